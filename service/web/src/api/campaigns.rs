//! API handlers of games and campaigns.

use super::tally::tally;
use super::turns::idempotency_key;
use super::{language, looked_at, written};
use crate::app::{App, game_name};
use crate::auth;
use crate::problem::Problem;
use crate::request::Request;
use crate::show::with_words;
use crate::tags::tagged;
use actix_web::{HttpResponse, web};
use sternpost_api::campaigns::{self as api, SeatOfCampaign, Waiver};
use sternpost_api::games::{self, SeatsOfGame};
use sternpost_core::{Eyes, Seat};
use sternpost_game::Game;
use sternpost_log::CampaignId;
use sternpost_store::{SeatRow, StandingOrder};
use sternpost_table::play::waivers::until_of;
use sternpost_table::seats::create::{Created, NewCampaign};

/// `GET /games`.
pub async fn games(app: web::Data<App>) -> HttpResponse {
    let game = |game: &'static dyn Game| games::Game {
        id: game.id(),
        name: game_name(game.id()),
        revision: game.revision(),
        seats: SeatsOfGame { least: *game.seats().start(), most: *game.seats().end() },
        options: game.options_schema(),
        default_options: game.default_options(),
    };
    HttpResponse::Ok().json(app.service.games.iter().map(game).collect::<Vec<_>>())
}

/// `POST /campaigns`. The same call with the same `Idempotency-Key` is answered with the campaign that was created first.
///
/// # Errors
/// If nobody is signed in, the request makes no sense, its key was used for another one, or there were too many of them.
pub async fn create(request: Request, app: web::Data<App>, body: web::Json<NewCampaign>) -> Result<HttpResponse, Problem> {
    let host = auth::signed_in(&request, &app).await?;
    let key = idempotency_key(&request)?;
    let new = body.into_inner();
    let creating = app.limits.create(&host, app.network(&request), &new)?;
    let created = app.service.create_once(&host, key, new).await;
    if !created.as_ref().is_ok_and(|created| !created.repeated) {
        app.limits.give_back(&creating);
    }
    let Created { campaign: id, repeated } = created?;
    let mut response = if repeated { HttpResponse::Ok() } else { HttpResponse::Created() };
    Ok(response.insert_header(("Location", format!("/api/v1/campaigns/{id}"))).json(api::Created { id }))
}

/// `GET /campaigns/{id}`: summary, the caller's view, how everybody stands, who is waited for.
///
/// # Errors
/// If there is no such campaign.
pub async fn one(request: Request, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let (snapshot, reader, eyes) = looked_at(&request, &app, *id).await?;
    let is_host = reader.address() == Some(snapshot.campaign.host_address.as_str());
    let may_see_mail = |row: &SeatRow| is_host || eyes == Eyes::Seat(Seat(row.seat));
    // How a person is written to is nobody else's business; the host has to see who cannot be reached.
    let seat = |row: &SeatRow| SeatOfCampaign {
        seat: row.seat,
        name: row.name.clone(),
        state: row.state,
        options: row.options.clone(),
        language: may_see_mail(row).then(|| row.spoken()),
        wants_mail: may_see_mail(row).then_some(row.wants_mail),
    };
    let (campaign, play) = (&snapshot.campaign, snapshot.play.as_deref());
    let body = api::Campaign {
        id: campaign.id,
        game: campaign.game.clone(),
        name: campaign.name.clone(),
        status: campaign.status,
        options: campaign.options.clone(),
        table: campaign.table,
        created_at: campaign.created_at,
        seats: snapshot.seats.iter().map(seat).collect(),
        version: snapshot.seq,
        head: snapshot.hash.clone(),
        eyes,
        waiting_for: snapshot.waiting_for(eyes),
        due: snapshot.due(),
        waivers: snapshot.waivers().iter().map(|kept| waiver(kept)).collect(),
        view: play.map(|play| play.view(eyes)),
        tally: play.map(|play| with_words(&snapshot, language(&request), |words| tally(play, eyes, words))),
        standings: play.and_then(|play| play.standings()),
    };
    // What these eyes are shown, and nothing else, decides on the tag.
    Ok(tagged(&request, "application/json", written(&body)))
}

/// A seat's waiver, as everybody sees it.
fn waiver(kept: &StandingOrder) -> Waiver {
    let given = &kept.order.given;
    Waiver { seat: kept.seat, windows: given.kind.id.clone(), words: None, until: until_of(&given.lasts) }
}
