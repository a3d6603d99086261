//! How a command can end other than well.

use std::io;
use std::path::Path;

#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// What was asked cannot be done: bad usage, an unreadable file, a broken option.
    #[error("{0}")]
    Usage(String),
    /// What was to be checked does not hold.
    #[error("{0}")]
    Check(String),
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl Failure {
    #[expect(clippy::needless_pass_by_value, reason = "it is given to `map_err`")]
    pub fn usage(error: impl ToString) -> Self {
        Self::Usage(error.to_string())
    }

    pub fn file(path: &Path, error: &io::Error) -> Self {
        Self::Usage(format!("{}: {error}", path.display()))
    }

    pub const fn exit_code(&self) -> u8 {
        match self {
            Self::Check(_) => 1,
            Self::Usage(_) | Self::Io(_) => 2,
        }
    }

    /// Whoever read our output has enough of it, as `head` does.
    pub fn is_closed_pipe(&self) -> bool {
        matches!(self, Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}
