//! The worker that carries out inbound mail, that of each seat in the order it came. Work that a crash interrupts is done again: the answer of a mail
//! counts once.

use super::commands::command;
use super::door::Door;
use super::parse::read;
use super::report::{Report, report};
use crate::worker;
use chrono::TimeDelta;
use futures_util::{FutureExt as _, StreamExt as _, stream};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;
use sternpost_model::reason::Reason;
use sternpost_store::{DeliveryState, Inbound, InboundState, StoreError};
use sternpost_table::Refused;
use sternpost_table::replies::Said as ReplySaid;
use sternpost_table::replies::{Replied, Reply, ReplyCommand};
use tokio::sync::watch;

/// The lease of a mail: how long it stays with a worker that gives no sign of life.
const LEASE: Duration = Duration::from_secs(15);
/// Mails taken at once, each of another seat.
const BATCH: u32 = 16;
/// Mails worked on at the same time.
const PARALLEL: usize = 4;
/// The interval of looking when nothing has come: for what other servers have left.
const IDLE: Duration = Duration::from_secs(5);
/// Tries before a mail is given up.
const MOST_TRIES: u32 = 12;
/// The wait after the first failure; it doubles with each further one, up to some minutes.
const FIRST_WAIT: TimeDelta = TimeDelta::seconds(1);

/// Works until the server closes.
pub async fn run(door: Arc<Door>, mut closing: watch::Receiver<bool>) {
    loop {
        match round(&door).await {
            Ok(0) => {}
            Ok(_) => continue,
            Err(StoreError::Closed) => return,
            Err(error) => tracing::error!(%error, "mail that came in cannot be read"),
        }
        tokio::select! {
            () = door.arrived.notified() => {}
            () = tokio::time::sleep(IDLE) => {}
            _ = closing.wait_for(|is_closing| *is_closing) => return,
        }
    }
}

/// Takes what waits and deals with it; returns how many mails that were.
async fn round(door: &Arc<Door>) -> Result<usize, StoreError> {
    let mails = door.service.store.claim_inbound(door.service.clock.now(), LEASE, BATCH).await?;
    let count = mails.len();
    stream::iter(mails).for_each_concurrent(PARALLEL, |mail| deal_with(door, mail)).await;
    Ok(count)
}

async fn deal_with(door: &Arc<Door>, mail: Inbound) {
    // A fault in one must not stop all others.
    let result = AssertUnwindSafe(carry_out(door, &mail)).catch_unwind().await;
    let (state, outcome, again) = match result {
        Ok(Ok((state, outcome))) => (state, outcome.to_owned(), None),
        Ok(Err(refused)) => failed(&mail, refused.to_string()),
        Err(_) => failed(&mail, "a fault in the server".to_owned()),
    };
    let now = door.service.clock.now();
    if state == InboundState::Failed {
        tracing::error!(mail.id = %mail.id, outcome, "a mail that came in was given up");
        if let Some((campaign, seat)) = mail.about
            && let Err(error) = door.service.write_again(campaign, seat).await
        {
            tracing::error!(%error, "its seat could not be asked anew");
        }
    } else {
        tracing::info!(mail.id = %mail.id, ?state, outcome, "a mail that came in was dealt with");
    }
    let word = match state {
        InboundState::Pending => "again",
        InboundState::Done => "done",
        InboundState::Ignored => "ignored",
        InboundState::Failed => "failed",
    };
    metrics::counter!("sternpost_replies_total", "outcome" => word).increment(1);
    let retry_at = again.map(|wait| now + wait);
    if let Err(error) = door.service.store.settle_inbound(&mail.id, state, now, &outcome, retry_at).await {
        // It stays leased and is dealt with again: the same comes of it.
        tracing::error!(mail.id = %mail.id, %error, "what became of a mail cannot be noted");
    }
}

fn failed(mail: &Inbound, why: String) -> (InboundState, String, Option<TimeDelta>) {
    if mail.attempts >= MOST_TRIES {
        return (InboundState::Failed, why, None);
    }
    let doubled = 1_i32 << mail.attempts.saturating_sub(1).min(9);
    (InboundState::Pending, why, Some(FIRST_WAIT * doubled))
}

/// Does what a mail says, and what is to be noted of it.
async fn carry_out(door: &Arc<Door>, mail: &Inbound) -> Result<(InboundState, &'static str), Refused> {
    let store = &door.service.store;
    if let Some(bounced) = store.bounce_key(&mail.key_hash).await? {
        return bounce(door, mail, &bounced.letter).await;
    }
    let Some(key) = store.reply_key(&mail.key_hash).await? else { return Ok((InboundState::Ignored, "no-key")) };
    let said = read(&mail.raw, &door.addresses, mail.envelope_from.as_deref());
    if let Some(machine) = said.machine {
        return Ok((InboundState::Ignored, machine));
    }
    let said_first = match said.lines.first().and_then(|line| command(line)) {
        // What is worked on again was counted.
        Some(ReplyCommand::Undo) if mail.attempts <= 1 && door.service.limits.take_back(key.campaign, key.seat).is_err() => {
            ReplySaid::UndoTooOften
        }
        Some(command) => ReplySaid::Command(command),
        None => ReplySaid::Answers,
    };
    let reply =
        Reply { id: mail.id.clone(), key, said: said_first, lines: said.lines, received_at: mail.received_at, is_again: mail.attempts > 1 };
    Ok(match door.service.take_reply(&reply).await? {
        Replied::Answered => (InboundState::Done, "answered"),
        Replied::Dead => (InboundState::Ignored, "dead-key"),
    })
}

/// Notes what a mail server says of a letter. Only of one that was sent: what is reported of another is made up, or known already.
async fn bounce(door: &Arc<Door>, mail: &Inbound, letter: &str) -> Result<(InboundState, &'static str), Refused> {
    let (service, now) = (&door.service, door.service.clock.now());
    let store = &service.store;
    let said = report(&mail.raw, mail.envelope_from.as_deref());
    let Some(letter) = store.letter(letter).await? else { return Ok((InboundState::Ignored, "no-letter")) };
    let id = letter.letter.id.as_str();
    match letter.state {
        // It may have come back before what became of it was noted.
        DeliveryState::Pending if letter.attempts > 0 && mail.attempts < MOST_TRIES => {
            return Err(Refused::WrongState(Reason::LetterOnItsWay));
        }
        DeliveryState::Sent | DeliveryState::Delayed => {}
        DeliveryState::Pending | DeliveryState::Withdrawn | DeliveryState::Dead | DeliveryState::Bounced => {
            return Ok((InboundState::Ignored, "not-sent"));
        }
    }
    Ok(match said {
        Report::Bounced(status) => {
            service.letter_lost(&letter.letter, true).await?;
            store.report_letter(id, DeliveryState::Bounced, now, None, &status).await?;
            (InboundState::Done, "bounced")
        }
        Report::GivenUp(status) if letter.attempts < worker::MOST_TRIES => {
            store.report_letter(id, DeliveryState::Pending, now, Some(now + worker::LONGEST_WAIT), &status).await?;
            (InboundState::Done, "given-up")
        }
        Report::GivenUp(status) => {
            service.letter_lost(&letter.letter, true).await?;
            store.report_letter(id, DeliveryState::Bounced, now, None, &status).await?;
            (InboundState::Done, "bounced")
        }
        Report::Delayed(status) => {
            store.report_letter(id, DeliveryState::Delayed, now, None, &status).await?;
            (InboundState::Done, "delayed")
        }
        Report::Nothing => (InboundState::Ignored, "no-report"),
    })
}
