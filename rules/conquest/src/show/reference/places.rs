//! Planets and token units.

use super::cards::facts;
use super::{heading, names, number};
use crate::components::{CardName, PlanetId, Token};
use sternpost_show::reference::{Entry, Naming};

/// All of them.
pub fn entries() -> impl Iterator<Item = Entry> {
    PlanetId::ALL.iter().map(|planet| of_planet(*planet)).chain(Token::ALL.iter().map(|token| of_token(*token)))
}

fn of_planet(planet: PlanetId) -> Entry {
    let reward = planet.reward();
    let facts = vec![
        (heading("reference-categories"), names(planet.categories().iter().map(|category| category.name()).collect())),
        (heading("reference-reward-cards"), number(reward.cards)),
        (heading("reference-reward-resources"), number(reward.resources)),
    ];
    Entry { says: vec![planet.text()], facts, ..Entry::new("planet", planet.slug()) }
}

fn of_token(token: Token) -> Entry {
    let spoken_of = vec![Naming::by_id(token.slug())];
    let says = CardName::from(token).text().into_iter().collect();
    Entry { says, facts: facts(token.card()), spoken_of, ..Entry::new("token", token.slug()) }
}
