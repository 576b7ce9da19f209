//! Where one is signed in: seen, and ended, on every server at once.

use crate::postgres::fresh_database;
use crate::server::{KEY, Server};
use crate::tables;
use chrono::TimeDelta;
use reqwest::redirect::Policy;
use serde_json::Value;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_post::links::{Links, SignInLink};

const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";
const SAFARI: &str = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

/// A browser of somebody's: signed in at one server, with the cookie for any.
struct Browser {
    client: reqwest::Client,
    cookie: String,
}

impl Browser {
    async fn sign_in(server: &Server, address: &str, says: &str) -> Self {
        let client = reqwest::Client::builder().redirect(Policy::none()).user_agent(says).build().unwrap();
        let link = Links::new(KEY.as_bytes(), &[]).sign(SignInLink::to(address), SystemClock.now() + TimeDelta::hours(1));
        let entered = client.post(format!("{}/s/{link}", server.url)).send().await.unwrap();
        assert_eq!(entered.status(), 303);
        let cookie = entered.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
        Self { client, cookie }
    }

    async fn ask(&self, server: &Server, method: reqwest::Method, path: &str, form: &[(&str, &str)]) -> (u16, String) {
        let mut request = self.client.request(method, format!("{}{path}", server.url)).header("cookie", &self.cookie);
        if !form.is_empty() {
            request = request.form(form);
        }
        let answer = request.send().await.unwrap();
        (answer.status().as_u16(), answer.text().await.unwrap())
    }

    async fn get(&self, server: &Server, path: &str) -> (u16, String) {
        self.ask(server, reqwest::Method::GET, path, &[]).await
    }

    async fn sessions(&self, server: &Server) -> Vec<Value> {
        let (status, said) = self.get(server, "/api/v1/sessions").await;
        assert_eq!(status, 200, "{said}");
        serde_json::from_str::<Value>(&said).unwrap()["sessions"].as_array().unwrap().clone()
    }
}

async fn seen_and_ended(servers: [&Server; 2]) {
    let [here, there] = servers;
    let desk = Browser::sign_in(here, "ada@a.test", FIREFOX).await;
    let phone = Browser::sign_in(there, "ada@a.test", SAFARI).await;
    let program = Browser::sign_in(there, "ada@a.test", "curl/8").await;
    let stranger = Browser::sign_in(there, "bo@b.test", FIREFOX).await;
    let known = desk.sessions(there).await;
    assert_eq!(known.len(), 3, "{known:?}");
    let of = |browser: &str| known.iter().find(|session| session["browser"] == browser).unwrap().clone();
    let (own, other) = (of("Firefox, Linux"), of("Safari, iPhone"));
    assert_eq!((&own["current"], &other["current"], of("")["current"].as_bool()), (&true.into(), &false.into(), Some(false)));
    assert!(own["used-at"].as_str().unwrap().contains(":00:00"), "to the hour: {own}");
    let (_, page) = desk.get(here, "/sessions").await;
    assert!(page.contains("Firefox, Linux <em>this browser</em>") && page.contains("End Safari, iPhone"), "{page}");
    assert!(page.contains("A browser that does not say what it is"), "{page}");

    // Nobody ends what is not theirs, nor what is not there, and nothing ends by being looked at.
    let named = format!("/api/v1/sessions/{}", other["session"].as_str().unwrap());
    assert_eq!(stranger.ask(here, reqwest::Method::DELETE, &named, &[]).await.0, 404);
    for bad in ["", "0", "%25", "________________", "a%00"] {
        assert_eq!(desk.ask(here, reqwest::Method::DELETE, &format!("/api/v1/sessions/{bad}x"), &[]).await.0, 404, "{bad}");
    }
    assert_eq!(desk.ask(here, reqwest::Method::POST, "/sessions", &[("act", "everything")]).await.0, 400);
    assert_eq!(phone.get(here, "/campaigns").await.0, 200);

    // Ended here, dead there at once.
    assert_eq!(desk.ask(here, reqwest::Method::DELETE, &named, &[]).await.0, 204);
    for server in servers {
        assert_eq!(phone.get(server, "/api/v1/sessions").await.0, 401);
        assert_eq!(phone.get(server, "/campaigns").await.0, 303, "to the sign-in");
    }
    assert_eq!(desk.ask(there, reqwest::Method::POST, "/sessions", &[("act", "others")]).await.0, 303);
    for server in servers {
        assert_eq!(program.get(server, "/api/v1/sessions").await.0, 401);
    }
    assert_eq!((desk.sessions(here).await.len(), stranger.sessions(here).await.len()), (1, 1));
    let own = own["session"].as_str().unwrap();
    assert_eq!(desk.ask(there, reqwest::Method::POST, "/sessions", &[("act", "end"), ("session", own)]).await.0, 303);
    assert_eq!(desk.get(here, "/api/v1/sessions").await.0, 401, "the own one too");

    let kept = tables::everything(&here.database()).await["sessions"].join("\n");
    assert!(
        !kept.contains("127.0.0.1") && !kept.contains("Mozilla"),
        "no address of a network, nothing else of what a browser says: {kept}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sign_in_is_seen_and_ended_on_sqlite() {
    let server = Server::start(None, None);
    seen_and_ended([&server, &server]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sign_in_that_is_ended_is_dead_on_every_server_at_once_on_postgres() {
    let database = fresh_database().await;
    let servers = [Server::start(Some(database.clone()), None), Server::start(Some(database), None)];
    seen_and_ended([&servers[0], &servers[1]]).await;
}
