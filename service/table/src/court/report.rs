//! The report to a seat on a move back to an earlier entry, from its own eyes only: which of its answers are undone, which links died, what it is
//! asked again, and what it has learnt meanwhile that it should not know.

use crate::past::explanation::{Answered, looked_at};
use crate::{Refused, Service, Snapshot};
use chrono::{DateTime, Utc};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use sternpost_core::{Audience, Eyes, Seat, Text, Told};
use sternpost_game::{Asked, Game, Play};
use sternpost_log::{Check, Draws, Entry, Folded, Turn, fold};
use sternpost_store::{DeliveryState, StoreError, StoredLetter};

/// Lines of an entry that are shown.
const LINES_OF_AN_ENTRY: u32 = 256;

/// A report on what a move back means for a seat.
#[derive(Clone, Debug)]
pub struct RewindReport {
    /// The entry that has moved the head.
    pub seq: u64,
    /// The entry it has led to.
    pub to: u64,
    /// The time of the move.
    pub at: DateTime<Utc>,
    /// The seat that has taken its answer back; none: the campaign was rewound.
    pub taken_back_by: Option<Seat>,
    /// What was said for it.
    pub why: Option<String>,
    /// What chance gives from there on; none of a take-back.
    pub draws: Option<Draws>,
    /// Entries that count no more.
    pub left: usize,
    /// The seat's answers among them.
    pub undone: Vec<UndoneTurn>,
    /// Letters of the seat whose links died.
    pub dead: Vec<DeadLetter>,
    /// What the seat is asked where it goes on from.
    pub asked: Option<Asked>,
    /// Whether it is asked that now.
    pub is_asked_now: bool,
    /// What it was told in the entries that count no more, in their order.
    pub learnt: Vec<LearntEntry>,
    /// What stood before it alone in the end and had not where it goes on from: its hand, and what else only it sees.
    pub seen: Vec<SeenRow>,
}

impl RewindReport {
    /// Things that the seat knows and should not: told to it alone, seen by it alone, or drawn before its eyes.
    #[must_use]
    pub fn knows(&self) -> usize {
        let told = self.learnt.iter().map(|entry| if entry.drew { entry.lines.len() } else { entry.alone() });
        told.sum::<usize>() + self.seen.len()
    }
}

/// A turn of the seat that is undone.
#[derive(Clone, Debug)]
pub struct UndoneTurn {
    /// Its entry.
    pub seq: u64,
    /// The questions with the answers.
    pub answered: Answered,
}

/// A letter whose links died.
#[derive(Clone, Debug, PartialEq)]
pub struct DeadLetter {
    /// When it was written.
    pub at: DateTime<Utc>,
    /// What it asked, if that is known.
    pub prompt: Option<Text>,
}

/// The lines that an entry which counts no more has told the seat.
#[derive(Clone, Debug, PartialEq)]
pub struct LearntEntry {
    /// The entry.
    pub seq: u64,
    /// Its lines, and of each whether it was told to few only.
    pub lines: Vec<(Text, bool)>,
    /// Whether something was drawn in it.
    pub drew: bool,
    /// Whether it is what the seat has done itself.
    pub is_own: bool,
}

impl LearntEntry {
    fn alone(&self) -> usize {
        self.lines.iter().filter(|(_, alone)| *alone).count()
    }
}

/// A row of a sheet that stood before the seat alone.
#[derive(Clone, Debug, PartialEq)]
pub struct SeenRow {
    /// The title of the sheet.
    pub sheet: Text,
    /// The name of the row.
    pub name: Text,
    /// The text that stood in the row.
    pub value: Text,
}

/// The findings of the walk along the line that was left.
#[derive(Default)]
struct Walked {
    undone: Vec<UndoneTurn>,
    /// What the seat was asked, by question.
    prompts: BTreeMap<String, Text>,
    seen: Vec<SeenRow>,
}

impl Service {
    /// The report to a seat on a move back; none if the entry is no such move.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn rewind_report(self: &Arc<Self>, snapshot: &Snapshot, seat: Seat, seq: u64) -> Result<Option<RewindReport>, Refused> {
        let id = snapshot.campaign.id;
        let Some(before) = seq.checked_sub(1).filter(|_| seq <= snapshot.seq) else { return Ok(None) };
        let Some(entry) = self.store.entries(id, before, 1).await?.pop().filter(|entry| entry.seq == seq) else { return Ok(None) };
        let Some(back) = entry.body.back() else { return Ok(None) };
        let to = back.to;
        // What counted before and after it stands first; whoever runs the server may lead to a line that was left before.
        let from = if snapshot.moves.counts(to, before) { to } else { 0 };
        let mut left = self.all_entries(id, from).await?;
        left.retain(|left| {
            left.seq < seq
                && left.body.moves_the_position()
                && snapshot.moves.counts(left.seq, before)
                && !snapshot.moves.counts(left.seq, seq)
        });
        let (learnt, walked) = (self.learnt(snapshot, seat, &left).await?, self.walked(snapshot, seat, &left).await?);
        let dead = self.dead_letters(snapshot, seat, (before, seq), &walked.prompts).await?;
        // Where older rules led, what was asked there is not worded again.
        let asked = self.at(id, seq).await.ok().and_then(|play| play.asked_of(seat));
        let now = snapshot.owed_by(seat).map(|asked| asked.id);
        Ok(Some(RewindReport {
            seq,
            to,
            at: entry.recorded_at,
            taken_back_by: back.taken_back_by(),
            why: back.why().map(ToOwned::to_owned),
            draws: back.draws(),
            left: left.len(),
            undone: walked.undone,
            dead,
            is_asked_now: asked.as_ref().is_some_and(|asked| Some(&asked.id) == now.as_ref()),
            asked,
            learnt,
            seen: walked.seen,
        }))
    }

    /// Words the questions and answers of a turn, in a position that the log has led to. Nothing random is looked at.
    ///
    /// # Errors
    /// If it cannot be folded.
    pub async fn worded_at(self: &Arc<Self>, snapshot: &Snapshot, seq: u64, turn: Turn<'_>) -> Result<Answered, Refused> {
        let play = self.at(snapshot.campaign.id, seq).await?;
        Ok(looked_at(turn, &*play))
    }

    /// The lines that an entry has told these eyes, whether or not it was left behind since.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn lines_of(&self, snapshot: &Snapshot, eyes: Eyes, seq: u64) -> Result<Vec<Text>, Refused> {
        let mut lines = vec![];
        for row in self.store.lines_before(snapshot.campaign.id, seq.saturating_sub(1), seq + 1, LINES_OF_AN_ENTRY).await?.iter().rev() {
            let line: Told = serde_json::from_str(&row.body).map_err(|why| StoreError::unreadable("lines", "body", row.campaign, why))?;
            lines.extend(line.audience.includes(eyes).then_some(line.text));
        }
        Ok(lines)
    }

    async fn learnt(&self, snapshot: &Snapshot, seat: Seat, left: &[Entry]) -> Result<Vec<LearntEntry>, Refused> {
        let Some(first) = left.first() else { return Ok(vec![]) };
        let mut told: BTreeMap<u64, Vec<(Text, bool)>> = BTreeMap::new();
        for row in self.store.lines(snapshot.campaign.id, first.seq - 1).await? {
            let line: Told = serde_json::from_str(&row.body).map_err(|why| StoreError::unreadable("lines", "body", row.campaign, why))?;
            if line.audience.includes(Eyes::Seat(seat)) {
                told.entry(row.seq).or_default().push((line.text, line.audience != Audience::Everyone));
            }
        }
        let learnt = |entry: &Entry| {
            Some(LearntEntry {
                seq: entry.seq,
                lines: told.remove(&entry.seq)?,
                drew: entry.body.drawn().is_some_and(|drawn| !drawn.is_empty()),
                is_own: entry.body.seat() == Some(seat),
            })
        };
        Ok(left.iter().filter_map(learnt).collect())
    }

    async fn walked(self: &Arc<Self>, snapshot: &Snapshot, seat: Seat, left: &[Entry]) -> Result<Walked, Refused> {
        let Some(first) = left.first() else { return Ok(Walked::default()) };
        // Where older rules led nothing is worded again.
        let Ok(start) = self.at(snapshot.campaign.id, first.seq - 1).await else { return Ok(Walked::default()) };
        let (game, left) = (snapshot.game, left.to_vec());
        crate::panics::joined(tokio::task::spawn_blocking(move || walk(game, &*start, &left, seat)).await)
    }

    /// The letters of a seat that asked something on the line that was left.
    async fn dead_letters(
        &self,
        snapshot: &Snapshot,
        seat: Seat,
        (before, seq): (u64, u64),
        prompts: &BTreeMap<String, Text>,
    ) -> Result<Vec<DeadLetter>, Refused> {
        let holder = snapshot.seats.get(usize::from(seat.0)).and_then(|row| row.address.as_deref());
        let mut known = BTreeSet::new();
        let mut dead = |StoredLetter { letter, state, .. }: StoredLetter| {
            let is_its = letter.seat == Some(seat.0) && Some(letter.recipient.as_str()) == holder && state != DeliveryState::Withdrawn;
            let asked = letter.content.asked().filter(|_| is_its)?;
            let is_left = !snapshot.moves.have_left(asked.version, before) && snapshot.moves.have_left(asked.version, seq);
            let prompt = prompts.get(&asked.question).cloned();
            (is_left && asked.version < seq && known.insert((asked.question.clone(), letter.kind())))
                .then_some(DeadLetter { at: letter.not_before, prompt })
        };
        Ok(self.store.letters(snapshot.campaign.id).await?.into_iter().filter_map(&mut dead).collect())
    }
}

/// Goes along the line that was left, as far as the rules of today lead.
fn walk(game: &'static dyn Game, start: &dyn Play, left: &[Entry], seat: Seat) -> Walked {
    let mut walked = Walked::default();
    let mut play = start.fork();
    for entry in left {
        let asked = play.asked_of(seat);
        walked.prompts.extend(asked.map(|asked| (asked.id, asked.prompt)));
        let own = entry.body.turns().filter(|turn| turn.seat == seat);
        walked.undone.extend(own.map(|turn| UndoneTurn { seq: entry.seq, answered: looked_at(turn, &*play) }));
        match fold(game, Some(Folded { play, head: 0, last: None }), &[entry], Check::Answers) {
            Ok(folded) => play = folded.play,
            Err(_) => return walked,
        }
    }
    // The last letter asked what nobody has answered any more.
    let asked = play.asked_of(seat);
    walked.prompts.extend(asked.map(|asked| (asked.id, asked.prompt)));
    walked.seen = seen_alone(start, &*play, seat);
    walked
}

/// The rows of sheets that a seat alone sees in a position, and has not seen so in an earlier one.
fn seen_alone(earlier: &dyn Play, play: &dyn Play, seat: Seat) -> Vec<SeenRow> {
    let eyes = Eyes::Seat(seat);
    let (now, then, everybody) = (play.scene(eyes), earlier.scene(eyes), play.scene(Eyes::Spectator));
    let mut seen = vec![];
    for panel in &now.panels {
        let rows_of = |scene: &sternpost_show::Scene| {
            let same = scene.panels.iter().find(|other| other.id == panel.id);
            same.map(|panel| panel.rows.clone()).unwrap_or_default()
        };
        let (then, everybody) = (rows_of(&then), rows_of(&everybody));
        let is_its = |row: &&sternpost_show::scene::Row| !then.contains(row) && !everybody.contains(row);
        seen.extend(panel.rows.iter().filter(is_its).map(|row| SeenRow {
            sheet: panel.title.clone(),
            name: row.name.clone(),
            value: row.value.clone(),
        }));
    }
    seen
}
