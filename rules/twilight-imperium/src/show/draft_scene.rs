//! A draft on the board: slices beside the map, each in the shape in which it will lie before a home, and what is left and taken in words. The slice
//! of who has a place lies at its home already.

use crate::components::axial;
use crate::components::slices::SLOTS;
use crate::prelude::*;
use crate::setup::draft::Draft;
use crate::setup::drafted_map;
use crate::setup::full_setup::layout_of;
use crate::show::scene::{add_tile, list};
use crate::show::tile_scene::add_position;
use crate::show::view::View;
use crate::words::{contents, halves, specialties};
use sternpost_core::Place;
use sternpost_show::Scene;
use sternpost_show::scene::{Area, Outline, Panel, Row};

/// A draft as everybody sees it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct DraftView {
    /// Who picks first, then, and last; then back again, and once more as at first.
    pub order: Vec<Seat>,
    /// Whose pick it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Seat>,
    /// The slices, by number from 1.
    pub slices: Vec<SliceView>,
    /// The factions that can be picked, and who has picked them.
    pub factions: BTreeMap<FactionId, Option<Seat>>,
    /// The places in speaker order, from the speaker's.
    pub places: Vec<PlaceView>,
}

/// A slice of the map.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SliceView {
    /// Its tiles: left of the home, before it, right of it, behind these, beside Mecatol Rex.
    pub tiles: [SystemId; SLOTS],
    /// Its resources at best, in halves.
    pub resource_halves: u32,
    /// Its influence at best, in halves.
    pub influence_halves: u32,
    /// Who has picked it.
    pub seat: Option<Seat>,
}

/// A place in speaker order.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct PlaceView {
    /// The position of its home on the map.
    pub position: u8,
    /// The trade goods it gets for being poorer.
    pub trade_goods: u32,
    /// Who has picked it.
    pub seat: Option<Seat>,
}

/// What is shown of a draft.
pub fn view(s: &State, draft: &Draft) -> DraftView {
    let slice = |(number, tiles): (u8, &[SystemId; SLOTS])| {
        let worth = draft.worth(number);
        let seat = draft.owner(&Choice::Slice { slice: number });
        SliceView { tiles: *tiles, resource_halves: worth.resources, influence_halves: worth.influence, seat }
    };
    let place = |place: u8| PlaceView {
        position: drafted_map::home_position(s, place),
        trade_goods: drafted_map::compensation(s, place),
        seat: draft.owner(&Choice::SpeakerOrder { place }),
    };
    let factions = draft.factions.iter().map(|faction| (*faction, draft.owner(&Choice::Faction { faction: *faction })));
    DraftView {
        order: draft.order.clone(),
        turn: draft.turn(),
        slices: draft.slice_numbers().zip(&draft.slices).map(slice).collect(),
        factions: factions.collect(),
        places: (1..=draft.picks.len()).map(place).collect(),
    }
}

impl DraftView {
    /// The slices with their numbers.
    fn numbered(&self) -> impl Iterator<Item = (u8, &SliceView)> {
        (1..).zip(&self.slices)
    }

    /// The places with their numbers.
    fn in_order(&self) -> impl Iterator<Item = (u8, &PlaceView)> {
        (1..).zip(&self.places)
    }

    /// The number of the slice that a seat has picked.
    pub fn slice_of(&self, seat: Seat) -> Option<u8> {
        self.numbered().find(|(_, slice)| slice.seat == Some(seat)).map(|(number, _)| number)
    }

    /// The place that a seat has picked.
    pub fn place_of(&self, seat: Seat) -> Option<u8> {
        self.in_order().find(|(_, place)| place.seat == Some(seat)).map(|(number, _)| number)
    }

    /// The faction that a seat has picked.
    pub fn faction_of(&self, seat: Seat) -> Option<FactionId> {
        self.factions.iter().find(|(_, by)| **by == Some(seat)).map(|(faction, _)| *faction)
    }
}

/// Around a home at the rim of the first column of hexes: left, before, right, behind, beside Mecatol Rex.
const AT_A_CORNER: [(i32, i32); SLOTS] = [(-1, 1), (0, 1), (1, 0), (1, 1), (0, 2)];
/// Around a home of four players, which lies between corners.
const AT_AN_EDGE: [(i32, i32); SLOTS] = [(0, -1), (-1, 0), (0, 1), (-1, 1), (-2, 1)];

/// Where the home of a slice that lies beside the map is drawn: three in a row below it.
fn beside_the_map(number: u8, seats: u8) -> (i32, i32) {
    let (row, column) = (i32::from(number - 1) / 3, i32::from(number - 1) % 3);
    let (q, down) = (4 * (column - 1), 5 + 4 * row);
    let shift = if seats == 4 { (1, 1) } else { (0, 0) };
    (q + shift.0, down - q / 2 + shift.1)
}

/// Adds a draft to a scene: the slices, and the places of the map that have no tile yet.
pub fn add_draft(scene: &mut Scene, view: &View) {
    let Some(draft) = &view.draft else { return };
    let seats = view.players.len();
    let layout = layout_of(seats);
    let mut open: BTreeSet<u8> = layout.open_positions().collect();
    open.retain(|position| !axial(*position).is_some_and(|at| view.tiles.values().any(|taken| *taken == Some(at))));
    for (number, slice) in draft.numbered() {
        let place = slice.seat.and_then(|seat| draft.place_of(seat));
        let laid = place.and_then(|place| layout.slices().get(usize::from(place) - 1));
        let at = match laid {
            Some(places) => {
                open.retain(|position| !places.contains(position));
                places.map(|position| axial(position).unwrap_or_default())
            }
            None => add_slice(scene, number, slice, seats),
        };
        for (system, at) in slice.tiles.iter().zip(at) {
            add_tile(scene, view, *system, Some(at));
        }
    }
    for position in open {
        add_position(scene, position, None, true);
    }
    for (place, at) in draft.in_order() {
        add_home(scene, place, at);
    }
}

/// The mark of a slice that lies beside the map, in the middle of where its home will be; and where its tiles are drawn.
fn add_slice(scene: &mut Scene, number: u8, slice: &SliceView, seats: u8) -> [(i32, i32); SLOTS] {
    let (q, r) = beside_the_map(number, seats);
    let label = slice.seat.map_or(Word::Slice { slice: number }, |seat| Word::SliceTaken { slice: number, seat });
    let worth = worth(slice);
    let area = Area::new(format!("slice-{number}"), Outline::Hex { q, r }, "home", label.text());
    scene.areas.push(Area { owner: slice.seat, notes: vec![worth], ..area });
    let shape = if seats == 4 { AT_AN_EDGE } else { AT_A_CORNER };
    shape.map(|(right, down)| (q + right, r + down))
}

fn add_home(scene: &mut Scene, place: u8, at: &PlaceView) {
    let Some((q, r)) = axial(at.position) else { return };
    let label = at.seat.map_or(Word::HomeOfPlace { place }, |seat| Word::HomeOfPlaceTaken { place, seat });
    let area = Area::new(format!("position-{}", at.position), Outline::Hex { q, r }, "home", label.text());
    scene.areas.push(Area { owner: at.seat, ..area });
}

/// What a slice is worth at best.
fn worth(slice: &SliceView) -> Text {
    let (resources, influence) = (slice.resource_halves, slice.influence_halves);
    Word::SliceWorth { resources: halves(resources), influence: halves(influence), total: halves(resources + influence) }.text()
}

/// The draft in words: who picks and has what, slice by slice, factions and places.
pub fn panels(view: &View, draft: &DraftView) -> Vec<Panel> {
    let mut panels = vec![picks(view, draft)];
    panels.extend(draft.numbered().map(|(number, slice)| slice_panel(number, slice)));
    let free = |by: Option<Seat>| by.map_or(Word::DraftedNothing, |seat| Word::DraftedBySeat { seat }).text();
    let factions = draft.factions.iter().map(|(faction, by)| (faction.name(), free(*by)));
    panels.push(panel("draft-factions", Word::DraftFactions.text(), factions));
    let places = draft.in_order().map(|(place, at)| {
        let name = if place == 1 { Word::SpeakersPlace } else { Word::PlaceInOrder { place } };
        let goods = (at.trade_goods > 0).then(|| Word::TradeGoods { count: at.trade_goods }.text());
        (name.text(), list([free(at.seat)].into_iter().chain(goods)))
    });
    panels.push(panel("draft-places", Word::DraftPlaces.text(), places));
    panels
}

fn panel(id: &str, title: Text, rows: impl IntoIterator<Item = (Text, Text)>) -> Panel {
    Panel { id: Place::from(id.to_owned()), title, owner: None, rows: Row::each(rows) }
}

fn picks(view: &View, draft: &DraftView) -> Panel {
    let mut rows = vec![(Word::DraftOrder.text(), list(draft.order.iter().map(|seat| Word::Name { seat: *seat }.text())))];
    rows.extend(draft.turn.map(|seat| (Word::DraftTurn.text(), Word::Name { seat }.text())));
    for seat in view.players.seats() {
        let place = draft.place_of(seat).map(|place| if place == 1 { Word::SpeakersPlace } else { Word::PlaceInOrder { place } });
        let slice = draft.slice_of(seat).map(|slice| Word::Slice { slice });
        let picked = draft.faction_of(seat).map(|faction| faction.name()).into_iter();
        rows.push((Word::Name { seat }.text(), list(picked.chain(slice.into_iter().chain(place).map(|word| word.text())))));
    }
    panel("draft", Word::Draft.text(), rows)
}

fn slice_panel(number: u8, slice: &SliceView) -> Panel {
    let title = slice.seat.map_or(Word::Slice { slice: number }, |seat| Word::SliceTaken { slice: number, seat });
    let tiles = slice.tiles.iter().map(|system| (system.name(), list(contents(*system))));
    let specialties = (Word::SliceSpecialties.text(), list(specialties(&slice.tiles)));
    let rows = tiles.chain([specialties, (Word::SliceAtBest.text(), worth(slice))]).collect::<Vec<_>>();
    panel(&format!("draft-slice-{number}"), title.text(), rows)
}
