//! Hypex Injector: reaction, when its player has played a Dark Eldar event: the bearer readies.

use crate::prelude::*;

pub static CARD: Card = Card { abilities: &[Ability::may(&[Timing::EventDone], has_played, inject)], ..Card::NEW };

fn has_played(s: &State, using: &Use) -> bool {
    let Occasion::EventDone { seat, title } = using.occasion else { return false };
    let is_exhausted = s.bearer(using.this()).is_some_and(|bearer| !s.card(bearer).is_ready);
    seat == using.seat && title.card().faction == Some(Faction::DarkEldar) && is_exhausted
}

fn inject(using: &Use, t: &mut T<'_>) {
    t.state.bearer(using.this()).into_iter().for_each(|bearer| readiness::ready(bearer, t));
}
