//! What to pick in a draft: first where most is lost by waiting.

use super::{Asked, each};
use crate::prelude::*;
use sternpost_players::Preference;

/// What the speaker's place counts more than the next one, and so on.
const A_PLACE: i64 = 4;
/// A faction: they are as good as each other, and there are more than players.
const FACTION: i64 = 3;

/// One leaning for each offer: a slice by how much it is worth beyond the poorest on offer, a place by how near it is to the speaker's.
pub fn leanings(asking: &Asked<'_>) -> Vec<Preference> {
    let Some(draft) = &asking.state.draft else { return each(asking, &|_| Preference::to(0)) };
    let worth = |slice: u8| i64::from(draft.worth(slice).total());
    let offered =
        asking.question.offers.iter().filter_map(|offer| if let Choice::Slice { slice } = offer.choice { Some(slice) } else { None });
    let poorest = offered.map(worth).min().unwrap_or(0);
    let places = i64::from(asking.state.players.len());
    each(asking, &|choice| {
        Preference::to(match choice {
            Choice::Slice { slice } => 2 * (worth(*slice) - poorest) + FACTION,
            Choice::SpeakerOrder { place } => A_PLACE * (places - i64::from(*place)) / 2,
            Choice::Faction { .. } => FACTION,
            _ => 0,
        })
    })
}
