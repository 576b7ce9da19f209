//! A drafted set-up, as groups play it: slices of the map, factions and places at the table are picked in snake order, one of each kind by everybody
//! (SETUP-1, SETUP-2, SETUP-6). RULING: `docs/decisions/0063-a-drafted-map.md`.
//!
//! How slices are made is `slicing.rs`, what they are worth `balance.rs`; after the last pick `drafted_map.rs` lays the map out.

use crate::components::slices::SLOTS;
use crate::prelude::*;
use crate::setup::balance::{self, Worth};
use crate::setup::drafted_map;
use crate::words::{contents, halves, specialties};
use sternpost_core::{Barred, ToArg as _};

/// Everybody picks one of each: a slice, a faction and a place.
pub const PICKS: u32 = 3;

/// A draft under way. All of it is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Draft {
    /// The slices, a tile for each slot (`components/slices.rs`).
    pub slices: Vec<[SystemId; SLOTS]>,
    /// The factions that can be picked.
    pub factions: Vec<FactionId>,
    /// Who picks first, then, and last; back again in the second lap, and as at first in the third.
    pub order: Vec<Seat>,
    /// What everybody has picked.
    pub picks: BySeat<Picks>,
    /// Tiles of slices that nobody has picked, when all picks are made, in the order in which they fill the map.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<SystemId>,
}

/// What a player has picked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Picks {
    /// The number of a slice, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slice: Option<u8>,
    /// A faction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faction: Option<FactionId>,
    /// A place in speaker order, from 1, the speaker's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<u8>,
}

impl Picks {
    /// How many picks those are.
    fn count(&self) -> u32 {
        u32::from(self.slice.is_some()) + u32::from(self.faction.is_some()) + u32::from(self.place.is_some())
    }
}

impl Draft {
    /// How many picks were made.
    #[must_use]
    pub fn made(&self) -> u32 {
        self.picks.iter().map(|(_, picks)| picks.count()).sum()
    }

    /// Who picks now: in snake order, 1 to n, n to 1, 1 to n; nobody once everybody has one of each.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        let seats = u32::from(self.picks.len());
        let (lap, step) = (self.made() / seats.max(1), self.made() % seats.max(1));
        let at = if lap.is_multiple_of(2) { step } else { seats - 1 - step };
        self.order.get(at as usize).copied().filter(|_| lap < PICKS)
    }

    /// The numbers of all slices.
    pub fn slice_numbers(&self) -> impl Iterator<Item = u8> + use<> {
        1..=u8::try_from(self.slices.len()).unwrap_or(u8::MAX)
    }

    /// The tiles of a slice.
    #[must_use]
    pub fn slice(&self, number: u8) -> &[SystemId] {
        usize::from(number).checked_sub(1).and_then(|at| self.slices.get(at)).map_or(&[][..], |tiles| &tiles[..])
    }

    /// What a slice is worth.
    #[must_use]
    pub fn worth(&self, number: u8) -> Worth {
        balance::worth(self.slice(number).iter().copied())
    }

    /// Who has picked something.
    pub fn taken_by(&self, fits: impl Fn(&Picks) -> bool) -> Option<Seat> {
        self.picks.iter().find(|(_, picks)| fits(picks)).map(|(seat, _)| seat)
    }

    /// Who has picked what a choice names.
    #[expect(clippy::wildcard_enum_match_arm, reason = "three nouns of the whole game are drafted")]
    pub fn owner(&self, choice: &Choice) -> Option<Seat> {
        match choice {
            Choice::Slice { slice } => self.taken_by(|picks| picks.slice == Some(*slice)),
            Choice::Faction { faction } => self.taken_by(|picks| picks.faction == Some(*faction)),
            Choice::SpeakerOrder { place } => self.taken_by(|picks| picks.place == Some(*place)),
            _ => None,
        }
    }

    /// Whether a player has a thing of the kind that a choice names.
    #[expect(clippy::wildcard_enum_match_arm, reason = "three nouns of the whole game are drafted")]
    fn has_kind(&self, seat: Seat, choice: &Choice) -> bool {
        let picks = &self.picks[seat];
        match choice {
            Choice::Slice { .. } => picks.slice.is_some(),
            Choice::Faction { .. } => picks.faction.is_some(),
            Choice::SpeakerOrder { .. } => picks.place.is_some(),
            _ => false,
        }
    }

    /// Everything that can be picked in this draft: slices, places, factions.
    #[must_use]
    pub fn everything(&self) -> Vec<Choice> {
        let slices = self.slice_numbers().map(|slice| Choice::Slice { slice });
        let places = (1..=self.picks.len()).map(|place| Choice::SpeakerOrder { place });
        let factions = self.factions.iter().map(|faction| Choice::Faction { faction: *faction });
        slices.chain(places).chain(factions).collect()
    }

    /// What a player can still pick.
    fn open_to(&self, seat: Seat) -> Vec<Choice> {
        let open = |choice: &Choice| self.owner(choice).is_none() && !self.has_kind(seat, choice);
        self.everything().into_iter().filter(open).collect()
    }
}

/// Steps of a draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// What can be drafted and in which order is announced.
    Begin,
    /// The next player picks something.
    Pick,
    /// The map is laid out, and the set-up goes on.
    LayOut,
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match step {
        Step::Begin => it.does(begin),
        Step::Pick => it.barring(|s, seat| not_open(drafting(s), seat)).asks_or(next_pick, pick, |t| t.next(steps![Step::LayOut])),
        Step::LayOut => it.does(drafted_map::lay_out),
    }
}

/// The draft under way.
pub fn drafting(s: &State) -> &Draft {
    s.draft.as_ref().expect("a draft is under way")
}

fn begin(t: &mut T<'_>) {
    let seats = drafting(t.state).order.clone();
    t.tell(&Line::DraftBegins { seats });
    t.next(steps![Step::Pick]);
}

fn next_pick(s: &State) -> Asks {
    let draft = drafting(s);
    match draft.turn() {
        Some(seat) => ask(seat, question(s, draft, seat)),
        None => nobody(),
    }
}

/// The default is the best slice by the measure, then the highest place, then the first faction. The last pick of a kind makes itself.
fn question(s: &State, draft: &Draft, seat: Seat) -> Question<Choice> {
    let pick = draft.picks[seat].count() + 1;
    let offers = draft.open_to(seat).into_iter().map(|choice| offer(s, draft, choice));
    Question::one_of(&Prompt::DraftPick { pick, of: PICKS }, "SETUP-6", offers)
        .preferring(|choice| rank(draft, choice))
        .skipped_when_forced()
}

/// What ranks lowest is picked by who says nothing.
#[expect(clippy::wildcard_enum_match_arm, reason = "three nouns of the whole game are drafted")]
fn rank(draft: &Draft, choice: &Choice) -> (u8, u32) {
    match choice {
        Choice::Slice { slice } => (0, u32::MAX - draft.worth(*slice).total()),
        Choice::SpeakerOrder { place } => (1, u32::from(*place)),
        _ => (2, 0),
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "three nouns of the whole game are drafted")]
fn offer(s: &State, draft: &Draft, choice: Choice) -> Offer<Choice> {
    match choice {
        Choice::Slice { slice } => {
            let worth = draft.worth(slice);
            let contents = draft.slice(slice).iter().flat_map(|system| contents(*system)).map(|text| text.to_arg()).collect();
            let specialties = specialties(draft.slice(slice)).iter().map(|text| text.to_arg()).collect();
            let hint = Hint::Slice { contents, resources: halves(worth.resources), influence: halves(worth.influence), specialties };
            Offer::new(choice).hint(&hint).at(format!("slice-{slice}"))
        }
        Choice::SpeakerOrder { place } => {
            let position = drafted_map::home_position(s, place);
            let offer = Offer::new(choice).at(format!("position-{position}"));
            match drafted_map::compensation(s, place) {
                0 => offer,
                count => offer.hint(&Hint::CompensatedPlace { count }),
            }
        }
        _ => Offer::new(choice),
    }
}

/// What somebody else has picked, and what one has of a kind already.
fn not_open(draft: &Draft, seat: Seat) -> Vec<Barred<Choice>> {
    let bar = |choice: Choice| match draft.owner(&choice) {
        Some(owner) if owner != seat => Some(Barred::new(choice, &Why::DraftedBy { seat: owner }, "SETUP-2")),
        Some(_) | None if draft.has_kind(seat, &choice) => Some(Barred::new(choice, &Why::OneOfEachKind, "SETUP-2")),
        Some(_) | None => None,
    };
    draft.everything().into_iter().filter_map(bar).collect()
}

fn pick(picked: Picked<Choice>, t: &mut T<'_>) {
    let seat = drafting(t.state).turn().expect("somebody has answered");
    take(t, seat, &picked.one());
    // Nobody is asked once everybody has one of each.
    let then = if drafting(t.state).turn().is_some() { Step::Pick } else { Step::LayOut };
    t.next(steps![then]);
}

#[expect(clippy::wildcard_enum_match_arm, reason = "three nouns of the whole game are drafted")]
fn take(t: &mut T<'_>, seat: Seat, choice: &Choice) {
    let draft = t.state.draft.as_mut().expect("a draft is under way");
    let picks = &mut draft.picks[seat];
    let line = match *choice {
        Choice::Slice { slice } => {
            picks.slice = Some(slice);
            Line::DraftedSlice { seat, slice, systems: draft.slice(slice).to_vec() }
        }
        Choice::Faction { faction } => {
            picks.faction = Some(faction);
            Line::DraftedFaction { seat, faction }
        }
        Choice::SpeakerOrder { place } => {
            picks.place = Some(place);
            if place == 1 { Line::DraftedSpeaker { seat } } else { Line::DraftedPlace { seat, place } }
        }
        _ => unreachable!("only slices, factions and places are drafted"),
    };
    t.tell(&line);
}
