//! Mutiny: whoever voted for it gains a point, or loses one.

use super::effects::gain_point_each;
use super::{Agenda, Ballot, Outcome};
use crate::phases::victory::lose_points;
use crate::phases::voting::voters;

pub static AGENDA: Agenda = Agenda::directive(Ballot::ForAgainst, |outcome, t| {
    // FAQ-AG-2: who cast no vote has not voted
    let voters = voters(t.state, &Outcome::For);
    if *outcome == Outcome::For {
        gain_point_each(t, &voters);
    } else {
        for seat in voters {
            lose_points(t, seat, 1);
        }
    }
});
