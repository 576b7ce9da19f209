//! Control of planets (LRR 47).

use crate::board::placing::Replaced;
use crate::prelude::*;

/// Structures (LRR 30).
pub const STRUCTURES: [UnitType; 2] = [UnitType::Pds, UnitType::SpaceDock];

/// The one step: what others have built on a planet that was just taken is destroyed (LRR 25.5b), and what the planet brings
/// is settled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Step {
    /// Who has gained control.
    pub seat: Seat,
    /// Of which planet.
    pub planet: PlanetId,
    /// Who had it before.
    pub before: Option<Seat>,
}

/// What the one step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    it.does(|t| settle(t, step))
}

/// Whether somebody else has a structure on a planet.
pub fn has_foreign_structures(s: &State, seat: Seat, planet: PlanetId) -> bool {
    let at = Location::Planet(planet);
    s.others_clockwise(seat).any(|other| STRUCTURES.iter().any(|unit| s.units(other, at).count(*unit) > 0))
}

/// Other players' structures on a planet are replaced by a player's own, of the reinforcements or of the board (LRR 52.4a); what is not
/// replaced is destroyed with the rest.
pub fn take_over_structures(t: &mut T<'_>, seat: Seat, planet: PlanetId) {
    let from = Location::Planet(planet);
    for other in t.state.others_clockwise(seat).collect::<Vec<_>>() {
        for unit in STRUCTURES {
            let standing = t.state.units(other, from).count(unit);
            let count = placing::placeable(t.state, seat, unit, standing);
            let floats = t.state.stats(seat, unit).is_some_and(|stats| stats.in_space);
            let at = if floats { Location::Space(from.system()) } else { from };
            if count > 0 {
                t.state.units_mut(other, from).take_any(unit, count);
                t.tell(&Line::Removed { seat: other, count, unit, system: from.system() });
                placing::place(t, seat, unit, count, at);
            }
            for _ in count..standing {
                placing::replace_one(t, Replaced { seat: other, unit, at: from }, seat, unit, at);
            }
        }
    }
}

/// A player gains control of a planet: its card comes exhausted, other players' structures there are destroyed (LRR 25.5a,
/// 25.5b, 47.1). Control already held is not gained again (LRR 25.5c, 47.2).
pub fn gain(t: &mut T<'_>, seat: Seat, planet: PlanetId) {
    t.state.touched.mark();
    let card = t.state.planets.get_mut(&planet).expect("the planet is in play");
    if card.controller == Some(seat) {
        return;
    }
    let before = card.controller.replace(seat);
    card.exhausted = true;
    if let Some(before) = before {
        t.tell(&Line::LostControl { seat: before, planet });
    }
    t.tell(&Line::GainedControl { seat, planet });
    if let Some(turn) = t.state.underway.turn.as_mut().filter(|turn| turn.seat == seat) {
        turn.gained.insert(planet);
    }
    // LRR 27.14: what happens when control is gained comes before what follows from it.
    t.next(steps![
        window(Occasion::GainingControl { seat, planet }),
        Step { seat, planet, before },
        window(Occasion::GainedControl { seat, planet })
    ]);
    if let Some(before) = before {
        t.next([window(Occasion::LostControl { seat: before, to: seat, planet })]);
    }
}

/// LRR 58.4, 64.4.
fn settle(t: &mut T<'_>, step: &Step) {
    let Step { seat, planet, before } = *step;
    let at = Location::Planet(planet);
    for other in t.state.others_clockwise(seat).collect::<Vec<_>>() {
        for unit in STRUCTURES {
            let count = t.state.units(other, at).count(unit);
            hits::destroy(t, seat, other, at, unit, count);
        }
    }
    // A point that comes with the planet may end the game, so everything that belongs to gaining control comes before.
    modifiers::planet_passed(planet, before, Some(seat), t);
}
