//! The combat cards of the Evil Sunz, in the order of their decks.

use super::*;

pub(super) static ARD_BOYZ: CombatCard = CombatCard {
    faction: Faction::Orks,
    deck: Deck::Starting,
    icons: Icons { bolter: 0, shield: 2, morale: 0 },
    general: &[always(Reroll { whose: Whose::Own, face: Some(Bolter), number: Number::All })],
    requires: Requires { units: &[OrkBoyz], or_a_bastion: false },
    unit: &[always(Reroll { whose: Whose::Theirs, face: Some(Bolter), number: Number::Standing(&[OrkBoyz]) })],
};

pub(super) static GRETCHIN: CombatCard = CombatCard {
    faction: Faction::Orks,
    deck: Deck::Starting,
    icons: Icons { bolter: 0, shield: 0, morale: 0 },
    general: &[always(Tokens { bolter: 1, shield: 1 }), always(RerollOneOfTheirs)],
    requires: Requires { units: &[OnslaughtAttackShip], or_a_bastion: false },
    unit: &[always(DestroyOwn { only: Some(OnslaughtAttackShip), then: &They { ways: &[Way::Destroy], or: None } })],
};

pub(super) static MEK_BOYZ: CombatCard = CombatCard {
    faction: Faction::Orks,
    deck: Deck::Starting,
    icons: Icons { bolter: 0, shield: 0, morale: 1 },
    general: &[always(Roll(1))],
    requires: Requires { units: &[OrkBoyz, OnslaughtAttackShip], or_a_bastion: false },
    unit: &[always(BorrowIcons)],
};

pub(super) static SHOOTA_BOYZ: CombatCard = CombatCard {
    faction: Faction::Orks,
    deck: Deck::Starting,
    icons: Icons { bolter: 2, shield: 0, morale: 0 },
    general: &[always(Reroll { whose: Whose::Own, face: Some(Shield), number: Number::All })],
    requires: Requires { units: &[OrkBoyz], or_a_bastion: false },
    unit: &[always(Reroll { whose: Whose::Theirs, face: Some(Shield), number: Number::Standing(&[OrkBoyz]) })],
};

pub(super) static SLUGGA_BOYZ: CombatCard = CombatCard {
    faction: Faction::Orks,
    deck: Deck::Starting,
    icons: Icons { bolter: 1, shield: 1, morale: 0 },
    general: &[always(Reroll { whose: Whose::Both, face: Some(Morale), number: Number::All })],
    requires: Requires { units: &[OrkBoyz, OnslaughtAttackShip], or_a_bastion: false },
    unit: &[always(Rally)],
};

pub(super) static BIKER_NOBZ: CombatCard = CombatCard {
    faction: Faction::Orks,
    deck: Deck::Upgrade { level: 0, cost: 2 },
    icons: Icons { bolter: 2, shield: 1, morale: 0 },
    general: &[always(Reroll { whose: Whose::Theirs, face: Some(Bolter), number: Number::All })],
    requires: Requires { units: &[Nobz, OnslaughtAttackShip], or_a_bastion: false },
    unit: &[always(Tokens { bolter: 1, shield: 0 })],
};

pub(super) static MEGA_NOBZ: CombatCard = CombatCard {
    faction: Faction::Orks,
    deck: Deck::Upgrade { level: 0, cost: 2 },
    icons: Icons { bolter: 1, shield: 2, morale: 0 },
    general: &[always(Reroll { whose: Whose::Theirs, face: Some(Shield), number: Number::All })],
    requires: Requires { units: &[Nobz, OnslaughtAttackShip], or_a_bastion: false },
    unit: &[always(Tokens { bolter: 0, shield: 1 })],
};

pub(super) static SEA_OF_GREEN: CombatCard = CombatCard {
    faction: Faction::Orks,
    deck: Deck::Upgrade { level: 0, cost: 2 },
    icons: Icons { bolter: 1, shield: 1, morale: 0 },
    general: &[always(FreeToken), more_standing(They { ways: &[Way::SpendDie(Morale), Way::Rout], or: None })],
    requires: Requires { units: &[], or_a_bastion: false },
    unit: &[],
};

pub(super) static WAAAGH: CombatCard = CombatCard {
    faction: Faction::Orks,
    deck: Deck::Upgrade { level: 0, cost: 2 },
    icons: Icons { bolter: 0, shield: 0, morale: 3 },
    general: &[always(Rally)],
    requires: Requires { units: &[OrkBoyz, OnslaughtAttackShip], or_a_bastion: false },
    unit: &[always(TokensPerUnit { icon: Bolter, units: &[OrkBoyz, OnslaughtAttackShip] })],
};

pub(super) static PARTY_WAGON: CombatCard = CombatCard {
    faction: Faction::Orks,
    deck: Deck::Upgrade { level: 2, cost: 4 },
    icons: Icons { bolter: 1, shield: 2, morale: 0 },
    general: &[always(FreeToken)],
    requires: Requires { units: &[Battlewagon, KillKroozer], or_a_bastion: false },
    unit: &[more_standing(Tokens { bolter: 2, shield: 2 })],
};

pub(super) static ROKKIT_WAGON: CombatCard = CombatCard {
    faction: Faction::Orks,
    deck: Deck::Upgrade { level: 2, cost: 4 },
    icons: Icons { bolter: 3, shield: 0, morale: 0 },
    general: &[],
    requires: Requires { units: &[Battlewagon, KillKroozer], or_a_bastion: false },
    unit: &[always(Optional(&TokensAndTheirRetreat))],
};

pub(super) static WEIRDBOYZ: CombatCard = CombatCard {
    faction: Faction::Orks,
    deck: Deck::Upgrade { level: 2, cost: 4 },
    icons: Icons { bolter: 1, shield: 1, morale: 1 },
    general: &[always(Reroll { whose: Whose::Both, face: None, number: Number::All })],
    requires: Requires { units: &[OrkBoyz, OnslaughtAttackShip], or_a_bastion: false },
    unit: &[always(Lasts(Lasting::MirrorsTokens))],
};

pub(super) static SMASHER_GARGANT: CombatCard = CombatCard {
    faction: Faction::Orks,
    deck: Deck::Upgrade { level: 3, cost: 6 },
    icons: Icons { bolter: 2, shield: 3, morale: 0 },
    general: &[],
    requires: Requires { units: &[Gargant, KillKroozer], or_a_bastion: false },
    unit: &[always(Smash)],
};

pub(super) static SNAPPER_GARGANT: CombatCard = CombatCard {
    faction: Faction::Orks,
    deck: Deck::Upgrade { level: 3, cost: 6 },
    icons: Icons { bolter: 4, shield: 1, morale: 0 },
    general: &[],
    requires: Requires { units: &[Gargant, KillKroozer], or_a_bastion: false },
    unit: &[always(DiscardFaceUp)],
};
