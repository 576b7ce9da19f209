//! Every choice that play reaches is called something in every language, and what it names can be looked up.

use serde_json::json;
use std::collections::BTreeSet;
use sternpost_core::{Arg, Chance, Seat, Text};
use sternpost_game::{Asked, Game};
use sternpost_games::{GAMES, book_of};
use sternpost_orders::rounds::{round_name, round_of, rounds_ahead};
use sternpost_players::{Rng, random, seats_by_lot};
use sternpost_show::Book;
use sternpost_show::tally::Fact;

/// All that stands beside a question.
fn texts(asked: &Asked) -> Vec<&Text> {
    let offers = asked.offers.iter().flat_map(|offer| std::iter::once(&offer.label).chain(&offer.hint).chain(&offer.detail));
    let barred = asked.barred.iter().flat_map(|closed| [&closed.label, &closed.why]);
    std::iter::once(&asked.prompt).chain(offers).chain(barred).chain(&asked.remarks).collect()
}

/// The things a message names, wherever in it.
fn things(text: &Text, found: &mut BTreeSet<(String, String)>) {
    text.args.iter().for_each(|(_, arg)| things_of(arg, found));
}

fn things_of(arg: &Arg, found: &mut BTreeSet<(String, String)>) {
    match arg {
        Arg::Term { kind, id } => drop(found.insert((kind.to_string(), id.to_string()))),
        Arg::List(args) => args.iter().for_each(|arg| things_of(arg, found)),
        Arg::Text(text) => things(text, found),
        Arg::Seat(_) | Arg::Number(_) | Arg::Literal(_) => {}
    }
}

fn is_said(game: &dyn Game, text: &Text) {
    for language in ["en", "de"] {
        let words = game.catalogue(language).say(text, &|seat: Seat| format!("seat {seat}"));
        let is_whole = !words.trim().is_empty() && !words.contains("{$") && words != text.key;
        assert!(is_whole, "{} in {language}: `{}` is said as `{words}`", game.id(), text.key);
    }
}

/// A name of a kind that has pages has one, and a link to it leads nowhere else.
fn can_be_looked_up(book: &Book, (kind, id): &(String, String)) {
    if book.kind(kind).is_some() {
        assert!(book.entry(kind, id).is_some(), "{kind} {id} has no page");
    }
}

#[test]
fn every_choice_reached_is_named_in_both_languages_and_what_it_names_can_be_looked_up() {
    for game in GAMES {
        let book = book_of(game.id()).expect("every game can be looked up");
        let (mut named, mut detailed) = (BTreeSet::new(), 0);
        for seed in 0..4 {
            let mut rng = Rng::new(seed);
            let options = game.default_options();
            let (least, most) = game.seats_for(&options).into_inner();
            let count = usize::from(most.min(least + u8::try_from(seed).unwrap() % 2));
            let seats = seats_by_lot(*game, &options, count, &mut rng).expect("there are enough seats");
            let setup = json!({ "options": options, "seats": seats });
            let mut play = game.begin(&setup, &mut Chance::live(&mut rng)).expect("it can be played").0;
            for _ in 0..500 {
                let asked = play.asked();
                let Some(first) = asked.first() else { break };
                for question in &asked {
                    detailed += question.offers.iter().filter(|offer| !offer.detail.is_empty()).count();
                    for text in texts(question) {
                        is_said(*game, text);
                        things(text, &mut named);
                    }
                }
                let answer = random::eager_answer(first, &mut rng, 60);
                play.apply(first.seat, &[answer], &mut Chance::live(&mut rng)).expect("what is offered is taken");
            }
        }
        named.iter().for_each(|thing| can_be_looked_up(book, thing));
        let with_a_card = named.iter().filter(|(kind, id)| book.entry(kind, id).is_some()).count();
        assert!(with_a_card > 20 && detailed > 0, "{}: {with_a_card} names, {detailed} choices in full", game.id());
    }
}

/// Orders, promises and waivers last until a round that is named ahead, as long as it is told in the same words.
#[test]
fn the_round_that_comes_was_named_ahead_in_every_game() {
    for game in GAMES {
        let mut rng = Rng::new(3);
        let options = game.default_options();
        let count = usize::from(*game.seats_for(&options).start());
        let seats = seats_by_lot(*game, &options, count, &mut rng).expect("there are enough seats");
        let mut play = game.begin(&json!({ "options": options, "seats": seats }), &mut Chance::live(&mut rng)).expect("it can be played").0;
        let (mut last, mut came): (Option<Fact>, Vec<String>) = (None, vec![]);
        while came.len() < 2 {
            let now = round_of(&*play);
            if let (Some(before), Some(now)) = (&last, &now)
                && before.label.key == now.label.key
                && before != now
            {
                assert!(rounds_ahead(before).contains(now), "{}: after {} comes {}", game.id(), round_name(before), round_name(now));
                came.push(round_name(now));
            }
            last = now.or(last);
            let asked = play.asked();
            let Some(first) = asked.first() else { break };
            let answer = random::eager_answer(first, &mut rng, 60);
            play.apply(first.seat, &[answer], &mut Chance::live(&mut rng)).expect("what is offered is taken");
        }
        assert!(!came.is_empty(), "{}: no round was over before the campaign was", game.id());
    }
}
