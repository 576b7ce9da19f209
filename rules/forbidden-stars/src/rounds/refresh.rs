//! FS-REF: objectives and materiel are collected, units rallied; then, player by player, events and storms.

use crate::cards::events::EventId;
use crate::flow::{self, Part};
use crate::orders::trimming;
use crate::position::underway::Refreshing;
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
    /// FS-EVT-10: what the chosen card does, if its player likes.
    Ability { seat: Seat },
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
    t.state.refreshing = Some(Refreshing { seat, event: None, is_chosen: false });
    let player = &mut t.state.players[seat];
    // FS-EVT-02: tokens return to their owner.
    let tokens = std::mem::take(&mut player.on_event_deck);
    player.resolved.extend(&tokens);
    let cards = player.events.take_first(tokens.len().max(1));
    if tokens.is_empty() {
        // FS-REF-09, FS-EVT-04, FS-WMOV-02
        let event = cards.into_iter().next().expect("an event deck is never empty");
        turn_up(seat, event, false, t);
        t.tell(&Line::TurnsUp { seat, event });
    } else {
        player.drawn.extend(cards);
        player.drawn.sort();
        t.tell(&Line::DrawsEvents { seat, count: count(tokens.len()) });
    }
    t.commit();
}

fn turn_up(seat: Seat, event: EventId, is_chosen: bool, t: &mut T<'_>) {
    t.state.refreshing = Some(Refreshing { seat, event: Some(event), is_chosen });
}

/// Asked of one card as well: what was drawn is for its player alone to see until it is chosen.
fn drawn(s: &State, seat: Seat) -> Asks {
    let cards = s.players[seat].drawn.for_the_rules();
    if cards.is_empty() {
        return nobody();
    }
    let offer = |event: &EventId| Offer::new(Choice::Event { event: *event }).hint(&Word::Icon { direction: event.card().storm });
    ask(seat, Question::one_of(&Prompt::Event, "FS-EVT-03", cards.iter().map(offer)))
}

fn choose(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Event { event } = *choice else { unreachable!("only event cards are on offer") };
    let player = &mut t.state.players[seat];
    player.drawn.take(&event).expect("the card was drawn");
    let others = player.drawn.take_all();
    player.events.extend(others.iter().copied());
    turn_up(seat, event, true, t);
    t.tell(&Line::ChoosesEvent { seat, event });
    // FS-DISC-01: what is discarded is shown.
    if !others.is_empty() {
        t.tell(&Line::DiscardsEvents { seat, events: others });
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
    let offer =
        |(from, to): (Edge, Edge)| Offer::new(Choice::Storm { from, to }).said(&Word::StormMoves { from: said(s, from), to: said(s, to) });
    ask(seat, Question::one_of(&Prompt::Storm { direction: icon }, "FS-WMOV-04", moves.into_iter().map(offer)).skipped_when_forced())
}

/// An edge in words.
pub fn said(s: &State, edge: Edge) -> Text {
    crate::show::edges::said(&s.board.tiles, edge)
}

fn move_storm(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Storm { from, to } = *choice else { unreachable!("only storms are on offer") };
    let (from_words, to_words) = (said(t.state, from), said(t.state, to));
    t.state.board.move_storm(from, to);
    t.tell(&Line::StormMoves { seat, from: from_words, to: to_words });
}

/// FS-WMOV-07
fn no_storm_moves(seat: Seat, t: &mut T<'_>) {
    t.tell(&Line::NoStormMoves { seat });
}

/// FS-REF-10: only of a card that was drawn.
fn ability(s: &State, seat: Seat) -> Asks {
    let Some(Refreshing { event: Some(event), is_chosen: true, .. }) = s.refreshing else { return nobody() };
    let offers = event.tactic().map_or_else(Vec::new, |tactic| (tactic.offers)(s, seat));
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, one_of_or(&Prompt::Tactic { event }, "FS-EVT-10", offers, Choice::Nothing))
}

fn use_ability(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let tactic = t.state.refreshing.as_ref().and_then(|turn| turn.event).and_then(EventId::tactic);
    if let Some(tactic) = tactic.filter(|_| *choice != Choice::Nothing) {
        (tactic.resolve)(choice, seat, t);
    }
}

/// FS-EVT-08, FS-REF-10: the card goes back, and the deck is shuffled.
fn put_away(seat: Seat, t: &mut T<'_>) {
    let event = t.state.refreshing.take().and_then(|turn| turn.event);
    t.state.players[seat].events.extend(event);
    t.shuffle(|s| s.players[seat].events.forget());
}
