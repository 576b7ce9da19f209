//! A combat and its two sides as data, and what can be read of them: who fights, totals, morale.

use crate::board::Figures;
use crate::cards::combat::{CombatCardId, Icon, Icons};
use crate::components::bastion;
use crate::prelude::*;
use crate::setup::MoreMorale;
use sternpost_core::{Pile, Secret};
use sternpost_kit::count_of;

/// FS-ATTK: the sides of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Who has moved in.
    Attacker,
    /// Who was there.
    Defender,
}

impl Role {
    /// FS-SIM-02: the attacker first.
    pub const BOTH: [Self; 2] = [Self::Attacker, Self::Defender];

    /// The other side.
    pub const fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }
}

/// Pieces of one kind in a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fighter {
    /// A unit that stands.
    Unit(UnitId),
    /// A unit that is routed.
    Routed(UnitId),
    /// A reinforcement token (FS-REIN-07, -08).
    Token,
    /// The same, routed (FS-ROUT-09).
    RoutedToken,
    /// A bastion; it is no unit (FS-BAST-07).
    Bastion,
}

impl Fighter {
    /// Whether it fights: FS-DMG-03, FS-COMB-05.
    pub const fn is_unrouted(self) -> bool {
        matches!(self, Self::Unit(_) | Self::Token | Self::Bastion)
    }

    /// Whether it is a unit that stands.
    pub const fn is_standing_unit(self) -> bool {
        matches!(self, Self::Unit(_) | Self::Token)
    }

    /// Whether it is a routed unit.
    pub const fn is_routed(self) -> bool {
        matches!(self, Self::Routed(_) | Self::RoutedToken)
    }

    /// The same in the other state: routed, or rallied. A bastion has only one.
    pub const fn turned(self) -> Self {
        match self {
            Self::Unit(unit) => Self::Routed(unit),
            Self::Routed(unit) => Self::Unit(unit),
            Self::Token => Self::RoutedToken,
            Self::RoutedToken => Self::Token,
            Self::Bastion => Self::Bastion,
        }
    }

    /// The unit of which it is a figure.
    pub const fn unit(self) -> Option<UnitId> {
        match self {
            Self::Unit(unit) | Self::Routed(unit) => Some(unit),
            Self::Token | Self::RoutedToken | Self::Bastion => None,
        }
    }

    /// As a choice.
    pub const fn choice(self) -> Choice {
        match self {
            Self::Unit(unit) => Choice::Unit { unit },
            Self::Routed(unit) => Choice::RoutedUnit { unit },
            Self::Token => Choice::Token,
            Self::RoutedToken => Choice::RoutedToken,
            Self::Bastion => Choice::Structure { structure: Structure::Bastion },
        }
    }

    /// What a choice names.
    pub fn chosen(choice: &Choice) -> Option<Self> {
        let named = |fighter: &Self| fighter.choice() == *choice;
        let units = UnitId::ALL.iter().flat_map(|unit| [Self::Unit(*unit), Self::Routed(*unit)]);
        units.chain([Self::Token, Self::RoutedToken, Self::Bastion]).find(named)
    }

    /// Its name in a line.
    pub fn name(self) -> Text {
        match self {
            Self::Unit(unit) | Self::Routed(unit) => unit.name(),
            Self::Token | Self::RoutedToken => Asset::Reinforcement.name(),
            Self::Bastion => Structure::Bastion.name(),
        }
    }
}

/// Dice by their faces: one die is never told from another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Dice {
    pub bolter: u32,
    pub shield: u32,
    pub morale: u32,
}

impl Dice {
    /// All of them.
    pub const fn all(self) -> u32 {
        self.bolter + self.shield + self.morale
    }

    /// Those that show a face.
    pub const fn of(self, icon: Icon) -> u32 {
        match icon {
            Icon::Bolter => self.bolter,
            Icon::Shield => self.shield,
            Icon::Morale => self.morale,
        }
    }

    /// The same, to be changed.
    pub const fn of_mut(&mut self, icon: Icon) -> &mut u32 {
        match icon {
            Icon::Bolter => &mut self.bolter,
            Icon::Shield => &mut self.shield,
            Icon::Morale => &mut self.morale,
        }
    }
}

/// The face of a die that was rolled: three bolters, two shields, one morale.
pub const fn face(rolled: u32) -> Icon {
    match rolled {
        1..=3 => Icon::Bolter,
        4 | 5 => Icon::Shield,
        _ => Icon::Morale,
    }
}

/// A combat card that lies face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct FaceUp {
    pub card: CombatCardId,
    /// The execution round in which it was turned over, which tells it from another copy; none if it lies there for its icons alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turned_over_in: Option<u32>,
}

/// What an ability does for the rest of a round or of the combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lasting {
    /// What the other side has routed is destroyed, unless it spends a morale die.
    AmbushesRouted,
    /// Own units cannot be routed.
    CannotBeRouted,
    /// Own units suffer no damage.
    SuffersNothing,
    /// Damage is assessed twice.
    AssessesTwice,
    /// The other side gains no shield tokens.
    DeniesShieldTokens,
    /// What the other side gains in tokens this side gains too, until the combat ends.
    MirrorsTokens,
}

impl Lasting {
    /// Whether it lasts beyond the round.
    const fn is_for_the_combat(self) -> bool {
        matches!(self, Self::MirrorsTokens)
    }
}

/// An effect, and in which execution round the card was turned over that it comes from: it ends at once when that is discarded (FS-CARD-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Effect {
    pub from_round: u32,
    pub what: Lasting,
}

/// A piece that has damage on it until the round ends (FS-DMG-09).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Wounded {
    pub fighter: Fighter,
    pub damage: u32,
}

/// One side of a combat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Side {
    pub seat: Seat,
    pub dice: Dice,
    /// Combat tokens; there are none of morale (FS-ICON-02).
    pub tokens: Dice,
    pub hand: Pile<CombatCardId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face_down: Option<Secret<CombatCardId>>,
    pub face_up: Vec<FaceUp>,
    /// Icons of cards that are not there any more, until the round ends.
    pub borrowed: Icons,
    pub reinforcements: Figures,
    pub wounded: Vec<Wounded>,
    pub effects: Vec<Effect>,
}

impl Side {
    /// A side at the beginning.
    pub fn new(seat: Seat) -> Self {
        Self {
            seat,
            dice: Dice::default(),
            tokens: Dice::default(),
            hand: Pile::of(seat, vec![]),
            face_down: None,
            face_up: vec![],
            borrowed: Icons::default(),
            reinforcements: Figures::default(),
            wounded: vec![],
            effects: vec![],
        }
    }

    /// FS-CARD-19, FS-DMG-09: tokens, damage and effects of the round go.
    pub fn end_round(&mut self) {
        self.tokens = Dice::default();
        self.borrowed = Icons::default();
        self.wounded.clear();
        self.effects.retain(|effect| effect.what.is_for_the_combat());
    }

    /// FS-CARD-15: icons on cards that lie face up.
    fn icons(&self, icon: Icon) -> u32 {
        self.face_up.iter().map(|face_up| face_up.card.card().icons.of(icon)).sum()
    }
}

/// A second area that units have made contested in the middle of a combat (FS-CLAR-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Onward {
    pub area: AreaId,
    /// Who has moved in.
    pub seat: Seat,
}

/// A combat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Combat {
    pub area: AreaId,
    /// The execution round, from 1.
    pub round: u32,
    /// FS-RETR-17, -18: the areas from which attacking units came.
    pub came_from: BTreeSet<AreaId>,
    /// FS-RETR-13, -14: whether they came by Advance, and so can go back there.
    pub is_by_advance: bool,
    pub attacker: Side,
    pub defender: Side,
    /// What is fought for when this combat has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<Onward>,
}

impl Combat {
    /// A combat at its beginning, for which units came by Advance from these areas.
    pub const fn new(area: AreaId, came_from: BTreeSet<AreaId>, attacker: Side, defender: Side) -> Self {
        Self { area, round: 1, came_from, is_by_advance: true, attacker, defender, second: None }
    }

    /// On which side a seat is.
    pub fn role_of(&self, seat: Seat) -> Role {
        if self.attacker.seat == seat { Role::Attacker } else { Role::Defender }
    }
}

impl State {
    /// The combat that is on.
    ///
    /// # Panics
    /// If there is none: its steps are there only while one is.
    pub fn combat(&self) -> &Combat {
        self.combat.as_ref().expect("a combat is on")
    }

    /// The same, to be changed.
    pub fn combat_mut(&mut self) -> &mut Combat {
        self.combat.as_mut().expect("a combat is on")
    }

    /// A side of it.
    pub fn side(&self, role: Role) -> &Side {
        match role {
            Role::Attacker => &self.combat().attacker,
            Role::Defender => &self.combat().defender,
        }
    }

    /// The same, to be changed.
    pub fn side_mut(&mut self, role: Role) -> &mut Side {
        match role {
            Role::Attacker => &mut self.combat_mut().attacker,
            Role::Defender => &mut self.combat_mut().defender,
        }
    }

    /// What fights on a side, with numbers: units, tokens, bastions.
    pub fn fighters(&self, role: Role) -> Vec<(Fighter, u32)> {
        let (side, area) = (self.side(role), self.combat().area);
        let tokens = [(Fighter::Token, side.reinforcements.fresh), (Fighter::RoutedToken, side.reinforcements.routed)];
        let there = self.units_at(area, side.seat).chain(tokens).chain([self.bastions_at(area, side.seat)]);
        there.filter(|(_, number)| *number > 0).collect()
    }

    /// What can suffer damage of a seat in an area outside of a combat, with numbers: units and bastions.
    pub fn pieces_at(&self, area: AreaId, seat: Seat) -> Vec<(Fighter, u32)> {
        self.units_at(area, seat).chain([self.bastions_at(area, seat)]).filter(|(_, number)| *number > 0).collect()
    }

    fn units_at(&self, area: AreaId, seat: Seat) -> impl Iterator<Item = (Fighter, u32)> {
        let each = self.units_in(area, seat);
        each.flat_map(|(unit, figures)| [(Fighter::Unit(unit), figures.fresh), (Fighter::Routed(unit), figures.routed)])
    }

    fn bastions_at(&self, area: AreaId, seat: Seat) -> (Fighter, u32) {
        let is_bastion = |built: &&crate::board::Built| built.seat == seat && built.structure == Structure::Bastion;
        (Fighter::Bastion, count_of(self.held(area).structures.iter().filter(is_bastion)))
    }

    /// FS-REIN-02: the unit of level 0 as which a side's reinforcement tokens fight.
    pub fn token_unit(&self, role: Role) -> UnitId {
        let (faction, is_world) = (self.players[self.side(role).seat].faction, self.combat().area.is_world());
        let fits = |unit: &UnitId| unit.card().level == 0 && unit.is_ship() != is_world;
        UnitId::of(faction).find(fits).expect("each faction has a ship and a ground unit of level 0")
    }

    /// Dice a fighter gives at the beginning: routed ones none (FS-ROUT-04), tokens none (FS-REIN-10).
    pub const fn dice_of(&self, fighter: Fighter) -> u32 {
        match fighter {
            Fighter::Unit(unit) => unit.card().combat,
            Fighter::Bastion => bastion::COMBAT,
            Fighter::Routed(_) | Fighter::Token | Fighter::RoutedToken => 0,
        }
    }

    /// Damage that destroys a fighter.
    pub fn health_of(&self, role: Role, fighter: Fighter) -> u32 {
        match fighter {
            Fighter::Unit(unit) | Fighter::Routed(unit) => unit.card().health,
            Fighter::Token | Fighter::RoutedToken => self.token_unit(role).card().health,
            Fighter::Bastion => bastion::HEALTH,
        }
    }

    /// FS-MOR-03, -04: its morale; routed units have none.
    fn morale_of(&self, role: Role, fighter: Fighter) -> u32 {
        match fighter {
            Fighter::Unit(unit) => unit.morale(&self.options),
            Fighter::Token => self.token_unit(role).morale(&self.options),
            Fighter::Bastion => bastion::MORALE,
            Fighter::Routed(_) | Fighter::RoutedToken => 0,
        }
    }

    /// FS-COMB-15
    pub fn offence(&self, role: Role) -> u32 {
        self.total(role, Icon::Bolter)
    }

    /// FS-COMB-16
    pub fn defence(&self, role: Role) -> u32 {
        self.total(role, Icon::Shield)
    }

    fn total(&self, role: Role, icon: Icon) -> u32 {
        let side = self.side(role);
        side.dice.of(icon) + side.tokens.of(icon) + side.icons(icon) + side.borrowed.of(icon)
    }

    /// FS-COMB-19: dice, cards that lie face up or whose icons are borrowed (FS-CARD-15), bastions and units that stand.
    pub fn morale(&self, role: Role) -> u32 {
        let units: u32 = self.fighters(role).into_iter().map(|(fighter, number)| number * self.morale_of(role, fighter)).sum();
        // There are no tokens of morale.
        self.total(role, Icon::Morale) + units
    }

    /// FS-SYMB-01, -03: whether a side has more morale than the other one, for a card that asks so.
    pub fn has_more_morale(&self, role: Role) -> bool {
        let counted = |role: Role| match self.options.more_morale {
            MoreMorale::Dice => self.side(role).dice.morale,
            MoreMorale::AllIcons => self.total(role, Icon::Morale),
        };
        counted(role) > counted(role.other())
    }

    /// Whether only reinforcement tokens are left of a side.
    pub fn has_tokens_alone(&self, role: Role) -> bool {
        self.fighters(role).into_iter().all(|(fighter, _)| matches!(fighter, Fighter::Token | Fighter::RoutedToken))
    }

    /// How many effects of a kind a side has.
    pub fn lasts(&self, role: Role, what: Lasting) -> u32 {
        count_of(self.side(role).effects.iter().filter(|effect| effect.what == what))
    }

    /// How many of these units stand on a side (FS-CARD-07 to -09, FS-REIN-09).
    pub fn standing(&self, role: Role, units: &[UnitId]) -> u32 {
        let token = self.token_unit(role);
        let is_named = |fighter: Fighter| match fighter {
            Fighter::Unit(unit) => units.contains(&unit),
            Fighter::Token => units.contains(&token),
            Fighter::Routed(_) | Fighter::RoutedToken | Fighter::Bastion => false,
        };
        self.fighters(role).into_iter().filter(|(fighter, _)| is_named(*fighter)).map(|(_, number)| number).sum()
    }
}
