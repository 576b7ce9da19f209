//! What tests at random share that somebody may want to run longer than usual.

use std::collections::BTreeMap;
use std::ops::Range;
use sternpost_core::{Arg, Told};

/// The seeds to play: these, or those a longer run names: `SEEDS=1000..1500`.
///
/// # Panics
/// If they are not named like that.
#[must_use]
#[expect(clippy::disallowed_methods, reason = "a long run says its seeds")]
pub fn seeds(usual: Range<u64>) -> Range<u64> {
    let Ok(range) = std::env::var("SEEDS") else { return usual };
    let (from, to) = range.split_once("..").expect("SEEDS is FROM..TO");
    from.parse().expect("a number")..to.parse().expect("a number")
}

/// How closely a longer run looks: the dear properties every so many turns, `EVERY=1`.
///
/// # Panics
/// If it is no number.
#[must_use]
#[expect(clippy::disallowed_methods, reason = "a long run says how closely it looks")]
pub fn every(usual: usize) -> usize {
    std::env::var("EVERY").map_or(usual, |every| every.parse().expect("a number"))
}

/// How many campaigns of a kind are played: so many, or those a longer run names: `CAMPAIGNS=200`.
///
/// # Panics
/// If it is no number.
#[must_use]
#[expect(clippy::disallowed_methods, reason = "a long run says how many campaigns it plays")]
pub fn campaigns(usual: u64) -> u64 {
    std::env::var("CAMPAIGNS").map_or(usual, |count| count.parse().expect("a number"))
}

/// How often what was told: by key, with the first component named.
#[derive(Clone, Debug, Default)]
pub struct Seen(BTreeMap<String, usize>);

impl Seen {
    /// Counts.
    pub fn add(&mut self, told: &[Told]) {
        for line in told {
            let names = line.text.args.iter().filter_map(|(_, arg)| if let Arg::Term { id, .. } = arg { Some(id.as_ref()) } else { None });
            let key = std::iter::once(line.text.key.as_ref()).chain(names.take(1)).collect::<Vec<_>>().join(" ");
            *self.0.entry(key).or_default() += 1;
        }
    }

    /// For looking at after a long run.
    pub fn print(&self) {
        for (what, count) in &self.0 {
            println!("{count:>8} {what}");
        }
    }
}
