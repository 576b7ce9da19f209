//! A drawing as pixels: what a mail carries. One shipped font; the machine's own fonts are never looked at.
//!
//! Boards have few colours and soft shades between them. With a palette chosen for each picture nobody sees a difference, and
//! the file is a quarter of what all colours take; dithering would cost a third of that again, and looks worse beside letters.

use resvg::tiny_skia::{self, Pixmap};
use resvg::usvg;
use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use thiserror::Error;

/// `DejaVu` Sans Condensed Bold; its licence lies beside it.
static FONT: &[u8] = include_bytes!("font/DejaVuSansCondensed-Bold.ttf");

static FONTS: LazyLock<Arc<usvg::fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = usvg::fontdb::Database::new();
    fonts.load_font_data(FONT.to_vec());
    fonts.set_sans_serif_family("DejaVu Sans Condensed");
    Arc::new(fonts)
});

/// Why there is no picture.
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
    let parts = split(svg);
    let tree = tree(parts.as_ref().map_or(svg, |(_, above)| above))?;
    let size = tree.size().to_int_size();
    let (w, h) = (u64::from(size.width()), u64::from(size.height()));
    let widest = (u64::from(pixels) * w / h.max(1)).isqrt();
    let width = u32::try_from(widest).map_or(width, |widest| width.min(widest));
    // A drawing's size is a few thousand units: f32 holds it exactly enough for whole pixels.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "both sides of a picture are small positive numbers")]
    let height = (f64::from(width) * f64::from(size.height()) / f64::from(size.width())).round() as u32;
    let mut pixels = match &parts {
        Some((ground, _)) => Pixmap::clone(&*kept_ground(ground, width, height)?),
        None => Pixmap::new(width, height).ok_or(PngError::Size { width, height })?,
    };
    render(&tree, &mut pixels);
    indexed(&pixels, svg)
}

fn tree(svg: &str) -> Result<usvg::Tree, PngError> {
    let options = usvg::Options { fontdb: Arc::clone(&FONTS), font_family: "DejaVu Sans Condensed".to_owned(), ..usvg::Options::default() };
    Ok(usvg::Tree::from_str(svg, &options)?)
}

fn render(tree: &usvg::Tree, onto: &mut Pixmap) {
    let (width, height) = (onto.width(), onto.height());
    #[expect(clippy::cast_precision_loss, reason = "a few thousand pixels are exact in f32")]
    let scale = tiny_skia::Transform::from_scale(width as f32 / tree.size().width(), height as f32 / tree.size().height());
    resvg::render(tree, scale, &mut onto.as_mut());
}

/// Around what of a drawing stays as it is while a game goes on: its sky and the ground of its map.
pub(super) const GROUND: (&str, &str) = (r#"<g id="sp-ground">"#, "</g><!--ground-->");

/// A drawing in two: its ground with what that is drawn of, and what stands above it. Nothing, if it has no ground.
fn split(svg: &str) -> Option<(String, String)> {
    let (before, rest) = svg.split_once(GROUND.0)?;
    let (ground, after) = rest.split_once(GROUND.1)?;
    // What only the ground is drawn of is defined first.
    let (defined, _) = before.split_once("</defs>")?;
    Some((format!("{defined}</defs>{ground}</svg>"), format!("{before}{after}")))
}

/// How many grounds are kept: two to three megabytes each.
const KEPT_GROUNDS: usize = 8;

/// A ground that was drawn: of what, how large, and how it looks. Compared whole: nobody is shown the ground of another board.
struct Ground {
    svg: String,
    size: (u32, u32),
    pixels: Arc<Pixmap>,
}

/// Grounds that were drawn lately, the last one first.
static GROUNDS: Mutex<VecDeque<Ground>> = Mutex::new(VecDeque::new());

/// The pixels of a ground: drawn, or as they were drawn the last time.
fn kept_ground(svg: &str, width: u32, height: u32) -> Result<Arc<Pixmap>, PngError> {
    let grounds = || GROUNDS.lock().unwrap_or_else(PoisonError::into_inner);
    let mut kept = grounds();
    if let Some(at) = kept.iter().position(|known| known.size == (width, height) && known.svg == svg)
        && let Some(found) = kept.remove(at)
    {
        let pixels = Arc::clone(&found.pixels);
        kept.push_front(found);
        return Ok(pixels);
    }
    drop(kept);
    let mut pixels = Pixmap::new(width, height).ok_or(PngError::Size { width, height })?;
    render(&tree(svg)?, &mut pixels);
    let pixels = Arc::new(pixels);
    let mut kept = grounds();
    kept.push_front(Ground { svg: svg.to_owned(), size: (width, height), pixels: Arc::clone(&pixels) });
    kept.truncate(KEPT_GROUNDS);
    Ok(pixels)
}

/// Colours of a picture that stand for shades. Twice as many take a tenth more bytes, and nobody sees them at the size of a letter.
const SHADES: i32 = 80;
/// Colours that a drawing names, those of seats among them, and that are what they are.
const NAMED: usize = 40;

/// Pixels of a drawing as a PNG with a palette.
fn indexed(pixels: &Pixmap, svg: &str) -> Result<Vec<u8>, PngError> {
    let failed = |why: &dyn std::fmt::Display| PngError::Encoding(why.to_string());
    let rgba = coarse(plain(pixels));
    let (palette, indices) = with_palette(&rgba, svg)?;
    let mut file = vec![];
    let mut encoder = png::Encoder::new(&mut file, pixels.width(), pixels.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.iter().flat_map(|[r, g, b, _]| [*r, *g, *b]).collect::<Vec<u8>>());
    encoder.set_trns(palette.iter().map(|[.., a]| *a).collect::<Vec<u8>>());
    encoder.set_compression(png::Compression::Balanced);
    // Neighbouring numbers of a palette have nothing in common: what the other filters take for the shape of a picture is noise.
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header().map_err(|e| failed(&e))?;
    writer.write_image_data(&indices).map_err(|e| failed(&e))?;
    writer.finish().map_err(|e| failed(&e))?;
    Ok(file)
}

/// A palette chosen for these pixels, and which of its colours each has.
fn with_palette(rgba: &[u8], svg: &str) -> Result<(Vec<[u8; 4]>, Vec<u8>), PngError> {
    let failed = |why: &dyn std::fmt::Display| PngError::Encoding(why.to_string());
    // A third of the pixels has all the shades that matter, and chooses a palette in a third of the time.
    let some: Vec<u8> = rgba.as_chunks::<4>().0.iter().step_by(3).flatten().copied().collect();
    let image = quantizr::Image::new(&some, some.len() / 4, 1).map_err(|e| failed(&e))?;
    let mut options = quantizr::Options::default();
    options.set_max_colors(SHADES).map_err(|e| failed(&e))?;
    let mut chosen = quantizr::QuantizeResult::quantize(&image, &options);
    chosen.set_dithering_level(0.0).map_err(|e| failed(&e))?;
    // A board of a million pixels has some thousand colours: each is looked for once.
    let (colours, which) = distinct(rgba);
    let image = quantizr::Image::new(&colours, colours.len() / 4, 1).map_err(|e| failed(&e))?;
    let mut nearest = vec![0; colours.len() / 4];
    chosen.remap_image(&image, &mut nearest).map_err(|e| failed(&e))?;
    let shades = chosen.get_palette();
    let mut palette: Vec<[u8; 4]> = shades.entries[..shades.count as usize].iter().map(|c| [c.r, c.g, c.b, c.a]).collect();
    let colours = colours.as_chunks::<4>().0;
    for colour in named(svg, colours, &which) {
        nearest[colour] = u8::try_from(palette.len()).expect("a palette has less than 128 colours");
        palette.push(colours[colour]);
    }
    Ok((palette, which.into_iter().map(|colour| nearest[colour]).collect()))
}

/// Those of the colours that a drawing fills something with by name, the most frequent ones first.
fn named(svg: &str, colours: &[[u8; 4]], which: &[usize]) -> Vec<usize> {
    let hex = |digits: &str| {
        u32::from_str_radix(digits, 16).ok().map(|rgb| {
            let [_, r, g, b] = rgb.to_be_bytes();
            [r, g, b, u8::MAX]
        })
    };
    let fills = svg.split("fill=\"#").skip(1).filter_map(|rest| rest.get(..6).and_then(hex));
    let fills: HashSet<[u8; 4]> = fills.map(|[r, g, b, a]| [shade(r), shade(g), shade(b), a]).collect();
    let mut pixels = vec![0_u32; colours.len()];
    for colour in which {
        pixels[*colour] += 1;
    }
    let mut found: Vec<usize> = (0..colours.len()).filter(|colour| fills.contains(&colours[*colour])).collect();
    found.sort_by_key(|colour| (std::cmp::Reverse(pixels[*colour]), *colour));
    found.truncate(NAMED);
    found
}

/// Four bytes for each pixel, as they are without the share of their opacity.
fn plain(pixels: &tiny_skia::Pixmap) -> Vec<u8> {
    let mut rgba = pixels.data().to_vec();
    for (bytes, pixel) in rgba.as_chunks_mut::<4>().0.iter_mut().zip(pixels.pixels()) {
        if bytes[3] != u8::MAX {
            let colour = pixel.demultiply();
            *bytes = [colour.red(), colour.green(), colour.blue(), colour.alpha()];
        }
    }
    rgba
}

/// Shades that nobody tells apart are one: soft light has thousands of them, and each would be looked for in the palette.
fn coarse(mut rgba: Vec<u8>) -> Vec<u8> {
    for [r, g, b, _] in rgba.as_chunks_mut::<4>().0 {
        for part in [r, g, b] {
            *part = shade(*part);
        }
    }
    rgba
}

/// The six upper bits of a part, spread over all eight.
fn shade(part: u8) -> u8 {
    part & 0xfc | part >> 6
}

/// Colours remembered by a few of their bits: beside each other pixels have the same colours again and again.
const REMEMBERED: usize = 1 << 12;

/// The colours that occur, four bytes each, and for each pixel which of them it has.
fn distinct(rgba: &[u8]) -> (Vec<u8>, Vec<usize>) {
    let mut known: HashMap<[u8; 4], usize> = HashMap::new();
    let mut colours = vec![];
    let mut remembered: Vec<Option<([u8; 4], usize)>> = vec![None; REMEMBERED];
    let mut which = Vec::with_capacity(rgba.len() / 4);
    for pixel in rgba.as_chunks::<4>().0 {
        let [r, g, b, _] = pixel.map(usize::from);
        let slot = (r * 7 + g * 61 + b * 449) % REMEMBERED;
        if let Some((colour, at)) = remembered[slot]
            && colour == *pixel
        {
            which.push(at);
            continue;
        }
        let at = *known.entry(*pixel).or_insert_with(|| {
            colours.extend_from_slice(pixel);
            colours.len() / 4 - 1
        });
        remembered[slot] = Some((*pixel, at));
        which.push(at);
    }
    (colours, which)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ground_that_was_kept_looks_as_one_that_is_drawn_anew() {
        let defined =
            r##"<defs><linearGradient id="a"><stop stop-color="#123456"/><stop offset="1" stop-color="#654321"/></linearGradient></defs>"##;
        let (ground, above) = (
            r##"<rect width="90" height="60" fill="url(#a)"/>"##,
            r##"<circle cx="40" cy="30" r="20" fill="#f2442c" fill-opacity=".5"/>"##,
        );
        let svg =
            |ground: &str| format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60">{defined}<defs/>{ground}{above}</svg>"#);
        let parted = svg(&format!("{}{ground}{}", GROUND.0, GROUND.1));
        assert!(split(&parted).is_some() && split(&svg(ground)).is_none());
        let whole = png(&svg(ground), 180).unwrap();
        let pictures = [png(&parted, 180).unwrap(), png(&parted, 180).unwrap()];
        assert!(pictures.iter().all(|picture| *picture == whole), "the first is drawn, the second has a kept ground");
    }
}
