//! Renders the parts of a campaign that pages share: board, panels, seats and chronicle in the reader's words.

use super::app::App;
use super::handlers::time::due_in_words;
use super::problem::Problem;
use actix_web::web::Bytes;
use std::collections::BTreeMap;
use std::sync::Arc;
use sternpost_api::problem::ProblemKind;
use sternpost_boards::highlights::{headlines, highlights};
use sternpost_boards::{Before, Kind, Looked, Seen};
use sternpost_core::{BySeat, Eyes, Place, Seat};
use sternpost_game::Play;
use sternpost_games::book_of;
use sternpost_log::{Actor, Body, Cause, Entry, Given};
use sternpost_pages::folds::Folds;
use sternpost_pages::layout::{Board, Line, Page, Panel, SeatLine};
use sternpost_pages::linked::Linked;
use sternpost_pages::since::{Lines, Since};
use sternpost_pages::standing::{Shown, Standing};
pub use sternpost_pages::state::{finish, finish_sentence, finish_words, paused, state_words, status_key};
use sternpost_picture::{ChangedSince, Mark, Neighbours, Parts, PictureAt, SvgOptions, Words, parts, text, told_changes, told_overlay};
use sternpost_show::{Overlay, Scene};
use sternpost_store::{SeatRow, SeatState, StandingOrder, Status};
use sternpost_table::past::chronicle::Part;
use sternpost_table::past::readable::Chronicled;
use sternpost_table::{Refused, Snapshot};
use sternpost_words::{own_lines, say};

/// Runs a function with the words of a reader.
pub fn with_words<T>(snapshot: &Snapshot, language: &str, show: impl FnOnce(&Words<'_>) -> T) -> T {
    let names = |seat: Seat| snapshot.name(seat);
    let game = snapshot.campaign.game.as_str();
    show(&Words::new(language, snapshot.catalogue(language), &names).telling(own_lines::lines(language)).looking_up(
        game,
        language,
        book_of(game),
    ))
}

/// The position as it stood at an entry, folded beside the campaign.
///
/// # Errors
/// If the campaign had not begun there.
pub async fn position(app: &App, snapshot: &Snapshot, seq: u64) -> Result<Arc<dyn Play>, Problem> {
    let _turn = app.work.acquire().await.map_err(|_| Refused::Closing)?;
    Ok(app.service.at(snapshot.campaign.id, seq).await?)
}

/// The position a seat has seen last: what has changed since is marked.
pub async fn last_seen(app: &App, snapshot: &Snapshot, row: &SeatRow) -> Option<Before> {
    let _turn = app.work.acquire().await.ok()?;
    app.service.last_seen(snapshot, row).await.map(Before::looked)
}

/// The options with which a board is drawn.
#[derive(Default)]
pub struct Showing {
    /// What can be picked on it.
    pub marks: Vec<Mark>,
    /// What has changed there since the reader looked last.
    pub changed: Vec<Place>,
    /// From where it is looked at, and through which layer.
    pub looked: Looked,
    /// Where the picture of what is only looked at is; without it that is drawn in the page.
    pub picture: Option<String>,
    /// What is fetched when it is opened; without it all of that is in the page.
    pub folds: Option<Folds>,
}

/// The board, drawn and told.
#[must_use]
pub fn board(scene: &Scene, words: &Words<'_>, colours: &BySeat<String>, showing: Showing) -> Board {
    let Showing { marks, changed, looked, picture, folds } = showing;
    let linked = !marks.is_empty();
    let since = ChangedSince::Look;
    let is_told = folds.as_ref().is_none_or(|folds| folds.opens(BOARD_IN_WORDS));
    let told = is_told.then(|| {
        told_changes(scene, words, &changed, since)
            + &layer_told(scene, words, looked.overlay.as_ref())
            + &text(scene, words, Neighbours::Named)
    });
    let (near, from_near, overlay) = (looked.focus, looked.from_near, looked.overlay);
    let picture = picture.map(|address| PictureAt { address, explained: folds.as_ref().is_none_or(|folds| folds.opens(SIGNS)) });
    let options = SvgOptions { marks, linked, changed, since, near, from_near, overlay, picture, ..SvgOptions::default() };
    let mut board = Board::of(parts(scene, words, colours, &options), told.unwrap_or_default()).to_pick_on(linked);
    if let Some(folds) = folds {
        board.signs_at = folds.closed(SIGNS);
        board.words_at = folds.closed(BOARD_IN_WORDS);
    }
    board
}

/// The part of a page that explains the signs of its board.
const SIGNS: &str = "board-signs";
/// The part of a page that tells its board in words.
const BOARD_IN_WORDS: &str = "board-words";

fn layer_told(scene: &Scene, words: &Words<'_>, overlay: Option<&Overlay>) -> String {
    overlay.map(|overlay| told_overlay(scene, words, overlay)).unwrap_or_default()
}

/// The name of what can be looked at from near.
#[must_use]
pub fn name_of_focus(scene: &Scene, words: &Words<'_>, looked: &Looked) -> String {
    let area = looked.focus.first().and_then(|place| scene.areas.iter().find(|area| area.id == *place));
    area.map(|area| words.say(&area.label)).unwrap_or_default()
}

/// The same without anything to pick, as it was drawn before if it was.
///
/// # Errors
/// If it cannot be drawn.
pub async fn kept_board(
    app: &App,
    snapshot: &Snapshot,
    play: &Arc<dyn Play>,
    at: (u64, Eyes),
    (before, looked): (Option<&Before>, &Looked),
    language: &'static str,
) -> Result<Board, Problem> {
    let text = |bytes: Bytes| String::from_utf8_lossy(&bytes).into_owned();
    let ours = |_| Problem::new(ProblemKind::Ours, "the board could not be drawn; it has been noted");
    let seen = Seen { before, looked: Some(looked) };
    let drawn = app.boards.seen(snapshot, play, at, seen, language, Kind::Page).await.map_err(ours)?;
    let told = app.boards.seen(snapshot, play, at, seen, language, Kind::Text).await.map_err(ours)?;
    let drawn: Parts = serde_json::from_slice(&drawn).map_err(|_| ours(sternpost_boards::NotDrawn))?;
    Ok(Board::of(drawn, text(told)))
}

/// The tables beside the board.
#[must_use]
pub fn panels(scene: &Scene, words: &Words<'_>, play: &dyn Play, eyes: Eyes) -> Vec<Panel> {
    Panel::of(scene, words, &play.colours(), eyes.seat(), |_| None)
}

/// The same, of which what is folded is fetched when it is opened.
#[must_use]
pub fn folded_panels(scene: &Scene, words: &Words<'_>, play: &dyn Play, eyes: Eyes, folds: &Folds) -> Vec<Panel> {
    Panel::of(scene, words, &play.colours(), eyes.seat(), |part| Some(folds.closed(part)))
}

/// The lines of the seats: who sits there, and whom the campaign waits for.
#[must_use]
pub fn seat_lines(snapshot: &Snapshot, page: &Page, eyes: Eyes) -> Vec<SeatLine> {
    let (waiting, colours) = match &snapshot.play {
        Some(play) => (snapshot.waiting_for(eyes), Some(play.colours())),
        None => (vec![], None),
    };
    let line = |row: &sternpost_store::SeatRow| {
        let seat = Seat(row.seat);
        let is_waited_for = snapshot.campaign.status == Status::Running && waiting.contains(&seat);
        let key = match (is_waited_for, row.state) {
            (true, _) => say::STATE_ASKED,
            (false, SeatState::Bot) => say::STATE_BOT,
            (false, SeatState::Invited | SeatState::Taken | SeatState::Open) => say::STATE_WAITS,
        };
        SeatLine {
            name: row.name.clone(),
            colour: colours.as_ref().and_then(|colours| colours.get(seat)).cloned().unwrap_or_default(),
            state: page.t(key),
            is_waited_for,
            is_reader: eyes == Eyes::Seat(seat),
        }
    };
    snapshot.seats.iter().map(line).collect()
}

/// The standings in a position: that of the campaign, or what a turn being put together would make of it.
#[must_use]
pub fn standing(snapshot: &Snapshot, page: &Page, words: &Words<'_>, play: &dyn Play, eyes: Eyes) -> Standing {
    standing_from(snapshot, page, words, (play, None), eyes)
}

/// The same, with what is otherwise than in the position before marked.
#[must_use]
pub fn standing_from(
    snapshot: &Snapshot,
    page: &Page,
    words: &Words<'_>,
    (play, before): (&dyn Play, Option<&dyn Play>),
    eyes: Eyes,
) -> Standing {
    let (tally, before, colours) = (play.tally(eyes), before.map(|before| before.tally(eyes)), play.colours());
    let shown = Shown { tally: &tally, before: before.as_ref(), lines: seat_lines(snapshot, page, eyes), colours: &colours, eyes };
    let mut standing = Standing::of(page.page_words, words, shown);
    let waived = |kept: &StandingOrder| {
        let windows = words.say(&kept.order.given.kind.words);
        Linked::from(page.page_words.t(say::windows_fact(snapshot.name(Seat(kept.seat)), windows)).as_str())
    };
    standing.facts.extend(snapshot.waivers().into_iter().map(waived));
    // Until when is said beside whom it waits for.
    let until = due_in_words(snapshot, page.page_words, eyes.seat().map(|seat| seat.0)).map(|due| page.t(say::until(due)));
    let waits = standing.waits.map(|waits| until.into_iter().fold(waits, |waits, until| format!("{waits} {until}")));
    Standing { waits, ..standing }
}

/// Lines told of what has happened since somebody was here last: who was away for long reads the rest in the chronicle.
const SINCE: usize = 100;
/// Lines of them on the page itself; what was before stands in the chronicle.
const SINCE_ON_PAGE: usize = 30;
/// Entries looked through for who has made them.
const ENTRIES: u32 = 200;
/// Entries looked through for an own answer that was opened since.
const SINCE_LOOKED_AT: u32 = 100;
/// Entries one turn can come to, with what follows by itself.
const OF_A_TURN: u32 = 24;

/// Lines before those that are told: what began there and goes on is told whole.
const BEFORE: usize = 60;

/// The latest lines these eyes may read, in words.
///
/// # Errors
/// If the store fails.
pub async fn since(app: &App, snapshot: &Snapshot, words_of: &str, eyes: Eyes, after: u64) -> Result<Since, Problem> {
    let lines = latest(app, snapshot, eyes).await?;
    told_since(app, snapshot, (words_of, eyes), &lines, &|seq| seq > after).await
}

/// The latest lines these eyes may read, and some before what is told of them.
async fn latest(app: &App, snapshot: &Snapshot, eyes: Eyes) -> Result<Vec<Chronicled>, Problem> {
    Ok(app.service.part_of_chronicle(snapshot, eyes, Part::latest(SINCE + BEFORE)).await?.lines)
}

/// Runs a function with lines as a reader is told them.
pub fn with_lines<T>(snapshot: &Snapshot, (words_of, eyes): (&str, Eyes), lines: &[Chronicled], show: impl FnOnce(Lines<'_>) -> T) -> T {
    let (highlights, headlines) = (highlights(snapshot, lines), headlines(snapshot, lines));
    let campaign = format!("/c/{}", snapshot.campaign.id);
    let colours = snapshot.play.as_ref().map_or_else(|| BySeat::new(0, |_| String::new()), |play| play.colours());
    with_words(snapshot, words_of, |words| {
        let (highlights, headlines, campaign, colours) = (&highlights[..], &headlines[..], &campaign[..], &colours);
        show(Lines { lines, highlights, headlines, campaign, words, colours, reader: eyes.seat() })
    })
}

/// Those of some entries in words, by who has made the entries.
async fn told_since(
    app: &App,
    snapshot: &Snapshot,
    reader: (&str, Eyes),
    lines: &[Chronicled],
    is_told: &(dyn Fn(u64) -> bool + Sync),
) -> Result<Since, Problem> {
    let chronicle = format!("/c/{}/chronicle", snapshot.campaign.id);
    let first = lines.iter().position(|line| is_told(line.seq)).unwrap_or(lines.len());
    let doers = doers(app, snapshot, &lines[first..]).await?;
    let name = |seat: Seat| snapshot.name(seat);
    Ok(with_lines(snapshot, reader, lines, |lines| {
        Since::of(lines, &|seq| is_told(seq), &doers, &name).shortened(SINCE_ON_PAGE, chronicle)
    }))
}

/// The seats that have made the entries that told these lines.
async fn doers(app: &App, snapshot: &Snapshot, lines: &[Chronicled]) -> Result<BTreeMap<u64, Seat>, Problem> {
    let (Some(first), Some(last)) = (lines.first(), lines.last()) else { return Ok(BTreeMap::new()) };
    let many = u32::try_from(last.seq + 1 - first.seq).unwrap_or(u32::MAX).min(ENTRIES);
    let entries =
        app.service.store.entries(snapshot.campaign.id, last.seq.saturating_sub(u64::from(many)), many).await.map_err(Refused::from)?;
    let by_seat = |entry: &Entry| if let Actor::Seat(seat) = entry.actor { Some((entry.seq, seat)) } else { None };
    Ok(entries.iter().filter_map(by_seat).collect())
}

/// The same for a seat's own page: it begins with what came of its last turn, which a receipt may have shown and what others did took from
/// the screen.
///
/// # Errors
/// If the store fails.
pub async fn since_own(app: &App, snapshot: &Snapshot, row: &SeatRow) -> Result<Since, Problem> {
    let eyes = Eyes::Seat(Seat(row.seat));
    let Some((first, last)) = own_last(app, snapshot, row).await? else {
        return Ok(since(app, snapshot, &row.language, eyes, row.seen).await?.before_the_first());
    };
    let reader = (row.language.as_str(), eyes);
    let is_own = |seq: u64| (first..=last).contains(&seq);
    let lines = latest(app, snapshot, eyes).await?;
    let since = told_since(app, snapshot, reader, &lines, &|seq| seq > row.seen && !is_own(seq)).await?;
    // What came of a turn may lie further back than what has happened since.
    let part = Part { after: 0, before: Some(last + 1), most: SINCE_ON_PAGE + BEFORE };
    let came = app.service.part_of_chronicle(snapshot, eyes, part).await?.lines;
    Ok(with_lines(snapshot, reader, &came, |lines| since.after(lines, &is_own)))
}

/// The entries that a seat's last turn has come to: what it has seen last, or the answers that were opened since, if its own was among them.
async fn own_last(app: &App, snapshot: &Snapshot, row: &SeatRow) -> Result<Option<(u64, u64)>, Problem> {
    let before = row.seen.saturating_sub(u64::from(OF_A_TURN));
    let entries = app.service.store.entries(snapshot.campaign.id, before, OF_A_TURN + SINCE_LOOKED_AT).await.map_err(Refused::from)?;
    let has_answered = |given: &Given| given.seat == Seat(row.seat) && !matches!(given.cause, Cause::OnlyChoice | Cause::Deadline);
    let is_own = |entry: &&Entry| matches!(&entry.body, Body::Together { answers, .. } if answers.iter().any(has_answered));
    let opened = entries.iter().filter(|entry| entry.seq > row.seen && snapshot.moves.counts(entry.seq, snapshot.seq)).rfind(is_own);
    // What a turn has led to by itself was written at the same moment.
    if let Some(opened) = opened {
        let with_it = entries.iter().skip_while(|entry| entry.seq < opened.seq).take_while(|entry| entry.recorded_at == opened.recorded_at);
        return Ok(Some((opened.seq, with_it.last().map_or(opened.seq, |entry| entry.seq))));
    }
    let Some(last) = entries.iter().rfind(|entry| entry.seq <= row.seen) else { return Ok(None) };
    let whole = entries.iter().rev().skip_while(|entry| entry.seq > last.seq).take_while(|entry| entry.recorded_at == last.recorded_at);
    Ok(whole.last().map(|first| (first.seq, row.seen)))
}

/// Part of the chronicle, latest entry first, its lines in the order told; and before which entry it goes on.
///
/// # Errors
/// If the store fails.
pub async fn chronicle(
    app: &App,
    snapshot: &Snapshot,
    language: &str,
    eyes: Eyes,
    part: Part,
) -> Result<(Vec<Line>, Option<u64>), Problem> {
    let told = app.service.part_of_chronicle(snapshot, eyes, part).await?;
    let id = snapshot.campaign.id;
    let lines = with_words(snapshot, language, |words| {
        let entries: Vec<&[Chronicled]> = told.lines.chunk_by(|one, next| one.seq == next.seq).collect();
        let worded = entries.into_iter().rev().flat_map(|lines| {
            lines.iter().enumerate().map(|(i, line)| Line {
                seq: line.seq,
                is_first: i == 0,
                text: Linked::of(words, &line.text),
                when: String::new(),
                at: Some(format!("/c/{id}/at/{}", line.seq)),
            })
        });
        worded.collect()
    });
    Ok((lines, told.older))
}
