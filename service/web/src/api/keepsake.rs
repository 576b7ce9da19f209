//! API handlers of the keepsakes of a campaign that is over: its course as a film, and a card to share.

use super::{language, looked_at};
use crate::app::{App, game_name};
use crate::handlers::course;
use crate::problem::Problem;
use crate::request::Request;
use crate::{auth, show};
use actix_web::{HttpResponse, web};
use sternpost_api::problem::ProblemKind;
use sternpost_boards::NotDrawn;
use sternpost_log::CampaignId;
use sternpost_model::language::Language;
use sternpost_model::reason::Reason;
use sternpost_picture::{Postcard, PostcardSeat, seat_sign};
use sternpost_store::Status;
use sternpost_table::{Refused, Snapshot};
use sternpost_words::{PageWords, say};

/// Boards of a film, at most: half a minute.
const BOARDS: usize = 48;

/// `GET /campaigns/{id}/keepsake.{kind}`: `png` is the card, `gif` the film. Both show what everybody may know.
///
/// # Errors
/// If there is no such campaign or kind, or it is not over.
pub async fn keepsake(request: Request, app: web::Data<App>, path: web::Path<(CampaignId, String)>) -> Result<HttpResponse, Problem> {
    let (id, kind) = path.into_inner();
    let content_type = match kind.as_str() {
        "png" => "image/png",
        "gif" => "image/gif",
        _ => return Err(Problem::not_found()),
    };
    app.limits.look(auth::caller(&request, &app).await?.as_deref(), app.network(&request))?;
    let (snapshot, ..) = looked_at(&request, &app, id).await?;
    if snapshot.campaign.status != Status::Ended || snapshot.play.is_none() {
        return Err(Refused::WrongState(Reason::CampaignIsNotOver).into());
    }
    let language = language(&request);
    let tag = format!("\"{}-{kind}-{language}\"", snapshot.seq);
    if request.headers().get("if-none-match").is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return Ok(HttpResponse::NotModified().insert_header(("ETag", tag)).finish());
    }
    let bytes = if kind == "png" { card(&app, &snapshot, language).await? } else { film(&app, &snapshot, language).await? };
    Ok(HttpResponse::Ok().content_type(content_type).insert_header(("ETag", tag)).body(bytes))
}

fn ours(_: NotDrawn) -> Problem {
    Problem::new(ProblemKind::Ours, "the picture could not be drawn; it has been noted")
}

async fn card(app: &App, snapshot: &Snapshot, language: &'static str) -> Result<web::Bytes, Problem> {
    let page_words = PageWords::new(Language::or_english(language));
    let play = snapshot.play.as_ref().ok_or_else(|| Refused::WrongState(Reason::HadNotStarted))?;
    let (colours, ranking) = (play.colours(), course::ranking(snapshot, None).unwrap_or_default());
    let seats = ranking.into_iter().map(|seat| PostcardSeat {
        sign: seat_sign(sternpost_core::Seat(seat.seat), &colours),
        name: seat.name,
        score: seat.score,
        is_first: seat.rank == 1,
    });
    let card = Postcard {
        name: snapshot.campaign.name.clone(),
        over: game_name(&snapshot.campaign.game),
        won: show::finish(snapshot)
            .map_or_else(|| show::state_words(snapshot, page_words), |finish| show::finish_words(&finish, page_words)),
        seats: seats.collect(),
        foot: page_words.t(say::CARD_FOOT),
    };
    app.boards.postcard(snapshot, play, card, language).await.map_err(ours)
}

async fn film(app: &App, snapshot: &Snapshot, language: &'static str) -> Result<web::Bytes, Problem> {
    let history = course::history(app, snapshot).await?;
    let turns: Vec<u64> = history.steps.iter().filter(|step| !step.seats.is_empty()).map(|step| step.seq).collect();
    let mut shown: Vec<u64> = (0..BOARDS.min(turns.len())).map(|at| turns[at * turns.len() / BOARDS.min(turns.len())]).collect();
    if shown.last() != Some(&snapshot.seq) {
        shown.push(snapshot.seq);
    }
    app.boards
        .film(snapshot, language, async {
            let mut moments = vec![];
            for seq in shown {
                // What rules of today cannot fold any more is not shown.
                if let Ok(play) = show::position(app, snapshot, seq).await {
                    moments.push(play);
                }
            }
            moments
        })
        .await
        .map_err(ours)
}
