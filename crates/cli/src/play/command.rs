//! What a player types.

/// One line at the prompt. Everything that is no command is a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PromptCommand {
    /// Nothing was typed: show everything again.
    Nothing,
    /// A move by its number in the menu, from 1.
    Number(usize),
    Move(String),
    Undo {
        anyway: bool,
    },
    Why(String),
    What(String),
    Rule(String),
    /// What a good player would do.
    Hint,
    Moves,
    Board,
    Log,
    Save(String),
    Help,
    Quit,
}

impl PromptCommand {
    pub(crate) fn parse(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) =
            line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
        let rest = || rest.to_owned();
        match word.to_ascii_lowercase().as_str() {
            "" => Self::Nothing,
            "undo" | "u" => Self::Undo { anyway: rest() == "anyway" },
            "why" => Self::Why(rest()),
            "what" | "?" => Self::What(rest()),
            "rule" => Self::Rule(rest()),
            "hint" => Self::Hint,
            "moves" => Self::Moves,
            "board" => Self::Board,
            "log" => Self::Log,
            "save" => Self::Save(rest()),
            "help" | "h" => Self::Help,
            "quit" | "q" | "exit" => Self::Quit,
            _ => line.parse().map_or_else(|_| Self::Move(line.to_owned()), Self::Number),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_command_is_a_move() {
        assert_eq!(PromptCommand::parse(" build 38 "), PromptCommand::Move("build 38".to_owned()));
        assert_eq!(PromptCommand::parse("12"), PromptCommand::Number(12));
        assert_eq!(PromptCommand::parse("why build 38"), PromptCommand::Why("build 38".to_owned()));
        assert_eq!(PromptCommand::parse("undo anyway"), PromptCommand::Undo { anyway: true });
        assert_eq!(PromptCommand::parse("  "), PromptCommand::Nothing);
    }
}
