//! A position described by hand: played from, or refused in words.
//!
//! A description can say what no rulebook ever leads to. What it lacks shows when somebody is to be asked and there is nothing
//! to ask, perhaps only a few answers later; so a position is tried out before it is handed over.

use crate::BadSetup;
use sternpost_core::panics::caught;
use sternpost_core::{Chance, Described, Message, Outcome, Position, Reacts, Source};

/// So many answers are tried at most: any phase of a rulebook shows in fewer whether it works.
const TRIED: usize = 60;

/// The position, with all done that needs nobody.
///
/// # Errors
/// What is wrong with it: what the rules say, or where they break when everybody answers with the defaults until the phase ends.
pub(crate) fn begin<R: Reacts + Described>(given: &R::Given, chance: &mut Chance<'_>) -> Result<(Position<R>, Outcome), BadSetup> {
    let bad = |why: String| BadSetup(vec![why]);
    let made = caught(|| R::given(given)).map_err(|panic| bad(format!("it cannot be laid out: {panic}")))?;
    let (state, steps) = made.map_err(BadSetup)?;
    let defects = R::defects(&state);
    if !defects.is_empty() {
        return Err(BadSetup(defects));
    }
    let mut position = Position::<R>::at(state, steps);
    let out = caught(|| position.settle(chance)).map_err(|panic| bad(format!("the rules cannot go on from here: {panic}")))?;
    match caught(|| try_out(position.clone())) {
        Ok(Ok(())) => Ok((position, out)),
        Ok(Err(why)) => Err(bad(why)),
        Err(panic) => Err(bad(format!("the rules break when everybody answers with the defaults: {panic}"))),
    }
}

/// Plays on with defaults to the end of the phase.
fn try_out<R: Reacts>(mut position: Position<R>) -> Result<(), String> {
    let phase = R::phase(&position.state);
    let mut numbers = Numbers(1);
    for _ in 0..TRIED {
        let Some((seat, question)) = position.asked().next() else { return Ok(()) };
        let (default, asked) = (question.default.map(Message::id), format!("{} ({})", question.prompt.key, question.rule));
        let cannot = |why| format!("seat {seat} cannot answer {asked}: {why}");
        position.apply(seat, &[default], &mut Chance::live(&mut numbers)).map_err(cannot)?;
        if R::phase(&position.state) != phase {
            return Ok(());
        }
    }
    Ok(())
}

/// Dice and draws for trying out, the same every time.
struct Numbers(u64);

impl Source for Numbers {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u32::try_from((self.0 >> 33) % u64::from(bound.max(1))).expect("less than a bound of 32 bits")
    }
}
