//! The face of an entry: the part everybody may see, and commitments to the parts that are hidden until the campaign ends.
//!
//! An entry has three parts, each an exact text:
//! - the *face*: who acted when by what way, and the part of the act that is public. It holds the hash of the entry before
//!   and a commitment to each other part. Its SHA-256 is the entry's hash, so that anybody can follow the chain.
//! - *own*: what the seat that acted said, and by what way. The seat gets the text and its salt and can check its commitment today. If several
//!   seats were asked together, each has a text, a commitment and a salt to itself.
//! - *sealed*: random results, the digest of the position, and which server process wrote it. Opened by the campaign's secret at the end.
//!
//! A commitment is HMAC-SHA256(salt, text), in hexadecimal; the salt of a part is HMAC-SHA256(secret,
//! `sternpost/salt/2/CAMPAIGN/SEQ/PART`), PART one of `own`, `own/SEAT`, `sealed`. Without the salt a commitment tells nothing
//! of the text, however few texts there can be: whoever tries all orders of a deck finds that each fits some salt.

use super::body::Body;
use super::chance::CampaignSecret;
use super::entry::{Actor, CampaignId, Cause, NewEntry};
use chrono::{DateTime, Utc};
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};
use sha2::Sha256;
use std::collections::BTreeMap;
use sternpost_game::hex;

/// The form of entries whose hidden parts are commitments.
const FORM: u8 = 2;

/// The public part of an entry. The serialised names are for ever.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct Face {
    form: u8,
    /// The hash of the entry before.
    pub(super) previous: String,
    pub(super) campaign: CampaignId,
    pub(super) seq: u64,
    #[serde(with = "chrono::serde::ts_microseconds")]
    recorded_at: DateTime<Utc>,
    actor: Actor,
    cause: Cause,
    revision: u32,
    /// The public members of the act.
    pub(super) open: Value,
    /// The commitment to what the seat said; none if no seat said anything.
    pub(super) own: Option<String>,
    /// The commitment to what each seat said that was asked together with others, by the seat's number.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) owns: BTreeMap<String, String>,
    /// The commitment to what nobody may know yet.
    sealed: String,
}

/// An entry's three texts as the database keeps them, byte for byte.
#[derive(Serialize, Deserialize)]
pub(super) struct Parts {
    pub(super) face: Box<RawValue>,
    pub(super) own: Option<Box<RawValue>>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) owns: BTreeMap<String, Box<RawValue>>,
    pub(super) sealed: Box<RawValue>,
}

/// The members of an act by who may know them.
struct Split {
    open: Value,
    own: Option<Map<String, Value>>,
    owns: BTreeMap<String, Value>,
    sealed: Map<String, Value>,
}

fn members(value: Value) -> Map<String, Value> {
    let Value::Object(members) = value else { unreachable!("a part is an object: {value}") };
    members
}

/// A part with one member more, if there is one.
fn with(mut part: Value, name: &str, member: Option<impl Serialize>) -> Value {
    if let Some(member) = member {
        part[name] = json!(member);
    }
    part
}

/// Says of each member of each kind who may know it. Members are named one by one: a new one does not compile before it is here.
fn split(body: &Body) -> Split {
    let kind = body.kind();
    let mut owns = BTreeMap::new();
    let (open, own, sealed) = match body {
        Body::Created { game: _, name: _, options: _, seats: _, commitment: _, forked: _, court: _ }
        | Body::SeatTaken { seat: _, name: _, options: _, bot: _, phrase: _ }
        | Body::TakenBack { seat: _, to: _ }
        | Body::Timed { act: _ }
        | Body::Seated { act: _ }
        | Body::Ended { standings: _, secret: _ } => (json!(body), None, json!({})),
        // How many answers have drawn is for nobody to know before the end.
        Body::DealtAnew { from, chance } => (json!({ "kind": kind }), None, with(json!({ "chance": chance }), "from", from.as_ref())),
        Body::Started { setup, phrases, derivation, chance } => {
            let open = with(json!({ "kind": kind, "setup": setup }), "phrases", (!phrases.are_none()).then_some(phrases));
            (with(open, "derivation", (!derivation.is_first()).then_some(derivation)), None, json!({ "chance": chance }))
        }
        Body::Answered { question, seat, answers, order, chance } => {
            let own = with(json!({ "question": question, "answers": answers }), "order", order.as_ref());
            (json!({ "kind": kind, "seat": seat }), Some(own), json!({ "chance": chance }))
        }
        Body::Anytime { seat, answers, order, chance } => {
            let own = with(json!({ "answers": answers }), "order", order.as_ref());
            (json!({ "kind": kind, "seat": seat }), Some(own), json!({ "chance": chance }))
        }
        Body::Together { step, answers, chance } => {
            owns = answers.iter().map(|given| (given.seat.to_string(), json!(given))).collect();
            let seats: Vec<_> = answers.iter().map(|given| given.seat).collect();
            (json!({ "kind": kind, "step": step, "seats": seats }), None, json!({ "chance": chance }))
        }
        Body::Rewound { to: _, why: _, draws: _, again, by: _ } => {
            // In which entries something was drawn is for nobody to know before the end.
            let mut open = json!(body);
            let again = members(open.clone()).contains_key("again").then_some(again);
            open.as_object_mut().map(|open| open.remove("again"));
            (open, None, with(json!({}), "again", again))
        }
        Body::Court { act } => {
            let mut open = json!(body);
            let hidden = act.take_hidden(&mut open);
            (open, None, hidden)
        }
        Body::Rebased { snapshot, why, by } => {
            (with(json!({ "kind": kind, "why": why }), "by", by.as_ref()), None, json!({ "snapshot": snapshot }))
        }
    };
    Split { open, own: own.map(members), owns, sealed: members(sealed) }
}

/// The salt of a part of an entry: whoever is given it can check that part, and nothing else.
#[must_use]
pub fn salt(secret: &CampaignSecret, campaign: CampaignId, seq: u64, part: &str) -> String {
    hex(&mac(&secret.0, &format!("sternpost/salt/{FORM}/{campaign}/{seq}/{part}")))
}

/// The commitment to a text under a salt, both as the log shows them.
#[must_use]
pub fn commitment(salt: &str, text: &str) -> String {
    hex(&mac(salt.as_bytes(), text))
}

/// The name of the part that one seat of several has said.
#[must_use]
pub fn own_part(seat: impl std::fmt::Display) -> String {
    format!("own/{seat}")
}

fn mac(key: &[u8], text: &str) -> Vec<u8> {
    let mut mac = <Hmac<Sha256> as KeyInit>::new_from_slice(key).expect("HMAC takes keys of any length");
    mac.update(text.as_bytes());
    mac.finalize().into_bytes().to_vec()
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("an entry is plain data")
}

/// The three texts of an entry.
pub(super) fn parts(what: &NewEntry, previous: &str, secret: &CampaignSecret, writer: &str) -> Parts {
    let NewEntry { campaign, seq, recorded_at, actor, cause, revision, digest, idempotency_key, body } = what;
    let Split { open, mut own, owns, mut sealed } = split(body);
    sealed.insert("digest".to_owned(), json!(digest));
    sealed.insert("writer".to_owned(), json!(writer));
    let is_its_seats = body.turn().is_some() && cause.is_its_seats();
    let private = own.as_mut().unwrap_or(&mut sealed);
    if is_its_seats {
        private.insert("cause".to_owned(), json!(cause));
    }
    private.insert("idempotency-key".to_owned(), json!(idempotency_key));
    let (own, sealed) = (own.map(|own| raw(&own)), raw(&sealed));
    let owns: BTreeMap<String, Box<RawValue>> = owns.into_iter().map(|(seat, own)| (seat, raw(&own))).collect();
    let promised = |part: &str, text: &RawValue| commitment(&salt(secret, *campaign, *seq, part), text.get());
    let face = Face {
        form: FORM,
        previous: previous.to_owned(),
        campaign: *campaign,
        seq: *seq,
        recorded_at: *recorded_at,
        actor: *actor,
        cause: if is_its_seats { Cause::Unsaid } else { *cause },
        revision: *revision,
        open,
        own: own.as_ref().map(|own| promised("own", own)),
        owns: owns.iter().map(|(seat, own)| (seat.clone(), promised(&own_part(seat), own))).collect(),
        sealed: promised("sealed", &sealed),
    };
    Parts { face: raw(&face), own, owns, sealed }
}

impl Parts {
    pub(super) fn read(canonical: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(canonical)
    }

    pub(super) fn shown(&self) -> Result<Face, serde_json::Error> {
        serde_json::from_str(self.face.get())
    }

    /// The entry that the three texts make up.
    pub(super) fn entry(&self) -> Result<NewEntry, serde_json::Error> {
        let face = self.shown()?;
        let mut body: Map<String, Value> = serde_json::from_value(face.open)?;
        if let Some(own) = &self.own {
            body.extend(serde_json::from_str::<Map<String, Value>>(own.get())?);
        }
        if !self.owns.is_empty() {
            let answers = self.owns.values().map(|own| serde_json::from_str(own.get())).collect::<Result<Vec<Value>, _>>()?;
            body.insert("answers".to_owned(), Value::Array(answers));
            body.remove("seats");
        }
        body.extend(serde_json::from_str::<Map<String, Value>>(self.sealed.get())?);
        body.remove("writer");
        let digest = serde_json::from_value(body.remove("digest").unwrap_or_default())?;
        let idempotency_key = serde_json::from_value(body.remove("idempotency-key").unwrap_or_default())?;
        // Entries of earlier servers show by what way their seat has answered.
        let cause = body.remove("cause").map(serde_json::from_value).transpose()?.unwrap_or(face.cause);
        Ok(NewEntry {
            campaign: face.campaign,
            seq: face.seq,
            recorded_at: face.recorded_at,
            actor: face.actor,
            cause,
            revision: face.revision,
            digest,
            idempotency_key,
            body: serde_json::from_value(Value::Object(body))?,
        })
    }

    /// Whether the face's commitments are to these texts, opened with the secret.
    pub(super) fn are_as_promised(&self, secret: &CampaignSecret) -> bool {
        let Ok(face) = self.shown() else { return false };
        let promised = |part: &str, text: &RawValue| commitment(&salt(secret, face.campaign, face.seq, part), text.get());
        let owns: BTreeMap<String, String> = self.owns.iter().map(|(seat, own)| (seat.clone(), promised(&own_part(seat), own))).collect();
        face.own == self.own.as_ref().map(|own| promised("own", own))
            && face.owns == owns
            && face.sealed == promised("sealed", &self.sealed)
    }
}
