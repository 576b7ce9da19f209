//! The game: its steps, which chapter each belongs to, and what stands outside of all chapters.

use crate::battle;
use crate::cards::events::door;
use crate::orders::{advance, deploy, dominate, strategize, strike, trimming};
use crate::position::defects::defects;
use crate::prelude::*;
use crate::rounds::{operations, planning, refresh, round};
use crate::setup::{self, BoardOption, Options, laying};
use std::ops::RangeInclusive;
use sternpost_core::{Chance, NothingAtAnyTime, Rules, Setup, Standing};

sternpost_kit::chapters! {
    game ForbiddenStars;
    absent State::is_eliminated, State::anybody_eliminated;
    after sternpost_kit::part::nothing;
    /// FS-QREF-01.
    Round => round,
    /// FS-SET.
    Laying => laying,
    /// FS-PLAN.
    Planning => planning,
    /// FS-OPS.
    Operations => operations,
    /// FS-DEP.
    Deploy => deploy,
    /// FS-STRA.
    Strategize => strategize,
    /// FS-DOM.
    Dominate => dominate,
    /// FS-ADV.
    Advance => advance,
    /// FS-ORB.
    Strike => strike,
    /// FS-COMB.
    Battle => battle,
    /// FS-CAP.
    Trimming => trimming,
    /// FS-REF.
    Refresh => refresh,
    /// FS-EVT-09.
    Scheme => door,
}

impl Rules for ForbiddenStars {
    sternpost_kit::steps_by_chapters!();

    const ID: &'static str = "forbidden-stars";
    const REVISION: u32 = 3;
    const SEATS: RangeInclusive<u8> = 2..=4;

    type Options = Options;
    type SeatOptions = Faction;
    type State = State;
    type Step = Step;
    type Choice = Choice;

    /// The introductory boards are each for certain factions: whoever comes next takes one of those that as many seats play.
    // FS-SET-13
    fn first_options() -> Options {
        Options { board: BoardOption::Introductory, ..Options::default() }
    }

    fn seat_offers(options: &Options, taken: &[Faction]) -> Vec<(Faction, Text)> {
        let all = match options.board {
            BoardOption::Built => Faction::ALL,
            BoardOption::Introductory => setup::factions_of(taken.len() + 1),
        };
        let open = all.iter().filter(|faction| !taken.contains(faction));
        open.map(|faction| (*faction, faction.name())).collect()
    }
    fn setup_defects(setup: &Setup<Self>) -> Vec<String> {
        setup::defects(setup)
    }
    fn set_up(setup: &Setup<Self>, chance: &mut Chance<'_>) -> (State, Vec<Step>) {
        setup::set_up(setup, chance)
    }
    fn seats(s: &State) -> u8 {
        s.players.len()
    }
    fn phase(s: &State) -> String {
        format!("round {}, {}", s.round, s.phase.slug())
    }
    fn on_turn(s: &State) -> Option<Seat> {
        s.order.as_ref().map(|order| order.seat).or_else(|| s.refreshing.as_ref().map(|turn| turn.seat))
    }
    fn standings(s: &State) -> Option<Vec<Standing>> {
        s.standings.clone()
    }
    fn defects(s: &State) -> Vec<String> {
        defects(s)
    }
}

impl NothingAtAnyTime for ForbiddenStars {}
