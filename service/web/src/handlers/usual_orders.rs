//! The section of usual orders on the page of standing orders: what they say, and one button that gives all of them.

use super::OnPage as _;
use super::orders::refused;
use super::talk::seated;
use crate::app::App;
use crate::problem::Problem;
use crate::request::Request;
use crate::show;
use actix_web::{HttpResponse, web};
use sternpost_core::Seat;
use sternpost_log::{CampaignId, Cause};
use sternpost_model::order::Order;
use sternpost_orders::usual_left;
use sternpost_orders::written::OrderWish;
use sternpost_pages::orders::{UsualLine, UsualPart};
use sternpost_store::{StandingOrder, Status};
use sternpost_table::{Act, Snapshot};
use sternpost_words::order_words::{conditions, what};
use sternpost_words::{PageWords, say};

/// The part of the address that says from which number on orders were just given.
pub(super) const GIVEN_FROM: &str = "given-from";
/// The name of this form, by which a refusal is shown beside it.
pub(super) const USUAL: &str = "usual";

/// The section of usual orders: those left to be given, and those given just now.
pub(super) fn part(snapshot: &Snapshot, page_words: PageWords, seat: u8, given_from: &str) -> UsualPart {
    let own: Vec<&StandingOrder> = snapshot.orders.iter().filter(|order| order.seat == seat && !order.order.waived).collect();
    let running = snapshot.play.as_deref().filter(|_| snapshot.campaign.status == Status::Running);
    let left = running.map(|play| usual_left(play, Seat(seat), own.iter().map(|order| &order.order))).unwrap_or_default();
    show::with_words(snapshot, page_words.tag(), |words| {
        let line = |order: &Order| UsualLine {
            kind: words.say(&order.given.kind.words),
            what: what(snapshot, page_words, words, &order.given.choose),
            conditions: conditions(snapshot, page_words, words, order),
        };
        let done = given_from.parse::<u64>().ok().map(|first| {
            let new: Vec<String> =
                own.iter().filter(|order| order.number >= first).map(|order| words.say(&order.order.given.kind.words)).collect();
            match new.len() {
                0 => page_words.t(say::ORDERS_USUAL_NONE),
                many => page_words.t(say::orders_usual_given(u32::try_from(many).unwrap_or(u32::MAX), new.join(" · "))),
            }
        });
        UsualPart { left: left.into_iter().map(|given| line(&Order::new(given))).collect(), done }
    })
}

/// `POST /c/{id}/orders/usual`: all that is usually ordered is given, about kinds of which the seat has ordered nothing yet.
///
/// # Errors
/// If nobody with a seat is signed in, or the seat has changed its orders too often.
pub async fn give(request: Request, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let (_, reader, seat) = seated(&request, &app, *id).await.on_page()?;
    match app.service.act(*id, reader.by(Some(seat), Cause::Page), Act::Orders(OrderWish::GiveUsual {})).await {
        Ok(given) => {
            let names = given.names();
            let snapshot = app.service.snapshot(*id).await.on_page()?;
            let new = snapshot.orders.iter().filter(|order| names.contains(&order.id)).map(|order| order.number).min();
            // Behind the last of all nothing was given.
            let first = new.unwrap_or_else(|| snapshot.orders.iter().map(|order| order.number).max().unwrap_or_default() + 1);
            let to = format!("/c/{}/orders?{GIVEN_FROM}={first}", *id);
            Ok(HttpResponse::SeeOther().insert_header(("Location", to)).finish())
        }
        Err(why) => {
            let fields = vec![("act".to_owned(), USUAL.to_owned())];
            refused(&app, &reader, (*id, seat), (fields, None), why).await.on_page()
        }
    }
}
