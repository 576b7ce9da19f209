//! What a seat settles for itself.

use super::seat;
use crate::http::app::App;
use crate::http::auth;
use crate::http::problem::Problem;
use crate::language::Language;
use crate::log::CampaignId;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

/// A language.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LanguageBody {
    language: Language,
}

/// `PUT /campaigns/{id}/language`: the language of the letters and pages of the caller's seat.
///
/// # Errors
/// If the caller holds no seat.
pub async fn language(
    request: HttpRequest,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    body: web::Json<LanguageBody>,
) -> Result<HttpResponse, Problem> {
    auth::from_our_pages(&request, &app)?;
    let seat = {
        let hot = app.service.lock(*id).await?;
        seat(&request, &app, &hot).await?
    };
    app.service.set_language(*id, seat.0, body.language).await?;
    Ok(HttpResponse::NoContent().finish())
}
