//! What is live: messages over the WebSocket at `/api/socket`. docs/socket.md tells how they follow each other.

mod from_client;
mod from_server;

pub use from_client::{ClientMessage, FromClient};
pub use from_server::{
    Analysis, BotReason, ChatLine, ExplanationLine, FromServer, GameNow, Offer, Reason, RefusedMove, Room,
    Suggestion, TableNow, You,
};
