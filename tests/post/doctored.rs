//! An export in which somebody has changed who could rule: whatever is done to that entry, `sternpost verify` names it.

use crate::mail_in::text_of;
use crate::office::{HOST, Office, PLAYERS};
use crate::server::until;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use sternpost_core::Seat;
use sternpost_log::chain::{self, exported};
use sternpost_log::{Actor, Body, CampaignSecret, CourtAct, Entry, NewEntry};
use sternpost_model::chain::seal;
use tempfile::TempDir;

const JUNO: &str = "juno@j.test";

/// An export as it was written, and whoever has every key to write it anew.
struct File {
    folder: TempDir,
    office: Office,
    header: Value,
    entries: Vec<Entry>,
    /// What follows the entries.
    rest: String,
    secret: CampaignSecret,
}

impl File {
    async fn of(office: Office) -> Self {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("whole.jsonl");
        assert!(office.server.command(&["export", &office.id, "--out", path.to_str().unwrap()]).status.success());
        let text = std::fs::read_to_string(&path).unwrap();
        let header: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
        let is_entry = |line: &&str| line.starts_with("{\"entry\"");
        let entries = text.lines().filter(is_entry).map(|line| chain::read_exported(line).unwrap()).collect();
        let rest = text.lines().skip(1).filter(|line| !is_entry(line)).map(|line| format!("{line}\n")).collect();
        let secret = header["secret"].as_str().unwrap().parse().unwrap();
        for (at, mail) in office.sink.received().iter().enumerate() {
            std::fs::write(folder.path().join(format!("{at}.eml")), &mail.data).unwrap();
        }
        let file = Self { folder, office, header, entries, rest, secret };
        let whole = file.written(&file.entries);
        assert_eq!(std::fs::read_to_string(&whole).unwrap(), text, "nothing is changed by writing it again");
        file
    }

    fn line(&self, entry: &Entry) -> String {
        exported(entry)
    }

    /// The file with these entries, and a header that fits them as far as a forger can see to it.
    fn written(&self, entries: &[Entry]) -> PathBuf {
        let first = std::fs::read_to_string(self.folder.path().join("whole.jsonl")).unwrap().lines().next().unwrap().to_owned();
        let (head, last) = (self.header["head"].as_str().unwrap(), &entries.last().unwrap().hash);
        let header =
            first.replace(head, last).replace(&format!("\"entries\":{}", self.entries.len()), &format!("\"entries\":{}", entries.len()));
        let lines: String = entries.iter().map(|entry| self.line(entry)).collect();
        self.kept("doctored.jsonl", &format!("{header}\n{lines}{}", self.rest))
    }

    fn kept(&self, name: &str, text: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path
    }

    /// The chain written anew with something changed, every promise kept.
    fn again(&self, change: impl Fn(&mut NewEntry)) -> PathBuf {
        let mut again: Vec<Entry> = vec![];
        for entry in &self.entries {
            let mut what = entry.what.clone();
            change(&mut what);
            let previous = again.last().map_or(chain::ORIGIN, |entry| &entry.hash);
            let sealed = seal(what, previous, &self.secret);
            again.push(sealed);
        }
        self.written(&again)
    }

    /// What is found, and the exit code.
    fn checked(&self, file: &Path, mailbox: bool) -> (Option<i32>, Value) {
        let folder = self.folder.path().to_str().unwrap();
        let letters = if mailbox { vec!["--mailbox", folder] } else { vec![] };
        let out = self.office.server.command(&[&["verify", file.to_str().unwrap(), "--json"], &letters[..]].concat());
        (out.status.code(), serde_json::from_slice(&out.stdout).unwrap())
    }

    /// Something does not hold, and what is said of it names this entry.
    fn names(&self, file: &Path, about: &str, entry: u64, what: &str) {
        let (code, said) = self.checked(file, false);
        let of = |finding: &&Value| finding["verdict"] == "wrong" && finding["about"] == about && finding["entry"] == json!(entry);
        let found = said["findings"].as_array().unwrap().iter().find(of);
        assert!(code == Some(1) && found.is_some(), "{what}: entry {entry}: {said:#}");
        // As a person reads it.
        let out = self.office.server.command(&["verify", file.to_str().unwrap()]);
        let text = String::from_utf8(out.stdout).unwrap();
        let names = |line: &str| line.starts_with("WRONG") && line.contains(&format!("entry {entry}"));
        assert!(text.lines().any(names), "{what}: {text}");
    }
}

/// Juno is appointed, rules a dispute and is dismissed; somebody else is appointed.
async fn judged(database: Option<String>) -> File {
    let office = Office::open(database, &[("STERNPOST__LIMITS__LOOKS_PER_READER", "0")]).await;
    let way = |way: &str| format!("/campaigns/{}{way}", office.id);
    let does = async |way: String, who: &str, body: Value| {
        let (status, said) = office.send("POST", &way, who, &body).await;
        assert!([200, 201].contains(&status), "{body}: {status} {said}");
        said
    };
    for _ in 0..4 {
        let seat = PLAYERS[office.asked().await];
        let (_, asked) = office.send("GET", &way("/questions"), seat, &Value::Null).await;
        let question = &asked["questions"][0];
        let body = json!({ "version": asked["version"], "question": question["id"], "answers": [question["default"]] });
        does(way("/answers"), seat, body).await;
    }
    let (_, log) = office.send("GET", &way("/log"), HOST, &Value::Null).await;
    let answered = log["entries"].as_array().unwrap().iter().rfind(|entry| entry["kind"] == "answered").unwrap();
    let disputed = answered["seq"].as_u64().unwrap();
    let name = json!({ "act": "name", "name": "Juno", "email": JUNO, "language": "en" });
    for (first, act) in [(name, "agree"), (json!({ "act": "nobody" }), "agree")] {
        let is_named = first["act"] == "name";
        does(way("/roles"), HOST, first).await;
        for who in PLAYERS {
            let (_, roles) = office.send("GET", &way("/roles"), who, &Value::Null).await;
            does(way("/roles"), who, json!({ "act": act, "proposal": roles["proposal"]["proposal"] })).await;
        }
        if is_named {
            let dispute =
                does(way("/court"), PLAYERS[1], json!({ "act": "dispute", "entry": disputed, "why": "Hm." })).await["entry"].clone();
            does(way("/court"), JUNO, json!({ "act": "state", "dispute": dispute, "text": "I look into it." })).await;
            does(way("/court"), JUNO, json!({ "act": "rule", "dispute": dispute, "ruling": { "is": "upheld" }, "why": "It was legal." }))
                .await;
        }
    }
    let told = |mail: &crate::smtp::Received| text_of(mail).contains("The dispute is decided");
    until("everybody has a letter with the head of the log", async || office.sink.received().iter().filter(|mail| told(mail)).count() >= 3)
        .await;
    File::of(office).await
}

async fn a_doctored_entry_about_the_arbiter_is_named(database: Option<String>) {
    let file = judged(database).await;
    let appointments: Vec<usize> =
        (0..file.entries.len()).filter(|at| matches!(&file.entries[*at].body, Body::Court { act: CourtAct::Appointed { .. } })).collect();
    let [named, dismissed] = appointments[..] else { panic!("{appointments:?}") };
    let of_kind = |is_it: fn(&CourtAct) -> bool| {
        let found = file.entries.iter().find(|entry| matches!(&entry.body, Body::Court { act } if is_it(act)));
        found.unwrap().seq
    };
    let (stated, ruled) = (of_kind(|act| matches!(act, CourtAct::Stated { .. })), of_kind(|act| matches!(act, CourtAct::Ruled { .. })));
    let seq = file.entries[named].seq;
    let (code, said) = file.checked(&file.written(&file.entries), true);
    assert!(code != Some(1), "as it is nothing is wrong with it: {said:#}");
    let is_proven = |finding: &Value| finding["about"] == "letters" && finding["verdict"] == "proven";
    assert!(said["findings"].as_array().unwrap().iter().any(is_proven), "and letters witness it: {said:#}");

    // Without the keys: left out, moved, said otherwise, with a hash that fits the text.
    let mut without = file.entries.clone();
    without.remove(named);
    file.names(&file.written(&without), "chain", seq, "left out");
    let mut moved = file.entries.clone();
    moved.swap(named, named + 1);
    file.names(&file.written(&moved), "chain", seq, "moved behind the next");
    let text: String = file.entries.iter().map(|entry| file.line(entry)).collect();
    let header = std::fs::read_to_string(file.folder.path().join("whole.jsonl")).unwrap().lines().next().unwrap().to_owned();
    let otherwise = |from: &str, to: &str| {
        let own = file.line(&file.entries[named]);
        assert!(own.contains(from), "{from}: {own}");
        file.kept("doctored.jsonl", &format!("{header}\n{}{}", text.replace(&own, &own.replace(from, to)), file.rest))
    };
    file.names(&otherwise("Juno", "Mallory"), "chain", seq, "another name");
    let mut rehashed = file.entries.clone();
    let mut what = rehashed[named].what.clone();
    what.body = Body::Court { act: CourtAct::Appointed { name: Some("Mallory".to_owned()) } };
    rehashed[named] = seal(what, &rehashed[named - 1].hash, &file.secret);
    file.names(&file.written(&rehashed), "chain", seq + 1, "with a hash of its own: the next does not stand behind it");

    // With all keys, the whole chain written anew.
    let at = |what: &NewEntry, seq: u64| what.seq == seq;
    let nobody = file.again(|what| {
        if at(what, seq) {
            what.body = Body::Court { act: CourtAct::Appointed { name: None } };
        }
    });
    file.names(&nobody, "court", stated, "nobody was arbiter: who has spoken as one");
    file.names(&nobody, "court", ruled, "nobody was arbiter: who has ruled");
    for (actor, who) in
        [(Actor::Seat(Seat(2)), "a seat"), (Actor::Operator, "who runs the server"), (Actor::Host, "the host, after the start")]
    {
        let by = file.again(|what| {
            if at(what, seq) {
                what.actor = actor;
            }
        });
        file.names(&by, "court", seq, &format!("appointed by {who}"));
    }
    let usurped = file.again(|what| {
        if at(what, seq) {
            what.actor = Actor::Arbiter;
        }
    });
    file.names(&usurped, "court", seq, "appointed by themselves");
    let swapped = file.again(|what| {
        if at(what, stated) {
            what.actor = Actor::Seat(Seat(2));
        }
    });
    file.names(&swapped, "court", stated, "what a seat has said as the arbiter");
    let swapped = file.again(|what| {
        if at(what, ruled) {
            what.actor = Actor::Seat(Seat(2));
        }
    });
    file.names(&swapped, "court", ruled, "ruled by a seat");
    let twice = file.again(|what| {
        if at(what, file.entries[dismissed].seq) {
            what.body = Body::Court { act: CourtAct::Appointed { name: Some("Juno".to_owned()) } };
        }
    });
    file.names(&twice, "court", file.entries[dismissed].seq, "appointed who was it already");
    // Another name contradicts nothing in the log: the letters do.
    let renamed = file.again(|what| {
        if at(what, seq) {
            what.body = Body::Court { act: CourtAct::Appointed { name: Some("Mallory".to_owned()) } };
        }
    });
    assert_eq!(file.checked(&renamed, false).0, Some(2), "without letters it stays open whether all was written anew");
    let (code, said) = file.checked(&renamed, true);
    let is_found = |finding: &Value| finding["verdict"] == "wrong" && finding["about"] == "letters" && finding["letter"].is_string();
    assert!(code == Some(1) && said["findings"].as_array().unwrap().iter().any(is_found), "{said:#}");
}

on_both_servers! {
    a_doctored_entry_about_the_arbiter_is_named
}
