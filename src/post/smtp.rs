//! Mail through a mail server (RFC 5321).
//!
//! Connections are our own instead of lettre's pool: its sockets wait for acknowledgements before each small packet
//! (Nagle), some 45 ms a mail, and its time limit ends with the connection. Ours send at once, and a limit covers the whole
//! mail. Only TLS from the first byte leaves the socket to lettre.

use super::transport::{SendError, Transport};
use crate::config;
use async_trait::async_trait;
use lettre::address::Envelope;
use lettre::transport::smtp::Error as SmtpError;
use lettre::transport::smtp::authentication::{Credentials, Mechanism};
use lettre::transport::smtp::client::{AsyncSmtpConnection, TlsParameters};
use lettre::transport::smtp::extension::ClientId;
use std::fmt;
use std::sync::Mutex;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;

/// Connections kept open between mails.
const MOST_IDLE: usize = 4;

/// Replies that speak of us and not of the mail: they are cured by setting the server up (RFC 4954, section 6).
const ABOUT_SIGNING_IN: [u16; 4] = [530, 534, 535, 538];

/// How a connection is protected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tls {
    /// Not at all: a relay on this machine.
    None,
    /// From the first byte (RFC 8314).
    Implicit,
    /// After STARTTLS, and never without it (RFC 3207).
    Starttls,
}

/// Which server, and how.
#[derive(Clone, PartialEq, Eq)]
pub struct SmtpParams {
    /// Its name; also the name its certificate must bear.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// How the connection is protected.
    pub tls: Tls,
    /// A user and a password, if it wants one.
    pub credentials: Option<(String, String)>,
    /// How long one mail may take, connecting included.
    pub timeout: Duration,
}

impl fmt::Debug for SmtpParams {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { host, port, tls, credentials, timeout } = self;
        let user = if credentials.is_some() { "somebody" } else { "nobody" };
        write!(f, "SmtpParams({host}:{port}, {tls:?}, as {user}, within {timeout:?})")
    }
}

impl From<&config::Smtp> for SmtpParams {
    fn from(smtp: &config::Smtp) -> Self {
        let tls = match smtp.tls {
            config::Tls::None => Tls::None,
            config::Tls::Implicit => Tls::Implicit,
            config::Tls::Starttls => Tls::Starttls,
        };
        let credentials = (!smtp.user.is_empty()).then(|| (smtp.user.clone(), smtp.password.0.clone()));
        let timeout = Duration::from_secs(u64::from(smtp.timeout_seconds));
        Self { host: smtp.host.clone(), port: smtp.port, tls, credentials, timeout }
    }
}

/// The way through a mail server.
pub struct Smtp {
    params: SmtpParams,
    us: ClientId,
    idle: Mutex<Vec<AsyncSmtpConnection>>,
}

impl Smtp {
    /// Through this server. Nothing is connected yet.
    #[must_use]
    pub fn new(params: SmtpParams) -> Self {
        Self { params, us: ClientId::default(), idle: Mutex::default() }
    }

    /// Connects and signs in without sending anything: for those who set up a server.
    ///
    /// # Errors
    /// If the server cannot be reached or does not want us.
    pub async fn check(&self) -> Result<(), SendError> {
        let connection = self.within(self.connection()).await?;
        self.put_back(connection);
        Ok(())
    }

    async fn within<T>(&self, work: impl Future<Output = Result<T, SendError>>) -> Result<T, SendError> {
        let limit = self.params.timeout;
        timeout(limit, work).await.unwrap_or_else(|_| Err(SendError::Later(format!("no end after {} seconds", limit.as_secs_f32()))))
    }

    /// A connection kept open that still lives, or a new one.
    async fn connection(&self) -> Result<AsyncSmtpConnection, SendError> {
        while let Some(mut connection) = self.take_idle() {
            // The server may have closed it meanwhile. Finding out with a mail would leave open whether the mail was taken.
            if connection.test_connected().await {
                return Ok(connection);
            }
        }
        // Whatever goes wrong here says nothing about the mail.
        self.connect().await.map_err(|error| SendError::Later(told(&error)))
    }

    async fn connect(&self) -> Result<AsyncSmtpConnection, SmtpErrorOrIo> {
        let SmtpParams { host, port, tls, credentials, timeout } = &self.params;
        let mut connection = match tls {
            Tls::None => self.connect_plainly().await?,
            Tls::Starttls => {
                let mut connection = self.connect_plainly().await?;
                connection.starttls(TlsParameters::new(host.clone())?, &self.us).await?;
                connection
            }
            Tls::Implicit => {
                let tls = Some(TlsParameters::new(host.clone())?);
                AsyncSmtpConnection::connect_tokio1((host.as_str(), *port), Some(*timeout), &self.us, tls, None).await?
            }
        };
        if let Some((user, password)) = credentials {
            let credentials = Credentials::new(user.clone(), password.clone());
            connection.auth(&[Mechanism::Plain, Mechanism::Login], &credentials).await?;
        }
        Ok(connection)
    }

    async fn connect_plainly(&self) -> Result<AsyncSmtpConnection, SmtpErrorOrIo> {
        let stream = TcpStream::connect((self.params.host.as_str(), self.params.port)).await?;
        stream.set_nodelay(true)?;
        Ok(AsyncSmtpConnection::connect_with_transport(Box::new(stream), &self.us).await?)
    }

    fn take_idle(&self) -> Option<AsyncSmtpConnection> {
        self.idle.lock().expect("nobody panics while holding connections").pop()
    }

    fn put_back(&self, connection: AsyncSmtpConnection) {
        let mut idle = self.idle.lock().expect("nobody panics while holding connections");
        if idle.len() < MOST_IDLE && !connection.has_broken() {
            idle.push(connection);
        }
    }
}

#[async_trait]
impl Transport for Smtp {
    async fn send(&self, envelope: &Envelope, mail: &[u8]) -> Result<(), SendError> {
        self.within(async {
            let mut connection = self.connection().await?;
            connection.send(envelope, mail).await.map_err(|error| refusal(&error))?;
            self.put_back(connection);
            Ok(())
        })
        .await
    }

    async fn close(&self) {
        while let Some(mut connection) = self.take_idle() {
            // A server that does not answer the farewell is left without one.
            let _ = timeout(Duration::from_secs(1), connection.quit()).await;
        }
    }
}

/// What a server's reply to a mail means.
fn refusal(error: &SmtpError) -> SendError {
    let is_about_us = error.status().is_some_and(|code| ABOUT_SIGNING_IN.contains(&u16::from(code)));
    let reason = told(error);
    if error.is_permanent() && !is_about_us { SendError::Refused(reason) } else { SendError::Later(reason) }
}

/// An error with its causes, in one line.
fn told(error: &dyn std::error::Error) -> String {
    let mut told = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        told = format!("{told}: {error}");
        cause = error.source();
    }
    told.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What can go wrong while connecting.
#[derive(Debug, thiserror::Error)]
enum SmtpErrorOrIo {
    #[error(transparent)]
    Smtp(#[from] SmtpError),
    #[error("no connection")]
    Io(#[from] std::io::Error),
}
