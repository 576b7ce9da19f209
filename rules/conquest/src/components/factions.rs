//! The seven factions of the core set (CONQ-GEN-07) and the wheel of their alliances (CONQ-DECK-13).

sternpost_core::terms! {
    "faction";
    /// A faction, in the order of the alliance wheel: each stands between its two neighbours, and the last beside the first.
    pub enum Faction { AstraMilitarum, SpaceMarines, Tau, Eldar, DarkEldar, Chaos, Orks }
}

impl Faction {
    /// CONQ-DECK-13: the factions beside it on the alliance wheel.
    #[must_use]
    pub fn neighbours(self) -> [Self; 2] {
        let (at, all) = (self as usize, Self::ALL.len());
        [Self::ALL[(at + all - 1) % all], Self::ALL[(at + 1) % all]]
    }
}

#[cfg(test)]
mod tests {
    use super::Faction::*;

    // cites: CONQ-DECK-13, CONQ-GEN-07
    #[test]
    fn conq_deck_13_each_faction_has_two_neighbours_on_the_wheel() {
        assert_eq!(AstraMilitarum.neighbours(), [Orks, SpaceMarines]);
        assert_eq!(SpaceMarines.neighbours(), [AstraMilitarum, Tau]);
        assert_eq!(Tau.neighbours(), [SpaceMarines, Eldar]);
        assert_eq!(Eldar.neighbours(), [Tau, DarkEldar]);
        assert_eq!(DarkEldar.neighbours(), [Eldar, Chaos]);
        assert_eq!(Chaos.neighbours(), [DarkEldar, Orks]);
        assert_eq!(Orks.neighbours(), [Chaos, AstraMilitarum]);
    }
}
