//! Who gets in, and what ends it: sign-ins and API tokens.

use crate::api::Table;
use crate::server::{KEY, Server};
use chrono::TimeDelta;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_post::links::{Links, SignInLink};
use sternpost_store::Session;

#[tokio::test(flavor = "multi_thread")]
async fn whoever_signs_in_clears_away_expired_sign_ins() {
    let server = Server::start(None, None);
    let store = sternpost_store::open(&server.database()).await.unwrap();
    let (long_ago, now) = (SystemClock.now() - TimeDelta::days(90), SystemClock.now());
    store.put_session(&Session::until("forgotten", "bo@b.test", now - TimeDelta::days(1))).await.unwrap();
    store.put_session(&Session::until("in use", "cleo@c.test", now + TimeDelta::days(1))).await.unwrap();
    assert!(store.session("forgotten", long_ago).await.unwrap().is_some());

    let link = Links::new(KEY.as_bytes(), &[]).sign(SignInLink::to("ada@a.test".to_owned()), now + TimeDelta::hours(1));
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let entered = client.post(format!("{}/s/{link}", server.url)).send().await.unwrap();

    assert_eq!(entered.status(), 303);
    assert_eq!(store.session("forgotten", long_ago).await.unwrap(), None);
    assert_eq!(store.session("in use", now).await.unwrap().map(|session| session.address).as_deref(), Some("cleo@c.test"));
}

#[tokio::test(flavor = "multi_thread")]
async fn revoked_tokens_open_nothing_and_others_still_do() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let questions = format!("{}/api/v1/campaigns/{}/questions", server.url, table.begin(&server).await);
    let (old, others) = (&table.tokens[0], &table.tokens[1]);
    let status = async |token: &str| table.client.get(&questions).bearer_auth(token).send().await.unwrap().status().as_u16();
    assert_eq!((status(old).await, status(others).await), (200, 200));

    let revoked = server.command(&["token", "revoke", "--email", "ada@a.test"]);
    assert!(revoked.status.success(), "{}", String::from_utf8_lossy(&revoked.stderr));

    assert_eq!((status(old).await, status(others).await), (401, 200));
    assert_eq!(status(&server.token("ada@a.test")).await, 200, "a token made afterwards lives");
    let unnamed = server.command(&["token"]);
    assert!(!unnamed.status.success() && String::from_utf8_lossy(&unnamed.stderr).contains("--email"), "an address is still needed");
}
