//! Mergers: a stone that closes the gap between two buildings makes them one.

use castle_box::{BuildingId, CellSet, Field, Flag, Level, MAX_VALUE, Real};
use tabletop::{Seat, Sink};

use crate::value::stone_worth;
use crate::{BigBoss, Event, Refusal, Step};

impl BigBoss {
    /// C-15, C-22: the stone fills the gap between two buildings.
    pub(crate) fn close_gap(
        &mut self,
        seat: Seat,
        card: Field,
        one: BuildingId,
        other: BuildingId,
        events: &mut impl Sink<Event>,
    ) {
        let (Some(first), Some(second)) = (self.site.flag(one), self.site.flag(other)) else {
            self.merge_with_villa(seat, card, one, other, events);
            return;
        };
        if self.site.value(one) == MAX_VALUE || self.site.value(other) == MAX_VALUE {
            self.lose_stone(seat, card, events);
        } else if self.is_open_which_stays(seat, one, other) {
            self.step = Step::Keep { card };
            events.tell(|| Event::MergerOpened { seat, card, first, second });
        } else {
            let worth = |id, flag| (self.site.value(id), std::cmp::Reverse(flag));
            let (stays, goes) =
                if worth(one, first) > worth(other, second) { (one, other) } else { (other, one) };
            self.take_over(seat, card, stays, goes, events);
        }
    }

    /// C-25: castles that differ by one at most: the new stone, or the choice on a tie, decides which one stays. That is
    /// asked only where it matters: when another player's noble stands in either of them.
    pub(crate) fn is_open_which_stays(&self, seat: Seat, one: BuildingId, other: BuildingId) -> bool {
        let difference = self.site.value(one).abs_diff(self.site.value(other));
        let cells = self.site.cells(one).0 | self.site.cells(other).0;
        difference <= stone_worth(Level::GROUND) && self.nobles_of_others(seat).0 & cells != 0
    }

    /// C-25: the castles on both sides of the gap, in the order of their flags.
    pub(crate) fn list_keep(&self, card: Field) -> impl Iterator<Item = Flag> {
        let mut flags = self.beside(card).map(|id| self.site.flag(id?));
        flags.sort_unstable();
        flags.into_iter().flatten()
    }

    /// C-25.
    pub(crate) fn why_not_keep(&self, flag: Flag) -> Result<(), Refusal> {
        match self.step {
            Step::Keep { card } if self.list_keep(card).any(|merging| merging == flag) => Ok(()),
            _ => Err(Refusal::NotMerging { flag }),
        }
    }

    /// C-25: the player has said which castle stays.
    pub(crate) fn play_keep(&mut self, seat: Seat, flag: Flag, events: &mut impl Sink<Event>) {
        let Step::Keep { card } = self.step else { return };
        let [Some(one), Some(other)] = self.beside(card) else { return };
        let (stays, goes) = if self.site.flag(one) == Some(flag) { (one, other) } else { (other, one) };
        self.take_over(seat, card, stays, goes, events);
    }

    /// C-25: if one castle is worth 50, they do not merge. The stone leaves the game and the player gets 50 real; nothing
    /// was built.
    fn lose_stone(&mut self, seat: Seat, card: Field, events: &mut impl Sink<Event>) {
        self.site.lose_stone();
        let amount = Real::from(MAX_VALUE);
        self.money[seat.index()] += amount;
        events.tell(|| Event::StoneLost { seat, card });
        events.tell(|| Event::Income { seat, amount });
        self.end_turn(true, events);
    }

    /// C-25, B-6: in the castle taken over, other players' nobles are beaten and paid its value before this build; the
    /// player's own stay.
    fn take_over(
        &mut self,
        seat: Seat,
        card: Field,
        stays: BuildingId,
        goes: BuildingId,
        events: &mut impl Sink<Event>,
    ) {
        let value = Real::from(self.site.value(goes));
        for cell in CellSet(self.site.cells(goes).0 & self.nobles_of_others(seat).0) {
            self.beat(seat, cell, value, events);
        }
        let (flag, gone) = (self.site.flag(stays), self.site.strike_flag(goes));
        let value = self.join_with_stone(seat, card, stays, goes, events);
        if let (Some(flag), Some(gone)) = (flag, gone) {
            events.tell(|| Event::CastlesMerged { flag, gone, value });
        }
        self.after_build(card.cell(), events);
    }

    /// C-23, C-24: the values and the new stone are added up, always; all nobles stay.
    fn merge_with_villa(
        &mut self,
        seat: Seat,
        card: Field,
        one: BuildingId,
        other: BuildingId,
        events: &mut impl Sink<Event>,
    ) {
        let flag = self.site.flag(one).or_else(|| self.site.flag(other));
        let value = self.join_with_stone(seat, card, one, other, events);
        events.tell(|| match flag {
            Some(flag) => Event::VillaJoined { flag, value },
            None => Event::VillasMerged { value },
        });
        self.after_build(card.cell(), events);
    }

    /// C-22: a stone on the ground between two buildings; answers the value of the whole.
    fn join_with_stone(
        &mut self,
        seat: Seat,
        card: Field,
        one: BuildingId,
        other: BuildingId,
        events: &mut impl Sink<Event>,
    ) -> u8 {
        let id = self.site.first_stone(card.cell(), stone_worth(Level::GROUND), Some(one));
        let id = self.site.join(id, other);
        events.tell(|| Event::Extended { seat, card });
        self.site.value(id)
    }
}
