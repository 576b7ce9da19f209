//! Rasterises a drawing to pixels, as mails carry it. One font is shipped; the machine's own fonts are never looked at.
//!
//! There are three steps, each of which can be measured by itself: a drawing is painted in layers, of which those that are known are not painted anew
//! (`layers.rs`), its colours are reduced to a palette (`indexed.rs`), and the result is encoded as a PNG.

mod film;
mod indexed;
mod layers;
mod postcard;
mod shades;

use resvg::tiny_skia::Pixmap;
use resvg::usvg;
use thiserror::Error;

pub use film::Film;
pub use indexed::Indexed;
pub use postcard::{Postcard, PostcardSeat, postcard};

/// The error of making a picture.
#[derive(Debug, Error)]
pub enum PngError {
    /// The drawing is not well-formed SVG.
    #[error("the drawing cannot be read: {0}")]
    Svg(#[from] usvg::Error),
    /// Nothing can be that large, or that small.
    #[error("no picture of {width} by {height} pixels can be made")]
    Size {
        /// Pixels across.
        width: u32,
        /// Pixels down.
        height: u32,
    },
    /// The pixels could not be written down.
    #[error("the picture cannot be encoded: {0}")]
    Encoding(String),
}

/// A drawing made by [`svg`](super::svg) as a PNG `width` pixels across.
///
/// # Errors
/// If it is no SVG, or no picture can have that size.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, PngError> {
    png_within(svg, width, u32::MAX)
}

/// The same with at most so many pixels: a tall drawing gets narrower.
///
/// # Errors
/// As [`png`].
pub fn png_within(svg: &str, width: u32, pixels: u32) -> Result<Vec<u8>, PngError> {
    Painted::of(svg, width, pixels)?.indexed().png()
}

/// A drawing in pixels of all colours.
pub struct Painted {
    pixels: Pixmap,
    /// The colours that the drawing fills something with by name.
    named: Vec<[u8; 3]>,
}

impl Painted {
    /// Paints a drawing `width` pixels across, narrower if it would have more than `most` pixels. Layers that were painted lately are taken
    /// as they are.
    ///
    /// # Errors
    /// As [`png`].
    pub fn of(svg: &str, width: u32, most: u32) -> Result<Self, PngError> {
        let pixels = layers::painted(svg, width, most)?;
        let named = svg.split("fill=\"").skip(1).filter_map(|rest| named_colour(&rest[..rest.find('"')?]));
        // Lines have colours as well: of those only white is one that somebody looks for.
        Ok(Self { pixels, named: named.chain([[u8::MAX; 3]]).collect() })
    }

    /// The same with a palette chosen for it.
    #[must_use]
    pub fn indexed(&self) -> Indexed {
        Indexed::of(&self.pixels, &self.named)
    }
}

/// A colour as a drawing names it, `#rgb` or `#rrggbb`.
fn named_colour(name: &str) -> Option<[u8; 3]> {
    let digits = name.strip_prefix('#').filter(|digits| digits.is_ascii())?;
    let hex = |digits: &str| u8::from_str_radix(digits, 16).ok();
    match digits.len() {
        3 => Some([hex(&digits[..1])? * 17, hex(&digits[1..2])? * 17, hex(&digits[2..3])? * 17]),
        6 => Some([hex(&digits[..2])?, hex(&digits[2..4])?, hex(&digits[4..6])?]),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawing(ground: &str, title: &str, radius: u32) -> String {
        format!(
            concat!(
                r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -5 90 60"><title>{1}</title><defs><linearGradient id="a"><stop stop-color="#{0}"/>"##,
                r##"<stop offset="1" stop-color="#654321"/></linearGradient><g id="b"><rect x="-10" y="-5" width="90" height="60" fill="url(#a)"/></g></defs>"##,
                r##"<use href="#b"/><g data-place="{1}"><title>{1}</title><circle cx="40" cy="30" r="{2}" fill="#f2442c" fill-opacity=".5" stroke="#ffffff"/></g></svg>"##
            ),
            ground, title, radius
        )
    }

    fn pixels(svg: &str) -> Vec<u8> {
        Painted::of(svg, 180, u32::MAX).unwrap().pixels.data().to_vec()
    }

    /// The drawing painted at once, without layers.
    fn at_once(svg: &str) -> Vec<u8> {
        let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).unwrap();
        let mut pixels = Pixmap::new(180, 120).unwrap();
        resvg::render(&tree, resvg::tiny_skia::Transform::from_scale(2.0, 2.0), &mut pixels.as_mut());
        pixels.data().to_vec()
    }

    #[test]
    fn a_picture_of_layers_looks_as_one_that_is_painted_at_once() {
        let svg = drawing("123456", "Jord", 20);
        let differ = pixels(&svg).iter().zip(at_once(&svg)).map(|(a, b)| a.abs_diff(b)).max();
        assert!(differ <= Some(1), "{differ:?}");
        assert_eq!(pixels(&svg), pixels(&svg), "the first is painted, the second has its layers");
    }

    #[test]
    fn a_layer_is_painted_anew_if_it_or_what_it_uses_is_another() {
        let first = pixels(&drawing("123456", "Jord", 20));
        assert_ne!(first, pixels(&drawing("123456", "Jord", 21)), "it itself");
        assert_ne!(first, pixels(&drawing("aa3456", "Jord", 20)), "what is two definitions away");
    }

    #[test]
    fn what_is_only_said_is_no_part_of_a_picture() {
        assert_eq!(pixels(&drawing("123456", "Jord", 20)), pixels(&drawing("123456", "Ein anderer Name", 20)));
    }

    #[test]
    fn a_tall_drawing_gets_narrower() {
        let painted = Painted::of(&drawing("123456", "Jord", 20), 900, 2_400).unwrap();
        assert_eq!((painted.pixels.width(), painted.pixels.height()), (60, 40));
    }
}
