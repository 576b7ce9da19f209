//! The HTTP server: headers that every answer carries, limits, and what a bad body is told.

use super::app::App;
use super::handlers::{door, lex_of};
use super::problem::Problem;
use super::routes::routes;
use actix_web::dev::{Server, ServiceRequest, ServiceResponse};
use actix_web::middleware::{DefaultHeaders, Next, from_fn};
use actix_web::{App as Actix, HttpServer, body::BoxBody, body::MessageBody, web};
use std::net::TcpListener;

/// Bytes a form or a JSON body may have.
const LARGEST_BODY: usize = 256 * 1024;

/// What pages may load: our own files and pictures inside the page.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

/// Starts to serve.
///
/// # Errors
/// If the listener cannot be used.
pub fn serve(listener: TcpListener, app: web::Data<App>, workers: usize) -> std::io::Result<Server> {
    let server = HttpServer::new(move || {
        Actix::new()
            .app_data(app.clone())
            .app_data(
                web::FormConfig::default().limit(LARGEST_BODY).error_handler(|e, _| Problem::bad_request(e.to_string()).on_page().into()),
            )
            .app_data(web::JsonConfig::default().limit(LARGEST_BODY).error_handler(|e, _| Problem::bad_request(e.to_string()).into()))
            .app_data(web::PathConfig::default().error_handler(|_, _| Problem::not_found().into()))
            .app_data(web::QueryConfig::default().error_handler(|e, _| Problem::bad_request(e.to_string()).into()))
            .wrap(from_fn(problems_in_the_readers_language))
            .wrap(from_fn(count))
            // Links are secrets: no other site learns the address of a page (RFC 9110, 10.1.3).
            .wrap(
                DefaultHeaders::new()
                    .add(("Content-Security-Policy", POLICY))
                    .add(("Referrer-Policy", "no-referrer"))
                    .add(("X-Content-Type-Options", "nosniff"))
                    .add(("X-Robots-Tag", "noindex"))
                    .add(("Cross-Origin-Opener-Policy", "same-origin")),
            )
            .configure(routes)
            .default_service(web::to(door::nothing))
    });
    Ok(server.workers(workers).shutdown_timeout(10).listen(listener)?.run())
}

/// A problem knows no request: what is told as a page is worded anew in the language the browser asks for.
async fn problems_in_the_readers_language(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let lex = lex_of(request.request());
    let response = next.call(request).await?.map_into_boxed_body();
    let page = response.response().error().and_then(|error| error.as_error::<Problem>()).filter(|problem| problem.is_page());
    Ok(match page.map(|problem| problem.page(lex)) {
        Some(page) => ServiceResponse::new(response.into_parts().0, page),
        None => response,
    })
}

/// Counts requests by route and status; never by address, for addresses hold tokens.
async fn count(request: ServiceRequest, next: Next<impl MessageBody>) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    let route = request.match_pattern().unwrap_or_else(|| "none".to_owned());
    let method = request.method().to_string();
    let response = next.call(request).await?;
    let status = response.status().as_u16();
    metrics::counter!("sternpost_requests_total", "method" => method.clone(), "route" => route.clone(), "status" => status.to_string())
        .increment(1);
    tracing::debug!(method, route, status, "request");
    Ok(response)
}
