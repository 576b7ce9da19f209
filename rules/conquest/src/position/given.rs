//! A position described by hand, for scenarios. What is not said takes a neutral value: planets in the order of their numbers, warlords hale in their
//! headquarters, pools of 7, nothing in hand or in play, starter decks, the rest of each deck in the deck in the order of its numbers.

use crate::combat::battle;
use crate::decks::{DeckDraft, DeckList};
use crate::effects::entering::{self, usual_form};
use crate::flow::Step;
use crate::phases::{combat, command, deploy, round};
use crate::position::in_play::InPlay;
use crate::position::places::Lies;
use crate::position::{Phase, other, twin};
use crate::prelude::*;
use crate::setup::{self, Options, PLANETS, TURNED_UP};
use schemars::JsonSchema;
use sternpost_core::{Chance, Described, Eyes, FromGiven, Pile, Secret};
use sternpost_kit::given::take;

/// A position described by hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Given {
    /// What the host has decided.
    #[serde(default)]
    pub options: Options,
    /// What begins.
    pub begin: Begin,
    /// The round.
    #[serde(default = "one")]
    pub round: u32,
    /// Who has the initiative token.
    #[serde(default = "first_seat")]
    pub initiative: Seat,
    /// The row, from the left; what is not named follows in the order of the numbers.
    #[serde(default)]
    pub planets: Vec<PlanetId>,
    /// How many of them are face up.
    #[serde(default = "turned_up")]
    pub face_up: usize,
    /// Places, from 1, whose planets have left the row; the token lies at the first other.
    #[serde(default)]
    pub gaps: Vec<u8>,
    /// The two players.
    pub players: [GivenPlayer; 2],
}

/// What begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Begin {
    /// The deploy phase.
    Deploy,
    /// The command phase.
    Command,
    /// The command struggles, after the dials.
    Struggles,
    /// The combat phase.
    Combat,
    /// The battle at the planet with this number, from 1, and then the rest of the combat phase.
    Battle(u8),
    /// The headquarters phase.
    Headquarters,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GivenPlayer {
    /// The warlord.
    pub warlord: WarlordId,
    /// How the warlord stands.
    #[serde(default)]
    pub warlord_is: GivenWarlord,
    /// The copies of each title in a deck of one's own, besides the warlord's squad; without it the starter deck is played.
    #[serde(default)]
    pub own_deck: Option<BTreeMap<Title, u8>>,
    /// The pool.
    #[serde(default = "seven")]
    pub resources: u32,
    /// The hand.
    #[serde(default)]
    pub hand: Vec<Title>,
    /// The first cards of the deck.
    #[serde(default)]
    pub deck_top: Vec<Title>,
    /// How many cards the deck has; all that are left, if nothing is said. The others are discarded.
    #[serde(default)]
    pub deck_size: Option<usize>,
    /// The discard pile, its last card on top.
    #[serde(default)]
    pub discard: Vec<Title>,
    /// What is in play besides the warlord.
    #[serde(default)]
    pub in_play: Vec<GivenCard>,
    /// Captured planets.
    #[serde(default)]
    pub captured: Vec<PlanetId>,
}

/// How a warlord stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct GivenWarlord {
    /// At the planet with this number, from 1; else in the headquarters.
    pub at: Option<u8>,
    /// Whether it is bloodied.
    pub bloodied: bool,
    /// Whether it is exhausted.
    pub exhausted: bool,
    /// Damage on it.
    pub damage: u32,
}

/// A card in play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GivenCard {
    /// Which.
    pub card: CardName,
    /// A unit: at the planet with this number, from 1; else in the headquarters.
    #[serde(default)]
    pub at: Option<u8>,
    /// Whether it is exhausted.
    #[serde(default)]
    pub exhausted: bool,
    /// Damage on it.
    #[serde(default)]
    pub damage: u32,
    /// Resources on it.
    #[serde(default)]
    pub resources: u32,
    /// What its owner has attached to it.
    #[serde(default)]
    pub with: Vec<Title>,
    /// What the other player has attached to it.
    #[serde(default)]
    pub with_of_other: Vec<Title>,
}

const fn one() -> u32 {
    1
}
const fn first_seat() -> Seat {
    Seat(0)
}
const fn turned_up() -> usize {
    TURNED_UP
}
const fn seven() -> u32 {
    7
}

/// The phase and the steps from where it begins to the end of the round, and the next.
fn steps_from(begin: Begin, initiative: Seat) -> (Phase, Vec<Step>) {
    let from = |step: Step| round::steps(initiative).into_iter().skip_while(move |known| *known != step);
    match begin {
        Begin::Deploy => (Phase::Deploy, from(deploy::Step::Begin.into()).collect()),
        Begin::Command => (Phase::Command, from(round::Step::PhaseBegins(Phase::Command).into()).collect()),
        Begin::Struggles => (Phase::Command, from(command::Step::Struggles(None).into()).collect()),
        Begin::Combat => (Phase::Combat, from(round::Step::PhaseBegins(Phase::Combat).into()).collect()),
        Begin::Battle(number) => {
            let battle = battle::Step::Begin(SlotId(number.saturating_sub(1)));
            (Phase::Combat, [battle.into()].into_iter().chain(from(combat::Step::NextBattle.into())).collect())
        }
        Begin::Headquarters => (Phase::Headquarters, from(round::Step::PhaseBegins(Phase::Headquarters).into()).collect()),
    }
}

impl Described for Conquest {
    type Given = Given;

    fn given(given: &Given) -> FromGiven<Self> {
        let mut wrong = vec![];
        let mut row: Vec<PlanetId> = PlanetId::ALL.to_vec();
        take(&mut row, &given.planets, |planet| format!("{planet} lies twice in the row"), &mut wrong);
        let captured: Vec<PlanetId> = given.players.iter().flat_map(|player| player.captured.iter().copied()).collect();
        take(&mut row, &captured, |planet| format!("{planet} is captured and lies elsewhere"), &mut wrong);
        let mut row: Vec<PlanetId> = given.planets.iter().copied().chain(row).collect();
        if row.len() < PLANETS || given.initiative.0 > 1 || given.face_up > PLANETS {
            wrong.push("seven planets lie in the row, two players play".to_owned());
            return Err(wrong);
        }
        let out = row.split_off(PLANETS);
        let warlords = BySeat::new(2, |seat| given.players[usize::from(seat.0)].warlord);
        let mut s = setup::bare(given.options, given.initiative, &warlords, row, out);
        (0..given.face_up).for_each(|at| setup::turn_up(&mut s, at));
        for gap in &given.gaps {
            match s.row.get_mut(usize::from(*gap).wrapping_sub(1)) {
                Some(slot) => slot.lies = Lies::Gone,
                None => wrong.push(format!("there is no place {gap}")),
            }
        }
        s.first = s.slots().find(|slot| s.row[usize::from(slot.0)].lies != Lies::Gone);
        (s.phase, s.round) = (steps_from(given.begin, given.initiative).0, given.round);
        for seat in [Seat(0), Seat(1)] {
            lay_out(seat, &given.players[usize::from(seat.0)], &mut s, &mut wrong);
        }
        for seat in [Seat(0), Seat(1)] {
            piles(seat, &given.players[usize::from(seat.0)], &mut s, &mut wrong);
        }
        if let Begin::Battle(number) = given.begin {
            let slot = SlotId(number.saturating_sub(1));
            if s.planet_at(slot).is_none() {
                wrong.push(format!("there is no planet {number} to battle for"));
            }
            s.underway.fought.push(slot);
        }
        if wrong.is_empty() { Ok((s, steps_from(given.begin, given.initiative).1)) } else { Err(wrong) }
    }

    fn twin(s: &State, eyes: Eyes, chance: &mut Chance<'_>) -> State {
        twin::twin(s, eyes, chance)
    }

    fn deal_anew(s: &mut State, chance: &mut Chance<'_>) {
        twin::deal_anew(s, chance);
    }
}

fn place(seat: Seat, at: Option<u8>, s: &State, wrong: &mut Vec<String>) -> At {
    match at {
        None => At::Hq(seat),
        Some(number) => {
            let slot = SlotId(number.wrapping_sub(1));
            if s.planet_at(slot).is_none() {
                wrong.push(format!("there is no planet {number}"));
            }
            At::Planet(slot)
        }
    }
}

/// What a player has in play.
fn lay_out(seat: Seat, given: &GivenPlayer, s: &mut State, wrong: &mut Vec<String>) {
    let warlord = s.warlord_of(seat);
    let at = place(seat, given.warlord_is.at, s, wrong);
    s.players[seat].is_bloodied = given.warlord_is.bloodied;
    let card = s.card_mut(warlord);
    (card.at, card.is_ready, card.damage) = (at, !given.warlord_is.exhausted, given.warlord_is.damage);
    for card in &given.in_play {
        lay(seat, card, s, wrong);
    }
}

/// The list that a player's cards are from, as the table knows it: a starter is open, a deck of one's own is not.
fn list_of(seat: Seat, given: &GivenPlayer, s: &mut State, wrong: &mut Vec<String>) -> DeckList {
    let Some(cards) = &given.own_deck else { return DeckList::starter(given.warlord) };
    let cards = cards.iter().map(|(title, copies)| (*title, *copies));
    let draft = DeckDraft::new(given.warlord, given.warlord.signature_squad().chain(cards));
    match DeckList::own(draft, s.options.pool) {
        Ok(list) => {
            s.players[seat].list = Secret::of(seat, list.clone());
            s.players[seat].has_starter = false;
            list
        }
        Err(defects) => {
            wrong.extend(defects.iter().map(|defect| format!("the deck of seat {seat} is not legal: {defect:?}")));
            DeckList::starter(given.warlord)
        }
    }
}

/// What a player has elsewhere: the rest of the list.
fn piles(seat: Seat, given: &GivenPlayer, s: &mut State, wrong: &mut Vec<String>) {
    let list = list_of(seat, given, s, wrong);
    let mut deck = list.cards();
    let is_own = |card: &InPlay| card.owner == seat && card.form != Form::Warlord;
    let in_play: Vec<Title> = s.in_play().filter(|(_, card)| is_own(card)).filter_map(|(_, card)| card.face.title()).collect();
    for titles in [&in_play, &given.hand, &given.deck_top, &given.discard] {
        take(&mut deck, titles, |title| format!("the deck of seat {seat} has no {title} left"), wrong);
    }
    let mut deck: Vec<Title> = given.deck_top.iter().copied().chain(deck).collect();
    let rest = deck.split_off(given.deck_size.unwrap_or(deck.len()).min(deck.len()));
    if deck.is_empty() {
        wrong.push(format!("the deck of seat {seat} is empty"));
    }
    let player = &mut s.players[seat];
    player.resources = given.resources;
    player.hand = Pile::of(seat, given.hand.clone());
    player.hand.sort();
    player.deck = Pile::of_nobody(deck);
    player.discard = rest.into_iter().chain(given.discard.iter().copied()).collect();
    player.display.clone_from(&given.captured);
}

fn lay(seat: Seat, given: &GivenCard, s: &mut State, wrong: &mut Vec<String>) {
    let kind = given.card.card().card_type;
    if matches!(kind, CardType::Event | CardType::Attachment | CardType::Warlord) {
        return wrong.push(format!("{} does not lie in play by itself", given.card.slug()));
    }
    let at = place(seat, given.at, s, wrong);
    let id = entering::lay(seat, given.card, usual_form(given.card), at, s);
    let card = s.card_mut(id);
    (card.is_ready, card.damage, card.resources) = (!given.exhausted, given.damage, given.resources);
    let attach = |seat: Seat, title: &Title, s: &mut State| {
        entering::lay(seat, (*title).into(), Form::Attachment, At::On(id), s);
    };
    given.with.iter().for_each(|title| attach(seat, title, s));
    given.with_of_other.iter().for_each(|title| attach(other(seat), title, s));
}
