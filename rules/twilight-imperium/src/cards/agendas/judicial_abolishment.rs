//! Judicial Abolishment: a law is discarded.

use super::{Agenda, Ballot, Outcome, discard_law};

pub static AGENDA: Agenda = Agenda::directive(Ballot::Law, |outcome, t| {
    if let Outcome::Law { agenda } = outcome {
        discard_law(t, *agenda);
    }
});
