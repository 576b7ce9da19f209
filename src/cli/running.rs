//! A running server: everything put together from a configuration.

use super::signing_key::signing_key;
use crate::campaign::Service;
use crate::clock;
use crate::config::{Config, LogFormat, TransportKind};
use crate::games::Games;
use crate::housekeeping::Housekeeping;
use crate::http::app::App;
use crate::http::server;
use crate::post::Transport;
use crate::post::composer::Composer;
use crate::post::links::Links;
use crate::post::postbox::Postbox;
use crate::post::smtp::SmtpTransport;
use crate::post::worker::{LEASE, Worker};
use crate::private;
use crate::store::{self, ServingLock, StoreError};
use actix_web::dev::Server;
use actix_web::web;
use anyhow::Context as _;
use chrono::TimeDelta;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;

/// Threads that serve requests.
const WORKERS: usize = 4;

/// Open files a server should be allowed: each connection is one.
const FILES: u64 = 65_536;

/// A server that is about to serve.
pub(super) struct Running {
    /// The app.
    pub app: Arc<App>,
    /// Where it listens.
    pub address: SocketAddr,
    server: Server,
    metrics: Option<Server>,
    /// Keeps other servers off the database for as long as this one serves.
    serving: ServingLock,
}

/// A failure of the store with what an operator can do about it.
pub(super) fn with_remedy(error: StoreError) -> anyhow::Error {
    match error.remedy() {
        Some(remedy) => anyhow::anyhow!("{error}: {remedy}"),
        None => error.into(),
    }
}

impl Running {
    /// Serves until the process is told to stop, and until what is being answered then has its answer.
    ///
    /// # Errors
    /// If a listener fails.
    pub async fn serve(self) -> std::io::Result<()> {
        let metrics = self.metrics.map(tokio::spawn);
        let _serving = self.serving;
        self.server.await?;
        if let Err(error) = self.app.service.take_over().await {
            tracing::error!(%error, "heads could not be kept; the log has everything");
        }
        if let Some(metrics) = metrics {
            metrics.await.map_err(std::io::Error::other)??;
        }
        Ok(())
    }
}

/// Waits until the process is told to stop, and tells everybody who goes on by themselves.
async fn told_to_stop(app: Arc<App>) {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match (signal(SignalKind::terminate()), signal(SignalKind::interrupt())) {
            (Ok(mut terminate), Ok(mut interrupt)) => {
                tokio::select! {
                    _ = terminate.recv() => {}
                    _ = interrupt.recv() => {}
                }
                tokio::spawn(async move {
                    // Whoever asks twice does not want to wait.
                    interrupt.recv().await;
                    std::process::exit(130);
                });
            }
            _ => wait_for_ctrl_c().await,
        }
    }
    #[cfg(not(unix))]
    wait_for_ctrl_c().await;
    tracing::info!("told to stop");
    app.close();
}

async fn wait_for_ctrl_c() {
    if let Err(error) = tokio::signal::ctrl_c().await {
        tracing::error!(%error, "signals cannot be heard; the process can only be killed");
        std::future::pending::<()>().await;
    }
}

/// Each connection is an open file, and many systems allow a process 1,024 until it asks for more.
fn allow_connections(streams: u32) {
    match rlimit::increase_nofile_limit(FILES) {
        // Half of them for everything that is no stream.
        Ok(files) if files / 2 < u64::from(streams) => {
            tracing::warn!(files, streams, "limits.streams allows more connections than this process may open besides others' requests");
        }
        Ok(files) => tracing::debug!(files, "open files"),
        Err(error) => tracing::warn!(%error, "the limit of open files could not be raised"),
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
    config.check_postbox()?;
    allow_connections(config.limits.streams);
    let listener = TcpListener::bind(config.listen).with_context(|| format!("{} cannot be listened on", config.listen))?;
    let address = listener.local_addr().context("the listening address is unknown")?;
    let public_url =
        if config.public_url.is_empty() { format!("http://{address}") } else { config.public_url.trim_end_matches('/').to_owned() };
    private::new_folder(&config.data_dir).with_context(|| format!("the data folder {} could not be made", config.data_dir.display()))?;
    let serving = store::lock_for_serving(&config.database(), address).map_err(with_remedy)?;
    let store = store::open(&config.database()).await.map_err(with_remedy)?;
    let clock = clock::of_the_server(config)?;
    let grace = TimeDelta::seconds(i64::from(config.mail.grace_seconds));
    let service = Service::new(store.clone(), games, clock.clone(), config.operator.clone(), grace);
    let recorder = metrics_exporter_prometheus::PrometheusBuilder::new().build_recorder();
    let handle = recorder.handle();
    // Another recorder is there already if a test starts two servers in one process.
    let _ = metrics::set_global_recorder(recorder);
    let links = Arc::new(links(config)?);
    let house = Housekeeping { store: store.clone(), clock: clock.clone(), links: links.clone(), keep: config.keep.clone(), grace };
    house.begin().await?;
    tokio::spawn(house.run());
    let app = Arc::new(App::new(config, public_url, service.clone(), links, handle));
    let transport: Arc<dyn Transport> = match config.mail.transport {
        TransportKind::Postbox => Arc::new(Postbox::open(config.postbox_dir()).context("the postbox could not be made")?),
        TransportKind::Smtp => Arc::new(SmtpTransport::new(config.mail.smtp.clone())),
    };
    let from = config.mail.from.parse().with_context(|| format!("mail.from: `{}` is not a sender", config.mail.from))?;
    let composer = Arc::new(Composer::new(service.clone(), app.addresses.clone(), app.boards.clone(), from));
    tokio::spawn(Worker { store, composer, transport, clock, lease: LEASE }.run());
    service.keep_going();
    service.remember_promises();
    service.keep_time();
    let taking_over = service.clone();
    tokio::spawn(async move {
        if let Err(error) = taking_over.take_over().await {
            tracing::error!(%error, "campaigns of an earlier server could not be taken over");
        }
    });
    let end = told_to_stop(app.clone());
    let server = server::serve(listener, web::Data::from(app.clone()), WORKERS, end).context("the server could not be started")?;
    let metrics = metrics_server(config, &app)?;
    Ok(Running { app, address, server, metrics, serving })
}

/// The server of `/metrics` alone, if there is to be one.
fn metrics_server(config: &Config, app: &Arc<App>) -> anyhow::Result<Option<Server>> {
    let Some(address) = config.metrics_address() else { return Ok(None) };
    let listener = TcpListener::bind(address).with_context(|| format!("metrics-listen: {address} cannot be listened on"))?;
    let mut closing = app.closing();
    let end = async move {
        // The app is gone with the server.
        let _ = closing.wait_for(|is_closing| *is_closing).await;
    };
    let server = server::serve_metrics(listener, web::Data::from(app.clone()), end);
    server.map(Some).context("the server of metrics could not be started")
}
