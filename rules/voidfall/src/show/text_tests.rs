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
