//! How many of each thing are somewhere: what lies on a table counted against what the box holds.

use std::collections::BTreeMap;

/// How many of each thing there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Census<C>(BTreeMap<C, u32>);

impl<C: Ord> FromIterator<C> for Census<C> {
    fn from_iter<I: IntoIterator<Item = C>>(things: I) -> Self {
        let mut counts = BTreeMap::new();
        things.into_iter().for_each(|thing| *counts.entry(thing).or_default() += 1);
        Self(counts)
    }
}

impl<C: Ord + Clone> Census<C> {
    /// What lies in two places although there is one of it: each thing once.
    pub fn twice(&self) -> impl Iterator<Item = &C> {
        self.0.iter().filter(|(_, count)| **count > 1).map(|(thing, _)| thing)
    }

    /// What is here and not in another census, each thing as often: of a box, what has not come to the table; of a table, what the box does not hold.
    #[must_use]
    pub fn beyond(&self, other: &Self) -> Vec<C> {
        let left = |(thing, count): (&C, &u32)| {
            let left = count.saturating_sub(other.0.get(thing).copied().unwrap_or(0));
            std::iter::repeat_n(thing.clone(), left as usize)
        };
        self.0.iter().flat_map(left).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Census;

    #[test]
    fn what_lies_in_two_places_and_what_no_box_holds_is_found() {
        let (the_box, table): (Census<char>, Census<char>) = ("aabc".chars().collect(), "aaabb".chars().collect());
        assert_eq!(table.beyond(&the_box), ['a', 'b']);
        assert_eq!(the_box.beyond(&table), ['c'], "still in the box");
        assert_eq!(table.twice().collect::<String>(), "ab");
        assert_eq!(the_box, "cbaa".chars().collect());
    }
}
