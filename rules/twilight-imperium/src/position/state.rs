//! The position of a campaign: everything on and beside the table.
//!
//! Units of one type and condition are alike, so they are counted, not named. What a running procedure looks at lies in the
//! structs of [`crate::position::underway`].

pub use crate::position::player::{Player, Pool};

use crate::board::galaxy::Galaxy;
use crate::board::units::{NO_UNITS, Units};
use crate::board::wormhole_tokens::WormholeTokens;
use crate::cards::agendas::Law;
use crate::components::ObjectiveId;
use crate::components::{UnitStats, current};
use crate::economy::deal_terms::DealCards;
use crate::economy::transactions::{Declined, Proposal};
use crate::position::places::Places;
use crate::position::printing::Printing;
use crate::position::touched::Touched;
use crate::position::underway::Underway;
use crate::prelude::*;
use crate::setup::draft::Draft;
use crate::setup::options::{Content, Options};
use crate::setup::tile_stacks::TilePlacing;
use sternpost_core::{Pile, Secret, Standing};

/// Command tokens in a faction's box (SETUP-3).
pub const COMMAND_TOKENS: u32 = 16;

/// The whole table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct State {
    /// What was decided before the start.
    pub options: Options,
    /// Which cards the box held when the campaign began: it is played to its end with them.
    #[serde(default, skip_serializing_if = "Printing::is_first")]
    pub printing: Printing,
    /// Which tile lies where.
    pub galaxy: Galaxy,
    /// The players, by seat.
    pub players: BySeat<Player>,
    /// What lies on each tile in play.
    pub systems: BTreeMap<SystemId, System>,
    /// Every planet in play.
    pub planets: BTreeMap<PlanetId, PlanetCard>,
    /// Holder of the speaker token (LRR 72).
    pub speaker: Seat,
    /// The game round, from 1.
    pub round: u32,
    /// The phase of the round (LRR 71).
    pub phase: Phase,
    /// The eight strategy cards (LRR 75).
    pub strategy_cards: BTreeMap<StrategyCardId, StrategyCard>,
    /// Public objectives (LRR 12).
    pub objectives: Objectives,
    /// The action deck, the next card first (LRR 3.3).
    #[serde(default)]
    pub action_deck: Pile<ActionCardId>,
    /// Action cards that were discarded, the last on top.
    #[serde(default)]
    pub action_discard: Vec<ActionCardId>,
    /// The agenda deck, the next card first.
    #[serde(default)]
    pub agenda_deck: Pile<AgendaId>,
    /// Agendas that were discarded, the last on top (LRR 1.5).
    #[serde(default)]
    pub agenda_discard: Vec<AgendaId>,
    /// Laws in play (LRR 1.3).
    #[serde(default)]
    pub laws: Vec<Law>,
    /// Secret objectives that a law has made public, with those who have scored them. They count for nobody's three (LRR 12.21), and
    /// stay when the law ends (FAQ-AG-4).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub leaked: BTreeMap<SecretObjectiveId, BTreeSet<Seat>>,
    /// The deck of secret objectives.
    #[serde(default)]
    pub secret_deck: Pile<SecretObjectiveId>,
    /// Who has the Naalu token, once it is on a strategy card (LRR 40.1a).
    pub zero_token: Option<Seat>,
    /// Wormholes that tokens add (the Creuss tokens).
    #[serde(default)]
    pub wormhole_tokens: WormholeTokens,
    /// The cards of the transaction under way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal_cards: Option<Secret<DealCards>>,
    /// Transactions on the table, oldest first (LRR 82).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub proposals: Vec<Proposal>,
    /// How many were made: the number of the last.
    #[serde(default)]
    pub proposals_made: u32,
    /// Proposals that came to nothing. No rule asks; whoever makes offers should remember, and everybody has heard it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub declined: Vec<Declined>,
    /// Whether units came or went.
    #[serde(default = "Touched::not", skip_serializing_if = "Touched::is_not")]
    pub touched: Touched,
    /// Whether the custodians token still lies on Mecatol Rex (LRR 36).
    pub custodians: bool,
    /// The tiles still to be placed, while players lay out the map (SETUP-6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile_placing: Option<TilePlacing>,
    /// What is drafted, while players draft slices, factions and places.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draft: Option<Draft>,
    /// Who sits where, if a draft has settled it.
    #[serde(default, skip_serializing_if = "Places::are_as_numbered")]
    pub places: Places,
    /// What is being carried out now.
    pub underway: Underway,
    /// The result, once there is one (LRR 68).
    pub standings: Option<Vec<Standing>>,
}

/// The phases of a game round (LRR 71.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Factions and starting technologies are settled.
    Setup,
    /// Players choose strategy cards (LRR 76).
    Strategy,
    /// Players take turns (LRR 4).
    Action,
    /// Scoring and upkeep (LRR 73).
    Status,
    /// Players vote (LRR 2).
    Agenda,
}

impl Phase {
    /// Its name in files.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::Strategy => "strategy",
            Self::Action => "action",
            Self::Status => "status",
            Self::Agenda => "agenda",
        }
    }
}

/// What lies in a system's space area, and who has activated it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct System {
    /// Owners of command tokens here; at most one each (LRR 46.6).
    pub tokens: BTreeSet<Seat>,
    /// Units in the space area.
    pub space: BTreeMap<Seat, Units>,
}

/// A planet with its card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PlanetCard {
    /// Who controls it (LRR 47).
    pub controller: Option<Seat>,
    /// Whether its card is exhausted (LRR 26).
    pub exhausted: bool,
    /// Units on it.
    pub units: BTreeMap<Seat, Units>,
}

/// A strategy card on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct StrategyCard {
    /// Who chose it; nobody: it lies in the common area (LRR 75.8).
    pub holder: Option<Seat>,
    /// Whether its strategic action was performed (LRR 74.2).
    pub exhausted: bool,
    /// Trade goods lying on it (LRR 76.2).
    pub trade_goods: u32,
}

/// The public objectives laid out (LRR 12.13).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Objectives {
    /// Face up, in the order revealed.
    pub revealed: Vec<ObjectiveId>,
    /// Face down, stage I before stage II; the first is revealed next.
    pub face_down: Pile<ObjectiveId>,
    /// Who has scored what.
    pub scored: BTreeMap<ObjectiveId, BTreeSet<Seat>>,
}

impl State {
    /// The seats in clockwise order, without those that have left the game (LRR 14.0).
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let here = self.here();
        (0..self.players.len()).map(Seat).filter(move |seat| here >> seat.0 & 1 == 1)
    }

    /// Who has not left the game: a bit for each seat.
    fn here(&self) -> u64 {
        self.players.iter().filter(|(_, player)| player.eliminated.is_none()).fold(0, |here, (seat, _)| here | 1 << seat.0)
    }

    /// Whether a player has left the game (LRR 14).
    #[must_use]
    pub fn is_eliminated(&self, seat: Seat) -> bool {
        self.players[seat].eliminated.is_some()
    }

    /// Whether somebody has left the game.
    #[must_use]
    pub fn anybody_eliminated(&self) -> bool {
        self.players.iter().any(|(_, player)| player.eliminated.is_some())
    }

    /// Everybody clockwise, `first` leading if still in the game.
    pub fn clockwise_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (here, places, seats) = (self.here(), self.places, self.players.len());
        let from = places.place_of(first);
        let around = (0..seats).map(move |step| places.seat_at((from + step) % seats));
        around.filter(move |seat| here >> seat.0 & 1 == 1)
    }

    /// Everybody clockwise, beginning left of `seat`, without them.
    pub fn others_clockwise(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.clockwise_from(seat).filter(move |other| *other != seat)
    }

    /// Whether a kind of component is in this campaign's box.
    #[must_use]
    pub fn plays_with(&self, kind: Content) -> bool {
        self.options.content.contains(&kind)
    }

    /// Whether a law is in play (LRR 1.2).
    #[must_use]
    pub fn is_law(&self, agenda: AgendaId) -> bool {
        self.laws.iter().any(|law| law.agenda == agenda)
    }

    /// The laws in a player's area (LRR 1.4).
    pub fn laws_of(&self, seat: Seat) -> impl Iterator<Item = AgendaId> + '_ {
        self.laws.iter().filter(move |law| law.owner == Some(seat)).map(|law| law.agenda)
    }

    /// The technologies whose texts a player has: own ones and those under assimilator tokens (LRR 80.16).
    #[must_use]
    pub fn technologies_of(&self, seat: Seat) -> BTreeSet<TechnologyId> {
        let player = &self.players[seat];
        let copied = player.assimilated.values().map(|(_, technology)| *technology);
        player.technologies.iter().copied().chain(copied).collect()
    }

    /// Whether a player has a technology whose text is in play.
    #[must_use]
    pub fn has_technology(&self, seat: Seat, technology: TechnologyId) -> bool {
        let player = &self.players[seat];
        let copied = player.assimilated.values().any(|(_, copied)| *copied == technology);
        let muted = technology.card().faction.is_some() && self.is_muted(seat);
        self.plays_with(Content::Technologies) && (copied || player.technologies.contains(&technology)) && !muted
    }

    /// Whether a player's technology is exhausted (LRR 26).
    #[must_use]
    pub fn is_exhausted(&self, seat: Seat, technology: TechnologyId) -> bool {
        self.players[seat].exhausted_technologies.contains(&technology)
    }

    /// Whether a player plays the faction of an ability that is in play.
    #[must_use]
    pub fn has_ability(&self, seat: Seat, ability: FactionAbilityId) -> bool {
        let is_own = self.plays_with(Content::FactionAbilities) && self.players[seat].faction == ability.faction();
        // LRR 27.21: a flagship's text is none of the faction abilities that an effect takes away
        is_own && (!self.is_muted(seat) || ability.is_of_flagship())
    }

    /// Whether a player's faction abilities and faction technologies do nothing now (Greyfire Mutagen).
    #[must_use]
    pub fn is_muted(&self, seat: Seat) -> bool {
        self.underway.tactical.as_ref().is_some_and(|action| action.muted.contains(&seat))
    }

    /// A planet's resource value with what is attached to it (LRR 10.0, 65.1).
    #[must_use]
    pub fn resources(&self, planet: PlanetId) -> u32 {
        if self.underway.exchanged_values == Some(planet) { self.usual_influence(planet) } else { self.usual_resources(planet) }
    }

    /// A planet's influence value with what is attached to it (LRR 10.0, 22.1).
    #[must_use]
    pub fn influence(&self, planet: PlanetId) -> u32 {
        if self.underway.exchanged_values == Some(planet) { self.usual_resources(planet) } else { self.usual_influence(planet) }
    }

    fn usual_resources(&self, planet: PlanetId) -> u32 {
        planet.card().resources + crate::cards::agendas::attached(self, planet).0
    }

    fn usual_influence(&self, planet: PlanetId) -> u32 {
        planet.card().influence + crate::cards::agendas::attached(self, planet).1
    }

    /// Whether a player has a unit anywhere in a system.
    #[must_use]
    pub fn has_units(&self, seat: Seat, system: SystemId) -> bool {
        self.locations_in(system).into_iter().any(|at| !self.units(seat, at).is_empty())
    }

    /// The stat line a player's units of a type use now (LRR 13.4); none for a unit the player cannot have.
    #[must_use]
    pub fn stats(&self, seat: Seat, unit: UnitType) -> Option<&'static UnitStats> {
        let player = &self.players[seat];
        let owns =
            |technology| player.technologies.contains(&technology) || player.assimilated.values().any(|(_, copied)| *copied == technology);
        current(player.faction, unit, &owns)
    }

    /// A player's units at a place; none if there are none.
    #[must_use]
    pub fn units(&self, seat: Seat, at: Location) -> &Units {
        let here = match at {
            Location::Space(system) => self.systems.get(&system).map(|s| &s.space),
            Location::Planet(planet) => self.planets.get(&planet).map(|p| &p.units),
        };
        here.and_then(|units| units.get(&seat)).unwrap_or(&NO_UNITS)
    }

    /// A player's units at a place, to change. Empty piles are swept away by [`State::sweep`].
    pub fn units_mut(&mut self, seat: Seat, at: Location) -> &mut Units {
        self.touched.mark();
        let here = match at {
            Location::Space(system) => &mut self.systems.get_mut(&system).expect("the system is in play").space,
            Location::Planet(planet) => &mut self.planets.get_mut(&planet).expect("the planet is in play").units,
        };
        here.entry(seat).or_default()
    }

    /// Drops empty entries, so that equal positions are equal data.
    pub fn sweep(&mut self) {
        for units in self.systems.values_mut().map(|s| &mut s.space).chain(self.planets.values_mut().map(|p| &mut p.units)) {
            units.retain(|_, units| !units.is_empty());
        }
    }

    /// Every place of the board, planets after the space area of their system.
    pub fn locations(&self) -> impl Iterator<Item = Location> + '_ {
        let space = self.systems.keys().copied();
        space.flat_map(|system| {
            let planets = crate::components::tile(system).map_or(&[][..], |tile| tile.planets);
            std::iter::once(Location::Space(system)).chain(planets.iter().copied().map(Location::Planet))
        })
    }

    /// All places in a system: its space area, then its planets.
    #[must_use]
    pub fn locations_in(&self, system: SystemId) -> Vec<Location> {
        let planets = self.planets_in(system).iter().copied().map(Location::Planet);
        std::iter::once(Location::Space(system)).chain(planets).collect()
    }

    /// The planets of a system.
    #[must_use]
    pub fn planets_in(&self, system: SystemId) -> &'static [PlanetId] {
        crate::components::tile(system).map_or(&[], |tile| tile.planets)
    }

    /// The planets a player controls, in the order of the planet deck.
    pub fn planets_of(&self, seat: Seat) -> impl Iterator<Item = PlanetId> + '_ {
        self.planets.iter().filter(move |(_, card)| card.controller == Some(seat)).map(|(planet, _)| *planet)
    }

    /// The ready planets a player controls.
    pub fn ready_planets_of(&self, seat: Seat) -> impl Iterator<Item = PlanetId> + '_ {
        self.planets_of(seat).filter(|planet| !self.planets[planet].exhausted)
    }

    /// A player's units of a type on the board.
    #[must_use]
    pub fn on_board(&self, seat: Seat, unit: UnitType) -> u32 {
        let places = self.systems.values().map(|system| &system.space).chain(self.planets.values().map(|card| &card.units));
        let standing: u32 = places.filter_map(|units| units.get(&seat)).map(|units| units.count(unit)).sum();
        standing + self.underway.moving_units(seat, unit)
    }

    /// How many more units of a type a player can put on the board; `None`: tokens never run out (LRR 52.2c, 52.2d).
    #[must_use]
    pub fn reinforcements(&self, seat: Seat, unit: UnitType) -> Option<u32> {
        let supply = if unit.has_unlimited_tokens() { None } else { unit.supply() }?;
        Some(supply.saturating_sub(self.on_board(seat, unit)))
    }

    /// Command tokens in a player's reinforcements (LRR 46.3, 56).
    #[must_use]
    pub fn tokens_left(&self, seat: Seat) -> u32 {
        let player = &self.players[seat];
        let placed = self.systems.values().filter(|system| system.tokens.contains(&seat)).count();
        let placed = u32::try_from(placed).expect("a board has few systems");
        COMMAND_TOKENS.saturating_sub(player.tactic + player.fleet + player.strategy + placed)
    }

    /// Whether a player has a command token in a system.
    #[must_use]
    pub fn has_token(&self, seat: Seat, system: SystemId) -> bool {
        self.systems.get(&system).is_some_and(|s| s.tokens.contains(&seat))
    }

    /// Owners of ships in a system's space area (LRR 67).
    #[must_use]
    pub fn owners_of_ships(&self, system: SystemId) -> Vec<Seat> {
        self.ship_owners(system).collect()
    }

    fn ship_owners(&self, system: SystemId) -> impl Iterator<Item = Seat> + '_ {
        let space = self.systems.get(&system).into_iter().flat_map(|system| &system.space);
        space.filter(|(seat, units)| units.has_ships() && !self.is_eliminated(**seat)).map(|(seat, _)| *seat)
    }

    /// Whether a player has a ship in a system.
    #[must_use]
    pub fn has_ships(&self, seat: Seat, system: SystemId) -> bool {
        self.systems.get(&system).and_then(|s| s.space.get(&seat)).is_some_and(Units::has_ships)
    }

    /// Whether somebody else has a ship in a system.
    #[must_use]
    pub fn has_foreign_ships(&self, seat: Seat, system: SystemId) -> bool {
        self.ship_owners(system).any(|owner| owner != seat)
    }

    /// The order of the action and status phases (LRR 40): by the lowest initiative among a player's strategy cards.
    #[must_use]
    pub fn initiative_order(&self) -> Vec<Seat> {
        let mut order: Vec<Seat> = self.seats().collect();
        // Without a card (before the first choice) the speaker leads and the others follow clockwise (LRR 68.7).
        let speaker = self.places.place_of(self.speaker);
        let clockwise = |seat: Seat| (self.places.place_of(seat) + self.players.len() - speaker) % self.players.len();
        order.sort_by_cached_key(|seat| (self.initiative(*seat).unwrap_or(u8::MAX), clockwise(*seat)));
        order
    }

    /// A player's initiative (LRR 40.1, 40.3).
    #[must_use]
    pub fn initiative(&self, seat: Seat) -> Option<u8> {
        // LRR 40.1a
        if self.zero_token == Some(seat) { Some(0) } else { self.cards_of(seat).map(StrategyCardId::initiative).min() }
    }

    /// A player's strategy cards.
    pub fn cards_of(&self, seat: Seat) -> impl Iterator<Item = StrategyCardId> + '_ {
        self.strategy_cards.iter().filter(move |(_, card)| card.holder == Some(seat)).map(|(id, _)| *id)
    }

    /// How many strategy cards each player chooses (LRR 76.1c).
    #[must_use]
    pub fn cards_per_player(&self) -> usize {
        if self.players.len() <= 4 { 2 } else { 1 }
    }

    /// The points that win.
    #[must_use]
    pub fn target(&self) -> u32 {
        self.options.victory_points.number()
    }

    /// A player's home system.
    #[must_use]
    pub fn home(&self, seat: Seat) -> SystemId {
        self.players[seat].faction.sheet().home
    }
}
