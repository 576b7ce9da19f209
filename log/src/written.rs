//! The texts that people have written into entries: anybody who reads a log from outside holds these to what can be shown.

use super::Body;
use super::court::CourtAct;
use super::pace::SeatedAct;

impl Body {
    /// The names, reasons and statements in it, as they were written.
    #[must_use]
    pub fn written(&self) -> Vec<&str> {
        match self {
            Self::Created { name, .. } => vec![name],
            Self::SeatTaken { name, phrase, .. } => [name].into_iter().chain(phrase).map(String::as_str).collect(),
            Self::Started { phrases, .. } => phrases.0.iter().flatten().map(String::as_str).collect(),
            Self::Rewound { why, .. } | Self::Rebased { why, .. } => vec![why],
            Self::Seated { act: SeatedAct::Passed { name, from, .. } } => vec![name, from],
            Self::Court { act } => written_in_court(act).into_iter().collect(),
            Self::Answered { .. }
            | Self::Together { .. }
            | Self::Anytime { .. }
            | Self::TakenBack { .. }
            | Self::DealtAnew { .. }
            | Self::Timed { .. }
            | Self::Ended { .. }
            | Self::Seated {
                act:
                    SeatedAct::BotSitsIn { .. } | SeatedAct::Back { .. } | SeatedAct::SubstituteSought { .. } | SeatedAct::NoSubstitute { .. },
            } => vec![],
        }
    }
}

fn written_in_court(act: &CourtAct) -> Option<&str> {
    match act {
        CourtAct::Disputed { why, .. } | CourtAct::Ruled { why, .. } | CourtAct::Appealed { why, .. } | CourtAct::Proposed { why, .. } => {
            Some(why)
        }
        CourtAct::Stated { text, .. } => Some(text),
        CourtAct::Appointed { name } => name.as_deref(),
        CourtAct::Withdrawn { .. } | CourtAct::Voted { .. } | CourtAct::Decided { .. } => None,
    }
}
