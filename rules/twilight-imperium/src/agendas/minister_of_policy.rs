//! Minister of Policy: an action card at the end of each status phase (FAQ-GEN-12: Neural Motivator adds none).

use super::{Agenda, Ballot};
use crate::abilities::Ability;
use crate::action_cards;
use crate::occasions::Occasion;
use crate::options::Content;

pub static AGENDA: Agenda = Agenda::lasting_law(Ballot::Player).with(&[Ability::must(
    |s, using| using.occasion == Occasion::StatusPhaseEnds && s.plays_with(Content::ActionCards),
    |using, t| action_cards::draw(t, using.seat, 1),
)]);
