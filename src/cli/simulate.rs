//! `sternpost simulate`: estimates how long a game takes by post, and how many letters it needs, with each measure off and on.

use crate::cli::options_of;
use crate::cli::out::out;
use crate::simulation::{Answers, Counted, Orders, Round, Trial, play};
use anyhow::{Context as _, bail};
use clap::{Args, ValueEnum};
use serde_json::json;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;
use sternpost_core::Chance;
use sternpost_game::Game;
use sternpost_games::{Games, player_of};
use sternpost_model::policy::{Policy as _, Windows};
use sternpost_players::{Rng, seats_by_lot};
use sternpost_scenarios as scenario;

/// Which orders are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Ordering {
    /// None.
    None,
    /// What a sensible player orders.
    Usual,
    /// One after the other.
    Both,
}

/// What people do about windows besides answering them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Besides {
    /// They let some kinds pass in the open.
    Waivers,
    /// They say at once what they do in a window that would follow.
    Together,
}

/// What is tried.
#[derive(Debug, Args)]
pub struct SimulateArgs {
    /// The game's id.
    game: String,
    /// How many seats.
    #[arg(long, default_value_t = 6)]
    seats: u8,
    /// How many campaigns.
    #[arg(long, default_value_t = 5)]
    campaigns: u64,
    /// Decides the first campaign; those after it count on from there.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Rounds after which a campaign is broken off.
    #[arg(long, default_value_t = 100)]
    rounds: usize,
    /// Begins each campaign in the position of a scenario file, and breaks it off when the phase that is on there is over: how much one battle needs.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// How soon people answer a letter: minutes at equal steps of likelihood.
    #[arg(long, default_value = "2,10,30,60,120,240,480,720,1440")]
    answers: String,
    /// The game's options, as JSON.
    #[arg(long)]
    options: Option<String>,
    /// What people have ordered.
    #[arg(long, value_enum, default_value_t = Ordering::Both)]
    orders: Ordering,
    /// Kinds of questions that people do not order, by what their ids begin with.
    #[arg(long, value_delimiter = ',')]
    except: Vec<String>,
    /// Hours of a window that ends at a fixed time.
    #[arg(long, default_value_t = 8)]
    window_hours: u32,
    /// What people do about windows besides: let some kinds pass in the open; say at once what they do in the one that follows.
    #[arg(long, value_delimiter = ',', value_enum)]
    with: Vec<Besides>,
    /// Lists the kinds of questions too: how many were asked, and how many of these had one possible answer.
    #[arg(long)]
    questions: bool,
}

impl SimulateArgs {
    /// Plays and prints what came of it.
    ///
    /// # Errors
    /// If the game is unknown or the set-up cannot be played.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let games = Games::default();
        let game = games.get(&self.game).with_context(|| format!("there is no game `{}`", self.game))?;
        let options = options_of(self.options.as_deref(), || game.default_options())?;
        let answers = Answers::read(&self.answers).map_err(anyhow::Error::msg).context("--answers")?;
        if self.campaigns == 0 || self.rounds == 0 {
            bail!("nothing is played: --campaigns and --rounds are 1 at least");
        }
        out!(
            "{} campaigns of {} seats; a letter is answered after (minutes, at equal steps of likelihood) {}",
            self.campaigns,
            self.seats,
            self.answers
        );
        out!(
            "{:<20}{:<10}{:>8}{:>12}{:>16}{:>26}{:>18}",
            "windows wait for",
            "orders",
            "rounds",
            "days/round",
            "waits/round",
            "letters/seat and round",
            "by order/round"
        );
        let orders: &[Orders] = match self.orders {
            Ordering::None => &[Orders::None],
            Ordering::Usual => &[Orders::Usual],
            Ordering::Both => &[Orders::None, Orders::Usual],
        };
        for windows in [Windows::Everybody, Windows::Prompt, Windows::Even] {
            for orders in orders {
                let trial = |seed| Trial {
                    windows,
                    window_minutes: u64::from(self.window_hours) * 60,
                    waivers: self.with.contains(&Besides::Waivers),
                    together: self.with.contains(&Besides::Together),
                    orders: *orders,
                    except: self.except.clone(),
                    answers: answers.clone(),
                    seed,
                    rounds: self.rounds,
                    one_phase: self.from.is_some(),
                };
                let mut rounds: Vec<Round> = vec![];
                for seed in self.seed..self.seed + self.campaigns {
                    rounds.extend(self.campaign(game, &options, &trial(seed))?);
                }
                print((windows, *orders), &rounds, self.questions);
            }
        }
        Ok(ExitCode::SUCCESS)
    }

    fn campaign(&self, game: &dyn Game, options: &serde_json::Value, trial: &Trial) -> anyhow::Result<Vec<Round>> {
        let mut rng = Rng::new(trial.seed);
        if let Some(file) = &self.from {
            let text = std::fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))?;
            let beginning = scenario::begin(game, &text).map_err(|why| anyhow::anyhow!("{}: {why}", file.display()))?;
            return Ok(play(beginning.play, player_of(game.id()), trial));
        }
        let setup = json!({ "options": options, "seats": seats_by_lot(game, options, self.seats.into(), &mut rng)? });
        let (position, _) = game.begin(&setup, &mut Chance::live(&mut rng.aside(3)))?;
        Ok(play(position, player_of(game.id()), trial))
    }
}

/// The one in the middle, and the one that nine in ten do not exceed.
fn middle_and_most<T: Ord + Copy + Default>(mut values: Vec<T>) -> (T, T) {
    values.sort_unstable();
    let at = |tenths: usize| values.get((values.len() * tenths / 10).min(values.len().saturating_sub(1))).copied().unwrap_or_default();
    (at(5), at(9))
}

fn print((windows, orders): (Windows, Orders), rounds: &[Round], with_questions: bool) {
    let (minutes, _) = middle_and_most(rounds.iter().map(|round| round.minutes).collect());
    let (waits, most_waits) = middle_and_most(rounds.iter().map(|round| round.waits).collect());
    let (letters, most_letters) = middle_and_most(rounds.iter().flat_map(|round| round.letters.iter().copied()).collect());
    let (ordered, most_ordered) = middle_and_most(rounds.iter().map(|round| round.ordered).collect());
    let days = format!("{}.{}", minutes / 1440, minutes % 1440 * 10 / 1440);
    let waits = format!("{waits} (90 %: {most_waits})");
    let letters = format!("{letters} (90 %: {most_letters})");
    let (ahead, _) = middle_and_most(rounds.iter().map(|round| round.ahead).collect());
    let ahead = if ahead > 0 { format!(", {ahead} ahead") } else { String::new() };
    let ordered = format!("{ordered} (90 %: {most_ordered}){ahead}");
    let name = match orders {
        Orders::None => "none",
        Orders::Usual => "usual",
    };
    out!("{:<20}{name:<10}{:>8}{days:>12}{waits:>16}{letters:>26}{ordered:>18}", windows.id(), rounds.len());
    if with_questions {
        let mut all: BTreeMap<&str, Counted> = BTreeMap::new();
        for (kind, counted) in rounds.iter().flat_map(|round| &round.questions) {
            let sum = all.entry(kind).or_default();
            sum.asked += counted.asked;
            sum.sole += counted.sole;
            sum.ordered += counted.ordered;
            sum.written += counted.written;
            sum.waited += counted.waited;
        }
        out!(
            "    {:<40}{:>8}{:>16}{:>10}{:>12}{:>12}",
            "kind of question",
            "asked",
            "with one answer",
            "ordered",
            "by letter",
            "waited for"
        );
        for (kind, counted) in all {
            let Counted { asked, sole, ordered, written, waited } = counted;
            out!("    {kind:<40}{asked:>8}{sole:>16}{ordered:>10}{written:>12}{waited:>12}");
        }
    }
}
