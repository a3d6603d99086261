//! What somebody may know, of a game of any kind.

use serde::Serialize;
use tabletop::{Game, Viewer};

use crate::{AnyGame, games};

macro_rules! define_views {
    ($($Game:ident $krate:ident),*) => {
        /// The view of one of the games, for those who draw it. Its JSON is the game's own.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        #[serde(untagged)]
        #[non_exhaustive]
        pub enum AnyView {
            $($Game(Box<<games::$Game as Game>::View>),)*
        }

        impl AnyGame {
            pub fn view(&self, viewer: Viewer) -> AnyView {
                match self {
                    $(Self::$Game(game) => AnyView::$Game(Box::new(game.state().view(viewer))),)*
                }
            }
        }
    };
}

for_each_game!(define_views);
