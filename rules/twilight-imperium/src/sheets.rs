//! The tables beside the board: the players' sheets, the public objectives, the table.

use crate::components::StrategyCardId;
use crate::messages::Word;
use crate::objectives;
use crate::scene::list;
use crate::view::{Sheet, View};
use sternpost_core::scene::Panel;
use sternpost_core::{Message, Place, Seat, Text};

/// All of them.
pub fn panels(view: &View) -> Vec<Panel> {
    let mut panels = vec![table(view), public_objectives(view)];
    panels.extend(view.players.iter().map(|(seat, player)| sheet(view, seat, player)));
    panels
}

fn table(view: &View) -> Panel {
    let mut rows = vec![
        (Word::RoundRow.text(), Word::Round { round: view.round }.text()),
        (Word::Speaker.text(), Word::Name { seat: view.speaker }.text()),
    ];
    if let Some(seat) = view.active_player {
        rows.push((Word::ActivePlayer.text(), Word::Name { seat }.text()));
    }
    let passed: Vec<Text> = view.players.iter().filter(|(_, player)| player.passed).map(|(seat, _)| Word::Name { seat }.text()).collect();
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
    Panel { id: Place::from("table"), title: Word::Table.text(), owner: None, rows }
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
    let count = u32::try_from(view.objectives_face_down).expect("few objectives");
    rows.push((Word::FaceDownObjectives.text(), Word::FaceDown { count }.text()));
    Panel { id: Place::from("objectives"), title: Word::Objectives.text(), owner: None, rows }
}

fn sheet(view: &View, seat: Seat, player: &Sheet) -> Panel {
    let cards: Vec<StrategyCardId> = view.strategy_cards.iter().filter(|(_, card)| card.holder == Some(seat)).map(|(id, _)| *id).collect();
    let planets = view.planets.iter().filter(|(_, card)| card.controller == Some(seat)).map(|(planet, card)| {
        let (resources, influence) = (planet.card().resources, planet.card().influence);
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
    rows.push((Word::Technologies.text(), list(player.technologies.iter().map(|technology| technology.name()))));
    Panel { id: Place(format!("sheet-{seat}")), title: Word::Sheet { faction: player.faction }.text(), owner: Some(seat), rows }
}
