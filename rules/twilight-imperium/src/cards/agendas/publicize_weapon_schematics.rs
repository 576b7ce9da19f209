//! Publicize Weapon Schematics: war suns are researched freely once somebody has one, and sustain no damage; against: who has one loses
//! the hand.

use super::{Agenda, Ballot, Outcome};
use crate::cards::action_cards;
use crate::prelude::*;

pub static AGENDA: Agenda = Agenda::law(Ballot::ForAgainst, |outcome, t| {
    if *outcome == Outcome::Against {
        let owners: Vec<Seat> = t.state.seats().filter(|seat| research::owns_upgrade_of(t.state, *seat, UnitType::WarSun)).collect();
        for seat in owners {
            action_cards::lose_hand(t, seat);
        }
    }
})
.lasting(&[Passive::NoSustainDamage(UnitType::WarSun), Passive::OpenOnceOwned(UnitType::WarSun)]);
