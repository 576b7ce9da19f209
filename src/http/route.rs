//! One address with what can be done there: any other method is refused with a list of those.

use super::problem::Problem;
use actix_web::dev::{AppService, HttpServiceFactory};
use actix_web::{FromRequest, Handler, HttpRequest, Resource, Responder, web};

/// An address to be mounted.
pub(super) struct At {
    resource: Resource,
    allowed: Vec<&'static str>,
}

/// An address, as a pattern.
pub(super) fn at(pattern: &str) -> At {
    At { resource: web::resource(pattern), allowed: vec![] }
}

impl At {
    /// GET, and with it HEAD.
    pub(super) fn get<H, Args>(self, handler: H) -> Self
    where
        H: Handler<Args>,
        Args: FromRequest + 'static,
        H::Output: Responder + 'static,
    {
        self.with(&["GET", "HEAD"], web::get().to(handler))
    }

    /// POST.
    pub(super) fn post<H, Args>(self, handler: H) -> Self
    where
        H: Handler<Args>,
        Args: FromRequest + 'static,
        H::Output: Responder + 'static,
    {
        self.with(&["POST"], web::post().to(handler))
    }

    /// PUT.
    pub(super) fn put<H, Args>(self, handler: H) -> Self
    where
        H: Handler<Args>,
        Args: FromRequest + 'static,
        H::Output: Responder + 'static,
    {
        self.with(&["PUT"], web::put().to(handler))
    }

    fn with(mut self, methods: &[&'static str], route: actix_web::Route) -> Self {
        self.allowed.extend(methods);
        Self { resource: self.resource.route(route), allowed: self.allowed }
    }
}

impl HttpServiceFactory for At {
    fn register(self, config: &mut AppService) {
        let allowed = self.allowed.join(", ");
        let refuse = move |request: HttpRequest| {
            let problem = Problem::wrong_method(&allowed).for_asker(&request);
            async move { Err::<actix_web::HttpResponse, Problem>(problem) }
        };
        self.resource.default_service(web::to(refuse)).register(config);
    }
}
