//! The same words as HTML, for mails with pictures.

use pictures::{SEAT_COLOURS, SEAT_SIGNS};
use protocol::table::SeatInfo;

use super::words::{Item, Words};
use crate::html::escape;

/// One table of a letter: what it is about, where it is, and the name of its picture in the mail.
pub(super) struct Paragraph<'a> {
    pub(super) item: &'a Item,
    pub(super) link: String,
    pub(super) picture: Option<String>,
}

/// The letter about these tables, and how more of them are chosen or ended.
pub(super) fn html(words: Words, paragraphs: &[Paragraph<'_>], choose: &str, end: &str) -> String {
    let tables: String = paragraphs.iter().map(|paragraph| write(words, paragraph)).collect();
    let mut footer = escape(words.letter("", choose, end).trim());
    for link in [choose, end] {
        let link = escape(link);
        footer = footer.replacen(&link, &format!("<a href=\"{link}\">{link}</a>"), 1);
    }
    let footer = footer.replace('\n', "<br>");
    format!(
        "<div style=\"font-family:sans-serif;max-width:640px\">{tables}<p style=\"font-size:small;color:#565a60\">{footer}</p></div>"
    )
}

fn write(words: Words, Paragraph { item, link, picture }: &Paragraph<'_>) -> String {
    let (what, link, to_table) = (escape(&words.private_line(item)), escape(link), escape(&words.to_table()));
    let picture = picture.as_ref().map_or_else(String::new, |name| {
        let alt = escape(&words.picture(item));
        let players: Vec<String> = item.held.summary.seats.iter().map(|chair| player(words, chair)).collect();
        format!(
            "<p><a href=\"{link}\"><img src=\"cid:{name}\" alt=\"{alt}\" width=\"{}\" style=\"max-width:100%;height:auto;border:0\"></a><br>{}</p>",
            pictures::WIDTH,
            players.join(" &nbsp; ")
        )
    });
    format!("<p>{what}</p>{picture}<p><a href=\"{link}\">{to_table}</a></p>")
}

/// Whose pieces have which mark in the picture.
fn player(words: Words, chair: &SeatInfo) -> String {
    let seat = usize::from(chair.seat);
    let (sign, colour) = (SEAT_SIGNS.get(seat).unwrap_or(&""), SEAT_COLOURS.get(seat).unwrap_or(&"#000"));
    format!("<span style=\"color:{colour}\">{sign}</span>&nbsp;{}", escape(&words.player(chair)))
}
