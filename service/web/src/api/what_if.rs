//! API handlers of what-ifs: the same as on the page, with the same bounds. The answers tried stand in a text that goes to and fro; nothing is kept,
//! and nobody else is shown anything.

use super::record::differences;
use super::turns::worded;
use super::{asked_by, language, seated};
use crate::app::App;
use crate::auth;
use crate::problem::Problem;
use crate::request::Request;
use crate::show::with_words;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use std::sync::Arc;
use sternpost_api::court::CourtDone;
use sternpost_api::what_if::{self as api, TriedProposal, TriedQuestion, WhatIfAct, first_sample};
use sternpost_core::{Eyes, Seat};
use sternpost_game::Asked;
use sternpost_log::CampaignId;
use sternpost_table::play::what_if::{Adoptable, Imagined, Tried, TriedStep, WhatIf};
use sternpost_table::{Act, Refused, Snapshot};

/// The query parameters of a what-if.
#[derive(Deserialize)]
pub struct Address {
    from: Option<u64>,
    sample: Option<u32>,
    #[serde(default)]
    tried: String,
}

/// The caller as the holder of a seat, who may look at something else than what is now.
async fn trying(request: &Request, app: &App, id: CampaignId) -> Result<(Arc<Snapshot>, Seat), Problem> {
    let address = auth::signed_in(request, app).await?;
    app.limits.look(Some(&address), app.network(request))?;
    let (snapshot, seat) = seated(request, app, id).await?;
    snapshot.play()?;
    Ok((snapshot, seat))
}

/// `GET /campaigns/{id}/what-if?from=&sample=&tried=`: where what is tried leads.
///
/// # Errors
/// 403 if the caller holds no seat, 409 if it was not asked there, 422 if what was tried cannot be read or does not fit.
pub async fn look(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    asked: web::Query<Address>,
) -> Result<HttpResponse, Problem> {
    let (snapshot, seat) = trying(&request, &app, *id).await?;
    let Address { from, sample, tried } = asked.into_inner();
    let what = WhatIf::read(from.unwrap_or_else(|| snapshot.seq), sample.unwrap_or_else(first_sample), &tried)?;
    shown(&request, &app, snapshot, seat, what).await
}

/// `POST /campaigns/{id}/what-if`: one answer more, or those of bots; or the caller's own are put to the vote.
///
/// # Errors
/// As [`look`]; 409 if nothing of it can be proposed.
pub async fn go_on(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    body: web::Json<WhatIfAct>,
) -> Result<HttpResponse, Problem> {
    let (snapshot, seat) = trying(&request, &app, *id).await?;
    let what = match body.into_inner() {
        WhatIfAct::Answer { from, sample, tried, seat: of, answer, at_any_time } => {
            let mut what = WhatIf::read(from, sample, &tried)?;
            what.tried.push(Tried(of.unwrap_or(seat.0), answer, false, at_any_time));
            what
        }
        WhatIfAct::Bots { from, sample, tried } => {
            let what = WhatIf::read(from, sample, &tried)?;
            let _turn = app.work.acquire().await.map_err(|_| Refused::Closing)?;
            app.service.what_if_bots(&snapshot, seat, &what).await?
        }
        WhatIfAct::Propose { from, sample, tried, why } => {
            let what = WhatIf::read(from, sample, &tried)?;
            let wish = app.service.what_if_proposal(&snapshot, seat, &what, &why).await?;
            let (_, by) = asked_by(&request, &app, *id).await?;
            let done = app.service.act(*id, by, Act::Court(wish)).await?;
            return Ok(HttpResponse::Created().json(CourtDone { entry: done.entry().ok_or_else(Problem::not_found)? }));
        }
    };
    shown(&request, &app, snapshot, seat, what).await
}

async fn shown(request: &Request, app: &App, snapshot: Arc<Snapshot>, seat: Seat, what: WhatIf) -> Result<HttpResponse, Problem> {
    // Too much of it is refused before it is worked out.
    what.written()?;
    let _turn = app.work.acquire().await.map_err(|_| Refused::Closing)?;
    let now = app.service.what_if(&snapshot, seat, &what).await?;
    // With what need not be answered.
    let what = what.with(now.tried());
    let tried = what.written()?;
    let proposal = app.service.adoptable(&snapshot, seat, &what).await?;
    let language = language(request);
    Ok(HttpResponse::Ok().json(imagined(&snapshot, language, seat, &now, (&what, tried), proposal.as_ref())))
}

fn imagined(
    snapshot: &Snapshot,
    language: &'static str,
    seat: Seat,
    now: &Imagined,
    (what, tried): (&WhatIf, String),
    proposal: Option<&Adoptable>,
) -> api::WhatIf {
    let eyes = Eyes::Seat(seat);
    // What others are asked shows cards that are made up.
    let question =
        |asked: &Asked| TriedQuestion { question: worded(snapshot, language, asked), is_made_up: now.is_made_up || asked.seat != seat };
    let replies = now.proposed_to(seat).into_iter().filter_map(|other| now.anytime(other)).map(|mut asked| {
        asked.offers.retain(|offer| offer.reply_to.is_some());
        asked
    });
    let answers = |proposal: &Adoptable| proposal.steps.iter().map(|(_, answer)| answer.clone()).collect();
    api::WhatIf {
        from: what.from,
        sample: what.sample,
        tried,
        steps: steps(snapshot, language, now),
        view: now.play.view(eyes),
        is_made_up: now.is_made_up,
        is_acting: now.is_acting(),
        waiting_for: now.waiting.clone(),
        questions: now.waiting.iter().filter_map(|seat| now.asked(*seat)).map(|asked| question(&asked)).collect(),
        anytime: now.anytime(seat).into_iter().chain(replies).map(|asked| question(&asked)).collect(),
        standings: now.standings.clone(),
        differences: differences(snapshot, language, eyes, &*now.before, &*now.play),
        proposal: proposal.map(|proposal| TriedProposal { question: proposal.question.clone(), answers: answers(proposal) }),
    }
}

/// The answers that were tried, with what each led to.
fn steps(snapshot: &Snapshot, language: &'static str, now: &Imagined) -> Vec<api::TriedStep> {
    with_words(snapshot, language, |words| {
        let step = |step: &TriedStep| api::TriedStep {
            seat: step.tried.0,
            prompt: words.say(&step.asked.prompt),
            answer: step.tried.1.clone(),
            says: words.answer(&step.asked, &step.tried.1),
            lines: step.told.iter().map(|text| words.say(text)).collect(),
            by_bot: step.tried.2,
            at_any_time: step.tried.3,
            is_made_up: step.is_made_up,
        };
        now.steps.iter().filter(|step| !step.is_by_itself).map(step).collect()
    })
}
