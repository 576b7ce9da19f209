//! The agenda deck and its discard pile (LRR 1.5, 2.2a, 52.5).

use super::{AgendaId, is_votable};
use crate::prelude::*;
use sternpost_kit::deck;

/// An empty deck is replaced by the shuffled discard pile (LRR 52.5), without some cards that stay discarded.
pub fn refill(t: &mut T<'_>, without: &[AgendaId]) {
    deck::refill(t, |s| (&mut s.agenda_deck, &mut s.agenda_discard), |agenda| without.contains(agenda));
}

/// Reveals agendas until one can be voted on; those that cannot are discarded and not shuffled in again for this one.
pub fn draw(t: &mut T<'_>) -> Option<AgendaId> {
    let mut unfit = vec![];
    loop {
        refill(t, &unfit);
        t.commit();
        let agenda = t.state.agenda_deck.take_first(1).pop()?;
        if is_votable(t.state, agenda) {
            return Some(agenda);
        }
        t.tell(&Line::AgendaUnfit { agenda });
        t.state.agenda_discard.push(agenda);
        unfit.push(agenda);
    }
}
