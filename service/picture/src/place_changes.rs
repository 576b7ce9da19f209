//! The changes on a board, place by place and in words: what has come to a place and what is gone from it.

use super::words::Words;
use crate::say;
use std::collections::BTreeMap;
use sternpost_core::Place;
use sternpost_show::scene::{Area, Card, Edge, Piece, Scene};

/// The changes in one area of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceChange {
    /// The area.
    pub place: Place,
    /// Its name.
    pub name: String,
    /// What is gone from it.
    pub gone: Vec<String>,
    /// What has come to it.
    pub come: Vec<String>,
}

/// The areas of two boards that differ, in the order of the second: each with what was only in it before, and what is now.
#[must_use]
pub fn place_changes(before: &Scene, after: &Scene, words: &Words<'_>) -> Vec<PlaceChange> {
    let (was, is) = (Held::of(before), Held::of(after));
    let only_before = before.areas.iter().filter(|area| !is.contains_key(&area.id));
    let change = |area: &Area| {
        let empty = Held::default();
        let (old, new) = (was.get(&area.id).unwrap_or(&empty), is.get(&area.id).unwrap_or(&empty));
        let (gone, come) = (old.beyond(new, before, words), new.beyond(old, after, words));
        let is_other = !gone.is_empty() || !come.is_empty();
        is_other.then(|| PlaceChange { place: area.id.clone(), name: words.say(&area.label), gone, come })
    };
    after.areas.iter().chain(only_before).filter_map(change).collect()
}

/// The contents of an area that are worded: things by how they look, each with one of them and how many there are.
#[derive(Default)]
struct Held<'s> {
    area: Option<&'s Area>,
    pieces: BTreeMap<String, (&'s Piece, u32)>,
    cards: BTreeMap<String, (&'s Card, u32)>,
    /// What lies on edges: told of the first area beside each.
    edges: BTreeMap<String, &'s Edge>,
}

impl<'s> Held<'s> {
    fn of(scene: &'s Scene) -> BTreeMap<&'s Place, Self> {
        let mut all: BTreeMap<&Place, Self> = BTreeMap::new();
        for area in &scene.areas {
            all.insert(&area.id, Self { area: Some(area), ..Self::default() });
        }
        // What lies in a slot or on a card lies in the area around it.
        let mut around: BTreeMap<&Place, &Place> = scene.slots.iter().map(|slot| (&slot.id, &slot.at)).collect();
        around.extend(scene.cards.iter().map(|card| (&card.id, &card.at)));
        let area_of = |at: &'s Place| around.get(at).copied().unwrap_or(at);
        for piece in &scene.pieces {
            if let Some(held) = all.get_mut(area_of(&piece.at)) {
                held.pieces.entry(look_of(piece)).or_insert((piece, 0)).1 += piece.count;
            }
        }
        for edge in &scene.edges {
            if let Some(held) = edge.beside.first().and_then(|area| all.get_mut(area)) {
                held.edges.insert(look_of_edge(edge), edge);
            }
        }
        for card in &scene.cards {
            if let Some(held) = all.get_mut(area_of(&card.at)) {
                held.cards.entry(look_of_card(card)).or_insert((card, 0)).1 += card.count;
            }
        }
        all
    }

    /// The things that are here and not, or not so often, in the other, in words.
    fn beyond(&self, other: &Held<'_>, scene: &Scene, words: &Words<'_>) -> Vec<String> {
        let mut said = vec![];
        if let Some(area) = self.area {
            said.extend(state_of(area, other.area, words));
        }
        for (look, (piece, count)) in &self.pieces {
            let more = count.saturating_sub(other.pieces.get(look).map_or(0, |(_, count)| *count));
            if more > 0 {
                said.push(words.piece(&Piece { count: more, ..(*piece).clone() }));
            }
        }
        for (look, (card, count)) in &self.cards {
            let more = count.saturating_sub(other.cards.get(look).map_or(0, |(_, count)| *count));
            if more > 0 {
                said.push(alone(card, more, scene, words));
            }
        }
        said.extend(self.edges.iter().filter(|(look, _)| !other.edges.contains_key(*look)).map(|(_, edge)| words.edge(scene, edge)));
        said
    }
}

/// The states that an area shows of itself and the other does not.
fn state_of(area: &Area, other: Option<&Area>, words: &Words<'_>) -> Vec<String> {
    let mut said = vec![];
    if let Some(owner) = area.owner.filter(|owner| other.and_then(|other| other.owner) != Some(*owner)) {
        said.push(words.held(area, owner));
    }
    if area.dimmed && !other.is_some_and(|other| other.dimmed) {
        said.push(words.own(say::DIMMED));
    }
    let is_new = |label: &&sternpost_core::Text| !other.is_some_and(|other| other.badges.iter().any(|badge| badge.label == **label));
    said.extend(area.badges.iter().map(|badge| &badge.label).filter(is_new).map(|label| words.say(label)));
    said
}

/// A card without what lies on it or under it: that is told by itself.
fn alone(card: &Card, count: u32, scene: &Scene, words: &Words<'_>) -> String {
    let with_its_owner = scene.areas.iter().any(|area| area.id == card.at && area.owner == card.owner);
    let owner = card.owner.filter(|_| !with_its_owner);
    words.card(&Scene::default(), &Card { count, owner, ..card.clone() })
}

fn look_of(piece: &Piece) -> String {
    let badges: Vec<&str> = piece.badges.iter().map(|badge| badge.sign.as_str()).collect();
    let owner = piece.owner.map(|seat| seat.to_string()).unwrap_or_default();
    format!("{} {owner} {}", piece.glyph, badges.join(" "))
}

fn look_of_edge(edge: &Edge) -> String {
    let badges: Vec<&str> = edge.badges.iter().map(|badge| badge.sign.as_str()).collect();
    format!("{} {} {:?} {}", edge.id.0, edge.style, edge.label, badges.join(" "))
}

fn look_of_card(card: &Card) -> String {
    let badges: Vec<&str> = card.badges.iter().map(|badge| badge.sign.as_str()).collect();
    let (face, turned) = (card.is_face_down, card.is_turned);
    format!("{:?} {:?} {} {face} {turned} {}", card.label, card.owner, card.style, badges.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_core::{Catalogue, Seat, Text};
    use sternpost_show::scene::{Outline, Role};

    fn area(id: &str) -> Area {
        Area {
            id: id.into(),
            parent: None,
            outline: Outline::Hex { q: 0, r: 0 },
            style: "space".to_owned(),
            glyph: None,
            label: Text::plain(id.to_owned()),
            notes: vec![],
            badges: vec![],
            owner: None,
            dimmed: false,
        }
    }

    fn ships(at: &str, seat: u8, count: u32) -> Piece {
        Piece {
            id: format!("ships-{at}-{seat}").as_str().into(),
            at: at.into(),
            owner: Some(Seat(seat)),
            glyph: "carrier".to_owned(),
            count,
            badges: vec![],
            label: Text::plain("carrier"),
            role: Role::Unit,
        }
    }

    fn told(before: &Scene, after: &Scene) -> Vec<String> {
        let catalogue = Catalogue::new("en", &["carrier = carrier\nhere = Here\nthere = There\ncard = Card\n"]).unwrap();
        let words = Words::new("en", &catalogue, &|seat| format!("P{seat}"));
        let line = |change: PlaceChange| format!("{}: -{} +{}", change.name, change.gone.join("/"), change.come.join("/"));
        place_changes(before, after, &words).into_iter().map(line).collect()
    }

    fn scene(pieces: Vec<Piece>) -> Scene {
        Scene { areas: vec![area("here"), area("there")], pieces, ..Scene::default() }
    }

    #[test]
    fn what_moves_is_gone_from_one_place_and_has_come_to_the_other_by_its_number() {
        let (before, after) = (scene(vec![ships("here", 0, 3)]), scene(vec![ships("here", 0, 1), ships("there", 0, 2)]));
        assert_eq!(told(&before, &after), ["Here: -2 × carrier of P0 +", "There: - +2 × carrier of P0"]);
        assert_eq!(told(&before, &before), Vec::<String>::new());
    }

    #[test]
    fn whose_a_place_is_and_whether_it_is_exhausted_is_told_and_of_others_ships_it_is_told_whose() {
        let (before, mut after) = (scene(vec![ships("here", 0, 1)]), scene(vec![ships("here", 1, 1)]));
        after.areas[1].owner = Some(Seat(1));
        after.areas[1].dimmed = true;
        let told = told(&before, &after);
        assert_eq!(told, ["Here: -carrier of P0 +carrier of P1", "There: - +belongs to P1/exhausted"]);
    }

    #[test]
    fn a_card_that_is_turned_over_is_another_one_and_only_it_is() {
        let card = |label: &str, is_face_down: bool| Card {
            id: "card-1".into(),
            at: "here".into(),
            under: None,
            style: "suit".to_owned(),
            glyph: None,
            label: Text::plain(label.to_owned()),
            notes: vec![],
            badges: vec![],
            owner: None,
            is_face_down,
            is_turned: false,
            count: 1,
        };
        let (mut before, mut after) = (scene(vec![]), scene(vec![]));
        (before.cards, after.cards) = (vec![card("card", true)], vec![card("card", false)]);
        assert_eq!(told(&before, &after), ["Here: -Card (face down) +Card"]);
    }
}
