//! An agenda that is voted on (LRR 2), and what agendas have left for later.

use crate::cards::agendas::Outcome;
use crate::prelude::*;

/// An agenda that is voted on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Vote {
    pub agenda: AgendaId,
    /// What each player has cast: an outcome and how many votes (LRR 2.7).
    #[serde(default)]
    pub cast: BTreeMap<Seat, (Outcome, u32)>,
    /// Who cannot vote on it (LRR 2.16).
    #[serde(default)]
    pub barred: BTreeSet<Seat>,
    /// Who has no vote, no action cards and no optional faction abilities while it is voted on (Political Secret).
    #[serde(default)]
    pub silenced: BTreeSet<Seat>,
    /// What was predicted (LRR 2.22).
    #[serde(default)]
    pub predictions: Vec<Prediction>,
    /// Who has made a transaction with whom (LRR 82.6); the lower seat first.
    #[serde(default)]
    pub dealt: BTreeSet<(Seat, Seat)>,
    /// Whether it was discarded by an effect: another is revealed in its place.
    #[serde(default)]
    pub replaced: bool,
    /// The outcome that is resolved (LRR 2.19).
    #[serde(default)]
    pub outcome: Option<Outcome>,
    /// A law that is voted on anew after this agenda (Miscount Disclosed).
    #[serde(default)]
    pub again: Option<AgendaId>,
}

impl Vote {
    /// An agenda was just revealed.
    #[must_use]
    pub fn begin(agenda: AgendaId) -> Self {
        Self {
            agenda,
            cast: BTreeMap::new(),
            barred: BTreeSet::new(),
            silenced: BTreeSet::new(),
            predictions: vec![],
            dealt: BTreeSet::new(),
            replaced: false,
            outcome: None,
            again: None,
        }
    }
}

/// What holds for a whole agenda phase.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct AgendaPhase {
    /// Who cannot vote in the rest of it (Public Execution).
    pub barred: BTreeSet<Seat>,
    /// Who has used an ability that works once in it (Galactic Threat).
    pub predicted: BTreeSet<Seat>,
}

/// The outcome of an agenda that comes into effect at the start of the next strategy phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Postponed {
    /// Which agenda.
    pub agenda: AgendaId,
    /// Whom it concerns.
    pub seats: Vec<Seat>,
}

/// A prediction (LRR 2.22).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Prediction {
    pub seat: Seat,
    /// The action card that lies beside the agenda; none: a faction ability predicts.
    pub card: Option<ActionCardId>,
    /// What was predicted.
    pub outcome: Outcome,
}
