//! From likings to answers: what one would answer without looking ahead, and what else might be tried.

use sternpost_core::{Asking, Lean, Picked, Purpose, Shape};

/// The offers of a question with how one leans to them.
struct Leanings<'a, R: Purpose> {
    asking: &'a Asking<'a, R>,
    /// One for each offer; for an amount a single one.
    leans: Vec<Lean>,
    /// The indices of the offers, the best liked first; equals as they stand.
    order: Vec<usize>,
}

/// The answer a seat leans to.
pub fn first<R: Purpose>(asking: &Asking<'_, R>) -> Picked<R::Choice> {
    Leanings::of(asking).first()
}

/// Other answers worth a thought, the most promising first, at most so many.
pub fn others<R: Purpose>(asking: &Asking<'_, R>, most: usize) -> Vec<Picked<R::Choice>> {
    let leanings = Leanings::of(asking);
    let base = leanings.first();
    let mut kept: Vec<Picked<R::Choice>> = vec![];
    for picked in leanings.tries(&base) {
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
        leans.resize(count.max(1), Lean { weight: 0, wish: 0 });
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
            Shape::Split { total } => Picked::Split(self.parts(total)),
            Shape::Arrange => Picked::Arrange(self.choices(self.order.iter().copied())),
            Shape::Amount { least, most } => Picked::Amount(self.leans[0].wish.clamp(least, most)),
        }
    }

    /// What is wished for first, best liked first; what is left then wherever there is room.
    fn parts(&self, total: u32) -> Vec<(R::Choice, u32)> {
        let mut parts = vec![0_u32; self.order.len()];
        let mut left = total;
        for i in &self.order {
            parts[*i] = self.leans[*i].wish.min(self.cap(*i)).min(left);
            left -= parts[*i];
        }
        for i in &self.order {
            let more = (self.cap(*i) - parts[*i]).min(left);
            parts[*i] += more;
            left -= more;
        }
        (0..parts.len()).filter(|i| parts[*i] > 0).map(|i| (self.choice(i), parts[i])).collect()
    }

    /// What might be tried instead; what is never thought of only where nothing else is on offer.
    fn tries(&self, base: &Picked<R::Choice>) -> Vec<Picked<R::Choice>> {
        let open = || self.order.iter().copied().filter(|i| self.leans[*i] != Lean::NEVER);
        match self.asking.question.shape {
            Shape::OneOf => open().map(|i| Picked::One(self.choice(i))).collect(),
            Shape::SomeOf { least, most } => {
                let (least, most) = (least as usize, self.most_of(most));
                let best = |count: usize| Picked::Some(self.choices(open().take(count)));
                let counts = [least, most, (least + 1).min(most)];
                let alone = open().filter(|_| least <= 1 && most >= 1).map(|i| Picked::Some(vec![self.choice(i)]));
                counts.into_iter().filter(|count| open().count() >= *count).map(best).chain(alone).collect()
            }
            Shape::Split { total } => {
                let whole = open().filter(|i| total > 0 && self.cap(*i) >= total).map(|i| Picked::Split(vec![(self.choice(i), total)]));
                let Picked::Split(parts) = base else { return whole.collect() };
                whole.chain(open().filter_map(|i| self.moved(parts, i))).collect()
            }
            Shape::Arrange => vec![Picked::Arrange(self.choices(self.order.iter().rev().copied()))],
            Shape::Amount { least, most } => {
                let wish = self.leans[0].wish.clamp(least, most);
                let around = [wish.saturating_add(1).min(most), wish.saturating_sub(1).max(least)];
                [most, least].into_iter().chain(around).chain([least.midpoint(most)]).map(Picked::Amount).collect()
            }
        }
    }

    /// One of the largest other part moved to this one.
    fn moved(&self, parts: &[(R::Choice, u32)], to: usize) -> Option<Picked<R::Choice>> {
        let wanted = self.choice(to);
        let has = parts.iter().find(|(choice, _)| *choice == wanted).map_or(0, |(_, n)| *n);
        let (from, _) = parts.iter().filter(|(choice, _)| *choice != wanted).max_by_key(|(_, n)| *n)?;
        if has >= self.cap(to) {
            return None;
        }
        let lessened =
            parts.iter().filter(|(choice, _)| *choice != wanted).map(|(choice, n)| (choice.clone(), n - u32::from(choice == from)));
        let moved = lessened.chain([(wanted.clone(), has + 1)]).filter(|(_, n)| *n > 0);
        Some(Picked::Split(moved.collect()))
    }
}
