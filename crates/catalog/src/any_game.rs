//! A game being played, whichever it is.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;
use tabletop::{
    Care, Deal, Deviation, Event, Explanation, Game, Line, Playthrough, Record, Refusal, Seat, Status,
    Viewer, preview, worth_after,
};

use crate::{GameKind, LoadError, PlayError, ReplayError, StartError, dump, games};

macro_rules! define_any_game {
    ($($Game:ident $krate:ident),*) => {
        /// A game with its past.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum AnyGame {
            $($Game(Playthrough<games::$Game>),)*
        }

        impl AnyGame {
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(Self::$Game(_) => GameKind::$Game,)*
                }
            }
        }

        $(impl From<Playthrough<games::$Game>> for AnyGame {
            fn from(game: Playthrough<games::$Game>) -> Self {
                Self::$Game(game)
            }
        })*
    };
}

for_each_game!(define_any_game);

/// A legal move: what to send, and what to say it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Offer {
    /// The move in notation.
    pub notation: String,
    /// The move in the form of the game's move schema, with its kind under `move`.
    pub parts: Value,
    /// How carefully it is taken from somebody who points at things.
    #[serde(default)]
    pub care: Care,
}

/// The moves of a seat as they go into a message: the JSON of a list of [`Offer`]s, made without a tree of values for each.
#[derive(Debug)]
pub struct Offers<'a> {
    game: &'a AnyGame,
    seat: Seat,
}

impl Serialize for Offers<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        dispatch!(self.game, game => serialize_offers(game, self.seat, serializer))
    }
}

fn serialize_offers<G: Game, S: Serializer>(
    game: &Playthrough<G>,
    seat: Seat,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let offer = |mv: G::Move| WrittenOffer { notation: mv.to_string(), care: G::care(&mv), parts: mv };
    serializer.collect_seq(legal(game, seat).into_iter().map(offer))
}

/// An [`Offer`] with the move itself. The names and their order are those of the offer.
#[derive(Serialize)]
struct WrittenOffer<M> {
    notation: String,
    parts: M,
    care: Care,
}

/// One move of the past as a viewer was told of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PastEvents {
    pub seat: Seat,
    pub events: Vec<Value>,
    /// Whether something hidden was shown or drawn.
    pub is_new_information: bool,
}

impl AnyGame {
    /// `options` is an object in the form of [`GameKind::options_schema`]; `null` or `{}` for the usual ones.
    pub fn start(kind: GameKind, seats: u8, options: &Value, deal: Deal) -> Result<Self, StartError> {
        dispatch!(kind, <G> => start::<G>(seats, options, deal).map(Self::from))
    }

    /// Goes on from a state that was dumped or set up: JSON that names its game under `game`, unless `kind` does.
    pub fn load(kind: Option<GameKind>, state: &str) -> Result<Self, LoadError> {
        let (kind, state) = dump::identify(kind, state)?;
        dispatch!(kind, <G> => load::<G>(&state).map(Self::from))
    }

    /// Plays a record through, checking every move and the final count.
    pub fn replay(record: &Record) -> Result<Self, ReplayError> {
        let kind: GameKind = record.game.parse()?;
        Ok(dispatch!(kind, <G> => replay::<G>(&dump::without_name(record)).map(Self::from))?)
    }

    /// The start of a recorded game, before its first move.
    pub fn set_up(record: &Record) -> Result<Self, ReplayError> {
        let kind: GameKind = record.game.parse()?;
        Ok(dispatch!(kind, <G> => set_up::<G>(&dump::without_name(record)).map(Self::from))?)
    }

    pub fn seats(&self) -> u8 {
        dispatch!(self, game => game.state().seats())
    }

    pub fn status(&self) -> Status {
        dispatch!(self, game => game.state().status())
    }

    pub fn options(&self) -> Value {
        dispatch!(self, game => json(&game.state().options()))
    }

    /// The moves of a seat in notation.
    pub fn legal(&self, seat: Seat) -> Vec<String> {
        dispatch!(self, game => legal(game, seat).iter().map(ToString::to_string).collect())
    }

    /// The moves of a seat with what is to be said of them.
    pub fn offers(&self, seat: Seat) -> Vec<Offer> {
        dispatch!(self, game => offers(game, seat))
    }

    /// The same, to be written into a message.
    pub const fn written_offers(&self, seat: Seat) -> Offers<'_> {
        Offers { game: self, seat }
    }

    /// Plays a move; what came of it is the last entry of the past.
    pub fn play(&mut self, seat: Seat, notation: &str, at: Option<u64>) -> Result<(), PlayError> {
        dispatch!(self, game => {
            let mv = notation.trim().parse()?;
            game.play(seat, mv, at)?;
            Ok(())
        })
    }

    /// `Ok` when the move is legal, otherwise why it is not.
    pub fn why_not(&self, seat: Seat, notation: &str) -> Result<(), PlayError> {
        dispatch!(self, game => Ok(game.state().why_not(seat, &notation.trim().parse()?)?))
    }

    /// What the move would bring, as far as its player can know before making it.
    pub fn preview(&self, seat: Seat, notation: &str) -> Result<Vec<Value>, PlayError> {
        dispatch!(self, game => {
            let events = preview(game.state(), seat, &notation.trim().parse()?)?;
            Ok(events.iter().map(json).collect())
        })
    }

    /// What the things that a move is about would be worth after it, as its player can know before making it.
    pub fn worth_after(&self, seat: Seat, notation: &str) -> Result<Vec<Line>, PlayError> {
        dispatch!(self, game => Ok(worth_after(game.state(), seat, &notation.trim().parse()?)?))
    }

    pub fn explain(&self, viewer: Viewer, place: &str) -> Option<Explanation> {
        dispatch!(self, game => game.state().explain(viewer, place))
    }

    /// What somebody of this seat may have wanted with a thing, and why it cannot be done: see [`Game::moves_about`]. Each move is
    /// given in notation and in the form of its schema.
    pub fn refused_about(&self, seat: Seat, thing: &str) -> Vec<(String, Value, Refusal)> {
        dispatch!(self, game => refused(game.state(), seat, thing))
    }

    /// The whole state, with all that is hidden, as JSON that [`AnyGame::load`] takes.
    pub fn dump(&self) -> String {
        dispatch!(self, game => dump::write(self.kind(), game.state()))
    }

    pub fn record(&self) -> Record {
        dispatch!(self, game => game.record())
    }

    /// How many moves have been made.
    pub fn moves_made(&self) -> usize {
        dispatch!(self, game => game.past().len())
    }

    /// The events of the last move in full, as JSON.
    pub fn last_events(&self) -> String {
        dispatch!(self, game => game.past().last().map_or_else(|| "[]".to_owned(), |played| text(&played.events)))
    }

    /// One move of the past, counted from 0, with its events in full: for those who may know everything.
    pub fn told_in_full(&self, number: usize) -> Option<PastEvents> {
        dispatch!(self, game => game.past().get(number).map(|played| PastEvents {
            seat: played.seat,
            events: played.events.iter().map(json).collect(),
            is_new_information: played.is_new_information(),
        }))
    }

    /// One move of the past, counted from 0, as the viewer was told of it.
    pub fn told(&self, number: usize, viewer: Viewer) -> Option<PastEvents> {
        dispatch!(self, game => game.past().get(number).map(|played| PastEvents {
            seat: played.seat,
            events: played.events.iter().filter_map(|event| event.seen_by(viewer)).map(|event| json(&event)).collect(),
            is_new_information: played.is_new_information(),
        }))
    }

    /// Whether the seat may take back the last move without asking anybody.
    pub fn may_take_back(&self, seat: Seat) -> bool {
        dispatch!(self, game => game.may_take_back(seat))
    }

    /// Takes back the last move, whoever made it; answers whose it was and what it was.
    pub fn take_back(&mut self) -> Option<(Seat, String)> {
        dispatch!(self, game => game.take_back().map(|played| (played.seat, played.mv.to_string())))
    }
}

fn start<G: Game>(seats: u8, options: &Value, deal: Deal) -> Result<Playthrough<G>, StartError> {
    let options = match options {
        Value::Null => G::Options::default(),
        // Without this look, serde would take a list of values as well.
        other if !other.is_object() => return Err(StartError::Options("they must be an object".to_owned())),
        given => G::Options::deserialize(given).map_err(|error| StartError::Options(error.to_string()))?,
    };
    Ok(Playthrough::new(seats, &options, deal)?)
}

fn load<G: Game>(state: &str) -> Result<Playthrough<G>, LoadError> {
    let state = serde_json::from_str(state).map_err(|error| LoadError::Unsound(error.to_string()))?;
    Ok(Playthrough::from_position(state))
}

fn replay<G: Game>(record: &Record) -> Result<Playthrough<G>, Deviation> {
    Playthrough::replay(record)
}

fn set_up<G: Game>(record: &Record) -> Result<Playthrough<G>, Deviation> {
    Playthrough::set_up(record)
}

fn legal<G: Game>(game: &Playthrough<G>, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.state().legal_moves(seat, &mut moves);
    moves
}

fn offers<G: Game>(game: &Playthrough<G>, seat: Seat) -> Vec<Offer> {
    let offer = |mv: &G::Move| Offer { notation: mv.to_string(), parts: json(mv), care: G::care(mv) };
    legal(game, seat).iter().map(offer).collect()
}

fn refused<G: Game>(game: &G, seat: Seat, thing: &str) -> Vec<(String, Value, Refusal)> {
    let refused = |mv: G::Move| {
        let refusal = game.why_not(seat, &mv).err()?;
        Some((mv.to_string(), json(&mv), refusal))
    };
    game.moves_about(seat, thing).into_iter().filter_map(refused).collect()
}

/// States, moves and events are plain data, which always has a JSON form.
fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

pub(crate) fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}
