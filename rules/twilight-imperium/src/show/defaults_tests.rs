//! What happens for who says nothing is written down for every question (`docs/rules/twilight-imperium-defaults.md`).

use crate::show::messages::Prompt;
use std::path::Path;
use sternpost_core::Message;
use sternpost_workbench::written::Crate;

#[test]
fn every_question_has_a_considered_default_and_what_shows_one_expects_it() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = folder.join("../../docs/rules/twilight-imperium-defaults.md");
    assert_eq!(Crate(folder).wrong_defaults(&page, Prompt::keys(), &["ask-deals"]), Vec::<String>::new());
}
