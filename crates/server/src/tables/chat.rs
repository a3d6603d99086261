//! Chat: players among themselves, spectators among themselves; after the end all read both.

use protocol::socket::{ChatLine, ChatRoom, FromServer};
use protocol::table::ChatSetting;
use protocol::{Millis, ProblemKey, SeatNumber};

use super::actor::{Actor, Loss};
use super::watchers::{Watcher, WatcherId};
use crate::guest_names::name_at_table;
use crate::principal::Principal;
use crate::rate_limits::{ChatLimits, too_fast};
use crate::refuse::{Result, not_your_seat, refuse, refuse_until, unavailable};
use crate::storage::{Guest, StoreError, Write};

/// Lines that are told to those who come.
const LAST_LINES: u32 = 50;
const LONGEST_LINE: usize = 500;
/// No table talks more than this.
const MOST_LINES: u64 = 20_000;

/// Whether somebody is new here, as far as that counts at the table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Familiarity {
    New,
    Known,
}

const fn room(seat: Option<SeatNumber>) -> ChatRoom {
    if seat.is_some() { ChatRoom::Players } else { ChatRoom::Spectators }
}

/// Whether somebody does not want to read a line, of those that anybody does not want to read.
pub(super) fn is_hidden(hidden: &[(u64, String)], line: u64, reader: &Principal) -> bool {
    hidden.iter().any(|(number, blocker)| *number == line && reader.is(blocker))
}

/// Whether a line leads somewhere else.
fn has_link(text: &str) -> bool {
    let text = text.to_lowercase();
    ["://", "www."].iter().any(|mark| text.contains(mark))
}

impl Actor {
    pub(super) async fn tell_chat(&mut self, id: WatcherId) {
        let Some(watcher) = self.watchers.get(id) else { return };
        let own = if self.table.is_over() { None } else { Some(room(watcher.who.seat)) };
        let storage = &self.context.storage;
        let read = async {
            let lines = storage.chat(self.table.id(), own, LAST_LINES).await?;
            let Some(first) = lines.first() else { return Ok((lines, Vec::new())) };
            let before = first.number.saturating_sub(1);
            let hidden = storage.people().hidden_lines(self.table.id(), before).await?;
            Ok::<_, StoreError>((lines, hidden))
        };
        match read.await {
            Ok((mut lines, hidden)) => {
                // Another node may have stored lines that this table does not know of yet: they come when it does, with the keys of then.
                lines.retain(|line| line.number <= self.chat_lines);
                let last = lines.last().map_or(0, |line| line.number);
                let may_read = |line: &ChatLine| {
                    self.may_read(watcher, line) && !is_hidden(&hidden, line.number, &watcher.principal)
                };
                let lines = lines.into_iter().filter(may_read).collect();
                watcher.outbox.send(&FromServer::Chat { table: self.table.id().to_owned(), lines });
                if let Some(watcher) = self.watchers.get_mut(id) {
                    watcher.last_line = last;
                }
            }
            Err(error) => tracing::error!(%error, "the chat cannot be read"),
        }
    }

    /// Who is in the other room reads it after the end; who has muted somebody does not read them.
    pub(super) fn may_read(&self, watcher: &Watcher, line: &ChatLine) -> bool {
        let in_room = self.table.is_over() || room(watcher.who.seat) == line.room;
        let muted = watcher.who.seat.zip(line.seat).is_some_and(|pair| self.mutes.contains(&pair));
        in_room && !muted
    }

    pub(super) async fn say(&mut self, watcher: WatcherId, id: &str, text: &str) -> Result<()> {
        let Some(writer) = self.watchers.get(watcher) else { return not_your_seat() };
        let room = room(writer.who.seat);
        self.check_chat(writer, text, room)?;
        let seat = writer.who.seat;
        let who = seat.map_or_else(
            || format!("guest {}", writer.who.guest.as_deref().unwrap_or_default()),
            |seat| format!("seat {seat}"),
        );
        let cause = format!("{who}: {id}");
        if self.context.storage.is_said(self.table.id(), &cause).await.map_err(unavailable)? {
            return Ok(());
        }
        if self.chat_lines >= MOST_LINES {
            return refuse(ProblemKey::TooMany, "enough has been said at this table");
        }
        let author = self.author(writer);
        let familiarity = self.check_speaker(author.as_deref(), text).await?;
        self.check_rate(&who, familiarity).await?;
        let blockers = self.blockers_of(author.as_deref()).await?;
        let name = self.name_of(writer).await?;
        let line = ChatLine {
            number: self.chat_lines + 1,
            at: self.context.time.now(),
            room,
            seat,
            name,
            text: text.trim().to_owned(),
        };
        let table = self.table.id().to_owned();
        // Those who read it are those who hold the seats now: another node may know better.
        let hold = Write::AtVersion { table: table.clone(), version: self.version };
        let write = Write::Chat { table, line: Box::new(line.clone()), cause, author };
        if let Err(error) = self.context.storage.commit(vec![hold, write]).await {
            return Err(self.lose(Loss::OfTable, &error));
        }
        self.chat_lines = line.number;
        self.tell_nodes();
        let message = FromServer::Chat { table: self.table.id().to_owned(), lines: vec![line.clone()] };
        let wants = |reader: &&Watcher| !blockers.iter().any(|blocker| reader.principal.is(blocker));
        for reader in self.watchers.iter().filter(|reader| self.may_read(reader, &line)).filter(wants) {
            reader.outbox.send(&message);
        }
        self.watchers.note_line(line.number);
        Ok(())
    }

    /// Nobody writes as if they sat at the table, and no guest as if they were an account.
    async fn name_of(&self, writer: &Watcher) -> Result<String> {
        let chair = writer.who.seat.and_then(|seat| self.table.chairs.get(usize::from(seat)));
        let storage = &self.context.storage;
        let has_account = writer.principal.guest.as_ref().is_some_and(|guest| guest.has_account);
        match chair {
            Some(chair) if chair.player.is_some() || has_account => Ok(chair.name.clone()),
            Some(chair) => {
                let guest = Guest { name: chair.name.clone(), ..Guest::default() };
                name_at_table(storage, &guest, std::iter::empty()).await
            }
            None => {
                let guest = writer.principal.guest.clone().unwrap_or_default();
                name_at_table(storage, &guest, self.table.names()).await
            }
        }
    }

    /// Whoever came by a link alone writes for whoever holds the seat.
    fn author(&self, writer: &Watcher) -> Option<String> {
        let holder = || writer.who.seat.and_then(|seat| self.keys.first_holder(seat));
        writer.principal.guest_id().or_else(holder).map(str::to_owned)
    }

    /// Moderators may have taken away the right to write, at all tables. Asked for every line, so that it holds at once and at every node.
    /// Whoever is new here writes no links. Guests are so where everybody finds the table: friends who came by a link
    /// know each other.
    async fn check_speaker(&self, author: Option<&str>, text: &str) -> Result<Familiarity> {
        let Some(author) = author else { return Ok(Familiarity::Known) };
        let speaker = self.context.storage.moderation().speaker(author).await.map_err(unavailable)?;
        let now = self.context.time.now();
        if speaker.muted_until > now {
            let detail = "a moderator has asked you to be silent";
            return refuse_until(ProblemKey::Muted, detail, speaker.muted_until);
        }
        let is_limited = speaker.has_account || self.table.opening.settings.listed;
        let is_new = is_limited && self.context.house.is_new(speaker.created_at, now);
        if is_new && has_link(text) {
            return refuse(ProblemKey::TooNew, "whoever is new here writes no links");
        }
        Ok(if is_new { Familiarity::New } else { Familiarity::Known })
    }

    /// Those who do not want to read what somebody writes, at whichever table.
    async fn blockers_of(&self, author: Option<&str>) -> Result<Vec<String>> {
        match author {
            Some(author) => self.context.storage.people().blockers_of(author).await.map_err(unavailable),
            None => Ok(Vec::new()),
        }
    }

    /// The lines that somebody wrote at other nodes count as well.
    async fn check_rate(&self, who: &String, familiarity: Familiarity) -> Result<()> {
        let is_new = familiarity == Familiarity::New;
        self.chat_limits.check(who)?;
        if is_new {
            self.newcomer_limits.check(who)?;
        }
        if !self.is_shared() {
            return Ok(());
        }
        self.check_said(who, ChatLimits::WINDOW, ChatLimits::MOST).await?;
        if is_new {
            self.check_said(who, ChatLimits::NEWCOMER_WINDOW, ChatLimits::NEWCOMER_MOST).await?;
        }
        Ok(())
    }

    async fn check_said(&self, who: &str, window: Millis, most: u64) -> Result<()> {
        let since = self.context.time.now().saturating_sub(window);
        let said = self.context.storage.said_since(self.table.id(), who, since).await.map_err(unavailable)?;
        if said < most { Ok(()) } else { too_fast() }
    }

    fn check_chat(&self, writer: &Watcher, text: &str, room: ChatRoom) -> Result<()> {
        match (self.table.opening.settings.chat, room) {
            (ChatSetting::Off, _) | (ChatSetting::Players, ChatRoom::Spectators) => {
                return refuse(ProblemKey::SwitchedOff, "there is no chat at this table");
            }
            (ChatSetting::Everybody, _) | (ChatSetting::Players, ChatRoom::Players) => {}
        }
        if writer.who.seat.is_none() && writer.who.guest.is_none() {
            return refuse(ProblemKey::NoSession, "spectators write as guests: POST /api/session first");
        }
        let text = text.trim();
        if text.is_empty() || text.chars().count() > LONGEST_LINE || text.chars().any(char::is_control) {
            return refuse(ProblemKey::BadMessage, format!("a line has 1 to {LONGEST_LINE} characters"));
        }
        Ok(())
    }

    pub(super) async fn mute(&mut self, id: WatcherId, muted: SeatNumber, on: bool) -> Result<()> {
        let seat = self.watchers.get(id).and_then(|watcher| watcher.who.seat);
        let Some(seat) = seat else { return not_your_seat() };
        self.table.chair(muted)?;
        let table = self.table.id().to_owned();
        let writes = vec![Write::Mute { table, seat, muted, on }, self.raise_version()];
        if let Err(error) = self.context.storage.commit(writes).await {
            return Err(self.lose(Loss::OfTable, &error));
        }
        self.version += 1;
        self.tell_nodes();
        self.mutes.retain(|pair| *pair != (seat, muted));
        if on {
            self.mutes.push((seat, muted));
        }
        Ok(())
    }
}
