//! Who is away keeps the seat, the time that is left and the say; who is gone for good can be replaced. At the table itself, with a
//! clock that is moved by hand.

use catalog::GameKind;
use protocol::ProblemKey;
use protocol::clock::Pace;
use protocol::table::{BotLevel, EndingReason, Proposal, Sitter, TableState};
use table::{ActError, Action, Entry, EntryKind, First, Opening, Outage, Table, Who};
use tabletop::Deal;

use crate::undo::{seat, settings};

const BLITZ: Pace = Pace::RealTime { bank_seconds: 60, increment_seconds: 5 };
const MINUTE: u64 = 60_000;

fn key(error: ActError) -> ProblemKey {
    match error {
        ActError::Refused(problem) => problem.key,
        ActError::Broken(broken) => panic!("{broken}"),
    }
}

struct Club {
    table: Table,
    now: u64,
}

impl Club {
    /// People on all chairs, and the game has begun.
    fn new(seats: u8, pace: Pace, gone_after_minutes: Option<u32>) -> Self {
        let kind = GameKind::Toledo;
        let mut settings = settings(kind, seats);
        settings.pace = pace;
        settings.gone_after_minutes = gone_after_minutes;
        let opening = Opening {
            id: "abcdefghij".to_owned(),
            settings,
            kind,
            rules_version: kind.rules_version(),
            opened_at: 0,
            host_guest: "ana".to_owned(),
            host_seat: Some(0),
            server_part: Deal::from_seed(9),
            rematch_of: None,
            position: None,
        };
        let first = |seat| First {
            seat,
            sitter: Sitter::Person,
            name: format!("p{seat}"),
            player: None,
            deal_part: None,
        };
        let table = Table::open_with(opening, (0..seats).map(first).collect(), 0).unwrap().0;
        Self { table, now: 0 }
    }

    fn act(&mut self, who: u8, action: Action) -> Result<(), ProblemKey> {
        let made = self.table.act(&seat(who), action, None, self.now);
        made.map(drop).map_err(key)
    }

    fn system(&mut self, action: Action) {
        self.table.act(&Who::default(), action, None, self.now).unwrap();
    }

    fn leave(&mut self, who: u8) -> Result<(), ProblemKey> {
        let seq = self.table.seq();
        self.act(who, Action::Leave { seq })
    }

    fn back(&mut self, who: u8) -> Result<(), ProblemKey> {
        let seq = self.table.seq();
        self.act(who, Action::Back { seq })
    }

    fn propose(&mut self, who: u8, proposal: Proposal) -> Result<(), ProblemKey> {
        let seq = self.table.seq();
        self.act(who, Action::Propose { seq, proposal })
    }

    fn answer(&mut self, who: u8, agree: bool) -> Result<(), ProblemKey> {
        let seq = self.table.pending.as_ref().map_or(0, |pending| pending.seq);
        self.act(who, Action::Answer { seq, agree })
    }

    fn on_turn(&self) -> u8 {
        self.table.waiting().first().unwrap().into()
    }

    fn move_once(&mut self) {
        let who = self.on_turn();
        let notation = self.table.game.as_ref().unwrap().legal(tabletop::Seat::new(who))[0].clone();
        let seq = self.table.seq();
        self.act(who, Action::Move { seq, notation, lag: 0 }).unwrap();
    }

    fn left(&self, who: u8) -> u64 {
        self.table.clock.shown(self.now, false).unwrap().seats[usize::from(who)].left
    }

    /// The same table after a restart, from what is stored.
    fn rebuilt(&self) -> Table {
        let entries: Vec<Entry> = self.table.entries.clone();
        Table::rebuild(self.table.opening.clone(), entries, Vec::new()).unwrap()
    }
}

#[test]
fn leaving_and_coming_back_in_a_circle_brings_not_one_millisecond() {
    for pace in [BLITZ, Pace::Days { days: 2 }] {
        let mut club = Club::new(2, pace, None);
        let who = club.on_turn();
        let full = club.left(who);
        let step = full / 500;
        let mut used = 0;
        while used + 2 * step < full {
            club.now += step;
            club.leave(who).unwrap();
            // The bot that stands in is slow, and the time passes all the same.
            club.now += step;
            used += 2 * step;
            assert_eq!(club.left(who), full - used);
            club.back(who).unwrap();
            assert_eq!(club.left(who), full - used);
            assert_eq!(club.table.clock.next_timeout(club.now), Some((who, full + 1_000)));
        }
        club.now = full + 999;
        club.leave(who).unwrap();
        club.now += 1;
        assert_eq!(club.back(who), Err(ProblemKey::NotNow), "the time of this turn is used up");
        let notation = club.table.game.as_ref().unwrap().legal(tabletop::Seat::new(who))[0].clone();
        let seq = club.table.seq();
        let late = club.act(who, Action::Move { seq, notation, lag: 0 });
        assert_eq!(late, Err(ProblemKey::NotNow), "nor is a move a way back");
        assert_eq!(club.rebuilt().clock.shown(club.now, false), club.table.clock.shown(club.now, false));
    }
}

#[test]
fn who_ran_out_of_time_is_back_when_the_bot_has_played_the_turn() {
    let mut club = Club::new(2, BLITZ, None);
    let who = club.on_turn();
    club.now = 61_000;
    club.system(Action::TimeOut { seat: who });
    assert_eq!(club.back(who), Err(ProblemKey::NotNow));
    while club.on_turn() == who {
        let game = club.table.game.as_ref().unwrap();
        let (moves, notation) = (game.moves_made(), game.legal(tabletop::Seat::new(who))[0].clone());
        club.system(Action::BotMove { seat: who, moves, notation });
    }
    assert_eq!(club.left(who), 5_000, "what every turn brings, and no more");
    club.back(who).unwrap();
    assert_eq!(club.left(who), 5_000);
}

#[test]
fn who_is_away_or_out_of_time_is_asked_and_nothing_is_done_without_them() {
    for is_out_of_time in [false, true] {
        for proposal in [Proposal::Abort, Proposal::Pause, Proposal::TakeBack { moves: 1 }] {
            let mut club = Club::new(2, BLITZ, None);
            club.move_once();
            let away = club.on_turn();
            let there = 1 - away;
            if is_out_of_time {
                club.now += 61_000;
                club.system(Action::TimeOut { seat: away });
            } else {
                club.leave(away).unwrap();
            }
            let moves = club.table.game.as_ref().unwrap().moves_made();
            club.propose(there, proposal).unwrap();
            assert_eq!(club.table.state, TableState::Playing, "{proposal:?} waits for the answer");
            assert_eq!(club.table.game.as_ref().unwrap().moves_made(), moves);
            let shown = club.table.now(None, false, None, club.now).proposal.unwrap();
            assert_eq!(shown.missing, [away]);
            club.answer(away, false).unwrap();
            assert!(club.table.pending.is_none());
            assert_eq!(club.table.state, TableState::Playing);
        }
    }
}

#[test]
fn a_proposal_can_be_withdrawn_by_whoever_made_it() {
    let mut club = Club::new(2, Pace::Unlimited, None);
    club.propose(0, Proposal::Abort).unwrap();
    club.answer(0, false).unwrap();
    assert!(club.table.pending.is_none());
    club.propose(0, Proposal::Pause).unwrap();
}

#[test]
fn with_a_clock_a_seat_can_be_given_away_when_its_time_has_run_out_and_not_before() {
    let mut club = Club::new(2, BLITZ, None);
    let gone = club.on_turn();
    let there = 1 - gone;
    let to_bot = Proposal::SeatToBot { gone_seat: gone, level: BotLevel::Expert };
    club.now = 59_000;
    assert_eq!(club.propose(there, to_bot), Err(ProblemKey::NotNow), "it still has time");
    assert_eq!(club.propose(gone, Proposal::EndWithout { gone_seat: there }), Err(ProblemKey::NotNow));
    club.now = 61_000;
    club.system(Action::TimeOut { seat: gone });
    assert_eq!(club.propose(gone, to_bot), Err(ProblemKey::NotNow), "others decide about a seat");
    club.propose(there, to_bot).unwrap();
    let chair = &club.table.chairs[usize::from(gone)];
    assert_eq!(chair.sitter, Sitter::Bot { level: BotLevel::Expert });
    assert!(!chair.stand_in && !chair.is_held());
    assert_eq!(club.table.bot_turns().len(), 1, "and it plays on at once");
    assert_eq!(club.back(gone), Err(ProblemKey::NotNow), "the seat is lost");
    assert_eq!(club.rebuilt().info(), club.table.info());
}

#[test]
fn without_a_clock_a_seat_can_be_given_away_after_the_time_that_the_table_says() {
    let mut club = Club::new(2, Pace::Unlimited, Some(10));
    assert_eq!(club.table.info().settings.gone_after_minutes, Some(10));
    let gone = club.on_turn();
    let there = 1 - gone;
    let end = Proposal::EndWithout { gone_seat: gone };
    club.now = 10 * MINUTE - 1;
    let absent = club.table.now(Some(there), false, None, club.now).absent;
    assert_eq!(absent.iter().map(|one| (one.seat, one.gone_in)).collect::<Vec<_>>(), [(gone, 1)]);
    assert_eq!(club.propose(there, end), Err(ProblemKey::NotNow));
    // Any sign of life counts: it begins anew.
    club.propose(gone, Proposal::Pause).unwrap();
    club.answer(gone, false).unwrap();
    club.now += 10 * MINUTE - 1;
    assert_eq!(club.propose(there, end), Err(ProblemKey::NotNow));
    club.now += 1;
    club.propose(there, end).unwrap();
    let ending = club.table.ending.clone().unwrap();
    assert_eq!((ending.reason, ending.seat), (EndingReason::Gone, Some(gone)));
    assert_eq!(ending.winners, [there], "those who stayed have won");
    let record = club.table.record().unwrap().to_string();
    assert!(record.contains(&format!("ended: gone {gone}\nwinners: {there}\n")), "{record}");
    assert_eq!(club.rebuilt().ending, club.table.ending);
}

#[test]
fn time_when_no_server_ran_makes_nobody_gone() {
    let mut club = Club::new(2, Pace::Unlimited, Some(10));
    let gone = club.on_turn();
    club.now = 20 * MINUTE;
    let outage = Outage { from: MINUTE, to: 15 * MINUTE };
    let entries = club.table.entries.clone();
    club.table = Table::rebuild(club.table.opening.clone(), entries, vec![outage]).unwrap();
    assert_eq!(club.propose(1 - gone, Proposal::EndWithout { gone_seat: gone }), Err(ProblemKey::NotNow));
    club.now += 4 * MINUTE;
    club.propose(1 - gone, Proposal::EndWithout { gone_seat: gone }).unwrap();
}

#[test]
fn more_than_half_of_those_who_are_there_decide_and_who_comes_back_ends_the_vote() {
    let mut club = Club::new(4, Pace::Unlimited, Some(10));
    let gone = club.on_turn();
    let there: Vec<u8> = (0..4).filter(|seat| *seat != gone).collect();
    club.now = 10 * MINUTE;
    let link = Proposal::SeatToLink { gone_seat: gone };
    club.propose(there[0], link).unwrap();
    assert!(!club.table.chairs[usize::from(gone)].vacant, "one of three is not enough");
    assert_eq!(club.propose(there[1], Proposal::EndWithout { gone_seat: gone }), Err(ProblemKey::NotNow));
    club.answer(gone, false).unwrap();
    assert!(club.table.pending.is_none(), "whoever it is about is there after all");
    assert_eq!(club.propose(there[0], link), Err(ProblemKey::NotNow), "and so not gone");
    club.now += 10 * MINUTE;
    club.propose(there[0], link).unwrap();
    club.answer(there[1], false).unwrap();
    assert!(club.table.pending.is_some(), "one against is not enough either");
    club.answer(there[2], true).unwrap();
    assert!(club.table.chairs[usize::from(gone)].vacant);
    assert!(!club.table.bot_turns().is_empty(), "a bot plays until somebody comes");
    club.system(Action::TakeOver { seat: gone, name: "Eva".to_owned(), player: None });
    let chair = club.table.chairs[usize::from(gone)].clone();
    assert!(chair.is_held() && !chair.stand_in);
    assert_eq!(chair.name, "Eva");
    club.move_once();
    assert_eq!(club.rebuilt().info(), club.table.info());
    let record = club.table.record_so_far().to_string();
    assert!(record.contains(&format!("player-{gone}: p{gone}\n")), "{record}");
    assert!(record.contains(&format!("player-{gone}-after-0: Eva\n")), "{record}");
}

#[test]
fn who_does_not_answer_in_that_time_is_not_counted() {
    let mut club = Club::new(3, Pace::Unlimited, Some(10));
    let gone = club.on_turn();
    let there: Vec<u8> = (0..3).filter(|seat| *seat != gone).collect();
    let end = Proposal::EndWithout { gone_seat: gone };
    club.now = 10 * MINUTE;
    club.propose(there[0], end).unwrap();
    club.now += 10 * MINUTE - 1;
    assert_eq!(club.propose(there[0], end), Err(ProblemKey::NotNow), "the other is still asked");
    club.now += 1;
    club.propose(there[0], end).unwrap();
    assert!(club.table.is_over());
    assert_eq!(club.table.ending.as_ref().unwrap().winners, there);
}

#[test]
fn who_takes_a_seat_over_begins_with_the_time_that_all_began_with() {
    let mut club = Club::new(2, BLITZ, None);
    let gone = club.on_turn();
    club.now = 61_000;
    club.system(Action::TimeOut { seat: gone });
    club.propose(1 - gone, Proposal::SeatToLink { gone_seat: gone }).unwrap();
    club.system(Action::TakeOver { seat: gone, name: "Eva".to_owned(), player: None });
    assert_eq!(club.left(gone), 60_000);
    let again = club.table.act(
        &Who::default(),
        Action::TakeOver { seat: gone, name: "Zoe".to_owned(), player: None },
        None,
        club.now,
    );
    assert_eq!(again.map_err(key).unwrap_err(), ProblemKey::NotNow, "the seat is taken");
}

#[test]
fn giving_up_with_two_makes_the_other_the_winner_and_with_three_a_bot_plays_on() {
    let mut club = Club::new(2, Pace::Unlimited, None);
    let seq = club.table.seq();
    club.act(1, Action::Resign { seq }).unwrap();
    let ending = club.table.ending.clone().unwrap();
    assert_eq!((ending.reason, ending.seat, ending.winners), (EndingReason::Resigned, Some(1), vec![0]));
    assert!(club.table.record().unwrap().to_string().contains("ended: resigned 1\nwinners: 0\n"));
    let mut club = Club::new(3, Pace::Unlimited, None);
    let seq = club.table.seq();
    club.act(1, Action::Resign { seq }).unwrap();
    assert_eq!(club.table.state, TableState::Playing);
    let chair = club.table.info().chairs[1].clone();
    assert!(chair.stand_in && chair.resigned, "the seat is marked as played by a computer");
    club.propose(0, Proposal::Abort).unwrap();
    assert_eq!(club.table.now(None, false, None, 0).proposal.unwrap().missing, [2]);
}

#[test]
fn what_was_stored_before_is_read_as_it_was() {
    let club = Club::new(2, BLITZ, None);
    let mut entries = club.table.entries.clone();
    let old = [
        r#"{"happened":"timed-out","seat":1}"#,
        r#"{"happened":"back","seat":1}"#,
        r#"{"happened":"proposed","seat":0,"what":"take-back","moves":1}"#,
        r#"{"happened":"declined","seat":1}"#,
        r#"{"happened":"resigned","seat":1}"#,
        r#"{"happened":"ended","reason":"resigned","seat":1}"#,
    ];
    for text in old {
        let what: EntryKind = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&what).unwrap(), text, "and is stored as it was");
        entries.push(Entry { seq: entries.len() as u64 + 1, at: 1_000, cause: None, what });
    }
    let settings = r#"{"game":"toledo","seats":2,"options":{},"listed":false,"pace":{"pace":"unlimited"},"absence":"bot",
        "hints":true,"chat":"everybody","start_when_full":true}"#;
    let mut opening = club.table.opening.clone();
    opening.settings = serde_json::from_str(settings).unwrap();
    let table = Table::rebuild(opening, entries, Vec::new()).unwrap();
    assert_eq!(table.ending.unwrap().winners, [0]);
}
