//! Every name shows its card: by pointer, by keys, by a press, and as a link where no script runs.

use crate::browser::Browser;
use crate::demo::Demo;
use serde_json::{Value, json};

const CARDS: &str = "tests/support/tables/cards.yaml";
/// The strategic action of the table's first seat.
const ROW: &str = "li.choice:has([data-card^='strategy-card/'])";

async fn table() -> (Demo, String) {
    let demo = Demo::start(&["--from", CARDS], "Whoever is asked has a letter");
    let link = demo.turn_link("seat 1:").await;
    (demo, link)
}

const IS_SHOWN: &str = "!document.getElementById('card-of-name').hidden";
const IS_HIDDEN: &str = "document.getElementById('card-of-name').hidden";

fn card(browser: &mut Browser) -> String {
    browser.read("document.getElementById('card-of-name').innerText").as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_shows_its_card_to_pointer_keys_and_press_and_a_tap_on_it_still_picks() {
    let (_demo, link) = table().await;
    let mut browser = Browser::start();
    browser.screen(1200, 800);
    browser.open(&link);
    let heading = browser.read("document.querySelector('h1').innerText");
    let name = browser.read(&format!("document.querySelector(\"{ROW} [data-card]\").textContent"));
    let name = name.as_str().unwrap();
    // Pointed at, also in the label of a control; it stays while it is pointed at itself, and Escape closes it.
    browser.point_at(&format!("{ROW} [data-card]"));
    browser.until(IS_SHOWN);
    let said = card(&mut browser);
    assert!(said.contains(name) && said.contains("Primary:") && said.contains("Secondary:"), "{said}");
    browser.point_at("#card-of-name h1");
    browser.read("new Promise((done) => setTimeout(done, 600))");
    assert_eq!(browser.read(IS_SHOWN), true, "it can be pointed at");
    browser.key("Escape");
    browser.until(IS_HIDDEN);
    // By keys: coming to the sign beside the choice shows it, going on hides it.
    browser.read(&format!("document.querySelector(\"{ROW} a.about\").focus()"));
    browser.until(IS_SHOWN);
    assert_eq!(browser.read(&format!("document.querySelector(\"{ROW} a.about\").getAttribute('aria-describedby')")), "card-of-name");
    browser.read("document.querySelector('.ask-foot button.primary').focus()");
    browser.until(IS_HIDDEN);
    // A press keeps it, and nothing is loaded or picked.
    browser.press(&format!("{ROW} a.about"));
    browser.until(IS_SHOWN);
    browser.point_at("h1");
    browser.read("new Promise((done) => setTimeout(done, 600))");
    assert_eq!((browser.read(IS_SHOWN), browser.loads()), (json!(true), 1), "it is kept");
    assert_eq!(browser.read("document.querySelectorAll('input:checked').length"), 0);
    browser.key("Escape");
    browser.until(IS_HIDDEN);
    // The name itself belongs to the choice.
    browser.press(&format!("{ROW} [data-card]"));
    let before = serde_json::to_string(&heading).unwrap();
    browser.until(&format!("document.querySelector('h1').innerText !== {before}"));
    assert_eq!(browser.loads(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_scripts_names_lead_to_their_pages() {
    let (_demo, link) = table().await;
    let mut browser = Browser::start();
    browser.screen(360, 740);
    browser.run_no_scripts();
    browser.open(&link);
    let about = browser.read(&format!(
        "(() => {{ const about = document.querySelector(\"{ROW} a.about\"), box = about.getBoundingClientRect(); \
         return [about.href, about.getAttribute('aria-label'), Math.min(box.width, box.height)]; }})()"
    ));
    let (href, says) = (about[0].as_str().unwrap().to_owned(), about[1].as_str().unwrap().to_owned());
    assert!(about[2].as_f64().unwrap() >= 44.0, "a finger hits it: {about}");
    assert!(says.starts_with("What is ") && says.ends_with('?'), "{says}");
    browser.open(&href);
    let name = browser.read("document.querySelector('h1').innerText");
    assert_eq!(Value::from(says), Value::from(format!("What is {}?", name.as_str().unwrap())));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_what_stands_on_its_page_and_is_kept_by_the_browser() {
    let (_demo, link) = table().await;
    let start = link.split("/t/").next().unwrap();
    let at = format!("{start}/games/twilight-imperium/reference/technology/sarween-tools");
    let got = reqwest::get(format!("{at}?language=de&part=card")).await.unwrap();
    let kept = got.headers()["cache-control"].to_str().unwrap().to_owned();
    assert!(got.headers().contains_key("etag") && kept.starts_with("public"), "{kept}");
    let card = got.text().await.unwrap();
    assert!(card.starts_with("<article") && card.contains("<h1>Sarween") && card.contains("gelb"), "{card}");
    assert!(!card.contains("<html") && !card.contains("<nav"), "it has no frame: {card}");
    let other = reqwest::get(format!("{at}?language=de&part=all")).await.unwrap().text().await.unwrap();
    assert!(other.contains("<nav"), "anything else is the page");
}
