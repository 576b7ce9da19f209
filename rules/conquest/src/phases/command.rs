//! CONQ-COMMAND: warlords are committed by secret dials, then there is a command struggle at every planet.

use crate::cards::occasions::window;
use crate::components::Reward;
use crate::flow::{self, Answers};
use crate::position::underway::Struggle;
use crate::prelude::*;

/// Steps of the command phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// CONQ-COMMAND-02 to -04: both set their dials.
    Dials,
    /// CONQ-COMMAND-10: the struggle at the next planet, behind the one that was last.
    Struggles(Option<SlotId>),
    /// CONQ-COMMAND-11 to -14: who wins it.
    Compare(SlotId),
    /// CONQ-COMMAND-15: what the winner takes.
    Rewards(Seat, SlotId),
    /// It is over.
    Over,
}

/// What each step does or asks.
pub fn part<P: flow::Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Dials => it.asks_together(dials, commit, |_| {}),
        Step::Struggles(after) => it.does(move |t| struggles(after, t)),
        Step::Compare(slot) => it.does(move |t| compare(slot, t)),
        Step::Rewards(seat, slot) => it.may_ask(move |s| rewards(s, seat, slot), move |picked, t| take(seat, slot, &picked.one(), t)),
        Step::Over => it.does(over),
    }
}

fn dials(s: &State) -> Asks {
    let question = || {
        let offers: Vec<Offer<Choice>> = s.face_up().map(|slot| choosing::planet(s, slot)).collect();
        Question::one_of(&Prompt::Dial, "CONQ-COMMAND-02", offers)
    };
    if s.face_up().next().is_none() { nobody() } else { BTreeMap::from([(Seat(0), question()), (Seat(1), question())]) }
}

fn commit(answers: Answers, t: &mut T<'_>) {
    let slot = |choice: Choice| if let Choice::Planet { slot, .. } = choice { Some(slot) } else { None };
    let chosen: BTreeMap<Seat, SlotId> = answers.into_iter().filter_map(|(seat, picked)| Some((seat, slot(picked.one())?))).collect();
    let who: Vec<(Seat, SlotId)> = t.state.in_order().into_iter().filter_map(|seat| Some((seat, *chosen.get(&seat)?))).collect();
    for (seat, slot) in &who {
        t.tell(&Line::Commits { seat: *seat, slot: *slot, planet: t.state.planet_at(*slot).expect("it was on offer") });
    }
    moving::commit(&who, t);
}

/// In row order; the first planet lies before all others (CONQ-COMMAND-10).
fn struggles(after: Option<SlotId>, t: &mut T<'_>) {
    let next = t.state.face_up().find(|slot| after.is_none_or(|after| *slot > after));
    let Some(slot) = next else { return };
    t.state.underway.struggle = Some(Struggle { slot, winner: None });
    t.next(steps![window(Occasion::StruggleBegins { slot }), Step::Compare(slot), Step::Over, Step::Struggles(Some(slot))]);
}

/// The command icons of a seat's ready units at a planet (CONQ-COMMAND-14).
#[must_use]
pub fn icons(s: &State, seat: Seat, slot: SlotId) -> u32 {
    s.units_of(seat, At::Planet(slot)).filter(|(_, card)| card.is_ready).map(|(id, _)| s.icons_of(id)).sum()
}

fn has_ready_warlord(s: &State, seat: Seat, slot: SlotId) -> bool {
    s.has_warlord_at(seat, slot) && s.card(s.warlord_of(seat)).is_ready
}

/// Who would win the struggle at a planet as it stands.
#[must_use]
pub fn winner(s: &State, slot: SlotId) -> Option<Seat> {
    let [one, other] = [Seat(0), Seat(1)];
    // CONQ-COMMAND-11
    match (has_ready_warlord(s, one, slot), has_ready_warlord(s, other, slot)) {
        (true, false) => Some(one),
        (false, true) => Some(other),
        // CONQ-COMMAND-12, CONQ-COMMAND-13
        (_, _) => match icons(s, one, slot).cmp(&icons(s, other, slot)) {
            std::cmp::Ordering::Greater => Some(one),
            std::cmp::Ordering::Less => Some(other),
            std::cmp::Ordering::Equal => None,
        },
    }
}

fn compare(slot: SlotId, t: &mut T<'_>) {
    // CONQ-COMMAND-16
    let (Some(seat), Some(planet)) = (winner(t.state, slot), t.state.planet_at(slot)) else { return };
    t.state.underway.struggle = Some(Struggle { slot, winner: Some(seat) });
    t.tell(&Line::WinsStruggle { seat, planet });
    t.next(steps![Step::Rewards(seat, slot), window(Occasion::StruggleWon { seat, slot })]);
}

/// What the winner of a struggle may take: the planet's rewards and what its own units there add (CONQ-SUP-44). RULING: exhausted ones too.
#[must_use]
pub fn reward(s: &State, seat: Seat, slot: SlotId) -> Reward {
    let of_planet = s.planet_at(slot).map(crate::components::PlanetId::reward).unwrap_or_default();
    let bonuses = s.units_of(seat, At::Planet(slot)).filter(|(id, _)| !s.is_blank(*id)).map(|(_, card)| card.printed().bonus);
    bonuses.fold(of_planet, |sum, bonus| Reward { cards: sum.cards + bonus.cards, resources: sum.resources + bonus.resources })
}

fn rewards(s: &State, seat: Seat, slot: SlotId) -> Asks {
    let Reward { cards, resources } = reward(s, seat, slot);
    let mut offers = vec![];
    if cards > 0 && resources > 0 {
        offers.push(Offer::new(Choice::TakeBoth).hint(&Word::CardsAndResources { cards: cards.into(), resources: resources.into() }));
    }
    if cards > 0 {
        offers.push(Offer::new(Choice::TakeCards).hint(&Word::CardsToDraw { count: cards.into() }));
    }
    if resources > 0 {
        offers.push(Offer::new(Choice::TakeResources).hint(&Word::ResourcesToGain { count: resources.into() }));
    }
    let Some(planet) = s.planet_at(slot).filter(|_| !offers.is_empty()) else { return nobody() };
    offers.push(Offer::new(Choice::Nothing));
    ask(seat, Question::one_of(&Prompt::Rewards { planet }, "CONQ-COMMAND-15", offers))
}

fn take(seat: Seat, slot: SlotId, choice: &Choice, t: &mut T<'_>) {
    let Reward { cards, resources } = reward(t.state, seat, slot);
    if matches!(choice, Choice::TakeBoth | Choice::TakeResources) {
        drawing::gain(seat, resources.into(), t);
    }
    if matches!(choice, Choice::TakeBoth | Choice::TakeCards) {
        drawing::draw(seat, cards.into(), t);
    }
}

fn over(t: &mut T<'_>) {
    t.state.underway.struggle = None;
    lasting::end(Until::Struggle, t);
}
