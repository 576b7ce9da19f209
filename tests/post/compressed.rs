//! Answers on the way: compressed for whoever takes that, and pages that do not grow with the log.

use crate::api::Table;
use crate::chronicle::{older, told};
use crate::page::Page;
use crate::server::Server;
use flate2::read::GzDecoder;
use reqwest::Response;
use serde_json::{Value, json};
use std::io::Read as _;
use sternpost_players::Rng;

/// What is asked for with gzip among what is taken.
async fn zipped(table: &Table, address: &str) -> Response {
    table.client.get(address).header("Accept-Encoding", "br;q=1.0, gzip;q=0.8").send().await.unwrap()
}

fn header<'a>(response: &'a Response, name: &str) -> &'a str {
    response.headers().get(name).map_or("", |value| value.to_str().unwrap())
}

async fn text(response: Response) -> String {
    assert_eq!(header(&response, "content-encoding"), "gzip", "{}", response.url());
    let mut text = String::new();
    GzDecoder::new(&*response.bytes().await.unwrap()).read_to_string(&mut text).unwrap();
    text
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_and_answers_travel_compressed_and_are_the_same_unpacked() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let api = format!("{}/api/v1/campaigns/{id}", server.url);
    for address in [format!("{}/c/{id}", server.url), format!("{api}/board.svg"), format!("{api}/board.txt"), api.clone()] {
        let plain = table.client.get(&address).send().await.unwrap();
        assert_eq!(header(&plain, "content-encoding"), "", "{address}: nobody asked for it");
        let varies = plain.headers().get_all("vary").iter().any(|value| value.to_str().unwrap().contains("Accept-Encoding"));
        assert!(varies, "{address}: caches must tell the two apart");
        let plain = plain.text().await.unwrap();
        let packed = zipped(&table, &address).await;
        let length: usize = header(&packed, "content-length").parse().unwrap();
        assert!(length * 3 < plain.len(), "{address}: {length} bytes of {}", plain.len());
        let head = table.client.head(&address).header("Accept-Encoding", "gzip").send().await.unwrap();
        assert_eq!(header(&head, "content-length"), length.to_string(), "{address}: HEAD tells the length of what GET brings");
        assert_eq!(text(packed).await, plain, "{address}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tag_of_a_compressed_answer_is_good_for_asking_again() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let address = format!("{}/api/v1/campaigns/{id}", server.url);
    let tag = header(&zipped(&table, &address).await, "etag").to_owned();
    assert!(tag.starts_with("W/\""), "the same tag for other bytes is a weak one: {tag}");
    for known in [tag.clone(), tag.trim_start_matches("W/").to_owned()] {
        let again = table.client.get(&address).header("Accept-Encoding", "gzip").header("If-None-Match", &known).send().await.unwrap();
        assert_eq!(again.status(), 304, "{known}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_sign_in_and_streams_are_not_compressed() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    for path in ["/postbox".to_owned(), "/sign-in".to_owned(), "/healthz".to_owned(), format!("/api/v1/campaigns/{id}/stream")] {
        let response = zipped(&table, &format!("{}{path}", server.url)).await;
        assert_eq!((response.status().as_u16(), header(&response, "content-encoding")), (200, ""), "{path}");
    }
}

/// The numbers of entries in a page's chronicle, from top to bottom, its lines, and where the older ones are.
fn chronicle(page: &str) -> (Vec<u64>, usize, Option<String>) {
    let shown = Page::of(page);
    assert!(shown.has(".course-told"), "a chronicle: {page}");
    (told(page), shown.texts(".course-told .told-lines p").len(), older(page))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_chronicle_is_read_in_pages_and_none_of_its_lines_is_lost_or_told_twice() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let mut rng = Rng::new(3);
    let told = async |after: u64| -> Vec<Value> {
        let log: Value =
            table.client.get(format!("{}/api/v1/campaigns/{id}/log?after={after}", server.url)).send().await.unwrap().json().await.unwrap();
        log["lines"].as_array().unwrap().clone()
    };
    // The log is a look, of which there are so many a minute.
    while told(0).await.len() < 230 {
        for _ in 0..10 {
            table.answer(&server.url, &id, &mut rng).await.unwrap().expect("a campaign goes on for longer than that");
        }
    }
    let all = told(0).await;
    let (mut address, mut entries, mut lines, mut pages) = (format!("/c/{id}/chronicle"), vec![], 0, 0);
    loop {
        let page = table.client.get(format!("{}{address}", server.url)).send().await.unwrap().text().await.unwrap();
        let (some, count, older) = chronicle(&page);
        assert!(count < 200, "a page of {count} lines");
        entries.extend(some);
        (lines, pages) = (lines + count, pages + 1);
        let Some(older) = older else { break };
        address = older;
    }
    let mut expected: Vec<u64> = all.iter().map(|line| line["seq"].as_u64().unwrap()).collect();
    expected.dedup();
    expected.reverse();
    assert_eq!((lines, entries), (all.len(), expected));
    assert!(pages >= 2, "{pages} pages for {lines} lines");
    let bad = table.client.get(format!("{}/c/{id}/chronicle?before=yesterday", server.url)).send().await.unwrap();
    assert_eq!(bad.status(), 400, "{}", json!(bad.text().await.unwrap()));
}
