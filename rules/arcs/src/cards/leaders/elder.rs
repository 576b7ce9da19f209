//! Elder: the Court comforts who was beaten and is never ransacked; Captives bring little.

use super::Leader;
use crate::actions::influence;
use crate::prelude::*;

/// Beloved: after a battle in which the attacker took a Trophy, an Influence; no Ransack. Just: Tyrant counts one place lower.
pub static LEADER: Leader = Leader::new(
    [Resource::Relic, Resource::Material],
    Powers::passive(&[Passive::AsksAfterLosses, Passive::CannotBeRansacked, Passive::ScoresLower(Ambition::Tyrant)]).choosing(&[
        Choosing {
            moment: Moment::First,
            question: |s, seat| optional(&Prompt::InfluenceFreely, influence::offers(s, seat).into_iter().map(Offer::new).collect()),
            then: |t, seat, picked| influence::influence_if_chosen(seat, &picked.one(), t),
        },
    ]),
);
