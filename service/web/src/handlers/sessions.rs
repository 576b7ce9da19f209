//! Handlers of a person's sessions: they list them and end them.

use super::{OnPage as _, frame, page, page_words_of};
use crate::app::App;
use crate::auth;
use crate::problem::Problem;
use crate::request::Request;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use sternpost_pages::sessions::{SessionLine, SessionsPage};
use sternpost_pages::told::Time;
use sternpost_store::{EndedSessions, Session};
use sternpost_words::{PageWords, say};

/// `GET /sessions`.
///
/// # Errors
/// If the store fails.
pub async fn look(request: Request, app: web::Data<App>) -> Result<HttpResponse, Problem> {
    let Some(caller) = auth::caller_by(&request, &app).await.on_page()? else {
        return Ok(HttpResponse::SeeOther().insert_header(("Location", "/sign-in?then=/sessions")).finish());
    };
    let sessions = app.service.store.sessions_of(&caller.address, app.expiry_now()).await.on_page()?;
    let page_words = page_words_of(&request);
    let mut lines: Vec<SessionLine> = sessions.iter().map(|session| line(page_words, session, caller.session())).collect();
    lines.sort_by_key(|line| !line.is_current);
    let title = page_words.t(say::SESSIONS);
    page(&SessionsPage {
        has_others: lines.iter().any(|line| !line.is_current),
        lines,
        page: frame(&app, page_words, title, Some(&caller.address)),
    })
}

fn line(page_words: PageWords, session: &Session, current: Option<&str>) -> SessionLine {
    let (browser, end) = match session.browser.as_str() {
        "" => (page_words.t(say::SESSIONS_UNKNOWN), page_words.t(say::SESSIONS_END_UNKNOWN)),
        known => (known.to_owned(), page_words.t(say::sessions_end(known))),
    };
    SessionLine {
        name: session.name().to_owned(),
        browser,
        end,
        begun: session.begun_at.map(Time::of),
        used: session.used_at.map(Time::of),
        ends: Time::of(session.expires_at),
        is_current: current == Some(session.token_hash.as_str()),
    }
}

/// The form that says which sessions end.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", tag = "act", deny_unknown_fields)]
pub enum EndForm {
    /// One.
    End {
        /// Its name.
        session: String,
    },
    /// All but the one that says so.
    Others {},
}

/// `POST /sessions`.
///
/// # Errors
/// If nobody is signed in.
pub async fn end(request: Request, app: web::Data<App>, form: web::Form<EndForm>) -> Result<HttpResponse, Problem> {
    let caller = auth::caller_by(&request, &app).await.on_page()?.ok_or_else(|| Problem::unauthorized().on_page())?;
    let own = caller.session().unwrap_or_default();
    let (which, is_own) = match &*form {
        EndForm::End { session } if !Session::is_name(session) => return Err(Problem::not_found().on_page()),
        EndForm::End { session } => (EndedSessions::One(session), Session::name_of(own) == session),
        EndForm::Others {} => (EndedSessions::AllBut(own), false),
    };
    app.service.store.end_sessions(&caller.address, which).await.on_page()?;
    let mut done = HttpResponse::SeeOther();
    if is_own {
        done.cookie(auth::no_cookie(&app)).insert_header(("Clear-Site-Data", "\"cache\""));
        return Ok(done.insert_header(("Location", "/")).finish());
    }
    Ok(done.insert_header(("Location", "/sessions")).finish())
}
