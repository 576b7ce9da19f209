//! Space combats that nobody can win (FAQ-GEN-2), whatever the dice show: decided by what the two sides can roll and repair.

use crate::combat::{combat_rolls, joining};
use crate::position::underway::SpaceCombat;
use crate::prelude::*;

/// Whether neither side of the combat under way could ever destroy the other, though every die hit and the other side never did.
///
/// RULING: what cards in hand, or abilities that somebody may use, could still change is not looked at.
pub fn nobody_can_win(s: &State) -> bool {
    let Some(combat) = &s.underway.combat else { return false };
    // What only the last round had (LRR 54) may put it off by a round.
    let sides = [(combat.attacker, false), (combat.defender, true)];
    !sides.into_iter().any(|(seat, defends)| can_win(s, combat, seat, defends))
}

fn can_win(s: &State, combat: &SpaceCombat, seat: Seat, defends: bool) -> bool {
    let opponent = combat.opponent(seat);
    let groups = combat_rolls::groups(s, seat, opponent, Location::Space(combat.system), defends);
    let most = |group: &combat_rolls::Group| group.dice.saturating_mul(combat_rolls::hits(s, seat, group, &[10]));
    let hits = groups.iter().map(most).fold(0, u32::saturating_add);
    hits > 0 && Fleet::of(s, opponent, combat).falls_to(hits)
}

/// What a side has to take hits with.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Fleet {
    /// Undamaged ships that sustain damage.
    intact: u32,
    /// Damaged ones.
    damaged: u32,
    /// Everything else that fights.
    others: u32,
    /// How many hits a ship cancels by sustaining damage (LRR 66.6).
    each: u32,
    /// Whether one of the ships is undamaged whenever a round begins.
    heals_itself: bool,
    /// Whether one that was damaged in an earlier round is repaired after each.
    repairs: bool,
}

impl Fleet {
    fn of(s: &State, seat: Seat, combat: &SpaceCombat) -> Self {
        let kept = modifiers::is_kept_from_sustaining(s, seat, combat.system);
        let sustains =
            |unit: UnitType| !kept && modifiers::may_sustain(s, unit) && s.stats(seat, unit).is_some_and(|stats| stats.sustain_damage);
        let (mut intact, mut damaged, mut others) = (0, 0, 0);
        for (unit, pile) in joining::fighting(s, seat, combat.system) {
            if sustains(unit) {
                (intact, damaged) = (intact + pile.intact, damaged + pile.damaged);
            } else {
                others += pile.intact + pile.damaged;
            }
        }
        let heals_itself = sustains(UnitType::Flagship) && modifiers::flagship_repairs_itself(s, seat, combat.system);
        let repairs = modifiers::repairs_after_hits(s, seat);
        Self { intact, damaged, others, each: modifiers::hits_cancelled_by_sustaining(s, seat), heals_itself, repairs }
    }

    /// Whether so many hits in every round destroy it, if it takes them as well as it can: by sustaining, then with what cannot sustain.
    fn falls_to(mut self, hits: u32) -> bool {
        loop {
            let before = self;
            if self.takes(hits) {
                return true;
            }
            // It stands as it stood, and so it will after every further round.
            if self == before {
                return false;
            }
        }
    }

    /// A round. Whether nothing is left.
    fn takes(&mut self, hits: u32) -> bool {
        if self.heals_itself && self.damaged > 0 {
            (self.intact, self.damaged) = (self.intact + 1, self.damaged - 1);
        }
        let fresh = hits.div_ceil(self.each).min(self.intact);
        let mut lost = hits.saturating_sub(fresh.saturating_mul(self.each));
        self.intact -= fresh;
        for pile in [&mut self.others, &mut self.damaged] {
            let gone = lost.min(*pile);
            (*pile, lost) = (*pile - gone, lost - gone);
        }
        if self.repairs && self.damaged > 0 {
            (self.intact, self.damaged) = (self.intact + 1, self.damaged - 1);
        }
        // What was damaged just now goes as well, if there are hits left.
        let gone = lost.min(fresh);
        self.damaged += fresh - gone;
        self.intact + self.damaged + self.others == 0
    }
}

#[cfg(test)]
mod tests {
    use super::Fleet;

    fn fleet(intact: u32, others: u32) -> Fleet {
        Fleet { intact, damaged: 0, others, each: 1, heals_itself: false, repairs: false }
    }

    // cites: FAQ-GEN-2
    #[test]
    fn what_repairs_nothing_falls_to_any_hit() {
        assert!(fleet(0, 3).falls_to(1));
        assert!(fleet(5, 0).falls_to(1));
        assert!(fleet(5, 20).falls_to(1));
    }

    // cites: FAQ-GEN-2
    #[test]
    fn a_repair_a_round_keeps_up_with_one_ship_damaged_a_round() {
        let two = Fleet { repairs: true, ..fleet(2, 0) };
        assert!(!two.falls_to(1));
        assert!(two.falls_to(2));
        assert!(!Fleet { each: 2, ..two }.falls_to(2));
        assert!(Fleet { each: 2, ..two }.falls_to(3));
        // A single ship is damaged anew in the round in which it would be repaired.
        assert!(Fleet { repairs: true, ..fleet(1, 4) }.falls_to(1));
    }

    // cites: FAQ-GEN-2
    #[test]
    fn a_ship_that_is_whole_in_every_round_takes_what_it_can_sustain() {
        let flagship = Fleet { heals_itself: true, ..fleet(1, 0) };
        assert!(!flagship.falls_to(1));
        assert!(flagship.falls_to(2));
        assert!(!Fleet { each: 2, ..flagship }.falls_to(2));
        assert!(Fleet { damaged: 1, intact: 0, ..flagship }.falls_to(2));
    }
}
