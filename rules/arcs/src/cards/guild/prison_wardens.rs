//! Prison Wardens: Captives become resources or Trophies; three ships for its Prelude.

use crate::cards::common::{CARD as RULE, controlled_systems, place_three_ships};
use crate::prelude::*;

pub static CARD: CourtCard = CourtCard::guild(Resource::Weapon, 2)
    .specials(&[
        Special {
            action: Action::Pressgang,
            instead_of: Action::Build,
            can: has_captives,
            does: |t, seat| choose(t, CourtCardId::PrisonWardens, seat, Moment::First),
        },
        Special {
            action: Action::Execute,
            instead_of: Action::Influence,
            can: has_captives,
            does: |t, seat| choose(t, CourtCardId::PrisonWardens, seat, Moment::Third),
        },
    ])
    .discarded_for(|t, seat| choose(t, CourtCardId::PrisonWardens, seat, Moment::Fourth))
    .choosing(&[
        Choosing { moment: Moment::First, question: |s, seat| Some(captives(s, seat, &Prompt::Pressgang)), then: pressgang },
        Choosing { moment: Moment::Second, question: resources, then: gain },
        Choosing { moment: Moment::Third, question: |s, seat| Some(captives(s, seat, &Prompt::Execute)), then: execute },
        Choosing { moment: Moment::Fourth, question: controlled_systems, then: place_three_ships },
    ]);

fn has_captives(s: &State, seat: Seat) -> bool {
    s.players[seat].captives.iter().any(|(_, count)| *count > 0)
}

/// Any number of Captives, by owner.
fn captives(s: &State, seat: Seat, prompt: &Prompt) -> Question<Choice> {
    let held = s.players[seat].captives.iter().filter(|(_, count)| **count > 0);
    let offers: Vec<_> = held.map(|(owner, count)| Offer::new(Choice::Seat { seat: owner }).cap(u32::from(*count))).collect();
    let total = offers.iter().filter_map(|offer| offer.cap).sum();
    Question::split_up_to(prompt, RULE, total, offers)
}

/// Takes them out of the box: owners with how many.
fn release(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) -> Vec<(Seat, u8)> {
    let parts = picked.parts().into_iter().map(|(choice, count)| {
        let Choice::Seat { seat: owner } = choice else { unreachable!("only owners are offered: {choice:?}") };
        (owner, u8::try_from(count).expect("there are ten agents"))
    });
    let parts: Vec<(Seat, u8)> = parts.collect();
    for (owner, count) in &parts {
        t.state.players[seat].captives[*owner] -= count;
    }
    parts
}

fn pressgang(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    let released = release(t, seat, picked);
    for (owner, count) in &released {
        t.tell(&Line::Released { seat, owner: *owner, count: *count });
    }
    t.state.underway.owed = released.iter().map(|(_, count)| count).sum();
    choose(t, CourtCardId::PrisonWardens, seat, Moment::Second);
}

/// A resource for each, of any kind the supply has.
fn resources(s: &State, seat: Seat) -> Option<Question<Choice>> {
    let _ = seat;
    let left = Resource::ALL.iter().filter(|resource| supply::tokens(s, **resource) > 0);
    let offers: Vec<_> =
        left.map(|resource| Offer::new(Choice::Resource { resource: *resource }).cap(u32::from(supply::tokens(s, *resource)))).collect();
    let total = u32::from(s.underway.owed).min(offers.iter().filter_map(|offer| offer.cap).sum());
    (total > 0).then(|| Question::split(&Prompt::GainResources { count: total }, RULE, total, offers).skipped_when_forced())
}

fn gain(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    t.state.underway.owed = 0;
    for (choice, count) in picked.parts() {
        let Choice::Resource { resource } = choice else { unreachable!("only resources are offered: {choice:?}") };
        tokens::gain(t, seat, resource, u8::try_from(count).expect("there are 25 tokens"));
    }
}

fn execute(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    for (owner, count) in release(t, seat, picked) {
        t.state.players[seat].trophies[owner].agents += count;
        t.tell(&Line::TookTrophies { seat, owner, count });
    }
}
