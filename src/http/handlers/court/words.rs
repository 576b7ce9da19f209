//! Disputes, motions and what became of them in the reader's words.

use crate::campaign::Snapshot;
use crate::http::pages::{Filling as _, Lex, Link, PastPart, SaidPart, Time};
use crate::log::court::{Dispute, Outcome, Proposal, Rewind, Unfit, Verdict};
use crate::log::{Actor, CampaignId, Draws, Motion, Ruling};
use std::collections::BTreeSet;
use sternpost_model::pace::Watch;

/// A name of who acted.
pub(super) fn actor(snapshot: &Snapshot, lex: Lex, actor: Actor) -> String {
    match actor {
        Actor::Seat(seat) => snapshot.name(seat),
        Actor::Host => lex.t("page-court-host"),
        Actor::Arbiter => lex.t("page-court-arbiter"),
        Actor::Operator => lex.t("page-court-operator"),
        Actor::System => lex.t("page-court-table"),
    }
}

/// What is said of chance.
pub(super) fn draws(lex: Lex, draws: Draws) -> String {
    match draws {
        Draws::Anew => lex.t("page-court-draws-anew"),
        Draws::Again => lex.t("page-court-draws-again"),
    }
}

/// A ruling in a sentence.
pub(super) fn ruling(lex: Lex, ruling: &Ruling) -> String {
    match ruling {
        Ruling::Upheld => lex.t("page-court-ruling-upheld"),
        Ruling::Rewound { to, .. } => lex.t1("page-court-ruling-rewound", "entry", *to),
        Ruling::Corrected => lex.t("page-court-ruling-corrected"),
        Ruling::Forked { at } => lex.t1("page-court-ruling-forked", "entry", *at),
    }
}

/// What a motion says, in a sentence.
pub(super) fn motion(snapshot: &Snapshot, lex: Lex, proposal: &Proposal) -> String {
    let by = proposal.seat.map_or_else(|| lex.t("page-court-host"), |seat| snapshot.name(seat));
    match &proposal.motion {
        Motion::Rewind { to, .. } => lex.t2("page-court-moves-rewind", "name", by, "entry", *to),
        Motion::Adopt { to, .. } => lex.t2("page-court-moves-adopt", "name", by, "entry", *to),
        Motion::Rule { ruling: proposed, .. } => lex.t2("page-court-moves-ruling", "name", by, "ruling", ruling(lex, proposed)),
    }
}

/// What a motion would lead to for chance.
pub(super) fn motion_draws(lex: Lex, motion: &Motion) -> Option<String> {
    match motion {
        Motion::Rewind { draws: chance, .. } | Motion::Adopt { draws: chance, .. } => Some(draws(lex, *chance)),
        Motion::Rule { ruling: Ruling::Rewound { draws: chance, .. }, .. } => Some(draws(lex, *chance)),
        Motion::Rule { ruling: Ruling::Upheld | Ruling::Corrected | Ruling::Forked { .. }, .. } => None,
    }
}

/// The moment a motion leads to.
pub(super) fn motion_moment(motion: &Motion) -> Option<u64> {
    match motion {
        Motion::Rewind { to, .. } | Motion::Adopt { to, .. } => Some(*to),
        Motion::Rule { ruling: Ruling::Rewound { to, .. } | Ruling::Forked { at: to }, .. } => Some(*to),
        Motion::Rule { ruling: Ruling::Upheld | Ruling::Corrected, .. } => None,
    }
}

/// What became of a motion.
fn outcome(lex: Lex, outcome: Outcome) -> String {
    match outcome {
        Outcome::Carried => lex.t("page-court-carried"),
        Outcome::Lost => lex.t("page-court-lost"),
        Outcome::Lapsed => lex.t("page-court-lapsed"),
        Outcome::Withdrawn => lex.t("page-court-dropped"),
    }
}

/// How a dispute was ruled, in a paragraph.
pub(super) fn verdict(snapshot: &Snapshot, lex: Lex, verdict: &Verdict) -> String {
    let (name, ruled) = (actor(snapshot, lex, verdict.by), ruling(lex, &verdict.ruling));
    lex.fill("page-court-ruled", &[("name", name.arg()), ("ruling", ruled.arg()), ("why", verdict.why.arg())])
}

/// What was said to a dispute, with an appeal, in order.
pub(super) fn statements(snapshot: &Snapshot, lex: Lex, dispute: &Dispute) -> Vec<SaidPart> {
    let statement = |statement: &crate::log::court::Statement| {
        let name = statement.seat.map_or_else(|| lex.t("page-court-arbiter"), |seat| snapshot.name(seat));
        (statement.seq, SaidPart { name, said: statement.text.clone(), time: Time::of(statement.at) })
    };
    let appeal = dispute.appeal.as_ref().map(|said| {
        let name = lex.t1("page-court-appeals", "name", snapshot.name(said.seat));
        (said.seq, SaidPart { name, said: said.text.clone(), time: Time::of(said.at) })
    });
    let mut said: Vec<(u64, SaidPart)> = dispute.statements.iter().map(statement).chain(appeal).collect();
    said.sort_by_key(|(seq, _)| *seq);
    said.into_iter().map(|(_, said)| said).collect()
}

fn moment(snapshot: &Snapshot, lex: Lex, seq: u64) -> Link {
    Link::new(format!("/c/{}/at/{seq}", snapshot.campaign.id), lex.t1("page-court-moment", "entry", seq))
}

/// A dispute that is decided. `until`: until when its ruling can be appealed by the reader; `to_come`: the second campaigns that have not begun.
pub(super) fn past_dispute(
    snapshot: &Snapshot,
    lex: Lex,
    dispute: &Dispute,
    (until, to_come): (Option<String>, &BTreeSet<CampaignId>),
) -> PastPart {
    let mut told = vec![lex.t2("page-court-disputes", "name", snapshot.name(dispute.seat), "entry", dispute.entry), dispute.why.clone()];
    told.extend(statements(snapshot, lex, dispute).into_iter().map(|said| format!("{}: {}", said.name, said.said)));
    told.extend(dispute.verdicts.iter().map(|ruled| verdict(snapshot, lex, ruled)));
    if dispute.is_withdrawn {
        told.push(lex.t("page-court-withdrawn"));
    }
    let mut links = vec![moment(snapshot, lex, dispute.entry)];
    let failed = snapshot.watch().map_or(0, Watch::waits_for_fork);
    for (fork, ruled) in dispute.verdicts.iter().filter_map(|verdict| Some((verdict.fork?, verdict.seq))) {
        if !to_come.contains(&fork) {
            links.push(Link::new(format!("/c/{fork}"), lex.t("page-court-fork")));
        } else if ruled <= failed {
            told.push(lex.t("page-court-fork-failed"));
        } else {
            told.push(lex.t("page-court-fork-to-come"));
        }
    }
    let heading = lex.t1("page-court-disputed-entry", "entry", dispute.entry);
    let appeal = until.map(|until| lex.t1("page-court-appeal-until", "until", until));
    PastPart { seq: dispute.seq, heading, told, links, time: Time::of(dispute.at), appeal }
}

/// A motion that is decided.
pub(super) fn past_motion(snapshot: &Snapshot, lex: Lex, proposal: &Proposal) -> PastPart {
    let votes = proposal.votes.iter().map(|(seat, yes)| {
        let voted = if *yes { lex.t("page-court-votes-yes") } else { lex.t("page-court-votes-no") };
        format!("{}: {voted}", snapshot.name(*seat))
    });
    let mut told = vec![motion(snapshot, lex, proposal), proposal.why.clone(), votes.collect::<Vec<_>>().join(" · ")];
    told.extend(proposal.outcome.map(|how| outcome(lex, how)));
    told.retain(|line| !line.is_empty());
    let links = motion_moment(&proposal.motion).map(|seq| moment(snapshot, lex, seq)).into_iter().collect();
    PastPart { seq: proposal.seq, heading: lex.t("page-court-motion"), told, links, time: Time::of(proposal.at), appeal: None }
}

/// A time the campaign went back. `is_own`: whether the reader has a seat, for which it meant something.
pub(super) fn past_rewind(snapshot: &Snapshot, lex: Lex, back: &Rewind, is_own: bool) -> PastPart {
    let id = snapshot.campaign.id;
    let told = vec![
        lex.t2("page-court-went-back", "name", actor(snapshot, lex, back.by), "entry", back.to),
        back.why.clone(),
        draws(lex, back.draws),
    ];
    let mut links = vec![moment(snapshot, lex, back.seq - 1), moment(snapshot, lex, back.to)];
    if is_own {
        links.insert(0, Link::new(format!("/c/{id}/rewinds/{}", back.seq), lex.t("page-court-report")));
    }
    PastPart { seq: back.seq, heading: lex.t("page-court-rewound"), told, links, time: Time::of(back.at), appeal: None }
}

/// Why something cannot be done.
pub(super) fn unfit(lex: Lex, why: Unfit) -> String {
    match why {
        Unfit::NoEntry => lex.t("page-court-unfit-entry"),
        Unfit::DisputeOpen => lex.t("page-court-unfit-dispute-open"),
        Unfit::Final => lex.t("page-court-unfit-final"),
        Unfit::DisputedBefore => lex.t("page-court-unfit-disputed-before"),
        Unfit::NoDispute | Unfit::NotOpen => lex.t("page-court-unfit-not-open"),
        Unfit::NotYours => lex.t("page-court-unfit-not-yours"),
        Unfit::NoAppeal => lex.t("page-court-unfit-no-appeal"),
        Unfit::NotTheirs | Unfit::NotTheirAct | Unfit::NoArbiter => lex.t("page-court-unfit-not-theirs"),
        Unfit::MotionOpen => lex.t("page-court-unfit-motion-open"),
        Unfit::NoMotion => lex.t("page-court-unfit-no-motion"),
        Unfit::NoVoice | Unfit::OtherVoices => lex.t("page-court-unfit-no-voice"),
        Unfit::VotedSo => lex.t("page-court-unfit-voted-so"),
        Unfit::NotEarlier => lex.t("page-court-unfit-not-earlier"),
        Unfit::NoReason => lex.t("page-court-unfit-no-reason"),
        Unfit::NotItsAnswers => lex.t("page-court-unfit-not-its-answers"),
        Unfit::OtherwiseVoted => lex.t("page-court-unfit-otherwise"),
    }
}
