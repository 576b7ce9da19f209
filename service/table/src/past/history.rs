//! The history of a campaign: who acted when, in which part of the game, and how the points stood then. It is cached and extended as the log grows,
//! so that a second look costs only what is new. Everything in it is public.

use crate::panics::joined;
use crate::{Refused, Service, Snapshot};
use chrono::{DateTime, Utc};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex, PoisonError};
use sternpost_core::{Eyes, Seat};
use sternpost_game::{Game, Play};
use sternpost_log::{Answers, CampaignId, Check, Entry, Folded, effective, fold};
use sternpost_show::tally::Fact;

/// Campaigns whose course is kept; one takes some hundred kilobytes at most.
const MOST: usize = 64;
/// Facts that head a part of the chronicle: the round and the phase, or whatever a game names first.
const HEADINGS: usize = 2;

/// An entry that counts and has moved the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Its number.
    pub seq: u64,
    /// When it was recorded.
    pub at: DateTime<Utc>,
    /// The seats that acted: none at the start, several where all were asked together. A seat that only had to let pass what another did has not
    /// acted.
    pub seats: Vec<Seat>,
    /// Whether it closed a window: it belongs to what it was a window of.
    is_window: bool,
    /// How long its seat alone was waited for, in seconds.
    pub waited_s: Option<i64>,
    /// The part of the game, by its place among [`History::stages`].
    pub stage: usize,
}

/// A part of the game: from one change of the round or the phase to the next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stage {
    /// What it is called, the most important first; nothing if the rules of today cannot say.
    pub facts: Vec<Fact>,
    /// The part as the rules name it.
    phase: String,
    /// The main score of each seat as it began.
    pub scores: Vec<Option<u32>>,
    /// The score that wins, if there is one.
    pub most: Option<u32>,
}

/// The course of a campaign.
#[derive(Clone, Default)]
pub struct History {
    /// Every entry that counts and has moved the position, in order.
    pub steps: Vec<Step>,
    /// The parts of the game, in order.
    pub stages: Vec<Stage>,
    /// The last entry of the log that is in it.
    seq: u64,
    /// The time since which the seats that are asked now are waited for.
    pub since: Option<DateTime<Utc>>,
    /// The position after the last step, unless the rules of today do not lead there.
    tip: Option<Arc<dyn Play>>,
}

impl History {
    /// The step that stood at an entry: the last one not after it.
    #[must_use]
    pub fn at(&self, seq: u64) -> Option<&Step> {
        self.steps[..self.steps.partition_point(|step| step.seq <= seq)].last()
    }

    /// The steps before and after an entry.
    #[must_use]
    pub fn around(&self, seq: u64) -> (Option<&Step>, Option<&Step>) {
        let before = self.steps.partition_point(|step| step.seq < seq);
        let after = self.steps.partition_point(|step| step.seq <= seq);
        (before.checked_sub(1).and_then(|at| self.steps.get(at)), self.steps.get(after))
    }

    /// The seats whose doing an entry is: of a window, those that did what it was open for.
    #[must_use]
    pub fn doers(&self, seq: u64) -> &[Seat] {
        let upto = &self.steps[..self.steps.partition_point(|step| step.seq <= seq)];
        upto.iter().rev().find(|step| !step.is_window).map_or(&[], |step| &step.seats)
    }

    /// The part in which an entry happened.
    #[must_use]
    pub fn stage_of(&self, seq: u64) -> Option<&Stage> {
        self.stages.get(self.at(seq)?.stage)
    }

    /// The number of acts of each seat.
    #[must_use]
    pub fn acts(&self) -> BTreeMap<Seat, usize> {
        let mut acts = BTreeMap::new();
        for seat in self.steps.iter().flat_map(|step| &step.seats) {
            *acts.entry(*seat).or_default() += 1;
        }
        acts
    }

    /// The seconds each seat alone was waited for, in ascending order. Where all are asked together nobody's time is told.
    #[must_use]
    pub fn waits(&self) -> BTreeMap<Seat, Vec<i64>> {
        let mut waits: BTreeMap<Seat, Vec<i64>> = BTreeMap::new();
        for step in &self.steps {
            if let (Some(waited), [seat]) = (step.waited_s, step.seats.as_slice()) {
                waits.entry(*seat).or_default().push(waited);
            }
        }
        waits.values_mut().for_each(|waits| waits.sort_unstable());
        waits
    }

    /// The rounds, or whatever a game names first: what each is called, and the scores as it began.
    #[must_use]
    pub fn rounds(&self) -> Vec<&Stage> {
        let named: Vec<&Stage> = self.stages.iter().filter(|stage| !stage.facts.is_empty()).collect();
        let mut rounds: Vec<&Stage> = vec![];
        for stage in named {
            if rounds.last().is_none_or(|last| last.facts[0].label != stage.facts[0].label) {
                rounds.push(stage);
            }
        }
        rounds
    }

    /// The entries of a round, by its place among [`History::rounds`]; none for one that is not there.
    #[must_use]
    pub fn round_entries(&self, round: usize) -> Option<RangeInclusive<u64>> {
        let label = |stage: &Stage| stage.facts.first().map(|fact| fact.label.clone());
        let (mut at, mut last, mut range) = (None, None, None);
        for step in &self.steps {
            let now = label(&self.stages[step.stage]);
            if now.is_some() && now != last {
                at = Some(at.map_or(0, |at: usize| at + 1));
                last = now;
            }
            if at == Some(round) {
                range = Some(range.map_or(step.seq..=step.seq, |range: RangeInclusive<u64>| *range.start()..=step.seq));
            }
        }
        range
    }

    /// Carries on with what has been added to the log.
    fn go_on(&mut self, game: &'static dyn Game, added: &[Entry]) {
        let counting: BTreeSet<u64> = effective(added).into_iter().map(|entry| entry.seq).collect();
        let mut tip = self.tip.take().map(|play| play.fork());
        for entry in added {
            self.seq = entry.seq;
            if counting.contains(&entry.seq) && entry.body.moves_the_position() {
                let is_together = matches!(entry.body.answers(), Some(Answers::Together(_)));
                let is_window = is_together && tip.as_ref().is_some_and(|play| play.is_veiled());
                tip = moved(game, tip, entry);
                self.add(tip.as_deref(), entry, is_window);
            } else if entry.body.back().is_some() {
                // Whoever is asked now is asked anew from here.
                self.since = Some(entry.recorded_at);
            }
        }
        self.tip = tip.map(Arc::from);
    }

    fn add(&mut self, tip: Option<&dyn Play>, entry: &Entry, is_window: bool) {
        let at = entry.recorded_at;
        let seats = entry.body.turns().filter(|_| !is_window).map(|turn| turn.seat).collect();
        let is_waited_for = entry.body.turn().is_some_and(|turn| !turn.is_anytime());
        let waited = self.since.filter(|_| is_waited_for).map(|since| (at - since).num_seconds().max(0));
        // What is done still belongs to the part it was done in.
        let stage = if self.steps.is_empty() { 0 } else { self.stages.len().saturating_sub(1) };
        self.look(tip);
        self.steps.push(Step { seq: entry.seq, at, seats, is_window, waited_s: waited, stage });
        if entry.body.asks_anew() {
            self.since = Some(at);
        }
    }

    /// Begins another part if the position says so.
    fn look(&mut self, tip: Option<&dyn Play>) {
        let phase = tip.map(Play::phase).unwrap_or_default();
        // A game that does not name its parts is asked for its facts each time.
        let is_same = self.stages.last().is_some_and(|stage| stage.phase == phase && (tip.is_none() || !phase.is_empty()));
        if is_same {
            return;
        }
        let stage = tip.map_or_else(Stage::default, |play| Stage::of(play, phase));
        if self.stages.last().is_none_or(|last| (&last.facts, &last.phase) != (&stage.facts, &stage.phase)) {
            self.stages.push(stage);
        }
    }
}

/// The position after an entry; none if the rules of today do not lead there.
fn moved(game: &'static dyn Game, tip: Option<Box<dyn Play>>, entry: &Entry) -> Option<Box<dyn Play>> {
    let begins = entry.body.begins_a_position();
    let from = tip.filter(|_| !begins).map(|play| Folded { play, head: 0, last: None });
    if !begins && from.is_none() {
        return None;
    }
    fold(game, from, &[entry], Check::Answers).ok().map(|folded| folded.play)
}

impl Stage {
    fn of(play: &dyn Play, phase: String) -> Self {
        let tally = play.tally(Eyes::Spectator);
        let scores: Vec<_> = (0..play.seats()).map(|seat| tally.score(Seat(seat))).collect();
        let most = scores.iter().flatten().find_map(|(_, most)| *most);
        let facts = tally.facts.into_iter().take(HEADINGS).collect();
        Self { facts, phase, scores: scores.into_iter().map(|score| score.map(|(count, _)| count)).collect(), most }
    }

    /// The points in a position.
    #[must_use]
    pub fn now(play: &dyn Play) -> Self {
        Self::of(play, play.phase())
    }
}

/// A line of a campaign: the one that counts, or one that was left behind, by its last entry.
type Line = (CampaignId, Option<u64>, bool);
type Slot = Arc<tokio::sync::Mutex<Arc<History>>>;

/// The cached histories, each with when it was looked at last, and how often anybody has looked.
#[derive(Default)]
struct Slots {
    by_line: HashMap<Line, (u64, Slot)>,
    looks: u64,
}

/// The courses looked at last.
#[derive(Default)]
pub(crate) struct Histories(Mutex<Slots>);

impl Histories {
    /// The course of a line.
    fn slot(&self, id: Line) -> Slot {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Slots { by_line: slots, looks } = &mut *kept;
        *looks += 1;
        if slots.len() >= MOST
            && !slots.contains_key(&id)
            && let Some(oldest) = slots.iter().min_by_key(|(_, (used, _))| *used).map(|(id, _)| *id)
        {
            slots.remove(&oldest);
        }
        let (used, slot) = slots.entry(id).or_default();
        *used = *looks;
        slot.clone()
    }
}

impl Service {
    /// The course of a campaign up to where it stands. The campaign is not locked while it is folded.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn history(&self, snapshot: &Snapshot) -> Result<Arc<History>, Refused> {
        let (id, game, last) = (snapshot.campaign.id, snapshot.game, snapshot.seq);
        let slot = self.histories.slot((id, None, snapshot.is_behind));
        let mut kept = slot.lock_owned().await;
        if kept.seq == last || kept.seq > last && !snapshot.is_behind {
            return Ok(kept.clone());
        }
        // What lies further back than before begins anew.
        let mut from = if kept.seq > last { History::default() } else { History::clone(&kept) };
        let mut added = self.all_entries(id, from.seq).await?;
        added.retain(|entry| entry.seq <= last);
        let goes_back = |entry: &Entry| entry.body.moves_to().is_some_and(|to| to < from.seq);
        if added.iter().any(goes_back) {
            from = History::default();
            added = self.all_entries(id, 0).await?;
            added.retain(|entry| entry.seq <= last);
        }
        let folded = tokio::task::spawn_blocking(move || {
            from.go_on(game, &added);
            Arc::new(from)
        });
        *kept = joined(folded.await)?;
        Ok(kept.clone())
    }

    /// The course of the line an entry stands on: of the one that counts, or of one that was left behind, as it was then.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn history_along(&self, snapshot: &Snapshot, seq: u64) -> Result<Arc<History>, Refused> {
        let Some(end) = snapshot.moves.end_of_line(seq, snapshot.seq) else { return self.history(snapshot).await };
        let (id, game) = (snapshot.campaign.id, snapshot.game);
        let slot = self.histories.slot((id, Some(end), snapshot.is_behind));
        let mut kept = slot.lock_owned().await;
        // What was left behind grows no more.
        if kept.seq < end {
            let mut entries = self.all_entries(id, 0).await?;
            entries.retain(|entry| entry.seq <= end);
            let folded = tokio::task::spawn_blocking(move || {
                let mut history = History::default();
                history.go_on(game, &entries);
                Arc::new(history)
            });
            *kept = joined(folded.await)?;
        }
        Ok(kept.clone())
    }
}
