//! A campaign in progress, whatever its game.

use crate::{Asked, hex};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::any::Any;
use std::collections::BTreeMap;
use sternpost_core::{
    Answer, BySeat, Chance, DealForm, DealPart, Eyes, Kind, OrderForm, Outcome, Proposed, Refusal, Seat, Standing, Stop, Told, named_in,
};
use sternpost_show::{Layer, Overlay, Scene, Tally};

/// What a turn would do, as far as one can see.
pub struct Preview {
    /// What this seat would be told.
    pub told: Vec<Told>,
    /// Why it stops there.
    pub stop: Stop,
    /// The position at that point.
    pub play: Box<dyn Play>,
}

/// A campaign in progress.
pub trait Play: Send + Sync {
    /// A copy.
    fn fork(&self) -> Box<dyn Play>;
    /// The number of seats.
    fn seats(&self) -> u8;
    /// Every open question.
    fn asked(&self) -> Vec<Asked>;
    /// The seats that owe an answer.
    fn waiting_for(&self) -> Vec<Seat> {
        self.open().into_iter().map(|(seat, _)| seat).collect()
    }
    /// The seats that owe an answer with the id of their question. Nothing is worded.
    fn open(&self) -> Vec<(Seat, String)> {
        self.asked().into_iter().map(|asked| (asked.seat, asked.id)).collect()
    }
    /// The open question of one seat.
    fn asked_of(&self, seat: Seat) -> Option<Asked> {
        self.asked().into_iter().find(|asked| asked.seat == seat)
    }
    /// The open question of one seat without what stands beside it and what its choices do: enough to answer it.
    fn asked_without_previews(&self, seat: Seat) -> Option<Asked> {
        self.asked_of(seat)
    }
    /// Of what kinds the open question of a seat is, the most special one first; none: no order answers it.
    fn kinds(&self, _seat: Seat) -> Vec<Kind> {
        vec![]
    }
    /// The kinds for which a seat can give orders.
    fn order_forms(&self, _seat: Seat) -> Vec<OrderForm> {
        vec![]
    }
    /// Whether something of the seat's own is at stake in its open question, as far as the game knows.
    fn is_at_stake(&self, _seat: Seat) -> bool {
        false
    }
    /// The other seats that the open question of a seat names.
    fn concerned(&self, seat: Seat) -> Vec<Seat> {
        let named = self.asked_without_previews(seat).map(|asked| named_in(&asked.prompt)).unwrap_or_default();
        named.into_iter().filter(|named| *named != seat).collect()
    }
    /// The seats that are asked only because others may not know that they have nothing to decide, each with the one answer that it
    /// can give.
    fn without_choice(&self) -> BTreeMap<Seat, Answer> {
        BTreeMap::new()
    }
    /// Whether all that is asked is asked_regardless_of_hand: others may not know who of the seats has a choice, so it is a reaction to what somebody has done.
    fn is_veiled(&self) -> bool {
        false
    }
    /// Whether it shows something when what is asked is over: others may not know whether one of the seats has a choice.
    fn hides_a_choice(&self) -> bool {
        self.is_veiled()
    }
    /// The answer of a seat that lets a window pass, if it is asked in one and may. What it may not leave undone has none.
    fn lets_pass(&self, _seat: Seat) -> Option<Answer> {
        None
    }
    /// The position in which the next window asks several at the same moment, or one seat alone is asked something, if all who are asked in this window
    /// let it pass.
    fn if_all_pass(&self) -> Option<Box<dyn Play>> {
        None
    }
    /// The kinds of windows that a seat could let pass for a while, of what everybody may know.
    fn windows_known(&self, _seat: Seat) -> Vec<Kind> {
        vec![]
    }
    /// Whose turn it is, if the game has turns and one is on.
    fn on_turn(&self) -> Option<Seat> {
        None
    }
    /// What others have proposed to a seat: it can reply with these choices at any time.
    fn proposals(&self, _seat: Seat) -> Vec<Proposed<String>> {
        vec![]
    }
    /// What can be in proposals to a seat; none if the game has no proposals.
    fn deal_form(&self, _seat: Seat) -> Option<DealForm> {
        None
    }
    /// The part of a proposal that is asked for, while one is put together.
    fn deal_part(&self) -> Option<DealPart> {
        None
    }
    /// What a seat may answer whenever it likes and nobody waits for; its id is `any-SEAT`. None if the rules forbid all of it now.
    fn anytime(&self, seat: Seat) -> Option<Asked>;
    /// Whether an answer of a seat to its open question would be taken. Nothing changes.
    ///
    /// # Errors
    /// A [`Refusal`] if it would not.
    fn check(&self, seat: Seat, answer: &Answer) -> Result<(), Refusal>;
    /// How many steps have been answered: the same as long as the step on top waits for answers.
    fn steps_answered(&self) -> u64;
    /// How many answers and acts have drawn something: the same however they were put into entries. None if it is not counted.
    fn draws_so_far(&self) -> Option<u64>;
    /// Counts the draws from here on.
    fn count_draws(&mut self);
    /// Deals anew what lies face down and no seat may know; no seat can tell that anything has changed.
    fn deal_anew(&mut self, chance: &mut Chance<'_>) -> Outcome;
    /// The seats that the step on top asks, whether or not they have answered: what is public while answers are sealed.
    fn asked_together(&self) -> Vec<Seat> {
        self.waiting_for()
    }
    /// A whole turn of one seat, in place. After a refusal the position is of no use: live callers apply to a fork.
    ///
    /// # Errors
    /// A [`Refusal`] if an answer is not on offer.
    fn apply(&mut self, seat: Seat, answers: &[Answer], chance: &mut Chance<'_>) -> Result<Outcome, Refusal>;
    /// The same as a log has it: up to revision 3 of a game a turn could end with an answer to a step that asked others too.
    ///
    /// # Errors
    /// See [`Play::apply`].
    fn apply_logged(&mut self, seat: Seat, answers: &[Answer], chance: &mut Chance<'_>) -> Result<Outcome, Refusal> {
        self.apply(seat, answers, chance)
    }
    /// All answers to a step that asks several seats, opened in one act: one of each seat that owes one.
    ///
    /// # Errors
    /// The first seat whose answer does not fit, with the reason. Nothing has changed.
    fn apply_together(&mut self, answers: &BTreeMap<Seat, Answer>, chance: &mut Chance<'_>) -> Result<Outcome, (Seat, Refusal)>;
    /// An act at any time, in place; the first answer is to [`Play::anytime`]. The questions that were open stay as they are, unless the
    /// act lets others react. After a refusal the position is of no use.
    ///
    /// # Errors
    /// A [`Refusal`] if an answer is not on offer or the act is not whole.
    fn apply_anytime(&mut self, seat: Seat, answers: &[Answer], chance: &mut Chance<'_>) -> Result<Outcome, Refusal>;
    /// What an act at any time would do, up to the first random or hidden thing. It stops with [`Stop::Asked`] while it is not
    /// whole; its next question is the seat's.
    ///
    /// # Errors
    /// A [`Refusal`] if an answer is not on offer.
    fn preview_anytime(&self, seat: Seat, answers: &[Answer]) -> Result<Preview, Refusal>;
    /// What a turn would do, up to the first random or hidden thing.
    ///
    /// # Errors
    /// A [`Refusal`] if an answer is not on offer.
    fn preview(&self, seat: Seat, answers: &[Answer]) -> Result<Preview, Refusal>;
    /// What these eyes are shown.
    fn view(&self, eyes: Eyes) -> Value;
    /// The board these eyes see.
    fn scene(&self, eyes: Eyes) -> Scene;
    /// How everybody stands, as these eyes see it.
    fn tally(&self, eyes: Eyes) -> Tally;
    /// The layers that can be laid over that board.
    fn layers(&self, _eyes: Eyes) -> Vec<Layer> {
        vec![]
    }
    /// One of them, worked out; none if there is no such layer.
    fn overlay(&self, _eyes: Eyes, _layer: &str) -> Option<Overlay> {
        None
    }
    /// The position as JSON.
    fn snapshot(&self) -> String;
    /// SHA-256 of the snapshot, in hexadecimal: what a log entry notes of the state after it.
    fn digest(&self) -> String {
        hex(&Sha256::digest(self.snapshot()))
    }
    /// Whether nothing is left to do.
    fn is_over(&self) -> bool;
    /// The part of the game that is on; see [`Rules::phase`](sternpost_core::Rules::phase).
    fn phase(&self) -> String;
    /// Whether all seats win or lose together.
    fn plays_together(&self) -> bool {
        false
    }
    /// The final ranking, once it is over.
    fn standings(&self) -> Option<Vec<Standing>>;
    /// What cannot be; empty in every reachable position.
    fn defects(&self) -> Vec<String>;
    /// What holds more than it may while somebody is asked; see [`Rules::overfull`](sternpost_core::Rules::overfull).
    fn overfull(&self) -> Vec<String> {
        vec![]
    }
    /// A position these eyes cannot tell from this one.
    fn twin(&self, eyes: Eyes, chance: &mut Chance<'_>) -> Box<dyn Play>;
    /// The position behind it, for players that know the game.
    fn as_any(&self) -> &dyn Any;
    /// The colour name of each seat.
    fn colours(&self) -> BySeat<String>;
}
