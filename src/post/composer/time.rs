//! Letters about time: reminders, and what has changed about it for everybody.

use super::choices::{asks, how};
use super::{Answerable, ComposeError, Composer, Draft, with_words, witness};
use crate::campaign::{Hot, LetterKind, Timing};
use crate::games::game_name;
use crate::pace::{self, Held, VoteOn, Watch, WhenOut, ics};
use crate::post::letters::{self, Reminder, Timing as TimingLetter};
use crate::store::{NewLetter, SeatRow, Status};
use sternpost_core::Seat;

/// Until when a seat can answer what it is asked, in its zone; nothing if no time runs.
pub(super) fn due(hot: &Hot, row: &SeatRow) -> String {
    let due = hot.watch().zip(hot.due_of(Seat(row.seat)));
    due.map_or_else(String::new, |(watch, due)| pace::Words::new(&row.language).moment(due, watch.zone_of(row.seat)))
}

/// What is done when a seat has not answered by then.
fn then(hot: &Hot, words: &letters::Words) -> String {
    let Some(watch) = hot.watch() else { return String::new() };
    let when = if hot.asks_together() { watch.terms.time_out.windows } else { watch.terms.time_out.turns };
    let extended = watch.waiting.as_ref().map_or(0, |waiting| waiting.extended);
    words.say_plain(match when {
        WhenOut::Extend { times, .. } if extended < times => "letter-reminder-then-extend",
        WhenOut::Default | WhenOut::Extend { .. } => "letter-reminder-then-default",
        WhenOut::Bot => "letter-reminder-then-bot",
        WhenOut::Pause => "letter-reminder-then-pause",
        WhenOut::SitIn => "letter-reminder-then-sit-in",
        WhenOut::Substitute { .. } => "letter-reminder-then-substitute",
        WhenOut::Vote { .. } => "letter-reminder-then-vote",
    })
}

impl Composer {
    /// Until when a seat can answer what it is asked, in its zone; nothing if no time runs.
    pub(in crate::post) fn due_in_words(&self, hot: &Hot, row: &SeatRow) -> String {
        due(hot, row)
    }

    /// The deadline of what a turn letter asks, as a calendar; none for other letters, or where no time runs.
    pub(super) async fn deadline_of(&self, letter: &NewLetter) -> Result<Option<String>, ComposeError> {
        let is_turn = [LetterKind::Turn, LetterKind::Reminder].iter().any(|kind| kind.name() == letter.kind);
        let Some((campaign, seat)) = letter.campaign.zip(letter.seat).filter(|_| is_turn) else { return Ok(None) };
        let hot = self.service.standing(campaign).await?;
        let Some((row, due)) = crate::campaign::row_of(&hot, seat).zip(hot.due_of(Seat(seat))) else { return Ok(None) };
        let words = letters::Words::new(row.spoken());
        let event = ics::Event {
            // The same for each question of the seat: what is due later takes the place of what was due.
            uid: format!("{campaign}-{seat}@sternpost"),
            sequence: hot.shown_seq(),
            due,
            summary: words.t1("letter-deadline", "campaign", &hot.campaign.name),
            description: words.t1("letter-turn-until", "due", self::due(&hot, row)),
            url: self.addresses.campaign(campaign),
        };
        Ok(Some(ics::calendar(&hot.campaign.name, &[event], self.service.clock.now())))
    }

    /// A reminder, unless the seat has answered meanwhile, or no time runs any more.
    pub(super) async fn reminder(&self, hot: &Hot, row: &SeatRow, question: &str) -> Result<Option<Draft>, ComposeError> {
        let is_wanted = hot.campaign.status == Status::Running && row.wants_mail;
        let Some(own) = hot.owed_by(Seat(row.seat)).filter(|asked| asked.id == question && is_wanted) else { return Ok(None) };
        let Some(until) = hot.due_of(Seat(row.seat)) else { return Ok(None) };
        let now = self.service.clock.now();
        if until <= now {
            return Ok(None);
        }
        let unsubscribe = self.addresses.unsubscribing(row);
        let own_words = letters::Words::new(row.spoken());
        let url = self.short_link(hot, row, &own).await?;
        let letter = with_words(hot, row, |words| {
            let (choices, more) = self.mailed_choices(row, &own, &url, words);
            Reminder {
                campaign: hot.campaign.name.clone(),
                game: game_name(&hot.campaign.game),
                name: row.name.clone(),
                asks: asks(&own, words),
                prompt: words.say(&own.prompt),
                due: due(hot, row),
                left: pace::Words::new(&row.language).length(until - now),
                how: how(row, &own, words),
                reply: if self.replies.is_some() { own_words.how_to_reply(&own.shape, choices.len()) } else { vec![] },
                choices,
                more,
                then: then(hot, &own_words),
                default: words.answer(&own, &own.default),
                url: url.clone(),
                time: self.addresses.time(row, hot.shown_seq()),
                witness: witness(hot),
                unsubscribe: unsubscribe.clone(),
            }
        });
        Ok(Some(Draft::of(&letter, &own_words)?.stopped_at(unsubscribe).at(url).about(Answerable::asked(hot, row, &own))))
    }

    /// What has changed about time, unless it is otherwise again.
    pub(super) async fn timing(&self, hot: &Hot, row: &SeatRow, what: Timing) -> Result<Option<Draft>, ComposeError> {
        let Some(watch) = hot.watch().filter(|_| hot.campaign.status == Status::Running && row.wants_mail) else { return Ok(None) };
        let is_so = match what {
            Timing::Settled => true,
            Timing::Paused => watch.held == Some(Held::Host),
            Timing::Over => watch.held == Some(Held::TimeOver),
            Timing::Resumed => watch.held.is_none(),
            Timing::TableAsked => watch.ballot.is_some(),
            Timing::MoreAsked { by, hours } => waits_for_word(watch, by, VoteOn::Extend(hours), row),
            Timing::ResumeAsked { by } => waits_for_word(watch, by, VoteOn::Resume, row),
        };
        if !is_so {
            return Ok(None);
        }
        let words = letters::Words::new(row.spoken());
        let terms = match what {
            Timing::Settled => pace::Words::new(&row.language).terms(&watch.terms),
            Timing::MoreAsked { .. } | Timing::ResumeAsked { .. } => vec![words.say_plain("letter-timing-majority")],
            Timing::TableAsked => {
                let until =
                    watch.ballot.as_ref().map(|ballot| pace::Words::new(&row.language).moment(ballot.until, watch.zone_of(row.seat)));
                until.map(|until| words.t1("letter-timing-say-until", "until", until)).into_iter().collect()
            }
            Timing::Paused | Timing::Over | Timing::Resumed => vec![],
        };
        let reply = match what {
            _ if self.replies.is_none() => vec![],
            Timing::MoreAsked { .. } => vec![words.say_plain("letter-timing-agree-reply")],
            Timing::ResumeAsked { .. } | Timing::Settled | Timing::Paused | Timing::Over | Timing::Resumed | Timing::TableAsked => {
                words.what_can_be_replied()
            }
        };
        let owed = hot.owed_by(Seat(row.seat));
        let time = self.addresses.time(row, hot.shown_seq());
        let (button, url, time) = match (what, &owed) {
            (Timing::MoreAsked { .. } | Timing::ResumeAsked { .. }, _) => (words.say_plain("letter-timing-agree"), time, String::new()),
            // Whoever is asked answers; the others say what is done.
            (Timing::TableAsked, None) => (words.say_plain("letter-timing-say"), time, String::new()),
            (_, Some(asked)) => (words.say_plain("letter-turn-answer"), self.short_link(hot, row, asked).await?, time),
            (_, None) => (words.say_plain("letter-open-campaign"), self.addresses.table(row, hot.shown_seq()), time),
        };
        let unsubscribe = self.addresses.unsubscribing(row);
        let letter = TimingLetter {
            campaign: hot.campaign.name.clone(),
            game: game_name(&hot.campaign.game),
            name: row.name.clone(),
            heading: match what {
                Timing::Settled => words.say_plain("letter-timing-settled"),
                Timing::Paused => words.say_plain("letter-timing-paused"),
                Timing::Over => words.say_plain("letter-timing-over"),
                Timing::Resumed => words.say_plain("letter-timing-resumed"),
                Timing::TableAsked => words.say_plain("letter-timing-table-asked"),
                Timing::MoreAsked { by, hours } => words.asks_for_more_time(&hot.name(Seat(by)), hours),
                Timing::ResumeAsked { by } => words.asks_for_time_to_run(&hot.name(Seat(by))),
            },
            terms,
            prompt: owed.as_ref().map(|asked| with_words(hot, row, |words| words.say(&asked.prompt))).unwrap_or_default(),
            due: if owed.is_some() { due(hot, row) } else { String::new() },
            button,
            url,
            time,
            reply,
            witness: witness(hot),
            unsubscribe: unsubscribe.clone(),
        };
        // It names a question and not its choices: who replies with an answer is asked with all of them.
        Ok(Some(Draft::of(&letter, &words)?.stopped_at(unsubscribe).about(Answerable::nothing(hot, row))))
    }
}

/// Whether what a seat has asked of the table waits for the reader's word.
fn waits_for_word(watch: &Watch, by: u8, on: VoteOn, row: &SeatRow) -> bool {
    watch.vote.as_ref().is_some_and(|vote| vote.by == by && vote.on == on && !vote.agreed.contains(&row.seat))
}
