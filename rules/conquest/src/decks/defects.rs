//! What is wrong with a list (CONQ-DECK-03 to CONQ-DECK-13), as messages.

use super::{CardPool, DeckDraft, cap};
use crate::components::{Faction, Loyalty, Title, WarlordId};
use sternpost_core::{Text, messages};

/// CONQ-DECK-11: the fewest cards of a deck of one's own.
pub const MINIMUM: u32 = 50;

messages! {
    "defect";
    /// Something that is wrong with a list.
    pub enum DeckDefect {
        /// CONQ-DECK-11.
        TooFew { has: u32, needs: u32 },
        /// CONQ-DECK-10; with a single core set, what is in its box.
        TooMany { card: Title, has: u8, most: u8 },
        /// CONQ-DECK-04.
        Squad { card: Title, has: u8, needs: u8 },
        /// CONQ-DECK-05.
        ForeignSquad { card: Title, warlord: WarlordId },
        /// CONQ-DECK-08, CONQ-DECK-09.
        LoyalToOthers { card: Title, faction: Faction },
        /// CONQ-DECK-07.
        TwoAllies { one: Faction, other: Faction },
        /// CONQ-DECK-13.
        NoNeighbour { faction: Faction, own: Faction },
        /// CONQ-DECK-03.
        AnotherWarlord { card: Title },
        /// No card is called so.
        UnknownTitle { name: String },
        /// A card is named, and not how many of it.
        HowMany { card: Title },
        /// Tokens and planets are in no deck.
        TokenOrPlanet { name: Text },
        /// Longer than any list.
        TooLong,
    }
}

/// What is wrong with a list as a deck of one's own, in the order of the rules. Starters have too few cards for that.
#[must_use]
pub fn deck_defects(draft: &DeckDraft, pool: CardPool) -> Vec<DeckDefect> {
    let mut found = vec![];
    let size = draft.size();
    if size < MINIMUM {
        found.push(DeckDefect::TooFew { has: size, needs: MINIMUM });
    }
    for (card, needs) in draft.warlord.signature_squad() {
        let has = draft.copies(card);
        if has != needs {
            found.push(DeckDefect::Squad { card, has, needs });
        }
    }
    for (card, has) in draft.cards.iter().filter(|(_, has)| **has > 0) {
        found.extend(card_defect(draft.warlord, *card, *has, pool));
    }
    let own = draft.warlord.faction();
    let (neighbours, strangers): (Vec<Faction>, Vec<Faction>) =
        draft.allies().into_iter().partition(|ally| own.neighbours().contains(ally));
    found.extend(strangers.into_iter().map(|faction| DeckDefect::NoNeighbour { faction, own }));
    if let [one, other] = neighbours[..] {
        found.push(DeckDefect::TwoAllies { one, other });
    }
    found
}

/// What is wrong with so many copies of a card, whatever else the list has.
fn card_defect(warlord: WarlordId, card: Title, has: u8, pool: CardPool) -> Option<DeckDefect> {
    let printed = card.card();
    match (printed.loyalty, printed.faction) {
        (Loyalty::OutsideDecks, _) => Some(DeckDefect::AnotherWarlord { card }),
        (Loyalty::Signature(whose), _) => (whose != warlord).then_some(DeckDefect::ForeignSquad { card, warlord: whose }),
        (Loyalty::Loyal, Some(faction)) if faction != warlord.faction() => Some(DeckDefect::LoyalToOthers { card, faction }),
        (Loyalty::Loyal | Loyalty::Common, _) => {
            let most = cap(card, pool);
            (has > most).then_some(DeckDefect::TooMany { card, has, most })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decks::DeckList;
    use Title::*;

    /// Our deck for Cato Sicarius, whose ally is Tau, with cards added and taken out.
    fn with(added: &[(Title, u8)], removed: &[Title]) -> Vec<DeckDefect> {
        let mut draft = DeckDraft::from(DeckList::ours(WarlordId::CaptainCatoSicarius));
        draft.cards.retain(|title, _| !removed.contains(title));
        added.iter().for_each(|(title, copies)| draft.add(*title, *copies));
        deck_defects(&draft, CardPool::Unlimited)
    }

    // cites: CONQ-DECK-11
    #[test]
    fn conq_deck_11_a_deck_has_at_least_fifty_cards_and_no_upper_limit() {
        assert_eq!(with(&[], &[TenthCompanyScout]), [DeckDefect::TooFew { has: 49, needs: 50 }]);
        assert_eq!(with(&[(TenthCompanyScout, 2), (LandRaider, 2), (EagerRecruit, 2)], &[]), []);
    }

    // cites: CONQ-DECK-10, CONQ-DECK-12
    #[test]
    fn conq_deck_10_at_most_three_copies_of_a_title_and_those_of_the_box_in_one_core_set() {
        let too_many = |has, most| DeckDefect::TooMany { card: TenthCompanyScout, has, most };
        assert_eq!(with(&[(TenthCompanyScout, 2)], &[]), []);
        assert_eq!(with(&[(TenthCompanyScout, 3)], &[]), [too_many(4, 3)]);
        let mut draft = DeckDraft::from(DeckList::ours(WarlordId::CaptainCatoSicarius));
        draft.add(TenthCompanyScout, 1);
        assert_eq!(deck_defects(&draft, CardPool::OneCoreSet), [too_many(2, 1)]);
    }

    // cites: CONQ-DECK-04
    #[test]
    fn conq_deck_04_the_squad_is_in_the_deck_as_it_is_printed() {
        let squad = |has| DeckDefect::Squad { card: SicariussChosen, has, needs: 4 };
        assert_eq!(with(&[(LandRaider, 2), (EagerRecruit, 2)], &[SicariussChosen]), [squad(0)]);
        assert_eq!(with(&[(SicariussChosen, 1)], &[]), [squad(5)]);
    }

    // cites: CONQ-DECK-05
    #[test]
    fn conq_deck_05_no_signature_card_of_another_warlord() {
        let foreign = DeckDefect::ForeignSquad { card: CommunicationsRelay, warlord: WarlordId::CommanderShadowsun };
        assert_eq!(with(&[(CommunicationsRelay, 1)], &[]), [foreign]);
    }

    // cites: CONQ-DECK-08, CONQ-DECK-09
    #[test]
    fn conq_deck_09_loyal_cards_are_for_their_own_faction() {
        assert_eq!(with(&[(GunDrones, 1)], &[]), [DeckDefect::LoyalToOthers { card: GunDrones, faction: Faction::Tau }]);
        assert_eq!(with(&[(DeathwingGuard, 2)], &[]), []);
    }

    // cites: CONQ-DECK-07, CONQ-DECK-13
    #[test]
    fn conq_deck_07_one_ally_and_a_neighbour() {
        let two = DeckDefect::TwoAllies { one: Faction::AstraMilitarum, other: Faction::Tau };
        assert_eq!(with(&[(AssaultValkyrie, 1)], &[]), [two]);
        let stranger = DeckDefect::NoNeighbour { faction: Faction::Orks, own: Faction::SpaceMarines };
        assert_eq!(with(&[(ShootaMob, 1)], &[]), [stranger]);
    }

    // cites: CONQ-DECK-03
    #[test]
    fn conq_deck_03_no_warlord_is_among_the_cards() {
        assert_eq!(with(&[(Nazdreg, 1)], &[]), [DeckDefect::AnotherWarlord { card: Nazdreg }]);
        assert_eq!(with(&[(CaptainCatoSicarius, 1)], &[]), [DeckDefect::AnotherWarlord { card: CaptainCatoSicarius }]);
    }

    #[test]
    fn a_starter_is_no_deck_of_ones_own() {
        let starter = DeckList::starter(WarlordId::ColonelStraken);
        assert_eq!(deck_defects(starter.draft(), CardPool::OneCoreSet), [DeckDefect::TooFew { has: 35, needs: 50 }]);
    }
}
