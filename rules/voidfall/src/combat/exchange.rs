//! A fight (VF-CB, VF-CD), as a value that goes on until somebody has to decide: it knows no table, no board and no chance.

use crate::galaxy::Force;
use crate::prelude::*;

/// Which side of a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// VF-CB-01: the attacker.
    Invader,
    /// The other.
    Defender,
}

impl Role {
    /// The other side.
    pub const fn other(self) -> Self {
        match self {
            Self::Invader => Self::Defender,
            Self::Defender => Self::Invader,
        }
    }
}

/// How far a technology was taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Not at all.
    #[default]
    None,
    /// The basic card.
    Basic,
    /// The improved one.
    Improved,
}

/// What a side brings beside its fleets: made of its technologies, of what was paid before the fight, and of the place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Arms {
    /// VF-CD-21, -22.
    pub targeting: Level,
    /// VF-FT-09.
    pub shields: Level,
    /// VF-CD-25.
    pub torpedoes: Level,
    /// VF-CD-09: improved Destroyers.
    pub has_improved_destroyers: bool,
    /// VF-CD-07: Energy Cells.
    pub has_energy_cells: bool,
    /// Approach damage of Sector Defenses, Starbases and missiles (VF-CD-04, -06, -10, -11).
    pub approach_damage: u8,
    /// Approach absorption that was paid for (VF-CD-14, -15).
    pub approach_absorption: u8,
    /// Salvo absorption that was paid for, once in the fight (VF-CD-29).
    pub salvo_absorption: u8,
    /// Salvo absorption in every salvo: only the Void has it, by an event.
    pub absorption_each_salvo: u8,
    /// Initiative besides.
    pub initiative: u8,
}

/// A side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Side {
    /// Fleets of a player.
    pub force: Force,
    /// VF-VFL-01: those of the Void, which fight as corvettes.
    pub voidborn: u8,
    pub arms: Arms,
    /// Fleets that were recalled.
    #[serde(default)]
    pub recalled: Force,
    /// Damage that is still to be taken.
    #[serde(default)]
    pub damage: u8,
    /// VF-CD-28, -29: what was absorbed by Shields, and by dreadnoughts and carriers with how many of each there were.
    #[serde(default)]
    spent: Spent,
}

/// Absorption that was spent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
struct Spent {
    shields: bool,
    dreadnoughts: u8,
    carriers: u8,
}

impl Side {
    /// A side before a fight.
    pub fn new(force: Force, voidborn: u8, arms: Arms) -> Self {
        Self { force, voidborn, arms, ..Self::default() }
    }

    /// All its fleet power.
    pub fn total(&self) -> u8 {
        self.force.total() + self.voidborn
    }

    fn has_corvette(&self) -> bool {
        self.force.has(Fleet::Corvette)
    }

    /// VF-CD-17 to -21, as it stands; improved Targeting is looked at elsewhere.
    pub fn initiative(&self, role: Role) -> u8 {
        let count = |fleet: Fleet| self.force.count(fleet);
        let fleets = count(Fleet::Corvette) + count(Fleet::Destroyer) + count(Fleet::Dreadnought) + count(Fleet::Carrier);
        let is_invader = role == Role::Invader;
        // VF-CD-20
        let sentries = if is_invader { count(Fleet::Sentry) } else { 0 };
        let of_fleets = fleets + sentries + self.voidborn;
        if of_fleets == 0 {
            // RULING: what adds to initiative adds to that of fleets (VF-FT-02: sentries alone never deal salvo damage).
            return 0;
        }
        let targeting = if self.arms.targeting == Level::Basic && self.has_corvette() { 5 } else { 0 };
        let flat = u8::from(self.force.has(Fleet::Dreadnought)) + u8::from(is_invader && self.force.has(Fleet::Destroyer));
        of_fleets + targeting + flat + self.arms.initiative
    }

    /// VF-CD-22.
    fn always_first(&self, role: Role) -> bool {
        self.arms.targeting == Level::Improved && self.initiative(role) > 0
    }

    /// VF-CD-04 to -11.
    fn approach_damage(&self, role: Role) -> u8 {
        match role {
            Role::Invader => self.arms.approach_damage + u8::from(self.arms.has_improved_destroyers && self.force.has(Fleet::Destroyer)),
            Role::Defender => {
                let dealt = self.arms.approach_damage + self.force.count(Fleet::Sentry);
                dealt + u8::from(self.arms.has_energy_cells && dealt > 0)
            }
        }
    }

    /// VF-CD-12 to -15.
    fn approach_absorption(&self, role: Role) -> u8 {
        let shields = u8::from(self.arms.shields == Level::Improved && self.has_corvette());
        let dreadnoughts = if role == Role::Invader { self.force.count(Fleet::Dreadnought) } else { 0 };
        shields + dreadnoughts + self.arms.approach_absorption
    }

    /// VF-CD-01 is done by the chapter; VF-CD-25: more damage in a salvo.
    fn torpedoes(&self, salvo: u8) -> u8 {
        let deals = match self.arms.torpedoes {
            Level::None => false,
            Level::Basic => salvo == 1,
            Level::Improved => true,
        };
        u8::from(deals && self.has_corvette())
    }

    /// VF-CD-28 to -31: what of this much salvo damage goes through, the rest absorbed by what is left of absorption.
    fn absorb(&mut self, role: Role, damage: u8, whole_types: bool) -> u8 {
        let mut left = damage.saturating_sub(self.arms.absorption_each_salvo);
        if left > 0 && self.arms.shields != Level::None && self.has_corvette() && !self.spent.shields {
            self.spent.shields = true;
            left -= 1;
        }
        if role == Role::Defender {
            for (fleet, spent) in [(Fleet::Dreadnought, &mut self.spent.dreadnoughts), (Fleet::Carrier, &mut self.spent.carriers)] {
                let there = self.force.count(fleet);
                // VF-UND-01: RULING: a type absorbs point by point, or all that it can in one salvo.
                let absorbed = if whole_types && *spent > 0 { 0 } else { left.min(there.saturating_sub(*spent)) };
                *spent += absorbed;
                left -= absorbed;
            }
        }
        let absorbed = left.min(self.arms.salvo_absorption);
        self.arms.salvo_absorption -= absorbed;
        left - absorbed
    }
}

/// Where a fight stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Stage {
    /// VF-CD-03.
    Approach,
    /// VF-CD-16: a salvo begins.
    Salvo,
    /// VF-CD-26: whether the destroyers' damage is added to what the invader deals now.
    Bonus { then: Then },
    /// A side deals its damage.
    Deals { role: Role, then: Then },
    /// VF-CB-12: the invader answers, once it has taken its damage.
    Answers,
    /// VF-CB-13: both do.
    Both,
    /// A salvo is over.
    After,
    /// It is over.
    Over,
}

/// What comes after a side has dealt its damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Then {
    /// The other side answers if it can.
    Answer,
    /// The salvo is over.
    Nothing,
    /// Both deal at once.
    Together,
}

/// What happened in a fight, for those who tell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beat {
    /// Approach damage that a side takes, after absorption.
    Approach { on: Role, dealt: u8, taken: u8 },
    /// A salvo begins, with the initiative of both.
    Salvo { number: u8, invader: u8, defender: u8 },
    /// Salvo damage that a side takes, after absorption.
    Hit { on: Role, dealt: u8, taken: u8 },
}

/// What a fight waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Demand {
    /// VF-CB-07: a side recalls one fleet power of several types.
    Recall(Role),
    /// VF-CD-26: whether destroyers add their damage now.
    Destroyers,
    /// Nothing: it is over.
    Over,
}

/// How a fight ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// VF-OUT-02.
    InvaderHolds,
    /// VF-OUT-01, -22.
    DefenderHolds,
    /// VF-OUT-21: nobody is left.
    Tie,
}

/// A fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Fight {
    pub invader: Side,
    pub defender: Side,
    /// VF-CB-05: nobody's fleets defend.
    has_no_defender: bool,
    /// VF-UND-01: a type of fleet absorbs in one salvo only.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    whole_types: bool,
    stage: Stage,
    salvo: u8,
    /// VF-CD-26: whether destroyers have added their damage.
    destroyers_spent: bool,
    /// Whether they do now.
    destroyers_now: bool,
}

impl Fight {
    /// A fight that begins.
    pub fn new(invader: Side, defender: Side, whole_types: bool) -> Self {
        let has_no_defender = defender.total() == 0;
        Self {
            invader,
            defender,
            has_no_defender,
            whole_types,
            stage: Stage::Approach,
            salvo: 0,
            destroyers_spent: false,
            destroyers_now: false,
        }
    }

    /// A side.
    pub const fn side(&self, role: Role) -> &Side {
        match role {
            Role::Invader => &self.invader,
            Role::Defender => &self.defender,
        }
    }

    fn side_mut(&mut self, role: Role) -> &mut Side {
        match role {
            Role::Invader => &mut self.invader,
            Role::Defender => &mut self.defender,
        }
    }

    /// How it has ended.
    pub fn outcome(&self) -> Outcome {
        match (self.invader.total() > 0, self.defender.total() > 0) {
            (true, _) => Outcome::InvaderHolds,
            (false, true) => Outcome::DefenderHolds,
            // VF-OUT-22
            (false, false) if self.has_no_defender => Outcome::DefenderHolds,
            (false, false) => Outcome::Tie,
        }
    }

    /// One fleet power of a type is recalled for a damage.
    pub fn recall(&mut self, role: Role, fleet: Fleet) {
        let side = self.side_mut(role);
        side.force.take(fleet, 1);
        side.damage -= 1;
        side.recalled.add(fleet, 1);
    }

    /// VF-CD-26: whether destroyers add their damage now.
    pub fn decide_destroyers(&mut self, now: bool) {
        let Stage::Bonus { then } = self.stage else { unreachable!("only asked there") };
        self.destroyers_now = now;
        self.stage = match then {
            Then::Together => Stage::Both,
            Then::Answer | Then::Nothing => Stage::Deals { role: Role::Invader, then },
        };
    }

    /// Goes on until somebody has to decide; says what happened.
    pub fn go_on(&mut self, beats: &mut Vec<Beat>) -> Demand {
        loop {
            for role in [Role::Invader, Role::Defender] {
                if self.takes_damage(role) {
                    return Demand::Recall(role);
                }
            }
            match self.stage {
                Stage::Approach => self.approach(beats),
                Stage::Salvo => self.begin_salvo(beats),
                Stage::Bonus { .. } => return Demand::Destroyers,
                Stage::Deals { role, then } => self.deal(role, then, beats),
                Stage::Answers => self.stage = self.dealing(Role::Invader, Then::Nothing),
                Stage::Both => self.deal_both(beats),
                Stage::After => self.stage = if self.one_side_is_gone() { Stage::Over } else { Stage::Salvo },
                Stage::Over => return Demand::Over,
            }
        }
    }

    /// Takes damage as far as nobody has to choose; whether somebody has.
    fn takes_damage(&mut self, role: Role) -> bool {
        loop {
            let side = self.side_mut(role);
            if side.damage == 0 {
                return false;
            }
            if side.voidborn > 0 {
                side.voidborn -= 1;
                side.damage -= 1;
            } else if side.force.is_empty() {
                side.damage = 0;
            } else if side.force.types() > 1 && side.damage < side.force.total() {
                return true;
            } else {
                let fleet = side.force.each().next().expect("there is some");
                self.recall(role, fleet);
            }
        }
    }

    fn one_side_is_gone(&self) -> bool {
        self.invader.total() == 0 || self.defender.total() == 0
    }

    fn approach(&mut self, beats: &mut Vec<Beat>) {
        let dealt = [Role::Invader, Role::Defender].map(|role| self.side(role).approach_damage(role));
        let absorbs = [Role::Invader, Role::Defender].map(|role| self.side(role).approach_absorption(role));
        for (role, dealt, absorbs) in [(Role::Defender, dealt[0], absorbs[1]), (Role::Invader, dealt[1], absorbs[0])] {
            let taken = dealt.saturating_sub(absorbs);
            self.side_mut(role).damage = taken;
            if dealt > 0 {
                beats.push(Beat::Approach { on: role, dealt, taken });
            }
        }
        self.stage = Stage::After;
    }

    fn begin_salvo(&mut self, beats: &mut Vec<Beat>) {
        self.salvo += 1;
        let (invader, defender) = (self.invader.initiative(Role::Invader), self.defender.initiative(Role::Defender));
        beats.push(Beat::Salvo { number: self.salvo, invader, defender });
        // VF-UND-02: RULING: where both are always first, plain initiative decides.
        let always = (self.invader.always_first(Role::Invader), self.defender.always_first(Role::Defender));
        let order = match always {
            (true, false) => std::cmp::Ordering::Greater,
            (false, true) => std::cmp::Ordering::Less,
            (true, true) | (false, false) => invader.cmp(&defender),
        };
        self.stage = match order {
            std::cmp::Ordering::Greater => self.dealing(Role::Invader, Then::Answer),
            std::cmp::Ordering::Less => Stage::Deals { role: Role::Defender, then: Then::Answer },
            std::cmp::Ordering::Equal if self.destroyers_can_add() => Stage::Bonus { then: Then::Together },
            std::cmp::Ordering::Equal => Stage::Both,
        };
    }

    /// A side deals its damage, the invader after deciding about destroyers.
    fn dealing(&self, role: Role, then: Then) -> Stage {
        if role == Role::Invader && self.destroyers_can_add() { Stage::Bonus { then } } else { Stage::Deals { role, then } }
    }

    /// VF-CD-26: asked where it can matter.
    fn destroyers_can_add(&self) -> bool {
        !self.destroyers_spent && self.invader.force.has(Fleet::Destroyer) && self.defender.total() > 0
    }

    /// VF-CB-11, VF-CD-25, -26, -27: what a side deals in this salvo.
    ///
    /// VF-UND-07: RULING: destroyers and corvettes are counted when it deals.
    fn salvo_damage(&mut self, role: Role) -> u8 {
        let destroyers = if role == Role::Invader && std::mem::take(&mut self.destroyers_now) {
            self.destroyers_spent = true;
            self.invader.force.count(Fleet::Destroyer)
        } else {
            0
        };
        1 + self.side(role).torpedoes(self.salvo) + destroyers
    }

    fn deal(&mut self, role: Role, then: Then, beats: &mut Vec<Beat>) {
        // VF-CB-12, VF-CD-24
        if self.side(role).initiative(role) > 0 {
            let dealt = self.salvo_damage(role);
            self.hit(role.other(), dealt, beats);
        }
        self.stage = match (then, role) {
            (Then::Answer, Role::Invader) => Stage::Deals { role: Role::Defender, then: Then::Nothing },
            (Then::Answer, Role::Defender) => Stage::Answers,
            (Then::Nothing | Then::Together, _) => Stage::After,
        };
    }

    fn hit(&mut self, on: Role, dealt: u8, beats: &mut Vec<Beat>) {
        let whole_types = self.whole_types;
        let taken = self.side_mut(on).absorb(on, dealt, whole_types);
        self.side_mut(on).damage = taken;
        beats.push(Beat::Hit { on, dealt, taken });
    }

    fn deal_both(&mut self, beats: &mut Vec<Beat>) {
        let can = [Role::Invader, Role::Defender].map(|role| self.side(role).initiative(role) > 0);
        let dealt = [Role::Invader, Role::Defender].map(|role| self.salvo_damage(role));
        for (role, can, dealt) in [(Role::Invader, can[0], dealt[0]), (Role::Defender, can[1], dealt[1])] {
            if can {
                self.hit(role.other(), dealt, beats);
            }
        }
        self.stage = Stage::After;
    }
}
