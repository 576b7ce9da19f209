//! The players' boards: Power and hand, tokens in slots with what they cost to steal, Captives, Trophies, Outrage and Guild cards.

use super::leaders;
use super::reach::raid_cost;
use super::table::{action_card, agents_on, court_card};
use super::words::Label;
use crate::components::player_board::RAID_COSTS;
use crate::prelude::*;
use crate::show::layout::{self, GAP, HALF};
use crate::show::view::{PlayerView, View};
use sternpost_core::Place;
use sternpost_show::Scene;
use sternpost_show::scene::{Area, Card, Piece, Slot};

/// From a board's upper edge: the row of slots, the boxes, the cards.
const SLOTS_MIDDLE: i32 = 1330;
const BOXES_TOP: i32 = 1900;
const BOXES: i32 = 1150;
const CARDS_TOP: i32 = BOXES_TOP + BOXES;
/// How wide the boxes of Captives and Outrage are; the Trophies have the rest.
const CAPTIVES: i32 = 2100;
const OUTRAGE: i32 = 2150;
/// The title of a box of cards, and a row of two of them.
const GUILD_TITLE: i32 = 440;
const GUILD_ROW: i32 = 620;
/// The title of a hand, and a row of two of its cards.
const HAND_TITLE: i32 = 500;
const HAND_ROW: i32 = 950;
/// The radius of a token, and how far apart their middles are.
const TOKEN: i32 = 430;
const TOKEN_STEP: i32 = 1150;

pub(super) fn add(scene: &mut Scene, view: &View) {
    let players: Vec<(Seat, &PlayerView)> = view.players.iter().collect();
    let mut top = layout::BOARDS_TOP + leaders::add_draft(scene, view, layout::BOARDS_TOP);
    for pair in players.chunks(2) {
        let height = pair.iter().map(|(_, player)| height(player)).max().unwrap_or(0);
        for ((seat, player), x) in pair.iter().zip([-HALF, GAP / 2]) {
            Board { scene, view, seat: *seat, player, middle: (layout::BOARD / 2, height / 2) }.add((x, top, height));
        }
        top += height + GAP;
    }
    for (seat, player) in players {
        top += add_hand(scene, seat, player, top);
    }
    add_open_discard(scene, view, top);
}

/// The part of the action discard pile that lies face up, where the players agreed on one.
fn add_open_discard(scene: &mut Scene, view: &View, top: i32) {
    let cards = &view.open_discard;
    if cards.is_empty() {
        return;
    }
    let rows = i32::try_from(cards.len().div_ceil(2)).expect("there are few cards");
    let id = Place::from("action-discard");
    let outline = layout::at(-HALF, top, layout::BOARD, HAND_TITLE + rows * HAND_ROW + GAP);
    scene.areas.push(Area::new(id.clone(), outline, "table", Label::ActionDiscard.text()));
    scene.apart.push(id.clone());
    scene.cards.extend(cards.iter().map(|card| action_card(format!("discarded-{}", String::from(*card)), &id, Some(*card))));
}

/// The height of a box of so many cards, two in a row, with the gap to what is above it.
fn height_of_cards(cards: usize) -> i32 {
    match i32::try_from(cards.div_ceil(2)).expect("there are few cards") {
        0 => 0,
        rows => GUILD_TITLE + rows * GUILD_ROW + 80,
    }
}

/// The height of a board with all that lies on it.
fn height(player: &PlayerView) -> i32 {
    CARDS_TOP + height_of_cards(leaders::count(player)) + height_of_cards(player.guild.len()) + GAP
}

/// The place of a player's board.
pub(super) fn place(seat: Seat) -> Place {
    Place::from(format!("board-{seat}"))
}

/// A board that is drawn.
struct Board<'s, 'v> {
    scene: &'s mut Scene,
    view: &'v View,
    seat: Seat,
    player: &'v PlayerView,
    /// Its middle, from which everything in it is measured.
    middle: (i32, i32),
}

impl Board<'_, '_> {
    fn add(&mut self, (x, y, height): (i32, i32, i32)) {
        let (seat, player) = (self.seat, self.player);
        let cards = u32::try_from(player.cards).expect("a hand is small");
        let mut notes = vec![Label::PowerOf { power: player.power }.text(), Label::CardsOf { count: cards }.text()];
        if self.view.initiative == seat {
            notes.insert(0, Label::HasInitiative.text());
        }
        let outline = layout::at(x, y, layout::BOARD, height);
        let board = Area::new(place(seat), outline, "sheet", Word::Player { seat }.text());
        self.scene.areas.push(Area { owner: Some(seat), notes, ..board });
        self.scene.apart.push(place(seat));
        self.add_tokens();
        self.add_captives();
        self.add_trophies();
        self.add_outrage();
        self.add_cards();
    }

    /// Something on the board, from its left upper corner.
    fn add_box(&mut self, name: &str, label: Text, (x, y, w, h): (i32, i32, i32, i32)) -> Place {
        let id = Place::from(format!("{name}-{}", self.seat));
        let outline = layout::at(x - self.middle.0, y - self.middle.1, w, h);
        let inner = Area::new(id.clone(), outline, "tray", label).within(place(self.seat));
        self.scene.areas.push(Area { owner: None, ..inner });
        id
    }

    fn add_token(&mut self, id: &str, at: &Place, resource: Resource) {
        let label = resource.name();
        self.scene.pieces.push(Piece::new(format!("{id}-{}", self.seat), at, resource.id(), label));
    }

    /// ARCS-RES-14: the open slots. Tokens that have no slot yet lie beside them.
    fn add_tokens(&mut self) {
        let player = self.player;
        for (((number, step), token), keys) in (1..).zip(0..).zip(&player.slots).zip(RAID_COSTS) {
            let id = Place::from(format!("slot-{}-{number}", self.seat));
            let (x, y) = (GAP + TOKEN + 120 + step * TOKEN_STEP - self.middle.0, SLOTS_MIDDLE - self.middle.1);
            let label = Label::TokenSlot { number }.text();
            if let Some(resource) = token {
                self.add_token(&format!("token-{number}"), &id, *resource);
            }
            let badges = vec![raid_cost(keys)];
            self.scene.slots.push(Slot { id, at: place(self.seat), x, y, r: TOKEN, label, badges });
        }
        for (number, resource) in (1..).zip(&player.gained) {
            let number: u8 = number;
            self.add_token(&format!("gained-{number}"), &place(self.seat), *resource);
        }
    }

    fn add_captives(&mut self) {
        let at = self.add_box("captives", Word::Captives.text(), (GAP, BOXES_TOP, CAPTIVES, BOXES));
        for (seat, count) in self.player.captives.iter().filter(|(_, count)| **count > 0) {
            self.scene.pieces.push(agents_on(&at, seat, *count));
        }
    }

    fn add_trophies(&mut self) {
        let outrage = if self.player.outrage.is_empty() { 0 } else { OUTRAGE + GAP };
        let width = layout::BOARD - CAPTIVES - 3 * GAP - outrage;
        let at = self.add_box("trophies", Word::Trophies.text(), (CAPTIVES + 2 * GAP, BOXES_TOP, width, BOXES));
        for (seat, trophies) in self.player.trophies.iter() {
            let buildings = [(BuildingKind::City, trophies.cities), (BuildingKind::Starport, trophies.starports)];
            let buildings = buildings.map(|(kind, count)| (kind.id(), kind.name(), count));
            let ships = ("ship".to_owned(), Text::plain("piece-ship"), trophies.ships);
            for (glyph, label, count) in std::iter::once(ships).chain(buildings).filter(|(.., count)| *count > 0) {
                let trophy = Piece::new(format!("trophy-{}-{glyph}-{seat}", self.seat), &at, glyph, label);
                self.scene.pieces.push(trophy.of(seat).times(u32::from(count)));
            }
            if trophies.agents > 0 {
                self.scene.pieces.push(agents_on(&at, seat, trophies.agents));
            }
        }
    }

    /// ARCS-CITY-05; nothing is drawn as long as there is none.
    fn add_outrage(&mut self) {
        if self.player.outrage.is_empty() {
            return;
        }
        let left = layout::BOARD - GAP - OUTRAGE;
        let at = self.add_box("outrage", Word::Outraged.text(), (left, BOXES_TOP, OUTRAGE, BOXES));
        for resource in &self.player.outrage {
            let label = Label::Outrage { resource: *resource }.text();
            self.scene.pieces.push(Piece::new(format!("outrage-{}-{resource}", self.seat), &at, resource.id(), label));
        }
    }

    /// Leader and lore, then the Guild cards.
    fn add_cards(&mut self) {
        let player = self.player;
        let mut top = CARDS_TOP;
        let count = leaders::count(player);
        if let Some(at) = self.add_box_of_cards("leader", Word::LeaderAndLore.text(), count, &mut top) {
            leaders::add_cards(self.scene, self.seat, player, &at);
        }
        if let Some(at) = self.add_box_of_cards("guild", Word::Guild.text(), player.guild.len(), &mut top) {
            self.scene.cards.extend(player.guild.iter().map(|card| court_card(*card, &at)));
        }
    }

    /// Room for so many cards, if there are any, below what lies on the board already.
    fn add_box_of_cards(&mut self, name: &str, label: Text, cards: usize, top: &mut i32) -> Option<Place> {
        let height = height_of_cards(cards);
        let at = (height > 0).then(|| self.add_box(name, label, (GAP, *top + 80, layout::BOARD - 2 * GAP, height - 80)));
        *top += height;
        at
    }
}

/// The action cards of a hand that these eyes see; how much room they take.
fn add_hand(scene: &mut Scene, seat: Seat, player: &PlayerView, top: i32) -> i32 {
    let Some(hand) = player.hand.as_ref().filter(|hand| !hand.is_empty()) else { return 0 };
    let rows = i32::try_from(hand.len().div_ceil(2)).expect("a hand is small");
    let id = Place::from(format!("hand-{seat}"));
    let height = HAND_TITLE + rows * HAND_ROW + GAP;
    let area = Area::new(id.clone(), layout::at(-HALF, top, layout::BOARD, height), "table", Word::Hand.text());
    scene.apart.push(area.id.clone());
    scene.areas.push(Area { owner: Some(seat), ..area });
    let cards = hand.iter().map(|card| action_card(format!("hand-{seat}-{}", String::from(*card)), &id, Some(*card)));
    scene.cards.extend(cards.map(|card| Card { owner: Some(seat), ..card }));
    height + GAP
}
