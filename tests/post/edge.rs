//! What HTTP promises at the edge: methods, types and sizes, who may cache what, and who may look at letters and counters.

use crate::api::Table;
use crate::server::{KEY, Server};
use crate::smtp::Sink;
use chrono::TimeDelta;
use reqwest::{Client, Method, RequestBuilder, Response};
use serde_json::{Value, json};
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_post::links::{InviteLink, Links, SignInLink};

fn header(response: &Response, name: &str) -> String {
    response.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned()
}

/// The status, and the problem's code.
async fn problem(request: RequestBuilder) -> (u16, String) {
    let response = request.send().await.unwrap();
    assert_eq!(header(&response, "content-type"), "application/problem+json", "{}", response.url());
    let status = response.status().as_u16();
    let document: Value = response.json().await.unwrap();
    assert_eq!(document["status"], json!(status));
    (status, document["type"].as_str().unwrap().rsplit('/').next().unwrap().to_owned())
}

async fn lobby(server: &Server, client: &Client, token: &str) -> String {
    let seats = ["ada@a.test", "bo@b.test", "cleo@c.test"].map(|address| json!({ "name": address, "email": address }));
    let body = json!({ "game": "twilight-imperium", "name": "Lobby", "seats": seats });
    let created = client.post(format!("{}/api/v1/campaigns", server.url)).bearer_auth(token).json(&body).send().await.unwrap();
    created.json::<Value>().await.unwrap()["id"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn head_works_wherever_get_does_and_another_method_is_told_the_right_ones() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let (api, client) = (format!("{}/api/v1", server.url), &table.client);
    let readable = ["/healthz", "/sign-in", "/api/v1/openapi.json", "/no-such-page"].map(|path| format!("{}{path}", server.url)).to_vec();
    let campaign = ["", "/log", "/export", "/board.svg", "/board.png", "/questions"].map(|what| format!("{api}/campaigns/{id}{what}"));
    for url in readable.into_iter().chain(campaign) {
        let got = client.get(&url).bearer_auth(&table.tokens[0]).send().await.unwrap();
        let head = client.head(&url).bearer_auth(&table.tokens[0]).send().await.unwrap();
        assert_eq!(head.status(), got.status(), "{url}");
        for name in ["content-type", "content-length", "cache-control", "etag"] {
            assert_eq!(header(&head, name), header(&got, name), "{url}: {name}");
        }
        assert!(head.bytes().await.unwrap().is_empty());
    }
    let stream = client.head(format!("{api}/campaigns/{id}/stream")).send().await.unwrap();
    assert_eq!((stream.status().as_u16(), header(&stream, "content-type").as_str()), (200, "text/event-stream"));
    assert!(stream.bytes().await.unwrap().is_empty(), "no stream was opened");

    let wrong = client.delete(format!("{api}/campaigns/{id}")).send().await.unwrap();
    assert_eq!((wrong.status().as_u16(), header(&wrong, "allow").as_str()), (405, "GET, HEAD"));
    assert_eq!(problem(client.get(format!("{api}/campaigns/{id}/answers"))).await, (405, "wrong-method".to_owned()));
    let page = client.put(format!("{}/sign-in", server.url)).send().await.unwrap();
    assert_eq!((page.status().as_u16(), header(&page, "allow").as_str()), (405, "GET, HEAD, POST"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_large_of_another_type_or_unreadable_is_told_so() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let post = |body: Vec<u8>, kind: &str| {
        let request = table.client.post(format!("{}/api/v1/campaigns", server.url)).bearer_auth(&table.tokens[0]);
        request.header("Content-Type", kind).body(body)
    };
    let told = async |body: &[u8], kind: &str| problem(post(body.to_vec(), kind)).await;
    assert_eq!(told(&vec![b' '; 300_000], "application/json").await, (413, "too-large".to_owned()));
    assert_eq!(told(b"{}", "text/plain").await, (415, "wrong-type".to_owned()));
    assert_eq!(told(b"{", "application/json").await, (400, "bad-request".to_owned()));
    assert_eq!(told(b"{}", "application/json").await, (422, "bad-request".to_owned()));
    // A length that is not told is counted.
    let parts = futures_util::stream::iter((0..40).map(|_| Ok::<_, std::io::Error>(vec![b' '; 10_000])));
    let endless = table.client.post(format!("{}/api/v1/campaigns", server.url)).header("Content-Type", "application/json");
    assert_eq!(problem(endless.body(reqwest::Body::wrap_stream(parts))).await.0, 413);
    let page = table.client.post(format!("{}/sign-in", server.url)).body("x").send().await.unwrap();
    assert_eq!((page.status().as_u16(), header(&page, "content-type").as_str()), (415, "text/html; charset=utf-8"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_whose_address_is_mistyped_says_so_in_the_readers_words() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    for address in ["what-if?from=soon", "at?seq=", "at?seq=-1&line=9"] {
        for (language, told) in [("en", "This could not be read"), ("de", "Das ließ sich nicht lesen")] {
            let asked = table.client.get(format!("{}/c/{id}/{address}", server.url)).header("Accept-Language", language);
            let answer = asked.send().await.unwrap();
            let (status, page) = (answer.status().as_u16(), answer.text().await.unwrap());
            let is_parsers = ["deserialize", "invalid digit", "ParseInt"].iter().any(|words| page.contains(words));
            assert!(status == 400 && page.contains(told) && !is_parsers, "{address} in {language}: {status} {page}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn before_the_start_there_is_no_position_and_no_error_of_ours() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let lobby = lobby(&server, &table.client, &table.tokens[0]).await;
    let running = table.begin(&server).await;
    let api = format!("{}/api/v1/campaigns", server.url);
    for path in [
        format!("{lobby}/at/1"),
        format!("{lobby}/at/0"),
        format!("{lobby}/diff?from=0&to=1"),
        format!("{lobby}/board.svg"),
        format!("{running}/at/0"),
        format!("{running}/at/2"),
        format!("{running}/diff?from=1&to=4"),
    ] {
        assert_eq!(problem(table.client.get(format!("{api}/{path}"))).await, (409, "wrong-state".to_owned()), "{path}");
    }
    assert_eq!(table.client.get(format!("{}/c/{running}/at/1", server.url)).send().await.unwrap().status(), 409);
    for path in
        ["no-id", "no-id/log", "no-id/board.svg", "no-id/diff?from=0&to=1", &format!("{running}/at/x"), &format!("{running}/at/999")]
    {
        assert_eq!(problem(table.client.get(format!("{api}/{path}"))).await, (404, "not-found".to_owned()), "{path}");
    }
    let page = table.client.get(format!("{}/c/no-id", server.url)).header("Accept-Language", "de").send().await.unwrap();
    assert_eq!((page.status().as_u16(), header(&page, "content-type").as_str()), (404, "text/html; charset=utf-8"));
    assert!(page.text().await.unwrap().contains("lang=\"de\""), "a page, in the reader's language");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_cache_keeps_an_answer_for_somebody_else() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    for path in [format!("/{id}"), format!("/{id}/log"), format!("/{id}/board.txt"), "/no-id".to_owned()] {
        let url = format!("{}/api/v1/campaigns{path}", server.url);
        let answer = table.client.get(url).bearer_auth(&table.tokens[0]).send().await.unwrap();
        assert!(header(&answer, "cache-control").starts_with("private, no-"), "{path}: {}", header(&answer, "cache-control"));
        assert_eq!(header(&answer, "vary"), "Authorization, Cookie, Accept-Language, Accept-Encoding", "{path}");
    }
    let page = table.client.get(format!("{}/no-such-page", server.url)).send().await.unwrap();
    assert_eq!(header(&page, "cache-control"), "no-store");
    assert_eq!(header(&page, "strict-transport-security"), "", "http has nothing to insist on");
    let url = format!("{}/api/v1/campaigns/{id}/board.svg", server.url);
    let board = async |seat: usize, tag: &str| {
        let request = table.client.get(&url).bearer_auth(&table.tokens[seat]).header("If-None-Match", tag.to_owned());
        request.send().await.unwrap()
    };
    let tag = header(&board(0, "").await, "etag");
    assert_eq!(board(0, &tag).await.status(), 304);
    assert_eq!(board(1, &tag).await.status(), 200, "another's eyes see another board");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_pages_load_is_kept_for_good_and_never_that_of_another_version() {
    let server = Server::start(None, None);
    let client = Client::new();
    let page = client.get(format!("{}/sign-in", server.url)).send().await.unwrap().text().await.unwrap();
    let assets: Vec<&str> = page.split('"').filter(|part| part.starts_with("/assets/")).collect();
    assert!(assets.len() >= 7, "{assets:?}");
    for asset in assets {
        let (path, mark) = asset.split_once('?').expect("its address names its text");
        let kept = client.get(format!("{}{asset}", server.url)).send().await.unwrap();
        assert_eq!((kept.status().as_u16(), header(&kept, "cache-control").as_str()), (200, "public, max-age=31536000, immutable"));
        for other in [path.to_owned(), format!("{path}?0{mark}"), format!("{path}?000000000000")] {
            let asked_again = client.get(format!("{}{other}", server.url)).send().await.unwrap();
            assert_eq!((asked_again.status().as_u16(), header(&asked_again, "cache-control").as_str()), (200, "no-cache"), "{other}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_is_drawn_once_however_many_ask_and_see_it_alike() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let url = format!("{}/api/v1/campaigns/{id}/board.png", server.url);
    let drawn = async || {
        let counters = table.client.get(format!("{}/metrics", server.url)).send().await.unwrap().text().await.unwrap();
        let line = counters.lines().find(|line| line.starts_with("sternpost_boards_drawn_total{kind=\"png\"}"));
        line.and_then(|line| line.rsplit(' ').next()?.parse::<u32>().ok()).unwrap_or_default()
    };
    let asked = (0..40).map(|_| async { table.client.get(&url).send().await.unwrap().bytes().await.unwrap() });
    let boards = futures_util::future::join_all(asked).await;
    assert!(boards.iter().all(|board| board.starts_with(b"\x89PNG") && *board == boards[0]));
    assert_eq!(drawn().await, 1, "spectators see one board");
    let mut seen = std::collections::BTreeSet::from([boards[0].clone()]);
    for seat in 0..3 {
        seen.insert(table.client.get(&url).bearer_auth(&table.tokens[seat]).send().await.unwrap().bytes().await.unwrap());
    }
    assert_eq!(drawn().await as usize, seen.len(), "a seat sees its own only if it differs");
    assert!(seen.insert(table.client.get(&url).header("Accept-Language", "de").send().await.unwrap().bytes().await.unwrap()));
    assert_eq!(drawn().await as usize, seen.len(), "another language has other words");
    let mut rng = sternpost_players::Rng::new(3);
    for _ in 0..12 {
        table.answer(&server.url, &id, &mut rng).await.unwrap();
        seen.insert(table.client.get(&url).send().await.unwrap().bytes().await.unwrap());
    }
    assert_eq!(drawn().await as usize, seen.len(), "positions are drawn anew where they differ");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_postbox_is_for_this_machine_alone() {
    for (name, value) in [("STERNPOST__LISTEN", "0.0.0.0:0"), ("STERNPOST__PUBLIC_URL", "https://post.example")] {
        let server = Server::start(None, None);
        let named = ("STERNPOST__PUBLIC_URL".to_owned(), "http://localhost".to_owned());
        let open = |more: Option<&str>| {
            let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_sternpost"));
            command.arg("doctor").current_dir(server.data()).env("STERNPOST__DATA_DIR", server.data()).env(&named.0, &named.1);
            command.env(name, value).envs(more.map(|set| ("STERNPOST__MAIL__POSTBOX_FOR_EVERYBODY", set))).output().unwrap()
        };
        let refused = open(None);
        let why = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(!refused.status.success() && why.contains("mail.transport = \"smtp\""), "{name}: {why}");
        let allowed = open(Some("true"));
        let said = String::from_utf8_lossy(&allowed.stdout).into_owned();
        assert!(allowed.status.success() && said.contains("!!"), "{name}: doctor warns of it: {said}");
    }

    let server = Server::start(None, None);
    let client = Client::new();
    let postbox = format!("{}/postbox", server.url);
    assert_eq!(client.get(&postbox).send().await.unwrap().status(), 200);
    let rebound = client.get(&postbox).header("Host", "evil.example").send().await.unwrap();
    assert_eq!(rebound.status(), 404, "a site that has its own name lead here is a stranger");
    let proxied = client.get(&postbox).header("X-Forwarded-For", "203.0.113.7").send().await.unwrap();
    assert_eq!(proxied.status(), 404, "what a proxy on this machine passes on comes from elsewhere");
    for path in ["a", "a/html", "a/raw"] {
        assert_eq!(client.get(format!("{postbox}/{path}")).header("Host", "evil.example").send().await.unwrap().status(), 404);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_postbox_strangers_could_reach_does_not_start() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_sternpost"));
    command.arg("serve").current_dir(folder.path()).env("STERNPOST__LISTEN", "0.0.0.0:0").env("STERNPOST__PUBLIC_URL", "http://localhost");
    let refused = command.output().unwrap();
    assert!(!refused.status.success());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("postbox-for-everybody"), "{}", String::from_utf8_lossy(&refused.stderr));
    assert!(std::fs::read_dir(folder.path()).unwrap().next().is_none(), "nothing was made");
}

#[tokio::test(flavor = "multi_thread")]
async fn counters_are_not_shown_to_strangers_and_cannot_be_made_to_grow() {
    let server = Server::start(None, None);
    let client = Client::new();
    let metrics = format!("{}/metrics", server.url);
    for number in 0..200 {
        let method = Method::from_bytes(format!("INVENTED{number}").as_bytes()).unwrap();
        assert_eq!(client.request(method, format!("{}/sign-in", server.url)).send().await.unwrap().status(), 405);
        client.get(format!("{}/nowhere/{number}", server.url)).send().await.unwrap();
    }
    let counters = client.get(&metrics).send().await.unwrap().text().await.unwrap();
    for shown in ["sternpost_letters_waiting 0", "sternpost_letters_oldest_seconds 0", "sternpost_campaigns{status=\"stuck\"} 0"] {
        assert!(counters.contains(shown), "{shown}: {counters}");
    }
    assert!(counters.contains("method=\"other\"") && !counters.contains("INVENTED"), "{counters}");
    assert!(!counters.contains("/nowhere/"), "{counters}");
    for (name, value) in [("X-Forwarded-For", "203.0.113.7"), ("Forwarded", "for=203.0.113.7"), ("Host", "post.example")] {
        assert_eq!(client.get(&metrics).header(name, value).send().await.unwrap().status(), 404, "{name}");
    }

    let token = "a token for scrapers";
    let server = Server::start_with(None, None, &[("STERNPOST__METRICS_TOKEN", token)]);
    let metrics = format!("{}/metrics", server.url);
    assert_eq!(client.get(&metrics).send().await.unwrap().status(), 404);
    assert_eq!(client.get(&metrics).bearer_auth("another token").send().await.unwrap().status(), 404);
    let proxied = client.get(&metrics).header("Host", "post.example").bearer_auth(token).send().await.unwrap();
    assert_eq!(proxied.status(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sign_in_link_lets_in_once_however_often_scanners_open_it() {
    let server = Server::start(None, None);
    let client = Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let until = SystemClock.now() + TimeDelta::hours(1);
    let link = Links::new(KEY.as_bytes(), &[]).sign(SignInLink::to("ada@a.test".to_owned()), until);
    let url = format!("{}/s/{link}", server.url);
    for _ in 0..3 {
        assert_eq!(client.get(&url).send().await.unwrap().status(), 200);
        assert_eq!(client.head(&url).send().await.unwrap().status(), 200);
    }
    assert_eq!(client.post(&url).send().await.unwrap().status(), 303);
    let again = client.post(&url).send().await.unwrap();
    assert_eq!(again.status(), 410);
    assert!(again.text().await.unwrap().contains("used already"), "it says why");
    // The last letter of a signature has bits that nobody reads: the same link written in another way.
    let mut other = url.clone();
    let last = other.pop().unwrap();
    for letter in ['A', 'B', 'C', 'D', 'Q', 'g', 'w', char::from(last as u8 + 1)] {
        assert_ne!(client.post(format!("{other}{letter}")).send().await.unwrap().status(), 303, "{letter} for {last}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_invited_stops_it_from_the_letter_itself() {
    let sink = Sink::start().await;
    let server = Server::start(None, Some(sink.address));
    let client = Client::new();
    let text = |mail: &crate::smtp::Received| mail.mail().body_text(0).unwrap_or_default().into_owned();
    let is_invitation = |mail: &crate::smtp::Received, to: &str| mail.to[0] == to && text(mail).contains("/b/");
    lobby(&server, &client, &server.token("mallory@m.test")).await;
    let mail = sink.wait_for(|mail| is_invitation(mail, "bo@b.test")).await;
    assert_eq!(mail.mail().subject(), Some("[Twilight Imperium] You are invited"), "no stranger chooses the subject");
    let link = text(&mail).split_whitespace().find(|word| word.contains("/b/")).unwrap().to_owned();

    client.get(&link).send().await.unwrap();
    let page = client.get(&link).send().await.unwrap().text().await.unwrap();
    assert!(page.contains("Invitations come to bo@b.test"), "looking changes nothing: {page}");
    let state = async |from: &str| client.post(&link).form(&[("from", from)]).send().await.unwrap().text().await.unwrap();
    assert!(state("host").await.contains("No more invitations from mallory@m.test will come"));

    // Mallory invites again, and so does somebody else; what comes for Cleo shows that both were dealt with.
    let invitations = async |from: &str, expected: usize| {
        let id = lobby(&server, &client, &server.token(from)).await;
        let store = sternpost_store::open(&server.database()).await.unwrap();
        loop {
            let letters = store.letters(id.parse().unwrap()).await.unwrap();
            if letters.iter().all(|letter| letter.settled_at.is_some()) {
                let sent = letters.iter().filter(|letter| letter.state == sternpost_store::DeliveryState::Sent);
                let to_bo = letters.iter().filter(|letter| letter.letter.recipient == "bo@b.test");
                let withdrawn = to_bo.filter(|letter| letter.state == sternpost_store::DeliveryState::Withdrawn).count();
                assert_eq!((sent.count(), withdrawn), (expected, 3 - expected), "{from}");
                return;
            }
            tokio::task::yield_now().await;
        }
    };
    invitations("mallory@m.test", 2).await;
    invitations("zoe@z.test", 3).await;
    assert!(state("anybody").await.contains("No more invitations will come to bo@b.test"));
    invitations("zoe@z.test", 2).await;
    assert!(state("nobody").await.contains("Invitations come to bo@b.test"));
    invitations("mallory@m.test", 3).await;
    assert_eq!(client.post(&link).form(&[("from", "everything")]).send().await.unwrap().status(), 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_on_the_machine_reads_database_letters_or_key() {
    use std::os::unix::fs::PermissionsExt as _;
    let mut server = Server::start(None, None);
    let client = Client::new();
    lobby(&server, &client, &server.token("ada@a.test")).await;
    let postbox = server.data().join("postbox");
    let is_letter = |path: &std::path::Path| path.extension().is_some_and(|end| end == "eml");
    while std::fs::read_dir(&postbox).unwrap().filter(|file| is_letter(&file.as_ref().unwrap().path())).count() < 3 {
        tokio::task::yield_now().await;
    }
    // A draft that has just got its name is gone.
    let mode = |path: &std::path::Path| std::fs::metadata(path).map_or(0, |found| found.permissions().mode() & 0o777);
    let files = |folder: &std::path::Path| std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect::<Vec<_>>();
    let all = || files(&server.data()).into_iter().chain(files(&postbox)).filter(|path| path.is_file()).collect::<Vec<_>>();
    assert!(all().len() >= 5, "{:?}", all());
    for path in all() {
        assert_eq!(mode(&path) & 0o077, 0, "{}", path.display());
    }
    assert_eq!(mode(&postbox), 0o700);
    for path in all() {
        let _ = std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o644));
    }
    assert_eq!(mode(&server.data().join("sternpost.db")), 0o644, "as an earlier version left it");
    server.kill_and_restart();
    for path in files(&server.data()).into_iter().chain(files(&server.data().join("postbox"))).filter(|path| path.is_file()) {
        assert_eq!(mode(&path) & 0o077, 0, "{} is corrected at the start", path.display());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn days_at_their_largest_are_refused_and_do_not_panic() {
    let server = Server::start(None, None);
    for days in ["0", "3651", "4294967295"] {
        let token = server.command(&["token", "--email", "ada@a.test", "--days", days]);
        assert!(!token.status.success() && String::from_utf8_lossy(&token.stderr).contains("3650"), "{days}");
    }
    assert!(server.command(&["token", "--email", "ada@a.test", "--days", "3650"]).status.success());
    let long = Server::start_with(None, None, &[("STERNPOST__LINK_DAYS", "3650"), ("STERNPOST__KEEP__SIGN_INS_DAYS", "3650")]);
    let client = Client::new();
    let id = lobby(&long, &client, &long.token("ada@a.test")).await;
    let link = InviteLink { campaign: id.parse().unwrap(), seat: 0, generation: 1 };
    let token = Links::new(KEY.as_bytes(), &[]).sign(link, SystemClock.now() + TimeDelta::days(1));
    assert_eq!(client.get(format!("{}/i/{token}", long.url)).send().await.unwrap().status(), 200);
}
