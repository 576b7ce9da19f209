//! What abilities cost: whether all of it can be paid, what it is paid with, and paying (CONQ-SUP-13 to -15).

use crate::cards::AbilityId;
use crate::cards::door::{Step, card_of};
use crate::components::Cost as Printed;
use crate::position::printed::cost_of;
use crate::position::underway::{How, Source};
use crate::prelude::*;
use sternpost_kit::abilities as kit;
use sternpost_kit::count;

/// Whether a card in play can pay a cost of a use.
pub type Which = fn(&State, &Use, CardId) -> bool;

/// A part of the cost of an ability, besides the resources that are printed on an event.
#[derive(Clone, Copy)]
pub enum Cost {
    /// This card exhausts.
    ExhaustThis,
    /// This card is sacrificed.
    SacrificeThis,
    /// So many resources.
    Resources(u32),
    /// As many resources as one chooses, at least 1: X.
    ResourcesChosen,
    /// A card of one's own that fits is sacrificed; never a warlord.
    Sacrifice(Which),
    /// A ready card of one's own that fits exhausts.
    Exhaust(Which),
    /// This card is dealt so much damage.
    DamageThis(u32),
    /// As many cards of the hand as one chooses.
    DiscardAny,
}

fn this(using: &Use) -> Option<CardId> {
    if let AbilityId::Card(named) = using.ability { Some(named.card) } else { None }
}

/// The cards in play a part of a cost can be paid with.
fn fitting(s: &State, using: &Use, cost: Cost) -> Vec<CardId> {
    let own = |which: Which| s.in_play().filter(move |(id, card)| card.controller == using.seat && which(s, using, *id));
    match cost {
        // RULING: a warlord is never sacrificed.
        Cost::Sacrifice(which) => own(which).filter(|(_, card)| card.form != Form::Warlord).map(|(id, _)| id).collect(),
        Cost::Exhaust(which) => own(which).filter(|(_, card)| card.is_ready).map(|(id, _)| id).collect(),
        Cost::ExhaustThis | Cost::SacrificeThis | Cost::Resources(_) | Cost::ResourcesChosen | Cost::DamageThis(_) | Cost::DiscardAny => {
            vec![]
        }
    }
}

/// The resources that an ability costs at least.
fn resources(using: &Use) -> u32 {
    let event = using.ability.event().map_or(0, |title| if title.card().cost == Printed::X { 1 } else { cost_of(title) });
    let of = |cost: &Cost| match *cost {
        Cost::Resources(count) => count,
        Cost::ResourcesChosen => u32::from(event == 0),
        Cost::ExhaustThis | Cost::SacrificeThis | Cost::Sacrifice(_) | Cost::Exhaust(_) | Cost::DamageThis(_) | Cost::DiscardAny => 0,
    };
    event + card_of(using.ability).map_or(0, |card| card.cost.iter().map(of).sum())
}

/// Whether all of the cost can be paid, as far as everybody knows.
#[must_use]
pub fn can_be_paid(s: &State, using: &Use) -> bool {
    let Some(card) = card_of(using.ability) else { return true };
    let player = &s.players[using.seat];
    let is_within_limit = match (card.limit, this(using)) {
        (Some(limit), Some(this)) => s.card(this).uses < limit,
        (_, _) => true,
    };
    // CONQ-SUP-25
    let is_limited = using.ability.event().is_some_and(|title| title.card().has_keyword(Keyword::Limited)) && player.has_used_limited;
    let abilities_are_on = this(using).is_some() || s.options.has_abilities();
    let each = |cost: &Cost| match *cost {
        Cost::ExhaustThis => this(using).is_some_and(|this| s.card(this).is_ready),
        Cost::SacrificeThis | Cost::DamageThis(_) => this(using).is_some(),
        Cost::Resources(_) | Cost::ResourcesChosen => true,
        Cost::Sacrifice(_) | Cost::Exhaust(_) => !fitting(s, using, *cost).is_empty(),
        Cost::DiscardAny => !player.hand.is_empty(),
    };
    abilities_are_on && is_within_limit && !is_limited && player.resources >= resources(using) && card.cost.iter().all(each)
}

/// What a part of the cost is paid with.
pub fn which(s: &State, using: &Use, at: usize) -> Asks {
    let Some(cost) = card_of(using.ability).and_then(|card| card.cost.get(at)) else { return nobody() };
    match *cost {
        Cost::Sacrifice(_) => ask(
            using.seat,
            choosing::cards(s, &Prompt::Sacrifice { by: choosing::name_of(using) }, fitting(s, using, *cost)).skipped_when_forced(),
        ),
        Cost::Exhaust(_) => ask(
            using.seat,
            choosing::cards(s, &Prompt::Exhaust { by: choosing::name_of(using) }, fitting(s, using, *cost)).skipped_when_forced(),
        ),
        Cost::ResourcesChosen => ask(
            using.seat,
            Question::amount(&Prompt::PayResources { by: choosing::name_of(using) }, "CONQ-SUP-15", 1, s.players[using.seat].resources),
        ),
        Cost::DiscardAny => {
            let hand = s.players[using.seat].hand.for_the_rules();
            let most = count(hand.len());
            let mut titles: Vec<(Choice, u32)> = vec![];
            for title in hand {
                let choice = Choice::Discard { title: *title };
                match titles.iter_mut().find(|(known, _)| *known == choice) {
                    Some((_, copies)) => *copies += 1,
                    None => titles.push((choice, 1)),
                }
            }
            let offers = titles.into_iter().map(|(choice, copies)| sternpost_core::Offer::new(choice).cap(copies));
            let prompt = Prompt::DiscardAny { by: choosing::name_of(using) };
            ask(using.seat, Question::split_between(&prompt, "CONQ-SUP-15", 1..=most, offers))
        }
        Cost::ExhaustThis | Cost::SacrificeThis | Cost::Resources(_) | Cost::DamageThis(_) => nobody(),
    }
}

/// What a part of the cost is paid with is settled.
pub fn chosen(using: &Use, at: usize, picked: Picked<Choice>, t: &mut T<'_>) {
    let how = |cost: Option<&Cost>| if matches!(cost, Some(Cost::Sacrifice(_))) { How::Sacrificed } else { How::Discarded };
    let cost = card_of(using.ability).and_then(|card| card.cost.get(at));
    match picked {
        Picked::One(choice) => {
            if let Choice::Card { face, number } = choice
                && let Some(card) = t.state.find(face, number)
            {
                let gone = leaving::gone(t.state, card, how(cost));
                playing(t).pays_with.push(gone);
            }
        }
        Picked::Amount(amount) => playing(t).amount = amount,
        Picked::Split(parts) => {
            for (choice, copies) in parts {
                if let Choice::Discard { title } = choice {
                    playing(t).discards.extend(std::iter::repeat_n(title, copies as usize));
                }
            }
        }
        Picked::Some(_) | Picked::Arrange(_) => unreachable!("no cost asks so"),
    }
    t.next(steps![Step::Costs(using.clone(), u8::try_from(at + 1).expect("costs are few"))]);
}

fn playing<'t>(t: &'t mut T<'_>) -> &'t mut crate::position::underway::Playing {
    t.state.underway.playing.last_mut().expect("an ability is being used")
}

/// The next part of the cost; when all are settled, targets are chosen.
pub fn next(using: &Use, at: usize, t: &mut T<'_>) {
    let parts = card_of(using.ability).map_or(0, |card| card.cost.len());
    if at + 1 < parts {
        t.next(steps![Step::Costs(using.clone(), u8::try_from(at + 1).expect("costs are few"))]);
    } else {
        t.next(steps![Step::Use(kit::Step::Choose(using.clone()))]);
    }
}

/// CONQ-SUP-15: all of it is paid before anything happens.
pub fn pay(using: &Use, t: &mut T<'_>) {
    let card = card_of(using.ability).expect("only what is written is used");
    let playing = playing(t).clone();
    if let Some(title) = using.ability.event() {
        drawing::lose(using.seat, cost_of(title), t);
    }
    let mut with = playing.pays_with.iter();
    for cost in card.cost {
        match *cost {
            Cost::ExhaustThis => readiness::exhaust(this(using).expect("it can be paid"), t),
            Cost::SacrificeThis => leaving::sacrifice(this(using), t),
            Cost::Resources(count) => drop(drawing::lose(using.seat, count, t)),
            Cost::ResourcesChosen => drop(drawing::lose(using.seat, playing.amount, t)),
            Cost::Sacrifice(_) => leaving::sacrifice(with.next().map(|gone| gone.named.card), t),
            Cost::Exhaust(_) => with.next().into_iter().for_each(|gone| readiness::exhaust(gone.named.card, t)),
            Cost::DamageThis(count) => drop(damage::deal(Source::Cost { seat: using.seat }, this(using).map(|this| (this, count)), t)),
            Cost::DiscardAny => {
                for title in &playing.discards {
                    drawing::discard_from_hand(using.seat, *title, t);
                    t.tell(&Line::Discards { seat: using.seat, title: *title });
                }
            }
        }
    }
}

/// CONQ-SUP-14: damage that was to be the cost and was not taken leaves no effect.
pub fn paid(using: &Use, t: &mut T<'_>) {
    let owed = |cost: &Cost| if let Cost::DamageThis(count) = *cost { count } else { 0 };
    let owed: u32 = card_of(using.ability).map_or(0, |card| card.cost.iter().map(owed).sum());
    let playing = playing(t);
    playing.is_cancelled |= playing.cost_taken < owed;
}
