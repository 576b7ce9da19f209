//! A game's ledger as pages of its reference: every rule with its words in English and in German.
//!
//! The ledger (`ledger.tsv`: id, mark, scope, summary) is the list that tests are held to; its English words are in it, the German ones in
//! a table of their own (id, words). Both become messages like all others: `rule-ID` and `rule-text-ID`. Under which heading a rule stands
//! is the game's to say.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::OnceLock;
use sternpost_core::Text;
use sternpost_show::reference::{Entry, slug};

/// A row of a ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// As it is cited: `LRR 63.5`.
    pub id: &'static str,
    /// What it is about: `rule`, `table`, or `component: NAME`.
    pub scope: &'static str,
    /// What it says, in English.
    pub words: &'static str,
}

impl Row {
    /// Its id in addresses and keys: `lrr-63-5`.
    #[must_use]
    pub fn slug(&self) -> String {
        slug(self.id)
    }

    /// The name of its chapter, where the part of its id that follows the game's says which: that of `ARCS-FOLLOW-02` is `chapter-follow`.
    ///
    /// # Panics
    /// If it has no such part.
    #[must_use]
    pub fn chapter(&self) -> Text {
        let chapter = self.id.split('-').nth(1).unwrap_or_else(|| unreachable!("{} names no chapter", self.id));
        Text::term("chapter", &chapter.to_lowercase())
    }

    /// The component it is about, by its English name, if it is about a single one.
    #[must_use]
    pub fn component(&self) -> Option<&'static str> {
        self.scope.strip_prefix("component: ")
    }

    fn name_key(&self) -> String {
        format!("rule-{}", self.slug())
    }

    fn text_key(&self) -> String {
        format!("rule-text-{}", self.slug())
    }
}

/// The rules of a game.
pub struct RuleBook {
    ledger: &'static str,
    german: &'static str,
    said_in_english: OnceLock<String>,
    said_in_german: OnceLock<String>,
}

impl RuleBook {
    /// Of a ledger and the table of its German words.
    #[must_use]
    pub const fn new(ledger: &'static str, german: &'static str) -> Self {
        Self { ledger, german, said_in_english: OnceLock::new(), said_in_german: OnceLock::new() }
    }

    /// All rules, in the order of the ledger.
    pub fn rows(&self) -> impl Iterator<Item = Row> + use<> {
        self.ledger.lines().filter(|line| !line.starts_with('#')).filter_map(|line| {
            let mut columns = line.split('\t');
            let (id, _mark, scope, words) = (columns.next()?, columns.next()?, columns.next()?, columns.next()?);
            Some(Row { id, scope, words })
        })
    }

    /// The words of all rules as a source of messages: in German (`de`), or in English.
    #[must_use]
    pub fn source(&self, language: &str) -> &str {
        if language == "de" {
            let german: BTreeMap<&str, &'static str> = self.german_rows().collect();
            self.said_in_german.get_or_init(|| self.messages(|row| german.get(row.id).copied().unwrap_or(row.words)))
        } else {
            self.said_in_english.get_or_init(|| self.messages(|row| row.words))
        }
    }

    fn german_rows(&self) -> impl Iterator<Item = (&'static str, &'static str)> + use<> {
        self.german.lines().filter_map(|line| line.split_once('\t'))
    }

    fn messages(&self, words: impl Fn(&Row) -> &'static str) -> String {
        self.rows().fold(String::with_capacity(2 * self.ledger.len()), |mut out, row| {
            // Braces are the only letters of a line that mean something to Fluent.
            let words = words(&row).replace('{', "{\"{\"}");
            let _ = writeln!(out, "{} = {}\n{} = {words}", row.name_key(), row.id, row.text_key());
            out
        })
    }

    /// A page for each rule, under the heading that the game has for it.
    pub fn entries(&self, heading: impl Fn(&Row) -> Text) -> Vec<Entry> {
        let entry = |row: Row| {
            let says = vec![Text::plain(row.text_key())];
            Entry { says, group: Some(heading(&row)), spoken_of: vec![], ..Entry::new("rule", row.slug()) }
        };
        self.rows().map(entry).collect()
    }

    /// The keys of all messages, for the test of the wording.
    pub fn keys(&self) -> impl Iterator<Item = String> + use<> {
        self.rows().flat_map(|row| [row.name_key(), row.text_key()])
    }

    /// For a test: where the German table does not follow the ledger row by row, a sentence each.
    #[must_use]
    pub fn defects(&self) -> Vec<String> {
        let (rules, german): (Vec<Row>, Vec<_>) = (self.rows().collect(), self.german_rows().collect());
        let mut found = vec![];
        for (at, row) in rules.iter().enumerate() {
            match german.get(at) {
                Some((id, _)) if *id != row.id => found.push(format!("{} stands where {} belongs", id, row.id)),
                Some((id, words)) if words.trim().is_empty() => found.push(format!("{id} has no German words")),
                Some(_) => {}
                None => found.push(format!("{} has no German words", row.id)),
            }
        }
        found.extend(german.iter().skip(rules.len()).map(|(id, _)| format!("{id} is no rule of the ledger")));
        let mut slugs: Vec<String> = rules.iter().map(Row::slug).collect();
        slugs.sort_unstable();
        found.extend(slugs.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| format!("two rules have the address {}", pair[0])));
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEDGER: &str = "# id, mark, scope, summary\nLRR 1.2\tE\trule\tA {brace}.\nGOLD-1\tM\tcomponent: Horn\tBlow it.\n";

    #[test]
    fn every_rule_has_a_page_under_its_heading_and_words_in_both_languages() {
        let book = RuleBook::new(LEDGER, "LRR 1.2\tEine Klammer.\nGOLD-1\tBlas hinein.\n");
        let entries = book.entries(|row| Text::plain(if row.component().is_some() { "cards" } else { "rules" }));
        let pages: Vec<(&str, &str)> =
            entries.iter().map(|entry| (entry.id.as_ref(), entry.group.as_ref().map_or("", |group| group.key.as_ref()))).collect();
        assert_eq!(pages, [("lrr-1-2", "rules"), ("gold-1", "cards")]);
        assert_eq!(book.source("en").lines().nth(1), Some("rule-text-lrr-1-2 = A {\"{\"}brace}."));
        assert_eq!(book.source("de").lines().last(), Some("rule-text-gold-1 = Blas hinein."));
        assert_eq!(book.keys().count(), 4);
        assert_eq!(book.defects(), Vec::<String>::new());
    }

    #[test]
    fn a_rule_without_german_words_is_found() {
        let defects = |german| RuleBook::new(LEDGER, german).defects();
        assert_eq!(defects("LRR 1.2\tEine Klammer.\n"), ["GOLD-1 has no German words"]);
        assert_eq!(
            defects("LRR 1.2\t\nGOLD-1\tBlas.\nGOLD-2\tNichts.\n"),
            ["LRR 1.2 has no German words", "GOLD-2 is no rule of the ledger"]
        );
        assert_eq!(defects("LRR 1.3\tx\nGOLD-1\tBlas.\n"), ["LRR 1.3 stands where LRR 1.2 belongs"]);
    }
}
