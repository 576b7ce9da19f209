//! Server-sent events: one for each entry, resumable. An event says that something happened, never what is hidden.

use super::eyes;
use crate::http::app::App;
use crate::http::auth;
use crate::http::frame::AsHead;
use crate::http::limits::Place;
use crate::http::live::{Event, PAGE, tellable};
use crate::http::problem::Problem;
use crate::log::CampaignId;
use actix_web::web::{Bytes, BytesMut};
use actix_web::{HttpMessage as _, HttpRequest, HttpResponse, web};
use futures_util::stream;
use serde::Deserialize;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, watch};

/// How often a silent connection is kept alive.
const KEEP_ALIVE: Duration = Duration::from_secs(20);

/// One who listens.
struct Listener {
    app: Arc<App>,
    campaign: CampaignId,
    events: broadcast::Receiver<Event>,
    closing: watch::Receiver<bool>,
    /// The last entry that was told.
    seen: u64,
    /// Whether the log may hold what was not told.
    is_behind: bool,
    /// Held as long as the stream is open.
    _place: Place,
}

/// What whoever begins to listen knows already.
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
    request: HttpRequest,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    known: web::Query<Known>,
) -> Result<HttpResponse, Problem> {
    let id = *id;
    let reader = auth::caller(&request, &app).await?;
    // Listening begins before the log is read: nothing can fall between.
    let events = app.live.listen(id);
    let (eyes, head) = {
        let hot = app.service.standing(id).await?;
        (eyes(&request, &app, &hot).await?, hot.shown_seq())
    };
    let mut response = HttpResponse::Ok();
    response.content_type("text/event-stream").insert_header(("Cache-Control", "no-store"));
    if request.extensions().contains::<AsHead>() {
        return Ok(response.streaming(stream::empty::<Result<Bytes, Infallible>>()));
    }
    let place = app.limits.stream(reader.as_deref(), app.network(&request))?;
    let asked = request.headers().get("last-event-id").and_then(|value| value.to_str().ok()).and_then(|value| value.parse().ok());
    // Nothing after the head has happened yet, whatever the client has seen elsewhere.
    let seen = asked.or(known.after).unwrap_or(head).min(head);
    let closing = app.closing();
    tracing::debug!(campaign.id = %id, eyes = ?eyes, "a stream was opened");
    let listener = Listener { app: app.into_inner(), campaign: id, events, closing, seen, is_behind: seen < head, _place: place };
    let told = stream::unfold(listener, |mut listener| async move {
        let text = listener.next().await?;
        Some((Ok::<_, Infallible>(text), listener))
    });
    Ok(response.streaming(Box::pin(told)))
}

impl Listener {
    /// What to tell next; none: the server stops.
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            if *self.closing.borrow() {
                return None;
            }
            if self.is_behind
                && let Some(text) = self.catch_up().await
            {
                return Some(text);
            }
            tokio::select! {
                _ = self.closing.changed() => return None,
                heard = tokio::time::timeout(KEEP_ALIVE, self.events.recv()) => match heard {
                    Ok(Ok(event)) if event.seq == self.seen + 1 => {
                        self.seen = event.seq;
                        return Some(event.text);
                    }
                    Ok(Ok(event)) => self.is_behind = event.seq > self.seen,
                    Ok(Err(RecvError::Lagged(_))) => self.is_behind = true,
                    Ok(Err(RecvError::Closed)) => return None,
                    Err(_) => {
                        // An event may have gone astray; looking once in a while costs little.
                        self.is_behind = true;
                        return Some(Bytes::from_static(b": still here\n\n"));
                    }
                },
            }
        }
    }

    /// What the log holds beyond what was told.
    async fn catch_up(&mut self) -> Option<Bytes> {
        // If the log cannot be read now, the next event tries again.
        let entries = self.app.service.store.entries(self.campaign, self.seen, PAGE).await.unwrap_or_default();
        self.is_behind = entries.len() >= PAGE as usize;
        let entries = tellable(entries);
        self.seen = entries.last()?.seq;
        let mut text = BytesMut::new();
        entries.iter().for_each(|entry| text.extend_from_slice(&Event::of(entry).text));
        Some(text.freeze())
    }
}
