//! Handlers of the page linked below every letter: when letters come, and unsubscribing from them (RFC 8058). The seat stays what it is.

use super::desk::write_again;
use super::letters::{WishesForm, wished, wishes_of};
use super::{OnPage as _, frame, page, page_words_of};
use crate::app::{App, row_of};
use crate::problem::Problem;
use crate::request::Request;
use actix_web::{HttpResponse, web};
use sternpost_api::problem::ProblemKind;
use sternpost_model::wishes::{Every, Hosting, Wishes};
use sternpost_pages::door::StopMailPage;
use sternpost_pages::letters::WishesFields;
use sternpost_post::links::{LinkError, StopAllLink, StopHostingLink, UnsubscribeLink};
use sternpost_store::Status;
use sternpost_table::Refused;
use sternpost_words::{PageWords, say};

/// The letters that a link below a letter stops.
enum Stops {
    /// The letters of a seat.
    Seat(UnsubscribeLink),
    /// All letters of a person.
    All(StopAllLink),
    /// The letters that tell a host what happened.
    Hosting(StopHostingLink),
}

impl Stops {
    async fn read(app: &App, token: &str) -> Result<Self, Problem> {
        match app.links.read::<UnsubscribeLink>(token, app.now()) {
            Ok(link) => {
                let snapshot = app.service.snapshot(link.campaign).await?;
                let row = row_of(&snapshot, link.seat).ok_or_else(Problem::not_found)?;
                if !link.is_of(row.address.as_deref()) {
                    return Err(Problem::new(ProblemKind::LinkRevoked, "somebody else holds this seat now"));
                }
                Ok(Self::Seat(link))
            }
            // It may be one about all letters.
            Err(LinkError::Purpose) => match app.links.read(token, app.now()) {
                Err(LinkError::Purpose) => Ok(Self::Hosting(app.links.read(token, app.now())?)),
                all => Ok(Self::All(all?)),
            },
            Err(error) => Err(error.into()),
        }
    }

    /// The reader of the letters, if the link says so.
    async fn whose(&self, app: &App) -> Result<Option<String>, Problem> {
        match self {
            Self::All(link) => Ok(Some(link.address.clone())),
            Self::Hosting(link) => Ok(Some(link.host.clone())),
            // A link of before does not say for whom it was.
            Self::Seat(link) if link.who.is_empty() => Ok(None),
            Self::Seat(link) => Ok(row_of(&*app.service.snapshot(link.campaign).await?, link.seat).and_then(|row| row.address.clone())),
        }
    }

    /// Tells whether letters come.
    async fn is_on(&self, app: &App) -> Result<bool, Problem> {
        match self {
            Self::Seat(link) => Ok(row_of(&*app.service.snapshot(link.campaign).await?, link.seat).is_some_and(|row| row.wants_mail)),
            Self::All(link) => {
                for campaign in app.service.store.campaigns_of(&link.address).await? {
                    let is_open = campaign.status != Status::Ended;
                    if is_open && app.service.snapshot(campaign.id).await?.seats_of(&link.address).any(|row| row.wants_mail) {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
            Self::Hosting(link) => Ok(wishes_of(app, &link.host).await?.hosting.is_some()),
        }
    }

    async fn set(&self, app: &App, wants_mail: bool) -> Result<(), Refused> {
        match self {
            Self::Seat(link) => app.service.set_mail(link.campaign, link.seat, wants_mail).await,
            Self::All(link) => app.service.set_all_mail(&link.address, wants_mail).await,
            Self::Hosting(link) => {
                let wishes = app.service.store.wishes(&link.host).await?.unwrap_or_default();
                let again = Hosting { every: Every::Day, language: wishes.hosting.map(|hosting| hosting.language).unwrap_or_default() };
                let hosting = wants_mail.then_some(wishes.hosting.unwrap_or(again));
                app.service.set_wishes(&link.host, &Wishes { hosting, ..wishes }).await
            }
        }
    }

    /// The words of the seat that a letter was for.
    async fn page_words(&self, app: &App, request: &Request) -> PageWords {
        let Self::Seat(link) = self else { return page_words_of(request) };
        let seats = app.service.store.seats(link.campaign).await.unwrap_or_default();
        seats.get(usize::from(link.seat)).map_or_else(|| page_words_of(request), |row| PageWords::new(row.spoken()))
    }
}

/// `GET /u/{token}`: shows what a click would do.
///
/// # Errors
/// If the link is dead.
pub async fn look(request: Request, app: web::Data<App>, token: web::Path<String>) -> Result<HttpResponse, Problem> {
    let stops = Stops::read(&app, &token).await.on_page()?;
    shown(&request, &app, &token, &stops, None).await.on_page()
}

/// The page that says whether letters come, and when, with a button that changes it.
async fn shown(request: &Request, app: &App, token: &str, stops: &Stops, typed: Option<WishesFields>) -> Result<HttpResponse, Problem> {
    let page_words = stops.page_words(app, request).await;
    let is_on = stops.is_on(app).await?;
    let (title, why, button) = match (is_on, stops) {
        (true, Stops::Seat(_)) => (say::STOP_MAIL, say::MAIL_OFF_WHY, say::STOP_MAIL),
        (true, Stops::All(_)) => (say::LETTERS_STOP_ALL, say::LETTERS_STOP_ALL_WHY, say::LETTERS_STOP_ALL),
        (true, Stops::Hosting(_)) => (say::HOSTING_STOP, say::HOSTING_STOP_WHY, say::HOSTING_STOP),
        (false, Stops::Seat(_)) => (say::MAIL_OFF, say::MAIL_IS_OFF, say::MAIL_AGAIN),
        (false, Stops::All(_)) => (say::LETTERS_ALL_OFF, say::LETTERS_ALL_OFF_WHY, say::MAIL_AGAIN),
        (false, Stops::Hosting(_)) => (say::HOSTING_OFF, say::HOSTING_OFF_WHY, say::HOSTING_AGAIN),
    };
    let action = if is_on { format!("/u/{token}") } else { format!("/u/{token}/resume") };
    let wishes = match stops.whose(app).await?.filter(|_| is_on) {
        Some(address) => {
            let wishes = wishes_of(app, &address).await?;
            Some(typed.unwrap_or_else(|| WishesFields::of(page_words, format!("/u/{token}/wishes"), &wishes)))
        }
        None => None,
    };
    let (title, why, button) = (page_words.t(title), page_words.t(why), page_words.t(button));
    page(&StopMailPage { action, why, button, wishes, page: frame(app, page_words, title, None) })
}

/// `POST /u/{token}`: one click, no cookies, no further steps (RFC 8058). The seat stays; its mail stops.
///
/// # Errors
/// If the link is dead.
pub async fn stop(request: Request, app: web::Data<App>, token: web::Path<String>) -> Result<HttpResponse, Problem> {
    let stops = Stops::read(&app, &token).await.on_page()?;
    stops.set(&app, false).await.on_page()?;
    shown(&request, &app, &token, &stops, None).await.on_page()
}

/// `POST /u/{token}/resume`: the mail comes again.
///
/// # Errors
/// If the link is dead.
pub async fn resume(app: web::Data<App>, token: web::Path<String>) -> Result<HttpResponse, Problem> {
    let stops = Stops::read(&app, &token).await.on_page()?;
    match &stops {
        Stops::Seat(link) => write_again(&app, None, link.campaign, link.seat).await.on_page()?,
        Stops::All(link) => app.service.limits.write_again(&link.address, &link.address).on_page()?,
        Stops::Hosting(link) => app.service.limits.write_again(&link.host, &link.host).on_page()?,
    }
    stops.set(&app, true).await.on_page()?;
    Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/u/{token}"))).finish())
}

/// `POST /u/{token}/wishes`: when letters come, over all campaigns of whom the letter was for. Where they go is settled by who is signed in.
///
/// # Errors
/// If the link is dead.
pub async fn wishes(
    request: Request,
    app: web::Data<App>,
    token: web::Path<String>,
    form: web::Form<WishesForm>,
) -> Result<HttpResponse, Problem> {
    let stops = Stops::read(&app, &token).await.on_page()?;
    let address = stops.whose(&app).await.on_page()?;
    let address = address.ok_or_else(|| Problem::new(ProblemKind::LinkExpired, "this link is too old for that").on_page())?;
    let page_words = stops.page_words(&app, &request).await;
    match wished(&form, page_words, &format!("/u/{token}/wishes")).on_page()? {
        Ok(wishes) => {
            app.service.set_wishes(&address, &wishes).await.on_page()?;
            Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/u/{token}"))).finish())
        }
        Err(typed) => shown(&request, &app, &token, &stops, Some(*typed)).await.on_page(),
    }
}
