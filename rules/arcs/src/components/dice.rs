//! The three kinds of battle dice (ARCS-COMP-06).

use sternpost_core::terms;

terms! {
    "die";
    /// A kind of battle die.
    pub enum Die { Assault, Skirmish, Raid }
}

/// Dice of each kind in the box (ARCS-BATTLE-05).
pub const DICE_OF_EACH: u8 = 6;

/// The symbols on a face, or of a whole roll; each an amount, mostly a count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Symbols<N = u8> {
    /// Hits on the attacker's own ships.
    pub own: N,
    /// Whether the defender intercepts.
    pub intercept: N,
    /// Hits on ships, then buildings.
    pub hit: N,
    /// Hits on buildings.
    pub building: N,
    /// Keys, to steal with.
    pub key: N,
}

impl Symbols {
    const fn of(own: u8, intercept: u8, hit: u8, building: u8, key: u8) -> Self {
        Self { own, intercept, hit, building, key }
    }

    /// Each amount as another.
    #[must_use]
    pub fn map<M>(self, amount: impl Fn(u8) -> M) -> Symbols<M> {
        Symbols {
            own: amount(self.own),
            intercept: amount(self.intercept),
            hit: amount(self.hit),
            building: amount(self.building),
            key: amount(self.key),
        }
    }

    /// Both together.
    #[must_use]
    pub fn and(self, more: Self) -> Self {
        Self {
            own: self.own + more.own,
            intercept: self.intercept + more.intercept,
            hit: self.hit + more.hit,
            building: self.building + more.building,
            key: self.key + more.key,
        }
    }
}

impl Die {
    /// What a face shows; they are numbered from 1.
    #[must_use]
    pub fn face(self, number: u32) -> Symbols {
        self.faces()[number as usize - 1]
    }

    /// The six faces.
    #[must_use]
    pub fn faces(self) -> [Symbols; 6] {
        match self {
            Self::Assault => [
                Symbols::of(0, 0, 0, 0, 0),
                Symbols::of(0, 0, 2, 0, 0),
                Symbols::of(1, 0, 2, 0, 0),
                Symbols::of(1, 0, 1, 0, 0),
                Symbols::of(1, 0, 1, 0, 0),
                Symbols::of(0, 1, 1, 0, 0),
            ],
            Self::Skirmish => {
                let (hit, blank) = (Symbols::of(0, 0, 1, 0, 0), Symbols::of(0, 0, 0, 0, 0));
                [hit, hit, hit, blank, blank, blank]
            }
            Self::Raid => [
                Symbols::of(0, 1, 0, 0, 2),
                Symbols::of(1, 0, 0, 0, 1),
                Symbols::of(0, 0, 0, 1, 1),
                Symbols::of(1, 0, 0, 1, 0),
                Symbols::of(1, 0, 0, 1, 0),
                Symbols::of(0, 1, 0, 0, 0),
            ],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // cites: ARCS-COMP-06
    #[test]
    fn arcs_comp_06_the_faces_of_each_die_add_up_to_what_is_printed() {
        let total = |die: Die| die.faces().into_iter().fold(Symbols::default(), Symbols::and);
        assert_eq!(total(Die::Assault), Symbols::of(3, 1, 7, 0, 0));
        assert_eq!(total(Die::Skirmish), Symbols::of(0, 0, 3, 0, 0));
        assert_eq!(total(Die::Raid), Symbols::of(3, 2, 0, 3, 4));
    }
}
