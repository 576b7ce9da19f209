//! Handles the forms about a table's past. What cannot be undone asks for a confirmation first.

use super::{Typed, Who, shown, why_not};
use crate::app::App;
use crate::handlers::campaign::{page_words_at, read_by};
use crate::handlers::{OnPage as _, page, reader_frame};
use crate::problem::Problem;
use crate::request::Request;
use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use sternpost_log::{CampaignId, Cause, Draws, Motion, Ruling};
use sternpost_pages::court::CourtSurePage;
use sternpost_pages::court_words as words;
use sternpost_table::court::CourtWish;
use sternpost_table::{Act, Snapshot};
use sternpost_words::{PageWords, say};

/// The fields of a form.
struct Fields(Vec<(String, String)>);

impl Fields {
    fn text(&self, name: &str) -> &str {
        self.0.iter().find(|(sent, _)| sent == name).map_or("", |(_, value)| value.as_str())
    }

    fn number(&self, name: &str) -> Option<u64> {
        self.text(name).trim().parse().ok()
    }

    fn draws(&self) -> Option<Draws> {
        Draws::named(self.text("draws"))
    }

    fn ruling(&self) -> Option<Ruling> {
        match self.text("ruling") {
            "upheld" => Some(Ruling::Upheld),
            "rewound" => Some(Ruling::Rewound { to: self.number("to")?, draws: self.draws()? }),
            "forked" => Some(Ruling::Forked { at: self.number("to")? }),
            "corrected" => Some(Ruling::Corrected),
            _ => None,
        }
    }

    /// The act a form asks for; none if it is none of ours.
    fn wish(&self) -> Option<CourtWish> {
        let why = || self.text("why").to_owned();
        Some(match self.text("act") {
            "dispute" => CourtWish::Dispute { entry: self.number("entry")?, why: why() },
            "state" => CourtWish::State { dispute: self.number("dispute")?, text: why() },
            "withdraw" => CourtWish::Withdraw { dispute: self.number("dispute")? },
            "appeal" => CourtWish::Appeal { dispute: self.number("dispute")?, why: why() },
            "propose-rewind" => CourtWish::Propose { motion: Motion::Rewind { to: self.number("to")?, draws: self.draws()? }, why: why() },
            "propose-ruling" => {
                CourtWish::Propose { motion: Motion::Rule { dispute: self.number("dispute")?, ruling: self.ruling()? }, why: why() }
            }
            "vote" => CourtWish::Vote {
                motion: self.number("motion")?,
                yes: match self.text("vote") {
                    "yes" => true,
                    "no" => false,
                    _ => return None,
                },
            },
            "drop" => CourtWish::Drop { motion: self.number("motion")? },
            "rewind" => CourtWish::Rewind { to: self.number("to")?, draws: self.draws()?, why: why() },
            "rule" => {
                let patch = Some(self.text("patch")).filter(|patch| !patch.is_empty());
                let patch = patch.map(serde_json::from_str).transpose().ok()?;
                CourtWish::Rule { dispute: self.number("dispute")?, ruling: self.ruling()?, why: why(), patch }
            }
            _ => return None,
        })
    }

    /// Whether it was asked once more already.
    fn is_sure(&self) -> bool {
        self.text("sure") == "yes"
    }
}

/// The confirmation of an act that cannot be undone: heading, sentences, the words of the button.
fn to_be_sure(snapshot: &Snapshot, page_words: PageWords, wish: &CourtWish) -> Option<(String, Vec<String>, String)> {
    let left = |to: u64| {
        let stays = snapshot.moves.line_at(to);
        let left =
            snapshot.moves.line_at(snapshot.seq).into_iter().flatten().filter(|seq| !stays.iter().any(|run| run.contains(seq))).count();
        page_words.t(say::court_sure_left(left))
    };
    match wish {
        CourtWish::Rewind { to, draws, why } => Some((
            page_words.t(say::court_sure_rewind(*to)),
            vec![left(*to), words::draws(page_words, *draws), why.clone(), page_words.t(say::COURT_SURE_TOLD)],
            page_words.t(say::COURT_REWIND_NOW),
        )),
        CourtWish::Rule { ruling, why, .. } => {
            let mut told = vec![words::ruling(page_words, ruling), why.clone()];
            if let Ruling::Rewound { to, draws } = ruling {
                told.extend([left(*to), words::draws(page_words, *draws)]);
            }
            told.push(page_words.t(say::COURT_SURE_RULING));
            Some((page_words.t(say::COURT_SURE_RULE), told, page_words.t(say::COURT_RULE)))
        }
        CourtWish::Dispute { .. }
        | CourtWish::State { .. }
        | CourtWish::Withdraw { .. }
        | CourtWish::Appeal { .. }
        | CourtWish::Propose { .. }
        | CourtWish::Vote { .. }
        | CourtWish::Drop { .. } => None,
    }
}

/// `POST /c/{id}/court`: somebody does something about the table's past. What cannot be done is said on the page.
///
/// # Errors
/// If whoever asks has no seat, does not host without one and does not rule, or the form is none of ours.
pub async fn act(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    form: web::Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Problem> {
    let known = crate::auth::caller(&request, &app).await.on_page()?.is_some();
    let (snapshot, reader) = read_by(&request, &app, *id).await.on_page()?;
    if Who::reading(&snapshot, &reader).is_nobody() {
        let why = if known { Problem::forbidden("only who plays, hosts or rules does something here") } else { Problem::unauthorized() };
        return Err(why.on_page());
    }
    let page_words = page_words_at(&snapshot, &request, &reader);
    let fields = Fields(form.into_inner());
    let wish = fields.wish().ok_or_else(|| Problem::bad_request("act: none of ours").on_page())?;
    if let Some((heading, told, press)) = to_be_sure(&snapshot, page_words, &wish).filter(|_| !fields.is_sure()) {
        let mut frame = reader_frame(&app, &snapshot, page_words, &reader);
        frame.title = format!("{} · {}", frame.t(say::COURT), snapshot.campaign.name);
        let action = format!("/c/{id}/court");
        return page(&CourtSurePage { page: frame, heading, told, action, fields: fields.0, press });
    }
    let is_back = matches!(wish, CourtWish::Rewind { .. });
    let by = reader.by(reader.row(&snapshot).map(|row| row.seat), Cause::Page);
    let error = match app.service.act(*id, by, Act::Court(wish)).await {
        Ok(_) => {
            let to = if is_back { format!("/c/{id}") } else { format!("/c/{id}/court") };
            return Ok(HttpResponse::SeeOther().insert_header(("Location", to)).finish());
        }
        Err(refused) => why_not(page_words, refused).on_page()?,
    };
    let snapshot = app.service.snapshot(*id).await.on_page()?;
    let typed = Typed { error: Some(error), why: Some(fields.text("why").to_owned()), named: None };
    let mut response = shown(&app, &snapshot, page_words, &reader, typed).await.on_page()?;
    *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
    Ok(response)
}
