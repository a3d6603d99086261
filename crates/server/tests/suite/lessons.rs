//! Courses: a lesson is answered without anything being remembered.

use serde_json::json;

use crate::support::{Browser, TestServer};

#[tokio::test]
async fn a_lesson_is_followed_by_answers_and_every_answer_is_met() {
    let server = TestServer::start().await;
    let browser = Browser::new(server.address);
    let course = browser.get("/api/games/salamanca/lessons").await.good();
    let ids: Vec<_> =
        course["lessons"].as_array().unwrap().iter().map(|lesson| lesson["id"].as_str().unwrap()).collect();
    assert!(ids.contains(&"plagues"), "{ids:?}");

    let path = "/api/games/salamanca/lessons/plagues";
    let answer =
        |notation: &str| json!({ "answers": [""], "question": { "ask": "answer", "notation": notation } });
    let missed = browser.post(path, &answer("plague c6")).await.good();
    assert_eq!((missed["type"].as_str(), missed["say"].as_str()), (Some("missed"), Some("behind")));
    let right = browser.post(path, &answer("plague c5")).await.good();
    assert_eq!((&right["type"], &right["now"]["step"]), (&json!("right"), &json!(2)));
    let illegal = browser.post(path, &answer("plague c3")).await;
    assert_eq!(illegal.json()["rule"], "S-30");

    let unknown = browser.post("/api/games/salamanca/lessons/chess", &answer("plague c5")).await;
    assert_eq!(unknown.status, 404);
    let too_far = json!({ "answers": ["plague c6"], "question": { "ask": "now" } });
    assert!(browser.post(path, &too_far).await.status >= 400);

    let path = "/api/games/salamanca/lessons/areas";
    let preview = |notation: &str| json!({ "answers": ["", "take a"], "question": { "ask": "preview", "notation": notation } });
    let told = browser.post(path, &preview("lay lake d5")).await.good();
    assert_eq!(told["worth"][0]["key"], "worth-after", "{told}");
    assert_eq!(told["worth"][0]["values"]["after"], 7, "{told}");
    // Where nothing is to be said of it the field is left out, as it was before there was one.
    let nothing = browser.post(path, &preview("lay lake h1")).await.good();
    assert_eq!((&nothing["events"][0]["event"], nothing.get("worth")), (&json!("tile-laid"), None));
}
