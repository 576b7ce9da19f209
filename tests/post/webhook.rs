//! Programs that are told of letters: what they are told, over which way, and where no call ever goes.

use crate::office::{Office, PLAYERS};
use crate::server::until;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_model::wishes::Secret;
use sternpost_post::webhook::signature;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio_rustls::TlsAcceptor;

/// A program that is called.
async fn listener(status: &'static str) -> (SocketAddr, mpsc::UnboundedReceiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (calls, heard) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut request = String::new();
            let mut piece = [0; 4_096];
            loop {
                let read = stream.read(&mut piece).await.unwrap();
                request.push_str(&String::from_utf8_lossy(&piece[..read]));
                let length = request.split("Content-Length: ").nth(1).and_then(|rest| rest.lines().next()?.parse::<usize>().ok());
                let body = request.split_once("\r\n\r\n").map(|(_, body)| body.len());
                if read == 0 || length.is_some() && body >= length {
                    break;
                }
            }
            stream.write_all(format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n").as_bytes()).await.unwrap();
            calls.send(request).unwrap();
        }
    });
    (address, heard)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_is_told_that_there_is_a_letter_and_not_what_it_says() {
    let office = Office::open(None, &[("STERNPOST__MAIL__PRIVATE_WEBHOOKS", "true")]).await;
    let seat = office.asked().await;
    let own = PLAYERS[seat];
    let (address, mut heard) = listener("204 No Content").await;
    let hook = json!({ "kind": "hook", "url": format!("http://{address}/hook"), "format": "json" });
    let (status, kept) = office.send("PUT", "/letters/second", own, &hook).await;
    assert_eq!((status, kept["called"].as_str()), (200, Some("ok")), "{kept}");
    let secret = Secret(kept["secret"].as_str().unwrap().to_owned());
    assert!(heard.recv().await.unwrap().contains("\"kind\":\"test\""));
    let (_, shown) = office.send("GET", "/letters", own, &Value::Null).await;
    assert!(!shown.to_string().contains(&secret.0), "the secret is told once");

    let letter = office.question(own, 0).await;
    office.report(&letter.from, "failed", "5.1.1").await;
    let call = heard.recv().await.unwrap();
    let (head, body) = call.split_once("\r\n\r\n").unwrap();
    let said = head.lines().find_map(|line| line.strip_prefix("Sternpost-Signature: ")).unwrap();
    let moment: i64 = said.strip_prefix("t=").unwrap().split(',').next().unwrap().parse().unwrap();
    assert_eq!(said, signature(&secret, moment, body.as_bytes()));
    assert!((SystemClock.now().timestamp() - moment).abs() < 60);
    let told: Value = serde_json::from_str(body).unwrap();
    assert_eq!((told["kind"].as_str(), told["campaign"]["name"].as_str()), (Some("turn"), Some("By post")));
    assert_eq!(told["url"], format!("{}/c/{}/turn", office.server.url, office.id));
    for secret in ["/t/", "/link/", "post+", "eyJ"] {
        assert!(!body.contains(secret), "{body}");
    }
    until("its reader sees it", async || office.seen_by(own, seat).await["has-second"] == true).await;
    // The next one takes the second way from the beginning.
    office.ask_again(seat).await;
    assert!(heard.recv().await.unwrap().contains("\"kind\":\"turn\""));
    assert_eq!(office.questions(own).len(), 1);

    let discord = json!({ "kind": "hook", "url": format!("http://{address}/hook"), "format": "discord", "always": true });
    assert_eq!(office.send("PUT", "/letters/second", own, &discord).await.0, 200);
    let call = heard.recv().await.unwrap();
    let said: Value = serde_json::from_str(call.split_once("\r\n\r\n").unwrap().1).unwrap();
    assert!(said["content"].is_string() && said["allowed_mentions"]["parse"] == json!([]), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_does_not_lead_into_this_network_and_follows_nowhere() {
    let office = Office::open(None, &[]).await;
    for url in [
        "http://hooks.example/",
        "https://127.0.0.1:8443/",
        "https://localhost:8443/",
        "https://[::1]:8443/",
        "https://[::ffff:10.0.0.1]:8443/",
        "https://169.254.169.254/latest/meta-data/",
        "https://ada:secret@1.1.1.1/",
        "https://1.1.1.1:25/",
        "nonsense",
    ] {
        let (status, said) =
            office.send("PUT", "/letters/second", PLAYERS[0], &json!({ "kind": "hook", "url": url, "format": "json" })).await;
        assert_eq!(status, 422, "{url}: {said}");
    }
    let (_, kept) = office.send("GET", "/letters", PLAYERS[0], &Value::Null).await;
    assert_eq!(kept["second"], Value::Null, "nothing of it is kept");
    let form = [("act", "hook"), ("url", "https://127.0.0.1:8443/"), ("format", "json")];
    let page = office.client.post(format!("{}/letters", office.server.url)).bearer_auth(office.server.token(PLAYERS[0])).form(&form);
    assert!(page.send().await.unwrap().text().await.unwrap().contains("does not lead to the open Internet"));
}

const AUTHORITY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/tls/authority.pem");

trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}
impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

/// A program behind TLS, with the certificate of the tests, which is for `localhost`. What is answered is told by the path.
async fn secured() -> (SocketAddr, mpsc::UnboundedReceiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let acceptor = TlsAcceptor::from(Arc::new(crate::smtp::tls_of_the_tests()));
    let (calls, heard) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let (acceptor, calls) = (acceptor.clone(), calls.clone());
            tokio::spawn(async move {
                let Ok(stream) = acceptor.accept(stream).await else {
                    let _ = calls.send("no handshake".to_owned());
                    return;
                };
                let mut stream: Box<dyn Stream> = Box::new(stream);
                let mut request = vec![0; 8_192];
                let length = stream.read(&mut request).await.unwrap_or_default();
                let request = String::from_utf8_lossy(&request[..length]).into_owned();
                let answer: &[u8] = if request.starts_with("POST /moved") {
                    b"HTTP/1.1 307 Temporary Redirect\r\nLocation: /well\r\nContent-Length: 0\r\n\r\n"
                } else if request.starts_with("POST /drip") {
                    b"HTTP/1.1 200 OK\r\nX-Never: "
                } else if request.starts_with("POST /long") {
                    b"HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\nthe first of many"
                } else if request.starts_with("POST /early") {
                    b"HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n"
                } else {
                    b"HTTP/1.1 204 No Content\r\n\r\n"
                };
                let _ = calls.send(request);
                let _ = stream.write_all(answer).await;
                // Kept open: who waits for its end waits for ever.
                std::future::pending::<()>().await;
            });
        }
    });
    (address, heard)
}

/// What a call to a path was found to be when it was named.
async fn called(office: &Office, url: &str) -> (u16, String) {
    let hook = json!({ "kind": "hook", "url": url, "format": "json" });
    let (status, kept) = office.send("PUT", "/letters/second", PLAYERS[0], &hook).await;
    (status, kept["called"].as_str().unwrap_or_default().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_is_called_over_tls_and_neither_led_elsewhere_nor_kept_waiting() {
    let private = ("STERNPOST__MAIL__PRIVATE_WEBHOOKS", "true");
    let office = Office::open(None, &[private, ("SSL_CERT_FILE", AUTHORITY)]).await;
    let (address, mut heard) = secured().await;
    let url = |host: &str, path: &str| format!("https://{host}:{}{path}", address.port());

    assert_eq!(called(&office, &url("localhost", "/well")).await, (200, "ok".to_owned()));
    let call = heard.recv().await.unwrap();
    assert!(call.starts_with("POST /well HTTP/1.1\r\n") && call.contains("Sternpost-Signature: t="), "{call}");
    assert!(call.contains(&format!("Host: localhost:{}\r\n", address.port())), "{call}");
    for path in ["/long", "/early"] {
        assert_eq!(called(&office, &url("localhost", path)).await, (200, "ok".to_owned()), "of an answer its status is enough: {path}");
        heard.recv().await.unwrap();
    }
    let (_, said) = called(&office, &url("localhost", "/moved")).await;
    assert!(said.contains("307"), "{said}");
    assert!(heard.recv().await.unwrap().starts_with("POST /moved"));
    assert!(heard.try_recv().is_err(), "nobody follows");

    // The certificate is for another name.
    let (_, said) = called(&office, &url("127.0.0.1", "/well")).await;
    assert!(!said.is_empty() && said != "ok", "{said}");
    assert_eq!(heard.recv().await.unwrap(), "no handshake", "nothing was told");

    let begun = Instant::now();
    let (_, said) = called(&office, &url("localhost", "/drip")).await;
    assert!(said.contains("too long"), "{said}");
    assert!((Duration::from_secs(9)..Duration::from_secs(60)).contains(&begun.elapsed()), "{:?}", begun.elapsed());

    // The same with the machine's own authorities: nobody vouches for it.
    let other = Office::open(None, &[private]).await;
    heard.recv().await.unwrap();
    let (_, said) = called(&other, &url("localhost", "/well")).await;
    assert!(!said.is_empty() && said != "ok", "{said}");
    assert_eq!(heard.recv().await.unwrap(), "no handshake", "nothing was told");
}
