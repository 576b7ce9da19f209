//! The board as a browser shows it: from near and whole, through layers, moved by wheel, fingers and keys; the same without scripts.

use crate::browser::{Browser, NEXT_FRAME};
use crate::demo::Demo;

const FRAME: &str = ".board-frame";
const WHOLE: &str = ".board-looks a[data-view='whole']";
const NEAR: &str = ".board-looks a[data-view='near']";

/// A table at whose first question a system was activated.
async fn activated(browser: &mut Browser) -> Demo {
    let (demo, link) = table().await;
    browser.open(&link);
    // By its controls: a finger on the board is not what this is about. Each question stands before the next is answered.
    for control in ["#choice-1", "input[value='system:32']"] {
        browser.read(&format!("document.querySelector(\"{control}\").checked = true"));
        browser.go_on(".ask-foot button.primary");
    }
    browser.until("document.querySelector('.board-looks a[data-view]')");
    demo
}

async fn table() -> (Demo, String) {
    let demo = Demo::start(&["--from", "tests/support/tables/tactical.yaml"], "Whoever is asked has a letter");
    let link = demo.turn_link("seat 1:").await;
    (demo, link)
}

fn number(browser: &mut Browser, expression: &str) -> f64 {
    browser.read(expression).as_f64().unwrap_or_else(|| panic!("{expression} is no number"))
}

/// How wide the whole board is on the screen beside its frame.
fn zoom(browser: &mut Browser) -> f64 {
    number(
        browser,
        "document.querySelector('svg.board').getBoundingClientRect().width / document.querySelector('.board-frame').clientWidth",
    )
}

/// Where the left edge of the board is.
fn left(browser: &mut Browser) -> f64 {
    number(browser, "document.querySelector('svg.board').getBoundingClientRect().left")
}

fn density(browser: &mut Browser) -> String {
    browser.read("document.querySelector('.board-frame').dataset.density ?? ''").as_str().unwrap().to_owned()
}

/// Waits until the board stays where it is for some frames.
fn rest(browser: &mut Browser) {
    // Without scripts nothing glides, and there are no frames to wait for.
    if !browser.runs_scripts() {
        return;
    }
    browser.read(&format!(
        "(async () => {{ const place = () => JSON.stringify(document.querySelector('svg.board').getBoundingClientRect()); \
         for (let frames = 0, same = 0, last = ''; same < 12 && frames < 600; frames++) {{ \
             {NEXT_FRAME} const now = place(); same = now === last ? same + 1 : 0; last = now; \
         }} }})()"
    ));
}

/// Whether the ways to look at the board stay where they are.
const STANDS: &str = "new Promise((done) => { const top = () => document.querySelector('.board-looks').getBoundingClientRect().top, \
    before = top(); setTimeout(() => done(before === top()), 400); })";

/// The height in pixels of the smallest name and number on the screen.
const SMALLEST: &str = "(() => { const frame = document.querySelector('.board-frame').getBoundingClientRect(); \
    const scale = document.querySelector('svg.board').getScreenCTM().a; \
    const seen = [...document.querySelectorAll('svg.board text')].filter((text) => { const box = text.getBoundingClientRect(); \
    return text.checkVisibility() && box.right > frame.left && box.left < frame.right && box.bottom > frame.top && box.top < frame.bottom; }); \
    return Math.min(...seen.map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)); })()";

#[tokio::test(flavor = "multi_thread")]
async fn what_is_going_on_is_seen_from_near_and_the_whole_is_one_press_away() {
    for (width, height, scripts) in [(1200, 800, true), (360, 740, true), (1200, 800, false), (360, 740, false)] {
        let mut browser = Browser::start_for_hands();
        browser.screen(width, height);
        if !scripts {
            browser.run_no_scripts();
        }
        let _demo = activated(&mut browser).await;
        if browser.read("document.querySelector('.board-looks a[data-view=near]').hasAttribute('aria-current')") != true {
            browser.press(NEAR);
            browser.until("document.querySelector('.board-looks a[data-view=near]')?.hasAttribute('aria-current')");
        }
        rest(&mut browser);
        assert_eq!(density(&mut browser), "near", "{width} {scripts}");
        let smallest = number(&mut browser, SMALLEST);
        assert!(smallest >= 10.0, "{width} {scripts}: something is {smallest} pixels high");
        let active = "document.querySelector(\"svg.board [data-place='system-32']\").getBoundingClientRect()";
        let hex = number(&mut browser, &format!("{active}.width"));
        assert!(hex >= 100.0, "{width} {scripts}: the active system is {hex} pixels wide");
        if scripts {
            // The frame grows to what is seen from near: on a busy machine that comes late, and moves what is about to be pressed.
            while browser.read(STANDS) != true {}
        }
        browser.press(WHOLE);
        browser.until("document.querySelector('.board-looks a[data-view=whole]')?.hasAttribute('aria-current')");
        rest(&mut browser);
        let (whole, seen) = (number(&mut browser, &format!("{active}.width")), zoom(&mut browser));
        assert!(whole < hex * 0.8 && seen <= 1.01, "{width} {scripts}: {hex} then {whole}, {seen}");
        let sideways = browser.read("document.documentElement.scrollWidth - document.documentElement.clientWidth");
        assert_eq!(sideways, 0, "{width} {scripts}: nothing is scrolled sideways");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn layers_say_the_same_with_and_without_scripts() {
    let mut told = vec![];
    for scripts in [true, false] {
        let mut browser = Browser::start_for_hands();
        browser.screen(1200, 800);
        if !scripts {
            browser.run_no_scripts();
        }
        let (_demo, link) = table().await;
        browser.open(&link);
        let loads = browser.loads();
        let reach = ".board-looks a[href*='show=reach']";
        browser.press(reach);
        browser
            .until("document.querySelector('svg.board [data-worth]') && document.querySelector(\"svg.board image[href*='show=reach']\")");
        browser.press("#board-words a");
        browser.until("document.querySelector('#board-words pre')");
        let words = browser.read("document.querySelector('#board-words pre').textContent.split('\\n\\n')[0]");
        let words = words.as_str().unwrap().to_owned();
        // The carrier and the destroyer of the home system, beside what they carry.
        assert!(words.starts_with("Reach (") && words.contains(" × carrier from "), "{words}");
        assert!(number(&mut browser, "document.querySelectorAll('svg.board [data-worth]').length") >= 3.0);
        browser.press("#board-signs a");
        browser.until("document.querySelector('#board-signs li svg')");
        assert!(browser.read("document.querySelector('#board-signs').textContent").as_str().unwrap().contains("Reach ("));
        assert!(!scripts || browser.loads() == loads, "with scripts all of it comes in place");
        told.push(words);
        // Pressed again it goes away.
        browser.press(".board-looks a[data-layer][aria-current]");
        browser.until("!document.querySelector('svg.board [data-worth]')");
    }
    assert_eq!(told[0], told[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn wheel_drag_and_keys_move_the_board() {
    let mut browser = Browser::start_for_hands();
    browser.screen(1200, 800);
    let (_demo, link) = table().await;
    browser.open(&link);
    assert!((zoom(&mut browser) - 1.0).abs() < 0.05);
    browser.read("document.querySelector('.board-frame').focus()");
    browser.wheel(FRAME, -400.0);
    browser.until("document.querySelector('.board-frame.is-zoomed')");
    let (near, before) = (zoom(&mut browser), left(&mut browser));
    assert!(near > 1.2, "{near}");
    browser.drag(FRAME, (60.0, 20.0));
    let moved = left(&mut browser) - before;
    assert!((moved - 60.0).abs() < 4.0, "the board follows the pointer: {moved}");
    assert!(browser.read("document.querySelectorAll('.so-far b, .steps b').length") == 0, "a drag picks nothing");
    // Keys: closer, to the left, all of it.
    browser.read("document.querySelector('.board-frame').focus()");
    browser.key("+");
    rest(&mut browser);
    assert!(zoom(&mut browser) > near * 1.3);
    let before = left(&mut browser);
    browser.key("ArrowRight");
    rest(&mut browser);
    assert!(left(&mut browser) < before - 20.0, "the board goes left where one looks to the right");
    browser.key("0");
    rest(&mut browser);
    assert!((zoom(&mut browser) - 1.0).abs() < 0.05);
    // What lies in the middle is told, then what lies beside it.
    browser.key("Enter");
    let here = "document.querySelector('.board-here')?.innerText ?? ''";
    let middle = browser.read(here).as_str().unwrap().to_owned();
    assert!(middle.contains("Mecatol Rex"), "{middle}");
    browser.key("ArrowUp");
    let above = browser.read(here).as_str().unwrap().to_owned();
    assert!(!above.is_empty() && above != middle, "{above}");
    browser.key("Escape");
    assert_eq!(browser.read(here), "");
}

#[tokio::test(flavor = "multi_thread")]
async fn fingers_move_the_board_and_a_press_says_what_lies_there() {
    let mut browser = Browser::start_for_hands();
    browser.screen(360, 740);
    let (_demo, link) = table().await;
    browser.open(&link);
    browser.read("document.querySelector('.board-frame').scrollIntoView({ block: 'center', behavior: 'instant' })");
    browser.pinch(FRAME, 80.0, 240.0);
    browser.until("document.querySelector('.board-frame.is-zoomed')");
    let near = zoom(&mut browser);
    assert!(near > 1.8, "{near}");
    assert_eq!(density(&mut browser), "near");
    browser.pinch(FRAME, 240.0, 20.0);
    rest(&mut browser);
    assert!(zoom(&mut browser) < near);
    browser.press("svg.board > g > [data-place='system-1']");
    let here = browser.read("document.querySelector('.board-here').innerText");
    let here = here.as_str().unwrap();
    assert!(here.contains("Jord") && here.contains("2 × fighter") && here.contains("4 × infantry"), "{here}");
}
