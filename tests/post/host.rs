//! What the host of a campaign is told while the table fills.

use crate::server::{KEY, Server, is_in};
use crate::smtp::Sink;
use chrono::TimeDelta;
use serde_json::{Value, json};
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_post::links::{InviteLink, Links};

const PLAYERS: [&str; 3] = ["ada@a.test", "bo@b.test", "cleo@c.test"];

struct Table {
    client: reqwest::Client,
    server: Server,
    sink: Sink,
}

impl Table {
    async fn set() -> Self {
        Self::set_with(&[]).await
    }

    async fn set_with(more: &[(&str, &str)]) -> Self {
        let sink = Sink::start().await;
        Self { client: reqwest::Client::new(), server: Server::start_with(None, Some(sink.address), more), sink }
    }

    /// A campaign of three, Ada's seat in German.
    async fn hosted_by(&self, host: &str) -> String {
        let seat = |address: &str| {
            let language = if address == "ada@a.test" { "de" } else { "en" };
            json!({ "name": address.split('@').next(), "email": address, "language": language })
        };
        let body = json!({ "game": "twilight-imperium", "name": "Hosted", "seats": PLAYERS.map(seat) });
        let request = self.client.post(format!("{}/api/v1/campaigns", self.server.url)).bearer_auth(self.server.token(host)).json(&body);
        request.send().await.unwrap().json::<Value>().await.unwrap()["id"].as_str().unwrap().to_owned()
    }

    async fn take(&self, id: &str, seat: u8, choice: &str) {
        let link = InviteLink { campaign: id.parse().unwrap(), seat, generation: 1 };
        let token = Links::new(KEY.as_bytes(), &[]).sign(link, SystemClock.now() + TimeDelta::days(1));
        let taken = self.client.post(format!("{}/i/{token}", self.server.url)).form(&[("choice", choice)]).send().await.unwrap();
        assert!(is_in(&taken));
    }

    /// Subject and text of the letter to the host that says this.
    async fn told(&self, host: &str, words: &str) -> (String, String) {
        let text = |mail: &crate::smtp::Received| mail.mail().body_text(0).unwrap_or_default().replace("\r\n", "\n");
        let mail = self.sink.wait_for(|mail| mail.to[0] == host && text(mail).contains(words)).await;
        (mail.mail().subject().unwrap().to_owned(), text(&mail))
    }

    /// To whom letters about taken seats were written.
    async fn news(&self, id: &str) -> Vec<String> {
        let store = sternpost_store::open(&self.server.database()).await.unwrap();
        let letters = store.letters(id.parse().unwrap()).await.unwrap();
        letters
            .into_iter()
            .map(|letter| letter.letter)
            .filter(|letter| letter.kind().name() == "seat-taken")
            .map(|letter| letter.recipient)
            .collect()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_plays_is_told_of_every_other_seat_in_their_language() {
    let table = Table::set().await;
    let id = table.hosted_by("ada@a.test").await;

    table.take(&id, 1, r#"{"faction":"sol"}"#).await;
    let (subject, text) = table.told("ada@a.test", "bo hat in Hosted Platz genommen.").await;
    assert_eq!(subject, "[Hosted] bo ist dabei");
    assert!(text.contains("Es fehlen noch: ada, cleo\n") && text.contains(&format!("{}/c/{id}", table.server.url)), "{text}");

    table.take(&id, 1, r#"{"faction":"hacan"}"#).await;
    table.take(&id, 0, "").await;
    assert_eq!(table.news(&id).await.len(), 1, "a new choice is no news to the host, nor is the host's own seat");

    table.take(&id, 2, "").await;
    let (_, text) = table.told("ada@a.test", "cleo hat in Hosted Platz genommen.").await;
    assert!(text.contains("Alle sind dabei"), "{text}");
    assert_eq!(table.news(&id).await, ["ada@a.test"; 2]);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_declines_leaves_the_seat_to_somebody_else_and_the_host_is_told() {
    let table = Table::set().await;
    let id = table.hosted_by("ada@a.test").await;
    let url = |seat: u8, generation: u32| {
        let link = InviteLink { campaign: id.parse().unwrap(), seat, generation };
        format!("{}/i/{}", table.server.url, Links::new(KEY.as_bytes(), &[]).sign(link, SystemClock.now() + TimeDelta::days(1)))
    };
    let page = table.client.get(url(1, 1)).send().await.unwrap().text().await.unwrap();
    assert!(page.contains("Not this time") && page.contains("is told, and the seat is free for somebody else."), "{page}");
    let decline = async |url: String| table.client.post(url).form(&[("decline", "true")]).send().await.unwrap();

    let declined = decline(url(1, 1)).await;
    assert_eq!(declined.status(), 200);
    assert!(declined.text().await.unwrap().contains("You have declined."));
    let (subject, text) = table.told("ada@a.test", "bo hat den Platz in Hosted abgelehnt.").await;
    assert_eq!(subject, "[Hosted] bo sagt ab");
    assert!(text.contains("Der Platz ist wieder frei.") && text.contains(&format!("{}/c/{id}", table.server.url)), "{text}");
    assert_eq!(decline(url(1, 1)).await.status(), 410, "the invitation is dead");
    assert_eq!(decline(url(1, 2)).await.status(), 409, "nobody is invited to this seat");

    table.take(&id, 2, "").await;
    let page = table.client.get(url(2, 1)).send().await.unwrap().text().await.unwrap();
    assert!(!page.contains("Not this time"), "who is in does not decline");
    assert_eq!(decline(url(2, 1)).await.status(), 409, "a seat that is taken is not declined");

    assert_eq!(decline(url(0, 1)).await.status(), 200);
    let store = sternpost_store::open(&table.server.database()).await.unwrap();
    let letters = store.letters(id.parse().unwrap()).await.unwrap();
    let told = letters.iter().filter(|letter| letter.letter.kind().name() == "seat-declined").count();
    assert_eq!(told, 1, "what hosts decline themselves is no news to them");
}

/// Whoever invites friends by a word in their messenger has them all within a minute.
#[tokio::test(flavor = "multi_thread")]
async fn a_host_is_told_in_one_letter_of_all_who_come_in_together() {
    let table = Table::set_with(&[("STERNPOST__MAIL__GRACE_SECONDS", "5")]).await;
    let id = table.hosted_by("host@h.test").await;
    for seat in 0..2 {
        table.take(&id, seat, "").await;
    }
    let (subject, text) = table.told("host@h.test", "ada, bo have taken seats in Hosted.").await;
    assert_eq!(subject, "[Hosted] ada, bo are in");
    assert!(text.contains("Still to come: cleo\n"), "{text}");
    table.take(&id, 2, "").await;
    let (_, text) = table.told("host@h.test", "cleo has taken a seat in Hosted.").await;
    assert!(text.contains("Everybody is in"), "{text}");
    let store = sternpost_store::open(&table.server.database()).await.unwrap();
    let letters = store.letters(id.parse().unwrap()).await.unwrap();
    let first = letters.iter().find(|letter| letter.letter.kind().name() == "seat-taken").unwrap();
    assert_eq!(first.state, sternpost_store::DeliveryState::Withdrawn, "the first has nothing to say");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_without_a_seat_is_told_in_english() {
    let table = Table::set().await;
    let id = table.hosted_by("host@h.test").await;
    table.take(&id, 0, "").await;
    let (subject, text) = table.told("host@h.test", "ada has taken a seat in Hosted.").await;
    assert_eq!(subject, "[Hosted] ada is in");
    assert!(text.contains("Still to come: bo, cleo\n"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_whose_own_seat_wants_no_mail_is_told_nothing() {
    let table = Table::set().await;
    let id = table.hosted_by("ada@a.test").await;
    let link = sternpost_post::links::UnsubscribeLink { campaign: id.parse().unwrap(), seat: 0, who: String::new() };
    let token = Links::new(KEY.as_bytes(), &[]).sign(link, SystemClock.now() + TimeDelta::days(1));
    assert_eq!(table.client.post(format!("{}/u/{token}", table.server.url)).send().await.unwrap().status(), 200);

    table.take(&id, 1, "").await;

    assert_eq!(table.news(&id).await, Vec::<String>::new());
}
