//! CONQ-DEPLOY: players deploy in turns until both have passed.

use crate::cards::choosing::own_offers;
use crate::cards::modifiers::{ReducerCost, Reduces};
use crate::cards::occasions::window;
use crate::cards::{door, holding, written};
use crate::components::Form as Printed;
use crate::effects::{attaching, entering};
use crate::flow;
use crate::position::other;
use crate::position::printed::cost_of;
use crate::position::underway::{Deploying, Playing};
use crate::prelude::*;
use sternpost_core::{Barred, Meter, Reacts as _, Share};
use sternpost_kit::{count, one_of_or};

/// Steps of the deploy phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The phase begins.
    Begin,
    /// CONQ-DEPLOY-02: a deploy turn.
    Turn(Seat),
    /// CONQ-DEPLOY-07 to -09: where the card goes, and as what.
    Where,
    /// CONQ-SUP-43: what reduces its cost.
    Reduce,
    /// An event that reduces the cost takes effect, unless it was cancelled.
    Reduced(Title),
    /// CONQ-DEPLOY-06.
    Pay,
}

/// What each step does or asks.
pub fn part<P: flow::Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Begin => it.does(begins),
        Step::Turn(seat) => it.barring(cannot).asks_or(
            move |s| what(s, seat),
            move |picked, t| take_turn(seat, &picked.one(), t),
            move |t| pass_on(seat, t),
        ),
        Step::Where => it.asks(places, |picked, t| place(&picked.one(), t)),
        Step::Reduce => it.asks_or(reducers, reduce, |_| {}),
        Step::Reduced(title) => it.does(move |t| reduced(title, t)),
        Step::Pay => it.does(pay),
    }
}

fn begins(t: &mut T<'_>) {
    for seat in t.state.in_order() {
        t.state.players[seat].has_passed = false;
    }
    t.next(steps![window(Occasion::DeployBegan), Step::Turn(t.state.initiative)]);
}

fn what(s: &State, seat: Seat) -> Asks {
    // CONQ-DEPLOY-03
    if s.players[seat].has_passed {
        return nobody();
    }
    let cards = hand(s, seat).into_iter().filter(|title| may_deploy(s, seat, *title));
    let cards =
        cards.map(|title| Offer::new(Choice::Deploy { title }).hint(&Word::Costs { count: cost_of(title) }).at(format!("hand-{seat}")));
    let own = own_offers(s, &Occasion::DeployTurn { seat }, seat);
    ask(seat, one_of_or(&Prompt::Deploy, "CONQ-DEPLOY-02", cards.chain(own), Choice::Pass))
}

/// The titles a seat holds, each once.
fn hand(s: &State, seat: Seat) -> Vec<Title> {
    let mut titles = s.players[seat].hand.for_the_rules().to_vec();
    titles.sort_unstable();
    titles.dedup();
    titles
}

/// Whether a seat can only pass in its deploy turn, as it knows itself.
#[must_use]
pub fn has_nothing_left(s: &State, seat: Seat) -> bool {
    !hand(s, seat).into_iter().any(|title| may_deploy(s, seat, title)) && own_offers(s, &Occasion::DeployTurn { seat }, seat).is_empty()
}

/// Why a card of the hand cannot be deployed; nothing: it can, or is none to be deployed.
fn against(s: &State, seat: Seat, title: Title) -> Option<(Why, &'static str)> {
    if title.card().card_type == CardType::Event {
        return None;
    }
    if title.card().has_keyword(Keyword::Limited) && s.players[seat].has_used_limited {
        return Some((Why::LimitedIsUsed, "CONQ-SUP-25"));
    }
    if !entering::may_control(s, seat, title) {
        return Some((Why::IsUnique, "CONQ-SUP-26"));
    }
    let ways = ways(s, seat, title);
    let cheapest = ways.iter().map(|way| least_cost(s, way)).min();
    match cheapest {
        None => Some((Why::NowhereToGo, "CONQ-DEPLOY-08")),
        Some(cost) if cost > s.players[seat].resources => {
            Some((Why::TooDear { missing: cost - s.players[seat].resources }, "CONQ-DEPLOY-06"))
        }
        Some(_) => None,
    }
}

fn cannot(s: &State, seat: Seat) -> Vec<Barred<Choice>> {
    let barred = |title: Title| against(s, seat, title).map(|(why, rule)| Barred::new(Choice::Deploy { title }, &why, rule));
    hand(s, seat).into_iter().filter_map(barred).collect()
}

/// Whether a seat may deploy a card of its hand.
#[must_use]
pub fn may_deploy(s: &State, seat: Seat, title: Title) -> bool {
    title.card().card_type != CardType::Event && against(s, seat, title).is_none()
}

/// Whether a card with Ambush could be deployed now, as far as everybody knows (CONQ-KEYWORD-05).
#[must_use]
pub fn could_ambush(s: &State, seat: Seat, title: Title) -> bool {
    could_deploy(s, seat, title, |_| true)
}

/// Whether a card could be deployed as an attachment now, as far as everybody knows.
#[must_use]
pub fn could_attach(s: &State, seat: Seat, title: Title) -> bool {
    could_deploy(s, seat, title, |way| way.form == Some(Form::Attachment))
}

fn could_deploy(s: &State, seat: Seat, title: Title, fits: impl Fn(&Deploying) -> bool) -> bool {
    let is_barred = title.card().has_keyword(Keyword::Limited) && s.players[seat].has_used_limited;
    let can_pay = |way: &Deploying| openly_least_cost(s, way) <= s.players[seat].resources;
    !is_barred && entering::may_control(s, seat, title) && ways(s, seat, title).iter().any(|way| fits(way) && can_pay(way))
}

/// Every way in which a card can be deployed: as what, and where.
fn ways(s: &State, seat: Seat, title: Title) -> Vec<Deploying> {
    let way = |form: Form, at: At| Deploying { seat, title, form: Some(form), at: Some(at), reduced: 0, damage: 0 };
    let printed = title.card();
    let is_attachment = printed.attaching.is_some_and(|attaching| match attaching.form {
        Printed::Always | Printed::EitherWay | Printed::EitherIfDeployed => true,
    });
    // CONQ-DEPLOY-07
    let units = s.face_up().filter(|_| printed.card_type == CardType::Army).map(|slot| way(Form::Army, At::Planet(slot)));
    let on: Vec<_> = if is_attachment { attaching::bearers(s, seat, title) } else { vec![] };
    // CONQ-DEPLOY-08
    let attached = on.into_iter().map(|bearer| way(Form::Attachment, At::On(bearer)));
    // CONQ-DEPLOY-09
    let support = (printed.card_type == CardType::Support).then(|| way(Form::Support, At::Hq(seat)));
    units.chain(attached).chain(support).collect()
}

/// The cost before anything is paid for reducing it: what reduces it by itself is taken off, never below 0 (CONQ-SUP-43).
fn cost(s: &State, deploying: &Deploying) -> u32 {
    let free = modifiers::reducers(s, deploying).into_iter().filter(|reduces| reduces.cost == ReducerCost::Nothing);
    let free: u32 = free.map(|reduces| reduces.by).sum();
    cost_of(deploying.title).saturating_sub(free + deploying.reduced)
}

/// The reducers one pays for with more than nothing.
fn to_choose(s: &State, deploying: &Deploying) -> Vec<Reduces> {
    modifiers::reducers(s, deploying).into_iter().filter(|reduces| reduces.cost != ReducerCost::Nothing).collect()
}

/// Events of the hand that reduce the cost, each copy, with by how much.
fn from_hand(s: &State, deploying: &Deploying) -> Vec<(Title, u32)> {
    if !s.options.has_abilities() {
        return vec![];
    }
    let by = |title: &Title| Some((*title, (written((*title).into())?.reduces_from_hand?.by)(s, deploying))).filter(|(_, by)| *by > 0);
    s.players[deploying.seat].hand.for_the_rules().iter().filter_map(by).collect()
}

/// The least it can cost with what lies open.
fn openly_least_cost(s: &State, deploying: &Deploying) -> u32 {
    cost_of(deploying.title).saturating_sub(modifiers::reduced_by_all(s, deploying) + deploying.reduced)
}

/// The least it can cost with what is held as well.
fn least_cost(s: &State, deploying: &Deploying) -> u32 {
    let hand: u32 = from_hand(s, deploying).iter().map(|(_, by)| by).sum();
    openly_least_cost(s, deploying).saturating_sub(hand)
}

/// Whether an event that reduces the cost could be held, as far as everybody knows.
fn could_reduce_from_hand(s: &State, deploying: &Deploying) -> bool {
    let reduces =
        |title: Title| written(title.into()).and_then(|card| card.reduces_from_hand).is_some_and(|reducer| (reducer.by)(s, deploying) > 0);
    s.options.has_abilities() && Title::ALL.iter().any(|title| reduces(*title) && holding::could_hold(s, deploying.seat, *title))
}

fn take_turn(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if *choice == Choice::Pass {
        t.state.players[seat].has_passed = true;
        t.tell(&Line::PassesDeploy { seat });
    } else if let Choice::Deploy { title } = *choice {
        begin(seat, title, t);
    } else {
        let occasion = Occasion::DeployTurn { seat };
        let mut usable = Conquest::abilities(t.state, &occasion, seat).into_iter();
        let usable = usable.find(|usable| Conquest::use_choice(&usable.ability) == *choice);
        let usable = usable.unwrap_or_else(|| unreachable!("not on offer: {choice:?}"));
        door::begin(usable.ability, seat, &occasion, t);
    }
    t.next(steps![Step::Turn(other(seat))]);
}

/// CONQ-DEPLOY-04, CONQ-DEPLOY-05: the other goes on alone until both have passed.
fn pass_on(seat: Seat, t: &mut T<'_>) {
    if !t.state.players[other(seat)].has_passed {
        t.next(steps![Step::Turn(other(seat))]);
    }
}

/// A card of the hand is deployed: the one way for it, in a deploy turn and with Ambush.
pub fn begin(seat: Seat, title: Title, t: &mut T<'_>) {
    begin_as(seat, title, None, t);
}

/// The same, as what an effect says, if it says so.
pub fn begin_as(seat: Seat, title: Title, form: Option<Form>, t: &mut T<'_>) {
    let title = sternpost_kit::deck::take_out(&mut t.state.players[seat].hand, &title);
    t.state.underway.deploying.push(Deploying { seat, title, form, at: None, reduced: 0, damage: 0 });
    t.next(steps![Step::Where, Step::Reduce, Step::Pay]);
}

fn on_top(s: &State) -> &Deploying {
    s.underway.deploying.last().expect("a card is being deployed")
}

fn places(s: &State) -> Asks {
    let Deploying { seat, title, form, .. } = *on_top(s);
    let can_be = |way: &Deploying| form.is_none() || way.form == form;
    let can_pay = |way: &Deploying| can_be(way) && least_cost(s, way) <= s.players[seat].resources;
    let offer = |way: Deploying| match way.at {
        Some(At::Planet(slot)) => choosing::planet(s, slot),
        Some(At::On(bearer)) => choosing::card(s, bearer),
        Some(at @ At::Hq(seat)) => Offer::new(Choice::Headquarters { seat }).at(choosing::place_of(at)),
        None => unreachable!("every way says where"),
    };
    let offers = ways(s, seat, title).into_iter().filter(can_pay).map(offer);
    let question = Question::one_of(&Prompt::Where { title }, "CONQ-DEPLOY-07", offers);
    // What can be paid for may depend on what is held; a support has one place whatever is.
    ask(seat, if title.card().card_type == CardType::Support { question.skipped_when_forced() } else { question })
}

fn place(choice: &Choice, t: &mut T<'_>) {
    let (form, at) = match (choice.card(), choosing::place_chosen(Some(choice.clone()))) {
        (Some((face, number)), _) => (Form::Attachment, At::On(t.state.find(face, number).expect("it was on offer"))),
        (None, Some(At::Hq(seat))) => (Form::Support, At::Hq(seat)),
        (None, Some(at)) => (Form::Army, at),
        (None, None) => unreachable!("not on offer: {choice:?}"),
    };
    let deploying = t.state.underway.deploying.last_mut().expect("a card is being deployed");
    (deploying.form, deploying.at) = (Some(form), Some(at));
}

fn reducers(s: &State) -> Asks {
    let deploying = on_top(s);
    let cost = cost(s, deploying);
    let offered: Vec<(Offer<Choice>, u32)> = offers_to_reduce(s, deploying);
    // Who is asked follows from what could be held, not from what is.
    if cost == 0 || to_choose(s, deploying).is_empty() && !could_reduce_from_hand(s, deploying) {
        return nobody();
    }
    let needed = cost.saturating_sub(s.players[deploying.seat].resources);
    let least = fewest(&offered, needed);
    let (offers, by): (Vec<Offer<Choice>>, Vec<u32>) = offered.into_iter().unzip();
    let shares = by.iter().map(|by| Share::of(i32::try_from(*by).expect("costs are small"))).collect();
    let most = count(offers.len());
    let default = Picked::Some(offers.iter().take(least).map(|offer| offer.choice.clone()).collect());
    let prompt = Prompt::Reduce { title: deploying.title, count: cost };
    let question = Question::some_of(&prompt, "CONQ-SUP-43", 0, most, offers);
    ask(
        deploying.seat,
        question.meter(Meter::at_least(&Word::Reduction, "CONQ-DEPLOY-06", needed, shares)).default(default).asked_regardless_of_hand(),
    )
}

/// What can be used to reduce the cost, what exhausts first, what is sacrificed and events of the hand last; with by how much.
fn offers_to_reduce(s: &State, deploying: &Deploying) -> Vec<(Offer<Choice>, u32)> {
    let mut open = to_choose(s, deploying);
    open.sort_by_key(|reduces| (reduces.cost == ReducerCost::Sacrifice, reduces.card));
    let open = open.into_iter().map(|reduces| (choosing::card(s, reduces.card).hint(&Word::Saves { count: reduces.by }), reduces.by));
    let mut hand = from_hand(s, deploying);
    hand.sort_unstable();
    let nth = |at: usize, title: Title| count(hand[..at].iter().filter(|(known, _)| *known == title).count() + 1);
    let held = hand.iter().enumerate().map(|(at, (title, by))| {
        (Offer::new(Choice::Nth { title: *title, number: nth(at, *title) }).hint(&Word::Saves { count: *by }), *by)
    });
    open.chain(held).collect()
}

/// How many of the first offers are needed for a reduction.
fn fewest(offered: &[(Offer<Choice>, u32)], needed: u32) -> usize {
    let sum = |many: usize| offered[..many].iter().map(|(_, by)| by).sum::<u32>();
    (0..=offered.len()).find(|many| sum(*many) >= needed).unwrap_or(offered.len())
}

fn reduce(picked: Picked<Choice>, t: &mut T<'_>) {
    for choice in picked.several() {
        if let Choice::Nth { title, .. } = choice {
            t.next(steps![Step::Reduced(title)]);
        } else if let Some((face, number)) = choice.card() {
            let card = t.state.find(face, number).expect("it was on offer");
            use_reducer(card, t);
        }
    }
}

fn use_reducer(card: CardId, t: &mut T<'_>) {
    let known = to_choose(t.state, on_top(t.state)).into_iter().find(|reduces| reduces.card == card);
    let Some(reduces) = known else { return };
    t.tell(&Line::Reduces { card: t.state.named(card).name(), count: reduces.by });
    t.state.underway.deploying.last_mut().expect("a card is being deployed").reduced += reduces.by;
    match reduces.cost {
        ReducerCost::Nothing => {}
        ReducerCost::Exhaust => readiness::exhaust(card, t),
        ReducerCost::Sacrifice => leaving::sacrifice([card], t),
    }
}

/// The event is open to being cancelled, then it reduces the cost.
fn reduced(title: Title, t: &mut T<'_>) {
    let seat = on_top(t.state).seat;
    let ability = crate::cards::AbilityId::Hand { title };
    let is_on = t.state.playing().is_some_and(|playing| playing.ability == ability && playing.seat == seat);
    if !is_on {
        // Of several each is played when the one before is over.
        if t.state.players[seat].hand.take(&title).is_none() {
            return;
        }
        t.tell(&Line::PlaysEvent { seat, title });
        t.state.underway.playing.push(Playing::of(ability, seat));
        t.next(steps![window(Occasion::EventPlayed { seat }), Step::Reduced(title)]);
        return;
    }
    let is_cancelled = t.state.underway.playing.pop().is_some_and(|playing| playing.is_cancelled);
    t.state.players[seat].discard.push(title);
    let reducer = written(title.into()).and_then(|card| card.reduces_from_hand);
    if let Some(reducer) = reducer.filter(|_| !is_cancelled) {
        let by = (reducer.by)(t.state, on_top(t.state));
        let deploying = t.state.underway.deploying.last_mut().expect("a card is being deployed");
        deploying.reduced += by;
        deploying.damage += reducer.damage;
    }
    t.next([window(Occasion::EventDone { seat, title })]);
}

fn pay(t: &mut T<'_>) {
    let deploying = on_top(t.state).clone();
    let cost = cost(t.state, &deploying);
    let Deploying { seat, title, .. } = deploying;
    t.state.underway.deploying.pop();
    let is_there = match deploying.at {
        Some(At::On(bearer)) => t.state.cards.contains_key(&bearer),
        Some(at) => t.state.is_open(at),
        None => false,
    };
    // RULING: what cannot be paid or has lost its place in the meantime goes back to the hand; the turn is over.
    if cost > t.state.players[seat].resources || !is_there {
        drawing::take_up_openly(&mut t.state.players[seat].hand, title);
        t.tell(&Line::CannotDeploy { seat, title });
        return;
    }
    drawing::lose(seat, cost, t);
    t.state.players[seat].has_used_limited |= title.card().has_keyword(Keyword::Limited);
    let (form, at) = (deploying.form.expect("it is settled"), deploying.at.expect("it is settled"));
    t.tell(&Line::Deploys { seat, title, to: moving::place(at, t.state), count: cost });
    let card = entering::enter(seat, title.into(), form, at, t);
    t.next([window(Occasion::Deployed { seat, card })]);
    if deploying.damage > 0 {
        damage::deal_by_effect(seat, [(card.card, deploying.damage)], t);
    }
}
