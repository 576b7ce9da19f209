//! Short links of letters: a random token of 22 characters that says nothing. The database holds where it leads, under the token's hash.

use super::{AnswerLink, LinkError};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{DateTime, Utc};
use sha2::{Digest, Sha256};
use sternpost_game::hex;
use sternpost_store::LetterLink;

/// Letters of a short token.
const LETTERS: usize = 22;

/// Whether a token is a short one; all others are signed.
#[must_use]
pub fn is_short(token: &str) -> bool {
    token.len() == LETTERS && URL_SAFE_NO_PAD.decode(token).is_ok()
}

/// The hash under which a short token is kept.
#[must_use]
pub fn hash_of(token: &str) -> String {
    hex(&Sha256::digest(token))
}

impl AnswerLink {
    /// The claims of a short link, as a signed one would have them: its question, or, `beside` that, the pages around it.
    ///
    /// # Errors
    /// [`LinkError::Expired`]
    pub fn of_short(link: LetterLink, beside: bool, now: DateTime<Utc>) -> Result<Self, LinkError> {
        let until = if beside { link.lets_in_until } else { link.expires_at };
        if now >= until {
            return Err(LinkError::Expired);
        }
        let LetterLink { campaign, seat, question, version, generation, .. } = link;
        Ok(Self { campaign, seat, question: (!beside).then_some(question), version, generation, choice: None })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::TimeDelta;
    use sternpost_log::CampaignId;
    use sternpost_model::entropy;

    #[test]
    fn a_short_token_has_128_bits_in_22_letters_and_is_no_signed_one() {
        let (one, other) = (entropy::short_token(), entropy::short_token());
        assert!(is_short(&one) && is_short(&other) && one != other);
        for signed in ["", "eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9.e30.x", "eyJhbGciOiJIUzI1NiJ9.e", &one[1..], &format!("{one}a")] {
            assert!(!is_short(signed), "{signed}");
        }
        assert_eq!(hash_of(&one).len(), 64);
    }

    #[test]
    fn a_short_link_ends_when_its_time_is_up_and_sooner_for_the_pages_beside() {
        let now: DateTime<Utc> = "2026-11-21T12:00:00Z".parse().unwrap();
        let campaign: CampaignId = serde_json::from_str("\"0198d7d2-9a6e-7000-8000-000000000001\"").unwrap();
        let link = LetterLink {
            hash: String::new(),
            campaign,
            seat: 2,
            generation: 1,
            question: "q7-2".to_owned(),
            version: 7,
            lets_in_until: now + TimeDelta::days(1),
            expires_at: now + TimeDelta::days(2),
        };
        let read = |beside, days: i64, seconds: i64| {
            AnswerLink::of_short(link.clone(), beside, now + TimeDelta::days(days) - TimeDelta::seconds(seconds))
        };
        assert_eq!(read(false, 2, 1).unwrap().question.as_deref(), Some("q7-2"));
        assert_eq!(read(true, 1, 1).unwrap().question, None);
        assert_eq!((read(false, 2, 0), read(true, 1, 0)), (Err(LinkError::Expired), Err(LinkError::Expired)));
    }
}
