//! The tables beside the board: the same in short, for pages, and what no place on the board shows.

use super::boards;
use super::leaders;
use super::words::Label;
use crate::components::{CourtCardId, Resource};
use crate::show::view::{CourtView, MarkerView, PlayerView, View};
use crate::words::{Word, card_list};
use sternpost_core::{Message as _, Place, Seat, Text};
use sternpost_show::scene::{Panel, Row};

pub(super) fn panels(view: &View) -> Vec<Panel> {
    let mut panels = vec![round(view), ambitions(view), court(view)];
    panels.extend(leaders::draft_panel(view));
    panels.extend(view.players.iter().map(|(seat, player)| of_player(seat, player)));
    panels.push(supply(view));
    panels
}

fn number(n: u32) -> Text {
    Word::Number { n }.text()
}

fn names(names: Vec<Text>) -> Text {
    Word::Names { names }.text()
}

fn row(name: Text, value: Text) -> Row {
    Row::from((name, value))
}

fn round(view: &View) -> Panel {
    let table = || Place::from("table");
    let mut rows = vec![
        row(Word::Chapter.text(), number(u32::from(view.chapter))).of(table()),
        row(Word::Initiative.text(), Word::Player { seat: view.initiative }.text()).of(boards::place(view.initiative)),
    ];
    if let Some(lead) = &view.lead {
        let card = Word::Card { suit: lead.card.suit, number: lead.card.number };
        let zeroed = Word::Zeroed { suit: lead.card.suit, number: lead.card.number };
        rows.push(row(Word::Lead.text(), if lead.number == 0 { zeroed.text() } else { card.text() }).of(table()));
    }
    Panel { id: Place::from("round"), title: Word::Round.text(), owner: None, rows }
}

fn ambitions(view: &View) -> Panel {
    let of = |marker: &MarkerView| {
        let name = marker.on.map_or_else(|| Word::Available.text(), |ambition| ambition.name());
        row(name, Word::Worth { first: marker.first, second: marker.second }.text()).of(Place::from("ambition-boxes"))
    };
    Panel { id: Place::from("ambitions"), title: Word::Ambitions.text(), owner: None, rows: view.markers.iter().map(of).collect() }
}

fn court(view: &View) -> Panel {
    let of = |place: &CourtView| {
        let agents = place.agents.iter().filter(|(_, count)| **count > 0);
        let of = agents.map(|(seat, count)| Word::AgentsOf { seat, count: *count }.text()).collect();
        row(place.card.name(), Word::Agents { of }.text()).of(Place::from("court-row"))
    };
    Panel { id: Place::from("court"), title: Word::Court.text(), owner: None, rows: view.court.iter().flatten().map(of).collect() }
}

fn of_player(seat: Seat, player: &PlayerView) -> Panel {
    let hand = player.hand.as_ref().map(|cards| names(card_list(cards)));
    let hand = hand.unwrap_or_else(|| number(u32::try_from(player.cards).expect("a hand is small")));
    let captives: u32 = player.captives.iter().map(|(_, count)| u32::from(*count)).sum();
    let trophies: u32 = player.trophies.iter().map(|(_, trophies)| u32::from(trophies.count())).sum();
    let tokens =
        player.slots.iter().chain(&player.card_slots).flatten().chain(&player.gained).map(|resource: &Resource| resource.name()).collect();
    let on_board = [
        (Word::Power.text(), number(player.power)),
        (Word::Hand.text(), hand),
        (Word::Tokens.text(), names(tokens)),
        (Word::Guild.text(), names(player.guild.iter().map(|card: &CourtCardId| card.name()).collect())),
        (Word::Captives.text(), number(captives)),
        (Word::Trophies.text(), number(trophies)),
        (Word::Outraged.text(), names(player.outrage.iter().map(|resource| resource.name()).collect())),
    ];
    let PlayerView { ships, cities, starports, agents, .. } = *player;
    let left = row(Label::PiecesLeft.text(), Label::Left { ships, cities, starports, agents }.text());
    let rows = on_board
        .into_iter()
        .chain(leaders::rows(player))
        .map(|(name, value)| row(name, value).of(boards::place(seat)))
        .chain([left])
        .collect();
    Panel { id: Place::from(format!("player-{seat}")), title: Label::BoardOf { colour: player.colour }.text(), owner: Some(seat), rows }
}

/// ARCS-COMP-05: tokens that nobody has.
fn supply(view: &View) -> Panel {
    let left = view.supply.iter().map(|(resource, count)| Label::InSupply { resource: *resource, count: *count }.text());
    let rows = vec![row(Word::Tokens.text(), names(left.collect()))];
    Panel { id: Place::from("supply"), title: Label::Supply.text(), owner: None, rows }
}
