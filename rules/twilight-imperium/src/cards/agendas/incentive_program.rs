//! Incentive Program: another public objective, of stage I or II.

use super::{Agenda, Ballot, Outcome};
use crate::components::{ObjectiveId, Stage};
use crate::words::Line;

pub static AGENDA: Agenda = Agenda::directive(Ballot::ForAgainst, |outcome, t| {
    let stage = if *outcome == Outcome::For { Stage::I } else { Stage::II };
    // Out of the box: neither revealed nor among those laid out at set-up
    let laid_out = &t.state.objectives;
    let unused = ObjectiveId::ALL.iter().copied().filter(|objective| {
        objective.card().stage == stage && !laid_out.revealed.contains(objective) && !laid_out.face_down.for_the_rules().contains(objective)
    });
    let unused: Vec<ObjectiveId> = unused.collect();
    if !unused.is_empty() {
        let objective = unused[t.pick(unused.len())];
        t.state.objectives.revealed.push(objective);
        t.tell(&Line::RevealedObjective { objective });
    }
});
