//! API handlers of the caller's sessions.

use crate::app::App;
use crate::auth;
use crate::problem::Problem;
use crate::request::Request;
use actix_web::{HttpResponse, web};
use sternpost_api::sessions as api;
use sternpost_store::{EndedSessions, Session};

/// `GET /sessions`: where the caller is signed in with a browser.
///
/// # Errors
/// If nobody is signed in.
pub async fn all(request: Request, app: web::Data<App>) -> Result<HttpResponse, Problem> {
    let caller = auth::caller_by(&request, &app).await?.ok_or_else(Problem::unauthorized)?;
    let sessions = app.service.store.sessions_of(&caller.address, app.expiry_now()).await?;
    let shown = sessions.iter().map(|session| {
        let current = caller.session() == Some(session.token_hash.as_str());
        let (begun_at, used_at, ends_at) = (session.begun_at, session.used_at, session.expires_at);
        api::Session { session: session.name().to_owned(), browser: session.browser.clone(), begun_at, used_at, ends_at, current }
    });
    Ok(HttpResponse::Ok().json(api::Sessions { sessions: shown.collect() }))
}

/// `DELETE /sessions`: all but the one that says so end.
///
/// # Errors
/// If nobody is signed in.
pub async fn end_others(request: Request, app: web::Data<App>) -> Result<HttpResponse, Problem> {
    let caller = auth::caller_by(&request, &app).await?.ok_or_else(Problem::unauthorized)?;
    let own = caller.session().unwrap_or_default();
    let ended = app.service.store.end_sessions(&caller.address, EndedSessions::AllBut(own)).await?;
    Ok(HttpResponse::Ok().json(api::Ended { ended }))
}

/// `DELETE /sessions/{session}`: it ends.
///
/// # Errors
/// If nobody is signed in, or the caller has no such one.
pub async fn end(request: Request, app: web::Data<App>, session: web::Path<String>) -> Result<HttpResponse, Problem> {
    let address = auth::signed_in(&request, &app).await?;
    if !Session::is_name(&session) {
        return Err(Problem::not_found());
    }
    match app.service.store.end_sessions(&address, EndedSessions::One(&session)).await? {
        0 => Err(Problem::not_found()),
        _ => Ok(HttpResponse::NoContent().finish()),
    }
}
