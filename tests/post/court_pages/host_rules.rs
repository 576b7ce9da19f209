//! A host without a seat who rules as well does what either may, and hears of everything once; one who plays has one voice, and sees what that seat sees.

use super::{ADA, BO, CLEO, Court, WHY};
use crate::mail_in::reply_address;
use crate::office::{HOST, PLAYERS};
use serde_json::{Value, json};
use sternpost_post::links::HandLink;

impl Court {
    async fn roles(&self, who: &str, body: Value) -> (u16, Value) {
        self.office.send("POST", &self.way("/roles"), who, &body).await
    }

    async fn rule(&self, who: &str, dispute: u64, why: &str) -> u16 {
        self.act(who, json!({ "act": "rule", "dispute": dispute, "ruling": { "is": "upheld" }, "why": why })).await.0
    }

    /// Everybody who plays makes the host arbiter.
    async fn host_is_arbiter(&self) {
        let named = json!({ "act": "name", "name": "Hanna", "email": HOST, "language": "en" });
        assert_eq!(self.roles(HOST, named).await.0, 200);
        for who in PLAYERS {
            let proposal = self.get(who, "/roles").await["proposal"]["proposal"].clone();
            assert_eq!(self.roles(who, json!({ "act": "agree", "proposal": proposal })).await.0, 200);
        }
        assert_eq!(self.get(ADA, "/roles").await["arbiter"], "Hanna");
    }

    /// How many letters about disputes and motions somebody was written.
    async fn written(&self, who: &str) -> usize {
        let letters = self.office.store.letters(self.office.id.parse().unwrap()).await.unwrap();
        letters.iter().filter(|letter| letter.letter.kind().name() == "court" && letter.letter.recipient == who).count()
    }
}

async fn a_host_who_rules_may_do_what_either_may(database: Option<String>) {
    let court = Court::open(database, &[("STERNPOST__LIMITS__LOOKS_PER_READER", "0")]).await;
    court.play(6).await;
    court.host_is_arbiter().await;
    let view = async |who: &str| court.get(who, "").await["view"].clone();
    let public = async || {
        let url = format!("{}/api/v1{}", court.office.server.url, court.way(""));
        court.office.client.get(url).send().await.unwrap().json::<Value>().await.unwrap()["view"].clone()
    };
    let you = async |rules: bool| assert_eq!(court.docket().await["you"], json!({ "seat": null, "hosts": true, "rules": rules }));
    you(false).await;
    assert_eq!(view(HOST).await, public().await, "while nothing is disputed");

    // As a host: something is put to the vote, and let drop; nobody is told what they have done themselves.
    let answered = court.answered().await;
    let ((entry, _), (to, _)) = (answered[answered.len() - 1], answered[answered.len() - 2]);
    let moment = court.shown(HOST, &format!("/at/{to}")).await;
    assert!(
        moment.contains("value=\"rewind\"") && !moment.contains("value=\"dispute\""),
        "a host goes back, and disputes nothing: {moment}"
    );
    let motion = court.does(HOST, json!({ "act": "propose", "motion": { "is": "rewind", "to": to }, "why": "Please." })).await;
    assert_eq!((court.written(HOST).await, court.written(BO).await), (0, 1), "who proposes has seen it");
    let page = court.shown(HOST, "/court").await;
    assert!(page.contains("Take the proposal back") && !page.contains("name=\"vote\""), "{page}");
    assert_eq!(
        court.act(HOST, json!({ "act": "vote", "motion": motion, "yes": true })).await.0,
        409,
        "a host has no voice, nor has an arbiter"
    );
    assert_eq!(court.form(HOST, &[("act", "drop"), ("motion", &motion.to_string())]).await.0, 200);
    assert_eq!(court.docket().await["motions"][0]["outcome"], "withdrawn");
    for wish in [
        json!({ "act": "dispute", "entry": entry, "why": WHY }),
        json!({ "act": "rule", "dispute": 1, "ruling": { "is": "upheld" }, "why": "So." }),
        json!({ "act": "state", "dispute": 1, "text": "Hm." }),
    ] {
        assert!([409, 422].contains(&court.act(HOST, wish.clone()).await.0), "{wish}");
    }
    // A letter that asks for votes cannot be answered by who has none.
    court.does(ADA, json!({ "act": "propose", "motion": { "is": "rewind", "to": to }, "why": "Ada would." })).await;
    let letter = court.letter(HOST, "Ada would.").await;
    assert_eq!(reply_address(&letter).filter(|address| address.starts_with("post+")), None);
    let motion = court.docket().await["motions"][1]["motion"].as_u64().unwrap();
    assert_eq!(court.act(HOST, json!({ "act": "drop", "motion": motion })).await.0, 409, "it is Ada's");
    court.does(ADA, json!({ "act": "drop", "motion": motion })).await;

    // As the arbiter, while one is open: what is disputed is seen, and both forms stand on the page.
    let before = court.written(HOST).await;
    let dispute = court.does(BO, json!({ "act": "dispute", "entry": entry, "why": WHY })).await;
    assert_eq!(court.written(HOST).await, before + 1, "one letter, though they are two");
    assert_eq!(view(HOST).await, public().await, "of what is not disputed no more than a spectator");
    let at = court.get(HOST, &format!("/at/{entry}")).await["view"].clone();
    assert_ne!(at, court.get("stranger@s.test", &format!("/at/{entry}")).await["view"], "what is disputed is seen whole");
    you(true).await;
    let page = court.shown(HOST, "/court").await;
    for part in ["value=\"propose-ruling\"", "value=\"rule\"", "value=\"state\"", &format!("/court/{dispute}/position")] {
        assert!(page.contains(part), "{part}: {page}");
    }
    for place in ["position", "seen/0", "seen/2"] {
        assert_eq!(court.page(Some(HOST), &format!("/court/{dispute}/{place}")).await.0, 200, "{place}");
    }
    let number = dispute.to_string();
    assert_eq!(court.form(HOST, &[("act", "state"), ("dispute", &number), ("why", "I look into it.")]).await.0, 200);
    let statement = court.docket().await["disputes"][0]["statements"][0].clone();
    assert_eq!((&statement["seat"], &statement["text"]), (&Value::Null, &json!("I look into it.")));
    assert!(court.shown(BO, "/court").await.contains("The arbiter"), "said as the arbiter");
    let back = json!({ "act": "rewind", "to": to, "draws": "anew", "why": "Back." });
    assert_eq!(court.act(HOST, back.clone()).await.0, 409, "not while a dispute is open");
    let uphold =
        json!({ "act": "propose", "motion": { "is": "rule", "dispute": dispute, "ruling": { "is": "upheld" } }, "why": "The table may." });
    let proposed = court.does(HOST, uphold).await;
    let proposal = court.docket().await["motions"][2].clone();
    assert_eq!((&proposal["motion"], &proposal["seat"]), (&json!(proposed), &Value::Null), "put to the vote as the host");
    let before = court.written(HOST).await;
    let rule = [("act", "rule"), ("dispute", number.as_str()), ("ruling", "upheld"), ("why", "It was legal."), ("sure", "yes")];
    assert_eq!(court.form(HOST, &rule).await.0, 200);
    let docket = court.docket().await;
    assert_eq!((&docket["disputes"][0]["verdicts"][0]["by"], &docket["motions"][2]["outcome"]), (&json!("arbiter"), &json!("withdrawn")));
    assert!(court.written(HOST).await <= before + 1, "what followed of it is told once");
    assert_eq!(view(HOST).await, public().await, "and no more than a spectator again");
    assert_eq!(court.page(Some(HOST), &format!("/court/{dispute}/position")).await.0, 403);

    // As a host again: back at once, once more asked.
    let number = to.to_string();
    let form = [("act", "rewind"), ("to", number.as_str()), ("draws", "again"), ("why", "For everybody's sake.")];
    let (status, page) = court.form(HOST, &form).await;
    assert!(status == 200 && page.contains("name=\"sure\""), "{page}");
    assert_eq!(court.act(HOST, back).await.0, 200);
    assert_eq!(court.docket().await["rewinds"][0]["by"], "host");

    // Who lays it down is a host still.
    assert_eq!(court.roles(HOST, json!({ "act": "lay-down" })).await.0, 200);
    let (again, _) = *court.answered().await.last().unwrap();
    let dispute = court.does(CLEO, json!({ "act": "dispute", "entry": again, "why": WHY })).await;
    you(false).await;
    assert_eq!(view(HOST).await, public().await);
    assert!([403, 409, 422].contains(&court.rule(HOST, dispute, "So.").await));
    assert_eq!(court.page(Some(HOST), &format!("/court/{dispute}/position")).await.0, 403);
    assert!(!court.shown(HOST, "/court").await.contains("value=\"rule\""));
    assert!(court.office.server.command(&["audit"]).status.success());
}

async fn a_host_who_plays_rules_nothing_and_sees_a_seat(database: Option<String>) {
    let court = Court::open(database, &[("STERNPOST__LIMITS__LOOKS_PER_READER", "0")]).await;
    court.play(6).await;
    court.host_is_arbiter().await;
    // The host sits down: host still, arbiter no more, and a voice like everybody's.
    let offer = json!({ "act": "offer", "name": "Hanna H.", "email": HOST });
    let (status, said) = court.office.send("POST", &court.way("/seats/1/holder"), BO, &offer).await;
    assert_eq!(status, 204, "{said}");
    let offers = court.get(BO, "/seats").await;
    let link = HandLink { campaign: court.office.id.parse().unwrap(), offer: offers["offers"][0]["offer"].as_str().unwrap().to_owned() };
    let url = format!("{}/h/{}", court.office.server.url, crate::hand_over::signed(link));
    court.office.client.post(url).form(&[("act", "accept")]).send().await.unwrap();
    assert_eq!(court.get(ADA, "/roles").await["arbiter"], Value::Null);
    assert_eq!(court.docket().await["you"], json!({ "seat": 1, "hosts": false, "rules": false }));

    let (entry, _) = *court.answered().await.last().unwrap();
    let before = court.get(HOST, "").await;
    assert_eq!(before["eyes"], json!({ "seat": 1 }));
    let dispute = court.does(ADA, json!({ "act": "dispute", "entry": entry, "why": WHY })).await;
    let open = court.get(HOST, "").await;
    assert_eq!((&open["eyes"], &open["view"]), (&before["eyes"], &before["view"]), "a dispute opens no eyes of who plays");
    for place in ["position", "seen/0"] {
        assert_eq!(court.page(Some(HOST), &format!("/court/{dispute}/{place}")).await.0, 403, "{place}");
    }
    let number = dispute.to_string();
    let rule = [("act", "rule"), ("dispute", number.as_str()), ("ruling", "upheld"), ("why", "So."), ("sure", "yes")];
    assert_eq!((court.rule(HOST, dispute, "So.").await, court.form(HOST, &rule).await.0), (409, 422));
    let page = court.shown(HOST, "/court").await;
    assert!(page.contains("value=\"propose-ruling\"") && !page.contains("value=\"rule\""), "{page}");
    court.does(ADA, json!({ "act": "withdraw", "dispute": dispute })).await;
    let back = json!({ "act": "rewind", "to": entry - 1, "draws": "anew", "why": "Back." });
    assert_eq!(court.act(HOST, back).await.0, 409, "who plays puts it to the vote");
    // Nobody at the table is named, nor do they agree to a host who sits there.
    let named = json!({ "act": "name", "name": "Hanna", "email": HOST, "language": "en" });
    assert_eq!(court.roles(ADA, named.clone()).await.0, 422);

    // Before the start the host settles it alone: themselves, as long as they have no seat.
    let own: Vec<Value> = [HOST, ADA, BO].iter().map(|who| json!({ "name": who.split('@').next(), "email": who })).collect();
    let others: Vec<Value> = PLAYERS.iter().map(|who| json!({ "name": who.split('@').next(), "email": who })).collect();
    for (seats, status) in [(own, 422), (others, 200)] {
        let body = json!({ "game": "twilight-imperium", "name": "Settled", "options": crate::api::one_at_a_time(), "seats": seats });
        let (made, campaign) = court.office.send("POST", "/campaigns", HOST, &body).await;
        assert_eq!(made, 201, "{campaign}");
        let way = format!("/campaigns/{}", campaign["id"].as_str().unwrap());
        assert_eq!(court.office.send("POST", &format!("{way}/roles"), HOST, &named).await.0, status);
        let (_, you) = court.office.send("GET", &format!("{way}/court"), HOST, &Value::Null).await;
        let (_, roles) = court.office.send("GET", &format!("{way}/roles"), HOST, &Value::Null).await;
        let arbiter = if status == 200 { json!("Hanna") } else { Value::Null };
        assert_eq!((&roles["arbiter"], &you["you"]["hosts"]), (&arbiter, &json!(status == 200)), "{you}");
    }
}

on_both_servers! {
    a_host_who_rules_may_do_what_either_may
    a_host_who_plays_rules_nothing_and_sees_a_seat
}
