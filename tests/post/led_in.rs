//! From the lobby into the game: an invitation says who is still awaited as they come, and leads to the turn once the campaign has begun.

use crate::browser::Browser;
use crate::demo::Demo;
use crate::server::{KEY, Server, is_in};
use chrono::TimeDelta;
use reqwest::StatusCode;
use serde_json::{Value, json};
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_post::links::{InviteLink, Links};

/// A lobby of three, and the ways to its seats.
struct Lobby {
    server: Server,
    id: String,
}

impl Lobby {
    async fn of(game: &str) -> Self {
        let server = Server::start(None, None);
        let seats: Vec<Value> = [("Ada", "ada@a.test"), ("Bo", "bo@b.test"), ("Cleo", "cleo@c.test")]
            .iter()
            .map(|(name, mail)| json!({ "name": name, "email": mail }))
            .collect();
        let body = json!({ "game": game, "name": "To be begun", "seats": seats });
        let request = reqwest::Client::new().post(format!("{}/api/v1/campaigns", server.url)).bearer_auth(server.token("ada@a.test"));
        let made: Value = request.json(&body).send().await.unwrap().json().await.unwrap();
        let id = made["id"].as_str().unwrap().to_owned();
        Self { server, id }
    }

    fn invitation_of(&self, seat: u8, generation: u32) -> String {
        let link = InviteLink { campaign: self.id.parse().unwrap(), seat, generation };
        format!("{}/i/{}", self.server.url, Links::new(KEY.as_bytes(), &[]).sign(link, SystemClock.now() + TimeDelta::days(1)))
    }

    fn invitation(&self, seat: u8) -> String {
        self.invitation_of(seat, 1)
    }

    /// A seat is taken elsewhere.
    async fn take(&self, seat: u8) {
        let taken = reqwest::Client::new().post(self.invitation(seat)).form(&[("choice", "")]).send().await.unwrap();
        assert!(is_in(&taken), "{}", taken.status());
    }
}

/// A browser that keeps what it is given.
fn browser() -> reqwest::Client {
    reqwest::Client::builder().cookie_store(true).build().unwrap()
}

/// The status, the address one ends up at, and the page.
async fn look(client: &reqwest::Client, url: &str) -> (StatusCode, String, String) {
    let answer = client.get(url).send().await.unwrap();
    (answer.status(), answer.url().path().to_owned(), answer.text().await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_joins_last_is_led_to_the_turn_and_so_are_the_others_when_they_come_again() {
    for game in ["twilight-imperium", "arcs"] {
        let lobby = Lobby::of(game).await;
        let turn = format!("/c/{}/turn", lobby.id);
        let (ada, cleo) = (browser(), browser());
        ada.post(lobby.invitation(0)).form(&[("choice", "")]).send().await.unwrap();
        let (_, _, waits) = look(&ada, &lobby.invitation(0)).await;
        assert!(
            waits.contains("id=\"is-in\"") && waits.contains("Bo has not answered yet") && waits.contains("Cleo has not answered yet"),
            "{waits}"
        );
        lobby.take(1).await;
        let began = cleo.post(lobby.invitation(2)).form(&[("choice", "")]).send().await.unwrap();
        assert_eq!((began.status(), began.url().path()), (StatusCode::OK, turn.as_str()), "the last one in");
        for (who, seat) in [(&cleo, 2), (&ada, 0), (&browser(), 1)] {
            let (status, at, page) = look(who, &lobby.invitation(seat)).await;
            assert_eq!((status, &at), (StatusCode::OK, &turn), "seat {seat}");
            assert!(page.contains(", by letter") && !page.contains("is-in"), "{page}");
        }
        // The form of a lobby that is over leads there too, and changes nothing.
        let late = browser().post(lobby.invitation(1)).form(&[("choice", ""), ("language", "de")]).send().await.unwrap();
        assert_eq!((late.status(), late.url().path()), (StatusCode::OK, turn.as_str()));
        assert!(late.text().await.unwrap().contains("<html lang=\"en\">"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_lets_in_who_has_taken_its_seat_and_nobody_once_it_is_withdrawn() {
    let lobby = Lobby::of("arcs").await;
    let plain = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let cookie = async |url: String| {
        let answer = plain.get(url).send().await.unwrap();
        (answer.status(), answer.headers().get("set-cookie").map(|value| value.to_str().unwrap().to_owned()))
    };
    assert_eq!(cookie(lobby.invitation(0)).await, (StatusCode::OK, None), "who has not chosen sits nowhere");
    lobby.take(0).await;
    let (status, passed) = cookie(lobby.invitation(0)).await;
    assert!(status == StatusCode::OK && passed.unwrap().contains(&format!("Path=/c/{}", lobby.id)));
    lobby.take(1).await;
    lobby.take(2).await;
    let (status, passed) = cookie(lobby.invitation(0)).await;
    assert!(status == StatusCode::SEE_OTHER && passed.is_some());
    assert_eq!(cookie(lobby.invitation_of(0, 0)).await, (StatusCode::GONE, None));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_waits_in_the_lobby_sees_the_others_come_and_the_campaign_begin() {
    let lobby = Lobby::of("arcs").await;
    let mut browser = Browser::start();
    browser.screen(360, 740);
    browser.open(&lobby.invitation(0));
    browser.press("form.card button:not([name]):not([hidden])");
    browser.until("document.querySelector('#is-in')");
    browser.read("document.querySelector('#phrase').value = 'half typed'");
    let loads = browser.loads();
    browser.until("document.querySelector('[data-live=missing]').innerText.includes('Bo has not answered yet')");
    lobby.take(1).await;
    browser.until("!document.querySelector('[data-live=missing]').innerText.includes('Bo')");
    assert_eq!(browser.read("document.querySelector('#phrase').value"), "half typed");
    assert_eq!(browser.read("document.querySelectorAll('.lobby-seats .is-ready').length"), 2);
    assert_eq!(browser.loads(), loads, "nothing was loaded anew");
    lobby.take(2).await;
    browser.until(&format!("location.pathname === '/c/{}/turn'", lobby.id));
    browser.until("document.querySelector('h1')");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_demo_that_begins_in_the_lobby_goes_on_to_its_first_turn() {
    let demo = Demo::start(&["--game", "arcs", "--choose"], "Ctrl-C stops");
    let mut browser = Browser::start();
    let way_in = demo.address("open this");
    browser.open(&way_in);
    browser.press("form.card button:not([name]):not([hidden])");
    browser.until("location.pathname.endsWith('/turn')");
    // Loaded anew it is no lobby any more.
    browser.open(&way_in);
    browser.until("location.pathname.endsWith('/turn') && document.querySelector('h1')");
}
