//! API handlers of questions, answers, previews and take-backs.

use super::{asked_by, language, own_seat, seated};
use crate::app::App;
use crate::problem::Problem;
use crate::request::Request;
use crate::show::with_words;
use actix_web::{HttpResponse, web};
use sternpost_api::problem::More;
use sternpost_api::turns::{self as api, LONGEST_TURN, OpenQuestion, Question, Questions, SealedQuestion, Thing, Turn};
use sternpost_core::{Eyes, Meter, Refusal, Seat, Text, Told};
use sternpost_game::{Asked, Closed, Offered, Play};
use sternpost_log::{CampaignId, Cause};
use sternpost_picture::Words;
use sternpost_store::{Sealed, Status};
use sternpost_table::play::answer::{Submission, asked_next};
use sternpost_table::play::filled::Filled;
use sternpost_table::play::take_back::TakeBackWish;
use sternpost_table::{Act, Refused, Snapshot};

/// A question with its words.
pub(super) fn worded(snapshot: &Snapshot, language: &str, asked: &Asked) -> Question {
    with_words(snapshot, language, |words| {
        let meter = |meter: &Meter| api::Meter {
            label: words.say(&meter.label),
            rule: meter.rule.clone(),
            least: meter.least,
            most: meter.most,
            shares: meter.shares.clone(),
        };
        let barred = |closed: &Closed| api::Barred {
            id: closed.id.clone(),
            label: words.say(&closed.label),
            why: words.say(&closed.why),
            rule: closed.rule.clone(),
            about: about(words, &closed.label),
        };
        Question {
            id: asked.id.clone(),
            seat: asked.seat,
            prompt: words.say(&asked.prompt),
            rule: asked.rule.clone(),
            shape: asked.shape.clone(),
            choices: asked.offers.iter().map(|offer| choice(words, offer)).collect(),
            default: asked.default.clone(),
            meters: asked.meters.iter().map(meter).collect(),
            barred: asked.barred.iter().map(barred).collect(),
            remarks: asked.remarks.iter().map(|remark| words.say(remark)).collect(),
        }
    })
}

fn choice(words: &Words<'_>, offer: &Offered) -> api::Choice {
    api::Choice {
        id: offer.id.clone(),
        label: words.say(&offer.label),
        hint: offer.hint.as_ref().map(|hint| words.say(hint)),
        detail: words.detail(offer).iter().map(|text| words.say(text)).collect(),
        about: about(words, &offer.label),
        place: offer.place.clone(),
        cap: offer.cap,
        reply_to: offer.reply_to,
    }
}

/// The things a label names that can be looked up, as the reference has them.
fn about(words: &Words<'_>, label: &Text) -> Vec<Thing> {
    words.things(label).into_iter().map(|thing| Thing { kind: thing.kind.to_owned(), id: thing.id.to_string() }).collect()
}

fn lines(snapshot: &Snapshot, language: &str, told: &[Told]) -> Vec<String> {
    with_words(snapshot, language, |words| told.iter().map(|told| words.say(&told.text)).collect())
}

/// `GET /campaigns/{id}/questions`.
///
/// # Errors
/// If the caller holds no seat.
pub async fn questions(request: Request, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let (snapshot, seat) = seated(&request, &app, *id).await?;
    let language = language(&request);
    let (questions, sealed) = asked_now(&snapshot, language, seat);
    let anytime = running(&snapshot).and_then(|play| play.anytime(seat)).iter().map(|asked| worded(&snapshot, language, asked)).collect();
    Ok(HttpResponse::Ok().json(Questions { version: snapshot.seq, questions, sealed, anytime }))
}

/// The open questions of a seat, and the sealed ones whose answers it may still change.
fn asked_now(snapshot: &Snapshot, language: &str, seat: Seat) -> (Vec<OpenQuestion>, Vec<SealedQuestion>) {
    let Some(play) = running(snapshot) else { return (vec![], vec![]) };
    let due = snapshot.due_of(seat);
    let owed = snapshot.owed_by(seat).map(|asked| OpenQuestion { question: worded(snapshot, language, &asked), due });
    let sealed = snapshot.sealed_of(seat).and_then(|sealed| {
        let question = worded(snapshot, language, &play.asked_of(seat)?);
        Some(SealedQuestion { question, answer: sealed.given.answer.clone(), due })
    });
    (owed.into_iter().collect(), sealed.into_iter().collect())
}

fn running(snapshot: &Snapshot) -> Option<&dyn Play> {
    snapshot.play.as_deref().filter(|_| snapshot.campaign.status == Status::Running)
}

fn submission(id: CampaignId, seat: Seat, body: &Turn, key: Option<String>) -> Result<Submission, Problem> {
    if body.answers.len() > LONGEST_TURN {
        return Err(Problem::bad_request(format!("a turn has at most {LONGEST_TURN} answers")));
    }
    let (question, answers) = (body.question.clone(), body.answers.clone());
    Ok(Submission { key, ..Submission::plain(id, (seat, question, body.version), answers, Cause::Api) })
}

pub(super) fn idempotency_key(request: &Request) -> Result<Option<String>, Problem> {
    let Some(value) = request.headers().get("idempotency-key") else { return Ok(None) };
    let key = value.to_str().ok().filter(|key| !key.is_empty() && key.len() <= 200);
    key.map(|key| Some(key.to_owned())).ok_or_else(|| Problem::bad_request("Idempotency-Key: 1 to 200 plain letters"))
}

/// `POST /campaigns/{id}/answers`.
///
/// # Errors
/// 409 if the question is gone, with what has changed; 422 if an answer is not on offer.
pub async fn answer(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    body: web::Json<Turn>,
) -> Result<HttpResponse, Problem> {
    let key = idempotency_key(&request)?;
    let seat = own_seat(&request, &app, *id).await?;
    let before = app.service.snapshot(*id).await?;
    let replaced = before.sealed_of(seat).filter(|sealed| sealed.given.question == body.question).map(Sealed::answers);
    match app.service.answer(submission(*id, seat, &body, key)?).await {
        Ok(receipt) => {
            let snapshot = app.service.snapshot(*id).await?;
            let told = lines(&snapshot, language(&request), &receipt.told);
            // What is next, so that nobody has to ask for it.
            let (questions, sealed) = asked_now(&snapshot, language(&request), seat);
            let said = api::Receipt {
                version: receipt.version,
                hash: receipt.hash,
                lines: told,
                is_sealed: receipt.sealed,
                // What waited before in its place.
                replaced: replaced.filter(|replaced| !receipt.repeated && *replaced != body.answers),
                repeated: receipt.repeated,
                questions,
                sealed,
                waiting_for: snapshot.waiting_for(Eyes::Seat(seat)),
            };
            Ok(if receipt.repeated { HttpResponse::Ok().json(said) } else { HttpResponse::Created().json(said) })
        }
        Err(Refused::Stale { version }) => {
            let snapshot = app.service.snapshot(*id).await?;
            let changed = app.service.chronicle(&snapshot, Eyes::Seat(seat), body.version).await?;
            let changed: Vec<String> =
                with_words(&snapshot, language(&request), |words| changed.iter().map(|line| words.say(&line.text)).collect());
            Err(Problem::from(Refused::Stale { version }).with(More {
                version: Some(snapshot.seq),
                changed: Some(changed),
                ..More::default()
            }))
        }
        Err(refused) => explained(&request, &app, *id, refused).await,
    }
}

/// A refusal; with the reason in words, if the rules know one.
async fn explained<T>(request: &Request, app: &App, id: CampaignId, refused: Refused) -> Result<T, Problem> {
    let Refused::Answer(Refusal::Barred { why, rule, .. }) = &refused else { return Err(refused.into()) };
    let snapshot = app.service.snapshot(id).await?;
    let why = with_words(&snapshot, language(request), |words| words.say(why));
    let more = More { why: Some(why), rule: Some(rule), ..More::default() };
    Err(Problem::from(refused).with(more))
}

/// `POST /campaigns/{id}/preview`.
///
/// # Errors
/// As an answer.
pub async fn preview(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    body: web::Json<Turn>,
) -> Result<HttpResponse, Problem> {
    let seat = own_seat(&request, &app, *id).await?;
    let Filled { answers, preview } = match app.service.look_ahead(&submission(*id, seat, &body, None)?).await {
        Ok(looked) => looked,
        Err(refused) => return explained(&request, &app, *id, refused).await,
    };
    let snapshot = app.service.snapshot(*id).await?;
    let next = asked_next(&preview, seat);
    let body = api::Preview {
        stop: preview.stop,
        answers,
        lines: lines(&snapshot, language(&request), &preview.told),
        question: next.map(|asked| worded(&snapshot, language(&request), &asked)),
        view: preview.play.view(Eyes::Seat(seat)),
    };
    Ok(HttpResponse::Ok().json(body))
}

/// `POST /campaigns/{id}/take-back`.
///
/// # Errors
/// 409 if it is too late, 429 if the seat has taken back enough for now.
pub async fn take_back(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    body: web::Json<TakeBackWish>,
) -> Result<HttpResponse, Problem> {
    let (_, by) = asked_by(&request, &app, *id).await?;
    let taken_back = app.service.act(*id, by, Act::TakeBack(body.into_inner())).await?;
    let version = taken_back.entry().ok_or_else(Problem::not_found)?;
    Ok(HttpResponse::Created().json(api::Version { version }))
}
