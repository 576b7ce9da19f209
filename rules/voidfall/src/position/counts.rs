//! What can be counted of a player's: for objectives, decrees and effects (VF-EVA, VF-PROD). All of it is worked out, nothing is stored.

use crate::combat::exchange::Level;
use crate::components::effects::{Count, Objective, Sectors, Technologies};
use crate::components::{House, agendas, yield_of};
use crate::galaxy::Sector;
use crate::position::State;
use crate::prelude::*;
use sternpost_kit::count_of;

impl State {
    /// VF-PROD-01 to -05: a level of production, beyond 13 too.
    pub fn level(&self, seat: Seat, resource: Resource) -> u32 {
        let player = &self.players[seat];
        let of_guilds =
            |(_, sector): (SectorId, &Sector)| u32::from(sector.population) * u32::from(sector.count_guilds(Guilds::The(resource.guild())));
        let guilds: u32 = self.galaxy.of(seat).map(of_guilds).sum();
        let bonus = u32::from(player.origin_card().bonus[resource] > 0);
        guilds + bonus + self.bonus_of_technologies(seat, resource)
    }

    /// VF-PROD-12.
    fn bonus_of_technologies(&self, seat: Seat, resource: Resource) -> u32 {
        let player = &self.players[seat];
        let all = |count: fn(&Sector) -> u8| self.galaxy.of(seat).map(|(_, sector)| u32::from(count(sector))).sum::<u32>();
        match resource {
            Resource::Science if player.has(TechnologyId::DataRefinery) => {
                2 * all(|sector| sector.count_guilds(Guilds::The(Guild::Bankers)))
            }
            Resource::Credits if player.level_of(TechnologyId::OrbitalDocks) == Level::Improved => {
                2 * all(|sector| sector.count_installations(Buildings::Shipyards))
            }
            Resource::Food | Resource::Energy | Resource::Materials | Resource::Credits | Resource::Science => 0,
        }
    }

    /// VF-PROD-06.
    pub fn yield_of(&self, seat: Seat, resource: Resource) -> u8 {
        yield_of(resource, u8::try_from(self.level(seat, resource)).unwrap_or(u8::MAX))
    }

    /// VF-EVA-07: upkeep of sectors.
    pub fn upkeep_of_sectors(&self, seat: Seat) -> u8 {
        self.galaxy.of(seat).map(|(_, sector)| sector.upkeep()).sum()
    }

    /// VF-EVA-06, -07: all upkeep.
    pub fn upkeep(&self, seat: Seat) -> u8 {
        self.players[seat].upkeep_of_agendas() + self.upkeep_of_sectors(seat)
    }

    /// VF-GLO: the value of all glory tokens.
    pub fn glory(&self, seat: Seat) -> u32 {
        self.players[seat].glory.iter().map(|value| u32::from(*value)).sum()
    }

    /// Sectors that count, Pure or not.
    pub fn sectors(&self, seat: Seat, of: Sectors) -> impl Iterator<Item = (SectorId, &Sector)> {
        self.galaxy.of(seat).filter(move |(_, sector)| is_one(sector, of))
    }

    fn pure(&self, seat: Seat) -> impl Iterator<Item = &Sector> {
        self.galaxy.of(seat).map(|(_, sector)| sector).filter(|sector| sector.is_pure())
    }

    fn sum(&self, seat: Seat, of: impl Fn(&Sector) -> u8) -> u32 {
        self.pure(seat).map(|sector| u32::from(of(sector))).sum()
    }

    /// How much there is of something that is counted.
    pub fn count(&self, seat: Seat, count: Count) -> i32 {
        i32::try_from(self.counted(seat, count)).expect("what is counted is little")
    }

    fn counted(&self, seat: Seat, count: Count) -> u32 {
        let player = &self.players[seat];
        let stock = |resource: &Resource| u32::from(player.stock[*resource]);
        match count {
            Count::PureSectors(of) => count_of(self.pure(seat).filter(|sector| is_one(sector, of))),
            Count::Sectors(of) => count_of(self.sectors(seat, of)),
            Count::PureSectorsBeyondFour => count_of(self.pure(seat)).saturating_sub(4),
            Count::AllSectorsPure => u32::from(self.galaxy.of(seat).all(|(_, sector)| sector.is_pure())),
            Count::PureGuilds(guilds) => self.sum(seat, |sector| sector.count_guilds(guilds)),
            Count::PureInstallations(buildings) => self.sum(seat, |sector| sector.count_installations(buildings)),
            Count::EmptyGuildSlots => self.galaxy.of(seat).map(|(_, sector)| u32::from(sector.empty_guild_slots())).sum(),
            Count::PurePopulation => self.sum(seat, |sector| sector.population),
            Count::ForceInPureSectors => self.sum(seat, |sector| sector.force.total()),
            Count::ForceInSectors => self.galaxy.of(seat).map(|(_, sector)| u32::from(sector.force.total())).sum(),
            Count::ActiveForce => u32::from(player.active),
            Count::ActiveForceAndInPureSectors => u32::from(player.active) + self.sum(seat, |sector| sector.force.total()),
            Count::FleetTypesInPureSectors => {
                let types: BTreeSet<Fleet> = self.pure(seat).flat_map(|sector| sector.force.each()).collect();
                count_of(types)
            }
            Count::VoidbornRemoved => self.underway.last().map_or(0, |underway| u32::from(underway.removed)),
            Count::PopulationTaken => self.underway.last().map_or(0, |underway| u32::from(underway.population)),
            Count::Yield(resource) => u32::from(self.yield_of(seat, resource)),
            Count::HighestAndLowestYield => {
                let yields = |resource: &Resource| u32::from(self.yield_of(seat, *resource));
                let highest = Resource::ALL.iter().map(yields).max().unwrap_or(0);
                highest + Resource::BASIC.iter().map(yields).min().unwrap_or(0)
            }
            Count::Stock(resource) => stock(&resource),
            Count::BasicStock => Resource::BASIC.iter().map(stock).sum(),
            Count::WholeStock => player.stock.total(),
            Count::ScarcestStock => u32::from(player.stock.scarcest()),
            Count::LargestStock => Resource::ALL.iter().map(stock).max().unwrap_or(0),
            Count::StocksFrom(least) => count_of(Resource::ALL.iter().filter(|resource| stock(resource) >= u32::from(least))),
            Count::Upkeep => u32::from(self.upkeep(seat)),
            Count::UpkeepOfSectors => u32::from(self.upkeep_of_sectors(seat)),
            Count::UpkeepCovered => u32::from(player.covered_upkeep),
            Count::PureLevel(track) => u32::from(player.pure_level(track)),
            Count::HighestPureLevel => Track::ALL.iter().map(|track| u32::from(player.pure_level(*track))).max().unwrap_or(0),
            Count::PureTracksFromOne => count_of(Track::ALL.iter().filter(|track| player.pure_level(**track) >= 1)),
            Count::CorruptedTracks => count_of(player.corrupted_tracks.iter().filter(|is_corrupted| **is_corrupted)),
            Count::CorruptionOnMat => u32::from(player.corruption_on_mat()),
            Count::Corruption => {
                u32::from(player.corruption_on_mat()) + count_of(self.galaxy.of(seat).filter(|(_, sector)| sector.is_corrupted))
            }
            Count::CorruptionKept => u32::from(player.kept_corruption),
            Count::PureAgendas => count_of(player.slots.iter().filter(|slot| slot.agenda.is_some() && !slot.is_corrupted)),
            Count::Technologies(of) => count_of(player.technologies.values().filter(|is_improved| match of {
                Technologies::Any => true,
                Technologies::Basic => !**is_improved,
                Technologies::Improved => **is_improved,
            })),
            Count::TradeTokens => u32::from(player.trade),
            Count::Bounties => count_of(&player.bounties),
            Count::Reclaims => count_of(&player.reclaims),
            Count::GloryTokens => count_of(&player.glory),
            Count::GloryFrom(least) => count_of(player.glory.iter().filter(|value| **value >= least)),
            Count::Glory => self.glory(seat),
            Count::BestThreeGloryTwice => {
                let mut values = player.glory.clone();
                values.sort_unstable_by(|a, b| b.cmp(a));
                2 * values.iter().take(3).map(|value| u32::from(*value)).sum::<u32>()
            }
            Count::PreferredFocusesPlayed => {
                let preferred = player.card().preferred;
                count_of(player.played.iter().filter(|focus| preferred.contains(&focus.card().focus)))
            }
            Count::Influence => player.influence,
            Count::Catastrophes => self.void.as_ref().map_or(0, |void| u32::from(void.catastrophes)),
        }
    }

    /// VF-EVA-17: what an objective brings now; less than nothing is lost.
    pub fn brings(&self, seat: Seat, objective: &Objective) -> i32 {
        match objective {
            Objective::Feat { conditions, influence } => {
                if self.meets(seat, conditions) {
                    i32::from(*influence)
                } else {
                    0
                }
            }
            Objective::Per { count, every, influence } => self.count(seat, *count) / i32::from(*every) * i32::from(*influence),
            Objective::ByLevel { track, influence } => {
                let at = |track: &Track| match self.players[seat].pure_level(*track) {
                    0 => 0,
                    level => i32::from(influence[usize::from(level) - 1]),
                };
                match track {
                    Some(track) => at(track),
                    None => Track::ALL.iter().map(at).sum(),
                }
            }
        }
    }

    /// VF-EVA-17: the objectives of all Pure agendas in play, the starting one first, with the slot of each.
    pub fn objectives(&self, seat: Seat) -> impl Iterator<Item = (Option<agendas::AgendaId>, &'static Objective)> {
        let player = &self.players[seat];
        let starting = agendas::starting(player.house, player.origin).iter().map(|objective| (None, objective));
        let pure = player.slots.iter().filter(|slot| !slot.is_corrupted).filter_map(|slot| slot.agenda);
        starting.chain(pure.flat_map(|agenda| agenda.objectives().iter().map(move |objective| (Some(agenda), objective))))
    }

    /// The House of a seat.
    pub fn house(&self, seat: Seat) -> House {
        self.players[seat].house
    }
}

/// Whether a sector is one of these.
fn is_one(sector: &Sector, of: Sectors) -> bool {
    match of {
        Sectors::Any => true,
        Sectors::PopulationFrom(least) => sector.population >= least,
        Sectors::PopulationOf(population) => sector.population == population,
        Sectors::Holding(buildings) => sector.count_installations(buildings) > 0,
        Sectors::Installations(least) => sector.count_installations(Buildings::Any) >= least,
        Sectors::Guilds(guilds, least) => sector.count_guilds(guilds) >= least,
        Sectors::GuildTypes(least) => count_of(sector.guilds.iter().collect::<BTreeSet<_>>()) >= u32::from(least),
        Sectors::NoEmptyGuildSlot => sector.empty_guild_slots() == 0,
        Sectors::Force(least) => sector.force.total() >= least,
        Sectors::Fleet(fleet) => sector.force.has(fleet),
        Sectors::UpkeepFrom(least) => sector.upkeep() >= least,
        Sectors::NoUpkeep => sector.upkeep() == 0,
    }
}
