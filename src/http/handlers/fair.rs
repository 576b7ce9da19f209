//! How anybody checks that chance was fair.

use super::{frame, lex_of, page};
use crate::http::app::App;
use crate::http::auth;
use crate::http::pages::{FairChancePage, Link};
use crate::http::problem::Problem;
use crate::http::request::Request;
use crate::log::CampaignId;
use actix_web::{HttpResponse, web};
use serde::Deserialize;

/// For which campaign.
#[derive(Deserialize)]
pub struct Of {
    campaign: Option<String>,
}

/// `GET /fair-chance`: what is promised, and the command that checks it; with `?campaign=` where its log is had.
///
/// # Errors
/// If what is named is no campaign's id.
pub async fn look(request: Request, app: web::Data<App>, of: web::Query<Of>) -> Result<HttpResponse, Problem> {
    let reader = auth::caller(&request, &app).await.unwrap_or_default();
    let id = of.campaign.as_deref().map(str::parse::<CampaignId>).transpose();
    let id = id.map_err(|_| Problem::bad_request("`campaign` is the last part of a campaign's address").on_page())?;
    let lex = lex_of(&request);
    let frame = frame(&app, lex, lex.t("page-fair-chance"), reader.as_deref());
    page(&FairChancePage {
        download: id.map(|id| format!("/api/v1/campaigns/{id}/export")),
        back: id.map(|id| Link::new(format!("/c/{id}"), frame.t("page-to-board"))),
        page: frame,
    })
}
