//! What several Court cards have in common.

use crate::battle::raid;
use crate::components::player_board::CARD_SLOT;
use crate::options::ResourcesOnCards;
use crate::position::underway::{Attached, How};
use crate::prelude::*;
use crate::show::places;
use crate::words::card_list;
use sternpost_kit::deck;

/// The rule for what a card says (ARCS-FINE-11).
pub const CARD: &str = "ARCS-FINE-11";

/// A question with the choice to do without.
pub fn optional(prompt: &Prompt, offers: Vec<Offer<Choice>>) -> Option<Question<Choice>> {
    (!offers.is_empty()).then(|| one_of_or(prompt, CARD, offers, Choice::Nothing))
}

/// A question, if there is anything to choose.
pub fn one_of(prompt: &Prompt, offers: Vec<Offer<Choice>>) -> Option<Question<Choice>> {
    (!offers.is_empty()).then(|| Question::one_of(prompt, CARD, offers).skipped_when_forced())
}

/// The systems that a seat controls.
pub fn controlled_systems(s: &State, seat: Seat) -> Option<Question<Choice>> {
    let systems = if supply::ships(s, seat) == 0 { vec![] } else { control::controlled(s, seat) };
    let offers = systems.into_iter().map(|system| Offer::new(Choice::System { system }).at(format!("system-{system}")));
    one_of(&Prompt::PlaceShips, offers.collect())
}

/// Up to three ships come to the chosen system.
pub fn place_three_ships(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    let Choice::System { system } = picked.one() else { unreachable!("only systems are offered") };
    pieces::place_ships(t, seat, system, 3);
}

/// Tokens of Rivals that can be stolen, of one resource or of any.
pub fn stealable_tokens(s: &State, seat: Seat, only: Option<Resource>) -> Vec<Offer<Choice>> {
    // RULING: ARCS-RULING-12. By the errata whatever steals resources steals those on cards; an option plays by ARCS-RES-15.
    let is_open = |slot: u8| usize::from(slot) != CARD_SLOT || s.options.resources_on_cards == ResourcesOnCards::StolenByAnything;
    let of = |rival: Seat| {
        let tokens = raid::stealable(s, rival).0.into_iter();
        let tokens = tokens.filter(move |(slot, token)| is_open(*slot) && only.is_none_or(|only| only == *token));
        tokens.map(move |(slot, token)| Offer::new(Choice::TokenOf { seat: rival, token, slot: slot + 1 }))
    };
    s.rivals(seat).into_iter().flat_map(of).collect()
}

/// Guild cards of Rivals that can be stolen.
pub fn stealable_cards(s: &State, seat: Seat) -> Vec<Offer<Choice>> {
    let of = |rival: Seat| raid::stealable(s, rival).1.into_iter().map(move |card| Offer::new(Choice::Card { seat: rival, card }));
    s.rivals(seat).into_iter().flat_map(of).collect()
}

/// Steals the token or card that was picked, without keys.
pub fn steal(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    let choice = picked.one();
    if let Choice::TokenOf { seat: from, slot, .. } = choice {
        raid::steal_token(t, seat, from, slot - 1);
    } else if let Choice::Card { seat: from, card } = choice {
        super::steal_card(t, seat, from, card);
    }
}

fn empty_slots(s: &State, seat: Seat) -> u8 {
    let empty = supply::open_slots(s, seat).into_iter().filter(|slot| s.players[seat].slots[*slot].is_none());
    u8::try_from(empty.count()).expect("there are few slots")
}

/// Fills every empty slot with a resource from the supply; what that lacks is stolen.
pub fn fill_slots(t: &mut T<'_>, seat: Seat, card: CourtCardId, resource: Resource) {
    let count = empty_slots(t.state, seat);
    tokens::gain(t, seat, resource, count);
    choose(t, card, seat, Moment::First);
}

/// A token for a slot that the supply has left empty.
pub fn token_for_a_slot(s: &State, seat: Seat, resource: Resource) -> Option<Question<Choice>> {
    let offers = if empty_slots(s, seat) == 0 { vec![] } else { stealable_tokens(s, seat, Some(resource)) };
    one_of(&Prompt::Steal, offers)
}

/// The face-up action cards of a suit on which no card lies yet.
fn played_cards(s: &State, suit: Suit) -> impl Iterator<Item = (Seat, ActionCard)> {
    let open = s.round.played.iter().filter(|played| played.how != How::Copy).map(|played| (played.seat, *played.card.for_the_rules()));
    open.filter(move |(_, card)| card.suit == suit && !s.round.attached.iter().any(|attached| attached.card == *card))
}

/// Whether there is a card of the suit to attach to.
pub fn can_attach(s: &State, suit: Suit) -> bool {
    played_cards(s, suit).next().is_some()
}

/// On which action card the union lies until the round ends.
pub fn cards_to_attach_to(s: &State, suit: Suit) -> Option<Question<Choice>> {
    let offers = played_cards(s, suit)
        .map(|(by, card)| Offer::new(Choice::ActionCard { suit: card.suit, number: card.number }).at(places::played_by(by)));
    one_of(&Prompt::Attach, offers.collect())
}

/// It lies there; the round's end gives the card to its owner.
pub fn attach(t: &mut T<'_>, seat: Seat, union: CourtCardId, picked: Picked<Choice>) {
    let Choice::ActionCard { suit, number } = picked.one() else { unreachable!("only action cards are offered") };
    t.state.round.attached.push(Attached { union, seat, card: ActionCard { suit, number } });
    t.tell(&Line::AttachedCard { seat, card: union, suit, number });
}

/// A Union: a card of this suit that was played in the round comes to its owner's hand.
macro_rules! union {
    ($id:ident, $resource:ident, $suit:ident) => {
        pub static CARD: CourtCard = CourtCard::guild(Resource::$resource, 2)
            .prelude(Prelude {
                can: |s, _| can_attach(s, Suit::$suit),
                does: |t, seat| choose(t, CourtCardId::$id, seat, Moment::First),
                after: AfterPrelude::Attached,
            })
            .choosing(&[Choosing {
                moment: Moment::First,
                question: |s, _| cards_to_attach_to(s, Suit::$suit),
                then: |t, seat, picked| attach(t, seat, CourtCardId::$id, picked),
            }]);
    };
}
pub(crate) use union;

/// An Interest: this action makes its resource in place of a Build, and its Prelude fills all empty slots with it.
macro_rules! interest {
    ($id:ident, $resource:ident, $action:ident) => {
        pub static CARD: CourtCard = CourtCard::guild(Resource::$resource, 2)
            .specials(&[Special {
                action: Action::$action,
                instead_of: Action::Build,
                can: |s, _| supply::tokens(s, Resource::$resource) > 0,
                does: |t, seat| {
                    tokens::gain(t, seat, Resource::$resource, 1);
                },
            }])
            .discarded_for(|t, seat| fill_slots(t, seat, CourtCardId::$id, Resource::$resource))
            .choosing(&[Choosing {
                moment: Moment::First,
                question: |s, seat| token_for_a_slot(s, seat, Resource::$resource),
                then: |t, seat, picked| {
                    steal(t, seat, picked);
                    choose(t, CourtCardId::$id, seat, Moment::First);
                },
            }]);
    };
}
pub(crate) use interest;

/// A Cartel: the supply of its resource lies on it, and a token of it is stolen for its Prelude.
macro_rules! cartel {
    ($id:ident, $resource:ident) => {
        pub static CARD: CourtCard = CourtCard::guild(Resource::$resource, 2)
            .passives(&[Passive::HoldsSupply(Resource::$resource)])
            .discarded_for(|t, seat| choose(t, CourtCardId::$id, seat, Moment::First))
            .choosing(&[Choosing {
                moment: Moment::First,
                question: |s, seat| one_of(&Prompt::Steal, stealable_tokens(s, seat, Some(Resource::$resource))),
                then: steal,
            }]);
    };
}
pub(crate) use cartel;

/// The tokens of a seat.
pub fn own_tokens(s: &State, seat: Seat) -> Vec<Offer<Choice>> {
    tokens::held(s, seat).into_iter().map(|(slot, token)| Offer::new(Choice::TokenOf { seat, token, slot: slot + 1 })).collect()
}

/// The lowest cards of the action discard pile come to a hand.
pub fn draw_from_underneath(t: &mut T<'_>, seat: Seat, count: usize) {
    if t.state.discard.len() < count && !t.state.open_discard.is_empty() {
        // ARCS-FINE-18: both piles together, face down
        let open = std::mem::take(&mut t.state.open_discard);
        t.state.discard.extend(open);
        t.shuffle(|s| s.discard.forget());
    }
    t.commit();
    let drawn = t.state.discard.take_first(count);
    deck::take_up(&mut t.state.players[seat].hand, drawn.iter().copied());
    t.tell_except(seat, &Line::Drew { seat, count: sternpost_kit::count(drawn.len()) });
    t.tell_only([seat], &Line::YouDrew { cards: card_list(&drawn) });
}
