//! The tests that every game has alike: a game says what differs, and [`game_tests!`](crate::game_tests) and [`text_tests!`](crate::text_tests)
//! write one `#[test]` for each.

use crate::golden::{self, Golden};
use crate::written::{Crate, rows};
use serde_json::Value;
use std::path::{Path, PathBuf};
use sternpost_core::{Seat, Text};
use sternpost_game::{Game, Play};
use sternpost_scenarios::{self as scenario, components, coverage};
use sternpost_show::reference::Book;

/// What the tests of a game have to be told.
pub struct GameTests {
    /// The game.
    pub game: &'static dyn Game,
    /// The folder of its crate: what `CARGO_MANIFEST_DIR` names.
    pub folder: &'static str,
    /// The book of its reference.
    pub book: &'static Book,
    /// No fewer scenarios are found.
    pub scenarios: usize,
    /// The number of rows of its ledger.
    pub rules: usize,
    /// No fewer components are listed.
    pub components: usize,
    /// How many there are of some kinds of components.
    pub kinds: &'static [(&'static str, usize)],
    /// The chapters that the map in the crate's README names, in any order.
    pub chapters: Vec<String>,
    /// The folders below `src` that know no single component.
    pub nameless: &'static [&'static str],
    /// The types of the ids of components that are files of their own.
    pub ids: &'static [&'static str],
    /// What else does not stand in the code of those folders: ways to ask for a single component.
    pub unspoken: &'static [&'static str],
    /// The golden logs of a revision.
    pub golden: Vec<Recording>,
}

/// How a golden log is recorded with a seed.
type Record = dyn Fn(&dyn Game, u64) -> Result<Golden, String>;

/// One golden log of a revision: its name and how it is recorded with a seed.
pub struct Recording {
    name: &'static str,
    record: Box<Record>,
}

impl Recording {
    /// A log that is recorded in a way of its own.
    pub fn new(name: &'static str, record: impl Fn(&dyn Game, u64) -> Result<Golden, String> + 'static) -> Self {
        Self { name, record: Box::new(record) }
    }

    /// A whole campaign.
    #[must_use]
    pub fn campaign(name: &'static str, about: &'static str, setup: &Value) -> Self {
        let setup = setup.clone();
        Self::new(name, move |game, seed| golden::campaign(game, about, &setup, seed))
    }

    /// A position after so many answers in which this is so, played on for forty more.
    #[must_use]
    pub fn snapshot(
        name: &'static str,
        about: &'static str,
        setup: &Value,
        after: usize,
        fits: impl Fn(&dyn Play) -> bool + 'static,
    ) -> Self {
        let setup = setup.clone();
        Self::new(name, move |game, seed| golden::snapshot(game, about, (&setup, seed), (after, 40), &fits))
    }
}

/// Whether somebody is asked this, by the key of the prompt.
pub fn is_asked(prompt: &'static str) -> impl Fn(&dyn Play) -> bool {
    move |play| play.asked().iter().any(|question| question.prompt.key == prompt)
}

/// A set-up with a game's usual options but for these.
///
/// # Panics
/// If the options are no object.
#[must_use]
pub fn setup_with(game: &dyn Game, options: &Value, seats: &Value) -> Value {
    let mut all = game.default_options();
    for (option, value) in options.as_object().expect("options are an object") {
        all[option] = value.clone();
    }
    serde_json::json!({ "options": all, "seats": seats })
}

/// The chapters of a ledger whose ids are `GAME-CHAPTER-NUMBER`.
///
/// # Panics
/// If the crate has no ledger.
#[must_use]
#[expect(clippy::disallowed_methods, reason = "the workbench reads files of the checkout; rules do not")]
pub fn chapters_of_the_ledger(folder: &str, game: &str) -> Vec<String> {
    let ledger = std::fs::read_to_string(Path::new(folder).join(coverage::LEDGER)).expect("the crate has a ledger");
    let rows = ledger.lines().filter_map(|line| line.strip_prefix(game)?.strip_prefix('-')?.split('-').next());
    rows.map(str::to_owned).collect()
}

/// A test's comparison with nothing.
#[track_caller]
fn nothing(wrong: &[String]) {
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The tests, each by its name in [`game_tests!`](crate::game_tests).
#[expect(clippy::missing_panics_doc, reason = "tests panic when what they test is not so")]
impl GameTests {
    fn path(&self, file: &str) -> PathBuf {
        Path::new(self.folder).join(file)
    }

    fn page(&self) -> PathBuf {
        self.path(&format!("../../docs/rules/{}.md", self.game.id()))
    }

    /// Every chapter's folder under `scenarios/`, each file a rule and what must come of it.
    pub fn every_scenario_of_every_chapter_holds(&self) {
        let held = scenario::run_chapters(self.game, &self.path("scenarios")).unwrap_or_else(|report| panic!("{report}"));
        assert!(held >= self.scenarios, "only {held} scenarios were found");
    }

    /// Offers of one question are told apart in every language.
    pub fn no_question_of_a_scenario_has_two_offers_that_read_alike(&self) {
        nothing(&scenario::alike_in_chapters(self.game, &self.path("scenarios")).unwrap_or_else(|why| panic!("{why}")));
    }

    /// Every rule of the book is cited by a scenario or a test.
    pub fn every_rule_is_cited(&self) {
        nothing(&coverage::uncited(Path::new(self.folder)));
    }

    /// None was lost.
    pub fn the_ledger_has_every_row_of_the_book(&self) {
        let coverage = coverage::of_folder(Path::new(self.folder)).unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
        assert_eq!(coverage.rows.len(), self.rules);
    }

    /// Every component that can be looked up is used by a scenario.
    pub fn every_component_is_used_by_a_scenario(&self) {
        let listed = components::of_folder(self.book, Path::new(self.folder)).unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
        let missing = listed.iter().filter(|component| component.is_missing());
        let missing: Vec<String> = missing.map(|component| format!("{} {}", component.entry.kind, component.entry.id)).collect();
        assert!(missing.is_empty(), "no scenario uses\n{}", missing.join("\n"));
        assert!(listed.len() >= self.components, "only {} components are listed", listed.len());
        for (kind, count) in self.kinds {
            assert_eq!(self.book.of_kind(kind).count(), *count, "{kind}");
        }
    }

    /// Every reading we chose is told in `docs/rules/GAME.md`, with a scenario or test that shows it.
    pub fn every_ruling_in_the_code_is_documented_and_shown(&self) {
        nothing(&Crate(Path::new(self.folder)).wrong_rulings(&self.page()));
    }

    /// Every chapter of the book is where the chapter map (`README.md`) says.
    pub fn the_chapter_map_names_every_chapter_once_and_files_that_exist(&self) {
        nothing(&Crate(Path::new(self.folder)).wrong_chapter_map(self.chapters.iter().cloned()));
    }

    /// In every language, wherever the reference has the chapter.
    pub fn the_reference_calls_the_chapters_as_the_chapter_map_does(&self) {
        let languages = ["en", "de"].map(|language| self.game.catalogue(language));
        let mut told = 0;
        for row in rows(&self.path("README.md")) {
            let key = Text::term("chapter", &row[0].to_lowercase());
            if languages[0].keys().contains(key.key.as_ref()) {
                let called = languages.map(|catalogue| catalogue.say(&key, &|seat: Seat| seat.to_string()));
                assert_eq!(called, [row[1].as_str(), &row[2]], "{}", row[0]);
                told += 1;
            }
        }
        let named = languages[0].keys().iter().filter(|key| key.starts_with("chapter-")).count();
        assert_eq!(told, named, "every chapter of the reference is in the map");
    }

    /// What a component says belongs into its own file: chapters ask for what it changes.
    pub fn no_chapter_names_a_single_component(&self) {
        let crate_ = Crate(Path::new(self.folder));
        let mut found = crate_.named_components(self.nameless, self.ids);
        found.extend(crate_.said_in(self.nameless, self.unspoken));
        nothing(&found);
    }

    /// Logs of released revisions go on folding, and positions they left in the middle of things are played on.
    pub fn golden_logs_fold_and_snapshots_are_played_on(&self) {
        let counts = golden::check_folder(self.game, &self.path("golden")).unwrap_or_else(|report| panic!("{report}"));
        let newest = counts.last().map(|(revision, _)| *revision);
        assert_eq!(newest, Some(self.game.revision()), "there are logs of the revision at hand: {counts:?}");
    }

    /// Writes the golden logs of the revision at hand; see `docs/decisions/0006-golden-logs.md`.
    pub fn record(&self) {
        for Recording { name, record } in &self.golden {
            let kept = golden::first(self.game, |seed| record(self.game, seed))
                .and_then(|golden| golden::keep(self.game, &self.path("golden"), name, &golden));
            kept.unwrap_or_else(|why| panic!("{name}: {why}"));
        }
    }
}

/// The tests of a game that every game has: scenarios, rules cited, components used, what is written about it, golden logs. They stand in
/// `tests/game/main.rs` of its crate, from where `cargo test -p GAME --test game record -- --ignored` writes the golden logs of the revision at hand.
///
/// The game's type comes first; then the fields of [`GameTests`](crate::game_tests::GameTests), in any order.
#[macro_export]
macro_rules! game_tests {
    ($game:ident, $($field:ident: $value:expr),* $(,)?) => {
        static GAME: $crate::for_macros::Published<$game> = $crate::for_macros::Published::new();

        fn shared() -> $crate::game_tests::GameTests {
            let book = $crate::for_macros::Reference::book(&$game);
            $crate::game_tests::GameTests { game: &GAME, book, folder: env!("CARGO_MANIFEST_DIR"), $($field: $value),* }
        }

        $crate::game_tests!(@ every_scenario_of_every_chapter_holds, no_question_of_a_scenario_has_two_offers_that_read_alike,
            every_rule_is_cited, the_ledger_has_every_row_of_the_book, every_component_is_used_by_a_scenario,
            every_ruling_in_the_code_is_documented_and_shown, the_chapter_map_names_every_chapter_once_and_files_that_exist,
            the_reference_calls_the_chapters_as_the_chapter_map_does, no_chapter_names_a_single_component,
            golden_logs_fold_and_snapshots_are_played_on);

        #[test]
        #[ignore = "writes the golden logs of the revision at hand"]
        fn record() {
            shared().record();
        }
    };
    (@ $($test:ident),*) => {
        $(#[test]
        fn $test() {
            shared().$test();
        })*
    };
}

/// The tests of a game's words that stand beside its messages, in `src/show/text_tests.rs`: every message has a wording in every language and
/// is said somewhere, and every question a considered default.
///
/// `said` has the message types whose every variant is constructed somewhere in `src`, `as` what they are called there; `declared` those that are
/// said in another way; `names` the types of ids, each with `ALL` and `name()`; `more` adds what is left; `anytime` has the prompts without a key
/// in a scenario.
#[macro_export]
macro_rules! text_tests {
    ($game:ident, said: [$($said:ty $(as $called:literal)?),* $(,)?], declared: [$($declared:ty),* $(,)?], names: [$($id:ty),* $(,)?],
     more: $more:expr, sources: $sources:path, prompts: $prompt:ty, anytime: $anytime:expr $(,)?) => {
        /// Everything the game says.
        fn said() -> $crate::Said {
            let options = $crate::for_macros::Game::options_schema(&$crate::for_macros::Published::<$game>::new());
            let mut said = $crate::Said::default()$(.messages::<$said>())*$(.messages::<$declared>())*.options(&options);
            $(for id in <$id>::ALL { said.add(id.name().key, []); })*
            let more: fn(&mut $crate::Said) = $more;
            more(&mut said);
            said
        }

        #[test]
        fn every_message_has_a_wording_in_every_language_and_none_is_left_over() {
            for language in ["en", "de"] {
                assert_eq!(said().defects(&$sources(language)), Vec::<String>::new(), "{language}");
            }
        }

        #[test]
        fn what_stands_beside_a_question_says_the_same_in_every_language() {
            assert_eq!($crate::said_otherwise(&$sources("en"), &$sources("de")), Vec::<String>::new());
        }

        #[test]
        fn every_message_is_said() {
            let kinds = [$(($crate::text_tests!(@ $said $(, $called)?), <$said as $crate::for_macros::Message>::keys())),*];
            let folder = ::std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
            assert_eq!($crate::written::Crate(folder).unsaid(&kinds), Vec::<String>::new());
        }

        #[test]
        fn every_question_has_a_considered_default_and_what_shows_one_expects_it() {
            let folder = ::std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
            let page = folder.join(concat!("../../docs/rules/", env!("CARGO_PKG_NAME"), "-defaults.md"));
            let prompts = <$prompt as $crate::for_macros::Message>::keys();
            assert_eq!($crate::written::Crate(folder).wrong_defaults(&page, prompts, &$anytime), Vec::<String>::new());
        }
    };
    (@ $said:ty, $called:literal) => { $called };
    (@ $said:ty) => { stringify!($said) };
}
