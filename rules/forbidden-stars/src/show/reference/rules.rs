//! The rules of the book, as the ledger has them: each a page with its words under the name of its chapter.

use sternpost_kit::RuleBook;
use sternpost_kit::rule_book::Row;
use sternpost_show::reference::Entry;

/// The ledger with its German words.
pub static RULES: RuleBook = RuleBook::new(include_str!("../../../ledger.tsv"), include_str!("../../../text/de-rules.tsv"));

/// All of them, in the order of the ledger.
pub fn entries() -> Vec<Entry> {
    RULES.entries(Row::chapter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_is_said_in_german_in_the_order_of_the_ledger() {
        assert_eq!(RULES.defects(), Vec::<String>::new());
        assert_eq!(RULES.rows().count(), 458);
    }
}
