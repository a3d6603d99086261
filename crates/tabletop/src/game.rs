//! What a game must be able to do.

use std::fmt::{self, Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Deal, Explanation, Line, Random, Refusal, Rng, Seat, Status, Viewer};

/// A game, that is: one state of it, complete with all that is hidden.
///
/// A state is a flat value. Cloning it is a copy, so that a search can play millions of moves a second. Reading
/// one from text checks it: a state that exists is sound.
///
/// A whole game, in which two take one or two counters from a heap, and who takes the last one wins:
///
/// ```
/// use std::fmt;
/// use std::ops::RangeInclusive;
/// use std::str::FromStr;
///
/// use schemars::JsonSchema;
/// use serde::{Deserialize, Serialize};
/// use tabletop::{
///     BadNotation, Deal, Explanation, Game, Outcome, Playthrough, Rng, Seat, SetupError, Sink, Status, Viewer,
/// };
///
/// #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
/// struct Heap {
///     counters: u8,
///     turn: Seat,
/// }
///
/// #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
/// struct Options {}
///
/// #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
/// #[serde(tag = "move", rename_all = "kebab-case")]
/// enum Move {
///     Take { count: u8 },
/// }
///
/// #[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
/// #[serde(tag = "event", rename_all = "kebab-case")]
/// enum Event {
///     Taken { seat: Seat, count: u8 },
/// }
///
/// tabletop::refusals! {
///     /// Why counters cannot be taken.
///     enum Refusal {
///         "H-1" NotYourTurn,
///         "H-2" NotSoMany { count: u8 },
///     }
/// }
///
/// impl fmt::Display for Move {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         let Self::Take { count } = self;
///         write!(f, "take {count}")
///     }
/// }
///
/// impl FromStr for Move {
///     type Err = BadNotation;
///
///     fn from_str(text: &str) -> Result<Self, BadNotation> {
///         let count = text.strip_prefix("take ").and_then(|count| count.parse().ok());
///         count.map(|count| Self::Take { count }).ok_or_else(|| BadNotation::new(text, "as in `take 2`"))
///     }
/// }
///
/// impl tabletop::Event for Event {
///     fn seen_by(&self, _: Viewer) -> Option<Self> {
///         Some(self.clone())
///     }
///
///     fn is_new_information(&self) -> bool {
///         false
///     }
///
///     fn chance(&self) -> Option<tabletop::Chance> {
///         None
///     }
/// }
///
/// impl Game for Heap {
///     const NAME: &'static str = "heap";
///     const TITLE: &'static str = "Heap";
///     const AUTHOR: &'static str = "nobody knows";
///     const RULES_VERSION: u32 = 1;
///     const SEATS: RangeInclusive<u8> = 2..=2;
///
///     type Options = Options;
///     type Move = Move;
///     type Event = Event;
///     type View = Self;
///
///     fn start(seats: u8, _: &Options, _: Deal) -> Result<Self, SetupError> {
///         SetupError::check_seats::<Self>(seats)?;
///         Ok(Self { counters: 7, turn: Seat::new(0) })
///     }
///
///     fn seats(&self) -> u8 {
///         2
///     }
///
///     fn options(&self) -> Options {
///         Options {}
///     }
///
///     fn status(&self) -> Status {
///         if self.counters > 0 {
///             return Status::waiting_for(self.turn);
///         }
///         let scores = [0, 1].map(|seat| i32::from(Seat::new(seat) != self.turn));
///         Status::Finished(Outcome::ranked(&scores, &scores))
///     }
///
///     fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
///         let most = if seat == self.turn { self.counters.min(2) } else { 0 };
///         out.extend((1..=most).map(|count| Move::Take { count }));
///     }
///
///     fn play(&mut self, seat: Seat, mv: &Move, events: &mut impl Sink<Event>) {
///         let Move::Take { count } = *mv;
///         self.counters -= count;
///         self.turn = seat.next(2);
///         events.tell(|| Event::Taken { seat, count });
///     }
///
///     fn why_not(&self, seat: Seat, mv: &Move) -> Result<(), tabletop::Refusal> {
///         let Move::Take { count } = *mv;
///         if seat != self.turn {
///             return Err(Refusal::NotYourTurn.into());
///         }
///         let is_good = (1..=2).contains(&count) && count <= self.counters;
///         if is_good { Ok(()) } else { Err(Refusal::NotSoMany { count }.into()) }
///     }
///
///     fn view(&self, _: Viewer) -> Self {
///         self.clone()
///     }
///
///     fn redeal_hidden(&self, _: Viewer, _: &mut Rng) -> Self {
///         self.clone()
///     }
///
///     fn explain(&self, _: Viewer, _: &str) -> Option<Explanation> {
///         None
///     }
/// }
///
/// let mut game = Playthrough::<Heap>::new(2, &Options {}, Deal::from_seed(1)).unwrap();
/// for (seat, mv) in [(0, "take 2"), (1, "take 2"), (0, "take 1"), (1, "take 2")] {
///     game.play(Seat::new(seat), mv.parse().unwrap(), None).unwrap();
/// }
/// let Status::Finished(outcome) = game.state().status() else { panic!("the heap is empty") };
/// assert!(outcome.winners().contains(Seat::new(1)));
/// let record = game.record().to_string();
/// assert_eq!(Playthrough::<Heap>::replay(&record.parse().unwrap()).unwrap().state(), game.state());
///
/// let refused = game.play(Seat::new(0), Move::Take { count: 1 }, None).unwrap_err();
/// assert_eq!(refused.to_string(), "not-so-many count=1: H-2");
/// assert_eq!(tabletop::perft::perft(&Heap { counters: 3, turn: Seat::new(0) }, 2), 3);
/// ```
pub trait Game:
    Clone + Eq + Debug + Serialize + DeserializeOwned + JsonSchema + Send + Sync + 'static
{
    /// The name in commands, records and addresses: `alcazar`.
    const NAME: &'static str;
    /// The name on the box, the same in all languages.
    const TITLE: &'static str;
    /// Who made the game up.
    const AUTHOR: &'static str;
    /// Raised when the same moves can lead to another result than before.
    const RULES_VERSION: u32;
    /// The versions before whose games go on under the present one: nearly all of them replay equal, and what does not is
    /// refused (docs/decisions/0008-rules-versions.md).
    const EARLIER_RULES: &'static [u32] = &[];
    /// How many can play.
    const SEATS: RangeInclusive<u8>;

    /// What a table can choose before the start.
    type Options: Clone
        + Eq
        + Debug
        + Default
        + Serialize
        + DeserializeOwned
        + JsonSchema
        + Send
        + Sync
        + 'static;
    /// One decision. A turn can be several.
    type Move: Move;
    /// One consequence of a move.
    type Event: Event;
    /// What somebody may know of a state.
    type View: Clone + Eq + Debug + Serialize + JsonSchema;

    /// Sets up the game. The same arguments give the same state on every machine.
    fn start(seats: u8, options: &Self::Options, deal: Deal) -> Result<Self, SetupError>;

    /// How many play.
    fn seats(&self) -> u8;

    /// What the table chose before the start.
    fn options(&self) -> Self::Options;

    /// Whom the game waits for, or how it ended.
    fn status(&self) -> Status;

    /// Appends the moves of a seat, each once, in an order that depends on nothing the seat may not know.
    /// A seat that is not waited for has none.
    fn legal_moves(&self, seat: Seat, out: &mut Vec<Self::Move>);

    /// Draws one of the legal moves, all with equal chance; `None` when there are none. The buffer is scratch
    /// space. Games in which that is faster draw without listing all.
    fn random_move(&self, seat: Seat, rng: &mut Rng, buffer: &mut Vec<Self::Move>) -> Option<Self::Move> {
        buffer.clear();
        self.legal_moves(seat, buffer);
        rng.pick(buffer).copied()
    }

    /// Draws so many times, each time one of all legal moves, and appends what was drawn: the same as so many calls of
    /// [`Self::random_move`]. Games override it where much of a draw is the same the next time.
    fn random_moves(
        &self,
        seat: Seat,
        count: u32,
        rng: &mut Rng,
        buffer: &mut Vec<Self::Move>,
        out: &mut Vec<Self::Move>,
    ) {
        for _ in 0..count {
            out.extend(self.random_move(seat, rng, buffer));
        }
    }

    /// Plays a move that is legal. Whoever has not checked that calls [`try_play`].
    fn play(&mut self, seat: Seat, mv: &Self::Move, events: &mut impl Sink<Self::Event>);

    /// `Ok` for legal moves, else the rule that forbids the move and the facts that make it apply. A refusal may rest
    /// only on what the seat may know.
    fn why_not(&self, seat: Seat, mv: &Self::Move) -> Result<(), Refusal>;

    /// What somebody may know of the state, and nothing else.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A state equal in all that the viewer knows, having watched the whole game, with all the rest dealt anew:
    /// hands, piles and the generator. The result depends on what the viewer knows and on `rng` alone, so that
    /// whoever is given it has been given nothing else.
    fn redeal_hidden(&self, viewer: Viewer, rng: &mut Rng) -> Self;

    /// What is at a place, what it is worth and why. `None` when the text names no place of the board.
    fn explain(&self, viewer: Viewer, place: &str) -> Option<Explanation>;

    /// The moves that somebody may have in mind who points at a thing and finds nothing to do with it; [`Game::why_not`]
    /// answers each. A thing is a place, or something beside the board in two words, such as `card 38`. Which moves these
    /// are rests only on what the seat may know.
    fn moves_about(&self, _seat: Seat, _thing: &str) -> Vec<Self::Move> {
        Vec::new()
    }

    /// What the things that a legal move is about would be worth after it, in lines as those of [`Game::explain`]; none where
    /// a move changes nothing of that kind, and in games where nothing is worth what lies around it. Rests only on what the
    /// seat may know before it moves.
    fn worth_after(&self, _seat: Seat, _mv: &Self::Move) -> Vec<Line> {
        Vec::new()
    }

    /// How carefully a front end takes this move from somebody who points at things: with care where it gives something
    /// away, shows something hidden, or mostly ends the turn.
    fn care(_mv: &Self::Move) -> Care {
        Care::Free
    }
}

/// How carefully a move is taken from somebody who points at the things it is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Care {
    /// It is made as soon as it is clear.
    #[default]
    Free,
    /// It is made once all its things were pointed at, not before.
    Aimed,
    /// It gives something away, or cannot be taken back: it is confirmed.
    Confirmed,
}

/// One decision of a player: small, ordered, with a short notation that reads back.
///
/// Its serialised form is an object with the kind of move under `move` and the values beside it, from which a front
/// end makes words.
pub trait Move:
    Copy + Ord + Debug + Display + FromStr<Err = BadNotation> + Serialize + JsonSchema + Send + Sync + 'static
{
}

impl<T> Move for T where
    T: Copy
        + Ord
        + Debug
        + Display
        + FromStr<Err = BadNotation>
        + Serialize
        + JsonSchema
        + Send
        + Sync
        + 'static
{
}

/// One consequence of a move, with everything that happened.
///
/// Its serialised form is an object with the kind of event under `event` and the values beside it, from which a front
/// end makes words. Values that are seats are named `seat`, `other` or `..._seat`.
pub trait Event: Clone + Eq + Debug + Serialize + JsonSchema + Send + Sync + 'static {
    /// The event as the viewer may know it: with values left out, or not at all.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;

    /// Whether somebody learns something that was hidden or left to chance: a card drawn or revealed, a duel.
    /// A player cannot take back such a move alone.
    fn is_new_information(&self) -> bool;

    /// What chance decided here, which is new information as well; none of an event that shows what somebody had chosen, or what was
    /// decided before. A look back tells by it how much of a result was luck.
    fn chance(&self) -> Option<Chance>;

    /// Whether a player shows the others something that only this player knew, such as which of several like cards was
    /// played from the hand. It is no news to the player, who may therefore take the move back.
    fn is_disclosure(&self) -> bool {
        false
    }
}

/// In which way chance decides something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Chance {
    /// Something comes from a shuffled pile or a hidden hand.
    Draw,
    /// Players meet, and what is turned up decides for one of them.
    Contest,
}

/// Takes the events of a move. A search wants none of them, so they are only made when asked for.
pub trait Sink<E> {
    /// Takes one event; a sink that wants none does not call `make`.
    fn tell(&mut self, make: impl FnOnce() -> E);
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, make: impl FnOnce() -> E) {
        self.push(make());
    }
}

/// The sink of a search: events are not even made.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline]
    fn tell(&mut self, _make: impl FnOnce() -> E) {}
}

/// Plays a move if it is legal; otherwise nothing changes.
pub fn try_play<G: Game>(
    game: &mut G,
    seat: Seat,
    mv: &G::Move,
    events: &mut impl Sink<G::Event>,
) -> Result<(), Refusal> {
    game.why_not(seat, mv)?;
    game.play(seat, mv, events);
    Ok(())
}

/// A text that is no move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is not a move: {expected}")]
pub struct BadNotation {
    /// What was written, cut where it is long.
    pub text: String,
    /// What would be right.
    pub expected: String,
}

impl BadNotation {
    /// Says what was written and what would be right.
    pub fn new(text: &str, expected: impl fmt::Display) -> Self {
        // A hostile text must not come back in full.
        Self { text: text.chars().take(80).collect(), expected: expected.to_string() }
    }
}

/// Options or a number of seats that a game cannot start with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SetupError(pub String);

impl SetupError {
    /// Says what does not fit.
    pub fn new(message: impl fmt::Display) -> Self {
        Self(message.to_string())
    }

    /// Refuses a number of seats that the game does not have.
    pub fn check_seats<G: Game>(seats: u8) -> Result<(), Self> {
        if G::SEATS.contains(&seats) {
            return Ok(());
        }
        let (least, most) = (G::SEATS.start(), G::SEATS.end());
        Err(Self(format!("{} is for {least} to {most} seats, not {seats}", G::NAME)))
    }
}
