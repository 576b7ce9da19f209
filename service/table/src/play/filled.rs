//! Fills in the answers of a turn that nobody has to give. A veiled question with one possible answer, put only to the seat whose turn is being
//! composed, is skipped where the campaign's windows wait only for seats that have a choice ([`passed_over`]): the answer goes into the turn as if
//! the seat had given it. So the log of a seat that holds nothing to react with reads like that of a seat that has let the window pass.
//!
//! Page, API, replies, submissions and tries all come here.

use crate::Snapshot;
use crate::play::follow_ups::previewed;
use crate::play::passed::passed_over;
use sternpost_core::{Answer, Chance, Outcome, Refusal, Seat, Stop};
use sternpost_game::{Play, Preview};
use sternpost_model::policy::Windows;

/// A turn as it is handed in, and where it leads as far as its seat can see.
pub struct Filled {
    /// The answers that were given, and between and behind them those that need not be given.
    pub answers: Vec<Answer>,
    /// The preview of where they lead.
    pub preview: Preview,
}

/// The answer of a seat to what it alone is asked, if it is the only one and the campaign's windows do not wait for that.
pub fn answered_by_itself(windows: Windows, play: &dyn Play, seat: Seat) -> Option<Answer> {
    let is_alone = play.asked_together() == [seat];
    is_alone.then(|| passed_over(windows, play).remove(&seat)).flatten()
}

/// The answers of a seat with those that need not be given. One that is given all the same stays what it is.
///
/// # Errors
/// A [`Refusal`] if an answer is not on offer.
pub fn filled(snapshot: &Snapshot, play: &dyn Play, seat: Seat, answers: &[Answer]) -> Result<Filled, Refusal> {
    let (windows, is_together) = (snapshot.campaign.table.windows, play.asked_together().len() > 1);
    let (first, further) = match answers {
        [first, further @ ..] if !is_together => (first, further),
        _ => return Ok(Filled { answers: answers.to_vec(), preview: previewed(snapshot, play, seat, answers)? }),
    };
    let mut turn = Filled { answers: vec![first.clone()], preview: play.preview(seat, std::slice::from_ref(first))? };
    for (taken, answer) in (1..).zip(further) {
        while let Some(only) = turn.by_itself(windows, seat).filter(|_| turn.preview.play.check(seat, answer).is_err()) {
            turn.go_on(seat, only)?;
        }
        if turn.preview.stop != Stop::Asked {
            return Err(Refusal::TurnEnded { taken });
        }
        turn.go_on(seat, answer.clone())?;
    }
    while let Some(only) = turn.by_itself(windows, seat) {
        turn.go_on(seat, only)?;
    }
    Ok(turn)
}

/// A turn that was carried out.
pub(crate) struct CarriedOut {
    /// The position after it.
    pub(crate) play: Box<dyn Play>,
    /// The answers that were given, and between and behind them those that need not be given.
    pub(crate) answers: Vec<Answer>,
    /// The outcome of these answers.
    pub(crate) out: Outcome,
}

/// Carries a turn out on a copy of the position, with the answers in it that need not be given. Most turns lack none: these ask the rules once.
///
/// # Errors
/// As [`filled`].
pub(crate) fn carry_out(snapshot: &Snapshot, play: &dyn Play, seat: Seat, answers: &[Answer]) -> Result<CarriedOut, Refusal> {
    let windows = snapshot.campaign.table.windows;
    let as_given = applied(snapshot, play, seat, answers.to_vec());
    let is_whole = match &as_given {
        Ok(turn) => turn.out.committed || answered_by_itself(windows, &*turn.play, seat).is_none(),
        // Only there is anything filled in between.
        Err(_) => windows != Windows::Prompt,
    };
    if is_whole { as_given } else { applied(snapshot, play, seat, filled(snapshot, play, seat, answers)?.answers) }
}

fn applied(snapshot: &Snapshot, play: &dyn Play, seat: Seat, answers: Vec<Answer>) -> Result<CarriedOut, Refusal> {
    let mut play = play.fork();
    let mut source = snapshot.draws(&*play, snapshot.seq + 1);
    let out = play.apply(seat, &answers, &mut Chance::live(&mut source))?;
    Ok(CarriedOut { play, answers, out })
}

impl Filled {
    /// The answer that is given by itself at the position reached.
    fn by_itself(&self, windows: Windows, seat: Seat) -> Option<Answer> {
        answered_by_itself(windows, &*self.preview.play, seat).filter(|_| self.preview.stop == Stop::Asked)
    }

    /// Goes on with one answer more.
    fn go_on(&mut self, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let Preview { told, stop, play } = self.preview.play.preview(seat, std::slice::from_ref(&answer))?;
        self.preview.told.extend(told);
        (self.preview.stop, self.preview.play) = (stop, play);
        self.answers.push(answer);
        Ok(())
    }
}
