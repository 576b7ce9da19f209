//! Statements on the devices on which people are told that they are asked something, and on the key by which push services know the servers of a
//! database.

use crate::sql::{Connection, Row, sql};
use crate::{Device, Store, StoreError};
use sternpost_model::device_keys::DeviceKeys;

impl Store {
    /// The devices of somebody, the oldest first.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn devices(&self, address: &str) -> Result<Vec<Device>, StoreError> {
        let q = sql("SELECT id, address, endpoint, p256dh, auth, name, since FROM devices WHERE address = $1 ORDER BY since, id");
        self.fetch_all(q.bind(address)).await?.iter().map(read_device).collect()
    }

    /// A device by its name.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn device(&self, id: &str) -> Result<Option<Device>, StoreError> {
        let q = sql("SELECT id, address, endpoint, p256dh, auth, name, since FROM devices WHERE id = $1").bind(id);
        self.fetch_optional(q).await?.as_ref().map(read_device).transpose()
    }

    /// Keeps a device, in the place of what was known of the same browser; false if it is somebody else's, and it is not that browser which asks: a
    /// browser that somebody else has used is theirs only with the keys that the browser alone knows.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn put_device(&self, device: &Device) -> Result<bool, StoreError> {
        let q = sql("INSERT INTO devices (id, address, endpoint, p256dh, auth, name, since) VALUES ($1, $2, $3, $4, $5, $6, $7) \
             ON CONFLICT (endpoint) DO UPDATE SET id = excluded.id, address = excluded.address, p256dh = excluded.p256dh, \
             auth = excluded.auth, name = excluded.name, since = excluded.since \
             WHERE devices.address = excluded.address OR (devices.p256dh = excluded.p256dh AND devices.auth = excluded.auth)");
        let Device { id, address, endpoint, keys, name, since } = device;
        let q = q.bind(id).bind(address).bind(endpoint).bind(keys.p256dh()).bind(keys.auth()).bind(name).bind(*since);
        Ok(self.execute(q).await? > 0)
    }

    /// Forgets a device of somebody; false if they have no such one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn drop_device(&self, address: &str, id: &str) -> Result<bool, StoreError> {
        let q = sql("DELETE FROM devices WHERE address = $1 AND id = $2").bind(address).bind(id);
        Ok(self.execute(q).await? > 0)
    }

    /// Forgets all devices of somebody.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn drop_devices_of(&self, address: &str) -> Result<(), StoreError> {
        self.execute(sql("DELETE FROM devices WHERE address = $1").bind(address)).await?;
        Ok(())
    }

    /// The key of a name that all servers of the database share; if there is none, it is the one that is offered from now on. Of several servers that
    /// offer one at once, the first is followed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn server_key(&self, name: &str, offered: &str) -> Result<String, StoreError> {
        Box::pin(self.writing(async |c| agreed_key(c, name, offered).await)).await
    }
}

async fn agreed_key(c: &mut Connection<'_>, name: &str, offered: &str) -> Result<String, StoreError> {
    let q = sql("INSERT INTO server_keys (name, body) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING");
    q.bind(name).bind(offered).execute(c).await?;
    let q = sql("SELECT body FROM server_keys WHERE name = $1").bind(name);
    q.fetch_one(c).await?.of("server_keys", &name).text("body")
}

fn read_device(row: &Row) -> Result<Device, StoreError> {
    let of = format!("device {}", row.get::<String>("id")?);
    let row = row.of("devices", &of);
    let keys = DeviceKeys::read(&row.text("p256dh")?, &row.text("auth")?);
    Ok(Device {
        id: row.text("id")?,
        address: row.text("address")?,
        endpoint: row.text("endpoint")?,
        keys: keys.ok_or_else(|| row.wrong("p256dh", "these are no keys of a device"))?,
        name: row.text("name")?,
        since: row.time("since")?,
    })
}
