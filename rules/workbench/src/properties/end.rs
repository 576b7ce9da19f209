//! The end sticks: once a campaign is over, nothing moves any more.

use super::{Check, Property, broken, ensure};
use serde_json::Value;
use sternpost_core::{Answer, Chance, Picked, Seat};
use sternpost_game::{Asked, Game, Play};
use sternpost_players::Rng;
use sternpost_scenarios::diff::explain;

/// The position a campaign has ended in, tried with the questions asked last.
pub(crate) fn at_the_end(game: &dyn Game, play: &dyn Play, last: &[Asked], rng: &Rng) -> Check {
    let snapshot = play.snapshot();
    let waiting = play.waiting_for();
    ensure(waiting.is_empty(), Property::AfterTheEnd, || format!("it is over, and {waiting:?} are waited for"))?;
    let position: Value = serde_json::from_str(&snapshot).expect("a snapshot is JSON");
    ensure(position["flow"] == Value::Array(vec![]), Property::AfterTheEnd, || {
        format!("it is over, and steps are left: {}", position["flow"])
    })?;
    stays(game, play, &snapshot)?;
    for seat in (0..=play.seats()).map(Seat) {
        for answer in last.iter().flat_map(attempts) {
            try_it(play, &snapshot, seat, &answer, rng)?;
        }
    }
    Ok(())
}

/// Whoever reads the snapshot finds the same end.
fn stays(game: &dyn Game, play: &dyn Play, snapshot: &str) -> Check {
    let read = match game.restore(snapshot) {
        Ok(read) => read,
        Err(why) => return broken(Property::RoundTrip, why.to_string()),
    };
    ensure(read.is_over(), Property::AfterTheEnd, || "read from its snapshot it is not over".to_owned())?;
    let (ours, theirs) = (play.standings(), read.standings());
    ensure(ours == theirs, Property::AfterTheEnd, || format!("read from its snapshot it ends with {theirs:?} in place of {ours:?}"))
}

/// What could have been answered a moment ago.
fn attempts(question: &Asked) -> Vec<Answer> {
    let offers = question.offers.iter().map(|offer| Picked::One(offer.id.clone()));
    std::iter::once(question.default.clone()).chain(offers).collect()
}

fn try_it(play: &dyn Play, snapshot: &str, seat: Seat, answer: &Answer, rng: &Rng) -> Check {
    let mut fork = play.fork();
    let mut dice = rng.aside(3);
    let answers = std::slice::from_ref(answer);
    let taken = fork.apply(seat, answers, &mut Chance::live(&mut dice)).is_ok();
    ensure(!taken, Property::AfterTheEnd, || format!("it is over, and {answer:?} of seat {seat} was taken"))?;
    let foreseen = play.preview(seat, answers).is_ok();
    ensure(!foreseen, Property::AfterTheEnd, || format!("it is over, and a preview took {answer:?} of seat {seat}"))?;
    let now = fork.snapshot();
    ensure(now == snapshot && fork.standings() == play.standings(), Property::AfterTheEnd, || {
        format!("a refused answer after the end changed something: {}", explain(snapshot, &now))
    })
}
