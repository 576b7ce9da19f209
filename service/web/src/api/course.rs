//! API handlers of the course of a campaign: points by round, and who took how long.

use super::{language, looked_at};
use crate::app::App;
use crate::auth;
use crate::handlers::course::{counted, history};
use crate::problem::Problem;
use crate::request::Request;
use crate::show::with_words;
use actix_web::{HttpResponse, web};
use sternpost_api::campaigns::{Course, RoundOfCourse, SeatOfCourse};
use sternpost_core::Seat;
use sternpost_log::CampaignId;
use sternpost_store::SeatRow;
use sternpost_table::past::history::Stage;

/// `GET /campaigns/{id}/course`.
///
/// # Errors
/// If there is no such campaign, or it has not started.
pub async fn course(request: Request, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    app.limits.look(auth::caller(&request, &app).await?.as_deref(), app.network(&request))?;
    let (snapshot, _, _) = looked_at(&request, &app, *id).await?;
    let now = Stage::now(snapshot.play()?);
    let history = history(&app, &snapshot).await?;
    let (acts, waits) = (history.acts(), history.waits());
    let seat = |row: &SeatRow| {
        let waits = waits.get(&Seat(row.seat));
        SeatOfCourse {
            seat: row.seat,
            answers: acts.get(&Seat(row.seat)).copied().unwrap_or_default(),
            usual_wait_s: waits.and_then(|waits| waits.get(waits.len() / 2)).copied(),
            longest_wait_s: waits.and_then(|waits| waits.last()).copied(),
        }
    };
    let rounds = with_words(&snapshot, language(&request), |words| {
        let round = |stage: &Stage| RoundOfCourse { label: words.say(&stage.facts[0].label), scores: stage.scores.clone() };
        counted(&history).into_iter().map(round).collect()
    });
    Ok(HttpResponse::Ok().json(Course {
        version: snapshot.seq,
        rounds,
        scores: now.scores,
        most: now.most,
        moves: history.steps.len(),
        waiting_since: history.since,
        seats: snapshot.seats.iter().map(seat).collect(),
    }))
}
