//! What a scenario file or a file of Rust tests cites.

use super::Source;
use serde::Deserialize;
use std::collections::BTreeMap;

/// One id and who cites it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Citation {
    pub(super) id: String,
    pub(super) by: String,
}

/// How the ids of a ledger are written in names of tests: `LRR 7.2a` as `lrr_7_2a`.
pub(super) struct Names<'a> {
    ids: BTreeMap<String, &'a str>,
    /// What ids begin with before their numbers, and how many numbers follow: `lrr` 2, `faq_gen` 1.
    books: BTreeMap<String, usize>,
}

impl<'a> Names<'a> {
    pub(super) fn of(ids: impl Iterator<Item = &'a str>) -> Self {
        let ids: BTreeMap<String, &str> = ids.map(|id| (slug(id), id)).collect();
        let books = ids.keys().map(|slug| {
            let parts: Vec<&str> = slug.split('_').collect();
            let words = parts.iter().take_while(|part| !is_number(part)).count();
            (parts[..words].join("_"), parts.len() - words)
        });
        Self { books: books.collect(), ids }
    }

    /// The id a test's name begins with; one that is not in the ledger as it is written in the name. None if it begins with no id.
    fn cited(&self, name: &str) -> Option<String> {
        let parts: Vec<&str> = name.split('_').collect();
        let words = parts.iter().take_while(|part| !is_number(part)).count();
        let numbers = *self.books.get(&parts[..words].join("_"))?;
        let id = parts.get(..words + numbers).filter(|id| numbers > 0 && id[words..].iter().all(|part| is_number(part)))?.join("_");
        Some(self.ids.get(&id).map_or(id, |known| (*known).to_owned()))
    }
}

/// `LRR 7.2a` as `lrr_7_2a`.
fn slug(id: &str) -> String {
    id.to_lowercase().replace(|c: char| !c.is_ascii_alphanumeric(), "_")
}

/// The citations of a file; other files than scenarios and Rust have none.
pub(super) fn of(source: &Source, names: &Names<'_>) -> Result<Vec<Citation>, String> {
    if source.path.ends_with(".yaml") {
        of_scenario(source)
    } else if source.path.ends_with(".rs") {
        Ok(of_tests(source, names))
    } else {
        Ok(vec![])
    }
}

/// The part of a scenario that cites.
#[derive(Deserialize)]
struct Head {
    rule: String,
}

fn of_scenario(source: &Source) -> Result<Vec<Citation>, String> {
    let head: Head = serde_norway::from_str(&source.text).map_err(|why| format!("{}: {why}", source.path))?;
    Ok(listed(&head.rule).map(|id| Citation { id, by: source.path.clone() }).collect())
}

fn listed(ids: &str) -> impl Iterator<Item = String> {
    ids.split(',').map(|id| id.trim().to_owned()).filter(|id| !id.is_empty())
}

/// Tests by their names, and by `// cites:` lines directly above `#[test]`.
fn of_tests(source: &Source, names: &Names<'_>) -> Vec<Citation> {
    let mut citations = vec![];
    let mut above: Vec<String> = vec![];
    let mut is_test = false;
    for line in source.text.lines().map(str::trim) {
        if let Some(ids) = line.strip_prefix("// cites:") {
            above.extend(listed(ids));
        } else if line == "#[test]" {
            is_test = true;
        } else if let Some(rest) = line.strip_prefix("fn ").filter(|_| is_test) {
            let name = rest.split('(').next().unwrap_or(rest);
            let by = format!("{}::{name}", source.path);
            let cited = names.cited(name).into_iter().chain(above.drain(..));
            citations.extend(cited.map(|id| Citation { id, by: by.clone() }));
            is_test = false;
        } else if !line.starts_with("#[") && !line.starts_with("///") {
            above.clear();
            is_test = false;
        }
    }
    citations
}

/// `7`, `2a`.
fn is_number(part: &str) -> bool {
    let digits = part.trim_end_matches(|c: char| c.is_ascii_lowercase());
    !digits.is_empty() && part.len() - digits.len() <= 1 && digits.bytes().all(|c| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Names<'static> {
        Names::of(["LRR 63.10a", "LRR 1.0", "SETUP-6f", "FAQ-GEN-2", "TIMING-1", "ARCS-BATTLE-07"].into_iter())
    }

    #[test]
    fn names_of_tests_are_ids() {
        let id = |name| names().cited(name).unwrap_or_default();
        assert_eq!(id("lrr_63_10a_surplus_is_lost"), "LRR 63.10a");
        assert_eq!(id("setup_6f_like_wormholes_stay_apart"), "SETUP-6f");
        assert_eq!(id("faq_gen_2_nobody_can_win"), "FAQ-GEN-2");
        assert_eq!(id("timing_1_order"), "TIMING-1");
        assert_eq!(id("arcs_battle_07_dice_are_rolled"), "ARCS-BATTLE-07");
        assert_eq!(id("lrr_99_1_is_in_no_book"), "lrr_99_1");
        assert_eq!(id("lrr_63_without_a_paragraph"), "");
        assert_eq!(id("setup_defects_are_told"), "");
        assert_eq!(id("every_scenario_holds"), "");
    }

    #[test]
    fn what_is_no_test_cites_nothing() {
        let text = "fn lrr_1_0_helper() {}\n// cites: LRR 1.0\n\nstruct A;\n#[test]\nfn plain() {}\n";
        assert_eq!(of_tests(&Source { path: "a.rs".to_owned(), text: text.to_owned() }, &names()), []);
    }
}
