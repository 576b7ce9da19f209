//! Action cards (LRR 3): the deck, hands, and how a card is played. A card is a file of its own and one row here.

mod deck;
mod playing;
mod riders;

use crate::cards::abilities::Ability;

pub use deck::{
    count_in_play, discard, discard_at_random, discard_steps, draw, full_deck, hand_limit, hand_offers, is_at_large, lose_hand,
};
pub use playing::{PlayedCard, Step, announce, discard_chosen, open_to_cancelling, part, resolve};
pub use riders::reward;

/// What is printed on an action card.
pub struct ActionCard {
    /// How many of it are in the deck.
    pub copies: u32,
    /// When it can be played and what it does.
    pub ability: Ability,
}

macro_rules! action_cards {
    ($($(#[$meta:meta])* $id:ident => $file:ident),* $(,)?) => {
        $(mod $file;)*
        sternpost_core::terms! {
            "action-card";
            /// An action card.
            pub enum ActionCardId { $($(#[$meta])* $id),* }
        }
        impl ActionCardId {
            /// What is printed on it.
            #[must_use]
            pub fn card(self) -> &'static ActionCard {
                match self { $(Self::$id => &$file::CARD),* }
            }
        }
    };
}

action_cards! {
    Sabotage => sabotage,
    Uprising => uprising,
    FlankSpeed => flank_speed,
    SkilledRetreat => skilled_retreat,
    DirectHit => direct_hit,
    ShieldsHolding => shields_holding,
    ManeuveringJets => maneuvering_jets,
    FireTeam => fire_team,
    MoraleBoost => morale_boost,
    EmergencyRepairs => emergency_repairs,
    Veto => veto,
    Bribery => bribery,
    DistinguishedCouncilor => distinguished_councilor,
    AssassinateRepresentative => assassinate_representative,
    AncientBurialSites => ancient_burial_sites,
    ConfusingLegalText => confusing_legal_text,
    ConstructionRider => construction_rider,
    DiplomacyRider => diplomacy_rider,
    ImperialRider => imperial_rider,
    LeadershipRider => leadership_rider,
    PoliticsRider => politics_rider,
    TechnologyRider => technology_rider,
    TradeRider => trade_rider,
    WarfareRider => warfare_rider,
}
