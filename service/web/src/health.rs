//! Handlers of liveness, readiness and metrics.

use super::app::App;
use super::auth::is_same;
use super::problem::Problem;
use super::request::Request;
use actix_web::{HttpResponse, http::header, web};
use chrono::{DateTime, Utc};
use sternpost_store::{Figures, Status};

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
pub async fn metrics(request: Request, app: web::Data<App>) -> Result<HttpResponse, Problem> {
    let bearer = request.headers().get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    let may = match &app.metrics_token {
        Some(token) => bearer.is_some_and(|said| is_same(said, token)),
        None => app.is_local(&request),
    };
    if may { Ok(metrics_unasked(app).await) } else { Err(Problem::not_found().on_page()) }
}

/// The same on the listener of its own: whoever reaches that may read.
pub async fn metrics_unasked(app: web::Data<App>) -> HttpResponse {
    match app.service.store.figures(app.service.clock.now()).await {
        Ok(figures) => show(&figures, app.service.clock.now()),
        // What is counted by the process itself is shown all the same.
        Err(error) => tracing::warn!(%error, "the database's figures could not be read"),
    }
    HttpResponse::Ok().content_type("text/plain; version=0.0.4").body(app.metrics.render())
}

/// Sets the gauges that the database holds, beside the process's own counters.
fn show(figures: &Figures, now: DateTime<Utc>) {
    #[expect(clippy::cast_precision_loss, reason = "a gauge is a float")]
    let gauge = |name: &'static str, value: u64| metrics::gauge!(name).set(value as f64);
    gauge("sternpost_letters_waiting", figures.letters_due);
    let age = figures.oldest_due.map_or(0, |oldest| (now - oldest).num_seconds().max(0).unsigned_abs());
    gauge("sternpost_letters_oldest_seconds", age);
    for (name, status) in [("lobby", Status::Lobby), ("running", Status::Running), ("ended", Status::Ended), ("stuck", Status::Stuck)] {
        let count = figures.campaigns.iter().find(|(of, _)| *of == status).map_or(0, |(_, count)| *count);
        #[expect(clippy::cast_precision_loss, reason = "a gauge is a float")]
        metrics::gauge!("sternpost_campaigns", "status" => name).set(count as f64);
    }
}
