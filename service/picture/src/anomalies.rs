//! The grounds of hexes that are more than empty space: each has a face of its own, drawn once and used for every hex of its style.
//!
//! None is brighter than the heart of the board: a glow lies in the middle, and falls off before the edge.

use super::grains::Grains;
use std::f64::consts::TAU;
use std::fmt::Write as _;

/// The drawing over the ground of a hex of a style, in a hex of radius 1000; nothing for plain space.
pub(super) fn face(style: &str) -> String {
    match style {
        "nebula" => clipped(&nebula()),
        "asteroid" => asteroids(),
        "supernova" => supernova(),
        "rift" => rift(),
        "mecatol" => rosette(),
        _ => String::new(),
    }
}

/// The definitions that the faces use.
pub(super) const DEFINITIONS: &str = concat!(
    r##"<clipPath id="sp-hx"><path d="M-986 0L-493 -854H493L986 0L493 854H-493Z"/></clipPath>"##,
    r##"<radialGradient id="sp-n0"><stop stop-color="#e35fc4" stop-opacity=".55"/><stop offset=".5" stop-color="#c04fb8" stop-opacity=".25"/><stop offset="1" stop-color="#8f5bff" stop-opacity="0"/></radialGradient>"##,
    r##"<radialGradient id="sp-n1"><stop stop-color="#6f8bff" stop-opacity=".5"/><stop offset=".5" stop-color="#5f6fe8" stop-opacity=".22"/><stop offset="1" stop-color="#4f5fff" stop-opacity="0"/></radialGradient>"##,
    r##"<radialGradient id="sp-dust"><stop stop-color="#a8917a" stop-opacity=".4"/><stop offset="1" stop-color="#a8917a" stop-opacity="0"/></radialGradient>"##,
    r##"<radialGradient id="sp-su"><stop stop-color="#ffdf9a"/><stop offset=".16" stop-color="#f59a35"/><stop offset=".36" stop-color="#c4461a"/><stop offset=".66" stop-color="#6a150c"/><stop offset="1" stop-color="#230406"/></radialGradient>"##,
    r##"<radialGradient id="sp-ri"><stop offset=".2"/><stop offset=".42" stop-color="#5b1f8f" stop-opacity=".9"/><stop offset=".7" stop-color="#2a0d4a" stop-opacity=".7"/><stop offset="1" stop-color="#0b0216"/></radialGradient>"##,
    r##"<linearGradient id="sp-di"><stop stop-color="#7a3cff" stop-opacity=".2"/><stop offset=".5" stop-color="#ffb066"/><stop offset="1" stop-color="#7a3cff" stop-opacity=".2"/></linearGradient>"##,
);

fn clipped(art: &str) -> String {
    format!(r##"<g clip-path="url(#sp-hx)">{art}</g>"##)
}

/// So many stars, as one path.
fn stars(grains: &mut Grains, count: u32) -> String {
    let mut path = String::new();
    for _ in 0..count {
        let _ = write!(path, "M{:.0} {:.0}h1", grains.between(-880.0, 880.0), grains.between(-760.0, 760.0));
    }
    path
}

/// Clouds of two colours with dark lanes between them, and young stars.
fn nebula() -> String {
    let mut grains = Grains::of("nebula");
    let mut art = String::new();
    for i in 0..11 {
        let (angle, far) = (grains.between(0.0, TAU), grains.between(150.0, 850.0));
        let (x, y, r) = (far * angle.cos(), far * angle.sin() * 0.8, grains.between(300.0, 620.0));
        let _ = write!(art, r##"<circle cx="{x:.0}" cy="{y:.0}" r="{r:.0}" fill="url(#sp-n{})"/>"##, i % 2);
    }
    for (path, opacity) in [
        ("M-1000 -120C-600 -330 -380 60 -80 -90S420 -420 1000 -210C640 -60 440 -180 180 20S-420 190 -1000 -120Z", ".42"),
        ("M-900 520C-520 330 -240 560 60 420S620 190 960 380C600 480 420 420 140 560S-460 690 -900 520Z", ".36"),
    ] {
        let _ = write!(art, r##"<path d="{path}" fill="#12061f" fill-opacity="{opacity}"/>"##);
    }
    let (many, few) = (stars(&mut grains, 22), stars(&mut grains, 6));
    let _ = write!(
        art,
        r##"<g stroke="#fff" stroke-linecap="round"><path d="{many}" stroke-opacity=".65" stroke-width="14"/><path d="{few}" stroke-width="26"/></g>"##
    );
    art
}

/// Rocks in a stream, lit from one side.
fn asteroids() -> String {
    let mut grains = Grains::of("asteroids");
    let mut put: Vec<(f64, f64, f64)> = vec![];
    for _ in 0..240 {
        let (along, aside) = (grains.between(-1000.0, 1000.0), (grains.next() + grains.next() + grains.next() - 1.5) * 560.0);
        let (x, y) = (along * 0.913 + aside * 0.408, aside * 0.913 - along * 0.408);
        let r = match put.len() {
            0..5 => grains.between(120.0, 180.0),
            5..13 => grains.between(60.0, 100.0),
            _ => grains.between(25.0, 60.0),
        };
        let is_free = put.iter().all(|(ox, oy, other)| (ox - x).hypot(oy - y) > other + r + 15.0);
        if is_free && y.abs() < 800.0 - r && x.abs() < 960.0 - r - y.abs() * 0.577 && put.len() < 28 {
            put.push((x, y, r));
        }
    }
    let (mut body, mut lit) = (String::new(), String::new());
    for (x, y, r) in put {
        let corners = 7 + grains.below(3);
        let rim: Vec<f64> = (0..corners).map(|_| r * grains.between(0.78, 1.1)).collect();
        rock(&mut body, (x, y), &rim, 1.0);
        rock(&mut lit, (x - r * 0.17, y - r * 0.17), &rim, 0.74);
    }
    format!(
        concat!(
            r##"<ellipse rx="880" ry="360" transform="rotate(-24)" fill="url(#sp-dust)"/><path d="{0}" fill="#3c352f" stroke="#0c0a0b" stroke-width="14"/>"##,
            r##"<path d="{1}" fill="#8f8272"/><path d="{1}" transform="translate(-12 -12)" fill="#b8a88f" fill-opacity=".4"/>"##
        ),
        body, lit
    )
}

fn rock(path: &mut String, (x, y): (f64, f64), rim: &[f64], scale: f64) {
    let all = f64::from(u32::try_from(rim.len()).unwrap_or(1));
    for (i, r) in (0_u32..).zip(rim) {
        let angle = f64::from(i) / all * TAU;
        let (x, y) = (x + r * scale * angle.cos(), y + r * scale * angle.sin());
        let _ = write!(path, "{}{x:.0} {y:.0}", if i == 0 { 'M' } else { 'L' });
    }
    path.push('Z');
}

/// A star that has burst: shells and rays, hot only at its heart.
fn supernova() -> String {
    let mut grains = Grains::of("supernova");
    let mut rays = String::new();
    for i in 0..26 {
        let angle = f64::from(i) * TAU / 26.0 + grains.between(0.0, 0.14);
        let (long, wide) = (grains.between(430.0, 830.0), grains.between(0.05, 0.12));
        let at = |far: f64, angle: f64| format!("{:.0} {:.0}", far * angle.cos(), far * angle.sin());
        let _ = write!(rays, "M{}L{}L{}Z", at(210.0, angle - wide), at(long, angle), at(210.0, angle + wide));
    }
    let mut art = format!(r##"<use href="#sp-h" fill="url(#sp-su)"/><path d="{rays}" fill="#ffc46a" fill-opacity=".3"/><g fill="none">"##);
    for (far, width, phase, colour) in [(660.0, 40, 1.0, "#e08a3a"), (735.0, 60, 2.2, "#a83a18"), (540.0, 14, 4.0, "#ffd99a")] {
        let _ = write!(art, r##"<path d="{}" stroke="{colour}" stroke-opacity=".45" stroke-width="{width}"/>"##, shell(far, phase));
    }
    art.push_str(r##"</g><circle r="170" fill="#ffe2a4"/><circle r="95" fill="#fff4d8"/>"##);
    art
}

/// A shell of gas that is not quite round.
fn shell(far: f64, phase: f64) -> String {
    let at = |i: i32| {
        let angle = f64::from(i) / 24.0 * TAU;
        let far = far * (1.0 + 0.09 * (3.0 * angle + phase).sin() + 0.06 * (7.0 * angle + phase * 2.0).sin());
        (far * angle.cos(), far * angle.sin() * 0.92)
    };
    let middle = |i: i32| {
        let ((ax, ay), (bx, by)) = (at(i), at(i + 1));
        (f64::midpoint(ax, bx), f64::midpoint(ay, by))
    };
    let (x, y) = middle(23);
    let mut path = format!("M{x:.0} {y:.0}");
    for i in 0..24 {
        let ((x, y), (to_x, to_y)) = (at(i), middle(i));
        let _ = write!(path, "Q{x:.0} {y:.0} {to_x:.0} {to_y:.0}");
    }
    path.push('Z');
    path
}

/// Arms that are drawn in, and a black disc with a bent rim of light.
fn rift() -> String {
    let mut arms = String::new();
    for arm in 0..7 {
        for i in 0..=8 {
            let far = 240.0 + f64::from(i) * 76.0;
            let angle = f64::from(arm) * TAU / 7.0 + 3.1 * (1.0 - f64::from(i) / 8.0).powf(1.3);
            let _ = write!(arms, "{}{:.0} {:.0}", if i == 0 { 'M' } else { 'L' }, far * angle.cos(), far * angle.sin() * 0.86);
        }
    }
    format!(
        concat!(
            r##"<use href="#sp-h" fill="url(#sp-ri)"/><g fill="none" stroke-linejoin="round"><path d="{0}" stroke="#c47dff" stroke-opacity=".35" stroke-width="50"/>"##,
            r##"<path d="{0}" stroke="#ffd9a8" stroke-opacity=".55" stroke-width="13" transform="rotate(9)"/></g>"##,
            r##"<g transform="rotate(-18)" fill="none"><ellipse rx="580" ry="150" stroke="url(#sp-di)" stroke-width="70"/><circle r="250" fill="#000"/>"##,
            r##"<circle r="265" stroke="#ffe2b0" stroke-width="26"/><circle r="310" stroke="#ff9a4d" stroke-opacity=".55" stroke-width="40"/>"##,
            r##"<path d="M-580 0A580 150 0 0 0 580 0" stroke="#ffc98a" stroke-width="55"/><path d="M-580 10A580 150 0 0 0 580 10" stroke="#fff4dc" stroke-width="16"/></g>"##
        ),
        arms
    )
}

/// The ground of the heart of the board: a rosette as on a banknote, under the realm that holds it.
fn rosette() -> String {
    let mut art = String::from(r##"<g fill="none" stroke="#ffd886" stroke-opacity=".2" stroke-width="10">"##);
    for turn in 0..12 {
        let _ = write!(art, r#"<ellipse rx="810" ry="330" transform="rotate({})"/>"#, turn * 15);
    }
    art.push_str("</g>");
    art
}

/// The ornament over the realm that holds the heart of the board: a double gilt edge, with its corners set.
pub(super) const CROWN: &str = concat!(
    r##"<g id="sp-crown" fill="none" stroke="#ffd98a"><use href="#sp-h" transform="scale(.89)" stroke-width="34"/><use href="#sp-h" transform="scale(.835)" stroke-opacity=".6"/>"##,
    r##"<path d="M770 -187L878 0L770 187M223 760L439 760L547 573M-223 760L-439 760L-547 573M-770 -187L-878 0L-770 187M-223 -760L-439 -760L-547 -573M223 -760L439 -760L547 -573" "##,
    r##"stroke="#fff2c4" stroke-width="52" stroke-linejoin="round"/></g>"##,
);

/// Whether a style is the heart of a board.
pub(super) fn is_heart(style: &str) -> bool {
    style.contains("mecatol") || style.contains("capital")
}

/// A wormhole: arms around its letter.
pub(super) fn wormhole(radius: f64, colour: &str) -> String {
    let mut arms = String::new();
    for arm in 0..5 {
        for i in 0..=6 {
            let part = f64::from(i) / 6.0;
            let (far, angle) = (radius * (0.62 + 0.68 * part), f64::from(arm) * TAU / 5.0 + 2.3 * part);
            let _ = write!(arms, "{}{:.0} {:.0}", if i == 0 { 'M' } else { 'L' }, far * angle.cos(), far * angle.sin());
        }
    }
    format!(
        concat!(
            r##"<circle r="{0:.0}" fill="{1}" fill-opacity=".13"/><g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="{2}" stroke="{1}" stroke-width="{3:.0}"/>"##,
            r##"<path d="{2}" stroke="#fff" stroke-opacity=".55" stroke-width="{4:.0}" transform="rotate(13)"/></g>"##,
            r##"<circle r="{5:.0}" fill="#060812" stroke="{1}" stroke-width="{6:.0}"/>"##
        ),
        radius * 1.3,
        colour,
        arms,
        radius * 0.15,
        radius * 0.045,
        radius * 0.72,
        radius * 0.07
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The mean brightness of a drawing, of 255.
    fn brightness(art: &str) -> f64 {
        let drawing = format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1000 -1000 2000 2000" width="100" height="100"><defs>{DEFINITIONS}{}<path id="sp-h" d="M-986 0L-493 -854H493L986 0L493 854H-493Z"/></defs><rect x="-1000" y="-1000" width="2000" height="2000" fill="#0d1330"/>{art}</svg>"##,
            super::super::worlds::definitions(std::iter::empty())
        );
        let tree = resvg::usvg::Tree::from_str(&drawing, &resvg::usvg::Options::default()).expect("it is a drawing");
        let mut pixels = resvg::tiny_skia::Pixmap::new(100, 100).expect("a picture");
        resvg::render(&tree, resvg::tiny_skia::Transform::default(), &mut pixels.as_mut());
        let light = |p: &resvg::tiny_skia::PremultipliedColorU8| {
            0.2126 * f64::from(p.red()) + 0.7152 * f64::from(p.green()) + 0.0722 * f64::from(p.blue())
        };
        pixels.pixels().iter().map(light).sum::<f64>() / 10_000.0
    }

    #[test]
    fn every_anomaly_has_a_face_and_none_outshines_the_rest() {
        let plain = brightness("");
        for style in ["nebula", "asteroid", "supernova", "rift"] {
            let bright = brightness(&face(style));
            assert!((bright - plain).abs() > 2.0, "{style} looks like empty space: {bright:.0}");
            assert!(bright < 80.0, "{style}: {bright:.0} of 255");
        }
        assert_eq!(face("space"), "");
    }
}
