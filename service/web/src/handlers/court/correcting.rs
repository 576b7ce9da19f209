//! Handlers of a correction, put together by whoever rules: the position as lines that can be searched, and a preview of what each seat would see
//! change.

use super::lines::{self, Wrong};
use super::{Who, why_not};
use crate::app::App;
use crate::handlers::campaign::{page_words_at, read_by};
use crate::handlers::{OnPage as _, page, reader_frame};
use crate::problem::Problem;
use crate::readers::Reader;
use crate::request::Request;
use crate::{auth, show};
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;
use sternpost_core::{Eyes, Seat};
use sternpost_game::Play;
use sternpost_log::CampaignId;
use sternpost_pages::court::{CorrectionPage, CorrectionPreview};
use sternpost_picture::{ChangedSince, Words, changes, told_changes};
use sternpost_store::SeatRow;
use sternpost_table::Snapshot;
use sternpost_table::court::Unseen;
use sternpost_words::{PageWords, say};

/// Lines of the position that are shown at once.
const MOST: usize = 200;

/// The query parameters of a search in the position.
#[derive(Deserialize)]
pub struct Sought {
    #[serde(default)]
    q: String,
}

/// A correction as typed.
#[derive(Deserialize)]
pub struct Correction {
    #[serde(default)]
    lines: String,
    #[serde(default)]
    why: String,
}

/// A campaign for who rules on its open dispute.
async fn ruled(request: &Request, app: &App, (id, dispute): (CampaignId, u64)) -> Result<(Arc<Snapshot>, Reader), Problem> {
    let address = auth::signed_in(request, app).await?;
    app.limits.look(Some(&address), app.network(request))?;
    let (snapshot, reader) = read_by(request, app, id).await?;
    if !Who::reading(&snapshot, &reader).arbitrates {
        return Err(Problem::forbidden("only who rules on disputes looks here"));
    }
    let is_open = snapshot.court.open_dispute().is_some_and(|open| open.seq == dispute && open.appeal.is_none());
    if is_open { Ok((snapshot, reader)) } else { Err(Problem::not_found()) }
}

/// The input and errors shown on the page besides the position.
#[derive(Default)]
struct Typed {
    sought: String,
    correction: Option<Correction>,
    error: Option<String>,
    preview: Option<CorrectionPreview>,
}

fn correction_page(
    app: &App,
    snapshot: &Snapshot,
    (page_words, reader): (PageWords, &Reader),
    dispute: u64,
    (position, unseen, typed): (&Value, &Unseen, Typed),
) -> Result<HttpResponse, Problem> {
    let id = snapshot.campaign.id;
    let mut frame = reader_frame(app, snapshot, page_words, reader);
    frame.title = format!("{} · {}", frame.t(say::COURT_CORRECT), snapshot.campaign.name);
    let sought = typed.sought.trim().to_lowercase();
    let is_found = |(path, value): &(String, String)| format!("{path} = {value}").to_lowercase().contains(&sought);
    let leaves = lines::leaves_seen(position, unseen, &page_words.t(say::COURT_CHANGED_SINCE));
    let mut found: Vec<(String, String)> = leaves.into_iter().filter(is_found).collect();
    let more = found.len().saturating_sub(MOST);
    found.truncate(MOST);
    let Correction { lines, why } = typed.correction.unwrap_or(Correction { lines: String::new(), why: String::new() });
    page(&CorrectionPage {
        action: format!("/c/{id}/court/{dispute}/correction"),
        position: format!("/c/{id}/court/{dispute}/position"),
        court: format!("/c/{id}/court"),
        sought: typed.sought,
        found,
        more: (more > 0).then(|| page_words.t(say::court_more_lines(more))),
        lines,
        why,
        error: typed.error,
        preview: typed.preview,
        page: frame,
    })
}

fn position_of(snapshot: &Snapshot) -> Result<Value, Problem> {
    let stored = snapshot.play()?.snapshot();
    serde_json::from_str(&stored).map_err(|_| Problem::not_found())
}

/// `GET /c/{id}/court/{dispute}/position`.
///
/// # Errors
/// If whoever asks does not rule on this dispute.
pub async fn look(
    request: Request,
    app: web::Data<App>,
    path: web::Path<(CampaignId, u64)>,
    sought: web::Query<Sought>,
) -> Result<HttpResponse, Problem> {
    let (snapshot, reader) = ruled(&request, &app, *path).await.on_page()?;
    let page_words = page_words_at(&snapshot, &request, &reader);
    let position = position_of(&snapshot).on_page()?;
    let typed = Typed { sought: sought.into_inner().q, ..Typed::default() };
    let unseen = app.service.unseen(&snapshot, path.1, &position).await.on_page()?;
    correction_page(&app, &snapshot, (page_words, &reader), path.1, (&position, &unseen, typed)).on_page()
}

/// `POST /c/{id}/court/{dispute}/correction`: what a correction would do. Nothing is changed.
///
/// # Errors
/// If whoever asks does not rule on this dispute.
pub async fn preview(
    request: Request,
    app: web::Data<App>,
    path: web::Path<(CampaignId, u64)>,
    form: web::Form<Correction>,
) -> Result<HttpResponse, Problem> {
    let (snapshot, reader) = ruled(&request, &app, *path).await.on_page()?;
    let page_words = page_words_at(&snapshot, &request, &reader);
    let position = position_of(&snapshot).on_page()?;
    let unseen = app.service.unseen(&snapshot, path.1, &position).await.on_page()?;
    let correction = form.into_inner();
    let mut typed = Typed::default();
    if correction.why.trim().is_empty() {
        typed.error = Some(page_words.t(say::COURT_UNFIT_NO_REASON));
    } else {
        match lines::patch_of(&position, &unseen, &correction.lines) {
            Ok((patch, changes)) => match app.service.try_correction(&snapshot, path.1, &patch).await {
                Ok(after) => {
                    let then = as_disputed(&app, &snapshot, path.1).await;
                    let seats = seen_by_seats(&snapshot, page_words, (&*after, then.as_deref())).on_page()?;
                    let fields = fields(path.1, &correction, &patch);
                    typed.preview = Some(CorrectionPreview { changes, seats, fields });
                }
                Err(refused) => typed.error = Some(refused_words(page_words, refused).on_page()?),
            },
            Err(wrong) => typed.error = Some(wrong_words(page_words, wrong)),
        }
    }
    typed.correction = Some(correction);
    correction_page(&app, &snapshot, (page_words, &reader), path.1, (&position, &unseen, typed)).on_page()
}

/// The position as it stood after the disputed entry; none if older rules led there.
async fn as_disputed(app: &App, snapshot: &Snapshot, dispute: u64) -> Option<Arc<dyn Play>> {
    show::position(app, snapshot, snapshot.court.dispute(dispute)?.entry).await.ok()
}

fn refused_words(page_words: PageWords, refused: sternpost_table::Refused) -> Result<String, Problem> {
    if let sternpost_table::Refused::Invalid(why) = refused {
        Ok(page_words.t(say::court_correct_refused(why.told(page_words.language()))))
    } else {
        why_not(page_words, refused)
    }
}

fn wrong_words(page_words: PageWords, wrong: Wrong) -> String {
    match wrong {
        Wrong::Count => page_words.t(say::COURT_LINES_COUNT),
        Wrong::Path(line) => page_words.t(say::court_lines_path(line)),
        Wrong::Value(line) => page_words.t(say::court_lines_value(line)),
        Wrong::Same(line) => page_words.t(say::court_lines_same(line)),
        Wrong::Unseen(line) => page_words.t(say::court_lines_unseen(line)),
    }
}

/// The fields of the form that hands a correction in.
fn fields(dispute: u64, correction: &Correction, patch: &Value) -> Vec<(String, String)> {
    let field = |name: &str, value: String| (name.to_owned(), value);
    vec![
        field("act", "rule".to_owned()),
        field("ruling", "corrected".to_owned()),
        field("dispute", dispute.to_string()),
        field("why", correction.why.clone()),
        field("patch", patch.to_string()),
        field("sure", "yes".to_owned()),
    ]
}

/// The changes that each seat would see. Where its board is not the one that who rules has seen, after the disputed entry, it is told what everybody
/// would see, and no more: the rest would tell what has changed since.
fn seen_by_seats(
    snapshot: &Snapshot,
    page_words: PageWords,
    (after, then): (&dyn Play, Option<&dyn Play>),
) -> Result<Vec<(String, Vec<String>)>, Problem> {
    let before = snapshot.play()?;
    Ok(show::with_words(snapshot, page_words.tag(), |words| {
        let of_seat = |row: &SeatRow| {
            let eyes = Eyes::Seat(Seat(row.seat));
            let is_known = then.is_some_and(|then| then.scene(eyes) == before.scene(eyes));
            let mut lines = seen(words, before, after, if is_known { eyes } else { Eyes::Spectator });
            lines.extend((!is_known).then(|| page_words.t(say::COURT_SEEN_IN_PART)));
            (row.name.clone(), lines)
        };
        snapshot.seats.iter().map(of_seat).collect()
    }))
}

/// The changes that these eyes would see: on the board, and on the sheets beside it.
fn seen(words: &Words<'_>, before: &dyn Play, after: &dyn Play, eyes: Eyes) -> Vec<String> {
    let (was, is) = (before.scene(eyes), after.scene(eyes));
    let mut lines = vec![];
    let board = told_changes(&is, words, &changes(&was, &is), ChangedSince::Entry);
    lines.extend(Some(board.trim().to_owned()).filter(|board| !board.is_empty()));
    for panel in &is.panels {
        let old = was.panels.iter().find(|other| other.id == panel.id);
        for row in &panel.rows {
            let then = old.and_then(|old| old.rows.iter().find(|other| other.name == row.name));
            if then != Some(row) {
                let then = then.map(|then| words.say(&then.value)).unwrap_or_default();
                lines.push(format!("{} · {}: {then} → {}", words.title(panel), words.say(&row.name), words.say(&row.value)));
            }
        }
    }
    lines
}
