//! What a player has beside the galaxy.

use crate::combat::exchange::Level;
use crate::components::agendas::AgendaId;
use crate::components::events::EventId;
use crate::components::focuses::FocusId;
use crate::components::houses::{HouseCard, OriginCard};
use crate::components::tokens::{Bounty, Reclaim};
use crate::components::{MOST_OF_A_RESOURCE, TECHNOLOGIES, tracks};
use crate::prelude::*;
use sternpost_core::Pile;

/// One of the slots for agendas that are drawn (VF-AGE-06); the fourth is there with improved Central Surveillance, and is never corrupted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Slot {
    /// The agenda in play there.
    pub agenda: Option<AgendaId>,
    /// VF-COR-14.
    pub is_corrupted: bool,
}

/// What a player has beside the galaxy.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Player {
    pub house: House,
    pub origin: Origin,
    /// VF-RES-02.
    pub influence: u32,
    /// VF-RES-03.
    pub stock: Stock,
    /// VF-FL-02: fleet power that can be deployed, and that which must become active first.
    pub active: u8,
    pub inactive: u8,
    /// VF-CIV-01: spaces on Society, Statecraft, Economy.
    pub tracks: [u8; 3],
    pub corrupted_tracks: [bool; 3],
    /// VF-AGE-06.
    pub slots: [Slot; 4],
    /// VF-AGE-05.
    pub hand: Pile<AgendaId>,
    /// VF-AGE-03: two agendas that were drawn, of which one is to be kept.
    pub drawn: Pile<AgendaId>,
    /// VF-FOR-01: events that were taken up.
    pub foreseen: Pile<EventId>,
    /// Focus cards in hand, and those that were played in this cycle.
    pub focuses: BTreeSet<FocusId>,
    pub played: Vec<FocusId>,
    /// VF-SEL-10: the focus that lies face down for the next turn, one of those in hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub laid: Option<Secret<FocusId>>,
    /// Whether each is improved.
    pub technologies: BTreeMap<TechnologyId, bool>,
    /// VF-COR-02: corruption on the Decontamination Chambers.
    pub on_chambers: u8,
    /// Values of glory tokens.
    pub glory: Vec<u8>,
    /// VF-LOOT-06: tokens that were kept.
    pub bounties: Vec<Bounty>,
    pub reclaims: Vec<Reclaim>,
    /// Trade tokens that are not flipped. Those that can lie on agendas do (VF-CLEAN-12), so their number says all.
    pub trade: u8,
    /// Corruption that was removed and is kept until the evaluation, by an event.
    pub kept_corruption: u8,
    /// VF-OUT-15: whether a Fallen House was taken.
    pub has_fallen_house: bool,
    /// VF-PROD-03, -05: whether all upkeep of this cycle was covered.
    pub covered_upkeep: bool,
    /// VF-PREP-23: whether this player had a turn in this cycle.
    pub had_a_turn: bool,
}

impl Player {
    /// Its House.
    pub const fn card(&self) -> &'static HouseCard {
        self.house.card()
    }

    /// Its origin.
    pub const fn origin_card(&self) -> &'static OriginCard {
        &self.house.card().origins[self.origin as usize]
    }

    /// How far a technology was taken.
    pub fn level_of(&self, technology: TechnologyId) -> Level {
        match self.technologies.get(&technology) {
            None => Level::None,
            Some(false) => Level::Basic,
            Some(true) => Level::Improved,
        }
    }

    /// Whether a technology is there, basic or improved.
    pub fn has(&self, technology: TechnologyId) -> bool {
        self.technologies.contains_key(&technology)
    }

    /// VF-FT-04, -05: fleet power on a token of a type.
    pub fn on_a_token(&self, fleet: Fleet) -> u8 {
        match (fleet, fleet.technology().map(|technology| self.level_of(technology))) {
            (Fleet::Dreadnought | Fleet::Carrier, Some(Level::None | Level::Basic)) => 1,
            _ => 3,
        }
    }

    /// VF-CIV-02.
    pub const fn track_level(&self, track: Track) -> u8 {
        tracks::level(self.tracks[track as usize])
    }

    /// The level of a track that counts for objectives: none if it is corrupted.
    pub const fn pure_level(&self, track: Track) -> u8 {
        if self.corrupted_tracks[track as usize] { 0 } else { self.track_level(track) }
    }

    /// VF-CIV-06, -10.
    pub fn improved_limit(&self) -> usize {
        Track::ALL.iter().map(|track| usize::from(self.track_level(*track).min(2))).sum()
    }

    /// Technologies that are improved.
    pub fn improved(&self) -> usize {
        self.technologies.values().filter(|is_improved| **is_improved).count()
    }

    /// VF-TEC-04.
    pub const fn technology_limit(&self) -> usize {
        TECHNOLOGIES + self.has_fallen_house as usize
    }

    /// VF-RES-04: so much is gained, as far as it fits.
    pub fn gain(&mut self, resource: Resource, count: u8) -> u8 {
        let before = self.stock[resource];
        self.stock[resource] = MOST_OF_A_RESOURCE.min(before.saturating_add(count));
        self.stock[resource] - before
    }

    /// VF-RES-02.
    pub fn lose_influence(&mut self, count: u32) {
        self.influence = self.influence.saturating_sub(count);
    }

    /// Agendas in play, the starting one too.
    pub fn agendas_in_play(&self) -> u8 {
        1 + u8::try_from(self.slots.iter().filter(|slot| slot.agenda.is_some()).count()).expect("there are three slots")
    }

    /// VF-EVA-06: upkeep of agendas on which no trade token lies.
    pub fn upkeep_of_agendas(&self) -> u8 {
        2 * self.agendas_in_play().saturating_sub(self.trade)
    }

    /// VF-CLEAN-11: trade tokens that are kept at the end of a turn; one more with Escape Pods.
    pub fn trade_tokens_kept(&self) -> u8 {
        self.agendas_in_play() + u8::from(self.has(TechnologyId::EscapePods))
    }

    /// VF-COR-02.
    pub fn most_on_chambers(&self) -> u8 {
        match self.level_of(TechnologyId::DecontaminationChambers) {
            Level::None => 0,
            Level::Basic => 2,
            Level::Improved => 3,
        }
    }

    /// VF-SKI-03: corruption on tracks and agenda slots.
    pub fn corruption_on_mat(&self) -> u8 {
        let tracks = self.corrupted_tracks.iter().filter(|is_corrupted| **is_corrupted).count();
        let slots = self.slots.iter().filter(|slot| slot.is_corrupted).count();
        u8::try_from(tracks + slots).expect("a mat has few spots")
    }

    /// VF-RES-05: whether so much can be paid, credits in place of basic resources.
    pub fn can_pay(&self, stock: Stock) -> bool {
        self.missing(stock).is_empty()
    }

    /// VF-RES-05: what there is not of so much, with credits in place of basic resources.
    pub fn missing(&self, stock: Stock) -> Stock {
        let mut missing = Stock::NONE;
        for resource in Resource::ALL {
            missing[*resource] = stock[*resource].saturating_sub(self.stock[*resource]);
        }
        let mut credits = self.stock.credits.saturating_sub(stock.credits);
        for resource in Resource::BASIC {
            let paid = credits.min(missing[resource]);
            missing[resource] -= paid;
            credits -= paid;
        }
        missing
    }
}
