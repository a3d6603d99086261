//! docs/undo.md, for every kind of move of every game. At the table itself: no socket is needed to see what it decides.

use std::collections::BTreeSet;

use catalog::GameKind;
use protocol::ProblemKey;
use protocol::clock::{Absence, Pace};
use protocol::table::{ChatSetting, Proposal, Settings, Sitter};
use serde_json::Value;
use server::table::{Action, First, Opening, Table, Who};
use tabletop::Deal;

use crate::games::Dice;

pub(crate) fn settings(kind: GameKind, seats: u8) -> Settings {
    Settings {
        game: kind.name().to_owned(),
        seats,
        options: Value::Null,
        listed: false,
        pace: Pace::Unlimited,
        absence: Absence::Bot,
        hints: true,
        chat: ChatSetting::Everybody,
        start_when_full: true,
    }
}

/// A table at which people sit on all chairs and the game has begun.
pub(crate) fn people(kind: GameKind, seats: u8, seed: u64) -> Table {
    let opening = Opening {
        id: "abcdefghij".to_owned(),
        settings: settings(kind, seats),
        kind,
        rules_version: kind.rules_version(),
        opened_at: 0,
        host_guest: "ana".to_owned(),
        host_seat: Some(0),
        server_part: Deal::from_seed(seed),
        rematch_of: None,
        position: None,
    };
    let first = |seat| First { seat, sitter: Sitter::Person, name: format!("p{seat}"), deal_part: None };
    Table::open_with(opening, (0..seats).map(first).collect(), 0).unwrap().0
}

pub(crate) fn seat(seat: u8) -> Who {
    Who { seat: Some(seat), ..Who::default() }
}

fn act(table: &mut Table, who: u8, action: Action) -> Result<(), ProblemKey> {
    table.act(&seat(who), action, None, 0).map(drop).map_err(|problem| problem.key)
}

/// What everybody sees.
fn views(table: &Table) -> Vec<Value> {
    let seats = table.chairs.len() as u8;
    let shown = |seat| serde_json::to_value(table.now(seat, false, None, 0).game).unwrap();
    (0..seats).map(Some).chain([None]).map(shown).collect()
}

/// What random games hardly ever come to.
const RARE: [&str; 2] = ["crest", "pass"];

fn kind_of(table: &Table, who: u8, notation: &str) -> String {
    let offers = table.game.as_ref().unwrap().offers(tabletop::Seat::new(who));
    let offer = offers.iter().find(|offer| offer.notation == notation).unwrap();
    offer.parts["move"].as_str().unwrap().to_owned()
}

/// Plays a game at random and tries to take back every move, in every way.
fn play_and_take_back(kind: GameKind, seats: u8, seed: u64, seen: &mut BTreeSet<String>) {
    let mut table = people(kind, seats, seed);
    let mut dice = Dice(seed + 1);
    while !table.is_over() {
        let waiting: Vec<u8> = table.waiting().iter().map(u8::from).collect();
        let who = waiting[dice.roll(waiting.len())];
        let moves = table.game.as_ref().unwrap().legal(tabletop::Seat::new(who));
        let new = moves.iter().position(|notation| !seen.contains(&kind_of(&table, who, notation)));
        let notation = moves[new.unwrap_or_else(|| dice.roll(moves.len()))].clone();
        seen.insert(kind_of(&table, who, &notation));
        let before = views(&table);
        let make = |table: &mut Table| {
            let seq = table.seq();
            act(table, who, Action::Move { seq, notation: notation.clone(), lag: 0 }).unwrap();
        };
        make(&mut table);
        if table.is_over() {
            assert_eq!(act(&mut table, who, Action::TakeBack { seq: 0 }), Err(ProblemKey::NotNow));
            return;
        }
        let game = table.game.as_ref().unwrap();
        let is_new = game.told_in_full(game.moves_made() - 1).unwrap().is_new_information;
        let seq = table.seq();
        let other = (who + 1) % seats;
        assert_eq!(act(&mut table, other, Action::TakeBack { seq }), Err(ProblemKey::NeedsAgreement));
        let alone = act(&mut table, who, Action::TakeBack { seq });
        assert_eq!(alone, if is_new { Err(ProblemKey::NeedsAgreement) } else { Ok(()) }, "{notation}");
        if is_new {
            agree_to_take_back(&mut table, who, seats);
        }
        assert_eq!(views(&table), before, "{notation} is taken back without a trace");
        make(&mut table);
    }
}

fn agree_to_take_back(table: &mut Table, who: u8, seats: u8) {
    let seq = table.seq();
    act(table, who, Action::Propose { seq, proposal: Proposal::TakeBack { moves: 1 } }).unwrap();
    let proposal = table.seq();
    for other in (0..seats).filter(|other| *other != who) {
        let before = table.game.as_ref().unwrap().moves_made();
        act(table, other, Action::Answer { seq: proposal, agree: true }).unwrap();
        let after = table.game.as_ref().unwrap().moves_made();
        let is_last = (0..seats).rfind(|seat| *seat != who) == Some(other);
        assert_eq!(after + usize::from(is_last), before, "done when the last one agrees");
    }
}

/// The kinds of moves that the schema of a game names.
fn kinds(kind: GameKind) -> BTreeSet<String> {
    let schema = kind.move_schema().to_value();
    let variants = schema["oneOf"].as_array().cloned().unwrap_or_default();
    let tags = variants.iter().flat_map(|variant| {
        let tag = &variant["properties"]["move"];
        let many = tag["enum"].as_array().cloned().unwrap_or_default();
        many.into_iter().chain(tag.get("const").cloned())
    });
    tags.map(|tag| tag.as_str().unwrap().to_owned()).collect()
}

#[test]
fn every_kind_of_move_is_taken_back_freely_until_it_shows_something_and_then_by_agreement() {
    for kind in GameKind::ALL {
        let mut seen = BTreeSet::new();
        let common: BTreeSet<String> =
            kinds(kind).into_iter().filter(|kind| !RARE.contains(&kind.as_str())).collect();
        for (round, seats) in kind.seats().cycle().take(24).enumerate() {
            play_and_take_back(kind, seats, 100 + round as u64, &mut seen);
            if round > 2 && seen.is_superset(&common) {
                break;
            }
        }
        let missing: Vec<&String> = common.difference(&seen).collect();
        assert!(missing.is_empty(), "{kind}: {missing:?} did not occur");
    }
}

#[test]
fn one_who_declines_keeps_the_move_and_a_new_move_drops_the_proposal() {
    let mut table = people(GameKind::Alcazar, 3, 5);
    let mut dice = Dice(3);
    let random_move = |table: &mut Table, dice: &mut Dice| {
        let who = table.waiting().first().unwrap();
        let moves = table.game.as_ref().unwrap().legal(who);
        let (seq, notation) = (table.seq(), moves[dice.roll(moves.len())].clone());
        act(table, who.into(), Action::Move { seq, notation, lag: 0 }).unwrap();
    };
    for _ in 0..6 {
        random_move(&mut table, &mut dice);
    }
    let made = table.game.as_ref().unwrap().moves_made();
    let propose = Action::Propose { seq: table.seq(), proposal: Proposal::TakeBack { moves: 3 } };
    act(&mut table, 1, propose.clone()).unwrap();
    let proposal = table.seq();
    act(&mut table, 0, Action::Answer { seq: proposal, agree: true }).unwrap();
    act(&mut table, 2, Action::Answer { seq: proposal, agree: false }).unwrap();
    assert_eq!(table.game.as_ref().unwrap().moves_made(), made);
    assert!(table.pending.is_none());
    let propose = Action::Propose { seq: table.seq(), proposal: Proposal::TakeBack { moves: 3 } };
    act(&mut table, 1, propose).unwrap();
    random_move(&mut table, &mut dice);
    assert!(table.pending.is_none());
    let too_many = Action::Propose { seq: table.seq(), proposal: Proposal::TakeBack { moves: 999 } };
    assert_eq!(act(&mut table, 1, too_many), Err(ProblemKey::BadMessage));
}
