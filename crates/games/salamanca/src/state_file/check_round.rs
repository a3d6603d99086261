//! Reading a position: the cards of the round and the turn under way.

use tabletop::Seat;

use super::check::must;
use super::{StateFile, TurnFile};
use crate::s3_build_power::order_of_turns;
use crate::{Cards, Main, Salamanca, Step};

impl Salamanca {
    /// S-14, S-16, S-27: the cards on the table fit the step.
    pub(super) fn check_table(&mut self, file: &StateFile) -> Result<(), String> {
        let turns = if self.seats == 2 { 4 } else { self.seats as usize };
        let seats_played = file.table.iter().map(|played| played.seat);
        let sound = match self.step {
            Step::Finished => file.table.is_empty(),
            Step::PlayCards if self.seats == 2 => file.table.is_empty(),
            Step::PlayCards => {
                let clockwise = (0..).map(|place| (self.leader.index() + place) % self.seats as usize);
                file.table.len() < turns && seats_played.map(Seat::index).eq(clockwise.take(file.table.len()))
            }
            Step::Turn | Step::Swap => {
                let each = turns / self.seats as usize;
                let count = |seat| file.table.iter().filter(|played| played.seat == seat).count();
                file.table.len() == turns && Seat::all(self.seats).all(|seat| count(seat) == each)
            }
        };
        must(sound, || "`table` does not fit `step` and `leader`: the wrong seats have played".to_owned())?;
        must(self.step != Step::Finished || self.pile.is_empty(), || {
            "the game is over, but there are tiles to come".to_owned()
        })?;
        self.table = file.table.iter().copied().collect();
        self.check_order()
    }

    /// S-15, S-16: values stand once, but for the exception of five players; the turns are in order.
    fn check_order(&self) -> Result<(), String> {
        let cards = self.table();
        let of_turns = matches!(self.step, Step::Turn | Step::Swap);
        let exception = of_turns && self.seats == 5 && cards.len() == 5 && cards[0].card == cards[1].card;
        let rest = if exception { &cards[1..] } else { cards };
        let values: Cards = Cards::read(&rest.iter().map(|played| played.card).collect::<Vec<_>>())
            .ok_or("`table`: cards are 1 to 10, two of each")?;
        must((1..=crate::cards::HIGHEST).all(|value| values.count(value) <= 1), || {
            "`table` has a value twice".to_owned()
        })?;
        let in_order = order_of_turns(rest.iter().copied().collect());
        must(!of_turns || in_order.as_slice() == rest, || {
            "`table` is not in the order of the turns".to_owned()
        })
    }

    /// S-4: no card is missing, none is too many, and everybody has the right number.
    pub(super) fn check_cards(&self) -> Result<(), String> {
        let mut counts = [0_u32; crate::cards::HIGHEST as usize + 1];
        let played = self.table().iter().map(|played| played.card);
        for card in self.hands.iter().flat_map(|hand| hand.iter()).chain(played) {
            counts[card as usize] += 1;
        }
        let deck = Cards::deck(self.seats);
        for value in 1..=crate::cards::HIGHEST {
            must(counts[value as usize] == deck.count(value), || {
                format!(
                    "card {value} is there {} times; with {} seats it is {} times",
                    counts[value as usize],
                    self.seats,
                    deck.count(value)
                )
            })?;
        }
        for seat in Seat::all(self.seats) {
            let played = self.table().iter().filter(|played| played.seat == seat).count() as u32;
            let size = Cards::hand_size(self.seats);
            must(self.hand(seat).len() + played == size, || {
                format!(
                    "seat {seat} has {} cards with those on the table, not {size}",
                    self.hand(seat).len() + played
                )
            })?;
        }
        Ok(())
    }

    /// S-27: a choice of two cards of the hand; when both have chosen the cards are revealed.
    pub(super) fn read_chosen(&mut self, chosen: &[Option<[u8; 2]>]) -> Result<(), String> {
        must(chosen.len() <= 2, || "`chosen` is for two players".to_owned())?;
        for (seat, choice) in Seat::all(2).zip(chosen) {
            let Some([low, high]) = *choice else { continue };
            must(self.seats == 2 && self.step == Step::PlayCards, || {
                "`chosen` is for two players before the turns".to_owned()
            })?;
            must(low < high && self.hand(seat).contains(low) && self.hand(seat).contains(high), || {
                format!("`chosen`: seat {seat} has not the cards {low} and {high}, the lower one first")
            })?;
            self.chosen[seat.index()] = Some([low, high]);
        }
        must(self.chosen.iter().any(Option::is_none), || {
            "`chosen`: when both have chosen, the cards are on the table".to_owned()
        })
    }

    pub(super) fn read_turn(&mut self, turn: Option<&TurnFile>) -> Result<(), String> {
        let Some(turn) = turn else {
            return must(!matches!(self.step, Step::Turn | Step::Swap), || "`turn` is missing".to_owned());
        };
        must(matches!(self.step, Step::Turn | Step::Swap), || "`turn` is there, but no turn".to_owned())?;
        must((1..=self.table().len()).contains(&(turn.number as usize)), || {
            format!("`turn`: number {} is not one of the {} turns", turn.number, self.table().len())
        })?;
        self.turn.index = turn.number - 1;
        self.turn.main = turn.main;
        self.turn.special = turn.special_done;
        self.turn.swap_with = turn.swap_with;
        self.turn.freed = turn.freed_squires;
        must(turn.to_lay.len() <= crate::cells::MOST_CELLS, || "`turn`: too many tiles `to_lay`".to_owned())?;
        turn.to_lay.iter().for_each(|tile| self.turn.taken[tile.index()] += 1);
        self.turn.to_lay = turn.to_lay.len() as u8;
        self.check_turn()?;
        self.check_swap()
    }

    /// S-17, S-21, S-25: what was done can have been done, and something is left to do.
    fn check_turn(&self) -> Result<(), String> {
        let (seat, last) = (self.card_on_turn().seat, self.is_last_turn());
        let turn = &self.turn;
        must(u32::from(turn.freed) <= self.squires(seat), || {
            format!("`turn`: {} freed squires are more than the supply", turn.freed)
        })?;
        let untouched = turn.to_lay == 0 && turn.freed == 0 && turn.fresh.is_empty();
        must(turn.main == Main::Tiles || untouched, || {
            "`turn`: tiles to lay, freed squires and claimable buildings belong to action A".to_owned()
        })?;
        must(!turn.special || Self::is_special(self.card_on_turn().card), || {
            "`turn`: this card has no special action".to_owned()
        })?;
        let over = match (turn.main, turn.special) {
            (Main::None, false) => false,
            (Main::None, true) => !last || !self.has_main_move(seat),
            (Main::Tiles, special) => special && !last,
            (Main::Conde, special) => special || !last || !self.has_special_move(),
        };
        must(!over, || "`turn`: with that done this turn is over".to_owned())
    }

    /// S-31: whoever looks at a hand has a 6 and has not swapped yet.
    fn check_swap(&self) -> Result<(), String> {
        let Some(other) = self.turn.swap_with else {
            return must(self.step != Step::Swap, || "`turn`: `swap_with` is missing".to_owned());
        };
        self.check_seat("`turn`: `swap_with`", other)?;
        let played = self.card_on_turn();
        let sound = self.step == Step::Swap
            && played.card == Self::SWAP_CARD
            && played.seat != other
            && self.may_begin_special();
        must(sound, || "`turn`: no hand can be looked at now".to_owned())
    }
}
