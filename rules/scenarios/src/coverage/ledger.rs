//! The ledger: every rule of a book, a line each.

use std::collections::BTreeSet;

/// What a rule is to software.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// `E`: the engine enforces it.
    Enforced,
    /// `M`: components, set-up, presentation.
    Matter,
    /// `T`: talk at the table.
    Talk,
}

impl Mark {
    /// The letter in the file.
    #[must_use]
    pub fn letter(self) -> char {
        match self {
            Self::Enforced => 'E',
            Self::Matter => 'M',
            Self::Talk => 'T',
        }
    }
}

/// When a rule matters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Whatever components are in play.
    Rule,
    /// Only with this one.
    Component(String),
    /// Not the engine's business.
    Table,
}

/// A rule of the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// How it is cited: `LRR 63.4`.
    pub id: String,
    /// What it is to software.
    pub mark: Mark,
    /// When it matters.
    pub scope: Scope,
    /// What it says, in our words.
    pub summary: String,
}

/// Reads a ledger; lines that begin with `#` are comments.
pub(super) fn read(text: &str) -> Result<Vec<Row>, Vec<String>> {
    let (mut rows, mut wrong, mut ids) = (vec![], vec![], BTreeSet::new());
    for (at, line) in text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
        match row(line) {
            Err(why) => wrong.push(format!("line {} of the ledger: {why}", at + 1)),
            Ok(row) => {
                if !ids.insert(row.id.clone()) {
                    wrong.push(format!("line {} of the ledger: `{}` is listed twice", at + 1, row.id));
                }
                rows.push(row);
            }
        }
    }
    if wrong.is_empty() { Ok(rows) } else { Err(wrong) }
}

fn row(line: &str) -> Result<Row, String> {
    let columns: Vec<&str> = line.split('\t').collect();
    let [id, mark, scope, summary] = columns[..] else {
        return Err(format!("{} columns in place of id, mark, scope and summary", columns.len()));
    };
    let mark = match mark {
        "E" => Mark::Enforced,
        "M" => Mark::Matter,
        "T" => Mark::Talk,
        other => return Err(format!("the mark is E, M or T, not `{other}`")),
    };
    let scope = match (scope, scope.strip_prefix("component: ")) {
        ("rule", _) => Scope::Rule,
        ("table", _) => Scope::Table,
        (_, Some(name)) => Scope::Component(name.to_owned()),
        (other, None) => return Err(format!("the scope is `rule`, `table` or `component: NAME`, not `{other}`")),
    };
    Ok(Row { id: id.to_owned(), mark, scope, summary: summary.to_owned() })
}
