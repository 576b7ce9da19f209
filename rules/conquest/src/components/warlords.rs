//! The seven warlords of the core set, by the names of their cards.

use super::{Faction, Printed, Side, Title};

sternpost_core::terms! {
    "card";
    /// A warlord. It is written and named as its card.
    pub enum WarlordId {
        CaptainCatoSicarius,
        ColonelStraken,
        Nazdreg,
        ZarathurHighSorcerer,
        PackmasterKith,
        EldorathStarbane,
        CommanderShadowsun,
    }
}

/// The starting hand that all seven show (CONQ-COMP-09).
pub const STARTING_HAND: u8 = 7;
/// The starting resources that all seven show (CONQ-COMP-09).
pub const STARTING_RESOURCES: u8 = 7;

impl WarlordId {
    /// Its card.
    #[must_use]
    pub fn title(self) -> Title {
        match self {
            Self::CaptainCatoSicarius => Title::CaptainCatoSicarius,
            Self::ColonelStraken => Title::ColonelStraken,
            Self::Nazdreg => Title::Nazdreg,
            Self::ZarathurHighSorcerer => Title::ZarathurHighSorcerer,
            Self::PackmasterKith => Title::PackmasterKith,
            Self::EldorathStarbane => Title::EldorathStarbane,
            Self::CommanderShadowsun => Title::CommanderShadowsun,
        }
    }

    /// What is printed on its card.
    #[must_use]
    pub fn card(self) -> &'static Printed {
        self.title().card()
    }

    /// Its faction.
    ///
    /// # Panics
    /// If its row has none; a test holds that each has one.
    #[must_use]
    pub fn faction(self) -> Faction {
        self.card().faction.expect("every warlord belongs to a faction")
    }

    /// The warlord of a faction.
    ///
    /// # Panics
    /// If there is none; a test holds that each faction has one.
    #[must_use]
    pub fn of(faction: Faction) -> Self {
        Self::ALL.iter().copied().find(|warlord| warlord.faction() == faction).expect("every faction has a warlord")
    }

    /// Attack and hit points of the side with which it begins (CONQ-SETUP-01).
    #[must_use]
    pub fn hale(self) -> Side {
        self.card().side
    }

    /// Attack and hit points of its other side, which has traits and no text (CONQ-COMP-14).
    ///
    /// # Panics
    /// If its row has no such side; a test holds that each has one.
    #[must_use]
    pub fn bloodied(self) -> Side {
        self.card().bloodied.expect("every warlord has a bloodied side")
    }

    /// Its signature cards with their copies (CONQ-DECK-04).
    pub fn signature_squad(self) -> impl Iterator<Item = (Title, u8)> {
        let squad = super::Loyalty::Signature(self);
        Title::ALL.iter().filter(move |title| title.card().loyalty == squad).map(|title| (*title, title.card().copies))
    }
}
