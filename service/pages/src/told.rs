//! The chronicle grouped by round, phase and player, with the times of its entries.

use super::linked::Linked;
use chrono::{DateTime, SecondsFormat, Utc};
use serde::Serialize;
use sternpost_core::{Seat, Text};
use sternpost_log::CampaignId;
use sternpost_picture::Words;
use sternpost_show::tally::Fact;
use sternpost_table::past::chronicle::mentions;
use sternpost_table::past::chronicle_search::ToldEntry;
use sternpost_table::past::history::{History, Step};
use sternpost_words::{PageWords, say};

/// A moment: as programs read it, and in words for a reader whose zone is not known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Time {
    /// RFC 3339.
    pub datetime: String,
    /// In words, in UTC.
    pub words: String,
}

impl Time {
    /// A moment.
    #[must_use]
    pub fn of(moment: DateTime<Utc>) -> Self {
        Self { datetime: moment.to_rfc3339_opts(SecondsFormat::Secs, true), words: moment.format("%Y-%m-%d %H:%M UTC").to_string() }
    }
}

/// Entries of one part of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ToldGroup {
    /// What the part is called; nothing if that is not known.
    pub heading: Vec<Linked>,
    /// Who acted one after the other, the latest first.
    pub turns: Vec<ToldTurn>,
}

/// The run of entries that one player made without another in between.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ToldTurn {
    /// Whose it is: number and name. Nobody's is the start, and what all did together.
    pub seats: Vec<(u8, String)>,
    /// The entries, the latest first.
    pub entries: Vec<ToldLines>,
}

/// The lines that an entry told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ToldLines {
    /// Its number.
    pub seq: u64,
    /// When it was recorded, if that may be known.
    pub time: Option<Time>,
    /// Where the position after it can be seen.
    pub at: String,
    /// Whether it is the one that is looked at.
    pub is_here: bool,
    /// Its lines in the order told, those of an act as one, and whether each names the reader.
    pub lines: Vec<(Linked, bool)>,
}

/// A reader, and where and when it looks.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    /// Of which campaign.
    pub campaign: CampaignId,
    /// The course of the campaign.
    pub history: &'a History,
    /// The words of its game.
    pub words: &'a Words<'a>,
    /// The reader's seat.
    pub reader: Option<Seat>,
    /// The entry that is looked at.
    pub here: Option<u64>,
}

impl Teller<'_> {
    /// Entries, the newest first, by round, phase and player.
    #[must_use]
    pub fn tell(&self, entries: &[ToldEntry], name: &dyn Fn(Seat) -> String) -> Vec<ToldGroup> {
        let mut groups: Vec<(Option<usize>, ToldGroup)> = vec![];
        for (entry, until) in &self.joined(entries) {
            let step = self.history.at(entry.seq).filter(|step| step.seq == entry.seq);
            let stage = step.map(|step| step.stage);
            if groups.last().is_none_or(|(last, _)| *last != stage) {
                groups.push((stage, ToldGroup { heading: self.heading(stage), turns: vec![] }));
            }
            let (_, group) = groups.last_mut().expect("one was just put there");
            let doers = step.map_or(&[][..], |step| self.history.doers(step.seq));
            let seats: Vec<(u8, String)> = doers.iter().map(|seat| (seat.0, name(*seat))).collect();
            if group.turns.last().is_none_or(|turn| turn.seats != seats) {
                group.turns.push(ToldTurn { seats, entries: vec![] });
            }
            let lines = self.lines(entry, *until, step);
            group.turns.last_mut().expect("one was just put there").entries.push(lines);
        }
        groups.into_iter().map(|(_, group)| group).collect()
    }

    /// Entries with the last one of which something is told there: what comes of an act is told with it, though somebody else was asked in
    /// between, and an entry of which nothing else is left is none of its own.
    fn joined(&self, entries: &[ToldEntry]) -> Vec<(ToldEntry, u64)> {
        let mut told: Vec<(ToldEntry, u64)> = vec![];
        for entry in entries.iter().rev() {
            let mut entry = entry.clone();
            let before = told.last_mut().filter(|(before, _)| self.is_same_stage(before.seq, entry.seq));
            if let Some((before, until)) = before.filter(|(before, _)| !before.lines.is_empty()) {
                let together = [&before.lines[before.lines.len() - 1..], &entry.lines[..]].concat();
                let of_act = self.words.acts(&together, |text| text).first().map_or(0, |act| act.len() - 1);
                before.lines.extend(entry.lines.drain(..of_act));
                if of_act > 0 && entry.lines.is_empty() {
                    *until = entry.seq;
                    continue;
                }
            }
            let seq = entry.seq;
            told.push((entry, seq));
        }
        told.into_iter().rev().collect()
    }

    fn is_same_stage(&self, one: u64, other: u64) -> bool {
        let stage = |seq| self.history.at(seq).map(|step| step.stage);
        stage(one) == stage(other)
    }

    fn heading(&self, stage: Option<usize>) -> Vec<Linked> {
        let facts: &[Fact] = stage.and_then(|stage| self.history.stages.get(stage)).map_or(&[], |stage| &stage.facts);
        facts.iter().map(|fact| Linked::of(self.words, &fact.label)).collect()
    }

    fn lines(&self, entry: &ToldEntry, until: u64, step: Option<&Step>) -> ToldLines {
        let is_about = |text: &Text| self.reader.is_some_and(|seat| mentions(text, seat));
        let told = |act: &[Text]| (Linked::joined(act.iter().map(|text| Linked::of(self.words, text))), act.iter().any(is_about));
        let lines = self.words.acts(&entry.lines, |text| text).into_iter().map(told);
        ToldLines {
            seq: entry.seq,
            time: step.map(|step| Time::of(step.at)),
            at: format!("/c/{}/at/{until}", self.campaign),
            is_here: self.here.is_some_and(|here| (entry.seq..=until).contains(&here)),
            lines: lines.collect(),
        }
    }
}

/// Something to pick in the form that looks for entries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SoughtOption {
    /// Its value.
    pub value: String,
    /// What it is.
    pub label: String,
    /// Whether it is picked.
    pub is_picked: bool,
}

/// The form that looks for entries: lists to pick from, each empty if there is nothing to tell apart.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SoughtForm {
    /// Where it is sent, by GET.
    pub action: String,
    /// About whom.
    pub seats: Vec<SoughtOption>,
    /// In which round.
    pub rounds: Vec<SoughtOption>,
    /// In which phase.
    pub phases: Vec<SoughtOption>,
    /// Whether anything is picked.
    pub is_narrow: bool,
}

/// A duration in words: `3 d 4 h`, `12 min`.
#[must_use]
pub fn duration(page_words: PageWords, seconds: i64) -> String {
    let (minutes, hours, days) = (seconds / 60, seconds / 3_600, seconds / 86_400);
    match (days, hours, minutes) {
        (0, 0, 0) => page_words.t(say::TOOK_LESS),
        (0, 0, minutes) => page_words.t(say::took_minutes(minutes)),
        (0, hours, minutes) => page_words.t(say::took_hours(hours, minutes % 60)),
        (days, hours, _) => page_words.t(say::took_days(days, hours % 24)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_model::language::Language;

    #[test]
    fn durations_are_said_in_their_two_largest_parts() {
        let said = |seconds| duration(PageWords::new(Language::English), seconds);
        assert_eq!([said(59), said(60), said(3_600 * 5 + 125), said(86_400 * 3 + 3_600 * 4)], ["< 1 min", "1 min", "5 h 2 min", "3 d 4 h"]);
    }
}
