//! Star Forge of the Muaat: fighters or a destroyer out of a war sun.

use crate::board::supply;
use crate::cards::component_actions::{without_strategy_token, without_target};
use crate::prelude::*;

/// How many of these appear: two fighters or one destroyer.
fn placed(unit: UnitType) -> u32 {
    if unit == UnitType::Fighter { 2 } else { 1 }
}

fn war_suns(s: &State, seat: Seat) -> Vec<SystemId> {
    s.systems.keys().copied().filter(|system| s.units(seat, Location::Space(*system)).count(UnitType::WarSun) > 0).collect()
}

/// The system, then what appears there.
fn asks(s: &State, using: &Use) -> Next {
    match (using.chosen.len(), using.choice(0)) {
        (1, Some(Choice::System { .. })) => {
            let ships = [UnitType::Fighter, UnitType::Destroyer].into_iter().filter(|unit| supply::can_supply(s, using.seat, *unit));
            let offers = ships.map(|unit| Offer::new(Choice::Unit { unit }).said(&Word::Units { count: placed(unit), unit }));
            Some((using.seat, Question::one_of(&Prompt::ChooseUnits { by: using.ability.name() }, "LRR 3.7", offers).skipped_when_forced()))
        }
        _ => choosing::system(using, war_suns(s, using.seat)),
    }
}

pub static TEXTS: Texts = Texts::acting(&[Ability::action(
    |s, using| without_strategy_token(s, using.seat).or_else(|| without_target(war_suns(s, using.seat))),
    |using, t| {
        let (Some(Choice::System { system }), Some(Choice::Unit { unit })) = (using.choice(0), using.choice(1)) else { return };
        command_tokens::spend_strategy_token(t, using.seat);
        let at = Location::Space(system);
        if unit == UnitType::Fighter {
            placing::place(t, using.seat, unit, placed(unit), at);
        } else {
            placing::supply_one(t, using.seat, unit, at);
        }
    },
)
.asking(asks)]);
