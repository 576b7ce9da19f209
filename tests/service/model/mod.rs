//! Random sequences of all that can happen to a campaign, beside a model that is simple enough to be believed: a list of the
//! positions after each entry, who holds which seat, what waits to be opened, and what each seat has ordered.
//!
//! The model works chance out by itself, from the secret, what the seats have added and the number of the entry. `STERNPOST_TEST_SEQUENCES` says how many sequences each database gets.

mod believed;
mod court;
mod docket;
mod orders;
mod run;
mod timed;
mod turns;

use crate::support::camps::Server;
use chrono::DateTime;
use run::Run;
use std::collections::BTreeMap;

const SEATS: u8 = 3;
/// What is done in each sequence.
const ACTS: usize = 40;

fn sequences() -> u64 {
    std::env::var("STERNPOST_TEST_SEQUENCES").map_or(40, |count| count.parse().expect("STERNPOST_TEST_SEQUENCES is a number"))
}

async fn no_sequence_of_acts_differs_from_the_model(url: String) {
    let (mut did, mut reached, mut ended) = (BTreeMap::<&str, usize>::new(), BTreeMap::<&str, usize>::new(), 0);
    let (mut revision, begun) = (1, DateTime::from_timestamp(1_790_000_000, 0).unwrap());
    for seed in 0..sequences() {
        println!("sequence {seed}, rules of revision {revision}");
        let mut run = Run::begin(Server::start(&url, revision, begun).await, revision, seed).await;
        for _ in 0..ACTS {
            run.act().await;
        }
        run.close().await;
        revision = run.revision;
        ended += usize::from(run.model.is_over);
        run.model.reached.into_iter().for_each(|(what, count)| *reached.entry(what).or_default() += count);
        run.did.into_iter().for_each(|(what, count)| *did.entry(what).or_default() += count);
    }
    println!("{} sequences, {ended} ended: {did:?}; of the court: {reached:?}", sequences());
    assert!(did.len() == 16 && ended > 0, "everything was done: {did:?}, {ended} ended");
    for what in ["carried, again", "carried, anew", "ruled to go back"] {
        assert!(reached.contains_key(what), "{what}: {reached:?}");
    }
}

on_both! {
    no_sequence_of_acts_differs_from_the_model
}
