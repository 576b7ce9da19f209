//! The wormhole tokens of the Creuss: an alpha and a beta wormhole that effects place and move. Once placed they stay, whoever plays
//! on (LRR 14.10b); what they join is in [`crate::board::adjacency`].

use crate::prelude::*;
use schemars::JsonSchema;

/// The two tokens.
const TOKENS: [Wormhole; 2] = [Wormhole::Alpha, Wormhole::Beta];

/// Where each token lies that is on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "BTreeMap<SystemId, Written>", into = "BTreeMap<SystemId, Written>")]
pub struct WormholeTokens(BTreeMap<Wormhole, SystemId>);

/// What is written at a system: its token, or both.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Written {
    /// One lies there.
    One(Wormhole),
    /// Both do.
    Both(BTreeSet<Wormhole>),
}

impl From<BTreeMap<SystemId, Written>> for WormholeTokens {
    fn from(written: BTreeMap<SystemId, Written>) -> Self {
        let tokens = written.into_iter().flat_map(|(system, here)| {
            let here = match here {
                Written::One(token) => BTreeSet::from([token]),
                Written::Both(tokens) => tokens,
            };
            here.into_iter().map(move |token| (token, system))
        });
        Self(tokens.collect())
    }
}

impl From<WormholeTokens> for BTreeMap<SystemId, Written> {
    fn from(tokens: WormholeTokens) -> Self {
        let systems: BTreeSet<SystemId> = tokens.0.values().copied().collect();
        let written = systems.into_iter().map(|system| {
            let here: Vec<Wormhole> = tokens.in_system(system).collect();
            (system, if let [one] = here[..] { Written::One(one) } else { Written::Both(here.into_iter().collect()) })
        });
        written.collect()
    }
}

impl WormholeTokens {
    /// The tokens in a system.
    pub fn in_system(&self, system: SystemId) -> impl Iterator<Item = Wormhole> + '_ {
        self.0.iter().filter(move |(_, at)| **at == system).map(|(token, _)| *token)
    }
}

/// Where a token could go for a player: to a system with a planet of theirs, or to one that is no home system and holds no other
/// player's ships; never where it is.
fn targets(s: &State, seat: Seat, token: Wormhole) -> Vec<SystemId> {
    let open = |system: &SystemId| {
        let own_planet = s.planets_in(*system).iter().any(|planet| s.planets[planet].controller == Some(seat));
        own_planet || (!system.is_home() && !s.has_foreign_ships(seat, *system))
    };
    let elsewhere = s.systems.keys().copied().filter(|system| s.wormhole_tokens.0.get(&token) != Some(system));
    elsewhere.filter(open).collect()
}

/// The tokens that a player could bring somewhere.
fn movable(s: &State, seat: Seat) -> impl Iterator<Item = Wormhole> + '_ {
    TOKENS.into_iter().filter(move |token| !targets(s, seat, *token).is_empty())
}

/// Whether an effect could place or move a token for a player.
pub fn can_place(s: &State, seat: Seat) -> bool {
    movable(s, seat).next().is_some()
}

/// Which token an effect brings to which system (LRR 3.7).
pub fn ask(s: &State, using: &Use) -> Next {
    match (using.chosen.len(), using.choice(0)) {
        (0, _) => {
            let offers = movable(s, using.seat).map(|wormhole| Choice::WormholeToken { wormhole });
            Some((using.seat, Question::one_of(&Prompt::ChooseWormholeToken, "LRR 88.1", offers).skipped_when_forced()))
        }
        (1, Some(Choice::WormholeToken { wormhole })) => {
            let offers =
                targets(s, using.seat, wormhole).into_iter().map(|system| Offer::new(Choice::System { system }).at(system.place()));
            Some((
                using.seat,
                Question::one_of(&Prompt::ChooseSystem { by: using.ability.name() }, "LRR 88.1", offers).skipped_when_forced(),
            ))
        }
        _ => None,
    }
}

/// The token that was chosen comes to the system that was chosen, from wherever it is.
pub fn place_chosen(t: &mut T<'_>, using: &Use) {
    let (Some(Choice::WormholeToken { wormhole }), Some(Choice::System { system })) = (using.choice(0), using.choice(1)) else { return };
    t.state.wormhole_tokens.0.insert(wormhole, system);
    t.tell(&Line::PlacedWormholeToken { seat: using.seat, wormhole, system });
}
