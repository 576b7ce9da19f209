//! How one leans in a combat: which card, what its abilities do, what is given up.

use crate::battle::sides::Role;
use crate::cards::combat::{CombatCardId, Icon};
use crate::prelude::*;

/// A card to be laid: its icons, and its abilities as far as they can be used.
pub fn of_card(s: &State, seat: Seat, card: CombatCardId) -> i64 {
    let Some(combat) = &s.combat else { return 0 };
    let role = combat.role_of(seat);
    let printed = card.card();
    let rival = s.offence(role.other());
    let shield = if rival > s.defence(role) { 30 } else { 12 };
    let icons = i64::from(printed.icons.bolter) * 30 + i64::from(printed.icons.shield) * shield + i64::from(printed.icons.morale) * 12;
    let meets = s.standing(role, printed.requires.units) > 0 || printed.requires.or_a_bastion && has_bastion(s, role);
    let works = |abilities: &[crate::cards::combat::Ability]| {
        i64::from(sternpost_kit::count_of(abilities.iter().filter(|ability| (ability.when)(s, role))))
    };
    icons + works(printed.general) * 18 + if meets { works(printed.unit) * 32 } else { 0 }
}

fn has_bastion(s: &State, role: Role) -> bool {
    let combat = s.combat();
    let built = &s.held(combat.area).structures;
    built.iter().any(|built| built.structure == Structure::Bastion && built.seat == s.side(role).seat)
}

/// What dice are worth to their owner.
const fn of_die(icon: Icon) -> i64 {
    match icon {
        Icon::Bolter => 3,
        Icon::Shield => 2,
        Icon::Morale => 1,
    }
}

/// What an ability does with dice and tokens; nothing if a choice is about something else.
pub fn of_dice(choice: &Choice) -> Option<i64> {
    if let Choice::Convert { from, to } = *choice {
        return Some(of_die(to) - of_die(from));
    }
    if let Choice::GainDie { icon } | Choice::GainDice { icon, .. } | Choice::GainTokens { icon, .. } = *choice {
        return Some(10 + of_die(icon));
    }
    if let Choice::TheyLoseDie { icon } | Choice::TheyLoseTokens { icon, .. } | Choice::TheyRerollDie { icon } = *choice {
        return Some(10 + of_die(icon));
    }
    if let Choice::LoseDie { icon } | Choice::SpendDie { icon } = *choice {
        return Some(5 - of_die(icon));
    }
    if let Choice::RerollDie { icon } = *choice {
        return Some(4 - 2 * of_die(icon));
    }
    matches!(choice, Choice::RollDice { .. } | Choice::RallyUnit | Choice::UseIt).then_some(12)
}
