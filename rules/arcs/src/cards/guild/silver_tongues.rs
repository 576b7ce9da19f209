//! Silver-Tongues: a Guild card or a token is stolen for its Prelude, without keys.

use crate::cards::common::{steal, stealable_cards, stealable_tokens};
use crate::prelude::*;

pub static CARD: CourtCard = CourtCard::guild(Resource::Psionic, 2)
    .discarded_for(|t, seat| choose(t, CourtCardId::SilverTongues, seat, Moment::First))
    .choosing(&[Choosing { moment: Moment::First, question: loot, then: steal }]);

fn loot(s: &State, seat: Seat) -> Option<Question<Choice>> {
    let mut offers = stealable_cards(s, seat);
    offers.extend(stealable_tokens(s, seat, None));
    one_of(&Prompt::Steal, offers)
}
