//! Players that play to win, against players that play anyhow, against each other, and alone for the goal of the expedition.
//!
//! `CAMPAIGNS=40 cargo test -p voidfall --test game players` plays as many of each kind.

use crate::{GAME, PLAYER, setup};
use serde_json::{Value, json};
use sternpost_core::{Answer, Seat, Told};
use sternpost_game::Act;
use sternpost_players::{Everybody, Strength};
use sternpost_workbench::long_runs::campaigns;
use sternpost_workbench::rivals::Rivals;
use sternpost_workbench::{Checks, Finished, play_out_by};

static RIVALS: Rivals = Rivals { game: &GAME, player: &PLAYER, setup: of_two };

/// Who has which House changes.
fn of_two(seed: u64) -> Value {
    let mut setup = setup(2, &json!({}));
    if seed / 2 % 2 == 1 {
        setup["seats"].as_array_mut().expect("seats are a list").reverse();
    }
    setup
}

#[test]
fn eager_players_beat_players_that_play_anyhow() {
    let count = campaigns(10);
    let won = RIVALS.wins(Strength::Eager, Strength::Random, count);
    println!("eager beats random in {won} of {count}");
    assert!(won * 100 >= count * 80, "{won} of {count}");
}

#[test]
fn steady_players_beat_eager_ones() {
    let count = campaigns(5);
    let won = RIVALS.wins(Strength::Steady, Strength::Eager, count);
    println!("steady beats eager in {won} of {count}");
    assert!(won * 100 >= count * 80, "{won} of {count}");
}

/// A whole campaign of players of a strength.
fn played(setup: &Value, seed: u64, strength: Strength) -> Finished {
    let checks = Checks { anytime: 0, ..Checks::every(100_000) };
    play_out_by(&GAME, setup, seed, checks, &Everybody { player: &PLAYER, strength }).unwrap_or_else(|failure| panic!("{failure}"))
}

/// The goal is 120. `docs/performance.md` has what hundreds say.
#[test]
fn steady_players_reach_the_goal_alone_in_half_of_their_campaigns_and_those_at_random_do_not() {
    let alone = setup(1, &json!({ "mode": "expedition" }));
    let count = campaigns(6);
    let scores = |strength| -> Vec<i32> { (0..count).map(|seed| played(&alone, seed, strength).standings[0].score).collect() };
    let (steady, random) = (scores(Strength::Steady), scores(Strength::Random));
    let reached = steady.iter().filter(|score| **score >= 120).count();
    println!("steady: {reached} of {count} reach the goal: {steady:?}; at random: {random:?}");
    assert!(2 * reached >= steady.len() && steady.iter().sum::<i32>() >= 2 * random.iter().sum::<i32>(), "{steady:?} {random:?}");
}

/// Lines with which an action begins.
const BEGINS: [&str; 5] = ["line-acts", "line-acts-twice", "line-acts-by-agenda", "line-acts-by-technology", "line-acts-by-preferred"];
/// Lines of what an action costs.
const COSTS: [&str; 12] = [
    "line-pays",
    "line-recalls",
    "line-deactivates",
    "line-corrupts",
    "line-shrinks",
    "line-destroys-guild",
    "line-destroys-installation",
    "line-discards-bounty",
    "line-discards-reclaim",
    "line-discards-glory",
    "line-returns-trade",
    "line-discards-agenda",
];
/// Lines of the clean-up and of what comes after a turn.
const AFTERWARDS: [&str; 4] = ["line-places-agenda", "line-plays-focus", "line-round-begins", "line-evaluation-begins"];

/// Actions that were paid for and did nothing, by where they stand among the lines.
fn paid_for_nothing(told: &[Told]) -> Vec<usize> {
    let mut found = vec![];
    let key = |line: &Told| line.text.key.to_string();
    for (at, _) in told.iter().enumerate().filter(|(_, line)| BEGINS.contains(&&*key(line))) {
        let lines = told[at + 1..].iter().map(key);
        let own: Vec<String> = lines.take_while(|key| !BEGINS.contains(&&**key) && !AFTERWARDS.contains(&&**key)).collect();
        let next_begins = told.get(at + 1 + own.len()).is_some_and(|line| BEGINS.contains(&&*key(line)));
        let is_paid = own.iter().any(|key| COSTS.contains(&&**key));
        // An action of a preferred focus stands within the one that takes it.
        let takes_another = next_begins && key(&told[at + 1 + own.len()]) == "line-acts-by-preferred";
        if is_paid && !takes_another && own.iter().all(|key| COSTS.contains(&&**key)) {
            found.push(at);
        }
    }
    found
}

#[test]
fn nobody_pays_for_an_action_and_declines_all_of_it() {
    let mut actions = 0;
    for seed in 0..campaigns(3) {
        let told = played(&of_two(seed), seed, Strength::Steady).told;
        let unused: Vec<String> = paid_for_nothing(&told).iter().map(|at| format!("{:?}", &told[*at..told.len().min(at + 4)])).collect();
        assert!(unused.is_empty(), "seed {seed}: {}", unused.join("\n"));
        actions += told.iter().filter(|line| BEGINS.contains(&&*line.text.key)).count();
    }
    assert!(actions > 100, "{actions} actions");
}

/// How many questions each turn asked its player, from the focus on until the next turn.
fn questions_of_turns(acts: &[Act]) -> Vec<usize> {
    let mut turns: Vec<(Seat, usize)> = vec![];
    for act in acts {
        let Act::Answered { seat, answers, .. } = act else { continue };
        for answer in answers {
            if matches!(answer, Answer::One(id) if id.starts_with("focus:")) {
                turns.push((*seat, 0));
            }
            if let Some((_, count)) = turns.last_mut().filter(|(of, _)| of == seat) {
                *count += 1;
            }
        }
    }
    turns.into_iter().map(|(_, count)| count).collect()
}

/// The aim is 25 questions in a turn at the median, and 60 in 99 of 100.
#[test]
fn a_turn_asks_its_player_few_questions() {
    let mut counts: Vec<usize> = vec![];
    for seed in 0..campaigns(1) {
        counts.extend(questions_of_turns(&played(&setup(4, &json!({})), seed, Strength::Steady).acts));
    }
    counts.sort_unstable();
    let at = |percent: usize| counts[(counts.len() * percent / 100).min(counts.len() - 1)];
    println!("{} turns: {} questions at the median, {} in 99 of 100, {} at most", counts.len(), at(50), at(99), at(100));
    assert!(counts.len() > 30 && at(50) <= 25 && at(99) <= 60, "{counts:?}");
}

#[test]
fn players_decide_by_what_their_seat_may_see_and_by_nothing_else() {
    assert!(RIVALS.decide_by_what_they_see(3, 5) > 40, "a campaign has many decisions");
}
