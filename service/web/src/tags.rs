//! Entity tags of responses (`ETag`): a client that has the response already is told so.

use super::request::Request;
use actix_web::HttpResponse;
use sha2::{Digest as _, Sha256};
use sternpost_game::hex;

/// A response with its entity tag; without its body (304) for a client that names that tag.
pub(super) fn tagged(request: &Request, content_type: &'static str, body: String) -> HttpResponse {
    let tag = format!("\"{}\"", hex(&Sha256::digest(&body)[..16]));
    if request.headers().get("if-none-match").is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return HttpResponse::NotModified().insert_header(("ETag", tag)).finish();
    }
    HttpResponse::Ok().insert_header(("ETag", tag)).content_type(content_type).body(body)
}
