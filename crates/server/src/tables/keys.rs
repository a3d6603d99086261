//! What opens the seats of a table: sessions that hold them, and links. It is known and changed in the table's task alone, so that
//! nothing that was looked up before is trusted after it has changed.

use std::collections::HashMap;

use protocol::rest::{SeatLink, SeatLinkKind, SeatLinks};
use protocol::{ProblemKey, SeatNumber};
use table::Who;

use crate::principal::Principal;
use crate::refuse::{Result, refuse};
use crate::secret::{self, SecretHash};
use crate::storage::{Opener, SeatKey, Write};

/// Links to one seat at most, and sessions that hold it.
pub(super) const MOST_KEYS: usize = 16;
/// So many bytes of a hash tell the keys of a table apart.
const ID_BYTES: usize = 8;

/// All that opens the seats of a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct SeatKeys {
    keys: Vec<SeatKey>,
    /// Raised for a seat whenever something that opened it does so no longer.
    epochs: HashMap<SeatNumber, u64>,
}

/// Who somebody is at a table, and in which epoch of the seat that was found out. In a later one it does not count.
#[derive(Clone, Debug, Default)]
pub(super) struct Hold {
    pub(super) who: Who,
    pub(super) epoch: u64,
}

impl SeatKeys {
    pub(super) fn new(keys: Vec<SeatKey>) -> Self {
        Self { keys, epochs: HashMap::new() }
    }

    /// Takes over what is stored.
    pub(super) fn replace(&mut self, keys: Vec<SeatKey>) {
        let is_same = |one: &SeatKey, other: &SeatKey| one.seat == other.seat && one.opener == other.opener;
        self.remove(|key| !keys.iter().any(|stored| is_same(stored, key)));
        self.keys = keys;
    }

    /// Who this is. A token that opens nothing is refused, unless the session holds a seat: whoever shows one means a seat.
    pub(super) fn find(&self, principal: &Principal) -> Result<Hold> {
        let by_link = principal.seat_token.as_ref().and_then(|token| self.seat_of_link(token));
        let held = || self.keys.iter().filter(|key| is_held_by(key, principal)).map(|key| key.seat).min();
        let seat = by_link.or_else(held);
        if principal.seat_token.is_some() && seat.is_none() {
            return refuse(ProblemKey::NotYourSeat, "the token opens no seat at this table");
        }
        let epoch = seat.map_or(0, |seat| self.epoch(seat));
        let guest = principal.guest_id().map(str::to_owned);
        Ok(Hold { who: Who { seat, guest, host: false }, epoch })
    }

    pub(super) fn epoch(&self, seat: SeatNumber) -> u64 {
        self.epochs.get(&seat).copied().unwrap_or_default()
    }

    pub(super) fn seat_of_link(&self, token: &SecretHash) -> Option<SeatNumber> {
        self.links().find(|(_, link)| *link == token).map(|(key, _)| key.seat)
    }

    /// Whether somebody holds any seat by their session.
    pub(super) fn has_seat(&self, principal: &Principal) -> bool {
        self.keys.iter().any(|key| is_held_by(key, principal))
    }

    /// Whether others hold a seat besides this guest.
    pub(super) fn is_shared(&self, seat: SeatNumber, guest: &str) -> bool {
        let is_other = |key: &SeatKey| matches!(&key.opener, Opener::Session(holder) if holder != guest);
        self.keys.iter().any(|key| key.seat == seat && is_other(key))
    }

    /// Whether the guest holds the seat.
    pub(super) fn is_held_by(&self, guest: &str, seat: SeatNumber) -> bool {
        self.keys.iter().any(|key| key.seat == seat && is_session(key, guest))
    }

    /// Whether somebody holds the seat by their session.
    pub(super) fn is_holder(&self, principal: &Principal, seat: SeatNumber) -> bool {
        self.keys.iter().any(|key| key.seat == seat && is_held_by(key, principal))
    }

    /// All who hold a seat by their session, with the seat.
    pub(crate) fn holders(&self) -> impl Iterator<Item = (SeatNumber, &str)> {
        self.keys.iter().filter_map(|key| match &key.opener {
            Opener::Session(guest) => Some((key.seat, guest.as_str())),
            Opener::Link(_) => None,
        })
    }

    /// The session that holds a seat longest.
    pub(super) fn first_holder(&self, seat: SeatNumber) -> Option<&str> {
        self.keys.iter().filter(|key| key.seat == seat).find_map(|key| match &key.opener {
            Opener::Session(guest) => Some(guest.as_str()),
            Opener::Link(_) => None,
        })
    }

    pub(super) fn sessions_of(&self, seat: SeatNumber) -> usize {
        let is_session = |key: &&SeatKey| key.seat == seat && matches!(key.opener, Opener::Session(_));
        self.keys.iter().filter(is_session).count()
    }

    pub(super) fn links_of(&self, seat: SeatNumber) -> usize {
        self.links().filter(|(key, _)| key.seat == seat).count()
    }

    fn links(&self) -> impl Iterator<Item = (&SeatKey, &SecretHash)> {
        self.keys.iter().filter_map(|key| match &key.opener {
            Opener::Link(token) => Some((key, token)),
            Opener::Session(_) => None,
        })
    }

    /// What ends all links to a seat.
    pub(super) fn end_links(&self, table: &str, seat: SeatNumber) -> Vec<Write> {
        let links = self.links().filter(|(key, _)| key.seat == seat);
        links.map(|(_, token)| Write::EndLink { table: table.to_owned(), token: token.clone() }).collect()
    }

    /// What opens a seat, as its holder is told.
    pub(crate) fn list(&self, seat: SeatNumber, principal: &Principal) -> SeatLinks {
        let link = |key: &SeatKey| SeatLink {
            id: id(&key.opener),
            kind: match key.opener {
                Opener::Session(_) => SeatLinkKind::Device,
                Opener::Link(_) => SeatLinkKind::Link,
            },
            since: key.since,
            own: is_own(key, principal),
            may_end: self.may_end(key, principal),
        };
        SeatLinks { links: self.keys.iter().filter(|key| key.seat == seat).map(link).collect() }
    }

    /// What ends one of the keys to a seat, or all others that may be ended.
    pub(super) fn end(
        &self,
        table: &str,
        seat: SeatNumber,
        wanted: Option<&str>,
        principal: &Principal,
    ) -> Result<Vec<Write>> {
        let of_seat = self.keys.iter().filter(|key| key.seat == seat);
        let keys: Vec<&SeatKey> = match wanted {
            Some(wanted) => of_seat.filter(|key| id(&key.opener) == wanted).collect(),
            None => of_seat.filter(|key| !is_own(key, principal) && self.may_end(key, principal)).collect(),
        };
        if wanted.is_some() && keys.is_empty() {
            return refuse(ProblemKey::NotFound, "there is no such link to this seat");
        }
        if keys.iter().any(|key| !self.may_end(key, principal)) {
            return refuse(ProblemKey::NotNow, "this device held the seat before yours");
        }
        let end = |key: &SeatKey| match &key.opener {
            Opener::Link(token) => Write::EndLink { table: table.to_owned(), token: token.clone() },
            Opener::Session(guest) => {
                Write::EndHolder { table: table.to_owned(), seat, guest: guest.clone() }
            }
        };
        Ok(keys.into_iter().map(end).collect())
    }

    /// Links are ended by whoever holds their seat. A device that holds it is ended only by one that held it before: whoever came by
    /// a link does not put out those who made it.
    fn may_end(&self, key: &SeatKey, principal: &Principal) -> bool {
        let own = self.keys.iter().find(|other| other.seat == key.seat && is_held_by(other, principal));
        match key.opener {
            Opener::Link(_) => true,
            Opener::Session(_) => own.is_some_and(|own| own.since < key.since),
        }
    }

    /// Follows what was stored; whether anybody may have won or lost a seat by it.
    pub(super) fn note(&mut self, table: &str, write: &Write) -> bool {
        match write {
            Write::Holder { table: of, seat, guest, at } if of == table => {
                self.add(SeatKey { seat: *seat, opener: Opener::Session(guest.clone()), since: *at });
            }
            Write::SeatToken { token, table: of, seat, at } if of == table => {
                self.add(SeatKey { seat: *seat, opener: Opener::Link(token.clone()), since: *at });
            }
            Write::FreeSeat { table: of, seat } if of == table => self.remove(|key| key.seat == *seat),
            Write::EndLink { table: of, token } if of == table => {
                self.remove(|key| key.opener == Opener::Link(token.clone()));
            }
            Write::EndHolder { table: of, seat, guest } if of == table => {
                self.remove(|key| key.seat == *seat && is_session(key, guest));
            }
            _ => return false,
        }
        true
    }

    fn add(&mut self, new: SeatKey) {
        if !self.keys.iter().any(|key| key.seat == new.seat && key.opener == new.opener) {
            self.keys.push(new);
        }
    }

    fn remove(&mut self, is_ended: impl Fn(&SeatKey) -> bool) {
        let epochs = &mut self.epochs;
        self.keys.retain(|key| {
            let is_ended = is_ended(key);
            if is_ended {
                *epochs.entry(key.seat).or_default() += 1;
            }
            !is_ended
        });
    }
}

/// Whether a change is about what opens seats.
pub(super) const fn is_about_seats(write: &Write) -> bool {
    matches!(
        write,
        Write::Holder { .. }
            | Write::SeatToken { .. }
            | Write::FreeSeat { .. }
            | Write::EndLink { .. }
            | Write::EndHolder { .. }
    )
}

fn is_session(key: &SeatKey, guest: &str) -> bool {
    matches!(&key.opener, Opener::Session(holder) if holder == guest)
}

fn is_held_by(key: &SeatKey, principal: &Principal) -> bool {
    matches!(&key.opener, Opener::Session(holder) if principal.is(holder))
}

fn is_own(key: &SeatKey, principal: &Principal) -> bool {
    match &key.opener {
        Opener::Session(holder) => principal.is(holder),
        Opener::Link(token) => principal.seat_token.as_ref() == Some(token),
    }
}

/// What a key is called where it is listed: neither the secret nor the guest.
fn id(opener: &Opener) -> String {
    let hash = match opener {
        Opener::Link(token) => token.clone(),
        Opener::Session(guest) => secret::hash(&format!("session of {guest}")),
    };
    hex::encode(hash.get(..ID_BYTES).unwrap_or(&hash))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Guest;

    fn session(seat: SeatNumber, guest: &str, since: u64) -> SeatKey {
        SeatKey { seat, opener: Opener::Session(guest.to_owned()), since }
    }

    fn guest(id: &str) -> Principal {
        let guest = Guest { id: id.to_owned(), ..Guest::default() };
        Principal { guest: Some(guest), ..Principal::default() }
    }

    #[test]
    fn an_account_holds_the_seats_of_the_guests_whom_it_took_over() {
        let keys = SeatKeys::new(vec![session(1, "ana on her phone", 1), session(0, "ben", 1)]);
        let mut ana = guest("ana");
        assert_eq!(keys.find(&ana).unwrap().who.seat, None);
        ana.guest.as_mut().unwrap().former = vec!["ana on her phone".to_owned()];
        assert_eq!(keys.find(&ana).unwrap().who.seat, Some(1));
        assert!(keys.list(1, &ana).links[0].own && keys.has_seat(&ana));
    }

    #[test]
    fn a_seat_has_a_new_epoch_whenever_something_no_longer_opens_it() {
        let mut keys = SeatKeys::new(vec![session(0, "ana", 1), session(1, "ben", 1)]);
        let table = "t".to_owned();
        assert!(keys.note("t", &Write::SeatToken { token: vec![1], table: table.clone(), seat: 0, at: 2 }));
        assert_eq!((keys.epoch(0), keys.epoch(1)), (0, 0), "nobody lost anything");
        assert!(keys.note("t", &Write::EndLink { table: table.clone(), token: vec![1] }));
        assert_eq!((keys.epoch(0), keys.epoch(1)), (1, 0));
        assert!(!keys.note("t", &Write::EndLink { table: "another".to_owned(), token: vec![1] }));
        keys.note("t", &Write::FreeSeat { table, seat: 1 });
        assert_eq!((keys.epoch(0), keys.epoch(1)), (1, 1));
        assert_eq!(keys.find(&guest("ben")).unwrap().who.seat, None);
        assert_eq!(keys.find(&guest("ana")).unwrap().who.seat, Some(0));
    }

    #[test]
    fn whoever_came_later_does_not_put_out_those_before() {
        let keys = SeatKeys::new(vec![session(0, "ana", 1), session(0, "thief", 2)]);
        let may_end = |who: &str| -> Vec<bool> {
            keys.list(0, &guest(who)).links.iter().map(|link| link.may_end).collect()
        };
        assert_eq!(may_end("ana"), [false, true]);
        assert_eq!(may_end("thief"), [false, false]);
        assert_eq!(keys.end("t", 0, None, &guest("ana")).unwrap().len(), 1);
        let ana = id(&Opener::Session("ana".to_owned()));
        assert!(keys.end("t", 0, Some(&ana), &guest("thief")).is_err());
    }
}
