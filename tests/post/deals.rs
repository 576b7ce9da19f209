//! Deals as players make them: on pages and by the links of letters, whenever the rules allow, whatever else is being asked.

use crate::forms::Form;
use crate::planted::{PLAYERS, position};
use crate::server::{Server, until};
use crate::smtp::{Received, Sink};
use crate::world::World;
use serde_json::{Value, json};
use std::ops::Deref;
use sternpost_core::{Answer, Seat};
use sternpost_games::player_of;
use sternpost_players::Rng;
use sternpost_table::Strength;

/// In the middle of a space combat of Ada's turn: Bo is about to assign a hit. Cleo looks on.
pub(crate) fn combat() -> Value {
    json!({
        "options": { "content": ["transactions", "faction-abilities"] },
        "players": [
            { "faction": "mentak", "technologies": [], "trade-goods": 2 },
            { "faction": "xxcha", "technologies": [], "trade-goods": 1 },
            { "faction": "yssaril", "technologies": [] },
        ],
        "systems": { "27": { "units": { "0": { "cruiser": 1 }, "1": { "cruiser": 1, "fighter": 1 } } } },
        "at": { "space-combat": { "seat": 0, "system": 27 } },
    })
}

/// A planted campaign whose players are written to.
struct Players {
    world: World,
    sink: Sink,
}

impl Deref for Players {
    type Target = World;

    fn deref(&self) -> &World {
        &self.world
    }
}

impl Players {
    /// Three people, or some bots among them.
    async fn at(given: &Value, bots: &[u8]) -> Self {
        let sink = Sink::start().await;
        let world = World::planted(None, given, bots, |url| Server::start(url, Some(sink.address))).await;
        Self { world, sink }
    }

    async fn begin() -> Self {
        let players = Self::at(&combat(), &[]).await;
        while players.questions(1).await["questions"][0]["rule"].is_null() {
            let asked = players.questions(0).await;
            let body = json!({ "version": asked["version"], "question": asked["questions"][0]["id"], "answers": [{ "one": "use-ability:ambush" }] });
            let (status, said) = players.post(0, "/answers", &body).await;
            assert_eq!(status, 201, "{said}");
        }
        players
    }

    async fn questions(&self, seat: usize) -> Value {
        self.get(seat, "/questions").await
    }

    async fn goods(&self) -> [u64; 2] {
        let view = self.get(0, "").await["view"].clone();
        [0, 1].map(|seat| view["players"][seat]["trade-goods"].as_u64().unwrap())
    }

    /// A page as a seat sees it that is signed in; of a path, or of a whole address.
    async fn shown(&self, seat: Option<usize>, path: &str) -> String {
        let address = if path.starts_with('/') { format!("{}{path}", self.server.url) } else { path.to_owned() };
        let request = self.table.client.get(address);
        let request = if let Some(seat) = seat { request.bearer_auth(&self.table.tokens[seat]) } else { request };
        request.send().await.unwrap().text().await.unwrap()
    }

    /// Sends a page's form with some fields.
    async fn send(&self, seat: Option<usize>, page: &str, fields: &[(&str, &str)]) -> String {
        let form = Form::with_field(page, "turn").unwrap_or_else(|| panic!("no form on {page}"));
        let mut all = form.hidden();
        all.extend(fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
        let request = self.table.client.post(format!("{}{}", self.server.url, form.action)).form(&all);
        let request = if let Some(seat) = seat { request.bearer_auth(&self.table.tokens[seat]) } else { request };
        let sent = request.send().await.unwrap();
        assert_eq!(sent.status(), 200);
        sent.text().await.unwrap()
    }

    /// The sheet of a deal, from where a choice leads.
    async fn sheet(&self, seat: usize, choice: &str) -> String {
        let mine = self.shown(Some(seat), &format!("/c/{}", self.id)).await;
        let link = format!("/c/{}/anytime?choice={}", self.id, choice.replace(':', "%3A"));
        assert!(mine.contains(&format!("href=\"{link}\"")), "the campaign's page leads to {choice}: {mine}");
        self.shown(Some(seat), &link).await
    }

    /// Sends such a sheet: so many trade goods for so many, with a sentence.
    async fn deal(&self, seat: usize, sheet: &str, [gives, gets]: [&str; 2], said: &str) -> String {
        let fields =
            [("deal:gives-trade-goods/amount", gives), ("deal:gets-trade-goods/amount", gets), ("said", said), ("action", "hand-in")];
        self.send(Some(seat), sheet, &fields).await
    }

    /// The letter with a proposal to a seat that names a choice.
    async fn letter(&self, seat: usize, choice: &str) -> Received {
        self.sink.wait_for(|mail| mail.to[0] == PLAYERS[seat] && text_of(mail).contains(choice)).await
    }

    async fn proposals_mailed(&self, seat: usize) -> usize {
        let letters = sternpost_store::open(&self.server.database()).await.unwrap().letters(self.id.parse().unwrap()).await.unwrap();
        let seat = u8::try_from(seat).unwrap();
        letters.iter().filter(|letter| letter.letter.kind().name() == "proposal" && letter.letter.seat == Some(seat)).count()
    }
}

fn text_of(mail: &Received) -> String {
    mail.mail().body_text(0).unwrap_or_default().into_owned()
}

/// The link that stands behind a choice of a letter.
fn link_of(mail: &Received, choice: &str) -> String {
    let text = text_of(mail);
    let behind = text.split(choice).nth(1).unwrap_or_else(|| panic!("no {choice} in {text}"));
    behind.split_whitespace().find(|word| word.contains("/t/")).unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deal_is_proposed_changed_and_accepted_in_the_middle_of_a_combat_without_touching_what_is_asked() {
    let mut players = Players::begin().await;
    let (before, asked) = (players.version().await, players.questions(1).await["questions"].clone());
    assert_eq!(players.goods().await, [2, 1]);

    // What the rules refuse says so and changes nothing.
    let sheet = players.sheet(0, "propose:1").await;
    assert!(sheet.contains("A deal with Bo") && sheet.contains("Propose it to Bo"), "everything stands on one sheet: {sheet}");
    let refused = players.deal(0, &sheet, ["9", "1"], "For you").await;
    assert!(refused.contains("role=\"alert\"") && refused.contains("Pick at least 0 and at most 2"), "{refused}");
    assert!(refused.contains("value=\"9\"") && refused.contains("value=\"For you\""), "what was typed stays: {refused}");
    let nothing = players.deal(0, &refused, ["0", "0"], "").await;
    assert!(nothing.contains("Nothing for nothing is no deal"), "{nothing}");
    let long = players.deal(0, &nothing, ["1", "0"], &"x".repeat(281)).await;
    assert!(long.contains("role=\"alert\"") && long.contains("280"), "{long}");
    assert_eq!((players.version().await, players.proposals_mailed(1).await), (before, 0), "nothing has happened yet");
    let receipt = players.deal(0, &long, ["1", "0"], "So that our border stays quiet.").await;
    assert!(receipt.contains("Your turn was accepted") && receipt.contains("Bo can reply"), "{receipt}");
    let again = players.deal(0, &long, ["1", "0"], "So that our border stays quiet.").await;
    assert!(again.contains("You had sent this same turn before"), "{again}");
    let talk = players.shown(Some(1), &format!("/c/{}/talk", players.id)).await;
    assert_eq!(talk.matches("So that our border stays quiet.").count(), 1, "a sentence goes with it, once: {talk}");
    let overheard = players.shown(Some(2), &format!("/c/{}/talk", players.id)).await;
    assert!(!overheard.contains("our border"), "and is for Bo alone: {overheard}");
    assert_eq!(players.version().await, before + 1);

    let letter = players.letter(1, "Accept offer 1").await;
    assert_eq!(letter.mail().subject(), Some("[Planted] A proposal to you"));
    let text = text_of(&letter);
    assert!(text.contains("Ada proposes something to you") && text.contains("Ada gives Bo: 1 trade good"), "{text}");
    assert!(text.contains("So that our border stays quiet."), "the sentence stands in the letter: {text}");
    assert_eq!((players.proposals_mailed(0).await, players.proposals_mailed(2).await), (0, 0), "nobody else is written to");

    // A changed proposal is another one, and what was mailed about the first is worth nothing.
    let changed = players.sheet(0, "change-deal:1").await;
    players.deal(0, &changed, ["2", "1"], "").await;
    let stale = players.shown(None, &link_of(&letter, "Accept offer 1")).await;
    assert!(stale.contains("The campaign has moved on"), "{stale}");
    assert!(Form::with_field(&stale, "turn").is_none(), "there is nothing to send");
    let letter = players.letter(1, "Accept offer 2").await;
    let accept = players.shown(None, &link_of(&letter, "Accept offer 2")).await;
    assert!(accept.contains("At any time") && accept.contains("value=\"hand-in\""), "one confirmation is enough: {accept}");
    let now = players.version().await;
    let fields = [("one", "accept-deal:2"), ("action", "confirm")];
    let receipt = players.send(None, &accept, &fields).await;
    assert!(receipt.contains("Your turn was accepted"), "{receipt}");
    assert_eq!((players.goods().await, players.version().await), ([1, 2], now + 1));
    let again = players.send(None, &accept, &fields).await;
    assert!(again.contains("You had sent this same turn before"), "{again}");
    assert_eq!((players.goods().await, players.version().await), ([1, 2], now + 1), "sent twice is done once");
    assert_eq!(players.questions(1).await["questions"], asked, "Bo is asked what he was asked, under the same name");

    players.world.server.kill_and_restart();
    assert_eq!((players.goods().await, players.version().await), ([1, 2], now + 1), "what was confirmed is still there");
    assert_eq!(players.questions(1).await["questions"], asked);
    let chronicle = players.shown(Some(2), &format!("/c/{}", players.id)).await;
    assert!(chronicle.contains("Ada and Bo") || chronicle.contains("Ada gives Bo"), "everybody reads of the deal: {chronicle}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proposal_is_declined_by_the_link_of_its_letter_or_withdrawn_and_everybody_reads_of_it() {
    let players = Players::begin().await;
    let sheet = players.sheet(0, "propose:1").await;
    players.deal(0, &sheet, ["1", "0"], "").await;
    let mine = players.shown(Some(1), "/campaigns").await;
    assert!(mine.contains(&format!("/c/{}", players.id)));
    let decline = link_of(&players.letter(1, "Decline offer 1").await, "Decline offer 1");
    let version = players.version().await;
    for _ in 0..2 {
        let looked = players.shown(None, &decline).await;
        assert!(looked.contains("value=\"decline-deal:1\" checked"), "it is filled in: {looked}");
    }
    assert_eq!(players.version().await, version, "looking changes nothing");
    let form = players.shown(None, &decline).await;
    let receipt = players.send(None, &form, &[("one", "decline-deal:1"), ("action", "confirm")]).await;
    assert!(receipt.contains("Your turn was accepted"), "{receipt}");
    let gone = players.shown(None, &decline).await;
    assert!(gone.contains("The campaign has moved on"), "{gone}");
    let to_next = format!("href=\"/c/{}/turn\">On to your next question", players.id);
    assert!(gone.contains(&to_next), "Bo still has a hit to assign: {gone}");
    let stale = players.send(None, &form, &[("one", "propose:0"), ("action", "confirm")]).await;
    assert!(stale.contains("The campaign has moved on"), "a dead link proposes nothing: {stale}");

    let again = players.sheet(0, "propose:1").await;
    players.deal(0, &again, ["2", "0"], "").await;
    let withdraw = players.shown(Some(0), &format!("/c/{}/anytime?choice=withdraw-deal%3A2", players.id)).await;
    let receipt = players.send(Some(0), &withdraw, &[("one", "withdraw-deal:2"), ("action", "confirm")]).await;
    assert!(receipt.contains("Your turn was accepted"), "{receipt}");
    let chronicle = players.shown(Some(2), &format!("/c/{}", players.id)).await;
    for told in ["Bo declines", "Ada withdraws"] {
        assert!(chronicle.contains(told), "Cleo reads `{told}`: {chronicle}");
    }
    assert!(!players.shown(Some(2), &format!("/c/{}", players.id)).await.contains("accept-deal"), "and can do nothing about it");
    assert_eq!(players.goods().await, [2, 1]);
}

/// Somebody's turn, in which Ada and Bo are neighbours.
fn turn(of: u8, commodities: u32) -> Value {
    json!({
        "options": { "content": ["transactions"] },
        "players": [
            { "faction": "mentak", "technologies": [], "trade-goods": 2 },
            { "faction": "xxcha", "technologies": [], "trade-goods": 1, "commodities": commodities },
            { "faction": "yssaril", "technologies": [] },
        ],
        "map": { "0,-1": 26, "1,-1": 46 },
        "systems": { "26": { "units": { "0": { "cruiser": 1 } } }, "46": { "units": { "1": { "cruiser": 1 } } } },
        "at": { "turn": of },
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_declines_to_be_robbed_and_takes_a_gift_as_soon_as_it_is_proposed() {
    let players = Players::at(&turn(0, 0), &[1]).await;
    for (amounts, goods) in [(["0", "1"], [2, 1]), (["1", "0"], [1, 2])] {
        let sheet = players.sheet(0, "propose:1").await;
        assert!(!sheet.contains("id=\"deal-said\""), "nobody talks to a bot");
        let before = players.version().await;
        players.deal(0, &sheet, amounts, "").await;
        until("Bo replies", async || players.version().await == before + 2).await;
        assert_eq!(players.goods().await, goods);
    }
    let chronicle = players.shown(Some(2), &format!("/c/{}", players.id)).await;
    assert!(chronicle.contains("Bo declines the offer of Ada"), "{chronicle}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_does_not_trouble_people_with_offers_that_lapse_before_anybody_can_read_them() {
    let given = turn(1, 3);
    let offers = player_of("twilight-imperium").aside(&*position(&given), Seat(1), Strength::Steady, &mut Rng::new(1));
    assert_eq!(offers.first(), Some(&Answer::One("propose:0".to_owned())), "Bo would sell commodities to another bot");
    let players = Players::at(&given, &[1]).await;
    until("Bo has taken a turn", async || players.questions(2).await["questions"][0]["rule"].is_string()).await;
    let chronicle = players.shown(Some(2), &format!("/c/{}", players.id)).await;
    assert!(!chronicle.contains("offer"), "{chronicle}");
    assert_eq!(players.proposals_mailed(0).await, 0);
}
