//! Conquest from outside: through the API, on a phone by the links of its letters alone, and decks put together on real pages.

use crate::arcs::ends_through_the_api;
use crate::browser::Browser;
use crate::by_mail::{PLAYERS, browser, create, link, text_of};
use crate::server::Server;
use crate::sight::{BUTTON, Kind, objections};
use crate::smtp::{Received, Sink};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use sternpost_core::Source as _;
use sternpost_players::Rng;

/// Bytes of a turn page, whatever is asked, and of a letter with its board.
const HEAVIEST_PAGE: u64 = 100_000;
const HEAVIEST_LETTER: usize = 150_000;
/// Pages that a phone loads in the usual run of the tests; `PAGES=10000` plays a whole campaign.
const PAGES: usize = 90;
const HANDED_IN: &str = "document.querySelector('main.receipt')";

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_of_conquest_ends_through_the_api_though_the_server_is_killed() {
    ends_through_the_api("conquest", None).await;
}

/// A table whose seats are taken, and the post that goes to its players.
pub(crate) struct ByLinks {
    server: Server,
    sink: Sink,
    /// Letters that came before the first question.
    letters: usize,
    seats: usize,
}

impl ByLinks {
    async fn of(options: Value) -> Self {
        Self::at("conquest", ["captain-cato-sicarius", "nazdreg"].map(|warlord| json!(warlord).to_string()), options).await
    }

    /// At a table of a game, with what each has chosen; what is empty leaves it to chance.
    pub(crate) async fn at<const SEATS: usize>(game: &str, chosen: [String; SEATS], options: Value) -> Self {
        let sink = Sink::start().await;
        let server = Server::start(None, Some(sink.address));
        let person = browser([127, 0, 0, 1], "a mail program");
        create(&server, &person, game, &PLAYERS[..SEATS], options).await;
        let mut letters = 0;
        for _ in 0..SEATS {
            let (to, url) = loop {
                let mail = sink.nth(letters).await;
                letters += 1;
                if let Some(url) = link(&mail, &server, "i") {
                    break (mail.to[0].clone(), url);
                }
            };
            let choice = &chosen[PLAYERS.iter().position(|address| *address == to).unwrap()];
            let taken = person.post(&url).form(&[("choice", choice)]).send().await.unwrap();
            assert_eq!(taken.status(), 303, "{to} takes a seat");
        }
        Self { server, sink, letters, seats: SEATS }
    }

    /// The next letter with its number.
    async fn next(&mut self) -> Received {
        self.letters += 1;
        self.sink.nth(self.letters - 1).await
    }
}

/// A phone that shows the page of a link, as heavy as it may be at most.
fn shown(phone: &mut Browser, url: &str) {
    phone.open(url);
    let bytes = phone.read("fetch(location.href).then((page) => page.arrayBuffer()).then((page) => page.byteLength)").as_u64().unwrap();
    let heading = phone.heading();
    assert!(bytes < HEAVIEST_PAGE, "{heading}: {bytes} bytes");
}

/// Picks something of what is asked, as fingers do, and goes on until the receipt stands there.
fn answer(phone: &mut Browser, rng: &mut Rng) {
    while phone.read(&format!("Boolean({HANDED_IN})")) != true {
        let count =
            |phone: &mut Browser, selector: &str| phone.read(&format!("document.querySelectorAll('{selector}').length")).as_u64().unwrap();
        let radios = u32::try_from(count(phone, "input[name=one]")).unwrap();
        let least = phone.read("Number(document.querySelector('output.count')?.dataset.least ?? 0)").as_u64().unwrap();
        if radios > 0 {
            let passes = phone.read("document.querySelector(\"input[name=one][value=pass]\")?.id");
            let picked = match passes.as_str().filter(|_| rng.percent(40)) {
                Some(id) => id.to_owned(),
                None => format!("choice-{}", 1 + rng.below(radios)),
            };
            phone.press(&format!("label[for='{picked}']"));
        } else if count(phone, "input[name=some]") > 0 {
            (1..=least).for_each(|number| phone.press(&format!("label[for='choice-{number}']")));
        }
        phone.go_on(BUTTON);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_is_played_on_a_phone_by_the_links_of_letters_alone() {
    is_played_on_a_phone(ByLinks::of(json!({})).await).await;
}

/// By links of letters alone, without scripts, on a phone; no page and no letter is too heavy.
pub(crate) async fn is_played_on_a_phone(mut table: ByLinks) {
    let (mut phone, mut rng) = (Browser::start(), Rng::new(3));
    phone.screen(360, 740);
    phone.scheme("light");
    // What is pressed decides, and nothing that a script does by itself.
    phone.run_no_scripts();
    let pages = std::env::var("PAGES").ok().and_then(|pages| pages.parse().ok()).unwrap_or(PAGES);
    let (mut over, mut answered, mut heaviest) = (BTreeSet::new(), 0, 0);
    while over.len() < table.seats && phone.loads() < pages {
        let mail = table.next().await;
        heaviest = heaviest.max(mail.data.len());
        if text_of(&mail).contains("is over.") {
            over.insert(mail.to[0].clone());
        } else if let Some(url) = link(&mail, &table.server, "t") {
            shown(&mut phone, &url);
            if phone.read("Boolean(document.querySelector('form.turn-form'))") == true {
                answer(&mut phone, &mut rng);
                answered += 1;
            }
        }
    }
    assert!(answered > 0, "somebody is asked");
    assert!(heaviest < HEAVIEST_LETTER, "a letter has {heaviest} bytes");
    println!("{answered} visits, {} pages, the heaviest letter has {heaviest} bytes", phone.loads());
}

/// Picks the first of what is asked, and goes on until the receipt stands there.
fn answer_first(desk: &mut Browser) {
    while desk.read(&format!("Boolean({HANDED_IN})")) != true {
        if desk.read("Boolean(document.querySelector('input[name=one]:not(:checked)'))") == true {
            desk.press("label[for='choice-1']");
        }
        desk.go_on(BUTTON);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_attack_and_what_a_shield_left_of_it_are_one_paragraph_though_two_were_asked() {
    let (demo, attacker) = Kind::two("{battle: 2}\n  options: {abilities: none}").laid_out().await;
    let mut desk = Browser::start();
    desk.run_no_scripts();
    desk.open(&attacker);
    answer_first(&mut desk);
    desk.open(&demo.next_turn_link(&attacker).await);
    let asked = desk.heading();
    assert!(asked.contains("shield"), "the other is asked for a shield: {asked}");
    answer_first(&mut desk);
    desk.read("location.assign(document.querySelector(\"a[href^='/c/']\").href.replace(/(\\/c\\/[^/?]+).*/, '$1/chronicle'))");
    desk.until("document.querySelector('main.course .told')");
    let entries = desk.read("[...document.querySelectorAll('.told-lines p')].map((line) => line.innerText)");
    let entries: Vec<&str> = entries.as_array().unwrap().iter().filter_map(Value::as_str).collect();
    let of_attack: Vec<&&str> = entries.iter().filter(|entry| entry.contains("attacks")).collect();
    assert!(of_attack.iter().any(|entry| entry.contains("shield") && entry.contains("damage")), "{entries:?}");
    assert!(!entries.iter().any(|entry| entry.contains("shield") && !entry.contains("attacks")), "{entries:?}");
}

/// A whole list as `ConquestDB` writes it: whom it is of, the squad of eight, 42 cards.
const LIST: &str = "Captain Cato Sicarius (Core Set)\n\nSignature Squad (8)\n4x Sicarius's Chosen (Core Set)\n1x Cato's Stronghold (Core Set)\n\
    2x The Fury of Sicarius (Core Set)\n1x Tallassarian Tempest Blade (Core Set)\n\nArmy (24)\n3x 10th Company Scout (Core Set)\n3x Deathwing Guard (Core Set)\n\
    3x Eager Recruit (Core Set)\n3x Iron Hands Techmarine (Core Set)\n3x Tactical Squad Cardinis (Core Set)\n3x Daring Assault Squad (Core Set)\n\
    3x Blood Angels Veterans (Core Set)\n3x Void Pirate (Core Set)\n\nAttachment (6)\n3x Iron Halo (Core Set)\n3x Promotion (Core Set)\n\n\
    Event (6)\n3x Exterminatus (Core Set)\n3x Drop Pod Assault (Core Set)\n\nSupport (6)\n3x Fortress-Monastery (Core Set)\n3x Promethium Mine (Core Set)\n";

/// The same as `CardGameDB` writes it, and as a file of `OCTGN`.
fn in_other_forms() -> [String; 2] {
    let lines = LIST.lines().filter_map(|line| line.strip_suffix(" (Core Set)")?.split_once("x "));
    let lines = std::iter::once(("1", "Captain Cato Sicarius")).chain(lines);
    let text: String = lines.clone().map(|(count, name)| format!("{name} x{count}\n")).collect();
    let cards: String = lines.map(|(count, name)| format!("<card qty=\"{count}\" id=\"{name}\">{name}</card>")).collect();
    [
        format!("Army (50):\n\n{text}"),
        format!("<?xml version=\"1.0\"?><deck game=\"conquest\"><section name=\"Army\">{cards}</section></deck>"),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deck_is_put_together_on_its_page_of_a_pasted_list() {
    let mut table = ByLinks::of(json!({ "decks": "own" })).await;
    let url = loop {
        let mail = table.next().await;
        if let Some(url) = link(&mail, &table.server, "t").filter(|_| mail.to[0] == PLAYERS[0]) {
            break url;
        }
    };
    let mut desk = Browser::start();
    desk.allow_other_scripts();
    desk.scheme("light");
    for (width, height) in [(360, 740), (1200, 800)] {
        desk.screen(width, height);
        shown(&mut desk, &url);
        assert_eq!(objections(&mut desk), json!([]), "the page of a deck, {width} pixels wide");
    }
    desk.run_no_scripts();
    desk.open(&url);
    let filled = |desk: &mut Browser, list: &str| {
        desk.read(&format!("document.querySelector('details.paste').open = true; document.querySelector('#list').value = {}", json!(list)));
        desk.press_and_load("button[value=fill]");
        desk.read("[...document.querySelectorAll(\"input[name^='split:']\")].reduce((sum, input) => sum + Number(input.value), 0)")
            .as_u64()
            .unwrap()
    };
    let standing = filled(&mut desk, "3x Void Pirate (Core Set)\n2x Warlock Titan (Core Set)\n");
    let page = desk.read("document.querySelector('main').innerText");
    assert!(page.as_str().unwrap().contains("These lines are not understood: 2x Warlock Titan"), "{page}");
    let [listed, deck] = in_other_forms();
    for list in [LIST, &listed, &deck] {
        filled(&mut desk, "3x Void Pirate");
        assert_eq!(filled(&mut desk, list), 51, "the warlord and fifty cards: {list}");
    }
    assert_ne!(standing, 3, "nothing is filled in of a list that is not understood");
    // What stands there can be taken along, as text or as a file, and pasted again.
    let kept = desk.read("document.querySelector('details.kept pre').textContent");
    let file = desk.read("decodeURIComponent(document.querySelector('details.kept a[download]').href.split(',')[1])");
    assert_eq!(kept, file);
    let kept = kept.as_str().unwrap();
    assert!(kept.contains("3x Void Pirate\n") && kept.contains("1x Captain Cato Sicarius\n"), "{kept}");
    filled(&mut desk, "3x Void Pirate");
    assert_eq!(filled(&mut desk, kept), 51, "{kept}");
    // The deck, and then the whole turn.
    desk.go_on(BUTTON);
    desk.go_on(BUTTON);
    desk.until(HANDED_IN);
}
