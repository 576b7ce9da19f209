//! Orders given in a row, and the usual ones in one press.

use crate::outpost::world::{OutpostServer, one};
use reqwest::Method;
use serde_json::{Value, json};
use sternpost_core::Seat;
use sternpost_log::CampaignId;

impl OutpostServer {
    async fn post(&self, seat: usize, path: &str, body: &Value) -> (u16, Value) {
        let sent = self.request(Method::POST, seat, path).json(body).send().await.unwrap();
        (sent.status().as_u16(), sent.json().await.unwrap())
    }

    async fn orders_of(&self, id: CampaignId, seat: usize) -> Value {
        self.json(seat, &format!("/api/v1/campaigns/{id}/orders")).await
    }
}

async fn nights_planned_ahead_are_given_one_after_the_other(url: String) {
    let world = OutpostServer::on(&url).await;
    let id = world.begin(2, json!({ "nights": 3 })).await;
    let path = format!("/api/v1/campaigns/{id}/orders");
    let plan = json!({ "kind": "turn", "choose": { "row": ["sleep", "watch", "sleep"] } });
    let (status, order) = world.post(0, &path, &plan).await;
    assert_eq!((status, &order["choose"]), (201, &plan["choose"]), "{order}");
    for (body, status) in [
        (json!({ "kind": "turn", "choose": { "row": [] } }), 422),
        (json!({ "kind": "turn", "choose": { "row": ["north"] } }), 422),
        (json!({ "kind": "no-such-kind", "choose": { "row": ["sleep"] } }), 422),
    ] {
        assert_eq!(world.post(0, &path, &body).await.0, status, "{body}");
    }
    world.pack(id, &[0, 0]).await;
    for (night, left) in [json!(["watch", "sleep"]), json!(["sleep"]), json!([])].iter().enumerate() {
        world.say(id, 0, &[one("pass")]).await.unwrap();
        world.say(id, 1, &[one("pass")]).await.unwrap();
        if night == 1 {
            let asked = world.snapshot(id).await.owed_by(Seat(0)).unwrap();
            assert_eq!(asked.prompt.key, "ask-side", "where it watches is asked");
            world.say(id, 0, &[one("north")]).await.unwrap();
        }
        assert_eq!(world.snapshot(id).await.owing(), [Seat(1)], "its turn was taken for it");
        let told = world.orders_of(id, 0).await["orders"][0].clone();
        assert_eq!((&told["choose"]["row"], &told["uses"], &told["on"]), (left, &json!(night + 1), &json!(night < 2)), "{told}");
        assert_eq!(world.orders_of(id, 1).await["orders"], json!([]), "which nobody else reads");
        world.say(id, 1, &[one("sleep")]).await.unwrap();
    }
    world.is_in_order(id).await;
}

async fn what_cannot_be_given_is_asked_and_the_rest_of_the_row_stays(url: String) {
    let world = OutpostServer::on(&url).await;
    let id = world.begin(2, json!({ "nights": 1 })).await;
    let row = json!({ "kind": "dusk", "choose": { "row": ["use:light", "use:light", "pass"] } });
    assert_eq!(world.post(0, &format!("/api/v1/campaigns/{id}/orders"), &row).await.0, 201);
    // Oil for one lamp.
    world.pack(id, &[1, 0]).await;
    world.say(id, 1, &[one("pass")]).await.unwrap();
    let told = world.orders_of(id, 0).await["orders"][0].clone();
    assert_eq!((&told["choose"]["row"], &told["on"]), (&json!(["use:light", "pass"]), &json!(true)), "{told}");
    assert!(world.snapshot(id).await.owing().contains(&Seat(0)), "there is no oil for a second lamp: it is asked");
    let page = world.get(0, &format!("/c/{id}/orders")).await.1;
    assert!(page.contains("one after the other"), "{page}");
    world.say(id, 0, &[one("pass")]).await.unwrap();
    world.say(id, 1, &[one("pass")]).await.unwrap();
    assert_eq!(world.orders_of(id, 0).await["orders"][0]["choose"]["row"], json!(["use:light", "pass"]), "and all of it stays");
    world.is_in_order(id).await;
}

async fn the_usual_orders_are_given_in_one_press_and_only_once(url: String) {
    let world = OutpostServer::on(&url).await;
    let id = world.begin(3, json!({ "nights": 1 })).await;
    let (way, api) = (format!("/c/{id}/orders"), format!("/api/v1/campaigns/{id}/orders"));
    assert_eq!(world.orders_of(id, 2).await["usual"], json!(["dusk"]));
    let (_, page) = world.get(2, &way).await;
    assert!(page.contains("Den üblichen übernehmen") && page.contains("/orders/usual"), "{page}");
    assert_eq!(world.orders_of(id, 2).await["orders"], json!([]), "looking gives nothing");
    for said in ["Ein üblicher Dauerauftrag ist gegeben", "Es gibt keinen üblichen Dauerauftrag mehr"] {
        let sent = world.request(Method::POST, 2, &format!("{way}/usual")).send().await.unwrap();
        assert_eq!(sent.status(), 303);
        let to = sent.headers()["location"].to_str().unwrap().to_owned();
        let (status, page) = world.get(2, &to).await;
        assert!(status == 200 && page.contains(said) && !page.contains("/orders/usual"), "{said}: {page}");
        assert_eq!(world.orders_of(id, 2).await["orders"].as_array().unwrap().len(), 1);
    }
    for seat in [0, 1] {
        assert_eq!(world.orders_of(id, seat).await["orders"], json!([]), "it is its seat's alone");
    }
    let own = json!({ "kind": "dusk", "choose": "default" });
    assert_eq!(world.post(1, &api, &own).await.0, 201);
    for (seat, given) in [(0, 1), (0, 0), (1, 0)] {
        let (status, body) = world.post(seat, &format!("{api}/usual"), &Value::Null).await;
        assert_eq!((status, body["given"].as_array().unwrap().len()), (200, given), "seat {seat}: {body}");
    }
    assert_eq!(world.orders_of(id, 1).await["orders"][0]["choose"], "default", "what it has ordered itself stays");
    world.pack(id, &[0, 0, 0]).await;
    assert_eq!(world.snapshot(id).await.owing(), [Seat(0)], "all let dusk pass");
    world.is_in_order(id).await;
}

on_both! {
    nights_planned_ahead_are_given_one_after_the_other
    what_cannot_be_given_is_asked_and_the_rest_of_the_row_stays
    the_usual_orders_are_given_in_one_press_and_only_once
}
