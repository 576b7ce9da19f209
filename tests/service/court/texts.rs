//! What people write to the table's court is kept as it can be shown, and a log from elsewhere that holds anything else is not read in.

use super::table::{ADA, BO, CLEO, Table};
use crate::support::camps::Server;
use std::io::Cursor;
use sternpost_core::Seat;
use sternpost_log::{Actor, Body, Cause, CourtAct, Draws, Motion, NewEntry, Ruling};
use sternpost_model::chain::seal;
use sternpost_model::clock::Clock as _;
use sternpost_store::Commit;
use sternpost_table::Whom;
use sternpost_table::court::CourtWish;
use sternpost_table::past::export::write_whole;
use sternpost_table::past::import::{ImportError, Wanted};
use tempfile::TempDir;

/// As somebody writes it who wants to turn the text around it, break its line or end it; and as it is kept.
const HOSTILE: &str = " it\u{202e} was\0\u{2028} coun\u{200b}ted\ttwice ";
const KEPT: &str = "it was counted twice";

async fn every_text_of_the_court_is_kept_as_it_can_be_shown(url: String) {
    let table = Table::new(&url).await;
    let played = table.play_on(2).await;
    let (to, disputed) = (played[0].seq - 1, played.last().unwrap().seq);
    let text = || HOSTILE.to_owned();
    let dispute = table.do_it(BO, CourtWish::Dispute { entry: disputed, why: text() }).await.unwrap();
    table.do_it(ADA, CourtWish::State { dispute, text: text() }).await.unwrap();
    table.do_it(Whom::Arbiter, CourtWish::Rule { dispute, ruling: Ruling::Upheld, why: text(), patch: None }).await.unwrap();
    table.do_it(BO, CourtWish::Appeal { dispute, why: text() }).await.unwrap();
    let ruling = Motion::Rule { dispute, ruling: Ruling::Upheld };
    let ruling = table.do_it(ADA, CourtWish::Propose { motion: ruling, why: text() }).await.unwrap();
    table.do_it(CLEO, CourtWish::Vote { motion: ruling, yes: true }).await.unwrap();
    let motion = Motion::Rewind { to, draws: Draws::Anew };
    let motion = table.do_it(ADA, CourtWish::Propose { motion, why: text() }).await.unwrap();
    table.do_it(ADA, CourtWish::Drop { motion }).await.unwrap();
    table.do_it(Whom::Host, CourtWish::Rewind { to, draws: Draws::Anew, why: text() }).await.unwrap();
    let since = usize::try_from(disputed).unwrap();
    let entries = table.entries().await;
    let written: Vec<&str> = entries.iter().skip(since).flat_map(|entry| entry.body.written()).collect();
    assert_eq!(written, [KEPT; 8], "dispute, statement, ruling, appeal, motion and ruling of the table, motion, rewind");
    for nothing in ["\u{202e}\0", "\u{200b} \u{2028}"] {
        table.is_refused(BO, CourtWish::Dispute { entry: disputed, why: nothing.to_owned() }).await;
    }
    table.is_in_order().await;
}

async fn a_log_that_hides_something_in_a_text_is_not_read_in(url: String) {
    for hidden in ['\u{202e}', '\u{2028}', '\u{200b}', '\u{7}'] {
        let table = Table::new(&url).await;
        let disputed = table.play_on(1).await.last().unwrap().seq;
        let last = table.entries().await.pop().unwrap();
        let act = CourtAct::Disputed { seat: Seat(1), entry: disputed, why: format!("it was{hidden}legal") };
        let what = NewEntry {
            seq: last.seq + 1,
            actor: Actor::Seat(Seat(1)),
            cause: Cause::Page,
            digest: None,
            body: Body::Court { act },
            ..last.what.clone()
        };
        let entry = seal(what, &last.hash, &table.secret().await);
        table.server.store.commit(Commit { entries: vec![entry], ..Commit::default() }).await.unwrap();
        let mut file = vec![];
        write_whole(&table.server.store, table.id, &mut file).await.unwrap();
        let folder = TempDir::new().unwrap();
        let url = format!("sqlite:{}", folder.path().join("elsewhere.db").display());
        let elsewhere = Server::start(&url, 1, table.server.clock.now()).await;
        let wanted = Wanted { host: "host@h.test".to_owned(), ..Wanted::default() };
        let refused = elsewhere.service.import(Cursor::new(file), wanted).await.unwrap_err();
        assert!(matches!(&refused, ImportError::Wrong(why) if why.contains("cannot be shown")), "{hidden:?}: {refused}");
        assert!(elsewhere.store.campaign(table.id).await.unwrap().is_none());
    }
}

on_both! {
    every_text_of_the_court_is_kept_as_it_can_be_shown
    a_log_that_hides_something_in_a_text_is_not_read_in
}
