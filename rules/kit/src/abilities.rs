//! The one door through which cards and sheets act: what an ability is, who may use one, and how it is used.
//!
//! A component (a card, a sheet, a law) says in its own file what it can do ([`Ability`]): at which timing points, when, what its user must choose, what it
//! does. The game says where components lie ([`Abilities`]); all else is the same for every game and stands here. An ability is used in four moments: it is
//! announced, its targets are chosen and locked, others may cancel it (where the game lets them), it is resolved.
//!
//! `when` may look at public knowledge only, for it also decides who is asked at all ([`may_react`]); whether a hidden card is really held is looked at
//! only when a seat is offered what it can do ([`usable`]).

use crate::asking::{ask, nobody};
use crate::part::Part;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use sternpost_core::{Force, Picked, Question, Reacts, Rules, Seat, Table, Usable};

/// What an ability asks next, and whom; nothing: all is chosen.
pub type Next<C> = Option<(Seat, Question<C>)>;

/// An ability that is being used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Use<C, O, A> {
    /// Which.
    pub ability: A,
    /// By whom.
    pub seat: Seat,
    /// When.
    pub occasion: O,
    /// What was chosen so far.
    #[serde(default = "Vec::new")]
    pub chosen: Vec<Picked<C>>,
}

impl<C: Clone, O: Clone, A> Use<C, O, A> {
    /// An ability at an occasion, nothing chosen yet.
    pub fn new(ability: A, seat: Seat, occasion: &O) -> Self {
        Self { ability, seat, occasion: occasion.clone(), chosen: vec![] }
    }

    /// The one choice that was made at a place in the order of questions; nothing if there was nothing to choose from.
    pub fn choice(&self, at: usize) -> Option<C> {
        self.chosen.get(at).cloned().map(Picked::one)
    }
}

/// The use of an ability of a game.
pub type UseOf<G> = Use<<G as Rules>::Choice, <G as Reacts>::Occasion, <G as Reacts>::AbilityId>;

/// Steps of using abilities.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step<U> {
    /// Choices are made.
    Choose(U),
    /// What was used is resolved, unless it was cancelled.
    Resolve(U),
}

/// When an ability can be used by a seat that has it. Public knowledge only.
pub enum When<G: Abilities> {
    /// Wherever this holds.
    Fits(fn(&G::State, &UseOf<G>) -> bool),
    /// In its user's own time ([`Abilities::is_own_time`]), if nothing stands against it; who looks for it reads what does.
    Unless(fn(&G::State, &UseOf<G>) -> Option<G::Against>),
}

/// What a component can do at an occasion.
pub struct Ability<G: Abilities> {
    /// Whether it can be declined.
    pub force: Force,
    /// Whether it may be used several times at one occasion.
    pub again: bool,
    /// The timing points it names.
    pub on: &'static [G::Timing],
    /// When a seat that has it can use it.
    pub when: When<G>,
    /// Whether using it now would do nothing, as everybody can see.
    pub idle: fn(&G::State, &UseOf<G>) -> bool,
    /// What is to be chosen next, and by whom; nothing: all is chosen.
    pub ask: fn(&G::State, &UseOf<G>) -> Next<G::Choice>,
    /// What it does.
    pub resolve: fn(&UseOf<G>, &mut Table<'_, G>),
}

impl<G: Abilities> Ability<G> {
    const fn new(force: Force, on: &'static [G::Timing], when: When<G>, resolve: fn(&UseOf<G>, &mut Table<'_, G>)) -> Self {
        Self { force, again: false, on, when, idle: |_, _| false, ask: |_, _| None, resolve }
    }

    /// An ability that may be used.
    pub const fn may(on: &'static [G::Timing], when: fn(&G::State, &UseOf<G>) -> bool, resolve: fn(&UseOf<G>, &mut Table<'_, G>)) -> Self {
        Self::new(Force::May, on, When::Fits(when), resolve)
    }

    /// An ability that happens by itself.
    pub const fn must(on: &'static [G::Timing], when: fn(&G::State, &UseOf<G>) -> bool, resolve: fn(&UseOf<G>, &mut Table<'_, G>)) -> Self {
        Self::new(Force::Must, on, When::Fits(when), resolve)
    }

    /// An action of its user, with what stands against it.
    pub const fn action(against: fn(&G::State, &UseOf<G>) -> Option<G::Against>, resolve: fn(&UseOf<G>, &mut Table<'_, G>)) -> Self {
        Self::new(Force::May, G::ACTIONS, When::Unless(against), resolve)
    }

    /// With when it would do nothing: it can be used then, but nobody is asked for its sake alone. Public knowledge only.
    #[must_use]
    pub const fn idle_when(mut self, idle: fn(&G::State, &UseOf<G>) -> bool) -> Self {
        self.idle = idle;
        self
    }

    /// That may be used again and again at one occasion.
    #[must_use]
    pub const fn again(mut self) -> Self {
        self.again = true;
        self
    }

    /// With choices: targets are locked before it can be cancelled.
    #[must_use]
    pub const fn asking(mut self, ask: fn(&G::State, &UseOf<G>) -> Next<G::Choice>) -> Self {
        self.ask = ask;
        self
    }

    /// Whether a seat that has it can use it now.
    fn fits(&self, s: &G::State, using: &UseOf<G>) -> bool {
        match self.when {
            When::Fits(fits) => fits(s, using),
            When::Unless(against) => G::is_own_time(&using.occasion, using.seat) && against(s, using).is_none(),
        }
    }
}

/// A game whose components act through this door: where they lie, and what the table sees of their use.
pub trait Abilities: Reacts<AbilityId: Copy> {
    /// A timing point: an occasion without who and where. What a component names to say when it acts.
    type Timing: Copy + PartialEq + Send + Sync + 'static;
    /// What stands against using something in one's own time, as who looks for it reads it.
    type Against;
    /// The timing points at which a seat looks for something to do of its own accord.
    const ACTIONS: &'static [Self::Timing];

    /// The timing point of an occasion.
    fn timing(occasion: &Self::Occasion) -> Self::Timing;

    /// Whether an occasion is a seat's own time to act.
    fn is_own_time(occasion: &Self::Occasion, seat: Seat) -> bool;

    /// What a component can do; nothing if its text is plain rules elsewhere.
    fn texts(id: Self::AbilityId) -> &'static [Ability<Self>];

    /// Whether no component at all speaks at a timing point: nothing further is looked at then.
    fn is_silent(timing: Self::Timing) -> bool;

    /// What lies open before a seat and speaks at a timing point, in the order of the game.
    fn open(s: &Self::State, timing: Self::Timing, seat: Seat) -> impl Iterator<Item = Self::AbilityId>;

    /// What a seat really holds hidden and speaks at a timing point.
    fn held(s: &Self::State, timing: Self::Timing, seat: Seat) -> impl Iterator<Item = Self::AbilityId>;

    /// What a seat could hold hidden and would speak at a timing point, as far as everybody knows.
    fn could_hold(s: &Self::State, timing: Self::Timing, seat: Seat) -> impl Iterator<Item = Self::AbilityId>;

    /// Whether something keeps a seat from using what it has.
    fn is_silenced(_s: &Self::State, _seat: Seat, _id: Self::AbilityId, _force: Force) -> bool {
        false
    }

    /// Announces a use: the card leaves the hand, the table is told.
    fn announce(id: Self::AbilityId, seat: Seat, occasion: &Self::Occasion, t: &mut Table<'_, Self>);

    /// The step that makes the choices of a use, or resolves it.
    fn step(step: Step<UseOf<Self>>) -> Self::Step;

    /// All is chosen: it is resolved. A game in which it can be cancelled opens a window first and queues [`Step::Resolve`] behind it.
    fn locked(using: &UseOf<Self>, t: &mut Table<'_, Self>) {
        resolve(using, t);
    }

    /// Carries out [`Step::Resolve`]: the text, unless it was cancelled; then the card goes where it belongs.
    fn finish(using: &UseOf<Self>, t: &mut Table<'_, Self>) {
        resolve(using, t);
    }

    /// A question of an ability with what the game says beside its offers.
    fn described(_s: &Self::State, question: Question<Self::Choice>) -> Question<Self::Choice> {
        question
    }
}

/// The text of a component that fits an occasion.
fn text<G: Abilities>(s: &G::State, id: G::AbilityId, occasion: &G::Occasion, seat: Seat) -> Option<&'static Ability<G>> {
    let (using, timing) = (Use::new(id, seat, occasion), G::timing(occasion));
    G::texts(id).iter().find(|ability| ability.on.contains(&timing) && ability.fits(s, &using))
}

/// Whether the text of a component would act here although it has not named the timing point: nobody would ever ask it.
pub fn is_forgotten<G: Abilities>(s: &G::State, id: G::AbilityId, occasion: &G::Occasion, seat: Seat) -> bool {
    let (using, timing) = (Use::new(id, seat, occasion), G::timing(occasion));
    G::texts(id).iter().any(|ability| !ability.on.contains(&timing) && ability.fits(s, &using))
}

/// What a seat can really do at an occasion ([`Reacts::abilities`]).
pub fn usable<G: Abilities>(s: &G::State, occasion: &G::Occasion, seat: Seat) -> Vec<Usable<G::AbilityId>> {
    let timing = G::timing(occasion);
    if G::is_silent(timing) {
        return vec![];
    }
    let can = |id: G::AbilityId| {
        let Ability { force, again, .. } = *text::<G>(s, id, occasion, seat)?;
        (!G::is_silenced(s, seat, id, force)).then_some(Usable { ability: id, force, again })
    };
    G::open(s, timing, seat).chain(G::held(s, timing, seat)).filter_map(can).collect()
}

/// Whether a choice of a window is the use of something open that would do nothing ([`Reacts::is_idle`]). Of hidden cards it is never said: that would
/// tell that they are there.
pub fn is_idle<G: Abilities>(s: &G::State, occasion: &G::Occasion, seat: Seat, of: &G::Choice) -> bool {
    let open = G::open(s, G::timing(occasion), seat).find(|id| G::use_choice(id) == *of);
    open.is_some_and(|id| text::<G>(s, id, occasion, seat).is_some_and(|ability| (ability.idle)(s, &Use::new(id, seat, occasion))))
}

/// The seats asked whether they react ([`Reacts::may_react`]): all of whom everybody must think that they could, with something open or with a hidden card
/// that would not do nothing, as far as everybody can see. Who is asked may use such a card, too.
pub fn may_react<G: Abilities>(s: &G::State, occasion: &G::Occasion, used: &[(Seat, G::AbilityId)]) -> Vec<Seat> {
    let timing = G::timing(occasion);
    if G::is_silent(timing) {
        return vec![];
    }
    let could = |seat: Seat, id: G::AbilityId| {
        let text = text::<G>(s, id, occasion, seat).filter(|ability| ability.again || !used.contains(&(seat, id)));
        text.filter(|ability| ability.force == Force::May && !G::is_silenced(s, seat, id, Force::May))
    };
    let finds = |seat: Seat, id: G::AbilityId| could(seat, id).is_some_and(|ability| !(ability.idle)(s, &Use::new(id, seat, occasion)));
    let reacts = |seat: Seat| {
        G::open(s, timing, seat).any(|id| could(seat, id).is_some()) || G::could_hold(s, timing, seat).any(|id| finds(seat, id))
    };
    (0..G::seats(s)).map(Seat).filter(|seat| reacts(*seat)).collect()
}

/// Whether everybody must think that something could be used at an occasion, or happens by itself.
pub fn could_be_used<G: Abilities>(s: &G::State, occasion: &G::Occasion) -> bool {
    let timing = G::timing(occasion);
    let is_forced = |seat: Seat, id: G::AbilityId| text::<G>(s, id, occasion, seat).is_some_and(|ability| ability.force == Force::Must);
    let happens = |seat: Seat| G::open(s, timing, seat).any(|id| is_forced(seat, id));
    (0..G::seats(s)).map(Seat).any(happens) || !may_react::<G>(s, occasion, &[]).is_empty()
}

/// What stands against the use of a component in its user's own time; nothing if it is no such component, or if nothing does.
pub fn against<G: Abilities>(s: &G::State, id: G::AbilityId, occasion: &G::Occasion, seat: Seat) -> Option<Option<G::Against>> {
    let acts = |ability: &Ability<G>| if let When::Unless(against) = ability.when { Some(against) } else { None };
    let against = G::texts(id).iter().find_map(acts)?;
    Some(against(s, &Use::new(id, seat, occasion)))
}

/// Sets an ability off ([`Reacts::use_ability`]): it is announced, then choices are made.
pub fn begin<G: Abilities>(id: G::AbilityId, seat: Seat, occasion: &G::Occasion, t: &mut Table<'_, G>) {
    G::announce(id, seat, occasion, t);
    t.next([G::step(Step::Choose(Use::new(id, seat, occasion)))]);
}

/// The text that is being used. Its occasion has not passed, but what it looks at may have changed since: the card leaves
/// the hand, a cost is paid. The name and the first fitting text are enough.
fn text_in_use<G: Abilities>(s: &G::State, using: &UseOf<G>) -> &'static Ability<G> {
    let all = G::texts(using.ability);
    all.iter().find(|ability| ability.fits(s, using)).unwrap_or(&all[0])
}

/// What each step of using an ability is.
pub fn part<G: Abilities, P: Part<G>>(step: &Step<UseOf<G>>, it: P) -> P::Out {
    match step {
        Step::Choose(using) => it.asks_or(
            |s| next_question::<G>(s, using),
            |picked, t| {
                let mut using = using.clone();
                using.chosen.push(picked);
                t.next([G::step(Step::Choose(using))]);
            },
            |t| G::locked(using, t),
        ),
        Step::Resolve(using) => it.does(|t| G::finish(using, t)),
    }
}

fn next_question<G: Abilities>(s: &G::State, using: &UseOf<G>) -> BTreeMap<Seat, Question<G::Choice>> {
    match (text_in_use::<G>(s, using).ask)(s, using) {
        Some((seat, question)) => ask(seat, G::described(s, question)),
        None => nobody(),
    }
}

/// Carries the text out.
pub fn resolve<G: Abilities>(using: &UseOf<G>, t: &mut Table<'_, G>) {
    (text_in_use::<G>(t.state, using).resolve)(using, t);
}

/// What is indexed by timing points: which of these components speak at one, in their order.
pub fn speaking<G: Abilities, T: Copy>(
    timing: G::Timing,
    all: impl IntoIterator<Item = T>,
    texts: impl Fn(T) -> &'static [Ability<G>],
) -> Vec<T> {
    all.into_iter().filter(|id| texts(*id).iter().any(|ability| ability.on.contains(&timing))).collect()
}

/// A card on the table that is not resolved yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Played<C> {
    /// By whom.
    pub seat: Seat,
    /// Which.
    pub card: C,
    /// Whether it was cancelled.
    #[serde(default)]
    pub cancelled: bool,
    /// Whether its text keeps it on the table: it is not discarded when it is resolved.
    #[serde(default)]
    pub stays: bool,
}

impl<C: Copy + PartialEq> Played<C> {
    /// A card that was just announced.
    pub fn new(seat: Seat, card: C) -> Self {
        Self { seat, card, cancelled: false, stays: false }
    }

    fn find(played: &[Self], seat: Seat, card: C) -> Option<usize> {
        played.iter().rposition(|known| known.seat == seat && known.card == card)
    }

    /// Cancels what a seat has played last under that name; whether it was there.
    pub fn cancel(played: &mut [Self], seat: Seat, card: C) -> bool {
        let at = Self::find(played, seat, card);
        if let Some(at) = at {
            played[at].cancelled = true;
        }
        at.is_some()
    }

    /// Takes what a seat has played last under that name off the table.
    ///
    /// # Panics
    /// If it is not there.
    pub fn leave(played: &mut Vec<Self>, seat: Seat, card: C) -> Self {
        let at = Self::find(played, seat, card).expect("the card is still on the table");
        played.remove(at)
    }
}
