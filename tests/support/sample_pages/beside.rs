//! What stands beside a turn: notes, promises, orders, talk, time.

use super::*;
use sternpost_pages::host::FieldError;
use sternpost_pages::orders::{
    DealFields, HasField, KindGroup, OrderFields, OrderLine, OrdersPage, RankField, TermField, UsualLine, UsualPart,
};
use sternpost_pages::promises::{DueChoice, PartyLine, PromiseForm, PromiseLine, PromisesPage};
use sternpost_pages::talk::{Listener, Notes, NotesPage};
use sternpost_pages::turn::WaiveForm;
use sternpost_pages::windows::{WaiverLine, WindowsPart};

pub(super) fn notes() -> Notes {
    Notes {
        action: "/c/autumn/notes".into(),
        text: HOSTILE.into(),
        back: "/c/autumn".into(),
        longest: 20_000,
        tag: "0a1b2c3d".into(),
        file: "/c/autumn/notes.txt".into(),
    }
}

pub(super) fn promises() -> Vec<(&'static str, Box<dyn askama::DynTemplate>)> {
    let party = |mark, name: &str, said: &str, kind| PartyLine { mark, name: name.into(), said: said.into(), kind };
    let promise = |id: &str, name: &str, waits: bool| PromiseLine {
        id: id.into(),
        name: name.into(),
        said: HOSTILE.into(),
        time: time(),
        state: "waits for answers".into(),
        due: waits.then(|| "Due: Round 4.".into()),
        is_private: waits,
        waits,
        parties: vec![party('●', name, "agreed", "agreed"), party('■', HOSTILE, "has not answered", "waits")],
        action: waits.then(|| "/c/autumn/promises/1".into()),
        acts: if waits { vec![("agree", "I promise".into()), ("decline", "Decline".into())] } else { vec![] },
    };
    let choice = |value: &str, is_picked| DueChoice { value: value.into(), label: HOSTILE.into(), is_picked };
    let form = PromiseForm {
        others: vec![Listener { seat: 1, mark: '■', name: HOSTILE.into(), is_picked: true, is_muted: false }],
        said: HOSTILE.into(),
        is_public: true,
        due: "round".into(),
        rounds: vec![choice("4", false), choice("5", true)],
        date: "2026-12-05".into(),
        today: "2026-11-23".into(),
        longest: 2_000,
        errors: ["said", "with", "round", "date"].map(|field| FieldError::new(field, HOSTILE)).to_vec(),
    };
    let page = PromisesPage {
        page: frame("Promises"),
        action: "/c/autumn/promises".into(),
        open: vec![promise("a", "Ada", true), promise("b", HOSTILE, false)],
        over: vec![promise("c", "Boris", false)],
        older: Some("/c/autumn/promises?after=20".into()),
        latest: Some("/c/autumn/promises".into()),
        form: Some(form),
        error: Some(HOSTILE.into()),
    };
    let none = PromisesPage {
        page: hostile_frame(),
        open: vec![],
        over: vec![],
        older: None,
        latest: None,
        form: None,
        error: None,
        ..page.clone()
    };
    let (orders, no_orders) = orders();
    let deals = deal_orders(&orders);
    let mut unlike = frame("My notes");
    unlike.notes = None;
    let own = NotesPage { page: unlike, notes: notes(), kept: Some(HOSTILE.into()), error: Some(HOSTILE.into()) };
    vec![
        ("promises", Box::new(page)),
        ("promises-none", Box::new(none)),
        ("own-notes", Box::new(own)),
        ("orders", Box::new(orders)),
        ("orders-none", Box::new(no_orders)),
        ("orders-deals", Box::new(deals)),
    ]
}

fn choice(value: &str) -> DueChoice {
    DueChoice { value: value.into(), label: HOSTILE.into(), is_picked: value == "any" }
}

/// How windows wait, and what is waived.
pub(super) fn windows_part() -> WindowsPart {
    let waiver = |own: Option<&str>| WaiverLine { name: HOSTILE.into(), words: HOSTILE.into(), own: own.map(Into::into) };
    WindowsPart {
        page_words: page_words(),
        action: "/c/autumn/time".into(),
        policy: page_words().t(sternpost_words::say::WINDOWS_EVEN),
        is_even: true,
        may_say_longer: true,
        waivers: vec![waiver(Some("any")), waiver(None)],
        kinds: vec![choice("any"), choice("some")],
        untils: vec![choice("round")],
    }
}

pub(super) fn windows_form() -> Option<WaiveForm> {
    Some(WaiveForm { action: "/c/autumn/time".into(), kinds: vec![choice("any")], untils: vec![choice("round")] })
}

/// The page of standing orders, full and empty.
pub(super) fn orders() -> (OrdersPage, OrdersPage) {
    let choice = |value: &str, is_picked| DueChoice { value: value.into(), label: HOSTILE.into(), is_picked };
    let rank = |number| RankField { number, choices: vec![choice("a", number == 1), choice("b", number == 2)] };
    let form = OrderFields {
        action: "/c/autumn/orders".into(),
        kind: "any-reaction".into(),
        words: HOSTILE.into(),
        is_edit: true,
        is_asked: true,
        choose: "ranked",
        ranks: vec![rank(1), rank(2)],
        is_row: true,
        exactly: Some((HOSTILE.into(), HOSTILE.into())),
        has: vec![HasField { number: 1, columns: vec![choice("points", true)], is_most: true, count: HOSTILE.into() }],
        others: vec![Listener { seat: 1, mark: '■', name: HOSTILE.into(), is_picked: true, is_muted: false }],
        knows_stakes: true,
        at_stake: true,
        offered: vec![rank(1)],
        lasts: "times".into(),
        times: HOSTILE.into(),
        has_round: true,
        deal: None,
        errors: ["kind", "choose", "has", "unless", "lasts"].map(|field| FieldError::new(field, HOSTILE)).to_vec(),
    };
    let line = |number: u64, is_on: bool| OrderLine {
        id: format!("order{number}"),
        number,
        kind: HOSTILE.into(),
        what: HOSTILE.into(),
        conditions: if is_on { vec![HOSTILE.into()] } else { vec![] },
        state: HOSTILE.into(),
        is_on,
        waits: !is_on,
        uses: "It has answered once.".into(),
        last: is_on.then(|| ("Last time".into(), "/c/autumn/at/7".into())),
        action: "/c/autumn/orders/order1".into(),
        edit: "/c/autumn/orders?edit=order1#order".into(),
    };
    let full = OrdersPage {
        windows: windows_part(),
        page: hostile_frame(),
        action: "/c/autumn/orders".into(),
        orders: vec![line(1, true), line(2, false)],
        kinds: KindGroup::of([
            (Some(HOSTILE.into()), choice("/c/autumn/orders?kind=any-reaction#order", true)),
            (Some(HOSTILE.into()), choice("/c/autumn/orders?kind=any-vote#order", false)),
            (None, choice("/c/autumn/orders?kind=pay#order", false)),
        ]),
        form: Some(form),
        usual: UsualPart {
            left: vec![UsualLine { kind: HOSTILE.into(), what: HOSTILE.into(), conditions: vec![HOSTILE.into(), HOSTILE.into()] }],
            done: Some(HOSTILE.into()),
        },
        error: Some(HOSTILE.into()),
    };
    let usual = UsualPart { left: vec![], done: None };
    let none = OrdersPage { page: frame("Orders"), orders: vec![], kinds: vec![], form: None, usual, error: None, ..full.clone() };
    (full, none)
}

/// The same page with the form for proposals.
fn deal_orders(full: &OrdersPage) -> OrdersPage {
    let row = |number| TermField { number, terms: vec![choice("any"), choice("some")], is_most: number == 1, count: HOSTILE.into() };
    let deal = DealFields {
        refuses: true,
        from: vec![Listener { seat: 1, mark: '■', name: HOSTILE.into(), is_picked: true, is_muted: false }],
        asked: vec![row(1), row(2)],
        offered: vec![row(1)],
    };
    let errors = ["kind", "choose", "from", "terms", "has", "unless", "lasts"].map(|field| FieldError::new(field, HOSTILE)).to_vec();
    let form = full.form.clone().map(|form| OrderFields { deal: Some(deal), errors, ..form });
    OrdersPage { form, ..full.clone() }
}

/// Terms in which everything is said.
pub(super) fn timed() -> Terms {
    serde_json::from_value(serde_json::json!({
        "pace": { "kind": "clock", "bank-hours": 72, "increment-hours": 12, "cap-hours": 120 },
        "play": { "from": "08:00", "to": "22:00", "days": ["mon", "fri"] },
        "zone": "Europe/Berlin",
        "time-out": { "turns": { "kind": "extend", "hours": 24, "times": 2 }, "windows": { "kind": "bot" } },
    }))
    .unwrap()
}
