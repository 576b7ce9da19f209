//! What a scenario file or a file of Rust tests cites.

use super::Source;
use serde::Deserialize;

/// One id and who cites it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Citation {
    pub(super) id: String,
    pub(super) by: String,
}

/// The citations of a file; other files than scenarios and Rust have none.
pub(super) fn of(source: &Source) -> Result<Vec<Citation>, String> {
    if source.path.ends_with(".yaml") {
        of_scenario(source)
    } else if source.path.ends_with(".rs") {
        Ok(of_tests(source))
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
fn of_tests(source: &Source) -> Vec<Citation> {
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
            let cited = named(name).into_iter().chain(above.drain(..));
            citations.extend(cited.map(|id| Citation { id, by: by.clone() }));
            is_test = false;
        } else if !line.starts_with("#[") && !line.starts_with("///") {
            above.clear();
            is_test = false;
        }
    }
    citations
}

/// The id a test's name begins with: `lrr_7_2a_...` is `LRR 7.2a`, `setup_6f_...` is `SETUP-6f`, `faq_gen_2_...` is `FAQ-GEN-2`.
fn named(name: &str) -> Option<String> {
    let mut parts = name.split('_');
    let book = parts.next()?;
    let mut next = || parts.next().filter(|part| is_number(part));
    match book {
        "lrr" => Some(format!("LRR {}.{}", next()?, next()?)),
        "setup" | "timing" | "gold" | "errata" | "note" => Some(format!("{}-{}", book.to_uppercase(), next()?)),
        "faq" => {
            let (chapter, number) = (parts.next()?, parts.next().filter(|part| is_number(part))?);
            Some(format!("FAQ-{}-{number}", chapter.to_uppercase()))
        }
        _ => None,
    }
}

/// `7`, `2a`.
fn is_number(part: &str) -> bool {
    let digits = part.trim_end_matches(|c: char| c.is_ascii_lowercase());
    !digits.is_empty() && part.len() - digits.len() <= 1 && digits.bytes().all(|c| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_tests_are_ids() {
        let id = |name| named(name).unwrap_or_default();
        assert_eq!(id("lrr_63_10a_surplus_is_lost"), "LRR 63.10a");
        assert_eq!(id("setup_6f_like_wormholes_stay_apart"), "SETUP-6f");
        assert_eq!(id("faq_gen_2_nobody_can_win"), "FAQ-GEN-2");
        assert_eq!(id("timing_1_order"), "TIMING-1");
        assert_eq!(id("setup_defects_are_told"), "");
        assert_eq!(id("every_scenario_holds"), "");
    }

    #[test]
    fn what_is_no_test_cites_nothing() {
        let text = "fn lrr_1_0_helper() {}\n// cites: LRR 1.0\n\nstruct A;\n#[test]\nfn plain() {}\n";
        assert_eq!(of_tests(&Source { path: "a.rs".to_owned(), text: text.to_owned() }), []);
    }
}
