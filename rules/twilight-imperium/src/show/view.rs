//! What is shown to whom (built field by field). Hands, of tiles too, and face-down piles are hidden.

use crate::board::wormhole_tokens::WormholeTokens;
use crate::cards::agendas::{self, Law, Outcome};
use crate::cards::objectives::{self, Progress};
use crate::cards::promissory_notes::NoteId;
use crate::cards::secret_objectives;
use crate::components::ObjectiveId;
use crate::economy::deal_terms::DealCards;
use crate::economy::transactions::Proposal;
use crate::phases::voting;
use crate::position::state::{Phase, PlanetCard, StrategyCard, System};
use crate::position::underway::{Deal, Underway, Vote};
use crate::prelude::*;
use crate::setup::tile_stacks::{self, TilePlacingView};
use crate::show::draft_scene::{self, DraftView};
use sternpost_core::{Eyes, Pile};

/// The table as somebody sees it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// Whose eyes.
    pub eyes: Eyes,
    /// Points that win.
    pub target: u32,
    /// The game round.
    pub round: u32,
    /// The phase.
    pub phase: Phase,
    /// Holder of the speaker token.
    pub speaker: Seat,
    /// The active player.
    pub active_player: Option<Seat>,
    /// The active system.
    pub active_system: Option<SystemId>,
    /// Where tiles lie: axial coordinates; off the board: none.
    pub tiles: BTreeMap<SystemId, Option<(i32, i32)>>,
    /// What lies in each system.
    pub systems: BTreeMap<SystemId, System>,
    /// The planets.
    pub planets: BTreeMap<PlanetId, PlanetCard>,
    /// The players' sheets.
    pub players: BySeat<Sheet>,
    /// The strategy cards.
    pub strategy_cards: BTreeMap<StrategyCardId, StrategyCard>,
    /// Objectives face up, with those who scored them.
    pub objectives: Vec<(ObjectiveId, BTreeSet<Seat>)>,
    /// How near each seat is to each of them.
    pub progress: BTreeMap<ObjectiveId, BySeat<Progress>>,
    /// The order of turns, of those who have not left the game.
    pub order: Vec<Seat>,
    /// Secret objectives that were made public, with those who scored them.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub leaked: BTreeMap<SecretObjectiveId, BTreeSet<Seat>>,
    /// How near each seat is to those that can still be scored.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub leaked_progress: BTreeMap<SecretObjectiveId, BySeat<Progress>>,
    /// How many objectives lie face down.
    pub objectives_face_down: usize,
    /// Cards left in the action deck.
    pub action_deck: usize,
    /// Discarded action cards, the last on top.
    pub action_discard: Vec<ActionCardId>,
    /// Cards left in the agenda deck.
    pub agenda_deck: usize,
    /// Agendas of the deck that these eyes have seen there, by their place from the top, which is 1 (LRR 61.2c).
    pub seen_agendas: BTreeMap<u32, AgendaId>,
    /// Discarded agendas, the top one first.
    pub agenda_discard: Vec<AgendaId>,
    /// Laws in play.
    pub laws: Vec<Law>,
    /// Who has the Naalu token.
    pub zero_token: Option<Seat>,
    /// Wormhole tokens.
    pub wormhole_tokens: WormholeTokens,
    /// Whether the custodians token lies on Mecatol Rex.
    pub custodians: bool,
    /// The tiles still to be placed, while players lay out the map.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tile_placing: Option<TilePlacingView>,
    /// What is drafted, while players draft slices, factions and places.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draft: Option<DraftView>,
    /// The vote under way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub voting: Option<Voting>,
    /// What is being carried out.
    pub underway: Underway,
    /// Transactions on the table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub proposals: Vec<ProposalView>,
}

/// A player's sheet.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Sheet {
    /// The faction; none: not drafted yet.
    pub faction: Option<FactionId>,
    /// Victory points.
    pub victory_points: u32,
    /// The tactic pool.
    pub tactic: u32,
    /// The fleet pool.
    pub fleet: u32,
    /// The strategy pool.
    pub strategy: u32,
    /// Command tokens in reinforcements.
    pub tokens_left: u32,
    /// Trade goods.
    pub trade_goods: u32,
    /// Commodities.
    pub commodities: u32,
    /// The most commodities.
    pub commodity_value: u32,
    /// Technologies.
    pub technologies: BTreeSet<TechnologyId>,
    /// Infantry waiting to return.
    pub returning: u32,
    /// Whether the player has passed.
    pub passed: bool,
    /// Technologies that are exhausted.
    pub exhausted_technologies: BTreeSet<TechnologyId>,
    /// Technologies of others under assimilator tokens.
    pub assimilated: BTreeMap<TechnologyId, (Seat, TechnologyId)>,
    /// Action cards in hand.
    pub action_cards: Hand<ActionCardId>,
    /// Promissory notes in hand.
    pub notes: Hand<NoteId>,
    /// Promissory notes in the play area.
    pub play_area: Vec<NoteId>,
    /// Secret objectives not scored yet.
    pub secrets: Hand<SecretObjectiveId>,
    /// How near the player is to those of them that these eyes see and that count something.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub secret_progress: BTreeMap<SecretObjectiveId, Progress>,
    /// Secret objectives scored.
    pub scored_secrets: Vec<SecretObjectiveId>,
    /// Whether the player's home lets public and secret objectives be scored (LRR 12.16).
    pub may_score: bool,
    /// Votes by influence that could be cast now.
    pub votes: u32,
    /// Agendas the player is looking at.
    pub agendas: Hand<AgendaId>,
    /// Whether the player has left the game.
    pub eliminated: bool,
}

/// Hidden cards: how many is public, which are known to the holder only.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Hand<C> {
    /// How many.
    pub count: usize,
    /// Which, for eyes that may see them.
    pub cards: Option<Vec<C>>,
    /// Which of them these eyes have seen, if they may not see all.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seen: Vec<C>,
}

impl<C: Clone> Hand<C> {
    fn of(hand: &Pile<C>, eyes: Eyes) -> Self {
        // LRR 3.5, 12.17, 85.6: hidden from all others; the number is not
        Self { count: hand.len(), cards: hand.known_by(eyes).map(<[C]>::to_vec), seen: vec![] }
    }

    /// LRR 85.3: a note that is played is shown
    fn of_pile(pile: &Pile<C>, eyes: Eyes) -> Self {
        let cards = pile.seen_by(eyes).map(<[C]>::to_vec);
        let seen = if cards.is_some() { vec![] } else { pile.one_by_one(eyes).flatten().cloned().collect() };
        Self { count: pile.len(), cards, seen }
    }
}

/// What lies beside an agenda that is voted on (LRR 2.12: votes are open).
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Voting {
    /// What can be voted for, and what votes were cast for.
    pub outcomes: Vec<Outcome>,
    /// Who has no votes on it, and why.
    pub without_votes: BTreeMap<Seat, Why>,
}

fn voting(s: &State, vote: &Vote) -> Voting {
    let mut outcomes = agendas::outcomes(s, vote.agenda);
    let cast = vote.cast.values().map(|(outcome, _)| outcome.clone());
    let named = cast.chain(vote.predictions.iter().map(|prediction| prediction.outcome.clone()));
    for outcome in named {
        if !outcomes.contains(&outcome) {
            outcomes.push(outcome);
        }
    }
    let silent = s.seats().filter(|seat| !vote.cast.contains_key(seat));
    Voting { outcomes, without_votes: silent.filter_map(|seat| Some((seat, voting::why_no_votes(s, seat)?))).collect() }
}

/// A transaction on the table (LRR 85.6: which cards are in it only the two know).
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct ProposalView {
    /// Its number.
    pub number: u32,
    /// Who gives whom how much of what.
    pub deal: Deal,
    /// Which cards, for the two.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<DealCards>,
}

fn proposal_view(proposal: &Proposal, eyes: Eyes) -> ProposalView {
    ProposalView { number: proposal.number, deal: proposal.deal, cards: proposal.cards.seen_by(eyes).cloned() }
}

/// Builds a view.
pub fn view(s: &State, eyes: Eyes) -> View {
    let on_board = s.galaxy.systems().iter().map(|(system, at)| (*system, Some(*at)));
    let beside = s.galaxy.off_board.iter().map(|system| (*system, None));
    let scored = |objective: &ObjectiveId| s.objectives.scored.get(objective).cloned().unwrap_or_default();
    View {
        eyes,
        target: s.target(),
        round: s.round,
        phase: s.phase,
        speaker: s.speaker,
        active_player: s.underway.turn.as_ref().map(|turn| turn.seat),
        active_system: s.underway.tactical.as_ref().map(|action| action.system),
        tiles: on_board.chain(beside).collect(),
        systems: s.systems.clone(),
        planets: s.planets.clone(),
        players: BySeat::new(s.players.len(), |seat| sheet(s, seat, eyes)),
        strategy_cards: s.strategy_cards.clone(),
        objectives: s.objectives.revealed.iter().map(|objective| (*objective, scored(objective))).collect(),
        progress: s.objectives.revealed.iter().map(|objective| (*objective, progress(s, *objective))).collect(),
        order: order(s),
        leaked: s.leaked.clone(),
        leaked_progress: leaked_progress(s),
        // The number is public, the cards are not (LRR 12.13).
        objectives_face_down: s.objectives.face_down.len(),
        action_deck: s.action_deck.len(),
        action_discard: s.action_discard.clone(),
        agenda_deck: s.agenda_deck.len(),
        seen_agendas: (1..).zip(s.agenda_deck.one_by_one(eyes)).filter_map(|(place, agenda)| Some((place, *agenda?))).collect(),
        agenda_discard: s.agenda_discard.iter().rev().copied().collect(),
        laws: s.laws.clone(),
        zero_token: s.zero_token,
        wormhole_tokens: s.wormhole_tokens.clone(),
        custodians: s.custodians,
        tile_placing: s.tile_placing.as_ref().map(|placing| tile_stacks::view(s, placing, eyes)),
        draft: s.draft.as_ref().map(|draft| draft_scene::view(s, draft)),
        voting: s.underway.vote.as_ref().map(|vote| voting(s, vote)),
        underway: s.underway.clone(),
        proposals: s.proposals.iter().map(|proposal| proposal_view(proposal, eyes)).collect(),
    }
}

fn progress(s: &State, objective: ObjectiveId) -> BySeat<Progress> {
    BySeat::new(s.players.len(), |seat| objectives::progress(s, seat, objective.card().requirement))
}

/// Of what was made public: it is met in the open, by what everybody may know.
fn leaked_progress(s: &State) -> BTreeMap<SecretObjectiveId, BySeat<Progress>> {
    let open: BTreeSet<_> = s.seats().flat_map(|seat| secret_objectives::open_to(s, seat)).collect();
    let of = |secret: SecretObjectiveId| {
        let each: Option<BySeat<Progress>> = s.players.seats().map(|seat| secret_objectives::progress(s, seat, secret)).collect();
        each.map(|each| (secret, each))
    };
    open.into_iter().filter_map(of).collect()
}

/// LRR 40: by initiative in the action and status phases; else clockwise from the speaker, who votes last (LRR 2.2b).
fn order(s: &State) -> Vec<Seat> {
    match s.phase {
        Phase::Action | Phase::Status => s.initiative_order(),
        Phase::Setup | Phase::Strategy => match &s.draft {
            Some(draft) => draft.order.clone(),
            None => s.clockwise_from(s.speaker).collect(),
        },
        Phase::Agenda => {
            let speaker = s.seats().filter(|seat| *seat == s.speaker);
            s.others_clockwise(s.speaker).chain(speaker).collect()
        }
    }
}

fn sheet(s: &State, seat: Seat, eyes: Eyes) -> Sheet {
    let player = &s.players[seat];
    let seen = player.secrets.known_by(eyes).into_iter().flatten();
    // Before it is drafted, what a faction has is nobody's.
    let faction = s.draft.as_ref().map_or(Some(player.faction), |draft| draft.picks[seat].faction);
    let commodity_value = if s.draft.is_some() { 0 } else { crate::economy::trade_goods::commodity_value(s, seat) };
    Sheet {
        faction,
        victory_points: player.victory_points,
        tactic: player.tactic,
        fleet: player.fleet,
        strategy: player.strategy,
        tokens_left: s.tokens_left(seat),
        trade_goods: player.trade_goods,
        commodities: player.commodities,
        commodity_value,
        technologies: player.technologies.clone(),
        returning: player.returning,
        passed: player.passed,
        exhausted_technologies: player.exhausted_technologies.clone(),
        assimilated: player.assimilated.clone(),
        action_cards: Hand::of(&player.action_cards, eyes),
        notes: Hand::of_pile(&player.notes, eyes),
        play_area: player.play_area.clone(),
        secrets: Hand::of(&player.secrets, eyes),
        secret_progress: seen.filter_map(|secret| Some((*secret, secret_objectives::progress(s, seat, *secret)?))).collect(),
        may_score: objectives::controls_home(s, seat),
        votes: voting::votes_available(s, seat),
        scored_secrets: player.scored_secrets.clone(),
        agendas: Hand::of(&player.agendas, eyes),
        eliminated: player.eliminated.is_some(),
    }
}
