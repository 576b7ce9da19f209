//! Finds the changes between two positions of a board: the places at which something else lies, or which belong to somebody else.

use super::words::Words;
use crate::say;
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::{Key, Place};
use sternpost_show::scene::{Area, Badge, Card, Piece, Scene};

/// Since when something has changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ChangedSince {
    /// Since the reader looked last: answered, or was told.
    #[default]
    Look,
    /// Since the entry before.
    Entry,
    /// Beside another position.
    Other,
}

impl ChangedSince {
    /// Its message among the picture's own.
    pub(super) fn key(self) -> Key {
        match self {
            Self::Look => say::CHANGED,
            Self::Entry => say::CHANGED_JUST_THEN,
            Self::Other => say::CHANGED_BESIDE,
        }
    }
}

/// The same as the head of a board of text: which areas have changed, or something in them. Nothing if nothing has.
#[must_use]
pub fn told_changes(scene: &Scene, words: &Words<'_>, places: &[Place], since: ChangedSince) -> String {
    let mut areas: Vec<&Area> = vec![];
    for place in places {
        let of_slot = scene.slots.iter().find(|slot| slot.id == *place).map(|slot| &slot.at);
        let area = of_slot.or_else(|| scene.cards.iter().find(|card| card.id == *place).map(|card| &card.at)).unwrap_or(place);
        areas.extend(scene.areas.iter().find(|known| known.id == *area && !areas.iter().any(|told| told.id == known.id)));
    }
    let edges = scene.edges.iter().filter(|edge| places.contains(&edge.id)).map(|edge| words.edge(scene, edge));
    let names: Vec<String> = areas.into_iter().map(|area| words.say(&area.label)).chain(edges).collect();
    if names.is_empty() {
        return String::new();
    }
    let told = words.own(say::list_of(words.capitalised(since.key()), names.join(", ")));
    told + "\n\n"
}

/// The most places that may be exhausted or ready again at once for that to be news: when a round ends nearly all are.
const MOST_TURNED: usize = 6;

/// The places of `after` at which it differs from `before`, in the order of the scene: areas, slots, cards and edges, each for what lies in it
/// itself. A place that was not there before has changed as well.
#[must_use]
pub fn changes(before: &Scene, after: &Scene) -> Vec<Place> {
    let (was, is) = (looks(before), looks(after));
    let changed = |place: &&Place| was.get(*place) != is.get(*place);
    let mut gone: BTreeSet<&Place> = before.cards.iter().filter(|card| !is.contains_key(&card.id)).map(|card| &card.at).collect();
    gone.extend(before.edges.iter().filter(|edge| !is.contains_key(&edge.id)).flat_map(|edge| &edge.beside));
    let areas = after.areas.iter().map(|area| &area.id);
    let things = after.slots.iter().map(|slot| &slot.id).chain(after.cards.iter().map(|card| &card.id));
    // Where a card or what lay on an edge was taken away, that is all there is to see of it.
    gone.retain(|place| is.contains_key(*place));
    let things = things.chain(after.edges.iter().map(|edge| &edge.id));
    let changed: Vec<&Place> = areas.chain(things).filter(|place| changed(place) || gone.contains(*place)).collect();
    let only_turned = |place: &Place| was.get(place).zip(is.get(place)).is_some_and(|(was, is)| is.is_turned_from(was));
    let turned: BTreeSet<&Place> = changed.iter().copied().filter(|place| only_turned(place)).collect();
    let is_news = |place: &&Place| turned.len() <= MOST_TURNED || !turned.contains(*place);
    changed.into_iter().filter(is_news).cloned().collect()
}

/// The look of a place: itself, and the pieces in it.
#[derive(Default, PartialEq)]
struct Look<'s> {
    area: Option<AreaLook<'s>>,
    card: Option<CardLook<'s>>,
    edge: Option<(&'s str, &'s sternpost_core::Text, &'s [Badge])>,
    pieces: BTreeSet<String>,
}

impl Look<'_> {
    /// Whether it is the same area, only exhausted or ready again.
    fn is_turned_from(&self, before: &Self) -> bool {
        let (Some(was), Some(is)) = (&before.area, &self.area) else { return false };
        self.pieces == before.pieces && was.dimmed != is.dimmed && *is == AreaLook { dimmed: is.dimmed, ..*was }
    }
}

#[derive(Clone, Copy, PartialEq)]
struct AreaLook<'s> {
    style: &'s str,
    owner: Option<sternpost_core::Seat>,
    dimmed: bool,
    badges: &'s [Badge],
}

#[derive(PartialEq)]
struct CardLook<'s> {
    at: &'s Place,
    style: &'s str,
    label: &'s sternpost_core::Text,
    badges: &'s [Badge],
    owner: Option<sternpost_core::Seat>,
    is_face_down: bool,
    is_turned: bool,
    count: u32,
}

impl<'s> AreaLook<'s> {
    fn of(area: &'s Area) -> Self {
        Self { style: &area.style, owner: area.owner, dimmed: area.dimmed, badges: &area.badges }
    }
}

impl<'s> CardLook<'s> {
    fn of(card: &'s Card) -> Self {
        let Card { at, style, label, badges, owner, is_face_down, is_turned, count, .. } = card;
        Self { at, style, label, badges, owner: *owner, is_face_down: *is_face_down, is_turned: *is_turned, count: *count }
    }
}

fn looks(scene: &Scene) -> BTreeMap<&Place, Look<'_>> {
    let mut looks: BTreeMap<&Place, Look<'_>> = BTreeMap::new();
    for area in &scene.areas {
        looks.entry(&area.id).or_default().area = Some(AreaLook::of(area));
    }
    for card in &scene.cards {
        looks.entry(&card.id).or_default().card = Some(CardLook::of(card));
    }
    for edge in &scene.edges {
        looks.entry(&edge.id).or_default().edge = Some((&edge.style, &edge.label, &edge.badges));
    }
    for slot in &scene.slots {
        looks.entry(&slot.id).or_default();
    }
    for piece in &scene.pieces {
        looks.entry(&piece.at).or_default().pieces.insert(look_of(piece));
    }
    looks
}

/// A piece by what can be seen of it: its id may be another while it is the same.
fn look_of(piece: &Piece) -> String {
    let badges: Vec<&str> = piece.badges.iter().map(|badge| badge.sign.as_str()).collect();
    let owner = piece.owner.map(|seat| seat.to_string()).unwrap_or_default();
    format!("{owner} {} {} {}", piece.glyph, piece.count, badges.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_core::{Seat, Text};
    use sternpost_show::scene::{Outline, Role};

    fn scene() -> Scene {
        let area = |id: &str, parent: Option<&str>| Area {
            id: id.into(),
            parent: parent.map(Place::from),
            outline: Outline::Hex { q: 0, r: 0 },
            style: "space".to_owned(),
            glyph: None,
            label: Text::plain("here"),
            notes: vec![],
            badges: vec![],
            owner: None,
            dimmed: false,
        };
        let piece = Piece {
            id: "ships".into(),
            at: "system".into(),
            owner: Some(Seat(1)),
            glyph: "carrier".to_owned(),
            count: 2,
            badges: vec![],
            label: Text::plain("carrier"),
            role: Role::Unit,
        };
        Scene {
            areas: vec![area("system", None), area("planet", Some("system")), area("other", None)],
            pieces: vec![piece],
            ..Scene::default()
        }
    }

    fn changed(change: impl FnOnce(&mut Scene)) -> Vec<Place> {
        let mut after = scene();
        change(&mut after);
        changes(&scene(), &after)
    }

    #[test]
    fn a_place_has_changed_if_it_or_what_lies_in_it_looks_otherwise() {
        assert_eq!(changed(|_| {}), []);
        assert_eq!(changed(|scene| scene.areas[1].owner = Some(Seat(0))), ["planet".into()]);
        assert_eq!(changed(|scene| scene.areas[1].dimmed = true), ["planet".into()]);
        assert_eq!(changed(|scene| scene.pieces[0].count = 1), ["system".into()]);
        assert_eq!(changed(|scene| scene.pieces[0].id = "the-same-ships".into()), []);
    }

    #[test]
    fn when_nearly_all_are_ready_again_that_marks_nothing() {
        let mut before = scene();
        let planet = before.areas[1].clone();
        before.areas.extend((0..9).map(|i| Area { id: format!("planet-{i}").as_str().into(), dimmed: true, ..planet.clone() }));
        let mut after = before.clone();
        after.areas.iter_mut().for_each(|area| area.dimmed = false);
        after.areas[5].owner = Some(Seat(0));
        assert_eq!(changes(&before, &after), [after.areas[5].id.clone()], "only what is somebody else's now");
    }

    #[test]
    fn what_moves_changes_both_ends() {
        assert_eq!(changed(|scene| scene.pieces[0].at = "other".into()), ["system".into(), "other".into()]);
        assert_eq!(changed(|scene| scene.pieces.clear()), ["system".into()]);
    }

    #[test]
    fn words_alone_are_no_change() {
        assert_eq!(changed(|scene| scene.areas[0].notes.push(Text::plain("note"))), []);
    }
}
