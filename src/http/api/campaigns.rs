//! Games and campaigns.

use super::eyes;
use crate::campaign::NewCampaign;
use crate::http::app::{App, game_name};
use crate::http::auth;
use crate::http::problem::Problem;
use crate::http::show::apart;
use crate::log::CampaignId;
use actix_web::{HttpRequest, HttpResponse, web};
use serde_json::{Value, json};
use sternpost_core::Game;

/// `GET /games`.
pub async fn games(app: web::Data<App>) -> HttpResponse {
    let game = |game: &'static dyn Game| {
        json!({
            "id": game.id(),
            "name": game_name(game.id()),
            "revision": game.revision(),
            "seats": { "least": game.seats().start(), "most": game.seats().end() },
            "options": game.options_schema(),
            "default-options": game.default_options(),
        })
    };
    HttpResponse::Ok().json(app.service.games.iter().map(game).collect::<Vec<Value>>())
}

/// `POST /campaigns`.
///
/// # Errors
/// If nobody is signed in, the request makes no sense, or there were too many of them.
pub async fn create(request: HttpRequest, app: web::Data<App>, body: web::Json<NewCampaign>) -> Result<HttpResponse, Problem> {
    auth::from_our_pages(&request, &app)?;
    let host = auth::signed_in(&request, &app).await?;
    let new = body.into_inner();
    let creating = app.limits.create(&host, app.network(&request), &new)?;
    let id = app.service.create(&host, new).await.inspect_err(|_| app.limits.give_back(&creating))?;
    Ok(HttpResponse::Created().insert_header(("Location", format!("/api/v1/campaigns/{id}"))).json(json!({ "id": id })))
}

/// `GET /campaigns/{id}`: summary, the caller's view, who is waited for.
///
/// # Errors
/// If there is no such campaign.
pub async fn one(request: HttpRequest, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let hot = apart(app.service.lock(*id).await?);
    let eyes = eyes(&request, &app, &hot).await?;
    let tag = format!("\"{}\"", hot.seq);
    if request.headers().get("if-none-match").is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return Ok(HttpResponse::NotModified().insert_header(("ETag", tag)).finish());
    }
    let seats: Vec<Value> = hot
        .seats
        .iter()
        .map(|row| json!({ "seat": row.seat, "name": row.name, "state": row.state, "options": row.options, "language": row.spoken(), "wants-mail": row.wants_mail }))
        .collect();
    let body = json!({
        "id": hot.campaign.id,
        "game": hot.campaign.game,
        "name": hot.campaign.name,
        "status": hot.campaign.status,
        "options": hot.campaign.options,
        "created-at": hot.campaign.created_at,
        "seats": seats,
        "version": hot.seq,
        "head": hot.hash,
        "eyes": eyes,
        "waiting-for": hot.play.as_ref().map(|play| play.waiting_for()).unwrap_or_default(),
        "view": hot.play.as_ref().map(|play| play.view(eyes)),
        "standings": hot.play.as_ref().and_then(|play| play.standings()),
    });
    Ok(HttpResponse::Ok().insert_header(("ETag", tag)).json(body))
}
