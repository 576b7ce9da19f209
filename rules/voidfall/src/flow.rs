//! The game: its steps, which chapter each belongs to, and what stands outside of all chapters.

use crate::agendas;
use crate::effects;
use crate::effects::{corruption, fleets, paying, resources};
use crate::invasion;
use crate::loot;
use crate::position::State;
use crate::prelude::*;
use crate::research;
use crate::rounds::{cycle, evaluation, event, skirmish, turn};
use crate::setup::{self, Mode, Options, SeatOptions, laying};
use crate::tracks;
use crate::void::{alarm, blows, crises, growth, harbingers, havens, order, together};
use crate::{Voidfall, defects};
use std::ops::RangeInclusive;
use sternpost_core::{Chance, NoWindows, NothingAtAnyTime, Rules, Setup, Standing};

sternpost_kit::chapters! {
    game Voidfall;
    /// VF-GEN.
    Laying => laying,
    /// VF-CYC.
    Cycle => cycle,
    /// VF-PREP-17.
    Event => event,
    /// VF-FOC, VF-SEL, VF-ACT, VF-CLEAN.
    Turn => turn,
    /// VF-ACT-06.
    Effects => effects,
    /// VF-ACT-05.
    Paying => paying,
    /// VF-RES, VF-PROD.
    Resources => resources,
    /// VF-FL, VF-MV-01.
    Fleets => fleets,
    /// VF-COR.
    Corruption => corruption,
    /// VF-CIV.
    Tracks => tracks,
    /// VF-AGE.
    Agendas => agendas,
    /// VF-TEC.
    Research => research,
    /// VF-LOOT, VF-TRD, VF-GLO.
    Loot => loot,
    /// VF-MV-05, VF-CB, VF-OUT.
    Invasion => invasion,
    /// VF-SKI.
    Skirmish => skirmish,
    /// VF-EVA.
    Evaluation => evaluation,
    /// VF-CRI.
    Crises => crises,
    /// VF-PREP-04, VF-FOC-05.
    Alarm => alarm,
    /// VF-VG.
    Growth => growth,
    /// VF-VG-03, VF-EXT.
    Blows => blows,
    /// VF-HB.
    Harbingers => harbingers,
    /// VF-SAN.
    Havens => havens,
    /// VF-PREP-15.
    Order => order,
    /// VF-PREP-19.
    Together => together,
}

impl Rules for Voidfall {
    sternpost_kit::steps_by_chapters!();

    const ID: &'static str = "voidfall";
    const REVISION: u32 = 3;
    const SEATS: RangeInclusive<u8> = 1..=4;

    type Options = Options;
    type SeatOptions = SeatOptions;
    type State = State;
    type Step = Step;
    type Choice = crate::words::Choice;

    fn seats_for(options: &Options) -> RangeInclusive<u8> {
        match options.mode {
            Mode::Competitive | Mode::Cooperative => 2..=4,
            Mode::Expedition | Mode::Solo => 1..=1,
        }
    }
    fn seat_offers(options: &Options, taken: &[SeatOptions]) -> Vec<(SeatOptions, Text)> {
        let is_open = |house: &House| options.allows(*house) && taken.iter().all(|other| other.house != *house);
        let open = House::ALL.iter().copied().filter(is_open);
        let both = open.flat_map(|house| Origin::ALL.iter().map(move |origin| SeatOptions { house, origin: *origin }));
        both.map(|options| {
            (options, crate::words::Word::Origin { house: options.house, origin: options.origin, whole: whole(options.house) }.text())
        })
        .collect()
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
        format!("{} {}", s.cycle, s.phase.slug())
    }
    fn on_turn(s: &State) -> Option<Seat> {
        s.turn.as_ref().map(|turn| turn.seat)
    }
    fn standings(s: &State) -> Option<Vec<Standing>> {
        s.standings.clone()
    }
    fn defects(s: &State) -> Vec<String> {
        defects::defects(s)
    }
}

/// 1 if a House plays with its ability, or has none.
const fn whole(house: House) -> u8 {
    if house.card().ability_is_unknown { 0 } else { 1 }
}

impl NothingAtAnyTime for Voidfall {}
impl NoWindows for Voidfall {}
