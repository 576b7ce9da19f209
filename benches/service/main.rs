//! `cargo bench --bench service`: durable answers through HTTP with everything in play, beside bare commits of the same database in
//! the same run, and what each part costs alone.
//!
//! The disk is the noise of such numbers: each round measures the bare commits before and after the answers, and a round's ratio
//! uses the mean of the two; the table says the median of the rounds. `STERNPOST_BENCH_ROUNDS` (3), `STERNPOST_BENCH_SECONDS` (3, of
//! each measurement), `STERNPOST_BENCH_CAMPAIGNS` (1,32,1000), `STERNPOST_BENCH_CLIENTS` (64). `STERNPOST_TEST_POSTGRES` names a
//! Postgres server to measure as well; `STERNPOST_BENCH_CROWD=1000,20000` measures nothing but how a server begins, looks and answers on a
//! database of so many campaigns, each of `STERNPOST_BENCH_ENTRIES` (300) entries, on Postgres if one is named and on SQLite otherwise;
//! `STERNPOST_BENCH_PICTURES=20` measures nothing but answers beside so many pictures of boards a second; `STERNPOST_BENCH_PARTS=0`
//! leaves the parts out. What another engine does with a board of this size: `benches/peers/boardgame-io/bench.cjs`.

mod bare;
mod beside;
mod client;
mod crowd;
mod edges;
mod parts;
mod play;
mod table;

use play::Server;
use std::time::Duration;
use table::{Rate, Round};

/// A number from the environment.
fn setting(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).map_or(otherwise, |value| value.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

fn main() {
    let window = Duration::from_secs(setting("STERNPOST_BENCH_SECONDS", 3));
    let (rounds, clients) = (setting("STERNPOST_BENCH_ROUNDS", 3), setting("STERNPOST_BENCH_CLIENTS", 64));
    let sizes = std::env::var("STERNPOST_BENCH_CAMPAIGNS").unwrap_or_else(|_| "1,32,1000".to_owned());
    let sizes: Vec<u32> =
        sizes.split(',').map(|size| size.trim().parse().expect("STERNPOST_BENCH_CAMPAIGNS is a list of numbers")).collect();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let postgres = std::env::var("STERNPOST_TEST_POSTGRES").ok();
        if let Ok(crowds) = std::env::var("STERNPOST_BENCH_CROWD") {
            crowd::head();
            for campaigns in crowds.split(',').map(|size| size.trim().parse().expect("STERNPOST_BENCH_CROWD is a list of numbers")) {
                let (name, url) = postgres.as_deref().map_or(("SQLite", None), |url| ("Postgres", Some(url)));
                crowd::measure(name, url, campaigns, clients as usize, window).await;
            }
            return;
        }
        let pictures = setting("STERNPOST_BENCH_PICTURES", 0);
        if pictures > 0 {
            beside::measure(pictures, sizes[0], clients as usize, rounds, window).await;
            return;
        }
        if setting("STERNPOST_BENCH_PARTS", 1) > 0 {
            parts::measure(clients as usize, postgres.as_deref(), window).await;
        }
        table::head(clients);
        let mut databases = vec![("SQLite", None)];
        databases.extend(postgres.map(|url| ("Postgres", Some(url))));
        for (name, url) in databases {
            for campaigns in &sizes {
                let mut server = Server::start(url.as_deref(), *campaigns).await;
                let mut measured = vec![];
                for _ in 0..rounds {
                    let before = bare(&server, window).await;
                    let answers = play::answer(&mut server, clients as usize, window).await;
                    let after = bare(&server, window).await;
                    measured.push(Round { before, answers, after });
                }
                table::row(name, *campaigns, measured, &server.letters().await);
            }
        }
    });
}

async fn bare(server: &Server, window: Duration) -> Rate {
    match server.postgres() {
        Some(url) => bare::postgres(url, window).await,
        None => bare::sqlite(&server.folder().join("bare.db"), window).await,
    }
}
