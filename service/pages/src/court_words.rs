//! Words disputes, motions and their outcomes in the reader's language.

use crate::court::{PastPart, SaidPart};
use crate::layout::Link;
use crate::told::Time;
use std::collections::BTreeSet;
use sternpost_log::court::{Dispute, Outcome, Proposal, Rewind, Unfit, Verdict};
use sternpost_log::{Actor, CampaignId, Draws, Motion, Ruling};
use sternpost_model::pace::Watch;
use sternpost_table::Snapshot;
use sternpost_words::{PageWords, say};

/// A name of who acted.
#[must_use]
pub fn actor(snapshot: &Snapshot, page_words: PageWords, actor: Actor) -> String {
    match actor {
        Actor::Seat(seat) => snapshot.name(seat),
        Actor::Host => page_words.t(say::COURT_HOST),
        Actor::Arbiter => page_words.t(say::COURT_ARBITER),
        Actor::Operator => page_words.t(say::COURT_OPERATOR),
        Actor::System => page_words.t(say::COURT_TABLE),
    }
}

/// The words about chance.
#[must_use]
pub fn draws(page_words: PageWords, draws: Draws) -> String {
    match draws {
        Draws::Anew => page_words.t(say::COURT_DRAWS_ANEW),
        Draws::Again => page_words.t(say::COURT_DRAWS_AGAIN),
    }
}

/// A ruling in a sentence.
#[must_use]
pub fn ruling(page_words: PageWords, ruling: &Ruling) -> String {
    match ruling {
        Ruling::Upheld => page_words.t(say::COURT_RULING_UPHELD),
        Ruling::Rewound { to, .. } => page_words.t(say::court_ruling_rewound(*to)),
        Ruling::Corrected => page_words.t(say::COURT_RULING_CORRECTED),
        Ruling::Forked { at } => page_words.t(say::court_ruling_forked(*at)),
    }
}

/// A motion in a sentence.
#[must_use]
pub fn motion(snapshot: &Snapshot, page_words: PageWords, proposal: &Proposal) -> String {
    let by = proposal.seat.map_or_else(|| page_words.t(say::COURT_HOST), |seat| snapshot.name(seat));
    match &proposal.motion {
        Motion::Rewind { to, .. } => page_words.t(say::court_moves_rewind(by, *to)),
        Motion::Adopt { to, .. } => page_words.t(say::court_moves_adopt(by, *to)),
        Motion::Rule { ruling: proposed, .. } => page_words.t(say::court_moves_ruling(by, ruling(page_words, proposed))),
    }
}

/// The consequence of a motion for chance.
#[must_use]
pub fn motion_draws(page_words: PageWords, motion: &Motion) -> Option<String> {
    match motion {
        Motion::Rewind { draws: chance, .. } | Motion::Adopt { draws: chance, .. } => Some(draws(page_words, *chance)),
        Motion::Rule { ruling: Ruling::Rewound { draws: chance, .. }, .. } => Some(draws(page_words, *chance)),
        Motion::Rule { ruling: Ruling::Upheld | Ruling::Corrected | Ruling::Forked { .. }, .. } => None,
    }
}

/// The moment a motion leads to.
#[must_use]
pub fn motion_moment(motion: &Motion) -> Option<u64> {
    match motion {
        Motion::Rewind { to, .. } | Motion::Adopt { to, .. } => Some(*to),
        Motion::Rule { ruling: Ruling::Rewound { to, .. } | Ruling::Forked { at: to }, .. } => Some(*to),
        Motion::Rule { ruling: Ruling::Upheld | Ruling::Corrected, .. } => None,
    }
}

/// The outcome of a motion.
fn outcome(page_words: PageWords, outcome: Outcome) -> String {
    match outcome {
        Outcome::Carried => page_words.t(say::COURT_CARRIED),
        Outcome::Lost => page_words.t(say::COURT_LOST),
        Outcome::Lapsed => page_words.t(say::COURT_LAPSED),
        Outcome::Withdrawn => page_words.t(say::COURT_DROPPED),
    }
}

/// The verdict on a dispute, in a paragraph.
#[must_use]
pub fn verdict(snapshot: &Snapshot, page_words: PageWords, verdict: &Verdict) -> String {
    let (name, ruled) = (actor(snapshot, page_words, verdict.by), ruling(page_words, &verdict.ruling));
    page_words.t(say::court_ruled(name, ruled, &verdict.why))
}

/// The statements on a dispute, with an appeal, in order.
#[must_use]
pub fn statements(snapshot: &Snapshot, page_words: PageWords, dispute: &Dispute) -> Vec<SaidPart> {
    let statement = |statement: &sternpost_log::court::Statement| {
        let name = statement.seat.map_or_else(|| page_words.t(say::COURT_ARBITER), |seat| snapshot.name(seat));
        (statement.seq, SaidPart { name, said: statement.text.clone(), time: Time::of(statement.at) })
    };
    let appeal = dispute.appeal.as_ref().map(|said| {
        let name = page_words.t(say::court_appeals(snapshot.name(said.seat)));
        (said.seq, SaidPart { name, said: said.text.clone(), time: Time::of(said.at) })
    });
    let mut said: Vec<(u64, SaidPart)> = dispute.statements.iter().map(statement).chain(appeal).collect();
    said.sort_by_key(|(seq, _)| *seq);
    said.into_iter().map(|(_, said)| said).collect()
}

fn moment(snapshot: &Snapshot, page_words: PageWords, seq: u64) -> Link {
    Link::new(format!("/c/{}/at/{seq}", snapshot.campaign.id), page_words.t(say::court_moment(seq)))
}

/// A dispute that is decided. `until`: until when its ruling can be appealed by the reader; `to_come`: the second campaigns that have not begun.
#[must_use]
pub fn past_dispute(
    snapshot: &Snapshot,
    page_words: PageWords,
    dispute: &Dispute,
    (until, to_come): (Option<String>, &BTreeSet<CampaignId>),
) -> PastPart {
    let mut told = vec![page_words.t(say::court_disputes(snapshot.name(dispute.seat), dispute.entry)), dispute.why.clone()];
    told.extend(statements(snapshot, page_words, dispute).into_iter().map(|said| format!("{}: {}", said.name, said.said)));
    told.extend(dispute.verdicts.iter().map(|ruled| verdict(snapshot, page_words, ruled)));
    if dispute.is_withdrawn {
        told.push(page_words.t(say::COURT_WITHDRAWN));
    }
    let mut links = vec![moment(snapshot, page_words, dispute.entry)];
    let failed = snapshot.watch().map_or(0, Watch::waits_for_fork);
    for (fork, ruled) in dispute.verdicts.iter().filter_map(|verdict| Some((verdict.fork?, verdict.seq))) {
        if !to_come.contains(&fork) {
            links.push(Link::new(format!("/c/{fork}"), page_words.t(say::COURT_FORK)));
        } else if ruled <= failed {
            told.push(page_words.t(say::COURT_FORK_FAILED));
        } else {
            told.push(page_words.t(say::COURT_FORK_TO_COME));
        }
    }
    let heading = page_words.t(say::court_disputed_entry(dispute.entry));
    let appeal = until.map(|until| page_words.t(say::court_appeal_until(until)));
    PastPart { seq: dispute.seq, heading, told, links, time: Time::of(dispute.at), appeal }
}

/// A motion that is decided.
#[must_use]
pub fn past_motion(snapshot: &Snapshot, page_words: PageWords, proposal: &Proposal) -> PastPart {
    let votes = proposal.votes.iter().map(|(seat, yes)| {
        let voted = if *yes { page_words.t(say::COURT_VOTES_YES) } else { page_words.t(say::COURT_VOTES_NO) };
        format!("{}: {voted}", snapshot.name(*seat))
    });
    let mut told = vec![motion(snapshot, page_words, proposal), proposal.why.clone(), votes.collect::<Vec<_>>().join(" · ")];
    told.extend(proposal.outcome.map(|how| outcome(page_words, how)));
    told.retain(|line| !line.is_empty());
    let links = motion_moment(&proposal.motion).map(|seq| moment(snapshot, page_words, seq)).into_iter().collect();
    PastPart { seq: proposal.seq, heading: page_words.t(say::COURT_MOTION), told, links, time: Time::of(proposal.at), appeal: None }
}

/// A time the campaign went back. `is_own`: whether the reader has a seat, for which it meant something.
#[must_use]
pub fn past_rewind(snapshot: &Snapshot, page_words: PageWords, back: &Rewind, is_own: bool) -> PastPart {
    let id = snapshot.campaign.id;
    let told = vec![
        page_words.t(say::court_went_back(actor(snapshot, page_words, back.by), back.to)),
        back.why.clone(),
        draws(page_words, back.draws),
    ];
    let mut links = vec![moment(snapshot, page_words, back.seq - 1), moment(snapshot, page_words, back.to)];
    if is_own {
        links.insert(0, Link::new(format!("/c/{id}/rewinds/{}", back.seq), page_words.t(say::COURT_REPORT)));
    }
    PastPart { seq: back.seq, heading: page_words.t(say::COURT_REWOUND), told, links, time: Time::of(back.at), appeal: None }
}

/// The reason why something cannot be done.
#[must_use]
pub fn unfit(page_words: PageWords, why: Unfit) -> String {
    match why {
        Unfit::NoEntry => page_words.t(say::COURT_UNFIT_ENTRY),
        Unfit::DisputeOpen => page_words.t(say::COURT_UNFIT_DISPUTE_OPEN),
        Unfit::Final => page_words.t(say::COURT_UNFIT_FINAL),
        Unfit::DisputedBefore => page_words.t(say::COURT_UNFIT_DISPUTED_BEFORE),
        Unfit::NoDispute | Unfit::NotOpen => page_words.t(say::COURT_UNFIT_NOT_OPEN),
        Unfit::NotYours => page_words.t(say::COURT_UNFIT_NOT_YOURS),
        Unfit::NoAppeal => page_words.t(say::COURT_UNFIT_NO_APPEAL),
        Unfit::NotTheirs | Unfit::NotTheirAct | Unfit::NoArbiter => page_words.t(say::COURT_UNFIT_NOT_THEIRS),
        Unfit::MotionOpen => page_words.t(say::COURT_UNFIT_MOTION_OPEN),
        Unfit::NoMotion => page_words.t(say::COURT_UNFIT_NO_MOTION),
        Unfit::NoVoice | Unfit::OtherVoices => page_words.t(say::COURT_UNFIT_NO_VOICE),
        Unfit::VotedSo => page_words.t(say::COURT_UNFIT_VOTED_SO),
        Unfit::NotEarlier => page_words.t(say::COURT_UNFIT_NOT_EARLIER),
        Unfit::NoReason => page_words.t(say::COURT_UNFIT_NO_REASON),
        Unfit::NotItsAnswers => page_words.t(say::COURT_UNFIT_NOT_ITS_ANSWERS),
        Unfit::OtherwiseVoted => page_words.t(say::COURT_UNFIT_OTHERWISE),
    }
}
