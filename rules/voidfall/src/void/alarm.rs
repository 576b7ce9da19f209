//! VF-PREP-02 to -07, VF-FOC-05: Alarms are renewed in each preparation and revealed in each round, and so is the display of Heroic focuses.

use crate::components::CYCLES;
use crate::components::alarms::{Alarm, FOCUSES_IN_DISPLAY};
use crate::components::crises::CrisisLevel;
use crate::components::focuses::FocusId;
use crate::flow::Part;
use crate::prelude::*;
use crate::void::harbingers;

/// Steps of Alarms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// VF-PREP-02, -03: the display of focuses.
    Display,
    /// VF-PREP-04 to -06.
    Renew,
    /// VF-PREP-07.
    Harbinger,
    /// VF-FOC-05.
    Reveal,
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Display => it.does(display),
        Step::Renew => it.does(renew),
        Step::Harbinger => it.does(harbinger),
        Step::Reveal => it.does(reveal),
    }
}

/// Whether somebody could use a Heroic focus in this cycle.
fn can_be_used(s: &State, focus: FocusId) -> bool {
    let has = |seat: Seat| {
        let mut own = s.players[seat].house.focuses();
        // VF-SEL-08: Innovation is in nobody's hand in the first cycle.
        own.any(|other| focus.is_matched_by(other) && (s.cycle > 1 || other.is_there_from_the_start()))
    };
    s.players.seats().any(has)
}

/// VF-PREP-02, -03: what is left goes back to the box; three are revealed, in place of those that nobody could use others.
fn display(t: &mut T<'_>) {
    let mut shown = BTreeSet::new();
    while shown.len() < FOCUSES_IN_DISPLAY
        && let Some(focus) = t.state.against_mut().focuses.take_first(1).pop()
    {
        if can_be_used(t.state, focus) {
            shown.insert(focus);
        }
    }
    t.state.against_mut().display = shown.clone();
    t.commit();
    t.tell(&Line::HeroicDisplay { focuses: shown.into_iter().collect() });
}

/// VF-PREP-04 to -06.
fn renew(t: &mut T<'_>) {
    let (cycle, difficulty) = (t.state.cycle, t.state.options.difficulty);
    let [one, two, three, wars] = difficulty.alarms(cycle.min(CYCLES));
    let void = t.state.against_mut();
    let last = void.alarm.take();
    for alarm in std::mem::take(&mut void.revealed).into_iter().chain(last) {
        // VF-PREP-04: Wars go back to the box for good.
        if let Alarm::Situation(level) = alarm {
            *void.situations.entry(level).or_insert(0) += 1;
        }
    }
    let mut added = 0;
    for (level, count) in [(CrisisLevel::One, one), (CrisisLevel::Two, two), (CrisisLevel::Three, three)] {
        let held = void.situations.entry(level).or_insert(0);
        let now = count.min(*held);
        *held -= now;
        (0..now).for_each(|_| void.alarms.push(Alarm::Situation(level)));
        added += now;
    }
    let drawn = void.wars.take_first(usize::from(wars));
    added += u8::try_from(drawn.len()).expect("there are eight Wars");
    void.alarms.extend(drawn);
    t.shuffle(|s| s.against_mut().alarms.forget());
    t.tell(&Line::AlarmsRenewed { count: added });
}

fn harbinger(t: &mut T<'_>) {
    if t.state.options.difficulty.has_harbinger(t.state.cycle)
        && t.state.against().harbingers > 0
        && let Some(seat) = t.state.order.first().copied()
    {
        t.state.against_mut().harbingers -= 1;
        t.next(steps![harbingers::Step::OntoRow { seat }]);
    }
}

/// VF-FOC-05: it holds for everybody in this round.
fn reveal(t: &mut T<'_>) {
    let void = t.state.against_mut();
    let last = void.alarm.take();
    void.revealed.extend(last);
    let alarm = void.alarms.take_first(1).pop();
    void.alarm = alarm;
    t.commit();
    match alarm {
        Some(Alarm::Situation(level)) => t.tell(&Line::SituationRevealed { level }),
        Some(Alarm::War(war)) => t.tell(&Line::WarRevealed { war }),
        None => t.tell(&Line::NoAlarm),
    }
}
