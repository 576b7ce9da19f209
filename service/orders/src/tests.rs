use super::{Unsound, Verdict, Wanted, WantedChoice, WantedLasts, answer_of, check, decide};
use serde_json::json;
use std::collections::BTreeMap;
use sternpost_core::{Answer, Chance, Eyes, Kind, Known, Picked, Seat, Shape, Source as _, Text};
use sternpost_game::{Asked, Game, Offered, Play};
use sternpost_games::GAMES;
use sternpost_model::order::{Bound, Choose, Given, Has, Lasts, Order, When, Why};
use sternpost_players::{Rng, random, seats_by_lot};

pub(super) fn known(id: &str) -> Known {
    Known { id: id.to_owned(), label: Text::plain(id.to_owned()) }
}

fn asked(shape: Shape, offers: &[(&str, Option<u32>)]) -> Asked {
    let offered = |(id, cap): &(&str, Option<u32>)| Offered {
        id: (*id).to_owned(),
        label: Text::plain((*id).to_owned()),
        hint: None,
        detail: vec![],
        place: None,
        cap: *cap,
        reply_to: None,
    };
    Asked {
        id: "q1-0".to_owned(),
        seat: Seat(0),
        prompt: Text::plain("prompt"),
        rule: "1".to_owned(),
        shape,
        offers: offers.iter().map(offered).collect(),
        default: Picked::One("default".to_owned()),
        meters: vec![],
        barred: vec![],
        remarks: vec![],
    }
}

fn ranked(ids: &[&str]) -> Choose {
    Choose::Ranked(ids.iter().map(|id| known(id)).collect())
}

fn own(ids: &[&str]) -> Vec<String> {
    ids.iter().map(|id| (*id).to_owned()).collect()
}

#[test]
fn a_ranking_takes_the_first_that_are_on_offer_in_every_shape() {
    let offers = [("a", Some(1)), ("b", Some(2)), ("c", None)];
    let one = asked(Shape::OneOf, &offers);
    assert_eq!(answer_of(&ranked(&["x", "c", "a"]), &one), Some(Picked::One("c".to_owned())));
    assert_eq!(answer_of(&ranked(&["x", "y"]), &one), None, "nothing of it is there: the seat is asked");
    let some = asked(Shape::SomeOf { least: 2, most: 2 }, &offers);
    assert_eq!(answer_of(&ranked(&["c", "x", "a", "b"]), &some), Some(Picked::Some(own(&["c", "a"]))));
    assert_eq!(answer_of(&ranked(&["c"]), &some), None, "one where two are wanted is no answer");
    let split = asked(Shape::Split { least: 3, total: 3 }, &offers);
    let parts = |parts: &[(&str, u32)]| Some(Picked::Split(parts.iter().map(|(id, part)| ((*id).to_owned(), *part)).collect()));
    assert_eq!(answer_of(&ranked(&["a", "b"]), &split), parts(&[("a", 1), ("b", 2)]));
    assert_eq!(answer_of(&ranked(&["b"]), &split), None, "two do not fill three");
    let arrange = asked(Shape::Arrange, &offers);
    assert_eq!(answer_of(&ranked(&["c"]), &arrange), Some(Picked::Arrange(own(&["c", "a", "b"]))));
    let amount = asked(Shape::Amount { least: 1, most: 4 }, &[]);
    assert_eq!(answer_of(&ranked(&["a"]), &amount), None);
    assert_eq!(answer_of(&Choose::Most, &amount), Some(Picked::Amount(4)));
    assert_eq!(answer_of(&Choose::Default, &amount), Some(Picked::One("default".to_owned())));
}

#[test]
fn a_row_gives_each_of_its_choices_once_and_waits_for_the_next() {
    let offers = [("a", None), ("b", None)];
    let one = asked(Shape::OneOf, &offers);
    let kind = Kind { id: "kind".to_owned(), words: Text::plain("kind") };
    let choose = Choose::Row(["b", "a", "x", "a"].map(known).to_vec());
    let mut order = Order::new(Given { kind, choose, when: When::default(), lasts: Lasts::Always });
    let mut given = vec![];
    for seq in 0..2 {
        given.push(answer_of(&order.given.choose, &one));
        order.used(seq);
    }
    assert_eq!(given, [Some(Picked::One("b".to_owned())), Some(Picked::One("a".to_owned()))]);
    assert_eq!(answer_of(&order.given.choose, &one), None, "it is not on offer: the seat is asked");
    assert!(order.is_on() && order.given.choose == Choose::Row(["x", "a"].map(known).to_vec()), "and what is left stays");
    let (more, before) = (asked(Shape::OneOf, &[("x", None)]), order.clone());
    assert_eq!(answer_of(&order.given.choose, &more), Some(Picked::One("x".to_owned())), "until it can be given");
    order.used(7);
    order.used(9);
    assert_eq!((order.state, order.off_at, order.is_used_up()), (sternpost_model::order::State::Off(Why::Done), Some(9), true));
    let json = serde_json::to_string(&before).unwrap();
    assert_eq!(serde_json::from_str::<Order>(&json).unwrap(), before);
}

/// A campaign of three at its first choice of a strategy card.
pub(super) fn table() -> Box<dyn Play> {
    let game = GAMES[0];
    let options = json!({ "content": ["transactions"] });
    let mut rng = Rng::new(4);
    let setup = json!({ "options": options, "seats": seats_by_lot(game, &options, 3, &mut rng).unwrap() });
    let (mut play, _) = game.begin(&setup, &mut Chance::live(&mut rng)).unwrap();
    for _ in 0..200 {
        let (seat, _) = play.open()[0];
        if play.kinds(seat).iter().any(|kind| kind.id == "choose-strategy-card") {
            return play;
        }
        let default = play.asked_without_previews(seat).unwrap().default;
        play.apply(seat, &[default], &mut Chance::live(&mut rng)).unwrap();
    }
    panic!("no strategy card is chosen");
}

fn order(choose: Choose, when: When) -> Order {
    let kind = Kind { id: "choose-strategy-card".to_owned(), words: Text::plain("kind") };
    Order::new(Given { kind, choose, when, lasts: Lasts::Always })
}

fn trade() -> Choose {
    ranked(&["strategy-card:trade"])
}

#[test]
fn the_first_order_that_holds_answers_and_a_wish_to_be_asked_ends_the_search() {
    let play = table();
    let seat = play.open()[0].0;
    let has = |bound, count| {
        let own = vec![Has { column: "points".to_owned(), label: Text::plain("points"), bound, count }];
        When { own, ..When::default() }
    };
    let says = |orders: &[&Order]| decide(orders, &*play, seat, Some("1"));
    let trade_is = |at: usize| Verdict::Answers(at, Picked::One("strategy-card:trade".to_owned()));
    let (rich, poor) = (order(Choose::Default, has(Bound::Least, 5)), order(trade(), has(Bound::Most, 0)));
    assert_eq!(says(&[&rich, &poor]), trade_is(1), "an order that does not hold leaves it to the next");
    assert_eq!(says(&[&rich]), Verdict::Asks);
    let careful = order(Choose::Default, When { unless_offered: vec![known("strategy-card:trade")], ..When::default() });
    assert_eq!(says(&[&careful, &poor]), Verdict::Asks, "who wants to be asked is asked, whatever stands behind");
    let mut off = order(trade(), When::default());
    off.switch_off(Why::Seat, 3);
    assert_eq!(says(&[&off, &poor]), trade_is(1));
    off.switch_off(Why::DoesNotFit, 3);
    assert_eq!(says(&[&off, &poor]), Verdict::Asks, "nothing takes the place of what has failed");
    let exactly = order(Choose::Exactly { answer: Picked::Some(own(&["strategy-card:trade"])), named: vec![] }, When::default());
    assert_eq!(says(&[&exactly, &poor]), Verdict::Unfit(0));
    let round = Order { given: Given { lasts: Lasts::Round("2".to_owned()), ..poor.given.clone() }, ..poor.clone() };
    assert_eq!((says(&[&round]), says(&[&round, &poor])), (Verdict::Asks, trade_is(1)), "another round is not its business");
    let others = Seat((seat.0 + 1) % 3);
    assert_eq!(decide(&[&poor], &*play, others, Some("1")), Verdict::Asks, "who is not asked answers nothing");
}

#[test]
fn an_order_ends_when_it_has_answered_as_often_as_it_was_to() {
    let mut twice = order(trade(), When::default());
    twice.given.lasts = Lasts::Times(2);
    twice.used(7);
    assert!(twice.is_on() && twice.uses == 1 && twice.uses_since(6) == 1 && twice.uses_since(7) == 0);
    twice.used(9);
    assert_eq!((twice.state, twice.off_at), (sternpost_model::order::State::Off(Why::Done), Some(9)));
    let mut long = order(trade(), When::default());
    (0..1_000).for_each(|seq| long.used(seq));
    assert!(long.uses == 1_000 && long.used_at.len() <= 40 && long.used_at.last() == Some(&999));
    let json = serde_json::to_string(&long).unwrap();
    assert_eq!(serde_json::from_str::<Order>(&json).unwrap(), long);
}

#[test]
fn an_order_names_what_the_game_knows_and_nothing_else() {
    let play = table();
    let seat = play.open()[0].0;
    let good = Wanted {
        kind: "choose-strategy-card".to_owned(),
        choose: WantedChoice::Ranked(own(&["strategy-card:trade"])),
        own: vec![("trade-goods".to_owned(), Bound::Least, 2)],
        unless_against: vec![(seat.0 + 1) % 3],
        lasts: WantedLasts::ThisRound,
        ..Wanted::default()
    };
    let given = check(&good, &*play, seat, Some("1")).unwrap();
    assert_eq!((given.lasts.clone(), given.when.own[0].count), (Lasts::Round("1".to_owned()), 2));
    let refused = |wanted: Wanted| check(&wanted, &*play, seat, None).unwrap_err();
    let bad = |change: &dyn Fn(&mut Wanted)| {
        let mut wanted = Wanted { lasts: WantedLasts::Always, ..good.clone() };
        change(&mut wanted);
        refused(wanted)
    };
    assert_eq!(refused(good.clone()), Unsound::Round);
    assert_eq!(bad(&|wanted| wanted.kind = "x".repeat(500)), Unsound::Kind("x".repeat(80)));
    assert_eq!(bad(&|wanted| wanted.choose = WantedChoice::Ranked(vec![])), Unsound::Nothing);
    assert_eq!(bad(&|wanted| wanted.choose = WantedChoice::Ranked(own(&["x"]))), Unsound::Choice("x".to_owned()));
    assert_eq!(bad(&|wanted| wanted.own[0].0 = "faction".to_owned()), Unsound::Column("faction".to_owned()));
    assert_eq!(bad(&|wanted| wanted.unless_against = vec![seat.0]), Unsound::Seat(seat.0));
    assert_eq!(bad(&|wanted| wanted.unless_at_stake = true), Unsound::Stakes);
    assert_eq!(bad(&|wanted| wanted.choose = WantedChoice::Exactly(Picked::Amount(1))), Unsound::Answer);
    assert_eq!(bad(&|wanted| wanted.own = vec![wanted.own[0].clone(); 9]), Unsound::TooMuch);
}

/// Orders made at random of what the game says can be ordered.
fn any_orders(play: &dyn Play, seat: Seat, rng: &mut Rng) -> Vec<Order> {
    let forms = play.order_forms(seat);
    let mut below = |most: usize| rng.below(u32::try_from(most).unwrap()) as usize;
    let order = |form: &sternpost_core::OrderForm, below: &mut dyn FnMut(usize) -> usize| {
        let choose = match below(4) {
            0 => WantedChoice::Default,
            1 => WantedChoice::Most,
            _ if form.choices.is_empty() => WantedChoice::Default,
            _ => {
                let from = below(form.choices.len());
                WantedChoice::Ranked(form.choices[from..].iter().take(20).map(|known| known.id.clone()).collect())
            }
        };
        let lasts = if below(3) == 0 { WantedLasts::Times(1) } else { WantedLasts::Always };
        let unless_at_stake = form.knows_stakes && below(2) == 0;
        let wanted = Wanted { kind: form.kind.id.clone(), choose, unless_at_stake, lasts, ..Wanted::default() };
        Order::new(check(&wanted, play, seat, None).expect("what a form says can be ordered"))
    };
    forms.iter().map(|form| order(form, &mut below)).collect()
}

/// Whatever a seat orders, the game goes on; and what its orders say hangs on nothing that it may not know.
#[test]
fn a_seat_whose_orders_are_any_goes_on_and_tells_nobody() {
    let mut answered: BTreeMap<String, u32> = BTreeMap::new();
    for (nth, game) in GAMES.iter().enumerate().flat_map(|(nth, game)| [(nth * 2, *game), (nth * 2 + 1, *game)]) {
        play_on(game, nth as u64 + 1, &mut answered);
    }
    assert!(answered.len() > 12, "orders of many kinds have answered: {answered:?}");
}

fn play_on(game: &dyn Game, seed: u64, answered: &mut BTreeMap<String, u32>) {
    let mut rng = Rng::new(seed);
    let options = game.default_options();
    let seats = usize::from(*game.seats().end()).min(3);
    let setup = json!({ "options": options, "seats": seats_by_lot(game, &options, seats, &mut rng).unwrap() });
    let (mut play, _) = game.begin(&setup, &mut Chance::live(&mut rng.aside(1))).unwrap();
    let mut orders: BTreeMap<Seat, Vec<Order>> = BTreeMap::new();
    let mut dice = rng.aside(2);
    for step in 0..700_u64 {
        if play.is_over() {
            break;
        }
        if step.is_multiple_of(50) {
            orders = (0..play.seats()).map(Seat).map(|seat| (seat, any_orders(&*play, seat, &mut rng))).collect();
        }
        let mut answers: BTreeMap<Seat, Answer> = BTreeMap::new();
        for asked in play.asked() {
            let seat = asked.seat;
            let own: Vec<&Order> = orders[&seat].iter().collect();
            let verdict = decide(&own, &*play, seat, None);
            if step.is_multiple_of(7) {
                let twin = play.twin(Eyes::Seat(seat), &mut Chance::live(&mut rng.aside(3)));
                assert_eq!(decide(&own, &*twin, seat, None), verdict, "seat {seat} at {}: {:?}", asked.prompt.key, play.kinds(seat));
            }
            let answer = match verdict {
                Verdict::Answers(at, answer) => {
                    play.check(seat, &answer).expect("what an order answers is on offer");
                    *answered.entry(own[at].given.kind.id.clone()).or_default() += 1;
                    orders.get_mut(&seat).expect("every seat has orders")[at].used(step);
                    answer
                }
                Verdict::Unfit(at) => {
                    orders.get_mut(&seat).expect("every seat has orders")[at].switch_off(Why::DoesNotFit, step);
                    random::eager_answer(&asked, &mut rng, 70)
                }
                Verdict::Asks => random::eager_answer(&asked, &mut rng, 70),
            };
            answers.insert(seat, answer);
        }
        let chance = &mut Chance::live(&mut dice);
        if play.asked_together().len() > 1 {
            play.apply_together(&answers, chance).unwrap();
        } else {
            let (seat, answer) = answers.into_iter().next().expect("somebody is asked");
            play.apply(seat, &[answer], chance).unwrap();
        }
    }
    assert!(play.defects().is_empty());
}
