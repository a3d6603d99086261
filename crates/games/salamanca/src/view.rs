//! What somebody may know of a position: all that lies open, and the own hand.

use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Outcome, Seat, SeatSet, Viewer};

use crate::state::PlayedCard;
use crate::{Cell, Cells, Lock, Main, Plague, Salamanca, SpecialAction, Step, Tile};

/// A position as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    /// Who looks; absent for a spectator.
    pub viewer: Option<Seat>,
    /// What is to be decided.
    pub step: StepName,
    /// Whom it waits for.
    pub waiting: SeatSet,
    /// The round, from 1.
    pub round: u8,
    /// How many rounds the game has (S-19).
    pub rounds: u8,
    /// Whether the last round is under way (S-19).
    pub is_last_round: bool,
    /// The cards with a special action, ascending (S-17).
    pub special_cards: Vec<SpecialCard>,
    /// How many tiles have not come into the display yet.
    pub tiles_to_come: u8,
    /// Columns of the board, from a.
    pub columns: u8,
    /// Rows of the board, from 1.
    pub rows: u8,
    /// The cells with a tile.
    pub cells: Vec<CellView>,
    /// The tiles on each display space in use, from a, the newest last.
    pub display: Vec<Vec<Tile>>,
    /// The plagues beside the board.
    pub plagues_aside: Vec<Plague>,
    /// Who played or plays the first card of the round; absent with two players (S-14, S-27).
    pub leader: Option<Seat>,
    /// The cards of this round: as they were played, and from the first turn on in the order of the turns.
    pub table: Vec<PlayedCard>,
    /// Which turn of the round, from 1, has both actions; absent until the order of the turns is known (S-17).
    pub turn_with_both: Option<u8>,
    /// The present turn.
    pub turn: Option<TurnView>,
    /// All players, by seat.
    pub players: Vec<PlayerView>,
    /// The viewer's hand, ascending; absent for a spectator.
    pub hand: Option<Vec<u8>>,
    /// Two players: what the viewer has chosen and not yet revealed.
    pub chosen: Option<[u8; 2]>,
    /// The hand that the viewer is looking at with card 6 (S-31).
    pub hand_in_sight: Option<Vec<u8>>,
    /// Whether everybody's money is shown by agreement (S-5).
    pub open_money: bool,
    /// The final count, when the game is over.
    pub outcome: Option<Outcome>,
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StepName {
    /// Which card to play (S-14).
    PlayCards,
    /// Two players: which two cards to play (S-27).
    ChooseTwo,
    /// A turn begins: A, B or C (S-17).
    Turn,
    /// The last turn of the round begins: A or B, and C (S-17).
    LastTurn,
    /// Where to lay the tiles that were taken (S-20).
    Lay,
    /// Whether to claim what was laid; told to whoever has the turn, since the money decides it (S-21).
    Claim,
    /// How the turn goes on, or that it ends (S-25).
    GoOn,
    /// Which cards to swap (S-31).
    Swap,
    /// Nothing: the game is over.
    Finished,
}

/// A card that can do something besides its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SpecialCard {
    /// Its value.
    pub card: u8,
    /// What it can do.
    pub action: SpecialAction,
}

/// A cell with a tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CellView {
    /// Where.
    pub cell: Cell,
    /// What lies there.
    pub tile: Tile,
    /// Whose squire stands there.
    pub owner: Option<Seat>,
    /// Whose conde stands there.
    pub conde: Option<Seat>,
    /// Which plague lies there.
    pub plague: Option<Plague>,
    /// Buildings: what the area is worth, and what of it the landscapes are (S-12).
    pub area_value: Option<u8>,
    /// Buildings: the landscape value, which a conde is paid.
    pub landscape_value: Option<u8>,
    /// Landscape tiles: the buildings that a plague cuts them off from (S-10).
    pub cut_off_from: Vec<Cell>,
    /// Owned buildings: why they cannot be sold in this round (S-24).
    pub locks: Vec<Lock>,
    /// Whether it is a building laid in this turn and not claimed (S-21).
    pub claimable: bool,
}

/// The present turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TurnView {
    /// Whose turn it is.
    pub seat: Seat,
    /// The card it is taken with.
    pub card: u8,
    /// Which turn of the round it is, from 1.
    pub number: u8,
    /// Whether it is the last one: C and in addition A or B (S-17).
    pub is_last: bool,
    /// Which of A and B was begun.
    pub main: Main,
    /// Whether the card's special action is done.
    pub special_done: bool,
    /// What the card can do besides its number, where that can be done now (S-17, S-30).
    pub special_action: Option<SpecialAction>,
    /// Whether a building can be sold now (S-22, S-24).
    pub may_sell: bool,
    /// The tiles taken and not yet laid.
    pub to_lay: Vec<Tile>,
    /// Squires in supply that sales in this turn have freed; a claim with one costs the building's value (S-21).
    pub freed_squires: u8,
    /// Whose hand is looked at (S-31).
    pub swap_with: Option<Seat>,
}

/// A player as the viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// Doubloons; absent where the viewer may not know them (S-5).
    pub money: Option<u16>,
    /// How many cards are in hand; cards chosen and not yet revealed are not.
    pub hand_size: u8,
    /// Two players: whether the cards of the round are chosen (S-27).
    pub has_chosen: bool,
    /// Squires in supply.
    pub squires: u8,
    /// Where the conde stands; absent when it is in supply.
    pub conde: Option<Cell>,
    /// The owned buildings.
    pub buildings: Vec<Cell>,
}

impl Salamanca {
    pub(crate) fn show(&self, viewer: Viewer) -> View {
        let is_playing = |seat: &Seat| seat.index() < self.seats as usize;
        let viewer = viewer.filter(is_playing);
        let over = self.step == Step::Finished;
        let cut_off = self.cut_off();
        View {
            viewer,
            step: self.step_name(viewer),
            waiting: self.waiting(),
            round: self.round,
            rounds: self.round.saturating_add(self.rounds_to_come()),
            is_last_round: self.rounds_to_come() == 0 && !over,
            special_cards: Self::special_cards(),
            tiles_to_come: self.tiles_to_come() as u8,
            columns: self.edition.columns,
            rows: self.edition.rows,
            cells: (self.edition.cells() & !self.board.free)
                .iter()
                .filter_map(|cell| self.show_cell(cell, &cut_off))
                .collect(),
            display: self.display().into_iter().map(<[Tile]>::to_vec).collect(),
            plagues_aside: Plague::ALL
                .into_iter()
                .filter(|plague| self.board.plague_at(*plague).is_none())
                .collect(),
            leader: (self.seats > 2).then_some(self.leader),
            table: self.table().to_vec(),
            turn_with_both: self.has_turns().then(|| self.table().len() as u8),
            turn: self.show_turn(),
            players: Seat::all(self.seats).map(|seat| self.show_player(seat, viewer)).collect(),
            hand: viewer.map(|seat| self.hand(seat).list()),
            chosen: viewer.and_then(|seat| self.chosen.get(seat.index()).copied().flatten()),
            hand_in_sight: self.show_hand_to(viewer),
            open_money: self.open_money,
            outcome: over.then(|| self.outcome()),
        }
    }

    /// S-14 to S-17, S-20, S-21, S-25: what is to be decided, as far as the viewer may know it.
    fn step_name(&self, viewer: Viewer) -> StepName {
        match self.step {
            Step::PlayCards if self.seats == 2 => StepName::ChooseTwo,
            Step::PlayCards => StepName::PlayCards,
            Step::Turn => self.turn_step(viewer),
            Step::Swap => StepName::Swap,
            Step::Finished => StepName::Finished,
        }
    }

    /// S-5: a claim that needs money would tell the others how much there is.
    fn turn_step(&self, viewer: Viewer) -> StepName {
        let seat = self.card_on_turn().seat;
        if self.turn.to_lay > 0 {
            StepName::Lay
        } else if viewer == Some(seat) && !self.claimable(seat).is_empty() {
            StepName::Claim
        } else if !self.is_untouched() {
            StepName::GoOn
        } else if self.is_last_turn() {
            StepName::LastTurn
        } else {
            StepName::Turn
        }
    }

    fn show_cell(&self, cell: Cell, cut_off: &[(Cell, Cells)]) -> Option<CellView> {
        let board = &self.board;
        let area = board.area_at(cell);
        Some(CellView {
            cell,
            tile: board.tile_at(cell)?,
            owner: board.owner(cell),
            conde: board.conde_in(cell),
            plague: board.plague_on(cell),
            area_value: area.map(|area| area.value()),
            landscape_value: area.map(|area| area.landscape),
            cut_off_from: cut_off
                .iter()
                .filter(|(_, tiles)| tiles.contains(cell))
                .map(|(building, _)| *building)
                .collect(),
            locks: self.locks_of(cell),
            claimable: self.turn.fresh.contains(cell),
        })
    }

    /// S-10: for each building, the landscape tiles that a plague cuts off from it.
    fn cut_off(&self) -> Vec<(Cell, Cells)> {
        let of = |cell: Cell| {
            let reports = self.board.landscape_reports(self.board.building_at(cell)?, cell);
            Some((cell, reports.flat_map(|report| report.cut_off).collect()))
        };
        self.board.all_buildings().iter().filter_map(of).collect()
    }

    /// Whether turns are being taken: the cards of the round lie in their order.
    fn has_turns(&self) -> bool {
        matches!(self.step, Step::Turn | Step::Swap)
    }

    fn show_turn(&self) -> Option<TurnView> {
        if !self.has_turns() {
            return None;
        }
        let PlayedCard { seat, card } = self.card_on_turn();
        Some(TurnView {
            seat,
            card,
            number: self.turn.index + 1,
            is_last: self.is_last_turn(),
            main: self.turn.main,
            special_done: self.turn.special,
            special_action: SpecialAction::of_card(card)
                .filter(|_| self.step == Step::Turn && self.may_begin_special() && self.has_special_move()),
            may_sell: self.step == Step::Turn && self.may_sell(seat),
            to_lay: self.taken().collect(),
            freed_squires: self.turn.freed,
            swap_with: self.turn.swap_with,
        })
    }

    /// S-5: money is for its owner alone until the end, unless the table agreed otherwise.
    fn show_player(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let sees_money = viewer == Some(seat) || self.open_money || self.step == Step::Finished;
        let has_chosen = self.chosen.get(seat.index()).is_some_and(Option::is_some);
        let face_down = if has_chosen { 2 } else { 0 };
        PlayerView {
            seat,
            money: sees_money.then(|| self.money(seat)),
            hand_size: (self.hand(seat).len() - face_down) as u8,
            has_chosen,
            squires: self.squires(seat) as u8,
            conde: self.board.conde_of(seat),
            buildings: self.board.owned_by(seat).iter().collect(),
        }
    }

    /// S-31: only the one who looks sees the hand; its holder knows it anyway.
    fn show_hand_to(&self, viewer: Viewer) -> Option<Vec<u8>> {
        let looker = self.card_on_turn().seat;
        let in_sight = self.step == Step::Swap && viewer == Some(looker);
        in_sight.then(|| self.hand_in_sight().list())
    }
}
