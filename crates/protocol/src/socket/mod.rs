//! What is live: messages over the WebSocket at `/api/socket`. docs/socket.md tells how they follow each other.

mod from_client;
mod from_server;

// A legal move is sent as the catalog lists it.
pub use catalog::Offer;
pub use from_client::{ClientMessage, FromClient};
pub use from_server::{
    Analysis, BotReason, ChatLine, ChatRoom, ExplanationLine, FromServer, GameNow, Reason, RefusedMove,
    Suggestion, TableNow, You,
};
