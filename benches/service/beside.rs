//! Answers while boards are drawn: so many pictures a second, as letters and thumbnails ask for them.

use crate::client::Client;
use crate::play::{self, Server};
use crate::table::{Rate, ms};
use std::time::{Duration, Instant};

/// Measures answers alone and beside pictures in turns, and prints the round in the middle of each.
pub async fn measure(pictures: u64, campaigns: u32, clients: usize, rounds: u64, window: Duration) {
    let mut server = Server::start(None, campaigns).await;
    let (mut alone, mut beside, mut drawn) = (vec![], vec![], vec![]);
    for _ in 0..rounds {
        alone.push(play::answer(&mut server, clients, window).await);
        let drawing = tokio::spawn(draw(pictures, server.addresses(), window));
        beside.push(play::answer(&mut server, clients, window).await);
        drawn.push(drawing.await.expect("pictures"));
    }
    println!("\n| answers, {clients} clients, {campaigns} campaigns | answers/s | p50 ms | p99 ms |");
    println!("|---|---|---|---|");
    row("alone", alone);
    row(&format!("beside {pictures} pictures a second"), beside);
    row("the pictures themselves", drawn);
}

fn row(what: &str, mut rates: Vec<Rate>) {
    rates.sort_by_key(|rate| rate.p99);
    let rate = &rates[rates.len() / 2];
    println!("| {what} | {:.0} | {:.1} | {:.1} |", rate.per_second, ms(rate.p50), ms(rate.p99));
}

/// One client for each picture of a second, each at its own moment of it.
async fn draw(pictures: u64, places: play::Addresses, window: Duration) -> Rate {
    let begin = Instant::now();
    let tasks: Vec<_> = (0..pictures)
        .map(|n| {
            let places = places.clone();
            tokio::spawn(async move {
                let (mut client, mut times) = (Client::connect(places.server).await, vec![]);
                for second in 0.. {
                    let due = Duration::from_secs(second)
                        + Duration::from_secs(1) * u32::try_from(n).expect("few") / u32::try_from(pictures).expect("few");
                    if due >= window {
                        break;
                    }
                    tokio::time::sleep(due.saturating_sub(begin.elapsed())).await;
                    let campaign = places.campaigns[(second * pictures + n) as usize % places.campaigns.len()];
                    let one = Instant::now();
                    let token = &places.tokens[n as usize % places.tokens.len()];
                    let (status, _) = client.get(&format!("/api/v1/campaigns/{campaign}/board.png"), token).await;
                    // A campaign may have ended meanwhile, or a seat have looked too often.
                    if status == 200 {
                        times.push(one.elapsed());
                    }
                }
                times
            })
        })
        .collect();
    Rate::of(play::of_all(tasks).await, begin.elapsed())
}
