//! Composes letters about time: reminders, and what has changed about it for everybody.

use super::choices::{asks, how};
use super::{Answerable, ComposeError, Composer, Draft, with_words, witness};
use crate::letters::{self, Reminder, Timing as TimingLetter};
use crate::say;
use sternpost_core::Seat;
use sternpost_games::game_name;
use sternpost_model::letter::Timing;
use sternpost_model::pace::{self, Held, VoteOn, Watch, WhenOut, ics};
use sternpost_store::{NewLetter, SeatRow, Status};
use sternpost_table::Snapshot;

/// Until when a seat can answer what it is asked, in its zone; nothing if no time runs.
pub(super) fn due(snapshot: &Snapshot, row: &SeatRow) -> String {
    let due = snapshot.watch().zip(snapshot.due_of(Seat(row.seat)));
    due.map_or_else(String::new, |(watch, due)| pace::Words::new(&row.language).moment(due, watch.zone_of(row.seat)))
}

/// The consequence if a seat has not answered by then.
fn then(snapshot: &Snapshot, words: &letters::Words) -> String {
    let Some(watch) = snapshot.watch() else { return String::new() };
    let when = if snapshot.asks_together() { watch.terms.time_out.windows } else { watch.terms.time_out.turns };
    let extended = watch.waiting.as_ref().map_or(0, |waiting| waiting.extended);
    words.t(match when {
        WhenOut::Extend { times, .. } if extended < times => say::REMINDER_THEN_EXTEND,
        WhenOut::Default | WhenOut::Extend { .. } => say::REMINDER_THEN_DEFAULT,
        WhenOut::Bot => say::REMINDER_THEN_BOT,
        WhenOut::Pause => say::REMINDER_THEN_PAUSE,
        WhenOut::SitIn => say::REMINDER_THEN_SIT_IN,
        WhenOut::Substitute { .. } => say::REMINDER_THEN_SUBSTITUTE,
        WhenOut::Vote { .. } => say::REMINDER_THEN_VOTE,
    })
}

impl Composer {
    /// Until when a seat can answer what it is asked, in its zone; nothing if no time runs.
    pub(crate) fn due_in_words(&self, snapshot: &Snapshot, row: &SeatRow) -> String {
        due(snapshot, row)
    }

    /// The deadline of what a turn letter asks, as a calendar; none for other letters, or where no time runs.
    pub(super) async fn deadline_of(&self, letter: &NewLetter) -> Result<Option<String>, ComposeError> {
        let Some((campaign, seat)) = letter.content.asked().and(letter.campaign.zip(letter.seat)) else { return Ok(None) };
        let snapshot = self.service.snapshot(campaign).await?;
        let Some((row, due)) = sternpost_table::seats::people::row_of(&snapshot, seat).zip(snapshot.due_of(Seat(seat))) else {
            return Ok(None);
        };
        let words = letters::Words::new(row.spoken());
        let event = ics::Event {
            // The same for each question of the seat: what is due later takes the place of what was due.
            uid: format!("{campaign}-{seat}@sternpost"),
            sequence: snapshot.seq,
            due,
            summary: words.t(say::deadline(&snapshot.campaign.name)),
            description: words.t(say::turn_until(self::due(&snapshot, row))),
            url: self.addresses.campaign(campaign),
        };
        Ok(Some(ics::calendar(&snapshot.campaign.name, &[event], self.service.clock.now())))
    }

    /// A reminder, unless the seat has answered meanwhile, or no time runs any more.
    pub(super) async fn reminder(&self, snapshot: &Snapshot, row: &SeatRow, question: &str) -> Result<Option<Draft>, ComposeError> {
        let is_wanted = snapshot.campaign.status == Status::Running && row.wants_mail;
        let Some(own) = snapshot.owed_by(Seat(row.seat)).filter(|asked| asked.id == question && is_wanted) else { return Ok(None) };
        let Some(until) = snapshot.due_of(Seat(row.seat)) else { return Ok(None) };
        let now = self.service.clock.now();
        if until <= now {
            return Ok(None);
        }
        let unsubscribe = self.addresses.unsubscribing(row);
        let own_words = letters::Words::new(row.spoken());
        let url = self.short_link(snapshot, row, &own).await?;
        let letter = with_words(snapshot, row, |words| {
            let (choices, more) = self.mailed_choices(row, &own, &url, words);
            Reminder {
                campaign: snapshot.campaign.name.clone(),
                game: game_name(&snapshot.campaign.game),
                name: row.name.clone(),
                asks: asks(&own, words),
                prompt: words.say(&own.prompt),
                due: due(snapshot, row),
                left: pace::Words::new(&row.language).length(until - now),
                how: how(row, &own, words),
                reply: if self.replies.is_some() { own_words.how_to_reply(&own.shape, choices.len()) } else { vec![] },
                choices,
                more,
                then: then(snapshot, &own_words),
                default: words.answer(&own, &own.default),
                url: url.clone(),
                time: self.addresses.time(row, snapshot.seq),
                witness: witness(snapshot),
                unsubscribe: unsubscribe.clone(),
            }
        });
        Ok(Some(Draft::of(&letter, &own_words)?.stopped_at(unsubscribe).at(url).about(Answerable::asked(snapshot, row, &own))))
    }

    /// Composes the letter about a change of time, unless it was changed back.
    pub(super) async fn timing(&self, snapshot: &Snapshot, row: &SeatRow, what: Timing) -> Result<Option<Draft>, ComposeError> {
        let Some(watch) = snapshot.watch().filter(|_| snapshot.campaign.status == Status::Running && row.wants_mail) else {
            return Ok(None);
        };
        if !is_so(watch, what, row) {
            return Ok(None);
        }
        let words = letters::Words::new(row.spoken());
        let reply = match what {
            _ if self.replies.is_none() => vec![],
            Timing::MoreAsked { .. } => vec![words.t(say::TIMING_AGREE_REPLY)],
            Timing::ResumeAsked { .. } | Timing::Settled | Timing::Paused | Timing::Over | Timing::Resumed | Timing::TableAsked => {
                words.what_can_be_replied()
            }
        };
        let owed = snapshot.owed_by(Seat(row.seat));
        let time = self.addresses.time(row, snapshot.seq);
        let (button, url, time) = match (what, &owed) {
            (Timing::MoreAsked { .. } | Timing::ResumeAsked { .. }, _) => (words.t(say::TIMING_AGREE), time, String::new()),
            // The seats that are asked answer; the others say what is done.
            (Timing::TableAsked, None) => (words.t(say::TIMING_SAY), time, String::new()),
            (_, Some(asked)) => (words.t(say::TURN_ANSWER), self.short_link(snapshot, row, asked).await?, time),
            (_, None) => (words.t(say::OPEN_CAMPAIGN), self.addresses.table(row, snapshot.seq), time),
        };
        let unsubscribe = self.addresses.unsubscribing(row);
        let letter = TimingLetter {
            campaign: snapshot.campaign.name.clone(),
            game: game_name(&snapshot.campaign.game),
            name: row.name.clone(),
            heading: heading(snapshot, what, &words),
            terms: terms(watch, what, row, &words),
            prompt: owed.as_ref().map(|asked| with_words(snapshot, row, |words| words.say(&asked.prompt))).unwrap_or_default(),
            due: if owed.is_some() { due(snapshot, row) } else { String::new() },
            button,
            url,
            time,
            reply,
            witness: witness(snapshot),
            unsubscribe: unsubscribe.clone(),
        };
        // It names a question and not its choices: who replies with an answer is asked with all of them.
        Ok(Some(Draft::of(&letter, &words)?.stopped_at(unsubscribe).about(Answerable::nothing(snapshot, row))))
    }
}

/// Whether time stands as a letter tells it.
fn is_so(watch: &Watch, what: Timing, row: &SeatRow) -> bool {
    match what {
        Timing::Settled => true,
        Timing::Paused => watch.held == Some(Held::Host),
        Timing::Over => watch.held == Some(Held::TimeOver),
        Timing::Resumed => watch.held.is_none(),
        Timing::TableAsked => watch.ballot.is_some(),
        Timing::MoreAsked { by, hours } => waits_for_word(watch, by, VoteOn::Extend(hours), row),
        Timing::ResumeAsked { by } => waits_for_word(watch, by, VoteOn::Resume, row),
    }
}

/// The change in a sentence.
fn heading(snapshot: &Snapshot, what: Timing, words: &letters::Words) -> String {
    match what {
        Timing::Settled => words.t(say::TIMING_SETTLED),
        Timing::Paused => words.t(say::TIMING_PAUSED),
        Timing::Over => words.t(say::TIMING_OVER),
        Timing::Resumed => words.t(say::TIMING_RESUMED),
        Timing::TableAsked => words.t(say::TIMING_TABLE_ASKED),
        Timing::MoreAsked { by, hours } => words.asks_for_more_time(&snapshot.name(Seat(by)), hours),
        Timing::ResumeAsked { by } => words.asks_for_time_to_run(&snapshot.name(Seat(by))),
    }
}

/// The terms that hold from now on, or how they are decided.
fn terms(watch: &Watch, what: Timing, row: &SeatRow, words: &letters::Words) -> Vec<String> {
    let pace = pace::Words::new(&row.language);
    match what {
        Timing::Settled => pace.terms(&watch.terms),
        Timing::MoreAsked { .. } | Timing::ResumeAsked { .. } => vec![words.t(say::TIMING_MAJORITY)],
        Timing::TableAsked => {
            let until = watch.ballot.as_ref().map(|ballot| pace.moment(ballot.until, watch.zone_of(row.seat)));
            until.map(|until| words.t(say::timing_say_until(until))).into_iter().collect()
        }
        Timing::Paused | Timing::Over | Timing::Resumed => vec![],
    }
}

/// Whether what a seat has asked of the table waits for the reader's word.
fn waits_for_word(watch: &Watch, by: u8, on: VoteOn, row: &SeatRow) -> bool {
    watch.vote.as_ref().is_some_and(|vote| vote.by == by && vote.on == on && !vote.agreed.contains(&row.seat))
}
