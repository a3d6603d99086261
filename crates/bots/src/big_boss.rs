//! Judging Big Boss: money, what nobles would pay, how castles may grow, and the 30 for those who stand high.

use big_boss::{BONUS, BigBoss, CASTLE_VALUE, Move, Step, WORTH};
use castle_box::{Cell, Field, MAX_VALUE, Place, Rank};
use tabletop::{Game, Message, Seat, Silent, Value};

use crate::alcazar::{builds, places, raises};
use crate::castles::{CardPlace, CastleTable, Incomes, Manner, style_of, to_come};
use crate::insight::{Insight, Judgement, PerSeat, Style, ahead, per_seat};
use crate::level::BotLevel;
use crate::portable::exp;

/// How much the prior of a move counts for each real.
const SCALE: f32 = 0.12;

impl Insight for BigBoss {
    fn style(level: BotLevel, seats: u8) -> Style {
        style_of(level, seats, &Manner { novice: 0.5, apprentice: 2.0, expert: 45, master: 150 })
    }

    fn learned_style(level: BotLevel, seats: u8) -> Option<Style> {
        // Weaker playouts leave time for twice as many. With more opponents they must go around the table for longer.
        let plain = Self::style(level, seats);
        let playout_turns = if seats == 2 { 1 } else { plain.playout_turns };
        Some(Style { playout_turns, playout_samples: 4, iterations: 2 * plain.iterations, ..plain })
    }

    fn judgement(&self) -> Judgement {
        Judgement { scores: Judge::new(self).scores(), uncertainty: 14.0 + 110.0 * to_come(self.site()) }
    }

    fn prior(&self, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
        let judge = Judge::new(self);
        let (mut before, mut all) = (Parts::of(&judge, seat), None);
        for mv in moves {
            let mut next = self.clone();
            next.play(seat, mv, &mut Silent);
            let gain = if judge.is_settled(&next, seat, *mv) {
                before.gain(&judge, &judge.after(&next), *mv)
            } else {
                let all = all.get_or_insert_with(|| ahead(&judge.scores(), seat, self.seats()));
                ahead(&judge.later(&next).scores(), seat, self.seats()) - *all
            };
            out.push(SCALE * gain);
        }
    }

    fn because(&self, seat: Seat, mv: &Move) -> Vec<Message> {
        vec![reason(self, seat, *mv)]
    }
}

fn table(game: &BigBoss) -> CastleTable<'_> {
    CastleTable::new(game.board(), game.site(), game.cards(), game.seats(), (WORTH, CASTLE_VALUE))
}

/// A position that is being judged.
struct Judge<'a> {
    game: &'a BigBoss,
    table: CastleTable<'a>,
    /// About how many turns each seat still has.
    turns: f32,
    /// From 1 down to 0 in the last turns: what is only possible is then worth less.
    time: f32,
}

/// What a seat's wealth is made of before its move. Much of it is the same after most moves.
struct Parts {
    seat: Seat,
    /// With the part of the bonus.
    wealth: f32,
    nobles: f32,
    bonus: f32,
    incomes: Incomes,
}

impl Parts {
    fn of(judge: &Judge<'_>, seat: Seat) -> Self {
        let mut incomes = Incomes::default();
        let hand = judge.hand(seat, |card| incomes.of(&judge.table, card));
        let (nobles, bonus) = (judge.nobles(seat), judge.bonus()[seat.index()]);
        Self { seat, wealth: judge.sum_up(seat, nobles, hand) + bonus, nobles, bonus, incomes }
    }

    /// How much better the seat stands after a move that hardly concerns the others.
    fn gain(&mut self, before: &Judge<'_>, after: &Judge<'_>, mv: Move) -> f32 {
        let seat = self.seat;
        if !matches!(mv, Move::BuyOpen { .. } | Move::BuyPile | Move::BuyTower) {
            return after.wealth(seat) + after.bonus()[seat.index()] - self.wealth;
        }
        // Nothing was built and no noble has moved.
        let has_other_cards = after.table.has_moved_cards(&before.table, after.table.site.nobles(seat));
        let nobles = if has_other_cards { after.nobles(seat) } else { self.nobles };
        let hand = after.hand(seat, |card| self.incomes.of(&before.table, card));
        after.sum_up(seat, nobles, hand) + self.bonus - self.wealth
    }
}

impl<'a> Judge<'a> {
    fn new(game: &'a BigBoss) -> Self {
        Self::at(game, table(game))
    }

    /// The position after a move.
    fn later(&self, next: &'a BigBoss) -> Self {
        Self::at(next, self.table.after(next.site(), next.cards()))
    }

    fn at(game: &'a BigBoss, table: CastleTable<'a>) -> Self {
        let is_over = matches!(game.step(), Step::Finished(_));
        let turns = table.turns_left();
        Self { game, table, turns, time: if is_over { 0.0 } else { (table.to_come() * 1.3).min(1.0) } }
    }

    /// The position after a move, as if no time had passed.
    fn after(&self, next: &'a BigBoss) -> Self {
        Self { game: next, table: self.table.after(next.site(), next.cards()), ..*self }
    }

    /// Whether a move has changed nothing much for the others: no noble of theirs, and no building they may live in.
    fn is_settled(&self, next: &BigBoss, seat: Seat, mv: Move) -> bool {
        !matches!(mv, Move::Build { .. } | Move::Tower { .. } | Move::Keep { .. })
            && !matches!(next.step(), Step::Finished(_))
            && !self.table.has_other_nobles_moved(next.site(), seat)
    }

    fn scores(&self) -> PerSeat {
        let bonus = self.bonus();
        per_seat(self.table.seats, |seat| self.wealth(seat) + bonus[seat.index()])
    }

    fn wealth(&self, seat: Seat) -> f32 {
        self.sum_up(seat, self.nobles(seat), self.hand(seat, |card| self.table.income(card)))
    }

    fn sum_up(&self, seat: Seat, nobles: f32, hand: f32) -> f32 {
        let free = 0.5 * self.table.nobles_to_place(seat).min(self.turns) * self.growth(8);
        self.money(seat) + nobles + free + hand + self.placing(seat)
    }

    fn nobles(&self, seat: Seat) -> f32 {
        self.table.site.nobles(seat).iter().map(|cell| self.noble(seat, cell)).sum()
    }

    fn money(&self, seat: Seat) -> f32 {
        self.game.money(seat).0 as f32
    }

    /// How much more a building of this value will probably be worth.
    fn growth(&self, value: u8) -> f32 {
        0.45 * self.time * f32::from(MAX_VALUE.saturating_sub(value))
    }

    /// What it would pay now, and what it may come to pay; a noble that is beaten is paid but grows no more.
    fn noble(&self, seat: Seat, cell: Cell) -> f32 {
        let times = self.table.site.rank(cell).times() as f32;
        let value = self.table.value_at(cell);
        let stays = match self.table.card_of(cell, seat) {
            CardPlace::Own | CardPlace::Gone => 1.0,
            CardPlace::Other => 0.75,
            CardPlace::Open => 0.8,
            CardPlace::Pile => 0.9,
        };
        times * (f32::from(value) + stays * self.growth(value))
    }

    /// What the cards in hand will pay, as far as there is time to play them.
    fn hand(&self, seat: Seat, mut income_of: impl FnMut(Field) -> u8) -> f32 {
        let (mut income, mut count) = (0.0, 0.0);
        for card in self.table.cards.hand_fields(seat) {
            income += f32::from(income_of(card));
            count += 1.0;
        }
        let towers = f32::from(self.table.cards.towers(seat));
        if towers > 0.0 {
            income += towers.min(4.0) * 0.8 * f32::from(self.table.site.highest_value());
            count += towers;
        }
        if count == 0.0 { 0.0 } else { 0.7 * income * (self.turns / count).min(1.0) }
    }

    /// B-7: each seat's part of the 30; the nearer the end, the more it goes to whoever has most now.
    fn bonus(&self) -> PerSeat {
        let sharpness = 0.5 + 2.5 * (1.0 - self.time);
        let weights =
            per_seat(self.table.seats, |seat| exp(sharpness * f32::from(self.game.high_nobles(seat))));
        let all: f32 = weights[..usize::from(self.table.seats)].iter().sum();
        weights.map(|weight| BONUS.0 as f32 * weight / all)
    }

    /// Nobles that can be placed at once, on what was just built.
    fn placing(&self, seat: Seat) -> f32 {
        let Step::Nobles { left } = self.game.step() else { return 0.0 };
        if self.game.turn() != seat || left == 0 {
            return 0.0;
        }
        let Some(cell) = self.game.fresh().iter().find(|cell| !self.table.site.occupied().contains(*cell))
        else {
            return 0.0;
        };
        let value = self.table.value_at(cell);
        let gain = |rank: Rank| {
            let price = rank.times() as f32 * f32::from(value);
            let can_place = self.table.site.noble_supply(seat, rank) > 0 && price <= self.money(seat);
            if can_place { rank.times() as f32 * (self.growth(value) - 0.5 * self.growth(8)) } else { 0.0 }
        };
        0.9 * gain(Rank::Baron).max(gain(Rank::Grande)).max(0.0)
    }
}

/// C-22: whether a stone on this card closes the gap between two buildings. It joins no castle that is worth 50 to another (C-25).
fn is_joining(table: &CastleTable<'_>, card: Field) -> bool {
    let beside = [card.previous(), card.next()].map(|field| table.site.building(field.cell()));
    let [Some(one), Some(other)] = beside else { return false };
    let are_castles = table.site.is_castle(one) && table.site.is_castle(other);
    let is_lost = are_castles && [one, other].iter().any(|id| table.site.value(*id) == MAX_VALUE);
    !table.site.is_built(card.cell()) && one != other && !is_lost
}

fn reason(game: &BigBoss, seat: Seat, mv: Move) -> Message {
    let table = table(game);
    let cell = |place: Place| place.field().map(Field::cell);
    let level = |place: Place| cell(place).map_or(0, |cell| table.site.height(cell).0);
    match mv {
        Move::Withdraw { at } => {
            let pays = |cell| u32::from(table.value_at(cell)) * table.site.rank(cell).times();
            let amount = cell(at).map_or(0, pays);
            Message::new("withdraws").with("place", Value::text(at)).with("amount", amount)
        }
        Move::BuyOpen { card } => {
            Message::new("buys-card").with("card", card).with("amount", table.income(card))
        }
        Move::BuyPile => Message::new("buys-from-pile"),
        Move::BuyTower => Message::new("buys-tower"),
        Move::Found { .. } => Message::new("founds-castle").with("amount", CASTLE_VALUE),
        Move::Build { card } if is_joining(&table, card) => {
            Message::new("builds-and-joins").with("card", card).with("amount", table.income(card))
        }
        Move::Build { card } => builds(&table, seat, card),
        Move::Tower { at } => {
            raises(&table, seat, cell(at)).with("place", Value::text(at)).with("level", level(at) + 1)
        }
        Move::Keep { flag } => Message::new("keeps-castle").with("flag", Value::text(flag.name())),
        Move::Crest { villa } => Message::new("gives-crest").with("place", villa),
        Move::Baron { at } => places("baron", at, level(at)),
        Move::Grande { at } => places("grande", at, level(at)),
        Move::Done => Message::new("keeps-nobles"),
        Move::Pass => Message::new("passes"),
    }
}
