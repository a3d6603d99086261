//! Reading a position: everything is checked, so that a state that exists is sound.

use std::sync::Arc;

use tabletop::{Game, MAX_SEATS, Seat};

use super::{CellFile, MemoryFile, StateFile, TurnFile};
use crate::memory::Memory;
use crate::s3_build_power::order_of_turns;
use crate::state::{HIGHEST_STACK, Locks, SPACES, SQUIRES, Table, TileStack, Turn};
use crate::tiles::KINDS;
use crate::{Board, Cards, Edition, Face, Lock, Main, Salamanca, Step, Tile};

/// No game comes near so much money or so many rounds.
const MOST_MONEY: u16 = 10_000;
const MOST_ROUNDS: u8 = 200;

/// Says what is wrong unless it is right.
fn must(right: bool, wrong: impl FnOnce() -> String) -> Result<(), String> {
    if right { Ok(()) } else { Err(wrong()) }
}

impl TryFrom<StateFile> for Salamanca {
    type Error = String;

    fn try_from(file: StateFile) -> Result<Self, String> {
        let seats = file.seats;
        must(Self::SEATS.contains(&seats), || format!("`seats` is {seats}; 2 to 5 can play"))?;
        must((1..=MOST_ROUNDS).contains(&file.round), || {
            format!("`round` is {}; rounds are 1 to {MOST_ROUNDS}", file.round)
        })?;
        must(file.leader.index() < seats as usize, || {
            format!("`leader` is seat {}, which is not there", file.leader)
        })?;
        let edition = Edition::load(file.options.edition.as_deref()).map_err(|error| error.to_string())?;
        let mut game = Self {
            board: Board::empty(edition.cells()),
            locks: Locks::default(),
            turn: Turn::default(),
            memory: Memory::default(),
            hands: read_hands(&file)?,
            pile: read_pile(&file, &edition)?,
            display: [TileStack::new(); SPACES],
            money: read_money(&file)?,
            table: Table::default(),
            chosen: [None; 2],
            step: file.step,
            seats,
            round: file.round,
            leader: file.leader,
            open_money: file.options.open_money,
            deal: file.deal,
            edition,
        };
        file.board.iter().try_for_each(|cell| game.read_cell(cell))?;
        game.check_board()?;
        game.read_display(&file.display)?;
        game.check_table(&file)?;
        game.check_cards()?;
        game.read_chosen(&file.chosen)?;
        game.read_turn(file.turn.as_ref())?;
        game.check_tiles(&file)?;
        game.read_memory(&file.memory);
        Ok(game)
    }
}

fn read_hands(file: &StateFile) -> Result<[Cards; MAX_SEATS], String> {
    must(file.hands.len() == file.seats as usize, || {
        format!("`hands` has {} hands for {} seats", file.hands.len(), file.seats)
    })?;
    let mut hands = [Cards::EMPTY; MAX_SEATS];
    for (hand, values) in hands.iter_mut().zip(&file.hands) {
        *hand = Cards::read(values)
            .ok_or_else(|| format!("`hands` has {values:?}; cards are 1 to 10, two of each"))?;
    }
    Ok(hands)
}

fn read_money(file: &StateFile) -> Result<[u16; MAX_SEATS], String> {
    must(file.money.len() == file.seats as usize, || {
        format!("`money` has {} sums for {} seats", file.money.len(), file.seats)
    })?;
    must(file.money.iter().all(|&sum| sum <= MOST_MONEY), || {
        format!("`money` has a sum above {MOST_MONEY} doubloons")
    })?;
    let mut money = [0; MAX_SEATS];
    money[..file.money.len()].copy_from_slice(&file.money);
    Ok(money)
}

/// S-5: the last tiles lie under the pile, all of them as long as there is a pile.
fn read_pile(
    file: &StateFile,
    edition: &Arc<Edition>,
) -> Result<TileStack<{ crate::cells::MOST_CELLS }>, String> {
    let (pile, last) = (file.pile.len(), file.last.len());
    must(pile + last <= crate::cells::MOST_CELLS, || {
        format!("`pile` and `last` have {} tiles, more than there are", pile + last)
    })?;
    must(pile == 0 || last == edition.last.len(), || {
        format!("`last` has {last} tiles; all {} wait as long as there is a pile", edition.last.len())
    })?;
    for &tile in &file.last {
        let count = |tiles: &[Tile]| tiles.iter().filter(|other| **other == tile).count();
        must(count(&file.last) <= count(&edition.last), || format!("`last` has too many tiles of {tile}"))?;
    }
    let tiles: Vec<Tile> = file.last.iter().rev().chain(file.pile.iter().rev()).copied().collect();
    Ok(TileStack::from_tiles(&tiles))
}

impl Salamanca {
    fn check_seat(&self, what: &str, seat: Seat) -> Result<(), String> {
        must(seat.index() < self.seats as usize, || format!("{what} is seat {seat}, which is not there"))
    }

    fn read_cell(&mut self, file: &CellFile) -> Result<(), String> {
        let (cell, tile) = (file.cell, file.tile);
        must(self.edition.cells().contains(cell), || format!("`board`: {cell} is not on this board"))?;
        must(self.board.free.contains(cell), || format!("`board`: {cell} stands twice"))?;
        self.board.put(tile, cell);
        let is_building = matches!(tile.face(), Face::Building(_));
        if let Some(owner) = file.owner {
            self.check_seat(&format!("`board`: the owner of {cell}"), owner)?;
            must(is_building, || format!("`board`: {cell} has an owner but no building"))?;
            self.board.owned[owner.index()].insert(cell);
        }
        if let Some(conde) = file.conde {
            self.check_seat(&format!("`board`: the conde in {cell}"), conde)?;
            must(file.owner.is_some_and(|owner| owner != conde), || {
                format!("`board`: the conde in {cell} must stand in a building of another player")
            })?;
            let place = self.board.condes[conde.index()].replace(cell);
            must(place.is_none(), || format!("`board`: seat {conde} has one conde, not two"))?;
        }
        if let Some(plague) = file.plague {
            let place = self.board.plagues[plague as usize].replace(cell);
            must(place.is_none(), || format!("`board`: the {} lies on two tiles", plague.name()))?;
            must(self.board.ground_of(plague).contains(cell), || {
                format!("`board`: the {} cannot lie on {tile} {cell}", plague.name())
            })?;
        }
        self.read_locks(file)
    }

    /// S-24: what belongs to the round under way.
    fn read_locks(&mut self, file: &CellFile) -> Result<(), String> {
        let (cell, tile) = (file.cell, file.tile);
        must(file.locks.is_empty() || file.owner.is_some(), || {
            format!("`board`: {cell} is locked but nobody owns it")
        })?;
        for lock in &file.locks {
            match lock {
                Lock::Claimed => self.locks.claimed.insert(cell),
                Lock::Enlarged => self.locks.enlarged.insert(cell),
            }
        }
        if let Some(seat) = file.laid_by {
            self.check_seat(&format!("`board`: `laid_by` of {cell}"), seat)?;
            must(tile.is_fertile(), || {
                format!("`board`: `laid_by` is for fertile tiles, not for {tile} {cell}")
            })?;
            self.locks.fertile[seat.index()].insert(cell);
        }
        if file.claimable {
            must(matches!(tile.face(), Face::Building(_)) && file.owner.is_none(), || {
                format!("`board`: {cell} is no building without an owner and cannot be claimed")
            })?;
            self.turn.fresh.insert(cell);
        }
        Ok(())
    }

    fn check_board(&self) -> Result<(), String> {
        let of_turns = matches!(self.step, Step::Turn | Step::Swap);
        must(of_turns || (self.locks == Locks::default() && self.turn.fresh.is_empty()), || {
            "`board`: `locks`, `laid_by` and `claimable` belong to turns, and this is none".to_owned()
        })?;
        let too_many = Seat::all(self.seats).find(|seat| self.board.owned_by(*seat).len() > SQUIRES);
        must(too_many.is_none(), || format!("`board`: a seat has more than {SQUIRES} buildings"))
    }

    fn read_display(&mut self, display: &[Vec<Tile>]) -> Result<(), String> {
        let spaces = self.spaces() as usize;
        must(display.len() <= spaces, || {
            format!("`display` has {} spaces; {spaces} are in use", display.len())
        })?;
        let room = HIGHEST_STACK.saturating_sub(self.rounds_to_come() as usize);
        for (stack, tiles) in self.display.iter_mut().zip(display) {
            must(tiles.len() <= room, || {
                format!("`display` has {} tiles on one space; there is room for {room}", tiles.len())
            })?;
            *stack = TileStack::from_tiles(tiles);
        }
        Ok(())
    }

    /// S-14, S-16, S-27: the cards on the table fit the step.
    fn check_table(&mut self, file: &StateFile) -> Result<(), String> {
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
    fn check_cards(&self) -> Result<(), String> {
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
    fn read_chosen(&mut self, chosen: &[Option<[u8; 2]>]) -> Result<(), String> {
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

    fn read_turn(&mut self, turn: Option<&TurnFile>) -> Result<(), String> {
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

    /// S-2, S-23: no tile is there more often than in the box, and only fertile ones can be missing.
    fn check_tiles(&self, file: &StateFile) -> Result<(), String> {
        let mut counts = [0_u32; KINDS];
        let on_board = file.board.iter().map(|cell| cell.tile);
        let in_display = file.display.iter().flatten().copied();
        let to_come = self.pile.as_slice().iter().copied();
        for tile in on_board.chain(in_display).chain(to_come).chain(self.taken()) {
            counts[tile.index()] += 1;
        }
        for tile in Tile::kinds() {
            let (found, all) = (counts[tile.index()], u32::from(self.edition.count(tile)));
            must(found <= all, || format!("{tile} is there {found} times; the box has {all}"))?;
            must(found == all || tile.is_fertile(), || {
                format!(
                    "{tile} is there {found} times; the box has {all} and only fertile tiles leave the game"
                )
            })?;
        }
        Ok(())
    }

    fn read_memory(&mut self, memory: &[MemoryFile]) {
        for MemoryFile { knower, holder, cards } in memory {
            if let Some(cards) = Cards::read(cards) {
                self.memory.set(*knower, *holder, cards);
            }
        }
        self.memory.drop_contradictions(self.seats, &self.hands);
        self.show_hand_in_sight();
    }
}
