//! From likings to answers: what one would answer without looking ahead, and what else might be tried.

use crate::{Asking, Preference, Purpose};
use sternpost_core::{Picked, Question, Shape, meter};

/// The offers of a question with how one leans to them.
struct Leanings<'a, R: Purpose> {
    asking: &'a Asking<'a, R>,
    /// One for each offer; for an amount a single one.
    leans: Vec<Preference>,
    /// The indices of the offers, the best liked first; equals as they stand.
    order: Vec<usize>,
}

/// The answer a seat leans to.
pub fn first<R: Purpose>(asking: &Asking<'_, R>) -> Picked<R::Choice> {
    as_offered(asking.question, Leanings::of(asking).first())
}

/// The answer of somebody who says nothing.
pub fn default<C: Clone + PartialEq>(question: &Question<C>) -> Picked<C> {
    as_offered(question, question.default.clone())
}

/// Several things in the order in which they are on offer, however well each is liked: the rules are handed them so whoever answers
/// ([`Question::check`]), and who looks ahead must see what the rules will see.
pub fn as_offered<C: PartialEq>(question: &Question<C>, picked: Picked<C>) -> Picked<C> {
    let place = |choice: &C| question.offers.iter().position(|offer| offer.choice == *choice);
    match picked {
        Picked::Some(mut choices) => {
            choices.sort_by_key(place);
            Picked::Some(choices)
        }
        Picked::Split(mut parts) => {
            parts.retain(|(_, count)| *count > 0);
            parts.sort_by_key(|(choice, _)| place(choice));
            Picked::Split(parts)
        }
        Picked::One(_) | Picked::Arrange(_) | Picked::Amount(_) => picked,
    }
}

/// Other answers worth a thought, the most promising first, at most so many.
pub fn others<R: Purpose>(asking: &Asking<'_, R>, most: usize) -> Vec<Picked<R::Choice>> {
    let leanings = Leanings::of(asking);
    let base = as_offered(asking.question, leanings.first());
    let mut kept: Vec<Picked<R::Choice>> = vec![];
    for picked in leanings.tries(&base).into_iter().map(|picked| as_offered(asking.question, picked)) {
        if kept.len() >= most {
            break;
        }
        if picked != base && !kept.contains(&picked) {
            kept.push(picked);
        }
    }
    kept
}

impl<'a, R: Purpose> Leanings<'a, R> {
    fn of(asking: &'a Asking<'a, R>) -> Self {
        let count = asking.question.offers.len();
        let mut leans = R::leanings(asking);
        leans.resize(count.max(1), Preference { weight: 0, wish: 0 });
        let mut order: Vec<usize> = (0..count).collect();
        order.sort_by_key(|i| std::cmp::Reverse(leans[*i].weight));
        Self { asking, leans, order }
    }

    fn choice(&self, i: usize) -> R::Choice {
        self.asking.question.offers[i].choice.clone()
    }

    fn choices(&self, indices: impl IntoIterator<Item = usize>) -> Vec<R::Choice> {
        indices.into_iter().map(|i| self.choice(i)).collect()
    }

    fn cap(&self, i: usize) -> u32 {
        self.asking.question.offers[i].cap.unwrap_or(u32::MAX)
    }

    fn most_of(&self, most: u32) -> usize {
        (most as usize).min(self.order.len())
    }

    fn first(&self) -> Picked<R::Choice> {
        match self.asking.question.shape {
            Shape::OneOf => Picked::One(self.choice(self.order[0])),
            Shape::SomeOf { least, most } => {
                let liked = self.order.iter().filter(|i| self.leans[**i].weight > 0).count();
                let count = liked.clamp(least as usize, self.most_of(most).max(least as usize));
                Picked::Some(self.choices(self.order.iter().copied().take(count)))
            }
            Shape::Split { least, total } => self.parts(least, total),
            Shape::Arrange => Picked::Arrange(self.choices(self.order.iter().copied())),
            Shape::Amount { least, most } => Picked::Amount(self.leans[0].wish.clamp(least, most)),
        }
    }

    /// What is wished for first, best liked first; what is left then wherever there is room. The default where that does not fit.
    fn parts(&self, least: u32, total: u32) -> Picked<R::Choice> {
        let question = self.asking.question;
        let wishes: Vec<(usize, u32)> = self.order.iter().map(|i| (*i, self.leans[*i].wish)).collect();
        let caps: Vec<u32> = (0..self.order.len()).map(|i| self.cap(i)).collect();
        match meter::fill(&wishes, &caps, (least, total), &question.meters) {
            Some(parts) => self.split(&parts),
            None => question.default.clone(),
        }
    }

    fn split(&self, parts: &[u32]) -> Picked<R::Choice> {
        Picked::Split((0..parts.len()).filter(|i| parts[*i] > 0).map(|i| (self.choice(i), parts[i])).collect())
    }

    /// Other parts than these: all of one thing, one more, one less, one moved, nothing at all; those of them that fit.
    fn other_parts(&self, base: &[(R::Choice, u32)], least: u32, total: u32) -> Vec<Picked<R::Choice>> {
        let question = self.asking.question;
        let count = self.order.len();
        let now: Vec<u32> =
            (0..count).map(|i| base.iter().find(|(choice, _)| *choice == question.offers[i].choice).map_or(0, |(_, n)| *n)).collect();
        let open: Vec<usize> = self.order.iter().copied().filter(|i| self.leans[*i] != Preference::NEVER).collect();
        let with = |changes: &[(usize, u32)]| {
            let mut parts = now.clone();
            for (i, n) in changes {
                parts[*i] = *n;
            }
            parts
        };
        let alone = |i: usize| (0..count).map(|other| if other == i { total.min(self.cap(i)) } else { 0 }).collect::<Vec<u32>>();
        let mut tries: Vec<Vec<u32>> = open.iter().map(|i| alone(*i)).collect();
        if let Some(from) = (0..count).filter(|i| now[*i] > 0).max_by_key(|i| now[*i]) {
            tries.extend(open.iter().filter(|i| **i != from).map(|i| with(&[(from, now[from] - 1), (*i, now[*i] + 1)])));
        }
        tries.extend(open.iter().map(|i| with(&[(*i, now[*i] + 1)])));
        tries.extend((0..count).filter(|i| now[*i] > 0).map(|i| with(&[(i, now[i] - 1)])));
        tries.push(vec![0; count]);
        let fits = |parts: &Vec<u32>| {
            let sum: u32 = parts.iter().sum();
            let capped = (0..count).all(|i| parts[i] <= self.cap(i));
            let metered = question.meters.iter().all(|meter| meter.allows(meter.reads(parts.iter().copied().enumerate())));
            capped && metered && (least..=total).contains(&sum)
        };
        tries.iter().filter(|parts| fits(parts)).map(|parts| self.split(parts)).collect()
    }

    /// What might be tried instead; what is never thought of only where nothing else is on offer.
    fn tries(&self, base: &Picked<R::Choice>) -> Vec<Picked<R::Choice>> {
        let open = || self.order.iter().copied().filter(|i| self.leans[*i] != Preference::NEVER);
        match self.asking.question.shape {
            Shape::OneOf => open().map(|i| Picked::One(self.choice(i))).collect(),
            Shape::SomeOf { least, most } => {
                let (least, most) = (least as usize, self.most_of(most));
                let best = |count: usize| Picked::Some(self.choices(open().take(count)));
                let counts = [least, most, (least + 1).min(most)];
                let alone = open().filter(|_| least <= 1 && most >= 1).map(|i| Picked::Some(vec![self.choice(i)]));
                counts.into_iter().filter(|count| open().count() >= *count).map(best).chain(alone).collect()
            }
            Shape::Split { least, total } => {
                let Picked::Split(parts) = base else { return vec![] };
                self.other_parts(parts, least, total)
            }
            Shape::Arrange => vec![Picked::Arrange(self.choices(self.order.iter().rev().copied()))],
            Shape::Amount { least, most } => {
                let wish = self.leans[0].wish.clamp(least, most);
                let around = [wish.saturating_add(1).min(most), wish.saturating_sub(1).max(least)];
                [most, least].into_iter().chain(around).chain([least.midpoint(most)]).map(Picked::Amount).collect()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::by_id;
    use sternpost_core::messages;

    messages! {
        "choice";
        /// What can be picked.
        enum Choice { Thing { number: u32 } }
    }

    messages! {
        "ask";
        /// What is asked.
        enum Prompt { Which }
    }

    fn thing(number: u32) -> Choice {
        Choice::Thing { number }
    }

    #[test]
    fn what_is_tried_is_what_the_rules_would_be_handed() {
        let things = || (1..=4).map(thing);
        let some = Question::some_of(&Prompt::Which, "1", 0, 4, things());
        let split = Question::split_up_to(&Prompt::Which, "1", 9, things());
        let arranged = Question::arrange(&Prompt::Which, "1", things());
        for (question, picked) in [
            (some, Picked::Some([3, 1, 4].map(thing).to_vec())),
            (split, Picked::Split([(4, 2), (2, 0), (1, 3)].map(|(number, count)| (thing(number), count)).to_vec())),
            (arranged, Picked::Arrange([3, 1, 4, 2].map(thing).to_vec())),
        ] {
            let handed = question.check(&by_id(&picked));
            assert_eq!(handed.as_ref(), Ok(&as_offered(&question, picked.clone())));
            assert_eq!(handed, Ok(default(&question.default(picked))), "a default is no exception");
        }
    }
}
