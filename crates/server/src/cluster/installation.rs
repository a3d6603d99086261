//! What this installation is called: a name that its data keeps, so that several can share one NATS.

use crate::secret;
use crate::storage::{NoticeWrite, Storage, StoreError};

/// Under this it stands among the keys of the server.
const NAME: &str = "installation";

/// The name; made when it is first needed. Of two nodes that make one at once both use that of the first.
pub(crate) async fn name_of(storage: &Storage) -> Result<String, StoreError> {
    if let Some(known) = stored(storage).await? {
        return Ok(known);
    }
    let new = secret::name().map_err(|error| StoreError::Database(error.to_string()))?;
    storage.commit(vec![NoticeWrite::ServerKey { name: NAME, value: new.into_bytes() }.into()]).await?;
    let missing = || StoreError::Unreadable("the name of the installation is missing".to_owned());
    stored(storage).await?.ok_or_else(missing)
}

async fn stored(storage: &Storage) -> Result<Option<String>, StoreError> {
    let known = storage.notices().server_key(NAME).await?;
    let unreadable = |_| StoreError::Unreadable("the name of the installation is no text".to_owned());
    known.map(|known| String::from_utf8(known).map_err(unreadable)).transpose()
}
