//! What somebody sees, built field by field.

use crate::phases::command;
use crate::position::Phase;
use crate::position::places::Lies;
use crate::position::underway::Battle;
use crate::prelude::*;
use sternpost_core::Eyes;
use sternpost_kit::count;

/// What somebody sees.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// For whose eyes it is.
    #[serde(skip)]
    pub eyes: Eyes,
    /// The round.
    pub round: u32,
    /// The phase.
    pub phase: Phase,
    /// Who has the initiative token.
    pub initiative: Seat,
    /// The places of the row.
    pub row: Vec<SeenPlanet>,
    /// The players.
    pub players: BySeat<SeenPlayer>,
    /// What is in play, by number.
    pub cards: Vec<SeenCard>,
    /// The battle that is on.
    pub battle: Option<Battle>,
    /// Planets that have left the game.
    pub removed: Vec<PlanetId>,
}

/// A place of the row.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeenPlanet {
    /// Which place.
    pub slot: SlotId,
    /// What has become of its planet.
    pub lies: Lies,
    /// The planet, if it is in play.
    pub planet: Option<PlanetId>,
    /// Whether it is the first.
    pub is_first: bool,
    /// Command icons of ready units.
    pub icons: BySeat<u32>,
}

/// A player.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeenPlayer {
    /// The warlord.
    pub warlord: WarlordId,
    /// Whether it is bloodied.
    pub is_bloodied: bool,
    /// Hit points left, and of how many.
    pub hit_points: [u32; 2],
    /// Cards of the hand, each if it may be seen.
    pub hand: Vec<Option<Title>>,
    /// Cards in the deck.
    pub deck: u32,
    /// Where in the deck what is known to lie, from the top.
    pub known_in_deck: Vec<(u32, Title)>,
    /// The discard pile.
    pub discard: Vec<Title>,
    /// The pool.
    pub resources: u32,
    /// Captured planets.
    pub display: Vec<PlanetId>,
    /// What a deck of one's own was made of, if it may be seen: by its seat, and by everybody at the end. A starter is in the reference.
    pub list: Option<BTreeMap<Title, u8>>,
    /// Whether the player has passed.
    pub has_passed: bool,
    /// Units in play.
    pub units: u32,
}

/// A card in play.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeenCard {
    /// Its number.
    pub id: CardId,
    /// What it is.
    pub face: CardName,
    /// Which of those in play.
    pub number: u16,
    /// As what.
    pub form: Form,
    /// Who controls it.
    pub controller: Seat,
    /// Where.
    pub at: At,
    /// Whether it is ready.
    pub is_ready: bool,
    /// Damage on it.
    pub damage: u32,
    /// Resources on it.
    pub resources: u32,
    /// ATK of a unit.
    pub attack: u32,
    /// HP of a unit.
    pub hit_points: u32,
    /// Command icons of a unit.
    pub icons: u32,
}

/// What these eyes see.
pub fn view(s: &State, eyes: Eyes) -> View {
    View {
        eyes,
        round: s.round,
        phase: s.phase,
        initiative: s.initiative,
        row: s.slots().map(|slot| planet(s, slot)).collect(),
        players: BySeat::new(2, |seat| player(s, seat, eyes)),
        cards: s.in_play().map(|(id, _)| card(s, id)).collect(),
        battle: s.underway.battle,
        removed: s.removed.clone(),
    }
}

fn planet(s: &State, slot: SlotId) -> SeenPlanet {
    let planet = s.planet_at(slot);
    SeenPlanet {
        slot,
        lies: s.row[usize::from(slot.0)].lies,
        planet,
        is_first: planet.is_some() && s.first_planet() == Some(slot),
        icons: BySeat::new(2, |seat| command::icons(s, seat, slot)),
    }
}

fn player(s: &State, seat: Seat, eyes: Eyes) -> SeenPlayer {
    let player = &s.players[seat];
    let warlord = s.warlord_of(seat);
    let known = player.deck.one_by_one(eyes).enumerate().filter_map(|(at, title)| Some((count(at), *title?)));
    SeenPlayer {
        warlord: player.warlord,
        is_bloodied: player.is_bloodied,
        hit_points: [s.remaining_hit_points(warlord), s.hit_points_of(warlord)],
        hand: seen(&player.hand, eyes),
        deck: count(player.deck.len()),
        // The arbiter sees a deck, and is not told its order here.
        known_in_deck: if eyes == Eyes::Arbiter { vec![] } else { known.collect() },
        discard: player.discard.clone(),
        resources: player.resources,
        display: player.display.clone(),
        list: player.list.seen_by(eyes).filter(|_| !player.has_starter).map(|list| list.counts().clone()),
        has_passed: player.has_passed && s.phase == Phase::Deploy,
        units: sternpost_kit::count_of(s.units().filter(|(_, card)| card.controller == seat)),
    }
}

/// Cards of a hand: those that may be seen in their order, then the others; where they lie among them is nobody's business.
fn seen(hand: &sternpost_core::Pile<Title>, eyes: Eyes) -> Vec<Option<Title>> {
    let mut cards: Vec<Option<Title>> = hand.one_by_one(eyes).map(Option::<&Title>::copied).collect();
    cards.sort_by_key(|card| (card.is_none(), *card));
    cards
}

fn card(s: &State, id: CardId) -> SeenCard {
    let card = s.card(id);
    let of_unit = |value: u32| if card.form.is_unit() { value } else { 0 };
    SeenCard {
        id,
        face: card.face,
        number: card.number,
        form: card.form,
        controller: card.controller,
        at: card.at,
        is_ready: card.is_ready,
        damage: card.damage,
        resources: card.resources,
        attack: of_unit(s.attack_of(id)),
        hit_points: of_unit(s.hit_points_of(id)),
        icons: of_unit(s.icons_of(id)),
    }
}
