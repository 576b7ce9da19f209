//! Who may do what in a campaign: the arbiter, and who may look on. Everybody who plays sees it; the host settles it, before the start alone.

use super::campaign::{lex_at, read_by};
use super::channel::{self, Named, format_named};
use super::watch::behind_in_words;
use super::who::checked;
use super::{OnPage as _, field_of, page, reader_frame, talk};
use crate::campaign::Reason;
use crate::campaign::{ArbiterWish, Refused, Snapshot, host_name, masked, normal_address, waits_for};
use crate::http::app::App;
use crate::http::auth;
use crate::http::pages::{Lex, ProposalLine, RolesPage, Typed, WatchPart};
use crate::http::problem::Problem;
use crate::http::readers::Reader;
use crate::http::request::Request;
use crate::language::Language;
use crate::limits::HOST;
use crate::log::{CampaignId, Cause};
use crate::store::{ArbiterProposal, ChannelFormat, Delay, SeatRow, Status, Watching};
use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use serde::Deserialize;

/// `GET /c/{id}/roles`.
///
/// # Errors
/// If there is no such campaign.
pub async fn look(request: Request, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let (snapshot, reader) = read_by(&request, &app, *id).await.on_page()?;
    reader.only_now().on_page()?;
    let lex = lex_at(&snapshot, &request, &reader);
    shown(&app, &snapshot, lex, &reader, (None, Typed::default(), None)).await.on_page()
}

fn hosts(snapshot: &Snapshot, reader: &Reader) -> bool {
    reader.address() == Some(snapshot.campaign.host_address.as_str())
}

fn proposal_line(snapshot: &Snapshot, lex: Lex, proposal: &ArbiterProposal, own: Option<&SeatRow>, is_host: bool) -> ProposalLine {
    let waits = waits_for(snapshot, proposal);
    let names: Vec<&str> = waits.iter().map(|row| row.name.as_str()).collect();
    ProposalLine {
        text: match &proposal.who {
            Some(who) => lex.t2("page-roles-proposed", "name", &who.name, "address", masked(&who.address)),
            None => lex.t("page-roles-proposed-nobody"),
        },
        name: proposal.name(),
        may_agree: own.is_some_and(|own| waits.iter().any(|row| row.seat == own.seat)),
        may_decline: own.is_some() || is_host,
        waits_for: names.join(", "),
    }
}

async fn shown(
    app: &App,
    snapshot: &Snapshot,
    lex: Lex,
    reader: &Reader,
    (error, typed, named): (Option<String>, Typed, Option<Named>),
) -> Result<HttpResponse, Problem> {
    let id = snapshot.campaign.id;
    let own = reader.row(snapshot).filter(|row| row.is_held());
    // What gives power away is done by who is signed in: a letter may have been passed on.
    let signs = own.filter(|_| !reader.is_by_pass());
    let is_host = hosts(snapshot, reader);
    let mut frame = reader_frame(app, snapshot, lex, reader);
    frame.title = format!("{} · {}", frame.t("page-roles"), snapshot.campaign.name);
    if snapshot.campaign.status != Status::Lobby {
        talk::beside(app, snapshot, reader, &mut frame).await?;
    }
    let proposal = app.service.store.arbiter_proposal(id).await?.filter(|_| own.is_some() || is_host);
    let spectators = app.service.store.spectators(id).await?;
    let delay = match spectators.watching {
        Watching::ByLink(delay) => delay,
        Watching::Anybody | Watching::Nobody => Delay::USUAL,
    };
    let (number, unit) = match delay {
        Delay::Hours(hours) => (hours, "hours"),
        Delay::Entries(entries) => (entries, "entries"),
    };
    let (way, watching) = match spectators.watching {
        Watching::Anybody => ("anybody", lex.t("page-watch-anybody")),
        Watching::ByLink(delay) => ("link", format!("{} {}", lex.t("page-watch-by-link"), behind_in_words(lex, delay))),
        Watching::Nobody => ("nobody", lex.t("page-watch-nobody")),
    };
    let may_name = match snapshot.campaign.status {
        Status::Lobby => is_host.then_some("name"),
        Status::Running => (is_host || signs.is_some()).then_some("propose"),
        Status::Ended | Status::Stuck => None,
    };
    let channel = if is_host { Some(channel::part(app, snapshot, lex, spectators.watching, named).await?) } else { None };
    let arbiter = snapshot.arbiter();
    page(&RolesPage {
        action: format!("/c/{id}/roles"),
        host: snapshot.seats_of(&snapshot.campaign.host_address).next().map(|_| host_name(snapshot)),
        arbiter: arbiter.map(|arbiter| match own.is_some() || is_host {
            true => format!("{} ({})", arbiter.name, masked(&arbiter.address)),
            false => arbiter.name.clone(),
        }),
        is_arbiter: arbiter.is_some_and(|arbiter| reader.address() == Some(arbiter.address.as_str())),
        proposal: proposal.map(|proposal| proposal_line(snapshot, lex, &proposal, signs, is_host)),
        may_name,
        typed,
        watching,
        watch: is_host.then(|| WatchPart {
            link: matches!(spectators.watching, Watching::ByLink(_)).then(|| app.addresses.watching(id, spectators.generation)),
            way,
            delay: number.to_string(),
            unit,
        }),
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
    let address = auth::signed_in(&request, &app).await.on_page()?;
    let (snapshot, reader) = read_by(&request, &app, *id).await.on_page()?;
    if !reader.is_of_the_table(&snapshot) {
        return Err(Problem::forbidden("only who plays or hosts does this").on_page());
    }
    let lex = lex_at(&snapshot, &request, &reader);
    let fields = form.into_inner();
    let field = |name: &str| field_of(&fields, name);
    let act = read_act(&field, lex.language()).ok_or_else(|| Problem::bad_request("act: none of ours").on_page())?;
    let typed = match &act {
        RoleAct::Name { name, email, .. } => checked(lex, Typed { name: name.clone(), mail: email.clone(), errors: vec![] }),
        RoleAct::Nobody {}
        | RoleAct::Agree { .. }
        | RoleAct::Decline {}
        | RoleAct::LayDown {}
        | RoleAct::Watching { .. }
        | RoleAct::Channel { .. }
        | RoleAct::NoChannel {} => Typed::default(),
    };
    let is_watching = matches!(act, RoleAct::Watching { .. });
    let is_channel = matches!(act, RoleAct::Channel { .. });
    let done = if typed.errors.is_empty() { carry_out(&app, &snapshot, &address, act, Cause::Page).await.map_err(Some) } else { Err(None) };
    let error = match done {
        Ok(named @ Some(_)) => return shown(&app, &snapshot, lex, &reader, (None, Typed::default(), named)).await.on_page(),
        Ok(None) => {
            let place =
                if may_look_again(&app, *id, &reader).await.on_page()? { format!("/c/{id}/roles") } else { "/campaigns".to_owned() };
            return Ok(HttpResponse::SeeOther().insert_header(("Location", place)).finish());
        }
        Err(None) => None,
        Err(Some(problem)) if problem.is_about_what_was_sent() => Some(lex.t(match (is_watching, is_channel) {
            (true, _) => "page-watch-wrong",
            (_, true) => "page-channel-wrong",
            _ => "page-roles-not",
        })),
        Err(Some(problem)) => return Err(problem.on_page()),
    };
    let snapshot = app.service.snapshot(*id).await.on_page()?;
    let mut response = shown(&app, &snapshot, lex, &reader, (error, typed, None)).await.on_page()?;
    *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
    Ok(response)
}

/// Whether somebody may still look after what they have done: an arbiter who has laid it down is nobody here any more.
async fn may_look_again(app: &App, id: CampaignId, reader: &Reader) -> Result<bool, Problem> {
    let snapshot = app.service.snapshot(id).await?;
    Ok(reader.is_of_the_table(&snapshot) || app.service.store.spectators(id).await?.watching == Watching::Anybody)
}

fn read_act<'f>(field: &impl Fn(&str) -> &'f str, language: Language) -> Option<RoleAct> {
    let number = || field("delay").parse().unwrap_or(0);
    let delay = || if field("unit") == "entries" { Delay::Entries(number()) } else { Delay::Hours(number()) };
    Some(match field("act") {
        "name" => RoleAct::Name {
            name: field("name").to_owned(),
            email: field("mail").to_owned(),
            language: Language::preferred(field("language")).unwrap_or(language),
        },
        "nobody" => RoleAct::Nobody {},
        "agree" => RoleAct::Agree { proposal: Some(field("proposal").to_owned()) },
        "decline" => RoleAct::Decline {},
        "lay-down" => RoleAct::LayDown {},
        "watch-link" => RoleAct::Watching { by: Watching::ByLink(delay()), anew: true },
        "watch-delay" => RoleAct::Watching { by: Watching::ByLink(delay()), anew: false },
        "watch-nobody" => RoleAct::Watching { by: Watching::Nobody, anew: true },
        "channel" => {
            let language = Language::preferred(field("language")).unwrap_or(language);
            RoleAct::Channel { url: field("url").to_owned(), format: format_named(field("format"))?, language }
        }
        "no-channel" => RoleAct::NoChannel {},
        "watch-anybody" => RoleAct::Watching { by: Watching::Anybody, anew: true },
        _ => return None,
    })
}

/// Something about who may do what.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "act", deny_unknown_fields)]
pub enum RoleAct {
    /// Somebody is to be arbiter: before the start the host names them, after it everybody who holds a seat agrees.
    Name {
        /// The name shown.
        name: String,
        /// Where mail goes.
        email: String,
        /// The language of letters.
        #[serde(default)]
        language: Language,
    },
    /// Nobody is to be arbiter.
    Nobody {},
    /// The caller's seat agrees to what is proposed.
    Agree {
        /// To which proposal, by its name.
        #[serde(default)]
        proposal: Option<String>,
    },
    /// It does not, or the host takes it back.
    Decline {},
    /// The arbiter lays it down.
    LayDown {},
    /// The host settles who may look on.
    Watching {
        /// Who.
        by: Watching,
        /// Whether links made before are dead.
        #[serde(default)]
        anew: bool,
    },
    /// The host settles where the campaign is told of.
    Channel {
        /// The address that is called.
        url: String,
        /// How it takes what is told.
        format: ChannelFormat,
        /// In which language it is told.
        #[serde(default)]
        language: Language,
    },
    /// It is told of nowhere.
    NoChannel {},
}

/// Does something about who may do what; what came of it if a channel was named.
///
/// # Errors
/// 403 if it is the host's, 409 and 422 if it cannot be done, 429 if there was too much of it.
pub(in crate::http) async fn carry_out(
    app: &App,
    snapshot: &Snapshot,
    address: &str,
    act: RoleAct,
    cause: Cause,
) -> Result<Option<Named>, Problem> {
    let id = snapshot.campaign.id;
    let wish = match act {
        RoleAct::Watching { by, anew } => {
            if snapshot.campaign.host_address != address {
                return Err(Problem::forbidden("only the host settles who may look on"));
            }
            if let Watching::ByLink(delay) = by
                && !delay.is_sound()
            {
                let why = Reason::DelayCannotBe { hours: Delay::MOST_HOURS, entries: Delay::MOST_ENTRIES };
                return Err(Refused::Invalid(why).into());
            }
            app.service.limits.say(id, HOST)?;
            app.service.store.set_spectators(id, by, anew).await?;
            return Ok(None);
        }
        RoleAct::Channel { url, format, language } => {
            let named = channel::name(app, snapshot, address, (&url, format, language)).await?;
            let named = named.map_err(|why| Refused::Invalid(Reason::ChannelCannotBe { message: Lex::new(Language::English).t(why) }))?;
            return Ok(Some(named));
        }
        RoleAct::NoChannel {} => {
            channel::end(app, snapshot, address).await?;
            return Ok(None);
        }
        RoleAct::Name { name, email, language } => {
            app.service.limits.write_again(address, &normal_address(&email))?;
            ArbiterWish::Propose(Some((name, email, language)))
        }
        RoleAct::Nobody {} => ArbiterWish::Propose(None),
        RoleAct::Agree { proposal } => ArbiterWish::Agree(proposal),
        RoleAct::Decline {} => ArbiterWish::Decline,
        RoleAct::LayDown {} => ArbiterWish::LayDown,
    };
    app.service.limits.say(id, snapshot.seats_of(address).next().map_or(HOST, |row| row.seat))?;
    app.service.arbitrate(id, address, wish, cause).await?;
    Ok(None)
}
