//! Skirmish 1: what there is, and how it begins. Also what cannot be, and what nobody can tell apart.

use super::cards::{Card, Kind};
use super::{Colour, Options};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use sternpost_core::{BySeat, Chance, Eyes, Seat, Secret, Standing, terms};

terms! {
    "unit";
    /// Who fights.
    pub(crate) enum Unit { Guard, Rider }
}

terms! {
    "banner";
    /// What is bid for; it works at every dawn.
    pub(crate) enum Banner { Feast, Toll }
}

/// What is where.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) options: Options,
    pub(crate) day: u32,
    pub(crate) leader: Seat,
    pub(crate) camps: BySeat<Camp>,
    /// Face down; the last is on top.
    pub(crate) pile: Secret<Vec<Card>>,
    pub(crate) discard: Vec<Card>,
    pub(crate) banners: Vec<Banner>,
    pub(crate) bids: Option<BySeat<u32>>,
    pub(crate) announced: Option<Announced>,
    pub(crate) fight: Option<Fight>,
    pub(crate) over: bool,
}

/// One seat's things.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Camp {
    pub(crate) colour: Colour,
    pub(crate) points: u32,
    pub(crate) coins: u32,
    pub(crate) guards: u32,
    pub(crate) riders: u32,
    pub(crate) banners: Vec<Banner>,
    pub(crate) hand: Secret<Vec<Card>>,
}

impl Camp {
    pub(crate) fn units(&self) -> u32 {
        self.guards + self.riders
    }
    pub(crate) fn count(&self, unit: Unit) -> u32 {
        match unit {
            Unit::Guard => self.guards,
            Unit::Rider => self.riders,
        }
    }
    pub(crate) fn count_mut(&mut self, unit: Unit) -> &mut u32 {
        match unit {
            Unit::Guard => &mut self.guards,
            Unit::Rider => &mut self.riders,
        }
    }
    /// How many cards: everybody sees that.
    pub(crate) fn cards(&self) -> u32 {
        u32::try_from(self.hand.for_the_rules().len()).expect("a hand is small")
    }
    pub(crate) fn holds(&self, kind: Kind) -> bool {
        self.hand.for_the_rules().iter().any(|card| card.kind == kind)
    }
}

/// A card on the table that has not worked yet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Announced {
    pub(crate) seat: Seat,
    pub(crate) kind: Kind,
    pub(crate) target: Option<Seat>,
    pub(crate) cancelled: bool,
}

/// A fight going on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Fight {
    pub(crate) attacker: Seat,
    pub(crate) defender: Seat,
    /// Extra dice of this round.
    pub(crate) ambush: BySeat<u32>,
    /// Hits each has still to take in this round.
    pub(crate) hits: BySeat<u32>,
}

/// Two guards, three coins and two cards each.
pub(crate) fn set_up(options: &Options, colours: &[Colour], chance: &mut Chance<'_>) -> State {
    let mut deck = Card::deck();
    chance.shuffle(&mut deck);
    let seats = u8::try_from(colours.len()).expect("at most four seats");
    let camps = BySeat::new(seats, |seat| Camp {
        colour: colours[usize::from(seat.0)],
        points: 0,
        coins: 3,
        guards: 2,
        riders: 0,
        banners: vec![],
        hand: Secret::of(seat, deck.split_off(deck.len() - 2)),
    });
    let leader = Seat(u8::try_from(chance.pick(colours.len())).expect("at most four seats"));
    State {
        options: options.clone(),
        day: 1,
        leader,
        camps,
        pile: Secret::of_nobody(deck),
        discard: vec![],
        banners: Banner::ALL.to_vec(),
        bids: None,
        announced: None,
        fight: None,
        over: false,
    }
}

/// By points; equal for equals.
pub(crate) fn standings(s: &State) -> Vec<Standing> {
    let mut all: Vec<Standing> = s
        .camps
        .iter()
        .map(|(seat, camp)| {
            let better = s.camps.iter().filter(|(_, other)| other.points > camp.points).count();
            let score = i32::try_from(camp.points).expect("points are few");
            Standing { seat, rank: u8::try_from(better).expect("at most four seats") + 1, score }
        })
        .collect();
    all.sort_by_key(|standing| (standing.rank, standing.seat));
    all
}

/// Every card and banner is somewhere, once.
pub(crate) fn defects(s: &State) -> Vec<String> {
    let mut found = vec![];
    let hands = s.camps.iter().flat_map(|(_, camp)| camp.hand.for_the_rules());
    let cards: Vec<Card> = hands.chain(s.pile.for_the_rules()).chain(&s.discard).copied().collect();
    let different: BTreeSet<Card> = cards.iter().copied().collect();
    if cards.len() != different.len() || different.len() != Card::deck().len() {
        found.push(format!("{} cards, {} of them different", cards.len(), different.len()));
    }
    let banners: Vec<Banner> = s.camps.iter().flat_map(|(_, camp)| camp.banners.clone()).chain(s.banners.clone()).collect();
    if banners.len() != Banner::ALL.len() || Banner::ALL.iter().any(|banner| !banners.contains(banner)) {
        found.push(format!("the banners are {banners:?}"));
    }
    found
}

/// The pile is shuffled: nobody has seen it.
pub(crate) fn deal_anew(s: &mut State, chance: &mut Chance<'_>) {
    if let Some(pile) = s.pile.unless_seen() {
        pile.sort_unstable();
        chance.shuffle(pile);
    }
}

/// The cards these eyes do not see change places.
pub(crate) fn twin(s: &State, eyes: Eyes, chance: &mut Chance<'_>) -> State {
    let mut twin = s.clone();
    if eyes == Eyes::Arbiter {
        return twin;
    }
    let unseen: Vec<Seat> = s.camps.seats().filter(|seat| s.camps[*seat].hand.seen_by(eyes).is_none()).collect();
    let mut pool: Vec<Card> = s.pile.for_the_rules().clone();
    pool.extend(unseen.iter().flat_map(|seat| s.camps[*seat].hand.for_the_rules()));
    chance.shuffle(&mut pool);
    for seat in unseen {
        let hand = twin.camps[seat].hand.for_the_rules_mut();
        *hand = pool.split_off(pool.len() - hand.len());
    }
    *twin.pile.for_the_rules_mut() = pool;
    twin
}
