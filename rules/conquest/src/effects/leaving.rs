//! Leaving play (CONQ-DEFEAT-01, -02, CONQ-SUP-33, -35, -41): interrupts, then all depart at once, then reactions.
//!
//! A warlord never leaves play: it is defeated (`phases::defeat`).

use crate::cards::occasions::window;
use crate::flow;
use crate::position::in_play::InPlay;
use crate::position::underway::{Gone, How, Leaving};
use crate::prelude::*;

/// Steps of leaving play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The cards of a departure go.
    Depart(u16),
}

/// What each step does or asks.
pub fn part<P: flow::Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Depart(number) => it.does(move |t| depart(number, t)),
    }
}

/// Cards are destroyed.
pub fn destroy(cards: impl IntoIterator<Item = CardId>, t: &mut T<'_>) {
    leave(How::Destroyed, cards, t);
}

/// Cards are sacrificed by who controls them.
pub fn sacrifice(cards: impl IntoIterator<Item = CardId>, t: &mut T<'_>) {
    leave(How::Sacrificed, cards, t);
}

/// Cards go back to their owners' hands.
pub fn to_hand(cards: impl IntoIterator<Item = CardId>, t: &mut T<'_>) {
    leave(How::Returned, cards, t);
}

/// Cards leave play together, in whatever way.
pub fn leave(how: How, cards: impl IntoIterator<Item = CardId>, t: &mut T<'_>) {
    let steps = begin(how, cards, t);
    t.next(steps);
}

/// The steps in which cards leave play: those of them that are there, are no warlords and do not leave already.
pub fn begin(how: How, cards: impl IntoIterator<Item = CardId>, t: &mut T<'_>) -> Vec<flow::Step> {
    let goes = |card: &CardId| t.state.cards.get(card).is_some_and(|known| known.form != Form::Warlord) && !is_leaving(t.state, *card);
    let cards: Vec<CardId> = cards.into_iter().filter(goes).collect();
    if cards.is_empty() {
        return vec![];
    }
    let number = t.state.take_number();
    let windows = cards.iter().map(|card| window(Occasion::Leaving { card: gone(t.state, *card, how) }));
    let steps = windows.chain(steps![Step::Depart(number)]).collect();
    t.state.underway.leaving.push(Leaving { number, how, cards });
    steps
}

/// Whether a card is about to leave play.
#[must_use]
pub fn is_leaving(s: &State, card: CardId) -> bool {
    s.underway.leaving.iter().any(|leaving| leaving.cards.contains(&card))
}

/// What will be known of a card when it has left.
#[must_use]
pub fn gone(s: &State, id: CardId, how: How) -> Gone {
    let InPlay { form, owner, controller, .. } = *s.card(id);
    let at = s.place_of(id).expect("a card in play is somewhere");
    Gone { named: s.named(id), form, owner, controller, at, how }
}

fn depart(number: u16, t: &mut T<'_>) {
    let Some(at) = t.state.underway.leaving.iter().position(|leaving| leaving.number == number) else { return };
    let Leaving { how, cards, .. } = t.state.underway.leaving.remove(at);
    let mut gone_now: Vec<Gone> =
        cards.iter().filter(|card| t.state.cards.contains_key(card)).map(|card| gone(t.state, *card, how)).collect();
    // RULING: what goes to one pile at once lies there by cost, the dearest on top.
    gone_now.sort_by_key(|gone| (gone.face().title().map(crate::position::printed::cost_of), gone.named));
    for gone in &gone_now {
        // CONQ-SUP-33
        let attached: Vec<CardId> = t.state.attached_to(gone.named.card).map(|(id, _)| id).collect();
        attached.into_iter().for_each(|card| put_away(card, How::Discarded, t.state));
        t.tell(&Line::Left { card: gone.named.name(), how: how.word() });
        put_away(gone.named.card, how, t.state);
    }
    // RULING: what reacts to a card that has left may do so for each of several, one after the other.
    let windows: Vec<flow::Step> = gone_now.into_iter().map(|card| window(Occasion::Left { card })).collect();
    t.next(windows);
}

/// CONQ-SUP-35: to the piles of its owner; a token to the bank (CONQ-DEFEAT-02).
fn put_away(id: CardId, how: How, s: &mut State) {
    let Some(card) = s.cards.remove(&id) else { return };
    let CardName::Title(title) = card.face else { return };
    let player = &mut s.players[card.owner];
    match how {
        How::Returned => drawing::take_up_openly(&mut player.hand, title),
        How::Destroyed | How::Sacrificed | How::Discarded => player.discard.push(title),
    }
}

impl How {
    /// How a card leaves, in a word.
    #[must_use]
    pub fn word(self) -> sternpost_core::Text {
        use crate::words::Word;
        use sternpost_core::Message as _;
        match self {
            Self::Destroyed => Word::Destroyed,
            Self::Sacrificed => Word::Sacrificed,
            Self::Returned => Word::Returned,
            Self::Discarded => Word::Discarded,
        }
        .text()
    }
}
