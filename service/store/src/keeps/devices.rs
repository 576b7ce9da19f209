//! The devices on which people are told that they are asked something.

use crate::{Device, StoreError};
use async_trait::async_trait;

/// The devices on which people are told that they are asked something.
#[async_trait]
pub trait Devices: Send + Sync {
    /// The devices of somebody, the oldest first.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn devices(&self, address: &str) -> Result<Vec<Device>, StoreError>;
    /// A device by its name.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn device(&self, id: &str) -> Result<Option<Device>, StoreError>;
    /// Keeps a device, in the place of what was known of the same browser; false if it is somebody else's, and it is not that browser which asks.
    ///
    /// # Errors
    /// If the database fails.
    async fn put_device(&self, device: &Device) -> Result<bool, StoreError>;
    /// Forgets a device of somebody; false if they have no such one.
    ///
    /// # Errors
    /// If the database fails.
    async fn drop_device(&self, address: &str, id: &str) -> Result<bool, StoreError>;
    /// Forgets all devices of somebody.
    ///
    /// # Errors
    /// If the database fails.
    async fn drop_devices_of(&self, address: &str) -> Result<(), StoreError>;
    /// The key of a name that all servers of the database share; if there is none, it is the one that is offered from now on.
    ///
    /// # Errors
    /// If the database fails.
    async fn server_key(&self, name: &str, offered: &str) -> Result<String, StoreError>;
}

macro_rules! keeps_devices {
    ($store:ty) => {
        #[async_trait]
        impl keeps::Devices for $store {
            async fn devices(&self, address: &str) -> Result<Vec<Device>, StoreError> {
                read!(self, devices, address)
            }
            async fn device(&self, id: &str) -> Result<Option<Device>, StoreError> {
                read!(self, device, id)
            }
            async fn put_device(&self, device: &Device) -> Result<bool, StoreError> {
                write!(self, put_device, device)
            }
            async fn drop_device(&self, address: &str, id: &str) -> Result<bool, StoreError> {
                write!(self, drop_device, address, id)
            }
            async fn drop_devices_of(&self, address: &str) -> Result<(), StoreError> {
                write!(self, drop_devices_of, address)
            }
            async fn server_key(&self, name: &str, offered: &str) -> Result<String, StoreError> {
                write!(self, server_key, name, offered)
            }
        }
    };
}
