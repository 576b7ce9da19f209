//! Properties of chance: what is drawn does not depend on how a turn is put into entries, and what nobody may know can be dealt anew unnoticed.

use super::secrets::eyes;
use super::{Check, Door, Property, Turn, ensure};
use sternpost_core::{Chance, Source};
use sternpost_game::Play;
use sternpost_players::Rng;
use sternpost_scenarios::diff::explain;

/// Numbers that depend on how many answers have drawn before, and on nothing else; as those of a campaign do.
struct Named {
    rng: Rng,
    is_used: bool,
}

impl Named {
    fn of(play: &dyn Play, rng: &Rng) -> Self {
        let draws = play.draws_so_far().unwrap_or(u64::MAX);
        Self { rng: rng.aside(draws.wrapping_mul(2).wrapping_add(1)), is_used: false }
    }
}

impl Source for Named {
    fn below(&mut self, bound: u32) -> u32 {
        self.is_used = true;
        self.rng.below(bound)
    }
}

/// A turn draws the same whole and answer by answer, with what else the table may do in between; only what draws is counted, once.
pub(crate) fn draws_by_themselves(before: &dyn Play, turn: &Turn<'_>, rng: &Rng) -> Check {
    let mut whole = before.fork();
    whole.count_draws();
    let mut pieces = whole.fork();
    let (counted, mut source) = (whole.draws_so_far(), Named::of(&*whole, rng));
    let Ok(out) = turn.apply(&mut *whole, &mut Chance::live(&mut source)) else { return Ok(()) };
    let expected = counted.map(|draws| draws + u64::from(source.is_used));
    ensure(whole.draws_so_far() == expected, Property::Draws, || {
        format!("{:?} answers had drawn, then one more did: {}; and now {:?}", counted, source.is_used, whole.draws_so_far())
    })?;
    if turn.door == Door::Anytime || turn.answers.len() < 2 {
        return Ok(());
    }
    let mut drawn = vec![];
    for answer in turn.answers {
        aside(&mut pieces, rng);
        let mut source = Named::of(&*pieces, rng);
        match turn.door.apply(&mut *pieces, turn.seat, std::slice::from_ref(answer), &mut Chance::live(&mut source)) {
            Ok(part) => drawn.extend(part.chance),
            // What somebody has done in between has changed what is asked: then it is another turn.
            Err(_) => return Ok(()),
        }
    }
    ensure(drawn == out.chance, Property::Draws, || format!("answer by answer it draws {drawn:?}, as one turn {:?}", out.chance))
}

/// Somebody does something at any time: a proposal that draws nothing and changes nobody's question.
fn aside(play: &mut Box<dyn Play>, rng: &Rng) {
    for seat in (0..play.seats()).map(sternpost_core::Seat) {
        let Some(asked) = play.anytime(seat) else { continue };
        let (mut after, mut source) = (play.fork(), Named::of(&**play, rng));
        let done = after.apply_anytime(seat, &[asked.default], &mut Chance::live(&mut source)).is_ok();
        if done && !source.is_used && after.open() == play.open() {
            *play = after;
            return;
        }
    }
}

/// What nobody may know is dealt anew: nothing is lost by it, nobody notices, and the same numbers lead to the same.
pub(crate) fn dealt_anew(play: &dyn Play, rng: &Rng) -> Check {
    let (mut dealt, mut numbers) = (play.fork(), rng.aside(7));
    let out = dealt.deal_anew(&mut Chance::live(&mut numbers));
    for eyes in eyes(play) {
        let (before, after) = (play.view(eyes), dealt.view(eyes));
        ensure(before == after, Property::DealtAnew, || format!("{eyes:?} can tell that it was dealt anew: {before} and now {after}"))?;
    }
    ensure(play.open() == dealt.open(), Property::DealtAnew, || format!("{:?} were asked, and now {:?}", play.open(), dealt.open()))?;
    let defects = dealt.defects();
    ensure(defects.is_empty() || !play.defects().is_empty(), Property::DealtAnew, || defects.join("; "))?;
    let (mut again, mut noted) = (play.fork(), Chance::noted(out.chance));
    again.deal_anew(&mut noted);
    let (ours, theirs) = (dealt.snapshot(), again.snapshot());
    ensure(ours == theirs && !noted.has_unread_notes(), Property::DealtAnew, || explain(&ours, &theirs))?;
    ensure(dealt.draws_so_far() == play.draws_so_far(), Property::DealtAnew, || "it counts as an answer that draws".to_owned())
}
