//! `sternpost doctor`: checks that a server answers, or that everything it needs works; each line says what to do.

mod dns;
mod mail;

use super::running::with_remedy;
use super::{ConfigArgs, running, signing_key};
use crate::cli::out::out;
use crate::config::{Config, TransportKind};
use anyhow::{Context as _, bail};
use chrono::TimeDelta;
use clap::Args;
use std::fmt::Display;
use std::fs;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Duration;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_model::entropy;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// The timeout of an answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// Room without which a server is about to stop.
const LEAST_ROOM: u64 = 64 << 20;
/// Room of which an operator should know.
const LITTLE_ROOM: u64 = 1 << 30;
/// The most by which two clocks may differ.
const CLOCKS_DIFFER: TimeDelta = TimeDelta::minutes(1);

/// What is checked.
#[derive(Debug, Args)]
pub struct DoctorArgs {
    #[command(flatten)]
    config: ConfigArgs,
    /// Only asks the running server whether it is ready: for health checks.
    #[arg(long)]
    health: bool,
    /// Sends a test letter there, as letters are sent.
    #[arg(long, value_name = "ADDRESS")]
    send_to: Option<String>,
    /// The server of names that is asked about MX, SPF, DKIM and DMARC; else the one this machine asks.
    #[arg(long, value_name = "ADDRESS", value_parser = dns::nameserver)]
    nameserver: Option<SocketAddr>,
}

impl DoctorArgs {
    /// Checks everything, and says of each thing whether it works and what to do if not. What is well or worth a thought goes to the output, what is
    /// wrong to the errors.
    ///
    /// # Errors
    /// If the configuration cannot be read.
    pub async fn run(self) -> anyhow::Result<ExitCode> {
        let config = self.config.read()?;
        if self.health {
            tokio::time::timeout(PATIENCE, ask(way_to(config.listen)?)).await.context("the server took too long")??;
            return Ok(ExitCode::SUCCESS);
        }
        let mut findings = Findings::default();
        findings.ok("the configuration can be read");
        addresses(&config, &mut findings);
        folder(&config.data_dir, &mut findings);
        match signing_key::signing_key(&config) {
            Ok(_) => findings.ok("the signing key can be used"),
            Err(error) => findings.wrong(format!("the signing key: {error:#}")),
        }
        database(&config, &mut findings).await;
        mail::check(&config, self.send_to.as_deref(), self.nameserver, &mut findings).await;
        Ok(if findings.is_anything_wrong() { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }
}

/// The findings, told line by line.
#[derive(Default)]
struct Findings {
    wrong: u32,
}

impl Findings {
    /// Something works.
    fn ok(&mut self, what: impl Display) {
        out!("ok  {what}");
    }

    /// Something works, and is worth a thought: what, and what to do.
    fn mind(&mut self, what: impl Display) {
        out!("!!  {what}");
    }

    /// Something does not work: what, and what to do.
    fn wrong(&mut self, what: impl Display) {
        self.wrong += 1;
        eprintln!("no  {what}");
    }

    fn is_anything_wrong(&self) -> bool {
        self.wrong > 0
    }
}

/// Checks the addresses by which people reach the server.
fn addresses(config: &Config, findings: &mut Findings) {
    match config.check_postbox() {
        Err(error) => findings.wrong(error),
        Ok(()) if config.mail.transport == TransportKind::Postbox && config.mail.postbox_for_everybody => {
            findings.mind("whoever reaches the server can open the postbox and sign in as anybody: mail.postbox-for-everybody is set")
        }
        Ok(()) => findings.ok("strangers cannot open the postbox"),
    }
    if config.mail.transport == TransportKind::Smtp && !config.public_url.starts_with("https://") {
        findings.mind(
            "links in letters do not begin with https://: set public-url; without it mail programs offer no click that stops letters (RFC 8058)",
        );
    }
    if !config.former_keys.is_empty() {
        let keys = config.former_keys.len();
        findings
            .mind(format!("{keys} former key(s) are still believed: take them out when link-days have passed since they were replaced"));
    }
}

/// Checks that the data folder takes files, and has room for them.
fn folder(folder: &Path, findings: &mut Findings) {
    match takes_files(folder) {
        Ok(()) => findings.ok("the data folder can be written"),
        Err(error) => findings.wrong(format!("{error:#}")),
    }
    match room_in(folder) {
        Some(room) if room < LEAST_ROOM => {
            findings.wrong(format!("the data folder has {} MiB of room left: make some; a full disk takes no answers", room >> 20))
        }
        Some(room) if room < LITTLE_ROOM => findings.mind(format!("the data folder has {} MiB of room left: make some soon", room >> 20)),
        Some(room) => findings.ok(format!("the data folder has {} MiB of room", room >> 20)),
        None => findings.mind("how much room the data folder has cannot be seen here: look with `df`"),
    }
}

/// The room in a folder, as `df` says it.
fn room_in(folder: &Path) -> Option<u64> {
    let out = Command::new("df").args(["-P", "-k"]).arg(folder).env("LC_ALL", "C").output().ok().filter(|out| out.status.success())?;
    let text = String::from_utf8(out.stdout).ok()?;
    text.lines().nth(1)?.split_whitespace().rev().nth(2)?.parse::<u64>().ok()?.checked_mul(1_024)
}

/// Checks that the database answers, is whole, takes writes, and has the same time as this machine.
async fn database(config: &Config, findings: &mut Findings) {
    let told = |error: sternpost_store::StoreError| format!("the database: {:#}", with_remedy(error));
    let store = match sternpost_store::open(&config.database()).await {
        Ok(store) => store,
        Err(error) => return findings.wrong(told(error)),
    };
    findings.ok("the database answers and its schema is up to date");
    match store.ping().await {
        Ok(()) => findings.ok("the database takes writes"),
        Err(error) => findings.wrong(format!("the database takes no writes: {:#}", with_remedy(error))),
    }
    match store.examine().await {
        Ok(()) => findings.ok("no page of the database is damaged"),
        Err(error) => findings.wrong(told(error)),
    }
    let now = SystemClock.now();
    match (store.database_time().await, store.latest_use().await) {
        (Err(error), _) | (_, Err(error)) => findings.wrong(told(error)),
        (Ok(its), _) if (its - now).abs() > CLOCKS_DIFFER => findings.wrong(format!(
            "the clock of this machine and that of the database differ by {} seconds: let both be set from the network (NTP)",
            (its - now).num_seconds()
        )),
        (_, Ok(Some(latest))) if latest > now + CLOCKS_DIFFER => findings.wrong(format!(
            "the clock is behind the time at which the server was last used, {}: set it, or deadlines come late",
            latest.format("%Y-%m-%d %H:%M UTC")
        )),
        (Ok(_), Ok(_)) => findings.ok("the clock goes with the database, and was not set back"),
    }
}

/// Checks that files can be made in the data folder, as the key, the database and the postbox need it.
fn takes_files(folder: &Path) -> anyhow::Result<()> {
    let why = "give it to the user that runs the server, mount it writable, and see that the disk has room";
    let trial = folder.join(format!(".doctor.{}.part", entropy::token()));
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(&trial, b"written to see whether this folder takes files"))
        .and_then(|()| fs::remove_file(&trial))
        .with_context(|| format!("the data folder {} cannot be written: {why}", folder.display()))
}

/// The address at which a server that listens so can be asked from this machine.
fn way_to(listen: SocketAddr) -> anyhow::Result<SocketAddr> {
    if listen.port() == 0 {
        bail!("listen = {listen}: which port the server got is unknown; name one");
    }
    let everywhere = listen.ip().is_unspecified();
    let ip = match listen.ip() {
        IpAddr::V4(_) if everywhere => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(_) if everywhere => Ipv6Addr::LOCALHOST.into(),
        named @ (IpAddr::V4(_) | IpAddr::V6(_)) => named,
    };
    Ok(SocketAddr::new(ip, listen.port()))
}

async fn ask(server: SocketAddr) -> anyhow::Result<()> {
    let mut stream = TcpStream::connect(server).await.with_context(|| format!("the server cannot be reached at {server}"))?;
    stream.write_all(b"GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    if answer.starts_with("HTTP/1.1 200") {
        Ok(())
    } else {
        bail!("the server is not ready: {}", answer.lines().next().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::net::TcpListener;

    #[test]
    fn a_server_is_asked_where_it_listens() {
        let way = |listen: &str| way_to(listen.parse().unwrap()).unwrap().to_string();
        assert_eq!(way("192.0.2.7:8080"), "192.0.2.7:8080");
        assert_eq!(way("0.0.0.0:81"), "127.0.0.1:81");
        assert_eq!(way("[::]:82"), "[::1]:82");
        assert!(way_to("127.0.0.1:0".parse().unwrap()).is_err(), "nobody knows the port");
    }

    /// Answers one request with a status, on an address that is not the usual one.
    async fn server(status: &'static str) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.9:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut request = [0; 512];
            let read = stream.read(&mut request).await.unwrap();
            assert!(request[..read].starts_with(b"GET /readyz HTTP/1.1\r\n"));
            stream.write_all(format!("HTTP/1.1 {status}\r\n\r\n").as_bytes()).await.unwrap();
        });
        address
    }

    #[tokio::test]
    async fn health_is_what_the_server_at_that_address_says() {
        ask(way_to(server("200 OK").await).unwrap()).await.unwrap();
        let error = ask(server("503 Service Unavailable").await).await.unwrap_err().to_string();
        assert_eq!(error, "the server is not ready: HTTP/1.1 503 Service Unavailable");
    }
}
