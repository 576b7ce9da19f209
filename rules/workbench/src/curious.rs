//! A player who wants to see everything in the box once, and otherwise plays as somebody else would.
//!
//! Players who play to win leave alone what does not pay; players at random rarely come to the late game. Both leave components that
//! nobody ever tried together with the others.

use std::collections::BTreeMap;
use std::sync::Mutex;
use sternpost_core::question::Shape;
use sternpost_core::{Answer, Arg, Picked, Seat, Source as _, Stop, Text};
use sternpost_game::{Asked, Offered, Play};
use sternpost_players::Answering;
use sternpost_players::{Rng, random};

/// Answers that what is proposed is put together of at most.
const WHOLE: usize = 60;

/// Takes offers that name what it has hardly ever taken at such a question; what remains somebody else decides.
pub struct Curious<'a> {
    otherwise: &'a (dyn Answering + Sync),
    /// Sorts of components it is curious about.
    kinds: &'a [&'static str],
    /// How often it takes something before it knows it.
    often: u32,
    /// The prompts and components it took, and how often. It may be curious in several campaigns at once.
    taken: Mutex<BTreeMap<(String, String), u32>>,
}

impl<'a> Curious<'a> {
    /// Curious about components of these sorts until each was taken so often, at each sort of question.
    #[must_use]
    pub fn new(otherwise: &'a (dyn Answering + Sync), kinds: &'a [&'static str], often: u32) -> Self {
        Self { otherwise, kinds, often, taken: Mutex::default() }
    }

    /// The offers that are new, and what each names.
    fn new_offers<'q>(&self, asked: &'q Asked) -> Vec<(&'q Offered, (String, String))> {
        let taken = self.taken.lock().expect("nobody panics with it");
        let named = asked.offers.iter().filter_map(|offer| Some((offer, (asked.prompt.key.to_string(), self.named(&offer.label)?))));
        named.filter(|(_, what)| taken.get(what).is_none_or(|count| *count < self.often)).collect()
    }

    /// The component that a text names.
    fn named(&self, text: &Text) -> Option<String> {
        text.args.iter().find_map(|(_, arg)| match arg {
            Arg::Term { kind, id } if self.kinds.contains(&kind.as_ref()) => Some(format!("{kind}-{id}")),
            Arg::Text(inner) => {
                let is_one = self.kinds.iter().any(|kind| inner.key.strip_prefix(kind).is_some_and(|rest| rest.starts_with('-')));
                if is_one { Some(inner.key.to_string()) } else { self.named(inner) }
            }
            Arg::Term { .. } | Arg::Seat(_) | Arg::Number(_) | Arg::Literal(_) | Arg::List(_) => None,
        })
    }

    /// An answer with something new in it, if there is anything.
    fn novelty(&self, asked: &Asked, rng: &mut Rng) -> Option<Answer> {
        let mut new = self.new_offers(asked);
        let at = rng.below(u32::try_from(new.len()).ok().filter(|count| *count > 0)?) as usize;
        let (offer, what) = new.swap_remove(at);
        let answer = match asked.shape {
            Shape::OneOf => Picked::One(offer.id.clone()),
            Shape::SomeOf { least, most } if most > 0 => {
                let others = asked.offers.iter().filter(|other| other.id != offer.id).map(|other| other.id.clone());
                let others = others.take((least as usize).saturating_sub(1));
                Picked::Some(std::iter::once(offer.id.clone()).chain(others).collect())
            }
            Shape::SomeOf { .. } | Shape::Split { .. } | Shape::Arrange | Shape::Amount { .. } => return None,
        };
        *self.taken.lock().expect("nobody panics with it").entry(what).or_default() += 1;
        Some(answer)
    }

    /// A reply to somebody's proposal, or now and then a proposal of things that are new.
    fn deal(&self, play: &dyn Play, seat: Seat, rng: &mut Rng) -> Option<Vec<Answer>> {
        let first = play.anytime(seat)?;
        let replies: Vec<&Offered> = first.offers.iter().filter(|offer| offer.reply_to.is_some()).collect();
        if !replies.is_empty() {
            let at = rng.below(u32::try_from(replies.len()).expect("few replies")) as usize;
            return self.whole(play, seat, Picked::One(replies[at].id.clone()), rng);
        }
        let first = rng.percent(1).then(|| random::answer(&first, rng))?;
        self.whole(play, seat, first, rng)
    }

    /// An act at any time that begins so, with what is new in it.
    fn whole(&self, play: &dyn Play, seat: Seat, first: Answer, rng: &mut Rng) -> Option<Vec<Answer>> {
        let mut answers = vec![first];
        while answers.len() < WHOLE {
            let seen = play.preview_anytime(seat, &answers).ok()?;
            if seen.stop != Stop::Asked {
                return Some(answers);
            }
            let next = seen.play.asked_of(seat)?;
            let new = if rng.percent(80) { self.novelty(&next, rng) } else { None };
            answers.push(new.unwrap_or_else(|| random::answer(&next, rng)));
        }
        None
    }
}

impl Answering for Curious<'_> {
    fn turn(&self, play: &dyn Play, seat: Seat, rng: &mut Rng) -> Vec<Answer> {
        let new = play.asked_of(seat).filter(|_| rng.percent(60)).and_then(|asked| self.novelty(&asked, rng));
        new.filter(|answer| play.check(seat, answer).is_ok()).map_or_else(|| self.otherwise.turn(play, seat, rng), |answer| vec![answer])
    }

    fn aside(&self, play: &dyn Play, seat: Seat, rng: &mut Rng) -> Vec<Answer> {
        self.deal(play, seat, rng).unwrap_or_else(|| self.otherwise.aside(play, seat, rng))
    }
}
