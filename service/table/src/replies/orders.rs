//! Standing orders by a reply: list them, switch one off, and "always answer so".

use super::{OrderCommand, Reply, Stopped, why};
use crate::{Act, Refused, Service, Snapshot};
use std::sync::Arc;
use sternpost_core::{Answer, Picked, Seat, Text};
use sternpost_model::language::Language;
use sternpost_model::letter::{Understood, WhyNot};
use sternpost_orders::reading::Reading;
use sternpost_orders::written::OrderWish;
use sternpost_orders::{Wanted, WantedChoice};

impl Service {
    pub(super) async fn do_order(
        self: &Arc<Self>,
        snapshot: &Snapshot,
        reply: &Reply,
        command: &OrderCommand,
    ) -> Result<Understood, Stopped> {
        let seat = Seat(reply.key.seat);
        match command {
            OrderCommand::List => Ok(Understood::Orders),
            OrderCommand::Off(number) => {
                let found = snapshot.orders.iter().find(|order| order.seat == seat.0 && order.number == *number && !order.order.waived);
                let Some(order) = found else { return Ok(Understood::NoOrder { number: *number }) };
                let off = OrderWish::Switch { order: order.id.clone(), on: false };
                match self.act_by_reply(reply, Act::Orders(off)).await {
                    Ok(_) => Ok(Understood::OrderOff { number: *number }),
                    Err(Refused::NoOrder) => Ok(Understood::NoOrder { number: *number }),
                    Err(refused) => Err(refused.into()),
                }
            }
            OrderCommand::Waive(wish) => self.waive_by_reply(snapshot, reply, *wish).await,
            OrderCommand::Always(line) => self.order_always(snapshot, reply, line).await,
        }
    }

    /// Orders that the letter's question is always answered so from now on, and at once if it is asked still.
    async fn order_always(self: &Arc<Self>, snapshot: &Snapshot, reply: &Reply, line: &str) -> Result<Understood, Stopped> {
        let (seat, key) = (Seat(reply.key.seat), &reply.key);
        if key.question.is_empty() {
            return Err(WhyNot::NoQuestion.into());
        }
        let asked = snapshot.owed_by(seat).filter(|asked| asked.id == key.question);
        let Some(asked) = asked else { return Err(Refused::Stale { version: snapshot.seq }.into()) };
        let kind = snapshot.play()?.kinds(seat).into_iter().next();
        let Some(kind) = kind else { return Ok(Understood::NotOrdered) };
        let answer = {
            let names = |seat: Seat| snapshot.name(seat);
            let says = |text: &Text| Language::ALL.map(|language| snapshot.catalogue(language.tag()).say(text, &names)).to_vec();
            Reading { asked: &asked, shown: &key.choices, says: &says }.answer(line)
        };
        let answer = answer.map_err(|misread| why::misread(misread, true))?;
        if let Err(refusal) = snapshot.play()?.check(seat, &answer) {
            return Err(why::refused(Some(line.to_owned()), refusal).into());
        }
        let wanted = Wanted { kind: kind.id, choose: choice_of(answer), ..Wanted::default() };
        let given = self.act_by_reply(reply, Act::Orders(OrderWish::Give(wanted))).await?.names();
        Ok(given.into_iter().next().map_or(Understood::NotOrdered, |order| Understood::Ordered { order }))
    }
}

/// The choice of an order that an answer becomes: what is picked is taken whenever it is on offer; numbers are exactly these.
fn choice_of(answer: Answer) -> WantedChoice {
    match answer {
        Picked::One(id) => WantedChoice::Ranked(vec![id]),
        Picked::Some(ids) if !ids.is_empty() => WantedChoice::Ranked(ids),
        Picked::Some(_) | Picked::Split(_) | Picked::Arrange(_) | Picked::Amount(_) => WantedChoice::Exactly(answer),
    }
}
