//! Errors as HTTP responses: a problem document (RFC 9457) for the API, a page for people. Causes are logged, not shown.

use super::limits::TooMany;
use super::request::Head;
use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, HttpResponseBuilder, ResponseError};
use askama::Template;
use std::fmt;
use sternpost_api::problem::{More, ProblemKind};
use sternpost_core::Key;
use sternpost_log::court::Unfit;
use sternpost_model::reason::Reason;
use sternpost_pages::door::ProblemPage;
use sternpost_pages::layout::{Link, Page};
use sternpost_post::links::LinkError;
use sternpost_store::StoreError;
use sternpost_table::Refused;
use sternpost_words::{PageWords, say};

/// Something went wrong with a request; how it is told depends on who asks.
#[derive(Debug)]
pub struct Problem {
    status: StatusCode,
    kind: ProblemKind,
    detail: Box<str>,
    /// Why, where that has words in every language.
    reason: Option<Box<Reason>>,
    more: Option<Box<More>>,
    is_page: bool,
    hint: Option<Hint>,
    /// Where a page says one could go on instead; none: at the start.
    ways: Box<[(Onward, String)]>,
}

/// A link of a problem page: where the reader could go on instead.
#[derive(Clone, Copy, Debug)]
pub enum Onward {
    /// To an entry of the past.
    Moment(u64),
    /// To trying something from the present.
    TryNow,
    /// To the campaign.
    Board,
}

/// A hint at what would be possible, sent in a header.
#[derive(Debug)]
enum Hint {
    /// The same after so many seconds.
    Later(u32),
    /// Other methods.
    Methods(String),
}

impl Problem {
    /// A problem of a kind, with a sentence.
    pub fn new(kind: ProblemKind, detail: impl Into<String>) -> Self {
        let status = StatusCode::from_u16(kind.status()).expect("a kind has a status of HTTP");
        // A client that is told to come back is told when.
        let hint = (status == StatusCode::SERVICE_UNAVAILABLE).then_some(Hint::Later(2));
        Self { status, kind, detail: detail.into().into_boxed_str(), reason: None, more: None, is_page: false, hint, ways: Box::default() }
    }

    /// Nobody knows who is asking.
    #[must_use]
    pub fn unauthorized() -> Self {
        Self::new(ProblemKind::NotSignedIn, "sign in, or send a bearer token")
    }

    /// The asker may not.
    pub fn forbidden(why: impl Into<String>) -> Self {
        Self::new(ProblemKind::Forbidden, why)
    }

    /// There is no such thing, or the asker may not know of it.
    #[must_use]
    pub fn not_found() -> Self {
        Self::new(ProblemKind::NotFound, "there is nothing here")
    }

    /// The request cannot be understood.
    pub fn bad_request(why: impl Into<String>) -> Self {
        Self::new(ProblemKind::BadRequest, why)
    }

    /// A request that can be read, but makes no sense.
    pub fn invalid(why: impl Into<String>) -> Self {
        Self { status: StatusCode::UNPROCESSABLE_ENTITY, ..Self::bad_request(why) }
    }

    /// The request took too long to come.
    #[must_use]
    pub fn too_slow() -> Self {
        Self::new(ProblemKind::TooSlow, "the request took too long to come in")
    }

    /// The request is too long.
    #[must_use]
    pub fn too_large(most: usize) -> Self {
        Self::new(ProblemKind::TooLarge, format!("a request has at most {most} bytes"))
    }

    /// A rule of the game, or the server, failed while this was made.
    #[must_use]
    pub fn failed() -> Self {
        Self::new(ProblemKind::Failed, "a rule of the game failed while this was made; it has been noted")
    }

    /// There is something here, but not this can be done with it. `allowed` are the methods that can.
    #[must_use]
    pub fn wrong_method(allowed: &str) -> Self {
        let problem = Self::new(ProblemKind::WrongMethod, format!("this address knows {allowed}"));
        Self { hint: Some(Hint::Methods(allowed.to_owned())), ..problem }
    }

    /// Told as whoever asks can read it: the API speaks in documents, everything else in pages.
    #[must_use]
    pub fn for_asker(self, request: &impl Head) -> Self {
        if request.path().starts_with("/api/") { self } else { self.on_page() }
    }

    /// With the reason, as a page words it and a program reads it.
    #[must_use]
    pub fn because(self, reason: Reason) -> Self {
        Self { reason: Some(Box::new(reason)), ..self }
    }

    /// The reason in a reader's words, where it has some.
    pub(super) fn reason(&self, page_words: PageWords) -> Option<String> {
        self.reason.as_ref().map(|reason| reason.told(page_words.language()))
    }

    /// With what there is to say besides of this kind of problem.
    #[must_use]
    pub fn with(self, more: More) -> Self {
        Self { more: Some(Box::new(more)), ..self }
    }

    /// With where a page says one could go on instead.
    #[must_use]
    pub fn leading_to(self, ways: Vec<(Onward, String)>) -> Self {
        Self { ways: ways.into(), ..self }
    }

    /// The links onwards, in the language of the page.
    fn ways(&self, page_words: PageWords) -> Vec<Link> {
        let words = |onward: &Onward| match onward {
            Onward::Moment(seq) => page_words.t(say::what_if_moment(*seq)),
            Onward::TryNow => page_words.t(say::WHAT_IF_TRY_NOW),
            Onward::Board => page_words.t(say::TO_BOARD),
        };
        let ways: Vec<Link> = match &*self.ways {
            [] => vec![Link::new("/", page_words.t(say::PRODUCT))],
            ways => ways.iter().map(|(onward, href)| Link::new(href.as_str(), words(onward))).collect(),
        };
        // A player who has lost the way gets in by a letter.
        let is_lost = matches!(self.status, StatusCode::NOT_FOUND | StatusCode::GONE);
        ways.into_iter().chain(is_lost.then(|| Link::new("/sign-in", page_words.t(say::SEND_ME_LINK)))).collect()
    }

    /// To be shown as a page.
    #[must_use]
    pub fn on_page(mut self) -> Self {
        self.is_page = true;
        self
    }

    /// Whether there is nothing, or nothing for the asker to know of.
    pub(super) fn is_not_found(&self) -> bool {
        self.status == StatusCode::NOT_FOUND
    }

    /// Whether something else could be sent instead: nothing has failed, and nobody is forbidden anything.
    pub(super) fn is_about_what_was_sent(&self) -> bool {
        matches!(self.status, StatusCode::CONFLICT | StatusCode::UNPROCESSABLE_ENTITY) && self.kind != ProblemKind::Stuck
    }

    /// Whether it is to be shown as a page.
    pub(super) fn is_page(&self) -> bool {
        self.is_page
    }

    /// The same as a page.
    pub(super) fn page(&self, page_words: PageWords) -> HttpResponse {
        let ways = self.ways(page_words);
        let page = |what: Key| Page::new(page_words, page_words.t(what));
        let told = |what: Key, why: String, ways: Vec<Link>| {
            let (what, page) = (page_words.t(what), page(what));
            ProblemPage { page, status: self.status.as_u16(), what, why: vec![why], ways, trace: None }
        };
        let because = |general: Key| self.reason(page_words).unwrap_or_else(|| page_words.t(general));
        let model = match (self.status, self.kind) {
            (StatusCode::NOT_FOUND, _) => ProblemPage::not_found(page(say::PROBLEM_NOT_FOUND), ways),
            (_, ProblemKind::LinkExpired | ProblemKind::LinkRevoked | ProblemKind::LinkAnswered | ProblemKind::LinkLeft) => {
                ProblemPage::link_expired(page(say::PROBLEM_EXPIRED), ways)
            }
            (StatusCode::FORBIDDEN, _) => ProblemPage::forbidden(page(say::PROBLEM_FORBIDDEN), ways),
            (_, ProblemKind::NotSignedIn) => {
                let ways = vec![Link::new("/sign-in", page_words.t(say::SIGN_IN))];
                told(say::PROBLEM_NOT_SIGNED_IN, page_words.t(say::PROBLEM_NOT_SIGNED_IN_WHY), ways)
            }
            (_, ProblemKind::WrongState) => told(say::PROBLEM_WRONG_STATE, because(say::PROBLEM_WRONG_STATE_WHY), ways),
            (_, ProblemKind::NotAskedThere) => told(say::PROBLEM_NOT_ASKED, page_words.t(say::PROBLEM_NOT_ASKED_WHY), ways),
            (_, ProblemKind::TooLate) => told(say::PROBLEM_TOO_LATE, because(say::PROBLEM_TOO_LATE_WHY), ways),
            (_, ProblemKind::Stuck) => told(say::PROBLEM_STUCK, page_words.t(say::PROBLEM_STUCK_WHY), ways),
            (_, ProblemKind::Failed) => told(say::PROBLEM_FAILED, page_words.t(say::PROBLEM_FAILED_WHY), ways),
            (_, ProblemKind::Closing) => told(say::PROBLEM_CLOSING, page_words.t(say::PROBLEM_CLOSING_WHY), ways),
            (_, ProblemKind::TooMany) => {
                let minutes = if let Some(Hint::Later(seconds)) = &self.hint { seconds.div_ceil(60) } else { 1 };
                told(say::PROBLEM_TOO_MANY, page_words.t(say::problem_too_many_why(minutes)), vec![])
            }
            (_, ProblemKind::LinkUsed) => {
                let ways = vec![Link::new("/sign-in", page_words.t(say::SIGN_IN))];
                told(say::PROBLEM_USED, page_words.t(say::PROBLEM_USED_WHY), ways)
            }
            (StatusCode::BAD_REQUEST, _) => told(say::PROBLEM_UNREADABLE, because(say::PROBLEM_UNREADABLE_WHY), ways),
            (status, _) if status.is_server_error() => ProblemPage::ours(page(say::PROBLEM_OURS), None),
            (_, _) => {
                let why = self.reason(page_words).unwrap_or_else(|| page_words.t(say::problem_refused_why(&*self.detail)));
                told(say::PROBLEM_REFUSED, why, ways)
            }
        };
        let html = model.render().unwrap_or_else(|_| self.detail.to_string());
        self.response().content_type("text/html; charset=utf-8").body(html)
    }

    /// The same as a document (RFC 9457).
    pub(super) fn document(&self) -> HttpResponse {
        let document = sternpost_api::problem::Problem {
            kind: self.kind.address(),
            title: self.status.canonical_reason().unwrap_or("Problem"),
            status: self.status.as_u16(),
            detail: self.detail.to_string(),
            reason: self.reason.as_ref().map(|reason| reason.name()),
            field: self.reason.as_ref().and_then(|reason| reason.field()),
            more: self.more.as_deref().cloned().unwrap_or_default(),
        };
        let document = serde_json::to_string(&document).expect("a problem is plain data");
        self.response().content_type("application/problem+json").body(document)
    }

    fn response(&self) -> HttpResponseBuilder {
        let mut response = HttpResponse::build(self.status);
        match &self.hint {
            Some(Hint::Later(seconds)) => {
                response.insert_header((header::RETRY_AFTER, *seconds));
            }
            Some(Hint::Methods(allowed)) => {
                response.insert_header((header::ALLOW, allowed.as_str()));
            }
            None => {}
        }
        // The rest of what was being sent is not waited for.
        if matches!(self.status, StatusCode::REQUEST_TIMEOUT | StatusCode::PAYLOAD_TOO_LARGE) {
            response.force_close();
        }
        response
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}: {}", self.status.as_u16(), self.kind, self.detail)
    }
}

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        self.status
    }
    fn error_response(&self) -> HttpResponse {
        if self.is_page {
            return self.page(PageWords::default());
        }
        self.document()
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Self {
        if let Refused::TooMuch(wait) = refused {
            return TooMany { limit: "entries-per-campaign", wait }.into();
        }
        if let Refused::TooOften(too_many) = refused {
            return too_many.into();
        }
        let detail = refused.to_string();
        let kind = match &refused {
            Refused::NoCampaign | Refused::NoPromise | Refused::NoOrder => ProblemKind::NotFound,
            Refused::NoGame(_) => ProblemKind::UnknownGame,
            Refused::Setup(_) => ProblemKind::BadSetUp,
            Refused::Invalid(_) => ProblemKind::BadRequest,
            Refused::Order(_) => ProblemKind::BadOrder,
            Refused::GivenMeanwhile => ProblemKind::GivenMeanwhile,
            Refused::KeyUsed => ProblemKind::KeyUsed,
            Refused::WrongState(_) => ProblemKind::WrongState,
            Refused::NotAskedThere => ProblemKind::NotAskedThere,
            Refused::Court(Unfit::NoReason | Unfit::NoEntry | Unfit::NotEarlier) => ProblemKind::BadRequest,
            Refused::Court(_) => ProblemKind::WrongState,
            Refused::Stale { .. } => ProblemKind::Stale,
            Refused::Answer(_) => ProblemKind::NotAnOption,
            Refused::TooLate(_) => ProblemKind::TooLate,
            Refused::Stuck => ProblemKind::Stuck,
            Refused::NotSignedIn => ProblemKind::NotSignedIn,
            Refused::NotAllowed(_) => ProblemKind::Forbidden,
            Refused::TooMuch(_) | Refused::TooOften(_) => ProblemKind::TooMany,
            Refused::Closing | Refused::Store(StoreError::Closed) => ProblemKind::Closing,
            Refused::Fold(_) | Refused::Store(_) => {
                tracing::error!(error = %refused, "a request failed");
                return Self::new(ProblemKind::Ours, "something failed here; it has been noted");
            }
        };
        // Other kinds of what makes no sense have a status of their own.
        let problem = if kind == ProblemKind::BadRequest { Self::invalid(detail) } else { Self::new(kind, detail) };
        if let Refused::Invalid(reason) | Refused::WrongState(reason) | Refused::TooLate(reason) | Refused::NotAllowed(reason) = refused {
            return problem.because(reason);
        }
        problem
    }
}

impl From<TooMany> for Problem {
    fn from(too_many: TooMany) -> Self {
        let seconds = too_many.seconds();
        let detail = format!("that is too much at once; come back in {seconds} seconds");
        let problem = Self::new(ProblemKind::TooMany, detail);
        let problem = problem.with(More { limit: Some(too_many.limit), retry_after: Some(seconds), ..More::default() });
        Self { hint: Some(Hint::Later(seconds)), ..problem }
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
            LinkError::Invalid => Self::new(ProblemKind::LinkInvalid, "this link is not valid"),
            LinkError::Purpose => Self::new(ProblemKind::LinkPurpose, "this link is for something else"),
            LinkError::Algorithm => Self::new(ProblemKind::LinkAlgorithm, "this link names another algorithm than ours"),
            LinkError::Key => Self::new(ProblemKind::LinkKey, "this link was signed with a key that is not known here"),
            LinkError::Expired => Self::new(ProblemKind::LinkExpired, "this link has expired"),
        }
    }
}

impl From<askama::Error> for Problem {
    fn from(error: askama::Error) -> Self {
        tracing::error!(%error, "a page could not be rendered");
        Self::new(ProblemKind::Ours, "something failed here; it has been noted")
    }
}
