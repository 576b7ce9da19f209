//! The 28 action cards (ARCS-COMP-02) and the actions they list (ARCS-LEAD-03).

use crate::prelude::*;
use schemars::JsonSchema;
use std::str::FromStr;

terms! {
    "suit";
    /// The suit of an action card.
    pub enum Suit { Administration, Aggression, Construction, Mobilization }
}

terms! {
    "action";
    /// Something that can be done with a pip: standard actions, then the special ones of Guild cards and of lore (ARCS-NEW-01).
    pub enum Action {
        Tax, Repair, Build, Influence, Move, Secure, Battle,
        Manufacture, Synthesize, Pressgang, Execute, Abduct, Trade,
        Summon, FireRifles, Nurture, Prune,
    }
}

/// A standard action, which everybody can take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standard {
    /// ARCS-TAX.
    Tax,
    /// ARCS-REPAIR.
    Repair,
    /// ARCS-BUILD.
    Build,
    /// ARCS-INFL.
    Influence,
    /// ARCS-MOVE.
    Move,
    /// ARCS-SECURE.
    Secure,
    /// ARCS-BATTLE.
    Battle,
}

impl Action {
    /// The standard action it is; none of those that cards bring, which the cards carry out.
    #[must_use]
    pub fn standard(self) -> Option<Standard> {
        match self {
            Self::Tax => Some(Standard::Tax),
            Self::Repair => Some(Standard::Repair),
            Self::Build => Some(Standard::Build),
            Self::Influence => Some(Standard::Influence),
            Self::Move => Some(Standard::Move),
            Self::Secure => Some(Standard::Secure),
            Self::Battle => Some(Standard::Battle),
            Self::Manufacture
            | Self::Synthesize
            | Self::Pressgang
            | Self::Execute
            | Self::Abduct
            | Self::Trade
            | Self::Summon
            | Self::FireRifles
            | Self::Nurture
            | Self::Prune => None,
        }
    }
}

/// An action card: there is one of each suit and number. Written `aggression-4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct ActionCard {
    /// Its suit.
    pub suit: Suit,
    /// Its number, 1 to 7.
    pub number: u8,
}

impl Suit {
    /// ARCS-LEAD-03: what its cards list.
    #[must_use]
    pub fn actions(self) -> &'static [Action] {
        match self {
            Self::Administration => &[Action::Tax, Action::Repair, Action::Influence],
            Self::Aggression => &[Action::Battle, Action::Move, Action::Secure],
            Self::Construction => &[Action::Build, Action::Repair],
            Self::Mobilization => &[Action::Move, Action::Influence],
        }
    }

    /// The pips of its cards 1 to 7.
    fn pips(self) -> [u8; 7] {
        match self {
            Self::Administration => [4, 4, 3, 3, 3, 2, 1],
            Self::Aggression => [3, 3, 2, 2, 2, 2, 1],
            Self::Construction | Self::Mobilization => [4, 4, 3, 3, 2, 2, 1],
        }
    }
}

impl ActionCard {
    /// The deck for so many players (ARCS-SETUP-02).
    #[must_use]
    pub fn deck(players: u8) -> Vec<Self> {
        let numbers = if players == 4 { 1..=7 } else { 2..=6 };
        Suit::ALL.iter().flat_map(|suit| numbers.clone().map(|number| Self { suit: *suit, number })).collect()
    }

    /// Its pips.
    #[must_use]
    pub fn pips(self) -> u8 {
        self.suit.pips()[usize::from(self.number) - 1]
    }

    /// ARCS-DECL-02: the ambitions it can declare.
    #[must_use]
    pub fn ambitions(self) -> Vec<Ambition> {
        if self.number == 7 { Ambition::ALL.to_vec() } else { Ambition::of_number(self.number).into_iter().collect() }
    }
}

impl From<ActionCard> for String {
    fn from(card: ActionCard) -> Self {
        format!("{}-{}", card.suit, card.number)
    }
}

impl FromStr for ActionCard {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let found = text.rsplit_once('-').and_then(|(suit, number)| {
            let suit = *Suit::ALL.iter().find(|known| known.slug() == suit)?;
            let number = number.parse().ok().filter(|number| (1..=7).contains(number))?;
            Some(Self { suit, number })
        });
        found.ok_or_else(|| format!("`{text}` is no action card: they are written `aggression-4`"))
    }
}

impl TryFrom<String> for ActionCard {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // cites: ARCS-COMP-02, ARCS-SETUP-02
    #[test]
    fn arcs_comp_02_the_decks_have_the_cards_and_pips_of_the_box() {
        let pips = |players| ActionCard::deck(players).into_iter().map(|card| u32::from(card.pips())).sum::<u32>();
        assert_eq!((ActionCard::deck(2).len(), ActionCard::deck(3).len(), ActionCard::deck(4).len()), (20, 20, 28));
        assert_eq!((pips(2), pips(3), pips(4)), (54, 54, 73));
    }

    #[test]
    fn an_action_card_is_written_with_its_suit_and_number() {
        let card: ActionCard = "aggression-4".parse().unwrap();
        assert_eq!((card.suit, card.number, String::from(card)), (Suit::Aggression, 4, "aggression-4".to_owned()));
        assert!("aggression-8".parse::<ActionCard>().is_err());
        assert!("warfare-1".parse::<ActionCard>().is_err());
    }
}
