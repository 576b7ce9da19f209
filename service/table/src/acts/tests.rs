//! Tests of the table of terms: every act, tried by everybody.

use super::authority::Standing;
use super::counting::said_by;
use super::terms::{Counted, terms};
use super::{Act, Whom};
use crate::Refused;
use crate::court::CourtWish;
use crate::seats::lobby::SeatAct;
use crate::seats::roles::RoleWish;
use crate::seats::seating::{PoolWish, SeatInPlay};
use crate::talk::promises::PromiseWish;
use crate::talk::wishes::TalkWish;
use crate::time::pace_acts::TimeWish;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::BTreeSet;
use sternpost_core::Seat;
use sternpost_limits::HOST;
use sternpost_orders::written::OrderWish;

/// Everybody who can ask, as the columns of the table.
fn everybody() -> Vec<(&'static str, Standing)> {
    let nobody = Standing::default();
    let account = Standing { is_signed_in: true, ..nobody };
    let (seat, host) = (|seat| Standing { seat: Some(seat), has_voice: true, ..account }, Standing { is_host: true, ..account });
    let letter = |of| Standing { seat: Some(1), has_voice: true, by_letter: true, ..of };
    vec![
        ("nobody", nobody),
        ("stranger", account),
        ("letter-1", letter(nobody)),
        ("seat-1", seat(1)),
        ("seat-2", seat(2)),
        ("arbiter", Standing { is_arbiter: true, is_ruling: true, ..account }),
        ("host", host),
        ("host-1", Standing { is_host: true, ..seat(1) }),
        ("host-letter-1", letter(host)),
    ]
}

/// Every act, as programs write it. What it is about is seat 1.
const ACTS: &[&str] = &[
    r#"{"about": "talk", "wish": {"act": "say", "to": [2], "said": "Peace?"}}"#,
    r#"{"about": "talk", "wish": {"act": "read", "up-to": "x"}}"#,
    r#"{"about": "talk", "wish": {"act": "follow", "digest": "weekly"}}"#,
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
    r#"{"about": "role", "wish": {"act": "name", "name": "Juno", "email": "juno@j.test"}}"#,
    r#"{"about": "role", "wish": {"act": "nobody"}}"#,
    r#"{"about": "role", "wish": {"act": "agree", "proposal": "x"}}"#,
    r#"{"about": "role", "wish": {"act": "decline"}}"#,
    r#"{"about": "role", "wish": {"act": "lay-down"}}"#,
    r#"{"about": "role", "wish": {"act": "watching", "by": {"by-link": {"hours": 24}}, "anew": true}}"#,
    r#"{"about": "role", "wish": {"act": "channel", "url": "https://a.test/x", "format": "json"}}"#,
    r#"{"about": "role", "wish": {"act": "no-channel"}}"#,
    r#"{"about": "time", "wish": {"act": "pause"}}"#,
    r#"{"about": "time", "wish": {"act": "resume"}}"#,
    r#"{"about": "time", "wish": {"act": "extend", "hours": 24}}"#,
    r#"{"about": "time", "wish": {"act": "away", "from": "2030-01-01", "to": "2030-01-07"}}"#,
    r#"{"about": "time", "wish": {"act": "return", "from": "2030-01-01T00:00:00Z"}}"#,
    r#"{"about": "time", "wish": {"act": "ask-more", "hours": 24}}"#,
    r#"{"about": "time", "wish": {"act": "ask-resume"}}"#,
    r#"{"about": "time", "wish": {"act": "say", "verdict": "extend"}}"#,
    r#"{"about": "time", "wish": {"act": "waive", "windows": "x", "until": "round"}}"#,
    r#"{"about": "time", "wish": {"act": "take-waiver-back", "windows": "x"}}"#,
    r#"{"about": "time", "wish": {"act": "longer"}}"#,
    r#"{"about": "time", "wish": {"act": "zone", "zone": "Europe/Berlin"}}"#,
    r#"{"about": "take-back", "wish": {"version": 3}}"#,
    r#"{"about": "orders", "wish": {"act": "give", "kind": "bid", "choose": "default"}}"#,
    r#"{"about": "orders", "wish": {"act": "give-usual"}}"#,
    r#"{"about": "orders", "wish": {"act": "edit", "order": "x", "to": {"kind": "bid", "choose": {"ranked": ["3"]}}}}"#,
    r#"{"about": "orders", "wish": {"act": "switch", "order": "x", "on": false}}"#,
    r#"{"about": "orders", "wish": {"act": "delete", "order": "x"}}"#,
    r#"{"about": "court", "wish": {"act": "dispute", "entry": 3, "why": "It was one more."}}"#,
    r#"{"about": "court", "wish": {"act": "state", "dispute": 4, "text": "So it was."}}"#,
    r#"{"about": "court", "wish": {"act": "withdraw", "dispute": 4}}"#,
    r#"{"about": "court", "wish": {"act": "rule", "dispute": 4, "ruling": {"is": "upheld"}, "why": "It stands."}}"#,
    r#"{"about": "court", "wish": {"act": "appeal", "dispute": 4, "why": "It does not."}}"#,
    r#"{"about": "court", "wish": {"act": "propose", "motion": {"is": "rewind", "to": 2}, "why": "Once more."}}"#,
    r#"{"about": "court", "wish": {"act": "vote", "motion": 5, "yes": true}}"#,
    r#"{"about": "court", "wish": {"act": "drop", "motion": 5}}"#,
    r#"{"about": "court", "wish": {"act": "rewind", "to": 2, "why": "Once more."}}"#,
];

/// What comes of it for everybody, an act a line: as whom it is done, or 401 if they have to sign in, 403 if it is not theirs to do.
const TABLE: &str = "
act                   nobody stranger letter-1 seat-1 seat-2 arbiter host host-1 host-letter-1
talk/say              401    403      seat     seat   seat   403     403  seat   seat
talk/read             401    403      seat     seat   seat   403     403  seat   seat
talk/follow           401    403      seat     seat   seat   403     403  seat   seat
promise/put-forward   401    403      seat     seat   seat   403     403  seat   seat
promise/settle        401    403      seat     seat   seat   403     403  seat   seat
lobby/resend          401    403      403      403    403    403     host host   host
lobby/invite          401    403      403      403    403    403     host host   host
lobby/open            401    403      403      403    403    403     host host   host
lobby/bot             401    403      403      403    403    403     host host   host
open-link             401    403      403      403    403    403     host host   host
seat/offer            401    403      401      seat   403    403     host seat   host
seat/withdraw         401    403      401      seat   403    403     host seat   host
seat/agree            401    403      401      seat   403    403     host seat   host
seat/seek             401    403      401      seat   403    403     host seat   host
seat/stay             401    403      seat     seat   403    403     host seat   seat
seat/bot              401    403      seat     seat   403    403     host seat   seat
seat/back             401    403      seat     seat   403    403     403  seat   seat
seat/sign-out         401    403      401      seat   403    403     host seat   host
substitutes/link      401    403      403      403    403    403     host host   host
substitutes/invite    401    403      403      403    403    403     host host   host
role/name             401    403      401      seat   seat   arbiter host seat   host
role/nobody           401    403      401      seat   seat   arbiter host seat   host
role/agree            401    403      401      seat   seat   arbiter host seat   host
role/decline          401    403      401      seat   seat   arbiter host seat   host
role/lay-down         401    403      401      seat   seat   arbiter host seat   host
role/watching         401    403      403      403    403    403     host host   host
role/channel          401    403      403      403    403    403     host host   host
role/no-channel       401    403      403      403    403    403     host host   host
time/pause            401    403      403      403    403    403     host host   host
time/resume           401    403      403      403    403    403     host host   host
time/extend           401    403      403      403    403    403     host host   host
time/away             401    403      seat     seat   seat   403     403  seat   seat
time/return           401    403      seat     seat   seat   403     403  seat   seat
time/ask-more         401    403      seat     seat   seat   403     403  seat   seat
time/ask-resume       401    403      seat     seat   seat   403     403  seat   seat
time/say              401    403      seat     seat   seat   403     403  seat   seat
time/waive            401    403      seat     seat   seat   403     403  seat   seat
time/take-waiver-back 401    403      seat     seat   seat   403     403  seat   seat
time/longer           401    403      seat     seat   seat   403     403  seat   seat
time/zone             401    403      seat     seat   seat   403     403  seat   seat
take-back             401    403      seat     seat   seat   403     403  seat   seat
orders/give           401    403      seat     seat   seat   403     403  seat   seat
orders/give-usual     401    403      seat     seat   seat   403     403  seat   seat
orders/edit           401    403      seat     seat   seat   403     403  seat   seat
orders/switch         401    403      seat     seat   seat   403     403  seat   seat
orders/delete         401    403      seat     seat   seat   403     403  seat   seat
court/dispute         401    403      seat     seat   seat   arbiter host seat   seat
court/state           401    403      seat     seat   seat   arbiter host seat   seat
court/withdraw        401    403      seat     seat   seat   arbiter host seat   seat
court/rule            401    403      seat     seat   seat   arbiter host seat   seat
court/appeal          401    403      seat     seat   seat   arbiter host seat   seat
court/propose         401    403      seat     seat   seat   arbiter host seat   seat
court/vote            401    403      seat     seat   seat   arbiter host seat   seat
court/drop            401    403      seat     seat   seat   arbiter host seat   seat
court/rewind          401    403      seat     seat   seat   arbiter host seat   seat
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
    match standing.admitted(&terms(act), act.seat()) {
        Ok(Whom::Host) => "host",
        Ok(Whom::Arbiter) => "arbiter",
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
    all.extend(known::<TalkWish>("talk"));
    all.extend(known::<PromiseWish>("promise"));
    all.extend(known::<SeatAct>("lobby"));
    all.insert("open-link".to_owned());
    all.extend(known::<SeatInPlay>("seat"));
    all.extend(known::<PoolWish>("substitutes"));
    all.extend(known::<RoleWish>("role"));
    all.extend(known::<TimeWish>("time"));
    all.insert("take-back".to_owned());
    all.extend(known::<OrderWish>("orders"));
    all.extend(known::<CourtWish>("court"));
    assert_eq!(listed, all);
}

#[test]
fn what_tells_the_table_is_counted_for_the_seat_and_what_writes_to_somebody_for_them() {
    let of = |wanted: &str| {
        let text = ACTS.iter().find(|text| name(text) == wanted).unwrap();
        terms(&read(text)).counted
    };
    let written = |to: &str| Counted::Written(to.to_owned());
    assert_eq!((of("talk/say"), of("talk/read"), of("talk/follow")), (vec![Counted::Said], vec![], vec![Counted::Said]));
    assert_eq!(of("take-back"), [Counted::TakenBack]);
    assert_eq!(of("promise/settle"), [Counted::Said]);
    assert_eq!(of("lobby/resend"), [Counted::WrittenToHolder(1)]);
    assert_eq!(of("lobby/invite"), [written("bo@b.test")]);
    for act in
        ["seat/seek", "seat/stay", "seat/bot", "role/watching", "time/pause", "time/away", "orders/give", "orders/delete", "court/vote"]
    {
        assert_eq!(of(act), [Counted::Said], "{act}");
    }
    assert_eq!(of("substitutes/link"), []);
    assert_eq!(of("role/name"), [written("juno@j.test"), Counted::Said]);
    assert_eq!((said_by(Whom::Seat(Seat(1))), said_by(Whom::Host)), (1, HOST), "a host takes nothing from what the seat may say");
}

#[test]
fn the_pace_is_settled_by_the_host_alone() {
    let act = Act::Time(TimeWish::Settle(Box::default()));
    let outcomes = everybody().iter().map(|(_, standing)| outcome(*standing, &act)).collect::<Vec<_>>();
    let pause = read(ACTS.iter().find(|text| name(text) == "time/pause").unwrap());
    assert_eq!(outcomes, everybody().iter().map(|(_, standing)| outcome(*standing, &pause)).collect::<Vec<_>>());
}

#[test]
fn a_host_who_rules_as_well_does_as_the_host_what_is_a_hosts() {
    let both = Standing { is_signed_in: true, is_host: true, is_arbiter: true, is_ruling: true, ..Standing::default() };
    let done = |wanted: &str| outcome(both, &read(ACTS.iter().find(|text| name(text) == wanted).unwrap()));
    assert_eq!(["court/rewind", "court/propose", "court/drop"].map(done), ["host"; 3]);
    assert_eq!(["court/rule", "court/state"].map(done), ["arbiter"; 2]);
    let at_rest = Standing { is_host: false, is_ruling: false, ..both };
    let state = read(ACTS.iter().find(|text| name(text) == "court/state").unwrap());
    assert_eq!(outcome(at_rest, &state), "403", "nothing is disputed");
}
