//! VF-TEC: technologies are researched and improved.

use crate::components::effects::Research;
use crate::components::technologies::{INFLUENCE_OF_FIRST, INFLUENCE_OF_IMPROVED};
use crate::effects::{self, paying};
use crate::flow::Part;
use crate::loot;
use crate::position::underway::Source;
use crate::prelude::*;
use crate::show::effects::costly;
use crate::void::crises::{self, Done};
use sternpost_kit::one_of_or;

/// Steps of research.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// VF-TEC-02, -08: what the card brings at once, one of several deeds.
    Immediate { seat: Seat, technology: TechnologyId },
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Immediate { seat, technology } => {
            it.may_ask(|s| ask_immediate(s, seat, technology), |picked, t| do_immediate(seat, technology, &picked.one(), t))
        }
    }
}

/// VF-TEC-02 to -07: what can be gained.
pub fn available(s: &State, seat: Seat, level: Research) -> Vec<Choice> {
    let player = &s.players[seat];
    let has_room = player.technologies.len() < player.technology_limit();
    let basic = s.technologies.iter().filter(|(technology, copies)| has_room && copies.any() && !player.has(**technology));
    let basic = basic.map(|(technology, _)| Choice::Research { technology: *technology });
    let may_improve = player.improved() < player.improved_limit();
    let own = player.origin_card().technology;
    let is_open = move |technology: &TechnologyId| *technology == own || s.improved.open.contains(technology);
    let improved = player.technologies.iter().filter(move |(technology, is_improved)| may_improve && !**is_improved && is_open(technology));
    let improved = improved.map(|(technology, _)| Choice::Improve { technology: *technology });
    match level {
        Research::Basic => basic.collect(),
        Research::Improved => improved.collect(),
        Research::Either => basic.chain(improved).collect(),
    }
}

/// Which technology is gained.
pub fn ask(s: &State, seat: Seat, level: Research) -> Asks {
    let offer = |choice: Choice| {
        let brings = if let Choice::Research { technology } = &choice
            && s.technologies.get(technology).is_some_and(|copies| copies.first)
        {
            INFLUENCE_OF_FIRST
        } else if let Choice::Improve { .. } = &choice {
            INFLUENCE_OF_IMPROVED
        } else {
            0
        };
        if brings > 0 { Offer::new(choice).hint(&Word::BringsInfluence { count: brings }) } else { Offer::new(choice) }
    };
    let found = available(s, seat, level).into_iter().map(offer);
    crate::prelude::ask(seat, one_of_or(&Prompt::GainTechnology, "VF-TEC-02", found, Choice::Nothing))
}

/// It is gained.
pub fn gain(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if let Choice::Research { technology } = *choice {
        research(seat, technology, t)
    } else if let Choice::Improve { technology } = *choice {
        improve(seat, technology, t)
    }
}

/// VF-TEC-02: the top card, the one that brings influence first.
pub fn research(seat: Seat, technology: TechnologyId, t: &mut T<'_>) {
    let copies = t.state.technologies.get_mut(&technology).expect("there is a copy");
    let influence = if std::mem::take(&mut copies.first) {
        INFLUENCE_OF_FIRST
    } else {
        copies.more -= 1;
        0
    };
    t.state.players[seat].technologies.insert(technology, false);
    t.tell(&Line::Researches { seat, technology });
    loot::gain_influence(seat, influence.into(), t);
    t.next(steps![Step::Immediate { seat, technology }]);
    crises::done(seat, Done::Researched { is_improved: false }, t);
}

/// VF-TEC-08: the improved card takes the place of the basic one.
fn improve(seat: Seat, technology: TechnologyId, t: &mut T<'_>) {
    t.state.improved.open.remove(&technology);
    t.state.players[seat].technologies.insert(technology, true);
    t.tell(&Line::Improves { seat, technology });
    loot::gain_influence(seat, INFLUENCE_OF_IMPROVED.into(), t);
    t.next(steps![Step::Immediate { seat, technology }]);
    crises::done(seat, Done::Researched { is_improved: true }, t);
}

fn ask_immediate(s: &State, seat: Seat, technology: TechnologyId) -> Asks {
    let deeds = (0..).zip(technology.immediate());
    let possible =
        deeds.filter(|(_, deed)| paying::can_pay(s, seat, &deed.cost) && effects::does_something(s, seat, deed.effects, &deed.cost));
    let offers: Vec<Offer<Choice>> =
        possible.map(|(number, deed)| Offer::new(Choice::Deed { number }).said(&costly(deed.cost, deed))).collect();
    let Some(first) = offers.first().map(|offer| offer.choice.clone()) else { return nobody() };
    let question = one_of_or(&Prompt::WhichImmediate { technology }, "VF-TEC-01", offers, Choice::Nothing);
    crate::prelude::ask(seat, question.default(Picked::One(first)))
}

fn do_immediate(seat: Seat, technology: TechnologyId, choice: &Choice, t: &mut T<'_>) {
    if let Choice::Deed { number } = *choice {
        effects::begin(seat, Source::Immediate { technology, number }, None, t);
    }
}
