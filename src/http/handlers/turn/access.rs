//! Who answers, by what way: by the link of a mail, or signed in.

use crate::campaign::{Hot, Submission, anytime_id};
use crate::http::app::{App, row_of};
use crate::http::auth;
use crate::http::handlers::{campaign_frame, language_form};
use crate::http::pages::{Lex, Page, TurnForm};
use crate::http::problem::Problem;
use crate::log::{CampaignId, Cause};
use crate::post::links::AnswerLink;
use crate::store::{SeatRow, Status};
use actix_web::HttpRequest;
use sternpost_core::{Answer, Asked, Eyes, Seat};

/// Who answers, by what way.
pub(in crate::http) struct Access {
    pub(in crate::http) campaign: CampaignId,
    pub(in crate::http) seat: u8,
    /// The only question a link is good for.
    pub(super) question: Option<String>,
    pub(super) choice: Option<String>,
    /// The step of the turn that is looked at again.
    pub(super) step: Option<usize>,
    /// Where forms go.
    pub(super) action: String,
    pub(super) cause: Cause,
    pub(super) reader: Option<String>,
    pub(super) version: u64,
    /// Where the seat changes its language.
    language: String,
}

impl Access {
    pub(in crate::http) fn seat(&self) -> Seat {
        Seat(self.seat)
    }

    /// The address of who is signed in; none by a link.
    pub(in crate::http) fn reader(&self) -> Option<&str> {
        self.reader.as_deref()
    }

    /// Whether it is for what the seat may do although nobody waits for it.
    pub(super) fn is_anytime(&self) -> bool {
        self.question.as_ref().is_some_and(|question| *question == anytime_id(self.seat()))
    }

    /// The same seat's access to another question, filled with a choice, whose forms go elsewhere.
    pub(in crate::http) fn to(self, question: String, choice: Option<String>, action: String) -> Self {
        Self { question: Some(question), choice, action, ..self }
    }

    /// The same, at a step of the turn.
    pub(in crate::http) fn at(self, step: Option<usize>) -> Self {
        Self { step, ..self }
    }

    /// The address of a step of the turn: how many answers stand before it.
    pub(super) fn step_address(&self, step: usize) -> String {
        format!("{}?step={step}", self.action)
    }

    /// From which entry on it is told what has changed: since the letter of a link; else since the page was made.
    pub(super) fn seen_up_to(&self, form: u64) -> u64 {
        if self.reader.is_some() { form } else { self.version }
    }

    /// A turn as it was put together on a page.
    pub(super) fn submission(&self, form: &TurnForm, key: Option<String>) -> Submission {
        let sent = Some(form.sent.clone());
        Submission { key, sent, ..self.turn_of(&form.question, form.version, form.turn.clone()) }
    }

    /// A turn that is put together and not handed in.
    pub(super) fn turn_of(&self, question: &str, version: u64, answers: Vec<Answer>) -> Submission {
        let (campaign, seat, cause) = (self.campaign, self.seat(), self.cause);
        Submission { campaign, seat, question: question.to_owned(), version, answers, key: None, sent: None, cause }
    }

    /// Whose eyes this access has once its question is gone: a link that was used is a link anybody may have.
    pub(super) fn eyes_afterwards(&self) -> Eyes {
        if self.reader.is_some() { Eyes::Seat(self.seat()) } else { Eyes::Spectator }
    }
}

/// What the link of a mail gives access to: one question of one seat. It dies with that question, with hand-over and revocation
/// (the generation), and when what its letter told was left behind.
pub(in crate::http) async fn by_link(app: &App, token: &str) -> Result<Access, Problem> {
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
        step: None,
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
pub(in crate::http) async fn by_living_link(app: &App, token: &str) -> Result<Access, Problem> {
    let access = by_link(app, token).await?;
    let hot = app.service.standing(access.campaign).await?;
    match open_question(&hot, &access) {
        Some(_) => Ok(access),
        None => Err(Problem::new(actix_web::http::StatusCode::GONE, "link-expired", "this link's question is no longer open")),
    }
}

pub(in crate::http) async fn signed_in(request: &HttpRequest, app: &App, id: CampaignId) -> Result<Access, Problem> {
    let address = auth::signed_in(request, app).await?;
    let hot = app.service.standing(id).await?;
    let row = hot.seats_of(&address).next().ok_or_else(Problem::not_found)?;
    let (seat, version) = (row.seat, hot.shown_seq());
    let action = format!("/c/{id}/turn");
    let (reader, language) = (Some(address.clone()), format!("/c/{id}/language"));
    Ok(Access { campaign: id, seat, question: None, choice: None, step: None, action, cause: Cause::Page, reader, version, language })
}

/// The frame of a page for the seat, in its language.
pub(super) fn seat_frame(app: &App, hot: &Hot, access: &Access, row: &SeatRow) -> Page {
    let mut frame = campaign_frame(app, hot, Lex::new(row.spoken()), access.reader.as_deref());
    frame.stream = access.reader.as_ref().map(|_| format!("/api/v1/campaigns/{}/stream", access.campaign));
    // A link that is used up opens no form.
    let is_open = access.reader.is_some() || open_question(hot, access).is_some();
    frame.language_form = is_open.then(|| language_form(access.language.clone(), access.action.clone())).flatten();
    frame
}

/// The seat's open question, if it is one this access is good for. A link to what can be done at any time is good for as long as
/// what its letter named can be done.
pub(super) fn open_question(hot: &Hot, access: &Access) -> Option<Asked> {
    if access.is_anytime() {
        let named = |asked: &Asked| asked.offers.iter().any(|offer| Some(&offer.id) == access.choice.as_ref());
        return hot.anytime_of(access.seat()).filter(|asked| access.reader.is_some() || named(asked));
    }
    let play = hot.play.as_deref().filter(|_| hot.campaign.status == Status::Running)?;
    play.asked_of(access.seat()).filter(|asked| access.question.as_ref().is_none_or(|question| *question == asked.id))
}
