//! When damage was assessed in an own combat: an enemy unit there is routed (FS-CLAR-07).

use super::schemes::*;

/// FS-GOLD-04: none if they cannot be routed.
fn targets(s: &State, using: &Use) -> Vec<Fighter> {
    let Some(them) = own_role(s, using).map(Role::other) else { return vec![] };
    those(s, them, |fighter| fighter.is_standing_unit() && s.lasts(them, Lasting::CannotBeRouted) == 0)
}

fn which(s: &State, using: &Use) -> Next<Choice> {
    first_of(using, "FS-CLAR-07", targets(s, using).into_iter().map(Fighter::choice))
}

fn rout(using: &Use, t: &mut T<'_>) {
    let fighter = using.choice(0).as_ref().and_then(Fighter::chosen);
    if let (Some(role), Some(fighter)) = (own_role(t.state, using), fighter) {
        damage::rout(role.other(), fighter, t);
    }
}

pub static EVENT: EventCard = EventCard::scheme(
    Direction::Sideways,
    Ability::may(&[Timing::AssessEnds], |s, using| !targets(s, using).is_empty(), rout).asking(which),
);
