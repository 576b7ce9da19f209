//! Rasterises a drawing in layers and caches them. Each part of a drawing that stands at its root (its ground, a realm, a hex with what stands there,
//! a mark) is painted by itself and kept, by the lines it is drawn of. From one entry of a game to the next few of them differ, and only those are
//! painted anew.
//!
//! The key of a layer is its lines and all definitions they use, compared whole: nobody is shown a part of another board. Parts that are only said
//! (titles, ids for scripts) are not in the key, so that all eyes and languages share what they see alike.

use super::PngError;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;
use std::collections::{BTreeSet, HashMap};
use std::fmt::Write as _;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// `DejaVu` Sans Condensed Bold; its licence lies beside it.
static FONT: &[u8] = include_bytes!("../font/DejaVuSansCondensed-Bold.ttf");

static FONTS: LazyLock<Arc<usvg::fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = usvg::fontdb::Database::new();
    fonts.load_font_data(FONT.to_vec());
    fonts.set_sans_serif_family("DejaVu Sans Condensed");
    Arc::new(fonts)
});

/// Bytes of layers that are kept: a late galaxy in a letter has some seven megabytes of them.
const KEPT_BYTES: usize = 64 * 1024 * 1024;

/// Layers that were painted lately.
static KEPT: LazyLock<Mutex<Kept>> = LazyLock::new(Mutex::default);

/// Paints a drawing.
pub(super) fn painted(svg: &str, width: u32, most: u32) -> Result<Pixmap, PngError> {
    let Some(sheet) = Sheet::of(svg, width, most) else {
        // It is none of ours. What is wrong with it says who reads it whole.
        usvg::Tree::from_str(svg, &usvg::Options::default())?;
        return Err(PngError::Size { width, height: 0 });
    };
    let mut pixels = Pixmap::new(sheet.width, sheet.height).ok_or(PngError::Size { width: sheet.width, height: sheet.height })?;
    for part in &sheet.parts {
        sheet.layer(part)?.put_onto(&mut pixels);
    }
    Ok(pixels)
}

/// The elements that lines begin with and go on with, up to where what is around them ends. Only what this crate writes is read here: no
/// attribute has a `>` in it (see `xml.rs`).
fn elements(lines: &str) -> Vec<&str> {
    let (mut found, mut depth, mut from, mut at) = (vec![], 0_usize, 0, 0);
    while let Some(opens) = lines[at..].find('<').map(|more| at + more) {
        let Some(closes) = lines[opens..].find('>').map(|more| opens + more) else { break };
        let tag = &lines[opens..=closes];
        if depth == 0 {
            from = opens;
        }
        if tag.starts_with("</") {
            let Some(less) = depth.checked_sub(1) else { break };
            depth = less;
        } else if !tag.ends_with("/>") {
            depth += 1;
        }
        at = closes + 1;
        if depth == 0 {
            found.push(&lines[from..at]);
        }
    }
    found
}

/// The value of an attribute of an element's own tag.
fn attribute<'s>(element: &'s str, name: &str) -> Option<&'s str> {
    let tag = &element[..element.find('>')?];
    let value = &tag[tag.find(&format!(" {name}=\""))? + name.len() + 3..];
    value.find('"').map(|end| &value[..end])
}

/// The parts that all layers of a drawing have in common.
struct Sheet<'s> {
    /// The head of the drawing.
    head: String,
    /// Pixels across and down, and how many for a unit of the drawing.
    width: u32,
    height: u32,
    scale: (f32, f32),
    /// What is defined, in order, and where each of them is found by its name.
    defined: Vec<&'s str>,
    names: HashMap<&'s str, usize>,
    /// What is drawn, in order.
    parts: Vec<&'s str>,
}

impl<'s> Sheet<'s> {
    /// Reads a drawing of this crate; nothing if it is none.
    fn of(svg: &'s str, width: u32, most: u32) -> Option<Self> {
        let inside = svg.strip_prefix("<svg ").and_then(|rest| rest.split_once('>'))?.1;
        let [_, _, w, h] = attribute(svg, "viewBox")?.split(' ').filter_map(|n| n.parse::<f64>().ok()).collect::<Vec<_>>()[..] else {
            return None;
        };
        let widest = (f64::from(most) * w / h.max(1.0)).sqrt();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "both sides of a picture are small positive numbers")]
        let (width, height) = {
            let width = f64::from(width).min(widest).floor();
            (width as u32, (width * h / w).round() as u32)
        };
        #[expect(clippy::cast_possible_truncation, reason = "a scale needs no more digits")]
        let scale = ((f64::from(width) / w) as f32, (f64::from(height) / h) as f32);
        let mut head = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg""#);
        for name in ["viewBox", "font-family", "font-weight", "text-anchor"] {
            if let Some(value) = attribute(svg, name) {
                let _ = write!(head, r#" {name}="{value}""#);
            }
        }
        let _ = write!(head, r#" width="{w}" height="{h}">"#);
        let (definitions, parts): (Vec<&str>, Vec<&str>) = elements(inside).into_iter().partition(|part| part.starts_with("<defs"));
        let (mut defined, mut names) = (vec![], HashMap::new());
        for definition in definitions.into_iter().filter_map(|defs| defs.strip_prefix("<defs>")).flat_map(elements) {
            if let Some(id) = attribute(definition, "id") {
                names.insert(id, defined.len());
                defined.push(definition);
            }
        }
        let parts = parts.into_iter().filter(|part| !part.starts_with("<title") && !part.starts_with("<style")).collect();
        Some(Self { head, width, height, scale, defined, names, parts })
    }

    /// A layer: as it was painted the last time, or painted anew.
    fn layer(&self, part: &str) -> Result<Arc<Layer>, PngError> {
        let mut lines = self.head.clone();
        let mut used = BTreeSet::new();
        self.uses(part, &mut used);
        if !used.is_empty() {
            lines.push_str("<defs>");
            used.into_iter().for_each(|i| lines.push_str(self.defined[i]));
            lines.push_str("</defs>");
        }
        put_what_is_seen(&mut lines, part);
        lines.push_str("</svg>");
        let key = Key { lines, size: (self.width, self.height) };
        let kept = || KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        let known = kept().get(&key);
        if let Some(known) = known {
            return Ok(known);
        }
        let layer = Arc::new(self.paint(&key.lines)?);
        kept().put(key, Arc::clone(&layer));
        Ok(layer)
    }

    /// Collects the definitions that some lines use, and those that these use.
    fn uses(&self, lines: &str, used: &mut BTreeSet<usize>) {
        for (at, _) in lines.match_indices('#') {
            let rest = &lines[at + 1..];
            let name = &rest[..rest.find(['"', ')']).unwrap_or(0)];
            if let Some(i) = self.names.get(name)
                && used.insert(*i)
            {
                self.uses(self.defined[*i], used);
            }
        }
    }

    fn paint(&self, lines: &str) -> Result<Layer, PngError> {
        let options =
            usvg::Options { fontdb: Arc::clone(&FONTS), font_family: "DejaVu Sans Condensed".to_owned(), ..usvg::Options::default() };
        let tree = usvg::Tree::from_str(lines, &options)?;
        let around = tree.root().abs_layer_bounding_box();
        // A pixel more on each side, for what a line's edge shades.
        let edge = |at: f32, scale: f32, most: u32| {
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a pixel of the picture")]
            let pixel = (at * scale).max(0.0) as u32;
            pixel.min(most)
        };
        let (left, top) = (edge(around.left() - 1.0, self.scale.0, self.width), edge(around.top() - 1.0, self.scale.1, self.height));
        let (left, top) = (left.saturating_sub(1), top.saturating_sub(1));
        let right = (edge(around.right(), self.scale.0, self.width) + 2).min(self.width);
        let bottom = (edge(around.bottom(), self.scale.1, self.height) + 2).min(self.height);
        let (Some(w), Some(h)) = (right.checked_sub(left).filter(|w| *w > 0), bottom.checked_sub(top).filter(|h| *h > 0)) else {
            return Ok(Layer::default());
        };
        let mut pixels = Pixmap::new(w, h).ok_or(PngError::Size { width: w, height: h })?;
        #[expect(clippy::cast_precision_loss, reason = "a few thousand pixels are exact in f32")]
        let moved = Transform::from_row(self.scale.0, 0.0, 0.0, self.scale.1, -(left as f32), -(top as f32));
        resvg::render(&tree, moved, &mut pixels.as_mut());
        Ok(Layer::of(&pixels, (left, top)))
    }
}

/// Lines without what is only said or looked for: titles, names of places, what screen readers are told.
fn put_what_is_seen(out: &mut String, mut lines: &str) {
    // Quotation marks are escaped in text, so that these are attributes.
    const UNSEEN: [&str; 4] = [" data-", " aria-hidden=", " class=", " href=\"#choice-"];
    while let Some(at) = lines.find(['<', ' ']) {
        let (before, rest) = lines.split_at(at);
        out.push_str(before);
        let skipped = if rest.starts_with("<title>") {
            rest.find("</title>").map(|end| end + "</title>".len())
        } else if UNSEEN.iter().any(|from| rest.starts_with(from)) {
            rest.match_indices('"').nth(1).map(|(end, _)| end + 1)
        } else {
            None
        };
        match skipped {
            Some(end) => lines = &rest[end..],
            None => {
                out.push_str(&rest[..1]);
                lines = &rest[1..];
            }
        }
    }
    out.push_str(lines);
}

/// The cache key of a layer.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    lines: String,
    size: (u32, u32),
}

/// A part of a picture: its pixels in runs, without what shows nothing.
#[derive(Default)]
struct Layer {
    runs: Vec<Run>,
    pixels: Vec<[u8; 4]>,
}

/// So many pixels beside each other, either all of them opaque or none.
struct Run {
    x: u32,
    y: u32,
    long: u32,
    is_opaque: bool,
}

impl Layer {
    fn of(pixels: &Pixmap, (left, top): (u32, u32)) -> Self {
        let mut layer = Self::default();
        let rows = pixels.data().as_chunks::<4>().0.chunks_exact(pixels.width() as usize);
        for (y, row) in (top..).zip(rows) {
            let mut open = None;
            for (x, pixel) in (left..).zip(row) {
                let is_opaque = pixel[3] == u8::MAX;
                if pixel[3] == 0 {
                    open = None;
                    continue;
                }
                if open != Some(is_opaque) {
                    layer.runs.push(Run { x, y, long: 0, is_opaque });
                    open = Some(is_opaque);
                }
                layer.runs.last_mut().expect("one is open").long += 1;
                layer.pixels.push(*pixel);
            }
        }
        layer.runs.shrink_to_fit();
        layer.pixels.shrink_to_fit();
        layer
    }

    fn bytes(&self) -> usize {
        self.pixels.len() * 4 + self.runs.len() * size_of::<Run>()
    }

    /// Lays it over a picture. Both have their colours multiplied by how opaque they are.
    fn put_onto(&self, picture: &mut Pixmap) {
        let width = picture.width() as usize;
        let below = picture.data_mut().as_chunks_mut::<4>().0;
        let mut pixels = self.pixels.as_slice();
        for Run { x, y, long, is_opaque } in &self.runs {
            let from = *y as usize * width + *x as usize;
            let (run, rest) = pixels.split_at(*long as usize);
            pixels = rest;
            let below = &mut below[from..from + run.len()];
            if *is_opaque {
                below.copy_from_slice(run);
            } else {
                below.iter_mut().zip(run).for_each(|(under, over)| *under = laid_over(*under, *over));
            }
        }
    }
}

/// A pixel over another: two of its four parts at a time, each with room for what multiplying and adding make of it.
fn laid_over(under: [u8; 4], over: [u8; 4]) -> [u8; 4] {
    const PARTS: u32 = 0x00ff_00ff;
    let through = u32::from(u8::MAX - over[3]);
    let parts = |under: u32, over: u32| {
        let product = (under & PARTS) * through + 0x0080_0080;
        let left = ((product + ((product >> 8) & PARTS)) >> 8) & PARTS;
        let sum = left + (over & PARTS);
        // What is rounded up may be more than there is of light: then all of it is there.
        let full = ((sum >> 8) & 0x0001_0001) * 0xff;
        (sum | full) & PARTS
    };
    let (under, over) = (u32::from_le_bytes(under), u32::from_le_bytes(over));
    (parts(under, over) | (parts(under >> 8, over >> 8) << 8)).to_le_bytes()
}

/// Layers, and when each was used.
#[derive(Default)]
struct Kept {
    layers: HashMap<Key, (Arc<Layer>, u64)>,
    bytes: usize,
    now: u64,
}

impl Kept {
    fn get(&mut self, key: &Key) -> Option<Arc<Layer>> {
        self.now += 1;
        let (layer, used) = self.layers.get_mut(key)?;
        *used = self.now;
        Some(Arc::clone(layer))
    }

    fn put(&mut self, key: Key, layer: Arc<Layer>) {
        self.bytes += weight(&key, &layer);
        if let Some((other, _)) = self.layers.remove(&key) {
            self.bytes -= weight(&key, &other);
        }
        self.layers.insert(key, (layer, self.now));
        if self.bytes > KEPT_BYTES {
            self.forget();
        }
    }

    /// Forgets what was used longest ago, until a quarter of the room is free.
    fn forget(&mut self) {
        let mut times: Vec<(u64, usize)> = self.layers.iter().map(|(key, (layer, used))| (*used, weight(key, layer))).collect();
        times.sort_unstable();
        let mut last = 0;
        for (used, bytes) in times {
            if self.bytes <= KEPT_BYTES / 4 * 3 {
                break;
            }
            self.bytes -= bytes;
            last = used;
        }
        self.layers.retain(|_, (_, used)| *used > last);
        self.bytes = self.layers.iter().map(|(key, (layer, _))| weight(key, layer)).sum();
    }
}

fn weight(key: &Key, layer: &Layer) -> usize {
    key.lines.len() + layer.bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pixel_lies_over_another_as_light_does() {
        assert_eq!(laid_over([10, 20, 30, 255], [0, 0, 0, 0]), [10, 20, 30, 255]);
        assert_eq!(laid_over([10, 20, 30, 255], [1, 2, 3, 255]), [1, 2, 3, 255]);
        assert_eq!(laid_over([255, 0, 100, 255], [0, 128, 64, 128]), [127, 128, 114, 255]);
        assert_eq!(laid_over([255, 255, 255, 255], [130, 128, 128, 128]), [255, 255, 255, 255], "rounded up, nothing is carried over");
    }

    #[test]
    fn what_is_only_said_is_left_out_of_what_is_seen() {
        let mut out = String::new();
        put_what_is_seen(&mut out, r##"<g data-place="a b"><title>A &gt; B</title><use href="#x" class="near" fill="#fff"/></g>"##);
        assert_eq!(out, r##"<g><use href="#x" fill="#fff"/></g>"##);
    }

    #[test]
    fn elements_beside_each_other_are_told_apart() {
        assert_eq!(elements("<a><b/></a><c/><d>x</d></svg>"), ["<a><b/></a>", "<c/>", "<d>x</d>"]);
        assert_eq!(attribute(r#"<g id="one" x="2"><g id="two"/></g>"#, "x"), Some("2"));
    }

    #[test]
    fn what_was_used_longest_ago_is_forgotten_first() {
        let layer = || Arc::new(Layer { runs: vec![], pixels: vec![[0; 4]; KEPT_BYTES / 16 - 8] });
        let key = |name: &str| Key { lines: name.to_owned(), size: (1, 1) };
        let mut kept = Kept::default();
        for name in ["a", "b", "c"] {
            kept.put(key(name), layer());
            kept.get(&key(name));
        }
        kept.get(&key("a"));
        kept.put(key("d"), layer());
        kept.get(&key("d"));
        kept.put(key("e"), layer());
        assert!(kept.get(&key("a")).is_some() && kept.get(&key("b")).is_none());
        assert!(kept.bytes <= KEPT_BYTES);
    }
}
