//! Which tables, columns, keys and indexes a database holds, said alike for both.

use super::StoreError;
use super::statement::{Connection, SqlRow, statement};

/// A table as a database describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableForm {
    pub name: String,
    pub columns: Vec<ColumnForm>,
    /// The columns of the primary key, in its order.
    pub key: Vec<String>,
    /// Unique keys and indexes, sorted.
    pub indexes: Vec<IndexForm>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ColumnForm {
    pub name: String,
    pub kind: ColumnKind,
    pub may_be_null: bool,
    pub default: Option<String>,
}

/// What stands in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnKind {
    Number,
    Text,
    Bytes,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct IndexForm {
    /// Unique keys have names of the database's own.
    pub name: Option<String>,
    pub columns: String,
    pub is_unique: bool,
    /// Rows that are not so are not in it.
    pub only_where: Option<String>,
}

/// The questions of one database about itself.
pub(super) struct Catalog {
    /// `name` of all tables but that of the migrations, in order.
    tables: &'static str,
    /// `name`, `kind`, `is_null`, `preset` and the place in the key (`key`, from 1; 0: none) of the columns of table `$1`, in order.
    columns: &'static str,
    /// `name`, `is_unique`, `is_own` (made for a constraint), `columns` and `only_where` of the indexes of table `$1` but the primary key.
    indexes: &'static str,
}

pub(super) const SQLITE: Catalog = Catalog {
    tables: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' \
             AND name NOT LIKE '_sqlx_%' ORDER BY name",
    columns: "SELECT name, lower(type) AS kind, 1 - \"notnull\" AS is_null, dflt_value AS preset, pk AS key \
              FROM pragma_table_info($1) ORDER BY cid",
    indexes: "SELECT l.name AS name, l.\"unique\" AS is_unique, l.origin = 'u' AS is_own, \
              (SELECT group_concat(name, ', ') FROM (SELECT name FROM pragma_index_info(l.name) ORDER BY seqno)) AS columns, \
              CASE WHEN l.partial THEN substr(s.sql, instr(s.sql, ' WHERE ') + 7) END AS only_where \
              FROM pragma_index_list($1) l LEFT JOIN sqlite_schema s ON s.name = l.name WHERE l.origin <> 'pk'",
};

pub(super) const POSTGRES: Catalog = Catalog {
    tables: "SELECT table_name::text AS name FROM information_schema.tables WHERE table_schema = current_schema() \
             AND table_type = 'BASE TABLE' AND table_name NOT LIKE '\\_sqlx\\_%' ORDER BY table_name COLLATE \"C\"",
    columns: "SELECT column_name::text AS name, data_type::text AS kind, (is_nullable = 'YES')::int::bigint AS is_null, \
              regexp_replace(column_default::text, '::.*', '') AS preset, COALESCE((SELECT array_position(i.indkey::int2[], a.attnum) + 1 \
              FROM pg_index i WHERE i.indrelid = a.attrelid AND i.indisprimary), 0)::bigint AS key \
              FROM information_schema.columns c JOIN pg_attribute a \
              ON a.attrelid = (quote_ident(c.table_schema) || '.' || quote_ident(c.table_name))::regclass AND a.attname = c.column_name \
              WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position",
    indexes: "SELECT n.relname::text AS name, i.indisunique::int::bigint AS is_unique, \
              EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = i.indexrelid)::int::bigint AS is_own, \
              (SELECT string_agg(a.attname, ', ' ORDER BY p.place) FROM unnest(i.indkey::int2[]) WITH ORDINALITY p (number, place) \
              JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = p.number) AS columns, \
              replace(replace(trim(both '()' from pg_get_expr(i.indpred, i.indrelid)), '::text', ''), ') AND (', ' AND ') AS only_where \
              FROM pg_index i JOIN pg_class n ON n.oid = i.indexrelid \
              WHERE i.indrelid = (quote_ident(current_schema()) || '.' || quote_ident($1))::regclass AND NOT i.indisprimary",
};

/// All tables, in the order of their names.
pub(super) async fn describe(
    connection: &mut dyn Connection,
    catalog: &Catalog,
) -> Result<Vec<TableForm>, StoreError> {
    let names = connection.rows(statement(catalog.tables)).await?;
    let names = names.iter().map(|row| row.text("name")).collect::<Result<Vec<_>, _>>()?;
    let mut tables = Vec::new();
    for name in names {
        let rows = connection.rows(statement(catalog.columns).text(&name)).await?;
        let columns = rows.iter().map(column).collect::<Result<_, _>>()?;
        let mut key = Vec::new();
        for row in &rows {
            key.push((row.number::<u64>("key")?, row.text("name")?));
        }
        key.retain(|(place, _)| *place > 0);
        key.sort();
        let rows = connection.rows(statement(catalog.indexes).text(&name)).await?;
        let mut indexes = rows.iter().map(index).collect::<Result<Vec<_>, _>>()?;
        indexes.sort();
        let key = key.into_iter().map(|(_, name)| name).collect();
        tables.push(TableForm { name, columns, key, indexes });
    }
    Ok(tables)
}

fn column(row: &SqlRow) -> Result<ColumnForm, StoreError> {
    let kind = match row.text("kind")?.as_str() {
        "bigint" => ColumnKind::Number,
        "text" => ColumnKind::Text,
        "blob" | "bytea" => ColumnKind::Bytes,
        other => return Err(StoreError::Unreadable(format!("a column of the kind {other}"))),
    };
    let (name, default) = (row.text("name")?, row.maybe_text("preset")?);
    Ok(ColumnForm { name, kind, may_be_null: row.number::<u64>("is_null")? == 1, default })
}

fn index(row: &SqlRow) -> Result<IndexForm, StoreError> {
    let (name, is_own) = (row.text("name")?, row.number::<u64>("is_own")? == 1);
    Ok(IndexForm {
        name: (!is_own).then_some(name),
        columns: row.text("columns")?,
        is_unique: row.number::<u64>("is_unique")? == 1,
        only_where: row.maybe_text("only_where")?,
    })
}
