//! A position described by hand, for scenarios. Whatever is not said is not there: no pieces, no tokens, no cards.

use super::state::{Building, CourtPlace, Outrage, Ships, Trophies};
use crate::components::SetupCardId;
use crate::components::player_board::CARD_SLOT;
use crate::flow::Step;
use crate::options::{Colour, Options, ResourcesOnCards};
use crate::position::underway::{How, Played};
use crate::prelude::*;
use crate::rounds::{chapter, round, turn};
use crate::setup::laying_out;
use schemars::JsonSchema;
use sternpost_core::{FromGiven, Pile, Secret};
use sternpost_kit::deck;
use sternpost_kit::given::take;

/// A position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Given {
    /// The setup card; it says what is in play. By default the first for so many players.
    #[serde(default)]
    setup: Option<SetupCardId>,
    /// The chapter.
    #[serde(default = "one")]
    chapter: u8,
    /// Who has the initiative.
    #[serde(default = "first")]
    initiative: Seat,
    /// The seats, clockwise.
    players: Vec<GivenPlayer>,
    /// What is in the systems.
    #[serde(default)]
    systems: BTreeMap<SystemId, GivenSystem>,
    /// The Court row.
    #[serde(default)]
    court: Vec<GivenCourt>,
    /// The top of the Court deck, the next card first; the others lie below in the order of the box.
    #[serde(default)]
    court_deck: Vec<CourtCardId>,
    /// The Court deck is empty.
    #[serde(default)]
    court_deck_is_empty: bool,
    /// The Court discard pile.
    #[serde(default)]
    court_discard: Vec<CourtCardId>,
    /// The lowest cards of the action discard pile; the others lie above in the order of the box.
    #[serde(default)]
    discard: Vec<ActionCard>,
    /// What is declared, the best marker first.
    #[serde(default)]
    declared: Vec<Ambition>,
    /// With a discard pile for what was played face up (ARCS-FINE-17).
    #[serde(default)]
    split_discard: bool,
    /// What steals a resource that lies on a card (ARCS-RULING-12).
    #[serde(default)]
    resources_on_cards: ResourcesOnCards,
    /// What lies there.
    #[serde(default)]
    open_discard: Vec<ActionCard>,
    /// How it goes on.
    at: At,
}

/// A seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
struct GivenPlayer {
    /// Action cards.
    hand: Vec<ActionCard>,
    power: u32,
    /// Tokens from the left; null is a gap.
    tokens: Vec<Option<Resource>>,
    outrage: Vec<Resource>,
    /// Agents captured, by owner.
    captives: BTreeMap<Seat, u8>,
    /// Trophies, by owner.
    trophies: BTreeMap<Seat, GivenTrophies>,
    guild: Vec<CourtCardId>,
    leader: Option<LeaderId>,
    lore: Vec<LoreId>,
    /// What lies in the slot of a card.
    token_on_card: Option<Resource>,
}

/// Trophies of one owner.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
struct GivenTrophies {
    ships: u8,
    cities: u8,
    starports: u8,
    agents: u8,
}

/// A system.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
struct GivenSystem {
    /// Fresh ships, by seat.
    ships: BTreeMap<Seat, u8>,
    /// Damaged ships, by seat.
    damaged: BTreeMap<Seat, u8>,
    /// Buildings in their slots.
    buildings: Vec<GivenBuilding>,
    /// Buildings that cards allow outside the slots.
    outside_slots: Vec<GivenBuilding>,
}

/// A building.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct GivenBuilding {
    kind: BuildingKind,
    owner: Seat,
    #[serde(default)]
    damaged: bool,
}

impl GivenBuilding {
    fn built(&self) -> Building {
        let condition = if self.damaged { Condition::Damaged } else { Condition::Fresh };
        Building { kind: self.kind, owner: self.owner, condition, is_used: false }
    }
}

/// A card of the Court row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct GivenCourt {
    card: CourtCardId,
    /// Agents on it, by seat.
    #[serde(default)]
    agents: BTreeMap<Seat, u8>,
}

/// How it goes on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum At {
    /// A round begins.
    Round,
    /// A chapter is dealt.
    Deal,
    /// A chapter ends.
    ChapterEnd,
    /// A turn, in which a card was led just now and nothing declared; the others have theirs afterwards.
    Turn {
        /// The card led.
        lead: ActionCard,
    },
}

fn one() -> u8 {
    1
}
fn first() -> Seat {
    Seat(0)
}

/// The position, or what is wrong with its description.
pub fn position(given: &Given) -> FromGiven<Arcs> {
    let mut wrong = vec![];
    let seats = u8::try_from(given.players.len()).unwrap_or(u8::MAX);
    if !(2..=4).contains(&seats) {
        return Err(vec![format!("{seats} players: 2 to 4 can play")]);
    }
    let card = given.setup.unwrap_or_else(|| SetupCardId::for_players(seats)[0]);
    if card.card().players != seats {
        return Err(vec![format!("{card} is for {} players, and there are {seats}", card.card().players)]);
    }
    if given.initiative.0 >= seats || !(1..=5).contains(&given.chapter) {
        return Err(vec![format!("there is no seat {} or no chapter {}", given.initiative, given.chapter)]);
    }
    let options = Options { split_discard: given.split_discard, resources_on_cards: given.resources_on_cards, ..Options::default() };
    let mut s = laying_out::empty(options, card, &Colour::ALL[..usize::from(seats)], given.initiative);
    s.chapter = given.chapter;
    s.open_discard.clone_from(&given.open_discard);
    // A round of each earlier chapter has been played.
    s.round_number = u32::from(given.chapter);
    s.earlier_rounds = s.round_number - 1;
    // Later chapters find markers flipped (ARCS-CHAP-07).
    for marker in s.markers.iter_mut().take(usize::from(given.chapter - 1)) {
        marker.is_flipped = true;
    }
    declare(&mut s, &given.declared, &mut wrong);
    place(&mut s, given, &mut wrong);
    for (seat, player) in (0..).map(Seat).zip(&given.players) {
        seat_down(&mut s, seat, player, &mut wrong);
    }
    for (seat, player) in (0..).map(Seat).zip(&given.players) {
        lay_tokens(&mut s, seat, player, &mut wrong);
    }
    lay_court(&mut s, given);
    let lead = if let At::Turn { lead } = given.at { Some(lead) } else { None };
    deal(&mut s, given, lead, &mut wrong);
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let steps = steps_at(&mut s, given);
    Ok((s, steps))
}

fn declare(s: &mut State, declared: &[Ambition], wrong: &mut Vec<String>) {
    let mut order: Vec<usize> = (0..s.markers.len()).collect();
    order.sort_by_key(|at| std::cmp::Reverse(s.markers[*at].worth()));
    if declared.len() > order.len() {
        wrong.push(format!("{} ambitions are declared, and there are {} markers", declared.len(), order.len()));
    }
    for (at, ambition) in order.into_iter().zip(declared) {
        s.markers[at].on = Some(*ambition);
    }
}

fn known<V: Copy>(s: &State, by_seat: &BTreeMap<Seat, V>, wrong: &mut Vec<String>) -> Vec<(Seat, V)> {
    let (known, unknown): (Vec<_>, Vec<_>) =
        by_seat.iter().map(|(seat, value)| (*seat, *value)).partition(|(seat, _)| seat.0 < s.players.len());
    wrong.extend(unknown.iter().map(|(seat, _)| format!("there is no seat {seat}")));
    known
}

fn place(s: &mut State, given: &Given, wrong: &mut Vec<String>) {
    let seats = s.players.len();
    for (system, here) in &given.systems {
        if !s.systems.contains_key(system) {
            wrong.push(format!("{system} is not in play"));
            continue;
        }
        let (fresh, damaged) = (known(s, &here.ships, wrong), known(s, &here.damaged, wrong));
        let buildings: Vec<_> = here.buildings.iter().filter(|building| building.owner.0 < s.players.len()).collect();
        let place = s.system_mut(*system);
        for (seat, count) in fresh {
            place.ships[seat].fresh = count;
        }
        for (seat, count) in damaged {
            place.ships[seat] = Ships { damaged: count, ..place.ships[seat] };
        }
        let outside: Vec<_> = here.outside_slots.iter().filter(|building| building.owner.0 < seats).collect();
        if outside.len() != here.outside_slots.len() {
            wrong.push(format!("{system}: buildings without an owner"));
            continue;
        }
        if buildings.len() != here.buildings.len() || buildings.len() > place.slots.len() {
            wrong.push(format!("{system}: buildings without an owner or without a slot"));
            continue;
        }
        for (slot, building) in place.slots.iter_mut().zip(buildings) {
            *slot = Some(building.built());
        }
        place.slots.extend(outside.into_iter().map(|building| Some(building.built())));
    }
}

fn seat_down(s: &mut State, seat: Seat, given: &GivenPlayer, wrong: &mut Vec<String>) {
    let captives = known(s, &given.captives, wrong);
    let trophies: BTreeMap<Seat, Trophies> = given
        .trophies
        .iter()
        .map(|(of, it)| (*of, Trophies { ships: it.ships, cities: it.cities, starports: it.starports, agents: it.agents }))
        .collect();
    let trophies = known(s, &trophies, wrong);
    let player = &mut s.players[seat];
    player.power = given.power;
    player.guild.clone_from(&given.guild);
    player.leader = given.leader;
    player.lore.clone_from(&given.lore);
    player.outrage = given.outrage.iter().map(|resource| (*resource, Outrage::Agent)).collect();
    for (of, count) in captives {
        player.captives[of] = count;
    }
    for (of, count) in trophies {
        player.trophies[of] = count;
    }
}

/// Once it is known which cities lie on which board.
fn lay_tokens(s: &mut State, seat: Seat, given: &GivenPlayer, wrong: &mut Vec<String>) {
    let open = supply::slots(s, seat);
    if given.tokens.len() > open {
        wrong.push(format!("seat {seat} has {open} open slots"));
        return;
    }
    for (slot, token) in s.players[seat].slots.iter_mut().zip(&given.tokens) {
        *slot = *token;
    }
    s.players[seat].slots[CARD_SLOT] = given.token_on_card;
    if given.token_on_card.is_some() && !supply::open_slots(s, seat).contains(&CARD_SLOT) {
        wrong.push(format!("seat {seat} has no card with a slot"));
    }
}

fn lay_court(s: &mut State, given: &Given) {
    let seats = s.players.len();
    let agents = |given: &GivenCourt| BySeat::new(seats, |seat| given.agents.get(&seat).copied().unwrap_or(0));
    s.court.row = given.court.iter().map(|place| Some(CourtPlace { card: place.card, agents: agents(place) })).collect();
    s.court.discard.clone_from(&given.court_discard);
    let elsewhere: Vec<CourtCardId> =
        s.court.row.iter().flatten().map(|place| place.card).chain(given.court_discard.iter().copied()).collect();
    let held: Vec<CourtCardId> = s.players.iter().flat_map(|(_, player)| player.guild.clone()).collect();
    let is_free = |card: &&CourtCardId| !elsewhere.contains(card) && !held.contains(card) && !given.court_deck.contains(card);
    let mut deck: Vec<CourtCardId> = CourtCardId::ALL.iter().filter(is_free).copied().collect();
    deck.extend(given.court_deck.iter().rev());
    s.court.deck = Pile::of_nobody(if given.court_deck_is_empty { vec![] } else { deck });
}

/// Hands as they are given; every other card lies in the action discard pile.
fn deal(s: &mut State, given: &Given, lead: Option<ActionCard>, wrong: &mut Vec<String>) {
    let mut deck = ActionCard::deck(s.players.len());
    let hands = given.players.iter().flat_map(|player| &player.hand);
    let described = lead.iter().chain(hands).chain(&given.discard).chain(&given.open_discard);
    take(&mut deck, described, |card| format!("{} is not in the deck, or lies in two places", String::from(*card)), wrong);
    for (seat, player) in (0..).map(Seat).zip(&given.players) {
        deck::take_up(&mut s.players[seat].hand, player.hand.iter().copied());
    }
    s.discard = Pile::of_nobody(given.discard.iter().chain(&deck).copied().collect());
}

fn steps_at(s: &mut State, given: &Given) -> Vec<Step> {
    match given.at {
        At::Round => steps![round::Step::Begin].into(),
        At::Deal => steps![chapter::Step::Deal].into(),
        At::ChapterEnd => chapter::finish().into(),
        At::Turn { lead } => {
            let seat = s.initiative;
            s.round.played.push(Played { seat, card: Secret::of_everybody(lead), how: How::Lead, seizing: None });
            s.turn = Some(turn::begun(seat, How::Lead, lead.pips(), lead.suit.actions()));
            let mut steps: Vec<Step> = turn::of(seat).into();
            steps.extend(s.rivals(seat).into_iter().map(|seat| round::Step::Follow(seat).into()));
            steps.extend::<[Step; 1]>(steps![round::Step::End]);
            steps
        }
    }
}
