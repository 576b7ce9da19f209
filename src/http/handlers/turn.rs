//! The turn page: by the link of a mail, or signed in. Looking changes nothing; only a form that a person submits does.

use super::anytime::acts;
use super::{OnPage as _, campaign_frame, language_form, page};
use crate::campaign::{Composed, Composition, Hot, Part, Receipt, Refused, Submission, TakeBack, anytime_id};
use crate::entropy;
use crate::http::app::{App, row_of};
use crate::http::auth;
use crate::http::pages::{Action, ConflictPage, Control, Hidden, Lex, Page, ReceiptPage, Step, TurnForm, TurnPage, WaitingPage, Wrong};
use crate::http::problem::Problem;
use crate::http::show;
use crate::log::{CampaignId, Cause};
use crate::post::links::AnswerLink;
use crate::store::{SeatRow, Status};
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;
use sternpost_core::{Answer, Asked, Eyes, Picked, Play, Seat, Stop};

/// Lines of the chronicle beside a question.
const LINES: usize = 60;

/// Who answers, by what way.
pub(super) struct Access {
    pub(super) campaign: CampaignId,
    pub(super) seat: u8,
    /// The only question a link is good for.
    question: Option<String>,
    choice: Option<String>,
    /// Where forms go.
    action: String,
    cause: Cause,
    reader: Option<String>,
    version: u64,
    /// Where the seat changes its language.
    language: String,
}

impl Access {
    pub(super) fn seat(&self) -> Seat {
        Seat(self.seat)
    }

    /// The address of who is signed in; none by a link.
    pub(super) fn reader(&self) -> Option<&str> {
        self.reader.as_deref()
    }

    /// Whether it is for what the seat may do although nobody waits for it.
    fn is_anytime(&self) -> bool {
        self.question.as_ref().is_some_and(|question| *question == anytime_id(self.seat()))
    }

    /// The same seat's access to another question, filled with a choice, whose forms go elsewhere.
    pub(super) fn to(self, question: String, choice: Option<String>, action: String) -> Self {
        Self { question: Some(question), choice, action, ..self }
    }

    /// From which entry on it is told what has changed: since the letter of a link; else since the page was made.
    fn seen_up_to(&self, form: u64) -> u64 {
        if self.reader.is_some() { form } else { self.version }
    }

    /// A turn as it was put together on a page.
    fn submission(&self, form: &TurnForm, key: Option<String>) -> Submission {
        let (campaign, seat, cause) = (self.campaign, self.seat(), self.cause);
        let (question, answers) = (form.question.clone(), form.turn.clone());
        Submission { campaign, seat, question, version: form.version, answers, key, sent: Some(form.sent.clone()), cause }
    }

    /// Whose eyes this access has once its question is gone: a link that was used is a link anybody may have.
    fn eyes_afterwards(&self) -> Eyes {
        if self.reader.is_some() { Eyes::Seat(self.seat()) } else { Eyes::Spectator }
    }
}

/// What the link of a mail gives access to: one question of one seat. It dies with that question, with hand-over and revocation
/// (the generation), and when what its letter told was left behind.
pub(super) async fn by_link(app: &App, token: &str) -> Result<Access, Problem> {
    let link: AnswerLink = app.links.read(token, app.now())?;
    let hot = app.service.standing_at(link.campaign, link.version).await?;
    let row = row_of(&hot, link.seat).ok_or_else(Problem::not_found)?;
    if row.link_generation != link.generation {
        return Err(Problem::new(actix_web::http::StatusCode::GONE, "link-expired", "this link was revoked"));
    }
    if link.question.is_none() || hot.is_stale(link.version) {
        return Err(Problem::new(
            actix_web::http::StatusCode::GONE,
            "link-expired",
            "the campaign was moved back: a newer mail has the link",
        ));
    }
    Ok(Access {
        campaign: link.campaign,
        seat: link.seat,
        question: link.question,
        choice: link.choice,
        action: format!("/t/{token}"),
        cause: Cause::MailLink,
        reader: None,
        version: link.version,
        language: format!("/t/{token}/language"),
    })
}

/// What a living link gives access to: its question is still open.
///
/// # Errors
/// If the link is dead.
pub(super) async fn by_living_link(app: &App, token: &str) -> Result<Access, Problem> {
    let access = by_link(app, token).await?;
    let hot = app.service.standing(access.campaign).await?;
    match open_question(&hot, &access) {
        Some(_) => Ok(access),
        None => Err(Problem::new(actix_web::http::StatusCode::GONE, "link-expired", "this link's question is no longer open")),
    }
}

pub(super) async fn signed_in(request: &HttpRequest, app: &App, id: CampaignId) -> Result<Access, Problem> {
    let address = auth::signed_in(request, app).await?;
    let hot = app.service.standing(id).await?;
    let row = hot.seats_of(&address).next().ok_or_else(Problem::not_found)?;
    let (seat, version) = (row.seat, hot.shown_seq());
    let action = format!("/c/{id}/turn");
    let (reader, language) = (Some(address.clone()), format!("/c/{id}/language"));
    Ok(Access { campaign: id, seat, question: None, choice: None, action, cause: Cause::Page, reader, version, language })
}

/// `GET /t/{token}`.
///
/// # Errors
/// If the link is dead.
pub async fn look_by_link(app: web::Data<App>, token: web::Path<String>) -> Result<HttpResponse, Problem> {
    let access = by_link(&app, &token).await.on_page()?;
    look(&app, &access).await.on_page()
}

/// `GET /c/{id}/turn`.
///
/// # Errors
/// If nobody with a seat is signed in.
pub async fn look_signed_in(request: HttpRequest, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let access = signed_in(&request, &app, *id).await.on_page()?;
    look(&app, &access).await.on_page()
}

/// `POST /t/{token}`.
///
/// # Errors
/// If the link is dead or the form is none of ours.
pub async fn act_by_link(
    app: web::Data<App>,
    token: web::Path<String>,
    form: web::Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Problem> {
    let access = by_link(&app, &token).await.on_page()?;
    act(&app, &access, form.into_inner()).await.on_page()
}

/// `POST /c/{id}/turn`.
///
/// # Errors
/// If nobody with a seat is signed in or the form is none of ours.
pub async fn act_signed_in(
    request: HttpRequest,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    form: web::Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Problem> {
    let access = signed_in(&request, &app, *id).await.on_page()?;
    act(&app, &access, form.into_inner()).await.on_page()
}

/// Which answer is to be taken back.
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
    app: web::Data<App>,
    token: web::Path<String>,
    form: web::Form<TakeBackForm>,
) -> Result<HttpResponse, Problem> {
    let access = by_link(&app, &token).await.on_page()?;
    take_back(&app, &access, form.into_inner()).await.on_page()
}

/// `POST /c/{id}/turn/take-back`.
///
/// # Errors
/// If nobody with a seat is signed in or it is too late.
pub async fn take_back_signed_in(
    request: HttpRequest,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    form: web::Form<TakeBackForm>,
) -> Result<HttpResponse, Problem> {
    let access = signed_in(&request, &app, *id).await.on_page()?;
    take_back(&app, &access, form.into_inner()).await.on_page()
}

async fn take_back(app: &App, access: &Access, form: TakeBackForm) -> Result<HttpResponse, Problem> {
    let (version, question) = (form.version, access.question.clone().or(form.question));
    let what = TakeBack { campaign: access.campaign, seat: access.seat(), version, question, cause: access.cause };
    match app.service.take_back(what).await {
        Ok(_) => {}
        Err(Refused::Stale { .. }) => return moved_on(app, access, form.version).await,
        Err(refused) => return Err(refused.into()),
    }
    // The question that was answered is open again, and with it the way that led to it.
    Ok(HttpResponse::SeeOther().insert_header(("Location", access.action.clone())).finish())
}

/// The frame of a page for the seat, in its language.
fn seat_frame(app: &App, hot: &Hot, access: &Access, row: &SeatRow) -> Page {
    let mut frame = campaign_frame(app, hot, Lex::new(row.spoken()), access.reader.as_deref());
    // A link that is used up opens no form.
    let is_open = access.reader.is_some() || open_question(hot, access).is_some();
    frame.language_form = is_open.then(|| language_form(access.language.clone(), access.action.clone())).flatten();
    frame
}

/// The seat's open question, if it is one this access is good for. A link to what can be done at any time is good for as long as
/// what its letter named can be done.
fn open_question(hot: &Hot, access: &Access) -> Option<Asked> {
    if access.is_anytime() {
        let named = |asked: &Asked| asked.offers.iter().any(|offer| Some(&offer.id) == access.choice.as_ref());
        return hot.anytime_of(access.seat()).filter(|asked| access.reader.is_some() || named(asked));
    }
    let play = hot.play.as_deref().filter(|_| hot.campaign.status == Status::Running)?;
    play.asked_of(access.seat()).filter(|asked| access.question.as_ref().is_none_or(|question| *question == asked.id))
}

pub(super) async fn look(app: &App, access: &Access) -> Result<HttpResponse, Problem> {
    let hot = app.service.standing(access.campaign).await?;
    let Some((asked, play)) = open_question(&hot, access).zip(hot.play.as_deref()) else {
        drop(hot);
        return match (&access.reader, access.is_anytime()) {
            (None, _) => moved_on(app, access, access.version).await,
            (Some(_), true) => Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/c/{}", access.campaign))).finish()),
            (Some(_), false) => waiting(app, access).await,
        };
    };
    let picked = access.choice.as_ref().filter(|choice| asked.offers.iter().any(|offer| offer.id == **choice));
    let picked = picked.map(|choice| Picked::One(choice.clone()));
    // What is sealed can be changed until it is opened.
    let sealed = hot.sealed_of(access.seat()).filter(|_| !access.is_anytime()).map(|sealed| sealed.given.answer.clone());
    let composing = Composing {
        question: asked.id.clone(),
        version: hot.shown_seq(),
        turn: vec![],
        so_far: vec![],
        told: vec![],
        asked: Some(asked),
        position: play.fork(),
        picked: picked.or(sealed),
        error: None,
        key: entropy::token(),
    };
    turn_page(app, access, &hot, composing).await
}

/// A turn being put together.
struct Composing {
    question: String,
    /// The last entry of the log it is decided on.
    version: u64,
    turn: Vec<Answer>,
    so_far: Vec<Step>,
    told: Vec<String>,
    /// What is asked next; none: the turn is complete.
    asked: Option<Asked>,
    position: Box<dyn Play>,
    picked: Option<Answer>,
    error: Option<Wrong>,
    key: String,
}

impl Composing {
    /// Whether what stands in the controls makes an act whole.
    fn is_whole(&self, hot: &Hot, access: &Access) -> bool {
        let Some((play, picked)) = hot.play.as_deref().zip(self.picked.as_ref()) else { return false };
        let turn: Vec<Answer> = self.turn.iter().chain([picked]).cloned().collect();
        play.preview_anytime(access.seat(), &turn).is_ok_and(|preview| preview.stop != Stop::Asked)
    }
}

async fn turn_page(app: &App, access: &Access, hot: &Hot, composing: Composing) -> Result<HttpResponse, Problem> {
    let row = row_of(hot, access.seat).ok_or_else(Problem::not_found)?;
    let eyes = Eyes::Seat(access.seat());
    let since = show::since(app, hot, &row.language, eyes, row.seen).await?;
    let (chronicle, _) = show::chronicle(app, hot, &row.language, eyes, Part::latest(LINES)).await?;
    let mut page_frame = seat_frame(app, hot, access, row);
    page_frame.stream = access.reader.as_ref().map(|_| format!("/api/v1/campaigns/{}/stream", access.campaign));
    let turn = serde_json::to_string(&composing.turn).map_err(|error| Problem::bad_request(error.to_string()))?;
    let hidden = Hidden {
        action: access.action.clone(),
        turn,
        version: composing.version,
        question: composing.question.clone(),
        key: composing.key.clone(),
    };
    let seats = show::seat_lines(hot, &page_frame, eyes);
    let is_anytime = access.is_anytime();
    let is_sealed = !is_anytime && hot.play()?.asked_together().len() > 1;
    let may_confirm = match &composing.asked {
        // Only a whole act can be confirmed; a turn may end after any answer.
        Some(_) if is_anytime => composing.is_whole(hot, access),
        Some(_) => true,
        None => !composing.turn.is_empty(),
    };
    let anytime = if is_anytime || !composing.turn.is_empty() { None } else { acts(app, hot, access, row) };
    let model = show::with_words(hot, &row.language, |words| {
        let scene = composing.position.scene(eyes);
        let control = composing.asked.as_ref().map(|asked| Control::of(asked, words, composing.picked.as_ref()));
        let marks = match (&control, &composing.asked) {
            (Some(control), Some(asked)) => control.marks(asked),
            _ => vec![],
        };
        TurnPage {
            since,
            error: composing.error.map(|wrong| wrong.words(page_frame.lex, &|text| words.say(text))),
            preview: composing.told,
            may_confirm,
            is_sealed,
            is_anytime,
            anytime,
            deadline: None,
            hidden,
            board: show::board(&scene, words, &composing.position.colours(), marks),
            panels: show::panels(&scene, words, &*composing.position, eyes),
            so_far: composing.so_far,
            control,
            seats,
            chronicle,
            page: page_frame,
        }
    });
    page(&model)
}

pub(super) async fn act(app: &App, access: &Access, fields: Vec<(String, String)>) -> Result<HttpResponse, Problem> {
    let mut form = TurnForm::read(fields).map_err(|bad| Problem::bad_request(bad.to_string()))?;
    if access.question.as_ref().is_some_and(|question| *question != form.question) {
        return Err(Problem::bad_request("this link is for another question"));
    }
    if form.action == Action::Undo {
        form.turn.pop();
    }
    if access.is_anytime() && open_question(&*app.service.standing(access.campaign).await?, access).is_none() {
        return only_again(app, access, &form).await;
    }
    let mut turn = access.submission(&form, None);
    let composition = match app.service.compose(&turn).await {
        Ok(composition) => composition,
        // A repeated submission comes after its question is gone.
        Err(Refused::Stale { .. }) if form.action == Action::Confirm => return submit(app, access, form).await,
        Err(Refused::Stale { .. }) => return moved_on(app, access, form.version).await,
        // What an act at any time began with is gone.
        Err(Refused::Answer(_)) if access.is_anytime() => return only_again(app, access, &form).await,
        Err(refused) => return Err(refused.into()),
    };
    if form.action == Action::Undo {
        return composed(app, access, &form, composition, None, None).await;
    }
    let answer = composition.asked.as_ref().map(|asked| form.answer(asked));
    let answer = match answer {
        None => None,
        Some(Ok(Some(answer))) => Some(answer),
        Some(Ok(None)) if form.action == Action::Confirm && !form.turn.is_empty() => None,
        Some(Ok(None)) => return composed(app, access, &form, composition, Some(Wrong::Nothing), None).await,
        Some(Err(bad)) => return composed(app, access, &form, composition, Some(Wrong::Form(bad)), None).await,
    };
    if form.action == Action::Confirm {
        form.turn.extend(answer);
        return submit(app, access, form).await;
    }
    let Some(answer) = answer else { return composed(app, access, &form, composition, None, None).await };
    match app.service.compose_further(&mut turn, answer.clone()).await {
        Ok(Composed::Taken(further)) => {
            form.turn.push(answer);
            composed(app, access, &form, further, None, None).await
        }
        // What the rules refuse stays in the controls with the reason.
        Ok(Composed::Refused(before, refusal)) => composed(app, access, &form, before, Some(Wrong::Answer(refusal)), Some(answer)).await,
        Err(Refused::Stale { .. }) => moved_on(app, access, form.version).await,
        Err(refused) => Err(refused.into()),
    }
}

/// The page of a turn as far as it is put together.
async fn composed(
    app: &App,
    access: &Access,
    form: &TurnForm,
    composition: Composition,
    error: Option<Wrong>,
    picked: Option<Answer>,
) -> Result<HttpResponse, Problem> {
    let Composition { hot, steps, told, asked, position } = composition;
    let language = row_of(&hot, access.seat).map_or("en", |row| &row.language);
    let composing = Composing {
        question: form.question.clone(),
        version: form.version,
        turn: form.turn.clone(),
        so_far: worded_steps(&hot, language, &steps),
        told: show::with_words(&hot, language, |words| told.iter().map(|told| words.say(&told.text)).collect()),
        asked,
        position,
        picked,
        error,
        key: form.key.clone(),
    };
    turn_page(app, access, &hot, composing).await
}

/// The answers of a turn with the questions they answer, in words.
fn worded_steps(hot: &Hot, language: &str, steps: &[(Asked, Answer)]) -> Vec<Step> {
    show::with_words(hot, language, |words| {
        let step = |(asked, answer): &(Asked, Answer)| Step { prompt: words.say(&asked.prompt), answer: words.answer(asked, answer) };
        steps.iter().map(step).collect()
    })
}

async fn submit(app: &App, access: &Access, mut form: TurnForm) -> Result<HttpResponse, Problem> {
    let submission = access.submission(&form, Some(form.key.clone()));
    let steps = app.service.steps_of(&submission).await?;
    match app.service.answer(submission).await {
        Ok(receipt) => receipt_page(app, access, &form, &steps, receipt).await,
        Err(Refused::Answer(refusal)) => {
            let picked = form.turn.pop();
            match app.service.compose(&access.submission(&form, None)).await {
                Ok(before) => composed(app, access, &form, before, Some(Wrong::Answer(refusal)), picked).await,
                Err(Refused::Stale { .. }) => moved_on(app, access, form.version).await,
                Err(Refused::Answer(_)) if access.is_anytime() => moved_on(app, access, form.version).await,
                Err(refused) => Err(refused.into()),
            }
        }
        // Another answer after the first was taken: whoever went back in their browser sees what has become of it.
        Err(Refused::Stale { .. } | Refused::KeyUsed) => moved_on(app, access, form.version).await,
        Err(refused) => Err(refused.into()),
    }
}

/// What can be done no more: who had it done already gets the receipt again.
async fn only_again(app: &App, access: &Access, form: &TurnForm) -> Result<HttpResponse, Problem> {
    let first = app.service.repeated(&access.submission(form, Some(form.key.clone()))).await;
    match first {
        Ok(Some(first)) if form.action == Action::Confirm => {
            receipt_page(app, access, form, &[], Receipt { repeated: true, ..first }).await
        }
        Ok(_) | Err(Refused::KeyUsed) => moved_on(app, access, form.version).await,
        Err(refused) => Err(refused.into()),
    }
}

async fn receipt_page(
    app: &App,
    access: &Access,
    form: &TurnForm,
    steps: &[(Asked, Answer)],
    receipt: Receipt,
) -> Result<HttpResponse, Problem> {
    // A page that comes again may come to anybody who kept it: nothing new is signed for it.
    let go_on = if receipt.repeated && access.reader.is_none() { None } else { next_address(app, access).await? };
    let may_take_back = app.service.may_take_back(access.campaign, access.seat(), &form.question).await?;
    let hot = app.service.standing(access.campaign).await?;
    let row = row_of(&hot, access.seat).ok_or_else(Problem::not_found)?;
    let frame = seat_frame(app, &hot, access, row);
    let take_back = may_take_back.then(|| Hidden {
        action: format!("{}/take-back", access.action),
        turn: "[]".to_owned(),
        version: receipt.version,
        question: form.question.clone(),
        key: entropy::token(),
    });
    page(&ReceiptPage {
        seq: receipt.version,
        when: app.now().format("%Y-%m-%d %H:%M UTC").to_string(),
        was_known: receipt.repeated,
        steps: worded_steps(&hot, &row.language, steps),
        told: show::with_words(&hot, &row.language, |words| receipt.told.iter().map(|told| words.say(&told.text)).collect()),
        take_back,
        go_on,
        campaign: format!("/c/{}", access.campaign),
        seats: show::seat_lines(&hot, &frame, Eyes::Seat(access.seat())),
        page: frame,
    })
}

/// Where the seat's next question is answered, if it is asked again at once.
async fn next_address(app: &App, access: &Access) -> Result<Option<String>, Problem> {
    let hot = app.service.standing(access.campaign).await?;
    let asked = hot.owed_by(access.seat()).filter(|_| hot.campaign.status == Status::Running);
    let row = row_of(&hot, access.seat).ok_or_else(Problem::not_found)?;
    Ok(asked.map(|asked| {
        if access.cause == Cause::MailLink {
            app.addresses.answer(row, Some(&asked.id), hot.shown_seq(), None)
        } else {
            format!("/c/{}/turn", access.campaign)
        }
    }))
}

/// The question is gone: what has changed since the link was written, or since the page was made.
async fn moved_on(app: &App, access: &Access, form: u64) -> Result<HttpResponse, Problem> {
    let hot = app.service.standing(access.campaign).await?;
    let row = row_of(&hot, access.seat).ok_or_else(Problem::not_found)?;
    let changed = show::since(app, &hot, &row.language, access.eyes_afterwards(), access.seen_up_to(form)).await?;
    let frame = seat_frame(app, &hot, access, row);
    let again = access.reader.as_ref().map(|_| access.action.clone());
    // A link that was used is a link anybody may have: it tells no more than everybody sees, and leads to the next question
    // through the door.
    let waited_for = hot.waiting_for(access.eyes_afterwards()).contains(&access.seat());
    let owes = again.is_none() && hot.campaign.status == Status::Running && waited_for;
    let go_on = owes.then(|| format!("/c/{}/turn", access.campaign));
    page(&ConflictPage { changed, steps: vec![], again, go_on, campaign: format!("/c/{}", access.campaign), page: frame })
}

/// Nothing to answer.
async fn waiting(app: &App, access: &Access) -> Result<HttpResponse, Problem> {
    let hot = app.service.standing(access.campaign).await?;
    let row = row_of(&hot, access.seat).ok_or_else(Problem::not_found)?;
    let eyes = Eyes::Seat(access.seat());
    let since = show::since(app, &hot, &row.language, eyes, row.seen).await?;
    let (chronicle, _) = show::chronicle(app, &hot, &row.language, eyes, Part::latest(LINES)).await?;
    let frame = seat_frame(app, &hot, access, row);
    let play = hot.play()?;
    let seats = show::seat_lines(&hot, &frame, eyes);
    let scene = play.scene(eyes);
    let anytime = acts(app, &hot, access, row);
    let model = show::with_words(&hot, &row.language, |words| WaitingPage {
        since,
        anytime,
        seats,
        board: show::board(&scene, words, &play.colours(), vec![]),
        panels: show::panels(&scene, words, play, eyes),
        chronicle,
        page: frame,
    });
    page(&model)
}
