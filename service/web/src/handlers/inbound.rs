//! Handler of inbound mail over HTTP, brought by a mail provider or another program.

use crate::app::App;
use crate::auth::is_same;
use crate::problem::Problem;
use crate::request::Request;
use actix_web::http::header;
use actix_web::{HttpResponse, web};
use hmac::{Hmac, KeyInit, Mac};
use serde_json::json;
use sha2::Sha256;
use std::sync::Arc;
use sternpost_api::problem::ProblemKind;
use sternpost_game::hex;
use sternpost_model::settings::Hidden;
use sternpost_post::inbound::door::{Coming, Door, NotNow, Taken};
use sternpost_store::Way;

/// The path at which mail is brought.
pub const PATH: &str = "/inbound/mail";
/// Seconds a signature is good for, before and after the moment it names.
const SIGNATURE_SECONDS: u64 = 300;

/// The hook for inbound mail: the key of the one who brings mail, and the entrance it goes to.
pub struct Hook {
    key: String,
    door: Arc<Door>,
}

impl Hook {
    /// A hook for those who know the key; none: there is no key, so nobody may bring mail.
    #[must_use]
    pub fn new(key: &Hidden, door: Arc<Door>) -> Option<Self> {
        let key = key.0.clone();
        (!key.is_empty()).then_some(Self { key, door })
    }

    /// Bytes a mail may have.
    #[must_use]
    pub fn most_bytes(&self) -> usize {
        self.door.most_bytes
    }

    /// Whether whoever brings a mail may: with the key itself as a bearer, or with a signature of moment and mail.
    fn admits(&self, request: &Request, now: i64, mail: &[u8]) -> bool {
        let said = |name: &str| request.headers().get(name).and_then(|value| value.to_str().ok());
        if let Some(bearer) = said(header::AUTHORIZATION.as_str()).and_then(|value| value.strip_prefix("Bearer ")) {
            return is_same(bearer, &self.key);
        }
        let (Some(moment), Some(signature)) = (said("x-sternpost-timestamp"), said("x-sternpost-signature")) else { return false };
        let is_young = moment.parse::<i64>().is_ok_and(|moment| moment.abs_diff(now) <= SIGNATURE_SECONDS);
        is_young && is_same(signature, &signed(&self.key, moment, mail))
    }
}

/// The signature of a mail brought at a moment, in seconds since 1970.
#[must_use]
pub fn signed(key: &str, moment: &str, mail: &[u8]) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(key.as_bytes()).expect("a key may have any length");
    mac.update(moment.as_bytes());
    mac.update(b".");
    mac.update(mail);
    format!("sha256={}", hex(&mac.finalize().into_bytes()))
}

/// `POST /inbound/mail`: a whole mail, `message/rfc822`. A signature that is used again within its time brings a mail that is known.
///
/// # Errors
/// 404 where nobody may bring mail, 401 for who may not, 429 if too much has come, 503 if it cannot be kept: it is to be brought again.
pub async fn mail(request: Request, app: web::Data<App>, payload: web::Payload) -> Result<HttpResponse, Problem> {
    let Some(hook) = &app.hook else { return Err(Problem::not_found()) };
    let mail = payload.to_bytes_limited(hook.most_bytes()).await;
    let mail = mail.map_err(|_| Problem::too_large(hook.most_bytes()))?.map_err(|error| Problem::bad_request(error.to_string()))?;
    if !hook.admits(&request, app.now().timestamp(), &mail) {
        return Err(Problem::new(ProblemKind::NotSignedIn, "a bearer token, or a signature of this mail made a moment ago"));
    }
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    if !["message/rfc822", "application/octet-stream"].contains(&kind.as_str()) {
        let why = "this is read as message/rfc822; say so with Content-Type";
        return Err(Problem::new(ProblemKind::WrongType, why));
    }
    let outcome = match hook.door.take(Coming { raw: &mail, way: Way::Hook, envelope_from: None }).await {
        Ok(Taken::Kept) => "kept",
        Ok(Taken::Known) => "known",
        Ok(Taken::ForNobody) => "for-nobody",
        Err(NotNow::TooMuch(too_many)) => return Err(too_many.into()),
        Err(NotNow::Store(error)) => return Err(error.into()),
    };
    Ok(HttpResponse::Ok().json(json!({ "outcome": outcome })))
}
