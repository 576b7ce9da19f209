//! The builder of a route: one address with its methods. Any other method is refused with a list of those, and a request that changes something is
//! refused if it comes from a page of another site.

use super::apart::{Answered, apart};
use super::auth;
use super::guard::guarded;
use super::problem::Problem;
use actix_web::dev::{AppService, HttpServiceFactory};
use actix_web::middleware::from_fn;
use actix_web::{FromRequest, Handler, HttpRequest, Resource, Responder, web};

/// An address to be mounted.
pub(super) struct At {
    resource: Resource,
    allowed: Vec<&'static str>,
    is_for_other_sites: bool,
}

/// An address, as a pattern.
pub(super) fn at(pattern: &str) -> At {
    At { resource: web::resource(pattern), allowed: vec![], is_for_other_sites: false }
}

impl At {
    /// GET, and with it HEAD.
    pub(super) fn get<H, Args>(self, handler: H) -> Self
    where
        H: Handler<Args> + Send,
        H::Future: Send,
        H::Output: Answered,
        Args: FromRequest + Send + 'static,
    {
        self.with(&["GET", "HEAD"], web::get().to(apart(handler)))
    }

    /// POST.
    pub(super) fn post<H, Args>(self, handler: H) -> Self
    where
        H: Handler<Args> + Send,
        H::Future: Send,
        H::Output: Answered,
        Args: FromRequest + Send + 'static,
    {
        self.with(&["POST"], web::post().to(apart(handler)))
    }

    /// PUT.
    pub(super) fn put<H, Args>(self, handler: H) -> Self
    where
        H: Handler<Args> + Send,
        H::Future: Send,
        H::Output: Answered,
        Args: FromRequest + Send + 'static,
    {
        self.with(&["PUT"], web::put().to(apart(handler)))
    }

    /// DELETE.
    pub(super) fn delete<H, Args>(self, handler: H) -> Self
    where
        H: Handler<Args> + Send,
        H::Future: Send,
        H::Output: Answered,
        Args: FromRequest + Send + 'static,
    {
        self.with(&["DELETE"], web::delete().to(apart(handler)))
    }

    /// Marks the handlers of this address as ones that ask no rules of a game.
    pub(super) fn without_rules(self) -> WithoutRules {
        WithoutRules(self)
    }

    /// Lets pages of other sites send requests that change something here: the address itself is a secret, and no cookie is looked at.
    pub(super) fn for_other_sites(self) -> Self {
        Self { is_for_other_sites: true, ..self }
    }

    fn with(mut self, methods: &[&'static str], route: actix_web::Route) -> Self {
        self.allowed.extend(methods);
        Self { resource: self.resource.route(route), ..self }
    }
}

/// An address whose handlers ask no rules of a game: it is answered by the thread that serves the request, and may be read and sent in pieces.
pub(super) struct WithoutRules(At);

impl WithoutRules {
    /// GET, and with it HEAD.
    pub(super) fn get<H, Args>(self, handler: H) -> Self
    where
        H: Handler<Args>,
        Args: FromRequest + 'static,
        H::Output: Responder + 'static,
    {
        Self(self.0.with(&["GET", "HEAD"], web::get().to(handler)))
    }

    /// POST.
    pub(super) fn post<H, Args>(self, handler: H) -> Self
    where
        H: Handler<Args>,
        Args: FromRequest + 'static,
        H::Output: Responder + 'static,
    {
        Self(self.0.with(&["POST"], web::post().to(handler)))
    }
}

impl HttpServiceFactory for WithoutRules {
    fn register(self, config: &mut AppService) {
        self.0.register(config);
    }
}

impl HttpServiceFactory for At {
    fn register(self, config: &mut AppService) {
        let allowed = self.allowed.join(", ");
        let refuse = move |request: HttpRequest| {
            let problem = Problem::wrong_method(&allowed).for_asker(&request);
            async move { Err::<actix_web::HttpResponse, Problem>(problem) }
        };
        let resource = self.resource.default_service(web::to(refuse));
        if self.is_for_other_sites {
            resource.wrap(from_fn(guarded)).register(config);
        } else {
            // The last one named comes first.
            resource.wrap(from_fn(auth::from_our_pages)).wrap(from_fn(guarded)).register(config);
        }
    }
}
