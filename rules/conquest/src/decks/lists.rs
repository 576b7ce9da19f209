//! Lists of cards: as somebody wrote them, and those that may be played.

use super::{CardPool, DeckDefect, deck_defects};
use crate::components::Loyalty;
use crate::prelude::*;
use schemars::JsonSchema;

/// A list as somebody wrote it, legal or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckDraft {
    /// Its warlord.
    pub warlord: WarlordId,
    /// The copies of each title.
    pub cards: BTreeMap<Title, u8>,
}

impl DeckDraft {
    /// A list of titles with their copies; what stands there twice is added up.
    #[must_use]
    pub fn new(warlord: WarlordId, cards: impl IntoIterator<Item = (Title, u8)>) -> Self {
        let mut draft = Self { warlord, cards: BTreeMap::new() };
        for (title, copies) in cards {
            draft.add(title, copies);
        }
        draft
    }

    /// Adds copies of a title.
    pub fn add(&mut self, title: Title, copies: u8) {
        if copies > 0 {
            let listed = self.cards.entry(title).or_default();
            *listed = listed.saturating_add(copies);
        }
    }

    /// The copies of a title in it.
    #[must_use]
    pub fn copies(&self, title: Title) -> u8 {
        self.cards.get(&title).copied().unwrap_or(0)
    }

    /// How many cards it has (CONQ-DECK-11).
    #[must_use]
    pub fn size(&self) -> u32 {
        self.cards.values().map(|copies| u32::from(*copies)).sum()
    }

    /// The factions of its common cards that are not the warlord's own.
    #[must_use]
    pub fn allies(&self) -> Vec<Faction> {
        let listed = self.cards.iter().filter(|(_, copies)| **copies > 0).map(|(title, _)| title.card());
        let common = listed.filter(|card| card.loyalty == Loyalty::Common);
        let mut allies: Vec<Faction> = common.filter_map(|card| card.faction).filter(|it| *it != self.warlord.faction()).collect();
        allies.sort_unstable();
        allies.dedup();
        allies
    }
}

/// A list that may be played: a starter (CONQ-DECK-01), or a deck of one's own without defect (CONQ-DECK-03 to CONQ-DECK-11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "DeckDraft", into = "DeckDraft")]
#[schemars(with = "DeckDraft")]
pub struct DeckList(DeckDraft);

impl DeckList {
    /// CONQ-DECK-01, CONQ-DECK-02: all other cards of the warlord's faction in one core set and one of each neutral card.
    #[must_use]
    pub fn starter(warlord: WarlordId) -> Self {
        let cards = Title::ALL.iter().filter_map(|title| {
            let card = title.card();
            match card.faction {
                None => Some((*title, 1)),
                Some(faction) if faction == warlord.faction() && card.loyalty != Loyalty::OutsideDecks => Some((*title, card.copies)),
                Some(_) => None,
            }
        });
        Self(DeckDraft::new(warlord, cards))
    }

    /// A deck of fifty that we have put together for a warlord: what one core set has for it, and nine cards of an ally.
    #[must_use]
    pub fn ours(warlord: WarlordId) -> Self {
        let own = super::choosable(warlord, None, CardPool::OneCoreSet);
        let allied = allied_cards(warlord).iter().copied();
        Self(DeckDraft::new(warlord, warlord.signature_squad().chain(own).chain(allied)))
    }

    /// A deck of one's own.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn own(mut draft: DeckDraft, pool: CardPool) -> Result<Self, Vec<DeckDefect>> {
        draft.cards.retain(|_, copies| *copies > 0);
        let defects = deck_defects(&draft, pool);
        if defects.is_empty() { Ok(Self(draft)) } else { Err(defects) }
    }

    /// Its warlord.
    #[must_use]
    pub fn warlord(&self) -> WarlordId {
        self.0.warlord
    }

    /// The copies of a title in it.
    #[must_use]
    pub fn copies(&self, title: Title) -> u8 {
        self.0.copies(title)
    }

    /// The copies of each title.
    #[must_use]
    pub fn counts(&self) -> &BTreeMap<Title, u8> {
        &self.0.cards
    }

    /// Every card of it, in the order of the numbers: a deck before it is shuffled.
    #[must_use]
    pub fn cards(&self) -> Vec<Title> {
        self.0.cards.iter().flat_map(|(title, copies)| (0..*copies).map(|_| *title)).collect()
    }

    /// Its cards less those that have been seen: what the places hold that some eyes may not see.
    #[must_use]
    pub fn cards_beyond(&self, seen: &BTreeMap<Title, u8>) -> Vec<Title> {
        let left = |title: &Title, copies: u8| copies.saturating_sub(seen.get(title).copied().unwrap_or(0));
        self.0.cards.iter().flat_map(|(title, copies)| (0..left(title, *copies)).map(|_| *title)).collect()
    }

    /// How many cards it has.
    #[must_use]
    pub fn size(&self) -> u32 {
        self.0.size()
    }

    /// The faction it has allied with, if any (CONQ-DECK-07).
    #[must_use]
    pub fn ally(&self) -> Option<Faction> {
        self.0.allies().first().copied()
    }

    /// Whether it is the starter of its warlord.
    #[must_use]
    pub fn is_starter(&self) -> bool {
        *self == Self::starter(self.warlord())
    }

    /// The list as it is written.
    #[must_use]
    pub fn draft(&self) -> &DeckDraft {
        &self.0
    }
}

impl From<DeckList> for DeckDraft {
    fn from(list: DeckList) -> Self {
        list.0
    }
}

impl TryFrom<DeckDraft> for DeckList {
    type Error = String;
    fn try_from(draft: DeckDraft) -> Result<Self, String> {
        if draft == DeckList::starter(draft.warlord).0 {
            return Ok(Self(draft));
        }
        Self::own(draft, CardPool::Unlimited).map_err(|defects| {
            let named: Vec<String> = defects.iter().map(sternpost_core::Message::id).collect();
            format!("this is no legal deck: {}", named.join(", "))
        })
    }
}

/// The nine cards of an ally in the deck we have for a warlord.
fn allied_cards(warlord: WarlordId) -> &'static [(Title, u8)] {
    use Title::*;
    match warlord {
        WarlordId::CaptainCatoSicarius => &[
            (ViorlaMarksman, 1),
            (CarnivorePack, 1),
            (VashyaTrailblazer, 1),
            (FireWarriorElite, 1),
            (EarthCasteTechnician, 2),
            (ExperimentalDevilfish, 2),
            (IonRifle, 1),
        ],
        WarlordId::ColonelStraken => &[
            (TenthCompanyScout, 1),
            (TacticalSquadCardinis, 2),
            (BloodAngelsVeterans, 2),
            (DaringAssaultSquad, 1),
            (LandRaider, 1),
            (IronHandsTechmarine, 1),
            (Indomitable, 1),
        ],
        WarlordId::Nazdreg => &[
            (RatlingDeadeye, 2),
            (SanctionedPsyker, 1),
            (MordianHellhound, 1),
            (AssaultValkyrie, 1),
            (StalwartOgryn, 1),
            (SuppressiveFire, 1),
            (HostileEnvironmentGear, 1),
            (CatachanOutpost, 1),
        ],
        WarlordId::ZarathurHighSorcerer => &[
            (IncubusWarrior, 1),
            (HaemonculusTormentor, 1),
            (HellionGang, 1),
            (BeasthunterWyches, 1),
            (BalefulMandrake, 1),
            (VileRaider, 1),
            (PowerFromPain, 2),
            (ArchonsTerror, 1),
        ],
        WarlordId::PackmasterKith => &[
            (AltansarRangers, 1),
            (EldarSurvivalist, 2),
            (WildriderSquadron, 1),
            (SoaringFalcon, 1),
            (ShroudedHarlequin, 2),
            (SilveredBladeAvengers, 1),
            (BielTanWarpSpiders, 1),
        ],
        WarlordId::EldorathStarbane => &[
            (ViorlaMarksman, 1),
            (CarnivorePack, 1),
            (VashyaTrailblazer, 1),
            (FireWarriorElite, 1),
            (FireWarriorStrikeTeam, 1),
            (StingwingSwarm, 1),
            (ExperimentalDevilfish, 2),
            (IonRifle, 1),
        ],
        WarlordId::CommanderShadowsun => &[
            (TenthCompanyScout, 1),
            (TacticalSquadCardinis, 2),
            (BloodAngelsVeterans, 2),
            (DaringAssaultSquad, 1),
            (IronHandsTechmarine, 1),
            (RavenGuardSpeeder, 1),
            (GodwynPatternBolter, 1),
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Title::*;

    // cites: CONQ-DECK-01, CONQ-DECK-02, CONQ-GEN-05
    #[test]
    fn conq_deck_01_a_starter_is_a_faction_and_one_of_each_neutral_card() {
        let orks = DeckList::starter(WarlordId::Nazdreg);
        let numbers: Vec<u8> = orks.counts().keys().map(|title| title.card().number).collect();
        assert_eq!(numbers, (54..=76).chain(169..=174).collect::<Vec<u8>>());
        assert_eq!([NazdregsFlashGitz, GoffBoyz, BurnaBoyz, GoffNob, NoMercy].map(|title| orks.copies(title)), [4, 2, 2, 1, 1]);
        for warlord in WarlordId::ALL {
            let starter = DeckList::starter(*warlord);
            assert_eq!((starter.size(), starter.cards().len(), starter.ally()), (35, 35, None), "{warlord}");
            assert!(starter.is_starter() && starter.copies(warlord.title()) == 0, "{warlord}");
        }
    }

    #[test]
    fn our_deck_for_a_warlord_is_legal_and_fits_into_one_core_set() {
        for warlord in WarlordId::ALL {
            let ours = DeckList::ours(*warlord);
            assert_eq!(deck_defects(ours.draft(), CardPool::OneCoreSet), [], "{warlord}");
            assert_eq!((ours.size(), ours.is_starter()), (50, false), "{warlord}");
            assert!(ours.ally().is_some_and(|ally| warlord.faction().neighbours().contains(&ally)), "{warlord}");
        }
    }

    // cites: CONQ-DECK-11
    #[test]
    fn a_list_is_written_and_read_and_an_illegal_one_is_not_read() {
        for list in [DeckList::starter(WarlordId::PackmasterKith), DeckList::ours(WarlordId::EldorathStarbane)] {
            let written = serde_json::to_string(&list).unwrap();
            assert_eq!(serde_json::from_str::<DeckList>(&written).unwrap(), list);
        }
        let mut short = DeckDraft::from(DeckList::starter(WarlordId::PackmasterKith));
        short.cards.remove(&NoMercy);
        let refused = serde_json::from_str::<DeckList>(&serde_json::to_string(&short).unwrap()).unwrap_err();
        assert!(refused.to_string().starts_with("this is no legal deck: too-few:34:50"), "{refused}");
    }

    #[test]
    fn a_title_with_no_copies_is_not_in_a_list() {
        let ours = DeckList::ours(WarlordId::CaptainCatoSicarius);
        let mut draft = ours.draft().clone();
        draft.cards.extend([(AssaultValkyrie, 0), (GoffNob, 0), (Nazdreg, 0)]);
        assert_eq!(deck_defects(&draft, CardPool::Unlimited), []);
        assert_eq!(DeckList::own(draft, CardPool::Unlimited), Ok(ours));
    }

    #[test]
    fn copies_are_added_up_and_never_run_over() {
        let draft = DeckDraft::new(WarlordId::Nazdreg, [(GoffBoyz, 200), (GoffBoyz, 200), (ShootaMob, 0)]);
        assert_eq!((draft.copies(GoffBoyz), draft.size(), draft.cards.len()), (255, 255, 1));
    }
}
