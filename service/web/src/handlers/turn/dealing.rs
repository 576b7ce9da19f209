//! The sheet on which a proposal is put together: rendering it, reading it back, making the proposal.

use super::access::Access;
use super::acting::submit;
use super::composing::{Begun, on_sheet};
use super::receipt::moved_on;
use crate::app::App;
use crate::problem::Problem;
use actix_web::HttpResponse;
use std::cell::RefCell;
use sternpost_pages::form::TurnForm;
use sternpost_pages::refused::Wrong;
use sternpost_store::SeatState;
use sternpost_table::play::answer::Sentence;
use sternpost_table::play::compose::Composition;
use sternpost_table::play::deal_sheet::{DealSheet, row_id, with_rest};
use sternpost_table::{Refused, Service, Snapshot};

/// A proposal that is put together, with the sentence that goes with it.
pub(super) struct OnSheet {
    pub(super) sheet: DealSheet,
    pub(super) said: String,
}

impl OnSheet {
    /// The empty sheet of what was begun, if it is a proposal.
    pub(super) fn empty(snapshot: &Snapshot, access: &Access, composition: &Composition) -> Option<Self> {
        let is_deal = access.is_anytime() && composition.position.deal_part().is_some();
        let play = snapshot.play.as_deref().filter(|_| is_deal)?;
        let sheet = DealSheet::of(play, access.seat(), &composition.answers, |_, _| None).ok()??;
        Some(Self { sheet, said: String::new() })
    }

    /// Whether its partner reads what is said, and the page may say it.
    pub(super) fn can_speak(&self, snapshot: &Snapshot, access: &Access) -> bool {
        let partner = snapshot.seats.get(usize::from(self.sheet.with.0));
        access.is_seated() && partner.is_some_and(|row| row.state != SeatState::Bot || row.is_sat_in())
    }
}

/// Makes the proposal of a form, or shows its sheet again with what is wrong.
pub(super) async fn propose(app: &App, access: &Access, mut form: TurnForm, composition: Composition) -> Result<HttpResponse, Problem> {
    let snapshot = composition.snapshot.clone();
    let bad = RefCell::new(None);
    let laid = DealSheet::of(snapshot.play()?, access.seat(), &composition.answers, |part, asked| match form.row(&row_id(part), asked) {
        Ok(answer) => answer.map(|answer| with_rest(asked, answer)),
        Err(why) => {
            bad.borrow_mut().get_or_insert(why);
            None
        }
    });
    let Ok(Some(sheet)) = laid else { return moved_on(app, access, form.version).await };
    let said = form.typed("said").unwrap_or_default().trim().to_owned();
    let sheet = OnSheet { sheet, said };
    let says = !sheet.said.is_empty() && sheet.can_speak(&snapshot, access);
    let wrong = if let Some(bad) = bad.into_inner() {
        Some(Wrong::Form(bad))
    } else if let Some(refusal) = sheet.sheet.refusal.clone() {
        Some(Wrong::Answer(refusal))
    } else if sheet.sheet.is_empty() {
        Some(Wrong::EmptyDeal)
    } else {
        (says && !Service::is_sentence(&sheet.said)).then_some(Wrong::Said)
    };
    if let Some(wrong) = wrong {
        return on_sheet(app, access, Begun::of(&form), composition, Some(wrong), sheet).await;
    }
    form.turn.clone_from(&sheet.sheet.answers);
    let is_new = match app.service.repeated(&access.submission(&form, Some(form.key.clone()))).await {
        Ok(first) => first.is_none(),
        Err(Refused::KeyUsed) => return moved_on(app, access, form.version).await,
        Err(refused) => return Err(refused.into()),
    };
    let sentence = (says && is_new).then(|| Sentence { to: sheet.sheet.with, words: sheet.said.clone() });
    if sentence.is_some() {
        app.service.limits.say(access.campaign, access.seat().0)?;
    }
    submit(app, access, form, sentence).await
}
