//! The frame of the events: what happens in both games, around what happens in one of them only.

/// The events of a game. Both games have those that stand here; what the game has of its own, or under rules of its own,
/// stands where it belongs: with `building`, with `nobles`, with the `count` at the end. `over` names why a game ended.
///
/// ```
/// #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, schemars::JsonSchema)]
/// pub enum EndReason { LastStone }
///
/// castle_box::events! {
///     /// One consequence of a move.
///     pub enum Event over EndReason {
///         building {
///             /// A bridge was laid.
///             BridgeBuilt { level: u8 },
///         }
///         nobles {}
///         count {}
///     }
/// }
/// let event = serde_json::to_value(Event::BridgeBuilt { level: 2 }).unwrap();
/// assert_eq!(event, serde_json::json!({ "event": "bridge-built", "level": 2 }));
/// ```
#[macro_export]
macro_rules! events {
    (
        $(#[$about:meta])*
        $visible:vis enum $name:ident over $reason:ty {
            building { $($building:tt)* }
            nobles { $($nobles:tt)* }
            count { $($count:tt)* }
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize, ::schemars::JsonSchema)]
        #[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "snake_case")]
        $visible enum $name {
            /// C-20: a noble was taken back.
            Withdrawn { seat: ::tabletop::Seat, rank: $crate::Rank, at: $crate::Place, amount: $crate::Real },
            /// C-9: one of the open build cards was bought.
            BoughtOpen { seat: ::tabletop::Seat, card: $crate::Field, amount: $crate::Real },
            /// C-9: a new build card lies open.
            CardRevealed { card: $crate::Field },
            /// C-9: the top build card of the pile was bought.
            BoughtPile { seat: ::tabletop::Seat, amount: $crate::Real },
            /// C-9: what it was; only the buyer is told.
            CardDrawn { seat: ::tabletop::Seat, card: $crate::Field },
            /// C-9: a tower card was bought.
            BoughtTower { seat: ::tabletop::Seat, amount: $crate::Real },
            /// C-13: a castle was founded.
            CastleFounded {
                seat: ::tabletop::Seat,
                card: $crate::Field,
                first: $crate::Field,
                middle: $crate::Field,
                last: $crate::Field,
                flag: $crate::Flag,
            },
            /// C-14: a villa was built.
            VillaFounded { seat: ::tabletop::Seat, card: $crate::Field },
            /// C-15: a building grew by a field.
            Extended { seat: ::tabletop::Seat, card: $crate::Field },
            /// C-16: a stone was put on top with a build card.
            Raised { seat: ::tabletop::Seat, card: $crate::Field, level: $crate::Level },
            /// C-25: the card would have joined a castle worth 50 with another; its stone left the game.
            StoneLost { seat: ::tabletop::Seat, card: $crate::Field },
            /// C-29: a stone was put on top with a tower card.
            TowerBuilt { seat: ::tabletop::Seat, at: $crate::Place, level: $crate::Level },
            $($building)*
            /// C-23: two villas became one building.
            VillasMerged { value: u8 },
            /// C-24: a villa became part of a castle.
            VillaJoined { flag: $crate::Flag, value: u8 },
            /// C-25: one castle took over another.
            CastlesMerged { flag: $crate::Flag, gone: $crate::Flag, value: u8 },
            /// C-17: a villa became a castle.
            VillaUpgraded { at: $crate::Field, flag: $crate::Flag, value: u8 },
            /// C-11: the build paid.
            Income { seat: ::tabletop::Seat, amount: $crate::Real },
            /// C-18: a noble was placed.
            Placed { seat: ::tabletop::Seat, rank: $crate::Rank, at: $crate::Place, amount: $crate::Real },
            $($nobles)*
            /// C-27: a turn ended without an action.
            NoAction { seat: ::tabletop::Seat },
            /// C-28: a seat passed for good.
            WentOut { seat: ::tabletop::Seat },
            /// C-26: the game is over.
            GameEnded { reason: $reason },
            $($count)*
        }

        impl ::tabletop::Event for $name {
            fn seen_by(&self, viewer: ::tabletop::Viewer) -> Option<Self> {
                match self {
                    Self::CardDrawn { seat, .. } if viewer != Some(*seat) => None,
                    _ => Some(self.clone()),
                }
            }

            fn is_new_information(&self) -> bool {
                matches!(self, Self::CardRevealed { .. } | Self::CardDrawn { .. })
            }

            /// C-9: all that is new comes from the pile of build cards.
            fn chance(&self) -> Option<::tabletop::Chance> {
                self.is_new_information().then_some(::tabletop::Chance::Draw)
            }
        }
    };
}
