//! Miscount Disclosed: a law is voted on anew.

use super::{Agenda, Ballot, Outcome};

pub static AGENDA: Agenda = Agenda::directive(Ballot::Law, |outcome, t| {
    if let (Outcome::Law { agenda }, Some(vote)) = (outcome, &mut t.state.underway.vote) {
        vote.again = Some(*agenda);
    }
});
