//! Handlers of the page of promises: for the holder of a seat, signed in or let in by a letter.

use super::talk::{beside, others, seated, seats_in};
use super::{OnPage as _, page, reader_frame};
use crate::app::App;
use crate::problem::Problem;
use crate::readers::Reader;
use crate::request::Request;
use crate::show;
use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use chrono::NaiveDate;
use serde::Deserialize;
use std::collections::BTreeSet;
use sternpost_core::{Key, Seat};
use sternpost_log::{CampaignId, Cause};
use sternpost_orders::rounds::{round_name, round_of, rounds_ahead};
use sternpost_pages::host::FieldError;
use sternpost_pages::promises::{DueChoice, PartyLine, PromiseForm, PromiseLine, PromisesPage};
use sternpost_pages::told::Time;
use sternpost_picture::{Words, seat_character};
use sternpost_store::{Due, Party, PartyAnswer, PromiseMark, Status};
use sternpost_table::talk::promise::{PromiseAct, PromiseState, Promised, due_day};
use sternpost_table::talk::promises::{NewDue, NewPromise, PromiseWish};
use sternpost_table::talk::said::LONGEST_SAID;
use sternpost_table::{Act, Refused, Snapshot};
use sternpost_words::{PageWords, say};

/// Promises of a page that are over.
const OVER: usize = 20;

/// The query parameters: which part is looked at.
#[derive(Deserialize)]
pub struct Wanted {
    #[serde(default)]
    after: usize,
}

/// The input and errors shown on the page besides the promises.
#[derive(Default)]
struct Typed {
    said: String,
    with: BTreeSet<u8>,
    is_public: bool,
    due: String,
    round: String,
    date: String,
    errors: Vec<FieldError>,
    error: Option<String>,
}

/// The statement of a party on a promise: in one word for its looks, and in words.
fn party_said(page_words: PageWords, party: &Party, is_alive: bool) -> (&'static str, String) {
    match (party.mark, party.answer) {
        (Some((PromiseMark::Kept, _)), _) => ("kept", page_words.t(say::PROMISE_PARTY_KEPT)),
        (Some((PromiseMark::Broken, _)), _) => ("broken", page_words.t(say::PROMISE_PARTY_BROKEN)),
        (None, Some((PartyAnswer::Agreed, _))) => ("agreed", page_words.t(say::PROMISE_PARTY_AGREED)),
        (None, Some((PartyAnswer::Declined, _))) => ("declined", page_words.t(say::PROMISE_PARTY_DECLINED)),
        (None, None) if is_alive => ("waits", page_words.t(say::PROMISE_PARTY_WAITS)),
        (None, None) => ("silent", page_words.t(say::PROMISE_PARTY_SILENT)),
    }
}

fn act_words(page_words: PageWords, act: PromiseAct) -> (&'static str, String) {
    let words = match act {
        PromiseAct::Agree => page_words.t(say::PROMISE_ACT_AGREE),
        PromiseAct::Decline => page_words.t(say::PROMISE_ACT_DECLINE),
        PromiseAct::Withdraw => page_words.t(say::PROMISE_ACT_WITHDRAW),
        PromiseAct::Kept => page_words.t(say::PROMISE_ACT_KEPT),
        PromiseAct::Broken => page_words.t(say::PROMISE_ACT_BROKEN),
    };
    (act.name(), words)
}

/// The state of a promise, in words.
fn state_words(page_words: PageWords, promised: &Promised) -> String {
    match promised.state {
        PromiseState::Agreed if promised.is_due => page_words.t(say::PROMISE_DUE_NOW),
        PromiseState::Agreed => page_words.t(say::PROMISE_AGREED),
        PromiseState::Open => page_words.t(say::PROMISE_OPEN),
        PromiseState::Declined => page_words.t(say::PROMISE_DECLINED),
        PromiseState::Withdrawn => page_words.t(say::PROMISE_WITHDRAWN),
        PromiseState::Lapsed => page_words.t(say::PROMISE_LAPSED),
        PromiseState::Settled => page_words.t(say::PROMISE_SETTLED),
    }
}

/// The due date of a promise, in words.
fn due_words(due: &Due, page_words: PageWords, words: &Words<'_>) -> String {
    match due {
        Due::Round(round) => words.say(&round.label),
        Due::Moment(moment) => sternpost_model::pace::Words::new(page_words.tag()).date(due_day(*moment)),
    }
}

fn line(snapshot: &Snapshot, page_words: PageWords, words: &Words<'_>, promised: &Promised) -> PromiseLine {
    let (promise, body) = (&promised.promise, &promised.promise.body);
    let party = |party: &Party| {
        let (kind, said) = party_said(page_words, party, promised.state == PromiseState::Open);
        PartyLine { mark: seat_character(Seat(party.seat)), name: snapshot.name_then(party.seat, Some(&party.holder)), said, kind }
    };
    PromiseLine {
        id: promise.id.clone(),
        name: snapshot.name_then(body.seat, promised.party(body.seat).map(|party| party.holder.as_str())),
        said: body.said.clone(),
        time: Time::of(body.said_at),
        state: state_words(page_words, promised),
        due: body.due.as_ref().map(|due| page_words.t(say::promise_falls_due(due_words(due, page_words, words)))),
        is_private: promise.audience != 0,
        waits: promised.waits,
        parties: body.parties.iter().map(party).collect(),
        action: (!promised.acts.is_empty()).then(|| format!("/c/{}/promises/{}", promise.campaign, promise.id)),
        acts: promised.acts.iter().map(|act| act_words(page_words, *act)).collect(),
    }
}

/// The form, as it was filled in; none if no promise can be made.
fn form(app: &App, snapshot: &Snapshot, seat: u8, words: &Words<'_>, typed: Typed) -> Option<PromiseForm> {
    let mut others = others(snapshot, seat, 0, &typed.with);
    others.retain(|other| snapshot.seats.get(usize::from(other.seat)).is_some_and(|row| row.is_held()));
    if snapshot.campaign.status != Status::Running || others.is_empty() {
        return None;
    }
    let ahead = snapshot.play.as_deref().and_then(round_of).map(|now| rounds_ahead(&now)).unwrap_or_default();
    let round = |round| {
        let value = round_name(&round);
        DueChoice { is_picked: value == typed.round, label: words.say(&round.label), value }
    };
    Some(PromiseForm {
        others,
        said: typed.said,
        is_public: typed.is_public,
        due: if typed.due.is_empty() { "never".to_owned() } else { typed.due },
        rounds: ahead.into_iter().map(round).collect(),
        date: typed.date,
        today: app.now().date_naive().to_string(),
        longest: LONGEST_SAID,
        errors: typed.errors,
    })
}

async fn promises_page(
    app: &App,
    snapshot: &Snapshot,
    reader: &Reader,
    seat: u8,
    after: usize,
    mut typed: Typed,
) -> Result<HttpResponse, Problem> {
    let row = snapshot.seats.get(usize::from(seat)).ok_or_else(Problem::not_found)?;
    let promises = app.service.promises(snapshot, Seat(seat)).await?;
    let page_words = PageWords::new(row.spoken());
    let mut frame = reader_frame(app, snapshot, page_words, reader);
    frame.title = format!("{} · {}", frame.t(say::PROMISES), snapshot.campaign.name);
    beside(app, snapshot, reader, &mut frame).await?;
    frame.stream = Some(format!("/c/{}/stream", snapshot.campaign.id));
    let action = format!("/c/{}/promises", snapshot.campaign.id);
    let (mut open, over): (Vec<Promised>, Vec<Promised>) = promises.into_iter().partition(|promised| promised.state.is_alive());
    open.sort_by_key(|promised| !promised.waits);
    let has_older = over.len() > after.saturating_add(OVER);
    let error = typed.error.take();
    let model = show::with_words(snapshot, page_words.tag(), |words| PromisesPage {
        open: if after == 0 { open.iter().map(|promised| line(snapshot, page_words, words, promised)).collect() } else { vec![] },
        over: over.iter().skip(after).take(OVER).map(|promised| line(snapshot, page_words, words, promised)).collect(),
        older: has_older.then(|| format!("{action}?after={}", after + OVER)),
        latest: (after > 0).then(|| action.clone()),
        form: form(app, snapshot, seat, words, typed).filter(|_| after == 0),
        error,
        action: action.clone(),
        page: frame,
    });
    page(&model)
}

/// `GET /c/{id}/promises`.
///
/// # Errors
/// If nobody with a seat is signed in.
pub async fn look(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    wanted: web::Query<Wanted>,
) -> Result<HttpResponse, Problem> {
    let (snapshot, reader, seat) = seated(&request, &app, *id).await.on_page()?;
    promises_page(&app, &snapshot, &reader, seat, wanted.after, Typed::default()).await.on_page()
}

/// Reads the form: what was typed, and the promise as far as it makes one.
fn read(snapshot: &Snapshot, page_words: PageWords, form: &[(String, String)]) -> Result<(Typed, NewPromise), Problem> {
    let field = |name: &str| form.iter().find(|(field, _)| field == name).map(|(_, value)| value.clone()).unwrap_or_default();
    let mut typed = Typed {
        said: field("said"),
        with: seats_in(form, "with")?,
        is_public: field("readers") == "public",
        due: field("due"),
        round: field("round"),
        date: field("date"),
        ..Typed::default()
    };
    let mut wrong = |field: &str, key: Key| typed.errors.push(FieldError::new(field, page_words.t(key)));
    if typed.said.trim().is_empty() {
        wrong("said", say::PROMISE_EMPTY);
    }
    if typed.with.is_empty() {
        wrong("with", say::PROMISE_NOBODY);
    }
    let due = match typed.due.as_str() {
        "round" => {
            let now = snapshot.play.as_deref().and_then(round_of);
            if now.and_then(|now| sternpost_orders::rounds::round_ahead(&now, &typed.round)).is_none() {
                wrong("round", say::PROMISE_NO_ROUND);
            }
            Some(NewDue::Round(typed.round.clone()))
        }
        "date" => match typed.date.parse::<NaiveDate>() {
            Ok(day) => Some(NewDue::Date(day)),
            Err(_) => {
                wrong("date", say::PROMISE_NO_DAY);
                None
            }
        },
        _ => None,
    };
    let new = NewPromise { said: typed.said.clone(), with: typed.with.clone(), is_public: typed.is_public, due };
    Ok((typed, new))
}

/// `POST /c/{id}/promises`.
///
/// # Errors
/// If nobody with a seat is signed in, or it has said enough for now.
pub async fn put_forward(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    form: web::Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Problem> {
    let (snapshot, reader, seat) = seated(&request, &app, *id).await.on_page()?;
    let page_words = PageWords::new(snapshot.seats.get(usize::from(seat)).map(sternpost_store::SeatRow::spoken).unwrap_or_default());
    let (mut typed, new) = read(&snapshot, page_words, &form).on_page()?;
    if typed.errors.is_empty() {
        let by = reader.by(Some(seat), Cause::Page);
        match app.service.act(*id, by, Act::Promise(PromiseWish::PutForward(new))).await {
            Ok(outcome) => return Ok(outcome.names().first().map_or_else(|| to_promises(*id), |name| to_promise(*id, name))),
            Err(Refused::Invalid(why)) => {
                // When it falls due is typed into the field that is picked.
                let field = why.field().unwrap_or("said");
                let field = if field == "due" { typed.due.clone() } else { field.to_owned() };
                typed.errors.push(FieldError::new(field, why.told(page_words.language())));
            }
            Err(Refused::WrongState(why)) => typed.error = Some(why.told(page_words.language())),
            Err(refused) => return Err(refused).on_page(),
        }
    }
    let mut response = promises_page(&app, &snapshot, &reader, seat, 0, typed).await.on_page()?;
    *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
    Ok(response)
}

fn to_promises(id: CampaignId) -> HttpResponse {
    HttpResponse::SeeOther().insert_header(("Location", format!("/c/{id}/promises"))).finish()
}

fn to_promise(id: CampaignId, name: &str) -> HttpResponse {
    HttpResponse::SeeOther().insert_header(("Location", format!("/c/{id}/promises#promise-{name}"))).finish()
}

/// The form of an act about a promise.
#[derive(Deserialize)]
pub struct ActForm {
    act: PromiseAct,
}

/// `POST /c/{id}/promises/{promise}`.
///
/// # Errors
/// If nobody with a seat is signed in, there is no such promise, or the seat has said enough for now.
pub async fn settle(
    request: Request,
    app: web::Data<App>,
    path: web::Path<(CampaignId, String)>,
    form: web::Form<ActForm>,
) -> Result<HttpResponse, Problem> {
    let (id, name) = path.into_inner();
    let (snapshot, reader, seat) = seated(&request, &app, id).await.on_page()?;
    let wish = PromiseWish::Settle { promise: name.clone(), what: form.act };
    match app.service.act(id, reader.by(Some(seat), Cause::Page), Act::Promise(wish)).await {
        Ok(_) => Ok(to_promise(id, &name)),
        Err(Refused::WrongState(_)) => {
            let page_words =
                PageWords::new(snapshot.seats.get(usize::from(seat)).map(sternpost_store::SeatRow::spoken).unwrap_or_default());
            let typed = Typed { error: Some(page_words.t(say::PROMISE_MOVED_ON)), ..Typed::default() };
            let mut response = promises_page(&app, &snapshot, &reader, seat, 0, typed).await.on_page()?;
            *response.status_mut() = StatusCode::CONFLICT;
            Ok(response)
        }
        Err(refused) => Err(refused).on_page(),
    }
}
