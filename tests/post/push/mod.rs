//! Devices that are told when a letter asks something: what they are told and nobody else reads, what becomes of a service that fails and of a device that
//! is gone, and which devices there cannot be.

mod pages;
mod phone;

use crate::office::{Office, PLAYERS};
use crate::pace::Hands;
use crate::postgres::fresh_database;
use crate::server::{KEY, PUSH_KEY, PUSH_KEY_SHOWN, Server, until};
use chrono::{TimeDelta, Timelike as _};
use phone::Phone;
pub(crate) use phone::{PushService, Pushed};
use serde_json::{Value, json};
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_post::links::{Links, SignInLink};
use sternpost_store::DeliveryState;

const PRIVATE: (&str, &str) = ("STERNPOST__MAIL__PRIVATE_WEBHOOKS", "true");
const NO_END: (&str, &str) = ("STERNPOST__LIMITS__INVITATIONS_PER_ADDRESS", "0");

async fn tell(office: &Office, who: &str, phone: &Phone) -> (u16, Value) {
    office.send("POST", "/devices", who, &phone.subscription()).await
}

async fn devices(office: &Office, who: &str) -> Vec<Value> {
    let (status, said) = office.send("GET", "/devices", who, &Value::Null).await;
    assert_eq!(status, 200, "{said}");
    said["devices"].as_array().unwrap().clone()
}

/// Waits until a device is told what a letter has as its subject: the last that asks its person.
async fn told_of_the_last(office: &Office, service: &PushService, phone: &Phone, who: &str) -> (Pushed, Value) {
    let subject = office.questions(who).last().unwrap().mail().subject().unwrap().to_owned();
    let found = || {
        let heard = service.heard(phone).into_iter();
        heard.map(|pushed| (phone.read(&pushed.body).unwrap(), pushed)).find(|(shown, _)| shown["title"] == subject.as_str())
    };
    until(&format!("a notice says {subject}"), async || found().is_some()).await;
    let (shown, pushed) = found().unwrap();
    (pushed, shown)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_is_told_of_a_turn_by_the_letters_subject_and_only_it_can_read_that() {
    let office = Office::open(None, &[PRIVATE]).await;
    let service = PushService::start().await;
    let seat = office.asked().await;
    let own = PLAYERS[seat];
    office.question(own, 0).await;
    let (phone, desk, other) = (Phone::at(&service, "phone"), Phone::at(&service, "desk"), Phone::at(&service, "other"));
    let (status, kept) = tell(&office, own, &phone).await;
    assert_eq!(status, 201, "{kept}");
    assert_eq!(tell(&office, own, &desk).await.0, 201);
    // Somebody who is asked nothing.
    let (next, begun) = (PLAYERS[(seat + 1) % 3], SystemClock.now());
    assert_eq!(tell(&office, next, &other).await.0, 201);
    office.ask_again(seat).await;
    office.question(own, 1).await;
    let (pushed, shown) = told_of_the_last(&office, &service, &phone, own).await;
    let fields: Vec<&String> = shown.as_object().unwrap().keys().collect();
    assert_eq!(fields, ["body", "tag", "title", "url", "waiting"], "and nothing else");
    assert_eq!((shown["tag"].as_str(), shown["waiting"].as_u64()), (Some(office.id.as_str()), Some(1)));
    assert!(shown["body"].as_str().unwrap().contains("By post"), "{shown}");
    // The link is that of the letter's kind: it opens the question without anybody being signed in.
    let url = shown["url"].as_str().unwrap();
    assert!(url.starts_with(&format!("{}/t/", office.server.url)), "{url}");
    let page = office.client.get(url).send().await.unwrap();
    assert_eq!(page.status(), 200);

    let head = |name: &str| pushed.head.get(name).map(String::as_str);
    assert_eq!((head("content-encoding"), head("urgency"), head("ttl")), (Some("aes128gcm"), Some("normal"), Some("604800")));
    assert_eq!(head("topic"), Some(office.id.replace('-', "").as_str()));
    let (claims, key) = pushed.signed();
    let (_, named) = office.send("GET", "/devices", own, &Value::Null).await;
    assert_eq!(named["key"], key.as_str());
    assert_eq!(claims["aud"], format!("http://{}", service.address));
    let ends = claims["exp"].as_i64().unwrap() - begun.timestamp();
    assert!((12 * 3_600..=12 * 3_600 + 60).contains(&ends), "a service believes it for a day at most: {ends}");
    assert_eq!(claims["sub"], "mailto:operator@localhost");

    // Each device gets its own, and nobody else reads any.
    let (beside, _) = told_of_the_last(&office, &service, &desk, own).await;
    assert!(desk.read(&pushed.body).is_none() && phone.read(&beside.body).is_none());
    let raw = String::from_utf8_lossy(&pushed.body);
    assert!(!raw.contains("By post") && !raw.contains("/t/") && !raw.contains(own));
    assert!(service.heard(&other).is_empty(), "who is not asked is not told");
    let lengths: Vec<usize> = service.heard(&phone).iter().map(|pushed| pushed.body.len()).collect();
    assert!(lengths.iter().all(|length| (length - 86 - 16) % 512 == 0), "lengths are rounded: {lengths:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_that_is_gone_is_forgotten_and_the_letter_comes_all_the_same() {
    for answer in ["410 Gone", "404 Not Found"] {
        let office = Office::open(None, &[PRIVATE]).await;
        let service = PushService::start().await;
        let seat = office.asked().await;
        let own = PLAYERS[seat];
        office.question(own, 0).await;
        let phone = Phone::at(&service, "phone");
        assert_eq!(tell(&office, own, &phone).await.0, 201);
        service.answer(&[answer]);
        office.ask_again(seat).await;
        office.question(own, 1).await;
        until("the device is forgotten", async || devices(&office, own).await.is_empty()).await;
        assert_eq!(service.heard(&phone).len(), 1, "once is enough");
        until("the letter is sent", async || office.state(own, seat).await == "sent").await;
        office.ask_again(seat).await;
        office.question(own, 2).await;
        assert_eq!(service.heard(&phone).len(), 1);
    }
}

/// An office with a clock.
async fn clocked(database: Option<String>) -> (Office, Hands) {
    let hands = Hands::at(SystemClock.now());
    let clock = hands.path.display().to_string();
    (Office::open(database, &[PRIVATE, NO_END, ("STERNPOST_TEST_CLOCK", clock.as_str())]).await, hands)
}

/// Something else goes out: the server has looked at what is due.
async fn another_letter(office: &Office, name: &str) {
    let address = format!("{name}@o.test");
    let asked = office.client.post(format!("{}/sign-in", office.server.url)).form(&[("mail", &address)]).send().await.unwrap();
    assert_eq!(asked.status(), 200);
    office.sink.wait_for(|mail| mail.to[0] == address).await;
}

async fn a_service_that_fails_is_tried_again_when_it_wants_and_the_letter_goes(database: Option<String>) {
    let (office, hands) = clocked(database).await;
    let service = PushService::start().await;
    let seat = office.asked().await;
    let own = PLAYERS[seat];
    office.question(own, 0).await;
    let phone = Phone::at(&service, "phone");
    assert_eq!(tell(&office, own, &phone).await.0, 201);
    service.answer(&["503 Service Unavailable", "429 Too Many Requests\r\nRetry-After: 120", "413 Payload Too Large"]);
    office.ask_again(seat).await;
    office.question(own, 1).await;
    until("the first try fails", async || service.heard(&phone).len() == 1).await;
    until("the letter is with the mail server, whatever the push service says", async || office.state(own, seat).await == "sent").await;
    let notice = async || {
        let letters = office.store.letters(office.id.parse().unwrap()).await.unwrap();
        letters.into_iter().rfind(|letter| letter.letter.id.contains(".device.")).unwrap()
    };
    until("it is put off", async || notice().await.last_error.is_some()).await;
    hands.seconds(4);
    another_letter(&office, "early").await;
    assert_eq!(service.heard(&phone).len(), 1, "not before its time");
    hands.seconds(2);
    until("the second try fails", async || service.heard(&phone).len() == 2).await;
    until("and is noted", async || notice().await.last_error.is_some_and(|why| why.contains("429"))).await;
    // The wait would be ten seconds; the service wants two minutes.
    hands.seconds(110);
    another_letter(&office, "middle").await;
    assert_eq!(service.heard(&phone).len(), 2, "not before the service wants it");
    hands.seconds(15);
    until("the third try", async || service.heard(&phone).len() == 3).await;
    until("what is too long is given up", async || notice().await.state == DeliveryState::Dead).await;
    assert_eq!(devices(&office, own).await.len(), 1, "the device is still there");
    assert_eq!(office.state(own, seat).await, "sent", "a device says nothing about a mailbox");
    office.ask_again(seat).await;
    until("the next one comes", async || service.heard(&phone).len() == 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_notice_is_withdrawn_when_its_question_is_answered_before_it_got_through() {
    let (office, hands) = clocked(None).await;
    let service = PushService::start().await;
    let seat = office.asked().await;
    let own = PLAYERS[seat];
    office.question(own, 0).await;
    let phone = Phone::at(&service, "phone");
    assert_eq!(tell(&office, own, &phone).await.0, 201);
    service.answer(&["500 Internal Server Error"]);
    office.ask_again(seat).await;
    until("the first try fails", async || service.heard(&phone).len() == 1).await;
    let way = |what: &str| format!("/campaigns/{}/{what}", office.id);
    let (_, asked) = office.send("GET", &way("questions"), own, &Value::Null).await;
    let question = &asked["questions"][0];
    let body = json!({ "version": asked["version"], "question": question["id"], "answers": [question["default"]] });
    assert_eq!(office.send("POST", &way("answers"), own, &body).await.0, 201);
    hands.minutes(1);
    until("the notice is withdrawn", async || {
        let letters = office.store.letters(office.id.parse().unwrap()).await.unwrap();
        letters.iter().any(|letter| letter.letter.id.contains(".device.") && letter.state == DeliveryState::Withdrawn)
    })
    .await;
    assert_eq!(service.heard(&phone).len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn quiet_hours_hold_for_devices_too() {
    let (office, hands) = clocked(None).await;
    let service = PushService::start().await;
    let seat = office.asked().await;
    let own = PLAYERS[seat];
    office.question(own, 0).await;
    let phone = Phone::at(&service, "phone");
    assert_eq!(tell(&office, own, &phone).await.0, 201);
    let hour = hands.now().hour();
    let wishes =
        json!({ "rhythm": { "kind": "at-once" }, "together": false, "quiet": { "from": hour, "to": (hour + 3) % 24 }, "zone": "UTC" });
    assert_eq!(office.send("PUT", "/letters", own, &wishes).await.0, 204);
    office.ask_again(seat).await;
    until("the letter waits", async || {
        let letters = office.store.letters(office.id.parse().unwrap()).await.unwrap();
        letters.iter().any(|letter| letter.state == DeliveryState::Pending && letter.held_until.is_some())
    })
    .await;
    another_letter(&office, "night").await;
    assert!(service.heard(&phone).is_empty());
    hands.minutes(3 * 60);
    office.question(own, 1).await;
    told_of_the_last(&office, &service, &phone, own).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_notice_tells_of_everything_to_who_wants_one_letter_for_everything() {
    let office = Office::open(None, &[PRIVATE, NO_END]).await;
    let service = PushService::start().await;
    let seat = office.asked().await;
    let own = PLAYERS[seat];
    office.question(own, 0).await;
    let wishes = json!({ "rhythm": { "kind": "at-once" }, "together": true, "quiet": null, "zone": "UTC" });
    assert_eq!(office.send("PUT", "/letters", own, &wishes).await.0, 204);
    let phone = Phone::at(&service, "phone");
    assert_eq!(tell(&office, own, &phone).await.0, 201);
    office.ask_again(seat).await;
    office.question(own, 1).await;
    let (_, shown) = told_of_the_last(&office, &service, &phone, own).await;
    assert_eq!((shown["tag"].as_str(), shown["waiting"].as_u64()), (Some("sternpost"), Some(1)), "{shown}");
    assert!(shown["url"].as_str().unwrap().contains("/t/"), "one question has its link: {shown}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_a_device_is_refused_and_nothing_of_it_is_kept() {
    let office = Office::open(None, &[NO_END]).await;
    let own = PLAYERS[0];
    let good = Phone::with("https://1.1.1.1/send/x".to_owned()).subscription();
    let at = |endpoint: &str| Phone::with(endpoint.to_owned()).subscription();
    let with = |path: &[&str], value: Value| {
        let mut changed = good.clone();
        path.iter().fold(&mut changed, |inside, name| &mut inside[*name]).clone_from(&value);
        changed
    };
    let long = format!("https://1.1.1.1/{}", "x".repeat(1_000));
    let refused = [
        (at("http://push.example/x"), "https"),
        (at("https://127.0.0.1:8443/x"), "open Internet"),
        (at("https://localhost:9009/x"), "open Internet"),
        (at("https://[::1]:8443/x"), "open Internet"),
        (at("https://10.0.0.1/x"), "open Internet"),
        (at("https://169.254.169.254/latest/meta-data/"), "open Internet"),
        (at("https://1.1.1.1:25/x"), "https"),
        (at("https://ada:secret@1.1.1.1/x"), "https"),
        (at("javascript:alert(1)"), "https"),
        (at(""), "https"),
        (at(&long), "https"),
        (at("https://nowhere.invalid/x"), "no such server"),
        (with(&["keys", "p256dh"], json!("")), "two keys"),
        (with(&["keys", "p256dh"], json!("x".repeat(87))), "two keys"),
        (with(&["keys", "p256dh"], json!("B".repeat(100_000))), "two keys"),
        (with(&["keys", "auth"], json!("short")), "two keys"),
        (with(&["name"], json!("x".repeat(61))), "sixty"),
        (with(&["name"], json!("Ada\u{202e}")), "sixty"),
    ];
    for (body, why) in &refused {
        let (status, said) = office.send("POST", "/devices", own, body).await;
        assert_eq!(status, 422, "{body}: {said}");
        assert!(said["detail"].as_str().unwrap().contains(why), "{body}: {said}");
    }
    for unread in [json!({}), json!({ "endpoint": 7 }), json!([]), with(&["more"], json!(1)), with(&["keys"], Value::Null)] {
        let (status, said) = office.send("POST", "/devices", own, &unread).await;
        assert_eq!(status, 422, "{unread}: {said}");
    }
    assert!(devices(&office, own).await.is_empty());
    // Ten are enough; one that is known is no eleventh.
    for number in 0..10 {
        assert_eq!(office.send("POST", "/devices", own, &at(&format!("https://1.1.1.1/send/{number}"))).await.0, 201);
    }
    let (status, said) = office.send("POST", "/devices", own, &good).await;
    assert_eq!(status, 422);
    assert!(said["detail"].as_str().unwrap().contains("Ten devices"), "{said}");
    assert_eq!(office.send("POST", "/devices", own, &at("https://1.1.1.1/send/4")).await.0, 201);
    assert_eq!(devices(&office, own).await.len(), 10);
    let (_, other) = office.send("GET", "/devices", PLAYERS[1], &Value::Null).await;
    assert_eq!(other["devices"], json!([]));
    assert!(!other.to_string().contains("1.1.1.1"), "an endpoint is shown to nobody");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_belongs_to_one_person_and_nobody_else_takes_it_away() {
    let office = Office::open(None, &[PRIVATE, NO_END]).await;
    let service = PushService::start().await;
    let [ada, bo, _] = PLAYERS;
    let phone = Phone::at(&service, "phone");
    let (_, kept) = tell(&office, ada, &phone).await;
    let device = kept["device"].as_str().unwrap();
    for (method, way) in [("DELETE", format!("/devices/{device}")), ("POST", format!("/devices/{device}/notice"))] {
        assert_eq!(office.send(method, &way, bo, &Value::Null).await.0, 404, "{way}");
        assert_eq!(office.send(method, &way.replace(device, "nothing"), ada, &Value::Null).await.0, 404);
    }
    // Who only knows where it listens does not get it; the browser itself, in which somebody else has signed in, does.
    let thief = Phone::with(phone.endpoint.clone());
    let (status, said) = tell(&office, bo, &thief).await;
    assert_eq!(status, 422, "{said}");
    assert!(said["detail"].as_str().unwrap().contains("somebody else"), "{said}");
    assert_eq!((devices(&office, ada).await.len(), devices(&office, bo).await.len()), (1, 0));
    assert_eq!(tell(&office, bo, &phone).await.0, 201);
    assert_eq!((devices(&office, ada).await.len(), devices(&office, bo).await.len()), (0, 1));
    assert!(service.heard(&phone).is_empty());

    let own = devices(&office, bo).await[0]["device"].as_str().unwrap().to_owned();
    let (status, said) = office.send("POST", &format!("/devices/{own}/notice"), bo, &Value::Null).await;
    assert_eq!((status, said["told"].as_bool()), (200, Some(true)), "{said}");
    assert_eq!(service.shown(&phone)[0]["url"], format!("{}/letters", office.server.url));
    service.answer(&["403 Forbidden", "410 Gone"]);
    let (_, said) = office.send("POST", &format!("/devices/{own}/notice"), bo, &Value::Null).await;
    assert_eq!(said["told"], false);
    assert!(said["why"].as_str().unwrap().contains("403"), "{said}");
    let (_, said) = office.send("POST", &format!("/devices/{own}/notice"), bo, &Value::Null).await;
    assert_eq!(said["told"], false);
    assert!(devices(&office, bo).await.is_empty(), "what is gone is forgotten");
    assert_eq!(tell(&office, bo, &phone).await.0, 201);
    let own = devices(&office, bo).await[0]["device"].as_str().unwrap().to_owned();
    assert_eq!(office.send("DELETE", &format!("/devices/{own}"), bo, &Value::Null).await.0, 204);
    assert!(devices(&office, bo).await.is_empty());
}

/// A browser of somebody's that is signed in.
async fn signed_in(office: &Office, address: &str) -> (reqwest::Client, String) {
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let link = Links::new(KEY.as_bytes(), &[]).sign(SignInLink::to(address), SystemClock.now() + TimeDelta::hours(1));
    let entered = client.post(format!("{}/s/{link}", office.server.url)).send().await.unwrap();
    let cookie = entered.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    (client, cookie)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_names_tries_and_removes_devices_and_no_other_site_does() {
    let office = Office::open(None, &[PRIVATE, NO_END]).await;
    let service = PushService::start().await;
    let own = PLAYERS[0];
    let (browser, cookie) = signed_in(&office, own).await;
    let letters = format!("{}/letters", office.server.url);
    let phone = Phone::at(&service, "phone");
    let named: Vec<_> = phone.form().into_iter().chain([("name", "  Ada’s   <b>phone</b> ".to_owned())]).collect();
    let post = |form: Vec<(&'static str, String)>| browser.post(&letters).header("cookie", &cookie).form(&form);
    for foreign in
        [post(named.clone()).header("sec-fetch-site", "cross-site"), post(named.clone()).header("origin", "https://evil.example")]
    {
        assert_eq!(foreign.send().await.unwrap().status(), 403);
    }
    let json = browser.post(format!("{}/api/v1/devices", office.server.url)).json(&phone.subscription());
    assert_eq!(json.try_clone().unwrap().send().await.unwrap().status(), 401, "nobody is signed in");
    let foreign = json.header("cookie", &cookie).header("sec-fetch-site", "same-site");
    assert_eq!(foreign.send().await.unwrap().status(), 403);
    assert_eq!(browser.post(&letters).form(&named).send().await.unwrap().status(), 401);
    assert!(devices(&office, own).await.is_empty());

    let kept = post(named).send().await.unwrap();
    assert_eq!((kept.status().as_u16(), kept.headers()["location"].to_str().unwrap()), (303, "/letters#devices"));
    let page = async || browser.get(&letters).header("cookie", &cookie).send().await.unwrap().text().await.unwrap();
    let shown = page().await;
    assert!(shown.contains("<strong>Ada’s &#60;b&#62;phone&#60;/b&#62;</strong>"), "{shown}");
    assert!(shown.contains("<noscript><p>A browser is named by a script") && shown.contains("<button hidden>Tell this device</button>"));
    assert!(!shown.contains(&phone.endpoint), "where it listens is shown nowhere");
    let device = devices(&office, own).await[0]["device"].as_str().unwrap().to_owned();
    let act = |act: &str| vec![("act", act.to_owned()), ("device", device.clone())];
    service.answer(&["201 Created", "500 Oh"]);
    let said = post(act("try-device")).send().await.unwrap().text().await.unwrap();
    assert!(said.contains("A notice is on its way."), "{said}");
    assert_eq!(service.shown(&phone)[0]["title"], "Sternpost can tell you here");
    let said = post(act("try-device")).header("accept-language", "de").send().await.unwrap().text().await.unwrap();
    assert!(said.contains("Der Hinweis kam nicht durch: the push service says 500."), "{said}");
    assert_eq!(post(act("drop-device")).send().await.unwrap().status(), 303);
    assert_eq!(post(act("drop-device")).send().await.unwrap().status(), 404);
    assert!(devices(&office, own).await.is_empty());

    let bad =
        vec![("act", "device".to_owned()), ("endpoint", phone.endpoint.clone()), ("p256dh", "x".to_owned()), ("auth", "y".to_owned())];
    let refused = post(bad).send().await.unwrap().text().await.unwrap();
    assert!(refused.contains("This is no device"), "{refused}");

    // Who signs out everywhere is told nowhere any more.
    assert_eq!(tell(&office, own, &phone).await.0, 201);
    let out = browser.post(format!("{}/sign-out", office.server.url)).header("cookie", &cookie).form(&[("everywhere", "true")]);
    assert_eq!(out.send().await.unwrap().status(), 303);
    assert!(office.store.devices(own).await.unwrap().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_of_one_database_share_a_key_which_lasts_and_can_be_configured() {
    let database = fresh_database().await;
    let mut one = Server::start(Some(database.clone()), None);
    let other = Server::start(Some(database), None);
    let key = async |server: &Server| {
        let asked = reqwest::Client::new().get(format!("{}/api/v1/devices", server.url)).bearer_auth(server.token("ada@a.test"));
        let said: Value = asked.send().await.unwrap().json().await.unwrap();
        said["key"].as_str().unwrap().to_owned()
    };
    let known = key(&one).await;
    assert_eq!(key(&other).await, known);
    one.kill_and_restart();
    assert_eq!(key(&one).await, known);
    one.restart_with(&[], &[("STERNPOST__MAIL__PUSH_KEY", PUSH_KEY)]);
    assert_eq!(key(&one).await, PUSH_KEY_SHOWN);
    let refused = one.refused(&["serve"], &[("STERNPOST__MAIL__PUSH_KEY", "too short")]);
    assert!(refused.contains("mail.push-key"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn devices_go_with_a_backup_and_with_who_is_forgotten() {
    let office = Office::open(None, &[PRIVATE]).await;
    let service = PushService::start().await;
    let (gone, stays) = ("dora@d.test", PLAYERS[0]);
    for (who, name) in [(gone, "hers"), (stays, "his")] {
        assert_eq!(tell(&office, who, &Phone::at(&service, name)).await.0, 201);
    }
    let folder = tempfile::TempDir::new().unwrap();
    let (file, copy) = (folder.path().join("a.backup"), format!("sqlite:{}", folder.path().join("copy.db").display()));
    assert!(office.server.command(&["backup", file.to_str().unwrap()]).status.success());
    assert!(office.server.command_with(&["restore", file.to_str().unwrap()], &[("STERNPOST__DATABASE_URL", &copy)]).status.success());
    let restored = sternpost_store::open(&copy).await.unwrap();
    assert_eq!(restored.devices(gone).await.unwrap(), office.store.devices(gone).await.unwrap());
    // With another key no push service would let this server write to them.
    let key = async |store: &sternpost_store::Store| store.server_key("push", "another").await.unwrap();
    assert_eq!(key(&restored).await, key(&office.store).await);

    let known = office.server.command(&["person", "show", "--email", gone]);
    assert!(String::from_utf8_lossy(&known.stdout).contains("devices.address"), "{known:?}");
    let forgotten = office.server.command(&["person", "forget", "--email", gone]);
    assert!(forgotten.status.success(), "{forgotten:?}");
    assert!(office.store.devices(gone).await.unwrap().is_empty());
    assert_eq!(office.store.devices(stays).await.unwrap().len(), 1);
}

on_both_servers! {
    a_service_that_fails_is_tried_again_when_it_wants_and_the_letter_goes
}
