//! One harness for all games: random games, with every promise of the contract checked along the way.
//!
//! ```text
//! #[test]
//! fn alcazar_keeps_the_contract() {
//!     Conformance::<Alcazar>::new(any_move).hidden(hidden_parts).places(all_places()).audit(audit).run();
//! }
//! ```

mod checks;
mod secrets;
mod wins;

use std::collections::{BTreeMap, BTreeSet};

pub use wins::Win;

use crate::{Deal, Event, Game, Playthrough, Record, Rng, Seat, Silent, Viewer};

/// The parts of a state that a viewer may not know, by name, each as text.
pub type HiddenParts = Vec<(String, String)>;

/// How a game is put to the test. All checks panic with a text that says what was broken and where.
#[derive(Clone, Debug)]
pub struct Conformance<G: Game> {
    any_move: fn(&mut Rng) -> G::Move,
    audit: fn(&G) -> Result<(), String>,
    hidden: fn(&G, Viewer) -> HiddenParts,
    is_secret_choice: fn(G::Move, G::Move) -> bool,
    places: Vec<String>,
    things: Vec<String>,
    options: Vec<G::Options>,
    games: u64,
    seed: u64,
    longest: usize,
    /// Seen along the way: the texts of each hidden part, to be sure that it is really dealt anew.
    redealt: BTreeMap<String, bool>,
}

impl<G: Game> Conformance<G> {
    /// `any_move` draws moves of every kind, most of them illegal.
    pub fn new(any_move: fn(&mut Rng) -> G::Move) -> Self {
        Self {
            any_move,
            audit: |_| Ok(()),
            hidden: |_, _| Vec::new(),
            is_secret_choice: |_, _| false,
            places: Vec::new(),
            things: Vec::new(),
            options: vec![G::Options::default()],
            games: 12,
            seed: 1,
            longest: 20_000,
            redealt: BTreeMap::new(),
        }
    }

    /// What must hold in every state: nothing lost, nothing gained.
    #[must_use]
    pub fn audit(mut self, audit: fn(&G) -> Result<(), String>) -> Self {
        self.audit = audit;
        self
    }

    /// What a viewer may not know: each part named here must be seen to change when hidden things are dealt anew.
    #[must_use]
    pub fn hidden(mut self, hidden: fn(&G, Viewer) -> HiddenParts) -> Self {
        self.hidden = hidden;
        self
    }

    /// Tells of two moves of a seat whether nobody else may know which of them was made, such as two cards chosen face down.
    #[must_use]
    pub fn secret_choices(mut self, is_secret_choice: fn(G::Move, G::Move) -> bool) -> Self {
        self.is_secret_choice = is_secret_choice;
        self
    }

    /// The places that can be asked about.
    #[must_use]
    pub fn places(mut self, places: Vec<String>) -> Self {
        self.places = places;
        self
    }

    /// What can be pointed at beside the board.
    #[must_use]
    pub fn things(mut self, things: &[&str]) -> Self {
        self.things = things.iter().map(ToString::to_string).collect();
        self
    }

    /// The options to play with, in turn; the default ones otherwise.
    #[must_use]
    pub fn options(mut self, options: Vec<G::Options>) -> Self {
        self.options = options;
        self
    }

    /// How many games for each number of seats.
    #[must_use]
    pub const fn games(mut self, games: u64) -> Self {
        self.games = games;
        self
    }

    /// More moves than any game may take.
    #[must_use]
    pub const fn longest(mut self, longest: usize) -> Self {
        self.longest = longest;
        self
    }

    /// Where the random games come from; another number plays other games.
    #[must_use]
    pub const fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Plays and checks games for every number of seats.
    pub fn run(mut self) {
        checks::refuses_other_seat_counts::<G>();
        for seats in G::SEATS {
            for number in 0..self.games {
                let options = self.options[number as usize % self.options.len()].clone();
                self.one_game(seats, &options, self.seed + 1_000 * u64::from(seats) + number);
            }
        }
        let kept: BTreeSet<_> =
            self.redealt.iter().filter(|(_, changed)| !**changed).map(|(name, _)| name).collect();
        assert!(kept.is_empty(), "redeal_hidden never deals anew: {kept:?}");
    }

    fn one_game(&mut self, seats: u8, options: &G::Options, seed: u64) {
        let mut rng = Rng::new(seed);
        let deal = Deal::from_seed(seed);
        let mut game =
            Playthrough::<G>::new(seats, options, deal).expect("the options given to the harness are good");
        checks::starts_alike(&game, seats, options, deal);
        while !game.state().status().is_finished() {
            assert!(game.past().len() < self.longest, "seed {seed}: more than {} moves", self.longest);
            // The costly checks fall on a few positions of each game, but on every move number over many games.
            let thorough = rng_chance(&mut rng, 24) || game.past().len() < 3;
            self.check_position(game.state(), &mut rng, thorough);
            random_step(&mut game, &mut rng);
        }
        self.check_position(game.state(), &mut rng, true);
        checks::replays_alike(&game);
    }

    fn check_position(&mut self, state: &G, rng: &mut Rng, thorough: bool) {
        if let Err(broken) = (self.audit)(state) {
            panic!("{broken}\n{state:?}");
        }
        checks::only_waiting_seats_have_moves(state);
        checks::refusals_agree_with_legal_moves(state, self.any_move, rng, if thorough { 40 } else { 4 });
        if !thorough {
            return;
        }
        checks::copies_and_reads_back(state);
        checks::every_legal_move_plays(state, self.audit);
        checks::random_moves_are_fair(state, rng);
        checks::many_draws_are_single_draws(state, rng);
        for viewer in Seat::all(state.seats()).map(Some).chain([None]) {
            self.check_secrets(state, viewer, rng);
        }
    }

    fn check_secrets(&mut self, state: &G, viewer: Viewer, rng: &mut Rng) {
        let other = state.redeal_hidden(viewer, rng);
        if let Err(broken) = (self.audit)(&other) {
            panic!("redeal_hidden for {viewer:?}: {broken}\n{other:?}");
        }
        let (now, then) = ((self.hidden)(state, viewer), (self.hidden)(&other, viewer));
        for ((name, now), (_, then)) in now.into_iter().zip(then) {
            *self.redealt.entry(name).or_insert(false) |= now != then;
        }
        secrets::looks_the_same(state, &other, viewer, &self.places, &self.things);
        secrets::refuses_the_same(state, &other, viewer, self.any_move, rng);
        secrets::plays_the_same(state, &other, viewer, rng);
        secrets::keeps_choices_secret(state, viewer, self.is_secret_choice);
        secrets::redeal_knows_nothing_else(state, &other, viewer);
    }
}

/// True once in so many.
fn rng_chance(rng: &mut Rng, once_in: u32) -> bool {
    crate::Random::below(rng, once_in) == 0
}

/// Lets one of the seats that are waited for make a random move.
pub(crate) fn random_step<G: Game>(game: &mut Playthrough<G>, rng: &mut Rng) {
    let waiting: Vec<Seat> = game.state().status().waiting().iter().collect();
    let seat = *crate::Random::pick(rng, &waiting).expect("a game that goes on waits for somebody");
    let mv =
        game.state().random_move(seat, rng, &mut Vec::new()).expect("a seat that is waited for has a move");
    if let Err(refusal) = game.play(seat, mv, None) {
        panic!("random_move gave `{mv}` to seat {seat}, refused with {refusal}");
    }
}

/// A whole game of random moves, for recordings.
pub fn random_game<G: Game>(seats: u8, options: &G::Options, seed: u64) -> Playthrough<G> {
    let mut rng = Rng::new(seed);
    let mut game = Playthrough::<G>::new(seats, options, Deal::from_seed(seed)).expect("good options");
    while !game.state().status().is_finished() {
        random_step(&mut game, &mut rng);
    }
    game
}

/// Plays to the end without keeping the past; answers the number of moves.
pub fn random_playout<G: Game>(state: &mut G, rng: &mut Rng, buffer: &mut Vec<G::Move>) -> u64 {
    let mut decisions = 0;
    while let Some(seat) = state.status().waiting().first() {
        let Some(mv) = state.random_move(seat, rng, buffer) else { break };
        state.play(seat, &mv, &mut Silent);
        decisions += 1;
    }
    decisions
}

/// Replays a recording and checks that it is still, to the letter, what the rules make of it. Answers the game.
pub fn check_recording<G: Game>(text: &str) -> Playthrough<G> {
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{error}"));
    let game = Playthrough::<G>::replay(&record).unwrap_or_else(|deviation| panic!("{deviation}"));
    let mut again = game.record();
    again.remarks.clone_from(&record.remarks);
    assert_eq!(again.to_string(), text, "the recording reads otherwise when written again");
    game
}

/// Checks all recordings of a folder: each is a finished game, and twenty or more are of experts, some at every number of seats.
/// Answers the games, so that a test can ask how they ended.
pub fn check_recordings<G: Game>(folder: &str) -> Vec<Playthrough<G>> {
    let files = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let (mut games, mut experts) = (Vec::new(), BTreeMap::new());
    for file in files.flatten() {
        let text = std::fs::read_to_string(file.path()).unwrap_or_else(|error| panic!("{file:?}: {error}"));
        let game = check_recording::<G>(&text);
        assert!(game.state().status().is_finished(), "{file:?} stops before the end");
        if file.file_name().to_string_lossy().starts_with("experts") {
            *experts.entry(game.state().seats()).or_insert(0) += 1;
        }
        games.push(game);
    }
    assert_eq!(experts.len(), G::SEATS.count(), "experts by seats: {experts:?}");
    assert!(experts.values().sum::<usize>() >= 20, "experts by seats: {experts:?}");
    games
}

/// Everything a viewer may know of the events of a game so far, as text: for tests of leaks.
pub fn log_seen_by<G: Game>(game: &Playthrough<G>, viewer: Viewer) -> Vec<String> {
    let events = game.past().iter().flat_map(|turn| &turn.events);
    events
        .filter_map(|event| event.seen_by(viewer))
        .map(|event| serde_json::to_string(&event).expect("events have a JSON form"))
        .collect()
}
