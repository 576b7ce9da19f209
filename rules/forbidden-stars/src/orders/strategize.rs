//! FS-STRA, FS-CUPG, FS-OUPG: a combat upgrade and an order upgrade are bought, and the order token goes to the event deck.

use crate::cards::combat::CombatCardId;
use crate::cards::orders::{self, OrderUpgradeId, Passive, Used, changes};
use crate::flow::{self, Part};
use crate::prelude::*;
use sternpost_core::Barred;
use sternpost_kit::one_of_or;

/// Steps of a Strategize order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// FS-OUPG-10: its token may be resolved as another order.
    Instead { seat: Seat },
    /// FS-OUPG-05: an upgrade that is used with the order asks.
    Ask { seat: Seat, upgrade: OrderUpgradeId },
    /// FS-STRA-02: a combat upgrade.
    CombatUpgrade { seat: Seat },
    /// FS-CUPG-03: the cards it replaces.
    Replaced { seat: Seat, card: CombatCardId, price: u32 },
    /// FS-OUPG-02: an order upgrade.
    OrderUpgrade { seat: Seat },
    /// FS-STRA-04: what the token will do.
    Announce { seat: Seat },
}

/// The steps, in the order of the book (FS-STRA-01).
pub fn steps(seat: Seat) -> Vec<flow::Step> {
    steps![Step::CombatUpgrade { seat }, Step::OrderUpgrade { seat }, Step::Announce { seat }].to_vec()
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Instead { seat } => it.may_ask(|s| other_orders(s, seat), |picked, t| resolve_as(seat, &picked.one(), t)),
        Step::Ask { seat, upgrade } => {
            it.may_ask(|s| of_upgrade(s, seat, upgrade), |picked, t| resolve_upgrade(seat, upgrade, &picked.one(), t))
        }
        Step::CombatUpgrade { seat } => it
            .barring(|s, asked| if asked == seat { barred(s, seat) } else { vec![] })
            .may_ask(|s| upgrades(s, seat), |picked, t| choose(seat, &picked.one(), t)),
        Step::Replaced { seat, card, price } => {
            it.may_ask(|s| replaceable(s, seat, card), |picked, t| replace(seat, (card, price), &picked.one(), t))
        }
        Step::OrderUpgrade { seat } => it.may_ask(|s| order_upgrades(s, seat), |picked, t| buy_order_upgrade(seat, &picked.one(), t)),
        Step::Announce { seat } => it.does(|t| t.tell(&Line::ToEventDeck { seat, order: OrderKind::Strategize })),
    }
}

fn other_orders(s: &State, seat: Seat) -> Asks {
    let (order, system) = (s.resolving().kind, s.resolving().system);
    let offers: Vec<Choice> = orders::instead(s, seat, order).into_iter().map(|(_, order)| Choice::ResolveAs { order }).collect();
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, one_of_or(&Prompt::Instead { order, system }, "FS-OUPG-10", offers, Choice::ResolveAs { order }))
}

fn resolve_as(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::ResolveAs { order } = *choice else { unreachable!("only orders are on offer") };
    let shown = t.state.resolving().kind;
    let Some((upgrade, _)) = orders::instead(t.state, seat, shown).into_iter().find(|(_, other)| *other == order) else { return };
    orders::turn_down(seat, upgrade, t);
    let resolving = t.state.resolving_mut();
    (resolving.kind, resolving.shown) = (order, Some(shown));
    t.tell(&Line::ResolvesAs { seat, order });
}

/// What an upgrade that is used with the order asks.
fn of_upgrade(s: &State, seat: Seat, upgrade: OrderUpgradeId) -> Asks {
    let Used::Asking { offers, .. } = upgrade.card().used else { return nobody() };
    ask(seat, Question::one_of(&Prompt::Upgrade { upgrade }, "FS-OUPG-05", offers(s, seat)).skipped_when_forced())
}

fn resolve_upgrade(seat: Seat, upgrade: OrderUpgradeId, choice: &Choice, t: &mut T<'_>) {
    if let Used::Asking { resolve, .. } = upgrade.card().used {
        resolve(seat, choice, t);
    }
}

/// What stands against buying an upgrade.
fn against(s: &State, seat: Seat, card: CombatCardId) -> Option<(Why, &'static str)> {
    let (level, cost) = card.card().deck.level_and_cost();
    if level > s.command_level(seat) {
        return Some((Why::LevelTooLow { level }, "FS-CUPG-05"));
    }
    (cost > s.players[seat].materiel).then_some((Why::TooDear { count: cost }, "FS-COST-01"))
}

/// Cards of the upgrade deck; that of the beginning lies there when it was replaced (FS-CUPG-06, -07).
pub fn upgrade_deck(s: &State, seat: Seat) -> impl Iterator<Item = CombatCardId> {
    let player = &s.players[seat];
    CombatCardId::of(player.faction).filter(|card| !player.combat_cards.contains(card))
}

/// FS-STRA-03: who has nothing in the active system buys nothing.
fn may_buy(s: &State, seat: Seat) -> bool {
    s.is_present(s.resolving().system, seat) || changes(s, Passive::BuysAnywhere)
}

/// Order upgrades of the upgrade deck.
pub fn unbought(s: &State, seat: Seat) -> impl Iterator<Item = OrderUpgradeId> {
    let player = &s.players[seat];
    OrderUpgradeId::ALL.iter().copied().filter(|upgrade| upgrade.faction() == player.faction && !player.upgrades.contains_key(upgrade))
}

/// An order upgrade is bought for so much.
pub fn buy(seat: Seat, upgrade: OrderUpgradeId, price: u32, t: &mut T<'_>) {
    let player = &mut t.state.players[seat];
    player.pay(price);
    player.upgrades.insert(upgrade, false);
    t.tell(&Line::BuysUpgrade { seat, upgrade, price });
}

/// FS-OUPG-02, FS-FORGE-07, FS-CACHE-06: those whose level is met, for materiel alone.
fn order_upgrades(s: &State, seat: Seat) -> Asks {
    let player = &s.players[seat];
    let can =
        unbought(s, seat).filter(|upgrade| upgrade.level(&s.options) <= s.command_level(seat) && upgrade.card().cost <= player.materiel);
    let offer =
        |upgrade: OrderUpgradeId| Offer::new(Choice::OrderUpgrade { upgrade }).hint(&Word::Price { count: upgrade.card().cost, forge: 0 });
    let offers: Vec<Offer<Choice>> = can.map(offer).collect();
    if offers.is_empty() || !may_buy(s, seat) {
        return nobody();
    }
    ask(seat, one_of_or(&Prompt::OrderUpgrade, "FS-OUPG-02", offers, Choice::Nothing))
}

/// FS-OUPG-03, FS-OUPG-07: it lies face up, and serves the next order.
fn buy_order_upgrade(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if let Choice::OrderUpgrade { upgrade } = *choice {
        buy(seat, upgrade, upgrade.card().cost, t);
    }
}

fn upgrades(s: &State, seat: Seat) -> Asks {
    let can = |card: &CombatCardId| against(s, seat, *card).is_none();
    let offer = |card: CombatCardId| {
        let (_, cost) = card.card().deck.level_and_cost();
        Offer::new(Choice::CombatCard { card }).hint(&Word::UpgradeCosts { count: cost, icons: card.card().icons.word().text() })
    };
    let offers: Vec<Offer<Choice>> = upgrade_deck(s, seat).filter(can).map(offer).collect();
    if offers.is_empty() || !may_buy(s, seat) {
        return nobody();
    }
    ask(seat, one_of_or(&Prompt::CombatUpgrade, "FS-STRA-02", offers, Choice::Nothing))
}

fn barred(s: &State, seat: Seat) -> Vec<Barred<Choice>> {
    upgrade_deck(s, seat)
        .filter_map(|card| against(s, seat, card).map(|(why, rule)| Barred::new(Choice::CombatCard { card }, &why, rule)))
        .collect()
}

fn choose(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if let Choice::CombatCard { card } = *choice {
        let (_, price) = card.card().deck.level_and_cost();
        t.next(steps![Step::Replaced { seat, card, price }]);
    }
}

fn replaceable(s: &State, seat: Seat, card: CombatCardId) -> Asks {
    let offer = |card: &CombatCardId| Offer::new(Choice::CombatCard { card: *card }).hint(&card.card().icons.word());
    ask(seat, Question::one_of(&Prompt::Replaced { card }, "FS-CUPG-03", s.players[seat].combat_cards.iter().map(offer)))
}

/// Both copies of one card for both copies of the other; the deck is shuffled (FS-CUPG-04).
fn replace(seat: Seat, (card, price): (CombatCardId, u32), choice: &Choice, t: &mut T<'_>) {
    let Choice::CombatCard { card: old } = *choice else { unreachable!("only combat cards are on offer") };
    let player = &mut t.state.players[seat];
    player.pay(price);
    player.combat_cards.remove(&old);
    player.combat_cards.insert(card);
    player.deck.retain(|other| *other != old);
    player.deck.extend([card, card]);
    t.tell(&Line::Upgrades { seat, card, old, price });
    t.shuffle(|s| s.players[seat].deck.forget());
}
