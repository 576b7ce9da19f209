//! VF-LOOT, VF-TRD, VF-GLO: tokens are gained and given back.

use crate::components::BEST_GLORY;
use crate::components::events::Lasting;
use crate::components::tokens::{Bounty, Reclaim, TRADE_BONUSES};
use crate::effects;
use crate::flow::Part;
use crate::position::underway::Source;
use crate::prelude::*;
use crate::show::effects::costly;
use crate::void::crises::{self, Done};
use sternpost_kit::one_of_or;

/// Steps of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// VF-TRD-01, -03: the bonus of this space, or of a lower one.
    Bonus { seat: Seat, space: u8, returned: bool },
    /// VF-LOOT-05: bounties are drawn, one after the other.
    Bounties { seat: Seat, left: u8 },
    /// VF-LOOT-10: one influence, or one resource.
    Substitute { seat: Seat },
    /// By an event: the glory token that was gained rises.
    Raise { seat: Seat, value: u8 },
    /// VF-GLO-04, VF-OUT-08: a glory token goes, if there is one.
    LoseGlory { seat: Seat },
    /// VF-OUT-07: influence of all glory, once it is settled what rises.
    InfluenceOfGlory { seat: Seat },
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Bonus { seat, space, returned } => {
            it.may_ask(|s| ask_bonus(s, seat, space, returned), |picked, t| take_bonus(seat, &picked.one(), t))
        }
        Step::Bounties { seat, left } => it.does(|t| draw_bounty(seat, left, t)),
        Step::Substitute { seat } => it.asks(|s| ask_substitute(s, seat), |picked, t| take_substitute(seat, &picked.one(), t)),
        Step::Raise { seat, value } => it.asks(|_| ask_raise(seat, value), |picked, t| raise(seat, &picked.one(), t)),
        Step::InfluenceOfGlory { seat } => it.does(|t| {
            let count = t.state.glory(seat);
            gain_influence(seat, count, t);
        }),
        Step::LoseGlory { seat } => it.may_ask(
            |s| ask_discard_glory(s, seat),
            |picked, t| {
                if let Choice::Glory { value } = picked.one() {
                    discard_glory(seat, value, t);
                }
            },
        ),
    }
}

/// VF-RES-01.
pub fn gain_influence(seat: Seat, count: u32, t: &mut T<'_>) {
    if count > 0 {
        let player = &mut t.state.players[seat];
        player.influence += count;
        let total = player.influence;
        t.tell(&Line::GainsInfluence { seat, count, total });
    }
}

/// VF-RES-02.
pub fn lose_influence(seat: Seat, count: u32, t: &mut T<'_>) {
    if count > 0 {
        let player = &mut t.state.players[seat];
        player.lose_influence(count);
        let total = player.influence;
        t.tell(&Line::LosesInfluence { seat, count, total });
    }
}

/// VF-TRD-01: the lowest token, then the bonus of its space or of a lower one.
pub fn gain_trade(seat: Seat, t: &mut T<'_>) {
    if let Some(space) = take_trade_token(seat, t) {
        t.next(steps![Step::Bonus { seat, space, returned: false }]);
    }
}

/// The lowest token alone; the space where it lay.
pub fn take_trade_token(seat: Seat, t: &mut T<'_>) -> Option<u8> {
    let space = t.state.trade_board.iter().position(|tokens| *tokens > 0)?;
    t.state.trade_board[space] -= 1;
    t.state.players[seat].trade += 1;
    t.tell(&Line::GainsTrade { seat });
    crises::done(seat, Done::Traded, t);
    u8::try_from(space).ok()
}

/// VF-TRD-05 to -07: a token goes back to the board.
pub fn return_trade(seat: Seat, t: &mut T<'_>) {
    t.state.players[seat].trade -= 1;
    let space = back_to_the_board(seat, t);
    if t.state.players[seat].has(TechnologyId::TradeNexus) {
        t.next(steps![Step::Bonus { seat, space, returned: true }]);
    }
}

/// VF-TRD-06, -07: where it lies then.
pub fn back_to_the_board(seat: Seat, t: &mut T<'_>) -> u8 {
    let board = &mut t.state.trade_board;
    let lowest = board.iter().position(|tokens| *tokens > 0);
    let highest_empty = board.iter().rposition(|tokens| *tokens == 0);
    let onto_the_lowest = lowest.filter(|at| t.state.players.len() > 2 && board[*at] == 1);
    let space = onto_the_lowest.or(highest_empty).or(lowest).expect("the board has spaces");
    board[space] += 1;
    t.tell(&Line::ReturnsTrade { seat });
    u8::try_from(space).expect("the board has six spaces")
}

fn ask_bonus(s: &State, seat: Seat, space: u8, returned: bool) -> Asks {
    let possible = |space: &u8| {
        let deed = &TRADE_BONUSES[usize::from(*space)];
        effects::does_something(s, seat, deed.effects, &deed.cost)
    };
    let offer = |space: u8| {
        let deed = TRADE_BONUSES[usize::from(space)];
        Offer::new(Choice::TradeBonus { space: space + 1 }).said(&costly(deed.cost, &deed))
    };
    let offers: Vec<Offer<Choice>> = (0..=space).rev().filter(possible).map(offer).collect();
    let Some(first) = offers.first().map(|offer| offer.choice.clone()) else { return nobody() };
    let prompt = if returned { Prompt::ReturnBonus } else { Prompt::TradeBonus };
    ask(seat, one_of_or(&prompt, "VF-TRD-01", offers, Choice::Nothing).default(Picked::One(first)))
}

fn take_bonus(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if let Choice::TradeBonus { space } = *choice {
        effects::begin(seat, Source::Trade { space: space - 1 }, None, t);
    }
}

/// VF-LOOT-05.
pub fn gain_bounties(seat: Seat, count: u8, t: &mut T<'_>) {
    if count > 0 {
        t.next(steps![Step::Bounties { seat, left: count }]);
    }
}

fn draw_bounty(seat: Seat, left: u8, t: &mut T<'_>) {
    match t.state.bounties.take_first(1).pop() {
        Some(bounty) => {
            t.commit();
            keep_bounty(seat, bounty, t);
        }
        None => t.next(steps![Step::Substitute { seat }]),
    }
    if left > 1 {
        t.next(steps![Step::Bounties { seat, left: left - 1 }]);
    }
}

/// VF-LOOT-02, -06: its reward, and it is kept.
pub fn keep_bounty(seat: Seat, bounty: Bounty, t: &mut T<'_>) {
    t.state.players[seat].bounties.push(bounty);
    t.tell(&Line::GainsBounty { seat, bounty });
    effects::begin(seat, Source::Bounty { bounty }, None, t);
}

/// VF-LOOT-04: its reward in a sector, and it is kept.
pub fn keep_reclaim(seat: Seat, reclaim: Reclaim, sector: SectorId, t: &mut T<'_>) {
    t.state.players[seat].reclaims.push(reclaim);
    t.tell(&Line::GainsReclaim { seat, reclaim });
    effects::begin(seat, Source::Reclaim { reclaim }, Some(sector), t);
}

/// A Reclaim is drawn and resolved in a sector.
pub fn draw_reclaim(seat: Seat, sector: SectorId, t: &mut T<'_>) {
    match t.state.reclaims.take_first(1).pop() {
        Some(reclaim) => {
            t.commit();
            keep_reclaim(seat, reclaim, sector, t);
        }
        None => t.next(steps![Step::Substitute { seat }]),
    }
}

fn ask_substitute(s: &State, seat: Seat) -> Asks {
    let player = &s.players[seat];
    let has_room = |resource: &&Resource| player.stock[**resource] < crate::components::MOST_OF_A_RESOURCE;
    let resources = Resource::ALL.iter().filter(has_room).map(|resource| Choice::Resource { resource: *resource });
    ask(seat, Question::one_of(&Prompt::Substitute, "VF-LOOT-10", [Choice::Influence].into_iter().chain(resources)))
}

fn take_substitute(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    t.tell(&Line::NoTokenLeft { seat });
    if let Choice::Resource { resource } = *choice {
        effects::resources::gain(seat, Stock::of(resource, 1), t)
    } else {
        gain_influence(seat, 1, t)
    }
}

/// VF-LOOT-08: it is shuffled back.
pub fn discard_bounty(seat: Seat, bounty: Bounty, t: &mut T<'_>) {
    let kept = &mut t.state.players[seat].bounties;
    let at = kept.iter().position(|other| *other == bounty).expect("it is there");
    kept.remove(at);
    t.state.bounties.push(bounty);
    t.tell(&Line::DiscardsBounty { seat, bounty });
    t.shuffle(|s| s.bounties.forget());
}

/// VF-LOOT-08: it is shuffled back.
pub fn discard_reclaim(seat: Seat, reclaim: Reclaim, t: &mut T<'_>) {
    let kept = &mut t.state.players[seat].reclaims;
    let at = kept.iter().position(|other| *other == reclaim).expect("it is there");
    kept.remove(at);
    t.state.reclaims.push(reclaim);
    t.tell(&Line::DiscardsReclaim { seat, reclaim });
    t.shuffle(|s| s.reclaims.forget());
}

/// A glory token is gained; by an event it may rise at once.
pub fn gain_glory(seat: Seat, value: u8, t: &mut T<'_>) {
    let glory = &mut t.state.players[seat].glory;
    glory.push(value);
    glory.sort_unstable();
    t.tell(&Line::GainsGlory { seat, value });
    if t.state.holds(Lasting::GloryIsUpgraded) && value < BEST_GLORY {
        t.next(steps![Step::Raise { seat, value }]);
    }
}

fn ask_raise(seat: Seat, value: u8) -> Asks {
    let offer = Choice::Glory { value };
    ask(seat, one_of_or(&Prompt::UpgradeGlory, "VF-GLO-06", [offer.clone()], Choice::Nothing).default(Picked::One(offer)))
}

fn raise(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if let Choice::Glory { value } = *choice {
        upgrade_one(seat, value, t);
    }
}

fn upgrade_one(seat: Seat, value: u8, t: &mut T<'_>) {
    let glory = &mut t.state.players[seat].glory;
    let at = glory.iter().position(|other| *other == value).expect("it is there");
    glory[at] += 1;
    glory.sort_unstable();
    t.tell(&Line::UpgradesGlory { seat, value: value + 1 });
    crises::done(seat, Done::UpgradedGlory, t);
}

fn values(s: &State, seat: Seat, most: u8) -> impl Iterator<Item = Choice> {
    let values: BTreeSet<u8> = s.players[seat].glory.iter().copied().filter(|value| *value <= most).collect();
    values.into_iter().map(|value| Choice::Glory { value })
}

/// VF-GLO-06: which token rises.
pub fn ask_upgrade(s: &State, seat: Seat) -> Asks {
    let offers: Vec<Choice> = values(s, seat, BEST_GLORY - 1).collect();
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, one_of_or(&Prompt::UpgradeGlory, "VF-GLO-06", offers, Choice::Nothing))
}

/// It rises.
pub fn upgrade(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    raise(seat, choice, t);
}

/// VF-GLO-04: which token goes. The lowest by default.
pub fn ask_discard_glory(s: &State, seat: Seat) -> Asks {
    let offers: Vec<Choice> = values(s, seat, BEST_GLORY).collect();
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, Question::one_of(&Prompt::DiscardGlory, "VF-GLO-04", offers).skipped_when_forced())
}

/// It goes.
pub fn discard_glory(seat: Seat, value: u8, t: &mut T<'_>) {
    let glory = &mut t.state.players[seat].glory;
    let at = glory.iter().position(|other| *other == value).expect("it is there");
    glory.remove(at);
    t.tell(&Line::DiscardsGlory { seat, value });
}

/// RULING: what a defender loses on another's turn is the lowest, at once.
pub fn lose_lowest_glory(seat: Seat, t: &mut T<'_>) {
    if let Some(value) = t.state.players[seat].glory.first().copied() {
        discard_glory(seat, value, t);
    }
}
