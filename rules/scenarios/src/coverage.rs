//! Which rule is shown by which test: a game's ledger of rules against its scenario files and Rust tests.
//!
//! A game keeps its rules in `ledger.tsv`: id, mark, scope and summary, separated by tabs. A scenario cites them in its field
//! `rule` (ids separated by commas); a Rust test by beginning its name with one (`lrr_7_2a_...` for `LRR 7.2a`) or by a line
//! `// cites: LRR 1.0, LRR 1.1` directly above `#[test]`. A citation of an id that is not in the ledger is an error.

mod citations;
mod ledger;
mod sources;

pub use ledger::{Mark, Row, Scope};
pub use sources::{Source, of_folder, scenarios};

use std::collections::BTreeMap;
use std::path::Path;

/// The file in a game's crate that lists its rules.
pub const LEDGER: &str = "ledger.tsv";

/// A rule and what shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Covered {
    /// The rule.
    pub row: Row,
    /// Scenario files, and Rust tests as `file::name`.
    pub cited_by: Vec<String>,
}

impl Covered {
    /// A rule that a test should show and none does.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        self.row.scope == Scope::Rule && self.row.mark != Mark::Talk && self.cited_by.is_empty()
    }
}

/// A ledger with its citations, in the ledger's order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coverage {
    /// Every row.
    pub rows: Vec<Covered>,
}

impl Coverage {
    /// The rules no test shows, in the ledger's order.
    pub fn missing(&self) -> impl Iterator<Item = &Covered> {
        self.rows.iter().filter(|covered| covered.is_missing())
    }
}

/// The ids of a game's ledger that no scenario or test cites, or what is wrong with ledger or citations: for a test, nothing.
#[must_use]
pub fn uncited(folder: &Path) -> Vec<String> {
    match of_folder(folder) {
        Ok(coverage) => coverage.missing().map(|covered| covered.row.id.clone()).collect(),
        Err(wrong) => wrong,
    }
}

/// What the sources cite of a ledger.
///
/// # Errors
/// Everything that is wrong, a line each: a ledger that cannot be read, a citation of something that is not in it.
pub fn check(ledger: &str, sources: &[Source]) -> Result<Coverage, Vec<String>> {
    let rows = ledger::read(ledger)?;
    let mut places: BTreeMap<&str, usize> = BTreeMap::new();
    for (at, row) in rows.iter().enumerate() {
        places.insert(&row.id, at);
    }
    let names = citations::Names::of(rows.iter().map(|row| row.id.as_str()));
    let mut cited_by = vec![vec![]; rows.len()];
    let mut wrong = vec![];
    for source in sources {
        match citations::of(source, &names) {
            Err(why) => wrong.push(why),
            Ok(citations) => {
                for citation in citations {
                    match places.get(citation.id.as_str()) {
                        Some(at) => cited_by[*at].push(citation.by),
                        None => wrong.push(format!("{} cites `{}`, which is not in the ledger", citation.by, citation.id)),
                    }
                }
            }
        }
    }
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let rows = rows.into_iter().zip(cited_by).map(|(row, cited_by)| Covered { row, cited_by });
    Ok(Coverage { rows: rows.collect() })
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEDGER: &str = "# a comment\nLRR 1.0\tE\trule\tFirst.\nLRR 1.1a\tM\trule\tSecond.\nFAQ-GEN-2\tE\tcomponent: Horn\tThird.\nLRR 2.0\tT\ttable\tFourth.\n";

    fn source(path: &str, text: &str) -> Source {
        Source { path: path.to_owned(), text: text.to_owned() }
    }

    fn by(coverage: &Coverage) -> Vec<Vec<&str>> {
        coverage.rows.iter().map(|covered| covered.cited_by.iter().map(String::as_str).collect()).collect()
    }

    #[test]
    fn scenarios_and_tests_cite_rows() {
        let yaml = source("scenarios/a.yaml", "rule: \"LRR 1.0, FAQ-GEN-2\"\ntitle: A\nsteps: []\n");
        let rust = source("src/a.rs", "#[test]\nfn lrr_1_1a_two_horns() {}\n\n// cites: LRR 1.0\n#[test]\n#[ignore]\nfn more() {}\n");
        let coverage = check(LEDGER, &[yaml, rust]).unwrap();
        let (yaml, more) = ("scenarios/a.yaml", "src/a.rs::more");
        assert_eq!(by(&coverage), [vec![yaml, more], vec!["src/a.rs::lrr_1_1a_two_horns"], vec![yaml], vec![]]);
        assert_eq!(coverage.missing().count(), 0);
    }

    #[test]
    fn only_rules_that_a_test_could_show_are_missing() {
        let coverage = check(LEDGER, &[]).unwrap();
        assert_eq!(coverage.missing().map(|covered| covered.row.id.as_str()).collect::<Vec<_>>(), ["LRR 1.0", "LRR 1.1a"]);
    }

    #[test]
    fn a_citation_of_nothing_is_an_error() {
        let wrong = |path, text| check(LEDGER, &[source(path, text)]).unwrap_err().join("\n");
        assert!(wrong("a.yaml", "rule: LRR 1.2\n").contains("`LRR 1.2`, which is not in the ledger"));
        assert!(wrong("a.rs", "#[test]\nfn lrr_9_9_no_such_rule() {}\n").contains("`lrr_9_9`"));
        assert!(wrong("a.rs", "// cites: LRR 1.0, nonsense\n#[test]\nfn a() {}\n").contains("`nonsense`"));
        assert!(wrong("a.yaml", "title: A scenario that cites nothing\n").contains("a.yaml"));
    }

    #[test]
    fn a_ledger_with_a_doubled_or_broken_row_is_refused() {
        let wrong = |ledger| check(ledger, &[]).unwrap_err().join("\n");
        assert!(wrong("LRR 1.0\tE\trule\tA.\nLRR 1.0\tE\trule\tB.\n").contains("twice"));
        assert!(wrong("LRR 1.0\tX\trule\tA.\n").contains("mark"));
        assert!(wrong("LRR 1.0\tE\tsometimes\tA.\n").contains("scope"));
        assert!(wrong("LRR 1.0\tE\n").contains("columns"));
    }
}
