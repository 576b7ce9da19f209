//! Every message has a wording in every language, no wording is left over, and none names an argument it is not given.

use super::highlights::Highlighted;
use super::layers::Layered;
use super::orders::{Ahead, Heading};
use super::reference::Fact;
use super::reference::tests::add_pages;
use crate::board::edges::Direction;
use crate::cards::combat::{CombatCardId, Icon};
use crate::cards::events::EventId;
use crate::cards::orders::OrderUpgradeId;
use crate::prelude::*;

sternpost_workbench::text_tests!(
    ForbiddenStars,
    said: [Choice, Prompt, Measure, Why, Line, Word, Fact, Highlighted, Layered, Ahead, Heading],
    declared: [],
    names: [Faction, UnitId, SystemId, AreaId, Structure, Asset, OrderKind, EventId, Direction, CombatCardId, Icon, OrderUpgradeId],
    more: add_pages,
    sources: super::sources,
    prompts: Prompt,
    anytime: [],
);
