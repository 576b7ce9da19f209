//! A long log is read in pages: together they are the whole, and none is larger than the others.

use chrono::TimeDelta;
use std::sync::Arc;
use sternpost_core::Eyes;
use sternpost_games::{GAMES, Games};
use sternpost_model::clock::SystemClock;
use sternpost_model::language::Language;
use sternpost_model::policy::Windows;
use sternpost_table::past::readable::LOG_PAGE;
use sternpost_table::seats::create::{Bot, Invited, NewCampaign, Player};
use sternpost_table::{Service, Strength};

#[tokio::test(flavor = "multi_thread")]
async fn a_long_log_is_read_page_by_page_to_its_end() {
    let folder = tempfile::TempDir::new().unwrap();
    let store = sternpost_store::open(&format!("sqlite:{}", folder.path().join("long.db").display())).await.unwrap();
    let service = Service::new(store.clone(), Games::default(), Arc::new(SystemClock), "operator@o.test".to_owned(), TimeDelta::zero());
    let bot =
        |name: &str| Invited { name: name.to_owned(), language: Language::English, player: Player::Bot(Bot::Plays(Strength::Random)) };
    let new = NewCampaign {
        game: GAMES[0].id().to_owned(),
        name: "Long".to_owned(),
        options: None,
        seats: ["Ada", "Bo", "Cleo"].map(bot).into(),
        table: Windows::Everybody.into(),
        policies: None,
    };
    let id = service.create("host@h.test", new).await.unwrap();
    service.bots_play(id).await.unwrap();
    let snapshot = service.snapshot(id).await.unwrap();
    assert!(snapshot.seq > u64::from(LOG_PAGE), "it is long: {} entries", snapshot.seq);
    let (mut entries, mut lines, mut after, mut pages) = (vec![], vec![], 0, 0);
    loop {
        let page = service.log(&snapshot, Eyes::Spectator, after).await.unwrap();
        assert!(page.entries.len() <= LOG_PAGE as usize);
        assert!(page.lines.iter().all(|line| line.seq > after && page.next.is_none_or(|last| line.seq <= last)));
        entries.extend(page.entries.iter().map(|entry| entry.seq));
        lines.extend(page.lines);
        pages += 1;
        match page.next {
            Some(next) => after = next,
            None => break,
        }
    }
    assert!(pages > 1, "in {pages} pages");
    assert_eq!(entries, (1..=snapshot.seq).collect::<Vec<u64>>());
    assert_eq!(lines, service.chronicle(&snapshot, Eyes::Spectator, 0).await.unwrap());
}
