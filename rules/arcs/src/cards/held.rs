//! Whose text it is that acts: Court cards, leaders and lore do it in the same ways.

use crate::prelude::*;

/// A card whose text acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardId {
    /// A Guild or Vox card.
    Court(CourtCardId),
    /// A leader.
    Leader(LeaderId),
    /// A lore card.
    Lore(LoreId),
}

impl CardId {
    /// The card as it can be picked.
    pub fn choice(self) -> Choice {
        match self {
            Self::Court(card) => Choice::CourtCard { card },
            Self::Leader(leader) => Choice::Leader { leader },
            Self::Lore(lore) => Choice::Lore { lore },
        }
    }
}

impl From<CourtCardId> for CardId {
    fn from(card: CourtCardId) -> Self {
        Self::Court(card)
    }
}

impl From<LeaderId> for CardId {
    fn from(leader: LeaderId) -> Self {
        Self::Leader(leader)
    }
}

impl From<LoreId> for CardId {
    fn from(lore: LoreId) -> Self {
        Self::Lore(lore)
    }
}

/// What a card is good for as long as somebody has it.
#[derive(Clone, Copy, Default)]
pub struct Powers {
    /// Its special actions (ARCS-NEW).
    pub specials: &'static [Special],
    /// What it changes for good (ARCS-MOD).
    pub passives: &'static [Passive],
    /// What it asks.
    pub choosing: &'static [Choosing],
}

impl Powers {
    /// None.
    pub const NONE: Self = Self { specials: &[], passives: &[], choosing: &[] };

    /// What a card changes for good.
    pub const fn passive(passives: &'static [Passive]) -> Self {
        Self { passives, ..Self::NONE }
    }

    /// Special actions.
    pub const fn special(specials: &'static [Special]) -> Self {
        Self { specials, ..Self::NONE }
    }

    /// With what it asks.
    pub const fn choosing(self, choosing: &'static [Choosing]) -> Self {
        Self { choosing, ..self }
    }
}

impl CardId {
    /// What it is good for.
    pub(crate) fn powers(self) -> &'static Powers {
        match self {
            Self::Court(card) => &card.card().powers,
            Self::Leader(leader) => &leader.card().powers,
            Self::Lore(lore) => lore.card(),
        }
    }

    /// Whether its text has this.
    pub fn has(self, passive: Passive) -> bool {
        self.powers().passives.contains(&passive)
    }
}

/// The cards of a seat whose texts hold: Guild cards in the order they came, the leader, lore.
pub fn held(s: &State, seat: Seat) -> impl Iterator<Item = CardId> {
    let player = &s.players[seat];
    let guild = player.guild.iter().copied().map(CardId::Court);
    guild.chain(player.leader.map(CardId::Leader)).chain(player.lore.iter().copied().map(CardId::Lore))
}
