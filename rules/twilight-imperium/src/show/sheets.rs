//! The tables beside the board: the players' sheets, the public objectives, the table.

use crate::cards::agendas::{self, Outcome};
use crate::cards::card_texts;
use crate::cards::objectives;
use crate::cards::promissory_notes::NoteId;
use crate::cards::secret_objectives;
use crate::position::state::Phase;
use crate::prelude::*;
use crate::show::draft_scene;
use crate::show::scene::list;
use crate::show::view::{Hand, Sheet, View, Voting};
use sternpost_core::{Eyes, Message, Place, ToArg as _};
use sternpost_show::scene::{Panel, Row};

/// All of them.
pub fn panels(view: &View) -> Vec<Panel> {
    if let Some(draft) = &view.draft {
        return draft_scene::panels(view, draft);
    }
    let mut panels: Vec<Panel> = agenda(view).into_iter().chain([table(view), public_objectives(view)]).collect();
    panels.extend(common_cards(view));
    for (seat, player) in view.players.iter() {
        panels.push(sheet(view, seat, player));
        panels.extend(own_hand(seat, player));
        if view.eyes == Eyes::Seat(seat) && !player.eliminated {
            panels.push(technology_deck(seat, player));
        }
    }
    panels
}

/// So many outcomes are listed although nobody has voted for them: more than there are players.
const FEW: usize = 8;

/// The agenda that is voted on: what it says, the votes so far, what was predicted, and who does not vote (LRR 2.12, 2.16, 2.22).
fn agenda(view: &View) -> Option<Panel> {
    let (vote, Voting { outcomes, without_votes }) = view.underway.vote.as_ref().zip(view.voting.as_ref())?;
    let mut rows = vec![(vote.agenda.name(), agendas::text_of(vote.agenda))];
    let has_votes = |outcome: &Outcome| vote.cast.values().any(|(of, _)| of == outcome);
    for outcome in outcomes.iter().filter(|outcome| outcomes.len() <= FEW || has_votes(outcome)) {
        let cast = || vote.cast.iter().filter(|(_, (of, _))| of == outcome).map(|(seat, (_, count))| (*seat, *count));
        let seats: Vec<Arg> = cast().map(|(seat, count)| Word::VotesBy { seat, count }.text().to_arg()).collect();
        let count = cast().map(|(_, count)| count).sum();
        let votes = if seats.is_empty() { Word::NoVotesYet } else { Word::VotesCast { count, seats } };
        rows.push((Word::VotesFor { outcome: outcome.clone() }.text(), votes.text()));
    }
    let predicted = vote.predictions.iter().map(|prediction| {
        let (seat, outcome) = (prediction.seat, prediction.outcome.clone());
        let word = prediction.card.map(|card| Word::PredictionWith { seat, outcome: outcome.clone(), card });
        word.unwrap_or(Word::PredictionOf { seat, outcome }).text()
    });
    rows.extend(open(Word::Predictions, predicted.collect()));
    let silent = without_votes.iter().map(|(seat, why)| Word::NotVotingBecause { seat: *seat, why: why.text() }.text());
    rows.extend(open(Word::NotVoting, silent.collect()));
    if let Some(outcome) = &vote.outcome {
        rows.push((Word::OutcomeDecided.text(), outcome.text()));
    }
    Some(Panel { id: Place::from("agenda"), title: Word::UnderVote { agenda: vote.agenda }.text(), owner: None, rows: Row::each(rows) })
}

fn table(view: &View) -> Panel {
    let mut rows = vec![
        (Word::RoundRow.text(), Word::Round { round: view.round }.text()),
        (Word::Speaker.text(), Word::Name { seat: view.speaker }.text()),
    ];
    if let Some(seat) = view.active_player {
        rows.push((Word::ActivePlayer.text(), Word::Name { seat }.text()));
    }
    let has_passed = |player: &Sheet| view.phase == Phase::Action && player.passed;
    let passed: Vec<Text> =
        view.players.iter().filter(|(_, player)| has_passed(player)).map(|(seat, _)| Word::Name { seat }.text()).collect();
    if !passed.is_empty() {
        rows.push((Word::Passed.text(), list(passed)));
    }
    for (card, state) in &view.strategy_cards {
        let value = match (state.holder, state.exhausted) {
            (Some(seat), true) => Word::CardUsed { seat },
            (Some(seat), false) => Word::CardHeld { seat },
            (None, _) if state.trade_goods > 0 => Word::CardWithTradeGoods { count: state.trade_goods },
            (None, _) => Word::CardFree,
        };
        rows.push((Word::CardRow { card: *card }.text(), value.text()));
    }
    Panel { id: Place::from("table"), title: Word::Table.text(), owner: None, rows: Row::each(rows) }
}

fn public_objectives(view: &View) -> Panel {
    let mut rows: Vec<(Text, Text)> = view
        .objectives
        .iter()
        .map(|(objective, seats)| {
            let name = Word::ObjectiveRow { text: objectives::text(*objective), points: objective.card().points }.text();
            let by = if seats.is_empty() { Word::NotScored } else { Word::ScoredBy { seats: seats.iter().copied().collect() } };
            (name, by.text())
        })
        .collect();
    rows.extend(view.leaked.iter().map(|(secret, seats)| {
        let name = Word::ObjectiveRow { text: card_texts::of_secret(*secret), points: secret_objectives::POINTS }.text();
        (name, Word::ScoredBy { seats: seats.iter().copied().collect() }.text())
    }));
    let count = u32::try_from(view.objectives_face_down).expect("few objectives");
    rows.push((Word::FaceDownObjectives.text(), Word::FaceDown { count }.text()));
    Panel { id: Place::from("objectives"), title: Word::Objectives.text(), owner: None, rows: Row::each(rows) }
}

fn sheet(view: &View, seat: Seat, player: &Sheet) -> Panel {
    let cards: Vec<StrategyCardId> = view.strategy_cards.iter().filter(|(_, card)| card.holder == Some(seat)).map(|(id, _)| *id).collect();
    let planets = view.planets.iter().filter(|(_, card)| card.controller == Some(seat)).map(|(planet, card)| {
        let (more_resources, more_influence) = agendas::adds(&view.laws, *planet);
        let (resources, influence) = (planet.card().resources + more_resources, planet.card().influence + more_influence);
        let planet = *planet;
        if card.exhausted {
            Word::PlanetRowExhausted { planet, resources, influence }.text()
        } else {
            Word::PlanetRow { planet, resources, influence }.text()
        }
    });
    let pools = Word::TokenPools { tactic: player.tactic, fleet: player.fleet, strategy: player.strategy };
    let goods = Word::Goods { trade_goods: player.trade_goods, commodities: player.commodities, most: player.commodity_value };
    let mut rows = vec![
        (Word::VictoryPoints.text(), Word::OutOf { number: player.victory_points, total: view.target }.text()),
        (Word::Tokens.text(), pools.text()),
        (Word::GoodsRow.text(), goods.text()),
    ];
    if !cards.is_empty() {
        rows.push((Word::Cards.text(), list(cards.into_iter().map(StrategyCardId::name))));
    }
    rows.push((Word::Planets.text(), list(planets)));
    let technologies = player.technologies.iter().map(|technology| {
        let technology = *technology;
        match player.assimilated.get(&technology) {
            Some((seat, copied)) => Word::TechnologyRowCopied { technology, copied: *copied, seat: *seat }.text(),
            None if player.exhausted_technologies.contains(&technology) => Word::TechnologyRowExhausted { technology }.text(),
            None => technology.name(),
        }
    });
    rows.push((Word::Technologies.text(), list(technologies)));
    rows.extend(cards_of(view, seat, player));
    if player.eliminated {
        rows = vec![(Word::LeftTheGame.text(), Word::Name { seat }.text())];
    }
    Panel {
        id: Place::from(format!("sheet-{seat}")),
        title: player.faction.map_or_else(|| Word::Name { seat }.text(), |faction| Word::Sheet { faction }.text()),
        owner: Some(seat),
        rows: Row::each(rows),
    }
}

/// The cards in a player's hand with what they do, for the player alone.
fn own_hand(seat: Seat, player: &Sheet) -> Option<Panel> {
    let cards = player.action_cards.cards.iter().flatten();
    let notes = player.notes.cards.iter().flatten();
    let secrets = player.secrets.cards.iter().flatten();
    // A card that is held twice is explained once.
    let cards: BTreeSet<_> = cards.copied().collect();
    let mut rows: Vec<(Text, Text)> = cards.into_iter().map(|card| (card.name(), card_texts::of_action_card(card))).collect();
    // The own ones are of use in other hands only.
    let foreign = notes.filter(|note| note.owner != seat);
    rows.extend(foreign.map(|note| (Word::NoteOf { note: note.kind, seat: note.owner }.text(), card_texts::of_note(note.kind))));
    rows.extend(secrets.map(|secret| (secret.name(), card_texts::of_secret(*secret))));
    let id = Place::from(format!("hand-{seat}"));
    (!rows.is_empty()).then(|| Panel { id, title: Word::InHand.text(), owner: Some(seat), rows: Row::each(rows) })
}

/// What is left in the player's technology deck (LRR 80.4), with the prerequisites (LRR 80.12a), for the player alone.
fn technology_deck(seat: Seat, player: &Sheet) -> Panel {
    let own = |t: &&TechnologyId| {
        t.card().faction.is_none_or(|faction| Some(faction) == player.faction)
            && player.faction.is_none_or(|faction| !research::is_replaced(faction, **t))
    };
    let left = TechnologyId::ALL.iter().filter(own).filter(|t| !player.technologies.contains(t));
    let row = |technology: &TechnologyId| (technology.name(), research::needs(*technology));
    // Nobody's in the sense of the page: it lies closed until it is wanted.
    Panel {
        id: Place::from(format!("technology-deck-{seat}")),
        title: Word::TechnologyDeck.text(),
        owner: None,
        rows: Row::each(left.map(row)),
    }
}

/// Cards in hand and before the player; of hidden ones others learn the number only, and which they have seen.
fn cards_of(view: &View, seat: Seat, player: &Sheet) -> Vec<(Text, Text)> {
    let note = |note: &NoteId| Word::NoteOf { note: note.kind, seat: note.owner }.text();
    let mut rows = vec![
        hand(Word::ActionCards, &player.action_cards, |card| card.name()),
        hand(Word::Notes, &player.notes, note),
        open(Word::PlayArea, player.play_area.iter().map(note).collect()),
        hand(Word::Secrets, &player.secrets, |secret| secret.name()),
        open(Word::ScoredSecrets, player.scored_secrets.iter().map(|secret| secret.name()).collect()),
    ];
    let laws = view.laws.iter().filter(|law| law.owner == Some(seat)).map(|law| law.agenda.name());
    rows.push(open(Word::Laws, laws.collect()));
    rows.into_iter().flatten().collect()
}

/// Open cards, if there are any.
fn open(title: Word, names: Vec<Text>) -> Option<(Text, Text)> {
    (!names.is_empty()).then(|| (title.text(), list(names)))
}

/// Hidden cards, if there are any.
fn hand<C>(title: Word, hand: &Hand<C>, name: impl Fn(&C) -> Text) -> Option<(Text, Text)> {
    let count = u32::try_from(hand.count).expect("few cards");
    let value = match &hand.cards {
        _ if count == 0 => return None,
        Some(cards) => list(cards.iter().map(name)),
        None if hand.seen.is_empty() => Word::HiddenCards { count }.text(),
        None => Word::HiddenCardsAmong { count, seen: list(hand.seen.iter().map(name)) }.text(),
    };
    Some((title.text(), value))
}

/// The laws in play, and how the decks stand.
fn common_cards(view: &View) -> Option<Panel> {
    let mut rows: Vec<(Text, Text)> = vec![];
    for law in &view.laws {
        let at = match (law.planet, law.owner) {
            (Some(planet), _) => Word::AttachedTo { planet },
            (None, Some(seat)) => Word::Name { seat },
            (None, None) => Word::CommonArea,
        };
        rows.push((law.agenda.name(), Word::LawRow { at: at.text(), text: agendas::text_of(law.agenda) }.text()));
    }
    let mut pile = |title: Word, cards: usize, discarded: usize| {
        if cards + discarded > 0 {
            let number = |n: usize| u32::try_from(n).expect("few cards");
            rows.push((title.text(), Word::Pile { count: number(cards), discarded: number(discarded) }.text()));
        }
    };
    pile(Word::ActionDeck, view.action_deck, view.action_discard.len());
    pile(Word::AgendaDeck, view.agenda_deck, view.agenda_discard.len());
    if !view.seen_agendas.is_empty() {
        let seen = |(place, agenda): (&u32, &AgendaId)| Word::SeenAt { place: *place, card: agenda.name() }.text();
        rows.push((Word::SeenAgendas.text(), list(view.seen_agendas.iter().map(seen))));
    }
    (!rows.is_empty()).then(|| Panel {
        id: Place::from("common-cards"),
        title: Word::CommonCards.text(),
        owner: None,
        rows: Row::each(rows),
    })
}
