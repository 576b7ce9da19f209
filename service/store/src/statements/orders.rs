//! Statements on standing orders.

use super::log;
use crate::sql::{Connection, Row, sql};
use crate::{OrdersChange, StandingOrder, Store, StoreError};
use sternpost_log::CampaignId;

impl Store {
    /// The standing orders of a campaign, seat by seat in the order given.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn orders(&self, campaign: CampaignId) -> Result<Vec<StandingOrder>, StoreError> {
        let q = sql("SELECT seat, number, id, body, changes FROM orders WHERE campaign = $1 ORDER BY seat, number").bind(campaign);
        self.fetch_all(q).await?.iter().map(|row| read_order(row, campaign)).collect()
    }
}

fn read_order(row: &Row, campaign: CampaignId) -> Result<StandingOrder, StoreError> {
    let row = row.of("orders", &campaign);
    let (seat, number, id) = (row.whole("seat")?, row.whole("number")?, row.text("id")?);
    Ok(StandingOrder { campaign, seat, number, id, changes: row.whole("changes")?, order: row.json("body")? })
}

/// Changes orders that are as they were when it was decided; what others have changed meanwhile is a conflict.
pub(super) async fn change(c: &mut Connection<'_>, change: &OrdersChange) -> Result<(), StoreError> {
    for order in &change.put {
        let body = serde_json::to_string(&order.order).expect("an order is plain data");
        let q = match order.changes {
            0 => sql(
                "INSERT INTO orders (campaign, seat, number, id, body, changes) VALUES ($1, $2, $3, $4, $5, $6 + 1) ON CONFLICT DO NOTHING",
            ),
            _ => sql("UPDATE orders SET body = $5, changes = changes + 1 WHERE campaign = $1 AND seat = $2 AND number = $3 AND id = $4 \
                 AND changes = $6"),
        };
        let q = q.bind(change.campaign).bind(order.seat).bind(order.number).bind(&order.id).bind(body).bind(order.changes);
        if q.execute(c).await? == 0 {
            return Err(log::conflict(c, change.campaign).await?);
        }
    }
    for (id, changes) in &change.gone {
        let q = sql("DELETE FROM orders WHERE campaign = $1 AND id = $2 AND changes = $3");
        if q.bind(change.campaign).bind(id).bind(*changes).execute(c).await? == 0 {
            return Err(log::conflict(c, change.campaign).await?);
        }
    }
    for seat in &change.dropped {
        sql("DELETE FROM orders WHERE campaign = $1 AND seat = $2").bind(change.campaign).bind(*seat).execute(c).await?;
    }
    Ok(())
}
