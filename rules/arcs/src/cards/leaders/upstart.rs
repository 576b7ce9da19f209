//! Upstart: every declaration brings a resource; only cities one controls can be Taxed.

use super::{Leader, USUAL, with};
use crate::prelude::*;

/// Ambitious: a resource for a declaration. Callow: no Tax without control.
pub static LEADER: Leader = Leader::new(
    [Resource::Psionic, Resource::Material],
    Powers::passive(&[Passive::AsksWhenDeclaring, Passive::TaxesOnlyWithControl]).choosing(&[Choosing {
        moment: Moment::First,
        question: resources,
        then: gain,
    }]),
)
.boxes([with(4, BuildingKind::City), USUAL[1], USUAL[2]]);

/// Any resource that the supply has.
fn resources(s: &State, _: Seat) -> Option<Question<Choice>> {
    let left = Resource::ALL.iter().filter(|resource| supply::tokens(s, **resource) > 0);
    optional(&Prompt::GainForDeclaring, left.map(|resource| Offer::new(Choice::Resource { resource: *resource })).collect())
}

fn gain(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    if let Choice::Resource { resource } = picked.one() {
        tokens::gain(t, seat, resource, 1);
    }
}
