//! Which scenario shows what each part of the box does, and which when it does not: `parts.tsv` names them for every action, space, technology, event box, decree,
//! token, agenda, starting agenda, Crisis and War. What stands as `-` is tried for all of its kind in `idle_tests`. And the worked examples of the rulebook, from `examples.tsv`.

use crate::components::agendas::{self, AgendaId};
use crate::components::alarms::WarId;
use crate::components::crises::CrisisId;
use crate::components::events::EventId;
use crate::components::focuses::FocusId;
use crate::components::tokens::{Bounty, Reclaim, TRADE_BONUSES};
use crate::components::tracks;
use crate::prelude::*;
use std::path::{Path, PathBuf};

/// Kinds of parts that `idle_tests` tries one by one beside somebody for whom there is nothing in them.
const TRIED_IDLE: [&str; 7] = ["action", "space", "at-once", "box", "decree", "agenda", "starting"];
/// Pages of the rulebook with worked examples.
const PAGES: [u32; 15] = [7, 12, 15, 16, 20, 22, 23, 24, 25, 26, 28, 29, 30, 31, 34];
/// How the title of a worked example begins.
const OF_THE_BOOK: &str = "title: \"The book's ";

fn folder(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

#[expect(clippy::disallowed_methods, reason = "a test reads its files")]
fn read(path: &str) -> Option<String> {
    std::fs::read_to_string(folder(path)).ok()
}

fn scenario(name: &str) -> Option<String> {
    read(&format!("scenarios/{name}.yaml"))
}

/// The rows of a list, without its head.
fn rows(path: &str) -> Vec<Vec<String>> {
    let list = read(path).expect("the list can be read");
    list.lines().skip(1).map(|row| row.split('\t').map(str::to_owned).collect()).collect()
}

/// All parts, and words that a scenario of each says.
fn parts() -> BTreeMap<(&'static str, String), Vec<String>> {
    let mut parts = BTreeMap::new();
    let mut add = |kind, part: String, words: Vec<String>| assert!(parts.insert((kind, part), words).is_none(), "each part is there once");
    for focus in FocusId::ALL.iter().filter(|focus| focus.card().house.is_none_or(House::can_be_played)) {
        for (number, action) in focus.card().actions.iter().enumerate() {
            add("action", format!("{focus} {}", action.name), vec![focus.to_string(), format!("\"act:{number}:{}\"", action.name)]);
        }
    }
    // Four Houses share their tracks.
    let standard = [House::Belitan, House::Dunlork, House::Cortozaar];
    for house in House::playable().into_iter().filter(|house| !standard.contains(house)) {
        let sheet = if house == House::Valnis { "standard".to_owned() } else { house.to_string() };
        for (track, space) in Track::ALL.iter().flat_map(|track| (1..=tracks::LAST_SPACE).map(move |space| (track, space))) {
            let lands = format!("{{key: line-advances, args: {{track: {track}, space: {space}}}}}");
            add("space", format!("{sheet} {track} {space}"), vec![format!("house: {house}"), lands]);
        }
    }
    for technology in TechnologyId::ALL {
        for level in ["basic", "improved"] {
            add("technology", format!("{technology} {level}"), vec![]);
        }
        if !technology.immediate().is_empty() {
            add("at-once", technology.to_string(), vec![format!("\"research:{technology}\"")]);
        }
    }
    for event in EventId::ALL {
        for number in 1..=event.card().boxes.len() {
            add("box", format!("{event} {number}"), vec![event.to_string()]);
        }
        for number in 1..=event.card().decrees.len() {
            add("decree", format!("{event} {number}"), vec![event.to_string(), format!("\"decree:{number}\"")]);
        }
    }
    for number in 1..=TRADE_BONUSES.len() {
        add("trade-bonus", number.to_string(), vec![format!("\"trade-bonus:{number}\"")]);
    }
    Bounty::ALL.iter().for_each(|bounty| add("bounty", bounty.to_string(), vec![format!("bounties: [{bounty}]")]));
    Reclaim::ALL.iter().for_each(|reclaim| add("reclaim", reclaim.to_string(), vec![format!("reclaims: [{reclaim}]")]));
    add("gift", "fallen-house".to_owned(), vec!["fallen: ".to_owned(), "line-establishes".to_owned(), "line-deploys".to_owned()]);
    AgendaId::ALL.iter().for_each(|agenda| add("agenda", agenda.to_string(), vec![agenda.to_string()]));
    for (house, origin) in House::playable().into_iter().flat_map(|house| Origin::ALL.iter().map(move |origin| (house, origin))) {
        let lines = (1..=agendas::starting(house, *origin).len()).map(|number| format!("[null, {number}, "));
        let begins = [format!("house: {house}\n"), format!("origin: {origin}\n")];
        add("starting", format!("{house} {origin}"), begins.into_iter().chain(lines).collect());
    }
    for crisis in CrisisId::ALL {
        add("crisis", format!("{crisis} passed"), vec![crisis.to_string(), "line-passes-crisis".to_owned()]);
        add("crisis", format!("{crisis} suffered"), vec![crisis.to_string()]);
    }
    WarId::ALL.iter().for_each(|war| add("war", war.to_string(), vec![format!("war: {war}"), "line-resolves-board".to_owned()]));
    parts
}

/// A part that no row names, or whose scenario is not about it, is not shown.
#[test]
fn every_part_has_a_scenario_that_says_what_it_does_and_one_when_it_does_not() {
    let mut missing = parts();
    let mut wrong = vec![];
    for row in rows("parts.tsv") {
        let [kind, part, does, does_not] = <[String; 4]>::try_from(row).expect("a row has four fields");
        let Some((key, words)) =
            missing.keys().find(|(of, named)| **of == *kind && *named == part).cloned().and_then(|key| missing.remove_entry(&key))
        else {
            wrong.push(format!("{kind} {part}: there is no such part, or it is listed twice"));
            continue;
        };
        match scenario(&does) {
            Some(text) => wrong.extend(words.iter().filter(|word| !text.contains(*word)).map(|word| format!("{does} does not say {word}"))),
            None => wrong.push(format!("{kind} {part}: there is no scenario {does}")),
        }
        let is_shown = if does_not == "-" { TRIED_IDLE.contains(&key.0) } else { scenario(&does_not).is_some() };
        if !is_shown {
            wrong.push(format!("{kind} {part}: nothing shows when it does not apply"));
        }
    }
    wrong.extend(missing.keys().map(|(kind, part)| format!("{kind} {part}: no row of parts.tsv names it")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Every scenario of a folder of scenarios, by its name.
fn scenarios() -> Vec<String> {
    let list = |path: PathBuf| std::fs::read_dir(path).expect("a folder").map(|entry| entry.expect("an entry").path()).collect::<Vec<_>>();
    let root = folder("scenarios");
    let files = list(root.clone()).into_iter().flat_map(list);
    files.map(|file| file.strip_prefix(&root).expect("below it").with_extension("").to_string_lossy().into_owned()).collect()
}

/// Each worked example is a scenario that says so, with the book's numbers; what is not, says why.
#[test]
fn the_worked_examples_of_the_book_are_scenarios() {
    let (mut listed, mut pages) = (BTreeSet::new(), BTreeSet::new());
    for row in rows("examples.tsv") {
        let [page, example, shown] = <[String; 3]>::try_from(row).expect("a row has three fields");
        pages.insert(page.parse::<u32>().expect("a page is a number"));
        if let Some(reason) = shown.strip_prefix("- ") {
            assert!(reason.len() > 20, "{example}: a reason");
            continue;
        }
        let text = scenario(&shown).unwrap_or_else(|| panic!("{example}: there is no scenario {shown}"));
        assert!(text.contains(OF_THE_BOOK), "{shown} does not say that it is an example of the book");
        listed.insert(shown);
    }
    let of_the_book = scenarios().into_iter().filter(|name| scenario(name).is_some_and(|text| text.contains(OF_THE_BOOK)));
    assert_eq!(listed, of_the_book.collect());
    assert!(PAGES.iter().all(|page| pages.contains(page)), "{pages:?}");
}
