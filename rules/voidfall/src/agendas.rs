//! VF-AGE, VF-FOR: agendas are gained, put away and scored; events to come are looked at.

use crate::components::CYCLES;
use crate::components::agendas::AgendaId;
use crate::components::effects::Spots;
use crate::components::events::EventId;
use crate::effects::corruption;
use crate::flow::Part;
use crate::prelude::*;
use crate::void::crises::{self, Done};
use sternpost_kit::one_of_or;

/// Steps of agendas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// VF-AGE-03: one of the two that were drawn is kept.
    Keep { seat: Seat },
    /// VF-FOR-01: two events of the next cycle are drawn and looked at.
    Foresee { seat: Seat },
    /// Which of them goes on top.
    Arrange { seat: Seat },
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Keep { seat } => it.may_ask(|s| ask_which(s, seat), |picked, t| keep(seat, &picked.one(), t)),
        Step::Foresee { seat } => it.does(|t| look(seat, t)),
        Step::Arrange { seat } => it.may_ask(|s| ask_order(s, seat), |picked, t| arrange(seat, &picked.one(), t)),
    }
}

/// VF-AGE-01 to -04, -10, -11: ways of gaining an agenda.
pub fn ways(s: &State, seat: Seat, only: Option<AgendaType>) -> Vec<Choice> {
    let mut found = vec![];
    for (agenda_type, agendas) in s.agendas.iter().filter(|(agenda_type, _)| only.is_none_or(|only| only == **agenda_type)) {
        // VF-AGE-11: RULING: a corruption that cannot be placed bars the display.
        let can_take = !agendas.is_corrupted || !corruption::free(s, seat, Spots::Any).is_empty();
        if agendas.display.is_some() && can_take {
            found.push(Choice::FromDisplay { agenda_type: *agenda_type });
        }
        if !agendas.stack.is_empty() {
            found.push(Choice::FromStack { agenda_type: *agenda_type });
        }
    }
    found
}

/// How an agenda is gained.
pub fn ask_way(s: &State, seat: Seat, only: Option<AgendaType>) -> Asks {
    let offer = |choice: Choice| {
        let hint = if let Choice::FromDisplay { agenda_type } = &choice {
            s.agendas[agenda_type].display.map(|agenda| {
                let is_corrupted = s.agendas[agenda_type].is_corrupted;
                if is_corrupted { Word::AgendaWithCorruption { agenda } } else { Word::Agenda { agenda } }
            })
        } else {
            None
        };
        match hint {
            Some(hint) => Offer::new(choice).hint(&hint),
            None => Offer::new(choice),
        }
    };
    ask(seat, one_of_or(&Prompt::GainAgenda, "VF-AGE-01", ways(s, seat, only).into_iter().map(offer), Choice::Nothing))
}

/// VF-AGE-02, -03.
pub fn gain(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if let Choice::FromDisplay { agenda_type } = *choice {
        take_display(seat, agenda_type, t)
    } else if let Choice::FromStack { agenda_type } = *choice {
        draw(seat, agenda_type, t)
    }
}

fn take_display(seat: Seat, agenda_type: AgendaType, t: &mut T<'_>) {
    let agendas = t.state.agendas.get_mut(&agenda_type).expect("each type lies there");
    let agenda = agendas.display.take().expect("one lies open");
    let is_corrupted = std::mem::take(&mut agendas.is_corrupted);
    agendas.display = agendas.stack.take_first(1).pop();
    let is_refilled = agendas.display.is_some();
    t.state.players[seat].hand.lay(Secret::of_everybody(agenda));
    t.tell(&Line::TakesAgenda { seat, agenda });
    if is_refilled {
        // A card that nobody knew lies open now.
        t.commit();
    }
    if is_corrupted {
        t.next(steps![corruption::Step::Gain { seat, spots: Spots::Any }]);
    }
    crises::done(seat, Done::GainedAgenda, t);
}

fn draw(seat: Seat, agenda_type: AgendaType, t: &mut T<'_>) {
    let agendas = t.state.agendas.get_mut(&agenda_type).expect("each type lies there");
    let drawn = agendas.stack.take_first(2);
    t.tell(&Line::DrawsAgenda { seat, agenda_type });
    t.commit();
    let player = &mut t.state.players[seat];
    match *drawn.as_slice() {
        [one, other] => {
            player.drawn.extend([one, other]);
            player.drawn.sort();
            t.next(steps![Step::Keep { seat }]);
        }
        [agenda] => {
            player.hand.push(agenda);
            t.tell_only([seat], &Line::KeepsOnlyAgenda { agenda });
        }
        _ => unreachable!("the stack is not empty"),
    }
    crises::done(seat, Done::GainedAgenda, t);
}

fn ask_which(s: &State, seat: Seat) -> Asks {
    let drawn = s.players[seat].drawn.for_the_rules();
    if drawn.is_empty() {
        return nobody();
    }
    ask(seat, Question::one_of(&Prompt::KeepAgenda, "VF-AGE-03", drawn.iter().map(|agenda| Choice::Agenda { agenda: *agenda })))
}

fn keep(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Agenda { agenda } = *choice else { unreachable!("only agendas are on offer") };
    let player = &mut t.state.players[seat];
    player.drawn.take(&agenda).expect("it was drawn");
    let other = player.drawn.take_all().pop().expect("two were drawn");
    player.hand.push(agenda);
    under_its_stack(seat, other, t);
    t.tell_only([seat], &Line::KeepsAgenda { agenda, other });
}

/// VF-CLEAN-06: face down under its stack, where who put it there knows it.
fn under_its_stack(seat: Seat, agenda: AgendaId, t: &mut T<'_>) {
    let stack = &mut t.state.agendas.get_mut(&agenda.agenda_type()).expect("each type lies there").stack;
    stack.push(agenda);
    stack.show(stack.len() - 1, seat);
}

/// VF-CLEAN-06: an agenda in play goes under its stack; everybody has seen which.
pub fn put_under(seat: Seat, agenda: AgendaId, t: &mut T<'_>) {
    for slot in t.state.players[seat].slots.iter_mut().filter(|slot| slot.agenda == Some(agenda)) {
        slot.agenda = None;
    }
    to_the_bottom_in_the_open(agenda, t);
    t.tell(&Line::DiscardsAgenda { seat, agenda });
}

/// An agenda that everybody has seen goes under its stack.
pub fn to_the_bottom_in_the_open(agenda: AgendaId, t: &mut T<'_>) {
    t.state.agendas.get_mut(&agenda.agenda_type()).expect("each type lies there").stack.lay(Secret::of_everybody(agenda));
}

/// Agendas that can be scored before the evaluation: Pure ones, not the starting one.
pub fn to_score(s: &State, seat: Seat) -> Vec<AgendaId> {
    s.players[seat].slots.iter().filter(|slot| !slot.is_corrupted).filter_map(|slot| slot.agenda).collect()
}

fn worth(s: &State, seat: Seat, agenda: AgendaId) -> u32 {
    let sum: i32 = agenda.objectives().iter().map(|objective| s.brings(seat, objective)).sum();
    u32::try_from(sum).unwrap_or(0)
}

/// Which agenda is scored.
pub fn ask_score(s: &State, seat: Seat) -> Asks {
    let offer = |agenda: AgendaId| {
        let count = u8::try_from(worth(s, seat, agenda)).unwrap_or(u8::MAX);
        Offer::new(Choice::Agenda { agenda }).hint(&Word::BringsInfluence { count })
    };
    let found = to_score(s, seat);
    let best = found.iter().max_by_key(|agenda| worth(s, seat, **agenda)).copied();
    let question = one_of_or(&Prompt::ScoreAgenda, "VF-EVA-17", found.into_iter().map(offer), Choice::Nothing);
    ask(
        seat,
        match best {
            Some(agenda) => question.default(Picked::One(Choice::Agenda { agenda })),
            None => question,
        },
    )
}

/// It is scored.
pub fn score_one(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if let Choice::Agenda { agenda } = *choice {
        let objectives = agenda.objectives().iter().map(|objective| (Some(agenda), objective));
        crate::rounds::evaluation::score(seat, objectives.collect(), t);
    }
}

/// VF-FOR-02: whether there is a next cycle, and an event of it.
pub fn can_foresee(s: &State) -> bool {
    s.cycle < CYCLES && s.events.get(&(s.cycle + 1)).is_some_and(|events| !events.is_empty())
}

/// VF-FOR-01: the first two are taken up, for their player alone to see.
fn look(seat: Seat, t: &mut T<'_>) {
    let cycle = t.state.cycle + 1;
    let Some(events) = t.state.events.get_mut(&cycle) else { return };
    let taken = events.take_first(2);
    t.state.players[seat].foreseen.extend(taken);
    t.state.players[seat].foreseen.sort();
    t.tell(&Line::Foresees { seat, cycle });
    t.commit();
    t.next(steps![Step::Arrange { seat }]);
}

fn ask_order(s: &State, seat: Seat) -> Asks {
    let events = s.players[seat].foreseen.for_the_rules();
    if events.is_empty() {
        return nobody();
    }
    ask(seat, Question::one_of(&Prompt::Foresee, "VF-FOR-01", events.iter().map(|event| Choice::Event { event: *event })))
}

/// One goes on top, the other to the bottom.
fn arrange(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Event { event } = *choice else { unreachable!("only events are on offer") };
    let player = &mut t.state.players[seat];
    player.foreseen.take(&event).expect("it was taken up");
    let other: Option<EventId> = player.foreseen.take_all().pop();
    let cycle = t.state.cycle + 1;
    let events = t.state.events.get_mut(&cycle).expect("there is a next cycle");
    events.insert(0, event);
    events.show(0, seat);
    if let Some(other) = other {
        events.lay(Secret::of(seat, other));
        t.tell_only([seat], &Line::Foresaw { top: event, bottom: other });
    }
}
