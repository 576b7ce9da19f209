//! The reason why a reply led to nothing, as it waits in the outbox until its letter is worded.

use sternpost_core::Refusal;
use sternpost_model::letter::{Ruled, WhyNot};
use sternpost_orders::reading::Misread;

/// A line that is not understood.
pub(super) fn misread(misread: Misread, was_shown: bool) -> WhyNot {
    match misread {
        Misread::Unknown(said) => WhyNot::Unknown { said, was_shown },
        Misread::Several(said, labels) => WhyNot::Several { said, labels },
        Misread::NoNumber(said) => WhyNot::NoNumber(said),
    }
}

/// A line that the rules refuse; none: the whole.
pub(super) fn refused(line: Option<String>, refusal: Refusal) -> WhyNot {
    let rule = str::to_owned;
    let why = match refusal {
        Refusal::WrongCount { least, most, rule: cited } => Ruled::Count { least, most, rule: rule(cited) },
        Refusal::OffMeter { what, reading, least, most, rule } => Ruled::Meter { what, reading, least, most, rule },
        Refusal::Repeated { rule: cited, .. } => Ruled::Twice(rule(cited)),
        Refusal::NotAnOption { rule: cited, .. } => Ruled::NotOffered(rule(cited)),
        Refusal::Barred { why, rule: cited, .. } => Ruled::Barred { why, rule: rule(cited) },
        Refusal::Unfinished => Ruled::Unfinished,
        Refusal::TurnEnded { .. } => return WhyNot::More(line.unwrap_or_default()),
        Refusal::NotAsked | Refusal::WrongShape { .. } | Refusal::Empty => Ruled::Form,
    };
    WhyNot::Refused { line, why }
}
