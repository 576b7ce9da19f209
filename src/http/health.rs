//! Whether the server is alive and ready, and its counters.

use super::app::App;
use actix_web::{HttpResponse, web};

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

/// `GET /metrics`: for Prometheus.
pub async fn metrics(app: web::Data<App>) -> HttpResponse {
    HttpResponse::Ok().content_type("text/plain; version=0.0.4").body(app.metrics.render())
}
