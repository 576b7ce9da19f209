//! Disputes: heard, decided, appealed; ruled on by an arbiter who sees everything while one is open.

use super::{ADA, BO, CLEO, Court, WHY};
use crate::forms::Form;
use crate::mail_in::text_of;
use crate::office::{HOST, PLAYERS};
use crate::page::Page;
use serde_json::{Value, json};

const JUNO: &str = "juno@j.test";

async fn a_dispute_is_heard_decided_and_appealed(database: Option<String>) {
    let court = Court::open(database, &[("STERNPOST__LIMITS__LOOKS_PER_READER", "0")]).await;
    court.play(5).await;
    let answered = court.answered().await;
    let ((entry, _), (other, _)) = (answered[answered.len() - 1], answered[answered.len() - 2]);
    let (number, before) = (entry.to_string(), (entry - 1).to_string());
    assert_eq!(court.form(ADA, &[("act", "dispute"), ("entry", &number), ("why", " ")]).await.0, 422, "a reason is needed");
    let (status, page) = court.form(ADA, &[("act", "dispute"), ("entry", &number), ("why", WHY)]).await;
    assert!(status == 200 && page.contains(&format!("Entry {entry} is disputed")), "{page}");
    for part in ["What it is about", "The position before it", &format!("/at/{before}"), "Let the dispute rest", "Propose a ruling"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    assert!(!court.shown(BO, "/court").await.contains("Let the dispute rest"), "that is for who has opened it");
    let looked_on = court.page(None, "/court").await.1;
    assert!(looked_on.contains("is disputed") && !looked_on.contains("<textarea"), "who looks on reads it");
    assert!(court.shown(CLEO, "").await.contains(&format!("Entry {entry} is disputed: no time runs")));
    let (status, page) = court.form(BO, &[("act", "dispute"), ("entry", &other.to_string()), ("why", "This too.")]).await;
    assert!(status == 422 && page.contains("A dispute is open: it is decided first.") && page.contains("This too."), "{page}");
    let dispute = court.docket().await["disputes"][0]["dispute"].to_string();
    assert_eq!(court.form(CLEO, &[("act", "state"), ("dispute", &dispute), ("why", "It was <i>legal</i>.")]).await.0, 200);
    assert!(court.shown(BO, "/court").await.contains("It was &#60;i&#62;legal&#60;/i&#62;."));

    // Nobody rules here but the table.
    let rule = [("act", "rule"), ("dispute", dispute.as_str()), ("ruling", "upheld"), ("why", "So be it."), ("sure", "yes")];
    assert_eq!((court.form(HOST, &rule).await.0, court.form(ADA, &rule).await.0), (422, 422));
    assert_eq!(court.page(Some(HOST), &format!("/court/{dispute}/position")).await.0, 403);
    assert_eq!(court.page(Some(ADA), &format!("/court/{dispute}/seen/1")).await.0, 403);

    let uphold = [("act", "propose-ruling"), ("dispute", dispute.as_str()), ("ruling", "upheld"), ("why", "The rules say so.")];
    assert_eq!(court.form(CLEO, &uphold).await.0, 200);
    let motion = court.docket().await["motions"][0]["motion"].to_string();
    let (status, page) = court.form(BO, &[("act", "vote"), ("motion", &motion), ("vote", "yes")]).await;
    assert!(status == 200 && page.contains("The entry stands.") && page.contains("Appeal the ruling"), "{page}");
    assert_eq!(court.docket().await["disputes"][0]["verdicts"][0]["ruling"], json!({ "is": "upheld" }));
    let letter = text_of(&court.letter(ADA, "The dispute is decided").await);
    assert!(letter.contains("You can appeal until"), "{letter}");

    assert_eq!(court.form(BO, &[("act", "appeal"), ("dispute", &dispute), ("why", "Not so.")]).await.0, 200);
    court.letter(CLEO, "A ruling is appealed").await;
    let back = [
        ("act", "propose-ruling"),
        ("dispute", dispute.as_str()),
        ("ruling", "rewound"),
        ("to", &before),
        ("draws", "anew"),
        ("why", "Back."),
    ];
    assert_eq!(court.form(BO, &back).await.0, 200);
    let motion = court.docket().await["motions"][1]["motion"].to_string();
    let (status, page) = court.form(ADA, &[("act", "vote"), ("motion", &motion), ("vote", "yes")]).await;
    assert!(status == 200 && page.contains("The campaign went back") && !page.contains("Appeal the ruling"), "{page}");
    let docket = court.docket().await;
    assert_eq!(docket["rewinds"][0]["to"], json!(entry - 1));
    assert!(docket["rewinds"][0]["ordered-by"].is_u64() && docket["disputes"][0]["open"] == false);
    let (status, page) = court.form(CLEO, &[("act", "appeal"), ("dispute", &dispute), ("why", "Again.")]).await;
    assert!(status == 422 && page.contains("A ruling can be appealed once"), "{page}");
    court.letter(CLEO, &format!("The campaign went back to entry {}", entry - 1)).await;
    assert!(court.office.server.command(&["audit"]).status.success());
}

/// The lines of a position that a page lists.
fn listed(page: &str) -> Vec<String> {
    Page::of(page).texts("li > code")
}

async fn an_arbiter_sees_everything_while_a_dispute_is_open_and_corrects_the_position(database: Option<String>) {
    let court = Court::open(database, &[("STERNPOST__LIMITS__LOOKS_PER_READER", "0")]).await;
    court.play(6).await;
    let named = json!({ "act": "name", "name": "Juno", "email": JUNO, "language": "de" });
    let roles = async |who: &str, body: Value| {
        let (status, said) = court.office.send("POST", &court.way("/roles"), who, &body).await;
        assert_eq!(status, 200, "{said}");
        said
    };
    roles(HOST, named).await;
    for who in PLAYERS {
        let proposal = court.get(who, "/roles").await["proposal"]["proposal"].clone();
        roles(who, json!({ "act": "agree", "proposal": proposal })).await;
    }
    let view = async |who: &str| court.get(who, "").await["view"].clone();
    assert_eq!(view(JUNO).await, view(HOST).await, "while nothing is disputed an arbiter sees what a spectator sees");

    let (entry, _) = *court.answered().await.last().unwrap();
    let dispute = court.does(BO, json!({ "act": "dispute", "entry": entry, "why": WHY })).await.to_string();
    let letters = court.office.store.letters(court.office.id.parse().unwrap()).await.unwrap();
    assert!(
        letters.iter().any(|letter| letter.letter.kind().name() == "court" && letter.letter.recipient == JUNO),
        "the arbiter is written to"
    );
    court.letter(JUNO, "Du entscheidest darüber").await;
    assert_eq!(view(JUNO).await, view(HOST).await, "of what is not disputed an arbiter sees what a spectator sees");
    let at = async |who: &str, seq: u64| court.get(who, &format!("/at/{seq}")).await["view"].clone();
    for seq in [entry - 1, entry] {
        assert_ne!(at(JUNO, seq).await, at(HOST, seq).await, "{seq}: what is disputed is seen whole");
    }
    assert_eq!(at(JUNO, entry - 2).await, at(HOST, entry - 2).await, "and no other moment");
    let place = format!("/court/{dispute}");
    for seat in 0..3 {
        for (who, status) in [(JUNO, 200), (HOST, 403), (ADA, 403)] {
            assert_eq!(court.page(Some(who), &format!("{place}/seen/{seat}")).await.0, status, "{who}");
        }
    }
    assert_eq!(court.page(Some(JUNO), &format!("{place}/seen/9")).await.0, 404);
    assert_eq!(court.page(Some(HOST), &format!("{place}/position")).await.0, 403);
    assert!(court.shown(JUNO, "/court").await.contains(&format!("/c/{}{place}/position", court.office.id)), "the way there");

    // A correction is put together from the position, seen before it is handed in, and done.
    let position = court.shown(JUNO, &format!("{place}/position?q=goods")).await;
    let line = listed(&position).into_iter().find(|line| line.rsplit(' ').next().unwrap().parse::<u32>().is_ok());
    let (path, goods) = line.as_deref().expect("somebody has trade goods").split_once(" = ").unwrap();
    let url = format!("{}/c/{}{place}/correction", court.office.server.url, court.office.id);
    let preview = async |who: &str, lines: &str| {
        let form = [("lines", lines), ("why", "Two goods were forgotten.")];
        let sent = court.office.client.post(&url).bearer_auth(court.office.server.token(who)).form(&form).send().await.unwrap();
        (sent.status().as_u16(), sent.text().await.unwrap())
    };
    for wrong in ["", "goods", "/no/such/place = 3", &format!("{path} = many"), &format!("{path} = {goods}")] {
        let (_, page) = preview(JUNO, wrong).await;
        assert!(page.contains("role=\"alert\"") && !page.contains("name=\"patch\""), "{wrong}: {page}");
    }
    let more = goods.parse::<u32>().unwrap() + 2;
    assert_eq!(preview(ADA, &format!("{path} = {more}")).await.0, 403);
    let before = court.version().await;
    let (_, page) = preview(JUNO, &format!("{path} = {more}")).await;
    assert_eq!(court.version().await, before, "looking changes nothing");
    let fields = Form::with_field(&page, "patch").expect("it can be handed in").hidden();
    let fields: Vec<(&str, &str)> = fields
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .filter(|(name, _)| ["act", "ruling", "dispute", "why", "patch", "sure"].contains(name))
        .collect();
    assert_eq!(fields.len(), 6, "{page}");
    assert_eq!(court.form(ADA, &fields).await.0, 422, "only who rules rules");
    assert_eq!(court.form(JUNO, &fields).await.0, 200);

    let docket = court.docket().await;
    assert_eq!(docket["disputes"][0]["verdicts"][0]["ruling"], json!({ "is": "corrected" }), "{docket}");
    assert_eq!(view(JUNO).await, view(HOST).await, "and sees no more than a spectator again");
    assert_eq!(court.page(Some(JUNO), &format!("{place}/position")).await.0, 403);
    for who in PLAYERS {
        let told = court.get(who, "/log").await["lines"].to_string();
        assert!(told.contains("Two goods were forgotten.") && told.contains("corrected position"), "{told}");
        assert!(!court.get(who, "/log").await.to_string().contains("\"path\""), "what was changed may be hidden");
    }
    court.answer().await;
    assert!(court.office.server.command(&["audit"]).status.success());
}

/// What is hidden and has changed since the disputed entry is shown nowhere to who rules: not on the page, not by what a correction would do, not by the API.
#[tokio::test(flavor = "multi_thread")]
async fn who_rules_is_not_shown_what_has_been_hidden_since_the_disputed_entry() {
    const CHANGED: &str = " = (hidden, and changed since the disputed entry)";
    let court = Court::open(None, &[("STERNPOST__LIMITS__LOOKS_PER_READER", "0")]).await;
    court.play(2).await;
    let roles = async |who: &str, body: Value| {
        let (status, said) = court.office.send("POST", &court.way("/roles"), who, &body).await;
        assert_eq!(status, 200, "{said}");
    };
    roles(HOST, json!({ "act": "name", "name": "Juno", "email": JUNO, "language": "en" })).await;
    for who in PLAYERS {
        let proposal = court.get(who, "/roles").await["proposal"]["proposal"].clone();
        roles(who, json!({ "act": "agree", "proposal": proposal })).await;
    }
    let (entry, _) = *court.answered().await.last().unwrap();
    let dispute = court.does(BO, json!({ "act": "dispute", "entry": entry, "why": WHY })).await;
    let place = format!("/court/{dispute}");
    let shown = async || court.shown(JUNO, &format!("{place}/position?q=hidden")).await;
    let mut page = shown().await;
    assert!(!page.contains(CHANGED), "nobody has played since: {page}");
    for _ in 0..60 {
        if page.contains(CHANGED) {
            break;
        }
        court.answer().await;
        page = shown().await;
    }
    let masked = listed(&page).into_iter().find(|line| line.ends_with(CHANGED)).expect("something hidden has changed");
    let hidden = masked.trim_end_matches(CHANGED);
    let within = court.shown(JUNO, &format!("{place}/position?q={hidden}/")).await;
    assert!(listed(&within).is_empty(), "nothing of what it holds is listed: {within}");

    let url = format!("{}/c/{}{place}/correction", court.office.server.url, court.office.id);
    for line in
        [format!("{hidden}/value/0 = plague"), format!("{hidden}/value/99 = plague"), format!("{hidden} = 1"), "/state = 1".to_owned()]
    {
        let form = [("lines", line.as_str()), ("why", "I wonder.")];
        let sent = court.office.client.post(&url).bearer_auth(court.office.server.token(JUNO)).form(&form).send().await.unwrap();
        let page = sent.text().await.unwrap();
        assert!(page.contains("You cannot see or correct it") && !page.contains("name=\"patch\""), "{line}: {page}");
    }
    let guess = |value: &str| {
        json!({
            "act": "rule", "dispute": dispute, "ruling": { "is": "corrected" }, "why": "I wonder.",
            "patch": [{ "op": "test", "path": format!("{hidden}/value/0"), "value": value }],
        })
    };
    let mut answers = vec![];
    for value in ["plague", "sabotage"] {
        let (status, said) = court.office.send("POST", &court.way("/court"), JUNO, &guess(value)).await;
        assert_eq!(status, 422, "{said}");
        answers.push(said["detail"].clone());
    }
    assert!(answers[0] == answers[1] && answers[0].to_string().contains("whoever rules may not see it"), "{answers:?}");
}

on_both_servers! {
    a_dispute_is_heard_decided_and_appealed
    an_arbiter_sees_everything_while_a_dispute_is_open_and_corrects_the_position
}
