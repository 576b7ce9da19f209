//! Space combat (LRR 63) with anti-fighter barrage (LRR 41). Retreats are in [`crate::combat::retreat`].

use crate::board::fleet;
use crate::board::giving_up::cheapest_first;
use crate::cards::abilities::{self, AbilityId};
use crate::combat::{combat_rolls, dice, joining, retreat, stalemate};
use crate::flow::{self, Answers};
use crate::position::underway::{HitSource, Hits, SpaceCombat};
use crate::prelude::*;

/// Steps of a space combat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Is there a combat at all (LRR 63.0, 63.1)?
    Begin {
        /// The active player.
        attacker: Seat,
        system: SystemId,
    },
    /// A round begins.
    Round,
    /// Something may have ended the fight before its time (LRR 63.3a).
    CheckFight,
    /// LRR 63.3: both sides may use it, at once.
    AntiFighterBarrage,
    /// The hits of the barrage that nothing has cancelled (LRR 41.2).
    BarrageHits,
    /// LRR 63.4.
    AnnounceRetreat(Side),
    /// LRR 63.5.
    Roll(Side),
    /// LRR 63.6.
    AssignHits,
    /// LRR 63.7.
    Retreat,
    /// What cannot be carried on the retreat is destroyed (LRR 63.7b).
    LeaveBehind {
        /// Where to.
        to: SystemId,
    },
    /// The ships go.
    Depart {
        /// Where to.
        to: SystemId,
    },
    /// An effect destroys ships, and their owner says which (Courageous to the End).
    LoseShips {
        /// Who loses them.
        seat: Seat,
        /// Who brought it about.
        by: Seat,
        /// With what; positions of revision 7 and before do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        with: Option<AbilityId>,
        /// How many.
        count: u32,
    },
    /// LRR 63.8.
    RoundOver,
    /// All that belongs to the end of the round is resolved: who is left goes on.
    NextRound,
    /// LRR 63.9, 63.10.
    End,
    /// All that belongs to the end of the combat is resolved (LRR 63.9a).
    Close,
    /// Everything that outlives the combat is checked (LRR 43.3b).
    Aftermath {
        /// The active player.
        attacker: Seat,
        system: SystemId,
    },
}

/// A side of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The active player (LRR 9).
    Attacker,
    /// The other (LRR 84).
    Defender,
}

/// The combat under way.
pub fn combat(s: &State) -> &SpaceCombat {
    s.underway.combat.as_ref().expect("a space combat is under way")
}

/// The same, to change it.
pub fn combat_mut<'t>(t: &'t mut T<'_>) -> &'t mut SpaceCombat {
    t.state.underway.combat.as_mut().expect("a space combat is under way")
}

impl SpaceCombat {
    /// Who is on a side.
    pub fn side(&self, side: Side) -> Seat {
        match side {
            Side::Attacker => self.attacker,
            Side::Defender => self.defender,
        }
    }
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Begin { attacker, system } => it.does(|t| begin(t, attacker, system)),
        Step::Round => it.does(round),
        Step::CheckFight => it.does(check_fight),
        Step::AntiFighterBarrage => it.asks_together(barrages_on_offer, barrage, |_| {}),
        Step::BarrageHits => it.does(barrage_hits),
        Step::AnnounceRetreat(side) => it.may_ask(|s| retreat::may_announce(s, side), |picked, t| retreat::announce(side, picked, t)),
        Step::Roll(side) => it.does(|t| roll(t, side)),
        Step::AssignHits => it.does(assign_hits),
        Step::Retreat => it.may_ask(retreat::where_to, retreat::begin),
        Step::LeaveBehind { .. } => it.may_ask(retreat::what_to_leave_behind, retreat::leave_behind),
        Step::Depart { to } => it.does(|t| retreat::depart(t, to)),
        Step::LoseShips { seat, by, with, count } => {
            it.may_ask(|s| ships_to_lose(s, seat, with, count), |picked, t| lose_ships(seat, by, picked, t))
        }
        Step::RoundOver => it.does(round_over),
        Step::NextRound => it.does(next_round),
        Step::End => it.does(end),
        Step::Close => it.does(|t| t.state.underway.combat = None),
        Step::Aftermath { attacker, system } => it.does(|t| aftermath(attacker, system, t)),
    }
}

fn begin(t: &mut T<'_>, attacker: Seat, system: SystemId) {
    if let Some(defender) = opponent_of(t.state, attacker, system) {
        t.tell(&Line::SpaceCombatBegins { attacker, defender, system });
        t.state.underway.combat = Some(SpaceCombat::begin(system, attacker, defender));
        t.next(steps![Step::Round, Step::End]);
    }
    t.next(steps![Step::Aftermath { attacker, system }]);
}

/// Against whom the active player's ships fight in a system, if they have to (LRR 63.0, 63.1).
pub fn opponent_of(s: &State, attacker: Seat, system: SystemId) -> Option<Seat> {
    let other = s.owners_of_ships(system).into_iter().find(|owner| *owner != attacker);
    other.filter(|_| s.has_ships(attacker, system))
}

/// LRR 63.3-63.7 in this order; LRR 63.8 repeats it without the barrage.
fn round(t: &mut T<'_>) {
    let combat = combat_mut(t);
    combat.round += 1;
    combat.retreating = None;
    combat.sustained.clear();
    combat.bonus.clear();
    combat.fighter_bonus.clear();
    combat.intercepted = false;
    combat.munitions.clear();
    combat.funded.clear();
    let (round, system) = (combat.round, combat.system);
    t.tell(&Line::CombatRound { round });
    // LRR 27.12b: the start of the first round is the start of the combat; LRR 63.2: before the barrage
    t.next(steps![window(Occasion::SpaceRoundBegins { round, system }), Step::CheckFight]);
    if round == 1 {
        t.next(steps![Step::AntiFighterBarrage, Step::CheckFight]);
    }
    t.next(steps![
        Step::AnnounceRetreat(Side::Defender),
        Step::AnnounceRetreat(Side::Attacker),
        Step::Roll(Side::Attacker),
        Step::Roll(Side::Defender),
        Step::AssignHits,
        window(Occasion::HitsAssigned { system }),
        Step::Retreat,
        Step::RoundOver,
    ]);
}

fn check_fight(t: &mut T<'_>) {
    if !goes_on(t.state) {
        t.skip_to(|step| matches!(step, flow::Step::SpaceCombat(Step::RoundOver)));
    }
}

/// LRR 63.8, 63.9: both sides still have ships, and nothing has ended the fight.
fn goes_on(s: &State) -> bool {
    let SpaceCombat { system, attacker, defender, broken_off, .. } = *combat(s);
    !broken_off && joining::fights(s, attacker, system) && joining::fights(s, defender, system)
}

/// The dice of a side's barrage: what they hit on, and how many. Against a side without fighters there are none (LRR 41.2a).
pub fn barrage_dice(s: &State, seat: Seat) -> Vec<(u8, u32)> {
    let combat = combat(s);
    let at = Location::Space(combat.system);
    if s.units(combat.opponent(seat), at).count(UnitType::Fighter) == 0 {
        return vec![];
    }
    let armed = s.units(seat, at).iter().filter_map(|(unit, pile)| Some((s.stats(seat, unit)?.anti_fighter_barrage?, pile)));
    armed.map(|(barrage, pile)| (barrage.hit, u32::from(barrage.dice) * (pile.intact + pile.damaged))).collect()
}

/// LRR 63.3: "may".
fn barrages_on_offer(s: &State) -> Asks {
    let SpaceCombat { system, attacker, defender, .. } = *combat(s);
    let question = |seat: Seat| {
        let dice: u32 = barrage_dice(s, seat).iter().map(|(_, dice)| dice).sum();
        (dice > 0).then(|| {
            (
                seat,
                Question::one_of(
                    &Prompt::Barrage { system, dice },
                    "LRR 63.3",
                    [Offer::new(Choice::Fire), Offer::new(Choice::Decline).said(&Said::HoldFire)],
                ),
            )
        })
    };
    [attacker, defender].into_iter().filter_map(question).collect()
}

/// LRR 41.1: all roll before anything is destroyed.
fn barrage(answers: Answers, t: &mut T<'_>) {
    let SpaceCombat { system, attacker, defender, .. } = *combat(t.state);
    let mut hits = BTreeMap::new();
    for (seat, target) in [(attacker, defender), (defender, attacker)] {
        match answers.get(&seat) {
            Some(Picked::One(Choice::Fire)) => {}
            Some(_) => {
                t.tell(&Line::HoldsFire { seat });
                continue;
            }
            None => continue,
        }
        let mut count = 0;
        for (hit, dice) in barrage_dice(t.state, seat) {
            let roll = dice::roll(t, dice, hit);
            t.tell(&Line::BarrageRolled { seat, hit, dice: roll.dice, hits: roll.hits });
            count += roll.hits;
        }
        if count > 0 {
            hits.insert(target, Hits::new(seat, HitSource::Barrage, count));
        }
    }
    t.next(hits.iter().map(|(seat, hits)| window(Occasion::HitsProduced { seat: *seat, count: hits.count, system })));
    t.state.underway.hits = hits;
    t.next(steps![Step::BarrageHits]);
}

/// LRR 41.2: they take fighters only, and what is too many is lost (LRR 41.2a).
fn barrage_hits(t: &mut T<'_>) {
    let at = Location::Space(combat(t.state).system);
    for (seat, Hits { by, count, .. }) in std::mem::take(&mut t.state.underway.hits) {
        hits::destroy(t, by, seat, at, UnitType::Fighter, count);
    }
}

fn roll(t: &mut T<'_>, side: Side) {
    let combat = combat(t.state).clone();
    let seat = combat.side(side);
    let opponent = combat.opponent(seat);
    let groups = combat_rolls::groups(t.state, seat, opponent, Location::Space(combat.system), side == Side::Defender);
    t.next(combat_rolls::steps(seat, Location::Space(combat.system), groups));
}

fn assign_hits(t: &mut T<'_>) {
    let combat = combat_mut(t);
    let (system, hits, past) = (combat.system, std::mem::take(&mut combat.hits), std::mem::take(&mut combat.past_fighters));
    let of = |seat, count| {
        let past_fighters = past.get(&seat).copied().unwrap_or(0);
        Hits::new(combat.opponent(seat), HitSource::Combat, count).past_fighters(past_fighters)
    };
    let hits = hits.into_iter().map(|(seat, count)| (seat, of(seat, count))).collect();
    t.next(steps![hits::Step::Produced { system, hits }]);
}

/// LRR 66.5: they are destroyed, not hit.
fn ships_to_lose(s: &State, seat: Seat, with: Option<AbilityId>, count: u32) -> Asks {
    let ships = joining::fighting(s, seat, combat(s).system).into_iter();
    let offers: Vec<_> = ships.map(|(unit, pile)| Offer::new(Choice::Destroy { unit }).cap(pile.intact + pile.damaged)).collect();
    let count = count.min(offers.iter().filter_map(|offer| offer.cap).sum());
    if count == 0 {
        return nobody();
    }
    let question = Question::split(&Prompt::LoseShipTo { count, by: abilities::name_of(with) }, "LRR 89.0", count, offers);
    ask(seat, question.preferring(cheapest_first(s, seat)).skipped_when_forced())
}

fn lose_ships(seat: Seat, by: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let at = Location::Space(combat(t.state).system);
    for (choice, count) in picked.parts() {
        if let Choice::Destroy { unit } = choice {
            hits::destroy(t, by, seat, at, unit, count);
        }
    }
}

fn round_over(t: &mut T<'_>) {
    let SpaceCombat { system, round, .. } = *combat(t.state);
    t.next(steps![window(Occasion::SpaceRoundEnds { round, system }), Step::NextRound]);
}

fn next_round(t: &mut T<'_>) {
    let SpaceCombat { system, attacker, .. } = *combat(t.state);
    if !goes_on(t.state) {
        return;
    }
    if !stalemate::nobody_can_win(t.state) {
        t.next(steps![Step::Round]);
        return;
    }
    // FAQ-GEN-2: nobody can ever win: the attacker must retreat, or loses the units in the combat
    t.tell(&Line::NobodyCanWin { system });
    if retreat::has_movable_ship(t.state, attacker, system) && !retreat::retreats(t.state, attacker, system).is_empty() {
        t.tell(&Line::AnnouncesRetreat { seat: attacker });
        let combat = combat_mut(t);
        (combat.retreating, combat.intercepted) = (Some(attacker), false);
        t.next(steps![Step::Retreat]);
    } else {
        // What fights like a ship is in the combat too (FAQ-NEKRO-2).
        let at = Location::Space(system);
        for (unit, pile) in joining::fighting(t.state, attacker, system) {
            hits::destroy(t, attacker, attacker, at, unit, pile.intact + pile.damaged);
        }
    }
}

fn end(t: &mut T<'_>) {
    let SpaceCombat { system, attacker, defender, broken_off, .. } = *combat(t.state);
    // RULING: who has nothing left but ground forces that fought like ships has won (LRR 63.10).
    let left: Vec<Seat> = [attacker, defender].into_iter().filter(|seat| joining::fights(t.state, *seat, system)).collect();
    for seat in [attacker, defender] {
        joining::leave(t, seat);
    }
    match left[..] {
        [winner] if !broken_off => {
            t.tell(&Line::SpaceCombatWon { seat: winner, system });
            let against = combat(t.state).opponent(winner);
            t.next([window(Occasion::SpaceCombatWon { seat: winner, against, system })]);
        }
        // LRR 63.10
        _ => t.tell(&Line::SpaceCombatDrawn { system }),
    }
    t.next(steps![Step::Close]);
}

fn aftermath(attacker: Seat, system: SystemId, t: &mut T<'_>) {
    // LRR 63.10a, 43.3b
    let owners: Vec<Seat> = t.state.clockwise_from(attacker).collect();
    t.next(owners.into_iter().map(|seat| flow::Step::from(fleet::Step::Check { seat, system })));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::given::Given;
    use crate::position::laying_out;
    use serde_json::json;
    use sternpost_core::{Chance, Position};

    /// A position made by hand: modifiers (LRR 54) that no die can make up for. Scenarios show what repairs do.
    fn stalemate(retreat: bool) -> Position<crate::TwilightImperium> {
        let given: Given = serde_json::from_value(json!({
            "options": { "content": [] },
            "players": [{ "faction": "hacan" }, { "faction": "xxcha" }, { "faction": "yssaril" }],
            "systems": { "27": { "units": { "0": { "cruiser": 1 }, "1": { "cruiser": 1 } } } },
            "planets": if retreat { json!({ "thibah": { "controller": 0 } }) } else { json!({}) },
            "at": { "space-combat": { "seat": 0, "system": 27 } },
        }))
        .expect("the position can be read");
        let (mut state, _) = laying_out::position(&given).expect("the position is possible");
        let mut combat = SpaceCombat::begin(SystemId(27), Seat(0), Seat(1));
        combat.bonus = [(Seat(0), -10), (Seat(1), -10)].into();
        state.underway.combat = Some(combat);
        let mut position = Position::at(state, steps![Step::RoundOver, Step::End, crate::tactical::tactical_action::Step::End].into());
        position.settle(&mut Chance::closed());
        position
    }

    #[test]
    fn faq_gen_2_who_cannot_win_must_retreat() {
        let position = stalemate(true);
        assert!(position.state.has_ships(Seat(0), SystemId(21)), "the only way out is taken");
        assert!(position.state.has_ships(Seat(1), SystemId(27)));
    }

    #[test]
    fn faq_gen_2_without_a_way_out_the_attacker_loses_the_ships() {
        let position = stalemate(false);
        assert!(position.state.units(Seat(0), Location::Space(SystemId(27))).is_empty());
        assert!(position.state.has_ships(Seat(1), SystemId(27)));
    }
}
