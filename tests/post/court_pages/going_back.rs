//! Going back by vote, by the host and by whoever runs the server, and what it means for each seat.

use super::{ADA, BO, CLEO, Court, WHY};
use crate::api::Table;
use crate::mail_in::text_of;
use crate::office::{HOST, PLAYERS};
use crate::server::{Server, until};
use serde_json::{Value, json};
use sternpost_players::Rng;
use sternpost_store::DeliveryState;

async fn the_table_goes_back_by_vote_and_each_seat_is_told_what_it_means(database: Option<String>) {
    let court = Court::open(database, &[("STERNPOST__LIMITS__LOOKS_PER_READER", "0")]).await;
    court.play_to("\"Round 2\"").await;
    let answered = court.answered().await;
    let (to, _) = answered[answered.len() / 2];
    // What was asked last has reached its seat.
    let asked = court.office.asked().await;
    let question = court.get(PLAYERS[asked], "/questions").await["questions"][0]["id"].as_str().unwrap().to_owned();
    let is_sent = async || {
        let letters = court.office.store.letters(court.office.id.parse().unwrap()).await.unwrap();
        letters
            .iter()
            .any(|letter| letter.letter.content.payload().contains(&format!("\"{question}\"")) && letter.state == DeliveryState::Sent)
    };
    until("the letter that asks is sent", is_sent).await;
    let read: Vec<Value> = {
        let mut read = vec![];
        for who in PLAYERS {
            read.push(court.get(who, "/log").await["lines"].clone());
        }
        read
    };

    let moment = format!("/at/{to}");
    let (bo, host) = (court.shown(BO, &moment).await, court.shown(HOST, &moment).await);
    assert!(
        bo.contains("Propose to go on from here") && bo.contains("Dispute this entry") && bo.contains("name=\"draws\" value=\"again\"")
    );
    assert!(host.contains("Go on from here") && host.contains("value=\"rewind\"") && !host.contains("Dispute this entry"));
    let nobody = court.page(None, &moment).await.1;
    assert!(!nobody.contains("Dispute this entry") && !nobody.contains("name=\"draws\""), "who only looks on does nothing");

    let number = to.to_string();
    let propose = [("act", "propose-rewind"), ("to", number.as_str()), ("draws", "again"), ("why", WHY)];
    let (status, page) = court.form(BO, &propose).await;
    assert!(status == 200 && page.contains("The table votes") && page.contains("We &#60;b&#62;forgot&#60;/b&#62; the agenda."), "{page}");
    assert!(page.contains("gets the same dice and cards as before"), "what it means for chance is said");
    assert_eq!(court.told().await, [Some(0), Some(2), None], "who proposes knows, the others and the host are written to");
    assert!(court.shown(ADA, "").await.contains("The table votes: your vote is asked"));
    assert!(court.shown(BO, "").await.contains(">The table votes</a>"), "who has voted is not asked again");
    let (status, page) = court.form(ADA, &propose).await;
    assert!(status == 422 && page.contains("one motion after the other") && page.contains("forgot"), "nothing typed is lost: {page}");

    let named = court.shown(ADA, "/court?vote=yes").await;
    assert!(named.contains("Nothing is voted before you press."), "{named}");
    let docket = court.docket().await;
    let motion = docket["motions"][0].clone();
    assert_eq!((&motion["votes"], &motion["needed"], &motion["outcome"]), (&json!([{ "seat": 1, "yes": true }]), &json!(2), &Value::Null));
    let name = motion["motion"].to_string();
    let (status, page) = court.form(BO, &[("act", "vote"), ("motion", &name), ("vote", "yes")]).await;
    assert!(status == 422 && page.contains("You have voted so already."));
    assert_eq!(court.form(HOST, &[("act", "vote"), ("motion", &name), ("vote", "yes")]).await.0, 422, "the host has no voice");
    assert_eq!(court.form(ADA, &[("act", "vote"), ("motion", &name), ("vote", "maybe")]).await.0, 400);

    let before = court.version().await;
    let (status, page) = court.form(ADA, &[("act", "vote"), ("motion", &name), ("vote", "yes")]).await;
    assert!(status == 200 && page.contains("The campaign went back") && page.contains("The table agrees."), "{page}");
    let docket = court.docket().await;
    let back = docket["rewinds"][0].clone();
    assert_eq!((&docket["motions"][0]["outcome"], &back["to"], &back["draws"]), (&json!("carried"), &json!(to), &json!("again")));
    assert_eq!(court.told().await[3..], [Some(0), Some(1), Some(2), None], "that it went back is told everybody");
    let seq = back["entry"].as_u64().unwrap();

    let left: Vec<&(u64, u64)> = answered.iter().filter(|(seq, _)| *seq > to).collect();
    let mut asked_now = 0;
    for (seat, who) in PLAYERS.iter().enumerate() {
        let report = court.get(who, &format!("/rewinds/{seq}")).await;
        let own: Vec<u64> = left.iter().filter(|(_, by)| *by == seat as u64).map(|(seq, _)| *seq).collect();
        let undone: Vec<u64> = report["undone"].as_array().unwrap().iter().map(|turn| turn["entry"].as_u64().unwrap()).collect();
        for entry in &own {
            assert!(undone.contains(entry), "{who}: entry {entry} is undone: {report}");
        }
        for turn in report["undone"].as_array().unwrap() {
            assert!(turn["steps"].as_array().unwrap().iter().all(|step| !step["answer"].as_str().unwrap().is_empty()), "{turn}");
        }
        asked_now += usize::from(report["asked"]["now"] == true);
        // Nothing stands there that the seat could not read before.
        for entry in report["learnt"].as_array().unwrap() {
            for line in entry["lines"].as_array().unwrap() {
                let was_read = read[seat].as_array().unwrap().iter().any(|old| old["seq"] == entry["entry"] && old["text"] == line["text"]);
                assert!(was_read, "{who} has never read {line}");
            }
        }
        if seat == asked {
            assert!(!report["dead-letters"].as_array().unwrap().is_empty(), "its last letter is dead: {report}");
        }
        let page = court.shown(who, &format!("/rewinds/{seq}")).await;
        for part in
            ["Your answers that are undone", "What you know now and should not", "What you are asked again", WHY.split('<').next().unwrap()]
        {
            assert!(page.contains(part), "{part}: {page}");
        }
        assert!(court.shown(who, "").await.contains(&format!("/c/{}/rewinds/{seq}", court.office.id)), "a banner leads there");
        let letter = court.letter(who, "What this means for you").await;
        assert!(text_of(&letter).contains(&format!("The campaign went back to entry {to}")), "{}", text_of(&letter));
    }
    assert_eq!(asked_now, 1, "who is asked where it goes on is asked now");
    assert_eq!(
        (court.page(None, &format!("/rewinds/{seq}")).await.0, court.page(Some(HOST), &format!("/rewinds/{seq}")).await.0),
        (401, 404)
    );
    assert_eq!(court.page(Some(ADA), &format!("/rewinds/{before}")).await.0, 404, "no move back, no report");
    assert!(court.shown(CLEO, &format!("/at/{seq}")).await.contains("What this means for you"), "the chronicle's moment leads there");
    court.answer().await;
    assert!(!court.shown(ADA, "").await.contains("went back to entry"), "when the game goes on the banner is gone");
    // The line that was left can be gone back to in the same way, from its own moments; chance gives something new there.
    let (last, _) = *answered.last().unwrap();
    let left = court.shown(BO, &format!("/at/{last}")).await;
    assert!(left.contains("value=\"propose-rewind\"") && left.contains("on a line that was left behind"), "{left}");
    assert!(!left.contains("name=\"draws\" value=\"again\"") && !left.contains("Dispute this entry"), "{left}");
    let number = last.to_string();
    let propose = [("act", "propose-rewind"), ("to", number.as_str()), ("draws", "anew"), ("why", "It was right so.")];
    assert_eq!(court.form(BO, &propose).await.0, 200);
    let motion = court.docket().await["motions"].as_array().unwrap().last().unwrap()["motion"].as_u64().unwrap();
    court.does(CLEO, json!({ "act": "vote", "motion": motion, "yes": true })).await;
    assert!(court.answered().await.iter().any(|(seq, _)| *seq == last), "it counts again");
    assert!(court.office.server.command(&["audit"]).status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_seat_has_seen_alone_stands_in_its_report_and_in_no_other() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin_game(&server, "arcs", json!({})).await;
    let api = |way: &str| format!("{}/api/v1/campaigns/{id}{way}", server.url);
    let mut rng = Rng::new(7);
    let mut play = async |chapter: &str| {
        while !table.get(0, api("")).await["tally"]["facts"].to_string().contains(chapter) {
            let (status, said) = table.answer(&server.url, &id, &mut rng).await.unwrap().expect("somebody is asked");
            assert_eq!(status, 201, "{said}");
        }
        table.get(0, api("")).await["version"].as_u64().unwrap()
    };
    let to = play("Chapter 1").await;
    play("Chapter 2").await;
    let out = server.command(&["campaign", "rewind", &id, &to.to_string(), "--why", "The first chapter again."]);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    until("the server has heard of it", async || !table.get(0, api("/court")).await["rewinds"].as_array().unwrap().is_empty()).await;
    let back = table.get(0, api("/court")).await["rewinds"][0]["entry"].clone();
    let mut reports = vec![];
    for seat in 0..3 {
        reports.push(table.get(seat, api(&format!("/rewinds/{back}"))).await);
    }
    for (seat, report) in reports.iter().enumerate() {
        let seen = report["seen"].as_array().unwrap();
        assert!(!seen.is_empty(), "cards were dealt to seat {seat}: {report}");
        for row in seen.iter().filter_map(|row| row["value"].as_str()).filter(|value| value.len() > 12) {
            for (other, report) in reports.iter().enumerate().filter(|(other, _)| *other != seat) {
                assert!(!report.to_string().contains(row), "seat {other} is told what seat {seat} held: {row}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_plays_no_seat_goes_back_at_once_but_not_by_mistake() {
    let court = Court::open(None, &[]).await;
    court.play(5).await;
    let answered = court.answered().await;
    let (to, _) = answered[answered.len() - 3];
    let (number, before) = (to.to_string(), court.version().await);
    let fields = [("act", "rewind"), ("to", number.as_str()), ("draws", "anew"), ("why", WHY)];
    let (status, page) = court.form(HOST, &fields).await;
    assert!(status == 200 && page.contains(&format!("Go back to entry {to}?")) && page.contains("2 entries are left behind."), "{page}");
    assert_eq!(court.version().await, before, "it is asked once more first");
    // By program, too: who plays does not go back by calling it a host's doing.
    let (status, problem) = court.act(BO, json!({ "act": "rewind", "to": to, "why": WHY })).await;
    assert!(status == 409 && problem["detail"] == "only a player can put a rewind to the vote", "{status} {problem}");
    let sure = [&fields[..], &[("sure", "yes")]].concat();
    assert_eq!(court.form(BO, &sure).await.0, 422, "who plays puts it to the vote");
    assert_eq!(court.form("stranger@z.test", &sure).await.0, 403);
    assert_eq!(court.version().await, before);
    assert_eq!(court.form(HOST, &sure).await.0, 200);
    let back = court.docket().await["rewinds"][0].clone();
    assert_eq!((&back["by"], &back["to"], &back["draws"]), (&json!("host"), &json!(to), &json!("anew")));
    assert_eq!(court.told().await, [Some(0), Some(1), Some(2)]);
    court.letter(ADA, "What this means for you").await;

    // By program, twice under one key: done once.
    court.play(2).await;
    let url = format!("{}/api/v1{}", court.office.server.url, court.way("/court"));
    let send = async |body: &Value| {
        let request = court.office.client.post(&url).bearer_auth(court.office.server.token(HOST)).header("Idempotency-Key", "once");
        let answer = request.json(body).send().await.unwrap();
        (answer.status().as_u16(), answer.json::<Value>().await.unwrap())
    };
    let body = json!({ "act": "rewind", "to": to, "why": "Once more." });
    let (first, second) = (send(&body).await, send(&body).await);
    assert_eq!((first.0, &second), (200, &first), "the same answer");
    assert_eq!(court.docket().await["rewinds"].as_array().unwrap().len(), 2);
    assert_eq!(send(&json!({ "act": "rewind", "to": to, "why": "Something else." })).await.0, 422);
    for wrong in
        [json!({ "act": "rewind", "to": 999, "why": "x" }), json!({ "act": "rewind", "to": to, "why": "" }), json!({ "act": "conjure" })]
    {
        let (status, problem) = court.act(HOST, wrong.clone()).await;
        assert!(matches!(status, 400 | 422) && problem["detail"].is_string(), "{wrong}: {status} {problem}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_runs_the_server_chooses_what_chance_gives_and_everybody_is_told() {
    let court = Court::open(None, &[]).await;
    court.play(6).await;
    let answered = court.answered().await;
    let to = answered[answered.len() - 3].0.to_string();
    let said = court.office.server.refused(&["campaign", "rewind", &court.office.id, &to, "--draws", "twice"], &[]);
    assert!(said.contains("anew or again"), "{said}");
    let out =
        court.office.server.command(&["campaign", "rewind", &court.office.id, &to, "--draws", "again", "--why", "A rule was mended."]);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    until("the server has heard of it", async || court.docket().await["rewinds"].as_array().unwrap().len() == 1).await;
    let back = court.docket().await["rewinds"][0].clone();
    assert_eq!((&back["by"], &back["draws"]), (&json!("operator"), &json!("again")));
    let letter = text_of(&court.letter(CLEO, "What this means for you").await);
    assert!(letter.contains("Dice and cards fall as they had fallen."), "{letter}");
    assert!(court.shown(BO, &format!("/rewinds/{}", back["entry"])).await.contains("A rule was mended."));
    court.play(2).await;
    assert!(court.office.server.command(&["audit"]).status.success());
}

on_both_servers! {
    the_table_goes_back_by_vote_and_each_seat_is_told_what_it_means
}
