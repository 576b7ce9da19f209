//! The seats that have a voice at a table: those that people hold, whoever plays them now. A seat for whose holder a bot sits in keeps its voice.

use crate::body::Body;
use crate::pace::SeatedAct;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use sternpost_core::Seat;

/// The rules of the court that servers write into campaigns by now: voices belong to the seats that people hold, and no seat disputes an entry twice.
const RULES: u32 = 1;

/// The terms of a campaign's court, which its log states as it is created. Logs that say nothing are held to no rule that came with this.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct CourtTerms {
    /// The revision of the court's rules.
    rules: u32,
    /// The seats that people hold from the first: of a campaign that was laid out, in which nobody takes a seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    held: Vec<Seat>,
}

impl CourtTerms {
    /// Today's rules, with the seats that people hold from the first.
    #[must_use]
    pub fn of_today(held: Vec<Seat>) -> Self {
        Self { rules: RULES, held }
    }
}

/// The seats that people hold, as the log says it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Voices {
    /// The revision of the court's rules; 0: the log is older than they are.
    rules: u32,
    held: BTreeSet<Seat>,
}

impl Voices {
    /// Goes on with an entry.
    pub(super) fn note(&mut self, body: &Body) {
        match body {
            Body::Created { court, .. } => {
                let terms = court.clone().unwrap_or(CourtTerms { rules: 0, held: vec![] });
                (self.rules, self.held) = (terms.rules, terms.held.into_iter().collect());
            }
            Body::SeatTaken { seat, bot: false, .. } | Body::Seated { act: SeatedAct::Passed { seat, .. } } => {
                self.held.insert(*seat);
            }
            Body::SeatTaken { seat, bot: true, .. } => {
                self.held.remove(seat);
            }
            // A bot that sits in takes no voice from the seat's holder.
            Body::Seated {
                act:
                    SeatedAct::BotSitsIn { .. } | SeatedAct::Back { .. } | SeatedAct::SubstituteSought { .. } | SeatedAct::NoSubstitute { .. },
            }
            | Body::Started { .. }
            | Body::Answered { .. }
            | Body::Together { .. }
            | Body::Anytime { .. }
            | Body::TakenBack { .. }
            | Body::Rewound { .. }
            | Body::DealtAnew { .. }
            | Body::Timed { .. }
            | Body::Court { .. }
            | Body::Rebased { .. }
            | Body::Ended { .. } => {}
        }
    }

    /// The seats that have a voice; none if the log is too old to say.
    pub(super) fn known(&self) -> Option<&BTreeSet<Seat>> {
        (self.rules > 0).then_some(&self.held)
    }
}
