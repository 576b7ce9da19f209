//! FS-EVT: event cards, eight a faction: schemes and tactics, each with the icon that moves a storm. A card is a file and a row here.

pub mod door;
pub mod occasions;
pub mod schemes;
pub mod tactics;

use crate::board::edges::Direction;
use crate::components::Faction;
use crate::words::Choice;
use door::Ability;
use sternpost_core::{Offer, Text};
use tactics::Tactic;

sternpost_kit::cards! {
    "event";
    /// An event card.
    pub enum EventId of faction -> Faction: EventCard = EVENT {
        AdeptusMechanicus of Ultramarines => adeptus_mechanicus,
        EmperorsChampion of Ultramarines => emperors_champion,
        Exterminatus of Ultramarines => exterminatus,
        HeroicIntervention of Ultramarines => heroic_intervention,
        RitesOfBattle of Ultramarines => rites_of_battle,
        TheEmperorProtects of Ultramarines => the_emperor_protects,
        UnwaveringResolve of Ultramarines => unwavering_resolve,
        WorkOfTheRighteous of Ultramarines => work_of_the_righteous,
        BlightOfNurgle of Chaos => blight_of_nurgle,
        IncantationOfTzeentch of Chaos => incantation_of_tzeentch,
        PrayerToTheDarkGods of Chaos => prayer_to_the_dark_gods,
        ProphetsAndSigns of Chaos => prophets_and_signs,
        SeducedByChaos of Chaos => seduced_by_chaos,
        SpoilsOfWar of Chaos => spoils_of_war,
        ThroughTheWarp of Chaos => through_the_warp,
        TouchedByTheWarp of Chaos => touched_by_the_warp,
        GitzDem of Orks => gitz_dem,
        HowWeGetzHere of Orks => how_we_getz_here,
        LetzGetFightin of Orks => letz_get_fightin,
        LootinNStealin of Orks => lootin_n_stealin,
        MoarBoyz of Orks => moar_boyz,
        MobUp of Orks => mob_up,
        TeerItDown of Orks => teer_it_down,
        Warboss of Orks => warboss,
        ExoditeColony of Eldar => exodite_colony,
        Farsight of Eldar => farsight,
        LegacyOfVaul of Eldar => legacy_of_vaul,
        OutcastsReturned of Eldar => outcasts_returned,
        Outmanoeuvre of Eldar => outmanoeuvre,
        PathOfTheWarrior of Eldar => path_of_the_warrior,
        ViciousRaids of Eldar => vicious_raids,
        WarpGate of Eldar => warp_gate,
    }
}

/// FS-EVT-07: what a card of each of the two types does.
pub enum Does {
    /// FS-EVT-09: a scheme stays in the play area until it is used.
    Scheme(Ability),
    /// FS-EVT-08: a tactic is resolved at once.
    Tactic(Tactic),
}

/// What is printed on an event card.
pub struct EventCard {
    /// FS-EVT-01: its icon.
    pub storm: Direction,
    pub does: Does,
}

impl EventCard {
    const fn scheme(storm: Direction, ability: Ability) -> Self {
        Self { storm, does: Does::Scheme(ability) }
    }

    const fn tactic(storm: Direction, tactic: Tactic) -> Self {
        Self { storm, does: Does::Tactic(tactic) }
    }
}

impl EventId {
    /// What a scheme does; nothing for tactics.
    pub fn as_scheme(self) -> Option<&'static Ability> {
        match &self.card().does {
            Does::Scheme(ability) => Some(ability),
            Does::Tactic(_) => None,
        }
    }

    /// What the card does, in words.
    pub fn text(self) -> Text {
        Text::plain(format!("event-text-{}", self.slug()))
    }

    /// A choice about the card, with what the card does beside it.
    pub fn offer(self, choice: Choice) -> Offer<Choice> {
        Offer { hint: Some(self.text()), ..Offer::new(choice) }
    }

    /// The deck of a faction.
    pub fn of(faction: Faction) -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(move |event| event.faction() == faction)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // cites: FS-EVT-01, FS-EVT-07
    #[test]
    fn fs_evt_01_each_faction_has_each_icon_once_on_a_scheme_and_once_on_a_tactic() {
        for faction in Faction::ALL {
            for is_scheme in [true, false] {
                let mut icons: Vec<Direction> = EventId::of(*faction)
                    .filter(|event| event.as_scheme().is_some() == is_scheme)
                    .map(|event| event.card().storm)
                    .collect();
                icons.sort_unstable();
                assert_eq!(icons, Direction::ALL, "{faction}");
            }
        }
    }
}
