//! HARBOURS-CARD: what is in a hand, and the door through which it acts. One card is one file and one row.

use crate::Harbours;
use crate::flow::{self, T};
use crate::position::State;
use crate::sailing::set_sail;
use crate::show::messages::{Choice, Line, Prompt};
use serde::{Deserialize, Serialize};
use sternpost_core::{Pile, Question, Reacts, Seat, Usable, Window};
use sternpost_kit::abilities::{self, Abilities, UseOf};

sternpost_kit::cards! {
    "card";
    /// A card.
    pub enum CardId: Card = CARD {
        Fog => fog,
        Gale => gale,
        Tow => tow,
    }
}

/// What is printed on a card.
pub struct Card {
    /// How many there are.
    pub copies: usize,
    /// What it does.
    pub ability: abilities::Ability<Harbours>,
}

/// The use of a card.
pub type Use = UseOf<Harbours>;
/// Steps of playing a card.
pub type Step = abilities::Step<Use>;

/// When cards are played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occasion {
    /// A ship has set sail.
    Sails { seat: Seat },
    /// A captain's own turn.
    OwnTurn { seat: Seat },
}

/// An occasion without who.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timing {
    Sails,
    OwnTurn,
}

/// All cards, each as often as it is there.
pub fn all() -> Vec<CardId> {
    CardId::ALL.iter().flat_map(|card| std::iter::repeat_n(*card, card.card().copies)).collect()
}

/// The deck and what was discarded.
pub fn piles(s: &mut State) -> (&mut Pile<CardId>, &mut Vec<CardId>) {
    (&mut s.deck, &mut s.discard)
}

impl Reacts for Harbours {
    type Occasion = Occasion;
    type AbilityId = CardId;

    fn as_window(step: &flow::Step) -> Option<&Window<Occasion, CardId>> {
        if let flow::Step::Window(window) = step { Some(window) } else { None }
    }
    fn reaction_order(_: &State, occasion: &Occasion) -> Vec<Seat> {
        let (Occasion::Sails { seat } | Occasion::OwnTurn { seat }) = *occasion;
        vec![seat, Seat(1 - seat.0)]
    }
    fn may_react(s: &State, occasion: &Occasion, used: &[(Seat, CardId)]) -> Vec<Seat> {
        abilities::may_react::<Self>(s, occasion, used)
    }
    fn abilities(s: &State, occasion: &Occasion, seat: Seat) -> Vec<Usable<CardId>> {
        abilities::usable::<Self>(s, occasion, seat)
    }
    fn use_ability(card: &CardId, seat: Seat, occasion: &Occasion, t: &mut T<'_>) {
        abilities::begin(*card, seat, occasion, t);
    }
    fn window_question(_: &State, _: &Occasion, _: Seat, offers: Vec<Choice>) -> Question<Choice> {
        Question::one_of(&Prompt::React, "HARBOURS-CARD-01", offers)
    }
    fn use_choice(card: &CardId) -> Choice {
        Choice::Play { card: *card }
    }
    fn pass_choice() -> Option<Choice> {
        Some(Choice::Nothing)
    }
}

impl Abilities for Harbours {
    type Timing = Timing;
    type Against = ();
    const ACTIONS: &'static [Timing] = &[Timing::OwnTurn];

    fn timing(occasion: &Occasion) -> Timing {
        match occasion {
            Occasion::Sails { .. } => Timing::Sails,
            Occasion::OwnTurn { .. } => Timing::OwnTurn,
        }
    }
    fn is_own_time(occasion: &Occasion, seat: Seat) -> bool {
        *occasion == Occasion::OwnTurn { seat }
    }
    fn texts(card: CardId) -> &'static [abilities::Ability<Self>] {
        std::slice::from_ref(&card.card().ability)
    }
    fn is_silent(_: Timing) -> bool {
        false
    }
    fn open(_: &State, _: Timing, _: Seat) -> impl Iterator<Item = CardId> {
        std::iter::empty()
    }
    fn held(s: &State, _: Timing, seat: Seat) -> impl Iterator<Item = CardId> {
        CardId::ALL.iter().copied().filter(move |card| s.hands[seat].for_the_rules().contains(card))
    }
    // As far as everybody knows: what does not lie discarded may be in any hand that is not empty.
    fn could_hold(s: &State, _: Timing, seat: Seat) -> impl Iterator<Item = CardId> {
        let discarded = |card: &CardId| s.discard.iter().filter(|known| *known == card).count();
        CardId::ALL.iter().copied().filter(move |card| !s.hands[seat].is_empty() && discarded(card) < card.card().copies)
    }
    fn announce(card: CardId, seat: Seat, _: &Occasion, t: &mut T<'_>) {
        let card = sternpost_kit::deck::take_out(&mut t.state.hands[seat], &card);
        t.state.discard.push(card);
        t.tell(&Line::Plays { seat, card });
    }
    fn step(step: Step) -> flow::Step {
        flow::Step::Cards(step)
    }
}

/// What each step of playing a card is.
pub fn part<P: flow::Part>(step: &Step, it: P) -> P::Out {
    abilities::part(step, it)
}

/// A turn of sailing more, to where the user has chosen.
fn sail_on(using: &Use, t: &mut T<'_>) {
    if let Some(Choice::Sail { harbour }) = using.choice(0) {
        set_sail(using.seat, harbour, t);
    }
}
