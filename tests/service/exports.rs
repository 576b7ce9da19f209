//! Golden exports: campaigns of the latest revisions before the one at hand as files, and what is said of each.
//!
//! `tests/exports/README.md` says how they came about, and how a new revision adds its own.

use crate::support::left::{OLDER, recorded};
use std::fmt::Write as _;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use sternpost_games::Games;
use sternpost_model::clock::SystemClock;
use sternpost_store::Status;
use sternpost_table::Service;
use sternpost_table::past::export::write_whole;
use sternpost_table::past::import::Wanted;
use sternpost_verify::check;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/exports")
}

/// What is kept of each revision: one that runs, with what it can only go on from if these rules read its log otherwise; one that is over.
const KEPT: [(&str, &str); 2] = [("The short one", "running"), ("The ended one", "ended")];

/// The files, in the order of revisions.
fn exports() -> Vec<PathBuf> {
    let files = folder().read_dir().unwrap().map(|file| file.unwrap().path());
    let mut files: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|kind| kind == "jsonl")).collect();
    files.sort();
    files
}

fn open(file: &Path) -> BufReader<std::fs::File> {
    BufReader::new(std::fs::File::open(file).unwrap())
}

fn name_of(file: &Path) -> &str {
    file.file_stem().unwrap().to_str().unwrap()
}

#[test]
fn of_every_released_revision_verify_says_what_is_written_down() {
    let mut said = String::new();
    for file in exports() {
        let report = check(open(&file), &Games::default(), None);
        writeln!(said, "{}: exit code {}\n{}", name_of(&file), report.exit_code(), report.lines()).unwrap();
    }
    insta::assert_snapshot!("exports", said);
}

/// Every one of them goes on: whoever is asked is asked, and a campaign that is over can be read.
#[tokio::test(flavor = "multi_thread")]
async fn exports_of_every_revision_are_read_in_and_played_on() {
    let folder = tempfile::tempdir().unwrap();
    let store = sternpost_store::open(&format!("sqlite:{}", folder.path().join("new.db").display())).await.unwrap();
    let service =
        Service::new(store, Games::default(), Arc::new(SystemClock), "operator@example.org".to_owned(), chrono::TimeDelta::zero());
    for file in exports() {
        let wanted = Wanted { host: "host@example.org".to_owned(), holders: [(0, "ada@example.org".to_owned())].into() };
        let is_for_bots = name_of(&file).ends_with("ended");
        let wanted = if is_for_bots { Wanted { holders: [].into(), ..wanted } } else { wanted };
        let imported = service.import(open(&file), wanted.clone()).await.unwrap_or_else(|why| panic!("{}: {why}", name_of(&file)));
        let snapshot = service.snapshot(imported.campaign).await.unwrap();
        let wanted_status = if is_for_bots { Status::Ended } else { Status::Running };
        assert_eq!(snapshot.campaign.status, wanted_status, "{}", name_of(&file));
        assert!(snapshot.play.is_some() || is_for_bots, "{}", name_of(&file));
        if !is_for_bots {
            assert!(!snapshot.owing().is_empty(), "{}: somebody is asked", name_of(&file));
        }
        let twice = service.import(open(&file), wanted).await.expect_err("it is here already");
        assert!(twice.to_string().ends_with("is here already"), "{twice}");
    }
}

/// Writes the files anew: `cargo nextest run --workspace --test exports --run-ignored ignored-only`.
#[tokio::test]
#[ignore = "writes files of the checkout: for whoever adds a revision"]
async fn write_exports_of_databases_that_have_none() {
    for revision in OLDER {
        let database = recorded(revision);
        let copy = tempfile::tempdir().unwrap();
        let file = copy.path().join("sternpost.db");
        std::fs::copy(&database, &file).unwrap();
        let store = sternpost_store::open(&format!("sqlite:{}", file.display())).await.unwrap();
        for status in [Status::Running, Status::Ended] {
            for campaign in store.campaigns_with(status).await.unwrap() {
                let Some((_, kind)) = KEPT.iter().find(|(name, _)| *name == campaign.name) else { continue };
                let to = folder().join(format!("r{revision}-{kind}.jsonl"));
                if !to.exists() {
                    write_whole(&store, campaign.id, &mut std::fs::File::create(to).unwrap()).await.unwrap();
                }
            }
        }
    }
}
