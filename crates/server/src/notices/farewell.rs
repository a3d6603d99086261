//! The last word in a chat whose notices somebody has ended by the link there. Whoever asked for them reads the chat too.

use super::address::Destination;
use super::client::PostError;
use super::webhook;
use super::words::Words;
use crate::app::App;
use crate::storage::Channel;

/// Says it once and beside what was asked: nobody waits for a chat that does not answer, and nothing depends on it.
pub(crate) fn tell(app: &App, channel: Channel) {
    if !channel.form.is_chat() || !app.house.may_send_notices() {
        return;
    }
    let app = app.clone();
    tokio::spawn(async move {
        if let Err(error) = say(&app, &channel).await {
            tracing::info!(channel = channel.id, %error, "a chat was not told that its notices have ended");
        }
    });
}

async fn say(app: &App, channel: &Channel) -> Result<(), PostError> {
    let target = Destination::read(&channel.address, app.config.notices.may_be_private)?;
    let text = Words::new(&channel.language).farewell(&format!("{}/notices", channel.origin));
    app.notice_client.post(&target, &webhook::last_word(channel.form, &target.uri, &text)).await.map(drop)
}
