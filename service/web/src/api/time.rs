//! API handlers of time at a table.

use super::{asked_by, looked_at};
use crate::app::App;
use crate::auth;
use crate::problem::Problem;
use crate::request::Request;
use crate::show::with_words;
use actix_web::{HttpResponse, web};
use chrono::{DateTime, Utc};
use sternpost_api::campaigns::Waiver;
use sternpost_api::time::{self as api, Likely, OwnTime, Saved, TimeBallot, TimeLeft, TimeVote, WindowKind};
use sternpost_core::{Eyes, Kind, Text};
use sternpost_log::CampaignId;
use sternpost_model::pace::{Ballot, Between, SeatForecast, Terms, Vote, VoteOn, Waiting};
use sternpost_store::StandingOrder;
use sternpost_table::play::waivers::{until_of, waivable};
use sternpost_table::time::outlook::outlook;
use sternpost_table::time::pace_acts::TimeWish;
use sternpost_table::{Act, Snapshot};

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

fn shown(snapshot: &Snapshot, eyes: Eyes, now: DateTime<Utc>, words: &dyn Fn(&Text) -> String) -> api::Time {
    let watch = snapshot.watch().cloned().unwrap_or_default();
    let seats = snapshot.seats.iter().map(|row| row.seat);
    let stores = seats.filter_map(|seat| Some(TimeLeft { seat, seconds: watch.store_of(seat, now)?.num_seconds() })).collect();
    let waiver = |kept: &&StandingOrder| {
        let given = &kept.order.given;
        let (windows, words) = (given.kind.id.clone(), Some(words(&given.kind.words)));
        Waiver { seat: kept.seat, windows, words, until: until_of(&given.lasts) }
    };
    let kind = |kind: &Kind| WindowKind { windows: kind.id.clone(), words: words(&kind.words) };
    let ballot = |ballot: &Ballot| TimeBallot { until: ballot.until, votes: ballot.votes.clone(), leads: ballot.verdict() };
    api::Time {
        due: snapshot.due(),
        asked_at: watch.waiting.as_ref().map(|waiting: &Waiting| waiting.asked_at),
        waiting_for: snapshot.waiting_for(eyes),
        held: watch.held,
        stores,
        away: watch.away.iter().filter(|away| away.until > now).copied().collect(),
        vote: watch.vote.as_ref().map(vote),
        ballot: watch.ballot.as_ref().map(ballot),
        substitute_sought: watch.search,
        longer: watch.waiting.as_ref().map(|waiting| waiting.longer.clone()).unwrap_or_default(),
        waivers: snapshot.waivers().iter().map(waiver).collect(),
        waivable: eyes.seat().map(|seat| waivable(snapshot, seat)).unwrap_or_default().iter().map(kind).collect(),
        own: eyes.seat().map(|seat| OwnTime { zone: watch.zone_of(seat.0), absence_days_left: watch.days_left(seat.0) }),
        terms: watch.terms,
    }
}

fn vote(vote: &Vote) -> TimeVote {
    let extend_hours = match vote.on {
        VoteOn::Extend(hours) => Some(hours),
        VoteOn::Resume => None,
    };
    TimeVote { by: vote.by, agreed: vote.agreed.clone(), extend_hours }
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
    let between = |range: Option<Between>| range.map(|(from, to)| Likely { from, to });
    let seat = |seat: &SeatForecast| api::SeatForecast {
        seat: seat.seat,
        turns: seat.turns,
        median_s: seat.median.map(|time| time.num_seconds()),
        share_percent: seat.share,
        next_turn: between(seat.next),
    };
    Ok(HttpResponse::Ok().json(api::Forecast {
        seats: told.seats.iter().map(seat).collect(),
        together_percent: told.together,
        end: between(told.end),
        saved_by_eight_hours: told.saved.map(|(time, percent)| Saved { seconds: time.num_seconds(), percent }),
    }))
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
