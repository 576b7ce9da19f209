//! What is shown: the board, who has landed how much, and the words.

pub mod messages;

use crate::Harbours;
use crate::cards::CardId;
use crate::map::{Harbour, WAYS};
use crate::position::State;
use messages::{Choice, Word};
use serde::Serialize;
use sternpost_core::{BySeat, Catalogue, Eyes, Message as _, Place, Seat};
use sternpost_kit::{count, count_of};
use sternpost_show::scene::{Area, Glyph, Link, Outline, Panel, Piece, Row};
use sternpost_show::tally::{Cell, Column, Weight};
use sternpost_show::{Scene, Shows, Tally};

sternpost_kit::catalogue!(["en", "de"], [""], |_| "");

/// What somebody sees.
#[derive(Serialize)]
pub struct View {
    ships: BySeat<Harbour>,
    crates: Vec<Harbour>,
    landed: BySeat<u32>,
    /// Hands, for those who may see them.
    hands: BySeat<Option<Vec<CardId>>>,
    cards: BySeat<u32>,
    discard: Vec<CardId>,
    turn: Option<u32>,
}

impl Shows for Harbours {
    type View = View;

    fn view(s: &State, eyes: Eyes) -> View {
        View {
            ships: s.ships.clone(),
            crates: s.crates.clone(),
            landed: s.landed.clone(),
            hands: BySeat::new(2, |seat| s.hands[seat].seen_by(eyes).map(<[CardId]>::to_vec)),
            cards: BySeat::new(2, |seat| count(s.hands[seat].len())),
            discard: s.discard.clone(),
            turn: s.turn.map(|turn| turn.number),
        }
    }
    fn scene(view: &View) -> Scene {
        Scene {
            areas: Harbour::ALL.iter().map(|harbour| area(*harbour, view)).collect(),
            links: WAYS.iter().map(|(one, other)| link(*one, *other)).collect(),
            pieces: view.ships.iter().map(|(seat, at)| ship(seat, *at)).collect(),
            panels: [Seat(0), Seat(1)].map(|seat| panel(seat, view)).to_vec(),
            glyphs: [("ship".to_owned(), Glyph { path: "M4 14h16l-4 6h-8z".to_owned(), letters: "s".to_owned() })].into(),
            ..Scene::default()
        }
    }
    fn tally(view: &View) -> Tally {
        Tally { columns: vec![landed(view)], ..Tally::default() }
    }
    fn colours(s: &State) -> BySeat<String> {
        BySeat::new(2, |seat| s.colours[seat].id())
    }
    fn catalogue(language: &str) -> &'static Catalogue {
        catalogue(language)
    }
    fn place_of(choice: &Choice, _: Seat) -> Option<Place> {
        if let Choice::Sail { harbour } = choice { Some(harbour.place().into()) } else { None }
    }
}

fn area(harbour: Harbour, view: &View) -> Area {
    let crates = count_of(view.crates.iter().filter(|at| **at == harbour));
    // Holm lies in the middle, the others around it.
    let (q, r) = match harbour {
        Harbour::Holm => (0, 0),
        Harbour::Wik => (-1, 0),
        Harbour::Sund => (0, 1),
        Harbour::Nor => (0, -1),
        Harbour::Ost => (1, 0),
    };
    let notes = if crates > 0 { vec![Word::Crates { count: crates }.text()] } else { vec![] };
    Area { notes, ..Area::new(harbour.place(), Outline::Hex { q, r }, "harbour", harbour.name()) }
}

fn link(one: Harbour, other: Harbour) -> Link {
    Link { between: [one.place().into(), other.place().into()], through: vec![], style: "path".to_owned(), note: None }
}

fn ship(seat: Seat, at: Harbour) -> Piece {
    Piece::new(format!("ship-{seat}"), &at.place().into(), "ship", Word::Ship { seat }.text()).of(seat)
}

fn panel(seat: Seat, view: &View) -> Panel {
    let hand = view.hands[seat].as_ref();
    let hand = hand.map_or_else(|| Word::Count { count: view.cards[seat] }.text(), |cards| Word::Cards { cards: cards.clone() }.text());
    Panel {
        id: format!("captain-{seat}").into(),
        title: Word::Captain { seat }.text(),
        owner: Some(seat),
        rows: Row::each([(Word::Hand.text(), hand)]),
    }
}

fn landed(view: &View) -> Column {
    Column {
        id: "landed".into(),
        sign: Word::LandedSign.text(),
        label: Word::Landed.text(),
        weight: Weight::Score,
        cells: BySeat::new(2, |seat| Cell::count(view.landed[seat])),
    }
}
