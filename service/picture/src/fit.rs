//! Estimates the width of a text, and fits it into a given room. It is a guess, since a drawing does not know which font shows it.

/// About how wide a text of size 1 is in the shipped font; other fonts that pages may show it in are hardly wider.
pub(super) fn text_width(text: &str) -> f64 {
    text.chars().map(width_of).sum()
}

fn width_of(c: char) -> f64 {
    match c {
        'i' | 'j' | 'l' | 'I' | 'J' | ' ' | '\'' | '.' | ',' | ':' | ';' | '|' | '(' | ')' => 0.33,
        'f' | 'r' | 't' | '/' | '-' | '!' => 0.43,
        'c' | 's' | 'z' | 'v' | 'x' | 'y' | 'k' | 'L' => 0.58,
        'm' | 'w' | 'M' | 'W' => 0.94,
        'G' | 'D' | 'H' | 'N' | 'O' | 'Q' | 'U' | '+' | '×' | '%' => 0.76,
        '…' => 0.9,
        c if c.is_uppercase() => 0.69,
        // Scripts whose letters fill a square.
        c if c >= '\u{1100}' => 0.9,
        _ => 0.64,
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

/// A text in at most `lines` lines, broken between words, at the largest size at which it fits; cut short rather than smaller than
/// `smallest`.
pub(super) fn wrapped(text: &str, room: f64, lines: usize, largest: f64, smallest: f64) -> (Vec<String>, f64) {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut best = {
        let (line, size) = fitted(text, room, largest, smallest);
        (vec![line], size)
    };
    for at in 1..words.len() {
        if lines < 2 || best.1 >= largest {
            break;
        }
        let (upper, lower) = (words[..at].join(" "), words[at..].join(" "));
        let (mut broken, size) = wrapped(&lower, room, lines - 1, largest, smallest);
        let (upper, of_upper) = fitted(&upper, room, size, smallest);
        let is_cut = upper.ends_with('…') || broken.iter().any(|line| line.ends_with('…'));
        let was_cut = best.0.iter().any(|line| line.ends_with('…'));
        if (was_cut && !is_cut) || (of_upper > best.1 && was_cut == is_cut) {
            broken.insert(0, upper);
            best = (broken, of_upper);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_is_broken_between_words_where_that_makes_it_larger() {
        let (lines, size) = wrapped("Forderungen des Volkes", 2000.0, 2, 300.0, 100.0);
        assert_eq!(lines, ["Forderungen", "des Volkes"]);
        assert!(size > 280.0, "{size}");
        assert_eq!(wrapped("Hof", 2000.0, 2, 300.0, 100.0), (vec!["Hof".to_owned()], 300.0));
        let (lines, size) = wrapped("Konstruktionsgewerkschaft", 700.0, 2, 300.0, 100.0);
        assert!(lines.len() == 1 && lines[0].ends_with('…') && (size - 100.0).abs() < 0.01, "{lines:?}");
    }
}
