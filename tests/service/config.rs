//! Configuration: defaults, the file, the environment; what nobody knows is an error.

use std::io::Write as _;
use sternpost::config::{Config, ConfigError, TransportKind};

fn variables(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

fn file(text: &str) -> tempfile::NamedTempFile {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(text.as_bytes()).unwrap();
    file
}

#[test]
fn the_environment_goes_before_the_file_and_the_file_before_the_defaults() {
    let file = file("link-days = 7\n[mail]\nfrom = \"A <a@a.test>\"\n");
    let config = Config::read(Some(file.path()), variables(&[("STERNPOST__MAIL__FROM", "B <b@b.test>"), ("HOME", "/nowhere")])).unwrap();
    assert_eq!(config.link_days, 7);
    assert_eq!(config.mail.from, "B <b@b.test>");
    assert_eq!(config.listen, Config::default().listen);
}

#[test]
fn variables_reach_every_depth_and_type() {
    let pairs = [
        ("STERNPOST__LISTEN", "127.0.0.1:0"),
        ("STERNPOST__MAIL__TRANSPORT", "smtp"),
        ("STERNPOST__MAIL__SMTP__PORT", "2525"),
        ("STERNPOST__PUBLIC_URL", "https://post.example"),
        ("STERNPOST__FORMER_KEYS", "[\"a former key of thirty-two letters\", \"an older key of thirty-two letters\"]"),
    ];
    let config = Config::read(None, variables(&pairs)).unwrap();
    assert_eq!(config.mail.transport, TransportKind::Smtp);
    assert_eq!(config.mail.smtp.port, 2525);
    assert_eq!(config.public_url, "https://post.example");
    assert_eq!(config.former_keys.len(), 2);
}

#[test]
fn a_text_stays_a_text_whatever_it_looks_like() {
    for password in ["12345678", "true", "[1]", "\"quoted\"", ""] {
        let config = Config::read(None, variables(&[("STERNPOST__MAIL__SMTP__PASSWORD", password)])).unwrap();
        assert_eq!(config.mail.smtp.password.0, password);
    }
}

#[test]
fn what_nobody_knows_is_an_error_that_names_it() {
    let file = file("[mail]\nfrmo = \"x\"\n");
    let error = Config::read(Some(file.path()), vec![]).unwrap_err().to_string();
    assert!(error.contains("frmo"), "{error}");
    let error = Config::read(None, variables(&[("STERNPOST__COLOUR", "blue")])).unwrap_err().to_string();
    assert!(error.contains("colour"), "{error}");
}

#[test]
fn what_cannot_work_is_refused() {
    for (name, value) in [
        ("STERNPOST__SECRET_KEY", "short"),
        ("STERNPOST__PUBLIC_URL", "ftp://post.example"),
        ("STERNPOST__LINK_DAYS", "0"),
        ("STERNPOST__LINK_DAYS", "many"),
        ("STERNPOST__LINK_DAYS", "3651"),
        ("STERNPOST__LINK_DAYS", "4294967295"),
        ("STERNPOST__KEEP__LETTERS_DAYS", "0"),
        ("STERNPOST__KEEP__KEYS_DAYS", "4294967295"),
        ("STERNPOST__KEEP__SIGN_INS_DAYS", "4294967296"),
        ("STERNPOST__LIMITS__SLOW_SECONDS", "0"),
        ("STERNPOST__LIMITS__STREAMS", "-1"),
        ("STERNPOST__TRUSTED_PROXIES", "[\"the proxy\"]"),
        ("STERNPOST__METRICS_LISTEN", "9100"),
        ("STERNPOST__METRICS_TOKEN", "short"),
        ("STERNPOST__PUBLIC_URL", "https://"),
        ("STERNPOST__FORMER_KEYS", "[\"\"]"),
        ("STERNPOST__FORMER_KEYS", "not a list"),
        ("STERNPOST__MAIL__FROM", "nobody"),
        ("STERNPOST__MAIL__SMTP__TIMEOUT_SECONDS", "0"),
        ("STERNPOST__LOG__FILTER", "sqlx=loudly"),
        ("STERNPOST__LISTEN", "here"),
        ("STERNPOST__LISTEN", "0.0.0.0:8080"),
        ("STERNPOST__LISTEN", "[::]:8080"),
        ("STERNPOST__MAIL__TRANSPORT", "pigeon"),
        ("STERNPOST__MAIL", "all of it"),
    ] {
        let error = Config::read(None, variables(&[(name, value)])).expect_err(name).to_string();
        let key = name.rsplit("__").next().unwrap().to_ascii_lowercase().replace('_', "-");
        assert!(error.contains(&key), "{name}={value}: {error}");
    }
    let missing = Config::read(Some(std::path::Path::new("no-such-file.toml")), vec![]);
    assert!(matches!(missing, Err(ConfigError::File { .. })));
    assert!(matches!(Config::read(Some(file("= broken").path()), vec![]), Err(ConfigError::Syntax { .. })));
}

#[test]
fn a_server_that_listens_everywhere_must_know_its_name() {
    let listen = ("STERNPOST__LISTEN", "0.0.0.0:8080");
    let error = Config::read(None, variables(&[listen])).unwrap_err().to_string();
    assert!(error.contains("public-url"), "{error}");
    let named = Config::read(None, variables(&[listen, ("STERNPOST__PUBLIC_URL", "https://post.example")])).unwrap();
    assert_eq!(named.listen.to_string(), "0.0.0.0:8080");
}

#[test]
fn the_postbox_is_refused_where_strangers_could_reach_it() {
    let check = |pairs: &[(&str, &str)]| Config::read(None, variables(pairs)).unwrap().check_postbox().map_err(|error| error.to_string());
    let everywhere = [("STERNPOST__LISTEN", "0.0.0.0:80"), ("STERNPOST__PUBLIC_URL", "http://localhost")];
    for here in ["http://localhost:8080", "http://127.0.0.1", "http://[::1]:8080", "http://sternpost.localhost"] {
        assert_eq!(check(&[("STERNPOST__PUBLIC_URL", here)]), Ok(()), "{here}");
    }
    assert_eq!(check(&[]), Ok(()));
    for there in ["https://post.example", "http://192.0.2.7:8080", "http://localhost.example", "http://127.0.0.1.example"] {
        let why = check(&[("STERNPOST__PUBLIC_URL", there)]).expect_err(there);
        assert!(why.contains(there) && why.contains("mail.transport = \"smtp\"") && why.contains("postbox-for-everybody"), "{why}");
    }
    assert!(check(&everywhere).expect_err("all addresses").contains("0.0.0.0:80"));
    assert!(check(&[("STERNPOST__LISTEN", "192.0.2.7:80")]).is_err());
    assert_eq!(check(&[everywhere[0], everywhere[1], ("STERNPOST__MAIL__TRANSPORT", "smtp")]), Ok(()));
    assert_eq!(check(&[everywhere[0], everywhere[1], ("STERNPOST__MAIL__POSTBOX_FOR_EVERYBODY", "true")]), Ok(()));
}

#[test]
fn the_shipped_containers_show_the_postbox_to_this_machine_alone() {
    let compose = include_str!("../../compose.yaml");
    let ports: Vec<&str> = compose.lines().filter(|line| line.trim_start().starts_with("ports:")).collect();
    assert!(!ports.is_empty() && ports.iter().all(|line| line.contains("[\"127.0.0.1:")), "{ports:?}");
    assert!(!include_str!("../../Dockerfile").lines().any(|line| line.starts_with("ENV") && line.contains("POSTBOX_FOR_EVERYBODY")));
}

#[test]
fn the_shipped_containers_are_set_as_the_server_takes_it() {
    let compose: serde_norway::Value = serde_norway::from_str(include_str!("../../compose.yaml")).unwrap();
    let mut seen = 0;
    for (name, service) in compose["services"].as_mapping().unwrap() {
        let Some(variables) = service["environment"].as_mapping().filter(|_| service["image"] == "sternpost") else { continue };
        let variables = variables.iter().map(|(name, value)| {
            let text = value.as_str().unwrap().replace("${PUBLIC_URL:-http://localhost:8080}", "https://post.example");
            (name.as_str().unwrap().to_owned(), text)
        });
        let container = [("STERNPOST__LISTEN".to_owned(), "0.0.0.0:8080".to_owned())];
        let config = Config::read(None, container.into_iter().chain(variables)).unwrap_or_else(|error| panic!("{name:?}: {error}"));
        config.check_postbox().unwrap();
        seen += 1;
    }
    assert_eq!(seen, 3, "two servers behind a proxy, and one by itself");
    let proxied = include_str!("../../config/Caddyfile");
    assert!(proxied.contains("server-1:8080") && proxied.contains("server-2:8080"));
}

#[test]
fn the_shipped_dashboard_shows_every_counter_that_the_page_for_operators_names() {
    let named = |text: &str| -> std::collections::BTreeSet<String> {
        let words = text.split(|letter: char| !(letter.is_ascii_lowercase() || letter == '_'));
        let is_crate = |word: &str| text.contains(&format!("{word}::"));
        words.filter(|word| word.starts_with("sternpost_") && !is_crate(word)).map(str::to_owned).collect()
    };
    let dashboard = include_str!("../../config/dashboard.json");
    serde_json::from_str::<serde_json::Value>(dashboard).unwrap();
    let shown = named(dashboard);
    assert_eq!(shown, named(include_str!("../../docs/operations.md")));
    let sources = [
        include_str!("../../service/web/src/health.rs"),
        include_str!("../../service/web/src/frame.rs"),
        include_str!("../../service/post/src/worker.rs"),
    ]
    .concat();
    assert!(named(&sources).is_subset(&shown), "what is counted is shown");
}

#[test]
fn secrets_are_never_shown() {
    let secret = "a secret that is long enough to be a key";
    let pairs = [("STERNPOST__SECRET_KEY", secret), ("STERNPOST__MAIL__SMTP__PASSWORD", secret), ("STERNPOST__DATABASE_URL", secret)];
    let config = Config::read(None, variables(&pairs)).unwrap();
    assert!(!format!("{config:?}").contains(secret));
    assert!(!toml::to_string(&config).unwrap().contains(secret));
    let refused = Config::read(None, variables(&[("STERNPOST__FORMER_KEYS", secret)])).unwrap_err();
    assert!(!format!("{refused} {refused:?}").contains(secret), "not even where it is refused");
}

#[test]
fn the_shipped_file_holds_the_defaults() {
    let shipped = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("config/sternpost.toml");
    assert_eq!(Config::read(Some(&shipped), vec![]).unwrap(), Config::default());
}
