//! A server process with campaigns of six people, and clients that play them.

use crate::bare;
use crate::client::{Client, Said};
use crate::crowd;
use crate::table::Rate;
use chrono::TimeDelta;
use futures_util::{StreamExt as _, stream};
use serde_json::json;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use sternpost_core::Source as _;
use sternpost_games::Games;
use sternpost_log::CampaignId;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_model::language::Language;
use sternpost_players::Rng;
use sternpost_store::{DeliveryState, Store};
use sternpost_table::Service;
use sternpost_table::seats::create::{Invited, NewCampaign, Player};
use tempfile::TempDir;

const BINARY: &str = env!("CARGO_BIN_EXE_sternpost");
const KEY: &str = "a key for benches only, long enough";
const SEATS: u8 = 6;

pub struct Server {
    child: Child,
    folder: TempDir,
    postgres: Option<String>,
    address: SocketAddr,
    tokens: Arc<Vec<String>>,
    service: Arc<Service>,
    campaigns: Vec<CampaignId>,
    rounds: u64,
    /// How long it took until it listened.
    pub began_in: Duration,
}

/// A server, the tokens of its people, and some of its campaigns.
#[derive(Clone)]
pub struct Addresses {
    pub server: SocketAddr,
    pub tokens: Arc<Vec<String>>,
    pub campaigns: Arc<Vec<CampaignId>>,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn address_of(seat: u8) -> String {
    format!("p{seat}@localhost")
}

/// A campaign with everything in play, in which everybody sits.
pub async fn create(service: &Arc<Service>) -> CampaignId {
    let seats = (0..SEATS)
        .map(|seat| Invited { name: format!("P{seat}"), language: Language::English, player: Player::Email(address_of(seat)) })
        .collect();
    let content = ["transactions", "action-cards", "agendas", "promissory-notes", "secret-objectives", "technologies", "faction-abilities"];
    let options = Some(json!({ "content": content, "victory-points": "14" }));
    let new = NewCampaign {
        game: "twilight-imperium".to_owned(),
        name: "Bench".to_owned(),
        options,
        seats,
        table: sternpost_model::policy::Windows::Everybody.into(),
        policies: None,
    };
    let id = service.create("bench@localhost", new).await.expect("a campaign");
    for seat in 0..SEATS {
        service.take_seat(id, seat, None).await.expect("a seat");
    }
    id
}

impl Server {
    /// With so many campaigns that have just begun.
    pub async fn start(postgres: Option<&str>, campaigns: u32) -> Self {
        Self::with(postgres, async |service, _| stream::iter(0..campaigns).map(|_| create(service)).buffer_unordered(16).collect().await)
            .await
    }

    /// On a database that was filled before it began; it plays some of what is there.
    pub async fn on_a_crowd(postgres: Option<&str>, campaigns: u32) -> Self {
        Self::with(postgres, async |service, store| crowd::plant(service, store, campaigns).await).await
    }

    async fn with(postgres: Option<&str>, make: impl AsyncFnOnce(&Arc<Service>, &Arc<Store>) -> Vec<CampaignId>) -> Self {
        let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
        let database = match postgres {
            Some(url) => bare::fresh_database(url).await,
            None => format!("sqlite:{}", folder.path().join("sternpost.db").display()),
        };
        let store = sternpost_store::open(&database).await.expect("a database");
        let service =
            Service::new(store.clone(), Games::default(), Arc::new(SystemClock), "op@localhost".to_owned(), TimeDelta::minutes(10));
        let made = make(&service, &store).await;
        // Invitations and first letters are no part of what is measured.
        loop {
            let now = SystemClock.now();
            let letters = store.claim_letters(now, Duration::from_secs(600), 500).await.expect("letters").letters;
            if letters.is_empty() {
                break;
            }
            let settle = |id: String| {
                let store = store.clone();
                async move { store.settle_letter(&id, DeliveryState::Sent, now, None, None).await.expect("a settled letter") }
            };
            stream::iter(letters).for_each_concurrent(64, |letter| settle(letter.letter.id)).await;
        }
        let environment = [
            ("STERNPOST__LISTEN", "127.0.0.1:0".to_owned()),
            ("STERNPOST__DATA_DIR", folder.path().display().to_string()),
            ("STERNPOST__DATABASE_URL", database.clone()),
            ("STERNPOST__SECRET_KEY", KEY.to_owned()),
            ("STERNPOST__LOG__FILTER", "error".to_owned()),
            ("STERNPOST__LIMITS__REQUESTS_PER_NETWORK", "0".to_owned()),
        ];
        let begin = Instant::now();
        let child = Command::new(BINARY).arg("serve").envs(environment.clone()).stdout(Stdio::piped()).spawn().expect("a server");
        let mut child = child;
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("its address");
        let began_in = begin.elapsed();
        let address = line.trim().trim_start_matches("listening on http://").parse().expect("an address");
        let token = |seat| {
            let out =
                Command::new(BINARY).args(["token", "--email", &address_of(seat)]).envs(environment.clone()).output().expect("a token");
            String::from_utf8(out.stdout).expect("text").trim().to_owned()
        };
        let tokens = Arc::new((0..SEATS).map(token).collect());
        let postgres = postgres.map(|_| database);
        Self { child, folder, postgres, address, tokens, service, campaigns: made, rounds: 0, began_in }
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    pub fn token(&self, seat: usize) -> &str {
        &self.tokens[seat]
    }

    /// Where its campaigns are, for somebody who asks beside those that play.
    pub fn addresses(&self) -> Addresses {
        Addresses { server: self.address, tokens: self.tokens.clone(), campaigns: Arc::new(self.campaigns.clone()) }
    }

    pub fn campaigns(&self) -> &[CampaignId] {
        &self.campaigns
    }

    /// The memory it holds, in megabytes.
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()).map_or(0, |kilobytes| kilobytes / 1_000)
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub fn postgres(&self) -> Option<&str> {
        self.postgres.as_deref()
    }

    /// How many letters the server has dealt with so far, by what became of them.
    pub async fn letters(&self) -> String {
        let (_, text) = Client::connect(self.address).await.get("/metrics", "").await;
        let text = String::from_utf8_lossy(&text).into_owned();
        let count = |outcome: &str| -> u64 {
            let of_it = |line: &&str| line.starts_with("sternpost_letters_total") && line.contains(outcome);
            text.lines().filter(of_it).filter_map(|line| line.rsplit(' ').next()?.parse::<u64>().ok()).sum()
        };
        format!("{} sent, {} withdrawn", count("\"sent\""), count("\"withdrawn\""))
    }
}

/// Clients ask for pages of campaigns for a while.
pub async fn read(server: &Server, clients: usize, path: impl Fn(CampaignId) -> String, window: Duration) -> Rate {
    let begin = Instant::now();
    let tasks: Vec<_> = (0..clients)
        .map(|client| {
            let (path, token) = (path(server.campaigns[client % server.campaigns.len()]), server.tokens[0].clone());
            let address = server.address;
            tokio::spawn(async move {
                let (mut client, mut times) = (Client::connect(address).await, vec![]);
                while begin.elapsed() < window {
                    let one = Instant::now();
                    let (status, text) = client.get(&path, &token).await;
                    assert_eq!(status, 200, "{}", String::from_utf8_lossy(&text));
                    times.push(one.elapsed());
                }
                times
            })
        })
        .collect();
    Rate::of(of_all(tasks).await, begin.elapsed())
}

/// What clients that work beside each other took, when all have ended.
pub async fn of_all(tasks: Vec<tokio::task::JoinHandle<Vec<Duration>>>) -> Vec<Duration> {
    let mut times = vec![];
    for task in tasks {
        times.extend(task.await.expect("a client"));
    }
    times
}

/// Clients play all campaigns for a while, each its share, one after the other in turns.
pub async fn answer(server: &mut Server, clients: usize, window: Duration) -> Rate {
    server.rounds += 1;
    let begin = Instant::now();
    let clients = clients.min(server.campaigns.len());
    let tasks: Vec<_> = (0..clients)
        .map(|client| {
            let seed = server.rounds * 1_000 + client as u64;
            let share = server.campaigns.iter().copied().skip(client).step_by(clients);
            let player = Table { server: server.address, tokens: server.tokens.clone(), service: server.service.clone() };
            tokio::spawn(player.play(share.collect(), seed, begin, window))
        })
        .collect();
    let (mut times, mut campaigns) = (vec![], vec![]);
    for task in tasks {
        let (took, played) = task.await.expect("a client");
        times.extend(took);
        campaigns.extend(played);
    }
    server.campaigns = campaigns;
    Rate::of(times, begin.elapsed())
}

/// Who plays all seats of some campaigns.
struct Table {
    server: SocketAddr,
    tokens: Arc<Vec<String>>,
    service: Arc<Service>,
}

/// What a client knows of a campaign.
struct Known {
    id: CampaignId,
    seat: u8,
    said: Option<Said>,
}

impl Table {
    async fn play(self, share: Vec<CampaignId>, seed: u64, begin: Instant, window: Duration) -> (Vec<Duration>, Vec<CampaignId>) {
        let (mut client, mut rng, mut times) = (Client::connect(self.server).await, Rng::new(seed), vec![]);
        let mut known: Vec<Known> = share.into_iter().map(|id| Known { id, seat: 0, said: None }).collect();
        let count = known.len();
        for turn in (0..count).cycle() {
            if begin.elapsed() >= window {
                break;
            }
            let campaign = &mut known[turn];
            if !self.find_question(&mut client, campaign).await {
                // It is over.
                *campaign = Known { id: create(&self.service).await, seat: 0, said: None };
                continue;
            }
            let said = campaign.said.take().expect("it was found");
            let question = &said.questions[0];
            let answer = if question.shape.kind == "one-of" && rng.percent(50) {
                let choice = &question.choices[rng.below(u32::try_from(question.choices.len()).expect("few choices")) as usize];
                json!({ "one": choice.id }).to_string()
            } else {
                question.default.get().to_owned()
            };
            let body = format!("{{\"version\":{},\"question\":\"{}\",\"answers\":[{answer}]}}", said.version, question.id);
            let path = format!("/api/v1/campaigns/{}/answers", campaign.id);
            let one = Instant::now();
            let (status, text) = client.post(&path, &self.tokens[usize::from(campaign.seat)], &body).await;
            match status {
                201 => {
                    times.push(one.elapsed());
                    campaign.said = Some(serde_json::from_slice(&text).expect("a receipt"));
                }
                status => panic!("{status} {}", String::from_utf8_lossy(&text)),
            }
        }
        (times, known.into_iter().map(|known| known.id).collect())
    }

    /// Looks for a seat that is asked: the one that has just answered, as its receipt says, or the next that is waited for.
    async fn find_question(&self, client: &mut Client, campaign: &mut Known) -> bool {
        if campaign.said.as_ref().is_some_and(|said| !said.questions.is_empty()) {
            return true;
        }
        let waiting = campaign.said.take().map(|said| said.waiting_for).filter(|waiting| !waiting.is_empty());
        let all: Vec<u8> = (1..=SEATS).map(|next| (campaign.seat + next) % SEATS).collect();
        let seats = all.iter().filter(|seat| waiting.as_ref().is_none_or(|waiting| waiting.contains(seat)));
        for seat in seats {
            let path = format!("/api/v1/campaigns/{}/questions", campaign.id);
            let (status, text) = client.get(&path, &self.tokens[usize::from(*seat)]).await;
            assert_eq!(status, 200, "{}", String::from_utf8_lossy(&text));
            let said: Said = serde_json::from_slice(&text).expect("questions");
            if !said.questions.is_empty() {
                campaign.seat = *seat;
                campaign.said = Some(said);
                return true;
            }
        }
        false
    }
}
