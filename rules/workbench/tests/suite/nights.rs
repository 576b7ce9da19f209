//! Random nights of Outpost, and what it is there to show: abilities used again, a question of one seat behind a window, tables that lose or win
//! together, one seat, numbers of seats that depend on options, a first step that is sealed.

use crate::outpost::state::Ability;
use crate::outpost::words::{Ask, Choice, Label, Line};
use crate::outpost::{Colour, Mode, Options, game, setup};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::{Answer, AnswerShape, Chance, Eyes, Message, OrderForm, Picked, Refusal, Seat, Stop, Usual};
use sternpost_game::Play;
use sternpost_players::Rng;
use sternpost_workbench::{Checks, play_out, wording_gaps};

const SEATS: [Seat; 3] = [Seat(0), Seat(1), Seat(2)];

fn one(id: &str) -> Answer {
    Picked::One(id.to_owned())
}

/// Three watches with this much oil at their first dusk.
fn dusk(oil: [u32; 3]) -> Box<dyn Play> {
    let bags: Vec<Value> = oil.iter().map(|oil| json!({ "oil": oil, "rope": 3 - oil })).collect();
    game().given(&json!({ "bags": bags }), &mut Chance::closed()).unwrap().0
}

fn all(play: &mut Box<dyn Play>, answers: [&str; 3]) {
    let answers: BTreeMap<Seat, Answer> = SEATS.into_iter().zip(answers.map(one)).collect();
    play.apply_together(&answers, &mut Chance::closed()).unwrap();
}

fn lamps(play: &dyn Play) -> Vec<u64> {
    play.view(Eyes::Spectator)["watches"].as_array().unwrap().iter().map(|watch| watch["lamps"].as_u64().unwrap()).collect()
}

#[test]
fn random_nights_keep_every_property_whoever_plays_whom() {
    let (mut ends, mut lines, mut twins) = (BTreeSet::new(), BTreeSet::new(), 0);
    for seed in 0..120 {
        let (mode, seats) = [(Mode::Contest, 2), (Mode::Contest, 3), (Mode::Together, 1), (Mode::Together, 3)][seed as usize % 4];
        let options = Options { mode, goal: u32::from(seats) * 3, ..Options::default() };
        let played = play_out(game(), &setup(&options, seats), seed, Checks::every(1)).unwrap_or_else(|failure| panic!("{failure}"));
        let first = played.standings.iter().filter(|standing| standing.rank == 1).count();
        ends.insert((mode == Mode::Together, seats, first));
        lines.extend(played.told.into_iter().map(|line| line.text.key.into_owned()));
        twins += played.twins;
    }
    let won_and_lost = [(true, 1, 0), (true, 1, 1), (true, 3, 0), (true, 3, 3)];
    assert!(won_and_lost.iter().all(|end| ends.contains(end)), "a table wins and loses together, also of one: {ends:?}");
    assert!(ends.contains(&(false, 2, 2)) && ends.contains(&(false, 2, 1)), "a draw, and a winner: {ends:?}");
    assert!(Line::keys().iter().all(|key| lines.contains(key)), "every rule is played: {lines:?}");
    assert!(twins > 100, "{twins} differing twins");
}

#[test]
fn everything_outpost_says_has_a_wording() {
    let said = [Ask::keys(), Choice::keys(), Line::keys(), Label::keys()].concat();
    let names = Colour::ALL.iter().map(|colour| colour.name()).chain(Ability::ALL.iter().map(|ability| ability.name()));
    let said: Vec<String> = said.into_iter().chain(names.map(|name| name.key.into_owned())).collect();
    let gaps = wording_gaps(game().catalogue("en"), said);
    assert!(gaps.iter().all(|gap| gap.starts_with("`option-")), "options are worded for the lobby: {gaps:?}");
}

#[test]
fn an_ability_that_can_be_used_again_is_offered_again_in_the_same_window() {
    let mut play = dusk([2, 1, 0]);
    all(&mut play, ["use:light", "pass", "pass"]);
    assert_eq!((play.asked_together(), lamps(&*play)), (SEATS.to_vec(), vec![1, 0, 0]), "the window goes on");
    let offers = |play: &dyn Play, seat: Seat| play.asked_of(seat).unwrap().offers.into_iter().map(|offer| offer.id).collect::<Vec<_>>();
    assert_eq!(offers(&*play, Seat(0)), ["pass", "use:light"], "it has oil for another lamp");
    assert_eq!(offers(&*play, Seat(2)), ["pass"], "and one without oil never could");
    all(&mut play, ["use:light", "use:light", "pass"]);
    assert_eq!(lamps(&*play), [1, 1, 0], "the order goes on behind the one who acted last: what was used is still noted");
    let snapshot: Value = serde_json::from_str(&play.snapshot()).unwrap();
    let window = &snapshot["flow"].as_array().unwrap().last().unwrap()["window"];
    assert_eq!(window["used"], json!([[0, "light"], [1, "light"]]));
}

#[test]
fn behind_a_window_that_all_let_pass_one_seats_own_question_is_asked_at_once() {
    let play = dusk([0, 1, 2]);
    let next = play.if_all_pass().expect("nothing is told between dusk and the first turn");
    assert_eq!(next.asked_together(), [Seat(0)]);
    assert_eq!(next.preview(Seat(0), &[one("watch")]).unwrap().stop, Stop::Asked, "the whole turn can be looked at from there");
    assert!(next.if_all_pass().is_none(), "it is no window");
    // Every twin of a seat leads to the same question: it learns nothing by being asked.
    for seed in 0..20 {
        let twin = play.twin(Eyes::Seat(Seat(0)), &mut Chance::live(&mut Rng::new(seed)));
        let follows = twin.if_all_pass().unwrap();
        assert_eq!(follows.asked_of(Seat(0)), next.asked_of(Seat(0)));
    }
    let mut lit = dusk([2, 0, 0]);
    all(&mut lit, ["use:light", "pass", "pass"]);
    assert!(lit.if_all_pass().is_some(), "what was told before is no matter");
}

#[test]
fn what_is_told_between_a_window_and_a_question_parts_them() {
    let mut play = dusk([0, 0, 0]);
    all(&mut play, ["pass", "pass", "pass"]);
    for seat in SEATS {
        let is_last = seat == Seat(2);
        play.apply(seat, &[one("sleep")], &mut Chance::closed()).unwrap();
        assert_eq!(play.asked_together().len() > 1, is_last, "dusk of the second night comes after the last turn");
    }
    let follows = play.if_all_pass().unwrap();
    assert_eq!(follows.asked_together(), [Seat(0)]);
}

#[test]
fn the_first_step_is_sealed_and_shown_to_nobody_else() {
    let (mut play, out) = game().begin(&setup(&Options::default(), 3), &mut Chance::closed()).unwrap();
    assert!(out.told.is_empty());
    assert_eq!(play.asked_together(), SEATS, "all pack at once");
    let pack = |oil: u32| Picked::Split(vec![("oil".to_owned(), oil), ("rope".to_owned(), 3 - oil)]);
    let bags: BTreeMap<Seat, Answer> = SEATS.into_iter().zip([2, 1, 0].map(pack)).collect();
    assert_eq!(play.preview(Seat(0), &[pack(2)]).unwrap().stop, Stop::Others, "nobody sees beyond what others seal");
    let out = play.apply_together(&bags, &mut Chance::closed()).unwrap();
    assert!(out.committed && out.told.len() == 1, "that all have packed is told, what is not");
    for (seat, oil) in SEATS.into_iter().zip([2, 1, 0]) {
        let view = play.view(Eyes::Seat(seat));
        for other in SEATS {
            let seen = &view["watches"][usize::from(other.0)]["bag"];
            assert_eq!(seen.is_null(), other != seat);
        }
        assert_eq!(view["watches"][usize::from(seat.0)]["bag"]["oil"], oil);
    }
    assert!(play.view(Eyes::Spectator)["watches"].as_array().unwrap().iter().all(|watch| watch["bag"].is_null()));
}

#[test]
fn how_many_may_play_depends_on_the_options() {
    let begin = |mode, seats| game().begin(&setup(&Options { mode, ..Options::default() }, seats), &mut Chance::closed()).map(drop);
    assert!(begin(Mode::Contest, 2).is_ok() && begin(Mode::Together, 1).is_ok());
    let why = begin(Mode::Contest, 1).unwrap_err();
    assert_eq!(why.0, ["1 seats: 2 to 3 can play"]);
    assert_eq!(begin(Mode::Together, 0).unwrap_err().0, ["0 seats: 1 to 3 can play"]);
    let of = |options: Value| game().seats_for(&options);
    assert_eq!((of(json!({})), of(json!({ "mode": "together" }))), (2..=3, 1..=3));
    assert_eq!(of(json!({ "mode": "alone" })), 1..=3, "what cannot be read limits nothing further");
    assert_eq!(game().seats(), 1..=3);
}

#[test]
fn a_single_watch_is_asked_alone_from_the_first_step_to_the_last() {
    let options = Options { mode: Mode::Together, goal: 1, nights: 1, ..Options::default() };
    let (mut play, _) = game().begin(&setup(&options, 1), &mut Chance::closed()).unwrap();
    let turn = [Picked::Split(vec![("oil".to_owned(), 2), ("rope".to_owned(), 1)]), one("use:light")];
    let out = play.apply(Seat(0), &turn, &mut Chance::closed()).unwrap();
    assert!(!out.committed, "with nobody else nothing is opened: it is one turn, and can be taken back");
    assert_eq!(play.apply(Seat(0), &[one("pass"), one("watch"), one("south")], &mut Chance::closed()).unwrap().told.len(), 2);
    let standings = play.standings().unwrap();
    assert_eq!((standings.len(), standings[0].rank, standings[0].score), (1, 1, 2));
    assert_eq!(play.apply(Seat(0), &[one("sleep")], &mut Chance::closed()), Err(Refusal::NotAsked));
}

#[test]
fn nights_can_be_planned_in_a_row_and_dusk_usually_passes() {
    let forms = dusk([1, 0, 0]).order_forms(Seat(0));
    let said = |form: &OrderForm| (form.kind.id.clone(), form.manner, form.usual.clone());
    let said: Vec<_> = forms.iter().map(said).collect();
    assert_eq!(
        said,
        [("dusk".to_owned(), AnswerShape::InRow, Some(Usual::ranked([Choice::Pass]))), ("turn".to_owned(), AnswerShape::InRow, None)]
    );
    let json = serde_json::to_value(&forms).unwrap();
    assert_eq!(json[1].get("usual"), None, "what is not said is left out");
    assert_eq!(serde_json::from_value::<Vec<OrderForm>>(json).unwrap(), forms);
}
