//! An account goes, and the games of the others stay whole.

use protocol::ProblemKey;
use protocol::rest::DeleteAccount;

use super::{own, proof};
use crate::app::App;
use crate::jobs;
use crate::names;
use crate::principal::Principal;
use crate::refuse::{Result, refuse, unavailable};
use crate::service::sessions::end_sockets;
use crate::storage::{AccountWrite, HouseWrite, StoreError};

/// Deletes the account of whoever asks, unless the house would be without a host. Nothing opens it from now on; the seats are given up one after the other in the background, over a
/// restart too, and its name is taken out of every table.
pub(crate) async fn delete(app: &App, principal: &Principal, wish: DeleteAccount) -> Result<()> {
    let (guest, _) = principal.account()?;
    proof::check(app, principal).await?;
    let account = own(app, &guest.id).await?;
    if names::likenesses(&wish.name) != names::likenesses(&account.name) {
        return refuse(ProblemKey::BadMessage, "this is not the name of the account");
    }
    let sessions = app.storage.accounts().sessions_of(&account.id).await.map_err(unavailable)?;
    let host = HouseWrite::MustNotBeLastHost { account: account.id.clone() };
    let delete = AccountWrite::Delete { account: account.id, at: app.time.now() };
    match app.storage.commit(vec![host.into(), delete.into()]).await {
        Err(StoreError::Conflict) => {
            return refuse(ProblemKey::LastHost, "nobody else is a host: name another one first");
        }
        done => done.map_err(unavailable)?,
    }
    for session in sessions {
        end_sockets(app, &session.token);
    }
    jobs::give_up_seats(app);
    Ok(())
}
