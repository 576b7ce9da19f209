//! A DNS resolver that asks one server, by UDP and by TCP where an answer is too long for that (RFC 1035, RFC 7766). The library knows what packets
//! look like.

use simple_dns::rdata::RData;
use simple_dns::{CLASS, Name, Packet, PacketFlag, Question, RCODE, TYPE};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;
use sternpost_model::entropy;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpStream, UdpSocket};
use tokio::time::timeout;

/// The timeout of an answer, each time.
const PATIENCE: Duration = Duration::from_secs(2);
/// Times a question is put by UDP, which loses some.
const TRIES: u32 = 2;
/// The longest answer.
const MOST: usize = 64 * 1024;

/// The type of records that is wanted of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// Its texts.
    Text,
    /// The servers that take its mail, the first one first.
    Exchange,
}

/// The server that is asked.
pub(super) struct Resolver {
    pub(super) server: SocketAddr,
}

/// The server this machine asks.
pub(super) fn of_this_machine() -> Option<SocketAddr> {
    let text = std::fs::read_to_string("/etc/resolv.conf").ok()?;
    let named = text.lines().filter_map(|line| line.trim().strip_prefix("nameserver"));
    named.filter_map(|ip| ip.trim().parse().ok()).map(|ip| SocketAddr::new(ip, 53)).next()
}

impl Resolver {
    pub(super) fn new(server: SocketAddr) -> Self {
        Self { server }
    }

    /// Resolves a name; nothing if there is no such name, or it has nothing of the kind.
    ///
    /// # Errors
    /// In a few words, why that cannot be known.
    pub(super) async fn ask(&self, name: &str, wanted: Wanted) -> Result<Vec<String>, String> {
        // Two bytes of chance, by which an answer is known to be one to this question.
        let id = entropy::token().bytes().take(2).fold(0, |id: u16, byte| id << 8 | u16::from(byte));
        let kind = match wanted {
            Wanted::Text => TYPE::TXT,
            Wanted::Exchange => TYPE::MX,
        };
        let mut packet = Packet::new_query(id);
        packet.set_flags(PacketFlag::RECURSION_DESIRED);
        let question = Name::new(name).map_err(|_| "it is no name".to_owned())?;
        packet.questions.push(Question::new(question, kind.into(), CLASS::IN.into(), false));
        let question = packet.build_bytes_vec().map_err(|_| "it is no name".to_owned())?;
        let mut why = String::new();
        for _ in 0..TRIES {
            match timeout(PATIENCE, self.by_udp(&question)).await {
                Ok(Ok(answer)) if is_cut(&answer) => {
                    let answer = timeout(PATIENCE, self.by_tcp(&question)).await.map_err(|_| "no answer by TCP".to_owned())?;
                    return read(&answer.map_err(|error| error.to_string())?, wanted);
                }
                Ok(Ok(answer)) => return read(&answer, wanted),
                Ok(Err(error)) => why = error.to_string(),
                Err(_) => why = "no answer".to_owned(),
            }
        }
        Err(why)
    }

    async fn by_udp(&self, question: &[u8]) -> std::io::Result<Vec<u8>> {
        let any: IpAddr = if self.server.is_ipv4() { Ipv4Addr::UNSPECIFIED.into() } else { Ipv6Addr::UNSPECIFIED.into() };
        let socket = UdpSocket::bind((any, 0)).await?;
        socket.connect(self.server).await?;
        socket.send(question).await?;
        let mut answer = vec![0; MOST];
        loop {
            let length = socket.recv(&mut answer).await?;
            // Somebody else's word is not waited for any shorter.
            if length >= 12 && answer[..2] == question[..2] {
                answer.truncate(length);
                return Ok(answer);
            }
        }
    }

    async fn by_tcp(&self, question: &[u8]) -> std::io::Result<Vec<u8>> {
        let mut stream = TcpStream::connect(self.server).await?;
        let length = u16::try_from(question.len()).map_err(std::io::Error::other)?;
        stream.write_all(&[&length.to_be_bytes()[..], question].concat()).await?;
        let length = stream.read_u16().await?;
        let mut answer = vec![0; usize::from(length)];
        stream.read_exact(&mut answer).await?;
        Ok(answer)
    }
}

/// Whether a whole answer has to be fetched by TCP.
fn is_cut(answer: &[u8]) -> bool {
    simple_dns::header_buffer::has_flags(answer, PacketFlag::TRUNCATION).unwrap_or(false)
}

fn read(answer: &[u8], wanted: Wanted) -> Result<Vec<String>, String> {
    let packet = Packet::parse(answer).map_err(|_| "an answer that cannot be read".to_owned())?;
    if !packet.has_flags(PacketFlag::RESPONSE) {
        return Err("an answer that is none".to_owned());
    }
    let code = packet.rcode();
    if code == RCODE::NameError {
        return Ok(vec![]);
    }
    if code != RCODE::NoError {
        return Err(format!("{code:?}"));
    }
    let mut found: Vec<(u16, String)> = vec![];
    for record in packet.answers {
        match (record.rdata, wanted) {
            (RData::TXT(text), Wanted::Text) => found.extend(String::try_from(text).ok().map(|text| (0, text))),
            (RData::MX(server), Wanted::Exchange) => found.push((server.preference, server.exchange.to_string())),
            // A name that stands for another is followed by the server; what else it says was not asked.
            _ => {}
        }
    }
    found.sort_by_key(|(preference, _)| *preference);
    Ok(found.into_iter().map(|(_, text)| text).collect())
}
