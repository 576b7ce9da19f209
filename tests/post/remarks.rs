//! What stands beside a question: the odds of a combat, alike on page, letter and API.

use crate::api::Table;
use crate::page::Page;
use crate::planted::{plant, position};
use crate::server::Server;
use crate::smtp::{Received, Sink};
use serde_json::json;
use tempfile::TempDir;

#[tokio::test(flavor = "multi_thread")]
async fn who_is_in_a_combat_reads_its_odds_on_page_letter_and_api() {
    let given = json!({
        "options": { "content": ["transactions"] },
        "players": [
            { "faction": "sol", "technologies": [] },
            { "faction": "xxcha", "technologies": [] },
            { "faction": "yssaril", "technologies": [] },
        ],
        "map": { "0,-1": 26, "1,-1": 46 },
        "systems": {
            "26": { "units": { "0": { "dreadnought": 1 }, "1": { "cruiser": 1 } } },
            "46": { "units": { "1": { "cruiser": 1 } } },
        },
        "at": { "space-combat": { "seat": 0, "system": 26 } },
    });
    let folder = TempDir::new().unwrap();
    let url = format!("sqlite:{}", folder.path().join("planted.db").display());
    let id = plant(&url, &given, &*position(&given)).await;
    let sink = Sink::start().await;
    let server = Server::start(Some(url), Some(sink.address));
    let table = Table::new(&server);

    let (seat, question, _) = table.question(&server.url, &id.to_string()).await.unwrap();
    assert_eq!(seat, 1, "Bo may announce a retreat: {question}");
    let remark = question["remarks"][0].as_str().expect("the odds of the combat").to_owned();
    let numbers: Vec<u32> = remark.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect();
    assert!(remark.contains("Ada wins") && remark.contains("you win") && !remark.contains("Bo"), "{remark}");
    let [.., ada, bo, nobody] = numbers[..] else { panic!("{remark}") };
    assert!(ada + bo + nobody == 100 && ada > 60, "a dreadnought against a cruiser: {remark}");

    let text = |mail: &Received| mail.mail().body_text(0).unwrap_or_default().replace('\n', " ");
    let letter = sink.wait_for(|mail| mail.to[0] == "bo@b.test" && text(mail).contains(&remark)).await;
    assert!(letter.mail().body_html(0).unwrap().contains(&remark), "the odds stand in both parts");
    let start = format!("{}/t/", server.url);
    let link = text(&letter).split_whitespace().find(|word| word.starts_with(&start)).unwrap().to_owned();
    let page = table.client.get(link).send().await.unwrap().text().await.unwrap();
    let shown = Page::of(&page);
    let words = shown.texts("ul.remarks").into_iter().next().expect("a list above the question");
    // The system's name leads to its page.
    let ways = shown.attributes("ul.remarks a", "href");
    assert!(words.contains(&remark) && ways.iter().any(|way| way.contains("/reference/system/26?")), "{words}: {ways:?}");
}
