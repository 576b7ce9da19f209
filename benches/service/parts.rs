//! What the parts of an answer cost alone: rules, serialisation, the store, letters, HTTP.

use crate::bare;
use crate::edges::{self, Board};
use crate::table::Rate;
use chrono::{DateTime, Utc};
use serde_json::json;
use std::hint::black_box;
use std::time::{Duration, Instant};
use sternpost_core::{Chance, Picked, Seat};
use sternpost_games::Games;
use sternpost_log::{Actor, Body, CampaignId, CampaignSecret, Cause, NewEntry, chain};
use sternpost_model::chain::seal;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_model::entropy;
use sternpost_model::letter::{Letter, TurnPayload};
use sternpost_players::{Rng, random};
use sternpost_store::{Campaign, Commit, Idempotency, NewLetter, Seen, Status, StoredLine};
use tempfile::TempDir;

/// Who writes at once.
const WRITERS: u32 = 64;

pub async fn measure(clients: usize, postgres: Option<&str>, window: Duration) {
    println!("| part, alone | a second | p50 µs | p99 µs |\n|---|---|---|---|");
    let row = |name: &str, rate: &Rate| {
        let us = |time: Duration| time.as_secs_f64() * 1_000_000.0;
        println!("| {name} | {:.0} | {:.0} | {:.0} |", rate.per_second, us(rate.p50), us(rate.p99));
    };
    let (rules, digest) = rules(window);
    row("rules: copy, answer, next question, one core", &rules);
    row("serialisation: snapshot and digest, one core", &digest);
    let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let file = format!("sqlite:{}", folder.path().join("store.db").display());
    row("store: commits of answers, 64 at once, SQLite", &store(&file, window).await);
    if let Some(url) = postgres {
        row("store: commits of answers, 64 at once, Postgres", &store(&bare::fresh_database(url).await, window).await);
    }
    row("letter: composed, its board kept, one at a time", &edges::letters(window, Board::Kept).await);
    row("letter: composed, its board drawn, one at a time", &edges::letters(window, Board::Drawn).await);
    let (nothing, questions) = edges::requests(clients, window).await;
    row(&format!("HTTP: next to nothing, {clients} clients"), &nothing);
    row(&format!("HTTP: a seat's questions, {clients} clients"), &questions);
}

/// A campaign played by chance with everything in play, as a server does it: on a copy each time.
fn rules(window: Duration) -> (Rate, Rate) {
    let game = Games::default().get("twilight-imperium").expect("the game is in the list");
    let content = ["transactions", "action-cards", "agendas", "promissory-notes", "secret-objectives", "technologies", "faction-abilities"];
    let factions = ["sol", "letnev", "hacan", "jolnar", "yin", "naalu"];
    let setup = json!({
        "options": { "victory-points": "14", "content": content },
        "seats": factions.map(|faction| json!({ "faction": faction })),
    });
    let (mut rng, mut dice) = (Rng::new(11), Rng::new(12));
    let begin_anew = |dice: &mut Rng| game.begin(&setup, &mut Chance::live(dice)).expect("a set-up that can be played").0;
    let mut play = begin_anew(&mut dice);
    let (mut answers, mut digests, begin) = (vec![], vec![], Instant::now());
    while begin.elapsed() < window {
        let asked = play.asked();
        if asked.is_empty() {
            play = begin_anew(&mut dice);
            continue;
        }
        let given: Vec<_> = asked.iter().map(|asked| (asked.seat, random::eager_answer(asked, &mut rng, 60))).collect();
        let one = Instant::now();
        let mut next = play.fork();
        if given.len() > 1 {
            next.apply_together(&given.into_iter().collect(), &mut Chance::live(&mut dice)).expect("answers on offer");
        } else {
            let (seat, answer) = given.into_iter().next().expect("somebody is asked");
            next.apply(seat, &[answer], &mut Chance::live(&mut dice)).expect("an answer on offer");
        }
        black_box(next.open());
        answers.push(one.elapsed());
        let one = Instant::now();
        black_box(next.digest());
        digests.push(one.elapsed());
        play = next;
    }
    let (spent, serialised): (Duration, Duration) = (answers.iter().sum(), digests.iter().sum());
    (Rate::of(answers, spent), Rate::of(digests, serialised))
}

/// Commits as answers bring them: an entry, two lines, a letter, a key, what was seen.
async fn store(url: &str, window: Duration) -> Rate {
    let store = sternpost_store::open(url).await.expect("a database");
    let begin = Instant::now();
    let tasks: Vec<_> = (0..WRITERS)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move {
                let id = entropy::campaign_id(SystemClock.now());
                let secret = CampaignSecret([1; 32]);
                let campaign = Campaign {
                    id,
                    game: "twilight-imperium".to_owned(),
                    name: "bench".to_owned(),
                    status: Status::Running,
                    host_address: "bench@localhost".to_owned(),
                    options: json!({}),
                    seats: 6,
                    created_at: DateTime::UNIX_EPOCH,
                    table: sternpost_model::policy::Windows::Everybody.into(),
                };
                store.commit(Commit { campaign: Some((campaign, secret.clone())), ..Commit::default() }).await.expect("a campaign");
                let (mut seq, mut previous, mut times) = (0, chain::ORIGIN.to_owned(), vec![]);
                while begin.elapsed() < window {
                    let commit = commit(id, seq, &previous, &secret);
                    seq += 1;
                    previous.clone_from(&commit.entries[0].hash);
                    let one = Instant::now();
                    store.commit(commit).await.expect("a commit");
                    times.push(one.elapsed());
                }
                times
            })
        })
        .collect();
    let mut times = vec![];
    for task in tasks {
        times.extend(task.await.expect("a writer"));
    }
    Rate::of(times, begin.elapsed())
}

fn commit(id: CampaignId, last: u64, previous: &str, secret: &CampaignSecret) -> Commit {
    let (seat, seq) = (Seat(0), last + 1);
    let answers = vec![Picked::One("planet:new-albion".to_owned())];
    let body = Body::Answered { question: format!("q{last}-0"), seat, answers, order: None, chance: vec![] };
    let now: DateTime<Utc> = DateTime::UNIX_EPOCH;
    let entry = NewEntry::after(last, id, now, 1, body).by(Actor::Seat(seat), Cause::Api).leading_to("d".repeat(64));
    let line = |position| StoredLine { campaign: id, seq, position, body: "x".repeat(160) };
    let letter = NewLetter {
        id: format!("{id}-{seq}"),
        campaign: Some(id),
        seat: Some(1),
        content: Letter::Turn(TurnPayload::of(&format!("q{seq}-1"), seq)),
        recipient: "p1@localhost".to_owned(),
        not_before: now,
    };
    let key =
        Idempotency { campaign: id, actor: "seat-0".to_owned(), key: seq.to_string(), payload: "p".repeat(64), result: "r".repeat(300) };
    Commit {
        entries: vec![seal(entry, previous, secret)],
        lines: vec![line(0), line(1)],
        letters: vec![letter],
        idempotency: Some(key),
        seen: vec![Seen { campaign: id, seat: 0, seq }],
        ..Commit::default()
    }
}
