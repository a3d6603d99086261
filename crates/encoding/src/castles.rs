//! What Alcazar and Das neue Big Boss have in common, as features: the board, the buildings, the nobles, the cards.

use castle_box::{
    Board, CELLS, Cards, Cell, Direction, FIELDS, Field, GRID, Level, MAX_VALUE, Place, Rank, Site, Worth,
};
use tabletop::Seat;

use crate::mirror::reflect;
use crate::{Encode, FeatureGroup, Features, Mirror, Sizes, lead, turns_until};

pub(crate) const HEIGHTS: usize = 8;
/// Values of buildings in steps of five.
pub(crate) const VALUES: usize = 11;

/// What all share.
pub(crate) mod common {
    use super::{CELLS, FIELDS, FeatureGroup, HEIGHTS, VALUES};

    pub(super) const SEATS: FeatureGroup = FeatureGroup::first(4);
    pub(super) const STEP: FeatureGroup = SEATS.then(6);
    pub(super) const STONES_LEFT: FeatureGroup = STEP.then(22);
    pub(super) const SPANS_LEFT: FeatureGroup = STONES_LEFT.then(21);
    pub(super) const HEIGHT_AT: FeatureGroup = SPANS_LEFT.then(CELLS * HEIGHTS);
    pub(super) const OPEN_CARD: FeatureGroup = HEIGHT_AT.then(FIELDS);
    pub(super) const CASTLE_WORTH: FeatureGroup = OPEN_CARD.then(2 * VALUES);
    pub(super) const CASTLES: FeatureGroup = CASTLE_WORTH.then(9);
    pub(super) const PILE: FeatureGroup = CASTLES.then(12);
    pub(super) const TOWER_PILE: FeatureGroup = PILE.then(8);
    pub(crate) const LAST: FeatureGroup = TOWER_PILE;
    pub(crate) const END: usize = LAST.end();
}

/// What all may know of a seat.
pub(crate) mod seat {
    use super::{CELLS, FIELDS, FeatureGroup, HEIGHTS, VALUES};

    pub(super) const NOBLE_AT: FeatureGroup = FeatureGroup::first(CELLS * 2);
    pub(super) const NOBLE_LEVEL: FeatureGroup = NOBLE_AT.then(2 * HEIGHTS);
    pub(super) const NOBLE_WORTH: FeatureGroup = NOBLE_LEVEL.then(2 * VALUES);
    /// Where the card of a noble's field is, by level: with the rank.
    pub(super) const NOBLE_CARD: FeatureGroup = NOBLE_WORTH.then(2 * 3 * 4);
    pub(super) const BARONS: FeatureGroup = NOBLE_CARD.then(6);
    pub(super) const GRANDES: FeatureGroup = BARONS.then(2);
    pub(super) const MONEY: FeatureGroup = GRANDES.then(40);
    pub(super) const MONEY_LEVELS: FeatureGroup = MONEY.then(12);
    pub(super) const SCORE: FeatureGroup = MONEY_LEVELS.then(40);
    pub(super) const SCORE_LEVELS: FeatureGroup = SCORE.then(14);
    pub(super) const CARDS: FeatureGroup = SCORE_LEVELS.then(18);
    pub(super) const TOWERS: FeatureGroup = CARDS.then(6);
    pub(super) const SEEN: FeatureGroup = TOWERS.then(FIELDS);
    pub(super) const TURN_IN: FeatureGroup = SEEN.then(5);
    pub(super) const IS_ACTING: FeatureGroup = TURN_IN.then(4);
    pub(super) const IS_OUT: FeatureGroup = IS_ACTING.then(1);
    pub(super) const BRIDGES: FeatureGroup = IS_OUT.then(2 * 10);
    pub(super) const HIGH_NOBLES: FeatureGroup = BRIDGES.then(9);
    pub(crate) const LAST: FeatureGroup = HIGH_NOBLES;
    pub(crate) const END: usize = LAST.end();
}

/// What only the seat itself may know.
pub(crate) mod own {
    use super::{FIELDS, FeatureGroup, VALUES};

    pub(super) const HAND: FeatureGroup = FeatureGroup::first(FIELDS);
    /// What building with a card would pay, by what stands there: own noble, another's, nobody.
    pub(super) const INCOME: FeatureGroup = HAND.then(3 * VALUES);
    pub(super) const SAFE_NOBLES: FeatureGroup = INCOME.then(10);
    pub(super) const THREATENED: FeatureGroup = SAFE_NOBLES.then(10);
    pub(super) const LEAD: FeatureGroup = THREATENED.then(41);
    pub(crate) const LAST: FeatureGroup = LEAD;
    pub(crate) const END: usize = LAST.end();
}

/// What moves are made of.
pub(crate) mod action {
    use super::{FIELDS, FeatureGroup, HEIGHTS, VALUES};

    pub(crate) const KIND: FeatureGroup = FeatureGroup::first(16);
    pub(crate) const CARD: FeatureGroup = KIND.then(FIELDS);
    /// For cards that are bought and for those that are played: what building there would pay, and who stands there.
    pub(crate) const CARD_INCOME: FeatureGroup = CARD.then(2 * 3 * VALUES);
    /// By kind of move: how high the place is.
    pub(crate) const LEVEL: FeatureGroup = CARD_INCOME.then(16 * HEIGHTS);
    /// By kind of move: what the building there is worth.
    pub(crate) const WORTH: FeatureGroup = LEVEL.then(16 * VALUES);
    pub(crate) const FOUND_WITH: FeatureGroup = WORTH.then(3);
    pub(crate) const LIFTED: FeatureGroup = FOUND_WITH.then(12);
    pub(crate) const END: usize = LIFTED.end();
}

pub(crate) const SIZES: Sizes =
    Sizes { common: common::END, seat: seat::END, own: own::END, action: action::END };

/// C-1: the board looks the same from the left and from the right, from above and from below. Only which end of a bridge or a trade
/// comes first stays as it is: that follows from the numbers of the fields.
pub(crate) fn mirrors(sizes: Sizes) -> Vec<Mirror> {
    let board = Board::standard();
    let mirror = |flips_columns: bool, flips_rows: bool| {
        let flip = |number: u8, flips: bool| if flips { GRID as u8 + 1 - number } else { number };
        let mut images = [0; CELLS];
        for (column, row) in
            (1..=GRID as u8).flat_map(|column| (1..=GRID as u8).map(move |row| (column, row)))
        {
            let at = |column, row| board.cell_at(column, row).map_or(0, Cell::index);
            images[at(column, row)] = at(flip(column, flips_columns), flip(row, flips_rows));
        }
        let mut mirror = Mirror::of(sizes);
        let place = |index: usize| images[index];
        reflect(&mut mirror.common, common::HEIGHT_AT, HEIGHTS, place);
        reflect(&mut mirror.common, common::OPEN_CARD, 1, place);
        reflect(&mut mirror.seat, seat::NOBLE_AT, 2, place);
        reflect(&mut mirror.seat, seat::SEEN, 1, place);
        reflect(&mut mirror.own, own::HAND, 1, place);
        reflect(&mut mirror.action, action::CARD, 1, place);
        // The first of three fields is the last one where their numbers run the other way.
        if flips_columns != flips_rows {
            reflect(&mut mirror.action, action::FOUND_WITH, 1, |distance| {
                action::FOUND_WITH.len() - 1 - distance
            });
        }
        mirror
    };
    vec![mirror(true, false), mirror(false, true), mirror(true, true)]
}

/// The table as both games have it.
pub(crate) struct CastlePosition<'a> {
    pub(crate) board: &'a Board,
    pub(crate) site: &'a Site,
    pub(crate) cards: &'a Cards,
    pub(crate) turn: Seat,
    /// The number of the step, below 6.
    pub(crate) step: usize,
    /// What a stone on this level adds to its building.
    pub(crate) worth: Worth,
    pub(crate) castle_value: u8,
    /// What is one step of money, and one of scores.
    pub(crate) steps: (u32, i32),
}

pub(crate) fn common(table: &CastlePosition<'_>, seats: u8, out: &mut Features) {
    let (site, cards) = (table.site, table.cards);
    out.add(common::SEATS, usize::from(seats) - 2);
    out.add(common::STEP, table.step);
    out.add(common::STONES_LEFT, usize::from(site.stones_left()) / 4);
    out.add(common::SPANS_LEFT, usize::from(site.spans_left()));
    for cell in site.built() {
        out.add(common::HEIGHT_AT, cell.index() * HEIGHTS + level(site, cell));
    }
    cards.open().for_each(|card| out.add(common::OPEN_CARD, card.cell().index()));
    let mut castles = 0;
    for building in site.buildings() {
        let is_castle = site.is_castle(building);
        castles += usize::from(is_castle);
        out.add(
            common::CASTLE_WORTH,
            usize::from(is_castle) * VALUES + usize::from(site.value(building)) / 5,
        );
    }
    out.add(common::CASTLES, castles);
    out.add(common::PILE, usize::from(cards.pile_len()) / 6);
    out.add(common::TOWER_PILE, usize::from(cards.tower_pile()) / 3);
}

pub(crate) fn seat<G: Encode>(
    table: &CastlePosition<'_>,
    game: &G,
    seat: Seat,
    money: u32,
    is_out: bool,
    out: &mut Features,
) {
    let (site, cards) = (table.site, table.cards);
    let mut high = 0;
    for cell in site.nobles(seat) {
        let rank = usize::from(site.rank(cell) == Rank::Grande);
        let level = level(site, cell);
        high += usize::from(site.height(cell) > Level::GROUND);
        out.add(seat::NOBLE_AT, 2 * cell.index() + rank);
        out.add(seat::NOBLE_LEVEL, HEIGHTS * rank + level);
        out.add(seat::NOBLE_WORTH, VALUES * rank + value(site, cell) / 5);
        let card = public_card(cards, cell);
        out.add(seat::NOBLE_CARD, 12 * rank + 4 * (level / 2).min(2) + card);
    }
    out.add(seat::HIGH_NOBLES, high);
    out.up_to(seat::BARONS, usize::from(site.noble_supply(seat, Rank::Baron)));
    out.up_to(seat::GRANDES, usize::from(site.noble_supply(seat, Rank::Grande)));
    let (money_step, score_step) = table.steps;
    out.add(seat::MONEY, (money / money_step) as usize);
    out.up_to(seat::MONEY_LEVELS, (money / (3 * money_step)) as usize);
    let score = game.score_now(seat).max(0);
    out.add(seat::SCORE, (score / score_step) as usize);
    out.up_to(seat::SCORE_LEVELS, (score / (3 * score_step)) as usize);
    out.add(seat::CARDS, cards.hand(seat).len());
    out.up_to(seat::TOWERS, usize::from(cards.towers(seat)));
    let seen = castle_box::CellSet(cards.seen().0 & cards.hand(seat).0);
    seen.iter().for_each(|cell| out.add(seat::SEEN, cell.index()));
    out.add(seat::TURN_IN, turns_until(seat, table.turn, game.seats()));
    if table.turn == seat {
        out.add(seat::IS_ACTING, table.step);
    }
    out.flag(seat::IS_OUT, is_out);
    if site.spans_left() > 0 {
        bridges(table, seat, out);
    }
}

pub(crate) fn own<G: Encode>(table: &CastlePosition<'_>, game: &G, seat: Seat, out: &mut Features) {
    let site = table.site;
    for card in table.cards.hand_fields(seat) {
        out.add(own::HAND, card.cell().index());
        out.add(own::INCOME, occupant(site, card.cell(), seat) * VALUES + income(table, card) / 5);
    }
    let (mut safe, mut threatened) = (0, 0);
    let seen = table.cards.seen();
    for cell in site.nobles(seat) {
        if table.cards.hand(seat).contains(cell) {
            safe += 1;
        } else if seen.contains(cell) {
            threatened += 1;
        }
    }
    out.add(own::SAFE_NOBLES, safe);
    out.add(own::THREATENED, threatened);
    out.add(own::LEAD, lead(game, seat, table.steps.1, own::LEAD));
}

/// A card that is bought (0) or played (1).
pub(crate) fn card_action(
    table: &CastlePosition<'_>,
    seat: Seat,
    card: Field,
    way: usize,
    out: &mut Features,
) {
    let who = occupant(table.site, card.cell(), seat);
    out.add(action::CARD, card.cell().index());
    out.add(action::CARD_INCOME, (3 * way + who) * VALUES + income(table, card) / 5);
}

/// A castle that is founded: which of its three fields the card is. After the last field of the row follows the first one.
pub(crate) fn found_action(card: Field, first: Field, out: &mut Features) {
    let distance = usize::from(card.number()) + FIELDS - usize::from(first.number());
    out.add(action::FOUND_WITH, distance % FIELDS);
}

/// A place where something of this kind is done.
pub(crate) fn place_action(table: &CastlePosition<'_>, place: Place, kind: usize, out: &mut Features) {
    if let Some(cell) = table.board.cell(place) {
        out.add(action::LEVEL, kind * HEIGHTS + level(table.site, cell));
        out.add(action::WORTH, kind * VALUES + value(table.site, cell) / 5);
    }
}

pub(crate) fn level(site: &Site, cell: Cell) -> usize {
    usize::from(site.height(cell).0).min(HEIGHTS - 1)
}

fn value(site: &Site, cell: Cell) -> usize {
    site.building(cell).map_or(0, |building| usize::from(site.value(building)))
}

/// Who stands on a cell: 0 for oneself, 1 for another, 2 for nobody.
pub(crate) fn occupant(site: &Site, cell: Cell, seat: Seat) -> usize {
    match site.noble(cell) {
        Some(noble) if noble.seat == seat => 0,
        Some(_) => 1,
        None => 2,
    }
}

/// Where all know the card of a cell to be: open, seen into a hand, nowhere since it has none, or unknown.
pub(crate) fn public_card(cards: &Cards, cell: Cell) -> usize {
    match cell.field() {
        None => 0,
        Some(field) if cards.is_open(field) => 1,
        Some(_) if cards.seen().contains(cell) => 2,
        Some(_) => 3,
    }
}

/// What building on this field with its card would pay.
pub(crate) fn income(table: &CastlePosition<'_>, field: Field) -> usize {
    let (site, cell) = (table.site, field.cell());
    let value = |building| usize::from(site.value(building));
    let pays = if let Some(building) = site.building(cell) {
        value(building) + usize::from((table.worth.stone)(site.height(cell).above()))
    } else {
        match (site.building(field.previous().cell()), site.building(field.next().cell())) {
            (Some(one), Some(other)) if one != other => value(one) + value(other) + 1,
            (Some(one), _) | (None, Some(one)) => value(one) + 1,
            (None, None) => usize::from(table.castle_value),
        }
    };
    pays.min(usize::from(MAX_VALUE))
}

/// The bridges that a seat could build, at once or after a stone more, by how many levels its nobles would rise.
fn bridges(table: &CastlePosition<'_>, seat: Seat, out: &mut Features) {
    for near in table.site.nobles(seat) {
        for direction in Direction::ALL {
            if let Some((is_ready, lifted)) = bridge(table, seat, near, direction) {
                out.add(seat::BRIDGES, 10 * usize::from(is_ready) + lifted.min(9));
            }
        }
    }
}

fn bridge(table: &CastlePosition<'_>, seat: Seat, near: Cell, direction: Direction) -> Option<(bool, usize)> {
    let (board, site) = (table.board, table.site);
    let (middle, far) = (board.beside(near, direction)?, board.two_away(near, direction)?);
    let (height, other) = (site.height(near).0, site.height(far).0);
    let is_possible = other >= 1
        && (height == other || height == other + 1)
        && site.height(middle).0 < height
        && !site.has_span(middle, direction.is_upright())
        && site.noble(far).is_none_or(|noble| noble.seat == seat);
    let lift = |cell: Cell| {
        let rises = height + 1 - site.height(cell).0.min(height);
        if site.nobles(seat).contains(cell) {
            site.rank(cell).times() as usize * usize::from(rises)
        } else {
            0
        }
    };
    is_possible.then(|| (height == other, lift(near) + lift(middle) + lift(far)))
}
