//! A state as a file: readable, complete, and checked when it is read.

use castle_box::{Field, GameFile, GameParts, Level, MAX_VALUE, check_castles, check_fresh, places};

use crate::castles_and_villas::CASTLE_VALUE;
use crate::d_extend_with_tower_card::HIGHEST_TOWER;
use crate::setup::{FOUNDING_STONES, TOWER_CARDS};
use crate::state::StateCache;
use crate::value::WORTH;
use crate::{BigBoss, EndReason, Step};

/// C-16, C-29: tower cards end at level 5, and each field has one build card.
const HIGHEST_COLUMN: Level = HIGHEST_TOWER.above();

/// A whole game of Das neue Big Boss at one moment, hidden cards included.
pub type StateFile = GameFile<StepFile>;

castle_box::step_file! {
    /// Where the game waits.
    pub enum StepFile of Step over EndReason {
        action {
            /// Two castles are about to merge: one of them stays.
            Keep {
                /// The build card that was played, by its field: the gap between the castles.
                card: Field,
            }
        }
        /// Nobles may be placed.
        nobles {}
    }
}

impl From<BigBoss> for StateFile {
    fn from(game: BigBoss) -> Self {
        let step = game.step_file();
        let BigBoss { site, cards, fresh, money, board, deal, seats, turn, out, idle, .. } = game;
        GameParts { site, cards, fresh, money, board, deal, seats, turn, out, idle }.to_file(step)
    }
}

impl TryFrom<StateFile> for BigBoss {
    type Error = String;

    fn try_from(file: StateFile) -> Result<Self, String> {
        let step = file.step.step();
        let parts = file.read::<Self>(file.step.built(), TOWER_CARDS, &WORTH)?;
        let game = Self::from_parts(parts, step);
        game.check_pieces()?;
        check_castles(&game.site, CASTLE_VALUE)?;
        file.check_seats(matches!(step, Step::Finished(_)))?;
        game.check_step()?;
        Ok(game)
    }
}

impl BigBoss {
    /// The state with these parts, at this step.
    pub(crate) fn from_parts(parts: GameParts, step: Step) -> Self {
        let GameParts { site, cards, fresh, money, board, deal, seats, turn, out, idle } = parts;
        let derived = StateCache::default();
        Self { site, cards, fresh, money, board, deal, seats, turn, out, idle, step, derived }.derive()
    }

    /// Where the game waits, as files and views have it.
    pub(crate) fn step_file(&self) -> StepFile {
        StepFile::new(self.step, places(&self.board, self.fresh))
    }

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
