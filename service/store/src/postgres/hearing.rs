//! Listens to other servers on the same database: what they have committed, and that something was said at a table.

use super::{CHANNEL, TALK};
use crate::sql::{Connection, sql};
use crate::{Change, Spoken, StoreError};
use sqlx::PgConnection;
use sqlx::postgres::{PgListener, PgPool};
use std::time::Duration;
use sternpost_log::CampaignId;
use tokio::sync::broadcast;

/// How long to wait before trying again to hear of commits.
const DEAF: Duration = Duration::from_millis(500);

/// The receivers of other servers' notifications, as long as the store is there.
pub(super) struct Hearing {
    pub(super) changes: broadcast::WeakSender<Change>,
    pub(super) spoken: broadcast::WeakSender<Spoken>,
}

/// A connection that hears what is said from now on.
pub(super) async fn listener(url: &str) -> Result<PgListener, StoreError> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen_all([CHANNEL, TALK]).await?;
    Ok(listener)
}

/// Passes notices of the other servers on until the store is gone. A notice is a hint: whoever hears it reads the log again.
pub(super) async fn listen(mut hearing: PgListener, url: String, own: String, readers: PgPool, store: Hearing) {
    loop {
        let heard = hearing.try_recv().await;
        let Some((changes, spoken)) = store.changes.upgrade().zip(store.spoken.upgrade()) else { return };
        match heard {
            Ok(Some(notice)) => {
                let (from, told) = notice.payload().split_once(' ').unwrap_or_default();
                if from != own && notice.channel() == TALK {
                    read_spoken(told).into_iter().for_each(|said| drop(spoken.send(said)));
                } else if from != own {
                    told.split(' ').filter_map(read_change).for_each(|change| drop(changes.send(change)));
                }
            }
            // The connection is new, or there is none: notices pass by meanwhile, so everything may have changed once there is
            // one again.
            Ok(None) | Err(_) => {
                drop((changes, spoken));
                hearing = match hear_again(&url, &readers, &store.changes).await {
                    Some(hearing) => hearing,
                    None => return,
                };
            }
        }
    }
}

/// A new connection that hears of commits, with a hint for every campaign after it; none if the store is gone.
async fn hear_again(url: &str, readers: &PgPool, store: &broadcast::WeakSender<Change>) -> Option<PgListener> {
    tracing::warn!("the connection that hears of commits was lost");
    loop {
        let heard = async {
            let hearing = listener(url).await?;
            let mut connection = readers.acquire().await?;
            Ok::<_, StoreError>((hearing, all_campaigns(&mut connection).await?))
        };
        let heard = heard.await;
        let changes = store.upgrade()?;
        match heard {
            Ok((hearing, campaigns)) => {
                // More than a listener has room for is as good: it learns that it has missed some.
                campaigns.into_iter().for_each(|campaign| drop(changes.send(Change { campaign, seq: 0 })));
                return Some(hearing);
            }
            Err(error) => tracing::warn!(%error, "commits of other servers are not heard"),
        }
        drop(changes);
        tokio::time::sleep(DEAF).await;
    }
}

fn read_spoken(word: &str) -> Option<Spoken> {
    let mut parts = word.split(':');
    let (campaign, audience, seat) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    Some(Spoken { campaign, audience, seat })
}

fn read_change(word: &str) -> Option<Change> {
    let (campaign, seq) = word.split_once(':')?;
    Some(Change { campaign: campaign.parse().ok()?, seq: seq.parse().ok()? })
}

async fn all_campaigns(c: &mut PgConnection) -> Result<Vec<CampaignId>, StoreError> {
    let rows = sql("SELECT id FROM campaigns").fetch_all(&mut Connection::Postgres(c)).await?;
    rows.iter().map(|row| row.of("campaigns", &"a campaign").id("id")).collect()
}
