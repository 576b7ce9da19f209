//! Changes the language of a seat: by the link of a mail, or signed in. For an invited seat it is chosen together with the seat.

use super::{OnPage as _, own_path, turn};
use crate::app::App;
use crate::problem::Problem;
use crate::request::Request;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use sternpost_log::CampaignId;
use sternpost_model::language::Language;

/// The choice, and where it was made.
#[derive(Deserialize)]
pub struct LanguageChoice {
    language: Language,
    back: Option<String>,
}

async fn change(app: &App, id: CampaignId, seat: u8, choice: LanguageChoice) -> Result<HttpResponse, Problem> {
    app.service.set_language(id, seat, choice.language).await.on_page()?;
    let back = own_path(choice.back).unwrap_or_else(|| format!("/c/{id}"));
    Ok(HttpResponse::SeeOther().insert_header(("Location", back)).finish())
}

/// `POST /t/{token}/language`.
///
/// # Errors
/// If the link is dead or the language is none of ours.
pub async fn by_link(app: web::Data<App>, token: web::Path<String>, form: web::Form<LanguageChoice>) -> Result<HttpResponse, Problem> {
    let access = turn::by_living_link(&app, &token).await.on_page()?;
    change(&app, access.campaign, access.seat, form.into_inner()).await
}

/// `POST /c/{id}/language`.
///
/// # Errors
/// If nobody with a seat is signed in or the language is none of ours.
pub async fn signed_in(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    form: web::Form<LanguageChoice>,
) -> Result<HttpResponse, Problem> {
    let access = turn::signed_in(&request, &app, *id).await.on_page()?;
    change(&app, *id, access.seat, form.into_inner()).await
}
