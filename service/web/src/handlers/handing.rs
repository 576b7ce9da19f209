//! Handlers of the links in letters about seats: an offered seat is accepted, a former holder sees what became of it, somebody becomes a substitute.
//! Each asks for a click, because mail scanners open links.

use super::seats::let_in;
use super::who::WhoForm;
use super::{OnPage as _, frame, page, page_words_of};
use crate::app::{App, game_name, row_of};
use crate::problem::Problem;
use crate::request::Request;
use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use std::sync::Arc;
use sternpost_api::problem::ProblemKind;
use sternpost_log::CampaignId;
use sternpost_model::pace::PassedBy;
use sternpost_pages::seats::{SeatPage, Typed};
use sternpost_post::links::{FormerLink, HandLink, PoolLink, SubstituteLink};
use sternpost_store::{FormerHolder, SeatOffer, Status};
use sternpost_table::seats::people::{host_name, normal_address};
use sternpost_table::{Refused, Snapshot};
use sternpost_words::{PageWords, say};

fn gone(why: &str) -> Problem {
    Problem::new(ProblemKind::LinkRevoked, why)
}

fn model(app: &App, request: &Request, snapshot: &Snapshot, page_words: PageWords, action: String, lead: String) -> SeatPage {
    SeatPage {
        page: frame(app, page_words, snapshot.campaign.name.clone(), None),
        game: game_name(&snapshot.campaign.game),
        action,
        lead,
        told: vec![],
        presses: vec![],
        asks: None,
        file: None,
        done: None,
        postbox: app.postbox_for(request).map(|_| "/postbox".to_owned()),
    }
}

/// The form with the button that was pressed.
#[derive(Deserialize)]
pub struct PressForm {
    #[serde(default)]
    act: String,
}

/// The query parameter that says what was done just now.
#[derive(Deserialize)]
pub struct Done {
    #[serde(default)]
    done: bool,
}

async fn offered(app: &App, token: &str) -> Result<(Arc<Snapshot>, SeatOffer), Problem> {
    let link: HandLink = app.links.read(token, app.now())?;
    let snapshot = app.service.snapshot(link.campaign).await?;
    let offer = app.service.living_offer(&snapshot, &link.offer).await?.filter(|offer| !offer.body.waits_for_holder);
    let offer = offer.filter(|_| snapshot.campaign.status == Status::Running);
    Ok((snapshot, offer.ok_or_else(|| gone("this seat is not offered any more"))?))
}

/// `GET /h/{token}`: a seat that is offered.
///
/// # Errors
/// If the link is dead, or the seat is not offered any more.
pub async fn look(request: Request, app: web::Data<App>, token: web::Path<String>) -> Result<HttpResponse, Problem> {
    let (snapshot, offer) = offered(&app, &token).await.on_page()?;
    let page_words = PageWords::new(offer.body.language);
    let row = row_of(&snapshot, offer.seat).ok_or_else(|| Problem::not_found().on_page())?;
    let lead = match offer.body.by {
        PassedBy::Holder => page_words.t(say::hand_holder(&row.name)),
        PassedBy::Host | PassedBy::AskedBack => page_words.t(say::hand_host(host_name(&snapshot), &row.name)),
        PassedBy::Pool => page_words.t(say::hand_pool(&row.name)),
    };
    let talk = if offer.body.with_talk { say::HAND_WITH_TALK } else { say::HAND_WITHOUT_TALK };
    let others: Vec<&str> = snapshot.seats.iter().filter(|other| other.seat != row.seat).map(|other| other.name.as_str()).collect();
    let told = [page_words.t(say::hand_table(others.join(", "))), page_words.t(say::HAND_WHAT), page_words.t(talk)];
    let notes = offer.body.with_notes.then(|| page_words.t(say::HAND_WITH_NOTES));
    let accept = page_words.t(say::hand_accept(&offer.body.name));
    let presses = vec![("accept", accept), ("decline", page_words.t(say::HAND_DECLINE))];
    let shown = model(&app, &request, &snapshot, page_words, format!("/h/{token}"), lead);
    page(&SeatPage { told: told.into_iter().chain(notes).collect(), presses, ..shown })
}

/// `POST /h/{token}`: it is accepted, or declined.
///
/// # Errors
/// If the link is dead, the seat is not offered any more, or the name is at the table by now.
pub async fn answer(
    request: Request,
    app: web::Data<App>,
    token: web::Path<String>,
    form: web::Form<PressForm>,
) -> Result<HttpResponse, Problem> {
    let (snapshot, offer) = offered(&app, &token).await.on_page()?;
    let (id, page_words) = (snapshot.campaign.id, PageWords::new(offer.body.language));
    match form.act.as_str() {
        "decline" => {
            app.service.decline_seat(&snapshot, &offer).await.on_page()?;
            let shown = model(&app, &request, &snapshot, page_words, String::new(), page_words.t(say::HAND_DECLINED));
            page(&shown)
        }
        "accept" => {
            let seat = match app.service.accept_seat(id, &offer.id).await {
                Err(Refused::WrongState(_)) => return Err(gone("this seat is not offered any more").on_page()),
                accepted => accepted.on_page()?,
            };
            let snapshot = app.service.snapshot(id).await.on_page()?;
            let row = row_of(&snapshot, seat).ok_or_else(|| Problem::not_found().on_page())?;
            Ok(let_in(&app, row))
        }
        _ => Err(Problem::bad_request("act: accept or decline").on_page()),
    }
}

async fn was_held(app: &App, token: &str) -> Result<(Arc<Snapshot>, FormerHolder), Problem> {
    let link: FormerLink = app.links.read(token, app.now())?;
    let snapshot = app.service.snapshot(link.campaign).await?;
    let is_it = |former: &&FormerHolder| former.seat == link.seat && former.generation == link.generation;
    let former = snapshot.former.iter().find(is_it).cloned().ok_or_else(Problem::not_found)?;
    Ok((snapshot, former))
}

/// `GET /f/{token}`: what became of a seat one held, and what is still one's own: the notes.
///
/// # Errors
/// If the link is dead.
pub async fn former(
    request: Request,
    app: web::Data<App>,
    token: web::Path<String>,
    done: web::Query<Done>,
) -> Result<HttpResponse, Problem> {
    let (snapshot, former) = was_held(&app, &token).await.on_page()?;
    let page_words = PageWords::new(former.language);
    let now = row_of(&snapshot, former.seat).ok_or_else(|| Problem::not_found().on_page())?;
    let is_running = snapshot.campaign.status == Status::Running;
    let has_seat = snapshot.seats_of(&former.address).next().is_some();
    let mut shown = model(&app, &request, &snapshot, page_words, format!("/f/{token}"), page_words.t(say::former(&now.name)));
    shown.told = vec![page_words.t(say::FORMER_WHY)];
    shown.done = done.done.then(|| page_words.t(say::FORMER_ASKED));
    shown.postbox = None;
    if !app.service.note_of(former.campaign, former.seat, &former.address).await.on_page()?.is_empty() {
        shown.file = Some((format!("/f/{token}/notes.txt"), page_words.t(say::FORMER_NOTES)));
    }
    if is_running && !has_seat && !done.done {
        shown.presses.push(("ask-back", page_words.t(say::FORMER_ASK)));
    }
    page(&shown)
}

/// `POST /f/{token}`: who held a seat asks for it back.
///
/// # Errors
/// If the link is dead, or it was asked for too often.
pub async fn ask_back(app: web::Data<App>, token: web::Path<String>, form: web::Form<PressForm>) -> Result<HttpResponse, Problem> {
    let (snapshot, former) = was_held(&app, &token).await.on_page()?;
    if form.act != "ask-back" {
        return Err(Problem::bad_request("act: ask-back").on_page());
    }
    app.service.limits.write_again(&former.address, &snapshot.campaign.host_address).on_page()?;
    app.service.ask_seat_back(&snapshot, &former).await.on_page()?;
    Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/f/{token}?done=true"))).finish())
}

/// `GET /f/{token}/notes.txt`: what one had noted, as a file.
///
/// # Errors
/// If the link is dead.
pub async fn notes(app: web::Data<App>, token: web::Path<String>) -> Result<HttpResponse, Problem> {
    let (_, former) = was_held(&app, &token).await.on_page()?;
    let text = app.service.note_of(former.campaign, former.seat, &former.address).await.on_page()?;
    let name = format!("attachment; filename=\"notes-{}.txt\"", former.campaign);
    let mut file = HttpResponse::Ok();
    file.content_type("text/plain; charset=utf-8").insert_header(("Content-Disposition", name));
    Ok(file.insert_header(("Cache-Control", "no-store")).body(text))
}

async fn pool_of(app: &App, id: CampaignId) -> Result<Arc<Snapshot>, Problem> {
    let snapshot = app.service.snapshot(id).await?;
    match snapshot.campaign.status {
        Status::Lobby | Status::Running => Ok(snapshot),
        Status::Ended | Status::Stuck => Err(gone("the campaign is not played any more")),
    }
}

async fn led_to(app: &App, token: &str) -> Result<(Arc<Snapshot>, u32), Problem> {
    let link: PoolLink = app.links.read(token, app.now())?;
    let snapshot = pool_of(app, link.campaign).await?;
    if app.service.store.substitute_link(link.campaign).await? != Some(link.generation) {
        return Err(gone("this link was closed by the host"));
    }
    Ok((snapshot, link.generation))
}

/// `GET /p/{token}`: whoever has the link offers to be a substitute.
///
/// # Errors
/// If the link is dead.
pub async fn pool(
    request: Request,
    app: web::Data<App>,
    token: web::Path<String>,
    done: web::Query<Done>,
) -> Result<HttpResponse, Problem> {
    let (snapshot, _) = led_to(&app, &token).await.on_page()?;
    let page_words = page_words_of(&request);
    let mut shown = model(&app, &request, &snapshot, page_words, format!("/p/{token}"), page_words.t(say::POOL_OFFER));
    shown.told = vec![page_words.t(say::POOL_WHAT)];
    if done.done {
        shown.done = Some(page_words.t(say::POOL_SENT));
    } else {
        shown.asks = Some(Typed::default());
        shown.presses = vec![("ask", page_words.t(say::POOL_ASK))];
    }
    page(&shown)
}

/// `POST /p/{token}`: the address is written to. The answer is the same whether or not it is known.
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
    let page_words = form.page_words(&request);
    let typed = form.checked(page_words);
    if typed.errors.is_empty() {
        app.limits.ask_for_seat(&normal_address(&typed.mail), app.network(&request)).on_page()?;
        app.service.ask_substitute(&snapshot, &typed.name, &typed.mail, page_words.language(), Some(generation)).await.on_page()?;
        return Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/p/{token}?done=true"))).finish());
    }
    let mut shown = model(&app, &request, &snapshot, page_words, format!("/p/{token}"), page_words.t(say::POOL_OFFER));
    shown.asks = Some(typed);
    shown.presses = vec![("ask", page_words.t(say::POOL_ASK))];
    let mut response = page(&shown).on_page()?;
    *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
    Ok(response)
}

/// `GET /q/{token}`: a click away from being a substitute, or from being none.
///
/// # Errors
/// If the link is dead.
pub async fn substitute(request: Request, app: web::Data<App>, token: web::Path<String>) -> Result<HttpResponse, Problem> {
    let link: SubstituteLink = app.links.read(&token, app.now()).on_page()?;
    let snapshot = pool_of(&app, link.campaign).await.on_page()?;
    let page_words = PageWords::new(link.language);
    let is_in = app.service.store.substitutes(link.campaign).await.on_page()?.iter().any(|who| who.address == link.address);
    let (lead, press) = if is_in {
        (say::POOL_IS_IN, ("leave", page_words.t(say::POOL_LEAVE)))
    } else {
        (say::POOL_IS_OUT, ("join", page_words.t(say::pool_join(&link.name))))
    };
    let shown = model(&app, &request, &snapshot, page_words, format!("/q/{token}"), page_words.t(lead));
    page(&SeatPage { told: vec![page_words.t(say::POOL_WHAT)], presses: vec![press], ..shown })
}

/// `POST /q/{token}`.
///
/// # Errors
/// If the link is dead, they hold a seat, or there are enough.
pub async fn settle(app: web::Data<App>, token: web::Path<String>, form: web::Form<PressForm>) -> Result<HttpResponse, Problem> {
    let link: SubstituteLink = app.links.read(&token, app.now()).on_page()?;
    pool_of(&app, link.campaign).await.on_page()?;
    match form.act.as_str() {
        "join" => app.service.join_substitutes(link.campaign, &link.name, &link.address, link.language).await.on_page()?,
        "leave" => app.service.leave_substitutes(link.campaign, &link.address).await.on_page()?,
        _ => return Err(Problem::bad_request("act: join or leave").on_page()),
    }
    Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/q/{token}"))).finish())
}
