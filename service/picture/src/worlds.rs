//! Draws worlds: spheres whose face tells their kind. A world is lit as long as it is ready; exhausted it lies in eclipse.
//!
//! What is drawn on a sphere is laid out on the sphere and projected, so that it foreshortens towards the limb. A kind has a few faces, which
//! a drawing defines once and turns; which of them a world has, and how it is turned, comes from its name.

use super::grains::Grains;
use std::f64::consts::{FRAC_PI_2, TAU};
use std::fmt::Write as _;
use sternpost_show::scene::Area;

/// The radius at which faces are drawn.
pub(super) const RADIUS: f64 = 300.0;
/// The number of faces a kind has.
const FACES: u32 = 3;

/// The colours of a kind of world.
pub(super) struct Kind {
    /// The style that names it.
    style: &'static str,
    /// Light, middle and dark of its ground.
    base: [&'static str; 3],
    /// What lies on it: large, small, and what shines.
    marks: [&'static str; 3],
    /// The air around it.
    air: &'static str,
}

const fn kind(style: &'static str, base: [&'static str; 3], marks: [&'static str; 3], air: &'static str) -> Kind {
    Kind { style, base, marks, air }
}

const KINDS: [Kind; 6] = [
    kind("planet", ["#ece3d2", "#a48f74", "#3f3328"], ["#7f6b52", "#f7efdf", "#ffffff"], "#e9dcc4"),
    kind("cultural", ["#6db7ff", "#2668c8", "#0c2a66"], ["#7fd0a2", "#d9c48a", "#f3fbff"], "#8cc8ff"),
    kind("hazardous", ["#f0936a", "#b4432b", "#4a130f"], ["#6d1d14", "#2a0706", "#ffb35c"], "#ff9d78"),
    kind("industrial", ["#a9d17a", "#4f8a45", "#173b22"], ["#2f5f33", "#d8d79a", "#fff2a8"], "#b4e58f"),
    kind("mecatol", ["#ffe9a8", "#c08a24", "#4b2e05"], ["#8a5c12", "#fff3c4", "#fffbe0"], "#ffd670"),
    kind("capital", ["#ffe9a8", "#c08a24", "#4b2e05"], ["#8a5c12", "#fff3c4", "#fffbe0"], "#ffd670"),
];

/// A world: of which kind it is, and which face it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct World {
    kind: usize,
    face: u32,
    /// Degrees.
    turned: i32,
}

impl World {
    /// The world of an area, by its style and its name.
    pub(super) fn of(area: &Area) -> Self {
        let kind = KINDS.iter().position(|kind| area.style.contains(kind.style)).unwrap_or(0);
        let mut grains = Grains::of(&area.id.0);
        let face = grains.below(FACES);
        #[expect(clippy::cast_possible_truncation, reason = "less than a turn")]
        let turned = grains.between(-28.0, 28.0).round() as i32;
        Self { kind, face, turned }
    }

    /// Whether it has a ring.
    fn is_ringed(self) -> bool {
        KINDS[self.kind].style == "mecatol"
    }

    /// The ids of its kind and its face among the definitions.
    fn ids(self) -> [String; 2] {
        [format!("sp-b{}", self.kind), format!("sp-f{}-{}", self.kind, self.face)]
    }

    /// It itself, so large, around the origin.
    pub(super) fn drawn(self, radius: f64, is_exhausted: bool) -> String {
        let [base, face] = self.ids();
        let mut out = format!(r#"<g transform="scale({:.3})">"#, radius / RADIUS);
        if self.is_ringed() {
            out.push_str(r##"<use href="#sp-ring" transform="rotate(164)"/>"##);
        }
        let _ = write!(out, r##"<use href="#{base}"/><use href="#{face}" transform="rotate({})"/>"##, self.turned);
        out.push_str(if is_exhausted { r##"<use href="#sp-eclipse"/>"## } else { r##"<use href="#sp-lit"/>"## });
        if self.is_ringed() {
            out.push_str(r##"<use href="#sp-ring" transform="rotate(-16)"/>"##);
        }
        out.push_str("</g>");
        out
    }
}

/// The definitions that worlds use.
pub(super) fn definitions(worlds: impl Iterator<Item = World>) -> String {
    let mut worlds: Vec<World> = worlds.map(|world| World { turned: 0, ..world }).collect();
    worlds.sort_unstable();
    worlds.dedup();
    let mut out = String::new();
    if worlds.is_empty() {
        return out;
    }
    out.push_str(LIGHT);
    let mut last = None;
    for world in worlds {
        let [base, face] = world.ids();
        let look = &KINDS[world.kind];
        if last.replace(world.kind) != Some(world.kind) {
            let ([light, middle, dark], air, i) = (look.base, look.air, world.kind);
            let _ = write!(
                out,
                concat!(
                    r##"<radialGradient id="sp-c{0}" cx=".36" cy=".32" r=".75"><stop stop-color="{1}"/><stop offset=".45" stop-color="{2}"/><stop offset="1" stop-color="{3}"/></radialGradient>"##,
                    r##"<radialGradient id="sp-d{0}"><stop offset=".74" stop-color="{4}" stop-opacity=".5"/><stop offset="1" stop-color="{4}" stop-opacity="0"/></radialGradient>"##,
                    r##"<g id="{5}"><circle r="390" fill="url(#sp-d{0})"/><circle r="300" fill="url(#sp-c{0})"/></g>"##,
                ),
                i, light, middle, dark, air, base
            );
        }
        let _ = write!(out, r#"<g id="{face}">{}</g>"#, drawn_face(look, &mut Grains::of(&face)));
    }
    out
}

/// The light on a world, its eclipse, and the ring of the heart of a board: its near half.
const LIGHT: &str = concat!(
    r##"<radialGradient id="sp-day" cx=".32" cy=".28" r=".82"><stop stop-color="#fff" stop-opacity=".34"/><stop offset=".32" stop-color="#fff" stop-opacity="0"/>"##,
    r##"<stop offset=".55" stop-color="#02040c" stop-opacity=".1"/><stop offset=".82" stop-color="#02040c" stop-opacity=".7"/><stop offset="1" stop-color="#02040c" stop-opacity=".9"/></radialGradient>"##,
    r##"<radialGradient id="sp-night" cx=".32" cy=".28" r=".82"><stop stop-color="#3a4256" stop-opacity=".8"/><stop offset=".6" stop-color="#151a29" stop-opacity=".93"/><stop offset="1" stop-color="#05070f"/></radialGradient>"##,
    r##"<circle id="sp-lit" r="302" fill="url(#sp-day)"/>"##,
    r##"<g id="sp-eclipse"><circle r="302" fill="url(#sp-night)"/><path d="M-242 168A295 295 0 0 1 168 -242A330 330 0 0 0 -242 168Z" fill="#c3cade" fill-opacity=".75"/></g>"##,
    r##"<g id="sp-ring" fill="none"><path d="M-490 0A490 126 0 0 0 490 0" stroke="#ffd670" stroke-opacity=".85" stroke-width="27"/>"##,
    r##"<path d="M-430 0A430 102 0 0 0 430 0" stroke="#8a5c12" stroke-opacity=".9" stroke-width="15"/></g>"##,
);

fn drawn_face(look: &Kind, grains: &mut Grains) -> String {
    match look.style {
        "cultural" => seas(look, grains),
        "hazardous" => fires(look, grains),
        "industrial" => works(look, grains),
        "mecatol" | "capital" => city(look, grains),
        _ => plains(look, grains),
    }
}

fn filled(out: &mut String, path: &str, colour: &str, opacity: &str) {
    if !path.is_empty() {
        let _ = write!(out, r#"<path d="{path}" fill="{colour}" fill-opacity="{opacity}"/>"#);
    }
}

fn caps(grains: &mut Grains, count: u32, reach: [f64; 2], size: [f64; 2], wobble: f64) -> String {
    let one = |_| {
        let at = [grains.between(-reach[0], reach[0]), grains.between(-reach[1], reach[1])];
        let size = grains.between(size[0], size[1]);
        cap(at, size, wobble, grains)
    };
    (0..count).map(one).collect()
}

/// Land in seas, ice at the pole, bands of cloud.
fn seas(look: &Kind, grains: &mut Grains) -> String {
    let [land, shore, cloud] = look.marks;
    let mut out = String::new();
    filled(&mut out, &caps(grains, 3, [0.85, 1.1], [0.34, 0.6], 0.42), land, ".9");
    filled(&mut out, &caps(grains, 2, [0.7, 0.9], [0.16, 0.28], 0.5), shore, ".75");
    filled(&mut out, &cap([-1.5, 0.0], 0.42, 0.2, grains), cloud, ".85");
    let clouds: String = (0..3).map(|_| belt(grains.between(-0.9, 0.9), 0.1, grains)).collect();
    filled(&mut out, &clouds, cloud, ".42");
    out
}

/// Dark plates, glowing cracks, craters.
fn fires(look: &Kind, grains: &mut Grains) -> String {
    let [plate, crater, glow] = look.marks;
    let mut out = String::new();
    filled(&mut out, &caps(grains, 3, [1.0, 1.1], [0.3, 0.55], 0.35), plate, ".62");
    let cracks: String = (0..4).map(|_| crack(grains)).collect();
    for (width, opacity) in [(34, ".3"), (11, "1")] {
        let _ = write!(
            out,
            r#"<path d="{cracks}" fill="none" stroke="{glow}" stroke-opacity="{opacity}" stroke-width="{width}" stroke-linejoin="round"/>"#
        );
    }
    filled(&mut out, &caps(grains, 4, [0.95, 0.95], [0.09, 0.21], 0.06), crater, ".5");
    out
}

/// Bands of fields and works, lights of towns.
fn works(look: &Kind, grains: &mut Grains) -> String {
    let [field, works, lights] = look.marks;
    let mut out = String::new();
    let (mut fields, mut factories, mut at) = (String::new(), String::new(), -1.25);
    while at < 1.25 {
        let wide = grains.between(0.12, 0.32);
        if grains.next() < 0.5 {
            fields.push_str(&belt(at, wide, grains));
        } else {
            factories.push_str(&belt(at, wide * 0.6, grains));
        }
        at += wide + grains.between(0.1, 0.22);
    }
    filled(&mut out, &fields, field, ".6");
    filled(&mut out, &factories, works, ".5");
    let mut towns = String::new();
    for _ in 0..12 {
        let (angle, far) = (grains.between(0.0, TAU), grains.next().sqrt() * RADIUS * 0.8);
        let _ = write!(towns, "M{:.0} {:.0}h1", far * angle.cos(), far * angle.sin());
    }
    let _ = write!(out, r#"<path d="{towns}" stroke="{lights}" stroke-opacity=".95" stroke-width="15" stroke-linecap="round"/>"#);
    out
}

/// One city from pole to pole: avenues, rings of lights, a basin.
fn city(look: &Kind, grains: &mut Grains) -> String {
    let [avenue, basin, lights] = look.marks;
    let mut out = String::new();
    filled(&mut out, &belt(-0.1, 0.26, grains), avenue, ".75");
    filled(&mut out, &format!("{}{}", belt(0.5, 0.12, grains), belt(-0.62, 0.14, grains)), avenue, ".5");
    filled(&mut out, &cap([-0.45, -0.35], 0.34, 0.02, grains), basin, ".35");
    let mut rings = String::new();
    for ring in [0.3, 0.55, 0.8] {
        let count = (18.0_f64 * ring).floor();
        let mut i = 0.0;
        while i < count {
            let angle = i * TAU / count + ring * 5.0;
            let _ = write!(rings, "M{:.0} {:.0}h1", ring * RADIUS * angle.cos(), ring * RADIUS * angle.sin());
            i += 1.0;
        }
    }
    let _ = write!(out, r#"<path d="{rings}" stroke="{lights}" stroke-width="15" stroke-linecap="round"/>"#);
    out
}

/// Bare ground: plains, hills, ice.
fn plains(look: &Kind, grains: &mut Grains) -> String {
    let [ground, hill, ice] = look.marks;
    let mut out = String::new();
    filled(&mut out, &caps(grains, 4, [0.9, 1.1], [0.28, 0.54], 0.4), ground, ".65");
    filled(&mut out, &caps(grains, 4, [0.9, 0.9], [0.1, 0.2], 0.1), hill, ".55");
    filled(&mut out, &cap([-1.5, 0.0], 0.4, 0.2, grains), ice, ".8");
    out
}

/// A blob around a point of the sphere (latitude, longitude), as it is seen.
fn cap([latitude, longitude]: [f64; 2], size: f64, wobble: f64, grains: &mut Grains) -> String {
    const POINTS: u32 = 10;
    let (first, second) = (grains.between(0.0, 9.0), grains.between(0.0, 9.0));
    let mut seen = 0;
    let mut at = vec![];
    for i in 0..POINTS {
        let angle = f64::from(i) * TAU / f64::from(POINTS);
        let far = size * (1.0 + wobble * (0.6 * (3.0 * angle + first).sin() + 0.4 * (5.0 * angle + second).sin()));
        let (x, y, z) = (far.sin() * angle.cos(), far.sin() * angle.sin(), far.cos());
        let (y, z) = (y * latitude.cos() + z * latitude.sin(), z * latitude.cos() - y * latitude.sin());
        let (x, z) = (x * longitude.cos() + z * longitude.sin(), z * longitude.cos() - x * longitude.sin());
        // What lies behind the limb is drawn on it.
        let out = if z < 0.0 { x.hypot(y).max(0.01) } else { 1.0 };
        seen += u32::from(z >= 0.0);
        at.push((x / out * RADIUS * 0.985, y / out * RADIUS * 0.985));
    }
    if seen < 3 {
        return String::new();
    }
    let middle = |a: (f64, f64), b: (f64, f64)| (f64::midpoint(a.0, b.0), f64::midpoint(a.1, b.1));
    let (x, y) = middle(at[at.len() - 1], at[0]);
    let mut path = format!("M{x:.0} {y:.0}");
    for (i, point) in at.iter().enumerate() {
        let to = middle(*point, at[(i + 1) % at.len()]);
        let _ = write!(path, "Q{:.0} {:.0} {:.0} {:.0}", point.0, point.1, to.0, to.1);
    }
    path.push('Z');
    path
}

/// A belt around the sphere from one latitude on, seen a little from above.
fn belt(from: f64, wide: f64, grains: &mut Grains) -> String {
    const POINTS: i32 = 8;
    const TILT: f64 = 0.32;
    let phase = grains.between(0.0, 9.0);
    let point = |latitude: f64, i: i32| {
        let longitude = f64::from(i - POINTS / 2) * FRAC_PI_2 / f64::from(POINTS / 2);
        let latitude = latitude + 0.04 * (longitude * 4.0 + phase).sin();
        let x = latitude.cos() * longitude.sin();
        let y = -latitude.sin() * TILT.cos() + latitude.cos() * longitude.cos() * TILT.sin();
        let far = x.hypot(y).max(0.985) / 0.985;
        (x / far * RADIUS, y / far * RADIUS)
    };
    let there = (0..=POINTS).map(|i| point(from, i));
    let back = (0..=POINTS).rev().map(|i| point(from + wide, i));
    let mut path = String::new();
    for (i, (x, y)) in there.chain(back).enumerate() {
        let _ = write!(path, "{}{x:.0} {y:.0}", if i == 0 { 'M' } else { 'L' });
    }
    path.push('Z');
    path
}

/// A crack that wanders over the sphere.
fn crack(grains: &mut Grains) -> String {
    let (angle, far) = (grains.between(0.0, TAU), RADIUS * 0.3);
    let mut at = (far * angle.cos() + grains.between(-70.0, 70.0), far * angle.sin() + grains.between(-70.0, 70.0));
    let mut heading = angle;
    let mut path = format!("M{:.0} {:.0}", at.0, at.1);
    for _ in 0..6 {
        heading += grains.between(-0.6, 0.6);
        at = (at.0 + heading.cos() * RADIUS * 0.14, at.1 + heading.sin() * RADIUS * 0.12);
        if at.0.hypot(at.1) > RADIUS * 0.9 {
            break;
        }
        let _ = write!(path, "L{:.0} {:.0}", at.0, at.1);
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_core::Text;
    use sternpost_show::scene::Outline;

    fn area(id: &str, style: &str) -> Area {
        Area {
            id: id.into(),
            parent: None,
            outline: Outline::Disc { x: 0, y: 0, r: 300 },
            style: style.to_owned(),
            glyph: None,
            label: Text::plain(id.to_owned()),
            notes: vec![],
            badges: vec![],
            owner: None,
            dimmed: false,
        }
    }

    #[test]
    fn a_world_has_the_same_face_every_time_and_worlds_of_a_kind_have_several() {
        let worlds = ["planet-a", "planet-b", "planet-c", "planet-d", "planet-e", "planet-f"].map(|id| World::of(&area(id, "cultural")));
        assert_eq!(
            worlds,
            ["planet-a", "planet-b", "planet-c", "planet-d", "planet-e", "planet-f"].map(|id| World::of(&area(id, "cultural")))
        );
        let mut faces: Vec<u32> = worlds.iter().map(|world| world.face).collect();
        faces.sort_unstable();
        faces.dedup();
        assert!(faces.len() > 1, "{faces:?}");
    }

    #[test]
    fn everything_a_world_is_drawn_of_is_defined() {
        for style in ["cultural", "hazardous", "industrial", "mecatol", "planet", "something-new"] {
            let world = World::of(&area("planet-a", style));
            let defined = definitions(std::iter::once(world));
            for is_exhausted in [false, true] {
                for used in world.drawn(300.0, is_exhausted).split("href=\"#").skip(1) {
                    let id = used.split('"').next().expect("an id");
                    assert!(defined.contains(&format!("id=\"{id}\"")), "{style}: {id}");
                }
            }
        }
    }

    #[test]
    fn nothing_on_a_world_sticks_out_of_it() {
        for kind in &KINDS {
            for name in ["a", "b", "c", "d"] {
                let face = drawn_face(kind, &mut Grains::of(name));
                let paths = face.split("d=\"").skip(1).filter_map(|rest| rest.split('"').next());
                for point in paths.flat_map(|path| path.split(['M', 'L', 'Q', 'Z']).map(str::to_owned).collect::<Vec<_>>()) {
                    let numbers: Vec<f64> = point.split([' ', 'h']).filter_map(|number| number.parse().ok()).collect();
                    let far = numbers.first().zip(numbers.get(1)).map_or(0.0, |(x, y)| x.hypot(*y));
                    assert!(far <= RADIUS + 2.0, "{}: {point}", kind.style);
                }
            }
        }
    }
}
