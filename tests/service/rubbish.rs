//! Rubbish at every door that is open to others: links, mails, answers, scenario files, backups. Each says no in words; nothing panics, nothing is
//! believed that was bent, and what is refused changes nothing.
//!
//! `STERNPOST_TEST_RUBBISH` says how many inputs each door gets. `fuzz/` searches the doors of the rules for as long as one likes.

use chrono::{DateTime, TimeDelta, Utc};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use sternpost_core::{Answer, Chance};
use sternpost_game::{Game, Play};
use sternpost_games::Games;
use sternpost_model::clock::SystemClock;
use sternpost_players::Rng;
use sternpost_post::inbound::address::ReplyAddresses;
use sternpost_post::inbound::parse;
use sternpost_post::links::{AnswerLink, ApiToken, InviteLink, LinkError, Links, Purpose, SignInLink, UnsubscribeLink};
use sternpost_scenarios as scenario;
use sternpost_store::whole::backup;
use sternpost_store::{Status, Store};
use sternpost_table::Service;
use sternpost_table::past::import::Wanted;
use sternpost_workbench::rubbish::bent;

fn inputs(usual: u64) -> u64 {
    std::env::var("STERNPOST_TEST_RUBBISH").map_or(usual, |count| count.parse().expect("STERNPOST_TEST_RUBBISH is a number"))
}

/// The scenario files of a game.
fn scenarios(game: &str) -> Vec<PathBuf> {
    let mut found = vec![];
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("rules").join(game).join("scenarios")];
    while let Some(folder) = folders.pop() {
        for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "yaml") {
                found.push(path);
            }
        }
    }
    found.sort();
    assert!(found.len() > 50, "the scenarios of {game}");
    found
}

fn games() -> Vec<(&'static str, &'static dyn Game)> {
    let all: &'static Games = Box::leak(Box::default());
    ["twilight-imperium", "arcs"].map(|id| (id, all.get(id).expect("it is played here"))).to_vec()
}

#[test]
fn a_bent_token_opens_nothing() {
    let now: DateTime<Utc> = DateTime::from_timestamp(1_800_000_000, 0).unwrap();
    let links = Links::new(b"a key of more than thirty-two letters", &[]);
    let campaign = "00000000-0000-7000-8000-000000000001".parse().unwrap();
    let until = now + TimeDelta::days(1);
    let answer =
        AnswerLink { campaign, seat: 2, question: Some("q7-2".to_owned()), version: 41, generation: 1, choice: Some("pass".to_owned()) };
    let tokens = [
        links.sign(answer, until),
        links.sign(InviteLink { campaign, seat: 1, generation: 1 }, until),
        links.sign(SignInLink::to("ada@a.test"), until),
        links.sign(UnsubscribeLink::of(campaign, 0, "ada@a.test"), until),
        links.sign(ApiToken { address: "ada@a.test".to_owned(), made: now }, until),
        Links::new(b"another key, of forty or so letters", &[]).sign(SignInLink::to("ada@a.test"), until),
    ];
    let seeds: Vec<Vec<u8>> = tokens.iter().map(|token| token.clone().into_bytes()).collect();
    fn opens<P: Purpose>(links: &Links, token: &str, now: DateTime<Utc>) -> bool {
        links.read::<P>(token, now).is_ok()
    }
    let mut rng = Rng::new(3);
    let mut refused = 0;
    for _ in 0..inputs(20_000) {
        let input = String::from_utf8_lossy(&bent(&seeds, &mut rng)).into_owned();
        let opened = [
            opens::<AnswerLink>(&links, &input, now),
            opens::<InviteLink>(&links, &input, now),
            opens::<SignInLink>(&links, &input, now),
            opens::<UnsubscribeLink>(&links, &input, now),
            opens::<ApiToken>(&links, &input, now),
        ];
        if let Some(at) = tokens.iter().position(|token| *token == input) {
            assert_eq!(opened.iter().position(|opens| *opens), (at < 5).then_some(at), "a token is good for its own purpose");
        } else {
            assert_eq!(opened, [false; 5], "{input}");
            refused += 1;
        }
    }
    assert!(refused > 1_000, "{refused} were bent");
    assert_eq!(links.read::<SignInLink>(&tokens[2], until), Err(LinkError::Expired));
}

#[test]
fn bent_mails_are_read_or_left() {
    let addresses =
        ReplyAddresses::new("post@reply.example", &"game@post.example".parse().unwrap(), b"a key for tests only, long enough").unwrap();
    let mail = |head: &str, body: &str| format!("{head}\r\n\r\n{body}").into_bytes();
    let key = "post+aaaaaaaaaaaaaaaaaaaaaaaaaa@reply.example";
    let report = "--x\r\nContent-Type: text/plain\r\n\r\nSorry.\r\n--x\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\n\
                  Final-Recipient: rfc822; ada@a.test\r\nAction: failed\r\nStatus: 5.1.1\r\n--x--\r\n";
    let seeds = vec![
        mail(
            &format!("From: Ada <ada@a.test>\r\nTo: {key}\r\nMessage-ID: <1@a.test>\r\nSubject: Re: your turn"),
            "B\r\n\r\nOn Monday Sternpost wrote:\r\n> A) pass\r\n",
        ),
        mail(
            &format!("From: a@b\r\nTo: {key}\r\nMIME-Version: 1.0\r\nContent-Type: multipart/alternative; boundary=x"),
            "--x\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<p>UNDO</p><blockquote>=C3=BC</blockquote>\r\n--x--\r\n",
        ),
        mail(
            &format!(
                "From: mailer-daemon@mx.example\r\nTo: {key}\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=x"
            ),
            report,
        ),
        mail(
            &format!("To: {key}\r\nContent-Type: text/plain; charset=iso-2022-jp; format=flowed\r\nContent-Transfer-Encoding: base64"),
            "GyRCJCIbKEI=\r\n",
        ),
        mail(&format!("Auto-Submitted: auto-replied\r\nTo: {key}\r\nReferences: <a@b> <c@d>"), "AWAY 2 DAYS\r\n-- \r\nAda\r\n"),
        b"From: a@b\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: message/rfc822\r\n\r\nTo: y\r\n\r\nb\r\n--x--\r\n".to_vec(),
        b"Content-Type: text/html; charset=utf-7\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<blockquote><div>=FF=FE&#x110000;&#55555;</blockquote>".to_vec(),
        b"Subject: =?utf-8?B?//8=?=\r\nReferences: <a.aaaaaaaaaaaaaaaaaaaaaaaaaa@post.example>\r\nTo: post+aaaaaaaaaaaaaaaaaaaaaaaaaa@reply.example\r\n\r\nOn x wrote:\r\n> b".to_vec(),
        b"Content-Type: text/plain; charset=iso-2022-jp; format=flowed\r\nContent-Transfer-Encoding: base64\r\n\r\nGyRCJCIbKEI=\r\n".to_vec(),
        "Content-Type: text/plain; charset=utf-16\r\n\r\nAm 3. schrieb \u{130}\u{df}:\r\n-- \r\n".as_bytes().to_vec(),
    ];
    let mut rng = Rng::new(5);
    for _ in 0..inputs(8_000) {
        let input = bent(&seeds, &mut rng);
        for envelope_from in [None, Some(""), Some("ada@a.test")] {
            let said = parse::read(&input, &addresses, envelope_from);
            assert!(said.addressed.len() <= 16 && said.message.len() <= 300, "no mail is for a crowd");
            assert!(said.lines.iter().all(|line| !line.contains(char::is_control)), "{said:?}");
        }
    }
}

#[test]
fn bent_answers_are_taken_by_the_rules_or_change_nothing() {
    for (id, game) in games() {
        let files = scenarios(id);
        let begun = |file: &PathBuf| -> Option<Box<dyn Play>> {
            let scenario: serde_json::Value = serde_norway::from_str(&std::fs::read_to_string(file).ok()?).ok()?;
            Some(game.given(scenario.get("given")?, &mut Chance::live(&mut Rng::new(0))).ok()?.0).filter(|play| !play.asked().is_empty())
        };
        let positions: Vec<_> = files.iter().step_by(files.len() / 60).filter_map(begun).collect();
        assert!(positions.len() > 20, "{id}: {} positions", positions.len());
        let turns = |play: &dyn Play| -> Vec<Vec<u8>> {
            let of = |asked: sternpost_game::Asked| {
                let first = asked.offers.first().map(|offer| vec![Answer::One(offer.id.clone())]);
                [Some(vec![asked.default]), first].into_iter().flatten()
            };
            play.asked().into_iter().flat_map(of).map(|turn| serde_json::to_vec(&turn).unwrap()).collect()
        };
        let own: Vec<Vec<Vec<u8>>> = positions.iter().map(|play| turns(&**play)).collect();
        let all: Vec<Vec<u8>> = own.iter().flatten().cloned().collect();
        let (mut rng, mut taken, mut refused) = (Rng::new(7), 0, 0);
        for at in 0..inputs(4_000) {
            let at = usize::try_from(at).unwrap() % positions.len();
            let seeds = if rng.percent(50) { &own[at] } else { &all };
            let Ok(turn) = serde_json::from_slice::<Vec<Answer>>(&bent(seeds, &mut rng)) else { continue };
            let play = &positions[at];
            for asked in play.asked() {
                let (before, mut fork) = (play.digest(), play.fork());
                let previewed = play.preview(asked.seat, &turn).is_ok();
                match fork.apply(asked.seat, &turn, &mut Chance::live(&mut Rng::new(0))) {
                    Ok(_) => {
                        assert!(previewed, "{id}: a turn is taken that looking ahead refuses: {turn:?}");
                        taken += 1;
                    }
                    Err(refusal) => {
                        assert!(!refusal.to_string().is_empty());
                        assert_eq!(fork.digest(), before, "{id}: what is refused changes nothing: {turn:?}");
                        refused += 1;
                    }
                }
                assert_eq!(play.digest(), before, "{id}: looking ahead changes nothing");
            }
        }
        assert!(taken > 20 && refused > 100, "{id}: {taken} taken, {refused} refused");
    }
}

#[test]
fn bent_scenario_files_are_run_or_refused_in_words() {
    for (id, game) in games() {
        let files = scenarios(id);
        let seeds: Vec<Vec<u8>> = files.iter().step_by(files.len() / 80).map(|file| std::fs::read(file).unwrap()).collect();
        let (mut rng, mut held, mut failed) = (Rng::new(11), 0, 0);
        for _ in 0..inputs(600) {
            let text = String::from_utf8_lossy(&bent(&seeds, &mut rng)).into_owned();
            match scenario::run(game, &text) {
                Ok(_) => held += 1,
                Err(failures) => {
                    failed += 1;
                    for failure in failures.iter().map(ToString::to_string) {
                        assert!(!failure.contains("the rules panicked"), "{id}: {failure}\n{text}");
                    }
                }
            }
        }
        assert!(held > 5 && failed > 50, "{id}: {held} held, {failed} failed");
    }
}

/// A server that holds no campaign.
async fn empty_server() -> (tempfile::TempDir, Arc<Store>, Arc<Service>) {
    let folder = tempfile::TempDir::new().unwrap();
    let store = sternpost_store::open(&format!("sqlite:{}", folder.path().join("a.db").display())).await.unwrap();
    let service = Service::new(store.clone(), Games::default(), Arc::new(SystemClock), "operator@a.test".to_owned(), TimeDelta::zero());
    (folder, store, service)
}

#[tokio::test]
async fn a_bent_backup_is_refused_with_its_line() {
    let folder = tempfile::TempDir::new().unwrap();
    let url = format!("sqlite:{}", folder.path().join("a.db").display());
    drop(sternpost_store::open(&url).await.unwrap());
    let file = folder.path().join("a.backup");
    backup::take(&url, None, DateTime::UNIX_EPOCH, &file).await.unwrap();
    let seeds = vec![std::fs::read(&file).unwrap(), b"a letter, say".to_vec()];
    let bent_file = folder.path().join("bent.backup");
    let mut rng = Rng::new(13);
    for _ in 0..inputs(3_000) {
        let input = bent(&seeds, &mut rng);
        std::fs::write(&bent_file, &input).unwrap();
        let told = backup::check(&bent_file);
        assert_eq!(
            told.is_ok(),
            input == seeds[0] || told.as_ref().is_ok_and(|read| backup::check(&file).is_ok_and(|whole| *read == whole))
        );
    }
}

/// A file that was bent is refused and nothing is stored, or what was bent is nothing the log speaks of: names, the chronicle, kept positions.
#[tokio::test(flavor = "multi_thread")]
async fn of_a_bent_export_nothing_is_read_in_but_the_log_as_it_was() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/exports");
    let seeds = ["r7-running", "r8-running"].map(|name| std::fs::read(folder.join(format!("{name}.jsonl"))).unwrap());
    let hashes =
        |file: &[u8]| -> Vec<String> { sternpost_verify::read(file).unwrap().entries.into_iter().map(|entry| entry.hash).collect() };
    let logs: Vec<Vec<String>> = seeds.iter().map(|seed| hashes(seed)).collect();
    let (mut rng, mut refused, mut here) = (Rng::new(17), 0, None);
    for _ in 0..inputs(150) {
        let (folder, store, service) = match here.take() {
            Some(here) => here,
            None => empty_server().await,
        };
        let input = bent(&seeds, &mut rng);
        let wanted = Wanted { host: "host@a.test".to_owned(), holders: [].into() };
        match service.import(std::io::Cursor::new(input), wanted).await {
            Ok(imported) => {
                let log: Vec<String> =
                    store.entries(imported.campaign, 0, 10_000).await.unwrap().into_iter().map(|entry| entry.hash).collect();
                // It is played on from there: rebased onto the rules of today, by bots.
                assert!(logs.iter().any(|known| log.starts_with(known)), "another log is believed: {} entries", log.len());
            }
            Err(why) => {
                assert!(!why.to_string().is_empty());
                for status in [Status::Lobby, Status::Running, Status::Ended, Status::Stuck] {
                    assert!(store.campaigns_with(status).await.unwrap().is_empty(), "{why}");
                }
                refused += 1;
                here = Some((folder, store, service));
            }
        }
    }
    assert!(refused > 50, "{refused} were refused");
}
