//! Courses. A lesson is played anew for every request, which takes a few moves; nothing of it is stored.

use axum::Json;
use lessons::{Lesson, LessonError};
use protocol::rest::{Course, LessonAnswer, LessonInfo, LessonRequest};
use protocol::{Problem, ProblemKey};

use super::extract::{ApiBody, ApiPath};
use super::games::kind;
use super::problem::ProblemResponse;
use crate::refuse::{internal, refuse};

/// The lessons of a game, in the order of its course.
#[utoipa::path(get, path = "/api/games/{game}/lessons", tag = "lessons", params(("game" = String, Path)),
    responses((status = 200, body = Course), (status = "4XX", body = Problem)))]
pub(super) async fn course(ApiPath(game): ApiPath<String>) -> Result<Json<Course>, ProblemResponse> {
    let info = |lesson: Lesson| LessonInfo { steps: lesson.steps.len() as u32, id: lesson.id };
    let lessons = lessons::course(kind(&game)?).map_err(broken)?;
    Ok(Json(Course { lessons: lessons.into_iter().map(info).collect() }))
}

/// An answer or a question at a step of a lesson.
#[utoipa::path(post, path = "/api/games/{game}/lessons/{lesson}", tag = "lessons",
    params(("game" = String, Path), ("lesson" = String, Path)), request_body = LessonRequest,
    responses((status = 200, body = LessonAnswer), (status = "4XX", body = Problem)))]
pub(super) async fn lesson(
    ApiPath((game, lesson)): ApiPath<(String, String)>,
    ApiBody(request): ApiBody<LessonRequest>,
) -> Result<Json<LessonAnswer>, ProblemResponse> {
    let Some(lesson) = lessons::find(kind(&game)?, &lesson) else {
        return Ok(refuse(ProblemKey::NotFound, "the course has no such lesson")?);
    };
    Ok(Json(lessons::respond(&lesson.map_err(broken)?, &request)?))
}

fn broken(broken: LessonError) -> Problem {
    internal(broken)
}
