//! API handlers of what the host looks after before the start.

use super::asked_by;
use super::turns::idempotency_key;
use crate::app::App;
use crate::problem::Problem;
use crate::request::Request;
use actix_web::{HttpResponse, web};
use sternpost_api::lobby::{OpenLink, OpenLinkChoice};
use sternpost_log::CampaignId;
use sternpost_table::seats::lobby::SeatAct;
use sternpost_table::{Act, By};

/// `POST /campaigns/{id}/seats/{seat}`: the host does something about a seat of the lobby.
///
/// # Errors
/// If the caller is not the host, the campaign has started, the seat is taken, or the act makes no sense.
pub async fn settle(
    request: Request,
    app: web::Data<App>,
    path: web::Path<(CampaignId, u8)>,
    body: web::Json<SeatAct>,
) -> Result<HttpResponse, Problem> {
    let (id, seat) = path.into_inner();
    let key = idempotency_key(&request)?;
    let (_, by) = asked_by(&request, &app, id).await?;
    app.service.act(id, By { key, ..by }, Act::Lobby { seat, wish: body.into_inner() }).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// `PUT /campaigns/{id}/open-link`: another link to the open seats, or none.
///
/// # Errors
/// If the caller is not the host, or the campaign has started.
pub async fn open_link(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    body: web::Json<OpenLinkChoice>,
) -> Result<HttpResponse, Problem> {
    let (_, by) = asked_by(&request, &app, *id).await?;
    app.service.act(*id, by, Act::OpenLink { open: body.open }).await?;
    let url = app.service.store.open_link(*id).await?.map(|generation| app.addresses.open_seats(*id, generation));
    Ok(HttpResponse::Ok().json(OpenLink { url }))
}
