//! Any rules that are whole are a game.

use crate::{BadSetup, BadSnapshot, Game, Play};
use serde_json::Value;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use sternpost_core::{Anytime, Catalogue, Chance, Described, Ordered, Outcome, Position, Reacts, Setup, Text};
use sternpost_show::{FirstLook, Gain, Headline, Highlight, Shows};

/// A game that says of everything a game can do how it does it, or that it does not.
pub trait Whole: Reacts + Anytime + Ordered + Described + Shows {}
impl<R: Reacts + Anytime + Ordered + Described + Shows> Whole for R {}

/// Makes a [`Game`] out of rules.
pub struct Published<R>(PhantomData<fn() -> R>);

impl<R> Published<R> {
    /// The game.
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<R> Default for Published<R> {
    fn default() -> Self {
        Self::new()
    }
}

fn read<T: serde::de::DeserializeOwned>(what: &str, value: &Value) -> Result<T, BadSetup> {
    serde_path_to_error::deserialize(value).map_err(|e| {
        let path = e.path().to_string();
        // A dot stands for the whole.
        let path = if path == "." {
            what.to_owned()
        } else {
            format!("{what}.{}", path.replace('[', ".").replace(']', "").trim_start_matches('.'))
        };
        BadSetup(vec![format!("{path}: {}", e.inner())])
    })
}

impl<R: Whole> Game for Published<R> {
    fn id(&self) -> &'static str {
        R::ID
    }
    fn revision(&self) -> u32 {
        R::REVISION
    }
    fn seats(&self) -> RangeInclusive<u8> {
        R::SEATS
    }
    fn seats_for(&self, options: &Value) -> RangeInclusive<u8> {
        read::<R::Options>("options", options).map_or(R::SEATS, |options| R::seats_for(&options))
    }
    fn options_schema(&self) -> Value {
        schemars::schema_for!(R::Options).to_value()
    }
    fn default_options(&self) -> Value {
        serde_json::to_value(R::Options::default()).expect("options are plain data")
    }
    fn first_options(&self) -> Value {
        serde_json::to_value(R::first_options()).expect("options are plain data")
    }
    fn given_schema(&self) -> Value {
        schemars::schema_for!(R::Given).to_value()
    }
    fn seat_offers(&self, options: &Value, taken: &[Value]) -> Result<Vec<(Value, Text)>, BadSetup> {
        let options: R::Options = read("options", options)?;
        let taken = taken.iter().map(|value| read("seat", value)).collect::<Result<Vec<_>, _>>()?;
        let plain = |offer: R::SeatOptions| serde_json::to_value(offer).expect("seat options are plain data");
        Ok(R::seat_offers(&options, &taken).into_iter().map(|(offer, text)| (plain(offer), text)).collect())
    }
    fn check_options(&self, options: &Value) -> Result<(), BadSetup> {
        read::<R::Options>("options", options).map(drop)
    }
    fn first_look(&self, options: &Value, seats: u8) -> Option<FirstLook> {
        read::<R::Options>("options", options).ok().and_then(|options| R::first_look(&options, seats))
    }
    fn begin(&self, setup: &Value, chance: &mut Chance<'_>) -> Result<(Box<dyn Play>, Outcome), BadSetup> {
        let setup: Setup<R> = read("set-up", setup)?;
        let mut defects = R::setup_defects(&setup);
        let allowed = R::seats_for(&setup.options);
        if !u8::try_from(setup.seats.len()).is_ok_and(|n| R::SEATS.contains(&n) && allowed.contains(&n)) {
            defects.push(format!("{} seats: {} to {} can play", setup.seats.len(), allowed.start(), allowed.end()));
        }
        if !defects.is_empty() {
            return Err(BadSetup(defects));
        }
        let (position, out) = Position::<R>::begin(&setup, chance);
        Ok((Box::new(position), out))
    }
    fn restore(&self, snapshot: &str) -> Result<Box<dyn Play>, BadSnapshot> {
        // No rule works with what no table holds, wherever it was kept.
        crate::bounds::check(snapshot)?;
        Ok(Box::new(serde_json::from_str::<Position<R>>(snapshot)?))
    }
    fn given(&self, given: &Value, chance: &mut Chance<'_>) -> Result<(Box<dyn Play>, Outcome), BadSetup> {
        if let Some(more) = crate::bounds::unbounded(given) {
            return Err(BadSetup(vec![more]));
        }
        let (position, out) = crate::given::begin::<R>(&read("given", given)?, chance)?;
        Ok((Box::new(position), out))
    }
    fn gains(&self, lines: &[&Text]) -> Vec<Gain> {
        R::gains(lines)
    }
    fn headlines(&self, lines: &[&Text]) -> Vec<Headline> {
        R::headlines(lines)
    }
    fn highlights(&self, lines: &[&Text]) -> Vec<Highlight> {
        R::highlights(lines)
    }
    fn catalogue(&self, language: &str) -> &'static Catalogue {
        R::catalogue(language)
    }
}
