//! Giving out and ending what opens the seats of a table.

use protocol::rest::{Join, SeatGrant, SeatLinks};
use protocol::table::{Sitter, TableInfo, TableState};
use protocol::{Problem, ProblemKey, SeatNumber};
use table::{Action, Chair, Entry, EntryKind, Table, Who};
use tokio::sync::oneshot;

use super::WatcherId;
use super::actor::{Actor, Loss};
use super::keys::{Hold, MOST_KEYS};
use super::renaming::redacted;
use crate::guest_names::name_at_table;
use crate::principal::Principal;
use crate::refuse::{Result, internal, not_your_seat, refuse, unavailable};
use crate::secret;
use crate::storage::{AccountWrite, FormerSeat, ResultWrite, Write};

type Responder<T> = oneshot::Sender<Result<T>>;

/// What can be done with that which opens a seat.
pub(crate) enum KeyCommand {
    /// The session sits down; the answer brings a link.
    Join { principal: Principal, wish: Join, answer: Responder<SeatGrant> },
    /// The session holds the seat of the link from now on, and all links to it end.
    Claim { principal: Principal, answer: Responder<TableInfo> },
    /// Another link to a seat: for its holder, for the host while nobody has one, and for all who play while it waits for somebody
    /// to take it over.
    Link { principal: Principal, seat: SeatNumber, answer: Responder<SeatGrant> },
    /// A link for whoever sat there when the table was opened, as the table before knows.
    LinkForRematch { seat: SeatNumber, answer: Responder<SeatGrant> },
    /// Whoever sat there at the table before plays again, as that table knows.
    Come { seat: SeatNumber, answer: Responder<()> },
    /// A guest who has deleted their account holds the seat no longer, and is not named any more.
    GiveUp { seat: SeatNumber, guest: String, answer: Responder<()> },
    /// Whoever holds the seat is called otherwise.
    Rename { seat: SeatNumber, guest: String, name: String, answer: Responder<()> },
    /// Somebody who has deleted their account held a seat before.
    ForgetFormer { former: FormerSeat, answer: Responder<()> },
    /// Whoever may not come in any more leaves, as those do who leave, and no link leads back.
    Expel { seat: SeatNumber, guest: String, answer: Responder<()> },
    /// All links to the seat of somebody end, since its holder has signed out everywhere else.
    EndLinksOf { seat: SeatNumber, guest: String, answer: Responder<()> },
    /// Ends one of the links to a seat, or all others that there are, for its holder.
    EndLinks { principal: Principal, seat: SeatNumber, link: Option<String>, answer: Responder<SeatLinks> },
}

impl KeyCommand {
    /// Answers that the table cannot be had.
    pub(super) fn fail(self, problem: Problem) {
        match self {
            Self::Claim { answer, .. } => drop(answer.send(Err(problem))),
            Self::Join { answer, .. } | Self::Link { answer, .. } | Self::LinkForRematch { answer, .. } => {
                drop(answer.send(Err(problem)));
            }
            Self::EndLinks { answer, .. } => drop(answer.send(Err(problem))),
            Self::Come { answer, .. }
            | Self::GiveUp { answer, .. }
            | Self::Rename { answer, .. }
            | Self::ForgetFormer { answer, .. }
            | Self::EndLinksOf { answer, .. }
            | Self::Expel { answer, .. } => drop(answer.send(Err(problem))),
        }
    }
}

/// Does something, and again as often as another node was first.
macro_rules! until_judged {
    ($actor:expr, $attempt:expr) => {
        loop {
            let done = $attempt.await;
            if !$actor.must_judge_anew(&done).await {
                break done;
            }
        }
    };
}

impl Actor {
    pub(super) async fn use_keys(&mut self, command: KeyCommand) {
        match command {
            KeyCommand::Join { principal, wish, answer } => {
                drop(answer.send(until_judged!(self, self.join(&principal, wish.clone()))));
            }
            KeyCommand::Claim { principal, answer } => {
                drop(answer.send(until_judged!(self, self.claim(&principal))));
            }
            KeyCommand::Link { principal, seat, answer } => {
                drop(answer.send(until_judged!(self, self.link_for(&principal, seat))));
            }
            KeyCommand::LinkForRematch { seat, answer } => {
                drop(answer.send(until_judged!(self, self.link_for_rematch(seat))));
            }
            KeyCommand::Come { seat, answer } => {
                drop(answer.send(until_judged!(self, self.come(seat, None))));
            }
            KeyCommand::GiveUp { seat, guest, answer } => {
                drop(answer.send(self.give_up(seat, guest).await));
            }
            KeyCommand::Rename { seat, guest, name, answer } => {
                drop(answer.send(until_judged!(self, self.rename(seat, &guest, &name))));
            }
            KeyCommand::ForgetFormer { former, answer } => {
                drop(answer.send(until_judged!(self, self.forget_former(&former))));
            }
            KeyCommand::Expel { seat, guest, answer } => {
                drop(answer.send(until_judged!(self, self.expel(seat, &guest))));
            }
            KeyCommand::EndLinksOf { seat, guest, answer } => {
                drop(answer.send(until_judged!(self, self.end_links_of(seat, &guest))));
            }
            KeyCommand::EndLinks { principal, seat, link, answer } => {
                drop(answer.send(until_judged!(self, self.end_links(&principal, seat, link.clone()))));
            }
        }
    }

    /// Who this is at the table now.
    pub(super) fn identify(&self, principal: &Principal) -> Result<Who> {
        self.hold(principal, false).map(|hold| hold.who)
    }

    /// The same with the epoch of the seat. Whoever only wants to look on holds none.
    pub(super) fn hold(&self, principal: &Principal, spectate: bool) -> Result<Hold> {
        let Hold { mut who, epoch } = self.keys.find(principal)?;
        who.seat = who.seat.filter(|_| !spectate);
        Ok(Hold { who: as_seen_by(&self.table, principal, who), epoch })
    }

    async fn join(&mut self, principal: &Principal, wish: Join) -> Result<SeatGrant> {
        let who = self.identify(principal)?;
        let deal_part = Some(wish.deal_part.unwrap_or_default());
        if let Some(seat) = who.seat.filter(|seat| wish.seat.is_none_or(|wanted| wanted == *seat))
            && self.table.is_kept(seat)
        {
            self.come(seat, deal_part).await?;
            return Ok(SeatGrant { table: self.table.id().to_owned(), seat, seat_token: None });
        }
        if who.seat.is_some() {
            return refuse(ProblemKey::NotNow, "you hold a seat at this table already");
        }
        let guest = principal.guest()?.clone();
        let name = name_at_table(&self.context.storage, &guest, self.table.names()).await?;
        let action = Action::Join { seat: wish.seat, name, player: guest.account(), deal_part };
        let (table, token) =
            (self.table.id().to_owned(), secret::seat_token(guest.has_account).map_err(internal)?);
        let (id, hash, at) = (table.clone(), token.as_deref().map(secret::hash), self.context.time.now());
        let hold = move |entries: &[Entry]| {
            let (seat, table) = (joined(entries)?, id.clone());
            let mut writes = vec![Write::Holder { table: table.clone(), seat, guest: guest.id.clone(), at }];
            writes.extend(hash.clone().map(|token| Write::SeatToken { token, table, seat, at }));
            Some(writes)
        };
        let extra = move |_: &Table, entries: &[Entry]| hold(entries).unwrap_or_default();
        let commit = self.act(&who, action, None, &extra).await?;
        let Some(seat) = joined(&commit.entries) else { return Err(internal("nobody sat down")) };
        Ok(SeatGrant { table, seat, seat_token: token })
    }

    /// The seat is kept for whoever sat there before as long as nobody else was put there.
    async fn come(&mut self, seat: SeatNumber, deal_part: Option<String>) -> Result<()> {
        if !self.table.is_kept(seat) {
            return Ok(());
        }
        let who = Who { seat: Some(seat), ..Who::default() };
        self.act(&who, Action::Come { deal_part }, None, &|_, _| Vec::new()).await.map(drop)
    }

    async fn claim(&mut self, principal: &Principal) -> Result<TableInfo> {
        let seat = principal.seat_token.as_ref().and_then(|token| self.keys.seat_of_link(token));
        let (Some(seat), Some(guest)) = (seat, &principal.guest) else { return not_your_seat() };
        if self.table.is_rated() && !self.keys.is_holder(principal, seat) {
            return refuse(
                ProblemKey::SwitchedOff,
                "at a rated table a seat belongs to the account that took it",
            );
        }
        let is_vacant = self.table.is_vacant(seat);
        if is_vacant && self.keys.has_seat(principal) {
            // They would see two hands.
            return refuse(ProblemKey::NotNow, "you hold a seat at this table already");
        }
        if self.keys.sessions_of(seat) >= MOST_KEYS {
            return refuse(ProblemKey::TooMany, "this seat is held from too many devices");
        }
        let (table, at) = (self.table.id().to_owned(), self.context.time.now());
        let mut writes = if is_vacant {
            vec![Write::FreeSeat { table: table.clone(), seat }]
        } else {
            self.keys.end_links(&table, seat)
        };
        writes.push(Write::Holder { table, seat, guest: guest.id.clone(), at });
        if is_vacant {
            let who = Who { guest: Some(guest.id.clone()), ..Who::default() };
            let name = name_at_table(&self.context.storage, guest, self.table.names()).await?;
            let action = Action::TakeOver { seat, name, player: guest.account() };
            self.act(&who, action, None, &|_, _| writes.clone()).await?;
        } else {
            self.store_keys(writes).await?;
        }
        Ok(self.table.info())
    }

    async fn link_for(&mut self, principal: &Principal, seat: SeatNumber) -> Result<SeatGrant> {
        let who = self.identify(principal)?;
        self.table.chair(seat)?;
        if self.may_link(&who, seat) { self.make_link(seat).await } else { not_your_seat() }
    }

    fn may_link(&self, who: &Who, seat: SeatNumber) -> bool {
        if self.table.is_rated() {
            return false;
        }
        if self.table.is_vacant(seat) {
            return who.seat.is_some_and(|own| self.table.chair(own).is_ok_and(Chair::is_held));
        }
        let is_first = || self.keys.sessions_of(seat) + self.keys.links_of(seat) == 0;
        who.seat == Some(seat) || (who.host && is_first())
    }

    /// Whoever held the seat of the table before by a link alone has nothing that opens the one here. Sessions hold it already, and
    /// nobody gets a seat that was given to somebody else since.
    async fn link_for_rematch(&mut self, seat: SeatNumber) -> Result<SeatGrant> {
        let is_freed = |entry: &Entry| entry.what.seat_freed() == Some(seat);
        let is_as_opened =
            self.table.state == TableState::Waiting && !self.table.entries.iter().any(is_freed);
        if !is_as_opened || self.table.is_rated() || self.keys.sessions_of(seat) > 0 {
            return not_your_seat();
        }
        self.make_link(seat).await
    }

    async fn make_link(&mut self, seat: SeatNumber) -> Result<SeatGrant> {
        if self.table.chair(seat)?.sitter != Sitter::Person {
            return not_your_seat();
        }
        if self.keys.links_of(seat) >= MOST_KEYS {
            return refuse(ProblemKey::TooMany, "there are too many links to this seat");
        }
        let token = secret::token().map_err(internal)?;
        self.store_keys(vec![self.new_link(seat, &token)]).await?;
        Ok(SeatGrant { table: self.table.id().to_owned(), seat, seat_token: Some(token) })
    }

    fn new_link(&self, seat: SeatNumber, token: &str) -> Write {
        let (table, at) = (self.table.id().to_owned(), self.context.time.now());
        Write::SeatToken { token: secret::hash(token), table, seat, at }
    }

    async fn end_links(
        &mut self,
        principal: &Principal,
        seat: SeatNumber,
        link: Option<String>,
    ) -> Result<SeatLinks> {
        let who = self.identify(principal)?;
        self.table.chair(seat)?;
        if who.seat != Some(seat) {
            return not_your_seat();
        }
        let writes = self.keys.end(self.table.id(), seat, link.as_deref(), principal)?;
        if !writes.is_empty() {
            self.store_keys(writes).await?;
        }
        Ok(self.keys.list(seat, principal))
    }

    async fn end_links_of(&mut self, seat: SeatNumber, guest: &str) -> Result<()> {
        let links = self.keys.end_links(self.table.id(), seat);
        if links.is_empty() || !self.keys.is_held_by(guest, seat) {
            return Ok(());
        }
        self.store_keys(links).await
    }

    /// Before the start the chair is free again. Later the game goes on as when somebody leaves, under no name.
    async fn give_up(&mut self, seat: SeatNumber, guest: String) -> Result<()> {
        if !self.keys.is_held_by(&guest, seat) {
            return Ok(());
        }
        let table = self.table.id().to_owned();
        let end = Write::EndHolder { table: table.clone(), seat, guest: guest.clone() };
        if self.keys.is_shared(seat, &guest) {
            return self.store_keys(vec![end]).await;
        }
        let mut writes = vec![end, Write::FreeSeat { table: table.clone(), seat }];
        writes.extend(redacted(&table, self.table.entries_naming(seat))?);
        writes.push(AccountWrite::ForgetSpeaker { table: table.clone(), seat }.into());
        // The game may have ended in between.
        writes.push(ResultWrite::ForgetSeat { table, seat, guest: guest.clone() }.into());
        let who = Who { seat: Some(seat), guest: Some(guest), host: false };
        let extra = move |_: &Table, _: &[Entry]| writes.clone();
        self.act(&who, Action::GiveUp { seat }, None, &extra).await.map(drop)
    }

    /// Stands up before the start, and leaves later. Whoever has left already, or given up, only loses the links.
    async fn expel(&mut self, seat: SeatNumber, guest: &str) -> Result<()> {
        if !self.keys.is_held_by(guest, seat) || self.table.is_over() {
            return Ok(());
        }
        let links = self.keys.end_links(self.table.id(), seat);
        if !links.is_empty() {
            self.store_keys(links).await?;
        }
        let who = Who { seat: Some(seat), guest: Some(guest.to_owned()), host: false };
        let action = match self.table.state {
            TableState::Waiting if self.table.is_host(Some(guest), Some(seat)) => Action::Close,
            TableState::Waiting => Action::Free { seat },
            _ => Action::Leave { seq: self.table.seq() },
        };
        let who = as_host(&self.table, who);
        match self.act(&who, action, None, &|_, _| Vec::new()).await {
            Err(problem) if problem.key == ProblemKey::NotNow => Ok(()),
            done => done.map(drop),
        }
    }

    async fn store_keys(&mut self, writes: Vec<Write>) -> Result<()> {
        if self.is_lost() {
            return Err(unavailable("the table is let go"));
        }
        let mut all = writes.clone();
        all.push(self.raise_version());
        if let Err(error) = self.context.storage.commit(all).await {
            return Err(self.lose(Loss::OfSeats, &error));
        }
        self.version += 1;
        self.tell_nodes();
        for watcher in self.note_keys(&writes) {
            let now = self.now();
            self.watchers.tell(watcher, &self.table, None, now);
        }
        Ok(())
    }

    /// Follows what was stored of the seats. Whoever has lost or won one follows the table from now on as what they are; answers who
    /// that is.
    pub(super) fn note_keys(&mut self, writes: &[Write]) -> Vec<WatcherId> {
        let mut is_changed = false;
        for write in writes {
            is_changed |= self.keys.note(self.table.id(), write);
        }
        if is_changed { self.reseat() } else { Vec::new() }
    }

    pub(super) fn reseat(&mut self) -> Vec<WatcherId> {
        let (keys, table) = (&self.keys, &self.table);
        self.watchers.reseat(|principal| {
            let guest = principal.guest_id().map(str::to_owned);
            let nobody = || Hold { who: Who { guest, ..Who::default() }, epoch: 0 };
            let Hold { who, epoch } = keys.find(principal).unwrap_or_else(|_| nobody());
            Hold { who: as_seen_by(table, principal, who), epoch }
        })
    }
}

/// The same, as the host where they are.
fn as_host(table: &Table, mut who: Who) -> Who {
    who.host = table.is_host(who.guest.as_deref(), who.seat);
    who
}

fn joined(entries: &[Entry]) -> Option<SeatNumber> {
    entries.iter().find_map(|entry| match entry.what {
        EntryKind::Joined { seat, .. } => Some(seat),
        _ => None,
    })
}

/// What somebody is at the table. Who has only the link of a seat that waits for somebody looks on until they take it over.
pub(super) fn as_seen_by(table: &Table, principal: &Principal, mut who: Who) -> Who {
    who.seat = who.seat.filter(|seat| !table.is_vacant(*seat));
    // Whoever opened the table as a guest is its host with the account, too.
    let host = &table.opening.host_guest;
    who.guest = if principal.is(host) { Some(host.clone()) } else { who.guest };
    who.host = table.is_host(who.guest.as_deref(), who.seat);
    who
}
