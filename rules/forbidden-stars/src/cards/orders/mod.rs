//! FS-OUPG: order upgrades, a file each. What one changes while its order is resolved it declares ([`Passive`]); chapters ask for that and name no upgrade.

use crate::flow::T;
use crate::orders::strategize;
use crate::prelude::*;
use crate::setup::Options;

sternpost_kit::cards! {
    "order-upgrade";
    /// An order upgrade.
    pub enum OrderUpgradeId of faction -> Faction: OrderUpgrade = UPGRADE {
        RainOfFire of Ultramarines => rain_of_fire,
        Crusade of Ultramarines => crusade,
        DirectTheFaithful of Ultramarines => direct_the_faithful,
        RecruitmentWorlds of Ultramarines => recruitment_worlds,
        DropPods of Ultramarines => drop_pods,
        FearFromAbove of Chaos => fear_from_above,
        DreadRitual of Chaos => dread_ritual,
        FavourOfTheDarkGods of Chaos => favour_of_the_dark_gods,
        FromTheWarp of Chaos => from_the_warp,
        CompleteDestruction of Chaos => complete_destruction,
        Lootin of Orks => lootin,
        WerkFasta of Orks => werk_fasta,
        TheGreenTide of Orks => the_green_tide,
        OrkRoks of Orks => ork_roks,
        Stealin of Orks => stealin,
        TacticalStrikes of Eldar => tactical_strikes,
        CorsairRaid of Eldar => corsair_raid,
        Farseers of Eldar => farseers,
        WraithboneSingers of Eldar => wraithbone_singers,
        StrafingRun of Eldar => strafing_run,
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
    pub used: Used,
    /// The unit that may be bought after the order.
    pub afterwards: Option<Afterwards>,
}

/// A unit that may be bought after an order, for less.
pub struct Afterwards {
    /// Units by the areas in which they may be placed.
    pub places: fn(&State, Seat) -> Vec<(UnitId, AreaId)>,
    /// Materiel that it costs less.
    pub saved: fn(&State) -> u32,
}

/// When an upgrade is used.
pub enum Used {
    /// When its order begins.
    AtOnce {
        /// Whether it can do something then.
        can: fn(&State, Seat) -> bool,
        does: fn(Seat, &mut T<'_>),
    },
    /// When its order begins: what may be picked then, and what that does.
    Asking { offers: fn(&State, Seat) -> Vec<Offer<Choice>>, resolve: fn(Seat, &Choice, &mut T<'_>) },
    /// When a token of its order is turned over: as which other orders that may be resolved (FS-OUPG-10).
    Instead(&'static [OrderKind]),
    /// FS-OUPG-08, FS-ORB-11: when an orbital strike is declared.
    Striking(StrikeUpgrade),
}

/// What an upgrade does in an orbital strike.
pub struct StrikeUpgrade {
    /// FS-ORB-14: whether a bastion does not shield its world.
    pub ignores_bastions: bool,
    /// Dice that are rolled besides.
    pub dice: u32,
    /// What may be done between roll and damage, besides nothing (FS-ORB-15).
    pub offers: fn(&State, Seat) -> Vec<Offer<Choice>>,
    pub resolve: fn(Seat, &Choice, &mut T<'_>),
}

impl OrderUpgrade {
    /// One that does nothing but change how its order is resolved.
    const fn changing(order: OrderKind, passives: &'static [Passive]) -> Self {
        Self { order, level: 1, cost: 2, passives, used: Used::AtOnce { can: |_, _| true, does: |_, _| {} }, afterwards: None }
    }

    /// One that does something when its order begins.
    const fn doing(order: OrderKind, can: fn(&State, Seat) -> bool, does: fn(Seat, &mut T<'_>)) -> Self {
        Self { order, level: 1, cost: 2, passives: &[], used: Used::AtOnce { can, does }, afterwards: None }
    }

    /// One after whose order a unit is bought.
    const fn followed_by(order: OrderKind, afterwards: Afterwards) -> Self {
        Self { afterwards: Some(afterwards), ..Self::changing(order, &[]) }
    }

    /// One that asks something when its order begins.
    const fn asking(order: OrderKind, offers: fn(&State, Seat) -> Vec<Offer<Choice>>, resolve: fn(Seat, &Choice, &mut T<'_>)) -> Self {
        Self { used: Used::Asking { offers, resolve }, ..Self::changing(order, &[]) }
    }

    /// One for which a token may be resolved as another order.
    const fn instead(order: OrderKind, others: &'static [OrderKind]) -> Self {
        Self { order, level: 1, cost: 2, passives: &[], used: Used::Instead(others), afterwards: None }
    }

    /// A strike upgrade that adds a die.
    const fn adding_a_die(offers: fn(&State, Seat) -> Vec<Offer<Choice>>, resolve: fn(Seat, &Choice, &mut T<'_>)) -> Self {
        let strike = StrikeUpgrade { ignores_bastions: false, dice: 1, offers, resolve };
        Self { order: OrderKind::Advance, level: 0, cost: 1, passives: &[], used: Used::Striking(strike), afterwards: None }
    }

    /// A strike upgrade for which bastions do not matter.
    const fn past_bastions(offers: fn(&State, Seat) -> Vec<Offer<Choice>>, resolve: fn(Seat, &Choice, &mut T<'_>)) -> Self {
        let strike = StrikeUpgrade { ignores_bastions: true, dice: 0, offers, resolve };
        Self { order: OrderKind::Advance, level: 2, cost: 3, passives: &[], used: Used::Striking(strike), afterwards: None }
    }

    /// What it does in an orbital strike, if it is a strike upgrade.
    pub const fn strike(&self) -> Option<&StrikeUpgrade> {
        if let Used::Striking(strike) = &self.used { Some(strike) } else { None }
    }
}

impl OrderUpgradeId {
    /// FS-CMD-03: its minimum command level, where the host decides which of two readings holds.
    pub fn level(self, options: &Options) -> u32 {
        let decided = if self == Self::OrkRoks { ork_roks::level(options) } else { None };
        decided.unwrap_or(self.card().level)
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
        /// Two ground units may pass an uncontrolled void.
        TwoPassAVoid,
    }
}

/// Whether an upgrade that is used with the order at hand changes this.
pub fn changes(s: &State, passive: Passive) -> bool {
    s.order.iter().flat_map(|order| &order.upgrades).any(|upgrade| upgrade.card().passives.contains(&passive))
}

/// The unit that may be bought after the order at hand.
pub fn afterwards(s: &State) -> Option<&'static Afterwards> {
    s.order.iter().flat_map(|order| &order.upgrades).find_map(|upgrade| upgrade.card().afterwards.as_ref())
}

/// FS-OUPG-06, FS-ORB-13: upgrades of a seat for an order of this kind that lie face up.
fn face_up(s: &State, seat: Seat, order: OrderKind) -> impl Iterator<Item = OrderUpgradeId> {
    let owned = s.players[seat].upgrades.iter().filter(|(_, is_used)| !**is_used).map(|(upgrade, _)| *upgrade);
    owned.filter(move |upgrade| upgrade.card().order == order)
}

/// FS-OUPG-05: those that can be used when such an order begins, and are of some use.
pub fn usable(s: &State, seat: Seat, order: OrderKind) -> Vec<OrderUpgradeId> {
    let can = |upgrade: &OrderUpgradeId| match upgrade.card().used {
        Used::AtOnce { can, .. } => can(s, seat),
        Used::Asking { offers, .. } => !offers(s, seat).is_empty(),
        Used::Instead(_) | Used::Striking(_) => false,
    };
    face_up(s, seat, order).filter(can).collect()
}

/// FS-ORB-11: those that can be declared for an orbital strike.
pub fn strike_upgrades(s: &State, seat: Seat) -> Vec<OrderUpgradeId> {
    face_up(s, seat, OrderKind::Advance).filter(|upgrade| upgrade.card().strike().is_some()).collect()
}

/// FS-OUPG-10: the orders as which a token of this kind may be resolved, each with the upgrade that allows it.
pub fn instead(s: &State, seat: Seat, order: OrderKind) -> Vec<(OrderUpgradeId, OrderKind)> {
    let others = |upgrade: OrderUpgradeId| if let Used::Instead(others) = upgrade.card().used { others } else { &[] };
    face_up(s, seat, order).flat_map(|upgrade| others(upgrade).iter().map(move |other| (upgrade, *other))).collect()
}

/// One is used with the order at hand, which begins.
pub fn use_at_once(seat: Seat, upgrade: OrderUpgradeId, t: &mut T<'_>) {
    turn_down(seat, upgrade, t);
    t.state.resolving_mut().upgrades.push(upgrade);
    match upgrade.card().used {
        Used::AtOnce { does, .. } => does(seat, t),
        Used::Asking { .. } => t.next(steps![strategize::Step::Ask { seat, upgrade }]),
        Used::Instead(_) | Used::Striking(_) => unreachable!("they are not used when an order begins"),
    }
}

/// FS-OUPG-06: a card that is used is turned face down.
pub fn turn_down(seat: Seat, upgrade: OrderUpgradeId, t: &mut T<'_>) {
    t.state.players[seat].upgrades.insert(upgrade, true);
    t.tell(&Line::UsesUpgrade { seat, upgrade });
}
