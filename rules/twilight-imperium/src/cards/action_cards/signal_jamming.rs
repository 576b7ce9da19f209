//! Signal Jamming: another player's command token comes into a system near one's own ships.

use super::ActionCard;
use crate::cards::component_actions::without_target;
use crate::prelude::*;

/// Systems with own ships or beside one, no home systems.
fn near(s: &State, seat: Seat) -> BTreeSet<SystemId> {
    let fleets: Vec<SystemId> = s.systems.keys().copied().filter(|system| s.has_ships(seat, *system)).collect();
    let beside = fleets.iter().flat_map(|system| adjacent(s, seat, *system)).collect::<Vec<_>>();
    fleets.into_iter().chain(beside).filter(|system| !system.is_home()).collect()
}

/// Those without a token of the victim (LRR 46.6).
fn systems(s: &State, seat: Seat, victim: Seat) -> Vec<SystemId> {
    near(s, seat).into_iter().filter(|system| !s.has_token(victim, *system)).collect()
}

/// Players who have a token to place: in reinforcements, else on the sheet (LRR 46.3b).
fn victims(s: &State, seat: Seat) -> Vec<Seat> {
    let has_token = |victim: &Seat| {
        let player = &s.players[*victim];
        s.tokens_left(*victim) + player.tactic + player.fleet + player.strategy > 0
    };
    s.others_clockwise(seat).filter(has_token).filter(|victim| !systems(s, seat, *victim).is_empty()).collect()
}

fn asks(s: &State, using: &Use) -> Next {
    match (using.chosen.len(), using.choice(0)) {
        (1, Some(Choice::Seat { seat: victim })) => {
            let systems = systems(s, using.seat, victim).into_iter();
            let offers = systems.map(|system| Offer::new(Choice::System { system }).at(system.place()));
            Some((
                using.seat,
                Question::one_of(&Prompt::ChooseSystem { by: using.ability.name() }, "LRR 3.7", offers).skipped_when_forced(),
            ))
        }
        _ => choosing::player(using, victims(s, using.seat)),
    }
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::action(
        |s, using| without_target(victims(s, using.seat)),
        |using, t| {
            let (Some(Choice::Seat { seat }), Some(Choice::System { system })) = (using.choice(0), using.choice(1)) else { return };
            t.next(steps![command_tokens::Step::PlaceFromReinforcements { seat, system }]);
        },
    )
    .asking(asks),
);
