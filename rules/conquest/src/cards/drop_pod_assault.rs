//! Drop Pod Assault: in a battle: of the first 6 cards of the deck a Space Marines unit that costs 3 or less may enter play at the planet of the battle, the
//! others go under the deck.

use crate::cards::{Then, searching};
use crate::effects::entering::{may_control, put_into_play};
use crate::position::printed::cost_of;
use crate::prelude::*;

const CARDS: usize = 6;
const DEAREST: u32 = 3;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::BATTLE_ACTION, can, |using, t| searching::look(using, CARDS, t)).again()],
    then: Some(Then { ask, resolve: land }),
    from_hand: true,
    ..Card::NEW
};

fn battlefield(s: &State) -> Option<SlotId> {
    s.underway.battle.map(|battle| battle.slot)
}

fn can(s: &State, using: &Use) -> bool {
    battlefield(s).is_some() && !s.players[using.seat].deck.is_empty()
}

fn ask(s: &State, using: &Use) -> Next {
    searching::ask(s, using, 0, CARDS, true, |title| {
        let printed = title.card();
        let is_marine = printed.card_type == CardType::Army && printed.faction == Some(Faction::SpaceMarines);
        is_marine && cost_of(title) <= DEAREST && may_control(s, using.seat, title)
    })
}

fn land(using: &Use, t: &mut T<'_>) {
    if let (Some(title), Some(slot)) = (searching::end(using, 0, CARDS, t), battlefield(t.state)) {
        put_into_play(using.seat, title, Form::Army, At::Planet(slot), t);
    }
}
