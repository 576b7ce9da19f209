//! What everybody is told of disputes, motions and what follows from them.

use crate::log::court::Outcome;
use crate::log::{Actor, Court, CourtAct, Draws, Motion, Ruling};
use sternpost_core::{Arg, Audience, Seat, Text, Told};

type Args = Vec<(sternpost_core::text::Name, Arg)>;

fn everybody(key: &'static str, args: Args) -> Told {
    Told { audience: Audience::Everyone, text: Text { key: key.into(), args } }
}

fn number(name: &'static str, seq: u64) -> (sternpost_core::text::Name, Arg) {
    (name.into(), Arg::Number(i64::try_from(seq).unwrap_or(i64::MAX)))
}

fn literal(name: &'static str, text: &str) -> (sternpost_core::text::Name, Arg) {
    (name.into(), Arg::Literal(text.to_owned()))
}

fn named(seat: Seat) -> (sternpost_core::text::Name, Arg) {
    ("seat".into(), Arg::Seat(seat))
}

/// What is told of an act, as the docket stands before it.
pub(super) fn of(act: &CourtAct, actor: Actor, court: &Court) -> Vec<Told> {
    let one = match act {
        CourtAct::Disputed { seat, entry, why } => {
            everybody("court-disputed", vec![named(*seat), number("entry", *entry), literal("why", why)])
        }
        CourtAct::Stated { dispute: _, seat: Some(seat), text } => everybody("court-stated", vec![named(*seat), literal("text", text)]),
        CourtAct::Stated { dispute: _, seat: None, text } => everybody("court-stated-arbiter", vec![literal("text", text)]),
        CourtAct::Withdrawn { dispute: _, seat } => everybody("court-withdrawn", vec![named(*seat)]),
        CourtAct::Ruled { ruling, why, dispute, .. } => {
            ruled(ruling, why, actor, court.dispute(*dispute).is_some_and(|d| d.appeal.is_some()))
        }
        CourtAct::Appealed { dispute: _, seat, why } => everybody("court-appealed", vec![named(*seat), literal("why", why)]),
        CourtAct::Proposed { seat, motion, why, .. } => proposed(*seat, motion, why),
        // Who votes how is on the page of the motion: a line each would drown what happens.
        CourtAct::Voted { .. } => return vec![],
        CourtAct::Decided { outcome, motion: _ } => match outcome {
            Outcome::Carried => everybody("court-carried", vec![]),
            Outcome::Lost => everybody("court-lost", vec![]),
            Outcome::Lapsed => everybody("court-lapsed", vec![]),
            Outcome::Withdrawn => everybody("court-dropped", vec![]),
        },
    };
    vec![one]
}

fn ruled(ruling: &Ruling, why: &str, actor: Actor, is_appeal: bool) -> Told {
    let why = literal("why", why);
    if actor == Actor::System && matches!(ruling, Ruling::Upheld) && is_appeal {
        return everybody("court-appeal-lapsed", vec![]);
    }
    match ruling {
        Ruling::Upheld => everybody("court-ruled-upheld", vec![why]),
        Ruling::Rewound { to, .. } => everybody("court-ruled-rewound", vec![number("entry", *to), why]),
        Ruling::Corrected => everybody("court-ruled-corrected", vec![why]),
        Ruling::Forked { at } => everybody("court-ruled-forked", vec![number("entry", *at), why]),
    }
}

fn proposed(seat: Option<Seat>, motion: &Motion, why: &str) -> Told {
    let why = literal("why", why);
    match (motion, seat) {
        (Motion::Rewind { to, .. }, Some(seat)) => everybody("court-proposed-rewind", vec![named(seat), number("entry", *to), why]),
        (Motion::Rewind { to, .. }, None) => everybody("court-proposed-rewind-host", vec![number("entry", *to), why]),
        (Motion::Adopt { to, seat, .. }, _) => everybody("court-proposed-adopt", vec![named(*seat), number("entry", *to), why]),
        (Motion::Rule { ruling, .. }, Some(seat)) => match ruling {
            Ruling::Upheld | Ruling::Corrected => everybody("court-proposed-upheld", vec![named(seat), why]),
            Ruling::Rewound { to, .. } => everybody("court-proposed-rewound", vec![named(seat), number("entry", *to), why]),
            Ruling::Forked { at } => everybody("court-proposed-forked", vec![named(seat), number("entry", *at), why]),
        },
        (Motion::Rule { .. }, None) => everybody("court-proposed-host", vec![why]),
    }
}

/// What is told of a rewind.
pub(in crate::campaign) fn of_rewind(to: u64, draws: Draws) -> Told {
    match draws {
        Draws::Anew => everybody("court-rewound-anew", vec![number("entry", to)]),
        Draws::Again => everybody("court-rewound-again", vec![number("entry", to)]),
    }
}

/// What is told of a correction.
pub(super) fn of_correction() -> Told {
    everybody("court-corrected", vec![])
}
