//! Encodes a picture with a palette as a PNG file.
//!
//! Boards have few colours and soft shades between them. With a palette chosen for each picture nobody sees a difference, and
//! the file is a quarter of what all colours take; dithering would cost a third of that again, and looks worse beside letters.

use super::PngError;
use super::shades::{Shade, Wheel, palette};
use resvg::tiny_skia::Pixmap;
use std::collections::BTreeSet;

/// Colours of a picture that stand for shades. Half as many again take a tenth more bytes, and nobody sees them at the size of a letter.
const SHADES: usize = 56;
/// Colours that a drawing names, those of seats among them, and that are what they are.
const NAMED: usize = 56;
/// The number of steps at a rim from transparent to opaque.
const STEPS: u8 = 7;

/// A picture with a palette.
pub struct Indexed {
    width: u32,
    height: u32,
    palette: Vec<[u8; 4]>,
    /// Which of its colours each pixel has.
    pixels: Vec<u8>,
}

impl Indexed {
    /// A palette chosen for some pixels. Colours that are named are what they are, as long as there is room.
    pub(super) fn of(pixels: &Pixmap, named: &[[u8; 3]]) -> Self {
        let rgba = pixels.data().as_chunks::<4>().0;
        let (counts, rim) = counted(rgba);
        let shades: Vec<Shade> =
            (0_u32..).zip(&counts).filter(|(_, count)| **count > 0).map(|(key, count)| Shade { rgb: colour(key), count: *count }).collect();
        // The most frequent ones of those that are named.
        let named: BTreeSet<u32> = named.iter().map(|rgb| key(*rgb)).collect();
        let mut first: Vec<u32> = named.into_iter().filter(|key| counts[*key as usize] > 0).collect();
        first.sort_by_key(|key| (std::cmp::Reverse(counts[*key as usize]), *key));
        // White is what figures have, however few there are.
        let white = key([u8::MAX; 3]);
        first.sort_by_key(|key| *key != white);
        first.truncate(NAMED);
        let mut colours: Vec<[u8; 3]> = first.iter().copied().map(colour).collect();
        let taken: BTreeSet<u32> = first.into_iter().collect();
        let others: Vec<Shade> = shades.iter().filter(|shade| !taken.contains(&key(shade.rgb))).copied().collect();
        colours.extend(palette(&others, SHADES));
        let mut which = vec![0; counts.len()];
        let wheel = Wheel::of(&colours);
        for shade in &shades {
            which[key(shade.rgb) as usize] = u8::try_from(wheel.nearest(shade.rgb)).expect("a palette has less than 128 colours");
        }
        let opaque = u8::try_from(colours.len()).expect("a palette has less than 128 colours");
        let mut palette: Vec<[u8; 4]> = colours.into_iter().map(|[r, g, b]| [r, g, b, u8::MAX]).collect();
        if let Some([r, g, b]) = rim {
            palette.extend((0..STEPS).map(|step| [r, g, b, step * (u8::MAX / STEPS)]));
        }
        let index = |[r, g, b, a]: &[u8; 4]| match a {
            &u8::MAX => which[key([*r, *g, *b]) as usize],
            a => opaque + (a / (u8::MAX / STEPS)).min(STEPS - 1),
        };
        Self { width: pixels.width(), height: pixels.height(), palette, pixels: rgba.iter().map(index).collect() }
    }

    /// Its colours, but for what is transparent at a rim.
    pub(super) fn colours(&self) -> Vec<[u8; 3]> {
        self.palette.iter().filter(|[.., a]| *a == u8::MAX).map(|[r, g, b, _]| [*r, *g, *b]).collect()
    }

    /// The picture as a file.
    ///
    /// # Errors
    /// If it cannot be written down.
    pub fn png(&self) -> Result<Vec<u8>, PngError> {
        let failed = |why: &dyn std::fmt::Display| PngError::Encoding(why.to_string());
        let mut file = vec![];
        let mut encoder = png::Encoder::new(&mut file, self.width, self.height);
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(self.palette.iter().flat_map(|[r, g, b, _]| [*r, *g, *b]).collect::<Vec<u8>>());
        encoder.set_trns(self.palette.iter().map(|[.., a]| *a).collect::<Vec<u8>>());
        encoder.set_deflate_compression(png::DeflateCompression::Level(EFFORT));
        // Neighbouring numbers of a palette have nothing in common: what the other filters take for the shape of a picture is noise.
        encoder.set_filter(png::Filter::NoFilter);
        let mut writer = encoder.write_header().map_err(|e| failed(&e))?;
        writer.write_image_data(&self.pixels).map_err(|e| failed(&e))?;
        writer.finish().map_err(|e| failed(&e))?;
        Ok(file)
    }
}

/// The compression level, of 9.
const EFFORT: u8 = 3;

/// Shades that nobody tells apart are one: soft light has thousands of them. The six upper bits of each part.
pub(super) fn key([r, g, b]: [u8; 3]) -> u32 {
    u32::from(r >> 2) << 12 | u32::from(g >> 2) << 6 | u32::from(b >> 2)
}

/// The colour of a key, its bits spread over all eight.
fn colour(key: u32) -> [u8; 3] {
    [key >> 12, key >> 6, key].map(|part| {
        let part = u8::try_from(part & 0x3f).expect("six bits");
        part << 2 | part >> 4
    })
}

/// The count of every colour, by its key, and the colour of the rim where the picture is transparent.
fn counted(rgba: &[[u8; 4]]) -> (Vec<u32>, Option<[u8; 3]>) {
    let (mut counts, mut rim) = (vec![0_u32; 1 << 18], None);
    let mut most = 0;
    for [r, g, b, a] in rgba {
        match a {
            &u8::MAX => counts[key([*r, *g, *b]) as usize] += 1,
            a => {
                // Parts are multiplied by how opaque they are.
                let part = |part: &u8| u8::try_from(u32::from(*part) * 255 / u32::from(*a).max(1)).unwrap_or(u8::MAX);
                if rim.is_none() || *a > most {
                    (rim, most) = (Some([part(r), part(g), part(b)]), *a);
                }
            }
        }
    }
    (counts, rim)
}

#[cfg(test)]
mod tests {
    use super::*;
    use resvg::tiny_skia::Color;

    #[test]
    fn colours_that_are_named_are_nearly_what_they_are_among_many_shades() {
        let mut pixels = Pixmap::new(256, 4).unwrap();
        for (i, pixel) in pixels.data_mut().as_chunks_mut::<4>().0.iter_mut().enumerate() {
            let grey = u8::try_from(i % 256).unwrap();
            *pixel = if i < 768 { [grey, grey / 2, 255 - grey, 255] } else { [242, 68, 44, 255] };
        }
        let indexed = Indexed::of(&pixels, &[[242, 68, 44]]);
        let [r, g, b, a] = indexed.palette[usize::from(indexed.pixels[800])];
        assert!(r.abs_diff(242) <= 3 && g.abs_diff(68) <= 3 && b.abs_diff(44) <= 3 && a == 255, "{r} {g} {b} {a}");
        assert!(indexed.palette.len() <= 128);
    }

    #[test]
    fn what_is_transparent_stays_so_and_a_rim_goes_over_in_steps() {
        let mut pixels = Pixmap::new(8, 1).unwrap();
        pixels.fill(Color::TRANSPARENT);
        pixels.data_mut().as_chunks_mut::<4>().0[3] = [3, 5, 11, 128];
        pixels.data_mut().as_chunks_mut::<4>().0[4] = [7, 10, 22, 255];
        let indexed = Indexed::of(&pixels, &[]);
        let alpha: Vec<u8> = indexed.pixels.iter().map(|i| indexed.palette[usize::from(*i)][3]).collect();
        assert_eq!(alpha[0], 0);
        assert!((90..160).contains(&alpha[3]) && alpha[4] == 255, "{alpha:?}");
    }
}
