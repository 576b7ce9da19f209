//! Who holds the seats of a campaign in play: everybody sees it; a holder hands the own seat over or lets a bot sit in, the host looks after those
//! of who is gone.

use super::campaign::{page_words_at, read_by};
use super::who::checked;
use super::{OnPage as _, field_of, page, reader_frame, talk};
use crate::app::App;
use crate::auth;
use crate::form_act::{self, Field};
use crate::problem::Problem;
use crate::readers::{self, Reader};
use crate::request::Request;
use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use sternpost_log::{CampaignId, Cause};
use sternpost_model::language::Language;
use sternpost_model::pace::PassedBy;
use sternpost_pages::{HeldSeat, HostSeats, OfferLine, OwnSeat, Press, SeatsPage, Typed};
use sternpost_store::{SeatOffer, SeatRow, SeatState, Status};
use sternpost_table::seats::seating::{PoolWish, SeatInPlay};
use sternpost_table::{Act, Snapshot};
use sternpost_words::{PageWords, say};

/// What a form says of a seat.
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
    shown(&app, &snapshot, page_words, &reader, None, Typed::default()).await.on_page()
}

/// How a seat is held, in words.
fn state_of(snapshot: &Snapshot, page_words: PageWords, row: &SeatRow) -> String {
    let is_sought = snapshot.watch().and_then(|watch| watch.search.as_ref()).is_some_and(|search| search.seat == row.seat);
    page_words.t(match row.state {
        _ if is_sought => say::HANDS_SOUGHT,
        SeatState::Bot if row.is_sat_in() => say::HANDS_SAT_IN,
        SeatState::Bot => say::HANDS_BOT,
        SeatState::Taken | SeatState::Invited | SeatState::Open => say::HANDS_PERSON,
    })
}

fn offer_line(snapshot: &Snapshot, page_words: PageWords, offer: &SeatOffer, as_holder: bool, as_host: bool) -> Option<OfferLine> {
    let row = snapshot.seats.get(usize::from(offer.seat))?;
    let waits = offer.body.waits_for_holder;
    let (name, from) = (&offer.body.name, &row.name);
    let text = match (offer.body.by, waits) {
        (PassedBy::Pool, _) => return None,
        (PassedBy::AskedBack, _) => page_words.t(say::hands_asked_back(name, from)),
        (PassedBy::Holder | PassedBy::Host, true) => page_words.t(say::hands_suggested(name, from)),
        (PassedBy::Holder | PassedBy::Host, false) => page_words.t(say::hands_offered(from, name)),
    };
    let presses: Vec<Press> = match (offer.body.by, waits) {
        (PassedBy::AskedBack, _) => {
            vec![("agree", page_words.t(say::HANDS_AGREE_BACK)), ("withdraw", page_words.t(say::HANDS_DECLINE))]
        }
        (_, true) if as_holder => vec![("agree", page_words.t(say::HANDS_AGREE)), ("withdraw", page_words.t(say::HANDS_DECLINE))],
        (_, _) => vec![("withdraw", page_words.t(say::HANDS_WITHDRAW))],
    };
    let is_its = as_holder || as_host;
    is_its.then(|| OfferLine { text, seat: offer.seat, offer: offer.id.clone(), presses })
}

async fn shown(
    app: &App,
    snapshot: &Snapshot,
    page_words: PageWords,
    reader: &Reader,
    error: Option<String>,
    typed: Typed,
) -> Result<HttpResponse, Problem> {
    let is_running = snapshot.campaign.status == Status::Running;
    snapshot.play()?;
    let id = snapshot.campaign.id;
    let own = reader.row(snapshot).filter(|row| row.is_held());
    let hosts = reader.address() == Some(snapshot.campaign.host_address.as_str());
    let mut frame = reader_frame(app, snapshot, page_words, reader);
    frame.title = format!("{} · {}", frame.t(say::HANDS), snapshot.campaign.name);
    talk::beside(app, snapshot, reader, &mut frame).await?;
    let held = |row: &SeatRow| {
        let before: Vec<&str> =
            snapshot.former.iter().filter(|former| former.seat == row.seat).map(|former| former.name.as_str()).collect();
        let is_reader = own.is_some_and(|own| own.seat == row.seat);
        HeldSeat { name: row.name.clone(), state: state_of(snapshot, page_words, row), before: before.join(", "), is_reader }
    };
    let pool = app.service.store.substitutes(id).await?;
    let offers = if is_running && (own.is_some() || hosts) { app.service.living_offers(snapshot).await? } else { vec![] };
    let is_own = |offer: &SeatOffer| own.is_some_and(|own| own.seat == offer.seat);
    let sought = snapshot.watch().and_then(|watch| watch.search.as_ref()).map(|search| search.seat);
    let own_seat = own.filter(|_| is_running).map(|row| {
        let mut presses: Vec<Press> =
            if row.is_sat_in() { vec![("back", page_words.t(say::HANDS_BACK))] } else { vec![("bot", page_words.t(say::HANDS_LET_BOT))] };
        match sought {
            Some(seat) if seat == row.seat => presses.push(("stay", page_words.t(say::HANDS_STAY))),
            Some(_) => {}
            None if row.state == SeatState::Taken && !reader.is_by_pass() => presses.push(("seek", page_words.t(say::HANDS_LEAVE))),
            None => {}
        }
        if !reader.is_by_pass() {
            presses.push(("sign-out", page_words.t(say::HANDS_SIGN_OUT)));
        }
        OwnSeat { seat: row.seat, state: state_of(snapshot, page_words, row), presses, may_name: !reader.is_by_pass() }
    });
    let mut others = vec![];
    for row in snapshot.seats.iter().filter(|row| hosts && is_running && own.is_none_or(|own| own.seat != row.seat)) {
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
        others.push((row.seat, row.name.clone(), presses));
    }
    let host = match hosts && is_running {
        true => Some(HostSeats {
            seats: others,
            substitutes: pool.iter().map(|who| who.name.clone()).collect(),
            link: app.service.store.substitute_link(id).await?.map(|generation| app.addresses.substitutes(id, generation)),
        }),
        false => None,
    };
    let model = SeatsPage {
        action: format!("/c/{id}/seats"),
        seats: snapshot.seats.iter().map(held).collect(),
        substitutes: page_words.t(say::pool_count(pool.len())),
        offers: offers.iter().filter_map(|offer| offer_line(snapshot, page_words, offer, is_own(offer), hosts)).collect(),
        own: own_seat,
        host,
        typed,
        error,
        page: frame,
    };
    page(&model)
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
        return refused(&app, &snapshot, page_words, &reader, None, named).await;
    }
    let cause = if reader.is_by_pass() { Cause::MailLink } else { Cause::Page };
    match app.service.act(*id, reader.by(own, cause), act).await.map_err(Problem::from) {
        Ok(_) => Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/c/{id}/seats"))).finish()),
        Err(problem) if problem.is_about_what_was_sent() => {
            let why = problem.reason(page_words).unwrap_or_else(|| page_words.t(say::HANDS_NOT));
            refused(&app, &snapshot, page_words, &reader, Some(why), named).await
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

async fn refused(
    app: &App,
    snapshot: &Snapshot,
    page_words: PageWords,
    reader: &Reader,
    error: Option<String>,
    typed: Typed,
) -> Result<HttpResponse, Problem> {
    let mut response = shown(app, snapshot, page_words, reader, error, typed).await.on_page()?;
    *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
    Ok(response)
}

/// A pass for a seat, with the way to its campaign.
pub(super) fn let_in(app: &App, row: &SeatRow) -> HttpResponse {
    let mut lead = HttpResponse::SeeOther();
    lead.insert_header(("Location", format!("/c/{}", row.campaign))).insert_header(("Cache-Control", "no-store"));
    lead.cookie(readers::pass(app, row)).finish()
}
