//! FS-EVT: event cards, eight a faction: schemes and tactics, each with the icon that moves a storm.

mod exodite_colony;
mod heroic_intervention;
mod how_we_getz_here;
mod legacy_of_vaul;
mod letz_get_fightin;
mod lootin_n_stealin;
mod moar_boyz;
mod outcasts_returned;
mod path_of_the_warrior;
mod prophets_and_signs;
mod rites_of_battle;
mod spoils_of_war;
pub mod tactics;
mod the_emperor_protects;
mod work_of_the_righteous;

use crate::board::edges::Direction;
use crate::components::Faction;
use sternpost_core::terms;

terms! {
    "event";
    /// An event card.
    pub enum EventId {
        AdeptusMechanicus,
        EmperorsChampion,
        Exterminatus,
        HeroicIntervention,
        RitesOfBattle,
        TheEmperorProtects,
        UnwaveringResolve,
        WorkOfTheRighteous,
        BlightOfNurgle,
        IncantationOfTzeentch,
        PrayerToTheDarkGods,
        ProphetsAndSigns,
        SeducedByChaos,
        SpoilsOfWar,
        ThroughTheWarp,
        TouchedByTheWarp,
        GitzDem,
        HowWeGetzHere,
        LetzGetFightin,
        LootinNStealin,
        MoarBoyz,
        MobUp,
        TeerItDown,
        Warboss,
        ExoditeColony,
        Farsight,
        LegacyOfVaul,
        OutcastsReturned,
        Outmanoeuvre,
        PathOfTheWarrior,
        ViciousRaids,
        WarpGate,
    }
}

/// FS-EVT-07: the two types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventType {
    /// FS-EVT-09: it stays in the play area.
    Scheme,
    /// FS-EVT-08: it is resolved at once.
    Tactic,
}

/// What is printed on an event card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventCard {
    /// Whose it is.
    pub faction: Faction,
    /// Its type.
    pub event_type: EventType,
    /// Its icon.
    pub storm: Direction,
}

impl EventId {
    /// What is printed on it.
    #[must_use]
    pub const fn card(self) -> &'static EventCard {
        &CARDS[self as usize]
    }

    /// What a tactic does; nothing for schemes, and for tactics that are not there yet.
    pub(crate) const fn tactic(self) -> Option<&'static tactics::Tactic> {
        match self {
            Self::HeroicIntervention => Some(&heroic_intervention::TACTIC),
            Self::ProphetsAndSigns => Some(&prophets_and_signs::TACTIC),
            Self::LetzGetFightin => Some(&letz_get_fightin::TACTIC),
            Self::HowWeGetzHere => Some(&how_we_getz_here::TACTIC),
            Self::OutcastsReturned => Some(&outcasts_returned::TACTIC),
            Self::SpoilsOfWar => Some(&spoils_of_war::TACTIC),
            Self::MoarBoyz => Some(&moar_boyz::TACTIC),
            Self::LegacyOfVaul => Some(&legacy_of_vaul::TACTIC),
            Self::WorkOfTheRighteous => Some(&work_of_the_righteous::TACTIC),
            Self::TheEmperorProtects => Some(&the_emperor_protects::TACTIC),
            Self::ExoditeColony => Some(&exodite_colony::TACTIC),
            Self::LootinNStealin => Some(&lootin_n_stealin::TACTIC),
            Self::RitesOfBattle => Some(&rites_of_battle::TACTIC),
            Self::PathOfTheWarrior => Some(&path_of_the_warrior::TACTIC),
            Self::TouchedByTheWarp
            | Self::IncantationOfTzeentch
            | Self::AdeptusMechanicus
            | Self::EmperorsChampion
            | Self::Exterminatus
            | Self::UnwaveringResolve
            | Self::BlightOfNurgle
            | Self::PrayerToTheDarkGods
            | Self::SeducedByChaos
            | Self::ThroughTheWarp
            | Self::GitzDem
            | Self::MobUp
            | Self::TeerItDown
            | Self::Warboss
            | Self::Farsight
            | Self::Outmanoeuvre
            | Self::ViciousRaids
            | Self::WarpGate => None,
        }
    }

    /// The deck of a faction.
    pub fn of(faction: Faction) -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(move |event| event.card().faction == faction)
    }
}

const fn row(faction: Faction, event_type: EventType, storm: Direction) -> EventCard {
    EventCard { faction, event_type, storm }
}

use Direction::{Across, Sideways, TopLeftBottomRight, TopRightBottomLeft};
use EventType::{Scheme, Tactic};
use Faction::{Chaos, Eldar, Orks, Ultramarines};

/// Whose, of which type, with which icon.
static CARDS: [EventCard; 32] = [
    // Adeptus Mechanicus
    row(Ultramarines, Scheme, Across),
    // Emperor's Champion
    row(Ultramarines, Scheme, Sideways),
    // Exterminatus
    row(Ultramarines, Scheme, TopLeftBottomRight),
    // Heroic Intervention
    row(Ultramarines, Tactic, Across),
    // Rites of Battle
    row(Ultramarines, Tactic, TopLeftBottomRight),
    // The Emperor Protects
    row(Ultramarines, Tactic, Sideways),
    // Unwavering Resolve
    row(Ultramarines, Scheme, TopRightBottomLeft),
    // Work of the Righteous
    row(Ultramarines, Tactic, TopRightBottomLeft),
    // Blight of Nurgle
    row(Chaos, Scheme, Across),
    // Incantation of Tzeentch
    row(Chaos, Tactic, Across),
    // Prayer to the Dark Gods
    row(Chaos, Scheme, TopRightBottomLeft),
    // Prophets and Signs
    row(Chaos, Tactic, TopRightBottomLeft),
    // Seduced by Chaos
    row(Chaos, Scheme, Sideways),
    // Spoils of War
    row(Chaos, Tactic, TopLeftBottomRight),
    // Through the Warp
    row(Chaos, Scheme, TopLeftBottomRight),
    // Touched by the Warp
    row(Chaos, Tactic, Sideways),
    // Gitz Dem!
    row(Orks, Scheme, TopRightBottomLeft),
    // How We Getz Here?
    row(Orks, Tactic, TopRightBottomLeft),
    // Letz Get Fightin'
    row(Orks, Tactic, Across),
    // Lootin' 'n Stealin'
    row(Orks, Tactic, TopLeftBottomRight),
    // Moar Boyz!
    row(Orks, Tactic, Sideways),
    // Mob Up!
    row(Orks, Scheme, Sideways),
    // Teer it Down!
    row(Orks, Scheme, TopLeftBottomRight),
    // Warboss
    row(Orks, Scheme, Across),
    // Exodite Colony
    row(Eldar, Tactic, TopRightBottomLeft),
    // Farsight
    row(Eldar, Scheme, Across),
    // Legacy of Vaul
    row(Eldar, Tactic, Sideways),
    // Outcasts Returned
    row(Eldar, Tactic, Across),
    // Outmanoeuvre
    row(Eldar, Scheme, Sideways),
    // Path of the Warrior
    row(Eldar, Tactic, TopLeftBottomRight),
    // Vicious Raids
    row(Eldar, Scheme, TopLeftBottomRight),
    // Warp Gate
    row(Eldar, Scheme, TopRightBottomLeft),
];

#[cfg(test)]
mod tests {
    use super::*;

    // cites: FS-EVT-01, FS-EVT-07
    #[test]
    fn fs_evt_01_each_faction_has_each_icon_once_on_a_scheme_and_once_on_a_tactic() {
        for faction in Faction::ALL {
            for event_type in [Scheme, Tactic] {
                let mut icons: Vec<Direction> =
                    EventId::of(*faction).filter(|event| event.card().event_type == event_type).map(|event| event.card().storm).collect();
                icons.sort_unstable();
                assert_eq!(icons, Direction::ALL, "{faction}");
            }
        }
    }
}
