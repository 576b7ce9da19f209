//! How much of a person's time a usual answer takes: pages loaded and things pressed, from a letter's link to the receipt, with scripts and
//! without. The numbers stand in `docs/pages.md`.

use crate::browser::Browser;
use crate::sight::{BUTTON, Kind, speak, within_boxes};

/// What an answer takes.
#[derive(Debug, PartialEq, Eq)]
struct Takes {
    loads: usize,
    presses: usize,
}

/// Something that is done on the way.
enum Do {
    /// A press within a question.
    Press(&'static str),
    /// A press of what picks a choice: with scripts it goes on by itself where the turn goes on.
    Pick(&'static str),
    /// A number: as often one more with scripts, typed without.
    Number(&'static str, usize),
    /// All there are, by the button beside a number; how many that are, typed without scripts.
    All(&'static str, usize),
    /// So much of a row of a deal.
    Deal(&'static str, Count),
    /// A press that leads on.
    On(&'static str),
    /// The main button, as often as it takes until the turn is handed in.
    ToTheEnd,
}

/// How much of a row of a deal.
enum Count {
    /// As often one more.
    More(usize),
    /// All there is, which is so much.
    All(usize),
}

const HANDED_IN: &str = "document.querySelector('main.receipt')";

/// Answers by the link of a letter, on a phone, until the receipt stands there.
async fn takes(kind: Kind, scripts: bool, way: &[Do]) -> Takes {
    let (_demo, link) = kind.laid_out().await;
    let mut browser = Browser::start();
    browser.screen(360, 740);
    // A page that still scrolls would move what is pressed.
    browser.scheme("light");
    if !scripts {
        browser.run_no_scripts();
    }
    browser.open(&link);
    let mut typed = 0;
    for step in way {
        match step {
            Do::Press(selector) => browser.press(selector),
            Do::Pick(selector) if scripts => browser.go_on(selector),
            Do::Pick(selector) => {
                browser.press(selector);
                browser.go_on(BUTTON);
            }
            Do::Number(name, count) if scripts => {
                for _ in 0..*count {
                    browser.press(&format!("li.choice:has(input[name^='{name}']) .stepper input + button"));
                }
            }
            Do::All(name, _) if scripts => browser.press(&format!("li.choice:has(input[name^='{name}']) .stepper .all")),
            Do::Number(name, count) | Do::All(name, count) => {
                // Typing a digit is counted as a press.
                browser.read(&format!("document.querySelector(\"input[name^='{name}']\").value = {count}"));
                typed += 1;
            }
            Do::Deal(row, Count::More(count)) if scripts => {
                for _ in 0..*count {
                    browser.press(&format!("li.choice:has(#deal-{row}) .stepper input + button"));
                }
            }
            Do::Deal(row, Count::All(_)) if scripts => browser.press(&format!("li.choice:has(#deal-{row}) .stepper .all")),
            Do::Deal(row, Count::More(count) | Count::All(count)) => {
                browser.read(&format!("document.querySelector('#deal-{row}').value = {count}"));
                typed += 1;
            }
            Do::On(selector) => browser.go_on(selector),
            Do::ToTheEnd => {
                while browser.read(&format!("Boolean({HANDED_IN})")) != true {
                    browser.go_on(BUTTON);
                }
            }
        }
    }
    browser.until(HANDED_IN);
    Takes { loads: browser.loads(), presses: browser.presses() + typed }
}

/// With scripts and without.
async fn both(kind: impl Fn() -> Kind, way: &[Do], with: Takes, without: Takes) {
    assert_eq!(takes(kind(), true, way).await, with, "with scripts");
    assert_eq!(takes(kind(), false, way).await, without, "without scripts");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_strategy_card_is_picked_with_one_load_and_two_presses() {
    let kind = || Kind::six("strategy-phase").quiet().without("strategy-cards");
    let way = [Do::Press("label[for='choice-2']"), Do::On(BUTTON)];
    both(kind, &way, Takes { loads: 1, presses: 2 }, Takes { loads: 2, presses: 2 }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tactical_action_with_two_ships_cargo_and_a_landing_takes_one_load() {
    let kind = || Kind::of(include_str!("../support/tables/tactical.yaml"));
    let way = [
        Do::Pick("label[for='choice-1']"),
        Do::Pick("li.choice:has(input[value='system:32']) label"),
        Do::Number("split:ship:carrier:intact:1", 1),
        Do::Number("split:ship:destroyer:intact:1", 1),
        Do::Number("split:load:infantry:jord", 2),
        Do::On(BUTTON),
        Do::ToTheEnd,
    ];
    both(kind, &way, Takes { loads: 1, presses: 8 }, Takes { loads: 5, presses: 9 }).await;
}

/// After the system was tapped no more than six: a carrier, a fighter, three infantry, and a landing.
#[tokio::test(flavor = "multi_thread")]
async fn all_infantry_goes_aboard_with_one_press() {
    let kind = || Kind::of(include_str!("../support/tables/tactical.yaml")).with("infantry: 4", "infantry: 3");
    let (to_the_system, most) = (2, 6);
    let way = [
        Do::Pick("label[for='choice-1']"),
        Do::Pick("li.choice:has(input[value='system:32']) label"),
        Do::Number("split:ship:carrier:intact:1", 1),
        Do::Number("split:load:fighter", 1),
        Do::All("split:load:infantry:jord", 3),
        Do::On(BUTTON),
        Do::ToTheEnd,
    ];
    let took = takes(kind(), true, &way).await;
    println!("{took:?}");
    assert!(took.loads == 1 && took.presses <= to_the_system + most, "{took:?}");
}

/// All commodities for two trade goods, proposed to a neighbour.
#[tokio::test(flavor = "multi_thread")]
async fn a_deal_takes_one_load_and_five_presses() {
    let kind = || Kind::of(include_str!("../support/tables/deal.yaml"));
    let way = [
        Do::On("a.act[href*='propose']"),
        Do::Deal("gives-commodities", Count::All(2)),
        Do::Deal("gets-trade-goods", Count::More(2)),
        Do::On(BUTTON),
    ];
    both(kind, &way, Takes { loads: 1, presses: 5 }, Takes { loads: 3, presses: 4 }).await;
}

/// The sheet of a deal holds on a phone: nothing is cut off or covered, both sides and what can be said stand above the button, and what
/// changes hands is said in words.
#[tokio::test(flavor = "multi_thread")]
async fn the_sheet_of_a_deal_stands_on_the_first_screen_of_a_phone() {
    let (_demo, link) = Kind::of(include_str!("../support/tables/deal.yaml")).laid_out().await;
    let mut browser = Browser::start();
    for language in ["en", "de"] {
        for (width, height) in [(360, 740), (1200, 800)] {
            browser.screen(width, height);
            browser.scheme(if width == 360 { "light" } else { "dark" });
            browser.open(&link);
            speak(&mut browser, language);
            browser.go_on("a.act[href*='propose']");
            browser.press("li.choice:has(#deal-gets-trade-goods) .stepper input + button");
            let place = format!("{width} × {height}, {language}");
            browser.picture(&format!("deal-{width}-{language}"));
            let fits = "document.documentElement.scrollWidth <= innerWidth && Array.from(document.querySelectorAll('.sheet *, .deal-said *'))\
                .every((one) => { const box = one.getBoundingClientRect(); return box.right <= innerWidth && box.left >= 0; })";
            assert_eq!(browser.read(fits), true, "{place}: something is cut off");
            let within = "Array.from(document.querySelectorAll('.sheet-side :is(.stepper, select)')).every((one) => one.getBoundingClientRect().right \
                <= one.closest('.sheet-side').getBoundingClientRect().right && Array.from(one.children).every((part) => \
                part.tagName === 'OPTION' || part.getBoundingClientRect().right <= one.getBoundingClientRect().right + 1))";
            assert_eq!(browser.read(within), true, "{place}: a control leaves its side");
            let columns = "Array.from(document.querySelectorAll('.sheet-side')).map((side) => side.getBoundingClientRect().top)";
            let columns = browser.read(columns);
            assert_eq!(columns[0], columns[1], "{place}: both sides stand beside each other");
            let above = "document.querySelector('#deal-said').getBoundingClientRect().bottom <= document.querySelector('.ask-foot').getBoundingClientRect().top";
            assert_eq!(browser.read(above), true, "{place}: the button covers something");
            let summary = browser.read("document.querySelector('.deal-summary').textContent");
            let told = if language == "en" { "You get: 1 × Trade goods" } else { "Du bekommst: 1 × Handelswaren" };
            assert!(summary.as_str().is_some_and(|summary| summary.contains(told)), "{place}: {summary}");
            within_boxes(&mut browser, &place);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_types_are_produced_with_one_load_and_a_press_for_each_unit() {
    let kind = || Kind::six("{production: {seat: 0, system: 1}}").quiet().with("fleet: 4", "fleet: 6");
    let way = [
        Do::Number("split:produce:carrier", 1),
        Do::Number("split:produce:fighter", 2),
        Do::Number("split:produce:infantry", 2),
        Do::ToTheEnd,
    ];
    both(kind, &way, Takes { loads: 1, presses: 8 }, Takes { loads: 4, presses: 6 }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_window_is_let_pass_with_one_load_and_a_press() {
    let kind = || Kind::six("strategy-phase").without("strategy-cards");
    let way = [Do::Press("label[for='choice-1']"), Do::On(BUTTON)];
    both(kind, &way, Takes { loads: 1, presses: 2 }, Takes { loads: 2, presses: 2 }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vote_is_cast_with_one_load() {
    let kind = || {
        let agenda = "given:\n  options: {content: [agendas]}\n  custodians: false\n";
        Kind::six("agenda-phase").with("given:\n", agenda).without("action-cards").without("secrets")
    };
    let way = [Do::Pick("label[for='choice-1']"), Do::Press("label[for='choice-1']"), Do::ToTheEnd];
    both(kind, &way, Takes { loads: 1, presses: 3 }, Takes { loads: 3, presses: 4 }).await;
}
