//! ARCS-BATTLE: Battle, from the choice of a system to the last hit. Outrage, Ransack and raid follow in files of their own.

mod dice;
mod hits;
pub mod odds;
pub mod outrage;
pub mod raid;

use crate::cards::modifiers::battle as modifiers;
use crate::components::dice::Die;
use crate::position::underway::Battle;
use crate::prelude::*;

/// The steps of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// ARCS-BATTLE-01.
    Where(Seat),
    /// ARCS-BATTLE-02.
    Against(Seat, SystemId),
    /// ARCS-BATTLE-04 to 06.
    CollectDice,
    /// A hit before that, if a card of the defender says so.
    HitBeforeDice,
    /// ARCS-FINE-02: which dice are rolled again first, if cards allow it for two kinds.
    Rerolls,
    /// Dice of a kind are rolled again, if a card allows it.
    Reroll(Die),
    /// ARCS-BATTLE-07: what was rolled is what counts.
    Count,
    /// ARCS-BATTLE-08.
    OwnHit,
    /// ARCS-BATTLE-09, 10.
    Intercept,
    /// The hits of the interception.
    InterceptingHit,
    /// ARCS-BATTLE-11.
    Hit,
    /// ARCS-BATTLE-12.
    BuildingHit,
    /// ARCS-RULING-01: what comes of destroyed cities, then the raid.
    Aftermath,
    /// It is over.
    Ended,
}

/// What each step does or asks.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Where(seat) => it.may_ask(move |s| systems(s, seat), move |picked, t| choose_system(seat, &picked.one(), t)),
        Step::Against(seat, system) => {
            it.may_ask(move |s| defenders(s, seat, system), move |picked, t| choose_defender(seat, system, &picked.one(), t))
        }
        Step::HitBeforeDice => hits::part(hits::Kind::BeforeDice, it),
        Step::CollectDice => it.barring(|s, _| dice::why_no_raid_dice(s).into_iter().collect()).may_ask(dice::collection, dice::roll),
        Step::Rerolls => {
            it.asks_or(dice::first_rerolls, |picked, t| t.next(dice::rerolls_from(&picked.one())), |t| t.next(dice::in_order(Die::Assault)))
        }
        Step::Reroll(die) => it.may_ask(move |s| dice::rerolls(s, die), move |picked, t| dice::reroll(die, picked, t)),
        Step::Count => it.does(dice::count),
        Step::OwnHit => hits::part(hits::Kind::Own, it),
        Step::Intercept => it.does(hits::intercept),
        Step::InterceptingHit => hits::part(hits::Kind::Intercepting, it),
        Step::Hit => hits::part(hits::Kind::Any, it),
        Step::BuildingHit => hits::part(hits::Kind::OnBuildings, it),
        Step::Aftermath => it.does(aftermath),
        Step::Ended => it.does(end),
    }
}

/// ARCS-BATTLE-03: whether there is anybody to fight.
pub fn is_possible(s: &State, seat: Seat) -> bool {
    s.systems.keys().any(|system| is_battlefield(s, seat, *system))
}

/// ARCS-BATTLE-02: the Rivals with pieces in a system.
pub fn rivals_in(s: &State, seat: Seat, system: SystemId) -> Vec<Seat> {
    s.rivals(seat).into_iter().filter(|rival| pieces::is_present(s, *rival, system)).collect()
}

fn is_battlefield(s: &State, seat: Seat, system: SystemId) -> bool {
    s.system(system).ships[seat].count() > 0 && !rivals_in(s, seat, system).is_empty()
}

/// ARCS-BATTLE-01: a system with Loyal ships and somebody to fight.
fn systems(s: &State, seat: Seat) -> Asks {
    let systems = s.systems.keys().copied().filter(|system| is_battlefield(s, seat, *system));
    let offers: Vec<_> = systems.map(|system| Offer::new(Choice::System { system }).at(format!("system-{system}"))).collect();
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, Question::one_of(&Prompt::BattleWhere, "ARCS-BATTLE-01", offers).skipped_when_forced())
}

fn choose_system(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::System { system } = *choice else { unreachable!("only systems are offered: {choice:?}") };
    t.next(steps![Step::Against(seat, system)]);
}

/// ARCS-BATTLE-02, 19: one Rival there.
fn defenders(s: &State, seat: Seat, system: SystemId) -> Asks {
    let offers = rivals_in(s, seat, system).into_iter().map(|seat| Choice::Seat { seat });
    ask(seat, Question::one_of(&Prompt::BattleAgainst { system }, "ARCS-BATTLE-02", offers).skipped_when_forced())
}

/// ARCS-BATTLE-07: the symbols in their order.
fn choose_defender(attacker: Seat, system: SystemId, choice: &Choice, t: &mut T<'_>) {
    let Choice::Seat { seat: defender } = *choice else { unreachable!("only seats are offered: {choice:?}") };
    let (dice, symbols) = Default::default();
    let is_undamaged = t.state.system(system).ships[attacker].damaged == 0;
    t.state.battle = Some(Battle {
        attacker,
        system,
        defender,
        dice,
        symbols,
        intercepted: 0,
        cities: vec![],
        may_raid: false,
        is_undamaged,
        took_trophies: false,
    });
    t.tell(&Line::Battle { seat: attacker, defender, system });
    t.next(steps![
        Step::HitBeforeDice,
        Step::CollectDice,
        Step::Rerolls,
        Step::Count,
        Step::OwnHit,
        Step::Intercept,
        Step::Hit,
        Step::BuildingHit,
        Step::Aftermath,
        Step::Ended,
    ]);
}

/// ARCS-RULING-01: Outrage for every destroyed city, then Ransack for every one, then the raid.
fn aftermath(t: &mut T<'_>) {
    let Battle { attacker, system, defender, .. } = *t.state.battle();
    // ARCS-BATTLE-13: ships that cards place from here on do not fight in this battle.
    let may_raid = t.state.system(system).ships[attacker].count() > 0;
    t.state.battle_mut().may_raid = may_raid;
    let cities = t.state.battle().cities.clone();
    t.next(outrage::of_destroyed(attacker, &cities));
    if !modifiers::cannot_be_ransacked(t.state, defender) {
        t.next(cities.iter().map(|_| outrage::Step::Ransack(attacker, defender).into()));
    }
    t.next(steps![raid::Step::Steal]);
}

/// The battle is over, and cards have their say.
fn end(t: &mut T<'_>) {
    let battle = t.state.battle.take().expect("a battle is on");
    modifiers::after(t, &battle);
}
