//! The statements both databases share, written once: a macro that makes a module of them for one driver.
//!
//! Numbered placeholders, BIGINT, TEXT and BYTEA/BLOB mean the same to both. What differs (claiming, notices, opening) is in
//! the module of each database.

#[macro_use]
mod writing;
#[macro_use]
mod beside;
#[macro_use]
mod sealed;
#[macro_use]
mod campaigns;
#[macro_use]
mod log;
#[macro_use]
mod outbox;
#[macro_use]
mod people;
#[macro_use]
mod drafts;
#[macro_use]
mod promises;
#[macro_use]
mod talk;
#[macro_use]
mod pace;
#[macro_use]
mod inbound;
#[macro_use]
mod channels;
#[macro_use]
mod devices;
#[macro_use]
mod letter_links;
#[macro_use]
mod delivery;
#[macro_use]
mod orders;
#[macro_use]
mod seating;
#[macro_use]
mod figures;
#[macro_use]
mod roles;

macro_rules! statements {
    ($db:ty, $connection:ty, $row:ty) => {
        use crate::channels::Channel;
        use crate::delivery::{BounceKey, LostWay};
        use crate::devices::Device;
        use crate::figures::Figures;
        use crate::gathering::{GATHER_LETTERS, LETTERS_TO_GATHER};
        use crate::group::{Group, Written};
        use crate::inbound::{Inbound, InboundState, ReplyKey};
        use crate::letter_links::LetterLink;
        use crate::orders::{OrdersChange, StandingOrder};
        use crate::promises::Promise;
        use crate::roles::{Arbiter, ArbiterChange, ArbiterProposal, ArbiterUpdate, EndedSessions, Session, Spectators, Watching};
        use crate::rows::{
            Campaign, ClaimedLetters, DeliveryState, Draft, KeptWatch, Mark, NewLetter, Sealed, SealedChange, SeatChange, SeatRow,
            SeatState, SeatUpdate, Seen, Settled, Status, StoredLetter, StoredLine, StoredPosition, UnreadableRow, WatchChange, word,
        };
        use crate::seating::{FormerHolder, SeatOffer, Seating, Substitute};
        use crate::talk::{Digest, Said, SaidAs, TalkMarks};
        use crate::writer::Verdict;
        use crate::{Commit, Creation, Idempotency, Remembered, StoreError};
        use chrono::{DateTime, Utc};
        use sqlx::{Connection as _, QueryBuilder, Row};
        use std::collections::BTreeMap;
        use sternpost_log::{CampaignId, CampaignSecret, Entry, Given, NewEntry, Phrases};
        use sternpost_model::device_keys::DeviceKeys;
        use sternpost_model::language::Language;
        use sternpost_model::letter::{Gathered, Letter};
        use sternpost_model::wishes::{Second, Secret, Wishes};

        pub(super) type Out<T> = Result<T, StoreError>;

        /// Rows of one statement: both databases bound the number of values.
        const ROWS: usize = 2_000;
        /// Statements of so few rows are prepared once and kept: preparing one takes Postgres as long as carrying it out. Larger
        /// ones cost little for each row.
        const FEW: usize = 48;

        pub(super) fn micros(time: DateTime<Utc>) -> i64 {
            time.timestamp_micros()
        }
        pub(super) fn number(n: u64) -> i64 {
            i64::try_from(n).unwrap_or(i64::MAX)
        }

        writing_statements!($db, $connection, $row);
        beside_statements!($db, $connection);
        sealed_statements!($db, $connection, $row);
        campaigns_statements!($db, $connection, $row);
        log_statements!($db, $connection, $row);
        outbox_statements!($db, $connection, $row);
        letter_links_statements!($connection, $row);
        channels_statements!($connection, $row);
        devices_statements!($connection, $row);
        pace_statements!($connection);
        people_statements!($db, $connection, $row);
        drafts_statements!($connection);
        promises_statements!($connection, $row);
        talk_statements!($connection, $row);
        inbound_statements!($connection, $row);
        delivery_statements!($connection, $row);
        orders_statements!($connection, $row);
        seating_statements!($connection, $row);
        figures_statements!($connection);
        roles_statements!($connection, $row);
    };
}
