//! Reads a line of a reply as an answer to a question: by the letter or number that stood before a choice, by its id, or by its name, in either
//! language. Nothing is guessed: a text that could mean two things is refused with both.

use std::collections::BTreeSet;
use sternpost_core::{Answer, Picked, Shape, Text};
use sternpost_game::Asked;

/// The fewest letters that stand for a longer word.
const LEAST_LETTERS: usize = 3;
/// Choices named when a word means several.
const MOST_NAMED: usize = 6;
/// Letters a number may have.
const MOST_DIGITS: usize = 6;

/// Words for an answer that picks nothing.
const NOTHING: [&str; 9] = ["none", "nothing", "nobody", "nichts", "keine", "keiner", "keins", "niemand", "0"];

/// The reason why a line is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misread {
    /// Nothing on offer is called so.
    Unknown(String),
    /// It could be each of these.
    Several(String, Vec<Text>),
    /// It does not say how many.
    NoNumber(String),
}

/// The mark before the choice at a place: a, b, … z, aa, ab, …
#[must_use]
pub fn mark_of(at: usize) -> String {
    let letter = |n: usize| char::from(b'a' + u8::try_from(n % 26).expect("there are 26 letters"));
    if at < 26 { letter(at).to_string() } else { format!("{}{}", mark_of(at / 26 - 1), letter(at)) }
}

/// A question as a reader of replies knows it.
pub struct Reading<'a> {
    /// The question.
    pub asked: &'a Asked,
    /// The ids of the choices as the letter showed them.
    pub shown: &'a [String],
    /// What a text says in each language.
    pub says: &'a dyn Fn(&Text) -> Vec<String>,
}

impl Reading<'_> {
    /// The answer that a line is. Whether it is legal is for the rules to say.
    pub fn answer(&self, line: &str) -> Result<Answer, Misread> {
        let line = line.trim();
        match self.asked.shape {
            Shape::OneOf => self.choice(line).map(Picked::One),
            Shape::Amount { .. } => amount(line).map(Picked::Amount),
            Shape::SomeOf { .. } => self.several(line, &[',', ';', '+', '&'], &[" and ", " und "]).map(Picked::Some),
            Shape::Arrange => self.several(line, &[',', ';', '>', '→'], &[" then ", " dann ", "->"]).map(Picked::Arrange),
            Shape::Split { least: 1, total: 1 } if self.choice(line).is_ok() => Ok(Picked::Split(vec![(self.choice(line)?, 1)])),
            Shape::Split { .. } => self.parts(line).map(Picked::Split),
        }
    }

    /// Whether a line stops in the middle of a list.
    pub fn goes_on(&self, line: &str) -> bool {
        !matches!(self.asked.shape, Shape::OneOf | Shape::Amount { .. }) && line.trim_end().ends_with([',', ';', '+', '&', '>'])
    }

    /// The ids of all that has a name here: what is on offer, and what is known not to be.
    fn named(&self) -> impl Iterator<Item = (&String, &Text)> {
        let offered = self.asked.offers.iter().map(|offer| (&offer.id, &offer.label));
        offered.chain(self.asked.barred.iter().map(|closed| (&closed.id, &closed.label)))
    }

    /// The one choice that words mean.
    fn choice(&self, said: &str) -> Result<String, Misread> {
        let said = said.trim();
        if let Some((id, _)) = self.named().find(|(id, _)| id.eq_ignore_ascii_case(said)) {
            return Ok(id.clone());
        }
        let wanted = plain(said);
        let is_called_so = |text: &Text| (self.says)(text).iter().any(|label| plain(label) == wanted);
        let mut found: BTreeSet<String> = self.named().filter(|(_, label)| is_called_so(label)).map(|(id, _)| id.clone()).collect();
        found.extend(self.marked(said)?);
        if found.is_empty() && wanted.chars().count() >= LEAST_LETTERS {
            let is_part = |text: &Text| (self.says)(text).iter().any(|label| is_in(&wanted, &plain(label)));
            found = self.named().filter(|(_, label)| is_part(label)).map(|(id, _)| id.clone()).collect();
        }
        let mut found = found.into_iter();
        match (found.next(), found.next()) {
            (None, _) => Err(Misread::Unknown(said.to_owned())),
            (Some(one), None) => Ok(one),
            (Some(one), Some(other)) => Err(self.several_of(said, [one, other].into_iter().chain(found))),
        }
    }

    /// The one choice with a name, if there is just one.
    pub fn choice_named(&self, name: &str) -> Option<String> {
        self.choice(name).ok()
    }

    /// Whether something here is called just so.
    pub fn is_called(&self, name: &str) -> bool {
        let wanted = plain(name);
        let mut named = self.named();
        named.any(|(id, label)| id.eq_ignore_ascii_case(name) || (self.says)(label).iter().any(|label| plain(label) == wanted))
    }

    fn several_of(&self, said: &str, ids: impl Iterator<Item = String>) -> Misread {
        let label = |id: String| self.named().find(|(known, _)| **known == id).map(|(_, label)| label.clone());
        Misread::Several(said.to_owned(), ids.filter_map(label).take(MOST_NAMED).collect())
    }

    /// The choice that stood behind a letter or a number: `c`, `c)`, `(c)`, `3.`, or the whole line, `c) Trade`.
    fn marked(&self, said: &str) -> Result<Option<String>, Misread> {
        let said = said.to_lowercase();
        let mark = match said.split_once(')').map(|(mark, rest)| (mark.trim_start_matches('('), rest.trim())) {
            Some((mark, _)) if !mark.contains(' ') => mark,
            _ => said.trim_end_matches(['.', ':', ')']),
        };
        let at = if mark.bytes().all(|letter| letter.is_ascii_digit()) && !mark.is_empty() && mark.len() <= MOST_DIGITS {
            mark.parse::<usize>().ok().and_then(|number| number.checked_sub(1))
        } else {
            (0..self.shown.len()).find(|at| mark_of(*at) == mark)
        };
        match at.and_then(|at| self.shown.get(at)) {
            // Two sendings of the letter have shown different choices there.
            Some(id) if id.is_empty() => Err(Misread::Several(said, vec![])),
            other => Ok(other.cloned()),
        }
    }

    /// The choices of a list.
    fn several(&self, line: &str, between: &[char], words: &[&str]) -> Result<Vec<String>, Misread> {
        if is_nothing(line) && self.choice(line).is_err() {
            return Ok(vec![]);
        }
        // A name may hold a comma.
        if let Ok(one) = self.choice(line) {
            return Ok(vec![one]);
        }
        let parts = pieces(line, between, words);
        if let [one] = parts.as_slice() {
            // "a c d"
            let marks: Option<Vec<String>> = one.split_whitespace().map(|word| self.marked(word).ok().flatten()).collect();
            return marks.filter(|marks| marks.len() > 1).map_or_else(|| self.choice(one).map(|one| vec![one]), Ok);
        }
        parts.iter().map(|part| self.choice(part)).collect()
    }

    /// The parts of a split: "2 cruiser, 1 carrier".
    fn parts(&self, line: &str) -> Result<Vec<(String, u32)>, Misread> {
        if is_nothing(line) {
            return Ok(vec![]);
        }
        let parts = pieces(line, &[',', ';', '+', '&'], &[" and ", " und "]);
        let mut read = vec![];
        for part in &parts {
            let (id, count) = self.part(part)?;
            if count > 0 {
                read.push((id, count));
            }
        }
        Ok(read)
    }

    /// One of them, with its number before or behind it.
    fn part(&self, part: &str) -> Result<(String, u32), Misread> {
        let lower = part.trim().to_lowercase();
        let is_times = |letter: char| letter.is_whitespace() || matches!(letter, '×' | '*' | ':' | '=');
        let digits = lower.bytes().take_while(u8::is_ascii_digit).count();
        let mut first = None;
        if (1..=MOST_DIGITS).contains(&digits) {
            let rest = lower[digits..].trim_start_matches(is_times);
            // "2x cruiser", but "2 xxcha"
            let rest = rest.strip_prefix("x ").unwrap_or(rest);
            match self.choice(rest) {
                Ok(id) => return Ok((id, lower[..digits].parse().unwrap_or(u32::MAX))),
                Err(misread) => first = Some(misread),
            }
        }
        let behind = lower.bytes().rev().take_while(u8::is_ascii_digit).count();
        if (1..=MOST_DIGITS).contains(&behind) && behind < lower.len() {
            let (rest, count) = lower.split_at(lower.len() - behind);
            let rest = rest.trim_end_matches(is_times);
            let rest = rest.strip_suffix(" x").unwrap_or(rest);
            match self.choice(rest) {
                Ok(id) => return Ok((id, count.parse().unwrap_or(u32::MAX))),
                Err(misread) => first = first.or(Some(misread)),
            }
        }
        Err(first.unwrap_or_else(|| match self.choice(part) {
            Ok(_) => Misread::NoNumber(part.trim().to_owned()),
            Err(misread) => misread,
        }))
    }
}

fn is_nothing(line: &str) -> bool {
    let line = plain(line);
    line.is_empty() || NOTHING.contains(&line.as_str())
}

fn pieces(line: &str, between: &[char], words: &[&str]) -> Vec<String> {
    let line = words.iter().fold(line.to_owned(), |line, word| line.replace(word, ","));
    let between = |letter: char| letter == ',' || between.contains(&letter);
    line.split(between).map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

/// The number of a line that names just one.
fn amount(line: &str) -> Result<u32, Misread> {
    let mut numbers = line.split(|letter: char| !letter.is_ascii_digit()).filter(|digits| !digits.is_empty());
    match (numbers.next(), numbers.next()) {
        (Some(number), None) if number.len() <= MOST_DIGITS && !line.contains('-') => {
            number.parse().map_err(|_| Misread::NoNumber(line.to_owned()))
        }
        _ => Err(Misread::NoNumber(line.to_owned())),
    }
}

/// Words as they are compared: small, without what is neither letter nor digit.
fn plain(text: &str) -> String {
    let text = text.to_lowercase();
    let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// Whether each word of one is a word of the other, or begins one, or is its plural.
fn is_in(said: &str, label: &str) -> bool {
    let begins = |said: &str, word: &str| {
        let plural = said
            .strip_prefix(word)
            .is_some_and(|end| word.chars().count() >= LEAST_LETTERS && ["s", "n", "e", "en", "es", "er"].contains(&end));
        said == word || plural || (said.chars().count() >= LEAST_LETTERS && word.starts_with(said))
    };
    said.split(' ').all(|said| label.split(' ').any(|word| begins(said, word)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_core::Seat;
    use sternpost_game::{Closed, Offered};

    const LABELS: [(&str, &str, &str); 6] = [
        ("pass", "Pass", "Passen"),
        ("ship:cruiser", "Cruiser from Jord", "Kreuzer aus Jord"),
        ("ship:carrier", "Carrier from Jord", "Träger aus Jord"),
        ("ship:carrier-2", "Carrier from Arnor", "Träger aus Arnor"),
        ("tech", "Nano-Forge, improved", "Nanoschmiede, verbessert"),
        ("x-89", "X-89 Bacterial Weapon", "Bakterienwaffe X-89"),
    ];

    fn asked(shape: Shape) -> Asked {
        let offer = |(id, english, _): &(&str, &str, &str)| Offered {
            id: (*id).to_owned(),
            label: Text::plain((*english).to_owned()),
            hint: None,
            detail: vec![],
            place: None,
            cap: None,
            reply_to: None,
        };
        let barred = Closed { id: "warp".into(), label: Text::plain("Warp"), why: Text::plain("no"), rule: "1".into() };
        Asked {
            id: "q1-0".into(),
            seat: Seat(0),
            prompt: Text::plain("?"),
            rule: "1".into(),
            shape,
            offers: LABELS.iter().map(offer).collect(),
            default: Picked::One("pass".into()),
            meters: vec![],
            barred: vec![barred],
            remarks: vec![],
        }
    }

    fn read(shape: Shape, line: &str) -> Result<Answer, Misread> {
        let (asked, shown) = (asked(shape), LABELS.map(|(id, _, _)| id.to_owned()));
        let says = |text: &Text| {
            let german = LABELS.iter().find(|(_, english, _)| *english == text.key).map(|(_, _, german)| (*german).to_owned());
            std::iter::once(text.key.to_string()).chain(german).collect()
        };
        Reading { asked: &asked, shown: &shown, says: &says }.answer(line)
    }

    #[test]
    fn marks_go_on_behind_z() {
        assert_eq!([0, 25, 26, 27, 51, 52, 701, 702].map(mark_of), ["a", "z", "aa", "ab", "az", "ba", "zz", "aaa"]);
    }

    #[test]
    fn a_choice_is_named_by_letter_number_id_or_what_it_is_called() {
        let one = |line: &str| read(Shape::OneOf, line);
        for line in [
            "b",
            "B",
            "b)",
            "(b)",
            "b.",
            "b) Cruiser from Jord",
            "2",
            "2.",
            "ship:cruiser",
            "Ship:Cruiser",
            "cruiser from jord",
            "Kreuzer aus Jord",
            "cruiser",
            "cruisers",
            "Kreuzer",
            "crui",
        ] {
            assert_eq!(one(line), Ok(Picked::One("ship:cruiser".into())), "{line}");
        }
        assert_eq!(one("carrier arnor"), Ok(Picked::One("ship:carrier-2".into())));
        assert_eq!(one("Passen."), Ok(Picked::One("pass".into())));
        assert_eq!(one("x-89"), Ok(Picked::One("x-89".into())));
        assert_eq!(one("warp"), Ok(Picked::One("warp".into())), "the rules say why not");
    }

    #[test]
    fn what_could_mean_two_things_or_nothing_is_refused() {
        let one = |line: &str| read(Shape::OneOf, line);
        let texts = ["Carrier from Jord", "Carrier from Arnor"].map(|label| Text::plain(label.to_owned()));
        let Err(Misread::Several(said, labels)) = one("Carrier") else { panic!("it is ambiguous") };
        assert_eq!(said, "Carrier");
        assert!(texts.iter().all(|text| labels.contains(text)));
        for line in ["", "g", "7", "99999999999999999999", "no", "pa", "I attack", "zz", "b or c", "0"] {
            assert!(matches!(one(line), Err(Misread::Unknown(_))), "{line}: {:?}", one(line));
        }
    }

    #[test]
    fn lists_are_read_in_every_common_form() {
        let some = |line: &str| read(Shape::SomeOf { least: 0, most: 3 }, line);
        let ac = Ok(Picked::Some(vec!["pass".to_owned(), "ship:carrier".to_owned()]));
        for line in ["a, c", "a c", "a + c", "a and c", "1, 3", "pass; ship:carrier", "Passen und Träger aus Jord"] {
            assert_eq!(some(line), ac, "{line}");
        }
        assert_eq!(some("Nano-Forge, improved"), Ok(Picked::Some(vec!["tech".to_owned()])), "a comma in a name");
        for line in ["none", "Keine", "0", "nichts."] {
            assert_eq!(some(line), Ok(Picked::Some(vec![])), "{line}");
        }
        assert_eq!(
            read(Shape::Arrange, "c > a > b"),
            Ok(Picked::Arrange(["ship:carrier", "pass", "ship:cruiser"].map(str::to_owned).to_vec()))
        );
        assert!(some("a, g").is_err());
    }

    #[test]
    fn numbers_stand_before_or_behind_their_part() {
        let split = |line: &str| read(Shape::Split { least: 0, total: 9 }, line);
        let two_one = Ok(Picked::Split(vec![("ship:cruiser".to_owned(), 2), ("ship:carrier-2".to_owned(), 1)]));
        for line in [
            "2 cruiser, 1 carrier from Arnor",
            "2 b, 1 d",
            "2b + 1d",
            "b 2, d 1",
            "b=2; d: 1",
            "2x cruiser, 1 × d",
            "Kreuzer x2 und 1 d",
            "2 b, 1 d, 0 a",
        ] {
            assert_eq!(split(line), two_one, "{line}");
        }
        assert_eq!(split("2 x-89"), Ok(Picked::Split(vec![("x-89".to_owned(), 2)])));
        assert_eq!(split("none"), Ok(Picked::Split(vec![])));
        assert_eq!(split("cruiser"), Err(Misread::NoNumber("cruiser".to_owned())));
        assert!(matches!(split("2 frigates"), Err(Misread::Unknown(_))));
        assert_eq!(read(Shape::Split { least: 1, total: 1 }, "b"), Ok(Picked::Split(vec![("ship:cruiser".to_owned(), 1)])));
        let amount = |line: &str| read(Shape::Amount { least: 0, most: 9 }, line);
        assert_eq!(amount("4"), Ok(Picked::Amount(4)));
        assert_eq!(amount("I bid 4."), Ok(Picked::Amount(4)));
        for line in ["-4", "4 or 5", "four", "99999999999"] {
            assert!(amount(line).is_err(), "{line}");
        }
    }
}
