//! Fleet power by type (VF-CB-03: how it is split into tokens does not matter).

use crate::prelude::*;

/// Fleet power by type; no type with none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Force(BTreeMap<Fleet, u8>);

impl Force {
    /// So much of each.
    pub fn of(fleets: impl IntoIterator<Item = (Fleet, u8)>) -> Self {
        let mut force = Self::default();
        for (fleet, count) in fleets {
            force.add(fleet, count);
        }
        force
    }

    /// How much there is of a type.
    pub fn count(&self, fleet: Fleet) -> u8 {
        self.0.get(&fleet).copied().unwrap_or(0)
    }

    /// Whether there is any of a type.
    pub fn has(&self, fleet: Fleet) -> bool {
        self.0.contains_key(&fleet)
    }

    /// All of it.
    pub fn total(&self) -> u8 {
        self.0.values().sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The types that are there, with how much.
    pub fn iter(&self) -> impl Iterator<Item = (Fleet, u8)> {
        self.0.iter().map(|(fleet, count)| (*fleet, *count))
    }

    /// How many types there are.
    pub fn types(&self) -> usize {
        self.0.len()
    }

    /// More of a type.
    pub fn add(&mut self, fleet: Fleet, count: u8) {
        if count > 0 {
            *self.0.entry(fleet).or_insert(0) += count;
        }
    }

    /// Less of a type.
    ///
    /// # Panics
    /// If there is not as much.
    pub fn take(&mut self, fleet: Fleet, count: u8) {
        let held = self.0.get_mut(&fleet).filter(|held| **held >= count).expect("no more is taken than is there");
        *held -= count;
        if *held == 0 {
            self.0.remove(&fleet);
        }
    }

    /// VF-FL-03, VF-FT-04: how many tokens it takes, with so much on a token of each type.
    pub fn tokens(&self, on_a_token: impl Fn(Fleet) -> u8) -> u32 {
        self.iter().map(|(fleet, count)| u32::from(count.div_ceil(on_a_token(fleet)))).sum()
    }

    /// The types, each as often as there is fleet power of it.
    pub fn each(&self) -> impl Iterator<Item = Fleet> {
        self.iter().flat_map(|(fleet, count)| std::iter::repeat_n(fleet, usize::from(count)))
    }
}

impl FromIterator<Fleet> for Force {
    fn from_iter<I: IntoIterator<Item = Fleet>>(fleets: I) -> Self {
        Self::of(fleets.into_iter().map(|fleet| (fleet, 1)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_kit::count_of;

    // cites: VF-FL-03, VF-FL-04, VF-FT-04
    #[test]
    fn vf_fl_03_tokens_hold_one_type_and_so_much_of_it() {
        let force = Force::of([(Fleet::Corvette, 4), (Fleet::Dreadnought, 2)]);
        let basic = |fleet: Fleet| if fleet == Fleet::Dreadnought { 1 } else { 3 };
        assert_eq!((force.tokens(basic), force.tokens(|_| 3)), (4, 3));
        assert_eq!(count_of(force.each()), 6);
    }
}
