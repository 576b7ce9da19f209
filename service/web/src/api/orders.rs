//! API handlers of standing orders: those of the caller's seat, and nobody else's.

use super::{asked_by, seated};
use crate::app::App;
use crate::problem::Problem;
use crate::request::Request;
use crate::show;
use actix_web::{HttpResponse, web};
use sternpost_api::orders::{
    self as api, ChangedOrder, GivenOrders, NamedChoice, OrderKind, OrderLasts, OrderSaid, OrderSwitch, Orders, ProposalKind, ProposalTerm,
};
use sternpost_core::{DealForm, Known, OrderForm, TermKind};
use sternpost_log::CampaignId;
use sternpost_model::language::Language;
use sternpost_model::order::{Bound, Lasts, State};
use sternpost_orders::usual_left;
use sternpost_orders::written::{HasBody, OrderBody, OrderWish, UnlessBody};
use sternpost_picture::Words;
use sternpost_store::StandingOrder;
use sternpost_table::{Act, Snapshot};
use sternpost_words::PageWords;
use sternpost_words::order_words::{conditions, state, what};

fn ids(choices: &[Known]) -> Vec<String> {
    choices.iter().map(|known| known.id.clone()).collect()
}

/// An order as a program reads it.
fn shown(snapshot: &Snapshot, kept: &StandingOrder, language: &str) -> api::Order {
    let (order, given) = (&kept.order, &kept.order.given);
    let page_words = PageWords::new(Language::or_english(language));
    let has = given.when.own.iter().map(|has| {
        let bound = |bound: Bound| (has.bound == bound).then_some(has.count);
        HasBody { column: has.column.clone(), least: bound(Bound::Least), most: bound(Bound::Most) }
    });
    let lasts = match &given.lasts {
        Lasts::Always | Lasts::Turn => OrderLasts::Always,
        Lasts::Times(times) => OrderLasts::Times(*times),
        Lasts::Round(round) => OrderLasts::Round(round.clone()),
    };
    let (kind, said, conditions) = show::with_words(snapshot, language, |words| {
        (words.say(&given.kind.words), what(snapshot, page_words, words, &given.choose), conditions(snapshot, page_words, words, order))
    });
    let off = match order.state {
        State::On => None,
        State::Off(why) => Some(why),
    };
    api::Order {
        id: kept.id.clone(),
        number: kept.number,
        kind: given.kind.id.clone(),
        choose: (&given.choose).into(),
        own: has.collect(),
        unless: UnlessBody {
            against: given.when.unless_against.clone(),
            at_stake: given.when.unless_at_stake,
            offered: ids(&given.when.unless_offered),
        },
        lasts,
        on: order.is_on(),
        off_because: off,
        uses: order.uses,
        last_used: order.used_at.last().copied(),
        said: OrderSaid { kind, what: said, conditions, state: state(snapshot, page_words, order) },
    }
}

/// `GET /campaigns/{id}/orders`: the orders of the caller's seat, and the kinds that can be ordered.
///
/// # Errors
/// If the caller holds no seat.
pub async fn orders(request: Request, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let (snapshot, seat) = seated(&request, &app, *id).await?;
    let language = super::language(&request);
    let orders = snapshot
        .orders
        .iter()
        .filter(|order| order.seat == seat.0 && !order.order.waived)
        .map(|order| shown(&snapshot, order, language))
        .collect();
    let forms = snapshot.play.as_deref().map(|play| play.order_forms(seat)).unwrap_or_default();
    let asked = snapshot.play.as_deref().map(|play| play.kinds(seat)).unwrap_or_default();
    let kinds = show::with_words(&snapshot, language, |words| {
        let choice = |known: &Known| NamedChoice { id: known.id.clone(), label: words.say(&known.label) };
        let kind = |form: &OrderForm| OrderKind {
            id: form.kind.id.clone(),
            label: words.say(&form.kind.words),
            heading: form.heading.as_ref().map(|heading| words.say(heading)),
            manner: form.manner,
            choices: form.choices.iter().map(choice).collect(),
            knows_stakes: form.knows_stakes,
        };
        forms.iter().map(kind).collect()
    });
    let own = snapshot.orders.iter().filter(|order| order.seat == seat.0).map(|order| &order.order);
    let usual: Vec<String> = match snapshot.play.as_deref() {
        Some(play) => usual_left(play, seat, own).into_iter().map(|given| given.kind.id).collect(),
        None => vec![],
    };
    let asked: Vec<String> = asked.into_iter().map(|kind| kind.id).collect();
    let deals = snapshot.play.as_deref().and_then(|play| play.deal_form(seat));
    let proposals = deals.map(|form| show::with_words(&snapshot, language, |words| proposal_kind(words, &form)));
    Ok(HttpResponse::Ok().json(Orders { orders, kinds, usual, asked, proposals }))
}

/// A kind of proposals that can be ordered.
fn proposal_kind(words: &Words<'_>, form: &DealForm) -> ProposalKind {
    let term =
        |term: &TermKind| ProposalTerm { id: term.known.id.clone(), label: words.say(&term.known.label), part_of: term.part_of.clone() };
    ProposalKind { id: form.kind.id.clone(), label: words.say(&form.kind.words), terms: form.terms.iter().map(term).collect() }
}

/// The order a call was about, as it is now.
async fn one(app: &App, id: CampaignId, name: &str, language: &str) -> Result<api::Order, Problem> {
    let snapshot = app.service.snapshot(id).await?;
    let order = snapshot.orders.iter().find(|order| order.id == name && !order.order.waived).ok_or_else(Problem::not_found)?;
    Ok(shown(&snapshot, order, language))
}

/// `POST /campaigns/{id}/orders`: an order is given; it answers at once what it is for.
///
/// # Errors
/// 422 if it names what the game does not know; 409 if nothing can be ordered now; 429 if the seat has changed its orders too often.
pub async fn give(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    body: web::Json<OrderBody>,
) -> Result<HttpResponse, Problem> {
    let (_, by) = asked_by(&request, &app, *id).await?;
    let given = app.service.act(*id, by, Act::Orders(OrderWish::Give(body.into_inner().into()))).await?;
    let body = one(&app, *id, &given.names().concat(), super::language(&request)).await?;
    Ok(HttpResponse::Created().json(body))
}

/// `POST /campaigns/{id}/orders/usual`: what is usually ordered is given, about kinds of which the seat has ordered nothing yet.
///
/// # Errors
/// 409 if nothing can be ordered now, or that would be more than a seat can have; 429 if the seat has changed its orders too often.
pub async fn give_usual(request: Request, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let (_, by) = asked_by(&request, &app, *id).await?;
    let names = app.service.act(*id, by, Act::Orders(OrderWish::GiveUsual {})).await?.names();
    let (snapshot, language) = (app.service.snapshot(*id).await?, super::language(&request));
    let given = snapshot.orders.iter().filter(|order| names.contains(&order.id)).map(|order| shown(&snapshot, order, language)).collect();
    Ok(HttpResponse::Ok().json(GivenOrders { given }))
}

/// `PUT /campaigns/{id}/orders/{order}`.
///
/// # Errors
/// 404 if the caller's seat has no such order; otherwise as [`give`].
pub async fn change(
    request: Request,
    app: web::Data<App>,
    path: web::Path<(CampaignId, String)>,
    body: web::Json<ChangedOrder>,
) -> Result<HttpResponse, Problem> {
    let (id, name) = path.into_inner();
    let (_, by) = asked_by(&request, &app, id).await?;
    let order = name.clone();
    let wish = match body.into_inner() {
        ChangedOrder::Switch(OrderSwitch { on }) => OrderWish::Switch { order, on },
        ChangedOrder::Edit(to) => OrderWish::Edit { order, to: (*to).into() },
    };
    app.service.act(id, by, Act::Orders(wish)).await?;
    let body = one(&app, id, &name, super::language(&request)).await?;
    Ok(HttpResponse::Ok().json(body))
}

/// `DELETE /campaigns/{id}/orders/{order}`.
///
/// # Errors
/// 404 if the caller's seat has no such order.
pub async fn delete(request: Request, app: web::Data<App>, path: web::Path<(CampaignId, String)>) -> Result<HttpResponse, Problem> {
    let (id, order) = path.into_inner();
    let (_, by) = asked_by(&request, &app, id).await?;
    app.service.act(id, by, Act::Orders(OrderWish::Delete { order })).await?;
    Ok(HttpResponse::NoContent().finish())
}
