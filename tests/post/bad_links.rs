//! Bad links of every purpose: tampered, cut, expired, of another purpose, signed with another key or in another way. Each is refused by its own name,
//! by every method, and nothing changes.

use crate::api::Table;
use crate::server::{KEY, Server};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{DateTime, TimeDelta, Utc};
use reqwest::Method;
use serde_json::{Value, json};
use sternpost_log::CampaignId;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_model::language::Language;
use sternpost_post::links::{
    AnswerLink, ApiToken, BlockLink, CalendarLink, FormerLink, HandLink, InviteLink, Links, OpenLink, PoolLink, Purpose, SecondLink,
    SignInLink, StopAllLink, SubstituteLink, UnsubscribeLink, WishLink,
};

/// A token of a purpose, good until a moment, signed with some keys.
type Signed = Box<dyn Fn(&Links, DateTime<Utc>) -> String>;

fn of<P: Purpose + Clone + 'static>(link: P) -> Signed {
    Box::new(move |links, until| links.sign(link.clone(), until))
}

/// Every way to a page by a token: what stands before it and after it, what it is for, and whether something is sent there too.
fn purposes(campaign: CampaignId) -> Vec<(&'static str, &'static str, bool, Signed)> {
    let ada = || "ada@a.test".to_owned();
    let wish = WishLink {
        campaign,
        generation: 1,
        name: "Dov".to_owned(),
        address: "dov@d.test".to_owned(),
        language: Language::English,
        seat: None,
    };
    let substitute = SubstituteLink { campaign, address: "dov@d.test".to_owned(), name: "Dov".to_owned(), language: Language::English };
    vec![
        ("/t/", "", true, of(AnswerLink { campaign, seat: 0, question: None, version: 0, generation: 1, choice: None })),
        ("/i/", "", true, of(InviteLink { campaign, seat: 0, generation: 1 })),
        ("/s/", "", true, of(SignInLink::to(ada()))),
        ("/u/", "", true, of(UnsubscribeLink::of(campaign, 0, "ada@a.test"))),
        ("/u/", "", true, of(StopAllLink { address: ada() })),
        ("/v/", "", true, of(SecondLink { address: ada(), second: "second@s.test".to_owned() })),
        ("/b/", "", true, of(BlockLink { address: ada(), campaign })),
        ("/k/", "", false, of(CalendarLink { address: ada(), generation: 1 })),
        ("/o/", "", true, of(OpenLink { campaign, generation: 1 })),
        ("/w/", "", true, of(wish)),
        ("/h/", "", true, of(HandLink { campaign, offer: "x".to_owned() })),
        ("/f/", "", true, of(FormerLink { campaign, seat: 0, generation: 1 })),
        ("/f/", "/notes.txt", false, of(FormerLink { campaign, seat: 0, generation: 1 })),
        ("/p/", "", true, of(PoolLink { campaign, generation: 1 })),
        ("/q/", "", true, of(substitute)),
    ]
}

/// The same claims under another head.
fn headed(token: &str, algorithm: &str) -> String {
    let (head, rest) = token.split_once('.').unwrap();
    let head = String::from_utf8(URL_SAFE_NO_PAD.decode(head).unwrap()).unwrap().replace("HS256", algorithm);
    format!("{}.{rest}", URL_SAFE_NO_PAD.encode(head))
}

/// Other claims under the same signature.
fn tampered(token: &str) -> String {
    let [head, body, signature] = token.split('.').collect::<Vec<_>>()[..] else { panic!("a token has three parts") };
    let body = String::from_utf8(URL_SAFE_NO_PAD.decode(body).unwrap()).unwrap().replacen("\"exp\":1", "\"exp\":9", 1);
    format!("{head}.{}.{signature}", URL_SAFE_NO_PAD.encode(body))
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_links_of_every_purpose_are_refused_by_their_own_names_and_change_nothing() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let campaign: CampaignId = id.parse().unwrap();
    let version = table.get(0, format!("{}/api/v1/campaigns/{id}", server.url)).await["version"].clone();
    let (ours, theirs) = (Links::new(KEY.as_bytes(), &[]), Links::new(b"a key that somebody else has thought of", &[]));
    let (soon, gone) = (SystemClock.now() + TimeDelta::days(1), SystemClock.now() - TimeDelta::days(1));
    // No page is opened by what lets a program in.
    let program = ours.sign(ApiToken { address: "ada@a.test".to_owned(), made: SystemClock.now() }, soon);
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    for (before, after, is_sent, sign) in purposes(campaign) {
        let good = sign(&ours, soon);
        let bad = [
            ("tampered", tampered(&good), 404, "link-invalid"),
            ("cut", good[..good.len() - 3].to_owned(), 404, "link-invalid"),
            ("garbage", "not.a.token".to_owned(), 404, "link-invalid"),
            ("too long", format!("{good}{}", "A".repeat(4_000)), 404, "link-invalid"),
            ("expired", sign(&ours, gone), 410, "link-expired"),
            ("of another purpose", program.clone(), 404, "link-purpose"),
            ("unsigned", headed(&good, "none"), 404, "link-algorithm"),
            ("signed in another way", headed(&good, "RS256"), 404, "link-algorithm"),
            ("signed in a longer way", headed(&good, "HS512"), 404, "link-algorithm"),
            ("of another key", sign(&theirs, soon), 404, "link-key"),
        ];
        for (what, token, status, code) in bad {
            let url = format!("{}{before}{token}{after}", server.url);
            let methods = [Method::HEAD, Method::GET, Method::POST];
            for method in methods.into_iter().filter(|method| *method != Method::POST || is_sent) {
                let form = [("from", "host"), ("act", "accept"), ("name", "Dov"), ("mail", "dov@d.test"), ("choice", "")];
                let request = client.request(method.clone(), &url).header("accept", "application/problem+json");
                let request = if method == Method::POST { request.form(&form) } else { request };
                let told = request.send().await.unwrap();
                let known = format!("{before}…{after}: {what}, {method}");
                assert_eq!(told.status().as_u16(), status, "{known}");
                assert_eq!(told.headers()["referrer-policy"], "no-referrer", "{known}");
                if method != Method::HEAD {
                    let problem: Value = told.json().await.unwrap();
                    assert_eq!(problem["type"], json!(format!("https://sternpost.invalid/problems/{code}")), "{known}");
                    assert!(!problem.to_string().contains(&token[..11]), "{known}: no token is repeated");
                }
            }
        }
    }
    // Nor does a link let a program in.
    for (_, _, _, sign) in purposes(campaign) {
        let asked =
            client.get(format!("{}/api/v1/campaigns/{id}/questions", server.url)).bearer_auth(sign(&ours, soon)).send().await.unwrap();
        assert_eq!(asked.status(), 401);
    }
    assert_eq!(table.get(0, format!("{}/api/v1/campaigns/{id}", server.url)).await["version"], version, "nothing has changed");
}
