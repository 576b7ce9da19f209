//! A running server, built from its configuration.

use super::signing_key::signing_key;
use crate::clock;
use crate::config::{Config, LogFormat, TransportKind};
use actix_web::dev::Server;
use actix_web::web;
use anyhow::Context as _;
use chrono::TimeDelta;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use sternpost_games::Games;
use sternpost_model::private;
use sternpost_post::Transport;
use sternpost_post::composer::Composer;
use sternpost_post::delivery::Ways;
use sternpost_post::dkim::Signer;
use sternpost_post::housekeeping::Housekeeping;
use sternpost_post::inbound::{self, address::ReplyAddresses, door::Door, listener::Listener, maildir};
use sternpost_post::links::Links;
use sternpost_post::postbox::Postbox;
use sternpost_post::smtp::SmtpTransport;
use sternpost_post::worker::{LEASE, Worker};
use sternpost_store::{ServingLock, StoreError, Way};
use sternpost_table::Service;
use sternpost_table::apart;
use sternpost_web::app::App;
use sternpost_web::inbound::Hook;
use sternpost_web::server;

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
    /// Where it takes mail in, and how.
    pub inbound: Vec<(Way, SocketAddr)>,
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
                    // An operator who asks twice does not want to wait.
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
    sternpost_table::panics::write_each_once();
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
    let serving = sternpost_store::lock_for_serving(&config.database(), address).map_err(with_remedy)?;
    let store = sternpost_store::open(&config.database()).await.map_err(with_remedy)?;
    let clock = clock::of_the_server(config)?;
    let grace = TimeDelta::seconds(i64::from(config.mail.grace_seconds));
    let service = Service::new(store.clone(), games, clock.clone(), config.operator.clone(), grace);
    service.flood.limit(config.limits.entries_per_campaign);
    let recorder = metrics_exporter_prometheus::PrometheusBuilder::new().build_recorder();
    let handle = recorder.handle();
    // Another recorder is there already if a test starts two servers in one process.
    let _ = metrics::set_global_recorder(recorder);
    let links = Arc::new(links(config)?);
    let link_life = TimeDelta::days(i64::from(config.link_days));
    let keep = config.keep.clone();
    let house = Housekeeping { store: store.clone(), clock: clock.clone(), links: links.clone(), keep, link_life, grace };
    house.begin().await?;
    tokio::spawn(house.run());
    let mut app = App::new(config.of_the_web(), public_url, service.clone(), links, handle);
    let replies = reply_addresses(config)?.map(Arc::new);
    let door = replies.as_ref().map(|addresses| Arc::new(door(config, &app, addresses)));
    app.hook = door.as_ref().and_then(|door| Hook::new(&config.inbound.hook_key, door.clone()));
    // Made before anybody asks, so that servers of one database agree on it.
    app.pushes.key().await.context("the key for notices to devices")?;
    let app = Arc::new(app);
    let transport: Arc<dyn Transport> = match config.mail.transport {
        TransportKind::Postbox => Arc::new(Postbox::open(config.postbox_dir()).context("the postbox could not be made")?),
        TransportKind::Smtp => Arc::new(SmtpTransport::new(config.mail.smtp.clone())),
    };
    let transport: Arc<dyn Transport> = Arc::new(Ways { mail: transport, hooks: app.webhooks.clone(), pushes: app.pushes.clone() });
    let signer = Signer::new(&config.mail.dkim).map_err(|why| anyhow::anyhow!("mail.dkim: {why}"))?;
    let from = config.mail.from.parse().with_context(|| format!("mail.from: `{}` is not a sender", config.mail.from))?;
    let composer =
        Arc::new(Composer::new(service.clone(), app.addresses.clone(), app.boards.clone(), from).with_replies(replies).with_signer(signer));
    apart::spawn(Worker { store, composer, transport, clock, lease: LEASE }.run());
    let inbound = match door {
        Some(door) => take_mail_in(config, &app, &door).await?,
        None => vec![],
    };
    service.keep_going();
    service.remember_promises();
    service.keep_time();
    apart::spawn(service.clone().keep_channels());
    let taking_over = service.clone();
    apart::spawn(async move {
        if let Err(error) = taking_over.take_over().await {
            tracing::error!(%error, "campaigns of an earlier server could not be taken over");
        }
    });
    let end = told_to_stop(app.clone());
    let server = server::serve(listener, web::Data::from(app.clone()), WORKERS, end).context("the server could not be started")?;
    let metrics = metrics_server(config, &app)?;
    Ok(Running { app, address, inbound, server, metrics, serving })
}

/// The addresses replies go to, if letters can be answered so.
pub(super) fn reply_addresses(config: &Config) -> anyhow::Result<Option<ReplyAddresses>> {
    if config.mail.reply_address.is_empty() {
        return Ok(None);
    }
    let from: lettre::message::Mailbox = config.mail.from.parse().context("mail.from is not a sender")?;
    let addresses = ReplyAddresses::new(&config.mail.reply_address, &from.email, &signing_key(config)?);
    addresses.map(Some).map_err(|why| anyhow::anyhow!("mail.reply-address: {why}"))
}

fn door(config: &Config, app: &App, addresses: &Arc<ReplyAddresses>) -> Door {
    Door {
        service: app.service.clone(),
        addresses: addresses.clone(),
        key_life: TimeDelta::days(i64::from(config.link_days)),
        most_bytes: usize::try_from(config.inbound.most_bytes).unwrap_or(usize::MAX),
        arrived: tokio::sync::Notify::new(),
    }
}

/// Opens the ways by which mail comes in, and starts to work on it. Returns where it listens.
async fn take_mail_in(config: &Config, app: &Arc<App>, door: &Arc<Door>) -> anyhow::Result<Vec<(Way, SocketAddr)>> {
    let inbound = &config.inbound;
    let (_, name) = config.mail.reply_address.rsplit_once('@').unwrap_or(("", "localhost"));
    let mut listening = vec![];
    for (way, address) in [(Way::Lmtp, inbound.lmtp_address()), (Way::Smtp, inbound.smtp_address())] {
        let Some(address) = address else { continue };
        let socket = tokio::net::TcpListener::bind(address).await;
        let socket = socket.with_context(|| format!("inbound: {address} cannot be listened on"))?;
        let address = socket.local_addr().context("the address at which mail is taken in is unknown")?;
        tracing::info!(%address, ?way, "mail is taken in");
        listening.push((way, address));
        let listener = Listener {
            socket,
            way,
            door: door.clone(),
            name: name.to_owned(),
            most: usize::try_from(inbound.connections).unwrap_or(usize::MAX).min(tokio::sync::Semaphore::MAX_PERMITS),
            patience: std::time::Duration::from_secs(u64::from(inbound.timeout_seconds)),
        };
        tokio::spawn(listener.run(app.closing()));
    }
    if !inbound.maildir.as_os_str().is_empty() {
        tokio::spawn(maildir::run(inbound.maildir.clone(), door.clone(), app.closing()));
    }
    apart::spawn(inbound::worker::run(door.clone(), app.closing()));
    Ok(listening)
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
