//! What several tests of the service need: small games to play, databases, samples of letters and pages, a server for mail.

pub mod camps;
pub mod left;
pub mod other_rules;
#[path = "../../rules/workbench/tests/outpost/mod.rs"]
#[expect(dead_code, reason = "the service sets campaigns up by itself")]
pub mod outpost;
pub mod postgres;
pub mod routes;
pub mod sample_letters;
pub mod sample_pages;
pub mod sample_scene;
pub mod sample_tally;
#[path = "../../rules/workbench/tests/tiny/mod.rs"]
pub mod skirmish;
#[expect(dead_code, reason = "shared with the tests that play by mail, which read mails by number")]
pub mod smtp;
