//! Tokens as each kind of caller may come by them: good ones, old ones, revoked ones, those of others, forged ones.

use crate::server::KEY;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::TimeDelta;
use serde_json::{Value, json};
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_post::links::{Links, Purpose, SignInLink, UnsubscribeLink};

/// A token for a purpose, as each kind of caller may come by one.
pub(super) fn token<P: Purpose + Clone>(caller: &str, good: P, revoked: P) -> String {
    let links = Links::new(KEY.as_bytes(), &[]);
    let now = SystemClock.now();
    let (later, earlier) = (now + TimeDelta::days(1), now - TimeDelta::days(1));
    match caller {
        "revoked" => links.sign(revoked, later),
        "expired" => links.sign(good, earlier),
        // Good for something, but not for this.
        "another purpose" if P::AUDIENCE == UnsubscribeLink::AUDIENCE => links.sign(SignInLink::to("ada@a.test".to_owned()), later),
        "another purpose" => links.sign(UnsubscribeLink::of(sternpost_log::CampaignId(uuid::Uuid::nil()), 0, ""), later),
        "another key" => Links::new(b"a key that somebody else has thought of", &[]).sign(good, later),
        "unsigned" => {
            let signed = links.sign(good, later);
            let body = signed.split('.').nth(1).expect("a token has a body");
            let key = jwt_head(&signed)["kid"].clone();
            let head = URL_SAFE_NO_PAD.encode(json!({ "alg": "none", "typ": "JWT", "kid": key }).to_string());
            format!("{head}.{body}.")
        }
        "made up" => "not.a.token".to_owned(),
        _ => links.sign(good, later),
    }
}

fn jwt_head(token: &str) -> Value {
    let head = token.split('.').next().expect("a token has a head");
    serde_json::from_slice(&URL_SAFE_NO_PAD.decode(head).unwrap()).unwrap()
}
