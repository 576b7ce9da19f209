//! Every message has a wording in every language, no wording is left over, and none names an argument it is not given.

use super::crisis::{Blows, Feats};
use super::effects::{Brings, Counted, Does, Pays, Place, SpotsSaid, Which};
use super::highlights::Highlighted;
use super::layers::Layered;
use super::orders::{Ahead, Heading};
use super::reference::Page;
use crate::Voidfall;
use crate::components::agendas::AgendaId;
use crate::components::alarms::{Difficulty, Reward, Row, WarId};
use crate::components::crises::{CrisisId, CrisisKind, CrisisLevel};
use crate::components::effects::{Deed, Effect};
use crate::components::events::EventId;
use crate::components::focuses::{ActionName, FocusId};
use crate::components::maps::{Kind, MapId};
use crate::components::provenance::Provenance;
use crate::components::tokens::{Bounty, Reclaim};
use crate::components::unplayed::Unplayed;
use crate::position::void::VoidPart;
use crate::prelude::*;
use sternpost_show::Reference;

sternpost_workbench::text_tests!(
    Voidfall,
    said: [
        Choice, Prompt, Measure, Why, Line, Word, Does, Place, SpotsSaid, Pays, Counted, Which, Brings, Ahead, Heading, Highlighted, Layered, Feats, Blows, Page,
    ],
    declared: [],
    names: [
        Resource, Guild, Installation, Fleet, Track, AgendaType, Focus, House, Origin, FocusId, ActionName, Kind, MapId, TechnologyId, AgendaId, EventId,
        Bounty, Reclaim, TakeOverPart, CrisisId, CrisisKind, CrisisLevel, WarId, Difficulty, Row, Reward, VoidPart, Provenance, Unplayed,
    ],
    more: |said| said.pages(Voidfall.book()),
    sources: super::sources,
    prompts: Prompt,
    anytime: [],
);

/// How a text reads in English and in German.
fn in_both(text: &Text) -> [String; 2] {
    ["en", "de"].map(|language| crate::GAME.catalogue(language).say(text, &|seat: Seat| seat.to_string()))
}

#[test]
fn one_of_several_effects_is_said_with_or() {
    let deed = Deed::one_of(&[Effect::Influence(2), Effect::Activate(1), Effect::GainTrade]);
    let [english, german] = in_both(&super::effects::deed_said(&deed));
    assert_eq!(english, "one of: 2 influence, activate 1 fleet power or gain a trade token with a bonus");
    assert_eq!(german, "eines von: 2 Einfluss, 1 Flotte aktivieren oder ein Handelsplättchen mit Belohnung erhalten");
}

#[test]
fn an_agenda_is_played_with_one_of_its_focuses() {
    let played = Word::PlayedWith { focuses: vec![Focus::Conquest, Focus::Development], does: Word::NothingAtAll.text() };
    let both = ["Played with Conquest or Development: nothing", "Gespielt mit Eroberung oder Entwicklung: nichts"];
    assert_eq!(in_both(&played.text()), both);
}
