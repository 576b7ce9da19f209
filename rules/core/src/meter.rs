//! What the parts of a split or what is picked comes to, beside the number of it: what is owed, a budget, room aboard, votes.
//!
//! A question that a person thinks of as one (what is built, how it is paid) is a split over everything that can be picked, with a
//! meter for each limit. The kernel checks the meters; a page can show where each stands while the answer is put together.

use crate::text::{Message, Text};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a part of a split adds to a meter, or something that is picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Share {
    /// How much; what gives room takes something off.
    pub each: i32,
    /// For so many, or for a part of them: two fighters at the cost of one are 1 for each 2.
    #[schemars(range(min = 1))]
    pub per: u32,
}

impl Share {
    /// So much for each.
    #[must_use]
    pub const fn of(each: i32) -> Self {
        Self { each, per: 1 }
    }

    /// So much for every `per` that are begun.
    ///
    /// # Panics
    /// If `per` is 0.
    #[must_use]
    pub const fn begun(each: i32, per: u32) -> Self {
        assert!(per > 0, "a share is for at least one");
        Self { each, per }
    }

    /// What so many add.
    #[must_use]
    pub fn adds(self, count: u32) -> i64 {
        i64::from(self.each) * i64::from(count.div_ceil(self.per))
    }
}

/// A limit on what the parts of a split come to, or what is picked, each once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Meter {
    /// What is measured.
    pub label: Text,
    /// The rule that sets the limit.
    pub rule: String,
    /// The least it must come to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub least: Option<i64>,
    /// The most it may come to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<i64>,
    /// What each choice adds, in the order of the offers; choices behind the last add nothing.
    pub shares: Vec<Share>,
}

impl Meter {
    /// At least so much.
    pub fn at_least(label: &impl Message, rule: &str, least: u32, shares: Vec<Share>) -> Self {
        Self { label: label.text(), rule: rule.to_owned(), least: Some(i64::from(least)), most: None, shares }
    }

    /// At most so much.
    pub fn at_most(label: &impl Message, rule: &str, most: u32, shares: Vec<Share>) -> Self {
        Self { label: label.text(), rule: rule.to_owned(), least: None, most: Some(i64::from(most)), shares }
    }

    /// Whether it measures nothing but how many there are of these choices in all.
    #[must_use]
    pub fn counts(&self, choices: usize) -> bool {
        self.shares.len() == choices && self.shares.iter().all(|share| *share == Share::of(1))
    }

    /// Whether some choices make room for others.
    #[must_use]
    pub fn makes_room(&self) -> bool {
        self.shares.iter().any(|share| share.each < 0)
    }

    /// What parts come to: for each the index of its offer, and how many.
    #[must_use]
    pub fn reads(&self, parts: impl IntoIterator<Item = (usize, u32)>) -> i64 {
        parts.into_iter().map(|(offer, count)| self.shares.get(offer).map_or(0, |share| share.adds(count))).sum()
    }

    /// Whether it may read that.
    #[must_use]
    pub fn allows(&self, reading: i64) -> bool {
        self.reaches(reading) && self.is_within(reading)
    }

    /// Whether that is enough.
    #[must_use]
    pub fn reaches(&self, reading: i64) -> bool {
        self.least.is_none_or(|least| reading >= least)
    }

    /// Whether that is not too much.
    #[must_use]
    pub fn is_within(&self, reading: i64) -> bool {
        self.most.is_none_or(|most| reading <= most)
    }
}

/// Parts of a split that fit its bounds and meters: what is wished for in the order given, then what is still missing. Nothing if
/// no such parts are found that way.
#[must_use]
pub fn fill(wishes: &[(usize, u32)], caps: &[u32], (least, total): (u32, u32), meters: &[Meter]) -> Option<Vec<u32>> {
    let mut parts = vec![0_u32; caps.len()];
    let reading = |meter: &Meter, parts: &[u32]| meter.reads(parts.iter().copied().enumerate());
    let fits = |parts: &[u32]| meters.iter().all(|meter| meter.is_within(reading(meter, parts)));
    let is_short = |parts: &[u32]| parts.iter().sum::<u32>() < least || meters.iter().any(|meter| !meter.reaches(reading(meter, parts)));
    let one_more = |parts: &mut Vec<u32>, at: usize| {
        let has_room = parts[at] < caps[at] && parts.iter().sum::<u32>() < total;
        if has_room {
            parts[at] += 1;
            if fits(parts) {
                return true;
            }
            parts[at] -= 1;
        }
        false
    };
    for (at, wish) in wishes {
        while parts[*at] < *wish && one_more(&mut parts, *at) {}
    }
    for (at, _) in wishes {
        while is_short(&parts) && one_more(&mut parts, *at) {}
    }
    (fits(&parts) && !is_short(&parts)).then_some(parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meter(least: Option<i64>, most: Option<i64>, shares: Vec<Share>) -> Meter {
        Meter { label: Text::plain("meter"), rule: "1".into(), least, most, shares }
    }

    #[test]
    fn what_is_begun_counts_whole() {
        let fighters = Share::begun(1, 2);
        assert_eq!([0, 1, 2, 3].map(|count| fighters.adds(count)), [0, 1, 1, 2]);
    }

    #[test]
    fn what_gives_room_makes_room() {
        let aboard = meter(None, Some(0), vec![Share::of(-4), Share::of(1)]);
        assert!(aboard.allows(aboard.reads([(0, 1), (1, 4)])));
        assert!(!aboard.allows(aboard.reads([(0, 1), (1, 5)])));
        assert_eq!(fill(&[(0, 1), (1, 9)], &[2, 9], (0, 20), &[aboard]), Some(vec![1, 4]));
    }

    #[test]
    fn what_is_owed_is_filled_up_in_order() {
        let owed = meter(Some(5), None, vec![Share::of(2), Share::of(3), Share::of(1)]);
        assert_eq!(fill(&[(2, 1), (0, 0), (1, 0)], &[1, 1, 1], (0, 3), std::slice::from_ref(&owed)), Some(vec![1, 1, 1]));
        assert_eq!(fill(&[(0, 1)], &[1, 0, 0], (0, 3), &[owed]), None);
    }
}
