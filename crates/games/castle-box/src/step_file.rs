//! The frame of the steps in a file: where both games wait, around where one of them does.

/// Where a game waits, as a file has it; the pieces built in this turn belong to the steps that need them. What the game has
/// of its own stands here once: a step beside the actions, and what it keeps while nobles are placed. They have the names of
/// the game's own steps. `over` names why a game ended.
#[macro_export]
macro_rules! step_file {
    (
        $(#[$about:meta])*
        $visible:vis enum $name:ident of $step:ident over $reason:ty {
            action {
                $(#[$about_action:meta])*
                $action:ident $({ $($(#[$about_fact:meta])* $fact:ident: $fact_type:ty),* $(,)? })?
            }
            $(#[$about_nobles:meta])*
            nobles { $($(#[$about_more:meta])* $more:ident: $more_type:ty),* $(,)? }
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize, ::schemars::JsonSchema)]
        #[serde(tag = "at", rename_all = "kebab-case", deny_unknown_fields)]
        $visible enum $name {
            /// At the start of a turn: a withdrawal or the action.
            Turn,
            /// After a withdrawal: the action.
            Action,
            $(#[$about_action])*
            $action $({ $($(#[$about_fact])* $fact: $fact_type),* })?,
            /// One of several villas gets a crest.
            Crest {
                /// The cells of the pieces built in this turn.
                built: Vec<$crate::Place>,
            },
            $(#[$about_nobles])*
            Nobles {
                /// The cells of the pieces built in this turn.
                built: Vec<$crate::Place>,
                /// How many more nobles may be placed, 1 or 2.
                left: u8,
                $($(#[$about_more])* $more: $more_type),*
            },
            /// The game is over.
            Finished {
                /// Why.
                reason: $reason,
            },
        }

        impl $name {
            pub(crate) fn new(step: $step, built: Vec<$crate::Place>) -> Self {
                match step {
                    $step::Turn => Self::Turn,
                    $step::Action => Self::Action,
                    $step::$action { $($($fact),*)? } => Self::$action { $($($fact),*)? },
                    $step::Crest => Self::Crest { built },
                    $step::Nobles { left, $($more),* } => Self::Nobles { built, left, $($more),* },
                    $step::Finished(reason) => Self::Finished { reason },
                }
            }

            fn step(&self) -> $step {
                match *self {
                    Self::Turn => $step::Turn,
                    Self::Action => $step::Action,
                    Self::$action { $($($fact),*)? } => $step::$action { $($($fact),*)? },
                    Self::Crest { .. } => $step::Crest,
                    Self::Nobles { left, $($more,)* .. } => $step::Nobles { left, $($more),* },
                    Self::Finished { reason } => $step::Finished(reason),
                }
            }

            fn built(&self) -> &[$crate::Place] {
                match self {
                    Self::Crest { built } | Self::Nobles { built, .. } => built,
                    _ => &[],
                }
            }
        }
    };
}
