//! The HTTP client for addresses that strangers name: a POST over TLS, to an address of the open Internet and no other. Webhooks and notices to
//! devices go this way.
//!
//! A person who names an address decides where this server connects to (SSRF). So the name is looked up once, every address it has must be one that
//! anybody can reach, the connection goes to that very address, no redirect is followed, and next to nothing of the answer is read.

use super::SendError;
use chrono::{DateTime, Utc};
use futures_util::future::BoxFuture;
use http_body_util::Full;
use hyper::Request;
use hyper::Uri;
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::aws_lc_rs;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// The timeout of a call in all.
const PATIENCE: Duration = Duration::from_secs(10);
/// Letters an address may have: those of push services are long.
pub const LONGEST_URL: usize = 1_000;
/// Bytes of an answer that are read: its head.
const MOST_HEAD: usize = 8 * 1024;

/// The longest wait that somebody may ask for; none of ours is longer (`worker`).
const LONGEST_ASKED: Duration = Duration::from_secs(6 * 60 * 60);

/// The function that looks up the addresses of a host.
type Lookup = Arc<dyn Fn(String, u16) -> BoxFuture<'static, io::Result<Vec<SocketAddr>>> + Send + Sync>;

/// Calls strangers' addresses.
pub struct Calls {
    lookup: Lookup,
    /// Whether machines of this network may be called too, without TLS.
    may_be_private: bool,
    tls: OnceLock<Arc<ClientConfig>>,
}

/// A request to an address.
#[derive(Clone, Debug)]
pub struct Outgoing {
    /// The address that is called.
    pub url: String,
    /// What stands above it, besides what every call has.
    pub headers: Vec<(&'static str, String)>,
    /// What is sent.
    pub body: Vec<u8>,
}

/// The part of a response that is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Its status.
    pub status: u16,
    /// When another try is welcome, in seconds or as a date: the header `Retry-After`.
    pub retry_after: Option<String>,
}

/// The error of a call.
#[derive(Debug, thiserror::Error)]
pub enum CallError {
    /// It is not made.
    #[error(transparent)]
    Address(#[from] BadAddress),
    /// It cannot be put into words of HTTP.
    #[error("{0}")]
    Invalid(String),
    /// The other side does not answer, or not in HTTP.
    #[error("{0}")]
    Failed(io::ErrorKind),
    /// The other side takes too long.
    #[error("it takes too long")]
    TooLong,
}

/// An address, taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Target {
    is_secure: bool,
    host: String,
    port: u16,
    path: String,
}

/// The reason why an address is not called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadAddress {
    /// It is no address of the web that can be called.
    #[error("an https address, without a name or password in it")]
    NoUrl,
    /// It leads, or may lead, where only this server's neighbours get.
    #[error("this address does not lead to the open Internet")]
    Private,
    /// It leads nowhere.
    #[error("this server is not found")]
    NotFound,
}

/// Another try may succeed: not before the moment the answer names, if it names one.
pub(super) fn later(answer: &Answer, why: String, now: DateTime<Utc>) -> SendError {
    match answer.retry_after.as_deref().and_then(|said| asked_wait(said, now)) {
        Some(wait) => SendError::NotBefore(why, wait),
        None => SendError::Later(why),
    }
}

/// The wait that a header `Retry-After` asks for (RFC 9110, 10.2.3): seconds, or until a date. Discord writes parts of seconds.
fn asked_wait(said: &str, now: DateTime<Utc>) -> Option<Duration> {
    let said = said.trim();
    let seconds = match said.split('.').next().unwrap_or_default().parse::<u64>() {
        Ok(seconds) => seconds.saturating_add(u64::from(said.contains('.'))),
        Err(_) => {
            let until = DateTime::parse_from_rfc2822(said).ok()?;
            u64::try_from((until.with_timezone(&Utc) - now).num_seconds()).unwrap_or_default()
        }
    };
    Some(Duration::from_secs(seconds).min(LONGEST_ASKED))
}

impl CallError {
    /// Whether another try makes sense.
    #[must_use]
    pub fn may_pass(&self) -> bool {
        match self {
            Self::Address(BadAddress::NotFound) | Self::Failed(_) | Self::TooLong => true,
            Self::Address(BadAddress::NoUrl | BadAddress::Private) | Self::Invalid(_) => false,
        }
    }
}

impl Calls {
    /// Into the open Internet alone, or into this network too.
    #[must_use]
    pub fn new(may_be_private: bool) -> Self {
        let lookup: Lookup = Arc::new(|host, port| Box::pin(async move { Ok(lookup_host((host.as_str(), port)).await?.collect()) }));
        Self { lookup, may_be_private, tls: OnceLock::new() }
    }

    /// Checks that an address can be called, as far as it can be seen without doing so.
    ///
    /// # Errors
    /// [`BadAddress`] says why not.
    pub async fn check(&self, url: &str) -> Result<(), BadAddress> {
        let target = Target::of(url, self.may_be_private).ok_or(BadAddress::NoUrl)?;
        timeout(PATIENCE, self.address_of(&target)).await.unwrap_or(Err(BadAddress::NotFound)).map(drop)
    }

    /// Makes a call.
    ///
    /// # Errors
    /// [`CallError`] if there is no answer.
    pub async fn post(&self, outgoing: &Outgoing) -> Result<Answer, CallError> {
        let target = Target::of(&outgoing.url, self.may_be_private).ok_or(BadAddress::NoUrl)?;
        let request = target.request(outgoing).map_err(|error| CallError::Invalid(error.to_string()))?;
        let answer = timeout(PATIENCE, async {
            let address = self.address_of(&target).await?;
            self.sent(&target, address, request).await.map_err(|error| CallError::Failed(error.kind()))
        });
        answer.await.unwrap_or(Err(CallError::TooLong))
    }

    /// The address a name stands for now; all that it stands for must be open to everybody.
    async fn address_of(&self, target: &Target) -> Result<SocketAddr, BadAddress> {
        let bare = target.host.trim_start_matches('[').trim_end_matches(']');
        let found = (self.lookup)(bare.to_owned(), target.port).await.map_err(|_| BadAddress::NotFound)?;
        if !self.may_be_private && !found.iter().all(|address| is_public(address.ip())) {
            return Err(BadAddress::Private);
        }
        found.first().copied().ok_or(BadAddress::NotFound)
    }

    async fn sent(&self, target: &Target, address: SocketAddr, request: Request<Full<Bytes>>) -> io::Result<Answer> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        if !target.is_secure {
            return exchange(stream, request).await;
        }
        let name = target.host.trim_start_matches('[').trim_end_matches(']').to_owned();
        let name = ServerName::try_from(name).map_err(io::Error::other)?;
        exchange(TlsConnector::from(self.tls()?).connect(name, stream).await?, request).await
    }

    fn tls(&self) -> io::Result<Arc<ClientConfig>> {
        if let Some(config) = self.tls.get() {
            return Ok(config.clone());
        }
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        let builder = ClientConfig::builder_with_provider(Arc::new(aws_lc_rs::default_provider()));
        let builder = builder.with_safe_default_protocol_versions().map_err(io::Error::other)?;
        let config = Arc::new(builder.with_root_certificates(roots).with_no_client_auth());
        Ok(self.tls.get_or_init(|| config).clone())
    }
}

fn standard_port(is_secure: bool) -> u16 {
    if is_secure { 443 } else { 80 }
}

impl Target {
    fn request(&self, outgoing: &Outgoing) -> Result<Request<Full<Bytes>>, hyper::http::Error> {
        let Self { is_secure, host, port, path } = self;
        let port = if *port == standard_port(*is_secure) { String::new() } else { format!(":{port}") };
        let mut request = Request::post(path).header("Host", format!("{host}{port}"));
        for (name, value) in &outgoing.headers {
            request = request.header(*name, value);
        }
        let request = request.header("User-Agent", "Sternpost").header("Connection", "close");
        request.body(Full::from(outgoing.body.clone()))
    }

    fn of(url: &str, may_be_private: bool) -> Option<Self> {
        if url.len() > LONGEST_URL || url.contains(|letter: char| letter.is_whitespace() || letter.is_control()) {
            return None;
        }
        let uri: Uri = url.parse().ok()?;
        let is_secure = uri.scheme_str()? == "https";
        let is_allowed = is_secure || may_be_private && uri.scheme_str() == Some("http");
        if !is_allowed || uri.authority()?.as_str().contains('@') {
            return None;
        }
        let port = uri.port_u16().unwrap_or(standard_port(is_secure));
        // Below are the services of machines, such as mail: they are not spoken to in HTTP.
        if port < 1024 && port != 443 && !(may_be_private && port == 80) {
            return None;
        }
        let host = uri.host().filter(|host| !host.is_empty())?.to_ascii_lowercase();
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        Some(Self { is_secure, host, port, path })
    }
}

/// Whether anybody can reach an address: none of this machine, this network, or of any network of its own.
fn is_public(ip: IpAddr) -> bool {
    match ip.to_canonical() {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let is_shared = a == 100 && (64..128).contains(&b);
    let is_for_protocols = (a, b, c) == (192, 0, 0) || (a, b, c) == (192, 88, 99);
    let is_for_measuring = a == 198 && (18..20).contains(&b);
    !(a == 0
        || a >= 224
        || ip.is_loopback()
        || ip.is_private()
        || ip.is_link_local()
        || ip.is_documentation()
        || is_shared
        || is_for_protocols
        || is_for_measuring)
}

/// Tells whether an IPv6 address is public: only those given out to networks are, without the ways into IPv4 (6to4, Teredo) and examples; NAT64 lies
/// outside of it.
fn is_public_v6(ip: Ipv6Addr) -> bool {
    let [a, b, ..] = ip.segments();
    (0x2000..0x4000).contains(&a) && a != 0x2002 && !(a == 0x2001 && (b < 0x200 || b == 0xdb8)) && !(a == 0x3fff && b < 0x1000)
}

/// Sends a request and reads of what comes back its status and when another is welcome: nothing else of it, and no more than its head.
async fn exchange(stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static, request: Request<Full<Bytes>>) -> io::Result<Answer> {
    let way = http1::Builder::new().title_case_headers(true).max_buf_size(MOST_HEAD).handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = way.map_err(io::Error::other)?;
    // Ends with the value, also when nobody waits any more.
    let mut driving = JoinSet::new();
    driving.spawn(connection);
    let answer = sender.send_request(request).await.map_err(io::Error::other)?;
    let retry_after = answer.headers().get("retry-after").and_then(|value| value.to_str().ok()).map(str::to_owned);
    Ok(Answer { status: answer.status().as_u16(), retry_after })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;

    #[test]
    fn only_addresses_of_the_open_internet_are_called() {
        for public in ["1.1.1.1", "192.0.1.1", "100.63.0.1", "2606:4700::1111", "2001:4860:4860::8888", "::ffff:8.8.8.8"] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
        for private in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "0.1.2.3",
            "192.0.0.8",
            "198.18.0.1",
            "203.0.113.7",
            "224.0.0.1",
            "255.255.255.255",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "fec0::1",
            "ff02::1",
            "2001:db8::1",
            "2001::1",
            "2002:7f00:1::",
            "64:ff9b::7f00:1",
            "::ffff:127.0.0.1",
            "::ffff:169.254.169.254",
            "::127.0.0.1",
        ] {
            assert!(!is_public(private.parse().unwrap()), "{private}");
        }
    }

    #[test]
    fn an_address_is_one_of_the_web_without_a_password() {
        let of = |url: &str| Target::of(url, false);
        let target = of("https://Hooks.example/a/b?c=d").unwrap();
        assert_eq!((target.host.as_str(), target.port, target.path.as_str()), ("hooks.example", 443, "/a/b?c=d"));
        assert_eq!(of("https://hooks.example").unwrap().path, "/");
        assert_eq!(of("https://hooks.example:8443/").unwrap().port, 8443);
        for wrong in [
            "http://hooks.example/",
            "https://hooks.example:25/",
            "https://ada:secret@hooks.example/",
            "ftp://hooks.example/",
            "hooks.example",
            "/a",
            "https:///a",
            "https://hooks.example/a b",
            "https://hooks.example/\r\nX: y",
            "",
        ] {
            assert_eq!(of(wrong), None, "{wrong}");
        }
        assert!(Target::of("http://127.0.0.1:8080/", true).is_some());
        assert!(of(&format!("https://hooks.example/{}", "x".repeat(LONGEST_URL))).is_none());
    }

    #[tokio::test]
    async fn numbers_that_mean_this_machine_are_seen_through() {
        let calls = Calls::new(false);
        for url in [
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://[::ffff:127.0.0.1]/",
            "https://localhost/",
            "https://0177.0.0.1/",
            "https://2130706433/",
        ] {
            let refused = calls.check(url).await.unwrap_err();
            assert!(matches!(refused, BadAddress::Private | BadAddress::NotFound | BadAddress::NoUrl), "{url}: {refused:?}");
        }
        assert_eq!(calls.check("https://127.0.0.1/").await, Err(BadAddress::Private));
    }

    /// Calls a name that stands for these addresses in turn, one list each time it is looked up; and how often it was.
    fn rebound(answers: &[&[SocketAddr]], may_be_private: bool) -> (Calls, Arc<AtomicUsize>) {
        let answers: Vec<Vec<SocketAddr>> = answers.iter().map(|answer| answer.to_vec()).collect();
        let asked = Arc::new(AtomicUsize::new(0));
        let count = asked.clone();
        let lookup: Lookup = Arc::new(move |_, _| {
            let found = answers[count.fetch_add(1, Ordering::SeqCst)].clone();
            Box::pin(async move { Ok(found) })
        });
        (Calls { lookup, ..Calls::new(may_be_private) }, asked)
    }

    fn call_to(url: &str) -> Outgoing {
        Outgoing { url: url.to_owned(), headers: vec![], body: b"{}".to_vec() }
    }

    /// Who connects now is the first.
    async fn nobody_has_connected_to(listener: &TcpListener) {
        let own = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (_, first) = listener.accept().await.unwrap();
        assert_eq!(first, own.local_addr().unwrap());
    }

    #[tokio::test]
    async fn a_name_that_changes_its_addresses_leads_nowhere_in_this_network() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let here = listener.local_addr().unwrap();
        let open: SocketAddr = "93.184.216.34:8443".parse().unwrap();
        let url = "https://hooks.example:8443/";
        for later in [vec![here], vec![open, here], vec![here, open], vec!["[::ffff:127.0.0.1]:8443".parse().unwrap()]] {
            let (calls, asked) = rebound(&[&[open], &later], false);
            assert_eq!(calls.check(url).await, Ok(()), "it was open to everybody when it was named");
            let refused = calls.post(&call_to(url)).await.unwrap_err();
            assert!(matches!(refused, CallError::Address(BadAddress::Private)), "{later:?}: {refused:?}");
            assert_eq!(asked.load(Ordering::SeqCst), 2);
        }
        nobody_has_connected_to(&listener).await;
    }

    #[tokio::test]
    async fn a_call_goes_to_the_address_that_was_looked_at_and_asks_for_no_other() {
        let (first, second) = (TcpListener::bind("127.0.0.1:0").await.unwrap(), TcpListener::bind("127.0.0.1:0").await.unwrap());
        let (looked_at, other) = (first.local_addr().unwrap(), second.local_addr().unwrap());
        let (calls, asked) = rebound(&[&[looked_at], &[other]], true);
        let call = tokio::spawn(async move { calls.post(&call_to("http://hooks.example:8080/")).await });
        let (mut stream, _) = first.accept().await.unwrap();
        let mut request = [0; 4_096];
        let read = stream.read(&mut request).await.unwrap();
        assert!(request[..read].starts_with(b"POST / HTTP/1.1"), "{}", String::from_utf8_lossy(&request[..read]));
        stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await.unwrap();
        assert!(call.await.unwrap().is_ok());
        assert_eq!(asked.load(Ordering::SeqCst), 1, "a name is looked up once for each call");
        nobody_has_connected_to(&second).await;
    }
}
