//! Skirmish 4: cards, and what can be done at an occasion.

use super::state::{Announced, Banner, State};
use super::words::{Ask, Choice, Label, Line};
use super::{Reaction, Step, TableOf};
use serde::{Deserialize, Serialize};
use sternpost_core::{Arg, Asks, Message, Offer, Question, Seat, ToArg, Usable, steps, terms};

terms! {
    "kind";
    /// What a card is.
    pub(crate) enum Kind {
        /// Two guards.
        Levy,
        /// See a hand.
        Spy,
        /// Take a card at random.
        Thief,
        /// Stop a card.
        Parley,
        /// Two dice more in a round of a fight.
        Ambush,
    }
}

terms! {
    "ability";
    /// What can be done at an occasion.
    pub(crate) enum Ability { Feast, Toll, Parley, Ambush }
}

/// One card; there are four of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct Card {
    pub(crate) kind: Kind,
    pub(crate) copy: u8,
}

impl Card {
    pub(crate) const COPIES: u8 = 4;

    pub(crate) fn deck() -> Vec<Self> {
        Kind::ALL.iter().flat_map(|kind| (1..=Self::COPIES).map(|copy| Self { kind: *kind, copy })).collect()
    }
}

impl ToArg for Card {
    fn to_arg(&self) -> Arg {
        Label::CardNo { kind: self.kind, copy: self.copy }.text().to_arg()
    }
}

/// When seats may react.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Occasion {
    Dawn,
    Announced { by: Seat },
    RoundStarts,
}

/// Skirmish 4: who may react, as far as everybody knows.
pub(crate) fn may_react(s: &State, occasion: &Occasion) -> Vec<Seat> {
    let with_cards = s.camps.seats().filter(|seat| s.camps[*seat].cards() > 0);
    match occasion {
        Occasion::Dawn => vec![],
        Occasion::Announced { by } => {
            let open = s.announced.as_ref().is_some_and(|card| !card.cancelled);
            with_cards.filter(|seat| open && seat != by).collect()
        }
        Occasion::RoundStarts => {
            with_cards.filter(|seat| s.fight.as_ref().is_some_and(|fight| [fight.attacker, fight.defender].contains(seat))).collect()
        }
    }
}

pub(crate) fn abilities(s: &State, occasion: &Occasion, seat: Seat) -> Vec<Usable<Ability>> {
    let camp = &s.camps[seat];
    match occasion {
        // Skirmish 2: banners work whether one likes it or not
        Occasion::Dawn => camp
            .banners
            .iter()
            .map(|banner| match banner {
                Banner::Feast => Usable::must(Ability::Feast),
                Banner::Toll => Usable::must(Ability::Toll),
            })
            .collect(),
        Occasion::Announced { .. } => camp.holds(Kind::Parley).then(|| Usable::may(Ability::Parley)).into_iter().collect(),
        Occasion::RoundStarts => camp.holds(Kind::Ambush).then(|| Usable::may(Ability::Ambush)).into_iter().collect(),
    }
}

pub(crate) fn use_ability(ability: Ability, seat: Seat, t: &mut TableOf<'_>) {
    match ability {
        Ability::Feast => {
            t.state.camps[seat].coins += 1;
            t.tell(&Line::Feasted { seat });
        }
        Ability::Toll => {
            let camp = &mut t.state.camps[seat];
            if camp.coins > 0 {
                camp.coins -= 1;
                camp.guards += 1;
                t.tell(&Line::TookToll { seat });
            }
        }
        Ability::Parley => {
            discard(seat, Kind::Parley, t);
            t.state.announced.as_mut().expect("a parley stops an announced card").cancelled = true;
            t.tell(&Line::Cancelled { seat });
        }
        Ability::Ambush => {
            discard(seat, Kind::Ambush, t);
            t.state.fight.as_mut().expect("an ambush is sprung in a fight").ambush[seat] += 2;
            t.tell(&Line::Ambushed { seat });
        }
    }
}

fn discard(seat: Seat, kind: Kind, t: &mut TableOf<'_>) {
    let hand = t.state.camps[seat].hand.for_the_rules_mut();
    let at = hand.iter().position(|card| card.kind == kind).expect("what is played is held");
    let card = hand.remove(at);
    t.state.discard.push(card);
}

/// Whether a card needs a target.
fn is_aimed(kind: Kind) -> bool {
    matches!(kind, Kind::Spy | Kind::Thief)
}

/// Skirmish 4: a target is chosen before anybody can react.
pub(crate) fn play(seat: Seat, kind: Kind, t: &mut TableOf<'_>) {
    let first = if is_aimed(kind) { Step::Target { seat, kind } } else { Step::Announce { seat, kind, target: None } };
    t.next([first]);
}

pub(crate) fn targets(s: &State, seat: Seat) -> Asks<Choice> {
    let others = s.camps.seats().filter(|other| *other != seat);
    let offers = others.map(|other| Offer::new(Choice::Camp { seat: other }).at(format!("camp-{other}")));
    Asks::from([(seat, Question::one_of(&Ask::Target, "Skirmish 4", offers).skipped_when_forced())])
}

pub(crate) fn targeted(seat: Seat, kind: Kind, choice: Choice, t: &mut TableOf<'_>) {
    let Choice::Camp { seat: target } = choice else { unreachable!("only camps are offered") };
    t.next(steps![Step::Announce { seat, kind, target: Some(target) }]);
}

/// Skirmish 4: announced, perhaps stopped, then it works.
pub(crate) fn announce(seat: Seat, kind: Kind, target: Option<Seat>, t: &mut TableOf<'_>) {
    discard(seat, kind, t);
    t.state.announced = Some(Announced { seat, kind, target, cancelled: false });
    t.tell(&Line::Announced { seat, kind });
    t.next(steps![Reaction::new(Occasion::Announced { by: seat }), Step::Resolve]);
}

pub(crate) fn resolve(t: &mut TableOf<'_>) {
    let Announced { seat, kind, target, cancelled } = t.state.announced.take().expect("a card was announced");
    if cancelled {
        return;
    }
    match (kind, target) {
        (Kind::Levy, _) => {
            t.state.camps[seat].guards += 2;
            t.tell(&Line::Levied { seat });
        }
        (Kind::Spy, Some(target)) => {
            let cards = t.reveal(|s| &s.camps[target].hand);
            t.tell(&Line::Spied { seat, target });
            t.tell_only([seat], &Line::YouSaw { target, cards });
        }
        (Kind::Thief, Some(target)) => rob(seat, target, t),
        (Kind::Spy | Kind::Thief, None) => unreachable!("these cards have a target"),
        (Kind::Parley | Kind::Ambush, _) => unreachable!("these cards are played as reactions"),
    }
}

fn rob(seat: Seat, target: Seat, t: &mut TableOf<'_>) {
    let count = t.state.camps[target].hand.for_the_rules().len();
    if count == 0 {
        return;
    }
    let at = t.pick(count);
    let card = t.state.camps[target].hand.for_the_rules_mut().remove(at);
    t.state.camps[seat].hand.for_the_rules_mut().push(card);
    t.tell(&Line::Robbed { seat, target });
    t.tell_only([seat], &Line::YouTook { cards: vec![card] });
    t.tell_only([target], &Line::YouLost { cards: vec![card] });
}
