//! A campaign that begins from a position somebody has laid out, to try a rules question at a table.

use crate::play::passed::asked_of_all;
use crate::seats::create::{NewCampaign, can_sit, seat_row};
use crate::talk::letters;
use crate::time::pace::asked;
use crate::{Refused, Service, court};
use chrono::{DateTime, Utc};
use std::sync::Arc;
use sternpost_core::Seat;
use sternpost_game::Play;
use sternpost_log::court::CourtTerms;
use sternpost_log::{Actor, Body, CampaignId, CampaignSecret, Cause, Derived, Forked, NewEntry, Stream, chain};
use sternpost_model::chain::seal;
use sternpost_model::entropy;
use sternpost_model::pace::{Moved, Watch};
use sternpost_model::reason::Reason;
use sternpost_store::{Campaign, Commit, SeatChange, SeatRow, SeatState, Status, WatchChange};

/// The identity of a laid-out campaign.
pub struct Laid {
    /// Its id.
    pub id: CampaignId,
    /// What its chance comes from.
    pub secret: CampaignSecret,
    /// When it was laid out.
    pub at: DateTime<Utc>,
    /// The campaign it goes on from, if it does.
    pub forked: Option<Forked>,
}

impl Service {
    /// Begins a campaign in this position. Everybody sits already: nobody is invited, and who is asked gets a letter.
    ///
    /// # Errors
    /// If the game is unknown, the seats are not those of the position or the store fails.
    pub async fn lay_out(self: &Arc<Self>, host: &str, new: NewCampaign, play: &dyn Play, why: &str) -> Result<CampaignId, Refused> {
        let revision = self.games.get(&new.game).ok_or_else(|| Refused::NoGame(new.game.clone()))?.revision();
        can_sit(&new)?;
        let at = self.clock.now();
        let laid = Laid { id: entropy::campaign_id(at), secret: entropy::campaign_secret(), at, forked: None };
        let id = laid.id;
        let commit = laid.commit(revision, host, new, play, why)?;
        self.store.commit(commit).await?;
        tracing::info!(campaign.id = %id, "a campaign was laid out");
        self.let_bots_play(id);
        Ok(id)
    }
}

impl Laid {
    /// Everything that stands in the store then: the entry that creates it, one of new ground, the seats, and letters to those who are asked.
    ///
    /// # Errors
    /// If there are not as many seats as in the position.
    pub fn commit(self, revision: u32, host: &str, new: NewCampaign, play: &dyn Play, why: &str) -> Result<Commit, Refused> {
        let Self { id, secret, at, forked } = self;
        let seats = play.seats();
        let mut play = play.fork();
        play.count_draws();
        if new.seats.len() != usize::from(seats) {
            return Err(Refused::Invalid(Reason::SeatsOfPosition { seats }));
        }
        let sitting = |row: SeatRow| SeatRow { state: if row.address.is_some() { SeatState::Taken } else { row.state }, ..row };
        let rows: Vec<SeatRow> = (0..).zip(new.seats).map(|(seat, invited)| sitting(seat_row(id, seat, invited))).collect();
        let options = new.options.unwrap_or_default();
        let created = Body::Created {
            game: new.game.clone(),
            name: new.name.clone(),
            options: options.clone(),
            seats,
            commitment: secret.commitment(),
            forked: forked.clone(),
            court: Some(CourtTerms::of_today(rows.iter().filter(|row| row.is_held()).map(|row| Seat(row.seat)).collect())),
        };
        let created = seal(NewEntry::after(0, id, at, revision, created).by(Actor::Host, Cause::Lifecycle), chain::ORIGIN, &secret);
        let snapshot = serde_json::from_str(&play.snapshot()).expect("a snapshot is JSON");
        let ground = Body::Rebased { snapshot, why: why.to_owned(), by: None };
        let ground = seal(NewEntry::after(1, id, at, revision, ground).leading_to(play.digest()), &created.hash, &secret);
        let mut entries = vec![created, ground];
        if forked.is_some() {
            // What comes next has been seen in the campaign that was forked.
            let (body, dealt) = court::dealt(&*play, None, Derived::new(&secret, id, Stream::Deal(1)))?;
            play = dealt;
            let dealt = NewEntry::after(2, id, at, revision, body).leading_to(play.digest());
            entries.push(seal(dealt, &entries[1].hash, &secret));
        }
        let seq = entries.len() as u64;
        let letters = letters::for_questions(&rows, &[], &asked_of_all(new.table.windows, &*play), seq, at, None);
        let watch = new.policies.map(|terms| {
            let mut watch = Watch::new(terms);
            watch.follow(&asked(&play.open()), at, Moved::Anew);
            WatchChange { campaign: id, known: 0, watch }
        });
        let campaign = Campaign {
            id,
            game: new.game,
            name: new.name,
            status: Status::Running,
            host_address: host.to_owned(),
            options,
            seats,
            created_at: at,
            table: new.table,
        };
        Ok(Commit {
            campaign: Some((campaign, secret)),
            seats: rows.into_iter().map(SeatChange::added).collect(),
            entries,
            letters,
            watch,
            ..Commit::default()
        })
    }
}
