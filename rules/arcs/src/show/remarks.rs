//! What stands beside a question: what the dice that may be rolled do, and bring on average; in the draft, who begins where. The same for everybody, for it is made of
//! what everybody may know.

use crate::battle;
use crate::battle::odds::{self, Outlook};
use crate::cards::steps;
use crate::components::dice::Die;
use crate::flow::Step;
use crate::prelude::*;
use crate::setup::drafting;
use crate::words::Remark;

/// What stands beside the question of a step.
pub fn beside(s: &State, step: &Step) -> Vec<Text> {
    if *step == Step::Battle(battle::Step::CollectDice) {
        odds::of_collection(s).iter().map(of_dice).collect()
    } else if matches!(step, Step::Draft(drafting::Step::Take(_))) {
        of_the_draft(s)
    } else if let Step::Cards(steps::Step::Choose { seat, moment: Moment::Third, .. }) = step
        && s.underway.volley.is_some()
    {
        // Ships that fire choose their dice third.
        odds::of_rifles(s, *seat).iter().map(of_dice).collect()
    } else {
        vec![]
    }
}

/// ARCS-SETUP-05, ARCS-LL-06: the setup card, and the systems A, B and C of everybody.
fn of_the_draft(s: &State) -> Vec<Text> {
    let starts = s.turn_order().into_iter().zip(s.setup.card().starts);
    let begins = starts.map(|(seat, start)| Remark::Begins { seat, a: start.a, b: start.b, c: start.c.to_vec() }.text());
    std::iter::once(Remark::SetupCard { card: s.setup }.text()).chain(begins).collect()
}

fn of_dice(outlook: &Outlook) -> Text {
    let Outlook { die, count, ref tenths, intercepted: chance, intercepting_ships: ships } = *outlook;
    let (hits, own) = (decimal(tenths.hit), decimal(tenths.own));
    match die {
        Die::Assault => Remark::Assault { count, hits, own, chance, ships }.text(),
        Die::Skirmish => Remark::Skirmish { count, hits }.text(),
        Die::Raid => Remark::Raid { count, keys: decimal(tenths.key), buildings: decimal(tenths.building), own, chance, ships }.text(),
    }
}

fn decimal(tenths: u32) -> Text {
    Word::Decimal { whole: tenths / 10, tenths: tenths % 10 }.text()
}
