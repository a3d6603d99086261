//! The record of a game and the proof of its deal.

use protocol::ProblemKey;
use protocol::table::{BotLevel, Proposal};
use serde_json::json;
use table::{Action, Disproof, verify_deal};
use tabletop::{Deal, Record, RecordStart};

use crate::support::{Driver, MINUTE, SECOND, host, nobody, opening, person, seat, settings};

fn remark<'a>(record: &'a Record, word: &str) -> Option<&'a str> {
    record.remarks.iter().find(|(given, _)| given == word).map(|(_, rest)| rest.as_str())
}

/// A game with a part of its first player, played to the end, a second for each move.
fn finished() -> Driver {
    let more = json!({ "start_when_full": false });
    let mut at = Driver::open(opening(settings("toledo", 2, more)), vec![person(0), person(1)]);
    at.act(&seat(0), Action::AddToDeal { part: "dice".to_owned() });
    at.act(&seat(1), Action::AddToDeal { part: String::new() });
    at.pass(MINUTE);
    at.act(&host(), Action::Start);
    at.pass(SECOND);
    at.play_out();
    at
}

#[test]
fn nobody_has_the_record_before_the_end() {
    let mut at = Driver::toledo(2, json!({}));
    assert_eq!(at.table.record().unwrap_err().key, ProblemKey::NotNow);
    assert_eq!(at.table.reveal().unwrap_err().key, ProblemKey::NotNow);
    at.propose(0, Proposal::Abort);
    at.answer(1, true);
    assert_eq!(at.table.record().unwrap().moves.len(), 0);
    let mut closed = Driver::open(opening(settings("toledo", 2, json!({}))), vec![person(0)]);
    closed.act(&host(), Action::Close);
    assert_eq!(closed.table.record().unwrap_err().detail, "no game was played");
}

#[test]
fn it_has_the_players_the_parts_and_the_times_and_plays_again_to_the_same_end() {
    let at = finished();
    let record = at.table.record().unwrap();
    let part = &at.opening.server_part;
    for (word, rest) in [
        ("table", at.opening.id.as_str()),
        ("player-0", "Ana"),
        ("player-1", "Ben"),
        ("commitment", &part.commitment().to_string()),
        ("server-part", &part.to_string()),
        ("player-part-0", "dice"),
    ] {
        assert_eq!(remark(&record, word), Some(rest), "{word}");
    }
    for word in ["player-part-1", "ended", "winners"] {
        assert_eq!(remark(&record, word), None, "{word}");
    }
    assert!(record.moves.iter().all(|mv| mv.at == Some(SECOND)), "since the start of the game");
    let again = catalog::AnyGame::replay(&record).unwrap();
    assert_eq!(again.dump(), at.table.the_game().unwrap().dump());
    assert_eq!(record.to_string().parse::<Record>().unwrap(), record);
}

#[test]
fn the_deal_follows_from_the_commitment_and_the_parts() {
    let record = finished().table.record().unwrap();
    assert_eq!(verify_deal(&record), Ok(()));
    let changed = |word: &str, rest: &str| {
        let mut record = record.clone();
        record.remarks.retain(|(given, _)| given != word);
        if !rest.is_empty() {
            record.remarks.push((word.to_owned(), rest.to_owned()));
        }
        verify_deal(&record).unwrap_err()
    };
    assert_eq!(changed("server-part", ""), Disproof::Missing("server-part"));
    assert_eq!(changed("commitment", ""), Disproof::Missing("commitment"));
    assert!(matches!(changed("server-part", "nonsense"), Disproof::Unreadable("server-part", _)));
    assert_eq!(changed("server-part", &Deal::from_seed(8).to_string()), Disproof::OtherServerPart);
    assert_eq!(changed("player-part-0", "other dice"), Disproof::OtherDeal);
    assert_eq!(changed("player-part-1", "more"), Disproof::OtherDeal);
    let mut set_up = record.clone();
    set_up.start = RecordStart::Position(String::new());
    assert_eq!(verify_deal(&set_up), Err(Disproof::NotDealt));
}

#[test]
fn all_is_revealed_after_the_end() {
    let at = finished();
    let reveal = at.table.reveal().unwrap();
    let record = at.table.record().unwrap();
    assert_eq!(reveal.record, record.to_string());
    assert_eq!(reveal.server_part, at.opening.server_part.to_string());
    assert_eq!(reveal.commitment, at.opening.server_part.commitment().to_string());
    assert_eq!(reveal.player_parts, ["dice", ""]);
    let RecordStart::Deal { deal, .. } = &record.start else { panic!("not dealt") };
    assert_eq!(reveal.deal, deal.to_string());
    let dump: serde_json::Value = serde_json::from_str(&at.table.the_game().unwrap().dump()).unwrap();
    assert_eq!(reveal.state, dump);
}

#[test]
fn it_tells_who_took_a_seat_over_and_after_how_many_moves() {
    let mut at = Driver::toledo(3, json!({ "gone_after_minutes": 1 }));
    at.play();
    at.play_until(1);
    at.leave(1);
    at.pass(MINUTE);
    at.propose(0, Proposal::SeatToBot { gone_seat: 1, level: BotLevel::Expert });
    at.answer(2, true);
    at.leave(2);
    at.pass(MINUTE);
    at.propose(0, Proposal::SeatToLink { gone_seat: 2 });
    at.act(&nobody(), Action::TakeOver { seat: 2, name: "Zoe".to_owned(), player: None });
    let made = at.table.the_game().unwrap().moves_made();
    let record = at.table.record_so_far();
    assert!(made > 0);
    for (word, rest) in [
        ("player-0", "Ana"),
        ("player-1", "Ben"),
        ("player-2", "Cleo"),
        (&format!("player-1-after-{made}"), "computer (expert)"),
        (&format!("player-2-after-{made}"), "Zoe"),
    ] {
        assert_eq!(remark(&record, word), Some(rest), "{word}");
    }
    at.pass(MINUTE);
    let action = Action::Resign { seq: at.seq() };
    at.act(&seat(0), action);
    let action = Action::Resign { seq: at.seq() };
    at.act(&seat(2), action);
    let record = at.table.record().unwrap();
    assert_eq!(remark(&record, "ended"), Some("resigned 2"));
    assert_eq!(remark(&record, "winners"), Some("1"));
}

#[test]
fn a_game_that_was_broken_off_says_so_and_has_no_winners() {
    let mut at = Driver::toledo(2, json!({}));
    at.propose(0, Proposal::Abort);
    at.answer(1, true);
    let record = at.table.record().unwrap();
    assert_eq!((remark(&record, "ended"), remark(&record, "winners")), (Some("aborted"), None));
}
