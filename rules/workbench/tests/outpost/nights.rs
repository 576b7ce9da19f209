//! Outpost 2 to 4: bags, and the nights from dusk to dawn.

use super::state::{Ability, BAG, Bag, OIL, State, total};
use super::words::{Ask, Choice, Line};
use super::{Dusk, Mode, Occasion, Sleepers, Step, TableOf};
use std::collections::BTreeMap;
use sternpost_core::{Asks, Known, Offer, OrderForm, Picked, Question, Seat, Usable, Usual};

/// Outpost 2: everybody packs at once, in secret.
pub(crate) fn bags(s: &State) -> Asks<Choice> {
    let question = || Question::split(&Ask::Bag, "Outpost 2", BAG, [Offer::new(Choice::Oil).cap(OIL), Offer::new(Choice::Rope).cap(BAG)]);
    s.watches.seats().map(|seat| (seat, question())).collect()
}

pub(crate) fn pack(answers: BTreeMap<Seat, Picked<Choice>>, t: &mut TableOf<'_>) {
    for (seat, picked) in answers {
        let parts = picked.parts();
        let of = |what: &Choice| parts.iter().filter(|(choice, _)| choice == what).map(|(_, count)| *count).sum();
        *t.state.watches[seat].bag.for_the_rules_mut() = Bag { oil: of(&Choice::Oil), rope: of(&Choice::Rope) };
    }
    t.tell(&Line::Packed);
}

/// Outpost 3 and 4: dusk, then everybody's turn.
pub(crate) fn night(t: &mut TableOf<'_>) {
    let turns = t.state.watches.seats().map(|seat| Step::Turn { seat });
    t.next(std::iter::once(Step::from(Dusk::new(Occasion::Dusk))).chain(turns).chain([Step::Dawn]).collect::<Vec<_>>());
}

/// Outpost 3: as far as everybody knows.
pub(crate) fn may_light(s: &State) -> Vec<Seat> {
    s.watches.iter().filter(|(_, watch)| watch.burnt < OIL).map(|(seat, _)| seat).collect()
}

/// Outpost 3: as long as there is oil.
pub(crate) fn abilities(s: &State, seat: Seat) -> Vec<Usable<Ability>> {
    let has_oil = s.watches[seat].bag.for_the_rules().oil > 0;
    has_oil.then(|| Usable::may(Ability::Light).again()).into_iter().collect()
}

pub(crate) fn light(seat: Seat, t: &mut TableOf<'_>) {
    let watch = &mut t.state.watches[seat];
    watch.bag.for_the_rules_mut().oil -= 1;
    watch.lamps += 1;
    watch.burnt += 1;
    t.tell(&Line::Lit { seat });
}

/// Outpost 4: to watch or to sleep.
pub(crate) fn turn(seat: Seat) -> Asks<Choice> {
    Asks::from([(seat, Question::one_of(&Ask::Turn, "Outpost 4", [Choice::Sleep, Choice::Watch]))])
}

pub(crate) fn take_turn(seat: Seat, choice: &Choice, t: &mut TableOf<'_>) {
    if *choice == Choice::Watch {
        t.next([Step::Look { seat }]);
        return;
    }
    let has_light = t.state.watches[seat].lamps > 0;
    if has_light && t.state.options.rulings.sleepers == Sleepers::GainAPoint {
        t.state.watches[seat].points += 1;
    }
    t.tell(&Line::Slept { seat });
}

/// Outpost 4: on which side.
pub(crate) fn sides(seat: Seat) -> Asks<Choice> {
    Asks::from([(seat, Question::one_of(&Ask::Side, "Outpost 4", [Choice::North, Choice::South]))])
}

pub(crate) fn look(seat: Seat, _side: &Choice, t: &mut TableOf<'_>) {
    let lamps = if t.state.options.rulings.lamps_count { t.state.watches[seat].lamps } else { 0 };
    t.state.watches[seat].points += 1 + lamps;
    t.tell(&Line::Watched { seat, points: 1 + lamps });
}

/// Outpost 5: another night, or the end.
pub(crate) fn dawn(t: &mut TableOf<'_>) {
    t.state.watches.iter_mut().for_each(|(_, watch)| watch.lamps = 0);
    if t.state.night < t.state.options.nights {
        t.state.night += 1;
        t.next([Step::Night]);
        return;
    }
    let points = total(t.state);
    t.tell(&match t.state.options.mode {
        Mode::Contest => Line::Over,
        Mode::Together if points >= t.state.options.goal => Line::Held { points },
        Mode::Together => Line::Fell { points },
    });
    t.state.over = true;
    t.end();
}

/// What can be said ahead.
pub(crate) fn order_forms() -> Vec<OrderForm> {
    let light = Choice::Use { ability: Ability::Light };
    vec![
        OrderForm::in_row(&Ask::Dusk, [Known::of(&light), Known::of(&Choice::Pass)]).usually(Usual::ranked([Choice::Pass])),
        OrderForm::in_row(&Ask::Turn, [Known::of(&Choice::Sleep), Known::of(&Choice::Watch)]),
    ]
}
