//! Nothing is deleted: what was taken back or rewound can still be read, entry by entry along its own line; every entry says what it
//! changed as its reader sees it; and any two moments can be put beside each other.

use crate::api::{PLAYERS, one_at_a_time, pick};
use crate::browser::Browser;
use crate::page::Page;
use crate::server::until;
use crate::world::World;
use serde_json::{Value, json};
use sternpost_players::Rng;

impl World {
    /// A page as a seat sees it, with its addresses as a browser reads them.
    async fn shown(&self, seat: usize, path: &str) -> String {
        let (status, text) = self.page(seat, path).await;
        assert_eq!(status, 200, "{path}: {text}");
        text.replace("&#38;", "&")
    }
}

async fn an_entry_says_what_it_changed_to_each_as_it_sees_it(database: Option<String>) {
    // All choose a secret objective at once: one entry, of which each sees its own.
    let played = World::much_looked_at(database, "twilight-imperium", json!({})).await;
    let mut rng = Rng::new(3);
    let mut chosen = vec![];
    for seat in 0..3 {
        let asked = played.get(seat, "/questions").await;
        let question = &asked["questions"][0];
        let choices = question["choices"].as_array().unwrap();
        let choice = &choices[0];
        let body = json!({ "version": asked["version"], "question": question["id"], "answers": [{ "one": choice["id"] }] });
        assert_eq!(played.post(seat, "/answers", &body).await.0, 201);
        chosen.push(choices.iter().map(|choice| choice["label"].as_str().unwrap().to_owned()).collect::<Vec<_>>());
    }
    let log = played.get(0, "/log").await;
    let together = log["entries"].as_array().unwrap().iter().find(|entry| entry["kind"] == "together").expect("all have chosen");
    let seq = together["seq"].as_u64().unwrap();
    for reader in 0..3 {
        let at = played.get(reader, &format!("/at/{seq}")).await;
        let changed = &at["changed"];
        assert!(changed["since"].as_u64() < Some(seq), "{changed}");
        let group = |name: &str| {
            let groups = changed["differences"].as_array().unwrap();
            groups.iter().find(|group| group["about"] == name).map(ToString::to_string).unwrap_or_default()
        };
        let page = played.shown(reader, &format!("/at/{seq}")).await;
        let (_, told) = page.split_once("What it changed").expect("the page says what it changed");
        let told = told.split("</details>").next().unwrap();
        for (owner, labels) in chosen.iter().enumerate() {
            // Which of its cards another has put back nobody sees.
            let names = |text: &str| labels.iter().any(|label| text.contains(label.as_str()));
            let is_own = owner == reader;
            assert_eq!((names(&group(PLAYERS[owner])), names(&changed.to_string())), (is_own, is_own), "{reader} of {owner}: {changed}");
            assert_eq!(names(told), is_own, "{told}");
            assert!(group(PLAYERS[owner]).contains("Secret objectives"), "everybody sees how many: {changed}");
        }
    }
    let spectator: Value = reqwest::get(played.api(&format!("/at/{seq}"))).await.unwrap().json().await.unwrap();
    assert!(chosen.iter().flatten().all(|label| !spectator["changed"].to_string().contains(label.as_str())), "{spectator}");

    // What moves on the board is told by place, and no more is told than the two views have.
    let mut told = 0;
    for seq in played.play(40, &mut rng).await {
        let at = played.get(1, &format!("/at/{seq}")).await;
        told += at["changed"]["differences"].as_array().unwrap().len();
    }
    assert!(told > 20, "{told}");
}

async fn lines_left_behind_stay_readable(database: Option<String>) {
    let played = World::much_looked_at(database, "twilight-imperium", one_at_a_time()).await;
    let id = &played.id;
    let mut rng = Rng::new(5);
    let first = played.play(3, &mut rng).await;
    assert!(played.get(0, "/lines").await["lines"].as_array().unwrap().is_empty());
    assert!(!played.shown(0, "/chronicle").await.contains("Lines left behind"));

    // The next answer is taken back, and given otherwise.
    let (seat, question, version) = played.asked().await;
    let (status, receipt) = played.answer(seat, &question, version, pick(&question, &mut rng)).await;
    assert_eq!(status, 201, "{receipt}");
    let taken_back = receipt["version"].as_u64().unwrap();
    let seen = played.get(seat, &format!("/at/{taken_back}")).await;
    let (status, said) = played.post(seat, "/take-back", &json!({ "version": taken_back })).await;
    assert!(status < 300, "{said}");
    let second = played.play(4, &mut rng).await;
    // Then the operator rewinds to the first line.
    let to = first[1];
    let last = *second.last().unwrap();
    let mut before = vec![];
    for seq in &second {
        before.push(played.get(0, &format!("/at/{seq}")).await);
    }
    let out = played.server.command(&["campaign", "rewind", id, &to.to_string(), "--why", "a <rule> was mended"]);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    until("the server has heard of it", async || played.get(0, "").await["version"].as_u64() > Some(last)).await;
    let third = played.play(3, &mut rng).await;

    let lines = played.get(0, "/lines").await;
    assert_eq!(lines["count"], 2, "{lines}");
    let (rewound, by_seat) = (&lines["lines"][0], &lines["lines"][1]);
    assert_eq!((&rewound["from"], &rewound["last"], &rewound["cause"]), (&json!(to), &json!(last), &json!("operator")));
    assert_eq!((&rewound["why"], &rewound["left-by"]), (&json!("a <rule> was mended"), &json!(last + 1)));
    assert!(rewound["entries"].as_u64() >= Some(5), "{rewound}");
    assert_eq!((&by_seat["last"], &by_seat["seat"]), (&json!(taken_back), &json!(seat)), "{by_seat}");

    let chronicle = played.shown(0, "/chronicle").await;
    for told in ["Lines left behind (2)", "a &#60;rule&#62; was mended", "took back", "rewound by the operator of this server"] {
        assert!(chronicle.contains(told), "{told}: {chronicle}");
    }
    assert!(!chronicle.contains("<rule>"));
    let line = played.shown(0, &format!("/chronicle?line={}", last + 1)).await;
    assert!(line.contains("A line that was left behind") && line.contains(&format!("id=\"e{last}\"")), "{line}");
    assert!(
        !line.contains(&format!("id=\"e{}\"", third[2])) && !line.contains(&format!("id=\"e{}\"", first[0])),
        "only what is on it alone"
    );
    assert!(!chronicle.contains(&format!("id=\"e{last}\"")) && chronicle.contains(&format!("id=\"e{}\"", third[2])));

    // Each entry of it is as it was seen then, and leads along its line.
    for (at, seq) in second.iter().enumerate() {
        let now = played.get(0, &format!("/at/{seq}")).await;
        assert_eq!((&now["view"], &now["changed"]), (&before[at]["view"], &before[at]["changed"]), "entry {seq}");
        assert_eq!((&before[at]["line"], &now["line"]), (&Value::Null, &json!(last + 1)));
        let page = played.shown(0, &format!("/at/{seq}")).await;
        assert!(page.contains("This was left behind."), "{page}");
        let leads = |rel: &str, to: u64| Page::of(&page).has(&format!("a[href=\"/c/{id}/at/{to}\"][rel={rel}]"));
        if at > 0 {
            assert!(leads("prev", second[at - 1]), "entry {seq}: {page}");
        }
        if at + 1 < second.len() {
            assert!(leads("next", second[at + 1]), "entry {seq}: {page}");
        }
        assert!(page.contains(&format!("/compare?a={seq}&b=")) && page.contains("Compare with the line that counts"));
        assert!(page.contains(&format!("name=\"line\" value=\"{}\"", last + 1)), "the slider stays on it");
    }
    let now = played.get(seat, &format!("/at/{taken_back}")).await;
    assert_eq!((&now["view"], &now["line"]), (&seen["view"], &json!(taken_back + 1)));
    let nearby = format!("/at?line={}&seq={}", last + 1, second[2]);
    assert!(played.shown(0, &nearby).await.contains("This was left behind."));
    assert_eq!(played.page(0, &format!("/at?line=1&seq={}", second[2])).await.0, 404);
    assert_eq!(played.page(0, "/chronicle?line=1").await.0, 404);
    // An entry that moves the head says what that changed: from where it stood to where it leads.
    let moved = played.get(0, &format!("/at/{}", last + 1)).await;
    assert_eq!((&moved["line"], &moved["changed"]["since"]), (&Value::Null, &json!(last)));
    assert!(!moved["changed"]["differences"].as_array().unwrap().is_empty());

    // The two lines beside each other.
    let now = third[2];
    let compared = played.get(0, &format!("/compare?a={last}&b={now}")).await;
    assert_eq!((&compared["a"]["line"], &compared["b"]["line"]), (&json!(last + 1), &Value::Null));
    assert!(!compared["differences"].as_array().unwrap().is_empty());
    let page = played.shown(0, &format!("/compare?a={last}&b={now}")).await;
    assert!(page.contains("<dl class=\"changed\">") && page.contains("This was left behind."), "{page}");
    assert!(played.server.command(&["audit"]).status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn two_moments_are_compared_and_what_makes_no_sense_is_refused() {
    let played = World::much_looked_at(None, "twilight-imperium", one_at_a_time()).await;
    let entries = played.play(12, &mut Rng::new(9)).await;
    let (a, b) = (entries[0], entries[11]);
    let page = played.shown(2, &format!("/compare?a={a}&b={b}")).await;
    assert!(page.contains("<dl class=\"changed\">") && page.matches("&picture=").count() == 2, "{page}");
    for which in ["a", "b"] {
        let picture = played.shown(2, &format!("/compare?a={a}&b={b}&picture={which}")).await;
        assert!(picture.starts_with("<svg") && picture.contains("class=\"changed\""), "what is otherwise is marked");
    }
    let same = played.shown(2, &format!("/compare?a={b}&b={b}")).await;
    assert!(same.contains("Nothing that you can see."), "{same}");
    assert!(played.shown(2, "/compare").await.contains("Nothing that you can see."), "without numbers both are the present");
    let back = played.get(2, &format!("/compare?a={b}&b={a}")).await;
    let there = played.get(2, &format!("/compare?a={a}&b={b}")).await;
    assert_eq!(back["a"]["seq"], there["b"]["seq"]);
    assert!(!there["places"].as_array().unwrap().is_empty(), "{there}");
    for (query, status) in [
        ("a=x", 400),
        ("a=1&b=-2", 400),
        ("a=0", 404),
        ("b=99999", 404),
        ("a=18446744073709551615", 404),
        ("a=99999999999999999999999", 400),
        ("a=1", 409),
        ("picture=c", 400),
        ("a=%00", 400),
    ] {
        assert_eq!(played.page(0, &format!("/compare?{query}")).await.0, status, "{query}");
        let got =
            played.table.client.get(played.api(&format!("/compare?{query}"))).bearer_auth(&played.table.tokens[0]).send().await.unwrap();
        if !query.starts_with("picture") {
            assert_eq!(got.status(), status, "{query}");
        }
    }
    let version = played.get(0, "").await["version"].clone();
    let head = played.table.client.head(played.page_address(&format!("/compare?a={a}&b={b}"))).send().await.unwrap();
    assert!(head.status().is_success() && played.get(0, "").await["version"] == version);
    // A campaign that has not begun has no board to compare.
    let german = played
        .table
        .client
        .get(played.page_address(&format!("/compare?a={a}&b={b}")))
        .header("Accept-Language", "de")
        .send()
        .await
        .unwrap();
    assert!(german.text().await.unwrap().contains("Zwei Augenblicke im Vergleich"));
}

#[tokio::test(flavor = "multi_thread")]
async fn moments_and_comparisons_fit_a_phone_and_stay_on_their_line_when_slid() {
    let played = World::much_looked_at(None, "twilight-imperium", one_at_a_time()).await;
    let mut rng = Rng::new(21);
    let entries = played.play(8, &mut rng).await;
    let (to, last) = (entries[2], entries[7]);
    assert!(played.server.command(&["campaign", "rewind", &played.id, &to.to_string(), "--why", "for once"]).status.success());
    until("the server has heard of it", async || played.get(0, "").await["version"].as_u64() > Some(last)).await;
    played.play(2, &mut rng).await;
    let base = played.page_address("");
    tokio::task::spawn_blocking(move || {
        let mut browser = Browser::start();
        for (width, height) in [(320, 640), (360, 740), (1200, 800)] {
            browser.screen(width, height);
            for path in [format!("/at/{}", entries[5]), format!("/compare?a={last}&b={to}"), "/chronicle".to_owned()] {
                browser.open(&format!("{base}{path}"));
                assert_eq!(browser.read("document.documentElement.scrollWidth <= innerWidth"), json!(true), "{path} at {width}");
            }
        }
        browser.open(&format!("{base}/at/{}", entries[5]));
        let slide =
            format!("const s = document.getElementById('moment-seq'); s.value = {}; s.dispatchEvent(new Event('input'));", entries[6]);
        browser.read(&format!("(() => {{ {slide} }})()"));
        browser.until(&format!("location.pathname.endsWith('/at/{}')", entries[6]));
        browser.until("document.querySelector('.moment .left-line') !== null");
    })
    .await
    .unwrap();
}

on_both_servers! {
    an_entry_says_what_it_changed_to_each_as_it_sees_it
    lines_left_behind_stay_readable
}
