//! What may be put into a deck: which cards (CONQ-DECK-03 to CONQ-DECK-09, CONQ-DECK-13), and how many of each (CONQ-DECK-10, CONQ-DECK-12).

use crate::components::{Faction, Loyalty, Title, WarlordId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// CONQ-DECK-10: the most copies of a card that is no signature card.
pub const MOST_COPIES: u8 = 3;

/// The cards from which decks are built.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CardPool {
    /// As many core sets as one likes (CONQ-DECK-12).
    #[default]
    Unlimited,
    /// One core set: no more copies than lie in its box.
    OneCoreSet,
}

/// Whether a deck of this warlord with this ally may have a card.
#[must_use]
pub fn is_allowed(title: Title, warlord: WarlordId, ally: Option<Faction>) -> bool {
    let card = title.card();
    match card.loyalty {
        Loyalty::OutsideDecks => false,
        // CONQ-DECK-04, CONQ-DECK-05
        Loyalty::Signature(whose) => whose == warlord,
        // CONQ-DECK-09
        Loyalty::Loyal => card.faction == Some(warlord.faction()),
        // CONQ-DECK-06, CONQ-DECK-08
        Loyalty::Common => card.faction.is_none_or(|faction| faction == warlord.faction() || Some(faction) == ally),
    }
}

/// Whether a deck of this warlord could have a card, as far as others know: its ally is the one it has shown, or either neighbour (CONQ-DECK-07).
#[must_use]
pub fn could_be_listed(title: Title, warlord: WarlordId, shown_ally: Option<Faction>) -> bool {
    match shown_ally {
        Some(ally) => is_allowed(title, warlord, Some(ally)),
        None => warlord.faction().neighbours().into_iter().any(|ally| is_allowed(title, warlord, Some(ally))),
    }
}

/// How many copies of a card a deck may have: those of the squad if it is a signature card (CONQ-DECK-04), else at most three.
#[must_use]
pub fn cap(title: Title, pool: CardPool) -> u8 {
    let card = title.card();
    match (card.is_signature(), pool) {
        (true, CardPool::Unlimited | CardPool::OneCoreSet) => card.copies,
        (false, CardPool::Unlimited) => MOST_COPIES,
        (false, CardPool::OneCoreSet) => card.copies.min(MOST_COPIES),
    }
}

/// What may be chosen for a deck besides its signature squad, each title with its cap.
pub fn choosable(warlord: WarlordId, ally: Option<Faction>, pool: CardPool) -> impl Iterator<Item = (Title, u8)> {
    let is_offered = move |title: &Title| !title.card().is_signature() && is_allowed(*title, warlord, ally);
    Title::ALL.iter().copied().filter(is_offered).map(move |title| (title, cap(title, pool)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(warlord: WarlordId, ally: Option<Faction>, pool: CardPool) -> u32 {
        choosable(warlord, ally, pool).map(|(_, cap)| u32::from(cap)).sum()
    }

    // cites: CONQ-DECK-12, CONQ-DECK-08
    #[test]
    fn conq_deck_12_one_core_set_has_33_cards_of_ones_own_and_14_to_16_of_an_ally() {
        let warlord = WarlordId::CaptainCatoSicarius;
        for own in WarlordId::ALL {
            assert_eq!(cards(*own, None, CardPool::OneCoreSet), 21 + 12, "{own}");
            assert_eq!(choosable(*own, None, CardPool::Unlimited).count(), 19 + 6, "{own}");
        }
        let of = |ally: Faction| {
            let allied = WarlordId::of(ally.neighbours()[0]);
            let own = cards(allied, None, CardPool::OneCoreSet);
            (cards(allied, Some(ally), CardPool::OneCoreSet) - own, choosable(allied, Some(ally), CardPool::Unlimited).count() - 25)
        };
        let allies = Faction::ALL.iter().map(|ally| of(*ally)).collect::<Vec<_>>();
        assert_eq!(allies, [(14, 12), (15, 13), (15, 13), (14, 12), (15, 13), (16, 14), (15, 13)]);
        assert_eq!(cards(warlord, None, CardPool::Unlimited), 75);
    }

    // cites: CONQ-DECK-05, CONQ-DECK-06, CONQ-DECK-07, CONQ-DECK-09
    #[test]
    fn conq_deck_07_either_neighbour_could_be_listed_until_one_is_shown() {
        let could = |title, ally| could_be_listed(title, WarlordId::CaptainCatoSicarius, ally);
        assert!(could(Title::AssaultValkyrie, None) && could(Title::IonRifle, None), "both neighbours");
        assert!(could(Title::IonRifle, Some(Faction::Tau)) && !could(Title::AssaultValkyrie, Some(Faction::Tau)));
        assert!(!could(Title::GoffNob, None) && !could(Title::ShootaMob, None), "no neighbour");
        assert!(!could(Title::GunDrones, None), "a loyal card of a neighbour");
        assert!(!could(Title::CommunicationsRelay, None), "a signature card of another squad");
        assert!(could(Title::SicariussChosen, None) && could(Title::NoMercy, Some(Faction::Tau)));
        assert!(!could(Title::CaptainCatoSicarius, None));
    }
}
