//! The table as a browser shows it: a turn in one page, its steps, and what stands on the first screen.

use crate::browser::Browser;
use crate::demo::Demo;
use serde_json::{Value, json};

/// A turn with two ships, cargo and a landing before it.
const TACTICAL: &str = "tests/support/tables/tactical.yaml";
const PRIMARY: &str = ".ask-foot button.primary";

/// A table laid out from a file, and the link of the first seat's letter.
async fn table(file: &str) -> (Demo, String) {
    let demo = Demo::start(&["--from", file], "Whoever is asked has a letter");
    let link = demo.turn_link("seat 1:").await;
    (demo, link)
}

fn steps(browser: &mut Browser) -> Value {
    browser.read("Array.from(document.querySelectorAll('.steps b, .so-far b')).map((step) => step.innerText)")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tactical_action_is_one_page_and_its_steps_can_be_gone_back_to() {
    let (_demo, link) = table(TACTICAL).await;
    let mut browser = Browser::start();
    browser.screen(1200, 800);
    browser.open(&link);
    browser.go_on("label[for='choice-1']");
    assert_eq!(steps(&mut browser), json!(["Tactical action"]));
    // The board is the control: the system is picked there.
    let system = browser.read("document.querySelector(\"input[value='system:32']\").id");
    browser.go_on(&format!("svg.board a.mark[href='#{}']", system.as_str().unwrap()));
    let moving = browser.heading();
    assert_eq!(steps(&mut browser).as_array().map(Vec::len), Some(2));
    for row in ["carrier", "infantry"] {
        browser.press(&format!("li.choice:has(input[name*='{row}']) .stepper input + button"));
    }
    browser.go_on(PRIMARY);
    assert_eq!(steps(&mut browser).as_array().map(Vec::len), Some(3));
    let landing = browser.heading();
    // The browser's own way back, and forth again.
    browser.read("history.back()");
    browser.until(&format!("document.querySelector('h1').innerText === {}", serde_json::to_string(&moving).unwrap()));
    let number = browser.read("document.querySelector(\".stepper input[name*='infantry']\").value");
    assert_eq!(number, "1", "what was answered stands there still");
    browser.read("history.forward()");
    browser.until(&format!("document.querySelector('h1').innerText === {}", serde_json::to_string(&landing).unwrap()));
    assert_eq!(browser.loads(), 1, "one page for all of it");
    // On another device the turn is where it was left.
    let mut phone = Browser::start();
    phone.screen(360, 740);
    phone.open(&link);
    assert_eq!((phone.heading(), steps(&mut phone).as_array().map(Vec::len)), (landing, Some(3)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_that_was_meant_for_the_step_before_does_nothing_to_the_next_one() {
    let (_demo, link) = table(TACTICAL).await;
    let mut browser = Browser::start();
    browser.screen(360, 740);
    browser.open(&link);
    // Picks, which goes on by itself, and reaches for the button as the next step comes; then for a choice.
    let asked = browser.read(
        "(async () => { \
         const press = (selector) => document.querySelector(selector).dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true })); \
         const before = document.querySelector('h1').innerText; \
         press(\"label[for='choice-1']\"); \
         while (document.querySelector('h1').innerText === before) await new Promise((done) => setTimeout(done, 5)); \
         const after = document.querySelector('h1').innerText; \
         press('.ask-foot button.primary'); press(\"label[for='choice-2']\"); \
         return after; })()",
    );
    browser.until("!document.querySelector('main').matches('[data-settling], [aria-busy]')");
    assert_eq!((browser.heading().as_str(), steps(&mut browser)), (asked.as_str().unwrap(), json!(["Tactical action"])));
    assert_eq!(browser.read("document.querySelectorAll('form.turn-form :checked, main .problem, main [role=alert]').length"), 0);
    // What is pressed a moment later counts.
    browser.press("label[for='choice-2']");
    browser.until("document.querySelectorAll('.steps b, .so-far b').length === 2");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_scripts_the_same_turn_is_a_load_for_each_question() {
    let (_demo, link) = table(TACTICAL).await;
    let mut browser = Browser::start();
    browser.screen(360, 740);
    browser.run_no_scripts();
    browser.open(&link);
    let first = browser.heading();
    browser.press("label[for='choice-1']");
    browser.go_on(PRIMARY);
    let loads = browser.loads();
    assert_eq!(steps(&mut browser), json!(["Tactical action"]));
    browser.go_on(".ask-foot a.plain");
    assert_eq!(browser.heading(), first);
    assert_eq!(browser.read("document.querySelector('#choice-1').checked"), true, "what was picked is picked still");
    assert!(browser.loads() >= loads);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_question_its_choices_and_its_button_are_on_the_first_screen() {
    let (_demo, link) = table(TACTICAL).await;
    let mut browser = Browser::start();
    for (width, height) in [(360, 740), (1200, 800)] {
        browser.screen(width, height);
        browser.open(&link);
        for wanted in ["h1", "label[for='choice-1']", "label[for='choice-2']", PRIMARY] {
            let selector = serde_json::to_string(wanted).unwrap();
            let edges = browser.read(&format!(
                "(() => {{ const box = document.querySelector({selector}).getBoundingClientRect(); return [box.top, box.bottom, box.left, box.right]; }})()"
            ));
            let edge = |at: usize| edges[at].as_f64().unwrap();
            let is_seen = edge(0) >= 0.0 && edge(1) <= f64::from(height) && edge(2) >= 0.0 && edge(3) <= f64::from(width);
            assert!(is_seen, "{width}x{height}: {wanted} lies at {edges}");
        }
        let sideways = browser.read("document.documentElement.scrollWidth - document.documentElement.clientWidth");
        assert_eq!(sideways, 0, "{width}: nothing is scrolled sideways");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_the_campaigns_name_has_room_and_its_ways_open_below_it() {
    let (_demo, link) = table(TACTICAL).await;
    let mut browser = Browser::start();
    browser.run_no_scripts();
    browser.screen(360, 640);
    browser.open(&link);
    let room = "document.querySelector('.top-campaign').clientWidth * 2 >= innerWidth";
    assert_eq!(browser.read(room), json!(true), "the name has half of the width, and two lines");
    let seen = "document.querySelector('header.top nav a').checkVisibility()";
    assert_eq!(browser.read(seen), json!(false));
    browser.press(".menu-open");
    browser.until(seen);
    let fits = "Array.from(document.querySelectorAll('header.top nav a')).every((a) => a.getBoundingClientRect().height >= 44 && a.scrollWidth <= a.clientWidth)";
    assert_eq!(browser.read(fits), json!(true), "each can be read and touched");
    browser.screen(1200, 800);
    assert_eq!(browser.read(seen), json!(true), "where there is room they are always there");
    assert_eq!(browser.read("document.querySelector('.menu-open').checkVisibility()"), json!(false));
}
