//! Offers of seats, who held them before, and who would take one over.

macro_rules! seating_statements {
    ($connection:ty, $row:ty) => {
        async fn change_seating(c: &mut $connection, change: &Seating) -> Out<()> {
            if let Seating::Watched(campaign, watching) = change {
                return set_spectators(c, *campaign, *watching, true).await;
            }
            let q = match change {
                Seating::Watched(..) => unreachable!("done above"),
                Seating::Offered(SeatOffer { id, campaign, seat, body, made_at }) => {
                    let body = serde_json::to_string(body).expect("an offer is plain data");
                    let q = sqlx::query("INSERT INTO seat_offers (id, campaign, seat, body, made_at) VALUES ($1, $2, $3, $4, $5)").bind(id);
                    q.bind(campaign.to_string()).bind(i64::from(*seat)).bind(body).bind(micros(*made_at))
                }
                Seating::OfferGone(id) => sqlx::query("DELETE FROM seat_offers WHERE id = $1").bind(id),
                Seating::OffersGone(campaign, seat) => {
                    sqlx::query("DELETE FROM seat_offers WHERE campaign = $1 AND seat = $2").bind(campaign.to_string()).bind(i64::from(*seat))
                }
                Seating::Left(FormerHolder { campaign, seat, generation, address, name, language, left_at, seq }) => {
                    let q = sqlx::query(
                        "INSERT INTO former_holders (campaign, seat, generation, address, name, language, left_at, seq) \
                         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                    );
                    let q = q.bind(campaign.to_string()).bind(i64::from(*seat)).bind(i64::from(*generation)).bind(address).bind(name);
                    q.bind(language.tag()).bind(micros(*left_at)).bind(number(*seq))
                }
                Seating::NotesLeft { campaign, seat, from, to } => {
                    let q = sqlx::query(
                        "INSERT INTO notes (campaign, seat, holder, note, changed_at) SELECT campaign, seat, $4, note, changed_at FROM notes \
                         WHERE campaign = $1 AND seat = $2 AND holder = $3 ON CONFLICT (campaign, seat, holder) DO NOTHING",
                    );
                    q.bind(campaign.to_string()).bind(i64::from(*seat)).bind(from).bind(to)
                }
                Seating::MarksAnew(campaign, seat) => {
                    let q = sqlx::query("UPDATE talk_marks SET muted = 0, digest_days = 1 WHERE campaign = $1 AND seat = $2");
                    q.bind(campaign.to_string()).bind(i64::from(*seat))
                }
                Seating::LettersGone(campaign, seat, at) => {
                    let q = sqlx::query("UPDATE letters SET state = $4, settled_at = $5 WHERE campaign = $1 AND seat = $2 AND state = $3");
                    let q = q.bind(campaign.to_string()).bind(i64::from(*seat)).bind(word(DeliveryState::Pending));
                    q.bind(word(DeliveryState::Withdrawn)).bind(micros(*at))
                }
                Seating::Joined(Substitute { campaign, address, name, language, offered_at }) => {
                    let q = sqlx::query(
                        "INSERT INTO substitutes (campaign, address, name, language, offered_at) VALUES ($1, $2, $3, $4, $5) \
                         ON CONFLICT (campaign, address) DO UPDATE SET name = excluded.name, language = excluded.language",
                    );
                    q.bind(campaign.to_string()).bind(address).bind(name).bind(language.tag()).bind(micros(*offered_at))
                }
                Seating::Gone(campaign, address) => {
                    sqlx::query("DELETE FROM substitutes WHERE campaign = $1 AND address = $2").bind(campaign.to_string()).bind(address)
                }
            };
            q.execute(c).await?;
            Ok(())
        }

        pub(super) async fn seat_offers(c: &mut $connection, campaign: CampaignId) -> Out<Vec<SeatOffer>> {
            let of = campaign.to_string();
            let q = sqlx::query("SELECT id, seat, body, made_at FROM seat_offers WHERE campaign = $1 ORDER BY made_at, id").bind(&of);
            let rows = q.fetch_all(c).await?;
            let read = |row: &$row| {
                let row = Cells { row, table: "seat_offers", of: &of };
                let (id, seat) = (row.text("id")?, row.whole("seat")?);
                Ok(SeatOffer { id, campaign, seat, body: row.json("body")?, made_at: row.time("made_at")? })
            };
            rows.iter().map(read).collect()
        }

        pub(super) async fn former_holders(c: &mut $connection, campaign: CampaignId) -> Out<Vec<FormerHolder>> {
            let of = campaign.to_string();
            let q = sqlx::query(
                "SELECT seat, generation, address, name, language, left_at, seq FROM former_holders WHERE campaign = $1 ORDER BY seat, generation",
            );
            let rows = q.bind(&of).fetch_all(c).await?;
            let read = |row: &$row| {
                let row = Cells { row, table: "former_holders", of: &of };
                Ok(FormerHolder {
                    campaign,
                    seat: row.whole("seat")?,
                    generation: row.whole("generation")?,
                    address: row.text("address")?,
                    name: row.text("name")?,
                    language: Language::or_english(&row.text("language")?),
                    left_at: row.time("left_at")?,
                    seq: row.whole("seq")?,
                })
            };
            rows.iter().map(read).collect()
        }

        pub(super) async fn substitutes(c: &mut $connection, campaign: CampaignId) -> Out<Vec<Substitute>> {
            let of = campaign.to_string();
            let q = sqlx::query("SELECT address, name, language, offered_at FROM substitutes WHERE campaign = $1 ORDER BY offered_at, address");
            let rows = q.bind(&of).fetch_all(c).await?;
            let read = |row: &$row| {
                let row = Cells { row, table: "substitutes", of: &of };
                let language = Language::or_english(&row.text("language")?);
                Ok(Substitute { campaign, address: row.text("address")?, name: row.text("name")?, language, offered_at: row.time("offered_at")? })
            };
            rows.iter().map(read).collect()
        }

        pub(super) async fn substitute_link(c: &mut $connection, campaign: CampaignId) -> Out<Option<u32>> {
            let of = campaign.to_string();
            let q = sqlx::query("SELECT generation FROM substitute_links WHERE campaign = $1 AND is_open = 1").bind(&of);
            let row = q.fetch_optional(c).await?;
            row.map(|row| Cells { row: &row, table: "substitute_links", of: &of }.whole("generation")).transpose()
        }

        pub(super) async fn set_substitute_link(c: &mut $connection, campaign: CampaignId, is_open: bool) -> Out<()> {
            let q = sqlx::query(
                "INSERT INTO substitute_links (campaign, generation, is_open) VALUES ($1, 1, $2) \
                 ON CONFLICT (campaign) DO UPDATE SET generation = substitute_links.generation + 1, is_open = excluded.is_open",
            );
            q.bind(campaign.to_string()).bind(i64::from(is_open)).execute(c).await?;
            Ok(())
        }
    };
}
