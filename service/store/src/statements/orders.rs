//! Standing orders.

macro_rules! orders_statements {
    ($connection:ty, $row:ty) => {
        pub(super) async fn orders(c: &mut $connection, campaign: CampaignId) -> Out<Vec<StandingOrder>> {
            let of = campaign.to_string();
            let q = sqlx::query("SELECT seat, number, id, body, changes FROM orders WHERE campaign = $1 ORDER BY seat, number").bind(&of);
            let read = |row: &$row| {
                let row = Cells { row, table: "orders", of: &of };
                let (seat, number, id) = (row.whole("seat")?, row.whole("number")?, row.text("id")?);
                Ok(StandingOrder { campaign, seat, number, id, changes: row.whole("changes")?, order: row.json("body")? })
            };
            q.fetch_all(c).await?.iter().map(read).collect()
        }

        /// Changes orders that are as they were when it was decided; what others have changed meanwhile is a conflict.
        async fn change_orders(c: &mut $connection, change: &OrdersChange) -> Out<()> {
            let of = change.campaign.to_string();
            for order in &change.put {
                let body = serde_json::to_string(&order.order).expect("an order is plain data");
                let q = match order.changes {
                    0 => sqlx::query("INSERT INTO orders (campaign, seat, number, id, body, changes) VALUES ($1, $2, $3, $4, $5, $6 + 1) ON CONFLICT DO NOTHING"),
                    _ => sqlx::query("UPDATE orders SET body = $5, changes = changes + 1 WHERE campaign = $1 AND seat = $2 AND number = $3 AND id = $4 AND changes = $6"),
                };
                let q = q.bind(&of).bind(i64::from(order.seat)).bind(number(order.number)).bind(order.id.as_str()).bind(body);
                if q.bind(number(order.changes)).execute(&mut *c).await?.rows_affected() == 0 {
                    return Err(StoreError::Conflict { head: head(c, change.campaign).await?.map_or(0, |(seq, _)| seq) });
                }
            }
            for (id, changes) in &change.gone {
                let q = sqlx::query("DELETE FROM orders WHERE campaign = $1 AND id = $2 AND changes = $3");
                if q.bind(&of).bind(id.as_str()).bind(number(*changes)).execute(&mut *c).await?.rows_affected() == 0 {
                    return Err(StoreError::Conflict { head: head(c, change.campaign).await?.map_or(0, |(seq, _)| seq) });
                }
            }
            for seat in &change.dropped {
                let q = sqlx::query("DELETE FROM orders WHERE campaign = $1 AND seat = $2");
                q.bind(&of).bind(i64::from(*seat)).execute(&mut *c).await?;
            }
            Ok(())
        }
    };
}
