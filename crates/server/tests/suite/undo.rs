//! docs/undo.md, for every kind of move of every game. At the table itself: no socket is needed to see what it decides.

use std::collections::BTreeSet;

use catalog::{AnyGame, GameKind};
use protocol::ProblemKey;
use protocol::clock::{Absence, Pace};
use protocol::table::{ChatSetting, Proposal, Settings, Sitter};
use serde_json::{Value, json};
use table::{ActError, Action, First, Opening, Table, Who};
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
        gone_after_minutes: None,
        hints: None,
        chat: ChatSetting::Everybody,
        start_when_full: true,
        wait_for_parts: false,
        rated: false,
        languages: Vec::new(),
    }
}

/// A table at which people sit on all chairs and the game has begun.
pub(crate) fn people(kind: GameKind, seats: u8, seed: u64) -> Table {
    people_at(kind, seats, seed, None)
}

/// The same, with a game that begins at a position.
fn people_at(kind: GameKind, seats: u8, seed: u64, position: Option<String>) -> Table {
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
        position,
    };
    let first = |seat| First {
        seat,
        sitter: Sitter::Person,
        name: format!("p{seat}"),
        player: None,
        deal_part: None,
    };
    Table::open_with(opening, (0..seats).map(first).collect(), 0).unwrap().0
}

pub(crate) fn seat(seat: u8) -> Who {
    Who { seat: Some(seat), ..Who::default() }
}

fn act(table: &mut Table, who: u8, action: Action) -> Result<(), ProblemKey> {
    table.act(&seat(who), action, None, 0).map(drop).map_err(|error| match error {
        ActError::Refused(problem) => problem.key,
        ActError::Broken(broken) => panic!("{broken}"),
    })
}

/// What everybody sees.
fn views(table: &Table) -> Vec<Value> {
    let seats = table.chairs.len() as u8;
    let shown = |seat| serde_json::to_value(table.now(seat, false, None, 0).game).unwrap();
    (0..seats).map(Some).chain([None]).map(shown).collect()
}

/// Positions for what random games hardly ever come to.
fn rare_positions(kind: GameKind) -> Vec<String> {
    match kind {
        GameKind::Alcazar | GameKind::BigBoss => {
            vec![two_villas_wait_for_a_crest(kind), nothing_to_buy(kind)]
        }
        _ => Vec::new(),
    }
}

/// The first position of a game for two, with these cards and pieces instead.
fn castles(kind: GameKind, hands: [&[u8]; 2], cards: Value, site: impl FnOnce(&mut Value)) -> String {
    let start = AnyGame::start(kind, 2, &Value::Null, Deal::from_seed(1)).unwrap();
    let mut state: Value = serde_json::from_str(&start.dump()).unwrap();
    for (seat, hand) in hands.into_iter().enumerate() {
        state["seats"][seat]["hand"] = json!(hand);
    }
    state["turn"] = json!(0);
    state["cards"] = cards;
    site(&mut state["site"]);
    state.to_string()
}

/// C-17: all eight crests are out. Card 2 joins two castles, and one of two villas gets the crest that is free then.
fn two_villas_wait_for_a_crest(kind: GameKind) -> String {
    let flags = ["almeria", "cadiz", "cordoba", "granada", "huelva", "jaen", "malaga", "sevilla"];
    let fields = [1, 3, 5, 7, 11, 13, 15, 17, 40, 42];
    castles(kind, [&[2], &[]], json!({ "open": [50, 51, 52], "pile": [60, 61], "tower_pile": 20 }), |site| {
        for field in fields {
            site["stones"][field.to_string()] = json!([1, 2, 3]);
        }
        let building =
            |(index, field): (usize, &i32)| json!({ "flag": flags.get(index), "cells": [field.to_string()] });
        site["buildings"] = fields.iter().enumerate().map(building).collect();
        site["stones_left"] = json!(84 - 3 * fields.len());
    })
}

/// C-28: the player on turn has no card, and there is none to buy.
fn nothing_to_buy(kind: GameKind) -> String {
    castles(kind, [&[], &[60, 20]], json!({ "open": [], "pile": [], "tower_pile": 0 }), |_| {})
}

fn kind_of(table: &Table, who: u8, notation: &str) -> String {
    let offers = table.game.as_ref().unwrap().offers(tabletop::Seat::new(who));
    let offer = offers.iter().find(|offer| offer.notation == notation).unwrap();
    offer.parts["move"].as_str().unwrap().to_owned()
}

/// Plays a game at random and tries to take back every move, in every way.
fn play_and_take_back(mut table: Table, seed: u64, seen: &mut BTreeSet<String>) {
    let seats = table.chairs.len() as u8;
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
        let all = kinds(kind);
        assert!(!all.is_empty(), "the schema of {kind} names its kinds of moves");
        for position in rare_positions(kind) {
            play_and_take_back(people_at(kind, 2, 1, Some(position)), 1, &mut seen);
        }
        for (round, seats) in kind.seats().cycle().take(24).enumerate() {
            let seed = 100 + round as u64;
            play_and_take_back(people(kind, seats, seed), seed, &mut seen);
            if round > 2 && seen.is_superset(&all) {
                break;
            }
        }
        let missing: Vec<&String> = all.difference(&seen).collect();
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
