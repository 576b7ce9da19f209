//! Nobody is shown anything that depends on what they may not know.
//!
//! A position and its twin differ only in what some eyes may not know; whatever those eyes get must be the same bytes.

use super::{Check, Property, ensure};
use serde::Serialize;
use serde_json::Value;
use sternpost_core::{Chance, Eyes, Seat, Stop, Told};
use sternpost_game::{Asked, Play};
use sternpost_players::Rng;
use sternpost_scenarios::diff::explain;

/// Counts twins, to notice games whose twins never differ although something is hidden.
#[derive(Debug, Default)]
pub(crate) struct Twins {
    looks: usize,
    hidden: usize,
    pub(crate) different: usize,
}

impl Twins {
    /// A twin that is always the same position proves nothing.
    pub(crate) fn prove_something(&self) -> Check {
        let idle = self.hidden >= 20 && self.different == 0;
        ensure(!idle, Property::Twins, || format!("something was hidden {} times, and no twin ever differed", self.hidden))
    }
}

/// Everybody who may look but sees less than everything.
pub(crate) fn eyes(play: &dyn Play) -> impl Iterator<Item = Eyes> + use<> {
    (0..play.seats()).map(|seat| Eyes::Seat(Seat(seat))).chain([Eyes::Spectator])
}

/// Views, scenes and questions of a position for everybody in turn: this time for the eyes of one seat in three, and for a
/// spectator now and then.
pub(crate) fn secrets(play: &dyn Play, snapshot: &str, rng: &mut Rng, count: &mut Twins) -> Check {
    let all = play.view(Eyes::Arbiter);
    let turn = count.looks;
    count.looks += 1;
    for (_, eyes) in eyes(play).enumerate().filter(|(at, _)| at % 3 == turn % 3) {
        let twin = play.twin(eyes, &mut Chance::live(rng));
        let seen = play.view(eyes);
        count.hidden += usize::from(seen != all);
        count.different += usize::from(twin.snapshot() != snapshot);
        same_view(eyes, &seen, twin.as_ref(), "")?;
        same_beside_the_view(eyes, play, twin.as_ref(), "")?;
        // What a layer says costs time: now and then one of them.
        if turn.is_multiple_of(LAYERS_EVERY) {
            same_layer(eyes, play, twin.as_ref(), turn / LAYERS_EVERY)?;
        }
    }
    Ok(())
}

/// Looks from one at a layer over the board to the next.
const LAYERS_EVERY: usize = 10;

fn same_layer(eyes: Eyes, play: &dyn Play, twin: &dyn Play, turn: usize) -> Check {
    let layers = play.layers(eyes);
    same("which layers there are", &layers, &twin.layers(eyes), eyes, "")?;
    let Some(layer) = turn.checked_rem(layers.len()).map(|at| &layers[at]) else { return Ok(()) };
    same("a layer over the board", &play.overlay(eyes, &layer.id), &twin.overlay(eyes, &layer.id), eyes, "")
}

/// What these eyes get of one position and of the other is the same.
pub(crate) fn same_to(eyes: Eyes, play: &dyn Play, twin: &dyn Play, when: &str) -> Check {
    same_view(eyes, &play.view(eyes), twin, when)?;
    same_beside_the_view(eyes, play, twin, when)
}

fn same_view(eyes: Eyes, ours: &Value, twin: &dyn Play, when: &str) -> Check {
    same("the view", ours, &twin.view(eyes), eyes, when)
}

fn same_beside_the_view(eyes: Eyes, play: &dyn Play, twin: &dyn Play, when: &str) -> Check {
    same("the scene", &play.scene(eyes), &twin.scene(eyes), eyes, when)?;
    same("how everybody stands", &play.tally(eyes), &twin.tally(eyes), eyes, when)?;
    same("the open question", &question(play, eyes), &question(twin, eyes), eyes, when)?;
    let anytime = |play: &dyn Play| eyes.seat().and_then(|seat| play.anytime(seat));
    same("what may be done at any time", &anytime(play), &anytime(twin), eyes, when)?;
    same("who is waited for", &play.waiting_for(), &twin.waiting_for(), eyes, when)?;
    same("the standings", &play.standings(), &twin.standings(), eyes, when)
}

/// Equal values become equal bytes; writing the bytes is dear, so that only a difference is written.
fn same<V: PartialEq + Serialize>(what: &str, ours: &V, theirs: &V, eyes: Eyes, when: &str) -> Check {
    ensure(ours == theirs, Property::Secrets, || {
        format!("{what} of {eyes:?} depends on what is hidden{when}: {}", explain(&json(ours), &json(theirs)))
    })
}

/// A turn tried on a twin of what the seat knows: unless it was irrevocable, all comes the same.
pub(crate) fn turn_on_a_twin(before: &dyn Play, after: &dyn Play, turn: &super::Turn<'_>, rng: &mut Rng) -> Check {
    let own = Eyes::Seat(turn.seat);
    let twin = before.twin(own, &mut Chance::live(rng));
    let (ours, theirs) = (turn.preview(before), turn.preview(twin.as_ref()));
    if let Ok(ours) = &ours {
        let Ok(theirs) = theirs else {
            return super::broken(
                Property::Secrets,
                format!("whether {:?} is taken depends on what is hidden from the seat", turn.answers),
            );
        };
        let same = ours.stop == theirs.stop && ours.told == theirs.told;
        ensure(same, Property::Secrets, || {
            let told = explain(&json(&ours.told), &json(&theirs.told));
            format!("the preview of {own:?} depends on what is hidden: {:?} against {:?}; told: {told}", ours.stop, theirs.stop)
        })?;
        same_to(own, ours.play.as_ref(), theirs.play.as_ref(), " in a preview")?;
        ensure((ours.stop == Stop::Chance) == turn.outcome.committed, Property::Preview, || {
            format!("the preview stopped with {:?}, and the turn was irrevocable: {}", ours.stop, turn.outcome.committed)
        })?;
    }
    if turn.outcome.committed {
        return Ok(());
    }
    // What others could already see is the seat's own doing, so it depends on nothing the seat does not know.
    let mut twin = twin;
    let Ok(outcome) = turn.apply(twin.as_mut(), &mut Chance::closed()) else {
        return super::broken(Property::Secrets, format!("whether {:?} is taken depends on what is hidden from the seat", turn.answers));
    };
    let heard = |lines: &[Told]| json(&lines.iter().filter(|line| line.audience.includes(Eyes::Spectator)).collect::<Vec<_>>());
    let (ours, theirs) = (heard(&turn.outcome.told), heard(&outcome.told));
    ensure(ours == theirs, Property::Secrets, || {
        format!("what everybody is told depends on what is hidden from the seat that acts: {}", explain(&ours, &theirs))
    })?;
    same_to(Eyes::Spectator, after, twin.as_ref(), " from the seat that acted")
}

fn question(play: &dyn Play, eyes: Eyes) -> Option<Asked> {
    play.asked().into_iter().find(|asked| Some(asked.seat) == eyes.seat())
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what is shown is plain data")
}
