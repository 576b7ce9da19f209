//! What is printed.

use std::time::Duration;

/// How often something was done, and how long it took.
#[derive(Clone, Debug, Default)]
pub struct Rate {
    pub per_second: f64,
    pub p50: Duration,
    pub p99: Duration,
}

impl Rate {
    pub fn of(mut times: Vec<Duration>, window: Duration) -> Self {
        times.sort_unstable();
        let at = |part: usize| times.get((times.len() * part / 100).min(times.len().saturating_sub(1))).copied().unwrap_or_default();
        Self { per_second: times.len() as f64 / window.as_secs_f64(), p50: at(50), p99: at(99) }
    }
}

/// Bare commits, answers, bare commits.
pub struct Round {
    pub before: Rate,
    pub answers: Rate,
    pub after: Rate,
}

impl Round {
    fn bare(&self) -> f64 {
        f64::midpoint(self.before.per_second, self.after.per_second)
    }
    fn ratio(&self) -> f64 {
        self.answers.per_second / self.bare()
    }
    /// The p99 of an answer, in p99s of one commit.
    fn tail(&self) -> f64 {
        self.answers.p99.as_secs_f64() / f64::midpoint(self.before.p99.as_secs_f64(), self.after.p99.as_secs_f64())
    }
}

pub fn head(clients: u64) {
    println!(
        "\n| database | campaigns | answers/s, {clients} clients | p50 ms | p99 ms | bare commits/s | p99 ms | ratio | p99 ratio | letters |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|");
}

/// A time in milliseconds.
pub fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}

/// The round with the median ratio.
pub fn row(database: &str, campaigns: u32, mut rounds: Vec<Round>, letters: &str) {
    rounds.sort_by(|one, other| one.ratio().total_cmp(&other.ratio()));
    let round = &rounds[rounds.len() / 2];
    println!(
        "| {database} | {campaigns} | {:.0} | {:.1} | {:.1} | {:.0} | {:.1} | {:.2} | {:.1} | {letters} |",
        round.answers.per_second,
        ms(round.answers.p50),
        ms(round.answers.p99),
        round.bare(),
        ms(Duration::midpoint(round.before.p99, round.after.p99)),
        round.ratio(),
        round.tail(),
    );
}

trait Midpoint {
    fn midpoint(one: Self, other: Self) -> Self;
}

impl Midpoint for Duration {
    fn midpoint(one: Self, other: Self) -> Self {
        (one + other) / 2
    }
}
