//! One server to a SQLite file: the second is told who was first; commands beside the server still work.

use crate::api::Table;
use crate::server::Server;

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_the_same_file_is_refused_and_told_who_serves_it() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let address = server.url.strip_prefix("http://").unwrap();

    let said = server.refused(&["serve"], &[]);
    assert!(said.contains("is served already by process") && said.contains(address), "{said}");
    // The file is what counts, not the folder.
    let elsewhere = tempfile::TempDir::new().unwrap();
    let (folder, file) = (elsewhere.path().display().to_string(), server.database());
    let said = server.refused(&["serve"], &[("STERNPOST__DATA_DIR", folder.as_str()), ("STERNPOST__DATABASE_URL", file.as_str())]);
    assert!(said.contains(address), "{said}");

    for command in [&["doctor"][..], &["audit"], &["token", "--email", "ada@a.test"], &["token", "revoke", "--email", "dov@d.test"]] {
        let out = server.command(command);
        assert!(out.status.success(), "{command:?} beside the server: {}", String::from_utf8_lossy(&out.stderr));
    }
    let (seat, question, version) = table.question(&server.url, &id).await.unwrap();
    let body = serde_json::json!({ "version": version, "question": question["id"], "answers": [question["default"]] });
    let (status, answer) = table.post(seat, format!("{}/api/v1/campaigns/{id}/answers", server.url), None, &body).await.unwrap();
    assert_eq!(status, 201, "the first serves on: {answer}");
}
