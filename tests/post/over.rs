//! How a campaign stands is said wherever it is shown: who has won it, or who has paused it.

use crate::api::Table;
use crate::office::{Office, PLAYERS};
use crate::server::{NO_LIMITS, Server};
use serde_json::json;
use sternpost_workbench::Rng;

/// The pages of a campaign that a seat has.
const PAGES: [&str; 13] =
    ["", "/turn", "/talk", "/promises", "/orders", "/notes", "/time", "/seats", "/roles", "/court", "/chronicle", "/letters", "/what-if"];

#[tokio::test(flavor = "multi_thread")]
async fn every_page_of_a_campaign_that_is_over_says_who_has_won_and_so_does_its_last_letter() {
    let server = Server::start_with(None, None, &NO_LIMITS);
    let table = Table::new(&server);
    let id = table.begin_called(&server, ["Ada", "Bo", "Cleo"], "arcs", json!({})).await;
    let mut rng = Rng::new(2);
    while let Some((status, body)) = table.answer(&server.url, &id, &mut rng).await.unwrap() {
        assert_eq!(status, 201, "{body}");
    }
    let campaign = table.get(0, format!("{}/api/v1/campaigns/{id}", server.url)).await;
    let first = campaign["standings"].as_array().unwrap().iter().find(|standing| standing["rank"] == 1).unwrap();
    let winner = ["Ada", "Bo", "Cleo"][usize::try_from(first["seat"].as_u64().unwrap()).unwrap()];
    let german = table.client.put(format!("{}/api/v1/campaigns/{id}/language", server.url)).bearer_auth(&table.tokens[1]);
    assert_eq!(german.json(&json!({ "language": "de" })).send().await.unwrap().status(), 204);
    let mut shown = 0;
    for way in PAGES {
        for (seat, said) in [(0, format!("{winner} won")), (1, format!("ewonnen hat: {winner}"))] {
            let page = table.client.get(format!("{}/c/{id}{way}", server.url)).bearer_auth(&table.tokens[seat]).send().await.unwrap();
            // What can be done only while it is played leads nowhere any more.
            if page.status() != 200 {
                continue;
            }
            shown += 1;
            let page = page.text().await.unwrap();
            let is_said = page.contains(&said) || way.is_empty() && page.contains(&format!("Gewonnen: {winner}"));
            assert!(is_said, "`{way}` of seat {seat} lacks `{said}`: {page}");
            assert!(!page.contains("You will get a letter when you do"), "{way}");
        }
    }
    assert!(shown >= 20, "{shown} pages were looked at");
    let past = format!("{}/c/{id}/at/{}", server.url, campaign["version"].as_u64().unwrap() - 1);
    let past = table.client.get(past).bearer_auth(&table.tokens[0]).send().await.unwrap().text().await.unwrap();
    assert!(past.contains(&format!("The campaign is over: {winner} won")), "a moment of the past is a page of it as well: {past}");
    let list = table.client.get(format!("{}/campaigns", server.url)).bearer_auth(&table.tokens[0]).send().await.unwrap();
    let list = list.text().await.unwrap();
    assert!(list.contains(&format!("over: {winner} won")), "{list}");

    let store = sternpost::store::open(&server.database()).await.unwrap();
    let is_written =
        async || store.letters(id.parse().unwrap()).await.unwrap().iter().filter(|letter| letter.letter.kind == "ended").count() == 3;
    crate::server::until("the last letters are written", is_written).await;
    let mut last = String::new();
    crate::server::until("Ada's last letter is in the postbox", async || {
        let files =
            std::fs::read_dir(server.postbox()).into_iter().flatten().filter_map(|file| std::fs::read_to_string(file.ok()?.path()).ok());
        last = files.into_iter().find(|mail| mail.contains("ada@a.test") && mail.contains(&format!("] {winner} won"))).unwrap_or_default();
        !last.is_empty()
    })
    .await;
    let text = last.split("\r\n\r\n").find(|part| part.starts_with(&format!("{winner} won")));
    assert!(text.is_some(), "the first line says who has won: {last}");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_running_stood_it_is_said_that_the_campaign_is_paused_and_by_whom() {
    let office = Office::open_with(None, &[], json!({ "pace": { "kind": "deadline", "hours": 48 } })).await;
    let page = async |way: &str| {
        let request = office.client.get(format!("{}{way}", office.server.url)).bearer_auth(office.server.token(PLAYERS[0]));
        request.send().await.unwrap().text().await.unwrap()
    };
    let campaign = format!("/c/{}", office.id);
    let act =
        async |act: &str| office.send("POST", &format!("/campaigns/{}/time", office.id), crate::office::HOST, &json!({ "act": act })).await;
    assert!(page(&campaign).await.contains("<p class=\"lead\">running</p>"));
    let (status, said) = act("pause").await;
    assert!((200..300).contains(&status), "{said}");
    for way in [campaign.clone(), format!("{campaign}/chronicle"), "/campaigns".to_owned()] {
        let page = page(&way).await;
        assert!(page.contains("paused by the host") && !page.contains("<p class=\"lead\">running</p>"), "{way}: {page}");
        assert!(!page.contains(crate::office::HOST), "nobody is shown the address of a host without a seat");
    }
    assert!((200..300).contains(&act("resume").await.0));
    assert!(page(&campaign).await.contains("<p class=\"lead\">running</p>"));
}
