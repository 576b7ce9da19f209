//! The board: planets as rows, each with both sides below it, the reader's right; headquarters above and below, hands apart.

use super::hand_place;
use super::view::{SeenCard, SeenPlanet, View};
use crate::cards::choosing::{place_of, place_of_card};
use crate::position::in_play::Named;
use crate::position::other;
use crate::position::places::Lies;
use crate::prelude::*;
use sternpost_core::Place;
use sternpost_kit::count;
use sternpost_show::Scene;
use sternpost_show::scene::{Area, Badge, Card, Outline, Panel, Row};

/// Half the width of the board, and the height of a line of cards: so narrow that two lines of a name can be read on a phone.
const HALF: i32 = 3_200;
const LINE: i32 = 520;
/// A title with what is between it and the cards, what a box keeps free inside its edges, and the gap between boxes.
const TITLE: i32 = 360;
const EDGES: i32 = 150;
const GAP: i32 = 60;

/// The scene of a view.
pub fn scene(view: &View) -> Scene {
    let reader = view.eyes.seat().unwrap_or(Seat(0));
    let theirs = other(reader);
    let mut scene = Scene { is_read_from_afar: true, ..Scene::default() };
    let mut y = 0;
    y = headquarters(view, theirs, y, &mut scene);
    for planet in view.row.iter().filter(|planet| planet.lies != Lies::FaceDown) {
        y = row(view, planet, reader, y, &mut scene);
    }
    y = face_down(view, y, &mut scene);
    y = headquarters(view, reader, y, &mut scene);
    for seat in [reader, theirs] {
        y = hand(view, seat, y, &mut scene);
    }
    let lists = [reader, theirs].into_iter().filter_map(|seat| list(view, seat));
    scene.panels = [Seat(0), Seat(1)].into_iter().map(|seat| panel(view, seat)).chain(lists).collect();
    if let Some(battle) = view.battle {
        scene.highlights.push(place_of(At::Planet(battle.slot)));
    }
    scene
}

fn area(id: Place, (x, y, w, h): (i32, i32, i32, i32), style: &str, label: Text) -> Area {
    Area {
        id,
        parent: None,
        outline: Outline::Box { x, y, w, h },
        style: style.to_owned(),
        glyph: None,
        label,
        notes: vec![],
        badges: vec![],
        owner: None,
        dimmed: false,
    }
}

/// The cards of a place, each with what is attached to it behind it.
fn cards_at(view: &View, at: At, seat: Seat) -> Vec<&SeenCard> {
    let here = view.cards.iter().filter(|card| card.at == at && card.controller == seat);
    here.flat_map(|card| [card].into_iter().chain(view.cards.iter().filter(|other| other.at == At::On(card.id)))).collect()
}

/// The height of so many lines.
fn lines(count: usize) -> i32 {
    i32::try_from(count).expect("a table holds few cards") * LINE
}

/// Lines of cards in two columns; what is attached to a card stays below it.
fn in_columns(cards: &[&SeenCard]) -> usize {
    let begins = |at: &usize| cards.get(*at).is_none_or(|card| !matches!(card.at, At::On(_)));
    let first = (cards.len().div_ceil(2)..=cards.len()).find(begins).unwrap_or(0);
    first.max(cards.len() - first)
}

fn headquarters(view: &View, seat: Seat, y: i32, scene: &mut Scene) -> i32 {
    let cards = cards_at(view, At::Hq(seat), seat);
    let h = if cards.is_empty() { TITLE } else { TITLE + lines(in_columns(&cards)) + EDGES };
    let place = place_of(At::Hq(seat));
    let mut area = area(place.clone(), (-HALF, y, 2 * HALF, h), "headquarters", Choice::Headquarters { seat }.text());
    area.owner = Some(seat);
    let player = &view.players[seat];
    let captured = count(player.display.len());
    let of_captured = (captured > 0).then(|| badge(captured, "captured", &Word::Captured { count: captured }));
    let of_resources = badge(player.resources, "resources", &Word::ResourcesToGain { count: player.resources });
    area.badges = of_captured.into_iter().chain([of_resources]).collect();
    scene.areas.push(area);
    scene.cards.extend(cards.into_iter().map(|card| drawn(card, &place, view)));
    y + h + GAP
}

/// A planet with both sides below its name, the reader's right; where nobody is there are no sides.
fn row(view: &View, planet: &SeenPlanet, reader: Seat, y: i32, scene: &mut Scene) -> i32 {
    let place = place_of(At::Planet(planet.slot));
    let sides = [(other(reader), -HALF + GAP), (reader, GAP / 2)];
    let cards = sides.map(|(seat, x)| (seat, x, cards_at(view, At::Planet(planet.slot), seat)));
    let longest = cards.iter().map(|(_, _, cards)| cards.len()).max().unwrap_or(0);
    let of_sides = if longest > 0 { lines(longest) + EDGES } else { 0 };
    let h = TITLE + of_sides + if longest > 0 { GAP } else { 0 };
    scene.areas.push(on_the_row(planet, place.clone(), (-HALF, y, 2 * HALF, h)));
    for (seat, x, cards) in cards.into_iter().filter(|_| longest > 0) {
        let side: Place = format!("{}-{seat}", place.0).into();
        // What lies in an area is measured from its middle.
        let mut area = area(side.clone(), (x, TITLE - h / 2, HALF - 3 * GAP / 2, of_sides), "side", Word::Player { seat }.text());
        area.owner = Some(seat);
        area.parent = Some(place.clone());
        scene.areas.push(area);
        scene.cards.extend(cards.into_iter().map(|card| drawn(card, &side, view)));
    }
    y + h + GAP
}

/// Planets that lie face down: no destination yet, in one narrow row.
fn face_down(view: &View, y: i32, scene: &mut Scene) -> i32 {
    let down: Vec<&SeenPlanet> = view.row.iter().filter(|planet| planet.lies == Lies::FaceDown).collect();
    let Some(width) = i32::try_from(down.len()).ok().and_then(|many| (2 * HALF).checked_div(many)) else { return y };
    for (planet, i) in down.iter().zip(0..) {
        let outline = (-HALF + i * width, y, width - if i * width + width < 2 * HALF { GAP } else { 0 }, TITLE);
        scene.areas.push(on_the_row(planet, place_of(At::Planet(planet.slot)), outline));
    }
    y + TITLE + GAP
}

/// A place of the row: with the name of its planet, its categories, and what who wins the struggle there takes.
fn on_the_row(planet: &SeenPlanet, place: Place, outline: (i32, i32, i32, i32)) -> Area {
    let label = match (planet.lies, planet.planet) {
        (Lies::FaceUp, Some(planet)) => planet.name(),
        (Lies::FaceDown, _) => Word::FaceDown.text(),
        (Lies::FaceUp | Lies::Gone, _) => Word::Gap { slot: planet.slot }.text(),
    };
    let style = match planet.lies {
        Lies::Gone => "side",
        Lies::FaceUp if planet.is_first => "first-planet",
        Lies::FaceUp | Lies::FaceDown => "planet",
    };
    let mut area = area(place, outline, style, label);
    if let Some(id) = planet.planet.filter(|_| planet.lies == Lies::FaceUp) {
        let (cards, resources) = (u32::from(id.reward().cards), u32::from(id.reward().resources));
        let first = planet.is_first.then(|| Badge { sign: "▶".to_owned(), style: "first".to_owned(), label: Word::FirstPlanet.text() });
        let of_cards = (cards > 0).then(|| badge(cards, "cards", &Word::CardsToDraw { count: cards }));
        let of_resources = (resources > 0).then(|| badge(resources, "resources", &Word::ResourcesToGain { count: resources }));
        area.badges = first.into_iter().chain(of_cards).chain(of_resources).collect();
        area.notes = id.categories().iter().map(|category| category.name()).collect();
    }
    area
}

fn badge(number: u32, style: &str, label: &Word) -> Badge {
    Badge { sign: number.min(999).to_string(), style: style.to_owned(), label: label.text() }
}

fn drawn(card: &SeenCard, at: &Place, view: &View) -> Card {
    let mut badges = vec![];
    if card.form.is_unit() {
        badges.push(badge(card.attack, "attack", &Word::Attack { count: card.attack }));
        let left = card.hit_points.saturating_sub(card.damage);
        badges.push(badge(left, "hit-points", &Word::HitPoints { count: left }));
        if card.icons > 0 {
            badges.push(badge(card.icons, "icons", &Word::Icons { count: card.icons }));
        }
    }
    if card.damage > 0 {
        badges.push(badge(card.damage, "damage", &Word::Damage { count: card.damage }));
    }
    if card.resources > 0 {
        badges.push(badge(card.resources, "resources", &Word::ResourcesOn { count: card.resources }));
    }
    if card.form == Form::Warlord && view.players[card.controller].is_bloodied {
        badges.insert(0, Badge { sign: "†".to_owned(), style: "bloodied".to_owned(), label: Word::BloodiedSide.text() });
    }
    let under = if let At::On(bearer) = card.at { Some(place_of_card(bearer)) } else { None };
    let faction = card.face.card().faction.map_or_else(|| "neutral".to_owned(), |faction| faction.to_string());
    Card {
        id: place_of_card(card.id),
        at: at.clone(),
        under,
        style: if card.form == Form::Warlord { "warlord".to_owned() } else { faction },
        glyph: None,
        label: Named { card: card.id, face: card.face, number: card.number }.name(),
        notes: vec![],
        badges,
        owner: Some(card.controller),
        is_face_down: false,
        is_turned: !card.is_ready,
        count: 1,
    }
}

/// A hand lies apart; cards that may not be seen are backs.
fn hand(view: &View, seat: Seat, y: i32, scene: &mut Scene) -> i32 {
    let held = &view.players[seat].hand;
    let h = TITLE + lines(held.len().div_ceil(2).max(1)) + EDGES;
    let place = hand_place(seat);
    let mut area = area(place.clone(), (-HALF, y, 2 * HALF, h), "hand", Word::HandOf { seat }.text());
    area.owner = Some(seat);
    scene.areas.push(area);
    scene.apart.push(place.clone());
    for (at, title) in held.iter().enumerate() {
        let badges = title.filter(|title| title.card().shields > 0).map(|title| {
            let shields = u32::from(title.card().shields);
            badge(shields, "shields", &Word::Shields { count: shields })
        });
        scene.cards.push(Card {
            id: format!("hand-{seat}-{at}").into(),
            at: place.clone(),
            under: None,
            style: "hand".to_owned(),
            glyph: None,
            label: title.map_or_else(|| Word::FaceDown.text(), |title| title.name()),
            notes: vec![],
            badges: badges.into_iter().collect(),
            owner: Some(seat),
            is_face_down: title.is_none(),
            is_turned: false,
            count: 1,
        });
    }
    y + h + GAP
}

/// What a deck of one's own was made of, a title a row, as it can be pasted again.
fn list(view: &View, seat: Seat) -> Option<Panel> {
    let list = view.players[seat].list.as_ref()?;
    let rows = list.iter().map(|(title, count)| (title.name(), Word::Copies { count: u32::from(*count) }.text()));
    Some(Panel { id: format!("list-{seat}").into(), title: Word::ListOf { seat }.text(), owner: Some(seat), rows: Row::each(rows) })
}

fn panel(view: &View, seat: Seat) -> Panel {
    let player = &view.players[seat];
    let titles = |titles: &[_]| if titles.is_empty() { Word::NoTitles.text() } else { Word::Titles { titles: titles.to_vec() }.text() };
    let planets: Vec<PlanetId> = player.display.clone();
    let planets = if planets.is_empty() { Word::NoTitles.text() } else { Word::CapturedPlanets { planets }.text() };
    Panel {
        id: format!("player-{seat}").into(),
        title: Word::Player { seat }.text(),
        owner: Some(seat),
        rows: Row::each([
            (Word::Deck.text(), Word::Count { count: player.deck }.text()),
            (Word::Hand.text(), Word::Count { count: count(player.hand.len()) }.text()),
            (Word::Resources.text(), Word::Count { count: player.resources }.text()),
            (Word::Planets.text(), planets),
            (Word::Discards.text(), titles(&player.discard)),
        ]),
    }
}
