//! Properties of a single position: it survives JSON, it is possible, and somebody can go on.

use super::{Check, Property, broken, ensure};
use std::collections::BTreeSet;
use sternpost_game::{Asked, Game, Play};
use sternpost_scenarios::diff::explain;

/// What is cheap enough to be asked of every position.
pub(crate) fn at_once(play: &dyn Play, asked: &[Asked]) -> Check {
    let defects = play.defects();
    ensure(defects.is_empty(), Property::NoDefects, || defects.join("; "))?;
    let over = play.is_over();
    ensure(over || !asked.is_empty(), Property::SomebodyCanAct, || "nobody is asked anything, and it is not over".to_owned())?;
    ensure(!over || asked.is_empty(), Property::SomebodyCanAct, || "it is over, and somebody is asked something".to_owned())?;
    let seats: BTreeSet<_> = asked.iter().map(|question| question.seat).collect();
    ensure(seats.len() == asked.len(), Property::SomebodyCanAct, || "a seat has two questions at once".to_owned())?;
    match play.standings() {
        None => ensure(!over, Property::Standings, || "it is over without standings".to_owned()),
        Some(_) if !over => broken(Property::Standings, "there are standings, and it is not over"),
        Some(standings) => {
            let ranked: BTreeSet<_> = standings.iter().map(|standing| standing.seat).collect();
            let whole = ranked.len() == usize::from(play.seats()) && standings.len() == ranked.len();
            ensure(whole, Property::Standings, || format!("not every seat is ranked once: {standings:?}"))?;
            // Where the table has lost together nobody is first, and everybody is second.
            let has_an_end = standings.iter().any(|s| s.rank == 1) || standings.iter().all(|s| s.rank == 2);
            ensure(has_an_end, Property::Standings, || format!("nobody is first, and not all are second: {standings:?}"))
        }
    }
}

/// What costs a snapshot or two.
pub(crate) fn at_moment(game: &dyn Game, snapshot: &str) -> Check {
    match game.restore(snapshot) {
        Err(why) => broken(Property::RoundTrip, why.to_string()),
        Ok(restored) => {
            let again = restored.snapshot();
            ensure(again == snapshot, Property::RoundTrip, || explain(snapshot, &again))
        }
    }
}
