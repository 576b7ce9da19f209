//! `cargo bench --bench campaign`: what a campaign of each game costs, at three lengths of one that was recorded with all seats, and what its
//! questions cost, all of them. What answers through HTTP cost is measured by `--bench service`.

use chrono::TimeDelta;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};
use sternpost_core::{Chance, Eyes, Seat, Shape};
use sternpost_game::{Asked, Game, Play};
use sternpost_games::Games;
use sternpost_log::{Actor, Body, CampaignId, CampaignSecret, Cause, Check, Entry, NewEntry, chain, effective, fold};
use sternpost_model::chain::seal;
use sternpost_model::clock::SystemClock;
use sternpost_picture::{SvgOptions, Words, png_within, svg};
use sternpost_players::{Rng, random, seats_by_lot};
use sternpost_store::{Campaign, Commit, Status, StoredPosition};
use sternpost_table::Service;

fn main() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    println!("| game | entries | folded/s | cold load | with snapshot | one more answer | question | view | state bytes | picture |");
    println!("|---|---|---|---|---|---|---|---|---|---|");
    let mut asked = vec![];
    for game in Games::default().iter() {
        let (recorded, questions) = record(game);
        asked.push((game.id(), questions));
        // The last one stops a little before the end: when a campaign is over nothing is asked any more.
        for length in [recorded.len() / 4, recorded.len() / 2, recorded.len() - recorded.len() / 20] {
            lengths(game, &recorded[..length], &runtime);
        }
    }
    println!();
    println!("| game | questions | median | 99 of 100 | longest | sheets | median | longest | largest state, bytes |");
    println!("|---|---|---|---|---|---|---|---|---|");
    for (game, questions) in asked {
        questions.tell(game);
    }
}

/// What asking takes at each step of a campaign, and how large it gets.
#[derive(Default)]
struct Questions {
    /// Where one thing, some things or an order of things is picked.
    plain: Vec<Duration>,
    /// Where something is shared out: a movement, a fleet, a payment.
    sheets: Vec<Duration>,
    /// Of any state, in bytes as it is kept.
    largest: usize,
}

impl Questions {
    /// What is asked now, and what it took to find out: the least of three, for one that is interrupted says nothing of asking.
    fn ask(&mut self, play: &dyn Play) -> Vec<Asked> {
        let asked = play.asked();
        let took = (0..3).map(|_| timed(|| drop(play.asked()))).min().unwrap_or_default();
        let sheet = |asked: &Asked| matches!(asked.shape, Shape::Split { .. } | Shape::Amount { .. });
        let times = if asked.iter().any(sheet) { &mut self.sheets } else { &mut self.plain };
        times.push(took);
        self.largest = self.largest.max(play.snapshot().len());
        asked
    }

    fn tell(mut self, game: &str) {
        self.plain.sort_unstable();
        self.sheets.sort_unstable();
        let at =
            |times: &[Duration], hundredths: usize| times.get((times.len().max(1) - 1) * hundredths / 100).copied().unwrap_or_default();
        let [median, most, longest] = [50, 99, 100].map(|hundredths| at(&self.plain, hundredths));
        let [sheet, longest_sheet] = [50, 100].map(|hundredths| at(&self.sheets, hundredths));
        let (plain, sheets, largest) = (self.plain.len(), self.sheets.len(), self.largest);
        println!(
            "| {game} | {plain} | {median:.1?} | {most:.1?} | {longest:.1?} | {sheets} | {sheet:.1?} | {longest_sheet:.1?} | {largest} |"
        );
    }
}

fn campaign_id() -> CampaignId {
    CampaignId("00000000-0000-7000-8000-00000000be7c".parse().expect("a name"))
}

/// A game's longest campaign: the options that make it so.
fn options(game: &dyn Game) -> Value {
    let mut options = game.default_options();
    if game.id() == "twilight-imperium" {
        options["victory-points"] = json!("14");
    }
    options
}

/// A campaign of bots with all seats as entries of a log.
fn record(game: &'static dyn Game) -> (Vec<Entry>, Questions) {
    let (mut rng, mut dice) = (Rng::new(11), Rng::new(12));
    let options = options(game);
    let seats = seats_by_lot(game, &options, usize::from(*game.seats().end()), &mut rng).expect("options that can be read");
    let setup = json!({ "options": options, "seats": seats });
    let (mut play, out) = game.begin(&setup, &mut Chance::live(&mut dice)).expect("a set-up that can be played");
    let mut entries: Vec<Entry> = vec![];
    let mut push = |body: Body, digest: String| {
        let (seq, previous) = entries.last().map_or((1, chain::ORIGIN.to_owned()), |last| (last.seq + 1, last.hash.clone()));
        let new = NewEntry {
            campaign: campaign_id(),
            seq,
            recorded_at: chrono::DateTime::UNIX_EPOCH,
            actor: Actor::System,
            cause: Cause::Bot,
            revision: game.revision(),
            digest: Some(digest),
            idempotency_key: None,
            body,
        };
        entries.push(seal(new, &previous, &CampaignSecret([1; 32])));
    };
    push(Body::Started { setup, phrases: Default::default(), derivation: Default::default(), chance: out.chance }, play.digest());
    let mut questions = Questions::default();
    while let Some(asked) = questions.ask(play.as_ref()).into_iter().next() {
        let answers = vec![random::eager_answer(&asked, &mut rng, 80)];
        let out = play.apply(asked.seat, &answers, &mut Chance::live(&mut dice)).expect("an answer on offer");
        push(Body::Answered { question: asked.id, seat: asked.seat, answers, order: None, chance: out.chance }, play.digest());
    }
    (entries, questions)
}

/// The median of some runs.
fn median(runs: usize, mut run: impl FnMut() -> Duration) -> Duration {
    let mut times: Vec<Duration> = (0..runs).map(|_| run()).collect();
    times.sort_unstable();
    times[runs / 2]
}

fn lengths(game: &'static dyn Game, entries: &[Entry], runtime: &tokio::runtime::Runtime) {
    let line = effective(entries);
    let folded = || fold(game, None, &line, Check::Last).expect("a log that folds");
    let folding = median(5, || timed(|| drop(folded())));
    let play = folded().play;
    let snapshot = play.snapshot();
    let seat = play.asked().first().map_or(Seat(0), |asked| asked.seat);
    let question = median(50, || timed(|| drop(play.asked())));
    let view = median(50, || timed(|| drop(play.view(Eyes::Seat(seat)))));
    let mut rng = Rng::new(5);
    let one_more = play.asked().first().map_or(Duration::ZERO, |asked| {
        let answer = random::answer(asked, &mut rng);
        median(50, || {
            timed(|| {
                let mut fork = play.fork();
                let _ = fork.apply(asked.seat, std::slice::from_ref(&answer), &mut Chance::live(&mut Rng::new(9)));
                drop(fork.digest());
            })
        })
    });
    let picture = median(5, || timed(|| drop(drawn(game, play.as_ref(), seat))));
    let (cold, warm) = runtime.block_on(loads(game, entries, &snapshot));
    let rate = (line.len() as f64) / folding.as_secs_f64();
    println!(
        "| {} | {} | {rate:.0} | {cold:.1?} | {warm:.1?} | {one_more:.1?} | {question:.1?} | {view:.1?} | {} | {picture:.1?} |",
        game.id(),
        entries.len(),
        snapshot.len()
    );
}

/// The board as a letter carries it.
fn drawn(game: &dyn Game, play: &dyn Play, seat: Seat) -> Vec<u8> {
    let name = |seat: Seat| format!("Player {seat}");
    let words = Words::new("en", game.catalogue("en"), &name);
    let scene = play.scene(Eyes::Seat(seat));
    png_within(&svg(&scene, &words, &play.colours(), &SvgOptions::default()), 720, 800_000).expect("a board that can be drawn")
}

fn timed(work: impl FnOnce()) -> Duration {
    let begin = Instant::now();
    work();
    begin.elapsed()
}

/// Loading the campaign from SQLite into memory: without and with a snapshot at its head.
async fn loads(game: &'static dyn Game, entries: &[Entry], snapshot: &str) -> (Duration, Duration) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = sternpost_store::open(&format!("sqlite:{}", folder.path().join("load.db").display())).await.expect("a database");
    let campaign = Campaign {
        id: campaign_id(),
        game: game.id().to_owned(),
        name: "bench".to_owned(),
        status: Status::Running,
        host_address: "bench@localhost".to_owned(),
        options: json!({}),
        seats: *game.seats().end(),
        created_at: chrono::DateTime::UNIX_EPOCH,
        table: sternpost_model::policy::Windows::Everybody.into(),
    };
    store.commit(Commit { campaign: Some((campaign, CampaignSecret([1; 32]))), ..Commit::default() }).await.expect("a campaign");
    for some in entries.chunks(500) {
        store.commit(Commit { entries: some.to_vec(), ..Commit::default() }).await.expect("entries");
    }
    let load = || async {
        let service = Service::new(store.clone(), Games::default(), Arc::new(SystemClock), "op@localhost".to_owned(), TimeDelta::zero());
        let begin = Instant::now();
        drop(service.snapshot(campaign_id()).await.expect("a campaign that loads"));
        begin.elapsed()
    };
    let mut cold = vec![];
    for _ in 0..5 {
        store.drop_positions(campaign_id()).await.expect("a dropped cache");
        cold.push(load().await);
    }
    let seq = entries.last().map_or(0, |entry| entry.seq);
    let kept = StoredPosition { campaign: campaign_id(), seq, revision: game.revision(), body: snapshot.to_owned() };
    store.put_position(kept).await.expect("a snapshot");
    let mut warm = vec![];
    for _ in 0..5 {
        warm.push(load().await);
    }
    cold.sort_unstable();
    warm.sort_unstable();
    (cold[2], warm[2])
}
