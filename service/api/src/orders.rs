//! API types and operations of standing orders: those of the caller's seat.

use crate::operation::{Operation, delete, get, post, put};
use crate::problem::Failure;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sternpost_core as core;
use sternpost_model::order::Why;
use sternpost_orders::written::{ChooseBody, HasBody, OrderBody, UnlessBody};

/// The orders of the caller's seat, and what can be ordered.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Orders {
    /// The orders.
    pub orders: Vec<Order>,
    /// The kinds of questions that can be answered ahead.
    pub kinds: Vec<OrderKind>,
    /// Kinds about which something is usually ordered and the seat has ordered nothing yet.
    pub usual: Vec<String>,
    /// Of what kinds the question is that the seat is asked now, the most special one first.
    pub asked: Vec<String>,
    /// What can be ordered of proposals; null if the game has none.
    pub proposals: Option<ProposalKind>,
}

/// A standing order.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Order {
    /// Its name.
    pub id: String,
    /// Its place among those of its seat: of two for the same kind the first is looked at first.
    #[schemars(range(min = 1))]
    pub number: u64,
    /// The kind of questions it answers, by its id.
    pub kind: String,
    /// What is answered.
    pub choose: ChooseBody,
    /// What the seat has to have, all of it.
    #[serde(rename = "while")]
    pub own: Vec<HasBody>,
    /// When the seat is asked instead.
    pub unless: UnlessBody,
    /// How long it answers.
    pub lasts: OrderLasts,
    /// Whether it answers.
    pub on: bool,
    /// Why it is off. What did not fit, or was taken back, keeps other orders of its seat from answering such questions until it is switched on,
    /// changed or deleted.
    pub off_because: Option<Why>,
    /// How often it has answered.
    pub uses: u64,
    /// The entry in which it did last.
    pub last_used: Option<u64>,
    /// All of it in words.
    pub said: OrderSaid,
}

/// The life of an order: how long it answers.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OrderLasts {
    /// Until it is switched off.
    Always,
    /// So many more times.
    Times(u32),
    /// In the round of this name.
    Round(String),
}

/// An order in words.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct OrderSaid {
    /// Which questions it answers.
    pub kind: String,
    /// The answer it gives, in words.
    pub what: String,
    /// When, and how long.
    pub conditions: Vec<String>,
    /// Whether it answers, and if not, why.
    pub state: String,
}

/// A kind of questions that can be answered ahead.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct OrderKind {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub label: String,
    /// What the kind is about, where a game has many; kinds of one heading follow each other.
    pub heading: Option<String>,
    /// What answers it.
    pub manner: core::AnswerShape,
    /// The choices that can be named.
    pub choices: Vec<NamedChoice>,
    /// Whether the game knows what is at stake in such questions.
    pub knows_stakes: bool,
}

/// A choice that can be named before it is on offer.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct NamedChoice {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub label: String,
}

/// A kind of proposals that an order can answer.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ProposalKind {
    /// The kind of an order for them.
    pub id: String,
    /// What it is called.
    pub label: String,
    /// What can stand in a proposal.
    pub terms: Vec<ProposalTerm>,
}

/// Something that can stand in a proposal.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ProposalTerm {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub label: String,
    /// The term in which it is counted already.
    pub part_of: Option<String>,
}

/// Orders that were given.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct GivenOrders {
    /// The orders.
    pub given: Vec<Order>,
}

/// A change to an order: it is switched, or another takes its place.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum ChangedOrder {
    /// It is switched.
    Switch(OrderSwitch),
    /// Another takes its place.
    Edit(Box<OrderBody>),
}

/// The switch of an order: whether it is on.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct OrderSwitch {
    /// Whether it answers.
    pub on: bool,
}

/// The operations of this subject.
pub(crate) fn operations() -> Vec<Operation> {
    [of_all(), of_one()].concat()
}

fn of_all() -> Vec<Operation> {
    vec![
        get(
            "/campaigns/{id}/orders",
            "orders",
            "The standing orders of the caller's seat, which nobody else sees, and the kinds of questions that can be \
             answered ahead.",
        )
        .in_language()
        .answers::<Orders>(200, "The orders.")
        .can_fail(&[Failure::Unreadable, Failure::Forbidden]),
        post(
            "/campaigns/{id}/orders",
            "giveOrder",
            "Gives an order. If such a question is asked now, it is answered at once. An order that is given already is not \
             given twice.",
        )
        .in_language()
        .takes::<OrderBody>()
        .answers::<Order>(201, "It was given.")
        .can_fail(&[Failure::Conflict]),
        post(
            "/campaigns/{id}/orders/usual",
            "giveUsualOrders",
            "Gives the usual orders of the caller's seat about kinds of which it has ordered nothing yet, as `usual` of its \
             orders names them. Given again, it gives nothing more. If such a question is asked now, it is answered at once.",
        )
        .in_language()
        .answers::<GivenOrders>(200, "What was given; nothing if nothing was left.")
        .can_fail(&[Failure::Unreadable, Failure::TooSlow, Failure::Conflict, Failure::TooLarge]),
    ]
}

fn of_one() -> Vec<Operation> {
    vec![
        put("/campaigns/{id}/orders/{order}", "changeOrder", "Switches an order on or off, or puts another in its place, which is on.")
            .part::<String>("order", "The order, by its id.")
            .in_language()
            .takes::<ChangedOrder>()
            .answers::<Order>(200, "As it is now.")
            .can_fail(&[Failure::Conflict]),
        delete("/campaigns/{id}/orders/{order}", "deleteOrder", "Deletes an order. What it has answered stays answered.")
            .part::<String>("order", "The order, by its id.")
            .answers_nothing("It is no more.")
            .can_fail(&[Failure::Unreadable, Failure::Conflict]),
    ]
}
