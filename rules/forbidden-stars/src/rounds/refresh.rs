//! FS-REF: objectives and materiel are collected, units rallied; then, player by player, events and storms.

use crate::cards::events::occasions::{self, Occasion};
use crate::cards::events::{Does, EventId, schemes};
use crate::flow::{self, Part};
use crate::orders::{strategize, trimming};
use crate::position::underway::{MovingStorm, Refreshing};
use crate::prelude::*;
use crate::rounds::ending;
use sternpost_core::Question;
use sternpost_kit::{count, one_of_or};

/// Steps of the refresh phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The phase begins.
    Begins,
    /// FS-REF-02: objective tokens.
    Collect,
    /// FS-REF-03: materiel.
    Materiel,
    /// FS-REF-05: routed units.
    Rally,
    /// FS-REF-06: events and storms, player by player.
    Events,
    /// FS-REF-07, -09: as many cards as tokens lie on the event deck, or the top one for its icon.
    Draw { seat: Seat },
    /// FS-EVT-03: one of them.
    ChooseEvent { seat: Seat },
    /// FS-REF-08: a storm is moved.
    MoveStorm { seat: Seat },
    /// The storm arrives, wherever it was sent.
    StormArrives,
    /// FS-EVT-10: what the chosen card does, if its player likes.
    Ability { seat: Seat },
    /// An upgrade card of no higher level than this is taken for nothing.
    FreeUpgrade { seat: Seat, most: u32 },
    /// FS-REF-10: cards go back to their deck.
    PutAway { seat: Seat },
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Begins => it.does(begin),
        Step::Collect => it.does(collect),
        Step::Materiel => it.does(gain_materiel),
        Step::Rally => it.does(rally),
        Step::Events => it.does(events),
        Step::Draw { seat } => it.does(|t| draw(seat, t)),
        Step::ChooseEvent { seat } => it.may_ask(|s| drawn(s, seat), |picked, t| choose(seat, &picked.one(), t)),
        Step::MoveStorm { seat } => {
            it.asks_or(|s| storms(s, seat), |picked, t| move_storm(seat, &picked.one(), t), |t| no_storm_moves(seat, t))
        }
        Step::StormArrives => it.does(arrive),
        Step::FreeUpgrade { seat, most } => it.may_ask(|s| free_upgrade(s, seat, most), |picked, t| take_upgrade(seat, &picked.one(), t)),
        Step::Ability { seat } => it.may_ask(|s| ability(s, seat), |picked, t| use_ability(seat, &picked.one(), t)),
        Step::PutAway { seat } => it.does(|t| put_away(seat, t)),
    }
}

fn begin(t: &mut T<'_>) {
    t.state.phase = Phase::Refresh;
    t.tell(&Line::RefreshBegins);
}

/// FS-WIN-03, FS-OBJ-02: all at once, and only one's own (FS-WIN-04, FS-OBJ-03).
fn collect(t: &mut T<'_>) {
    for seat in t.state.in_order() {
        let worlds: Vec<AreaId> = t.state.friendly_worlds(seat).filter(|world| t.state.held(*world).objectives.contains(&seat)).collect();
        for world in worlds {
            t.state.board.held_mut(world).objectives.retain(|of| *of != seat);
            t.state.players[seat].collected += 1;
            t.tell(&Line::Collects { seat, area: world, count: t.state.players[seat].collected });
        }
    }
    // FS-WIN-01
    let needed = ending::needed(t.state);
    if t.state.players.iter().any(|(_, player)| player.collected >= needed) {
        ending::end(t);
    }
}

fn gain_materiel(t: &mut T<'_>) {
    for seat in t.state.in_order() {
        let gained: u32 = t.state.friendly_worlds(seat).map(AreaId::materiel).sum();
        t.state.players[seat].earn(gained);
        t.tell(&Line::Earns { seat, count: gained, total: t.state.players[seat].materiel });
    }
}

/// FS-ROUT-08
fn rally(t: &mut T<'_>) {
    for held in t.state.board.areas.values_mut() {
        for figures in held.units.values_mut() {
            figures.fresh += std::mem::take(&mut figures.routed);
        }
    }
}

fn events(t: &mut T<'_>) {
    for seat in t.state.in_order() {
        t.next(steps_of(seat));
    }
    // FS-CAP-05: once more at the end of the phase
    let first = t.state.first;
    t.next(steps![trimming::Step::Look { seat: first }]);
}

/// A player's turn with events and storms.
pub fn steps_of(seat: Seat) -> [flow::Step; 5] {
    steps![Step::Draw { seat }, Step::ChooseEvent { seat }, Step::MoveStorm { seat }, Step::Ability { seat }, Step::PutAway { seat }]
}

fn draw(seat: Seat, t: &mut T<'_>) {
    t.state.refreshing = Some(Refreshing { seat, event: None, is_chosen: false, set_aside: vec![], storm: None });
    let player = &mut t.state.players[seat];
    // FS-EVT-02: tokens return to their owner.
    let tokens = std::mem::take(&mut player.on_event_deck);
    player.resolved.extend(&tokens);
    let cards = player.events.take_first(tokens.len().max(1));
    if tokens.is_empty() {
        // FS-REF-09, FS-EVT-04, FS-WMOV-02
        let event = cards.into_iter().next().expect("an event deck is never empty");
        turn_up(event, false, t);
        t.tell(&Line::TurnsUp { seat, event });
    } else {
        player.drawn.extend(cards);
        player.drawn.sort();
        t.tell(&Line::DrawsEvents { seat, count: count(tokens.len()) });
    }
    t.commit();
}

fn turn_up(event: EventId, is_chosen: bool, t: &mut T<'_>) {
    let turn = t.state.refreshing.as_mut().expect("it is a player's turn with events");
    turn.set_aside.extend(turn.event.replace(event));
    turn.is_chosen = is_chosen;
}

/// FS-CLAR-04: so many more cards are drawn, and the ability of one of them is resolved without its icon.
pub fn draw_for_an_ability(seat: Seat, number: usize, t: &mut T<'_>) {
    let player = &mut t.state.players[seat];
    let cards = player.events.take_first(number);
    let drawn = count(cards.len());
    player.drawn.extend(cards);
    player.drawn.sort();
    t.tell(&Line::DrawsEvents { seat, count: drawn });
    t.commit();
    t.next(steps![Step::ChooseEvent { seat }, Step::Ability { seat }]);
}

/// Asked of one card as well: what was drawn is for its player alone to see until it is chosen.
fn drawn(s: &State, seat: Seat) -> Asks {
    let cards = s.players[seat].drawn.for_the_rules();
    if cards.is_empty() {
        return nobody();
    }
    let hint = |event: EventId| Word::IconAndAbility { direction: event.card().storm, does: event.text() };
    let offer = |event: &EventId| Offer::new(Choice::Event { event: *event }).hint(&hint(*event));
    ask(seat, Question::one_of(&Prompt::Event, "FS-EVT-03", cards.iter().map(offer)))
}

fn choose(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Event { event } = *choice else { unreachable!("only event cards are on offer") };
    let player = &mut t.state.players[seat];
    player.drawn.take(&event).expect("the card was drawn");
    let others = player.drawn.take_all();
    player.events.extend(others.iter().copied());
    turn_up(event, true, t);
    t.tell(&Line::ChoosesEvent { seat, event });
    // FS-DISC-01: what is discarded is shown, and shuffled back at once.
    if !others.is_empty() {
        t.tell(&Line::DiscardsEvents { seat, events: others });
        t.shuffle(|s| s.players[seat].events.forget());
    }
    t.commit();
}

/// FS-WMOV-01, -04 to -06: a storm that the icon can move, of which one must be moved.
fn storms(s: &State, seat: Seat) -> Asks {
    let event = s.refreshing.as_ref().and_then(|turn| turn.event).expect("a card was chosen or turned up");
    let icon = event.card().storm;
    let moves = s.board.storm_moves(icon, s.options.storm_diagonals);
    if moves.is_empty() {
        return nobody();
    }
    let offers = moves.into_iter().map(|(from, to)| storm_offer(s, from, to));
    ask(seat, Question::one_of(&Prompt::Storm { direction: icon }, "FS-WMOV-04", offers).skipped_when_forced())
}

/// A storm and where it goes.
pub fn storm_offer(s: &State, from: Edge, to: Edge) -> Offer<Choice> {
    Offer::new(Choice::Storm { from, to }).said(&Word::StormMoves { from: said(s, from), to: said(s, to) })
}

/// An edge in words.
pub fn said(s: &State, edge: Edge) -> Text {
    crate::show::edges::said(&s.board.tiles, edge)
}

fn move_storm(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Storm { from, to } = *choice else { unreachable!("only storms are on offer") };
    t.state.refreshing.as_mut().expect("it is a player's turn with events").storm = Some(MovingStorm { by: seat, from, to });
    t.next([occasions::window(Occasion::StormMoves), Step::StormArrives.into()]);
}

fn arrive(t: &mut T<'_>) {
    let MovingStorm { by, from, to } = t.state.moving_storm();
    let (from_words, to_words) = (said(t.state, from), said(t.state, to));
    t.state.board.move_storm(from, to);
    t.state.refreshing.as_mut().expect("it is a player's turn with events").storm = None;
    t.tell(&Line::StormMoves { seat: by, from: from_words, to: to_words });
}

/// FS-WMOV-07
fn no_storm_moves(seat: Seat, t: &mut T<'_>) {
    t.tell(&Line::NoStormMoves { seat });
}

/// FS-REF-10: only of a card that was drawn.
fn ability(s: &State, seat: Seat) -> Asks {
    let Some(Refreshing { event: Some(event), is_chosen: true, .. }) = s.refreshing else { return nobody() };
    match &event.card().does {
        Does::Scheme(_) => ask(seat, one_of_or(&Prompt::IntoPlay { event }, "FS-EVT-09", [event.offer(Choice::IntoPlay)], Choice::Nothing)),
        Does::Tactic(tactic) => {
            let offers = (tactic.offers)(s, seat);
            if offers.is_empty() {
                return nobody();
            }
            ask(seat, one_of_or(&Prompt::Tactic { event }, "FS-EVT-10", offers, Choice::Nothing))
        }
    }
}

fn use_ability(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Some(event) = t.state.refreshing.as_ref().and_then(|turn| turn.event).filter(|_| *choice != Choice::Nothing) else { return };
    match &event.card().does {
        Does::Scheme(_) => {
            t.state.refreshing.as_mut().expect("it is a player's turn with events").event = None;
            schemes::into_play(seat, event, t);
        }
        Does::Tactic(tactic) => (tactic.resolve)(choice, seat, t),
    }
}

/// Upgrade cards that a seat has not bought, up to a level.
pub fn free_upgrades(s: &State, seat: Seat, most: u32) -> Vec<Choice> {
    let cards = strategize::upgrade_deck(s, seat).filter(|card| card.card().deck.level_and_cost().0 <= most);
    let orders = strategize::unbought(s, seat).filter(|upgrade| upgrade.card().level <= most);
    cards.map(|card| Choice::CombatCard { card }).chain(orders.map(|upgrade| Choice::OrderUpgrade { upgrade })).collect()
}

fn free_upgrade(s: &State, seat: Seat, most: u32) -> Asks {
    let offers = free_upgrades(s, seat, most);
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, Question::one_of(&Prompt::FreeUpgrade, "FS-UPG-02", offers))
}

fn take_upgrade(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if let Choice::CombatCard { card } = *choice {
        t.next(steps![strategize::Step::Replaced { seat, card, price: 0 }]);
    }
    if let Choice::OrderUpgrade { upgrade } = *choice {
        strategize::buy(seat, upgrade, 0, t);
    }
}

/// FS-EVT-08, FS-REF-10: the card goes back, unless it is a scheme that came into play, and the deck is shuffled.
fn put_away(seat: Seat, t: &mut T<'_>) {
    let turn = t.state.refreshing.take().expect("it is a player's turn with events");
    t.state.players[seat].events.extend(turn.event.into_iter().chain(turn.set_aside));
    t.shuffle(|s| s.players[seat].events.forget());
}
