//! Standing orders for proposals: accepted or refused by their terms, in the commit that proposes them, and nobody else's business.

use crate::planted::ID;
use crate::postgres::fresh_database;
use crate::server::{Server, until};
use crate::world::World;
use serde_json::{Value, json};
use std::ops::Deref;

/// A planted campaign in which Ada and Bo can trade.
struct Traders {
    world: World,
}

impl Deref for Traders {
    type Target = World;

    fn deref(&self) -> &World {
        &self.world
    }
}

const ADA: usize = 0;
const BO: usize = 1;

/// Ada's turn; Bo is her neighbour, and both have something.
fn turn(content: &[&str]) -> Value {
    json!({
        "options": { "content": content },
        "players": [
            { "faction": "mentak", "technologies": [], "trade-goods": 4 },
            { "faction": "xxcha", "technologies": [], "trade-goods": 3 },
            { "faction": "yssaril", "technologies": [] },
        ],
        "map": { "0,-1": 26, "1,-1": 46 },
        "systems": { "26": { "units": { "0": { "cruiser": 1 } } }, "46": { "units": { "1": { "cruiser": 1 } } } },
        "at": { "turn": 0 },
    })
}

impl Traders {
    async fn at(given: &Value, database: Option<String>) -> Self {
        Self { world: World::planted(database, given, &[], |url| Server::start(url, None)).await }
    }

    async fn new(database: Option<String>) -> Self {
        Self::at(&turn(&["transactions"]), database).await
    }

    async fn give(&self, seat: usize, choose: &Value) -> Value {
        let (status, order) = self.post(seat, "/orders", &json!({ "kind": "proposals", "choose": choose })).await;
        assert_eq!(status, 201, "{order}");
        order
    }

    /// Ada proposes to Bo: so much for so much.
    async fn propose(&self, gives: u32, gets: u32) -> Value {
        self.act(ADA, &json!([{ "one": "propose:1" }, { "amount": gives }, { "amount": gets }])).await
    }

    async fn act(&self, seat: usize, answers: &Value) -> Value {
        let body = json!({ "version": self.version().await, "question": format!("any-{seat}"), "answers": answers });
        let (status, receipt) = self.post(seat, "/answers", &body).await;
        assert_eq!(status, 201, "{answers}: {receipt}");
        receipt
    }

    async fn goods(&self) -> [u64; 2] {
        let view = self.get(ADA, "").await["view"].clone();
        [ADA, BO].map(|seat| view["players"][seat]["trade-goods"].as_u64().unwrap())
    }

    /// The replies that a seat could give now.
    async fn replies(&self, seat: usize) -> Vec<String> {
        let asked = self.get(seat, "/questions").await;
        let offers = asked["anytime"].as_array().unwrap().iter().flat_map(|asked| asked["choices"].as_array().unwrap().clone());
        let ids = offers.map(|offer| offer["id"].as_str().unwrap().to_owned());
        ids.filter(|id| id.starts_with("accept-deal") || id.starts_with("decline-deal")).collect()
    }

    async fn proposals_mailed(&self) -> usize {
        let letters = sternpost_store::open(&self.server.database()).await.unwrap().letters(ID.parse().unwrap()).await.unwrap();
        letters.iter().filter(|letter| letter.letter.kind().name() == "proposal").count()
    }
}

/// One good at most for two at least, from Ada.
fn bargain() -> Value {
    json!({ "accept": { "from": [0], "asked": [{ "term": "trade-goods", "most": 1 }], "offered": [{ "term": "trade-goods", "least": 2 }] } })
}

async fn a_proposal_of_the_form_is_accepted_in_the_commit_that_proposes_it(database: Option<String>) {
    let world = Traders::new(database).await;
    let order = world.give(BO, &bargain()).await;
    assert_eq!((&order["uses"], &order["choose"]), (&json!(0), &bargain()));
    for (gives, gets, number) in [(1, 1, 1), (2, 2, 2)] {
        let before = world.version().await;
        world.propose(gives, gets).await;
        assert_eq!(world.version().await, before + 1, "{gives} for {gets} is not of the form");
        assert_eq!(world.replies(BO).await.len(), 2, "Bo is asked");
        world.act(ADA, &json!([{ "one": format!("withdraw-deal:{number}") }])).await;
    }
    let mailed = world.proposals_mailed().await;
    let (before, letters) = (world.log(None).await.len(), mailed);
    let receipt = world.propose(3, 1).await;
    assert_eq!(world.goods().await, [2, 5]);
    assert_eq!(world.proposals_mailed().await, letters, "what an order has answered is not written about");

    let own = world.log(Some(BO)).await;
    let used = &own[before + 1];
    assert_eq!((&used["kind"], &used["actor"]["seat"]), (&json!("anytime"), &json!(BO)), "{used}");
    assert_eq!((&used["cause"], &used["order"]), (&json!("standing-order"), &order["id"]), "its seat reads by what");
    assert_eq!(used["answers"], json!([{ "one": "accept-deal:3" }]));
    assert!(receipt["version"].as_u64() >= used["seq"].as_u64(), "both are one commit");
    let opened: Value = serde_json::from_str(used["own"]["text"].as_str().unwrap()).unwrap();
    assert_eq!((&opened["order"], &opened["cause"]), (&order["id"], &json!("standing-order")), "the entry names it for good");
    for eyes in [Some(ADA), Some(2), None] {
        let log = world.log(eyes).await;
        let (by_hand, by_order) = (&log[before], &log[before + 1]);
        assert_eq!(by_order["cause"], "unsaid", "{by_order}");
        assert!(by_order.get("order").is_none() && by_order.get("answers").is_none() && by_order.get("own").is_none());
        let face = |entry: &Value| serde_json::from_str::<Value>(entry["face"].as_str().unwrap()).unwrap();
        let members = |face: &Value| face.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
        assert_eq!(members(&face(by_hand)), members(&face(by_order)));
        assert_eq!(face(by_hand)["cause"], face(by_order)["cause"], "what was pressed on a page looks no other");
        assert!(!json!(log).to_string().contains(order["id"].as_str().unwrap()));
    }
    let told = &world.orders(BO).await[0];
    assert_eq!((&told["uses"], &told["last-used"]), (&json!(1), &used["seq"]));
    assert_eq!(world.orders(ADA).await, Vec::<Value>::new());
    let audit = world.server.command(&["audit"]);
    assert!(audit.status.success(), "the log folds to what is shown: {}", String::from_utf8_lossy(&audit.stdout));
}

#[tokio::test(flavor = "multi_thread")]
async fn all_others_are_refused_whenever_that_was_ordered_and_both_sides_may_have_orders() {
    let world = Traders::new(None).await;
    let rest = world.give(BO, &json!({ "refuse": {} })).await;
    world
        .give(
            BO,
            &json!({ "accept": { "asked": [{ "term": "trade-goods", "most": 1 }], "offered": [{ "term": "trade-goods", "least": 2 }] } }),
        )
        .await;
    world.give(ADA, &json!({ "refuse": {} })).await;
    let before = world.version().await;
    world.propose(1, 1).await;
    assert_eq!((world.version().await, world.goods().await), (before + 2, [4, 3]), "refused at once, and that is all");
    let (_, chronicle) = world.page(2, "").await;
    assert!(chronicle.contains("Bo declines"), "everybody reads the answer: {chronicle}");
    assert!(!chronicle.contains(rest["id"].as_str().unwrap()));
    world.act(BO, &json!([{ "one": "propose:0" }, { "amount": 1 }, { "amount": 0 }])).await;
    assert_eq!(world.goods().await, [4, 3], "a gift is a proposal too");
    world.propose(2, 1).await;
    assert_eq!(world.goods().await, [3, 4], "what an order names comes before all others");
    let uses: Vec<Value> = world.orders(BO).await.iter().map(|order| order["uses"].clone()).collect();
    assert_eq!(uses, [json!(1), json!(1)]);
    assert_eq!(world.orders(ADA).await[0]["uses"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_given_while_a_proposal_lies_on_the_table_replies_at_once_and_once_is_once() {
    let world = Traders::new(None).await;
    world.propose(2, 1).await;
    let before = world.version().await;
    let body = json!({ "kind": "proposals", "choose": { "refuse": { "asked": [{ "term": "trade-goods", "least": 1 }] } }, "lasts": { "times": 1 } });
    let (status, order) = world.post(BO, "/orders", &body).await;
    assert_eq!((status, &order["uses"], &order["off-because"]), (201, &json!(1), &json!("done")), "{order}");
    assert_eq!((world.version().await, world.goods().await), (before + 1, [4, 3]));
    world.propose(2, 1).await;
    assert_eq!(world.replies(BO).await.len(), 2, "it was for one");
    assert_eq!(world.goods().await, [4, 3]);
    let mut poor = bargain();
    poor["accept"]["from"] = json!([2]);
    world.give(BO, &poor).await;
    let only = json!({ "kind": "proposals", "choose": bargain(), "while": [{ "column": "trade-goods", "least": 9 }] });
    assert_eq!(world.post(BO, "/orders", &only).await.0, 201);
    assert_eq!(world.replies(BO).await.len(), 2, "neither is it Cleo's, nor has Bo nine");
    let asks = json!({ "kind": "proposals", "choose": bargain(), "unless": { "against": [0] } });
    assert_eq!(world.post(BO, "/orders", &asks).await.0, 201);
    assert_eq!(world.replies(BO).await.len(), 2, "Bo wants to be asked about Ada's");
    world.give(BO, &bargain()).await;
    assert_eq!(world.replies(BO).await.len(), 2, "and no other order answers then");
}

#[tokio::test(flavor = "multi_thread")]
async fn notes_are_named_and_what_is_not_bounded_is_not_given_away() {
    let world = Traders::at(&turn(&["transactions", "promissory-notes"]), None).await;
    let known = world.get(BO, "/orders").await["proposals"].clone();
    assert_eq!(known["id"], "proposals");
    let terms = known["terms"].as_array().unwrap();
    let own = terms.iter().find(|term| term["id"].as_str().unwrap().starts_with("note:ceasefire:1")).expect("Bo's note is known");
    assert_eq!(own["part-of"], "promissory-notes");
    let note = own["id"].as_str().unwrap().to_owned();
    // Propose: goods to give, a note to give, goods to get, a note to get.
    let ask = |gives: u32, note: &str| json!([{ "one": "propose:1" }, { "amount": gives }, { "one": "nothing" }, { "amount": 0 }, { "one": note }]);
    let accept =
        json!({ "accept": { "asked": [{ "term": "trade-goods", "most": 3 }], "offered": [{ "term": "trade-goods", "least": 1 }] } });
    world.give(BO, &accept).await;
    world.act(ADA, &ask(4, &note)).await;
    assert_eq!(world.goods().await, [4, 3], "no note is given that the order does not name");
    world.act(ADA, &json!([{ "one": "withdraw-deal:1" }])).await;
    let refuse = world.give(BO, &json!({ "refuse": { "asked": [{ "term": "promissory-notes", "least": 1 }], "offered": [{ "term": "trade-goods", "most": 3 }] } })).await;
    world.act(ADA, &ask(3, &note)).await;
    assert_eq!(world.replies(BO).await, Vec::<String>::new(), "refused");
    assert_eq!(world.orders(BO).await[1]["uses"], 1, "{refuse}");
    let named = json!({ "accept": { "asked": [{ "term": note, "most": 1 }], "offered": [{ "term": "trade-goods", "least": 4 }] } });
    world.give(BO, &named).await;
    world.act(ADA, &ask(4, &note)).await;
    assert_eq!(world.goods().await, [0, 7], "this note for four");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_form_of_proposals_is_refused_and_changes_nothing() {
    let world = Traders::new(None).await;
    let of = |choose: Value| json!({ "kind": "proposals", "choose": choose });
    let many: Vec<Value> = (0..30).map(|n| json!({ "term": "trade-goods", "most": n })).collect();
    for order in [
        of(json!("default")),
        of(json!({ "ranked": ["accept-deal:1"] })),
        of(json!({ "accept": { "from": [1] } })),
        of(json!({ "accept": { "from": [9] } })),
        of(json!({ "accept": { "asked": [{ "term": "ships", "most": 1 }] } })),
        of(json!({ "accept": { "asked": [{ "term": "x".repeat(10_000), "most": 1 }] } })),
        of(json!({ "accept": { "asked": [{ "term": "trade-goods", "most": 1_000 }] } })),
        of(json!({ "accept": { "asked": [{ "term": "trade-goods", "most": 1 }, { "term": "trade-goods", "most": 2 }] } })),
        of(json!({ "accept": { "asked": many } })),
        of(json!({ "accept": { "surprise": 1 } })),
        json!({ "kind": "choose-strategy-card", "choose": { "accept": {} } }),
        json!({ "kind": "proposals", "choose": { "accept": {} }, "unless": { "at-stake": true } }),
        json!({ "kind": "proposals", "choose": { "accept": {} }, "unless": { "offered": ["pass"] } }),
    ] {
        let (status, body) = world.post(BO, "/orders", &order).await;
        assert_eq!(status, 422, "{} -> {body}", order.to_string().chars().take(200).collect::<String>());
    }
    for fields in [
        vec![
            ("kind", "proposals"),
            ("choose", "accept"),
            ("lasts", "always"),
            ("asked", "<b>"),
            ("asked-bound", "most"),
            ("asked-count", "1"),
        ],
        vec![
            ("kind", "proposals"),
            ("choose", "accept"),
            ("lasts", "always"),
            ("asked", "trade-goods"),
            ("asked-bound", "most"),
            ("asked-count", ""),
        ],
        vec![("kind", "proposals"), ("choose", "refuse"), ("lasts", "always"), ("from", "7")],
        vec![("kind", "proposals"), ("choose", "most"), ("lasts", "always")],
    ] {
        let (status, page) = world.form(BO, "/orders", &fields).await;
        assert_eq!(status, 422, "{fields:?}");
        assert!(!page.contains("<b>"), "{page}");
    }
    assert_eq!(world.orders(BO).await, Vec::<Value>::new());
    let without = Traders::at(&turn(&[]), None).await;
    assert_eq!(without.get(BO, "/orders").await["proposals"], Value::Null, "without transactions there are none");
    assert_eq!(without.post(BO, "/orders", &of(json!({ "refuse": {} }))).await.0, 422);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_of_proposals_is_given_and_changed_on_a_page_without_scripts() {
    let world = Traders::new(None).await;
    let (_, page) = world.page(BO, "/orders").await;
    assert!(
        page.contains("Transactions proposed to you") && page.contains("kind=proposals&#38;choose=refuse")
            || page.contains("kind=proposals&amp;choose=refuse"),
        "{page}"
    );
    let (status, form) = world.page(BO, "/orders?kind=proposals&choose=accept").await;
    assert_eq!(status, 200);
    assert!(
        form.contains("What they ask of you") && form.contains("value=\"trade-goods\"") && form.contains("name=\"from\" value=\"0\""),
        "{form}"
    );
    let given = [
        ("kind", "proposals"),
        ("choose", "accept"),
        ("from", "0"),
        ("asked", "trade-goods"),
        ("asked-bound", "most"),
        ("asked-count", "1"),
        ("asked", ""),
        ("asked-bound", "most"),
        ("asked-count", ""),
        ("offers", "trade-goods"),
        ("offers-bound", "least"),
        ("offers-count", "2"),
        ("lasts", "always"),
    ];
    let (status, shown) = world.form(BO, "/orders", &given).await;
    assert_eq!(status, 200, "{shown}");
    for said in
        ["Accepts proposals from Ada.", "ask you for at most 1: trade goods", "offer you at least 2: trade goods", "nothing else of you"]
    {
        assert!(shown.contains(said), "{said}: {shown}");
    }
    let id = world.orders(BO).await[0]["id"].as_str().unwrap().to_owned();
    assert_eq!(world.orders(BO).await[0]["choose"], bargain());
    let (_, edit) = world.page(BO, &format!("/orders?edit={id}")).await;
    assert!(edit.contains("<option value=\"trade-goods\" selected>") && edit.contains("name=\"asked-count\" value=\"1\""), "{edit}");
    assert!(edit.contains("name=\"from\" value=\"0\" checked"), "{edit}");
    let changed = [("act", "edit"), ("kind", "proposals"), ("choose", "refuse"), ("lasts", "always")];
    let (status, shown) = world.form(BO, &format!("/orders/{id}"), &changed).await;
    assert!(status == 200 && shown.contains("Refuses all proposals that none of your other orders speaks of."), "{shown}");
    assert_eq!(world.version().await, world.version().await, "looking changes nothing");
}

/// Two servers on one database: an order that one has taken and the other has not heard of replies once.
#[tokio::test(flavor = "multi_thread")]
async fn two_servers_reply_once() {
    let database = fresh_database().await;
    let world = Traders::new(Some(database.clone())).await;
    let other = Server::start(Some(database), None);
    let url = format!("{}/api/v1/campaigns/{ID}", other.url);
    let version = world.table.get(ADA, format!("{url}/questions")).await["version"].clone();
    let answers = json!([{ "one": "propose:1" }, { "amount": 2 }, { "amount": 1 }]);
    let proposal = json!({ "version": version, "question": "any-0", "answers": answers });
    let choose = bargain();
    let (order, proposed) = tokio::join!(world.give(BO, &choose), world.table.post(ADA, format!("{url}/answers"), None, &proposal));
    assert_eq!(proposed.unwrap().0, 201);
    until("the order has replied", async || world.orders(BO).await[0]["uses"] == 1).await;
    let log = world.log(Some(BO)).await;
    let by_order: Vec<&Value> = log.iter().filter(|entry| entry["order"] == order["id"]).collect();
    assert_eq!(by_order.len(), 1, "once: {by_order:?}");
    assert_eq!(world.goods().await, [3, 4]);
}

on_both_servers! {
    a_proposal_of_the_form_is_accepted_in_the_commit_that_proposes_it
}
