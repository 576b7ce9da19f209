//! VF-CRI: Crises are revealed, passed and discarded.

use crate::components::alarms::{Alarm, Row};
use crate::components::crises::{Built, CrisisId, CrisisKind, CrisisLevel, Feat, Prey};
use crate::components::effects::{Count, Spots};
use crate::effects::paying;
use crate::flow::{self, Part};
use crate::galaxy::Sector;
use crate::position::void::Held;
use crate::prelude::*;
use crate::show::crisis::crisis_offer;
use crate::void::growth;
use sternpost_kit::one_of_or;

/// Something that was done and may pass a Crisis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Done {
    /// A sector was taken over, with what was there before.
    Took { voidborn: u8, population: u8, defenses: u8, is_rift: bool, glory: u32 },
    /// A resource was produced, with this yield.
    Produced { resource: Resource, count: u8 },
    /// More was produced than fits.
    Overproduced,
    /// A step was made on a track, to this level.
    Advanced { level: u8 },
    /// Fleet power was deployed.
    Deployed,
    /// A trade token was gained.
    Traded,
    /// Fleet power was activated.
    Activated,
    /// An installation was built, as the so manieth of its sector with so much fleet power.
    Built { installation: Installation, number: u8, force: u8 },
    /// So many flights were made by one effect.
    Regrouped { flights: u8 },
    /// A guild was established, as the so manieth of its sector.
    Established { guild: Guild, number: u8 },
    /// So many credits were gained by one effect.
    GainedCredits { count: u8 },
    /// A corruption was removed from there.
    Cleansed { from: Spots },
    /// An agenda was gained.
    GainedAgenda,
    /// A technology was gained.
    Researched { is_improved: bool },
    /// A population has risen to so much.
    Raised { population: u8 },
    /// A glory token has risen.
    UpgradedGlory,
}

/// Steps of Crises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// VF-FOC-06: the current Crisis of a turn.
    Reveal { seat: Seat },
    /// VF-CRI-01: whether one is passed by what was done.
    Pass { seat: Seat, done: Done },
    /// It is passed, once it is paid for.
    Passed { seat: Seat, crisis: CrisisId },
    /// VF-CRI-09: one is discarded.
    Discard { seat: Seat, kind: Option<CrisisKind> },
    /// An ongoing one is discarded for a Catastrophe.
    ForCatastrophe { seat: Seat },
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Reveal { seat } => it.does(|t| reveal(seat, t)),
        Step::Pass { seat, done } => it.may_ask(|s| ask_pass(s, seat, done), |picked, t| pass(seat, done, &picked.one(), t)),
        Step::Passed { seat, crisis } => it.does(|t| passed(seat, crisis, t)),
        Step::Discard { seat, kind } => it.may_ask(|s| ask_discard(s, seat, kind), |picked, t| discard_one(seat, &picked.one(), t)),
        Step::ForCatastrophe { seat } => it.may_ask(|s| ask_ongoing(s, seat), |picked, t| for_catastrophe(seat, &picked.one(), t)),
    }
}

/// VF-FOC-06 to -08.
fn reveal(seat: Seat, t: &mut T<'_>) {
    t.state.against_mut().overproduced.clear();
    let Some(Alarm::Situation(level)) = t.state.against().alarm else { return };
    let is_empty = t.state.against().crises.get(&level).is_none_or(|pile| pile.is_empty());
    if is_empty {
        // VF-FOC-07
        let void = t.state.against_mut();
        let discarded = void.discarded.get_mut(&level).map(std::mem::take).unwrap_or_default();
        void.crises.entry(level).or_insert_with(|| sternpost_core::Pile::of_nobody(vec![])).replace(discarded);
        t.shuffle(|s| s.against_mut().crises.get_mut(&level).expect("each level has its stack").forget());
    }
    let void = t.state.against_mut();
    void.crisis = void.crises.get_mut(&level).and_then(|pile| pile.take_first(1).pop());
    let crisis = void.crisis;
    t.commit();
    if let Some(crisis) = crisis {
        t.tell(&Line::CrisisRevealed { seat, crisis });
    }
}

/// VF-CRI-02: something was done; Crises that it passes may be passed at once.
pub fn done(seat: Seat, done: Done, t: &mut T<'_>) {
    if t.state.void.is_some() && !passable(t.state, seat, done).is_empty() {
        t.next(steps![Step::Pass { seat, done }]);
    }
}

/// Crises that a deed passes, and that can be paid for (VF-CRI-07).
fn passable(s: &State, seat: Seat, done: Done) -> Vec<CrisisId> {
    let Some(void) = &s.void else { return vec![] };
    let can = |crisis: &CrisisId| {
        let card = crisis.card();
        is_met(s, seat, card.feat, done) && paying::can_pay(s, seat, &card.cost)
    };
    void.all_crises().filter(can).collect()
}

/// VF-CRI-05, -06. RULING: what asks for an invasion asks for a takeover.
fn is_met(s: &State, seat: Seat, feat: Feat, done: Done) -> bool {
    match (feat, done) {
        (Feat::Take(prey), Done::Took { voidborn, population, defenses, is_rift, glory }) => match prey {
            Prey::Voidborn => voidborn > 0,
            Prey::ForceUpTo(most) => (1..=most).contains(&voidborn),
            Prey::WithDefense => defenses > 0,
            Prey::PopulationFrom(least) => population >= least,
            Prey::PopulationOrRift(least) => population >= least || is_rift,
            Prey::WithGlory(least) => glory >= u32::from(least),
        },
        (Feat::Produce { of, least }, Done::Produced { resource, count }) => of.contains(&resource) && count >= least,
        (Feat::Overproduce { guilds }, Done::Overproduced) => s.count(seat, Count::PureGuilds(Guilds::Any)) >= i32::from(guilds),
        (Feat::Advance { level }, Done::Advanced { level: reached }) => reached >= level,
        (Feat::Deploy { least, types, force }, Done::Deployed) => {
            let deployed = s.against().deployed;
            deployed.count >= least && deployed.types >= types && deployed.force >= force
        }
        (Feat::Build(built), Done::Built { installation, number, force }) => match built {
            Built::SectorDefense => installation == Installation::SectorDefense,
            Built::Guarded(least) => force >= least,
            Built::Third => number == 3,
        },
        (Feat::Regroup { flights }, Done::Regrouped { flights: made }) => made >= flights,
        (Feat::EstablishBasic, Done::Established { guild, .. }) => guild.resource().is_basic(),
        (Feat::EstablishThird, Done::Established { number, .. }) => number == 3,
        (Feat::GainCredits(least), Done::GainedCredits { count }) => count >= least,
        (Feat::Cleanse(wanted), Done::Cleansed { from }) => match wanted {
            Spots::Any => true,
            Spots::Mat => matches!(from, Spots::Track | Spots::Slot),
            Spots::Sector | Spots::Track | Spots::Slot => wanted == from,
        },
        (Feat::Research { is_improved: wanted }, Done::Researched { is_improved }) => wanted == is_improved,
        (Feat::Raise { least }, Done::Raised { population }) => population >= least,
        (Feat::GainTrade, Done::Traded)
        | (Feat::Activate, Done::Activated)
        | (Feat::GainAgenda, Done::GainedAgenda)
        | (Feat::UpgradeGlory, Done::UpgradedGlory) => true,
        (
            Feat::Take(_)
            | Feat::Produce { .. }
            | Feat::Overproduce { .. }
            | Feat::Advance { .. }
            | Feat::Deploy { .. }
            | Feat::GainTrade
            | Feat::Activate
            | Feat::Build(_)
            | Feat::Regroup { .. }
            | Feat::EstablishBasic
            | Feat::EstablishThird
            | Feat::GainCredits(_)
            | Feat::Cleanse(_)
            | Feat::GainAgenda
            | Feat::Research { .. }
            | Feat::Raise { .. }
            | Feat::UpgradeGlory,
            _,
        ) => false,
    }
}

/// What was there before a takeover.
pub fn took(s: &State, seat: Seat, voidborn: u8, sector: &Sector) -> Done {
    Done::Took {
        voidborn,
        population: sector.population,
        defenses: sector.count_installations(Buildings::Defenses),
        is_rift: sector.kind == crate::components::maps::Kind::Rift,
        glory: s.glory(seat),
    }
}

fn ask_pass(s: &State, seat: Seat, done: Done) -> Asks {
    let found = passable(s, seat, done);
    if found.is_empty() {
        return nobody();
    }
    let free = found.iter().copied().find(|crisis| crisis.card().cost.is_free());
    let question = one_of_or(&Prompt::PassCrisis, "VF-CRI-01", found.into_iter().map(crisis_offer), Choice::Nothing);
    ask(
        seat,
        match free {
            Some(crisis) => question.default(Picked::One(Choice::Crisis { crisis })),
            None => question,
        },
    )
}

fn pass(seat: Seat, done: Done, choice: &Choice, t: &mut T<'_>) {
    let Choice::Crisis { crisis } = *choice else { return };
    let paid: Vec<flow::Step> = paying::steps(seat, &crisis.card().cost);
    t.next(paid);
    t.next(steps![Step::Passed { seat, crisis }, Step::Pass { seat, done }]);
}

/// VF-CRI-03.
fn passed(seat: Seat, crisis: CrisisId, t: &mut T<'_>) {
    t.tell(&Line::PassesCrisis { seat, crisis });
    leave(crisis, t);
}

/// VF-CRI-03, -04, -10: a Crisis leaves its place; those right of it close the gap.
pub fn leave(crisis: CrisisId, t: &mut T<'_>) {
    let void = t.state.against_mut();
    if void.crisis == Some(crisis) {
        void.crisis = None;
    }
    for row in Row::ALL {
        void.row_mut(*row).retain(|held| *held != Held::Crisis(crisis));
    }
    put_away(crisis, t);
}

/// VF-CRI-03: a starting Crisis leaves the game, another lies face up beside its stack.
pub fn put_away(crisis: CrisisId, t: &mut T<'_>) {
    let level = crisis.card().level;
    if level != CrisisLevel::Starting {
        t.state.against_mut().discarded.entry(level).or_default().push(crisis);
    }
}

/// VF-CRI-09: Crises that an effect can discard.
pub fn discardable(s: &State, kind: Option<CrisisKind>) -> Vec<CrisisId> {
    let fits = |crisis: &CrisisId| kind.is_none_or(|kind| [kind, CrisisKind::General].contains(&crisis.card().kind));
    s.void.iter().flat_map(|void| void.all_crises()).filter(fits).collect()
}

fn ask_discard(s: &State, seat: Seat, kind: Option<CrisisKind>) -> Asks {
    let found = discardable(s, kind);
    if found.is_empty() {
        return nobody();
    }
    ask(seat, one_of_or(&Prompt::DiscardCrisis, "VF-CRI-09", found.into_iter().map(crisis_offer), Choice::Nothing))
}

fn discard_one(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if let Choice::Crisis { crisis } = *choice {
        t.tell(&Line::DiscardsCrisis { seat, crisis });
        leave(crisis, t);
    }
}

/// Which ongoing Crisis goes: one must.
fn ask_ongoing(s: &State, seat: Seat) -> Asks {
    let ongoing: Vec<CrisisId> = s.against().ongoing().collect();
    if ongoing.is_empty() {
        return nobody();
    }
    ask(seat, Question::one_of(&Prompt::DiscardCrisis, "VF-CRI-09", ongoing.into_iter().map(crisis_offer)).skipped_when_forced())
}

fn for_catastrophe(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    discard_one(seat, choice, t);
    growth::catastrophe(t);
}
