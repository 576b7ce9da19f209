//! What can be answered ahead: what a cycle asks of everybody, what others and the Void bring upon a seat. What one does in one's own turn is asked.

use crate::components::alarms::Reward;
use crate::effects::{corruption, fleets, paying};
use crate::flow::Step;
use crate::loot;
use crate::prelude::*;
use crate::rounds::{cycle, evaluation, event, skirmish, turn};
use crate::void::{growth, havens};
use crate::{Voidfall, invasion};
use sternpost_core::{Kind, Known, OrderForm, Ordered, Usual};

messages! {
    "ahead";
    /// Kinds of questions that can be answered ahead.
    pub enum Ahead {
        Position,
        EventBox,
        EventPlace,
        Corruption,
        Destruction,
        RecallInFight,
        EscapePods,
        Destroyers,
        LoseGlory,
        Drones,
        Excess,
        ExcessGlory,
        Tax,
        Upkeep,
        Decree,
        Relief,
        HavenReward,
    }
}

messages! {
    "heading";
    /// What kinds of questions are about: players look for them under it.
    pub enum Heading {
        Preparation,
        Fights,
        Housekeeping,
        Evaluation,
        TheVoid,
    }
}

impl Ordered for Voidfall {
    fn kinds(step: &Step, _: &State, _: Seat) -> Vec<Kind> {
        kind(step).iter().map(Kind::of).collect()
    }

    fn order_forms(s: &State, _: Seat) -> Vec<OrderForm> {
        forms(s)
    }

    /// A sector of the seat's own is fought for.
    fn is_at_stake(step: &Step, s: &State, seat: Seat) -> bool {
        let is_own = |at: SectorId| s.galaxy.sector(at).is_of(seat);
        if let Step::Skirmish(skirmish::Step::Drones { at, .. }) = step {
            return is_own(*at);
        }
        matches!(step, Step::Invasion(_)) && s.invasion.as_ref().is_some_and(|invasion| is_own(invasion.at))
    }
}

/// The kind of the question that a step asks, if orders answer it.
fn kind(step: &Step) -> Option<Ahead> {
    let known = [
        (matches!(step, Step::Cycle(cycle::Step::Position { .. })), Ahead::Position),
        (matches!(step, Step::Event(event::Step::Way { .. } | event::Step::Deed { .. }) | Step::Together(_)), Ahead::EventBox),
        (
            matches!(
                step,
                Step::Event(
                    event::Step::Place { .. } | event::Step::Guild { .. } | event::Step::Glory { .. } | event::Step::RaiseAndCorrupt { .. }
                )
            ),
            Ahead::EventPlace,
        ),
        (
            matches!(
                step,
                Step::Event(event::Step::Corrupt { .. } | event::Step::CorruptAndAdvance { .. })
                    | Step::Corruption(corruption::Step::Gain { .. })
                    | Step::Paying(paying::Step::Corrupt { .. })
            ),
            Ahead::Corruption,
        ),
        (matches!(step, Step::Paying(paying::Step::Destroy { .. })), Ahead::Destruction),
        (matches!(step, Step::Invasion(invasion::Step::Recall { .. })), Ahead::RecallInFight),
        (matches!(step, Step::Invasion(invasion::Step::Escape { .. })), Ahead::EscapePods),
        (matches!(step, Step::Invasion(invasion::Step::Destroyers)), Ahead::Destroyers),
        (matches!(step, Step::Loot(loot::Step::LoseGlory { .. })), Ahead::LoseGlory),
        (matches!(step, Step::Skirmish(skirmish::Step::Drones { .. })), Ahead::Drones),
        (matches!(step, Step::Turn(turn::Step::Excess { .. })), Ahead::Excess),
        (matches!(step, Step::Turn(turn::Step::Glory { .. })), Ahead::ExcessGlory),
        (matches!(step, Step::Fleets(fleets::Step::Tax { .. })), Ahead::Tax),
        (matches!(step, Step::Evaluation(evaluation::Step::Upkeep)), Ahead::Upkeep),
        (matches!(step, Step::Evaluation(evaluation::Step::Decree { .. } | evaluation::Step::OtherDecree { .. })), Ahead::Decree),
        (matches!(step, Step::Growth(growth::Step::Relief)), Ahead::Relief),
        (matches!(step, Step::Havens(havens::Step::Reward { .. })), Ahead::HavenReward),
    ];
    known.into_iter().find(|(is, _)| *is).map(|(_, kind)| kind)
}

/// Every kind. Usually a seat is asked which position it takes, which box and which galactic objective it wants, and where tokens and corruption go.
fn forms(s: &State) -> Vec<OrderForm> {
    let positions: Vec<Known> = (1..=s.players.len()).map(|position| Known::of(&Choice::Position { position })).collect();
    let decrees: Vec<Known> = [Choice::Decree { number: 1 }, Choice::Decree { number: 2 }].iter().map(Known::of).collect();
    let spots: Vec<Known> = spots(s).iter().map(Known::of).collect();
    let fleets: Vec<Known> = Fleet::ALL.iter().map(|fleet| Known::of(&Choice::FleetType { fleet: *fleet })).collect();
    let glory: Vec<Known> = (1..=crate::components::BEST_GLORY).map(|value| Known::of(&Choice::Glory { value })).collect();
    let default = Usual::default_answer;
    let [preparation, fights, housekeeping, evaluation] =
        [Heading::Preparation, Heading::Fights, Heading::Housekeeping, Heading::Evaluation].map(|heading| heading.text());
    let first = |kind: &Ahead, heading: &Text, choices: Vec<Known>, usual: Usual| OrderForm {
        heading: Some(heading.clone()),
        ..OrderForm::first(kind, choices).usually(usual)
    };
    let cheapest = Usual::in_order_of(&fleets);
    let lowest = Usual::in_order_of(&glory);
    let nothing = vec![Known::of(&Choice::Nothing)];
    let the_void = Heading::TheVoid.text();
    let reliefs = [Choice::Cleanse, Choice::FiveResources, Choice::Nothing].iter().map(Known::of).collect();
    let rewards = Reward::ALL.iter().map(|reward| Known::of(&Choice::Reward { reward: *reward })).collect();
    let against_the_void =
        vec![first(&Ahead::Relief, &the_void, reliefs, default()), first(&Ahead::HavenReward, &the_void, rewards, default())];
    let mut forms = vec![
        first(&Ahead::Position, &preparation, positions, Usual::taste()),
        first(&Ahead::EventBox, &preparation, nothing.clone(), default().standing_in()),
        first(&Ahead::EventPlace, &preparation, vec![], default().standing_in()),
        first(&Ahead::Corruption, &preparation, spots.clone(), Usual::in_order_of(&spots).standing_in()),
        first(&Ahead::Destruction, &preparation, vec![], default().standing_in()),
        first(&Ahead::RecallInFight, &fights, fleets.clone(), cheapest.clone()).with_stakes(),
        OrderForm { heading: Some(fights.clone()), ..OrderForm::many(&Ahead::EscapePods, fleets.clone()).usually(Usual::most()) },
        first(&Ahead::Destroyers, &fights, vec![Known::of(&Choice::Now), Known::of(&Choice::Later)], default()),
        first(&Ahead::LoseGlory, &fights, glory.clone(), lowest.clone()),
        first(&Ahead::Drones, &fights, [vec![Known::of(&Choice::Drones)], nothing.clone()].concat(), default().standing_in()).with_stakes(),
        first(&Ahead::Excess, &housekeeping, vec![], default().standing_in()),
        first(&Ahead::ExcessGlory, &housekeeping, glory, lowest),
        first(&Ahead::Tax, &housekeeping, vec![], default()),
        first(&Ahead::Upkeep, &evaluation, vec![], default()),
        first(&Ahead::Decree, &evaluation, [decrees, nothing].concat(), Usual::taste()),
    ];
    if s.void.is_some() {
        forms.extend(against_the_void);
    }
    forms
}

/// Where corruption lies least in the way first: Chambers, slots, tracks, sectors.
fn spots(s: &State) -> Vec<Choice> {
    let slots = (0..3).map(|slot| Choice::Slot { slot });
    let tracks = Track::ALL.iter().map(|track| Choice::Track { track: *track });
    let sectors = s.galaxy.sectors.keys().map(|sector| Choice::Sector { sector: *sector });
    [Choice::Chambers].into_iter().chain(slots).chain(tracks).chain(sectors).collect()
}
