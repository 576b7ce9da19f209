//! FS-DEP: units are bought, then a structure.

use crate::cards::events::occasions::{self, Occasion, Purchase};
use crate::cards::orders::{Passive, afterwards, changes};
use crate::flow::{self, Part};
use crate::orders::buying::{self, Sheet};
use crate::orders::purchase;
use crate::prelude::*;
use sternpost_kit::{count_of, one_of_or};

/// Steps of a Deploy order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// FS-DEP-02: units.
    Units { seat: Seat },
    /// FS-DEP-05: a structure.
    Structure { seat: Seat },
    /// A unit that an upgrade allows after the order.
    OneMore { seat: Seat },
}

/// The steps, in the order of the book (FS-DEP-01).
pub fn steps(s: &State, seat: Seat) -> Vec<flow::Step> {
    let buying = |what: Purchase| occasions::window(Occasion::Buying { seat, what });
    let units = [buying(Purchase::Units), Step::Units { seat }.into()];
    let structure = [buying(Purchase::Structure), Step::Structure { seat }.into()];
    let [first, second] = if changes(s, Passive::StructureFirst) { [structure, units] } else { [units, structure] };
    first.into_iter().chain(second).chain([Step::OneMore { seat }.into()]).collect()
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Units { seat } => it
            .barring(|s, asked| if asked == seat { sheet(s, seat).barred(s) } else { vec![] })
            .may_ask(|s| units(s, seat), |picked, t| buying::buy(seat, picked, t)),
        Step::OneMore { seat } => it.may_ask(|s| one_more(s, seat), |picked, t| buy_one_more(seat, &picked.one(), t)),
        Step::Structure { seat } => it.may_ask(|s| structures(s, seat), |picked, t| purchase::buy(seat, &picked.one(), 0, t)),
    }
}

/// FS-DEP-04, FS-FACT-04 to -06: the capacities of friendly worlds of the active system, once for each factory there.
pub fn production_limit(s: &State, seat: Seat, system: SystemId) -> u32 {
    let factories = |area: AreaId| count_of(s.held(area).structures.iter().filter(|built| built.structure == Structure::Factory));
    let bastions = |area: AreaId| {
        let has_one = s.held(area).structures.iter().any(|built| built.structure == Structure::Bastion);
        if has_one && changes(s, Passive::BastionsProduce) { area.capacity().saturating_sub(1) } else { 0 }
    };
    let friendly = system.areas().into_iter().filter(|area| s.is_friendly(*area, seat));
    friendly.map(|area| factories(area) * area.capacity() + bastions(area)).sum()
}

/// The sheet on which units are bought.
pub fn sheet(s: &State, seat: Seat) -> Sheet {
    let system = s.resolving().system;
    // FS-FACT-02: without a factory the limit is nothing.
    let most = production_limit(s, seat, system).saturating_sub(s.resolving().bought_before);
    let offers = if most > 0 { buying::placeable(s, seat, system) } else { vec![] };
    Sheet { seat, offers, most, rule: "FS-DEP-03" }
}

fn units(s: &State, seat: Seat) -> Asks {
    sheet(s, seat).ask(s, &Prompt::BuyUnits { system: s.resolving().system })
}

/// FS-DEP-08: no factory is needed.
fn one_more(s: &State, seat: Seat) -> Asks {
    let Some(afterwards) = afterwards(s) else { return nobody() };
    let sheet = Sheet { seat, offers: (afterwards.places)(s, seat), most: 1, rule: "FS-DEP-08" };
    let offers = purchase::units(s, &sheet, (afterwards.saved)(s));
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, one_of_or(&Prompt::OneMore { system: s.resolving().system }, sheet.rule, offers, Choice::Nothing))
}

fn buy_one_more(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let less = afterwards(t.state).map_or(0, |afterwards| (afterwards.saved)(t.state));
    purchase::buy(seat, choice, less, t);
}

/// FS-DEP-07: whether a structure may be built there at all.
fn has_room(s: &State, area: AreaId) -> bool {
    s.held(area).structures.len() < if changes(s, Passive::SecondStructure) { 2 } else { 1 }
}

/// FS-DEP-05 to -07, FS-STR-03: friendly worlds of the active system without a structure, as long as none was built with this order (FS-DEP-06).
pub fn building_worlds(s: &State, seat: Seat) -> Vec<AreaId> {
    let is_free = |area: &AreaId| area.is_world() && s.is_friendly(*area, seat) && has_room(s, *area);
    let worlds = s.resolving().system.areas().into_iter().filter(is_free);
    worlds.filter(|_| !s.resolving().has_built).collect()
}

fn structures(s: &State, seat: Seat) -> Asks {
    let system = s.resolving().system;
    let offers = purchase::structures(s, seat, &building_worlds(s, seat), 0);
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, one_of_or(&Prompt::Build { system }, "FS-DEP-05", offers, Choice::Nothing))
}
