//! FS-OUPG: order upgrades, a file each. What one changes while its order is resolved it declares ([`Passive`]); chapters ask for that and name no upgrade.

use crate::flow::T;
use crate::prelude::*;

sternpost_kit::cards! {
    "order-upgrade";
    /// An order upgrade.
    pub enum OrderUpgradeId of faction -> Faction: OrderUpgrade = UPGRADE {
        Crusade of Ultramarines => crusade,
        RecruitmentWorlds of Ultramarines => recruitment_worlds,
        FavourOfTheDarkGods of Chaos => favour_of_the_dark_gods,
        FromTheWarp of Chaos => from_the_warp,
        WerkFasta of Orks => werk_fasta,
        CorsairRaid of Eldar => corsair_raid,
        Farseers of Eldar => farseers,
        WraithboneSingers of Eldar => wraithbone_singers,
    }
}

/// What is printed on an order upgrade.
pub struct OrderUpgrade {
    /// Which order it improves.
    pub order: OrderKind,
    /// FS-CMD-03: its minimum command level.
    pub level: u32,
    pub cost: u32,
    /// What it changes while the order is resolved.
    pub passives: &'static [Passive],
    /// Whether it can do something now.
    pub can: fn(&State, Seat) -> bool,
    /// What it does when the order begins.
    pub at_once: fn(Seat, &mut T<'_>),
}

impl OrderUpgrade {
    /// One that does nothing but change how its order is resolved.
    const fn changing(order: OrderKind, passives: &'static [Passive]) -> Self {
        Self { order, level: 1, cost: 2, passives, can: |_, _| true, at_once: |_, _| {} }
    }

    /// One that does something when its order begins.
    const fn doing(order: OrderKind, can: fn(&State, Seat) -> bool, at_once: fn(Seat, &mut T<'_>)) -> Self {
        Self { order, level: 1, cost: 2, passives: &[], can, at_once }
    }
}

sternpost_kit::passives! {
    /// What an upgrade changes while its order is resolved.
    pub enum Passive {
        /// Storms do not stop ships.
        ShipsCrossStorms,
        /// Bastions produce like factories, one unit less each.
        BastionsProduce,
        /// The structure is bought before units.
        StructureFirst,
        /// The structure may stand beside one of another kind.
        SecondStructure,
        /// Upgrades are bought even where one has nothing.
        BuysAnywhere,
        /// A strike may follow a combat.
        StrikesAfterCombat,
    }
}

/// Whether an upgrade that is used with the order at hand changes this.
pub fn changes(s: &State, passive: Passive) -> bool {
    s.order.iter().flat_map(|order| &order.upgrades).any(|upgrade| upgrade.card().passives.contains(&passive))
}

/// FS-OUPG-05, -06: upgrades of a seat that can be used with an order of this kind: face up, and of some use.
pub fn usable(s: &State, seat: Seat, order: OrderKind) -> Vec<OrderUpgradeId> {
    let owned = s.players[seat].upgrades.iter().filter(|(_, is_used)| !**is_used).map(|(upgrade, _)| *upgrade);
    owned.filter(|upgrade| upgrade.card().order == order && (upgrade.card().can)(s, seat)).collect()
}
