//! Reply addresses: each letter that asks has one of its own, with a key that nobody can guess.

use hmac::{Hmac, KeyInit, Mac};
use lettre::Address;
use sha2::{Digest, Sha256};
use sternpost_game::hex;

/// Letters of a key: 130 bits.
pub const KEY_LETTERS: usize = 26;
/// Small letters and digits that no reader takes for each other (RFC 4648, 6): mail programs may change the case, and nothing else.
const ALPHABET: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";
/// The placeholder of the key in the configured address.
const PLACE: &str = "{key}";
/// The longest part before the `@` (RFC 5321, 4.5.3.1.1).
const LONGEST_LOCAL: usize = 64;
/// Keys looked for in one header.
const MOST_KEYS: usize = 8;

/// Makes and reads the addresses of replies.
#[derive(Clone)]
pub struct ReplyAddresses {
    before: String,
    after: String,
    /// The domain of our Message-IDs.
    our_domain: String,
    /// Addresses of ours without a key.
    bare: Vec<String>,
    secret: [u8; 32],
    bounces: [u8; 32],
}

impl ReplyAddresses {
    /// The addresses made of the configured one: `post@example.org` becomes `post+KEY@example.org`, `post-{key}@example.org` has it there.
    ///
    /// # Errors
    /// What is wrong with the address.
    pub fn new(configured: &str, from: &Address, signing_key: &[u8]) -> Result<Self, String> {
        let (local, domain) = configured.rsplit_once('@').ok_or("no `@`")?;
        if local.is_empty() {
            return Err("nothing before the `@`".to_owned());
        }
        let local = if local.contains(PLACE) { local.to_owned() } else { format!("{local}+{PLACE}") };
        let (before, after) = local.split_once(PLACE).ok_or("no place for the key")?;
        if after.contains(PLACE) {
            return Err("the key stands there twice".to_owned());
        }
        if before.len() + KEY_LETTERS + after.len() > LONGEST_LOCAL {
            return Err(format!("with its key the part before the `@` is longer than {LONGEST_LOCAL} letters"));
        }
        let sample = format!("{before}{}{after}@{domain}", "a".repeat(KEY_LETTERS));
        sample.parse::<Address>().map_err(|error| format!("`{sample}` is no address: {error}"))?;
        let derived = |purpose: &[u8]| -> [u8; 32] {
            let mut mac = Hmac::<Sha256>::new_from_slice(signing_key).expect("a key may have any length");
            mac.update(purpose);
            mac.finalize().into_bytes().into()
        };
        let bare = before.trim_end_matches(['+', '-', '.', '_']);
        let bare = (!bare.is_empty()).then(|| format!("{bare}{after}@{domain}"));
        let from_address: &str = from.as_ref();
        Ok(Self {
            before: before.to_lowercase(),
            after: format!("{after}@{domain}").to_lowercase(),
            our_domain: from.domain().to_lowercase(),
            bare: bare.as_deref().into_iter().chain([from_address]).map(str::to_lowercase).collect(),
            secret: derived(b"sternpost/replies"),
            bounces: derived(b"sternpost/bounces"),
        })
    }

    /// The key of a letter: the same whenever it is written.
    #[must_use]
    pub fn key_of(&self, letter: &str) -> String {
        key(&self.secret, letter)
    }

    /// The key of the address to which a letter's bounces go: another than that of its replies, and of as little use for anything else.
    #[must_use]
    pub fn bounce_key_of(&self, letter: &str) -> String {
        key(&self.bounces, letter)
    }

    /// The address to which a reply with a key goes.
    #[must_use]
    pub fn address(&self, key: &str) -> String {
        format!("{}{key}{}", self.before, self.after)
    }

    /// The key of an address, if it is one of ours that has one.
    #[must_use]
    pub fn key_in(&self, address: &str) -> Option<String> {
        let address = address.trim().to_lowercase();
        let key = address.strip_prefix(&self.before)?.strip_suffix(&self.after)?;
        is_key(key).then(|| key.to_owned())
    }

    /// Whether it is an address of ours without a key: a mail to it may name its key elsewhere.
    #[must_use]
    pub fn is_bare(&self, address: &str) -> bool {
        self.bare.contains(&address.trim().to_lowercase())
    }

    /// The keys of the addresses that stand in a header, in their order.
    #[must_use]
    pub fn keys_in_addresses(&self, header: &str) -> Vec<String> {
        // Some mail programs quote an address or put a name around it: whatever cannot be part of one ends it.
        let is_end = |letter: char| letter.is_whitespace() || matches!(letter, '<' | '>' | ',' | ';' | '"' | '(' | ')' | '[' | ']');
        distinct(header.split(is_end).filter_map(|word| self.key_in(word)))
    }

    /// The keys of our letters that stand in a header of Message-IDs, the last one named first: that is the one that was answered.
    #[must_use]
    pub fn keys_in_message_ids(&self, header: &str) -> Vec<String> {
        let header = header.to_lowercase();
        let key = |word: &str| {
            let (local, domain) = word.rsplit_once('@')?;
            let (_, key) = local.rsplit_once('.')?;
            (domain == self.our_domain && is_key(key)).then(|| key.to_owned())
        };
        let is_end = |letter: char| letter.is_whitespace() || matches!(letter, '<' | '>' | ',');
        distinct(header.rsplit(is_end).filter_map(key))
    }
}

fn key(secret: &[u8; 32], letter: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret).expect("a key may have any length");
    mac.update(letter.as_bytes());
    base32(&mac.finalize().into_bytes())
}

/// A key as it is kept.
#[must_use]
pub fn hash_of(key: &str) -> String {
    hex(&Sha256::digest(key))
}

fn is_key(text: &str) -> bool {
    text.len() == KEY_LETTERS && text.bytes().all(|letter| ALPHABET.contains(&letter))
}

fn distinct(keys: impl Iterator<Item = String>) -> Vec<String> {
    let mut found: Vec<String> = vec![];
    for key in keys {
        if found.len() < MOST_KEYS && !found.contains(&key) {
            found.push(key);
        }
    }
    found
}

/// The first letters of bytes in base 32.
fn base32(bytes: &[u8]) -> String {
    let bit = |at: usize| usize::from(bytes[at / 8] >> (7 - at % 8) & 1);
    (0..KEY_LETTERS).map(|n| char::from(ALPHABET[(0..5).fold(0, |five, at| five * 2 + bit(n * 5 + at))])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn addresses(configured: &str) -> ReplyAddresses {
        ReplyAddresses::new(configured, &"game@post.example".parse().unwrap(), b"a key for tests only, long enough to be one").unwrap()
    }

    #[test]
    fn a_letters_address_is_read_back_whatever_mail_programs_do_to_it() {
        for configured in ["post@reply.example", "post-{key}@reply.example", "{key}@reply.example"] {
            let ours = addresses(configured);
            let key = ours.key_of("0a1b2c");
            assert_eq!(key.len(), KEY_LETTERS);
            let address = ours.address(&key);
            assert_eq!(ours.key_in(&address), Some(key.clone()), "{address}");
            assert_eq!(ours.key_in(&address.to_uppercase()), Some(key.clone()));
            for header in
                [address.clone(), format!("\"Sternpost\" <{address}>, x@y.test"), format!("x@y.test,<{}>", address.to_uppercase())]
            {
                assert_eq!(ours.keys_in_addresses(&header), std::slice::from_ref(&key), "{header}");
            }
            assert_ne!(ours.key_of("0a1b2d"), key);
            assert_ne!(ours.bounce_key_of("0a1b2c"), key, "who can bounce a letter cannot answer it");
        }
    }

    #[test]
    fn other_addresses_have_no_key() {
        let ours = addresses("post@reply.example");
        let key = ours.key_of("x");
        for other in
            ["post@reply.example".to_owned(), format!("post+{key}@other.example"), format!("pst+{key}@reply.example"), String::new()]
        {
            assert_eq!(ours.key_in(&other), None, "{other}");
        }
        assert_eq!(ours.key_in(&format!("post+{}@reply.example", &key[1..])), None);
        assert_eq!(ours.key_in(&format!("post+{}1@reply.example", &key[1..])), None, "1 is no letter of a key");
        assert!(ours.is_bare("Post@Reply.example") && ours.is_bare("game@post.example") && !ours.is_bare("ada@a.test"));
    }

    #[test]
    fn the_letter_that_was_answered_is_named_last() {
        let ours = addresses("post@reply.example");
        let (old, new) = (ours.key_of("old"), ours.key_of("new"));
        let references = format!("<campaign-1-seat-2@post.example> <old.{old}@post.example>\r\n <new.{new}@POST.example> <x@y.test>");
        assert_eq!(ours.keys_in_message_ids(&references), [new, old]);
        assert_eq!(ours.keys_in_message_ids(&format!("<a.{}@elsewhere.example>", ours.key_of("a"))), Vec::<String>::new());
    }

    #[test]
    fn an_address_that_cannot_bear_a_key_is_refused() {
        let new = |configured: &str| ReplyAddresses::new(configured, &"game@post.example".parse().unwrap(), b"key").err();
        for wrong in ["post", "@x.example", "post {key}@x.example", "{key}{key}@x.example", &format!("{}@x.example", "p".repeat(60))] {
            assert!(new(wrong).is_some(), "{wrong}");
        }
    }
}
