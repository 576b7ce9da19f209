//! Clients that take their time are let go, and nobody waits for them.

use crate::server::Server;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// How long a test waits for what must come to pass.
const PATIENCE: Duration = Duration::from_secs(60);
/// Clients of each kind.
const CLIENTS: usize = 60;

/// Says something at first and then a letter at a time, until the server has had enough: what it said.
async fn drip(server: std::net::SocketAddr, first: &'static str) -> String {
    let mut stream = TcpStream::connect(server).await.unwrap();
    let (mut heard, mut out) = (vec![], first.as_bytes());
    loop {
        if !out.is_empty() && stream.write_all(out).await.is_err() {
            break;
        }
        out = b"a";
        let mut part = [0; 1_024];
        // The pace of the client, not a wait for the server.
        match tokio::time::timeout(Duration::from_millis(200), stream.read(&mut part)).await {
            Ok(Ok(0) | Err(_)) => break,
            Ok(Ok(read)) => heard.extend_from_slice(&part[..read]),
            Err(_) => {}
        }
    }
    String::from_utf8_lossy(&heard).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_heads_and_slow_bodies_are_closed_and_block_nobody() {
    let server = Server::start_with(None, None, &[("STERNPOST__LIMITS__SLOW_SECONDS", "2")]);
    let heads = (0..CLIENTS).map(|_| tokio::spawn(drip(server.address(), "GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")));
    let mut heads: Vec<_> = heads.collect();
    let silent = (0..CLIENTS).map(|_| tokio::spawn(drip_nothing(server.address())));
    let silent: Vec<_> = silent.collect();
    let body = "POST /api/v1/campaigns HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{";
    let bodies: Vec<_> = (0..CLIENTS).map(|_| tokio::spawn(drip(server.address(), body))).collect();
    // Meanwhile others are answered.
    let client = reqwest::Client::new();
    for _ in 0..20 {
        assert_eq!(client.get(format!("{}/readyz", server.url)).send().await.unwrap().status(), 200);
    }
    for told in bodies {
        let told = tokio::time::timeout(PATIENCE, told).await.expect("a slow body has an end").unwrap();
        assert!(told.starts_with("HTTP/1.1 408") && told.contains("problems/too-slow"), "{told}");
    }
    for told in heads.drain(..) {
        let told = tokio::time::timeout(PATIENCE, told).await.expect("a slow head has an end").unwrap();
        assert!(told.is_empty() || told.starts_with("HTTP/1.1 408"), "{told}");
    }
    for closed in silent {
        tokio::time::timeout(PATIENCE, closed).await.expect("silence has an end").unwrap();
    }
}

/// Connects and says nothing until the server hangs up.
async fn drip_nothing(server: std::net::SocketAddr) {
    let mut stream = TcpStream::connect(server).await.unwrap();
    let mut heard = vec![];
    let _ = stream.read_to_end(&mut heard).await;
}
