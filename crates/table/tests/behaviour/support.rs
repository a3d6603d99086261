//! A table that is driven as a server would drive it.

use protocol::table::{BotLevel, Proposal, Settings, Sitter};
use protocol::{Millis, Problem, ProblemKey, Seq};
use serde_json::{Value, json};
use table::{ActError, Action, Entry, EntryKind, First, Opening, Outage, Table, Who};
use tabletop::{Deal, Seat};

pub(crate) const SECOND: Millis = 1_000;
pub(crate) const MINUTE: Millis = 60 * SECOND;
pub(crate) const DAY: Millis = 24 * 60 * MINUTE;

/// A novice, which plays anything.
pub(crate) const BOT: Sitter = Sitter::Bot { level: BotLevel::Novice };

pub(crate) fn settings(game: &str, seats: u8, more: Value) -> Settings {
    let Value::Object(more) = more else { panic!("settings are an object") };
    let mut settings = json!({ "game": game, "seats": seats });
    settings.as_object_mut().unwrap().extend(more);
    serde_json::from_value(settings).unwrap()
}

pub(crate) fn opening(settings: Settings) -> Opening {
    let kind: catalog::GameKind = settings.game.parse().unwrap();
    Opening {
        id: "k3v9x2m7qa".to_owned(),
        settings,
        kind,
        rules_version: kind.rules_version(),
        opened_at: 0,
        host_guest: "ana".to_owned(),
        host_seat: Some(0),
        server_part: Deal::from_seed(7),
        rematch_of: None,
        position: None,
    }
}

/// Names by seat.
pub(crate) const NAMES: [&str; 5] = ["Ana", "Ben", "Cleo", "Dora", "Emil"];

pub(crate) fn person(seat: u8) -> First {
    let name = NAMES[usize::from(seat)].to_owned();
    First { seat, sitter: Sitter::Person, name, player: None, deal_part: None }
}

pub(crate) fn bot(seat: u8) -> First {
    First { seat, sitter: BOT, name: String::new(), player: None, deal_part: None }
}

pub(crate) fn seat(seat: u8) -> Who {
    Who { seat: Some(seat), ..Who::default() }
}

pub(crate) fn host() -> Who {
    Who { host: true, ..Who::default() }
}

pub(crate) fn nobody() -> Who {
    Who::default()
}

pub(crate) fn join(seat: Option<u8>) -> Action {
    Action::Join { seat, name: "Eva".to_owned(), player: None, deal_part: None }
}

/// A table, all that was stored of it, and what time it is there.
pub(crate) struct Driver {
    pub(crate) table: Table,
    pub(crate) opening: Opening,
    pub(crate) stored: Vec<Entry>,
    pub(crate) now: Millis,
}

impl Driver {
    pub(crate) fn open(opening: Opening, first: Vec<First>) -> Self {
        let (table, stored) = Table::open_with(opening.clone(), first, 0).unwrap();
        Self { table, opening, stored, now: 0 }
    }

    /// Toledo with so many people.
    pub(crate) fn toledo(seats: u8, more: Value) -> Self {
        Self::open(opening(settings("toledo", seats, more)), (0..seats).map(person).collect())
    }

    pub(crate) fn try_with_id(
        &mut self,
        who: &Who,
        action: Action,
        id: Option<&str>,
    ) -> Result<Vec<Entry>, Problem> {
        match self.table.act(who, action, id.map(str::to_owned), self.now) {
            Ok(entries) => {
                self.stored.extend(entries.clone());
                assert_eq!(self.table.entries, self.stored, "what is stored is what the table has");
                Ok(entries)
            }
            Err(ActError::Refused(problem)) => {
                assert_eq!(self.table.entries, self.stored, "what is refused leaves nothing behind");
                Err(problem)
            }
            Err(ActError::Broken(broken)) => panic!("{broken}"),
        }
    }

    #[expect(clippy::needless_pass_by_value, reason = "an action is made where it is handed over")]
    pub(crate) fn act(&mut self, who: &Who, action: Action) -> Vec<EntryKind> {
        let entries = self.try_with_id(who, action.clone(), None);
        entries
            .unwrap_or_else(|problem| panic!("{action:?}: {problem:?}"))
            .into_iter()
            .map(|entry| entry.what)
            .collect()
    }

    pub(crate) fn refused(&mut self, who: &Who, action: Action) -> ProblemKey {
        self.problem(who, action).key
    }

    #[expect(clippy::needless_pass_by_value, reason = "an action is made where it is handed over")]
    pub(crate) fn problem(&mut self, who: &Who, action: Action) -> Problem {
        match self.try_with_id(who, action.clone(), None) {
            Ok(entries) => panic!("{action:?} was done: {entries:?}"),
            Err(problem) => problem,
        }
    }

    pub(crate) fn seq(&self) -> Seq {
        self.table.seq()
    }

    pub(crate) fn pass(&mut self, time: Millis) {
        self.now += time;
    }

    /// The first seat that is waited for.
    pub(crate) fn mover(&self) -> u8 {
        self.table.waiting().first().expect("a game that is on").into()
    }

    /// A seat of a game for two that is not waited for.
    pub(crate) fn other(&self) -> u8 {
        1 - self.mover()
    }

    pub(crate) fn legal(&self, seat: u8) -> Vec<String> {
        self.table.the_game().unwrap().legal(Seat::new(seat))
    }

    pub(crate) fn first_move(&self) -> Action {
        let notation = self.legal(self.mover())[0].clone();
        Action::Move { seq: self.seq(), notation, lag: 0 }
    }

    /// Whoever is waited for makes the first legal move.
    pub(crate) fn play(&mut self) -> Vec<EntryKind> {
        let who = seat(self.mover());
        self.act(&who, self.first_move())
    }

    /// Whoever is waited for makes the last legal move: in Toledo that moves a pawn, and the turn goes on.
    pub(crate) fn play_last(&mut self) -> Vec<EntryKind> {
        let mover = self.mover();
        let notation = self.legal(mover).pop().expect("a legal move");
        let seq = self.seq();
        self.act(&seat(mover), Action::Move { seq, notation, lag: 0 })
    }

    /// Plays until somebody else is waited for.
    pub(crate) fn play_turn(&mut self) {
        let mover = self.mover();
        while self.mover() == mover {
            self.play();
        }
    }

    /// Plays until this seat is waited for.
    pub(crate) fn play_until(&mut self, seat: u8) {
        while self.mover() != seat {
            self.play();
        }
    }

    /// Plays to the end, whoever sits where, by moves that differ from one to the next.
    pub(crate) fn play_out(&mut self) {
        for number in 0_usize.. {
            if self.table.is_over() {
                return;
            }
            let mover = self.mover();
            let legal = self.legal(mover);
            let notation = legal[(number * 7) % legal.len()].clone();
            let is_bot = self.table.bot_turns().iter().any(|turn| turn.seat == mover);
            if is_bot {
                let moves = self.table.the_game().unwrap().moves_made();
                self.act(&nobody(), Action::BotMove { seat: mover, moves, notation });
            } else {
                self.act(&seat(mover), Action::Move { seq: self.table.seq(), notation, lag: 0 });
            }
        }
    }

    pub(crate) fn propose(&mut self, by: u8, proposal: Proposal) -> Vec<EntryKind> {
        let action = Action::Propose { seq: self.seq(), proposal };
        self.act(&seat(by), action)
    }

    pub(crate) fn refused_proposal(&mut self, by: u8, proposal: Proposal) -> ProblemKey {
        let action = Action::Propose { seq: self.seq(), proposal };
        self.refused(&seat(by), action)
    }

    /// Answers the open proposal.
    pub(crate) fn answer(&mut self, by: u8, agree: bool) -> Vec<EntryKind> {
        let seq = self.table.pending.as_ref().expect("an open proposal").seq;
        self.act(&seat(by), Action::Answer { seq, agree })
    }

    pub(crate) fn leave(&mut self, by: u8) -> Vec<EntryKind> {
        let action = Action::Leave { seq: self.seq() };
        self.act(&seat(by), action)
    }

    pub(crate) fn back(&mut self, by: u8) -> Vec<EntryKind> {
        let action = Action::Back { seq: self.seq() };
        self.act(&seat(by), action)
    }

    /// Whoever sits there deletes the account.
    pub(crate) fn forget(&mut self, seat: u8) -> Vec<EntryKind> {
        self.rewrite(Action::GiveUp { seat })
    }

    /// Does something by which the table rewrites names of its own past, and so does the storage.
    pub(crate) fn rewrite(&mut self, action: Action) -> Vec<EntryKind> {
        let entries = self.table.act(&nobody(), action, None, self.now).unwrap();
        self.stored = self.table.entries.clone();
        entries.into_iter().map(|entry| entry.what).collect()
    }

    /// The table as another server would build it from what is stored.
    pub(crate) fn rebuilt(&self) -> Table {
        self.rebuilt_with(Vec::new())
    }

    pub(crate) fn rebuilt_with(&self, outages: Vec<Outage>) -> Table {
        Table::rebuild(self.opening.clone(), self.stored.clone(), outages).unwrap()
    }

    /// What people see of the clocks: milliseconds left by seat, and whose run.
    pub(crate) fn clocks(&self) -> (Vec<u64>, Vec<u8>) {
        let clocks = self.table.now(None, false, None, self.now).clocks.expect("clocks");
        let running = clocks.seats.iter().filter(|clock| clock.running).map(|clock| clock.seat).collect();
        (clocks.seats.iter().map(|clock| clock.left).collect(), running)
    }
}
