//! What a store keeps, by subject: a trait each, and its methods, written once for both databases (reads go through the database's `read!`, small writes
//! through its `write!`). Whoever has a [`Store`](super::Store) has all of them.

#[macro_use]
mod beside;
#[macro_use]
mod campaigns;
#[macro_use]
mod channels;
#[macro_use]
mod delivery;
#[macro_use]
mod devices;
#[macro_use]
mod inbound;
#[macro_use]
mod outbox;
#[macro_use]
mod people;
#[macro_use]
mod positions;
#[macro_use]
mod seating;
#[macro_use]
mod talk;
#[macro_use]
mod upkeep;

pub use beside::BesideTheLog;
pub use campaigns::Campaigns;
pub use channels::Channels;
pub use delivery::Deliveries;
pub use devices::Devices;
pub use inbound::Incoming;
pub use outbox::Outbox;
pub use people::People;
pub use positions::Positions;
pub use seating::Roles;
pub use talk::TableTalk;
pub use upkeep::Upkeep;

/// Everything a [`Store`](super::Store) is, of a database.
macro_rules! store_methods {
    ($store:ty) => {
        keeps_beside!($store);
        keeps_campaigns!($store);
        keeps_channels!($store);
        keeps_delivery!($store);
        keeps_devices!($store);
        keeps_inbound!($store);
        keeps_outbox!($store);
        keeps_people!($store);
        keeps_positions!($store);
        keeps_seating!($store);
        keeps_talk!($store);
        keeps_upkeep!($store);

        #[async_trait]
        impl Store for $store {
            async fn commit(&self, commit: Commit) -> Result<(), StoreError> {
                self.writers.commit(commit).await
            }
            fn subscribe(&self) -> broadcast::Receiver<Change> {
                self.changes.subscribe()
            }
        }
    };
}
