//! The SMTP transport: sends mail through a mail server (RFC 5321).
//!
//! Connections are our own instead of lettre's pool: its sockets wait for acknowledgements before each small packet (Nagle), some 45 ms a mail, and
//! its time limit ends with the connection. Ours send at once, and a limit covers the whole mail. Only where TLS begins with the first byte is the
//! socket lettre's.

use super::message::Ready;
use super::{SendError, Transport};
use async_trait::async_trait;
use lettre::address::Envelope;
use lettre::transport::smtp::Error as SmtpError;
use lettre::transport::smtp::authentication::{Credentials, Mechanism};
use lettre::transport::smtp::client::{AsyncSmtpConnection, TlsParameters};
use lettre::transport::smtp::extension::ClientId;
use std::sync::Mutex;
use std::time::Duration;
use sternpost_model::settings::{Smtp, Tls};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// A step on the way to a mail server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// It is connected.
    Reached,
    /// It has greeted, and the connection is protected as it is to be.
    Greeted,
    /// It knows who signs in.
    SignedIn,
}

/// Connections kept open between mails.
const MOST_IDLE: usize = 4;

/// Replies that speak of this server and not of the mail: they are cured by setting the server up (RFC 4954, section 6).
const ABOUT_SIGNING_IN: [u16; 4] = [530, 534, 535, 538];

/// Replies that speak of the reader (RFC 5321, section 4.2.3), unless an enhanced code says something else.
const ABOUT_THE_READER: [u16; 3] = [550, 551, 553];

/// The way through a mail server.
pub struct SmtpTransport {
    server: Smtp,
    us: ClientId,
    idle: Mutex<Vec<AsyncSmtpConnection>>,
}

impl SmtpTransport {
    /// Through this server. Nothing is connected yet.
    #[must_use]
    pub fn new(server: Smtp) -> Self {
        Self { server, us: ClientId::default(), idle: Mutex::default() }
    }

    fn limit(&self) -> Duration {
        Duration::from_secs(u64::from(self.server.timeout_seconds.max(1)))
    }

    async fn within<T>(&self, work: impl Future<Output = Result<T, SendError>>) -> Result<T, SendError> {
        let limit = self.limit();
        timeout(limit, work).await.unwrap_or_else(|_| Err(SendError::Later(format!("no end after {} seconds", limit.as_secs()))))
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
        let mut connection = self.greet().await?;
        self.sign_in(&mut connection).await?;
        Ok(connection)
    }

    /// Looks how far one gets with the server without sending anything, step by step, up to the first that fails.
    pub async fn look(&self) -> Vec<(Step, Result<(), String>)> {
        let reached = timeout(self.limit(), TcpStream::connect((self.server.host.as_str(), self.server.port))).await;
        if let Err(why) = reached.map_err(|_| "it takes too long".to_owned()).and_then(|reached| reached.map_err(|error| error.to_string()))
        {
            return vec![(Step::Reached, Err(why))];
        }
        let mut steps = vec![(Step::Reached, Ok(()))];
        let mut connection = match self.within(async { self.greet().await.map_err(|error| SendError::Later(told(&error))) }).await {
            Ok(connection) => connection,
            Err(error) => {
                steps.push((Step::Greeted, Err(error.to_string())));
                return steps;
            }
        };
        steps.push((Step::Greeted, Ok(())));
        if !self.server.user.is_empty() {
            let signed_in = self.within(async { self.sign_in(&mut connection).await.map_err(|error| SendError::Later(told(&error))) });
            steps.push((Step::SignedIn, signed_in.await.map_err(|error| error.to_string())));
        }
        let _ = connection.quit().await;
        steps
    }

    async fn sign_in(&self, connection: &mut AsyncSmtpConnection) -> Result<(), SmtpErrorOrIo> {
        let Smtp { user, password, .. } = &self.server;
        if !user.is_empty() {
            let credentials = Credentials::new(user.clone(), password.0.clone());
            connection.auth(&[Mechanism::Plain, Mechanism::Login], &credentials).await?;
        }
        Ok(())
    }

    /// Connected, encrypted as configured, and greeted.
    async fn greet(&self) -> Result<AsyncSmtpConnection, SmtpErrorOrIo> {
        let Smtp { host, port, tls, .. } = &self.server;
        Ok(match tls {
            Tls::None => self.connect_plainly().await?,
            Tls::Starttls => {
                let mut connection = self.connect_plainly().await?;
                connection.starttls(TlsParameters::new(host.clone())?, &self.us).await?;
                connection
            }
            Tls::Implicit => {
                let tls = Some(TlsParameters::new(host.clone())?);
                AsyncSmtpConnection::connect_tokio1((host.as_str(), *port), Some(self.limit()), &self.us, tls, None).await?
            }
        })
    }

    async fn connect_plainly(&self) -> Result<AsyncSmtpConnection, SmtpErrorOrIo> {
        let stream = TcpStream::connect((self.server.host.as_str(), self.server.port)).await?;
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
impl Transport for SmtpTransport {
    async fn send(&self, message: &Ready) -> Result<(), SendError> {
        let never = |error: lettre::error::Error| SendError::Never(error.to_string());
        let envelope = Envelope::new(Some(message.from.clone()), vec![message.to.clone()]).map_err(never)?;
        self.within(async {
            let mut connection = self.connection().await?;
            connection.send(&envelope, &message.bytes).await.map_err(|error| refusal(&error))?;
            self.put_back(connection);
            Ok(())
        })
        .await
    }
}

/// The meaning of a server's reply to a mail. Only an unknown reader is final: servers say 554 for all kinds of trouble of their own.
fn refusal(error: &SmtpError) -> SendError {
    let is = |codes: &[u16]| error.status().is_some_and(|code| codes.contains(&u16::from(code)));
    let reason = told(error);
    if !error.is_permanent() || is(&ABOUT_SIGNING_IN) {
        SendError::Later(reason)
    } else if is(&ABOUT_THE_READER) && is_about_an_address(&reason) {
        SendError::Never(reason)
    } else {
        SendError::Refused(reason)
    }
}

/// Whether the enhanced code of a refusal is one of addresses (RFC 3463, 3.2); a server may send none.
fn is_about_an_address(reason: &str) -> bool {
    let is_enhanced =
        |word: &&str| word.starts_with("5.") && word.split('.').count() == 3 && word.bytes().all(|b| b == b'.' || b.is_ascii_digit());
    reason.split_whitespace().find(is_enhanced).is_none_or(|code| code.starts_with("5.1."))
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

/// The error of connecting.
#[derive(Debug, thiserror::Error)]
enum SmtpErrorOrIo {
    #[error(transparent)]
    Smtp(#[from] SmtpError),
    #[error("no connection")]
    Io(#[from] std::io::Error),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_refused_address_is_final() {
        assert!(is_about_an_address("permanent error (550): 5.1.1 Nobody here by that name"));
        assert!(is_about_an_address("permanent error (550): no such user"));
        assert!(!is_about_an_address("permanent error (550): 5.7.1 Blocked for now"));
    }
}
