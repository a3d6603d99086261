//! Taking seats, before the start.

use catalog::{AnyGame, GameKind};
use protocol::table::{EndingReason, Settings, Sitter, TableState};
use protocol::{Millis, ProblemKey, SeatNumber};
use tabletop::Deal;

use super::{Chair, EntryKind, Table, Who, rated};
use crate::refuse::{Result, not_now, not_your_seat, refuse};

/// Longer texts are not added to a deal.
const LONGEST_PART: usize = 200;
/// Options may hold a whole board as text, but not more.
const LARGEST_OPTIONS: usize = 32 * 1_024;

/// Languages that are spoken at a table at most.
const MOST_LANGUAGES: usize = 8;

/// Thirty days, in minutes.
const LONGEST_ABSENCE: u32 = 30 * 24 * 60;

/// A table that waits for players and at which nothing happens for so long, while a server runs, is closed: two weeks.
const LONGEST_WAIT: Millis = 14 * 24 * 3_600 * 1_000;

/// Checks what a table is to be opened with, by starting a game with it.
///
/// ```
/// use protocol::table::Settings;
/// use serde_json::{from_value, json};
/// use table::check_settings;
///
/// let settings = |seats: u8| from_value::<Settings>(json!({ "game": "toledo", "seats": seats }));
/// assert_eq!(check_settings(&settings(4)?).map(|kind| kind.to_string()).ok(), Some("toledo".to_owned()));
/// assert!(check_settings(&settings(9)?).is_err(), "Toledo is for two to four");
/// # Ok::<(), serde_json::Error>(())
/// ```
pub fn check_settings(settings: &Settings) -> Result<GameKind> {
    let bad = |detail: String| refuse(ProblemKey::BadMessage, detail);
    let kind: GameKind = match settings.game.parse() {
        Ok(kind) => kind,
        Err(error) => return bad(format!("{error}")),
    };
    if settings.options.to_string().len() > LARGEST_OPTIONS {
        return bad(format!("the options are longer than {LARGEST_OPTIONS} bytes"));
    }
    check_pace(settings)?;
    rated::check(settings)?;
    if settings.gone_after_minutes.is_some_and(|minutes| !(1..=LONGEST_ABSENCE).contains(&minutes)) {
        return bad(format!("somebody may be away for 1 to {LONGEST_ABSENCE} minutes"));
    }
    if !are_languages(&settings.languages) {
        return bad(format!("a language is a code of 2 or 3 letters, and {MOST_LANGUAGES} are enough"));
    }
    match AnyGame::start(kind, settings.seats, &settings.options, Deal::from_seed(0)) {
        Ok(_) => Ok(kind),
        Err(error) => bad(error.to_string()),
    }
}

/// Codes as in ISO 639, each once.
fn are_languages(codes: &[String]) -> bool {
    let is_code =
        |code: &String| matches!(code.len(), 2 | 3) && code.bytes().all(|byte| byte.is_ascii_lowercase());
    let is_new = |(place, code): (usize, &String)| !codes.iter().take(place).any(|other| other == code);
    codes.len() <= MOST_LANGUAGES && codes.iter().all(is_code) && codes.iter().enumerate().all(is_new)
}

fn check_pace(settings: &Settings) -> Result<()> {
    use protocol::clock::Pace;
    let fits = match settings.pace {
        Pace::Unlimited => true,
        Pace::RealTime { bank_seconds, increment_seconds } => {
            (10..=86_400).contains(&bank_seconds) && increment_seconds <= 3_600
        }
        Pace::Days { days } => (1..=30).contains(&days),
        Pace::Weekly { days } => (1..=5).contains(&days),
    };
    if fits {
        return Ok(());
    }
    refuse(
        ProblemKey::BadMessage,
        "a bank has 10 to 86,400 seconds, an increment 0 to 3,600 seconds, a turn 1 to 30 days, a week 1 to 5 days",
    )
}

/// A part of the deal goes into the record on one line.
fn check_part(part: &str) -> Result<()> {
    let fits =
        part.chars().count() <= LONGEST_PART && !part.chars().any(char::is_control) && part.trim() == part;
    if fits {
        return Ok(());
    }
    refuse(
        ProblemKey::BadMessage,
        format!(
            "a part of the deal is at most {LONGEST_PART} characters on one line, without blanks around it"
        ),
    )
}

impl Table {
    fn check_waiting(&self) -> Result<()> {
        if self.state == TableState::Waiting { Ok(()) } else { not_now("the game has started") }
    }

    fn check_host(who: &Who) -> Result<()> {
        if who.host { Ok(()) } else { refuse(ProblemKey::NotHost, "only the host of the table may do this") }
    }

    pub(super) fn join(
        &self,
        wanted: Option<SeatNumber>,
        name: String,
        player: Option<String>,
        part: Option<String>,
    ) -> Result<Vec<EntryKind>> {
        self.check_waiting()?;
        self.check_rules()?;
        self.check_rated_player(player.as_deref())?;
        let seat = self.free_seat(wanted)?;
        let mut happened = vec![EntryKind::Joined { seat, name, player }];
        happened.extend(self.added(seat, part)?);
        Ok(self.start_when_full(happened, seat))
    }

    pub(super) fn keep_seat(
        &self,
        seat: SeatNumber,
        name: String,
        player: Option<String>,
    ) -> Result<Vec<EntryKind>> {
        self.check_waiting()?;
        self.check_rated_player(player.as_deref())?;
        let seat = self.free_seat(Some(seat))?;
        Ok(vec![EntryKind::SeatKept { seat, name, player }])
    }

    /// Whether the seat is kept for somebody who has yet to say that they play.
    pub fn is_kept(&self, seat: SeatNumber) -> bool {
        self.chairs.get(usize::from(seat)).is_some_and(|chair| chair.kept)
    }

    pub(super) fn come(&self, who: &Who, part: Option<String>) -> Result<Vec<EntryKind>> {
        self.check_waiting()?;
        self.check_rules()?;
        let Some(seat) = who.seat else { return not_your_seat() };
        if !self.chair(seat)?.kept {
            return not_now("you sit at this table already");
        }
        let mut happened = vec![EntryKind::Came { seat }];
        happened.extend(self.added(seat, part)?);
        Ok(self.start_when_full(happened, seat))
    }

    /// What somebody who sits down adds to the deal. Where parts are waited for, whoever sits down without one has said so.
    fn added(&self, seat: SeatNumber, part: Option<String>) -> Result<Option<EntryKind>> {
        let counts = |part: &String| !part.is_empty() || self.opening.settings.wait_for_parts;
        let Some(part) = part.filter(counts) else { return Ok(None) };
        check_part(&part)?;
        Ok(Some(EntryKind::AddedToDeal { seat, part }))
    }

    /// The names of those who sit at the table.
    pub fn names(&self) -> impl Iterator<Item = &str> + Clone {
        self.chairs.iter().map(|chair| chair.name.as_str())
    }

    fn free_seat(&self, wanted: Option<SeatNumber>) -> Result<SeatNumber> {
        if let Some(seat) = wanted {
            return match self.chair(seat)?.sitter {
                Sitter::Open => Ok(seat),
                Sitter::Person | Sitter::Bot { .. } => refuse(ProblemKey::SeatTaken, "this seat is taken"),
            };
        }
        let free = self.chairs.iter().position(|chair| chair.sitter == Sitter::Open);
        free.map_or_else(
            || refuse(ProblemKey::TableFull, "all seats are taken"),
            |seat| Ok(seat as SeatNumber),
        )
    }

    /// Adds the start to what fills the last seat, where the table is to start by itself.
    fn start_when_full(&self, mut happened: Vec<EntryKind>, filled: SeatNumber) -> Vec<EntryKind> {
        let is_awaited = |chair: &Chair| chair.kept || chair.sitter == Sitter::Open;
        let awaited = self.chairs.iter().enumerate().filter(|(_, chair)| is_awaited(chair));
        let is_full = awaited.map(|(index, _)| index).all(|index| index == usize::from(filled));
        if is_full && self.opening.settings.start_when_full && self.has_parts(&happened) {
            happened.push(EntryKind::Started);
        }
        happened
    }

    /// Whether all parts of the deal are there that are waited for, after what happens now.
    fn has_parts(&self, happened: &[EntryKind]) -> bool {
        let has_part = |(index, chair): (usize, &Chair)| {
            let (mut is_person, mut has_part) = (chair.sitter == Sitter::Person, chair.deal_part.is_some());
            for what in happened {
                match what {
                    EntryKind::Joined { seat, .. } if usize::from(*seat) == index => {
                        (is_person, has_part) = (true, false);
                    }
                    EntryKind::BotSeated { seat, .. } if usize::from(*seat) == index => is_person = false,
                    EntryKind::AddedToDeal { seat, .. } if usize::from(*seat) == index => has_part = true,
                    _ => {}
                }
            }
            has_part || !is_person
        };
        !self.opening.settings.wait_for_parts || self.chairs.iter().enumerate().all(has_part)
    }

    pub(super) fn set_seat(&self, who: &Who, seat: SeatNumber, sitter: Sitter) -> Result<Vec<EntryKind>> {
        self.check_waiting()?;
        self.check_rules()?;
        Self::check_host(who)?;
        let is_taken = self.chair(seat)?.sitter != Sitter::Open;
        let mut happened = Vec::new();
        if is_taken {
            happened.push(EntryKind::Kicked { seat });
        }
        match sitter {
            Sitter::Open if is_taken => Ok(happened),
            Sitter::Open => not_now("the seat is open already"),
            Sitter::Person => {
                self.check_rated_player(None)?;
                happened.push(EntryKind::Joined { seat, name: String::new(), player: None });
                Ok(self.start_when_full(happened, seat))
            }
            Sitter::Bot { level } => {
                happened.push(EntryKind::BotSeated { seat, level });
                Ok(self.start_when_full(happened, seat))
            }
        }
    }

    pub(super) fn free(&self, who: &Who, seat: SeatNumber) -> Result<Vec<EntryKind>> {
        self.check_waiting()?;
        if self.chair(seat)?.sitter == Sitter::Open {
            return not_now("the seat is open already");
        }
        if who.seat == Some(seat) {
            return Ok(vec![EntryKind::StoodUp { seat }]);
        }
        Self::check_host(who)?;
        Ok(vec![EntryKind::Kicked { seat }])
    }

    pub(super) fn add_to_deal(&self, who: &Who, part: String) -> Result<Vec<EntryKind>> {
        self.check_waiting()?;
        let Some(seat) = who.seat else { return not_your_seat() };
        check_part(&part)?;
        let added = vec![EntryKind::AddedToDeal { seat, part }];
        // Where parts are waited for, the last one starts the game as the last seat does elsewhere.
        Ok(if self.opening.settings.wait_for_parts { self.start_when_full(added, seat) } else { added })
    }

    pub(super) fn start(&self, who: &Who) -> Result<Vec<EntryKind>> {
        self.check_waiting()?;
        self.check_rules()?;
        Self::check_host(who)?;
        if self.chairs.iter().any(|chair| chair.sitter == Sitter::Open) {
            return not_now("there are open seats");
        }
        if self.chairs.iter().any(|chair| chair.kept) {
            return not_now("somebody has not said yet that they play again");
        }
        Ok(vec![EntryKind::Started])
    }

    pub(super) fn close(&self, who: &Who) -> Result<Vec<EntryKind>> {
        Self::check_host(who)?;
        self.close_forgotten()
    }

    /// When a table that waits for players is given up, if nothing happens at it before.
    pub fn closes_at(&self) -> Option<Millis> {
        (self.state == TableState::Waiting).then(|| self.clock.served_until(self.changed_at, LONGEST_WAIT))
    }

    pub(super) fn close_forgotten(&self) -> Result<Vec<EntryKind>> {
        self.check_waiting()?;
        Ok(vec![EntryKind::Ended { reason: EndingReason::Aborted, seat: None, outcome: None }])
    }

    pub(super) fn open_rematch(&self, who: &Who, table: String) -> Result<Vec<EntryKind>> {
        if who.seat.is_none() && !who.host {
            return not_your_seat();
        }
        if !self.is_over() || self.started_at.is_none() {
            return not_now("the game is not over");
        }
        if self.rematch.is_some() {
            return not_now("there is a rematch already");
        }
        Ok(vec![EntryKind::RematchOpened { table }])
    }
}
