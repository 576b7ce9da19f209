//! The steps of the game and which chapter each belongs to. Holds no rule.

use crate::position::state::State;
use crate::show::messages::Choice;
use crate::{
    Arcs, actions,
    actions::moving,
    battle,
    battle::{outrage, raid},
    board::tokens,
    cards::steps as card_steps,
    rounds::{chapter, declaring, round, turn},
    setup::drafting,
};
use serde::{Deserialize, Serialize};
use sternpost_core::{Barred, Seat};
pub use sternpost_kit::{ask, nobody, one_of_or};

sternpost_kit::chapters! {
    game Arcs;
    after outrage::replace_placeholders;
    /// ARCS-LL.
    Draft => drafting,
    /// ARCS-CHAP.
    Chapter => chapter,
    /// ARCS-LEAD, ARCS-PASS, ARCS-FOLLOW, ARCS-SEIZE, ARCS-INIT.
    Round => round,
    /// ARCS-DECL.
    Declaring => declaring,
    /// ARCS-PREL, ARCS-RES.
    Turn => turn,
    /// ARCS-TAX, ARCS-BUILD, ARCS-REPAIR, ARCS-INFL, ARCS-SECURE.
    Actions => actions,
    /// ARCS-MOVE.
    Moving => moving,
    /// ARCS-BATTLE.
    Battle => battle,
    /// ARCS-CITY.
    Outrage => outrage,
    /// ARCS-RAID.
    Raid => raid,
    /// ARCS-RES-11.
    Tokens => tokens,
    /// ARCS-GUILD, ARCS-NEW, ARCS-MOD.
    Cards => card_steps,
}

/// What a person would look for among the offers of a step and cannot pick now (see each chapter).
pub fn why_not(s: &State, step: &Step, seat: Seat) -> Vec<Barred<Choice>> {
    if let Step::Turn(step) = step {
        turn::why_not(s, step, seat)
    } else if let Step::Round(step) = step {
        round::why_not(s, step, seat)
    } else if let Step::Battle(step) = step {
        battle::why_not(s, step)
    } else {
        vec![]
    }
}
