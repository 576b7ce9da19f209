//! The tests that every game has, for Twilight Imperium: scenarios, rules cited, components used, what is written about it, golden logs.

mod agenda_phases;
mod ballots;
mod bounds;
mod crowded;
mod drafts;
mod highlights;
mod movements;
mod odds;
mod presentation;
mod random_play;
mod seen_cards;
mod tally;
mod wording;

use serde_json::{Value, json};
use sternpost_core::Eyes;
use sternpost_game::Play;
use sternpost_scenarios as scenario;
use sternpost_scenarios::coverage;
use sternpost_workbench::game_tests::{Recording, is_asked, setup_with};
use sternpost_workbench::golden::{self, Golden};
use sternpost_workbench::refold;
use twilight_imperium::TwilightImperium;
use twilight_imperium::options::Content;

sternpost_workbench::game_tests!(
    TwilightImperium,
    scenarios: 100,
    rules: 855,
    components: 401,
    kinds: &[],
    chapters: (1..=89).map(|number: u32| number.to_string()).chain(["SETUP", "SETUP-6", "TIMING", "FAQ-GEN-6"].map(str::to_owned)).collect(),
    nameless: &["setup", "board", "phases", "strategy", "tactical", "combat", "economy"],
    ids: &["ActionCardId", "AgendaId", "FactionAbilityId", "FactionId", "NoteKind", "SecretObjectiveId", "TechnologyId"],
    unspoken: &["has_technology(", "has_abilities_of("],
    golden: recordings(),
);

fn rows() -> Vec<coverage::Covered> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    coverage::of_folder(folder).unwrap_or_else(|wrong| panic!("{}", wrong.join("\n"))).rows
}

#[test]
fn the_ledger_has_every_row_of_the_reference() {
    let of_the_reference = rows().iter().filter(|covered| covered.row.id.starts_with("LRR ")).count();
    assert_eq!(of_the_reference, 754, "441 rules, 89 introductions, 224 bullets");
}

// cites: NOTE-2
#[test]
fn numbers_only_the_index_of_the_book_knows_are_not_in_the_ledger() {
    assert!(rows().iter().all(|covered| !["LRR 15.11", "LRR 15.12"].contains(&covered.row.id.as_str())));
}

/// A combat in which nobody hits goes on for ever; what is wrong is the script.
#[test]
fn a_combat_without_dice_says_that_dice_run_dry() {
    let text = "
rule: LRR 63.5
title: Two cruisers and no dice
given:
  players: [{faction: hacan}, {faction: xxcha}, {faction: yssaril}]
  systems: {27: {units: {0: {cruiser: 1}, 1: {cruiser: 1}}}}
  at: {space-combat: {seat: 0, system: 27}}
steps: [{expect: {over: false}}]
";
    let failures = scenario::run(&GAME, text).unwrap_err();
    let words: Vec<String> = failures.iter().map(ToString::to_string).collect();
    assert!(words.len() == 1 && words[0].contains("run dry"), "{words:?}");
}

fn setup(factions: &[&str], options: &Value) -> Value {
    let seats: Vec<Value> = factions.iter().map(|faction| json!({ "faction": faction })).collect();
    setup_with(&GAME, options, &json!(seats))
}

fn recordings() -> Vec<Recording> {
    let three = setup(&["sol", "letnev", "hacan"], &json!({}));
    let four = setup(&["naalu", "l1z1x", "jolnar", "saar"], &json!({ "victory-points": "14", "map": "drawn" }));
    let three_with_all = setup(&["nekro", "mentak", "xxcha"], &json!({ "content": Content::ALL }));
    let five = setup(&["sol", "yssaril", "muaat", "winnu", "arborec"], &json!({ "map": "drawn" }));
    let six = setup(&["hacan", "sol", "xxcha", "letnev", "mentak", "creuss"], &json!({}));
    let together = |play: &dyn Play| is_asked("ask-redistribute-tokens")(play) && play.waiting_for().len() == 4;
    let dealing = |play: &dyn Play| play.view(Eyes::Spectator).get("proposals").is_some();
    vec![
        Recording::campaign("campaign-of-four", "A campaign of four", &four),
        Recording::campaign("campaign-of-five", "A campaign of five on a drawn map", &five),
        Recording::campaign("campaign-of-six", "A campaign of six", &six),
        Recording::campaign("campaign-of-three", "A campaign of three", &three),
        Recording::campaign("campaign-of-three-with-everything", "A campaign of three with every component", &three_with_all),
        Recording::snapshot("snapshot-hits", "Hits of a combat are being assigned", &six, 40, is_asked("ask-assign-hits")),
        Recording::snapshot("snapshot-window", "Cards may be played in reaction", &three_with_all, 60, is_asked("ask-react")),
        Recording::snapshot("snapshot-tokens", "Command tokens are divided by all at once", &four, 60, together),
        Recording::snapshot("snapshot-proposals", "Transactions lie on the table", &six, 40, dealing),
        Recording::new("snapshot-last-vote", |game, seed| {
            let about = "A vote on Mutiny ends the game, with an Imperial Rider beside it";
            ended(golden::position(game, about, &last_vote(), seed, 40)?)
        }),
    ]
}

/// Whoever votes for it and wins the vote has ten points; nothing else brings one.
fn last_vote() -> Value {
    json!({
        "options": { "content": ["agendas", "action-cards"] },
        "custodians": false,
        "players": [
            { "faction": "hacan", "action-cards": ["imperial-rider"], "victory-points": 9 },
            { "faction": "xxcha", "victory-points": 9 },
            { "faction": "yssaril", "trade-goods": 3, "victory-points": 9 },
        ],
        "laws": [{ "agenda": "minister-of-commerce", "owner": 2 }],
        "agenda-deck": ["mutiny", "economic-equality", "public-execution", "minister-of-policy"],
        "at": "agenda-phase",
    })
}

/// The log, if a prediction that was right lay beside the vote that ended the game.
fn ended(golden: Golden) -> Result<Golden, String> {
    let answers = serde_json::to_string(&golden.acts[1..]).expect("acts are plain data");
    let predicted = answers.contains(r#"{"one":"play-card:imperial-rider"},{"one":"for"}"#)
        || answers.contains(r#"{"one":"play-card:imperial-rider"}],"chance":[]},{"act":"answered","seat":0,"answers":[{"one":"for"}"#)
        || answers.contains(r#""0":{"one":"play-card:imperial-rider"}"#)
            && answers.contains(r#"{"act":"answered","seat":0,"answers":[{"one":"for"}"#);
    if predicted && refold(&GAME, &golden.acts)?.is_over() { Ok(golden) } else { Err("the vote does not end it".to_owned()) }
}
