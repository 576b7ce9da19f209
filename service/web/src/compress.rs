//! Compresses responses (gzip), except those that carry credentials (BREACH): pages with their boards, and responses of the API.
//!
//! The length of a compressed response tells an attacker who got text into it whether that text resembles a secret beside it (BREACH). Two things
//! prevent that. No response repeats anything of its request beside a secret of the reader: forms are only taken from our own pages, and nothing of
//! an address is shown. And a response that carries a credential, a letter with its links or the form that signs somebody in, is not compressed at
//! all. See `docs/decisions/0011-compressed-answers.md`.

use actix_web::body::{BodySize, BoxBody, MessageBody, to_bytes};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::middleware::Next;
use actix_web::{Error, web};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write as _;

/// Shorter answers gain nothing.
const SHORTEST: u64 = 1_024;
/// Longer ones are compressed on a thread of their own.
const LONG: usize = 16 * 1_024;
/// Most of what the best level gains, in a third of its time.
const LEVEL: u32 = 5;
/// Paths whose responses hold, or lead to, a credential.
const SECRET: [&str; 4] = ["/postbox", "/sign-in", "/s/", "/metrics"];

/// Compresses the text of whoever takes it compressed. Streams have no length and go as they are.
pub(super) async fn compressed(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let takes = takes_gzip(request.headers());
    let is_secret = SECRET.iter().any(|start| request.path().starts_with(start));
    strong_tag(request.headers_mut());
    let mut response = next.call(request).await?.map_into_boxed_body();
    if is_secret || !is_text(response.headers()) {
        return Ok(response);
    }
    response.headers_mut().append(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    let is_long = matches!(response.response().body().size(), BodySize::Sized(length) if length >= SHORTEST);
    if !takes || !is_long || response.headers().contains_key(header::CONTENT_ENCODING) {
        return Ok(response);
    }
    let (request, response) = response.into_parts();
    let (mut response, body) = response.into_parts();
    let body = to_bytes(body).await.map_err(Error::from)?;
    let small = if body.len() < LONG { gzip(&body) } else { web::block(move || gzip(&body)).await? }?;
    response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    weak_tag(response.headers_mut());
    Ok(ServiceResponse::new(request, response.set_body(BoxBody::new(small))))
}

fn gzip(text: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(text.len() / 4), Compression::new(LEVEL));
    encoder.write_all(text)?;
    encoder.finish()
}

/// Whether gzip is among what the client takes (RFC 9110, 12.5.3).
fn takes_gzip(headers: &HeaderMap) -> bool {
    let named = headers.get_all(header::ACCEPT_ENCODING).filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(','));
    let mut said = named.map(|coding| {
        let (name, rest) = coding.split_once(';').unwrap_or((coding, ""));
        let refused = rest.trim().strip_prefix("q=").is_some_and(|q| q.trim().chars().all(|c| matches!(c, '0' | '.')));
        (name.trim().to_ascii_lowercase(), !refused)
    });
    said.find(|(name, _)| matches!(name.as_str(), "gzip" | "x-gzip")).is_some_and(|(_, takes)| takes)
}

fn is_text(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    let named = ["application/json", "application/problem+json", "application/x-ndjson", "application/jsonl", "image/svg+xml"];
    kind != "text/event-stream" && (kind.starts_with("text/") || named.contains(&kind) || kind.ends_with("javascript"))
}

/// A tag that is the same for both forms of an answer is a weak one (RFC 9110, 8.8.1).
fn weak_tag(headers: &mut HeaderMap) {
    let weak = headers.get(header::ETAG).and_then(|tag| tag.to_str().ok()).filter(|tag| tag.starts_with('"')).map(|tag| format!("W/{tag}"));
    if let Some(weak) = weak.and_then(|weak| HeaderValue::from_str(&weak).ok()) {
        headers.insert(header::ETAG, weak);
    }
}

/// Turns the weak tag in a request into the strong one of the response it stands for.
fn strong_tag(headers: &mut HeaderMap) {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|tag| tag.to_str().ok());
    let strong = known.and_then(|tag| tag.strip_prefix("W/")).and_then(|tag| HeaderValue::from_str(tag).ok());
    if let Some(strong) = strong {
        headers.insert(header::IF_NONE_MATCH, strong);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_names_gzip_and_does_not_refuse_it_gets_it() {
        let takes = |said: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_str(said).unwrap());
            takes_gzip(&headers)
        };
        for yes in ["gzip", "br, gzip", "deflate;q=0.5, GZIP;q=0.3", "x-gzip"] {
            assert!(takes(yes), "{yes}");
        }
        for no in ["", "br", "identity", "gzip;q=0", "gzip; q=0.000", "*"] {
            assert!(!takes(no), "{no}");
        }
        assert!(!takes_gzip(&HeaderMap::new()));
    }
}
