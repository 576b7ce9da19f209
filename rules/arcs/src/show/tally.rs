//! How everybody stands: Power, hands, resources, what is in reserve, and the ambitions seat by seat.

use super::scene::words::Label;
use super::view::{PlayerView, View};
use crate::prelude::*;
use sternpost_show::Tally;
use sternpost_show::tally::{Cell, Column, Fact, Goal, Near, Progress, SeatMark, Thing, Weight};

messages! {
    "tally";
    /// Short signs over columns and on seats, and what only this table says.
    pub enum Sign {
        Power,
        Hand,
        Resources,
        Guild,
        Captives,
        Trophies,
        Ships,
        Agents,
        Cities,
        Starports,
        Outrage,
        Leader,
        Lore,
        Initiative,
        Active,
        ShipsLeft,
        AgentsLeft,
        CitiesLeft,
        StarportsLeft,
        Takes,
        Leading { card: Text },
        Worth { of: Vec<Text> },
        NotDeclared,
        Counts { ambition: Ambition },
    }
}

/// Everything of it.
pub fn tally(view: &View) -> Tally {
    Tally {
        facts: facts(view),
        order: view.players.clockwise_from(view.initiative).collect(),
        columns: columns(view),
        marks: marks(view),
        goals: Ambition::ALL.iter().map(|ambition| goal(view, *ambition)).collect(),
    }
}

fn facts(view: &View) -> Vec<Fact> {
    let chapter = view.chapter;
    let when = match view.round {
        _ if view.draft.is_some() => Word::Draft.text(),
        // While hands are exchanged no round has begun.
        Some(0) => Label::ChapterOnly { chapter }.text(),
        Some(round) => Label::ChapterAndRound { chapter, round }.text(),
        None => Label::ChapterAndRoundInAll { chapter, round: view.rounds_in_all }.text(),
    };
    let lead = view.lead.as_ref().map(|lead| {
        let (suit, number) = (lead.card.suit, lead.card.number);
        let card = if lead.number == 0 { Word::Zeroed { suit, number }.text() } else { Word::Card { suit, number }.text() };
        Fact::new("lead", Sign::Leading { card }.text())
    });
    std::iter::once(Fact::new("when", when)).chain(lead).collect()
}

fn columns(view: &View) -> Vec<Column> {
    let column = |id: &'static str, (sign, label): (Sign, Text), weight: Weight, cell: &dyn Fn(&PlayerView) -> Cell| Column {
        id: id.into(),
        sign: sign.text(),
        label,
        weight,
        cells: view.players.iter().map(|(_, player)| cell(player)).collect(),
    };
    let number = |count: u8| Cell::count(u32::from(count));
    let mut columns = vec![
        column("power", (Sign::Power, Word::Power.text()), Weight::Score, &|player| Cell::of(player.power, view.threshold)),
        column("hand", (Sign::Hand, Word::Hand.text()), Weight::Usual, &|player| {
            Cell::count(u32::try_from(player.cards).expect("a hand is small"))
        }),
        column("resources", (Sign::Resources, Word::Tokens.text()), Weight::Usual, &|player| {
            let tokens = player.slots.iter().chain(&player.card_slots).flatten().chain(&player.gained);
            things(tokens.map(|resource| resource.name()))
        }),
        column("captives", (Sign::Captives, Word::Captives.text()), Weight::Usual, &|player| {
            number(player.captives.iter().map(|(_, count)| *count).sum())
        }),
        column("trophies", (Sign::Trophies, Word::Trophies.text()), Weight::Usual, &|player| {
            number(player.trophies.iter().map(|(_, trophies)| trophies.count()).sum())
        }),
        column("agents", (Sign::Agents, Sign::AgentsLeft.text()), Weight::Usual, &|player| number(player.agents)),
        column("ships", (Sign::Ships, Sign::ShipsLeft.text()), Weight::Usual, &|player| number(player.ships)),
        column("cities", (Sign::Cities, Sign::CitiesLeft.text()), Weight::Minor, &|player| number(player.cities)),
        column("starports", (Sign::Starports, Sign::StarportsLeft.text()), Weight::Minor, &|player| number(player.starports)),
        column("guild", (Sign::Guild, Word::Guild.text()), Weight::Minor, &|player| things(player.guild.iter().map(|card| card.name()))),
        column("outrage", (Sign::Outrage, Word::Outraged.text()), Weight::Minor, &|player| {
            things(player.outrage.iter().map(|resource| resource.name()))
        }),
    ];
    if view.players.iter().any(|(_, player)| player.leader.is_some() || !player.lore.is_empty()) {
        columns.push(column("leader", (Sign::Leader, Word::Leader.text()), Weight::Minor, &|player| {
            things(player.leader.iter().map(|leader| leader.name()))
        }));
        columns.push(column("lore", (Sign::Lore, Word::Lore.text()), Weight::Minor, &|player| {
            things(player.lore.iter().map(|lore| lore.name()))
        }));
    }
    columns
}

fn things(labels: impl Iterator<Item = Text>) -> Cell {
    Cell::Things { things: labels.map(Thing::new).collect() }
}

fn marks(view: &View) -> Vec<SeatMark> {
    let (sign, label) = (Sign::Initiative.text(), Word::Initiative.text());
    let initiative = SeatMark { id: "initiative".into(), sign, label, seats: vec![view.initiative] };
    let active = view.turn.as_ref().map(|turn| {
        let (sign, label) = (Sign::Active.text(), Sign::Takes.text());
        SeatMark { id: "active".into(), sign, label, seats: vec![turn.seat] }
    });
    std::iter::once(initiative).chain(active).collect()
}

/// An ambition, declared or not: what it counts, and the Power it would bring each seat now (ARCS-SCORE-06 to 11).
fn goal(view: &View, ambition: Ambition) -> Goal {
    let declared = view.markers.iter().filter(|marker| marker.on == Some(ambition));
    let of: Vec<Text> = declared.map(|marker| Word::Worth { first: marker.first, second: marker.second }.text()).collect();
    let is_declared = !of.is_empty();
    let gains = &view.gains[&ambition];
    let progress = |(seat, count): (_, &u8)| {
        let power: u32 = gains[seat];
        let state = if power > 0 { Near::Enough } else { Near::Short };
        Progress { state, have: Some(u32::from(*count)), need: None, brings: is_declared.then_some(power) }
    };
    Goal {
        id: format!("ambition-{ambition}").into(),
        title: ambition.name(),
        says: Some(Sign::Counts { ambition }.text()),
        worth: if is_declared { Sign::Worth { of }.text() } else { Sign::NotDeclared.text() },
        owner: None,
        seats: view.ambitions[&ambition].iter().map(progress).collect(),
    }
}
