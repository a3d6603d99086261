//! The refusals and explanations of a game as enums, so that their schema tells everything the game can say.

use schemars::JsonSchema;

use crate::Game;

/// What a game says beside its moves and events. The schemas are what the test of the message files reads.
pub trait Vocabulary: Game {
    /// Why a move cannot be made, made with [`refusals!`](crate::refusals).
    type Refusal: JsonSchema;
    /// One line of an explanation, made with [`remarks!`](crate::remarks).
    type Remark: JsonSchema;
}

/// The refusals of a game: for each the rule that it cites, its name and its facts. The key of the message is the name in
/// kebab case; rule, key and facts are part of the schema.
///
/// ```
/// tabletop::refusals! {
///     /// Why a move cannot be made.
///     pub enum Refusal {
///         "A-1" NoBridgeLeft,
///         "A-6" PierHeights { first: u8, second: u8 },
///         /// The same words under another rule.
///         "C-9" #[serde(rename = "no-bridge-left")] NothingLeft,
///     }
/// }
/// let refusal = tabletop::Refusal::from(Refusal::PierHeights { first: 2, second: 3 });
/// assert_eq!(refusal.to_string(), "pier-heights first=2 second=3: A-6");
/// assert_eq!(tabletop::Refusal::from(Refusal::NothingLeft).to_string(), "no-bridge-left: C-9");
/// ```
#[macro_export]
macro_rules! refusals {
    (
        $(#[$about:meta])*
        $visible:vis enum $name:ident {
            $($(#[$doc:meta])* $rule:literal $(#[$attribute:meta])* $variant:ident $({ $($fact:ident: $type:ty),* $(,)? })?),* $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize, ::schemars::JsonSchema)]
        #[serde(rename_all = "kebab-case", rename_all_fields = "snake_case")]
        #[schemars(tag = "key")]
        $visible enum $name {
            $(
                $(#[$doc])*
                $(#[$attribute])*
                #[schemars(extend("rule" = $rule))]
                $variant $({ $($fact: $type),* })?
            ),*
        }

        impl $name {
            /// The id of the rule in the game's numbered rules.
            pub const fn rule(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $rule),*
                }
            }
        }

        impl From<$name> for $crate::Refusal {
            fn from(refusal: $name) -> Self {
                Self { rule: refusal.rule(), message: $crate::to_message(&refusal) }
            }
        }
    };
}

/// The lines of the explanations of a game: the key of the message is the name in kebab case.
#[macro_export]
macro_rules! remarks {
    (
        $(#[$about:meta])*
        $visible:vis enum $name:ident { $($variants:tt)* }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize, ::schemars::JsonSchema)]
        #[serde(rename_all = "kebab-case", rename_all_fields = "snake_case")]
        #[schemars(tag = "key")]
        $visible enum $name { $($variants)* }

        impl From<$name> for $crate::Message {
            fn from(remark: $name) -> Self {
                $crate::to_message(&remark)
            }
        }
    };
}
