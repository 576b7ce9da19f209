//! The trait's methods, written once for both databases.

/// The [`Store`](super::Store) of a database: reads through its `read!`, small writes through its `write!`.
macro_rules! store_methods {
    ($store:ty) => {
        #[async_trait]
        impl Store for $store {
            async fn commit(&self, commit: Commit) -> Result<(), StoreError> {
                self.writers.commit(commit).await
            }
            async fn campaign(&self, id: CampaignId) -> Result<Option<Campaign>, StoreError> {
                read!(self, campaign, id)
            }
            async fn chance_of(&self, id: CampaignId) -> Result<Option<(CampaignSecret, Phrases)>, StoreError> {
                read!(self, chance_of, id)
            }
            async fn secret(&self, id: CampaignId) -> Result<Option<CampaignSecret>, StoreError> {
                read!(self, secret, id)
            }
            async fn campaigns_of(&self, address: &str) -> Result<Vec<Campaign>, StoreError> {
                read!(self, campaigns_of, address)
            }
            async fn campaigns_with(&self, status: Status) -> Result<Vec<Campaign>, StoreError> {
                read!(self, campaigns_with, status)
            }
            async fn seats(&self, campaign: CampaignId) -> Result<Vec<SeatRow>, StoreError> {
                read!(self, seats, campaign)
            }
            async fn entries(&self, campaign: CampaignId, after: u64, limit: u32) -> Result<Vec<Entry>, StoreError> {
                read!(self, entries, campaign, after, limit)
            }
            async fn sealed(&self, campaign: CampaignId) -> Result<Vec<Sealed>, StoreError> {
                read!(self, sealed, campaign)
            }
            async fn mark(&self, campaign: CampaignId) -> Result<Option<Mark>, StoreError> {
                read!(self, mark, campaign)
            }
            async fn head(&self, campaign: CampaignId) -> Result<Option<(u64, String)>, StoreError> {
                read!(self, head, campaign)
            }
            async fn about_the_past(&self, campaign: CampaignId) -> Result<Vec<Entry>, StoreError> {
                read!(self, about_the_past, campaign)
            }
            async fn lines(&self, campaign: CampaignId, after: u64) -> Result<Vec<StoredLine>, StoreError> {
                read!(self, lines, campaign, after)
            }
            async fn lines_before(&self, campaign: CampaignId, after: u64, before: u64, limit: u32) -> Result<Vec<StoredLine>, StoreError> {
                read!(self, lines_before, campaign, after, before, limit)
            }
            async fn snapshot(&self, campaign: CampaignId, seq: u64) -> Result<Option<Snapshot>, StoreError> {
                read!(self, snapshot, campaign, seq)
            }
            async fn put_snapshot(&self, snapshot: Snapshot) -> Result<(), StoreError> {
                self.writers.commit(Commit { snapshots: vec![snapshot], ..Commit::default() }).await
            }
            async fn keep_head(&self, head: Snapshot) -> Result<(), StoreError> {
                self.writers.commit(Commit { heads: vec![head], ..Commit::default() }).await
            }
            async fn without_head(&self, game: &str, revision: u32) -> Result<Vec<CampaignId>, StoreError> {
                read!(self, without_head, game, revision)
            }
            async fn kept_head(&self, campaign: CampaignId) -> Result<Option<Snapshot>, StoreError> {
                read!(self, kept_head, campaign)
            }
            async fn drop_snapshots(&self, campaign: CampaignId) -> Result<(), StoreError> {
                write!(self, drop_snapshots, campaign)
            }
            async fn remembered(&self, campaign: CampaignId, actor: &str, key: &str) -> Result<Option<Remembered>, StoreError> {
                read!(self, remembered, campaign, actor, key)
            }
            async fn claim_letters(&self, now: DateTime<Utc>, lease: Duration, limit: u32) -> Result<Vec<Letter>, StoreError> {
                claim!(self, now, now + lease, limit)
            }
            async fn lengthen_leases(&self, from: DateTime<Utc>, until: DateTime<Utc>) -> Result<(), StoreError> {
                write!(self, lengthen_leases, from, until)
            }
            async fn settle_letter(
                &self,
                id: &str,
                state: DeliveryState,
                at: DateTime<Utc>,
                retry_at: Option<DateTime<Utc>>,
                error: Option<&str>,
            ) -> Result<(), StoreError> {
                let settled = Settled { id: id.to_owned(), state, at, retry_at, error: error.map(str::to_owned) };
                self.writers.commit(Commit { settled: vec![settled], ..Commit::default() }).await
            }
            async fn letters(&self, campaign: CampaignId) -> Result<Vec<Letter>, StoreError> {
                read!(self, letters, campaign)
            }
            async fn letters_by_entry(
                &self,
                campaign: CampaignId,
                seat: Option<u8>,
                most: u32,
            ) -> Result<Vec<(Letter, Option<u64>)>, StoreError> {
                read!(self, letters_by_entry, campaign, seat, most)
            }
            async fn mark_seen(&self, campaign: CampaignId, seat: u8, seq: u64) -> Result<(), StoreError> {
                self.writers.commit(Commit { seen: vec![Seen { campaign, seat, seq }], ..Commit::default() }).await
            }
            async fn put_session(&self, session: &Session) -> Result<(), StoreError> {
                write!(self, put_session, session)
            }
            async fn session(&self, token_hash: &str, now: DateTime<Utc>) -> Result<Option<Session>, StoreError> {
                read!(self, session, token_hash, now)
            }
            async fn sessions_of(&self, address: &str, now: DateTime<Utc>) -> Result<Vec<Session>, StoreError> {
                read!(self, sessions_of, address, now)
            }
            async fn use_session(&self, token_hash: &str, at: DateTime<Utc>) -> Result<(), StoreError> {
                write!(self, use_session, token_hash, at)
            }
            async fn end_sessions(&self, address: &str, which: EndedSessions<'_>) -> Result<u64, StoreError> {
                write!(self, end_sessions, address, which)
            }
            async fn arbiter(&self, campaign: CampaignId) -> Result<Option<Arbiter>, StoreError> {
                read!(self, arbiter, campaign)
            }
            async fn arbiter_proposal(&self, campaign: CampaignId) -> Result<Option<ArbiterProposal>, StoreError> {
                read!(self, arbiter_proposal, campaign)
            }
            async fn last_until(&self, campaign: CampaignId, moment: DateTime<Utc>) -> Result<u64, StoreError> {
                read!(self, last_until, campaign, moment)
            }
            async fn spectators(&self, campaign: CampaignId) -> Result<Spectators, StoreError> {
                read!(self, spectators, campaign)
            }
            async fn set_spectators(&self, campaign: CampaignId, watching: Watching, is_anew: bool) -> Result<(), StoreError> {
                write!(self, set_spectators, campaign, watching, is_anew)
            }
            async fn drop_session(&self, token_hash: &str) -> Result<(), StoreError> {
                write!(self, drop_session, token_hash)
            }
            async fn drop_sessions_of(&self, address: &str) -> Result<(), StoreError> {
                write!(self, drop_sessions_of, address)
            }
            async fn drop_expired_sessions(&self, now: DateTime<Utc>) -> Result<(), StoreError> {
                write!(self, drop_expired_sessions, now)
            }
            async fn revoke_tokens(&self, address: &str, made_until: DateTime<Utc>) -> Result<(), StoreError> {
                write!(self, revoke_tokens, address, made_until)?;
                self.revoked.forget(address);
                tokio::time::sleep(KNOWN_EVERYWHERE).await;
                Ok(())
            }
            async fn tokens_revoked(&self, address: &str) -> Result<Option<DateTime<Utc>>, StoreError> {
                if let Some(known) = self.revoked.get(address) {
                    return Ok(known);
                }
                let begun = Instant::now();
                let revoked = read!(self, tokens_revoked, address)?;
                self.revoked.put(address, begun, revoked);
                Ok(revoked)
            }
            fn subscribe(&self) -> broadcast::Receiver<Change> {
                self.changes.subscribe()
            }
            async fn creation(&self, address: &str, key: &str) -> Result<Option<Creation>, StoreError> {
                read!(self, creation, address, key)
            }
            async fn full_lobbies(&self) -> Result<Vec<CampaignId>, StoreError> {
                read!(self, full_lobbies)
            }
            async fn running_with_bots(&self) -> Result<Vec<(CampaignId, u64)>, StoreError> {
                read!(self, running_with_bots)
            }
            async fn ping(&self) -> Result<(), StoreError> {
                if self.health.is_proved()? { Ok(()) } else { self.writers.probe().await }
            }
            async fn examine(&self) -> Result<(), StoreError> {
                self.health.noting(self.search_for_damage().await)
            }
            async fn use_link_once(&self, token_hash: &str, expires_at: DateTime<Utc>) -> Result<bool, StoreError> {
                write!(self, use_link_once, token_hash, expires_at)
            }
            async fn open_link(&self, campaign: CampaignId) -> Result<Option<u32>, StoreError> {
                read!(self, open_link, campaign)
            }
            async fn set_open_link(&self, campaign: CampaignId, is_open: bool) -> Result<(), StoreError> {
                write!(self, set_open_link, campaign, is_open)
            }
            async fn draft(&self, campaign: CampaignId, seat: u8, question: &str) -> Result<Option<Draft>, StoreError> {
                read!(self, draft, campaign, seat, question)
            }
            async fn keep_draft(&self, draft: &Draft) -> Result<(), StoreError> {
                write!(self, keep_draft, draft)
            }
            async fn drop_old_drafts(&self, changed_before: DateTime<Utc>) -> Result<u64, StoreError> {
                write!(self, drop_old_drafts, changed_before)
            }
            async fn say(&self, said: &Said) -> Result<bool, StoreError> {
                write!(self, say, said)
            }
            async fn talk(&self, campaign: CampaignId, seat: u8, before: u64, limit: u32) -> Result<Vec<SaidAs>, StoreError> {
                read!(self, talk, campaign, seat, before, limit)
            }
            async fn said(&self, campaign: CampaignId, id: &str) -> Result<Option<SaidAs>, StoreError> {
                read!(self, said, campaign, id)
            }
            async fn talk_marks(&self, campaign: CampaignId, seat: u8) -> Result<TalkMarks, StoreError> {
                read!(self, talk_marks, campaign, seat)
            }
            async fn keep_talk_marks(&self, campaign: CampaignId, seat: u8, marks: TalkMarks) -> Result<(), StoreError> {
                write!(self, keep_talk_marks, campaign, seat, marks)
            }
            async fn claim_digest(
                &self,
                campaign: CampaignId,
                seat: u8,
                now: DateTime<Utc>,
                until: DateTime<Utc>,
            ) -> Result<bool, StoreError> {
                write!(self, claim_digest, campaign, seat, now, until)
            }
            async fn tell_talk(&self, spoken: Spoken) -> Result<(), StoreError> {
                // Nobody may be listening.
                let _ = self.spoken.send(spoken);
                self.tell_others(spoken).await
            }
            fn subscribe_talk(&self) -> broadcast::Receiver<Spoken> {
                self.spoken.subscribe()
            }
            async fn promise(&self, promise: &Promise) -> Result<bool, StoreError> {
                write!(self, promise, promise)
            }
            async fn promises(&self, campaign: CampaignId, seat: u8, limit: u32) -> Result<Vec<Promise>, StoreError> {
                read!(self, promises, campaign, seat, limit)
            }
            async fn awaited_promises(&self, campaign: Option<CampaignId>) -> Result<Vec<Promise>, StoreError> {
                read!(self, awaited_promises, campaign)
            }
            async fn promised(&self, campaign: CampaignId, id: &str) -> Result<Option<Promise>, StoreError> {
                read!(self, promised, campaign, id)
            }
            async fn change_promise(&self, promise: &Promise) -> Result<bool, StoreError> {
                write!(self, change_promise, promise)
            }
            async fn promises_until(&self, campaign: CampaignId, seat: u8) -> Result<DateTime<Utc>, StoreError> {
                read!(self, promises_until, campaign, seat)
            }
            async fn claim_promises(
                &self,
                campaign: CampaignId,
                seat: u8,
                was: DateTime<Utc>,
                until: DateTime<Utc>,
            ) -> Result<bool, StoreError> {
                write!(self, claim_promises, campaign, seat, was, until)
            }
            async fn note(&self, campaign: CampaignId, seat: u8, holder: &str) -> Result<String, StoreError> {
                read!(self, note, campaign, seat, holder)
            }
            async fn keep_note(
                &self,
                campaign: CampaignId,
                seat: u8,
                holder: &str,
                note: &str,
                now: DateTime<Utc>,
            ) -> Result<(), StoreError> {
                write!(self, keep_note, campaign, seat, holder, note, now)
            }
            async fn is_blocked(&self, address: &str, host: Option<&str>) -> Result<bool, StoreError> {
                read!(self, is_blocked, address, host)
            }
            async fn block(&self, address: &str, host: Option<&str>) -> Result<(), StoreError> {
                write!(self, block, address, host)
            }
            async fn unblock(&self, address: &str, host: &str) -> Result<(), StoreError> {
                write!(self, unblock, address, host)
            }
            async fn watch(&self, campaign: CampaignId) -> Result<Option<KeptWatch>, StoreError> {
                read!(self, watch, campaign)
            }
            async fn orders(&self, campaign: CampaignId) -> Result<Vec<StandingOrder>, StoreError> {
                read!(self, orders, campaign)
            }
            async fn claim_watches(&self, now: DateTime<Utc>, lease: Duration, limit: u32) -> Result<Vec<CampaignId>, StoreError> {
                // Most of the time nothing is due, and nobody writes to find that out.
                if !read!(self, is_any_watch_due, now)? {
                    return Ok(vec![]);
                }
                write!(self, claim_watches, now, now + lease, limit)
            }
            async fn calendar_link(&self, address: &str) -> Result<Option<u32>, StoreError> {
                read!(self, calendar_link, address)
            }
            async fn set_calendar_link(&self, address: &str, is_open: bool) -> Result<(), StoreError> {
                write!(self, set_calendar_link, address, is_open)
            }
            async fn note_use(&self, at: DateTime<Utc>) -> Result<(), StoreError> {
                write!(self, note_use, at)
            }
            async fn latest_use(&self) -> Result<Option<DateTime<Utc>>, StoreError> {
                read!(self, latest_use)
            }
            async fn hurry_letters(&self, now: DateTime<Utc>, latest: DateTime<Utc>) -> Result<u64, StoreError> {
                write!(self, hurry_letters, now, latest)
            }
            async fn drop_old_letters(&self, until: DateTime<Utc>) -> Result<u64, StoreError> {
                write!(self, drop_old_letters, until)
            }
            async fn drop_old_keys(&self, now: DateTime<Utc>, until: DateTime<Utc>) -> Result<u64, StoreError> {
                write!(self, drop_old_keys, now, until)
            }
            async fn drop_expired_links(&self, now: DateTime<Utc>) -> Result<(), StoreError> {
                write!(self, drop_expired_links, now)
            }
            async fn withdraw_asking(&self, campaign: CampaignId, seat: u8, question: &str, at: DateTime<Utc>) -> Result<(), StoreError> {
                write!(self, withdraw_asking, campaign, seat, question, at)
            }
            async fn waits(&self, campaign: CampaignId, seat: u8, kind: &str, begins: &str) -> Result<bool, StoreError> {
                read!(self, waits, campaign, seat, kind, begins)
            }
            async fn is_pending(&self, letter: &str) -> Result<bool, StoreError> {
                read!(self, is_pending, letter)
            }
            async fn reply_key(&self, hash: &str) -> Result<Option<ReplyKey>, StoreError> {
                read!(self, reply_key, hash)
            }
            async fn put_reply_key(&self, key: &ReplyKey) -> Result<(), StoreError> {
                write!(self, put_reply_key, key)
            }
            async fn put_inbound(&self, mail: &Inbound) -> Result<bool, StoreError> {
                write!(self, put_inbound, mail)
            }
            async fn claim_inbound(&self, now: DateTime<Utc>, lease: Duration, limit: u32) -> Result<Vec<Inbound>, StoreError> {
                write!(self, claim_inbound, now, now + lease, limit)
            }
            async fn settle_inbound(
                &self,
                id: &str,
                state: InboundState,
                at: DateTime<Utc>,
                outcome: &str,
                retry_at: Option<DateTime<Utc>>,
            ) -> Result<(), StoreError> {
                write!(self, settle_inbound, id, state, at, outcome, retry_at)
            }
            async fn drop_old_inbound(&self, received_before: DateTime<Utc>) -> Result<u64, StoreError> {
                write!(self, drop_old_inbound, received_before)
            }
            async fn seat_offers(&self, campaign: CampaignId) -> Result<Vec<SeatOffer>, StoreError> {
                read!(self, seat_offers, campaign)
            }
            async fn former_holders(&self, campaign: CampaignId) -> Result<Vec<FormerHolder>, StoreError> {
                read!(self, former_holders, campaign)
            }
            async fn substitutes(&self, campaign: CampaignId) -> Result<Vec<Substitute>, StoreError> {
                read!(self, substitutes, campaign)
            }
            async fn substitute_link(&self, campaign: CampaignId) -> Result<Option<u32>, StoreError> {
                read!(self, substitute_link, campaign)
            }
            async fn set_substitute_link(&self, campaign: CampaignId, is_open: bool) -> Result<(), StoreError> {
                write!(self, set_substitute_link, campaign, is_open)
            }
            async fn drop_old_reply_keys(&self, made_before: DateTime<Utc>) -> Result<u64, StoreError> {
                write!(self, drop_old_reply_keys, made_before)
            }
            async fn database_time(&self) -> Result<DateTime<Utc>, StoreError> {
                read!(self, database_time)
            }
            async fn figures(&self, now: DateTime<Utc>) -> Result<Figures, StoreError> {
                read!(self, figures, now)
            }
            async fn letter(&self, id: &str) -> Result<Option<Letter>, StoreError> {
                read!(self, letter, id)
            }
            async fn latest_letters(&self, campaign: CampaignId) -> Result<Vec<Letter>, StoreError> {
                read!(self, latest_letters, campaign)
            }
            async fn hold_letter(&self, id: &str, until: DateTime<Utc>) -> Result<(), StoreError> {
                write!(self, hold_letter, id, until)
            }
            async fn release_letters(&self, recipient: &str) -> Result<(), StoreError> {
                write!(self, release_letters, recipient)
            }
            async fn letters_to_gather(&self, recipient: &str, at: DateTime<Utc>) -> Result<Vec<Letter>, StoreError> {
                read!(self, letters_to_gather, recipient, at)
            }
            async fn gather_letters(&self, id: &str, payload: &str, last: &str, at: DateTime<Utc>) -> Result<(), StoreError> {
                write!(self, gather_letters, id, payload, last, at)
            }
            async fn copy_letter(&self, id: &str, copy: &str, at: DateTime<Utc>) -> Result<bool, StoreError> {
                write!(self, copy_letter, id, copy, at)
            }
            async fn report_letter(
                &self,
                id: &str,
                state: DeliveryState,
                at: DateTime<Utc>,
                retry_at: Option<DateTime<Utc>>,
                why: &str,
            ) -> Result<bool, StoreError> {
                write!(self, report_letter, id, state, at, retry_at, why)
            }
            async fn put_bounce_key(&self, key: &BounceKey) -> Result<(), StoreError> {
                write!(self, put_bounce_key, key)
            }
            async fn bounce_key(&self, hash: &str) -> Result<Option<BounceKey>, StoreError> {
                read!(self, bounce_key, hash)
            }
            async fn drop_old_bounce_keys(&self, made_before: DateTime<Utc>) -> Result<u64, StoreError> {
                write!(self, drop_old_bounce_keys, made_before)
            }
            async fn note_loss(&self, way: &str, letter: &str, at: DateTime<Utc>) -> Result<(), StoreError> {
                write!(self, note_loss, way, letter, at, LostWay::forgotten_before(at))
            }
            async fn lost_way(&self, way: &str) -> Result<Option<LostWay>, StoreError> {
                read!(self, lost_way, way)
            }
            async fn claim_telling(&self, way: &str) -> Result<bool, StoreError> {
                write!(self, claim_telling, way)
            }
            async fn forget_losses(&self, way: &str) -> Result<bool, StoreError> {
                write!(self, forget_losses, way)
            }
            async fn wishes(&self, address: &str) -> Result<Option<Wishes>, StoreError> {
                read!(self, wishes, address)
            }
            async fn put_wishes(&self, address: &str, wishes: &Wishes) -> Result<(), StoreError> {
                write!(self, put_wishes, address, wishes)
            }
            async fn second_way(&self, address: &str) -> Result<Option<Second>, StoreError> {
                read!(self, second_way, address)
            }
            async fn put_second_way(&self, address: &str, second: Option<&Second>) -> Result<(), StoreError> {
                write!(self, put_second_way, address, second)
            }
        }
    };
}
