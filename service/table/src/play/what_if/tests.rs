//! Tests of trying answers: the result does not depend on what a seat cannot know, and stays within its bounds.

use super::imagined::others;
use super::*;
use serde_json::json;
use std::collections::BTreeMap;
use sternpost_core::{Chance, Eyes, Refusal};
use sternpost_game::Game;
use sternpost_log::CampaignId;
use sternpost_model::policy::Windows;
use sternpost_players::{Rng, random};

const CAMPAIGN: CampaignId = CampaignId(uuid::Uuid::nil());

fn begun(game: &dyn Game, seats: usize) -> Box<dyn Play> {
    let (mut options, mut taken) = (vec![], vec![]);
    for _ in 0..seats {
        let offers = game.seat_offers(&game.default_options(), &taken).unwrap();
        let choice = offers[0].0.clone();
        taken.push(choice.clone());
        options.push(choice);
    }
    let setup = json!({ "options": game.default_options(), "seats": options });
    game.begin(&setup, &mut Chance::live(&mut Rng::new(4))).unwrap().0
}

/// Positions of a campaign played at random, some answers apart.
fn positions(game: &dyn Game, count: usize) -> Vec<Box<dyn Play>> {
    let (mut play, mut rng, mut found) = (begun(game, usize::from(*game.seats().end()).min(3)), Rng::new(8), vec![]);
    for turn in 0..count * 9 {
        if play.is_over() {
            break;
        }
        if turn % 9 == 0 {
            found.push(play.fork());
        }
        let answers: BTreeMap<Seat, Answer> =
            play.asked().iter().map(|asked| (asked.seat, random::eager_answer(asked, &mut rng, 60))).collect();
        if answers.len() > 1 {
            play.apply_together(&answers, &mut Chance::live(&mut rng)).unwrap();
        } else {
            let (seat, answer) = answers.into_iter().next().unwrap();
            play.apply(seat, &[answer], &mut Chance::live(&mut rng)).unwrap();
        }
    }
    found
}

fn tiny_or_real() -> Vec<&'static dyn Game> {
    sternpost_games::GAMES.to_vec()
}

/// What a seat tries, with bots for the others, and defaults for itself.
fn tried(play: &dyn Play, game: &dyn Game, seat: Seat, sample: u32) -> WhatIf {
    let mut what = WhatIf { from: 7, sample, tried: vec![] };
    for _ in 0..4 {
        let now = imagine(CAMPAIGN, Windows::Everybody, play, seat, &what).unwrap();
        if let Some(asked) = now.asked(seat) {
            what.tried.push(Tried(seat.0, asked.default, false, false));
        }
        let again = imagine(CAMPAIGN, Windows::Everybody, play, seat, &what).unwrap();
        if again.waiting.is_empty() {
            break;
        }
        what = others((CAMPAIGN, Windows::Everybody), play, seat, &what, sternpost_games::player_of(game.id())).unwrap();
    }
    what
}

#[test]
fn positions_that_a_seat_cannot_tell_apart_lead_to_the_same_whatever_it_tries() {
    for game in tiny_or_real() {
        for (at, play) in positions(game, 6).iter().enumerate() {
            for seat in [Seat(0), Seat(2)] {
                let other = play.twin(Eyes::Seat(seat), &mut Chance::live(&mut Rng::new(900 + at as u64)));
                let what = tried(&**play, game, seat, 3);
                assert_eq!(what, tried(&*other, game, seat, 3), "{} at {at}: bots see what they may not", game.id());
                let [one, two] = [&**play, &*other].map(|play| imagine(CAMPAIGN, Windows::Everybody, play, seat, &what).unwrap());
                assert_eq!(one.play.snapshot(), two.play.snapshot(), "{} at {at}", game.id());
                assert_eq!((one.steps, one.waiting), (two.steps, two.waiting), "{} at {at}", game.id());
            }
        }
    }
}

#[test]
fn it_begins_with_what_the_seat_sees_and_another_sample_is_another_world() {
    for game in tiny_or_real() {
        let mut differ = false;
        for play in &positions(game, 6) {
            let what = |sample| WhatIf { from: 7, sample, tried: vec![] };
            let [one, two] = [1, 2].map(|sample| imagine(CAMPAIGN, Windows::Everybody, &**play, Seat(1), &what(sample)).unwrap());
            for imagined in [&one, &two] {
                assert_eq!(imagined.play.view(Eyes::Seat(Seat(1))), play.view(Eyes::Seat(Seat(1))), "{}", game.id());
            }
            differ |= one.play.snapshot() != two.play.snapshot();
        }
        assert!(differ, "{}: nothing is made up", game.id());
    }
}

#[test]
fn what_was_tried_survives_its_address_and_what_is_too_much_or_bent_is_refused() {
    let game = tiny_or_real()[0];
    let play = begun(game, 3);
    let what = tried(&*play, game, Seat(0), 1);
    assert!(!what.tried.is_empty());
    let written = what.written().unwrap();
    assert_eq!(WhatIf::read(7, 1, &written).unwrap(), what);
    for bent in ["%%%", "AAAA", &written[..written.len() / 2], "x"] {
        assert!(WhatIf::read(7, 1, bent).is_err(), "{bent}");
    }
    let many = what.with(vec![what.tried[0].clone(); MOST_TRIED + 1]);
    assert!(many.written().is_err());
    // A few letters that would become a great deal.
    let mut bomb = DeflateEncoder::new(vec![], Compression::best());
    bomb.write_all(&vec![b' '; 4 * 1024 * 1024]).unwrap();
    assert!(WhatIf::read(7, 1, &URL_SAFE_NO_PAD.encode(bomb.finish().unwrap())).is_err());
}

#[test]
fn an_answer_that_is_not_on_offer_is_named() {
    let game = tiny_or_real()[0];
    let play = begun(game, 3);
    let good = tried(&*play, game, Seat(0), 1);
    let mut bad = good.with(good.tried[..1].to_vec());
    bad.tried.push(Tried(0, Answer::One("no-such-choice".to_owned()), false, false));
    assert_eq!(imagine(CAMPAIGN, Windows::Everybody, &*play, Seat(0), &bad).err().unwrap().at, 1);
    for is_at_any_time in [false, true] {
        bad.tried[1] = Tried(200, Answer::One("x".to_owned()), false, is_at_any_time);
        assert_eq!(imagine(CAMPAIGN, Windows::Everybody, &*play, Seat(0), &bad).err().unwrap().why, Refusal::NotAsked);
    }
    assert_eq!(imagine(CAMPAIGN, Windows::Everybody, &*play, Seat(0), &good).unwrap().anytime(Seat(200)), None, "nobody sits there");
}

/// In the middle of a space combat of the first seat's turn, and what it proposes to the second, which is asked something else.
fn a_proposal() -> (&'static dyn Game, Box<dyn Play>, Seat, Vec<Answer>) {
    let given = json!({
        "options": { "content": ["transactions", "faction-abilities"] },
        "players": [
            { "faction": "mentak", "technologies": [], "trade-goods": 2 },
            { "faction": "xxcha", "technologies": [], "trade-goods": 1 },
            { "faction": "yssaril", "technologies": [] },
        ],
        "systems": { "27": { "units": { "0": { "cruiser": 1 }, "1": { "cruiser": 1, "fighter": 1 } } } },
        "at": { "space-combat": { "seat": 0, "system": 27 } },
    });
    let game = tiny_or_real()[0];
    let mut rng = Rng::new(1);
    let (mut play, _) = game.given(&given, &mut Chance::live(&mut rng)).unwrap();
    while play.asked_without_previews(Seat(1)).is_none() {
        play.apply(Seat(0), &[Answer::One("use-ability:ambush".to_owned())], &mut Chance::live(&mut rng)).unwrap();
    }
    (game, play, Seat(0), vec![Answer::One("propose:1".to_owned()), Answer::Amount(1), Answer::Amount(0)])
}

#[test]
fn an_act_at_any_time_is_put_together_answer_by_answer_and_counts_once_it_is_whole() {
    let (game, play, seat, answers) = a_proposal();
    let start = WhatIf { from: 7, sample: 1, tried: vec![] };
    let before = imagine(CAMPAIGN, Windows::Everybody, &*play, seat, &start).unwrap();
    assert!(before.anytime(seat).is_some() && !before.is_acting());
    for count in 1..=answers.len() {
        let tried = answers.iter().take(count).map(|answer| Tried(seat.0, answer.clone(), false, true)).collect();
        let now = imagine(CAMPAIGN, Windows::Everybody, &*play, seat, &start.with(tried)).unwrap();
        let is_whole = count == answers.len();
        assert_eq!((now.is_acting(), now.steps.len()), (!is_whole, count));
        assert_eq!(now.anytime(seat).is_some(), is_whole, "one after the other");
        if is_whole {
            assert_eq!(now.waiting, before.waiting, "what was asked is asked still");
            assert!(now.steps.iter().any(|step| !step.told.is_empty()), "it is told");
            assert!(!now.proposed_to(seat).is_empty(), "somebody can reply");
        } else {
            assert_eq!(now.waiting, [seat]);
            let next = now.asked(seat).expect("it goes on with a question");
            let mut else_answered = start.with(now.steps.iter().map(|step| step.tried.clone()).collect());
            else_answered.tried.push(Tried(seat.0, next.default, false, false));
            let misfit = imagine(CAMPAIGN, Windows::Everybody, &*play, seat, &else_answered).err().unwrap();
            assert_eq!((misfit.at, misfit.why), (count, Refusal::NotAsked), "an act is gone on with as one");
        }
    }
    let whole = start.with(answers.iter().map(|answer| Tried(seat.0, answer.clone(), false, true)).collect());
    assert_eq!(own_turn(&*play, seat, &whole), None, "an act answers no question that could be gone back to");
    let written = whole.written().unwrap();
    assert_eq!(WhatIf::read(7, 1, &written).unwrap(), whole);
    // Whoever it is proposed to replies: by hand, and as a bot.
    let now = imagine(CAMPAIGN, Windows::Everybody, &*play, seat, &whole).unwrap();
    let other = now.proposed_to(seat)[0];
    let reply = now.anytime(other).unwrap().offers.into_iter().find(|offer| offer.reply_to == Some(seat)).unwrap();
    let mut replied = whole.clone();
    replied.tried.push(Tried(other.0, Answer::One(reply.id), false, true));
    let after = imagine(CAMPAIGN, Windows::Everybody, &*play, seat, &replied).unwrap();
    assert!(after.is_acting() || after.steps.last().unwrap().is_made_up, "what another would say is made up");
    let by_bots = others((CAMPAIGN, Windows::Everybody), &*play, seat, &whole, sternpost_games::player_of(game.id())).unwrap();
    assert!(by_bots.tried.iter().any(|tried| tried.0 == other.0 && tried.2 && tried.3), "{:?}", by_bots.tried);
    let twin = play.twin(Eyes::Seat(seat), &mut Chance::live(&mut Rng::new(77)));
    assert_eq!(others((CAMPAIGN, Windows::Everybody), &*twin, seat, &whole, sternpost_games::player_of(game.id())).unwrap(), by_bots);
}

/// What would not be asked at the table is not asked here.
#[test]
fn what_has_one_answer_is_not_asked_where_windows_wait_for_choices_only() {
    let given = json!({
        "options": { "content": ["action-cards"] },
        "players": [
            { "faction": "hacan", "technologies": [], "action-cards": ["bribery"] },
            { "faction": "xxcha", "technologies": [] },
            { "faction": "yssaril", "technologies": [] },
        ],
        "systems": { "32": { "units": { "0": { "carrier": 1 } } } },
        "at": { "turn": 0 },
    });
    let (play, _) = sternpost_games::GAMES[0].given(&given, &mut Chance::live(&mut Rng::new(1))).unwrap();
    let one = |id: &str| Tried(0, Answer::One(id.to_owned()), false, false);
    let what = WhatIf { from: 2, sample: 1, tried: vec![one("tactical"), one("system:16")] };
    let asked = |windows: Windows, what: &WhatIf| {
        let now = imagine(CAMPAIGN, windows, &*play, Seat(0), what).unwrap();
        (now.asked(Seat(0)).unwrap().prompt.key, now.tried(), now.steps.iter().filter(|step| !step.is_by_itself).count())
    };
    let (prompt, tried, shown) = asked(Windows::Prompt, &what);
    let whole = what.with(vec![one("tactical"), one("system:16"), one("nothing")]);
    assert_eq!((prompt.as_ref(), &tried, shown), ("ask-move-ships", &whole.tried, 2));
    assert_eq!(asked(Windows::Prompt, &whole), (prompt.clone(), tried.clone(), 2), "an address may have it already");
    let (react, as_given, _) = asked(Windows::Everybody, &what);
    assert_eq!((react.as_ref(), &as_given), ("ask-react", &what.tried));
    assert_eq!(asked(Windows::Everybody, &whole).0, prompt);
}
