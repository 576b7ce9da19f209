//! Replies by mail: the text below a letter becomes one submission, all or nothing, and a letter says what was understood and what came of it, or
//! why nothing did. The author of a reply is the person whom the key of the letter stands for.

mod absence;
mod more_time;
mod orders;
mod pasted;
mod votes;
mod waiving;
mod why;

pub use absence::{AwayWish, DayNamed};
pub use pasted::{NoList, pasted, takes_list};
pub use waiving::WaiveWish;

use crate::past::chronicle::Part;
use crate::play::answer::{Along, Receipt, Replaces, Submission, anytime_id};
use crate::play::compose::{Composed, Composition};
use crate::play::take_back::TakeBackWish;
use crate::seats::people::row_of;
use crate::talk::letters;
use crate::{Act, By, Outcome, Refused, Service, Snapshot};
use chrono::{DateTime, TimeDelta, Utc};
use pasted::{MOST_LISTED, is_item, is_xml};
use sha2::{Digest as _, Sha256};
use std::sync::Arc;
use sternpost_core::{Answer, Eyes, Seat, Text};
use sternpost_game::{Asked, hex};
use sternpost_log::{Body, Cause};
use sternpost_model::language::Language;
use sternpost_model::letter::{Letter, ReceiptPayload, Understood, WhyNot};
use sternpost_orders::reading::Reading;
use sternpost_store::{Commit, NewLetter, ReplyKey, SeatRow, SeatState, Status};

/// Lines a reply may have.
const MOST_LINES: usize = 30;
/// Letters of a line.
const LONGEST_LINE: usize = 1_000;
/// Lines of a reply that its receipt quotes, and letters of each.
const QUOTED: (usize, usize) = (20, 200);
/// How long a receipt waits for the bots at its table, which may ask its reader at once.
const BOTS_THINK: TimeDelta = TimeDelta::seconds(2);

/// A mail that answers a letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// Its name: the same mail worked on again is the same reply.
    pub id: String,
    /// What its key leads to.
    pub key: ReplyKey,
    /// What the reply says.
    pub said: Said,
    /// The lines it says it in.
    pub lines: Vec<String>,
    /// When the mail arrived.
    pub received_at: DateTime<Utc>,
    /// Whether it was worked on before, and what came of it is unknown.
    pub is_again: bool,
}

/// The meaning of a reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// A command.
    Command(ReplyCommand),
    /// That the last answer is to be taken back, once more than may be within the hour.
    UndoTooOften,
    /// Answers, a line each.
    Answers,
}

/// A command in a reply: anything that is not an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplyCommand {
    /// How everybody stands, and what is asked.
    Status,
    /// The board in words.
    Board,
    /// The latest lines of the chronicle.
    Log,
    /// The last answer is to be taken back.
    Undo,
    /// Help on how to reply.
    Help,
    /// Something about standing orders.
    Order(OrderCommand),
    /// The seat will be away.
    Away(AwayWish),
    /// It is back.
    Back,
    /// The seat votes on what the table decides; none: how cannot be made out.
    Vote(Option<bool>),
    /// It needs more time: so many hours, or as many as is usual.
    MoreTime(Option<u32>),
}

/// A command about standing orders in a reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrderCommand {
    /// A list of the orders there are.
    List,
    /// One is switched off, by its number.
    Off(u64),
    /// Such questions are always answered so.
    Always(String),
    /// Something about windows that are let pass in the open.
    Waive(WaiveWish),
}

/// The result of a reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replied {
    /// It was dealt with; a letter tells its seat, if that wants any.
    Answered,
    /// Its key is dead: nobody is told.
    Dead,
}

impl Service {
    /// Does what a reply says, and has its seat told. Doing it again changes nothing.
    ///
    /// # Errors
    /// If the database fails or the server closes: it is to be tried again.
    pub async fn take_reply(self: &Arc<Self>, reply: &Reply) -> Result<Replied, Refused> {
        let snapshot = self.snapshot_at(reply.key.campaign, reply.key.version).await?;
        let Some(row) = row_of(&snapshot, reply.key.seat).filter(|row| is_alive(row, &reply.key)).cloned() else {
            return Ok(Replied::Dead);
        };
        let heard = match &reply.said {
            Said::Command(command) => self.do_command(&snapshot, reply, command).await,
            Said::UndoTooOften => Err(WhyNot::TakenBackOften.into()),
            Said::Answers => match self.hand_in(&snapshot, &row, reply).await {
                // Its receipt went into the outbox with it.
                Ok(()) => return Ok(Replied::Answered),
                Err(stopped) => Err(stopped),
            },
        };
        let heard = match heard {
            Ok(heard) => heard,
            Err(Stopped::Why(why)) => Understood::NotTaken(why),
            Err(Stopped::Refused(refused)) => Understood::NotTaken(self.why_not(&snapshot, reply, refused).await?),
        };
        let is_proposal = reply.key.question == anytime_id(Seat(reply.key.seat)) && matches!(heard, Understood::NotTaken(_));
        let proposal = if is_proposal { reply.key.choices.clone() } else { vec![] };
        let letter = self.receipt_letter(&row, reply, heard, proposal, TimeDelta::zero());
        self.store.commit(Commit { letters: letter.into_iter().collect(), ..Commit::default() }).await?;
        Ok(Replied::Answered)
    }

    /// Hands in what the lines of a reply answer.
    async fn hand_in(self: &Arc<Self>, snapshot: &Snapshot, row: &SeatRow, reply: &Reply) -> Result<(), Stopped> {
        let key = &reply.key;
        if reply.lines.is_empty() {
            return Err(WhyNot::Nothing.into());
        }
        let is_listed = reply.lines.iter().any(|line| is_xml(line));
        let others = reply.lines.iter().filter(|line| !is_listed && !is_item(line)).count();
        if others > MOST_LINES || reply.lines.len() > MOST_LISTED || reply.lines.iter().any(|line| line.chars().count() > LONGEST_LINE) {
            return Err(WhyNot::TooLong.into());
        }
        let mut turn = Submission {
            campaign: key.campaign,
            seat: Seat(key.seat),
            question: key.question.clone(),
            version: key.version,
            answers: vec![],
            key: Some(format!("reply-{}", reply.id)),
            // What the lines meant when they were first read counts, whatever is asked when they are read again.
            sent: Some(hex(&Sha256::digest(reply.lines.join("\n")))),
            cause: Cause::Reply,
            replaces: Replaces::Whatever,
        };
        if self.repeated(&turn).await?.is_some() {
            return Ok(());
        }
        if key.question.is_empty() {
            return Err(WhyNot::NoQuestion.into());
        }
        let replaced = self.replaced_by(snapshot, &turn).await?;
        let composition = self.put_together(snapshot, reply, &mut turn).await?;
        let is_the_same = replaced.iter().map(|(_, answer)| answer).eq(&turn.answers);
        let steps = composition.steps.into_iter().map(|step| (without_the_rest(step.asked, &step.answer), step.answer)).collect();
        let heard = Understood::Taken {
            key: turn.key.clone().expect("a reply has a key"),
            steps,
            replaced: if is_the_same { vec![] } else { replaced },
        };
        let wait = if snapshot.seats.iter().any(|row| row.state == SeatState::Bot) { BOTS_THINK } else { TimeDelta::zero() };
        let letter = self.receipt_letter(row, reply, heard, vec![], wait);
        self.answer_with(turn, Along { letter, said: None }).await?;
        Ok(())
    }

    /// The answers of the seat that wait already: a turn takes their place.
    async fn replaced_by(&self, snapshot: &Snapshot, turn: &Submission) -> Result<Vec<(Asked, Answer)>, Refused> {
        let Some(sealed) = snapshot.sealed_of(turn.seat).filter(|sealed| sealed.given.question == turn.question) else { return Ok(vec![]) };
        let steps = self.steps_of(&Submission { answers: sealed.answers(), ..turn.clone() }).await?;
        Ok(steps.into_iter().map(|(asked, answer)| (without_the_rest(asked, &answer), answer)).collect())
    }

    /// The turn that the lines of a reply make, one line a step; `turn` gets its answers.
    async fn put_together(&self, snapshot: &Snapshot, reply: &Reply, turn: &mut Submission) -> Result<Composition, Stopped> {
        let mut composition = self.compose(turn).await?;
        if composition.asked.is_none() {
            // What was put to it is gone.
            return Err(Refused::Stale { version: composition.snapshot.seq }.into());
        }
        let mut rest = reply.lines.as_slice();
        if let Some((listed, taken)) = self.list_of(snapshot, &composition, turn, rest).await? {
            (composition, rest) = (listed, &rest[taken..]);
        }
        let mut lines = rest.iter().peekable();
        while let Some(line) = lines.next() {
            let Some(asked) = &composition.asked else { return Err(WhyNot::More(line.clone()).into()) };
            let is_first = turn.answers.is_empty();
            let shown = if is_first { reply.key.choices.as_slice() } else { &[] };
            let mut line = line.clone();
            let read = {
                let names = |seat: Seat| snapshot.name(seat);
                let says = |text: &Text| Language::ALL.map(|language| snapshot.catalogue(language.tag()).say(text, &names)).to_vec();
                let reading = Reading { asked, shown, says: &says };
                while reading.goes_on(&line)
                    && let Some(next) = lines.next()
                {
                    line = format!("{line} {next}");
                }
                reading.answer(&line)
            };
            let answer = read.map_err(|misread| why::misread(misread, is_first))?;
            composition = match self.compose_further(turn, answer).await? {
                Composed::Taken(further) => further,
                Composed::Refused(_, refusal) => return Err(why::refused(Some(line), refusal).into()),
            };
        }
        Ok(composition)
    }

    /// The turn with the list that a reply begins with, a part a line, and how many lines that is. Where the lines answer one question each, as they may, there
    /// is none.
    async fn list_of(
        &self,
        snapshot: &Snapshot,
        composition: &Composition,
        turn: &mut Submission,
        lines: &[String],
    ) -> Result<Option<(Composition, usize)>, Stopped> {
        let Some(asked) = composition.asked.as_ref().filter(|asked| takes_list(&asked.shape)) else { return Ok(None) };
        let taken = match lines.iter().rposition(|line| is_item(line)) {
            _ if lines.first().is_some_and(|line| is_xml(line)) => lines.len(),
            Some(last) if lines.iter().filter(|line| is_item(line)).count() > 1 => last + 1,
            _ => return Ok(None),
        };
        let refused = match pasted(snapshot, asked, &lines[..taken].join("\n")) {
            Ok(answer) => match self.compose_further(turn, answer).await? {
                Composed::Taken(further) => return Ok(Some((further, taken))),
                Composed::Refused(_, refusal) => why::refused(None, refusal),
            },
            Err(NoList::Lines(lines)) => WhyNot::List { lines },
            Err(NoList::TooLong | NoList::Nothing) => WhyNot::List { lines: vec![] },
        };
        let may_be_many = taken <= MOST_LINES && lines[..taken].iter().all(|line| is_item(line));
        if may_be_many && self.is_one_of_many(snapshot, asked, turn, &lines[0]).await? { Ok(None) } else { Err(refused.into()) }
    }

    /// Whether a line is the answer to a question, and something else is shared out behind it.
    async fn is_one_of_many(&self, snapshot: &Snapshot, asked: &Asked, turn: &Submission, line: &str) -> Result<bool, Refused> {
        let Ok(answer) = pasted(snapshot, asked, line) else { return Ok(false) };
        let further = self.compose_further(&mut turn.clone(), answer).await?;
        let Composed::Taken(Composition { asked, .. }) = further else { return Ok(false) };
        Ok(asked.is_some_and(|asked| takes_list(&asked.shape)))
    }

    async fn do_command(self: &Arc<Self>, snapshot: &Snapshot, reply: &Reply, command: &ReplyCommand) -> Result<Understood, Stopped> {
        Ok(match command {
            ReplyCommand::Status => Understood::Status,
            ReplyCommand::Board => Understood::Board,
            ReplyCommand::Log => Understood::Log,
            ReplyCommand::Help => Understood::Help,
            ReplyCommand::Order(order) => return self.do_order(snapshot, reply, order).await,
            ReplyCommand::Away(wish) => self.go_away_by_reply(snapshot, reply, wish).await?,
            ReplyCommand::Back => self.come_back_by_reply(snapshot, reply).await?,
            ReplyCommand::Vote(vote) => self.vote_by_reply(snapshot, reply, *vote).await?,
            ReplyCommand::MoreTime(hours) => self.more_time_by_reply(snapshot, reply, *hours).await?,
            ReplyCommand::Undo => match self.take_back_by_reply(snapshot, reply).await {
                Ok(()) => Understood::TakenBack,
                Err(Refused::TooLate(_) | Refused::Stale { .. }) if self.was_taken_back(reply).await? => Understood::TakenBack,
                Err(Refused::TooLate(_) | Refused::Stale { .. }) => Understood::NotTakenBack,
                Err(refused) => return Err(refused.into()),
            },
        })
    }

    /// Does something for the seat of a letter that was answered.
    async fn act_by_reply(self: &Arc<Self>, reply: &Reply, act: Act) -> Result<Outcome, Refused> {
        let by = By::letter(Seat(reply.key.seat), Cause::Reply);
        self.act(reply.key.campaign, by, act).await
    }

    /// Takes the last answer back. A reply to the very letter that asked means its answer, whatever was seen since; any other means what its
    /// letter told last.
    async fn take_back_by_reply(self: &Arc<Self>, snapshot: &Snapshot, reply: &Reply) -> Result<(), Refused> {
        let ReplyKey { campaign, seat, question, version, .. } = &reply.key;
        let wish = if !question.is_empty() && self.may_take_back(*campaign, Seat(*seat), question).await? {
            TakeBackWish { version: snapshot.seq, question: Some(question.clone()) }
        } else {
            TakeBackWish { version: *version, question: None }
        };
        self.act_by_reply(reply, Act::TakeBack(wish)).await?;
        Ok(())
    }

    /// Whether an earlier attempt at this very reply has taken the answer back: its word was lost in a crash.
    async fn was_taken_back(&self, reply: &Reply) -> Result<bool, Refused> {
        if !reply.is_again {
            return Ok(false);
        }
        let entries = self.store.entries(reply.key.campaign, reply.key.version, u32::MAX >> 1).await?;
        let is_it = |body: &Body| matches!(body, Body::TakenBack { seat, .. } if seat.0 == reply.key.seat);
        Ok(entries.iter().any(|entry| is_it(&entry.body) && entry.cause == Cause::Reply && entry.recorded_at >= reply.received_at))
    }

    /// The reason why a reply led to nothing.
    ///
    /// # Errors
    /// If that may pass.
    async fn why_not(&self, snapshot: &Snapshot, reply: &Reply, refused: Refused) -> Result<WhyNot, Refused> {
        let ReplyKey { campaign, seat, question, version, .. } = &reply.key;
        Ok(match refused {
            Refused::Answer(refusal) => why::refused(None, refusal),
            Refused::Stale { .. } => {
                let snapshot = self.snapshot(*campaign).await?;
                WhyNot::Gone(self.fate_of(&snapshot, Seat(*seat), question, *version).await?)
            }
            Refused::WrongState(_) if snapshot.campaign.status == Status::Lobby => WhyNot::NotBegun,
            Refused::Stuck | Refused::Fold(_) => WhyNot::Stuck,
            Refused::WrongState(_)
            | Refused::NoCampaign
            | Refused::NoGame(_)
            | Refused::NoPromise
            | Refused::NoOrder
            | Refused::Order(_)
            | Refused::Setup(_)
            | Refused::Invalid(_)
            | Refused::TooLate(_)
            | Refused::NotAskedThere
            | Refused::Court(_)
            | Refused::GivenMeanwhile
            | Refused::NotSignedIn
            | Refused::NotAllowed(_)
            | Refused::KeyUsed => WhyNot::Impossible,
            passing @ (Refused::Store(_) | Refused::TooMuch(_) | Refused::TooOften(_) | Refused::Closing) => return Err(passing),
        })
    }

    /// The letter that tells a seat what became of its reply; none if it wants no letters.
    fn receipt_letter(&self, row: &SeatRow, reply: &Reply, heard: Understood, proposal: Vec<String>, wait: TimeDelta) -> Option<NewLetter> {
        let short = |line: &String| line.chars().take(QUOTED.1).collect::<String>();
        let quoted = reply.lines.iter().take(QUOTED.0).map(short).collect();
        let payload = ReceiptPayload { generation: reply.key.generation, quoted, heard, proposal };
        letters::to_seat(row, Letter::Receipt(Box::new(payload)), self.clock.now() + wait)
    }

    /// The receipt of what a seat handed in under a key, as its letter tells it.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn receipt_under(&self, snapshot: &Snapshot, seat: Seat, key: &str) -> Result<Option<Receipt>, Refused> {
        let found = self.store.remembered(snapshot.campaign.id, &super::actor_of(seat.0), key).await?;
        found.map(|found| crate::play::answer::read_receipt(snapshot.campaign.id, &found.result)).transpose()
    }

    /// Whether the holder of a seat is about to be told what became of a reply: that letter asks it, too. What a former holder would have been
    /// told is not sent any more.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn has_receipt_to_come(&self, row: &SeatRow) -> Result<bool, Refused> {
        Ok(self.store.has_receipt(row.campaign, row.seat, row.link_generation).await?)
    }

    /// The latest of the chronicle that a seat may read.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn latest_lines(&self, snapshot: &Snapshot, seat: Seat, most: usize) -> Result<Vec<Text>, Refused> {
        let part = Part { after: 0, before: None, most };
        let told = self.part_of_chronicle(snapshot, Eyes::Seat(seat), part).await?;
        Ok(told.lines.into_iter().map(|line| line.text).collect())
    }
}

/// The reason why nothing came of a reply.
enum Stopped {
    Why(WhyNot),
    Refused(Refused),
}

impl From<WhyNot> for Stopped {
    fn from(why: WhyNot) -> Self {
        Self::Why(why)
    }
}

impl From<Refused> for Stopped {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

fn is_alive(row: &SeatRow, key: &ReplyKey) -> bool {
    row.link_generation == key.generation && (row.state != SeatState::Bot || row.is_sat_in())
}

/// A question with the choices only that an answer names.
fn without_the_rest(mut asked: Asked, answer: &Answer) -> Asked {
    use sternpost_core::Picked;
    let is_named = |id: &String| match answer {
        Picked::One(one) => one == id,
        Picked::Some(some) | Picked::Arrange(some) => some.contains(id),
        Picked::Split(parts) => parts.iter().any(|(part, _)| part == id),
        Picked::Amount(_) => false,
    };
    let named: Vec<bool> = asked.offers.iter().map(|offer| is_named(&offer.id)).collect();
    for meter in &mut asked.meters {
        let shares = meter.shares.iter().zip(&named).filter(|(_, is_named)| **is_named);
        meter.shares = shares.map(|(share, _)| *share).collect();
    }
    asked.offers.retain(|offer| is_named(&offer.id));
    asked.offers.iter_mut().for_each(|offer| offer.detail.clear());
    (asked.barred, asked.remarks) = (vec![], vec![]);
    asked
}
