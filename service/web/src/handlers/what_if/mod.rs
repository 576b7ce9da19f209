//! Handlers of the what-if page: a seat tries answers on a position as it knows it. The answers tried stand in the address; nothing is kept, and
//! nobody else is shown anything.

mod page;

use super::OnPage as _;
use super::campaign::read_by;
use crate::app::App;
use crate::problem::{Onward, Problem};
use crate::readers::Reader;
use crate::request::Request;
use crate::{auth, show};
use actix_web::{HttpResponse, web};
use page::shown;
use serde::Deserialize;
use std::str::FromStr;
use std::sync::Arc;
use sternpost_core::Seat;
use sternpost_game::Asked;
use sternpost_log::{CampaignId, Cause};
use sternpost_model::entropy;
use sternpost_pages::board_look::BoardLook;
use sternpost_pages::form::{BadForm, TurnForm};
use sternpost_pages::refused::Wrong;
use sternpost_table::play::what_if::{Imagined, Tried, WhatIf};
use sternpost_table::{Act, Refused, Snapshot};
use sternpost_words::{PageWords, say};

/// The query parameters of a what-if.
#[derive(Clone, Debug, Deserialize)]
pub struct Address {
    /// The entry it begins at; none: the present.
    from: Option<u64>,
    /// Which sample; none: the first.
    sample: Option<u32>,
    /// What was tried.
    tried: Option<String>,
    /// Whose question is looked at.
    seat: Option<u8>,
    /// What of its acts at any time the form is filled with, instead of the answer to a question.
    act: Option<String>,
}

fn field<'f>(fields: &'f [(String, String)], name: &str) -> Option<&'f str> {
    fields.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
}

fn unreadable(name: &str) -> Problem {
    Problem::bad_request(format!("the field `{name}` cannot be read"))
}

impl Address {
    /// Reads the parameters that a form was filled on.
    fn of(fields: &[(String, String)]) -> Result<Self, Problem> {
        fn number<T: FromStr>(fields: &[(String, String)], name: &str) -> Result<T, Problem> {
            field(fields, name).and_then(|text| text.parse().ok()).ok_or_else(|| unreadable(name))
        }
        Ok(Self {
            from: Some(number(fields, "from")?),
            sample: Some(number(fields, "sample")?),
            tried: field(fields, "tried").map(str::to_owned),
            seat: Some(number(fields, "seat")?),
            act: field(fields, "act").filter(|act| !act.is_empty()).map(str::to_owned),
        })
    }
}

/// The what-if of a request: the seat that tries, and its answers.
struct Trying {
    snapshot: Arc<Snapshot>,
    reader: Reader,
    seat: Seat,
    page_words: PageWords,
    what: WhatIf,
    /// Whose question is answered, if one is wanted.
    wanted: Option<Seat>,
    /// The act at any time that the form is filled with; what is asked is left alone then.
    act: Option<String>,
}

/// The address of what is tried.
fn address(id: CampaignId, what: &WhatIf) -> Result<String, Refused> {
    let tried = what.written()?;
    let tried = if tried.is_empty() { tried } else { format!("&tried={tried}") };
    Ok(format!("/c/{id}/what-if?from={}&sample={}{tried}", what.from, what.sample))
}

/// Authorises a request as that of a seat's holder.
async fn trying(request: &Request, app: &App, id: CampaignId, asked: &Address) -> Result<Trying, Problem> {
    let named = auth::caller(request, app).await?;
    app.limits.look(named.as_deref(), app.network(request))?;
    let (snapshot, reader) = read_by(request, app, id).await?;
    let Some(row) = reader.row(&snapshot) else {
        return Err(if reader.address().is_none() { Problem::unauthorized() } else { Problem::not_found() });
    };
    let (seat, page_words) = (Seat(row.seat), PageWords::new(row.spoken()));
    snapshot.play()?;
    let from = asked.from.unwrap_or_else(|| snapshot.seq);
    let what = WhatIf::read(from, asked.sample.unwrap_or(1), asked.tried.as_deref().unwrap_or_default())?;
    Ok(Trying { snapshot, reader, seat, page_words, what, wanted: asked.seat.map(Seat), act: asked.act.clone() })
}

/// `GET /c/{id}/what-if?from=&sample=&tried=&seat=`.
///
/// # Errors
/// If the reader holds no seat, was not asked there, or the address was bent.
pub async fn look(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    asked: web::Query<Address>,
    board: web::Query<BoardLook>,
) -> Result<HttpResponse, Problem> {
    let mut trying = trying(&request, &app, *id, &asked).await.on_page()?;
    if asked.from.is_none() {
        // What is tried begins at one position, wherever the campaign goes meanwhile.
        return leading_to(&trying).on_page();
    }
    let imagined = imagined(&app, &mut trying).await.map_err(|refused| not_here(&trying, refused)).on_page()?;
    shown(&app, &trying, imagined, &board, None).await.on_page()
}

/// Leads to the address of what is tried.
fn leading_to(trying: &Trying) -> Result<HttpResponse, Problem> {
    let lead = address(trying.snapshot.campaign.id, &trying.what)?;
    Ok(HttpResponse::SeeOther().insert_header(("Location", lead)).insert_header(("Cache-Control", "no-store")).finish())
}

/// The problem if nothing can be tried; where the seat was not asked, with where it could go on.
fn not_here(trying: &Trying, refused: Refused) -> Problem {
    let (id, from) = (trying.snapshot.campaign.id, trying.what.from);
    let is_not_asked = matches!(refused, Refused::NotAskedThere);
    let problem = Problem::from(refused);
    if !is_not_asked {
        return problem;
    }
    let ways = [(Onward::Moment(from), format!("/at/{from}")), (Onward::TryNow, "/what-if".to_owned()), (Onward::Board, String::new())];
    problem.leading_to(ways.map(|(onward, way)| (onward, format!("/c/{id}{way}"))).to_vec())
}

/// `POST /c/{id}/what-if`: one answer more, or those of bots; leads to the address of what is tried then.
///
/// # Errors
/// If the form is none of ours, or what was tried does not fit.
pub async fn go_on(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    form: web::Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Problem> {
    let fields = form.into_inner();
    let mut trying = trying(&request, &app, *id, &Address::of(&fields).on_page()?).await.on_page()?;
    match field(&fields, "action") {
        Some("bots") => let_bots_answer(&app, &mut trying).await.on_page()?,
        Some("propose") => {
            let why = field(&fields, "why").unwrap_or_default();
            let wish = app.service.what_if_proposal(&trying.snapshot, trying.seat, &trying.what, why).await.on_page()?;
            app.service.act(*id, trying.reader.by(Some(trying.seat.0), Cause::Page), Act::Court(wish)).await.on_page()?;
            // The chronicle tells it to all, and where it is voted on.
            return Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/c/{id}/court"))).finish());
        }
        Some("next") => {
            if let Some(refused) = answer(&app, &mut trying, fields).await.on_page()? {
                return Ok(refused);
            }
        }
        Some(_) | None => return Err(unreadable("action").on_page()),
    }
    leading_to(&trying).on_page()
}

/// Adds what bots answer to what was tried.
async fn let_bots_answer(app: &App, trying: &mut Trying) -> Result<(), Problem> {
    let _turn = app.work.acquire().await.map_err(|_| Refused::Closing)?;
    let before = trying.what.tried.len();
    let answered = app.service.what_if_bots(&trying.snapshot, trying.seat, &trying.what).await;
    trying.what = answered.map_err(|refused| not_here(trying, refused))?;
    // Where there was nothing for them to do the page says how it stands.
    tracing::debug!(answers = trying.what.tried.len() - before, "bots have answered what is tried");
    Ok(())
}

/// Adds the answer of a form to what was tried; the page that says why, if it is none.
async fn answer(app: &App, trying: &mut Trying, fields: Vec<(String, String)>) -> Result<Option<HttpResponse>, Problem> {
    let now = imagined(app, trying).await.map_err(|refused| not_here(trying, refused))?;
    let Question { asked, is_act, .. } = Question::of(trying, &now);
    let Some(asked) = asked else {
        let why = trying.page_words.t(say::REFUSED);
        return shown(app, trying, now, &BoardLook::default(), Some(why)).await.map(Some);
    };
    // A form of a turn reads the same controls.
    let carried = [("turn", "[]".to_owned()), ("version", "0".to_owned()), ("key", entropy::token())];
    let controls = fields.into_iter().chain(carried.map(|(name, value)| (name.to_owned(), value))).collect();
    let answer = match TurnForm::read(controls).and_then(|form| form.answer(&asked)) {
        Ok(Some(answer)) => answer,
        Ok(None) => return refused(app, trying, now, &Wrong::Nothing).await.map(Some),
        Err(BadForm::Missing(name)) => return Err(unreadable(name)),
        Err(bad) => return refused(app, trying, now, &Wrong::Form(bad)).await.map(Some),
    };
    let mut further = trying.what.tried.clone();
    further.push(Tried(asked.seat.0, answer, false, is_act));
    let before = std::mem::replace(&mut trying.what.tried, further);
    match imagined(app, trying).await {
        Ok(_) => Ok(None),
        Err(Refused::Answer(refusal)) => {
            trying.what.tried = before;
            refused(app, trying, now, &Wrong::Answer(refusal)).await.map(Some)
        }
        Err(other) => Err(other.into()),
    }
}

/// The position it leads to; answers that need not be given are among those tried from then on.
async fn imagined(app: &App, trying: &mut Trying) -> Result<Imagined, Refused> {
    let _turn = app.work.acquire().await.map_err(|_| Refused::Closing)?;
    let imagined = app.service.what_if(&trying.snapshot, trying.seat, &trying.what).await?;
    trying.what.tried = imagined.tried();
    Ok(imagined)
}

/// The question of the form.
struct Question {
    /// The question, if there is one.
    asked: Option<Asked>,
    /// Whether it is of an act at any time.
    is_act: bool,
    /// Whose question it is.
    seat: Seat,
}

impl Question {
    fn of(trying: &Trying, now: &Imagined) -> Self {
        // The one that is wanted, the reader's own, or the first.
        let is_asked = |seat: &Seat| now.waiting.contains(seat);
        let wanted = trying.wanted.filter(is_asked).or_else(|| Some(trying.seat).filter(is_asked));
        let answering = wanted.or_else(|| now.waiting.first().copied()).unwrap_or(trying.seat);
        let act = match &trying.act {
            _ if now.is_acting() => now.waiting.first().and_then(|seat| now.asked(*seat)),
            Some(_) => now.anytime(trying.wanted.unwrap_or(trying.seat)),
            None => None,
        };
        let is_act = act.is_some() || now.is_acting();
        let asked = if is_act { act } else { now.asked(answering) };
        let seat = asked.as_ref().map_or(answering, |asked| asked.seat);
        Self { asked, is_act, seat }
    }
}

async fn refused(app: &App, trying: &Trying, now: Imagined, wrong: &Wrong) -> Result<HttpResponse, Problem> {
    let words =
        show::with_words(&trying.snapshot, trying.page_words.tag(), |words| wrong.words(trying.page_words, &|text| words.say(text)));
    shown(app, trying, now, &BoardLook::default(), Some(words)).await
}
