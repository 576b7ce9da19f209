//! API handlers of the board, as a picture or as lines of text.

use super::{language, looked_at};
use crate::app::App;
use crate::auth;
use crate::problem::Problem;
use crate::request::Request;
use actix_web::{HttpResponse, web};
use sternpost_api::problem::ProblemKind;
use sternpost_boards::Kind;
use sternpost_log::CampaignId;

/// `GET /campaigns/{id}/board.{kind}`.
///
/// # Errors
/// If there is no such campaign or kind, or it has not begun.
pub async fn board(request: Request, app: web::Data<App>, path: web::Path<(CampaignId, String)>) -> Result<HttpResponse, Problem> {
    let (id, kind) = path.into_inner();
    let kind = Kind::named(&kind).ok_or_else(Problem::not_found)?;
    app.limits.look(auth::caller(&request, &app).await?.as_deref(), app.network(&request))?;
    let (snapshot, _, eyes) = looked_at(&request, &app, id).await?;
    let tag = format!("\"{}-{eyes:?}-{}\"", snapshot.seq, language(&request));
    if request.headers().get("if-none-match").is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return Ok(HttpResponse::NotModified().insert_header(("ETag", tag)).finish());
    }
    let drawn = app.boards.board(&snapshot, snapshot.shared_play()?, (snapshot.seq, eyes), language(&request), kind).await;
    let bytes = drawn.map_err(|_| Problem::new(ProblemKind::Ours, "the board could not be drawn; it has been noted"))?;
    let content_type = match kind {
        Kind::Svg | Kind::Small => "image/svg+xml",
        Kind::Png | Kind::Letter | Kind::Thumb => "image/png",
        // No address ends in it: see `Kind::named`.
        Kind::Page => "application/json",
        Kind::Text => "text/plain; charset=utf-8",
    };
    Ok(HttpResponse::Ok().content_type(content_type).insert_header(("ETag", tag)).body(bytes))
}
