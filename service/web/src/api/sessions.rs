//! Where one is signed in, for programs.

use crate::app::App;
use crate::auth;
use crate::problem::Problem;
use crate::request::Request;
use actix_web::{HttpResponse, web};
use serde_json::{Value, json};
use sternpost_store::{EndedSessions, Session};

/// `GET /sessions`: where the caller is signed in with a browser.
///
/// # Errors
/// If nobody is signed in.
pub async fn all(request: Request, app: web::Data<App>) -> Result<HttpResponse, Problem> {
    let caller = auth::caller_by(&request, &app).await?.ok_or_else(Problem::unauthorized)?;
    let sessions = app.service.store.sessions_of(&caller.address, app.expiry_now()).await?;
    let shown = sessions.iter().map(|session| {
        json!({
            "session": session.name(),
            "browser": session.browser,
            "begun-at": session.begun_at,
            "used-at": session.used_at,
            "ends-at": session.expires_at,
            "current": caller.session() == Some(session.token_hash.as_str()),
        })
    });
    Ok(HttpResponse::Ok().json(json!({ "sessions": shown.collect::<Vec<Value>>() })))
}

/// `DELETE /sessions`: all but the one that says so end.
///
/// # Errors
/// If nobody is signed in.
pub async fn end_others(request: Request, app: web::Data<App>) -> Result<HttpResponse, Problem> {
    let caller = auth::caller_by(&request, &app).await?.ok_or_else(Problem::unauthorized)?;
    let own = caller.session().unwrap_or_default();
    let ended = app.service.store.end_sessions(&caller.address, EndedSessions::AllBut(own)).await?;
    Ok(HttpResponse::Ok().json(json!({ "ended": ended })))
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
