//! The usual orders of a seat, as its game suggests them with the forms of its orders. The module knows no game: where a form suggests nothing,
//! nothing is ordered.

use sternpost_core::{AnswerShape, Eyes, Kind, Known, Need, OrderForm, Seat, UsualChoice};
use sternpost_game::Play;
use sternpost_model::order::{Bound, Choose, Given, Has, Lasts, Order, When};
use sternpost_show::tally::Tally;

/// The usual orders of a seat about kinds of these forms, in their order.
#[must_use]
pub fn usual(play: &dyn Play, seat: Seat, forms: &[OrderForm]) -> Vec<Given> {
    if forms.iter().all(|form| form.usual.is_none()) {
        return vec![];
    }
    let tally = play.tally(Eyes::Seat(seat));
    forms.iter().filter_map(|form| usual_of(form, seat, &tally)).collect()
}

/// Those of its usual orders about whose kinds a seat has ordered nothing yet, without what only stands in for a person's own mind. Whatever it has said of a kind itself, switched off or not, stays as it is.
pub fn usual_left<'o>(play: &dyn Play, seat: Seat, own: impl IntoIterator<Item = &'o Order>) -> Vec<Given> {
    let ordered: Vec<&str> = own.into_iter().filter(|order| !order.waived).map(|order| order.given.kind.id.as_str()).collect();
    let mut forms = play.order_forms(seat);
    forms.retain(|form| !ordered.contains(&form.kind.id.as_str()) && form.usual.as_ref().is_none_or(|usual| !usual.is_stand_in));
    usual(play, seat, &forms)
}

/// The windows of a seat that people let pass in the open for good, as the game says.
#[must_use]
pub fn usually_waived(play: &dyn Play, seat: Seat) -> Vec<Kind> {
    let forms = play.order_forms(seat);
    let is_waived = |kind: &Kind| forms.iter().any(|form| form.kind == *kind && form.is_usually_waived);
    play.windows_known(seat).into_iter().filter(is_waived).collect()
}

/// The usual order about a kind; none, too, if it would rank nothing.
fn usual_of(form: &OrderForm, seat: Seat, tally: &Tally) -> Option<Given> {
    let usual = form.usual.as_ref()?;
    let choose = match &usual.choose {
        UsualChoice::Default => Choose::Default,
        UsualChoice::Most => Choose::Most,
        UsualChoice::Taste => Choose::Ranked(by_taste(form, seat)),
        UsualChoice::Ranked(ids) => {
            Choose::Ranked(ids.iter().filter_map(|id| form.choices.iter().find(|known| known.id == *id)).cloned().collect())
        }
    };
    if matches!(&choose, Choose::Ranked(choices) if choices.is_empty()) {
        return None;
    }
    let own = usual.needs.iter().filter_map(|need| condition(need, tally)).collect();
    let when = When { own, unless_at_stake: !usual.also_at_stake && form.knows_stakes, ..When::default() };
    Some(Given { kind: form.kind.clone(), choose, when, lasts: Lasts::Always })
}

fn condition(need: &Need, tally: &Tally) -> Option<Has> {
    let (column, bound, count) = match need {
        Need::Least(column, count) => (column, Bound::Least, *count),
        Need::Most(column, count) => (column, Bound::Most, *count),
    };
    let column = tally.columns.iter().find(|known| known.id == *column)?;
    Some(Has { column: column.id.to_string(), label: column.label.clone(), bound, count })
}

/// The choices in the order of the game, begun at a place that differs from seat to seat.
fn by_taste(form: &OrderForm, seat: Seat) -> Vec<Known> {
    let mut choices = form.choices.clone();
    // Nobody ranks what would be nothing.
    choices.retain(|known| known.id != "decline");
    let at = if form.manner != AnswerShape::Many { usize::from(seat.0) * 3 % choices.len().max(1) } else { 0 };
    choices.rotate_left(at);
    choices
}
