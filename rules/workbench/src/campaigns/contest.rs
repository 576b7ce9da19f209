//! Contests between players of unlike strength: who wins, and how long a decision takes.

use super::Played;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use sternpost_core::{Answer, Seat};
use sternpost_game::Play;
use sternpost_players::{Party, Player, Rng, Score, Strength, play_party};

/// One player of one strength against others of another, who changes seats from campaign to campaign.
pub struct Contest<'a> {
    played: &'a Played,
    one: Strength,
    others: Strength,
    count: u64,
    first: u64,
    threads: usize,
}

impl<'a> Contest<'a> {
    /// `COUNT [FIRST SEED] ONE OTHERS [--threads COUNT]`; else what is wrong with it.
    pub fn of(played: &'a Played, words: &[String]) -> Result<Self, String> {
        let (mut numbers, mut strengths, mut threads) = (vec![], vec![], 2);
        let mut words = words.iter();
        while let Some(word) = words.next() {
            if word == "--threads" {
                threads = words.next().and_then(|count| count.parse().ok()).ok_or("--threads wants a number")?;
            } else if let Some(strength) = Strength::by_id(word) {
                strengths.push(strength);
            } else {
                numbers.push(word.parse::<u64>().map_err(|_| format!("{word} is neither a strength nor a number"))?);
            }
        }
        let [one, others] = strengths[..] else { return Err("a contest is between two strengths".to_owned()) };
        let number = |at: usize, usual: u64| numbers.get(at).copied().unwrap_or(usual);
        Ok(Self { played, one, others, count: number(0, 12), first: number(1, 0), threads })
    }

    /// Plays, and prints who won.
    pub fn play(&self) -> Result<(), String> {
        let player = Timed { player: self.played.player, took: Mutex::default() };
        let (next, sums) = (AtomicU64::new(self.first), Mutex::new(Ok(Sums::default())));
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    loop {
                        let seed = next.fetch_add(1, Ordering::Relaxed);
                        if seed >= self.first + self.count {
                            return;
                        }
                        let added = self.campaign(&player, seed);
                        let mut sums = sums.lock().expect("nobody panics with it");
                        match (&mut *sums, added) {
                            (Ok(sums), Ok(campaign)) => sums.add(&campaign),
                            (Ok(_), Err(why)) => *sums = Err(format!("campaign {seed}: {why}")),
                            (Err(_), _) => return,
                        }
                    }
                });
            }
        });
        sums.into_inner().expect("nobody panics with it")?.print(self);
        player.print();
        Ok(())
    }

    fn campaign(&self, player: &dyn Player, seed: u64) -> Result<Campaign, String> {
        let setup = (self.played.contest)(seed);
        let sits: Vec<String> =
            setup["seats"].as_array().into_iter().flatten().map(|seat| seat.as_str().unwrap_or_default().to_owned()).collect();
        let own = usize::try_from(seed).map_err(|why| why.to_string())? % sits.len().max(1);
        let mut strengths = vec![self.others; sits.len()];
        strengths[own] = self.one;
        let party = Party { game: self.played.game, player, setup: &setup, strengths: &strengths, most_turns: 50_000 };
        let score = play_party(&party, seed)?;
        println!("campaign {seed}: {}", line(&score, own));
        Ok(Campaign { own, sits, score })
    }
}

/// What came of a campaign in which the one sat there.
struct Campaign {
    own: usize,
    sits: Vec<String>,
    score: Score,
}

fn line(score: &Score, own: usize) -> String {
    let scores = score.play.standings().unwrap_or_default().into_iter().map(|standing| {
        let (who, won) = (if usize::from(standing.seat.0) == own { "*" } else { "" }, if standing.rank == 1 { "!" } else { "" });
        format!("{who}{}{won}", standing.score)
    });
    format!("{}; {} answers", scores.collect::<Vec<String>>().join(" "), score.answers)
}

/// What is added up over all campaigns.
#[derive(Default)]
struct Sums {
    won: u64,
    nobody: u64,
    answers: usize,
    /// Points of the one, of the others, and of how many others.
    points: (i64, i64, i64),
    /// What sits in a seat: how often it won, of how many.
    sits: BTreeMap<String, (u64, u64)>,
    /// How often a seat won.
    seats: BTreeMap<usize, u64>,
    /// What was told of a seat, by the key of the line: of the one where it won, of the one where it did not, of the others.
    told: BTreeMap<String, [u64; 3]>,
}

impl Sums {
    fn add(&mut self, Campaign { own, sits, score }: &Campaign) {
        let standings = score.play.standings().unwrap_or_default();
        let has_won = standings.iter().any(|standing| standing.rank == 1 && usize::from(standing.seat.0) == *own);
        for text in score.told.iter().map(|told| &told.text) {
            let Some(seat) = text.seat("seat") else { continue };
            let of = if usize::from(seat.0) != *own { 2 } else { usize::from(!has_won) };
            self.told.entry(text.key.to_string()).or_default()[of] += 1;
        }
        self.answers += score.answers;
        self.nobody += u64::from(!standings.iter().any(|standing| standing.rank == 1));
        for standing in standings {
            let (seat, points) = (usize::from(standing.seat.0), i64::from(standing.score));
            let won = u64::from(standing.rank == 1);
            if seat == *own {
                self.won += won;
                self.points.0 += points;
            } else {
                self.points = (self.points.0, self.points.1 + points, self.points.2 + 1);
            }
            *self.seats.entry(seat).or_default() += won;
            let sat = self.sits.entry(sits[seat].clone()).or_default();
            *sat = (sat.0 + won, sat.1 + 1);
        }
    }

    fn print(&self, contest: &Contest<'_>) {
        let Contest { one, others, count, .. } = contest;
        println!("\n{} among {}: won {} of {count}, nobody {}", one.id(), others.id(), self.won, self.nobody);
        let mean = |sum: i64, of: i64| format!("{}.{}", sum / of.max(1), sum.abs() * 10 / of.max(1) % 10);
        let campaigns = i64::try_from(*count).unwrap_or(i64::MAX);
        println!("points of one {}, of each of the others {}", mean(self.points.0, campaigns), mean(self.points.1, self.points.2));
        println!("answers in a campaign: {}", self.answers / usize::try_from(*count).unwrap_or(usize::MAX).max(1));
        for (seat, won) in &self.seats {
            println!("seat {}: won {won} of {count}", seat + 1);
        }
        for (who, (won, of)) in &self.sits {
            println!("{who}: won {won} of {of}");
        }
        self.print_told(i64::try_from(self.won).unwrap_or(i64::MAX), campaigns, mean);
    }

    /// What the one did beside each of the others, line by line: where games are lost.
    fn print_told(&self, won: i64, campaigns: i64, mean: impl Fn(i64, i64) -> String) {
        println!("told of the one in a campaign that it won, in one that it did not win, and of each of the others:");
        for (key, counts) in &self.told {
            let [when_won, else_, others] = counts.map(|count| i64::try_from(count).unwrap_or(i64::MAX));
            println!("  {key}: {}, {}, {}", mean(when_won, won), mean(else_, campaigns - won), mean(others, self.points.2));
        }
    }
}

/// A player with a watch.
struct Timed {
    player: &'static dyn Player,
    took: Mutex<Vec<Duration>>,
}

#[expect(clippy::disallowed_types, reason = "the program measures; players do not")]
impl Player for Timed {
    fn turn(&self, play: &dyn Play, seat: Seat, strength: Strength, rng: &mut Rng) -> Vec<Answer> {
        let began = std::time::Instant::now();
        let turn = self.player.turn(play, seat, strength, rng);
        if strength.thought().is_some() {
            self.took.lock().expect("nobody panics with it").push(began.elapsed());
        }
        turn
    }

    fn aside(&self, play: &dyn Play, seat: Seat, strength: Strength, rng: &mut Rng) -> Vec<Answer> {
        self.player.aside(play, seat, strength, rng)
    }
}

impl Timed {
    fn print(self) {
        let mut took = self.took.into_inner().expect("nobody panics with it");
        took.sort_unstable();
        let (all, decisions): (Duration, u32) = (took.iter().sum(), u32::try_from(took.len()).expect("few decisions"));
        if let Some(longest) = took.last() {
            println!("{decisions} decisions, {:?} each, the longest {longest:?}", all / decisions);
        }
    }
}
