//! Positions in which no table can be: whatever way they come in, no campaign goes on from them.

use super::table::{ADA, BO, Table, why};
use crate::support::camps::Server;
use crate::support::other_rules::OtherRules;
use crate::support::skirmish;
use chrono::{DateTime, TimeDelta};
use serde_json::{Value, json};
use std::path::Path;
use std::process::{Command, Output};
use std::sync::Arc;
use sternpost::config::Config;
use sternpost_core::Seat;
use sternpost_games::{GAMES, Games};
use sternpost_log::chain::{ORIGIN, exported};
use sternpost_log::{Body, CampaignId, Cause, Draws, Entry, Motion, Ruling};
use sternpost_model::chain::seal;
use sternpost_model::clock::SystemClock;
use sternpost_model::language::Language;
use sternpost_model::policy::Windows;
use sternpost_table::court::CourtWish;
use sternpost_table::past::export::write_whole;
use sternpost_table::past::import::Wanted;
use sternpost_table::play::answer::Submission;
use sternpost_table::seats::create::{Invited, NewCampaign, Player};
use sternpost_table::{Service, Whom};
use sternpost_verify::{Verdict, check};

/// A table whose server finds nothing wrong with any position, as somebody's own may be made.
async fn lenient(url: &str) -> Table {
    let rules = OtherRules { defects: |_| vec![], ..OtherRules::like(skirmish::game()) };
    let server = Server::of_rules(url, rules, DateTime::from_timestamp(1_790_000_000, 0).unwrap()).await;
    let id = server.begin("host@h.test", 12, None).await;
    Table { server, id }
}

/// The same table at a server of ours.
async fn honest(table: &Table) -> Table {
    Table { server: table.server.again(1).await, id: table.id }
}

async fn position(table: &Table) -> Value {
    serde_json::from_str(&table.snapshot().await.play().unwrap().snapshot()).unwrap()
}

/// A ruling corrects the position so; returns the entry of the new ground.
async fn corrected(table: &Table, patch: Value) -> u64 {
    let disputed = table.answer(None).await.seq;
    let dispute = table.dispute(BO, disputed).await;
    let wish = CourtWish::Rule { dispute, ruling: Ruling::Corrected, why: why(), patch: Some(patch) };
    table.do_it(Whom::Arbiter, wish).await.unwrap();
    let entries = table.entries().await;
    entries.iter().rev().find(|entry| matches!(entry.body, Body::Rebased { .. })).unwrap().seq
}

/// A banner that everybody bids for lies there twice.
fn twice() -> Value {
    json!([{ "op": "add", "path": "/state/banners/-", "value": "feast" }])
}

/// It is taken away again.
async fn once_again(table: &Table) -> Value {
    let last = position(table).await["state"]["banners"].as_array().unwrap().len() - 1;
    json!([{ "op": "remove", "path": format!("/state/banners/{last}") }])
}

/// A campaign's file, as it leaves its server.
async fn file_of(table: &Table) -> String {
    let mut file = vec![];
    write_whole(&table.server.store, table.id, &mut file).await.unwrap();
    String::from_utf8(file).unwrap()
}

/// What is said of a file by who verifies it: all that is wrong.
fn found(games: &Games, file: &str) -> String {
    let report = check(file.as_bytes(), games, None);
    let wrong = report.findings.iter().filter(|finding| finding.verdict == Verdict::Wrong);
    wrong.map(|finding| format!("{:?} {:?}: {}\n", finding.about, finding.entry, finding.text)).collect()
}

/// What becomes of a file at another server.
async fn read_in(games: &Games, file: String) -> Result<(), String> {
    let folder = tempfile::tempdir().unwrap();
    let store = sternpost_store::open(&format!("sqlite:{}", folder.path().join("new.db").display())).await.unwrap();
    let service = Service::new(store, games.clone(), Arc::new(SystemClock), "o@o.test".to_owned(), TimeDelta::zero());
    let wanted = Wanted { host: "host@h.test".to_owned(), holders: [(0, "ada@a.test".to_owned())].into() };
    service.import(std::io::Cursor::new(file), wanted).await.map(drop).map_err(|why| why.to_string())
}

fn ours() -> Games {
    Games::new(vec![Box::leak(Box::new(OtherRules::like(skirmish::game())))])
}

async fn ground_with_defects_is_found_wherever_it_stands_in_a_file(url: String) {
    let table = lenient(&url).await;
    table.play_on(1).await;
    assert_eq!(found(&ours(), &file_of(&table).await), "", "so far all is well");
    let ground = corrected(&table, twice()).await;
    let last = file_of(&table).await;
    let patch = once_again(&table).await;
    corrected(&table, patch).await;
    table.answer(None).await;
    let earlier = file_of(&table).await;
    for file in [last, earlier] {
        let said = found(&ours(), &file);
        assert!(said.contains(&format!("Positions Some({ground}): no table can stand so: the banners are")), "{said}");
        assert_eq!(found(&table.server.games, &file), "", "nothing else is wrong with it");
        let refused = read_in(&ours(), file).await.unwrap_err();
        assert!(refused.contains(&format!("entry {ground}: no table can stand so")), "{refused}");
    }
}

async fn nobody_goes_back_to_where_no_table_can_stand(url: String) {
    let lenient = lenient(&url).await;
    let sound = lenient.play_on(1).await.last().unwrap().seq;
    let ground = corrected(&lenient, twice()).await;
    let patch = once_again(&lenient).await;
    corrected(&lenient, patch).await;
    let table = honest(&lenient).await;
    let disputed = table.answer(None).await.seq;
    let refused = |said: String| assert!(said.contains("no table can stand"), "{said}");
    for draws in [Draws::Anew, Draws::Again] {
        let motion = Motion::Rewind { to: ground, draws };
        refused(table.is_refused(ADA, CourtWish::Propose { motion, why: why() }).await);
        refused(table.is_refused(Whom::Host, CourtWish::Rewind { to: ground, draws, why: why() }).await);
        refused(table.server.service.rewind(table.id, ground, draws, "as it was").await.unwrap_err().to_string());
    }
    let dispute = table.dispute(BO, disputed).await;
    for ruling in [Ruling::Rewound { to: ground, draws: Draws::Anew }, Ruling::Forked { at: ground }] {
        refused(table.is_refused(Whom::Arbiter, CourtWish::Rule { dispute, ruling, why: why(), patch: None }).await);
    }
    let ruling = Ruling::Rewound { to: sound, draws: Draws::Anew };
    table.do_it(Whom::Arbiter, CourtWish::Rule { dispute, ruling, why: why(), patch: None }).await.unwrap();
    table.answer(None).await;
}

/// A campaign's file with a position in it that is another, its chain written anew.
fn with_ground(file: &str, secret: &sternpost_log::CampaignSecret, entries: &[Entry], change: impl Fn(&mut Value)) -> String {
    let (mut again, mut lines): (Vec<Entry>, Vec<String>) = (vec![], vec![]);
    for entry in entries {
        let mut what = entry.what.clone();
        if let Body::Rebased { snapshot, .. } = &mut what.body {
            change(snapshot);
        }
        let sealed = seal(what, again.last().map_or(ORIGIN, |entry| &entry.hash), secret);
        lines.push(exported(&sealed));
        again.push(sealed);
    }
    let (old, new) = (&entries.last().unwrap().hash, &again.last().unwrap().hash);
    let head = file.lines().next().unwrap().replace(old.as_str(), new);
    let rest = file.lines().skip(1 + entries.len()).map(|line| format!("{line}\n"));
    format!("{head}\n{}{}", lines.concat(), rest.collect::<String>())
}

async fn positions_that_hold_more_than_a_table_are_refused_before_any_rule_sees_them(url: String) {
    let table = lenient(&url).await;
    table.play_on(1).await;
    let coins = position(&table).await["state"]["camps"][0]["coins"].as_u64().unwrap();
    let ground = corrected(&table, json!([{ "op": "replace", "path": "/state/camps/0/coins", "value": coins + 5 }])).await;
    table.answer(None).await;
    table.server.service.keep_heads().await;
    let (file, entries, secret) = (file_of(&table).await, table.entries().await, table.secret().await);
    read_in(&ours(), file.clone()).await.unwrap();
    for more in [json!(u32::MAX), json!(1_000_001), json!(-1_000_001), json!(vec![0; 10_001])] {
        let bent = with_ground(&file, &secret, &entries, |snapshot| *snapshot.pointer_mut("/state/camps/0/guards").unwrap() = more.clone());
        let said = found(&ours(), &bent);
        assert_eq!(said.lines().count(), 1, "nothing is worked out from it: {said}");
        assert!(said.contains(&format!("Positions Some({ground}): no table holds that")), "{said}");
        let refused = read_in(&ours(), bent).await.unwrap_err();
        assert!(refused.contains(&format!("entry {ground}: no table holds that")), "{refused}");
    }
    // The same in a position that was kept: no hash covers it.
    let kept = file.lines().find(|line| line.starts_with("{\"kept\"")).expect("a head was kept");
    let guards = kept.find("\"guards\":").unwrap() + "\"guards\":".len();
    let digits = kept[guards..].find(|sign: char| !sign.is_ascii_digit()).unwrap();
    let bent = file.replace(kept, &format!("{}{}{}", &kept[..guards], u32::MAX, &kept[guards + digits..]));
    let said = found(&ours(), &bent);
    assert!(said.contains("File None: the position kept at entry"), "{said}");
    let refused = read_in(&ours(), bent).await.unwrap_err();
    assert!(refused.contains("the position kept at entry"), "{refused}");
}

on_both! {
    ground_with_defects_is_found_wherever_it_stands_in_a_file
    nobody_goes_back_to_where_no_table_can_stand
    positions_that_hold_more_than_a_table_are_refused_before_any_rule_sees_them
}

/// The program on the database of a folder.
fn sternpost(folder: &Path, words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sternpost")).env("STERNPOST__DATA_DIR", folder).args(words).output().unwrap()
}

fn said(out: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&out.stdout), String::from_utf8_lossy(&out.stderr))
}

/// A campaign of Twilight Imperium at somebody's own server, with a turn that was taken.
async fn of_three(service: &Arc<Service>) -> CampaignId {
    let person =
        |name: &str| Invited { name: name.to_owned(), language: Language::English, player: Player::Email(format!("{name}@{name}.test")) };
    let new = NewCampaign {
        game: GAMES[0].id().to_owned(),
        name: "Fleets".to_owned(),
        options: None,
        seats: ["ada", "bo", "cleo"].map(person).into(),
        table: Windows::Everybody.into(),
        policies: None,
    };
    let id = service.create("host@h.test", new).await.unwrap();
    for seat in 0..3 {
        service.take_seat(id, seat, None).await.unwrap();
    }
    // Who is asked together answers under seal: that moves nothing until the last has.
    while !service.store.entries(id, 0, 1_000).await.unwrap().iter().any(|entry| entry.body.answers_a_step()) {
        takes_its_turn(service, id).await;
    }
    id
}

async fn takes_its_turn(service: &Arc<Service>, id: CampaignId) {
    let snapshot = service.snapshot(id).await.unwrap();
    let asked = snapshot.owed().remove(0);
    let (seat, question, version, answers) = (asked.seat, asked.id, snapshot.seq, vec![asked.default]);
    let turn = Submission::plain(id, (seat, question, version), answers, Cause::Page);
    service.answer(turn).await.unwrap();
}

/// The path of the first pile of units of a position.
fn units(path: &str, value: &Value) -> Option<String> {
    match value {
        Value::Object(members) => members.iter().find_map(|(name, member)| {
            let path = format!("{path}/{name}");
            if name == "intact" { Some(path) } else { units(&path, member) }
        }),
        Value::Array(items) => items.iter().enumerate().find_map(|(at, item)| units(&format!("{path}/{at}"), item)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_in_which_a_campaign_stands_where_no_table_can_does_not_hold() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { data_dir: folder.path().to_owned(), ..Config::default() };
    let rules = OtherRules { defects: |_| vec![], ..OtherRules::like(GAMES[0]) };
    let store = sternpost_store::open(&config.database()).await.unwrap();
    let games = Games::new(vec![Box::leak(Box::new(rules))]);
    let service = Service::new(store, games, Arc::new(SystemClock), "o@o.test".to_owned(), TimeDelta::zero());
    let id = of_three(&service).await;
    let tried = |name: &str| {
        let backup = folder.path().join(name);
        let taken = sternpost(folder.path(), &["backup", backup.to_str().unwrap()]);
        assert!(taken.status.success(), "{}", said(&taken));
        sternpost(folder.path(), &["restore", "--try", backup.to_str().unwrap()])
    };
    let sound = tried("sound");
    assert!(sound.status.success(), "{}", said(&sound));
    let snapshot = service.snapshot(id).await.unwrap();
    let position: Value = serde_json::from_str(&snapshot.play().unwrap().snapshot()).unwrap();
    let path = units("", &position).expect("somebody has units");
    let wish = CourtWish::Dispute { entry: snapshot.head, why: why() };
    let dispute = service.court(id, Whom::Seat(Seat(0)), wish, Cause::Page).await.unwrap();
    // Within all bounds, and more than any box holds.
    let patch = json!([{ "op": "replace", "path": path, "value": 5_000 }]);
    let wish = CourtWish::Rule { dispute, ruling: Ruling::Corrected, why: why(), patch: Some(patch) };
    service.court(id, Whom::Arbiter, wish, Cause::Page).await.unwrap();
    let unsound = tried("unsound");
    assert_eq!(unsound.status.code(), Some(1), "{}", said(&unsound));
    assert!(said(&unsound).contains(&format!("FAILED  {id}")) && said(&unsound).contains("no table can stand"), "{}", said(&unsound));
}
