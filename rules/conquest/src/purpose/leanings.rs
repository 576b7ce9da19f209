//! How a seat leans to each offer of a question, before it looks ahead.

use crate::combat::battle;
use crate::decks::DeckList;
use crate::effects::shields;
use crate::flow::Step;
use crate::position::printed::cost_of;
use crate::position::underway::Source;
use crate::prelude::*;
use crate::setup;
use sternpost_core::Shape;
use sternpost_players::{Asking, Preference};

/// How a seat leans to each offer, in their order; to an amount with one entry.
pub fn leanings(asking: &Asking<'_, Conquest>) -> Vec<Preference> {
    if matches!(asking.question.shape, Shape::Amount { .. }) {
        return vec![Preference::to(1)];
    }
    let list = matches!(asking.step, Step::Setup(setup::Step::Decks)).then(|| DeckList::ours(asking.state.players[asking.seat].warlord));
    let lean = |choice: &Choice| match &list {
        Some(list) => of_deck(list, choice),
        None => Preference::to(leaning(asking, choice)),
    };
    asking.question.offers.iter().map(|offer| lean(&offer.choice)).collect()
}

/// A deck of one's own is the one we have put together.
fn of_deck(list: &DeckList, choice: &Choice) -> Preference {
    if let Choice::Title { title } = *choice {
        let copies = if title == list.warlord().title() { 1 } else { list.copies(title).into() };
        return Preference::up_to(copies, if copies > 0 { 50 } else { -50 });
    }
    let is_ally = matches!(choice, Choice::Ally { faction } if list.ally() == Some(*faction));
    Preference::up_to(1, if is_ally { 60 } else { -60 })
}

fn leaning(asking: &Asking<'_, Conquest>, choice: &Choice) -> i64 {
    let s = asking.state;
    if let Some(card) = choice.card().and_then(|(face, number)| s.find(face, number)) {
        return of_card(asking, card);
    }
    if let Choice::Deploy { title } = *choice {
        return 200 + i64::from(cost_of(title)) * 20;
    }
    if let Choice::Planet { slot, .. } = *choice {
        return if s.first_planet() == Some(slot) { 120 } else { 60 };
    }
    if let Choice::Shield { title } = *choice {
        return of_shield(asking, title.card().shields.into());
    }
    if matches!(choice, Choice::Use { .. } | Choice::BattleAbility { .. } | Choice::TakeBoth | Choice::Starter) {
        return 150;
    }
    if matches!(choice, Choice::Play { .. }) {
        return 90;
    }
    if matches!(choice, Choice::Pass | Choice::NoShield | Choice::Stay) {
        return 50;
    }
    let is_taken = matches!(choice, Choice::TakeCards | Choice::TakeResources | Choice::Title { .. } | Choice::Nth { .. });
    if is_taken || matches!(choice, Choice::Keep | Choice::AreaEffect { .. }) { 100 } else { 10 }
}

/// A card in play: as attacker the strongest first, as defender who falls first; who retreats is better off wounded.
fn of_card(asking: &Asking<'_, Conquest>, card: CardId) -> i64 {
    let s = asking.state;
    if matches!(asking.step, Step::Battle(battle::Step::Retreat(_))) {
        return -10;
    }
    if matches!(asking.step, Step::Attack(_)) { of_defender(s, card) } else { own_or_not(s, asking.seat, card) }
}

fn own_or_not(s: &State, seat: Seat, card: CardId) -> i64 {
    let known = s.card(card);
    let strength = if known.form.is_unit() { i64::from(s.attack_of(card)) * 10 } else { 20 };
    // A warlord does not go ahead of its troops.
    let care = if known.form == Form::Warlord { 60 } else { 0 };
    if known.controller == seat { 100 + strength - care } else { 120 + strength }
}

fn of_defender(s: &State, defender: CardId) -> i64 {
    let Some(attack) = s.underway.attack else { return 100 };
    let source = Source::Attack { attacker: attack.attacker };
    let amount = damage::amount_against(s, source, defender, s.attack_of(attack.attacker));
    let falls = amount >= s.remaining_hit_points(defender);
    let worth = i64::from(s.attack_of(defender)) * 10 + if s.card(defender).is_ready { 15 } else { 0 };
    let warlord = if s.card(defender).form == Form::Warlord { 80 } else { 0 };
    100 + worth + warlord + if falls { 200 } else { 0 }
}

/// A shield is worth it if it saves who is worth more than the card.
fn of_shield(asking: &Asking<'_, Conquest>, shown: u32) -> i64 {
    let Step::Shields(shields::Step::Ask(packet, unit)) = asking.step else { return 0 };
    let s = asking.state;
    let (assigned, left) = (s.assigned(*packet, *unit), s.remaining_hit_points(*unit));
    let saves = assigned >= left && assigned.saturating_sub(shown) < left;
    let card = s.card(*unit);
    let is_dear = card.form == Form::Warlord || card.face.title().is_some_and(|title| cost_of(title) >= 3);
    let waste = i64::from(shown.saturating_sub(assigned));
    match (saves, is_dear) {
        (true, true) => 300 - waste,
        (true, false) => 40 - waste,
        (false, _) => {
            if card.form == Form::Warlord {
                55 - waste
            } else {
                10
            }
        }
    }
}
