//! Who sits where as what: the speaker (SETUP-1) and the factions (SETUP-2), chosen or drawn.

use crate::prelude::*;
use crate::setup::options::{Factions, Map, Options, SeatOptions};
use sternpost_core::{Chance, Message, Setup};

/// What a seat may still choose: a free faction, if factions are chosen; and always to be dealt one.
pub fn offers(options: &Options, taken: &[SeatOptions]) -> Vec<(SeatOptions, Text)> {
    let is_free = |faction: &FactionId| !taken.iter().any(|other| other.faction == Some(*faction));
    let open: &[FactionId] = match (options.map, options.factions) {
        (Map::Drafted, _) => return vec![(SeatOptions { faction: None }, Word::DraftedFaction.text())],
        (_, Factions::Chosen) => FactionId::ALL,
        (_, Factions::Random) => &[],
    };
    let chosen = open.iter().copied().filter(is_free).map(|faction| (SeatOptions { faction: Some(faction) }, faction.name()));
    chosen.chain([(SeatOptions { faction: None }, Word::RandomFaction.text())]).collect()
}

/// What is wrong with who sits where.
pub fn defects(setup: &Setup<TwilightImperium>, defects: &mut Vec<String>) {
    let mut taken = BTreeSet::new();
    for faction in setup.seats.iter().filter_map(|seat| seat.faction) {
        if !taken.insert(faction) {
            defects.push(format!("SETUP-2: the faction {faction} was chosen twice"));
        }
        if setup.options.map == Map::Drafted {
            defects.push(format!("SETUP-2: factions are drafted in this campaign, and {faction} was chosen"));
        } else if setup.options.factions == Factions::Random {
            defects.push(format!("SETUP-2: factions are dealt in this campaign, and {faction} was chosen"));
        }
    }
    if let Some(speaker) = setup.options.speaker.seat().filter(|speaker| usize::from(speaker.0) >= setup.seats.len()) {
        let (number, seats) = (speaker.0 + 1, setup.seats.len());
        defects.push(format!("SETUP-1: seat number {number} cannot be speaker, there are {seats} seats"));
    }
}

/// The first speaker: by lot, unless the host named one (SETUP-1).
pub fn speaker(setup: &Setup<TwilightImperium>, chance: &mut Chance<'_>) -> Seat {
    let by_lot = || Seat(u8::try_from(chance.pick(setup.seats.len())).expect("a table has few seats"));
    setup.options.speaker.seat().unwrap_or_else(by_lot)
}

/// Everybody's faction: the chosen one, or one of those nobody chose (SETUP-2).
pub fn factions(setup: &Setup<TwilightImperium>, chance: &mut Chance<'_>) -> BySeat<FactionId> {
    let chosen: BTreeSet<FactionId> = setup.seats.iter().filter_map(|seat| seat.faction).collect();
    let mut left: Vec<FactionId> = FactionId::ALL.iter().copied().filter(|faction| !chosen.contains(faction)).collect();
    setup.seats.iter().map(|seat| seat.faction.unwrap_or_else(|| left.remove(chance.pick(left.len())))).collect()
}

/// The seats whose factions are drawn.
pub fn dealt(setup: &Setup<TwilightImperium>) -> BTreeSet<Seat> {
    (0..).map(Seat).zip(&setup.seats).filter(|(_, options)| options.faction.is_none()).map(|(seat, _)| seat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::options::Speaker;
    use FactionId::{Hacan, Letnev, Sol};

    fn setup(options: Options, seats: [Option<FactionId>; 3]) -> Setup<TwilightImperium> {
        Setup { options, seats: seats.map(|faction| SeatOptions { faction }).to_vec() }
    }

    fn wrong(options: Options, seats: [Option<FactionId>; 3]) -> Vec<String> {
        let mut found = vec![];
        defects(&setup(options, seats), &mut found);
        found
    }

    #[test]
    fn setup_2_a_faction_is_played_once() {
        assert_eq!(wrong(Options::default(), [Some(Sol), Some(Letnev), None]), Vec::<String>::new());
        assert_eq!(wrong(Options::default(), [Some(Sol), None, Some(Sol)]), ["SETUP-2: the faction sol was chosen twice"]);
        assert_eq!(wrong(Options::default(), [None, None, None]), Vec::<String>::new());
    }

    #[test]
    fn setup_2_where_factions_are_dealt_nobody_chooses() {
        let options = Options { factions: Factions::Random, ..Options::default() };
        assert_eq!(wrong(options.clone(), [None, Some(Hacan), None]).len(), 1);
        assert_eq!(offers(&options, &[]).into_iter().map(|(seat, _)| seat.faction).collect::<Vec<_>>(), [None]);
    }

    #[test]
    fn setup_2_a_lobby_offers_what_is_free_and_to_be_dealt_one() {
        let taken = [SeatOptions { faction: Some(Sol) }, SeatOptions { faction: None }];
        let offers = offers(&Options::default(), &taken);
        assert_eq!(offers.len(), FactionId::ALL.len());
        assert!(offers.iter().all(|(seat, _)| seat.faction != Some(Sol)));
        assert_eq!(offers.last().map(|(seat, _)| seat.faction), Some(None));
    }

    #[test]
    fn setup_2_no_deal_gives_a_faction_twice() {
        let mut last = |bound: u32| bound - 1;
        let setup = setup(Options::default(), [None, Some(*FactionId::ALL.last().unwrap()), None]);
        let dealt = factions(&setup, &mut Chance::live(&mut last));
        assert_eq!(dealt.iter().map(|(_, faction)| *faction).collect::<BTreeSet<_>>().len(), 3);
    }

    #[test]
    fn setup_1_the_speaker_sits_at_the_table() {
        let options = Options { speaker: Speaker::FourthSeat, ..Options::default() };
        assert_eq!(wrong(options, [None, None, None]), ["SETUP-1: seat number 4 cannot be speaker, there are 3 seats"]);
        let options = Options { speaker: Speaker::ThirdSeat, ..Options::default() };
        assert_eq!(wrong(options, [None, None, None]), Vec::<String>::new());
    }
}
