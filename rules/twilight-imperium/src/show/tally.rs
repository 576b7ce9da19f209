//! How everybody stands: points, tokens, goods, cards, planets and ships seat by seat, and how near each is to the objectives.
//!
//! Made of a view. The objectives a player holds in secret are in it for that player's eyes alone.

use crate::cards::agendas;
use crate::cards::card_texts;
use crate::cards::objectives::{self, Progress as Counted};
use crate::cards::secret_objectives;
use crate::components::ObjectiveId;
use crate::position::state::Phase;
use crate::prelude::*;
use crate::show::draft_scene::DraftView;
use crate::show::view::{Sheet, View};
use sternpost_show::Tally;
use sternpost_show::tally::{Cell, Column, Fact, Goal, Progress, SeatMark, Thing, Weight};

messages! {
    "tally";
    /// The short signs over columns and on seats, and what only this table says.
    pub enum Sign {
        Round { round: u32 },
        PhaseSetup,
        PhaseStrategy,
        PhaseAction,
        PhaseStatus,
        PhaseAgenda,
        Points,
        Tactic,
        TacticPool,
        Fleet,
        FleetPool,
        Strategy,
        StrategyPool,
        TradeGoods,
        TradeGoodsOf,
        Commodities,
        CommoditiesOf,
        Cards,
        ActionCards,
        Secrets,
        Notes,
        Planets,
        Resources,
        ResourcesReady,
        Influence,
        InfluenceReady,
        Votes,
        VotesReady,
        Technologies,
        Ships,
        ShipsOnBoard,
        GroundForces,
        GroundForcesOnBoard,
        ScoredSecrets,
        Faction,
        FactionOf,
        Used,
        Speaker,
        Active,
        Passed,
        Out,
        OutOfTheGame,
        Zero,
        ZeroToken,
        Worth { points: u32 },
        Slice,
        SliceOf,
        Place,
        PlaceOf,
    }
}

/// Everything of it.
pub fn tally(view: &View) -> Tally {
    Tally { facts: facts(view), order: view.order.clone(), columns: columns(view), marks: marks(view), goals: goals(view) }
}

fn facts(view: &View) -> Vec<Fact> {
    let phase = match view.phase {
        Phase::Setup => Sign::PhaseSetup,
        Phase::Strategy => Sign::PhaseStrategy,
        Phase::Action => Sign::PhaseAction,
        Phase::Status => Sign::PhaseStatus,
        Phase::Agenda => Sign::PhaseAgenda,
    };
    // While the table is laid no round has begun.
    let round = (view.round > 0).then(|| Fact::new("round", Sign::Round { round: view.round }.text()));
    let agenda = view.underway.vote.as_ref().map(|vote| Fact::new("agenda", Word::UnderVote { agenda: vote.agenda }.text()));
    round.into_iter().chain([Fact::new("phase", phase.text())]).chain(agenda).collect()
}

/// What is counted of one seat.
struct Row<'v> {
    view: &'v View,
    seat: Seat,
    player: &'v Sheet,
}

impl Row<'_> {
    fn planets(&self) -> impl Iterator<Item = (PlanetId, bool)> + '_ {
        let own = self.view.planets.iter().filter(|(_, card)| card.controller == Some(self.seat));
        own.map(|(planet, card)| (*planet, card.exhausted))
    }

    /// What ready planets yield, of what all of them do (LRR 26, 65).
    fn ready(&self, worth: impl Fn(PlanetId) -> u32) -> Cell {
        let sum =
            |only_ready: bool| self.planets().filter(|(_, exhausted)| !(only_ready && *exhausted)).map(|(planet, _)| worth(planet)).sum();
        Cell::of(sum(true), sum(false))
    }

    fn resources(&self) -> Cell {
        self.ready(|planet| planet.card().resources + agendas::adds(&self.view.laws, planet).0)
    }

    fn influence(&self) -> Cell {
        self.ready(|planet| planet.card().influence + agendas::adds(&self.view.laws, planet).1)
    }

    fn strategy_cards(&self) -> Cell {
        let own = self.view.strategy_cards.iter().filter(|(_, card)| card.holder == Some(self.seat));
        let thing = |(card, state): (&StrategyCardId, &crate::position::state::StrategyCard)| {
            let thing = Thing::new(card.name());
            if state.exhausted { thing.used(Sign::Used.text()) } else { thing }
        };
        Cell::Things { things: own.map(thing).collect() }
    }

    fn ships(&self) -> Cell {
        let in_space = self.view.systems.values().filter_map(|system| system.space.get(&self.seat));
        Cell::count(in_space.map(crate::board::units::Units::ships).sum())
    }

    fn ground_forces(&self) -> Cell {
        let in_space = self.view.systems.values().filter_map(|system| system.space.get(&self.seat));
        let on_planets = self.view.planets.values().filter_map(|planet| planet.units.get(&self.seat));
        Cell::count(in_space.chain(on_planets).map(crate::board::units::Units::ground_forces).sum())
    }
}

fn number(count: usize) -> Cell {
    Cell::count(u32::try_from(count).expect("nobody has many of anything"))
}

fn columns(view: &View) -> Vec<Column> {
    use Weight::{Minor, Score, Usual};
    if let Some(draft) = &view.draft {
        return drafted(view, draft);
    }
    // While there is a vote, votes are what matters.
    let votes = if view.underway.vote.is_some() { Usual } else { Minor };
    let column = |id: &'static str, sign: &Sign, label: Text, weight: Weight, cell: &dyn Fn(&Row<'_>) -> Cell| {
        let cell = |(seat, player): (Seat, &Sheet)| if player.eliminated { Cell::Nothing } else { cell(&Row { view, seat, player }) };
        Column { id: id.into(), sign: sign.text(), label, weight, cells: view.players.iter().map(cell).collect() }
    };
    vec![
        column("points", &Sign::Points, Word::VictoryPoints.text(), Score, &|row| Cell::of(row.player.victory_points, view.target)),
        column("tactic", &Sign::Tactic, Sign::TacticPool.text(), Usual, &|row| Cell::count(row.player.tactic)),
        column("fleet", &Sign::Fleet, Sign::FleetPool.text(), Usual, &|row| Cell::count(row.player.fleet)),
        column("strategy", &Sign::Strategy, Sign::StrategyPool.text(), Usual, &|row| Cell::count(row.player.strategy)),
        column("trade-goods", &Sign::TradeGoods, Sign::TradeGoodsOf.text(), Usual, &|row| Cell::count(row.player.trade_goods)),
        column("commodities", &Sign::Commodities, Sign::CommoditiesOf.text(), Usual, &|row| {
            Cell::of(row.player.commodities, row.player.commodity_value)
        }),
        column("resources", &Sign::Resources, Sign::ResourcesReady.text(), Usual, &|row| row.resources()),
        column("influence", &Sign::Influence, Sign::InfluenceReady.text(), Usual, &|row| row.influence()),
        column("votes", &Sign::Votes, Sign::VotesReady.text(), votes, &|row| Cell::count(row.player.votes)),
        column("planets", &Sign::Planets, Word::Planets.text(), Usual, &|row| number(row.planets().count())),
        column("ships", &Sign::Ships, Sign::ShipsOnBoard.text(), Usual, &|row| row.ships()),
        column("technologies", &Sign::Technologies, Word::Technologies.text(), Usual, &|row| number(row.player.technologies.len())),
        column("action-cards", &Sign::ActionCards, Word::ActionCards.text(), Usual, &|row| number(row.player.action_cards.count)),
        column("strategy-cards", &Sign::Cards, Word::Cards.text(), Usual, &|row| row.strategy_cards()),
        column("secrets", &Sign::Secrets, Word::Secrets.text(), Minor, &|row| number(row.player.secrets.count)),
        column("scored-secrets", &Sign::ScoredSecrets, Word::ScoredSecrets.text(), Minor, &|row| number(row.player.scored_secrets.len())),
        column("notes", &Sign::Notes, Word::Notes.text(), Minor, &|row| number(row.player.notes.count)),
        column("ground-forces", &Sign::GroundForces, Sign::GroundForcesOnBoard.text(), Minor, &|row| row.ground_forces()),
        column("faction", &Sign::Faction, Sign::FactionOf.text(), Minor, &|row| Cell::Things {
            things: row.player.faction.map(|faction| Thing::new(faction.name())).into_iter().collect(),
        }),
    ]
}

/// While there is a draft, what everybody has drafted is all there is.
fn drafted(view: &View, draft: &DraftView) -> Vec<Column> {
    let column = |id: &'static str, sign: &Sign, label: &Sign, drafted: &dyn Fn(Seat) -> Option<Text>| {
        let cell = |seat: Seat| Cell::Things { things: drafted(seat).map(Thing::new).into_iter().collect() };
        Column {
            id: id.into(),
            sign: sign.text(),
            label: label.text(),
            weight: Weight::Usual,
            cells: view.players.seats().map(cell).collect(),
        }
    };
    let place = |place: u8| if place == 1 { Word::SpeakersPlace.text() } else { Word::PlaceInOrder { place }.text() };
    vec![
        column("faction", &Sign::Faction, &Sign::FactionOf, &|seat| draft.faction_of(seat).map(|faction| faction.name())),
        column("slice", &Sign::Slice, &Sign::SliceOf, &|seat| draft.slice_of(seat).map(|slice| Word::Slice { slice }.text())),
        column("place", &Sign::Place, &Sign::PlaceOf, &|seat| draft.place_of(seat).map(place)),
    ]
}

fn marks(view: &View) -> Vec<SeatMark> {
    let mark = |id: &'static str, sign: &Sign, label: Text, seats: Vec<Seat>| SeatMark { id: id.into(), sign: sign.text(), label, seats };
    let of = |fits: &dyn Fn(&Sheet) -> bool| view.players.iter().filter(|(_, player)| fits(player)).map(|(seat, _)| seat).collect();
    // Who has passed is of the action phase (LRR 5.3); afterwards it means nothing, although it is known until the next one.
    let has_passed = |player: &Sheet| view.phase == Phase::Action && player.passed && !player.eliminated;
    let active = view.draft.as_ref().map_or(view.active_player, |draft| draft.turn);
    let speaker = view.draft.as_ref().map_or(Some(view.speaker), |draft| draft.places[0].seat);
    let marks = [
        mark("active", &Sign::Active, Word::ActivePlayer.text(), active.into_iter().collect()),
        mark("speaker", &Sign::Speaker, Word::Speaker.text(), speaker.into_iter().collect()),
        mark("passed", &Sign::Passed, Word::Passed.text(), of(&has_passed)),
        mark("zero", &Sign::Zero, Sign::ZeroToken.text(), view.zero_token.into_iter().collect()),
        mark("out", &Sign::Out, Sign::OutOfTheGame.text(), of(&|player| player.eliminated)),
    ];
    marks.into_iter().filter(|mark| !mark.seats.is_empty()).collect()
}

/// The public objectives, what was made public, and the secrets of whose eyes these are (LRR 12).
fn goals(view: &View) -> Vec<Goal> {
    let public = view.objectives.iter().map(|(objective, scored)| public_goal(view, *objective, scored));
    let leaked = view.leaked.iter().map(|(secret, scored)| leaked_goal(view, *secret, scored));
    let own = view.eyes.seat().into_iter().flat_map(|seat| {
        let held = view.players[seat].secrets.cards.iter().flatten();
        held.map(move |secret| own_goal(view, seat, *secret))
    });
    public.chain(leaked).chain(own).collect()
}

fn public_goal(view: &View, objective: ObjectiveId, scored: &BTreeSet<Seat>) -> Goal {
    let progress = &view.progress[&objective];
    Goal {
        id: format!("objective-{objective}").into(),
        title: objective.name(),
        says: Some(objectives::text(objective)),
        worth: Sign::Worth { points: objective.card().points }.text(),
        owner: None,
        seats: each(view, scored, |seat| Some(progress[seat])),
    }
}

fn leaked_goal(view: &View, secret: SecretObjectiveId, scored: &BTreeSet<Seat>) -> Goal {
    let progress = view.leaked_progress.get(&secret);
    Goal { owner: None, ..secret_goal(secret, each(view, scored, |seat| progress.map(|progress| progress[seat]))) }
}

fn own_goal(view: &View, own: Seat, secret: SecretObjectiveId) -> Goal {
    let progress = view.players[own].secret_progress.get(&secret).copied();
    let seats = each(view, &BTreeSet::new(), |seat| progress.filter(|_| seat == own));
    Goal { owner: Some(own), ..secret_goal(secret, seats) }
}

fn secret_goal(secret: SecretObjectiveId, seats: BySeat<Progress>) -> Goal {
    let worth = Sign::Worth { points: secret_objectives::POINTS }.text();
    let id = format!("secret-objective-{secret}").into();
    Goal { id, title: secret.name(), says: Some(card_texts::of_secret(secret)), worth, owner: None, seats }
}

/// How near each seat is; who does not hold the whole home system scores nothing, whatever is met (LRR 12.16).
fn each(view: &View, scored: &BTreeSet<Seat>, counted: impl Fn(Seat) -> Option<Counted>) -> BySeat<Progress> {
    let progress = |(seat, player): (Seat, &Sheet)| match counted(seat) {
        _ if scored.contains(&seat) => Progress::DONE,
        Some(Counted { have, need }) if !player.eliminated => {
            let progress = Progress::toward(have, need);
            if player.may_score { progress } else { progress.held_back() }
        }
        Some(_) | None => Progress::default(),
    };
    view.players.iter().map(progress).collect()
}
