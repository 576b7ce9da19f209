//! VF-GI, VF-POP: guilds are established, installations built, populations raised.

use super::{Step, fleets};
use crate::combat::exchange::Level;
use crate::components::effects::At;
use crate::galaxy::Sector;
use crate::position::underway::Underway;
use crate::prelude::*;
use crate::void::crises::{self, Done};
use sternpost_kit::one_of_or;

/// A sector, on offer where it lies.
pub fn at_sector(choice: Choice) -> Offer<Choice> {
    let place = if let Choice::Sector { sector }
    | Choice::Installation { sector, .. }
    | Choice::Guild { sector, .. }
    | Choice::Fleet { sector, .. }
    | Choice::Flight { to: sector, .. } = &choice
    {
        Some(sector.place())
    } else {
        None
    };
    Offer { place, ..Offer::new(choice) }
}

/// Whether an effect may take place in a sector.
pub fn is_place(s: &State, at: At, sector: SectorId, held: &Sector) -> bool {
    let doing: Option<&Underway> = s.underway.last();
    let paid = doing.and_then(|doing| doing.paid_at);
    match at {
        At::Anywhere => true,
        At::Home => held.is_home(),
        At::WherePaid => paid == Some(sector),
        At::NotWherePaid => paid != Some(sector),
        At::Elsewhere => paid != Some(sector) && doing.is_none_or(|doing| !doing.at.contains(&sector)),
        At::Together => doing.and_then(|doing| doing.at.first()).is_none_or(|first| *first == sector),
        At::Here => doing.and_then(|doing| doing.here) == Some(sector),
        At::WithShipyard => held.count_installations(Buildings::Shipyards) > 0,
        At::NearPaid => paid.is_some_and(|paid| paid == sector || s.galaxy.is_beside(paid, sector)),
        At::OfScientists => held.count_guilds(Guilds::The(Guild::Scientists)) > 0 && doing.is_none_or(|doing| !doing.at.contains(&sector)),
    }
}

/// Remembers where an effect took place.
fn took_place(at: SectorId, t: &mut T<'_>) {
    if let Some(doing) = t.state.underway.last_mut() {
        doing.at.push(at);
    }
}

/// VF-GI-06: room for another guild, with what Ark Ships add to a Home sector.
fn guild_room(s: &State, seat: Seat, held: &Sector) -> usize {
    let ark_ships = match s.players[seat].level_of(TechnologyId::ArkShips) {
        _ if !held.is_home() => 0,
        Level::None => 0,
        Level::Basic => 2,
        Level::Improved => 4,
    };
    (held.guild_slots() + ark_ships).saturating_sub(held.guilds.len())
}

/// VF-GI-04: Starbases that a sector takes.
fn starbase_room(s: &State, seat: Seat, held: &Sector) -> bool {
    let most = match s.players[seat].level_of(TechnologyId::Starbases) {
        Level::None => 0,
        Level::Basic => 1,
        Level::Improved => 2,
    };
    held.installations.iter().filter(|installation| **installation == Installation::Starbase).count() < most
}

/// VF-GI-05, -06: what can be built where; sentries in its place with their technology.
pub fn installations(s: &State, seat: Seat, what: Option<Installation>, at: At) -> Vec<Choice> {
    let mut found = vec![];
    let with_sentries = s.players[seat].has(TechnologyId::Sentries) && fleets::can_deploy(s, seat, Fleet::Sentry);
    for (sector, held) in s.galaxy.of(seat).filter(|(sector, held)| is_place(s, at, *sector, held)) {
        if held.installations.len() < held.installation_slots() {
            let kinds = Installation::ALL.iter().copied().filter(|kind| what.is_none_or(|what| what == *kind));
            let fits = |kind: &Installation| *kind != Installation::Starbase || starbase_room(s, seat, held);
            found.extend(kinds.filter(fits).map(|installation| Choice::Installation { installation, sector }));
        }
        if with_sentries {
            found.push(Choice::Fleet { fleet: Fleet::Sentry, sector });
        }
    }
    found
}

/// Which installation is built, and where.
pub fn ask_installation(s: &State, seat: Seat, what: Option<Installation>, at: At) -> Asks {
    let found = installations(s, seat, what, at).into_iter().map(at_sector);
    ask(seat, one_of_or(&Prompt::Build, "VF-GI-05", found, Choice::Nothing))
}

/// It is built.
pub fn build(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if let Choice::Installation { installation, sector } = *choice {
        t.state.galaxy.sector_mut(sector).installations.push(installation);
        t.tell(&Line::Builds { seat, installation, sector });
        took_place(sector, t);
        let held = t.state.galaxy.sector(sector);
        let number = u8::try_from(held.installations.len()).expect("a sector has few slots");
        crises::done(seat, Done::Built { installation, number, force: held.force.total() }, t);
        if t.state.players[seat].level_of(TechnologyId::Sentries) == Level::Improved {
            t.next(steps![Step::AlsoSentry { seat, sector }]);
        }
    } else if let Choice::Fleet { fleet, sector } = *choice {
        fleets::deploy(seat, fleet, 1, sector, t);
        took_place(sector, t);
    }
}

/// A sentry besides.
pub fn sentry(s: &State, seat: Seat, sector: SectorId) -> Asks {
    if !fleets::can_deploy(s, seat, Fleet::Sentry) {
        return nobody();
    }
    let offer = at_sector(Choice::Fleet { fleet: Fleet::Sentry, sector });
    ask(seat, one_of_or(&Prompt::AlsoSentry { sector }, "VF-FL-05", [offer], Choice::Nothing))
}

/// The same, done.
pub fn add_sentry(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if let Choice::Fleet { fleet, sector } = *choice {
        fleets::deploy(seat, fleet, 1, sector, t);
    }
}

/// VF-GI-05, -06: which guilds can be established where.
pub fn guilds(s: &State, seat: Seat, what: Option<Guild>, at: At) -> Vec<Choice> {
    let places = s.galaxy.of(seat).filter(|(sector, held)| is_place(s, at, *sector, held) && guild_room(s, seat, held) > 0);
    let kinds = move |sector: SectorId| {
        Guild::ALL
            .iter()
            .copied()
            .filter(move |guild| what.is_none_or(|what| what == *guild))
            .map(move |guild| Choice::Guild { guild, sector })
    };
    places.flat_map(|(sector, _)| kinds(sector)).collect()
}

/// Which guild is established, and where.
pub fn ask_guild(s: &State, seat: Seat, what: Option<Guild>, at: At) -> Asks {
    let offer = |choice: Choice| {
        let hint = if let Choice::Guild { guild, sector } = &choice {
            Some(Word::RaisesLevel { resource: guild.resource(), count: s.galaxy.sector(*sector).population })
        } else {
            None
        };
        let offer = at_sector(choice);
        match hint {
            Some(hint) => offer.hint(&hint),
            None => offer,
        }
    };
    let found = guilds(s, seat, what, at).into_iter().map(offer);
    ask(seat, one_of_or(&Prompt::Establish, "VF-GI-05", found, Choice::Nothing))
}

/// It is established; Cybernetics gives two resources of its kind.
pub fn establish(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Guild { guild, sector } = *choice else { return };
    t.state.galaxy.sector_mut(sector).guilds.push(guild);
    t.tell(&Line::Establishes { seat, guild, sector });
    took_place(sector, t);
    let number = u8::try_from(t.state.galaxy.sector(sector).guilds.len()).expect("a sector has few slots");
    crises::done(seat, Done::Established { guild, number }, t);
    if let Some(doing) = t.state.underway.last_mut() {
        doing.guild = Some(guild);
    }
    if t.state.players[seat].has(TechnologyId::Cybernetics) {
        super::resources::gain(seat, Stock::of(guild.resource(), 2), t);
    }
}

/// VF-POP-03: where a population can rise.
pub fn growing(s: &State, seat: Seat, at: At) -> Vec<SectorId> {
    let can = |(sector, held): &(SectorId, &Sector)| held.can_grow() && is_place(s, at, *sector, held);
    s.galaxy.of(seat).filter(can).map(|(sector, _)| sector).collect()
}

/// Where a population rises.
pub fn ask_growth(s: &State, seat: Seat, at: At) -> Asks {
    let offer = |sector: SectorId| {
        at_sector(Choice::Sector { sector })
            .hint(&Word::Rises { from: s.galaxy.sector(sector).population, to: s.galaxy.sector(sector).population + 1 })
    };
    ask(seat, one_of_or(&Prompt::Raise, "VF-POP-03", growing(s, seat, at).into_iter().map(offer), Choice::Nothing))
}

/// It rises; Cloning and Cybernetics add to that.
pub fn grow(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Sector { sector } = *choice else { return };
    raise(seat, sector, t);
    took_place(sector, t);
}

/// A population rises by one, with all that comes of it.
pub fn raise(seat: Seat, sector: SectorId, t: &mut T<'_>) {
    let held = t.state.galaxy.sector_mut(sector);
    held.population += 1;
    let (population, guilds) = (held.population, held.guilds.clone());
    t.tell(&Line::Grows { seat, sector, population });
    crises::done(seat, Done::Raised { population }, t);
    let player = &t.state.players[seat];
    let (has_cloning, cybernetics) = (player.has(TechnologyId::Cloning), player.level_of(TechnologyId::Cybernetics));
    if cybernetics == Level::Improved && !guilds.is_empty() {
        let mut stock = Stock::NONE;
        guilds.iter().for_each(|guild| stock[guild.resource()] += 2);
        super::resources::gain(seat, stock, t);
    }
    if has_cloning {
        t.next(steps![Step::Cloned { seat }]);
    }
}

/// What Cloning gives.
pub fn cloned(s: &State, seat: Seat) -> Asks {
    let credit =
        (s.players[seat].stock.credits < crate::components::MOST_OF_A_RESOURCE).then_some(Choice::Resource { resource: Resource::Credits });
    let fleet = (s.players[seat].inactive > 0).then_some(Choice::FleetType { fleet: Fleet::Corvette });
    let offers: Vec<Offer<Choice>> =
        credit.into_iter().map(Offer::new).chain(fleet.map(|choice| Offer::new(choice).said(&Word::ActivateOne))).collect();
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, one_of_or(&Prompt::Cloned, "VF-TEC-11", offers, Choice::Nothing))
}

/// The same, done.
pub fn clone(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if let Choice::Resource { resource } = choice {
        super::resources::gain(seat, Stock::of(*resource, 1), t)
    } else if let Choice::FleetType { .. } = choice {
        fleets::activate(seat, 1, t)
    }
}
