//! The map that a draft has brought about: drawing what is drafted, and laying out what everybody has picked (SETUP-1, SETUP-2, SETUP-6).

use crate::components::slices::{BLUE, RED, SLOTS};
use crate::components::{Back, Layout, axial, position_at, tile};
use crate::position::places::Places;
use crate::prelude::*;
use crate::setup::draft::{Draft, drafting};
use crate::setup::drawn_map::{self, beside, may_touch};
use crate::setup::full_setup::{self, layout_of};
use crate::setup::options::Options;
use crate::setup::slicing;
use crate::setup::tile_stacks::empty_positions;
use sternpost_core::Chance;

/// The slices of a draft, or why there cannot be as many.
pub fn slices(options: &Options, seats: usize) -> Result<usize, String> {
    let most = slicing::most_slices();
    match options.draft_slices.spare() {
        None => Ok((seats + 1).min(most).max(seats)),
        Some(spare) if seats + spare <= most => Ok(seats + spare),
        Some(spare) => {
            let slices = seats + spare;
            Err(format!(
                "SETUP-6a: {seats} players cannot draft from {slices} slices of {BLUE} blue and {RED} red tiles: the box is enough for {most}"
            ))
        }
    }
}

/// The factions of a draft.
fn offered(options: &Options, seats: usize, chance: &mut Chance<'_>) -> Vec<FactionId> {
    let mut factions = FactionId::ALL.to_vec();
    chance.shuffle(&mut factions);
    factions.truncate(options.draft_factions.spare().map_or(factions.len(), |spare| seats + spare));
    factions.sort_unstable();
    factions
}

/// A draft before its first pick, and the tiles that belong to nobody, with their places.
pub fn deal(options: &Options, layout: &Layout, chance: &mut Chance<'_>) -> (Draft, Vec<(u8, SystemId)>) {
    let seats = usize::from(layout.seats);
    let count = slices(options, seats).expect("a set-up that has defects is refused before");
    let sliced = slicing::slice(layout, count, chance);
    let factions = offered(options, seats, chance);
    let mut order: Vec<Seat> = (0..layout.seats).map(Seat).collect();
    chance.shuffle(&mut order);
    let picks = BySeat::new(layout.seats, |_| Default::default());
    (Draft { slices: sliced.slices, factions, order, picks, left: vec![] }, sliced.shared)
}

/// The position of the home of a place in speaker order: the layout's first home is the speaker's, and so on clockwise.
pub fn home_position(s: &State, place: u8) -> u8 {
    let homes = layout_of(s.players.len()).homes;
    homes.get(usize::from(place.saturating_sub(1))).copied().unwrap_or(homes[0])
}

/// The trade goods that a place in speaker order gets for being poorer (SETUP-6h).
pub fn compensation(s: &State, place: u8) -> u32 {
    let position = home_position(s, place);
    layout_of(s.players.len()).trade_goods.iter().find(|(home, _)| *home == position).map_or(0, |(_, count)| *count)
}

/// Everybody has one of each: factions are given out, the speaker sits at the first place, and slices lie before the homes.
pub fn lay_out(t: &mut T<'_>) {
    let draft = drafting(t.state).clone();
    let places = Places::from(seats_by_place(&draft));
    t.state.places = places;
    t.state.speaker = places.seat_at(0);
    for seat in t.state.players.seats() {
        let faction = draft.picks[seat].faction.unwrap_or_else(|| t.state.players[seat].faction);
        t.state.players[seat] = full_setup::new_player(seat, faction);
    }
    lay_slices(t.state, &draft);
    fill(t, &draft);
    t.state.draft = None;
    full_setup::give_out_notes(t.state);
    t.tell(&Line::DraftEnds);
    t.tell(&Line::CampaignBegins { speaker: t.state.speaker });
    // SETUP-12a: what follows deals hidden cards.
    t.commit();
    let steps = full_setup::after_the_map(t.state);
    t.next(steps);
}

fn seats_by_place(draft: &Draft) -> Vec<Seat> {
    (1..=draft.picks.len()).filter_map(|place| draft.taken_by(|picks| picks.place == Some(place))).collect()
}

/// A slice lies at the home of who has picked it, a tile in each slot.
fn lay_slices(s: &mut State, draft: &Draft) {
    let layout = layout_of(s.players.len());
    for (seat, picks) in draft.picks.iter() {
        let slice = picks.slice.map_or(&[][..], |slice| draft.slice(slice));
        let slots: [u8; SLOTS] = layout.slices()[usize::from(s.places.place_of(seat))];
        for (position, system) in slots.into_iter().zip(slice) {
            full_setup::lay_tile(s, *system, position);
        }
    }
}

/// Places that wait for a tile take those of slices that nobody has picked, by lot (SETUP-6b, SETUP-6f).
fn fill(t: &mut T<'_>, draft: &Draft) {
    let open = empty_positions(t.state);
    if open.is_empty() {
        return;
    }
    let untaken = draft.slice_numbers().filter(|slice| draft.taken_by(|picks| picks.slice == Some(*slice)).is_none());
    let left = untaken.flat_map(|slice| draft.slice(slice).to_vec()).collect();
    drafting_mut(t.state).left = left;
    t.shuffle(|s| &mut drafting_mut(s).left);
    let left = std::mem::take(&mut drafting_mut(t.state).left);
    let laid = filling(t.state, &open, left);
    for (position, system) in &laid {
        full_setup::lay_tile(t.state, *system, *position);
    }
    t.tell(&Line::FilledByLot { systems: laid.into_iter().map(|(_, system)| system).collect() });
}

fn drafting_mut(s: &mut State) -> &mut Draft {
    s.draft.as_mut().expect("a draft is under way")
}

/// Which tile fills which place: as many blue and red ones as the map has on places that belong to nobody, apart from what they may not touch if
/// there is a way.
fn filling(s: &State, open: &[u8], left: Vec<SystemId>) -> Vec<(u8, SystemId)> {
    let layout = layout_of(s.players.len());
    let is_red = |system: &SystemId| tile(*system).is_some_and(|tile| tile.back == Back::Red);
    let lying: Vec<SystemId> = s.galaxy.systems().keys().copied().collect();
    let shared_red = layout.shared_tiles().1;
    let red_there = lying.iter().filter(|system| is_red(system)).count().saturating_sub(RED * usize::from(layout.seats));
    let (red, blue): (Vec<SystemId>, Vec<SystemId>) = left.into_iter().partition(is_red);
    let red: Vec<SystemId> = apart_first(s, red, open).into_iter().take(shared_red.saturating_sub(red_there)).collect();
    let blue = blue.into_iter().take(open.len().saturating_sub(red.len()));
    let mut map: Vec<(u8, SystemId)> =
        s.galaxy.systems().iter().filter_map(|(system, (q, r))| Some((position_at(*q, *r)?, *system))).collect();
    // SETUP-6c: with five players the red one lies beside Mecatol Rex.
    let beside_mecatol = open.iter().copied().filter(|position| layout.red_beside_mecatol > 0 && *position <= 6);
    map.extend(beside_mecatol.zip(red.iter().copied()));
    let is_laid = |system: &SystemId| map.iter().any(|(_, laid)| laid == system);
    let tiles = red.iter().copied().filter(|system| !is_laid(system)).chain(blue).collect();
    let places: Vec<u8> = open.iter().copied().filter(|position| !map.iter().any(|(taken, _)| taken == position)).collect();
    drawn_map::arrange(map, &places, tiles).into_iter().filter(|(_, system)| !lying.contains(system)).collect()
}

/// Red tiles, those first that may lie on the first open place beside what lies there.
fn apart_first(s: &State, mut red: Vec<SystemId>, open: &[u8]) -> Vec<SystemId> {
    let first = open.first().copied().unwrap_or_default();
    let there: Vec<SystemId> = beside(first).filter_map(axial).filter_map(|(q, r)| s.galaxy.at(q, r)).collect();
    red.sort_by_key(|system| !there.iter().all(|other| may_touch(*system, *other)));
    red
}
