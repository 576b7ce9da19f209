//! Windows: the one door through which cards and sheets react.
//!
//! At a timing point the rules push a window with an occasion. It is gone through seat by seat in the rules' order, and what a
//! seat must do and what it may do there come together. All seats that public knowledge allows to react are asked at once,
//! sealed, whatever they hold, up to the first whose ability happens without being asked. The first in order who acts is
//! carried out, then everybody is asked again, the order going on behind the one who acted; once nobody acts, it closes.

use crate::rules::{Asks, Plain};
use crate::{Message as _, Picked, Question, Rules, Seat, Table, Text};
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
    /// Whether it can be used again in a window in which its seat has used it; without this each ability is used once per occasion.
    pub again: bool,
}

impl<A> Usable<A> {
    /// An ability the seat may use.
    pub fn may(ability: A) -> Self {
        Self { ability, force: Force::May, again: false }
    }

    /// An ability that happens by itself.
    pub fn must(ability: A) -> Self {
        Self { ability, force: Force::Must, again: false }
    }

    /// The same, as often in one window as its game offers it. What limits it, a cost say, is the game's: an ability that must happen and never
    /// stops being offered would never let its window close.
    #[must_use]
    pub fn again(self) -> Self {
        Self { again: true, ..self }
    }
}

crate::messages! {
    "campaign";
    /// What became of an answer to a window. Each game words it.
    pub enum Dropped {
        /// Somebody who comes earlier in the order has reacted; told to the seat that answered.
        NotCarriedOut { answer: Text },
    }
}

/// A timing point, or an ability, of a game in which nobody ever reacts: there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Never {}

/// A timing point that seats may react to; a step like any other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Window<O, A> {
    /// What happened or is about to happen.
    pub occasion: O,
    /// What was used here already, in order: each ability once per occasion, unless it can be used again ([`Usable::again`]).
    #[serde(default = "Vec::new")]
    pub used: Vec<(Seat, A)>,
}

impl<O, A> Window<O, A> {
    /// A window in which nothing was used yet.
    pub fn new(occasion: O) -> Self {
        Self { occasion, used: vec![] }
    }
}

/// A game in which seats react to what happens: with cards from their hands, with what stands on their sheets.
pub trait Reacts: Rules<Step: From<Window<<Self as Reacts>::Occasion, <Self as Reacts>::AbilityId>>> {
    /// A timing point at which seats may react.
    type Occasion: Plain;
    /// The name of something a card or sheet can do at an occasion.
    type AbilityId: Plain + Ord;

    /// The window a step is, if it is one.
    fn as_window(step: &Self::Step) -> Option<&Window<Self::Occasion, Self::AbilityId>>;

    /// The order in which reactions to an occasion are resolved.
    fn reaction_order(state: &Self::State, occasion: &Self::Occasion) -> Vec<Seat>;

    /// The seats asked whether they react: all that public knowledge allows, whether or not they hold anything. What was used
    /// at this occasion already is public knowledge too.
    fn may_react(state: &Self::State, occasion: &Self::Occasion, used: &[(Seat, Self::AbilityId)]) -> Vec<Seat>;

    /// What a seat can really do at an occasion.
    fn abilities(state: &Self::State, occasion: &Self::Occasion, seat: Seat) -> Vec<Usable<Self::AbilityId>>;

    /// Sets off an ability: pushes the steps it causes.
    fn use_ability(ability: &Self::AbilityId, seat: Seat, occasion: &Self::Occasion, t: &mut Table<'_, Self>);

    /// The question of a window to a seat. The choices are filled in by the kernel.
    fn window_question(state: &Self::State, occasion: &Self::Occasion, seat: Seat, offers: Vec<Self::Choice>) -> Question<Self::Choice>;

    /// The choice that uses an ability.
    fn use_choice(ability: &Self::AbilityId) -> Self::Choice;

    /// The choice that reacts with nothing; none only where nobody ever reacts.
    fn pass_choice() -> Option<Self::Choice>;

    /// Whether a choice of a window that is open would do nothing, as everybody can see: it is legal, and nobody is asked for its sake alone. Of what
    /// everybody may know.
    fn is_idle(_occasion: &Self::Occasion, _state: &Self::State, _seat: Seat, _choice: &Self::Choice) -> bool {
        false
    }
}

/// Says of a game that nobody ever reacts to what others do.
pub trait NoWindows: Rules<Step: From<Window<Never, Never>>> {}

impl<R: NoWindows> Reacts for R {
    type Occasion = Never;
    type AbilityId = Never;

    fn as_window(_: &Self::Step) -> Option<&Window<Never, Never>> {
        // No value of an occasion exists, so no window does.
        None
    }
    fn reaction_order(_: &Self::State, occasion: &Never) -> Vec<Seat> {
        match *occasion {}
    }
    fn may_react(_: &Self::State, occasion: &Never, _: &[(Seat, Never)]) -> Vec<Seat> {
        match *occasion {}
    }
    fn abilities(_: &Self::State, occasion: &Never, _: Seat) -> Vec<Usable<Never>> {
        match *occasion {}
    }
    fn use_ability(ability: &Never, _: Seat, _: &Never, _: &mut Table<'_, Self>) {
        match *ability {}
    }
    fn window_question(_: &Self::State, occasion: &Never, _: Seat, _: Vec<Self::Choice>) -> Question<Self::Choice> {
        match *occasion {}
    }
    fn use_choice(ability: &Never) -> Self::Choice {
        match *ability {}
    }
    fn pass_choice() -> Option<Self::Choice> {
        None
    }
}

type WindowOf<R> = Window<<R as Reacts>::Occasion, <R as Reacts>::AbilityId>;

/// The seats in the rules' order, going on behind the one who acted last.
fn order<R: Reacts>(window: &WindowOf<R>, state: &R::State) -> Vec<Seat> {
    let mut order = R::reaction_order(state, &window.occasion);
    if let Some((last, _)) = window.used.last()
        && let Some(at) = order.iter().position(|seat| seat == last)
    {
        order.rotate_left(at + 1);
    }
    order
}

/// What a seat can do in a window now, without what it has done there already and cannot do again.
struct Open<A> {
    must: Vec<A>,
    may: Vec<A>,
}

impl<A> Open<A> {
    fn into_all(self) -> impl Iterator<Item = A> {
        self.must.into_iter().chain(self.may)
    }
}

fn open<R: Reacts>(window: &WindowOf<R>, state: &R::State, seat: Seat) -> Open<R::AbilityId> {
    let (mut must, mut may) = (vec![], vec![]);
    for Usable { ability, force, again } in R::abilities(state, &window.occasion, seat) {
        if !again && window.used.iter().any(|(by, used)| *by == seat && *used == ability) {
            continue;
        }
        match force {
            Force::Must => must.push(ability),
            Force::May => may.push(ability),
        }
    }
    Open { must, may }
}

/// What comes of a seat when its turn in the order comes.
enum Role<A> {
    /// It is asked: what it can do, besides nothing if nothing is forced.
    Asked(Open<A>),
    /// A forced ability happens by itself.
    Acts(A),
    /// Nothing.
    Passed,
}

/// `asked`: whether public knowledge allows it to do something of its own will.
fn role<R: Reacts>(window: &WindowOf<R>, state: &R::State, seat: Seat, asked: bool) -> Role<R::AbilityId> {
    let mut open = open::<R>(window, state, seat);
    match open.must.len() {
        0 if asked => Role::Asked(open),
        0 => Role::Passed,
        1 if !asked => Role::Acts(open.must.remove(0)),
        _ => Role::Asked(open),
    }
}

/// What a window comes to.
pub(crate) enum Next<R: Reacts> {
    /// These are asked.
    Asks(Asks<R::Choice>),
    /// Nobody is asked: this happens by itself.
    Acts(Seat, R::AbilityId),
    /// Nobody does anything: it closes.
    Closes,
}

pub(crate) fn next<R: Reacts>(window: &WindowOf<R>, state: &R::State) -> Next<R> {
    let reacting = R::may_react(state, &window.occasion, &window.used);
    let seats = (0..R::seats(state)).map(Seat);
    let roles = seats.map(|seat| (seat, role::<R>(window, state, seat, reacting.contains(&seat))));
    let mut roles: Vec<(Seat, Role<R::AbilityId>)> = roles.filter(|(_, role)| !matches!(role, Role::Passed)).collect();
    let mut asks = Asks::new();
    // Most windows are nobody's: their order need not be known.
    for seat in if roles.is_empty() { vec![] } else { order::<R>(window, state) } {
        let role = roles.iter().position(|(of, _)| *of == seat).map(|at| roles.swap_remove(at).1);
        match role {
            Some(Role::Asked(open)) => {
                let nothing = R::pass_choice().filter(|_| open.must.is_empty());
                let offers = nothing.into_iter().chain(open.into_all().map(|ability| R::use_choice(&ability))).collect();
                // Who is asked is public, what it could do is not.
                asks.insert(seat, R::window_question(state, &window.occasion, seat, offers).asked_regardless_of_hand());
            }
            // Whoever comes later in the order decides once this has happened.
            Some(Role::Acts(ability)) if asks.is_empty() => return Next::Acts(seat, ability),
            Some(Role::Acts(_)) => break,
            Some(Role::Passed) | None => {}
        }
    }
    if asks.is_empty() { Next::Closes } else { Next::Asks(asks) }
}

/// Carries out what happens by itself in a window.
pub(crate) fn act<R: Reacts>(window: WindowOf<R>, seat: Seat, ability: R::AbilityId, t: &mut Table<'_, R>) {
    resolve::<R>(window, seat, ability, t);
}

pub(crate) fn answered<R: Reacts>(window: WindowOf<R>, answers: BTreeMap<Seat, Picked<R::Choice>>, t: &mut Table<'_, R>) {
    let mut chosen: BTreeMap<Seat, R::Choice> = answers.into_iter().map(|(seat, picked)| (seat, picked.one())).collect();
    for seat in order::<R>(&window, t.state) {
        let acts = match chosen.remove(&seat) {
            Some(choice) => open::<R>(&window, t.state, seat).into_all().find(|ability| R::use_choice(ability) == choice),
            None => match role::<R>(&window, t.state, seat, false) {
                Role::Acts(ability) => Some(ability),
                Role::Asked(_) | Role::Passed => None,
            },
        };
        if let Some(ability) = acts {
            resolve::<R>(window, seat, ability, t);
            // Whoever comes later in the order decides anew, if there is still something to decide.
            for (later, choice) in chosen.into_iter().filter(|(_, choice)| Some(choice) != R::pass_choice().as_ref()) {
                t.tell_only([later], &Dropped::NotCarriedOut { answer: choice.text() });
            }
            return;
        }
    }
}

fn resolve<R: Reacts>(mut window: WindowOf<R>, seat: Seat, ability: R::AbilityId, t: &mut Table<'_, R>) {
    R::use_ability(&ability, seat, &window.occasion, t);
    window.used.push((seat, ability));
    t.next([R::Step::from(window)]);
}
