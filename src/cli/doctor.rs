//! `sternpost doctor`: whether a server answers, or whether a configuration could work.

use super::{ConfigArgs, signing_key};
use crate::config::TransportKind;
use crate::store;
use anyhow::{Context as _, bail};
use clap::Args;
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
            tokio::time::timeout(PATIENCE, ask(config.listen.port())).await.context("the server took too long")??;
            return Ok(ExitCode::SUCCESS);
        }
        signing_key::signing_key(&config)?;
        println!("ok  the signing key can be used");
        store::open(&config.database()).await.context("the database")?.ping().await?;
        println!("ok  the database answers and its schema is up to date");
        if config.mail.transport == TransportKind::Smtp {
            let server = (config.mail.smtp.host.as_str(), config.mail.smtp.port);
            tokio::time::timeout(PATIENCE, TcpStream::connect(server))
                .await
                .context("the mail server took too long")?
                .context("the mail server")?;
            println!("ok  the mail server can be reached");
        } else {
            println!("ok  letters are kept in {}", config.postbox_dir().display());
        }
        Ok(ExitCode::SUCCESS)
    }
}

async fn ask(port: u16) -> anyhow::Result<()> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await.context("the server cannot be reached")?;
    stream.write_all(b"GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    if answer.starts_with("HTTP/1.1 200") {
        Ok(())
    } else {
        bail!("the server is not ready: {}", answer.lines().next().unwrap_or_default())
    }
}
