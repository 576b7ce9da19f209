//! The Crisis board at the start: Crises and Alarms face down, Safe Havens, Heroic focuses (VF-GEN, VF-PREP-02 to -07).

use crate::components::alarms::{Alarm, Difficulty, HARBINGERS, Row, SITUATIONS, WarId, havens};
use crate::components::crises::{CrisisId, CrisisKind, CrisisLevel};
use crate::components::focuses::FocusId;
use crate::position::void::{Deployed, Haven, Held, Void};
use crate::prelude::*;
use sternpost_core::{Chance, Pile};

fn shuffled<C>(mut cards: Vec<C>, chance: &mut Chance<'_>) -> Pile<C>
where
    Pile<C>: Sized,
    C: Clone,
{
    chance.shuffle(&mut cards);
    Pile::of_nobody(cards)
}

/// The board, with so many Harbingers in the galaxy. Alarms and focuses come with the first preparation.
pub fn lay_out(difficulty: Difficulty, seats: u8, in_galaxy: u8, chance: &mut Chance<'_>) -> Void {
    let levels = [CrisisLevel::One, CrisisLevel::Two, CrisisLevel::Three];
    let crises = levels.iter().map(|level| (*level, shuffled(CrisisId::of(*level).collect(), chance))).collect();
    let mut void = Void {
        military: vec![],
        economic: vec![],
        crises,
        discarded: levels.iter().map(|level| (*level, vec![])).collect(),
        crisis: None,
        alarms: Pile::of_nobody(vec![]),
        revealed: vec![],
        wars: shuffled(WarId::ALL.iter().map(|war| Alarm::War(*war)).collect(), chance),
        situations: levels.into_iter().zip(SITUATIONS).collect(),
        alarm: None,
        striking: None,
        is_vengeful: false,
        catastrophes: 0,
        consumed: vec![],
        havens: havens(seats).iter().map(|slots| Haven { slots: *slots, filled: vec![] }).collect(),
        rewards: BTreeSet::new(),
        harbingers: HARBINGERS.saturating_sub(in_galaxy),
        display: BTreeSet::new(),
        focuses: shuffled(FocusId::heroic().collect(), chance),
        overproduced: BTreeMap::new(),
        deployed: Deployed::default(),
        proposed: vec![],
    };
    let mut starting: Vec<CrisisId> = CrisisId::of(CrisisLevel::Starting).collect();
    chance.shuffle(&mut starting);
    for crisis in starting.into_iter().take(difficulty.starting_crises()) {
        let row = if crisis.card().kind == CrisisKind::Military { Row::Military } else { Row::Economic };
        void.row_mut(row).insert(0, Held::Crisis(crisis));
    }
    void
}
