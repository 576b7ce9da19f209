//! Boards of played campaigns: everything on them is drawn and told.

#[path = "support/positions.rs"]
mod positions;

use resvg::usvg::roxmltree::Document;
use serde_json::json;
use sternpost_core::{Chance, Eyes, Picked, Place, Seat};
use sternpost_game::Play;
use sternpost_picture::{
    Density, GroundOptions, Mark, Neighbours, Scope, SvgOptions, Words, ground, is_near, moves, parts, png, png_within, svg, text,
    told_overlay,
};
use sternpost_show::Scene;

fn names(seat: Seat) -> String {
    ["Ada", "Boris", "Chen", "Franziska"].get(usize::from(seat.0)).map_or_else(|| format!("Seat {seat}"), |name| (*name).to_owned())
}

fn words<'a>(game: &str, language: &str) -> Words<'a> {
    Words::new(language, positions::game(game).catalogue(language), &names)
}

fn drawn(game: &str, play: &dyn Play, eyes: Eyes, options: &SvgOptions) -> String {
    svg(&play.scene(eyes), &words(game, "en"), &play.colours(), options)
}

fn told(play: &dyn Play, neighbours: Neighbours) -> String {
    text(&play.scene(Eyes::Seat(Seat(0))), &words("arcs", "en"), neighbours)
}

/// The ids of all that is in a scene.
fn ids(scene: &Scene) -> Vec<&str> {
    let areas = scene.areas.iter().map(|area| &area.id).chain(scene.slots.iter().map(|slot| &slot.id));
    let things = scene.cards.iter().map(|card| &card.id).chain(scene.pieces.iter().map(|piece| &piece.id));
    areas.chain(things).map(|id| &*id.0).collect()
}

#[test]
fn everything_in_a_scene_is_in_the_drawing_once_with_a_title() {
    let arcs = [positions::arcs(2, 120, 5), positions::arcs(3, 90, 7), positions::arcs(4, 200, 11), positions::rich()];
    let boards = arcs.into_iter().map(|play| ("arcs", play));
    let twilight = positions::played("twilight-imperium", 3, 40, 3);
    for (game, play) in boards.chain([("twilight-imperium", twilight), ("conquest", positions::two())]) {
        let scene = play.scene(Eyes::Seat(Seat(0)));
        let drawing = drawn(game, &*play, Eyes::Seat(Seat(0)), &SvgOptions::default());
        let document = Document::parse(&drawing).expect("a drawing is well-formed XML");
        let title = |id: &str| {
            let here: Vec<_> = document.descendants().filter(|node| node.attribute("data-place") == Some(id)).collect();
            assert_eq!(here.len(), 1, "{game}: {id}");
            here[0].children().find(|node| node.has_tag_name("title")).and_then(|node| node.text()).map(str::to_owned)
        };
        for id in ids(&scene) {
            assert!(title(id).is_some_and(|title| !title.trim().is_empty()), "{game}: {id} has no title");
        }
        let links = document.descendants().filter(|node| node.attribute("data-link").is_some());
        assert_eq!(links.count(), scene.links.len(), "{game}");
    }
}

#[test]
fn arcs_tells_every_piece_token_card_and_cost() {
    let told = told(&*positions::rich(), Neighbours::Left);
    let lines: Vec<&str> = told.lines().map(str::trim).collect();
    for line in [
        "Cluster 5 (out of play)",
        "Gate 1, belongs to Ada: 3 × ship of Ada; damaged ship of Ada; 2 × ship of Boris; 2 × damaged ship of Chen; strength 19 of Ada (2.0 hits a roll, lasts 7); strength 10 of Boris (1.0 hits a roll, lasts 4); strength 7 of Chen (1.0 hits a roll, lasts 2)",
        "Hex 2 (relic), belongs to Boris: 9 × ship of Boris; 3 × damaged ship of Chen; strength 45 of Boris (4.5 hits a roll, lasts 18); strength 11 of Chen (1.5 hits a roll, lasts 3); building slot 1: damaged starport of Chen; building slot 2: city of Boris",
        "Aggression (led, number 4, 2 pips) of Ada",
        "Mass Uprising: 2 × agent of Ada; agent of Boris",
        "Prison Wardens (raid cost 2): 3 × agent of Chen",
        "15 × Court deck (face down)",
        "2 × Court discard pile (Arms Union)",
        "Ada (Initiative, 12 Power, 5 cards), active now: slot 1 (raid cost 3): fuel; slot 2 (raid cost 1): weapon; slot 3 (raid cost 1): empty; slot 4 (raid cost 2): empty; slot 5 (raid cost 1): empty; slot 6 (raid cost 3): empty",
        "Captives: 2 × agent of Boris; agent of Chen",
        "Trophies: 3 × ship of Ada; city of Ada; starport of Franziska; 2 × agent of Franziska",
        "Outraged: Outrage: fuel; Outrage: psionic",
        "Loyal Engineers (raid cost 3)",
        "Construction (number 3, 3 pips)",
        "In reserve  ships 4, cities 2, starports 5, agents 7",
    ] {
        assert!(lines.contains(&line), "`{line}` is not in\n{told}");
    }
    assert!(lines.iter().any(|line| line.starts_with("Tyrant: ambition marker (6 Power to the first, 3 to the second); ")), "{told}");
    // What a panel sums up has been told in its place.
    assert!(!told.contains("Guild cards  "), "{told}");
}

#[test]
fn a_board_of_tiles_is_told_by_its_worlds_with_who_holds_them() {
    let told = text(&positions::stars().scene(Eyes::Seat(Seat(0))), &words("forbidden-stars", "en"), Neighbours::Left);
    let world = told.lines().find(|line| line.contains("Gelsenkirchen")).unwrap_or_else(|| panic!("no Gelsenkirchen: {told}"));
    assert!(world.contains("Boris"), "{world}");
}

// cites: ARCS-CTRL-03
#[test]
fn in_german_a_system_is_controlled_and_only_a_sheet_belongs_to_somebody() {
    let told = text(&positions::rich().scene(Eyes::Seat(Seat(0))), &words("arcs", "de"), Neighbours::Left);
    assert!(told.contains("Tor 1, kontrolliert von Ada: "), "{told}");
    let owned: Vec<&str> = told.lines().filter(|line| line.contains("gehört")).collect();
    assert!(owned.iter().all(|line| !line.contains("Schiff")), "{owned:?}");
}

#[test]
fn arcs_tells_whom_borders_and_path_markers_join() {
    let told = told(&*positions::rich(), Neighbours::Named);
    let line = |name: &str| told.lines().find(|line| line.starts_with(name)).unwrap_or_else(|| panic!("{name} is not in {told}"));
    assert!(line("Hex 2").ends_with("next to Gate 2, Moon 2, Arrow 3"), "{}", line("Hex 2"));
    assert!(line("Gate 4").contains("Gate 6 (past what is out of play)"), "{}", line("Gate 4"));
}

#[test]
fn arcs_shows_what_counts_for_the_third_of_two_players_and_who_begins() {
    let told = told(&*positions::arcs(2, 0, 5), Neighbours::Left);
    assert!(told.contains("of the third player who is not there"), "{told}");
    assert!(told.contains("Chapter 1: initiative marker of "), "{told}");
}

/// What is written on a drawing, without titles.
fn written(drawing: &str) -> Vec<String> {
    let document = Document::parse(drawing).expect("a drawing is well-formed");
    document.descendants().filter(|node| node.has_tag_name("text")).filter_map(|node| node.text()).map(str::to_owned).collect()
}

#[test]
fn conquest_names_a_seat_at_its_headquarters_only_and_shows_what_a_planet_brings() {
    let play = positions::two();
    let drawing = drawn("conquest", &*play, Eyes::Seat(Seat(0)), &SvgOptions { scope: Scope::Map, ..SvgOptions::default() });
    let written = written(&drawing);
    for name in ["Ada", "Boris"] {
        let named: Vec<&String> = written.iter().filter(|text| text.contains(name)).collect();
        assert_eq!(named, [&format!("Headquarters of {name}")]);
    }
    // Boris has 4 resources and Ada 11; Barlus is first, and brings two cards.
    assert!(["11", "4", "Strongpoint", "Barlus", "\u{25b6}"].iter().all(|text| written.iter().any(|other| other == text)), "{written:?}");
    let told = text(&play.scene(Eyes::Seat(Seat(0))), &words("conquest", "en"), Neighbours::Named);
    assert!(told.contains("first planet") && told.contains("bloodied") && told.contains("exhausted"), "{told}");
}

#[test]
fn a_card_that_lies_face_down_shows_its_back_to_others() {
    for turns in 40..200 {
        let play = positions::arcs(4, turns, 11);
        let scene = play.scene(Eyes::Spectator);
        let Some(copy) = scene.cards.iter().find(|card| card.id.0.starts_with("played-") && card.is_face_down) else { continue };
        assert_eq!((copy.style.as_str(), copy.badges.len(), &*copy.label.key), ("pile", 0, "board-action-card"));
        let own = play.scene(Eyes::Seat(copy.owner.expect("somebody played it")));
        let own = own.cards.iter().find(|card| card.id == copy.id).expect("it lies there for its player too");
        assert!(own.is_face_down && own.badges.len() == 2, "who played it knows it");
        return;
    }
    panic!("nobody copied");
}

#[test]
fn what_can_be_chosen_is_marked_wherever_it_lies() {
    let play = positions::rich();
    let scene = play.scene(Eyes::Seat(Seat(0)));
    let mark = |(i, id): (usize, &str)| Mark {
        place: id.to_owned().into(),
        choice: format!("choose:{id}"),
        label: format!("Take {id}"),
        index: i + 1,
        selected: i % 5 == 1,
    };
    let marks: Vec<Mark> = ids(&scene).into_iter().enumerate().map(mark).collect();
    let count = marks.len();
    let drawing = drawn("arcs", &*play, Eyes::Seat(Seat(0)), &SvgOptions { marks, linked: true, ..SvgOptions::default() });
    let document = Document::parse(&drawing).unwrap();
    assert_eq!(document.descendants().filter(|node| node.has_tag_name("a")).count(), count);
}

#[test]
fn a_board_has_pixels_and_is_no_larger_than_a_letter_can_carry() {
    for play in [positions::arcs(4, 0, 7), positions::rich(), positions::in_battle(3, 120, 3)] {
        let drawing = drawn("arcs", &*play, Eyes::Seat(Seat(0)), &SvgOptions::default());
        // As letters have it.
        let picture = png_within(&drawing, 720, 700_000).unwrap();
        assert!(picture.len() < 100_000, "{} bytes", picture.len());
    }
}

/// A table of Twilight Imperium at which the first seat can take a turn with ships.
fn with_ships() -> Box<dyn Play> {
    let given = json!({
        "players": [{ "faction": "sol", "tactic": 3, "fleet": 4 }, { "faction": "xxcha" }, { "faction": "hacan" }],
        "systems": {
            "1": { "units": { "0": { "carrier": 1, "destroyer": 1, "fighter": 2 } } },
            "27": { "units": { "0": { "cruiser": 1 } } },
            "32": { "units": { "1": { "cruiser": 2 } } },
        },
        "planets": { "dal-bootha": { "controller": 1, "exhausted": true, "units": { "1": { "infantry": 1, "pds": 1 } } } },
        "at": { "turn": 0 },
    });
    let mut rng = sternpost_players::Rng::new(1);
    positions::game("twilight-imperium").given(&given, &mut Chance::live(&mut rng)).unwrap_or_else(|wrong| panic!("{wrong:?}")).0
}

#[test]
fn reach_is_what_a_movement_to_each_system_offers() {
    let play = with_ships();
    let seat = Seat(0);
    let reach = play.overlay(Eyes::Seat(seat), "reach").expect("a seat has this layer");
    let tactical = Picked::One("tactical".to_owned());
    let activation = play.preview(seat, std::slice::from_ref(&tactical)).unwrap().play.asked_of(seat).unwrap();
    let mut reached = 0;
    for offer in &activation.offers {
        let place = offer.place.clone().expect("a system lies on the board");
        let moving = play.preview(seat, &[tactical.clone(), Picked::One(offer.id.clone())]).unwrap().play.asked_of(seat);
        let number = place.0.trim_start_matches("system-").to_owned();
        let offers = moving.map(|asked| asked.offers).unwrap_or_default();
        let ships = offers.iter().filter(|offer| offer.id.starts_with("ship:") && !offer.id.ends_with(&format!(":{number}")));
        let offered: u32 = ships.filter_map(|offer| offer.cap).sum();
        let said = reach.worths.iter().find(|worth| worth.place == place).map_or(0, |worth| worth.count);
        assert_eq!(said, offered, "{}: {:?}", place.0, offers.iter().map(|offer| (&offer.id, offer.cap)).collect::<Vec<_>>());
        reached += u32::from(offered > 0);
    }
    assert!(reached > 3, "{reached} systems are reached");
    assert!(play.overlay(Eyes::Spectator, "reach").is_none() && play.overlay(Eyes::Seat(seat), "<script>").is_none());
}

#[test]
fn layers_tell_what_is_there_whose_it_is_and_what_is_exhausted() {
    let play = with_ships();
    let (eyes, words) = (Eyes::Seat(Seat(0)), words("twilight-imperium", "en"));
    let scene = play.scene(eyes);
    let told = |layer: &str| told_overlay(&scene, &words, &play.overlay(eyes, layer).expect("there is such a layer"));
    let influence = told("influence");
    assert!(influence.contains("Dal Bootha: 2, belongs to Boris, exhausted"), "{influence}");
    let cannons = told("space-cannon");
    assert!(cannons.contains("Dal Bootha / Xxehan: 1 (1 of Boris), belongs to Boris"), "{cannons}");
    let arcs = positions::rich();
    let (scene, cities) = (arcs.scene(eyes), arcs.overlay(eyes, "cities").unwrap());
    let drawn = scene.pieces.iter().filter(|piece| piece.id.0.starts_with("building-") && piece.glyph.starts_with("city")).count();
    assert_eq!(cities.worths.iter().map(|worth| worth.count as usize).sum::<usize>(), drawn);
    for (game, play) in [("arcs", &arcs), ("twilight-imperium", &play)] {
        let scene = play.scene(eyes);
        for layer in play.layers(eyes) {
            let overlay = play.overlay(eyes, &layer.id).unwrap();
            let count = overlay.worths.len();
            for language in ["en", "de"] {
                let told = told_overlay(&scene, &self::words(game, language), &overlay);
                assert!(told.lines().count() > count, "{game} {}: {told}", layer.id);
            }
            let options = SvgOptions { overlay: Some(overlay), ..SvgOptions::default() };
            let drawn = parts(&scene, &self::words(game, "en"), &play.colours(), &options);
            let document = Document::parse(&drawn.map).unwrap();
            assert_eq!(document.descendants().filter(|node| node.attribute("data-worth").is_some()).count(), count, "{game} {}", layer.id);
        }
    }
}

#[test]
fn a_board_is_seen_from_near_where_the_choices_lie_there() {
    let play = with_ships();
    let scene = play.scene(Eyes::Seat(Seat(0)));
    let focus = vec![Place::from("system-32")];
    assert!(is_near(&scene, &focus, &["planet-dal-bootha".into(), "system-1".into()]));
    assert!(!is_near(&scene, &focus, &["planet-mecatol-rex".into(), "system-34".into()]));
    let draw = |near: Vec<Place>, from_near| {
        let options = SvgOptions { near, from_near, ..SvgOptions::default() };
        parts(&scene, &words("twilight-imperium", "en"), &play.colours(), &options).map
    };
    let box_of = |map: &str, name: &str| -> Option<Vec<f64>> {
        let root = Document::parse(map).unwrap().root_element().attribute(name).map(str::to_owned)?;
        Some(root.split(' ').map(|number| number.parse().unwrap()).collect())
    };
    let (whole, near) = (draw(focus.clone(), false), draw(focus, true));
    let (all, seen) = (box_of(&whole, "viewBox").unwrap(), box_of(&near, "viewBox").unwrap());
    assert_eq!((box_of(&near, "data-whole"), box_of(&whole, "data-whole")), (Some(all.clone()), None));
    assert_eq!(box_of(&whole, "data-near"), Some(seen.clone()));
    assert!(seen[2] < all[2] * 0.62 && seen[0] >= all[0] && seen[0] + seen[2] <= all[0] + all[2] + 1.0, "{seen:?} in {all:?}");
    assert!((seen[2] / seen[3] - all[2] / all[3]).abs() < 0.01, "of one form");
    assert_eq!(box_of(&draw(vec!["nowhere".into()], true), "data-whole"), None);
}

/// To be looked at: `SAMPLES_TO=/some/folder cargo test --test boards`.
#[test]
fn samples_are_drawn_in_both_languages() {
    let samples = [
        ("start-4", positions::arcs(4, 0, 7), Eyes::Spectator, "de"),
        ("middle-3", positions::arcs(3, 90, 7), Eyes::Seat(Seat(1)), "en"),
        ("late-4", positions::arcs(4, 330, 11), Eyes::Seat(Seat(0)), "de"),
        ("start-2", positions::arcs(2, 0, 5), Eyes::Spectator, "en"),
        ("late-2", positions::arcs(2, 200, 5), Eyes::Spectator, "en"),
        ("battle-3", positions::in_battle(3, 120, 3), Eyes::Seat(Seat(2)), "en"),
        ("rich", positions::rich(), Eyes::Seat(Seat(0)), "de"),
    ];
    for (name, play, eyes, language) in samples {
        let scene = play.scene(eyes);
        let drawing = svg(&scene, &words("arcs", language), &play.colours(), &SvgOptions::default());
        let out_of_play = if language == "de" { "nicht im Spiel" } else { "out of play" };
        assert!(drawing.contains(out_of_play), "{name}");
        if let Ok(folder) = std::env::var("SAMPLES_TO") {
            let file = |ending: &str| format!("{folder}/{name}{ending}");
            std::fs::write(file(".svg"), &drawing).unwrap();
            std::fs::write(file(".txt"), text(&scene, &words("arcs", language), Neighbours::Named)).unwrap();
            std::fs::write(file("-360.png"), png(&drawing, 360).unwrap()).unwrap();
            std::fs::write(file("-720.png"), png(&drawing, 720).unwrap()).unwrap();
        }
    }
}

#[test]
fn every_faction_of_a_table_has_an_emblem_at_its_home() {
    let mut known = std::collections::BTreeSet::new();
    for seed in 0..30 {
        let scene = positions::played("twilight-imperium", 6, 1, seed).scene(Eyes::Spectator);
        assert_eq!(scene.emblems.len(), 6);
        for emblem in &scene.emblems {
            assert!(sternpost_picture::emblem(&emblem.style).is_some(), "{} is not drawn", emblem.style);
            assert!(scene.areas.iter().any(|area| emblem.home.as_ref() == Some(&area.id)), "{} has no home on the board", emblem.style);
        }
        known.extend(scene.emblems.into_iter().map(|emblem| emblem.style));
    }
    assert_eq!(known.len(), 17);
}

#[test]
fn a_fleet_is_one_number_seen_from_afar_and_in_words_what_it_is_made_of() {
    let play = positions::played("twilight-imperium", 6, 1, 3);
    let scene = play.scene(Eyes::Spectator);
    let strength = &scene.strengths[0];
    let words = Words::new("en", positions::game("twilight-imperium").catalogue("en"), &names);
    let drawing = svg(&scene, &words, &play.colours(), &SvgOptions { density: Density::Far, ..SvgOptions::default() });
    assert!(drawing.contains(&format!(">{}</text>", strength.figure())), "the pennant says {}", strength.figure());
    let said = format!("lasts {}", strength.hull);
    assert!(text(&scene, &words, Neighbours::Left).contains(&said), "{said}");
}

#[test]
fn what_has_moved_leaves_a_trail_and_glides_only_where_motion_is_welcome() {
    for (game, seats, seed) in [("twilight-imperium", 3, 3), ("arcs", 3, 7)] {
        let [before, after] = [40, 240].map(|turns| positions::played(game, seats, turns, seed));
        let (before, scene) = (before.scene(Eyes::Spectator), after.scene(Eyes::Spectator));
        let moved = moves(&before, &scene);
        assert!(!moved.is_empty() && moves(&scene, &scene).is_empty(), "{game}");
        let words = Words::new("en", positions::game(game).catalogue("en"), &names);
        let options = SvgOptions { moved: moved.clone(), ..SvgOptions::default() };
        let drawing = svg(&scene, &words, &after.colours(), &options);
        assert!(drawing.contains("data-trail") && drawing.contains(r#"class="glide""#), "{game}");
        assert!(!drawing.contains("<style") && !drawing.contains("<animate"), "{game}: a page's own style sheet moves what glides");
        let fetched = ground(&scene, &words, &after.colours(), GroundOptions { moved, ..GroundOptions::default() });
        assert!(fetched.contains("@media (prefers-reduced-motion: no-preference)"), "{game}");
        let still = ground(&scene, &words, &after.colours(), GroundOptions::default());
        assert!(!still.contains("<style"), "{game}: what stands still has no style");
    }
}
