//! "Spielvorbereitung": what lies where before the first turn.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tabletop::{Deal, Random, Seat, SetupError};

use crate::edition::{Edition, MOST_PAINTINGS, MOST_SWORD_KINDS};
use crate::movement_tile::PlayedValues;
use crate::pieces::Cards;
use crate::state::{Pile, PlayerState, Step, Supply, Toledo};

/// T-7: 2 to 4 players.
pub(crate) const MOST_SEATS: usize = 4;
/// T-7: pawns of a player.
pub const PAWNS: u8 = 5;
/// T-7: cards dealt to each.
pub(crate) const CARDS_AT_THE_START: usize = 5;

/// What a table can choose before the start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The text of an edition file in place of the one that comes with the program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
}

impl Toledo {
    /// T-7: five pawns on the Cathedral, eight shops and five cards each; the start player is drawn at random.
    pub(crate) fn set_up(seats: u8, options: &Options, deal: Deal) -> Result<Self, SetupError> {
        SetupError::check_seats::<Self>(seats)?;
        let edition = Edition::chosen(options.edition.as_deref())?;
        let mut chance = deal.shuffle(0);
        let mut pile = Pile::new(edition.cards.iter());
        pile.shuffle(&mut chance);
        let start = Seat::new(chance.below(u32::from(seats)) as u8);
        let mut game = Self::bare(edition, deal, seats, start);
        game.pile = pile;
        for seat in game.all_seats() {
            let dealt: Cards = std::iter::from_fn(|| game.pile.draw()).take(CARDS_AT_THE_START).collect();
            game.player_mut(seat).hand = dealt;
        }
        Ok(game)
    }

    /// The table with everything in its place but the cards.
    pub(crate) fn bare(edition: Arc<Edition>, deal: Deal, seats: u8, start: Seat) -> Self {
        let mut players = [PlayerState::default(); MOST_SEATS];
        for player in &mut players[..seats as usize] {
            player.cathedral = PAWNS;
            player.shops = u8::MAX;
        }
        Self {
            deal,
            shuffles: 1,
            seats,
            start,
            turn: start,
            round: 1,
            closing: None,
            step: Step::Action,
            played: PlayedValues::NONE,
            players,
            laid: [0; 32],
            stops: edition.houses(),
            singles: 0,
            pile: Pile::new(std::iter::empty()),
            discards: Cards::EMPTY,
            seen: Cards::EMPTY,
            supply: full_supply(&edition),
            edition,
        }
    }
}

/// T-4, T-5, T-6: everything open from the start.
fn full_supply(edition: &Edition) -> Supply {
    let mut swords = [0; MOST_SWORD_KINDS];
    for (left, sword) in swords.iter_mut().zip(&edition.swords) {
        *left = sword.copies;
    }
    debug_assert!(edition.paintings.len() <= MOST_PAINTINGS, "checked when the edition was read");
    Supply { steel: edition.steel, gems: edition.gems, tiles: edition.tiles, swords, paintings_taken: 0 }
}
