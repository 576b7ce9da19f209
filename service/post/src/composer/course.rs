//! Composes letters about the course of a campaign: it has begun, it is over, its rules have changed.

use super::{Answerable, ComposeError, Composer, Draft, standing, with_words, witness};
use crate::letters::{self, Ended, Happened, MailedBeginning, NewRules, Started};
use crate::say;
use sternpost_core::{Eyes, Seat, Standing};
use sternpost_games::game_name;
use sternpost_store::SeatRow;
use sternpost_table::past::finish::Finish;
use sternpost_table::{Refused, Snapshot};

/// The ending in a few words.
fn ended_with(finish: &Finish, standings: &[Standing], words: &letters::Words) -> String {
    match finish {
        Finish::Won(names) => match standings {
            [first, second, ..] if first.rank == 1 && second.rank > 1 && first.score > second.score => {
                words.won_by(names, first.score, second.score)
            }
            _ => words.t(say::ended_won(names)),
        },
        Finish::WonTogether(names) => words.t(say::ended_won_together(names)),
        Finish::Drawn(names) => words.t(say::ended_drawn(names)),
        Finish::Lost => words.t(say::ENDED_LOST),
    }
}

impl Composer {
    /// The beginning of a campaign: who sits where, and where the campaign is.
    pub(super) fn beginning(&self, snapshot: &Snapshot, row: &SeatRow) -> Result<MailedBeginning, ComposeError> {
        let offers = snapshot.game.seat_offers(&snapshot.campaign.options, &[]).map_err(Refused::from)?;
        // What the rules drew for a seat stands on its sheet.
        let sheets = snapshot.play.as_deref().map(|play| play.scene(Eyes::Spectator).panels).unwrap_or_default();
        let seats = with_words(snapshot, row, |words| {
            let plays = |row: &SeatRow| {
                let sheet = sheets.iter().find(|panel| panel.owner == Some(Seat(row.seat))).map(|panel| &panel.title);
                let choice = row.options.as_ref().and_then(|chosen| offers.iter().find(|(value, _)| value == chosen));
                let text = sheet.or_else(|| choice.map(|(_, text)| text));
                text.map_or_else(|| row.name.clone(), |text| format!("{}: {}", row.name, words.say(text)))
            };
            snapshot.seats.iter().map(plays).collect()
        });
        Ok(MailedBeginning { seats, url: self.addresses.table(row, snapshot.seq), commitment: snapshot.secret.commitment() })
    }

    pub(super) fn started(&self, snapshot: &Snapshot, row: &SeatRow) -> Result<Draft, ComposeError> {
        let MailedBeginning { seats, url, commitment } = self.beginning(snapshot, row)?;
        let unsubscribe = self.addresses.unsubscribing(row);
        let letter = Started {
            campaign: snapshot.campaign.name.clone(),
            game: game_name(&snapshot.campaign.game),
            name: row.name.clone(),
            seats,
            standing: standing(snapshot, row),
            url,
            commitment,
            reply: if self.replies.is_some() { letters::Words::new(row.spoken()).what_can_be_replied() } else { vec![] },
            unsubscribe: unsubscribe.clone(),
        };
        Ok(Draft::of(&letter, &letters::Words::new(row.spoken()))?.stopped_at(unsubscribe).about(Answerable::nothing(snapshot, row)))
    }

    pub(super) async fn ended(&self, snapshot: &Snapshot, row: &SeatRow) -> Result<Draft, ComposeError> {
        let Happened { lines: happened, parts, earlier: _ } = self.happened(snapshot, row).await?;
        let standings = snapshot.play.as_ref().and_then(|play| play.standings()).unwrap_or_default();
        let line = |standing: &Standing| format!("{}. {}: {}", standing.rank, snapshot.name(standing.seat), standing.score);
        let finish = snapshot.play.as_deref().and_then(|play| Finish::of(snapshot, play, &standings));
        let words = letters::Words::new(row.spoken());
        let mut by_rank = standings.clone();
        by_rank.sort_by_key(|standing| standing.rank);
        let letter = Ended {
            won: finish.map(|finish| ended_with(&finish, &by_rank, &words)).unwrap_or_default(),
            campaign: snapshot.campaign.name.clone(),
            game: game_name(&snapshot.campaign.game),
            name: row.name.clone(),
            standings: standings.iter().map(line).collect(),
            standing: standing(snapshot, row),
            happened,
            parts,
            url: self.addresses.table(row, snapshot.seq),
            witness: witness(snapshot),
        };
        Ok(Draft::of(&letter, &words)?.stopped_at(self.addresses.unsubscribing(row)))
    }

    pub(super) fn new_rules(&self, snapshot: &Snapshot, row: &SeatRow, back_to: Option<u64>) -> Result<Draft, ComposeError> {
        let unsubscribe = self.addresses.unsubscribing(row);
        let letter = NewRules {
            campaign: snapshot.campaign.name.clone(),
            game: game_name(&snapshot.campaign.game),
            name: row.name.clone(),
            back_to: back_to.map(|entry| entry.to_string()),
            url: self.addresses.table(row, snapshot.seq),
            witness: witness(snapshot),
            unsubscribe: unsubscribe.clone(),
        };
        Ok(Draft::of(&letter, &letters::Words::new(row.spoken()))?.stopped_at(unsubscribe).about(Answerable::nothing(snapshot, row)))
    }
}
