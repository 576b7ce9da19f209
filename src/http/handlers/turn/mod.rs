//! The turn page: by the link of a mail, or signed in. Looking changes nothing; only a form that a person submits does, and nothing
//! of it counts before the turn is handed in.
//!
//! A form that goes on is answered by a redirect to the page with one step more (`?step=2`): each step has an address of its own, which
//! the browser's history leads back to, and the turn as far as it goes is kept for the seat.

mod access;
mod acting;
mod composing;
mod receipt;

use super::OnPage as _;
use crate::campaign::{Refused, TakeBack};
use crate::http::app::App;
use crate::http::problem::Problem;
use crate::log::CampaignId;
pub(super) use access::{Access, by_link, by_living_link, signed_in};
pub(super) use acting::act;
use actix_web::{HttpRequest, HttpResponse, web};
pub(super) use composing::look;
use receipt::moved_on;
use serde::Deserialize;

/// Which step of a turn is looked at.
#[derive(Deserialize)]
pub struct At {
    /// How many answers stand before it; without it the turn is gone on with where it was left.
    step: Option<usize>,
}

/// `GET /t/{token}`.
///
/// # Errors
/// If the link is dead.
pub async fn look_by_link(app: web::Data<App>, token: web::Path<String>, at: web::Query<At>) -> Result<HttpResponse, Problem> {
    let access = by_link(&app, &token).await.on_page()?.at(at.step);
    look(&app, &access).await.on_page()
}

/// `GET /c/{id}/turn`.
///
/// # Errors
/// If nobody with a seat is signed in.
pub async fn look_signed_in(
    request: HttpRequest,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    at: web::Query<At>,
) -> Result<HttpResponse, Problem> {
    let access = signed_in(&request, &app, *id).await.on_page()?.at(at.step);
    look(&app, &access).await.on_page()
}

/// `POST /t/{token}`.
///
/// # Errors
/// If the link is dead or the form is none of ours.
pub async fn act_by_link(
    app: web::Data<App>,
    token: web::Path<String>,
    form: web::Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Problem> {
    let access = by_link(&app, &token).await.on_page()?;
    act(&app, &access, form.into_inner()).await.on_page()
}

/// `POST /c/{id}/turn`.
///
/// # Errors
/// If nobody with a seat is signed in or the form is none of ours.
pub async fn act_signed_in(
    request: HttpRequest,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    form: web::Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Problem> {
    let access = signed_in(&request, &app, *id).await.on_page()?;
    act(&app, &access, form.into_inner()).await.on_page()
}

/// Which answer is to be taken back.
#[derive(Deserialize)]
pub struct TakeBackForm {
    /// The version its receipt named.
    version: u64,
    /// The question it answered.
    question: Option<String>,
}

/// `POST /t/{token}/take-back`: the answer to the link's own question.
///
/// # Errors
/// If the link is dead or it is too late.
pub async fn take_back_by_link(
    app: web::Data<App>,
    token: web::Path<String>,
    form: web::Form<TakeBackForm>,
) -> Result<HttpResponse, Problem> {
    let access = by_link(&app, &token).await.on_page()?;
    take_back(&app, &access, form.into_inner()).await.on_page()
}

/// `POST /c/{id}/turn/take-back`.
///
/// # Errors
/// If nobody with a seat is signed in or it is too late.
pub async fn take_back_signed_in(
    request: HttpRequest,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    form: web::Form<TakeBackForm>,
) -> Result<HttpResponse, Problem> {
    let access = signed_in(&request, &app, *id).await.on_page()?;
    take_back(&app, &access, form.into_inner()).await.on_page()
}

async fn take_back(app: &App, access: &Access, form: TakeBackForm) -> Result<HttpResponse, Problem> {
    let (version, question) = (form.version, access.question.clone().or(form.question));
    let what = TakeBack { campaign: access.campaign, seat: access.seat(), version, question, cause: access.cause };
    match app.service.take_back(what).await {
        Ok(_) => {}
        Err(Refused::Stale { .. }) => return moved_on(app, access, form.version).await,
        Err(refused) => return Err(refused.into()),
    }
    // The question that was answered is open again, and with it the way that led to it.
    Ok(HttpResponse::SeeOther().insert_header(("Location", access.action.clone())).finish())
}
