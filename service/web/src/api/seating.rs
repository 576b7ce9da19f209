//! API handlers of seats in play: who holds them, offers, substitutes.

use super::{asked_by, looked_at};
use crate::app::App;
use crate::problem::Problem;
use crate::request::Request;
use actix_web::{HttpResponse, web};
use sternpost_api::lobby::OpenLink;
use sternpost_api::seating::{self as api, HeldSeat, HeldSeats};
use sternpost_log::CampaignId;
use sternpost_model::pace::PassedBy;
use sternpost_store::{SeatOffer, SeatRow, SeatState};
use sternpost_table::seats::people::{host_name, row_of};
use sternpost_table::seats::seating::{PoolWish, SeatInPlay};
use sternpost_table::{Act, Snapshot};

/// `GET /campaigns/{id}/seats`: who holds which seat, who held it before, whether a bot sits in or a substitute is sought. Holders see the offers of
/// their seats, the host all of them.
///
/// # Errors
/// If there is no such campaign.
pub async fn seats(request: Request, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let (snapshot, reader, _) = looked_at(&request, &app, *id).await?;
    reader.only_now()?;
    let address = reader.address();
    let may_see = |offer: &SeatOffer| {
        let holds = |address: &str| row_of(&snapshot, offer.seat).is_some_and(|row| row.address.as_deref() == Some(address));
        let is_its = address.is_some_and(|address| snapshot.campaign.host_address == address || holds(address));
        is_its && offer.body.by != PassedBy::Pool
    };
    let offers = match address {
        Some(_) => app.service.living_offers(&snapshot).await?.iter().filter(|offer| may_see(offer)).map(shown_offer).collect(),
        None => vec![],
    };
    let substitutes = app.service.store.substitutes(*id).await?.len();
    Ok(HttpResponse::Ok().json(HeldSeats {
        host: host_shown(&snapshot),
        seats: snapshot.seats.iter().map(|row| shown_seat(&snapshot, row)).collect(),
        substitutes,
        offers,
    }))
}

/// The host by the name at the table; an address is nobody's business.
fn host_shown(snapshot: &Snapshot) -> Option<String> {
    snapshot.seats_of(&snapshot.campaign.host_address).next().map(|_| host_name(snapshot))
}

fn shown_seat(snapshot: &Snapshot, row: &SeatRow) -> HeldSeat {
    let before = snapshot.former.iter().filter(|former| former.seat == row.seat).map(|former| former.name.clone()).collect();
    let is_sought = snapshot.watch().and_then(|watch| watch.search.as_ref()).is_some_and(|search| search.seat == row.seat);
    HeldSeat {
        seat: row.seat,
        name: row.name.clone(),
        bot: row.state == SeatState::Bot,
        sits_in: row.is_sat_in(),
        substitute_sought: is_sought,
        before,
    }
}

fn shown_offer(offer: &SeatOffer) -> api::SeatOffer {
    let body = &offer.body;
    api::SeatOffer {
        offer: offer.id.clone(),
        seat: offer.seat,
        by: body.by,
        name: body.name.clone(),
        with_talk: body.with_talk,
        with_notes: body.with_notes,
        waits_for_agreement: body.waits_for_holder,
        made_at: offer.made_at,
    }
}

/// `POST /campaigns/{id}/seats/{seat}/holder`: something about a seat in play, by its holder or the host.
///
/// # Errors
/// 403 if the caller is neither, 409 and 422 if it cannot be done, 429 if too many letters were sent.
pub async fn act(
    request: Request,
    app: web::Data<App>,
    path: web::Path<(CampaignId, u8)>,
    body: web::Json<SeatInPlay>,
) -> Result<HttpResponse, Problem> {
    let (id, seat) = path.into_inner();
    let (_, by) = asked_by(&request, &app, id).await?;
    app.service.act(id, by, Act::Seat { seat, wish: body.into_inner() }).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// `POST /campaigns/{id}/substitutes`: the host makes or closes the link by which one offers to be a substitute, or asks somebody to.
///
/// # Errors
/// 403 if somebody else calls, 409 if the campaign is over, 422, 429.
pub async fn substitutes(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    body: web::Json<PoolWish>,
) -> Result<HttpResponse, Problem> {
    let (_, by) = asked_by(&request, &app, *id).await?;
    app.service.act(*id, by, Act::Substitutes(body.into_inner())).await?;
    let url = app.service.store.substitute_link(*id).await?.map(|generation| app.addresses.substitutes(*id, generation));
    Ok(HttpResponse::Ok().json(OpenLink { url }))
}
