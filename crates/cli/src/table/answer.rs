//! Writing answers.

use serde::Serialize;
use serde_json::value::RawValue;

use super::TableError;

/// An error as it is sent. Refused moves carry the rule and the facts beside the message.
#[derive(Serialize)]
struct Error<'a> {
    code: &'a str,
    message: String,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    refusal: Option<&'a tabletop::Refusal>,
}

/// Writes the beginning of an answer; the caller writes the value and [`close`]s.
fn open(id: Option<&RawValue>, kind: &str, out: &mut Vec<u8>) {
    out.extend_from_slice(b"{\"id\":");
    out.extend_from_slice(id.map_or("null", RawValue::get).as_bytes());
    out.extend_from_slice(b",\"");
    out.extend_from_slice(kind.as_bytes());
    out.extend_from_slice(b"\":");
}

fn close(out: &mut Vec<u8>) {
    out.extend_from_slice(b"}\n");
}

/// `ok` is JSON already.
pub(super) fn good(id: Option<&RawValue>, ok: &str, out: &mut Vec<u8>) {
    open(id, "ok", out);
    out.extend_from_slice(ok.as_bytes());
    close(out);
}

pub(super) fn bad(id: Option<&RawValue>, error: &TableError, out: &mut Vec<u8>) {
    let refusal = match error {
        TableError::NotLegal { refusal, .. } => Some(refusal),
        _ => None,
    };
    open(id, "error", out);
    out.extend_from_slice(
        json(&Error { code: error.code(), message: error.to_string(), refusal }).as_bytes(),
    );
    close(out);
}

/// What is answered is plain data, which always has a JSON form.
pub(super) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|_| "null".to_owned())
}
