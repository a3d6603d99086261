//! A state as a file: readable, complete, and checked when it is read.

use castle_box::{GameFile, GameParts, Place, SiteFile, check_castles, check_fresh, places};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Game, Seat};

use crate::castles_and_villas::CASTLE_VALUE;
use crate::setup::{BRIDGES, TOWER_CARDS};
use crate::value::WORTH;
use crate::{Alcazar, EndReason, Step};

/// A whole game of Alcazar at one moment, hidden cards included.
pub type StateFile = GameFile<StepFile>;

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

impl StepFile {
    pub(crate) fn new(game: &Alcazar) -> Self {
        match game.step {
            Step::Turn => Self::Turn,
            Step::Action => Self::Action,
            Step::Purchase => Self::Purchase,
            Step::Crest => Self::Crest { built: places(&game.board, game.fresh) },
            Step::Nobles { left, is_founding } => {
                Self::Nobles { built: places(&game.board, game.fresh), left, founding: is_founding }
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
        tabletop::SetupError::check_seats::<Self>(file.seat_count()).map_err(|error| error.to_string())?;
        let GameParts { site, cards, fresh, money, board, seats } =
            file.read(file.step.built(), TOWER_CARDS, &WORTH)?;
        let (deal, turn, step) = (file.deal, file.turn, file.step.step());
        let (out, idle) = (file.out, file.idle);
        let game = Self { site, cards, fresh, money, board, deal, seats, turn, out, idle, step };
        check_castles(&game.site, CASTLE_VALUE)?;
        file.check_seats(matches!(step, Step::Finished(_)))?;
        game.check_step()?;
        Ok(game)
    }
}

impl Alcazar {
    /// A position in the short notation of the box, at the start of a turn.
    pub fn from_position(text: &str) -> Result<Self, String> {
        Self::try_from(StateFile::from_position(text, BRIDGES, StepFile::Turn)?)
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
        check_fresh(&self.site, self.fresh)?;
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
