//! Every component has a name, and every name a component.

use crate::components::*;
use std::collections::BTreeSet;
use sternpost_core::{Catalogue, Seat, Text};

const WORDS: &str = include_str!("../../../text/en-components.ftl");

fn expected() -> BTreeSet<String> {
    let mut names: Vec<Text> = TILES.iter().map(|tile| tile.id.name()).collect();
    names.extend(PlanetId::ALL.iter().map(|id| id.name()));
    names.extend(UnitType::ALL.iter().map(|id| id.name()));
    names.extend(UnitCard::ALL.iter().map(|id| id.name()));
    names.extend(TechnologyId::ALL.iter().map(|id| id.name()));
    names.extend(FactionId::ALL.iter().map(|id| id.name()));
    names.extend(StrategyCardId::ALL.iter().map(|id| id.name()));
    names.extend(Colour::ALL.iter().map(|id| id.name()));
    names.extend(Trait::ALL.iter().map(|id| id.name()));
    names.extend(Wormhole::ALL.iter().map(|id| id.name()));
    names.extend(Anomaly::ALL.iter().map(|id| id.name()));
    for objective in ObjectiveId::ALL {
        names.push(objective.name());
        names.push(Text::term("objective-text", &objective.id()));
    }
    names.into_iter().map(|text| text.key.into_owned()).collect()
}

#[test]
fn every_component_is_named_and_no_name_is_left_over() {
    let kernel = Catalogue::new("en", &[]).unwrap();
    let catalogue = Catalogue::new("en", &[WORDS]).unwrap();
    let ours: BTreeSet<String> = catalogue.keys().difference(kernel.keys()).cloned().collect();
    let expected = expected();
    assert_eq!(ours.difference(&expected).collect::<Vec<_>>(), [""; 0], "names of nothing");
    assert_eq!(expected.difference(&ours).collect::<Vec<_>>(), [""; 0], "components without a name");
}

#[test]
fn names_with_signs_of_the_language_are_shown_as_they_are() {
    let catalogue = Catalogue::new("en", &[WORDS]).unwrap();
    let say = |text: Text| catalogue.say(&text, &|seat: Seat| seat.to_string());
    assert_eq!(say(PlanetId::ZeroZeroZero.name()), "[0.0.0]");
    assert_eq!(say(UnitCard::FlagshipZeroZeroOne.name()), "[0.0.1]");
    assert_eq!(say(SystemId(27).name()), "New Albion / Starpoint");
    assert_eq!(
        say(Text::term("objective-text", "lead-from-the-front")),
        "Spend 3 command tokens from your tactic and strategy pools in any mix."
    );
}

#[test]
fn ids_are_stable_words() {
    assert_eq!(PlanetId::MordaiIi.place().0, "planet-mordai-ii");
    assert_eq!(MECATOL.place().0, "system-18");
    assert_eq!(serde_json::to_string(&UnitCard::Carrier2).unwrap(), r#""carrier2""#);
    assert_eq!(serde_json::to_string(&TechnologyId::X89BacterialWeapon).unwrap(), r#""x89-bacterial-weapon""#);
    assert_eq!(serde_json::to_string(&SystemId(18)).unwrap(), "18");
}
