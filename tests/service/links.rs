//! Links: believed only as they were signed, for what they were signed, while they live (RFC 8725).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{DateTime, TimeDelta, Utc};
use jsonwebtoken::{Algorithm, EncodingKey, Header, decode_header, encode};
use sternpost_post::links::{AnswerLink, ApiToken, InviteLink, LinkError, Links, SignInLink, UnsubscribeLink};

const KEY: &[u8] = b"a key of more than thirty-two letters";

fn now() -> DateTime<Utc> {
    DateTime::from_timestamp(1_800_000_000, 0).unwrap()
}

fn answer() -> AnswerLink {
    let campaign = "00000000-0000-7000-8000-000000000001".parse().unwrap();
    AnswerLink { campaign, seat: 2, question: Some("q7-2".to_owned()), version: 41, generation: 1, choice: Some("pass".to_owned()) }
}

fn links() -> Links {
    Links::new(KEY, &[])
}

#[test]
fn a_link_says_what_was_signed() {
    let token = links().sign(answer(), now() + TimeDelta::days(1));
    assert_eq!(links().read::<AnswerLink>(&token, now()), Ok(answer()));
    assert_eq!(links().read::<AnswerLink>(&token, now()), Ok(answer()), "as often as one likes");
}

#[test]
fn a_link_expires() {
    let token = links().sign(answer(), now());
    assert_eq!(links().read::<AnswerLink>(&token, now() - TimeDelta::seconds(1)), Ok(answer()));
    assert_eq!(links().read::<AnswerLink>(&token, now()), Err(LinkError::Expired));
    assert_eq!(links().read::<AnswerLink>(&token, now() + TimeDelta::seconds(1)), Err(LinkError::Expired));
}

#[test]
fn a_link_is_good_for_one_purpose() {
    let token = links().sign(answer(), now() + TimeDelta::days(1));
    assert!(links().read::<InviteLink>(&token, now()).is_err());
    assert!(links().read::<UnsubscribeLink>(&token, now()).is_err());
    let sign_in = links().sign(SignInLink::to("a@a.test".to_owned()), now() + TimeDelta::days(1));
    assert_eq!(links().read::<ApiToken>(&sign_in, now()), Err(LinkError::Purpose), "a mailed sign-in is no API token");
}

#[test]
fn a_changed_link_is_not_believed() {
    let token = links().sign(answer(), now() + TimeDelta::days(1));
    let parts: Vec<&str> = token.split('.').collect();
    let claims = String::from_utf8(URL_SAFE_NO_PAD.decode(parts[1]).unwrap()).unwrap();
    let other_seat = URL_SAFE_NO_PAD.encode(claims.replace("\"seat\":2", "\"seat\":3"));
    assert_ne!(other_seat, parts[1]);
    assert_eq!(links().read::<AnswerLink>(&format!("{}.{other_seat}.{}", parts[0], parts[2]), now()), Err(LinkError::Invalid));
    for cut in 0..token.len() {
        assert!(links().read::<AnswerLink>(&token[..cut], now()).is_err());
    }
}

#[test]
fn a_token_does_not_choose_its_algorithm() {
    let token = links().sign(answer(), now() + TimeDelta::days(1));
    let [header, claims, signature] = token.split('.').collect::<Vec<_>>()[..] else { panic!("a token has three parts") };
    let text = String::from_utf8(URL_SAFE_NO_PAD.decode(header).unwrap()).unwrap();
    // The key id stays, so that only the algorithm can be what is refused (RFC 8725, 3.1).
    for other in ["none", "NONE", "HS384", "RS256", "hs256"] {
        let forged = URL_SAFE_NO_PAD.encode(text.replace("HS256", other));
        assert_ne!(forged, header);
        assert_eq!(links().read::<AnswerLink>(&format!("{forged}.{claims}."), now()), Err(LinkError::Algorithm), "{other}");
        assert_eq!(links().read::<AnswerLink>(&format!("{forged}.{claims}.{signature}"), now()), Err(LinkError::Algorithm), "{other}");
    }
    let stronger = Header { alg: Algorithm::HS512, ..decode_header(&token).unwrap() };
    let signed = |header: &Header| {
        let claims: serde_json::Value = serde_json::from_slice(&URL_SAFE_NO_PAD.decode(claims).unwrap()).unwrap();
        encode(header, &claims, &EncodingKey::from_secret(KEY)).unwrap()
    };
    assert_eq!(links().read::<AnswerLink>(&signed(&stronger), now()), Err(LinkError::Algorithm), "well signed, but not our algorithm");
    let ours = Header { alg: Algorithm::HS256, ..stronger };
    assert_eq!(links().read::<AnswerLink>(&signed(&ours), now()), Ok(answer()), "the same claims, our algorithm");
}

#[test]
fn a_link_without_an_end_or_a_known_key_is_not_believed() {
    let token = links().sign(answer(), now() + TimeDelta::days(1));
    let header = decode_header(&token).unwrap();
    let claims: serde_json::Value = serde_json::from_slice(&URL_SAFE_NO_PAD.decode(token.split('.').nth(1).unwrap()).unwrap()).unwrap();
    let signed = |header: &Header, claims: &serde_json::Value| encode(header, claims, &EncodingKey::from_secret(KEY)).unwrap();
    assert!(links().read::<AnswerLink>(&signed(&header, &claims), now()).is_ok());
    for missing in ["exp", "aud", "campaign", "gen"] {
        let mut fewer = claims.clone();
        fewer.as_object_mut().unwrap().remove(missing).expect(missing);
        assert_eq!(links().read::<AnswerLink>(&signed(&header, &fewer), now()), Err(LinkError::Invalid), "without {missing}");
    }
    for kid in [None, Some("another".to_owned())] {
        let header = Header { kid, ..header.clone() };
        assert_eq!(links().read::<AnswerLink>(&signed(&header, &claims), now()), Err(LinkError::Key));
    }
}

#[test]
fn an_over_long_link_is_not_looked_at_even_if_it_is_well_signed() {
    let until = now() + TimeDelta::days(1);
    let of = |letters: usize| links().sign(SignInLink::to("a".repeat(letters)), until);
    assert!(links().read::<SignInLink>(&of(254), now()).is_ok(), "the longest address there is (RFC 5321, 4.5.3.1.3)");
    assert_eq!(links().read::<SignInLink>(&of(2_000), now()), Err(LinkError::Invalid));
}

#[test]
fn garbage_is_refused_quietly() {
    for garbage in ["", ".", "..", "a.b.c", "\u{1F980}", &"x".repeat(100_000)] {
        assert_eq!(links().read::<AnswerLink>(garbage, now()), Err(LinkError::Invalid));
    }
}

#[test]
fn a_new_key_still_believes_the_former_one_until_it_is_dropped() {
    let token = links().sign(answer(), now() + TimeDelta::days(1));
    let new = b"another key of more than thirty-two letters";
    assert!(Links::new(new, &[KEY]).read::<AnswerLink>(&token, now()).is_ok());
    assert_eq!(Links::new(new, &[]).read::<AnswerLink>(&token, now()), Err(LinkError::Key));
}

#[test]
fn a_clock_that_is_set_back_brings_no_link_back_to_life() {
    let links = links();
    let token = links.sign(answer(), now());
    let good = links.sign(answer(), now() + TimeDelta::days(10));
    links.was_used_at(now() + TimeDelta::hours(1));
    let three_days_back = now() - TimeDelta::days(3);
    assert_eq!(links.read::<AnswerLink>(&token, three_days_back), Err(LinkError::Expired));
    assert_eq!(links.read::<AnswerLink>(&good, three_days_back), Ok(answer()), "what lives goes on living");
    assert_eq!(links.never_before(three_days_back), now() + TimeDelta::hours(1), "new links live on from there");
    // Had the clock been years ahead once, nothing signed since would live.
    assert_eq!(links.never_before(now() - TimeDelta::days(400)), now() - TimeDelta::days(400));
}
