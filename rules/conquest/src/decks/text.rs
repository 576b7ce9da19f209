//! Lists as text, the way deck builders write them: a warlord, then groups with a line `3x Void Pirate (Core Set)` for each title.
//!
//! Read are the texts of ConquestDB and of CardGameDB. For the answer to a question the service reads pasted lists itself, `.o8d` files among them,
//! by the names of the choices; here a list is read for a position, with what is wrong with it.

use super::{DeckDefect, DeckDraft};
use crate::prelude::*;
use std::fmt::Write as _;

/// Bytes of a list: more than any has.
const LONGEST: usize = 40_000;
/// Letters of a name that are told.
const TOLD: usize = 60;

/// A list as text, by the names of its cards.
#[must_use]
pub fn written_list(list: &DeckDraft, name: &dyn Fn(Text) -> String) -> String {
    let mut out = format!("{} (Core Set)\n", name(list.warlord.name()));
    for (card_type, heading) in
        [(CardType::Army, "Army"), (CardType::Attachment, "Attachment"), (CardType::Event, "Event"), (CardType::Support, "Support")]
    {
        let group: Vec<(&Title, &u8)> = list.cards.iter().filter(|(title, _)| title.card().card_type == card_type).collect();
        if group.is_empty() {
            continue;
        }
        let count: u32 = group.iter().map(|(_, copies)| u32::from(**copies)).sum();
        let _ = write!(out, "\n{heading} ({count})\n");
        for (title, copies) in group {
            let _ = writeln!(out, "{copies}x {} (Core Set)", name(title.name()));
        }
    }
    out
}

/// A list read from text. Cards are found by their English names, whatever their apostrophes; lines without a number that name no card are
/// headings. What the list lacks as a deck is for [`deck_defects`](super::deck_defects) to say.
///
/// # Errors
/// What is not understood, and what is in no deck of this warlord whatever else is in it.
pub fn read_list(warlord: WarlordId, text: &str) -> Result<DeckDraft, Vec<DeckDefect>> {
    if text.len() > LONGEST {
        return Err(vec![DeckDefect::TooLong]);
    }
    let (mut draft, mut wrong) = (DeckDraft::new(warlord, []), vec![]);
    for line in text.lines() {
        let (copies, name) = counted(line.trim());
        let found = without_brackets(name).and_then(found).or_else(|| found(name));
        match (copies, found) {
            (_, Some(Found::Title(title))) if title == warlord.title() => {}
            (_, Some(Found::Title(card))) if card.warlord().is_some() => wrong.push(DeckDefect::AnotherWarlord { card }),
            // The name of a deck may be that of a card: it is not taken for one.
            (None, Some(Found::Title(card))) => wrong.push(DeckDefect::HowMany { card }),
            (None, _) => {}
            (Some(copies), Some(Found::Title(title))) => draft.add(title, copies),
            (Some(_), Some(Found::OutsideDecks(name))) => wrong.push(DeckDefect::TokenOrPlanet { name }),
            (Some(_), None) => wrong.push(DeckDefect::UnknownTitle { name: name.chars().take(TOLD).collect() }),
        }
    }
    if wrong.is_empty() { Ok(draft) } else { Err(wrong) }
}

/// What a name stands for.
enum Found {
    Title(Title),
    OutsideDecks(Text),
}

fn found(name: &str) -> Option<Found> {
    let sought = letters(name);
    let is_sought = |slug: &str| letters(slug) == sought;
    let title = Title::ALL.iter().find(|title| is_sought(title.slug())).map(|title| Found::Title(*title));
    let planet = || PlanetId::ALL.iter().find(|planet| is_sought(planet.slug())).map(|planet| Found::OutsideDecks(planet.name()));
    let token = || Token::ALL.iter().find(|token| is_sought(token.slug())).map(|token| Found::OutsideDecks(token.name()));
    title.or_else(planet).or_else(token)
}

/// The letters and digits of a name. One title begins with a number, which its id spells out.
fn letters(name: &str) -> String {
    let plain: String = name.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_lowercase()).collect();
    plain.strip_prefix("10th").map_or(plain.clone(), |rest| format!("tenth{rest}"))
}

/// `Void Pirate (Core Set)` without what stands in brackets at its end.
fn without_brackets(name: &str) -> Option<&str> {
    name.strip_suffix(')')?.rsplit_once('(').map(|(before, _)| before.trim())
}

/// The copies and the name of a line: `3x Void Pirate`, `3 Void Pirate`, `Void Pirate x3`; no number if it has none.
fn counted(line: &str) -> (Option<u8>, &str) {
    let line = line.trim_start_matches(['•', '*', '-', '#', ' ']);
    let before = line.split_once(char::is_whitespace).and_then(|(count, name)| Some((number(count.trim_end_matches(TIMES))?, name)));
    let behind = || {
        let (name, count) = line.rsplit_once(char::is_whitespace)?;
        Some((number(count.strip_prefix(TIMES)?)?, name))
    };
    match before.or_else(behind) {
        Some((copies, name)) => (Some(copies), without_times(name.trim())),
        None => (None, line),
    }
}

const TIMES: [char; 3] = ['x', 'X', '×'];

/// `x Void Pirate` without the sign that stood apart from its number.
fn without_times(name: &str) -> &str {
    name.strip_prefix(TIMES).filter(|rest| rest.starts_with(char::is_whitespace)).map_or(name, str::trim_start)
}

/// A number of copies; one that is greater than any deck has is the greatest there is.
fn number(digits: &str) -> Option<u8> {
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse().unwrap_or(u8::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::Faction;
    use crate::decks::DeckList;
    use sternpost_core::{Catalogue, Message, Seat};

    fn say(language: &str, text: &Text) -> String {
        let sources = match language {
            "de" => [include_str!("../../text/de-components.ftl"), include_str!("../../text/de-decks.ftl")],
            _ => [include_str!("../../text/en-components.ftl"), include_str!("../../text/en-decks.ftl")],
        };
        Catalogue::new(language, &sources).unwrap().say(text, &|seat: Seat| seat.to_string())
    }

    fn read(text: &str) -> Result<DeckDraft, Vec<DeckDefect>> {
        read_list(WarlordId::CaptainCatoSicarius, text)
    }

    fn cards(cards: &[(Title, u8)]) -> Result<DeckDraft, Vec<DeckDefect>> {
        Ok(DeckDraft::new(WarlordId::CaptainCatoSicarius, cards.iter().copied()))
    }

    #[test]
    fn every_list_is_read_as_it_was_written() {
        let english = Catalogue::new("en", &[include_str!("../../text/en-components.ftl")]).unwrap();
        let name = |text: Text| english.say(&text, &|seat: Seat| seat.to_string());
        for warlord in WarlordId::ALL {
            for list in [DeckList::starter(*warlord), DeckList::ours(*warlord)] {
                let written = written_list(list.draft(), &name);
                assert_eq!(read_list(*warlord, &written).as_ref(), Ok(list.draft()), "{written}");
            }
        }
        let everything = DeckDraft::new(WarlordId::Nazdreg, Title::ALL.iter().filter(|it| it.warlord().is_none()).map(|it| (*it, 1)));
        assert_eq!(read_list(WarlordId::Nazdreg, &written_list(&everything, &name)), Ok(everything));
        let starter = written_list(DeckList::starter(WarlordId::Nazdreg).draft(), &name);
        assert!(starter.starts_with("Nazdreg (Core Set)\n\nArmy (20)\n4x Nazdreg's Flash Gitz (Core Set)\n"), "{starter}");
    }

    #[test]
    fn the_texts_of_deck_builders_are_read() {
        let conquest_db = "My marines\n\nSpace Marines\n\nCaptain Cato Sicarius (Core Set)\n\nArmy Unit (3)\n2x 10th Company Scout (Core Set)\n\
                           1x Sicarius\u{2019}s Chosen (Core Set)\nTotal: 3 cards";
        assert_eq!(read(conquest_db), cards(&[(Title::TenthCompanyScout, 2), (Title::SicariussChosen, 1)]));
        let card_game_db = "Total Cards: (4)\r\n\r\nWarlord:\r\n1x Captain Cato Sicarius (Core Set)\r\n\r\nArmy: (4)\r\n3x Void Pirate (Core Set)\r\n1 x Rogue Trader";
        assert_eq!(read(card_game_db), cards(&[(Title::VoidPirate, 3), (Title::RogueTrader, 1)]));
        assert_eq!(read("• Fall Back! x2\n- 1 fortress monastery"), cards(&[(Title::FallBack, 2), (Title::FortressMonastery, 1)]));
    }

    #[test]
    fn what_is_in_no_deck_of_the_warlord_is_told_by_line() {
        let defects =
            read("Nazdreg (Core Set)\n3x Void Pyrate\n1x Khymera\n1x Plannum (Core Set)\nDrop Pod Assault\n1x Void Pirate").unwrap_err();
        let told: Vec<String> = defects.iter().map(|defect| say("en", &defect.text())).collect();
        assert_eq!(
            told,
            [
                "Nazdreg is a warlord; a deck has none besides its own, which does not count among the cards.",
                "No card is called \u{201c}Void Pyrate\u{201d}.",
                "Khymera is a token or a planet; those are in no deck.",
                "Plannum is a token or a planet; those are in no deck.",
                "Drop Pod Assault: the line does not say how many.",
            ]
        );
    }

    #[test]
    fn garbage_is_refused_or_empty_and_never_panics() {
        assert_eq!(read(&"9".repeat(LONGEST + 1)), Err(vec![DeckDefect::TooLong]));
        assert_eq!(read("Army (24)\n\n\u{0}\u{202e}()x\n(\nx\nx 3\n)"), cards(&[]));
        assert_eq!(read("99999999999999999999x Void Pirate\n99x Void Pirate"), cards(&[(Title::VoidPirate, 255)]));
        assert_eq!(read("0x Void Pirate"), cards(&[]));
        for start in 0..200_u32 {
            let text: String = (0..40).filter_map(|at| char::from_u32(start.wrapping_mul(2_654_435_761).rotate_left(at) % 0x400)).collect();
            drop(read(&text));
            drop(read(&format!("3x {text}\n{text} x3\n{text} (Core Set)")));
        }
    }

    // cites: CONQ-DECK-03, CONQ-DECK-04, CONQ-DECK-05, CONQ-DECK-07, CONQ-DECK-09, CONQ-DECK-10, CONQ-DECK-11, CONQ-DECK-13
    #[test]
    fn every_defect_is_said_in_both_languages() {
        let defects = [
            DeckDefect::TooFew { has: 34, needs: 50 },
            DeckDefect::TooMany { card: Title::LandRaider, has: 2, most: 1 },
            DeckDefect::TooMany { card: Title::LandRaider, has: 4, most: 3 },
            DeckDefect::Squad { card: Title::SicariussChosen, has: 3, needs: 4 },
            DeckDefect::ForeignSquad { card: Title::KhymeraDen, warlord: WarlordId::PackmasterKith },
            DeckDefect::LoyalToOthers { card: Title::GoffNob, faction: Faction::Orks },
            DeckDefect::TwoAllies { one: Faction::Tau, other: Faction::AstraMilitarum },
            DeckDefect::NoNeighbour { faction: Faction::Orks, own: Faction::Tau },
            DeckDefect::AnotherWarlord { card: Title::Nazdreg },
            DeckDefect::UnknownTitle { name: "Void".to_owned() },
            DeckDefect::HowMany { card: Title::VoidPirate },
            DeckDefect::TokenOrPlanet { name: Token::Cultist.name() },
            DeckDefect::TooLong,
        ];
        for language in ["en", "de"] {
            let said: Vec<String> = defects.iter().map(|defect| say(language, &defect.text())).collect();
            assert!(said.iter().all(|words| words.ends_with('.') && !words.contains("defect")), "{said:#?}");
        }
        assert_eq!(say("en", &defects[0].text()), "The deck has 34 cards; it needs at least 50.");
        assert_eq!(say("en", &defects[1].text()), "Land Raider: 2 copies, and only 1 is allowed.");
        assert_eq!(say("de", &defects[5].text()), "Goff-Boss ist loyal: Nur ein Deck der Fraktion Orks kann sie haben.");
        assert_eq!(say("de", &defects[7].text()), "Orks und Tau sind auf dem Alliiertenkreis keine Nachbarn.");
    }
}
