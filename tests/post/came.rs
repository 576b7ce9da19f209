//! What came of a turn: it stays on the screen until its reader goes on, whatever others do, and the next page begins with it.

use crate::api::Table;
use crate::browser::Browser;
use crate::page::Page;
use crate::server::Server;
use crate::world::World;
use std::ops::Deref;
use sternpost_players::Rng;

/// A campaign in a browser at the seat that is asked first.
struct Played {
    world: World,
    seat: usize,
    browser: Browser,
}

impl Deref for Played {
    type Target = World;

    fn deref(&self) -> &World {
        &self.world
    }
}

impl Played {
    async fn new() -> Self {
        let world = World::new(None).await;
        let (seat, question, version) = world.asked().await;
        let mut browser = Browser::start();
        browser.screen(360, 740);
        browser.open(&world.question_link(seat, &question, version));
        Self { world, seat, browser }
    }

    /// The question is answered with its first choice, and the turn is handed in; what it says came of it.
    fn hand_in(&mut self) -> String {
        self.browser.press("label[for='choice-1']");
        self.browser.until(
            "document.querySelector('#choice-1')?.checked && document.querySelector('.ask-foot button.primary')?.value === 'hand-in'",
        );
        self.browser.press(".ask-foot button.primary");
        self.browser.until("document.querySelector('main.receipt')");
        self.browser.read("document.querySelector('[aria-labelledby=told-heading] li').innerText").as_str().unwrap().to_owned()
    }

    /// Whoever is asked answers by program.
    async fn act(&self, times: usize) {
        self.play(times, &mut Rng::new(7)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_came_of_a_turn_stays_whatever_others_do_and_the_next_page_begins_with_it() {
    let mut played = Played::new().await;
    let came = played.hand_in();
    let loads = played.browser.loads();
    played.act(1).await;
    played.browser.until("!document.getElementById('moved').hidden");
    assert_eq!(played.browser.read("document.querySelector('main.receipt [aria-labelledby=told-heading] li').innerText"), came.as_str());
    assert_eq!(played.browser.loads(), loads);
    played.browser.press("#moved a");
    played.browser.until("document.querySelector('main.turn details.came[open]')");
    let told = played.browser.read("document.querySelector('details.came').innerText");
    assert!(told.as_str().unwrap().contains(&came), "{told} lacks {came}");
    // What is shown while others act begins with it as well, and what was unfolded stays so.
    if played.browser.read("document.querySelector('main').dataset.follow") == "wait" {
        let version = played.browser.read("Number(document.body.dataset.version)").as_u64().unwrap();
        played.act(1).await;
        played.browser.until(&format!("Number(document.body.dataset.version) > {version}"));
        let told = played.browser.read("document.querySelector('details.came')?.innerText ?? document.querySelector('h1').innerText");
        assert!(told.as_str().unwrap().contains(&came), "{told} lacks {came}");
    }
}

/// Of three who are asked together the last one completes it. Whoever was first has seen nothing of it, and is told of it all the same.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_was_opened_by_the_last_of_several_is_what_came_to_each_of_them() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = crate::sealed::begin(&server, &table).await;
    let page = async |seat: usize| {
        let got = table.client.get(format!("{}/c/{id}/turn", server.url)).bearer_auth(&table.tokens[seat]).send().await.unwrap();
        got.text().await.unwrap()
    };
    let came = |page: &str| Page::of(page).texts("details.since.came").join("\n");
    for seat in 0..3 {
        assert_eq!(crate::sealed::answer(&server, &table, &id, seat, 0).await.0, 201);
    }
    for seat in 0..3 {
        let told = came(&page(seat).await);
        assert!(told.contains("objective is revealed"), "seat {seat} reads what came of its answer: {told}");
    }
    // And a turn of somebody else later it still does, apart from what is new.
    let mut rng = Rng::new(7);
    let (asked, ..) = table.question(&server.url, &id).await.unwrap();
    assert_eq!(table.answer(&server.url, &id, &mut rng).await.unwrap().unwrap().0, 201);
    for seat in (0..3).filter(|seat| *seat != asked) {
        let page = page(seat).await;
        assert!(came(&page).contains("objective is revealed"), "seat {seat}: {page}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_question_begins_with_the_last_turn_and_tells_the_others_oldest_first_under_their_names() {
    let mut played = Played::new().await;
    // Who has had no turn yet is told how turns go, until they put that away.
    played.browser.press("details.coach summary");
    assert!(
        played.browser.read("document.querySelector('details.coach[open]').innerText").as_str().unwrap().contains("before you hand it in")
    );
    played.browser.press("[data-put-away]");
    played.browser.until("!document.querySelector('details.coach')");
    played.browser.look_again();
    played.browser.until("!document.querySelector('details.coach')");
    let page = async |seat: usize| played.page(seat, "/turn").await.1;
    let first = page(played.seat).await;
    assert!(!first.contains("class=\"since came\"") && first.contains("class=\"coach\""), "nobody has had a turn yet");
    let names = crate::api::PLAYERS;
    let mut checked = 0;
    for _ in 0..12 {
        played.act(1).await;
        for (seat, name) in names.iter().enumerate() {
            let page = page(seat).await;
            let shown = Page::of(&page);
            if !shown.has("details.since.came") {
                continue;
            }
            assert!(shown.has("details.since.came li") && !shown.has(".coach"), "{page}");
            if !shown.has("details.since:not(.came)") {
                continue;
            }
            let heads = shown.texts("details.since:not(.came) b.who");
            assert!(!heads.is_empty() && heads.iter().all(|head| head != name), "each turn of the others has its headline: {page}");
            // Who has acted since, oldest first: as the log has it.
            let log = played.log(Some(seat)).await;
            let doers: Vec<&str> = log.iter().filter_map(|entry| names.get(entry["actor"]["seat"].as_u64()? as usize)).copied().collect();
            let mut latest: Vec<&str> = doers[doers.iter().rposition(|doer| doer == name).map_or(0, |last| last + 1)..].to_vec();
            latest.dedup();
            assert_eq!(heads, latest, "{page}");
            // Each has what it came to, and leads to the board as it stood after it.
            let headlines = shown.texts("details.since:not(.came) .headline");
            let ways = shown.attributes(&format!("details.since:not(.came) a.play-it[href^=\"/c/{}/at/\"]", played.id), "href");
            assert_eq!((headlines.len(), ways.len()), (heads.len(), heads.len()), "{page}");
            assert!(headlines.iter().all(|headline| !headline.is_empty()), "none is empty: {page}");
            checked += usize::from(heads.len() > 1);
        }
    }
    assert!(checked > 0, "somebody has seen two others act");
}
