//! VF-RES, VF-PROD: resources are gained and produced.

use crate::combat::exchange::Level;
use crate::components::{MOST_OF_A_RESOURCE, OVERPRODUCTION};
use crate::flow::Part;
use crate::loot;
use crate::prelude::*;
use crate::show::effects::stock_said;
use crate::void::crises::{self, Done};
use crate::void::havens;

/// Steps of production.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Trade Nexus: influence, or a trade token in its place.
    Overproduced { seat: Seat, resource: Resource },
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Overproduced { seat, resource } => {
            it.asks(|_| token_or_influence(seat), |picked, t| take_overproduction(seat, resource, &picked.one(), t))
        }
    }
}

/// VF-RES-04: resources are gained, as far as they fit.
pub fn gain(seat: Seat, stock: Stock, t: &mut T<'_>) {
    let mut gained = Stock::NONE;
    for (resource, count) in stock.iter() {
        gained[resource] = t.state.players[seat].gain(resource, count);
    }
    if !stock.is_empty() {
        t.tell(&Line::Gains { seat, stock: stock_said(gained) });
        crises::done(seat, Done::GainedCredits { count: gained.credits }, t);
    }
}

/// So many resources of choice, as far as they fit.
pub fn mix(s: &State, seat: Seat, count: u8, of: &[Resource]) -> Asks {
    let player = &s.players[seat];
    let room = |resource: &Resource| MOST_OF_A_RESOURCE - player.stock[*resource];
    let offers: Vec<Offer<Choice>> = of
        .iter()
        .filter(|resource| room(resource) > 0)
        .map(|resource| {
            Offer::new(Choice::Resource { resource: *resource }).cap(room(resource).into()).hint(&held(player.stock[*resource]))
        })
        .collect();
    let total = count.min(of.iter().map(room).fold(0, u8::saturating_add));
    if total == 0 {
        return nobody();
    }
    let question = Question::split(&Prompt::GainMix { count: total }, "VF-RES-01", total.into(), offers);
    // What there is least of comes first.
    ask(seat, question.preferring(|choice| if let Choice::Resource { resource } = choice { player.stock[*resource] } else { u8::MAX }))
}

fn held(count: u8) -> Word {
    Word::Held { count }
}

/// What was picked is gained.
pub fn gain_parts(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let mut stock = Stock::NONE;
    for (choice, count) in picked.parts() {
        let Choice::Resource { resource } = choice else { unreachable!("only resources are on offer") };
        stock[resource] += u8::try_from(count).expect("stocks are small");
    }
    gain(seat, stock, t);
}

fn offer(s: &State, seat: Seat, resource: Resource) -> Offer<Choice> {
    Offer::new(Choice::Resource { resource }).hint(&Word::Yields { count: s.yield_of(seat, resource) })
}

/// What is produced most of comes first.
fn by_yield(s: &State, seat: Seat, choice: &Choice) -> u8 {
    if let Choice::Resource { resource } = choice {
        u8::MAX - s.yield_of(seat, *resource).min(MOST_OF_A_RESOURCE - s.players[seat].stock[*resource])
    } else {
        u8::MAX
    }
}

/// VF-PROD-08: so many different resources.
pub fn any(s: &State, seat: Seat, count: u8) -> Asks {
    let offers = Resource::ALL.iter().map(|resource| offer(s, seat, *resource));
    let count = u32::from(count.min(5));
    let question = Question::some_of(&Prompt::ProduceAny { count: u8::try_from(count).unwrap_or(5) }, "VF-PROD-08", count, count, offers);
    ask(seat, question.preferring(|choice| by_yield(s, seat, choice)))
}

/// One resource.
pub fn one(s: &State, seat: Seat) -> Asks {
    let offers = Resource::ALL.iter().map(|resource| offer(s, seat, *resource));
    ask(seat, Question::one_of(&Prompt::ProduceOne, "VF-PROD-08", offers).preferring(|choice| by_yield(s, seat, choice)))
}

/// What was picked is produced, in the order of the offers.
pub fn produce_several(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    for choice in picked.several() {
        produce_one(seat, &choice, t);
    }
}

/// The same of one.
pub fn produce_one(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Resource { resource } = *choice else { unreachable!("only resources are on offer") };
    produce(seat, resource, t);
}

/// VF-PROD-07, -09: the yield is added to the stock; what does not fit is lost, and brings influence.
pub fn produce(seat: Seat, resource: Resource, t: &mut T<'_>) {
    // Neural Matrix: it is never worse to take them.
    if resource == Resource::Credits && t.state.players[seat].has(TechnologyId::NeuralMatrix) {
        gain(seat, Stock::of(Resource::Credits, 2), t);
    }
    let count = t.state.yield_of(seat, resource);
    let gained = t.state.players[seat].gain(resource, count);
    t.tell(&Line::Produces { seat, resource, count: gained });
    crises::done(seat, Done::Produced { resource, count }, t);
    if gained < count {
        overproduce(seat, resource, t);
    }
}

fn overproduce(seat: Seat, resource: Resource, t: &mut T<'_>) {
    havens::overproduced(seat, t);
    crises::done(seat, Done::Overproduced, t);
    let is_first = t.state.turn.as_mut().is_none_or(|turn| {
        turn.overproduced += 1;
        turn.overproduced == 1
    });
    let has_nexus = t.state.players[seat].level_of(TechnologyId::TradeNexus) == Level::Improved;
    if has_nexus && is_first && t.state.trade_board.iter().any(|tokens| *tokens > 0) {
        t.next(steps![Step::Overproduced { seat, resource }]);
    } else {
        tell_overproduction(seat, resource, t);
    }
}

fn tell_overproduction(seat: Seat, resource: Resource, t: &mut T<'_>) {
    let player = &mut t.state.players[seat];
    player.influence += u32::from(OVERPRODUCTION);
    let total = player.influence;
    t.tell(&Line::Overproduces { seat, resource, total });
}

fn token_or_influence(seat: Seat) -> Asks {
    ask(seat, Question::one_of(&Prompt::Overproduced, "VF-PROD-09", [Choice::Influence, Choice::Trade]))
}

fn take_overproduction(seat: Seat, resource: Resource, choice: &Choice, t: &mut T<'_>) {
    if *choice == Choice::Trade {
        loot::take_trade_token(seat, t);
    } else {
        tell_overproduction(seat, resource, t);
    }
}

/// So much science becomes as many credits.
pub fn ask_exchange(s: &State, seat: Seat, most: u8) -> Asks {
    let player = &s.players[seat];
    let most = most.min(player.stock.science).min(MOST_OF_A_RESOURCE - player.stock.credits);
    if most == 0 {
        return nobody();
    }
    ask(seat, Question::amount(&Prompt::ScienceToCredits, "VF-PREP-19", 0, most.into()))
}

/// The same, done.
pub fn exchange(seat: Seat, count: u32, t: &mut T<'_>) {
    let count = u8::try_from(count).expect("stocks are small");
    super::paying::spend(seat, Stock::of(Resource::Science, count), t);
    gain(seat, Stock::of(Resource::Credits, count), t);
}
