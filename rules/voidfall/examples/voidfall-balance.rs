//! How campaigns against the Void go: who wins, and what both totals are made of, cycle by cycle. It checks no property; `voidfall-campaigns` does.
//!
//! ```text
//! cargo run --profile dist -p voidfall --example voidfall-balance -- easy 40 --seats 1,2 --first 1 --threads 2
//! ```
//!
//! Odd seeds play with the Houses of which everything is known, even ones with all that can be chosen.

use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use sternpost_core::{Arg, Chance, Eyes, Seat, Told};
use sternpost_game::{Game as _, Play, Published};
use sternpost_players::{Player as _, Purposeful, Rng, Strength};
use voidfall::{House, Voidfall};

static GAME: Published<Voidfall> = Published::new();
static PLAYER: Purposeful<Voidfall> = Purposeful::new();

const WHOLE: [House; 4] = [House::Valnis, House::Belitan, House::Dunlork, House::Cortozaar];

/// Sums by what they are of.
type Sums = BTreeMap<String, i64>;

struct Wanted {
    difficulty: String,
    strength: Strength,
    seats: Vec<usize>,
    first: u64,
    count: u64,
    threads: usize,
}

impl Wanted {
    fn of(words: &[String]) -> Result<Self, String> {
        let mut wanted =
            Self { difficulty: "easy".into(), strength: Strength::Steady, seats: vec![1, 2, 3, 4], first: 1, count: 10, threads: 2 };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let mut next = || words.next().ok_or(format!("{word} wants a value"));
            let number = |text: &String| text.parse::<u64>().map_err(|why| format!("{text}: {why}"));
            match word.as_str() {
                "easy" | "normal" | "hard" => wanted.difficulty.clone_from(word),
                "--seats" => {
                    wanted.seats =
                        next()?.split(',').map(|seats| seats.parse().map_err(|why| format!("{seats}: {why}"))).collect::<Result<_, _>>()?;
                }
                "--first" => wanted.first = number(next()?)?,
                "--threads" => wanted.threads = usize::try_from(number(next()?)?).map_err(|why| why.to_string())?,
                other => match Strength::by_id(other) {
                    Some(strength) => wanted.strength = strength,
                    None => wanted.count = number(word)?,
                },
            }
        }
        Ok(wanted)
    }
}

fn main() -> ExitCode {
    #[expect(clippy::disallowed_methods, reason = "what to play is said on the command line")]
    let words: Vec<String> = std::env::args().skip(1).collect();
    match Wanted::of(&words) {
        Ok(wanted) => wanted.seats.iter().for_each(|seats| print(*seats, &wanted, &play_all(*seats, &wanted))),
        Err(why) => {
            eprintln!("{why}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn play_all(seats: usize, wanted: &Wanted) -> Sums {
    let (next, sums) = (AtomicU64::new(wanted.first), Mutex::new(Sums::new()));
    std::thread::scope(|scope| {
        for _ in 0..wanted.threads {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= wanted.first + wanted.count {
                        return;
                    }
                    let one = campaign(seats, seed, wanted);
                    let mut sums = sums.lock().expect("nobody panics with it");
                    for (what, count) in one {
                        *sums.entry(what).or_default() += count;
                    }
                }
            });
        }
    });
    sums.into_inner().expect("nobody panics with it")
}

fn setup(seats: usize, seed: u64, difficulty: &str) -> Value {
    let nth = |of: u64, count: usize| usize::try_from(of % count as u64).expect("a small number");
    let (houses, allowed) = if seed % 2 == 1 { (WHOLE.to_vec(), "complete") } else { (House::playable(), "without-abilities") };
    let step = if houses.len() > 4 { 3 } else { 1 };
    let seat = |at: usize| {
        let house = houses[(nth(seed / 2, houses.len()) + step * at) % houses.len()];
        json!({ "house": house, "origin": if nth(seed / 2 + at as u64, 2) == 0 { "a" } else { "b" } })
    };
    let mode = if seats == 1 { "solo" } else { "cooperative" };
    json!({
        "options": { "mode": mode, "houses": allowed, "difficulty": difficulty, "void-events": "shuffled-in" },
        "seats": (0..seats).map(seat).collect::<Vec<_>>(),
    })
}

fn campaign(seats: usize, seed: u64, wanted: &Wanted) -> Sums {
    let (mut rng, mut dice) = (Rng::new(seed), Rng::new(seed).aside(1));
    let setup = setup(seats, seed, &wanted.difficulty);
    let (mut play, out) = GAME.begin(&setup, &mut Chance::live(&mut dice)).expect("a set-up that can be played");
    let mut sums = Sums::new();
    let (mut told, mut phase): (Vec<Told>, String) = (out.told, play.phase());
    let mut cycle = "0".to_owned();
    loop {
        count_lines(&cycle, &told, &mut sums);
        if play.phase() != phase {
            phase = play.phase();
            if phase[..1] != cycle {
                standing(&cycle, play.as_ref(), &mut sums);
                phase[..1].clone_into(&mut cycle);
            }
        }
        let asked = play.waiting_for();
        let Some(first) = asked.first().copied() else { break };
        let mut decide = |play: &dyn Play, seat: Seat| {
            *sums.entry("decisions".into()).or_default() += 1;
            PLAYER.turn(play, seat, wanted.strength, &mut rng)
        };
        told = if asked.len() > 1 {
            let answers = asked.iter().map(|seat| (*seat, decide(play.as_ref(), *seat).remove(0))).collect();
            play.apply_together(&answers, &mut Chance::live(&mut dice)).expect("players answer what is on offer").told
        } else {
            let answers = decide(play.as_ref(), first);
            let done = play.apply(first, &answers, &mut Chance::live(&mut dice));
            done.unwrap_or_else(|why| panic!("seed {seed}: {why}: {answers:?}")).told
        };
    }
    standing(&cycle, play.as_ref(), &mut sums);
    let (won, margin) = outcome(play.as_ref());
    println!("{seats} seats, seed {seed}: {} by {margin} in cycle {cycle}", if won { "won" } else { "lost" });
    for (what, count) in [("won", i64::from(won)), ("margin", margin), ("campaigns", 1)] {
        *sums.entry(what.into()).or_default() += count;
    }
    if seed % 2 == 1 {
        *sums.entry("won with whole Houses".into()).or_default() += i64::from(won);
    }
    sums
}

/// Whether it was won, and by how much the last one is above the Void.
fn outcome(play: &dyn Play) -> (bool, i64) {
    let standings = play.standings().expect("it is over");
    let least = standings.iter().map(|standing| i64::from(standing.score)).min().unwrap_or(0);
    (standings.iter().any(|standing| standing.rank == 1), least - void_score(&play.view(Eyes::Arbiter)).values().sum::<i64>())
}

fn void_score(view: &Value) -> Sums {
    let parts = view["void"]["score"].as_array().into_iter().flatten();
    parts.map(|part| (part[0].as_str().unwrap_or("?").to_owned(), part[1].as_i64().unwrap_or(0))).collect()
}

/// What a list or an object holds.
fn values(of: &Value) -> Vec<&Value> {
    let listed = of.as_array().into_iter().flatten();
    listed.chain(of.as_object().into_iter().flat_map(serde_json::Map::values)).collect()
}

/// How it stands at the end of a cycle.
fn standing(cycle: &str, play: &dyn Play, sums: &mut Sums) {
    let view = play.view(Eyes::Arbiter);
    for (part, count) in void_score(&view) {
        *sums.entry(format!("{cycle} void {part}")).or_default() += count;
    }
    let players: Vec<&Value> = values(&view["players"]);
    let mut add = |what: &str, count: i64| *sums.entry(format!("{cycle} state {what}")).or_default() += count;
    for player in &players {
        let number = |what: &str| player[what].as_i64().unwrap_or(0);
        let length = |what: &str| i64::try_from(values(&player[what]).len()).unwrap_or(0);
        for what in ["influence", "pure", "corrupted", "active", "inactive", "deployed", "trade", "corruption-on-mat", "upkeep-due"] {
            add(what, number(what));
        }
        for what in ["technologies", "bounties", "reclaims"] {
            add(what, length(what));
        }
        let sum = |value: &Value| values(value).into_iter().filter_map(Value::as_i64).sum::<i64>();
        add("glory", sum(&player["glory"]));
        add("tracks", sum(&player["tracks"]));
        add("yields", sum(&player["yields"]));
        add("stock", sum(&player["stock"]));
        let slots = player["slots"].as_array().into_iter().flatten();
        add("agendas in play", i64::try_from(slots.filter(|slot| !slot["agenda"].is_null()).count()).unwrap_or(0));
    }
    let least = players.iter().filter_map(|player| player["influence"].as_i64()).min().unwrap_or(0);
    add("influence of the last", least * i64::try_from(players.len()).unwrap_or(1));
}

/// What players gained and did in a cycle.
fn count_lines(cycle: &str, told: &[Told], sums: &mut Sums) {
    const DEEDS: [(&str, &str); 17] = [
        ("line-takes-sector", "sectors taken"),
        ("line-void-takes", "sectors lost"),
        ("line-invades", "invasions"),
        ("line-crisis-revealed", "crises revealed"),
        ("line-passes-crisis", "crises passed"),
        ("line-discards-crisis", "crises discarded"),
        ("line-suffers-crisis", "crises suffered"),
        ("line-crisis-ongoing", "crises ongoing"),
        ("line-catastrophe", "catastrophes"),
        ("line-builds-haven", "haven steps"),
        ("line-takes-heroic", "heroic focuses"),
        ("line-resolves-board", "wars"),
        ("line-acts", "actions"),
        ("line-takes-decree", "decrees"),
        ("line-researches", "technologies gained"),
        ("line-advances", "steps on tracks"),
        ("line-lost-by-catastrophe", "lost by catastrophe"),
    ];
    for line in told {
        let key = &*line.text.key;
        if let Some((_, name)) = DEEDS.iter().find(|(deed, _)| *deed == key) {
            *sums.entry(format!("{cycle} did {name}")).or_default() += 1;
        }
        let number = |name: &str| {
            line.text
                .args
                .iter()
                .find_map(|(arg, value)| if let Arg::Number(number) = value { (arg == name).then_some(*number) } else { None })
        };
        let (source, sign) = match key {
            "line-gains-influence" => ("actions, glory, decrees", 1),
            "line-loses-influence" => ("losses", -1),
            "line-overproduces" => ("overproduction", 1),
            "line-scores" => ("objectives", 1),
            "line-loses-by-agenda" => ("objectives", -1),
            _ => continue,
        };
        let count = if key == "line-overproduces" { 3 } else { number("count").unwrap_or(0) };
        *sums.entry(format!("{cycle} gain {source}")).or_default() += sign * count;
    }
}

fn print(seats: usize, wanted: &Wanted, sums: &Sums) {
    let of = |what: &str| sums.get(what).copied().unwrap_or(0);
    let campaigns = of("campaigns").max(1);
    println!(
        "\n== {seats} seats, {}, {}: won {} of {campaigns} ({} of {} with whole Houses), margin {}, decisions {}",
        wanted.difficulty,
        wanted.strength.id(),
        of("won"),
        of("won with whole Houses"),
        campaigns.div_euclid(2) + campaigns % 2 * i64::from(wanted.first % 2 == 1),
        of("margin") / campaigns,
        of("decisions") / campaigns,
    );
    let mut rows: BTreeMap<(String, String), [i64; 4]> = BTreeMap::new();
    for (what, count) in sums {
        let mut words = what.splitn(3, ' ');
        let (Some(cycle), Some(sort), Some(name)) = (words.next().and_then(|word| word.parse::<usize>().ok()), words.next(), words.next())
        else {
            continue;
        };
        rows.entry((sort.to_owned(), name.to_owned())).or_default()[cycle.min(3)] += count;
    }
    let seats = i64::try_from(seats).unwrap_or(1);
    for ((sort, name), by_cycle) in rows {
        // What players have is counted for each of them.
        let by = campaigns * if sort == "void" { 1 } else { seats };
        let tenths = by_cycle.map(|count| count * 10 / by);
        let shown = tenths.map(|count| format!("{:>7}", format!("{}.{}", count / 10, (count % 10).abs())));
        println!("{sort:6} {name:26}{}", shown.concat());
    }
}
