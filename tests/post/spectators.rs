//! Who looks on by the spectators' link sees a campaign as it stood, and nothing newer anywhere.

use crate::pace::Hands;
use crate::server::{NO_LIMITS, Server};
use crate::world::World;
use reqwest::redirect::Policy;
use serde_json::{Value, json};
use std::ops::Deref;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_players::Rng;

pub(crate) const HOST: &str = "host@h.test";

/// A campaign that spectators look at, at a server whose time the test sets.
pub(crate) struct Watched {
    world: World,
    pub(crate) hands: Hands,
    /// The token of [`HOST`].
    pub(crate) host: String,
    /// That of who hosts: the first seat, unless said otherwise.
    hosts: String,
    rng: Rng,
}

impl Deref for Watched {
    type Target = World;

    fn deref(&self) -> &World {
        &self.world
    }
}

/// What a spectator has been shown, by what it was asked for.
pub(crate) type Shown = Vec<(String, u16, String)>;

impl Watched {
    async fn new(database: Option<String>) -> Self {
        Self::hosted(database, false).await
    }

    /// `apart`: by [`HOST`], who plays no seat.
    pub(crate) async fn hosted(database: Option<String>, apart: bool) -> Self {
        let hands = Hands::at(SystemClock.now());
        let clock = hands.path.display().to_string();
        let more = [&NO_LIMITS[..], &[("STERNPOST_TEST_CLOCK", clock.as_str())]].concat();
        let server = Server::start_with(database, None, &more);
        let mut world = World::of(server, "");
        let host = world.server.token(HOST);
        let hosts = if apart { host.clone() } else { world.table.tokens[0].clone() };
        world.id = world.table.begin_hosted(&world.server, &hosts).await;
        Self { world, hands, host, hosts, rng: Rng::new(3) }
    }

    /// The seats answer some questions.
    pub(crate) async fn go_on(&mut self, answers: usize) {
        self.world.play(answers, &mut self.rng).await;
    }

    /// The host settles something.
    async fn settle(&self, body: Value) -> (u16, Value) {
        let sent = self.table.client.post(self.api("/roles")).bearer_auth(&self.hosts).json(&body).send().await.unwrap();
        (sent.status().as_u16(), sent.json().await.unwrap())
    }

    /// The host makes a link; its token.
    pub(crate) async fn link(&self, delay: Value) -> String {
        let (status, said) = self.settle(json!({ "act": "watching", "by": { "by-link": delay }, "anew": true })).await;
        assert_eq!(status, 200, "{said}");
        said["url"].as_str().unwrap().rsplit('/').next().unwrap().to_owned()
    }

    /// A browser that has followed a link, or a stranger.
    pub(crate) async fn browser(&self, token: Option<&str>) -> reqwest::Client {
        let client = reqwest::Client::builder().redirect(Policy::none()).cookie_store(true).build().unwrap();
        if let Some(token) = token {
            let _ = client.get(format!("{}/x/{token}", self.server.url)).send().await.unwrap();
        }
        client
    }

    pub(crate) async fn one(&self, client: &reqwest::Client, path: &str) -> (u16, String) {
        let answer = client.get(format!("{}{path}", self.server.url)).send().await.unwrap();
        let place = answer.headers().get("location").map(|place| place.to_str().unwrap().to_owned()).unwrap_or_default();
        let tag = answer.headers().get("etag").map(|tag| tag.to_str().unwrap().to_owned()).unwrap_or_default();
        let status = answer.status().as_u16();
        let body = answer.bytes().await.unwrap();
        (status, format!("{place}\n{tag}\n{}", String::from_utf8_lossy(&body)))
    }

    /// Everything there is to be looked at, up to some entries beyond the last.
    pub(crate) async fn everything(&self, client: &reqwest::Client, token: &str) -> Shown {
        let page = format!("/c/{}", self.id);
        let api = format!("/api/v1/campaigns/{}", self.id);
        let last = self.version().await;
        let mut paths = self.at_a_glance(token);
        for seq in 1..=last + 6 {
            paths.push(format!("{page}/at/{seq}"));
            paths.push(format!("{api}/at/{seq}"));
            paths.push(format!("{api}/diff?from=5&to={seq}"));
        }
        // As many as a later look has.
        self.looked(client, paths).await
    }

    pub(crate) async fn looked(&self, client: &reqwest::Client, paths: Vec<String>) -> Shown {
        let mut shown = vec![];
        for path in paths {
            let (status, body) = self.one(client, &path).await;
            shown.push((path, status, body));
        }
        shown
    }

    /// Everything that tells how things stand, without the moments of the past.
    pub(crate) fn at_a_glance(&self, token: &str) -> Vec<String> {
        let (page, api) = (format!("/c/{}", self.id), format!("/api/v1/campaigns/{}", self.id));
        let mut paths = vec![format!("/x/{token}"), page.clone(), api.clone(), format!("/fair-chance?campaign={}", self.id)];
        paths.extend(
            [
                "/chronicle",
                "/chronicle?before=9999",
                "/chronicle?round=1",
                "/at?seq=9999",
                "/time",
                "/seats",
                "/roles",
                "/talk",
                "/turn",
                "/court",
            ]
            .map(|way| page.clone() + way),
        );
        paths.extend(
            [
                "/log",
                "/log?after=3",
                "/export",
                "/course",
                "/board.svg",
                "/board.png",
                "/board.txt",
                "/time",
                "/seats",
                "/roles",
                "/court",
                "/rewinds/9",
            ]
            .map(|way| api.clone() + way),
        );
        paths
    }
}

/// Without what a token of the same link would differ in: none does, but entries that were not there the first time were not asked for.
pub(crate) fn same(before: &Shown, after: &Shown, what: &str) {
    for (path, status, body) in before {
        let (_, status_now, body_now) = after.iter().find(|(known, ..)| known == path).unwrap();
        assert_eq!(status, status_now, "{path} {what}");
        assert!(body == body_now, "{path} {what}:\n{body}\n{body_now}");
    }
    for (path, status, _) in after.iter().filter(|(path, ..)| !before.iter().any(|(known, ..)| known == path)) {
        assert!([400, 404].contains(status), "{path} is nothing yet {what}: {status}");
    }
}

async fn spectators_by_link_see_nothing_newer_than_their_delay(database: Option<String>) {
    let mut world = Watched::new(database).await;
    let stranger = world.browser(None).await;
    let (api, page) = (format!("/api/v1/campaigns/{}", world.id), format!("/c/{}", world.id));
    assert_eq!(world.one(&stranger, &page).await.0, 200, "as it was: whoever knows the address looks on");
    world.go_on(6).await;
    let then: Value = world.table.client.get(world.api("")).send().await.unwrap().json().await.unwrap();

    let token = world.link(json!({ "hours": 24 })).await;
    for path in [
        &page,
        &api,
        &format!("{api}/log"),
        &format!("{api}/export"),
        &format!("{api}/board.svg"),
        &format!("{page}/chronicle"),
        &format!("{api}/stream"),
    ] {
        assert_eq!(world.one(&stranger, path).await.0, 404, "the address alone opens nothing any more: {path}");
    }
    let watcher = world.browser(Some(&token)).await;
    let link = format!("/x/{token}");
    let (status, early) = world.one(&watcher, &link).await;
    assert_eq!(status, 409, "nothing is shown yet: {early}");
    world.hands.go_on(23);
    world.go_on(5).await;
    assert_eq!(world.one(&watcher, &link).await, (status, early), "and it is not told whether anything has happened");

    world.hands.go_on(2);
    let watcher = world.browser(Some(&token)).await;
    let shown: Value = serde_json::from_str(world.one(&watcher, &api).await.1.lines().last().unwrap()).unwrap();
    for member in ["version", "head", "view", "tally", "status", "seats", "waiting-for", "eyes"] {
        assert_eq!(shown[member], then[member], "{member} as it was shown live then");
    }
    assert_eq!((&shown["due"], &shown["waivers"]), (&Value::Null, &json!([])));
    let named = world.one(&stranger, &format!("{api}?watch={token}")).await;
    assert_eq!(named.0, 200, "a program names the link: {}", named.1);
    assert_eq!(world.one(&stranger, &format!("{api}?watch={token}x")).await.0, 404);
    let (_, preview) = world.one(&watcher, &format!("/x/{token}")).await;
    assert!(preview.contains("property=\"og:title\"") && preview.contains("as it stood 24 hours ago"), "{preview}");
    let picture = preview.split("og:image\" content=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let fetched = reqwest::get(format!("{}{}", world.server.url, &picture[picture.find("/api/").unwrap()..])).await.unwrap();
    assert_eq!(
        (fetched.status().as_u16(), fetched.headers()["content-type"].to_str().unwrap()),
        (200, "image/png"),
        "a messenger has no cookie"
    );

    let before = world.everything(&watcher, &token).await;
    let mut stream = watcher.get(world.api("/stream?after=0")).send().await.unwrap();
    let told = String::from_utf8(stream.chunk().await.unwrap().unwrap().to_vec()).unwrap();
    let last = told.lines().rev().find_map(|line| line.strip_prefix("id: ")).unwrap().parse::<u64>().unwrap();
    assert_eq!(Some(last), then["version"].as_u64(), "the stream tells what is shown, and no more: {told}");
    world.go_on(4).await;
    same(&before, &world.everything(&watcher, &token).await, "after more answers");
    // A seat passes to somebody else: spectators see who held it then.
    let (seat, address) = (1, "dov@d.test");
    let offer = json!({ "act": "offer", "name": "Dov", "email": address });
    assert!([204, 200].contains(&hand_over(&world, seat, &offer).await));
    same(&before, &world.everything(&watcher, &token).await, "after a seat has passed to somebody else");
    let own = world.get(0, "").await;
    assert_eq!(own["seats"][1]["name"], "Dov");

    // The delay passes: what was hidden shows.
    world.hands.go_on(25);
    let later: Value = serde_json::from_str(world.one(&watcher, &api).await.1.lines().last().unwrap()).unwrap();
    assert_eq!((&later["version"], &later["seats"][1]["name"]), (&own["version"], &json!("Dov")));

    // The link is made anew, closed, and the campaign let be seen as it was before.
    let other = world.link(json!({ "entries": 3 })).await;
    assert_eq!((world.one(&watcher, &page).await.0, world.one(&watcher, &format!("/x/{token}")).await.0), (404, 410));
    let anew = world.browser(Some(&other)).await;
    let three: Value = serde_json::from_str(world.one(&anew, &api).await.1.lines().last().unwrap()).unwrap();
    assert_eq!(three["version"].as_u64().unwrap() + 3, world.version().await);
    assert_eq!(world.settle(json!({ "act": "watching", "by": "nobody", "anew": true })).await.0, 200);
    assert_eq!((world.one(&anew, &page).await.0, world.one(&anew, &format!("/x/{other}")).await.0), (404, 410));
    assert_eq!(world.get(2, "").await["version"], own["version"], "the table sees everything all the time");
    assert_eq!(world.settle(json!({ "act": "watching", "by": "anybody", "anew": true })).await.0, 200);
    assert_eq!(world.one(&stranger, &page).await.0, 200);
}

/// A seat is offered and accepted.
async fn hand_over(world: &Watched, seat: usize, offer: &Value) -> u16 {
    let (status, _) = world.table.post(seat, world.api(&format!("/seats/{seat}/holder")), None, offer).await.unwrap_or((204, Value::Null));
    let offers = world.get(seat, "/seats").await;
    let link = sternpost_post::links::HandLink {
        campaign: world.id.parse().unwrap(),
        offer: offers["offers"][0]["offer"].as_str().unwrap().to_owned(),
    };
    let url = format!("{}/h/{}", world.server.url, crate::hand_over::signed(link));
    let client = reqwest::Client::builder().redirect(Policy::none()).build().unwrap();
    assert_eq!(client.post(url).form(&[("act", "accept")]).send().await.unwrap().status(), 303);
    status
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_host_settles_who_looks_on_and_only_what_makes_sense() {
    let world = Watched::new(None).await;
    let open = json!({ "act": "watching", "by": { "by-link": { "hours": 24 } }, "anew": true });
    assert_eq!(world.post(1, "/roles", &open).await.0, 403, "a seat that does not host");
    let stranger = world.table.client.post(world.api("/roles")).bearer_auth(&world.host).json(&open).send().await.unwrap();
    assert_eq!(stranger.status(), 403);
    for delay in [json!({ "hours": 0 }), json!({ "hours": 721 }), json!({ "entries": 0 }), json!({ "entries": 1001 })] {
        assert_eq!(world.settle(json!({ "act": "watching", "by": { "by-link": delay } })).await.0, 422, "{delay}");
    }
    for by in [
        json!({ "by-link": { "hours": -1 } }),
        json!({ "by-link": {} }),
        json!("everybody"),
        json!({ "by-link": { "days": 1 } }),
        json!(null),
    ] {
        assert!([400, 422].contains(&world.settle(json!({ "act": "watching", "by": by })).await.0), "{by}");
    }
    let roles = world.get(0, "/roles").await;
    assert_eq!((&roles["watching"], &roles["url"]), (&json!("anybody"), &Value::Null), "nothing has changed");
    // The link is the host's to give away: no seat is told it.
    let token = world.link(json!({ "hours": 1 })).await;
    let told = world.get(1, "/roles").await.to_string();
    assert!(!told.contains(&token) && told.contains("by-link"), "{told}");
    // A link of another purpose opens nothing.
    let forged = crate::hand_over::signed(sternpost_post::links::PoolLink { campaign: world.id.parse().unwrap(), generation: 1 });
    let answer = world.table.client.get(format!("{}?watch={forged}", world.api(""))).send().await.unwrap();
    assert_eq!(answer.status(), 404);
}

on_both_servers! {
    spectators_by_link_see_nothing_newer_than_their_delay
}
