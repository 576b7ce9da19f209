//! A running server: everything put together from a configuration.

use super::signing_key::signing_key;
use crate::campaign::Service;
use crate::clock::SystemClock;
use crate::config::{Config, LogFormat, TransportKind};
use crate::games::Games;
use crate::http::app::App;
use crate::http::server;
use crate::post::Transport;
use crate::post::composer::Composer;
use crate::post::links::Links;
use crate::post::postbox::Postbox;
use crate::post::smtp::SmtpTransport;
use crate::post::worker::{LEASE, Worker};
use crate::store::{self, ServingLock, StoreError};
use actix_web::dev::Server;
use actix_web::web;
use anyhow::Context as _;
use chrono::TimeDelta;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;

/// Threads that serve requests.
const WORKERS: usize = 4;

/// A server that is about to serve.
pub(super) struct Running {
    /// The app.
    pub app: Arc<App>,
    /// The HTTP server; to be awaited.
    pub server: Server,
    /// Where it listens.
    pub address: SocketAddr,
    /// Keeps other servers off the database; to be held for as long as this one serves.
    pub serving: ServingLock,
}

/// A failure of the store with what an operator can do about it.
pub(super) fn with_remedy(error: StoreError) -> anyhow::Error {
    match error.remedy() {
        Some(remedy) => anyhow::anyhow!("{error}: {remedy}"),
        None => error.into(),
    }
}

/// Turns logs on.
pub(super) fn start_logs(config: &Config) {
    let filter = tracing_subscriber::EnvFilter::try_new(&config.log.filter).unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info"));
    let logs = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // A second start in one process keeps the first.
    let _ = match config.log.format {
        LogFormat::Text => logs.try_init(),
        LogFormat::Json => logs.json().try_init(),
    };
}

/// The signer and reader of links.
pub(super) fn links(config: &Config) -> anyhow::Result<Links> {
    let former: Vec<&[u8]> = config.former_keys.iter().map(|key| key.0.as_bytes()).collect();
    Ok(Links::new(&signing_key(config)?, &former))
}

/// Puts a server together and starts its workers.
pub(super) async fn start(config: &Config, games: Games) -> anyhow::Result<Running> {
    let listener = TcpListener::bind(config.listen).with_context(|| format!("{} cannot be listened on", config.listen))?;
    let address = listener.local_addr().context("the listening address is unknown")?;
    let public_url =
        if config.public_url.is_empty() { format!("http://{address}") } else { config.public_url.trim_end_matches('/').to_owned() };
    std::fs::create_dir_all(&config.data_dir)
        .with_context(|| format!("the data folder {} could not be made", config.data_dir.display()))?;
    let serving = store::lock_for_serving(&config.database(), address).map_err(with_remedy)?;
    let store = store::open(&config.database()).await.map_err(with_remedy)?;
    let clock = Arc::new(SystemClock);
    let grace = TimeDelta::seconds(i64::from(config.mail.grace_seconds));
    let service = Service::new(store.clone(), games, clock.clone(), config.operator.clone(), grace);
    let recorder = metrics_exporter_prometheus::PrometheusBuilder::new().build_recorder();
    let handle = recorder.handle();
    // Another recorder is there already if a test starts two servers in one process.
    let _ = metrics::set_global_recorder(recorder);
    let app = Arc::new(App::new(config, public_url, service.clone(), Arc::new(links(config)?), handle));
    let transport: Arc<dyn Transport> = match config.mail.transport {
        TransportKind::Postbox => Arc::new(Postbox::open(config.postbox_dir()).context("the postbox could not be made")?),
        TransportKind::Smtp => Arc::new(SmtpTransport::new(config.mail.smtp.clone())),
    };
    let from = config.mail.from.parse().with_context(|| format!("mail.from: `{}` is not a sender", config.mail.from))?;
    let composer = Arc::new(Composer::new(app.clone(), from));
    tokio::spawn(Worker { store, composer, transport, clock, lease: LEASE }.run());
    service.keep_going();
    let server = server::serve(listener, web::Data::from(app.clone()), WORKERS).context("the server could not be started")?;
    Ok(Running { app, server, address, serving })
}
