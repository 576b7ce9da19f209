//! What abilities of combat cards ask (`asking.rs`), and what they do (`doing.rs`, `gaining.rs`). A use of an ability gathers answers; once there is nothing more
//! to ask it is carried out.

mod asking;
mod doing;
pub mod gaining;

use super::{Ability, Box, CombatCardId, Deed, Icon, Way, Whose};
use crate::battle;
use crate::battle::sides::{Fighter, Lasting, Role};
use crate::board::reach::Ways;
use crate::components::MOST_IN_AN_AREA;
use crate::prelude::*;
use asking::Asker;
use doing::Doer;

/// An ability that is being used, with what was chosen so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Using {
    pub role: Role,
    pub card: CombatCardId,
    pub part: Box,
    /// Which paragraph of its box.
    pub at: usize,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chosen: Vec<Picked<Choice>>,
}

impl Using {
    fn ability(&self) -> &'static Ability {
        let card = self.card.card();
        match self.part {
            Box::General => &card.general[self.at],
            Box::Unit => &card.unit[self.at],
        }
    }

    /// FS-CARD-07 to -09, -11, -12: whether it can be used when its turn comes. Once begun it is not looked at again.
    fn is_on(&self, s: &State) -> bool {
        if !self.chosen.is_empty() {
            return true;
        }
        // Abilities are used in the round in which their card was turned over: that is the copy.
        let round = s.combat().round;
        let lies = s.side(self.role).face_up.iter().any(|face_up| face_up.turned_over_in == Some(round));
        let requires = self.card.card().requires;
        let has_bastion = || requires.or_a_bastion && s.fighters(self.role).iter().any(|(fighter, _)| *fighter == Fighter::Bastion);
        let is_met = self.part == Box::General || requires.units.is_empty() || s.standing(self.role, requires.units) > 0 || has_bastion();
        lies && is_met && (self.ability().when)(s, self.role)
    }
}

/// What an ability asks next.
pub fn asks(s: &State, using: &Using) -> Asks {
    if !using.is_on(s) {
        return nobody();
    }
    let asker = Asker { s, using, is_bound: false };
    asker.next(&using.ability().deed, &using.chosen).map_or_else(nobody, |(seat, question)| ask(seat, question))
}

/// An answer is added, and the next question comes.
pub fn chosen(using: &Using, picked: Picked<Choice>, t: &mut T<'_>) {
    let mut using = using.clone();
    using.chosen.push(picked);
    t.next(steps![battle::Step::Ability(using)]);
}

/// Nothing more is asked: it is carried out.
pub fn finish(using: &Using, t: &mut T<'_>) {
    if using.is_on(t.state) {
        Doer { role: using.role }.carry_out(&using.ability().deed, &using.chosen, t);
    }
}

/// Units of a side that stand; bastions are none.
pub fn standing_units(s: &State, role: Role) -> u32 {
    s.fighters(role).into_iter().filter(|(fighter, _)| fighter.is_standing_unit()).map(|(_, number)| number).sum()
}

/// Fighters of a side that are of a kind, each kind once.
fn those(s: &State, role: Role, fits: impl Fn(Fighter) -> bool) -> Vec<Fighter> {
    s.fighters(role).into_iter().map(|(fighter, _)| fighter).filter(|fighter| fits(*fighter)).collect()
}

fn level(s: &State, role: Role, fighter: Fighter) -> Option<u32> {
    match fighter {
        Fighter::Unit(unit) | Fighter::Routed(unit) => Some(unit.card().level),
        Fighter::Token | Fighter::RoutedToken => Some(s.token_unit(role).card().level),
        Fighter::Bastion => None,
    }
}

fn is_unit(fighter: Fighter) -> bool {
    fighter != Fighter::Bastion
}

/// FS-GOLD-04: whether a unit of a side can be routed.
fn can_be_routed(s: &State, role: Role, fighter: Fighter) -> bool {
    fighter.is_standing_unit() && s.lasts(role, Lasting::CannotBeRouted) == 0
}

/// The areas beside the contested one to which units of a side can move (ledger, note 13): storms bar the way.
fn areas_to_move_to(s: &State, role: Role) -> Vec<AreaId> {
    let (from, seat) = (s.combat().area, s.side(role).seat);
    let is_open = |to: &AreaId| to.is_world() == from.is_world() && (s.is_friendly(*to, seat) || s.is_uncontrolled(*to));
    s.board.areas_open_from(from, Ways::default()).filter(is_open).collect()
}

/// Areas beside the contested one to which light units of a side can move: also among enemies, if that makes no third contested area (FS-CLAR-11). No more than
/// five stand there then (FS-SMOV-05).
fn areas_to_advance_to(s: &State, role: Role) -> Vec<AreaId> {
    let (combat, seat) = (s.combat(), s.side(role).seat);
    let may_contest = |to: AreaId| combat.second.map_or_else(|| s.is_enemy(to, seat), |onward| onward.area == to);
    let is_open = |to: AreaId| s.is_friendly(to, seat) || s.is_uncontrolled(to) || may_contest(to);
    let fits = |to: &AreaId| to.is_world() == combat.area.is_world() && is_open(*to) && s.unit_count(*to, seat) < MOST_IN_AN_AREA;
    s.board.areas_open_from(combat.area, Ways::default()).filter(fits).collect()
}

/// Units of level 0 and 1 of a side that stand in the contested area.
fn light_units(s: &State, role: Role) -> Vec<(UnitId, u32)> {
    let units = s.units_in(s.combat().area, s.side(role).seat).filter(|(unit, figures)| figures.fresh > 0 && unit.card().level <= 1);
    units.map(|(unit, figures)| (unit, figures.fresh)).collect()
}

/// Own units that can come here from other worlds; routed ones cannot (FS-ROUT-06).
fn to_bring(s: &State, role: Role, fits: impl Fn(UnitId) -> bool) -> Vec<Choice> {
    let (to, seat) = (s.combat().area, s.side(role).seat);
    if !to.is_world() {
        return vec![];
    }
    let worlds = s.board.areas.keys().copied().filter(|area| area.is_world() && *area != to);
    let units = worlds.flat_map(|from| s.units_in(from, seat).filter(|(_, figures)| figures.fresh > 0).map(move |(unit, _)| (unit, from)));
    units.filter(|(unit, _)| fits(*unit)).map(|(unit, from)| Choice::Send { unit, from, to }).collect()
}

/// How many of a unit a side has in the system of the combat. RULING: reinforcement tokens count as what they fight as; they lie in the contested area
/// (FS-REIN-04, -07, -09).
fn in_the_system(s: &State, role: Role, unit: UnitId) -> u32 {
    let areas = s.combat().area.system().areas().into_iter();
    let figures: u32 = areas.filter_map(|area| s.held(area).units.get(&unit)).map(|figures| figures.all()).sum();
    figures + if s.token_unit(role) == unit { s.side(role).reinforcements.all() } else { 0 }
}

/// The unit of these that fits the contested area and of which a figure is left (FS-FREE-03).
fn free_here(s: &State, units: &[UnitId]) -> Option<UnitId> {
    units.iter().copied().find(|unit| unit.is_ship() != s.combat().area.is_world() && s.figures_left(*unit) > 0)
}

/// What a side can do of these.
fn open_ways(s: &State, role: Role, ways: &[Way]) -> Vec<Choice> {
    let of = |way: &Way| -> Vec<Choice> {
        match way {
            Way::SpendDie(icon) if s.side(role).dice.of(*icon) > 0 => vec![Choice::SpendDie { icon: *icon }],
            Way::SpendDie(_) => vec![],
            Way::Rout | Way::RoutForADie => {
                let can = those(s, role, |fighter| can_be_routed(s, role, fighter));
                can.into_iter().map(|fighter| Choice::Rout { fighter: fighter.name() }).collect()
            }
            Way::DestroyRouted => those(s, role, Fighter::is_routed).into_iter().map(Fighter::choice).collect(),
            Way::Destroy => those(s, role, is_unit).into_iter().map(Fighter::choice).collect(),
        }
    };
    ways.iter().flat_map(of).collect()
}

fn one(picked: &Picked<Choice>) -> Option<&Choice> {
    if let Picked::One(choice) = picked { Some(choice) } else { None }
}

fn is_some(picked: &Picked<Choice>) -> bool {
    one(picked).is_some_and(|choice| *choice != Choice::Nothing)
}

/// The deed that was picked of several, by its label.
fn picked_deed(deeds: &'static [Deed], picked: &Picked<Choice>) -> Option<&'static Deed> {
    deeds.iter().find(|deed| one(picked) == Some(&label(deed)))
}

/// What a deed is called where it is picked.
#[expect(clippy::wildcard_enum_match_arm, reason = "few deeds are picked of several")]
fn label(deed: &Deed) -> Choice {
    match deed {
        Deed::Tokens { bolter, shield } if *bolter > 0 && *shield > 0 => Choice::UseIt,
        Deed::Tokens { bolter, shield: 0 } => Choice::GainTokens { icon: Icon::Bolter, count: *bolter },
        Deed::Tokens { shield, .. } => Choice::GainTokens { icon: Icon::Shield, count: *shield },
        Deed::Roll(count) => Choice::RollDice { count: *count },
        Deed::Gain(icon, 1) => Choice::GainDie { icon: *icon },
        Deed::Gain(icon, count) => Choice::GainDice { icon: *icon, count: *count },
        Deed::Rally => Choice::RallyUnit,
        Deed::Reroll { whose: Whose::Theirs, face: Some(icon), .. } => Choice::TheyRerollDie { icon: *icon },
        Deed::TheyLose(icon) => Choice::TheyLoseDie { icon: *icon },
        Deed::TheyLoseTokens { icon, number } => Choice::TheyLoseTokens { icon: *icon, count: *number },
        _ => Choice::UseIt,
    }
}

/// Cards of a side that lie face up, each once.
fn face_up(s: &State, role: Role) -> Vec<Choice> {
    let cards: BTreeSet<CombatCardId> = s.side(role).face_up.iter().map(|face_up| face_up.card).collect();
    cards.into_iter().map(|card| Choice::CombatCard { card }).collect()
}
