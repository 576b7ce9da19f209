//! Playing a log again: every answer put to the rules, every draw derived anew, every noted position compared.
//!
//! Entries that were taken back are played too: they were answers like all others. An answer that an older revision took and these rules read
//! otherwise is told as such, and is neither proven nor wrong.

mod answer;
mod counts;
mod court;
mod dealing;
mod kept;
mod line;
mod start;

use crate::report::{About, Report};
use answer::{Played, play, restored};
use counts::Counts;
use dealing::Dealing;
use kept::Kept;
use line::Line;
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use sternpost_core::{Chance, Standing};
use sternpost_game::{Game, Play, hex};
use sternpost_log::fold::guarded;
use sternpost_log::ground;
use sternpost_log::{Actor, Body, CampaignSecret, ChanceKey, Court, Derivation, Entry};

/// The state of the replay.
enum Stand {
    /// It has not begun.
    Before,
    /// Here.
    At(Box<dyn Play>),
    /// These rules cannot say: from this entry on.
    Lost,
}

/// A log that is played again.
pub struct Replay<'a> {
    game: &'static dyn Game,
    entries: &'a [Entry],
    secret: Option<&'a CampaignSecret>,
    key: Option<ChanceKey>,
    stand: Stand,
    line: Line,
    kept: Kept,
    court: Court,
    /// How many steps had been answered before the entry that is looked at, if it answers one.
    steps_before: Option<u64>,
    counts: Counts,
    /// Whether what nobody may know has to be dealt anew now, or may be.
    dealing: Dealing,
    report: &'a mut Report,
}

/// Plays a log again.
pub fn replay(game: &'static dyn Game, entries: &[Entry], secret: Option<&CampaignSecret>, report: &mut Report) {
    let (line, kept, court, counts) = (Line::default(), Kept::default(), Court::default(), Counts::default());
    let key = secret.map(ChanceKey::from);
    let mut replay = Replay {
        game,
        entries,
        secret,
        key,
        stand: Stand::Before,
        line,
        kept,
        court,
        steps_before: None,
        counts,
        dealing: Dealing::Not,
        report,
    };
    for at in 0..entries.len() {
        replay.entry(at);
        replay.note(at);
    }
    replay.is_dealt_when_due(entries.len());
    let Replay { counts, report, .. } = replay;
    counts.tell(game.revision(), report);
    if !entries.last().is_some_and(|last| matches!(last.body, Body::Ended { .. })) {
        report.open(About::Result, "the campaign is not over");
    }
}

/// A play whose draws are counted, if its streams are named by them.
fn counting(mut play: Box<dyn Play>, derivation: Derivation) -> Box<dyn Play> {
    if derivation == Derivation::ByDraw {
        play.count_draws();
    }
    play
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
        self.is_dealt_when_due(at);
        match &entry.body {
            Body::Created { .. } | Body::SeatTaken { .. } | Body::Timed { .. } | Body::Seated { .. } => {}
            Body::Court { act } => self.court(entry, act),
            Body::TakenBack { to, .. } => self.moved(entry, *to),
            Body::Rewound { to, draws, again, by, .. } => {
                self.rewound(at, *to, (*draws, again, *by));
                self.moved(entry, *to);
                self.dealing_after_rewind(at, *to, *draws);
            }
            Body::DealtAnew { from, .. } => self.dealt_anew(at, *from),
            Body::Started { setup, phrases, derivation, chance } => self.started(at, (setup, *derivation), phrases, chance),
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
            Body::Rebased { snapshot, why, by } => {
                self.corrected(at, snapshot, *by);
                self.rebased(entry, snapshot, (why, by.is_some()));
                self.dealing_after_ground(at);
            }
            Body::Ended { standings, .. } => self.ended(entry, standings),
        }
    }

    /// The head is moved to an earlier entry.
    fn moved(&mut self, entry: &Entry, to: u64) {
        if to == 0 || to >= entry.seq {
            self.report.wrong_at(About::Answers, entry.seq, format!("the head is moved to entry {to}, which is none before it"));
            self.stand = Stand::Lost;
            return;
        }
        if let Some(seat) = entry.body.back().and_then(|back| back.taken_back_by())
            && let Some(drew) = self.line.drawn_after(to)
        {
            let text = format!("seat {seat} takes back entry {drew}, after which something was drawn");
            self.report.wrong_at(About::Answers, entry.seq, text);
        }
        self.go_to(to);
        self.compare(entry);
    }

    /// Stands where entry `to` had led, as the log is before the entry that is looked at.
    fn go_to(&mut self, to: u64) {
        let Some(goal) = self.line.head_after(to) else {
            self.stand = Stand::Before;
            return;
        };
        self.stand = if goal.is_lost { Stand::Lost } else { Stand::Before };
        let (mut way, mut step) = (vec![], Some(goal).filter(|goal| !goal.is_lost));
        while let Some(here) = step {
            if let Some(play) = self.kept.get(here.at) {
                self.stand = Stand::At(play);
                break;
            }
            way.push(here.at);
            let is_ground = self.entries[here.at].body.is_new_ground();
            step = here.before.filter(|_| !is_ground).and_then(|before| self.line.step(before));
        }
        for at in way.iter().rev() {
            let before = std::mem::replace(&mut self.stand, Stand::Lost);
            self.stand = self.again(&self.entries[*at], before);
        }
        if let (Stand::At(play), false) = (&self.stand, way.is_empty()) {
            self.kept.keep(goal.at, goal.depth, &**play);
        }
    }

    /// The position to which an entry leads that was looked at when it came.
    fn again(&self, entry: &Entry, before: Stand) -> Stand {
        match (&entry.body, before) {
            (Body::Started { setup, derivation, chance, .. }, _) => {
                let begun = guarded(|| self.game.begin(setup, &mut Chance::noted(chance.clone())));
                begun.ok().and_then(Result::ok).map_or(Stand::Lost, |(play, _)| Stand::At(counting(play, *derivation)))
            }
            (Body::Rebased { snapshot, .. }, _) => restored(self.game, snapshot).map_or(Stand::Lost, Stand::At),
            (_, Stand::At(before)) => match play(&*before, entry, None, entry.seq.into()) {
                Played::Fits(play, _) => Stand::At(play),
                Played::Refused(_) => Stand::Lost,
            },
            (_, stand) => stand,
        }
    }

    /// Notes where an entry has led that was looked at.
    fn note(&mut self, at: usize) {
        let entry = &self.entries[at];
        let steps = self.steps_before.take();
        let answered = steps.map(|steps| (steps, entry.seq));
        self.line.append(entry, matches!(self.stand, Stand::Lost), answered);
        self.court.note(entry);
        if let (Stand::At(play), Some(step)) = (&self.stand, self.line.step(at)) {
            self.kept.keep(at, step.depth, &**play);
        }
    }

    fn answered(&mut self, entry: &Entry) {
        match std::mem::replace(&mut self.stand, Stand::Lost) {
            Stand::At(before) => {
                let stream = self.stream(&*before, entry);
                let played = play(&*before, entry, self.key.as_ref(), stream);
                self.took(entry, played);
            }
            Stand::Before => {
                self.report.wrong_at(About::Answers, entry.seq, "somebody answers before the start");
            }
            Stand::Lost => self.counts.lost(entry),
        }
    }

    /// Goes on from what playing an entry came to.
    fn took(&mut self, entry: &Entry, played: Played) {
        let (seq, is_ours) = (entry.seq, self.is_ours(entry));
        match played {
            Played::Fits(play, derived) => {
                let is_as_noted = entry.digest.as_ref().map(|noted| guarded(|| play.digest()).is_ok_and(|digest| digest == *noted));
                self.stand = Stand::At(play);
                self.compare(entry);
                // Under other rules the same answer may lead elsewhere; what leads where it led then was taken by the same rules.
                let is_same_rules = is_ours || is_as_noted == Some(true);
                // What is dealt anew is nobody's answer.
                let answers = u64::from(!matches!(entry.body, Body::DealtAnew { .. }));
                if is_same_rules {
                    self.counts.legal += answers
                } else {
                    self.counts.fits += answers
                }
                let draws = entry.body.drawn().map_or(0, |chance| chance.iter().map(Vec::len).sum::<usize>() as u64);
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
            }
            Played::Refused(why) if is_ours => {
                self.stand = Stand::Lost;
                self.report.wrong_at(About::Answers, seq, format!("the rules do not take it: {why}"));
            }
            Played::Refused(_) => {
                self.stand = Stand::Lost;
                self.counts.lost(entry);
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

    /// Checks that as many seats play as the campaign was created for.
    fn count_seats(&mut self, seq: u64) {
        let Stand::At(play) = &self.stand else { return };
        let seats = self.entries.iter().find_map(|entry| if let Body::Created { seats, .. } = &entry.body { Some(*seats) } else { None });
        if seats.is_some_and(|seats| seats != play.seats()) {
            self.report.wrong_at(About::Answers, seq, "the campaign was not created for as many seats as play it");
        }
    }

    fn rebased(&mut self, entry: &Entry, snapshot: &Value, (why, is_ruled): (&str, bool)) {
        let seq = entry.seq;
        let last = self.line.head().map(|step| &self.entries[step.at]);
        let text = snapshot.to_string();
        let is_as_noted = last.and_then(|last| last.digest.as_ref()).is_some_and(|noted| *noted == hex(&Sha256::digest(&text)));
        let new = restored(self.game, snapshot);
        let is_same = match (&self.stand, &new) {
            (Stand::At(before), Ok(new)) => guarded(|| before.digest() == new.digest()).unwrap_or(false),
            (Stand::Before | Stand::Lost | Stand::At(_), _) => false,
        };
        match (last, is_as_noted || is_same) {
            (Some(last), true) => {
                self.report.proven(About::Positions, format!("entry {seq} goes on from the position that entry {} notes", last.seq))
            }
            // A ruling is held to its correction; newer rules may lead elsewhere than those that led here. Nothing else moves a position.
            (Some(_), false) if is_ruled => {}
            (Some(last), false) if entry.revision <= last.revision => {
                let text = format!("new ground ({why}) that no ruling, no new rules and no beginning calls for");
                self.report.wrong_at(About::Positions, seq, text);
            }
            (Some(_), false) => {
                let text = format!("new ground ({why}): that it is what the players saw does not follow from the log");
                self.report.open_at(About::Positions, seq, text);
            }
            (None, _) => self.report.open_at(About::Positions, seq, format!("the campaign begins in a position that was laid out ({why})")),
        }
        let sound = new.and_then(|play| {
            let before = if let Stand::At(before) = &self.stand { Some(&**before) } else { None };
            ground::is_sound(&*play, before).map_err(|why| format!("no table can stand so: {why}"))?;
            Ok(play)
        });
        self.stands_on(entry, sound);
    }

    /// Goes on from new ground, if it is any: no rule is asked to go on from what no table can be.
    fn stands_on(&mut self, entry: &Entry, ground: Result<Box<dyn Play>, String>) {
        match ground {
            Ok(play) => {
                self.stand = Stand::At(play);
                self.compare(entry);
                self.count_seats(entry.seq);
            }
            Err(why) => {
                self.stand = Stand::Lost;
                if self.is_ours(entry) {
                    self.report.wrong_at(About::Positions, entry.seq, why);
                } else {
                    self.counts.lost(entry);
                }
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
}
