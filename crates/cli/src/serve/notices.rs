//! How players are told who are not at the table.

use std::time::Duration;

use clap::Args;
use server::Config;

#[derive(Debug, Args)]
#[command(next_help_heading = "Notices")]
pub struct NoticeArguments {
    /// Notices may go into private networks and over plain HTTP. Anybody who plays here can name an address
    #[arg(long)]
    pub notices_to_private: bool,
    /// Seconds that a table waits for somebody before they are told
    #[arg(long, value_name = "SECONDS")]
    pub notices_after: Option<u64>,
}

impl NoticeArguments {
    pub(super) fn apply(&self, config: &mut Config) {
        let notices = &mut config.notices;
        notices.may_be_private = self.notices_to_private;
        notices.settle = self.notices_after.map_or(notices.settle, Duration::from_secs);
    }
}
