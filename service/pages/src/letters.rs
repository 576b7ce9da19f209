//! The page of a person's settings of letters: what they want, which way letters go, and how far they come.

use super::host::FieldError;
use super::layout::Page;
use super::told::Time;
use askama::Template;
use serde::Serialize;
use sternpost_core::Text;
use sternpost_model::pace::{self, Tz, zones};
use sternpost_model::wishes::{Every, Quiet, Rhythm, Wishes};
use sternpost_table::talk::delivery::{Arrival, SeatDelivery};
use sternpost_words::{PageWords, say};

/// The fields with which somebody says what they want of letters, as it is or as it was typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WishesFields {
    /// The reader's words.
    pub page_words: PageWords,
    /// Where they are sent.
    pub action: String,
    /// How soon a letter goes out: `at-once`, the minutes, or `daily`.
    pub rhythm: String,
    /// The hour of a daily letter.
    pub hour: u8,
    /// Whether one letter asks everything.
    pub is_together: bool,
    /// Whether there are quiet hours.
    pub is_quiet: bool,
    /// The quiet hours.
    pub quiet: (u8, u8),
    /// The zone.
    pub zone: String,
    /// How often letters tell what happened at tables one hosts: `day`, `week`, or nothing.
    pub hosting: &'static str,
    /// What is wrong.
    pub errors: Vec<FieldError>,
}

impl WishesFields {
    /// Filled with what is wanted.
    #[must_use]
    pub fn of(page_words: PageWords, action: impl Into<String>, wishes: &Wishes) -> Self {
        let (rhythm, hour) = match wishes.rhythm {
            Rhythm::AtOnce => ("at-once".to_owned(), 8),
            Rhythm::After { minutes } => (minutes.to_string(), 8),
            Rhythm::Daily { hour } => ("daily".to_owned(), hour),
        };
        let quiet = wishes.quiet.unwrap_or(Quiet { from: 22, to: 7 });
        Self {
            page_words,
            action: action.into(),
            rhythm,
            hour,
            is_together: wishes.together,
            is_quiet: wishes.quiet.is_some(),
            quiet: (quiet.from, quiet.to),
            zone: wishes.zone.name().to_owned(),
            hosting: match wishes.hosting.map(|hosting| hosting.every) {
                None => "",
                Some(Every::Day) => "day",
                Some(Every::Week) => "week",
            },
            errors: vec![],
        }
    }

    /// A message in the reader's words.
    #[must_use]
    pub fn t(&self, said: impl Into<Text>) -> String {
        self.page_words.t(said)
    }

    /// The rhythms, in words.
    #[must_use]
    pub fn rhythms(&self) -> Vec<(&'static str, String)> {
        vec![
            ("at-once", self.t(say::LETTERS_AT_ONCE)),
            ("15", self.t(say::LETTERS_15)),
            ("60", self.t(say::LETTERS_60)),
            ("240", self.t(say::LETTERS_240)),
            ("daily", self.t(say::LETTERS_DAILY)),
        ]
    }

    /// The choices of how often letters tell what happened at tables the person hosts, in words.
    #[must_use]
    pub fn hostings(&self) -> Vec<(&'static str, String)> {
        vec![("", self.t(say::HOSTING_NEVER)), ("day", self.t(say::HOSTING_DAY)), ("week", self.t(say::HOSTING_WEEK))]
    }

    /// The hours of a day, as clocks show them.
    #[must_use]
    pub fn hours(&self) -> Vec<(u8, String)> {
        (0..24).map(|hour| (hour, format!("{hour:02}:00"))).collect()
    }

    /// The error in a field, if it has one.
    #[must_use]
    pub fn error(&self, field: &str) -> Option<&str> {
        FieldError::of(&self.errors, field)
    }

    /// Every zone there is.
    #[must_use]
    pub fn zones(&self) -> Vec<&'static str> {
        zones().collect()
    }
}

/// A line about the delivery of a campaign's letters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DeliveryLine {
    /// Of whom, or of what.
    pub name: String,
    /// How far, in words.
    pub state: String,
    /// Whether something is wrong.
    pub is_trouble: bool,
}

impl DeliveryLine {
    /// Words the delivery of letters to a seat.
    #[must_use]
    pub fn of(page_words: PageWords, name: String, delivery: &SeatDelivery, zone: Tz) -> Self {
        Self { name, state: in_words(page_words, delivery, zone), is_trouble: is_trouble(delivery.state) }
    }
}

fn in_words(page_words: PageWords, delivery: &SeatDelivery, zone: Tz) -> String {
    let moment = |at| pace::Words::new(page_words.tag()).moment(at, zone);
    match (delivery.state, delivery.at, delivery.again_at) {
        (Arrival::Off, ..) => page_words.t(say::DELIVERY_OFF),
        (Arrival::Fine, ..) => page_words.t(say::DELIVERY_FINE),
        (Arrival::Queued, Some(at), _) => page_words.t(say::delivery_queued(moment(at))),
        (Arrival::Queued, None, _) => page_words.t(say::DELIVERY_WAITS),
        (Arrival::Sent, Some(at), _) => page_words.t(say::delivery_sent(moment(at))),
        (Arrival::Sent, None, _) => page_words.t(say::DELIVERY_FINE),
        (Arrival::Deferred, _, Some(again)) => page_words.t(say::delivery_deferred(moment(again))),
        (Arrival::Deferred, _, None) => page_words.t(say::DELIVERY_DELAYED),
        (Arrival::Bounced, ..) if delivery.has_second => page_words.t(say::DELIVERY_SECOND),
        (Arrival::Bounced, ..) => page_words.t(say::DELIVERY_BOUNCED),
        (Arrival::Unreachable, ..) => page_words.t(say::DELIVERY_UNREACHABLE),
    }
}

/// Whether something is wrong with letters that come so far.
fn is_trouble(state: Arrival) -> bool {
    match state {
        Arrival::Off | Arrival::Fine | Arrival::Queued | Arrival::Sent => false,
        Arrival::Deferred | Arrival::Bounced | Arrival::Unreachable => true,
    }
}

/// The second way of somebody's letters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SecondWay {
    /// Where it leads, in a sentence.
    pub to: String,
    /// Whether it is used besides the first.
    pub is_always: bool,
}

/// The refused input for a second way.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SecondTyped {
    /// The second address.
    pub mail: String,
    /// The address of a webhook.
    pub url: String,
    /// What is wrong: fields `mail` and `url`.
    pub errors: Vec<FieldError>,
}

impl SecondTyped {
    /// The error in a field, if it has one.
    #[must_use]
    pub fn error(&self, field: &str) -> Option<&str> {
        FieldError::of(&self.errors, field)
    }
}

/// A device on which somebody is told that they are asked something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DeviceLine {
    /// Its name in forms.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Since when it is told.
    pub since: Time,
}

/// The devices of a reader, and what this one needs to become one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DeviceFields {
    /// The key with which browsers subscribe.
    pub key: String,
    /// The devices that are told.
    pub devices: Vec<DeviceLine>,
    /// What the reader's device could be called.
    pub name: String,
    /// What came of trying one.
    pub said: Option<String>,
    /// Why one is not told.
    pub error: Option<String>,
}

/// Somebody's letters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/letters.html")]
pub struct LettersPage {
    /// The frame.
    pub page: Page,
    /// Where everything but the wishes is sent.
    pub action: String,
    /// If letters do not arrive: what is known of it.
    pub trouble: Option<String>,
    /// What is wanted.
    pub wishes: WishesFields,
    /// The devices that are told.
    pub devices: DeviceFields,
    /// How far letters come, for each campaign.
    pub lines: Vec<DeliveryLine>,
    /// The second way, if there is one.
    pub second: Option<SecondWay>,
    /// What was typed about one.
    pub typed: SecondTyped,
    /// The secret of a webhook that was just named, and what came of a first call: shown once.
    pub secret: Option<(String, String)>,
}
