//! The page that explains how anybody checks that chance was fair.

use super::{frame, page, page_words_of};
use crate::app::App;
use crate::auth;
use crate::problem::Problem;
use crate::request::Request;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use sternpost_log::CampaignId;
use sternpost_pages::door::FairChancePage;
use sternpost_pages::layout::Link;
use sternpost_words::say;

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
    let page_words = page_words_of(&request);
    let frame = frame(&app, page_words, page_words.t(say::FAIR_CHANCE), reader.as_deref());
    page(&FairChancePage {
        download: id.map(|id| format!("/api/v1/campaigns/{id}/export")),
        back: id.map(|id| Link::new(format!("/c/{id}"), frame.t(say::TO_BOARD))),
        page: frame,
    })
}
