//! A drawing as pixels: what a mail carries. One shipped font; the machine's own fonts are never looked at.

use resvg::{tiny_skia, usvg};
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
    let options = usvg::Options { fontdb: Arc::clone(&FONTS), font_family: "DejaVu Sans Condensed".to_owned(), ..usvg::Options::default() };
    let tree = usvg::Tree::from_str(svg, &options)?;
    let size = tree.size().to_int_size();
    // A drawing's size is a few thousand units: f32 holds it exactly enough for whole pixels.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "both sides of a picture are small positive numbers")]
    let height = (f64::from(width) * f64::from(size.height()) / f64::from(size.width())).round() as u32;
    let mut pixels = tiny_skia::Pixmap::new(width, height).ok_or(PngError::Size { width, height })?;
    #[expect(clippy::cast_precision_loss, reason = "a few thousand pixels are exact in f32")]
    let scale = tiny_skia::Transform::from_scale(width as f32 / tree.size().width(), height as f32 / tree.size().height());
    resvg::render(&tree, scale, &mut pixels.as_mut());
    pixels.encode_png().map_err(|e| PngError::Encoding(e.to_string()))
}
