//! Focus cards: three actions each, of which a turn takes two (VF-ACT-01).

mod heroic;
mod house;
mod standard;

pub use super::effects::Action;
use super::provenance::Provenance;
use super::{Focus, House};
use sternpost_core::terms;

terms! {
    "focus-card";
    /// A focus card.
    pub enum FocusId { Conquest, Development, Innovation, Politics, Production, Progress, Prosperity, Reinforcement, Temptation, AstoranConquest, AstoranProsperity, FenraxDevelopment, FenraxDispersion, KradmorProduction, KradmorTemptation, MarqualosGuile, NervoUplift, NervoProduction, NovarisProgress, NovarisReinforcement, ShiveusCrusade, ShiveusPolitics, ThegwynProduction, YarvekConquest, YarvekRaid, ZenorConquest, ZenorPolitics, HeroicLeadership, HeroicConquest, HeroicDevelopment, HeroicInnovation, HeroicPolitics, HeroicProduction, HeroicProgress, HeroicProsperity, HeroicReinforcement, HeroicTemptation }
}

/// What a focus card says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FocusCard {
    /// The focus that it stands for.
    pub focus: Focus,
    /// The House whose it is; the standard ones are everybody's.
    pub house: Option<House>,
    /// Its actions.
    pub actions: [Action; 3],
}

impl FocusId {
    /// What the card says.
    #[must_use]
    pub const fn card(self) -> &'static FocusCard {
        match self {
            Self::Conquest => &standard::CONQUEST,
            Self::Development => &standard::DEVELOPMENT,
            Self::Innovation => &standard::INNOVATION,
            Self::Politics => &standard::POLITICS,
            Self::Production => &standard::PRODUCTION,
            Self::Progress => &standard::PROGRESS,
            Self::Prosperity => &standard::PROSPERITY,
            Self::Reinforcement => &standard::REINFORCEMENT,
            Self::Temptation => &standard::TEMPTATION,
            Self::AstoranConquest => &house::ASTORAN_CONQUEST,
            Self::AstoranProsperity => &house::ASTORAN_PROSPERITY,
            Self::FenraxDevelopment => &house::FENRAX_DEVELOPMENT,
            Self::FenraxDispersion => &house::FENRAX_DISPERSION,
            Self::KradmorProduction => &house::KRADMOR_PRODUCTION,
            Self::KradmorTemptation => &house::KRADMOR_TEMPTATION,
            Self::MarqualosGuile => &house::MARQUALOS_GUILE,
            Self::NervoUplift => &house::NERVO_UPLIFT,
            Self::NervoProduction => &house::NERVO_PRODUCTION,
            Self::NovarisProgress => &house::NOVARIS_PROGRESS,
            Self::NovarisReinforcement => &house::NOVARIS_REINFORCEMENT,
            Self::ShiveusCrusade => &house::SHIVEUS_CRUSADE,
            Self::ShiveusPolitics => &house::SHIVEUS_POLITICS,
            Self::ThegwynProduction => &house::THEGWYN_PRODUCTION,
            Self::YarvekConquest => &house::YARVEK_CONQUEST,
            Self::YarvekRaid => &house::YARVEK_RAID,
            Self::ZenorConquest => &house::ZENOR_CONQUEST,
            Self::ZenorPolitics => &house::ZENOR_POLITICS,
            Self::HeroicLeadership => &heroic::LEADERSHIP,
            Self::HeroicConquest => &heroic::CONQUEST,
            Self::HeroicDevelopment => &heroic::DEVELOPMENT,
            Self::HeroicInnovation => &heroic::INNOVATION,
            Self::HeroicPolitics => &heroic::POLITICS,
            Self::HeroicProduction => &heroic::PRODUCTION,
            Self::HeroicProgress => &heroic::PROGRESS,
            Self::HeroicProsperity => &heroic::PROSPERITY,
            Self::HeroicReinforcement => &heroic::REINFORCEMENT,
            Self::HeroicTemptation => &heroic::TEMPTATION,
        }
    }

    /// Where it is known from.
    #[must_use]
    pub const fn provenance(self) -> Provenance {
        Provenance::Listed
    }

    /// VF-SEL-08: whether it is in hand from the first cycle on.
    #[must_use]
    pub const fn is_there_from_the_start(self) -> bool {
        !matches!(self.card().focus, Focus::Innovation) || self.card().house.is_some()
    }

    /// VF-SEL-02: whether it is a Heroic card.
    #[must_use]
    pub const fn is_heroic(self) -> bool {
        self as u8 >= Self::HeroicLeadership as u8
    }

    /// VF-SEL-02: the Heroic cards.
    pub fn heroic() -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(|id| id.is_heroic())
    }

    /// VF-SEL-02, -03: whether a focus of the hand can be discarded for this Heroic card; for Leadership any can.
    #[must_use]
    pub fn is_matched_by(self, discarded: Self) -> bool {
        self.card().focus == Focus::Leadership || self.card().focus == discarded.card().focus
    }

    /// VF-SEL-09: the nine cards of a House.
    pub fn of(house: House) -> impl Iterator<Item = Self> {
        let own = move |focus: Focus| Self::ALL.iter().copied().find(|id| id.card().house == Some(house) && id.card().focus == focus);
        let standard = |focus: Focus| Self::ALL.iter().copied().find(|id| id.card().house.is_none() && id.card().focus == focus);
        let usual = Focus::ALL.iter().filter(|focus| **focus != Focus::Leadership);
        usual.map(move |focus| own(*focus).or_else(|| standard(*focus)).expect("each focus has a standard card"))
    }
}

terms! {
    "act";
    /// The name of an action; cards share some.
    pub enum ActionName { Accelerate, Accumulate, Adapt, Amplify, Analyze, Annihilate, Apply, Assert, Besiege, Bloom, Bombard, Brandish, Colonize, Consolidate, Conspire, Consult, Control, Develop, Direct, Disperse, Divide, Elevate, Embrace, Engage, Exalt, Exert, Experiment, Exploit, Exterminate, Flourish, Foresee, Grow, Harmonize, Harvest, Illuminate, Indoctrinate, Industrialize, Inspire, Invent, Invest, Liberate, Mechanize, Mobilize, Muster, Negotiate, Obtain, Optimize, Organize, Overcome, Overthrow, Parade, Plan, Prepare, Push, Rally, Rebuild, Recruit, Recycle, Regenerate, Regulate, Repel, Replicate, Research, Resist, Restore, Retake, Retaliate, Revolt, Rise, Settle, Stockpile, Supply, Sustain, Thrive, Transfer, Trap, Use }
}
