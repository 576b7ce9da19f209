use super::reply_to;
use serde_json::json;
use std::collections::BTreeMap;
use sternpost_core::{Chance, Eyes, Kind, Known, Picked, Proposed, Seat, Side, Source as _, Stop, Term, Text};
use sternpost_game::Play;
use sternpost_games::GAMES;
use sternpost_model::order::{Bound, Choose, DealTerms, Given, Lasts, Order, TermBound, When, Why};
use sternpost_players::{Rng, random, seats_by_lot};

fn table(seed: u64) -> Box<dyn Play> {
    let options = json!({ "content": ["transactions", "promissory-notes"] });
    let mut rng = Rng::new(seed);
    let setup = json!({ "options": options, "seats": seats_by_lot(GAMES[0], &options, 3, &mut rng).unwrap() });
    GAMES[0].begin(&setup, &mut Chance::live(&mut rng)).unwrap().0
}

fn order(choose: Choose) -> Order {
    let kind = Kind { id: "proposals".to_owned(), words: Text::plain("proposals") };
    Order::new(Given { kind, choose, when: When::default(), lasts: Lasts::Always })
}

fn bound(side: Side, id: &str, bound: Bound, count: u32) -> TermBound {
    TermBound { side, term: Known { id: id.to_owned(), label: Text::plain(id.to_owned()) }, bound, count }
}

fn terms(from: &[u8], terms: Vec<TermBound>) -> DealTerms {
    DealTerms { from: from.to_vec(), terms }
}

/// A proposal of seat 1.
fn proposed(terms: &[(Side, &str, u32)]) -> Proposed<String> {
    let term = |(side, id, count): &(Side, &str, u32)| {
        let part_of = id.starts_with("note:").then(|| "notes".to_owned());
        Term { side: *side, id: (*id).to_owned(), count: *count, part_of }
    };
    Proposed { from: Seat(1), accept: Some("yes".to_owned()), refuse: "no".to_owned(), terms: terms.iter().map(term).collect() }
}

#[test]
fn what_is_asked_is_bounded_or_not_accepted() {
    let play = table(1);
    let says = |choose: Choose, of: &Proposed<String>| reply_to(&[&order(choose)], &*play, Seat(0), of, None).map(|(_, choice)| choice);
    let accept = |bounds: Vec<TermBound>| Choose::Accept(terms(&[], bounds));
    let yes = Some("yes".to_owned());
    let gift = proposed(&[(Side::Offered, "goods", 1)]);
    let sale = proposed(&[(Side::Asked, "goods", 2), (Side::Offered, "notes", 1), (Side::Offered, "note:peace", 1)]);
    let note = proposed(&[(Side::Asked, "notes", 1), (Side::Asked, "note:peace", 1)]);
    let most = |id: &str, count| bound(Side::Asked, id, Bound::Most, count);
    assert_eq!(says(accept(vec![]), &gift), yes, "nothing is asked");
    assert_eq!(says(accept(vec![]), &sale), None, "two goods are");
    assert_eq!(says(accept(vec![most("goods", 2)]), &sale), yes);
    assert_eq!(says(accept(vec![most("goods", 1)]), &sale), None);
    assert_eq!(says(accept(vec![bound(Side::Asked, "goods", Bound::Least, 1)]), &sale), None, "a lower bound lets nothing go");
    let for_peace = bound(Side::Offered, "note:peace", Bound::Least, 1);
    assert_eq!(says(accept(vec![most("goods", 2), for_peace.clone()]), &sale), yes);
    assert_eq!(says(accept(vec![for_peace]), &gift), None, "that note is not offered");
    assert_eq!(says(accept(vec![most("goods", 9)]), &note), None, "no note is named");
    assert_eq!(says(accept(vec![most("note:peace", 1)]), &note), yes, "this note is");
    assert_eq!(says(accept(vec![most("notes", 1)]), &note), yes, "any is");
    assert_eq!(says(accept(vec![most("notes", 1), most("note:peace", 0)]), &note), None, "any but this one");
    assert_eq!(says(Choose::Accept(terms(&[2], vec![])), &gift), None, "from somebody else");
    assert_eq!(says(Choose::Refuse(terms(&[1], vec![])), &sale), Some("no".to_owned()));
    assert_eq!(says(Choose::Refuse(terms(&[], vec![bound(Side::Asked, "notes", Bound::Least, 1)])), &sale), None);
}

#[test]
fn all_others_come_last_and_what_has_failed_holds_up() {
    let play = table(1);
    let rest = order(Choose::Refuse(DealTerms::default()));
    let mut gifts = order(Choose::Accept(DealTerms::default()));
    let says = |orders: &[&Order], of: &Proposed<String>| reply_to(orders, &*play, Seat(0), of, Some("2"));
    let gift = proposed(&[(Side::Offered, "goods", 1)]);
    assert_eq!(says(&[&rest, &gifts], &gift), Some((1, "yes".to_owned())));
    assert_eq!(says(&[&rest, &gifts], &proposed(&[(Side::Asked, "goods", 1)])), Some((0, "no".to_owned())));
    let cannot = Proposed { accept: None, ..gift.clone() };
    assert_eq!(says(&[&gifts], &cannot), None, "what cannot be accepted is not");
    assert_eq!(says(&[&gifts, &rest], &cannot), Some((1, "no".to_owned())));
    gifts.given.when.unless_against = vec![1];
    assert_eq!(says(&[&gifts, &rest], &gift), None, "who wants to be asked is asked");
    gifts.given.when.unless_against = vec![];
    gifts.given.lasts = Lasts::Round("1".to_owned());
    assert_eq!(says(&[&gifts, &rest], &gift), Some((1, "no".to_owned())), "another round");
    gifts.given.lasts = Lasts::Always;
    gifts.switch_off(Why::Seat, 1);
    assert_eq!(says(&[&gifts, &rest], &gift), Some((1, "no".to_owned())));
    gifts.switch_off(Why::TakenBack, 1);
    assert_eq!(says(&[&gifts, &rest], &gift), None, "nothing takes the place of what has failed");
    let json = serde_json::to_string(&rest).unwrap();
    assert_eq!(serde_json::from_str::<Order>(&json).unwrap(), rest);
}

/// Proposals at random: a reply is always on offer, and hangs on nothing that its seat may not know.
#[test]
fn a_reply_is_on_offer_and_the_same_on_every_twin() {
    let mut replied: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 1..25 {
        let mut rng = Rng::new(seed);
        let mut play = table(seed);
        for _ in 0..400_u32 {
            if play.is_over() {
                break;
            }
            for seat in (0..play.seats()).map(Seat) {
                propose(&mut play, seat, &mut rng);
                reply(&mut play, seat, &mut rng, &mut replied);
            }
            let Some(asked) = play.asked().into_iter().next() else { break };
            let answers: BTreeMap<Seat, _> =
                play.asked().iter().map(|asked| (asked.seat, random::eager_answer(asked, &mut rng, 70))).collect();
            let chance = &mut Chance::live(&mut rng);
            if play.asked_together().len() > 1 {
                play.apply_together(&answers, chance).unwrap();
            } else {
                play.apply(asked.seat, &[answers[&asked.seat].clone()], chance).unwrap();
            }
        }
    }
    assert!(replied.contains_key("accept") && replied.contains_key("refuse"), "both were said: {replied:?}");
}

/// A seat puts something together at random, if it may.
fn propose(play: &mut Box<dyn Play>, seat: Seat, rng: &mut Rng) {
    let offers = play.anytime(seat).map(|asked| asked.offers).unwrap_or_default();
    let Some(first) = offers.iter().find(|offer| offer.id.starts_with("propose:")).filter(|_| rng.below(3) == 0) else { return };
    let mut answers = vec![Picked::One(first.id.clone())];
    while let Some(asked) =
        play.preview_anytime(seat, &answers).ok().and_then(|preview| preview.play.asked_of(seat).filter(|_| preview.stop == Stop::Asked))
    {
        answers.push(random::eager_answer(&asked, rng, 70));
    }
    let mut after = play.fork();
    if after.apply_anytime(seat, &answers, &mut Chance::live(rng)).is_ok() {
        *play = after;
    }
}

fn reply(play: &mut Box<dyn Play>, seat: Seat, rng: &mut Rng, replied: &mut BTreeMap<String, u32>) {
    let known = play.deal_form(seat).expect("people deal").terms;
    let all = || known.iter().map(|term| bound(Side::Asked, &term.known.id, Bound::Most, 2)).collect();
    let orders = [order(Choose::Accept(terms(&[], all()))), order(Choose::Refuse(DealTerms::default()))];
    let own: Vec<&Order> = orders.iter().skip(rng.below(2) as usize).collect();
    let twin = play.twin(Eyes::Seat(seat), &mut Chance::live(&mut rng.aside(3)));
    assert_eq!(twin.proposals(seat), play.proposals(seat), "a seat knows what is proposed to it");
    for proposed in play.proposals(seat) {
        assert!(proposed.terms.iter().all(|term| known.iter().any(|kind| kind.known.id == term.id)), "{proposed:?}");
        let Some((_, choice)) = reply_to(&own, &**play, seat, &proposed, None) else { continue };
        let mut after = play.fork();
        after.apply_anytime(seat, &[Picked::One(choice.clone())], &mut Chance::live(rng)).expect("a reply is on offer");
        *replied.entry(if choice == proposed.refuse { "refuse" } else { "accept" }.to_owned()).or_default() += 1;
        *play = after;
        return;
    }
}
