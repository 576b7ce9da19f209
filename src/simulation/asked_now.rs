//! The open questions at one moment of a simulated campaign, with who answers each and when.

use super::{AT_ONCE, Orders, People, Round, Trial, is_sole, round_of_play};
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::{Answer, Chance, Refusal, Seat};
use sternpost_game::Play;
use sternpost_model::order::Order;
use sternpost_orders::{Verdict, decide};
use sternpost_players::{Player, Rng, Strength};
use sternpost_table::play::passed::{ends_at_its_time, passed_over};

/// The open questions, and the answers to them that wait for nobody.
pub(super) struct AskedNow {
    /// The open questions.
    pub(super) open: Vec<(Seat, String)>,
    /// Answers that are there: of windows that wait for nobody, of orders, of what was said ahead.
    pub(super) passed: BTreeMap<Seat, Answer>,
    /// Whose is an order's.
    by_order: BTreeSet<Seat>,
    /// Who is asked, and not answered for by an order.
    asked_for: BTreeSet<Seat>,
    /// Who has said a whole turn ahead.
    taken_at_once: Option<Seat>,
    /// Whether it ends at a fixed time.
    has_its_time: bool,
}

impl AskedNow {
    pub(super) fn find(play: &dyn Play, trial: &Trial, people: &mut People, round: &mut Round) -> Self {
        let mut passed = passed_over(trial.windows, play);
        let (open, round_name) = (play.open(), round_of_play(play));
        let (mut by_order, mut waived) = (BTreeSet::new(), 0);
        for (seat, _) in &open {
            let own = &mut people.orders[usize::from(seat.0)];
            let of_seat: Vec<&Order> = own.iter().collect();
            // A person who reads that an order was switched off switches it on again.
            let Verdict::Answers(at, answer) = decide(&of_seat, play, *seat, round_name.as_deref()) else { continue };
            waived += usize::from(own[at].waived);
            if !passed.contains_key(seat) {
                own[at].used(0);
                by_order.insert(*seat);
                passed.insert(*seat, answer);
            }
        }
        let asked_for: BTreeSet<Seat> = open.iter().map(|(seat, _)| *seat).filter(|seat| !passed.contains_key(seat)).collect();
        let mut taken_at_once = None;
        for (seat, answer) in std::mem::take(&mut people.ahead) {
            if asked_for.contains(&seat) && play.check(seat, &answer).is_ok() {
                round.ahead += 1;
                if play.asked_together() == [seat] {
                    // Its whole turn was said ahead.
                    taken_at_once = Some(seat);
                } else {
                    passed.insert(seat, answer);
                }
            }
        }
        // A window that all let pass does not open.
        let has_its_time = ends_at_its_time(trial.windows, play) && waived < open.len();
        Self { open, passed, by_order, asked_for, taken_at_once, has_its_time }
    }

    /// Lets the time pass until all have answered who are waited for, and counts letters, waits and questions; who comes too late has let it pass.
    pub(super) fn wait(&self, play: &dyn Play, trial: &Trial, people: &mut People, round: &mut Round, waits: &mut Rng) -> BTreeSet<Seat> {
        let alone = play.without_choice();
        let ends = people.now + trial.window_minutes;
        let (mut too_late, mut until, mut first) = (BTreeSet::new(), people.now, None);
        for asked in self.open.iter().filter_map(|(seat, _)| play.asked_without_previews(*seat)) {
            let seat = asked.seat;
            let mut is_written_to = false;
            if !self.passed.contains_key(&seat) && self.taken_at_once != Some(seat) {
                let at;
                (at, is_written_to) = people.answers(seat, &trial.answers, waits);
                round.letters[usize::from(seat.0)] += u32::from(is_written_to);
                if self.has_its_time && at > ends {
                    too_late.insert(seat);
                }
                if is_written_to {
                    people.came[usize::from(seat.0)] = Some(at);
                }
                until = until.max(at);
                first.get_or_insert_with(|| asked.prompt.key.to_string());
            }
            let kind = round.questions.entry(asked.prompt.key.to_string()).or_default();
            kind.asked += 1;
            kind.sole += u32::from(alone.contains_key(&seat) || is_sole(&asked));
            kind.ordered += u32::from(self.by_order.contains(&seat));
            kind.written += u32::from(is_written_to);
            round.ordered += u32::from(self.by_order.contains(&seat));
        }
        if self.has_its_time {
            until = ends;
            first.get_or_insert_with(|| "ends at its time".to_owned());
        }
        let is_waited_for = until > people.now + AT_ONCE;
        round.waits += u32::from(is_waited_for);
        if let Some(first) = first.filter(|_| is_waited_for) {
            round.questions.entry(first).or_default().waited += 1;
        }
        people.now = until;
        too_late
    }

    /// Those who are asked together answer; who lets it pass may say at once what they do in what would follow.
    pub(super) fn answer_together(
        &self,
        play: &mut Box<dyn Play>,
        player: &dyn Player,
        trial: &Trial,
        people: &mut People,
        too_late: &BTreeSet<Seat>,
        [rng, dice]: [&mut Rng; 2],
    ) -> Result<(), Refusal> {
        let mut answers: BTreeMap<Seat, Answer> = BTreeMap::new();
        for (seat, _) in &self.open {
            let thought = || player.turn(&**play, *seat, Strength::Steady, rng).into_iter().next().filter(|_| !too_late.contains(seat));
            let answer = self.passed.get(seat).cloned().or_else(thought);
            let default = || play.asked_of(*seat).map(|asked| asked.default);
            answers.extend(answer.or_else(default).map(|answer| (*seat, answer)));
        }
        // Only where nothing comes between are both asked in one visit.
        let follows = trial.together && play.if_all_pass().is_some();
        let all_pass = follows && answers.iter().all(|(seat, answer)| play.lets_pass(*seat).as_ref() == Some(answer));
        let taken = play.apply_together(&answers, &mut Chance::live(dice)).map(drop).map_err(|(_, refusal)| refusal);
        if all_pass {
            let is_asked = |seat: &Seat| play.asked_together() == [*seat] || play.lets_pass(*seat).is_some();
            for seat in self.asked_for.iter().filter(|seat| !too_late.contains(seat) && is_asked(seat)) {
                people.ahead.extend(player.turn(&**play, *seat, Strength::Steady, rng).into_iter().next().map(|answer| (*seat, answer)));
            }
        }
        taken
    }

    /// The only one who is asked answers, mostly with a whole turn.
    pub(super) fn answer_alone(
        &self,
        play: &mut Box<dyn Play>,
        player: &dyn Player,
        trial: &Trial,
        people: &mut People,
        [rng, dice]: [&mut Rng; 2],
    ) -> Result<(), Refusal> {
        let Some((seat, _)) = self.open.first() else { return Ok(()) };
        let turn = match self.passed.get(seat) {
            Some(answer) => vec![answer.clone()],
            None => {
                let turn = player.turn(&**play, *seat, Strength::Steady, rng);
                if trial.orders == Orders::Usual {
                    // With dice of its own: what is thought of ahead changes nothing that happens.
                    people.lay_ahead(&**play, player, (*seat, &turn), rng.aside(3));
                }
                turn
            }
        };
        play.apply(*seat, &turn, &mut Chance::live(dice)).map(drop)
    }
}
