//! Middleware around every request: the body is read within limits of time and size, HEAD is GET without a body, responses carry the headers that
//! keep them private, and all are counted.

use super::app::App;
use super::handlers::inbound::PATH as MAIL_PATH;
use super::page::page_words_of;
use super::problem::Problem;
use super::server::LARGEST_BODY;
use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::{Payload, ServiceRequest, ServiceResponse};
use actix_web::http::Method;
use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use actix_web::middleware::Next;
use actix_web::web::{Bytes, BytesMut, Data};
use actix_web::{Error, HttpMessage as _};
use futures_util::StreamExt as _;
use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};
use sternpost_pages::assets;

/// The content security policy of pages: they load our own files, and pictures inside the page.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; \
                      frame-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";
/// The same for a page that carries its style: it is named by its hash (CSP Level 3, 2.3.1).
pub(super) fn policy_with_style() -> HeaderValue {
    let policy = POLICY.replace("style-src 'self'", &format!("style-src 'self' {}", assets::style().1));
    HeaderValue::from_str(&policy).expect("a hash is plain text")
}

/// Headers of every response. Links are secrets: no other site learns the address of a page (RFC 9110, 10.1.3).
const EVERYWHERE: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (HeaderName::from_static("x-robots-tag"), "noindex"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];
/// A year: browsers that came by https do not try http again.
const TLS_ONLY: &str = "max-age=31536000";

/// The request came as HEAD: what is without end need not begin.
pub(super) struct AsHead;

/// Reads the whole body before anybody works with it: no longer than clients may take, and no more than any handler wants.
pub(super) async fn whole_bodies(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let app = request.app_data::<Data<App>>().expect("every server has its app");
    let patience = app.patience;
    // A mail may be longer than anything that people write on pages.
    let most = app.hook.as_ref().filter(|_| request.path() == MAIL_PATH).map_or(LARGEST_BODY, |hook| hook.most_bytes());
    let refused = |request: ServiceRequest, problem: Problem| {
        let problem = problem.for_asker(request.request());
        Ok(ServiceResponse::from_err(problem, request.into_parts().0))
    };
    let length = request.headers().get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse::<usize>().ok());
    if length.is_some_and(|length| length > most) {
        return refused(request, Problem::too_large(most));
    }
    let body = match tokio::time::timeout(patience, read(request.take_payload(), most)).await {
        Ok(Ok(body)) => body,
        Ok(Err(problem)) => return refused(request, problem),
        Err(_) => return refused(request, Problem::too_slow()),
    };
    request.set_payload(if body.is_empty() { Payload::None } else { Payload::from(body) });
    Ok(next.call(request).await?.map_into_boxed_body())
}

/// Paths without a limit, for they are asked often: those of monitoring, and files, which browsers keep.
const UNCOUNTED: [&str; 4] = ["/healthz", "/readyz", "/metrics", "/assets/"];

/// Middleware of the rate limits: a client that asks too much is told to come later, before anything is read or done for it.
pub(super) async fn no_floods(request: ServiceRequest, next: Next<impl MessageBody + 'static>) -> Result<ServiceResponse<BoxBody>, Error> {
    let app = request.app_data::<Data<App>>().expect("every server has its app");
    if !UNCOUNTED.iter().any(|path| request.path().starts_with(path))
        && let Err(too_many) = app.limits.request(app.household(request.request()))
    {
        let problem = Problem::from(too_many).for_asker(request.request());
        return Ok(ServiceResponse::from_err(problem, request.into_parts().0));
    }
    Ok(next.call(request).await?.map_into_boxed_body())
}

async fn read(mut payload: Payload, most: usize) -> Result<Bytes, Problem> {
    let mut body = BytesMut::new();
    while let Some(part) = payload.next().await {
        let part = part.map_err(|error| Problem::bad_request(error.to_string()))?;
        if body.len() + part.len() > most {
            return Err(Problem::too_large(most));
        }
        body.extend_from_slice(&part);
    }
    Ok(body.freeze())
}

/// A problem knows no request: what is told as a page is worded anew in the language the browser asks for.
pub(super) async fn problems_in_the_readers_language(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let page_words = page_words_of(request.request());
    // A program that comes by a letter's link is told by a document what is wrong with it.
    let accept = request.headers().get("accept").and_then(|value| value.to_str().ok()).unwrap_or_default();
    let is_program = accept.contains("application/problem+json");
    let response = next.call(request).await?.map_into_boxed_body();
    let page = response.response().error().and_then(|error| error.as_error::<Problem>()).filter(|problem| problem.is_page());
    Ok(match page.map(|problem| if is_program { problem.document() } else { problem.page(page_words) }) {
        Some(page) => ServiceResponse::new(response.into_parts().0, page),
        None => response,
    })
}

/// HEAD is answered as GET would be, without the body (RFC 9110, 9.3.2).
pub(super) async fn heads(mut request: ServiceRequest, next: Next<impl MessageBody + 'static>) -> Result<ServiceResponse<BoxBody>, Error> {
    if request.method() != Method::HEAD {
        return Ok(next.call(request).await?.map_into_boxed_body());
    }
    request.head_mut().method = Method::GET;
    request.extensions_mut().insert(AsHead);
    let response = next.call(request).await?;
    Ok(response.map_body(|_, body| BoxBody::new(Unsaid(body.size()))))
}

/// A body of which only the size is told.
struct Unsaid(BodySize);

impl MessageBody for Unsaid {
    type Error = Infallible;
    fn size(&self) -> BodySize {
        self.0
    }
    fn poll_next(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Result<Bytes, Infallible>>> {
        Poll::Ready(None)
    }
}

/// The headers of every answer. What the API says is for the one who asked: no cache keeps it for another.
pub(super) async fn headers(request: ServiceRequest, next: Next<impl MessageBody>) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let is_api = request.path().starts_with("/api/");
    let is_secure = request.app_data::<Data<App>>().is_some_and(|app| app.is_secure());
    let mut response = next.call(request).await?;
    let headers = response.headers_mut();
    for (name, value) in EVERYWHERE {
        add(headers, name, value);
    }
    if is_secure {
        add(headers, header::STRICT_TRANSPORT_SECURITY, TLS_ONLY);
    }
    if is_api {
        let kept = if headers.contains_key(header::ETAG) { "private, no-cache" } else { "private, no-store" };
        add(headers, header::CACHE_CONTROL, kept);
        // What may be compressed has said already that it depends on that.
        let varies = if headers.contains_key(header::VARY) {
            "Authorization, Cookie, Accept-Language, Accept-Encoding"
        } else {
            "Authorization, Cookie, Accept-Language"
        };
        headers.insert(header::VARY, HeaderValue::from_static(varies));
    } else {
        add(headers, header::CACHE_CONTROL, "no-store");
    }
    Ok(response)
}

fn add(headers: &mut HeaderMap, name: HeaderName, value: &'static str) {
    if !headers.contains_key(&name) {
        headers.insert(name, HeaderValue::from_static(value));
    }
}

/// Counts requests by method, route and status; never by address, for addresses hold tokens. What a stranger can invent is
/// no label: each would be kept for ever.
pub(super) async fn count(request: ServiceRequest, next: Next<impl MessageBody>) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let route = request.match_pattern().unwrap_or_else(|| "none".to_owned());
    let method = match request.method().as_str() {
        "GET" => "GET",
        "HEAD" => "HEAD",
        "POST" => "POST",
        "PUT" => "PUT",
        "DELETE" => "DELETE",
        "PATCH" => "PATCH",
        "OPTIONS" => "OPTIONS",
        _ => "other",
    };
    let response = next.call(request).await?;
    let status = response.status().as_u16();
    metrics::counter!("sternpost_requests_total", "method" => method, "route" => route.clone(), "status" => status.to_string())
        .increment(1);
    tracing::debug!(method, route, status, "request");
    Ok(response)
}
