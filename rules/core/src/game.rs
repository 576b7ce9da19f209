//! How everybody but its author reaches a game: object-safe, in neutral terms.

use crate::meter::Meter;
use crate::orderable::named_in;
use crate::position::{Composed, Outcome, Position, Stop, Told};
use crate::question::{Answer, Barred, Offer, Question, Refusal, Shape};
use crate::{
    BySeat, Catalogue, Chance, DealForm, Eyes, Kind, Layer, Message, OrderForm, Overlay, Place, Proposed, Rules, Scene, Seat, Tally, Text,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::any::Any;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use thiserror::Error;

/// What a campaign starts from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Setup<R: Rules> {
    /// What the host decided.
    pub options: R::Options,
    /// What each seat decided, in clockwise order.
    pub seats: Vec<R::SeatOptions>,
}

/// How a seat finished.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// 1 for the winner; equal for equals.
    pub rank: u8,
    /// Its score.
    pub score: i32,
}

/// A set-up that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the set-up cannot be played: {}", .0.join("; "))]
pub struct BadSetup(pub Vec<String>);

/// A snapshot that cannot be read.
#[derive(Debug, Error)]
#[error("the snapshot cannot be read: {0}")]
pub struct BadSnapshot(#[from] serde_json::Error);

/// One thing on offer, in neutral terms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offered {
    /// The choice id: what an answer names.
    pub id: String,
    /// What it is.
    pub label: Text,
    /// What it costs or causes.
    pub hint: Option<Text>,
    /// What it does in full, a paragraph each; empty: what its label names says it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub detail: Vec<Text>,
    /// Where on the board it is.
    pub place: Option<Place>,
    /// In a split: its largest part.
    pub cap: Option<u32>,
    /// Whose proposal it answers, if it answers one: this seat is written to when it can be given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reply_to: Option<Seat>,
}

/// A question to one seat, in neutral terms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// The question's id.
    pub id: String,
    /// Who is asked.
    pub seat: Seat,
    /// What is asked.
    pub prompt: Text,
    /// The rule it comes from.
    pub rule: String,
    /// What an answer looks like.
    pub shape: Shape,
    /// What may be picked.
    pub offers: Vec<Offered>,
    /// What a passed deadline picks.
    pub default: Answer,
    /// In a split: what the parts come to, and may.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub meters: Vec<Meter>,
    /// What a person would look for and cannot pick now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub barred: Vec<Closed>,
    /// What stands beside it: what one would otherwise have to work out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<Text>,
}

/// One thing that is not on offer now, in neutral terms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Closed {
    /// The choice id.
    pub id: String,
    /// What it is.
    pub label: Text,
    /// What stands against it.
    pub why: Text,
    /// The rule that has it so.
    pub rule: String,
}

/// What is known of the board before the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstLook {
    /// The board.
    pub scene: Scene,
    /// The colour name of each seat.
    pub colours: BySeat<String>,
}

/// What a turn would do, as far as one can see.
pub struct Preview {
    /// What this seat would be told.
    pub told: Vec<Told>,
    /// Why it stops there.
    pub stop: Stop,
    /// The position at that point.
    pub play: Box<dyn Play>,
}

/// A game in the product's list.
pub trait Game: Send + Sync {
    /// Its stable id.
    fn id(&self) -> &'static str;
    /// The version of its rules.
    fn revision(&self) -> u32;
    /// How many seats may play.
    fn seats(&self) -> RangeInclusive<u8>;
    /// JSON Schema of the host's options.
    fn options_schema(&self) -> Value;
    /// The options of a campaign whose host decides nothing.
    fn default_options(&self) -> Value;
    /// JSON Schema of a scenario's position.
    fn given_schema(&self) -> Value;
    /// What a seat may still choose before the start, given what others have chosen, as (value, words).
    ///
    /// # Errors
    /// If the options or the choices of others cannot be read.
    fn seat_offers(&self, options: &Value, taken: &[Value]) -> Result<Vec<(Value, Text)>, BadSetup>;
    /// Whether these options alone can be read.
    ///
    /// # Errors
    /// What is wrong with them.
    fn check_options(&self, options: &Value) -> Result<(), BadSetup>;
    /// The board as far as these options settle it before the start, for so many seats: what players agree to.
    fn first_look(&self, _options: &Value, _seats: u8) -> Option<FirstLook> {
        None
    }
    /// Begins a campaign. `setup` is the JSON of [`Setup`].
    ///
    /// # Errors
    /// If the set-up cannot be played.
    fn begin(&self, setup: &Value, chance: &mut Chance<'_>) -> Result<(Box<dyn Play>, Outcome), BadSetup>;
    /// A campaign as a snapshot stored it.
    ///
    /// # Errors
    /// If the snapshot cannot be read.
    fn restore(&self, snapshot: &str) -> Result<Box<dyn Play>, BadSnapshot>;
    /// A campaign from a scenario's position.
    ///
    /// # Errors
    /// What is wrong with the position.
    fn given(&self, given: &Value, chance: &mut Chance<'_>) -> Result<(Box<dyn Play>, Outcome), BadSetup>;
    /// The wording in a language, English if there is no other.
    fn catalogue(&self, language: &str) -> &'static Catalogue;
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
    fn bare(&self, seat: Seat) -> Option<Asked> {
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
        let named = self.bare(seat).map(|asked| named_in(&asked.prompt)).unwrap_or_default();
        named.into_iter().filter(|named| *named != seat).collect()
    }
    /// The seats that are asked only because others may not know that they have nothing to decide, each with the one answer that it
    /// can give.
    fn without_choice(&self) -> BTreeMap<Seat, Answer> {
        BTreeMap::new()
    }
    /// Whether all that is asked is veiled: others may not know who of the seats has a choice, so it is a reaction to what somebody has done.
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
    /// The position in which the next window asks several at the same moment, if all who are asked in this one let it pass.
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
    /// What a seat may answer whenever it likes and nobody waits for; its id is `any-SEAT`. None if the rules forbid all of it now.
    fn anytime(&self, seat: Seat) -> Option<Asked>;
    /// Whether an answer of a seat to its open question would be taken. Nothing changes.
    ///
    /// # Errors
    /// A [`Refusal`] if it would not.
    fn check(&self, seat: Seat, answer: &Answer) -> Result<(), Refusal>;
    /// How many steps have been answered: the same as long as the step on top waits for answers.
    fn steps_answered(&self) -> u64;
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
    /// The part of the game that is on; see [`Rules::phase`].
    fn phase(&self) -> String;
    /// The final ranking, once it is over.
    fn standings(&self) -> Option<Vec<Standing>>;
    /// What cannot be; empty in every reachable position.
    fn defects(&self) -> Vec<String>;
    /// A position these eyes cannot tell from this one.
    fn twin(&self, eyes: Eyes, chance: &mut Chance<'_>) -> Box<dyn Play>;
    /// The position behind it, for players that know the game.
    fn as_any(&self) -> &dyn Any;
    /// The colour name of each seat.
    fn colours(&self) -> BySeat<String>;
}

/// Bytes in hexadecimal.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut out, byte| {
        let _ = write!(out, "{byte:02x}");
        out
    })
}

/// Makes a [`Game`] out of [`Rules`].
pub struct Published<R>(PhantomData<fn() -> R>);

impl<R> Published<R> {
    /// The game.
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<R> Default for Published<R> {
    fn default() -> Self {
        Self::new()
    }
}

fn read<T: serde::de::DeserializeOwned>(what: &str, value: &Value) -> Result<T, BadSetup> {
    serde_path_to_error::deserialize(value).map_err(|e| {
        let path = e.path().to_string();
        // A dot stands for the whole.
        let path = if path == "." {
            what.to_owned()
        } else {
            format!("{what}.{}", path.replace('[', ".").replace(']', "").trim_start_matches('.'))
        };
        BadSetup(vec![format!("{path}: {}", e.inner())])
    })
}

impl<R: Rules> Game for Published<R> {
    fn id(&self) -> &'static str {
        R::ID
    }
    fn revision(&self) -> u32 {
        R::REVISION
    }
    fn seats(&self) -> RangeInclusive<u8> {
        R::SEATS
    }
    fn options_schema(&self) -> Value {
        schemars::schema_for!(R::Options).to_value()
    }
    fn default_options(&self) -> Value {
        serde_json::to_value(R::Options::default()).expect("options are plain data")
    }
    fn given_schema(&self) -> Value {
        schemars::schema_for!(R::Given).to_value()
    }
    fn seat_offers(&self, options: &Value, taken: &[Value]) -> Result<Vec<(Value, Text)>, BadSetup> {
        let options: R::Options = read("options", options)?;
        let taken = taken.iter().map(|value| read("seat", value)).collect::<Result<Vec<_>, _>>()?;
        let plain = |offer: R::SeatOptions| serde_json::to_value(offer).expect("seat options are plain data");
        Ok(R::seat_offers(&options, &taken).into_iter().map(|(offer, text)| (plain(offer), text)).collect())
    }
    fn check_options(&self, options: &Value) -> Result<(), BadSetup> {
        read::<R::Options>("options", options).map(drop)
    }
    fn first_look(&self, options: &Value, seats: u8) -> Option<FirstLook> {
        read::<R::Options>("options", options).ok().and_then(|options| R::first_look(&options, seats))
    }
    fn begin(&self, setup: &Value, chance: &mut Chance<'_>) -> Result<(Box<dyn Play>, Outcome), BadSetup> {
        let setup: Setup<R> = read("set-up", setup)?;
        let mut defects = R::setup_defects(&setup);
        if !u8::try_from(setup.seats.len()).is_ok_and(|n| R::SEATS.contains(&n)) {
            defects.push(format!("{} seats: {} to {} can play", setup.seats.len(), R::SEATS.start(), R::SEATS.end()));
        }
        if !defects.is_empty() {
            return Err(BadSetup(defects));
        }
        let (position, out) = Position::<R>::begin(&setup, chance);
        Ok((Box::new(position), out))
    }
    fn restore(&self, snapshot: &str) -> Result<Box<dyn Play>, BadSnapshot> {
        Ok(Box::new(serde_json::from_str::<Position<R>>(snapshot)?))
    }
    fn given(&self, given: &Value, chance: &mut Chance<'_>) -> Result<(Box<dyn Play>, Outcome), BadSetup> {
        let (position, out) = crate::given::begin::<R>(&read("given", given)?, chance)?;
        Ok((Box::new(position), out))
    }
    fn catalogue(&self, language: &str) -> &'static Catalogue {
        R::catalogue(language)
    }
}

impl<R: Rules> Play for Position<R> {
    fn fork(&self) -> Box<dyn Play> {
        Box::new(self.clone())
    }
    fn seats(&self) -> u8 {
        R::seats(&self.state)
    }
    fn asked(&self) -> Vec<Asked> {
        Position::asked(self).map(|(seat, question)| self.worded(seat, question)).collect()
    }
    fn asked_of(&self, seat: Seat) -> Option<Asked> {
        self.question(seat).map(|question| self.worded(seat, question))
    }
    fn bare(&self, seat: Seat) -> Option<Asked> {
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
        let sole = |question: &Question<R::Choice>| Some(question.sole().filter(|_| question.veiled)?.map(|choice| choice.id()));
        Position::asked(self).filter_map(|(seat, question)| Some((seat, sole(question)?))).collect()
    }
    fn is_veiled(&self) -> bool {
        let mut asked = Position::asked(self).map(|(_, question)| question.veiled).peekable();
        asked.peek().is_some() && asked.all(|is_veiled| is_veiled)
    }
    fn hides_a_choice(&self) -> bool {
        Position::asked(self).any(|(_, question)| question.veiled)
    }
    fn lets_pass(&self, seat: Seat) -> Option<Answer> {
        let question = self.question(seat).filter(|_| self.flow.last().is_some_and(|step| R::as_window(step).is_some()))?;
        let pass = R::pass_choice();
        question.offers.iter().any(|offer| offer.choice == pass).then(|| Answer::One(pass.id()))
    }
    fn if_all_pass(&self) -> Option<Box<dyn Play>> {
        Some(Box::new(Position::if_all_pass(self)?))
    }
    fn windows_known(&self, seat: Seat) -> Vec<Kind> {
        let pass = R::pass_choice().id();
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
    fn standings(&self) -> Option<Vec<Standing>> {
        R::standings(&self.state)
    }
    fn defects(&self) -> Vec<String> {
        R::defects(&self.state)
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

impl<R: Rules> Position<R> {
    fn worded(&self, seat: Seat, question: &Question<R::Choice>) -> Asked {
        let barred = self.flow.last().map_or_else(Vec::new, |step| R::why_not(step, &self.state, seat));
        let remarks = self.flow.last().map_or_else(Vec::new, |step| R::remarks(step, &self.state, seat));
        let remarks = remarks.into_iter().map(|remark| remark.said_to(seat)).collect();
        let mut asked = neutral::<R>(self.question_id(seat), seat, question, barred);
        if let Some(step) = self.flow.last() {
            for (offered, offer) in asked.offers.iter_mut().zip(&question.offers) {
                let detail = R::detail(step, &self.state, seat, &offer.choice);
                offered.detail = detail.into_iter().map(|text| text.said_to(seat)).collect();
            }
        }
        Asked { remarks, ..asked }
    }

    /// A refusal with the reason, if the rules know one.
    pub(crate) fn explained(&self, seat: Seat, refusal: Refusal) -> Refusal {
        let Refusal::NotAnOption { choice, rule } = refusal else { return refusal };
        let barred = self.flow.last().map_or_else(Vec::new, |step| R::why_not(step, &self.state, seat));
        match barred.into_iter().find(|barred| barred.choice.id() == choice) {
            Some(barred) => Refusal::Barred { choice, why: barred.why.said_to(seat), rule: barred.rule },
            None => Refusal::NotAnOption { choice, rule },
        }
    }
}

fn neutral<R: Rules>(id: String, seat: Seat, question: &Question<R::Choice>, barred: Vec<Barred<R::Choice>>) -> Asked {
    // What a seat is asked is said to it.
    let to_it = |text: &Text| text.clone().said_to(seat);
    let offered = |offer: &Offer<R::Choice>| Offered {
        id: offer.choice.id(),
        label: offer.said.clone().unwrap_or_else(|| offer.choice.text()).said_to(seat),
        hint: offer.hint.as_ref().map(to_it),
        detail: vec![],
        place: R::place_of(&offer.choice, seat).or_else(|| offer.place.clone()),
        cap: offer.cap,
        reply_to: offer.reply_to,
    };
    let closed = |barred: Barred<R::Choice>| Closed {
        id: barred.choice.id(),
        label: barred.choice.text().said_to(seat),
        why: barred.why.said_to(seat),
        rule: barred.rule.to_owned(),
    };
    Asked {
        id,
        seat,
        prompt: to_it(&question.prompt),
        rule: question.rule.to_owned(),
        shape: question.shape.clone(),
        offers: question.offers.iter().map(offered).collect(),
        default: question.default.map(Message::id),
        meters: question.meters.clone(),
        barred: barred.into_iter().map(closed).collect(),
        remarks: vec![],
    }
}

fn seen_by<R: Rules>(seat: Seat, composed: Composed<R>) -> Preview {
    let told = composed.told.into_iter().filter(|told| told.audience.includes(Eyes::Seat(seat))).collect();
    Preview { told, stop: composed.stop, play: Box::new(composed.position) }
}
