//! Whose time stands still for how long: disputes stop clocks for a seat's share only, and nobody counts as gone whose time has not run.

use super::table::{ADA, BO, CLEO, Table, why};
use chrono::{Days, TimeDelta};
use sternpost_core::{Eyes, Seat};
use sternpost_log::court::{MOST_DAYS_STOPPED, MOST_STOPS};
use sternpost_log::{Actor, Cause, Draws, Motion};
use sternpost_model::clock::Clock as _;
use sternpost_model::pace::{Day, PlayHours, Sought, Terms, TimeOfDay};
use sternpost_table::court::CourtWish;
use sternpost_table::time::pace_acts::TimeWish;
use sternpost_table::{Act, By, Whom};

async fn a_seat_stops_clocks_a_few_times_and_then_time_runs(url: String) {
    let table = Table::new(&url).await;
    let played = table.play_on(3).await;
    assert!(played.len() > MOST_STOPS);
    for (nth, entry) in played.iter().take(MOST_STOPS + 1).enumerate() {
        let dispute = table.dispute(BO, entry.seq).await;
        assert_eq!(table.snapshot().await.due().is_none(), nth < MOST_STOPS, "dispute {nth}");
        assert!(table.snapshot().await.has_open_dispute(), "it is heard all the same");
        table.do_it(BO, CourtWish::Withdraw { dispute }).await.unwrap();
        assert!(table.snapshot().await.due().is_some());
    }
    let lines = table.server.service.chronicle(&*table.snapshot().await, Eyes::Spectator, 0).await.unwrap();
    let told = |key: &str| lines.iter().filter(|line| *line.text.key == *key).count();
    assert_eq!((told("docket-disputed"), told("docket-disputed-runs")), (MOST_STOPS, 1));
    // Others have their own share.
    table.dispute(CLEO, played[0].seq).await;
    assert_eq!(table.snapshot().await.due(), None);
    table.is_in_order().await;
}

async fn who_is_there_alone_gives_themselves_no_time(url: String) {
    let table = Table::new(&url).await;
    let service = &table.server.service;
    let asked = table.snapshot().await.owed()[0].seat;
    for seat in (0..3).filter(|seat| *seat != asked.0) {
        service.let_bot_sit_in(table.id, seat, (Actor::Seat(Seat(seat)), Cause::Page)).await.unwrap();
    }
    let due = table.snapshot().await.due().expect("time runs");
    does(&table, Some(asked), TimeWish::AskMore { hours: 100 }).await;
    assert_eq!(table.snapshot().await.due(), Some(due), "those who are away have not agreed");
    let letters = table.server.store.letters(table.id).await.unwrap();
    let told = letters.iter().filter(|letter| letter.letter.kind().name() == "timing").count();
    assert_eq!(told, 2, "they are asked");
    // One who agrees, away or not, is half of the others: one more is wanted.
    let others: Vec<u8> = (0..3).filter(|seat| *seat != asked.0).collect();
    for (nth, seat) in others.iter().enumerate() {
        does(&table, Some(Seat(*seat)), TimeWish::AskMore { hours: 100 }).await;
        assert_eq!(table.snapshot().await.due() > Some(due), nth == 1, "{nth}");
    }
}

async fn clocks_stand_still_for_so_many_days_of_a_seat_in_all(url: String) {
    let table = Table::new(&url).await;
    let mut played = table.play_on(3).await;
    while played.len() < 6 {
        played.extend(table.play_on(1).await);
    }
    let round = async || while table.server.service.time_round().await.unwrap() > 0 {};
    // Nobody decides: each is over after a week.
    for entry in &played[..2] {
        table.dispute(BO, entry.seq).await;
        table.server.clock.advance(TimeDelta::days(7));
        round().await;
        assert!(!table.snapshot().await.has_open_dispute());
    }
    assert_eq!(MOST_DAYS_STOPPED, 14);
    let seq = table.dispute(BO, played[2].seq).await;
    let due = table.snapshot().await.due().expect("its days are used up");
    table.server.clock.advance(due - table.server.clock.now());
    round().await;
    assert!(table.snapshot().await.seq > seq && table.snapshot().await.has_open_dispute(), "who has not answered is answered for");

    // What is left of them stops clocks for as long as it lasts.
    table.do_it(BO, CourtWish::Withdraw { dispute: seq }).await.unwrap();
    for (entry, days) in [(played[3].seq, 5), (played[4].seq, 5), (played[5].seq, 4)] {
        let dispute = table.dispute(CLEO, entry).await;
        table.server.clock.advance(TimeDelta::days(days) - TimeDelta::seconds(1));
        round().await;
        assert_eq!(table.snapshot().await.due(), None, "{days}");
        table.server.clock.advance(TimeDelta::seconds(1));
        round().await;
        if days == 4 {
            assert!(table.snapshot().await.due().is_some() && table.snapshot().await.has_open_dispute(), "time runs again by itself");
        } else {
            table.do_it(CLEO, CourtWish::Withdraw { dispute }).await.unwrap();
        }
    }
    table.is_in_order().await;
}

/// Whether the holder of a seat counts as gone.
async fn is_gone(table: &Table, seat: Seat) -> bool {
    let snapshot = table.snapshot().await;
    table.server.service.is_gone(&snapshot, seat.0, table.server.clock.now()).await.unwrap()
}

/// Who alone is asked, once somebody is.
async fn alone(table: &Table) -> Seat {
    loop {
        if let [seat] = table.snapshot().await.waiting_for(Eyes::Spectator)[..] {
            return seat;
        }
        table.answer(None).await;
    }
}

/// A table without a deadline, and who alone is asked there.
async fn without_deadlines(url: &str, terms: Option<Terms>) -> (Table, Seat) {
    let table = Table::of_terms(url, "ada@ada.test", terms).await;
    let asked = alone(&table).await;
    (table, asked)
}

/// A seat does something about time; none: the host does.
async fn does(table: &Table, seat: Option<Seat>, wish: TimeWish) {
    let snapshot = table.snapshot().await;
    let host = || By::of(&snapshot, &snapshot.campaign.host_address, Cause::Page);
    let by = seat.map_or_else(host, |seat| By::letter(seat, Cause::Page));
    table.server.service.act(table.id, by, Act::Time(wish)).await.unwrap();
}

async fn nobody_is_gone_whose_time_has_not_run(url: String) {
    let (table, asked) = without_deadlines(&url, None).await;
    table.server.clock.advance(TimeDelta::days(7) - TimeDelta::seconds(1));
    assert!(!is_gone(&table, asked).await);
    table.server.clock.advance(TimeDelta::seconds(1));
    assert!(is_gone(&table, asked).await, "without deadlines, pauses and the like every hour counts");

    // A deadline that is longer than a week is waited for.
    let terms = Terms { pace: sternpost_model::pace::Pace::Deadline { hours: 24 * 20 }, ..Terms::default() };
    let (table, asked) = without_deadlines(&url, Some(terms)).await;
    table.server.clock.advance(TimeDelta::days(10));
    assert!(!is_gone(&table, asked).await, "they have ten days left");
    table.server.clock.advance(TimeDelta::days(10));
    assert!(is_gone(&table, asked).await);

    // A pause, a dispute.
    let day = Terms { pace: sternpost_model::pace::Pace::Deadline { hours: 24 }, ..Terms::default() };
    let (table, asked) = without_deadlines(&url, Some(day)).await;
    table.server.clock.advance(TimeDelta::days(6));
    does(&table, None, TimeWish::Pause).await;
    table.server.clock.advance(TimeDelta::days(30));
    assert!(!is_gone(&table, asked).await, "the host has paused");
    does(&table, None, TimeWish::Resume).await;
    let mover = table.entries().await.iter().rev().find(|entry| entry.body.answers_a_step()).unwrap().seq;
    assert!(!is_gone(&table, asked).await, "a day is missing");
    let dispute = table.dispute(ADA, mover).await;
    table.server.clock.advance(TimeDelta::days(3));
    assert!(!is_gone(&table, asked).await, "clocks stand still");
    table.do_it(ADA, CourtWish::Withdraw { dispute }).await.unwrap();
    assert!(!is_gone(&table, asked).await);
    table.server.clock.advance(TimeDelta::days(1));
    assert!(is_gone(&table, asked).await);
}

async fn nobody_is_gone_who_is_away_or_outside_the_hours_of_play(url: String) {
    let (table, asked) = without_deadlines(&url, Some(Terms::default())).await;
    let today = table.server.clock.now().date_naive();
    does(&table, Some(asked), TimeWish::Away { from: today, to: today + Days::new(19) }).await;
    table.server.clock.advance(TimeDelta::days(15));
    assert!(!is_gone(&table, asked).await, "they are away");
    table.server.clock.advance(TimeDelta::days(10));
    assert!(!is_gone(&table, asked).await, "they have been back for less than a week");
    table.server.clock.advance(TimeDelta::days(3));
    assert!(is_gone(&table, asked).await);

    let at = |hour: u16| TimeOfDay::of(hour * 60);
    let play = PlayHours { days: [Day::Sat, Day::Sun].into(), from: at(8), to: at(20) };
    let (table, asked) = without_deadlines(
        &url,
        Some(Terms { pace: sternpost_model::pace::Pace::Deadline { hours: 24 }, play: Some(play), ..Terms::default() }),
    )
    .await;
    table.server.clock.advance(TimeDelta::days(21));
    assert!(!is_gone(&table, asked).await, "three week-ends of twelve hours a day are three days");
    table.server.clock.advance(TimeDelta::days(35));
    assert!(is_gone(&table, asked).await);
}

async fn who_has_left_the_seat_to_a_bot_is_not_gone_at_once(url: String) {
    let (table, asked) = without_deadlines(&url, None).await;
    let sits_in = async |actor: Actor| table.server.service.let_bot_sit_in(table.id, asked.0, (actor, Cause::Page)).await.unwrap();
    sits_in(Actor::Seat(asked)).await;
    table.server.clock.advance(TimeDelta::days(6));
    assert!(!is_gone(&table, asked).await, "they said themselves that a bot sits in");
    table.server.clock.advance(TimeDelta::days(1));
    assert!(is_gone(&table, asked).await);
    table.server.service.come_back(table.id, asked.0, Cause::Page).await.unwrap();
    assert!(!is_gone(&table, asked).await);
    sits_in(Actor::System).await;
    assert!(is_gone(&table, asked).await, "their time was over");
}

async fn left_to_a_bot(url: &str, terms: Option<Terms>) -> (Table, Seat) {
    let (table, asked) = without_deadlines(url, terms).await;
    table.server.service.let_bot_sit_in(table.id, asked.0, (Actor::Seat(asked), Cause::Page)).await.unwrap();
    (table, asked)
}

async fn what_is_left_to_a_bot_is_counted_in_the_seats_own_time(url: String) {
    // A pause.
    let day = Terms { pace: sternpost_model::pace::Pace::Deadline { hours: 24 }, ..Terms::default() };
    let (table, seat) = left_to_a_bot(&url, Some(day)).await;
    does(&table, None, TimeWish::Pause).await;
    table.server.clock.advance(TimeDelta::days(30));
    assert!(!is_gone(&table, seat).await, "the host has paused");
    does(&table, None, TimeWish::Resume).await;
    assert!(!is_gone(&table, seat).await, "a month of pause is no time of theirs");
    table.server.clock.advance(TimeDelta::days(7) - TimeDelta::seconds(1));
    assert!(!is_gone(&table, seat).await);
    table.server.clock.advance(TimeDelta::seconds(1));
    assert!(is_gone(&table, seat).await);

    // A dispute, and nobody had settled anything about time before.
    let (table, seat) = left_to_a_bot(&url, None).await;
    let mover = table.entries().await.iter().rev().find(|entry| entry.body.answers_a_step()).unwrap().seq;
    table.server.clock.advance(TimeDelta::days(4));
    let dispute = table.dispute(if seat.0 == 0 { BO } else { ADA }, mover).await;
    table.server.clock.advance(TimeDelta::days(5));
    assert!(!is_gone(&table, seat).await, "clocks stand still");
    table.do_it(if seat.0 == 0 { BO } else { ADA }, CourtWish::Withdraw { dispute }).await.unwrap();
    assert!(!is_gone(&table, seat).await, "three days are missing");
    table.server.clock.advance(TimeDelta::days(3));
    assert!(is_gone(&table, seat).await);

    // The hours of play.
    let at = |hour: u16| TimeOfDay::of(hour * 60);
    let play = PlayHours { days: [Day::Sat, Day::Sun].into(), from: at(8), to: at(20) };
    let pace = sternpost_model::pace::Pace::Deadline { hours: 24 };
    let (table, seat) = left_to_a_bot(&url, Some(Terms { pace, play: Some(play), ..Terms::default() })).await;
    table.server.clock.advance(TimeDelta::days(21));
    assert!(!is_gone(&table, seat).await, "three week-ends of twelve hours a day are three days");
    table.server.clock.advance(TimeDelta::days(35));
    assert!(is_gone(&table, seat).await);
}

async fn nobody_is_gone_in_a_pause_for_whom_somebody_is_sought(url: String) {
    let day = Terms { pace: sternpost_model::pace::Pace::Deadline { hours: 24 }, ..Terms::default() };
    let (table, seat) = without_deadlines(&url, Some(day)).await;
    table.server.service.start_substitution(table.id, seat.0, Sought::Host).await.unwrap();
    assert!(is_gone(&table, seat).await, "somebody is sought for them");
    does(&table, None, TimeWish::Pause).await;
    assert!(!is_gone(&table, seat).await, "no time runs");
    does(&table, None, TimeWish::Resume).await;
    assert!(is_gone(&table, seat).await);
}

async fn a_rewind_and_a_question_anew_begin_a_silence_anew(url: String) {
    let (table, _) = without_deadlines(&url, Some(Terms::default())).await;
    let to = table.snapshot().await.head;
    table.answer(None).await;
    let asked = alone(&table).await;
    table.server.clock.advance(TimeDelta::days(8));
    assert!(is_gone(&table, asked).await);
    let motion = table.propose(ADA, Motion::Rewind { to, draws: Draws::Anew }).await;
    table.do_it(BO, CourtWish::Vote { motion, yes: true }).await.unwrap();
    let now = table.snapshot().await.owed()[0].seat;
    assert!(!is_gone(&table, now).await && !is_gone(&table, asked).await, "it was asked a moment ago");
    table.is_refused(Whom::Host, CourtWish::Rewind { to, draws: Draws::Anew, why: why() }).await;
}

on_both! {
    who_is_there_alone_gives_themselves_no_time
    a_seat_stops_clocks_a_few_times_and_then_time_runs
    clocks_stand_still_for_so_many_days_of_a_seat_in_all
    nobody_is_gone_whose_time_has_not_run
    nobody_is_gone_who_is_away_or_outside_the_hours_of_play
    who_has_left_the_seat_to_a_bot_is_not_gone_at_once
    what_is_left_to_a_bot_is_counted_in_the_seats_own_time
    nobody_is_gone_in_a_pause_for_whom_somebody_is_sought
    a_rewind_and_a_question_anew_begin_a_silence_anew
}
