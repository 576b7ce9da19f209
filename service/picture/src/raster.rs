//! A drawing as pixels: what a mail carries. One shipped font; the machine's own fonts are never looked at.
//!
//! Boards have few colours and soft shades between them. With a palette chosen for each picture nobody sees a difference, and
//! the file is a quarter of what all colours take; dithering would cost a third of that again, and looks worse beside letters.

use resvg::{tiny_skia, usvg};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock};
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
    let options = usvg::Options { fontdb: Arc::clone(&FONTS), font_family: "DejaVu Sans Condensed".to_owned(), ..usvg::Options::default() };
    let tree = usvg::Tree::from_str(svg, &options)?;
    let size = tree.size().to_int_size();
    let (w, h) = (u64::from(size.width()), u64::from(size.height()));
    let widest = (u64::from(pixels) * w / h.max(1)).isqrt();
    let width = u32::try_from(widest).map_or(width, |widest| width.min(widest));
    // A drawing's size is a few thousand units: f32 holds it exactly enough for whole pixels.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "both sides of a picture are small positive numbers")]
    let height = (f64::from(width) * f64::from(size.height()) / f64::from(size.width())).round() as u32;
    let mut pixels = tiny_skia::Pixmap::new(width, height).ok_or(PngError::Size { width, height })?;
    #[expect(clippy::cast_precision_loss, reason = "a few thousand pixels are exact in f32")]
    let scale = tiny_skia::Transform::from_scale(width as f32 / tree.size().width(), height as f32 / tree.size().height());
    resvg::render(&tree, scale, &mut pixels.as_mut());
    indexed(&pixels)
}

/// Colours of a picture. Twice as many take a tenth more bytes, and nobody sees them.
const COLOURS: i32 = 128;

/// Pixels as a PNG with a palette.
fn indexed(pixels: &tiny_skia::Pixmap) -> Result<Vec<u8>, PngError> {
    let failed = |why: &dyn std::fmt::Display| PngError::Encoding(why.to_string());
    let (width, height) = (pixels.width(), pixels.height());
    let rgba = plain(pixels);
    let image = quantizr::Image::new(&rgba, width as usize, height as usize).map_err(|e| failed(&e))?;
    let mut options = quantizr::Options::default();
    options.set_max_colors(COLOURS).map_err(|e| failed(&e))?;
    let mut chosen = quantizr::QuantizeResult::quantize(&image, &options);
    chosen.set_dithering_level(0.0).map_err(|e| failed(&e))?;
    // A board of a million pixels has some thousand colours: each is looked for once.
    let (colours, which) = distinct(&rgba);
    let image = quantizr::Image::new(&colours, colours.len() / 4, 1).map_err(|e| failed(&e))?;
    let mut nearest = vec![0; colours.len() / 4];
    chosen.remap_image(&image, &mut nearest).map_err(|e| failed(&e))?;
    let indices: Vec<u8> = which.into_iter().map(|colour| nearest[colour]).collect();
    let palette = chosen.get_palette();
    let palette = &palette.entries[..palette.count as usize];
    let mut file = vec![];
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.iter().flat_map(|c| [c.r, c.g, c.b]).collect::<Vec<u8>>());
    encoder.set_trns(palette.iter().map(|c| c.a).collect::<Vec<u8>>());
    encoder.set_compression(png::Compression::Balanced);
    // Neighbouring numbers of a palette have nothing in common: what the other filters take for the shape of a picture is noise.
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header().map_err(|e| failed(&e))?;
    writer.write_image_data(&indices).map_err(|e| failed(&e))?;
    writer.finish().map_err(|e| failed(&e))?;
    Ok(file)
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
