//! The API keeps to its document, whatever is sent: Schemathesis tries.
//!
//! `./test` installs it and names it in `SCHEMATHESIS`; `SCHEMATHESIS_SECONDS` says how long it may try.

use crate::api::Table;
use crate::server::{NO_LIMITS, Server};
use serde_json::{Value, json};
use std::process::Command;

/// Requests that are the same in every run.
const SEED: &str = "11";

#[tokio::test(flavor = "multi_thread")]
async fn no_request_gets_an_answer_the_document_does_not_know() {
    let program = std::env::var("SCHEMATHESIS").unwrap_or_else(|_| {
        let usual = concat!(env!("CARGO_MANIFEST_DIR"), "/target/schemathesis/bin/schemathesis");
        assert!(std::path::Path::new(usual).exists(), "Schemathesis is missing: `./test` installs it, or name it in SCHEMATHESIS");
        usual.to_owned()
    });
    let seconds = std::env::var("SCHEMATHESIS_SECONDS").unwrap_or_else(|_| "40".to_owned());
    let server = Server::start_with(None, None, &NO_LIMITS);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let (seat, question, version) = table.question(&server.url, &id).await.unwrap();

    // The same document, with examples that lead somewhere: what is asked is known only now.
    let mut document: Value = serde_json::from_str(sternpost_api::document()).unwrap();
    let turn = json!({ "version": version, "question": question["id"], "answers": [question["default"]] });
    let seats = ["ada@a.test", "bo@b.test", "cleo@c.test"].map(|address| json!({ "name": address, "email": address }));
    let campaign = json!({ "game": "twilight-imperium", "name": "By program", "seats": seats });
    let examples = [("/campaigns", campaign), ("/campaigns/{id}/preview", turn.clone()), ("/campaigns/{id}/answers", turn)];
    for (path, example) in examples {
        document["paths"][path]["post"]["requestBody"]["content"]["application/json"]["example"] = example;
    }
    for (path, parameters) in [("/campaigns/{id}/at/{seq}", &[1][..]), ("/campaigns/{id}/diff", &[1, 2])] {
        for parameter in parameters {
            document["paths"][path]["get"]["parameters"][*parameter]["example"] = json!(version);
        }
    }
    let (config, with_examples) = (server.data().join("schemathesis.toml"), server.data().join("openapi.json"));
    std::fs::write(&config, format!("[parameters]\n\"path.id\" = \"{id}\"\n")).unwrap();
    std::fs::write(&with_examples, document.to_string()).unwrap();
    // A stream has no end: its tests are elsewhere. Whoever acts on a seat can sign out everywhere: that comes last.
    let tries = |which: &[&str], seconds: &str| {
        let out = Command::new(&program)
            .args(["--config-file", config.to_str().unwrap(), "run", with_examples.to_str().unwrap()])
            .args(["--url", &format!("{}/api/v1", server.url), "-H", &format!("Authorization: Bearer {}", table.tokens[seat])])
            .args(which)
            .args(["--phases", "examples,coverage,fuzzing", "--seed", SEED, "--max-time", seconds])
            .args(["--checks", "not_a_server_error,status_code_conformance,content_type_conformance,response_headers_conformance,response_schema_conformance,unsupported_method,allow_header_conformance"])
            .args(["--request-timeout", "30", "--continue-on-failure", "--no-color"])
            .current_dir(server.data())
            .env("PYTHONDONTWRITEBYTECODE", "1")
            .output()
            .unwrap();
        let told = String::from_utf8_lossy(&out.stdout);
        println!("{told}");
        assert!(out.status.success(), "{told}\n{}", String::from_utf8_lossy(&out.stderr));
    };
    tries(&["--exclude-operation-id", "stream", "--exclude-operation-id", "act-on-seat"], &seconds);
    tries(&["--include-operation-id", "act-on-seat"], "5");
    // Of another seat: the host may have let nobody look on, and signed out.
    let campaign = table.get((seat + 1) % 3, format!("{}/api/v1/campaigns/{id}", server.url)).await;
    assert_eq!(campaign["status"], "running", "the campaign goes on: {campaign}");
    assert!(server.command(&["audit"]).status.success());
}
