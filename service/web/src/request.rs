//! The head of a request as handlers read it, detached from its connection, so that it can be taken to another thread, where rules are asked
//! ([`apart`](super::apart)).

use super::frame::AsHead;
use actix_web::cookie::Cookie;
use actix_web::dev::Payload;
use actix_web::http::header::HeaderMap;
use actix_web::{Error, FromRequest, HttpMessage as _, HttpRequest};
use std::future::{Ready, ready};
use std::net::SocketAddr;

/// The head of a request.
pub struct Request {
    path: String,
    query: String,
    headers: HeaderMap,
    cookies: Vec<Cookie<'static>>,
    peer: Option<SocketAddr>,
    is_head: bool,
}

/// The parts of a request that tell who asks, and in which language.
pub trait Head {
    /// The headers.
    fn headers(&self) -> &HeaderMap;

    /// The path of the address.
    fn path(&self) -> &str;

    /// The other end of the connection, which may be a proxy.
    fn peer_addr(&self) -> Option<SocketAddr>;
}

impl Head for HttpRequest {
    fn headers(&self) -> &HeaderMap {
        self.headers()
    }

    fn path(&self) -> &str {
        self.path()
    }

    fn peer_addr(&self) -> Option<SocketAddr> {
        self.peer_addr()
    }
}

impl Head for Request {
    fn headers(&self) -> &HeaderMap {
        &self.headers
    }

    fn path(&self) -> &str {
        &self.path
    }

    fn peer_addr(&self) -> Option<SocketAddr> {
        self.peer
    }
}

impl Request {
    /// The headers.
    #[must_use]
    pub fn headers(&self) -> &HeaderMap {
        &self.headers
    }

    /// The query string, as it was sent.
    #[must_use]
    pub fn query_string(&self) -> &str {
        &self.query
    }

    /// A cookie by its name.
    #[must_use]
    pub fn cookie(&self, name: &str) -> Option<&Cookie<'static>> {
        self.cookies.iter().find(|cookie| cookie.name() == name)
    }

    /// Whether only the head of the answer is sent: what has no end need not begin.
    #[must_use]
    pub fn is_head(&self) -> bool {
        self.is_head
    }
}

impl FromRequest for Request {
    type Error = Error;
    type Future = Ready<Result<Self, Error>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(Self {
            path: request.path().to_owned(),
            query: request.query_string().to_owned(),
            headers: request.headers().clone(),
            cookies: request.cookies().map(|cookies| cookies.to_vec()).unwrap_or_default(),
            peer: request.peer_addr(),
            is_head: request.extensions().contains::<AsHead>(),
        }))
    }
}
