//! What a position is worth to a seat, in thousandths of a point of Power.

use crate::cards::leaders::StartingPieces;
use crate::prelude::*;
use crate::rounds::scoring::{self, Places};

const POWER: i64 = 1000;
/// Per cent of its Power that a place in a declared ambition is worth before the chapter is over.
const DECLARED: i64 = 75;
/// Per cent of what each other has that counts against one.
const RIVALS: i64 = 30;
const FRESH_SHIP: i64 = 260;
const DAMAGED_SHIP: i64 = 130;
const CITY: i64 = 1500;
const STARPORT: i64 = 750;
const DAMAGED_BUILDING: i64 = 250;
const CONTROL: i64 = 90;
const TOKEN: i64 = 350;
const GUILD_CARD: i64 = 600;
const PRISONER: i64 = 220;
const ACTION_CARD: i64 = 450;
const INITIATIVE: i64 = 350;
const OUTRAGED: i64 = 500;
/// A lore card; more for what it does.
const LORE: i64 = 500;
const SPECIAL_ACTION: i64 = 250;
const LASTING_CHANGE: i64 = 150;
/// What a leader can, besides what it begins with.
const ABILITIES: i64 = 400;
/// For leading on a Court card, and for each agent there.
const LEADS_ON_CARD: i64 = 260;
const AGENT_ON_CARD: i64 = 60;

/// What a position is worth to a seat.
pub fn worth(s: &State, me: Seat) -> i64 {
    if let Some(standings) = &s.standings {
        let rank = standings.iter().find(|standing| standing.seat == me).map_or(9, |standing| i64::from(standing.rank));
        return if rank == 1 { 1_000_000 } else { -100_000 * rank };
    }
    let others: Vec<i64> = s.rivals(me).into_iter().map(|rival| has(s, rival)).collect();
    has(s, me) - others.iter().sum::<i64>() * RIVALS / 100
}

fn has(s: &State, seat: Seat) -> i64 {
    let power = i64::from(s.players[seat].power) * POWER;
    power + drafted(s, seat) + expected(s, seat) + on_the_map(s, seat) + on_the_board(s, seat) + at_court(s, seat)
}

/// Power that declared ambitions would bring now, and a little for what might still be declared.
fn expected(s: &State, seat: Seat) -> i64 {
    let of = |ambition: &Ambition| {
        let worths: Vec<_> = s.markers.iter().filter(|marker| marker.on == Some(*ambition)).map(|marker| marker.worth()).collect();
        let Places { first, second } = scoring::places(s, *ambition);
        let has = i64::from(scoring::count(s, seat, *ambition));
        if worths.is_empty() {
            return if first == Some(seat) { 300 } else { 0 };
        }
        let power: i64 = if first == Some(seat) {
            i64::from(scoring::power_of_first(s, seat, *ambition, &worths))
        } else if second.contains(&seat) {
            i64::from(scoring::power_of_second(s, seat, *ambition, &worths))
        } else {
            0
        };
        power * POWER * DECLARED / 100 + has * 120
    };
    Ambition::ALL.iter().map(of).sum()
}

/// A leader before anything stands on the map: what it begins with there.
pub fn of_leader(leader: LeaderId) -> i64 {
    let of = |pieces: &StartingPieces| {
        let building = pieces.building.map_or(0, |kind| if kind == BuildingKind::City { CITY } else { STARPORT });
        i64::from(pieces.ships) * FRESH_SHIP + building
    };
    ABILITIES + leader.card().boxes.iter().map(of).sum::<i64>()
}

/// A lore card.
pub fn of_lore(lore: LoreId) -> i64 {
    let Powers { specials, passives, .. } = lore.card();
    let count = |n: usize| i64::try_from(n).expect("a card is small");
    LORE + count(specials.len()) * SPECIAL_ACTION + count(passives.len()) * LASTING_CHANGE
}

/// Leader and lore; once the pieces are laid out they speak for themselves.
fn drafted(s: &State, seat: Seat) -> i64 {
    let player = &s.players[seat];
    let leader = player.leader.map_or(0, |leader| if s.draft.is_some() { of_leader(leader) } else { ABILITIES });
    leader + player.lore.iter().map(|lore| of_lore(*lore)).sum::<i64>()
}

fn on_the_map(s: &State, seat: Seat) -> i64 {
    let ships = s.systems.values().map(|place| place.ships[seat]);
    let ships: i64 = ships.map(|ships| i64::from(ships.fresh) * FRESH_SHIP + i64::from(ships.damaged) * DAMAGED_SHIP).sum();
    let building = |kind| if kind == BuildingKind::City { CITY } else { STARPORT };
    let own = s.buildings().filter(|(_, _, building)| building.owner == seat);
    let buildings: i64 =
        own.map(|(_, _, it)| building(it.kind) - if it.condition == Condition::Damaged { DAMAGED_BUILDING } else { 0 }).sum();
    let controlled = control::controlled(s, seat);
    let taxable = controlled.iter().flat_map(|system| s.system(*system).slots.iter().flatten());
    let rival_cities = taxable.filter(|building| building.kind == BuildingKind::City && building.owner != seat).count();
    let count = |n: usize| i64::try_from(n).expect("a board is small");
    ships + buildings + count(controlled.len()) * CONTROL + count(rival_cities) * 3 * CONTROL
}

fn on_the_board(s: &State, seat: Seat) -> i64 {
    let player = &s.players[seat];
    let tokens: i64 = Resource::ALL.iter().map(|resource| i64::from(player.tokens(*resource))).sum();
    let prisoners: i64 = player.captives.iter().map(|(_, count)| i64::from(*count)).sum();
    let trophies: i64 = player.trophies.iter().map(|(_, trophies)| i64::from(trophies.count())).sum();
    let count = |n: usize| i64::try_from(n).expect("a hand is small");
    tokens * TOKEN + (prisoners + trophies) * PRISONER + count(player.guild.len()) * GUILD_CARD + count(player.cards()) * ACTION_CARD
        - count(player.outrage.len()) * OUTRAGED
        + if s.initiative == seat { INITIATIVE } else { 0 }
}

fn at_court(s: &State, seat: Seat) -> i64 {
    let on = |agents: &sternpost_core::BySeat<u8>| {
        let leads = s.rivals(seat).into_iter().all(|rival| agents[rival] < agents[seat]);
        i64::from(agents[seat].min(3)) * AGENT_ON_CARD + if leads { LEADS_ON_CARD } else { 0 }
    };
    s.court.row.iter().flatten().map(|place| on(&place.agents)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::SetupCardId;
    use crate::options::{Colour, Options};
    use crate::position::state::Draft;
    use crate::setup::laying_out;

    fn table() -> State {
        laying_out::empty(Options::default(), SetupCardId::ThreeMixUp, &Colour::ALL[..3], Seat(0))
    }

    #[test]
    fn power_is_worth_more_to_oneself_than_it_costs_the_others() {
        let (before, mut after) = (table(), table());
        after.players[Seat(0)].power = 1;
        let change = |seat| worth(&after, seat) - worth(&before, seat);
        assert_eq!((change(Seat(0)), change(Seat(1))), (POWER, -POWER * RIVALS / 100));
    }

    #[test]
    fn in_the_draft_a_leader_is_worth_what_it_begins_with() {
        let with = |leader| {
            let mut s = table();
            s.draft = Some(Draft { leaders: vec![], lore: vec![] });
            s.players[Seat(0)].leader = Some(leader);
            worth(&s, Seat(0)) - worth(&table(), Seat(0))
        };
        // Two cities and nine ships, or a starport and ten; anybody else has a city, a starport and eight.
        assert_eq!(with(LeaderId::Feastbringer) - with(LeaderId::Rebel), 2 * CITY - STARPORT - FRESH_SHIP);
        assert_eq!(with(LeaderId::Warrior) - with(LeaderId::Rebel), CITY - 2 * FRESH_SHIP);
    }

    #[test]
    fn lore_with_actions_is_worth_more_than_lore_with_one_change() {
        assert!(of_lore(LoreId::LivingStructures) > of_lore(LoreId::HiddenHarbors));
        assert!(of_lore(LoreId::HiddenHarbors) > of_lore(LoreId::MirrorPlating));
    }

    #[test]
    fn the_first_place_of_what_is_declared_is_worth_nearly_its_power() {
        let (mut before, mut after) = (table(), table());
        for s in [&mut before, &mut after] {
            s.markers[2].on = Some(Ambition::Keeper);
        }
        after.players[Seat(0)].slots[0] = Some(Resource::Relic);
        assert!(worth(&after, Seat(0)) - worth(&before, Seat(0)) > 3 * POWER);
    }
}
