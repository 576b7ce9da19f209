//! FS-DOM: assets of friendly worlds are gained, then the faction's ability may be used.

use crate::cards::events::occasions::{self, Occasion, Purchase};
use crate::components::Yield;
use crate::flow::{self, Part};
use crate::orders::abilities;
use crate::prelude::*;
use sternpost_kit::count_of;

/// Steps of a Dominate order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// FS-DOM-02: what the worlds yield.
    Assets { seat: Seat },
    /// FS-DOM-03: any asset for an icon of wealth.
    Wealth { seat: Seat },
    /// FS-DOM-04: the faction's ability.
    FactionAbility { seat: Seat },
}

/// The steps, in the order of the book (FS-DOM-01).
pub fn steps(seat: Seat) -> Vec<flow::Step> {
    let window = occasions::window(Occasion::Buying { seat, what: Purchase::Muster });
    vec![Step::Assets { seat }.into(), window, Step::FactionAbility { seat }.into()]
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Assets { seat } => it.does(|t| gain(seat, t)),
        Step::Wealth { seat } => it.may_ask(|s| any_asset(s, seat), |picked, t| gain_chosen(seat, &picked.one(), t)),
        Step::FactionAbility { seat } => it.may_ask(|s| abilities::asks(s, seat), |picked, t| abilities::resolve(seat, picked, t)),
    }
}

/// FS-ASSET-01: all that is printed on friendly worlds of the active system.
fn gain(seat: Seat, t: &mut T<'_>) {
    let system = t.state.resolving().system;
    let worlds: Vec<AreaId> = system.areas().into_iter().filter(|area| t.state.is_friendly(*area, seat)).collect();
    gain_of(seat, &worlds, t);
}

/// What these worlds yield.
pub fn gain_of(seat: Seat, worlds: &[AreaId], t: &mut T<'_>) {
    let yields: Vec<Yield> = worlds.iter().flat_map(|world| world.yields().iter().copied()).collect();
    let wealth = count_of(yields.iter().filter(|it| **it == Yield::Wealth));
    for it in yields {
        if let Yield::Of(asset) = it {
            gain_one(seat, asset, t);
        }
    }
    (0..wealth).for_each(|_| t.next(steps![Step::Wealth { seat }]));
}

/// FS-ASSET-06: a fourth of a kind is not gained.
pub fn gain_one(seat: Seat, asset: Asset, t: &mut T<'_>) {
    let has_room = t.state.players[seat].has(asset) < crate::components::MOST_OF_AN_ASSET;
    // FS-LIM-01
    if has_room && t.state.assets_left(asset) == 0 {
        return t.tell(&Line::NoneLeft { seat, asset });
    }
    if t.state.players[seat].gain(asset) {
        t.tell(&Line::GainsAsset { seat, asset });
    } else {
        t.tell(&Line::HasThree { seat, asset });
    }
}

fn any_asset(s: &State, seat: Seat) -> Asks {
    let has_room = |asset: &&Asset| s.players[seat].has(**asset) < crate::components::MOST_OF_AN_ASSET;
    let offers: Vec<Choice> = Asset::ALL.iter().filter(has_room).map(|asset| Choice::Asset { asset: *asset }).collect();
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, Question::one_of(&Prompt::Wealth, "FS-ASSET-05", offers).skipped_when_forced())
}

fn gain_chosen(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if let Choice::Asset { asset } = *choice {
        gain_one(seat, asset, t);
    }
}
