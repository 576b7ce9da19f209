//! What a table's court had begun when the rules were exchanged under it: a motion that leads to where older rules led, a second campaign that was to go
//! on from there. Databases of an earlier server, with entries as that server would have written them in its last moment.

use crate::left::leave;
use crate::mail_in::text_of;
use crate::pace::Hands;
use crate::server::{NO_LIMITS, Server, until};
use crate::smtp::Sink;
use chrono::{DateTime, TimeDelta, Utc};
use serde_json::{Value, json};
use std::sync::Arc;
use sternpost_core::{Picked, Seat};
use sternpost_games::GAMES;
use sternpost_log::upgrade::{Course, reconcile};
use sternpost_log::{Actor, Body, CampaignId, Cause, CourtAct, Draws, Entry, Motion, NewEntry, Ruling};
use sternpost_model::chain::seal;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_model::entropy;
use sternpost_model::pace::{Moved, Pace, Terms, Watch};
use sternpost_store::{Commit, Status, Store, WatchChange};

const PEOPLE: [&str; 3] = ["ada@ada.test", "bo@bo.test", "cleo@cleo.test"];
/// The revision of the server that left the database: one of which today's rules do not take all that was answered.
const REVISION: u32 = 2;

/// A campaign of which these rules do not take all that was answered.
struct Older {
    url: String,
    store: Arc<Store>,
    id: CampaignId,
    entries: Vec<Entry>,
    /// A question that older rules asked, and that these do not lead to: the entry before its answer, the seat, the question, the answer.
    beyond: (u64, Seat, String, Picked<String>),
    /// An entry that these rules lead to.
    within: u64,
}

impl Older {
    async fn of(url: String) -> Self {
        leave(REVISION, &url).await;
        let store = sternpost_store::open(&url).await.unwrap();
        for campaign in store.campaigns_with(Status::Running).await.unwrap() {
            let entries = store.entries(campaign.id, 0, 10_000).await.unwrap();
            let game = GAMES.iter().find(|game| game.id() == campaign.game).unwrap();
            let is_led_to = |seq: u64| {
                let before: Vec<Entry> = entries.iter().filter(|entry| entry.seq <= seq).cloned().collect();
                let goes_on = reconcile(*game, &before, &[]).unwrap();
                !matches!(goes_on.course, Course::NewGround { back_to: Some(_) })
            };
            let answers = |entry: &&Entry| entry.body.turn().is_some_and(|turn| turn.question.is_some() && turn.answers.len() == 1);
            let (Some(last), Some(first)) = (entries.iter().rfind(answers), entries.iter().find(answers)) else { continue };
            let has_snapshot = store.position_by(campaign.id, last.seq).await.unwrap().is_some();
            if has_snapshot || is_led_to(last.seq - 1) || !is_led_to(first.seq) || !entries[last.seq as usize - 2].body.moves_the_position()
            {
                continue;
            }
            let turn = last.body.turn().unwrap();
            let beyond = (last.seq - 1, turn.seat, turn.question.unwrap().to_owned(), turn.answers[0].clone());
            let within = first.seq;
            return Self { store, id: campaign.id, beyond, within, entries, url };
        }
        panic!("these rules take everything that the server of revision {REVISION} took");
    }

    /// Entries as the earlier server would have written them, and the watch it would have left.
    async fn left_with(&mut self, acts: Vec<(CourtAct, Actor)>, at: DateTime<Utc>, watch: Option<Watch>) -> Vec<u64> {
        let secret = self.store.secret(self.id).await.unwrap().unwrap();
        let digest = self.entries.iter().rev().find_map(|entry| entry.digest.clone());
        let mut written: Vec<Entry> = vec![];
        for (act, by) in acts {
            let last = written.last().or(self.entries.last()).unwrap();
            let new = NewEntry::after(last.seq, self.id, at, REVISION, Body::Court { act }).by(by, Cause::Page);
            written.push(seal(NewEntry { digest: digest.clone(), ..new }, &last.hash, &secret));
        }
        let seqs = written.iter().map(|entry| entry.seq).collect();
        self.entries.extend(written.iter().cloned());
        let watch = watch.map(|watch| WatchChange { campaign: self.id, known: 0, watch });
        self.store.commit(Commit { entries: written, watch, ..Commit::default() }).await.unwrap();
        seqs
    }

    /// What is answered to somebody; status and text.
    async fn get(&self, server: &Server, who: &str, path: &str) -> (u16, String) {
        let request = reqwest::Client::new().get(format!("{}{path}", server.url)).bearer_auth(server.token(who));
        let answer = request.send().await.unwrap();
        (answer.status().as_u16(), answer.text().await.unwrap())
    }

    async fn docket(&self, server: &Server) -> Value {
        let (status, said) = self.get(server, PEOPLE[0], &format!("/api/v1/campaigns/{}/court", self.id)).await;
        assert_eq!(status, 200, "{said}");
        serde_json::from_str(&said).unwrap()
    }
}

fn why() -> String {
    "The agenda was forgotten.".to_owned()
}

/// The table is voting on going back to where these rules do not lead: the page shows what is voted on, that moment is told to be of older rules, and
/// the vote comes to nothing.
async fn a_motion_leads_to_where_older_rules_led_and_its_page_shows(url: String) {
    let mut older = Older::of(url).await;
    let (to, seat, question, answer) = older.beyond.clone();
    let now = SystemClock.now();
    let answers = vec![answer];
    let motion = Motion::Adopt { to, draws: Draws::Anew, seat, question, answers };
    let voters = (0..3).map(Seat).collect();
    let proposed = CourtAct::Proposed { seat: Some(seat), motion, why: why(), voters, until: now + TimeDelta::hours(72) };
    let motion = older.left_with(vec![(proposed, Actor::Seat(seat))], now, None).await[0];

    let server = Server::start_with(Some(older.url.clone()), None, &NO_LIMITS);
    for (who, language) in PEOPLE.into_iter().zip(["en", "de", "en"]) {
        let request = reqwest::Client::new().get(format!("{}/c/{}/court", server.url, older.id)).bearer_auth(server.token(who));
        let answer = request.header("accept-language", language).send().await.unwrap();
        let (status, page) = (answer.status().as_u16(), answer.text().await.unwrap());
        assert!(status == 200 && page.contains("The agenda was forgotten.") && page.contains(&format!("/at/{to}")), "{status}: {page}");
        assert!(page.contains("name=\"vote\""), "it can be voted on: {page}");
    }
    assert_eq!(older.docket(&server).await["motions"][0]["says"]["to"], json!(to));
    // Nothing else is shown in its place, neither a page nor a view nor a board.
    for path in [format!("/c/{}/at/{to}", older.id), format!("/api/v1/campaigns/{}/at/{to}", older.id)] {
        let (status, said) = older.get(&server, PEOPLE[0], &path).await;
        assert_eq!(status, 409, "{path}: {said}");
    }
    assert_eq!(
        older.get(&server, PEOPLE[0], &format!("/c/{}/at/{}", older.id, older.within)).await.0,
        200,
        "where these rules lead is shown"
    );

    let voter = PEOPLE[usize::from(seat.0 + 1) % 3];
    let form = [("act", "vote".to_owned()), ("motion", motion.to_string()), ("vote", "yes".to_owned())];
    let url = format!("{}/c/{}/court", server.url, older.id);
    let sent = reqwest::Client::new().post(url).bearer_auth(server.token(voter)).form(&form).send().await.unwrap();
    let (status, page) = (sent.status().as_u16(), sent.text().await.unwrap());
    assert!(status == 200 && page.contains("The agenda was forgotten."), "{status}: {page}");
    let docket = older.docket(&server).await;
    assert_eq!(
        (&docket["motions"][0]["outcome"], docket["rewinds"].as_array().unwrap().iter().all(|back| back["ordered-by"].is_null())),
        (&json!("withdrawn"), true)
    );
    // Nobody is led there later, either.
    let back = json!({ "act": "propose", "motion": { "is": "rewind", "to": to }, "why": "Once more." });
    let url = format!("{}/api/v1/campaigns/{}/court", server.url, older.id);
    let refused = reqwest::Client::new().post(url).bearer_auth(server.token(voter)).json(&back).send().await.unwrap();
    assert!([409, 422].contains(&refused.status().as_u16()), "{}", refused.text().await.unwrap());
    let rewound = server.command(&["campaign", "rewind", &older.id.to_string(), &to.to_string(), "--why", "so"]);
    assert!(!rewound.status.success(), "{}", String::from_utf8_lossy(&rewound.stdout));
    assert!(server.command(&["audit"]).status.success());
}

/// Two rulings let second campaigns begin, and the server that gave them went down. One can begin under these rules, one cannot: it keeps neither the other
/// from beginning, nor the vote from its end, nor the clock from running; the host learns why, once.
async fn a_second_campaign_that_cannot_begin_stops_nothing_and_its_host_learns_why(url: String) {
    let mut older = Older::of(url).await;
    let (beyond, within) = (older.beyond.0, older.within);
    let now = SystemClock.now();
    let (cannot, can) = (entropy::campaign_id(now), entropy::campaign_id(now));
    let last = older.entries.last().unwrap().seq;
    let seat = Seat(1);
    let disputed = |entry: u64| (CourtAct::Disputed { seat, entry, why: why() }, Actor::Seat(seat));
    let forked = |dispute: u64, at: u64, fork: CampaignId| {
        let ruling = Ruling::Forked { at };
        (CourtAct::Ruled { dispute, ruling, why: why(), patch: None, motion: None, fork: Some(fork) }, Actor::Arbiter)
    };
    let motion = Motion::Rewind { to: within, draws: Draws::Anew };
    let voters = (0..3).map(Seat).collect();
    let proposed = CourtAct::Proposed { seat: Some(seat), motion, why: why(), voters, until: now + TimeDelta::hours(72) };
    let acts = vec![
        disputed(beyond),
        forked(last + 1, beyond, cannot),
        disputed(within + 1),
        forked(last + 3, within, can),
        (proposed, Actor::Seat(seat)),
    ];
    let mut watch = Watch::new(Terms { pace: Pace::Deadline { hours: 24 }, ..Terms::default() });
    watch.follow(&[], now, Moved::Anew);
    watch.hear_court(false, Some(now), now);
    older.left_with(acts, now, Some(watch)).await;

    let (hands, sink) = (Hands::at(now + TimeDelta::minutes(1)), Sink::start().await);
    let clock = hands.path.display().to_string();
    let more = [&NO_LIMITS[..], &[("STERNPOST_TEST_CLOCK", clock.as_str())]].concat();
    let server = Server::start_with(Some(older.url.clone()), Some(sink.address), &more);
    let begun = async |fork: CampaignId| older.store.campaign(fork).await.unwrap().is_some();
    until("the campaign that can begin has begun", async || begun(can).await).await;
    let told = || {
        let received = sink.received();
        let is_it = |mail: &&crate::smtp::Received| text_of(mail).contains("The second campaign could not begin");
        received.iter().filter(is_it).map(|mail| (mail.to[0].clone(), text_of(mail))).collect::<Vec<_>>()
    };
    until("the host is told", async || !told().is_empty()).await;
    let (to, text) = told().remove(0);
    assert_eq!(to, PEOPLE[0], "the host");
    let says = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(says.contains(&format!("It was to go on from entry {beyond}. Older rules led there")), "{text}");
    assert!(!begun(cannot).await);
    let (status, page) = older.get(&server, PEOPLE[2], &format!("/c/{}/court", older.id)).await;
    assert!(status == 200 && page.contains("The second campaign could not begin"), "{status}: {page}");
    assert!(page.contains(&format!("/c/{can}")) && !page.contains(&format!("/c/{cannot}")), "only what is there is linked: {page}");

    // The clock goes on: whoever is asked runs out of time; and the court: too few vote in time.
    let asked = older.store.head(older.id).await.unwrap().unwrap().0;
    hands.go_on(25);
    until("time runs out", async || {
        let since = older.store.entries(older.id, asked, 1_000).await.unwrap();
        since.iter().any(|entry| entry.cause == Cause::Deadline)
    })
    .await;
    for _ in 0..3 {
        hands.go_on(25);
    }
    until("the vote is over", async || older.docket(&server).await["motions"][0]["outcome"] == "lapsed").await;
    let next = json!({ "act": "propose", "motion": { "is": "rewind", "to": within }, "why": "Once more." });
    let url = format!("{}/api/v1/campaigns/{}/court", server.url, older.id);
    let sent = reqwest::Client::new().post(url).bearer_auth(server.token(PEOPLE[1])).json(&next).send().await.unwrap();
    assert_eq!(sent.status(), 200, "{}", sent.text().await.unwrap());
    hands.go_on(37);
    until("who has not voted is reminded", async || {
        sink.received().iter().any(|mail| text_of(mail).contains("Your vote is still missing"))
    })
    .await;
    assert_eq!(told().len(), 1, "the host is told once, however often it is tried");
    let letters = older.store.letters(older.id).await.unwrap();
    assert_eq!(letters.iter().filter(|letter| letter.letter.content.payload().contains("fork-failed")).count(), 1);
    assert!(!begun(cannot).await);
}

on_both! {
    a_motion_leads_to_where_older_rules_led_and_its_page_shows
    a_second_campaign_that_cannot_begin_stops_nothing_and_its_host_learns_why
}
