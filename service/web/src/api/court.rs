//! API handlers of what a table does about its own past: disputes, motions, rewinds.

use super::turns::idempotency_key;
use super::{asked_by, language, looked_at, seated};
use crate::app::App;
use crate::handlers::court::Who;
use crate::problem::Problem;
use crate::request::Request;
use crate::{auth, show};
use actix_web::{HttpResponse, web};
use sternpost_api::court::{self as api, ActsAs, CastVote, Court, CourtDone};
use sternpost_api::rewinds::{self, AskedAgain, LearntLine, UndoneStep};
use sternpost_core::{Answer, Text};
use sternpost_game::Asked;
use sternpost_log::CampaignId;
use sternpost_log::court::{Dispute, Proposal, Rewind, Said, Statement, Verdict};
use sternpost_picture::Words;
use sternpost_table::court::{CourtWish, DeadLetter, LearntEntry, RewindReport, SeenRow, UndoneTurn};
use sternpost_table::past::readable::eyes_of;
use sternpost_table::{Act, By, Snapshot};

fn dispute(dispute: &Dispute) -> api::Dispute {
    let statement = |said: &Statement| api::Statement { entry: said.seq, seat: said.seat, at: said.at, text: said.text.clone() };
    let appeal = |said: &Said| api::Statement { entry: said.seq, seat: Some(said.seat), at: said.at, text: said.text.clone() };
    let verdict = |verdict: &Verdict| api::DisputeVerdict {
        entry: verdict.seq,
        at: verdict.at,
        by: verdict.by,
        ruling: verdict.ruling.clone(),
        why: verdict.why.clone(),
        fork: verdict.fork,
    };
    api::Dispute {
        dispute: dispute.seq,
        seat: dispute.seat,
        at: dispute.at,
        entry: dispute.entry,
        why: dispute.why.clone(),
        statements: dispute.statements.iter().map(statement).collect(),
        verdicts: dispute.verdicts.iter().map(verdict).collect(),
        appeal: dispute.appeal.as_ref().map(appeal),
        appeal_until: dispute.appeal_until(),
        withdrawn: dispute.is_withdrawn,
        open: dispute.is_open(),
    }
}

fn motion(motion: &Proposal) -> api::Proposal {
    let all = motion.voters.len();
    api::Proposal {
        motion: motion.seq,
        seat: motion.seat,
        at: motion.at,
        says: motion.motion.clone(),
        why: motion.why.clone(),
        voters: motion.voters.clone(),
        votes: motion.votes.iter().map(|(seat, yes)| CastVote { seat: *seat, yes: *yes }).collect(),
        needed: if motion.motion.needs_all() { all } else { all / 2 + 1 },
        until: motion.until,
        outcome: motion.outcome,
    }
}

fn rewound(back: &Rewind) -> api::Rewound {
    api::Rewound {
        entry: back.seq,
        to: back.to,
        at: back.at,
        by: back.by,
        why: back.why.clone(),
        draws: back.draws,
        ordered_by: back.ordered_by,
    }
}

/// `GET /campaigns/{id}/court`: disputes, motions and rewinds, each in their order. All of it is public.
///
/// # Errors
/// If there is no such campaign.
pub async fn look(request: Request, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let caller = auth::caller(&request, &app).await?;
    let (snapshot, _, _) = looked_at(&request, &app, *id).await?;
    let who = caller.map(|address| who_is(&snapshot, &address));
    Ok(HttpResponse::Ok().json(Court {
        disputes: snapshot.court.disputes.iter().map(dispute).collect(),
        motions: snapshot.court.motions.iter().map(motion).collect(),
        rewinds: snapshot.court.rewinds.iter().map(rewound).collect(),
        clocks_stand_until: snapshot.court.stops_until(),
        stops_left: who.and_then(|who| who.seat).map(|seat| snapshot.court.stops_left(seat)),
        you: ActsAs {
            seat: who.and_then(|who| who.seat),
            hosts: who.is_some_and(|who| who.hosts),
            rules: who.is_some_and(|who| who.arbitrates),
        },
    }))
}

fn who_is(snapshot: &Snapshot, address: &str) -> Who {
    Who::of(snapshot, Some(address), eyes_of(snapshot, address).seat())
}

/// `POST /campaigns/{id}/court`. The same call with the same `Idempotency-Key` is done once.
///
/// # Errors
/// 403 if the caller neither plays, hosts nor rules; 409 and 422 if it cannot be done; 429 if there was too much of it.
pub async fn act(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    body: web::Json<CourtWish>,
) -> Result<HttpResponse, Problem> {
    let key = idempotency_key(&request)?;
    let (_, by) = asked_by(&request, &app, *id).await?;
    let done = app.service.act(*id, By { key, ..by }, Act::Court(body.into_inner())).await?;
    Ok(HttpResponse::Ok().json(CourtDone { entry: done.entry().ok_or_else(Problem::not_found)? }))
}

/// `GET /campaigns/{id}/rewinds/{seq}`: what a move back has meant for the caller's seat, from its own eyes.
///
/// # Errors
/// 403 if the caller holds no seat, 404 if the campaign did not go back with this entry.
pub async fn rewind(request: Request, app: web::Data<App>, path: web::Path<(CampaignId, u64)>) -> Result<HttpResponse, Problem> {
    let (id, seq) = path.into_inner();
    let address = auth::signed_in(&request, &app).await?;
    app.limits.look(Some(&address), app.network(&request))?;
    let (snapshot, seat) = seated(&request, &app, id).await?;
    let report = {
        let _turn = app.work.acquire().await.map_err(|_| sternpost_table::Refused::Closing)?;
        app.service.rewind_report(&snapshot, seat, seq).await?.ok_or_else(Problem::not_found)?
    };
    let body = show::with_words(&snapshot, language(&request), |words| reported(&report, words));
    Ok(HttpResponse::Ok().json(body))
}

fn reported(report: &RewindReport, words: &Words<'_>) -> rewinds::RewindReport {
    let say = |text: &Text| words.say(text);
    let step = |(asked, answer): &(Asked, Answer)| UndoneStep { prompt: say(&asked.prompt), answer: words.answer(asked, answer) };
    let undone = |turn: &UndoneTurn| rewinds::UndoneTurn { entry: turn.seq, steps: turn.answered.steps.iter().map(step).collect() };
    let dead = |letter: &DeadLetter| rewinds::DeadLetter { at: letter.at, asked: letter.prompt.as_ref().map(say) };
    let line = |(text, is_alone): &(Text, bool)| LearntLine { text: say(text), told_to_few: *is_alone };
    let learnt = |entry: &LearntEntry| rewinds::LearntEntry {
        entry: entry.seq,
        drew: entry.drew,
        own: entry.is_own,
        lines: entry.lines.iter().map(line).collect(),
    };
    let seen = |row: &SeenRow| rewinds::SeenRow { sheet: say(&row.sheet), name: say(&row.name), value: say(&row.value) };
    let asked = |asked: &Asked| AskedAgain { question: asked.id.clone(), prompt: say(&asked.prompt), now: report.is_asked_now };
    rewinds::RewindReport {
        entry: report.seq,
        to: report.to,
        at: report.at,
        taken_back_by: report.taken_back_by,
        why: report.why.clone(),
        draws: report.draws,
        left: report.left,
        undone: report.undone.iter().map(undone).collect(),
        dead_letters: report.dead.iter().map(dead).collect(),
        asked: report.asked.as_ref().map(asked),
        learnt: report.learnt.iter().map(learnt).collect(),
        seen: report.seen.iter().map(seen).collect(),
    }
}
