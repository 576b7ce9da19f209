//! A mail server that keeps what it gets: for tests that send real mail over a real socket.
//!
//! It speaks as much of RFC 5321 as senders use, checks that they keep to it, and fails on demand.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::aws_lc_rs;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{ServerConfig, version};

/// A mail as it came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Received {
    /// Given with `MAIL FROM`.
    pub from: String,
    /// Given with `RCPT TO`.
    pub to: Vec<String>,
    /// The mail, dots unstuffed, lines ended by CR LF.
    pub data: Vec<u8>,
}

impl Received {
    /// The mail, parsed.
    pub fn mail(&self) -> mail_parser::Message<'_> {
        mail_parser::MessageParser::default().parse(&self.data).expect("what came is a mail")
    }
}

/// What goes wrong, and how often still.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Failures {
    /// Recipients answered with 450.
    pub busy: u32,
    /// Recipients answered with 550.
    pub unknown: u32,
    /// Connections dropped after the mail was kept, before saying so.
    pub drops_after_data: u32,
    /// Connections on which nothing is ever said.
    pub silent: u32,
    /// Mails answered with 554.
    pub refusing: u32,
    /// Mails answered with 451.
    pub failing: u32,
    /// Connections dropped in the middle of the mail.
    pub gone: u32,
    /// Mails that are kept, and nothing is said of it.
    pub hangs: u32,
    /// Of this many mails one goes wrong, each time in another way; 0: none.
    pub one_in: u32,
}

/// How a mail goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mood {
    /// 450 to the recipient.
    Busy,
    /// 554 to the whole mail.
    Refusing,
    /// Gone in the middle of the mail.
    Gone,
    /// 451 to the whole mail.
    Failing,
    /// Gone after the mail was kept, before saying so.
    Silent,
}

#[derive(Default)]
struct Shared {
    received: Mutex<Vec<Received>>,
    failures: Mutex<Failures>,
    connections: Mutex<u32>,
    secured: Mutex<u32>,
    mails: Mutex<u32>,
    arrived: Notify,
}

/// When a connection is encrypted, with the certificate in `tests/support/tls`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encryption {
    /// Never.
    None,
    /// From its first byte.
    Implicit,
    /// When the client says STARTTLS; no mail is taken before (RFC 3207).
    Starttls,
}

/// The server. It ends with the value.
pub struct Sink {
    pub address: SocketAddr,
    shared: Arc<Shared>,
    encryption: Encryption,
    accepting: JoinHandle<()>,
}

impl Sink {
    /// On a free port.
    pub async fn start() -> Self {
        Self::start_with(Encryption::None).await
    }

    /// On a free port, encrypted; its certificate is for `localhost`.
    pub async fn start_with(encryption: Encryption) -> Self {
        Self::listen("127.0.0.1:0".parse().unwrap(), Arc::default(), encryption).await
    }

    async fn listen(address: SocketAddr, shared: Arc<Shared>, encryption: Encryption) -> Self {
        let listener = TcpListener::bind(address).await.expect("the port is free");
        let address = listener.local_addr().unwrap();
        let keeper = Arc::clone(&shared);
        let accepting = tokio::spawn(async move {
            // Sessions end with the server: a dropped set aborts its tasks.
            let mut sessions = tokio::task::JoinSet::new();
            while let Ok((stream, _)) = listener.accept().await {
                *keeper.connections.lock().unwrap() += 1;
                let keeper = Arc::clone(&keeper);
                sessions.spawn(async move {
                    let _ = match encryption {
                        Encryption::Implicit => match secure(stream, &keeper).await {
                            Ok(stream) => Session::new(stream, keeper, encryption).talk().await,
                            Err(error) => Err(error),
                        },
                        Encryption::None | Encryption::Starttls => Session::new(Box::new(stream), keeper, encryption).talk().await,
                    };
                });
            }
        });
        Self { address, shared, encryption, accepting }
    }

    /// Goes down with every connection and comes up again on the same port, with its mail.
    pub async fn restart(self) -> Self {
        let (address, shared) = (self.address, Arc::clone(&self.shared));
        self.accepting.abort();
        while !self.accepting.is_finished() {
            tokio::task::yield_now().await;
        }
        Self::listen(address, shared, self.encryption).await
    }

    /// What goes wrong from now on.
    pub fn fail(&self, failures: Failures) {
        *self.shared.failures.lock().unwrap() = failures;
    }

    /// What has come so far.
    pub fn received(&self) -> Vec<Received> {
        self.shared.received.lock().unwrap().clone()
    }

    /// How many connections there have been.
    pub fn connections(&self) -> u32 {
        *self.shared.connections.lock().unwrap()
    }

    /// How many of them were encrypted.
    pub fn secured(&self) -> u32 {
        *self.shared.secured.lock().unwrap()
    }

    /// The mail with a number, from 0 in the order they came; waits for it.
    pub async fn nth(&self, number: usize) -> Received {
        let search = async {
            loop {
                let arrived = self.shared.arrived.notified();
                if let Some(found) = self.shared.received.lock().unwrap().get(number).cloned() {
                    return found;
                }
                arrived.await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), search).await.expect("the next mail comes within a minute")
    }

    /// Waits for a mail that is wanted.
    pub async fn wait_for(&self, is_wanted: impl Fn(&Received) -> bool) -> Received {
        let search = async {
            loop {
                let arrived = self.shared.arrived.notified();
                if let Some(found) = self.shared.received.lock().unwrap().iter().find(|mail| is_wanted(mail)).cloned() {
                    return found;
                }
                arrived.await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), search).await.expect("the mail comes within a minute")
    }
}

impl Drop for Sink {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}
impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

/// The server's side of a handshake.
async fn secure(stream: impl Stream + 'static, shared: &Shared) -> std::io::Result<Box<dyn Stream>> {
    let secured = TlsAcceptor::from(Arc::new(tls_of_the_tests())).accept(stream).await?;
    *shared.secured.lock().unwrap() += 1;
    Ok(Box::new(secured))
}

/// How a server of the tests shows who it is: with a certificate for `localhost`.
pub fn tls_of_the_tests() -> ServerConfig {
    let certificate = CertificateDer::from_pem_slice(include_bytes!("tls/server.pem")).expect("the certificate is one");
    let key = PrivateKeyDer::from_pem_slice(include_bytes!("tls/server.key")).expect("the key is one");
    ServerConfig::builder_with_provider(Arc::new(aws_lc_rs::default_provider()))
        .with_protocol_versions(&[&version::TLS13, &version::TLS12])
        .expect("the provider knows both versions")
        .with_no_client_auth()
        .with_single_cert(vec![certificate], key)
        .expect("the key is the certificate's")
}

struct Session {
    /// None for a moment while it is being encrypted.
    stream: Option<BufReader<Box<dyn Stream>>>,
    shared: Arc<Shared>,
    /// Whether STARTTLS is still to come.
    is_bare: bool,
    from: Option<String>,
    to: Vec<String>,
    /// How the mail that is being sent goes wrong.
    mood: Option<Mood>,
}

impl Session {
    fn new(stream: Box<dyn Stream>, shared: Arc<Shared>, encryption: Encryption) -> Self {
        let is_bare = encryption == Encryption::Starttls;
        Self { stream: Some(BufReader::new(stream)), shared, is_bare, from: None, to: vec![], mood: None }
    }

    fn stream(&mut self) -> &mut BufReader<Box<dyn Stream>> {
        self.stream.as_mut().expect("a session goes on only with a stream")
    }

    /// Whether this failure is due; counts it down.
    fn is_due(&self, failure: impl Fn(&mut Failures) -> &mut u32) -> bool {
        let mut failures = self.shared.failures.lock().unwrap();
        let left = failure(&mut failures);
        let is_due = *left > 0;
        *left = left.saturating_sub(1);
        is_due
    }

    /// How the next mail goes wrong, if it does.
    fn next_mood(&self) -> Option<Mood> {
        let one_in = self.shared.failures.lock().unwrap().one_in;
        let mut mails = self.shared.mails.lock().unwrap();
        *mails += 1;
        let moods = [Mood::Busy, Mood::Refusing, Mood::Gone, Mood::Failing, Mood::Silent];
        (one_in > 0 && mails.is_multiple_of(one_in)).then(|| moods[(*mails / one_in) as usize % moods.len()])
    }

    async fn say(&mut self, reply: &str) -> std::io::Result<()> {
        self.stream().get_mut().write_all(format!("{reply}\r\n").as_bytes()).await
    }

    async fn line(&mut self) -> std::io::Result<Option<Vec<u8>>> {
        let mut line = vec![];
        let read = self.stream().read_until(b'\n', &mut line).await?;
        Ok((read > 0).then_some(line))
    }

    async fn talk(&mut self) -> std::io::Result<()> {
        if self.is_due(|f| &mut f.silent) {
            std::future::pending::<()>().await;
        }
        self.say("220 sink.example ESMTP").await?;
        while let Some(line) = self.line().await? {
            let line = String::from_utf8_lossy(&line).trim_end().to_owned();
            let verb = line.split([' ', ':']).next().unwrap_or_default().to_ascii_uppercase();
            match verb.as_str() {
                "EHLO" if self.is_bare => self.say("250-sink.example\r\n250-STARTTLS\r\n250 SIZE 10000000").await?,
                "STARTTLS" if self.is_bare => {
                    self.say("220 2.0.0 Go ahead").await?;
                    let stream = self.stream.take().expect("a session goes on only with a stream");
                    self.stream = Some(BufReader::new(secure(stream.into_inner(), &self.shared).await?));
                    self.is_bare = false;
                }
                "MAIL" if self.is_bare => self.say("530 5.7.0 Must issue a STARTTLS command first").await?,
                "EHLO" => self.say("250-sink.example\r\n250-8BITMIME\r\n250-SMTPUTF8\r\n250 SIZE 10000000").await?,
                "HELO" | "NOOP" => self.say("250 OK").await?,
                "RSET" => {
                    (self.from, self.to) = (None, vec![]);
                    self.say("250 OK").await?;
                }
                "MAIL" if self.from.is_none() => {
                    self.from = Some(path_of(&line));
                    self.mood = self.next_mood();
                    self.say("250 OK").await?;
                }
                "RCPT" if self.from.is_some() => self.recipient(path_of(&line)).await?,
                "DATA" if !self.to.is_empty() => {
                    if !self.data().await? {
                        return Ok(());
                    }
                }
                "MAIL" | "RCPT" | "DATA" => self.say("503 5.5.1 Out of order").await?,
                "QUIT" => return self.say("221 Bye").await,
                _ => self.say("502 5.5.1 What?").await?,
            }
        }
        Ok(())
    }

    async fn recipient(&mut self, to: String) -> std::io::Result<()> {
        if self.is_due(|f| &mut f.busy) || self.mood == Some(Mood::Busy) {
            return self.say("450 4.2.1 Try again later").await;
        }
        if self.is_due(|f| &mut f.unknown) {
            return self.say("550 5.1.1 Nobody here by that name").await;
        }
        self.to.push(to);
        self.say("250 OK").await
    }

    /// Takes a mail; false if the connection is to end.
    async fn data(&mut self) -> std::io::Result<bool> {
        self.say("354 Go on").await?;
        let mut data = vec![];
        loop {
            let Some(line) = self.line().await? else { return Ok(false) };
            if self.mood == Some(Mood::Gone) || self.is_due(|f| &mut f.gone) {
                return Ok(false);
            }
            assert!(line.ends_with(b"\r\n"), "RFC 5321, 2.3.8: lines end with CR LF");
            match line.as_slice() {
                b".\r\n" => break,
                // RFC 5321, 4.5.2: a leading dot was doubled.
                [b'.', rest @ ..] => data.extend_from_slice(rest),
                whole => data.extend_from_slice(whole),
            }
        }
        if self.is_due(|f| &mut f.refusing) {
            self.mood = Some(Mood::Refusing);
        } else if self.is_due(|f| &mut f.failing) {
            self.mood = Some(Mood::Failing);
        }
        if let Some(reply) = match self.mood {
            Some(Mood::Refusing) => Some("554 5.3.0 Something is wrong here"),
            Some(Mood::Failing) => Some("451 4.3.0 Something is wrong for now"),
            Some(Mood::Busy | Mood::Gone | Mood::Silent) | None => None,
        } {
            (self.from, self.to) = (None, vec![]);
            self.say(reply).await?;
            return Ok(true);
        }
        let received = Received { from: self.from.take().unwrap_or_default(), to: std::mem::take(&mut self.to), data };
        self.shared.received.lock().unwrap().push(received);
        self.shared.arrived.notify_waiters();
        if self.is_due(|f| &mut f.hangs) {
            std::future::pending::<()>().await;
        }
        if self.is_due(|f| &mut f.drops_after_data) || self.mood == Some(Mood::Silent) {
            return Ok(false);
        }
        self.say("250 2.0.0 Kept").await?;
        Ok(true)
    }
}

/// The address in `MAIL FROM:<a@b> BODY=8BITMIME`.
fn path_of(line: &str) -> String {
    let path = line.split_once('<').and_then(|(_, rest)| rest.split_once('>'));
    path.map_or_else(String::new, |(path, _)| path.to_owned())
}
