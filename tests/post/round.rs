//! A whole round of the demo, as somebody plays it who has no pointer, or whose browser runs no scripts.

use crate::browser::Browser;
use crate::demo::Demo;
use crate::forms::Form;
use serde_json::Value;
use sternpost_players::Rng;

/// With what a person plays.
#[derive(Clone, Copy, PartialEq)]
enum Hand {
    /// Keys alone.
    Keys,
    /// A finger, in a browser that runs no scripts.
    FingerWithoutScripts,
}

/// More questions than a round has for one seat.
const MOST: usize = 250;

struct Player {
    browser: Browser,
    hand: Hand,
    rng: Rng,
}

impl Player {
    /// Until the second round begins.
    fn play(&mut self) -> Vec<String> {
        let mut asked = vec![];
        for _ in 0..MOST {
            if self.browser.read("document.querySelector('.standing-facts')?.innerText ?? ''").as_str().unwrap().contains("Round 2") {
                return asked;
            }
            self.mark();
            if self.has("form.turn-form") {
                asked.push(self.browser.heading());
                self.answer();
            } else if self.has("main a.button.primary") {
                self.press("main a.button.primary");
            } else if self.hand == Hand::Keys {
                // The page goes on by itself; what came of a turn stays until its reader goes on.
                let moved = "!document.getElementById('moved').hidden";
                self.browser.until(&format!("{moved} || !document.querySelector('[data-before]')"));
                if self.has("[data-before]") {
                    self.press("#moved a");
                }
            } else if self.has("main.receipt .buttons a") {
                self.press("main.receipt .buttons a");
            } else {
                // Who waits without scripts looks again.
                self.browser.look_again();
            }
            self.browser.until("!document.querySelector('[data-before]')");
        }
        panic!("the first round does not end: {asked:?}");
    }

    /// Notes which page stands there, so that the next one is known from it.
    fn mark(&mut self) {
        // On a busy machine a page that has come may not have been read yet.
        self.browser.until("document.querySelector('main')");
        self.browser.read("document.querySelector('main').dataset.before = 'so'");
    }

    fn has(&mut self, selector: &str) -> bool {
        self.browser.read(&format!("Boolean(document.querySelector(\"{selector}\"))")) == true
    }

    fn answer(&mut self) {
        let page = self.browser.read("document.documentElement.outerHTML");
        let form = Form::with_field(page.as_str().unwrap(), "turn").expect("a question");
        let answers = form.filled(&mut self.rng);
        for (name, value) in answers.iter().filter(|(name, _)| !["turn", "version", "question", "key", "action"].contains(&name.as_str())) {
            let (name, value) = (Value::from(name.as_str()), Value::from(value.as_str()));
            let find = format!(
                "Array.from(document.querySelectorAll('form.turn-form input')).find((input) => input.name === {name} && (['radio', 'checkbox'].includes(input.type) ? input.value === {value} : true))"
            );
            let stands = self.browser.read(&format!(
                "(() => {{ const input = {find}; return input.type === 'number' ? input.value === {value} : input.checked; }})()"
            ));
            if stands == true {
                continue;
            }
            let kind = self.browser.read(&format!("{find}.type"));
            self.reach(&find);
            if kind == "number" {
                self.browser.read(&format!("{find}.select()"));
                self.browser.type_text(value.as_str().unwrap());
            } else if self.hand == Hand::Keys {
                self.browser.key(" ");
            }
        }
        self.press(".ask-foot button.primary");
    }

    /// Brings the control to hand: by the tabulator, or by a press on what names it.
    fn reach(&mut self, control: &str) {
        match self.hand {
            Hand::Keys => self.tab_to(control),
            Hand::FingerWithoutScripts => {
                let id = self.browser.read(&format!("{control}.id"));
                self.browser.press(&format!("label[for={id}]"));
            }
        }
    }

    fn press(&mut self, selector: &str) {
        match self.hand {
            Hand::Keys => {
                self.tab_to(&format!("document.querySelector(\"{selector}\")"));
                self.browser.key("Enter");
            }
            Hand::FingerWithoutScripts => self.browser.press(selector),
        }
    }

    /// Presses the tabulator until something has the focus. Of radio buttons with one name one is stopped at, and the arrows lead on.
    fn tab_to(&mut self, wanted: &str) {
        for _ in 0..400 {
            let at = self.browser.read(&format!(
                "(() => {{ const [at, wanted] = [document.activeElement, {wanted}]; return at === wanted ? 'there' : at.type === 'radio' && at.name === wanted.name ? 'among' : 'elsewhere'; }})()"
            ));
            match at.as_str().unwrap() {
                "there" => return,
                "among" => self.browser.key("ArrowDown"),
                _ => self.browser.key("Tab"),
            }
        }
        panic!("the tabulator never comes to {wanted}");
    }
}

async fn plays_a_round(hand: Hand) {
    let demo = Demo::start(&[], "Ctrl-C stops");
    let mut browser = Browser::start();
    browser.screen(360, 740);
    if hand == Hand::FingerWithoutScripts {
        browser.run_no_scripts();
    }
    browser.open(&demo.address("open this"));
    let asked = Player { browser, hand, rng: Rng::new(7) }.play();
    assert!(asked.iter().any(|heading| heading.contains("strategy card")), "a card was chosen: {asked:?}");
    assert!(asked.iter().any(|heading| heading == "What do you do?"), "actions were taken: {asked:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_alone_play_a_round() {
    plays_a_round(Hand::Keys).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_scripts_a_round_is_played() {
    plays_a_round(Hand::FingerWithoutScripts).await;
}
