//! Handlers of the host's part of a lobby: invitations are sent again, corrected and taken back; seats are left to bots or to the first who comes.

use super::{OnPage as _, field_of, lobby, page};
use crate::app::App;
use crate::auth;
use crate::form_act::{self, Field, Typed};
use crate::problem::Problem;
use crate::request::Request;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use std::sync::Arc;
use sternpost_log::{CampaignId, Cause};
use sternpost_model::entropy;
use sternpost_model::free_text::{is_name, look_alike};
use sternpost_pages::host::{FieldError, HostPart, HostSeat};
use sternpost_store::{SeatRow, SeatState, Status};
use sternpost_table::seats::lobby::SeatAct;
use sternpost_table::seats::people::{is_address, normal_address};
use sternpost_table::{Act, By, Refused, Snapshot};
use sternpost_words::{PageWords, say};

/// The lobby of a campaign whose host asks.
///
/// # Errors
/// If somebody else asks, or nobody.
pub(crate) async fn hosted(request: &Request, app: &App, id: CampaignId) -> Result<(Arc<Snapshot>, String), Problem> {
    let address = auth::signed_in(request, app).await?;
    let snapshot = app.service.snapshot(id).await?;
    if snapshot.campaign.host_address != address {
        return Err(Problem::forbidden("only the host looks after the seats of a campaign"));
    }
    Ok((snapshot, address))
}

/// The host's part of a lobby; none for everybody else.
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

/// The fields of a form about a seat.
const FIELDS: &[Field] = &[
    ("name", "name", Typed::Text, &["invite"]),
    ("mail", "email", Typed::Text, &["invite"]),
    ("language", "language", Typed::Language, &["invite"]),
    ("strength", "strength", Typed::Pick, &["bot"]),
];

/// `POST /c/{id}/seats/{seat}`: the host does something about a seat of the lobby. What cannot be done comes back with what was typed.
///
/// # Errors
/// If somebody else asks, there is no such seat, or too many letters were sent.
pub async fn settle(
    request: Request,
    app: web::Data<App>,
    path: web::Path<(CampaignId, u8)>,
    form: web::Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Problem> {
    let ((id, number), form) = (path.into_inner(), form.into_inner());
    let (snapshot, host) = hosted(&request, &app, id).await.on_page()?;
    let row = snapshot.seats.get(usize::from(number)).ok_or_else(|| Problem::not_found().on_page())?;
    let page_words = snapshot.seats_of(&host).next().map_or_else(|| super::page_words_of(&request), |row| PageWords::new(row.spoken()));
    let bad = || Problem::bad_request("act: resend, invite, open or bot").on_page();
    let wish: SeatAct = form_act::read(&form, FIELDS, row.spoken()).ok_or_else(bad)?;
    let mut errors =
        if let SeatAct::Invite { name, email, .. } = &wish { wrong_fields(&snapshot, row, name, email, page_words) } else { vec![] };
    if errors.is_empty() {
        let key = Some(field_of(&form, "key").to_owned()).filter(|key| !key.is_empty() && key.len() <= 200);
        let by = By { key, ..By::account(&host, None, Cause::Page) };
        match app.service.act(id, by, Act::Lobby { seat: number, wish: wish.clone() }).await {
            Ok(_) => return Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/c/{id}"))).finish()),
            Err(Refused::Invalid(why)) => errors.push(FieldError::because(&why, page_words.language(), "name")),
            Err(refused) => return Err(Problem::from(refused).on_page()),
        }
    }
    let own = snapshot.seats_of(&host).next().map(|row| row.seat);
    let mut model = lobby::lobby_page(&app, &snapshot, page_words, Some(&host), own);
    model.host = part(&app, &snapshot, Some(&host)).await.on_page()?;
    let seat = model.host.iter_mut().flat_map(|host| &mut host.seats).find(|seat| seat.number == u32::from(number) + 1);
    if let Some(seat) = seat {
        if let SeatAct::Invite { name, email, language } = wish {
            (seat.name, seat.mail, seat.language) = (name, email, language);
        }
        (seat.is_open, seat.errors) = (true, errors);
    }
    page(&model)
}

/// The errors in a name and an address for a seat, all of them at once.
fn wrong_fields(snapshot: &Snapshot, row: &SeatRow, name: &str, email: &str, page_words: PageWords) -> Vec<FieldError> {
    let others = || snapshot.seats.iter().filter(|other| other.seat != row.seat);
    let address = normal_address(email);
    let mut errors = vec![];
    if !is_name(name) {
        errors.push(FieldError::new("name", page_words.t(say::FIELD_NAME)));
    } else if others().any(|other| look_alike(&other.name, name)) {
        errors.push(FieldError::new("name", page_words.t(say::FIELD_NAME_TWICE)));
    }
    if !is_address(&address) {
        errors.push(FieldError::new("mail", page_words.t(say::NO_ADDRESS)));
    } else if others().any(|other| other.address.as_ref() == Some(&address)) {
        errors.push(FieldError::new("mail", page_words.t(say::FIELD_MAIL_TWICE)));
    }
    errors
}

/// The form that opens or closes the link.
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
    let host = auth::signed_in(&request, &app).await.on_page()?;
    app.service.act(*id, By::account(&host, None, Cause::Page), Act::OpenLink { open: form.open }).await.on_page()?;
    Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/c/{id}#host-heading"))).finish())
}
