//! What the host looks after before the start.

use super::turns::idempotency_key;
use crate::campaign::Reason;
use crate::campaign::{Refused, SeatAct, Strength, is_address, is_name, normal_address};
use crate::http::app::App;
use crate::http::handlers::host::{count, hosted};
use crate::http::problem::Problem;
use crate::http::request::Request;
use crate::language::Language;
use crate::log::CampaignId;
use crate::store::Status;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use serde_json::json;

/// What is done about a seat.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", tag = "act", deny_unknown_fields)]
pub enum SeatBody {
    /// Its invitation is sent again.
    Resend {},
    /// Nobody holds it.
    Open {},
    /// Somebody is invited.
    Invite {
        /// The name shown.
        name: String,
        /// Where mail goes.
        email: String,
        /// The language of its letters and pages.
        #[serde(default)]
        language: Language,
    },
    /// A bot plays it.
    Bot {
        /// How well.
        #[serde(default)]
        strength: Strength,
    },
}

/// `POST /campaigns/{id}/seats/{seat}`: the host does something about a seat of the lobby.
///
/// # Errors
/// If the caller is not the host, the campaign has started, the seat is taken, or the act makes no sense.
pub async fn settle(
    request: Request,
    app: web::Data<App>,
    path: web::Path<(CampaignId, u8)>,
    body: web::Json<SeatBody>,
) -> Result<HttpResponse, Problem> {
    let (id, seat) = path.into_inner();
    let key = idempotency_key(&request)?;
    let (snapshot, host) = hosted(&request, &app, id).await?;
    let row = snapshot.seats.get(usize::from(seat)).ok_or_else(Problem::not_found)?;
    let act = match body.into_inner() {
        SeatBody::Resend {} => SeatAct::Resend,
        SeatBody::Open {} => SeatAct::Open,
        SeatBody::Bot { strength } => SeatAct::Bot(strength),
        SeatBody::Invite { name, email, language } => {
            if !is_name(&name) || !is_address(&normal_address(&email)) {
                return Err(Refused::Invalid(Reason::NameOrAddressCannotBe).into());
            }
            SeatAct::Invite { name, address: email, language }
        }
    };
    count(&app, &host, row, &act)?;
    app.service.settle_seat(id, seat, act, key).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Whether there is to be a link.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LinkBody {
    open: bool,
}

/// `PUT /campaigns/{id}/open-link`: another link to the open seats, or none.
///
/// # Errors
/// If the caller is not the host, or the campaign has started.
pub async fn open_link(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    body: web::Json<LinkBody>,
) -> Result<HttpResponse, Problem> {
    let (snapshot, _) = hosted(&request, &app, *id).await?;
    if snapshot.campaign.status != Status::Lobby {
        return Err(Refused::WrongState(Reason::StartedAlready).into());
    }
    app.service.store.set_open_link(*id, body.open).await?;
    let url = app.service.store.open_link(*id).await?.map(|generation| app.addresses.open_seats(*id, generation));
    Ok(HttpResponse::Ok().json(json!({ "url": url })))
}
