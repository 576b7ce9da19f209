//! Pictures of boards: they say everything they show, they are well formed whatever they are given, and they have pixels.

#[path = "../../../tests/support/sample_scene.rs"]
mod sample_scene;

use resvg::usvg::{self, roxmltree::Document};
use sternpost_core::{Arg, Place, Text};
use sternpost_picture::{Density, GroundOptions, Mark, Neighbours, PictureAt, SvgOptions, Words, ground, parts, png, svg, text};
use sternpost_show::Scene;
use sternpost_show::scene::{Badge, Card, Edge};

fn marks() -> Vec<Mark> {
    let mark = |(i, place): (usize, &str)| Mark {
        place: place.into(),
        choice: format!("choose:{place}"),
        label: format!("Take {place}"),
        index: i + 1,
        selected: i == 1,
    };
    ["system-12", "system-19", "system-25", "planet-18-0", "planet-18-0", "cruiser-3-rim"].into_iter().enumerate().map(mark).collect()
}

fn draw(scene: &Scene, options: &SvgOptions) -> String {
    let catalogue = sample_scene::catalogue();
    svg(scene, &Words::new("en", &catalogue, &sample_scene::names), &sample_scene::colours(), options)
}

fn titles(drawing: &str) -> Vec<String> {
    let document = Document::parse(drawing).expect("a drawing is well-formed XML");
    document.descendants().filter(|node| node.has_tag_name("title")).map(|node| node.text().unwrap_or_default().to_owned()).collect()
}

#[test]
fn every_area_piece_and_choice_has_a_title() {
    let scene = sample_scene::scene();
    let titles = titles(&draw(&scene, &SvgOptions { marks: marks(), linked: true, ..SvgOptions::default() }));
    assert_eq!(titles.len(), 1 + scene.areas.len() + scene.pieces.len() + 6);
    assert!(titles.contains(&"2 × dreadnought of Ada, 1 damaged".to_owned()));
    assert!(titles.iter().any(|title| title.starts_with("19, active now: ")), "{titles:?}");
    assert!(titles.contains(&"Choice 2, chosen: Take system-19".to_owned()));
    assert!(titles.iter().all(|title| !title.trim().is_empty()));
}

/// What a page shows: a picture of what is only looked at, and over it places and choices.
#[test]
fn a_board_over_its_picture_says_and_offers_what_the_whole_drawing_does() {
    let (scene, catalogue) = (sample_scene::scene(), sample_scene::catalogue());
    let (words, colours) = (Words::new("en", &catalogue, &sample_scene::names), sample_scene::colours());
    let picture = Some(PictureAt { address: "/c/1/turn?a=1&picture=".to_owned(), explained: false });
    let over = SvgOptions { marks: marks(), linked: true, picture, ..SvgOptions::default() };
    let drawn = parts(&scene, &words, &colours, &over);
    assert!(drawn.legend.is_empty() && drawn.definitions.is_empty());
    let document = Document::parse(&drawn.map).unwrap();
    let all = |name: &str| document.descendants().filter(|node| node.has_tag_name(name)).collect::<Vec<_>>();
    let addresses: Vec<_> = all("image").iter().filter_map(|image| image.attribute("href")).map(str::to_owned).collect();
    assert_eq!(addresses, ["/c/1/turn?a=1&picture=near", "/c/1/turn?a=1&picture=far"]);
    assert_eq!(all("a").len(), 6);
    let told = titles(&drawn.map);
    let areas = scene.areas.iter().map(|area| words.say(&area.label));
    for name in areas {
        assert!(told.iter().any(|title| title.starts_with(&name)), "{name} is not told: {told:?}");
    }
    for (density, has_names) in [(Density::Near, true), (Density::Far, false)] {
        let picture = ground(&scene, &words, &colours, GroundOptions { density, ..GroundOptions::default() });
        let document = Document::parse(&picture).expect("a picture is well-formed");
        assert!(!picture.contains("<a ") && !picture.contains("mark-area"), "nothing can be chosen on a picture");
        let texts = document.descendants().filter(|node| node.has_tag_name("text")).filter_map(|node| node.text());
        assert_eq!(texts.filter(|text| text.chars().filter(|letter| letter.is_alphabetic()).count() > 3).count() > 2, has_names);
        // It lies where the page shows it.
        let shown = all("image")[0];
        let edges = ["x", "y", "width", "height"].map(|name| shown.attribute(name).unwrap_or_default()).join(" ");
        assert_eq!(document.root_element().attribute("viewBox"), Some(edges.as_str()));
    }
    let explained = SvgOptions { picture: Some(PictureAt { address: String::new(), explained: true }), ..SvgOptions::default() };
    let explained = parts(&scene, &words, &colours, &explained);
    for reference in explained.legend.iter().flat_map(|sign| sign.svg.split("href=\"#").skip(1)) {
        let id = reference.split('"').next().unwrap();
        assert!(explained.definitions.contains(&format!("id=\"{id}\"")), "{id} is not defined");
    }
}

#[test]
fn choices_are_links_to_their_controls_only_where_asked() {
    let scene = sample_scene::scene();
    let linked = draw(&scene, &SvgOptions { marks: marks(), linked: true, ..SvgOptions::default() });
    let document = Document::parse(&linked).unwrap();
    let links: Vec<_> = document.descendants().filter(|node| node.has_tag_name("a")).collect();
    assert_eq!(links.len(), 6);
    assert!(links.iter().all(|link| link.attribute("href").is_some_and(|to| to.starts_with("#choice-"))));
    assert!(links.iter().any(|link| link.attribute("href") == Some("#choice-4")));
    assert!(!draw(&scene, &SvgOptions { marks: marks(), linked: false, ..SvgOptions::default() }).contains("href=\"#choice"));
}

#[test]
fn what_players_write_stays_text() {
    let mut scene = sample_scene::scene();
    let hostile = "</title><script>alert(1)</script>\u{0}\"&'";
    scene.areas[0].label = Text::plain(hostile.to_owned());
    scene.areas[0].id = "x\" onload=\"alert(1)".into();
    scene.pieces[0].label = Text::plain(hostile.to_owned());
    let mut options = SvgOptions { marks: marks(), linked: true, width: Some(900), ..SvgOptions::default() };
    options.marks[0].label = hostile.to_owned();
    options.marks[0].choice = "\"><script>".to_owned();
    let drawing = draw(&scene, &options);
    assert!(!drawing.contains("<script"));
    let document = Document::parse(&drawing).expect("still well formed");
    assert!(document.descendants().all(|node| !node.has_tag_name("script") && node.attribute("onload").is_none()));
    usvg::Tree::from_str(&drawing, &usvg::Options::default()).expect("still a drawing");
}

#[test]
fn a_picture_has_the_width_asked_for_and_the_shape_of_the_drawing() {
    let drawing = draw(&sample_scene::scene(), &SvgOptions { marks: marks(), linked: false, ..SvgOptions::default() });
    let picture = png(&drawing, 900).unwrap();
    let pixels = resvg::tiny_skia::Pixmap::decode_png(&picture).unwrap();
    assert_eq!(pixels.width(), 900);
    assert!((800..1300).contains(&pixels.height()), "{}", pixels.height());
    // To be looked at: `SAMPLES_TO=/some/folder cargo test`.
    if let Ok(folder) = std::env::var("SAMPLES_TO") {
        std::fs::write(format!("{folder}/board.png"), png(&drawing, 1200).unwrap()).unwrap();
        std::fs::write(format!("{folder}/board-small.png"), png(&drawing, 360).unwrap()).unwrap();
    }
}

/// The colours of a drawing as they are, and in the picture at the same places, by how far they are apart at most.
fn worst_of(drawing: &str, picture: &[u8], looks: impl Fn([u8; 3]) -> bool) -> u8 {
    let pixels = resvg::tiny_skia::Pixmap::decode_png(picture).unwrap();
    let mut fonts = usvg::fontdb::Database::new();
    fonts.load_font_data(include_bytes!("../src/font/DejaVuSansCondensed-Bold.ttf").to_vec());
    let options =
        usvg::Options { fontdb: std::sync::Arc::new(fonts), font_family: "DejaVu Sans Condensed".to_owned(), ..usvg::Options::default() };
    let tree = usvg::Tree::from_str(drawing, &options).unwrap();
    let mut exact = resvg::tiny_skia::Pixmap::new(pixels.width(), pixels.height()).unwrap();
    let (width, height) = (tree.size().width(), tree.size().height());
    #[expect(clippy::cast_precision_loss, reason = "a few hundred pixels")]
    let scale = resvg::tiny_skia::Transform::from_scale(pixels.width() as f32 / width, pixels.height() as f32 / height);
    resvg::render(&tree, scale, &mut exact.as_mut());
    let rgb = |p: &resvg::tiny_skia::PremultipliedColorU8| [p.red(), p.green(), p.blue()];
    let pairs = exact.pixels().iter().zip(pixels.pixels()).map(|(ours, theirs)| (rgb(ours), rgb(theirs)));
    let apart = |(ours, theirs): ([u8; 3], [u8; 3])| (0..3).map(|i| ours[i].abs_diff(theirs[i])).max().unwrap();
    pairs.filter(|(ours, _)| looks(*ours)).map(apart).max().expect("the drawing has pixels of the kind")
}

#[test]
fn a_picture_is_small_and_the_colours_of_players_stay_what_they_are() {
    let drawing = draw(&sample_scene::scene(), &SvgOptions::default());
    let picture = png(&drawing, 720).unwrap();
    // In the header: a palette, in place of four bytes for each pixel.
    assert_eq!(picture[25], 3, "the colour type of the header");
    assert!(picture.len() < 140_000, "{} bytes", picture.len());
    let colours: Vec<[u8; 3]> = ["f2442c", "2a66f6", "f4d12e", "d98efd", "0fa57f"]
        .iter()
        .map(|hex| [0, 2, 4].map(|at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap()))
        .collect();
    let tokens = |colour: [u8; 3]| colours.contains(&colour);
    let worst = worst_of(&drawing, &picture, tokens);
    assert!(worst <= 12, "a player's colour is {worst} of 255 off");
    let whites = worst_of(&drawing, &picture, |colour| colour == [255; 3]);
    // A layer begins at a pixel of its own: an edge may be shaded by one step of its antialiasing more or less.
    assert!(whites <= 24, "letters are {whites} of 255 off");
}

#[test]
fn whoever_holds_something_has_a_realm_and_only_exhausted_worlds_lie_in_eclipse() {
    let mut scene = sample_scene::scene();
    let worlds = |scene: &Scene| scene.areas.iter().filter(|area| area.parent.is_some()).count();
    let (lit, dark) = ("href=\"#sp-lit\"", "href=\"#sp-eclipse\"");
    let drawing = draw(&scene, &SvgOptions::default());
    let exhausted = scene.areas.iter().filter(|area| area.parent.is_some() && area.dimmed).count();
    assert_eq!((drawing.matches(lit).count(), drawing.matches(dark).count()), (worlds(&scene) - exhausted, exhausted));
    assert!(drawing.matches("data-realm=").count() > 1, "several seats hold something");
    // Nobody is there any more.
    scene.pieces.clear();
    scene.areas.iter_mut().for_each(|area| area.owner = None);
    assert_eq!(draw(&scene, &SvgOptions::default()).matches("data-realm=").count(), 0);
}

#[test]
fn an_empty_board_is_a_picture_too() {
    let drawing = draw(&Scene::default(), &SvgOptions::default());
    assert!(!png(&drawing, 200).unwrap().is_empty());
    assert!(png("<svg", 200).is_err());
    assert!(png(&drawing, 0).is_err());
}

#[test]
fn the_board_can_be_read_line_by_line() {
    let catalogue = sample_scene::catalogue();
    let scene = sample_scene::scene();
    let told = text(&scene, &Words::new("en", &catalogue, &sample_scene::names), Neighbours::Left);
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines.iter().any(|line| line.starts_with("19, active now: 2 × dreadnought of Ada, 1 damaged; carrier of Ada; ")), "{told}");
    assert!(lines.iter().any(|line| line.starts_with("  The Throne (3/0)")), "{told}");
    assert!(lines.contains(&"Sheet (Ada)"));
    assert!(lines.contains(&"  Command tokens  3 / 4 / 2"));
    let around = text(&scene, &Words::new("en", &catalogue, &sample_scene::names), Neighbours::Named);
    assert!(around.contains("next to 12, 13, 18, 20, 25, 26"), "{around}");
}

fn named(name: &str) -> Text {
    Text { key: "named".into(), args: vec![("name".into(), Arg::Literal(name.to_owned()))] }
}

/// Two storms: one between two systems, one at a rim of the board.
fn with_storms() -> Scene {
    let mut scene = sample_scene::scene();
    let edge = |id: &str, from: (i32, i32), beside: &[&str], style: &str| Edge {
        id: id.into(),
        from,
        to: (from.0 + 10, from.1 + 1000),
        beside: beside.iter().map(|area| Place::from(*area)).collect(),
        style: style.to_owned(),
        label: named(id),
        badges: vec![],
    };
    scene.edges = vec![
        edge("warp-storm", (0, -500), &["system-18", "system-19"], "storm"),
        edge("rim-storm", (4000, -500), &["system-25"], "storm"),
        edge("border", (-2000, -500), &["system-11", "system-12"], "border"),
    ];
    let force = Badge { sign: "2".to_owned(), style: "population-corrupted".to_owned(), label: named("force 2") };
    scene.edges[0].badges.push(force);
    scene.highlights = vec!["rim-storm".into()];
    scene
}

fn words_of(scene: &Scene) -> String {
    let catalogue = sample_scene::catalogue();
    text(scene, &Words::new("en", &catalogue, &sample_scene::names), Neighbours::Left)
}

#[test]
fn an_edge_is_drawn_told_picked_highlighted_and_marked_as_changed() {
    let scene = with_storms();
    let pick = Mark { place: "warp-storm".into(), choice: "storm:1".to_owned(), label: "Move it".to_owned(), index: 1, selected: false };
    let options = SvgOptions { marks: vec![pick], changed: vec!["border".into()], linked: true, ..SvgOptions::default() };
    let drawing = draw(&scene, &options);
    usvg::Tree::from_str(&drawing, &usvg::Options::default()).expect("a drawing");
    let titles = titles(&drawing);
    assert!(titles.contains(&"warp-storm (force 2) between 18 and 19".to_owned()), "{titles:?}");
    assert!(titles.contains(&"rim-storm at the rim of 25, active now".to_owned()), "{titles:?}");
    assert!(titles.contains(&"Choice 1: Move it".to_owned()));
    let document = Document::parse(&drawing).unwrap();
    let place = |id: &str| document.descendants().find(|node| node.attribute("data-place") == Some(id)).unwrap();
    let points = |id: &str| {
        let line = place(id).descendants().find(|node| node.has_tag_name("polyline")).unwrap();
        line.attribute("points").unwrap().split(' ').count()
    };
    assert_eq!((points("warp-storm"), points("border")), (9, 2), "a storm is jagged, a bare border is not");
    let marked = document.descendants().filter(|node| node.attribute("class") == Some("mark-area") && node.has_tag_name("polygon"));
    assert_eq!(marked.count(), 1);
    assert!(document.descendants().any(|node| node.attribute("class") == Some("changed") && node.has_tag_name("polygon")));
    let told = words_of(&scene);
    assert!(told.contains("\nwarp-storm (force 2) between 18 and 19\nrim-storm at the rim of 25, active now\n"), "{told}");
    assert!(!told.contains("border between"), "where nothing lies nothing is told: {told}");
    let asked = words_of(&Scene { highlights: vec!["border".into()], ..scene.clone() });
    assert!(asked.contains("border between 11 and 12, active now"), "but what is gone on about is: {asked}");
    let catalogue = sample_scene::catalogue();
    let german = text(&scene, &Words::new("de", &catalogue, &sample_scene::names), Neighbours::Left);
    assert!(german.contains("warp-storm (force 2) zwischen 18 und 19") && german.contains("rim-storm am Rand von 25"), "{german}");
}

#[test]
fn an_edge_over_the_picture_of_a_page_can_be_picked_too() {
    let (scene, catalogue) = (with_storms(), sample_scene::catalogue());
    let (words, colours) = (Words::new("en", &catalogue, &sample_scene::names), sample_scene::colours());
    let pick = Mark { place: "rim-storm".into(), choice: "storm:2".to_owned(), label: "Move it".to_owned(), index: 1, selected: false };
    let picture = Some(PictureAt { address: "/c/1/turn?picture=".to_owned(), explained: false });
    let map = parts(&scene, &words, &colours, &SvgOptions { marks: vec![pick], linked: true, picture, ..SvgOptions::default() }).map;
    let told = titles(&map);
    assert!(told.iter().any(|title| title.starts_with("warp-storm")) && told.contains(&"Choice 1: Move it".to_owned()), "{told:?}");
    assert!(!map.contains("stroke-linejoin=\"round\" stroke-linecap=\"round\"/><polyline"), "it is drawn on the picture");
    let picture = ground(&scene, &words, &colours, GroundOptions::default());
    assert_eq!(
        Document::parse(&picture).unwrap().descendants().filter(|node| node.attribute("data-place") == Some("warp-storm")).count(),
        1
    );
}

#[test]
fn what_came_to_an_edge_or_went_from_it_has_changed() {
    let (before, catalogue) = (with_storms(), sample_scene::catalogue());
    let words = Words::new("en", &catalogue, &sample_scene::names);
    let mut after = before.clone();
    after.edges.remove(0);
    after.edges[1].style = "storm".to_owned();
    let places: Vec<String> = sternpost_picture::changes(&before, &after).into_iter().map(|place| place.0.to_string()).collect();
    assert_eq!(places, ["system-18", "system-19", "border"]);
    let told = sternpost_picture::told_changes(&after, &words, &["border".into()], sternpost_picture::ChangedSince::Look);
    assert!(told.contains("border between"), "{told}");
    let changes = sternpost_picture::place_changes(&before, &after, &words);
    assert!(changes.iter().any(|change| change.gone == ["warp-storm (force 2) between 18 and 19"]), "{changes:?}");
}

fn card(id: &str, at: &Place, is_turned: bool, count: u32) -> Card {
    Card {
        id: id.into(),
        at: at.clone(),
        under: None,
        style: "pile".to_owned(),
        glyph: None,
        label: named(id),
        notes: vec![],
        badges: vec![],
        owner: None,
        is_face_down: false,
        is_turned,
        count,
    }
}

#[test]
fn a_turned_card_leans_and_is_hatched_and_a_stack_says_how_many_it_is() {
    let mut scene = sample_scene::scene();
    let tray = scene.areas.iter().find(|area| matches!(area.outline, sternpost_show::scene::Outline::Box { .. })).unwrap().id.clone();
    scene.cards = vec![card("scout", &tray, true, 1), card("guard", &tray, false, 1), card("deck", &tray, false, 12)];
    let drawing = draw(&scene, &SvgOptions::default());
    usvg::Tree::from_str(&drawing, &usvg::Options::default()).expect("a drawing");
    let document = Document::parse(&drawing).unwrap();
    let place = |id: &str| document.descendants().find(|node| node.attribute("data-place") == Some(id)).unwrap();
    let leans = |id: &str| place(id).descendants().any(|node| node.attribute("transform").is_some_and(|how| how.contains("skewX")));
    let is_hatched = |id: &str| place(id).descendants().any(|node| node.attribute("fill") == Some("url(#sp-spent)"));
    assert!(leans("scout") && is_hatched("scout") && !leans("guard") && !is_hatched("guard"));
    let told = words_of(&scene);
    assert!(told.contains("scout (exhausted)") && told.contains("12 × deck") && told.contains("  guard\n"), "{told}");
    let mut ready = scene.clone();
    ready.cards[0].is_turned = false;
    assert_eq!(sternpost_picture::changes(&scene, &ready), ["scout".into()]);
}

#[test]
fn styles_of_areas_and_badges_have_a_look_of_their_own() {
    let looks = |style: &str| {
        let mut scene = sample_scene::scene();
        scene.areas[0].style = style.to_owned();
        draw(&scene, &SvgOptions::default())
    };
    let plain = looks("space");
    for style in ["voidborn", "own", "sector-own", "corrupted", "rift"] {
        assert!(looks(style) != plain, "{style}");
    }
    assert!(looks("unknown") == plain, "a name that only contains another's letters looks plain");
    let badge = |style: &str| {
        let mut scene = with_storms();
        scene.edges[0].badges[0].style = style.to_owned();
        draw(&scene, &SvgOptions::default())
    };
    for style in ["population", "population-corrupted", "glory", "upkeep"] {
        assert!(badge(style) != badge("nothing-known"), "{style}");
    }
    let mut scene = sample_scene::scene();
    let between = [Place::from("system-18"), Place::from("system-19")];
    scene.links.push(sternpost_show::scene::Link {
        between,
        through: vec![],
        style: "storm".to_owned(),
        note: Some(named("a warp storm")),
    });
    let drawing = draw(&scene, &SvgOptions::default());
    assert!(drawing.contains("#ff5fd2") && titles(&drawing).iter().any(|title| title.contains("a warp storm")));
}
