//! A throw-away Postgres for tests; every test gets a database of its own.
//!
//! `STERNPOST_TEST_POSTGRES` names a server to use. Without it, the first test that asks starts one in the temporary folder,
//! and all tests of this user share it, whatever process they run in: each holds a shared lock on a file for as long as it
//! lives, and a watch stops the server and removes its files a moment after the last lock is gone. A test that is killed
//! leaves nothing behind.

use sqlx::{AssertSqlSafe, Connection, PgConnection};
use std::fs::{self, File};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// Waits until nobody holds the lock `$1`, lingers in case the next test is about to start, and clears up.
const WATCH: &str = r#"
while :; do
  flock --exclusive "$1" true
  sleep 3
  flock --exclusive --nonblock "$1" sh -c '"$1" --pgdata "$2" --mode immediate stop; rm -rf "$2"; exit 0' sh "$2" "$3" && exit
done"#;

/// The address of a fresh, empty database.
pub async fn fresh_database() -> String {
    static SERVER: OnceLock<String> = OnceLock::new();
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let server = SERVER.get_or_init(|| std::env::var("STERNPOST_TEST_POSTGRES").unwrap_or_else(|_| start()));
    let since_boot = fs::read_to_string("/proc/uptime").unwrap().replace(['.', ' ', '\n'], "_");
    let ours = format!("test_{}_", fs::metadata("/proc/self/ns/pid").unwrap().ino());
    let name = format!("{ours}{}_{}_{since_boot}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let mut connection = connect(server).await;
    drop_what_is_left(&mut connection, &ours).await;
    sqlx::query(AssertSqlSafe(format!("CREATE DATABASE {name} TEMPLATE template0"))).execute(&mut connection).await.unwrap();
    let (address, options) = server.split_once('?').unwrap_or((server, ""));
    let (host, _) = address.rsplit_once('/').expect("the server's address ends in a database");
    format!("{host}/{name}?{options}")
}

/// Drops the databases of tests that have ended, however they ended: hundreds of them fill a disk. Whose process number
/// cannot be read, or may be of another machine or container, is left alone.
async fn drop_what_is_left(connection: &mut PgConnection, ours: &str) {
    let names: Vec<String> = sqlx::query_scalar("SELECT datname FROM pg_database WHERE starts_with(datname, $1)")
        .bind(ours)
        .fetch_all(&mut *connection)
        .await
        .unwrap();
    for name in names {
        let owner = name.strip_prefix(ours).and_then(|rest| rest.split('_').next()).and_then(|pid| pid.parse::<u32>().ok());
        if owner.is_some_and(|pid| !Path::new(&format!("/proc/{pid}")).exists()) {
            // Another test may be at the same one.
            let _ = sqlx::query(AssertSqlSafe(format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)"))).execute(&mut *connection).await;
        }
    }
}

/// A server that is just starting, or is busy, may refuse for a moment.
pub async fn connect(server: &str) -> PgConnection {
    let mut tries = 0;
    loop {
        match PgConnection::connect(server).await {
            Ok(connection) => return connection,
            Err(error) if tries == 50 => panic!("no test database at {server}: {error}"),
            Err(_) => tries += 1,
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

/// Starts the shared server unless it runs, and keeps it while this process lives.
fn start() -> String {
    let me = fs::metadata("/proc/self").unwrap().uid();
    let home = std::env::temp_dir().join(format!("sternpost-test-postgres-{me}"));
    fs::create_dir_all(&home).unwrap();
    assert_eq!(fs::metadata(&home).unwrap().uid(), me, "{} belongs to somebody else", home.display());
    fs::set_permissions(&home, fs::Permissions::from_mode(0o711)).unwrap();

    static IN_USE: OnceLock<File> = OnceLock::new();
    let in_use = home.join("in-use.lock");
    let lock = File::create(&in_use).unwrap();
    lock.lock_shared().unwrap();
    IN_USE.set(lock).expect("a process starts the server once");
    let starting = File::create(home.join("starting.lock")).unwrap();
    starting.lock().unwrap();

    let data = home.join("data");
    if !is_running(&data) {
        let _ = fs::remove_dir_all(&data);
        fs::create_dir(&data).unwrap();
        start_server(&data);
        let watch = ["--fork", "sh", "-c", WATCH, "sh"];
        let mut command = Command::new("setsid");
        command.args(watch).args([&in_use, &program("pg_ctl"), &data]).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        // The server refuses to be handled by root: the watch acts as its user there.
        assert!(as_server_user(&mut command, &data).status().unwrap().success(), "the watch over the test database does not start");
    }
    format!("postgres://postgres@localhost/postgres?host={}", data.display())
}

fn is_running(data: &Path) -> bool {
    let mut pg_ctl = Command::new(program("pg_ctl"));
    pg_ctl.arg("--pgdata").arg(data).arg("status").stdout(Stdio::null()).stderr(Stdio::null());
    data.exists() && as_server_user(&mut pg_ctl, data).status().unwrap().success()
}

fn start_server(data: &Path) {
    let mut initdb = Command::new(program("initdb"));
    initdb.args(["--auth", "trust", "--username", "postgres", "--encoding", "UTF8", "--locale", "C", "--no-sync", "--pgdata"]).arg(data);
    run(as_server_user(&mut initdb, data));
    let settings = format!(
        "-c listen_addresses='' -c unix_socket_directories='{}' -c fsync=off -c full_page_writes=off -c synchronous_commit=off \
         -c max_connections=300",
        data.display()
    );
    let mut pg_ctl = Command::new(program("pg_ctl"));
    pg_ctl.args(["--wait", "--log"]).arg(data.join("log")).arg("--pgdata").arg(data).args(["--options", &settings, "start"]);
    run(as_server_user(&mut pg_ctl, data));
}

/// Postgres refuses to run as root: then it is the user `postgres`, to whom its folder is given.
pub fn as_server_user<'a>(command: &'a mut Command, data: &Path) -> &'a mut Command {
    use std::os::unix::process::CommandExt;
    if fs::metadata("/proc/self").unwrap().uid() == 0 {
        let id = |flag: &str| -> u32 {
            let out = Command::new("id").args([flag, "postgres"]).output().unwrap();
            String::from_utf8(out.stdout).unwrap().trim().parse().expect("there is a user `postgres`")
        };
        let (user, group) = (id("-u"), id("-g"));
        chown(data, Some(user), Some(group)).unwrap();
        fs::set_permissions(data, fs::Permissions::from_mode(0o700)).unwrap();
        command.uid(user).gid(group);
    }
    command.current_dir("/")
}

pub fn run(command: &mut Command) {
    // Not piped: the server would hold the pipes open for as long as it runs.
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    let status = status.unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(status.success(), "{command:?}: {status}");
}

/// A program of the newest Postgres that is installed; Debian keeps them out of the path.
pub fn program(name: &str) -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = versions.map(|version| version.path().join("bin").join(name)).filter(|path| path.exists()).collect();
    found.sort();
    found.pop().unwrap_or_else(|| PathBuf::from(name))
}
