//! What is changed, and whose tests are asked.

/// A part of the repository that decides something.
#[derive(Debug)]
pub struct MutatedPart {
    pub name: &'static str,
    /// The files of its changes begin like this.
    pub folder: &'static str,
    /// The packages whose tests are asked.
    pub tests: &'static [&'static str],
    /// The database on which the tests of the server run.
    pub database: &'static str,
}

pub const PARTS: [MutatedPart; 9] = [
    part("toledo", "crates/games/toledo/src/", &["toledo"]),
    part("salamanca", "crates/games/salamanca/src/", &["salamanca"]),
    part("alcazar", "crates/games/alcazar/src/", &["alcazar"]),
    part("big-boss", "crates/games/big-boss/src/", &["big-boss"]),
    part("castle-box", "crates/games/castle-box/src/", &["castle-box", "alcazar", "big-boss"]),
    part("tabletop", "crates/tabletop/src/", &["tabletop", "toledo", "alcazar"]),
    part("table", "crates/table/src/", &["table"]),
    // Before `storage`, whose folder it is in.
    MutatedPart {
        database: "postgres",
        ..part("postgres", "crates/server/src/storage/postgres/", &["server"])
    },
    part("storage", "crates/server/src/storage/", &["server"]),
];

const fn part(name: &'static str, folder: &'static str, tests: &'static [&'static str]) -> MutatedPart {
    MutatedPart { name, folder, tests, database: "sqlite" }
}

/// The packages that are changed.
pub const PACKAGES: [&str; 8] =
    ["toledo", "salamanca", "alcazar", "big-boss", "castle-box", "tabletop", "table", "server"];

impl MutatedPart {
    pub fn named(name: &str) -> Option<&'static MutatedPart> {
        PARTS.iter().find(|part| part.name == name)
    }

    /// The packages that are built for this part: the changed one, and those whose tests are asked.
    pub fn packages(&self) -> Vec<&'static str> {
        let is_needed =
            |package: &&&str| self.folder.contains(&format!("/{package}/")) || self.tests.contains(package);
        PACKAGES.iter().filter(is_needed).copied().collect()
    }

    /// The part that a file belongs to.
    pub fn of(file: &str) -> Option<&'static MutatedPart> {
        PARTS.iter().find(|part| file.starts_with(part.folder))
    }
}
