//! Random sequences of what is done about time at a table with deadlines, beside nothing that is believed but this: after each act what stands in
//! memory is what the database holds, also what is refused has changed nothing there, and somebody can always go on.

use super::SEATS;
use super::run::{loaded_anew, told};
use crate::support::camps::Server;
use chrono::{DateTime, Days, TimeDelta};
use std::collections::BTreeMap;
use std::sync::Arc;
use sternpost_core::{Seat, Source as _};
use sternpost_log::{CampaignId, Cause};
use sternpost_model::clock::Clock as _;
use sternpost_model::pace::{Pace, Terms, Tz, Verdict};
use sternpost_players::Rng;
use sternpost_store::Status;
use sternpost_table::play::answer::Submission;
use sternpost_table::play::take_back::TakeBackWish;
use sternpost_table::talk::wishes::TalkWish;
use sternpost_table::time::pace_acts::TimeWish;
use sternpost_table::{Act, By, Snapshot};

/// What is done in each sequence.
const ACTS: usize = 60;
/// Sequences on each database.
const SEQUENCES: u64 = 12;

/// How often something was done, and how often it was refused.
type Did = BTreeMap<&'static str, [usize; 2]>;

/// What is done next.
enum Step {
    /// Somebody answers as the rules would for them.
    Answer,
    /// So much time passes.
    Wait(TimeDelta),
    /// A seat does something, or none: the host.
    Act(Option<Seat>, Act),
}

struct Run {
    server: Server,
    id: CampaignId,
    rng: Rng,
}

impl Run {
    async fn snapshot(&self) -> Arc<Snapshot> {
        self.server.service.snapshot(self.id).await.unwrap()
    }

    fn step(&mut self, snapshot: &Snapshot) -> (&'static str, Step) {
        let seat = Seat(u8::try_from(self.rng.below(SEATS.into())).unwrap());
        let hours = 1 + self.rng.below(30);
        let today = self.server.clock.now().date_naive();
        let by_host = |wish| Step::Act(None, Act::Time(wish));
        let by_seat = |wish| Step::Act(Some(seat), Act::Time(wish));
        let away = snapshot.watch().map(|watch| watch.away.clone()).unwrap_or_default();
        let verdicts = [Verdict::Default, Verdict::Extend, Verdict::Bot, Verdict::Substitute];
        match self.rng.below(100) {
            0..25 => ("answered", Step::Answer),
            25..50 => ("waited", Step::Wait(TimeDelta::hours(hours.into()))),
            50..54 => ("pause", by_host(TimeWish::Pause)),
            54..60 => ("resume", by_host(TimeWish::Resume)),
            60..64 => ("extend", by_host(TimeWish::Extend { hours })),
            64..66 => ("settle", by_host(TimeWish::Settle(Box::new(terms(u64::from(hours)))))),
            66..71 => {
                let from = today + Days::new(self.rng.below(3).into());
                ("away", by_seat(TimeWish::Away { from, to: from + Days::new(self.rng.below(4).into()) }))
            }
            71..75 => {
                let from = away.first().map_or_else(|| self.server.clock.now(), |away| away.from);
                let whose = away.first().map_or(seat, |away| Seat(away.seat));
                ("return", Step::Act(Some(whose), Act::Time(TimeWish::Return { from })))
            }
            75..79 => ("ask-more", by_seat(TimeWish::AskMore { hours: 12 })),
            79..82 => ("ask-resume", by_seat(TimeWish::AskResume)),
            82..87 => ("say", by_seat(TimeWish::Say { verdict: verdicts[self.rng.below(4) as usize] })),
            87..90 => ("longer", by_seat(TimeWish::Longer)),
            90..93 => ("zone", by_seat(TimeWish::Zone { zone: [None, Some(Tz::Asia__Tokyo)][self.rng.below(2) as usize] })),
            93..96 => ("talk", Step::Act(Some(seat), Act::Talk(TalkWish::Say { to: [].into(), said: "Wait for me.".to_owned() }))),
            _ => ("take-back", Step::Act(Some(seat), Act::TakeBack(TakeBackWish { version: snapshot.seq, question: None }))),
        }
    }

    /// Does it; whether it was done.
    async fn does(&mut self, snapshot: &Snapshot, step: Step) -> bool {
        let service = &self.server.service;
        match step {
            Step::Answer => {
                let Some(asked) = snapshot.owed().into_iter().next() else { return false };
                let turn = Submission::plain(self.id, (asked.seat, asked.id, snapshot.seq), vec![asked.default], Cause::Api);
                service.answer(turn).await.unwrap();
                true
            }
            Step::Wait(time) => {
                self.server.clock.advance(time);
                // What is due leads to more that is: a default, and whoever is asked next.
                for _ in 0..20 {
                    if service.time_round().await.unwrap() == 0 {
                        break;
                    }
                }
                true
            }
            Step::Act(seat, act) => {
                let host = || By::account(&snapshot.campaign.host_address, None, Cause::Page);
                let by = seat.map_or_else(host, |seat| By::letter(seat, Cause::Page));
                service.act(self.id, by, act).await.is_ok()
            }
        }
    }

    async fn act(&mut self, did: &mut Did) {
        let before = self.snapshot().await;
        let (what, step) = self.step(&before);
        let is_act = matches!(step, Step::Act(..));
        let is_done = self.does(&before, step).await;
        did.entry(what).or_default()[usize::from(!is_done)] += 1;
        let (snapshot, loaded) = (self.snapshot().await, loaded_anew(&self.server, self.id).await);
        assert_eq!(told(&snapshot), told(&loaded), "{what}: what stands in memory is what the database holds");
        if is_act && !is_done {
            assert_eq!(told(&before), told(&snapshot), "{what}: it was refused");
        }
        if snapshot.campaign.status == Status::Running {
            assert!(!snapshot.owed().is_empty(), "{what}: somebody can go on");
        }
    }
}

/// Terms by lot: a deadline, or clocks.
fn terms(lot: u64) -> Terms {
    let pace = if lot.is_multiple_of(2) {
        Pace::Deadline { hours: 24 }
    } else {
        Pace::Clock { bank_hours: 48, increment_hours: 12, cap_hours: 96 }
    };
    Terms { pace, window_hours: lot.is_multiple_of(3).then_some(12), ..Terms::default() }
}

async fn acts_about_time_leave_in_memory_what_the_database_holds(url: String) {
    let begun = DateTime::from_timestamp(1_790_000_000, 0).unwrap();
    let mut did = Did::new();
    for seed in 0..SEQUENCES {
        let server = Server::start(&url, 1, begun).await;
        let id = server.begin("ada@ada.test", 12, Some(terms(seed))).await;
        let mut run = Run { server, id, rng: Rng::new(seed) };
        for _ in 0..ACTS {
            run.act(&mut did).await;
        }
    }
    println!("{did:?}");
    for what in [
        "answered",
        "waited",
        "pause",
        "resume",
        "extend",
        "settle",
        "away",
        "return",
        "ask-more",
        "ask-resume",
        "zone",
        "talk",
        "take-back",
    ] {
        assert!(did.get(what).is_some_and(|[done, _]| *done > 0), "{what} was done: {did:?}");
    }
    for what in ["resume", "ask-resume", "longer", "say", "take-back"] {
        assert!(did.get(what).is_some_and(|[_, refused]| *refused > 0), "{what} was refused: {did:?}");
    }
}

on_both! {
    acts_about_time_leave_in_memory_what_the_database_holds
}
