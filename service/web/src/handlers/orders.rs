//! Handlers of the page of standing orders: for the holder of a seat, signed in or let in by a letter. Looking changes nothing.

use super::talk::{beside, seated, seats_in};
use super::{OnPage as _, deal_orders, page, reader_frame, usual_orders, windows};
use crate::app::App;
use crate::problem::Problem;
use crate::readers::Reader;
use crate::request::Request;
use crate::show;
use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use std::collections::BTreeSet;
use sternpost_core::{Answer, AnswerShape, DealForm, Eyes, Known, OrderForm, Seat, Text};
use sternpost_game::{Asked, Play};
use sternpost_log::{CampaignId, Cause};
use sternpost_model::order::{Bound, Choose, Lasts, Order};
use sternpost_orders::written::OrderWish;
use sternpost_orders::{Unsound, Wanted, WantedChoice, WantedLasts};
use sternpost_pages::host::FieldError;
use sternpost_pages::orders::{HasField, KindGroup, OrderFields, OrderLine, OrdersPage, RankField};
use sternpost_pages::promises::DueChoice;
use sternpost_pages::talk::Listener;
use sternpost_picture::{Words, seat_character};
use sternpost_show::tally::Cell;
use sternpost_store::{SeatRow, StandingOrder, Status};
use sternpost_table::play::orders_given::MOST_ORDERS;
use sternpost_table::{Act, Refused, Snapshot};
use sternpost_words::order_words::{answer_words, conditions, is_of_past_round, state, what, wrong};
use sternpost_words::{PageWords, say};

/// Places of a ranking in the form.
const RANKS: usize = 12;
/// Conditions on what one has, and choices that make one be asked.
const CONDITIONS: usize = 2;

pub(super) type Fields = [(String, String)];

pub(super) fn field<'f>(fields: &'f Fields, name: &str) -> &'f str {
    fields.iter().find(|(field, _)| field == name).map_or("", |(_, value)| value.as_str())
}

pub(super) fn all<'f>(fields: &'f Fields, name: &str) -> Vec<&'f str> {
    fields.iter().filter(|(field, _)| field == name).map(|(_, value)| value.as_str()).collect()
}

/// Reads a form, as far as it can be read.
fn read(fields: &Fields) -> Result<Wanted, Problem> {
    let bad = |what: &str| Problem::bad_request(format!("{what}: not what the form sends"));
    let number = |text: &str| text.trim().parse::<u32>().map_err(|_| Unsound::Number);
    let named = |name: &str| all(fields, name).into_iter().filter(|id| !id.is_empty()).map(str::to_owned).collect::<Vec<_>>();
    let choose = match field(fields, "choose") {
        "ranked" => WantedChoice::Ranked(named("rank")),
        "default" => WantedChoice::Default,
        "most" => WantedChoice::Most,
        "row" => WantedChoice::Row(named("rank")),
        "exactly" => WantedChoice::Exactly(serde_json::from_str::<Answer>(field(fields, "answer")).map_err(|_| bad("answer"))?),
        "accept" => WantedChoice::Accept(deal_orders::read(fields)?),
        "refuse" => WantedChoice::Refuse(deal_orders::read(fields)?),
        _ => return Err(bad("choose")),
    };
    let columns = all(fields, "column").into_iter().zip(all(fields, "bound")).zip(all(fields, "count"));
    let condition = |((column, bound), count): ((&str, &str), &str)| {
        let bound = if bound == "most" { Bound::Most } else { Bound::Least };
        // A number that is none is refused with the others, by name.
        (column.to_owned(), bound, number(count).unwrap_or(u32::MAX))
    };
    let own = columns.filter(|((column, _), _)| !column.is_empty()).map(condition).collect();
    let lasts = match field(fields, "lasts") {
        "always" => WantedLasts::Always,
        "once" => WantedLasts::Times(1),
        "times" => WantedLasts::Times(number(field(fields, "times")).unwrap_or_default()),
        "round" => WantedLasts::ThisRound,
        _ => return Err(bad("lasts")),
    };
    Ok(Wanted {
        kind: field(fields, "kind").to_owned(),
        choose,
        own,
        unless_against: seats_in(fields, "against")?.into_iter().collect(),
        unless_at_stake: field(fields, "at-stake") == "yes",
        unless_offered: named("offered"),
        lasts,
    })
}

/// An order as the form would have sent it.
fn fields_of(order: &Order) -> Vec<(String, String)> {
    let given = &order.given;
    let mut fields: Vec<(&str, String)> = vec![("kind", given.kind.id.clone())];
    match &given.choose {
        Choose::Default => fields.push(("choose", "default".to_owned())),
        Choose::Most => fields.push(("choose", "most".to_owned())),
        Choose::Ranked(choices) => {
            fields.push(("choose", "ranked".to_owned()));
            fields.extend(choices.iter().map(|known| ("rank", known.id.clone())));
        }
        Choose::Row(left) => {
            fields.push(("choose", "row".to_owned()));
            fields.extend(left.iter().map(|known| ("rank", known.id.clone())));
        }
        Choose::Exactly { answer, .. } => {
            fields.push(("choose", "exactly".to_owned()));
            fields.push(("answer", serde_json::to_string(answer).expect("an answer is plain data")));
        }
        Choose::Accept(terms) => {
            fields.push(("choose", "accept".to_owned()));
            fields.extend(deal_orders::fields_of(terms));
        }
        Choose::Refuse(terms) => {
            fields.push(("choose", "refuse".to_owned()));
            fields.extend(deal_orders::fields_of(terms));
        }
    }
    for has in &given.when.own {
        let bound = if has.bound == Bound::Most { "most" } else { "least" };
        fields.extend([("column", has.column.clone()), ("bound", bound.to_owned()), ("count", has.count.to_string())]);
    }
    fields.extend(given.when.unless_against.iter().map(|seat| ("against", seat.to_string())));
    if given.when.unless_at_stake {
        fields.push(("at-stake", "yes".to_owned()));
    }
    fields.extend(given.when.unless_offered.iter().map(|known| ("offered", known.id.clone())));
    match &given.lasts {
        Lasts::Always | Lasts::Turn => fields.push(("lasts", "always".to_owned())),
        Lasts::Times(times) => fields.extend([("lasts", "times".to_owned()), ("times", times.max(&1).to_string())]),
        Lasts::Round(_) => fields.push(("lasts", "round".to_owned())),
    }
    fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

pub(super) fn select(words: &Words<'_>, choices: &[Known], picked: Option<&str>) -> Vec<DueChoice> {
    let choice =
        |known: &Known| DueChoice { value: known.id.clone(), label: words.say(&known.label), is_picked: picked == Some(known.id.as_str()) };
    choices.iter().map(choice).collect()
}

/// The kind of question that a form is for, as the game has it.
struct OrderedKind {
    form: Option<OrderForm>,
    /// What the seat is asked now, if that is of the kind.
    asked: Option<Asked>,
    deal: Option<DealForm>,
    words: Text,
    /// The choices that can be named.
    choices: Vec<Known>,
}

impl OrderedKind {
    /// None if the game knows no such kind now.
    fn of(play: &dyn Play, seat: Seat, kind: &str) -> Option<Self> {
        let form = play.order_forms(seat).into_iter().find(|form| form.kind.id == kind);
        let at_hand = play.kinds(seat).into_iter().find(|of| of.id == kind);
        let asked = at_hand.as_ref().and_then(|_| play.asked_without_previews(seat));
        let deal = play.deal_form(seat).filter(|form| form.kind.id == kind);
        let said = form.as_ref().map(|form| &form.kind).or(at_hand.as_ref()).or(deal.as_ref().map(|form| &form.kind))?;
        let words = said.words.clone();
        let mut choices = form.as_ref().map(|form| form.choices.clone()).unwrap_or_default();
        for offer in asked.iter().flat_map(|asked| &asked.offers) {
            if !choices.iter().any(|known| known.id == offer.id) {
                choices.push(Known { id: offer.id.clone(), label: offer.label.clone() });
            }
        }
        Some(Self { form, asked, deal, words, choices })
    }

    fn is_row(&self) -> bool {
        self.form.as_ref().is_some_and(|form| form.manner == AnswerShape::InRow)
    }

    /// The places of the ranking, or of the row.
    fn ranks(&self, words: &Words<'_>, fields: &Fields) -> Vec<RankField> {
        let ranked = filled(fields, "rank");
        let most = RANKS.max(ranked.len());
        let places = match self.choices.len() {
            0 => 0,
            // A choice may stand more than once in a row.
            _ if self.is_row() => most,
            many => many.min(most),
        };
        self.places(words, places, &ranked)
    }

    fn places(&self, words: &Words<'_>, many: usize, picked: &[&str]) -> Vec<RankField> {
        let place = |at: usize| RankField { number: at + 1, choices: select(words, &self.choices, picked.get(at).copied()) };
        (0..many).map(place).collect()
    }

    /// The button of the form that is pressed.
    fn choose(&self, named: &str, has_places: bool, is_exact: bool) -> &'static str {
        match named {
            "exactly" if is_exact => "exactly",
            "default" => "default",
            "most" => "most",
            _ if !has_places => "default",
            "ranked" => "ranked",
            _ if self.is_row() => "row",
            _ => "ranked",
        }
    }
}

/// The values of a field that are not empty.
fn filled<'f>(fields: &'f Fields, name: &str) -> Vec<&'f str> {
    all(fields, name).into_iter().filter(|value| !value.is_empty()).collect()
}

/// The conditions on what the seat has.
fn conditions_of(play: &dyn Play, seat: Seat, words: &Words<'_>, fields: &Fields) -> Vec<HasField> {
    let tally = play.tally(Eyes::Seat(seat));
    let is_number = |cell: Option<&Cell>| matches!(cell, Some(Cell::Number { .. }));
    let columns = tally.columns.iter().filter(|column| is_number(column.cells.get(seat)));
    let numbers: Vec<Known> = columns.map(|column| Known { id: column.id.to_string(), label: column.label.clone() }).collect();
    let (columns, bounds, counts) = (all(fields, "column"), all(fields, "bound"), all(fields, "count"));
    let has = |at: usize| HasField {
        number: at + 1,
        columns: select(words, &numbers, columns.get(at).copied()),
        is_most: bounds.get(at) == Some(&"most"),
        count: counts.get(at).copied().unwrap_or_default().to_owned(),
    };
    (0..CONDITIONS.max(columns.len())).map(has).collect()
}

/// The form for a kind, filled with these fields; none if the game knows no such kind now.
fn form(
    snapshot: &Snapshot,
    seat: Seat,
    words: &Words<'_>,
    fields: &Fields,
    (action, is_edit): (String, bool),
    errors: Vec<FieldError>,
) -> Option<OrderFields> {
    let play: &dyn Play = snapshot.play.as_deref().filter(|_| snapshot.campaign.status == Status::Running)?;
    let kind = field(fields, "kind");
    let known = OrderedKind::of(play, seat, kind)?;
    let ranks = known.ranks(words, fields);
    let exact = serde_json::from_str::<Answer>(field(fields, "answer")).ok().filter(|answer| play.check(seat, answer).is_ok());
    let exactly = exact.map(|answer| (field(fields, "answer").to_owned(), answer_words(words, &answer, &known.choices)));
    let against: BTreeSet<u8> = all(fields, "against").iter().filter_map(|seat| seat.parse().ok()).collect();
    let offered = filled(fields, "offered");
    let offered_places = if known.choices.len() > 1 { CONDITIONS.max(offered.len()) } else { 0 };
    let lasts = field(fields, "lasts");
    Some(OrderFields {
        kind: kind.to_owned(),
        words: words.say(&known.words),
        is_edit,
        is_asked: known.asked.is_some() && snapshot.owing().contains(&seat),
        choose: known.choose(field(fields, "choose"), !ranks.is_empty(), exactly.is_some()),
        ranks,
        is_row: known.is_row(),
        exactly,
        has: conditions_of(play, seat, words, fields),
        others: snapshot.seats.iter().filter(|row| row.seat != seat.0).map(|row| listener(row, &against)).collect(),
        knows_stakes: known.form.as_ref().is_some_and(|form| form.knows_stakes),
        at_stake: field(fields, "at-stake") == "yes",
        offered: known.places(words, offered_places, &offered),
        lasts: if lasts.is_empty() { "always".to_owned() } else { lasts.to_owned() },
        times: field(fields, "times").to_owned(),
        has_round: sternpost_orders::rounds::round_of(play).is_some(),
        deal: known.deal.as_ref().map(|deal| deal_orders::form(snapshot, seat, words, deal, fields)),
        errors,
        action,
    })
}

/// Another seat, whoever or whatever plays it.
pub(super) fn listener(row: &SeatRow, picked: &BTreeSet<u8>) -> Listener {
    Listener {
        seat: row.seat,
        mark: seat_character(Seat(row.seat)),
        name: row.name.clone(),
        is_picked: picked.contains(&row.seat),
        is_muted: false,
    }
}

fn line(snapshot: &Snapshot, page_words: PageWords, words: &Words<'_>, kept: &StandingOrder) -> OrderLine {
    let (order, id) = (&kept.order, snapshot.campaign.id);
    let action = format!("/c/{id}/orders");
    OrderLine {
        id: kept.id.clone(),
        number: kept.number,
        kind: words.say(&order.given.kind.words),
        what: what(snapshot, page_words, words, &order.given.choose),
        conditions: conditions(snapshot, page_words, words, order),
        state: state(snapshot, page_words, order),
        is_on: order.is_on() && !is_of_past_round(snapshot, order),
        waits: order.holds_up(),
        uses: page_words.t(say::order_uses(u32::try_from(order.uses).unwrap_or(u32::MAX))),
        last: order.used_at.last().map(|seq| (page_words.t(say::ORDER_LAST), format!("/c/{id}/at/{seq}"))),
        edit: format!("{action}?edit={}#order", kept.id),
        action: format!("{action}/{}", kept.id),
    }
}

/// The input and errors shown on the page besides the orders.
#[derive(Default)]
struct Shown {
    fields: Vec<(String, String)>,
    /// The order that is changed.
    edit: Option<String>,
    errors: Vec<FieldError>,
    error: Option<String>,
}

async fn orders_page(app: &App, snapshot: &Snapshot, reader: &Reader, seat: u8, what: Shown) -> Result<HttpResponse, Problem> {
    let row = snapshot.seats.get(usize::from(seat)).ok_or_else(Problem::not_found)?;
    let page_words = PageWords::new(row.spoken());
    let mut frame = reader_frame(app, snapshot, page_words, reader);
    frame.title = format!("{} · {}", frame.t(say::ORDERS), snapshot.campaign.name);
    beside(app, snapshot, reader, &mut frame).await?;
    let action = format!("/c/{}/orders", snapshot.campaign.id);
    let Shown { fields, edit, errors, error } = what;
    let usual = usual_orders::part(snapshot, page_words, seat, field(&fields, usual_orders::GIVEN_FROM));
    let to = edit.as_ref().map_or_else(|| action.clone(), |order| format!("{action}/{order}"));
    let kind = field(&fields, "kind");
    let running = snapshot.play.as_deref().filter(|_| snapshot.campaign.status == Status::Running);
    let forms = running.map(|play| play.order_forms(Seat(seat))).unwrap_or_default();
    let deals = running.and_then(|play| play.deal_form(Seat(seat)));
    let model = show::with_words(snapshot, page_words.tag(), |words| OrdersPage {
        windows: windows::part(snapshot, page_words, Some(seat)),
        usual,
        orders: snapshot
            .orders
            .iter()
            .filter(|order| order.seat == seat && !order.order.waived)
            .map(|order| line(snapshot, page_words, words, order))
            .collect(),
        kinds: KindGroup::of(forms.iter().map(|form| {
            let choice = DueChoice {
                value: format!("{action}?{}#order", serde_urlencoded::to_string([("kind", &form.kind.id)]).unwrap_or_default()),
                label: words.say(&form.kind.words),
                is_picked: form.kind.id == kind,
            };
            (form.heading.as_ref().map(|heading| words.say(heading)), choice)
        }))
        .into_iter()
        .chain(deals.as_ref().map(|deals| deal_orders::group(page_words, words, deals, &action, &fields)))
        .collect(),
        form: if kind.is_empty() { None } else { form(snapshot, Seat(seat), words, &fields, (to, edit.is_some()), errors) },
        error,
        action,
        page: frame,
    });
    page(&model)
}

/// `GET /c/{id}/orders`.
///
/// # Errors
/// If nobody with a seat is signed in.
pub async fn look(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    wanted: web::Query<Vec<(String, String)>>,
) -> Result<HttpResponse, Problem> {
    let (snapshot, reader, seat) = seated(&request, &app, *id).await.on_page()?;
    let mut fields = wanted.into_inner();
    let edit = Some(field(&fields, "edit").to_owned()).filter(|name| !name.is_empty());
    if let Some(name) = &edit {
        let own = snapshot.orders.iter().find(|order| order.seat == seat && order.id == *name && !order.order.waived);
        fields = fields_of(&own.ok_or_else(Problem::not_found).on_page()?.order);
    }
    orders_page(&app, &snapshot, &reader, seat, Shown { fields, edit, errors: vec![], error: None }).await.on_page()
}

/// Shows a refusal on the page, with what was typed.
pub(super) async fn refused(
    app: &App,
    reader: &Reader,
    (id, seat): (CampaignId, u8),
    (fields, edit): (Vec<(String, String)>, Option<String>),
    refused: Refused,
) -> Result<HttpResponse, Problem> {
    let snapshot = app.service.snapshot(id).await?;
    let page_words = PageWords::new(snapshot.seats.get(usize::from(seat)).map(SeatRow::spoken).unwrap_or_default());
    let mut shown = Shown { fields, edit, errors: vec![], error: None };
    let status = match refused {
        Refused::Order(unsound) => {
            let (field, key) = wrong(&unsound);
            // What is wrong with the kind stands on top: there may be no form for it.
            if field == "kind" {
                shown.error = Some(page_words.t(key))
            } else {
                shown.errors.push(FieldError::new(field, page_words.t(key)))
            }
            StatusCode::UNPROCESSABLE_ENTITY
        }
        Refused::WrongState(_) if snapshot.campaign.status != Status::Running => {
            shown.error = Some(page_words.t(say::ORDER_NOT_NOW));
            StatusCode::CONFLICT
        }
        Refused::WrongState(_) => {
            let is_full = snapshot.orders.iter().filter(|order| order.seat == seat && !order.order.waived).count() >= MOST_ORDERS;
            let is_full = is_full || field(&shown.fields, "act") == usual_orders::USUAL;
            shown.error = Some(page_words.t(if is_full && shown.edit.is_none() { say::ORDER_TOO_MANY } else { say::ORDER_USED_UP }));
            StatusCode::CONFLICT
        }
        other @ (Refused::NoCampaign
        | Refused::NoPromise
        | Refused::NoOrder
        | Refused::NoGame(_)
        | Refused::Setup(_)
        | Refused::Invalid(_)
        | Refused::Stale { .. }
        | Refused::Answer(_)
        | Refused::TooLate(_)
        | Refused::NotAskedThere
        | Refused::Court(_)
        | Refused::Stuck
        | Refused::GivenMeanwhile
        | Refused::KeyUsed
        | Refused::Fold(_)
        | Refused::NotSignedIn
        | Refused::NotAllowed(_)
        | Refused::TooOften(_)
        | Refused::TooMuch(_)
        | Refused::Store(_)
        | Refused::Closing) => return Err(other.into()),
    };
    let mut response = orders_page(app, &snapshot, reader, seat, shown).await?;
    *response.status_mut() = status;
    Ok(response)
}

fn to_orders(id: CampaignId, name: &str) -> HttpResponse {
    HttpResponse::SeeOther().insert_header(("Location", format!("/c/{id}/orders#order-{name}"))).finish()
}

/// `POST /c/{id}/orders`: an order is given.
///
/// # Errors
/// If nobody with a seat is signed in, the form is none of ours, or the seat has changed its orders too often.
pub async fn give(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    form: web::Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Problem> {
    let (_, reader, seat) = seated(&request, &app, *id).await.on_page()?;
    let fields = form.into_inner();
    let wish = OrderWish::Give(read(&fields).on_page()?);
    match app.service.act(*id, reader.by(Some(seat), Cause::Page), Act::Orders(wish)).await {
        Ok(given) => Ok(to_orders(*id, &given.names().concat())),
        Err(why) => refused(&app, &reader, (*id, seat), (fields, None), why).await.on_page(),
    }
}

/// `POST /c/{id}/orders/{order}`: it is changed, switched or deleted.
///
/// # Errors
/// If nobody with a seat is signed in, the seat has no such order, or it has changed its orders too often.
pub async fn change(
    request: Request,
    app: web::Data<App>,
    path: web::Path<(CampaignId, String)>,
    form: web::Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Problem> {
    let (id, name) = path.into_inner();
    let (_, reader, seat) = seated(&request, &app, id).await.on_page()?;
    let fields = form.into_inner();
    let order = name.clone();
    let wish = match field(&fields, "act") {
        "on" => OrderWish::Switch { order, on: true },
        "off" => OrderWish::Switch { order, on: false },
        "delete" => OrderWish::Delete { order },
        "edit" => OrderWish::Edit { order, to: read(&fields).on_page()? },
        _ => return Err(Problem::bad_request("act: on, off, edit or delete").on_page()),
    };
    match app.service.act(id, reader.by(Some(seat), Cause::Page), Act::Orders(wish)).await {
        Ok(_) => Ok(to_orders(id, &name)),
        Err(why) => {
            let is_edit = field(&fields, "act") == "edit";
            let shown = if is_edit { (fields, Some(name)) } else { (vec![], None) };
            refused(&app, &reader, (id, seat), shown, why).await.on_page()
        }
    }
}
