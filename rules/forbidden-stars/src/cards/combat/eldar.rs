//! The combat cards of Iyanden, in the order of their decks.

use super::*;

pub(super) static COMMAND_OF_THE_AUTARCH: CombatCard = CombatCard {
    faction: Faction::Eldar,
    deck: Deck::Starting,
    icons: Icons { bolter: 0, shield: 0, morale: 0 },
    general: &[always(Either(&[Rally, Gain(Morale, 1)])), always(FurtherCard)],
    requires: Requires { units: &[], or_a_bastion: false },
    unit: &[],
};

pub(super) static HIT_AND_RUN: CombatCard = CombatCard {
    faction: Faction::Eldar,
    deck: Deck::Starting,
    icons: Icons { bolter: 1, shield: 0, morale: 0 },
    general: &[always(Tokens { bolter: 2, shield: 0 })],
    requires: Requires { units: &[AspectWarrior, HelleboreFrigate], or_a_bastion: false },
    unit: &[always(Spend { faces: &[Morale], then: &MoveOne })],
};

pub(super) static HOWLING_BANSHEES: CombatCard = CombatCard {
    faction: Faction::Eldar,
    deck: Deck::Starting,
    icons: Icons { bolter: 1, shield: 0, morale: 0 },
    general: &[always(Roll(1))],
    requires: Requires { units: &[AspectWarrior, HelleboreFrigate], or_a_bastion: false },
    unit: &[always(Spend { faces: &[Morale], then: &They { ways: &[Way::Rout], or: None } })],
};

pub(super) static RANGER_SUPPORT: CombatCard = CombatCard {
    faction: Faction::Eldar,
    deck: Deck::Starting,
    icons: Icons { bolter: 0, shield: 1, morale: 1 },
    general: &[attacking(Tokens { bolter: 1, shield: 1 }), defending(RetreatOwn)],
    requires: Requires { units: &[], or_a_bastion: false },
    unit: &[],
};

pub(super) static STRIKING_SCORPIONS: CombatCard = CombatCard {
    faction: Faction::Eldar,
    deck: Deck::Starting,
    icons: Icons { bolter: 0, shield: 1, morale: 0 },
    general: &[always(Roll(1))],
    requires: Requires { units: &[AspectWarrior, HelleboreFrigate], or_a_bastion: false },
    unit: &[always(TheyLoseADie)],
};

pub(super) static FIRE_DRAGONS_VENGEANCE: CombatCard = CombatCard {
    faction: Faction::Eldar,
    deck: Deck::Upgrade { level: 0, cost: 2 },
    icons: Icons { bolter: 2, shield: 0, morale: 0 },
    general: &[attacking(Lasts(Lasting::DeniesShieldTokens))],
    requires: Requires { units: &[AspectWarrior, HelleboreFrigate], or_a_bastion: false },
    unit: &[always(Tokens { bolter: 0, shield: 2 })],
};

pub(super) static SWOOPING_HAWKS: CombatCard = CombatCard {
    faction: Faction::Eldar,
    deck: Deck::Upgrade { level: 0, cost: 2 },
    icons: Icons { bolter: 0, shield: 2, morale: 0 },
    general: &[defending(TheyLoseTokens { icon: Bolter, number: 3 })],
    requires: Requires { units: &[AspectWarrior, HelleboreFrigate], or_a_bastion: false },
    unit: &[always(Spend { faces: &[Morale], then: &Tokens { bolter: 2, shield: 0 } })],
};

pub(super) static WRAITHGUARD_ADVANCE: CombatCard = CombatCard {
    faction: Faction::Eldar,
    deck: Deck::Upgrade { level: 0, cost: 2 },
    icons: Icons { bolter: 1, shield: 0, morale: 1 },
    general: &[always(Either(&[Roll(1), Gain(Morale, 1)])), always(Convert { from: &[Shield], to: &[Bolter], most: 2 })],
    requires: Requires { units: &[Wraithguard, HelleboreFrigate, VoidStalker], or_a_bastion: false },
    unit: &[always(They { ways: &[Way::SpendDie(Morale), Way::Rout], or: None })],
};

pub(super) static WRAITHGUARD_SUPPORT: CombatCard = CombatCard {
    faction: Faction::Eldar,
    deck: Deck::Upgrade { level: 0, cost: 2 },
    icons: Icons { bolter: 0, shield: 1, morale: 1 },
    general: &[always(Either(&[Roll(1), Gain(Morale, 1)])), always(Convert { from: &[Bolter], to: &[Shield], most: 2 })],
    requires: Requires { units: &[Wraithguard, HelleboreFrigate, VoidStalker], or_a_bastion: false },
    unit: &[always(Spend { faces: &[Morale], then: &Rally })],
};

pub(super) static FIRE_PRISM: CombatCard = CombatCard {
    faction: Faction::Eldar,
    deck: Deck::Upgrade { level: 2, cost: 4 },
    icons: Icons { bolter: 2, shield: 1, morale: 0 },
    general: &[always(Convert { from: &[Morale], to: &[Bolter], most: MOST_DICE })],
    requires: Requires { units: &[Falcon, VoidStalker], or_a_bastion: false },
    unit: &[attacking(Tokens { bolter: 2, shield: 0 }), defending(TheyLoseTokens { icon: Shield, number: 5 })],
};

pub(super) static SPIRITSEERS_GUIDANCE: CombatCard = CombatCard {
    faction: Faction::Eldar,
    deck: Deck::Upgrade { level: 2, cost: 4 },
    icons: Icons { bolter: 1, shield: 1, morale: 1 },
    general: &[always(Gain(Morale, 1)), always(RoutOwnToSufferNothing)],
    requires: Requires { units: &[], or_a_bastion: false },
    unit: &[],
};

pub(super) static WAVE_SERPENT: CombatCard = CombatCard {
    faction: Faction::Eldar,
    deck: Deck::Upgrade { level: 2, cost: 4 },
    icons: Icons { bolter: 1, shield: 2, morale: 0 },
    general: &[always(Roll(1)), always(They { ways: &[Way::SpendDie(Morale)], or: Some(&Tokens { bolter: 0, shield: 3 }) })],
    requires: Requires { units: &[Falcon, VoidStalker], or_a_bastion: false },
    unit: &[always(Spend { faces: &[Morale], then: &MoveLightUnits })],
};

pub(super) static HOLOFIELD_EMITTER: CombatCard = CombatCard {
    faction: Faction::Eldar,
    deck: Deck::Upgrade { level: 3, cost: 6 },
    icons: Icons { bolter: 1, shield: 2, morale: 1 },
    general: &[always(Roll(1)), always(DrawCard)],
    requires: Requires { units: &[WarlockBattleTitan, VoidStalker], or_a_bastion: false },
    unit: &[always(FurtherCard)],
};

pub(super) static PSYCHIC_LANCE: CombatCard = CombatCard {
    faction: Faction::Eldar,
    deck: Deck::Upgrade { level: 3, cost: 6 },
    icons: Icons { bolter: 2, shield: 1, morale: 0 },
    general: &[always(Roll(1)), always(TheyDiscardFromHand)],
    requires: Requires { units: &[WarlockBattleTitan, VoidStalker], or_a_bastion: false },
    unit: &[always(DemandADiscard)],
};
