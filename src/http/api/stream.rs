//! Server-sent events: one for each entry, resumable. An event says that something happened, never what is hidden.

use super::eyes;
use crate::http::app::App;
use crate::http::problem::Problem;
use crate::log::CampaignId;
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse, web};
use futures_util::stream;
use std::convert::Infallible;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;

/// How often a silent connection is kept alive.
const KEEP_ALIVE: Duration = Duration::from_secs(20);

/// `GET /campaigns/{id}/stream`.
///
/// # Errors
/// If there is no such campaign.
pub async fn stream(request: HttpRequest, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let id = *id;
    // Subscribed before the log is read: nothing can fall between.
    let changes = app.service.store.subscribe();
    let (eyes, head) = {
        let hot = app.service.lock(id).await?;
        (eyes(&request, &app, &hot).await?, hot.seq)
    };
    let seen = request.headers().get("last-event-id").and_then(|value| value.to_str().ok()).and_then(|value| value.parse().ok());
    let state = (app.into_inner(), changes, seen.unwrap_or(head));
    let events = stream::unfold(state, move |(app, mut changes, seen)| async move {
        // Read at first, and whenever this campaign may have moved on.
        let mut may_have_moved = true;
        loop {
            if may_have_moved
                && let Ok(entries) = app.service.store.entries(id, seen, 100).await
                && let Some(last) = entries.last().map(|entry| entry.seq)
            {
                let event = |entry: &crate::log::Entry| {
                    format!("event: entry\nid: {}\ndata: {{\"seq\":{},\"kind\":\"{}\"}}\n\n", entry.seq, entry.seq, entry.body.kind())
                };
                let text: String = entries.iter().map(event).collect();
                return Some((Ok::<_, Infallible>(Bytes::from(text)), (app, changes, last)));
            }
            match tokio::time::timeout(KEEP_ALIVE, changes.recv()).await {
                Ok(Ok(change)) => may_have_moved = change.campaign == id,
                Ok(Err(RecvError::Lagged(_))) => may_have_moved = true,
                Ok(Err(RecvError::Closed)) => return None,
                Err(_) => return Some((Ok(Bytes::from_static(b": still here\n\n")), (app, changes, seen))),
            }
        }
    });
    tracing::debug!(campaign.id = %id, eyes = ?eyes, "a stream was opened");
    Ok(HttpResponse::Ok().content_type("text/event-stream").insert_header(("Cache-Control", "no-store")).streaming(Box::pin(events)))
}
