//! Nothing is lost and nothing is doubled: what is counted at every answer of whole campaigns, beside the defects that every campaign at random looks for.

use crate::GAME;
use crate::random_play::setup;
use serde_json::Value;
use std::collections::BTreeSet;
use sternpost_core::Eyes;
use sternpost_workbench::at_the_table::looked_at;

fn number(of: &Value) -> u64 {
    of.as_u64().unwrap_or_default()
}

fn count(of: &Value) -> u64 {
    of.as_array().map_or(0, |list| list.len() as u64)
}

fn players(view: &Value) -> &Vec<Value> {
    view["players"].as_array().expect("there are players")
}

fn sectors(view: &Value) -> impl Iterator<Item = &Value> {
    view["sectors"].as_object().expect("there are sectors").values()
}

/// Cards of technologies on the board and with players: an improved one has taken the place of a basic one.
fn technologies(view: &Value) -> u64 {
    let copies = view["technologies"].as_object().expect("technologies lie on the board").values();
    let board: u64 = copies.map(|copies| u64::from(copies["first"] == true) + number(&copies["more"])).sum();
    board + players(view).iter().map(|player| player["technologies"].as_object().map_or(0, |own| own.len() as u64)).sum::<u64>()
}

/// Agendas in stacks, displays, hands and slots; what was drawn or played just now is on its way.
fn agendas(view: &Value) -> u64 {
    let board = view["agendas"].as_object().expect("each type lies there").values();
    let lying: u64 = board.map(|agendas| number(&agendas["stack"]) + u64::from(!agendas["display"].is_null())).sum();
    let held = |player: &Value| {
        let slots = player["slots"].as_array().expect("a mat has slots");
        count(&player["hand-cards"]) + count(&player["drawn"]) + slots.iter().filter(|slot| !slot["agenda"].is_null()).count() as u64
    };
    lying + players(view).iter().map(held).sum::<u64>()
}

fn loot(view: &Value, kind: &str) -> u64 {
    let lying: u64 = sectors(view).map(|sector| number(&sector[kind])).sum();
    number(&view[kind]) + lying + players(view).iter().map(|player| count(&player[kind])).sum::<u64>()
}

fn trade(view: &Value) -> u64 {
    let board: u64 = view["trade-board"].as_array().expect("the board has spaces").iter().map(number).sum();
    board + players(view).iter().map(|player| number(&player["trade"])).sum::<u64>()
}

// cites: VF-GEN-03, VF-FL-01, VF-RES-02, VF-RES-03, VF-AGE-08, VF-AGE-12, VF-TEC-04, VF-LOOT-06, VF-VFL-02
#[test]
fn vf_gen_03_what_is_limited_is_on_the_board_or_with_players() {
    let mut looks = 0;
    for seed in 0..8 {
        let setup = setup(seed);
        let (mut cards, mut tokens) = (None, 12);
        looked_at(&GAME, &setup, seed, (2_500, 60), |play, _| {
            let view = play.view(Eyes::Arbiter);
            looks += 1;
            let about = format!("seed {seed} in cycle {}", view["cycle"]);
            assert_eq!((loot(&view, "bounties"), loot(&view, "reclaims")), (48, 27), "{about}");
            assert_eq!(*cards.get_or_insert_with(|| technologies(&view)), technologies(&view), "{about}: technologies");
            let on_the_way = u64::from(!view["turn"].is_null());
            assert!((31 - on_the_way..=31).contains(&agendas(&view)), "{about}: {} agendas", agendas(&view));
            assert!(trade(&view) <= tokens, "{about}: trade tokens come from nowhere");
            tokens = trade(&view) + on_the_way;
            for sector in sectors(&view) {
                let most = if sector["kind"] == "rift" { 6 } else { 3 };
                assert!(number(&sector["voidborn"]) <= most && number(&sector["population"]) <= 6, "{about}: {sector}");
            }
            for player in players(&view) {
                if view["fight"].is_null() {
                    let force = number(&player["deployed"]) + number(&player["active"]) + number(&player["inactive"]);
                    assert_eq!(force, 14, "{about}: {player}");
                }
                let stock = player["stock"].as_object().expect("a player has resources");
                assert!(stock.values().all(|held| number(held) <= 15) && player["influence"].is_u64(), "{about}: {player}");
                let slots = player["slots"].as_array().expect("a mat has slots").iter();
                let in_play: Vec<&str> = slots.filter_map(|slot| slot["agenda"].as_str()).collect();
                assert_eq!(in_play.len(), in_play.iter().collect::<BTreeSet<_>>().len(), "{about}: {player}");
                assert!(
                    player["technologies"].as_object().expect("there is one").len() as u64 <= number(&player["technology-limit"]),
                    "{about}"
                );
                assert!(player["glory"].as_array().expect("glory").iter().all(|value| (1..=5).contains(&number(value))), "{about}");
            }
        });
    }
    assert!(looks > 1_500, "{looks} looks");
}

/// Until the next turn of its player begins, what a clean-up leaves is within its limits.
// cites: VF-CLEAN-03, VF-CLEAN-05, VF-CLEAN-11, VF-GLO-05
#[test]
fn vf_clean_03_who_has_just_had_a_turn_keeps_what_may_be_kept() {
    let mut looks = 0;
    for seed in 0..6 {
        let mut before = None;
        looked_at(&GAME, &setup(seed), seed, (2_500, 60), |play, _| {
            let view = play.view(Eyes::Arbiter);
            let now = view["turn"].as_u64();
            if let Some(seat) = before.filter(|_| now.is_none() && view["phase"] == "focus") {
                let player = &players(&view)[usize::try_from(seat).expect("seats are few")];
                let agendas = 1 + player["slots"].as_array().expect("slots").iter().filter(|slot| !slot["agenda"].is_null()).count() as u64;
                assert!(count(&player["glory"]) <= 4, "seed {seed}: {player}");
                assert!(number(&player["trade"]) <= agendas + 1, "seed {seed}: {player}");
                looks += 1;
            }
            before = now;
        });
    }
    assert!(looks > 100, "{looks} looks");
}
