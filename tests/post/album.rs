//! Pictures of what players see, to be looked at: `SHOTS_TO=FOLDER cargo test --test post album -- --ignored`. Nothing is asserted but that each
//! page is there. `weights` says what a turn page weighs and how soon it is seen on a slow line (`--nocapture`).

use crate::api::{PLAYERS, Table};
use crate::browser::Browser;
use crate::fought::{ballot_after_a_vote, rolled};
use crate::over::played_to_its_end;
use crate::server::{KEY, NO_LIMITS, Server};
use crate::sight::{Kind, speak};
use chrono::TimeDelta;
use serde_json::json;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_players::Rng;
use sternpost_post::links::{Links, SignInLink};
use sternpost_post::postbox;

const SIZES: [(u32, u32); 3] = [(360, 740), (740, 360), (1280, 800)];

/// What stands there, in all sizes, by day and night, in both languages; `look` brings it there again.
fn shots(browser: &mut Browser, name: &str, look: &dyn Fn(&mut Browser)) {
    for language in ["en", "de"] {
        for (width, height) in SIZES {
            for scheme in ["light", "dark"] {
                browser.screen(width, height);
                browser.scheme(scheme);
                look(browser);
                if browser.read("Boolean(document.querySelector('#language'))") == true {
                    speak(browser, language);
                    look(browser);
                }
                browser.picture(&format!("{name}-{width}-{scheme}-{language}"));
            }
        }
    }
}

fn opened(url: String) -> impl Fn(&mut Browser) {
    move |browser: &mut Browser| browser.open(&url)
}

fn sign_in(browser: &mut Browser, server: &Server, address: &str) {
    let link = Links::new(KEY.as_bytes(), &[]).sign(SignInLink::to(address), SystemClock.now() + TimeDelta::hours(1));
    browser.open(&format!("{}/s/{link}", server.url));
    browser.press_and_load("main form button");
}

/// A letter as its reader sees it.
fn letter(browser: &mut Browser, server: &Server, name: &str, subject: &str) {
    let all = postbox::list(&server.postbox());
    let Some(head) = all.into_iter().find(|head| head.subject.contains(subject)) else { panic!("no letter says {subject}") };
    shots(browser, name, &opened(format!("{}/postbox/{}/html", server.url, head.id)));
}

/// A campaign as it is played, its pages and its end.
async fn album(game: &str) {
    let short = game.split('-').next().unwrap();
    let mut browser = Browser::start();
    let server = Server::start_with(None, None, &NO_LIMITS);
    let table = Table::new(&server);
    let id = table.begin_called(&server, ["Ada", "Bo", "Cleo"], game, json!({})).await;
    let mut rng = Rng::new(5);
    for _ in 0..30 {
        table.answer(&server.url, &id, &mut rng).await.unwrap();
    }
    let seats = PLAYERS.map(|address| json!({ "name": address, "email": address }));
    let body = json!({ "game": game, "name": "Sunday evenings", "options": {}, "seats": seats });
    let made =
        table.client.post(format!("{}/api/v1/campaigns", server.url)).bearer_auth(&table.tokens[0]).json(&body).send().await.unwrap();
    let made: serde_json::Value = made.json().await.unwrap();
    shots(&mut browser, &format!("{short}-landing"), &opened(format!("{}/", server.url)));
    letter(&mut browser, &server, &format!("{short}-letter-turn"), "Your turn");
    let (asked, ..) = table.question(&server.url, &id).await.expect("somebody is asked");
    sign_in(&mut browser, &server, PLAYERS[asked]);
    let mut pages = vec![
        ("campaigns", "/campaigns".to_owned()),
        ("create", format!("/create?game={game}")),
        ("campaign", format!("/c/{id}")),
        ("turn", format!("/c/{id}/turn")),
        ("chronicle", format!("/c/{id}/chronicle")),
        ("history", format!("/c/{id}/at/20")),
        ("letters", "/letters".to_owned()),
    ];
    if let Some(lobby) = made["id"].as_str() {
        pages.push(("lobby", format!("/c/{lobby}")));
    }
    for (name, path) in pages {
        shots(&mut browser, &format!("{short}-{name}"), &opened(format!("{}{path}", server.url)));
    }
    let (over, _table, id, _folder) = played_to_its_end(game).await;
    let mut browser = Browser::start();
    sign_in(&mut browser, &over, PLAYERS[0]);
    shots(&mut browser, &format!("{short}-end"), &opened(format!("{}/c/{id}", over.url)));
    letter(&mut browser, &over, &format!("{short}-letter-end"), "won");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "pictures to be looked at"]
async fn pages_of_twilight_imperium() {
    album("twilight-imperium").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "pictures to be looked at"]
async fn pages_of_arcs() {
    album("arcs").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "pictures to be looked at"]
async fn questions_of_a_late_galaxy() {
    let mut browser = Browser::start();
    for (name, at) in
        [("turn", "{turn: 0}"), ("movement", "{movement: {seat: 0, system: 32}}"), ("production", "{production: {seat: 0, system: 1}}")]
    {
        let (_demo, link) = Kind::late(at).laid_out().await;
        shots(&mut browser, &format!("late-{name}"), &opened(link));
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "pictures to be looked at"]
async fn a_combat_a_vote_and_a_deal() {
    let mut browser = Browser::start();
    let _demo = rolled(&mut browser).await;
    browser.go_on("main.receipt a.primary");
    let next = browser.read("location.href").as_str().unwrap().to_owned();
    shots(&mut browser, "combat", &opened(next));
    let (_demo, link) = ballot_after_a_vote().await;
    shots(&mut browser, "vote", &opened(link));
    let (_demo, link) = Kind::of(include_str!("../support/tables/deal.yaml")).laid_out().await;
    shots(&mut browser, "deal", &|browser: &mut Browser| {
        browser.open(&link);
        browser.go_on("a.act[href*='propose']");
        browser.press("li.choice:has(#deal-gets-trade-goods) .stepper input + button");
    });
}

/// What a page took to come, in bytes as they travelled: itself, its board alone, everything beside it.
const TAKEN: &str = "(async () => {
    const packed = async (text) => (await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer()).byteLength;
    const page = performance.getEntriesByType('navigation')[0], rest = performance.getEntriesByType('resource');
    const boards = Array.from(document.querySelectorAll('svg')).map((board) => board.outerHTML).join('');
    return { whole: page.decodedBodySize, packed: page.encodedBodySize, boards: await packed(boards),
        rest: rest.reduce((sum, part) => sum + part.encodedBodySize, 0), of: rest.map((part) => [part.name.replace(/.*\\//, ''), part.encodedBodySize]),
        first: Math.round(performance.getEntriesByName('first-contentful-paint')[0].startTime) };
})()";

/// A turn page that a browser has never seen, on a line of 700 kbit/s and 300 ms.
fn weigh(name: &str, link: &str) {
    for (width, height) in [(360, 740), (1280, 800)] {
        let mut browser = Browser::start();
        browser.allow_other_scripts();
        browser.screen(width, height);
        browser.slow_line(700, 300);
        browser.open(link);
        browser.until("performance.getEntriesByName('first-contentful-paint')[0]");
        println!("{name} at {width} px: {}", browser.read(TAKEN));
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "figures to be read"]
async fn weights() {
    for (name, kind) in [
        ("late galaxy", Kind::late("{turn: 0}")),
        ("six seats", Kind::six("{turn: 0}")),
        ("Arcs", Kind::three("{turn: {lead: aggression-4}}")),
        ("Conquest", Kind::two("{battle: 2}")),
    ] {
        let (demo, link) = kind.laid_out().await;
        let letter = demo.first_letter().await;
        println!("{name}, its letter: {} bytes of text, {} of HTML", letter.text.len(), letter.html.len());
        weigh(name, &link);
    }
}
