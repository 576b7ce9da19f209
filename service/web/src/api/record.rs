//! API handlers of the log, as far as the caller may see it: entries, the view as it stood, what changed, export.

use super::{language, looked_at};
use crate::app::App;
use crate::auth;
use crate::handlers::compare::Which;
use crate::problem::Problem;
use crate::request::Request;
use crate::show::{position, with_words};
use actix_web::web::Bytes;
use actix_web::{HttpResponse, ResponseError as _, web};
use futures_util::stream;
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;
use sternpost_api::record::{
    self as api, Change, Changed, ComparedEntry, Comparison, Diff, DifferentLine, LineLeft, LinesLeft, Log, Position, Told,
};
use sternpost_core::Eyes;
use sternpost_game::Play;
use sternpost_log::CampaignId;
use sternpost_model::language::Language;
use sternpost_pages::differences::{Difference, DifferenceGroup, Differences, How, Side};
use sternpost_pages::linked::Linked;
use sternpost_picture::{Words, changes};
use sternpost_table::Snapshot;
use sternpost_table::past::lines_left::{LeftBehind, LeftBy};
use sternpost_table::past::readable::LogPage;
use sternpost_words::PageWords;

/// Lines that were left behind, told at once.
const MOST_LINES: usize = 100;

/// The query parameters: the entry after which the list begins.
#[derive(Deserialize)]
pub struct After {
    #[serde(default)]
    after: u64,
}

/// `GET /campaigns/{id}/log?after=`: a page of the log; `next` is after which entry the next one begins.
///
/// # Errors
/// If there is no such campaign.
pub async fn log(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    from: web::Query<After>,
) -> Result<HttpResponse, Problem> {
    let (snapshot, eyes) = look_elsewhere(&request, &app, *id).await?;
    let LogPage { entries, lines, next } = app.service.log(&snapshot, eyes, from.after).await?;
    let seen = language(&request);
    let told = |words: &Words<'_>| lines.iter().map(|line| Told { seq: line.seq, text: words.say(&line.text) }).collect();
    let lines = with_words(&snapshot, seen, told);
    Ok(HttpResponse::Ok().json(Log { version: snapshot.seq, entries, lines, next }))
}

/// `GET /campaigns/{id}/at/{seq}`.
///
/// # Errors
/// If there is no such entry, or the campaign had not begun there.
pub async fn at(request: Request, app: web::Data<App>, path: web::Path<(CampaignId, u64)>) -> Result<HttpResponse, Problem> {
    let (id, seq) = path.into_inner();
    app.limits.look(auth::caller(&request, &app).await?.as_deref(), app.network(&request))?;
    let (snapshot, reader, _) = looked_at(&request, &app, id).await?;
    let eyes = reader.eyes_at(&snapshot, seq);
    if seq > snapshot.seq {
        return Err(Problem::not_found());
    }
    let play = position(&app, &snapshot, seq).await?;
    let line = line_of(&snapshot, seq);
    let before = before(&app, &snapshot, seq).await?;
    let seen = language(&request);
    let changed = before.map(|(since, before)| Changed { since, differences: differences(&snapshot, seen, eyes, &*before, &*play) });
    Ok(HttpResponse::Ok().json(Position { seq, view: play.view(eyes), line, changed }))
}

/// The line an entry stands on, if it was left behind: by which entry.
fn line_of(snapshot: &Snapshot, seq: u64) -> Option<u64> {
    snapshot.moves.end_of_line(seq, snapshot.seq).map(|end| end + 1)
}

/// The position before an entry, on the line it stands on; none for the first, and where older rules led.
async fn before(app: &App, snapshot: &Snapshot, seq: u64) -> Result<Option<(u64, Arc<dyn Play>)>, Problem> {
    let before = match snapshot.moves.leads_to(seq) {
        Some(_) => Some(seq - 1),
        None => app.service.history_along(snapshot, seq).await?.around(seq).0.map(|step| step.seq),
    };
    let Some(before) = before else { return Ok(None) };
    match position(app, snapshot, before).await {
        Ok(play) => Ok(Some((before, play))),
        Err(problem) if problem.status_code().is_client_error() => Ok(None),
        Err(problem) => Err(problem),
    }
}

/// The differences of the second position from the first, in words of the game.
pub(super) fn differences(
    snapshot: &Snapshot,
    language: &'static str,
    eyes: Eyes,
    before: &dyn Play,
    after: &dyn Play,
) -> Vec<api::Difference> {
    let [before, after] = [before, after].map(|play| Side::of(play, eyes));
    let page_words = PageWords::new(Language::or_english(language));
    let found = with_words(snapshot, language, |words| Differences::between(&before, &after, page_words, words));
    let group = |group: &DifferenceGroup| api::Difference {
        about: group.about.plain(),
        seat: group.seat,
        lines: group.lines.iter().map(different).collect(),
    };
    found.groups.iter().map(group).collect()
}

fn different(line: &Difference) -> DifferentLine {
    let plain = |all: &[Linked]| Some(all.iter().map(Linked::plain).collect());
    let what = line.what.as_ref().map(Linked::plain);
    match &line.how {
        How::From { was, is } => DifferentLine { what, was: Some(was.plain()), is: Some(is.plain()), gone: None, come: None },
        How::Things { gone, come } => DifferentLine { what, was: None, is: None, gone: plain(gone), come: plain(come) },
    }
}

/// `GET /campaigns/{id}/compare?a=&b=`: two positions, whichever lines they stand on, and what is otherwise in the second.
///
/// # Errors
/// If there are no such entries.
pub async fn compare(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    which: web::Query<Which>,
) -> Result<HttpResponse, Problem> {
    let (snapshot, eyes) = look_elsewhere(&request, &app, *id).await?;
    let [a, b] = which.entries(&snapshot)?;
    let (before, after) = (position(&app, &snapshot, a).await?, position(&app, &snapshot, b).await?);
    let seen = language(&request);
    let places = changes(&before.scene(eyes), &after.scene(eyes));
    let side = |seq: u64| ComparedEntry { seq, line: line_of(&snapshot, seq) };
    Ok(HttpResponse::Ok().json(Comparison {
        a: side(a),
        b: side(b),
        differences: differences(&snapshot, seen, eyes, &*before, &*after),
        places: places.iter().map(|place| place.0.to_string()).collect(),
    }))
}

/// Before which move of the head.
#[derive(Deserialize)]
pub struct LinesBefore {
    before: Option<u64>,
}

/// `GET /campaigns/{id}/lines?before=`: the lines that were left behind, the latest first.
///
/// # Errors
/// If there is no such campaign.
pub async fn lines(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    from: web::Query<LinesBefore>,
) -> Result<HttpResponse, Problem> {
    let (snapshot, _) = look_elsewhere(&request, &app, *id).await?;
    let found = app.service.lines_left(&snapshot, from.before, MOST_LINES).await?;
    let line = |left: &LeftBehind| {
        let (seat, cause) = match left.by {
            LeftBy::Seat(seat) => (Some(seat), None),
            LeftBy::Rewound(cause) => (None, Some(cause)),
        };
        let line = &left.line;
        LineLeft {
            left_by: line.by,
            from: line.from,
            last: line.last,
            entries: line.entries,
            seat,
            cause,
            why: left.why.clone(),
            left_at: left.at,
        }
    };
    let lines = found.lines.iter().map(line).collect();
    Ok(HttpResponse::Ok().json(LinesLeft { count: found.count, lines, older: found.older }))
}

/// The campaign and the caller's eyes, if they may look at another position now.
async fn look_elsewhere(request: &Request, app: &App, id: CampaignId) -> Result<(Arc<Snapshot>, Eyes), Problem> {
    app.limits.look(auth::caller(request, app).await?.as_deref(), app.network(request))?;
    let (snapshot, _, eyes) = looked_at(request, app, id).await?;
    Ok((snapshot, eyes))
}

/// Between what.
#[derive(Deserialize)]
pub struct Between {
    from: u64,
    to: u64,
}

/// `GET /campaigns/{id}/diff?from=&to=`: the members of the view that differ, before and after.
///
/// # Errors
/// If there are no such entries.
pub async fn diff(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    between: web::Query<Between>,
) -> Result<HttpResponse, Problem> {
    let (snapshot, eyes) = look_elsewhere(&request, &app, *id).await?;
    if between.from > between.to || between.to > snapshot.seq {
        return Err(Problem::bad_request("from and to name entries, from not after to"));
    }
    let before = position(&app, &snapshot, between.from).await?;
    let after = position(&app, &snapshot, between.to).await?;
    let mut changes = vec![];
    differing("", &before.view(eyes), &after.view(eyes), &mut changes);
    Ok(HttpResponse::Ok().json(Diff { from: between.from, to: between.to, changes }))
}

/// Differing members, by JSON pointer (RFC 6901).
fn differing(path: &str, before: &Value, after: &Value, changes: &mut Vec<Change>) {
    match (before, after) {
        (Value::Object(old), Value::Object(new)) => {
            let mut names: Vec<&String> = old.keys().chain(new.keys()).collect();
            names.sort_unstable();
            names.dedup();
            for name in names {
                let escaped = name.replace('~', "~0").replace('/', "~1");
                let of = |map: &serde_json::Map<String, Value>| map.get(name).cloned().unwrap_or(Value::Null);
                differing(&format!("{path}/{escaped}"), &of(old), &of(new), changes);
            }
        }
        (before, after) if before != after => {
            changes.push(Change { path: path.to_owned(), before: before.clone(), after: after.clone() });
        }
        (_, _) => {}
    }
}

/// `GET /campaigns/{id}/export`.
///
/// # Errors
/// If there is no such campaign.
pub async fn export(request: Request, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let (snapshot, eyes) = look_elsewhere(&request, &app, *id).await?;
    let export = app.service.export(&snapshot, eyes).await?;
    let parts = stream::try_unfold((app.service.clone(), export), |(service, export)| async move {
        let part = service.export_part(export).await.map_err(Problem::from)?;
        Ok::<_, actix_web::Error>(part.map(|(text, export)| (Bytes::from(text), (service, export))))
    });
    Ok(HttpResponse::Ok().content_type("application/jsonl").streaming(Box::pin(parts)))
}
