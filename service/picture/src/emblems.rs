//! Emblems of the factions that seats play: drawings of our own, in one colour, to be known at sixteen pixels. None is a publisher's.

/// Emblems by the style that names them, each in a 24 by 24 box, in which a second ring is a hole.
#[rustfmt::skip]
const EMBLEMS: [(&str, &str); 17] = [
    // A tree of three leaves.
    ("emblem:arborec", "M12 .8C15.6 4.6 15.6 9 12 12.8C8.4 9 8.4 4.6 12 .8ZM1.4 5.4C6.6 5.4 10.4 8.8 10.8 14.6C5.2 14.6 1.6 11 1.4 5.4ZM22.6 5.4C22.4 11 18.8 14.6 13.2 14.6C13.6 8.8 17.4 5.4 22.6 5.4ZM10.6 16H13.4V19L19 23.2H5L10.6 19Z"),
    // A keep.
    ("emblem:letnev", "M2.6 1.8H7V5.4H9.8V1.8H14.2V5.4H17V1.8H21.4V10.2L18.4 12.4V19.6L22 23.2H2L5.6 19.6V12.4L2.6 10.2ZM10.2 14.4V23.2H13.8V14.4Z"),
    // A crescent with what drifts along.
    ("emblem:saar", "M13.4 1.2A11 11 0 1 0 22.8 13.6A8.6 8.6 0 0 1 13.4 1.2ZM16 4a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0ZM12.7 9a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0ZM19.5 9.6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0Z"),
    // A flame with a heart.
    ("emblem:muaat", "M12.4 .6C13.2 6.2 20.4 8.4 20.4 15.2A8.4 8.2 0 0 1 3.6 15.2C3.6 10.8 6.4 9.2 7.2 5.4C9 6.8 9.8 8.4 9.8 10.2C11.6 7.6 12.6 4.4 12.4 .6ZM12 12.2C9.8 14.6 8.4 15.8 8.4 18A3.6 3.6 0 0 0 15.6 18C15.6 15.8 14 14.8 12 12.2Z"),
    // Scales.
    ("emblem:hacan", "M10.7 1H13.3V3.6H22V6H20L23.6 13.6H14.8L18.2 6H13.3V19.4H17.6V22.8H6.4V19.4H10.7V6H5.8L9.2 13.6H.4L4 6H2V3.6H10.7Z"),
    // A sun that rises.
    ("emblem:sol", "M1.4 16.8H22.6V19.4H1.4ZM4.6 15.2A7.4 7.4 0 0 1 19.4 15.2ZM10.8 .8H13.2V5.8H10.8ZM2.6 5.6L4.4 3.8L8 7.4L6.2 9.2ZM19.6 3.8L21.4 5.6L17.8 9.2L16 7.4ZM5 20.8H19V23.2H5Z"),
    // A whirl about a point.
    ("emblem:creuss", "M12 .8A11.2 11.2 0 0 1 23.2 12H18.2A6.2 6.2 0 0 0 12 5.8ZM12 23.2A11.2 11.2 0 0 1 .8 12H5.8A6.2 6.2 0 0 0 12 18.2ZM8.6 12a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z"),
    // A circuit.
    ("emblem:l1z1x", "M6 6H18V18H6ZM9.6 9.6V14.4H14.4V9.6ZM7.2 1.2L9.2 1.2L9.2 5L7.2 5ZM11 1.2L13 1.2L13 5L11 5ZM14.8 1.2L16.8 1.2L16.8 5L14.8 5ZM22.8 7.2L22.8 9.2L19 9.2L19 7.2ZM22.8 11L22.8 13L19 13L19 11ZM22.8 14.8L22.8 16.8L19 16.8L19 14.8ZM16.8 22.8L14.8 22.8L14.8 19L16.8 19ZM13 22.8L11 22.8L11 19L13 19ZM9.2 22.8L7.2 22.8L7.2 19L9.2 19ZM1.2 16.8L1.2 14.8L5 14.8L5 16.8ZM1.2 13L1.2 11L5 11L5 13ZM1.2 9.2L1.2 7.2L5 7.2L5 9.2Z"),
    // Crossed sabres.
    ("emblem:mentak", "M1.5 1.2L5.2 2.2L14.6 13.6L17.4 12.4L18.8 14L17.2 16.4L22.6 21.2L20.6 23.2L15.6 18L13.4 19.6L11.8 18L12.8 15.4L2.6 5.4ZM22.5 1.2L18.8 2.2L9.4 13.6L6.6 12.4L5.2 14L6.8 16.4L1.4 21.2L3.4 23.2L8.4 18L10.6 19.6L12.2 18L11.2 15.4L21.4 5.4Z"),
    // An eye with a slit.
    ("emblem:naalu", "M.4 12C5 .6 19 .6 23.6 12C19 23.4 5 23.4 .4 12ZM12 5.6A6.4 6.4 0 1 0 12.01 5.6ZM12 6.6C14.2 9.6 14.2 14.4 12 17.4C9.8 14.4 9.8 9.6 12 6.6Z"),
    // A spiked virus.
    ("emblem:nekro", "M6.4 12a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0 -11.2 0ZM9.8 12a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0ZM11 5.9L11 3.6L8.6 0.9L15.4 0.9L13 3.6L13 5.9ZM16.8 8.1L18.8 6.9L19.9 3.5L23.3 9.4L19.8 8.7L17.8 9.8ZM17.8 14.2L19.8 15.3L23.3 14.6L19.9 20.5L18.8 17.1L16.8 15.9ZM13 18.1L13 20.4L15.4 23.1L8.6 23.1L11 20.4L11 18.1ZM7.2 15.9L5.2 17.1L4.1 20.5L0.7 14.6L4.2 15.3L6.2 14.2ZM6.2 9.8L4.2 8.7L0.7 9.4L4.1 3.5L5.2 6.9L7.2 8.1Z"),
    // Mandibles.
    ("emblem:sardakk", "M5.6 .8C-.8 8.6 1.2 17.4 10.4 23.2L11.2 17.8C6.6 14.6 6 9.8 9.2 5ZM18.4 .8C24.8 8.6 22.8 17.4 13.6 23.2L12.8 17.8C17.4 14.6 18 9.8 14.8 5ZM12 5.6L14.8 10L12 15.6L9.2 10Z"),
    // A fish.
    ("emblem:jolnar", "M.8 12C4.6 4.6 13.2 4 17 10L23.2 4.6V19.4L17 14C13.2 20 4.6 19.4 .8 12ZM5.3 10.6a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0Z"),
    // A crown.
    ("emblem:winnu", "M1.4 4.4L7.2 10L12 1.4L16.8 10L22.6 4.4L20.4 16.6H3.6ZM3.6 18.6H20.4V22.4H3.6Z"),
    // A shell of six plates.
    ("emblem:xxcha", "M12 .6L22.4 6.3V17.7L12 23.4L1.6 17.7V6.3ZM12 4.6L5.2 8.3V15.7L12 19.4L18.8 15.7V8.3ZM12 7.4L16 9.7V14.3L12 16.6L8 14.3V9.7Z"),
    // Twins.
    ("emblem:yin", "M3.6 5.4a3.9 3.9 0 1 0 7.800 0a3.9 3.9 0 1 0 -7.800 0ZM12.6 5.4a3.9 3.9 0 1 0 7.800 0a3.9 3.9 0 1 0 -7.800 0ZM.8 22.6C.8 14.6 3.800 11 7.5 11C9.600 11 11 12 12 13.800C13 12 14.4 11 16.5 11C20.2 11 23.2 14.6 23.2 22.6H13.2V17H10.8V22.6Z"),
    // A hood with two eyes.
    ("emblem:yssaril", "M12 .6C18.6 .6 22 6.4 22 12.8L17.8 23.4H6.2L2 12.8C2 6.4 5.4 .6 12 .6ZM4.8 11L11 13.8L9.8 17C7 16.8 5 14.8 4.8 11ZM19.2 11L13 13.8L14.2 17C17 16.8 19 14.8 19.2 11Z"),
];

/// The path of an emblem, by its style, to be filled by the even-odd rule in a box from 0 to 24; none for one that is not drawn.
#[must_use]
pub fn emblem(style: &str) -> Option<&'static str> {
    EMBLEMS.iter().find(|(name, _)| *name == style).map(|(_, path)| *path)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The points, of 16 by 16, that an emblem covers.
    fn covered(path: &str) -> Vec<bool> {
        let drawing = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="16" height="16"><path fill-rule="evenodd" d="{path}"/></svg>"#
        );
        let tree = resvg::usvg::Tree::from_str(&drawing, &resvg::usvg::Options::default()).expect("it is a drawing");
        let mut pixels = resvg::tiny_skia::Pixmap::new(16, 16).expect("a picture");
        resvg::render(&tree, resvg::tiny_skia::Transform::default(), &mut pixels.as_mut());
        pixels.pixels().iter().map(|pixel| pixel.alpha() > 127).collect()
    }

    #[test]
    fn at_sixteen_pixels_every_emblem_is_a_form_of_its_own() {
        let all: Vec<(&str, Vec<bool>)> = EMBLEMS.iter().map(|(name, path)| (*name, covered(path))).collect();
        for (i, (name, points)) in all.iter().enumerate() {
            let filled = points.iter().filter(|point| **point).count();
            assert!((50..190).contains(&filled), "{name} fills {filled} of 256 points");
            for (other, others) in &all[..i] {
                let differ = points.iter().zip(others).filter(|(a, b)| a != b).count();
                assert!(differ >= 45, "{name} and {other} differ in {differ} of 256 points");
            }
        }
    }

    #[test]
    fn a_faction_that_nobody_has_drawn_has_no_emblem() {
        assert_eq!(emblem("emblem:keleres"), None);
        assert!(emblem("emblem:sol").is_some());
    }
}
