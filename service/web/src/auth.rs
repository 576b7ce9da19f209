//! Authenticates requests: a signed-in person by cookie, a program by bearer token. Writes by cookie must come from our own pages.

use super::app::App;
use super::browser::browser_of;
use super::problem::Problem;
use super::request::Request;
use actix_web::body::{BoxBody, MessageBody};
use actix_web::cookie::{Cookie, SameSite, time};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header;
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error, HttpRequest};
use chrono::{DateTime, DurationRound as _, TimeDelta, Utc};
use sha2::{Digest, Sha256};
use sternpost_game::hex;
use sternpost_model::entropy;
use sternpost_post::links::ApiToken;
use sternpost_store::Session;
use sternpost_table::seats::people::normal_address;

fn cookie_name(app: &App) -> &'static str {
    if app.is_secure() { "__Host-sternpost" } else { "sternpost" }
}

/// A token as it is kept: whoever reads the database cannot use it.
pub(super) fn hashed(token: &str) -> String {
    hex(&Sha256::digest(token))
}

/// Whether two secrets are the same; how long that takes tells nothing about them.
pub(super) fn is_same(one: &str, other: &str) -> bool {
    Sha256::digest(one) == Sha256::digest(other)
}

/// The authenticated caller of a request: who is signed in, and by what.
#[derive(Clone, Debug)]
pub struct Caller {
    /// The address.
    pub address: String,
    by: By,
}

#[derive(Clone, Debug)]
enum By {
    /// A sign-in, by the hash of its token.
    Session(String),
    /// A program's token, made then.
    Token(DateTime<Utc>),
}

impl Caller {
    /// The hash of the sign-in's token; none of a program.
    #[must_use]
    pub fn session(&self) -> Option<&str> {
        match &self.by {
            By::Session(hash) => Some(hash),
            By::Token(_) => None,
        }
    }

    /// Whether what they came with is still good: for what goes on after it was looked at, as streams do.
    pub async fn is_still(&self, app: &App) -> bool {
        let store = &app.service.store;
        match &self.by {
            By::Session(hash) => store.session(hash, app.expiry_now()).await.is_ok_and(|session| session.is_some()),
            By::Token(made) => {
                store.tokens_revoked(&self.address).await.is_ok_and(|revoked| revoked.is_none_or(|made_until| *made > made_until))
            }
        }
    }
}

/// Authenticates the caller of a request; none: nobody is signed in.
///
/// # Errors
/// If a bearer token is not valid or was revoked, or the store fails.
pub async fn caller_by(request: &Request, app: &App) -> Result<Option<Caller>, Problem> {
    if let Some(value) = request.headers().get(header::AUTHORIZATION) {
        let token = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer ")).ok_or_else(Problem::unauthorized)?;
        let said: ApiToken = app.links.read(token, app.now()).map_err(|_| Problem::unauthorized())?;
        let caller = Caller { address: normal_address(&said.address), by: By::Token(said.made) };
        let revoked = app.service.store.tokens_revoked(&caller.address).await?;
        if revoked.is_some_and(|made_until| said.made <= made_until) {
            return Err(Problem::unauthorized());
        }
        return Ok(Some(caller));
    }
    let Some(cookie) = request.cookie(cookie_name(app)) else { return Ok(None) };
    let session = app.service.store.session(&hashed(cookie.value()), app.expiry_now()).await?;
    if let Some(session) = &session {
        note_use(app, session).await;
    }
    Ok(session.map(|session| Caller { address: session.address, by: By::Session(session.token_hash) }))
}

/// Notes that a sign-in is used, to the hour: its person knows it by that, and nobody learns when exactly they were here.
async fn note_use(app: &App, session: &Session) {
    let hour = app.now().duration_trunc(TimeDelta::hours(1)).unwrap_or_else(|_| app.now());
    if session.used_at.is_none_or(|used| used < hour)
        && let Err(error) = app.service.store.use_session(&session.token_hash, hour).await
    {
        tracing::warn!(%error, "that a sign-in was used could not be noted");
    }
}

/// The address of whoever is asking; none: nobody is signed in.
///
/// # Errors
/// If a bearer token is not valid or was revoked, or the store fails.
pub async fn caller(request: &Request, app: &App) -> Result<Option<String>, Problem> {
    Ok(caller_by(request, app).await?.map(|caller| caller.address))
}

/// The address of whoever is asking.
///
/// # Errors
/// If nobody is signed in.
pub async fn signed_in(request: &Request, app: &App) -> Result<String, Problem> {
    caller(request, app).await?.ok_or_else(Problem::unauthorized)
}

/// Refuses a write that another site's page has sent with our cookie.
///
/// # Errors
/// If the browser says that the request comes from elsewhere.
pub(super) async fn from_our_pages(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    if !request.method().is_safe() && is_from_elsewhere(request.request()) {
        let problem = Problem::forbidden("this was sent by a page of another site").for_asker(request.request());
        return Ok(ServiceResponse::from_err(problem, request.into_parts().0));
    }
    Ok(next.call(request).await?.map_into_boxed_body())
}

fn is_from_elsewhere(request: &HttpRequest) -> bool {
    let said = |name: &str| request.headers().get(name).and_then(|value| value.to_str().ok());
    match (said("sec-fetch-site"), said("origin")) {
        (Some(site), _) => !matches!(site, "same-origin" | "none"),
        (None, Some(origin)) => {
            let public_url = request.app_data::<Data<App>>().map(|app| app.public_url.as_str());
            Some(origin) != public_url && said("host").is_none_or(|host| !origin.ends_with(&format!("//{host}")))
        }
        (None, None) => false,
    }
}

/// Signs an address in, in the browser that asks.
///
/// # Errors
/// If the store fails.
pub async fn sign_in(request: &Request, app: &App, address: &str) -> Result<Cookie<'static>, Problem> {
    // Each sign-in deletes the sessions that have expired: sign-ins are what fills the table.
    app.service.store.drop_expired_sessions(app.expiry_now()).await?;
    let token = entropy::token();
    let said = request.headers().get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let session = Session::until(hashed(&token), normal_address(address), app.expiry_now() + app.sign_in_life);
    app.service.store.put_session(&Session { begun_at: Some(app.now()), browser: browser_of(said), ..session }).await?;
    let cookie = Cookie::build(cookie_name(app), token).path("/").http_only(true).same_site(SameSite::Lax).secure(app.is_secure());
    Ok(cookie.max_age(time::Duration::seconds(app.sign_in_life.num_seconds())).finish())
}

/// Signs out.
///
/// # Errors
/// If the store fails.
pub async fn sign_out(request: &Request, app: &App) -> Result<Cookie<'static>, Problem> {
    if let Some(cookie) = request.cookie(cookie_name(app)) {
        app.service.store.drop_session(&hashed(cookie.value())).await?;
    }
    Ok(no_cookie(app))
}

/// Takes a sign-in from a browser.
pub fn no_cookie(app: &App) -> Cookie<'static> {
    let mut gone = Cookie::build(cookie_name(app), "").path("/").finish();
    gone.make_removal();
    gone
}
