//! A combat round and a vote as pictures: on top of the question they have led to, in the letter that asks it, in both languages and without scripts.

use crate::browser::Browser;
use crate::demo::Demo;
use crate::sight::{BUTTON, Kind, first_screen, objections, within_boxes};
use serde_json::json;

/// Two fleets lie in one system, and a third ship could come: as soon as who is on turn has moved, dice are rolled.
const COMBAT: &str = "
rule: LRR 63.5
title: Two fleets meet
given:
  options: {content: []}
  players:
    - {faction: sol, fleet: 8}
    - {faction: xxcha, fleet: 8}
    - {faction: hacan}
  systems:
    1: {units: {0: {destroyer: 1}}}
    27: {units: {0: {cruiser: 6, fighter: 6, carrier: 2}, 1: {cruiser: 6, fighter: 6, carrier: 2}}}
  at: {movement: {seat: 0, system: 27}}
steps:
  - expect: {asked: {0: {prompt: ask-move-ships}}}
";

/// What the picture on top of a question says: its title, how many dice each side has rolled, how many of them are filled, and what that comes to in words.
const SEEN: &str = "(() => { const seen = document.querySelector('.ask-body > .highlight'); if (!seen) return null;
    return [seen.querySelector('.highlight-title').innerText, [...seen.querySelectorAll('.side-of')].map((side) => [
      side.querySelectorAll('.die').length, side.querySelectorAll('.die.is-hit').length, side.querySelector('.side-sum').innerText])]; })()";

fn hits(count: u64, language: &str) -> String {
    match (count, language) {
        (0, "en") => "no hit".to_owned(),
        (1, "en") => "1 hit".to_owned(),
        (_, "en") => format!("{count} hits"),
        (0, _) => "kein Treffer".to_owned(),
        (_, _) => format!("{count} Treffer"),
    }
}

/// Whether a picture of the first round stands on top, with all dice of both fleets and the hits filled.
fn is_round_one(browser: &mut Browser, language: &str, place: &str) {
    let seen = browser.read(SEEN);
    let title = seen[0].as_str().unwrap_or_else(|| panic!("{place}: no picture"));
    let (space, round) = if language == "en" { ("Space combat", "round 1") } else { ("Raumkampf", "Runde 1") };
    assert!(title.contains(space) && title.ends_with(round), "{place}: {title}");
    let sides = seen[1].as_array().unwrap();
    assert_eq!(sides.len(), 2, "{place}");
    let mut all = 0;
    for side in sides {
        assert_eq!(side[0], 14, "{place}: 6 cruisers, 6 fighters, 2 carriers roll a die each");
        let filled = side[1].as_u64().unwrap();
        assert_eq!(side[2], hits(filled, language), "{place}");
        all += filled;
    }
    assert!(all > 0, "{place}: somebody is asked because of hits");
}

/// Nothing moves, and the round is rolled: the receipt stands in the browser.
pub(crate) async fn rolled(browser: &mut Browser) -> Demo {
    let (demo, link) = Kind::of(COMBAT).laid_out().await;
    browser.screen(360, 740);
    browser.open(&link);
    handed_in(browser);
    demo
}

/// What stands there is answered, to the end of the turn.
fn handed_in(browser: &mut Browser) {
    while browser.read("Boolean(document.querySelector('main.receipt'))") != true {
        browser.go_on(BUTTON);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_combat_round_is_a_picture_on_the_receipt_and_on_top_of_the_question_it_leads_to() {
    let mut browser = Browser::start();
    browser.allow_other_scripts();
    let _demo = rolled(&mut browser).await;
    assert_eq!(
        browser.read("document.querySelectorAll('[aria-labelledby=told-heading] .highlight .die').length"),
        28,
        "the receipt shows it"
    );
    assert_eq!(objections(&mut browser), json!([]), "receipt");
    browser.picture("combat-receipt-360-dark");
    browser.go_on("main.receipt a.primary");
    let turn = browser.read("location.href").as_str().unwrap().to_owned();
    for language in ["en", "de"] {
        for (width, height) in [(360, 740), (740, 360), (1280, 800)] {
            for scheme in ["light", "dark"] {
                browser.screen(width, height);
                browser.scheme(scheme);
                browser.open(&turn);
                crate::sight::speak(&mut browser, language);
                let place = format!("{width} × {height}, {scheme}, {language}");
                is_round_one(&mut browser, language, &place);
                assert_eq!(objections(&mut browser), json!([]), "{place}");
                browser.picture(&format!("combat-{width}-{scheme}-{language}"));
                if height > 500 {
                    first_screen(&mut browser, height, &place);
                }
                within_boxes(&mut browser, &place);
            }
        }
    }
    // Nothing of it is made by a script.
    browser.run_no_scripts();
    browser.screen(360, 740);
    browser.open(&turn);
    is_round_one(&mut browser, "de", "without scripts");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_letter_shows_the_round_as_a_table_and_tells_it_in_its_text() {
    let mut browser = Browser::start();
    let demo = rolled(&mut browser).await;
    let letter = demo.letter("seat 2:").await;
    let title =
        letter.html.split("Space combat in ").nth(1).and_then(|rest| rest.split('<').next()).unwrap_or_else(|| panic!("{}", letter.html));
    assert!(title.ends_with("round 1"), "{title}");
    let dice = |look: &str| letter.html.matches(&format!("<span class=\"{look}\" style=\"display:inline-block")).count();
    assert_eq!(dice("strong") + dice("soft rule"), 28, "each die is a cell");
    // The postbox has the picture of the board in the page.
    let bytes: usize = letter
        .html
        .split("data:")
        .enumerate()
        .map(|(at, part)| if at == 0 { part.len() } else { part.len() - part.find('"').unwrap() })
        .sum();
    assert!(dice("strong") > 0 && bytes < 60_000, "{bytes} bytes");
    // What the picture says is not told in lines as well, but in the text part, which has no picture.
    assert!(!letter.html.contains("rolls for cruiser") && letter.text.contains("rolls for"), "{}", letter.html);
    for (width, scheme) in [(360, "dark"), (700, "light")] {
        browser.screen(width, 900);
        browser.scheme(scheme);
        browser.open(&letter.address);
        browser.picture(&format!("letter-{width}-{scheme}"));
        let sideways = browser.read("document.documentElement.scrollWidth - document.documentElement.clientWidth");
        assert!(sideways.as_i64().unwrap() <= 0, "{width}: {sideways} px lie beside the letter");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn votes_so_far_are_bars_on_top_of_the_ballot_of_who_votes_next() {
    let (_demo, next) = ballot_after_a_vote().await;
    // Somebody else's browser.
    let mut browser = Browser::start();
    browser.allow_other_scripts();
    for (width, height, scheme) in [(360, 740, "dark"), (1280, 800, "light")] {
        browser.screen(width, height);
        browser.scheme(scheme);
        browser.open(&next);
        let place = format!("{width} × {height}, {scheme}");
        let bars = browser.read(
            "[...document.querySelectorAll('.ask-body > .highlight .poll-row')].map((row) => [row.querySelector('.poll-total').innerText, row.querySelectorAll('.poll-part').length])",
        );
        assert_eq!(bars.as_array().map(Vec::len), Some(1), "{place}: {bars}");
        assert!(bars[0][0].as_str().unwrap().contains("vote") && bars[0][1] == 1, "{place}: {bars}");
        assert_eq!(objections(&mut browser), json!([]), "{place}");
        browser.picture(&format!("vote-{width}-{scheme}"));
    }
}

/// One has voted; the link of whoever is next.
pub(crate) async fn ballot_after_a_vote() -> (Demo, String) {
    let agenda = "given:\n  options: {content: [agendas]}\n  custodians: false\n";
    let table = Kind::six("agenda-phase").with("given:\n", agenda).without("action-cards").without("secrets");
    let (demo, link) = table.laid_out().await;
    let mut browser = Browser::start();
    browser.allow_other_scripts();
    browser.screen(360, 740);
    browser.open(&link);
    assert_eq!(browser.read("document.querySelector('.highlight')"), json!(null), "nobody has voted");
    voted(&mut browser);
    let next = demo.next_turn_link(&link).await;
    (demo, next)
}

/// Votes for the first outcome with the first planet, to the end of the turn.
fn voted(browser: &mut Browser) {
    browser.go_on("label[for='choice-1']");
    browser.press("label[for='choice-1']");
    handed_in(browser);
}
