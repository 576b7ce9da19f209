//! Servers in this process: counters on a listener of their own, and what https adds.

use actix_web::web::Data;
use chrono::TimeDelta;
use std::net::TcpListener;
use std::sync::Arc;
use sternpost::config::Config;
use sternpost_games::Games;
use sternpost_model::clock::SystemClock;
use sternpost_post::links::Links;
use sternpost_table::Service;
use sternpost_web::app::App;
use sternpost_web::server::{serve, serve_metrics};
use tempfile::TempDir;

async fn app(folder: &TempDir, public_url: &str) -> Data<App> {
    let config = Config { data_dir: folder.path().to_owned(), ..Config::default() };
    let store = sternpost_store::open(&config.database()).await.unwrap();
    let service = Service::new(store, Games::default(), Arc::new(SystemClock), "o@o.test".to_owned(), TimeDelta::zero());
    let counters = metrics_exporter_prometheus::PrometheusBuilder::new().build_recorder().handle();
    let links = Arc::new(Links::new(b"a key for tests only, long enough to be one", &[]));
    Data::new(App::new(config.of_the_web(), public_url.to_owned(), service, links, counters))
}

fn free_port() -> (TcpListener, String) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    (listener, url)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_listener_of_metrics_serves_them_and_nothing_else() {
    let folder = TempDir::new().unwrap();
    let (listener, url) = free_port();
    let app = app(&folder, "https://post.example").await;
    let serving = tokio::spawn(serve_metrics(listener, app, std::future::pending()).unwrap());
    let client = reqwest::Client::new();
    let far = client.get(format!("{url}/metrics")).header("Host", "scraper.example").send().await.unwrap();
    assert_eq!(far.status(), 200, "whoever reaches the listener may read");
    for path in ["/", "/postbox", "/sign-in", "/api/v1/games"] {
        assert_eq!(client.get(format!("{url}{path}")).send().await.unwrap().status(), 404, "{path}");
    }
    serving.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_behind_https_insists_on_it() {
    let client = reqwest::Client::new();
    for (public_url, insists) in [("https://post.example", Some("max-age=31536000")), ("http://localhost", None)] {
        let folder = TempDir::new().unwrap();
        let (listener, url) = free_port();
        let serving = tokio::spawn(serve(listener, app(&folder, public_url).await, 1, std::future::pending()).unwrap());
        for path in ["/", "/api/v1/games", "/nowhere"] {
            let answer = client.get(format!("{url}{path}")).send().await.unwrap();
            let said = answer.headers().get("strict-transport-security").map(|value| value.to_str().unwrap().to_owned());
            assert_eq!(said.as_deref(), insists, "{public_url} {path}");
        }
        serving.abort();
    }
}
