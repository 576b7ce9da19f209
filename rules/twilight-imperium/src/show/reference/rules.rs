//! The rules of the book, as the ledger has them: each a page with its words, its chapter, and the component it is about.
//!
//! The ledger is the list that tests are held to (`sternpost rules coverage`); its English words are in it, the German ones in
//! `text/de-rules.tsv`. Both become messages like all others: `rule-ID` and `rule-text-ID`.

use super::names;
use crate::show::wording;
use crate::words::reference::{Label, Value};
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::{Arg, Message, Seat, Text};
use sternpost_kit::RuleBook;
use sternpost_kit::rule_book::Row;
use sternpost_show::reference::Entry;

/// The ledger with its German words.
pub static RULES: RuleBook = RuleBook::new(include_str!("../../../ledger.tsv"), include_str!("../../../text/de-rules.tsv"));

/// All of them, in the order of the ledger.
pub fn entries() -> Vec<Entry> {
    RULES.entries(heading)
}

/// The chapter of the book it stands in, if it stands in one.
fn heading(row: &Row) -> Text {
    match row.id.strip_prefix("LRR ").and_then(|number| number.split('.').next()) {
        Some(number) => {
            let title = Arg::Text(Box::new(Text::term("chapter", number)));
            Value::Chapter { number: number.to_owned(), name: title }.text()
        }
        None if row.id.starts_with("FAQ") => Value::Answers.text(),
        None => Value::FrontMatter.text(),
    }
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
    for row in RULES.rows() {
        let named = if row.id.starts_with("FAQ") { named_in(row.words, &may_be_named) } else { BTreeSet::new() };
        let about: BTreeSet<&str> = named.into_iter().chain(row.component()).collect();
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
    RULES.keys().chain((1..=89).map(|chapter| format!("chapter-{chapter}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_an_address_of_its_own() {
        let slugs: BTreeSet<String> = RULES.rows().map(|row| row.slug()).collect();
        assert_eq!(slugs.len(), RULES.rows().count());
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
        assert_eq!(RULES.defects(), Vec::<String>::new());
    }
}
