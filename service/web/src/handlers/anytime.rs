//! Handlers of acts that a seat may do although nobody waits for it: put together on the turn page, as an answer is.

use super::OnPage as _;
use super::turn::{Access, act, look, signed_in};
use crate::app::App;
use crate::problem::Problem;
use crate::request::Request;
use crate::show;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use sternpost_game::Offered;
use sternpost_log::CampaignId;
use sternpost_pages::anytime::Anytime;
use sternpost_pages::board_look::BoardLook;
use sternpost_store::SeatRow;
use sternpost_table::Snapshot;
use sternpost_table::play::answer::anytime_id;

/// The access of a signed-in holder who does something at any time.
async fn signed_in_for_it(request: &Request, app: &App, id: CampaignId, choice: Option<String>) -> Result<Access, Problem> {
    let access = signed_in(request, app, id).await?;
    let question = anytime_id(access.seat());
    Ok(access.to(question, choice, format!("/c/{id}/anytime")))
}

/// The query parameters: the choice the form is filled with, or the step that is looked at again.
#[derive(Deserialize)]
pub struct Filled {
    choice: Option<String>,
    step: Option<usize>,
}

/// `GET /c/{id}/anytime`.
///
/// # Errors
/// If nobody with a seat is signed in.
pub async fn look_signed_in(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    filled: web::Query<Filled>,
    board: web::Query<BoardLook>,
) -> Result<HttpResponse, Problem> {
    let Filled { choice, step } = filled.into_inner();
    let access = signed_in_for_it(&request, &app, *id, choice).await.on_page()?.at(step).looking(board.into_inner());
    look(&app, &access).await.on_page()
}

/// `POST /c/{id}/anytime`.
///
/// # Errors
/// If nobody with a seat is signed in or the form is none of ours.
pub async fn act_signed_in(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    form: web::Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Problem> {
    let access = signed_in_for_it(&request, &app, *id, None).await.on_page()?;
    act(&app, &access, form.into_inner()).await.on_page()
}

/// The acts that the seat may do although nobody waits for it; each leads to the form filled with it.
pub(super) fn acts(app: &App, snapshot: &Snapshot, access: &Access, row: &SeatRow) -> Option<Anytime> {
    let asked = snapshot.anytime_of(access.seat())?;
    let address = |offer: &Offered| {
        if access.is_seated() {
            address_of(snapshot.campaign.id, &offer.id)
        } else {
            app.addresses.answer(row, Some(&asked.id), snapshot.seq, Some(&offer.id))
        }
    };
    Some(show::with_words(snapshot, &row.language, |words| Anytime::of(&asked, words, address)))
}

/// The address at which a signed-in holder does something at any time: the form filled with a choice.
pub(super) fn address_of(id: CampaignId, choice: &str) -> String {
    let query = serde_urlencoded::to_string([("choice", choice)]).expect("a choice is a text");
    format!("/c/{id}/anytime?{query}")
}
