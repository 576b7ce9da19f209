//! Turns, and what takes them back.

use super::SEATS;
use super::run::Run;
use sternpost_core::{Answer, Chance, Picked, Seat, Source as _};
use sternpost_game::Play;
use sternpost_log::{Cause, Draws as ChanceAfter};
use sternpost_players::{Rng, random};
use sternpost_table::play::answer::Submission;
use sternpost_table::play::take_back::TakeBackWish;
use sternpost_table::{Act, By};

impl Run {
    /// Somebody answers; with what, is on offer.
    pub(super) async fn answer(&mut self) -> Vec<&'static str> {
        let Some((seat, question, answer)) = self.chosen() else { return vec![] };
        let turn = self.submission(seat, question, vec![answer.clone()], self.model.seq());
        let receipt = self.server.service.answer(turn).await.unwrap();
        let kinds = self.model.answer(seat, answer);
        assert_eq!(receipt.sealed, kinds.is_empty());
        if let Some(entry) = self.server.store.entries(self.model.id, receipt.version - 1, 1).await.unwrap().first() {
            assert_eq!(entry.hash, receipt.hash);
        }
        kinds
    }

    pub(super) fn chosen(&mut self) -> Option<(Seat, String, Answer)> {
        let owed = self.model.owed();
        let (seat, question) = owed.get(self.rng.below(owed.len().max(1) as u32) as usize)?.clone();
        let asked = self.model.now().play.asked_of(seat).expect("it is asked");
        let answer = if self.rng.percent(60) { asked.default.clone() } else { random::answer(&asked, &mut self.rng) };
        let fits = self.model.now().play.fork().apply_alone(seat, &answer, self.model.asks_together());
        Some((seat, question, if fits { answer } else { asked.default }))
    }

    /// What is not on offer, comes from the wrong seat, or was decided on something older: no, and nothing changes.
    pub(super) async fn is_refused(&mut self) -> Vec<&'static str> {
        let seq = self.model.seq();
        let owed = self.model.owed();
        let Some((seat, question)) = owed.first().cloned() else { return vec![] };
        let nonsense = Picked::One("a-thing-nobody-has".to_owned());
        let other = Seat((seat.0 + 1) % SEATS);
        let turns = [
            self.submission(seat, question.clone(), vec![nonsense.clone()], seq),
            self.submission(seat, "q999-0".to_owned(), vec![nonsense.clone()], seq),
            self.submission(other, question.clone(), vec![nonsense.clone()], seq),
            self.submission(Seat(9), question, vec![nonsense], seq),
        ];
        for turn in turns {
            let said = format!("{turn:?}");
            assert!(self.server.service.answer(turn).await.is_err(), "{said}");
        }
        vec![]
    }

    pub(super) async fn take_back(&mut self) -> Vec<&'static str> {
        let seat = match (&self.model.now().revocable, self.rng.percent(70)) {
            (Some((seat, _)), true) => *seat,
            _ => self.any_seat(),
        };
        let seq = self.model.seq();
        let back = Act::TakeBack(TakeBackWish { version: seq, question: None });
        let done = self.server.service.act(self.model.id, By::letter(seat, Cause::Api), back).await;
        let is_asked_together =
            self.model.asks_together() && !self.model.is_over && self.model.now().play.open().iter().any(|(of, _)| *of == seat);
        if is_asked_together {
            assert_eq!(done.is_ok(), self.model.sealed.remove(&seat).is_some(), "{done:?}");
            if done.is_ok() {
                self.model.ask_again(seat);
            }
            return vec![];
        }
        let to = self.model.now().revocable.filter(|(of, _)| *of == seat && !self.model.is_over);
        assert_eq!(done.is_ok(), to.is_some(), "{seat}: {done:?}");
        let Some((_, to)) = to else { return vec![] };
        self.model.go_back(to);
        self.model.ask_again(seat);
        let mut kinds = vec!["taken-back"];
        kinds.extend(self.model.go_on());
        kinds
    }

    pub(super) async fn rewind(&mut self) -> Vec<&'static str> {
        let to = 1 + u64::from(self.rng.below(u32::try_from(self.model.seq()).unwrap() + 2));
        let moment = self.model.moments.get(usize::try_from(to).unwrap() - 1);
        let may = !self.model.is_over && moment.is_some_and(Option::is_some);
        let done = self.server.service.rewind(self.model.id, to, ChanceAfter::Anew, "by lot").await;
        assert_eq!(done.is_ok(), may, "to {to}: {done:?}");
        if !may {
            return vec![];
        }
        // An operator's rewind lets chance give something new.
        let mut kinds = self.model.go_back_with(to, ChanceAfter::Anew);
        kinds.extend(self.model.go_on());
        kinds
    }

    /// A turn with a key is one turn, however often it comes.
    pub(super) async fn send_twice(&mut self) -> Vec<&'static str> {
        let Some((seat, question, answer)) = self.chosen() else { return vec![] };
        let key = Some(format!("key-{}-{}", self.model.seq(), self.rng.next_u64()));
        let turn = Submission { key, ..self.submission(seat, question, vec![answer.clone()], self.model.seq()) };
        let first = self.server.service.answer(turn.clone()).await.unwrap();
        let again = self.server.service.answer(turn).await.unwrap();
        assert_eq!((first.version, &first.hash), (again.version, &again.hash));
        self.model.answer(seat, answer)
    }
}

/// Whether an answer is on offer.
trait Alone {
    fn apply_alone(&self, seat: Seat, answer: &Answer, is_together: bool) -> bool;
}

impl Alone for Box<dyn Play> {
    fn apply_alone(&self, seat: Seat, answer: &Answer, is_together: bool) -> bool {
        if is_together {
            return self.check(seat, answer).is_ok();
        }
        self.fork().apply(seat, std::slice::from_ref(answer), &mut Chance::live(&mut Rng::new(0))).is_ok()
    }
}
