//! The event stream of a campaign (server-sent events): one event for each entry, resumable. An event says that something happened, never what is
//! hidden.
//!
//! The seats that a message or promise is for learn that there is one, but not its text, its number or its author. On the streams of all others
//! nothing is sent for it, and the events they do get keep their usual moments.

use super::looked_at;
use crate::app::App;
use crate::auth::{self, Caller};
use crate::limits::Place;
use crate::live::{Event, PAGE, Told};
use crate::problem::Problem;
use crate::readers::{self, Behind};
use crate::request::Request;
use actix_web::web::{Bytes, BytesMut};
use actix_web::{HttpResponse, web};
use futures_util::stream;
use serde::Deserialize;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use sternpost_core::Seat;
use sternpost_log::CampaignId;
use sternpost_store::{SeatRow, Spoken, Watching};
use sternpost_table::Snapshot;
use sternpost_table::seats::people::row_of;
use sternpost_table::talk::audience::hears;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, watch};
use tokio::time::Instant;

/// The interval at which a silent connection is kept alive.
const KEEP_ALIVE: Duration = Duration::from_secs(20);

/// The event sent when something was said: it holds nothing of it.
const TALK: Bytes = Bytes::from_static(b"event: talk\ndata: {}\n\n");

/// The seat at which somebody listens. It hears as long as the same person holds it, and by a pass as long as that is good.
struct SeatListener {
    seat: u8,
    address: Option<String>,
    generation: u32,
    is_by_pass: bool,
}

impl SeatListener {
    fn of(row: &SeatRow, is_by_pass: bool) -> Option<Self> {
        let listening = || Self { seat: row.seat, address: row.address.clone(), generation: row.link_generation, is_by_pass };
        row.is_held().then(listening)
    }

    fn is_still(&self, row: &SeatRow) -> bool {
        let is_held = row.is_held() && row.address == self.address;
        is_held && (!self.is_by_pass || row.link_generation == self.generation)
    }
}

/// The listener of a stream: an account, a seat, or both.
struct Who {
    /// Who is signed in.
    caller: Option<Caller>,
    /// None: nothing that is said is for them.
    seat_listener: Option<SeatListener>,
    /// How far behind they look on.
    behind: Option<Behind>,
    /// Whether they sit at no table: they listen as long as the host lets whoever comes look on.
    is_outside: bool,
}

impl Who {
    /// Whether what they came with is still good.
    async fn may_still(&self, app: &App, campaign: CampaignId) -> bool {
        let is_signed_in = match &self.caller {
            Some(caller) => caller.is_still(app).await,
            None => true,
        };
        let is_open = async || app.service.store.spectators(campaign).await.is_ok_and(|now| now.watching == Watching::Anybody);
        is_signed_in && (!self.is_outside || is_open().await)
    }
}

/// One who listens.
struct Listener {
    app: Arc<App>,
    campaign: CampaignId,
    events: broadcast::Receiver<Told>,
    who: Who,
    /// When the connection is to be kept alive next.
    alive_at: Instant,
    closing: watch::Receiver<bool>,
    /// The last entry that was told.
    seen: u64,
    /// Whether the log may hold what was not told.
    is_behind: bool,
    /// Held as long as the stream is open.
    _place: Place,
}

/// The parameter that says what a new listener knows already.
#[derive(Deserialize)]
pub struct Known {
    /// The last entry it was shown: what has happened between a page and its stream is told as well.
    after: Option<u64>,
}

/// `GET /campaigns/{id}/stream`.
///
/// # Errors
/// If there is no such campaign, or there are too many streams.
pub async fn stream(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    known: web::Query<Known>,
) -> Result<HttpResponse, Problem> {
    let id = *id;
    let caller = auth::caller_by(&request, &app).await?;
    // Listening begins before the log is read: nothing can fall between.
    let events = app.live.listen(id);
    let (snapshot, reader, eyes) = looked_at(&request, &app, id).await?;
    let row = eyes.seat().and_then(|seat| row_of(&snapshot, seat.0));
    let seat_listener = row.and_then(|row| SeatListener::of(row, false));
    open(
        &request,
        app,
        (id, known.after),
        &snapshot,
        Who { caller, seat_listener, behind: reader.behind(), is_outside: !reader.is_of_the_table(&snapshot) },
        events,
    )
}

/// `GET /c/{id}/stream`: the same for pages, also for a browser that a letter has let in.
///
/// # Errors
/// If there is no such campaign, or there are too many streams.
pub async fn for_page(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    known: web::Query<Known>,
) -> Result<HttpResponse, Problem> {
    let id = *id;
    let caller = auth::caller_by(&request, &app).await?;
    let events = app.live.listen(id);
    let (snapshot, reader) = readers::looked_at(&request, &app, id).await?;
    let seat_listener = reader.row(&snapshot).and_then(|row| SeatListener::of(row, reader.is_by_pass()));
    open(
        &request,
        app,
        (id, known.after),
        &snapshot,
        Who { caller, seat_listener, behind: reader.behind(), is_outside: !reader.is_of_the_table(&snapshot) },
        events,
    )
}

fn open(
    request: &Request,
    app: web::Data<App>,
    (id, after): (CampaignId, Option<u64>),
    snapshot: &Snapshot,
    who: Who,
    events: broadcast::Receiver<Told>,
) -> Result<HttpResponse, Problem> {
    let head = snapshot.seq;
    let mut response = HttpResponse::Ok();
    response.content_type("text/event-stream").insert_header(("Cache-Control", "no-store"));
    if request.is_head() {
        return Ok(response.streaming(stream::empty::<Result<Bytes, Infallible>>()));
    }
    let place = app.limits.stream(who.caller.as_ref().map(|caller| caller.address.as_str()), app.network(request))?;
    let asked = request.headers().get("last-event-id").and_then(|value| value.to_str().ok()).and_then(|value| value.parse().ok());
    // Nothing after the head has happened yet, whatever the client has seen elsewhere.
    let seen = asked.or(after).unwrap_or(head).min(head);
    let closing = app.closing();
    tracing::debug!(campaign.id = %id, is_seat = who.seat_listener.is_some(), "a stream was opened");
    let (app, alive_at, is_behind) = (app.into_inner(), Instant::now() + KEEP_ALIVE, seen < head);
    let listener = Listener { app, campaign: id, events, who, alive_at, closing, seen, is_behind, _place: place };
    let told = stream::unfold(listener, |mut listener| async move {
        let text = listener.next().await?;
        Some((Ok::<_, Infallible>(text), listener))
    });
    Ok(response.streaming(Box::pin(told)))
}

impl Listener {
    /// The next event; none: the server stops.
    async fn next(&mut self) -> Option<Bytes> {
        let text = self.told().await?;
        self.alive_at = Instant::now() + KEEP_ALIVE;
        Some(text)
    }

    async fn told(&mut self) -> Option<Bytes> {
        loop {
            if *self.closing.borrow() {
                return None;
            }
            if let Some(behind) = self.who.behind {
                return self.told_behind(behind).await;
            }
            if self.is_behind
                && let Some(text) = self.catch_up(u64::MAX).await
            {
                return Some(text);
            }
            // What is not for this listener must not put off what is: the moment was set when something was sent last.
            let heard = tokio::select! {
                _ = self.closing.changed() => return None,
                heard = tokio::time::timeout_at(self.alive_at, self.events.recv()) => heard,
            };
            match heard {
                Ok(Ok(Told::Entry(event))) if event.seq == self.seen + 1 => {
                    self.seen = event.seq;
                    return Some(event.text);
                }
                Ok(Ok(Told::Entry(event))) => self.is_behind = event.seq > self.seen,
                Ok(Ok(Told::Spoken(spoken))) => {
                    if self.hears(spoken).await {
                        return Some(TALK);
                    }
                }
                Ok(Err(RecvError::Lagged(_))) => self.is_behind = true,
                Ok(Err(RecvError::Closed)) => return None,
                Err(_) if !self.who.may_still(&self.app, self.campaign).await => return None,
                Err(_) => {
                    // An event may have gone astray; looking once in a while costs little.
                    self.is_behind = true;
                    return Some(Bytes::from_static(b": still here\n\n"));
                }
            }
        }
    }

    /// The next event for a listener who looks on with a delay: it is looked at by the clock, so that nothing that happens now shows in when
    /// something comes.
    async fn told_behind(&mut self, behind: Behind) -> Option<Bytes> {
        if !self.is_behind {
            tokio::select! {
                _ = self.closing.changed() => return None,
                () = tokio::time::sleep_until(self.alive_at) => {}
            }
        }
        self.is_behind = false;
        let stood = behind.look_again(&self.app, self.campaign).await?;
        let still_here = Bytes::from_static(b": still here\n\n");
        Some(if stood.seq > self.seen { self.catch_up(stood.seq).await.unwrap_or(still_here) } else { still_here })
    }

    /// Whether something that was said is for who listens here, and wanted.
    async fn hears(&self, spoken: Spoken) -> bool {
        let Some(listener) = self.who.seat_listener.as_ref().filter(|listener| hears(spoken.audience, listener.seat)) else {
            return false;
        };
        let Ok(snapshot) = self.app.service.snapshot(self.campaign).await else { return false };
        if !row_of(&snapshot, listener.seat).is_some_and(|row| listener.is_still(row))
            || !self.who.may_still(&self.app, self.campaign).await
        {
            return false;
        }
        let marks = self.app.service.talk_marks(&snapshot, Seat(listener.seat)).await;
        marks.is_ok_and(|marks| marks.muted >> spoken.seat & 1 == 0)
    }

    /// The events of the log beyond those told, up to an entry.
    async fn catch_up(&mut self, last: u64) -> Option<Bytes> {
        // If the log cannot be read now, the next event tries again.
        let mut entries = self.app.service.store.entries(self.campaign, self.seen, PAGE).await.unwrap_or_default();
        self.is_behind = entries.len() >= PAGE as usize && entries.last().is_some_and(|entry| entry.seq < last);
        entries.retain(|entry| entry.seq <= last);
        self.seen = entries.last()?.seq;
        let mut text = BytesMut::new();
        entries.iter().for_each(|entry| text.extend_from_slice(&Event::of(entry).text));
        Some(text.freeze())
    }
}
