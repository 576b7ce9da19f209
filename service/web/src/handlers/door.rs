//! Handlers of the home page, of signing in by a mailed link, and of signing out.

use super::{OnPage as _, frame, own_path, page, page_words_of};
use crate::app::{App, game_name};
use crate::auth;
use crate::problem::Problem;
use crate::request::Request;
use actix_web::{HttpResponse, web};
use chrono::TimeDelta;
use serde::Deserialize;
use sternpost_api::problem::ProblemKind;
use sternpost_games::book_of;
use sternpost_model::letter::{Letter, LinkPayload};
use sternpost_pages::assets;
use sternpost_pages::door::{EnterPage, HomePage, NoticePage, SentPage, SignInPage};
use sternpost_pages::lobby::GameCard;
use sternpost_post::links::SignInLink;
use sternpost_store::Commit;
use sternpost_table::seats::people::normal_address;
use sternpost_words::{PageWords, say};

/// The life of a mailed sign-in link.
const SIGN_IN_MINUTES: u32 = 60;

/// The games as cards.
#[must_use]
pub fn cards(app: &App, current: Option<&str>) -> Vec<GameCard> {
    let card = |game: &'static dyn sternpost_game::Game| GameCard {
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
pub async fn home(request: Request, app: web::Data<App>) -> Result<HttpResponse, Problem> {
    let reader = auth::caller(&request, &app).await.unwrap_or_default();
    let frame = frame(&app, page_words_of(&request), "Sternpost", reader.as_deref());
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

/// The query parameter that says where to go after signing in.
#[derive(Deserialize)]
pub struct Then {
    /// A path of ours.
    then: Option<String>,
}

/// `GET /sign-in`.
///
/// # Errors
/// None but a template's.
pub async fn sign_in(request: Request, app: web::Data<App>, then: web::Query<Then>) -> Result<HttpResponse, Problem> {
    let then = own_path(then.into_inner().then);
    let page_words = page_words_of(&request);
    let frame = frame(&app, page_words, page_words.t(say::SIGN_IN), None);
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
pub async fn send_link(request: Request, app: web::Data<App>, form: web::Form<SignInForm>) -> Result<HttpResponse, Problem> {
    let page_words = page_words_of(&request);
    let address = normal_address(&form.mail);
    if !sternpost_table::seats::people::is_address(&address) {
        let error = Some(page_words.t(say::NO_ADDRESS));
        let frame = frame(&app, page_words, page_words.t(say::SIGN_IN), None);
        return page(&SignInPage { action: "/sign-in".to_owned(), address, then: None, error, page: frame });
    }
    app.limits.sign_in(&address, app.network(&request)).on_page()?;
    send_sign_in(&app, &address, page_words).await.on_page()?;
    let postbox = app.postbox_for(&request).map(|_| "/postbox".to_owned());
    page(&SentPage { address, minutes: SIGN_IN_MINUTES, postbox, page: frame(&app, page_words, page_words.t(say::SENT), None) })
}

/// Sends an address a link that signs in.
pub(super) async fn send_sign_in(app: &App, address: &str, page_words: PageWords) -> Result<(), Problem> {
    let until = app.expiry_now() + TimeDelta::minutes(i64::from(SIGN_IN_MINUTES));
    let token = app.links.sign(SignInLink::to(address.to_owned()), until);
    let link = LinkPayload { language: page_words.language(), url: format!("{}/s/{token}", app.public_url) };
    let letter = sternpost_table::talk::letters::to_address(address, Letter::SignIn(link), None, app.now());
    Ok(app.service.store.commit(Commit { letters: vec![letter], ..Commit::default() }).await?)
}

/// `GET /s/{token}`: asks for a click, for scanners open links.
///
/// # Errors
/// If the link is dead.
pub async fn confirm_sign_in(request: Request, app: web::Data<App>, token: web::Path<String>) -> Result<HttpResponse, Problem> {
    let said: SignInLink = app.links.read(&token, app.now()).on_page()?;
    let page_words = page_words_of(&request);
    let frame = frame(&app, page_words, page_words.t(say::SIGN_IN), None);
    page(&EnterPage { action: format!("/s/{token}"), address: said.address, page: frame })
}

/// `POST /s/{token}`.
///
/// # Errors
/// If the link is dead or was used.
pub async fn enter(request: Request, app: web::Data<App>, token: web::Path<String>) -> Result<HttpResponse, Problem> {
    let said: SignInLink = app.links.read(&token, app.now()).on_page()?;
    // It works once: whoever finds it later in a mailbox or a history is not let in.
    let until = app.expiry_now() + TimeDelta::minutes(i64::from(SIGN_IN_MINUTES));
    // What is signed, without the signature, which can be written in more than one way.
    let signed = token.rsplit_once('.').map_or(token.as_str(), |(signed, _)| signed);
    if !app.service.store.use_link_once(&auth::hashed(signed), until).await.on_page()? {
        return Err(Problem::new(ProblemKind::LinkUsed, "this link was used already").on_page());
    }
    let cookie = auth::sign_in(&request, &app, &said.address).await.on_page()?;
    // The letter has arrived.
    app.service.reachable_again(&normal_address(&said.address)).await.on_page()?;
    Ok(HttpResponse::SeeOther().cookie(cookie).insert_header(("Location", "/campaigns")).finish())
}

/// The form that signs out: of this browser, or of every one.
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
pub async fn leave(request: Request, app: web::Data<App>, form: Option<web::Form<SignOutForm>>) -> Result<HttpResponse, Problem> {
    if form.is_some_and(|form| form.everywhere)
        && let Some(address) = auth::caller(&request, &app).await.on_page()?
    {
        app.service.sign_out_everywhere(&address).await.on_page()?;
    }
    let cookie = auth::sign_out(&request, &app).await.on_page()?;
    let mut leaves = HttpResponse::SeeOther();
    // What the browser has kept of boards goes with it.
    leaves.cookie(cookie).insert_header(("Location", "/")).insert_header(("Clear-Site-Data", "\"cache\""));
    Ok(leaves.finish())
}

/// `GET /assets/{name}`. An address that names the text it is for may be kept for good; any other is asked for again, and so is that of
/// another version's page, while two run beside each other.
///
/// # Errors
/// If there is no such file.
pub async fn asset(request: Request, name: web::Path<String>) -> Result<HttpResponse, Problem> {
    file(&request, &name)
}

/// `GET /app.webmanifest`: how pages are installed (W3C, Web Application Manifest).
///
/// # Errors
/// Never.
pub async fn manifest(request: Request) -> Result<HttpResponse, Problem> {
    file(&request, "app.webmanifest")
}

/// `GET /worker.js`: what runs behind installed pages. It must lie where it may answer for all of them.
///
/// # Errors
/// Never.
pub async fn worker(request: Request) -> Result<HttpResponse, Problem> {
    file(&request, "worker.js")
}

fn file(request: &Request, name: &str) -> Result<HttpResponse, Problem> {
    match assets::asset(name) {
        Some((kind, text)) => {
            let is_this = assets::mark(name).is_some_and(|mark| mark == request.query_string());
            let kept = if is_this { "public, max-age=31536000, immutable" } else { "no-cache" };
            Ok(HttpResponse::Ok().content_type(kind).insert_header(("Cache-Control", kept)).body(text))
        }
        None => Err(Problem::not_found().on_page()),
    }
}

/// `GET /offline`: what an installed page shows without a connection.
///
/// # Errors
/// Never.
pub async fn offline(request: Request, app: web::Data<App>) -> Result<HttpResponse, Problem> {
    let page_words = page_words_of(&request);
    let (what, why) = (page_words.t(say::OFFLINE), page_words.t(say::OFFLINE_WHY));
    page(&NoticePage { page: frame(&app, page_words, what.clone(), None), what, why })
}

/// Anything else.
///
/// # Errors
/// Always: there is nothing.
pub async fn nothing(request: Request) -> Result<HttpResponse, Problem> {
    Err(Problem::not_found().for_asker(&request))
}
