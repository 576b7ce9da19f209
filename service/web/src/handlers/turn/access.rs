//! Authorises access to the turn page: by the link of a mail, or signed in.

use crate::app::{App, row_of};
use crate::auth;
use crate::handlers::talk::{beside, dock};
use crate::handlers::{campaign_frame, language_form, reader_frame};
use crate::problem::Problem;
use crate::readers::{self, Reader};
use crate::request::Request;
use actix_web::cookie::Cookie;
use std::sync::Arc;
use sternpost_api::problem::ProblemKind;
use sternpost_core::{Answer, Eyes, Seat};
use sternpost_game::Asked;
use sternpost_log::{CampaignId, Cause};
use sternpost_pages::board_look::BoardLook;
use sternpost_pages::form::TurnForm;
use sternpost_pages::layout::Page;
use sternpost_post::links::{AnswerLink, LinkError, short};
use sternpost_store::{SeatRow, Status};
use sternpost_table::play::answer::{Replaces, Submission, anytime_id};
use sternpost_table::{By, Refused, Snapshot};
use sternpost_words::PageWords;

/// The access to a seat's turn: who answers, by what way.
pub(crate) struct Access {
    pub(crate) campaign: CampaignId,
    pub(crate) seat: u8,
    /// The only question a link is good for.
    pub(super) question: Option<String>,
    pub(super) choice: Option<String>,
    /// The step of the turn that is looked at again.
    pub(super) step: Option<usize>,
    /// How the board is looked at.
    pub(super) look: BoardLook,
    /// Where forms go.
    pub(super) action: String,
    pub(super) cause: Cause,
    reader: Option<Reader>,
    pub(super) version: u64,
    /// Where the seat changes its language.
    language: String,
    /// What whoever came by an older letter is told of it.
    pub(super) note: Option<String>,
    /// The address a browser goes on with that a letter's link lets in.
    opened_for: Option<String>,
}

impl Access {
    pub(crate) fn seat(&self) -> Seat {
        Seat(self.seat)
    }

    /// The address of who is signed in; none by a link.
    pub(crate) fn reader(&self) -> Option<&str> {
        self.reader.as_ref()?.address()
    }

    /// The actor of this access.
    pub(super) fn by(&self) -> By {
        match &self.reader {
            Some(reader) => reader.by(Some(self.seat), self.cause),
            None => By::letter(self.seat(), self.cause),
        }
    }

    /// Whether somebody sits at the seat, signed in or let in by a letter. Otherwise there is but a link, which anybody may have once its
    /// question is gone.
    pub(crate) fn is_seated(&self) -> bool {
        self.reader.is_some()
    }

    /// A pass that begins anew, for whoever is let in by one: who plays on is not shown the door in the middle of it.
    pub(super) async fn renewed_pass(&self, app: &App) -> Result<Option<Cookie<'static>>, Problem> {
        if !self.reader.as_ref().is_some_and(Reader::is_by_pass) {
            return Ok(None);
        }
        let snapshot = app.service.snapshot(self.campaign).await?;
        Ok(row_of(&snapshot, self.seat).map(|row| readers::pass(app, row)))
    }

    /// Whether it is for what the seat may do although nobody waits for it.
    pub(super) fn is_anytime(&self) -> bool {
        self.question.as_ref().is_some_and(|question| *question == anytime_id(self.seat()))
    }

    /// The same seat's access to another question, filled with a choice, whose forms go elsewhere.
    pub(crate) fn to(self, question: String, choice: Option<String>, action: String) -> Self {
        Self { question: Some(question), choice, action, ..self }
    }

    /// The same, with the board looked at in some way.
    pub(crate) fn looking(self, look: BoardLook) -> Self {
        Self { look, ..self }
    }

    /// The address of the page with the step that is looked at.
    pub(super) fn here(&self) -> String {
        match (self.step, &self.choice) {
            (Some(step), _) => self.step_address(step),
            (None, Some(choice)) if self.is_anytime() && self.is_seated() => {
                let query = serde_urlencoded::to_string([("choice", choice)]).expect("a choice is a text");
                format!("{}?{query}", self.action)
            }
            (None, _) => self.action.clone(),
        }
    }

    /// The same, at a step of the turn.
    pub(crate) fn at(self, step: Option<usize>) -> Self {
        Self { step, ..self }
    }

    /// The same, with the control filled with a choice.
    pub(super) fn filled(self, choice: Option<String>) -> Self {
        Self { choice, ..self }
    }

    /// The same for a browser that a letter's link lets in with this answer: forms still go by the link, for whoever keeps no cookies.
    pub(super) fn opening(self, reader: Reader, row: &SeatRow, address: String) -> Self {
        Self { reader: Some(reader.let_in(row)), opened_for: Some(address), ..self }
    }

    /// The same for whoever comes back with the pass of the link, or holds the seat as an account: no link is needed any more, and the turn goes
    /// on whatever is asked next. What can be done at any time is done by its link alone, and a link that is used up lets nobody in: who has
    /// signed out may have left its pass in the browser.
    pub(super) async fn seated(self, request: &Request, app: &App) -> Result<Self, Problem> {
        let (id, snapshot) = (self.campaign, app.service.snapshot(self.campaign).await?);
        let reader = Reader::of(request, app, &snapshot).await?;
        if self.is_anytime() || !is_living(&snapshot, &self) || reader.row(&snapshot).is_none_or(|row| row.seat != self.seat) {
            return Ok(self);
        }
        let (action, language) = (format!("/c/{id}/turn"), format!("/c/{id}/language"));
        Ok(Self { reader: Some(reader), question: None, action, language, ..self })
    }

    /// The same, with a word on the letter that led here.
    pub(super) fn noting(self, note: Option<String>) -> Self {
        Self { note, ..self }
    }

    /// The address of a step of the turn: how many answers stand before it.
    pub(super) fn step_address(&self, step: usize) -> String {
        format!("{}{}", self.action, step_query(step))
    }

    /// The entry after which changes are told: since the letter of a link; else since the page was made.
    pub(super) fn seen_up_to(&self, form: u64) -> u64 {
        if self.is_seated() { form } else { self.version }
    }

    /// A turn as it was put together on a page.
    pub(super) fn submission(&self, form: &TurnForm, key: Option<String>) -> Submission {
        let sent = Some(form.sent.clone());
        let replaces = Replaces::Only(Some(form.given.clone()).filter(|given| !given.is_empty()));
        Submission { key, sent, replaces, ..self.turn_of(&form.question, form.version, form.turn.clone()) }
    }

    /// A turn that is put together and not handed in.
    pub(super) fn turn_of(&self, question: &str, version: u64, answers: Vec<Answer>) -> Submission {
        let (campaign, seat, cause) = (self.campaign, self.seat(), self.cause);
        Submission {
            campaign,
            seat,
            question: question.to_owned(),
            version,
            answers,
            key: None,
            sent: None,
            cause,
            replaces: Replaces::Whatever,
        }
    }

    /// The eyes of this access once its question is gone: a link that was used is a link anybody may have.
    pub(super) fn eyes_afterwards(&self) -> Eyes {
        if self.is_seated() { Eyes::Seat(self.seat()) } else { Eyes::Spectator }
    }
}

/// The query of a step's address, beside that of the turn.
pub(super) fn step_query(step: usize) -> String {
    format!("?step={step}")
}

/// The access given by the link of a mail: to one question of one seat. It dies with that question, with hand-over and revocation (the generation),
/// and when what its letter told was left behind.
pub(crate) async fn by_link(app: &App, token: &str) -> Result<Access, Problem> {
    let (snapshot, access) = by_letter(app, token).await?;
    if access.question.is_none() || snapshot.is_stale(access.version) {
        return Err(Problem::new(ProblemKind::LinkLeft, "the campaign was moved back: a newer mail has the link"));
    }
    Ok(access)
}

/// The same for a letter of whatever age, with the campaign it is about.
///
/// # Errors
/// If the link is none of ours, its time is up or it was revoked.
pub(super) async fn by_letter(app: &App, token: &str) -> Result<(Arc<Snapshot>, Access), Problem> {
    by_link_of(app, token, read_link(app, token, false).await?).await
}

/// The same for what stands beside the question of a letter: a short link lets its seat in there, whatever became of its question.
///
/// # Errors
/// If the link is none of ours, its time is up or it was revoked.
pub(super) async fn beside_letter(app: &App, token: &str) -> Result<(Arc<Snapshot>, Access), Problem> {
    by_link_of(app, token, read_link(app, token, true).await?).await
}

/// The claims of a link: a short one stands in the database, others are signed.
async fn read_link(app: &App, token: &str, beside: bool) -> Result<AnswerLink, Problem> {
    if !short::is_short(token) {
        return Ok(app.links.read(token, app.now())?);
    }
    let kept = app.service.store.letter_link(&short::hash_of(token)).await.map_err(Refused::from)?;
    Ok(AnswerLink::of_short(kept.ok_or(LinkError::Invalid)?, beside, app.now())?)
}

async fn by_link_of(app: &App, token: &str, link: AnswerLink) -> Result<(Arc<Snapshot>, Access), Problem> {
    let snapshot = app.service.snapshot_at(link.campaign, link.version).await?;
    let row = row_of(&snapshot, link.seat).ok_or_else(Problem::not_found)?;
    if row.link_generation != link.generation {
        return Err(Problem::new(ProblemKind::LinkRevoked, "this link was revoked, or somebody else holds the seat now"));
    }
    let access = Access {
        campaign: link.campaign,
        seat: link.seat,
        question: link.question,
        choice: link.choice,
        step: None,
        look: BoardLook::default(),
        action: format!("/t/{token}"),
        cause: Cause::MailLink,
        reader: None,
        version: link.version,
        language: format!("/t/{token}/language"),
        note: None,
        opened_for: None,
    };
    Ok((snapshot, access))
}

/// Whether a letter's link is still good for what it was written for.
pub(super) fn is_living(snapshot: &Snapshot, access: &Access) -> bool {
    !snapshot.is_stale(access.version) && (access.question.is_none() || open_question(snapshot, access).is_some())
}

/// The access given by a living link: its question is still open.
///
/// # Errors
/// If the link is dead.
pub(crate) async fn by_living_link(app: &App, token: &str) -> Result<Access, Problem> {
    let access = by_link(app, token).await?;
    let snapshot = app.service.snapshot(access.campaign).await?;
    match open_question(&snapshot, &access) {
        Some(_) => Ok(access),
        None => Err(Problem::new(ProblemKind::LinkAnswered, "this link's question is no longer open")),
    }
}

/// The access of a seat's holder: signed in, or let in by one of the seat's letters.
///
/// # Errors
/// If nobody is signed in, or somebody without a seat.
pub(crate) async fn signed_in(request: &Request, app: &App, id: CampaignId) -> Result<Access, Problem> {
    // Who asks is known before the campaign is looked at.
    let named = auth::caller(request, app).await?;
    let snapshot = match app.service.snapshot(id).await {
        Err(Refused::NoCampaign) if named.is_none() => return Err(Problem::unauthorized()),
        standing => standing?,
    };
    let reader = Reader::of(request, app, &snapshot).await?;
    let nobody = || if named.is_some() { Problem::not_found() } else { Problem::unauthorized() };
    let (seat, version) = (reader.row(&snapshot).ok_or_else(nobody)?.seat, snapshot.seq);
    let cause = if reader.is_by_pass() { Cause::MailLink } else { Cause::Page };
    let (action, language) = (format!("/c/{id}/turn"), format!("/c/{id}/language"));
    Ok(Access {
        campaign: id,
        seat,
        question: None,
        choice: None,
        step: None,
        look: BoardLook::default(),
        action,
        cause,
        reader: Some(reader),
        version,
        language,
        note: None,
        opened_for: None,
    })
}

/// The frame of a page for the seat, in its language.
fn seat_frame(app: &App, snapshot: &Snapshot, access: &Access, row: &SeatRow) -> Page {
    let page_words = PageWords::new(row.spoken());
    let mut frame = match &access.reader {
        Some(reader) => reader_frame(app, snapshot, page_words, reader),
        None => campaign_frame(app, snapshot, page_words, None),
    };
    frame.stream = access.is_seated().then(|| format!("/c/{}/stream", access.campaign));
    frame.note.clone_from(&access.note);
    frame.opened_for.clone_from(&access.opened_for);
    // A link that is used up opens no form.
    let is_open = access.is_seated() || open_question(snapshot, access).is_some();
    frame.language_form = is_open.then(|| language_form(access.language.clone(), access.action.clone())).flatten();
    frame
}

/// The same with what stands beside the pages of a seat.
pub(super) async fn whole_frame(app: &App, snapshot: &Snapshot, access: &Access, row: &SeatRow) -> Result<Page, Problem> {
    let mut frame = seat_frame(app, snapshot, access, row);
    if let Some(reader) = &access.reader {
        beside(app, snapshot, reader, &mut frame).await?;
        if row.is_held() {
            frame.dock = Some(dock(app, snapshot, row, &access.here()).await?);
        }
        if let Some(notes) = &mut frame.notes {
            notes.back.clone_from(&access.action);
        }
    }
    Ok(frame)
}

/// The seat's open question, if it is one this access is good for. A link to what can be done at any time is good for as long as
/// what its letter named can be done.
pub(super) fn open_question(snapshot: &Snapshot, access: &Access) -> Option<Asked> {
    if access.is_anytime() {
        let named = |asked: &Asked| asked.offers.iter().any(|offer| Some(&offer.id) == access.choice.as_ref());
        return snapshot.anytime_of(access.seat()).filter(|asked| access.is_seated() || named(asked));
    }
    let play = snapshot.play.as_deref().filter(|_| snapshot.campaign.status == Status::Running)?;
    if snapshot.is_passed_over(access.seat()) {
        return None;
    }
    play.asked_of(access.seat()).filter(|asked| access.question.as_ref().is_none_or(|question| *question == asked.id))
}
