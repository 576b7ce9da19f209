//! A server process on a free port, with its own data folder; killed when dropped.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

const BINARY: &str = env!("CARGO_BIN_EXE_sternpost");
/// The key that signs links in these tests.
pub(crate) const KEY: &str = "a key for tests only, long enough to be one";

/// A key by which push services know a server, and its public half: those of RFC 8291, appendix A.
pub(crate) const PUSH_KEY: &str = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
pub(crate) const PUSH_KEY_SHOWN: &str = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";

pub(crate) struct Server {
    folder: TempDir,
    environment: Vec<(String, String)>,
    child: Child,
    pub(crate) url: String,
    /// Where it takes mail in, if it does.
    inbound: Option<SocketAddr>,
}

/// The one name by which tests say that mail is taken in; at port 0, so that no other process can come first.
pub(crate) const LMTP: (&str, &str) = ("STERNPOST__INBOUND__LMTP_LISTEN", "127.0.0.1:0");

/// No limit answers for a handler: for tests that ask more than any person does. A new limit is one more row.
pub(crate) const NO_LIMITS: [(&str, &str); 8] = [
    ("STERNPOST__LIMITS__CAMPAIGNS_PER_HOST", "0"),
    ("STERNPOST__LIMITS__CAMPAIGNS_PER_NETWORK", "0"),
    ("STERNPOST__LIMITS__ENTRIES_PER_CAMPAIGN", "0"),
    ("STERNPOST__LIMITS__INVITATIONS_PER_ADDRESS", "0"),
    ("STERNPOST__LIMITS__INVITATIONS_PER_HOST", "0"),
    ("STERNPOST__LIMITS__INVITATIONS_PER_NETWORK", "0"),
    ("STERNPOST__LIMITS__LOOKS_PER_READER", "0"),
    ("STERNPOST__LIMITS__SIGN_INS_PER_ADDRESS", "0"),
];

/// Whether a seat was taken by an invitation: its lobby is shown; or, once the last one is in, the way to the turn was, at whose end who
/// keeps no cookies is asked who they are.
pub(crate) fn is_in(answer: &reqwest::Response) -> bool {
    answer.status() == 200 || answer.url().path().ends_with("/turn")
}

impl Server {
    /// A server on a database (none: SQLite in its folder), with mail to a sink (none: the postbox).
    pub(crate) fn start(database: Option<String>, sink: Option<SocketAddr>) -> Self {
        Self::start_with(database, sink, &[])
    }

    /// The same with more variables, which go before these.
    pub(crate) fn start_with(database: Option<String>, sink: Option<SocketAddr>, more: &[(&str, &str)]) -> Self {
        let folder = TempDir::new().unwrap();
        let environment = environment(folder.path(), database, sink, more);
        let (child, url, inbound) = spawn(&environment, folder.path());
        Self { folder, environment, child, url, inbound }
    }

    /// A server whose data folder is a file system of its own, of so many bytes; none, with a word why, if this machine lets
    /// nobody mount one.
    pub(crate) fn start_in_a_room_of(bytes: u64) -> Option<Self> {
        let unshare = own_mounts()?;
        let folder = TempDir::new().unwrap();
        let environment = environment(folder.path(), None, None, &[]);
        let script = format!("mount -t tmpfs -o size={bytes} tmpfs \"$STERNPOST__DATA_DIR\" && exec \"$0\" serve");
        let mut command = Command::new("unshare");
        command.args(unshare).args(["sh", "-c", &script, BINARY]);
        let (child, url, inbound) = listening(&mut command, &environment, folder.path());
        Some(Self { folder, environment, child, url, inbound })
    }

    /// The data folder, also if only the server itself sees it.
    pub(crate) fn data(&self) -> PathBuf {
        let inside = PathBuf::from(format!("/proc/{}/root", self.child.id()));
        inside.join(self.folder.path().strip_prefix("/").unwrap())
    }

    /// Kills the process as a power cut would.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Kills the process as a power cut would, and starts another on the same data.
    pub(crate) fn kill_and_restart(&mut self) {
        self.kill();
        (self.child, self.url, self.inbound) = spawn(&self.environment, self.folder.path());
    }

    /// The same on other terms: without some variables, and with more.
    pub(crate) fn restart_with(&mut self, without: &[&str], more: &[(&str, &str)]) {
        self.environment.retain(|(name, _)| !without.contains(&name.as_str()));
        self.environment.extend(more.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
        self.kill_and_restart();
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

    /// Where it takes mail in.
    pub(crate) fn lmtp(&self) -> SocketAddr {
        self.inbound.expect("this server takes mail in")
    }

    /// The binary with what the server was told, and where it listens now.
    fn beside(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(BINARY);
        command.args(arguments).current_dir(self.folder.path()).envs(self.environment.iter().cloned());
        command.envs(self.inbound.map(|address| (LMTP.0, address.to_string())));
        command
    }

    /// What a command says that fails.
    pub(crate) fn refused(&self, arguments: &[&str], more: &[(&str, &str)]) -> String {
        let mut command = self.beside(arguments);
        let out = command.envs(more.iter().copied()).output().unwrap();
        assert!(!out.status.success(), "{arguments:?} should fail");
        String::from_utf8(out.stderr).unwrap()
    }

    pub(crate) fn database(&self) -> String {
        let named = self.environment.iter().find(|(name, _)| name == "STERNPOST__DATABASE_URL").map(|(_, url)| url.clone());
        named.unwrap_or_else(|| format!("sqlite:{}", self.folder.path().join("sternpost.db").display()))
    }

    /// Where letters are kept.
    pub(crate) fn postbox(&self) -> std::path::PathBuf {
        self.folder.path().join("postbox")
    }

    /// An API token, as an operator makes it.
    pub(crate) fn token(&self, address: &str) -> String {
        let out = self.beside(&["token", "--email", address]).output().unwrap();
        String::from_utf8(out.stdout).unwrap().trim().to_owned()
    }

    /// A command of the binary beside the server.
    pub(crate) fn command(&self, arguments: &[&str]) -> std::process::Output {
        self.command_with(arguments, &[])
    }

    /// The same with more variables, which go before those of the server.
    pub(crate) fn command_with(&self, arguments: &[&str], more: &[(&str, &str)]) -> std::process::Output {
        self.beside(arguments).envs(more.iter().copied()).output().unwrap()
    }
}

fn environment(folder: &Path, database: Option<String>, sink: Option<SocketAddr>, more: &[(&str, &str)]) -> Vec<(String, String)> {
    let mut environment = vec![
        ("STERNPOST__LISTEN".to_owned(), "127.0.0.1:0".to_owned()),
        ("STERNPOST__DATA_DIR".to_owned(), folder.display().to_string()),
        ("STERNPOST__SECRET_KEY".to_owned(), KEY.to_owned()),
        ("STERNPOST__MAIL__GRACE_SECONDS".to_owned(), "0".to_owned()),
        ("STERNPOST__LOG__FILTER".to_owned(), "warn".to_owned()),
        // Tests ask more in a second than people in a minute.
        ("STERNPOST__LIMITS__REQUESTS_PER_NETWORK".to_owned(), "0".to_owned()),
    ];
    environment.extend(database.map(|url| ("STERNPOST__DATABASE_URL".to_owned(), url)));
    if let Some(sink) = sink {
        environment.push(("STERNPOST__MAIL__TRANSPORT".to_owned(), "smtp".to_owned()));
        environment.push(("STERNPOST__MAIL__FROM".to_owned(), "Sternpost <post@sternpost.test>".to_owned()));
        environment.push(("STERNPOST__MAIL__SMTP__HOST".to_owned(), sink.ip().to_string()));
        environment.push(("STERNPOST__MAIL__SMTP__PORT".to_owned(), sink.port().to_string()));
    }
    environment.extend(more.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
    environment
}

/// A process, the address it serves at, and where it takes mail in.
type Running = (Child, String, Option<SocketAddr>);

fn spawn(environment: &[(String, String)], folder: &Path) -> Running {
    listening(Command::new(BINARY).arg("serve"), environment, folder)
}

/// Starts a server and waits until it says where it listens.
fn listening(command: &mut Command, environment: &[(String, String)], folder: &Path) -> Running {
    command.current_dir(folder).envs(environment.iter().cloned()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut said = |before: &str| {
        let line = lines.next().transpose().unwrap().unwrap_or_default();
        line.strip_prefix(before).unwrap_or_else(|| panic!("the server did not start: it says {line:?}, not {before:?}")).to_owned()
    };
    let url = said("listening on ");
    let takes_mail = environment.iter().any(|(name, value)| name == LMTP.0 && !value.is_empty());
    let inbound = takes_mail.then(|| said("taking mail in at ").split(' ').next().unwrap().parse().unwrap());
    (child, url, inbound)
}

/// What a command says that finds a data folder it has used before mounted read-only.
pub(crate) fn said_on_a_read_only_folder(command: &str) -> Option<String> {
    let unshare = own_mounts()?;
    let folder = TempDir::new().unwrap();
    let script = "mount -t tmpfs tmpfs \"$STERNPOST__DATA_DIR\" && \"$0\" doctor && mount -o remount,ro \"$STERNPOST__DATA_DIR\" && exec \"$0\" \"$1\"";
    let mut unshared = Command::new("unshare");
    unshared.args(unshare).args(["sh", "-c", script, BINARY, command]).envs(environment(folder.path(), None, None, &[]));
    let out = unshared.output().unwrap();
    assert!(!out.status.success(), "{out:?}");
    Some(String::from_utf8(out.stderr).unwrap())
}

/// How `unshare` is asked for mounts of one's own; none, with a word why, if this machine allows nobody to have them.
fn own_mounts() -> Option<&'static [&'static str]> {
    let ways: [&[&str]; 2] = [&["--user", "--map-root-user", "--mount"], &["--mount"]];
    let way = ways.into_iter().find(|way| {
        let mut trial = Command::new("unshare");
        trial.args(*way).args(["mount", "-t", "tmpfs", "tmpfs", "/mnt"]).stderr(Stdio::null());
        trial.status().is_ok_and(|status| status.success())
    });
    if way.is_none() {
        eprintln!("SKIPPED: this needs mounts of its own (unshare --mount), which are not allowed here");
    }
    way
}

/// Waits until something is so.
pub(crate) async fn until(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let patience = tokio::time::timeout(Duration::from_secs(60), async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    });
    patience.await.unwrap_or_else(|_| panic!("never: {what}"));
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
