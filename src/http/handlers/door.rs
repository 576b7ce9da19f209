//! Coming in: the first page, signing in by a mailed link, signing out, one-click unsubscribe.

use super::desk::write_again;
use super::{OnPage as _, frame, lex_of, own_path, page};
use crate::campaign::{LetterKind, normal_address};
use crate::games::book_of;
use crate::http::app::{App, game_name, row_of};
use crate::http::auth;
use crate::http::pages::{EnterPage, GameCard, HomePage, Lex, SentPage, SignInPage, StopMailPage, assets};
use crate::http::problem::Problem;
use crate::post::links::{SignInLink, UnsubscribeLink};
use crate::store::Commit;
use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use chrono::TimeDelta;
use serde::Deserialize;

/// How long a mailed sign-in link lives.
const SIGN_IN_MINUTES: u32 = 60;

/// The games as cards.
#[must_use]
pub fn cards(app: &App, current: Option<&str>) -> Vec<GameCard> {
    let card = |game: &'static dyn sternpost_core::Game| GameCard {
        id: game.id().to_owned(),
        name: game_name(game.id()),
        least: u32::from(*game.seats().start()),
        most: u32::from(*game.seats().end()),
        create: format!("/create?game={}", game.id()),
        look_up: book_of(game.id()).map(|_| format!("/games/{}/reference", game.id())),
        is_current: current == Some(game.id()),
    };
    app.service.games.iter().map(card).collect()
}

/// `GET /`.
///
/// # Errors
/// If the store fails.
pub async fn home(request: HttpRequest, app: web::Data<App>) -> Result<HttpResponse, Problem> {
    let reader = auth::caller(&request, &app).await.unwrap_or_default();
    let frame = frame(&app, lex_of(&request), "Sternpost", reader.as_deref());
    let postbox = app.postbox_for(&request).map(|_| "/postbox".to_owned());
    page(&HomePage {
        games: cards(&app, None),
        demo: None,
        sign_in: reader.is_none().then(|| "/sign-in".to_owned()),
        postbox,
        board: None,
        page: frame,
    })
}

/// Where to go after signing in.
#[derive(Deserialize)]
pub struct Then {
    /// A path of ours.
    then: Option<String>,
}

/// `GET /sign-in`.
///
/// # Errors
/// None but a template's.
pub async fn sign_in(request: HttpRequest, app: web::Data<App>, then: web::Query<Then>) -> Result<HttpResponse, Problem> {
    let then = own_path(then.into_inner().then);
    let lex = lex_of(&request);
    let frame = frame(&app, lex, lex.t("page-sign-in"), None);
    page(&SignInPage { action: "/sign-in".to_owned(), address: String::new(), then, error: None, page: frame })
}

/// A sign-in form.
#[derive(Deserialize)]
pub struct SignInForm {
    mail: String,
}

/// `POST /sign-in`: a link is mailed. The answer is the same whether or not the address is known.
///
/// # Errors
/// If too many were asked for, or the store fails.
pub async fn send_link(request: HttpRequest, app: web::Data<App>, form: web::Form<SignInForm>) -> Result<HttpResponse, Problem> {
    let lex = lex_of(&request);
    let address = normal_address(&form.mail);
    if !crate::campaign::is_address(&address) {
        let error = Some(lex.t("page-no-address"));
        let frame = frame(&app, lex, lex.t("page-sign-in"), None);
        return page(&SignInPage { action: "/sign-in".to_owned(), address, then: None, error, page: frame });
    }
    app.limits.sign_in(&address, app.network(&request)).on_page()?;
    let token = app.links.sign(SignInLink::to(address.clone()), app.expiry_now() + TimeDelta::minutes(i64::from(SIGN_IN_MINUTES)));
    let payload = serde_json::json!({ "url": format!("{}/s/{token}", app.public_url), "language": lex.language() }).to_string();
    let letter = crate::campaign::to_address(&address, LetterKind::SignIn, None, &payload, app.now());
    app.service.store.commit(Commit { letters: vec![letter], ..Commit::default() }).await.on_page()?;
    let postbox = app.postbox_for(&request).map(|_| "/postbox".to_owned());
    page(&SentPage { address, minutes: SIGN_IN_MINUTES, postbox, page: frame(&app, lex, lex.t("page-sent"), None) })
}

/// `GET /s/{token}`: asks for a click, for scanners open links.
///
/// # Errors
/// If the link is dead.
pub async fn confirm_sign_in(request: HttpRequest, app: web::Data<App>, token: web::Path<String>) -> Result<HttpResponse, Problem> {
    let said: SignInLink = app.links.read(&token, app.now()).on_page()?;
    let lex = lex_of(&request);
    let frame = frame(&app, lex, lex.t("page-sign-in"), None);
    page(&EnterPage { action: format!("/s/{token}"), address: said.address, page: frame })
}

/// `POST /s/{token}`.
///
/// # Errors
/// If the link is dead or was used.
pub async fn enter(app: web::Data<App>, token: web::Path<String>) -> Result<HttpResponse, Problem> {
    let said: SignInLink = app.links.read(&token, app.now()).on_page()?;
    // It works once: whoever finds it later in a mailbox or a history is not let in.
    let until = app.expiry_now() + TimeDelta::minutes(i64::from(SIGN_IN_MINUTES));
    // What is signed, without the signature, which can be written in more than one way.
    let signed = token.rsplit_once('.').map_or(token.as_str(), |(signed, _)| signed);
    if !app.service.store.use_link_once(&auth::hashed(signed), until).await.on_page()? {
        return Err(Problem::new(StatusCode::GONE, "link-used", "this link was used already").on_page());
    }
    let cookie = auth::sign_in(&app, &said.address).await.on_page()?;
    Ok(HttpResponse::SeeOther().cookie(cookie).insert_header(("Location", "/campaigns")).finish())
}

/// From where one signs out.
#[derive(Deserialize)]
pub struct SignOutForm {
    /// From this browser only, or from every one, with every API token.
    #[serde(default)]
    everywhere: bool,
}

/// `POST /sign-out`.
///
/// # Errors
/// If the store fails.
pub async fn leave(request: HttpRequest, app: web::Data<App>, form: Option<web::Form<SignOutForm>>) -> Result<HttpResponse, Problem> {
    if form.is_some_and(|form| form.everywhere)
        && let Some(address) = auth::caller(&request, &app).await.on_page()?
    {
        auth::sign_out_everywhere(&app, &address).await.on_page()?;
    }
    let cookie = auth::sign_out(&request, &app).await.on_page()?;
    let mut leaves = HttpResponse::SeeOther();
    // What the browser has kept of boards goes with it.
    leaves.cookie(cookie).insert_header(("Location", "/")).insert_header(("Clear-Site-Data", "\"cache\""));
    Ok(leaves.finish())
}

/// The words of the seat that a letter was for.
async fn lex_of_seat(app: &App, link: &UnsubscribeLink, request: &HttpRequest) -> Lex {
    let seats = app.service.store.seats(link.campaign).await.unwrap_or_default();
    seats.get(usize::from(link.seat)).map_or_else(|| lex_of(request), |row| Lex::new(row.spoken()))
}

/// What a link to stop mail is good for: the mail of the person it was written to, not of who has taken over the seat.
async fn stopping(app: &App, token: &str) -> Result<UnsubscribeLink, Problem> {
    let link: UnsubscribeLink = app.links.read(token, app.now())?;
    let hot = app.service.standing(link.campaign).await?;
    let is_former = hot.former.iter().any(|former| former.seat == link.seat && former.generation >= link.generation);
    if is_former { Err(Problem::new(StatusCode::GONE, "link-revoked", "somebody else holds this seat now")) } else { Ok(link) }
}

/// `GET /u/{token}`: shows what a click would do.
///
/// # Errors
/// If the link is dead.
pub async fn ask_to_stop(request: HttpRequest, app: web::Data<App>, token: web::Path<String>) -> Result<HttpResponse, Problem> {
    let link = stopping(&app, &token).await.on_page()?;
    let is_on = {
        let hot = app.service.standing(link.campaign).await.on_page()?;
        row_of(&hot, link.seat).ok_or_else(|| Problem::not_found().on_page())?.wants_mail
    };
    let lex = lex_of_seat(&app, &link, &request).await;
    mail_page(&app, lex, &token, is_on)
}

/// Whether a seat's mail comes, and a click away from the other.
fn mail_page(app: &App, lex: Lex, token: &str, is_on: bool) -> Result<HttpResponse, Problem> {
    let (title, why, button) = if is_on {
        ("page-stop-mail", "page-mail-off-why", "page-stop-mail")
    } else {
        ("page-mail-off", "page-mail-is-off", "page-mail-again")
    };
    let action = if is_on { format!("/u/{token}") } else { format!("/u/{token}/resume") };
    let (title, why, button) = (lex.t(title), lex.t(why), lex.t(button));
    page(&StopMailPage { action, why, button, page: frame(app, lex, title, None) })
}

/// `POST /u/{token}`: one click, no cookies, no further steps (RFC 8058). The seat stays; its mail stops.
///
/// # Errors
/// If the link is dead.
pub async fn stop_mail(request: HttpRequest, app: web::Data<App>, token: web::Path<String>) -> Result<HttpResponse, Problem> {
    let link = stopping(&app, &token).await.on_page()?;
    app.service.set_mail(link.campaign, link.seat, false).await.on_page()?;
    mail_page(&app, lex_of_seat(&app, &link, &request).await, &token, false)
}

/// `POST /u/{token}/resume`: the seat's mail comes again.
///
/// # Errors
/// If the link is dead.
pub async fn resume_mail(app: web::Data<App>, token: web::Path<String>) -> Result<HttpResponse, Problem> {
    let link = stopping(&app, &token).await.on_page()?;
    write_again(&app, None, link.campaign, link.seat).await.on_page()?;
    app.service.set_mail(link.campaign, link.seat, true).await.on_page()?;
    Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/u/{token}"))).finish())
}

/// `GET /assets/{name}`.
///
/// # Errors
/// If there is no such file.
pub async fn asset(name: web::Path<String>) -> Result<HttpResponse, Problem> {
    match assets::asset(&name) {
        Some((kind, text)) => {
            let kept = ("Cache-Control", "public, max-age=3600");
            Ok(HttpResponse::Ok().content_type(kind).insert_header(kept).body(text))
        }
        None => Err(Problem::not_found().on_page()),
    }
}

/// Anything else.
///
/// # Errors
/// Always: there is nothing.
pub async fn nothing(request: HttpRequest) -> Result<HttpResponse, Problem> {
    Err(Problem::not_found().for_asker(&request))
}
