//! Every message has a wording in every language, no wording is left over, and none names an argument it is not given.

use crate::components::Category;
use crate::decks::{DeckDefect, DeckMeasure};
use crate::prelude::*;
use crate::show::highlights::Highlighted;
use crate::show::layers::Layered;
use crate::show::orders::{Heading, OrderKind};
use crate::show::reference::Fact;
use crate::show::reference::rules::RULES;
use crate::show::remarks::Remark;
use sternpost_workbench::Said;

sternpost_workbench::text_tests!(
    Conquest,
    said: [Choice, Prompt, Why, Line, Word, Remark, Layered, Highlighted],
    declared: [Occasion, OrderKind, Heading, DeckDefect, DeckMeasure, Fact],
    names: [Title, Token, PlanetId, Category, Faction, Keyword, Trait, CardType],
    more: add_the_rest,
    sources: super::sources,
    prompts: Prompt,
    anytime: ["ask-concede"],
);

/// What rules and the reference are called.
fn add_the_rest(said: &mut Said) {
    crate::show::reference::tests::add_pages(said);
    for key in RULES.keys() {
        said.add(key, []);
    }
}
