//! The JSON API under `/api/v1`. Errors are problem documents (RFC 9457).

pub mod board;
pub mod campaigns;
pub mod record;
pub mod stream;
pub mod turns;

use super::app::App;
use super::auth;
use super::problem::Problem;
use crate::campaign::{Hot, eyes_of};
use actix_web::{HttpRequest, HttpResponse};
use sternpost_core::{Eyes, Seat};

/// `GET /api/openapi.json`.
pub async fn openapi() -> HttpResponse {
    HttpResponse::Ok().content_type("application/json").body(include_str!("openapi.json"))
}

/// Whose eyes the caller has; anybody who knows a campaign's id is a spectator.
async fn eyes(request: &HttpRequest, app: &App, hot: &Hot) -> Result<Eyes, Problem> {
    Ok(auth::caller(request, app).await?.map_or(Eyes::Spectator, |address| eyes_of(hot, &address)))
}

/// The caller's seat.
async fn seat(request: &HttpRequest, app: &App, hot: &Hot) -> Result<Seat, Problem> {
    let address = auth::signed_in(request, app).await?;
    eyes_of(hot, &address).seat().ok_or_else(|| Problem::forbidden("you hold no seat in this campaign"))
}
