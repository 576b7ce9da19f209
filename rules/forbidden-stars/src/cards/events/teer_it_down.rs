//! When damage was assessed in an own combat: a structure of that world is destroyed (FS-CLAR-05).

use super::schemes::*;

fn structures(s: &State, using: &Use) -> Vec<Choice> {
    if own_role(s, using).is_none() {
        return vec![];
    }
    let built = s.held(s.combat().area).structures.iter();
    built.map(|built| Choice::Structure { structure: built.structure }).collect()
}

fn tear_down(using: &Use, t: &mut T<'_>) {
    let Some(Choice::Structure { structure }) = using.choice(0) else { return };
    damage::destroy_structure(structure, t);
}

pub static EVENT: EventCard = EventCard::scheme(
    Direction::TopLeftBottomRight,
    Ability::may(&[Timing::AssessEnds], |s, using| !structures(s, using).is_empty(), tear_down)
        .asking(|s, using| first_of(using, "FS-CLAR-05", structures(s, using))),
);
