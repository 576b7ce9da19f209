//! A server process on a free port, with its own data folder; killed when dropped.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

const BINARY: &str = env!("CARGO_BIN_EXE_sternpost");
/// The key that signs links in these tests.
pub(crate) const KEY: &str = "a key for tests only, long enough to be one";

pub(crate) struct Server {
    folder: TempDir,
    environment: Vec<(String, String)>,
    child: Child,
    pub(crate) url: String,
}

impl Server {
    /// A server on a database (none: SQLite in its folder), with mail to a sink (none: the postbox).
    pub(crate) fn start(database: Option<String>, sink: Option<SocketAddr>) -> Self {
        Self::start_with(database, sink, &[])
    }

    /// The same with more variables, which go before these.
    pub(crate) fn start_with(database: Option<String>, sink: Option<SocketAddr>, more: &[(&str, &str)]) -> Self {
        let folder = TempDir::new().unwrap();
        let mut environment = vec![
            ("STERNPOST__LISTEN".to_owned(), "127.0.0.1:0".to_owned()),
            ("STERNPOST__DATA_DIR".to_owned(), folder.path().display().to_string()),
            ("STERNPOST__SECRET_KEY".to_owned(), KEY.to_owned()),
            ("STERNPOST__MAIL__GRACE_SECONDS".to_owned(), "0".to_owned()),
            ("STERNPOST__LOG__FILTER".to_owned(), "warn".to_owned()),
        ];
        environment.extend(database.map(|url| ("STERNPOST__DATABASE_URL".to_owned(), url)));
        if let Some(sink) = sink {
            environment.push(("STERNPOST__MAIL__TRANSPORT".to_owned(), "smtp".to_owned()));
            environment.push(("STERNPOST__MAIL__FROM".to_owned(), "Sternpost <post@sternpost.test>".to_owned()));
            environment.push(("STERNPOST__MAIL__SMTP__HOST".to_owned(), sink.ip().to_string()));
            environment.push(("STERNPOST__MAIL__SMTP__PORT".to_owned(), sink.port().to_string()));
        }
        environment.extend(more.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
        let (child, url) = spawn(&environment, folder.path());
        Self { folder, environment, child, url }
    }

    /// Kills the process as a power cut would, and starts another on the same data.
    pub(crate) fn kill_and_restart(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        (self.child, self.url) = spawn(&self.environment, self.folder.path());
    }

    /// Tells the process to stop, as a service manager does, and waits for its end: the seconds that took, and whether it
    /// said that all was well.
    pub(crate) fn stop(&mut self) -> (f64, bool) {
        let begun = std::time::Instant::now();
        assert!(Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap().success());
        while begun.elapsed().as_secs() < 60 {
            if let Some(status) = self.child.try_wait().unwrap() {
                return (begun.elapsed().as_secs_f64(), status.success());
            }
            std::thread::yield_now();
        }
        panic!("the server does not stop");
    }

    /// The address without `http://`.
    pub(crate) fn address(&self) -> SocketAddr {
        self.url.strip_prefix("http://").unwrap().parse().unwrap()
    }

    /// The folder in which it keeps its data.
    pub(crate) fn data(&self) -> &std::path::Path {
        self.folder.path()
    }

    pub(crate) fn database(&self) -> String {
        let named = self.environment.iter().find(|(name, _)| name == "STERNPOST__DATABASE_URL").map(|(_, url)| url.clone());
        named.unwrap_or_else(|| format!("sqlite:{}", self.folder.path().join("sternpost.db").display()))
    }

    /// An API token, as an operator makes it.
    pub(crate) fn token(&self, address: &str) -> String {
        let out = Command::new(BINARY)
            .args(["token", "--email", address])
            .current_dir(self.folder.path())
            .envs(self.environment.iter().cloned())
            .output()
            .unwrap();
        String::from_utf8(out.stdout).unwrap().trim().to_owned()
    }

    /// A command of the binary beside the server.
    pub(crate) fn command(&self, arguments: &[&str]) -> std::process::Output {
        Command::new(BINARY).args(arguments).current_dir(self.folder.path()).envs(self.environment.iter().cloned()).output().unwrap()
    }
}

fn spawn(environment: &[(String, String)], folder: &std::path::Path) -> (Child, String) {
    let mut command = Command::new(BINARY);
    command.arg("serve").current_dir(folder).envs(environment.iter().cloned()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let url = line.trim().strip_prefix("listening on ").unwrap_or_else(|| panic!("the server did not start: {line}")).to_owned();
    (child, url)
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
