//! A position of any rules is a campaign in progress.

use crate::asked::{neutral, worded};
use crate::{Asked, Play, Preview, Whole};
use serde_json::Value;
use std::any::Any;
use std::collections::BTreeMap;
use sternpost_core::{
    Answer, BySeat, Chance, Composed, DealForm, DealPart, Eyes, Kind, Message, OrderForm, Outcome, Position, Proposed, Question, Refusal,
    Seat, Standing, named_in,
};
use sternpost_show::{Layer, Overlay, Scene, Tally};

impl<R: Whole> Play for Position<R> {
    fn fork(&self) -> Box<dyn Play> {
        Box::new(self.clone())
    }
    fn seats(&self) -> u8 {
        R::seats(&self.state)
    }
    fn asked(&self) -> Vec<Asked> {
        Position::asked(self).map(|(seat, question)| worded(self, seat, question)).collect()
    }
    fn asked_of(&self, seat: Seat) -> Option<Asked> {
        self.question(seat).map(|question| worded(self, seat, question))
    }
    fn asked_without_previews(&self, seat: Seat) -> Option<Asked> {
        self.question(seat).map(|question| neutral::<R>(self.question_id(seat), seat, question, vec![]))
    }
    fn kinds(&self, seat: Seat) -> Vec<Kind> {
        let step = self.question(seat).and_then(|_| self.flow.last());
        step.map_or_else(Vec::new, |step| R::kinds(step, &self.state, seat))
    }
    fn order_forms(&self, seat: Seat) -> Vec<OrderForm> {
        R::order_forms(&self.state, seat)
    }
    fn is_at_stake(&self, seat: Seat) -> bool {
        let step = self.question(seat).and_then(|_| self.flow.last());
        step.is_some_and(|step| R::is_at_stake(step, &self.state, seat))
    }
    fn concerned(&self, seat: Seat) -> Vec<Seat> {
        let named = self.question(seat).map(|question| named_in(&question.prompt)).unwrap_or_default();
        named.into_iter().filter(|named| *named != seat).collect()
    }
    fn open(&self) -> Vec<(Seat, String)> {
        Position::asked(self).map(|(seat, _)| (seat, self.question_id(seat))).collect()
    }
    fn without_choice(&self) -> BTreeMap<Seat, Answer> {
        let only = |(seat, question): (Seat, &Question<R::Choice>)| {
            let only = question.sole().or_else(|| self.only_sensible(seat, question)).filter(|_| question.asked_regardless_of_hand)?;
            Some((seat, only.map(|choice| choice.id())))
        };
        Position::asked(self).filter_map(only).collect()
    }
    fn is_veiled(&self) -> bool {
        let mut asked = Position::asked(self).map(|(_, question)| question.asked_regardless_of_hand).peekable();
        asked.peek().is_some() && asked.all(|is_veiled| is_veiled)
    }
    fn hides_a_choice(&self) -> bool {
        Position::asked(self).any(|(_, question)| question.asked_regardless_of_hand)
    }
    fn lets_pass(&self, seat: Seat) -> Option<Answer> {
        let question = self.question(seat).filter(|_| self.flow.last().is_some_and(|step| R::as_window(step).is_some()))?;
        let pass = R::pass_choice()?;
        question.offers.iter().any(|offer| offer.choice == pass).then(|| Answer::One(pass.id()))
    }
    fn if_all_pass(&self) -> Option<Box<dyn Play>> {
        Some(Box::new(Position::if_all_pass(self)?))
    }
    fn windows_known(&self, seat: Seat) -> Vec<Kind> {
        let Some(pass) = R::pass_choice().map(|pass| pass.id()) else { return vec![] };
        let is_of_windows = |form: &OrderForm| form.choices.iter().any(|known| known.id == pass);
        R::order_forms(&self.state, seat).into_iter().filter(is_of_windows).map(|form| form.kind).collect()
    }
    fn on_turn(&self) -> Option<Seat> {
        R::on_turn(&self.state)
    }
    fn proposals(&self, seat: Seat) -> Vec<Proposed<String>> {
        Position::proposals(self, seat).into_iter().map(|proposed| proposed.map(Message::id)).collect()
    }
    fn deal_form(&self, seat: Seat) -> Option<DealForm> {
        R::deal_form(&self.state, seat)
    }
    fn deal_part(&self) -> Option<DealPart> {
        Position::deal_part(self)
    }
    fn anytime(&self, seat: Seat) -> Option<Asked> {
        Position::anytime(self, seat).map(|question| neutral::<R>(format!("any-{seat}"), seat, &question, vec![]))
    }
    fn check(&self, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let checked = self.question(seat).ok_or(Refusal::NotAsked)?.check(answer);
        checked.map(drop).map_err(|refusal| self.explained(seat, refusal))
    }
    fn steps_answered(&self) -> u64 {
        self.answered
    }
    fn draws_so_far(&self) -> Option<u64> {
        Position::draws_so_far(self)
    }
    fn count_draws(&mut self) {
        Position::count_draws(self);
    }
    fn deal_anew(&mut self, chance: &mut Chance<'_>) -> Outcome {
        Position::deal_anew(self, chance)
    }
    fn asked_together(&self) -> Vec<Seat> {
        self.asks().keys().copied().collect()
    }
    fn apply(&mut self, seat: Seat, answers: &[Answer], chance: &mut Chance<'_>) -> Result<Outcome, Refusal> {
        Position::apply(self, seat, answers, chance)
    }
    fn apply_logged(&mut self, seat: Seat, answers: &[Answer], chance: &mut Chance<'_>) -> Result<Outcome, Refusal> {
        Position::apply_logged(self, seat, answers, chance)
    }
    fn apply_together(&mut self, answers: &BTreeMap<Seat, Answer>, chance: &mut Chance<'_>) -> Result<Outcome, (Seat, Refusal)> {
        Position::apply_together(self, answers, chance)
    }
    fn apply_anytime(&mut self, seat: Seat, answers: &[Answer], chance: &mut Chance<'_>) -> Result<Outcome, Refusal> {
        Position::apply_anytime(self, seat, answers, chance)
    }
    fn preview_anytime(&self, seat: Seat, answers: &[Answer]) -> Result<Preview, Refusal> {
        Ok(seen_by(seat, self.compose_anytime(seat, answers)?))
    }
    fn preview(&self, seat: Seat, answers: &[Answer]) -> Result<Preview, Refusal> {
        Ok(seen_by(seat, self.compose(seat, answers)?))
    }
    fn view(&self, eyes: Eyes) -> Value {
        serde_json::to_value(R::view(&self.state, eyes)).expect("a view is plain data")
    }
    fn scene(&self, eyes: Eyes) -> Scene {
        R::scene(&R::view(&self.state, eyes))
    }
    fn tally(&self, eyes: Eyes) -> Tally {
        R::tally(&R::view(&self.state, eyes))
    }
    fn layers(&self, eyes: Eyes) -> Vec<Layer> {
        R::layers(&self.state, eyes)
    }
    fn overlay(&self, eyes: Eyes, layer: &str) -> Option<Overlay> {
        let layer = R::layers(&self.state, eyes).into_iter().find(|known| known.id == layer)?;
        let worths = R::worths(&self.state, eyes, &layer.id);
        Some(Overlay { layer, worths })
    }
    fn snapshot(&self) -> String {
        serde_json::to_string(self).expect("a position is plain data")
    }
    fn is_over(&self) -> bool {
        Position::is_over(self)
    }
    fn phase(&self) -> String {
        R::phase(&self.state)
    }
    fn plays_together(&self) -> bool {
        R::plays_together(&self.state)
    }
    fn standings(&self) -> Option<Vec<Standing>> {
        R::standings(&self.state)
    }
    fn defects(&self) -> Vec<String> {
        R::defects(&self.state)
    }
    fn overfull(&self) -> Vec<String> {
        R::overfull(&self.flow, &self.state)
    }
    fn twin(&self, eyes: Eyes, chance: &mut Chance<'_>) -> Box<dyn Play> {
        Box::new(self.unseen(eyes, chance))
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn colours(&self) -> BySeat<String> {
        R::colours(&self.state)
    }
}

fn seen_by<R: Whole>(seat: Seat, composed: Composed<R>) -> Preview {
    let told = composed.told.into_iter().filter(|told| told.audience.includes(Eyes::Seat(seat))).collect();
    Preview { told, stop: composed.stop, play: Box::new(composed.position) }
}
