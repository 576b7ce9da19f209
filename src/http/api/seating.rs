//! Seats in play, for programs: who holds them, what is offered, substitutes.

use super::looked_at;
use crate::campaign::Reason;
use crate::campaign::{Handing, Refused, Snapshot, host_name};
use crate::http::app::App;
use crate::http::auth;
use crate::http::handlers::host::hosted;
use crate::http::handlers::seats::{By, SeatInPlay, carry_out, standing_of};
use crate::http::problem::Problem;
use crate::http::request::Request;
use crate::language::Language;
use crate::log::{CampaignId, Cause};
use crate::pace::PassedBy;
use crate::store::{SeatOffer, SeatRow, SeatState};
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use serde_json::{Value, json};

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
        let standing = address.and_then(|address| standing_of(&snapshot, offer.seat, address));
        standing.is_some() && offer.body.by != PassedBy::Pool
    };
    let offers: Vec<Value> = match address {
        Some(_) => app.service.living_offers(&snapshot).await?.iter().filter(|offer| may_see(offer)).map(offer_json).collect(),
        None => vec![],
    };
    let substitutes = app.service.store.substitutes(*id).await?.len();
    Ok(HttpResponse::Ok().json(json!({
        "host": host_shown(&snapshot),
        "seats": snapshot.seats.iter().map(|row| seat_json(&snapshot, row)).collect::<Vec<Value>>(),
        "substitutes": substitutes,
        "offers": offers,
    })))
}

/// The host by the name at the table; an address is nobody's business.
fn host_shown(snapshot: &Snapshot) -> Option<String> {
    snapshot.seats_of(&snapshot.campaign.host_address).next().map(|_| host_name(snapshot))
}

fn seat_json(snapshot: &Snapshot, row: &SeatRow) -> Value {
    let before: Vec<&str> = snapshot.former.iter().filter(|former| former.seat == row.seat).map(|former| former.name.as_str()).collect();
    let is_sought = snapshot.watch().and_then(|watch| watch.search.as_ref()).is_some_and(|search| search.seat == row.seat);
    json!({
        "seat": row.seat,
        "name": row.name,
        "bot": row.state == SeatState::Bot,
        "sits-in": row.is_sat_in(),
        "substitute-sought": is_sought,
        "before": before,
    })
}

fn offer_json(offer: &SeatOffer) -> Value {
    let body = &offer.body;
    json!({
        "offer": offer.id,
        "seat": offer.seat,
        "by": body.by,
        "name": body.name,
        "with-talk": body.with_talk,
        "with-notes": body.with_notes,
        "waits-for-agreement": body.waits_for_holder,
        "made-at": offer.made_at,
    })
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
    let address = auth::signed_in(&request, &app).await?;
    let snapshot = app.service.snapshot(id).await?;
    if !snapshot.is_known_to(&address) {
        return Err(Problem::forbidden("only its holder and the host do this"));
    }
    snapshot.seats.get(usize::from(seat)).ok_or_else(Problem::not_found)?;
    let handing: Handing =
        standing_of(&snapshot, seat, &address).ok_or_else(|| Problem::forbidden("only its holder and the host do this"))?;
    carry_out(&app, &snapshot, seat, By { handing, address: Some(address), cause: Cause::Api }, body.into_inner()).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Something about who would take over a seat.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", tag = "act", deny_unknown_fields)]
pub enum PoolBody {
    /// There is another link by which one offers to, or none.
    Link {
        /// Whether there is one.
        open: bool,
    },
    /// Somebody is asked to.
    Invite {
        /// The name.
        name: String,
        /// Where mail goes.
        email: String,
        /// The language.
        #[serde(default)]
        language: Language,
    },
}

/// `POST /campaigns/{id}/substitutes`: the host makes or closes the link by which one offers to be a substitute, or asks somebody to.
///
/// # Errors
/// 403 if somebody else calls, 409 if the campaign is over, 422, 429.
pub async fn substitutes(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    body: web::Json<PoolBody>,
) -> Result<HttpResponse, Problem> {
    let (snapshot, host) = hosted(&request, &app, *id).await?;
    match body.into_inner() {
        PoolBody::Link { open } => app.service.store.set_substitute_link(*id, open).await?,
        PoolBody::Invite { name, email, language } => {
            let address = crate::campaign::normal_address(&email);
            if !crate::campaign::is_name(&name) || !crate::campaign::is_address(&address) {
                return Err(Refused::Invalid(Reason::NameOrAddressCannotBe).into());
            }
            app.limits.write_again(&host, &address)?;
            app.service.ask_substitute(&snapshot, &name, &address, language, None).await?;
        }
    }
    let url = app.service.store.substitute_link(*id).await?.map(|generation| app.addresses.substitutes(*id, generation));
    Ok(HttpResponse::Ok().json(json!({ "url": url })))
}
