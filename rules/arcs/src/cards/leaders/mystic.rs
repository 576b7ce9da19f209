//! Mystic: who follows and Taxes gains a psionic; material and fuel are Outraged from the start.

use super::Leader;
use crate::position::state::Outrage;
use crate::prelude::*;

/// Attuned: a psionic more when Copying or Pivoting to Tax. Cryptic: two resources are Outraged.
pub static LEADER: Leader =
    Leader::new([Resource::Psionic, Resource::Relic], Powers::passive(&[Passive::GainsWithTax(Resource::Psionic)])).setup(outrage);

/// Agents mark them; nobody has anything yet that would be discarded.
fn outrage(t: &mut T<'_>, seat: Seat) {
    for resource in [Resource::Material, Resource::Fuel] {
        let mark = if supply::agents(t.state, seat) > 0 { Outrage::Agent } else { Outrage::Placeholder };
        t.state.players[seat].outrage.insert(resource, mark);
        t.tell(&Line::OutragedFromTheStart { seat, resource });
    }
}
