//! Command tokens (LRR 45, 46): gaining, redistributing, spending and placing them.

use crate::board::fleet;
use crate::flow::Answers;
use crate::position::state::Pool;
use crate::prelude::*;

/// Steps about command tokens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A player gains tokens into pools of their choice (LRR 46.2).
    Gain {
        seat: Seat,
        /// How many.
        count: u32,
    },
    /// A player puts the tokens of the sheet into pools anew (LRR 49.2).
    Redistribute { seat: Seat },
    /// Players gain tokens and redistribute, all at once (LRR 73.5b).
    GainAndRedistribute {
        /// How many each gains.
        gained: Vec<(Seat, u32)>,
    },
    /// A player spends tokens from the tactic and strategy pools.
    Spend {
        seat: Seat,
        /// How many.
        count: u32,
    },
    /// An effect puts a player's token into a system (LRR 46.3b).
    PlaceFromReinforcements { seat: Seat, system: SystemId },
}

fn pools(s: &State, seat: Seat) -> impl Iterator<Item = Offer<Choice>> {
    let player = &s.players[seat];
    Pool::ALL.into_iter().map(|pool| Offer::new(Choice::Pool { pool }).hint(&Hint::Available { count: player.pool(pool) }))
}

/// Ranks pools by what a careful player misses least: who has no strategy token follows nobody, who has no tactic token does nothing at
/// all, and a fleet token less may cost ships.
pub fn least_missed(choice: &Choice) -> usize {
    let order = [Pool::Strategy, Pool::Tactic, Pool::Fleet];
    order.iter().position(|pool| *choice == Choice::Pool { pool: *pool }).unwrap_or(order.len())
}

/// The pools to fill; a law may limit the fleet pool, of which some is full already.
fn pools_up_to(s: &State, seat: Seat, full: u32) -> impl Iterator<Item = Offer<Choice>> {
    let room = modifiers::fleet_pool_limit(s).map(|limit| limit.saturating_sub(full));
    pools(s, seat).map(move |offer| match room {
        Some(room) if offer.choice == (Choice::Pool { pool: Pool::Fleet }) => offer.cap(room),
        _ => offer,
    })
}

/// How many of `count` tokens a player can gain (LRR 46.3, 46.3a).
pub fn gainable(s: &State, seat: Seat, count: u32) -> u32 {
    count.min(s.tokens_left(seat))
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match step {
        // LRR 46.3a: there may be nothing left to gain or to move
        Step::Gain { seat, count } => it.may_ask(|s| pools_to_fill(s, *seat, *count), |picked, t| fill(*seat, picked, t)),
        Step::Redistribute { seat } => it.may_ask(|s| pools_anew(s, &[(*seat, 0)]), |picked, t| redistribute(t, *seat, picked)),
        Step::GainAndRedistribute { gained } => it.asks_together(|s| pools_anew(s, gained), redistribute_all, |_| {}),
        Step::Spend { seat, count } => it.may_ask(|s| pools_to_spend_from(s, *seat, *count), |picked, t| spend(*seat, *count, picked, t)),
        Step::PlaceFromReinforcements { seat, system } => it.asks_or(
            |s| pools_to_place_from(s, *seat, *system),
            |picked, t| place_from_sheet(*seat, *system, picked, t),
            |t| place_if_left(t, *seat, *system),
        ),
    }
}

fn pools_to_fill(s: &State, seat: Seat, count: u32) -> Asks {
    match gainable(s, seat, count) {
        0 => nobody(),
        count => ask(seat, Question::split(&Prompt::GainTokens { count }, "LRR 46.2", count, pools_up_to(s, seat, s.players[seat].fleet))),
    }
}

fn fill(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let gained = by_pool(picked);
    for (pool, count) in gained {
        *t.state.players[seat].pool_mut(pool) += count;
    }
    let of = |pool| gained.iter().find(|(p, _)| *p == pool).map_or(0, |(_, n)| *n);
    t.tell(&Line::GainedTokens { seat, tactic: of(Pool::Tactic), fleet: of(Pool::Fleet), strategy: of(Pool::Strategy) });
}

fn sheet(s: &State, seat: Seat) -> u32 {
    Pool::ALL.into_iter().map(|pool| s.players[seat].pool(pool)).sum()
}

/// Everybody who has tokens, or gains some (LRR 73.5b: all at once).
fn pools_anew(s: &State, gained: &[(Seat, u32)]) -> Asks {
    let asked = gained.iter().map(|(seat, count)| (*seat, gainable(s, *seat, *count)));
    asked.filter(|(seat, count)| sheet(s, *seat) + count > 0).map(|(seat, count)| (seat, redistribution(s, seat, count))).collect()
}

fn redistribution(s: &State, seat: Seat, gained: u32) -> Question<Choice> {
    let player = &s.players[seat];
    let total = sheet(s, seat) + gained;
    // A passed deadline leaves the pools as they are and adds what was gained to the tactic pool.
    let parts = Pool::ALL.map(|pool| (Choice::Pool { pool }, player.pool(pool) + if pool == Pool::Tactic { gained } else { 0 }));
    let default = Picked::Split(parts.into_iter().filter(|(_, n)| *n > 0).collect());
    Question::split(&Prompt::RedistributeTokens { count: total }, "LRR 73.5", total, pools_up_to(s, seat, 0)).default(default)
}

fn redistribute_all(answers: Answers, t: &mut T<'_>) {
    for (seat, picked) in answers {
        redistribute(t, seat, picked);
    }
}

fn pools_to_spend_from(s: &State, seat: Seat, count: u32) -> Asks {
    if count == 0 {
        return nobody();
    }
    let player = &s.players[seat];
    let offers = [Pool::Strategy, Pool::Tactic].map(|pool| Offer::new(Choice::Pool { pool }).cap(player.pool(pool)));
    ask(seat, Question::split(&Prompt::SpendTokens { count }, "LRR 12.10", count, offers).preferring(least_missed))
}

fn spend(seat: Seat, count: u32, picked: Picked<Choice>, t: &mut T<'_>) {
    for (pool, count) in by_pool(picked) {
        *t.state.players[seat].pool_mut(pool) -= count;
    }
    t.tell(&Line::SpentTokens { seat, count });
}

/// LRR 46.3b: only if reinforcements are empty is a token of the sheet needed.
fn pools_to_place_from(s: &State, seat: Seat, system: SystemId) -> Asks {
    if s.has_token(seat, system) || s.tokens_left(seat) > 0 {
        return nobody();
    }
    let offers: Vec<_> =
        pools(s, seat).filter(|offer| matches!(offer.choice, Choice::Pool { pool } if s.players[seat].pool(pool) > 0)).collect();
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, Question::one_of(&Prompt::TokenFromSheet { system }, "LRR 46.3b", offers).preferring(least_missed).skipped_when_forced())
}

fn place_from_sheet(seat: Seat, system: SystemId, picked: Picked<Choice>, t: &mut T<'_>) {
    let Choice::Pool { pool } = picked.one() else { unreachable!("only pools are offered") };
    *t.state.players[seat].pool_mut(pool) -= 1;
    place(t, seat, system);
    if pool == Pool::Fleet {
        t.next(fleet::check_everywhere(t.state, seat));
    }
}

fn by_pool(picked: Picked<Choice>) -> [(Pool, u32); 3] {
    let parts = picked.parts();
    Pool::ALL.map(|pool| (pool, parts.iter().find(|(choice, _)| *choice == Choice::Pool { pool }).map_or(0, |(_, n)| *n)))
}

fn redistribute(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    for (pool, count) in by_pool(picked) {
        *t.state.players[seat].pool_mut(pool) = count;
    }
    let player = &t.state.players[seat];
    t.tell(&Line::Redistributed { seat, tactic: player.tactic, fleet: player.fleet, strategy: player.strategy });
    // LRR 73.5a: fleets may have become too large
    t.next(fleet::check_everywhere(t.state, seat));
}

/// Puts a token into a system; one is enough there, another goes back to reinforcements (LRR 46.6).
pub fn place(t: &mut T<'_>, seat: Seat, system: SystemId) {
    if t.state.systems.get_mut(&system).expect("the system is in play").tokens.insert(seat) {
        t.tell(&Line::PlacedToken { seat, system });
    }
}

/// A strategy token pays for an effect; who uses it has looked whether there is one (LRR 27.9).
pub fn spend_strategy_token(t: &mut T<'_>, seat: Seat) {
    t.state.players[seat].strategy -= 1;
    t.tell(&Line::SpentTokens { seat, count: 1 });
}

/// Puts a token of reinforcements into a system, if there is one left.
pub fn place_if_left(t: &mut T<'_>, seat: Seat, system: SystemId) {
    if t.state.tokens_left(seat) > 0 {
        place(t, seat, system);
    }
}

/// An own token comes back from the board (LRR 46.3).
pub fn recall(t: &mut T<'_>, seat: Seat, system: SystemId) {
    if t.state.systems.get_mut(&system).expect("the system is in play").tokens.remove(&seat) {
        t.tell(&Line::RecalledToken { seat, system });
    }
}

/// The steps by which a player gains tokens.
pub fn gain(seat: Seat, count: u32) -> [crate::flow::Step; 1] {
    steps![Step::Gain { seat, count }]
}
