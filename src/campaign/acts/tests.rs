//! The table of who may do what, walked: every act by everybody.

use super::authority::Standing;
use super::counting::{Counted, counted};
use super::{Act, Whom};
use crate::campaign::{PoolWish, PromiseWish, Refused, SeatAct, SeatInPlay};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::BTreeSet;
use sternpost_core::Seat;

/// Everybody who can ask, as the columns of the table.
fn everybody() -> Vec<(&'static str, Standing)> {
    let nobody = Standing::default();
    let (seat, letter) = (|seat| Standing { seat: Some(seat), ..nobody }, |seat| Standing { seat: Some(seat), by_letter: true, ..nobody });
    vec![
        ("stranger", nobody),
        ("letter-1", letter(1)),
        ("seat-1", seat(1)),
        ("seat-2", seat(2)),
        ("host", Standing { is_host: true, ..nobody }),
        ("host-1", Standing { is_host: true, ..seat(1) }),
        ("host-letter-1", Standing { is_host: true, ..letter(1) }),
    ]
}

/// Every act, as programs write it. What it is about is seat 1.
const ACTS: &[&str] = &[
    r#"{"about": "promise", "wish": {"act": "put-forward", "said": "Peace.", "with": [2], "due": {"date": "2030-01-01"}}}"#,
    r#"{"about": "promise", "wish": {"act": "settle", "promise": "x", "what": "agree"}}"#,
    r#"{"about": "lobby", "wish": {"seat": 1, "wish": {"act": "resend"}}}"#,
    r#"{"about": "lobby", "wish": {"seat": 1, "wish": {"act": "invite", "name": "Bo", "email": "bo@b.test"}}}"#,
    r#"{"about": "lobby", "wish": {"seat": 1, "wish": {"act": "open"}}}"#,
    r#"{"about": "lobby", "wish": {"seat": 1, "wish": {"act": "bot"}}}"#,
    r#"{"about": "open-link", "wish": {"open": true}}"#,
    r#"{"about": "seat", "wish": {"seat": 1, "wish": {"act": "offer", "name": "Bo", "email": "bo@b.test", "with-talk": true}}}"#,
    r#"{"about": "seat", "wish": {"seat": 1, "wish": {"act": "withdraw", "offer": "x"}}}"#,
    r#"{"about": "seat", "wish": {"seat": 1, "wish": {"act": "agree", "offer": "x"}}}"#,
    r#"{"about": "seat", "wish": {"seat": 1, "wish": {"act": "seek"}}}"#,
    r#"{"about": "seat", "wish": {"seat": 1, "wish": {"act": "stay"}}}"#,
    r#"{"about": "seat", "wish": {"seat": 1, "wish": {"act": "bot"}}}"#,
    r#"{"about": "seat", "wish": {"seat": 1, "wish": {"act": "back"}}}"#,
    r#"{"about": "seat", "wish": {"seat": 1, "wish": {"act": "sign-out"}}}"#,
    r#"{"about": "substitutes", "wish": {"act": "link", "open": false}}"#,
    r#"{"about": "substitutes", "wish": {"act": "invite", "name": "Bo", "email": "bo@b.test"}}"#,
];

/// What comes of it for everybody, an act a line: as whom it is done, or 401 if they have to sign in, 403 if it is not theirs to do.
const TABLE: &str = "
act                   stranger letter-1 seat-1 seat-2 host host-1 host-letter-1
promise/put-forward   403      seat     seat   seat   403  seat   seat
promise/settle        403      seat     seat   seat   403  seat   seat
lobby/resend          403      403      403    403    host host   host
lobby/invite          403      403      403    403    host host   host
lobby/open            403      403      403    403    host host   host
lobby/bot             403      403      403    403    host host   host
open-link             403      403      403    403    host host   host
seat/offer            403      401      seat   403    host seat   host
seat/withdraw         403      401      seat   403    host seat   host
seat/agree            403      401      seat   403    host seat   host
seat/seek             403      401      seat   403    host seat   host
seat/stay             403      seat     seat   403    host seat   seat
seat/bot              403      seat     seat   403    host seat   seat
seat/back             403      seat     seat   403    403  seat   seat
seat/sign-out         403      401      seat   403    host seat   host
substitutes/link      403      403      403    403    host host   host
substitutes/invite    403      403      403    403    host host   host
";

fn read(text: &str) -> Act {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// What an act is about, and which it is.
fn name(text: &str) -> String {
    let json: Value = serde_json::from_str(text).unwrap();
    let wish = if json["wish"]["wish"].is_null() { &json["wish"] } else { &json["wish"]["wish"] };
    let name = [&json["about"], &wish["act"]].into_iter().filter_map(Value::as_str);
    name.collect::<Vec<_>>().join("/")
}

fn outcome(standing: Standing, act: &Act) -> &'static str {
    match standing.admitted(act) {
        Ok(Whom::Host) => "host",
        Ok(Whom::Seat(_)) => "seat",
        Err(Refused::NotSignedIn) => "401",
        Err(Refused::NotAllowed(_)) => "403",
        Err(other) => panic!("{other}"),
    }
}

#[test]
fn every_act_by_everybody_is_as_the_table_says() {
    let mut lines = vec![];
    let columns: Vec<&str> = everybody().iter().map(|(name, _)| *name).collect();
    lines.push(format!("{:21} {}", "act", columns.join(" ")));
    for text in ACTS {
        let act = read(text);
        let cells =
            everybody().iter().map(|(name, standing)| format!("{:len$}", outcome(*standing, &act), len = name.len())).collect::<Vec<_>>();
        lines.push(format!("{:21} {}", name(text), cells.join(" ")).trim_end().to_owned());
    }
    assert_eq!(lines.join("\n"), TABLE.trim());
}

/// The acts of a group, as its type names them when it is told one it does not know.
fn known<T: DeserializeOwned>(about: &str) -> BTreeSet<String> {
    let error = serde_json::from_str::<T>(r#"{"act": "none of ours"}"#).err().expect("there is no such act").to_string();
    let named = error.split('`').skip(1).step_by(2).skip(1);
    named.map(|act| format!("{about}/{act}")).collect()
}

#[test]
fn the_table_has_every_act_there_is() {
    let listed: BTreeSet<String> = ACTS.iter().map(|text| name(text)).collect();
    let mut all = BTreeSet::new();
    all.extend(known::<PromiseWish>("promise"));
    all.extend(known::<SeatAct>("lobby"));
    all.insert("open-link".to_owned());
    all.extend(known::<SeatInPlay>("seat"));
    all.extend(known::<PoolWish>("substitutes"));
    assert_eq!(listed, all);
}

#[test]
fn what_tells_the_table_is_counted_for_the_seat_and_what_writes_to_somebody_for_them() {
    let of = |place: usize, whom| counted(&read(ACTS[place]), whom);
    let holder = Whom::Seat(Seat(1));
    assert_eq!(of(0, holder), Counted::Said(1));
    assert_eq!(of(2, Whom::Host), Counted::WrittenToHolder(1));
    assert_eq!(of(3, Whom::Host), Counted::Written("bo@b.test".to_owned()));
    assert_eq!(of(12, Whom::Host), Counted::Said(1), "whoever lets a bot sit in");
    assert_eq!(of(15, Whom::Host), Counted::Not);
}
