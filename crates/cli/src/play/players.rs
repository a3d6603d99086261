//! Who sits where.

use std::fmt;

use catalog::GameKind;
use texts::Texts;

use super::bot::{BOT_NAMES, Bot, bot_named};
use crate::Failure;

/// The longest name that is kept: names stand in narrow columns.
const LONGEST_NAME: usize = 20;

/// One seat, as `--seats` and saved games write it: `human:Ana` or `random`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SeatPlayer {
    Human { name: Option<String> },
    Bot { kind: String },
}

impl SeatPlayer {
    fn parse(text: &str) -> Result<Self, Failure> {
        let text = text.trim();
        let (kind, name) =
            text.split_once(':').map_or((text, None), |(kind, name)| (kind, Some(name.trim())));
        if kind == "human" {
            return Ok(Self::Human { name: name.map(tidy_name).filter(|name| !name.is_empty()) });
        }
        if bot_named(kind, 0).is_none() {
            let bots = BOT_NAMES.join(", ");
            return Err(Failure::Usage(format!(
                "`{text}` cannot sit down: a seat is `human`, `human:NAME` or a computer player ({bots})"
            )));
        }
        Ok(Self::Bot { kind: if kind == "bot" { BOT_NAMES[0] } else { kind }.to_owned() })
    }

    pub(crate) const fn is_human(&self) -> bool {
        matches!(self, Self::Human { .. })
    }

    pub(crate) fn bot(&self, seed: u64) -> Option<Box<dyn Bot>> {
        match self {
            Self::Human { .. } => None,
            Self::Bot { kind } => bot_named(kind, seed),
        }
    }
}

impl fmt::Display for SeatPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human { name: None } => f.write_str("human"),
            Self::Human { name: Some(name) } => write!(f, "human:{name}"),
            Self::Bot { kind } => f.write_str(kind),
        }
    }
}

/// Reads `3` (one person and two computer players) or `human:Ana,random`.
pub(crate) fn parse_players(kind: GameKind, text: &str) -> Result<Vec<SeatPlayer>, Failure> {
    let players = match text.trim().parse::<u8>() {
        Ok(seats) => {
            let bot = || SeatPlayer::Bot { kind: BOT_NAMES[0].to_owned() };
            let others = (1..seats.min(16)).map(|_| bot());
            std::iter::once(SeatPlayer::Human { name: None }).chain(others).collect()
        }
        Err(_) => text.split(',').map(SeatPlayer::parse).collect::<Result<Vec<_>, _>>()?,
    };
    let possible = kind.seats();
    if u8::try_from(players.len()).is_ok_and(|seats| possible.contains(&seats)) {
        return Ok(players);
    }
    let (least, most) = (possible.start(), possible.end());
    Err(Failure::Usage(format!("{kind} is for {least} to {most} seats, not {}", players.len())))
}

/// The list as saved games keep it.
pub(crate) fn list_players(players: &[SeatPlayer]) -> String {
    players.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

/// The names at the table.
pub(crate) fn names(players: &[SeatPlayer], texts: Texts) -> Vec<String> {
    let name = |(index, player): (usize, &SeatPlayer)| match player {
        SeatPlayer::Human { name: Some(name) } => name.clone(),
        SeatPlayer::Human { name: None } => {
            texts.word("common", "seat-name", &[("number", (index + 1).into())])
        }
        SeatPlayer::Bot { .. } => texts.word("cli", "bot-name", &[("number", (index + 1).into())]),
    };
    players.iter().enumerate().map(name).collect()
}

fn tidy_name(name: &str) -> String {
    name.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(text: &str) -> String {
        parse_players(GameKind::Salamanca, text)
            .map_or_else(|failure| failure.to_string(), |list| list_players(&list))
    }

    #[test]
    fn a_number_is_one_person_and_computer_players() {
        assert_eq!(listed("3"), "human,journeyman,journeyman");
    }

    #[test]
    fn people_can_have_names() {
        assert_eq!(listed("human:Ana, human ,bot"), "human:Ana,human,journeyman");
    }

    #[test]
    fn strangers_and_wrong_numbers_are_refused_with_what_would_be_right() {
        assert!(listed("human,cat").contains("`cat` cannot sit down"), "{}", listed("human,cat"));
        assert!(listed("human").contains("2 to 5 seats"), "{}", listed("human"));
        assert!(listed("250").contains("2 to 5 seats"));
    }
}
