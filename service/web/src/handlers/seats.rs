//! Handlers of the page that shows who holds the seats of a campaign in play. Everybody sees it; a holder hands the own seat over or lets a bot sit
//! in; the host looks after the seats of people who are gone.

use super::campaign::{page_words_at, read_by};
use super::who::checked;
use super::{OnPage as _, field_of, page, reader_frame, talk};
use crate::app::App;
use crate::auth;
use crate::form_act::{self, Field};
use crate::problem::Problem;
use crate::readers::{self, Visit};
use crate::request::Request;
use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use sternpost_log::{CampaignId, Cause};
use sternpost_model::language::Language;
use sternpost_pages::seats::{HeldSeat, HostSeats, OfferLine, OwnSeat, Press, SeatsPage, Typed, seat_state, sought_seat};
use sternpost_store::{SeatOffer, SeatRow, SeatState, Status, Substitute};
use sternpost_table::Act;
use sternpost_table::seats::seating::{PoolWish, SeatInPlay};
use sternpost_words::say;

/// The fields of a form about a seat.
const FIELDS: &[Field] = &[
    ("name", "name", form_act::Typed::Text, &["offer"]),
    ("mail", "email", form_act::Typed::Text, &["offer"]),
    ("language", "language", form_act::Typed::Language, &["offer"]),
    ("talk", "with-talk", form_act::Typed::Tick, &["offer"]),
    ("notes", "with-notes", form_act::Typed::Tick, &["offer"]),
    ("offer", "offer", form_act::Typed::Text, &["withdraw", "agree"]),
];

/// `GET /c/{id}/seats`.
///
/// # Errors
/// If there is no such campaign, or it has not started.
pub async fn look(request: Request, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let (snapshot, reader) = read_by(&request, &app, *id).await.on_page()?;
    reader.only_now().on_page()?;
    let page_words = page_words_at(&snapshot, &request, &reader);
    shown(Visit { app: &app, snapshot: &snapshot, page_words, reader: &reader }, None, Typed::default()).await.on_page()
}

/// The section of a holder's actions on the own seat.
fn own_seat(visit: Visit<'_>, row: &SeatRow) -> OwnSeat {
    let Visit { snapshot, page_words, reader, .. } = visit;
    let mut presses: Vec<Press> =
        if row.is_sat_in() { vec![("back", page_words.t(say::HANDS_BACK))] } else { vec![("bot", page_words.t(say::HANDS_LET_BOT))] };
    match sought_seat(snapshot) {
        Some(seat) if seat == row.seat => presses.push(("stay", page_words.t(say::HANDS_STAY))),
        Some(_) => {}
        None if row.state == SeatState::Taken && !reader.is_by_pass() => presses.push(("seek", page_words.t(say::HANDS_LEAVE))),
        None => {}
    }
    if !reader.is_by_pass() {
        presses.push(("sign-out", page_words.t(say::HANDS_SIGN_OUT)));
    }
    OwnSeat { seat: row.seat, state: seat_state(snapshot, page_words, row), presses, may_name: !reader.is_by_pass() }
}

/// The section of the host's actions on the seats of others, and on substitutes.
async fn host_seats(visit: Visit<'_>, own: Option<&SeatRow>, pool: &[Substitute]) -> Result<HostSeats, Problem> {
    let Visit { app, snapshot, page_words, .. } = visit;
    let (id, sought) = (snapshot.campaign.id, sought_seat(snapshot));
    let mut seats = vec![];
    for row in snapshot.seats.iter().filter(|row| own.is_none_or(|own| own.seat != row.seat)) {
        let mut presses: Vec<Press> = vec![];
        let is_gone = app.service.is_gone(snapshot, row.seat, app.service.clock.now()).await?;
        if row.state == SeatState::Taken && is_gone {
            presses.push(("bot", page_words.t(say::HANDS_LET_BOT)));
            presses.extend(sought.is_none().then(|| ("seek", page_words.t(say::HANDS_SEEK))));
        }
        if sought == Some(row.seat) {
            presses.push(("stay", page_words.t(say::HANDS_STOP)));
        }
        if row.is_held() {
            presses.push(("sign-out", page_words.t(say::HANDS_SIGN_OUT_OF)));
        }
        seats.push((row.seat, row.name.clone(), presses));
    }
    let link = app.service.store.substitute_link(id).await?.map(|generation| app.addresses.substitutes(id, generation));
    Ok(HostSeats { seats, substitutes: pool.iter().map(|who| who.name.clone()).collect(), link })
}

async fn shown(visit: Visit<'_>, error: Option<String>, typed: Typed) -> Result<HttpResponse, Problem> {
    let Visit { app, snapshot, page_words, reader } = visit;
    let is_running = snapshot.campaign.status == Status::Running;
    snapshot.play()?;
    let id = snapshot.campaign.id;
    let own = reader.row(snapshot).filter(|row| row.is_held());
    let hosts = reader.address() == Some(snapshot.campaign.host_address.as_str());
    let mut frame = reader_frame(app, snapshot, page_words, reader);
    frame.title = format!("{} · {}", frame.t(say::HANDS), snapshot.campaign.name);
    talk::beside(app, snapshot, reader, &mut frame).await?;
    let pool = app.service.store.substitutes(id).await?;
    let offers = if is_running && (own.is_some() || hosts) { app.service.living_offers(snapshot).await? } else { vec![] };
    let is_own = |offer: &SeatOffer| own.is_some_and(|own| own.seat == offer.seat);
    page(&SeatsPage {
        action: format!("/c/{id}/seats"),
        seats: snapshot.seats.iter().map(|row| HeldSeat::of(snapshot, page_words, row, own)).collect(),
        substitutes: page_words.t(say::pool_count(pool.len())),
        offers: offers.iter().filter_map(|offer| OfferLine::of(snapshot, page_words, offer, is_own(offer), hosts)).collect(),
        own: own.filter(|_| is_running).map(|row| own_seat(visit, row)),
        host: if hosts && is_running { Some(host_seats(visit, own, &pool).await?) } else { None },
        typed,
        error,
        page: frame,
    })
}

/// `POST /c/{id}/seats`: what cannot be done is said on the page.
///
/// # Errors
/// If neither host nor a seat asks, or the form is none of ours.
pub async fn act(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    form: web::Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Problem> {
    let known = auth::caller(&request, &app).await.on_page()?;
    let (snapshot, reader) = read_by(&request, &app, *id).await.on_page()?;
    let page_words = page_words_at(&snapshot, &request, &reader);
    let visit = Visit { app: &app, snapshot: &snapshot, page_words, reader: &reader };
    let fields = form.into_inner();
    let field = |name: &str| field_of(&fields, name);
    let hosts = reader.address() == Some(snapshot.campaign.host_address.as_str());
    let own = reader.row(&snapshot).filter(|row| row.is_held()).map(|row| row.seat);
    if !hosts && own.is_none() {
        let why = if known.is_some() { Problem::forbidden("only who plays or hosts does this") } else { Problem::unauthorized() };
        return Err(why.on_page());
    }
    let act = read(&fields, own, page_words.language()).on_page()?;
    let is_named = matches!(&act, Act::Seat { wish: SeatInPlay::Offer { .. }, .. })
        || hosts && matches!(&act, Act::Substitutes(PoolWish::Invite { .. }));
    let named = Typed { name: field("name").to_owned(), mail: field("mail").to_owned(), errors: vec![] };
    let named = if is_named { checked(page_words, named) } else { named };
    if !named.errors.is_empty() {
        return refused(visit, None, named).await;
    }
    let cause = if reader.is_by_pass() { Cause::MailLink } else { Cause::Page };
    match app.service.act(*id, reader.by(own, cause), act).await.map_err(Problem::from) {
        Ok(_) => Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/c/{id}/seats"))).finish()),
        Err(problem) if problem.is_about_what_was_sent() => {
            let why = problem.reason(page_words).unwrap_or_else(|| page_words.t(say::HANDS_NOT));
            refused(visit, Some(why), named).await
        }
        Err(problem) => Err(problem.on_page()),
    }
}

/// The act a form sends: about the seat it names, or the reader's own.
fn read(fields: &[(String, String)], own: Option<u8>, language: Language) -> Result<Act, Problem> {
    let field = |name: &str| field_of(fields, name);
    let language = Language::preferred(field("language")).unwrap_or(language);
    Ok(match field("act") {
        way @ ("link-anew" | "link-close") => Act::Substitutes(PoolWish::Link { open: way == "link-anew" }),
        "substitute" => Act::Substitutes(PoolWish::Invite { name: field("name").to_owned(), email: field("mail").to_owned(), language }),
        _ => {
            let seat = field("seat").parse().ok().or(own).ok_or_else(|| Problem::bad_request("seat: a number"))?;
            let wish = form_act::read(fields, FIELDS, language).ok_or_else(|| Problem::bad_request("act: none of ours"))?;
            Act::Seat { seat, wish }
        }
    })
}

async fn refused(visit: Visit<'_>, error: Option<String>, typed: Typed) -> Result<HttpResponse, Problem> {
    let mut response = shown(visit, error, typed).await.on_page()?;
    *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
    Ok(response)
}

/// A pass for a seat, with the way to its campaign.
pub(super) fn let_in(app: &App, row: &SeatRow) -> HttpResponse {
    let mut lead = HttpResponse::SeeOther();
    lead.insert_header(("Location", format!("/c/{}", row.campaign))).insert_header(("Cache-Control", "no-store"));
    lead.cookie(readers::pass(app, row)).finish()
}
