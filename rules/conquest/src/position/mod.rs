//! The table as data: what lies where, who has what, and what is under way. Nothing here decides anything.

pub mod defects;
pub mod given;
pub mod in_play;
pub mod places;
pub mod printed;
pub mod twin;
pub mod underway;

use crate::decks::DeckList;
use crate::prelude::*;
use crate::setup::Options;
use in_play::{At, CardId, Form, InPlay, Named};
use places::{Slot, SlotId};
use sternpost_core::{Pile, Secret, Standing};
use underway::{Attack, Battle, Deploying, Lasting, Leaving, Packet, PacketId, Playing, Shielding, Struggle};

/// The phases of a round (CONQ-ROUND-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first round.
    Setup,
    /// Cards are deployed.
    Deploy,
    /// Warlords commit, command struggles.
    Command,
    /// Battles.
    Combat,
    /// Headquarters.
    Headquarters,
}

impl Phase {
    /// Its name, as a position says it.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::Deploy => "deploy",
            Self::Command => "command",
            Self::Combat => "combat",
            Self::Headquarters => "headquarters",
        }
    }
}

/// The position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct State {
    /// What the host has decided.
    pub options: Options,
    /// The phase that is on.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u32,
    /// Who has the initiative token.
    pub initiative: Seat,
    /// Who counts planets from the left: the first holder of the token (CONQ-SETUP-06).
    pub lead: Seat,
    /// The seven places of the row, from the left; a gap stays a gap (CONQ-WIN-04).
    pub row: Vec<Slot>,
    /// Where the first planet token lies.
    pub first: Option<SlotId>,
    /// Planets that left the game unseen (CONQ-SETUP-03).
    pub out: Pile<PlanetId>,
    /// Planets that left the game for all to see (CONQ-WIN-06).
    pub removed: Vec<PlanetId>,
    /// The two players.
    pub players: BySeat<Player>,
    /// What is in play.
    pub cards: BTreeMap<CardId, InPlay>,
    /// The number of the next card that enters play.
    pub next_card: u16,
    /// The number of the next packet of damage and of the next departure.
    pub next_number: u16,
    /// What is under way.
    pub underway: Underway,
    /// Who has captured a planet last (CONQ-SUP-40).
    pub last_captor: Option<Seat>,
    /// The final ranking.
    pub standings: Option<Vec<Standing>>,
}

/// What procedures have begun and not ended; what cards look at and change.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Underway {
    /// The dials (CONQ-COMMAND-04).
    pub dials: BTreeMap<Seat, SlotId>,
    /// The command struggle.
    pub struggle: Option<Struggle>,
    /// The battle.
    pub battle: Option<Battle>,
    /// Places where a battle was fought in this phase.
    pub fought: Vec<SlotId>,
    /// The attack.
    pub attack: Option<Attack>,
    /// Damage that is dealt.
    pub packets: BTreeMap<PacketId, Packet>,
    /// The shield card that is used.
    pub shielding: Vec<Shielding>,
    /// Cards that leave play.
    pub leaving: Vec<Leaving>,
    /// Cards that are deployed.
    pub deploying: Vec<Deploying>,
    /// Abilities that are used; the last is on.
    pub playing: Vec<Playing>,
    /// What lasts for a time.
    pub lasting: Vec<Lasting>,
    /// Searches of decks that are on: a deck counts as it is until they are over.
    pub searches: u32,
}

/// What a player has besides cards in play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Player {
    /// The warlord.
    pub warlord: WarlordId,
    /// Whether the warlord is bloodied (CONQ-DEFEAT-03).
    pub is_bloodied: bool,
    /// What the deck was made of.
    pub list: Secret<DeckList>,
    /// Whether that is the warlord's starter deck, as everybody knows.
    pub has_starter: bool,
    /// The deck, its first card on top.
    pub deck: Pile<Title>,
    /// The hand.
    pub hand: Pile<Title>,
    /// The discard pile, its last card on top (CONQ-SUP-37).
    pub discard: Vec<Title>,
    /// Resources in the pool.
    pub resources: u32,
    /// Captured planets (CONQ-VICTORY-03).
    pub display: Vec<PlanetId>,
    /// Whether the player has passed in this deploy phase.
    pub has_passed: bool,
    /// Whether a Limited card was deployed or played in this round (CONQ-SUP-25).
    pub has_used_limited: bool,
}

/// The other seat.
#[must_use]
pub const fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

impl State {
    /// The two seats, the holder of the initiative token first.
    #[must_use]
    pub fn in_order(&self) -> [Seat; 2] {
        [self.initiative, other(self.initiative)]
    }

    /// Who has initiative now: in a battle its own, else the token's holder (RULING: also in windows of a battle).
    #[must_use]
    pub fn first_to_act(&self) -> Seat {
        self.underway.battle.as_ref().map_or(self.initiative, |battle| battle.initiative)
    }

    /// A card in play.
    ///
    /// # Panics
    /// If it is not in play: who may have left is looked for with `cards.get`.
    #[must_use]
    pub fn card(&self, id: CardId) -> &InPlay {
        self.cards.get(&id).expect("a card that is asked about is in play")
    }

    /// A card in play, to be changed.
    ///
    /// # Panics
    /// See [`State::card`].
    pub fn card_mut(&mut self, id: CardId) -> &mut InPlay {
        self.cards.get_mut(&id).expect("a card that is changed is in play")
    }

    /// What a card in play is called.
    #[must_use]
    pub fn named(&self, id: CardId) -> Named {
        let card = self.card(id);
        Named { card: id, face: card.face, number: card.number }
    }

    /// The card in play with this face and number.
    #[must_use]
    pub fn find(&self, face: CardName, number: u16) -> Option<CardId> {
        self.cards.iter().find(|(_, card)| card.face == face && card.number == number).map(|(id, _)| *id)
    }

    /// The cards in play, in the order they entered.
    pub fn in_play(&self) -> impl Iterator<Item = (CardId, &InPlay)> {
        self.cards.iter().map(|(id, card)| (*id, card))
    }

    /// Units in play.
    pub fn units(&self) -> impl Iterator<Item = (CardId, &InPlay)> {
        self.in_play().filter(|(_, card)| card.form.is_unit())
    }

    /// Units at a planet or in a headquarters.
    pub fn units_at(&self, at: At) -> impl Iterator<Item = (CardId, &InPlay)> {
        self.units().filter(move |(_, card)| card.at == at)
    }

    /// A seat's units at a planet or in a headquarters.
    pub fn units_of(&self, seat: Seat, at: At) -> impl Iterator<Item = (CardId, &InPlay)> {
        self.units_at(at).filter(move |(_, card)| card.controller == seat)
    }

    /// What is attached to a card.
    pub fn attached_to(&self, id: CardId) -> impl Iterator<Item = (CardId, &InPlay)> {
        self.in_play().filter(move |(_, card)| card.at == At::On(id))
    }

    /// What an attachment is attached to.
    #[must_use]
    pub fn bearer(&self, id: CardId) -> Option<CardId> {
        match self.cards.get(&id)?.at {
            At::On(bearer) => Some(bearer),
            At::Hq(_) | At::Planet(_) => None,
        }
    }

    /// Where a card is; an attachment is where its bearer is.
    #[must_use]
    pub fn place_of(&self, id: CardId) -> Option<At> {
        let at = self.cards.get(&id)?.at;
        match at {
            At::On(bearer) => self.place_of(bearer),
            At::Hq(_) | At::Planet(_) => Some(at),
        }
    }

    /// The planet where a unit is.
    #[must_use]
    pub fn slot_of(&self, id: CardId) -> Option<SlotId> {
        match self.place_of(id)? {
            At::Planet(slot) => Some(slot),
            At::Hq(_) | At::On(_) => None,
        }
    }

    /// A seat's warlord.
    ///
    /// # Panics
    /// If it has none: a warlord never leaves play while the campaign is on.
    #[must_use]
    pub fn warlord_of(&self, seat: Seat) -> CardId {
        let found = self.in_play().find(|(_, card)| card.form == Form::Warlord && card.owner == seat);
        found.map(|(id, _)| id).expect("a warlord is always in play")
    }

    /// Whether a seat's warlord is at a planet.
    #[must_use]
    pub fn has_warlord_at(&self, seat: Seat, slot: SlotId) -> bool {
        self.card(self.warlord_of(seat)).at == At::Planet(slot)
    }

    /// A number that no packet or departure has had.
    pub fn take_number(&mut self) -> u16 {
        self.next_number += 1;
        self.next_number
    }

    /// The last ability that was begun and is not over.
    #[must_use]
    pub fn playing(&self) -> Option<&Playing> {
        self.underway.playing.last()
    }

    /// Whether a card is another of the same controller's at the same planet.
    #[must_use]
    pub fn is_own_other_here(&self, this: CardId, other: CardId) -> bool {
        let here = self.slot_of(this);
        this != other && here.is_some() && here == self.slot_of(other) && self.card(this).controller == self.card(other).controller
    }

    /// What of a packet of damage is assigned to a card.
    #[must_use]
    pub fn assigned(&self, packet: PacketId, unit: CardId) -> u32 {
        self.underway.packets.get(&packet).and_then(|packet| packet.part(unit)).map_or(0, |part| part.assigned)
    }

    /// Cancels the use below the one that is on.
    pub fn cancel_below(&mut self) {
        let uses = self.underway.playing.len();
        if let Some(below) = uses.checked_sub(2).and_then(|at| self.underway.playing.get_mut(at)) {
            below.is_cancelled = true;
        }
    }
}
