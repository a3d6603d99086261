//! Questions that change nothing: previews, reasons, explanations, hints, the past.

use catalog::AnyGame;
use protocol::rest::Log;
use protocol::socket::{Analysis, ClientMessage, FromServer};
use protocol::table::{BotLevel, TableState};
use protocol::{ProblemKey, SeatNumber};
use table::{ExplainRequest, MovePreview, MoveTrial, PlaceExplanation, viewer};
use tabletop::Seat;

use super::actor::Actor;
use super::command::Reading;
use super::watchers::{Watcher, WatcherId};
use crate::bots::{Priority, Question, Thought};
use crate::refuse::{Result, not_now, not_played, not_your_seat, refuse};

/// What is answered.
pub(super) enum Response {
    Message(FromServer),
    /// It was done; nothing else is to be said.
    Done,
    /// The answer has been sent.
    Later,
}

impl Actor {
    /// Everything but actions.
    pub(super) async fn other_message(
        &mut self,
        watcher: WatcherId,
        id: &str,
        message: ClientMessage,
    ) -> Result<Response> {
        let seat = self.watchers.get(watcher).and_then(|watcher| watcher.who.seat);
        let (id, table) = (id.to_owned(), self.table.id().to_owned());
        Ok(Response::Message(match message {
            ClientMessage::Chat { text } => {
                self.say(watcher, &id, &text).await?;
                return Ok(Response::Done);
            }
            ClientMessage::Mute { seat, on } => {
                self.mute(watcher, seat, on).await?;
                return Ok(Response::Done);
            }
            ClientMessage::Look { is_looking } => {
                self.watchers.set_looking(watcher, is_looking);
                return Ok(Response::Done);
            }
            ClientMessage::Hint { level, moment } => return self.hint(watcher, id, level, moment),
            ClientMessage::Preview { notation, moment, seen_by } => {
                let tried = MoveTrial { notation: &notation, moment, seen_by };
                let MovePreview { events, worth } = self.table.preview(seat, &tried)?;
                FromServer::Preview { id, table, events, worth }
            }
            ClientMessage::WhyNot { notation } => {
                let problem =
                    self.table.the_game()?.why_not(player(seat)?, &notation).map_err(not_played).err();
                FromServer::WhyNot { id, table, legal: problem.is_none(), problem }
            }
            ClientMessage::Explain { place, thing, moment, seen_by } => {
                let thing = thing.as_deref().unwrap_or(&place);
                let asked = ExplainRequest { place: &place, thing, moment, seen_by };
                let PlaceExplanation { place, lines, refused } = self.table.explain(seat, &asked)?;
                FromServer::Explanation { id, table, place, lines, refused }
            }
            ClientMessage::Log { after } => {
                let Log { entries } = self.reading(watcher)?.log(after);
                FromServer::Log { id, table, entries }
            }
            ClientMessage::Moment { number, seen_by } => {
                let moment = Box::new(self.reading(watcher)?.moment(number, seen_by)?);
                FromServer::Moment { id, table, moment }
            }
            _ => return refuse(ProblemKey::BadMessage, "this is no message for a table"),
        }))
    }

    /// What somebody who follows the table reads of it.
    fn reading(&self, watcher: WatcherId) -> Result<Reading<'_>> {
        let Some(Watcher { who, principal, .. }) = self.watchers.get(watcher) else {
            return not_your_seat();
        };
        Ok(Reading { table: &self.table, who: who.clone(), keys: &self.keys, principal })
    }

    /// Lets a bot think, for a player where the table allows it and for everybody after the end. The answer follows.
    fn hint(
        &mut self,
        id_of: WatcherId,
        id: String,
        level: Option<BotLevel>,
        moment: Option<u32>,
    ) -> Result<Response> {
        let Some(watcher) = self.watchers.get(id_of) else { return not_your_seat() };
        let (game, seat) = self.hint_position(watcher.who.seat, moment)?;
        let (bots, share, table) = (&self.context.bots, watcher.share.clone(), self.table.id().to_owned());
        let Some(turn) = bots.turn(&share) else {
            return refuse(ProblemKey::RateLimited, "one question to the bots at a time");
        };
        let Some(watcher) = self.watchers.get_mut(id_of) else { return not_your_seat() };
        let outbox = watcher.outbox.clone();
        // Before the bot begins: it may be quick.
        outbox.send(&FromServer::Done { id: id.clone(), table: table.clone(), seq: 0 });
        let asked = bots.ask(Question { game, seat, level, priority: Priority::People, share });
        watcher.hint = Some(asked.interest());
        tokio::spawn(async move {
            let thought = asked.thought().await;
            drop(turn);
            let (suggestions, because) = thought.map(Thought::into_hint).unwrap_or_default();
            let analysis = Analysis { seat: seat.into(), suggestions, because };
            outbox.send(&FromServer::Hint { id, table, analysis });
        });
        Ok(Response::Later)
    }

    fn hint_position(&self, seat: Option<SeatNumber>, moment: Option<u32>) -> Result<(AnyGame, Seat)> {
        let game = self.table.the_game()?;
        if self.table.is_over() {
            let Some(earlier) = game.at(moment.map_or_else(|| game.moves_made(), |moment| moment as usize))
            else {
                return refuse(ProblemKey::NotFound, "the game has fewer moves");
            };
            let Some(seat) = earlier.status().waiting().first() else {
                return not_now("the game is over there");
            };
            return Ok((earlier, seat));
        }
        if !self.table.has_hints() {
            return refuse(ProblemKey::SwitchedOff, "this table has no hints");
        }
        let seat = player(seat)?;
        let is_asked = self.table.state == TableState::Playing && self.table.waiting().contains(seat);
        match game.at(game.moves_made()).filter(|_| is_asked) {
            Some(game) => Ok((game, seat)),
            None => not_now("it is not your turn"),
        }
    }
}

fn player(seat: Option<SeatNumber>) -> Result<Seat> {
    viewer(seat).map_or_else(not_your_seat, Ok)
}
