//! A substituted answer: once everybody has agreed, the campaign goes back, and the seat has answered what it would have answered instead.

use super::Refused;
use super::proceedings::Proceedings;
use sternpost_core::{Answer, Chance, Seat};
use sternpost_game::Play;
use sternpost_log::fold::guarded;
use sternpost_log::{Actor, Body, Cause, Derived};
use sternpost_model::reason::Reason;

impl Proceedings<'_> {
    /// Checks that answers could be given at an earlier entry, by a seat that was asked alone there.
    pub(super) async fn is_adoptable(&self, to: u64, seat: Seat, question: &str, answers: &[Answer]) -> Result<(), Refused> {
        let play = self.position_at(to).await?;
        is_asked_alone(&*play, seat, question)?;
        guarded(|| play.preview(seat, answers).map(drop)).map_err(failed)?.map_err(Refused::from)
    }

    /// The seat answers so.
    pub(super) fn adopt(&mut self, seat: Seat, question: String, answers: Vec<Answer>) -> Result<(), Refused> {
        let before = self.stands()?;
        is_asked_alone(before, seat, &question)?;
        let stream = self.court.stream(before, true, self.next());
        let mut source = Derived::new(&self.snapshot.chance, self.snapshot.campaign.id, stream);
        let applied = guarded(|| {
            let mut after = before.fork();
            let out = after.apply(seat, &answers, &mut Chance::live(&mut source))?;
            Ok::<_, Refused>((after, out))
        });
        let (after, out) = applied.map_err(failed)??;
        self.play = Some(after);
        let body = Body::Answered { question, seat, answers, order: None, chance: out.chance };
        self.push(body, (Actor::Seat(seat), Cause::Vote), &out.told)?;
        Ok(())
    }
}

/// Answers that were agreed on and make the rules fail are none: nothing is changed.
fn failed(message: String) -> Refused {
    Refused::Invalid(Reason::RulesCannotGoOn { message })
}

fn is_asked_alone(play: &dyn Play, seat: Seat, question: &str) -> Result<(), Refused> {
    let is_asked = matches!(play.open().as_slice(), [(asked, id)] if *asked == seat && id == question) && play.asked_together().len() < 2;
    if is_asked { Ok(()) } else { Err(Refused::Invalid(Reason::NotAskedAlone)) }
}
