//! Minister of Policy: an action card at the end of each status phase (FAQ-GEN-12: Neural Motivator adds none).

use super::{Agenda, Ballot};
use crate::cards::action_cards;
use crate::prelude::*;
use crate::setup::options::Content;

pub static AGENDA: Agenda = Agenda::lasting_law(Ballot::Player).with(&[Ability::must(
    &[Timing::StatusPhaseEnds],
    |s, using| using.occasion == Occasion::StatusPhaseEnds && s.plays_with(Content::ActionCards),
    |using, t| action_cards::draw(t, using.seat, 1),
)]);
