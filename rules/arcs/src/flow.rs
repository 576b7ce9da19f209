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
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use sternpost_core::{Barred, Picked, Seat, Table};
pub use sternpost_kit::{ask, nobody};

/// The table of this game.
pub type T<'a> = Table<'a, Arcs>;
/// Whom a step asks what.
pub type Asks = sternpost_core::Asks<Choice>;
/// The answers to a step's questions.
pub type Answers = BTreeMap<Seat, Picked<Choice>>;

/// A reading of a chapter's list of steps.
pub trait Part: sternpost_kit::Part<Arcs> {}
impl<P: sternpost_kit::Part<Arcs>> Part for P {}

sternpost_kit::chapters! {
    game Arcs;
    // Nobody leaves the game before its end.
    absent is_absent, anybody_is_absent;
    after outrage::replace_placeholders;
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
    } else {
        vec![]
    }
}

fn is_absent(_: &State, _: Seat) -> bool {
    false
}

fn anybody_is_absent(_: &State) -> bool {
    false
}
