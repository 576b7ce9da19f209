//! The standing orders that simulated people give: those their game calls usual, and nothing else.

use sternpost_core::{Answer, AnswerShape, Chance, Eyes, Known, OrderForm, Seat};
use sternpost_game::Play;
use sternpost_model::order::{Choose, Given, Lasts, Order, When};
use sternpost_orders::{usual, usually_waived};
use sternpost_players::{Player, Rng, Strength};

/// No game asks more in a row.
const MOST_IN_A_ROW: usize = 12;

/// The waivers that a seat gives in the open.
pub(super) fn waivers(play: &dyn Play, seat: Seat) -> Vec<Order> {
    usually_waived(play, seat).into_iter().map(|kind| Order::waiver(kind, Lasts::Always)).collect()
}

/// The standing orders that a seat gives of those it can.
pub(super) fn orders(play: &dyn Play, seat: Seat, forms: &[OrderForm]) -> Vec<Order> {
    usual(play, seat, forms).into_iter().map(Order::new).collect()
}

/// The kind of the questions in a row that a seat is asked the first of, if it is.
pub(super) fn form_in_row(play: &dyn Play, seat: Seat) -> Option<OrderForm> {
    let kinds = play.kinds(seat);
    play.order_forms(seat).into_iter().find(|form| form.manner == AnswerShape::InRow && kinds.iter().any(|kind| kind.id == form.kind.id))
}

/// The answers a seat lays ahead while it answers the first of questions in a row: those it would give to the questions that follow, were nothing in
/// its way. It thinks that through on a twin, which knows no more than the seat does, and wants to be asked once something of its own is at stake.
pub(super) fn laid_ahead(
    play: &dyn Play,
    player: &dyn Player,
    form: OrderForm,
    (seat, turn): (Seat, &[Answer]),
    round: Option<String>,
    mut rng: Rng,
) -> Option<Order> {
    let mut ahead = play.twin(Eyes::Seat(seat), &mut Chance::live(&mut rng));
    ahead.apply(seat, turn, &mut Chance::live(&mut rng)).ok()?;
    let (mut row, phase): (Vec<Known>, _) = (vec![], ahead.phase());
    while row.len() < MOST_IN_A_ROW && ahead.phase() == phase {
        let [next] = ahead.asked_together()[..] else { break };
        let is_own = next == seat;
        if is_own && !ahead.kinds(seat).iter().any(|kind| kind.id == form.kind.id) {
            break;
        }
        let strength = if is_own { Strength::Steady } else { Strength::Eager };
        let answers = player.turn(&*ahead, next, strength, &mut rng);
        if is_own {
            let [Answer::One(id)] = &answers[..] else { break };
            let Some(known) = form.choices.iter().find(|known| known.id == *id) else { break };
            row.push(known.clone());
        }
        if ahead.apply(next, &answers, &mut Chance::live(&mut rng)).is_err() {
            break;
        }
    }
    let when = When { unless_at_stake: form.knows_stakes, ..When::default() };
    let lasts = round.map_or(Lasts::Always, Lasts::Round);
    (!row.is_empty()).then(|| Order::new(Given { kind: form.kind, choose: Choose::Row(row), when, lasts }))
}
