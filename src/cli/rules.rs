//! `sternpost rules`: reports what is known about a game's rules, for those who write them. Needs a source checkout.

use crate::cli::out::out;
use anyhow::{Context as _, bail};
use clap::{Args, Subcommand};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use sternpost_games::{GAMES, book_of};
use sternpost_scenarios::components::{self, Component};
use sternpost_scenarios::coverage::{self, Coverage, Mark, Scope};

/// What is wanted of a game's rules.
#[derive(Debug, Args)]
pub struct RulesArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Lists every rule with the scenarios and tests that cite it.
    Coverage {
        /// The game's id.
        game: String,
        /// Only rules that no test cites and one should.
        #[arg(long)]
        uncited: bool,
        /// Only the ids, one a line.
        #[arg(long)]
        ids: bool,
    },
    /// Lists every component with the scenarios that use it: in which it is on the table, and which are about it.
    Components {
        /// The game's id.
        game: String,
        /// Only those of one kind: `action-card`.
        #[arg(long)]
        kind: Option<String>,
        /// Only those that no scenario uses.
        #[arg(long)]
        unused: bool,
    },
}

impl RulesArgs {
    /// Carries it out.
    ///
    /// # Errors
    /// Outside a source checkout, or if a test cites a rule that does not exist.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let here = std::env::current_dir().context("the current folder cannot be read")?;
        match self.what {
            What::Coverage { game, uncited, ids } => Self::coverage(&game, &here, uncited, ids),
            What::Components { game, kind, unused } => Self::components(&game, &here, kind.as_deref(), unused),
        }
    }

    fn components(game: &str, here: &Path, kind: Option<&str>, unused: bool) -> anyhow::Result<ExitCode> {
        let folder = crate_of(game, here)?;
        let book = book_of(game).with_context(|| format!("nothing of `{game}` can be looked up"))?;
        if let Some(unknown) = kind.filter(|kind| book.kind(kind).is_none()) {
            let known: Vec<&str> = book.kinds.iter().map(|kind| kind.id).collect();
            bail!("`{unknown}` is no kind of component; there are {}", known.join(", "));
        }
        let components = components::of_folder(book, &folder).map_err(|wrong| anyhow::anyhow!("{}", wrong.join("\n")))?;
        let catalogue = GAMES.iter().find(|known| known.id() == game).map(|known| known.catalogue("en"));
        let wanted = |component: &&Component<'_>| kind.is_none_or(|kind| component.entry.kind == kind);
        let listed: Vec<&Component<'_>> = components.iter().filter(wanted).collect();
        for component in listed.iter().filter(|component| !unused || component.used_by.is_empty()) {
            let entry = component.entry;
            let name = catalogue.map_or_else(String::new, |words| words.say(&entry.name(), &|seat| seat.to_string()));
            let built = if entry.is_built { "" } else { " (not built)" };
            out!("{} {}: {name}{built}", entry.kind, entry.id);
            for scenario in &component.used_by {
                out!("    {scenario}");
            }
        }
        let used = listed.iter().filter(|component| !component.used_by.is_empty()).count();
        out!("\n{used} of {} components are used by a scenario.", listed.len());
        Ok(ExitCode::SUCCESS)
    }

    fn coverage(game: &str, here: &Path, uncited: bool, ids: bool) -> anyhow::Result<ExitCode> {
        let coverage = match coverage::of_folder(&crate_of(game, here)?) {
            Ok(coverage) => coverage,
            Err(wrong) => bail!("the ledger and the tests do not agree:\n{}", wrong.join("\n")),
        };
        print(&coverage, uncited, ids);
        Ok(ExitCode::SUCCESS)
    }
}

/// The folder of a game's crate, looked for from the current folder upwards.
fn crate_of(game: &str, here: &Path) -> anyhow::Result<PathBuf> {
    let sensible = !game.is_empty() && game.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-');
    let found = here.ancestors().map(|folder| folder.join("rules").join(game)).find(|folder| folder.join(coverage::LEDGER).is_file());
    found.filter(|_| sensible).with_context(|| {
        format!("no `rules/{game}/{}` in {} or above: this command reads a source checkout of Sternpost", coverage::LEDGER, here.display())
    })
}

fn print(coverage: &Coverage, uncited: bool, ids: bool) {
    for covered in coverage.rows.iter().filter(|covered| !uncited || covered.is_missing()) {
        let row = &covered.row;
        if ids {
            out!("{}", row.id);
            continue;
        }
        let scope = match &row.scope {
            Scope::Rule => String::new(),
            Scope::Component(name) => format!(" ({name})"),
            Scope::Table => " (at the table)".to_owned(),
        };
        out!("{:<13} [{}]{scope} {}", row.id, row.mark.letter(), row.summary);
        for by in &covered.cited_by {
            out!("                  {by}");
        }
    }
    if !ids {
        out!("\n{}", summary(coverage));
    }
}

/// The summary of how many rules of each kind are cited.
fn summary(coverage: &Coverage) -> String {
    let count = |mark: Option<Mark>| {
        let of_kind = coverage.rows.iter().filter(|covered| match mark {
            Some(mark) => covered.row.scope == Scope::Rule && covered.row.mark == mark,
            None => matches!(covered.row.scope, Scope::Component(_)),
        });
        let (cited, uncited): (Vec<_>, Vec<_>) = of_kind.partition(|covered| !covered.cited_by.is_empty());
        format!("{} of {}", cited.len(), cited.len() + uncited.len())
    };
    format!(
        "{} rules. Cited: {} enforced, {} of components and presentation, {} about a single component.",
        coverage.rows.len(),
        count(Some(Mark::Enforced)),
        count(Some(Mark::Matter)),
        count(None)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_found_from_any_folder_of_the_checkout() {
        let checkout = Path::new(env!("CARGO_MANIFEST_DIR"));
        let found = crate_of("twilight-imperium", &checkout.join("src/cli")).unwrap();
        assert_eq!(found, checkout.join("rules/twilight-imperium"));
    }

    #[test]
    fn elsewhere_the_error_says_what_is_missing() {
        let elsewhere = tempfile::tempdir().unwrap();
        for game in ["twilight-imperium", "../twilight-imperium", ""] {
            let why = crate_of(game, elsewhere.path()).unwrap_err().to_string();
            assert!(why.contains("source checkout"), "{why}");
        }
    }

    #[test]
    fn the_summary_counts_what_is_cited() {
        let ledger = "R 1\tE\trule\tA.\nR 2\tE\trule\tB.\nR 3\tM\trule\tC.\nR 4\tE\tcomponent: D\tD.\n";
        let source = coverage::Source { path: "a.yaml".to_owned(), text: "rule: R 2".to_owned() };
        let summary = summary(&coverage::check(ledger, &[source]).unwrap());
        assert_eq!(summary, "4 rules. Cited: 1 of 2 enforced, 0 of 1 of components and presentation, 0 of 1 about a single component.");
    }
}
