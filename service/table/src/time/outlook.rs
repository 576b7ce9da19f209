//! Forecasts of when things are likely to happen: made of the entries everybody may see, and of how far the game says everybody is.

use crate::Snapshot;
use crate::past::history::History;
use chrono::{DateTime, TimeDelta, Utc};
use sternpost_core::{Eyes, Seat};
use sternpost_model::pace::{Forecast, Wait, forecast};
use sternpost_store::SeatState;

/// A forecast from the course a campaign has taken so far.
#[must_use]
pub fn outlook(snapshot: &Snapshot, history: &History, now: DateTime<Utc>) -> Forecast {
    let Some(begun) = history.steps.first().map(|step| step.at) else { return Forecast::default() };
    let is_person = |seat: &Seat| snapshot.seats.get(usize::from(seat.0)).is_some_and(|row| row.state == SeatState::Taken);
    let (mut waits, mut since) = (vec![], begun);
    for step in &history.steps {
        let to = step.at;
        match (step.seats.as_slice(), step.waited_s) {
            // Nobody waits for what is done at any time.
            ([_], None) => continue,
            ([seat], Some(waited)) if is_person(seat) => {
                waits.push(Wait { seat: Some(seat.0), from: to - TimeDelta::seconds(waited), to });
            }
            ([_, _, ..], _) => waits.push(Wait { seat: None, from: since, to }),
            (_, _) => {}
        }
        since = to;
    }
    forecast(&waits, begun, progress(snapshot), now)
}

/// The progress of the seat that is ahead, and the whole it is part of.
fn progress(snapshot: &Snapshot) -> Option<(u32, u32)> {
    let table = snapshot.play.as_deref()?.tally(Eyes::Spectator);
    let scores = (0..snapshot.seats.len()).filter_map(|seat| table.score(Seat(u8::try_from(seat).ok()?)));
    let known = scores.filter_map(|(count, most)| Some((count, most.filter(|most| *most > 0)?)));
    known.max_by_key(|(count, most)| u64::from(*count) * 1_000 / u64::from(*most))
}
