//! Secret objectives that a law has made public: everybody scores them like public ones (LRR 12.11), and they count for nobody's three
//! (LRR 12.21). When the law ends nobody scores them any more (FAQ-AG-4).

use super::Requirement;
use super::requirements::is_met;
use crate::prelude::*;

/// An objective that somebody has scored lies open for all; whoever has scored it keeps the point.
pub fn make_public(t: &mut T<'_>, secret: SecretObjectiveId) {
    let holder = t.state.seats().find(|seat| t.state.players[*seat].scored_secrets.contains(&secret));
    if let Some(holder) = holder {
        t.state.players[holder].scored_secrets.retain(|scored| *scored != secret);
        t.state.leaked.insert(secret, BTreeSet::from([holder]));
    }
    t.tell(&Line::SecretLeaked { secret });
}

/// Those that a law keeps public.
fn public(s: &State) -> impl Iterator<Item = SecretObjectiveId> + '_ {
    s.laws.iter().filter_map(|law| law.secret)
}

/// Those that a player has not scored yet (LRR 12.8).
pub fn open_to(s: &State, seat: Seat) -> impl Iterator<Item = SecretObjectiveId> + '_ {
    public(s).filter(move |secret| s.leaked.get(secret).is_some_and(|by| !by.contains(&seat)))
}

/// Those that a player could score with public objectives now; those of the action phase are scored when they happen.
pub fn scorable(s: &State, seat: Seat) -> impl Iterator<Item = SecretObjectiveId> + '_ {
    let in_status_phase = |secret: &SecretObjectiveId| !matches!(secret.requirement(), Requirement::Event(_));
    open_to(s, seat).filter(in_status_phase).filter(move |secret| is_met(s, seat, *secret))
}
