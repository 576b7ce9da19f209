//! The application state that every handler shares.

use super::handlers::inbound::Hook;
use super::limits::{Household, Limits, Network, asker};
use super::live::Live;
use super::request::Head;
use actix_web::http::header;
use chrono::{DateTime, TimeDelta, Utc};
use ipnet::IpNet;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use sternpost_boards::Boards;
pub use sternpost_games::game_name;
use sternpost_model::settings::{self, Hidden};
use sternpost_post::addresses::Addresses;
use sternpost_post::calls::Calls;
use sternpost_post::hosts;
use sternpost_post::links::Links;
use sternpost_post::push::Pushes;
use sternpost_post::webhook::Webhooks;
use sternpost_table::Service;
pub use sternpost_table::seats::people::{host_name, row_of};
use tokio::sync::{Semaphore, watch};

/// Folds and pictures made on request at the same time: players' answers need the processors too.
const AT_WORK: usize = 2;

/// The operator's settings of the web server.
#[derive(Clone, Debug)]
pub struct Settings {
    /// What one may ask of the server.
    pub limits: settings::Limits,
    /// The folder of letters, if they are not sent.
    pub postbox: Option<PathBuf>,
    /// Whether the postbox is shown to whoever reaches the server.
    pub postbox_for_everybody: bool,
    /// How long a link lives.
    pub link_life: TimeDelta,
    /// How long a sign-in lasts.
    pub sign_in_life: TimeDelta,
    /// The token with which the counters may be read; none: callers on this machine.
    pub metrics_token: Option<String>,
    /// Proxies that are believed when they say for whom they ask.
    pub proxies: Vec<IpNet>,
    /// Whether webhooks and push services may lead to machines of this network, and without TLS.
    pub private_webhooks: bool,
    /// Who is told when something is wrong with this server.
    pub operator: String,
    /// The key by which push services know this server; empty: made once and kept in the database.
    pub push_key: Hidden,
}

/// The running server.
pub struct App {
    /// The use cases.
    pub service: Arc<Service>,
    /// Signs and reads links.
    pub links: Arc<Links>,
    /// The address in links, without a slash at the end.
    pub public_url: String,
    /// The addresses of pages.
    pub addresses: Arc<Addresses>,
    /// The folder of letters, if they are not sent.
    pub postbox: Option<PathBuf>,
    /// Whether the postbox is shown to whoever reaches the server.
    postbox_for_everybody: bool,
    /// Counters, ready to be printed.
    pub metrics: metrics_exporter_prometheus::PrometheusHandle,
    /// The token with which the counters may be read; none: callers on this machine.
    pub metrics_token: Option<String>,
    /// How long a sign-in lasts.
    pub sign_in_life: TimeDelta,
    /// How long a client may take for a request's head, and again for its body.
    pub patience: Duration,
    /// What one may ask of this server.
    pub limits: Limits,
    /// Calls people's webhooks.
    pub webhooks: Arc<Webhooks>,
    /// Tells people's devices.
    pub pushes: Arc<Pushes>,
    /// Who brings mail by the hook, and where it goes; none: nobody does.
    pub hook: Option<Hook>,
    /// What happens, for streams.
    pub live: Live,
    /// Boards that were drawn.
    pub boards: Arc<Boards>,
    /// Held by whoever folds or draws on request.
    pub work: Arc<Semaphore>,
    proxies: Vec<IpNet>,
    warned_of_proxy: AtomicBool,
    closing: watch::Sender<bool>,
}

impl App {
    /// Puts an app together.
    #[must_use]
    pub fn new(
        settings: Settings,
        public_url: String,
        service: Arc<Service>,
        links: Arc<Links>,
        metrics: metrics_exporter_prometheus::PrometheusHandle,
    ) -> Self {
        service.limits.set(&settings.limits);
        let work = Arc::new(Semaphore::new(AT_WORK));
        let addresses = Arc::new(Addresses {
            links: links.clone(),
            public_url: public_url.clone(),
            link_life: settings.link_life,
            clock: service.clock.clone(),
        });
        let calls = Arc::new(Calls::new(settings.private_webhooks));
        // Whom a push service writes to if this server does something wrong (RFC 8292, 2.1).
        let contact = if public_url.starts_with("https://") { public_url.clone() } else { format!("mailto:{}", settings.operator) };
        Self {
            limits: Limits::new(&settings.limits, service.clock.clone(), service.limits.clone()),
            webhooks: Arc::new(Webhooks::new(service.clock.clone(), calls.clone())),
            pushes: Arc::new(Pushes::new(calls, service.store.clone(), service.clock.clone(), contact, settings.push_key.0)),
            hook: None,
            live: Live::start(service.store.clone()),
            boards: Arc::new(Boards::new(work.clone())),
            work,
            service,
            links,
            public_url,
            addresses,
            postbox: settings.postbox,
            postbox_for_everybody: settings.postbox_for_everybody,
            metrics,
            metrics_token: settings.metrics_token,
            sign_in_life: settings.sign_in_life,
            patience: Duration::from_secs(u64::from(settings.limits.slow_seconds)),
            proxies: settings.proxies,
            warned_of_proxy: AtomicBool::new(false),
            closing: watch::Sender::new(false),
        }
    }

    /// Now.
    #[must_use]
    pub fn now(&self) -> DateTime<Utc> {
        self.service.clock.now()
    }

    /// Now, for whatever expires: a clock that was set back brings nothing back to life.
    #[must_use]
    pub fn expiry_now(&self) -> DateTime<Utc> {
        self.addresses.expiry_now()
    }

    /// Says that the server is about to stop: what has no end by itself ends now.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Tells when the server is about to stop.
    #[must_use]
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// The network a request comes from.
    #[must_use]
    pub fn network(&self, request: &impl Head) -> Network {
        Network::of(self.asker(request))
    }

    /// The household a request comes from.
    #[must_use]
    pub fn household(&self, request: &impl Head) -> Household {
        Household::of(self.asker(request))
    }

    fn asker(&self, request: &impl Head) -> std::net::IpAddr {
        let peer = request.peer_addr().map(|peer| peer.ip());
        let is_untold = self.proxies.is_empty() && forwarded_at_all(request);
        if is_untold && !self.warned_of_proxy.swap(true, Ordering::Relaxed) {
            tracing::warn!("requests come through a proxy; until trusted-proxies names it, all its clients are one to the limits");
        }
        let forwarded = request.headers().get_all("x-forwarded-for").filter_map(|value| value.to_str().ok());
        asker(peer, forwarded, &self.proxies)
    }

    fn trusts(&self, peer: std::net::IpAddr) -> bool {
        self.proxies.iter().any(|net| net.contains(&peer.to_canonical()))
    }

    /// Whether a request comes from this machine itself, not through a proxy on it, and by a name that only this machine
    /// has: a page of another site that has its own name lead here is a stranger too.
    #[must_use]
    pub fn is_local(&self, request: &impl Head) -> bool {
        let Some(peer) = request.peer_addr().map(|peer| peer.ip().to_canonical()) else { return false };
        peer.is_loopback() && (!forwarded_at_all(request) || self.trusts(peer) && self.asker_is_local(request)) && has_local_name(request)
    }

    fn asker_is_local(&self, request: &impl Head) -> bool {
        let forwarded = request.headers().get_all("x-forwarded-for").filter_map(|value| value.to_str().ok());
        asker(request.peer_addr().map(|peer| peer.ip()), forwarded, &self.proxies).is_loopback()
    }

    /// The folder of letters, if this caller may open it.
    #[must_use]
    pub fn postbox_for(&self, request: &impl Head) -> Option<&std::path::Path> {
        let named = host_of_request(request);
        let has_our_name = || named.is_some() && named == hosts::host_of(&self.public_url);
        let may = self.is_local(request) || self.postbox_for_everybody && (has_our_name() || has_local_name(request));
        self.postbox.as_deref().filter(|_| may)
    }

    /// Whether cookies travel over TLS only.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.public_url.starts_with("https://")
    }
}

/// Whether any proxy says that it has passed a request on.
fn forwarded_at_all(request: &impl Head) -> bool {
    ["x-forwarded-for", "forwarded", "x-real-ip", "via"].iter().any(|name| request.headers().contains_key(*name))
}

/// The name under which the server was asked.
fn host_of_request(request: &impl Head) -> Option<String> {
    let said = request.headers().get(header::HOST)?.to_str().ok()?;
    hosts::host_of(&format!("http://{said}/"))
}

fn has_local_name(request: &impl Head) -> bool {
    host_of_request(request).is_some_and(|host| hosts::is_local(&host))
}
