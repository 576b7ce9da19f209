//! Two thousand who listen do not get in the way of those who play, and nobody listens for everybody.

use crate::api::Table;
use crate::server::Server;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;
use sternpost_core::Source as _;
use sternpost_players::Rng;
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpSocket, TcpStream};

/// How long a test waits for what must come to pass.
const PATIENCE: Duration = Duration::from_secs(60);

struct Listener(BufReader<TcpStream>);

impl Listener {
    /// Opens a stream from an address of this machine; the status too.
    async fn open(server: SocketAddr, from: Ipv4Addr, campaign: &str) -> (Self, u16) {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(SocketAddr::from((from, 0))).unwrap();
        let mut stream = socket.connect(server).await.unwrap();
        let request = format!("GET /api/v1/campaigns/{campaign}/stream HTTP/1.1\r\nHost: localhost\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut listener = Self(BufReader::with_capacity(256, stream));
        let status = listener.line().await.unwrap_or_default().split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or_default();
        (listener, status)
    }

    /// The next line; none: the stream has ended.
    async fn line(&mut self) -> Option<String> {
        let mut line = String::new();
        let read = tokio::time::timeout(PATIENCE, self.0.read_line(&mut line)).await.expect("the server goes on talking").unwrap_or(0);
        (read > 0).then(|| line.trim_end().to_owned())
    }

    /// Waits for the event of an entry.
    async fn hear(&mut self, seq: u64) {
        while self.line().await.expect("the stream goes on") != format!("id: {seq}") {}
    }
}

/// An address in its own network: 127.0.0.0/8 has 65,536 of them.
fn network(number: usize) -> Ipv4Addr {
    let [.., high, low] = u32::try_from(number).unwrap().to_be_bytes();
    Ipv4Addr::new(127, high + 1, low, 1)
}

async fn answer(table: &Table, server: &Server, id: &str) -> u64 {
    let (status, receipt) = table.answer(&server.url, id, &mut Rng::new(7)).await.unwrap().unwrap();
    assert_eq!(status, 201, "{receipt}");
    receipt["version"].as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_thousand_streams_from_everywhere_keep_no_player_from_answering() {
    rlimit::increase_nofile_limit(20_000).unwrap();
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let mut open = vec![];
    while open.len() < 2_000 {
        let batch = (open.len()..open.len() + 50).map(|number| Listener::open(server.address(), network(number), &id));
        open.extend(futures_util::future::join_all(batch).await);
    }
    assert!(open.iter().all(|(_, status)| *status == 200));
    let (_, refused) = Listener::open(server.address(), network(2_000), &id).await;
    assert_eq!(refused, 429, "the server says when it is enough");

    let seq = answer(&table, &server, &id).await;
    for (listener, _) in &mut open {
        listener.hear(seq).await;
    }
    for _ in 0..5 {
        answer(&table, &server, &id).await;
    }
    drop(open);
    let mut rng = Rng::new(1);
    let (mut listener, status) = loop {
        let (listener, status) = Listener::open(server.address(), network(rng.below(2_000) as usize), &id).await;
        // The server notices that somebody has gone when it next speaks to them.
        if status == 200 {
            break (listener, status);
        }
        answer(&table, &server, &id).await;
    };
    assert_eq!(status, 200, "places are free again");
    let seq = answer(&table, &server, &id).await;
    listener.hear(seq).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_network_or_account_cannot_take_all_streams() {
    rlimit::increase_nofile_limit(20_000).unwrap();
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let mut open = vec![];
    for number in 0..300 {
        let here = Ipv4Addr::new(127, 9, 9, u8::try_from(1 + number % 250).unwrap());
        open.push(Listener::open(server.address(), here, &id).await);
    }
    assert_eq!(open.iter().filter(|(_, status)| *status == 200).count(), 200);
    assert_eq!(open.iter().filter(|(_, status)| *status == 429).count(), 100);
    let url = format!("{}/api/v1/campaigns/{id}/stream", server.url);
    let mut own = vec![];
    for _ in 0..25 {
        own.push(table.client.get(&url).bearer_auth(&table.tokens[0]).send().await.unwrap());
    }
    assert_eq!(own.iter().filter(|stream| stream.status() == 200).count(), 20);
    let refused = own.last().unwrap();
    assert_eq!((refused.status().as_u16(), refused.headers()["retry-after"].to_str().unwrap()), (429, "31"));
    assert_eq!(table.client.get(&url).bearer_auth(&table.tokens[1]).send().await.unwrap().status(), 200, "another player listens");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_that_was_interrupted_goes_on_where_it_was() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let first = answer(&table, &server, &id).await;
    let second = answer(&table, &server, &id).await;
    let url = format!("{}/api/v1/campaigns/{id}/stream", server.url);
    // A page knows what it was made of; what happened until it listens is told first.
    let mut begun = table.client.get(format!("{url}?after={first}")).send().await.unwrap();
    let told = String::from_utf8(begun.chunk().await.unwrap().unwrap().to_vec()).unwrap();
    assert!(told.contains(&format!("id: {second}\n")) && !told.contains(&format!("id: {first}\n")), "{told}");
    let mut stream = table.client.get(format!("{url}?after={second}")).header("Last-Event-ID", first - 1).send().await.unwrap();
    let mut heard = String::new();
    let third = loop {
        heard.push_str(&String::from_utf8_lossy(&stream.chunk().await.unwrap().unwrap()));
        if heard.contains(&format!("id: {second}\n")) {
            break answer(&table, &server, &id).await;
        }
    };
    while !heard.contains(&format!("id: {third}\n")) {
        heard.push_str(&String::from_utf8_lossy(&stream.chunk().await.unwrap().unwrap()));
    }
    let ids: Vec<u64> = heard.lines().filter_map(|line| line.strip_prefix("id: ")?.parse().ok()).collect();
    assert_eq!(ids, (first..=third).collect::<Vec<_>>(), "each once and in order");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_told_to_stop_ends_its_streams_and_stops() {
    let mut server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let mut listeners = vec![];
    for number in 0..50 {
        listeners.push(Listener::open(server.address(), network(number), &id).await.0);
    }
    // A connection on which nothing is asked any more keeps nobody either.
    let _idle = TcpStream::connect(server.address()).await.unwrap();
    let (seconds, is_well) = tokio::task::block_in_place(|| server.stop());
    assert!(is_well);
    assert!(seconds < 9.0, "it did not wait until its patience was over: {seconds} s");
    println!("stopped with 50 streams open after {seconds:.2} s");
    for mut listener in listeners {
        while listener.line().await.is_some() {}
    }
}
