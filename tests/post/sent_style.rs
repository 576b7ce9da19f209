//! The style sheet is sent without comments and spaces: what is left says what was written.

use crate::browser::Browser;
use crate::server::Server;
use serde_json::json;
use std::fs;

/// The rules that a text of CSS has, as the browser reads them, with no space where none is needed.
const RULES: &str = "(text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text.replace(/@font-face[^}]*}/g, ''));
    return Array.from(sheet.cssRules).map((rule) => rule.cssText.replace(/\\s+/g, ' ').replace(/ ?([,:\\/{}();]) ?/g, '$1'));
}";

#[tokio::test(flavor = "multi_thread")]
async fn the_style_sheet_as_it_is_sent_has_every_rule_that_was_written() {
    let server = Server::start(None, None);
    let mut browser = Browser::start();
    browser.open(&format!("{}/", server.url));
    let sent = reqwest::get(format!("{}/assets/style.css", server.url)).await.unwrap().text().await.unwrap();
    assert!(!sent.contains("/*") && !sent.contains("</"), "comments are for authors, and a page can carry it");
    let mut written = String::new();
    for file in fs::read_dir("service/pages/assets/style").unwrap() {
        written += &fs::read_to_string(file.unwrap().path()).unwrap();
    }
    let missing = format!(
        "(() => {{ const rules = {RULES}, has = new Set(rules({sent})), all = rules({written});
            return {{ all: all.length, missing: all.filter((rule) => !has.has(rule)) }}; }})()",
        sent = json!(sent),
        written = json!(written)
    );
    let told = browser.read(&missing);
    assert!(told["all"].as_u64().unwrap() > 500, "{told}");
    assert_eq!(told["missing"], json!([]));
}
