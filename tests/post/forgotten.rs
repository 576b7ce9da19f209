//! Somebody who wants to be forgotten: the address goes, the campaigns of others and their chains stay.

use crate::api::{Table, one_at_a_time};
use crate::server::{Server, until};
use serde_json::json;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_players::Rng;
use sternpost_store::{Inbound, InboundState, Way};

const ADA: &str = "ada@a.test";

fn said(server: &Server, arguments: &[&str]) -> String {
    let out = server.command(arguments);
    let both = [&out.stdout, &out.stderr].map(|text| String::from_utf8_lossy(text).into_owned()).concat();
    assert!(out.status.success(), "{arguments:?}: {both}");
    both
}

async fn who_wants_to_be_forgotten_is_and_the_chain_holds(database: Option<String>) {
    let server = Server::start(database, None);
    let table = Table::new(&server);
    let id = table.begin_called(&server, ["Ada", "Bo", "Cleo"], "twilight-imperium", one_at_a_time()).await;
    let mut rng = Rng::new(5);
    for _ in 0..5 {
        table.answer(&server.url, &id, &mut rng).await.unwrap();
    }
    let campaign = format!("{}/api/v1/campaigns/{id}", server.url);
    let whisper = json!({ "to": [1], "said": "Not a word to Cleo." });
    assert_eq!(table.post(0, format!("{campaign}/talk"), None, &whisper).await.unwrap().0, 201);

    let store = sternpost_store::open(&server.database()).await.unwrap();
    for (id, head) in [("hook", "From: Ada <ada@a.test>"), ("quoted", "From: bo@b.test\r\nMIME-Version: 1.0"), ("bo", "From: nada@a.test")]
    {
        let body = if id == "quoted" { "ada=40a.test wrote: yes" } else { "b" };
        let raw = format!("{head}\r\nContent-Transfer-Encoding: quoted-printable\r\nContent-Type: text/plain\r\n\r\n{body}\r\n");
        // What came by the hook or out of a Maildir has no envelope.
        let mail = Inbound {
            id: id.to_owned(),
            key_hash: String::new(),
            message: id.to_owned(),
            about: None,
            way: if id == "hook" { Way::Hook } else { Way::Maildir },
            envelope_from: None,
            raw: raw.into_bytes(),
            received_at: SystemClock.now(),
            attempts: 0,
        };
        assert!(store.put_inbound(&mail).await.unwrap());
        store.settle_inbound(id, InboundState::Done, SystemClock.now(), "read", None).await.unwrap();
    }

    let refused = server.refused(&["person", "forget", "--email", ADA], &[]);
    assert!(refused.contains(&id), "who still plays is not forgotten: {refused}");
    said(&server, &["campaign", "close", &id]);
    until("the server has heard that it is over", async || table.get(1, campaign.clone()).await["status"] == "ended").await;
    let known = said(&server, &["person", "show", "--email", "Ada@A.test"]);
    for place in ["campaigns.host_address", "seats.address", "letters.recipient", "inbound.raw"] {
        assert!(known.contains(place), "{place} is not in {known}");
    }
    assert!(known.contains("     2  inbound.raw"), "{known}");
    assert!(!known.contains("entries"), "the log knows no address: {known}");
    let others = |known: &str| {
        let goes = ["letters", "creations", "inbound"];
        known.lines().filter(|line| goes.iter().all(|place| !line.contains(place))).map(str::to_owned).collect::<Vec<_>>()
    };
    let bo = others(&said(&server, &["person", "show", "--email", "bo@b.test"]));
    let log = table.get(1, format!("{campaign}/log")).await;

    let told = said(&server, &["person", "forget", "--email", ADA]);

    assert!(told.contains("letters: removed") && told.contains("seats.address"), "{told}");
    let known = said(&server, &["person", "show", "--email", ADA]);
    assert!(known.contains("does not know"), "{known}");
    let mails = crate::tables::words(&server.database(), "SELECT id FROM inbound ORDER BY id").await;
    assert_eq!(mails, ["bo"], "what others wrote stays");
    if let Some(file) = server.database().strip_prefix("sqlite:") {
        for file in [file.to_owned(), format!("{file}-wal")] {
            let bytes = std::fs::read(&file).unwrap_or_default();
            let left = bytes.windows(ADA.len() + 1).filter(|window| window[0] != b'n' && window[1..].eq_ignore_ascii_case(ADA.as_bytes()));
            assert_eq!(left.count(), 0, "{file} holds the address where nothing stands any more");
        }
    }
    assert!(said(&server, &["audit"]).contains(&id), "the chain holds as it was");
    assert_eq!(table.get(1, format!("{campaign}/log")).await, log);
    assert_eq!(others(&said(&server, &["person", "show", "--email", "bo@b.test"])), bo, "nobody else is forgotten with them");
}

on_both_servers! {
    who_wants_to_be_forgotten_is_and_the_chain_holds
}
