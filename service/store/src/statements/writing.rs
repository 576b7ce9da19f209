//! What a commit writes, and what became of one that failed alone.

macro_rules! writing_statements {
    ($db:ty, $connection:ty, $row:ty) => {
        cells!($db, $row);

        /// Many commits in one transaction, one statement for each table: what makes group commit quick.
        pub(super) async fn insert_group(c: &mut $connection, group: &Group<'_>) -> Out<()> {
            if let Some(change) = group.contested() {
                return Err(StoreError::Conflict { head: change.head });
            }
            for commit in &group.commits {
                insert_rare(c, commit).await?;
            }
            change_sealed(c, group).await?;
            for rows in group.entries.chunks(ROWS) {
                insert_entries(c, rows).await?;
            }
            for rows in group.lines.chunks(ROWS) {
                insert_lines(c, rows).await?;
            }
            for rows in group.letters.chunks(ROWS) {
                insert_letters(c, rows).await?;
            }
            for rows in group.keys.chunks(ROWS) {
                insert_keys(c, rows).await?;
            }
            for creation in group.commits.iter().filter_map(|commit| commit.creation.as_ref()) {
                insert_creation(c, creation).await?;
            }
            write_beside(c, group).await
        }

        async fn insert_rare(c: &mut $connection, commit: &Commit) -> Out<()> {
            if let Some((campaign, secret)) = &commit.campaign {
                insert_campaign(c, campaign, secret).await?;
            }
            for seat in &commit.seats {
                change_seat(c, seat).await?;
            }
            if let Some((campaign, status)) = &commit.status {
                update_status(c, *campaign, *status).await?;
            }
            if let Some((campaign, phrases)) = &commit.phrases {
                let text = serde_json::to_string(phrases).expect("phrases are plain data");
                sqlx::query("UPDATE campaigns SET phrases = $2 WHERE id = $1").bind(campaign.to_string()).bind(text).execute(&mut *c).await?;
            }
            if let Some(change) = &commit.watch {
                change_watch(c, change).await?;
            }
            if let Some(change) = &commit.orders {
                change_orders(c, change).await?;
            }
            for change in &commit.seating {
                change_seating(c, change).await?;
            }
            if let Some(change) = &commit.arbiter {
                change_arbiter(c, change).await?;
            }
            for said in &commit.talk {
                // Whoever spoke at the same moment has the number: all of it is attempted again.
                if !say(c, said).await? {
                    return Err(StoreError::Conflict { head: said.seq });
                }
            }
            for made in &commit.promises {
                promise(c, made).await?;
            }
            Ok(())
        }

        async fn insert_entries(c: &mut $connection, rows: &[&Entry]) -> Out<()> {
            let mut q = QueryBuilder::<$db>::new("INSERT INTO entries (campaign, seq, recorded_at, kind, canonical, previous, hash) ");
            q.push_values(rows, |mut row, entry| {
                row.push_bind(entry.campaign.to_string()).push_bind(number(entry.seq)).push_bind(micros(entry.recorded_at));
                row.push_bind(entry.body.kind()).push_bind(entry.canonical.as_str()).push_bind(entry.previous.as_str()).push_bind(entry.hash.as_str());
            });
            q.build().persistent(rows.len() <= FEW).execute(c).await?;
            Ok(())
        }

        async fn insert_lines(c: &mut $connection, rows: &[&StoredLine]) -> Out<()> {
            let mut q = QueryBuilder::<$db>::new("INSERT INTO lines (campaign, seq, position, body) ");
            q.push_values(rows, |mut row, line| {
                row.push_bind(line.campaign.to_string()).push_bind(number(line.seq)).push_bind(i64::from(line.position)).push_bind(line.body.as_str());
            });
            q.build().persistent(rows.len() <= FEW).execute(c).await?;
            Ok(())
        }

        async fn insert_letters(c: &mut $connection, rows: &[Written<'_>]) -> Out<()> {
            let mut q = QueryBuilder::<$db>::new("INSERT INTO letters (id, campaign, seat, kind, recipient, payload, not_before, state, attempts, leased_until, entry) ");
            q.push_values(rows, |mut row, written| {
                let letter = written.letter;
                row.push_bind(letter.id.as_str()).push_bind(letter.campaign.map(|c| c.to_string())).push_bind(letter.seat.map(i64::from));
                row.push_bind(letter.kind().name()).push_bind(letter.recipient.as_str()).push_bind(letter.content.payload());
                row.push_bind(micros(letter.not_before)).push_bind(word(DeliveryState::Pending)).push_bind(0_i64).push_bind(0_i64);
                row.push_bind(written.entry.map(number));
            });
            q.build().persistent(rows.len() <= FEW).execute(c).await?;
            Ok(())
        }

        async fn insert_keys(c: &mut $connection, rows: &[&Idempotency]) -> Out<()> {
            let mut q = QueryBuilder::<$db>::new("INSERT INTO idempotency (campaign, actor, key, payload, result) ");
            q.push_values(rows, |mut row, key| {
                row.push_bind(key.campaign.to_string()).push_bind(key.actor.as_str()).push_bind(key.key.as_str());
                row.push_bind(key.payload.as_str()).push_bind(key.result.as_str());
            });
            q.build().persistent(rows.len() <= FEW).execute(c).await?;
            Ok(())
        }

        async fn insert_campaign(c: &mut $connection, campaign: &Campaign, secret: &CampaignSecret) -> Out<()> {
            let q = sqlx::query(
                "INSERT INTO campaigns (id, game, name, status, host_address, options, seats, secret, created_at, windows) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
            );
            let q = q.bind(campaign.id.to_string()).bind(&campaign.game).bind(&campaign.name).bind(word(campaign.status)).bind(&campaign.host_address);
            let q = q.bind(campaign.options.to_string()).bind(i64::from(campaign.seats)).bind(secret.0.to_vec()).bind(micros(campaign.created_at));
            q.bind(word(campaign.windows)).execute(c).await?;
            Ok(())
        }

        async fn insert_creation(c: &mut $connection, creation: &Creation) -> Out<()> {
            let q = sqlx::query("INSERT INTO creations (address, key, payload, campaign, created_at) VALUES ($1, $2, $3, $4, $5)");
            let q = q.bind(&creation.address).bind(&creation.key).bind(&creation.payload).bind(creation.campaign.to_string());
            q.bind(micros(creation.created_at)).execute(c).await?;
            Ok(())
        }

        /// Writes what changes and nothing else: two changes of one seat at once are both kept.
        async fn change_seat(c: &mut $connection, change: &SeatChange) -> Out<()> {
            let (campaign, seat) = (change.campaign.to_string(), i64::from(change.seat));
            let q = match &change.what {
                SeatUpdate::Added(row) => return insert_seat(c, row).await,
                SeatUpdate::Taken(options) => {
                    let q = sqlx::query("UPDATE seats SET state = $3, options = $4 WHERE campaign = $1 AND seat = $2").bind(campaign).bind(seat);
                    q.bind(word(SeatState::Taken)).bind(options.as_ref().map(ToString::to_string))
                }
                SeatUpdate::Dealt(options) => {
                    sqlx::query("UPDATE seats SET options = $3 WHERE campaign = $1 AND seat = $2").bind(campaign).bind(seat).bind(options.to_string())
                }
                SeatUpdate::WantsMail(wanted) => {
                    sqlx::query("UPDATE seats SET wants_mail = $3 WHERE campaign = $1 AND seat = $2").bind(campaign).bind(seat).bind(i64::from(*wanted))
                }
                SeatUpdate::Language(language) => {
                    sqlx::query("UPDATE seats SET language = $3 WHERE campaign = $1 AND seat = $2").bind(campaign).bind(seat).bind(language.tag())
                }
                SeatUpdate::Passed(holder) => {
                    let q = sqlx::query(
                        "UPDATE seats SET name = $3, address = $4, language = $5, state = $6, strength = $7, options = NULL, seen = 0, \
                         wants_mail = 1, link_generation = link_generation + 1 WHERE campaign = $1 AND seat = $2",
                    );
                    let q = q.bind(campaign).bind(seat).bind(&holder.name).bind(&holder.address).bind(holder.language.tag());
                    q.bind(word(holder.state)).bind(holder.strength.map(word))
                }
                SeatUpdate::HandedOver(heir) => {
                    let q = sqlx::query(
                        "UPDATE seats SET name = $3, address = $4, language = $5, state = $6, strength = NULL, heir_of = $7, seen = 0, \
                         wants_mail = 1, link_generation = link_generation + 1 WHERE campaign = $1 AND seat = $2",
                    );
                    let holder = &heir.holder;
                    let q = q.bind(campaign).bind(seat).bind(&holder.name).bind(&holder.address).bind(holder.language.tag());
                    q.bind(word(holder.state)).bind(serde_json::to_string(&heir.heir_of).expect("hashes are plain data"))
                }
                SeatUpdate::SatIn(strength) => {
                    let state = if strength.is_some() { SeatState::Bot } else { SeatState::Taken };
                    let q = sqlx::query("UPDATE seats SET state = $3, strength = $4 WHERE campaign = $1 AND seat = $2").bind(campaign).bind(seat);
                    q.bind(word(state)).bind(strength.map(word))
                }
                SeatUpdate::LinksRevoked => {
                    sqlx::query("UPDATE seats SET link_generation = link_generation + 1 WHERE campaign = $1 AND seat = $2").bind(campaign).bind(seat)
                }
            };
            q.execute(c).await?;
            Ok(())
        }

        async fn insert_seat(c: &mut $connection, seat: &SeatRow) -> Out<()> {
            let q = sqlx::query(
                "INSERT INTO seats (campaign, seat, name, address, language, state, options, link_generation, seen, wants_mail, strength) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
            );
            let q = q.bind(seat.campaign.to_string()).bind(i64::from(seat.seat)).bind(&seat.name).bind(&seat.address).bind(&seat.language);
            let q = q.bind(word(seat.state)).bind(seat.options.as_ref().map(ToString::to_string)).bind(i64::from(seat.link_generation));
            q.bind(number(seat.seen)).bind(i64::from(seat.wants_mail)).bind(seat.strength.map(word)).execute(c).await?;
            Ok(())
        }

        async fn update_status(c: &mut $connection, campaign: CampaignId, status: Status) -> Out<()> {
            let q = sqlx::query("UPDATE campaigns SET status = $2 WHERE id = $1").bind(campaign.to_string()).bind(word(status));
            q.execute(c).await?;
            Ok(())
        }

        /// What really became of a commit that failed: it is stored after all, or why it is not.
        pub(super) async fn explain(c: &mut $connection, commit: &Commit) -> Out<Verdict> {
            if let Some(last) = commit.entries.last()
                && hash_of(c, last.campaign, last.seq).await? == Some(last.hash.clone())
            {
                return Ok(Verdict::Stored);
            }
            if let Some(key) = &commit.idempotency
                && let Some(result) = remembered(c, key.campaign, &key.actor, &key.key).await?
            {
                return Ok(Verdict::Repeated(result.result));
            }
            if let Some(made) = &commit.creation
                && let Some(first) = creation(c, &made.address, &made.key).await?
            {
                return Ok(Verdict::Repeated(first.campaign.to_string()));
            }
            if let Some(first) = commit.entries.first() {
                let head = head(c, first.campaign).await?.map_or(0, |(seq, _)| seq);
                if head + 1 != first.seq {
                    return Ok(Verdict::Conflict(head));
                }
            }
            Ok(Verdict::Failed)
        }

        async fn hash_of(c: &mut $connection, campaign: CampaignId, seq: u64) -> Out<Option<String>> {
            let of = campaign.to_string();
            let q = sqlx::query("SELECT hash FROM entries WHERE campaign = $1 AND seq = $2").bind(&of).bind(number(seq));
            let row = q.fetch_optional(c).await?;
            row.map(|row| Cells { row: &row, table: "entries", of: &of }.text("hash")).transpose()
        }
    };
}
