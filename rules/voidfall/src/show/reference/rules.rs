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
    use crate::Voidfall;
    use sternpost_game::Published;
    use sternpost_show::Reference as _;
    use sternpost_workbench::pages::Pages;

    static GAME: Published<Voidfall> = Published::new();

    #[test]
    fn every_rule_is_said_in_german_in_the_order_of_the_ledger() {
        assert_eq!(RULES.defects(), Vec::<String>::new());
        assert_eq!(RULES.rows().count(), 463);
        assert_eq!(RULES.rows().filter(|row| row.component() == Some("Crisis board")).count(), 100);
    }

    #[test]
    fn a_cited_rule_leads_to_its_page_in_both_languages() {
        let pages = Pages { game: &GAME, book: Voidfall.book() };
        let page = Voidfall.book().rule("VF-CB-06").expect("the rule has a page");
        let said = |language| pages.say(language, &page.says[0]);
        assert_eq!(said("en"), "A combat is one Approach and then at least one salvo.");
        assert_eq!(said("de"), "Ein Kampf ist eine Annäherung und danach mindestens eine Salve.");
        let heading = page.group.as_ref().expect("its chapter");
        assert_eq!((pages.say("en", heading), pages.say("de", heading)), ("Combat".to_owned(), "Kampf".to_owned()));
    }
}
