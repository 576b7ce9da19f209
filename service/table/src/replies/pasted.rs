//! Parses a pasted list of parts, one a line: `3x Void Pirate (Core Set)`, under headings, or as the XML of an `.o8d` file. Names are resolved as
//! in replies. Either all of it is understood, or nothing is filled in.
//!
//! The text is read once, from beginning to end: nothing in it can refer to anything else, and no part of it holds another.

use crate::Snapshot;
use std::cell::RefCell;
use std::collections::BTreeMap;
use sternpost_core::{Answer, Picked, Seat, Shape, Text};
use sternpost_game::Asked;
use sternpost_model::language::Language;
use sternpost_orders::reading::Reading;

/// Bytes of a list.
const LONGEST_LIST: usize = 40_000;
/// Lines of a list.
pub(super) const MOST_LISTED: usize = 300;
/// Lines that are told as not understood, and letters of each.
const TOLD: (usize, usize) = (12, 80);

/// The reason why a list was not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoList {
    /// It is longer than any list.
    TooLong,
    /// It has no part in it.
    Nothing,
    /// These lines of it are not understood.
    Lines(Vec<String>),
}

/// A line of a list with its place: what stands there, and how many of what it says.
struct Item {
    said: String,
    count: Option<u32>,
    name: String,
}

/// Reads a list pasted for a question as its answer. The rules decide whether it is legal.
///
/// # Errors
/// Why nothing of it was taken.
pub fn pasted(snapshot: &Snapshot, asked: &Asked, text: &str) -> Result<Answer, NoList> {
    let names = |seat: Seat| snapshot.name(seat);
    let known: RefCell<BTreeMap<Text, Vec<String>>> = RefCell::default();
    let words = |text: &Text| Language::ALL.map(|language| snapshot.catalogue(language.tag()).say(text, &names)).to_vec();
    // Each name is looked at for each line.
    let says = |text: &Text| known.borrow_mut().entry(text.clone()).or_insert_with(|| words(text)).clone();
    let reading = Reading { asked, shown: &[], says: &says };
    list(&reading, text).map(Picked::Split)
}

/// The parts of a list.
///
/// # Errors
/// As [`pasted`].
pub(super) fn list(reading: &Reading<'_>, text: &str) -> Result<Vec<(String, u32)>, NoList> {
    if text.len() > LONGEST_LIST || text.lines().count() > MOST_LISTED && !is_xml(text) {
        return Err(NoList::TooLong);
    }
    let items: Vec<Item> = if is_xml(text) { cards(text) } else { text.lines().filter_map(item).collect() };
    if items.len() > MOST_LISTED {
        return Err(NoList::TooLong);
    }
    let (mut parts, mut unknown): (Vec<(String, u32)>, Vec<String>) = (vec![], vec![]);
    for Item { said, count, name } in items {
        let part = found(reading, &name);
        let count = count.or_else(|| part.as_ref().filter(|id| is_single(reading, id)).map(|_| 1));
        match (count, part) {
            (Some(count), Some(id)) => match parts.iter_mut().find(|(known, _)| *known == id) {
                Some((_, sum)) => *sum = sum.saturating_add(count),
                None => parts.push((id, count)),
            },
            // A heading.
            (None, _) if !reading.is_called(&name) => {}
            _ => unknown.push(said.chars().take(TOLD.1).collect()),
        }
    }
    parts.retain(|(_, count)| *count > 0);
    unknown.truncate(TOLD.0);
    match unknown.is_empty() {
        true if parts.is_empty() => Err(NoList::Nothing),
        true => Ok(parts),
        false => Err(NoList::Lines(unknown)),
    }
}

/// Whether there is only one of a part: its name alone says how many, as deck builders write whom a deck is of.
fn is_single(reading: &Reading<'_>, id: &str) -> bool {
    reading.asked.offers.iter().any(|offer| offer.id == id && offer.cap == Some(1))
}

/// Whether a question can be answered with a list.
#[must_use]
pub fn takes_list(shape: &Shape) -> bool {
    matches!(shape, Shape::Split { .. }) && *shape != (Shape::Split { least: 1, total: 1 })
}

/// Whether a line is a part of a list beyond doubt: `3x Void Pirate`.
pub(super) fn is_item(line: &str) -> bool {
    let line = line.trim();
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let rest = line[digits..].strip_prefix(['x', 'X', '×']).unwrap_or_default();
    (1..=3).contains(&digits) && rest.starts_with(char::is_whitespace) && !rest.contains([',', ';'])
}

/// Whether a text is a list written as XML.
pub(super) fn is_xml(text: &str) -> bool {
    let text = text.trim_start();
    text.starts_with("<?xml") || text.starts_with("<deck")
}

/// The choice with a name; what stands in brackets behind it is its set's.
fn found(reading: &Reading<'_>, name: &str) -> Option<String> {
    let whole = reading.choice_named(name);
    whole.or_else(|| without_brackets(name).and_then(|name| reading.choice_named(name)))
}

fn without_brackets(name: &str) -> Option<&str> {
    let (before, _) = name.strip_suffix(')')?.rsplit_once('(')?;
    Some(before.trim()).filter(|name| !name.is_empty())
}

/// A line: `3x Name`, `3 Name`, `Name x3`; one without a number may be a heading. Nothing, if it is empty.
fn item(line: &str) -> Option<Item> {
    let said = line.trim();
    if said.is_empty() {
        return None;
    }
    let digits = said.bytes().take_while(u8::is_ascii_digit).count();
    let is_times = |letter: char| letter.is_whitespace() || matches!(letter, 'x' | 'X' | '×' | '*');
    let at = |count: &str, name: &str| Item { said: said.to_owned(), count: count.parse().ok(), name: name.to_owned() };
    let rest = &said[digits..];
    let name = rest.trim_start();
    let name = name.strip_prefix(['x', 'X', '×', '*']).filter(|name| name.starts_with(char::is_whitespace)).unwrap_or(name);
    let counted = Some(at(&said[..digits], name.trim())).filter(|_| (1..=3).contains(&digits));
    // `10th Company Scout x3` is no ten of anything.
    if counted.is_some() && name != rest {
        return counted;
    }
    let behind = said.bytes().rev().take_while(u8::is_ascii_digit).count();
    let (name, count) = said.split_at(said.len() - behind);
    if (1..=3).contains(&behind) && name.ends_with(['x', 'X', '×', '*']) && name.contains(char::is_whitespace) {
        return Some(at(count, name.trim_end_matches(is_times)));
    }
    let name = without_brackets(said).unwrap_or(said);
    counted.or_else(|| Some(Item { said: said.to_owned(), count: None, name: name.to_owned() }))
}

/// The cards of an `.o8d`: `<card qty="3" id="...">Void Pirate</card>`.
fn cards(text: &str) -> Vec<Item> {
    let mut items = vec![];
    let mut rest = text;
    while let Some(at) = rest.find("<card") {
        let tag = &rest[at + "<card".len()..];
        let Some(end) = tag.find('>') else { break };
        let (attributes, behind) = (&tag[..end], &tag[end + 1..]);
        let name = &behind[..behind.find('<').unwrap_or(behind.len())];
        rest = &behind[name.len()..];
        // `<cards>` is none.
        if !attributes.starts_with(char::is_whitespace) || attributes.ends_with('/') {
            continue;
        }
        let name = unescaped(name.trim());
        items.push(Item { said: name.clone(), count: Some(quantity(attributes).unwrap_or(1)), name });
        if items.len() > MOST_LISTED {
            break;
        }
    }
    items
}

fn quantity(attributes: &str) -> Option<u32> {
    let (_, behind) = attributes.split_once("qty=")?;
    let quote = behind.chars().next().filter(|quote| matches!(quote, '"' | '\''))?;
    behind[1..].split(quote).next()?.trim().parse().ok()
}

/// The five characters that every XML can write otherwise. What a document defines itself stays as it is written.
fn unescaped(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&apos;", "'").replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_core::Seat;
    use sternpost_game::Offered;

    const CARDS: [(&str, &str, u32); 6] = [
        ("card:pirate", "Void Pirate", 3),
        ("card:trader", "Rogue Trader", 3),
        ("card:promotion", "Promotion", 3),
        ("card:x", "Dakka (Loud)", 3),
        ("card:scout", "10th Company Scout", 3),
        ("card:nazdreg", "Nazdreg", 1),
    ];

    fn read(text: &str) -> Result<Vec<(String, u32)>, NoList> {
        let offer = |id: &str, cap: u32| Offered {
            id: id.to_owned(),
            label: Text::plain(id.to_owned()),
            hint: None,
            detail: vec![],
            place: None,
            cap: Some(cap),
            reply_to: None,
        };
        let asked = Asked {
            id: "q1-0".to_owned(),
            seat: Seat(0),
            prompt: Text::plain("deck"),
            rule: "DECK".to_owned(),
            shape: Shape::Split { least: 0, total: 50 },
            offers: CARDS.iter().map(|(id, _, cap)| offer(id, *cap)).collect(),
            default: Picked::Split(vec![]),
            meters: vec![],
            barred: vec![],
            remarks: vec![],
        };
        let says = |text: &Text| CARDS.iter().filter(|(id, ..)| *id == text.key).map(|(_, name, _)| (*name).to_owned()).collect();
        list(&Reading { asked: &asked, shown: &[], says: &says }, text)
    }

    fn parts(parts: &[(&str, u32)]) -> Result<Vec<(String, u32)>, NoList> {
        Ok(parts.iter().map(|(id, count)| ((*id).to_owned(), *count)).collect())
    }

    #[test]
    fn headings_blank_lines_and_sets_are_passed_over() {
        let text = "Captain Cato Sicarius (Core Set)\n\nArmy (24)\n3x Void Pirate (Core Set)\n 2 Rogue Trader\n\nAttachments (1):\nPromotion x1\n1× Dakka (Loud)\n";
        assert_eq!(read(text), parts(&[("card:pirate", 3), ("card:trader", 2), ("card:promotion", 1), ("card:x", 1)]));
        assert_eq!(read("1x Void Pirate\r\n2x void pirate (Zogwort's Curse)"), parts(&[("card:pirate", 3)]), "one name on two lines");
        assert_eq!(
            read("10th Company Scout x2\n2 10th Company Scout\n3Void Pirate"),
            parts(&[("card:scout", 4), ("card:pirate", 3)]),
            "a name may begin with a number"
        );
        assert_eq!(read("0x Void Pirate\n1x Promotion"), parts(&[("card:promotion", 1)]));
    }

    #[test]
    fn of_what_there_is_one_the_name_says_how_many() {
        assert_eq!(read("Nazdreg (Core Set)\n\nArmy (2)\n2x Void Pirate"), parts(&[("card:nazdreg", 1), ("card:pirate", 2)]));
        assert_eq!(read("Void Pirate\n1x Nazdreg"), Err(NoList::Lines(vec!["Void Pirate".to_owned()])), "of others there may be three");
    }

    #[test]
    fn what_is_not_understood_is_listed_by_line_and_nothing_is_taken() {
        let lines = |lines: &[&str]| Err(NoList::Lines(lines.iter().map(|line| (*line).to_owned()).collect()));
        assert_eq!(read("3x Void Pirate\n2x Warp Lord (Core Set)\nRogue Trader"), lines(&["2x Warp Lord (Core Set)", "Rogue Trader"]));
        assert_eq!(read("Army (24)\n\n"), Err(NoList::Nothing));
    }

    #[test]
    fn the_xml_of_a_deck_is_the_same_list() {
        let text = r#"<?xml version="1.0"?><deck game="conquest"><section name="Army"><card qty="3" id="a-1">Void Pirate</card>
            <card id="a-2" qty='2'>Rogue Trader</card><card qty="1"/></section><cards>4</cards></deck>"#;
        assert_eq!(read(text), parts(&[("card:pirate", 3), ("card:trader", 2)]));
        assert_eq!(read("<deck><card qty=\"1\">Warp &amp; Lord</card></deck>"), Err(NoList::Lines(vec!["Warp & Lord".to_owned()])));
    }

    #[test]
    fn hostile_lists_cost_little_and_mean_nothing() {
        let bomb =
            format!("<?xml version=\"1.0\"?><!DOCTYPE d [<!ENTITY a \"{}\">]><deck><card qty=\"1\">&a;</card></deck>", "&b;".repeat(900));
        assert_eq!(read(&bomb), Err(NoList::Lines(vec!["&a;".to_owned()])), "what a document defines is never looked up");
        assert_eq!(read(&"<deck>".repeat(6_000)), Err(NoList::Nothing), "nothing in it is gone into");
        assert_eq!(read(&format!("<deck>{}", "<card qty=\"1\">x</card>".repeat(1_500))), Err(NoList::TooLong));
        assert_eq!(read(&"1x Void Pirate\n".repeat(400)), Err(NoList::TooLong));
        assert_eq!(read(&"9".repeat(LONGEST_LIST + 1)), Err(NoList::TooLong));
        assert_eq!(read("<deck><card qty=\"99999999999\">Void Pirate</card>"), parts(&[("card:pirate", 1)]));
        assert_eq!(read("<deck><card qty=\"3"), Err(NoList::Nothing));
        assert!(read("3x \u{0}\u{202e}\n999x \u{1f480}").is_err());
    }

    #[test]
    fn a_part_is_told_from_other_lines_of_a_reply() {
        assert!(is_item("3x Void Pirate") && is_item(" 12× Void Pirate (Core Set)"));
        assert!(!is_item("3 cruiser") && !is_item("2x cruiser, 1x carrier") && !is_item("3xcha") && !is_item("pass") && !is_item(""));
    }
}
