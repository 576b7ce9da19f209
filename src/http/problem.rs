//! Errors at the edge: a problem document (RFC 9457) for the API, a page for people. Causes are logged, not shown.

use super::pages::{Lex, Link, Page, ProblemPage};
use crate::campaign::Refused;
use crate::post::links::LinkError;
use crate::store::StoreError;
use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, ResponseError};
use askama::Template;
use serde_json::{Value, json};
use std::fmt;

/// Something went wrong with a request; how it is told depends on who asks.
#[derive(Debug)]
pub struct Problem {
    status: StatusCode,
    /// The last part of its `type`.
    code: &'static str,
    detail: String,
    more: Option<Value>,
    is_page: bool,
}

impl Problem {
    /// A problem with a status, a stable code and a sentence.
    pub fn new(status: StatusCode, code: &'static str, detail: impl Into<String>) -> Self {
        Self { status, code, detail: detail.into(), more: None, is_page: false }
    }

    /// Nobody knows who is asking.
    #[must_use]
    pub fn unauthorized() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "not-signed-in", "sign in, or send a bearer token")
    }

    /// The asker may not.
    pub fn forbidden(why: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, "forbidden", why)
    }

    /// There is no such thing, or the asker may not know of it.
    #[must_use]
    pub fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "not-found", "there is nothing here")
    }

    /// The request cannot be understood.
    pub fn bad_request(why: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "bad-request", why)
    }

    /// With a further member of the document.
    #[must_use]
    pub fn with(mut self, more: Value) -> Self {
        self.more = Some(more);
        self
    }

    /// To be shown as a page.
    #[must_use]
    pub fn on_page(mut self) -> Self {
        self.is_page = true;
        self
    }

    /// Whether it is to be shown as a page.
    pub(super) fn is_page(&self) -> bool {
        self.is_page
    }

    /// The same as a page.
    pub(super) fn page(&self, lex: Lex) -> HttpResponse {
        let ways = vec![Link::new("/", lex.t("page-product"))];
        let page = |what: &str| Page::new(lex, lex.t(what));
        let told = |what: &str, why: String, ways: Vec<Link>| {
            let (what, page) = (lex.t(what), page(what));
            ProblemPage { page, status: self.status.as_u16(), what, why: vec![why], ways, trace: None }
        };
        let model = match (self.status, self.code) {
            (StatusCode::NOT_FOUND, _) => ProblemPage::not_found(page("page-problem-not-found"), ways),
            (_, "link-expired") => ProblemPage::link_expired(page("page-problem-expired"), ways),
            (StatusCode::FORBIDDEN, _) => ProblemPage::forbidden(page("page-problem-forbidden"), ways),
            (_, "not-signed-in") => {
                let ways = vec![Link::new("/sign-in", lex.t("page-sign-in"))];
                told("page-problem-not-signed-in", lex.t("page-problem-not-signed-in-why"), ways)
            }
            (_, "wrong-state") => told("page-problem-wrong-state", lex.t("page-problem-wrong-state-why"), ways),
            (_, "too-late") => told("page-problem-too-late", lex.t("page-problem-too-late-why"), ways),
            (_, "stuck") => told("page-problem-stuck", lex.t("page-problem-stuck-why"), ways),
            (_, "closing") => told("page-problem-closing", lex.t("page-problem-closing-why"), ways),
            (status, _) if status.is_server_error() => ProblemPage::ours(page("page-problem-ours"), None),
            (_, _) => told("page-problem-refused", lex.t1("page-problem-refused-why", "detail", &self.detail), ways),
        };
        let html = model.render().unwrap_or_else(|_| self.detail.clone());
        HttpResponse::build(self.status).content_type("text/html; charset=utf-8").body(html)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}: {}", self.status.as_u16(), self.code, self.detail)
    }
}

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        self.status
    }
    fn error_response(&self) -> HttpResponse {
        if self.is_page {
            return self.page(Lex::default());
        }
        let mut document = json!({
            "type": format!("https://sternpost.invalid/problems/{}", self.code),
            "title": self.status.canonical_reason().unwrap_or("Problem"),
            "status": self.status.as_u16(),
            "detail": self.detail,
        });
        if let (Some(Value::Object(more)), Value::Object(document)) = (&self.more, &mut document) {
            document.extend(more.clone());
        }
        let mut response = HttpResponse::build(self.status);
        if self.status == StatusCode::SERVICE_UNAVAILABLE {
            response.insert_header((header::RETRY_AFTER, "2"));
        }
        response.content_type("application/problem+json").body(document.to_string())
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Self {
        let detail = refused.to_string();
        let (status, code) = match &refused {
            Refused::NoCampaign => (StatusCode::NOT_FOUND, "not-found"),
            Refused::NoGame(_) => (StatusCode::UNPROCESSABLE_ENTITY, "unknown-game"),
            Refused::Setup(_) => (StatusCode::UNPROCESSABLE_ENTITY, "bad-set-up"),
            Refused::Senseless(_) => (StatusCode::UNPROCESSABLE_ENTITY, "bad-request"),
            Refused::KeyUsed => (StatusCode::UNPROCESSABLE_ENTITY, "key-used"),
            Refused::WrongState(_) => (StatusCode::CONFLICT, "wrong-state"),
            Refused::Stale { .. } => (StatusCode::CONFLICT, "stale"),
            Refused::Answer(_) => (StatusCode::UNPROCESSABLE_ENTITY, "not-an-option"),
            Refused::TooLate(_) => (StatusCode::CONFLICT, "too-late"),
            Refused::Stuck => (StatusCode::CONFLICT, "stuck"),
            Refused::Closing | Refused::Store(StoreError::Closed) => (StatusCode::SERVICE_UNAVAILABLE, "closing"),
            Refused::Fold(_) | Refused::Store(_) => {
                tracing::error!(error = %refused, "a request failed");
                return Self::new(StatusCode::INTERNAL_SERVER_ERROR, "ours", "something failed here; it has been noted");
            }
        };
        Self::new(status, code, detail)
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        Refused::from(error).into()
    }
}

impl From<LinkError> for Problem {
    fn from(error: LinkError) -> Self {
        match error {
            LinkError::Invalid => Self::new(StatusCode::NOT_FOUND, "not-found", "this link is not valid"),
            LinkError::Expired => Self::new(StatusCode::GONE, "link-expired", "this link has expired"),
        }
    }
}

impl From<askama::Error> for Problem {
    fn from(error: askama::Error) -> Self {
        tracing::error!(%error, "a page could not be rendered");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "ours", "something failed here; it has been noted")
    }
}
