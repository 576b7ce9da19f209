//! A server that has sent a letter of every kind there is, and all of them have arrived: what a scanner may find in mailboxes.

use crate::api::seats_in;
use crate::deals::combat;
use crate::mail_in::{Lmtp, reply_address, text_of};
use crate::office::{HOST, Office, PLAYERS, players_of};
use crate::operator::does_not_fold;
use crate::pace::Hands;
use crate::planted::{ID, plant_with, position};
use crate::server::{KEY, NO_LIMITS, is_in, until};
use crate::smtp::Received;
use crate::tables::{count, words};
use chrono::{TimeDelta, Timelike as _};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use sternpost_games::GAMES;
use sternpost_log::CampaignId;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_model::letter::{Letter, StuckPayload};
use sternpost_model::policy::Windows;
use sternpost_post::links::{InviteLink, Links};
use sternpost_store::{Commit, NewLetter, Status};

/// Whom the seats of the planted campaign go to, one after the other, and who else is written to.
const DOV: &str = "dov@d.test";
const EVE: &str = "eve@e.test";
/// How long the play below takes by the server's clock.
const PLAYED: TimeDelta = TimeDelta::hours(28);

/// A server with campaigns of every state, and what leads to them besides letters.
pub(crate) struct Written {
    pub(crate) office: Office,
    /// Links that no letter has, but a page: whoever is given one may post it on.
    pub(crate) shown: Vec<String>,
    /// What is played, with what options.
    game: (&'static str, Value),
    /// A campaign beside the office's. Of Twilight Imperium it stands in the middle of a combat, where something can be proposed.
    second: String,
}

impl Written {
    pub(crate) async fn of(game: &'static str, database: String) -> Self {
        let is_planted = game == GAMES[0].id();
        if is_planted {
            plant_with(&database, &combat(), &*position(&combat()), &[], Windows::Everybody).await;
        }
        let game = (game, if is_planted { crate::api::one_at_a_time() } else { json!({}) });
        // When all is played it is now: tokens of the tests are made by the machine's clock, and the server is to go by it then.
        let hands = Hands::at(SystemClock.now() - PLAYED);
        let clock = hands.path.display().to_string();
        let more = [&NO_LIMITS[..], &[("STERNPOST_TEST_CLOCK", clock.as_str())]].concat();
        let office = Office::open_game(game.clone(), Some(database), &more, json!({ "pace": { "kind": "deadline", "hours": 40 } })).await;
        let second = if is_planted { ID.to_owned() } else { second(&office, &game).await };
        let mut written = Self { office, shown: vec![], game, second };
        written.a_lobby_with_an_open_seat().await;
        if is_planted {
            written.a_proposal().await;
        }
        written.a_campaign_that_gets_stuck_and_is_closed().await;
        written.past_what_is_asked_together().await;
        let seat = written.office.asked().await;
        written.a_table_that_talks(seat, &hands).await;
        written.seats_that_pass().await;
        written.what_comes_at_once(seat).await;
        written.letters_that_come_back(seat).await;
        written.a_table_that_goes_back(seat).await;
        written.all_have_arrived().await;
        written.all_can_be_replied_to().await;
        written
    }

    fn seats(&self) -> usize {
        seats_in(self.game.0)
    }

    /// The seat so many behind one.
    fn behind(&self, seat: usize, by: usize) -> usize {
        (seat + by) % self.seats()
    }

    fn way(&self, what: &str) -> String {
        format!("/campaigns/{}/{what}", self.office.id)
    }

    /// Something is done that succeeds; what is said to it.
    async fn does(&self, method: &str, way: &str, who: &str, body: Value) -> Value {
        let (status, said) = self.office.send(method, way, who, &body).await;
        assert!((200..300).contains(&status), "{method} {way}: {status} {said}");
        said
    }

    /// The link of a kind in a letter to somebody.
    async fn link(&self, to: &str, kind: &str) -> String {
        let of = |text: &str| text.split_whitespace().find(|word| word.contains(kind)).map(str::to_owned);
        let letter = self.office.sink.wait_for(|mail| mail.to[0] == to && of(&text_of(mail)).is_some()).await;
        of(&text_of(&letter)).unwrap()
    }

    /// Sends a form of a page that a link leads to.
    async fn press(&self, url: &str, fields: &[(&str, &str)]) {
        let sent = self.office.client.post(url).form(fields).send().await.unwrap();
        assert!(is_in(&sent), "{url}: {}", sent.status());
    }

    /// Somebody answers what they are asked in a campaign, if they are, with the default.
    async fn answers_as_by_default(&self, campaign: &str, who: &str) {
        let asked = self.does("GET", &format!("/campaigns/{campaign}/questions"), who, Value::Null).await;
        if let Some(question) = asked["questions"].get(0) {
            let body = json!({ "version": asked["version"], "question": question["id"], "answers": [question["default"]] });
            self.does("POST", &format!("/campaigns/{campaign}/answers"), who, body).await;
        }
    }

    /// What all are asked together is answered: from then on it is one seat's turn.
    async fn past_what_is_asked_together(&self) {
        let mut asked = vec![];
        for who in &PLAYERS[..self.seats()] {
            let questions = self.does("GET", &self.way("questions"), who, Value::Null).await;
            if questions["questions"].get(0).is_some() {
                asked.push(*who);
            }
        }
        for who in asked.iter().filter(|_| asked.len() > 1) {
            self.answers_as_by_default(&self.office.id, who).await;
        }
    }

    async fn all_have_arrived(&self) {
        let database = self.office.server.database();
        // The next letter to a host waits for its day.
        let waiting = "SELECT COUNT(*) FROM letters WHERE state = 'pending' AND kind <> 'hosted'";
        until("no letter waits", async || count(&database, waiting).await == 0).await;
    }

    /// Whoever holds a seat can reply to whatever they are written about it while the campaign goes on. A letter that asks in several
    /// campaigns names an address for each.
    async fn all_can_be_replied_to(&self) {
        let database = self.office.server.database();
        let of_seats = "SELECT id FROM letters WHERE state = 'sent' AND seat IS NOT NULL AND kind NOT IN ('invitation', 'ended')";
        let of_seats: BTreeSet<String> = words(&database, of_seats).await.into_iter().collect();
        // A letter's name is followed by the key of a reply to it.
        let is_of_a_seat =
            |mail: &&Received| mail.mail().message_id().and_then(|id| id.split(['@', '.']).next()).is_some_and(|id| of_seats.contains(id));
        let asks_several = |mail: &Received| mail.mail().subject().is_some_and(|subject| subject.contains("campaigns"));
        let sent: Vec<Received> = self.office.sink.received().into_iter().filter(|mail| !asks_several(mail)).collect();
        let told = |mail: &Received| format!("{:?} to {:?}", mail.mail().subject(), mail.to);
        let without: Vec<String> = sent.iter().filter(is_of_a_seat).filter(|mail| reply_address(mail).is_none()).map(told).collect();
        assert_eq!(without, Vec::<String>::new());
        assert!(sent.iter().filter(is_of_a_seat).count() > 8, "there are some");
    }

    /// The kinds of letters that were sent.
    pub(crate) async fn kinds(&self) -> BTreeSet<String> {
        words(&self.office.server.database(), "SELECT DISTINCT kind FROM letters WHERE state = 'sent'").await.into_iter().collect()
    }

    /// Invitation, decline, wish.
    async fn a_lobby_with_an_open_seat(&mut self) {
        let mut seats = players_of(self.game.0);
        if let Some(last) = seats.last_mut() {
            *last = json!({ "name": "The last seat", "open": true });
        }
        let lobby = json!({ "game": self.game.0, "name": "Open", "options": self.game.1, "seats": seats });
        let id = self.does("POST", "/campaigns", HOST, lobby).await["id"].as_str().unwrap().to_owned();
        let link = InviteLink { campaign: id.parse().unwrap(), seat: 0, generation: 1 };
        let declined = Links::new(KEY.as_bytes(), &[]).sign(link, SystemClock.now());
        let url = format!("{}/i/{declined}", self.office.server.url);
        let declined = self.office.client.post(url).form(&[("decline", "true")]).send().await.unwrap();
        assert_eq!(declined.status(), 200);
        let open = self.does("PUT", &format!("/campaigns/{id}/open-link"), HOST, json!({ "open": true })).await;
        let url = open["url"].as_str().unwrap().to_owned();
        self.press(&url, &[("name", "Fay"), ("mail", "fay@f.test")]).await;
        self.link("fay@f.test", "/w/").await;
        self.shown.push(url);
    }

    /// Ada proposes something to Bo in the middle of a combat.
    async fn a_proposal(&self) {
        let way = |what: &str| format!("/campaigns/{ID}/{what}");
        let asked = async |who: &str| self.does("GET", &way("questions"), who, Value::Null).await;
        while asked(PLAYERS[1]).await["questions"][0].is_null() {
            let asked = asked(PLAYERS[0]).await;
            let answers = json!([{ "one": "use-ability:ambush" }]);
            let body = json!({ "version": asked["version"], "question": asked["questions"][0]["id"], "answers": answers });
            self.does("POST", &way("answers"), PLAYERS[0], body).await;
        }
        let version = asked(PLAYERS[0]).await["version"].clone();
        let answers = json!([{ "one": "propose:1" }, { "amount": 1 }, { "amount": 0 }]);
        self.does("POST", &way("answers"), PLAYERS[0], json!({ "version": version, "question": "any-0", "answers": answers })).await;
    }

    /// A third campaign that no longer folds, goes on by new rules, and is closed; its host was told that it was stuck.
    async fn a_campaign_that_gets_stuck_and_is_closed(&self) {
        let office = &self.office;
        let body = json!({ "game": self.game.0, "name": "Stuck", "options": self.game.1, "seats": players_of(self.game.0) });
        let id: CampaignId = self.does("POST", "/campaigns", HOST, body).await["id"].as_str().unwrap().parse().unwrap();
        for seat in 0..u8::try_from(self.seats()).unwrap() {
            let token = Links::new(KEY.as_bytes(), &[]).sign(InviteLink { campaign: id, seat, generation: 1 }, SystemClock.now());
            self.press(&format!("{}/i/{token}", office.server.url), &[("choice", "")]).await;
        }
        // What all are asked together is no entry of one of them.
        for who in PLAYERS.into_iter().take(self.seats()).cycle().take(12) {
            let entries = office.store.entries(id, 0, 1_000).await.unwrap();
            if entries.last().is_some_and(|entry| entry.body.kind() == "answered") {
                break;
            }
            self.answers_as_by_default(&id.to_string(), who).await;
        }
        // No rule of ours fails: what one that does leaves behind is put there, with the letter that goes out then.
        let letter = NewLetter {
            id: "stuck".to_owned(),
            campaign: Some(id),
            seat: None,
            content: Letter::Stuck(StuckPayload::default()),
            recipient: HOST.to_owned(),
            // The server's clock stands still.
            not_before: SystemClock.now() - PLAYED - TimeDelta::days(1),
        };
        let stuck = Commit { status: Some((id, Status::Stuck)), letters: vec![letter], ..Commit::default() };
        office.store.commit(stuck).await.unwrap();
        let status = async || self.does("GET", &format!("/campaigns/{id}"), HOST, Value::Null).await["status"].clone();
        until("it is stuck", async || status().await == "stuck").await;
        does_not_fold(&office.store, id).await;
        for (act, kind) in [("retry", "new-rules"), ("close", "ended")] {
            let said = office.server.command(&["campaign", act, &id.to_string()]);
            assert!(said.status.success(), "{act}: {}", String::from_utf8_lossy(&said.stderr));
            until("everybody is told", async || self.kinds().await.contains(kind)).await;
        }
        until("it is over", async || status().await == "ended").await;
    }

    /// Talk and promises, alone and in one letter; a reply, a reminder, a pause.
    async fn a_table_that_talks(&self, seat: usize, hands: &Hands) {
        let office = &self.office;
        let (own, speaker, third) = (PLAYERS[seat], self.behind(seat, 1), self.behind(seat, self.seats() - 1));
        let wishes = |together: bool| json!({ "rhythm": { "kind": "at-once" }, "together": together, "quiet": null, "zone": "UTC" });
        self.does("PUT", "/letters", PLAYERS[third], wishes(true)).await;
        let mut hosting = wishes(false);
        // At an hour that is far from now: the letter of the day after does not come while a test looks on.
        hosting["rhythm"] = json!({ "kind": "daily", "hour": (SystemClock.now().hour() + 12) % 24 });
        hosting["hosting"] = json!({ "every": "day", "language": "en" });
        self.does("PUT", "/letters", HOST, hosting).await;
        self.does("POST", &self.way("talk"), PLAYERS[speaker], json!({ "said": "Soon.", "to": [] })).await;
        let others: Vec<usize> = (0..self.seats()).filter(|other| *other != speaker).collect();
        let promise = json!({ "said": "I leave Lodor alone.", "with": others });
        self.does("POST", &self.way("promises"), PLAYERS[speaker], promise).await;
        // Who wants one letter for everything gets one of both tables, others one of each.
        self.does("POST", &format!("/campaigns/{}/talk", self.second), PLAYERS[speaker], json!({ "said": "Later.", "to": [] })).await;
        let first = office.question(own, 0).await;
        let to = reply_address(&first).unwrap();
        let mail = format!("From: <{own}>\r\nTo: <{to}>\r\nMessage-ID: <1@mail.test>\r\nSubject: Re: x\r\n\r\nSTATUS\r\n");
        let mut lmtp = Lmtp::connect(office.server.lmtp()).await;
        assert_eq!(lmtp.mail(own, &[&to], mail.as_bytes()).await, ["250 2.0.0 Kept"]);
        lmtp.quit().await;
        hands.go_on(21);
        until("there is a reminder", async || self.kinds().await.contains("reminder")).await;
        self.does("POST", &self.way("time"), HOST, json!({ "act": "pause" })).await;
        hands.go_on(6);
        let is_sent =
            async |kind: &str| until(&format!("a letter of the kind {kind} was sent"), async || self.kinds().await.contains(kind)).await;
        for kind in ["promise", "timing", "talk", "hosted"] {
            is_sent(kind).await;
        }
        self.does("PUT", "/letters", HOST, wishes(false)).await;
        self.does("POST", &self.way("time"), HOST, json!({ "act": "resume" })).await;
        if third == speaker {
            // At a table of two who speaks has read all that was said: there whoever is asked wants one letter, for once, and is asked again.
            self.does("PUT", "/letters", own, wishes(true)).await;
            office.ask_again(seat).await;
            is_sent("owed").await;
            self.does("PUT", "/letters", own, wishes(false)).await;
        } else {
            is_sent("owed").await;
        }
    }

    /// A vote that is asked and taken back, and the host who goes back by an answer.
    async fn a_table_that_goes_back(&self, seat: usize) {
        let asked = self.does("GET", &self.way("questions"), PLAYERS[seat], Value::Null).await;
        let question = &asked["questions"][0];
        let answer = json!({ "version": asked["version"], "question": question["id"], "answers": [question["default"]] });
        self.does("POST", &self.way("answers"), PLAYERS[seat], answer).await;
        let log = self.does("GET", &self.way("log"), HOST, Value::Null).await;
        let entries = log["entries"].as_array().unwrap();
        let moved = |entry: &&Value| {
            entry["effective"] == true
                && ["started", "rebased", "answered", "together", "anytime"].iter().any(|kind| entry["kind"] == *kind)
        };
        let to = entries.iter().filter(moved).rev().nth(1).expect("somebody has answered")["seq"].clone();
        let motion = json!({ "act": "propose", "motion": { "is": "rewind", "to": to }, "why": "Let us see." });
        let proposed = self.does("POST", &self.way("court"), PLAYERS[seat], motion).await;
        self.link(PLAYERS[self.behind(seat, 1)], "?to=agree").await;
        self.does("POST", &self.way("court"), PLAYERS[seat], json!({ "act": "drop", "motion": proposed["entry"] })).await;
        self.does("POST", &self.way("court"), HOST, json!({ "act": "rewind", "to": to, "why": "Once more." })).await;
        self.link(PLAYERS[self.behind(seat, 1)], "?to=rewind").await;
    }

    /// The last seat passes to Dov, who offers it to Eve; the host asks for a substitute.
    async fn seats_that_pass(&mut self) {
        let last = self.seats() - 1;
        let holder = format!("/campaigns/{}/seats/{last}/holder", self.second);
        self.does("POST", &holder, PLAYERS[last], json!({ "act": "offer", "name": "Dov", "email": DOV })).await;
        let offered = self.link(DOV, "/h/").await;
        self.press(&offered, &[("act", "accept")]).await;
        self.link(PLAYERS[last], "/f/").await;
        self.does("POST", &holder, DOV, json!({ "act": "offer", "name": "Eve", "email": EVE })).await;
        self.link(EVE, "/h/").await;
        let invite = json!({ "act": "invite", "name": "Gus", "email": "gus@g.test" });
        self.does("POST", &self.way("substitutes"), HOST, invite).await;
        self.link("gus@g.test", "/q/").await;
        let pool = self.does("POST", &self.way("substitutes"), HOST, json!({ "act": "link", "open": true })).await;
        self.shown.push(pool["url"].as_str().unwrap().to_owned());
    }

    /// A link to sign in, a second address to confirm, a calendar.
    async fn what_comes_at_once(&mut self, seat: usize) {
        let other = PLAYERS[self.behind(seat, 1)];
        self.does("PUT", "/letters/second", other, json!({ "kind": "mail", "address": "second@s.test" })).await;
        self.link("second@s.test", "/v/").await;
        let office = &self.office;
        self.press(&format!("{}/sign-in", office.server.url), &[("mail", other)]).await;
        self.link(other, "/s/").await;
        let token = office.server.token(other);
        let made = office.client.post(format!("{}/calendar", office.server.url)).bearer_auth(&token).form(&[("open", "true")]);
        let page = made.send().await.unwrap();
        assert_eq!(page.status(), 200);
        let page = office.client.get(format!("{}/campaigns", office.server.url)).bearer_auth(token).send().await.unwrap();
        let page = page.text().await.unwrap();
        self.shown.push(page.split('"').find(|part| part.contains("/k/")).expect("the calendar has an address").to_owned());
    }

    /// Three letters in a row that come back: the host is told.
    async fn letters_that_come_back(&self, seat: usize) {
        let (office, own) = (&self.office, PLAYERS[seat]);
        for round in 0..3 {
            let letter = office.questions(own).pop().unwrap();
            assert_eq!(office.report(&letter.from, "failed", "5.1.1").await, ["250 2.0.0 Kept"]);
            let wanted = if round == 2 { "unreachable" } else { "bounced" };
            until("a loss is seen", async || office.state(own, seat).await == wanted).await;
            let before = office.questions(own).len();
            if round < 2 {
                office.ask_again(seat).await;
                until("it is asked again", async || office.questions(own).len() > before).await;
            }
        }
        office.sink.wait_for(|mail| mail.to[0] == HOST && text_of(mail).contains("The last letters to")).await;
    }
}

/// Another campaign of the players of the office.
async fn second(office: &Office, (game, options): &(&str, Value)) -> String {
    office.begin(PLAYERS[0], &json!({ "game": game, "name": "Second", "options": options, "seats": players_of(game) })).await
}
