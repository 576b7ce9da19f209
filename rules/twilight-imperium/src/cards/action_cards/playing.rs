//! Playing an action card (LRR 3.7): announced, choices made, open to cancelling, resolved, discarded.

use super::deck::{hand_offers, least_valued, most_valued, pass_on};
use super::{ActionCardId, discard, hand_limit};
use crate::cards::abilities;
use crate::phases::action_phase;
use crate::position::underway::OpenHand;
use crate::prelude::*;
use sternpost_core::ToArg as _;
use sternpost_kit::abilities::Played;

/// A card on the table that is not resolved yet (LRR 3.8).
pub type PlayedCard = Played<ActionCardId>;

/// Steps about hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A hand over the limit loses cards at once (LRR 3.4).
    HandLimit { seat: Seat },
    /// A player discards cards of their choice.
    Discard {
        seat: Seat,
        /// How many.
        count: u32,
    },
    /// Whoever sees another player's hand takes a card of it.
    TakeSeen,
}

/// The card leaves the hand and lies open.
pub fn announce(t: &mut T<'_>, seat: Seat, card: ActionCardId) {
    discard(t, seat, card);
    t.state.action_discard.pop();
    t.state.underway.played.push(PlayedCard::new(seat, card));
    t.tell(&Line::PlayedActionCard { seat, card });
}

/// All choices are made: others may cancel it (LRR 3.8, FAQ-AC-8), then it is resolved.
pub fn open_to_cancelling(t: &mut T<'_>, using: Use, card: ActionCardId) {
    // LRR 3.7, FAQ-AC-8: everybody knows what would be cancelled
    let targets = targets(&using, card);
    if !targets.is_empty() {
        t.tell(&Line::TargetsNamed { seat: using.seat, card, targets });
    }
    t.next([window(Occasion::ActionCardPlayed { seat: using.seat, card })]);
    t.next(steps![abilities::Step::Resolve(using)]);
}

/// What was chosen for a card, as words.
fn targets(using: &Use, card: ActionCardId) -> Vec<Arg> {
    let several = |choices: &[Choice]| choices.iter().map(noun).collect();
    let of_one = |picked: &Picked<Choice>| match picked {
        Picked::One(choice) => vec![noun(choice)],
        Picked::Some(choices) | Picked::Arrange(choices) => several(choices),
        Picked::Split(parts) => parts.iter().map(|(what, count)| Word::Times { count: *count, what: noun(what) }.text().to_arg()).collect(),
        Picked::Amount(count) => vec![card.card().counts.map_or_else(|| count.to_arg(), |words| words(*count).text().to_arg())],
    };
    using.chosen.iter().flat_map(of_one).collect()
}

/// The thing that a choice names.
#[expect(clippy::wildcard_enum_match_arm, reason = "choices are the nouns of the whole game, and few are worded as what is done with them")]
fn noun(choice: &Choice) -> Arg {
    match choice {
        Choice::Unit { unit } => unit.to_arg(),
        Choice::Law { agenda } => agenda.to_arg(),
        Choice::Exhaust { planet } => planet.to_arg(),
        other => other.text().to_arg(),
    }
}

/// A card on the table does nothing (LRR 3.8).
pub fn cancel(t: &mut T<'_>, seat: Seat, card: ActionCardId) {
    if PlayedCard::cancel(&mut t.state.underway.played, seat, card) {
        t.tell(&Line::Cancelled { seat, card });
    }
}

/// Resolves the card that was played last, unless it was cancelled, and discards it.
pub fn resolve(t: &mut T<'_>, using: &Use, text: impl FnOnce(&mut T<'_>)) {
    let played = *t.state.underway.played.last().expect("a card was played");
    if played.cancelled {
        *t.state.players[played.seat].cancelled.entry(played.card).or_default() += 1;
        if let Occasion::ComponentAction { seat } = using.occasion {
            // LRR 51.4: the action is not used up
            t.next([action_phase::once_more(t.state, seat)]);
        }
    } else {
        text(t);
    }
    let played = PlayedCard::leave(&mut t.state.underway.played, played.seat, played.card);
    if !played.stays {
        t.state.action_discard.push(played.card);
    }
}

/// What the one step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::HandLimit { seat } => it.may_ask(|s| cards_over_the_limit(s, seat), |picked, t| discard_chosen(t, seat, picked)),
        Step::TakeSeen => it.asks_or(cards_to_take, take_seen, |t| t.state.underway.open_hand = None),
        Step::Discard { seat, count } => it.may_ask(|s| cards_to_discard(s, seat, count), |picked, t| discard_chosen(t, seat, picked)),
    }
}

fn cards_to_take(s: &State) -> Asks {
    let Some(OpenHand { of, to }) = s.underway.open_hand else { return nobody() };
    let hand = s.players[of].action_cards.for_the_rules();
    if hand.is_empty() {
        return nobody();
    }
    // Never skipped: whether all held cards are alike is hidden from the others.
    let question = Question::one_of(&Prompt::TakeActionCard { seat: of }, "LRR 85.1", hand_offers(hand));
    ask(to, question.preferring(|choice| Some(choice) != most_valued(s, hand).as_ref()))
}

fn take_seen(picked: Picked<Choice>, t: &mut T<'_>) {
    let (Some(OpenHand { of, to }), Choice::ActionCard { card }) = (t.state.underway.open_hand.take(), picked.one()) else { return };
    pass_on(t, of, to, card);
}

fn cards_to_discard(s: &State, seat: Seat, count: u32) -> Asks {
    let hand = s.players[seat].action_cards.for_the_rules();
    let count = count.min(sternpost_kit::count(hand.len()));
    if count == 0 {
        return nobody();
    }
    // Never skipped: whether all held cards are alike is hidden.
    let question = Question::split(&Prompt::DiscardActionCards { count }, "LRR 3.4", count, hand_offers(hand));
    ask(seat, question.default(least_valued(s, hand, count)))
}

fn cards_over_the_limit(s: &State, seat: Seat) -> Asks {
    let hand = s.players[seat].action_cards.for_the_rules();
    let over = sternpost_kit::count(hand.len()).saturating_sub(hand_limit(s, seat));
    if over == 0 {
        return nobody();
    }
    // Never skipped: whether all held cards are alike is hidden.
    let question = Question::split(&Prompt::DiscardActionCards { count: over }, "LRR 3.4", over, hand_offers(hand));
    ask(seat, question.default(least_valued(s, hand, over)))
}

/// Cards that their holder has chosen go to the discard pile.
pub fn discard_chosen(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    let mut cards = vec![];
    for (choice, count) in picked.parts() {
        let Choice::ActionCard { card } = choice else { unreachable!("not a card: {choice:?}") };
        for _ in 0..count {
            discard(t, seat, card);
            cards.push(card);
        }
    }
    t.tell(&Line::DiscardedActionCards { seat, cards });
}
