//! Bribery: trade goods become votes, after the speaker has voted or has not (FAQ-AC-14).

use super::ActionCard;
use crate::cards::agendas::{self, Outcome};
use crate::phases::voting;
use crate::prelude::*;

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::SpeakerVoted],
        |s, using| {
            matches!(using.occasion, Occasion::SpeakerVoted { .. })
                && voting::may_vote(s, using.seat)
                && s.players[using.seat].trade_goods > 0
        },
        |using, t| {
            let Some(outcome) = using.choice(0).map(|choice| Outcome::chosen(&choice)) else { return };
            let wanted = using.chosen.get(1).cloned().map_or(0, sternpost_core::Picked::amount);
            // Goods may have changed hands since the card was announced
            let count = wanted.min(t.state.players[using.seat].trade_goods);
            t.state.players[using.seat].trade_goods -= count;
            t.tell(&Line::SpentTradeGoods { seat: using.seat, count });
            voting::cast_more(t, using.seat, outcome, count);
        },
    )
    .asking(|s, using| {
        if using.chosen.len() == 1 {
            let (most, outcome) = (s.players[using.seat].trade_goods, Outcome::chosen(&using.choice(0)?));
            return Some((using.seat, Question::amount(&Prompt::BuyVotes { most, outcome }, "LRR 2.15", 1, most)));
        }
        // LRR 2.15: where the other votes went
        let vote = s.underway.vote.as_ref()?;
        let outcomes = match vote.cast.get(&using.seat) {
            Some((outcome, _)) => vec![outcome.clone()],
            None => agendas::outcomes(s, vote.agenda),
        };
        first_choice(using, using.seat, &voting::how_to_vote(vote.agenda), voting::outcome_offers(s, &outcomes))
    }),
)
.counting(|count| Word::Votes { count });
