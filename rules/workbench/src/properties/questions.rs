//! Properties of questions: a player can tell the offers apart, find them on the board, and be absent.

use super::board::places;
use super::{Check, Property, broken, ensure, worded};
use std::collections::BTreeSet;
use sternpost_core::question::Shape;
use sternpost_core::{Catalogue, Chance, Eyes};
use sternpost_game::{Asked, Play};
use sternpost_players::Rng;
use sternpost_scenarios::panics::caught;

/// Wording, distinctness and places of every open question.
pub(crate) fn offers(play: &dyn Play, asked: &[Asked], catalogue: &Catalogue) -> Check {
    for question in asked {
        worded(catalogue, &question.prompt)?;
        let scene = play.scene(Eyes::Seat(question.seat));
        let places = places(&scene, catalogue)?;
        let mut ids = BTreeSet::new();
        let mut looks = BTreeSet::new();
        for offer in &question.offers {
            let label = worded(catalogue, &offer.label)?;
            offer.detail.iter().try_for_each(|text| worded(catalogue, text).map(drop))?;
            let hint = offer.hint.as_ref().map(|hint| worded(catalogue, hint)).transpose()?;
            let what = |why: &str| format!("`{}` of {} ({}) {why}", offer.id, question.id, question.prompt.key);
            ensure(ids.insert(&offer.id), Property::DistinctOffers, || what("is offered twice"))?;
            let look = (label, hint, offer.place.clone());
            ensure(looks.insert(look), Property::DistinctOffers, || what("looks like another offer: same label, hint and place"))?;
            if let Some(place) = &offer.place {
                ensure(places.contains(place), Property::Places, || what(&format!("is at `{}`, which the seat does not see", place.0)))?;
            }
        }
        for closed in &question.barred {
            worded(catalogue, &closed.label)?;
            worded(catalogue, &closed.why)?;
            let what = |why: &str| format!("`{}` of {} ({}) {why}", closed.id, question.id, question.prompt.key);
            ensure(ids.insert(&closed.id), Property::DistinctOffers, || what("is on offer, or barred twice"))?;
        }
        question.remarks.iter().try_for_each(|remark| worded(catalogue, remark).map(drop))?;
        answerable(question)?;
    }
    if asked.is_empty() {
        places(&play.scene(Eyes::Spectator), catalogue)?;
    }
    Ok(())
}

/// Bounds that can be met.
fn answerable(question: &Asked) -> Check {
    let offers = u64::try_from(question.offers.len()).expect("a question offers few things");
    let fits = match question.shape {
        Shape::OneOf => offers > 0,
        Shape::SomeOf { least, most } => least <= most && u64::from(least) <= offers,
        Shape::Split { least, total } => {
            let room: u64 = question.offers.iter().map(|offer| u64::from(offer.cap.unwrap_or(total))).sum();
            least <= total && room >= u64::from(least)
        }
        Shape::Arrange => true,
        Shape::Amount { least, most } => least <= most,
    };
    ensure(fits, Property::SomebodyCanAct, || format!("{} ({}) has no legal answer", question.id, question.prompt.key))
}

/// What a passed deadline picks is taken.
pub(crate) fn defaults(play: &dyn Play, asked: &[Asked], rng: &Rng) -> Check {
    for question in asked {
        let mut fork = play.fork();
        let mut dice = rng.aside(1);
        let taken = caught(|| fork.apply(question.seat, std::slice::from_ref(&question.default), &mut Chance::live(&mut dice)));
        let what = || format!("the default {:?} of {} ({})", question.default, question.id, question.prompt.key);
        match taken {
            Ok(Ok(_)) => {}
            Ok(Err(refusal)) => return broken(Property::Defaults, format!("{} is refused: {refusal}", what())),
            Err(panic) => return broken(Property::NoPanic, format!("{}: {panic}", what())),
        }
    }
    Ok(())
}
