//! Standing orders, for programs: those of the caller's seat, and nobody else's.

use super::seated;
use crate::app::App;
use crate::problem::Problem;
use crate::request::Request;
use crate::show;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use serde_json::{Value, json};
use sternpost_core::{Known, OrderForm, Seat};
use sternpost_log::CampaignId;
use sternpost_model::language::Language;
use sternpost_model::order::{Bound, Choose, Lasts, State};
use sternpost_orders::usual_left;
use sternpost_store::StandingOrder;
use sternpost_table::Snapshot;
use sternpost_words::PageWords;
use sternpost_words::deal_words::{self, DealBody};
use sternpost_words::order_words::{OrderBody, conditions, state, what};

fn ids(choices: &[Known]) -> Vec<&str> {
    choices.iter().map(|known| known.id.as_str()).collect()
}

/// An order as a program reads it.
fn shown(snapshot: &Snapshot, kept: &StandingOrder, language: &str) -> Value {
    let (order, given) = (&kept.order, &kept.order.given);
    let page_words = PageWords::new(Language::or_english(language));
    let choose = match &given.choose {
        Choose::Default => json!("default"),
        Choose::Most => json!("most"),
        Choose::Ranked(choices) => json!({ "ranked": ids(choices) }),
        Choose::Exactly { answer, .. } => json!({ "exactly": answer }),
        Choose::Row(left) => json!({ "row": ids(left) }),
        Choose::Accept(terms) => json!({ "accept": DealBody::from(terms) }),
        Choose::Refuse(terms) => json!({ "refuse": DealBody::from(terms) }),
    };
    let has = given.when.own.iter().map(|has| match has.bound {
        Bound::Least => json!({ "column": has.column, "least": has.count }),
        Bound::Most => json!({ "column": has.column, "most": has.count }),
    });
    let lasts = match &given.lasts {
        Lasts::Always | Lasts::Turn => json!("always"),
        Lasts::Times(times) => json!({ "times": times }),
        Lasts::Round(round) => json!({ "round": round }),
    };
    let (kind, said, conditions) = show::with_words(snapshot, language, |words| {
        (words.say(&given.kind.words), what(snapshot, page_words, words, &given.choose), conditions(snapshot, page_words, words, order))
    });
    let off = match order.state {
        State::On => None,
        State::Off(why) => Some(why),
    };
    json!({
        "id": kept.id,
        "number": kept.number,
        "kind": given.kind.id,
        "choose": choose,
        "while": has.collect::<Vec<_>>(),
        "unless": {
            "against": given.when.unless_against,
            "at-stake": given.when.unless_at_stake,
            "offered": ids(&given.when.unless_offered),
        },
        "lasts": lasts,
        "on": order.is_on(),
        "off-because": off,
        "uses": order.uses,
        "last-used": order.used_at.last(),
        "said": { "kind": kind, "what": said, "conditions": conditions, "state": state(snapshot, page_words, order) },
    })
}

/// `GET /campaigns/{id}/orders`: the orders of the caller's seat, and the kinds that can be ordered.
///
/// # Errors
/// If the caller holds no seat.
pub async fn orders(request: Request, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let (snapshot, seat) = seated(&request, &app, *id).await?;
    let language = super::language(&request);
    let orders: Vec<Value> = snapshot
        .orders
        .iter()
        .filter(|order| order.seat == seat.0 && !order.order.waived)
        .map(|order| shown(&snapshot, order, language))
        .collect();
    let forms = snapshot.play.as_deref().map(|play| play.order_forms(seat)).unwrap_or_default();
    let asked = snapshot.play.as_deref().map(|play| play.kinds(seat)).unwrap_or_default();
    let kinds: Vec<Value> = show::with_words(&snapshot, language, |words| {
        let choice = |known: &Known| json!({ "id": known.id, "label": words.say(&known.label) });
        let kind = |form: &OrderForm| {
            json!({
                "id": form.kind.id,
                "label": words.say(&form.kind.words),
                "heading": form.heading.as_ref().map(|heading| words.say(heading)),
                "manner": form.manner,
                "choices": form.choices.iter().map(choice).collect::<Vec<_>>(),
                "knows-stakes": form.knows_stakes,
            })
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
    let deals = deals.map(|form| show::with_words(&snapshot, language, |words| deal_words::known(words, &form)));
    Ok(HttpResponse::Ok().json(json!({ "orders": orders, "kinds": kinds, "usual": usual, "asked": asked, "proposals": deals })))
}

/// The order a call was about, as it is now.
async fn one(app: &App, id: CampaignId, name: &str, language: &str) -> Result<Value, Problem> {
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
    let (_, seat) = seated(&request, &app, *id).await?;
    app.service.limits.say(*id, seat.0)?;
    let given = app.service.give_order(*id, seat, body.into_inner().into()).await?;
    let body = one(&app, *id, &given.id, super::language(&request)).await?;
    Ok(HttpResponse::Created().json(body))
}

/// `POST /campaigns/{id}/orders/usual`: what is usually ordered is given, about kinds of which the seat has ordered nothing yet.
///
/// # Errors
/// 409 if nothing can be ordered now, or that would be more than a seat can have; 429 if the seat has changed its orders too often.
pub async fn give_usual(request: Request, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let (_, seat) = seated(&request, &app, *id).await?;
    app.service.limits.say(*id, seat.0)?;
    let names = app.service.give_usual_orders(*id, seat).await?;
    let (snapshot, language) = (app.service.snapshot(*id).await?, super::language(&request));
    let given: Vec<Value> =
        snapshot.orders.iter().filter(|order| names.contains(&order.id)).map(|order| shown(&snapshot, order, language)).collect();
    Ok(HttpResponse::Ok().json(json!({ "given": given })))
}

/// What becomes of an order: it is switched, or another takes its place.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum ChangeBody {
    /// It is switched.
    Switch(SwitchBody),
    /// Another takes its place.
    Edit(OrderBody),
}

/// Whether it is on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SwitchBody {
    on: bool,
}

/// `PUT /campaigns/{id}/orders/{order}`.
///
/// # Errors
/// 404 if the caller's seat has no such order; otherwise as [`give`].
pub async fn change(
    request: Request,
    app: web::Data<App>,
    path: web::Path<(CampaignId, String)>,
    body: web::Json<ChangeBody>,
) -> Result<HttpResponse, Problem> {
    let (id, name) = path.into_inner();
    let (_, seat) = seated(&request, &app, id).await?;
    app.service.limits.say(id, seat.0)?;
    match body.into_inner() {
        ChangeBody::Switch(SwitchBody { on }) => app.service.switch_order(id, seat, name.clone(), on).await?,
        ChangeBody::Edit(order) => app.service.edit_order(id, seat, name.clone(), order.into()).await?,
    };
    let body = one(&app, id, &name, super::language(&request)).await?;
    Ok(HttpResponse::Ok().json(body))
}

/// `DELETE /campaigns/{id}/orders/{order}`.
///
/// # Errors
/// 404 if the caller's seat has no such order.
pub async fn delete(request: Request, app: web::Data<App>, path: web::Path<(CampaignId, String)>) -> Result<HttpResponse, Problem> {
    let (id, name) = path.into_inner();
    let (_, seat): (_, Seat) = seated(&request, &app, id).await?;
    app.service.limits.say(id, seat.0)?;
    app.service.delete_order(id, seat, name).await?;
    Ok(HttpResponse::NoContent().finish())
}
