//! Veteran Brother Maxos: combat action for the printed cost of a Space Marines unit of the hand: it enters play here. It is not deployed: nothing reduces
//! its cost.

use crate::cards::holding;
use crate::effects::entering::{may_control, put_into_play};
use crate::position::printed::cost_of;
use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::COMBAT_ACTION, could_call, call).again().asking(ask)],
    held: |s, using| !marines(s, using).is_empty(),
    ..Card::NEW
};

fn fits(s: &State, using: &Use, title: Title) -> bool {
    let printed = title.card();
    let is_marine = printed.card_type == CardType::Army && printed.faction == Some(Faction::SpaceMarines);
    is_marine && cost_of(title) <= s.players[using.seat].resources && may_control(s, using.seat, title)
}

fn could_call(s: &State, using: &Use) -> bool {
    let could_be_held = |title: &Title| fits(s, using, *title) && holding::could_hold(s, using.seat, *title);
    s.slot_of(using.this()).is_some() && Title::ALL.iter().any(could_be_held)
}

fn marines(s: &State, using: &Use) -> Vec<Choice> {
    choosing::held(s, using.seat, |title| fits(s, using, title))
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { choosing::one_of(using, marines(s, using)) } else { None }
}

fn call(using: &Use, t: &mut T<'_>) {
    let (Some(Choice::Title { title }), Some(slot)) = (using.choice(0), t.state.slot_of(using.this())) else { return };
    // Nothing comes between the choice and this, so that the cost is paid here.
    drawing::lose(using.seat, cost_of(title), t);
    sternpost_kit::deck::take_out(&mut t.state.players[using.seat].hand, &title);
    put_into_play(using.seat, title, Form::Army, At::Planet(slot), t);
}
