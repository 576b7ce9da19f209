//! The rules of the book, as the ledger has them: each a page with its words, its chapter, and the component it is about.
//!
//! The ledger is the list that tests are held to (`sternpost rules coverage`); its English words are in it, the German ones in
//! `text/de-rules.tsv`. Both become messages like all others: `rule-ID` and `rule-text-ID`.

use super::names;
use super::words::{Label, Value};
use crate::show::wording;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::sync::OnceLock;
use sternpost_core::reference::{Entry, slug};
use sternpost_core::{Arg, Message, Seat, Text};

const LEDGER: &str = include_str!("../../../ledger.tsv");
const GERMAN: &str = include_str!("../../../text/de-rules.tsv");

/// A row of the ledger.
struct Row {
    /// As it is cited: `LRR 63.5`.
    id: &'static str,
    /// The component it is about, by its English name, if it is about a single one.
    component: Option<&'static str>,
    words: &'static str,
}

impl Row {
    /// Its id in addresses and keys: `lrr-63-5`.
    fn slug(&self) -> String {
        slug(self.id)
    }

    /// The chapter of the book it stands in, if it stands in one.
    fn chapter(&self) -> Option<&'static str> {
        self.id.strip_prefix("LRR ")?.split('.').next()
    }
}

fn rows() -> impl Iterator<Item = Row> {
    LEDGER.lines().filter(|line| !line.starts_with('#')).filter_map(|line| {
        let mut columns = line.split('\t');
        let (id, _mark, scope, words) = (columns.next()?, columns.next()?, columns.next()?, columns.next()?);
        Some(Row { id, component: scope.strip_prefix("component: "), words })
    })
}

/// The words of all rules as a source of messages.
pub fn source(language: &str) -> &'static str {
    static ENGLISH: OnceLock<String> = OnceLock::new();
    static SAID_IN_GERMAN: OnceLock<String> = OnceLock::new();
    if language == "de" {
        let german: BTreeMap<&str, &str> = GERMAN.lines().filter_map(|line| line.split_once('\t')).collect();
        SAID_IN_GERMAN.get_or_init(|| messages(|row| german.get(row.id).copied().unwrap_or(row.words)))
    } else {
        ENGLISH.get_or_init(|| messages(|row| row.words))
    }
}

fn messages(words: impl Fn(&Row) -> &'static str) -> String {
    rows().fold(String::with_capacity(2 * LEDGER.len()), |mut out, row| {
        // Braces are the only letters of a line that mean something to Fluent.
        let words = words(&row).replace('{', "{\"{\"}");
        let _ = writeln!(out, "rule-{0} = {1}\nrule-text-{0} = {words}", row.slug(), row.id);
        out
    })
}

/// All of them, in the order of the ledger.
pub fn entries() -> Vec<Entry> {
    rows().map(|row| of(&row)).collect()
}

fn of(row: &Row) -> Entry {
    let group = match row.chapter() {
        Some(number) => {
            let title = Arg::Text(Box::new(Text::term("chapter", number)));
            Value::Chapter { number: number.to_owned(), name: title }.text()
        }
        None if row.id.starts_with("FAQ") => Value::Answers.text(),
        None => Value::FrontMatter.text(),
    };
    Entry { says: vec![Text::term("rule-text", &row.slug())], group: Some(group), spoken_of: vec![], ..Entry::new("rule", row.slug()) }
}

/// Components name the rules that are about them, and those rules the components: by their English names, as the ledger does. An answer of
/// the book is about every component that it names.
pub fn add_to_components(entries: &mut [Entry]) {
    let catalogue = wording::catalogue("en");
    let english = |entry: &Entry| catalogue.say(&entry.name(), &|seat: Seat| seat.to_string());
    let (mut components, mut may_be_named): (BTreeMap<String, Text>, Vec<String>) = Default::default();
    for entry in entries.iter().filter(|entry| entry.kind != "rule") {
        let called = english(entry);
        if NAMED_IN_ANSWERS.contains(&entry.kind) {
            may_be_named.push(called.clone());
        }
        components.entry(called).or_insert_with(|| entry.name());
    }
    let mut rules_of: BTreeMap<String, Vec<Text>> = BTreeMap::new();
    let mut components_of: BTreeMap<String, Vec<Text>> = BTreeMap::new();
    for row in rows() {
        let named = if row.id.starts_with("FAQ") { named_in(row.words, &may_be_named) } else { BTreeSet::new() };
        let about: BTreeSet<&str> = named.into_iter().chain(row.component).collect();
        for component in about {
            rules_of.entry(component.to_owned()).or_default().push(Text::term("rule", &row.slug()));
            components_of.entry(row.slug()).or_default().extend(components.get(component).cloned());
        }
    }
    for entry in entries {
        if entry.kind == "rule" {
            let about = components_of.remove(entry.id.as_ref()).filter(|about| !about.is_empty());
            entry.facts.extend(about.map(|about| (Label::About.text(), names(about))));
        } else if let Some(rules) = rules_of.get(english(entry).as_str()) {
            entry.facts.push((Label::Rules.text(), names(rules.iter().cloned())));
        }
    }
}

/// Kinds of components whose names are no common words.
const NAMED_IN_ANSWERS: &[&str] =
    &["action-card", "agenda", "faction-ability", "note", "objective", "secret-objective", "strategy-card", "technology", "unit-card"];

/// The components that some words name, each by its whole name: not Salvage where Salvage Operations are meant.
fn named_in<'n>(words: &str, names: &'n [String]) -> BTreeSet<&'n str> {
    let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    let mut found: Vec<(usize, usize, &str)> = vec![];
    for name in names {
        for (start, _) in words.match_indices(name.as_str()) {
            let end = start + name.len();
            if !is_letter(words[..start].chars().next_back()) && !is_letter(words[end..].chars().next()) {
                found.push((start, end, name));
            }
        }
    }
    let is_part = |(start, end): (usize, usize)| found.iter().any(|(from, to, _)| *from <= start && end <= *to && to - from > end - start);
    found.iter().filter(|(start, end, _)| !is_part((*start, *end))).map(|(_, _, name)| *name).collect()
}

/// The keys of all rules and chapters.
#[cfg(test)]
pub fn keys() -> impl Iterator<Item = String> {
    let rules = rows().flat_map(|row| [format!("rule-{}", row.slug()), format!("rule-text-{}", row.slug())]);
    rules.chain((1..=89).map(|chapter| format!("chapter-{chapter}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_an_address_of_its_own() {
        let slugs: BTreeSet<String> = rows().map(|row| row.slug()).collect();
        assert_eq!(slugs.len(), rows().count());
        assert!(slugs.contains("lrr-63-5") && slugs.contains("faq-gen-2") && slugs.contains("setup-6f"));
    }

    #[test]
    fn an_answer_is_about_what_it_names_by_its_whole_name() {
        let names: Vec<String> = ["Salvage", "Salvage Operations", "Trade", "Ambush"].map(str::to_owned).into();
        assert_eq!(named_in("Salvage Operations and Trade, not Traders", &names), BTreeSet::from(["Salvage Operations", "Trade"]));
        assert_eq!(named_in("Salvage beside Salvage Operations", &names), BTreeSet::from(["Salvage", "Salvage Operations"]));
    }

    #[test]
    fn every_rule_is_said_in_german_in_the_order_of_the_ledger() {
        let said: Vec<&str> = GERMAN.lines().filter_map(|line| line.split_once('\t')).map(|(id, _)| id).collect();
        assert_eq!(said, rows().map(|row| row.id).collect::<Vec<_>>());
    }
}
