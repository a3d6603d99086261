//! What somebody may know, of a game of any kind.

use serde::Serialize;

/// The view of one of the games, for those who draw it. Its JSON is the game's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum AnyView {
    BigBoss(Box<<big_boss::BigBoss as tabletop::Game>::View>),
    Alcazar(Box<<alcazar::Alcazar as tabletop::Game>::View>),
    Toledo(Box<<toledo::Toledo as tabletop::Game>::View>),
    Salamanca(Box<<salamanca::Salamanca as tabletop::Game>::View>),
}
