//! The door: who may use what at an occasion, and the moments of a use: announced, its cost and targets chosen, paid, perhaps cancelled, resolved.

use crate::cards::occasions::window;
use crate::cards::{AbilityId, costs, holding, planets, written};
use crate::flow;
use crate::phases::deploy;
use crate::position::underway::Playing;
use crate::prelude::*;
use std::sync::LazyLock;
use sternpost_core::{Force, Reacts, Usable, Window};
use sternpost_kit::abilities::{self as kit, Abilities, When};

/// Steps of using abilities.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// What must happen at an occasion happens, each once (CONQ-SUP-09).
    Forced(Occasion, Vec<AbilityId>),
    /// What a cost is paid with is chosen; the number counts the parts of the cost.
    Costs(Use, u8),
    /// Choices are made; what is used is resolved.
    Use(kit::Step<Use>),
    /// Costs are paid (CONQ-SUP-15).
    Pay(Use),
    /// A cost that could not be paid in full leaves no effect (CONQ-SUP-14).
    Paid(Use),
    /// What is asked once the effect has begun.
    Then(Use),
    /// It is over.
    Over(Use),
}

/// What each step does or asks.
pub fn part<P: flow::Part>(step: &Step, it: P) -> P::Out {
    match step {
        Step::Forced(occasion, done) => it.does(|t| force(occasion, done, t)),
        Step::Costs(using, at) => it.asks_or(
            |s| costs::which(s, using, usize::from(*at)),
            |picked, t| costs::chosen(using, usize::from(*at), picked, t),
            |t| costs::next(using, usize::from(*at), t),
        ),
        Step::Use(step) => kit::part(step, it),
        Step::Pay(using) => it.does(|t| costs::pay(using, t)),
        Step::Paid(using) => it.does(|t| costs::paid(using, t)),
        Step::Then(using) => it.asks_or(|s| next(s, using), |picked, t| go_on(using, picked, t), |t| end(using, t)),
        Step::Over(using) => it.does(|t| over(using, t)),
    }
}

/// What must happen at an occasion, before anybody may react to it.
#[must_use]
pub fn forced(occasion: Occasion) -> flow::Step {
    Step::Forced(occasion, vec![]).into()
}

/// An occasion in words; in a battle with the name of its planet.
fn where_it_is(s: &State, occasion: &Occasion) -> Text {
    let planet = s.underway.battle.and_then(|battle| s.planet_at(battle.slot));
    planet.map_or_else(|| occasion.text(), |planet| Word::Here { planet, occasion: occasion.text() }.text())
}

/// What is written on the component of an ability.
#[must_use]
pub fn card_of(id: AbilityId) -> Option<&'static Card> {
    match id {
        AbilityId::Card(named) => written(named.face),
        AbilityId::Hand { title } => written(title.into()),
        AbilityId::Planet { planet, .. } => Some(planets::written(planet)),
        AbilityId::Ambush { .. } => None,
    }
}

/// The text that fits an occasion, if its cost can be paid; of public knowledge only.
fn usable_text(s: &State, occasion: &Occasion, seat: Seat, id: AbilityId) -> Option<(Force, bool)> {
    let using = Use::new(id, seat, occasion);
    if let AbilityId::Ambush { title } = id {
        return deploy::could_ambush(s, seat, title).then_some((Force::May, true));
    }
    let timing = occasion.timing();
    let fits = |ability: &&Ability| {
        let When::Fits(fits) = ability.when else { return false };
        ability.on.contains(&timing) && fits(s, &using)
    };
    let text = card_of(id)?.abilities.iter().find(fits)?;
    costs::can_be_paid(s, &using).then_some((text.force, text.again))
}

/// The components that name a timing point: what can act from play, and what can act from a hand.
struct TimingIndex {
    open: Vec<CardName>,
    hidden: Vec<Title>,
}

fn speakers(timing: Timing) -> &'static TimingIndex {
    static TABLE: LazyLock<Vec<TimingIndex>> = LazyLock::new(|| {
        let speaks =
            |face: CardName, timing: Timing| written(face).filter(|card| card.abilities.iter().any(|ability| ability.on.contains(&timing)));
        let at = |timing: Timing| TimingIndex {
            open: crate::cards::all_faces().filter(|face| speaks(*face, timing).is_some_and(|card| !card.from_hand)).collect(),
            hidden: Title::ALL.iter().copied().filter(|title| speaks((*title).into(), timing).is_some_and(|card| card.from_hand)).collect(),
        };
        Timing::ALL.iter().map(|timing| at(*timing)).collect()
    });
    &TABLE[timing as usize]
}

/// What acts from a hand at a timing point: events and the like, and cards with Ambush where actions of the combat phase are taken.
fn hidden(timing: Timing) -> impl Iterator<Item = AbilityId> {
    static AMBUSH: LazyLock<Vec<Title>> =
        LazyLock::new(|| Title::ALL.iter().copied().filter(|title| title.card().has_keyword(Keyword::Ambush)).collect());
    let ambush = AMBUSH.iter().copied().filter(move |_| Timing::COMBAT_ACTION.contains(&timing));
    let titles = speakers(timing).hidden.iter().map(|title| AbilityId::Hand { title: *title });
    titles.chain(ambush.map(|title| AbilityId::Ambush { title }))
}

impl Reacts for Conquest {
    type Occasion = Occasion;
    type AbilityId = AbilityId;

    fn as_window(step: &flow::Step) -> Option<&Window<Occasion, AbilityId>> {
        if let flow::Step::Window(window) = step { Some(window) } else { None }
    }
    fn reaction_order(s: &State, _: &Occasion) -> Vec<Seat> {
        let first = s.first_to_act();
        vec![first, crate::position::other(first)]
    }
    fn may_react(s: &State, occasion: &Occasion, used: &[(Seat, AbilityId)]) -> Vec<Seat> {
        let timing = occasion.timing();
        let could = |seat: Seat, id: AbilityId| {
            usable_text(s, occasion, seat, id).is_some_and(|(force, again)| force == Force::May && (again || !used.contains(&(seat, id))))
        };
        // Nobody is asked for the sake of a hidden card alone that would do nothing for its user.
        let is_idle = |seat: Seat, id: AbilityId| {
            let text = card_of(id).and_then(|card| card.abilities.iter().find(|ability| ability.on.contains(&timing)));
            text.is_some_and(|text| (text.idle)(s, &Use::new(id, seat, occasion)))
        };
        let could_play = |seat: Seat, id: AbilityId| could(seat, id) && !is_idle(seat, id);
        let reacts = |seat: &Seat| {
            Self::open(s, timing, *seat).any(|id| could(*seat, id)) || Self::could_hold(s, timing, *seat).any(|id| could_play(*seat, id))
        };
        [Seat(0), Seat(1)].into_iter().filter(reacts).collect()
    }
    fn abilities(s: &State, occasion: &Occasion, seat: Seat) -> Vec<Usable<AbilityId>> {
        let timing = occasion.timing();
        let can = |id: AbilityId| {
            let (force, again) = usable_text(s, occasion, seat, id)?;
            let is_held = card_of(id).is_none_or(|card| (card.held)(s, &Use::new(id, seat, occasion)));
            // What is forced comes in a step of its own, before the window.
            (force == Force::May && is_held).then_some(Usable { ability: id, force, again })
        };
        Self::open(s, timing, seat).chain(Self::held(s, timing, seat)).filter_map(can).collect()
    }
    fn use_ability(ability: &AbilityId, seat: Seat, occasion: &Occasion, t: &mut T<'_>) {
        begin(*ability, seat, occasion, t);
    }
    fn window_question(s: &State, occasion: &Occasion, seat: Seat, offers: Vec<Choice>) -> Question<Choice> {
        let prompt = if Timing::ANY_ACTION.contains(&occasion.timing()) {
            Prompt::Act { occasion: where_it_is(s, occasion) }
        } else {
            Prompt::React { occasion: where_it_is(s, occasion) }
        };
        let offers = offers.into_iter().map(|choice| crate::cards::choosing::placed(s, seat, choice));
        Question::one_of(&prompt, "CONQ-SUP-06", offers)
    }
    fn use_choice(ability: &AbilityId) -> Choice {
        match *ability {
            AbilityId::Card(named) => Choice::Use { face: named.face, number: named.number },
            AbilityId::Hand { title } => Choice::Play { title },
            AbilityId::Ambush { title } => Choice::Deploy { title },
            AbilityId::Planet { planet, .. } => Choice::BattleAbility { planet },
        }
    }
    fn pass_choice() -> Option<Choice> {
        Some(Choice::Pass)
    }
}

impl Abilities for Conquest {
    type Timing = Timing;
    type Against = ();
    const ACTIONS: &'static [Timing] = Timing::ANY_ACTION;

    fn timing(occasion: &Occasion) -> Timing {
        occasion.timing()
    }
    fn is_own_time(occasion: &Occasion, seat: Seat) -> bool {
        matches!(occasion, Occasion::DeployTurn { seat: whose } if *whose == seat)
    }
    fn texts(id: AbilityId) -> &'static [Ability] {
        card_of(id).map_or(&[], |card| card.abilities)
    }
    fn is_silent(timing: Timing) -> bool {
        let TimingIndex { open, hidden } = speakers(timing);
        open.is_empty() && hidden.is_empty() && timing != Timing::BattleWon
    }
    fn open(s: &State, timing: Timing, seat: Seat) -> impl Iterator<Item = AbilityId> {
        let speaks = move |card: &CardName| speakers(timing).open.contains(card);
        let cards = s
            .in_play()
            .filter(move |(id, card)| s.options.has_abilities() && card.controller == seat && speaks(&card.face) && !s.is_blank(*id));
        let slot =
            s.underway.battle.as_ref().map(|battle| battle.slot).filter(|_| timing == Timing::BattleWon && s.options.has_abilities());
        let planet = slot.and_then(|slot| Some(AbilityId::Planet { planet: s.planet_at(slot)?, slot }));
        cards.map(|(id, _)| AbilityId::Card(s.named(id))).chain(planet)
    }
    fn held(s: &State, timing: Timing, seat: Seat) -> impl Iterator<Item = AbilityId> {
        hidden(timing).filter(move |id| title_of(*id).is_some_and(|title| s.players[seat].hand.for_the_rules().contains(&title)))
    }
    fn could_hold(s: &State, timing: Timing, seat: Seat) -> impl Iterator<Item = AbilityId> {
        hidden(timing).filter(move |id| title_of(*id).is_some_and(|title| holding::could_hold(s, seat, title)))
    }
    fn announce(id: AbilityId, seat: Seat, _: &Occasion, t: &mut T<'_>) {
        if let Some(title) = id.event() {
            sternpost_kit::deck::take_out(&mut t.state.players[seat].hand, &title);
            t.state.players[seat].has_used_limited |= title.card().has_keyword(Keyword::Limited);
            t.tell(&Line::PlaysEvent { seat, title });
        } else if let AbilityId::Card(named) = id {
            t.state.card_mut(named.card).uses += 1;
            t.tell(&Line::Uses { seat, card: named.name() });
        } else if let AbilityId::Planet { planet, .. } = id {
            t.tell(&Line::UsesBattleAbility { seat, planet });
        }
        t.state.underway.playing.push(Playing::of(id, seat));
    }
    fn step(step: kit::Step<Use>) -> flow::Step {
        Step::Use(step).into()
    }
    fn locked(using: &Use, t: &mut T<'_>) {
        let targets = targets_of(t.state, using);
        let names_targets = !targets.is_empty() && card_of(using.ability).is_some_and(|card| card.targets);
        if let Some(playing) = t.state.underway.playing.last_mut() {
            playing.targets = targets;
        }
        let seat = using.seat;
        t.next(steps![Step::Pay(using.clone()), Step::Paid(using.clone())]);
        if using.ability.event().is_some() {
            t.next([window(Occasion::EventPlayed { seat })]);
        }
        if names_targets {
            t.next([window(Occasion::Targeted { seat })]);
        }
        t.next([Self::step(kit::Step::Resolve(using.clone()))]);
    }
    fn finish(using: &Use, t: &mut T<'_>) {
        let is_cancelled = t.state.playing().is_some_and(|playing| playing.is_cancelled);
        if is_cancelled {
            t.tell(&Line::NoEffect);
        } else {
            resolve(using, t);
            if card_of(using.ability).is_some_and(|card| card.then.is_some()) {
                t.next(steps![Step::Then(using.clone())]);
            }
        }
        t.next(steps![Step::Over(using.clone())]);
    }
}

/// Carries the text out. The card may have left play as its own cost, so that its condition is asked no more: at a timing point a card has one ability.
fn resolve(using: &Use, t: &mut T<'_>) {
    let timing = using.occasion.timing();
    if let Some(text) = card_of(using.ability).and_then(|card| card.abilities.iter().find(|ability| ability.on.contains(&timing))) {
        (text.resolve)(using, t);
    }
}

/// The card of the hand that an ability stands on.
#[must_use]
pub const fn title_of(id: AbilityId) -> Option<Title> {
    match id {
        AbilityId::Hand { title } | AbilityId::Ambush { title } => Some(title),
        AbilityId::Card(_) | AbilityId::Planet { .. } => None,
    }
}

/// The cards in play that a use has named, in order: they are locked, whatever comes between.
fn targets_of(s: &State, using: &Use) -> Vec<CardId> {
    let found = |choice: &Choice| if let Choice::Card { face, number } = *choice { s.find(face, number) } else { None };
    let of = |picked: &Picked<Choice>| -> Vec<CardId> {
        match picked {
            Picked::One(choice) => found(choice).into_iter().collect(),
            Picked::Some(choices) | Picked::Arrange(choices) => choices.iter().filter_map(found).collect(),
            Picked::Split(parts) => parts.iter().filter_map(|(choice, _)| found(choice)).collect(),
            Picked::Amount(_) => vec![],
        }
    };
    using.chosen.iter().flat_map(of).collect()
}

/// A use begins: it is announced, then what its cost is paid with is chosen.
pub fn begin(id: AbilityId, seat: Seat, occasion: &Occasion, t: &mut T<'_>) {
    if let AbilityId::Ambush { title } = id {
        return deploy::begin(seat, title, t);
    }
    Conquest::announce(id, seat, occasion, t);
    t.next(steps![Step::Costs(Use::new(id, seat, occasion), 0)]);
}

fn force(occasion: &Occasion, done: &[AbilityId], t: &mut T<'_>) {
    let timing = occasion.timing();
    let s = &*t.state;
    let must = |(seat, id): &(Seat, AbilityId)| {
        !done.contains(id) && usable_text(s, occasion, *seat, *id).is_some_and(|(force, _)| force == Force::Must)
    };
    let order = Conquest::reaction_order(s, occasion);
    let next = order.into_iter().flat_map(|seat| Conquest::open(s, timing, seat).map(move |id| (seat, id))).find(must);
    if let Some((seat, id)) = next {
        let mut done = done.to_vec();
        done.push(id);
        begin(id, seat, occasion, t);
        t.next(steps![Step::Forced(occasion.clone(), done)]);
    }
}

fn next(s: &State, using: &Use) -> Asks {
    let asked: Next = card_of(using.ability).and_then(|card| card.then).and_then(|then| (then.ask)(s, using));
    asked.map_or_else(nobody, |(seat, question)| ask(seat, question))
}

fn go_on(using: &Use, picked: Picked<Choice>, t: &mut T<'_>) {
    let mut using = using.clone();
    using.chosen.push(picked);
    t.next(steps![Step::Then(using)]);
}

fn end(using: &Use, t: &mut T<'_>) {
    if let Some(then) = card_of(using.ability).and_then(|card| card.then) {
        (then.resolve)(using, t);
    }
}

/// The use is over; an event goes to its owner's discard pile, cancelled or not.
fn over(using: &Use, t: &mut T<'_>) {
    t.state.underway.playing.pop();
    if let Some(title) = using.ability.event() {
        t.state.players[using.seat].discard.push(title);
        // RULING: a cancelled event was played.
        t.next([window(Occasion::EventDone { seat: using.seat, title })]);
    }
}

/// An offer of something that is used, where it lies.
#[must_use]
pub fn offer_of(s: &State, seat: Seat, id: AbilityId) -> Offer<Choice> {
    crate::cards::choosing::placed(s, seat, Conquest::use_choice(&id))
}
