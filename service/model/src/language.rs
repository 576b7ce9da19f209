//! The languages Sternpost speaks. A seat chooses one; a reader without a seat gets the one their browser asks for.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A language that letters, pages and games are worded in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Language {
    /// English, which everything is worded in.
    #[default]
    #[serde(rename = "en")]
    English,
    /// German, the language of the rulebooks.
    #[serde(rename = "de")]
    German,
}

impl Language {
    /// Every one, in the order of the list to choose from.
    pub const ALL: [Self; 2] = [Self::English, Self::German];

    /// Its tag (RFC 5646), as it is stored and as HTML wants it.
    #[must_use]
    pub fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
        }
    }

    /// Its name in itself.
    #[must_use]
    pub fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
        }
    }

    /// The language of a tag: `de-AT` is German.
    #[must_use]
    pub fn of(tag: &str) -> Option<Self> {
        let primary = tag.split('-').next().unwrap_or_default().trim();
        Self::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary))
    }

    /// The language of a tag, English if we do not speak it.
    #[must_use]
    pub fn or_english(tag: &str) -> Self {
        Self::of(tag).unwrap_or_default()
    }

    /// The one of ours that an `Accept-Language` header (RFC 9110, 12.5.4) likes best; of equals, the one named first.
    #[must_use]
    pub fn preferred(header: &str) -> Option<Self> {
        let mut best: Option<(u32, Self)> = None;
        for range in header.split(',') {
            let (tag, weight) = range.split_once(';').map_or((range, Some(1_000)), |(tag, rest)| (tag, thousandths(rest)));
            if let (Some(language), Some(weight)) = (Self::of(tag), weight)
                && weight > 0
                && best.is_none_or(|(known, _)| weight > known)
            {
                best = Some((weight, language));
            }
        }
        best.map(|(_, language)| language)
    }
}

/// `q=0.8` as 800; nothing if it is no weight.
fn thousandths(weight: &str) -> Option<u32> {
    let (whole, part) = weight.trim().strip_prefix("q=")?.split_once('.').unwrap_or((weight.trim().strip_prefix("q=")?, ""));
    let digits = format!("{part:0<3}");
    let number = whole.parse::<u32>().ok()?.checked_mul(1_000)?.checked_add(digits.get(..3)?.parse().ok()?)?;
    (number <= 1_000).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::Language::{self, English, German};

    #[test]
    fn the_language_a_browser_likes_best_is_taken() {
        let taken = ["de", "de-AT,de;q=0.9,en;q=0.8", "en-GB, de;q=0.9", "fr, de;q=0.4, en;q=0.7", "fr-CH, de;q=0.5", "de;q=0, en;q=0.1"]
            .map(Language::preferred);
        assert_eq!(taken, [German, German, English, English, German, English].map(Some));
        assert_eq!(["", "fr", "*", "de;q=much", "de;q=0", "de;q=1.5"].map(Language::preferred), [None; 6]);
    }

    #[test]
    fn tags_are_read_with_their_regions() {
        assert_eq!(
            ["de", "DE", "de-CH", "en-US", "nl", ""].map(Language::of),
            [Some(German), Some(German), Some(German), Some(English), None, None]
        );
        assert_eq!(Language::or_english("nl"), English);
        assert!(Language::ALL.into_iter().all(|language| Language::of(language.tag()) == Some(language)));
    }
}
