//! Chance derived from the campaign's secret and what its seats have added, so that anybody can check it once the secret is published.
//!
//! Numbers come from streams of 32-bit words: word `N`, from 0, is the first four bytes, big-endian, of HMAC-SHA256(key, `sternpost/NAME/N`). How a
//! stream is named is the campaign's [`Derivation`]: by what draws (`2/CAMPAIGN/DRAW/DEAL`), or, in campaigns of earlier servers, by the number of the
//! entry (`1/CAMPAIGN/SEQ`). The key is the secret; where the start of a campaign names phrases of its seats it
//! is HMAC-SHA256(secret, `sternpost/phrases/1/CAMPAIGN` and for each seat a line feed and the SHA-256 of its phrase in hexadecimal, or `-` if it has
//! given none). `docs/fair-chance.md` says it byte by byte. A number below `bound` is the next word that is below the
//! largest multiple of `bound` up to 4294967295, modulo `bound`: no result is more likely than another. Words that are too
//! large are skipped.

use super::entry::CampaignId;
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use sternpost_core::{Seat, Source};
use sternpost_game::hex;

/// 32 random bytes that decide every die and shuffle of a campaign.
#[derive(Clone, PartialEq, Eq)]
pub struct CampaignSecret(pub [u8; 32]);

impl fmt::Debug for CampaignSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CampaignSecret(hidden)")
    }
}

impl std::str::FromStr for CampaignSecret {
    type Err = &'static str;
    /// Reads what [`CampaignSecret::reveal`] has published.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = "a secret is 64 hexadecimal digits";
        let digit = |at: usize| text.get(at..at + 2).and_then(|digits| u8::from_str_radix(digits, 16).ok()).ok_or(wrong);
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = digit(2 * i)?;
        }
        if text.len() == 64 { Ok(Self(bytes)) } else { Err(wrong) }
    }
}

impl CampaignSecret {
    /// SHA-256 of the secret, in hexadecimal; published at the start.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// The seed of a bot's choices: different for each seat at each entry, known to nobody before the end.
    ///
    /// # Panics
    /// Never: a digest has more than eight bytes.
    #[must_use]
    pub fn seed_of_bot(&self, campaign: CampaignId, seq: u64, seat: Seat) -> u64 {
        let bytes = hmac(&self.0, &format!("sternpost/bot/{campaign}/{seq}/{seat}"));
        u64::from_be_bytes(bytes[..8].try_into().expect("a digest has more than eight bytes"))
    }

    /// The secret in hexadecimal; published at the end.
    #[must_use]
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }
}

/// The phrases that the seats of a campaign have added to its chance, in the order of seats. Empty: nobody was asked for one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Phrases(pub Vec<Option<String>>);

impl Phrases {
    /// Whether no seat has added anything: chance comes from the secret alone.
    #[must_use]
    pub fn are_none(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }

    /// The key from which the chance of a campaign is derived.
    #[must_use]
    pub fn key(&self, secret: &CampaignSecret, campaign: CampaignId) -> ChanceKey {
        if self.are_none() {
            return ChanceKey(secret.0);
        }
        let mut text = format!("sternpost/phrases/1/{campaign}");
        for phrase in &self.0 {
            text.push('\n');
            text.push_str(&phrase.as_ref().map_or_else(|| "-".to_owned(), |phrase| hex(&Sha256::digest(phrase))));
        }
        ChanceKey(hmac(&secret.0, &text))
    }
}

/// The key from which the chance of a campaign is derived: made of its secret and the phrases of its seats.
#[derive(Clone, PartialEq, Eq)]
pub struct ChanceKey([u8; 32]);

impl fmt::Debug for ChanceKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ChanceKey(hidden)")
    }
}

impl From<&CampaignSecret> for ChanceKey {
    fn from(secret: &CampaignSecret) -> Self {
        Self(secret.0)
    }
}

impl From<&Self> for ChanceKey {
    fn from(key: &Self) -> Self {
        key.clone()
    }
}

fn hmac(key: &[u8], text: &str) -> [u8; 32] {
    let mut mac = <Hmac<Sha256> as KeyInit>::new_from_slice(key).expect("HMAC takes keys of any length");
    mac.update(text.as_bytes());
    mac.finalize().into_bytes().into()
}

/// The way the streams of a campaign are named. It says so when it starts, and keeps to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Derivation {
    /// By the number of the entry that draws: campaigns that began before revision 2 of the derivation.
    #[default]
    ByEntry,
    /// By the number of answers that have drawn before, and of redeals.
    ByDraw,
}

impl Derivation {
    /// Whether it is the first, of which an entry says nothing.
    #[must_use]
    pub fn is_first(&self) -> bool {
        *self == Self::ByEntry
    }
}

impl From<Derivation> for u8 {
    fn from(derivation: Derivation) -> Self {
        match derivation {
            Derivation::ByEntry => 1,
            Derivation::ByDraw => 2,
        }
    }
}

impl TryFrom<u8> for Derivation {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        match number {
            1 => Ok(Self::ByEntry),
            2 => Ok(Self::ByDraw),
            _ => Err(format!("derivation {number} of chance is not known")),
        }
    }
}

/// The name of a stream of random numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// Derivation 1: that of the entry with this number.
    Entry(u64),
    /// Derivation 2: that of the start.
    Start,
    /// Derivation 2: that of the next answer that draws.
    Draw {
        /// How many answers on its line have drawn before.
        draw: u64,
        /// The deal that holds for it; 0 until chance was dealt anew.
        deal: u64,
    },
    /// Derivation 2: that by which hidden places are dealt anew for the so manieth time.
    Deal(u64),
}

impl From<u64> for Stream {
    fn from(entry: u64) -> Self {
        Self::Entry(entry)
    }
}

impl Stream {
    /// Its name: the text that is hashed into each of its words, before the word's number.
    fn name(self, campaign: CampaignId) -> String {
        match self {
            Self::Entry(seq) => format!("sternpost/1/{campaign}/{seq}"),
            Self::Start => format!("sternpost/2/{campaign}/start/0"),
            Self::Draw { draw, deal } => format!("sternpost/2/{campaign}/{draw}/{deal}"),
            Self::Deal(deal) => format!("sternpost/2/{campaign}/anew/{deal}"),
        }
    }
}

/// The random numbers of one stream.
pub struct Derived {
    key: ChanceKey,
    name: String,
    counter: u64,
}

impl Derived {
    /// A stream by its name; that of an entry by its number.
    #[must_use]
    pub fn new(key: impl Into<ChanceKey>, campaign: CampaignId, stream: impl Into<Stream>) -> Self {
        Self { key: key.into(), name: stream.into().name(campaign), counter: 0 }
    }

    fn word(&mut self) -> u32 {
        let bytes = hmac(&self.key.0, &format!("{}/{}", self.name, self.counter));
        self.counter += 1;
        u32::from_be_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])
    }
}

impl Source for Derived {
    fn below(&mut self, bound: u32) -> u32 {
        let limit = u32::MAX - u32::MAX % bound;
        loop {
            let word = self.word();
            if word < limit {
                return word % bound;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draws(secret: u8, seq: u64) -> Vec<u32> {
        below(10, 8, secret, seq)
    }

    fn below(bound: u32, count: usize, secret: u8, seq: u64) -> Vec<u32> {
        let secret = CampaignSecret([secret; 32]);
        let campaign: CampaignId = "00000000-0000-7000-8000-000000000001".parse().unwrap();
        let mut stream = Derived::new(&secret, campaign, seq);
        (0..count).map(|_| stream.below(bound)).collect()
    }

    /// Worked out with another HMAC implementation; a change would make every published secret useless.
    #[test]
    fn a_known_secret_gives_known_dice() {
        assert_eq!(draws(7, 3), [8, 9, 1, 5, 4, 5, 6, 1]);
    }

    /// Worked out by `tests/fair_chance.py`, which knows nothing of this code but `docs/fair-chance.md`.
    #[test]
    fn phrases_of_seats_give_known_dice() {
        let secret = CampaignSecret([7; 32]);
        let campaign: CampaignId = "00000000-0000-7000-8000-000000000001".parse().unwrap();
        let phrases = Phrases(vec![Some("the cat sat on the keyboard".to_owned()), None, Some("Würfel, fallt!".to_owned())]);
        let dice = |key: &ChanceKey| {
            let mut stream = Derived::new(key, campaign, 3);
            (0..8).map(|_| stream.below(10)).collect::<Vec<_>>()
        };
        assert_eq!(dice(&phrases.key(&secret, campaign)), [2, 7, 0, 6, 9, 1, 9, 1]);
        assert_eq!(dice(&Phrases(vec![None; 3]).key(&secret, campaign)), draws(7, 3), "nobody has added anything: as ever");
        let other = Phrases(vec![None, phrases.0[0].clone(), phrases.0[2].clone()]);
        assert_ne!(dice(&other.key(&secret, campaign)), dice(&phrases.key(&secret, campaign)), "whose phrase it is counts");
    }

    /// Worked out by `tests/fair_chance.py` as well.
    #[test]
    fn a_draw_has_known_dice_whatever_its_entry() {
        let secret = CampaignSecret([7; 32]);
        let campaign: CampaignId = "00000000-0000-7000-8000-000000000001".parse().unwrap();
        let phrases = Phrases(vec![Some("the cat sat on the keyboard".to_owned()), None, Some("Würfel, fallt!".to_owned())]);
        let dice = |stream: Stream| {
            let mut stream = Derived::new(phrases.key(&secret, campaign), campaign, stream);
            (0..8).map(|_| stream.below(10)).collect::<Vec<_>>()
        };
        assert_eq!(dice(Stream::Start), [3, 0, 3, 0, 1, 6, 3, 6]);
        assert_eq!(dice(Stream::Draw { draw: 3, deal: 0 }), [1, 2, 8, 1, 1, 5, 2, 8]);
        assert_eq!(dice(Stream::Draw { draw: 3, deal: 2 }), [1, 1, 9, 9, 9, 9, 9, 1]);
        assert_eq!(dice(Stream::Deal(2)), [7, 4, 5, 5, 8, 5, 6, 1]);
    }

    /// Of these words the second is 3336344659: it would make small numbers likelier.
    #[test]
    fn a_word_too_large_is_skipped() {
        let expected = [2_763_282_388, 468_562_051, 2_264_246_195, 2_942_627_264, 1_909_392_435, 1_275_042_666];
        assert_eq!(below(3_000_000_000, 6, 7, 3), expected);
    }

    /// Whoever knows the campaign and the entry, as everybody does, cannot work out what a bot will pick.
    #[test]
    fn a_bots_choices_begin_where_only_the_secret_says() {
        let campaign: CampaignId = "00000000-0000-7000-8000-000000000001".parse().unwrap();
        let seed = |secret: u8, seq: u64, seat: u8| CampaignSecret([secret; 32]).seed_of_bot(campaign, seq, Seat(seat));
        assert_eq!(seed(7, 3, 0), seed(7, 3, 0));
        for other in [seed(8, 3, 0), seed(7, 4, 0), seed(7, 3, 1), 3] {
            assert_ne!(other, seed(7, 3, 0));
        }
    }

    #[test]
    fn another_entry_or_secret_gives_other_dice() {
        assert_ne!(draws(7, 3), draws(7, 4));
        assert_ne!(draws(7, 3), draws(8, 3));
    }
}
