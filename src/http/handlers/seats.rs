//! Who holds the seats of a campaign in play: everybody sees it; a holder hands the own seat over or lets a bot sit in, the host looks after those
//! of who is gone.

use super::campaign::{lex_at, read_by};
use super::who::checked;
use super::{OnPage as _, field_of, page, reader_frame, talk};
use crate::campaign::Reason;
use crate::campaign::{Handing, Refused, Snapshot, Successor, is_address, is_name, normal_address};
use crate::http::app::App;
use crate::http::auth;
use crate::http::pages::{HeldSeat, HostSeats, Lex, OfferLine, OwnSeat, Press, SeatsPage, Typed};
use crate::http::problem::Problem;
use crate::http::readers::{self, Reader};
use crate::http::request::Request;
use crate::language::Language;
use crate::log::{Actor, CampaignId, Cause};
use crate::pace::{PassedBy, Sought};
use crate::store::{SeatOffer, SeatRow, SeatState, Status};
use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use std::sync::Arc;
use sternpost_core::Seat;

/// What is done about a seat in play.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", tag = "act", deny_unknown_fields)]
pub enum SeatInPlay {
    /// It is offered to somebody.
    Offer {
        /// The name shown.
        name: String,
        /// Where mail goes.
        email: String,
        /// The language of letters and pages.
        #[serde(default)]
        language: Language,
        /// Whether its holder's private talk goes with it.
        #[serde(default)]
        with_talk: bool,
        /// Whether its holder's private notes do.
        #[serde(default)]
        with_notes: bool,
    },
    /// An offer is taken back, or what waits for an agreement is declined.
    Withdraw {
        /// Which.
        offer: String,
    },
    /// What waits for an agreement is agreed to.
    Agree {
        /// Which offer.
        offer: String,
    },
    /// A substitute is sought: its holder wants to leave, or the host wants it.
    Seek {},
    /// None is sought any more.
    Stay {},
    /// A bot sits in.
    Bot {},
    /// Its holder is back.
    Back {},
    /// All its links, passes and sign-ins are dead; its holder is written new ones.
    SignOut {},
}

/// Who does something about a seat, and how they came.
pub(in crate::http) struct By {
    /// As whom.
    pub(in crate::http) handing: Handing,
    /// The address, of who is signed in.
    pub(in crate::http) address: Option<String>,
    pub(in crate::http) cause: Cause,
}

/// Who an address is to a seat: its holder, or the host.
pub(in crate::http) fn standing_of(snapshot: &Snapshot, seat: u8, address: &str) -> Option<Handing> {
    let is_holder = snapshot.seats.get(usize::from(seat)).is_some_and(|row| row.address.as_deref() == Some(address));
    let is_host = snapshot.campaign.host_address == address;
    if is_holder { Some(Handing::Holder) } else { is_host.then_some(Handing::Host) }
}

/// Does something about a seat in play.
///
/// # Errors
/// 403 if they may not, 409 and 422 if it cannot be done, 429 if too many letters were sent.
pub(in crate::http) async fn carry_out(app: &App, snapshot: &Arc<Snapshot>, seat: u8, by: By, act: SeatInPlay) -> Result<(), Problem> {
    let (id, service) = (snapshot.campaign.id, &app.service);
    let row = snapshot.seats.get(usize::from(seat)).ok_or_else(Problem::not_found)?;
    let is_host = by.handing == Handing::Host;
    // What gives a seat away is done by who is signed in: a letter may have been passed on.
    let named = by.address.as_deref().ok_or_else(Problem::unauthorized);
    let actor = if is_host { Actor::Host } else { Actor::Seat(Seat(seat)) };
    match act {
        SeatInPlay::Offer { name, email, language, with_talk, with_notes } => {
            let address = normal_address(&email);
            if !is_name(&name) || !is_address(&address) {
                return Err(Refused::Invalid(Reason::NameOrAddressCannotBe).into());
            }
            app.limits.write_again(named?, &address)?;
            let to = Successor { name, address, language, with_talk, with_notes };
            Ok(service.offer_seat(id, seat, by.handing, to).await?)
        }
        SeatInPlay::Withdraw { offer } => {
            named?;
            Ok(service.drop_offer(snapshot, seat, &offer, by.handing).await?)
        }
        SeatInPlay::Agree { offer } => {
            named?;
            Ok(service.agree_to_offer(id, seat, by.handing, &offer).await?)
        }
        SeatInPlay::Seek {} => {
            named?;
            app.limits.say(id, seat)?;
            let why = if is_host { Sought::Host } else { Sought::Left };
            if is_host {
                only_if_gone(app, snapshot, seat).await?;
            }
            match service.start_substitution(id, seat, why).await? {
                true => Ok(()),
                false => Err(Refused::WrongState(Reason::SubstituteSoughtOrNobodyHolds).into()),
            }
        }
        SeatInPlay::Stay {} => {
            app.limits.say(id, seat)?;
            Ok(service.stop_substitution(id, seat, (actor, by.cause)).await?)
        }
        SeatInPlay::Bot {} => {
            app.limits.say(id, seat)?;
            if is_host {
                only_if_gone(app, snapshot, seat).await?;
            }
            Ok(service.let_bot_sit_in(id, seat, (actor, by.cause)).await?)
        }
        SeatInPlay::Back {} if is_host => Err(Problem::forbidden("only its holder comes back")),
        SeatInPlay::Back {} => {
            app.limits.say(id, seat)?;
            Ok(service.come_back(id, seat, by.cause).await?)
        }
        SeatInPlay::SignOut {} => {
            let address = row.address.clone().ok_or_else(Problem::not_found)?;
            app.limits.write_again(named?, &address)?;
            service.revoke_links(id, seat).await?;
            // A host ends what this seat was let in by; a holder every sign-in, and every token of a program.
            if !is_host {
                auth::sign_out_everywhere(app, &address).await?;
            }
            Ok(())
        }
    }
}

/// The host does nothing about the seat of somebody who is there.
async fn only_if_gone(app: &App, snapshot: &Snapshot, seat: u8) -> Result<(), Problem> {
    if app.service.is_gone(snapshot, seat, app.service.clock.now()).await? {
        return Ok(());
    }
    Err(Refused::WrongState(Reason::HolderIsThere).into())
}

/// `GET /c/{id}/seats`.
///
/// # Errors
/// If there is no such campaign, or it has not started.
pub async fn look(request: Request, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let (snapshot, reader) = read_by(&request, &app, *id).await.on_page()?;
    reader.only_now().on_page()?;
    let lex = lex_at(&snapshot, &request, &reader);
    shown(&app, &snapshot, lex, &reader, None, Typed::default()).await.on_page()
}

/// How a seat is held, in words.
fn state_of(snapshot: &Snapshot, lex: Lex, row: &SeatRow) -> String {
    let is_sought = snapshot.watch().and_then(|watch| watch.search.as_ref()).is_some_and(|search| search.seat == row.seat);
    lex.t(match row.state {
        _ if is_sought => "page-hands-sought",
        SeatState::Bot if row.is_sat_in() => "page-hands-sat-in",
        SeatState::Bot => "page-hands-bot",
        SeatState::Taken | SeatState::Invited | SeatState::Open => "page-hands-person",
    })
}

fn offer_line(snapshot: &Snapshot, lex: Lex, offer: &SeatOffer, as_holder: bool, as_host: bool) -> Option<OfferLine> {
    let row = snapshot.seats.get(usize::from(offer.seat))?;
    let waits = offer.body.waits_for_holder;
    let (name, from) = (&offer.body.name, &row.name);
    let text = match (offer.body.by, waits) {
        (PassedBy::Pool, _) => return None,
        (PassedBy::AskedBack, _) => lex.t2("page-hands-asked-back", "name", name, "from", from),
        (PassedBy::Holder | PassedBy::Host, true) => lex.t2("page-hands-suggested", "name", name, "from", from),
        (PassedBy::Holder | PassedBy::Host, false) => lex.t2("page-hands-offered", "name", name, "from", from),
    };
    let presses: Vec<Press> = match (offer.body.by, waits) {
        (PassedBy::AskedBack, _) => vec![("agree", lex.t("page-hands-agree-back")), ("withdraw", lex.t("page-hands-decline"))],
        (_, true) if as_holder => vec![("agree", lex.t("page-hands-agree")), ("withdraw", lex.t("page-hands-decline"))],
        (_, _) => vec![("withdraw", lex.t("page-hands-withdraw"))],
    };
    let is_its = as_holder || as_host;
    is_its.then(|| OfferLine { text, seat: offer.seat, offer: offer.id.clone(), presses })
}

async fn shown(
    app: &App,
    snapshot: &Snapshot,
    lex: Lex,
    reader: &Reader,
    error: Option<String>,
    typed: Typed,
) -> Result<HttpResponse, Problem> {
    let is_running = snapshot.campaign.status == Status::Running;
    snapshot.play()?;
    let id = snapshot.campaign.id;
    let own = reader.row(snapshot).filter(|row| row.is_held());
    let hosts = reader.address() == Some(snapshot.campaign.host_address.as_str());
    let mut frame = reader_frame(app, snapshot, lex, reader);
    frame.title = format!("{} · {}", frame.t("page-hands"), snapshot.campaign.name);
    talk::beside(app, snapshot, reader, &mut frame).await?;
    let held = |row: &SeatRow| {
        let before: Vec<&str> =
            snapshot.former.iter().filter(|former| former.seat == row.seat).map(|former| former.name.as_str()).collect();
        let is_reader = own.is_some_and(|own| own.seat == row.seat);
        HeldSeat { name: row.name.clone(), state: state_of(snapshot, lex, row), before: before.join(", "), is_reader }
    };
    let pool = app.service.store.substitutes(id).await?;
    let offers = if is_running && (own.is_some() || hosts) { app.service.living_offers(snapshot).await? } else { vec![] };
    let is_own = |offer: &SeatOffer| own.is_some_and(|own| own.seat == offer.seat);
    let sought = snapshot.watch().and_then(|watch| watch.search.as_ref()).map(|search| search.seat);
    let own_seat = own.filter(|_| is_running).map(|row| {
        let mut presses: Vec<Press> =
            if row.is_sat_in() { vec![("back", lex.t("page-hands-back"))] } else { vec![("bot", lex.t("page-hands-let-bot"))] };
        match sought {
            Some(seat) if seat == row.seat => presses.push(("stay", lex.t("page-hands-stay"))),
            Some(_) => {}
            None if row.state == SeatState::Taken && !reader.is_by_pass() => presses.push(("seek", lex.t("page-hands-leave"))),
            None => {}
        }
        if !reader.is_by_pass() {
            presses.push(("sign-out", lex.t("page-hands-sign-out")));
        }
        OwnSeat { seat: row.seat, state: state_of(snapshot, lex, row), presses, may_name: !reader.is_by_pass() }
    });
    let mut others = vec![];
    for row in snapshot.seats.iter().filter(|row| hosts && is_running && own.is_none_or(|own| own.seat != row.seat)) {
        let mut presses: Vec<Press> = vec![];
        let is_gone = app.service.is_gone(snapshot, row.seat, app.service.clock.now()).await?;
        if row.state == SeatState::Taken && is_gone {
            presses.push(("bot", lex.t("page-hands-let-bot")));
            presses.extend(sought.is_none().then(|| ("seek", lex.t("page-hands-seek"))));
        }
        if sought == Some(row.seat) {
            presses.push(("stay", lex.t("page-hands-stop")));
        }
        if row.is_held() {
            presses.push(("sign-out", lex.t("page-hands-sign-out-of")));
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
        substitutes: lex.t1("page-pool-count", "count", pool.len()),
        offers: offers.iter().filter_map(|offer| offer_line(snapshot, lex, offer, is_own(offer), hosts)).collect(),
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
    let lex = lex_at(&snapshot, &request, &reader);
    let fields = form.into_inner();
    let field = |name: &str| field_of(&fields, name);
    let hosts = reader.address() == Some(snapshot.campaign.host_address.as_str());
    let own = reader.row(&snapshot).filter(|row| row.is_held()).map(|row| row.seat);
    if !hosts && own.is_none() {
        let why = if known.is_some() { Problem::forbidden("only who plays or hosts does this") } else { Problem::unauthorized() };
        return Err(why.on_page());
    }
    let named = || Typed { name: field("name").to_owned(), mail: field("mail").to_owned(), errors: vec![] };
    let language = Language::preferred(field("language")).unwrap_or(lex.language());
    let done = match field("act") {
        "link-anew" | "link-close" | "substitute" if !hosts => return Err(Problem::forbidden("only the host does this").on_page()),
        way @ ("link-anew" | "link-close") => Ok(app.service.store.set_substitute_link(*id, way == "link-anew").await.on_page()?),
        "substitute" => {
            let who = checked(lex, named());
            if !who.errors.is_empty() {
                return refused(&app, &snapshot, lex, &reader, None, who).await;
            }
            app.limits.write_again(&snapshot.campaign.host_address, &normal_address(&who.mail)).on_page()?;
            app.service.ask_substitute(&snapshot, &who.name, &who.mail, language, None).await
        }
        _ => {
            let seat = field("seat").parse().ok().or(own).ok_or_else(|| Problem::bad_request("seat: a number").on_page())?;
            let act = read_act(&field, language).ok_or_else(|| Problem::bad_request("act: none of ours").on_page())?;
            if let SeatInPlay::Offer { .. } = act {
                let who = checked(lex, named());
                if !who.errors.is_empty() {
                    return refused(&app, &snapshot, lex, &reader, None, who).await;
                }
            }
            let handing = match own {
                Some(own) if own == seat => Handing::Holder,
                Some(_) | None if hosts => Handing::Host,
                Some(_) | None => return Err(Problem::forbidden("only its holder and the host do this").on_page()),
            };
            let cause = if reader.is_by_pass() { Cause::MailLink } else { Cause::Page };
            let by = By { handing, address: reader.address().filter(|_| !reader.is_by_pass()).map(str::to_owned), cause };
            match carry_out(&app, &snapshot, seat, by, act).await {
                Ok(()) => Ok(()),
                Err(problem) if problem.is_about_what_was_sent() => {
                    let why = problem.reason(lex).unwrap_or_else(|| lex.t("page-hands-not"));
                    return refused(&app, &snapshot, lex, &reader, Some(why), named()).await;
                }
                Err(problem) => return Err(problem.on_page()),
            }
        }
    };
    match done {
        Ok(()) => Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/c/{id}/seats"))).finish()),
        Err(Refused::Invalid(why) | Refused::WrongState(why)) => {
            refused(&app, &snapshot, lex, &reader, Some(why.told(lex.language())), named()).await
        }
        Err(why) => Err(Problem::from(why).on_page()),
    }
}

async fn refused(
    app: &App,
    snapshot: &Snapshot,
    lex: Lex,
    reader: &Reader,
    error: Option<String>,
    typed: Typed,
) -> Result<HttpResponse, Problem> {
    let mut response = shown(app, snapshot, lex, reader, error, typed).await.on_page()?;
    *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
    Ok(response)
}

fn read_act<'f>(field: &impl Fn(&str) -> &'f str, language: Language) -> Option<SeatInPlay> {
    let offer = || field("offer").to_owned();
    let is_checked = |name: &str| field(name) == "true";
    Some(match field("act") {
        "offer" => SeatInPlay::Offer {
            name: field("name").to_owned(),
            email: field("mail").to_owned(),
            language,
            with_talk: is_checked("talk"),
            with_notes: is_checked("notes"),
        },
        "withdraw" => SeatInPlay::Withdraw { offer: offer() },
        "agree" => SeatInPlay::Agree { offer: offer() },
        "seek" => SeatInPlay::Seek {},
        "stay" => SeatInPlay::Stay {},
        "bot" => SeatInPlay::Bot {},
        "back" => SeatInPlay::Back {},
        "sign-out" => SeatInPlay::SignOut {},
        _ => return None,
    })
}

/// A pass for a seat, with the way to its campaign.
pub(super) fn let_in(app: &App, row: &SeatRow) -> HttpResponse {
    let mut lead = HttpResponse::SeeOther();
    lead.insert_header(("Location", format!("/c/{}", row.campaign))).insert_header(("Cache-Control", "no-store"));
    lead.cookie(readers::pass(app, row)).finish()
}
