//! Scoring secret objectives: in the status phase (LRR 12.6, 73.1), and the point itself (LRR 12.18).

use super::requirements::is_met;
use super::{POINTS, Requirement};
use crate::cards::action_cards;
use crate::phases::victory;
use crate::prelude::*;

/// Steps of scoring secret objectives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A player may score one in the status phase. Who holds a card is asked, whatever it says.
    InStatusPhase { seat: Seat },
    /// Action cards are discarded for one.
    Discard {
        seat: Seat,
        secret: SecretObjectiveId,
        /// How many.
        count: u32,
    },
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::InStatusPhase { seat } => it.may_ask(|s| secrets_to_score(s, seat), |picked, t| choose(seat, picked, t)),
        Step::Discard { seat, secret, count } => {
            it.asks(|s| ask(seat, cards_to_discard(s, seat, count)), |picked, t| discard(seat, secret, picked, t))
        }
    }
}

fn secrets_to_score(s: &State, seat: Seat) -> Asks {
    let hand = s.players[seat].secrets.for_the_rules();
    if hand.is_empty() {
        return nobody();
    }
    let met = hand.iter().copied().filter(|secret| is_met(s, seat, *secret));
    let offers = met.map(|secret| Offer::new(Choice::ScoreSecret { secret }));
    ask(
        seat,
        Question::one_of(
            &Prompt::ScoreSecret,
            "LRR 12.6",
            std::iter::once(Offer::new(Choice::Decline).said(&Said::NoObjective)).chain(offers),
        )
        .asked_regardless_of_hand(),
    )
}

fn choose(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    if let Choice::ScoreSecret { secret } = picked.one() {
        begin(t, seat, secret);
    }
}

/// What it costs is paid first (LRR 12.10).
pub fn begin(t: &mut T<'_>, seat: Seat, secret: SecretObjectiveId) {
    if let Requirement::DiscardActionCards(count) = secret.requirement() {
        t.next(steps![Step::Discard { seat, secret, count }]);
    } else {
        score(t, seat, secret);
    }
}

fn cards_to_discard(s: &State, seat: Seat, count: u32) -> Question<Choice> {
    let offers = action_cards::hand_offers(s.players[seat].action_cards.for_the_rules());
    let default = action_cards::least_valued(s, s.players[seat].action_cards.for_the_rules(), count);
    Question::split(&Prompt::DiscardActionCards { count }, "LRR 12.10", count, offers).default(default)
}

fn discard(seat: Seat, secret: SecretObjectiveId, picked: Picked<Choice>, t: &mut T<'_>) {
    action_cards::discard_chosen(t, seat, picked);
    score(t, seat, secret);
}

/// LRR 12.12, 12.18: the card is shown, lies open from now on, and its point counts; a public one is marked.
pub fn score(t: &mut T<'_>, seat: Seat, secret: SecretObjectiveId) {
    match t.state.leaked.get_mut(&secret) {
        Some(scored) => drop(scored.insert(seat)),
        None => {
            let player = &mut t.state.players[seat];
            player.secrets.retain(|held| *held != secret);
            player.scored_secrets.push(secret);
        }
    }
    t.tell(&Line::ScoredSecret { seat, secret, points: POINTS });
    victory::gain_points(t, seat, POINTS);
}
