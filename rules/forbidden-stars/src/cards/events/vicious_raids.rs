//! Of an own orbital strike: any dice are rolled again, then a die of any face is gained.

use super::schemes::*;
use crate::battle;
use crate::cards::combat::Icon;

fn can(s: &State, using: &Use) -> bool {
    using.occasion == Occasion::StrikeRolled { seat: using.seat } && s.order.as_ref().is_some_and(|order| order.strike.is_some())
}

/// RULING: a die that is rolled again may show the same face.
fn which(s: &State, using: &Use) -> Next<Choice> {
    let dice = s.order.as_ref().and_then(|order| order.strike.as_ref()).map(|strike| strike.dice).filter(|_| using.chosen.is_empty())?;
    let faces = Icon::ALL.iter().filter(|icon| dice.of(**icon) > 0);
    let offers = faces.map(|icon| Offer::new(Choice::RerollDie { icon: *icon }).cap(dice.of(*icon)));
    Some((using.seat, Question::split_up_to(&Prompt::Scheme { event: using.ability }, "FS-ORB-10", dice.all(), offers)))
}

fn reroll(using: &Use, t: &mut T<'_>) {
    let mut again = 0;
    for (choice, number) in using.chosen.first().cloned().map(Picked::parts).unwrap_or_default() {
        if let Choice::RerollDie { icon } = choice {
            *t.state.striking_mut().dice.of_mut(icon) -= number;
            again += number;
        }
    }
    let faces = t.roll(again as usize, 6);
    let dice = &mut t.state.striking_mut().dice;
    faces.into_iter().for_each(|face| *dice.of_mut(battle::sides::face(face)) += 1);
    let dice = *dice;
    t.tell(&Line::HasDice { seat: using.seat, bolter: dice.bolter, shield: dice.shield, morale: dice.morale });
    t.next(steps![Step::StrikeDie { seat: using.seat }]);
}

pub static EVENT: EventCard =
    EventCard::scheme(Direction::TopLeftBottomRight, Ability::may(&[Timing::StrikeRolled], can, reroll).asking(which));
