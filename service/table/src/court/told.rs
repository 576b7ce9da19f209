//! The chronicle's lines about disputes, motions and their consequences.

use sternpost_core::{Arg, Audience, Seat, Text, Told};
use sternpost_log::court::Outcome;
use sternpost_log::{Actor, Court, CourtAct, Draws, Motion, Ruling};

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

fn named(name: &'static str, seat: Seat) -> (sternpost_core::text::Name, Arg) {
    (name.into(), Arg::Seat(seat))
}

/// The lines about an act, as the docket stands before it.
pub(crate) fn of(act: &CourtAct, actor: Actor, court: &Court) -> Vec<Told> {
    let one = match act {
        CourtAct::Disputed { seat, entry, why } => {
            let key = if court.stops_left(*seat) > 0 { "docket-disputed" } else { "docket-disputed-runs" };
            everybody(key, vec![named("seat", *seat), number("entry", *entry), literal("why", why)])
        }
        CourtAct::Stated { dispute: _, seat: Some(seat), text } => {
            everybody("docket-stated", vec![named("seat", *seat), literal("text", text)])
        }
        CourtAct::Stated { dispute: _, seat: None, text } => everybody("docket-stated-arbiter", vec![literal("text", text)]),
        CourtAct::Withdrawn { dispute: _, seat } => everybody("docket-withdrawn", vec![named("seat", *seat)]),
        // Nobody has decided it in time.
        CourtAct::Ruled { motion: None, dispute, .. } if actor == Actor::System => {
            let is_appeal = court.dispute(*dispute).is_some_and(|dispute| dispute.appeal.is_some());
            everybody(if is_appeal { "docket-appeal-lapsed" } else { "docket-rested" }, vec![])
        }
        CourtAct::Ruled { ruling, why, .. } => ruled(ruling, why),
        CourtAct::Appealed { dispute: _, seat, why } => everybody("docket-appealed", vec![named("seat", *seat), literal("why", why)]),
        CourtAct::Proposed { seat, motion, why, .. } => proposed(*seat, motion, why),
        // Who votes how is on the page of the motion: a line each would drown what happens.
        CourtAct::Voted { .. } => return vec![],
        CourtAct::Appointed { name: Some(name) } => everybody("docket-appointed", vec![literal("name", name)]),
        CourtAct::Appointed { name: None } => everybody("docket-no-arbiter", vec![]),
        CourtAct::Decided { outcome, motion: _ } => match outcome {
            Outcome::Carried => everybody("docket-carried", vec![]),
            Outcome::Lost => everybody("docket-lost", vec![]),
            Outcome::Lapsed => everybody("docket-lapsed", vec![]),
            Outcome::Withdrawn => everybody("docket-dropped", vec![]),
        },
    };
    vec![one]
}

fn ruled(ruling: &Ruling, why: &str) -> Told {
    match ruling {
        Ruling::Upheld => everybody("docket-ruled-upheld", vec![literal("why", why)]),
        Ruling::Rewound { to, .. } => everybody("docket-ruled-rewound", vec![number("entry", *to), literal("why", why)]),
        Ruling::Corrected => everybody("docket-ruled-corrected", vec![literal("why", why)]),
        Ruling::Forked { at } => everybody("docket-ruled-forked", vec![number("entry", *at), literal("why", why)]),
    }
}

fn proposed(seat: Option<Seat>, motion: &Motion, why: &str) -> Told {
    match (motion, seat) {
        (Motion::Rewind { to, .. }, Some(seat)) => {
            everybody("docket-proposed-rewind", vec![named("seat", seat), number("entry", *to), literal("why", why)])
        }
        (Motion::Rewind { to, .. }, None) => everybody("docket-proposed-rewind-host", vec![number("entry", *to), literal("why", why)]),
        (Motion::Adopt { to, seat, .. }, _) => {
            everybody("docket-proposed-adopt", vec![named("seat", *seat), number("entry", *to), literal("why", why)])
        }
        (Motion::Rule { ruling, .. }, Some(seat)) => match ruling {
            Ruling::Upheld | Ruling::Corrected => everybody("docket-proposed-upheld", vec![named("seat", seat), literal("why", why)]),
            Ruling::Rewound { to, .. } => {
                everybody("docket-proposed-rewound", vec![named("seat", seat), number("entry", *to), literal("why", why)])
            }
            Ruling::Forked { at } => {
                everybody("docket-proposed-forked", vec![named("seat", seat), number("entry", *at), literal("why", why)])
            }
        },
        (Motion::Rule { .. }, None) => everybody("docket-proposed-host", vec![literal("why", why)]),
    }
}

/// The line about a rewind.
pub(crate) fn of_rewind(to: u64, draws: Draws) -> Told {
    match draws {
        Draws::Anew => everybody("docket-rewound-anew", vec![number("entry", to)]),
        Draws::Again => everybody("docket-rewound-again", vec![number("entry", to)]),
    }
}

/// The line about a correction.
pub(super) fn of_correction() -> Told {
    everybody("docket-corrected", vec![])
}
