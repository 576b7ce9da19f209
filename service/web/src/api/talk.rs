//! API handlers of the talk at a table.

use super::{asked_by, seated};
use crate::app::App;
use crate::handlers::talk::hearers;
use crate::problem::Problem;
use crate::request::Request;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use sternpost_api::talk::{Message, SaidId, Saying, Talk, TalkSettings, TalkSettingsChange};
use sternpost_core::Seat;
use sternpost_log::CampaignId;
use sternpost_store::SaidAs;
use sternpost_table::talk::wishes::TalkWish;
use sternpost_table::{Act, Snapshot};

/// Messages of an answer.
const MESSAGES: usize = 100;

/// The query parameters: which part of the talk is asked for.
#[derive(Deserialize)]
pub struct Wanted {
    before: Option<String>,
}

/// `GET /campaigns/{id}/talk`: what is said to the caller's seat, the newest last. It marks nothing as read.
///
/// # Errors
/// If the caller holds no seat.
pub async fn heard(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    wanted: web::Query<Wanted>,
) -> Result<HttpResponse, Problem> {
    let (snapshot, seat) = seated(&request, &app, *id).await?;
    let marks = app.service.talk_marks(&snapshot, seat).await?;
    let heard = app.service.heard(&snapshot, seat, wanted.before.as_deref(), MESSAGES).await?;
    let message = |said: &SaidAs| Message {
        id: said.what.id.clone(),
        seat: said.what.seat,
        to: hearers(&snapshot, said),
        said: said.what.said.clone(),
        said_at: said.what.said_at,
        is_unread: said.number > marks.read && said.what.seat != seat.0,
    };
    Ok(HttpResponse::Ok().json(Talk { messages: heard.said.iter().map(message).collect(), older: heard.older }))
}

/// `POST /campaigns/{id}/talk`.
///
/// # Errors
/// 422 if there is nothing in it, too much, or nobody to hear it; 429 if the seat has said enough for now.
pub async fn say(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    body: web::Json<Saying>,
) -> Result<HttpResponse, Problem> {
    let (_, by) = asked_by(&request, &app, *id).await?;
    let Saying { to, said } = body.into_inner();
    let said = app.service.act(*id, by, Act::Talk(TalkWish::Say { to, said })).await?;
    Ok(HttpResponse::Created().json(SaidId { id: said.names().concat() }))
}

async fn settings_of(app: &App, snapshot: &Snapshot, seat: Seat) -> Result<HttpResponse, Problem> {
    let marks = app.service.talk_marks(snapshot, seat).await?;
    let muted: Vec<u8> = snapshot.seats.iter().map(|row| row.seat).filter(|other| marks.muted >> other & 1 == 1).collect();
    Ok(HttpResponse::Ok().json(TalkSettings { digest: marks.digest, muted }))
}

/// `GET /campaigns/{id}/talk/settings`.
///
/// # Errors
/// If the caller holds no seat.
pub async fn settings(request: Request, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let (snapshot, seat) = seated(&request, &app, *id).await?;
    settings_of(&app, &snapshot, seat).await
}

/// `PUT /campaigns/{id}/talk/settings`: what is not named stays as it is.
///
/// # Errors
/// 422 if it names a seat that is not there, or the caller's own.
pub async fn set(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    body: web::Json<TalkSettingsChange>,
) -> Result<HttpResponse, Problem> {
    let (_, by) = asked_by(&request, &app, *id).await?;
    let TalkSettingsChange { digest, muted } = body.into_inner();
    app.service.act(*id, by, Act::Talk(TalkWish::Follow { digest, muted })).await?;
    let (snapshot, seat) = seated(&request, &app, *id).await?;
    settings_of(&app, &snapshot, seat).await
}
