//! Free text that people write, names and sentences: the one place that says which characters are kept, and which names look alike.
//!
//! Text is kept composed (NFC), so that texts that read the same are the same. Characters that show nothing, turn the direction of the text around
//! them or break lines where none are meant are left out of sentences and refused in names. Two names look alike if their skeletons are the same
//! (UTS 39, 4): `Bo` in Greek or Cyrillic letters is `Bo`.

use crate::reason::Reason;
use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory as _};
use unicode_security::skeleton;

/// Letters a name may have.
pub const LONGEST_NAME: usize = 60;

/// Whether a letter shows: what turns the direction of the text around it, takes no room or breaks the line does not, and with
/// it one name can be made to look like another.
pub fn is_visible(letter: char) -> bool {
    !is_ignorable(letter)
        // A filler that fonts draw as nothing, though it counts as a symbol: Braille without dots.
        && letter != '\u{2800}'
        && !matches!(
            letter.general_category(),
            GeneralCategory::Control
                | GeneralCategory::Format
                | GeneralCategory::LineSeparator
                | GeneralCategory::ParagraphSeparator
                | GeneralCategory::PrivateUse
                | GeneralCategory::Surrogate
                | GeneralCategory::Unassigned
        )
}

/// Whether Unicode says that a letter may show nothing (`Default_Ignorable_Code_Point`), of those that count as letters and marks: joiners,
/// fillers, inherent vowels, and selectors of variants.
fn is_ignorable(letter: char) -> bool {
    matches!(
        letter,
        '\u{34f}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{ffa0}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Whether a name of a campaign or a player can be shown as it is.
pub fn is_name(name: &str) -> bool {
    !name.trim().is_empty() && name.chars().count() <= LONGEST_NAME && name.chars().all(is_visible)
}

/// A name as it is kept: composed, with one space between its words.
#[must_use]
pub fn name_as_kept(name: &str) -> String {
    name.nfc().collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether two names look alike: they cannot be told apart at a glance, as they are written or in small letters.
#[must_use]
pub fn look_alike(one: &str, other: &str) -> bool {
    let ([written, small], [other_written, other_small]) = (skeletons(one), skeletons(other));
    written == other_written || small == other_small
}

/// The skeletons of a name as it is written and in small letters: a large `I` has other doubles than a small one.
fn skeletons(name: &str) -> [String; 2] {
    let name: String = name_as_kept(name).nfkc().collect();
    let bare = |text: &str| skeleton(text).collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ");
    [bare(&name), bare(&name.to_lowercase())]
}

/// Whether a text can be shown and stored as it is, whoever wrote it: nothing in it hides, turns the text around it or ends it. How lines and
/// columns are made is up to its author.
#[must_use]
pub fn is_showable(text: &str) -> bool {
    text.chars().all(is_laid_out_or_visible)
}

/// A note that somebody writes for themselves, as it is kept: its lines and columns stay, what cannot be seen does not.
#[must_use]
pub fn note_as_kept(note: &str) -> String {
    note.replace("\r\n", "\n").chars().filter(|letter| is_laid_out_or_visible(*letter)).collect()
}

fn is_laid_out_or_visible(letter: char) -> bool {
    matches!(letter, '\n' | '\r' | '\t') || is_visible(letter)
}

/// Tidies several lines of text for keeping: without what shows nothing or turns the direction of what stands around it.
#[must_use]
pub fn tidied(text: &str) -> String {
    let text: String = text.replace("\r\n", "\n").replace(['\r', '\t'], " ").nfc().collect();
    let text: String = text.chars().filter(|letter| *letter == '\n' || is_visible(*letter)).collect();
    text.trim().to_owned()
}

/// The same, of which there must be some, and no more than so many letters on so many lines.
pub fn checked(text: &str, (letters, lines): (usize, usize)) -> Result<String, Reason> {
    let text = tidied(text);
    if text.is_empty() {
        return Err(Reason::NothingInIt);
    }
    if text.chars().count() > letters || text.lines().count() > lines {
        return Err(Reason::SaidTooMuch { letters, lines });
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_the_same() {
        for (one, other) in [
            ("Bo", "bo"),
            ("Bo", "Во"),
            ("Ada", "Аdа"),
            ("Zoë", "Zoe\u{308}"),
            ("Zoe", "Ζoe"),
            ("Bill", "BiII"),
            ("Paul", "Pau1"),
            ("Max  Weber", "Max\u{a0}Weber"),
            ("Max", "Ｍax"),
            ("Office", "Oﬃce"),
        ] {
            assert!(look_alike(one, other), "{one} and {other}");
        }
        for (one, other) in
            [("Bo", "Bob"), ("Ada", "Ida"), ("Kai", "Kal"), ("Zoe", "Zoë"), ("Jürgen", "Jurgen"), ("李", "季"), ("Анна", "Алла")]
        {
            assert!(!look_alike(one, other), "{one} and {other}");
        }
    }

    #[test]
    fn what_shows_nothing_is_in_no_name() {
        for hidden in [
            '\0',
            '\u{7}',
            '\u{ad}',
            '\u{34f}',
            '\u{115f}',
            '\u{17b4}',
            '\u{180b}',
            '\u{200b}',
            '\u{202e}',
            '\u{2028}',
            '\u{2800}',
            '\u{fe0f}',
            '\u{e0101}',
            '\u{e000}',
        ] {
            assert!(!is_name(&format!("Bo{hidden}")), "{hidden:?}");
        }
        for shown in ["Bo", "Zoë", "Zoe\u{308}", "Ноев", "李小龙", "O'Neill-Ærø", "🦊", "शिव"] {
            assert!(is_name(shown), "{shown}");
        }
    }

    #[test]
    fn names_are_kept_composed() {
        assert_eq!(name_as_kept(" Zoe\u{308}   K. "), "Zoë K.");
        assert_eq!(name_as_kept("Zoë"), "Zoë");
    }

    #[test]
    fn notes_keep_lines_and_columns_and_nothing_that_hides() {
        assert_eq!(note_as_kept(" a\tb\r\n\u{202e}c\0\u{2028} "), " a\tb\nc ");
        assert!(is_showable("a\tb\r\nc 🦊"));
        for hidden in ['\0', '\u{7}', '\u{202e}', '\u{2028}', '\u{200b}'] {
            assert!(!is_showable(&format!("a{hidden}b")), "{hidden:?}");
        }
    }

    #[test]
    fn sentences_keep_their_lines_and_nothing_that_hides() {
        assert_eq!(tidied(" a\r\nb\tc\u{202e}d\0e\u{2028}f\u{200b} "), "a\nb cdef");
        assert_eq!(tidied("\u{202e}\0 "), "");
        assert_eq!(tidied("Zoe\u{308}"), "Zoë");
        assert!(checked("\u{202e}", (9, 9)).is_err());
        assert!(checked("a\nb\nc", (9, 2)).is_err());
        assert_eq!(checked(" a\nb ", (9, 2)).unwrap(), "a\nb");
    }
}
