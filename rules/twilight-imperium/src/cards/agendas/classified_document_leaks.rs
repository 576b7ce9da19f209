//! Classified Document Leaks: a secret objective that somebody has scored becomes public.

use super::{Agenda, Ballot, Outcome};
use crate::cards::secret_objectives;

pub static AGENDA: Agenda = Agenda::law(Ballot::ScoredSecret, |outcome, t| {
    if let Outcome::Secret { secret } = outcome {
        secret_objectives::make_public(t, *secret);
    }
});
