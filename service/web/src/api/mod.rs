//! The JSON API under `/api/v1`. Errors are problem documents (RFC 9457).

pub mod board;
pub mod campaigns;
pub mod course;
pub mod court;
pub mod devices;
pub mod keepsake;
pub mod letters;
pub mod lobby;
pub mod orders;
pub mod promises;
pub mod record;
pub mod reference;
pub mod roles;
pub mod seating;
pub mod seats;
pub mod sessions;
pub mod stream;
pub mod talk;
mod tally;
pub mod time;
pub mod turns;
pub mod what_if;

use super::app::App;
use super::auth;
use super::problem::Problem;
use super::readers::{Reader, looked_at_by_program};
use crate::request::Request;
use actix_web::HttpResponse;
use serde::Serialize;
use std::sync::Arc;
use sternpost_core::{Eyes, Seat};
use sternpost_log::{CampaignId, Cause};
use sternpost_model::language::Language;
use sternpost_table::past::readable::eyes_of;
use sternpost_table::{By, Snapshot};

/// `GET /api/openapi.json`.
pub async fn openapi() -> HttpResponse {
    HttpResponse::Ok().content_type("application/json").body(sternpost_api::document())
}

/// An answer as it is sent.
fn written(body: &impl Serialize) -> String {
    serde_json::to_string(body).expect("an answer is plain data")
}

/// A campaign as the caller may look at it, whose eyes those are, and whether it is shown as it is now.
async fn looked_at(request: &Request, app: &App, id: CampaignId) -> Result<(Arc<Snapshot>, Reader, Eyes), Problem> {
    let (snapshot, reader) = looked_at_by_program(request, app, id).await?;
    let eyes = reader.eyes(&snapshot);
    Ok((snapshot, reader, eyes))
}

/// The language in which a call's texts are worded: the one the caller asks for, English if it asks for none of ours.
fn language(request: &Request) -> &'static str {
    let asked = request.headers().get("accept-language").and_then(|value| value.to_str().ok()).and_then(Language::preferred);
    asked.unwrap_or_default().tag()
}

/// The caller's seat in a campaign. Who asks is known before the campaign is looked at.
async fn own_seat(request: &Request, app: &App, id: CampaignId) -> Result<Seat, Problem> {
    Ok(seated(request, app, id).await?.1)
}

/// A campaign, and who does something at its table. Who asks is known before the campaign is looked at.
async fn asked_by(request: &Request, app: &App, id: CampaignId) -> Result<(Arc<Snapshot>, By), Problem> {
    let address = auth::signed_in(request, app).await?;
    let snapshot = app.service.snapshot(id).await?;
    let by = By::of(&snapshot, &address, Cause::Api);
    Ok((snapshot, by))
}

/// A campaign and the caller's seat in it.
async fn seated(request: &Request, app: &App, id: CampaignId) -> Result<(Arc<Snapshot>, Seat), Problem> {
    let address = auth::signed_in(request, app).await?;
    let snapshot = app.service.snapshot(id).await?;
    let seat = eyes_of(&snapshot, &address).seat().ok_or_else(|| Problem::forbidden("you hold no seat in this campaign"))?;
    Ok((snapshot, seat))
}
