//! The combat cards of the Ultramarines, in the order of their decks.

use super::*;

pub(super) static AMBUSH: CombatCard = CombatCard {
    faction: Faction::Ultramarines,
    deck: Deck::Starting,
    icons: Icons { bolter: 1, shield: 0, morale: 0 },
    general: &[always(Tokens { bolter: 2, shield: 0 })],
    requires: Requires { units: &[Scout, StrikeCruiser], or_a_bastion: false },
    unit: &[always(Lasts(Lasting::AmbushesRouted))],
};

pub(super) static BLESSED_POWER_ARMOUR: CombatCard = CombatCard {
    faction: Faction::Ultramarines,
    deck: Deck::Starting,
    icons: Icons { bolter: 0, shield: 1, morale: 0 },
    general: &[always(Tokens { bolter: 0, shield: 2 })],
    requires: Requires { units: &[SpaceMarine, StrikeCruiser], or_a_bastion: true },
    unit: &[always(Convert { from: &[Bolter, Morale], to: &[Shield], most: 2 })],
};

pub(super) static FAITH_IN_THE_EMPEROR: CombatCard = CombatCard {
    faction: Faction::Ultramarines,
    deck: Deck::Starting,
    icons: Icons { bolter: 0, shield: 0, morale: 1 },
    general: &[always(Roll(1))],
    requires: Requires { units: &[Scout, SpaceMarine, StrikeCruiser], or_a_bastion: false },
    unit: &[always(Either(&[Rally, Gain(Morale, 1)]))],
};

pub(super) static FURY_OF_THE_ULTRAMAR: CombatCard = CombatCard {
    faction: Faction::Ultramarines,
    deck: Deck::Starting,
    icons: Icons { bolter: 1, shield: 0, morale: 0 },
    general: &[
        always(Optional(&Reroll { whose: Whose::Theirs, face: Some(Shield), number: Number::Of(1) })),
        always(Optional(&Reroll { whose: Whose::Own, face: Some(Shield), number: Number::Of(1) })),
    ],
    requires: Requires { units: &[SpaceMarine, StrikeCruiser], or_a_bastion: false },
    unit: &[always(Either(&[TheyLose(Shield), TheyLoseTokens { icon: Shield, number: 2 }]))],
};

pub(super) static RECONNAISSANCE: CombatCard = CombatCard {
    faction: Faction::Ultramarines,
    deck: Deck::Starting,
    icons: Icons { bolter: 0, shield: 1, morale: 0 },
    general: &[attacking(Peek), always(Either(&[Tokens { bolter: 2, shield: 0 }, Tokens { bolter: 0, shield: 2 }]))],
    requires: Requires { units: &[Scout, StrikeCruiser], or_a_bastion: false },
    unit: &[always(Spend { faces: &[Morale], then: &RetreatOwn })],
};

pub(super) static DROP_POD_ASSAULT: CombatCard = CombatCard {
    faction: Faction::Ultramarines,
    deck: Deck::Upgrade { level: 0, cost: 2 },
    icons: Icons { bolter: 1, shield: 1, morale: 0 },
    general: &[always(Roll(1))],
    requires: Requires { units: &[SpaceMarine], or_a_bastion: false },
    unit: &[always(Spend { faces: &[Morale], then: &Bring(&[Scout, SpaceMarine]) })],
};

pub(super) static GLORY_AND_DEATH: CombatCard = CombatCard {
    faction: Faction::Ultramarines,
    deck: Deck::Upgrade { level: 0, cost: 2 },
    icons: Icons { bolter: 1, shield: 0, morale: 1 },
    general: &[always(Tokens { bolter: 2, shield: 0 }), attacking(Rally)],
    requires: Requires { units: &[SpaceMarine, StrikeCruiser], or_a_bastion: false },
    unit: &[always(Either(&[TheyLose(Shield), TheyLose(Morale)]))],
};

pub(super) static HOLD_THE_LINE: CombatCard = CombatCard {
    faction: Faction::Ultramarines,
    deck: Deck::Upgrade { level: 0, cost: 2 },
    icons: Icons { bolter: 0, shield: 1, morale: 1 },
    general: &[always(Tokens { bolter: 0, shield: 2 }), defending(Rally)],
    requires: Requires { units: &[SpaceMarine, StrikeCruiser], or_a_bastion: true },
    unit: &[always(Either(&[Gain(Shield, 1), Gain(Morale, 1)]))],
};

pub(super) static VETERAN_SCOUTS: CombatCard = CombatCard {
    faction: Faction::Ultramarines,
    deck: Deck::Upgrade { level: 0, cost: 2 },
    icons: Icons { bolter: 1, shield: 1, morale: 1 },
    general: &[always(TokensPerMoraleDie)],
    requires: Requires { units: &[Scout, StrikeCruiser], or_a_bastion: false },
    unit: &[always(SpendToRetreat)],
};

pub(super) static ARMOURED_ADVANCE: CombatCard = CombatCard {
    faction: Faction::Ultramarines,
    deck: Deck::Upgrade { level: 2, cost: 4 },
    icons: Icons { bolter: 2, shield: 1, morale: 0 },
    general: &[always(Roll(1))],
    requires: Requires { units: &[LandRaider, BattleBarge], or_a_bastion: false },
    unit: &[always(Optional(&Lasts(Lasting::AssessesTwice)))],
};

pub(super) static BREAK_THE_LINE: CombatCard = CombatCard {
    faction: Faction::Ultramarines,
    deck: Deck::Upgrade { level: 2, cost: 4 },
    icons: Icons { bolter: 1, shield: 2, morale: 0 },
    general: &[always(Convert { from: &[Morale], to: &[Bolter, Shield], most: 3 })],
    requires: Requires { units: &[LandRaider, BattleBarge], or_a_bastion: false },
    unit: &[always(TheyDiscardFaceUp)],
};

pub(super) static SHOW_NO_FEAR: CombatCard = CombatCard {
    faction: Faction::Ultramarines,
    deck: Deck::Upgrade { level: 2, cost: 4 },
    icons: Icons { bolter: 0, shield: 2, morale: 1 },
    general: &[always(Lasts(Lasting::CannotBeRouted))],
    requires: Requires { units: &[SpaceMarine, StrikeCruiser], or_a_bastion: true },
    unit: &[always(Spend { faces: &[Morale], then: &RallyAll })],
};

pub(super) static EMPERORS_GLORY: CombatCard = CombatCard {
    faction: Faction::Ultramarines,
    deck: Deck::Upgrade { level: 3, cost: 6 },
    icons: Icons { bolter: 0, shield: 2, morale: 2 },
    general: &[always(Roll(2))],
    requires: Requires { units: &[WarlordTitan, BattleBarge], or_a_bastion: false },
    unit: &[always(RallyAll), always(Convert { from: &[Bolter, Shield], to: &[Morale], most: MOST_DICE })],
};

pub(super) static EMPERORS_MIGHT: CombatCard = CombatCard {
    faction: Faction::Ultramarines,
    deck: Deck::Upgrade { level: 3, cost: 6 },
    icons: Icons { bolter: 3, shield: 0, morale: 0 },
    general: &[always(Roll(2))],
    requires: Requires { units: &[WarlordTitan, BattleBarge], or_a_bastion: false },
    unit: &[always(SpendForTokens)],
};
