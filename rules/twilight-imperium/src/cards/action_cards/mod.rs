//! Action cards (LRR 3): the deck, hands, and how a card is played. A card is a file of its own and one
//! row here.
//!
//! RULING: what a card names as one thing (a planet, a ship, a token, a card of a hand) must be there; what it does to all, to each or to up to
//! so many of something may find nothing (LRR 3.6a, 27.5). A window opens for nobody whose cards would all find nothing, as everybody can see;
//! who is asked anyway may play such a card.

use crate::prelude::*;

mod deck;
mod playing;
mod riders;

pub use deck::{
    count_in_play, discard, discard_at_random, discard_steps, draw, full_deck, hand_limit, hand_offers, is_at_large, least_valued,
    look_and_take, lose_hand,
};
pub use playing::{PlayedCard, Step, announce, cancel, discard_chosen, open_to_cancelling, part, resolve};

/// What is printed on an action card.
pub struct ActionCard {
    /// How many of it are in the deck.
    pub copies: u32,
    /// When it can be played and what it does.
    pub ability: Ability,
    /// What its user gains when its prediction comes true, if it predicts (LRR 2.22b).
    pub reward: Option<fn(Seat, &mut T<'_>)>,
    /// What a number that is named for it counts, in words.
    pub counts: Option<fn(u32) -> Word>,
}

impl ActionCard {
    const fn new(copies: u32, ability: Ability) -> Self {
        Self { copies, ability, reward: None, counts: None }
    }

    const fn counting(mut self, words: fn(u32) -> Word) -> Self {
        self.counts = Some(words);
        self
    }

    const fn rewarding(mut self, reward: fn(Seat, &mut T<'_>)) -> Self {
        self.reward = Some(reward);
        self
    }
}

sternpost_kit::cards! {
    "action-card";
    /// An action card.
    pub enum ActionCardId: ActionCard = CARD {
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
        Bunker => bunker,
        CourageousToTheEnd => courageous_to_the_end,
        CrippleDefenses => cripple_defenses,
        Disable => disable,
        EconomicInitiative => economic_initiative,
        ExperimentalBattlestation => experimental_battlestation,
        FighterPrototype => fighter_prototype,
        FocusedResearch => focused_research,
        FrontlineDeployment => frontline_deployment,
        GhostShip => ghost_ship,
        IndustrialInitiative => industrial_initiative,
        Infiltrate => infiltrate,
        InTheSilenceOfSpace => in_the_silence_of_space,
        LostStarChart => lost_star_chart,
        Insubordination => insubordination,
        Intercept => intercept,
        LuckyShot => lucky_shot,
        MiningInitiative => mining_initiative,
        Parley => parley,
        Plague => plague,
        PoliticalStability => political_stability,
        PublicDisgrace => public_disgrace,
        ReactorMeltdown => reactor_meltdown,
        Reparations => reparations,
        RepealLaw => repeal_law,
        RiseOfAMessiah => rise_of_a_messiah,
        Salvage => salvage,
        SignalJamming => signal_jamming,
        Spy => spy,
        Summit => summit,
        TacticalBombardment => tactical_bombardment,
        UnexpectedAction => unexpected_action,
        UnstablePlanet => unstable_planet,
        Upgrade => upgrade,
        WarEffort => war_effort,
    }
}
