//! Searches: the first cards of a deck are looked at, one may go somewhere, the rest goes under the deck in an order one chooses.
//!
//! The cards stay in the deck, for all counting, until the search is over.

use crate::prelude::*;

/// The first cards of the user's own deck, at most so many, as they lie.
#[must_use]
pub fn top(s: &State, using: &Use, cards: usize) -> Vec<Title> {
    s.players[using.seat].deck.for_the_rules().iter().take(cards).copied().collect()
}

/// A search begins: the user looks at the first cards of the own deck.
pub fn look(using: &Use, cards: usize, t: &mut T<'_>) {
    drawing::look(using.seat, cards, t);
    t.state.underway.searches += 1;
}

/// What a search asks, behind `asked` answers that were given before: one of the cards that fit (or none, if one may decline), then the order of the rest.
#[must_use]
pub fn ask(s: &State, using: &Use, asked: usize, cards: usize, may_decline: bool, fits: impl Fn(Title) -> bool) -> Next {
    let by = choosing::name_of(using);
    let seen = top(s, using, cards);
    if using.chosen.len() == asked {
        let mut fitting: Vec<Title> = seen.into_iter().filter(|title| fits(*title)).collect();
        fitting.sort_unstable();
        fitting.dedup();
        let offers = fitting.into_iter().map(|title| Offer::new(Choice::Title { title }));
        let decline = may_decline.then(|| Offer::new(Choice::Nothing));
        let offers: Vec<Offer<Choice>> = offers.chain(decline).collect();
        // That nothing fits is nobody else's business: the question comes all the same.
        let offers = if offers.is_empty() { vec![Offer::new(Choice::Nothing)] } else { offers };
        return Some((using.seat, Question::one_of(&Prompt::Search { by }, "CONQ-SUP-13", offers).asked_regardless_of_hand()));
    }
    if using.chosen.len() == asked + 1 {
        let rest = rest(s, using, asked, cards);
        let offers = rest.iter().enumerate().map(|(at, title)| Offer::new(Choice::Nth { title: *title, number: number(at) }));
        return (rest.len() > 1).then(|| (using.seat, Question::arrange(&Prompt::Bury { by }, "CONQ-SUP-13", offers)));
    }
    None
}

fn number(at: usize) -> u32 {
    sternpost_kit::count(at + 1)
}

/// The card that was taken.
#[must_use]
pub fn taken(using: &Use, asked: usize) -> Option<Title> {
    if let Some(Choice::Title { title }) = using.choice(asked) { Some(title) } else { None }
}

fn rest(s: &State, using: &Use, asked: usize, cards: usize) -> Vec<Title> {
    let mut rest = top(s, using, cards);
    if let Some(at) = taken(using, asked).and_then(|taken| rest.iter().position(|title| *title == taken)) {
        rest.remove(at);
    }
    rest
}

/// The search ends: the card that was taken leaves the deck, the rest goes under it as it was arranged. The card that was taken is the caller's to place.
pub fn end(using: &Use, asked: usize, cards: usize, t: &mut T<'_>) -> Option<Title> {
    let taken = taken(using, asked);
    let mut order = rest(t.state, using, asked, cards);
    if let Some(Picked::Arrange(choices)) = using.chosen.get(asked + 1) {
        let title = |choice: &Choice| if let Choice::Nth { title, .. } = *choice { Some(title) } else { None };
        order = choices.iter().filter_map(title).collect();
    }
    let looked_at = order.len() + usize::from(taken.is_some());
    let deck = &mut t.state.players[using.seat].deck;
    deck.take_first(looked_at);
    order.iter().for_each(|title| sternpost_kit::deck::bury(deck, *title, [using.seat]));
    t.state.underway.searches -= 1;
    taken
}
