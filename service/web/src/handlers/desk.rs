//! Handlers of the reader's own settings in a campaign: whether they want mail, and revoking the links sent so far.

use super::{OnPage as _, own_path};
use crate::app::App;
use crate::auth;
use crate::problem::Problem;
use crate::request::Request;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use sternpost_log::CampaignId;
use sternpost_table::past::readable::eyes_of;

/// The form that says whether mail is wanted.
#[derive(Deserialize)]
pub struct MailForm {
    wanted: bool,
    back: Option<String>,
}

fn back_to(id: CampaignId, back: Option<String>) -> HttpResponse {
    let back = own_path(back).unwrap_or_else(|| format!("/c/{id}"));
    HttpResponse::SeeOther().insert_header(("Location", back)).finish()
}

/// `POST /c/{id}/mail`: the reader's seat wants mail, or wants none.
///
/// # Errors
/// If nobody with a seat is signed in.
pub async fn mail(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    form: web::Form<MailForm>,
) -> Result<HttpResponse, Problem> {
    let access = super::turn::signed_in(&request, &app, *id).await.on_page()?;
    let form = form.into_inner();
    if form.wanted {
        write_again(&app, access.reader(), *id, access.seat).await.on_page()?;
    }
    app.service.set_mail(*id, access.seat, form.wanted).await.on_page()?;
    Ok(back_to(*id, form.back))
}

/// The form that names the seat whose links are revoked.
#[derive(Deserialize)]
pub struct RevokeForm {
    seat: Option<u8>,
}

/// `POST /c/{id}/revoke-links`: the links of the reader's seat, or of any for the host.
///
/// # Errors
/// If somebody else is signed in, or nobody.
pub async fn revoke(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    form: web::Form<RevokeForm>,
) -> Result<HttpResponse, Problem> {
    let seat = whose_links(&request, &app, *id, form.seat).await.on_page()?;
    app.service.revoke_links(*id, seat).await.on_page()?;
    Ok(back_to(*id, None))
}

/// The seat whose links a caller means and may revoke, which sends a letter: its own; the host any that a person holds.
pub(crate) async fn whose_links(request: &Request, app: &App, id: CampaignId, named: Option<u8>) -> Result<u8, Problem> {
    let address = auth::signed_in(request, app).await?;
    let snapshot = app.service.snapshot(id).await?;
    let own = eyes_of(&snapshot, &address).seat().map(|seat| seat.0);
    let is_host = snapshot.campaign.host_address == address;
    let seat = named.or(own).ok_or_else(|| Problem::forbidden("you hold no seat in this campaign; name one"))?;
    if !is_host && own != Some(seat) {
        return Err(Problem::forbidden("only its holder and the host take a seat's links back"));
    }
    let row = snapshot.seats.get(usize::from(seat)).filter(|row| row.address.is_some()).ok_or_else(Problem::not_found)?;
    app.service.limits.write_again(&address, row.address.as_deref().unwrap_or_default())?;
    Ok(seat)
}

/// Counts a letter that a seat is to be sent anew. Without a name it is the seat itself that asks.
///
/// # Errors
/// If there were too many.
pub(crate) async fn write_again(app: &App, by: Option<&str>, id: CampaignId, seat: u8) -> Result<(), Problem> {
    let snapshot = app.service.snapshot(id).await?;
    let to = snapshot.seats.get(usize::from(seat)).and_then(|row| row.address.as_deref()).ok_or_else(Problem::not_found)?;
    Ok(app.service.limits.write_again(by.unwrap_or(to), to)?)
}
