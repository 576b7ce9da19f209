//! Every message has a wording, and no wording is left over.

use crate::action_cards::ActionCardId;
use crate::agendas::{AgendaId, Outcome};
use crate::components::{
    Anomaly, Colour, FactionId, ObjectiveId, PlanetId, StrategyCardId, TILES, TechnologyId, Trait, UnitCard, UnitType, Wormhole,
};
use crate::faction_abilities::FactionAbilityId;
use crate::messages::{Choice, Hint, Line, Prompt, Word};
use crate::occasions::Occasion;
use crate::promissory_notes::NoteKind;
use crate::secret_objectives::SecretObjectiveId;
use crate::{TwilightImperium, agendas, objectives};
use std::collections::BTreeSet;
use sternpost_core::{Message, Rules};

fn keys() -> BTreeSet<String> {
    let mut keys: BTreeSet<String> =
        [Choice::keys(), Prompt::keys(), Hint::keys(), Line::keys(), Word::keys(), Occasion::keys(), Outcome::keys()]
            .concat()
            .into_iter()
            .collect();
    macro_rules! names { ($($id:ident),*) => { $(keys.extend($id::ALL.iter().map(|id| id.name().key));)* } }
    names!(ActionCardId, AgendaId, FactionAbilityId, NoteKind, SecretObjectiveId);
    names!(Anomaly, Colour, FactionId, ObjectiveId, PlanetId, StrategyCardId, TechnologyId, Trait, UnitCard, UnitType, Wormhole);
    keys.extend(ObjectiveId::ALL.iter().map(|objective| objectives::text(*objective).key));
    keys.extend(AgendaId::ALL.iter().map(|agenda| agendas::text_of(*agenda).key));
    keys.extend(TILES.iter().map(|tile| tile.id.name().key));
    keys.extend(["pool-tactic", "pool-fleet", "pool-strategy", "condition-intact", "condition-damaged"].map(str::to_owned));
    keys
}

#[test]
fn every_message_has_a_wording_and_none_is_left_over() {
    let kernel = |key: &String| key.starts_with("list-");
    let worded: BTreeSet<String> = TwilightImperium::catalogue("en").keys().iter().filter(|key| !kernel(key)).cloned().collect();
    let keys = keys();
    assert_eq!(keys.difference(&worded).collect::<Vec<_>>(), Vec::<&String>::new(), "without a wording");
    assert_eq!(worded.difference(&keys).collect::<Vec<_>>(), Vec::<&String>::new(), "left over");
}

#[test]
#[expect(clippy::disallowed_methods, reason = "a test reads the sources")]
fn every_message_is_used() {
    let folders = ["", "/action_cards", "/agendas", "/faction_abilities", "/promissory_notes", "/secret_objectives", "/technologies"];
    let sources = folders.into_iter().flat_map(|folder| {
        std::fs::read_dir(format!("{}/src{folder}", env!("CARGO_MANIFEST_DIR"))).expect("the sources are there").collect::<Vec<_>>()
    });
    let code: String = sources
        .filter_map(|file| {
            let path = file.expect("a file").path();
            let is_code = path.extension().is_some_and(|kind| kind == "rs") && !path.ends_with("messages.rs");
            is_code.then(|| std::fs::read_to_string(path).expect("a source can be read"))
        })
        .collect();
    let pascal = |key: &str| key.split('-').skip(1).map(|word| format!("{}{}", word[..1].to_uppercase(), &word[1..])).collect::<String>();
    for (kind, keys) in [
        ("Prompt", Prompt::keys()),
        ("Hint", Hint::keys()),
        ("Line", Line::keys()),
        ("Word", Word::keys()),
        ("Choice", Choice::keys()),
        ("Occasion", Occasion::keys()),
    ] {
        for key in keys {
            let variant = format!("{kind}::{}", pascal(&key));
            assert!(code.contains(&variant), "{variant} is never said");
        }
    }
}
