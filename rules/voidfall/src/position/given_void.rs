//! What a scenario file says of the Crisis board.

use super::void::{Haven, Held, Void};
use crate::components::alarms::Alarm;
use crate::components::crises::{CrisisId, CrisisLevel};
use crate::components::focuses::FocusId;
use crate::prelude::*;
use schemars::JsonSchema;
use sternpost_core::Pile;

/// The Crisis board, as far as it differs from one with nothing on it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct GivenVoid {
    /// What lies on the Military row, from the left.
    military: Vec<Held>,
    /// What lies on the Economic row.
    economic: Vec<Held>,
    /// The current Crisis of the first turn; without one the turn reveals it.
    pub crisis: Option<CrisisId>,
    /// Crises that lie on top of their stacks.
    next: Vec<CrisisId>,
    /// Levels whose stack is empty: all of its Crises that lie nowhere else are discarded.
    discarded: Vec<CrisisLevel>,
    /// The Alarm of this round: a Situation of level I without one.
    alarm: Option<Alarm>,
    /// Alarms in the stack, from the top.
    alarms: Vec<Alarm>,
    /// Alarms of this cycle that were revealed before.
    revealed: Vec<Alarm>,
    /// Catastrophes.
    catastrophes: u8,
    /// Safe Havens, in place of those of the set-up.
    havens: Vec<Haven>,
    /// Harbingers in the supply; without a number all that lie nowhere else.
    harbingers: Option<u8>,
    /// Heroic focuses on display.
    display: BTreeSet<FocusId>,
}

impl GivenVoid {
    /// Lays it out.
    pub fn lay(&self, void: &mut Void, in_galaxy: u8, wrong: &mut Vec<String>) {
        (void.military, void.economic) = (self.military.clone(), self.economic.clone());
        void.crisis = self.crisis;
        (void.alarm, void.revealed) = (Some(self.alarm.unwrap_or(Alarm::Situation(CrisisLevel::One))), self.revealed.clone());
        let named = |alarm: &Alarm| self.alarm.iter().chain(&self.alarms).chain(&self.revealed).any(|other| other == alarm);
        void.wars.retain(|alarm| !named(alarm));
        void.alarms = Pile::of_nobody(self.alarms.clone());
        void.catastrophes = self.catastrophes;
        if !self.havens.is_empty() {
            void.havens = self.havens.clone();
        }
        let on_rows = self.military.iter().chain(&self.economic).filter(|held| **held == Held::Harbinger).count();
        let lying = in_galaxy + u8::try_from(on_rows).expect("rows are short");
        void.harbingers = self.harbingers.unwrap_or(crate::components::alarms::HARBINGERS.saturating_sub(lying));
        void.focuses.retain(|focus| !self.display.contains(focus));
        void.display = self.display.clone();
        for crisis in void.all_crises().collect::<Vec<_>>() {
            if let Some(pile) = void.crises.get_mut(&crisis.card().level) {
                pile.retain(|other| *other != crisis);
            }
        }
        for crisis in self.next.iter().rev() {
            match void.crises.get_mut(&crisis.card().level) {
                Some(pile) if pile.position(crisis).is_some() => {
                    pile.retain(|other| other != crisis);
                    pile.insert(0, *crisis);
                }
                Some(_) | None => wrong.push(format!("{crisis} is somewhere else")),
            }
        }
        for level in &self.discarded {
            if let Some(pile) = void.crises.get_mut(level) {
                let all = pile.take_all();
                void.discarded.entry(*level).or_default().extend(all);
            }
        }
    }
}
