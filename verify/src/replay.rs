//! Playing a log again: every answer put to the rules, every draw derived anew, every noted position compared.
//!
//! Entries that were taken back are played too: they were answers like all others. What an older revision has taken and these rules read otherwise is
//! told as such, and neither proven nor wrong.

use crate::report::{About, Report};
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use sternpost_core::{Chance, Game, Outcome, Play, Seat, Standing, hex};
use sternpost_log::deal::deal;
use sternpost_log::fold::{guarded, moves};
use sternpost_log::{Actor, Body, CampaignSecret, ChanceKey, Derived, Entry, Phrases, effective};

/// Positions that are kept for the day the head is moved back: the latest, and each of so many.
const LATEST: u64 = 16;
const EACH: u64 = 32;

/// Where the play stands.
enum Stand {
    /// It has not begun.
    Before,
    /// Here.
    At(Box<dyn Play>),
    /// These rules cannot say: from this entry on.
    Lost,
}

/// What was counted on the way.
#[derive(Default)]
struct Counts {
    legal: u64,
    fits: u64,
    draws: u64,
    closed: u64,
    positions: u64,
    older_positions: u64,
    /// Runs of entries these rules cannot repeat, with the revision that took them.
    lost: Vec<(u64, u64, u32)>,
}

/// A log that is played again.
pub struct Replay<'a> {
    game: &'static dyn Game,
    entries: &'a [Entry],
    secret: Option<&'a CampaignSecret>,
    key: Option<ChanceKey>,
    stand: Stand,
    head: u64,
    kept: BTreeMap<u64, Box<dyn Play>>,
    counts: Counts,
    report: &'a mut Report,
}

/// What playing an entry came to.
enum Played {
    /// It fits; whether its draws are those that the secret gives, if that can be told.
    Fits(Box<dyn Play>, Option<bool>),
    /// The rules do not take it.
    Refused(String),
}

/// Plays a log again.
pub fn replay(game: &'static dyn Game, entries: &[Entry], secret: Option<&CampaignSecret>, report: &mut Report) {
    let (kept, counts) = (BTreeMap::new(), Counts::default());
    let key = secret.map(ChanceKey::from);
    let mut replay = Replay { game, entries, secret, key, stand: Stand::Before, head: 0, kept, counts, report };
    for at in 0..entries.len() {
        replay.entry(at);
    }
    replay.tell();
}

impl Replay<'_> {
    fn is_ours(&self, entry: &Entry) -> bool {
        entry.revision == self.game.revision()
    }

    fn entry(&mut self, at: usize) {
        let entries = self.entries;
        let entry = &entries[at];
        let seq = entry.seq;
        if at > 0 && matches!(entries[at - 1].body, Body::Ended { .. }) {
            self.report.wrong_at(About::Result, seq, "the log goes on after its end");
        }
        if let (Some(seat), Actor::Seat(actor)) = (entry.body.seat(), entry.actor)
            && seat != actor
        {
            self.report.wrong_at(About::Answers, seq, format!("seat {actor} acts for seat {seat}"));
        }
        match &entry.body {
            Body::Created { .. } | Body::SeatTaken { .. } | Body::Timed { .. } | Body::Seated { .. } => {}
            Body::TakenBack { to, .. } | Body::Rewound { to, .. } => self.moved(at, *to),
            Body::Started { setup, phrases, chance } => self.started(at, setup, phrases, chance),
            Body::Answered { question, seat, .. } => {
                let is_asked = match &self.stand {
                    Stand::At(play) => guarded(|| play.open().iter().any(|(asked, id)| asked == seat && id == question)).unwrap_or(false),
                    Stand::Before | Stand::Lost => true,
                };
                if !is_asked && self.is_ours(entry) {
                    self.report.wrong_at(About::Answers, seq, format!("seat {seat} answers what it is not asked"));
                }
                self.answered(entry);
            }
            Body::Together { .. } | Body::Anytime { .. } => self.answered(entry),
            Body::Rebased { snapshot, why } => self.rebased(at, snapshot, why),
            Body::Ended { standings, .. } => self.ended(entry, standings),
        }
    }

    /// The head is moved to an earlier entry.
    fn moved(&mut self, at: usize, to: u64) {
        let entry = &self.entries[at];
        if to == 0 || to >= entry.seq {
            self.report.wrong_at(About::Answers, entry.seq, format!("the head is moved to entry {to}, which is none before it"));
            self.stand = Stand::Lost;
            return;
        }
        if let Body::TakenBack { seat, .. } = &entry.body {
            let line = effective(&self.entries[..at]);
            let drew = |entry: &&&Entry| entry.seq > to && drawn(&entry.body).is_some_and(|chance| !chance.is_empty());
            if let Some(drew) = line.iter().find(drew) {
                let text = format!("seat {seat} takes back entry {}, after which something was drawn", drew.seq);
                self.report.wrong_at(About::Answers, entry.seq, text);
            }
        }
        self.go_to(at, to);
        self.compare(entry);
    }

    /// Stands where entry `to` had led, as the log was before entry `at`.
    fn go_to(&mut self, at: usize, to: u64) {
        let upto = self.entries[..at].partition_point(|entry| entry.seq <= to);
        let line = effective(&self.entries[..upto]);
        let moving: Vec<&Entry> = line.into_iter().filter(|entry| moves(entry)).collect();
        let known = moving.iter().rposition(|entry| self.kept.contains_key(&entry.seq));
        let ground = moving.iter().rposition(|entry| matches!(entry.body, Body::Rebased { .. }));
        let from = known.max(ground).unwrap_or(0);
        self.stand = match known.filter(|known| *known == from) {
            Some(known) => Stand::At(self.kept[&moving[known].seq].fork()),
            None => Stand::Before,
        };
        let rest = if matches!(self.stand, Stand::At(_)) { from + 1 } else { from };
        self.head = moving.last().map_or(0, |entry| entry.seq);
        for entry in moving.get(rest..).unwrap_or_default() {
            // Each was looked at when it came.
            self.stand = match (&entry.body, std::mem::replace(&mut self.stand, Stand::Lost)) {
                (Body::Started { setup, chance, .. }, _) => {
                    let begun = guarded(|| self.game.begin(setup, &mut Chance::noted(chance.clone())));
                    begun.ok().and_then(Result::ok).map_or(Stand::Lost, |(play, _)| Stand::At(play))
                }
                (Body::Rebased { snapshot, .. }, _) => restored(self.game, snapshot).map_or(Stand::Lost, Stand::At),
                (_, Stand::At(play)) => match self.play(&*play, entry) {
                    Played::Fits(play, _) => Stand::At(play),
                    Played::Refused(_) => Stand::Lost,
                },
                (_, stand) => stand,
            };
        }
    }

    fn started(&mut self, at: usize, setup: &Value, phrases: &Phrases, chance: &[Vec<u32>]) {
        let entry = &self.entries[at];
        let (seq, before) = (entry.seq, &self.entries[..at]);
        if before.iter().any(|earlier| matches!(earlier.body, Body::Started { .. } | Body::Rebased { .. })) {
            self.report.wrong_at(About::Answers, seq, "the campaign starts twice");
        }
        self.phrases(before, phrases, seq);
        self.key = self.secret.map(|secret| phrases.key(secret, entry.campaign));
        let options = before.iter().find_map(|entry| if let Body::Created { options, .. } = &entry.body { Some(options) } else { None });
        if options != setup.get("options") {
            self.report.wrong_at(About::Answers, seq, "the options of the start are not those the campaign was created with");
        }
        let noted = chance.to_vec();
        let begin = |chance: &mut Chance<'_>| {
            let begun = guarded(|| self.game.begin(setup, chance));
            match begun {
                Ok(Ok(begun)) if !chance.has_unread_notes() => Ok(begun),
                Ok(Ok(_)) => Err("random results are left that nothing asked for".to_owned()),
                Ok(Err(bad)) => Err(bad.to_string()),
                Err(panicked) => Err(panicked),
            }
        };
        let dealt = |source: &mut Derived, chosen: &[Option<Value>]| {
            let options = setup.get("options").unwrap_or(&Value::Null);
            let dealt = guarded(|| deal(self.game, options, chosen, source)).ok()?.ok()??;
            (Some(&Value::Array(dealt)) == setup.get("seats")).then_some(())
        };
        let derived = self.key.as_ref().and_then(|key| {
            ways(before, setup).into_iter().find_map(|chosen| {
                let mut source = Derived::new(key, entry.campaign, seq);
                dealt(&mut source, &chosen)?;
                begin(&mut Chance::live(&mut source)).ok().filter(|(_, out)| out.chance == noted)
            })
        });
        let played = match (derived, &self.key) {
            (Some((play, _)), _) => Played::Fits(play, Some(true)),
            (None, key) => match begin(&mut Chance::noted(noted.clone())) {
                Ok((play, _)) => Played::Fits(play, key.as_ref().map(|_| false)),
                Err(why) => Played::Refused(why),
            },
        };
        self.took(entry, played);
    }

    /// What the start says of phrases is what the seats have said as they were taken.
    fn phrases(&mut self, before: &[Entry], phrases: &Phrases, seq: u64) {
        let taken = |of: usize| {
            before.iter().rev().find_map(|entry| {
                let Body::SeatTaken { seat, phrase, .. } = &entry.body else { return None };
                (usize::from(seat.0) == of).then(|| phrase.clone())
            })
        };
        let mut count = 0;
        for (seat, phrase) in phrases.0.iter().enumerate() {
            match (phrase, taken(seat).flatten()) {
                (None, None) => {}
                (Some(phrase), Some(said)) if *phrase == said => count += 1,
                (Some(_), _) => self.report.wrong_at(About::Phrases, seq, format!("the phrase of seat {seat} is not the one it has given")),
                (None, Some(_)) => {
                    self.report.open_at(
                        About::Phrases,
                        seq,
                        format!("seat {seat} has given a phrase that does not count: was the seat given back?"),
                    );
                }
            }
        }
        if phrases.0.is_empty() && before.iter().any(|entry| matches!(&entry.body, Body::SeatTaken { phrase: Some(_), .. })) {
            self.report.open_at(About::Phrases, seq, "seats have given phrases that do not count: were the seats given back?");
        }
        if count > 0 {
            self.report.proven(About::Phrases, format!("{count} seats have added phrases of their own to chance"));
        }
    }

    fn answered(&mut self, entry: &Entry) {
        match std::mem::replace(&mut self.stand, Stand::Lost) {
            Stand::At(play) => {
                let played = self.play(&*play, entry);
                self.took(entry, played);
            }
            Stand::Before => {
                self.report.wrong_at(About::Answers, entry.seq, "somebody answers before the start");
            }
            Stand::Lost => self.lost(entry),
        }
    }

    /// Puts an answer to the rules, with chance as it is derived; if that is not what was noted, with what was noted.
    fn play(&self, play: &dyn Play, entry: &Entry) -> Played {
        let Some(noted) = drawn(&entry.body) else { unreachable!("only answers are played") };
        if let Some(key) = &self.key {
            let mut source = Derived::new(key, entry.campaign, entry.seq);
            if let Ok((after, out)) = apply(play, &entry.body, &mut Chance::live(&mut source))
                && out.chance == *noted
            {
                return Played::Fits(after, Some(true));
            }
        }
        let mut chance = Chance::noted(noted.clone());
        match apply(play, &entry.body, &mut chance) {
            Ok(_) if chance.has_unread_notes() => Played::Refused("random results are left that nothing asked for".to_owned()),
            Ok((after, _)) => Played::Fits(after, self.key.as_ref().map(|_| false)),
            Err(why) => Played::Refused(why),
        }
    }

    /// Goes on from what playing an entry came to.
    fn took(&mut self, entry: &Entry, played: Played) {
        let (seq, is_ours) = (entry.seq, self.is_ours(entry));
        self.head = seq;
        match played {
            Played::Fits(play, derived) => {
                let is_as_noted = entry.digest.as_ref().map(|noted| guarded(|| play.digest()).is_ok_and(|digest| digest == *noted));
                self.stand = Stand::At(play);
                self.compare(entry);
                // Under other rules the same answer may lead elsewhere; what leads where it led then was taken by the same rules.
                let is_same_rules = is_ours || is_as_noted == Some(true);
                if is_same_rules {
                    self.counts.legal += 1
                } else {
                    self.counts.fits += 1
                }
                let draws = drawn(&entry.body).map_or(0, |chance| chance.iter().map(Vec::len).sum::<usize>() as u64);
                match derived {
                    Some(true) => self.counts.draws += draws,
                    Some(false) if is_same_rules => {
                        self.report.wrong_at(About::Chance, seq, "what was drawn is not what the secret gives");
                    }
                    Some(false) => self.report.open_at(
                        About::Chance,
                        seq,
                        format!("revision {} has drawn in a way these rules do not", entry.revision),
                    ),
                    None => self.counts.closed += draws,
                }
                self.keep(seq);
            }
            Played::Refused(why) if is_ours => {
                self.stand = Stand::Lost;
                self.report.wrong_at(About::Answers, seq, format!("the rules do not take it: {why}"));
            }
            Played::Refused(_) => {
                self.stand = Stand::Lost;
                self.lost(entry);
            }
        }
    }

    /// Compares where it stands with what an entry notes.
    fn compare(&mut self, entry: &Entry) {
        let (Stand::At(play), Some(noted)) = (&self.stand, &entry.digest) else { return };
        let is_same = guarded(|| play.digest()).is_ok_and(|digest| digest == *noted);
        if is_same {
            self.counts.positions += 1;
        } else if self.is_ours(entry) {
            self.report.wrong_at(About::Positions, entry.seq, "the position is not the one that it notes");
        } else {
            self.counts.older_positions += 1;
        }
    }

    fn keep(&mut self, seq: u64) {
        let Stand::At(play) = &self.stand else { return };
        self.kept.insert(seq, play.fork());
        self.kept.retain(|kept, _| kept + LATEST > seq || kept % EACH == 0);
    }

    fn lost(&mut self, entry: &Entry) {
        let is_next = |(_, to, revision): &&mut (u64, u64, u32)| *to + 1 == entry.seq && *revision == entry.revision;
        match self.counts.lost.last_mut().filter(is_next) {
            Some((_, to, _)) => *to = entry.seq,
            None => self.counts.lost.push((entry.seq, entry.seq, entry.revision)),
        }
    }

    fn rebased(&mut self, at: usize, snapshot: &Value, why: &str) {
        let entry = &self.entries[at];
        let seq = entry.seq;
        let line = effective(&self.entries[..at]);
        let last = line.iter().rev().find(|entry| moves(entry));
        let text = snapshot.to_string();
        let is_as_noted = last.and_then(|last| last.digest.as_ref()).is_some_and(|noted| *noted == hex(&Sha256::digest(&text)));
        let new = restored(self.game, snapshot);
        let is_same = match (&self.stand, &new) {
            (Stand::At(before), Some(new)) => guarded(|| before.digest() == new.digest()).unwrap_or(false),
            (Stand::Before | Stand::Lost | Stand::At(_), _) => false,
        };
        match (last, is_as_noted || is_same) {
            (Some(last), true) => {
                self.report.proven(About::Positions, format!("entry {seq} goes on from the position that entry {} notes", last.seq))
            }
            (Some(_), false) => {
                let text = format!("new ground ({why}): that it is what the players saw does not follow from the log");
                self.report.open_at(About::Positions, seq, text);
            }
            (None, _) => self.report.open_at(About::Positions, seq, format!("the campaign begins in a position that was laid out ({why})")),
        }
        self.head = seq;
        match new {
            Some(play) => {
                self.stand = Stand::At(play);
                self.compare(entry);
                self.keep(seq);
            }
            None if self.is_ours(entry) => {
                self.stand = Stand::Lost;
                self.report.wrong_at(About::Positions, seq, "the position cannot be read");
            }
            None => {
                self.stand = Stand::Lost;
                self.lost(entry);
            }
        }
    }

    fn ended(&mut self, entry: &Entry, standings: &[Standing]) {
        let seq = entry.seq;
        if entry.actor == Actor::Operator {
            self.report.open_at(About::Result, seq, "whoever runs the server has closed the campaign: there is no result");
            return;
        }
        match &self.stand {
            Stand::At(play) => {
                let by_the_rules = guarded(|| play.standings()).ok().flatten();
                if by_the_rules.as_deref() == Some(standings) {
                    self.report.proven(About::Result, format!("the result of entry {seq} is the one the rules give"));
                } else if self.is_ours(entry) {
                    self.report.wrong_at(About::Result, seq, "the result is not the one the rules give");
                } else {
                    self.report.open_at(
                        About::Result,
                        seq,
                        format!("revision {} has given another result than these rules", entry.revision),
                    );
                }
            }
            Stand::Before => self.report.wrong_at(About::Result, seq, "the campaign ends before it has begun"),
            Stand::Lost => self.report.open_at(About::Result, seq, "these rules cannot say how it stood"),
        }
    }

    fn tell(self) {
        let Self { counts, report, secret, game, .. } = self;
        let Counts { legal, fits, draws, closed, positions, older_positions, lost } = counts;
        let ours = game.revision();
        if legal > 0 {
            report.proven(About::Answers, format!("{legal} answers and starts are what the rules allow"));
        }
        if fits > 0 {
            report.open(About::Answers, format!("{fits} answers were taken by other revisions and fit revision {ours} too, but lead to a position that is written otherwise"));
        }
        for (from, to, revision) in lost {
            let which = if from == to { format!("entry {from}") } else { format!("entries {from} to {to}") };
            report.open(
                About::Answers,
                format!("{which}: revision {revision} has taken them, and revision {ours} of this program cannot repeat them"),
            );
        }
        if draws > 0 {
            report.proven(About::Chance, format!("{draws} random numbers are those that the secret gives"));
        }
        if closed > 0 && secret.is_none() {
            report.open(About::Chance, format!("{closed} random numbers wait for the secret, which is published at the end"));
        }
        if positions > 0 {
            report.proven(About::Positions, format!("{positions} entries lead to the position they note"));
        }
        if older_positions > 0 {
            report.open(
                About::Positions,
                format!("{older_positions} positions are written otherwise by revision {ours} than by the one that noted them"),
            );
        }
        let is_over = self.entries.last().is_some_and(|last| matches!(last.body, Body::Ended { .. }));
        if !is_over {
            report.open(About::Result, "the campaign is not over");
        }
    }
}

/// What was drawn in an entry that can draw.
fn drawn(body: &Body) -> Option<&Vec<Vec<u32>>> {
    match body {
        Body::Started { chance, .. } | Body::Answered { chance, .. } | Body::Together { chance, .. } | Body::Anytime { chance, .. } => {
            Some(chance)
        }
        Body::Created { .. }
        | Body::SeatTaken { .. }
        | Body::TakenBack { .. }
        | Body::Rewound { .. }
        | Body::Timed { .. }
        | Body::Seated { .. }
        | Body::Rebased { .. }
        | Body::Ended { .. } => None,
    }
}

fn apply(play: &dyn Play, body: &Body, chance: &mut Chance<'_>) -> Result<(Box<dyn Play>, Outcome), String> {
    guarded(|| {
        let mut after = play.fork();
        let out = match body {
            Body::Answered { seat, answers, .. } => after.apply_logged(*seat, answers, chance).map_err(|why| why.to_string()),
            Body::Anytime { seat, answers, .. } => after.apply_anytime(*seat, answers, chance).map_err(|why| why.to_string()),
            Body::Together { answers, .. } => {
                let answers = answers.iter().map(|given| (given.seat, given.answer.clone())).collect();
                after.apply_together(&answers, chance).map_err(|(seat, why): (Seat, _)| format!("seat {seat}: {why}"))
            }
            Body::Created { .. }
            | Body::SeatTaken { .. }
            | Body::Started { .. }
            | Body::TakenBack { .. }
            | Body::Rewound { .. }
            | Body::Timed { .. }
            | Body::Seated { .. }
            | Body::Rebased { .. }
            | Body::Ended { .. } => Err("this is no answer".to_owned()),
        };
        out.map(|out| (after, out))
    })
    .unwrap_or_else(Err)
}

fn restored(game: &dyn Game, snapshot: &Value) -> Option<Box<dyn Play>> {
    guarded(|| game.restore(&snapshot.to_string())).ok()?.ok()
}

/// The ways in which seats can have come to what they play: each seat that had chosen has chosen, or, if it was given back before the start, was dealt
/// to as those that never chose.
fn ways(before: &[Entry], setup: &Value) -> Vec<Vec<Option<Value>>> {
    let seats = setup.get("seats").and_then(Value::as_array).map_or(0, Vec::len);
    let chosen = |of: usize| {
        before.iter().rev().find_map(|entry| {
            let Body::SeatTaken { seat, options, .. } = &entry.body else { return None };
            (usize::from(seat.0) == of).then(|| options.clone())
        })
    };
    let chosen: Vec<Option<Value>> = (0..seats).map(|seat| chosen(seat).filter(|choice| !choice.is_null())).collect();
    let choosers: Vec<usize> = (0..seats).filter(|seat| chosen[*seat].is_some()).take(10).collect();
    let way = |given_back: u32| {
        let mut way = chosen.clone();
        choosers.iter().enumerate().filter(|(bit, _)| given_back >> bit & 1 == 1).for_each(|(_, seat)| way[*seat] = None);
        way
    };
    (0..1_u32 << choosers.len()).map(way).collect()
}
