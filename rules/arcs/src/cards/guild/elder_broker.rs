//! Elder Broker: tokens are swapped with the owner of a city one controls, in place of a Tax; three tokens for its Prelude.

use crate::prelude::*;

pub static CARD: CourtCard = CourtCard::guild(Resource::Relic, 2)
    .specials(&[Special {
        action: Action::Trade,
        instead_of: Action::Tax,
        can: |s, seat| !cities(s, seat).is_empty(),
        does: |t, seat| choose(t, CourtCardId::ElderBroker, seat, Moment::First),
    }])
    .discarded_for(|t, seat| {
        for resource in [Resource::Material, Resource::Fuel, Resource::Weapon] {
            tokens::gain(t, seat, resource, 1);
        }
    })
    .choosing(&[
        Choosing { moment: Moment::First, question: |s, seat| one_of(&Prompt::TradeCity, cities(s, seat)), then: choose_city },
        Choosing { moment: Moment::Second, question: wanted, then: choose_wanted },
        Choosing { moment: Moment::Third, question: gifts, then: swap },
    ]);

/// Own tokens of a type that a Rival does not have.
fn unknown_to(s: &State, seat: Seat, rival: Seat) -> Vec<(u8, Resource)> {
    tokens::held(s, seat).into_iter().filter(|(_, token)| s.players[rival].tokens(*token) == 0).collect()
}

/// Rivals' cities one controls, whose owner has a token of the planet's type and lacks one that oneself has.
fn cities(s: &State, seat: Seat) -> Vec<Offer<Choice>> {
    let fits = s.buildings().filter(|(system, _, building)| {
        let is_theirs = building.kind == BuildingKind::City && building.owner != seat;
        let has_it = pieces::planet_types(s, *system).into_iter().any(|resource| s.players[building.owner].tokens(resource) > 0);
        is_theirs && has_it && control::controller(s, *system) == Some(seat) && !unknown_to(s, seat, building.owner).is_empty()
    });
    fits.map(|(system, slot, building)| Offer::new(pieces::choice(system, slot, building)).at(format!("system-{system}"))).collect()
}

fn choose_city(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    let (system, slot) = pieces::picked(&picked.one());
    let building = t.state.system(system).slots[usize::from(slot)].as_ref().expect("the city stands there");
    t.state.underway.rival = Some(building.owner);
    t.state.underway.system = Some(system);
    choose(t, CourtCardId::ElderBroker, seat, Moment::Second);
}

/// Which of the Rival's tokens of that type.
fn wanted(s: &State, _: Seat) -> Option<Question<Choice>> {
    let (rival, system) = (s.underway.rival?, s.underway.system?);
    let types = pieces::planet_types(s, system);
    let fitting = tokens::held(s, rival).into_iter().filter(|(_, token)| types.contains(token));
    one_of(&Prompt::TradeTake, fitting.map(|(slot, token)| Offer::new(Choice::TokenOf { seat: rival, token, slot: slot + 1 })).collect())
}

fn choose_wanted(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    let Choice::TokenOf { slot, .. } = picked.one() else { unreachable!("only tokens are offered") };
    t.state.underway.slot = Some(slot);
    choose(t, CourtCardId::ElderBroker, seat, Moment::Third);
}

/// Which token the Rival is given.
fn gifts(s: &State, seat: Seat) -> Option<Question<Choice>> {
    let rival = s.underway.rival?;
    let offers = unknown_to(s, seat, rival).into_iter().map(|(slot, token)| Offer::new(Choice::TokenOf { seat, token, slot: slot + 1 }));
    one_of(&Prompt::TradeGive { seat: rival }, offers.collect())
}

/// ARCS-GLOSS-17: both at once.
fn swap(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    let Choice::TokenOf { slot, .. } = picked.one() else { unreachable!("only tokens are offered") };
    let rival = t.state.underway.rival.take().expect("a city was chosen");
    let theirs = t.state.underway.slot.take().expect("a token was chosen");
    t.state.underway.system = None;
    let taken = tokens::take_from_slot(t.state, rival, theirs - 1);
    let given = tokens::take_from_slot(t.state, seat, slot - 1);
    t.tell(&Line::Traded { seat, rival, taken, given });
    tokens::receive(t, seat, taken, 1);
    tokens::receive(t, rival, given, 1);
}
