//! A light client: one connection that is kept, requests written by hand, nothing of an answer read but what is needed.

use serde::Deserialize;
use serde_json::value::RawValue;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

pub struct Client {
    stream: TcpStream,
    /// What was read and not used yet.
    buffer: Vec<u8>,
}

/// What an answer or a list of questions says.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Said {
    pub version: u64,
    pub questions: Vec<Question>,
    #[serde(default)]
    pub waiting_for: Vec<u8>,
}

#[derive(Debug, Deserialize)]
pub struct Question {
    pub id: String,
    pub default: Box<RawValue>,
    pub shape: Shape,
    pub choices: Vec<Choice>,
}

#[derive(Debug, Deserialize)]
pub struct Shape {
    pub kind: String,
}

#[derive(Debug, Deserialize)]
pub struct Choice {
    pub id: String,
}

impl Client {
    pub async fn connect(address: SocketAddr) -> Self {
        let stream = TcpStream::connect(address).await.expect("a connection");
        stream.set_nodelay(true).expect("an option");
        Self { stream, buffer: Vec::with_capacity(1 << 16) }
    }

    pub async fn get(&mut self, path: &str, token: &str) -> (u16, Vec<u8>) {
        self.ask(&format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n\r\n")).await
    }

    pub async fn post(&mut self, path: &str, token: &str, body: &str) -> (u16, Vec<u8>) {
        let length = body.len();
        self.ask(&format!(
            "POST {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\n\r\n{body}"
        ))
        .await
    }

    async fn ask(&mut self, request: &str) -> (u16, Vec<u8>) {
        self.stream.write_all(request.as_bytes()).await.expect("a request");
        let head = loop {
            if let Some(end) = self.buffer.windows(4).position(|four| four == b"\r\n\r\n") {
                break end + 4;
            }
            self.more().await;
        };
        let text = String::from_utf8_lossy(&self.buffer[..head]).to_ascii_lowercase();
        let status = text.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
        let length = text.lines().find_map(|line| line.strip_prefix("content-length:")).map_or(0, |n| n.trim().parse().expect("a length"));
        while self.buffer.len() < head + length {
            self.more().await;
        }
        let body = self.buffer[head..head + length].to_vec();
        self.buffer.drain(..head + length);
        (status, body)
    }

    async fn more(&mut self) {
        let read = self.stream.read_buf(&mut self.buffer).await.expect("an answer");
        assert!(read > 0, "the server closed the connection");
    }
}
