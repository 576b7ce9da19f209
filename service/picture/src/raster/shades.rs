//! Computes a palette from counted colours: they are split where they differ most, and the mean of each part is a colour of the palette.

/// A colour, and how many pixels have it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shade {
    pub(super) rgb: [u8; 3],
    pub(super) count: u32,
}

/// The number of refinements: in each, every colour of the palette is moved to the mean of those nearest to it.
const REFINED: usize = 1;

/// At most so many colours that stand for all of these.
pub(super) fn palette(shades: &[Shade], most: usize) -> Vec<[u8; 3]> {
    let mut shades = shades.to_vec();
    let whole = 0..shades.len();
    let mut parts: Vec<Part> = if whole.is_empty() { vec![] } else { vec![Part::of(&shades, whole)] };
    while parts.len() < most {
        let Some(widest) = (0..parts.len()).max_by(|a, b| parts[*a].spread.total_cmp(&parts[*b].spread)) else { break };
        if parts[widest].spread <= 0.0 {
            break;
        }
        let Part { range, axis, middle, .. } = parts.swap_remove(widest);
        let inside = &mut shades[range.clone()];
        let mut lower = 0;
        for i in 0..inside.len() {
            if f64::from(inside[i].rgb[axis]) <= middle[axis] {
                inside.swap(i, lower);
                lower += 1;
            }
        }
        let lower = lower.clamp(1, inside.len() - 1);
        parts.push(Part::of(&shades, range.start..range.start + lower));
        parts.push(Part::of(&shades, range.start + lower..range.end));
    }
    let mut palette: Vec<[u8; 3]> = parts.iter().map(|part| part.middle.map(rounded)).collect();
    for _ in 0..REFINED {
        let (wheel, mut sums) = (Wheel::of(&palette), vec![([0.0; 3], 0.0); palette.len()]);
        for shade in &shades {
            let (sum, all) = &mut sums[wheel.nearest(shade.rgb)];
            let count = f64::from(shade.count);
            sum.iter_mut().zip(shade.rgb).for_each(|(sum, part)| *sum += count * f64::from(part));
            *all += count;
        }
        for (colour, (sum, all)) in palette.iter_mut().zip(sums) {
            if all > 0.0 {
                *colour = sum.map(|part| rounded(part / all));
            }
        }
    }
    palette
}

/// A palette in which many colours are looked for: its reds, greens and blues beside each other.
pub(super) struct Wheel([Vec<i32>; 3]);

impl Wheel {
    pub(super) fn of(palette: &[[u8; 3]]) -> Self {
        Self([0, 1, 2].map(|i| palette.iter().map(|colour| i32::from(colour[i])).collect()))
    }

    /// The index of the colour nearest to one: eyes see green best, and blue least.
    pub(super) fn nearest(&self, rgb: [u8; 3]) -> usize {
        let [r, g, b] = rgb.map(i32::from);
        let [reds, greens, blues] = &self.0;
        let far = |((red, green), blue): ((&i32, &i32), &i32)| {
            let (dr, dg, db) = (red - r, green - g, blue - b);
            3 * dr * dr + 4 * dg * dg + 2 * db * db
        };
        // How far it is, and behind that which one it is, as one number: the least of them needs no branches.
        let numbered = reds.iter().zip(greens).zip(blues).map(far).zip(0_i32..).map(|(far, i)| (far << 8) | i);
        numbered.fold(i32::MAX, i32::min) as usize & 0xff
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the middle of bytes is one")]
fn rounded(part: f64) -> u8 {
    part.round() as u8
}

/// Some of the shades: how much they differ on the whole, in which part of a colour most, and what their middle is.
struct Part {
    range: std::ops::Range<usize>,
    spread: f64,
    axis: usize,
    middle: [f64; 3],
}

impl Part {
    fn of(shades: &[Shade], range: std::ops::Range<usize>) -> Self {
        let (mut all, mut sum, mut squares) = (0.0, [0.0; 3], [0.0; 3]);
        for shade in &shades[range.clone()] {
            let count = f64::from(shade.count);
            all += count;
            for i in 0..3 {
                let part = f64::from(shade.rgb[i]);
                sum[i] += count * part;
                squares[i] += count * part * part;
            }
        }
        let middle = sum.map(|part| part / all);
        let spreads = [0, 1, 2].map(|i| [3.0, 4.0, 2.0][i] * (squares[i] - sum[i] * middle[i]));
        let axis = (0..3).max_by(|a, b| spreads[*a].total_cmp(&spreads[*b])).unwrap_or(0);
        // One colour alone differs from itself by what is lost in counting.
        let spread = if range.len() < 2 { 0.0 } else { spreads[axis].max(f64::MIN_POSITIVE) };
        Self { range, spread, axis, middle }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colours_are_what_they_are() {
        let shades = [[0, 0, 0], [10, 200, 30], [255, 255, 255], [254, 255, 255]].map(|rgb| Shade { rgb, count: 3 });
        let mut found = palette(&shades, 8);
        found.sort_unstable();
        assert_eq!(found, [[0, 0, 0], [10, 200, 30], [254, 255, 255], [255, 255, 255]]);
        assert!(palette(&[], 8).is_empty());
    }

    #[test]
    fn of_many_colours_those_that_differ_most_are_told_apart() {
        let greys = (0..=255).map(|grey| Shade { rgb: [grey; 3], count: 1 });
        let shades: Vec<Shade> = greys.chain([Shade { rgb: [255, 0, 0], count: 900 }]).collect();
        let found = palette(&shades, 9);
        assert_eq!(found.len(), 9);
        assert!(found.contains(&[255, 0, 0]));
        let wheel = Wheel::of(&found);
        let worst = (0..=255_u8).map(|grey| found[wheel.nearest([grey; 3])][0].abs_diff(grey)).max();
        assert!(worst <= Some(24), "{worst:?}");
    }
}
