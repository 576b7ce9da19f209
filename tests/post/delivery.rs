//! What becomes of letters on their way: servers that fail, letters that come back, second ways, signatures.

use crate::mail_in::{free_port, reply_address, text_of};
use crate::office::{HOST, Office, PLAYERS};
use crate::postgres::fresh_database;
use crate::server::{Server, until};
use crate::smtp::{Failures, Sink};
use aws_lc_rs::encoding::{AsDer as _, Pkcs8V1Der};
use aws_lc_rs::signature::{ED25519, Ed25519KeyPair, KeyPair as _, RSA_PKCS1_2048_8192_SHA256, UnparsedPublicKey};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use sternpost::clock::{Clock as _, SystemClock};
use sternpost::store::DeliveryState;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

async fn a_server_in_every_mood(database: Option<String>) {
    let office = Office::open(database, &[]).await;
    let seat = office.asked().await;
    office.question(PLAYERS[seat], 0).await;
    office.sink.fail(Failures { busy: 1_000, ..Failures::default() });
    office.ask_again(seat).await;
    let letters = async || office.store.letters(office.id.parse().unwrap()).await.unwrap();
    until("one is put off, and its reader sees that, and when it is tried again", async || {
        let seen = office.seen_by(PLAYERS[seat], seat).await;
        seen["state"] == "deferred" && seen["again-at"].is_string()
    })
    .await;
    office.sink.fail(Failures { one_in: 2, silent: 1, ..Failures::default() });
    for _ in 0..4 {
        office.ask_again(seat).await;
    }
    // Nobody has to wait for the hours between tries.
    until("no letter waits any more", async || {
        let now = SystemClock.now();
        office.store.hurry_letters(now, now).await.unwrap();
        letters().await.iter().all(|letter| letter.state != DeliveryState::Pending)
    })
    .await;
    let mut names: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for mail in office.sink.received() {
        let id = mail.mail().message_id().unwrap().to_owned();
        names.entry(id.split(['.', '@']).next().unwrap().to_owned()).or_default().insert(id);
    }
    for letter in letters().await {
        match letter.state {
            DeliveryState::Sent => {
                let ids = names.get(&letter.letter.id).unwrap_or_else(|| panic!("{letter:?} has arrived"));
                assert_eq!(ids.len(), 1, "under one name, however often: {ids:?}");
            }
            DeliveryState::Withdrawn => {}
            DeliveryState::Pending | DeliveryState::Dead | DeliveryState::Delayed | DeliveryState::Bounced => panic!("{letter:?}"),
        }
    }
    assert_eq!(office.state(PLAYERS[seat], seat).await, "sent");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_server_in_every_mood_loses_nothing_and_what_it_puts_off_is_seen_on_sqlite() {
    a_server_in_every_mood(None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_server_in_every_mood_loses_nothing_and_what_it_puts_off_is_seen_on_postgres() {
    a_server_in_every_mood(Some(fresh_database().await)).await;
}

async fn letters_that_come_back(database: Option<String>) {
    let office = Office::open(database, &[("STERNPOST__LIMITS__INVITATIONS_PER_ADDRESS", "0")]).await;
    let seat = office.asked().await;
    let (own, other) = (PLAYERS[seat], PLAYERS[(seat + 1) % 3]);
    let first = office.question(own, 0).await;
    assert!(first.from.starts_with("post+") && Some(&first.from) != reply_address(&first).as_ref(), "{}", first.from);

    // What does not come to a letter's own address counts for nothing.
    let made_up = format!("post+{}@sternpost.test", "a".repeat(26));
    assert_eq!(office.report(&made_up, "failed", "5.1.1").await, ["550 5.1.1 Nobody here by that name"]);
    assert_eq!(office.report(&reply_address(&first).unwrap(), "failed", "5.1.1").await, ["250 2.0.0 Kept"]);
    assert_eq!(office.report(&first.from, "delivered", "2.0.0").await, ["250 2.0.0 Kept"]);
    assert_eq!(office.report(&first.from, "delayed", "4.4.1").await, ["250 2.0.0 Kept"]);
    until("a delay is seen by its reader", async || office.state(own, seat).await == "deferred").await;
    assert_eq!(office.state(HOST, seat).await, "deferred", "and by a host who does not play");
    assert_eq!(office.send("GET", &format!("/campaigns/{}/delivery", office.id), "x@x.test", &Value::Null).await.0, 403);
    assert_eq!(office.seen_by(other, seat).await, Value::Null, "another seat is told nothing");

    for round in 0..3 {
        let letter = office.question(own, round).await;
        assert_eq!(office.report(&letter.from, "failed", "5.1.1").await, ["250 2.0.0 Kept"]);
        let wanted = if round == 2 { "unreachable" } else { "bounced" };
        until("the bounce is seen", async || office.state(own, seat).await == wanted).await;
        // The same report again, and another of the same letter, count once.
        office.report(&letter.from, "failed", "5.1.1").await;
        office.report(&letter.from, "failed", "5.1.2").await;
        assert_eq!(office.state(HOST, seat).await, wanted);
        assert_eq!(office.seen_by(HOST, seat).await["at"], Value::Null, "a host is not told when");
        office.ask_again(seat).await;
    }
    let name = own.split('@').next().unwrap();
    let told = office.sink.wait_for(|mail| mail.to[0] == HOST && text_of(mail).contains(&format!("The last letters to {name}"))).await;
    assert!(!text_of(&told).contains(own), "a host learns no address from it");
    until("nothing waits", async || {
        let letters = office.store.letters(office.id.parse().unwrap()).await.unwrap();
        letters.iter().all(|letter| letter.state != DeliveryState::Pending)
    })
    .await;
    assert_eq!(office.questions(own).len(), 3, "nothing is sent any more");
    let to_host =
        office.sink.received().into_iter().filter(|mail| mail.to[0] == HOST && text_of(mail).contains("The last letters")).count();
    assert_eq!(to_host, 1, "the host is told once");

    let page = office.client.get(format!("{}/letters", office.server.url)).bearer_auth(office.server.token(own)).send().await.unwrap();
    assert!(page.text().await.unwrap().contains("none is sent any more"));
    assert_eq!(office.send("POST", "/letters/reachable", own, &Value::Null).await.0, 204);
    let anew = office.question(own, 3).await;
    assert_eq!(office.state(HOST, seat).await, "fine");
    assert_eq!(office.report(&anew.from, "failed", "4.4.7").await, ["250 2.0.0 Kept"]);
    until("what was given up for a reason that passes is tried again", async || {
        let seen = office.seen_by(own, seat).await;
        seen["state"] == "deferred" && seen["again-at"].is_string()
    })
    .await;
    let now = SystemClock.now();
    office.store.hurry_letters(now, now).await.unwrap();
    let again = office.question(own, 4).await;
    assert_eq!(again.mail().message_id(), anew.mail().message_id(), "under its name");
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_that_come_back_are_seen_and_after_three_the_host_is_told_on_sqlite() {
    letters_that_come_back(None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_that_come_back_are_seen_and_after_three_the_host_is_told_on_postgres() {
    letters_that_come_back(Some(fresh_database().await)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_address_is_confirmed_by_a_person_and_gets_the_same_letter_under_the_same_name() {
    let office = Office::open(None, &[]).await;
    let seat = office.asked().await;
    let (own, second) = (PLAYERS[seat], "second@s.test");
    let named = json!({ "kind": "mail", "address": second, "always": true });
    assert_eq!(office.send("PUT", "/letters/second", own, &json!({ "kind": "mail", "address": own })).await.0, 422);
    assert_eq!(office.send("PUT", "/letters/second", own, &named).await.0, 200);
    let asks = office.sink.wait_for(|mail| mail.to[0] == second).await;
    let text = text_of(&asks);
    let path = text.split_whitespace().find_map(|word| word.split_once("/v/")).unwrap().1.to_owned();
    let url = format!("{}/v/{path}", office.server.url);
    let is_confirmed = async || office.send("GET", "/letters", own, &Value::Null).await.1["second"]["confirmed"] == true;

    office.ask_again(seat).await;
    office.question(own, 1).await;
    for _ in 0..2 {
        assert_eq!(office.client.get(&url).send().await.unwrap().status(), 200);
    }
    assert!(!is_confirmed().await, "opening the link confirms nothing");
    assert!(office.questions(second).is_empty());
    assert_eq!(office.client.post(&url).send().await.unwrap().status(), 200);
    assert!(is_confirmed().await);

    office.ask_again(seat).await;
    let (there, here) = (office.question(second, 0).await, office.question(own, 2).await);
    assert_eq!(there.mail().message_id(), here.mail().message_id());
    assert_ne!(there.from, here.from, "which of the two comes back is known");
    assert_eq!(office.send("PUT", "/letters/second", own, &json!({ "kind": "none" })).await.0, 200);
    assert_eq!(office.client.post(&url).send().await.unwrap().status(), 410, "it cannot be confirmed any more");
    office.ask_again(seat).await;
    office.question(own, 3).await;
    assert_eq!(office.questions(second).len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_fills_a_strangers_mailbox_by_naming_it_as_a_second_address() {
    let sink = Sink::start().await;
    let server = Server::start_with(None, Some(sink.address), &[("STERNPOST__LIMITS__INVITATIONS_PER_ADDRESS", "3")]);
    let client = reqwest::Client::new();
    let name = async |who: &str, second: &str| {
        let request = client.put(format!("{}/api/v1/letters/second", server.url)).bearer_auth(server.token(who));
        request.json(&json!({ "kind": "mail", "address": second })).send().await.unwrap().status().as_u16()
    };
    let mut statuses = vec![];
    for number in 0..6 {
        statuses.push(name(&format!("stranger{number}@s.test"), "victim@v.test").await);
    }
    assert_eq!(statuses, [200, 200, 200, 429, 429, 429], "whoever asks");
    // Who wants nothing of strangers is not asked, and that is not told.
    let store = sternpost::store::open(&server.database()).await.unwrap();
    store.block("quiet@q.test", None).await.unwrap();
    assert_eq!(name("stranger7@s.test", "quiet@q.test").await, 200);
    assert_eq!(name("stranger7@s.test", "last@l.test").await, 200);
    sink.wait_for(|mail| mail.to[0] == "last@l.test").await;
    let to = |address: &str| sink.received().iter().filter(|mail| mail.to[0] == address).count();
    until("the victim is asked three times", async || to("victim@v.test") == 3).await;
    assert_eq!(to("quiet@q.test"), 0);
}

// ---- signatures

/// A private key as PEM.
fn pem(der: &[u8]) -> String {
    format!("-----BEGIN PRIVATE KEY-----\n{}\n-----END PRIVATE KEY-----\n", STANDARD.encode(der))
}

/// The tags of a signature or of a record.
fn tags(text: &str) -> BTreeMap<String, String> {
    let tag = |part: &str| part.split_once('=').map(|(name, value)| (name.trim().to_owned(), value.split_whitespace().collect::<String>()));
    text.split(';').filter_map(tag).collect()
}

/// Whether a signature is that of a mail, worked out from the standard alone (RFC 6376, 3.7, relaxed).
fn is_signed(raw: &str, number: usize, key: &UnparsedPublicKey<Vec<u8>>) -> bool {
    let (head, body) = raw.split_once("\r\n\r\n").unwrap();
    let mut fields: Vec<(String, String)> = vec![];
    for line in head.split("\r\n") {
        if line.starts_with([' ', '\t']) {
            fields.last_mut().unwrap().1.push_str(&format!("\r\n{line}"));
        } else {
            let (name, value) = line.split_once(':').unwrap();
            fields.push((name.to_lowercase(), value.to_owned()));
        }
    }
    let own = fields.iter().filter(|(name, _)| name == "dkim-signature").nth(number).unwrap().1.clone();
    let said = tags(&own);
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut lines: Vec<String> = body
        .split("\r\n")
        .map(|line| {
            let inner = words(line);
            if line.starts_with([' ', '\t']) && !inner.is_empty() { format!(" {inner}") } else { inner }
        })
        .collect();
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    let relaxed = lines.iter().map(|line| format!("{line}\r\n")).collect::<String>();
    if STANDARD.encode(Sha256::digest(relaxed)) != said["bh"] {
        return false;
    }
    let mut left = fields.clone();
    let mut signed = String::new();
    for name in said["h"].to_lowercase().split(':') {
        if let Some(at) = left.iter().rposition(|(known, _)| known == name) {
            let (name, value) = left.remove(at);
            signed.push_str(&format!("{name}:{}\r\n", words(&value)));
        }
    }
    let unsigned = &own[..own.rfind("b=").unwrap() + 2];
    signed.push_str(&format!("dkim-signature:{}", words(unsigned)));
    let signature = STANDARD.decode(&said["b"]).unwrap();
    let text = if said["a"] == "ed25519-sha256" { Sha256::digest(&signed).to_vec() } else { signed.into_bytes() };
    key.verify(&text, &signature).is_ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_are_signed_with_each_key_and_doctor_says_what_dns_needs() {
    let folder = tempfile::TempDir::new().unwrap();
    let rsa = aws_lc_rs::rsa::KeyPair::generate(aws_lc_rs::rsa::KeySize::Rsa2048).unwrap();
    let der: Pkcs8V1Der<'_> = rsa.as_der().unwrap();
    let edwards = Ed25519KeyPair::generate().unwrap();
    let edwards_der: Pkcs8V1Der<'_> = edwards.as_der().unwrap();
    let (one, two) = (folder.path().join("rsa.pem"), folder.path().join("edwards.pem"));
    std::fs::write(&one, pem(der.as_ref())).unwrap();
    std::fs::write(&two, pem(edwards_der.as_ref())).unwrap();
    let key = |selector: &str, file: &std::path::Path| {
        format!("{{ domain = \"sternpost.test\", selector = \"{selector}\", key-file = \"{}\" }}", file.display())
    };
    let keys = format!("[{}, {}]", key("one", &one), key("two", &two));
    let office = Office::open(None, &[("STERNPOST__MAIL__DKIM", &keys)]).await;
    let seat = office.asked().await;
    let letter = office.question(PLAYERS[seat], 0).await;

    let raw = String::from_utf8(letter.data.clone()).unwrap();
    let rsa_key = UnparsedPublicKey::new(&RSA_PKCS1_2048_8192_SHA256, rsa.public_key().as_ref().to_vec());
    let edwards_key = UnparsedPublicKey::new(&ED25519, edwards.public_key().as_ref().to_vec());
    assert!(is_signed(&raw, 0, &rsa_key) && is_signed(&raw, 1, &edwards_key), "{}", &raw[..2_000]);
    assert!(raw.contains("List-Unsubscribe"));
    for (what, other) in [
        ("the body", raw.replacen("\r\n\r\n", "\r\n\r\nmore\r\n", 1)),
        ("the subject", raw.replacen("Subject: ", "Subject: Re: ", 1)),
        ("where mail is stopped", raw.replacen("List-Unsubscribe: <", "List-Unsubscribe: <x", 1)),
        ("the sender", raw.replacen("\r\nFrom: ", "\r\nFrom: x@y.test\r\nFrom: ", 1)),
    ] {
        assert_ne!(other, raw, "{what} is there");
        assert!(!is_signed(&other, 0, &rsa_key) && !is_signed(&other, 1, &edwards_key), "{what} is signed");
    }
    if let Ok(to) = std::env::var("SAMPLES_TO") {
        std::fs::write(format!("{to}/signed.eml"), &letter.data).unwrap();
        std::fs::write(format!("{to}/doctor.txt"), office.server.command(&["doctor"]).stdout).unwrap();
    }

    let said = office.server.command(&["doctor", "--send-to", "operator@o.test"]);
    let text = String::from_utf8_lossy(&said.stdout).into_owned();
    assert!(said.status.success(), "{text}{}", String::from_utf8_lossy(&said.stderr));
    let record = text.split('"').find(|part| part.starts_with("v=DKIM1; k=ed25519")).expect("the record is printed");
    assert_eq!(STANDARD.decode(&tags(record)["p"]).unwrap(), edwards.public_key().as_ref());
    assert!(text.contains("one._domainkey.sternpost.test") && text.contains("mail is taken in at"), "{text}");
    let test = office.sink.wait_for(|mail| mail.to[0] == "operator@o.test").await;
    assert!(is_signed(&String::from_utf8(test.data).unwrap(), 0, &rsa_key));
}

#[tokio::test(flavor = "multi_thread")]
async fn doctor_says_of_each_thing_that_is_wrong_what_to_do() {
    let sink = Sink::start().await;
    let server = Server::start(None, Some(sink.address));
    let nobody = free_port();
    let port = nobody.port().to_string();
    let said = server.refused(&["doctor"], &[("STERNPOST__MAIL__SMTP__PORT", port.as_str())]);
    assert!(said.contains("cannot be reached") && said.contains("mail.smtp.host"), "{said}");
    let said = server.refused(&["doctor"], &[("STERNPOST__MAIL__SMTP__TLS", "starttls")]);
    assert!(said.contains("does not greet as it should"), "{said}");
    let said = server.refused(&["doctor"], &[("STERNPOST__MAIL__SMTP__USER", "ada"), ("STERNPOST__MAIL__SMTP__PASSWORD", "hush")]);
    assert!(said.contains("does not let `ada` in") && !said.contains("hush"), "{said}");
    let keys = r#"[{ domain = "sternpost.test", selector = "x", key-file = "/nowhere/key.pem" }]"#;
    let said = server.refused(&["doctor"], &[("STERNPOST__MAIL__DKIM", keys)]);
    assert!(said.contains("/nowhere/key.pem") && said.contains("openssl genpkey"), "{said}");
    let maildir = [("STERNPOST__MAIL__REPLY_ADDRESS", "post@sternpost.test"), ("STERNPOST__INBOUND__MAILDIR", "/nowhere/mail")];
    assert!(server.refused(&["doctor"], &maildir).contains("/nowhere/mail/new"));

    let out = server.command(&["doctor"]);
    let text = String::from_utf8(out.stdout).unwrap();
    assert!(out.status.success(), "{text}");
    for line in
        ["the mail server greets", "the clock goes with the database", "MiB of room", "letters are not signed here", "bounces are not read"]
    {
        assert!(text.contains(line), "{line}: {text}");
    }
    assert!(text.lines().all(|line| line.starts_with("ok  ") || line.starts_with("!!  ")), "{text}");
    assert!(sink.received().is_empty(), "nothing was sent");
}

/// A server of names that knows what it is told: `NAME TYPE VALUE`, by UDP; what is long is cut, and whole by TCP.
async fn names(records: Vec<(String, String, String)>) -> SocketAddr {
    use simple_dns::rdata::{MX, RData};
    use simple_dns::{CLASS, Name, Packet, PacketFlag, QTYPE, RCODE, ResourceRecord, TYPE};
    fn answered(question: &[u8], records: &[(String, String, String)]) -> Vec<u8> {
        let question = Packet::parse(question).unwrap();
        let asked = question.questions[0].clone();
        let name = asked.qname.to_string().to_lowercase();
        let mut reply = Packet::new_reply(question.id());
        let known: Vec<_> = records.iter().filter(|(of, ..)| *of == name).collect();
        if known.is_empty() {
            *reply.rcode_mut() = RCODE::NameError;
        }
        for (_, kind, value) in known {
            let data = match (kind.as_str(), asked.qtype) {
                ("TXT", QTYPE::TYPE(TYPE::TXT)) => RData::TXT(value.as_str().try_into().unwrap()),
                ("MX", QTYPE::TYPE(TYPE::MX)) => RData::MX(MX { preference: 10, exchange: Name::new_unchecked(value) }),
                _ => continue,
            };
            reply.answers.push(ResourceRecord::new(Name::new_unchecked(&name).into_owned(), CLASS::IN, 60, data));
        }
        reply.questions.push(asked);
        reply.build_bytes_vec().unwrap()
    }
    let udp = tokio::net::UdpSocket::bind("127.0.0.1:0").await.unwrap();
    let address = udp.local_addr().unwrap();
    let tcp = tokio::net::TcpListener::bind(address).await.unwrap();
    let by_tcp = records.clone();
    tokio::spawn(async move {
        let mut question = [0; 512];
        while let Ok((length, from)) = udp.recv_from(&mut question).await {
            let whole = answered(&question[..length], &records);
            let answer = if whole.len() > 300 {
                let asked = Packet::parse(&question[..length]).unwrap();
                let mut cut = Packet::new_reply(asked.id());
                cut.set_flags(PacketFlag::TRUNCATION);
                cut.build_bytes_vec().unwrap()
            } else {
                whole
            };
            // Somebody else's answer comes first.
            let mut other = answer.clone();
            other[0] ^= 0xff;
            udp.send_to(&other, from).await.unwrap();
            udp.send_to(&answer, from).await.unwrap();
        }
    });
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = tcp.accept().await {
            let length = stream.read_u16().await.unwrap();
            let mut question = vec![0; usize::from(length)];
            stream.read_exact(&mut question).await.unwrap();
            let answer = answered(&question, &by_tcp);
            stream.write_all(&[&u16::try_from(answer.len()).unwrap().to_be_bytes()[..], &answer].concat()).await.unwrap();
        }
    });
    address
}

#[tokio::test(flavor = "multi_thread")]
async fn doctor_asks_for_the_names_mail_needs_and_says_what_to_write_where() {
    let folder = tempfile::TempDir::new().unwrap();
    let rsa = aws_lc_rs::rsa::KeyPair::generate(aws_lc_rs::rsa::KeySize::Rsa2048).unwrap();
    let der: Pkcs8V1Der<'_> = rsa.as_der().unwrap();
    let file = folder.path().join("rsa.pem");
    std::fs::write(&file, pem(der.as_ref())).unwrap();
    let keys = format!("[{{ domain = \"sternpost.test\", selector = \"one\", key-file = \"{}\" }}]", file.display());
    let more = [
        ("STERNPOST__MAIL__DKIM", keys.as_str()),
        ("STERNPOST__MAIL__REPLY_ADDRESS", "{key}@play.sternpost.test"),
        ("STERNPOST__INBOUND__HOOK_KEY", "a key for the hook in tests, long enough"),
    ];
    let sink = Sink::start().await;
    let server = Server::start_with(None, Some(sink.address), &more);
    let doctor = async |records: &[(&str, &str, &str)]| {
        let records = records.iter().map(|(name, kind, value)| ((*name).to_owned(), (*kind).to_owned(), (*value).to_owned())).collect();
        let names = names(records).await.to_string();
        let out = tokio::task::block_in_place(|| server.command(&["doctor", "--nameserver", &names]));
        (out.status.success(), format!("{}{}", String::from_utf8(out.stdout).unwrap(), String::from_utf8(out.stderr).unwrap()))
    };
    let out = server.command(&["doctor"]);
    let text = String::from_utf8(out.stdout).unwrap();
    let record = text.split('"').find(|part| part.starts_with("v=DKIM1; k=rsa")).expect("the record is printed").to_owned();
    assert!(!text.contains("SPF of"), "nobody is asked about a name that is nobody's");

    let good = [
        ("play.sternpost.test", "MX", "mx.sternpost.test"),
        ("play.sternpost.test", "TXT", "v=spf1 ip4:192.0.2.1 -all"),
        ("one._domainkey.sternpost.test", "TXT", record.as_str()),
        ("_dmarc.sternpost.test", "TXT", "v=DMARC1; p=quarantine"),
        ("sternpost.test", "TXT", "something else"),
    ];
    let (well, said) = doctor(&good).await;
    assert!(well, "{said}");
    for line in [
        "ok  mail for play.sternpost.test goes to mx.sternpost.test",
        "ok  SPF of play.sternpost.test: `v=spf1 ip4:192.0.2.1 -all`",
        "ok  one._domainkey.sternpost.test is the key that signs",
        "ok  DMARC of sternpost.test: `v=DMARC1; p=quarantine`",
    ] {
        assert!(said.contains(line), "{line}: {said}");
    }
    let (well, said) = doctor(&[]).await;
    assert!(!well);
    for line in [
        "no  play.sternpost.test has no MX",
        "!!  play.sternpost.test does not say which servers send for it (SPF)",
        "no  one._domainkey.sternpost.test is not in DNS",
        "!!  _dmarc.sternpost.test is not in DNS",
    ] {
        assert!(said.contains(line), "{line}: {said}");
    }
    let other = record.replace("p=M", "p=N");
    let bad = [
        ("play.sternpost.test", "MX", ""),
        ("play.sternpost.test", "TXT", "v=spf1 -all"),
        ("play.sternpost.test", "TXT", "v=spf1 +all"),
        ("one._domainkey.sternpost.test", "TXT", other.as_str()),
        ("_dmarc.sternpost.test", "TXT", "v=DMARC1; sp=none"),
    ];
    let (well, said) = doctor(&bad).await;
    assert!(!well);
    for line in [
        "no  play.sternpost.test says that it takes no mail",
        "no  play.sternpost.test has 2 SPF records",
        "no  one._domainkey.sternpost.test is another key",
        "no  _dmarc.sternpost.test does not say what to do",
    ] {
        assert!(said.contains(line), "{line}: {said}");
    }
    // Nobody there, or nobody who answers: that is no fault of what was set up.
    let nobody = free_port().to_string();
    let out = server.command(&["doctor", "--nameserver", &nobody]);
    let text = String::from_utf8(out.stdout).unwrap();
    assert!(out.status.success() && text.contains("!!  DNS is not looked at"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_comes_back_without_a_report_counts_if_a_server_wrote_it_and_holidays_do_not() {
    let office = Office::open(None, &[]).await;
    let seat = office.asked().await;
    let own = PLAYERS[seat];
    let letter = office.question(own, 0).await;
    until("it was sent", async || office.state(own, seat).await == "sent").await;
    let mut number = 0;
    let mut deliver = async |to: &str, from: &str, head: &str, body: &str| {
        number += 1;
        let raw = format!("{head}To: <{to}>\r\nMessage-ID: <plain-{number}@mx.test>\r\nSubject: x\r\n\r\n{body}\r\n");
        let mut lmtp = crate::mail_in::Lmtp::connect(office.lmtp).await;
        let said = lmtp.mail(from, &[to], raw.as_bytes()).await;
        lmtp.quit().await;
        said
    };
    let qmail = "<ada@a.test>:\r\nSorry, no mailbox here by that name. (#5.1.1)";
    let server = "From: MAILER-DAEMON@mx.test\r\n";
    // A key that never was: refused at the door, and nobody is silenced.
    let dead = format!("post+{}@sternpost.test", "a".repeat(26));
    assert_eq!(deliver(&dead, "", server, qmail).await, ["550 5.1.1 Nobody here by that name"]);
    for (from, head, body) in [
        ("ada@a.test", "From: ada@a.test\r\n", "550 5.1.1 says a person"),
        ("", "From: ada@a.test\r\nAuto-Submitted: auto-replied (vacation)\r\n", "I am away until 5.1.27. 550 5.1.1"),
        ("", "From: ada@a.test\r\nAuto-Submitted: auto-replied\r\n", "I am away. 550 5.1.1"),
        ("", server, "The weather at mx.test is fine."),
    ] {
        assert_eq!(deliver(&letter.from, from, head, body).await, ["250 2.0.0 Kept"]);
    }
    // They are dealt with in their order: when the next has counted, those have not.
    assert_eq!(deliver(&letter.from, "", server, "452 4.2.2 The mailbox is full").await, ["250 2.0.0 Kept"]);
    until("a delay is seen", async || office.state(own, seat).await == "deferred").await;
    assert_eq!(deliver(&letter.from, "", server, qmail).await, ["250 2.0.0 Kept"]);
    until("a loss is seen", async || office.state(own, seat).await == "bounced").await;
}
