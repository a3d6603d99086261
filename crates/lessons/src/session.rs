//! A learner's way through a lesson.

use catalog::AnyGame;
use protocol::log::{Happening, LogEntry};
use protocol::rest::{LessonAnswer, LessonFrame, LessonNow, LessonQuestion, LessonRequest};
use protocol::socket::GameNow;
use protocol::table::OutcomeInfo;
use protocol::{ProblemKey, RawJson, Seq};
use serde_json::Value;
use table::MovePreview;
use table::refuse::{Result, not_now, not_played, refuse};

use crate::lesson::{Lesson, LessonStep};

/// Longer texts name no place of any board.
const LONGEST_PLACE: usize = 100;

/// Answers a learner who has come so far.
pub fn respond(lesson: &Lesson, request: &LessonRequest) -> Result<LessonAnswer> {
    let mut session = LessonRun::start(lesson);
    for answer in &request.answers {
        session.go_on(answer)?;
    }
    session.respond(&request.question)
}

struct LessonRun<'a> {
    lesson: &'a Lesson,
    game: AnyGame,
    /// Steps that are done.
    done: usize,
}

impl<'a> LessonRun<'a> {
    fn start(lesson: &'a Lesson) -> Self {
        Self { lesson, game: lesson.start.clone(), done: 0 }
    }

    fn respond(mut self, question: &LessonQuestion) -> Result<LessonAnswer> {
        let (game, seat) = (&self.game, self.lesson.seat);
        Ok(match question {
            LessonQuestion::Now => LessonAnswer::Now { now: self.now() },
            LessonQuestion::Answer { notation } => return self.answer(notation),
            LessonQuestion::Preview { notation } => {
                let MovePreview { events, worth } = MovePreview::of(game, seat, notation)?;
                LessonAnswer::Preview { events, worth }
            }
            LessonQuestion::WhyNot { notation } => {
                LessonAnswer::WhyNot { problem: game.why_not(seat, notation).map_err(not_played).err() }
            }
            LessonQuestion::Explain { place, thing } => {
                let thing = thing.as_ref().unwrap_or(place);
                let is_short = [place, thing].iter().all(|text| text.chars().count() <= LONGEST_PLACE);
                if !is_short {
                    return refuse(ProblemKey::NotFound, "the board has no such place");
                }
                let refused = table::refused_about(game, seat, thing);
                let lines = match game.explain(Some(seat), place) {
                    Some(explanation) => explanation.lines.into_iter().map(table::explanation_line).collect(),
                    None if !refused.is_empty() => Vec::new(),
                    None => return refuse(ProblemKey::NotFound, "the board has no such place"),
                };
                LessonAnswer::Explanation { lines, refused }
            }
        })
    }

    /// Does what the learner has done before. Only right answers lead on.
    fn go_on(&mut self, notation: &str) -> Result<Vec<LessonFrame>> {
        match self.judge(notation)? {
            Verdict::Right(frames) => Ok(frames),
            Verdict::Missed { .. } => refuse(ProblemKey::BadMessage, "this answer does not lead on"),
        }
    }

    fn answer(&mut self, notation: &str) -> Result<LessonAnswer> {
        Ok(match self.judge(notation)? {
            Verdict::Right(frames) => LessonAnswer::Right { frames, now: self.now() },
            Verdict::Missed { events, say } => LessonAnswer::Missed { events, say },
        })
    }

    /// Plays the move if it answers the step. What misses the point changes nothing.
    fn judge(&mut self, notation: &str) -> Result<Verdict> {
        let Some(step) = self.lesson.steps.get(self.done) else {
            return not_now("the lesson is over");
        };
        if !step.has_task() {
            return if notation.is_empty() {
                self.conclude(step, Vec::new())
            } else {
                not_now("there is nothing to do at this step")
            };
        }
        let before = self.game.clone();
        let notation = notation.trim();
        self.game.play(self.lesson.seat, notation, None).map_err(not_played)?;
        let frame = self.frame();
        let events = events_of(&frame);
        if step.right.iter().any(|answer| answer.is_met_by(notation, &events)) {
            return self.conclude(step, vec![frame]);
        }
        self.game = before;
        let remark = step.missed.iter().find(|remark| remark.answer.is_met_by(notation, &events));
        Ok(Verdict::Missed { events, say: remark.map(|remark| remark.say.clone()) })
    }

    /// Plays what follows by itself, and goes on to the next step.
    fn conclude(&mut self, step: &LessonStep, mut frames: Vec<LessonFrame>) -> Result<Verdict> {
        for reply in &step.replies {
            self.game.play(reply.seat, &reply.notation, None).map_err(not_played)?;
            frames.push(self.frame());
        }
        self.done += 1;
        Ok(Verdict::Right(frames))
    }

    fn now(&self) -> LessonNow {
        let step = self.lesson.steps.get(self.done);
        let has_task = step.is_some_and(LessonStep::has_task);
        LessonNow {
            step: self.done as u32,
            steps: self.lesson.steps.len() as u32,
            has_task,
            points: step.map(|step| step.points.clone()).unwrap_or_default(),
            seat: self.lesson.seat.into(),
            seats: self.game.seats(),
            game: self.game_now(has_task),
        }
    }

    fn game_now(&self, is_asked: bool) -> GameNow {
        let seat = self.lesson.seat;
        let offers = is_asked.then(|| RawJson::new(&self.game.written_offers(seat)));
        let status = self.game.status();
        GameNow {
            moves: self.game.moves_made() as u32,
            waiting: status.waiting().iter().map(u8::from).collect(),
            outcome: OutcomeInfo::of(&status),
            view: RawJson::new(&self.game.view(Some(seat))).unwrap_or_default(),
            offers: offers.and_then(Result::ok).unwrap_or_else(RawJson::list),
            may_take_back: false,
        }
    }

    /// The position after the last move, with what the learner is told of that move.
    fn frame(&self) -> LessonFrame {
        let number = self.game.moves_made().saturating_sub(1);
        let told = self.game.told(number, Some(self.lesson.seat));
        let entry = told.map(|told| LogEntry {
            seq: number as Seq + 1,
            at: 0,
            what: Happening::Moved {
                seat: told.seat.into(),
                number: number as u32,
                stand_in: false,
                events: told.events,
            },
        });
        LessonFrame { entries: entry.into_iter().collect(), game: self.game_now(false) }
    }
}

enum Verdict {
    Right(Vec<LessonFrame>),
    Missed { events: Vec<Value>, say: Option<String> },
}

fn events_of(frame: &LessonFrame) -> Vec<Value> {
    let events = |entry: &LogEntry| match &entry.what {
        Happening::Moved { events, .. } => events.clone(),
        _ => Vec::new(),
    };
    frame.entries.iter().flat_map(events).collect()
}
