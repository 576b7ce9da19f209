//! What a sensible player orders who wants to be asked what matters and nothing else. It knows no game: kinds it does not find in a game are passed
//! over.
//!
//! In words: choose the first free strategy card of my ranking. Let reactions pass unless something of mine is at stake. Use a secondary ability if
//! it costs me next to nothing of what I have: with tokens left, with the resources for it; else leave it. Score what I can, the secret ones too. Take hits, pay, ready
//! planets and put tokens as anybody would. Do not retreat, fire what can fire as it is usual. Vote as I have ranked outcomes, with my largest planet. Pass
//! when nothing else is left.

use crate::orders::{Bound, Choose, Given, Has, Lasts, Order, When};
use sternpost_core::{Eyes, Known, Manner, OrderForm, Seat};
use sternpost_game::Play;

/// How a kind is answered, by what its id begins with.
enum Way {
    Default,
    Most,
    /// The choices as the game lists them, begun at a place that differs from seat to seat.
    Taste,
    /// Those whose ids begin so, in this order.
    Ranked(&'static [&'static str]),
}

/// A usual order: the kind, how it is answered, what one has to have for it, and whether it holds when something is at stake.
type Usual = (&'static str, Way, &'static [(&'static str, Bound, u32)], bool);

const NONE: &[(&str, Bound, u32)] = &[];
const FOLLOW: Way = Way::Ranked(&["accept"]);

/// What is ordered, the special before the general.
fn list() -> Vec<Usual> {
    use Bound::{Least, Most};
    vec![
        ("choose-strategy-card", Way::Taste, NONE, true),
        ("secondary:leadership", FOLLOW, &[("influence", Least, 6)], true),
        ("secondary:trade", FOLLOW, &[("strategy", Least, 1), ("commodities", Most, 1)], true),
        ("secondary:technology", FOLLOW, &[("strategy", Least, 1), ("resources", Least, 4)], true),
        ("secondary:politics", FOLLOW, &[("strategy", Least, 2)], true),
        ("secondary:imperial", FOLLOW, &[("strategy", Least, 2)], true),
        ("secondary:warfare", FOLLOW, &[("strategy", Least, 2), ("resources", Least, 3)], true),
        ("secondary:construction", FOLLOW, &[("strategy", Least, 2)], true),
        ("any-secondary", Way::Ranked(&["decline"]), NONE, true),
        ("any-reaction", Way::Ranked(&["nothing"]), NONE, false),
        ("any-vote", Way::Ranked(&["for", "against", "seat", "abstain"]), NONE, true),
        ("vote-with", Way::Default, NONE, true),
        ("score", Way::Default, NONE, true),
        ("score-secret", Way::Ranked(&["score-secret"]), NONE, true),
        ("assign-hits", Way::Default, NONE, true),
        ("fire-space-cannon", Way::Default, NONE, true),
        ("barrage", Way::Ranked(&["fire"]), NONE, true),
        ("retreat", Way::Ranked(&["stay"]), NONE, true),
        ("research", Way::Taste, NONE, true),
        ("gain-tokens", Way::Taste, NONE, true),
        ("redistribute", Way::Default, NONE, true),
        ("buy-tokens", Way::Most, NONE, true),
        ("ready-planets", Way::Default, NONE, true),
        ("place-structure", Way::Default, NONE, true),
        ("pay", Way::Default, NONE, true),
        ("hand-limit", Way::Default, NONE, true),
        ("secret-limit", Way::Default, NONE, true),
        ("token-from-sheet", Way::Ranked(&["pool:fleet", "pool:tactic", "pool:strategy"]), NONE, true),
        ("return-infantry", Way::Default, NONE, true),
        ("nothing-left", Way::Ranked(&["pass"]), NONE, true),
    ]
}

/// Windows that people let pass in the open for good, by what the ids of their kinds begin with: there is seldom anything worth a card in them.
pub const WAIVED: [&str; 3] = ["react-movement", "react-goods", "react-progress"];

/// What a seat says in the open.
pub(super) fn waivers(play: &dyn Play, seat: Seat) -> Vec<Order> {
    let kinds = play.windows_known(seat).into_iter().filter(|kind| WAIVED.iter().any(|waived| kind.id.starts_with(waived)));
    kinds.map(|kind| Order::waiver(kind, Lasts::Always)).collect()
}

/// What a seat orders of what it can.
pub(super) fn orders(play: &dyn Play, seat: Seat, forms: &[OrderForm]) -> Vec<Order> {
    let tally = play.tally(Eyes::Seat(seat));
    let order = |(kind, way, needs, also_at_stake): &Usual| {
        let form = forms.iter().find(|form| form.kind.id == *kind)?;
        let choose = match way {
            Way::Default => Choose::Default,
            Way::Most => Choose::Most,
            Way::Taste => Choose::Ranked(by_taste(form, seat)),
            Way::Ranked(names) => Choose::Ranked(named(form, names)),
        };
        if matches!(&choose, Choose::Ranked(choices) if choices.is_empty()) {
            return None;
        }
        let has = |(column, bound, count): &(&str, Bound, u32)| {
            let column = tally.columns.iter().find(|known| known.id == *column)?;
            Some(Has { column: column.id.to_string(), label: column.label.clone(), bound: *bound, count: *count })
        };
        let own = needs.iter().filter_map(has).collect();
        let when = When { own, unless_at_stake: !also_at_stake && form.knows_stakes, ..When::default() };
        Some(Order::new(Given { kind: form.kind.clone(), choose, when, lasts: Lasts::Always }))
    };
    list().iter().filter_map(order).collect()
}

fn by_taste(form: &OrderForm, seat: Seat) -> Vec<Known> {
    let mut choices = form.choices.clone();
    // Nobody ranks what would be nothing.
    choices.retain(|known| known.id != "decline");
    let at = if form.manner == Manner::First { usize::from(seat.0) * 3 % choices.len().max(1) } else { 0 };
    choices.rotate_left(at);
    choices
}

fn named(form: &OrderForm, names: &[&str]) -> Vec<Known> {
    let begins = |known: &Known, name: &str| known.id == name || known.id.strip_prefix(name).is_some_and(|rest| rest.starts_with(':'));
    names.iter().flat_map(|name| form.choices.iter().filter(|known| begins(known, name)).cloned()).collect()
}
