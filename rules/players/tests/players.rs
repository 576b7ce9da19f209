//! What holds of players that are no persons, in whole campaigns of Twilight Imperium with everything in the box.
//!
//! `CAMPAIGNS=60 cargo nextest run --cargo-profile dist -p sternpost-players` plays as many of each kind.

#![expect(clippy::disallowed_methods, reason = "the size of a long run comes from the environment")]

use serde_json::{Value, json};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use sternpost_core::{Answer, Chance, Eyes, Seat};
use sternpost_game::{Game, Offered, Play, Published};
use sternpost_players::{Party, Player, Purposeful, Score, Strength, play_party};
use sternpost_players::{Rng, seats_by_lot};
use twilight_imperium::TwilightImperium;

static GAME: Published<TwilightImperium> = Published::new();
static PLAYER: Purposeful<TwilightImperium> = Purposeful::new();

fn campaigns(few: u64) -> u64 {
    std::env::var("CAMPAIGNS").ok().and_then(|count| count.parse().ok()).unwrap_or(few)
}

/// The options as they are by default (the whole box), factions by lot.
fn setup(seats: usize, seed: u64) -> Value {
    let (mut rng, options) = (Rng::new(seed).aside(7), GAME.default_options());
    let seats = seats_by_lot(&GAME, &options, seats, &mut rng).expect("the game's own options can be read");
    json!({ "options": options, "seats": seats })
}

fn play(player: &dyn Player, strengths: &[Strength], seed: u64) -> Score {
    let setup = setup(strengths.len(), seed);
    let party = Party { game: &GAME, player, setup: &setup, strengths, most_turns: 20_000 };
    play_party(&party, seed).unwrap_or_else(|why| panic!("campaign {seed}: {why}"))
}

/// How many of so many campaigns the first of these strengths wins, sitting elsewhere in each.
fn wins(strengths: &[Strength], count: u64) -> u64 {
    let mut wins = 0;
    let mut table = strengths.to_vec();
    for seed in 1..=count {
        let standings = play(&PLAYER, &table, seed).play.standings().expect("a campaign that is over has a ranking");
        let best = standings.iter().find(|standing| standing.rank == 1).expect("somebody is first");
        wins += u64::from(table[usize::from(best.seat.0)] == strengths[0]);
        table.rotate_right(1);
    }
    wins
}

#[test]
fn one_steady_player_wins_against_random_ones() {
    let count = campaigns(3);
    assert_eq!(wins(&[Strength::Steady, Strength::Random, Strength::Random, Strength::Random], count), count);
}

#[test]
fn one_eager_player_wins_against_random_ones() {
    let count = campaigns(6);
    let wins = wins(&[Strength::Eager, Strength::Random, Strength::Random, Strength::Random], count);
    assert!(wins * 10 >= count * 9 || wins + 1 >= count, "{wins} of {count}");
}

/// Decides everything twice more now and then: on the position again, and on a twin, with the same numbers.
struct Blind {
    looked: AtomicUsize,
}

impl Player for Blind {
    fn turn(&self, play: &dyn Play, seat: Seat, strength: Strength, rng: &mut Rng) -> Vec<Answer> {
        let numbers = rng.clone();
        let turn = PLAYER.turn(play, seat, strength, rng);
        let looked = self.looked.fetch_add(1, Ordering::Relaxed);
        if strength != Strength::Random && looked.is_multiple_of(5) {
            let again = PLAYER.turn(play, seat, strength, &mut numbers.clone());
            assert_eq!(turn, again, "the same numbers decide otherwise");
            let mut other = Rng::new(u64::try_from(looked).expect("few decisions")).aside(3);
            let twin = play.twin(Eyes::Seat(seat), &mut Chance::live(&mut other));
            let there = PLAYER.turn(twin.as_ref(), seat, strength, &mut numbers.clone());
            assert_eq!(turn, there, "seat {seat} decides by something it cannot see");
        }
        turn
    }

    fn aside(&self, play: &dyn Play, seat: Seat, strength: Strength, rng: &mut Rng) -> Vec<Answer> {
        let numbers = rng.clone();
        let act = PLAYER.aside(play, seat, strength, rng);
        let twin = play.twin(Eyes::Seat(seat), &mut Chance::live(&mut numbers.aside(4)));
        let there = PLAYER.aside(twin.as_ref(), seat, strength, &mut numbers.clone());
        assert_eq!(act, there, "seat {seat} deals by something it cannot see");
        act
    }
}

#[test]
fn players_decide_by_what_their_seat_may_see_and_by_nothing_else() {
    for seed in 1..=campaigns(1) {
        let blind = Blind { looked: AtomicUsize::new(0) };
        play(&blind, &[Strength::Eager, Strength::Steady, Strength::Eager], seed + 100);
        assert!(blind.looked.into_inner() > 100, "a campaign has many decisions");
    }
}

/// Plays like others and refuses whatever is proposed.
struct Stubborn {
    /// Who proposed what, in which round.
    asked: Mutex<Vec<(Seat, Seat, String)>>,
}

impl Player for Stubborn {
    fn turn(&self, play: &dyn Play, seat: Seat, strength: Strength, rng: &mut Rng) -> Vec<Answer> {
        PLAYER.turn(play, seat, strength, rng)
    }

    fn aside(&self, play: &dyn Play, seat: Seat, strength: Strength, rng: &mut Rng) -> Vec<Answer> {
        let replies: Vec<Offered> = play.anytime(seat).map_or_else(Vec::new, |question| question.offers);
        let refusal = replies.iter().rev().find(|offer| offer.reply_to.is_some());
        if let Some(from) = refusal.and_then(|offer| offer.reply_to) {
            let round = play.phase().split(',').next().unwrap_or_default().to_owned();
            self.asked.lock().unwrap().push((from, seat, round));
            return refusal.map(|offer| Answer::One(offer.id.clone())).into_iter().collect();
        }
        PLAYER.aside(play, seat, strength, rng)
    }
}

#[test]
fn nobody_is_asked_twice_in_a_round_nor_more_than_three_times_for_a_deal() {
    let mut asked = 0;
    for seed in 1..=campaigns(1) {
        let stubborn = Stubborn { asked: Mutex::default() };
        let strengths = [Strength::Steady, Strength::Eager, Strength::Eager, Strength::Eager];
        let score = play(&stubborn, &strengths, seed + 300);
        let proposals = stubborn.asked.into_inner().unwrap();
        asked += proposals.len();
        for proposal in &proposals {
            assert_eq!(proposals.iter().filter(|other| *other == proposal).count(), 1, "{proposal:?} twice in a round");
            let of_both = proposals.iter().filter(|other| (other.0, other.1) == (proposal.0, proposal.1)).count();
            assert!(of_both <= 3, "{proposal:?} is one of {of_both}");
        }
        assert!(!score.told.iter().any(|line| line.text.key == "line-made-deal"), "what is refused is not made");
    }
    assert!(asked > 3, "somebody proposes something: {asked}");
}

#[test]
fn players_make_deals_that_both_gain_by() {
    let score = play(&PLAYER, &[Strength::Steady; 4], 400);
    let deals = score.told.iter().filter(|line| line.text.key == "line-made-deal").count();
    assert!(deals >= 3, "{deals} deals in a campaign");
}

#[test]
fn what_players_answer_is_always_taken_and_campaigns_of_them_always_end() {
    for seed in 1..=campaigns(1) {
        let strengths = [Strength::Eager, Strength::Steady, Strength::Random, Strength::Eager, Strength::Eager];
        let score = play(&PLAYER, &strengths, seed + 200);
        assert!(score.play.is_over());
        assert_eq!(score.play.defects(), Vec::<String>::new());
        let best = score.play.standings().expect("a ranking").into_iter().map(|standing| standing.score).max();
        assert!(best > Some(3), "who plays to win scores: {best:?}");
    }
}
