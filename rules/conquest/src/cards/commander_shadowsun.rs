//! Commander Shadowsun: reaction, when she has committed to a planet: a Tau attachment that costs 2 or less, or a Stealth Cadre as an attachment, enters play
//! on a unit there, from the hand or the discard pile.

use crate::cards::holding;
use crate::effects::attaching;
use crate::effects::entering::{may_control, put_into_play};
use crate::position::printed::cost_of;
use crate::prelude::*;

const DEAREST: u32 = 2;

pub static CARD: Card = Card {
    abilities: &[Ability::may(&[Timing::Committed], could_equip, equip).asking(ask)],
    held: |s, using| !titles(s, using).is_empty(),
    targets: true,
    ..Card::NEW
};

/// The units at the planet that may bear a card, if it is one of those she brings.
fn bearers(s: &State, using: &Use, title: Title) -> Vec<CardId> {
    let Occasion::Committed { unit, slot } = using.occasion else { return vec![] };
    let printed = title.card();
    let is_gear = printed.card_type == CardType::Attachment && printed.faction == Some(Faction::Tau) && cost_of(title) <= DEAREST;
    if unit.card != using.this() || !is_gear && title != Title::ShadowsunsStealthCadre || !may_control(s, using.seat, title) {
        return vec![];
    }
    let bearers = attaching::bearers(s, using.seat, title).into_iter().filter(|bearer| s.card(*bearer).at == At::Planet(slot));
    bearers.filter(|bearer| choosing::may_target(s, using, *bearer)).collect()
}

fn could_equip(s: &State, using: &Use) -> bool {
    let could_come = |title: Title| s.players[using.seat].discard.contains(&title) || holding::could_hold(s, using.seat, title);
    Title::ALL.iter().any(|title| !bearers(s, using, *title).is_empty() && could_come(*title))
}

/// What there is to choose from: cards of the hand, and cards of the discard pile.
fn titles(s: &State, using: &Use) -> Vec<Choice> {
    let player = &s.players[using.seat];
    let held = player.hand.for_the_rules().iter().map(|title| (*title, Choice::Title { title: *title }));
    let discarded = player.discard.iter().map(|title| (*title, Choice::Discarded { title: *title }));
    let fitting = held.chain(discarded).filter(|(title, _)| !bearers(s, using, *title).is_empty());
    let mut choices: Vec<Choice> = vec![];
    for (_, choice) in fitting {
        if !choices.contains(&choice) {
            choices.push(choice);
        }
    }
    choices
}

fn chosen(using: &Use) -> Option<Title> {
    let choice = using.choice(0)?;
    if let Choice::Title { title } | Choice::Discarded { title } = choice { Some(title) } else { None }
}

fn ask(s: &State, using: &Use) -> Next {
    match using.chosen.len() {
        0 => choosing::one_of(using, titles(s, using)),
        1 => chosen(using).and_then(|title| one_card(s, using, bearers(s, using, title).into_iter())),
        _ => None,
    }
}

fn equip(using: &Use, t: &mut T<'_>) {
    let (Some(choice), Some(title), Some(bearer)) = (using.choice(0), chosen(using), choosing::target(t.state, 0)) else { return };
    let is_there = if let Choice::Discarded { .. } = choice {
        drawing::take_from_discard(using.seat, title, t)
    } else {
        t.state.players[using.seat].hand.take(&title).is_some()
    };
    if is_there {
        put_into_play(using.seat, title, Form::Attachment, At::On(bearer), t);
    }
}
