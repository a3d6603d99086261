//! Migrations are such that the programs before them can go on: nodes are replaced one after the other.

use crate::tree::SourceTree;

const FOLDERS: [&str; 2] = ["crates/server/migrations/sqlite/", "crates/server/migrations/postgres/"];
/// Those up to this one are from the time when there was one server.
const LAST_OF_ONE_SERVER: u32 = 12;
/// Those from this one on build indexes while others write; what is older may have run and cannot be changed.
const FIRST_BESIDE_OTHERS: u32 = 95;
const POSTGRES: &str = FOLDERS[1];
/// What the first line of a migration says that is no transaction.
const NO_TRANSACTION: &str = "-- no-transaction";
/// A migration that programs before it cannot bear begins the next thousand.
const THOUSAND: u32 = 1_000;

pub(crate) fn check(tree: &SourceTree) -> Vec<String> {
    let mut problems = Vec::new();
    for folder in FOLDERS {
        for (path, text) in tree.below(folder) {
            let name = path.strip_prefix(folder).unwrap_or_default();
            let number: u32 = name.split('_').next().and_then(|number| number.parse().ok()).unwrap_or(0);
            if folder == POSTGRES && number >= FIRST_BESIDE_OTHERS {
                let why = why_others_wait(text);
                problems.extend(
                    why.map(|why| format!("{path}: {why} (CONTRIBUTING.md, \"Change what is stored\")")),
                );
            }
            if number <= LAST_OF_ONE_SERVER || number % THOUSAND == 1 && number > THOUSAND {
                continue;
            }
            for statement in statements(text) {
                if let Some(why) = why_unbearable(&statement) {
                    problems.push(format!(
                        "{path}: {why}; programs before it cannot bear that (CONTRIBUTING.md, \"Change what is stored\"): {statement}"
                    ));
                }
            }
        }
    }
    problems
}

/// In capitals, without comments, with one space between two words.
fn statements(text: &str) -> Vec<String> {
    let lines = text.lines().map(|line| line.split("--").next().unwrap_or_default());
    let text = lines.collect::<Vec<_>>().join(" ").to_uppercase();
    let tidy = |statement: &str| statement.split_whitespace().collect::<Vec<_>>().join(" ");
    text.split(';').map(tidy).filter(|statement| !statement.is_empty()).collect()
}

fn why_unbearable(statement: &str) -> Option<&'static str> {
    let has = |words: &str| statement.contains(words);
    if has("DROP TABLE") || has("DROP COLUMN") {
        return Some("something is removed");
    }
    if has(" RENAME ") {
        return Some("something is renamed");
    }
    if has("ALTER COLUMN") && (has("SET NOT NULL") || has(" TYPE ")) {
        return Some("a column takes less than before");
    }
    if has("ADD COLUMN") && has("NOT NULL") && !has("DEFAULT") {
        return Some("a column must be given that old programs do not give");
    }
    if statement.starts_with("ALTER TABLE")
        && (has("ADD CONSTRAINT") || has("ADD CHECK") || has("ADD UNIQUE"))
    {
        return Some("what old programs write may be refused");
    }
    None
}

/// Building an index keeps everybody waiting who writes to its table. Nobody does so as long as the table is new, and nobody waits when it is
/// built `CONCURRENTLY`, which only goes without a transaction: with one statement in the file.
fn why_others_wait(text: &str) -> Option<String> {
    let statements = statements(text);
    let is_index = |statement: &&String| {
        statement.starts_with("CREATE INDEX") || statement.starts_with("CREATE UNIQUE INDEX")
    };
    let has_transaction = !text.starts_with(NO_TRANSACTION);
    for statement in statements.iter().filter(is_index) {
        let on = statement.split_once(" ON ").map_or("", |(_, rest)| rest);
        let table = on.split([' ', '(']).next().unwrap_or_default();
        let is_new = |made: &String| {
            let name = made.strip_prefix("CREATE TABLE ").unwrap_or_default();
            name.split([' ', '(']).next() == Some(table)
        };
        let is_beside_others = statement.contains("INDEX CONCURRENTLY IF NOT EXISTS ");
        if !is_beside_others && !statements.iter().any(is_new) || is_beside_others && has_transaction {
            return Some(format!(
                "nobody can write to the table while its index is built. Allowed is an index of a table that the same file makes, or a file \
                 of its own that begins with `{NO_TRANSACTION}` and says only `CREATE INDEX CONCURRENTLY IF NOT EXISTS … ON …`: {statement}"
            ));
        }
    }
    if !has_transaction && (statements.len() != 1 || !statements.iter().all(|statement| is_index(&statement)))
    {
        return Some(format!(
            "what begins with `{NO_TRANSACTION}` builds one index and does nothing else: broken off, it is begun again"
        ));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indexes_are_built_while_others_write() {
        let made = "CREATE TABLE walks (who TEXT);\nCREATE INDEX walks_by_who ON walks (who);";
        let beside =
            "-- no-transaction\n-- Why.\nCREATE INDEX CONCURRENTLY IF NOT EXISTS by_name ON guests (name);";
        for sql in [made, beside, "DROP INDEX by_name;", "ALTER TABLE guests ADD COLUMN age BIGINT;"] {
            assert_eq!(found("0095_guests.sql", sql), 0, "{sql}");
        }
        let in_a_transaction = "CREATE INDEX CONCURRENTLY IF NOT EXISTS by_name ON guests (name);";
        let two = format!("{beside}\nDROP INDEX CONCURRENTLY by_age;");
        for sql in [
            "CREATE INDEX by_name ON guests (name);",
            "CREATE UNIQUE INDEX by_name ON guests(name);",
            "CREATE TABLE walks (who TEXT);\nCREATE INDEX by_name ON guests (name);",
            "-- no-transaction\nCREATE INDEX CONCURRENTLY by_name ON guests (name);",
            "-- no-transaction\nALTER TABLE guests ADD COLUMN age BIGINT;",
            in_a_transaction,
            &two,
        ] {
            assert_eq!(found("0095_guests.sql", sql), 1, "{sql}");
            assert_eq!(found("0094_guests.sql", sql), 0, "{sql}");
        }
    }

    fn found(name: &str, sql: &str) -> usize {
        check(&SourceTree::of(&[(&format!("crates/server/migrations/postgres/{name}"), sql)])).len()
    }

    #[test]
    fn what_old_programs_cannot_bear_begins_a_thousand() {
        for sql in [
            "DROP TABLE guests;",
            "-- Away.\nALTER TABLE guests\n    DROP COLUMN name;",
            "ALTER TABLE guests RENAME TO people;",
            "ALTER TABLE guests ADD COLUMN age BIGINT NOT NULL;",
            "ALTER TABLE guests ALTER COLUMN name SET NOT NULL;",
            "ALTER TABLE guests ADD CONSTRAINT old CHECK (age > 3);",
        ] {
            assert_eq!(found("0013_guests.sql", sql), 1, "{sql}");
            assert_eq!(found("1001_guests.sql", sql), 0, "{sql}");
            assert_eq!(found("0012_guests.sql", sql), 0, "{sql}");
        }
    }

    #[test]
    fn what_is_added_is_borne() {
        for sql in [
            "CREATE TABLE shares (who TEXT NOT NULL PRIMARY KEY);",
            "ALTER TABLE guests ADD COLUMN age BIGINT NOT NULL DEFAULT 0;",
            "ALTER TABLE guests ADD COLUMN age BIGINT; -- DROP TABLE guests",
            "CREATE INDEX guests_by_age ON guests (age);",
        ] {
            assert_eq!(found("0013_guests.sql", sql), 0, "{sql}");
        }
    }
}
