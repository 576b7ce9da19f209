//! What nobody waits for: offers that one makes of one's own accord, and answers to those of others.
//!
//! An offer is made if it leaves its maker better off by enough, and whoever must agree too, as far as the maker can know. An offer of
//! somebody else is taken up if that is better than leaving it, and otherwise refused, so that nobody waits in vain.

use crate::Purpose;
use crate::Rng;
use std::collections::BTreeSet;
use sternpost_core::{Answer, Chance, Eyes, Message as _, Picked, Position, Question, Seat};

/// What an offer must bring its maker at least, in thousandths of a point: less is not worth a letter.
const WORTH_A_LETTER: i64 = 12;

/// The answers of one act, or none.
pub fn act<R: Purpose>(now: &Position<R>, seat: Seat, rng: &mut Rng) -> Vec<Answer> {
    let Some(question) = now.anytime(seat) else { return vec![] };
    let is_asked = now.question(seat).is_some();
    if !is_asked && replies(&question).is_empty() {
        return vec![];
    }
    let world = now.unseen(Eyes::Seat(seat), &mut Chance::live(rng));
    // Even what is on offer is read off the twin: it is the same there.
    let Some(question) = world.anytime(seat) else { return vec![] };
    let thinking = Thinking { world: &world, seat, dice: rng.aside(2) };
    thinking.reply(&question).or_else(|| is_asked.then(|| thinking.offer())?).unwrap_or_default()
}

/// The offers of a question that answer somebody.
fn replies<C: Clone>(question: &Question<C>) -> Vec<(C, Seat)> {
    question.offers.iter().filter_map(|offer| Some((offer.choice.clone(), offer.reply_to?))).collect()
}

struct Thinking<'a, R: Purpose> {
    world: &'a Position<R>,
    seat: Seat,
    dice: Rng,
}

impl<R: Purpose> Thinking<'_, R> {
    /// The best reply to anybody's offer; a refusal leaves everything as it is.
    fn reply(&self, question: &Question<R::Choice>) -> Option<Vec<Answer>> {
        let tried = replies(question).into_iter().filter_map(|(choice, _)| {
            let answers = vec![crate::by_id(&Picked::One(choice))];
            Some((self.worth_after(self.world, self.seat, &answers, self.seat)?.0, answers))
        });
        let mut best: Option<(i64, Vec<Answer>)> = None;
        for (worth, answers) in tried {
            // Of equals the later one: refusing comes after agreeing.
            if best.as_ref().is_none_or(|(most, _)| worth >= *most) {
                best = Some((worth, answers));
            }
        }
        best.map(|(_, answers)| answers)
    }

    /// The best of the offers that come to mind and find agreement.
    fn offer(&self) -> Option<Vec<Answer>> {
        let step = self.world.flow.last()?;
        let now = R::worth(&self.world.state, self.seat);
        let mut best: Option<(i64, Vec<Answer>)> = None;
        for overture in R::overtures(step, &self.world.state, self.seat) {
            let answers: Vec<Answer> = overture.iter().map(crate::by_id).collect();
            let Some(gain) = self.agreed(&answers).map(|worth| worth - now) else { continue };
            if gain >= WORTH_A_LETTER && best.as_ref().is_none_or(|(most, _)| gain > *most) {
                best = Some((gain, answers));
            }
        }
        best.map(|(_, answers)| answers)
    }

    /// What it is worth to make an offer, if somebody agrees to it.
    fn agreed(&self, answers: &[Answer]) -> Option<i64> {
        let (_, offered) = self.worth_after(self.world, self.seat, answers, self.seat)?;
        let open = |position: &Position<R>, other: Seat| -> BTreeSet<String> {
            position.anytime(other).map_or_else(BTreeSet::new, |question| {
                replies(&question).into_iter().filter(|(_, to)| *to == self.seat).map(|(choice, _)| choice.id()).collect()
            })
        };
        for other in (0..R::seats(&offered.state)).map(Seat).filter(|other| *other != self.seat) {
            let before = open(self.world, other);
            let as_it_is = R::worth(&offered.state, other);
            for reply in open(&offered, other).difference(&before) {
                let reply = [Answer::One(reply.clone())];
                match self.worth_after(&offered, other, &reply, other) {
                    Some((worth, after)) if worth > as_it_is => return Some(R::worth(&after.state, self.seat)),
                    Some(_) | None => {}
                }
            }
        }
        None
    }

    /// What a position is worth to somebody after an act, if it can be made; and that position.
    fn worth_after(&self, before: &Position<R>, by: Seat, answers: &[Answer], to: Seat) -> Option<(i64, Position<R>)> {
        let mut after = before.clone();
        after.apply_anytime(by, answers, &mut Chance::live(&mut self.dice.clone())).ok()?;
        Some((R::worth(&after.state, to), after))
    }
}
