//! The game: its steps, which chapter each belongs to, and what stands outside of all chapters.

use crate::cards::door;
use crate::combat::{attack, battle, winning};
use crate::effects::{recruiting, shields};
use crate::phases::{combat, command, defeat, deploy, headquarters, round, victory};
use crate::position::defects::defects;
use crate::position::other;
use crate::prelude::*;
use crate::setup::{self, Options};
use std::ops::RangeInclusive;
use sternpost_core::{Anytime, Chance, Rules, Setup, Standing};

sternpost_kit::chapters! {
    game Conquest;
    after defeat::look_after;
    /// CONQ-SETUP.
    Setup => setup,
    /// CONQ-ROUND.
    Round => round,
    /// CONQ-DEPLOY.
    Deploy => deploy,
    /// CONQ-COMMAND.
    Command => command,
    /// CONQ-COMBAT-01 to -03.
    Combat => combat,
    /// CONQ-COMBAT.
    Battle => battle,
    /// CONQ-ATTACK.
    Attack => attack,
    /// CONQ-WIN.
    Winning => winning,
    /// CONQ-HQ.
    Headquarters => headquarters,
    /// CONQ-DAMAGE.
    Damage => damage,
    /// CONQ-SHIELD.
    Shields => shields,
    /// CONQ-DEFEAT.
    Leaving => leaving,
    /// CONQ-ROUND-04.
    Readiness => readiness,
    /// CONQ-SUP-31.
    Recruiting => recruiting,
    /// CONQ-ABILITY.
    Cards => door,
}

impl Rules for Conquest {
    sternpost_kit::steps_by_chapters!();

    const ID: &'static str = "conquest";
    const REVISION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;

    type Options = Options;
    type SeatOptions = WarlordId;
    type State = State;
    type Step = Step;
    type Choice = Choice;

    fn seat_offers(_: &Options, _: &[WarlordId]) -> Vec<(WarlordId, Text)> {
        WarlordId::ALL.iter().map(|warlord| (*warlord, warlord.name())).collect()
    }
    fn setup_defects(_: &Setup<Self>) -> Vec<String> {
        vec![]
    }
    fn set_up(setup: &Setup<Self>, chance: &mut Chance<'_>) -> (State, Vec<Step>) {
        setup::set_up(setup, chance)
    }
    fn seats(_: &State) -> u8 {
        2
    }
    fn phase(s: &State) -> String {
        format!("round {}, {}", s.round, s.phase.slug())
    }
    fn standings(s: &State) -> Option<Vec<Standing>> {
        s.standings.clone()
    }
    fn defects(s: &State) -> Vec<String> {
        defects(s)
    }
}

/// Giving up is possible at any time; nothing else is.
impl Anytime for Conquest {
    fn anytime(_: &State, _: &Step, _: Seat) -> Option<Question<Choice>> {
        Some(Question::one_of(&Prompt::Concede, "CONQ-VICTORY-04", [Choice::Concede]))
    }
    fn at_any_time(seat: Seat, _: Picked<Choice>, t: &mut T<'_>) {
        victory::win(other(seat), &Word::Conceded { seat }, t);
    }
}
