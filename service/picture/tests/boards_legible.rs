//! Boards can be read without a magnifying glass: what is drawn for a phone on a phone, what is drawn for a desk on a desk.

#[path = "support/positions.rs"]
mod positions;

use resvg::usvg::{self, roxmltree::Document};
use std::sync::Arc;
use sternpost_core::{Eyes, Seat};
use sternpost_game::Play;
use sternpost_picture::{ChangedSince, Density, Mark, Scope, SvgOptions, Words, changes, parts, svg, told_changes};

fn names(seat: Seat) -> String {
    ["Ada", "Boris", "Chen", "Franziska", "Emeka", "Dana"]
        .get(usize::from(seat.0))
        .map_or_else(|| format!("Seat {seat}"), ToString::to_string)
}

fn words<'a>(game: &str, language: &str) -> Words<'a> {
    Words::new(language, positions::game(game).catalogue(language), &names)
}

/// Late positions of the games.
fn late() -> Vec<(&'static str, Box<dyn Play>)> {
    let twilight =
        [(6, 60, 3), (6, 400, 5), (3, 40, 3)].map(|(seats, turns, seed)| positions::played("twilight-imperium", seats, turns, seed));
    let arcs = [positions::arcs(4, 330, 11), positions::arcs(2, 200, 5), positions::in_battle(3, 120, 3), positions::rich()];
    let conquest = [positions::two(), positions::played("conquest", 2, 150, 3), positions::played("conquest", 2, 400, 8)];
    let stars = [positions::stars(), positions::played("forbidden-stars", 3, 60, 4), positions::played("forbidden-stars", 2, 60, 5)];
    let void = [(4, 300, 3), (3, 200, 4), (2, 90, 5)].map(|(seats, turns, seed)| positions::played("voidfall", seats, turns, seed));
    let of = |game, plays: Vec<Box<dyn Play>>| plays.into_iter().map(move |play| (game, play));
    of("twilight-imperium", twilight.into())
        .chain(of("arcs", arcs.into()))
        .chain(of("conquest", conquest.into()))
        .chain(of("forbidden-stars", stars.into()))
        .chain(of("voidfall", void.into()))
        .collect()
}

fn only(density: Density) -> SvgOptions {
    SvgOptions { density, scope: Scope::Map, ..SvgOptions::default() }
}

fn tree(drawing: &str) -> usvg::Tree {
    let mut fonts = usvg::fontdb::Database::new();
    fonts.load_font_data(include_bytes!("../src/font/DejaVuSansCondensed-Bold.ttf").to_vec());
    let family = "DejaVu Sans Condensed".to_owned();
    usvg::Tree::from_str(drawing, &usvg::Options { fontdb: Arc::new(fonts), font_family: family, ..usvg::Options::default() })
        .expect("a drawing")
}

fn texts(group: &usvg::Group, found: &mut Vec<(String, f32)>) {
    for node in group.children() {
        match node {
            usvg::Node::Text(text) => {
                let (scale, _) = node.abs_transform().get_scale();
                let spans = text
                    .chunks()
                    .iter()
                    .flat_map(|chunk| chunk.spans().iter().map(|span| (chunk.text().to_owned(), span.font_size().get() * scale)));
                found.extend(spans);
            }
            usvg::Node::Group(inner) => texts(inner, found),
            usvg::Node::Path(_) | usvg::Node::Image(_) => {}
        }
    }
}

/// Every text of a drawing with its size where the drawing is so many pixels wide.
fn sizes(drawing: &str, width: f32) -> Vec<(String, f32)> {
    let tree = tree(drawing);
    let mut found = vec![];
    texts(tree.root(), &mut found);
    let scale = width / tree.size().width();
    found.into_iter().map(|(text, size)| (text, size * scale)).collect()
}

#[test]
fn on_a_phone_nothing_is_smaller_than_eleven_pixels() {
    for (game, play) in late() {
        let scene = play.scene(Eyes::Seat(Seat(0)));
        let drawing = svg(&scene, &words(game, "en"), &play.colours(), &only(Density::Far));
        let found = sizes(&drawing, 360.0);
        assert!(found.len() > 8, "{game}: there is something to read");
        for (text, size) in found {
            assert!(size >= 10.95, "{game}: {text} is {size} pixels high");
        }
    }
}

#[test]
fn at_700_pixels_nothing_is_smaller_than_eleven() {
    for (game, play) in late() {
        for language in ["en", "de"] {
            let scene = play.scene(Eyes::Seat(Seat(0)));
            let drawing = svg(&scene, &words(game, language), &play.colours(), &only(Density::Near));
            for (text, size) in sizes(&drawing, 700.0) {
                assert!(size >= 11.0, "{game}: {text} is {size} pixels high");
            }
        }
    }
}

/// The middle column of a desk of 1200 × 800 is 622 pixels wide.
#[test]
fn on_a_desk_names_are_eleven_pixels_high() {
    for (game, play) in late() {
        for language in ["en", "de"] {
            let scene = play.scene(Eyes::Seat(Seat(0)));
            let drawing = svg(&scene, &words(game, language), &play.colours(), &only(Density::Near));
            // A word, or a sector of a grid: "E3".
            let is_name = |text: &str| {
                text.chars().filter(|c| c.is_alphabetic()).count() > 2 || text.len() == 2 && text.starts_with(char::is_alphabetic)
            };
            let names: Vec<_> = sizes(&drawing, 622.0).into_iter().filter(|(text, _)| is_name(text)).collect();
            assert!(names.len() > 8, "{game}: there are names");
            for (text, size) in names {
                assert!(size >= 10.95, "{game} in {language}: {text} is {size} pixels high");
            }
        }
    }
}

#[test]
fn what_lies_apart_is_read_on_a_phone_by_itself() {
    for (game, play) in late().into_iter().filter(|(game, _)| *game != "twilight-imperium") {
        let scene = play.scene(Eyes::Seat(Seat(0)));
        let drawn = parts(&scene, &words(game, "de"), &play.colours(), &SvgOptions::default());
        assert_eq!(drawn.sheets.len(), scene.apart.len());
        for sheet in &drawn.sheets {
            for (text, size) in sizes(sheet, 360.0) {
                assert!(size >= 10.95, "{text} is {size} pixels high");
            }
        }
    }
}

#[test]
fn no_name_is_cut_short() {
    for (game, play) in late() {
        for language in ["en", "de"] {
            let scene = play.scene(Eyes::Seat(Seat(0)));
            let drawn = parts(&scene, &words(game, language), &play.colours(), &SvgOptions::default());
            for drawing in std::iter::once(&drawn.map).chain(&drawn.sheets) {
                let document = Document::parse(drawing).unwrap();
                let cut = document.descendants().filter_map(|node| node.text()).find(|text| text.contains('…'));
                assert_eq!(cut, None, "{game} in {language}");
            }
        }
    }
}

#[test]
fn a_board_is_light_enough_for_a_page() {
    use std::io::Write as _;
    let packed = |text: &str| {
        let mut gzip = flate2::write::GzEncoder::new(vec![], flate2::Compression::default());
        gzip.write_all(text.as_bytes()).expect("memory can be written");
        gzip.finish().expect("memory can be written").len()
    };
    for (game, play) in late() {
        let scene = play.scene(Eyes::Seat(Seat(0)));
        let drawn = parts(&scene, &words(game, "en"), &play.colours(), &SvgOptions::default());
        // As it travels: what worlds and anomalies are drawn of is written once, and says the same again and again.
        assert!(packed(&drawn.map) < 45_000, "{game}: {} bytes", packed(&drawn.map));
    }
}

#[test]
fn pieces_planets_and_cards_are_marked_in_both_densities() {
    for (game, play) in late() {
        let scene = play.scene(Eyes::Seat(Seat(0)));
        let places = scene
            .pieces
            .iter()
            .map(|piece| &piece.id)
            .chain(scene.areas.iter().map(|area| &area.id))
            .chain(scene.cards.iter().map(|card| &card.id));
        let mark = |(i, place): (usize, &sternpost_core::Place)| Mark {
            place: place.clone(),
            choice: format!("choose:{i}"),
            label: "Take it".to_owned(),
            index: i + 1,
            selected: i == 1,
        };
        let marks: Vec<Mark> = places.enumerate().map(mark).collect();
        let count = marks.len();
        let drawn = parts(&scene, &words(game, "en"), &play.colours(), &SvgOptions { marks, linked: true, ..SvgOptions::default() });
        let whole = format!("<all>{}{}</all>", drawn.map, drawn.sheets.concat());
        let document = Document::parse(&whole).unwrap();
        let links: Vec<_> = document.descendants().filter(|node| node.has_tag_name("a")).collect();
        assert_eq!(links.len(), count, "{game}");
        for link in links {
            let shapes = link.descendants().filter(|node| node.attribute("class").is_some_and(|class| class.contains("mark-area"))).count();
            assert!((1..=2).contains(&shapes), "{game}: {shapes} outlines for {:?}", link.attribute("href"));
        }
    }
}

#[test]
fn what_has_changed_is_marked_where_it_happened() {
    for (game, seats, seed) in [("twilight-imperium", 3, 3), ("arcs", 3, 7)] {
        let [before, after] = [40, 60].map(|turns| positions::played(game, seats, turns, seed));
        let (before, scene) = (before.scene(Eyes::Spectator), after.scene(Eyes::Spectator));
        let changed = changes(&before, &scene);
        assert!(!changed.is_empty() && changed.len() < scene.areas.len(), "{game}: {} places", changed.len());
        assert!(changes(&scene, &scene).is_empty());
        let draw = |changed| parts(&scene, &words(game, "en"), &after.colours(), &SvgOptions { changed, ..SvgOptions::default() });
        let (plain, marked) = (draw(vec![]), draw(changed));
        let ticks = |map: &str| map.matches(r#"class="changed""#).count();
        assert_eq!(ticks(&plain.map), 0);
        assert!(ticks(&marked.map) + marked.sheets.iter().map(|sheet| ticks(sheet)).sum::<usize>() > 0, "{game}");
        assert!(marked.legend.iter().any(|sign| sign.words.starts_with("Changed")));
        let told = told_changes(&scene, &words(game, "en"), &changes(&before, &scene), ChangedSince::Look);
        let names = told.strip_prefix("Changed since you looked: ").expect("it is told").trim_end().split(", ");
        assert!(names.count() > 1, "{game}: {told}");
        assert_eq!(told_changes(&scene, &words(game, "en"), &[], ChangedSince::Look), "");
    }
}

#[test]
fn the_legend_says_what_every_sign_of_the_board_means() {
    for (game, play) in late() {
        let scene = play.scene(Eyes::Seat(Seat(0)));
        for language in ["en", "de"] {
            let words = words(game, language);
            let legend = parts(&scene, &words, &play.colours(), &SvgOptions::default()).legend;
            let says = |text: &str| legend.iter().any(|sign| sign.words == text);
            for piece in scene.pieces.iter().filter(|piece| scene.glyphs.get(&piece.glyph).is_some_and(|glyph| !glyph.path.is_empty())) {
                let is_said = |other: &sternpost_show::scene::Piece| other.glyph == piece.glyph && says(&words.label(&other.label));
                assert!(scene.pieces.iter().any(is_said), "{game}: {} is not explained", piece.glyph);
            }
            assert!(play.colours().seats().all(|seat| says(&names(seat))), "{game}");
            for sign in &legend {
                let document = Document::parse(&sign.svg).expect("a sign is well-formed");
                for reference in document.descendants().filter_map(|node| node.attribute("href")) {
                    let defined = format!(r#"id="{}""#, &reference[1..]);
                    let map = parts(&scene, &words, &play.colours(), &SvgOptions::default()).map;
                    assert!(map.contains(&defined), "{game}: {reference} is not defined");
                }
            }
        }
    }
}
