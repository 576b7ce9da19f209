//! How wide a text gets, and making it fit; a guess, since a drawing does not know which font shows it.

/// About how wide a text of size 1 is in the shipped font.
pub(super) fn text_width(text: &str) -> f64 {
    text.chars()
        .map(|c| {
            if c.is_ascii_uppercase() || c.is_wide() {
                0.74
            } else if c.is_ascii_punctuation() || c == ' ' {
                0.38
            } else {
                0.61
            }
        })
        .sum()
}

trait Wide {
    fn is_wide(&self) -> bool;
}
impl Wide for char {
    /// Scripts whose letters fill a square.
    fn is_wide(&self) -> bool {
        *self >= '\u{1100}'
    }
}

/// A text and the size, at most `largest`, at which it is no wider than `room`; cut short rather than smaller than `smallest`.
pub(super) fn fitted(text: &str, room: f64, largest: f64, smallest: f64) -> (String, f64) {
    let size = (room / text_width(text).max(0.1)).min(largest);
    if size >= smallest {
        return (text.to_owned(), size);
    }
    let mut cut = String::new();
    for c in text.chars() {
        if (text_width(&cut) + 1.2) * smallest > room {
            break;
        }
        cut.push(c);
    }
    (format!("{}…", cut.trim_end()), smallest)
}
