//! A state as text: complete, readable, and checked when it is read (`check`).

mod check;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use tabletop::{Deal, Seat};

use crate::pieces::{Card, Position, Shop, Tile};
use crate::state::{PlayerState, Site, Step, Toledo};

/// A whole state of Toledo, with all that is hidden.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StateFile {
    /// The text of the edition file, if it is not the one that comes with the program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    /// What decides every shuffle.
    pub deal: Deal,
    /// How many shuffles there have been, the first one included.
    pub shuffles: u32,
    /// Who had the first turn.
    pub start_seat: Seat,
    /// Whose turn it is.
    pub turn_seat: Seat,
    /// The round, from 1 to 100.
    pub round: u8,
    /// Who has brought the third pawn to the Alcazar: every other player has one more turn.
    #[serde(default)]
    pub closing_seat: Option<Seat>,
    /// What is to be decided.
    pub step: StepFile,
    /// The cards played in this turn; null when none has been.
    #[serde(default)]
    pub played: Option<PlayedFile>,
    /// By seat; their number is the number of seats.
    pub players: Vec<PlayerFile>,
    /// The shops on the street.
    pub street: Vec<ShopFile>,
    /// The draw pile, from the top.
    pub pile: Vec<Card>,
    /// The discards, in any order; the open first card is not among them.
    pub discards: Vec<Card>,
    /// Cards in hand that all have seen, because they were given in payment.
    #[serde(default)]
    pub seen: Vec<Card>,
    /// What nobody has taken.
    pub supply: SupplyFile,
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum StepFile {
    /// One of the four actions.
    Action,
    /// A further card, or the end of the turn.
    More,
    /// The pawn has come to this full field, where it has no circle: move on or challenge.
    Full(Position),
    /// The pawn has just taken a circle of this field: use it or not.
    Shop(Position),
    /// This swordsmith or fencing master is paid: which sword or tile to take.
    Take(Position),
    /// A pawn has just entered the Alcazar: which sword to lay under it, if any.
    Gate,
    /// The game is over.
    Over,
}

/// The cards played in a turn, as far as the next one depends on them.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayedFile {
    /// The first card, which lies open.
    pub first: Card,
    /// Whether only one card of that value has been played, with the movement tile in hand, so that it can still
    /// be called the odd one.
    pub first_may_be_odd: bool,
    /// The other value that has been played, if any.
    pub other: Option<u8>,
    /// The same for that value.
    pub other_may_be_odd: bool,
}

/// What a player has.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerFile {
    /// The cards in hand.
    pub hand: Vec<Card>,
    /// Pawns on the Cathedral.
    pub cathedral: u8,
    /// Where the pawns on the street stand; twice where two do. A pawn on its way from a full field is not here.
    pub fields: Vec<Position>,
    /// Pawns in the Alcazar.
    pub alcazar: u8,
    /// Steel held.
    pub steel: u8,
    /// Gems held.
    pub gems: u8,
    /// Fencing tiles held.
    pub tiles: Vec<Tile>,
    /// Shops not laid yet.
    pub shops: Vec<Shop>,
    /// The points of the swords still held.
    pub swords: Vec<u8>,
    /// The points of the swords under pawns in the Alcazar.
    pub brought: Vec<u8>,
    /// The points of the paintings.
    pub paintings: Vec<u8>,
}

/// A shop on the street.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ShopFile {
    /// Where it lies.
    pub field: Position,
    /// Whose it is.
    pub owner_seat: Seat,
    /// What it sells and how many circles it has, as in `gem-2`.
    pub shop: Shop,
}

/// What nobody has taken.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SupplyFile {
    /// Steel.
    pub steel: u8,
    /// Gems.
    pub gems: u8,
    /// The points of the swords.
    pub swords: Vec<u8>,
    /// The points of the paintings, from the top.
    pub paintings: Vec<u8>,
    /// The fencing tiles.
    pub tiles: Vec<Tile>,
}

impl From<Toledo> for StateFile {
    fn from(game: Toledo) -> Self {
        let supply = &game.supply;
        Self {
            edition: game.edition.source.clone(),
            deal: game.deal,
            shuffles: game.shuffles,
            start_seat: game.start,
            turn_seat: game.turn,
            round: game.round,
            closing_seat: game.closing,
            step: game.step.into(),
            played: game.played_file(),
            players: game.all_seats().map(|seat| game.player_file(game.player(seat))).collect(),
            street: game.street_file(),
            pile: game.pile.iter().rev().collect(),
            discards: game.discards.iter().collect(),
            seen: game.seen.iter().collect(),
            supply: SupplyFile {
                steel: supply.steel,
                gems: supply.gems,
                swords: game.sword_points(&supply.swords),
                paintings: game.edition.paintings[supply.paintings_taken as usize..].to_vec(),
                tiles: Tile::ALL
                    .into_iter()
                    .flat_map(|tile| std::iter::repeat_n(tile, supply.tiles[tile as usize].into()))
                    .collect(),
            },
        }
    }
}

impl Toledo {
    fn played_file(&self) -> Option<PlayedFile> {
        let played = self.played;
        Some(PlayedFile {
            first: played.first?,
            first_may_be_odd: played.first_may_be_odd,
            other: (played.other != 0).then_some(played.other),
            other_may_be_odd: played.other_may_be_odd,
        })
    }

    fn player_file(&self, player: &PlayerState) -> PlayerFile {
        PlayerFile {
            hand: player.hand.iter().collect(),
            cathedral: player.cathedral,
            fields: player.pawn_fields().collect(),
            alcazar: player.alcazar,
            steel: player.steel,
            gems: player.gems,
            tiles: player.held_tiles().collect(),
            shops: Shop::all().filter(|shop| player.has_shop(*shop)).collect(),
            swords: self.sword_points(&player.swords),
            brought: self.sword_points(&player.brought),
            paintings: self.painting_points(&player.paintings),
        }
    }

    fn street_file(&self) -> Vec<ShopFile> {
        let laid = |number| match self.site(Position(number)) {
            Some(Site::Shop { owner, shop }) => {
                Some(ShopFile { field: Position(number), owner_seat: owner, shop })
            }
            _ => None,
        };
        (1..=self.edition.fields()).filter_map(laid).collect()
    }
}

impl From<Step> for StepFile {
    fn from(step: Step) -> Self {
        match step {
            Step::Action => Self::Action,
            Step::More => Self::More,
            Step::Full { field } => Self::Full(field),
            Step::Shop { field } => Self::Shop(field),
            Step::Take { field } => Self::Take(field),
            Step::Gate => Self::Gate,
            Step::Over => Self::Over,
        }
    }
}

impl From<StepFile> for Step {
    fn from(step: StepFile) -> Self {
        match step {
            StepFile::Action => Self::Action,
            StepFile::More => Self::More,
            StepFile::Full(field) => Self::Full { field },
            StepFile::Shop(field) => Self::Shop { field },
            StepFile::Take(field) => Self::Take { field },
            StepFile::Gate => Self::Gate,
            StepFile::Over => Self::Over,
        }
    }
}

impl JsonSchema for Toledo {
    fn schema_name() -> Cow<'static, str> {
        "Toledo".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        StateFile::json_schema(generator)
    }
}
