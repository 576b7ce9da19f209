//! Before damage is assessed: an own unit of the combat is rallied (FS-EVT-12).

use super::schemes::*;

fn routed(s: &State, using: &Use) -> Vec<Fighter> {
    own_role(s, using).map_or_else(Vec::new, |role| those(s, role, Fighter::is_routed))
}

fn which(s: &State, using: &Use) -> Next<Choice> {
    first_of(using, "FS-EVT-12", routed(s, using).into_iter().map(Fighter::choice))
}

fn rally(using: &Use, t: &mut T<'_>) {
    let fighter = using.choice(0).as_ref().and_then(Fighter::chosen);
    if let (Some(role), Some(fighter)) = (own_role(t.state, using), fighter) {
        damage::rally(role, fighter, t);
    }
}

pub static EVENT: EventCard = EventCard::scheme(
    Direction::Sideways,
    Ability::may(&[Timing::AssessBegins], |s, using| !routed(s, using).is_empty(), rally).asking(which),
);
