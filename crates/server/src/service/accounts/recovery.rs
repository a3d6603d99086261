//! Recovery codes: for whoever has lost everything else. Each opens the account once.

use protocol::rest::{RecoveryCodes, RecoverySignIn, SignInWay};

use super::sessions::{self, NewSession, SignIn};
use super::{own, proof, wrong, wrong_secret};
use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, internal, unavailable};
use crate::secret::{self, SecretHash};
use crate::storage::AccountWrite;

const CODES: usize = 10;
/// Letters of a code, in groups: 80 bits, which nobody can try out.
const LETTERS: usize = 16;
const GROUP: usize = 4;

/// New codes as they are shown, and what is kept of them.
pub(super) fn draw() -> Result<(Vec<String>, Vec<SecretHash>)> {
    let mut codes = Vec::new();
    for _ in 0..CODES {
        let letters = secret::letters::<LETTERS>().map_err(internal)?;
        let groups: Vec<String> =
            letters.chars().collect::<Vec<_>>().chunks(GROUP).map(String::from_iter).collect();
        codes.push(groups.join("-"));
    }
    let hashes = codes.iter().map(|code| hash(code)).collect();
    Ok((codes, hashes))
}

/// Case, blanks and hyphens do not count.
fn hash(code: &str) -> SecretHash {
    let letters: String = code.to_lowercase().chars().filter(char::is_ascii_alphanumeric).collect();
    secret::hash(&format!("recovery {letters}"))
}

/// New codes; those before are worth nothing any more.
pub(crate) async fn renew(app: &App, principal: &Principal) -> Result<RecoveryCodes> {
    let (guest, _) = principal.account()?;
    proof::check(app, principal).await?;
    let (codes, hashes) = draw()?;
    let write = AccountWrite::RecoveryCodes { account: guest.id.clone(), codes: hashes };
    app.storage.commit(vec![write.into()]).await.map_err(unavailable)?;
    Ok(RecoveryCodes { codes })
}

/// Signs in with a code, which is worth nothing after that.
pub(crate) async fn sign_in(
    app: &App,
    principal: &Principal,
    wish: RecoverySignIn,
    device: &str,
) -> Result<SignIn> {
    let code = hash(&wish.code);
    let account = app.storage.accounts().recovered_by(&code).await.map_err(unavailable)?;
    let Some(account) = account else { return wrong() };
    let account = own(app, &account).await?;
    let new =
        NewSession { principal, account: &account.id, name: &account.name, way: SignInWay::Recovery, device };
    let used = vec![AccountWrite::UseRecoveryCode { code }.into()];
    // Somebody else may have been faster with the same code.
    sessions::open(app, new, used).await.map_err(|failure| failure.or(wrong_secret))
}
