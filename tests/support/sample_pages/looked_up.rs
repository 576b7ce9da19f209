//! The postbox and the reference.

use super::*;
use sternpost_pages::layout::Link;
use sternpost_pages::linked::Linked;
use sternpost_pages::postbox::{LetterPage, LetterRow, PostboxPage};

pub(super) fn postbox() -> Vec<(&'static str, Box<dyn askama::DynTemplate>)> {
    let row =
        |subject: &str| LetterRow { link: Link::new("/postbox/1", subject), to: "ada@example.org".into(), when: "today, 18:41".into() };
    let list = PostboxPage {
        page: frame("Postbox"),
        rows: vec![row("[The autumn war] Your turn"), row(HOSTILE)],
        whose: None,
        people: vec![Link::new("/postbox?to=ada", "Ada").current(), Link::new("/postbox?to=boris", "Boris")],
    };
    let none = PostboxPage { page: bare_frame("Postbox"), rows: vec![], whose: Some(HOSTILE.into()), people: vec![] };
    let letter = LetterPage {
        page: frame("Your turn"),
        subject: "[The autumn war] Your turn".into(),
        heads: vec![("From".into(), "Sternpost <post@example.org>".into()), ("To".into(), "Ada <ada@example.org>".into())],
        html: Some("/postbox/1/html".into()),
        text: "It is your turn.\n\n  1) System 12\n".into(),
        links: vec![Link::new("/t/eyJ", "Answer")],
        raw: Some("/postbox/1.eml".into()),
        back: "/postbox".into(),
    };
    let plain = LetterPage { subject: HOSTILE.into(), html: None, text: HOSTILE.into(), links: vec![], raw: None, ..letter.clone() };
    vec![("postbox", Box::new(list)), ("postbox-none", Box::new(none)), ("letter", Box::new(letter)), ("letter-plain", Box::new(plain))]
}

pub(super) fn looked_up() -> Vec<(&'static str, Box<dyn askama::DynTemplate>)> {
    let at = |text: &str| Link::new("/games/tiny/reference/card/horn?language=en", text);
    let languages = vec![Link::new("/games/tiny/reference?language=de", "Deutsch")];
    let card = |count, names| KindCard { link: at("Action cards"), count, names };
    let found = Row { link: at(HOSTILE), says: vec![Linked::from(HOSTILE)] };
    let all = ReferencePage {
        page: bare_frame("Look it up"),
        game: HOSTILE.into(),
        action: "/games/tiny/reference".into(),
        sought: Some((HOSTILE.into(), vec![(HOSTILE.into(), found)])),
        languages: languages.clone(),
        kinds: vec![card(2, vec![at("Sabotage"), at(HOSTILE)]), card(855, vec![])],
    };
    let row = |name: &str, says: &str| Row { link: at(name), says: vec![Linked::from(says)] };
    let group = |title: Option<&str>| Group {
        title: title.map(str::to_owned),
        rows: vec![row("Sabotage", "Cancels a card."), row(HOSTILE, HOSTILE)],
    };
    let kind = ReferenceKindPage {
        page: bare_frame("Action cards"),
        up: at("Tiny"),
        languages: languages.clone(),
        title: "Action cards".into(),
        groups: vec![group(Some("Stage I")), group(Some(HOSTILE))],
    };
    let table =
        Columns { title: "Units".into(), heads: vec!["Name".into(), "Cost".into()], rows: vec![vec!["Carrier I".into(), "3".into()]] };
    let entry = EntryWords {
        name: HOSTILE.into(),
        says: vec![Linked::from(HOSTILE), Linked::from("Once a round.")],
        facts: vec![("Commodities".into(), Linked::from("3")), (HOSTILE.into(), Linked::from(HOSTILE))],
        tables: vec![table],
    };
    let one = ReferenceEntryPage {
        page: hostile_frame(),
        up: vec![at("Tiny"), at("Factions")],
        languages,
        entry: entry.clone(),
        beside: vec![at("The one before"), at("The one after")],
    };
    vec![("reference", Box::new(all)), ("reference-kind", Box::new(kind)), ("reference-entry", Box::new(one))]
}
