//! The frame of a state file: what both games write, around the steps that each has of its own.

use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Deal, Game, MAX_SEATS, Random, Seat, SeatSet, SetupError};

use crate::{
    Board, BuildingId, Cards, CardsFile, CellSet, MAX_VALUE, Options, Place, Position, Real, SeatFile, Site,
    SiteFile, Worth,
};

/// A whole game at one moment, hidden cards included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "StateFile")]
pub struct GameFile<S> {
    /// What the table was set up with.
    #[serde(default)]
    pub options: Options,
    /// 64 hexadecimal digits that decided the shuffle. May be left out in a position written by hand.
    #[serde(default = "no_deal")]
    pub deal: Deal,
    /// Money and hands, in the order of the seats. Two to five.
    pub seats: Vec<SeatFile>,
    /// The cards on the table.
    pub cards: CardsFile,
    /// What stands on the board, and the pieces in supply.
    pub site: SiteFile,
    /// Whose turn it is.
    pub turn: Seat,
    /// Where the game waits.
    pub step: S,
    /// The seats that have passed for good.
    #[serde(default)]
    pub out: SeatSet,
    /// The seats that have, one after the other and without a break, ended a turn with neither an action nor a withdrawal.
    #[serde(default)]
    pub idle: SeatSet,
}

fn no_deal() -> Deal {
    Deal::new([0; 32])
}

/// What a state is made of in both games, beside its step. The rules have not been asked about it.
#[derive(Clone, Debug)]
pub struct GameParts {
    pub site: Site,
    pub cards: Cards,
    /// The cells of the pieces built in this turn.
    pub fresh: CellSet,
    pub money: [Real; MAX_SEATS],
    pub board: Arc<Board>,
    pub deal: Deal,
    pub seats: u8,
    /// Whose turn it is.
    pub turn: Seat,
    /// The seats that have passed for good.
    pub out: SeatSet,
    /// The seats that have, without a break, ended a turn with nothing done.
    pub idle: SeatSet,
}

/// What a game takes out of the box.
#[derive(Clone, Copy, Debug)]
pub struct Material {
    /// Bridges or founding stones.
    pub spans: u8,
    pub tower_cards: u8,
    /// Build cards for each seat.
    pub cards_each: usize,
    /// Money for each seat.
    pub money: Real,
}

impl GameParts {
    /// An empty board, cards dealt, and a start player drawn at random.
    pub fn deal<G: Game>(
        seats: u8,
        options: &Options,
        deal: Deal,
        material: Material,
    ) -> Result<Self, SetupError> {
        SetupError::check_seats::<G>(seats)?;
        let board = options.board().map_err(SetupError::new)?;
        let mut rng = deal.shuffle(0);
        let cards = Cards::deal(seats, material.cards_each, material.tower_cards, &mut rng);
        let mut money = [Real(0); MAX_SEATS];
        money[..seats as usize].fill(material.money);
        let turn = Seat::new(rng.below(u32::from(seats)) as u8);
        let (site, fresh) = (Site::empty(material.spans), CellSet::EMPTY);
        let (out, idle) = (SeatSet::EMPTY, SeatSet::EMPTY);
        Ok(Self { site, cards, fresh, money, board, deal, seats, turn, out, idle })
    }

    /// What a file says of them.
    pub fn to_file<S>(&self, step: S) -> GameFile<S> {
        let seat_file = |seat: Seat| self.cards.seat_file(seat, self.money[seat.index()]);
        GameFile {
            options: Options::of_board(&self.board),
            deal: self.deal,
            seats: Seat::all(self.seats).map(seat_file).collect(),
            cards: self.cards.table_file(),
            site: SiteFile::new(&self.site, &self.board),
            turn: self.turn,
            step,
            out: self.out,
            idle: self.idle,
        }
    }
}

impl<S> GameFile<S> {
    /// A position in the short notation of the box, at this step.
    pub fn from_position(text: &str, spans: u8, step: S) -> Result<Self, String> {
        let Position { site, cards, seats, turn } = Position::parse(text, spans)?;
        let (options, deal) = (Options::default(), no_deal());
        let (out, idle) = (SeatSet::EMPTY, SeatSet::EMPTY);
        Ok(Self { options, deal, seats, cards, site, turn, step, out, idle })
    }

    /// How many sit at the table; more than any table has where there are too many to count.
    pub fn seat_count(&self) -> u8 {
        u8::try_from(self.seats.len()).unwrap_or(u8::MAX)
    }

    /// Puts everything on the table of a game, if it can lie there.
    pub fn read<G: Game>(&self, built: &[Place], towers: u8, worth: &Worth) -> Result<GameParts, String> {
        let seats = self.seat_count();
        SetupError::check_seats::<G>(seats).map_err(|error| error.to_string())?;
        let board = self.options.board()?;
        let cards = Cards::from_files(&self.cards, &self.seats, towers)?;
        let site = self.site.build(&board, worth, seats)?;
        let cell =
            |place: &Place| board.cell(*place).ok_or_else(|| format!("{place} is no cell of this board"));
        let fresh = built.iter().map(cell).collect::<Result<CellSet, String>>()?;
        let mut money = [Real(0); MAX_SEATS];
        money.iter_mut().zip(&self.seats).for_each(|(money, seat)| *money = seat.money);
        let (deal, turn, out, idle) = (self.deal, self.turn, self.out, self.idle);
        Ok(GameParts { site, cards, fresh, money, board, deal, seats, turn, out, idle })
    }

    /// Everybody that the file names sits at the table, and whoever is on turn is in the game.
    pub fn check_seats(&self, is_over: bool) -> Result<(), String> {
        let seats = self.seat_count();
        let table = SeatSet::all(seats);
        let stranger = |set: SeatSet| set.iter().find(|seat| !table.contains(*seat));
        if let Some(seat) = stranger(self.out).or(stranger(self.idle)).or(stranger(SeatSet::only(self.turn)))
        {
            return Err(format!("there is no seat {seat}: {seats} play"));
        }
        if !is_over && self.out.contains(self.turn) {
            return Err(format!("seat {} is on turn but out of the game", self.turn));
        }
        Ok(())
    }
}

/// Castles are worth so much at least.
pub fn check_castles(site: &Site, least: u8) -> Result<(), String> {
    let poor = |id: &BuildingId| site.is_castle(*id) && site.value(*id) < least;
    match site.buildings().find(poor) {
        Some(id) => {
            let (field, value) = (id.lowest_field(), site.value(id));
            Err(format!("the castle at {field} is worth {value}; castles are worth {least} to {MAX_VALUE}"))
        }
        None => Ok(()),
    }
}

/// What has been built in a turn is one to three cells of one building.
pub fn check_fresh(site: &Site, fresh: CellSet) -> Result<(), String> {
    if !(1..=3).contains(&fresh.len()) {
        return Err("one to three cells have been built on in a turn".into());
    }
    let first = fresh.first().and_then(|cell| site.building(cell));
    if first.is_none() || fresh.iter().any(|cell| site.building(cell) != first) {
        return Err("what has been built in a turn is part of one building".into());
    }
    Ok(())
}

/// Cells in notation.
pub fn places(board: &Board, cells: CellSet) -> Vec<Place> {
    cells.iter().map(|cell| board.place(cell)).collect()
}
