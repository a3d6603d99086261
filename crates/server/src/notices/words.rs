//! What is said, in the language of the reader. Of a table: the game, and whom it is played with. Nothing of the game itself.

use catalog::GameKind;
use protocol::Millis;
use protocol::rest::NoticeKind;
use protocol::table::{SeatInfo, Sitter};
use texts::{Language, Texts};

use crate::storage::HeldTable;

const FILE: &str = "notices";

/// One table in a notice.
#[derive(Clone, Debug)]
pub(super) struct Item {
    pub(super) kind: NoticeKind,
    pub(super) held: HeldTable,
}

impl Item {
    pub(super) fn table(&self) -> &str {
        &self.held.summary.id
    }

    /// When the time of whoever is told runs out; of whoever is not waited for, that of the first who is.
    pub(super) fn until(&self) -> Option<Millis> {
        let table = &self.held.summary;
        let own = self.held.seat.and_then(|seat| table.turn(seat));
        own.map_or(table.turn_until, |turn| turn.until)
    }

    fn game(&self) -> String {
        let id = &self.held.summary.game;
        GameKind::ALL
            .iter()
            .find(|kind| kind.name() == id)
            .map_or(id.as_str(), |kind| kind.title())
            .to_owned()
    }

    /// The names of the others.
    fn companions(&self) -> String {
        let others = self.held.summary.seats.iter().filter(|chair| Some(chair.seat) != self.held.seat);
        let names = others.map(|chair| chair.name.as_str()).filter(|name| !name.is_empty());
        names.collect::<Vec<_>>().join(", ")
    }
}

/// The words of one reader.
#[derive(Clone, Copy, Debug)]
pub(super) struct Words(Texts);

impl Words {
    pub(super) fn new(language: &str) -> Self {
        Self(Texts::new(language.parse().unwrap_or(Language::En)))
    }

    fn of_kind(self, kind: NoticeKind) -> String {
        self.0.word(FILE, kind.name(), &[])
    }

    pub(super) fn end(self) -> String {
        self.0.word(FILE, "no-more", &[])
    }

    /// That nothing more comes, and where it can begin again.
    pub(super) fn farewell(self, choose: &str) -> String {
        self.0.word(FILE, "farewell", &[("choose", choose.into())])
    }

    pub(super) fn title(self, items: &[Item]) -> String {
        match items {
            [item] => self.of_kind(item.kind),
            _ => self.0.word(FILE, "several", &[("count", items.len().into())]),
        }
    }

    /// The table as its players know it.
    fn table(self, item: &Item) -> String {
        let names = item.companions();
        if names.is_empty() {
            return item.game();
        }
        self.0.word(FILE, "table", &[("game", item.game().into()), ("names", names.into())])
    }

    /// What is told below the title, for the reader alone: so many tables, and how many more there are.
    pub(super) fn body(self, items: &[Item], most: usize) -> String {
        if let [item] = items {
            return self.table(item);
        }
        let (named, more) = items.split_at(most.min(items.len()));
        let lines = self.lines(named, |item| self.table(item));
        [Some(lines), self.more(more.len())].into_iter().flatten().collect::<Vec<_>>().join("\n")
    }

    /// That there are more tables than are named.
    pub(super) fn more(self, count: usize) -> Option<String> {
        (count > 0).then(|| self.0.word(FILE, "more", &[("count", count.into())]))
    }

    fn lines(self, items: &[Item], table: impl Fn(&Item) -> String) -> String {
        let line = |item: &Item| {
            let values = [("table", table(item).into()), ("what", self.of_kind(item.kind).into())];
            self.0.word(FILE, "line", &values)
        };
        items.iter().map(line).collect::<Vec<_>>().join("\n")
    }

    /// What is told of one table, for the reader alone.
    pub(super) fn private_line(self, item: &Item) -> String {
        self.lines(std::slice::from_ref(item), |item| self.table(item))
    }

    pub(super) fn subject(self, items: &[Item]) -> String {
        match items {
            [item] => self.public_line(item),
            _ => self.title(items),
        }
    }

    /// The text of a mail about these tables.
    pub(super) fn letter(self, tables: &str, choose: &str, end: &str) -> String {
        let values = [("tables", tables.into()), ("choose", choose.into()), ("end", end.into())];
        self.0.word(FILE, "letter", &values)
    }

    /// What a picture of the board is.
    pub(super) fn picture(self, item: &Item) -> String {
        self.0.word(FILE, "picture", &[("game", item.game().into())])
    }

    pub(super) fn to_table(self) -> String {
        self.0.word(FILE, "to-table", &[])
    }

    /// Who sits on a chair: a name, or how well the computer plays.
    pub(super) fn player(self, chair: &SeatInfo) -> String {
        match chair.sitter {
            Sitter::Bot { level } => self.0.word("bots", &format!("level-{}", level.name()), &[]),
            _ => chair.name.clone(),
        }
    }

    /// The same where others may read it: no names.
    pub(super) fn public_line(self, item: &Item) -> String {
        self.lines(std::slice::from_ref(item), Item::game)
    }
}
