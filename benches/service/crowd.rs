//! Many campaigns in one database: what is planted there, and what a server that knows none of them needs to begin, to look at one, and to take answers.

use crate::client::Client;
use crate::play::{Server, create};
use crate::setting;
use crate::table::{Rate, ms};
use futures_util::{StreamExt as _, stream};
use std::sync::Arc;
use std::time::{Duration, Instant};
use sternpost_core::{Picked, Source as _};
use sternpost_log::{CampaignId, Cause, NewEntry, Phrases, chain};
use sternpost_model::chain::seal;
use sternpost_model::entropy;
use sternpost_players::Rng;
use sternpost_store::{Campaign, Commit, SeatChange, SeatRow, Store, StoredLine, StoredPosition};
use sternpost_table::Service;
use sternpost_table::play::answer::Submission;

/// Campaigns that are planted at the same time.
const AT_ONCE: usize = 8;
/// Campaigns of the crowd that are looked at and played on.
const LOOKED_AT: usize = 1_000;

/// What all campaigns of a crowd are copies of.
struct Pattern {
    campaign: Campaign,
    seats: Vec<SeatRow>,
    entries: Vec<NewEntry>,
    lines: Vec<StoredLine>,
    position: String,
    revision: u32,
}

impl Pattern {
    /// A campaign in which somebody has answered so often.
    async fn of(service: &Arc<Service>, store: &Store, entries: u64) -> Self {
        let id = create(service).await;
        let mut rng = Rng::new(1);
        loop {
            let snapshot = service.snapshot(id).await.expect("a campaign");
            if snapshot.seq >= entries {
                break;
            }
            let asked = snapshot.owed().into_iter().next().expect("it goes on");
            let is_varied = matches!(asked.default, Picked::One(_)) && rng.percent(50);
            let mut some = || asked.offers[rng.below(u32::try_from(asked.offers.len()).expect("few")) as usize].id.clone();
            let answer = if is_varied { Picked::One(some()) } else { asked.default.clone() };
            let (seat, question, version) = (asked.seat, asked.id, snapshot.seq);
            let turn = |answer| Submission::plain(id, (seat, question.clone(), version), vec![answer], Cause::Api);
            if service.answer(turn(answer)).await.is_err() {
                service.answer(turn(asked.default)).await.expect("the default is on offer");
            }
        }
        let snapshot = service.snapshot(id).await.expect("a campaign");
        Self {
            campaign: Campaign::clone(&snapshot.campaign),
            seats: Vec::clone(&snapshot.seats),
            entries: store.entries(id, 0, u32::MAX >> 1).await.expect("entries").into_iter().map(|entry| entry.what).collect(),
            lines: store.lines(id, 0).await.expect("lines"),
            position: snapshot.play().expect("it has started").snapshot(),
            revision: snapshot.game.revision(),
        }
    }

    /// A campaign like it.
    fn copy(&self, at: u64) -> (CampaignId, Commit) {
        let id = entropy::campaign_id(self.campaign.created_at + chrono::TimeDelta::seconds(at.cast_signed()));
        let secret = entropy::campaign_secret();
        let mut entries: Vec<sternpost_log::Entry> = vec![];
        for what in &self.entries {
            let previous = entries.last().map_or(chain::ORIGIN, |entry| &entry.hash).to_owned();
            entries.push(seal(NewEntry { campaign: id, ..what.clone() }, &previous, &secret));
        }
        let seq = entries.last().map_or(0, |entry| entry.seq);
        let commit = Commit {
            campaign: Some((Campaign { id, ..self.campaign.clone() }, secret)),
            seats: self.seats.iter().map(|row| SeatChange::added(SeatRow { campaign: id, ..row.clone() })).collect(),
            phrases: Some((id, Phrases::default())),
            lines: self.lines.iter().map(|line| StoredLine { campaign: id, ..line.clone() }).collect(),
            positions: vec![StoredPosition { campaign: id, seq, revision: self.revision, body: self.position.clone() }],
            entries,
            ..Commit::default()
        };
        (id, commit)
    }
}

/// Fills a database; some of its campaigns, for those who look.
pub async fn plant(service: &Arc<Service>, store: &Arc<Store>, count: u32) -> Vec<CampaignId> {
    let pattern = Pattern::of(service, store, setting("STERNPOST_BENCH_ENTRIES", 300)).await;
    let every = (count as usize / LOOKED_AT).max(1);
    let planted: Vec<CampaignId> = stream::iter(0..u64::from(count))
        .map(|at| {
            let (id, commit) = pattern.copy(at);
            let store = store.clone();
            async move {
                store.commit(commit).await.expect("a planted campaign");
                id
            }
        })
        .buffer_unordered(AT_ONCE)
        .collect()
        .await;
    planted.into_iter().step_by(every).take(LOOKED_AT).collect()
}

/// What a server on such a database needs.
pub async fn measure(name: &str, url: Option<&str>, campaigns: u32, clients: usize, window: Duration) {
    let begin = Instant::now();
    let mut server = Server::on_a_crowd(url, campaigns).await;
    let planted = begin.elapsed();
    let at_start = server.memory();
    let cold = cold_loads(&server).await;
    let loaded = server.memory();
    let answers = crate::play::answer(&mut server, clients, window).await;
    println!(
        "| {name} | {campaigns} | {} | {} | {at_start} | {:.1} | {:.1} | {loaded} | {:.0} | {:.1} | {:.1} |",
        planted.as_secs(),
        server.began_in.as_millis(),
        ms(cold.p50),
        ms(cold.p99),
        answers.per_second,
        ms(answers.p50),
        ms(answers.p99),
    );
}

/// What the table says.
pub fn head() {
    println!(
        "| database | campaigns | planted in s | listens after ms | MB then | cold look p50 ms | p99 ms | MB after 1,000 | answers/s | p50 ms | p99 ms |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|");
}

/// The first look at each campaign, one after the other.
async fn cold_loads(server: &Server) -> Rate {
    let (begin, mut times) = (Instant::now(), vec![]);
    let mut client = Client::connect(server.address()).await;
    for id in server.campaigns() {
        let one = Instant::now();
        let (status, text) = client.get(&format!("/api/v1/campaigns/{id}"), server.token(0)).await;
        assert_eq!(status, 200, "{}", String::from_utf8_lossy(&text));
        times.push(one.elapsed());
    }
    Rate::of(times, begin.elapsed())
}
