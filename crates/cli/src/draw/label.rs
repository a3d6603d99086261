//! Short painted texts that know how wide they are.

use crate::screen::{Screen, TextStyle};

/// A text as it is sent to the terminal, and the room it takes there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Label {
    text: String,
    width: usize,
}

impl Label {
    #[expect(clippy::needless_pass_by_value, reason = "numbers and names alike are given away here")]
    pub(super) fn plain(text: impl ToString) -> Self {
        let text = text.to_string();
        Self { width: text.chars().count(), text }
    }

    pub(super) fn painted(screen: &Screen, style: TextStyle, text: impl ToString) -> Self {
        let plain = Self::plain(text);
        Self { text: screen.paint(style, &plain.text), width: plain.width }
    }

    #[must_use]
    pub(super) fn then(mut self, other: &Self) -> Self {
        self.text.push_str(&other.text);
        self.width += other.width;
        self
    }

    #[must_use]
    pub(super) fn and(self, text: impl ToString) -> Self {
        self.then(&Self::plain(text))
    }

    /// Filled up with spaces.
    pub(super) fn in_width(&self, width: usize) -> String {
        format!("{}{}", self.text, " ".repeat(width.saturating_sub(self.width)))
    }
}

/// Several labels beside each other.
pub(super) fn joined(labels: impl IntoIterator<Item = Label>, between: &str) -> Label {
    let mut all = Label::default();
    for (index, label) in labels.into_iter().enumerate() {
        if index > 0 {
            all = all.and(between);
        }
        all = all.then(&label);
    }
    all
}

/// One line of cells that all have the same width.
pub(super) fn cells(labels: &[Label], width: usize) -> String {
    let line: String = labels.iter().map(|label| label.in_width(width)).collect();
    line.trim_end().to_owned() + "\n"
}

/// Rows as columns: tables with many headings and few players read better that way.
pub(super) fn turned(rows: &[Vec<Label>]) -> Vec<Vec<Label>> {
    let most = rows.iter().map(Vec::len).max().unwrap_or(0);
    (0..most)
        .map(|column| rows.iter().map(|row| row.get(column).cloned().unwrap_or_default()).collect())
        .collect()
}

/// Rows whose columns are as wide as their widest label.
pub(super) fn columns(rows: &[Vec<Label>]) -> String {
    let most = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|label| label.width).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..most).map(widest).collect();
    let line = |row: &Vec<Label>| {
        let text: String = row.iter().zip(&widths).map(|(label, width)| label.in_width(width + 2)).collect();
        text.trim_end().to_owned() + "\n"
    };
    rows.iter().map(line).collect()
}
