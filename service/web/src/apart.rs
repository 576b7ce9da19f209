//! The wrapper that runs handlers apart from the threads that serve requests. The serving threads read requests and send responses, and wait for
//! nobody's rules. All routes go this way ([`at`](super::route::at)), so that no handler can forget it; the few that ask no rules say so.

use super::app::App;
use super::problem::Problem;
use actix_web::body::{BoxBody, MessageBody as _};
use actix_web::http::StatusCode;
use actix_web::http::header::HeaderMap;
use actix_web::web::{Bytes, Data};
use actix_web::{FromRequest, Handler, HttpResponse};
use std::pin::Pin;

/// The result of a handler: a response, or a problem.
pub(super) trait Answered {
    /// The answer, as it can be taken to another thread.
    fn carried(self) -> Result<Carried, Problem>;
}

/// An answer that is whole.
pub(super) struct Carried {
    status: StatusCode,
    headers: HeaderMap,
    body: Bytes,
}

impl Answered for HttpResponse {
    fn carried(self) -> Result<Carried, Problem> {
        let (head, body) = self.into_parts();
        let Ok(body) = body.try_into_bytes() else { unreachable!("what is sent in pieces is mounted `without_rules`") };
        Ok(Carried { status: head.status(), headers: head.headers().clone(), body })
    }
}

impl Answered for Result<HttpResponse, Problem> {
    fn carried(self) -> Result<Carried, Problem> {
        self.and_then(HttpResponse::carried)
    }
}

impl From<Carried> for HttpResponse {
    fn from(answer: Carried) -> Self {
        let mut response = Self::with_body(answer.status, BoxBody::new(answer.body));
        *response.headers_mut() = answer.headers;
        response
    }
}

/// A handler that is carried out apart from the threads that serve requests.
pub(super) fn apart<H, Args>(handler: H) -> impl Handler<(Data<App>, Args), Output = Result<HttpResponse, Problem>>
where
    H: Handler<Args> + Send,
    H::Future: Send,
    H::Output: Answered,
    Args: FromRequest + Send + 'static,
{
    move |app: Data<App>, args: Args| {
        let handler = handler.clone();
        // Known by what comes of it alone: what carries it out is compiled once instead of for each handler.
        let answer: Pin<Box<dyn Future<Output = Result<Carried, Problem>> + Send>> =
            Box::pin(async move { handler.call(args).await.carried() });
        async move { Ok(app.service.beside(answer).await??.into()) }
    }
}
