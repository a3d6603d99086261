//! The moves that both games have, and the frame of the moves of each.

use crate::{Field, Place, Rank};

/// A move that both games have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoxMove {
    Withdraw {
        at: Place,
    },
    BuyOpen {
        card: Field,
    },
    BuyPile,
    BuyTower,
    /// On three fields that begin with the first.
    Found {
        card: Field,
        first: Field,
    },
    Build {
        card: Field,
    },
    Tower {
        at: Place,
    },
    Crest {
        villa: Field,
    },
    Place {
        rank: Rank,
        at: Place,
    },
    Done,
    Pass,
}

/// The moves of a game and how they are written. Both games have those that stand here; what the game has of its own stands
/// where it belongs, with `building` or with `nobles`. How a castle is founded is for the game to say.
///
/// ```
/// # use castle_box::{BoxMove, Place};
/// castle_box::moves! {
///     /// One decision.
///     pub enum Move {
///         /// Three stones.
///         found
///         building {
///             /// Over a gap.
///             Bridge { from: Place, to: Place } = ("bridge {from}-{to}"),
///         }
///         nobles {}
///     }
/// }
/// let place = |text: &str| text.parse::<Place>().unwrap();
/// assert_eq!(Move::Bridge { from: place("6"), to: place("8") }.to_string(), "bridge 6-8");
/// assert_eq!(Move::from(BoxMove::Tower { at: place("x6y3") }).to_string(), "tower x6y3");
/// ```
#[macro_export]
macro_rules! moves {
    (
        $(#[$about:meta])*
        $visible:vis enum $name:ident {
            $(#[$found:meta])* found
            building {
                $($(#[$about_building:meta])* $building:ident { $($built:ident: $built_type:ty),* } = ($($building_text:tt)*)),* $(,)?
            }
            nobles {
                $($(#[$about_noble:meta])* $noble:ident { $($placed:ident: $placed_type:ty),* } = ($($noble_text:tt)*)),* $(,)?
            }
        }
    ) => {
        $(#[$about])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::schemars::JsonSchema,
        )]
        #[serde(tag = "move", rename_all = "kebab-case")]
        $visible enum $name {
            /// C-20: take a noble back.
            Withdraw { at: $crate::Place },
            /// C-9: buy one of the open build cards.
            BuyOpen { card: $crate::Field },
            /// C-9: buy the top build card of the pile.
            BuyPile,
            /// C-9: buy a tower card.
            BuyTower,
            $(#[$found])*
            Found { card: $crate::Field, first: $crate::Field, last: $crate::Field },
            /// C-14, C-15, C-16: one stone on the field of a build card.
            Build { card: $crate::Field },
            /// C-29: a stone with a tower card.
            Tower { at: $crate::Place },
            $($(#[$about_building])* $building { $($built: $built_type),* },)*
            /// C-17: the villa that gets the crest, by its lowest field.
            Crest { villa: $crate::Field },
            /// C-18: place a baron.
            Baron { at: $crate::Place },
            /// C-18: place a grande.
            Grande { at: $crate::Place },
            $($(#[$about_noble])* $noble { $($placed: $placed_type),* },)*
            /// C-18: no more nobles.
            Done,
            /// C-27, C-28: end a turn without an action.
            Pass,
        }

        impl $name {
            /// Founding with this card on three fields that begin with the first.
            pub fn found(card: $crate::Field, first: $crate::Field) -> Self {
                Self::Found { card, first, last: first.next().next() }
            }

            /// C-18: placing a noble of this rank.
            pub fn place(rank: $crate::Rank, at: $crate::Place) -> Self {
                match rank {
                    $crate::Rank::Baron => Self::Baron { at },
                    $crate::Rank::Grande => Self::Grande { at },
                }
            }
        }

        impl From<$crate::BoxMove> for $name {
            fn from(mv: $crate::BoxMove) -> Self {
                match mv {
                    $crate::BoxMove::Withdraw { at } => Self::Withdraw { at },
                    $crate::BoxMove::BuyOpen { card } => Self::BuyOpen { card },
                    $crate::BoxMove::BuyPile => Self::BuyPile,
                    $crate::BoxMove::BuyTower => Self::BuyTower,
                    $crate::BoxMove::Found { card, first } => Self::found(card, first),
                    $crate::BoxMove::Build { card } => Self::Build { card },
                    $crate::BoxMove::Tower { at } => Self::Tower { at },
                    $crate::BoxMove::Crest { villa } => Self::Crest { villa },
                    $crate::BoxMove::Place { rank, at } => Self::place(rank, at),
                    $crate::BoxMove::Done => Self::Done,
                    $crate::BoxMove::Pass => Self::Pass,
                }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    Self::Withdraw { at } => write!(f, "withdraw {at}"),
                    Self::BuyOpen { card } => write!(f, "buy {card}"),
                    Self::BuyPile => f.write_str("buy pile"),
                    Self::BuyTower => f.write_str("buy tower"),
                    Self::Found { card, first, last } => write!(f, "found {card} {first}-{last}"),
                    Self::Build { card } => write!(f, "build {card}"),
                    Self::Tower { at } => write!(f, "tower {at}"),
                    $(Self::$building { $($built),* } => write!(f, $($building_text)*),)*
                    Self::Crest { villa } => write!(f, "crest {villa}"),
                    Self::Baron { at } => write!(f, "baron {at}"),
                    Self::Grande { at } => write!(f, "grande {at}"),
                    $(Self::$noble { $($placed),* } => write!(f, $($noble_text)*),)*
                    Self::Done => f.write_str("done"),
                    Self::Pass => f.write_str("pass"),
                }
            }
        }
    };
}
