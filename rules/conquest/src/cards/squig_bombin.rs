//! Squig Bombin': action: a support is destroyed.

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::ANY_ACTION, |s, using| choosing::any(s, using, supports(s)), blow_up).again().asking(ask)],
    from_hand: true,
    targets: true,
    ..Card::NEW
};

fn supports(s: &State) -> impl Iterator<Item = CardId> + '_ {
    s.in_play().filter(|(_, card)| card.form == Form::Support).map(|(id, _)| id)
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_card(s, using, supports(s)) } else { None }
}

fn blow_up(_: &Use, t: &mut T<'_>) {
    let support = choosing::target(t.state, 0);
    leaving::destroy(support, t);
}
