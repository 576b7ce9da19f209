//! API handlers of promises.

use super::{asked_by, seated};
use crate::app::App;
use crate::problem::Problem;
use crate::request::Request;
use crate::show;
use actix_web::{HttpResponse, web};
use sternpost_api::promises::{self as api, PromiseDue, PromiseId, PromiseParty, PromiseSettled};
use sternpost_log::CampaignId;
use sternpost_orders::rounds::round_name;
use sternpost_store::{Due, Party};
use sternpost_table::talk::promise::{Promised, due_day};
use sternpost_table::talk::promises::{NewPromise, PromiseWish};
use sternpost_table::{Act, Snapshot};

/// A promise as a program reads it.
fn shown(snapshot: &Snapshot, promised: &Promised, language: &str) -> api::Promise {
    let (promise, body) = (&promised.promise, &promised.promise.body);
    let due = body.due.as_ref().map(|due| match due {
        Due::Round(round) => {
            let label = show::with_words(snapshot, language, |words| words.say(&round.label));
            PromiseDue { round: Some(round_name(round)), label: Some(label), date: None }
        }
        Due::Moment(moment) => PromiseDue { round: None, label: None, date: Some(due_day(*moment)) },
    });
    let party = |party: &Party| PromiseParty {
        seat: party.seat,
        answer: party.answer.map(|(answer, _)| answer),
        answered_at: party.answer.map(|(_, at)| at),
        mark: party.mark.map(|(mark, _)| mark),
        marked_at: party.mark.map(|(_, at)| at),
    };
    api::Promise {
        id: promise.id.clone(),
        seat: body.seat,
        said: body.said.clone(),
        said_at: body.said_at,
        public: promise.audience == 0,
        due,
        state: promised.state,
        is_due: promised.is_due,
        waits_for_you: promised.waits,
        acts: promised.acts.clone(),
        parties: body.parties.iter().map(party).collect(),
    }
}

/// `GET /campaigns/{id}/promises`: those the caller's seat may read, the latest first.
///
/// # Errors
/// If the caller holds no seat.
pub async fn promises(request: Request, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let (snapshot, seat) = seated(&request, &app, *id).await?;
    let language = super::language(&request);
    let promises = app.service.promises(&snapshot, seat).await?;
    let promises = promises.iter().map(|promised| shown(&snapshot, promised, language)).collect();
    Ok(HttpResponse::Ok().json(api::Promises { promises }))
}

/// `POST /campaigns/{id}/promises`.
///
/// # Errors
/// 422 if something about it makes no sense; 409 if the campaign is not played or too many wait; 429 if the seat has said enough for now.
pub async fn put_forward(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    body: web::Json<NewPromise>,
) -> Result<HttpResponse, Problem> {
    let (_, by) = asked_by(&request, &app, *id).await?;
    let names = app.service.act(*id, by, Act::Promise(PromiseWish::PutForward(body.into_inner()))).await?.names();
    let name = names.into_iter().next().ok_or_else(Problem::not_found)?;
    Ok(HttpResponse::Created().json(PromiseId { id: name }))
}

/// `POST /campaigns/{id}/promises/{promise}`.
///
/// # Errors
/// 404 if the caller's seat knows of no such promise; 409 if this cannot be done about it now; 429 if the seat has said enough for now.
pub async fn settle(
    request: Request,
    app: web::Data<App>,
    path: web::Path<(CampaignId, String)>,
    body: web::Json<PromiseSettled>,
) -> Result<HttpResponse, Problem> {
    let (id, name) = path.into_inner();
    let (snapshot, by) = asked_by(&request, &app, id).await?;
    let seat = by.seat;
    let wish = PromiseWish::Settle { promise: name.clone(), what: body.act };
    app.service.act(id, by, Act::Promise(wish)).await?;
    let promises = app.service.promises(&snapshot, seat.ok_or_else(Problem::not_found)?).await?;
    let promised = promises.iter().find(|promised| promised.promise.id == name).ok_or_else(Problem::not_found)?;
    Ok(HttpResponse::Ok().json(shown(&snapshot, promised, super::language(&request))))
}
