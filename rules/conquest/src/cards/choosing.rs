//! The questions that abilities ask: one unit, some units, a planet; with what may not be targeted left out.

use crate::cards::{AbilityId, door};
use crate::prelude::*;
use sternpost_core::Place;

/// The name of what is used.
#[must_use]
pub fn name_of(using: &Use) -> Text {
    match using.ability {
        AbilityId::Card(named) => named.name(),
        AbilityId::Hand { title } | AbilityId::Ambush { title } => title.name(),
        AbilityId::Planet { planet, .. } => planet.name(),
    }
}

/// The place of a card in play on the board.
#[must_use]
pub fn place_of_card(id: CardId) -> Place {
    format!("card-{}", id.0).into()
}

/// The place of a planet or headquarters on the board.
#[must_use]
pub fn place_of(at: At) -> Place {
    match at {
        At::Hq(seat) => format!("hq-{seat}").into(),
        At::Planet(slot) => format!("planet-{}", slot.0 + 1).into(),
        At::On(card) => place_of_card(card),
    }
}

/// A card in play as something to choose.
#[must_use]
pub fn card(s: &State, id: CardId) -> Offer<Choice> {
    let named = s.named(id);
    let at = s.place_of(id).expect("a card in play is somewhere");
    let at = Word::At { place: crate::effects::moving::place(at, s) };
    Offer::new(Choice::Card { face: named.face, number: named.number }).at(place_of_card(id)).hint(&at)
}

/// A planet as something to choose.
#[must_use]
pub fn planet(s: &State, slot: SlotId) -> Offer<Choice> {
    let planet = s.planet_at(slot).expect("only face-up planets are chosen");
    Offer::new(Choice::Planet { slot, planet }).at(place_of(At::Planet(slot)))
}

/// A choice with its place on the board.
#[must_use]
pub fn placed(s: &State, seat: Seat, choice: Choice) -> Offer<Choice> {
    let place: Option<Place> = if let Choice::Use { face, number } = choice {
        s.find(face, number).map(place_of_card)
    } else if let Choice::BattleAbility { planet } = choice {
        s.face_up().find(|slot| s.planet_at(*slot) == Some(planet)).map(|slot| place_of(At::Planet(slot)))
    } else if matches!(choice, Choice::Play { .. } | Choice::Deploy { .. }) {
        Some(format!("hand-{seat}").into())
    } else {
        None
    };
    Offer { place, ..Offer::new(choice) }
}

/// One of these cards in play.
#[must_use]
pub fn cards(s: &State, prompt: &Prompt, ids: Vec<CardId>) -> Question<Choice> {
    Question::one_of(prompt, "CONQ-SUP-13", ids.into_iter().map(|id| card(s, id)))
}

/// Whether a card in play may be a target of what is used (CONQ-ABILITY-06).
#[must_use]
pub fn may_target(s: &State, using: &Use, id: CardId) -> bool {
    let is_own = s.card(id).controller == using.seat;
    let is_protected = crate::cards::modifiers::is_untargetable(s, id);
    let is_immune = using.ability.event().is_some() && s.is_immune_to_events_of(id, using.seat);
    is_own || !is_protected && !is_immune
}

/// The next question of an ability: one of these cards in play, if there is one.
#[must_use]
pub fn one_card(s: &State, using: &Use, ids: impl Iterator<Item = CardId>) -> Next {
    one_card_by(using.seat, s, using, ids)
}

/// The same, chosen by whichever seat the text says: who chooses among its own cards is no target of anybody.
#[must_use]
pub fn one_card_by(seat: Seat, s: &State, using: &Use, ids: impl Iterator<Item = CardId>) -> Next {
    let ids: Vec<CardId> = ids.filter(|id| seat != using.seat || may_target(s, using, *id)).collect();
    (!ids.is_empty()).then(|| (seat, cards(s, &Prompt::ChooseCard { by: name_of(using) }, ids)))
}

/// The next question of an ability: one of these cards in play, chosen by a seat without being a target.
#[must_use]
pub fn any_card(seat: Seat, s: &State, using: &Use, ids: Vec<CardId>) -> Next {
    (!ids.is_empty()).then(|| (seat, cards(s, &Prompt::ChooseCard { by: name_of(using) }, ids)))
}

/// The cards of a seat's hand that fit, each title once.
#[must_use]
pub fn held(s: &State, seat: Seat, fits: impl Fn(Title) -> bool) -> Vec<Choice> {
    let mut titles: Vec<Title> = s.players[seat].hand.for_the_rules().iter().copied().filter(|title| fits(*title)).collect();
    titles.sort_unstable();
    titles.dedup();
    titles.into_iter().map(|title| Choice::Title { title }).collect()
}

/// The next question of an ability: one of these. What they are may depend on a hand, so that the question comes whatever is held: who
/// uses the ability has what it needs, and nobody else may know what that is.
#[must_use]
pub fn one_of(using: &Use, choices: Vec<Choice>) -> Next {
    let choices = if choices.is_empty() { vec![Choice::Nothing] } else { choices };
    Some((using.seat, Question::one_of(&Prompt::ChooseOne { by: name_of(using) }, "CONQ-SUP-13", choices)))
}

/// The next question of an ability: up to so many of these cards, at least `least`.
#[must_use]
pub fn some_cards(s: &State, using: &Use, least: u32, most: u32, ids: impl Iterator<Item = CardId>) -> Next {
    let ids: Vec<CardId> = ids.filter(|id| may_target(s, using, *id)).collect();
    let most = most.min(sternpost_kit::count(ids.len()));
    let prompt = Prompt::ChooseCards { by: name_of(using), most };
    let offers: Vec<Offer<Choice>> = ids.into_iter().map(|id| card(s, id)).collect();
    (!offers.is_empty()).then(|| (using.seat, Question::some_of(&prompt, "CONQ-SUP-13", least, most, offers)))
}

/// The next question of an ability: one of these planets, if there is one.
#[must_use]
pub fn one_planet(s: &State, using: &Use, slots: impl Iterator<Item = SlotId>) -> Next {
    let offers: Vec<Offer<Choice>> = slots.map(|slot| planet(s, slot)).collect();
    (!offers.is_empty()).then(|| (using.seat, Question::one_of(&Prompt::ChoosePlanet { by: name_of(using) }, "CONQ-SUP-13", offers)))
}

/// The next question of an ability: one of these planets or headquarters, if there is one.
#[must_use]
pub fn one_place(s: &State, using: &Use, places: impl Iterator<Item = At>) -> Next {
    let offer = |at: At| match at {
        At::Planet(slot) => Some(planet(s, slot)),
        At::Hq(seat) => Some(Offer::new(Choice::Headquarters { seat }).at(place_of(at))),
        At::On(_) => None,
    };
    let offers: Vec<Offer<Choice>> = places.filter_map(offer).collect();
    (!offers.is_empty()).then(|| (using.seat, Question::one_of(&Prompt::ChoosePlanet { by: name_of(using) }, "CONQ-SUP-13", offers)))
}

/// The next question of an ability: one of the cards that a seat holds, to be discarded. What is held is nobody else's business.
#[must_use]
pub fn one_of_hand(seat: Seat, s: &State, using: &Use) -> Next {
    let mut titles = s.players[seat].hand.for_the_rules().to_vec();
    titles.dedup();
    let offers: Vec<Offer<Choice>> = titles.into_iter().map(|title| Offer::new(Choice::Discard { title })).collect();
    let question = |offers| Question::one_of(&Prompt::DiscardOne { by: name_of(using) }, "CONQ-SUP-13", offers).asked_regardless_of_hand();
    (!offers.is_empty()).then(|| (seat, question(offers)))
}

/// The place that was chosen.
#[must_use]
pub fn place_chosen(choice: Option<Choice>) -> Option<At> {
    let choice = choice?;
    if let Choice::Planet { slot, .. } = choice {
        return Some(At::Planet(slot));
    }
    if let Choice::Headquarters { seat } = choice { Some(At::Hq(seat)) } else { None }
}

/// The card in play that was chosen so far, by its place in the order of questions; before targets are locked.
#[must_use]
pub fn named(s: &State, using: &Use, at: usize) -> Option<CardId> {
    if let Choice::Card { face, number } = using.choice(at)? { s.find(face, number) } else { None }
}

/// Whether one of these cards in play may be a target of what is used.
#[must_use]
pub fn any(s: &State, using: &Use, mut ids: impl Iterator<Item = CardId>) -> bool {
    ids.any(|id| may_target(s, using, id))
}

/// The card in play that a use has named at a place in the order of its targets, if it is still there.
#[must_use]
pub fn target(s: &State, at: usize) -> Option<CardId> {
    let id = s.playing()?.targets.get(at).copied()?;
    s.cards.contains_key(&id).then_some(id)
}

/// All cards in play that a use has named and that are still there.
#[must_use]
pub fn targets(s: &State) -> Vec<CardId> {
    let all = s.playing().map_or(&[][..], |playing| &playing.targets);
    all.iter().copied().filter(|id| s.cards.contains_key(id)).collect()
}

/// What a seat could do of its own accord at an occasion, as offers.
pub fn own_offers(s: &State, occasion: &crate::cards::Occasion, seat: Seat) -> Vec<Offer<Choice>> {
    use sternpost_core::Reacts as _;
    crate::Conquest::abilities(s, occasion, seat).into_iter().map(|usable| door::offer_of(s, seat, usable.ability)).collect()
}
