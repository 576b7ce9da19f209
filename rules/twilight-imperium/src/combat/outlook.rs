//! How a combat may end and how likely that is: the figures that its odds are added up from ([`crate::combat::odds`]).

use std::collections::BTreeMap;

/// A share of all that can happen, in parts of [`WHOLE`].
pub(super) type Share = u128;

pub(super) const WHOLE: Share = 1 << 60;
/// Shares below this are left out: less than a millionth of a millionth.
pub(super) const DUST: Share = 1 << 20;

/// How a combat ends, in parts of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// The attacker is left.
    pub attacker: u32,
    /// The defender is left.
    pub defender: u32,
    /// Nobody is left.
    pub nobody: u32,
}

/// Who is left, and how likely that is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outlook([Share; 3]);

impl Outlook {
    pub(super) const ATTACKER: Self = Self([WHOLE, 0, 0]);
    pub(super) const DEFENDER: Self = Self([0, WHOLE, 0]);
    pub(super) const NOBODY: Self = Self([0, 0, WHOLE]);

    pub(super) fn add(&mut self, share: Share, other: Self) {
        for (sum, part) in self.0.iter_mut().zip(other.0) {
            *sum += (share * part) >> 60;
        }
    }

    pub(super) fn times(&self, numerator: Share, denominator: Share) -> Self {
        Self(self.0.map(|part| part * numerator / denominator))
    }

    /// In whole parts of a number that add up to it: what is cut off goes to whom it belongs to most.
    #[must_use]
    pub fn of(&self, number: u32) -> Odds {
        let all: Share = self.0.iter().sum::<Share>().max(1);
        let exact = self.0.map(|part| part * Share::from(number));
        let mut parts = exact.map(|part| u32::try_from(part / all).unwrap_or(number));
        let mut by_rest = [0, 1, 2];
        by_rest.sort_by_key(|at| std::cmp::Reverse(exact[*at] % all));
        let missing = number - parts.iter().sum::<u32>();
        for at in by_rest.into_iter().take(missing as usize) {
            parts[at] += 1;
        }
        Odds { attacker: parts[0], defender: parts[1], nobody: parts[2] }
    }
}

/// What hits come of a roll, and how many of them go past fighters: how likely each is.
#[derive(Clone)]
pub(super) struct Volley(pub(super) BTreeMap<(u32, u32), Share>);

impl Volley {
    pub(super) fn nothing() -> Self {
        Self([((0, 0), WHOLE)].into())
    }

    /// With further dice, each of which brings so many hits by its face (LRR 44.1: ten faces).
    pub(super) fn add(&mut self, dice: u32, past_fighters: bool, hits: impl Fn(u32) -> u32) {
        let mut die: BTreeMap<u32, Share> = BTreeMap::new();
        for face in 1..=10 {
            *die.entry(hits(face)).or_default() += 1;
        }
        for _ in 0..dice {
            let mut sum = BTreeMap::new();
            for ((all, past), share) in &self.0 {
                for (more, of_ten) in &die {
                    let more_past = if past_fighters { *more } else { 0 };
                    *sum.entry((all + more, past + more_past)).or_insert(0) += share * of_ten / 10;
                }
            }
            sum.retain(|_, share| *share >= DUST);
            self.0 = sum;
        }
    }
}
