//! `sternpost doctor`: whether a server answers, or whether a configuration could work.

use super::running::with_remedy;
use super::{ConfigArgs, signing_key};
use crate::cli::out::out;
use crate::config::TransportKind;
use crate::{entropy, store};
use anyhow::{Context as _, bail};
use clap::Args;
use std::fs;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// What is checked.
#[derive(Debug, Args)]
pub struct DoctorArgs {
    #[command(flatten)]
    config: ConfigArgs,
    /// Only asks the running server whether it is ready: for health checks.
    #[arg(long)]
    health: bool,
}

impl DoctorArgs {
    /// Checks.
    ///
    /// # Errors
    /// With what is wrong.
    pub async fn run(self) -> anyhow::Result<ExitCode> {
        let config = self.config.read()?;
        if self.health {
            tokio::time::timeout(PATIENCE, ask(way_to(config.listen)?)).await.context("the server took too long")??;
            return Ok(ExitCode::SUCCESS);
        }
        config.check_postbox()?;
        if config.mail.transport == TransportKind::Postbox && config.mail.postbox_for_everybody {
            out!("!!  whoever reaches the server can open the postbox and sign in as anybody: mail.postbox-for-everybody is set");
        } else {
            out!("ok  strangers cannot open the postbox");
        }
        takes_files(&config.data_dir)?;
        out!("ok  the data folder can be written");
        signing_key::signing_key(&config)?;
        out!("ok  the signing key can be used");
        let store = store::open(&config.database()).await.map_err(with_remedy).context("the database")?;
        out!("ok  the database answers and its schema is up to date");
        store.ping().await.map_err(with_remedy).context("the database takes no writes")?;
        out!("ok  the database takes writes");
        store.examine().await.map_err(with_remedy).context("the database")?;
        out!("ok  no page of the database is damaged");
        if config.mail.transport == TransportKind::Smtp {
            let server = (config.mail.smtp.host.as_str(), config.mail.smtp.port);
            tokio::time::timeout(PATIENCE, TcpStream::connect(server))
                .await
                .context("the mail server took too long")?
                .context("the mail server")?;
            out!("ok  the mail server can be reached");
        } else {
            out!("ok  letters are kept in {}", config.postbox_dir().display());
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Whether files can be made in the data folder, as the key, the database and the postbox need it.
fn takes_files(folder: &Path) -> anyhow::Result<()> {
    let why = "give it to the user that runs the server, mount it writable, and see that the disk has room";
    let trial = folder.join(format!(".doctor.{}.part", entropy::token()));
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(&trial, b"written to see whether this folder takes files"))
        .and_then(|()| fs::remove_file(&trial))
        .with_context(|| format!("the data folder {} cannot be written: {why}", folder.display()))
}

/// Where a server that listens so can be asked from this machine.
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
