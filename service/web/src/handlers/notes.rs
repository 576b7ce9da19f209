//! Handlers of a seat's private notes: kept by a button, or by the script while they are typed; downloadable as a file.

use super::talk::seated;
use super::{OnPage as _, own_path, page, reader_frame};
use crate::app::App;
use crate::problem::Problem;
use crate::readers::Reader;
use crate::request::Request;
use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use sternpost_log::CampaignId;
use sternpost_pages::talk::{Notes, NotesPage};
use sternpost_store::SeatRow;
use sternpost_table::talk::said::{LONGEST_NOTE, note_tag};
use sternpost_table::{Refused, Snapshot};
use sternpost_words::{PageWords, say};

/// A seat's notes as they stand beside its pages.
pub(super) async fn part(app: &App, row: &SeatRow) -> Result<Notes, Problem> {
    let (text, action) = (app.service.note(row).await?, format!("/c/{}/notes", row.campaign));
    Ok(Notes {
        tag: note_tag(&text),
        file: format!("{action}.txt"),
        back: format!("/c/{}", row.campaign),
        longest: LONGEST_NOTE,
        text,
        action,
    })
}

/// The reason why notes could not be kept.
#[derive(Clone, Copy)]
enum Wrong {
    TooLong,
    ChangedElsewhere,
}

async fn notes_page(
    app: &App,
    snapshot: &Snapshot,
    reader: &Reader,
    seat: u8,
    typed: Option<(String, Wrong)>,
) -> Result<HttpResponse, Problem> {
    let row = snapshot.seats.get(usize::from(seat)).ok_or_else(Problem::not_found)?;
    let page_words = PageWords::new(row.spoken());
    let mut frame = reader_frame(app, snapshot, page_words, reader);
    frame.title = format!("{} · {}", frame.t(say::NOTES), snapshot.campaign.name);
    super::talk::beside(app, snapshot, reader, &mut frame).await?;
    let mut notes = frame.notes.take().ok_or_else(Problem::not_found)?;
    notes.back.clone_from(&notes.action);
    let mut kept = None;
    let mut error = None;
    if let Some((text, wrong)) = typed {
        let kept_now = std::mem::replace(&mut notes.text, text);
        kept = Some(kept_now).filter(|kept| !kept.is_empty());
        error = Some(match wrong {
            Wrong::TooLong => page_words.t(say::notes_refused(LONGEST_NOTE)),
            Wrong::ChangedElsewhere => page_words.t(say::NOTES_ELSEWHERE),
        });
    }
    page(&NotesPage { page: frame, notes, kept, error })
}

/// `GET /c/{id}/notes`.
///
/// # Errors
/// If nobody with a seat is signed in.
pub async fn look(request: Request, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let (snapshot, reader, seat) = seated(&request, &app, *id).await.on_page()?;
    notes_page(&app, &snapshot, &reader, seat, None).await.on_page()
}

/// `GET /c/{id}/notes.txt`: the seat's own notes as a file.
///
/// # Errors
/// If nobody with a seat is signed in.
pub async fn export(request: Request, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let (snapshot, _, seat) = seated(&request, &app, *id).await.on_page()?;
    let row = snapshot.seats.get(usize::from(seat)).ok_or_else(|| Problem::not_found().on_page())?;
    let text = app.service.note(row).await.on_page()?;
    let name = format!("attachment; filename=\"notes-{}.txt\"", row.campaign);
    let mut file = HttpResponse::Ok();
    file.content_type("text/plain; charset=utf-8").insert_header(("Content-Disposition", name));
    Ok(file.insert_header(("Cache-Control", "no-store")).body(text))
}

/// The form of a seat's notes.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct NotesForm {
    note: String,
    back: Option<String>,
    /// What it was written over, by its tag.
    known: Option<String>,
    /// Sent by the script: it goes on with the page it is on.
    #[serde(default)]
    in_place: bool,
}

/// `POST /c/{id}/notes`. What cannot be kept is shown again with what was typed.
///
/// # Errors
/// If nobody with a seat is signed in; for the script also if it is too long, or was changed elsewhere.
pub async fn keep(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    form: web::Form<NotesForm>,
) -> Result<HttpResponse, Problem> {
    let (snapshot, reader, seat) = seated(&request, &app, *id).await.on_page()?;
    let row = snapshot.seats.get(usize::from(seat)).ok_or_else(|| Problem::not_found().on_page())?;
    let NotesForm { note, back, known, in_place } = form.into_inner();
    let refused = match app.service.keep_note(row, &note, known.as_deref()).await {
        Ok(tag) if in_place => return Ok(HttpResponse::Ok().content_type("text/plain; charset=utf-8").body(tag)),
        Ok(_) => {
            let back = own_path(back).unwrap_or_else(|| format!("/c/{id}"));
            return Ok(HttpResponse::SeeOther().insert_header(("Location", back)).finish());
        }
        Err(refused) => refused,
    };
    let (wrong, status) = if in_place {
        return Err(refused).on_page();
    } else if matches!(refused, Refused::Invalid(_)) {
        (Wrong::TooLong, StatusCode::UNPROCESSABLE_ENTITY)
    } else if matches!(refused, Refused::WrongState(_)) {
        (Wrong::ChangedElsewhere, StatusCode::CONFLICT)
    } else {
        return Err(refused).on_page();
    };
    let mut response = notes_page(&app, &snapshot, &reader, seat, Some((note, wrong))).await.on_page()?;
    *response.status_mut() = status;
    Ok(response)
}
