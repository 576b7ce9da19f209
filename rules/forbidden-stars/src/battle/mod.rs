//! FS-COMB: a combat, from the first dice to the last token that goes back.

pub mod damage;
pub mod ending;
pub mod retreat;
pub mod sides;

use crate::cards::combat::deeds::{self, Using, gaining};
use crate::cards::combat::{Box, CombatCardId, Icon};
use crate::cards::events::occasions::{self, Occasion};
use crate::flow::{Answers, Part};
use crate::prelude::*;
use sides::{Combat, FaceUp, Fighter, Role, Side};
use sternpost_core::Secret;

/// FS-COMB-11: execution rounds of a combat.
const ROUNDS: u32 = 3;
/// FS-COMB-09: combat cards each side draws.
const HAND: usize = 5;
/// FS-COMB-07, FS-LIM-05: dice a side has at most.
pub const MOST_DICE: u32 = 8;

/// Steps of a combat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A contested area is fought for; attackers came from an area in another way than by Advance, if one is named.
    Begins { area: AreaId, attacker: Seat, from: Option<AreaId> },
    /// FS-COMB-08: dice.
    Roll,
    /// FS-COMB-09: combat cards.
    Draw,
    /// FS-COMB-10: reinforcement tokens.
    Reinforce { role: Role },
    /// FS-COMB-12: both choose a card.
    ChooseCards,
    /// FS-COMB-13: a card is turned over.
    TurnOver { role: Role },
    /// FS-CARD-03: one of its abilities.
    Ability(Using),
    /// FS-COMB-14: damage is assessed.
    Assess { is_second: bool },
    /// FS-COMB-14 to -16: totals.
    Totals,
    /// FS-COMB-17: damage.
    Suffer { role: Role, damage: u32 },
    /// An effect destroys what is routed, unless a die is spent.
    Ambushed { role: Role, fighter: Fighter },
    /// A unit may retreat in the middle of a round (FS-RETR-10).
    RetreatOne { role: Role },
    /// Units retreat one by one, because that was paid for: so many, while any can (FS-CARD-05).
    RetreatPaid { role: Role, left: u32 },
    /// FS-CARD-19, FS-DMG-09: what lasts for a round goes.
    RoundEnds,
    /// FS-COMB-19: morale.
    Morale,
    /// FS-RETR-01: the loser retreats.
    Retreat { role: Role },
    /// FS-COMB-22: structures change hands.
    Capture,
    /// FS-COMB-23: tokens and cards go back.
    Cleanup,
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match step {
        Step::Begins { area, attacker, from } => it.does(|t| begin(*area, *attacker, *from, t)),
        Step::Roll => it.does(roll),
        Step::Draw => it.does(draw),
        Step::Reinforce { role } => it.may_ask(|s| reinforcements(s, *role), |picked, t| reinforce(*role, picked.amount(), t)),
        Step::ChooseCards => it.asks_together(cards_in_hand, lay_cards, |_| {}),
        Step::TurnOver { role } => it.does(|t| turn_over(*role, t)),
        Step::Ability(using) => {
            it.asks_or(|s| deeds::asks(s, using), |picked, t| deeds::chosen(using, picked, t), |t| deeds::finish(using, t))
        }
        Step::Assess { is_second } => it.does(|t| assess(*is_second, t)),
        Step::Totals => it.does(add_up),
        Step::Suffer { role, damage } => {
            it.may_ask(|s| damage::targets(s, *role, *damage), |picked, t| damage::suffer(*role, *damage, &picked.one(), t))
        }
        Step::Ambushed { role, fighter } => it.asks_or(
            |s| damage::ransom(s, *role, *fighter),
            |picked, t| damage::ransomed(*role, *fighter, &picked.one(), t),
            |t| damage::destroy(*role, *fighter, t),
        ),
        Step::RetreatOne { role } => it.may_ask(|s| retreat::single(s, *role), |picked, t| retreat::retreat_one(*role, &picked.one(), t)),
        Step::RetreatPaid { role, left } => {
            it.may_ask(|s| retreat::paid(s, *role), |picked, t| retreat::retreat_paid(*role, *left, &picked.one(), t))
        }
        Step::RoundEnds => it.does(end_round),
        Step::Morale => it.does(ending::compare_morale),
        Step::Retreat { role } => {
            it.asks_or(|s| retreat::wheres(s, *role), |picked, t| retreat::retreat(*role, &picked.one(), t), |t| retreat::nowhere(*role, t))
        }
        Step::Capture => it.asks_or(ending::which_first, |picked, t| ending::capture(Some(&picked.one()), t), |t| ending::capture(None, t)),
        Step::Cleanup => it.does(ending::cleanup),
    }
}

/// FS-COMB-02: who moved in attacks, who was there defends.
fn begin(area: AreaId, attacker: Seat, from: Option<AreaId>, t: &mut T<'_>) {
    let order = t.state.resolving_mut();
    order.has_fought = true;
    // FS-RETR-13, -14
    let by_advance = if order.aim == Some(area) { order.came_from.clone() } else { BTreeSet::new() };
    let came_from = from.map_or(by_advance, |from| BTreeSet::from([from]));
    let defender = t.state.held(area).seats(t.state).into_iter().find(|seat| *seat != attacker).expect("a contested area has two sides");
    let combat = Combat::new(area, came_from, Side::new(attacker), Side::new(defender));
    t.state.combat = Some(Combat { is_by_advance: from.is_none(), ..combat });
    t.tell(&Line::CombatBegins { seat: attacker, other: defender, area });
    // FS-COMB-05
    let is_held = t.state.fighters(Role::Defender).into_iter().any(|(fighter, _)| fighter.is_unrouted());
    if !is_held {
        t.tell(&Line::NobodyResists { area });
        t.next(ending::steps_of_victory(Role::Attacker));
        return;
    }
    let [attacker, defender] = [Role::Attacker, Role::Defender];
    t.next(steps![Step::Roll, Step::Draw, Step::Reinforce { role: attacker }, Step::Reinforce { role: defender }]);
    t.next(round());
}

/// FS-COMB-12 to -17: one execution round.
fn round() -> [crate::flow::Step; 5] {
    steps![
        Step::ChooseCards,
        Step::TurnOver { role: Role::Attacker },
        Step::TurnOver { role: Role::Defender },
        Step::Assess { is_second: false },
        Step::RoundEnds
    ]
}

fn roll(t: &mut T<'_>) {
    for role in Role::BOTH {
        // FS-COMB-08, FS-ROUT-04
        let dice: u32 = t.state.fighters(role).into_iter().map(|(fighter, number)| number * t.state.dice_of(fighter)).sum();
        roll_more(role, dice, t);
    }
    let morale_dice = t.state.order.as_ref().map_or(0, |order| order.morale_dice);
    gaining::gain_dice(Role::Attacker, Icon::Morale, morale_dice, t);
}

/// FS-GAIN-02, FS-GAIN-03: dice are rolled into a pool, up to eight in all.
pub fn roll_more(role: Role, dice: u32, t: &mut T<'_>) {
    let rolled = dice.min(MOST_DICE.saturating_sub(t.state.side(role).dice.all()));
    if rolled == 0 {
        return;
    }
    let faces = t.roll(rolled as usize, 6);
    let side = t.state.side_mut(role);
    faces.into_iter().for_each(|face| *side.dice.of_mut(sides::face(face)) += 1);
    let (seat, dice) = (side.seat, side.dice);
    t.tell(&Line::HasDice { seat, bolter: dice.bolter, shield: dice.shield, morale: dice.morale });
}

fn draw(t: &mut T<'_>) {
    for role in Role::BOTH {
        draw_cards(role, HAND, t);
    }
}

/// A side draws combat cards.
pub fn draw_cards(role: Role, number: usize, t: &mut T<'_>) {
    let seat = t.state.side(role).seat;
    let cards = t.state.players[seat].deck.take_first(number);
    let side = t.state.side_mut(role);
    side.hand.extend(cards);
    side.hand.sort();
    t.commit();
}

/// FS-REIN-04 to -06: no more than own units in the combat.
fn reinforcements(s: &State, role: Role) -> Asks {
    let (seat, area) = (s.side(role).seat, s.combat().area);
    let most = s.players[seat].has(Asset::Reinforcement).min(s.unit_count(area, seat));
    if most == 0 {
        return nobody();
    }
    ask(seat, Question::amount(&Prompt::Reinforce { area }, "FS-COMB-10", 0, most))
}

fn reinforce(role: Role, number: u32, t: &mut T<'_>) {
    if number == 0 {
        return;
    }
    let side = t.state.side_mut(role);
    side.reinforcements.fresh += number;
    let seat = side.seat;
    t.state.players[seat].spend(Asset::Reinforcement, number);
    t.tell(&Line::Reinforces { seat, count: number });
}

/// Each card once; who holds two alike does not show it by not being asked.
fn cards_in_hand(s: &State) -> Asks {
    let question = |role: Role| {
        let side = s.side(role);
        let cards: BTreeSet<CombatCardId> = side.hand.for_the_rules().iter().copied().collect();
        let offer = |card: CombatCardId| Offer::new(Choice::CombatCard { card }).hint(&card.card().icons.word());
        let prompt = Prompt::ChooseCard { round: s.combat().round };
        (!cards.is_empty())
            .then(|| (side.seat, Question::one_of(&prompt, "FS-COMB-12", cards.into_iter().map(offer)).asked_regardless_of_hand()))
    };
    Role::BOTH.into_iter().filter_map(question).collect()
}

fn lay_cards(answers: Answers, t: &mut T<'_>) {
    for (seat, picked) in answers {
        if let Choice::CombatCard { card } = picked.one() {
            let role = t.state.combat().role_of(seat);
            let side = t.state.side_mut(role);
            let card = side.hand.take(&card).expect("the card is held");
            side.face_down = Some(Secret::of(seat, card));
        }
    }
    t.commit();
}

fn turn_over(role: Role, t: &mut T<'_>) {
    let round = t.state.combat().round;
    let side = t.state.side_mut(role);
    let Some(card) = side.face_down.take() else { return };
    let card = card.into_the_open();
    side.face_up.push(FaceUp { card, turned_over_in: Some(round) });
    let seat = side.seat;
    t.commit();
    t.tell(&Line::TurnsOver { seat, card });
    // FS-CARD-03
    for (part, abilities) in [(Box::General, card.card().general), (Box::Unit, card.card().unit)] {
        for at in 0..abilities.len() {
            t.next(steps![Step::Ability(Using { role, card, part, at, chosen: vec![] })]);
        }
    }
}

fn assess(is_second: bool, t: &mut T<'_>) {
    t.next([occasions::window(Occasion::AssessBegins), Step::Totals.into(), occasions::window(Occasion::AssessEnds)]);
    // FS-CLAR-10: once more with the same tokens.
    if !is_second
        && t.state.lasts(Role::Attacker, sides::Lasting::AssessesTwice) + t.state.lasts(Role::Defender, sides::Lasting::AssessesTwice) > 0
    {
        t.next(steps![Step::Assess { is_second: true }]);
    }
}

/// FS-COMB-14 to -17: both totals are worked out before anybody suffers.
fn add_up(t: &mut T<'_>) {
    let hits = |s: &State, by: Role| s.offence(by).saturating_sub(s.defence(by.other()));
    let (to_attacker, to_defender) = (hits(t.state, Role::Defender), hits(t.state, Role::Attacker));
    for role in Role::BOTH {
        let s = &*t.state;
        let line = Line::Totals { seat: s.side(role).seat, offence: s.offence(role), defence: s.defence(role) };
        t.tell(&line);
    }
    t.next(steps![Step::Suffer { role: Role::Attacker, damage: to_attacker }, Step::Suffer { role: Role::Defender, damage: to_defender }]);
}

fn end_round(t: &mut T<'_>) {
    let round_over = t.state.combat().round;
    for role in Role::BOTH {
        t.state.side_mut(role).end_round();
    }
    t.tell(&Line::CombatRoundEnds { round: round_over });
    let alive = Role::BOTH.map(|role| !t.state.fighters(role).is_empty());
    match alive {
        [false, false] => t.next(ending::nobody_wins()),
        // FS-COMB-03, FS-COMB-18
        [true, false] => t.next(ending::steps_of_survival(t.state, Role::Attacker)),
        [false, true] => t.next(ending::steps_of_survival(t.state, Role::Defender)),
        [true, true] if round_over < ROUNDS => {
            t.state.combat_mut().round += 1;
            t.next(round());
        }
        [true, true] => t.next(steps![Step::Morale]),
    }
}
