//! Rebases a running campaign on new rules: it goes on from the position its players saw, with an entry, a line and a letter.

use crate::play::start::stored_lines;
use crate::snapshot::Snapshot;
use crate::talk::letters;
use crate::{Refused, Service};
use std::sync::Arc;
use sternpost_core::{Arg, Audience, Text, Told};
use sternpost_log::{Body, Court, Draws, Entry, Moves, NewEntry};
use sternpost_model::chain::seal;
use sternpost_model::letter::{Letter, NewRulesPayload};
use sternpost_model::pace::Moved;
use sternpost_store::{Commit, Status};

impl Service {
    /// Writes the position in memory into the log as new ground.
    pub(crate) async fn rebase(&self, snapshot: &mut Snapshot, back_to: Option<u64>) -> Result<(), Refused> {
        let now = self.clock.now();
        let revision = snapshot.game.revision();
        let play = snapshot.play()?;
        let ground = serde_json::from_str(&play.snapshot()).expect("a snapshot is JSON");
        let why = format!("the rules are of revision {revision} now");
        // Where draws are named by themselves what is asked again draws as it did: only the rules are others.
        let draws = if play.draws_so_far().is_some() { Draws::Again } else { Draws::Anew };
        let back = back_to.map(|to| Body::Rewound { to, why: why.clone(), draws, again: vec![], by: None });
        let bodies = back.into_iter().chain([Body::Rebased { snapshot: ground, why: why.clone(), by: None }]);
        let mut entries: Vec<Entry> = vec![];
        for (seq, body) in (snapshot.seq + 1..).zip(bodies) {
            let new = NewEntry { seq, ..snapshot.next_entry(now, body).leading_to(play.digest()) };
            let previous = entries.last().map_or(&snapshot.hash, |entry| &entry.hash);
            entries.push(seal(new, previous, &snapshot.secret));
        }
        let (seq, hash) = entries.last().map(|entry| (entry.seq, entry.hash.clone())).expect("at least the new ground");
        let news = Letter::NewRules(NewRulesPayload { back_to });
        let mut letters: Vec<_> = snapshot.seats.iter().filter_map(|row| letters::to_seat(row, news.clone(), now)).collect();
        // Answers that waited to be opened were given to other rules: their seats are asked again.
        let mut again = snapshot.asked_in(play);
        again.retain(|(seat, _)| back_to.is_some() || snapshot.sealed.contains_key(seat));
        letters.extend(letters::for_questions(&snapshot.seats, &[], &again, seq, now, None));
        let lines = stored_lines(snapshot.campaign.id, seq, &[line(revision, back_to)]);
        let moves = Moves::of(&entries);
        let mut court = Court::clone(&snapshot.court);
        entries.iter().for_each(|entry| court.note(entry));
        let sealed = snapshot.leaving_sealed();
        let watch = snapshot.watch_after(&snapshot.orders, play, now, if back_to.is_some() { Moved::Anew } else { Moved::On });
        self.store.commit(Commit { entries, lines, letters, sealed, watch: watch.clone(), ..Commit::default() }).await?;
        snapshot.watched(watch);
        Arc::make_mut(&mut snapshot.moves).extend(moves);
        snapshot.court = Arc::new(court);
        (snapshot.seq, snapshot.head, snapshot.hash, snapshot.revocable) = (seq, seq, hash, None);
        snapshot.sealed = Arc::default();
        tracing::warn!(campaign.id = %snapshot.campaign.id, seq, revision, back_to, "a campaign was rebased on the position its players saw");
        Ok(())
    }
}

impl Service {
    /// Ends a campaign that is over by the rules at hand though its log goes on.
    pub(crate) async fn end(&self, snapshot: &mut Snapshot) -> Result<(), Refused> {
        let (id, seq) = (snapshot.campaign.id, snapshot.seq);
        let last = self.store.entries(id, seq - 1, 1).await?.pop().ok_or(Refused::NoCampaign)?;
        let (end, letters) = self.the_end(snapshot, snapshot.play()?, &last);
        let sealed = snapshot.leaving_sealed();
        let (seq, hash) = (end.seq, end.hash.clone());
        let watch = snapshot.watch_at_rest(self.clock.now());
        let commit =
            Commit { entries: vec![end], letters, sealed, watch: watch.clone(), status: Some((id, Status::Ended)), ..Commit::default() };
        self.store.commit(commit).await?;
        snapshot.watched(watch);
        (snapshot.seq, snapshot.hash, snapshot.revocable) = (seq, hash, None);
        Arc::make_mut(&mut snapshot.campaign).status = Status::Ended;
        tracing::warn!(campaign.id = %id, seq, "a campaign is over by the rules at hand");
        Ok(())
    }
}

fn line(revision: u32, back_to: Option<u64>) -> Told {
    let mut args = vec![("revision".into(), Arg::Literal(revision.to_string()))];
    args.extend(back_to.map(|to| ("entry".into(), Arg::Literal(to.to_string()))));
    let key = if back_to.is_some() { "campaign-new-rules-back" } else { "campaign-new-rules" };
    Told { audience: Audience::Everyone, text: Text { key: key.into(), args } }
}
