//! VF-MV-05 to -11, VF-CB, VF-OUT, VF-AB: a sector is invaded, fought over, taken or abandoned.

pub mod before;
mod fighting;
mod outcome;

pub use before::targets;
pub use fighting::{against, arms, arms_of_the_void};
pub use outcome::{abandon, void_takes};

use crate::combat::exchange::{Beat, Demand, Fight, Level, Role};
use crate::components::effects::Effect;
use crate::flow::Part;
use crate::prelude::*;

/// Who fights on a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Party {
    /// A player.
    Player(Seat),
    /// The Void.
    Void,
    /// Sector Defenses alone (VF-SEC-07).
    Nobody,
}

impl Party {
    /// The player, if it is one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Player(seat) => Some(seat),
            Self::Void | Self::Nobody => None,
        }
    }
}

/// Why it is fought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// A player invades.
    Invasion,
    /// VF-SKI: the Void does.
    Skirmish,
}

/// An invasion.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Invasion {
    pub cause: Cause,
    pub at: SectorId,
    pub invader: Party,
    pub defender: Party,
    /// Sectors that were emptied to invade (VF-MV-09).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left_behind: Vec<SectorId>,
    /// Absorption and damage that the invader pays for before the fight.
    #[serde(default)]
    pub paid: Paid,
    /// The fight, once it has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fight: Option<Fight>,
    /// Voidborn fleet power that was there.
    #[serde(default)]
    pub voidborn: u8,
    /// Whether what was left of the fight stands where it belongs.
    #[serde(default)]
    pub is_settled: bool,
    /// How far fleets may come from, and through what: improved Hyperdrive.
    #[serde(default)]
    pub reach: Reach,
}

/// What an invader pays for before the fight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Paid {
    /// VF-CD-10: energy for missiles.
    pub missiles: bool,
    /// VF-CD-14, -29: a trade token for drones.
    pub drones: bool,
    /// VF-CD-15, -29: materials, in threes, for approach and salvo absorption.
    pub approach: u8,
    pub salvo: u8,
}

/// From where an invader's fleets come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// From the sectors beside the target.
    #[default]
    Beside,
    /// Voidstorms in between do not matter.
    ThroughStorms,
    /// From one sector further away as well.
    Further,
}

/// Steps of an invasion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// VF-MV-05: which sector.
    Target { seat: Seat, corrupted_only: bool },
    /// Improved Hyperdrive.
    HowFar { seat: Seat },
    /// VF-MV-06: what moves in.
    MoveIn { seat: Seat },
    /// VF-MV-09, -10: sectors that were left are abandoned.
    LeaveBehind { seat: Seat },
    /// Salvage Scanner: a Reclaim is laid there.
    Salvage { seat: Seat },
    /// VF-CD-01: carriers deploy corvettes.
    Carriers { seat: Seat },
    /// VF-CD-10, -14: missiles and drones.
    Prepare { seat: Seat },
    /// VF-CD-15: materials for absorption.
    Bombard { seat: Seat },
    /// The fight begins.
    Begin,
    /// VF-CB-07: a side recalls fleet power.
    Recall { role: Role },
    /// Escape Pods: whether it goes Home.
    Escape { role: Role },
    /// VF-CD-26: destroyers.
    Destroyers,
    /// VF-OUT: what comes of it.
    Outcome,
    /// Combat Replicators: after a tie.
    Replicate { seat: Seat },
    /// VF-OUT-03: the sector is taken.
    TakeOver { seat: Seat },
    /// VF-OUT-16: which part of the takeover comes next, of those that are left.
    NextPart { seat: Seat, left: outcome::Left },
    /// VF-OUT-06.
    Reclaims { seat: Seat },
    /// VF-OUT-07, -08: glory and influence.
    Glory { seat: Seat },
    /// VF-OUT-05: bounties.
    Bounties { seat: Seat },
    /// VF-OUT-13: a technology of a Fallen House.
    Technology { seat: Seat, house: House },
    /// VF-OUT-14: what its card gives.
    OfTheFallen { seat: Seat, house: House },
    /// Combat Replicators and Salvage Scanner: after a victory.
    AfterVictory { seat: Seat },
    /// It is over.
    End,
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Target { seat, corrupted_only } => {
            it.may_ask(|s| before::ask_target(s, seat, corrupted_only), |picked, t| before::aim(seat, &picked.one(), t))
        }
        Step::HowFar { seat } => it.may_ask(|s| before::ask_reach(s, seat), |picked, t| before::reach(&picked.one(), t)),
        Step::MoveIn { seat } => it.asks(|s| before::ask_move_in(s, seat), |picked, t| before::move_in(seat, picked, t)),
        Step::LeaveBehind { seat } => it.does(|t| before::leave_behind(seat, t)),
        Step::Salvage { seat } => it.may_ask(|s| before::ask_salvage(s, seat), |picked, t| before::salvage(&picked.one(), t)),
        Step::Carriers { seat } => it.may_ask(|s| before::ask_carriers(s, seat), |picked, t| before::carriers(seat, picked.amount(), t)),
        Step::Prepare { seat } => it.may_ask(|s| before::ask_prepare(s, seat), |picked, t| before::prepare(seat, picked.several(), t)),
        Step::Bombard { seat } => it.may_ask(|s| before::ask_bombard(s, seat), |picked, t| before::bombard(seat, picked.parts(), t)),
        Step::Begin => it.does(fighting::begin),
        Step::Recall { role } => it.may_ask(|s| fighting::ask_recall(s, role), |picked, t| fighting::recall(role, &picked.one(), t)),
        Step::Escape { role } => it.may_ask(|s| fighting::ask_escape(s, role), |picked, t| fighting::escape(role, picked, t)),
        Step::Destroyers => it.may_ask(fighting::ask_destroyers, |picked, t| fighting::destroyers(&picked.one(), t)),
        Step::Outcome => it.does(outcome::settle),
        Step::Replicate { seat } => {
            it.asks_or(|s| outcome::ask_replicate(s, seat), |picked, t| outcome::replicate(seat, &picked.one(), t), outcome::tie)
        }
        Step::TakeOver { seat } => it.asks_or(
            |s| outcome::ask_keep(s, seat),
            |picked, t| outcome::take_over(seat, &picked.one(), t),
            |t| outcome::take_over(seat, &Choice::Later, t),
        ),
        Step::NextPart { seat, left } => it.asks_or(
            |s| outcome::ask_part(s, seat, left),
            |picked, t| outcome::part(seat, left, &picked.one(), t),
            |t| outcome::first_part(seat, left, t),
        ),
        Step::Reclaims { seat } => it.does(|t| outcome::reclaims(seat, t)),
        Step::Glory { seat } => it.does(|t| outcome::glory(seat, t)),
        Step::Bounties { seat } => it.does(|t| outcome::bounties(seat, t)),
        Step::Technology { seat, house } => {
            it.may_ask(|s| outcome::ask_technology(s, seat, house), |picked, t| outcome::technology(seat, &picked.one(), t))
        }
        Step::OfTheFallen { seat, house } => it.does(|t| outcome::of_the_fallen(seat, house, t)),
        Step::AfterVictory { seat } => it.may_ask(|s| outcome::ask_after(s, seat), |picked, t| outcome::after(seat, &picked.one(), t)),
        Step::End => it.does(|t| t.state.invasion = None),
    }
}

impl State {
    /// The invasion that is on.
    ///
    /// # Panics
    /// If there is none.
    pub fn invading(&self) -> &Invasion {
        self.invasion.as_ref().expect("an invasion is on")
    }

    /// The same, to be changed.
    ///
    /// # Panics
    /// If there is none.
    pub fn invading_mut(&mut self) -> &mut Invasion {
        self.invasion.as_mut().expect("an invasion is on")
    }

    /// Whether the action that is being done pays for absorption with materials.
    pub(crate) fn bombards(&self) -> bool {
        self.underway.last().is_some_and(|doing| doing.effects().contains(&Effect::Bombard))
    }

    /// VF-CD-06, -11: own sectors beside a place with a Shipyard or a Starbase: as many count as two.
    pub(crate) fn missiles(&self, seat: Seat, at: SectorId) -> u8 {
        let beside = self.galaxy.beside(at).map(|other| self.galaxy.sector(other));
        let with_docks = beside.filter(|sector| sector.is_of(seat) && sector.count_installations(Buildings::Docks) > 0);
        u8::try_from(with_docks.count().min(2)).expect("two at most")
    }
}

/// The words of a side.
pub fn said(party: Party) -> Text {
    match party {
        Party::Player(seat) => Word::OfSeat { seat }.text(),
        Party::Void => Word::Void.text(),
        Party::Nobody => Word::Defenders.text(),
    }
}

/// What happened in a fight is told.
fn tell_beats(beats: &[Beat], t: &mut T<'_>) {
    for beat in beats {
        let invasion = t.state.invading();
        let (at, invader, defender) = (invasion.at, invasion.invader, invasion.defender);
        let who = |role: Role| match role {
            Role::Invader => said(invader),
            Role::Defender => said(defender),
        };
        match *beat {
            Beat::Approach { on, dealt, taken } => t.tell(&Line::Approach { sector: at, dealt, taken, who: who(on) }),
            Beat::Salvo { number, invader, defender } => t.tell(&Line::Salvo { number, invader, defender }),
            Beat::Hit { on, dealt, taken } => t.tell(&Line::Hit { who: who(on), dealt, taken }),
        }
    }
}

/// What a fight waits for, as a step.
fn demanded(demand: Demand) -> crate::flow::Step {
    match demand {
        Demand::Recall(role) => Step::Recall { role }.into(),
        Demand::Destroyers => Step::Destroyers.into(),
        Demand::Over => Step::Outcome.into(),
    }
}

/// How far a player has a technology; the Void has none.
fn level(s: &State, party: Party, technology: TechnologyId) -> Level {
    party.seat().map_or(Level::None, |seat| s.players[seat].level_of(technology))
}
