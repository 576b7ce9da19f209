//! Time at a table, for programs.

use super::{looked_at, own_seat};
use crate::campaign::{Snapshot, TimeWish, TimeWisher, Waive, outlook, until_of, waivable};
use crate::http::app::App;
use crate::http::auth;
use crate::http::problem::Problem;
use crate::http::request::Request;
use crate::http::show::with_words;
use crate::limits::HOST;
use crate::log::{CampaignId, Cause};
use crate::pace::{Between, SeatForecast, Terms, Until, Verdict, VoteOn, Waiting, zone_named};
use crate::store::StandingOrder;
use actix_web::{HttpResponse, web};
use chrono::{DateTime, NaiveDate, Utc};
use serde::Deserialize;
use serde_json::{Value, json};
use sternpost_core::{Eyes, Kind, Text};

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
    host_only(&request, &app, *id).await?;
    app.service.limits.say(*id, HOST)?;
    let wish = TimeWish::Settle(Box::new(body.into_inner()));
    app.service.time(*id, TimeWisher::Host, wish, Cause::Api).await?;
    Ok(HttpResponse::NoContent().finish())
}

async fn host_only(request: &Request, app: &App, id: CampaignId) -> Result<(), Problem> {
    let address = auth::signed_in(request, app).await?;
    let snapshot = app.service.snapshot(id).await?;
    if snapshot.campaign.host_address == address { Ok(()) } else { Err(Problem::forbidden("only the host does this")) }
}

/// Something to do about time.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", tag = "act", deny_unknown_fields)]
pub enum TimeBody {
    /// The host stops time.
    Pause,
    /// The host lets it run again.
    Resume,
    /// The host gives who is asked more.
    Extend {
        /// How many hours.
        hours: u32,
    },
    /// The caller's seat will be away.
    Away {
        /// The first day.
        from: NaiveDate,
        /// The last day.
        to: NaiveDate,
    },
    /// The caller's seat is there after all.
    Return {
        /// When the absence begins, as it is listed.
        from: DateTime<Utc>,
    },
    /// The caller's seat asks the table for more, or agrees.
    AskMore {
        /// How many hours.
        hours: u32,
    },
    /// The caller's seat asks the table to let time run again, or agrees.
    AskResume,
    /// The caller's seat says what is done, time being over.
    Say {
        /// What.
        verdict: Verdict,
    },
    /// The caller's seat lets windows pass, in the open.
    Waive {
        /// The kind's id.
        windows: String,
        /// Until when.
        until: Until,
    },
    /// It does so no more.
    TakeWaiverBack {
        /// The kind's id.
        windows: String,
    },
    /// The caller's seat needs longer in a window that ends at its time.
    Longer,
    /// The caller's seat names its zone.
    Zone {
        /// Its name; none: the campaign's.
        zone: Option<String>,
    },
}

/// What the caller's seat says of windows.
fn of_windows(body: &TimeBody) -> Option<Waive> {
    match body {
        TimeBody::Waive { windows, until } => Some(Waive::Pass { windows: windows.clone(), until: *until }),
        TimeBody::TakeWaiverBack { windows } => Some(Waive::TakeBack { windows: windows.clone() }),
        TimeBody::Pause
        | TimeBody::Resume
        | TimeBody::Extend { .. }
        | TimeBody::Away { .. }
        | TimeBody::Return { .. }
        | TimeBody::AskMore { .. }
        | TimeBody::AskResume
        | TimeBody::Say { .. }
        | TimeBody::Longer
        | TimeBody::Zone { .. } => None,
    }
}

/// `POST /campaigns/{id}/time`.
///
/// # Errors
/// 403 if the caller may not, 409 and 422 if it cannot be done, 429 if there was too much of it.
pub async fn act(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    body: web::Json<TimeBody>,
) -> Result<HttpResponse, Problem> {
    let body = body.into_inner();
    if let Some(said) = of_windows(&body) {
        let seat = own_seat(&request, &app, *id).await?;
        app.service.limits.say(*id, seat.0)?;
        app.service.waive(*id, seat, said, Cause::Api).await?;
        return Ok(HttpResponse::NoContent().finish());
    }
    let wish = match body {
        TimeBody::Waive { .. } | TimeBody::TakeWaiverBack { .. } => return Ok(HttpResponse::NoContent().finish()),
        TimeBody::Pause => TimeWish::Pause,
        TimeBody::Resume => TimeWish::Resume,
        TimeBody::Extend { hours } => TimeWish::Extend(hours),
        TimeBody::Away { from, to } => TimeWish::Book(from, to),
        TimeBody::Return { from } => TimeWish::Return(from),
        TimeBody::AskMore { hours } => TimeWish::Vote(VoteOn::Extend(hours)),
        TimeBody::AskResume => TimeWish::Vote(VoteOn::Resume),
        TimeBody::Say { verdict } => TimeWish::Say(verdict),
        TimeBody::Longer => TimeWish::Longer,
        TimeBody::Zone { zone: None } => TimeWish::Zone(None),
        TimeBody::Zone { zone: Some(name) } => {
            let zone = zone_named(&name).ok_or_else(|| Problem::bad_request("zone: no such time zone"))?;
            TimeWish::Zone(Some(zone))
        }
    };
    let by = if matches!(wish, TimeWish::Pause | TimeWish::Resume | TimeWish::Extend(_)) {
        host_only(&request, &app, *id).await?;
        app.service.limits.say(*id, HOST)?;
        TimeWisher::Host
    } else {
        let seat = own_seat(&request, &app, *id).await?.0;
        app.service.limits.say(*id, seat)?;
        TimeWisher::Seat(seat)
    };
    app.service.time(*id, by, wish, Cause::Api).await?;
    Ok(HttpResponse::NoContent().finish())
}
