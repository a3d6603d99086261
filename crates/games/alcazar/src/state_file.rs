//! A state as a file: readable, complete, and checked when it is read.

use castle_box::{GameFile, GameParts, check_castles, check_fresh, places};

use crate::castles_and_villas::CASTLE_VALUE;
use crate::setup::{BRIDGES, TOWER_CARDS};
use crate::value::WORTH;
use crate::{Alcazar, EndReason, Step};

/// A whole game of Alcazar at one moment, hidden cards included.
pub type StateFile = GameFile<StepFile>;

castle_box::step_file! {
    /// Where the game waits.
    pub enum StepFile of Step over EndReason {
        action {
            /// After a withdrawal that had to be made: a card must be bought.
            Purchase
        }
        /// Nobles may be placed, moved or traded.
        nobles {
            /// Whether a castle was founded: then nobles can only be placed.
            #[serde(rename = "founding")]
            is_founding: bool,
        }
    }
}

impl From<Alcazar> for StateFile {
    fn from(game: Alcazar) -> Self {
        let step = game.step_file();
        let Alcazar { site, cards, fresh, money, board, deal, seats, turn, out, idle, .. } = game;
        GameParts { site, cards, fresh, money, board, deal, seats, turn, out, idle }.to_file(step)
    }
}

impl TryFrom<StateFile> for Alcazar {
    type Error = String;

    fn try_from(file: StateFile) -> Result<Self, String> {
        let step = file.step.step();
        let parts = file.read::<Self>(file.step.built(), TOWER_CARDS, &WORTH)?;
        let game = Self::from_parts(parts, step);
        check_castles(&game.site, CASTLE_VALUE)?;
        file.check_seats(matches!(step, Step::Finished(_)))?;
        game.check_step()?;
        Ok(game)
    }
}

impl Alcazar {
    /// The state with these parts, at this step.
    pub(crate) fn from_parts(parts: GameParts, step: Step) -> Self {
        let GameParts { site, cards, fresh, money, board, deal, seats, turn, out, idle } = parts;
        Self { site, cards, fresh, money, board, deal, seats, turn, out, idle, step }
    }

    /// Where the game waits, as files and views have it.
    pub(crate) fn step_file(&self) -> StepFile {
        StepFile::new(self.step, places(&self.board, self.fresh))
    }

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
