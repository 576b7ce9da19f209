//! Disputes, motions and what became of them in the reader's words.

use std::collections::BTreeSet;
use sternpost_log::court::{Dispute, Outcome, Proposal, Rewind, Unfit, Verdict};
use sternpost_log::{Actor, CampaignId, Draws, Motion, Ruling};
use sternpost_model::pace::Watch;
use sternpost_pages::{Link, PastPart, SaidPart, Time};
use sternpost_table::Snapshot;
use sternpost_words::{Filling as _, PageWords};

/// A name of who acted.
pub(super) fn actor(snapshot: &Snapshot, page_words: PageWords, actor: Actor) -> String {
    match actor {
        Actor::Seat(seat) => snapshot.name(seat),
        Actor::Host => page_words.t("page-court-host"),
        Actor::Arbiter => page_words.t("page-court-arbiter"),
        Actor::Operator => page_words.t("page-court-operator"),
        Actor::System => page_words.t("page-court-table"),
    }
}

/// What is said of chance.
pub(super) fn draws(page_words: PageWords, draws: Draws) -> String {
    match draws {
        Draws::Anew => page_words.t("page-court-draws-anew"),
        Draws::Again => page_words.t("page-court-draws-again"),
    }
}

/// A ruling in a sentence.
pub(super) fn ruling(page_words: PageWords, ruling: &Ruling) -> String {
    match ruling {
        Ruling::Upheld => page_words.t("page-court-ruling-upheld"),
        Ruling::Rewound { to, .. } => page_words.t1("page-court-ruling-rewound", "entry", *to),
        Ruling::Corrected => page_words.t("page-court-ruling-corrected"),
        Ruling::Forked { at } => page_words.t1("page-court-ruling-forked", "entry", *at),
    }
}

/// What a motion says, in a sentence.
pub(super) fn motion(snapshot: &Snapshot, page_words: PageWords, proposal: &Proposal) -> String {
    let by = proposal.seat.map_or_else(|| page_words.t("page-court-host"), |seat| snapshot.name(seat));
    match &proposal.motion {
        Motion::Rewind { to, .. } => page_words.t2("page-court-moves-rewind", "name", by, "entry", *to),
        Motion::Adopt { to, .. } => page_words.t2("page-court-moves-adopt", "name", by, "entry", *to),
        Motion::Rule { ruling: proposed, .. } => {
            page_words.t2("page-court-moves-ruling", "name", by, "ruling", ruling(page_words, proposed))
        }
    }
}

/// What a motion would lead to for chance.
pub(super) fn motion_draws(page_words: PageWords, motion: &Motion) -> Option<String> {
    match motion {
        Motion::Rewind { draws: chance, .. } | Motion::Adopt { draws: chance, .. } => Some(draws(page_words, *chance)),
        Motion::Rule { ruling: Ruling::Rewound { draws: chance, .. }, .. } => Some(draws(page_words, *chance)),
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
fn outcome(page_words: PageWords, outcome: Outcome) -> String {
    match outcome {
        Outcome::Carried => page_words.t("page-court-carried"),
        Outcome::Lost => page_words.t("page-court-lost"),
        Outcome::Lapsed => page_words.t("page-court-lapsed"),
        Outcome::Withdrawn => page_words.t("page-court-dropped"),
    }
}

/// How a dispute was ruled, in a paragraph.
pub(super) fn verdict(snapshot: &Snapshot, page_words: PageWords, verdict: &Verdict) -> String {
    let (name, ruled) = (actor(snapshot, page_words, verdict.by), ruling(page_words, &verdict.ruling));
    page_words.fill("page-court-ruled", &[("name", name.arg()), ("ruling", ruled.arg()), ("why", verdict.why.arg())])
}

/// What was said to a dispute, with an appeal, in order.
pub(super) fn statements(snapshot: &Snapshot, page_words: PageWords, dispute: &Dispute) -> Vec<SaidPart> {
    let statement = |statement: &sternpost_log::court::Statement| {
        let name = statement.seat.map_or_else(|| page_words.t("page-court-arbiter"), |seat| snapshot.name(seat));
        (statement.seq, SaidPart { name, said: statement.text.clone(), time: Time::of(statement.at) })
    };
    let appeal = dispute.appeal.as_ref().map(|said| {
        let name = page_words.t1("page-court-appeals", "name", snapshot.name(said.seat));
        (said.seq, SaidPart { name, said: said.text.clone(), time: Time::of(said.at) })
    });
    let mut said: Vec<(u64, SaidPart)> = dispute.statements.iter().map(statement).chain(appeal).collect();
    said.sort_by_key(|(seq, _)| *seq);
    said.into_iter().map(|(_, said)| said).collect()
}

fn moment(snapshot: &Snapshot, page_words: PageWords, seq: u64) -> Link {
    Link::new(format!("/c/{}/at/{seq}", snapshot.campaign.id), page_words.t1("page-court-moment", "entry", seq))
}

/// A dispute that is decided. `until`: until when its ruling can be appealed by the reader; `to_come`: the second campaigns that have not begun.
pub(super) fn past_dispute(
    snapshot: &Snapshot,
    page_words: PageWords,
    dispute: &Dispute,
    (until, to_come): (Option<String>, &BTreeSet<CampaignId>),
) -> PastPart {
    let mut told =
        vec![page_words.t2("page-court-disputes", "name", snapshot.name(dispute.seat), "entry", dispute.entry), dispute.why.clone()];
    told.extend(statements(snapshot, page_words, dispute).into_iter().map(|said| format!("{}: {}", said.name, said.said)));
    told.extend(dispute.verdicts.iter().map(|ruled| verdict(snapshot, page_words, ruled)));
    if dispute.is_withdrawn {
        told.push(page_words.t("page-court-withdrawn"));
    }
    let mut links = vec![moment(snapshot, page_words, dispute.entry)];
    let failed = snapshot.watch().map_or(0, Watch::waits_for_fork);
    for (fork, ruled) in dispute.verdicts.iter().filter_map(|verdict| Some((verdict.fork?, verdict.seq))) {
        if !to_come.contains(&fork) {
            links.push(Link::new(format!("/c/{fork}"), page_words.t("page-court-fork")));
        } else if ruled <= failed {
            told.push(page_words.t("page-court-fork-failed"));
        } else {
            told.push(page_words.t("page-court-fork-to-come"));
        }
    }
    let heading = page_words.t1("page-court-disputed-entry", "entry", dispute.entry);
    let appeal = until.map(|until| page_words.t1("page-court-appeal-until", "until", until));
    PastPart { seq: dispute.seq, heading, told, links, time: Time::of(dispute.at), appeal }
}

/// A motion that is decided.
pub(super) fn past_motion(snapshot: &Snapshot, page_words: PageWords, proposal: &Proposal) -> PastPart {
    let votes = proposal.votes.iter().map(|(seat, yes)| {
        let voted = if *yes { page_words.t("page-court-votes-yes") } else { page_words.t("page-court-votes-no") };
        format!("{}: {voted}", snapshot.name(*seat))
    });
    let mut told = vec![motion(snapshot, page_words, proposal), proposal.why.clone(), votes.collect::<Vec<_>>().join(" · ")];
    told.extend(proposal.outcome.map(|how| outcome(page_words, how)));
    told.retain(|line| !line.is_empty());
    let links = motion_moment(&proposal.motion).map(|seq| moment(snapshot, page_words, seq)).into_iter().collect();
    PastPart { seq: proposal.seq, heading: page_words.t("page-court-motion"), told, links, time: Time::of(proposal.at), appeal: None }
}

/// A time the campaign went back. `is_own`: whether the reader has a seat, for which it meant something.
pub(super) fn past_rewind(snapshot: &Snapshot, page_words: PageWords, back: &Rewind, is_own: bool) -> PastPart {
    let id = snapshot.campaign.id;
    let told = vec![
        page_words.t2("page-court-went-back", "name", actor(snapshot, page_words, back.by), "entry", back.to),
        back.why.clone(),
        draws(page_words, back.draws),
    ];
    let mut links = vec![moment(snapshot, page_words, back.seq - 1), moment(snapshot, page_words, back.to)];
    if is_own {
        links.insert(0, Link::new(format!("/c/{id}/rewinds/{}", back.seq), page_words.t("page-court-report")));
    }
    PastPart { seq: back.seq, heading: page_words.t("page-court-rewound"), told, links, time: Time::of(back.at), appeal: None }
}

/// Why something cannot be done.
pub(super) fn unfit(page_words: PageWords, why: Unfit) -> String {
    match why {
        Unfit::NoEntry => page_words.t("page-court-unfit-entry"),
        Unfit::DisputeOpen => page_words.t("page-court-unfit-dispute-open"),
        Unfit::Final => page_words.t("page-court-unfit-final"),
        Unfit::DisputedBefore => page_words.t("page-court-unfit-disputed-before"),
        Unfit::NoDispute | Unfit::NotOpen => page_words.t("page-court-unfit-not-open"),
        Unfit::NotYours => page_words.t("page-court-unfit-not-yours"),
        Unfit::NoAppeal => page_words.t("page-court-unfit-no-appeal"),
        Unfit::NotTheirs | Unfit::NotTheirAct | Unfit::NoArbiter => page_words.t("page-court-unfit-not-theirs"),
        Unfit::MotionOpen => page_words.t("page-court-unfit-motion-open"),
        Unfit::NoMotion => page_words.t("page-court-unfit-no-motion"),
        Unfit::NoVoice | Unfit::OtherVoices => page_words.t("page-court-unfit-no-voice"),
        Unfit::VotedSo => page_words.t("page-court-unfit-voted-so"),
        Unfit::NotEarlier => page_words.t("page-court-unfit-not-earlier"),
        Unfit::NoReason => page_words.t("page-court-unfit-no-reason"),
        Unfit::NotItsAnswers => page_words.t("page-court-unfit-not-its-answers"),
        Unfit::OtherwiseVoted => page_words.t("page-court-unfit-otherwise"),
    }
}
