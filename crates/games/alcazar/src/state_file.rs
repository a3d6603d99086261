//! A state as a file: readable, complete, and checked when it is read.

use castle_box::{Cards, CardsFile, CellSet, MAX_VALUE, Place, Position, Real, SeatFile, SiteFile};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Deal, Game, MAX_SEATS, Seat, SeatSet};

use crate::castles_and_villas::CASTLE_VALUE;
use crate::setup::{BRIDGES, TOWER_CARDS};
use crate::value::WORTH;
use crate::view::fresh_places;
use crate::{Alcazar, EndReason, Options, Step};

/// A whole game of Alcazar at one moment, hidden cards included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StateFile {
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
    pub step: StepFile,
    /// The seats that have passed for good.
    #[serde(default)]
    pub out: SeatSet,
    /// The seats that have, one after the other and without a break, ended a turn with neither an action nor a withdrawal.
    #[serde(default)]
    pub idle: SeatSet,
}

/// Where the game waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "at", rename_all = "kebab-case", deny_unknown_fields)]
pub enum StepFile {
    /// At the start of a turn: a withdrawal or the action.
    Turn,
    /// After a withdrawal: the action.
    Action,
    /// After a withdrawal that had to be made: a card must be bought.
    Purchase,
    /// One of several villas gets a crest.
    Crest {
        /// The cells of the pieces built in this turn.
        built: Vec<Place>,
    },
    /// Nobles may be placed, moved or traded.
    Nobles {
        /// The cells of the pieces built in this turn.
        built: Vec<Place>,
        /// How many more nobles may be placed, 1 or 2.
        left: u8,
        /// Whether a castle was founded: then nobles can only be placed.
        founding: bool,
    },
    /// The game is over.
    Finished {
        /// Why.
        reason: EndReason,
    },
}

fn no_deal() -> Deal {
    Deal::new([0; 32])
}

impl StepFile {
    pub(crate) fn new(game: &Alcazar) -> Self {
        match game.step {
            Step::Turn => Self::Turn,
            Step::Action => Self::Action,
            Step::Purchase => Self::Purchase,
            Step::Crest => Self::Crest { built: fresh_places(game) },
            Step::Nobles { left, is_founding } => {
                Self::Nobles { built: fresh_places(game), left, founding: is_founding }
            }
            Step::Finished(reason) => Self::Finished { reason },
        }
    }

    fn step(&self) -> Step {
        match self {
            Self::Turn => Step::Turn,
            Self::Action => Step::Action,
            Self::Purchase => Step::Purchase,
            Self::Crest { .. } => Step::Crest,
            Self::Nobles { left, founding, .. } => Step::Nobles { left: *left, is_founding: *founding },
            Self::Finished { reason } => Step::Finished(*reason),
        }
    }

    fn built(&self) -> &[Place] {
        match self {
            Self::Crest { built } | Self::Nobles { built, .. } => built,
            _ => &[],
        }
    }
}

impl From<Alcazar> for StateFile {
    fn from(game: Alcazar) -> Self {
        Self {
            options: game.options(),
            deal: game.deal,
            seats: Seat::all(game.seats).map(|seat| game.cards.seat_file(seat, game.money(seat))).collect(),
            cards: game.cards.table_file(),
            site: SiteFile::new(&game.site, &game.board),
            turn: game.turn,
            step: StepFile::new(&game),
            out: game.out,
            idle: game.idle,
        }
    }
}

impl TryFrom<StateFile> for Alcazar {
    type Error = String;

    fn try_from(file: StateFile) -> Result<Self, String> {
        let seats = u8::try_from(file.seats.len()).unwrap_or(u8::MAX);
        tabletop::SetupError::check_seats::<Self>(seats).map_err(|error| error.to_string())?;
        let board = file.options.board()?;
        let cards = Cards::from_files(&file.cards, &file.seats, TOWER_CARDS)?;
        let site = file.site.build(&board, &WORTH, seats)?;
        let built =
            |place: &Place| board.cell(*place).ok_or_else(|| format!("{place} is no cell of this board"));
        let fresh = file.step.built().iter().map(built).collect::<Result<CellSet, String>>()?;
        let mut money = [Real(0); MAX_SEATS];
        money.iter_mut().zip(&file.seats).for_each(|(money, seat)| *money = seat.money);
        let (deal, turn, step) = (file.deal, file.turn, file.step.step());
        let game = Self {
            site,
            cards,
            fresh,
            money,
            board,
            deal,
            seats,
            turn,
            out: file.out,
            idle: file.idle,
            step,
        };
        game.check_castles()?;
        game.check_seats()?;
        game.check_step()?;
        Ok(game)
    }
}

impl Alcazar {
    /// A position in the short notation of the box, at the start of a turn.
    pub fn from_position(text: &str) -> Result<Self, String> {
        let Position { site, cards, seats, turn } = Position::parse(text, BRIDGES)?;
        let (options, deal, step) = (Options::default(), no_deal(), StepFile::Turn);
        let (out, idle) = (SeatSet::EMPTY, SeatSet::EMPTY);
        Self::try_from(StateFile { options, deal, seats, cards, site, turn, step, out, idle })
    }

    /// C-13, C-17: a castle is worth 5 at least.
    fn check_castles(&self) -> Result<(), String> {
        let poor =
            |id: &castle_box::BuildingId| self.site.is_castle(*id) && self.site.value(*id) < CASTLE_VALUE;
        match self.site.buildings().find(poor) {
            Some(id) => {
                let (field, value) = (id.lowest_field(), self.site.value(id));
                Err(format!(
                    "the castle at {field} is worth {value}; castles are worth {CASTLE_VALUE} to {MAX_VALUE}"
                ))
            }
            None => Ok(()),
        }
    }

    fn check_seats(&self) -> Result<(), String> {
        let table = SeatSet::all(self.seats);
        let stranger = |set: SeatSet| set.iter().find(|seat| !table.contains(*seat));
        if let Some(seat) = stranger(self.out).or(stranger(self.idle)).or(stranger(SeatSet::only(self.turn)))
        {
            return Err(format!("there is no seat {seat}: {} play", self.seats));
        }
        if !matches!(self.step, Step::Finished(_)) && self.out.contains(self.turn) {
            return Err(format!("seat {} is on turn but out of the game", self.turn));
        }
        Ok(())
    }

    /// C-26: while the game goes on there are stones and bridges, and the step fits the position.
    fn check_step(&self) -> Result<(), String> {
        match self.step {
            Step::Finished(_) => return Ok(()),
            Step::Turn | Step::Action | Step::Purchase => {
                if self.site.stones_left() == 0 || self.site.spans_left() == 0 {
                    return Err("the last stone or the last bridge is used: the game is over".into());
                }
            }
            Step::Crest | Step::Nobles { .. } => self.check_fresh()?,
        }
        let mut moves = Vec::new();
        self.legal_moves_now(&mut moves);
        if moves.is_empty() {
            return Err(format!("seat {} can do nothing at this step", self.turn));
        }
        Ok(())
    }

    fn check_fresh(&self) -> Result<(), String> {
        if !(1..=3).contains(&self.fresh.len()) {
            return Err("one to three cells have been built on in a turn".into());
        }
        let first = self.fresh.first().and_then(|cell| self.site.building(cell));
        if first.is_none() || self.fresh.iter().any(|cell| self.site.building(cell) != first) {
            return Err("what has been built in a turn is part of one building".into());
        }
        match self.step {
            Step::Nobles { left, is_founding } if left == 0 || left > 1 + u8::from(is_founding) => {
                Err(format!("{left} more nobles may not be placed"))
            }
            Step::Crest
                if self.site.free_flags() == 0 || self.waiting().count() <= self.site.free_flags() =>
            {
                Err("there is no choice of villas to make".into())
            }
            _ => Ok(()),
        }
    }
}
