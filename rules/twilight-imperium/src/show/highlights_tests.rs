//! Fights and votes as pictures, of lines as they come.

use crate::cards::agendas::Outcome;
use crate::prelude::*;
use crate::show::highlights;
use sternpost_show::highlight::{Luck, Shown, Side};
use sternpost_show::{Highlight, Shows as _};

fn seen(lines: &[Line]) -> Vec<Highlight> {
    let texts: Vec<Text> = lines.iter().map(Line::text).collect();
    highlights::of(&texts.iter().collect::<Vec<_>>())
}

fn sides(highlight: &Highlight) -> &[Side] {
    let Shown::Fight(sides) = &highlight.shown else { panic!("a vote: {highlight:?}") };
    sides
}

fn title(highlight: &Highlight) -> String {
    TwilightImperium::catalogue("en").say(&highlight.title, &|seat: Seat| seat.to_string())
}

const ADA: Seat = Seat(0);
const BO: Seat = Seat(1);

fn rolled(seat: Seat, unit: UnitType, hit: u8, dice: &[u32], hits: u32) -> Line {
    Line::CombatRolled { seat, unit, hit, dice: dice.to_vec(), hits }
}

#[test]
fn a_space_combat_has_a_picture_of_each_round_with_losses_on_their_side() {
    let system = SystemId(27);
    let at = Location::Space(system);
    let shown = seen(&[
        Line::Activated { seat: ADA, system },
        Line::SpaceCombatBegins { attacker: ADA, defender: BO, system },
        Line::CombatRound { round: 1 },
        rolled(ADA, UnitType::Carrier, 9, &[3, 9], 1),
        rolled(BO, UnitType::Fighter, 9, &[2], 0),
        Line::Rerolled { seat: BO, count: 1, unit: UnitType::Fighter, hit: 9, dice: vec![10], hits: 1 },
        Line::Destroyed { seat: BO, count: 1, unit: UnitType::Fighter, at },
        Line::Sustained { seat: ADA, count: 1, unit: UnitType::Dreadnought },
        Line::CombatRound { round: 2 },
        rolled(ADA, UnitType::Carrier, 9, &[9, 9], 2),
        Line::Destroyed { seat: BO, count: 2, unit: UnitType::Carrier, at },
        Line::SpaceCombatWon { seat: ADA, system },
        Line::GainedTradeGoods { seat: ADA, count: 1 },
    ]);
    let [first, second] = shown.as_slice() else { panic!("{shown:#?}") };
    assert_eq!((first.lines.as_slice(), second.lines.as_slice()), ([1, 2, 3, 4, 5, 6, 7].as_slice(), [8, 9, 10, 11].as_slice()));
    assert!(title(first).ends_with("round 1") && title(second).ends_with("round 2"), "{}", title(first));
    let [ada, bo] = sides(first) else { panic!("{first:?}") };
    assert_eq!((ada.seat, ada.hits(), bo.seat, bo.hits()), (Some(ADA), 1, Some(BO), 1));
    // The dice as they came to lie.
    assert_eq!(bo.throws.len(), 1);
    assert_eq!(bo.throws[0].dice.iter().map(|die| (die.face.as_str(), die.luck)).collect::<Vec<_>>(), [("10", Luck::Hit)]);
    let lost = |side: &Side| side.losses.iter().map(|loss| (loss.count, loss.is_gone)).collect::<Vec<_>>();
    assert_eq!((lost(ada), lost(bo)), (vec![(1, false)], vec![(1, true)]));
    assert_eq!(second.ends.len(), 1);
}

#[test]
fn a_ground_combat_begins_another_round_when_a_unit_rolls_again() {
    let planet = PlanetId::Wellon;
    let infantry = |seat, die| rolled(seat, UnitType::Infantry, 8, &[die], u32::from(die >= 8));
    let shown = seen(&[
        Line::BombardmentRolled { seat: ADA, planet, hit: 5, dice: vec![6], hits: 1 },
        Line::Destroyed { seat: BO, count: 1, unit: UnitType::Infantry, at: Location::Planet(planet) },
        Line::Committed { seat: ADA, count: 1, planet },
        Line::GroundCombatBegins { attacker: ADA, defender: BO, planet },
        infantry(ADA, 3),
        infantry(BO, 2),
        infantry(ADA, 9),
        infantry(BO, 1),
        Line::Destroyed { seat: BO, count: 1, unit: UnitType::Infantry, at: Location::Planet(planet) },
        Line::GroundCombatWon { seat: ADA, planet },
        Line::GainedControl { seat: ADA, planet },
    ]);
    let titles: Vec<String> = shown.iter().map(title).collect();
    assert_eq!(titles, ["Bombardment of Wellon", "Ground combat on Wellon, round 1", "Ground combat on Wellon, round 2"]);
    assert_eq!(sides(&shown[0])[1].losses[0].count, 1);
    assert_eq!((shown[1].lines.as_slice(), shown[2].lines.as_slice()), ([3, 4, 5].as_slice(), [6, 7, 8, 9].as_slice()));
}

#[test]
fn a_vote_has_a_bar_for_each_outcome_and_says_which_was_carried() {
    let agenda = AgendaId::ALL[0];
    let cast = |seat, count, outcome| Line::CastVotes { seat, count, outcome };
    let mut lines = vec![
        Line::AgendaRevealed { agenda, text: Text::plain("list-empty") },
        cast(ADA, 4, Outcome::For),
        Line::CastNoVotes { seat: Seat(2) },
        cast(BO, 6, Outcome::Against),
        Line::CastMoreVotes { seat: ADA, count: 3, outcome: Outcome::For },
    ];
    let poll = |shown: &[Highlight]| {
        let [Highlight { shown: Shown::Poll(poll), .. }] = shown else { panic!("{shown:?}") };
        poll.clone()
    };
    let going_on = poll(&seen(&lines));
    assert!(!going_on.is_over && going_on.bars.iter().all(|bar| !bar.is_carried));
    lines.push(Line::OutcomeResolved { agenda, outcome: Outcome::For });
    let over = poll(&seen(&lines));
    assert_eq!(over.bars.iter().map(|bar| (bar.total(), bar.is_carried)).collect::<Vec<_>>(), [(7, true), (6, false)]);
    assert_eq!((over.without.as_slice(), over.is_over), ([Seat(2)].as_slice(), true));
}

#[test]
fn what_began_before_is_shown_without_its_name() {
    let shown = seen(&[Line::CombatRound { round: 2 }, rolled(ADA, UnitType::Carrier, 9, &[9], 1)]);
    assert_eq!(shown.iter().map(title).collect::<Vec<_>>(), ["Combat, round 2"]);
    let shown = seen(&[Line::CastVotes { seat: ADA, count: 4, outcome: Outcome::For }]);
    assert_eq!(shown.iter().map(title).collect::<Vec<_>>(), ["Vote"]);
}

#[test]
fn what_nobody_has_rolled_for_is_told_by_its_line() {
    let at = Location::Space(SystemId(27));
    assert_eq!(seen(&[Line::Destroyed { seat: ADA, count: 1, unit: UnitType::Fighter, at }]), []);
    let begun = Line::SpaceCombatBegins { attacker: ADA, defender: BO, system: SystemId(27) };
    assert_eq!(seen(&[begun, Line::CombatRound { round: 1 }]), []);
}
