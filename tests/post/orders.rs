//! Standing orders: given, used, changed, switched off with a reason; seen by their seat and by nobody else.

use crate::api::pick;
use crate::planted::PLAYERS;
use crate::postgres::fresh_database;
use crate::server::{Server, until};
use crate::smtp::Sink;
use crate::world::World;
use serde_json::{Value, json};
use sternpost_players::Rng;

/// The cards in an order that nobody would think of.
const CARDS: [&str; 8] = ["diplomacy", "construction", "imperial", "trade", "politics", "warfare", "technology", "leadership"];

fn ranking() -> Value {
    let cards: Vec<String> = CARDS.iter().map(|card| format!("strategy-card:{card}")).collect();
    json!({ "kind": "choose-strategy-card", "choose": { "ranked": cards } })
}

impl World {
    /// A campaign in which somebody is asked which strategy card to take.
    async fn choosing_cards(database: Option<String>) -> Self {
        Self::choosing_cards_at(Server::start(database, None)).await
    }

    async fn choosing_cards_at(server: Server) -> Self {
        let world = Self::on(server).await;
        // Some factions choose a technology first.
        while !world.asked().await.1["prompt"].as_str().unwrap().contains("strategy card") {
            world.go_on().await;
        }
        world
    }

    /// The standing orders of a seat.
    pub(crate) async fn orders(&self, seat: usize) -> Vec<Value> {
        self.get(seat, "/orders").await["orders"].as_array().unwrap().clone()
    }

    async fn give(&self, seat: usize, order: &Value) -> (u16, Value) {
        self.post(seat, "/orders", order).await
    }

    async fn put(&self, seat: usize, id: &str, body: &Value) -> (u16, Value) {
        let sent = self.table.client.put(self.api(&format!("/orders/{id}"))).bearer_auth(&self.table.tokens[seat]).json(body).send();
        let sent = sent.await.unwrap();
        (sent.status().as_u16(), sent.json().await.unwrap())
    }

    async fn delete(&self, seat: usize, id: &str) -> u16 {
        let sent = self.table.client.delete(self.api(&format!("/orders/{id}"))).bearer_auth(&self.table.tokens[seat]).send();
        sent.await.unwrap().status().as_u16()
    }

    /// The first seat that is asked answers with the first choice.
    async fn go_on(&self) -> Value {
        let (seat, question, version) = self.asked().await;
        let (status, receipt) = self.answer(seat, &question, version, json!({ "one": question["choices"][0]["id"] })).await;
        assert_eq!(status, 201, "{receipt}");
        receipt
    }
}

async fn an_order_answers_for_its_seat_which_alone_reads_that(database: Option<String>) {
    let world = World::choosing_cards(database).await;
    let (first, question, _) = world.asked().await;
    assert!(question["prompt"].as_str().unwrap().contains("strategy card"), "{question}");
    let second = (first + 1) % 3;

    let (status, order) = world.give(second, &ranking()).await;
    assert_eq!((status, &order["on"], &order["uses"]), (201, &json!(true), &json!(0)), "{order}");
    assert_eq!(world.give(second, &ranking()).await.1["id"], order["id"], "what is ordered already is not ordered twice");
    let before = world.log(None).await.len();
    let receipt = world.go_on().await;

    let own = world.log(Some(second)).await;
    let used = &own[before + 1];
    assert_eq!((&used["kind"], &used["actor"]["seat"]), (&json!("answered"), &json!(second)), "nobody had to ask it: {used}");
    assert_eq!((&used["cause"], &used["order"]), (&json!("standing-order"), &order["id"]), "its seat reads by what");
    assert_eq!(used["answers"][0]["one"], "strategy-card:diplomacy", "the first of its ranking that was free");
    let opened: Value = serde_json::from_str(used["own"]["text"].as_str().unwrap()).unwrap();
    assert_eq!((&opened["order"], &opened["cause"]), (&order["id"], &json!("standing-order")), "the entry names it for good");
    assert_eq!(receipt["version"].as_u64(), used["seq"].as_u64(), "both entries are one commit");

    for eyes in [Some(first), None] {
        let log = world.log(eyes).await;
        let (by_hand, by_order) = (&log[before], &log[before + 1]);
        assert_eq!(by_order["cause"], "unsaid", "{by_order}");
        assert!(by_order.get("order").is_none() && by_order.get("answers").is_none() && by_order.get("own").is_none());
        assert!(!by_order.to_string().contains("standing-order") && !by_order.to_string().contains(order["id"].as_str().unwrap()));
        let face = |entry: &Value| serde_json::from_str::<Value>(entry["face"].as_str().unwrap()).unwrap();
        assert_eq!(face(by_hand)["cause"], face(by_order)["cause"], "what was pressed on a page looks no other");
        let members = |face: Value| face.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
        assert_eq!(members(face(by_hand)), members(face(by_order)));
    }

    let told = world.orders(second).await;
    assert_eq!((&told[0]["uses"], &told[0]["last-used"]), (&json!(1), &used["seq"]));
    let audit = world.server.command(&["audit"]);
    assert!(audit.status.success(), "the log folds to what is shown: {}", String::from_utf8_lossy(&audit.stdout));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_given_while_its_seat_is_asked_answers_at_once_and_can_be_taken_back() {
    let world = World::choosing_cards(None).await;
    let (first, question, _) = world.asked().await;
    let (status, order) = world.give(first, &ranking()).await;
    assert_eq!((status, &order["uses"]), (201, &json!(1)), "{order}");
    let (next, other, version) = world.asked().await;
    assert_ne!(next, first, "the turn has gone on");
    assert_ne!(other["id"], question["id"]);

    let (status, taken) = world.post(first, "/take-back", &json!({ "version": version })).await;
    assert_eq!(status, 201, "nothing was drawn and nobody else has acted: {taken}");
    let (again, _, _) = world.asked().await;
    assert_eq!(again, first, "its seat is asked again, and not answered for at once");
    let told = &world.orders(first).await[0];
    assert_eq!((&told["on"], &told["off-because"]), (&json!(false), &json!("taken-back")));
    let (_, page) = world.page(first, "").await;
    assert!(page.contains("Standing orders (1)"), "it waits to be looked at");
    let (status, on) = world.put(first, order["id"].as_str().unwrap(), &json!({ "on": true })).await;
    assert_eq!((status, &on["on"], &on["uses"]), (200, &json!(true), &json!(2)), "switched on it answers again");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_fit_is_not_used_and_its_seat_reads_why() {
    let world = World::choosing_cards(None).await;
    let (first, _, _) = world.asked().await;
    let second = (first + 1) % 3;
    // Just this card, which somebody takes before.
    let (_, question, _) = world.asked().await;
    let card = question["choices"][0]["id"].clone();
    let exactly = json!({ "kind": "choose-strategy-card", "choose": { "exactly": { "one": card } }, "lasts": { "times": 1 } });
    assert_eq!(world.give(second, &exactly).await.0, 422, "just this is for what is asked now");
    let first_of_one = json!({ "kind": "choose-strategy-card", "choose": { "ranked": [card] } });
    let (status, order) = world.give(second, &first_of_one).await;
    assert_eq!(status, 201);
    world.go_on().await;
    let (asked, _, _) = world.asked().await;
    assert_eq!(asked, second, "nothing of its ranking is free: it is asked");
    let told = &world.orders(second).await[0];
    assert_eq!((&told["on"], &told["uses"]), (&json!(true), &json!(0)), "which is no fault of the order");
    assert_eq!(world.delete(second, order["id"].as_str().unwrap()).await, 204);

    // Only this, which is asked again in the next round with other things on offer.
    let (_, question, _) = world.asked().await;
    let only = question["choices"][0]["id"].clone();
    let (status, order) = world.give(second, &json!({ "kind": "choose-strategy-card", "choose": { "exactly": { "one": only } } })).await;
    assert_eq!((status, &order["uses"]), (201, &json!(1)), "{order}");
    let (any, _) = (world.give(second, &ranking()).await, ());
    assert_eq!(any.0, 201);
    let mut rng = Rng::new(5);
    let mut was_off = false;
    for _ in 0..400 {
        let Some((seat, question, version)) = world.table.question(&world.server.url, &world.id).await else { break };
        let told = world.orders(second).await;
        was_off = told[0]["off-because"] == "does-not-fit";
        if was_off && seat == second && question["prompt"].as_str().unwrap().contains("strategy card") {
            assert_eq!(told[1]["uses"], 0, "nothing takes the place of what has failed: its seat is asked");
            let (_, page) = world.page(second, "/orders").await;
            assert!(page.contains("Switched off, because what it says did not fit what you were asked."), "{page}");
            break;
        }
        let answer = pick(&question, &mut rng);
        let (status, body) = world.answer(seat, &question, version, answer).await;
        assert_eq!(status, 201, "{body}");
    }
    assert!(was_off, "in some round the card was taken before");
}

#[tokio::test(flavor = "multi_thread")]
async fn once_is_once_and_conditions_hold() {
    let world = World::choosing_cards(None).await;
    let (first, _, _) = world.asked().await;
    let second = (first + 1) % 3;
    let mut never = ranking();
    never["while"] = json!([{ "column": "trade-goods", "least": 900 }]);
    let (status, order) = world.give(second, &never).await;
    assert_eq!(status, 201, "{order}");
    let mut once = ranking();
    once["choose"] = json!({ "ranked": ["strategy-card:imperial", "strategy-card:warfare"] });
    once["lasts"] = json!({ "times": 1 });
    assert_eq!(world.give(second, &once).await.0, 201);
    world.go_on().await;
    let told = world.orders(second).await;
    assert_eq!(told[0]["uses"], 0, "what one does not have keeps the order from holding, and the next one is looked at");
    assert_eq!((&told[1]["uses"], &told[1]["on"], &told[1]["off-because"]), (&json!(1), &json!(false), &json!("done")));
    assert_eq!(world.put(second, told[1]["id"].as_str().unwrap(), &json!({ "on": true })).await.0, 409, "it has nothing left to do");
    let (third, _, _) = world.asked().await;
    assert_ne!(third, second);
    let round = json!({ "kind": "choose-strategy-card", "choose": "default", "lasts": "this-round" });
    let (status, order) = world.give(third, &round).await;
    assert_eq!((status, &order["uses"], &order["lasts"]), (201, &json!(1), &json!({ "round": "1" })), "{order}");
}

async fn nobody_else_reads_of_an_order(database: Option<String>) {
    let sink = Sink::start().await;
    let world = World::choosing_cards_at(Server::start(database, Some(sink.address))).await;
    let (first, _, _) = world.asked().await;
    let (second, third) = ((first + 1) % 3, (first + 2) % 3);
    let (_, order) = world.give(second, &ranking()).await;
    let id = order["id"].as_str().unwrap().to_owned();
    assert_eq!(world.orders(first).await, Vec::<Value>::new());
    for seat in [first, third] {
        assert_eq!(world.put(seat, &id, &json!({ "on": false })).await.0, 404, "its name leads nobody else to it");
        assert_eq!(world.delete(seat, &id).await, 404);
        assert_eq!(world.form(seat, &format!("/orders/{id}"), &[("act", "delete")]).await.0, 404);
        assert_eq!(world.page(seat, &format!("/orders?edit={id}")).await.0, 404);
        for way in ["/orders", "", "/turn", "/chronicle"] {
            assert!(!world.page(seat, way).await.1.contains(&id), "{way}");
        }
    }
    assert_eq!(world.table.client.get(world.api("/orders")).send().await.unwrap().status(), 401);
    world.go_on().await;
    let stranger = world.table.client.get(world.api("/export")).send().await.unwrap().text().await.unwrap();
    assert!(!stranger.contains(&id) && !stranger.contains("standing-order"));
    for seat in [first, third] {
        let export = world.table.client.get(world.api("/export")).bearer_auth(&world.table.tokens[seat]).send().await.unwrap();
        let export = export.text().await.unwrap();
        assert!(!export.contains(&id) && !export.contains("standing-order"), "{export}");
    }
    // Its seat gets no letter for what its order has answered; others get theirs.
    let third_asked = PLAYERS[third];
    sink.wait_for(|mail| mail.to[0] == third_asked && String::from_utf8_lossy(&mail.data).contains("Your turn")).await;
    for mail in sink.received() {
        let text = mail.mail().body_text(0).unwrap_or_default().into_owned();
        assert!(!text.contains(&id));
        let asks = String::from_utf8_lossy(&mail.data).contains("Your turn");
        assert!(mail.to[0] != PLAYERS[second] || !asks, "who has decided ahead is not written to");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_order_is_refused_and_changes_nothing() {
    let world = World::choosing_cards(None).await;
    let (first, _, _) = world.asked().await;
    let second = (first + 1) % 3;
    let card = "strategy-card:trade";
    let with = |more: Value| {
        let mut order = json!({ "kind": "choose-strategy-card", "choose": { "ranked": [card] } });
        order.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        order
    };
    let many: Vec<String> = (0..101).map(|n| format!("strategy-card:{n}")).collect();
    for (order, status) in [
        (json!({ "kind": "no-such-kind", "choose": "default" }), 422),
        (json!({ "kind": "x".repeat(100_000), "choose": "default" }), 422),
        (with(json!({ "choose": { "ranked": [] } })), 422),
        (with(json!({ "choose": { "ranked": [card, card] } })), 422),
        (with(json!({ "choose": { "ranked": ["strategy-card:no-such-card"] } })), 422),
        (with(json!({ "choose": { "ranked": many } })), 422),
        (with(json!({ "choose": { "exactly": { "split": [["a", 4_000_000_000_u32]] } } })), 422),
        (with(json!({ "while": [{ "column": "no-such-column", "least": 1 }] })), 422),
        (with(json!({ "while": [{ "column": "trade-goods", "least": 1_000 }] })), 422),
        (with(json!({ "unless": { "against": [second] } })), 422),
        (with(json!({ "unless": { "against": [17] } })), 422),
        (with(json!({ "unless": { "at-stake": true } })), 422),
        (with(json!({ "unless": { "offered": ["no-such-choice"] } })), 422),
        (with(json!({ "lasts": { "times": 0 } })), 422),
        (json!({ "kind": "pay" }), 422),
        (json!({ "kind": "pay", "choose": "anything" }), 422),
        (json!({ "kind": "pay", "choose": "default", "surprise": 1 }), 422),
    ] {
        let (got, body) = world.give(second, &order).await;
        assert_eq!(got, status, "{} -> {body}", order.to_string().chars().take(200).collect::<String>());
    }
    for (fields, status) in [
        (vec![("kind", "pay")], 400),
        (vec![("kind", "pay"), ("choose", "exactly"), ("answer", "{"), ("lasts", "always")], 400),
        (vec![("kind", "pay"), ("choose", "default"), ("lasts", "for-ever")], 400),
        (vec![("kind", "<b>"), ("choose", "default"), ("lasts", "always")], 422),
        (vec![("kind", "choose-strategy-card"), ("choose", "ranked"), ("lasts", "always")], 422),
        (vec![("kind", "pay"), ("choose", "default"), ("lasts", "times"), ("times", "many")], 422),
        (vec![("kind", "pay"), ("choose", "default"), ("lasts", "always"), ("column", "fleet"), ("bound", "least"), ("count", "-1")], 422),
    ] {
        let (got, page) = world.form(second, "/orders", &fields).await;
        assert_eq!(got, status, "{fields:?}");
        assert!(!page.contains("<b>"), "{page}");
    }
    assert_eq!(world.orders(second).await, Vec::<Value>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_is_made_of_the_question_at_hand_on_pages_without_scripts() {
    let world = World::choosing_cards(None).await;
    let (first, question, _) = world.asked().await;
    let (_, page) = world.page(first, "/turn").await;
    assert!(page.contains("Answer like this every time"), "{page}");
    let field = |name: &str| {
        let at = page.split_once(&format!("name=\"{name}\" value=\"")).unwrap().1;
        at.split('"').next().unwrap().replace("&#34;", "\"").replace("&quot;", "\"")
    };
    let (turn, version, asked, key) = (field("turn"), field("version"), field("question"), field("key"));
    let picked = question["choices"][2]["id"].as_str().unwrap();
    let fields = [("turn", &*turn), ("version", &version), ("question", &asked), ("key", &key), ("one", picked), ("action", "order")];
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let sent = client.post(world.page_address("/turn")).bearer_auth(&world.table.tokens[first]).form(&fields);
    let sent = sent.send().await.unwrap();
    assert_eq!(sent.status(), 303);
    let to = sent.headers()["location"].to_str().unwrap().to_owned();
    assert!(to.contains("/orders?kind=choose-strategy-card"), "{to}");
    assert_eq!(world.orders(first).await, Vec::<Value>::new(), "nothing is given yet");
    let way = to.split_once(&world.id).unwrap().1.split('#').next().unwrap().to_owned();
    let (status, form) = world.page(first, &way).await;
    assert_eq!(status, 200);
    assert!(form.contains(&format!("<option value=\"{picked}\" selected>")), "{form}");
    assert!(form.contains("Give the order and answer"), "{form}");
    let given = [("kind", "choose-strategy-card"), ("choose", "ranked"), ("rank", picked), ("rank", ""), ("lasts", "always")];
    let (status, shown) = world.form(first, "/orders", &given).await;
    assert_eq!(status, 200, "{shown}");
    assert!(shown.contains("It has answered once."), "{shown}");
    assert_ne!(world.asked().await.0, first);
    let id = world.orders(first).await[0]["id"].as_str().unwrap().to_owned();

    // Changed, switched off and on, deleted; a page that is looked at changes nothing.
    let edit = [("act", "edit"), ("kind", "choose-strategy-card"), ("choose", "default"), ("lasts", "once"), ("against", "9")];
    assert_eq!(world.form(first, &format!("/orders/{id}"), &edit).await.0, 422);
    let edit = [("act", "edit"), ("kind", "choose-strategy-card"), ("choose", "default"), ("lasts", "times"), ("times", "3")];
    let (status, shown) = world.form(first, &format!("/orders/{id}"), &edit).await;
    assert!(status == 200 && shown.contains("For 3 more questions."), "{shown}");
    for _ in 0..2 {
        assert_eq!(world.page(first, &format!("/orders?edit={id}")).await.0, 200);
    }
    let (_, shown) = world.form(first, &format!("/orders/{id}"), &[("act", "off")]).await;
    assert!(shown.contains("Switched off.") && shown.contains("Switch on"), "{shown}");
    assert_eq!(world.form(first, &format!("/orders/{id}"), &[("act", "delete")]).await.0, 200);
    assert_eq!(world.form(first, &format!("/orders/{id}"), &[("act", "delete")]).await.0, 404);
    assert_eq!(world.orders(first).await, Vec::<Value>::new());
}

/// What nobody but the player can say: no press says it for them.
const OF_ONES_OWN: [&str; 8] =
    ["choose-strategy-card", "research", "gain-tokens", "any-vote", "vote-with", "place-structure", "hand-limit", "secret-limit"];

#[tokio::test(flavor = "multi_thread")]
async fn the_usual_orders_are_taken_in_one_press_and_decide_nothing_that_is_ones_own() {
    let world = World::choosing_cards(None).await;
    let (first, _, _) = world.asked().await;
    let second = (first + 1) % 3;
    let (_, page) = world.page(first, "/orders").await;
    assert!(page.contains("Take the usual ones ("), "{page}");
    // What it has ordered itself stays.
    assert_eq!(world.give(second, &ranking()).await.0, 201);
    let (status, body) = world.post(second, "/orders/usual", &Value::Null).await;
    assert_eq!(status, 200, "{body}");
    let given = body["given"].as_array().unwrap();
    assert!(given.len() > 15 && given.iter().all(|order| !OF_ONES_OWN.iter().any(|kind| order["kind"] == *kind)), "{body}");
    let trade = given.iter().find(|order| order["kind"] == "secondary:trade").unwrap();
    assert_eq!(trade["choose"], json!({ "ranked": ["accept"] }));
    assert_eq!(trade["while"], json!([{ "column": "strategy", "least": 1 }, { "column": "commodities", "most": 1 }]));
    assert_eq!(world.orders(second).await.len(), given.len() + 1);
    let (_, again) = world.post(second, "/orders/usual", &Value::Null).await;
    assert_eq!(again["given"], json!([]), "nothing is given twice");
    assert_eq!((world.orders(first).await, world.asked().await.0), (vec![], first), "it is for its seat alone");
    // By the page, by who is asked which strategy card it takes: it is asked still.
    let (status, shown) = world.form(first, "/orders/usual", &[]).await;
    assert!(status == 200 && shown.contains("usual orders were given"), "{shown}");
    let own = world.orders(first).await;
    assert!(own.len() > 15 && own.iter().all(|order| !OF_ONES_OWN.iter().any(|kind| order["kind"] == *kind)), "{own:?}");
    assert_eq!(world.asked().await.0, first, "nothing was chosen for it");
    let (_, again) = world.form(first, "/orders/usual", &[]).await;
    assert!(again.contains("There is no usual order left that you have not given."), "{again}");
}

/// A window in which all three are asked: a seat's order answers sealed, and nothing of it shows before it opens.
async fn a_window_is_answered_ahead_and_nothing_shows(database: Option<String>) {
    let given = json!({
        "options": { "content": ["agendas", "action-cards"] },
        "custodians": false,
        "players": [
            { "faction": "hacan", "technologies": [], "action-cards": ["bribery"], "trade-goods": 3 },
            { "faction": "xxcha", "technologies": [], "action-cards": ["construction-rider", "flank-speed"], "trade-goods": 3 },
            { "faction": "yssaril", "technologies": [], "action-cards": ["ancient-burial-sites", "trade-rider"], "trade-goods": 3 },
        ],
        "agenda-deck": ["mutiny", "economic-equality"],
        "at": "agenda-phase",
    });
    let world = World::planted(database, &given, &[], |url| Server::start(url, None)).await;
    let pass = json!({ "kind": "any-reaction", "choose": { "ranked": ["nothing"] } });
    let waiting = async || world.get(0, "").await["waiting-for"].clone();
    let before = (waiting().await, world.log(Some(0)).await.len());
    let (status, order) = world.give(1, &pass).await;
    assert_eq!((status, &order["uses"]), (201, &json!(0)), "others are asked too: it waits with them, {order}");
    assert_eq!((waiting().await, world.log(Some(0)).await.len()), before, "nobody can read that somebody has decided");
    assert_eq!(world.get(1, "/questions").await["questions"], json!([]), "its seat owes nothing");
    for seat in [0, 2] {
        let asked = world.get(seat, "/questions").await;
        let question = asked["questions"][0].clone();
        let (status, body) = world.answer(seat, &question, asked["version"].as_u64().unwrap(), json!({ "one": "nothing" })).await;
        assert_eq!(status, 201, "{body}");
    }
    let own = world.log(Some(1)).await;
    let opened = own.iter().find(|entry| entry["kind"] == "together").expect("the window has closed");
    assert_eq!(opened["order"], order["id"], "{opened}");
    for eyes in [Some(0), Some(2), None] {
        let log = world.log(eyes).await;
        let opened = log.iter().find(|entry| entry["kind"] == "together").unwrap();
        assert!(opened.get("order").is_none() && !opened.to_string().contains("standing-order"), "{opened}");
    }
    assert!(world.orders(1).await[0]["uses"].as_u64() >= Some(1));
}

/// Two servers on one database: an order that one has taken and the other has not heard of is used once, whoever moves the campaign on.
#[tokio::test(flavor = "multi_thread")]
async fn two_servers_use_an_order_once() {
    let database = fresh_database().await;
    let world = World::choosing_cards(Some(database.clone())).await;
    let other = Server::start(Some(database), None);
    let (first, question, version) = world.asked().await;
    let second = (first + 1) % 3;
    let url = format!("{}/api/v1/campaigns/{}", other.url, world.id);
    // The second server has the campaign in memory, without an order.
    world.table.get(first, url.clone()).await;
    let answer = json!({ "version": version, "question": question["id"], "answers": [{ "one": question["choices"][0]["id"] }] });
    let order = ranking();
    let (given, answered) = tokio::join!(world.give(second, &order), world.table.post(first, format!("{url}/answers"), None, &answer));
    assert_eq!((given.0, answered.unwrap().0), (201, 201));
    let used = async || world.orders(second).await[0]["uses"] == 1;
    until("the order has answered", used).await;
    let log = world.log(Some(second)).await;
    let by_order: Vec<&Value> = log.iter().filter(|entry| entry["order"] == given.1["id"]).collect();
    assert_eq!(by_order.len(), 1, "once: {by_order:?}");
    let (switched, on) = world.put(second, given.1["id"].as_str().unwrap(), &json!({ "on": false })).await;
    assert_eq!((switched, &on["uses"]), (200, &json!(1)));
}

/// A list of wishes over all that is drafted makes every pick of its seat, and nobody reads that there is one.
#[tokio::test(flavor = "multi_thread")]
async fn one_list_of_wishes_drafts_a_slice_a_faction_and_a_place() {
    let drafted = json!({ "content": [], "map": "drafted", "draft-factions": "all" });
    let world = World::playing(Server::start(None, None), "twilight-imperium", drafted).await;
    let (first, question, _) = world.asked().await;
    assert!(question["prompt"].as_str().unwrap().starts_with("Your pick 1 of 3"), "{question}");
    let wishing = (first + 1) % 3;
    let wishes = [
        "faction:hacan",
        "faction:sol",
        "speaker-order:3",
        "speaker-order:2",
        "speaker-order:1",
        "slice:4",
        "slice:3",
        "slice:2",
        "slice:1",
    ];
    let (status, order) = world.give(wishing, &json!({ "kind": "draft", "choose": { "ranked": wishes } })).await;
    assert_eq!(status, 201, "{order}");

    let mut asked = vec![];
    loop {
        let (seat, question, _) = world.asked().await;
        if !question["prompt"].as_str().unwrap().starts_with("Your pick") {
            break;
        }
        asked.push(seat);
        world.go_on().await;
        assert!(asked.len() < 9, "a draft of three has nine picks");
    }
    assert!(!asked.contains(&wishing) && asked.iter().filter(|seat| **seat == first).count() <= 3, "{asked:?}");
    let told: String = world.log(Some(wishing)).await.iter().map(Value::to_string).collect();
    assert!(told.contains("faction:hacan") && told.contains("speaker-order:3") && told.contains("slice:"), "{told}");
    for eyes in [Some(first), None] {
        let log: String = world.log(eyes).await.iter().map(Value::to_string).collect();
        assert!(!log.contains("standing-order") && !log.contains(order["id"].as_str().unwrap()), "{log}");
    }
}

on_both_servers! {
    an_order_answers_for_its_seat_which_alone_reads_that
    nobody_else_reads_of_an_order
    a_window_is_answered_ahead_and_nothing_shows
}
