//! What is changed, and whose tests are asked.

/// A part of the repository that decides something.
#[derive(Debug)]
pub struct Part {
    pub name: &'static str,
    /// The files of its changes begin like this.
    pub folder: &'static str,
    /// The packages whose tests are asked.
    pub tests: &'static [&'static str],
}

pub const PARTS: [Part; 8] = [
    Part { name: "toledo", folder: "crates/games/toledo/src/", tests: &["toledo"] },
    Part { name: "salamanca", folder: "crates/games/salamanca/src/", tests: &["salamanca"] },
    Part { name: "alcazar", folder: "crates/games/alcazar/src/", tests: &["alcazar"] },
    Part { name: "big-boss", folder: "crates/games/big-boss/src/", tests: &["big-boss"] },
    Part {
        name: "castle-box",
        folder: "crates/games/castle-box/src/",
        tests: &["castle-box", "alcazar", "big-boss"],
    },
    Part { name: "tabletop", folder: "crates/tabletop/src/", tests: &["tabletop", "toledo", "alcazar"] },
    Part { name: "table", folder: "crates/table/src/", tests: &["table"] },
    Part { name: "storage", folder: "crates/server/src/storage/", tests: &["server"] },
];

/// The packages that are changed.
pub const PACKAGES: [&str; 8] =
    ["toledo", "salamanca", "alcazar", "big-boss", "castle-box", "tabletop", "table", "server"];

impl Part {
    pub fn named(name: &str) -> Option<&'static Part> {
        PARTS.iter().find(|part| part.name == name)
    }

    /// The packages that are built for this part: the changed one, and those whose tests are asked.
    pub fn packages(&self) -> Vec<&'static str> {
        let is_needed =
            |package: &&&str| self.folder.contains(&format!("/{package}/")) || self.tests.contains(package);
        PACKAGES.iter().filter(is_needed).copied().collect()
    }

    /// The part that a file belongs to.
    pub fn of(file: &str) -> Option<&'static Part> {
        PARTS.iter().find(|part| file.starts_with(part.folder))
    }
}
