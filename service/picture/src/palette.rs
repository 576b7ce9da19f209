//! The colours of the seats, and the hatching that says each of them without colour, as engravers have said the colours of arms since 1638.
//!
//! The colours are chosen so that eyes of every kind tell any two of them apart; the tests here measure that.

/// A colour of seats.
#[derive(Debug)]
pub(super) struct Colour {
    /// Its name in scenes.
    pub(super) name: &'static str,
    /// What fills a token or a pennant.
    pub(super) fill: &'static str,
    /// The tone of ships and borders: seen on the night of a board.
    pub(super) bright: &'static str,
    /// What is written on the fill.
    pub(super) ink: &'static str,
    /// The rim of a token.
    pub(super) line: &'static str,
    /// Its hatching.
    pub(super) hatch: Hatch,
}

/// A way of hatching.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hatch {
    Upright,
    Level,
    Dots,
    Rising,
    Falling,
    Grid,
    Bricks,
    Waves,
}

const fn colour(name: &'static str, [fill, bright, ink, line]: [&'static str; 4], hatch: Hatch) -> Colour {
    Colour { name, fill, bright, ink, line, hatch }
}

/// Every colour of a seat.
pub(super) const COLOURS: [Colour; 11] = [
    colour("red", ["#f2442c", "#ff5a43", "#1c0400", "#ffb6aa"], Hatch::Upright),
    colour("blue", ["#2a66f6", "#5288ff", "#ffffff", "#b5d0ff"], Hatch::Level),
    colour("green", ["#0fa57f", "#2cc59b", "#00150e", "#a4efd8"], Hatch::Falling),
    colour("yellow", ["#f4d12e", "#f4d12e", "#1c1400", "#fff3b8"], Hatch::Dots),
    colour("purple", ["#d98efd", "#df9cff", "#1a0428", "#f0d4ff"], Hatch::Rising),
    colour("black", ["#333a49", "#9eaac2", "#ffffff", "#d5d9e6"], Hatch::Grid),
    colour("orange", ["#eaa270", "#f7a76c", "#1f0d00", "#ffe0c8"], Hatch::Bricks),
    colour("pink", ["#f75bb3", "#fb77c2", "#1f0414", "#ffd0ea"], Hatch::Waves),
    colour("white", ["#e7ebf5", "#eef1f8", "#0b0f1c", "#8c93a8"], Hatch::Grid),
    colour("teal", ["#25c2c0", "#4fd6d4", "#012020", "#a9f0ee"], Hatch::Waves),
    colour("grey", ["#9099ad", "#aab2c4", "#0b0d14", "#dfe3ee"], Hatch::Bricks),
];

impl Hatch {
    /// A pattern of it in a colour, under an id.
    pub(super) fn pattern(self, id: &str, colour: &str) -> String {
        const STEP: u32 = 120;
        let (turn, path) = match self {
            Self::Upright => (0, "M60 0V120"),
            Self::Level => (90, "M60 0V120"),
            Self::Rising => (45, "M60 0V120"),
            Self::Falling => (-45, "M60 0V120"),
            Self::Dots => (45, "M60 48V72"),
            Self::Grid => (0, "M60 0V120M0 60H120"),
            Self::Bricks => (0, "M0 60H120M60 0V60"),
            Self::Waves => (0, "M0 60q30 -44 60 0t60 0"),
        };
        let width = if self == Self::Dots { 26 } else { 15 };
        let turn = if turn == 0 { String::new() } else { format!(r#" patternTransform="rotate({turn})""#) };
        format!(
            r#"<pattern id="{id}" width="{STEP}" height="{STEP}" patternUnits="userSpaceOnUse"{turn}><path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}"/></pattern>"#
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Matrices of how colours arrive with no, red, green and blue blindness (Machado, Oliveira and Fernandes 2009, full strength), in linear light.
    const EYES: [(&str, [f64; 9]); 4] = [
        ("normal", [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0]),
        ("protan", [0.152_286, 1.052_583, -0.204_868, 0.114_503, 0.786_281, 0.099_216, -0.003_882, -0.048_116, 1.051_998]),
        ("deutan", [0.367_322, 0.860_646, -0.227_968, 0.280_085, 0.672_501, 0.047_413, -0.011_820, 0.042_940, 0.968_881]),
        ("tritan", [1.255_528, -0.076_749, -0.178_779, -0.078_411, 0.930_809, 0.147_602, 0.004_733, 0.691_367, 0.303_900]),
    ];

    /// A colour in CIELAB, as these eyes see it.
    fn lab(hex: &str, eyes: &[f64; 9]) -> [f64; 3] {
        let linear = |v: f64| if v <= 0.040_45 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) };
        let sent = [1, 3, 5].map(|at| linear(f64::from(u8::from_str_radix(&hex[at..at + 2], 16).expect("two hex digits")) / 255.0));
        let [r, g, b] = [0, 3, 6].map(|row| (0..3).map(|i| eyes[row + i] * sent[i]).sum::<f64>().clamp(0.0, 1.0));
        let f = |t: f64| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
        let x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.950_47);
        let y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
        let z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.088_83);
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }

    /// CIEDE2000: some 2 is the least that is seen, 10 is plain at a glance.
    fn difference([l1, a1, b1]: [f64; 3], [l2, a2, b2]: [f64; 3]) -> f64 {
        let seventh = |c: f64| (c.powi(7) / (c.powi(7) + 25_f64.powi(7))).sqrt();
        let grey = 0.5 * (1.0 - seventh(f64::midpoint(a1.hypot(b1), a2.hypot(b2))));
        let (a1, a2) = (a1 * (1.0 + grey), a2 * (1.0 + grey));
        let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
        let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
        let (h1, h2) = (hue(a1, b1), hue(a2, b2));
        let turn = (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0;
        let (dl, dc, dh) = (l2 - l1, c2 - c1, 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin());
        let (l, c) = (f64::midpoint(l1, l2), f64::midpoint(c1, c2));
        let h = if (h1 - h2).abs() > 180.0 { f64::midpoint(h1, h2) + 180.0 } else { f64::midpoint(h1, h2) };
        let cos = |times: f64, shift: f64| (times * h + shift).to_radians().cos();
        let t = 1.0 - 0.17 * cos(1.0, -30.0) + 0.24 * cos(2.0, 0.0) + 0.32 * cos(3.0, 6.0) - 0.2 * cos(4.0, -63.0);
        let sl = 1.0 + 0.015 * (l - 50.0).powi(2) / (20.0 + (l - 50.0).powi(2)).sqrt();
        let (sc, sh) = (1.0 + 0.045 * c, 1.0 + 0.015 * c * t);
        let rt = -2.0 * seventh(c) * (60.0 * (-((h - 275.0) / 25.0).powi(2)).exp()).to_radians().sin();
        ((dl / sl).powi(2) + (dc / sc).powi(2) + (dh / sh).powi(2) + rt * (dc / sc) * (dh / sh)).sqrt()
    }

    /// The two colours that are hardest to tell apart, with how different they are.
    fn hardest<'c>(colours: &[(&'c str, &'c str)], eyes: &[f64; 9]) -> (f64, &'c str, &'c str) {
        let pairs = colours.iter().enumerate().flat_map(|(i, one)| colours[..i].iter().map(move |other| (one, other)));
        let apart = pairs.map(|(one, other)| (difference(lab(one.1, eyes), lab(other.1, eyes)), one.0, other.0));
        apart.min_by(|a, b| a.0.total_cmp(&b.0)).expect("there are two colours")
    }

    fn of(names: &[&str], tone: impl Fn(&Colour) -> &'static str) -> Vec<(&'static str, &'static str)> {
        COLOURS.iter().filter(|colour| names.contains(&colour.name)).map(|colour| (colour.name, tone(colour))).collect()
    }

    #[test]
    fn the_difference_of_colours_is_measured_as_its_authors_do() {
        // Sharma, Wu and Dalal 2005, pairs 1, 17 and 24.
        let pairs = [
            ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
            ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
            ([50.0, 2.5, 0.0], [58.0, 24.0, 15.0], 19.4535),
        ];
        for (one, other, told) in pairs {
            assert!((difference(one, other) - told).abs() < 0.0001, "{} is not {told}", difference(one, other));
        }
    }

    #[test]
    fn any_two_seats_are_told_apart_by_colour_whatever_eyes_one_has() {
        let six = ["red", "blue", "yellow", "purple", "green", "black"];
        let eight = ["red", "blue", "yellow", "purple", "green", "white", "orange", "pink"];
        for (eyes, matrix) in &EYES {
            for (names, least) in [(&six[..], 13.0), (&eight[..], 9.5)] {
                let (apart, one, other) = hardest(&of(names, |colour| colour.fill), matrix);
                assert!(apart >= least, "{one} and {other} are {apart:.1} apart to {eyes} eyes");
                let (apart, one, other) = hardest(&of(names, |colour| colour.bright), matrix);
                assert!(apart >= 8.0, "ships of {one} and {other} are {apart:.1} apart to {eyes} eyes");
            }
        }
    }

    #[test]
    fn colours_that_meet_at_a_table_are_hatched_in_different_ways() {
        for table in [["red", "blue", "yellow", "purple", "green", "black"], ["red", "blue", "yellow", "orange", "pink", "white"]] {
            let ways: Vec<Hatch> = COLOURS.iter().filter(|colour| table.contains(&colour.name)).map(|colour| colour.hatch).collect();
            assert!(ways.iter().enumerate().all(|(i, way)| !ways[..i].contains(way)), "{ways:?}");
        }
    }

    /// WCAG 2.2: 4.5 for text, 3 for what is no text.
    #[test]
    fn what_is_written_on_a_seats_colour_can_be_read_and_its_ships_stand_out_from_the_night() {
        let light = |hex: &str| {
            let linear = |v: f64| if v <= 0.040_45 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) };
            let [r, g, b] = [1, 3, 5].map(|at| linear(f64::from(u8::from_str_radix(&hex[at..at + 2], 16).expect("hex")) / 255.0));
            0.2126 * r + 0.7152 * g + 0.0722 * b
        };
        let contrast = |a: &str, b: &str| (light(a).max(light(b)) + 0.05) / (light(a).min(light(b)) + 0.05);
        for Colour { name, fill, bright, ink, .. } in &COLOURS {
            assert!(contrast(fill, ink) >= 4.5, "{name}: {:.1}", contrast(fill, ink));
            assert!(contrast(bright, "#0d1432") >= 4.5, "{name}: {:.1}", contrast(bright, "#0d1432"));
        }
    }
}
