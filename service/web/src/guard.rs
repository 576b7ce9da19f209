//! Middleware that turns a panic in a handler into an error response: whatever the rules panic with, the client is told that the request failed, and
//! nothing else is disturbed. It stands where addresses are mounted ([`at`](super::route::at)), so that no handler can be without it.

use super::problem::{Onward, Problem};
use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::Next;
use actix_web::{Error, HttpRequest};
use futures_util::FutureExt as _;
use std::panic::AssertUnwindSafe;
use sternpost_log::CampaignId;
use sternpost_table::panics;

/// Carries a request out; a panic becomes a problem.
pub(super) async fn guarded(request: ServiceRequest, next: Next<impl MessageBody + 'static>) -> Result<ServiceResponse<BoxBody>, Error> {
    let asked = request.request().clone();
    match AssertUnwindSafe(next.call(request)).catch_unwind().await {
        Ok(answer) => Ok(answer?.map_into_boxed_body()),
        Err(_) => Ok(ServiceResponse::from_err(failed(&asked), asked)),
    }
}

/// The error response to a request that failed. Addresses hold tokens, so only the kind of address is logged.
fn failed(asked: &HttpRequest) -> Problem {
    let campaign: Option<CampaignId> = asked.match_info().get("id").and_then(|id| id.parse().ok());
    let of = campaign.map(|id| id.to_string()).unwrap_or_default();
    panics::note(&asked.match_pattern().unwrap_or_default(), &of);
    let ways = campaign.map(|id| (Onward::Board, format!("/c/{id}"))).into_iter().collect();
    Problem::failed().leading_to(ways).for_asker(asked)
}
