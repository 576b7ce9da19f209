//! No player that plays to win leaves a sector to the Void of its own accord for less than the sector is worth.
//!
//! What a turn brings and what a sector is worth is counted here once more, on what everybody sees, and not as the players count it.
//! `CAMPAIGNS=40 cargo test -p voidfall --test game abandoned` plays as many.

use crate::{GAME, PLAYER, setup};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use sternpost_core::{Arg, Chance, Eyes, Seat, Told};
use sternpost_game::{Game as _, Play};
use sternpost_players::{Player as _, Rng, Strength};
use sternpost_workbench::long_runs::campaigns;

/// What a player has, in points of influence, by what it is.
type Holdings = BTreeMap<String, i64>;

fn number(of: &Value) -> i64 {
    of.as_i64().unwrap_or(0)
}

/// Pure sectors count for 3, corrupted ones for 1, and each population above 3, each guild and each installation for 1.
fn of_a_sector(sector: &Value) -> i64 {
    let own = if sector["is-corrupted"] == true { 1 } else { 3 };
    let stands = sector["guilds"].as_array().map_or(0, Vec::len) + sector["installations"].as_array().map_or(0, Vec::len);
    own + (number(&sector["population"]) - 3).max(0) + i64::try_from(stands).unwrap_or(0)
}

/// A space of a track counts for 1, and for its tier (VF-CIV-02).
fn of_a_track(space: i64) -> i64 {
    const TIERS: [i64; 8] = [0, 0, 0, 1, 1, 2, 3, 4];
    space + usize::try_from(space).ok().and_then(|space| TIERS.get(space)).copied().unwrap_or(0)
}

fn values(of: &Value) -> Vec<&Value> {
    let listed = of.as_array().into_iter().flatten();
    listed.chain(of.as_object().into_iter().flat_map(serde_json::Map::values)).collect()
}

/// What a seat has: each thing by itself, so that what a turn costs is not set off against what it brings.
fn holdings(view: &Value, seat: Seat) -> Holdings {
    let player = &view["players"][usize::from(seat.0)];
    let sum = |what: &str| values(&player[what]).into_iter().map(number).sum::<i64>();
    let count = |what: &str| i64::try_from(values(&player[what]).len()).unwrap_or(0);
    let things = [
        ("influence", number(&player["influence"])),
        ("technologies", 4 * count("technologies")),
        ("tracks", values(&player["tracks"]).into_iter().map(|space| of_a_track(number(space))).sum::<i64>()),
        ("glory", sum("glory")),
        ("trade", number(&player["trade"])),
        ("fleets", number(&player["active"]) + number(&player["deployed"])),
        ("yields", sum("yields")),
        ("hand", 2 * sum("hand")),
    ];
    let mut all: Holdings = things.map(|(what, count)| (what.to_owned(), count)).into();
    for (at, sector) in view["sectors"].as_object().into_iter().flatten() {
        if sector["owner"] == json!(seat.0) {
            all.insert(at.clone(), of_a_sector(sector));
        }
    }
    all
}

/// What came to a seat between two moments, without what went.
fn gained(before: &Holdings, after: &Holdings) -> i64 {
    after.iter().map(|(what, count)| (count - before.get(what).copied().unwrap_or(0)).max(0)).sum()
}

/// The sectors that a seat abandons in these lines.
fn abandoned(told: &[Told], seat: Seat) -> Vec<String> {
    let arg = |line: &Told, name: &str| line.text.args.iter().find(|(arg, _)| arg == name).map(|(_, value)| value.clone());
    let own = told.iter().filter(|line| line.text.key == "line-abandons" && arg(line, "seat") == Some(Arg::Seat(seat)));
    own.filter_map(|line| if let Some(Arg::Literal(sector)) = arg(line, "sector") { Some(sector.to_string()) } else { None }).collect()
}

/// A turn that is under way: whose it is, what that seat had, and what it has abandoned since.
struct Turn {
    seat: Seat,
    view: Value,
    abandons: Vec<String>,
    /// What was told since, by its keys.
    told: Vec<String>,
}

impl Turn {
    /// Sectors of the seat that are its no longer, among those that it abandoned.
    fn lost(&self, after: &Value) -> i64 {
        let of_seat = |sector: &Value| sector["owner"] == json!(self.seat.0);
        let sectors = self.view["sectors"].as_object().into_iter().flatten();
        let gone = sectors.filter(|(at, sector)| of_seat(sector) && !of_seat(&after["sectors"][at.as_str()]));
        gone.filter(|(at, _)| self.abandons.contains(at)).map(|(_, sector)| of_a_sector(sector)).sum()
    }

    /// What is wrong with it.
    fn objection(&self, after: &Value) -> Option<String> {
        let (lost, gains) = (self.lost(after), gained(&holdings(&self.view, self.seat), &holdings(after, self.seat)));
        (lost > gains)
            .then(|| format!("{} abandons {:?}, worth {lost}, and gains {gains}: {}", self.seat, self.abandons, self.told.join(" ")))
    }
}

/// Plays a campaign; how many sectors were abandoned in turns, and what is wrong with any.
fn played(setup: &Value, seed: u64) -> (usize, Vec<String>) {
    let (mut rng, mut dice) = (Rng::new(seed), Rng::new(seed).aside(1));
    let (mut play, _) = GAME.begin(setup, &mut Chance::live(&mut dice)).expect("a set-up that can be played");
    let (mut turn, mut count, mut wrong): (Option<Turn>, usize, Vec<String>) = (None, 0, vec![]);
    while let Some(seat) = play.waiting_for().first().copied() {
        if begins_a_turn(play.as_ref(), seat) {
            let view = play.view(Eyes::Arbiter);
            wrong.extend(turn.take().and_then(|turn| turn.objection(&view)));
            turn = Some(Turn { seat, view, abandons: vec![], told: vec![] });
        }
        let is_own = play.waiting_for().len() == 1;
        let told = if is_own {
            let answers = PLAYER.turn(play.as_ref(), seat, Strength::Steady, &mut rng);
            play.apply(seat, &answers, &mut Chance::live(&mut dice)).expect("players answer what is on offer").told
        } else {
            turn = None;
            let each = play.waiting_for();
            let answers = each.iter().map(|seat| (*seat, PLAYER.turn(play.as_ref(), *seat, Strength::Steady, &mut rng).remove(0)));
            play.apply_together(&answers.collect(), &mut Chance::live(&mut dice)).expect("players answer what is on offer").told
        };
        // What goes in the evaluation goes to skirmishes and events.
        if told.iter().any(|line| line.text.key == "line-evaluation-begins") {
            turn = None;
        }
        if let Some(turn) = turn.as_mut().filter(|turn| turn.seat == seat) {
            let abandons = abandoned(&told, seat);
            count += abandons.len();
            turn.abandons.extend(abandons);
            turn.told.extend(told.iter().map(|line| format!("{:?}", line.text)));
        }
    }
    (count, wrong)
}

fn begins_a_turn(play: &dyn Play, seat: Seat) -> bool {
    play.asked_of(seat).is_some_and(|asked| asked.prompt.key == "ask-focus")
}

// cites: VF-AB-01
#[test]
fn nobody_leaves_a_sector_to_the_void_for_less_than_it_is_worth() {
    let tables = [(1, "expedition"), (2, "competitive"), (1, "solo"), (2, "cooperative")];
    let mut all = 0;
    for (seed, (seats, mode)) in (0..campaigns(8)).zip(tables.iter().cycle()) {
        let (count, wrong) = played(&setup(*seats, &json!({ "mode": mode })), seed);
        assert!(wrong.is_empty(), "{mode}, seed {seed}: {}", wrong.join("\n"));
        all += count;
    }
    println!("{all} sectors were abandoned in turns");
    assert!(all > 0, "one is, or nothing is shown");
}

/// The count itself: what is taken is set against what is left.
#[test]
fn what_a_turn_brings_is_counted() {
    let view = |influence: i64, sectors: Value| json!({ "players": [{ "influence": influence, "tracks": [1, 2, 0] }], "sectors": sectors });
    let before = view(10, json!({ "C4": { "owner": 0, "population": 5 }, "D5": { "owner": 0, "is-corrupted": true, "population": 2 } }));
    let turn = Turn { seat: Seat(0), view: before, abandons: vec!["C4".into()], told: vec![] };
    let after =
        |influence: i64| view(influence, json!({ "C4": { "population": 5, "is-corrupted": true }, "D5": { "owner": 0, "population": 2 } }));
    assert_eq!(turn.lost(&after(10)), 5);
    // D5 is Pure now: 2 points.
    assert!(turn.objection(&after(12)).is_some_and(|why| why.contains("worth 5, and gains 4")));
    assert_eq!(turn.objection(&after(13)), None);
}
