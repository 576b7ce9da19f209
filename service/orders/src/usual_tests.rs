use super::tests::known;
use super::{MOST_CHOICES, Wanted, WantedChoice, check, usual, usual_left};
use std::collections::BTreeSet;
use sternpost_core::{AnswerShape, Chance, Eyes, Known, OrderForm, Seat};
use sternpost_game::{Game, Play};
use sternpost_games::GAMES;
use sternpost_model::order::{Bound, Choose, Given, Has, Lasts, Order, When};
use sternpost_players::{Rng, random, seats_by_lot};

/// The kind, what is answered (ids by their beginnings, or a way), what one has to have.
type UsualInWords = (&'static str, &'static str, &'static [(&'static str, Bound, u32)]);

/// What is usual in Twilight Imperium.
const TWILIGHT_IMPERIUM: [UsualInWords; 30] = {
    use Bound::{Least, Most};
    [
        ("choose-strategy-card", "TASTE", &[]),
        ("secondary:leadership", "accept", &[("influence", Least, 6)]),
        ("secondary:trade", "accept", &[("strategy", Least, 1), ("commodities", Most, 1)]),
        ("secondary:technology", "accept", &[("strategy", Least, 1), ("resources", Least, 4)]),
        ("secondary:politics", "accept", &[("strategy", Least, 2)]),
        ("secondary:imperial", "accept", &[("strategy", Least, 2)]),
        ("secondary:warfare", "accept", &[("strategy", Least, 2), ("resources", Least, 3)]),
        ("secondary:construction", "accept", &[("strategy", Least, 2)]),
        ("any-secondary", "decline", &[]),
        ("any-reaction", "nothing", &[]),
        ("any-vote", "for against seat abstain", &[]),
        ("vote-with", "DEFAULT", &[]),
        ("score", "DEFAULT", &[]),
        ("score-secret", "score-secret", &[]),
        ("assign-hits", "DEFAULT", &[]),
        ("fire-space-cannon", "DEFAULT", &[]),
        ("barrage", "fire", &[]),
        ("retreat", "stay", &[]),
        ("research", "TASTE", &[]),
        ("gain-tokens", "TASTE", &[]),
        ("redistribute", "DEFAULT", &[]),
        ("buy-tokens", "MOST", &[]),
        ("ready-planets", "DEFAULT", &[]),
        ("place-structure", "DEFAULT", &[]),
        ("pay", "DEFAULT", &[]),
        ("hand-limit", "DEFAULT", &[]),
        ("secret-limit", "DEFAULT", &[]),
        ("token-from-sheet", "pool:fleet pool:tactic pool:strategy", &[]),
        ("return-infantry", "DEFAULT", &[]),
        ("nothing-left", "pass", &[]),
    ]
};

/// The choices of a form whose ids begin so, in this order.
fn named(form: &OrderForm, names: &str) -> Vec<Known> {
    let begins = |known: &Known, name: &str| known.id == name || known.id.strip_prefix(name).is_some_and(|rest| rest.starts_with(':'));
    names.split(' ').flat_map(|name| form.choices.iter().filter(move |known| begins(known, name)).cloned()).collect()
}

/// The orders that the table above comes to in a position.
fn expected(play: &dyn Play, seat: Seat) -> Vec<Given> {
    let (forms, tally) = (play.order_forms(seat), play.tally(Eyes::Seat(seat)));
    let order = |(kind, way, needs): &(&str, &str, &[(&str, Bound, u32)])| {
        let form = forms.iter().find(|form| form.kind.id == *kind)?;
        let choose = match *way {
            "DEFAULT" => Choose::Default,
            "MOST" => Choose::Most,
            "TASTE" => {
                let mut choices = form.choices.clone();
                choices.retain(|known| known.id != "decline");
                let at = if form.manner == AnswerShape::First { usize::from(seat.0) * 3 % choices.len().max(1) } else { 0 };
                choices.rotate_left(at);
                Choose::Ranked(choices)
            }
            names => Choose::Ranked(named(form, names)),
        };
        let has = |(column, bound, count): &(&str, Bound, u32)| {
            let column = tally.columns.iter().find(|known| known.id == *column)?;
            Some(Has { column: column.id.to_string(), label: column.label.clone(), bound: *bound, count: *count })
        };
        let when = When { own: needs.iter().filter_map(has).collect(), unless_at_stake: *kind == "any-reaction", ..When::default() };
        let ranks_nothing = matches!(&choose, Choose::Ranked(choices) if choices.is_empty());
        (!ranks_nothing).then(|| Given { kind: form.kind.clone(), choose, when, lasts: Lasts::Always })
    };
    TWILIGHT_IMPERIUM.iter().filter_map(order).collect()
}

fn by_kind(mut orders: Vec<Given>) -> Vec<Given> {
    orders.sort_by(|a, b| a.kind.cmp(&b.kind));
    orders
}

/// Looks at positions of a campaign that is played at random.
fn looked_at(game: &dyn Game, seed: u64, mut look: impl FnMut(&dyn Play)) {
    let mut rng = Rng::new(seed);
    let options = game.default_options();
    let seats = usize::from(*game.seats().end()).min(3);
    let setup = serde_json::json!({ "options": options, "seats": seats_by_lot(game, &options, seats, &mut rng).unwrap() });
    let (mut play, _) = game.begin(&setup, &mut Chance::live(&mut rng.aside(1))).unwrap();
    let mut dice = rng.aside(2);
    for step in 0..900 {
        if step % 30 == 0 {
            look(&*play);
        }
        let answers = play.asked().into_iter().map(|asked| (asked.seat, random::eager_answer(&asked, &mut rng, 70)));
        let answers: std::collections::BTreeMap<_, _> = answers.collect();
        let chance = &mut Chance::live(&mut dice);
        if play.asked_together().len() > 1 {
            play.apply_together(&answers, chance).unwrap();
        } else if let Some((seat, answer)) = answers.into_iter().next() {
            play.apply(seat, &[answer], chance).unwrap();
        } else {
            break;
        }
    }
}

fn game(id: &str) -> &'static dyn Game {
    *GAMES.iter().find(|game| game.id() == id).unwrap()
}

#[test]
fn twilight_imperium_says_what_is_usual_in_it() {
    let mut kinds = BTreeSet::new();
    looked_at(game("twilight-imperium"), 3, |play| {
        for seat in (0..play.seats()).map(Seat) {
            let orders = usual(play, seat, &play.order_forms(seat));
            kinds.extend(orders.iter().map(|given| given.kind.id.clone()));
            assert_eq!(by_kind(orders), by_kind(expected(play, seat)));
            let waived = crate::usually_waived(play, seat);
            let waived: Vec<&str> = waived.iter().map(|kind| kind.id.as_str()).collect();
            assert_eq!(waived, ["react-movement", "react-goods", "react-progress"]);
        }
    });
    let missing: Vec<&str> = TWILIGHT_IMPERIUM.iter().map(|row| row.0).filter(|kind| !kinds.contains(*kind)).collect();
    assert_eq!(missing, Vec::<&str>::new(), "all of them were ordered somewhere");
}

/// What is usual in Conquest, besides reactions that only give something.
const CONQUEST: [&str; 19] = [
    "act-battles-over",
    "act-before-theirs",
    "act-combat-begins",
    "act-command",
    "act-headquarters",
    "act-round-over",
    "bury",
    "mobile",
    "nothing-left",
    "reduce",
    "retreat",
    "rewards",
    "shield-dear:1",
    "shield-dear:2",
    "shield-in-vain",
    "shield-scratch",
    "shield-warlord:1",
    "shield-warlord:2",
    "shield-warlord:3",
];

#[test]
fn conquest_says_what_is_usual_in_it() {
    let mut reactions = BTreeSet::new();
    for seed in 1..5 {
        looked_at(game("conquest"), seed, |play| {
            for seat in (0..play.seats()).map(Seat) {
                let orders = usual(play, seat, &play.order_forms(seat));
                let kinds: BTreeSet<&str> = orders.iter().map(|given| given.kind.id.as_str()).collect();
                let missing: Vec<&&str> = CONQUEST.iter().filter(|kind| !kinds.contains(**kind)).collect();
                assert!(missing.is_empty(), "{missing:?} of {kinds:?}");
                let others = kinds.into_iter().filter(|kind| !CONQUEST.contains(kind) && *kind != "shield-dear:3");
                reactions.extend(others.map(str::to_owned));
                let waived = crate::usually_waived(play, seat);
                let waived: BTreeSet<&str> = waived.iter().map(|kind| kind.id.as_str()).collect();
                assert!(waived.is_subset(&BTreeSet::from(["act-command", "act-headquarters", "act-round-over"])), "{waived:?}");
            }
        });
    }
    // What to deploy, whom to attack, which battle abilities are used is asked.
    assert!(reactions.iter().all(|kind| kind.starts_with("react-with:")) && !reactions.is_empty(), "{reactions:?}");
}

#[test]
fn nothing_is_usual_in_arcs() {
    looked_at(game("arcs"), 3, |play| {
        let forms = play.order_forms(Seat(0));
        assert!(!forms.is_empty() && usual(play, Seat(0), &forms).is_empty());
        assert!(crate::usually_waived(play, Seat(0)).is_empty());
    });
}

#[test]
fn a_usual_order_could_have_been_given_by_hand() {
    looked_at(game("twilight-imperium"), 4, |play| {
        let seat = Seat(1);
        for given in usual(play, seat, &play.order_forms(seat)) {
            let choose = match &given.choose {
                Choose::Most => WantedChoice::Most,
                Choose::Ranked(choices) => {
                    assert!(choices.len() <= MOST_CHOICES);
                    WantedChoice::Ranked(choices.iter().map(|known| known.id.clone()).collect())
                }
                Choose::Default | Choose::Exactly { .. } | Choose::Row(_) | Choose::Accept(_) | Choose::Refuse(_) => WantedChoice::Default,
            };
            let own = given.when.own.iter().map(|has| (has.column.clone(), has.bound, has.count)).collect();
            let kind = given.kind.id.clone();
            let wanted = Wanted { kind, choose, own, unless_at_stake: given.when.unless_at_stake, ..Wanted::default() };
            assert_eq!(check(&wanted, play, seat, None), Ok(given));
        }
    });
}

#[test]
fn what_a_seat_has_ordered_itself_stays_as_it_is() {
    let play = super::tests::table();
    let all = usual_left(&*play, Seat(0), []);
    let pay = all.iter().find(|given| given.kind.id == "pay").unwrap().clone();
    let mut own = Order::new(Given { choose: Choose::Ranked(vec![known("own")]), ..pay });
    own.switch_off(sternpost_model::order::Why::Seat, 1);
    let left = usual_left(&*play, Seat(0), [&own]);
    assert_eq!(left.len(), all.len() - 1);
    assert!(left.iter().all(|given| given.kind.id != "pay"), "also if it is switched off");
    let waiver = Order::waiver(all[0].kind.clone(), Lasts::Always);
    assert_eq!(usual_left(&*play, Seat(0), [&waiver]), all, "what is said in the open is something else");
    let given: Vec<Order> = all.into_iter().map(Order::new).collect();
    assert_eq!(usual_left(&*play, Seat(0), &given), [], "nothing is given twice");
}
