//! SMTP through lettre (RFC 5321): one connection that is kept, opened anew when it is lost, with a limit on every send.
//!
//! Without TLS the connection is ours, so that small packets are not held back: lettre's own waits some 40 ms for each letter.

use super::message::Ready;
use super::{SendError, Transport};
use crate::config::{Smtp, Tls};
use async_trait::async_trait;
use lettre::address::Envelope;
use lettre::transport::smtp::authentication::{Credentials, Mechanism};
use lettre::transport::smtp::client::{AsyncSmtpConnection, AsyncTokioStream, TlsParameters};
use lettre::transport::smtp::extension::ClientId;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::Mutex;

type SmtpError = lettre::transport::smtp::Error;

/// A mail server.
pub struct SmtpTransport {
    server: Smtp,
    connection: Mutex<Option<AsyncSmtpConnection>>,
}

impl SmtpTransport {
    /// Will talk to this server.
    #[must_use]
    pub fn new(server: Smtp) -> Self {
        Self { server, connection: Mutex::new(None) }
    }

    fn limit(&self) -> Duration {
        Duration::from_secs(u64::from(self.server.timeout_seconds.max(1)))
    }

    async fn connect(&self) -> Result<AsyncSmtpConnection, SendError> {
        let later = |error: SmtpError| SendError::Later(error.to_string());
        let hello = ClientId::default();
        let address = (self.server.host.as_str(), self.server.port);
        let mut connection = match self.server.tls {
            Tls::None => {
                let stream = TcpStream::connect(address).await.map_err(|error| SendError::Later(error.to_string()))?;
                stream.set_nodelay(true).map_err(|error| SendError::Later(error.to_string()))?;
                let stream: Box<dyn AsyncTokioStream> = Box::new(stream);
                AsyncSmtpConnection::connect_with_transport(stream, &hello).await.map_err(later)?
            }
            Tls::Implicit => {
                let tls = TlsParameters::new(self.server.host.clone()).map_err(later)?;
                AsyncSmtpConnection::connect_tokio1(address, Some(self.limit()), &hello, Some(tls), None).await.map_err(later)?
            }
            Tls::Starttls => {
                let tls = TlsParameters::new(self.server.host.clone()).map_err(later)?;
                let mut connection =
                    AsyncSmtpConnection::connect_tokio1(address, Some(self.limit()), &hello, None, None).await.map_err(later)?;
                connection.starttls(tls, &hello).await.map_err(later)?;
                connection
            }
        };
        if !self.server.user.is_empty() {
            let who = Credentials::new(self.server.user.clone(), self.server.password.0.clone());
            connection.auth(&[Mechanism::Plain, Mechanism::Login], &who).await.map_err(later)?;
        }
        Ok(connection)
    }

    async fn try_send(&self, envelope: &Envelope, bytes: &[u8]) -> Result<(), SendError> {
        let mut kept = self.connection.lock().await;
        // A server closes what was silent for long: a kept connection is asked first.
        if let Some(connection) = kept.as_mut()
            && !connection.test_connected().await
        {
            *kept = None;
        }
        let mut connection = match kept.take() {
            Some(connection) => connection,
            None => self.connect().await?,
        };
        match connection.send(envelope, bytes).await {
            Ok(_) => {
                *kept = Some(connection);
                Ok(())
            }
            // RFC 5321, 4.2.1: 5yz is final, all else may pass
            Err(error) if error.is_permanent() => Err(SendError::Never(error.to_string())),
            Err(error) => Err(SendError::Later(error.to_string())),
        }
    }
}

#[async_trait]
impl Transport for SmtpTransport {
    async fn send(&self, message: &Ready) -> Result<(), SendError> {
        let envelope =
            Envelope::new(Some(message.from.clone()), vec![message.to.clone()]).map_err(|error| SendError::Never(error.to_string()))?;
        match tokio::time::timeout(self.limit(), self.try_send(&envelope, &message.bytes)).await {
            Ok(result) => result,
            Err(_) => {
                *self.connection.lock().await = None;
                Err(SendError::Later("the mail server took too long".to_owned()))
            }
        }
    }
}
