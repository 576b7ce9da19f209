//! The deck of secret objectives: the first hand (SETUP-12a), drawing, and the limit of three (LRR 12.21, 37.4).

use super::requirements::is_met;
use crate::flow::{self, Answers};
use crate::prelude::*;
use crate::setup::options::Content;
use sternpost_kit::deck;

/// The most secret objectives of a player, scored and unscored together (LRR 12.21).
const MOST: usize = 3;

/// Steps about the hand of secret objectives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Everybody keeps one of the two first cards, all at once (SETUP-12a).
    KeepOne,
    /// A player over the limit gives one back (LRR 12.21a).
    Limit { seat: Seat },
}

/// All secret objectives, in the order of the list; empty if the campaign plays without.
pub fn full_deck(s: &State) -> Vec<SecretObjectiveId> {
    if s.plays_with(Content::SecretObjectives) { SecretObjectiveId::ALL.to_vec() } else { vec![] }
}

/// SETUP-12a: two cards for everybody, from a deck that was shuffled.
pub fn first_hands(s: &mut State) -> Option<flow::Step> {
    if !s.plays_with(Content::SecretObjectives) {
        return None;
    }
    for seat in s.seats() {
        deck::take_up(&mut s.players[seat].secrets, s.secret_deck.take_first(2));
    }
    Some(Step::KeepOne.into())
}

/// A player draws a secret objective (LRR 12.22); whoever has more than three then gives one back.
pub fn draw(t: &mut T<'_>, seat: Seat) {
    let Some(secret) = t.state.secret_deck.take_first(1).pop() else { return };
    t.commit();
    deck::take_up(&mut t.state.players[seat].secrets, [secret]);
    t.tell_except(seat, &Line::DrewSecret { seat });
    t.tell_only([seat], &Line::YouDrewSecret { secret });
    t.next(steps![Step::Limit { seat }]);
}

/// Whether a player may draw one: the deck is not empty, and at least one could be given back.
fn is_over(s: &State, seat: Seat) -> bool {
    let player = &s.players[seat];
    player.secrets.len() + player.scored_secrets.len() > MOST
}

fn pick(s: &State, seat: Seat, prompt: &Prompt, rule: &'static str) -> Question<Choice> {
    let secrets = s.players[seat].secrets.for_the_rules().iter();
    Question::one_of(prompt, rule, secrets.map(|secret| Offer::new(Choice::Secret { secret: *secret })))
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::KeepOne => it.asks_together(first_secrets, keep_one, |_| {}),
        Step::Limit { seat } => it.may_ask(|s| secrets_over_the_limit(s, seat), |picked, t| give_one_back(seat, picked, t)),
    }
}

fn first_secrets(s: &State) -> Asks {
    s.seats().map(|seat| (seat, pick(s, seat, &Prompt::KeepSecret, "SETUP-12a"))).collect()
}

fn keep_one(answers: Answers, t: &mut T<'_>) {
    for (seat, picked) in answers {
        let kept = secret_of(picked);
        let returned = t.state.players[seat].secrets.replace(vec![kept]);
        t.state.secret_deck.extend(returned.into_iter().filter(|held| *held != kept));
    }
    t.shuffle(|s| s.secret_deck.forget());
}

fn secret_of(picked: Picked<Choice>) -> SecretObjectiveId {
    let Choice::Secret { secret } = picked.one() else { unreachable!("only secret objectives are offered") };
    secret
}

fn secrets_over_the_limit(s: &State, seat: Seat) -> Asks {
    if !is_over(s, seat) {
        return nobody();
    }
    // What could be scored now is kept.
    let could_be_scored = |choice: &Choice| matches!(choice, Choice::Secret { secret } if is_met(s, seat, *secret));
    ask(seat, pick(s, seat, &Prompt::ReturnSecret, "LRR 12.21").preferring(could_be_scored))
}

fn give_one_back(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let secret = secret_of(picked);
    t.state.secret_deck.push(deck::take_out(&mut t.state.players[seat].secrets, &secret));
    t.tell(&Line::ReturnedSecret { seat });
    t.shuffle(|s| s.secret_deck.forget());
}
