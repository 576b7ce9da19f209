//! Handlers of the open link of a lobby: anybody who has it asks for a seat, and gets it by the letter that comes to the address they name.

use super::who::WhoForm;
use super::{OnPage as _, frame, page, page_words_of};
use crate::app::{App, game_name, row_of};
use crate::problem::Problem;
use crate::request::Request;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use std::sync::Arc;
use sternpost_api::problem::ProblemKind;
use sternpost_log::CampaignId;
use sternpost_model::free_text::look_alike;
use sternpost_model::pace;
use sternpost_pages::host::{FieldError, OpenSeatPage};
use sternpost_pages::seats::Typed;
use sternpost_post::links::{OpenLink, WishLink};
use sternpost_store::{SeatState, Status};
use sternpost_table::Snapshot;
use sternpost_table::seats::lobby::SeatWish;
use sternpost_table::seats::people::{host_name, normal_address};
use sternpost_words::{PageWords, say};

/// The lobby that a living link leads to, and the link's generation.
async fn led_to(app: &App, token: &str) -> Result<(Arc<Snapshot>, u32), Problem> {
    let link: OpenLink = app.links.read(token, app.now())?;
    Ok((lobby_of(app, link.campaign, link.generation).await?, link.generation))
}

/// The lobby whose open link has this generation.
async fn lobby_of(app: &App, id: CampaignId, generation: u32) -> Result<Arc<Snapshot>, Problem> {
    let snapshot = app.service.snapshot(id).await?;
    if snapshot.campaign.status != Status::Lobby {
        return Err(Problem::new(ProblemKind::LinkExpired, "the campaign has started already"));
    }
    if app.service.store.open_link(id).await? != Some(generation) {
        return Err(Problem::new(ProblemKind::LinkRevoked, "this link was closed by the host"));
    }
    Ok(snapshot)
}

fn model(app: &App, request: &Request, snapshot: &Snapshot, action: String, page_words: PageWords) -> OpenSeatPage {
    let people = snapshot.seats.iter().filter(|row| row.state != SeatState::Open).map(|row| row.name.clone());
    OpenSeatPage {
        name: snapshot.campaign.name.clone(),
        game: game_name(&snapshot.campaign.game),
        host: host_at_the_table(snapshot, page_words),
        people: people.collect(),
        pace: pace::Words::new(page_words.tag()).terms(&snapshot.terms()).join(" "),
        open: snapshot.seats.iter().filter(|row| row.state == SeatState::Open).count(),
        action,
        typed: Typed::default(),
        is_sent: false,
        take_as: None,
        postbox: app.postbox_for(request).map(|_| "/postbox".to_owned()),
        page: frame(app, page_words, snapshot.campaign.name.clone(), None),
    }
}

/// The name of the one who invites; the address of a host without a seat is not shown to somebody who finds a link.
pub(super) fn host_at_the_table(snapshot: &Snapshot, page_words: PageWords) -> String {
    let has_seat = snapshot.seats_of(&snapshot.campaign.host_address).next().is_some();
    if has_seat { host_name(snapshot) } else { page_words.t(say::OPEN_SEAT_HOST) }
}

/// The query parameter that says whether the form was just sent.
#[derive(Deserialize)]
pub struct Sent {
    #[serde(default)]
    sent: bool,
}

/// `GET /o/{token}`.
///
/// # Errors
/// If the link is dead.
pub async fn look(
    request: Request,
    app: web::Data<App>,
    token: web::Path<String>,
    sent: web::Query<Sent>,
) -> Result<HttpResponse, Problem> {
    let (snapshot, _) = led_to(&app, &token).await.on_page()?;
    let mut model = model(&app, &request, &snapshot, format!("/o/{token}"), page_words_of(&request));
    model.is_sent = sent.sent;
    page(&model)
}

/// `POST /o/{token}`: a seat is kept for an address, and an invitation goes there. The answer is the same whether or not the address has a
/// seat already.
///
/// # Errors
/// If the link is dead, or too many letters were asked for.
pub async fn ask(
    request: Request,
    app: web::Data<App>,
    token: web::Path<String>,
    form: web::Form<WhoForm>,
) -> Result<HttpResponse, Problem> {
    let ((snapshot, generation), form) = (led_to(&app, &token).await.on_page()?, form.into_inner());
    let (page_words, action) = (form.page_words(&request), format!("/o/{token}"));
    let mut typed = form.checked(page_words);
    if snapshot.seats.iter().any(|row| row.state != SeatState::Open && look_alike(&row.name, &typed.name)) {
        // Who is at the table stands on this page; whose address that is does not, so that nobody's own name is an exception.
        typed.errors.push(FieldError::new("name", page_words.t(say::FIELD_NAME_TWICE)));
    }
    if typed.errors.is_empty() && snapshot.seats.iter().any(|row| row.state == SeatState::Open) {
        let address = normal_address(&typed.mail);
        app.limits.ask_for_seat(&address, app.network(&request)).on_page()?;
        let wish = SeatWish { name: typed.name.trim().to_owned(), address, language: page_words.language(), seat: None };
        app.service.ask_for_seat(snapshot.campaign.id, generation, wish).await.on_page()?;
        return Ok(HttpResponse::SeeOther().insert_header(("Location", format!("{action}?sent=true"))).finish());
    }
    page(&OpenSeatPage { typed, ..model(&app, &request, &snapshot, action, page_words) })
}

/// `GET /w/{token}`: whoever asked for a seat has the letter. Taking it asks for a click, for scanners open links.
///
/// # Errors
/// If the link is dead.
pub async fn come(request: Request, app: web::Data<App>, token: web::Path<String>) -> Result<HttpResponse, Problem> {
    let link: WishLink = app.links.read(&token, app.now()).on_page()?;
    let snapshot = app.service.snapshot(link.campaign).await.on_page()?;
    if snapshot.seats_of(&link.address).next().is_none() {
        lobby_of(&app, link.campaign, link.generation).await.on_page()?;
    }
    let mut model = model(&app, &request, &snapshot, format!("/w/{token}"), PageWords::new(link.language));
    model.take_as = Some(link.name);
    page(&model)
}

/// `POST /w/{token}`: a seat is kept for the letter's reader, who goes on to its invitation.
///
/// # Errors
/// If the link is dead, no seat is open, or the name is at the table by now.
pub async fn take(app: web::Data<App>, token: web::Path<String>) -> Result<HttpResponse, Problem> {
    let link: WishLink = app.links.read(&token, app.now()).on_page()?;
    let (id, page_words) = (link.campaign, PageWords::new(link.language));
    let snapshot = app.service.snapshot(id).await.on_page()?;
    if snapshot.seats_of(&link.address).next().is_none() {
        lobby_of(&app, id, link.generation).await.on_page()?;
    }
    drop(snapshot);
    let wish = SeatWish { name: link.name, address: link.address, language: page_words.language(), seat: link.seat };
    let seat = app.service.come_for_seat(id, wish).await.on_page()?;
    let snapshot = app.service.snapshot(id).await.on_page()?;
    let row = row_of(&snapshot, seat).ok_or_else(|| Problem::not_found().on_page())?;
    let path = app.addresses.path_of(&app.addresses.invitation(row));
    Ok(HttpResponse::SeeOther().insert_header(("Location", path)).finish())
}
