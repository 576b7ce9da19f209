//! Handlers of the turn page: by the link of a mail, or signed in. Looking changes nothing; only a form that a person submits does, and nothing of it
//! counts before the turn is handed in.
//!
//! A form that continues the turn is answered by a redirect to the page with one step more (`?step=2`). Each step has an address of its own, to which
//! the browser's history leads back, and the turn as far as it goes is kept for the seat.

mod access;
mod acting;
mod composing;
mod dealing;
mod page;
mod picture;
mod receipt;

use super::desk::write_again;
use super::door::send_sign_in;
use super::{OnPage as _, campaign_frame, page};
use crate::app::{App, row_of};
use crate::frame::policy_with_style;
use crate::problem::Problem;
use crate::readers::{Reader, no_pass, pass, pass_at_link};
use crate::request::Request;
pub(super) use access::{Access, by_link, by_living_link, signed_in};
use access::{beside_letter, by_letter, is_living};
pub(super) use acting::act;
use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, web};
pub(super) use composing::look;
use receipt::{moved_on, old_letter, owes_by_letter};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use sternpost_api::problem::ProblemKind;
use sternpost_log::CampaignId;
use sternpost_model::letter::Fate;
use sternpost_pages::board_look::BoardLook;
use sternpost_pages::door::NoticePage;
use sternpost_table::play::take_back::TakeBackWish;
use sternpost_table::{Act, Refused, Snapshot};
use sternpost_words::{PageWords, say};

/// The page to which a letter that asks nothing leads.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Way {
    Orders,
    Promises,
    Talk,
    Time,
    Seats,
    Roles,
    Turn,
    Court,
    Agree,
    Disagree,
    Rewind,
}

/// The query parameter of the step of a turn that is looked at.
#[derive(Deserialize)]
pub struct At {
    /// How many answers stand before it; without it the turn is gone on with where it was left.
    step: Option<usize>,
    /// The choice a letter's link has named.
    choice: Option<String>,
    /// The question of an older letter that led here,
    asked: Option<String>,
    /// and the entry that letter was written at.
    from: Option<u64>,
    /// Where a letter that asks nothing leads, if not to the campaign.
    to: Option<Way>,
}

/// `GET /t/{token}`: what a letter has asked, at once; any other link leads to the page of its seat. The browser is given a pass if the link is
/// still good; nothing is stored.
///
/// # Errors
/// If the link is none of ours, its time is up or it was revoked.
pub async fn look_by_link(
    request: Request,
    app: web::Data<App>,
    token: web::Path<String>,
    at: web::Query<At>,
    board: web::Query<BoardLook>,
) -> Result<HttpResponse, Problem> {
    let (snapshot, access) = by_letter_to(&app, &token, at.to).await.on_page()?;
    let row = row_of(&snapshot, access.seat).filter(|_| is_living(&snapshot, &access));
    let asks = at.to.is_none() && access.question.is_some() && !access.is_anytime();
    let reader = Reader::of(&request, &app, &snapshot).await.on_page()?;
    let own = reader.row(&snapshot).map(|own| own.seat);
    match row {
        Some(row) if asks && own.is_none_or(|own| own == row.seat) => {
            let choice = at.choice.clone().or(access.choice.clone());
            let access = access.filled(choice).at(at.step).looking(board.into_inner());
            let address = turn_address(&request, &access);
            let mut response = if own.is_some() {
                to(address)
            } else {
                let mut page = look(&app, &access.opening(reader, row, address)).await.on_page()?;
                page.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy_with_style());
                page
            };
            for pass in [pass(&app, row), pass_at_link(&app, row, &token)] {
                // Without the cookie the page works by its link.
                let _ = response.add_cookie(&pass);
            }
            Ok(response)
        }
        row => {
            let query = Some(request.query_string()).filter(|query| !query.is_empty()).map(|query| format!("?{query}")).unwrap_or_default();
            let mut lead = to(format!("/c/{}/link/{token}{query}", access.campaign));
            if let Some(row) = row {
                let _ = lead.add_cookie(&pass(&app, row));
            }
            Ok(lead)
        }
    }
}

/// The address of the turn that a letter's link has opened, for the holder of the seat: looked at in the same way, filled with the same choice.
fn turn_address(request: &Request, access: &Access) -> String {
    let mut query: Vec<(String, String)> = serde_urlencoded::from_str(request.query_string()).unwrap_or_default();
    if let Some(choice) = access.choice.clone().filter(|_| !query.iter().any(|(name, _)| matches!(name.as_str(), "choice" | "step"))) {
        query.push(("choice".to_owned(), choice));
    }
    with_query(format!("/c/{}/turn", access.campaign), &query)
}

fn with_query<N: Serialize>(page: String, query: &[(N, String)]) -> String {
    let query = serde_urlencoded::to_string(query).expect("texts can be written into an address");
    if query.is_empty() { page } else { format!("{page}?{query}") }
}

/// `GET /c/{id}/link/{token}`: the page to which a letter's link leads. A browser that has come back with a pass goes on without the token in the
/// address; other browsers get the page here.
///
/// # Errors
/// If the link is none of ours, its time is up or it was revoked.
pub async fn look_by_letter(
    request: Request,
    app: web::Data<App>,
    path: web::Path<(CampaignId, String)>,
    at: web::Query<At>,
    board: web::Query<BoardLook>,
) -> Result<HttpResponse, Problem> {
    let (id, token) = path.into_inner();
    let (snapshot, access) = by_letter_to(&app, &token, at.to).await.on_page()?;
    // Of a short link the address says which choice was meant.
    let choice = at.choice.clone().or(access.choice.clone());
    let access = access.filled(choice);
    if access.campaign != id {
        return Err(Problem::new(ProblemKind::LinkElsewhere, "this link leads to another campaign").on_page());
    }
    let reader = Reader::of(&request, &app, &snapshot).await.on_page()?;
    let is_living = is_living(&snapshot, &access);
    let Some(question) = access.question.clone() else {
        // A letter that asks nothing leads to the campaign.
        let mut lead = to(match at.to {
            Some(Way::Orders) => format!("/c/{id}/orders"),
            Some(Way::Promises) => format!("/c/{id}/promises"),
            Some(Way::Talk) => format!("/c/{id}/talk"),
            Some(Way::Time) => format!("/c/{id}/time"),
            Some(Way::Seats) => format!("/c/{id}/seats"),
            Some(Way::Roles) => format!("/c/{id}/roles"),
            Some(Way::Turn) => format!("/c/{id}/turn"),
            Some(Way::Court) => format!("/c/{id}/court"),
            Some(Way::Agree) => format!("/c/{id}/court?vote=yes#motion"),
            Some(Way::Disagree) => format!("/c/{id}/court?vote=no#motion"),
            Some(Way::Rewind) => format!("/c/{id}/rewinds/{}", access.version),
            None => format!("/c/{id}"),
        });
        // What stands beside the question (talk, promises, a vote) is there whatever was taken back since the letter.
        if let Some(row) = row_of(&snapshot, access.seat).filter(|_| is_living || at.to.is_some()) {
            // Without the cookie the reader sees what everybody sees.
            let _ = lead.add_cookie(&pass(&app, row));
        }
        return Ok(lead);
    };
    if reader.row(&snapshot).is_some_and(|row| row.seat == access.seat) {
        return Ok(to(seated_address(&access, &question, is_living, at.step)));
    }
    if is_living {
        return look(&app, &access.at(at.step).looking(board.into_inner())).await.on_page();
    }
    let note = note_on(&app, &snapshot, &access, &question, access.version).await.on_page()?;
    let mut response = old_letter(&app, &access.noting(Some(note)), format!("/c/{id}/link/{token}")).await.on_page()?;
    *response.status_mut() = StatusCode::GONE;
    Ok(response)
}

/// The access given by a letter's link on its way: to its question, or to what stands beside it.
async fn by_letter_to(app: &App, token: &str, way: Option<Way>) -> Result<(Arc<Snapshot>, Access), Problem> {
    if way.is_some() { beside_letter(app, token).await } else { by_letter(app, token).await }
}

fn to(address: String) -> HttpResponse {
    HttpResponse::SeeOther().insert_header(("Location", address)).insert_header(("Cache-Control", "no-store")).finish()
}

/// The address at which the holder of the seat sees what a letter's link was for.
fn seated_address(access: &Access, question: &str, is_living: bool, step: Option<usize>) -> String {
    let id = access.campaign;
    let page = if access.is_anytime() && is_living { format!("/c/{id}/anytime") } else { format!("/c/{id}/turn") };
    let mut query: Vec<(&str, String)> = step.map(|step| ("step", step.to_string())).into_iter().collect();
    if !is_living {
        query.extend([("asked", question.to_owned()), ("from", access.version.to_string())]);
    } else if let Some(choice) = access.choice.clone().filter(|_| step.is_none()) {
        query.push(("choice", choice));
    }
    with_query(page, &query)
}

/// A sentence on what became of the question of an older letter.
async fn note_on(app: &App, snapshot: &Snapshot, access: &Access, question: &str, from: u64) -> Result<String, Problem> {
    let page_words = PageWords::new(row_of(snapshot, access.seat).ok_or_else(Problem::not_found)?.spoken());
    Ok(match app.service.fate_of(snapshot, access.seat(), question, from).await? {
        Fate::Answered(seq) => page_words.t(say::old_answered(seq)),
        Fate::TakenBack(seat) if seat == access.seat() => page_words.t(say::OLD_TAKEN_BACK_OWN),
        Fate::TakenBack(seat) => page_words.t(say::old_taken_back(snapshot.name(seat))),
        Fate::Rewound => page_words.t(say::OLD_REWOUND),
        Fate::Over => page_words.t(say::OLD_OVER),
        Fate::Gone => page_words.t(say::OLD_GONE),
    })
}

/// `GET /c/{id}/turn`.
///
/// # Errors
/// If nobody with a seat is signed in.
pub async fn look_signed_in(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    at: web::Query<At>,
    board: web::Query<BoardLook>,
) -> Result<HttpResponse, Problem> {
    let At { step, choice, asked, from, .. } = at.into_inner();
    let access = signed_in(&request, &app, *id).await.on_page()?.at(step).filled(choice).looking(board.into_inner());
    let note = match asked.zip(from) {
        Some((question, from)) => {
            let snapshot = app.service.snapshot(*id).await.on_page()?;
            Some(note_on(&app, &snapshot, &access, &question, from).await.on_page()?)
        }
        None => None,
    };
    look(&app, &access.noting(note)).await.on_page()
}

/// `POST /c/{id}/leave`: the browser gives its pass back.
pub async fn leave(app: web::Data<App>, id: web::Path<CampaignId>) -> HttpResponse {
    let mut leaves = HttpResponse::SeeOther();
    // What the browser has kept of boards goes with it.
    leaves.cookie(no_pass(&app, *id)).insert_header(("Location", format!("/c/{id}"))).insert_header(("Clear-Site-Data", "\"cache\""));
    leaves.finish()
}

/// `POST /c/{id}/link/{token}`: what the seat is asked now is sent to it once more, whoever holds the old letter; between its turns a link that
/// signs its holder in.
///
/// # Errors
/// If the link is none of ours or was revoked, or there were too many such letters.
pub async fn write_again_by_link(
    request: Request,
    app: web::Data<App>,
    path: web::Path<(CampaignId, String)>,
) -> Result<HttpResponse, Problem> {
    let (id, token) = path.into_inner();
    let (snapshot, access) = by_letter(&app, &token).await.on_page()?;
    if access.campaign != id {
        return Err(Problem::not_found().on_page());
    }
    let row = row_of(&snapshot, access.seat).ok_or_else(|| Problem::not_found().on_page())?;
    let page_words = PageWords::new(row.spoken());
    if let Some(address) = row.address.as_ref().filter(|_| !owes_by_letter(&snapshot, row)) {
        app.limits.sign_in(address, app.network(&request)).on_page()?;
        send_sign_in(&app, address, page_words).await.on_page()?;
        let frame = campaign_frame(&app, &snapshot, page_words, None);
        return page(&NoticePage {
            what: page_words.t(say::OLD_LETTER_SENT),
            why: page_words.t(say::OLD_LETTER_LINK_SENT_WHY),
            page: frame,
        });
    }
    write_again(&app, None, access.campaign, access.seat).await.on_page()?;
    app.service.write_again(access.campaign, access.seat).await.on_page()?;
    let frame = campaign_frame(&app, &snapshot, page_words, None);
    page(&NoticePage { what: page_words.t(say::OLD_LETTER_SENT), why: page_words.t(say::OLD_LETTER_SENT_WHY), page: frame })
}

/// `POST /t/{token}`.
///
/// # Errors
/// If the link is dead or the form is none of ours.
pub async fn act_by_link(
    request: Request,
    app: web::Data<App>,
    token: web::Path<String>,
    form: web::Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Problem> {
    let access = by_link(&app, &token).await.on_page()?.seated(&request, &app).await.on_page()?;
    act_with_pass(&app, &access, form.into_inner()).await
}

/// `POST /c/{id}/turn`.
///
/// # Errors
/// If nobody with a seat is signed in or the form is none of ours.
pub async fn act_signed_in(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    form: web::Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Problem> {
    let access = signed_in(&request, &app, *id).await.on_page()?;
    act_with_pass(&app, &access, form.into_inner()).await
}

async fn act_with_pass(app: &App, access: &Access, form: Vec<(String, String)>) -> Result<HttpResponse, Problem> {
    let pass = access.renewed_pass(app).await.on_page()?;
    let mut response = act(app, access, form).await.on_page()?;
    if let Some(pass) = pass {
        // What is wrong with a cookie is not worth losing the receipt for.
        let _ = response.add_cookie(&pass);
    }
    Ok(response)
}

/// The form that names the answer to be taken back.
#[derive(Deserialize)]
pub struct TakeBackForm {
    /// The version its receipt named.
    version: u64,
    /// The question it answered.
    question: Option<String>,
}

/// `POST /t/{token}/take-back`: the answer to the link's own question.
///
/// # Errors
/// If the link is dead or it is too late.
pub async fn take_back_by_link(
    request: Request,
    app: web::Data<App>,
    token: web::Path<String>,
    form: web::Form<TakeBackForm>,
) -> Result<HttpResponse, Problem> {
    let access = by_link(&app, &token).await.on_page()?.seated(&request, &app).await.on_page()?;
    take_back(&app, &access, form.into_inner()).await.on_page()
}

/// `POST /c/{id}/turn/take-back`.
///
/// # Errors
/// If nobody with a seat is signed in or it is too late.
pub async fn take_back_signed_in(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    form: web::Form<TakeBackForm>,
) -> Result<HttpResponse, Problem> {
    let access = signed_in(&request, &app, *id).await.on_page()?;
    take_back(&app, &access, form.into_inner()).await.on_page()
}

async fn take_back(app: &App, access: &Access, form: TakeBackForm) -> Result<HttpResponse, Problem> {
    let (version, question) = (form.version, access.question.clone().or(form.question));
    match app.service.act(access.campaign, access.by(), Act::TakeBack(TakeBackWish { version, question })).await {
        Ok(_) => {}
        Err(Refused::Stale { .. }) => return moved_on(app, access, form.version).await,
        Err(refused) => return Err(refused.into()),
    }
    // The question that was answered is open again, and with it the way that led to it.
    Ok(HttpResponse::SeeOther().insert_header(("Location", access.action.clone())).finish())
}
