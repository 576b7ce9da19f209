//! What a reader sees of each kind of question: the question, its choices and its button on the first screen of a phone and of a desk, in
//! letters that can be read, and nothing that axe-core objects to.
//!
//! axe-core (npm) is no part of the project: `./test` fetches it, and names its file in `AXE` if it lies elsewhere.

use crate::browser::Browser;
use crate::demo::Demo;
use serde_json::{Value, json};
use std::io::Write as _;

/// Six seats of Twilight Imperium in the middle of a campaign; each kind of question changes what it takes to be asked.
const SIX: &str = include_str!("../support/tables/six.yaml");
/// Three seats of Arcs.
const THREE: &str = include_str!("../support/tables/three.yaml");
/// Two seats of Conquest in a third round, with much in play.
const TWO: &str = include_str!("../support/tables/two.yaml");
/// Six seats late in a campaign: all planets are held, fleets lie nearly everywhere, everybody has twelve technologies.
const LATE: &str = include_str!("../support/tables/late.yaml");
/// Four seats of Forbidden Stars in a fourth round: all systems held, stacks of orders, units routed.
const STARS: &str = include_str!("../support/tables/stars.yaml");
/// Four seats of Voidfall in a third cycle: sectors with guilds, installations and mixed fleets, agendas in play and in hand.
const VOID: &str = include_str!("../support/tables/void.yaml");
/// Bytes of a turn page before compression, at any length of a campaign.
const HEAVIEST: u64 = 100_000;
/// Bytes of them that a table laid out from a file leaves to what such a table lacks, its chronicle, and to what is still to come.
const OF_CHRONICLE: u64 = 20_000;
/// What goes on, or hands in.
pub(crate) const BUTTON: &str = ".ask-foot button.primary";
/// One dreadnought more.
const DREADNOUGHT: &str = "li.choice:has(input[name*='dreadnought']) .stepper input + button";

/// A kind of question: the table it is asked at, and what is pressed until it stands there.
pub(crate) struct Kind {
    game: &'static str,
    table: String,
    presses: &'static [Press],
}

/// What is pressed on the way to a question.
enum Press {
    /// Something that leads to the next question.
    On(&'static str),
    /// Something within a question.
    Within(&'static str),
}

impl Kind {
    /// At this point of a round, with everything in play.
    pub(crate) fn six(at: &str) -> Self {
        Self { game: "twilight-imperium", table: SIX.to_owned(), presses: &[] }.with("{turn: 0}", at)
    }

    /// As a file has it.
    pub(crate) fn of(table: &str) -> Self {
        Self { game: "twilight-imperium", table: table.to_owned(), presses: &[] }
    }

    /// At the table for three.
    pub(crate) fn three(at: &str) -> Self {
        Self { game: "arcs", table: THREE.to_owned(), presses: &[] }.with("{turn: {lead: aggression-4}}", at)
    }

    /// What begins at the table for two.
    pub(crate) fn two(begin: &str) -> Self {
        Self { game: "conquest", table: TWO.to_owned(), presses: &[] }.with("begin: {battle: 2}", &format!("begin: {begin}"))
    }

    /// At the table of four of Forbidden Stars, where a round begins so.
    pub(crate) fn stars(begin: &str) -> Self {
        Self { game: "forbidden-stars", table: STARS.to_owned(), presses: &[] }.with("begin: operations", &format!("begin: {begin}"))
    }

    /// At the table of four of Voidfall.
    pub(crate) fn void() -> Self {
        Self { game: "voidfall", table: VOID.to_owned(), presses: &[] }
    }

    /// At this point of a round late in a campaign.
    pub(crate) fn late(at: &str) -> Self {
        Self { game: "twilight-imperium", table: LATE.to_owned(), presses: &[] }.with("{turn: 0}", at)
    }

    /// Without the cards that others could play first.
    pub(crate) fn quiet(self) -> Self {
        self.with("given:\n", "given:\n  options: {content: []}\n").without("action-cards").without("secrets")
    }

    pub(crate) fn with(mut self, what: &str, other: &str) -> Self {
        assert!(self.table.contains(what), "the table says nothing of {what}");
        self.table = self.table.replace(what, other);
        self
    }

    /// Without what is said of seats under a key.
    pub(crate) fn without(mut self, key: &str) -> Self {
        let key = format!(", {key}: [");
        assert!(self.table.contains(&key), "the table says nothing of {key}");
        while let Some(from) = self.table.find(&key) {
            let end = from + self.table[from..].find(']').expect("a list ends") + 1;
            self.table.replace_range(from..end, "");
        }
        self
    }

    fn after(self, presses: &'static [Press]) -> Self {
        Self { presses, ..self }
    }
}

impl Kind {
    /// A demo at whose table it is asked, and the link of the letter that asks it.
    pub(crate) async fn laid_out(&self) -> (Demo, String) {
        let mut file = tempfile::NamedTempFile::with_suffix(".yaml").unwrap();
        file.write_all(self.table.as_bytes()).unwrap();
        let demo = Demo::start(&["--game", self.game, "--from", file.path().to_str().unwrap()], "Whoever is asked has a letter");
        let link = demo.first_turn_link().await;
        (demo, link)
    }
}

/// The question stands there, and its reader sees what it takes to answer; in both languages.
async fn is_seen(kind: Kind, asked: &str) {
    let mut browser = Browser::start();
    browser.allow_other_scripts();
    let (_demo, link) = kind.laid_out().await;
    for language in ["en", "de"] {
        // What it looks like in the dark is the same in both.
        let schemes: &[&str] = if language == "en" { &["light", "dark"] } else { &["light"] };
        for (width, height) in [(360, 740), (1200, 800)] {
            for scheme in schemes {
                browser.screen(width, height);
                browser.scheme(scheme);
                browser.open(&link);
                speak(&mut browser, language);
                kind.put(&mut browser);
                let heading = browser.heading();
                assert!(language == "de" || heading.contains(asked), "asked is: {heading}");
                let place = format!("{width} × {height}, {scheme}, {heading}");
                is_light(&mut browser, &place);
                first_screen(&mut browser, height, &place);
                assert_eq!(objections(&mut browser), json!([]), "{place}");
                letters(&mut browser, &place);
                let hidden = browser.read(include_str!("../support/numbers.js"));
                assert_eq!(hidden, json!([]), "{place}: names that a number covers");
                is_held(&mut browser, &place);
                within_boxes(&mut browser, &place);
            }
        }
    }
}

/// The seat's pages are in a language from now on: chosen at their foot.
pub(crate) fn speak(browser: &mut Browser, language: &str) {
    if browser.read("document.documentElement.lang") != language {
        let choose =
            format!("document.querySelector('#language').value = '{language}'; document.querySelector('form.language').requestSubmit()");
        browser.run_and_load(&choose);
        assert_eq!(browser.read("document.documentElement.lang"), language);
    }
}

impl Kind {
    /// Presses what leads to the question; a turn that was begun is where it was left.
    fn put(&self, browser: &mut Browser) {
        let begun = browser.read("document.querySelectorAll('.steps li').length").as_u64().unwrap();
        let mut steps = 0;
        for press in self.presses {
            let is_done = begun > steps;
            match press {
                Press::On(_) if is_done => {}
                Press::On(selector) => browser.go_on(selector),
                Press::Within(_) if is_done => {}
                Press::Within(selector) => browser.press(selector),
            }
            steps += u64::from(matches!(press, Press::On(_)));
        }
    }
}

/// Whatever stands on the table, its page is no heavier.
fn is_light(browser: &mut Browser, place: &str) {
    let bytes = browser.read("fetch(location.href).then((page) => page.arrayBuffer()).then((page) => page.byteLength)").as_u64().unwrap();
    println!("{place}: {bytes} bytes");
    assert!(bytes > 10_000 && bytes + OF_CHRONICLE <= HEAVIEST, "{place}: {bytes} bytes");
}

/// The heading, a first choice and the button are on the first screen, and nothing lies beside it.
pub(crate) fn first_screen(browser: &mut Browser, height: u32, place: &str) {
    let mut edges = |selector: &str| {
        let selector = serde_json::to_string(selector).unwrap();
        let read = format!(
            "(() => {{ const box = document.querySelector({selector}).getBoundingClientRect(); return [box.top, box.bottom]; }})()"
        );
        let edges = browser.read(&read);
        (edges[0].as_f64().unwrap(), edges[1].as_f64().unwrap())
    };
    let (heading, foot, button) = (edges("h1"), edges(".ask-foot"), edges(BUTTON));
    assert!(heading.0 >= 0.0 && heading.1 <= foot.0 + 1.0, "{place}: the heading lies at {heading:?}, the buttons at {foot:?}");
    let (board, choice) = (edges(".board-frame"), edges("li.choice, .amount input"));
    // Where most is picked on the board, the board is what one chooses from: whole, above the question. Else the name of a first choice at
    // least lies above what stays at the lower edge.
    let is_on_board = board.1 <= heading.0 + 60.0 && browser.read("Boolean(document.querySelector('.board-frame.is-control'))") == true;
    let is_seen = if is_on_board { board.0 >= 0.0 } else { choice.0 >= heading.1 && choice.0 + 24.0 <= foot.0 };
    assert!(is_seen, "{place}: the board lies at {board:?}, the first choice begins at {choice:?}, the buttons at {foot:?}");
    assert!(button.1 <= f64::from(height), "{place}: the button lies at {button:?}");
    let sideways = browser.read(
        "(() => { const page = document.documentElement; if (page.scrollWidth <= page.clientWidth) return [];
        return Array.from(document.querySelectorAll('body *')).filter((part) => part.getBoundingClientRect().right > page.clientWidth + 1).map((part) => part.outerHTML.slice(0, 120)).slice(0, 5); })()",
    );
    assert_eq!(sideways, json!([]), "{place}: nothing is scrolled sideways");
}

/// No text is smaller than 11 px; on a board what is not legible is left out.
fn letters(browser: &mut Browser, place: &str) {
    // What is only looked at is a picture by itself: it is put where it is shown, to be measured with the rest.
    let pictures = browser.read(
        "Promise.all([...document.querySelectorAll('.board image')].filter((image) => image.checkVisibility()).map(async (image) => {
          const drawing = await (await fetch(image.getAttribute('href'))).text();
          const drawn = document.importNode(new DOMParser().parseFromString(drawing, 'image/svg+xml').documentElement, true);
          for (const name of ['x', 'y', 'width', 'height', 'class']) drawn.setAttribute(name, image.getAttribute(name) ?? '');
          image.replaceWith(drawn);
          return drawn.querySelectorAll('text').length;
        }))",
    );
    assert!(pictures.as_array().unwrap().iter().all(|texts| texts.as_u64() > Some(10)), "{place}: {pictures}");
    let small = browser.read(
        "(() => { const small = []; const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node; (node = texts.nextNode());) {
          const parent = node.parentElement;
          const isHidden = (at) => at && (getComputedStyle(at).display === 'none' || isHidden(at.parentElement));
          // What is only defined is drawn where it is used, in that place's size.
          if (!node.textContent.trim() || parent.closest('defs') || isHidden(parent)) continue;
          const range = document.createRange(); range.selectNodeContents(node);
          const box = range.getBoundingClientRect();
          if (box.width < 2 || box.height < 2) continue;
          // Of a picture what lies beyond the drawing that shows it is not seen.
          const shown = parent.closest('.board-frame svg.board, .board-sheets > svg')?.getBoundingClientRect();
          if (shown && (box.right < shown.left || box.left > shown.right || box.bottom < shown.top || box.top > shown.bottom)) continue;
          const at = parent.ownerSVGElement && parent.getScreenCTM();
          const size = parseFloat(getComputedStyle(parent).fontSize) * (at ? Math.hypot(at.a, at.b) : 1);
          small.push([size, Boolean(at), node.textContent.trim()]);
        } return small.filter(([size]) => size < 10.95); })()",
    );

    assert_eq!(small, json!([]), "{place}: too small to be read");
}

/// From near what is asked about and what can be picked for it lies whole within what is seen of the board.
fn is_held(browser: &mut Browser, place: &str) {
    let lies_beside = browser.read(
        "(() => { const board = document.querySelector('.board-frame.is-near svg.board[data-core]'); if (!board) return [];
        const [x, y, w, h] = board.dataset.core.split(' ').map(Number);
        const frame = board.closest('.board-frame').getBoundingClientRect();
        const at = board.getScreenCTM();
        const [left, top, right, bottom] = [at.e + at.a * x, at.f + at.d * y, at.e + at.a * (x + w), at.f + at.d * (y + h)];
        const isHeld = left >= frame.left - 2 && right <= frame.right + 2 && top >= frame.top - 2 && bottom <= frame.bottom + 2;
        return isHeld ? [] : [[left, top, right, bottom], [frame.left, frame.top, frame.right, frame.bottom]]; })()",
    );
    assert_eq!(lies_beside, json!([]), "{place}: what is asked about is cut off");
}

/// No text leaves its box, no columns touch: in a page with everything unfolded.
pub(crate) fn within_boxes(browser: &mut Browser, place: &str) {
    // What the signs on a board mean comes when it is opened.
    if browser.read("Boolean(document.querySelector('#board-signs a'))") == true {
        browser.read("document.querySelector('#board-signs a').click()");
        browser.until("document.querySelector('details#board-signs svg.signs')");
    }
    assert_eq!(
        browser.read(include_str!("../support/boxes.js")),
        json!([]),
        "{place}: what leaves its box, or touches what stands beside it"
    );
}

/// What axe-core finds: WCAG 2.2 A and AA, and its best practices.
pub(crate) fn objections(browser: &mut Browser) -> Value {
    let usual = concat!(env!("CARGO_MANIFEST_DIR"), "/target/axe/package/axe.min.js");
    let file = std::env::var("AXE").unwrap_or_else(|_| usual.to_owned());
    let axe = std::fs::read_to_string(&file).unwrap_or_else(|why| panic!("axe-core is missing: `./test` fetches it ({file}: {why})"));
    browser.read(&format!("{axe}; 1"));
    browser.read(
        "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]))",
    )
}

macro_rules! seen {
    ($($name:ident: $kind:expr, $asked:literal;)*) => {$(
        #[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            is_seen($kind, $asked).await;
        }
    )*};
}

seen! {
    an_action: Kind::six("{turn: 0}"), "What do you do?";
    an_activation: Kind::six("{turn: 0}").after(&[Press::On("label[for='choice-1']")]), "Which system";
    a_movement: Kind::six("{movement: {seat: 0, system: 32}}"), "Which ships move";
    a_landing: Kind::six("{invasion: {seat: 0, system: 32}}").quiet().with("    27: {", "    32: {units: {0: {carrier: 2, infantry: 4}}}\n    27: {"), "ground forces land";
    a_production: Kind::six("{production: {seat: 0, system: 1}}"), "What do you produce";
    a_payment: Kind::six("{production: {seat: 0, system: 1}}").after(&[Press::Within(DREADNOUGHT), Press::On(BUTTON)]), "pay";
    a_strategy_card: Kind::six("strategy-phase").quiet().without("strategy-cards"), "Which strategy card";
    a_window: Kind::six("strategy-phase").without("strategy-cards"), "The strategy phase begins";
    a_vote: Kind::six("agenda-phase").with("given:\n", "given:\n  options: {content: [agendas]}\n  custodians: false\n").without("action-cards").without("secrets"), "How do you vote?";
    an_objective: Kind::six("status-phase"), "Do you score";
    command_tokens: Kind::six("status-phase").quiet(), "How do you divide";
    a_retreat: Kind::six("{space-combat: {seat: 0, system: 27}}").quiet().with("dreadnought: 1}}}", "dreadnought: 1}, 1: {cruiser: 2}}}").with("new-albion: {units: {0: {infantry: 3, pds: 1}}}", "wellon: {controller: 0}").with("starpoint: {controller: 0}", "vefut-ii: {controller: 0}"), "Do you announce a retreat";
    a_vote_with_a_long_name: Kind::six("agenda-phase").with("given:\n", "given:\n  options: {content: [agendas]}\n  custodians: false\n  agenda-deck: [mutiny, economic-equality]\n").without("action-cards").without("secrets").after(&[Press::On("label[for='choice-1']")]), "Mutiny";
    a_led_card: Kind::three("round"), "lead";
    a_late_action: Kind::late("{turn: 0}"), "What do you do?";
    a_late_activation: Kind::late("{turn: 0}").after(&[Press::On("label[for='choice-1']"), Press::On("label[for='choice-1']")]), "Which system";
    a_late_production: Kind::late("{production: {seat: 0, system: 1}}"), "What do you produce";
    a_late_movement: Kind::late("{movement: {seat: 0, system: 32}}"), "Which ships move";
    an_arcs_action: Kind::three("{turn: {lead: aggression-4}}"), "";
    a_deployment: Kind::two("deploy").with("{at: 2, damage: 3}", "{damage: 3}").with("{at: 2, bloodied: true, damage: 2}", "{bloodied: true}"), "deploy";
    a_dial: Kind::two("command").with("{at: 2, damage: 3}", "{damage: 3}").with("{at: 2, bloodied: true, damage: 2}", "{bloodied: true}"), "warlord commit";
    an_order_of_forbidden_stars: Kind::stars("operations"), "Which of your orders do you turn over?";
    a_focus_of_voidfall: Kind::void(), "Which focus do you select?";
    an_action_of_voidfall: Kind::void().after(&[Press::On("label[for='choice-1']")]), "";
    a_combat_turn: Kind::two("{battle: 2}\n  options: {abilities: none}"), "attack";
}
