//! The four token units (CONQ-COMP-03). The bank never runs out of them.

use super::printed::{Printed, token};
use super::{Faction, Keyword, Trait};

sternpost_core::terms! {
    "token";
    /// A token unit (CONQ-COMP-03).
    pub enum Token { Snotlings, Guardsman, Cultist, Khymera }
}

/// How many of each token are in the box (CONQ-COMP-01).
pub const TOKENS_OF_EACH: u8 = 10;

impl Token {
    /// What is printed on it.
    #[must_use]
    pub fn card(self) -> &'static Printed {
        &PRINTED[self as usize]
    }
}

static PRINTED: [Printed; 4] = [
    token(1, 1).traits(&[Trait::Runt]).copies(TOKENS_OF_EACH).numbered(185, Some(Faction::Orks)),
    token(1, 2).traits(&[Trait::Soldier]).copies(TOKENS_OF_EACH).numbered(186, Some(Faction::AstraMilitarum)),
    token(1, 1).traits(&[Trait::Cultist]).copies(TOKENS_OF_EACH).text().numbered(187, Some(Faction::Chaos)),
    token(2, 1)
        .traits(&[Trait::Creature])
        .keywords(&[Keyword::NoAttachments])
        .copies(TOKENS_OF_EACH)
        .numbered(188, Some(Faction::DarkEldar)),
];
