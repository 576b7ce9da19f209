//! The host looks after a lobby: invitations are sent again, corrected and taken back, seats are left to bots or to whoever comes.

use super::{OnPage as _, lobby, page};
use crate::campaign::{Reason, Refused, SeatAct, Snapshot, is_address, is_name, look_alike, normal_address};
use crate::entropy;
use crate::http::app::App;
use crate::http::auth;
use crate::http::pages::{FieldError, HostPart, HostSeat, Lex};
use crate::http::problem::Problem;
use crate::http::request::Request;
use crate::language::Language;
use crate::log::CampaignId;
use crate::store::{SeatRow, SeatState, Status};
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use std::sync::Arc;
use sternpost_players::Strength;

/// The lobby of a campaign whose host asks.
///
/// # Errors
/// If somebody else asks, or nobody.
pub(in crate::http) async fn hosted(request: &Request, app: &App, id: CampaignId) -> Result<(Arc<Snapshot>, String), Problem> {
    let address = auth::signed_in(request, app).await?;
    let snapshot = app.service.snapshot(id).await?;
    if snapshot.campaign.host_address != address {
        return Err(Problem::forbidden("only the host looks after the seats of a campaign"));
    }
    Ok((snapshot, address))
}

/// What the host can do in a lobby; none for everybody else.
///
/// # Errors
/// If the store fails.
pub(super) async fn part(app: &App, snapshot: &Snapshot, reader: Option<&str>) -> Result<Option<HostPart>, Problem> {
    if reader != Some(snapshot.campaign.host_address.as_str()) || snapshot.campaign.status != Status::Lobby {
        return Ok(None);
    }
    let id = snapshot.campaign.id;
    let link = app.service.store.open_link(id).await?.map(|generation| app.addresses.open_seats(id, generation));
    Ok(Some(HostPart {
        seats: snapshot.seats.iter().filter(|row| row.state != SeatState::Taken).map(seat).collect(),
        link_action: format!("/c/{id}/open-link"),
        link,
        open: snapshot.seats.iter().filter(|row| row.state == SeatState::Open).count(),
    }))
}

fn seat(row: &SeatRow) -> HostSeat {
    HostSeat {
        number: u32::from(row.seat) + 1,
        action: format!("/c/{}/seats/{}", row.campaign, row.seat),
        key: entropy::token(),
        name: row.name.clone(),
        mail: row.address.clone().unwrap_or_default(),
        language: row.spoken(),
        is_invited: row.state == SeatState::Invited,
        is_open: false,
        errors: vec![],
    }
}

/// What is done about a seat.
#[derive(Deserialize)]
pub struct SeatForm {
    act: String,
    key: Option<String>,
    #[serde(default)]
    name: String,
    #[serde(default)]
    mail: String,
    language: Option<Language>,
    strength: Option<Strength>,
}

/// `POST /c/{id}/seats/{seat}`: the host does something about a seat of the lobby. What cannot be done comes back with what was typed.
///
/// # Errors
/// If somebody else asks, there is no such seat, or too many letters were sent.
pub async fn settle(
    request: Request,
    app: web::Data<App>,
    path: web::Path<(CampaignId, u8)>,
    form: web::Form<SeatForm>,
) -> Result<HttpResponse, Problem> {
    let ((id, number), form) = (path.into_inner(), form.into_inner());
    let (snapshot, host) = hosted(&request, &app, id).await.on_page()?;
    let row = snapshot.seats.get(usize::from(number)).ok_or_else(|| Problem::not_found().on_page())?;
    let lex = snapshot.seats_of(&host).next().map_or_else(|| super::lex_of(&request), |row| Lex::new(row.spoken()));
    let mut errors = vec![];
    let act = match form.act.as_str() {
        "resend" => SeatAct::Resend,
        "open" => SeatAct::Open,
        "bot" => SeatAct::Bot(form.strength.unwrap_or_default()),
        "invite" => {
            errors = wrong_fields(&snapshot, row, &form, lex);
            SeatAct::Invite { name: form.name.clone(), address: form.mail.clone(), language: form.language.unwrap_or(row.spoken()) }
        }
        _ => return Err(Problem::bad_request("act: resend, invite, open or bot").on_page()),
    };
    if errors.is_empty() {
        count(&app, &host, row, &act).on_page()?;
        let key = form.key.clone().filter(|key| !key.is_empty() && key.len() <= 200);
        match app.service.settle_seat(id, number, act, key).await {
            Ok(()) => return Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/c/{id}"))).finish()),
            Err(Refused::Invalid(why)) => errors.push(FieldError::new(field_of(&why), why.told(lex.language()))),
            Err(refused) => return Err(Problem::from(refused).on_page()),
        }
    }
    let own = snapshot.seats_of(&host).next().map(|row| row.seat);
    let mut model = lobby::lobby_page(&app, &snapshot, lex, Some(&host), own);
    model.host = part(&app, &snapshot, Some(&host)).await.on_page()?;
    let seat = model.host.iter_mut().flat_map(|host| &mut host.seats).find(|seat| seat.number == u32::from(number) + 1);
    if let Some(seat) = seat {
        (seat.name, seat.mail, seat.language) = (form.name, form.mail, form.language.unwrap_or(seat.language));
        (seat.is_open, seat.errors) = (true, errors);
    }
    page(&model)
}

/// Counts the letter that an act sends.
///
/// # Errors
/// If the host has sent enough, or who is written to has had enough.
pub(in crate::http) fn count(app: &App, host: &str, row: &SeatRow, act: &SeatAct) -> Result<(), Problem> {
    let to = match act {
        SeatAct::Invite { address, .. } => Some(normal_address(address)),
        SeatAct::Resend => row.address.clone(),
        SeatAct::Open | SeatAct::Bot(_) => None,
    };
    Ok(to.map_or(Ok(()), |to| app.limits.write_again(host, &to))?)
}

/// The field of the form for a seat that a reason is about.
fn field_of(why: &Reason) -> &'static str {
    if matches!(why, Reason::SeatAddressIsNone { .. } | Reason::SeatAddressTwice { .. }) { "mail" } else { "name" }
}

/// What is wrong with a name and an address for a seat.
fn wrong_fields(snapshot: &Snapshot, row: &SeatRow, form: &SeatForm, lex: Lex) -> Vec<FieldError> {
    let others = || snapshot.seats.iter().filter(|other| other.seat != row.seat);
    let address = normal_address(&form.mail);
    let mut errors = vec![];
    if !is_name(&form.name) {
        errors.push(FieldError::new("name", lex.t("page-field-name")));
    } else if others().any(|other| look_alike(&other.name, &form.name)) {
        errors.push(FieldError::new("name", lex.t("page-field-name-twice")));
    }
    if !is_address(&address) {
        errors.push(FieldError::new("mail", lex.t("page-no-address")));
    } else if others().any(|other| other.address.as_ref() == Some(&address)) {
        errors.push(FieldError::new("mail", lex.t("page-field-mail-twice")));
    }
    errors
}

/// Whether the link is to be there.
#[derive(Deserialize)]
pub struct LinkForm {
    open: bool,
}

/// `POST /c/{id}/open-link`: another link to the open seats, or none. The one before is dead.
///
/// # Errors
/// If somebody else asks, or the campaign has started.
pub async fn open_link(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    form: web::Form<LinkForm>,
) -> Result<HttpResponse, Problem> {
    let (snapshot, _) = hosted(&request, &app, *id).await.on_page()?;
    if snapshot.campaign.status != Status::Lobby {
        return Err(Problem::from(Refused::WrongState(Reason::StartedAlready)).on_page());
    }
    app.service.store.set_open_link(*id, form.open).await.on_page()?;
    Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/c/{id}#host-heading"))).finish())
}
