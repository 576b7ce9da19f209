//! The escaper that keeps text filled into a letter on its line. Otherwise a player's words could begin lines of their own: a choice, a link, the
//! head of the log. `askama.toml` applies it to all texts; `|safe` marks what the letter itself puts on several lines.

use askama::filters::Escaper;
use std::fmt::{Result, Write};

/// Between what stood on lines of their own.
const BREAK: &str = " / ";

/// Fills in words on one line.
#[derive(Clone, Copy)]
pub(crate) struct OneLine;

impl Escaper for OneLine {
    fn write_escaped_str<W: Write>(&self, mut dest: W, words: &str) -> Result {
        if !words.contains(is_break) {
            return dest.write_str(words);
        }
        let lines = words.split(is_break).map(str::trim).filter(|line| !line.is_empty());
        lines.enumerate().try_for_each(|(number, line)| {
            dest.write_str(if number == 0 { "" } else { BREAK })?;
            dest.write_str(line)
        })
    }
}

/// Whether a letter ends a line, for anybody: line feed, tabulators and breaks of pages, NEL, and the separators of lines and paragraphs.
fn is_break(letter: char) -> bool {
    matches!(letter, '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled_in(words: &str) -> String {
        let mut line = String::new();
        OneLine.write_escaped_str(&mut line, words).unwrap();
        line
    }

    #[test]
    fn words_stay_on_the_line_they_are_put_on() {
        assert_eq!(filled_in("Peace?  Gladly."), "Peace?  Gladly.");
        assert_eq!(filled_in("Peace?\n\n  Gladly.\n"), "Peace? / Gladly.");
        for end in ["\n", "\r\n", "\r", "\u{b}", "\u{c}", "\u{85}", "\u{2028}", "\u{2029}"] {
            assert_eq!(filled_in(&format!("a{end}--{end}b")), "a / -- / b", "{end:?}");
        }
    }
}
