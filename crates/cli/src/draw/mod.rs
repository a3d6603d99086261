//! The boards as text, drawn from what somebody may know.

use catalog::AnyView;

use crate::play::Talk;

pub(crate) fn board(view: &AnyView, _talk: &Talk) -> String {
    serde_json::to_string_pretty(view).unwrap_or_default()
}
