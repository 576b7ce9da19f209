//! Handles the forms of the turn page: the turn goes on, or is handed in.

use super::access::{Access, open_question};
use super::composing::{Begun, composed};
use super::dealing;
use super::receipt::{moved_on, receipt_page};
use crate::app::App;
use crate::problem::Problem;
use actix_web::HttpResponse;
use sternpost_core::{Answer, Picked};
use sternpost_game::Asked;
use sternpost_pages::form::{Action, TurnForm};
use sternpost_pages::refused::Wrong;
use sternpost_table::play::answer::{Receipt, Sentence, Submission};
use sternpost_table::play::compose::{Composed, Composition};
use sternpost_table::replies::pasted;
use sternpost_table::{Refused, Snapshot};

pub(crate) async fn act(app: &App, access: &Access, fields: Vec<(String, String)>) -> Result<HttpResponse, Problem> {
    let mut form = TurnForm::read(fields).map_err(|bad| Problem::bad_request(bad.to_string()))?;
    if access.question.as_ref().is_some_and(|question| *question != form.question) {
        return Err(Problem::bad_request("this link is for another question"));
    }
    if access.is_anytime() && open_question(&*app.service.snapshot(access.campaign).await?, access).is_none() {
        return only_again(app, access, &form).await;
    }
    let turn = access.submission(&form, None);
    let composition = match app.service.compose(&turn).await {
        Ok(composition) => composition,
        // A repeated submission comes after its question is gone.
        Err(Refused::Stale { .. }) if form.action != Action::Next => return submit(app, access, form, None).await,
        Err(Refused::Stale { .. }) => return moved_on(app, access, form.version).await,
        // What an act at any time began with is gone.
        Err(Refused::Answer(_)) if access.is_anytime() => return only_again(app, access, &form).await,
        Err(refused) => return Err(refused.into()),
    };
    if let Some((asked, list)) = composition.asked.as_ref().and_then(|asked| Some((asked, form.list(asked)?))) {
        let (wrong, answer) = in_controls(&composition.snapshot, &form, asked, list);
        return composed(app, access, Begun::of(&form), composition, wrong, answer).await;
    }
    if access.is_anytime() && form.is_sheet() && composition.position.deal_part().is_some() {
        return dealing::propose(app, access, form, composition).await;
    }
    if form.action == Action::Fill {
        return Err(Problem::bad_request("no list is asked for"));
    }
    let answer = composition.asked.as_ref().map(|asked| form.answer(asked));
    let answer = match answer {
        None => None,
        Some(Ok(Some(answer))) => Some(answer),
        Some(Ok(None)) if form.action == Action::Confirm && !form.turn.is_empty() => None,
        Some(Ok(None)) => return composed(app, access, Begun::of(&form), composition, Some(Wrong::Nothing), None).await,
        Some(Err(bad)) => return composed(app, access, Begun::of(&form), composition, Some(Wrong::Form(bad)), None).await,
    };
    if form.action == Action::Order {
        return Ok(to_order(access, &composition, answer));
    }
    let is_whole = composition.asked.is_none() && form.action == Action::HandIn;
    if form.action == Action::Confirm || is_whole {
        form.turn.extend(answer);
        return submit(app, access, form, None).await;
    }
    let Some(answer) = answer else { return composed(app, access, Begun::of(&form), composition, None, None).await };
    go_on(app, access, form, turn, answer).await
}

/// A list that was pasted, as it goes into the controls; if it cannot, why, and what stood in them.
fn in_controls(snapshot: &Snapshot, form: &TurnForm, asked: &Asked, list: &str) -> (Option<Wrong>, Option<Answer>) {
    match pasted(snapshot, asked, list) {
        Ok(answer) => (None, Some(answer)),
        Err(why) => (Some(Wrong::List { text: list.to_owned(), why }), form.answer(asked).ok().flatten()),
    }
}

/// Adds an answer to the turn: it is kept, and asks what follows; or it is handed in, if that was pressed and nothing follows.
async fn go_on(app: &App, access: &Access, mut form: TurnForm, mut turn: Submission, answer: Answer) -> Result<HttpResponse, Problem> {
    match app.service.compose_further(&mut turn, answer.clone()).await {
        Ok(Composed::Taken(further)) => {
            form.turn.push(answer);
            // Half a turn is never handed in by the button that says "hand in".
            if form.action == Action::HandIn && further.asked.is_none() {
                return submit(app, access, form, None).await;
            }
            if let Err(why) = app.service.keep_draft(&further.snapshot, &turn).await {
                // Where it cannot be kept the page carries it along.
                tracing::warn!(campaign.id = %access.campaign, %why, "a turn that is put together could not be kept");
                return composed(app, access, Begun::of(&form).not_kept(), further, None, None).await;
            }
            Ok(HttpResponse::SeeOther().insert_header(("Location", access.step_address(turn.answers.len()))).finish())
        }
        // What the rules refuse stays in the controls with the reason.
        Ok(Composed::Refused(before, refusal)) => {
            composed(app, access, Begun::of(&form), before, Some(Wrong::Answer(refusal)), Some(answer)).await
        }
        Err(Refused::Stale { .. }) => moved_on(app, access, form.version).await,
        Err(refused) => Err(refused.into()),
    }
}

/// The form of an order that answers such questions with what was picked; nothing is given or answered yet.
fn to_order(access: &Access, composition: &Composition, answer: Option<Answer>) -> HttpResponse {
    let kind = composition.snapshot.play.as_deref().and_then(|play| play.kinds(access.seat()).into_iter().next());
    let mut fields: Vec<(&str, String)> = kind.into_iter().map(|kind| ("kind", kind.id)).collect();
    match &answer {
        Some(Picked::One(id)) => fields.extend([("choose", "ranked".to_owned()), ("rank", id.clone())]),
        Some(Picked::Some(ids)) if !ids.is_empty() => {
            fields.push(("choose", "ranked".to_owned()));
            fields.extend(ids.iter().map(|id| ("rank", id.clone())));
        }
        Some(exactly) => {
            let answer = serde_json::to_string(exactly).expect("an answer is plain data");
            fields.extend([("choose", "exactly".to_owned()), ("answer", answer)]);
        }
        None => {}
    }
    let query = serde_urlencoded::to_string(fields).expect("texts can be written into an address");
    HttpResponse::SeeOther().insert_header(("Location", format!("/c/{}/orders?{query}#order", access.campaign))).finish()
}

/// Hands a turn in, with the sentence that goes with it.
pub(super) async fn submit(app: &App, access: &Access, mut form: TurnForm, sentence: Option<Sentence>) -> Result<HttpResponse, Problem> {
    let submission = access.submission(&form, Some(form.key.clone()));
    let steps = app.service.steps_of(&submission).await?;
    let handed_in = match sentence {
        Some(sentence) => app.service.answer_saying(submission, sentence).await,
        None => app.service.answer(submission).await,
    };
    match handed_in {
        Ok(receipt) => receipt_page(app, access, &form, &steps, receipt).await,
        Err(Refused::GivenMeanwhile) => {
            let picked = form.turn.pop();
            let before = app.service.compose(&access.submission(&form, None)).await?;
            composed(app, access, Begun::of(&form), before, Some(Wrong::GivenMeanwhile), picked).await
        }
        Err(Refused::Answer(refusal)) => {
            let picked = form.turn.pop();
            match app.service.compose(&access.submission(&form, None)).await {
                Ok(before) => composed(app, access, Begun::of(&form), before, Some(Wrong::Answer(refusal)), picked).await,
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

/// The response to a form whose question is gone: a caller who had it done already gets the receipt again.
async fn only_again(app: &App, access: &Access, form: &TurnForm) -> Result<HttpResponse, Problem> {
    let first = app.service.repeated(&access.submission(form, Some(form.key.clone()))).await;
    match first {
        Ok(Some(first)) if form.action != Action::Next => receipt_page(app, access, form, &[], Receipt { repeated: true, ..first }).await,
        Ok(_) | Err(Refused::KeyUsed) => moved_on(app, access, form.version).await,
        Err(refused) => Err(refused.into()),
    }
}
