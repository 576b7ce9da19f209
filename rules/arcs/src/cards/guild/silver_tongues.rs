//! Silver-Tongues: a Guild card or a token is stolen for its Prelude, without keys.

use crate::cards::common::{one_of, steal, stealable_cards, stealable_tokens};
use crate::cards::steps::choose;
use crate::cards::{Choosing, CourtCard, Moment};
use crate::components::{CourtCardId, Resource};
use crate::position::state::State;
use crate::words::{Choice, Prompt};
use sternpost_core::{Question, Seat};

/// The card.
pub static CARD: CourtCard = CourtCard::guild(Resource::Psionic, 2)
    .discarded_for(|t, seat| choose(t, CourtCardId::SilverTongues, seat, Moment::First))
    .choosing(&[Choosing { moment: Moment::First, question: loot, then: steal }]);

fn loot(s: &State, seat: Seat) -> Option<Question<Choice>> {
    let mut offers = stealable_cards(s, seat);
    offers.extend(stealable_tokens(s, seat, None));
    one_of(&Prompt::Steal, offers)
}
