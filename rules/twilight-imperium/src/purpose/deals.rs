//! Transactions worth proposing (LRR 82): commodities that become trade goods on both sides or are sold, promises that are exchanged or sold.
//! Whether one is worth it, and whether the partner will think so, looking ahead decides.

use crate::cards::promissory_notes::NoteId;
use crate::components::NoteKind;
use crate::economy::{proposing, transactions};
use crate::flow::Step;
use crate::phases::action_phase;
use crate::position::underway::{Deal, Goods};
use crate::prelude::*;

/// So often a partner is asked in vain, in a campaign; in a round once.
const IN_VAIN: usize = 3;
/// What a promissory note may cost at most, in trade goods.
const DEAREST_NOTE: u32 = 3;

/// Proposals to everybody whom it makes sense to ask, before an action is taken.
pub fn overtures(step: &Step, s: &State, me: Seat) -> Vec<Vec<Picked<Choice>>> {
    if !matches!(step, Step::ActionPhase(action_phase::Step::TakeAction { seat }) if *seat == me) {
        return vec![];
    }
    let Some(question) = transactions::at_any_time(s, step, me) else { return vec![] };
    let partners = question.offers.iter().filter_map(|offer| if let Choice::Propose { seat } = offer.choice { Some(seat) } else { None });
    partners.filter(|to| may_ask(s, me, *to)).flat_map(|to| deals_with(s, me, to)).collect()
}

/// Nobody is asked while a proposal waits, nor again in the round in which one came to nothing, nor for ever.
fn may_ask(s: &State, me: Seat, to: Seat) -> bool {
    let in_vain = || s.declined.iter().filter(|declined| declined.from == me && declined.by == to);
    let is_waiting = s.proposals.iter().any(|proposal| (proposal.deal.from, proposal.deal.to) == (me, to));
    !is_waiting && in_vain().count() < IN_VAIN && !in_vain().any(|declined| declined.round == s.round)
}

fn deals_with(s: &State, me: Seat, to: Seat) -> Vec<Vec<Picked<Choice>>> {
    let (own, theirs) = (&s.players[me], &s.players[to]);
    let nothing = Goods::default();
    let mut deals: Vec<(Goods, Goods, Option<NoteId>, Option<NoteId>)> = vec![];
    let commodities = |commodities: u32| Goods { commodities, ..nothing };
    let trade_goods = |trade_goods: u32| Goods { trade_goods, ..nothing };
    if own.commodities > 0 && theirs.commodities > 0 {
        deals.push((commodities(own.commodities), commodities(theirs.commodities), None, None));
        let both = own.commodities.min(theirs.commodities);
        deals.push((commodities(both), commodities(both), None, None));
    }
    // Commodities become trade goods in the other hand: one less is a gain for both.
    for (sold, price) in [(own.commodities, theirs.trade_goods), (own.commodities.min(theirs.trade_goods + 1), theirs.trade_goods)] {
        if sold > 1 && price >= sold - 1 {
            deals.push((commodities(sold), trade_goods(sold - 1), None, None));
        }
    }
    if theirs.commodities > 1 && own.trade_goods >= theirs.commodities - 1 {
        deals.push((trade_goods(theirs.commodities - 1), commodities(theirs.commodities), None, None));
    }
    let promise = Goods { notes: 1, ..nothing };
    for note in own.notes.for_the_rules().iter().copied() {
        let is_support = note.kind == NoteKind::SupportForTheThrone;
        if is_support {
            deals.push((promise, promise, Some(note), Some(NoteId { owner: to, ..note })));
        }
        for price in (1..=DEAREST_NOTE.min(theirs.trade_goods)).filter(|_| !is_support) {
            deals.push((promise, trade_goods(price), Some(note), None));
        }
    }
    let deal = |(gives, gets, own, theirs)| proposing::answers(s, &Deal { from: me, to, gives, gets }, (own, theirs));
    deals.into_iter().map(deal).collect()
}
