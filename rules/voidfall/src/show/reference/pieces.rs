//! Tokens, the trade board, maps, and what is not played, a page each. No scenario is owed here: `parts.tsv` has one for each of them.

use super::{Page, source};
use crate::components::effects::Deed;
use crate::components::maps::{Kind as SectorKind, MapId};
use crate::components::provenance::Provenance;
use crate::components::tokens::{self, Bounty, OF_A_FALLEN_HOUSE, Reclaim, TRADE_BONUSES};
use crate::components::unplayed::{Unplayed, WhyNot};
use crate::prelude::*;
use crate::show::effects::deed_said;
use sternpost_core::text::Name;
use sternpost_kit::count;
use sternpost_show::reference::Entry;

/// All of them.
pub fn entries() -> Vec<Entry> {
    let bounties =
        Bounty::ALL.iter().map(|token| brings("bounty", token.slug(), &token.deed(), Some(Bounty::OF_A_KIND), token.provenance()));
    let reclaims =
        Reclaim::ALL.iter().map(|token| brings("reclaim", token.slug(), &token.deed(), Some(token.copies()), token.provenance()));
    let bonuses = (1..).zip(&TRADE_BONUSES);
    let bonuses =
        bonuses.map(|(space, deed)| brings("trade-bonus", space.to_string(), deed, None, tokens::provenance_of_trade_bonus(space)));
    let fallen = brings("token", "fallen-house", &OF_A_FALLEN_HOUSE, None, tokens::PROVENANCE_OF_THE_GIFT);
    let maps = MapId::ALL.iter().map(|map| of_map(*map));
    let unplayed = Unplayed::ALL.iter().map(|part| of_unplayed(*part));
    bounties.chain(reclaims).chain(bonuses).chain([fallen, starting_glory()]).chain(maps).chain(unplayed).collect()
}

fn number(of: usize) -> Text {
    Page::Number { count: count(of) }.text()
}

/// A page of something that brings something.
fn brings(kind: &'static str, id: impl Into<Name>, deed: &Deed, copies: Option<usize>, provenance: Provenance) -> Entry {
    let copies = copies.map(|copies| (Page::InTheBox.text(), number(copies)));
    let facts = copies.into_iter().chain([source(provenance)]).collect();
    Entry { says: vec![deed_said(deed)], facts, spoken_of: vec![], ..Entry::new(kind, id) }
}

fn starting_glory() -> Entry {
    let says = |seats: u8| {
        let values = tokens::starting_glory(seats).iter().map(|value| number(usize::from(*value))).collect();
        Page::StartingGlory { seats, values }.text()
    };
    Entry {
        says: (1..=4).map(says).collect(),
        facts: vec![source(tokens::PROVENANCE_OF_STARTING_GLORY)],
        spoken_of: vec![],
        ..Entry::new("token", "starting-glory")
    }
}

fn of_map(id: MapId) -> Entry {
    let map = id.map();
    let seats = map.sectors.iter().filter(|sector| sector.kind == SectorKind::Home).count();
    let facts = vec![
        (Page::Seats.text(), number(seats)),
        (Page::Sectors.text(), number(map.sectors.len())),
        (Page::Storms.text(), number(map.storms.len())),
        source(id.provenance()),
    ];
    Entry { facts, spoken_of: vec![], ..Entry::new("map", id.slug()) }
}

fn of_unplayed(part: Unplayed) -> Entry {
    let why = match part.why() {
        WhyNot::MapsAreUnknown => Page::MapsAreUnknown,
        WhyNot::OnlyItsName => Page::OnlyItsName,
        WhyNot::OursInItsPlace => Page::OursInItsPlace,
        WhyNot::TheTileSaysIt => Page::TheTileSaysIt,
    };
    Entry {
        says: vec![why.text()],
        facts: vec![source(part.provenance())],
        is_built: false,
        spoken_of: vec![],
        ..Entry::new("unplayed", part.slug())
    }
}
