//! A player that needs no knowledge of a game, and the small deterministic numbers it plays by.

use serde_json::Value;
use sternpost_core::question::Shape;
use sternpost_core::{Answer, Picked, Source};
use sternpost_game::{Asked, BadSetup, Game};

/// SplitMix64: the same numbers for the same seed, on every machine and for ever. A fuzzer brings bytes, which come first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng {
    state: u64,
    /// Bytes still to come, the next last; `None` if there never were any.
    bytes: Option<Vec<u8>>,
}

impl Rng {
    /// Numbers of this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { state: seed, bytes: None }
    }

    /// What these bytes decide: about one byte for each decision.
    #[must_use]
    pub fn of_bytes(bytes: &[u8]) -> Self {
        Self { state: 0, bytes: Some(bytes.iter().rev().copied().collect()) }
    }

    /// Whether all bytes it was made of have decided something.
    #[must_use]
    pub fn is_used_up(&self) -> bool {
        self.bytes.as_ref().is_some_and(Vec::is_empty)
    }

    /// The number a byte or two bring, if any are left.
    fn byte_below(&mut self, bound: u32) -> Option<u32> {
        let bytes = self.bytes.as_mut()?;
        let low = u32::from(bytes.pop()?);
        let high = if bound > 256 { bytes.pop().map_or(0, u32::from) } else { 0 };
        Some((high << 8 | low) % bound)
    }

    /// The next number.
    pub fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Other numbers, which leave these as they are: for looking ahead.
    #[must_use]
    pub fn aside(&self, salt: u64) -> Self {
        Self::new(Self::new(self.state ^ salt.wrapping_mul(0xd6e8_feb8_6659_fd93)).next_u64())
    }

    /// Whether something of this many percent happens.
    pub fn percent(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }

    fn index(&mut self, length: usize) -> usize {
        self.below(u32::try_from(length).expect("a question offers few things")) as usize
    }

    fn mix<T>(&mut self, things: &mut [T]) {
        for i in (1..things.len()).rev() {
            things.swap(i, self.index(i + 1));
        }
    }
}

impl Source for Rng {
    fn below(&mut self, bound: u32) -> u32 {
        if let Some(number) = self.byte_below(bound) {
            return number;
        }
        u32::try_from(self.next_u64() % u64::from(bound)).expect("a remainder is below its divisor")
    }
}

/// What each of so many seats plays, by lot of what is left to it.
///
/// # Errors
/// If the options cannot be read, or if nothing is left for a seat.
pub fn seats_by_lot(game: &dyn Game, options: &Value, count: usize, rng: &mut Rng) -> Result<Vec<Value>, BadSetup> {
    let mut taken = vec![];
    for _ in 0..count {
        let mut free = game.seat_offers(options, &taken)?;
        if free.is_empty() {
            return Err(BadSetup(vec!["nothing is left to choose for a seat".to_owned()]));
        }
        taken.push(free.swap_remove(rng.index(free.len())).0);
    }
    Ok(taken)
}

/// Any legal answer, each about as likely as another.
///
/// # Panics
/// If the question cannot be answered: nothing to pick from, or caps below the total.
pub fn answer(asked: &Asked, rng: &mut Rng) -> Answer {
    let ids = || asked.offers.iter().map(|offer| offer.id.clone()).collect::<Vec<_>>();
    match asked.shape {
        Shape::OneOf => Picked::One(asked.offers[rng.index(asked.offers.len())].id.clone()),
        Shape::SomeOf { least, most } => some_of(asked, least, most, rng),
        Shape::Split { least, total } => split(asked, least, total, rng),
        Shape::Arrange => {
            let mut order = ids();
            rng.mix(&mut order);
            Picked::Arrange(order)
        }
        Shape::Amount { least, most } => Picked::Amount(least + rng.below((most - least).saturating_add(1))),
    }
}

/// A legal answer that, in so many percent of the cases, is not the default where another is possible.
///
/// A default mostly passes; a player who likes to act brings a campaign to its end sooner.
///
/// # Panics
/// See [`answer`].
pub fn eager_answer(asked: &Asked, rng: &mut Rng, percent: u32) -> Answer {
    let eager = rng.percent(percent);
    let mut picked = answer(asked, rng);
    for _ in 0..4 {
        if !eager || picked != asked.default {
            break;
        }
        picked = answer(asked, rng);
    }
    picked
}

/// Some at random until they fit what is measured; the default if they never do.
fn some_of(asked: &Asked, least: u32, most: u32, rng: &mut Rng) -> Answer {
    let most = most.min(u32::try_from(asked.offers.len()).expect("a question offers few things"));
    for _ in 0..20 {
        let count = least + rng.below(most - least + 1);
        let mut picked: Vec<usize> = (0..asked.offers.len()).collect();
        rng.mix(&mut picked);
        picked.truncate(count as usize);
        if asked.meters.iter().all(|meter| meter.allows(meter.reads(picked.iter().map(|at| (*at, 1))))) {
            return Picked::Some(picked.into_iter().map(|at| asked.offers[at].id.clone()).collect());
        }
    }
    asked.default.clone()
}

/// Parts at random until they fit what is measured; the default if they never do.
fn split(asked: &Asked, least: u32, total: u32, rng: &mut Rng) -> Answer {
    for _ in 0..20 {
        let parts = parts(asked, least, total, rng);
        if asked.meters.iter().all(|meter| meter.allows(meter.reads(parts.iter().copied().enumerate()))) {
            let some = asked.offers.iter().zip(parts).filter(|(_, part)| *part > 0);
            return Picked::Split(some.map(|(offer, part)| (offer.id.clone(), part)).collect());
        }
    }
    asked.default.clone()
}

fn parts(asked: &Asked, least: u32, total: u32, rng: &mut Rng) -> Vec<u32> {
    let mut parts = vec![0_u32; asked.offers.len()];
    // Bounds that are one number take no chance.
    let count = if least == total { total } else { least + rng.below(total - least + 1) };
    for _ in 0..count {
        let open: Vec<usize> = (0..parts.len()).filter(|i| asked.offers[*i].cap.is_none_or(|cap| parts[*i] < cap)).collect();
        if open.is_empty() {
            break;
        }
        parts[open[rng.index(open.len())]] += 1;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use sternpost_core::{Meter, Seat, Share, Text};
    use sternpost_game::Offered;

    fn asked(shape: Shape, ids: &[&str], cap: Option<u32>, default: Answer) -> Asked {
        let offer = |id: &&str| Offered {
            id: (*id).to_owned(),
            label: Text::plain((*id).to_owned()),
            hint: None,
            detail: vec![],
            place: None,
            cap,
            reply_to: None,
        };
        let offers = ids.iter().map(offer).collect();
        Asked {
            id: "q".into(),
            seat: Seat(0),
            prompt: Text::plain("p"),
            rule: "1".into(),
            shape,
            offers,
            default,
            meters: vec![],
            barred: vec![],
            remarks: vec![],
        }
    }

    fn all(question: &Asked) -> BTreeSet<Answer> {
        let mut rng = Rng::new(1);
        (0..400).map(|_| answer(question, &mut rng)).collect()
    }

    #[test]
    fn the_numbers_are_splitmix64() {
        assert_eq!(Rng::new(1_234_567).next_u64(), 6_457_827_717_110_365_317);
    }

    #[test]
    fn bytes_decide_until_they_are_used_up() {
        let mut rng = Rng::of_bytes(&[7, 3, 1, 2]);
        assert_eq!((rng.below(5), rng.below(5), rng.below(1000)), (2, 3, 2 * 256 + 1));
        assert!(rng.is_used_up());
        assert_eq!(rng.below(1000), Rng::new(0).below(1000));
        assert!(!Rng::new(0).is_used_up());
    }

    #[test]
    fn every_legal_answer_of_every_shape_comes_up_and_no_other() {
        let none = || Picked::Amount(0);
        assert_eq!(all(&asked(Shape::OneOf, &["a", "b", "c"], None, none())).len(), 3);
        assert_eq!(all(&asked(Shape::Amount { least: 2, most: 5 }, &[], None, none())), (2..=5).map(Picked::Amount).collect());
        assert_eq!(all(&asked(Shape::Arrange, &["a", "b", "c"], None, none())).len(), 6);
        let some = all(&asked(Shape::SomeOf { least: 1, most: 9 }, &["a", "b"], None, none()));
        assert_eq!(some.len(), 4, "a; b; a and b in both orders: {some:?}");
        let split = all(&asked(Shape::Split { least: 3, total: 3 }, &["a", "b"], Some(2), none()));
        assert_eq!(split.len(), 2, "2+1 and 1+2: {split:?}");
    }

    #[test]
    fn what_is_picked_fits_what_is_measured() {
        let at_least_three =
            Meter { label: Text::plain("m"), rule: "1".into(), least: Some(3), most: None, shares: [1, 1, 2].map(Share::of).to_vec() };
        let question = Asked {
            meters: vec![at_least_three],
            ..asked(Shape::SomeOf { least: 0, most: 3 }, &["a", "b", "c"], None, Picked::Some(vec![]))
        };
        let mut sets: Vec<Vec<String>> =
            all(&question).into_iter().map(|answer| if let Picked::Some(ids) = answer { ids } else { vec![] }).collect();
        sets.iter_mut().for_each(|ids| ids.sort_unstable());
        sets.sort_unstable();
        sets.dedup();
        assert_eq!(sets, [vec!["a", "b", "c"], vec!["a", "c"], vec!["b", "c"]]);
    }

    #[test]
    fn an_eager_player_rarely_takes_the_default() {
        let question = asked(Shape::OneOf, &["pass", "act"], None, Picked::One("pass".into()));
        let mut rng = Rng::new(5);
        let passes = (0..1000).filter(|_| eager_answer(&question, &mut rng, 90) == question.default).count();
        assert!((10..200).contains(&passes), "{passes}");
    }
}
