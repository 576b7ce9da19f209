//! The HTTP server: its configuration, how it parses requests, and its responses to malformed ones.

use super::app::App;
use super::handlers::door;
use super::problem::Problem;
use super::routes::routes;
use super::{compress, frame, health};
use actix_web::dev::Server;
use actix_web::error::{JsonPayloadError, PayloadError, UrlencodedError};
use actix_web::middleware::{NormalizePath, from_fn};
use actix_web::{App as Actix, HttpRequest, HttpServer, web};
use serde_json::error::Category;
use std::net::TcpListener;
use std::time::Duration;
use sternpost_api::problem::ProblemKind;

/// Bytes a form or a JSON body may have.
pub(super) const LARGEST_BODY: usize = 256 * 1024;
/// The time a connection without a request is kept.
const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// The time that open requests have once the server is told to stop.
const LAST_ANSWERS_SECONDS: u64 = 10;

/// Starts to serve, until `end` comes to pass.
///
/// # Errors
/// If the listener cannot be used.
pub fn serve(
    listener: TcpListener,
    app: web::Data<App>,
    workers: usize,
    end: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<Server> {
    let patience = app.patience;
    let server = HttpServer::new(move || {
        Actix::new()
            .app_data(app.clone())
            .app_data(web::FormConfig::default().limit(LARGEST_BODY).error_handler(|e, request| bad_form(&e).for_asker(request).into()))
            .app_data(web::JsonConfig::default().limit(LARGEST_BODY).error_handler(|e, request| bad_json(&e).for_asker(request).into()))
            .app_data(web::PathConfig::default().error_handler(|_, request| Problem::not_found().for_asker(request).into()))
            .app_data(web::QueryConfig::default().error_handler(|e, request| bad_query(&e, request).into()))
            // The last one named comes first.
            .wrap(from_fn(frame::whole_bodies))
            .wrap(from_fn(frame::no_floods))
            .wrap(from_fn(frame::problems_in_the_readers_language))
            .wrap(from_fn(compress::compressed))
            .wrap(from_fn(frame::heads))
            .wrap(from_fn(frame::headers))
            .wrap(from_fn(frame::count))
            // An address may end with a slash, as people type them and programs copy them.
            .wrap(NormalizePath::trim())
            .configure(routes)
            .default_service(web::to(door::nothing))
    });
    let server = server.workers(workers).keep_alive(KEEP_ALIVE).client_request_timeout(patience).client_disconnect_timeout(patience);
    Ok(server.shutdown_signal(end).shutdown_timeout(LAST_ANSWERS_SECONDS).listen(listener)?.run())
}

/// Serves `/metrics` and nothing else, to whoever reaches the listener.
///
/// # Errors
/// If the listener cannot be used.
pub fn serve_metrics(
    listener: TcpListener,
    app: web::Data<App>,
    end: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<Server> {
    let server = HttpServer::new(move || Actix::new().app_data(app.clone()).route("/metrics", web::get().to(health::metrics_unasked)));
    Ok(server.workers(1).shutdown_signal(end).shutdown_timeout(1).listen(listener)?.run())
}

fn bad_query(error: &actix_web::error::QueryPayloadError, request: &HttpRequest) -> Problem {
    Problem::bad_request(error.to_string()).for_asker(request)
}

fn wrong_type(wanted: &str) -> Problem {
    Problem::new(ProblemKind::WrongType, format!("this is read as {wanted}; say so with Content-Type"))
}

/// Maps a JSON error to a problem: text that cannot be read is 400; JSON that does not fit is 422.
#[expect(clippy::wildcard_enum_match_arm, reason = "the library may find more that is wrong")]
fn bad_json(error: &JsonPayloadError) -> Problem {
    match error {
        JsonPayloadError::ContentType => wrong_type("application/json"),
        JsonPayloadError::OverflowKnownLength { .. } | JsonPayloadError::Overflow { .. } => Problem::too_large(LARGEST_BODY),
        JsonPayloadError::Deserialize(error) if error.classify() == Category::Data => Problem::invalid(error.to_string()),
        other => Problem::bad_request(other.to_string()),
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the library may find more that is wrong")]
fn bad_form(error: &UrlencodedError) -> Problem {
    match error {
        UrlencodedError::ContentType => wrong_type("application/x-www-form-urlencoded"),
        UrlencodedError::Overflow { .. } | UrlencodedError::Payload(PayloadError::Overflow) => Problem::too_large(LARGEST_BODY),
        other => Problem::bad_request(other.to_string()),
    }
}
