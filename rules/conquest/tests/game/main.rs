//! The tests that every game has, for Conquest: scenarios, rules cited, components used, what is written about it, golden logs.

mod highlights;
mod orders;
mod players;
mod properties;
mod random_play;
mod secrets;
mod taking_back;

use conquest::Conquest;
use conquest::components::WarlordId::{self, *};
use serde_json::{Value, json};
use sternpost_game::{Game, Play};
use sternpost_players::Rng;
use sternpost_workbench::at_the_table::{choose, given};
use sternpost_workbench::game_tests::{Recording, chapters_of_the_ledger, is_asked, setup_with};
use sternpost_workbench::golden::Golden;
use sternpost_workbench::{Checks, Start, play_with, refold};

sternpost_workbench::game_tests!(
    Conquest,
    scenarios: 370,
    rules: 211,
    components: 149,
    kinds: &[("card", 174), ("token", 4), ("planet", 10)],
    chapters: chapters_of_the_ledger(env!("CARGO_MANIFEST_DIR"), "CONQ"),
    nameless: &["phases", "combat", "effects", "position", "setup", "purpose", "decks"],
    ids: &["Title", "Token", "PlanetId"],
    unspoken: &[],
    golden: golden(),
);

fn setup(warlords: [WarlordId; 2], options: &Value) -> Value {
    setup_with(&GAME, options, &json!(warlords))
}

/// The golden logs of the revision at hand; nobody gives up in them, so that campaigns go to their end.
fn golden() -> Vec<Recording> {
    let starters = json!({});
    let drawn = json!({ "decks": "drawn" });
    let own = json!({ "decks": "own" });
    let plain = json!({ "abilities": "none" });
    let marines = setup([CaptainCatoSicarius, Nazdreg], &starters);
    let kith = setup([PackmasterKith, EldorathStarbane], &starters);
    let eldar = setup([EldorathStarbane, CommanderShadowsun], &starters);
    vec![
        campaign("campaign-with-starters", "Space Marines against Orks, with starters", &marines),
        campaign("campaign-of-eldar-and-tau", "Eldar against Tau, with starters", &eldar),
        campaign("campaign-with-drawn-decks", "Decks by lot", &setup([PackmasterKith, ColonelStraken], &drawn)),
        campaign("campaign-with-own-decks", "Decks of one's own", &setup([CommanderShadowsun, ZarathurHighSorcerer], &own)),
        campaign("campaign-without-card-texts", "Cards count for their numbers only", &setup([Nazdreg, Nazdreg], &plain)),
        Recording::snapshot(
            "snapshot-decks",
            "Both put their decks together",
            &setup([Nazdreg, ColonelStraken], &own),
            0,
            is_asked("ask-deck"),
        ),
        Recording::snapshot("snapshot-dials", "Both set their dials", &kith, 20, is_asked("ask-dial")),
        Recording::snapshot("snapshot-shield", "A shield may be used against an attack", &marines, 40, is_asked("ask-shield")),
        Recording::snapshot("snapshot-event", "An event may be cancelled", &kith, 40, event_may_be_cancelled),
        Recording::snapshot("snapshot-search", "A deck is searched", &eldar, 10, is_asked("ask-search")),
        Recording::new("snapshot-nested-window", |game, seed| {
            let about = "A unit is about to leave play by the damage that another one's leaving deals within an attack";
            recorded(game, about, &Start::Position(three_deep()), seed, Some(40))
        }),
    ]
}

fn campaign(name: &'static str, about: &'static str, setup: &Value) -> Recording {
    let setup = setup.clone();
    Recording::new(name, move |game, seed| recorded(game, about, &Start::Setup(&setup), seed, None))
}

fn recorded(game: &dyn Game, about: &str, start: &Start<'_>, seed: u64, stop_after: Option<usize>) -> Result<Golden, String> {
    let checks = Checks { eager: 80, anytime: 0, stop_after, ..Checks::every(1_000) };
    let acts = play_with(game, start, Rng::new(seed), checks).map_err(|failure| failure.to_string())?.acts;
    let digest = refold(game, &acts)?.digest();
    Ok(Golden { about: about.to_owned(), acts, digest: Some(digest) })
}

fn event_may_be_cancelled(play: &dyn Play) -> bool {
    is_asked("ask-react")(play) && format!("{:?}", play.asked()).contains("occasion-event-played")
}

/// Burna Boyz attack, the Bodyguard's bearer falls with the Mark of Chaos on it, and the Mark fells a squad that could do something yet.
fn three_deep() -> Box<dyn Play> {
    let chaos = json!({
        "warlord": "zarathur-high-sorcerer",
        "own-deck": {
            "burna-boyz": 3, "goff-boyz": 3, "shoota-mob": 3, "rokkitboy": 3, "bad-dok": 3, "sniveling-grot": 3, "tankbusta-bommaz": 3,
            "possessed": 3, "chaos-fanatics": 3, "alpha-legion-infiltrator": 3, "splintered-path-acolyte": 3, "umbral-preacher": 3,
            "snotling-attack": 3, "promise-of-glory": 3,
        },
        "in-play": [{ "card": "burna-boyz", "at": 2 }],
    });
    let straken = json!({
        "warlord": "colonel-straken",
        "in-play": [
            { "card": "leman-russ-battle-tank", "at": 2 },
            { "card": "ratling-deadeye", "at": 2, "exhausted": true, "with": ["bodyguard"], "with-of-other": ["mark-of-chaos"] },
            { "card": "strakens-command-squad", "at": 2, "exhausted": true, "damage": 1 },
        ],
    });
    let mut play = given(&GAME, &json!({ "begin": { "battle": 2 }, "players": [chaos, straken] }));
    for id in ["card:leman-russ-battle-tank:1", "pass", "use:mark-of-chaos:1"] {
        choose(&mut *play, 0, &[id]);
    }
    assert!(is_asked("ask-react")(&*play), "the squad may do something before it goes");
    play
}
