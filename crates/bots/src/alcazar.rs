//! Judging Alcazar: levels of nobles, money by fifties, and what may come of cards, free nobles and bridges.

use alcazar::{Alcazar, BRIDGE_PRICE, CASTLE_VALUE, HIGHEST_TOWER, Move, Step, WORTH};
use castle_box::{Cell, CellSet, Direction, Field, Place, Rank};
use tabletop::{Game, Message, Seat, Silent, Value};

use crate::castles::{CardPlace, CastleTable, Incomes, Manner, Prospect, style_of, to_come};
use crate::insight::{Insight, Judgement, PerSeat, Style, ahead, per_seat};
use crate::level::BotLevel;

/// so much money is a point.
const REAL_A_POINT: f32 = alcazar::REAL_A_POINT as f32;
/// What being on turn is good for.
const TEMPO: f32 = 0.45;
/// How much the prior of a move counts for each point.
const SCALE: f32 = 2.0;
/// Below this, money is short.
const SHORT: f32 = 20.0;

impl Insight for Alcazar {
    fn style(level: BotLevel, seats: u8) -> Style {
        style_of(level, seats, &Manner { novice: 0.3, apprentice: 1.2, expert: 60, master: 225 })
    }

    fn judgement(&self) -> Judgement {
        Judgement { scores: Judge::new(self).scores(), uncertainty: 0.8 + 5.0 * to_come(self.site()) }
    }

    fn prior(&self, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
        let judge = Judge::new(self);
        let (mut before, mut all) = (Parts::of(&judge, seat), None);
        for mv in moves {
            let mut next = self.clone();
            next.play(seat, mv, &mut Silent);
            let gain = if judge.is_settled(&next, seat) {
                before.gain(&judge, &judge.after(&next), *mv)
            } else {
                let all = all.get_or_insert_with(|| ahead(&judge.scores(), seat, self.seats()));
                ahead(&judge.later(&next).scores(), seat, self.seats()) - *all
            };
            out.push(SCALE * gain);
        }
    }

    fn because(&self, seat: Seat, mv: &Move) -> Vec<Message> {
        let mut reasons = vec![reason(self, seat, *mv)];
        let mut after = self.clone();
        after.play(seat, mv, &mut Silent);
        let before = table(self).prospects(seat);
        let is_new = |prospect: &Prospect| {
            let is_it = |old: &Prospect| old.is_ready && old.near == prospect.near && old.far == prospect.far;
            prospect.is_ready && !before.iter().any(is_it)
        };
        if let Some(bridge) = table(&after).prospects(seat).into_iter().find(is_new) {
            let (from, to) = (self.board().place(bridge.near), self.board().place(bridge.far));
            let message = Message::new("threatens-bridge").with("from", Value::text(from.min(to)));
            reasons.push(message.with("to", Value::text(from.max(to))));
        }
        reasons
    }
}

fn table(game: &Alcazar) -> CastleTable<'_> {
    CastleTable::new(game.board(), game.site(), game.cards(), game.seats(), (WORTH, CASTLE_VALUE))
}

/// A position that is being judged.
struct Judge<'a> {
    game: &'a Alcazar,
    table: CastleTable<'a>,
    /// About how many turns each seat still has.
    turns: f32,
    /// From 1 down to 0 in the last turns: what is only possible is then worth less.
    time: f32,
}

/// What the bridges that a seat could build would bring.
#[derive(Clone, Copy, Default)]
struct Bridges {
    best: f32,
    all: f32,
}

/// What a seat's points are made of before its move. Much of it is the same after most moves.
struct Parts {
    seat: Seat,
    points: f32,
    nobles: f32,
    bridges: Bridges,
    incomes: Incomes,
}

impl Parts {
    fn of(judge: &Judge<'_>, seat: Seat) -> Self {
        let mut incomes = Incomes::default();
        let hand = judge.hand(seat, |card| incomes.of(&judge.table, card));
        let (nobles, bridges) = (judge.nobles(seat), judge.bridges(seat));
        Self { seat, points: judge.sum_up(seat, nobles, hand, bridges), nobles, bridges, incomes }
    }

    /// How much better the seat stands after a move.
    fn gain(&mut self, before: &Judge<'_>, after: &Judge<'_>, mv: Move) -> f32 {
        let seat = self.seat;
        if !matches!(mv, Move::BuyOpen { .. } | Move::BuyPile | Move::BuyTower) {
            return after.points(seat) - self.points;
        }
        // Nothing was built and no noble has moved.
        let has_other_cards = after.table.has_moved_cards(&before.table, after.table.site.nobles(seat));
        let nobles = if has_other_cards { after.nobles(seat) } else { self.nobles };
        let hand = after.hand(seat, |card| self.incomes.of(&before.table, card));
        after.sum_up(seat, nobles, hand, self.bridges) - self.points
    }
}

impl<'a> Judge<'a> {
    fn new(game: &'a Alcazar) -> Self {
        Self::at(game, table(game))
    }

    /// The position after a move.
    fn later(&self, next: &'a Alcazar) -> Self {
        Self::at(next, self.table.after(next.site(), next.cards()))
    }

    fn at(game: &'a Alcazar, table: CastleTable<'a>) -> Self {
        let is_over = matches!(game.step(), Step::Finished(_));
        let turns = table.turns_left();
        Self { game, table, turns, time: if is_over { 0.0 } else { (turns / 6.0).min(1.0) } }
    }

    /// The position after a move, as if no time had passed.
    fn after(&self, next: &'a Alcazar) -> Self {
        Self { game: next, table: self.table.after(next.site(), next.cards()), ..*self }
    }

    /// Whether a move has changed nothing much for the others.
    fn is_settled(&self, next: &Alcazar, seat: Seat) -> bool {
        !matches!(next.step(), Step::Finished(_)) && !self.table.has_other_nobles_moved(next.site(), seat)
    }

    fn scores(&self) -> PerSeat {
        per_seat(self.table.seats, |seat| self.points(seat))
    }

    fn points(&self, seat: Seat) -> f32 {
        let incomes = |card| self.table.income(card);
        self.sum_up(seat, self.nobles(seat), self.hand(seat, incomes), self.bridges(seat))
    }

    fn sum_up(&self, seat: Seat, nobles: f32, hand: f32, bridges: Bridges) -> f32 {
        let money = self.money(seat);
        let shortage = (SHORT - money).max(0.0) / SHORT * 0.4;
        // Whoever is on turn has a turn more.
        let tempo = if self.game.turn() == seat { TEMPO } else { 0.0 };
        nobles
            + money / REAL_A_POINT
            + self.time * (self.supply(seat) - shortage + tempo)
            + hand
            + self.worth_of_bridges(seat, bridges)
            + self.placing(seat)
    }

    fn nobles(&self, seat: Seat) -> f32 {
        self.table.site.nobles(seat).iter().map(|cell| self.noble(seat, cell)).sum()
    }

    fn money(&self, seat: Seat) -> f32 {
        self.game.money(seat).0 as f32
    }

    /// What may come of a noble on the board besides its level.
    fn prospect_of_noble(&self) -> f32 {
        0.8 * self.time
    }

    fn prospect_of_supply(&self) -> f32 {
        1.3 * self.time
    }

    fn supply(&self, seat: Seat) -> f32 {
        1.3 * self.table.nobles_to_place(seat)
    }

    /// Its level and what may become of it: the card of its field can lift it, or beat it. Until the end comes near others
    /// can still catch up with its level; in a valuable building more is built.
    fn noble(&self, seat: Seat, cell: Cell) -> f32 {
        let times = self.table.site.rank(cell).times() as f32;
        let level = f32::from(self.table.site.height(cell).0);
        let value = f32::from(self.table.value_at(cell)) / REAL_A_POINT;
        let here = level + self.prospect_of_noble();
        let beaten = self.prospect_of_supply() + value;
        let loss = (here - beaten).max(0.0);
        let card = match self.table.card_of(cell, seat) {
            CardPlace::Own => 0.6 * self.time,
            CardPlace::Other => -0.7 * loss * self.time,
            CardPlace::Open => -0.15 * loss * self.time,
            CardPlace::Pile => -0.05 * loss * self.time,
            CardPlace::Gone => 0.0,
        };
        let catching_up = 0.025 * self.turns.min(12.0) * level;
        times * (here + card - catching_up + 0.45 * self.time * value)
    }

    /// What the cards in hand will pay, as far as there is time to play them.
    fn hand(&self, seat: Seat, mut income_of: impl FnMut(Field) -> u8) -> f32 {
        let cards = self.table.cards.hand_fields(seat);
        let (mut income, mut count) = (0.0, 0.0);
        for card in cards {
            income += f32::from(income_of(card)) / REAL_A_POINT;
            count += 1.0;
        }
        let towers = f32::from(self.table.cards.towers(seat));
        if towers > 0.0 {
            income += 1.5 * towers.min(4.0) * self.tower(seat);
            count += towers;
        }
        if count == 0.0 { 0.0 } else { 0.5 * income * (self.turns / count).min(1.0) }
    }

    /// What a tower card is good for: lifting the best noble that is not too high.
    fn tower(&self, seat: Seat) -> f32 {
        let site = self.table.site;
        let lifts =
            site.nobles(seat).iter().filter(|cell| site.height(*cell) < HIGHEST_TOWER).map(|cell| {
                site.rank(cell).times() as f32 + f32::from(self.table.value_at(cell)) / REAL_A_POINT
            });
        0.7 * lifts.fold(0.2, f32::max)
    }

    fn bridges(&self, seat: Seat) -> Bridges {
        let mut bridges = Bridges::default();
        if self.table.site.spans_left() == 0 || self.time <= 0.0 {
            return bridges;
        }
        let bridge_price = BRIDGE_PRICE.0 as f32 / REAL_A_POINT;
        self.table.each_prospect(seat, |prospect| {
            let gain = prospect.lifted as f32 + f32::from(prospect.value) / REAL_A_POINT - bridge_price;
            let gain = if prospect.is_ready { gain } else { 0.6 * gain };
            bridges.best = bridges.best.max(gain);
            bridges.all += gain;
        });
        bridges
    }

    /// The best bridge counts most: the next one is a turn away.
    fn worth_of_bridges(&self, seat: Seat, bridges: Bridges) -> f32 {
        if self.table.site.spans_left() == 0 || self.time <= 0.0 {
            return 0.0;
        }
        let can_pay = if self.money(seat) >= BRIDGE_PRICE.0 as f32 { 1.0 } else { 0.7 };
        can_pay * self.time.max(0.3) * (0.35 * bridges.best + 0.16 * bridges.all)
    }

    /// Nobles that can be placed at once, on what was just built.
    fn placing(&self, seat: Seat) -> f32 {
        let Step::Nobles { left, .. } = self.game.step() else { return 0.0 };
        if self.game.turn() != seat {
            return 0.0;
        }
        let mut best = 0.0_f32;
        for cell in CellSet(self.game.fresh().0 & !self.table.site.occupied().0) {
            for rank in [Rank::Baron, Rank::Grande] {
                best = best.max(self.place_gain(seat, rank, cell));
            }
        }
        f32::from(left.min(1)) * 0.9 * best
    }

    fn place_gain(&self, seat: Seat, rank: Rank, cell: Cell) -> f32 {
        let times = rank.times() as f32;
        let price = times * f32::from(self.table.value_at(cell));
        if self.table.site.noble_supply(seat, rank) == 0 || price > self.money(seat) {
            return 0.0;
        }
        let level = f32::from(self.table.site.height(cell).0);
        times * (level + self.prospect_of_noble() - self.prospect_of_supply()) - price / REAL_A_POINT
    }
}

fn reason(game: &Alcazar, seat: Seat, mv: Move) -> Message {
    let table = table(game);
    let cell = |place: Place| game.board().cell(place);
    let worth = |place: Place| cell(place).map_or(0, |cell| table.value_at(cell));
    let level = |place: Place| cell(place).map_or(0, |cell| table.site.height(cell).0);
    let rank = |place: Place| cell(place).map_or(Rank::Baron, |cell| table.site.rank(cell));
    match mv {
        Move::Withdraw { at } => Message::new("withdraws")
            .with("place", Value::text(at))
            .with("amount", u32::from(worth(at)) * rank(at).times()),
        Move::BuyOpen { card } => {
            Message::new("buys-card").with("card", card).with("amount", table.income(card))
        }
        Move::BuyPile => Message::new("buys-from-pile"),
        Move::BuyTower => Message::new("buys-tower"),
        Move::Found { .. } => Message::new("founds-castle").with("amount", CASTLE_VALUE),
        Move::Build { card } => builds(&table, seat, card),
        Move::Tower { at } => {
            raises(&table, seat, cell(at)).with("place", Value::text(at)).with("level", level(at) + 1)
        }
        Move::Bridge { from, to } => bridges(game, from, to, seat),
        Move::Crest { villa } => Message::new("gives-crest").with("place", villa),
        Move::Baron { at } => places("baron", at, level(at)),
        Move::Grande { at } => places("grande", at, level(at)),
        Move::Move { to, .. } => {
            Message::new("moves-noble").with("place", Value::text(to)).with("level", level(to))
        }
        Move::Trade { from, to } => {
            Message::new("trades-places").with("from", Value::text(from)).with("to", Value::text(to))
        }
        Move::Done => Message::new("keeps-nobles"),
        Move::Pass => Message::new("passes"),
    }
}

fn bridges(game: &Alcazar, from: Place, to: Place, seat: Seat) -> Message {
    let message = Message::new("builds-bridge").with("from", Value::text(from)).with("to", Value::text(to));
    let amount = Direction::ALL.into_iter().find_map(|direction| {
        let near = game.board().cell(from)?;
        let far = game.board().two_away(near, direction)?;
        let found = |prospect: &Prospect| {
            (prospect.near, prospect.far) == (near, far) || (prospect.near, prospect.far) == (far, near)
        };
        (game.board().cell(to)? == far).then(|| table(game).prospects(seat).into_iter().find(found))?
    });
    message.with("amount", amount.map_or(0, |prospect| prospect.value))
}

/// What a stone with a build card does: for both games.
pub(crate) fn builds(table: &CastleTable<'_>, seat: Seat, card: Field) -> Message {
    let amount = table.income(card);
    let message = match table.site.noble(card.cell()) {
        Some(noble) if noble.seat == seat => {
            Message::new("builds-and-lifts").with("level", table.site.height(card.cell()).0 + 1)
        }
        Some(noble) => Message::new("builds-and-beats").with("other", noble.seat),
        None => Message::new("builds"),
    };
    message.with("card", card).with("amount", amount)
}

/// What a stone with a tower card does: for both games.
pub(crate) fn raises(table: &CastleTable<'_>, seat: Seat, cell: Option<Cell>) -> Message {
    let has_own = cell.and_then(|cell| table.site.noble(cell)).is_some_and(|noble| noble.seat == seat);
    Message::new(if has_own { "lifts-with-tower" } else { "builds-tower" })
}

pub(crate) fn places(rank: &str, place: impl std::fmt::Display, level: u8) -> Message {
    Message::new("places-noble")
        .with("rank", Value::text(rank))
        .with("place", Value::text(place))
        .with("level", level)
}
