//! On a phone, in the language with the longer words: no text of a page beside the question leaves its box, and no columns touch.

use crate::api::{PLAYERS, Table, seats_in};
use crate::browser::Browser;
use crate::page::Page;
use crate::server::{KEY, NO_LIMITS, Server};
use crate::sight::{BUTTON, within_boxes};
use chrono::TimeDelta;
use serde_json::{Value, json};
use sternpost_games::GAMES;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_post::links::{AnswerLink, InviteLink, Links};

/// The buttons of a board that is seen whole which lie over its drawing.
const BUTTONS_OVER_A_BOARD: &str = "[...document.querySelectorAll('.board-frame:not(.is-near, .is-zoomed)')].flatMap((frame) => {
    const drawn = frame.querySelector('svg.board').getBoundingClientRect();
    return [...frame.querySelectorAll('.board-tools button')].filter((button) => button.checkVisibility())
      .filter((button) => button.getBoundingClientRect().top < drawn.bottom - 1).map((button) => button.title);
  })";

fn signed(server: &Server, link: impl FnOnce(&Links) -> String) -> String {
    format!("{}{}", server.url, link(&Links::new(KEY.as_bytes(), &[])))
}

/// A campaign of a game in German, whose time runs, and a phone at the seat that is asked first.
async fn at_a_phone(server: &Server, table: &Table, game: &str) -> (String, Browser) {
    let id = table.begin_game(server, game, json!({})).await;
    for token in &table.tokens[..seats_in(game)] {
        let set = table.client.put(format!("{}/api/v1/campaigns/{id}/language", server.url)).bearer_auth(token);
        assert_eq!(set.json(&json!({ "language": "de" })).send().await.unwrap().status(), 204);
    }
    let (seat, question, version) = table.question(&server.url, &id).await.unwrap();
    let question = question["id"].as_str().map(str::to_owned);
    let link =
        AnswerLink { campaign: id.parse().unwrap(), seat: u8::try_from(seat).unwrap(), question, version, generation: 1, choice: None };
    let mut browser = Browser::start();
    browser.screen(360, 740);
    browser.open(&signed(server, |links| format!("/t/{}", links.sign(link, SystemClock.now() + TimeDelta::days(1)))));
    (id, browser)
}

#[tokio::test(flavor = "multi_thread")]
async fn no_text_leaves_its_box_on_a_receipt_a_campaigns_page_its_times_and_its_roles() {
    let server = Server::start_with(None, None, &NO_LIMITS);
    let table = Table::new(&server);
    for game in GAMES {
        let (id, mut browser) = at_a_phone(&server, &table, game.id()).await;
        for way in ["", "/time", "/roles", "/seats", "/orders", "/letters", "/court", "/chronicle"] {
            browser.open(&format!("{}/c/{id}{way}", server.url));
            assert_eq!(browser.read("document.documentElement.lang"), "de", "{way}");
            // Which words a sheet has is a matter of the deal: each of its cells has room for the longest.
            browser.read("document.querySelectorAll('.panels td').forEach((cell) => cell.append(' Dekontaminationskammern'))");
            within_boxes(&mut browser, &format!("{}, `{way}`", game.id()));
        }
        browser.open(&format!("{}/c/{id}/turn", server.url));
        for step in 0.. {
            assert!(step < 30, "{}: the turn has no end", game.id());
            if browser.read("Boolean(document.querySelector('main input[type=radio]'))") == true {
                browser.read("(() => { document.querySelector('main input[type=radio]').checked = true; })()");
            }
            browser.go_on(BUTTON);
            if browser.read("Boolean(document.querySelector('main.receipt'))") == true {
                break;
            }
        }
        within_boxes(&mut browser, &format!("{}, the receipt", game.id()));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_text_leaves_its_box_in_a_lobby() {
    let server = Server::start_with(None, None, &NO_LIMITS);
    let table = Table::new(&server);
    for game in GAMES {
        let seats: Vec<Value> =
            PLAYERS[..seats_in(game.id())].iter().map(|address| json!({ "name": address.split('@').next(), "email": address })).collect();
        let body = json!({ "game": game.id(), "name": "Donaudampfschifffahrtsgesellschaftskapitän", "seats": seats });
        let (status, created) = table.post(0, format!("{}/api/v1/campaigns", server.url), None, &body).await.unwrap();
        assert_eq!(status, 201, "{created}");
        let link = InviteLink { campaign: created["id"].as_str().unwrap().parse().unwrap(), seat: 1, generation: 1 };
        let mut browser = Browser::start();
        browser.screen(360, 740);
        browser.open(&signed(&server, |links| format!("/i/{}", links.sign(link, SystemClock.now() + TimeDelta::days(1)))));
        within_boxes(&mut browser, &format!("{}, the invitation", game.id()));
        let choose = "(() => { const language = document.querySelector('#seat-language'); language.value = 'de'; language.form.requestSubmit(); })()";
        browser.run_and_load(choose);
        assert_eq!(browser.read("document.documentElement.lang"), "de");
        within_boxes(&mut browser, &format!("{}, the lobby", game.id()));
        for width in [360, 1280] {
            browser.screen(width, 740);
            browser.look_again();
            let covers = browser.read(BUTTONS_OVER_A_BOARD);
            assert_eq!(covers, json!([]), "{}, {width} px: buttons that cover what lies on the board", game.id());
        }
    }
}

/// The heads of a letter are many: on a phone they are folded.
#[tokio::test(flavor = "multi_thread")]
async fn a_letters_heads_are_folded_on_a_phone() {
    let server = Server::start_with(None, None, &NO_LIMITS);
    let table = Table::new(&server);
    table.begin(&server).await;
    let mut browser = Browser::start();
    browser.screen(360, 740);
    crate::server::until("a letter is in the postbox", async || {
        let list = table.client.get(format!("{}/postbox", server.url)).send().await.unwrap().text().await.unwrap();
        Page::of(&list).link_to("/postbox/").is_some()
    })
    .await;
    browser.open(&format!("{}/postbox", server.url));
    browser.press(".letters a");
    browser.until("document.querySelector('details.heads-all')");
    let heads = "(() => { const rows = [...document.querySelectorAll('.heads tr')];
        return [rows.length > 4, rows.filter((row) => row.checkVisibility()).length]; })()";
    assert_eq!(browser.read(heads), json!([true, 0]), "what is folded is not shown");
    let text = browser.read("document.querySelector('iframe.letter, .letter-text').getBoundingClientRect().top < innerHeight");
    assert_eq!(text, true, "the letter itself begins on the first screen");
    within_boxes(&mut browser, "a letter");
}
