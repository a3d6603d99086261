//! All messages as JSON Schema.

use schemars::{Schema, schema_for};

use crate::{Problem, rest, socket, table};

/// The name and the schema of every message, from which TypeScript types are generated.
pub fn schemas() -> Vec<(&'static str, Schema)> {
    vec![
        ("from-client", schema_for!(socket::FromClient)),
        ("from-server", schema_for!(socket::FromServer)),
        ("problem", schema_for!(Problem)),
        ("table-info", schema_for!(table::TableInfo)),
        ("games", schema_for!(rest::Games)),
        ("rules-text", schema_for!(rest::RulesText)),
        ("course", schema_for!(rest::Course)),
        ("lesson-request", schema_for!(rest::LessonRequest)),
        ("lesson-answer", schema_for!(rest::LessonAnswer)),
        ("enter-name", schema_for!(rest::EnterName)),
        ("session", schema_for!(rest::Session)),
        ("account-info", schema_for!(rest::AccountInfo)),
        ("sign-in-ways", schema_for!(rest::SignInWays)),
        ("signed-in", schema_for!(rest::SignedIn)),
        ("passkey-challenge", schema_for!(rest::PasskeyChallenge)),
        ("recovery-codes", schema_for!(rest::RecoveryCodes)),
        ("lobby", schema_for!(rest::Lobby)),
        ("open-table", schema_for!(rest::OpenTable)),
        ("opened", schema_for!(rest::Opened)),
        ("join", schema_for!(rest::Join)),
        ("seated", schema_for!(rest::Seated)),
        ("seat-links", schema_for!(rest::SeatLinks)),
        ("set-seat", schema_for!(rest::SetSeat)),
        ("add-to-deal", schema_for!(rest::AddToDeal)),
        ("log", schema_for!(rest::Log)),
        ("moment", schema_for!(rest::Moment)),
        ("reveal", schema_for!(rest::Reveal)),
        ("review-state", schema_for!(rest::ReviewState)),
        ("moment-moves", schema_for!(rest::MomentMoves)),
        ("tried-move", schema_for!(rest::TriedMove)),
        ("play-on", schema_for!(rest::PlayOn)),
        ("exercise-list", schema_for!(rest::ExerciseList)),
        ("exercise-position", schema_for!(rest::ExercisePosition)),
        ("exercise-preview", schema_for!(rest::ExercisePreview)),
        ("exercise-explanation", schema_for!(rest::ExerciseExplanation)),
        ("exercise-answer", schema_for!(rest::ExerciseAnswer)),
    ]
}
