//! Whether the server is alive and ready, and its counters.

use super::app::App;
use super::auth::is_same;
use super::problem::Problem;
use actix_web::{HttpRequest, HttpResponse, http::header, web};

/// `GET /healthz`: the process answers.
pub async fn alive() -> HttpResponse {
    HttpResponse::Ok().content_type("text/plain").body("alive\n")
}

/// `GET /readyz`: the database answers too.
pub async fn ready(app: web::Data<App>) -> HttpResponse {
    match app.service.store.ping().await {
        Ok(()) => HttpResponse::Ok().content_type("text/plain").body("ready\n"),
        Err(error) => {
            tracing::warn!(%error, "the database does not answer");
            HttpResponse::ServiceUnavailable().content_type("text/plain").body("the database does not answer\n")
        }
    }
}

/// `GET /metrics`: for Prometheus, with its token; without one configured, for callers on this machine.
///
/// # Errors
/// 404 for everybody else: what is not theirs to see is not there.
pub async fn metrics(request: HttpRequest, app: web::Data<App>) -> Result<HttpResponse, Problem> {
    let bearer = request.headers().get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    let may = match &app.metrics_token {
        Some(token) => bearer.is_some_and(|said| is_same(said, token)),
        None => app.is_local(&request),
    };
    if may { Ok(metrics_unasked(app).await) } else { Err(Problem::not_found().on_page()) }
}

/// The same on the listener of its own: whoever reaches that may read.
pub async fn metrics_unasked(app: web::Data<App>) -> HttpResponse {
    HttpResponse::Ok().content_type("text/plain; version=0.0.4").body(app.metrics.render())
}
