//! Galactic Rifles: ships fire into a neighbouring system in place of a Battle. It is no battle, and no modifier of battles applies.

use crate::battle::outrage;
use crate::board::hits::{self, Targets, Toll};
use crate::cards::common::CARD as RULE;
use crate::components::dice::{DICE_OF_EACH, Die};
use crate::position::underway::Volley;
use crate::prelude::*;
use crate::show::faces::of_roll;

/// Fire Rifles.
pub static LORE: Powers = Powers::special(&[Special {
    action: Action::FireRifles,
    instead_of: Action::Battle,
    can: |s, seat| !positions(s, seat).is_empty(),
    does: |t, seat| choose(t, LoreId::GalacticRifles, seat, Moment::First),
}])
.choosing(&[
    Choosing { moment: Moment::First, question: |s, seat| one_of(&Prompt::FireFrom, positions(s, seat)), then: choose_position },
    Choosing { moment: Moment::Second, question: |s, seat| one_of(&Prompt::FireAt, targets(s, seat, s.underway.system?)), then: aim },
    Choosing { moment: Moment::Third, question: dice, then: fire },
    Choosing { moment: Moment::Fourth, question: hits, then: hit },
]);

/// Rivals with pieces next to a system.
fn targets(s: &State, seat: Seat, from: SystemId) -> Vec<Offer<Choice>> {
    let in_system = |system: SystemId| {
        let there = s.rivals(seat).into_iter().filter(move |rival| pieces::is_present(s, *rival, system));
        there.map(move |rival| Offer::new(Choice::Target { seat: rival, system }).at(format!("system-{system}")))
    };
    reach::neighbours(s.setup, from).into_iter().flat_map(in_system).collect()
}

/// Systems with fresh Loyal ships and somebody next to them.
fn positions(s: &State, seat: Seat) -> Vec<Offer<Choice>> {
    let with_ships = s.systems.iter().filter(|(_, place)| place.ships[seat].fresh > 0).map(|(system, _)| *system);
    let able = with_ships.filter(|system| !targets(s, seat, *system).is_empty());
    able.map(|system| Offer::new(Choice::System { system }).at(format!("system-{system}"))).collect()
}

fn choose_position(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    let Choice::System { system } = picked.one() else { unreachable!("only systems are offered") };
    t.state.underway.system = Some(system);
    choose(t, LoreId::GalacticRifles, seat, Moment::Second);
}

fn aim(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    let Choice::Target { seat: defender, system } = picked.one() else { unreachable!("only targets are offered") };
    let from = t.state.underway.system.take().expect("ships fire from somewhere");
    t.state.underway.volley = Some(Volley { from, at: system, defender, hits: 0, cities: vec![] });
    t.tell(&Line::FiredRifles { seat, defender, from, system });
    choose(t, LoreId::GalacticRifles, seat, Moment::Third);
}

fn volley(s: &State) -> &Volley {
    s.underway.volley.as_ref().expect("somebody fires")
}

fn volley_mut<'t>(t: &'t mut T<'_>) -> &'t mut Volley {
    t.state.underway.volley.as_mut().expect("somebody fires")
}

/// A skirmish die for each fresh ship, if somebody fires.
pub fn most_dice(s: &State, seat: Seat) -> Option<u32> {
    let from = s.underway.volley.as_ref()?.from;
    Some(u32::from(s.system(from).ships[seat].fresh.min(DICE_OF_EACH)))
}

/// Up to as many.
fn dice(s: &State, seat: Seat) -> Option<Question<Choice>> {
    let most = most_dice(s, seat)?;
    let offer = Offer::new(Choice::Die { die: Die::Skirmish }).cap(most);
    let all = Picked::Split(vec![(Choice::Die { die: Die::Skirmish }, most)]);
    Some(Question::split_up_to(&Prompt::CollectDice, RULE, most, [offer]).default(all))
}

fn fire(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    let count = picked.parts().iter().map(|(_, count)| *count).sum::<u32>();
    if count > 0 {
        let faces = t.roll(count as usize, 6);
        t.tell(&Line::Rolled { seat, die: Die::Skirmish, shown: of_roll(Die::Skirmish, &faces), faces: faces.clone() });
        volley_mut(t).hits = faces.iter().map(|face| Die::Skirmish.face(*face).hit).sum();
    }
    go_on(t, seat);
}

/// What can be hit: ships, and buildings when no ship is left.
fn exposed(s: &State) -> Targets {
    let Volley { at, defender, hits, .. } = *volley(s);
    let ships = Targets::ships(s, defender, at, hits);
    if ships.is_empty() { Targets::buildings(s, defender, at, hits) } else { ships }
}

fn hits(s: &State, _: Seat) -> Option<Question<Choice>> {
    let targets = exposed(s);
    targets.all().is_none().then(|| targets.question(&Prompt::AssignHit { left: volley(s).hits }, RULE))
}

fn hit(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    deal(t, seat, &hits::parts(picked));
    go_on(t, seat);
}

fn deal(t: &mut T<'_>, seat: Seat, parts: &[(Choice, u8)]) {
    let Toll { hits, buildings, .. } = hits::deal(t, parts, seat);
    volley_mut(t).hits -= hits;
    volley_mut(t).cities.extend(buildings.into_iter().filter_map(|building| building.city));
}

/// Hits, asked about where they can fall in several ways; then ARCS-CITY-01, outside battle as well.
fn go_on(t: &mut T<'_>, seat: Seat) {
    while let Some(all) = exposed(t.state).all().filter(|all| !all.is_empty()) {
        deal(t, seat, &all);
    }
    if !exposed(t.state).is_empty() {
        return choose(t, LoreId::GalacticRifles, seat, Moment::Fourth);
    }
    let Volley { defender, cities, .. } = t.state.underway.volley.take().expect("somebody fires");
    t.next(outrage::of_destroyed(seat, &cities));
    t.next(cities.iter().map(|_| outrage::Step::Ransack(seat, defender).into()));
}
