//! Whether the server can work.

use crate::app::App;

/// Why the server cannot work, if so: it is about to stop, or the storage cannot be read, written or trusted.
pub(crate) async fn trouble(app: &App) -> Option<String> {
    if app.is_stopping() {
        return Some("the server is about to stop".to_owned());
    }
    let known = app.trouble.borrow().clone();
    if known.is_some() {
        return known;
    }
    if let Err(error) = app.storage.last_alive().await {
        return Some(format!("nothing can be read: {error}"));
    }
    app.damage.get().map(|damage| format!("the data cannot be trusted: {damage}"))
}
