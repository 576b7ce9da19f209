//! Bots: seats that answer at once. They know what their seat knows, and play as well as the host has chosen.

use crate::play::answer::{Submission, anytime_id};
use crate::snapshot::Snapshot;
use crate::{Refused, Service};
use std::sync::Arc;
use std::time::Duration;
use sternpost_core::{Answer, Chance, Seat};
use sternpost_game::{Asked, Play};
use sternpost_log::{CampaignId, Cause};
use sternpost_players::{Rng, Strength};
use sternpost_store::SeatState;
use tokio::sync::Semaphore;

/// Bots think one after the other, away from where requests are served: one core at most is theirs.
static THINKING: Semaphore = Semaphore::const_new(1);

/// The waits after failures that may pass; what lasts longer is left to the regular look at all campaigns.
const WAITS: [Duration; 5] =
    [Duration::from_millis(500), Duration::from_secs(1), Duration::from_secs(2), Duration::from_secs(5), Duration::from_secs(15)];

impl Service {
    /// Lets the bots of a campaign answer until a person is asked; again after a while if the store fails.
    pub fn let_bots_play(self: &Arc<Self>, id: CampaignId) {
        let service = self.clone();
        crate::apart::spawn(async move {
            let mut waits = WAITS.into_iter();
            while let Err(error) = service.bots_play(id).await {
                tracing::warn!(campaign.id = %id, %error, "a bot could not answer");
                match waits.next() {
                    Some(wait) if error.may_pass() => tokio::time::sleep(wait).await,
                    Some(_) | None => return,
                }
            }
        });
    }

    /// Answers for the bots until none of them is asked, and nothing is proposed to them.
    ///
    /// # Errors
    /// As [`Service::answer`].
    pub async fn bots_play(&self, id: CampaignId) -> Result<(), Refused> {
        self.pass_over(id).await?;
        while self.a_bot_acts(id).await? {}
        Ok(())
    }

    /// One act of one bot. Whether there was any.
    async fn a_bot_acts(&self, id: CampaignId) -> Result<bool, Refused> {
        let snapshot = self.snapshot(id).await?;
        for (seat, strength) in snapshot.bots_to_act() {
            let asked = snapshot.owed_by(seat);
            let act = decide(&snapshot, id, seat, strength, asked.is_some()).await;
            let done = match (act, asked) {
                (Act::Aside(answers), asked) => match self.submit_as_bot(id, seat, snapshot.seq, anytime_id(seat), answers).await {
                    // What is asked is answered in any case.
                    Err(Refused::Answer(refusal)) => {
                        tracing::error!(campaign.id = %id, seat = seat.0, %refusal, "what a bot did of its own accord was refused");
                        let Some(asked) = asked else { continue };
                        self.answer_as_bot(id, seat, snapshot.seq, &asked, vec![]).await
                    }
                    done => done,
                },
                (Act::Turn(turn), Some(asked)) => self.answer_as_bot(id, seat, snapshot.seq, &asked, turn).await,
                (Act::Turn(_), None) => continue,
            };
            return match done {
                // Somebody else was quicker: look again.
                Ok(()) | Err(Refused::Stale { .. }) => Ok(true),
                Err(error) => Err(error),
            };
        }
        Ok(false)
    }

    /// Submits what a bot has decided. If that is refused, what a passed deadline would pick, which is always on offer.
    async fn answer_as_bot(&self, id: CampaignId, seat: Seat, version: u64, asked: &Asked, turn: Vec<Answer>) -> Result<(), Refused> {
        let first: Vec<Answer> = turn.first().cloned().into_iter().collect();
        for answers in [turn, first].into_iter().filter(|answers| !answers.is_empty()) {
            match self.submit_as_bot(id, seat, version, asked.id.clone(), answers).await {
                Err(Refused::Answer(refusal)) => {
                    tracing::error!(campaign.id = %id, seat = seat.0, question = asked.id, %refusal, "a bot's answer was refused");
                }
                done => return done,
            }
        }
        self.submit_as_bot(id, seat, version, asked.id.clone(), vec![asked.default.clone()]).await
    }

    async fn submit_as_bot(
        &self,
        campaign: CampaignId,
        seat: Seat,
        version: u64,
        question: String,
        answers: Vec<Answer>,
    ) -> Result<(), Refused> {
        let submission = Submission::plain(campaign, (seat, question, version), answers, Cause::Bot);
        self.answer_here(&submission).await.map(drop)
    }
}

/// A bot's decision.
enum Act {
    /// It answers what it is asked: its whole turn, as far as it is certain to be asked for. Nothing if its thinking failed.
    Turn(Vec<Answer>),
    /// It does something that nobody waits for.
    Aside(Vec<Answer>),
}

/// Whether an act proposes something to a person: a bot goes on at once, and its offer would lapse before anybody has read it.
fn calls_for(play: &dyn Play, seat: Seat, answers: &[Answer], people: &[Seat], rng: &mut Rng) -> bool {
    let open = |play: &dyn Play| -> usize {
        let offers = people.iter().filter_map(|person| play.anytime(*person)).flat_map(|question| question.offers);
        offers.filter(|offer| offer.reply_to == Some(seat)).count()
    };
    let mut after = play.fork();
    let is_taken = after.apply_anytime(seat, answers, &mut Chance::live(rng)).is_ok();
    is_taken && open(after.as_ref()) > open(play)
}

/// The turn a bot would hand in for a seat that is asked something; nothing if its thinking failed.
pub(crate) async fn thought_for(snapshot: &Snapshot, id: CampaignId, seat: Seat) -> Vec<Answer> {
    let Some(play) = snapshot.play.clone() else { return vec![] };
    let seed = snapshot.secret.seed_of_bot(id, snapshot.seq, seat);
    let player = sternpost_games::player_of(snapshot.game.id());
    let _turn_to_think = THINKING.acquire().await;
    let thought = tokio::task::spawn_blocking(move || player.turn(&*play, seat, Strength::default(), &mut Rng::new(seed)));
    thought.await.unwrap_or_else(|error| {
        tracing::error!(campaign.id = %id, seat = seat.0, %error, "a bot could not decide for somebody");
        vec![]
    })
}

async fn decide(snapshot: &Snapshot, id: CampaignId, seat: Seat, strength: Strength, is_asked: bool) -> Act {
    let Some(play) = snapshot.play.clone() else { return Act::Turn(vec![]) };
    // What nobody can work out before the end: a bot's answers are as hidden as its hand.
    let seed = snapshot.secret.seed_of_bot(id, snapshot.seq, seat);
    let player = sternpost_games::player_of(snapshot.game.id());
    let people: Vec<Seat> =
        (0..).map(Seat).zip(snapshot.seats.iter()).filter(|(_, row)| row.state != SeatState::Bot).map(|(seat, _)| seat).collect();
    let _turn_to_think = THINKING.acquire().await;
    let thought = tokio::task::spawn_blocking(move || {
        let rng = &mut Rng::new(seed);
        match player.aside(&*play, seat, strength, rng) {
            answers if !answers.is_empty() && !calls_for(&*play, seat, &answers, &people, rng) => Act::Aside(answers),
            _ if is_asked => Act::Turn(player.turn(&*play, seat, strength, rng)),
            _ => Act::Turn(vec![]),
        }
    });
    thought.await.unwrap_or_else(|error| {
        tracing::error!(campaign.id = %id, seat = seat.0, %error, "a bot could not decide");
        Act::Turn(vec![])
    })
}
