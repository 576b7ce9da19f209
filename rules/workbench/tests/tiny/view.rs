//! What somebody is shown of Skirmish, and the board made from it.

use super::cards::{Card, Kind};
use super::state::{Banner, State, Unit};
use super::words::Label;
use serde::Serialize;
use std::collections::BTreeMap;
use sternpost_core::{Eyes, Message, Place, Seat, Text};
use sternpost_show::Scene;
use sternpost_show::scene::{Area, Glyph, Outline, Panel, Piece, Role, Row};

#[derive(Serialize)]
pub(crate) struct View {
    day: u32,
    leader: Seat,
    camps: Vec<CampView>,
    pile: usize,
    discard: Vec<Card>,
    banners: Vec<Banner>,
    announced: Option<Kind>,
    fight: Option<[Seat; 2]>,
}

#[derive(Serialize)]
struct CampView {
    seat: Seat,
    points: u32,
    coins: u32,
    guards: u32,
    riders: u32,
    banners: Vec<Banner>,
    cards: u32,
    /// Only for those who may see it.
    hand: Option<Vec<Card>>,
}

pub(crate) fn view(s: &State, eyes: Eyes) -> View {
    let camp = |(seat, camp): (Seat, &super::state::Camp)| CampView {
        seat,
        points: camp.points,
        coins: camp.coins,
        guards: camp.guards,
        riders: camp.riders,
        banners: camp.banners.clone(),
        cards: camp.cards(),
        hand: camp.hand.seen_by(eyes).cloned(),
    };
    View {
        day: s.day,
        leader: s.leader,
        camps: s.camps.iter().map(camp).collect(),
        pile: s.pile.for_the_rules().len(),
        discard: s.discard.clone(),
        banners: s.banners.clone(),
        announced: s.announced.as_ref().map(|card| card.kind),
        fight: s.fight.as_ref().map(|fight| [fight.attacker, fight.defender]),
    }
}

pub(crate) fn scene(view: &View) -> Scene {
    let camp_id = |seat: Seat| Place::from(format!("camp-{seat}"));
    let area = |camp: &CampView| Area {
        id: camp_id(camp.seat),
        parent: None,
        outline: Outline::Hex { q: i32::from(camp.seat.0), r: 0 },
        style: "camp".to_owned(),
        glyph: None,
        label: Label::Camp { seat: camp.seat }.text(),
        notes: vec![],
        badges: vec![],
        owner: Some(camp.seat),
        dimmed: camp.guards + camp.riders == 0,
    };
    let pieces = view.camps.iter().flat_map(|camp| {
        [(Unit::Guard, camp.guards), (Unit::Rider, camp.riders)].into_iter().filter(|(_, count)| *count > 0).map(|(unit, count)| Piece {
            id: Place::from(format!("{unit}-{}", camp.seat)),
            at: camp_id(camp.seat),
            owner: Some(camp.seat),
            glyph: unit.id(),
            count,
            badges: vec![],
            label: unit.name(),
            role: Role::Unit,
        })
    });
    let glyph = |path: &str, letters: &str| Glyph { path: path.to_owned(), letters: letters.to_owned() };
    Scene {
        areas: view.camps.iter().map(area).collect(),
        pieces: pieces.collect(),
        panels: view.camps.iter().map(panel).collect(),
        glyphs: BTreeMap::from([("guard".to_owned(), glyph("M6 4h12v16h-12z", "g")), ("rider".to_owned(), glyph("M12 2l10 20h-20z", "r"))]),
        highlights: view.fight.iter().flatten().map(|seat| camp_id(*seat)).collect(),
        ..Scene::default()
    }
}

fn panel(camp: &CampView) -> Panel {
    let number = |n: u32| Label::Number { n }.text();
    let hand: Text = camp.hand.as_ref().map_or_else(|| number(camp.cards), |cards| Label::Cards { cards: cards.clone() }.text());
    Panel {
        id: Place::from(format!("panel-{}", camp.seat)),
        title: Label::Camp { seat: camp.seat }.text(),
        owner: Some(camp.seat),
        rows: Row::each([
            (Label::Points.text(), number(camp.points)),
            (Label::Coins.text(), number(camp.coins)),
            (Label::Banners.text(), Label::BannerNames { banners: camp.banners.clone() }.text()),
            (Label::Hand.text(), hand),
        ]),
    }
}
