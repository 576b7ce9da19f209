//! The combat cards of the World Eaters, in the order of their decks.

use super::*;

pub(super) static DARK_FAITH: CombatCard = CombatCard {
    faction: Faction::Chaos,
    deck: Deck::Starting,
    icons: Icons { bolter: 0, shield: 0, morale: 1 },
    general: &[always(Gain(Morale, 1))],
    requires: Requires { units: &[Cultist, IconoclastDestroyer], or_a_bastion: false },
    unit: &[more_morale(FreeElsewhere(Cultist))],
};

pub(super) static FOUL_WORSHIP: CombatCard = CombatCard {
    faction: Faction::Chaos,
    deck: Deck::Starting,
    icons: Icons { bolter: 0, shield: 1, morale: 0 },
    general: &[always(Roll(1))],
    requires: Requires { units: &[Cultist, IconoclastDestroyer], or_a_bastion: false },
    unit: &[they_have_routed(TokensPerUnit { icon: Shield, units: &[Cultist, IconoclastDestroyer] })],
};

pub(super) static IMPURE_ZEAL: CombatCard = CombatCard {
    faction: Faction::Chaos,
    deck: Deck::Starting,
    icons: Icons { bolter: 1, shield: 1, morale: 0 },
    general: &[more_morale(Rally)],
    requires: Requires { units: &[Cultist, IconoclastDestroyer], or_a_bastion: false },
    unit: &[always(They { ways: &[Way::Rout], or: Some(&TokensPerUnit { icon: Bolter, units: &[Cultist, IconoclastDestroyer] }) })],
};

pub(super) static KHORNES_RAGE: CombatCard = CombatCard {
    faction: Faction::Chaos,
    deck: Deck::Starting,
    icons: Icons { bolter: 1, shield: 0, morale: 0 },
    general: &[always(Spend { faces: &[Bolter], then: &Tokens { bolter: 3, shield: 0 } })],
    requires: Requires { units: &[ChaosSpaceMarine, IconoclastDestroyer], or_a_bastion: false },
    unit: &[always(They { ways: &[Way::SpendDie(Shield), Way::Rout], or: None })],
};

pub(super) static LURE_OF_CHAOS: CombatCard = CombatCard {
    faction: Faction::Chaos,
    deck: Deck::Starting,
    icons: Icons { bolter: 0, shield: 0, morale: 1 },
    general: &[always(Optional(&They { ways: &[Way::RoutForADie], or: Some(&FreeHere(&[Cultist, IconoclastDestroyer])) }))],
    requires: Requires { units: &[Cultist, IconoclastDestroyer], or_a_bastion: false },
    unit: &[always(Either(&[Tokens { bolter: 2, shield: 0 }, Tokens { bolter: 0, shield: 2 }]))],
};

pub(super) static MARK_OF_KHORNE: CombatCard = CombatCard {
    faction: Faction::Chaos,
    deck: Deck::Upgrade { level: 0, cost: 2 },
    icons: Icons { bolter: 2, shield: 0, morale: 0 },
    general: &[always(Spend { faces: &[Bolter, Morale], then: &Tokens { bolter: 3, shield: 0 } })],
    requires: Requires { units: &[ChaosSpaceMarine, IconoclastDestroyer], or_a_bastion: false },
    unit: &[always(They { ways: &[Way::SpendDie(Shield), Way::DestroyRouted], or: None })],
};

pub(super) static MARK_OF_NURGLE: CombatCard = CombatCard {
    faction: Faction::Chaos,
    deck: Deck::Upgrade { level: 0, cost: 2 },
    icons: Icons { bolter: 0, shield: 2, morale: 0 },
    general: &[always(Spend { faces: &[Shield, Morale], then: &Tokens { bolter: 0, shield: 3 } })],
    requires: Requires { units: &[ChaosSpaceMarine, IconoclastDestroyer], or_a_bastion: false },
    unit: &[always(They { ways: &[Way::DestroyRouted], or: Some(&Tokens { bolter: 0, shield: 2 }) })],
};

pub(super) static MARK_OF_SLAANESH: CombatCard = CombatCard {
    faction: Faction::Chaos,
    deck: Deck::Upgrade { level: 0, cost: 2 },
    icons: Icons { bolter: 1, shield: 1, morale: 0 },
    general: &[always(Roll(1)), more_morale(They { ways: &[Way::Rout], or: None })],
    requires: Requires { units: &[ChaosSpaceMarine], or_a_bastion: false },
    unit: &[they_have_routed(FreeHere(&[Cultist]))],
};

pub(super) static MARK_OF_TZEENTCH: CombatCard = CombatCard {
    faction: Faction::Chaos,
    deck: Deck::Upgrade { level: 0, cost: 2 },
    icons: Icons { bolter: 0, shield: 0, morale: 2 },
    general: &[always(Gain(Morale, 1)), more_morale(Replace { unit: Cultist, with: ChaosSpaceMarine })],
    requires: Requires { units: &[ChaosSpaceMarine, IconoclastDestroyer], or_a_bastion: false },
    unit: &[always(Convert { from: &[Morale], to: &[Bolter, Shield], most: 2 })],
};

pub(super) static CHAOS_UNITED: CombatCard = CombatCard {
    faction: Faction::Chaos,
    deck: Deck::Upgrade { level: 2, cost: 4 },
    icons: Icons { bolter: 1, shield: 1, morale: 1 },
    general: &[always(They { ways: &[Way::Rout], or: Some(&GainAny) })],
    requires: Requires { units: &[Cultist, ChaosSpaceMarine, Helbrute], or_a_bastion: false },
    unit: &[always(BringAsManyLevelsAs(Cultist))],
};

pub(super) static DAEMONIC_RESILIENCE: CombatCard = CombatCard {
    faction: Faction::Chaos,
    deck: Deck::Upgrade { level: 2, cost: 4 },
    icons: Icons { bolter: 0, shield: 2, morale: 1 },
    general: &[always(Either(&[Gain(Morale, 1), Gain(Shield, 1)]))],
    requires: Requires { units: &[Helbrute, RepulsiveGrandCruiser], or_a_bastion: false },
    unit: &[always(They { ways: &[Way::Destroy], or: Some(&Tokens { bolter: 0, shield: 4 }) })],
};

pub(super) static INHUMAN_STRENGTH: CombatCard = CombatCard {
    faction: Faction::Chaos,
    deck: Deck::Upgrade { level: 2, cost: 4 },
    icons: Icons { bolter: 2, shield: 0, morale: 1 },
    general: &[always(Either(&[Gain(Bolter, 1), Gain(Morale, 1)]))],
    requires: Requires { units: &[Helbrute, RepulsiveGrandCruiser], or_a_bastion: false },
    unit: &[always(DestroyOwn { only: None, then: &Tokens { bolter: 4, shield: 0 } })],
};

pub(super) static CHAOS_VICTORIOUS: CombatCard = CombatCard {
    faction: Faction::Chaos,
    deck: Deck::Upgrade { level: 3, cost: 6 },
    icons: Icons { bolter: 1, shield: 1, morale: 1 },
    general: &[always(Roll(2)), more_morale(RoutAllOfLevelZero)],
    requires: Requires { units: &[ChaosReaverTitan, RepulsiveGrandCruiser], or_a_bastion: false },
    unit: &[always(RoutEnemy)],
};

pub(super) static DEATH_AND_DESPAIR: CombatCard = CombatCard {
    faction: Faction::Chaos,
    deck: Deck::Upgrade { level: 3, cost: 6 },
    icons: Icons { bolter: 2, shield: 0, morale: 1 },
    general: &[always(Either(&[Gain(Bolter, 2), Gain(Morale, 2)])), always(SpendToDestroyLevelZero)],
    requires: Requires { units: &[ChaosReaverTitan, RepulsiveGrandCruiser], or_a_bastion: false },
    unit: &[more_morale(DestroyRoutedEnemy)],
};
