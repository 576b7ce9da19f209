//! A board worth looking at: 37 hexes, planets, and some sixty kinds of pieces of six seats. Made up; no game's map.

use std::collections::BTreeMap;
use sternpost_core::{Arg, BySeat, Catalogue, Place, Seat, Text};
use sternpost_show::scene::{Area, Badge, Glyph, Outline, Panel, Piece, Role, Row, Scene};

/// The wording of the sample.
pub(crate) fn catalogue() -> Catalogue {
    let source = "named = { $name }\nnote = { $text }\npiece-name = { $kind }\nsheet = Sheet\nrow-goods = Trade goods\nrow-tokens = Command tokens\nrow-score = Victory points\nobjectives = Objectives\n";
    Catalogue::new("en", &[source]).expect("the sample's wording is well formed")
}

/// Who sits where.
pub(crate) fn names(seat: Seat) -> String {
    ["Ada", "Boris", "Chen", "Dana", "Emeka", "Franziska"]
        .get(usize::from(seat.0))
        .map_or_else(|| format!("Seat {seat}"), |name| (*name).to_owned())
}

/// The colours of the seats.
pub(crate) fn colours() -> BySeat<String> {
    ["red", "blue", "yellow", "green", "purple", "black"].into_iter().map(str::to_owned).collect()
}

fn literal(key: &str, arg: &str, value: &str) -> Text {
    Text { key: key.to_owned().into(), args: vec![(arg.to_owned().into(), Arg::Literal(value.to_owned()))] }
}

const GLYPHS: &[(&str, &str, &str)] = &[
    ("fighter", "f", "M12 3l2.2 8.2L21 16v2.6l-6.6-2L13.4 21h-2.8l-1-4.4-6.6 2V16l6.800-4.800z"),
    ("destroyer", "dd", "M12 2l3 8 1 9-4 3-4-3 1-9z"),
    ("cruiser", "ca", "M12 2l3 6v4l5 4v3l-5-1.500-1 4h-4l-1-4L4 19v-3l5-4V8z"),
    ("carrier", "cv", "M9 2h6l1 5h4v10h-4l-1 5H9l-1-5H4V7h4z"),
    ("dreadnought", "dn", "M12 1l4 5 1 6 4 2v5l-5 1-2 3h-4l-2-3-5-1v-5l4-2 1-6z"),
    ("war-sun", "ws", "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm0 5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 3a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"),
    ("infantry", "i", "M12 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM6 22v-6a5 5 0 0 1 5-5h2a5 5 0 0 1 5 5v6h-3v-5h-1v5h-4v-5H9v5z"),
    ("pds", "p", "M4 21v-3h3v-5l4-2 5-8 3 2-4.500 8L17 15v3h3v3z"),
    ("dock", "d", "M3 10h4V4h10v6h4v10h-6v-5H9v5H3zM10 7v3h4V7z"),
    ("command", "c", "M12 2l9 18H3zm0 7l-3.500 8h7z"),
];

/// The whole board.
pub(crate) fn scene() -> Scene {
    let mut scene = Scene {
        glyphs: GLYPHS
            .iter()
            .map(|(name, letters, path)| ((*name).to_owned(), Glyph { path: (*path).to_owned(), letters: (*letters).to_owned() }))
            .collect::<BTreeMap<_, _>>(),
        ..Scene::default()
    };
    let mut number = 0;
    for q in -3_i32..=3 {
        for r in -3_i32..=3 {
            if (q + r).abs() <= 3 {
                number += 1;
                hex(&mut scene, number, q, r);
            }
        }
    }
    tray(&mut scene);
    panels(&mut scene);
    scene.highlights = vec!["system-19".into()];
    scene
}

const HOMES: [(i32, i32); 6] = [(3, -3), (3, 0), (0, 3), (-3, 3), (-3, 0), (0, -3)];
const NAMES: &[&str] = &[
    "Aldermere",
    "Brack",
    "Cindra",
    "Dolmen",
    "Estuary",
    "Fallow",
    "Gannet Reach",
    "Hollin",
    "Isk",
    "Jarrow",
    "Kestrel",
    "Loom",
    "Marrow",
    "Nadir",
    "Ombre",
    "Pell",
    "Quill",
    "Rusk",
    "Saltmarsh",
    "Tarn",
    "Umber",
    "Vesper",
    "Wend",
    "Xerica",
    "Yarrow",
    "Zenith",
];

fn hex(scene: &mut Scene, number: i32, q: i32, r: i32) {
    let id = format!("system-{number}");
    let home = HOMES.iter().position(|at| *at == (q, r)).and_then(|i| u8::try_from(i).ok()).map(Seat);
    let style = match (q, r) {
        (1, 1) => "nebula",
        (-1, 2) | (2, -2) => "asteroid-field",
        (-2, 0) => "supernova",
        (0, 2) => "gravity-rift",
        _ if home.is_some() => "home",
        _ => "space",
    };
    let note = match (q, r) {
        (1, -2) | (-1, 3) => Some("wormhole α"),
        (2, 1) | (-2, -1) => Some("wormhole β"),
        _ => None,
    };
    scene.areas.push(area(&id, None, Outline::Hex { q, r }, style, &number.to_string(), note, None));
    let discs: &[(i32, i32, i32)] = match (q, r) {
        (0, 0) => &[(0, -270, 380)],
        _ if home.is_some() => &[(-440, -310, 285), (440, -310, 285)],
        _ if style != "space" => &[],
        _ => match (q * 7 + r * 3 + 40) % 4 {
            0 => &[],
            1 => &[(0, -270, 340)],
            2 => &[(-440, -310, 285), (440, -310, 285)],
            _ => &[(-570, -170, 230), (0, -400, 230), (570, -170, 230)],
        },
    };
    for (i, (x, y, radius)) in discs.iter().enumerate() {
        let name =
            if (q, r) == (0, 0) { "The Throne" } else { NAMES[usize::try_from(number * 2).unwrap_or(0).wrapping_add(i) % NAMES.len()] };
        let planet = format!("planet-{number}-{i}");
        let style = if (q, r) == (0, 0) {
            "planet-capital"
        } else {
            ["planet-cultural", "planet-hazardous", "planet-industrial", "planet"][(usize::try_from(number).unwrap_or(0) + i) % 4]
        };
        let owner = home.or_else(|| (number % 3 == 0 && i == 0).then(|| Seat(u8::try_from(number / 3 % 6).unwrap_or(0))));
        let mut disc = area(
            &planet,
            Some(id.as_str()),
            Outline::Disc { x: *x, y: *y, r: *radius },
            style,
            name,
            Some(["1/2", "3/0", "2/2", "0/1"][(i + usize::try_from(number % 3).unwrap_or(0)) % 4]),
            owner,
        );
        disc.dimmed = number % 5 == 0;
        scene.areas.push(disc);
        if let Some(owner) = owner {
            piece(scene, &planet, owner, "infantry", u32::try_from(number % 4 + 1).unwrap_or(1), 0);
            if home.is_some() && i == 0 {
                piece(scene, &planet, owner, "dock", 1, 0);
                piece(scene, &planet, owner, "pds", 2, 0);
            }
        }
    }
    if let Some(seat) = home {
        piece(scene, &id, seat, "carrier", 2, 0);
        piece(scene, &id, seat, "fighter", 4, 0);
        piece(scene, &id, seat, "command", 1, 0);
    } else if number % 4 == 1 {
        let seat = Seat(u8::try_from(number % 6).unwrap_or(0));
        piece(scene, &id, seat, "cruiser", 1, 0);
        piece(scene, &id, seat, "destroyer", 2, 0);
    }
    if number == 19 {
        for (kind, count, damaged) in [("dreadnought", 2, 1), ("carrier", 1, 0), ("fighter", 6, 0), ("command", 1, 0)] {
            piece(scene, &id, Seat(0), kind, count, damaged);
        }
        for (kind, count, damaged) in [("war-sun", 1, 1), ("destroyer", 3, 0), ("fighter", 12, 0)] {
            piece(scene, &id, Seat(1), kind, count, damaged);
        }
    }
}

fn tray(scene: &mut Scene) {
    scene.areas.push(area("rim", None, Outline::Box { x: 2900, y: 4600, w: 2500, h: 1300 }, "tray", "Beyond the gate", None, None));
    piece(scene, "rim", Seat(3), "cruiser", 1, 0);
    piece(scene, "rim", Seat(3), "infantry", 3, 0);
    piece(scene, "rim", Seat(5), "dreadnought", 1, 0);
}

fn panels(scene: &mut Scene) {
    for i in 0..3 {
        let seat = Seat(i);
        let row = |key: &str, value: &str| (Text::plain(key.to_owned()), literal("note", "text", value));
        let rows = vec![row("row-score", "4"), row("row-goods", "3"), row("row-tokens", "3 / 4 / 2")];
        scene.panels.push(Panel { id: format!("sheet-{i}").into(), title: Text::plain("sheet"), owner: Some(seat), rows: Row::each(rows) });
    }
    let rows = vec![
        (literal("named", "name", "Hold six planets"), literal("note", "text", "Ada, Chen")),
        (literal("named", "name", "Spend eight influence"), literal("note", "text", "nobody yet")),
    ];
    scene.panels.push(Panel { id: "objectives".into(), title: Text::plain("objectives"), owner: None, rows: Row::each(rows) });
}

fn area(id: &str, parent: Option<&str>, outline: Outline, style: &str, name: &str, note: Option<&str>, owner: Option<Seat>) -> Area {
    Area {
        id: id.into(),
        parent: parent.map(Place::from),
        outline,
        style: style.to_owned(),
        glyph: None,
        label: literal("named", "name", name),
        notes: note.map(|note| literal("note", "text", note)).into_iter().collect(),
        badges: vec![],
        owner,
        dimmed: false,
    }
}

fn piece(scene: &mut Scene, at: &str, owner: Seat, kind: &str, count: u32, damaged: u32) {
    let id = format!("{kind}-{}-{at}", owner.0);
    let label = literal("piece-name", "kind", kind);
    let sign = if count > 1 { format!("!{damaged}") } else { "!".to_owned() };
    let mark = Badge { sign, style: "damage".to_owned(), label: literal("note", "text", &format!("{damaged} damaged")) };
    let badges = if damaged > 0 { vec![mark] } else { vec![] };
    let role = match kind {
        "fighter" => Role::Escort,
        "infantry" => Role::Cargo,
        "war-sun" => Role::Chief,
        "pds" | "dock" => Role::Structure,
        "command" => Role::Marker,
        _ => Role::Unit,
    };
    scene.pieces.push(Piece { id: id.into(), at: at.into(), owner: Some(owner), glyph: kind.to_owned(), count, badges, label, role });
}
