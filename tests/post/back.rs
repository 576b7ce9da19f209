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
