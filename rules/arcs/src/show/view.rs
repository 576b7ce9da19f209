//! What somebody is shown, built field by field.

use crate::components::SetupCardId;
use crate::options::Colour;
use crate::position::state::{Building, Draft, Ships, Trophies};
use crate::position::underway::{Battle, How, Turn, Volley};
use crate::prelude::*;
use crate::rounds::{chapter, scoring};
use sternpost_core::Eyes;

/// The table as somebody sees it.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    pub(super) setup: SetupCardId,
    /// What lies open while leaders and lore are drafted.
    pub(super) draft: Option<Draft>,
    /// The Power that ends it.
    pub(super) threshold: u32,
    pub(super) chapter: u8,
    /// Which round of the chapter it is, 0 before the first; none where rounds were not counted by chapters.
    pub(super) round: Option<u32>,
    pub(super) rounds_in_all: u32,
    pub(super) initiative: Seat,
    pub(super) is_seized: bool,
    pub(super) players: BySeat<PlayerView>,
    pub(super) systems: BTreeMap<SystemId, SystemView>,
    pub(super) court: Vec<Option<CourtView>>,
    pub(super) court_deck: usize,
    /// Cards of the Court deck that these eyes have seen there, from its bottom up (ARCS-GLOSS-02).
    pub(super) buried: Vec<CourtCardId>,
    pub(super) court_discard: Vec<CourtCardId>,
    pub(super) supply: BTreeMap<Resource, u8>,
    pub(super) markers: Vec<MarkerView>,
    pub(super) ambitions: BTreeMap<Ambition, BySeat<u8>>,
    /// The Power that each ambition would bring now.
    pub(super) gains: BTreeMap<Ambition, BySeat<u32>>,
    pub(super) phantom: BTreeMap<Resource, u8>,
    pub(super) lead: Option<LeadView>,
    pub(super) played: Vec<PlayedView>,
    pub(super) attached: BTreeMap<CourtCardId, ActionCard>,
    /// The action discard pile from the lowest card; what these eyes do not know is nothing.
    pub(super) discard: Vec<Option<ActionCard>>,
    pub(super) open_discard: Vec<ActionCard>,
    pub(super) turn: Option<Turn>,
    pub(super) battle: Option<Battle>,
    /// Shots that are being fired at a neighbouring system.
    pub(super) volley: Option<Volley>,
}

/// A seat.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct PlayerView {
    pub(super) colour: Colour,
    pub(super) power: u32,
    pub(super) cards: usize,
    /// Only for those who may see it.
    pub(super) hand: Option<Vec<ActionCard>>,
    pub(super) slots: Vec<Option<Resource>>,
    pub(super) gained: Vec<Resource>,
    pub(super) outrage: Vec<Resource>,
    pub(super) captives: BySeat<u8>,
    pub(super) trophies: BySeat<Trophies>,
    pub(super) guild: Vec<CourtCardId>,
    pub(super) leader: Option<LeaderId>,
    pub(super) lore: Vec<LoreId>,
    /// Token slots on cards.
    pub(super) card_slots: Vec<Option<Resource>>,
    pub(super) ships: u8,
    pub(super) cities: u8,
    pub(super) starports: u8,
    pub(super) agents: u8,
}

/// A system.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct SystemView {
    pub(super) ships: BySeat<Ships>,
    pub(super) buildings: Vec<Option<Building>>,
    pub(super) controller: Option<Seat>,
    pub(super) next_to: Vec<SystemId>,
}

/// A place of the Court row.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct CourtView {
    pub(super) card: CourtCardId,
    pub(super) agents: BySeat<u8>,
}

/// An ambition marker.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct MarkerView {
    pub(super) first: u8,
    pub(super) second: u8,
    pub(super) on: Option<Ambition>,
}

/// The lead card.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct LeadView {
    pub(super) card: ActionCard,
    pub(super) number: u8,
}

/// A card played in the round.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct PlayedView {
    pub(super) seat: Seat,
    pub(super) how: How,
    /// Nothing if it lies face down for these eyes.
    pub(super) card: Option<ActionCard>,
    pub(super) seizes: bool,
    pub(super) seizing: Option<ActionCard>,
}

/// What these eyes see.
pub fn view(s: &State, eyes: Eyes) -> View {
    let ambitions =
        Ambition::ALL.iter().map(|ambition| (*ambition, BySeat::new(s.players.len(), |seat| scoring::count(s, seat, *ambition))));
    View {
        setup: s.setup,
        draft: s.draft.clone(),
        threshold: chapter::threshold(s),
        chapter: s.chapter,
        round: s.round_of_chapter(),
        rounds_in_all: s.round_number,
        initiative: s.initiative,
        is_seized: s.round.is_seized,
        players: BySeat::new(s.players.len(), |seat| player(s, seat, eyes)),
        systems: s.systems.keys().map(|system| (*system, system_view(s, *system))).collect(),
        court: s
            .court
            .row
            .iter()
            .map(|place| place.as_ref().map(|place| CourtView { card: place.card, agents: place.agents.clone() }))
            .collect(),
        court_deck: s.court.deck.len(),
        buried: s.court.deck.one_by_one(eyes).flatten().copied().collect(),
        court_discard: s.court.discard.clone(),
        supply: Resource::ALL.iter().map(|resource| (*resource, supply::tokens(s, *resource))).collect(),
        markers: s
            .markers
            .iter()
            .map(|marker| MarkerView { first: marker.worth().first, second: marker.worth().second, on: marker.on })
            .collect(),
        ambitions: ambitions.collect(),
        gains: Ambition::ALL.iter().map(|ambition| (*ambition, scoring::gains(s, *ambition))).collect(),
        phantom: s.phantom.clone(),
        lead: s.round.lead().map(|card| LeadView { card, number: s.round.lead_number() }),
        played: played(s, eyes),
        attached: s.round.attached.iter().map(|attached| (attached.union, attached.card)).collect(),
        // RULING: all cards are discarded face down, and a good memory is an advantage (p. 22). The chronicle forgets nothing, so that what
        // everybody has seen of the pile is shown to everybody.
        discard: s.discard.one_by_one(eyes).map(Option::<&ActionCard>::copied).collect(),
        open_discard: s.open_discard.clone(),
        turn: s.turn.clone(),
        battle: s.battle.clone(),
        volley: s.underway.volley.clone(),
    }
}

fn player(s: &State, seat: Seat, eyes: Eyes) -> PlayerView {
    let player = &s.players[seat];
    // Who looks at a hand sees it.
    let looks = eyes.seat().is_some_and(|eyes| s.underway.looking == Some((eyes, seat)));
    let shown = if looks { Some(player.hand.for_the_rules()) } else { player.hand.known_by(eyes) };
    PlayerView {
        colour: player.colour,
        power: player.power,
        cards: player.cards(),
        hand: shown.map(<[ActionCard]>::to_vec),
        slots: player.slots[..supply::slots(s, seat)].to_vec(),
        gained: player.gained.clone(),
        outrage: player.outrage.keys().copied().collect(),
        captives: player.captives.clone(),
        trophies: player.trophies.clone(),
        guild: player.guild.clone(),
        leader: player.leader,
        lore: player.lore.clone(),
        card_slots: supply::open_slots(s, seat).into_iter().skip(supply::slots(s, seat)).map(|slot| player.slots[slot]).collect(),
        ships: supply::ships(s, seat),
        cities: supply::cities(s, seat),
        starports: supply::starports(s, seat),
        agents: supply::agents(s, seat),
    }
}

fn system_view(s: &State, system: SystemId) -> SystemView {
    let place = s.system(system);
    SystemView {
        ships: place.ships.clone(),
        buildings: place.slots.clone(),
        controller: control::controller(s, system),
        next_to: reach::neighbours(s.setup, system),
    }
}

fn played(s: &State, eyes: Eyes) -> Vec<PlayedView> {
    let view = |played: &crate::position::underway::Played| PlayedView {
        seat: played.seat,
        how: played.how,
        card: played.card.seen_by(eyes).copied(),
        seizes: played.seizing.is_some(),
        seizing: played.seizing.as_ref().and_then(|card| card.seen_by(eyes).copied()),
    };
    s.round.played.iter().map(view).collect()
}
