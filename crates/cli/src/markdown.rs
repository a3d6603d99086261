//! The little Markdown of the rules, for a terminal: bold words, code, tables, wrapped lines.

use crate::screen::{Screen, TextStyle};

/// Text to be shown, wrapped to the width of the screen, every line after the first indented.
pub(crate) fn wrapped(screen: &Screen, text: &str, first: usize, indent: usize) -> String {
    let mut lines = Vec::new();
    for (index, paragraph) in text.lines().enumerate() {
        let first = if index == 0 { first } else { indent };
        if paragraph.starts_with('|') {
            lines.extend(table_row(paragraph));
        } else {
            wrap(screen, paragraph, first, indent, &mut lines);
        }
    }
    lines.join(&format!("\n{}", " ".repeat(indent)))
}

/// A row of a table with its bars; the rule below the head is left out.
fn table_row(row: &str) -> Option<String> {
    let cells: Vec<_> = row.trim_matches('|').split('|').map(str::trim).collect();
    let is_rule = cells.iter().all(|cell| cell.chars().all(|c| matches!(c, '-' | ':' | ' ')));
    (!is_rule).then(|| cells.join("  "))
}

/// A piece of a word, and whether it is bold.
type Piece = (String, bool);

fn wrap(screen: &Screen, paragraph: &str, first: usize, indent: usize, lines: &mut Vec<String>) {
    let width = screen.text_width();
    let (mut line, mut used) = (String::new(), first);
    for word in words(paragraph) {
        let length: usize = word.iter().map(|(text, _)| text.chars().count()).sum();
        if !line.is_empty() && used + 1 + length > width {
            lines.push(std::mem::take(&mut line));
            used = indent;
        }
        if !line.is_empty() {
            line.push(' ');
            used += 1;
        }
        for (text, is_bold) in word {
            line.push_str(&if is_bold { screen.paint(TextStyle::Bold, text) } else { text });
        }
        used += length;
    }
    lines.push(line);
}

/// The words of a paragraph; a bold passage may begin and end within a word.
fn words(paragraph: &str) -> Vec<Vec<Piece>> {
    let mut words: Vec<Vec<Piece>> = Vec::new();
    let mut is_new_word = true;
    for (index, passage) in paragraph.split("**").enumerate() {
        let is_bold = index % 2 == 1;
        for part in passage.split_inclusive(' ') {
            let text = part.trim_end().replace('`', "");
            if !text.is_empty() {
                if is_new_word {
                    words.push(Vec::new());
                }
                if let Some(word) = words.last_mut() {
                    word.push((text, is_bold));
                }
                is_new_word = false;
            }
            is_new_word |= part.ends_with(' ');
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_wrapped_with_a_hanging_indent() {
        let screen = Screen::plain(20);
        assert_eq!(wrapped(&screen, "one two three four five", 6, 4), "one two three\n    four five");
    }

    #[test]
    fn bold_passages_are_bold_where_there_are_colours_and_plain_elsewhere() {
        let coloured = Screen { has_colours: true, width: 80 };
        assert_eq!(wrapped(&coloured, "a **b**: c", 0, 0), "a \x1b[1mb\x1b[0m: c");
        assert_eq!(wrapped(&Screen::plain(80), "a **b c**: `d`", 0, 0), "a b c: d");
    }

    #[test]
    fn rows_of_tables_keep_their_lines() {
        let screen = Screen::plain(80);
        assert_eq!(
            wrapped(&screen, "Text:\n| a | b |\n| --- | --- |\n| 1 | 2 |\nmore", 0, 2),
            "Text:\n  a  b\n  1  2\n  more"
        );
    }
}
