//! Handlers of the page of roles in a campaign: the arbiter, and who may look on. Everybody who plays sees it; only the host settles it, before the
//! start.

use super::campaign::{page_words_at, read_by};
use super::channel::{self, Named};
use super::watch::behind_in_words;
use super::who::checked;
use super::{OnPage as _, field_of, page, reader_frame, talk};
use crate::app::App;
use crate::auth;
use crate::form_act::{self, Field};
use crate::problem::Problem;
use crate::readers::{Reader, Visit};
use crate::request::Request;
use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use sternpost_log::{CampaignId, Cause};
use sternpost_model::language::Language;
use sternpost_model::reason::Reason;
use sternpost_pages::roles::{ProposalLine, RolesPage, WatchPart};
use sternpost_pages::seats::Typed;
use sternpost_store::{ArbiterProposal, Delay, SeatRow, Spectators, Status, Watching};
use sternpost_table::seats::arbiter::waits_for;
use sternpost_table::seats::people::{host_name, masked};
use sternpost_table::seats::roles::RoleWish;
use sternpost_table::{Act, By, Refused, Snapshot};
use sternpost_words::{PageWords, say};

/// `GET /c/{id}/roles`.
///
/// # Errors
/// If there is no such campaign.
pub async fn look(request: Request, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let (snapshot, reader) = read_by(&request, &app, *id).await.on_page()?;
    reader.only_now().on_page()?;
    let page_words = page_words_at(&snapshot, &request, &reader);
    shown(Visit { app: &app, snapshot: &snapshot, page_words, reader: &reader }, None, Typed::default(), None).await.on_page()
}

fn hosts(snapshot: &Snapshot, reader: &Reader) -> bool {
    reader.address() == Some(snapshot.campaign.host_address.as_str())
}

fn proposal_line(
    snapshot: &Snapshot,
    page_words: PageWords,
    proposal: &ArbiterProposal,
    own: Option<&SeatRow>,
    is_host: bool,
) -> ProposalLine {
    let waits = waits_for(snapshot, proposal);
    let names: Vec<&str> = waits.iter().map(|row| row.name.as_str()).collect();
    ProposalLine {
        text: match &proposal.who {
            Some(who) => page_words.t(say::roles_proposed(&who.name, masked(&who.address))),
            None => page_words.t(say::ROLES_PROPOSED_NOBODY),
        },
        name: proposal.name(),
        may_agree: own.is_some_and(|own| waits.iter().any(|row| row.seat == own.seat)),
        may_decline: own.is_some() || is_host,
        waits_for: names.join(", "),
    }
}

/// The words that say who may look on.
fn watching_in_words(page_words: PageWords, watching: Watching) -> String {
    match watching {
        Watching::Anybody => page_words.t(say::WATCH_ANYBODY),
        Watching::ByLink(delay) => format!("{} {}", page_words.t(say::WATCH_BY_LINK), behind_in_words(page_words, delay)),
        Watching::Nobody => page_words.t(say::WATCH_NOBODY),
    }
}

/// The host's form for who may look on.
fn watch_part(app: &App, id: CampaignId, spectators: &Spectators) -> WatchPart {
    let (way, delay) = match spectators.watching {
        Watching::Anybody => ("anybody", Delay::USUAL),
        Watching::ByLink(delay) => ("link", delay),
        Watching::Nobody => ("nobody", Delay::USUAL),
    };
    let (number, unit) = match delay {
        Delay::Hours(hours) => (hours, "hours"),
        Delay::Entries(entries) => (entries, "entries"),
    };
    let link = (way == "link").then(|| app.addresses.watching(id, spectators.generation));
    WatchPart { link, way, delay: number.to_string(), unit }
}

async fn shown(visit: Visit<'_>, error: Option<String>, typed: Typed, named: Option<Named>) -> Result<HttpResponse, Problem> {
    let Visit { app, snapshot, page_words, reader } = visit;
    let id = snapshot.campaign.id;
    let own = reader.row(snapshot).filter(|row| row.is_held());
    // What gives power away is done by who is signed in: a letter may have been passed on.
    let signs = own.filter(|_| !reader.is_by_pass());
    let is_host = hosts(snapshot, reader);
    let mut frame = reader_frame(app, snapshot, page_words, reader);
    frame.title = format!("{} · {}", frame.t(say::ROLES), snapshot.campaign.name);
    if snapshot.campaign.status != Status::Lobby {
        talk::beside(app, snapshot, reader, &mut frame).await?;
    }
    let proposal = app.service.store.arbiter_proposal(id).await?.filter(|_| own.is_some() || is_host);
    let spectators = app.service.store.spectators(id).await?;
    let may_name = match snapshot.campaign.status {
        Status::Lobby => is_host.then_some("name"),
        Status::Running => (is_host || signs.is_some()).then_some("propose"),
        Status::Ended | Status::Stuck => None,
    };
    let channel = if is_host { Some(channel::part(app, snapshot, page_words, spectators.watching, named).await?) } else { None };
    let arbiter = snapshot.arbiter();
    page(&RolesPage {
        action: format!("/c/{id}/roles"),
        host: snapshot.seats_of(&snapshot.campaign.host_address).next().map(|_| host_name(snapshot)),
        arbiter: arbiter.map(|arbiter| match own.is_some() || is_host {
            true => format!("{} ({})", arbiter.name, masked(&arbiter.address)),
            false => arbiter.name.clone(),
        }),
        is_arbiter: arbiter.is_some_and(|arbiter| reader.address() == Some(arbiter.address.as_str())),
        proposal: proposal.map(|proposal| proposal_line(snapshot, page_words, &proposal, signs, is_host)),
        may_name,
        typed,
        watching: watching_in_words(page_words, spectators.watching),
        watch: is_host.then(|| watch_part(app, id, &spectators)),
        channel,
        error,
        page: frame,
    })
}

/// `POST /c/{id}/roles`: what cannot be done is said on the page.
///
/// # Errors
/// If nobody who plays, hosts or is arbiter asks, or the form is none of ours.
pub async fn act(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    form: web::Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Problem> {
    auth::signed_in(&request, &app).await.on_page()?;
    let (snapshot, reader) = read_by(&request, &app, *id).await.on_page()?;
    let page_words = page_words_at(&snapshot, &request, &reader);
    let visit = Visit { app: &app, snapshot: &snapshot, page_words, reader: &reader };
    let fields = form.into_inner();
    let wish = read(&fields, page_words.language()).ok_or_else(|| Problem::bad_request("act: none of ours").on_page())?;
    let typed = match &wish {
        RoleWish::Name { name, email, .. } if reader.is_of_the_table(&snapshot) => {
            checked(page_words, Typed { name: name.clone(), mail: email.clone(), errors: vec![] })
        }
        RoleWish::Name { .. }
        | RoleWish::Nobody {}
        | RoleWish::Agree { .. }
        | RoleWish::Decline {}
        | RoleWish::LayDown {}
        | RoleWish::Watching { .. }
        | RoleWish::Channel { .. }
        | RoleWish::NoChannel {} => Typed::default(),
    };
    let is_watching = matches!(wish, RoleWish::Watching { .. });
    let is_channel = matches!(wish, RoleWish::Channel { .. });
    let by = reader.by(reader.row(&snapshot).map(|row| row.seat), Cause::Page);
    let done = if typed.errors.is_empty() { carry_out(&app, *id, by, wish).await.map_err(Some) } else { Err(None) };
    let error = match done {
        Ok(named @ Some(_)) => return shown(visit, None, Typed::default(), named).await.on_page(),
        Ok(None) => {
            let place =
                if may_look_again(&app, *id, &reader).await.on_page()? { format!("/c/{id}/roles") } else { "/campaigns".to_owned() };
            return Ok(HttpResponse::SeeOther().insert_header(("Location", place)).finish());
        }
        Err(None) => None,
        Err(Some(problem)) if problem.is_about_what_was_sent() => Some(page_words.t(match (is_watching, is_channel) {
            (true, _) => say::WATCH_WRONG,
            (_, true) => say::CHANNEL_WRONG,
            _ => say::ROLES_NOT,
        })),
        Err(Some(problem)) => return Err(problem.on_page()),
    };
    let snapshot = app.service.snapshot(*id).await.on_page()?;
    let mut response = shown(Visit { snapshot: &snapshot, ..visit }, error, typed, None).await.on_page()?;
    *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
    Ok(response)
}

/// Tells whether somebody may still look after what they have done: an arbiter who has laid it down is nobody here any more.
async fn may_look_again(app: &App, id: CampaignId, reader: &Reader) -> Result<bool, Problem> {
    let snapshot = app.service.snapshot(id).await?;
    Ok(reader.is_of_the_table(&snapshot) || app.service.store.spectators(id).await?.watching == Watching::Anybody)
}

/// The fields of a form about roles.
const FIELDS: &[Field] = &[
    ("name", "name", form_act::Typed::Text, &["name"]),
    ("mail", "email", form_act::Typed::Text, &["name"]),
    ("language", "language", form_act::Typed::Language, &["name", "channel"]),
    ("proposal", "proposal", form_act::Typed::Text, &["agree"]),
    ("url", "url", form_act::Typed::Text, &["channel"]),
    ("format", "format", form_act::Typed::Text, &["channel"]),
];

/// The act a form sends; none: none of ours.
fn read(fields: &[(String, String)], language: Language) -> Option<RoleWish> {
    let field = |name: &str| field_of(fields, name);
    let number = || field("delay").parse().unwrap_or(0);
    let delay = || if field("unit") == "entries" { Delay::Entries(number()) } else { Delay::Hours(number()) };
    Some(match field("act") {
        way @ ("watch-link" | "watch-delay") => RoleWish::Watching { by: Watching::ByLink(delay()), anew: way == "watch-link" },
        "watch-nobody" => RoleWish::Watching { by: Watching::Nobody, anew: true },
        "watch-anybody" => RoleWish::Watching { by: Watching::Anybody, anew: true },
        _ => return form_act::read(fields, FIELDS, language),
    })
}

/// Does something about who may do what; what came of it if a channel was named.
///
/// # Errors
/// 403 if it is the host's, 409 and 422 if it cannot be done, 429 if there was too much of it.
pub(crate) async fn carry_out(app: &App, id: CampaignId, by: By, wish: RoleWish) -> Result<Option<Named>, Problem> {
    if !matches!(wish, RoleWish::Channel { .. }) {
        app.service.act(id, by, Act::Role(wish)).await?;
        return Ok(None);
    }
    let cannot = |why| Refused::Invalid(Reason::ChannelCannotBe { message: PageWords::new(Language::English).t(why) });
    Ok(Some(channel::name(app, id, by, wish).await?.map_err(cannot)?))
}
