//! VF-FOC-03, VF-SEL, VF-ACT, VF-CLEAN: a turn: a focus is selected, actions are taken, the table is put in order.

use crate::agendas;
use crate::components::GLORY_TOKENS;
use crate::components::agendas::AgendaId;
use crate::components::events::Instruction;
use crate::components::focuses::FocusId;
use crate::effects::building::at_sector;
use crate::effects::{self, fleets, paying};
use crate::flow::{Answers, Part};
use crate::loot;
use crate::position::underway::{Source, Turn};
use crate::prelude::*;
use crate::rounds::skirmish;
use crate::show::effects::{cost_said, costly};
use crate::technologies;
use crate::void::growth;
use sternpost_core::Barred;
use sternpost_kit::one_of_or;

/// Steps of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// VF-SEL-10: all lay a focus face down.
    Lay,
    /// VF-SEL-01.
    Select { seat: Seat },
    /// VF-SEL-04.
    AlsoTrade { seat: Seat },
    /// VF-SEL-05.
    AlsoAgenda { seat: Seat },
    /// VF-ACT: the next action.
    Next { seat: Seat },
    /// Escape Pods and others are settled; VF-CLEAN-01: tokens beyond two in a sector.
    CleanUp { seat: Seat },
    /// A fleet power is recalled from a sector that holds too many tokens.
    Excess { seat: Seat, sector: SectorId },
    /// VF-CLEAN-03.
    Glory { seat: Seat },
    /// VF-CLEAN-04 to -08.
    PlaceAgenda { seat: Seat },
    /// VF-CLEAN-10 to -13: tokens and the card go back.
    GiveBack { seat: Seat },
    /// The turn is over.
    Ends { seat: Seat },
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Lay => it.asks_together(ask_ahead, lay, |_| {}),
        Step::Select { seat } => it.asks_or(|s| ask_focus(s, seat), |picked, t| select(seat, &picked.one(), t), |t| turn_over(seat, t)),
        Step::AlsoTrade { seat } => it.may_ask(|s| ask_trade(s, seat), |picked, t| flip(seat, &picked.one(), t)),
        Step::AlsoAgenda { seat } => it.may_ask(|s| ask_agenda(s, seat), |picked, t| play(seat, &picked.one(), t)),
        Step::Next { seat } => it
            .barring(|s, asked| if asked == seat { barred(s, seat) } else { vec![] })
            .may_ask(|s| ask_next(s, seat), |picked, t| act(seat, &picked.one(), t)),
        Step::CleanUp { seat } => it.does(|t| clean_up(seat, t)),
        Step::Excess { seat, sector } => {
            it.may_ask(|s| ask_excess(s, seat, sector), |picked, t| recall_excess(seat, sector, &picked.one(), t))
        }
        Step::Glory { seat } => it.may_ask(|s| ask_glory(s, seat), |picked, t| discard_glory(seat, &picked.one(), t)),
        Step::PlaceAgenda { seat } => it.may_ask(|s| ask_slot(s, seat), |picked, t| place_agenda(seat, &picked.one(), t)),
        Step::GiveBack { seat } => it.does(|t| give_back(seat, t)),
        Step::Ends { seat } => it.does(|t| end(seat, t)),
    }
}

fn turn(s: &State) -> &Turn {
    s.turn.as_ref().expect("it is somebody's turn")
}

fn focuses(s: &State, seat: Seat) -> impl Iterator<Item = Offer<Choice>> {
    let in_hand = s.players[seat].focuses.iter();
    in_hand.map(|focus| Offer::new(Choice::Focus { focus: *focus }).hint(&crate::show::effects::actions(*focus)))
}

/// VF-SEL-10: all at once.
fn ask_ahead(s: &State) -> Asks {
    let prompt = Prompt::FocusAhead { round: s.round, rounds: s.rounds() };
    s.order.iter().map(|seat| (*seat, Question::one_of(&prompt, "VF-SEL-10", focuses(s, *seat)))).collect()
}

fn lay(answers: Answers, t: &mut T<'_>) {
    for (seat, picked) in answers {
        let Choice::Focus { focus } = picked.one() else { unreachable!("only focus cards are on offer") };
        t.state.players[seat].laid = Some(Secret::of(seat, focus));
        t.tell(&Line::LaysFocus { seat });
    }
}

fn ask_focus(s: &State, seat: Seat) -> Asks {
    if s.players[seat].laid.is_some() {
        return nobody();
    }
    let prompt = Prompt::Focus { round: s.round, rounds: s.rounds() };
    ask(seat, Question::one_of(&prompt, "VF-SEL-01", focuses(s, seat).chain(heroic(s, seat))))
}

/// VF-SEL-10: the focus that was laid is turned over; whoever thought over the turn before does not see it.
fn turn_over(seat: Seat, t: &mut T<'_>) {
    if let Some(laid) = t.state.players[seat].laid.take() {
        t.commit();
        select(seat, &Choice::Focus { focus: laid.into_the_open() }, t);
    }
}

/// VF-SEL-02, -03: Heroic focuses of the display, each with every focus of the hand that can be discarded for it.
fn heroic(s: &State, seat: Seat) -> Vec<Offer<Choice>> {
    let hand = &s.players[seat].focuses;
    let display = s.void.iter().flat_map(|void| &void.display);
    let offers = |heroic: &FocusId| {
        let heroic = *heroic;
        let matching = hand.iter().filter(move |focus| heroic.is_matched_by(**focus));
        matching.map(move |discarded| {
            Offer::new(Choice::Heroic { focus: heroic, discarded: *discarded }).hint(&crate::show::effects::actions(heroic))
        })
    };
    display.flat_map(offers).collect()
}

/// VF-SEL-02: the focus that is discarded lies on the discard pile from now on.
fn take_heroic(seat: Seat, focus: FocusId, discarded: FocusId, t: &mut T<'_>) {
    t.state.against_mut().display.remove(&focus);
    t.state.players[seat].focuses.remove(&discarded);
    t.state.players[seat].played.push(discarded);
    t.tell(&Line::TakesHeroic { seat, focus, discarded });
}

fn select(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let focus = if let Choice::Heroic { focus, discarded } = *choice {
        take_heroic(seat, focus, discarded, t);
        focus
    } else if let Choice::Focus { focus } = *choice {
        focus
    } else {
        unreachable!("only focus cards are on offer")
    };
    let player = &mut t.state.players[seat];
    player.focuses.remove(&focus);
    let is_first = !std::mem::replace(&mut player.had_a_turn, true);
    t.state.turn = Some(Turn {
        seat,
        focus,
        has_trade: false,
        agenda: None,
        taken: BTreeSet::new(),
        took_agenda: false,
        technologies: BTreeSet::new(),
        elsewhere: BTreeSet::new(),
        overproduced: 0,
        paid_tax: false,
        is_first,
    });
    t.tell(&Line::PlaysFocus { seat, focus });
    t.next(steps![
        Step::AlsoTrade { seat },
        Step::AlsoAgenda { seat },
        Step::Next { seat },
        Step::CleanUp { seat },
        Step::Glory { seat },
        Step::PlaceAgenda { seat },
        Step::GiveBack { seat },
    ]);
    if t.state.void.is_some() {
        t.next(steps![growth::Step::Choose { seat }]);
    }
    t.next(steps![Step::Ends { seat }]);
}

/// VF-SEL-04, -06.
fn ask_trade(s: &State, seat: Seat) -> Asks {
    if s.players[seat].trade == 0 {
        return nobody();
    }
    ask(seat, one_of_or(&Prompt::AlsoTrade, "VF-SEL-04", [Choice::FlipTrade], Choice::Nothing))
}

fn flip(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if *choice == Choice::FlipTrade {
        t.state.players[seat].trade -= 1;
        t.state.turn.as_mut().expect("it is somebody's turn").has_trade = true;
        t.tell(&Line::FlipsTrade { seat });
    }
}

/// VF-SEL-05, -06: agendas in hand that go with the focus. What is asked depends on the hand, so it is asked whenever there is one.
fn ask_agenda(s: &State, seat: Seat) -> Asks {
    let focus = turn(s).focus;
    let hand = s.players[seat].hand.for_the_rules();
    if hand.is_empty() {
        return nobody();
    }
    // Leadership counts as any focus.
    let is_leadership = focus.card().focus == Focus::Leadership;
    let fits = hand.iter().filter(|agenda| is_leadership || agenda.agenda_type().focuses().contains(&focus.card().focus));
    let offers: BTreeSet<AgendaId> = fits.copied().collect();
    let question =
        one_of_or(&Prompt::AlsoAgenda { focus }, "VF-SEL-05", offers.into_iter().map(|agenda| Choice::Agenda { agenda }), Choice::Nothing);
    ask(seat, question)
}

fn play(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Agenda { agenda } = *choice else { return };
    t.state.players[seat].hand.take(&agenda).expect("it is in hand");
    t.state.turn.as_mut().expect("it is somebody's turn").agenda = Some(agenda);
    t.tell(&Line::PlaysAgenda { seat, agenda });
}

/// VF-ACT-01, -02: actions of the focus that can still be taken.
fn actions_left(s: &State) -> u8 {
    let turn = turn(s);
    let most = 2 + u8::from(turn.has_trade);
    most.saturating_sub(u8::try_from(turn.taken.len()).expect("a card has three actions"))
}

/// An action and where it is written.
fn options(s: &State, seat: Seat) -> Vec<(Choice, Source)> {
    let turn = turn(s);
    let mut options = vec![];
    if actions_left(s) > 0 {
        for (number, action) in (0..).zip(&turn.focus.card().actions) {
            // VF-PREF-06
            let is_taken = turn.taken.contains(&number) || turn.elsewhere.contains(&(turn.focus, number));
            if !is_taken {
                options.push((Choice::Act { number, action: action.name }, Source::Focus { focus: turn.focus, number }));
                if may_double(s, seat, turn.focus) {
                    options.push((Choice::ActTwice { number, action: action.name }, Source::Doubled { focus: turn.focus, number }));
                }
            }
        }
    }
    if let Some(agenda) = turn.agenda.filter(|_| !turn.took_agenda) {
        let agenda_type = agenda.agenda_type();
        options.push((Choice::AgendaAct { agenda_type }, Source::Agenda { agenda_type }));
    }
    for (technology, is_improved) in &s.players[seat].technologies {
        if turn.technologies.contains(technology) {
            continue;
        }
        for (number, action) in (0..).zip(technologies::actions(*technology, *is_improved)) {
            if action.with.includes(turn.focus.card().focus, s.house(seat)) {
                let source = Source::Technology { technology: *technology, is_improved: *is_improved, number };
                options.push((Choice::TechnologyAct { technology: *technology, number }, source));
            }
        }
    }
    options
}

/// Robotics: with Development, improved with any preferred focus, one action at twice its cost, once a turn.
fn may_double(s: &State, seat: Seat, focus: FocusId) -> bool {
    use crate::combat::exchange::Level;
    let of = focus.card().focus;
    !turn(s).technologies.contains(&TechnologyId::Robotics)
        && match s.players[seat].level_of(TechnologyId::Robotics) {
            Level::None => false,
            Level::Basic => of == Focus::Development,
            Level::Improved => s.players[seat].card().preferred.contains(&of),
        }
}

fn is_open(s: &State, seat: Seat, source: Source) -> bool {
    let cost = paying::cost(s, seat, source);
    paying::can_pay(s, seat, &cost) && effects::does_something(s, seat, source.deed().effects, &cost)
}

/// VF-ACT-01 to -03, -11: what can be done next. Nothing more: then the turn goes on by itself.
fn ask_next(s: &State, seat: Seat) -> Asks {
    let offer = |(choice, source): (Choice, Source)| {
        let cost = paying::cost(s, seat, source);
        Offer::new(choice).hint(&costly(cost, &source.deed()))
    };
    let open: Vec<Offer<Choice>> = options(s, seat).into_iter().filter(|(_, source)| is_open(s, seat, *source)).map(offer).collect();
    if open.is_empty() {
        return nobody();
    }
    let prompt = Prompt::Next { focus: turn(s).focus, left: actions_left(s) };
    ask(seat, one_of_or(&prompt, "VF-ACT-01", open, Choice::Done))
}

/// VF-ACT-05: what cannot be paid, or would do nothing.
fn barred(s: &State, seat: Seat) -> Vec<Barred<Choice>> {
    if s.turn.is_none() {
        return vec![];
    }
    let shut =
        options(s, seat).into_iter().filter(|(choice, source)| !is_open(s, seat, *source) && !matches!(choice, Choice::ActTwice { .. }));
    let why = |(choice, source): (Choice, Source)| {
        let cost = paying::cost(s, seat, source);
        let missing = paying::missing(s, seat, &cost);
        if missing.is_free() {
            Barred::new(choice, &Why::NothingToDo, "VF-GEN-08")
        } else {
            Barred::new(choice, &Why::CannotPay { missing: cost_said(&missing) }, "VF-ACT-05")
        }
    };
    shut.map(why).collect()
}

fn act(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if *choice == Choice::Done {
        return;
    }
    let (_, source) = options(t.state, seat).into_iter().find(|(option, _)| option == choice).expect("it was on offer");
    let turn = t.state.turn.as_mut().expect("it is somebody's turn");
    if let Choice::Act { number, action } = *choice {
        turn.taken.insert(number);
        t.tell(&Line::Acts { seat, action });
    } else if let Choice::ActTwice { number, action } = *choice {
        turn.taken.insert(number);
        turn.technologies.insert(TechnologyId::Robotics);
        t.tell(&Line::ActsTwice { seat, action });
    } else if let Choice::AgendaAct { agenda_type } = *choice {
        turn.took_agenda = true;
        t.tell(&Line::ActsByAgenda { seat, agenda_type });
    } else if let Choice::TechnologyAct { technology, .. } = *choice {
        turn.technologies.insert(technology);
        t.tell(&Line::ActsByTechnology { seat, technology });
    } else {
        unreachable!("only actions are on offer")
    }
    effects::begin(seat, source, None, t);
    t.next(steps![Step::Next { seat }]);
}

/// VF-CLEAN-01.
fn clean_up(seat: Seat, t: &mut T<'_>) {
    let overfull: Vec<SectorId> = t.state.galaxy.of(seat).map(|(at, _)| at).filter(|at| fleets::is_overfull(t.state, seat, *at)).collect();
    t.next(overfull.into_iter().map(|sector| Step::Excess { seat, sector }.into()));
}

/// VF-CLEAN-02: this never empties a sector.
fn ask_excess(s: &State, seat: Seat, sector: SectorId) -> Asks {
    if !fleets::is_overfull(s, seat, sector) {
        return nobody();
    }
    let offers =
        s.galaxy.sector(sector).force.iter().map(|(fleet, count)| at_sector(Choice::Fleet { fleet, sector }).hint(&Word::Count { count }));
    ask(seat, Question::one_of(&Prompt::ExcessTokens { sector }, "VF-CLEAN-01", offers).skipped_when_forced())
}

fn recall_excess(seat: Seat, sector: SectorId, choice: &Choice, t: &mut T<'_>) {
    let Choice::Fleet { fleet, .. } = *choice else { unreachable!("only fleets are on offer") };
    fleets::recall(seat, fleet, sector, t);
    t.next(steps![Step::Excess { seat, sector }]);
}

/// VF-CLEAN-03, VF-GLO-05: by default the lowest.
fn ask_glory(s: &State, seat: Seat) -> Asks {
    let glory = &s.players[seat].glory;
    if glory.len() <= GLORY_TOKENS {
        return nobody();
    }
    let values: BTreeSet<u8> = glory.iter().copied().collect();
    let offers = values.into_iter().map(|value| Choice::Glory { value });
    ask(seat, Question::one_of(&Prompt::ExcessGlory, "VF-CLEAN-03", offers).skipped_when_forced())
}

fn discard_glory(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Glory { value } = *choice else { unreachable!("only glory is on offer") };
    loot::discard_glory(seat, value, t);
    t.next(steps![Step::Glory { seat }]);
}

/// VF-CLEAN-04, -05: slots where the agenda that was played may lie: another of its type must go for it. With improved Central
/// Surveillance there is a fourth.
fn open_slots(s: &State, seat: Seat, agenda: AgendaId) -> Vec<u8> {
    let slots = &s.players[seat].slots;
    let same = slots.iter().position(|slot| slot.agenda.is_some_and(|other| other.agenda_type() == agenda.agenda_type()));
    match same {
        Some(same) => u8::try_from(same).ok().into_iter().collect(),
        None if s.players[seat].level_of(TechnologyId::CentralSurveillance) == crate::combat::exchange::Level::Improved => (0..4).collect(),
        None => (0..3).collect(),
    }
}

fn ask_slot(s: &State, seat: Seat) -> Asks {
    let Some(agenda) = s.turn.as_ref().and_then(|turn| turn.agenda) else { return nobody() };
    let player = &s.players[seat];
    let offer = |slot: u8| {
        let held = player.slots[usize::from(slot)];
        let offer = Offer::new(Choice::Slot { slot });
        match (held.agenda, held.is_corrupted) {
            (Some(other), _) => offer.hint(&Word::InPlaceOf { agenda: other }),
            (None, true) => offer.hint(&Word::CorruptedSlot),
            (None, false) => offer,
        }
    };
    let open = open_slots(s, seat, agenda);
    let best = open.iter().copied().min_by_key(|slot| {
        let held = player.slots[usize::from(*slot)];
        (held.agenda.is_some(), held.is_corrupted, *slot)
    });
    let question = one_of_or(&Prompt::PlaceAgenda { agenda }, "VF-CLEAN-04", open.into_iter().map(offer), Choice::Nothing);
    ask(
        seat,
        match best {
            Some(slot) => question.default(Picked::One(Choice::Slot { slot })),
            None => question,
        },
    )
}

fn place_agenda(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let agenda = t.state.turn.as_mut().and_then(|turn| turn.agenda.take()).expect("an agenda was played");
    let Choice::Slot { slot } = *choice else {
        // VF-CLEAN-06
        agendas::to_the_bottom_in_the_open(agenda, t);
        return t.tell(&Line::DiscardsAgenda { seat, agenda });
    };
    if let Some(other) = t.state.players[seat].slots[usize::from(slot)].agenda {
        agendas::put_under(seat, other, t);
    }
    t.state.players[seat].slots[usize::from(slot)].agenda = Some(agenda);
    t.tell(&Line::PlacesAgenda { seat, agenda, slot: slot + 1 });
}

/// VF-CLEAN-10 to -13: the flipped token first, then those that no agenda takes; the card goes to the discard pile.
fn give_back(seat: Seat, t: &mut T<'_>) {
    let turn = t.state.turn.as_ref().expect("it is somebody's turn");
    let focus = turn.focus;
    if turn.has_trade {
        loot::back_to_the_board(seat, t);
    }
    while t.state.players[seat].trade > t.state.players[seat].trade_tokens_kept() {
        t.state.players[seat].trade -= 1;
        loot::back_to_the_board(seat, t);
    }
    if focus.is_heroic() {
        // VF-CLEAN-14: it leaves the game; what was discarded for it lies on the discard pile.
        t.state.turn.as_mut().expect("it is somebody's turn").has_trade = false;
    } else {
        t.state.players[seat].played.push(focus);
    }
}

/// VF-PREP-23: what an event brings after the first turn.
fn end(seat: Seat, t: &mut T<'_>) {
    let turn = t.state.turn.take().expect("it is somebody's turn");
    if !turn.is_first {
        return;
    }
    let boxes = t.state.event.iter().flat_map(|event| event.card().boxes);
    let more =
        boxes.filter_map(
            |event_box| if let Instruction::SkirmishAfterFirstTurn(more) = event_box.says { i8::try_from(more).ok() } else { None },
        );
    let skirmishes: Vec<crate::flow::Step> = more.map(|more| skirmish::Step::Begins { seat, more }.into()).collect();
    t.next(skirmishes);
}
