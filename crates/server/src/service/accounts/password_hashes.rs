//! Passwords: what is kept of them, and which are too easy to guess.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use protocol::ProblemKey;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::refuse::{Result, internal, refuse};
use crate::secret;

/// A hash takes 19 MiB and some milliseconds of a core: no more than this are made at a time, so that games go on.
const AT_ONCE: usize = 2;
/// Whoever waits longer for their turn is sent away.
const LONGEST_QUEUE: Duration = Duration::from_secs(8);
const SHORTEST: usize = 8;
const LONGEST: usize = 200;
/// Of 4 by zxcvbn: "safely unguessable" begins here.
const LEAST_SCORE: zxcvbn::Score = zxcvbn::Score::Three;

/// Makes and compares hashes of passwords, on threads where nobody waits for it.
#[derive(Clone, Debug)]
pub(crate) struct Passwords {
    turns: Arc<Semaphore>,
    /// What a password is compared with where there is no account: the answer takes as long.
    nobodys: Arc<OnceLock<String>>,
    /// How often passwords were compared.
    #[cfg(test)]
    pub(super) compared: Arc<std::sync::atomic::AtomicUsize>,
}

impl Default for Passwords {
    fn default() -> Self {
        Self {
            turns: Arc::new(Semaphore::new(AT_ONCE)),
            nobodys: Arc::default(),
            #[cfg(test)]
            compared: Arc::default(),
        }
    }
}

impl Passwords {
    /// What is kept of a password, by Argon2id with the usual figures.
    pub(crate) async fn hash(&self, password: String) -> Result<String> {
        let salt: [u8; 16] = secret::bytes().map_err(internal)?;
        self.in_turn(move || hash(&password, &salt)).await?
    }

    /// Whether the password is the one that was kept. Without one to compare with the same work is done, in vain.
    pub(crate) async fn is_right(&self, password: String, kept: Option<String>) -> Result<bool> {
        let salt: [u8; 16] = secret::bytes().map_err(internal)?;
        #[cfg(test)]
        self.compared.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let nobodys = Arc::clone(&self.nobodys);
        self.in_turn(move || {
            let is_nobodys = kept.is_none();
            let in_vain = || nobodys.get_or_init(|| hash("nobody's", &salt).unwrap_or_default()).clone();
            let kept = kept.unwrap_or_else(in_vain);
            let is_right = Argon2::default().verify_password(password.as_bytes(), kept.as_str()).is_ok();
            is_right && !is_nobodys
        })
        .await
    }

    async fn in_turn<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
        let Ok(Ok(turn)) = timeout(LONGEST_QUEUE, Arc::clone(&self.turns).acquire_owned()).await else {
            return refuse(
                ProblemKey::RateLimited,
                "too many sign in at the moment; try again a little later",
            );
        };
        let work = move || {
            let done = work();
            drop(turn);
            done
        };
        tokio::task::spawn_blocking(work).await.map_err(internal)
    }
}

fn hash(password: &str, salt: &[u8]) -> Result<String> {
    let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), salt);
    hash.map(|hash| hash.to_string()).map_err(internal)
}

/// Whether a password can be one: neither short nor easy to guess, also for somebody who knows the name and the address.
pub(crate) fn check(password: &str, known: &[&str]) -> Result<()> {
    let length = password.chars().count();
    if length > LONGEST {
        return refuse(ProblemKey::BadMessage, format!("a password has at most {LONGEST} characters"));
    }
    if length < SHORTEST || zxcvbn::zxcvbn(password, known).score() < LEAST_SCORE {
        return refuse(
            ProblemKey::WeakPassword,
            "this password is too easy to guess: a few unusual words are better",
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_that_are_easily_guessed_are_refused() {
        for weak in [
            "",
            "short1!",
            "password",
            "Passw0rd!",
            "qwertyuiop",
            "aaaaaaaaaaaa",
            "Annabella1999",
            "annabella@example.org",
        ] {
            assert!(check(weak, &["Annabella", "annabella@example.org"]).is_err(), "{weak}");
        }
        for strong in ["four quiet barons dance", "xK3#vQ9!pLw2", "Zwölf Störche über Toledo"] {
            assert!(check(strong, &["Annabella"]).is_ok(), "{strong}");
        }
        assert!(check(&"four quiet barons ".repeat(20), &[]).is_err());
    }

    #[tokio::test]
    async fn a_password_is_known_again_and_no_other_is() {
        let passwords = Passwords::default();
        let kept = passwords.hash("four quiet barons".to_owned()).await.unwrap();
        assert!(kept.starts_with("$argon2id$"), "{kept}");
        assert!(passwords.is_right("four quiet barons".to_owned(), Some(kept.clone())).await.unwrap());
        assert!(!passwords.is_right("four quiet baron".to_owned(), Some(kept)).await.unwrap());
        assert!(!passwords.is_right("nobody's".to_owned(), None).await.unwrap());
    }
}
