//! Drafted set-ups: who picks when, what is asked, what comes of it, and every property on the way.

use crate::GAME;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::{Chance, Eyes, Picked, Seat};
use sternpost_game::{Game, Play};
use sternpost_players::{Everybody, Purposeful, Strength};
use sternpost_show::scene::{Area, Outline};
use sternpost_workbench::at_the_table::{answer, asked, begun, one, say};
use sternpost_workbench::{Checks, play_out, play_out_by};
use twilight_imperium::TwilightImperium;
use twilight_imperium::components::{Back, SystemId, tile};

fn setup(seats: usize, options: &Value) -> Value {
    let mut all = json!({ "content": ["transactions"], "map": "drafted" });
    options.as_object().into_iter().flatten().for_each(|(name, value)| all[name] = value.clone());
    json!({ "options": all, "seats": vec![json!({}); seats] })
}

/// Who picks now.
fn picks(play: &dyn Play) -> Option<Seat> {
    play.asked().into_iter().find(|asked| asked.prompt.key == "ask-draft-pick").map(|asked| asked.seat)
}

/// Everybody picks by default, until the draft is over; who was asked.
fn by_default(play: &mut dyn Play) -> Vec<u8> {
    let mut asked = vec![];
    while let Some(seat) = picks(play) {
        asked.push(seat.0);
        let default = play.asked_of(seat).expect("it picks").default;
        answer(play, seat.0, &[default]);
    }
    asked
}

fn order(play: &dyn Play) -> Vec<u8> {
    serde_json::from_value(play.view(Eyes::Spectator)["draft"]["order"].clone()).expect("an order of seats")
}

// cites: SETUP-6
#[test]
fn picks_go_round_back_and_round_again() {
    for seats in 3..=6 {
        // With spare slices and factions only the last place makes itself.
        let mut play = begun(&GAME, &setup(seats, &json!({})), 4);
        let order = order(&*play);
        assert_eq!(order.iter().collect::<BTreeSet<_>>().len(), seats);
        let back: Vec<u8> = order.iter().rev().copied().collect();
        let (snake, asked) = ([order.clone(), back, order].concat(), by_default(&mut *play));
        let mut rest = snake.iter();
        assert!(asked.iter().all(|seat| rest.any(|next| next == seat)), "{asked:?} are of {snake:?}, in this order");
        assert!(snake.len() - asked.len() <= seats, "few picks make themselves: {asked:?}");
        assert!(play.view(Eyes::Spectator).get("draft").is_none());
    }
}

// cites: SETUP-2
#[test]
fn everybody_picks_one_of_each_kind_and_nothing_twice() {
    let mut play = begun(&GAME, &setup(4, &json!({ "draft-factions": "all" })), 9);
    let order = order(&*play);
    answer(&mut *play, order[0], &[one("slice:2")]);
    let second = asked(&*play, order[1]);
    assert!(second.offers.iter().all(|offer| offer.id != "slice:2"));
    let barred = second.barred.iter().find(|barred| barred.id == "slice:2").expect("it is said why");
    assert_eq!(say(&GAME, "en", &barred.why), format!("Seat {} has drafted it", order[0]));
    answer(&mut *play, order[1], &[one("faction:sol")]);
    answer(&mut *play, order[2], &[one("speaker-order:1")]);
    answer(&mut *play, order[3], &[one("slice:1")]);
    // The last one picks twice, and has a slice.
    let last = asked(&*play, order[3]);
    assert!(last.offers.iter().all(|offer| !offer.id.starts_with("slice:") && offer.id != "faction:sol" && offer.id != "speaker-order:1"));
    let own = last.barred.iter().find(|barred| barred.id == "slice:3").expect("it is said why");
    assert_eq!(say(&GAME, "de", &own.why), "davon hast du schon eines gewählt");
}

// cites: SETUP-1, SETUP-6g
#[test]
fn what_was_drafted_lies_and_sits_where_it_was_drafted() {
    for seats in 3..=6 {
        let mut play = begun(&GAME, &setup(seats, &json!({ "draft-factions": "four-more" })), 21);
        // Each lap another kind, from the last of what is on offer.
        for kind in ["speaker-order:", "faction:", "slice:"] {
            for _ in 0..seats {
                let Some(seat) = picks(&*play) else { break };
                let offers = asked(&*play, seat.0).offers;
                let pick = offers.iter().rev().find(|offer| offer.id.starts_with(kind)).map(|offer| offer.id.clone());
                if let Some(pick) = pick {
                    answer(&mut *play, seat.0, &[one(&pick)]);
                }
            }
        }
        by_default(&mut *play);
        let view = play.view(Eyes::Spectator);
        let order: Vec<u8> = serde_json::from_value(view["order"].clone()).expect("an order of seats");
        assert_eq!(view["speaker"], json!(order[0]), "{seats} seats");
        let factions: BTreeSet<String> = (0..seats).map(|seat| view["players"][seat]["faction"].to_string()).collect();
        assert_eq!(factions.len(), seats);
        assert!(view["tiles"].as_object().is_some_and(|tiles| tiles.len() >= if seats == 3 { 28 } else { 37 }));
        assert_eq!(play.defects(), Vec::<String>::new());
    }
}

// cites: SETUP-6
#[test]
fn the_default_is_the_best_slice_then_the_highest_place_then_a_faction() {
    let mut play = begun(&GAME, &setup(3, &json!({})), 2);
    let view = play.view(Eyes::Spectator);
    let total = |slice: &Value| slice["resource-halves"].as_u64().unwrap_or(0) + slice["influence-halves"].as_u64().unwrap_or(0);
    let slices: Vec<u64> = view["draft"]["slices"].as_array().expect("slices").iter().map(total).collect();
    let order = order(&*play);
    let Picked::One(best) = asked(&*play, order[0]).default else { panic!("one thing is picked") };
    let number: usize = best.strip_prefix("slice:").and_then(|number| number.parse().ok()).expect("a slice");
    assert_eq!(slices[number - 1], *slices.iter().max().expect("slices"), "{slices:?}");
    // Then a place, and a faction last.
    by_default(&mut *play);
    let view = play.view(Eyes::Spectator);
    assert_eq!(view["order"][0], json!(order[2]), "in the second lap the last of the first picks first");
}

// cites: SETUP-6
#[test]
fn picks_can_be_ordered_ahead_in_one_list_of_wishes() {
    let mut play = begun(&GAME, &setup(4, &json!({})), 5);
    let order = order(&*play);
    for seat in (0..4).map(Seat) {
        let forms = play.order_forms(seat);
        assert_eq!(forms.iter().map(|form| form.kind.id.as_str()).collect::<Vec<_>>(), ["draft"]);
        let known = |start: &str| forms[0].choices.iter().filter(|known| known.id.starts_with(start)).count();
        assert_eq!((known("slice:"), known("speaker-order:"), known("faction:")), (5, 4, 6));
    }
    assert_eq!(play.kinds(Seat(order[0])).iter().map(|kind| kind.id.as_str()).collect::<Vec<_>>(), ["draft"]);
    answer(&mut *play, order[0], &[one("slice:5")]);
    assert!(play.order_forms(Seat(order[1]))[0].choices.iter().all(|known| known.id != "slice:5"), "it is gone");
    by_default(&mut *play);
    assert!(play.order_forms(Seat(0)).iter().all(|form| form.kind.id != "draft"), "the draft is over");
}

// cites: SETUP-6a
#[test]
fn what_the_box_is_not_enough_for_is_refused_with_the_reason() {
    let wrong = |setup: &Value| GAME.begin(setup, &mut Chance::closed()).err().map_or_else(String::new, |why| why.to_string());
    let refused = |seats: usize, options: Value| wrong(&setup(seats, &options));
    assert_eq!(refused(3, json!({ "draft-slices": "three-more" })), "");
    assert_eq!(refused(5, json!({ "draft-slices": "one-more" })), "");
    assert_eq!(refused(6, json!({})), "");
    let why = "SETUP-6a: 6 players cannot draft from 7 slices of 3 blue and 2 red tiles: the box is enough for 6";
    assert!(refused(6, json!({ "draft-slices": "one-more" })).contains(why));
    assert!(refused(4, json!({ "draft-slices": "three-more" })).contains("from 7 slices"));
    assert!(refused(4, json!({ "speaker": "first-seat" })).contains("SETUP-1"));
    assert!(refused(4, json!({ "factions": "random" })).contains("SETUP-2"));
    assert!(refused(4, json!({ "map": "drawn", "draft-slices": "one-each" })).contains("there are options of a draft"));
    let mut chosen = setup(3, &json!({}));
    chosen["seats"][1] = json!({ "faction": "sol" });
    assert!(wrong(&chosen).contains("SETUP-2: factions are drafted in this campaign, and sol was chosen"));
}

// cites: SETUP-2
#[test]
fn nothing_of_a_faction_is_shown_before_it_is_drafted() {
    let mut play = begun(&GAME, &setup(3, &json!({ "draft-factions": "all", "content": twilight_imperium::options::Content::ALL })), 8);
    let order = order(&*play);
    answer(&mut *play, order[0], &[one("faction:yssaril")]);
    for eyes in [Eyes::Spectator, Eyes::Seat(Seat(order[0])), Eyes::Seat(Seat(order[1]))] {
        let view = play.view(eyes);
        for seat in &order {
            let player = &view["players"][usize::from(*seat)];
            let drafted = if *seat == order[0] { json!("yssaril") } else { Value::Null };
            assert_eq!(player["faction"], drafted);
            assert_eq!(
                (&player["technologies"], &player["commodity-value"], &player["notes"]["count"]),
                (&json!([]), &json!(0), &json!(0))
            );
        }
        assert!(play.scene(eyes).emblems.is_empty());
    }
}

/// Blue and red tiles of a map, and those of them that touch and may not.
fn laid(play: &dyn Play) -> ((usize, usize), Vec<(SystemId, SystemId)>) {
    let view = play.view(Eyes::Spectator);
    let tiles: BTreeMap<SystemId, Option<(i32, i32)>> = serde_json::from_value(view["tiles"].clone()).expect("tiles with their places");
    let count = |back: Back| tiles.keys().filter(|id| tile(**id).expect("a tile of the box").back == back).count();
    let may_touch = |a: SystemId, b: SystemId| {
        let (a, b) = (tile(a).expect("a tile of the box"), tile(b).expect("a tile of the box"));
        let two_anomalies = a.anomaly.is_some() && b.anomaly.is_some();
        !two_anomalies && !a.wormholes.iter().any(|wormhole| b.wormholes.contains(wormhole))
    };
    let touch = |(q, r): (i32, i32), (p, s): (i32, i32)| matches!((p - q, s - r), (0, 1) | (1, 0) | (1, -1));
    let pairs = tiles.iter().flat_map(|a| tiles.iter().map(move |b| (a, b)));
    let side_by_side = pairs.filter(|(a, b)| a.1.zip(*b.1).is_some_and(|(a, b)| touch(a, b)));
    let clashes = side_by_side.filter(|(a, b)| !may_touch(*a.0, *b.0)).map(|(a, b)| (*a.0, *b.0)).collect();
    ((count(Back::Blue), count(Back::Red)), clashes)
}

/// With as many slices as the box is enough for, most of the places that are nobody's are filled after the draft.
// cites: SETUP-6b, SETUP-6f
#[test]
fn a_drafted_map_has_the_tiles_that_are_dealt_and_none_that_clash() {
    for (seats, slices, dealt) in [
        (3, "one-each", (18, 6)),
        (3, "three-more", (18, 6)),
        (4, "one-each", (20, 12)),
        (4, "two-more", (20, 12)),
        (5, "one-each", (20, 11)),
        (5, "one-more", (20, 11)),
        (6, "usual", (18, 12)),
    ] {
        let clashing = (0..12).filter(|seed| {
            let mut play = begun(&GAME, &setup(seats, &json!({ "draft-slices": slices })), *seed);
            by_default(&mut *play);
            let (count, clashes) = laid(&*play);
            assert_eq!(count, dealt, "{seats} players, {slices}, seed {seed}");
            !clashes.is_empty()
        });
        assert_eq!(clashing.collect::<Vec<_>>(), Vec::<u64>::new(), "{seats} players, {slices}");
    }
}

fn hex(area: &Area) -> Option<(i32, i32)> {
    if let Outline::Hex { q, r } = area.outline { Some((q, r)) } else { None }
}

/// Every slice and every place that is on offer is on the board, and ids are given once.
// cites: SETUP-6
#[test]
fn slices_lie_on_the_board_with_all_their_tiles_at_every_pick() {
    for seats in 3..=6 {
        let mut play = begun(&GAME, &setup(seats, &json!({})), 31);
        while let Some(seat) = picks(&*play) {
            let scene = play.scene(Eyes::Spectator);
            let ids: BTreeSet<&str> = scene.areas.iter().map(|area| area.id.0.as_ref()).collect();
            assert_eq!(ids.len(), scene.areas.len());
            let hexes: Vec<(i32, i32)> = scene.areas.iter().filter_map(hex).collect();
            assert_eq!(hexes.iter().collect::<BTreeSet<_>>().len(), hexes.len(), "nothing lies on something else");
            let open = asked(&*play, seat.0);
            for place in open.offers.iter().filter_map(|offer| offer.place.as_ref()) {
                assert!(ids.contains(place.0.as_ref()), "{} is on the board", place.0);
            }
            let slices = play.view(Eyes::Spectator)["draft"]["slices"].clone();
            for tile in slices.as_array().expect("slices").iter().flat_map(|slice| slice["tiles"].as_array().expect("tiles")) {
                assert!(ids.contains(format!("system-{tile}").as_str()), "tile {tile} is shown");
            }
            let last = open.offers.last().expect("something is on offer").id.clone();
            answer(&mut *play, seat.0, &[one(&last)]);
        }
    }
}

#[test]
fn drafts_keep_every_property_after_every_answer() {
    for seed in 0..16 {
        let slices = ["usual", "one-each", "one-more"][usize::try_from(seed / 4 % 3).expect("small")];
        let seats = 3 + usize::try_from(seed % 4).expect("small");
        let slices = if seats == 6 && slices == "one-more" { "usual" } else { slices };
        let setup = setup(seats, &json!({ "draft-slices": slices, "content": twilight_imperium::options::Content::ALL }));
        let checks = Checks { stop_after: Some(40), ..Checks::every(1) };
        play_out(&GAME, &setup, seed, checks).unwrap_or_else(|failure| panic!("seed {seed}: {failure}"));
    }
}

#[test]
fn drafted_campaigns_end_under_all_properties() {
    for seed in 300..308 {
        let setup = setup(3 + usize::try_from(seed % 4).expect("small"), &json!({}));
        play_out(&GAME, &setup, seed, Checks::every(25)).unwrap_or_else(|failure| panic!("seed {seed}: {failure}"));
    }
}

/// Slices are what differs most, so who plays to win begins with a rich one, and nobody has fewer than one of each.
#[test]
fn who_plays_to_win_drafts_a_slice_first_and_comes_to_an_end() {
    let setup = setup(4, &json!({}));
    let player: Purposeful<TwilightImperium> = Purposeful::new();
    let steady = Everybody { player: &player, strength: Strength::Steady };
    let checks = Checks { stop_after: Some(13), ..Checks::every(100) };
    let finished = play_out_by(&GAME, &setup, 12, checks, &steady).unwrap_or_else(|failure| panic!("{failure}"));
    let keys: Vec<&str> = finished.told.iter().map(|told| told.text.key.as_ref()).collect();
    assert_eq!(keys.iter().find(|key| key.starts_with("line-drafted-")), Some(&"line-drafted-slice"), "{keys:?}");
    assert!(keys.contains(&"line-draft-ends"), "{keys:?}");
}
