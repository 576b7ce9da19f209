//! The configuration: defaults in the binary, then a file, then the environment. A key nobody knows is an error.
//!
//! The file is `config/sternpost.toml` unless another is named; a variable `STERNPOST__MAIL__FROM` sets `mail.from`.

mod days;
mod inbound;
mod mail;

use chrono::TimeDelta;
pub use days::MOST_DAYS;
pub use inbound::Inbound;
use ipnet::IpNet;
use serde::{Deserialize, Serialize};
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use sternpost_model::settings::{Dkim, Hidden, Keep, Limits, Smtp};
use sternpost_post::hosts::{host_of, is_local};
use sternpost_web::app::Settings;
use thiserror::Error;
use toml::{Table, Value};
use tracing_subscriber::EnvFilter;

/// The prefix of variables that configure.
const PREFIX: &str = "STERNPOST__";
/// The fewest letters of a key that signs links: as many bytes as the digest has (RFC 7518, 3.2).
const LEAST_KEY: usize = 32;

/// The fewest letters of the token for `/metrics`.
const LEAST_TOKEN: usize = 16;

/// Everything an operator decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Config {
    /// Where the server listens; port 0 takes a free one.
    pub listen: SocketAddr,
    /// The address players reach it at; links in mails begin with it. Empty: `http://` and the listening address,
    /// which must then be a single one, not `0.0.0.0` or `[::]`.
    pub public_url: String,
    /// Where everything the server writes by itself lies: key, database, postbox.
    pub data_dir: PathBuf,
    /// `sqlite:FILE` or `postgres://…`. Empty: a file in the data folder.
    pub database_url: Hidden,
    /// The key that signs links, at least 32 letters. Empty: made once and kept in the data folder.
    pub secret_key: Hidden,
    /// Keys that were used before and are still believed.
    pub former_keys: Vec<Hidden>,
    /// Who is told when a campaign gets stuck.
    pub operator: String,
    /// Days a link in a mail lives.
    pub link_days: u32,
    /// Proxies that are believed when they say for whom they ask (`X-Forwarded-For`): addresses or networks.
    pub trusted_proxies: Vec<String>,
    /// Where `/metrics` is served besides; empty: nowhere else.
    pub metrics_listen: String,
    /// The bearer token with which anybody may read `/metrics`. Empty: only callers on this machine may.
    pub metrics_token: Hidden,
    /// Mail.
    pub mail: Mail,
    /// Mail that comes in.
    pub inbound: Inbound,
    /// What one may ask of the server.
    pub limits: Limits,
    /// How long it keeps what it needs no more.
    pub keep: Keep,
    /// Logs.
    pub log: Log,
}

/// The settings of outgoing mail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Mail {
    /// By what way.
    pub transport: TransportKind,
    /// The sender, as `Name <address>`.
    pub from: String,
    /// Seconds for which a seat that has just acted is not mailed its next question: the page shows it at once.
    pub grace_seconds: u32,
    /// Shows the postbox to whoever can reach the server: everybody can then sign in as anybody. Needed only where
    /// something else keeps strangers away, such as a container whose port is published to this machine alone.
    pub postbox_for_everybody: bool,
    /// Where replies to letters go: `post@example.org` becomes `post+KEY@example.org` in each letter; `{key}` may stand elsewhere in it. Empty:
    /// letters are answered by their links alone.
    pub reply_address: String,
    /// Whether webhooks and push services may lead to machines of this network, and without TLS: where everybody who plays may reach those anyway.
    pub private_webhooks: bool,
    /// The key by which push services know this server (VAPID), as tools for push write it: 32 bytes in URL-safe base64. Empty: made once and kept in
    /// the database.
    pub push_key: Hidden,
    /// The keys messages are signed with; none: whoever passes them on signs, or nobody.
    pub dkim: Vec<Dkim>,
    /// The mail server.
    pub smtp: Smtp,
}

/// The transport by which mail leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TransportKind {
    /// Into a folder that the server shows at `/postbox`.
    Postbox,
    /// Through a mail server.
    Smtp,
}

/// Logs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Log {
    /// Which messages, as tracing filters have it.
    pub filter: String,
    /// How they are written.
    pub format: LogFormat,
}

/// The format of log messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogFormat {
    /// For people.
    Text,
    /// One JSON object a line.
    Json,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            public_url: String::new(),
            data_dir: PathBuf::from("data"),
            database_url: Hidden::default(),
            secret_key: Hidden::default(),
            former_keys: vec![],
            operator: "operator@localhost".to_owned(),
            link_days: 60,
            trusted_proxies: vec![],
            metrics_listen: String::new(),
            metrics_token: Hidden::default(),
            mail: Mail::default(),
            inbound: Inbound::default(),
            limits: Limits::default(),
            keep: Keep::default(),
            log: Log::default(),
        }
    }
}

impl Default for Mail {
    fn default() -> Self {
        Self {
            transport: TransportKind::Postbox,
            from: "Sternpost <post@localhost>".to_owned(),
            grace_seconds: 600,
            postbox_for_everybody: false,
            reply_address: String::new(),
            private_webhooks: false,
            push_key: Hidden::default(),
            dkim: vec![],
            smtp: Smtp::default(),
        }
    }
}

impl Default for Log {
    fn default() -> Self {
        Self { filter: "info,sqlx=warn".to_owned(), format: LogFormat::Text }
    }
}

/// An error in a configuration.
#[derive(Debug, Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error("{path}: {source}")]
    File {
        /// The file.
        path: PathBuf,
        /// The cause.
        source: std::io::Error,
    },
    /// The file is not TOML.
    #[error("{path}: {source}")]
    Syntax {
        /// The file.
        path: PathBuf,
        /// The cause.
        source: Box<toml::de::Error>,
    },
    /// A key is unknown or a value does not fit.
    #[error("configuration: {0}")]
    Value(Box<toml::de::Error>),
    /// A value cannot work.
    #[error("configuration: {0}")]
    Invalid(String),
}

impl Config {
    /// Reads a configuration: defaults, then the file if there is one, then the variables.
    ///
    /// # Errors
    /// [`ConfigError`] names the key or the file. A file that was named must exist.
    pub fn read(file: Option<&Path>, variables: impl IntoIterator<Item = (String, String)>) -> Result<Self, ConfigError> {
        let mut table = match file {
            Some(path) => read_file(path)?,
            None => Table::new(),
        };
        let kinds = Value::try_from(Self::default()).expect("every default can be written as TOML");
        for (name, text) in variables {
            if let Some(key) = name.strip_prefix(PREFIX) {
                let path: Vec<String> = key.split("__").map(|part| part.to_ascii_lowercase().replace('_', "-")).collect();
                let kind = path.iter().try_fold(&kinds, |kind, key| kind.get(key));
                let value = literal(text, kind).map_err(|wanted| ConfigError::Invalid(format!("{}: {wanted}", path.join("."))))?;
                set(&mut table, &path, value);
            }
        }
        let config: Self = Value::Table(table).try_into().map_err(|source| ConfigError::Value(Box::new(source)))?;
        config.check()
    }

    fn check(self) -> Result<Self, ConfigError> {
        self.check_keys()?;
        self.check_addresses()?;
        days::days("link-days", self.link_days)?;
        days::days("keep.letters-days", self.keep.letters_days)?;
        days::days("keep.keys-days", self.keep.keys_days)?;
        days::days("keep.drafts-days", self.keep.drafts_days)?;
        days::days("keep.sign-ins-days", self.keep.sign_ins_days)?;
        days::days("keep.inbound-days", self.keep.inbound_days)?;
        self.inbound.check(&self.mail)?;
        if self.limits.slow_seconds == 0 {
            return Err(ConfigError::Invalid("limits.slow-seconds: at least 1".to_owned()));
        }
        self.check_metrics_and_proxies()?;
        self.mail.check()?;
        if let Err(error) = EnvFilter::try_new(&self.log.filter) {
            return Err(ConfigError::Invalid(format!("log.filter: {error}")));
        }
        Ok(self)
    }

    fn check_keys(&self) -> Result<(), ConfigError> {
        if !self.secret_key.0.is_empty() && self.secret_key.0.len() < LEAST_KEY {
            return Err(ConfigError::Invalid(format!("secret-key: at least {LEAST_KEY} letters")));
        }
        // A key that is believed lets whoever guesses it forge links, whether or not it still signs.
        if self.former_keys.iter().any(|key| key.0.len() < LEAST_KEY) {
            return Err(ConfigError::Invalid(format!("former-keys: each at least {LEAST_KEY} letters")));
        }
        Ok(())
    }

    /// Checks where the server listens, and what links in letters begin with.
    fn check_addresses(&self) -> Result<(), ConfigError> {
        let is_web = |url: &str| url.starts_with("http://") || url.starts_with("https://");
        if !self.public_url.is_empty() && !is_web(&self.public_url) {
            return Err(ConfigError::Invalid("public-url: begins with http:// or https://".to_owned()));
        }
        // Letters would lead readers to 0.0.0.0, and nobody would know before the first link is followed.
        if self.public_url.is_empty() && self.listen.ip().is_unspecified() {
            let listen = self.listen;
            return Err(ConfigError::Invalid(format!(
                "listen: {listen} is every address of this machine; set public-url to the one players use, links in letters begin with it"
            )));
        }
        if !self.public_url.is_empty() && host_of(&self.public_url).is_none() {
            return Err(ConfigError::Invalid(format!("public-url: `{}` names no server", self.public_url)));
        }
        Ok(())
    }

    fn check_metrics_and_proxies(&self) -> Result<(), ConfigError> {
        if let Some(wrong) = self.trusted_proxies.iter().find(|text| network(text).is_none()) {
            return Err(ConfigError::Invalid(format!("trusted-proxies: `{wrong}` is neither an address nor a network")));
        }
        if !self.metrics_listen.is_empty() && self.metrics_address().is_none() {
            return Err(ConfigError::Invalid(format!("metrics-listen: `{}` is no address with a port", self.metrics_listen)));
        }
        if !self.metrics_token.0.is_empty() && self.metrics_token.0.len() < LEAST_TOKEN {
            return Err(ConfigError::Invalid(format!("metrics-token: at least {LEAST_TOKEN} letters")));
        }
        Ok(())
    }

    /// The database: the one named, or a file in the data folder.
    #[must_use]
    pub fn database(&self) -> String {
        if self.database_url.0.is_empty() {
            format!("sqlite:{}", self.data_dir.join("sternpost.db").display())
        } else {
            self.database_url.0.clone()
        }
    }

    /// Checks that the postbox may be shown as things are set: it holds everybody's letters, with the links that sign them in.
    ///
    /// # Errors
    /// If strangers could reach it: what to set instead.
    pub fn check_postbox(&self) -> Result<(), ConfigError> {
        if self.mail.transport != TransportKind::Postbox || self.mail.postbox_for_everybody {
            return Ok(());
        }
        let named = host_of(&self.public_url);
        let reach = if !self.listen.ip().is_loopback() {
            format!("listen = {}", self.listen)
        } else if named.as_deref().is_some_and(|host| !is_local(host)) {
            format!("public-url = {}", self.public_url)
        } else {
            return Ok(());
        };
        Err(ConfigError::Invalid(format!(
            "mail.transport = \"postbox\" with {reach}: whoever reaches the server could open everybody's letters and sign in as \
             anybody. Set mail.transport = \"smtp\" and mail.smtp, or listen on 127.0.0.1 with a public-url on localhost; \
             mail.postbox-for-everybody = true is for where something else keeps strangers away"
        )))
    }

    /// Whether nobody but this machine can reach the server, and mail stays in its postbox.
    #[must_use]
    pub fn is_for_this_machine_alone(&self) -> bool {
        let is_local_name = host_of(&self.public_url).is_none_or(|host| is_local(&host));
        let keeps_letters = match self.mail.transport {
            TransportKind::Postbox => !self.mail.postbox_for_everybody,
            // A number: a name may lead elsewhere tomorrow.
            TransportKind::Smtp => self.mail.smtp.host.parse::<std::net::IpAddr>().is_ok_and(|ip| ip.to_canonical().is_loopback()),
        };
        keeps_letters && self.listen.ip().is_loopback() && is_local_name && self.trusted_proxies.is_empty()
    }

    /// The proxies that are believed.
    #[must_use]
    pub fn proxies(&self) -> Vec<IpNet> {
        self.trusted_proxies.iter().filter_map(|text| network(text)).collect()
    }

    /// The settings of the web server.
    #[must_use]
    pub fn of_the_web(&self) -> Settings {
        Settings {
            limits: self.limits.clone(),
            postbox: (self.mail.transport == TransportKind::Postbox).then(|| self.postbox_dir()),
            postbox_for_everybody: self.mail.postbox_for_everybody,
            link_life: TimeDelta::days(i64::from(self.link_days)),
            sign_in_life: TimeDelta::days(i64::from(self.keep.sign_ins_days)),
            metrics_token: Some(self.metrics_token.0.clone()).filter(|token| !token.is_empty()),
            proxies: self.proxies(),
            private_webhooks: self.mail.private_webhooks,
            operator: self.operator.clone(),
            push_key: self.mail.push_key.clone(),
        }
    }

    /// The separate address at which `/metrics` is served, if any.
    #[must_use]
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics_listen.parse().ok()
    }

    /// The folder in which letters are put for `/postbox`.
    #[must_use]
    pub fn postbox_dir(&self) -> PathBuf {
        self.data_dir.join("postbox")
    }
}

/// A network, or a single address as one.
fn network(text: &str) -> Option<IpNet> {
    text.parse().ok().or_else(|| text.parse::<IpAddr>().ok().map(IpNet::from))
}

fn read_file(path: &Path) -> Result<Table, ConfigError> {
    let text = std::fs::read_to_string(path).map_err(|source| ConfigError::File { path: path.to_owned(), source })?;
    text.parse().map_err(|source| ConfigError::Syntax { path: path.to_owned(), source: Box::new(source) })
}

/// Sets a value by path.
fn set(table: &mut Table, path: &[String], value: Value) {
    match path {
        [] => {}
        [key] => {
            table.insert(key.clone(), value);
        }
        [key, rest @ ..] => {
            let inner = table.entry(key.clone()).or_insert_with(|| Value::Table(Table::new()));
            if !inner.is_table() {
                *inner = Value::Table(Table::new());
            }
            set(inner.as_table_mut().expect("just made a table"), rest, value);
        }
    }
}

/// The value a variable stands for, of the kind its default has: a password of digits stays a text. What it should have been
/// is said without repeating it: it may be a secret.
fn literal(text: String, kind: Option<&Value>) -> Result<Value, &'static str> {
    match kind {
        Some(Value::Integer(_)) => text.trim().parse().map(Value::Integer).map_err(|_| "a whole number is wanted"),
        Some(Value::Boolean(_)) => text.trim().parse().map(Value::Boolean).map_err(|_| "`true` or `false` is wanted"),
        Some(Value::Array(_)) => {
            let read = format!("value = {text}").parse::<Table>().ok().and_then(|mut table| table.remove("value"));
            read.filter(Value::is_array).ok_or("a list is wanted: [\"one\", \"two\"]")
        }
        Some(Value::Table(_)) => Err("this is a group of keys: name one of them"),
        // An unknown key is refused when the whole is read.
        Some(Value::String(_) | Value::Float(_) | Value::Datetime(_)) | None => Ok(Value::String(text)),
    }
}
