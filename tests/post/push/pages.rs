//! The script of the page of letters and what runs behind pages, in a browser: a device is named by a press, and shows what it is told.

use super::phone::{Phone, PushService};
use super::{NO_END, PRIVATE, devices};
use crate::browser::Browser;
use crate::office::{Office, PLAYERS};
use crate::server::{KEY, until};
use chrono::TimeDelta;
use serde_json::json;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_post::links::{Links, SignInLink};

const SAYS: &str = "document.querySelector('#tell-device [role=status]').innerText";

fn sign_in(browser: &mut Browser, office: &Office, address: &str) {
    let link = Links::new(KEY.as_bytes(), &[]).sign(SignInLink::to(address), SystemClock.now() + TimeDelta::hours(1));
    browser.open(&format!("{}/s/{link}", office.server.url));
    browser.press_and_load("main form button");
    browser.open(&format!("{}/letters", office.server.url));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_is_named_by_a_press_and_shows_what_it_is_told() {
    let office = Office::open(None, &[PRIVATE, NO_END]).await;
    let service = PushService::start().await;
    let own = PLAYERS[0];
    let phone = Phone::at(&service, "phone");
    let mut browser = Browser::start_whole();
    browser.screen(390, 844);
    sign_in(&mut browser, &office, own);
    browser.until("document.querySelector('#tell-device button').checkVisibility()");
    assert_eq!(browser.read(SAYS), "");
    // A push service is out of reach of a test: the browser's own part of it is played.
    let stub = |permission: &str| {
        format!(
            "Notification.requestPermission = async () => '{permission}'; \
             PushManager.prototype.subscribe = async function (options) {{ window.asked = options; return {{ toJSON: () => ({}) }}; }}; 0",
            phone.subscription()
        )
    };
    browser.read(&stub("denied"));
    browser.press("#tell-device button");
    browser.until(&format!("{SAYS}.includes('does not allow notices')"));
    assert!(devices(&office, own).await.is_empty());
    browser.read(&stub("granted"));
    browser.read("document.querySelector('#device-name').value = 'My phone'");
    browser.press_and_load("#tell-device button");
    browser.until("document.querySelector('#devices')");
    browser.picture("devices");
    let known = devices(&office, own).await;
    assert_eq!((known.len(), known[0]["name"].as_str()), (1, Some("My phone")));
    assert_eq!(browser.read("document.documentElement.scrollWidth"), 390, "nothing hangs over");
    browser.press_and_load("button[value=try-device]");
    until("it is tried", async || service.shown(&phone).len() == 1).await;
    assert!(browser.read("document.body.innerText").as_str().unwrap().contains("A notice is on its way."));

    // What runs behind the pages shows it.
    browser.allow_notices(&office.server.url);
    let url = format!("{}/campaigns", office.server.url);
    let told = |title: &str, tag: &str| json!({ "title": title, "body": "Below", "url": url, "tag": tag, "waiting": 2 }).to_string();
    let told = [told("One", "a"), told("Two", "b"), told("Three", "a"), "no JSON".to_owned()];
    let shown = "navigator.serviceWorker.ready.then((one) => one.getNotifications()).then((all) => [...new Set(all.map((one) => [one.title, one.body, one.tag].join('|')))].sort().join(' '))";
    // Chromium forgets a notice that it is asked for while it is being shown: it is told again where that came to pass.
    until("a newer one takes the place of an older with its tag", async || {
        for message in &told {
            browser.push(&office.server.url, message);
        }
        browser.read("new Promise((done) => setTimeout(done, 500))");
        browser.read(shown) == "Sternpost|| Three|Below|a Two|Below|b"
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_no_scripts_run_a_sentence_says_why_no_device_is_named() {
    let office = Office::open(None, &[]).await;
    let mut browser = Browser::start();
    browser.run_no_scripts();
    sign_in(&mut browser, &office, PLAYERS[0]);
    assert_eq!(browser.read("document.querySelector('#tell-device button').checkVisibility()"), false);
    assert!(browser.read("document.querySelector('#tell-device').innerText").as_str().unwrap().contains("scripts are off"));
}
