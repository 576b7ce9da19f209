//! API handlers of a seat's own settings.

use super::own_seat;
use crate::app::App;
use crate::handlers::desk::{whose_links, write_again};
use crate::problem::Problem;
use crate::request::Request;
use actix_web::{HttpResponse, web};
use sternpost_api::desk::{LanguageChoice, MailChoice, RevokedLinks};
use sternpost_log::CampaignId;

/// `PUT /campaigns/{id}/language`: the language of the letters and pages of the caller's seat.
///
/// # Errors
/// If the caller holds no seat.
pub async fn language(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    body: web::Json<LanguageChoice>,
) -> Result<HttpResponse, Problem> {
    let seat = own_seat(&request, &app, *id).await?;
    app.service.set_language(*id, seat.0, body.language).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// `PUT /campaigns/{id}/mail`: whether the caller's seat is written to.
///
/// # Errors
/// If the caller holds no seat.
pub async fn mail(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    body: web::Json<MailChoice>,
) -> Result<HttpResponse, Problem> {
    let seat = own_seat(&request, &app, *id).await?;
    if body.wanted {
        write_again(&app, None, *id, seat.0).await?;
    }
    app.service.set_mail(*id, seat.0, body.wanted).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// `POST /campaigns/{id}/revoke-links`: every link a seat was sent so far is dead: the caller's, or any for the host.
///
/// # Errors
/// If the caller is neither host nor holder.
pub async fn revoke_links(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    body: web::Json<RevokedLinks>,
) -> Result<HttpResponse, Problem> {
    let seat = whose_links(&request, &app, *id, body.seat).await?;
    app.service.revoke_links(*id, seat).await?;
    Ok(HttpResponse::NoContent().finish())
}
