//! The state of a turn being put together: empty, or restored as far as it was kept.

use super::access::{Access, open_question};
use super::dealing::OnSheet;
use super::page::turn_page;
use super::receipt::{moved_on, waiting};
use crate::app::{App, row_of};
use crate::problem::Problem;
use crate::show;
use actix_web::HttpResponse;
use sternpost_core::{Answer, Picked, Shape, Stop};
use sternpost_game::{Asked, Play};
use sternpost_model::entropy;
use sternpost_pages::form::TurnForm;
use sternpost_pages::linked::Linked;
use sternpost_pages::refused::Wrong;
use sternpost_pages::turn::Step;
use sternpost_store::Sealed;
use sternpost_table::play::compose::{Composition, TurnStep};
use sternpost_table::{Refused, Snapshot};

/// Lines of the chronicle beside a question.
pub(super) const LINES: usize = 24;

pub(crate) async fn look(app: &App, access: &Access) -> Result<HttpResponse, Problem> {
    let snapshot = app.service.snapshot(access.campaign).await?;
    let Some((asked, play)) = open_question(&snapshot, access).zip(snapshot.play.as_deref()) else {
        drop(snapshot);
        return match (access.is_seated(), access.is_anytime()) {
            (false, _) => moved_on(app, access, access.version).await,
            (true, true) => Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/c/{}", access.campaign))).finish()),
            (true, false) => waiting(app, access).await,
        };
    };
    let picked = access.choice.as_ref().filter(|choice| asked.offers.iter().any(|offer| offer.id == **choice));
    let picked = picked.and_then(|choice| match asked.shape {
        Shape::OneOf => Some(Picked::One(choice.clone())),
        Shape::SomeOf { .. } => Some(Picked::Some(vec![choice.clone()])),
        Shape::Split { .. } | Shape::Arrange | Shape::Amount { .. } => None,
    });
    if access.is_anytime()
        && access.step.is_none()
        && let Some(page) = begun_deal(app, access, &asked, picked.as_ref()).await?
    {
        return Ok(page);
    }
    // What is sealed can be changed until it is opened. No link of a letter goes before it.
    let sealed = given_answer(&snapshot, access).map(|sealed| sealed.given.answer.clone());
    let begun = Begun { question: asked.id.clone(), version: snapshot.seq, turn: vec![], key: entropy::token(), is_kept: true };
    // A turn that was kept on the way to what is sealed is none that goes on.
    let goes_on = sealed.is_none() || access.step.is_some_and(|step| step > 0);
    if goes_on && let Some((begun, composition, picked)) = kept(app, access, &snapshot, &begun).await? {
        return composed(app, access, begun, composition, None, picked).await;
    }
    let composing = Composing {
        begun,
        so_far: vec![],
        told: vec![],
        asked: Some(asked),
        stop: None,
        position: play.fork(),
        picked: sealed.or(picked),
        deal: None,
        error: None,
    };
    turn_page(app, access, &snapshot, composing).await
}

/// The sheet of a proposal that a link begins.
async fn begun_deal(app: &App, access: &Access, asked: &Asked, picked: Option<&Answer>) -> Result<Option<HttpResponse>, Problem> {
    let Some(picked) = picked else { return Ok(None) };
    let version = app.service.snapshot(access.campaign).await?.seq;
    let turn = access.turn_of(&asked.id, version, vec![picked.clone()]);
    let Ok(composition) = app.service.compose(&turn).await else { return Ok(None) };
    let Some(sheet) = OnSheet::empty(&composition.snapshot, access, &composition) else { return Ok(None) };
    let begun = Begun { question: asked.id.clone(), version, turn: vec![], key: entropy::token(), is_kept: true };
    on_sheet(app, access, begun, composition, None, sheet).await.map(Some)
}

/// The answer a seat has given to what is asked, if it waits for others.
pub(super) fn given_answer<'snapshot>(snapshot: &'snapshot Snapshot, access: &Access) -> Option<&'snapshot Sealed> {
    snapshot.sealed_of(access.seat()).filter(|_| !access.is_anytime())
}

/// A turn that was begun: the state that its form carries along.
pub(super) struct Begun {
    pub(super) question: String,
    /// The last entry of the log it is decided on.
    pub(super) version: u64,
    pub(super) turn: Vec<Answer>,
    pub(super) key: String,
    /// Whether what was answered is kept for the seat, so that other requests find it.
    pub(super) is_kept: bool,
}

impl Begun {
    /// Reads the state that a form carried along.
    pub(super) fn of(form: &TurnForm) -> Self {
        let TurnForm { question, version, turn, key, .. } = form;
        Self { question: question.clone(), version: *version, turn: turn.clone(), key: key.clone(), is_kept: true }
    }

    /// The same, of which nothing could be kept.
    pub(super) fn not_kept(self) -> Self {
        Self { is_kept: false, ..self }
    }
}

/// The turn as far as it was kept for the seat, up to the step that is looked at, with what was answered there before. Nothing if none was
/// begun, if it fits no more, or if the reader came for something else.
async fn kept(
    app: &App,
    access: &Access,
    snapshot: &Snapshot,
    fresh: &Begun,
) -> Result<Option<(Begun, Composition, Option<Answer>)>, Problem> {
    if access.is_anytime() && access.step.is_none() {
        return Ok(None);
    }
    let Some(draft) = app.service.draft(snapshot, access.seat(), &fresh.question).await? else { return Ok(None) };
    // A letter's link that names another choice than the turn began with is a change of mind.
    let is_of_link = access.choice.as_ref().is_none_or(|choice| draft.turn.first() == Some(&Picked::One(choice.clone())));
    if access.step.is_none() && !is_of_link {
        return Ok(None);
    }
    let step = access.step.unwrap_or(draft.turn.len()).min(draft.turn.len());
    let turn = access.turn_of(&draft.question, draft.version, draft.turn[..step].to_vec());
    let composition = match app.service.compose(&turn).await {
        Ok(composition) => composition,
        Err(Refused::Stale { .. } | Refused::Answer(_)) => return Ok(None),
        Err(refused) => return Err(refused.into()),
    };
    // Behind what was answered by itself.
    let picked = draft.turn.strip_prefix(composition.answers.as_slice()).and_then(|after| after.first().cloned());
    let (question, turn) = (fresh.question.clone(), composition.answers.clone());
    let begun = Begun { question, version: fresh.version, turn, key: fresh.key.clone(), is_kept: true };
    Ok(Some((begun, composition, picked)))
}

/// A turn being put together.
pub(super) struct Composing {
    pub(super) begun: Begun,
    pub(super) so_far: Vec<Step>,
    pub(super) told: Vec<Linked>,
    /// What is asked next; none: the turn is complete.
    pub(super) asked: Option<Asked>,
    /// Why the turn is complete, if it is.
    pub(super) stop: Option<Stop>,
    pub(super) position: Box<dyn Play>,
    pub(super) picked: Option<Answer>,
    /// The proposal that is put together, on one sheet.
    pub(super) deal: Option<OnSheet>,
    pub(super) error: Option<Wrong>,
}

/// The page of a turn as far as it is put together.
pub(super) async fn composed(
    app: &App,
    access: &Access,
    begun: Begun,
    composition: Composition,
    error: Option<Wrong>,
    picked: Option<Answer>,
) -> Result<HttpResponse, Problem> {
    let deal = OnSheet::empty(&composition.snapshot, access, &composition);
    page_of(app, access, begun, composition, (error, picked, deal)).await
}

/// The page of a proposal as it stands on its sheet.
pub(super) async fn on_sheet(
    app: &App,
    access: &Access,
    begun: Begun,
    composition: Composition,
    error: Option<Wrong>,
    deal: OnSheet,
) -> Result<HttpResponse, Problem> {
    page_of(app, access, begun, composition, (error, None, Some(deal))).await
}

async fn page_of(
    app: &App,
    access: &Access,
    begun: Begun,
    composition: Composition,
    (error, picked, deal): (Option<Wrong>, Option<Answer>, Option<OnSheet>),
) -> Result<HttpResponse, Problem> {
    let Composition { snapshot, answers, steps, told, asked, stop, position } = composition;
    let language = row_of(&snapshot, access.seat).map_or("en", |row| &row.language);
    let (places, steps): (Vec<usize>, Vec<_>) = steps.into_iter().map(|TurnStep { at, asked, answer }| (at, (asked, answer))).unzip();
    let so_far = worded_steps(&snapshot, language, &steps).into_iter().zip(places);
    let begun = Begun { turn: answers, ..begun };
    let composing = Composing {
        so_far: so_far.map(|(step, at)| Step { href: Some(access.step_address(at)), ..step }).collect(),
        told: show::with_words(&snapshot, language, |words| Linked::acts(words, &told, |told| &told.text)),
        // A turn without answers stops nowhere yet.
        stop: (asked.is_none() && !begun.turn.is_empty()).then_some(stop),
        begun,
        asked,
        position,
        picked,
        deal,
        error,
    };
    turn_page(app, access, &snapshot, composing).await
}

/// The answers of a turn with the questions they answer, in words.
pub(super) fn worded_steps(snapshot: &Snapshot, language: &str, steps: &[(Asked, Answer)]) -> Vec<Step> {
    show::with_words(snapshot, language, |words| {
        let step = |(asked, answer): &(Asked, Answer)| Step {
            prompt: words.say(&asked.prompt),
            answer: words.answer_counted(asked, answer),
            href: None,
        };
        steps.iter().map(step).collect()
    })
}
