//! VF-CIV: steps on civilization tracks.

use crate::combat::exchange::Level;
use crate::components::effects::{Along, Cost, Deed};
use crate::components::tracks::{LAST_SPACE, deactivations};
use crate::effects::{self, paying};
use crate::flow::Part;
use crate::position::underway::Source;
use crate::prelude::*;
use crate::show::effects::costly;
use crate::void::crises::{self, Done};
use crate::void::havens;
use sternpost_kit::one_of_or;

/// Steps on tracks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// VF-CIV-03: what a space brings.
    Arrive { seat: Seat, track: Track, without_reward: bool },
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Arrive { seat, track, without_reward } => it.does(|t| arrive(seat, track, without_reward, t)),
    }
}

/// Fleet power that is deactivated for the next step on a track; Cloning spares it.
fn price(s: &State, seat: Seat, track: Track) -> u8 {
    let player = &s.players[seat];
    if player.level_of(TechnologyId::Cloning) == Level::Improved { 0 } else { deactivations(player.tracks[track as usize] + 1) }
}

/// VF-CIV-04, -05: whether one can advance on a track.
fn can_advance(s: &State, seat: Seat, track: Track) -> bool {
    let player = &s.players[seat];
    let cost = Cost { deactivate: price(s, seat, track), ..Cost::FREE };
    player.tracks[track as usize] < LAST_SPACE && paying::can_pay(s, seat, &cost)
}

/// The tracks on which an effect lets one advance.
pub fn open(s: &State, seat: Seat, along: Along) -> Vec<Track> {
    let player = &s.players[seat];
    let all = Track::ALL.iter().copied().filter(|track| can_advance(s, seat, *track));
    match along {
        Along::Any => all.collect(),
        Along::The(the) => all.filter(|track| *track == the).collect(),
        Along::Least => {
            let least = player.tracks.iter().min().copied().unwrap_or(0);
            all.filter(|track| player.tracks[*track as usize] == least).collect()
        }
        Along::JustCorrupted => {
            let corrupted = s.underway.last().and_then(|doing| doing.track);
            all.filter(|track| Some(*track) == corrupted).collect()
        }
    }
}

/// On which track one advances.
pub fn ask_track(s: &State, seat: Seat, along: Along) -> Asks {
    let player = &s.players[seat];
    let offer = |track: Track| {
        let space = player.tracks[track as usize] + 1;
        let brings = crate::components::tracks::space(player.house, track, space);
        let deed = Deed { connector: brings.connector, ..Deed::free(brings.effects) };
        let cost = Cost { deactivate: price(s, seat, track), ..Cost::FREE };
        let deed = if player.corrupted_tracks[track as usize] { Deed::free(&[]) } else { deed };
        Offer::new(Choice::Track { track }).hint(&costly(cost, &deed))
    };
    ask(seat, one_of_or(&Prompt::Advance, "VF-CIV-03", open(s, seat, along).into_iter().map(offer), Choice::Nothing))
}

/// One advances.
pub fn advance(seat: Seat, choice: &Choice, without_reward: bool, t: &mut T<'_>) {
    if let Choice::Track { track } = *choice {
        step(seat, track, without_reward, t);
    }
}

/// VF-CIV-03, -04: the cost first, then the step and its reward.
pub fn step(seat: Seat, track: Track, without_reward: bool, t: &mut T<'_>) {
    let price = price(t.state, seat, track);
    if price > 0 {
        t.next(steps![paying::Step::Deactivate { seat, left: price }]);
    }
    t.next(steps![Step::Arrive { seat, track, without_reward }]);
}

fn arrive(seat: Seat, track: Track, without_reward: bool, t: &mut T<'_>) {
    let player = &mut t.state.players[seat];
    let before = player.track_level(track);
    player.tracks[track as usize] += 1;
    let (house, space, level) = (player.house, player.tracks[track as usize], player.track_level(track));
    // VF-CIV-09
    let is_corrupted = player.corrupted_tracks[track as usize];
    t.tell(&Line::Advances { seat, track, space, level });
    if t.state.void.is_some() && level == 4 && before < 4 {
        // VF-CIV-07, VF-SAN-05
        t.next(steps![havens::Step::Build { seat }]);
    }
    crises::done(seat, Done::Advanced { level }, t);
    let has_reward = !crate::components::tracks::space(house, track, space).effects.is_empty();
    if has_reward && !is_corrupted && !without_reward {
        effects::begin(seat, Source::Space { house, track, space }, None, t);
    }
}

/// The track whose space is being resolved.
fn of_space(s: &State) -> Option<Track> {
    match s.underway.last().map(|doing| doing.source) {
        Some(Source::Space { track, .. }) => Some(track),
        Some(_) | None => None,
    }
}

/// VF-CIV-08: whether one can move on.
pub fn can_go_on(s: &State, seat: Seat) -> bool {
    of_space(s).is_some_and(|track| can_advance(s, seat, track))
}

/// Whether one moves on.
pub fn ask_on(s: &State, seat: Seat) -> Asks {
    let Some(track) = of_space(s).filter(|_| can_go_on(s, seat)) else { return nobody() };
    let question = one_of_or(&Prompt::GoOn { track }, "VF-CIV-08", [Choice::Track { track }], Choice::Nothing);
    ask(seat, question.default(Picked::One(Choice::Track { track })))
}

/// One moves on.
pub fn go_on(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    advance(seat, choice, false, t);
}
