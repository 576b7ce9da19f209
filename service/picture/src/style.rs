//! The styles of a drawing: the paint of each style name in a scene, and the looks that tell the seats apart.
//!
//! A seat is a colour, a form of token and a pattern of dashes, so that it is known without colours too.

use super::palette::{COLOURS, Hatch};
use sternpost_core::{BySeat, Seat};

/// The sky behind the board.
pub(super) const SKY: &str = "#070a16";
/// Names of areas.
pub(super) const NAME: &str = "#e8ecfa";
/// Notes of areas.
pub(super) const NOTE: &str = "#aab6de";
/// The colour of what can be chosen now.
pub(super) const CHOICE: &str = "#7df3ff";
/// The colour of what has been chosen.
pub(super) const CHOSEN: &str = "#ffe27a";
/// The colour of what is going on now.
pub(super) const ACTIVE: &str = "#ffb347";

/// The paint of an area.
pub(super) struct Paint {
    /// Two ends of a gradient, the middle and the rim.
    pub(super) fill: (&'static str, &'static str),
    /// The outline.
    pub(super) line: &'static str,
    /// A pattern laid over it, by its id in the drawing.
    pub(super) over: Option<&'static str>,
}

/// The styles a scene can name, with their paint; the longest name contained in an area's style wins, `space` otherwise. A name of three letters must be a
/// whole word of it.
pub(super) const PAINTS: &[(&str, Paint)] = &[
    ("space", Paint { fill: ("#182352", "#0d1432"), line: "#34427c", over: None }),
    ("empty", Paint { fill: ("#0e142f", "#080c1d"), line: "#1d2648", over: None }),
    ("home", Paint { fill: ("#2a3672", "#111a40"), line: "#4a5aa0", over: None }),
    ("hyperlane", Paint { fill: ("#1b2c4c", "#101a33"), line: "#3f6d9c", over: None }),
    ("nebula", Paint { fill: ("#4a1d74", "#1d0b38"), line: "#6d4a94", over: None }),
    ("asteroid", Paint { fill: ("#26221f", "#100e12"), line: "#4a453c", over: None }),
    ("supernova", Paint { fill: ("#6a150c", "#230406"), line: "#8a3a1c", over: None }),
    ("ruin", Paint { fill: ("#2b3a3a", "#121a1c"), line: "#8fb3a6", over: None }),
    ("rift", Paint { fill: ("#1a0630", "#0b0216"), line: "#57356e", over: None }),
    ("wormhole", Paint { fill: ("#164a66", "#0c1c38"), line: "#3f86b8", over: None }),
    ("planet", Paint { fill: ("#5b647c", "#353e55"), line: "#c3cbe0", over: None }),
    ("cultural", Paint { fill: ("#2f5fa5", "#1c3c70"), line: "#9cc6f5", over: None }),
    ("hazardous", Paint { fill: ("#95423a", "#5e2521"), line: "#f3a795", over: None }),
    ("industrial", Paint { fill: ("#2f6b45", "#1c4a2f"), line: "#a5d9ae", over: None }),
    ("capital", Paint { fill: ("#7a6320", "#4a3a0e"), line: "#ffe6a3", over: None }),
    ("mecatol", Paint { fill: ("#7d5d18", "#2b1f06"), line: "#ffe6a3", over: None }),
    ("voidborn", Paint { fill: ("#4a2410", "#1f0d06"), line: "#ff8f3f", over: None }),
    ("own", Paint { fill: ("#1f4a5c", "#0e2530"), line: "#7fd6f0", over: None }),
    ("corrupted", Paint { fill: ("#4d1a2a", "#1d0810"), line: "#ff6f61", over: Some("rings") }),
    ("tray", Paint { fill: ("#141a33", "#0f142a"), line: "#39456f", over: None }),
    ("region", Paint { fill: ("#1f2a4f", "#151d3a"), line: "#4a5c98", over: None }),
    ("gate", Paint { fill: ("#2c3a68", "#1c2650"), line: "#8fa4e0", over: None }),
    ("closed", Paint { fill: ("#0b0e1c", "#080a14"), line: "#262c44", over: Some("closed") }),
    ("table", Paint { fill: ("#10152b", "#0c1022"), line: "#39456f", over: None }),
    ("declared", Paint { fill: ("#3a3115", "#211c0d"), line: "#ffd36b", over: None }),
    ("sheet", Paint { fill: ("#161c36", "#0f142a"), line: "#4a5684", over: None }),
    ("pile", Paint { fill: ("#2a3152", "#1b2140"), line: "#7c88b8", over: None }),
    ("material", Paint { fill: ("#3d2c24", "#171320"), line: "#e0a458", over: None }),
    ("fuel", Paint { fill: ("#3b3a24", "#15171f"), line: "#f2df6b", over: None }),
    ("weapon", Paint { fill: ("#43202f", "#190f22"), line: "#ff8b8b", over: None }),
    ("relic", Paint { fill: ("#173e4c", "#0c1a2c"), line: "#76dfe0", over: None }),
    ("psionic", Paint { fill: ("#3c2458", "#170f2e"), line: "#d3a0ff", over: None }),
    ("administration", Paint { fill: ("#3b4152", "#262b38"), line: "#d6dceb", over: None }),
    ("aggression", Paint { fill: ("#4d2028", "#2e1218"), line: "#ff8b8b", over: None }),
    ("construction", Paint { fill: ("#4a3a14", "#2c230c"), line: "#f5c04a", over: None }),
    ("mobilization", Paint { fill: ("#17395c", "#0e243c"), line: "#7cc0ff", over: None }),
    ("leader", Paint { fill: ("#3a2b4e", "#221a30"), line: "#e3c1ff", over: None }),
    ("lore", Paint { fill: ("#24402f", "#15271d"), line: "#9fe0b4", over: None }),
    ("headquarters", Paint { fill: ("#1a2140", "#10152b"), line: "#4a5684", over: None }),
    ("side", Paint { fill: ("#121833", "#0c1022"), line: "#2c3660", over: None }),
    ("hand", Paint { fill: ("#2a3152", "#1b2140"), line: "#7c88b8", over: None }),
    ("first-planet", Paint { fill: ("#7a6320", "#4a3a0e"), line: "#ffe6a3", over: None }),
    ("warlord", Paint { fill: ("#4a3a14", "#2c230c"), line: "#ffd36b", over: None }),
    ("astra-militarum", Paint { fill: ("#4a3b2a", "#2b2218"), line: "#d9b48a", over: None }),
    ("space-marines", Paint { fill: ("#1b3a78", "#102350"), line: "#8fb8ff", over: None }),
    ("tau", Paint { fill: ("#5a3a17", "#33210d"), line: "#ffb870", over: None }),
    ("eldar", Paint { fill: ("#4d4716", "#2c290c"), line: "#f0e07a", over: None }),
    ("dark-eldar", Paint { fill: ("#3c2458", "#221433"), line: "#d3a0ff", over: None }),
    ("chaos", Paint { fill: ("#581c22", "#330f14"), line: "#ff9087", over: None }),
    ("orks", Paint { fill: ("#1f4a2c", "#122c1a"), line: "#8fe0a4", over: None }),
    ("neutral", Paint { fill: ("#3b4152", "#262b38"), line: "#d6dceb", over: None }),
    ("world", Paint { fill: ("#141c42", "#0b1027"), line: "#2f3c70", over: None }),
    ("tile", Paint { fill: ("#0d1434", "#080c20"), line: "#46568f", over: None }),
    ("void", Paint { fill: ("#0c1230", "#070b1d"), line: "#2f3c70", over: None }),
    ("tile-open", Paint { fill: ("#101736", "#0b1026"), line: "#4a5aa0", over: None }),
    ("vox", Paint { fill: ("#2f2f46", "#1d1d2e"), line: "#f0f0ff", over: None }),
];

/// The style of a link.
pub(super) struct Way {
    /// Its colour.
    pub(super) colour: &'static str,
    /// Its width.
    pub(super) width: u32,
    /// Its dashes.
    pub(super) dash: &'static str,
    /// The ends of its dashes.
    pub(super) cap: &'static str,
    /// Whether it lies over the areas it crosses; else it shows between them only.
    pub(super) is_over: bool,
}

/// The way of a link's style; one that is not known is a plain line.
pub(super) fn way(style: &str) -> Way {
    match style {
        "border" => Way { colour: "#6476b8", width: 560, dash: "", cap: "butt", is_over: false },
        "path" => Way { colour: "#8fa4e0", width: 150, dash: "10 330", cap: "round", is_over: true },
        "storm" => Way { colour: "#ff5fd2", width: 120, dash: "150 60", cap: "butt", is_over: true },
        _ => Way { colour: "#8fa4e0", width: 60, dash: "", cap: "round", is_over: false },
    }
}

/// The style of an edge.
pub(super) struct Band {
    /// Its colour.
    pub(super) colour: &'static str,
    /// Its width.
    pub(super) width: u32,
    /// Whether it is jagged.
    pub(super) is_jagged: bool,
}

/// The band of an edge's style; one that is not known is a thin line.
pub(super) fn band(style: &str) -> Band {
    match style {
        "storm" => Band { colour: "#ff5fd2", width: 90, is_jagged: true },
        _ => Band { colour: "#222d5c", width: 22, is_jagged: false },
    }
}

/// The ground, the ink and the rim of a badge's style.
pub(super) fn badge(style: &str) -> (&'static str, &'static str, &'static str) {
    match style {
        "damage" => ("#fff3d6", "#a30f0f", "#a30f0f"),
        "attack" => ("#ff9c7a", "#240600", "#240600"),
        "hit-points" => ("#bfe8c4", "#06180d", "#06180d"),
        "cards" => ("#e8ecfa", "#0b1020", "#0b1020"),
        "icons" => ("#7cc4ff", "#0b1020", "#0b1020"),
        "shields" => ("#e3d3ff", "#1a0b33", "#1a0b33"),
        "resources" => ("#ffe08a", "#241a00", "#241a00"),
        "cost" => ("#ffe27a", "#241a00", "#241a00"),
        "wormhole-alpha" => ("#0b1020", "#ff9e57", "#ff9e57"),
        "wormhole-beta" => ("#0b1020", "#59dbb7", "#59dbb7"),
        "wormhole-gamma" => ("#0b1020", "#ee9bf2", "#ee9bf2"),
        "wormhole-delta" => ("#0b1020", "#86b4ff", "#86b4ff"),
        "population" => ("#e8ecfa", "#0b1020", "#0b1020"),
        "population-corrupted" => ("#ff8f3f", "#240a00", "#7a1d12"),
        "asset-forge" => ("#2b0f0b", "#ff9d78", "#ff9d78"),
        "asset-cache" => ("#12210d", "#b4e58f", "#b4e58f"),
        "asset-reinforcement" => ("#0c1d3d", "#8cc8ff", "#8cc8ff"),
        "asset-any" => ("#2a1f06", "#ffd670", "#ffd670"),
        "glory" => ("#ffd36b", "#241a00", "#8a6410"),
        "bounty" => ("#8fe3d0", "#04211b", "#04211b"),
        "reclaim" => ("#c9b6ff", "#160a33", "#160a33"),
        "harbinger" => ("#ff6f61", "#240400", "#240400"),
        "upkeep" => ("#9fe0b4", "#06180d", "#06180d"),
        "specialty-blue" => ("#7cc4ff", "#0b1020", "#0b1020"),
        "specialty-green" => ("#7fe09a", "#0b1020", "#0b1020"),
        "specialty-yellow" => ("#ffdd57", "#0b1020", "#0b1020"),
        "specialty-red" => ("#ff9087", "#0b1020", "#0b1020"),
        _ => ("#05070f", "#ffffff", "#dfe3ee"),
    }
}

/// Whether a badge of a hex is a counter: a die, a token with its value, loot.
pub(super) fn is_counter(style: &str) -> bool {
    matches!(style, "population" | "population-corrupted" | "glory" | "bounty" | "reclaim" | "harbinger")
}

/// The colour of what an area yields.
pub(super) fn value(style: &str) -> &'static str {
    match style {
        "resources" => "#ffe08a",
        "influence" => "#bfe0ff",
        _ => "#ffffff",
    }
}

/// The paint whose name is a glyph's: of pieces that belong to nobody.
pub(super) fn paint_of_glyph(glyph: &str) -> Option<&'static Paint> {
    PAINTS.iter().find(|(name, _)| *name == glyph).map(|(_, paint)| paint)
}

/// The index of a style's paint.
pub(super) fn paint_index(style: &str) -> usize {
    let named = PAINTS.iter().enumerate().filter(|(_, (name, _))| is_named(style, name));
    named.max_by_key(|(_, (name, _))| name.len()).map_or(0, |(i, _)| i)
}

fn is_named(style: &str, name: &str) -> bool {
    if name.len() > 3 { style.contains(name) } else { style.split('-').any(|word| word == name) }
}

/// The look that tells a seat apart.
pub(super) struct Look {
    /// The colour of its pieces.
    pub(super) colour: &'static str,
    /// The tone of ships and borders on the night of a board.
    pub(super) bright: &'static str,
    /// How it is hatched.
    pub(super) hatch: Hatch,
    /// The colour of what is drawn on them.
    pub(super) ink: &'static str,
    /// The outline of its pieces.
    pub(super) line: &'static str,
    /// The dashes of its rings.
    pub(super) dash: &'static str,
    /// The size of what is drawn on its token, as a part of the token's radius.
    pub(super) glyph: f64,
    /// The outline of its token, in a box from -124 to 124.
    pub(super) form: &'static str,
}

/// The sign of a seat: one for tokens, plates, the strip of seats, the chronicle and letters, told apart without colour when it is small.
struct SeatForm {
    /// As a character, where nothing can be drawn.
    character: char,
    /// As a path in a box from -124 to 124, with room for a glyph around its middle.
    path: &'static str,
    /// The dashes of the seat's rings.
    dash: &'static str,
    /// The size of what is drawn on it, as a part of its radius.
    glyph: f64,
}

const fn form(character: char, path: &'static str, dash: &'static str, glyph: f64) -> SeatForm {
    SeatForm { character, path, dash, glyph }
}

const FORMS: [SeatForm; 8] = [
    form('●', "M-100 0A100 100 0 1 1 100 0A100 100 0 1 1 -100 0Z", "", 1.22),
    form('■', "M-74 -88H74Q88 -88 88 -74V74Q88 88 74 88H-74Q-88 88 -88 74V-74Q-88 -88 -74 -88Z", "70 26", 1.26),
    form('◆', "M0 -108L108 0L0 108L-108 0Z", "26 22", 1.00),
    form('▲', "M0 -124L112 72H-112Z", "90 22 24 22", 0.92),
    form('▼', "M0 124L-112 -72H112Z", "130 30", 0.92),
    form('★', "M0 -118L38 -52L112 -36L61 20L69 95L0 64L-69 95L-61 20L-112 -36L-38 -52Z", "50 18 18 18 18 18", 0.94),
    form('✚', "M-46 -104H46V-46H104V46H46V104H-46V46H-104V-46H-46Z", "18 18", 0.98),
    form('⬢', "M-53 -92H53L106 0L53 92H-53L-106 0Z", "100 18 18 18 18 18", 1.22),
];

fn form_of(seat: Seat) -> &'static SeatForm {
    &FORMS[usize::from(seat.0) % FORMS.len()]
}

/// Whether some of a piece are damaged: a badge says so, or it has a glyph of its own for that.
pub(super) fn is_damaged(piece: &sternpost_show::scene::Piece) -> bool {
    piece.badges.iter().any(|badge| badge.style == "damage") || piece.glyph.ends_with("-damaged")
}

/// The burst that marks damage, in a box from -9 to 9.
pub(super) const BURST: &str = "M0 -9L2.600 -4L8 -5L4 0L9 4L3 3L1 9L-3 3L-8 5L-4 0L-9 -4L-3 -4Z";

/// A seat's mark: as a character, and as a path.
pub(super) fn mark(seat: Seat) -> (char, &'static str) {
    let form = form_of(seat);
    (form.character, form.path)
}

/// The look of a piece that belongs to nobody.
pub(super) const NOBODY: Look = Look {
    colour: "#9099ad",
    bright: "#aab2c4",
    hatch: Hatch::Bricks,
    ink: "#0b0d14",
    line: "#dfe3ee",
    dash: "",
    glyph: 1.22,
    form: "M-100 0A100 100 0 1 1 100 0A100 100 0 1 1 -100 0Z",
};

/// The look of a seat, by the name of its colour; a name nobody knows gets a colour no known name has taken.
pub(super) fn look(seat: Seat, colours: &BySeat<String>) -> Look {
    let known = |name: &str| COLOURS.iter().find(|colour| colour.name == name);
    let named = colours.get(seat).and_then(|name| known(name));
    let colour = named.unwrap_or_else(|| {
        let taken: Vec<&str> = colours.iter().map(|(_, name)| name.as_str()).collect();
        let free: Vec<_> = COLOURS.iter().filter(|colour| !taken.contains(&colour.name)).collect();
        free.get(usize::from(seat.0) % free.len().max(1)).copied().unwrap_or(&COLOURS[usize::from(seat.0) % COLOURS.len()])
    });
    let form = form_of(seat);
    Look {
        colour: colour.fill,
        bright: colour.bright,
        hatch: colour.hatch,
        ink: colour.ink,
        line: colour.line,
        dash: form.dash,
        glyph: form.glyph,
        form: form.path,
    }
}
