//! What strangers may ask for, and what they are told when they ask for more.

use crate::api::Table;
use crate::server::Server;
use crate::smtp::Sink;
use reqwest::{Client, Response};
use serde_json::{Value, json};
use std::net::{IpAddr, Ipv4Addr};

/// A caller from a network of this machine: 127.0.0.0/8 has many.
fn caller(third: u8) -> Client {
    Client::builder().local_address(IpAddr::V4(Ipv4Addr::new(127, 0, third, 1))).build().unwrap()
}

fn wait(response: &Response) -> u64 {
    response.headers()["retry-after"].to_str().unwrap().parse().unwrap()
}

async fn sign_in(server: &Server, client: &Client, address: &str) -> Response {
    client.post(format!("{}/sign-in", server.url)).form(&[("mail", address)]).send().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_fills_a_strangers_mailbox_with_sign_in_letters() {
    let sink = Sink::start().await;
    let server = Server::start_with(None, Some(sink.address), &[("STERNPOST__LIMITS__SIGN_INS_PER_NETWORK", "12")]);
    let mut taken = 0;
    for third in 0..100 {
        taken += u32::from(sign_in(&server, &caller(third), "victim@v.test").await.status() == 200);
    }
    assert_eq!(taken, 5, "however many networks ask");
    let refused = sign_in(&server, &caller(1), "Victim@V.test").await;
    assert_eq!(refused.status(), 429);
    assert!((1..=720).contains(&wait(&refused)), "the next is possible within a fifth of an hour: {}", wait(&refused));
    let german = caller(1).post(format!("{}/sign-in", server.url)).header("Accept-Language", "de").form(&[("mail", "victim@v.test")]);
    let page = german.send().await.unwrap().text().await.unwrap();
    assert!(page.contains("Das ist zu viel auf einmal"), "{page}");

    let mut taken = 0;
    for number in 0..30 {
        taken += u32::from(sign_in(&server, &caller(200), &format!("somebody{number}@s.test")).await.status() == 200);
    }
    assert_eq!(taken, 12, "nor does one network write to everybody");
    assert_eq!(sign_in(&server, &caller(201), "ada@a.test").await.status(), 200, "others are let in");
}

fn campaign(guests: &[&str]) -> Value {
    let seat = |address: &&str| json!({ "name": address, "email": address });
    json!({ "game": "twilight-imperium", "name": "Buy now", "seats": guests.iter().map(seat).collect::<Vec<_>>() })
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_invites_the_whole_world() {
    let more = [("STERNPOST__LIMITS__CAMPAIGNS_PER_NETWORK", "6"), ("STERNPOST__LIMITS__INVITATIONS_PER_HOST", "8")];
    let server = Server::start_with(None, None, &[more[0], more[1], ("STERNPOST__LIMITS__INVITATIONS_PER_ADDRESS", "3")]);
    let create = async |third: u8, host: &str, guests: &[&str]| {
        let request = caller(third).post(format!("{}/api/v1/campaigns", server.url)).bearer_auth(server.token(host));
        let response = request.json(&campaign(guests)).send().await.unwrap();
        let (status, retry) = (response.status().as_u16(), response.headers().contains_key("retry-after"));
        let body: Value = response.json().await.unwrap();
        assert_eq!(retry, status == 429, "{body}");
        (status, body["limit"].as_str().unwrap_or_default().to_owned())
    };
    let ok = (201, String::new());
    let refused = |limit: &str| (429, limit.to_owned());
    for _ in 0..9 {
        assert_eq!(create(1, "mallory@m.test", &["x@x.test", "not an address", "z@z.test"]).await.0, 422, "what is refused costs nothing");
    }
    assert_eq!(create(1, "mallory@m.test", &["victim@v.test", "b@b.test", "c@c.test"]).await, ok);
    assert_eq!(create(1, "mallory@m.test", &["victim@v.test", "d@d.test", "e@e.test"]).await, ok);
    assert_eq!(create(1, "mallory@m.test", &["f@f.test", "g@g.test", "h@h.test"]).await, refused("invitations-per-host"));
    assert_eq!(create(1, "other@o.test", &["victim@v.test", "i@i.test", "other@o.test"]).await, ok);
    assert_eq!(create(2, "third@t.test", &["victim@v.test", "j@j.test", "k@k.test"]).await, refused("invitations-per-address"));
    for host in ["p@p.test", "q@q.test", "r@r.test"] {
        assert_eq!(create(1, host, &[host, "l@l.test", "m@m.test"]).await, ok);
    }
    assert_eq!(create(1, "s@s.test", &["s@s.test", "n@n.test", "o@o.test"]).await, refused("campaigns-per-network"));
    assert_eq!(create(3, "s@s.test", &["s@s.test", "n@n.test", "o@o.test"]).await, ok);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_into_the_past_in_loops_is_asked_to_wait_and_players_are_not() {
    let server = Server::start_with(None, None, &[("STERNPOST__LIMITS__LOOKS_PER_READER", "20")]);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let base = format!("{}/api/v1/campaigns/{id}", server.url);
    let seq = table.get(0, base.clone()).await["version"].as_u64().unwrap();
    let looks = [
        format!("{base}/diff?from={seq}&to={seq}"),
        format!("{base}/at/{seq}"),
        format!("{base}/board.png"),
        format!("{}/c/{id}/at/{seq}", server.url),
    ];
    let stranger = caller(1);
    let mut statuses = vec![];
    for number in 0..40 {
        statuses.push(stranger.get(&looks[number % looks.len()]).send().await.unwrap().status().as_u16());
    }
    assert!(statuses[..20].iter().all(|status| *status == 200), "{statuses:?}");
    assert!(statuses[20..].iter().filter(|status| **status == 429).count() >= 15, "{statuses:?}");
    for path in &looks[..3] {
        assert_eq!(caller(1).get(path).bearer_auth(&table.tokens[0]).send().await.unwrap().status(), 200, "a player counts alone: {path}");
        assert_eq!(caller(2).get(path).send().await.unwrap().status(), 200, "so does another network: {path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_that_is_trusted_each_client_is_its_own() {
    let proxied = async |server: &Server, client: &str| {
        let request = Client::new().post(format!("{}/sign-in", server.url)).header("X-Forwarded-For", client.to_owned());
        request.form(&[("mail", format!("{}@s.test", client.replace('.', "-")))]).send().await.unwrap().status().as_u16()
    };
    let limit = ("STERNPOST__LIMITS__SIGN_INS_PER_NETWORK", "1");
    let trusting = Server::start_with(None, None, &[limit, ("STERNPOST__TRUSTED_PROXIES", "[\"127.0.0.1\"]")]);
    assert_eq!(proxied(&trusting, "203.0.113.1").await, 200);
    assert_eq!(proxied(&trusting, "203.0.113.2").await, 429, "one network");
    assert_eq!(proxied(&trusting, "198.51.100.1").await, 200);
    let wary = Server::start_with(None, None, &[limit]);
    assert_eq!(proxied(&wary, "203.0.113.1").await, 200);
    assert_eq!(proxied(&wary, "198.51.100.1").await, 429, "nobody gets around a limit by writing the header");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_requests_is_told_to_wait_and_others_are_served() {
    let server = Server::start_with(
        None,
        None,
        &[("STERNPOST__LIMITS__REQUESTS_PER_NETWORK", "40"), ("STERNPOST__TRUSTED_PROXIES", "[\"127.0.9.1\"]")],
    );
    let look = async |client: &Client, path: &str, forwarded: &str| {
        let request = client.get(format!("{}{path}", server.url)).header("X-Forwarded-For", forwarded.to_owned());
        request.send().await.unwrap()
    };
    let flood = caller(1);
    let mut refused = None;
    for number in 0..200 {
        // Whatever is asked, and whether or not there is anything.
        let path = ["/", "/api/v1/games", "/sign-in", "/nothing", "/c/x"][number % 5];
        let answer = look(&flood, path, "192.0.2.1").await;
        if answer.status() == 429 {
            refused = Some((number, path, answer));
            break;
        }
    }
    let (number, path, answer) = refused.expect("a flood is refused");
    assert!((40..60).contains(&number), "{number}");
    assert!((1..=60).contains(&wait(&answer)), "{}", wait(&answer));
    if !path.starts_with("/api/") {
        assert!(answer.headers()["content-type"].to_str().unwrap().starts_with("text/html"));
    }
    let program = flood.get(format!("{}/api/v1/games", server.url)).send().await.unwrap();
    assert_eq!(program.status(), 429);
    assert_eq!(program.headers()["content-type"], "application/problem+json");
    assert!(program.headers().contains_key("retry-after"));
    let told: Value = program.json().await.unwrap();
    assert_eq!(
        (told["limit"].as_str(), told["type"].as_str()),
        (Some("requests-per-network"), Some("https://sternpost.invalid/problems/too-many"))
    );
    let page = flood.get(format!("{}/sign-in", server.url)).header("Accept-Language", "de").send().await.unwrap();
    assert_eq!((page.status().as_u16(), page.text().await.unwrap().contains("Das ist zu viel auf einmal")), (429, true));
    for path in ["/healthz", "/readyz", "/assets/style.css"] {
        assert_ne!(look(&flood, path, "192.0.2.1").await.status(), 429, "{path}");
    }
    assert_eq!(look(&caller(2), "/", "192.0.2.1").await.status(), 200, "another network");

    // Behind the proxy each has a bucket; an address of IPv4 is one, however it is written, and a /64 is one household.
    let proxy = caller(9);
    for forwarded in ["::ffff:198.51.100.1", "198.51.100.2"].iter().cycle().take(60) {
        look(&proxy, "/", forwarded).await;
    }
    assert_eq!(look(&proxy, "/", "198.51.100.3").await.status(), 429);
    for number in 0..60 {
        look(&proxy, "/", &format!("2001:db8:1:1::{number:x}")).await;
    }
    assert_eq!(look(&proxy, "/", "2001:db8:1:1:8000::1").await.status(), 429);
    assert_eq!(look(&proxy, "/", "2001:db8:1:2::1").await.status(), 200);
}

/// One table that answers and takes back all day does not slow the others: within an hour its log grows by so much and no more.
#[tokio::test(flavor = "multi_thread")]
async fn the_log_of_one_campaign_does_not_grow_without_end() {
    let server = Server::start_with(None, None, &[("STERNPOST__LIMITS__ENTRIES_PER_CAMPAIGN", "5")]);
    let table = Table::new(&server);
    let (busy, quiet) = (table.begin(&server).await, table.begin(&server).await);
    let answer = async |id: &str| {
        let (seat, question, version) = table.question(&server.url, id).await.unwrap();
        let body = json!({ "version": version, "question": question["id"], "answers": [question["default"]] });
        table.post(seat, format!("{}/api/v1/campaigns/{id}/answers", server.url), None, &body).await.unwrap()
    };
    for _ in 0..5 {
        let (status, said) = answer(&busy).await;
        assert_eq!(status, 201, "{said}");
    }
    for _ in 0..3 {
        let (status, said) = answer(&busy).await;
        assert_eq!((status, said["limit"].as_str()), (429, Some("entries-per-campaign")), "{said}");
        assert!((1..=3_601).contains(&said["retry-after"].as_u64().unwrap()), "{said}");
    }
    let version = table.question(&server.url, &busy).await.unwrap().2;
    for (way, body) in [
        ("take-back", json!({ "version": version })),
        ("time", json!({ "act": "pause" })),
        ("court", json!({ "act": "dispute", "entry": version, "why": "I doubt it.", "what": "rule" })),
    ] {
        let done = table.post(0, format!("{}/api/v1/campaigns/{busy}/{way}", server.url), None, &body).await.unwrap();
        assert!(done.0 >= 400, "{way}: {}", done.1);
    }
    let (_, _, now) = table.question(&server.url, &busy).await.unwrap();
    assert_eq!(now, version, "nothing was added to the log");
    assert_eq!(answer(&quiet).await.0, 201, "another table plays on");
}

/// The log is read in pages, and each is a look.
#[tokio::test(flavor = "multi_thread")]
async fn who_reads_logs_all_day_waits_and_others_do_not() {
    let server = Server::start_with(None, None, &[("STERNPOST__LIMITS__LOOKS_PER_READER", "4")]);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    for way in ["log", "export", "lines", "log?after=1"] {
        let read =
            table.client.get(format!("{}/api/v1/campaigns/{id}/{way}", server.url)).bearer_auth(&table.tokens[0]).send().await.unwrap();
        assert_eq!(read.status(), 200, "{way}");
    }
    for way in ["log", "export", "lines"] {
        let url = format!("{}/api/v1/campaigns/{id}/{way}", server.url);
        assert_eq!(table.client.get(&url).bearer_auth(&table.tokens[0]).send().await.unwrap().status(), 429, "{way}");
        assert_eq!(table.client.get(&url).bearer_auth(&table.tokens[1]).send().await.unwrap().status(), 200, "{way}");
    }
}
