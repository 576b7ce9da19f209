//! What lies beside the Reach for everybody: the cards of the round, the ambitions, the Court.

use super::reach::raid_cost;
use super::words::Label;
use super::{badge, glyphs};
use crate::position::underway::How;
use crate::prelude::*;
use crate::show::layout::{self, GAP, HALF};
use crate::show::places::played_by;
use crate::show::view::{CourtView, MarkerView, PlayedView, View};
use sternpost_core::Place;
use sternpost_show::Scene;
use sternpost_show::scene::{Area, Card, Piece};

pub(super) fn add(scene: &mut Scene, view: &View) {
    add_round(scene, view);
    add_ambitions(scene, view);
    add_court(scene, view);
}

/// An action card; of one that these eyes do not know its back.
pub(super) fn action_card(id: String, at: &Place, known: Option<ActionCard>) -> Card {
    let Some(ActionCard { suit, number }) = known else {
        let back = Card::new(id, at, "pile", Label::ActionCard.text());
        return Card { glyph: Some("action-card".to_owned()), is_face_down: true, ..back };
    };
    let pips = known.map_or(0, ActionCard::pips);
    let badges = vec![badge(number, "value", &Label::CardNumber { number }), badge(pips, "pips", &Label::Pips { pips })];
    Card { glyph: Some(suit.id()), badges, ..Card::new(id, at, &suit.id(), suit.name()) }
}

/// A Court card with what it costs to steal.
pub(super) fn court_card(id: CourtCardId, at: &Place) -> Card {
    let suit = id.suit();
    let style = suit.map_or_else(|| "vox".to_owned(), |suit| suit.id());
    let badges = suit.map(|_| raid_cost(id.raid_cost())).into_iter().collect();
    Card { glyph: Some(style.clone()), badges, ..Card::new(format!("card-{id}"), at, &style, id.name()) }
}

fn add_round(scene: &mut Scene, view: &View) {
    let place = Place::from("table");
    let chapter = view.chapter;
    let label = match view.round {
        // No round has begun while hands are exchanged; where rounds were not counted by chapters there is room for that beside the board only.
        Some(0) | None => Label::ChapterOnly { chapter }.text(),
        Some(round) => Label::ChapterAndRound { chapter, round }.text(),
    };
    scene.areas.push(Area::new(place.clone(), layout::round(), "table", label));
    // Before a card is led one looks for who leads.
    if view.played.is_empty() {
        let marker = Piece::new("initiative", &place, "initiative", Label::InitiativeMarker.text());
        scene.pieces.push(marker.of(view.initiative));
    }
    for played in &view.played {
        scene.cards.extend(cards_played(view, played, &place));
    }
}

fn cards_played(view: &View, played: &PlayedView, place: &Place) -> Vec<Card> {
    let seat = played.seat;
    let id = played_by(seat);
    let mut on_top = action_card(id.0.to_string(), place, played.card);
    on_top.notes.push(played.how.name());
    on_top.owner = Some(seat);
    // ARCS-FOLLOW-06: a Copy lies face down, for its player too.
    on_top.is_face_down = played.how == How::Copy;
    // ARCS-DECL-04
    if let Some(lead) = view.lead.as_ref().filter(|lead| played.how == How::Lead && lead.number == 0) {
        on_top.badges.retain(|badge| badge.style != "value");
        on_top.badges.insert(0, badge(lead.number, "value", &Label::Zeroed));
    }
    let mut cards = vec![on_top];
    if played.seizes {
        let seizing = action_card(format!("seizing-{seat}"), place, played.seizing);
        cards.push(Card { under: Some(id.clone()), notes: vec![Label::Seizes.text()], owner: Some(seat), is_face_down: true, ..seizing });
    }
    let unions = view.attached.iter().filter(|(_, attached)| played.how != How::Copy && played.card == Some(**attached));
    cards.extend(unions.map(|(union, _)| Card { under: Some(id.clone()), ..court_card(*union, place) }));
    cards
}

/// The room for a title.
const TITLE: i32 = 500;

/// The glyph of what an ambition counts.
fn counted(ambition: Ambition) -> &'static str {
    match ambition {
        Ambition::Tycoon => "tycoon",
        Ambition::Tyrant => "agent",
        Ambition::Warlord => "ship",
        Ambition::Keeper => "relic",
        Ambition::Empath => "psionic",
    }
}

fn add_ambitions(scene: &mut Scene, view: &View) {
    let (top, height, half) = (layout::TABLE_TOP, layout::TABLE, layout::BOARD / 2);
    let whole = Place::from("ambition-boxes");
    scene.areas.push(Area::new(whole.clone(), layout::at(-HALF, top, 2 * half, height), "table", Word::Ambitions.text()));
    scene.apart.push(whole.clone());
    // The five boxes, and what is not declared.
    let boxes = Ambition::ALL.iter().copied().map(Some).chain([None]);
    let (width, high) = ((2 * half - 2 * GAP - 2 * 80) / 3, (height - TITLE - GAP - 80) / 2);
    for (step, ambition) in (0..).zip(boxes) {
        let (id, label) = match ambition {
            Some(ambition) => (Place::from(format!("ambition-{ambition}")), ambition.name()),
            None => (Place::from("ambition-markers"), Word::Available.text()),
        };
        // Three beside each other, relative to the middle of the whole.
        let (x, y) = (GAP - half + step % 3 * (width + 80), TITLE - height / 2 + step / 3 * (high + 80));
        let outline = layout::at(x, y, width, high);
        let is_declared = ambition.is_some() && view.markers.iter().any(|marker| marker.on == ambition);
        let style = if is_declared { "declared" } else { "sheet" };
        let glyph = ambition.map(|ambition| counted(ambition).to_owned());
        scene.areas.push(Area { glyph, ..Area::new(id.clone(), outline, style, label).within(whole.clone()) });
        for marker in view.markers.iter().filter(|marker| marker.on == ambition) {
            add_marker(scene, marker, &id);
        }
        if let Some(ambition) = ambition {
            add_standing(scene, ambition, &view.ambitions[&ambition], &id);
            add_third(scene, ambition, view, &id);
        }
    }
}

fn add_marker(scene: &mut Scene, marker: &MarkerView, at: &Place) {
    let MarkerView { first, second, .. } = *marker;
    let glyph = format!("marker-{first}-{second}");
    scene.glyphs.insert(glyph.clone(), glyphs::written(&format!("{first}/{second}")));
    let label = Label::Marker { first, second }.text();
    scene.pieces.push(Piece::new(glyph.clone(), at, glyph, label));
}

/// How much each player has of what an ambition counts.
fn add_standing(scene: &mut Scene, ambition: Ambition, counts: &BySeat<u8>, at: &Place) {
    for (seat, count) in counts.iter().filter(|(_, count)| **count > 0) {
        let glyph = format!("count-{count}");
        scene.glyphs.insert(glyph.clone(), glyphs::written(&count.to_string()));
        let label = Label::Standing { count: *count }.text();
        scene.pieces.push(Piece::new(format!("standing-{ambition}-{seat}"), at, glyph, label).of(seat));
    }
}

/// ARCS-TWO-01, 02: with two players tokens lie there that count for a third.
fn add_third(scene: &mut Scene, ambition: Ambition, view: &View, at: &Place) {
    let lies_there = |resource: &Resource| resource.ambition().unwrap_or(Ambition::Warlord) == ambition;
    for (resource, count) in view.phantom.iter().filter(|(resource, count)| lies_there(resource) && **count > 0) {
        let third = Piece::new(format!("third-{resource}"), at, resource.id(), Label::OfTheThird { resource: *resource }.text());
        scene.pieces.push(third.times(u32::from(*count)));
    }
}

fn add_court(scene: &mut Scene, view: &View) {
    let place = Place::from("court-row");
    let outline = layout::at(GAP / 2, layout::TABLE_TOP, layout::BOARD, layout::TABLE);
    scene.areas.push(Area::new(place.clone(), outline, "table", Word::Court.text()));
    scene.apart.push(place.clone());
    for CourtView { card, agents } in view.court.iter().flatten() {
        let on_top = court_card(*card, &place);
        for (seat, count) in agents.iter().filter(|(_, count)| **count > 0) {
            scene.pieces.push(agents_on(&on_top.id, seat, *count));
        }
        scene.cards.push(on_top);
    }
    let count = |cards: usize| u32::try_from(cards).expect("a deck is small");
    if view.court_deck > 0 {
        let deck = Card::new("court-deck".to_owned(), &place, "pile", Label::CourtDeck.text());
        let notes = view.buried.iter().map(|card| Label::Beneath { card: *card }.text()).collect();
        scene.cards.push(Card { notes, glyph: Some("court".to_owned()), is_face_down: true, count: count(view.court_deck), ..deck });
    }
    if let Some(top) = view.court_discard.last() {
        let pile = Card::new("court-discard".to_owned(), &place, "pile", Label::CourtDiscard.text());
        let glyph = Some("court".to_owned());
        scene.cards.push(Card { glyph, notes: vec![top.name()], count: count(view.court_discard.len()), ..pile });
    }
}

/// Agents of a player on something.
pub(super) fn agents_on(at: &Place, seat: Seat, count: u8) -> Piece {
    Piece::new(format!("agents-{}-{seat}", at.0), at, "agent", Label::Agent.text()).of(seat).times(u32::from(count))
}
