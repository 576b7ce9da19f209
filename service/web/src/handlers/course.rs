//! Handlers of the course of a campaign: the chronicle as a page of its own, points by round, how it ended, and who took how long.

use super::campaign::{page_words_at, read_by};
use super::{OnPage as _, compare, language_form, lines, lobby, page, reader_frame, talk};
use crate::app::{App, game_name};
use crate::problem::Problem;
use crate::readers::Reader;
use crate::request::Request;
use crate::{auth, show};
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use std::collections::BTreeSet;
use sternpost_boards::highlights::headlines;
use sternpost_core::text::Name;
use sternpost_core::{Eyes, Seat, Standing, Text};
use sternpost_game::Play;
use sternpost_log::CampaignId;
use sternpost_pages::course::{CoursePage, Ending, LineLeft, Ranked, SeatCourse, Statistics, Story};
use sternpost_pages::layout::Link;
use sternpost_pages::linked::Linked;
use sternpost_pages::look_back::{LookBack, Source, luck, waits};
use sternpost_pages::plot::{Plot, PlotMoment};
use sternpost_pages::told::{SoughtForm, SoughtOption, Teller, Time, ToldGroup, duration};
use sternpost_picture::{Words, seat_sign};
use sternpost_show::Gain;
use sternpost_show::headline::strongest_of;
use sternpost_store::Status;
use sternpost_table::Snapshot;
use sternpost_table::past::chronicle_search::{Sought, ToldEntry};
use sternpost_table::past::history::{History, Stage};
use sternpost_table::past::readable::Chronicled;
use sternpost_words::{PageWords, say};

/// Lines of a page of the chronicle.
const LINES: usize = 150;

/// The query parameters of a search in the chronicle: an empty one narrows nothing.
#[derive(Deserialize)]
pub struct Query {
    seat: Option<String>,
    round: Option<String>,
    phase: Option<String>,
    before: Option<u64>,
    /// The move of the head that left the line that is told; none: the line that counts.
    line: Option<u64>,
    /// The move of the head before which lines that were left behind are told.
    left: Option<u64>,
}

fn number<T: std::str::FromStr>(field: Option<&str>) -> Result<Option<T>, Problem> {
    let said = field.map(str::trim).filter(|text| !text.is_empty());
    said.map(|text| text.parse().map_err(|_| Problem::bad_request("seat and round are numbers").on_page())).transpose()
}

impl Query {
    fn sought(&self, snapshot: &Snapshot) -> Result<Sought, Problem> {
        let seat: Option<u8> = number(self.seat.as_deref())?;
        if seat.is_some_and(|seat| usize::from(seat) >= snapshot.seats.len()) {
            return Err(Problem::not_found().on_page());
        }
        // Rounds are counted from 1 where they are shown.
        let round = number::<usize>(self.round.as_deref())?.map(|round| round.saturating_sub(1));
        let phase = self.phase.as_deref().map(str::trim).filter(|phase| !phase.is_empty());
        let line = match self.line {
            Some(by) => snapshot
                .moves
                .left(snapshot.seq)
                .into_iter()
                .find(|line| line.by == by)
                .map(Some)
                .ok_or_else(|| Problem::not_found().on_page())?,
            None => None,
        };
        Ok(Sought {
            seat: seat.map(Seat),
            round,
            phase: phase.map(|phase| phase.to_owned().into()),
            after: line.map_or(0, |line| line.from),
            line: line.map(|line| line.by - 1),
            before: self.before,
            most: LINES,
        })
    }
}

/// The address of a page of the chronicle.
fn address(id: CampaignId, sought: &Sought, before: Option<u64>) -> String {
    let mut fields = vec![];
    fields.extend(sought.seat.map(|seat| format!("seat={seat}")));
    fields.extend(sought.round.map(|round| format!("round={}", round + 1)));
    fields.extend(sought.phase.as_ref().map(|phase| format!("phase={}", urlencoding(phase))));
    fields.extend(sought.line.map(|end| format!("line={}", end + 1)));
    fields.extend(before.map(|before| format!("before={before}")));
    let page = format!("/c/{id}/chronicle");
    if fields.is_empty() { page } else { format!("{page}?{}", fields.join("&")) }
}

/// A key of a message in an address: keys are plain names, and what is none is left out.
fn urlencoding(key: &str) -> String {
    key.chars().filter(|letter| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_' | '.')).collect()
}

/// `GET /c/{id}/chronicle`.
///
/// # Errors
/// If there is no such campaign, or what is looked for makes no sense.
pub async fn all(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    query: web::Query<Query>,
) -> Result<HttpResponse, Problem> {
    let named = auth::caller(&request, &app).await.on_page()?;
    app.limits.look(named.as_deref(), app.network(&request)).on_page()?;
    let (snapshot, reader) = read_by(&request, &app, *id).await.on_page()?;
    let Some(play) = snapshot.play.clone() else {
        return Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/c/{id}"))).finish());
    };
    let sought = query.sought(&snapshot)?;
    let (eyes, page_words) = (reader.eyes(&snapshot), page_words_at(&snapshot, &request, &reader));
    let history = match sought.line {
        Some(end) => compare::along(&app, &snapshot, end).await.on_page()?,
        None => history(&app, &snapshot).await.on_page()?,
    };
    let line = match query.line {
        Some(by) => app.service.line_left_by(&snapshot, by).await.on_page()?,
        None => None,
    };
    let left = if line.is_none() { lines::part(&app, &snapshot, page_words, query.left).await.on_page()? } else { None };
    let found = app.service.told(&snapshot, &history, eyes, &sought).await.on_page()?;
    let mut frame = reader_frame(&app, &snapshot, page_words, &reader);
    let here = address(*id, &sought, sought.before);
    frame.language_form = reader.row(&snapshot).and_then(|_| language_form(format!("/c/{id}/language"), here));
    talk::beside(&app, &snapshot, &reader, &mut frame).await.on_page()?;
    let story = story(&app, &snapshot, &history, eyes, page_words, &sought).await.on_page()?;
    let colours = play.colours();
    let model = show::with_words(&snapshot, page_words.tag(), |words| CoursePage {
        name: snapshot.campaign.name.clone(),
        game: game_name(&snapshot.campaign.game),
        state: show::state_words(&snapshot, page_words),
        campaign: Link::new(format!("/c/{id}"), snapshot.campaign.name.clone()),
        fair: format!("/fair-chance?campaign={id}"),
        ending: if line.is_none() { ending(&snapshot, page_words, &history, &reader) } else { None },
        line: line.as_ref().map(|line| (LineLeft::of(&snapshot, page_words, line), LineLeft::ways(&snapshot, page_words, line))),
        left,
        signs: (0..play.seats()).map(|seat| seat_sign(Seat(seat), &colours)).collect(),
        plot: if query.line.is_none() { plot(&snapshot, page_words, &history, play.as_ref(), words) } else { None },
        statistics: statistics(&snapshot, page_words, &history),
        form: if query.line.is_none() { form(&snapshot, page_words, &history, &sought, eyes.seat(), words) } else { SoughtForm::default() },
        story,
        told: told(&snapshot, &history, &found.entries, words, (eyes.seat(), None)),
        older: found.older.map(|before| address(*id, &sought, Some(before))),
        latest: sought.before.map(|_| address(*id, &sought, None)),
        page: frame,
    });
    page(&model)
}

/// The review of a campaign, once it is over.
pub(super) async fn look_back(
    app: &App,
    snapshot: &Snapshot,
    history: &History,
    eyes: Eyes,
    page_words: PageWords,
) -> Result<Option<LookBack>, Problem> {
    if snapshot.campaign.status != Status::Ended || snapshot.play.is_none() {
        return Ok(None);
    }
    let told = app.service.told(snapshot, history, eyes, &Sought { most: usize::MAX, ..Sought::default() }).await?;
    let lines: Vec<Chronicled> = told.entries.iter().rev().flat_map(in_lines).collect();
    let names: Vec<(u8, String)> = snapshot.seats.iter().map(|row| (row.seat, row.name.clone())).collect();
    let persons: Vec<(u8, String)> =
        snapshot.seats.iter().filter(|row| row.state != sternpost_store::SeatState::Bot).map(|row| (row.seat, row.name.clone())).collect();
    let texts: Vec<&Text> = lines.iter().map(|line| &line.text).collect();
    let gains = snapshot.game.gains(&texts);
    let round = |gain: &Gain| history.stage_of(lines[gain.at].seq).and_then(|stage| stage.facts.first()).map(|fact| &fact.label);
    Ok(show::with_words(snapshot, page_words.tag(), |words| {
        let back = LookBack {
            sources: sources(&gains, names.len(), words, &|gain| round(gain).map(|label| words.say(label))),
            luck: luck(page_words, &snapshot.game.highlights(&texts), &names),
            waits: waits(page_words, &history.waits(), &persons),
            first: history.steps.first().map(|step| format!("/c/{}/at/{}", snapshot.campaign.id, step.seq)),
            film: format!("/api/v1/campaigns/{}/keepsake.gif", snapshot.campaign.id),
            card: format!("/api/v1/campaigns/{}/keepsake.png", snapshot.campaign.id),
            fair: format!("/fair-chance?campaign={}", snapshot.campaign.id),
            seats: names.clone(),
        };
        (!back.is_empty()).then_some(back)
    }))
}

/// Points by what they were gained for, in the order it came up first.
fn sources(gains: &[Gain], seats: usize, words: &Words<'_>, round: &dyn Fn(&Gain) -> Option<String>) -> Vec<Source> {
    let mut of: Vec<&Text> = vec![];
    for gain in gains {
        if !of.contains(&&gain.source) {
            of.push(&gain.source);
        }
    }
    let source = |of: &Text| {
        let (mut rounds, mut points): (Vec<String>, Vec<Option<i32>>) = (vec![], vec![None; seats]);
        for gain in gains.iter().filter(|gain| gain.source == *of) {
            if let Some(said) = round(gain).filter(|said| !rounds.contains(said)) {
                rounds.push(said);
            }
            if let Some(points) = points.get_mut(usize::from(gain.seat.0)) {
                *points = Some(points.unwrap_or_default() + gain.points);
            }
        }
        Source { of: Linked::label(words, of), rounds: rounds.join("; "), points }
    };
    of.into_iter().map(source).collect()
}

/// An entry as lines with its number.
fn in_lines(entry: &ToldEntry) -> Vec<Chronicled> {
    entry.lines.iter().map(|text| Chronicled { seq: entry.seq, text: text.clone() }).collect()
}

/// Lines that tell a round.
const STORY: usize = 8;

/// The round that is looked for in short, if all of it is looked for.
async fn story(
    app: &App,
    snapshot: &Snapshot,
    history: &History,
    eyes: Eyes,
    page_words: PageWords,
    sought: &Sought,
) -> Result<Option<Story>, Problem> {
    let is_whole = sought.seat.is_none() && sought.phase.is_none() && sought.before.is_none() && sought.line.is_none();
    let rounds = history.rounds();
    let Some(round) = sought.round.filter(|round| is_whole && *round < rounds.len()) else { return Ok(None) };
    let whole = Sought { most: usize::MAX, ..sought.clone() };
    let told = app.service.told(snapshot, history, eyes, &whole).await?;
    let lines: Vec<Chronicled> = told.entries.iter().rev().flat_map(in_lines).collect();
    let strongest = strongest_of(headlines(snapshot, &lines), STORY);
    let at = |seq: u64| format!("/c/{}/at/{seq}", snapshot.campaign.id);
    let beside = |round: usize| address(snapshot.campaign.id, &Sought { round: Some(round), ..Sought::default() }, None);
    Ok(show::with_words(snapshot, page_words.tag(), |words| {
        let lines: Vec<_> = strongest.iter().map(|headline| (Linked::of(words, &headline.text), at(lines[headline.at].seq))).collect();
        (!lines.is_empty()).then(|| Story {
            title: words.say(&rounds[round].facts[0].label),
            lines,
            earlier: round.checked_sub(1).map(beside),
            later: (round + 1 < rounds.len()).then(|| beside(round + 1)),
        })
    }))
}

/// The course of a campaign, folded beside it.
///
/// # Errors
/// If the store fails.
pub(crate) async fn history(app: &App, snapshot: &Snapshot) -> Result<std::sync::Arc<History>, Problem> {
    let _turn = app.work.acquire().await.map_err(|_| sternpost_table::Refused::Closing)?;
    Ok(app.service.history(snapshot).await?)
}

/// Entries by round, phase and player, for a reader who looks at one of them or at none.
pub(super) fn told(
    snapshot: &Snapshot,
    history: &History,
    entries: &[ToldEntry],
    words: &Words<'_>,
    (reader, here): (Option<Seat>, Option<u64>),
) -> Vec<ToldGroup> {
    let teller = Teller { campaign: snapshot.campaign.id, history, words, reader, here };
    teller.tell(entries, &|seat| snapshot.name(seat))
}

fn form(
    snapshot: &Snapshot,
    page_words: PageWords,
    history: &History,
    sought: &Sought,
    own: Option<Seat>,
    words: &Words<'_>,
) -> SoughtForm {
    let seat = |row: &sternpost_store::SeatRow| {
        let label = if own == Some(Seat(row.seat)) { page_words.t(say::sought_own(&row.name)) } else { row.name.clone() };
        SoughtOption { value: row.seat.to_string(), label, is_picked: sought.seat == Some(Seat(row.seat)) }
    };
    let rounds = history.rounds();
    let round = |(at, stage): (usize, &&Stage)| SoughtOption {
        value: (at + 1).to_string(),
        label: words.say(&stage.facts[0].label),
        is_picked: sought.round == Some(at),
    };
    // What is named with a number or a card is another thing each time.
    let mut known: BTreeSet<&Name> = BTreeSet::new();
    let named = history.stages.iter().filter_map(|stage| stage.facts.get(1)).filter(|fact| fact.label.args.is_empty());
    let phases = named.filter(|fact| known.insert(&fact.label.key)).map(|fact| SoughtOption {
        value: fact.label.key.to_string(),
        label: words.say(&fact.label),
        is_picked: sought.phase.as_ref() == Some(&fact.label.key),
    });
    let mut seats: Vec<SoughtOption> = snapshot.seats.iter().map(seat).collect();
    seats.sort_by_key(|option| own.map(|seat| seat.to_string()) != Some(option.value.clone()));
    SoughtForm {
        action: format!("/c/{}/chronicle", snapshot.campaign.id),
        seats,
        phases: phases.collect(),
        rounds: if rounds.len() > 1 { rounds.iter().enumerate().map(round).collect() } else { vec![] },
        is_narrow: sought.seat.is_some() || sought.round.is_some() || sought.phase.is_some(),
    }
}

/// The rounds that are counted: laying the table out or drafting is none, so that it is those called as the last one is.
pub(crate) fn counted(history: &History) -> Vec<&Stage> {
    let mut rounds = history.rounds();
    let key = rounds.last().map(|stage| stage.facts[0].label.key.clone());
    rounds.retain(|stage| Some(&stage.facts[0].label.key) == key.as_ref());
    rounds
}

/// Points as each round began, and as they are now.
pub(super) fn plot(snapshot: &Snapshot, page_words: PageWords, history: &History, play: &dyn Play, words: &Words<'_>) -> Option<Plot> {
    let moment = |(at, stage): (usize, &Stage)| PlotMoment {
        name: words.say(&stage.facts[0].label),
        sign: (at + 1).to_string(),
        scores: stage.scores.clone(),
    };
    let mut moments: Vec<PlotMoment> = counted(history).into_iter().enumerate().map(moment).collect();
    let now = Stage::now(play);
    let last = page_words.t(if snapshot.campaign.status == Status::Ended { say::PLOT_END } else { say::PLOT_NOW });
    moments.push(PlotMoment { name: last.clone(), sign: last, scores: now.scores });
    let names: Vec<String> = snapshot.seats.iter().map(|row| row.name.clone()).collect();
    Plot::of(moments, now.most, &names, &play.colours())
}

/// The statistics of a campaign: who took how long, and how much there was of everything.
fn statistics(snapshot: &Snapshot, page_words: PageWords, history: &History) -> Statistics {
    let (acts, waits) = (history.acts(), history.waits());
    let seat = |row: &sternpost_store::SeatRow| {
        let waits = waits.get(&Seat(row.seat)).filter(|_| row.state != sternpost_store::SeatState::Bot);
        SeatCourse {
            seat: row.seat,
            name: row.name.clone(),
            acts: acts.get(&Seat(row.seat)).copied().unwrap_or_default(),
            usual: waits.and_then(|waits| waits.get(waits.len() / 2)).map(|seconds| duration(page_words, *seconds)),
            longest: waits.and_then(|waits| waits.last()).map(|seconds| duration(page_words, *seconds)),
        }
    };
    let mut facts = vec![(page_words.t(say::STATISTICS_ENTRIES), history.steps.len().to_string())];
    let rounds = counted(history).len();
    if rounds > 0 {
        facts.push((page_words.t(say::STATISTICS_ROUNDS), rounds.to_string()));
    }
    if let (Some(first), Some(last)) = (history.steps.first(), history.steps.last()) {
        facts.push((page_words.t(say::STATISTICS_TOOK), duration(page_words, (last.at - first.at).num_seconds())));
    }
    Statistics { facts, seats: snapshot.seats.iter().map(seat).collect() }
}

/// The seats of a campaign that is over, the winner first.
pub(crate) fn ranking(snapshot: &Snapshot, reader: Option<Seat>) -> Option<Vec<Ranked>> {
    let standings = snapshot.play.as_ref().filter(|_| snapshot.campaign.status == Status::Ended)?.standings()?;
    let ranked = |standing: &Standing| Ranked {
        rank: u32::from(standing.rank),
        seat: standing.seat.0,
        name: snapshot.name(standing.seat),
        score: standing.score,
        is_reader: reader == Some(standing.seat),
    };
    let mut ranking: Vec<Ranked> = standings.iter().map(ranked).collect();
    ranking.sort_by_key(|seat| (seat.rank, seat.seat));
    Some(ranking)
}

/// The ending of a campaign, if it has ended.
pub(super) fn ending(snapshot: &Snapshot, page_words: PageWords, history: &History, reader: &Reader) -> Option<Ending> {
    Some(Ending {
        won: show::finish_words(&show::finish(snapshot)?, page_words),
        notes: lobby::notes(snapshot, page_words),
        ranking: ranking(snapshot, reader.eyes(snapshot).seat())?,
        time: history.steps.last().map(|step| Time::of(step.at)),
        rematch: reader
            .address()
            .filter(|address| snapshot.is_known_to(address))
            .map(|_| format!("/create?rematch={}", snapshot.campaign.id)),
    })
}
