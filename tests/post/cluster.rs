//! A Postgres of one test's own, which can be killed.

use crate::postgres::{as_server_user, connect, program, run};
use sqlx::{AssertSqlSafe, Executor as _};
use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// A running server; killed and removed when dropped.
pub(crate) struct Cluster {
    folder: TempDir,
    data: PathBuf,
    child: Child,
    /// A second server that follows this one, if there is one.
    standby: Option<Child>,
}

impl Cluster {
    pub(crate) async fn start() -> Self {
        let folder = TempDir::new().unwrap();
        // Postgres may run as another user, who must be able to get there.
        fs::set_permissions(folder.path(), std::os::unix::fs::PermissionsExt::from_mode(0o711)).unwrap();
        let data = folder.path().join("data");
        fs::create_dir(&data).unwrap();
        let mut initdb = Command::new(program("initdb"));
        initdb
            .args(["--auth", "trust", "--username", "postgres", "--encoding", "UTF8", "--locale", "C", "--no-sync", "--pgdata"])
            .arg(&data);
        run(as_server_user(&mut initdb, &data));
        let child = spawn(&data);
        let cluster = Self { folder, data, child, standby: None };
        drop(connect(&cluster.url()).await);
        cluster
    }

    /// With a standby that applies everything so much later, and for which every commit waits.
    pub(crate) async fn with_standby(delay: &str) -> Self {
        let mut cluster = Self::start().await;
        let data = cluster.folder.path().join("standby");
        fs::create_dir(&data).unwrap();
        let mut copy = Command::new(program("pg_basebackup"));
        copy.args(["--username", "postgres", "--write-recovery-conf", "--no-sync", "--checkpoint", "fast", "--host"]);
        copy.arg(&cluster.data).arg("--pgdata").arg(&data);
        run(as_server_user(&mut copy, &data));
        // The first server's sockets lie among its data: their lock was copied.
        fs::remove_file(data.join(".s.PGSQL.5432.lock")).unwrap();
        let mut settings = File::options().append(true).open(data.join("postgresql.auto.conf")).unwrap();
        writeln!(settings, "recovery_min_apply_delay = '{delay}'\nwal_retrieve_retry_interval = '50ms'").unwrap();
        cluster.standby = Some(spawn(&data));
        let mut connection = connect(&cluster.url()).await;
        for setting in ["synchronous_standby_names = '*'", "synchronous_commit = 'remote_apply'"] {
            let statement = format!("ALTER SYSTEM SET {setting}");
            connection.execute(AssertSqlSafe(statement)).await.unwrap();
        }
        connection.execute("SELECT pg_reload_conf()").await.unwrap();
        cluster
    }

    pub(crate) fn url(&self) -> String {
        format!("postgres://postgres@localhost/postgres?host={}", self.data.display())
    }

    /// Kills every process of it at once, and starts it again.
    pub(crate) async fn kill_and_restart(&mut self) {
        self.kill();
        self.child = spawn(&self.data);
        drop(connect(&self.url()).await);
    }

    /// What it has written about itself.
    pub(crate) fn log(&self) -> String {
        fs::read_to_string(self.data.join("log")).unwrap()
    }

    fn kill(&mut self) {
        kill(&mut self.child);
    }
}

/// Kills every process of a server at once.
fn kill(server: &mut Child) {
    let postmaster = server.id();
    let children = fs::read_to_string(format!("/proc/{postmaster}/task/{postmaster}/children")).unwrap_or_default();
    let children: Vec<&str> = children.split_whitespace().collect();
    let _ = server.kill();
    let _ = Command::new("kill").arg("-9").args(&children).stderr(Stdio::null()).status();
    let _ = server.wait();
    // It does not start while one of them holds its memory.
    let is_there = |pid: &&str| Path::new("/proc").join(pid).exists();
    while children.iter().any(is_there) {
        std::thread::yield_now();
    }
}

/// Not synced: killed processes lose nothing that the kernel has.
fn spawn(data: &Path) -> Child {
    let log = File::options().append(true).create(true).open(data.join("log")).unwrap();
    let mut postgres = Command::new(program("postgres"));
    postgres.arg("-D").arg(data).args(["-c", "listen_addresses=", "-c", "fsync=off", "-c", "max_connections=60"]);
    postgres.arg("-c").arg(format!("unix_socket_directories={}", data.display()));
    postgres.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
    as_server_user(&mut postgres, data).spawn().unwrap()
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.kill();
        if let Some(standby) = &mut self.standby {
            kill(standby);
        }
    }
}
