//! What happens at the edges of an answer, each alone: letters that are composed, requests that are answered from memory.

use crate::play::{Server, create, read};
use crate::table::Rate;
use chrono::TimeDelta;
use std::sync::Arc;
use std::time::{Duration, Instant};
use sternpost_boards::Boards;
use sternpost_games::Games;
use sternpost_model::clock::SystemClock;
use sternpost_post::addresses::Addresses;
use sternpost_post::composer::{Composed, Composer};
use sternpost_post::links::Links;
use sternpost_table::Service;
use tempfile::TempDir;
use tokio::sync::Semaphore;

/// Whether the board of a letter was drawn before.
#[derive(Clone, Copy, PartialEq)]
pub enum Board {
    Kept,
    Drawn,
}

/// The first turn's letter, composed again and again.
pub async fn letters(window: Duration, board: Board) -> Rate {
    let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let store = sternpost_store::open(&format!("sqlite:{}", folder.path().join("letters.db").display())).await.expect("a database");
    let clock = Arc::new(SystemClock);
    let grace = TimeDelta::minutes(10);
    let service = Service::new(store.clone(), Games::default(), clock.clone(), "op@localhost".to_owned(), grace);
    let campaign = create(&service).await;
    let letters = store.letters(campaign).await.expect("letters");
    let letter = letters.into_iter().map(|letter| letter.letter).find(|letter| letter.kind().name() == "turn").expect("somebody is asked");
    let links = Arc::new(Links::new(b"a key for benches only, long enough to be one", &[]));
    let addresses =
        Arc::new(Addresses { links, public_url: "http://localhost".to_owned(), link_life: TimeDelta::days(30), clock: clock.clone() });
    let fresh = || {
        let boards = Arc::new(Boards::new(Arc::new(Semaphore::new(2))));
        Composer::new(service.clone(), addresses.clone(), boards, "Sternpost <post@localhost>".parse().expect("an address"))
    };
    let (mut composer, mut times, begin) = (fresh(), vec![], Instant::now());
    while begin.elapsed() < window {
        if board == Board::Drawn {
            composer = fresh();
        }
        let one = Instant::now();
        let composed = composer.compose(&letter).await.expect("a letter");
        assert!(matches!(composed, Composed::Message(_)), "its question is open");
        times.push(one.elapsed());
    }
    Rate::of(times, begin.elapsed())
}

/// Requests that change nothing, of many clients at once: one that asks for next to nothing, and one for a seat's questions.
pub async fn requests(clients: usize, window: Duration) -> (Rate, Rate) {
    let server = Server::start(None, 32).await;
    let nothing = read(&server, clients, |_| "/healthz".to_owned(), window).await;
    let questions = read(&server, clients, |id| format!("/api/v1/campaigns/{id}/questions"), window).await;
    (nothing, questions)
}
