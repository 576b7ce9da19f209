//! The browser's way back: one step of the turn each time.

use crate::browser::Browser;
use crate::sight::{BUTTON, Kind};

const BACK: &str = ".ask-foot a[data-go]";
const FIRST: &str = "label[for='choice-1']";
/// What is asked, as a script compares it.
const HEADING: &str = "document.querySelector('h1').innerText";

/// A phone at the third step of a turn, and what was asked at each.
async fn third_step() -> (crate::demo::Demo, Browser, Vec<String>) {
    let (demo, link) = Kind::six("{turn: 0}").laid_out().await;
    let mut browser = Browser::start();
    browser.screen(360, 740);
    browser.open(&link);
    let mut headings = vec![browser.heading()];
    browser.go_on(FIRST);
    headings.push(browser.heading());
    browser.go_on(FIRST);
    headings.push(browser.heading());
    (demo, browser, headings)
}

fn is_at(browser: &mut Browser, step: usize, headings: &[String]) {
    browser.until(&format!("location.search.includes('step={step}') && {HEADING} === {}", serde_json::to_string(&headings[step]).unwrap()));
    browser.until("!document.querySelector('main[aria-busy]')");
}

#[tokio::test(flavor = "multi_thread")]
async fn going_back_in_the_browser_goes_one_step_back_and_twice_two() {
    let (_demo, mut browser, headings) = third_step().await;
    browser.read("history.back(); 1");
    is_at(&mut browser, 1, &headings);
    browser.read("history.back(); 1");
    is_at(&mut browser, 0, &headings);
    browser.read("history.go(2); 1");
    is_at(&mut browser, 2, &headings);
    // Twice before the first has come.
    browser.read("history.back(); setTimeout(() => history.back(), 30); 1");
    is_at(&mut browser, 0, &headings);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pages_own_way_back_is_the_same_one() {
    let (_demo, mut browser, headings) = third_step().await;
    browser.press(BACK);
    is_at(&mut browser, 1, &headings);
    browser.press(BACK);
    is_at(&mut browser, 0, &headings);
    assert_eq!(browser.read(&format!("document.querySelectorAll('{BACK}').length")), 0);
    // What was answered stands there still, and goes on to where one was.
    browser.go_on(BUTTON);
    is_at(&mut browser, 1, &headings);
}

/// The sign beside a choice, and where its card is shown.
const ABOUT: &str = "li.choice a.about";
const CARD_IS_SHOWN: &str = "!document.getElementById('card-of-name').hidden";
const CARD_IS_CLOSED: &str = "document.getElementById('card-of-name').hidden";
/// What is picked, by the name of its choice.
const PICKED: &str = "document.querySelector('li.choice input:checked')?.id ?? ''";
const LAST: &str = "li.choice:last-of-type input[type='radio']";

/// A desk at the second step of a turn, with a card to look at beside a choice, and what was asked at each.
async fn with_cards() -> (crate::demo::Demo, Browser, Vec<String>) {
    let (demo, link) = Kind::six("{turn: 0}").laid_out().await;
    let mut browser = Browser::start();
    browser.screen(1200, 800);
    browser.open(&link);
    let mut headings = vec![browser.heading()];
    browser.go_on(FIRST);
    headings.push(browser.heading());
    (demo, browser, headings)
}

fn open_card(browser: &mut Browser) {
    browser.press(ABOUT);
    browser.until(CARD_IS_SHOWN);
}

/// The step is still there as it was picked, and no page is on its way.
fn is_still_at(browser: &mut Browser, step: usize, headings: &[String], picked: &str) {
    browser.until(CARD_IS_CLOSED);
    browser.read("new Promise((done) => setTimeout(done, 400))");
    is_at(browser, step, headings);
    assert_eq!((browser.read(PICKED), browser.loads()), (picked.into(), 1));
}

/// Picks the last choice by keys, which does not go on with the turn.
fn pick(browser: &mut Browser) -> String {
    browser.read(&format!("document.querySelector(\"{LAST}\").focus(); 1"));
    browser.key(" ");
    let picked = browser.read(PICKED).as_str().unwrap().to_owned();
    assert_ne!(picked, "");
    picked
}

#[tokio::test(flavor = "multi_thread")]
async fn going_back_closes_a_card_and_again_goes_one_step_back() {
    let (_demo, mut browser, headings) = with_cards().await;
    let picked = pick(&mut browser);
    open_card(&mut browser);
    browser.read("history.back(); 1");
    is_still_at(&mut browser, 1, &headings, &picked);
    // Forth again there is nothing, and a card opened anew closes as the first did.
    browser.read("history.forward(); 1");
    is_still_at(&mut browser, 1, &headings, &picked);
    open_card(&mut browser);
    browser.read("history.back(); 1");
    is_still_at(&mut browser, 1, &headings, &picked);
    browser.read("history.back(); 1");
    is_at(&mut browser, 0, &headings);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_that_was_closed_by_its_button_is_not_gone_back_to() {
    let (_demo, mut browser, headings) = with_cards().await;
    open_card(&mut browser);
    browser.press("#card-of-name .card-close");
    browser.until(CARD_IS_CLOSED);
    // Another one, closed by a press beside it.
    open_card(&mut browser);
    browser.press("h1");
    browser.until(CARD_IS_CLOSED);
    browser.read("history.back(); 1");
    is_at(&mut browser, 0, &headings);
    browser.read("history.forward(); 1");
    is_at(&mut browser, 1, &headings);
    // The page's own way back is the browser's.
    open_card(&mut browser);
    browser.press(BACK);
    is_at(&mut browser, 0, &headings);
    assert_eq!(browser.loads(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_goes_on_after_a_card_was_closed_and_its_way_back_leads_past_the_card() {
    let (_demo, mut browser, headings) = with_cards().await;
    open_card(&mut browser);
    browser.key("Escape");
    browser.until(CARD_IS_CLOSED);
    let picked = pick(&mut browser);
    browser.go_on(BUTTON);
    let third = browser.heading();
    assert!(!headings.contains(&third), "{third}");
    browser.read("history.back(); 1");
    is_at(&mut browser, 1, &headings);
    assert_eq!(browser.read(PICKED), picked, "its answer stands there");
    browser.read("history.back(); 1");
    is_at(&mut browser, 0, &headings);
    // The card is still open as the turn goes on.
    browser.read("history.forward(); 1");
    is_at(&mut browser, 1, &headings);
    open_card(&mut browser);
    browser.go_on(BUTTON);
    assert_eq!(browser.heading(), third);
    browser.read("history.back(); 1");
    is_at(&mut browser, 1, &headings);
    assert_eq!(browser.loads(), 1);
}
