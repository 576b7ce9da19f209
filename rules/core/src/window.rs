//! Windows: the one door through which cards and sheets react.
//!
//! At a timing point the rules push a window with an occasion. Forced abilities come first. Then all seats that public
//! knowledge allows to react are asked together, sealed, whatever they hold; if all pass, the window closes. If somebody
//! acts, the first in the rules' order is resolved, and everybody is asked again, the order going on behind the one who acted.

use crate::rules::Asks;
use crate::{Picked, Rules, Seat, Table};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Whether an ability can be declined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Force {
    /// It happens; the seat can only decide the order of several.
    Must,
    /// It may be used.
    May,
}

/// An ability that can be used at an occasion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Usable<A> {
    /// Which one.
    pub ability: A,
    /// Whether it can be declined.
    pub force: Force,
}

impl<A> Usable<A> {
    /// An ability the seat may use.
    pub fn may(ability: A) -> Self {
        Self { ability, force: Force::May }
    }

    /// An ability that happens by itself.
    pub fn must(ability: A) -> Self {
        Self { ability, force: Force::Must }
    }
}

/// A timing point that seats may react to; a step like any other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Window<O, A> {
    /// What happened or is about to happen.
    pub occasion: O,
    /// What was used here already: each ability once per occasion.
    #[serde(default = "Vec::new")]
    pub used: Vec<(Seat, A)>,
}

impl<O, A> Window<O, A> {
    /// A window in which nothing was used yet.
    pub fn new(occasion: O) -> Self {
        Self { occasion, used: vec![] }
    }
}

type WindowOf<R> = Window<<R as Rules>::Occasion, <R as Rules>::AbilityId>;

/// The seats in the rules' order, going on behind the one who acted last.
fn order<R: Rules>(window: &WindowOf<R>, state: &R::State) -> Vec<Seat> {
    let mut order = R::reaction_order(state, &window.occasion);
    if let Some((last, _)) = window.used.last()
        && let Some(at) = order.iter().position(|seat| seat == last)
    {
        order.rotate_left(at + 1);
    }
    order
}

fn usable<R: Rules>(window: &WindowOf<R>, state: &R::State, seat: Seat, force: Force) -> Vec<R::AbilityId> {
    let all = R::abilities(state, &window.occasion, seat).into_iter();
    let open = all.filter(|u| u.force == force).map(|u| u.ability);
    open.filter(|ability| !window.used.iter().any(|(by, used)| *by == seat && used == ability)).collect()
}

/// The first seat in order that something forced waits for.
fn forced<R: Rules>(window: &WindowOf<R>, state: &R::State) -> Option<(Seat, Vec<R::AbilityId>)> {
    order::<R>(window, state).into_iter().find_map(|seat| {
        let must = usable::<R>(window, state, seat, Force::Must);
        (!must.is_empty()).then_some((seat, must))
    })
}

pub(crate) fn asks<R: Rules>(window: &WindowOf<R>, state: &R::State) -> Asks<R::Choice> {
    if let Some((seat, must)) = forced::<R>(window, state) {
        if must.len() == 1 {
            return BTreeMap::new();
        }
        let offers = must.iter().map(R::use_choice).collect();
        return BTreeMap::from([(seat, R::window_question(state, &window.occasion, seat, offers))]);
    }
    let asked = R::may_react(state, &window.occasion, &window.used).into_iter();
    asked
        .map(|seat| {
            let may = usable::<R>(window, state, seat, Force::May);
            let offers = std::iter::once(R::pass_choice()).chain(may.iter().map(R::use_choice)).collect();
            (seat, R::window_question(state, &window.occasion, seat, offers))
        })
        .collect()
}

/// A window that asks nobody: one forced ability, or nothing at all.
pub(crate) fn perform<R: Rules>(window: WindowOf<R>, t: &mut Table<'_, R>) {
    if let Some((seat, must)) = forced::<R>(&window, t.state) {
        let ability = must.into_iter().next().expect("a seat that is forced has an ability");
        resolve::<R>(window, seat, ability, t);
    }
}

pub(crate) fn answered<R: Rules>(window: WindowOf<R>, answers: BTreeMap<Seat, Picked<R::Choice>>, t: &mut Table<'_, R>) {
    let chosen: BTreeMap<Seat, R::Choice> = answers.into_iter().map(|(seat, picked)| (seat, picked.one())).collect();
    for seat in order::<R>(&window, t.state) {
        let Some(choice) = chosen.get(&seat) else { continue };
        let open = R::abilities(t.state, &window.occasion, seat).into_iter().map(|u| u.ability);
        if let Some(ability) = open.into_iter().find(|ability| R::use_choice(ability) == *choice) {
            resolve::<R>(window, seat, ability, t);
            return;
        }
    }
}

fn resolve<R: Rules>(mut window: WindowOf<R>, seat: Seat, ability: R::AbilityId, t: &mut Table<'_, R>) {
    R::use_ability(&ability, seat, &window.occasion, t);
    window.used.push((seat, ability));
    t.next([R::Step::from(window)]);
}
