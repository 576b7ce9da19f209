//! Outpost 1 and 5: what there is, how it begins, and who has won. Also what cannot be, and what nobody can tell apart.

use super::{Colour, Mode, Options, Outpost, Step};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sternpost_core::{BySeat, Chance, Eyes, FromGiven, Seat, Secret, Standing, Window, terms};

/// Outpost 2: what a bag holds.
pub(crate) const BAG: u32 = 3;
/// Outpost 2: how much oil at most.
pub(crate) const OIL: u32 = 2;

terms! {
    "ability";
    /// What can be done at dusk.
    pub(crate) enum Ability { Light }
}

/// What is where.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) options: Options,
    pub(crate) night: u32,
    pub(crate) watches: BySeat<Watch>,
    pub(crate) over: bool,
}

/// One seat's things.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Watch {
    pub(crate) colour: Colour,
    pub(crate) points: u32,
    /// Lamps lit tonight.
    pub(crate) lamps: u32,
    /// Lamps lit in all.
    pub(crate) burnt: u32,
    pub(crate) bag: Secret<Bag>,
}

/// What is in a bag.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct Bag {
    pub(crate) oil: u32,
    pub(crate) rope: u32,
}

impl Bag {
    pub(crate) fn things(self) -> u32 {
        self.oil + self.rope
    }
}

pub(crate) fn set_up(options: &Options, colours: &[Colour]) -> State {
    let seats = u8::try_from(colours.len()).expect("at most three seats");
    let watch =
        |seat: Seat| Watch { colour: colours[usize::from(seat.0)], points: 0, lamps: 0, burnt: 0, bag: Secret::of(seat, Bag::default()) };
    State { options: options.clone(), night: 1, watches: BySeat::new(seats, watch), over: false }
}

pub(crate) fn total(s: &State) -> u32 {
    s.watches.iter().map(|(_, watch)| watch.points).sum()
}

/// Outpost 5: by points, or all the same. Where all have lost nobody is first.
pub(crate) fn standings(s: &State) -> Vec<Standing> {
    let score = |points: u32| i32::try_from(points).expect("points are few");
    let rank = |points: u32| match s.options.mode {
        Mode::Together if total(s) >= s.options.goal => 1,
        Mode::Together => 2,
        Mode::Contest => 1 + u8::try_from(s.watches.iter().filter(|(_, other)| other.points > points).count()).expect("few seats"),
    };
    let standing = |(seat, watch): (Seat, &Watch)| Standing { seat, rank: rank(watch.points), score: score(watch.points) };
    let mut all: Vec<Standing> = s.watches.iter().map(standing).collect();
    all.sort_by_key(|standing| (standing.rank, standing.seat));
    all
}

/// Outpost 2: nothing comes into a bag later, and only oil leaves it.
pub(crate) fn defects(s: &State) -> Vec<String> {
    let wrong = |watch: &Watch| {
        let bag = *watch.bag.for_the_rules();
        let is_packed = bag.things() + watch.burnt == BAG && bag.oil + watch.burnt <= OIL;
        !is_packed && bag != Bag::default()
    };
    s.watches.iter().filter(|(_, watch)| wrong(watch)).map(|(seat, watch)| format!("{seat} has {watch:?}")).collect()
}

/// What these eyes do not see of a bag is as they may think it is.
pub(crate) fn twin(s: &State, eyes: Eyes, chance: &mut Chance<'_>) -> State {
    let mut twin = s.clone();
    for (_, watch) in twin.watches.iter_mut() {
        let most = OIL.saturating_sub(watch.burnt);
        if let Some(bag) = watch.bag.unless_seen_by(eyes)
            && bag.things() > 0
        {
            let things = bag.things();
            bag.oil = u32::try_from(chance.pick(most as usize + 1)).expect("a bag is small").min(things);
            bag.rope = things - bag.oil;
        }
    }
    twin
}

/// A position at dusk described by hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Given {
    /// What the host decided.
    #[serde(default)]
    options: Options,
    /// The bags, clockwise.
    bags: Vec<Bag>,
}

pub(crate) fn position(given: &Given) -> FromGiven<Outpost> {
    let seats = given.bags.len();
    if !(1..=3).contains(&seats) || given.bags.iter().any(|bag| bag.things() != BAG || bag.oil > OIL) {
        return Err(vec![format!("{seats} bags: one to three, of three things, with oil for two lamps at most")]);
    }
    let mut state = set_up(&given.options, &Colour::ALL[..seats]);
    for ((_, watch), bag) in state.watches.iter_mut().zip(&given.bags) {
        *watch.bag.for_the_rules_mut() = *bag;
    }
    let turns = state.watches.seats().map(|seat| Step::Turn { seat });
    let steps = std::iter::once(Step::from(Window::new(super::Occasion::Dusk))).chain(turns).chain([Step::Dawn]);
    Ok((state, steps.collect()))
}
