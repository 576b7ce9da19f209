//! What people want of letters: later, not at night, all in one. The server is told what time it is by a file.

use crate::api::{Table, one_at_a_time};
use crate::pace::Hands;
use crate::server::{KEY, Server, is_in, until};
use chrono::{TimeDelta, Timelike as _};
use serde_json::{Value, json};
use std::sync::Arc;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_post::links::{InviteLink, Links, StopAllLink, StopHostingLink, UnsubscribeLink};
use sternpost_post::postbox;
use sternpost_store::{DeliveryState, Store, StoredLetter};

const PLAYERS: [&str; 3] = ["ada@a.test", "bo@b.test", "cleo@c.test"];

/// A table, a clock, and what was written.
struct Desk {
    hands: Hands,
    server: Server,
    table: Table,
    store: Arc<Store>,
}

impl Desk {
    async fn new(database: Option<String>) -> Self {
        // Tokens of the tests are made by the machine's clock, and live for months.
        let hands = Hands::at(SystemClock.now());
        let clock = hands.path.display().to_string();
        let more = [("STERNPOST_TEST_CLOCK", clock.as_str()), ("STERNPOST__LIMITS__INVITATIONS_PER_ADDRESS", "0")];
        let server = Server::start_with(database, None, &more);
        let store = sternpost_store::open(&server.database()).await.unwrap();
        Self { table: Table::new(&server), hands, store, server }
    }

    async fn begin(&self, policies: Value) -> String {
        let seats: Vec<Value> = PLAYERS.iter().map(|address| json!({ "name": address, "email": address })).collect();
        let body =
            json!({ "game": "twilight-imperium", "name": "At night", "options": one_at_a_time(), "seats": seats, "policies": policies });
        let (status, created) = self.table.post(0, format!("{}/api/v1/campaigns", self.server.url), None, &body).await.unwrap();
        assert_eq!(status, 201, "{created}");
        let id = created["id"].as_str().unwrap().to_owned();
        for seat in 0..3 {
            let link = InviteLink { campaign: id.parse().unwrap(), seat, generation: 1 };
            let token = self.signed(link);
            let taken = self.table.client.post(format!("{}/i/{token}", self.server.url)).form(&[("choice", "")]).send().await.unwrap();
            assert!(is_in(&taken));
        }
        id
    }

    fn signed<P: sternpost_post::links::Purpose>(&self, link: P) -> String {
        Links::new(KEY.as_bytes(), &[]).sign(link, self.hands.now() + TimeDelta::days(1))
    }

    async fn wish(&self, seat: usize, rhythm: Value, together: bool, quiet: Option<(u32, u32)>) {
        let quiet = quiet.map(|(from, to)| json!({ "from": from % 24, "to": to % 24 }));
        let wishes = json!({ "rhythm": rhythm, "together": together, "quiet": quiet, "zone": "UTC" });
        let request =
            self.table.client.put(format!("{}/api/v1/letters", self.server.url)).bearer_auth(&self.table.tokens[seat]).json(&wishes);
        assert_eq!(request.send().await.unwrap().status(), 204);
    }

    async fn everybody_wishes(&self, rhythm: Value, together: bool, quiet: Option<(u32, u32)>) {
        for seat in 0..3 {
            self.wish(seat, rhythm.clone(), together, quiet).await;
        }
    }

    /// The letters of a campaign that ask.
    async fn asking(&self, id: &str) -> Vec<StoredLetter> {
        let letters = self.store.letters(id.parse().unwrap()).await.unwrap();
        letters.into_iter().filter(|letter| ["turn", "owed"].contains(&letter.letter.kind().name())).collect()
    }

    async fn state(&self, id: &str, seat: usize) -> Value {
        let seen = self.table.get(seat, format!("{}/api/v1/campaigns/{id}/delivery", self.server.url)).await;
        seen["seats"].as_array().unwrap().iter().find(|one| one["seat"] == seat).cloned().unwrap()
    }

    /// Letters in the postbox to somebody whose subject holds some words.
    fn kept(&self, to: &str, subject: &str) -> Vec<postbox::Head> {
        postbox::list(&self.server.postbox()).into_iter().filter(|head| head.to == to && head.subject.contains(subject)).collect()
    }
}

async fn letters_wait_for_quiet_hours_and_delays_and_are_withdrawn_in_time(database: Option<String>) {
    let desk = Desk::new(database).await;
    let hour = desk.hands.now().hour();
    desk.everybody_wishes(json!({ "kind": "at-once" }), false, Some((hour, hour + 2))).await;
    let id = desk.begin(Value::Null).await;
    let (seat, question, version) = desk.table.question(&desk.server.url, &id).await.unwrap();
    until("the letter waits", async || desk.state(&id, seat).await["state"] == "queued" && desk.asking(&id).await[0].held_until.is_some())
        .await;
    let waits = desk.asking(&id).await.remove(0);
    assert_eq!((waits.state, waits.attempts), (DeliveryState::Pending, 0), "it was not tried");
    assert!(desk.kept(PLAYERS[seat], "Your turn").is_empty());
    desk.hands.go_on(2);
    until("it goes out when the quiet is over", async || desk.asking(&id).await[0].state == DeliveryState::Sent).await;
    assert_eq!(desk.kept(PLAYERS[seat], "Your turn").len(), 1);

    // What is answered in time is not asked by letter.
    desk.everybody_wishes(json!({ "kind": "after", "minutes": 60 }), false, None).await;
    let before = desk.asking(&id).await.len();
    let body = json!({ "version": version, "question": question["id"], "answers": [question["default"]] });
    let answers = format!("{}/api/v1/campaigns/{id}/answers", desk.server.url);
    assert_eq!(desk.table.post(seat, answers.clone(), None, &body).await.unwrap().0, 201);
    let (next, question, version) = desk.table.question(&desk.server.url, &id).await.unwrap();
    until("the next letter waits", async || desk.asking(&id).await.get(before).is_some_and(|letter| letter.held_until.is_some())).await;
    let body = json!({ "version": version, "question": question["id"], "answers": [question["default"]] });
    assert_eq!(desk.table.post(next, answers, None, &body).await.unwrap().0, 201);
    desk.hands.minutes(61);
    until("it is withdrawn", async || desk.asking(&id).await[before].state == DeliveryState::Withdrawn).await;

    // Whoever wants them at once again need not wait for the hour.
    let (last, ..) = desk.table.question(&desk.server.url, &id).await.unwrap();
    let letter =
        async || desk.asking(&id).await.into_iter().rfind(|letter| letter.letter.seat == Some(u8::try_from(last).unwrap())).unwrap();
    desk.wish(last, json!({ "kind": "at-once" }), false, None).await;
    until("it goes out at once", async || letter().await.state == DeliveryState::Sent).await;
}

async fn one_letter_asks_everything_that_is_owed(database: Option<String>) {
    let desk = Desk::new(database).await;
    desk.everybody_wishes(json!({ "kind": "after", "minutes": 15 }), true, None).await;
    let mut asked = vec![];
    while !asked.iter().any(|(_, seat)| asked.iter().filter(|(_, other)| other == seat).count() > 1) {
        let id = desk.begin(Value::Null).await;
        let (seat, ..) = desk.table.question(&desk.server.url, &id).await.unwrap();
        asked.push((id, seat));
    }
    let (_, seat) = asked.last().unwrap().clone();
    let own: Vec<&String> = asked.iter().filter(|(_, other)| *other == seat).map(|(id, _)| id).collect();
    until("all wait", async || desk.state(own[1], seat).await["state"] == "queued").await;
    desk.hands.minutes(16);
    until("they go out", async || !desk.kept(PLAYERS[seat], "2 campaigns wait for you").is_empty()).await;
    let mut states = vec![];
    for id in &own {
        until("each is dealt with", async || desk.asking(id).await.iter().all(|letter| letter.state != DeliveryState::Pending)).await;
        let letters = desk.asking(id).await;
        states.extend(
            letters
                .into_iter()
                .filter(|letter| letter.letter.recipient == PLAYERS[seat])
                .map(|letter| (letter.letter.kind().name(), letter.state)),
        );
    }
    states.sort_by(|a, b| a.0.cmp(b.0));
    assert_eq!(states, [("owed", DeliveryState::Sent), ("turn", DeliveryState::Withdrawn)]);
    let letters = desk.kept(PLAYERS[seat], "campaigns wait for you");
    assert_eq!((letters.len(), desk.kept(PLAYERS[seat], "Your turn").len()), (1, 0), "one letter, and no other");
    let read = postbox::read(&desk.server.postbox(), &letters[0].id).unwrap();
    assert_eq!(read.text.matches("The campaign begins").count(), 2, "it tells of both that they began: {}", read.text);
    // Of the others it is told that they begin, each in a letter of its own that may still be on its way.
    let others = asked.len() - own.len();
    until("the others begin", async || desk.kept(PLAYERS[seat], "The campaign begins").len() >= others).await;
    assert_eq!(desk.kept(PLAYERS[seat], "The campaign begins").len(), others, "no other letter does");
    assert_eq!(read.text.matches("/t/").count() > 1, read.text.matches("== At night (").count() == 2, "{}", read.text);
}

async fn who_wants_one_letter_gets_talk_and_promises_in_it(database: Option<String>) {
    let desk = Desk::new(database).await;
    desk.everybody_wishes(json!({ "kind": "daily", "hour": (desk.hands.now().hour() + 2) % 24 }), false, None).await;
    // Two campaigns; somebody who is asked in one of them.
    let (first, second) = (desk.begin(Value::Null).await, desk.begin(Value::Null).await);
    let (asked, ..) = desk.table.question(&desk.server.url, &first).await.unwrap();
    let (other, ..) = desk.table.question(&desk.server.url, &second).await.unwrap();
    let reader = (0..3).find(|seat| *seat != other).unwrap();
    let speaker = (0..3).find(|seat| *seat != reader && *seat != asked).unwrap_or((reader + 1) % 3);
    let talk = |id: &str| format!("{}/api/v1/campaigns/{id}/talk", desk.server.url);
    let say = async |id: &str, said: &str, to: &[usize]| {
        let (status, told) = desk.table.post(speaker, talk(id), None, &json!({ "said": said, "to": to })).await.unwrap();
        assert_eq!(status, 201, "{told}");
    };
    say(&second, "Who takes Mecatol Rex?", &[]).await;
    say(&second, "Between us: not I.", &[reader]).await;
    let stranger = (0..3).find(|seat| *seat != reader && *seat != speaker).unwrap();
    say(&second, "Not for everybody.", &[stranger]).await;
    let promises = format!("{}/api/v1/campaigns/{second}/promises", desk.server.url);
    let (status, told) =
        desk.table.post(speaker, promises, None, &json!({ "said": "I leave Lodor alone.", "with": [reader] })).await.unwrap();
    assert_eq!(status, 201, "{told}");
    let pending = async |kinds: &[&str]| {
        let mut found = vec![];
        for id in [&first, &second] {
            let letters = desk.store.letters(id.parse().unwrap()).await.unwrap();
            found.extend(letters.into_iter().filter(|letter| {
                letter.letter.recipient == PLAYERS[reader]
                    && kinds.contains(&letter.letter.kind().name())
                    && letter.state == DeliveryState::Pending
            }));
        }
        found
    };
    assert_eq!(pending(&["talk", "promise"]).await.len(), 2, "each would be a letter of its own");
    // A day later both are due, and the hour of the daily letter has come.
    desk.hands.go_on(27);
    until("nothing waits for this reader", async || pending(&["talk", "promise", "turn", "owed"]).await.is_empty()).await;
    let own = |words: &str| desk.kept(PLAYERS[reader], words);
    let gathered: Vec<postbox::Head> =
        [own("campaigns wait"), own("One campaign waits"), own("News of your campaigns"), own("campaign waits")].concat();
    let ids: std::collections::BTreeSet<&str> = gathered.iter().map(|head| head.id.as_str()).collect();
    let texts: Vec<String> = ids.iter().map(|id| postbox::read(&desk.server.postbox(), id).unwrap().text).collect();
    let telling: Vec<&String> = texts.iter().filter(|text| text.contains("Who takes Mecatol Rex?")).collect();
    assert_eq!(telling.len(), 1, "one letter tells it: {texts:?}");
    let text = telling[0];
    assert!(text.contains("Between us: not I.") && !text.contains("Not for everybody."), "{text}");
    assert!(text.contains("I leave Lodor alone."), "{text}");
    for link in ["to=talk", "to=promises"] {
        assert!(text.contains(link), "{link}: {text}");
    }
    if let Some(question) = text.find("/t/") {
        assert!(question < text.find("Who takes Mecatol Rex?").unwrap(), "what is owed stands first: {text}");
    }
    for subject in ["Said at the table", "Promises"] {
        assert!(own(subject).is_empty(), "{subject}: no other letter tells it");
    }

    // What was read meanwhile is in no letter.
    say(&second, "Read at once.", &[]).await;
    let heard = desk.table.get(reader, talk(&second)).await;
    let last = heard["messages"].as_array().unwrap().last().unwrap()["id"].as_str().unwrap().to_owned();
    let read = format!("{}/c/{second}/talk/read", desk.server.url);
    let read = desk.table.client.post(read).bearer_auth(&desk.table.tokens[reader]).form(&[("up-to", last)]).send().await.unwrap();
    assert_eq!(read.status(), 200);
    desk.hands.go_on(51);
    until("what waits is dealt with", async || pending(&["talk", "promise", "turn", "owed"]).await.is_empty()).await;
    let told = postbox::list(&desk.server.postbox()).into_iter().filter(|head| head.to == PLAYERS[reader]);
    assert!(told.into_iter().all(|head| !postbox::read(&desk.server.postbox(), &head.id).unwrap().text.contains("Read at once.")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deadline_is_worth_more_than_quiet_hours() {
    let desk = Desk::new(None).await;
    let hour = desk.hands.now().hour();
    desk.everybody_wishes(json!({ "kind": "at-once" }), false, Some((hour, hour + 10))).await;
    let id = desk.begin(json!({ "pace": { "kind": "deadline", "hours": 4 } })).await;
    until("it is asked before the quiet is over", async || desk.asking(&id).await.iter().any(|letter| letter.state == DeliveryState::Sent))
        .await;
    desk.hands.go_on(2);
    let reminders = async || {
        let letters = desk.store.letters(id.parse().unwrap()).await.unwrap();
        letters.into_iter().filter(|letter| letter.letter.kind().name() == "reminder" && letter.state == DeliveryState::Sent).count()
    };
    until("and reminded", async || reminders().await == 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_foot_of_a_letter_leads_to_what_its_reader_wants_and_to_nobody_elses() {
    let desk = Desk::new(None).await;
    let id = desk.begin(json!({ "pace": { "kind": "deadline", "hours": 240 }, "zone": "Europe/Berlin" })).await;
    let (seat, ..) = desk.table.question(&desk.server.url, &id).await.unwrap();
    let (own, other) = (PLAYERS[seat], PLAYERS[(seat + 1) % 3]);
    let campaign = id.parse().unwrap();
    let link = |address: &str| {
        format!("{}/u/{}", desk.server.url, desk.signed(UnsubscribeLink::of(campaign, u8::try_from(seat).unwrap(), address)))
    };
    let client = &desk.table.client;
    let page = client.get(link(own)).send().await.unwrap().text().await.unwrap();
    assert!(page.contains("Stop mail for this seat") && page.contains("name=\"rhythm\""), "{page}");
    assert!(!page.contains(own), "the page names nobody");
    assert!(page.contains("name=\"zone\" value=\"Europe/Berlin\""), "who has said nothing is shown the zone of their seat: {page}");
    let form = |zone: &'static str, quiet: &'static str| {
        [
            ("rhythm", "240"),
            ("hour", "8"),
            ("together", "true"),
            ("quiet", "true"),
            ("quiet-from", "22"),
            ("quiet-to", quiet),
            ("zone", zone),
        ]
    };
    let kept = async || desk.table.get(seat, format!("{}/api/v1/letters", desk.server.url)).await["wishes"].clone();
    let before = kept().await;
    for (zone, quiet, why) in
        [("Europe/Nowhere", "7", "There is no such time zone"), ("Europe/Berlin", "22", "Quiet hours go from one hour to another")]
    {
        let refused = client.post(format!("{}/wishes", link(own))).form(&form(zone, quiet)).send().await.unwrap();
        assert!(refused.text().await.unwrap().contains(why));
    }
    let odd = client.post(format!("{}/wishes", link(own))).form(&[
        ("rhythm", "3"),
        ("hour", "99"),
        ("quiet-from", "1"),
        ("quiet-to", "2"),
        ("zone", "UTC"),
    ]);
    assert_eq!(odd.send().await.unwrap().status(), 400);
    assert_eq!(kept().await, before);
    let set = client.post(format!("{}/wishes", link(own))).form(&form("Europe/Berlin", "7")).send().await.unwrap();
    assert_eq!(set.status(), 200);
    assert_eq!(
        kept().await,
        json!({ "rhythm": { "kind": "after", "minutes": 240 }, "together": true, "quiet": { "from": 22, "to": 7 }, "zone": "Europe/Berlin" })
    );
    for method in ["GET", "POST"] {
        let dead = client.request(method.parse().unwrap(), link(other)).send().await.unwrap();
        assert_eq!(dead.status(), 410, "the link of somebody who held the seat before");
    }

    // One click below a letter about several campaigns stops them all, and no seat is given up.
    let all = format!("{}/u/{}", desk.server.url, desk.signed(StopAllLink { address: own.to_owned() }));
    assert!(client.get(&all).send().await.unwrap().text().await.unwrap().contains("Stop all my letters"));
    assert_ne!(desk.state(&id, seat).await["state"], "off", "looking stops nothing");
    assert_eq!(client.post(&all).form(&[("List-Unsubscribe", "One-Click")]).send().await.unwrap().status(), 200);
    assert_eq!(desk.state(&id, seat).await["state"], "off");
    assert_eq!(desk.table.question(&desk.server.url, &id).await.unwrap().0, seat, "it is asked still");
    assert_eq!(client.post(format!("{all}/resume")).send().await.unwrap().status(), 200);
    assert_ne!(desk.state(&id, seat).await["state"], "off");
}

async fn a_host_is_told_by_the_day_what_happened_and_who_is_waited_for(database: Option<String>) {
    let desk = Desk::new(database).await;
    let host = PLAYERS[0];
    let kept = || desk.kept(host, "Your tables today");
    let text = |head: &postbox::Head| postbox::read(&desk.server.postbox(), &head.id).unwrap().text;
    let tomorrow = (desk.hands.now() + TimeDelta::days(1)).date_naive();
    desk.hands.set(tomorrow.and_hms_opt(12, 0, 0).unwrap().and_utc());
    let id = desk.begin(json!({ "pace": { "kind": "deadline", "hours": 240 } })).await;
    let wishes = json!({ "rhythm": { "kind": "at-once" }, "together": false, "quiet": { "from": 0, "to": 10 }, "zone": "UTC",
        "hosting": { "every": "day", "language": "en" } });
    let put = async |seat: usize, wishes: &Value| {
        let request = desk.table.client.put(format!("{}/api/v1/letters", desk.server.url)).bearer_auth(&desk.table.tokens[seat]);
        assert_eq!(request.json(wishes).send().await.unwrap().status(), 204);
    };
    // Twice is once; and who hosts nothing is told nothing.
    for seat in [0, 0, 1] {
        put(seat, &wishes).await;
    }
    desk.hands.minutes(5);
    let (seat, question, version) = desk.table.question(&desk.server.url, &id).await.unwrap();
    let body = json!({ "version": version, "question": question["id"], "answers": [question["default"]] });
    let answers = format!("{}/api/v1/campaigns/{id}/answers", desk.server.url);
    assert_eq!(desk.table.post(seat, answers.clone(), None, &body).await.unwrap().0, 201);
    let (asked, question, version) = desk.table.question(&desk.server.url, &id).await.unwrap();
    let is_done = async || desk.store.figures(desk.hands.now()).await.unwrap().letters_due == 0;
    until("all that is due is dealt with", is_done).await;
    assert!(kept().is_empty(), "not before its time");
    desk.hands.go_on(21);
    until("it was looked at at nine", is_done).await;
    assert!(kept().is_empty(), "it is due at eight, and the quiet ends at ten");
    desk.hands.go_on(2);
    until("the host is told", async || !kept().is_empty()).await;
    let first = text(&kept()[0]);
    assert!(
        first.contains("At night (Twilight Imperium)") && first.contains(&format!("{} is waited for, until", PLAYERS[asked])),
        "{first}"
    );
    assert!(first.contains("made. The strongest of"), "{first}");
    assert!(!first.contains("Nothing has happened"), "{first}");

    // The next comes by itself, and tells that nothing has happened.
    desk.hands.go_on(48);
    until("the host is told again", async || kept().len() == 2).await;
    assert!(kept().iter().any(|head| text(head).contains("Nothing has happened since the last letter.")));
    assert!(desk.kept(PLAYERS[1], "Your tables").is_empty(), "who hosts nothing is told nothing");

    // One click stops it, and nothing else.
    let link = format!("{}/u/{}", desk.server.url, desk.signed(StopHostingLink { host: host.to_owned() }));
    let page = desk.table.client.get(&link).send().await.unwrap().text().await.unwrap();
    assert!(page.contains("Stop the letters about my tables"), "{page}");
    assert_eq!(desk.table.client.post(&link).send().await.unwrap().status(), 200);
    let now = desk.table.get(0, format!("{}/api/v1/letters", desk.server.url)).await["wishes"].clone();
    assert!(now["hosting"].is_null() && now["quiet"].is_object(), "{now}");
    desk.hands.go_on(72);
    let body = json!({ "version": version, "question": question["id"], "answers": [question["default"]] });
    assert_eq!(desk.table.post(asked, answers, None, &body).await.unwrap().0, 201);
    until("all that is due is dealt with", is_done).await;
    assert_eq!(kept().len(), 2);
}

on_both_servers! {
    letters_wait_for_quiet_hours_and_delays_and_are_withdrawn_in_time
    one_letter_asks_everything_that_is_owed
    who_wants_one_letter_gets_talk_and_promises_in_it
    a_host_is_told_by_the_day_what_happened_and_who_is_waited_for
}
