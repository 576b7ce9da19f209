//! Infernal Gateway: combat action: a Chaos unit of the hand that costs 3 or less enters play at a planet; when the phase ends it is sacrificed.

use crate::cards::choosing::{one_planet, place_chosen};
use crate::cards::{Then, holding};
use crate::effects::entering::{may_control, put_into_play};
use crate::position::printed::cost_of;
use crate::position::underway::How;
use crate::prelude::*;

const DEAREST: u32 = 3;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::COMBAT_ACTION, could_summon, |_, _| {}).again()],
    held: |s, using| !summoned(s, using).is_empty(),
    then: Some(Then { ask, resolve: summon }),
    from_hand: true,
    ..Card::NEW
};

fn fits(s: &State, using: &Use, title: Title) -> bool {
    let printed = title.card();
    let is_chaos = printed.card_type == CardType::Army && printed.faction == Some(Faction::Chaos);
    is_chaos && cost_of(title) <= DEAREST && may_control(s, using.seat, title)
}

fn could_summon(s: &State, using: &Use) -> bool {
    let could_be_held = |title: &Title| fits(s, using, *title) && holding::could_hold(s, using.seat, *title);
    s.face_up().next().is_some() && Title::ALL.iter().any(could_be_held)
}

fn summoned(s: &State, using: &Use) -> Vec<Choice> {
    choosing::held(s, using.seat, |title| fits(s, using, title))
}

fn ask(s: &State, using: &Use) -> Next {
    match using.chosen.len() {
        0 => choosing::one_of(using, summoned(s, using)),
        1 => one_planet(s, using, s.face_up()),
        _ => None,
    }
}

fn summon(using: &Use, t: &mut T<'_>) {
    if let (Some(Choice::Title { title }), Some(at)) = (using.choice(0), place_chosen(using.choice(1))) {
        sternpost_kit::deck::take_out(&mut t.state.players[using.seat].hand, &title);
        let unit = put_into_play(using.seat, title, Form::Army, at, t);
        lasting::add(Change::Leaves(How::Sacrificed), [unit.card], Until::Phase, t);
    }
}
