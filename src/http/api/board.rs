//! The board as a picture or as lines of text.

use super::{eyes, language};
use crate::http::app::App;
use crate::http::problem::Problem;
use crate::http::show::with_words;
use crate::log::CampaignId;
use crate::picture::{Neighbours, SvgOptions, png, svg, text};
use actix_web::{HttpRequest, HttpResponse, web};

/// Pixels of a PNG board.
const WIDTH: u32 = 1_000;

/// `GET /campaigns/{id}/board.{kind}`.
///
/// # Errors
/// If there is no such campaign or kind.
pub async fn board(request: HttpRequest, app: web::Data<App>, path: web::Path<(CampaignId, String)>) -> Result<HttpResponse, Problem> {
    let (id, kind) = path.into_inner();
    let hot = app.service.lock(id).await?;
    let eyes = eyes(&request, &app, &hot).await?;
    let play = hot.play()?;
    let (scene, colours) = (play.scene(eyes), play.colours());
    let drawn = || with_words(&hot, language(&request), |words| svg(&scene, words, &colours, &SvgOptions::default()));
    match kind.as_str() {
        "svg" => Ok(HttpResponse::Ok().content_type("image/svg+xml").body(drawn())),
        "txt" => {
            let lines = with_words(&hot, language(&request), |words| text(&scene, words, Neighbours::Named));
            Ok(HttpResponse::Ok().content_type("text/plain; charset=utf-8").body(lines))
        }
        "png" => {
            let drawing = drawn();
            drop(hot);
            let pixels = web::block(move || png(&drawing, WIDTH)).await;
            match pixels {
                Ok(Ok(bytes)) => Ok(HttpResponse::Ok().content_type("image/png").body(bytes)),
                _ => Err(Problem::new(actix_web::http::StatusCode::INTERNAL_SERVER_ERROR, "ours", "the board could not be drawn")),
            }
        }
        _ => Err(Problem::not_found()),
    }
}
