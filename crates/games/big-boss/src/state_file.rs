//! A state as a file: readable, complete, and checked when it is read.

use castle_box::{
    Field, GameFile, GameParts, Level, MAX_VALUE, Place, SiteFile, check_castles, check_fresh, places,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Game, Seat};

use crate::castles_and_villas::CASTLE_VALUE;
use crate::d_extend_with_tower_card::HIGHEST_TOWER;
use crate::setup::{FOUNDING_STONES, TOWER_CARDS};
use crate::state::Derived;
use crate::value::WORTH;
use crate::{BigBoss, EndReason, Step};

/// C-16, C-29: tower cards end at level 5, and each field has one build card.
const HIGHEST_COLUMN: Level = HIGHEST_TOWER.above();

/// A whole game of Das neue Big Boss at one moment, hidden cards included.
pub type StateFile = GameFile<StepFile>;

/// Where the game waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "at", rename_all = "kebab-case", deny_unknown_fields)]
pub enum StepFile {
    /// At the start of a turn: a withdrawal or the action.
    Turn,
    /// After a withdrawal: the action.
    Action,
    /// Two castles are about to merge: one of them stays.
    Keep {
        /// The build card that was played, by its field: the gap between the castles.
        card: Field,
    },
    /// One of several villas gets a crest.
    Crest {
        /// The cells of the pieces built in this turn.
        built: Vec<Place>,
    },
    /// Nobles may be placed.
    Nobles {
        /// The cells of the pieces built in this turn.
        built: Vec<Place>,
        /// How many more nobles may be placed, 1 or 2.
        left: u8,
    },
    /// The game is over.
    Finished {
        /// Why.
        reason: EndReason,
    },
}

impl StepFile {
    pub(crate) fn new(game: &BigBoss) -> Self {
        match game.step {
            Step::Turn => Self::Turn,
            Step::Action => Self::Action,
            Step::Keep { card } => Self::Keep { card },
            Step::Crest => Self::Crest { built: places(&game.board, game.fresh) },
            Step::Nobles { left } => Self::Nobles { built: places(&game.board, game.fresh), left },
            Step::Finished(reason) => Self::Finished { reason },
        }
    }

    fn step(&self) -> Step {
        match self {
            Self::Turn => Step::Turn,
            Self::Action => Step::Action,
            Self::Keep { card } => Step::Keep { card: *card },
            Self::Crest { .. } => Step::Crest,
            Self::Nobles { left, .. } => Step::Nobles { left: *left },
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

impl From<BigBoss> for StateFile {
    fn from(game: BigBoss) -> Self {
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

impl TryFrom<StateFile> for BigBoss {
    type Error = String;

    fn try_from(file: StateFile) -> Result<Self, String> {
        tabletop::SetupError::check_seats::<Self>(file.seat_count()).map_err(|error| error.to_string())?;
        let GameParts { site, cards, fresh, money, board, seats } =
            file.read(file.step.built(), TOWER_CARDS, &WORTH)?;
        let (deal, turn, step) = (file.deal, file.turn, file.step.step());
        let (out, idle) = (file.out, file.idle);
        let derived = Derived::default();
        let game = Self { site, cards, fresh, money, board, deal, seats, turn, out, idle, step, derived };
        let game = game.derive();
        game.check_pieces()?;
        check_castles(&game.site, CASTLE_VALUE)?;
        file.check_seats(matches!(step, Step::Finished(_)))?;
        game.check_step()?;
        Ok(game)
    }
}

impl BigBoss {
    /// A position in the short notation of the box, at the start of a turn.
    pub fn from_position(text: &str) -> Result<Self, String> {
        Self::try_from(StateFile::from_position(text, FOUNDING_STONES, StepFile::Turn)?)
    }

    /// B-1, B-4: founding stones lie on three fields of the row that follow each other; everything stands on fields.
    fn check_pieces(&self) -> Result<(), String> {
        for span in self.site.spans() {
            let middle = span.middle.field().and_then(|field| self.board.straight_span(field));
            if middle != Some((span.middle, span.is_upright)) || span.level != Level::GROUND {
                return Err(
                    "a founding stone lies on the board, over three fields that follow each other".into()
                );
            }
        }
        for cell in self.site.built() {
            let Some(field) = cell.field() else {
                return Err(format!("{} is open ground: nothing can stand there", self.board.place(cell)));
            };
            self.check_height(field)?;
        }
        Ok(())
    }

    /// C-16, C-29: the one stone above the reach of tower cards came with the build card of the field, which is then gone.
    /// Where that holds, it holds after every move too.
    fn check_height(&self, field: Field) -> Result<(), String> {
        let height = self.site.height(field.cell());
        if height > HIGHEST_COLUMN {
            return Err(format!("{field} is {height} high; nothing can rise above {HIGHEST_COLUMN}"));
        }
        if height > HIGHEST_TOWER && !self.cards.is_played(field) {
            return Err(format!(
                "{field} is {height} high, but tower cards end at {HIGHEST_TOWER} and build card {field} has not been played yet"
            ));
        }
        Ok(())
    }

    /// C-26: while the game goes on there are stones, and the step fits the position.
    fn check_step(&self) -> Result<(), String> {
        match self.step {
            Step::Finished(_) => return Ok(()),
            Step::Turn | Step::Action | Step::Keep { .. } => {
                if self.site.stones_left() == 0 {
                    return Err("the last stone is used: the game is over".into());
                }
            }
            Step::Crest | Step::Nobles { .. } => self.check_fresh()?,
        }
        if let Step::Keep { card } = self.step {
            self.check_merger(card)?;
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
            Step::Nobles { left } if left == 0 || left > 1 + u8::from(self.fresh.len() == 3) => {
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

    /// C-25: the choice is there only between two castles that can both stay, where it matters.
    fn check_merger(&self, card: Field) -> Result<(), String> {
        let wrong = || Err(format!("no choice between two castles is open at {card}"));
        let [Some(one), Some(other)] = self.beside(card) else { return wrong() };
        let are_castles = self.site.is_castle(one) && self.site.is_castle(other) && one != other;
        let is_full = |id| self.site.value(id) == MAX_VALUE;
        if self.site.is_built(card.cell())
            || !are_castles
            || is_full(one)
            || is_full(other)
            || !self.is_open_which_stays(self.turn, one, other)
        {
            return wrong();
        }
        if !self.cards.is_played(card) {
            return Err(format!("build card {card} has been played, but is still there"));
        }
        Ok(())
    }
}
