//! VF-ACT-05 to -10: a deed: what it costs is paid, then its effects are carried out, one after the other.

pub mod building;
pub mod corruption;
pub mod fleets;
pub mod paying;
pub mod resources;

use crate::components::effects::{Along, At, Connector, Count, Effect, Research, Spots, Twice};
use crate::flow::Part;
use crate::invasion;
use crate::loot;
use crate::position::underway::{Source, Underway};
use crate::prelude::*;
use crate::show::effects::{self as said, costly};
use crate::void::{crises, harbingers, havens};
use crate::{agendas, research, tracks};
use sternpost_kit::one_of_or;

/// Steps of a deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// VF-ACT-07: which effect comes next.
    Which { seat: Seat },
    /// An effect is carried out, by its place.
    Do { seat: Seat, number: u8 },
    /// VF-GI-05: a sentry besides, with the improved technology.
    AlsoSentry { seat: Seat, sector: SectorId },
    /// What Cloning gives for a population that has risen.
    Cloned { seat: Seat },
    /// VF-PREF-01: which action of a preferred focus.
    Preferred { seat: Seat },
    /// VF-ACT-06: once more.
    Again { seat: Seat, what: Twice },
    /// A Voidborn fleet power goes.
    RemoveVoidborn { seat: Seat },
    /// The deed is done.
    End,
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Which { seat } => it.asks_or(|s| which(s, seat), |picked, t| take(seat, &picked.one(), t), |t| go_on(seat, t)),
        Step::Do { seat, number } => {
            it.asks_or(|s| asked(s, seat, number), |picked, t| answered(seat, number, picked, t), |t| carry_out(seat, number, t))
        }
        Step::AlsoSentry { seat, sector } => {
            it.may_ask(|s| building::sentry(s, seat, sector), |picked, t| building::add_sentry(seat, &picked.one(), t))
        }
        Step::Cloned { seat } => it.may_ask(|s| building::cloned(s, seat), |picked, t| building::clone(seat, &picked.one(), t)),
        Step::Preferred { seat } => it.may_ask(|s| preferred(s, seat), |picked, t| act_by_preferred(seat, &picked.one(), t)),
        Step::Again { seat, what } => it.may_ask(|s| twice(s, seat, what), |picked, t| once_more(seat, what, &picked.one(), t)),
        Step::RemoveVoidborn { seat } => it.may_ask(|s| ask_voidborn(s, seat), |picked, t| remove_voidborn(seat, &picked.one(), t)),
        Step::End => it.does(|t| drop(t.state.underway.pop())),
    }
}

/// Begins a deed: it is paid for, then done.
pub fn begin(seat: Seat, source: Source, here: Option<SectorId>, t: &mut T<'_>) {
    t.state.underway.push(Underway::new(seat, source, here));
    let cost = paying::cost(t.state, seat, source);
    let mut steps: Vec<crate::flow::Step> = paying::steps(seat, &cost);
    steps.extend(steps![Step::Which { seat }, Step::End]);
    t.next(steps);
}

/// Effects that are still to come and can do something.
fn open(s: &State, seat: Seat) -> Vec<(u8, Effect)> {
    let doing = s.doing();
    let effects = (0..).zip(doing.effects());
    effects.filter(|(number, effect)| !doing.done.contains(number) && is_possible(s, seat, effect)).collect()
}

/// VF-ACT-07: asked where there is something to choose.
fn which(s: &State, seat: Seat) -> Asks {
    let (connector, open) = (s.doing().source.deed().connector, open(s, seat));
    // What can be done twice is one choice.
    let mut distinct: Vec<(u8, Effect)> = vec![];
    for (number, effect) in &open {
        if distinct.iter().all(|(_, other)| other != effect) {
            distinct.push((*number, *effect));
        }
    }
    let offers = || distinct.iter().map(|(number, effect)| Offer::new(Choice::Effect { number: *number }).said(&said::word(effect)));
    match connector {
        Connector::Or | Connector::OrTwice if distinct.len() > 1 => {
            ask(seat, one_of_or(&Prompt::OneEffect, "VF-ACT-07", offers(), Choice::Nothing))
        }
        // Whatever only adds something is done at once: its order does not matter.
        Connector::AndOr if distinct.len() > 1 && !open.iter().all(|(_, effect)| is_automatic(effect)) => {
            let question = one_of_or(&Prompt::WhichEffect, "VF-ACT-06", offers(), Choice::Done);
            // The action is paid for: what only adds something is done for whoever says nothing.
            let free = distinct.iter().find(|(_, effect)| is_automatic(effect));
            ask(seat, free.iter().fold(question, |question, (number, _)| question.default(Picked::One(Choice::Effect { number: *number }))))
        }
        Connector::Or | Connector::OrTwice | Connector::AndOr | Connector::Linked => nobody(),
    }
}

fn take(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Effect { number } = *choice else { return };
    perform(seat, number, t);
}

/// Nothing is to be chosen: the next effect, if there is one.
fn go_on(seat: Seat, t: &mut T<'_>) {
    let linked = t.state.doing().source.deed().connector == Connector::Linked;
    let next = if linked {
        // The second counts what the first did: it comes if the first was done.
        let done = u8::try_from(t.state.doing().done.len()).expect("a card has few effects");
        let effects = t.state.doing().effects();
        effects.get(usize::from(done)).filter(|effect| is_possible(t.state, seat, effect)).map(|_| done)
    } else {
        open(t.state, seat).first().map(|(number, _)| *number)
    };
    if let Some(number) = next {
        perform(seat, number, t);
    }
}

fn perform(seat: Seat, number: u8, t: &mut T<'_>) {
    let is_one_of = matches!(t.state.doing().source.deed().connector, Connector::Or | Connector::OrTwice);
    let effects = t.state.doing().effects().len();
    let of_a_set = t.state.doing().source.deed().effects.len();
    let doing = t.state.doing_mut();
    doing.done.insert(number);
    if is_one_of {
        // The others of the same set are let be; a decree that is taken twice has two sets.
        let set = usize::from(number) / of_a_set;
        doing
            .done
            .extend((set * of_a_set..(set + 1) * of_a_set).filter_map(|at| u8::try_from(at).ok()).filter(|at| usize::from(*at) < effects));
    }
    fleets::begin_to_deploy(seat, t.state);
    t.next(steps![Step::Do { seat, number }, Step::Which { seat }]);
}

/// Whether an effect only adds something, whatever else is done.
const fn is_automatic(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Gain(_)
            | Effect::Influence(_)
            | Effect::InfluencePer { .. }
            | Effect::InfluenceByLevel(_)
            | Effect::GainPer { .. }
            | Effect::Produce(_)
    )
}

/// Whether an effect can do anything now.
pub fn is_possible(s: &State, seat: Seat, effect: &Effect) -> bool {
    let player = &s.players[seat];
    match *effect {
        Effect::Gain(_)
        | Effect::GainMix(_)
        | Effect::GainBasics(_)
        | Effect::GainPer { .. }
        | Effect::Produce(_)
        | Effect::ProduceAny(_)
        | Effect::ProduceOfGuild
        | Effect::Influence(_)
        | Effect::InfluenceByLevel(_)
        | Effect::InfluencePer { .. }
        | Effect::GainBounty(_)
        | Effect::GainGlory(_)
        | Effect::ReclaimAtHome => true,
        Effect::ProduceAnyPer(count) => s.count(seat, count) > 0,
        Effect::Activate(_) => player.inactive > 0,
        Effect::ActivatePer(count) => player.inactive > 0 && s.count(seat, count) > 0,
        Effect::Deploy { at, fleet, .. } => !fleets::deployments(s, seat, at, fleet).is_empty(),
        Effect::DeployAtShipyards => fleets::shipyards(s, seat).iter().any(|(_, count)| *count > 0) && player.active > 0,
        Effect::Regroup => !fleets::flights(s, seat).is_empty(),
        Effect::Invade { corrupted_only } => !invasion::targets(s, seat, corrupted_only).is_empty(),
        Effect::Build { what, at } => !building::installations(s, seat, what, at).is_empty(),
        Effect::Establish { what, at } => !building::guilds(s, seat, what, at).is_empty(),
        Effect::RaisePopulation(at) => !building::growing(s, seat, at).is_empty(),
        Effect::RemoveCorruption { from, at } => !corruption::own(s, seat, from, at).is_empty(),
        Effect::MoveCorruption | Effect::MoveAnyCorruption => corruption::can_move(s, seat),
        Effect::GainAgenda(agenda_type) => !agendas::ways(s, seat, agenda_type).is_empty(),
        Effect::ScoreAgenda => !agendas::to_score(s, seat).is_empty(),
        Effect::GainTechnology(level) => !research::available(s, seat, level).is_empty(),
        Effect::Advance(along) => !tracks::open(s, seat, along).is_empty(),
        Effect::FastForward => tracks::can_go_on(s, seat),
        Effect::GainTrade => s.trade_board.iter().any(|tokens| *tokens > 0),
        Effect::UpgradeGlory => player.glory.iter().any(|value| *value < crate::components::BEST_GLORY),
        Effect::PreferredFocus => !preferred(s, seat).is_empty(),
        Effect::Foresee => agendas::can_foresee(s),
        Effect::ScienceToCredits(_) => player.stock.science > 0,
        // It is decided in the invasion that stands before it.
        Effect::Bombard => false,
        Effect::UpToTwice(Twice::Build) => !building::installations(s, seat, None, At::Anywhere).is_empty(),
        Effect::UpToTwice(Twice::Raise) => !building::growing(s, seat, At::Anywhere).is_empty(),
        Effect::BuildHaven => havens::can_build(s, seat),
        Effect::RemoveHarbinger => !harbingers::removable(s).is_empty(),
        Effect::DiscardCrisis(kind) => !crises::discardable(s, kind).is_empty(),
        Effect::RemoveVoidborn => !beside_voidborn(s, seat).is_empty(),
        Effect::GainBountyPer(count) => s.count(seat, count) > 0,
        Effect::PlaceHarbinger => s.void.is_some() && !harbingers::places(s, seat).is_empty(),
        Effect::CatastropheForCrisis => s.void.iter().any(|void| void.ongoing().next().is_some()),
    }
}

fn effect_at(s: &State, number: u8) -> Effect {
    s.doing().effects()[usize::from(number)]
}

/// What an effect asks first, if it asks in one question.
fn asked(s: &State, seat: Seat, number: u8) -> Asks {
    let Some(effect) = s.underway.last().map(|_| effect_at(s, number)) else { return nobody() };
    if !is_possible(s, seat, &effect) {
        return nobody();
    }
    match effect {
        Effect::GainMix(count) => resources::mix(s, seat, count, Resource::ALL),
        Effect::GainBasics(count) => resources::mix(s, seat, count, &Resource::BASIC),
        Effect::ProduceAny(count) => resources::any(s, seat, count),
        Effect::ProduceAnyPer(count) => resources::any(s, seat, u8::try_from(s.count(seat, count)).unwrap_or(u8::MAX)),
        Effect::ProduceOfGuild if s.doing().guild.is_none() => resources::one(s, seat),
        Effect::DeployAtShipyards => fleets::at_shipyards(s, seat),
        Effect::Build { what, at } => building::ask_installation(s, seat, what, at),
        Effect::Establish { what, at } => building::ask_guild(s, seat, what, at),
        Effect::RaisePopulation(at) => building::ask_growth(s, seat, at),
        Effect::RemoveCorruption { from, at } => corruption::ask_removal(s, seat, from, at),
        Effect::GainAgenda(agenda_type) => agendas::ask_way(s, seat, agenda_type),
        Effect::ScoreAgenda => agendas::ask_score(s, seat),
        Effect::GainTechnology(level) => research::ask(s, seat, level),
        Effect::Advance(along) => tracks::ask_track(s, seat, along),
        Effect::FastForward => tracks::ask_on(s, seat),
        Effect::UpgradeGlory => loot::ask_upgrade(s, seat),
        Effect::ScienceToCredits(most) => resources::ask_exchange(s, seat, most),
        Effect::Gain(_)
        | Effect::GainPer { .. }
        | Effect::Produce(_)
        | Effect::ProduceOfGuild
        | Effect::Influence(_)
        | Effect::InfluencePer { .. }
        | Effect::InfluenceByLevel(_)
        | Effect::ActivatePer(_)
        | Effect::Activate(_)
        | Effect::Deploy { .. }
        | Effect::Regroup
        | Effect::Invade { .. }
        | Effect::MoveCorruption
        | Effect::MoveAnyCorruption
        | Effect::GainTrade
        | Effect::GainBounty(_)
        | Effect::GainGlory(_)
        | Effect::PreferredFocus
        | Effect::Foresee
        | Effect::ReclaimAtHome
        | Effect::UpToTwice(_)
        | Effect::BuildHaven
        | Effect::RemoveHarbinger
        | Effect::DiscardCrisis(_)
        | Effect::RemoveVoidborn
        | Effect::GainBountyPer(_)
        | Effect::PlaceHarbinger
        | Effect::CatastropheForCrisis
        | Effect::Bombard => nobody(),
    }
}

fn answered(seat: Seat, number: u8, picked: Picked<Choice>, t: &mut T<'_>) {
    match effect_at(t.state, number) {
        Effect::GainMix(_) | Effect::GainBasics(_) => resources::gain_parts(seat, picked, t),
        Effect::ProduceAny(_) | Effect::ProduceAnyPer(_) => resources::produce_several(seat, picked, t),
        Effect::ProduceOfGuild => resources::produce_one(seat, &picked.one(), t),
        Effect::DeployAtShipyards => fleets::deploy_at_shipyards(seat, picked, t),
        Effect::Build { .. } => building::build(seat, &picked.one(), t),
        Effect::Establish { .. } => building::establish(seat, &picked.one(), t),
        Effect::RaisePopulation(_) => building::grow(seat, &picked.one(), t),
        Effect::RemoveCorruption { .. } => corruption::remove(seat, &picked.one(), t),
        Effect::GainAgenda(_) => agendas::gain(seat, &picked.one(), t),
        Effect::ScoreAgenda => agendas::score_one(seat, &picked.one(), t),
        Effect::GainTechnology(_) => research::gain(seat, &picked.one(), t),
        Effect::Advance(along) => tracks::advance(seat, &picked.one(), along == Along::JustCorrupted, t),
        Effect::FastForward => tracks::go_on(seat, &picked.one(), t),
        Effect::UpgradeGlory => loot::upgrade(seat, &picked.one(), t),
        Effect::ScienceToCredits(_) => resources::exchange(seat, picked.amount(), t),
        Effect::Gain(_)
        | Effect::GainPer { .. }
        | Effect::Produce(_)
        | Effect::Influence(_)
        | Effect::InfluencePer { .. }
        | Effect::InfluenceByLevel(_)
        | Effect::ActivatePer(_)
        | Effect::Activate(_)
        | Effect::Deploy { .. }
        | Effect::Regroup
        | Effect::Invade { .. }
        | Effect::MoveCorruption
        | Effect::MoveAnyCorruption
        | Effect::GainTrade
        | Effect::GainBounty(_)
        | Effect::GainGlory(_)
        | Effect::PreferredFocus
        | Effect::Foresee
        | Effect::ReclaimAtHome
        | Effect::UpToTwice(_)
        | Effect::BuildHaven
        | Effect::RemoveHarbinger
        | Effect::DiscardCrisis(_)
        | Effect::RemoveVoidborn
        | Effect::GainBountyPer(_)
        | Effect::PlaceHarbinger
        | Effect::CatastropheForCrisis
        | Effect::Bombard => unreachable!("these ask by steps of their own"),
    }
}

/// An effect that asks nothing, or by steps of its own.
fn carry_out(seat: Seat, number: u8, t: &mut T<'_>) {
    let effect = effect_at(t.state, number);
    if !is_possible(t.state, seat, &effect) {
        return;
    }
    let per = |count: Count, t: &T<'_>| u32::try_from(t.state.count(seat, count)).unwrap_or(0);
    match effect {
        Effect::Gain(stock) => resources::gain(seat, stock, t),
        Effect::GainPer { stock, influence, per: count } => {
            let times = per(count, t);
            let all = |resource: Resource| u8::try_from(u32::from(stock[resource]) * times).unwrap_or(u8::MAX);
            let mut sum = Stock::NONE;
            Resource::ALL.iter().for_each(|resource| sum[*resource] = all(*resource));
            resources::gain(seat, sum, t);
            loot::gain_influence(seat, u32::from(influence) * times, t);
        }
        Effect::Produce(stock) => stock.iter().for_each(|(resource, _)| resources::produce(seat, resource, t)),
        Effect::ProduceOfGuild => {
            if let Some(guild) = t.state.doing().guild {
                resources::produce(seat, guild.resource(), t);
            }
        }
        Effect::Influence(count) => loot::gain_influence(seat, u32::from(count), t),
        Effect::InfluencePer { each, every, per: count } => {
            let times = per(count, t) / u32::from(every);
            loot::gain_influence(seat, u32::from(each) * times, t);
        }
        Effect::InfluenceByLevel(values) => {
            let at = |track: &Track| match t.state.players[seat].pure_level(*track) {
                0 => 0,
                level => u32::from(values[usize::from(level) - 1]),
            };
            let sum = Track::ALL.iter().map(at).sum();
            loot::gain_influence(seat, sum, t);
        }
        Effect::Activate(count) => fleets::activate(seat, count, t),
        Effect::ActivatePer(count) => {
            let count = u8::try_from(per(count, t)).unwrap_or(u8::MAX);
            fleets::activate(seat, count, t);
        }
        Effect::Deploy { count, at, fleet } => t.next(steps![fleets::Step::Deploy { seat, left: count, at, fleet }]),
        Effect::Regroup => t.next(steps![fleets::Step::Flight { seat, left: crate::components::FLIGHTS }]),
        Effect::Invade { corrupted_only } => t.next(steps![invasion::Step::Target { seat, corrupted_only }]),
        Effect::MoveCorruption => t.next(steps![corruption::Step::Move { seat, left: 1 }]),
        Effect::MoveAnyCorruption => {
            let own = corruption::own(t.state, seat, Spots::Any, At::Anywhere).len();
            t.next(steps![corruption::Step::Move { seat, left: u8::try_from(own).unwrap_or(u8::MAX) }]);
        }
        Effect::GainTrade => loot::gain_trade(seat, t),
        Effect::GainBounty(count) => loot::gain_bounties(seat, count, t),
        Effect::GainGlory(value) => loot::gain_glory(seat, value, t),
        Effect::PreferredFocus => t.next(steps![Step::Preferred { seat }]),
        Effect::Foresee => t.next(steps![agendas::Step::Foresee { seat }]),
        Effect::ReclaimAtHome => {
            let home = t.state.galaxy.home(seat);
            loot::draw_reclaim(seat, home, t);
        }
        Effect::UpToTwice(what) => t.next(steps![Step::Again { seat, what }, Step::Again { seat, what }]),
        Effect::BuildHaven => t.next(steps![havens::Step::Build { seat }]),
        Effect::RemoveHarbinger => t.next(steps![harbingers::Step::Remove { seat }]),
        Effect::DiscardCrisis(kind) => t.next(steps![crises::Step::Discard { seat, kind }]),
        Effect::RemoveVoidborn => t.next(steps![Step::RemoveVoidborn { seat }]),
        Effect::GainBountyPer(count) => loot::gain_bounties(seat, u8::try_from(per(count, t)).unwrap_or(u8::MAX), t),
        Effect::PlaceHarbinger => t.next(steps![harbingers::Step::Place { seat }]),
        Effect::CatastropheForCrisis => t.next(steps![crises::Step::ForCatastrophe { seat }]),
        // Nothing was there to choose from.
        Effect::GainMix(_)
        | Effect::GainBasics(_)
        | Effect::ProduceAny(_)
        | Effect::ProduceAnyPer(_)
        | Effect::DeployAtShipyards
        | Effect::Build { .. }
        | Effect::Establish { .. }
        | Effect::RaisePopulation(_)
        | Effect::RemoveCorruption { .. }
        | Effect::GainAgenda(_)
        | Effect::ScoreAgenda
        | Effect::GainTechnology(_)
        | Effect::Advance(_)
        | Effect::FastForward
        | Effect::UpgradeGlory
        | Effect::ScienceToCredits(_)
        | Effect::Bombard => {}
    }
}

/// VF-PREF-01 to -06: actions of preferred focuses that can be paid, of the House's own cards where it has some.
fn preferred(s: &State, seat: Seat) -> Asks {
    let player = &s.players[seat];
    // VF-PREF-01: a card need not be in hand, not even Innovation in the first cycle.
    let cards = player.house.focuses().filter(|focus| player.card().preferred.contains(&focus.card().focus));
    let mut offers = vec![];
    for focus in cards {
        for (number, action) in (0..).zip(&focus.card().actions) {
            let source = Source::Preferred { focus, number };
            let was_taken = s
                .turn
                .as_ref()
                .is_some_and(|turn| turn.elsewhere.contains(&(focus, number)) || (turn.focus == focus && turn.taken.contains(&number)));
            // VF-PREF-06: RULING: once in a turn, by whichever way.
            // VF-PREF-01 within itself: an action that leads here again leads nowhere.
            let leads_here = action.effects.contains(&Effect::PreferredFocus);
            let cost = paying::cost(s, seat, source);
            if !was_taken && !leads_here && paying::can_pay(s, seat, &cost) && does_something(s, seat, action.effects, &cost) {
                let offer = Offer::new(Choice::Preferred { focus, number, action: action.name });
                offers.push(offer.hint(&costly(cost, &action.deed())));
            }
        }
    }
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, one_of_or(&Prompt::Preferred, "VF-PREF-01", offers, Choice::Nothing))
}

fn act_by_preferred(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Preferred { focus, number, action } = *choice else { return };
    if let Some(turn) = t.state.turn.as_mut().filter(|turn| turn.seat == seat) {
        turn.elsewhere.insert((focus, number));
    }
    t.tell(&Line::ActsByPreferred { seat, action, focus });
    begin(seat, Source::Preferred { focus, number }, None, t);
}

/// Whether at least one of these effects can do anything: what cannot is not offered. What is paid for may make room for them.
pub fn does_something(s: &State, seat: Seat, effects: &[Effect], cost: &crate::components::effects::Cost) -> bool {
    let opens = |effect: &Effect| match effect {
        // A place is known only once the cost is paid.
        Effect::Build { at: At::WherePaid | At::NotWherePaid, .. }
        | Effect::Establish { at: At::WherePaid | At::NotWherePaid, .. }
        | Effect::RaisePopulation(At::NotWherePaid | At::Elsewhere)
        | Effect::RemoveCorruption { at: At::WherePaid | At::NearPaid, .. }
        | Effect::Deploy { at: At::WherePaid, .. } => true,
        Effect::Activate(_) => s.players[seat].inactive > 0 || cost.deactivate > 0,
        Effect::GainTechnology(Research::Basic | Research::Improved | Research::Either)
        | Effect::Gain(_)
        | Effect::GainMix(_)
        | Effect::GainBasics(_)
        | Effect::GainPer { .. }
        | Effect::Produce(_)
        | Effect::ProduceAny(_)
        | Effect::ProduceOfGuild
        | Effect::Influence(_)
        | Effect::InfluencePer { .. }
        | Effect::InfluenceByLevel(_)
        | Effect::ActivatePer(_)
        | Effect::ProduceAnyPer(_)
        | Effect::ScienceToCredits(_)
        | Effect::MoveAnyCorruption
        | Effect::Deploy { .. }
        | Effect::DeployAtShipyards
        | Effect::Regroup
        | Effect::Invade { .. }
        | Effect::Build { .. }
        | Effect::Establish { .. }
        | Effect::RaisePopulation(_)
        | Effect::RemoveCorruption { .. }
        | Effect::MoveCorruption
        | Effect::GainAgenda(_)
        | Effect::ScoreAgenda
        | Effect::Advance(_)
        | Effect::FastForward
        | Effect::GainTrade
        | Effect::GainBounty(_)
        | Effect::GainGlory(_)
        | Effect::UpgradeGlory
        | Effect::PreferredFocus
        | Effect::Foresee
        | Effect::ReclaimAtHome
        | Effect::UpToTwice(_)
        | Effect::BuildHaven
        | Effect::RemoveHarbinger
        | Effect::DiscardCrisis(_)
        | Effect::RemoveVoidborn
        | Effect::GainBountyPer(_)
        | Effect::PlaceHarbinger
        | Effect::CatastropheForCrisis
        | Effect::Bombard => {
            // Deployment needs active fleets, which recalling gives; corruption that is gained can be moved and removed.
            let recalls = cost.recall > 0 && matches!(effect, Effect::Deploy { .. } | Effect::DeployAtShipyards);
            let corrupts = cost.corruption.is_some() && matches!(effect, Effect::RemoveCorruption { .. } | Effect::MoveCorruption);
            recalls || corrupts || is_possible(s, seat, effect)
        }
    };
    effects.iter().any(opens)
}

fn twice(s: &State, seat: Seat, what: Twice) -> Asks {
    match what {
        Twice::Build if building::installations(s, seat, None, At::Anywhere).is_empty() => nobody(),
        Twice::Raise if building::growing(s, seat, At::Anywhere).is_empty() => nobody(),
        Twice::Build => building::ask_installation(s, seat, None, At::Anywhere),
        Twice::Raise => building::ask_growth(s, seat, At::Anywhere),
    }
}

fn once_more(seat: Seat, what: Twice, choice: &Choice, t: &mut T<'_>) {
    match what {
        Twice::Build => building::build(seat, choice, t),
        Twice::Raise => building::grow(seat, choice, t),
    }
}

/// Voidborn sectors beside an own one.
fn beside_voidborn(s: &State, seat: Seat) -> Vec<SectorId> {
    let beside = s.galaxy.sectors.iter().filter(|(at, sector)| sector.is_voidborn() && s.galaxy.is_beside_own(**at, seat));
    beside.map(|(at, _)| *at).collect()
}

fn ask_voidborn(s: &State, seat: Seat) -> Asks {
    let found = beside_voidborn(s, seat);
    if found.is_empty() {
        return nobody();
    }
    let offer = |sector: SectorId| building::at_sector(Choice::Sector { sector }).hint(&crate::show::sectors::defended(s, sector));
    ask(seat, one_of_or(&Prompt::RemoveVoidborn, "VF-AB-01", found.into_iter().map(offer), Choice::Nothing))
}

/// A sector that loses its last one is abandoned, and the Void takes it anew.
fn remove_voidborn(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Sector { sector } = *choice else { return };
    let held = t.state.galaxy.sector_mut(sector);
    held.voidborn -= 1;
    let is_emptied = held.voidborn == 0;
    t.tell(&Line::RemovesVoidborn { seat, sector });
    if is_emptied {
        invasion::void_takes(sector, t);
    }
}
