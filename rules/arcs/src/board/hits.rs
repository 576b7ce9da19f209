//! Hits fall on pieces: all of a kind at once, in one answer (ARCS-CTRL-02, ARCS-BATTLE-11, 12, 14, 15). Where they can fall in one way
//! only nobody is asked.

use super::pieces::Destroyed;
use crate::position::state::Ships;
use crate::prelude::*;
use crate::show::places::of_ships;
use crate::show::scene;

/// Pieces of one sort with so many hits among them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Targets {
    /// What can be hit, how often at most, and what a hit does to it.
    offers: Vec<Offer<Choice>>,
    /// The hits that find something.
    hits: u8,
}

impl Targets {
    /// So many hits on the ships of a seat in a system. A fresh ship takes two: the second falls on it as on any damaged one
    /// (ARCS-BATTLE-15).
    pub fn ships(s: &State, owner: Seat, system: SystemId, hits: u8) -> Self {
        let ships = s.system(system).ships[owner];
        let Ships { fresh, damaged } = ships;
        let hits = hits.min(2 * fresh + damaged);
        // Of so many hits in all, each one beyond those on the ships damaged so far needs a hit that damages another.
        let on_damaged = (fresh + damaged).min((damaged + hits) / 2).min(hits);
        let offer = |condition, most: u8, hint: &Hint| {
            // Ships that are only damaged by these hits have no piece of their own on the board yet.
            let place = if ships.of(condition) > 0 { of_ships(system, owner, condition) } else { scene::place(system) };
            Offer::new(Choice::Ship { owner, condition, system }).at(place).hint(hint).cap(most.into())
        };
        let offers =
            [offer(Condition::Fresh, fresh.min(hits), &Hint::HitDamages), offer(Condition::Damaged, on_damaged, &Hint::HitDestroys)];
        Self::of(offers, hits)
    }

    /// So many hits on the buildings of a seat in a system.
    pub fn buildings(s: &State, owner: Seat, system: SystemId, hits: u8) -> Self {
        let theirs = s.buildings().filter(|(at, _, building)| *at == system && building.owner == owner);
        let takes = |condition| if condition == Condition::Fresh { (2, Hint::SecondHitDestroys) } else { (1, Hint::HitDestroys) };
        let mut room = 0;
        let mut offers = vec![];
        for (at, slot, building) in theirs {
            let (most, hint) = takes(building.condition);
            room += most;
            offers.push(Offer::new(pieces::choice(at, slot, building)).hint(&hint).cap(most.min(hits).into()));
        }
        Self::of(offers, hits.min(room))
    }

    fn of(offers: impl IntoIterator<Item = Offer<Choice>>, hits: u8) -> Self {
        Self { offers: offers.into_iter().filter(|offer| offer.cap != Some(0)).collect(), hits }
    }

    /// Whether no hit finds anything.
    pub fn is_empty(&self) -> bool {
        self.hits == 0
    }

    /// Where all hits fall, if that is no choice.
    pub fn all(&self) -> Option<Vec<(Choice, u8)>> {
        let all: Vec<(Choice, u8)> = self.offers.iter().map(|offer| (offer.choice.clone(), most_on(offer))).collect();
        (all.iter().map(|(_, most)| most).sum::<u8>() == self.hits).then_some(all)
    }

    /// Where they fall: one hit on one piece, or several split over the pieces.
    pub fn question(&self, prompt: &Prompt, rule: &'static str) -> Question<Choice> {
        let offers = self.offers.iter().cloned();
        if self.hits == 1 {
            return Question::one_of(prompt, rule, offers.map(|offer| Offer { cap: None, ..offer }));
        }
        Question::split(prompt, rule, self.hits.into(), offers)
    }
}

fn most_on(offer: &Offer<Choice>) -> u8 {
    let cap = offer.cap.expect("each piece takes only so many hits");
    u8::try_from(cap).expect("there are few pieces")
}

/// How many hits fall on which pieces.
pub fn parts(picked: Picked<Choice>) -> Vec<(Choice, u8)> {
    if let Picked::One(choice) = picked {
        return vec![(choice, 1)];
    }
    let some = picked.parts().into_iter();
    some.map(|(choice, count)| (choice, u8::try_from(count).expect("there are few pieces"))).collect()
}

/// What hits have destroyed.
#[derive(Default)]
pub struct Toll {
    /// How many hits fell.
    pub hits: u8,
    /// Whether a piece was destroyed.
    pub is_any_destroyed: bool,
    /// Buildings that were.
    pub buildings: Vec<Destroyed>,
}

/// The hits fall; what is destroyed becomes a Trophy of `by`.
pub fn deal(t: &mut T<'_>, parts: &[(Choice, u8)], by: Seat) -> Toll {
    let mut toll = Toll::default();
    for (choice, count) in parts {
        for _ in 0..*count {
            toll.hits += 1;
            if let Choice::Ship { owner, condition, system } = *choice {
                pieces::hit_ship(t, system, owner, condition, by);
                toll.is_any_destroyed |= condition == Condition::Damaged;
            } else {
                let (system, slot) = pieces::picked(choice);
                let destroyed = pieces::hit_building(t, system, slot, by);
                toll.is_any_destroyed |= destroyed.is_some();
                toll.buildings.extend(destroyed);
            }
        }
    }
    toll
}
