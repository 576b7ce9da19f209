//! Time at a table, for programs.

use super::{asked_by, looked_at};
use crate::app::App;
use crate::auth;
use crate::problem::Problem;
use crate::request::Request;
use crate::show::with_words;
use actix_web::{HttpResponse, web};
use chrono::{DateTime, Utc};
use serde_json::{Value, json};
use sternpost_core::{Eyes, Kind, Text};
use sternpost_log::CampaignId;
use sternpost_model::pace::{Between, SeatForecast, Terms, VoteOn, Waiting};
use sternpost_store::StandingOrder;
use sternpost_table::{Act, Snapshot, TimeWish, outlook, until_of, waivable};

/// `GET /campaigns/{id}/time`: what holds, until when who is asked can answer, who is away. All of it is public.
///
/// # Errors
/// If there is no such campaign.
pub async fn look(request: Request, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let (snapshot, reader, eyes) = looked_at(&request, &app, *id).await?;
    reader.only_now()?;
    let now = app.service.clock.now();
    let body = with_words(&snapshot, super::language(&request), |words| shown(&snapshot, eyes, now, &|text| words.say(text)));
    Ok(HttpResponse::Ok().json(body))
}

fn shown(snapshot: &Snapshot, eyes: Eyes, now: DateTime<Utc>, words: &dyn Fn(&Text) -> String) -> Value {
    let watch = snapshot.watch().cloned().unwrap_or_default();
    let seats = || snapshot.seats.iter().map(|row| row.seat);
    let stores: Vec<Value> =
        seats().filter_map(|seat| Some(json!({ "seat": seat, "seconds": watch.store_of(seat, now)?.num_seconds() }))).collect();
    let own = eyes.seat().map(|seat| json!({ "zone": watch.zone_of(seat.0), "absence-days-left": watch.days_left(seat.0) }));
    let vote = watch.vote.as_ref().map(|vote| {
        let hours = match vote.on {
            VoteOn::Extend(hours) => Some(hours),
            VoteOn::Resume => None,
        };
        json!({ "by": vote.by, "agreed": vote.agreed, "extend-hours": hours })
    });
    let waiver = |kept: &&StandingOrder| {
        let kind = &kept.order.given.kind;
        json!({ "seat": kept.seat, "windows": kind.id, "words": words(&kind.words), "until": until_of(&kept.order.given.lasts) })
    };
    let known = |kind: &Kind| json!({ "windows": kind.id, "words": words(&kind.words) });
    json!({
        "longer": watch.waiting.as_ref().map(|waiting| waiting.longer.clone()).unwrap_or_default(),
        "waivers": snapshot.waivers().iter().map(waiver).collect::<Vec<Value>>(),
        "waivable": eyes.seat().map(|seat| waivable(snapshot, seat)).unwrap_or_default().iter().map(known).collect::<Vec<Value>>(),
        "terms": watch.terms,
        "due": snapshot.due(),
        "asked-at": watch.waiting.as_ref().map(|waiting: &Waiting| waiting.asked_at),
        "waiting-for": snapshot.waiting_for(eyes),
        "held": watch.held,
        "stores": stores,
        "away": watch.away.iter().filter(|away| away.until > now).collect::<Vec<_>>(),
        "vote": vote,
        "ballot": watch.ballot.as_ref().map(|ballot| json!({ "until": ballot.until, "votes": ballot.votes, "leads": ballot.verdict() })),
        "substitute-sought": watch.search,
        "own": own,
    })
}

/// `GET /campaigns/{id}/forecast`: when what comes is likely, and who holds things up.
///
/// # Errors
/// 403 if the caller neither hosts nor holds a seat, 409 if the campaign has not started.
pub async fn forecast(request: Request, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let address = auth::signed_in(&request, &app).await?;
    let snapshot = app.service.snapshot(*id).await?;
    if !snapshot.is_known_to(&address) {
        return Err(Problem::forbidden("who hosts or plays asks for a forecast"));
    }
    app.limits.look(Some(&address), app.network(&request))?;
    snapshot.play()?;
    let told = outlook(&snapshot, &*app.service.history(&snapshot).await?, app.service.clock.now());
    let between = |range: Option<Between>| range.map(|(from, to)| json!({ "from": from, "to": to }));
    let seat = |seat: &SeatForecast| {
        let median = seat.median.map(|time| time.num_seconds());
        json!({ "seat": seat.seat, "turns": seat.turns, "median-s": median, "share-percent": seat.share, "next-turn": between(seat.next) })
    };
    Ok(HttpResponse::Ok().json(json!({
        "seats": told.seats.iter().map(seat).collect::<Vec<Value>>(),
        "together-percent": told.together,
        "end": between(told.end),
        "saved-by-eight-hours": told.saved.map(|(time, percent)| json!({ "seconds": time.num_seconds(), "percent": percent })),
    })))
}

/// `PUT /campaigns/{id}/time`: the host settles the pace anew; who is asked has all its time from now on.
///
/// # Errors
/// 403 if somebody else calls, 422 if the terms cannot hold, 429 if there was too much of it.
pub async fn settle(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    body: web::Json<Terms>,
) -> Result<HttpResponse, Problem> {
    let (_, by) = asked_by(&request, &app, *id).await?;
    app.service.act(*id, by, Act::Time(TimeWish::Settle(Box::new(body.into_inner())))).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// `POST /campaigns/{id}/time`.
///
/// # Errors
/// 403 if the caller may not, 409 and 422 if it cannot be done, 429 if there was too much of it.
pub async fn act(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    body: web::Json<TimeWish>,
) -> Result<HttpResponse, Problem> {
    let (_, by) = asked_by(&request, &app, *id).await?;
    app.service.act(*id, by, Act::Time(body.into_inner())).await?;
    Ok(HttpResponse::NoContent().finish())
}
