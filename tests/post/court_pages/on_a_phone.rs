//! Disputes and votes in a browser.

use super::Court;
use crate::browser::Browser;
use crate::server::KEY;
use chrono::TimeDelta;
use serde_json::json;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_post::links::{AnswerLink, Links};

#[tokio::test(flavor = "multi_thread")]
async fn disputes_and_votes_fit_a_phone_and_nothing_happens_by_looking() {
    let court = Court::open(None, &[("STERNPOST__LIMITS__LOOKS_PER_READER", "0")]).await;
    court.play(6).await;
    let answered = court.answered().await;
    let (entry, _) = answered[answered.len() - 2];
    let (id, url) = (court.office.id.clone(), court.office.server.url.clone());
    let version = court.version().await;
    let let_in = |seat: u8| {
        let link = AnswerLink { campaign: id.parse().unwrap(), seat, question: None, version, generation: 1, choice: None };
        let token = Links::new(KEY.as_bytes(), &[]).sign(link, SystemClock.now() + TimeDelta::days(1));
        let mut browser = Browser::start();
        browser.open(&format!("{url}/c/{id}/link/{token}?to=court"));
        browser.screen(360, 740);
        browser
    };
    let (mut bo, mut cleo) = (let_in(1), let_in(2));
    let looks = |browser: &mut Browser, what: &str| {
        for (width, height) in [(360, 740), (1200, 800)] {
            for scheme in ["light", "dark"] {
                browser.screen(width, height);
                browser.scheme(scheme);
                assert_eq!(crate::sight::objections(browser), json!([]), "{what}: {width} × {height}, {scheme}");
                let is_wide = browser.read("document.documentElement.scrollWidth > document.documentElement.clientWidth");
                assert_eq!(is_wide, false, "{what}, {width} × {height}: nothing is scrolled sideways");
            }
        }
        browser.screen(360, 740);
    };
    bo.open(&format!("{url}/c/{id}/at/{entry}"));
    bo.press("details.why:has(#dispute-why) > summary");
    looks(&mut bo, "a moment");
    bo.press("#dispute-why");
    bo.type_text("This fleet is too large.");
    bo.press("button[value=dispute]");
    bo.until("document.querySelector('#dispute .words')?.textContent === 'This fleet is too large.'");
    looks(&mut bo, "a dispute");
    bo.run_no_scripts();
    bo.press("#dispute details:has([value=propose-ruling]) > summary");
    bo.press("label[for=propose-ruling-rewound]");
    bo.press("#propose-ruling-why");
    bo.type_text("Back to before it.");
    bo.press("button[value=propose-ruling]");
    bo.until("document.querySelector('#motion') !== null");
    bo.run_scripts();
    looks(&mut bo, "a motion");

    cleo.open(&format!("{url}/c/{id}/court?vote=yes"));
    cleo.look_again();
    looks(&mut cleo, "a motion");
    assert_eq!(court.docket().await["motions"][0]["votes"], json!([{ "seat": 1, "yes": true }]), "looking votes nothing");
    cleo.press("#motion button[value=yes]");
    cleo.until("document.querySelector('#motion') === null");
    let back = court.docket().await["rewinds"][0]["entry"].clone();
    cleo.open(&format!("{url}/c/{id}/rewinds/{back}"));
    cleo.until("document.querySelector('#learnt-heading') !== null");
    looks(&mut cleo, "a report");
}
