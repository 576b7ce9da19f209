//! CONQ-SETUP: decks are shuffled, planets laid out, initiative drawn by lot; hands are drawn, who likes takes a mulligan.

use crate::components::{STARTING_HAND, STARTING_RESOURCES};
use crate::decks::{CardPool, ChosenDeck, DeckList, DeckPart, WholeDecks, chosen_deck, deck_question, drawn};
use crate::effects::entering;
use crate::flow::{self, Answers};
use crate::phases::round;
use crate::position::places::{Lies, Slot};
use crate::position::{Phase, Player, Underway};
use crate::prelude::*;
use schemars::JsonSchema;
use sternpost_core::{Chance, Pile, Secret, Setup};

/// Planets in the row (CONQ-SETUP-03).
pub const PLANETS: usize = 7;
/// Planets that are turned up at the start (CONQ-SETUP-05).
pub const TURNED_UP: usize = 5;

/// Whether cards do what they say (CONQ-GEN-04).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Abilities {
    /// They do.
    #[default]
    All,
    /// For a first game: only numbers, icons, keywords and shields count.
    None,
}

/// The decks that are played with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Decks {
    /// CONQ-GEN-05: the warlords' starters.
    #[default]
    Starters,
    /// Decks of one's own, put together before the first hand.
    Own,
    /// As each seat likes: the starter, one's own, or one by lot.
    OwnOrStarter,
    /// A legal deck by lot for each seat.
    Drawn,
}

/// What the host decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Options {
    /// Whether cards do what they say.
    pub abilities: Abilities,
    /// The decks that are played with.
    pub decks: Decks,
    /// The cards from which decks are put together.
    pub pool: CardPool,
}

impl Options {
    /// Whether cards do what they say.
    #[must_use]
    pub fn has_abilities(self) -> bool {
        self.abilities == Abilities::All
    }
}

/// Steps of the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// CONQ-SETUP-01, CONQ-DECK-03: who plays with a deck of one's own puts it together, both at once.
    Decks,
    /// CONQ-SETUP-02.
    Shuffle,
    /// CONQ-SETUP-08: starting hands.
    DrawHands,
    /// CONQ-SETUP-09, CONQ-SUP-01: mulligans.
    Mulligan,
}

/// What each step does or asks.
pub fn part<P: flow::Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Decks => it.asks_together(which_decks, lay_decks, |_| {}),
        Step::Shuffle => it.does(shuffle),
        Step::DrawHands => it.does(draw_hands),
        Step::Mulligan => it.asks_together(keep_or_not, mulligan, |_| {}),
    }
}

/// The first position and the first steps.
pub fn set_up(setup: &Setup<Conquest>, chance: &mut Chance<'_>) -> (State, Vec<flow::Step>) {
    // CONQ-SETUP-03
    let mut planets = PlanetId::ALL.to_vec();
    chance.shuffle(&mut planets);
    let out = planets.split_off(PLANETS);
    // CONQ-SETUP-04
    let mut seats = [Seat(0), Seat(1)];
    chance.shuffle(&mut seats);
    let initiative = seats[0];
    let warlords = BySeat::new(2, |seat| setup.seats[usize::from(seat.0)]);
    let mut state = bare(setup.options, initiative, &warlords, planets, out);
    for seat in [Seat(0), Seat(1)] {
        let warlord = warlords[seat];
        match setup.options.decks {
            Decks::Starters | Decks::Own | Decks::OwnOrStarter => lay_deck(seat, DeckList::starter(warlord), &mut state),
            Decks::Drawn => {
                let list = drawn(warlord, setup.options.pool, &mut |count| chance.pick(count));
                lay_deck(seat, list, &mut state);
            }
        }
    }
    // CONQ-SETUP-05, CONQ-SETUP-06
    (0..TURNED_UP).for_each(|at| turn_up(&mut state, at));
    state.first = Some(SlotId(0));
    (state, steps![Step::Decks, Step::Shuffle, Step::DrawHands, Step::Mulligan, round::Step::Begin].to_vec())
}

/// A table with warlords, the row face down, and nothing else.
#[must_use]
pub fn bare(options: Options, initiative: Seat, warlords: &BySeat<WarlordId>, row: Vec<PlanetId>, out: Vec<PlanetId>) -> State {
    let player = |seat: Seat| Player {
        warlord: warlords[seat],
        is_bloodied: false,
        list: Secret::of_everybody(DeckList::starter(warlords[seat])),
        has_starter: true,
        deck: Pile::of_nobody(vec![]),
        hand: Pile::of(seat, vec![]),
        discard: vec![],
        resources: 0,
        display: vec![],
        has_passed: false,
        has_used_limited: false,
    };
    let slot = |planet| Slot { planet: Secret::of_nobody(planet), lies: Lies::FaceDown };
    let mut state = State {
        options,
        phase: Phase::Setup,
        round: 0,
        initiative,
        lead: initiative,
        row: row.into_iter().map(slot).collect(),
        first: None,
        out: Pile::of_nobody(out),
        removed: vec![],
        players: BySeat::new(2, player),
        cards: BTreeMap::new(),
        next_card: 0,
        next_number: 0,
        underway: Underway::default(),
        last_captor: None,
        standings: None,
    };
    // CONQ-SETUP-01
    for seat in [Seat(0), Seat(1)] {
        entering::lay(seat, warlords[seat].title().into(), Form::Warlord, At::Hq(seat), &mut state);
    }
    state
}

/// A planet of the row is turned up.
pub fn turn_up(s: &mut State, at: usize) {
    let slot = &mut s.row[at];
    slot.planet = Secret::of_everybody(*slot.planet.for_the_rules());
    slot.lies = Lies::FaceUp;
}

/// A deck lies before its seat; a starter is known to everybody.
fn lay_deck(seat: Seat, list: DeckList, s: &mut State) {
    let player = &mut s.players[seat];
    player.deck = Pile::of_nobody(list.cards());
    player.has_starter = list.is_starter();
    player.list = if player.has_starter { Secret::of_everybody(list) } else { Secret::of(seat, list) };
}

fn which_decks(s: &State) -> Asks {
    let whole = match s.options.decks {
        Decks::Starters | Decks::Drawn => return Asks::new(),
        Decks::Own => WholeDecks::Withheld,
        Decks::OwnOrStarter => WholeDecks::Offered,
    };
    let question = |seat: Seat| deck_question(&Prompt::Deck, s.players[seat].warlord, s.options.pool, whole, part_of_deck);
    [Seat(0), Seat(1)].into_iter().map(|seat| (seat, question(seat))).collect()
}

fn part_of_deck(part: DeckPart) -> Choice {
    match part {
        DeckPart::Starter => Choice::Starter,
        DeckPart::Drawn => Choice::Drawn,
        DeckPart::Ally(faction) => Choice::Ally { faction },
        DeckPart::Card(title) => Choice::Title { title },
    }
}

fn chosen_part(choice: &Choice) -> Option<DeckPart> {
    if let Choice::Ally { faction } = *choice {
        return Some(DeckPart::Ally(faction));
    }
    if let Choice::Title { title } = *choice {
        return Some(DeckPart::Card(title));
    }
    if *choice == Choice::Drawn {
        return Some(DeckPart::Drawn);
    }
    (*choice == Choice::Starter).then_some(DeckPart::Starter)
}

fn lay_decks(answers: Answers, t: &mut T<'_>) {
    for (seat, picked) in answers {
        let parts = picked.parts().into_iter().filter_map(|(choice, count)| Some((chosen_part(&choice)?, count)));
        let (warlord, pool) = (t.state.players[seat].warlord, t.state.options.pool);
        let (list, line) = match chosen_deck(warlord, pool, parts) {
            ChosenDeck::Starter => (DeckList::starter(warlord), Line::PlaysStarter { seat }),
            ChosenDeck::Drawn => (drawn(warlord, pool, &mut |count| t.pick(count)), Line::PlaysDrawnDeck { seat }),
            ChosenDeck::Own(list) => (list, Line::PlaysOwnDeck { seat }),
        };
        lay_deck(seat, list, t.state);
        t.tell(&line);
    }
}

fn shuffle(t: &mut T<'_>) {
    for seat in t.state.in_order() {
        t.shuffle(|s| s.players[seat].deck.forget());
    }
}

fn draw_hands(t: &mut T<'_>) {
    for seat in t.state.in_order() {
        drawing::draw(seat, STARTING_HAND.into(), t);
        // CONQ-SETUP-10
        drawing::gain(seat, STARTING_RESOURCES.into(), t);
    }
}

fn keep_or_not(_: &State) -> Asks {
    // RULING: the whole hand, once, and both are asked together.
    let question = || Question::one_of(&Prompt::Mulligan, "CONQ-SUP-01", [Choice::Keep, Choice::Mulligan]);
    BTreeMap::from([(Seat(0), question()), (Seat(1), question())])
}

fn mulligan(answers: Answers, t: &mut T<'_>) {
    let takes = |seat: Seat| answers.get(&seat).cloned().is_some_and(|picked| picked.one() == Choice::Mulligan);
    for seat in t.state.in_order().into_iter().filter(|seat| takes(*seat)) {
        t.tell(&Line::TakesMulligan { seat });
        let player = &mut t.state.players[seat];
        let hand = player.hand.take_all();
        let cards = sternpost_kit::count(hand.len());
        player.deck.extend(hand);
        t.shuffle(|s| s.players[seat].deck.forget());
        drawing::draw(seat, cards, t);
    }
}
