//! Talk at a table, for programs.

use super::seated;
use crate::http::app::App;
use crate::http::handlers::talk::hearers;
use crate::http::problem::Problem;
use crate::log::CampaignId;
use crate::store::SaidAs;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Messages of an answer.
const MESSAGES: usize = 100;

/// Which part of it.
#[derive(Deserialize)]
pub struct Wanted {
    before: Option<String>,
}

/// `GET /campaigns/{id}/talk`: what is said to the caller's seat, the newest last. It marks nothing as read.
///
/// # Errors
/// If the caller holds no seat.
pub async fn heard(
    request: HttpRequest,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    wanted: web::Query<Wanted>,
) -> Result<HttpResponse, Problem> {
    let (hot, seat) = seated(&request, &app, *id).await?;
    let marks = app.service.talk_marks(&hot, seat).await?;
    let heard = app.service.heard(&hot, seat, wanted.before.as_deref(), MESSAGES).await?;
    let message = |said: &SaidAs| {
        json!({
            "id": said.what.id,
            "seat": said.what.seat,
            "to": hearers(&hot, said),
            "said": said.what.said,
            "said-at": said.what.said_at,
            "is-unread": said.number > marks.read && said.what.seat != seat.0,
        })
    };
    let messages: Vec<Value> = heard.said.iter().map(message).collect();
    Ok(HttpResponse::Ok().json(json!({ "messages": messages, "older": heard.older })))
}

/// Something to say.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SayBody {
    said: String,
    /// To these seats in private; nobody: to the whole table.
    #[serde(default)]
    to: BTreeSet<u8>,
}

/// `POST /campaigns/{id}/talk`.
///
/// # Errors
/// 422 if there is nothing in it, too much, or nobody to hear it; 429 if the seat has said enough for now.
pub async fn say(
    request: HttpRequest,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    body: web::Json<SayBody>,
) -> Result<HttpResponse, Problem> {
    let (hot, seat) = seated(&request, &app, *id).await?;
    app.limits.say(*id, seat.0)?;
    let name = app.service.say(&hot, seat, &body.to, &body.said).await?;
    Ok(HttpResponse::Created().json(json!({ "id": name })))
}
