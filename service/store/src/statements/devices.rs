//! The devices that are told, and the key by which push services know the servers of a database.

macro_rules! devices_statements {
    ($connection:ty, $row:ty) => {
        fn read_device(row: &$row) -> Out<Device> {
            let of = format!("device {}", row.try_get::<String, _>("id")?);
            let row = Cells { row, table: "devices", of: &of };
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

        pub(super) async fn devices(c: &mut $connection, address: &str) -> Out<Vec<Device>> {
            let q =
                sqlx::query("SELECT id, address, endpoint, p256dh, auth, name, since FROM devices WHERE address = $1 ORDER BY since, id");
            q.bind(address).fetch_all(c).await?.iter().map(read_device).collect()
        }

        pub(super) async fn device(c: &mut $connection, id: &str) -> Out<Option<Device>> {
            let q = sqlx::query("SELECT id, address, endpoint, p256dh, auth, name, since FROM devices WHERE id = $1");
            q.bind(id).fetch_optional(c).await?.as_ref().map(read_device).transpose()
        }

        /// A browser that somebody else has used is theirs only with the keys that the browser alone knows.
        pub(super) async fn put_device(c: &mut $connection, device: &Device) -> Out<bool> {
            let q = sqlx::query(
                "INSERT INTO devices (id, address, endpoint, p256dh, auth, name, since) VALUES ($1, $2, $3, $4, $5, $6, $7) \
                 ON CONFLICT (endpoint) DO UPDATE SET id = excluded.id, address = excluded.address, p256dh = excluded.p256dh, \
                 auth = excluded.auth, name = excluded.name, since = excluded.since \
                 WHERE devices.address = excluded.address OR (devices.p256dh = excluded.p256dh AND devices.auth = excluded.auth)",
            );
            let Device { id, address, endpoint, keys, name, since } = device;
            let q = q.bind(id.as_str()).bind(address.as_str()).bind(endpoint.as_str()).bind(keys.p256dh()).bind(keys.auth());
            Ok(q.bind(name.as_str()).bind(micros(*since)).execute(c).await?.rows_affected() > 0)
        }

        pub(super) async fn drop_device(c: &mut $connection, address: &str, id: &str) -> Out<bool> {
            let q = sqlx::query("DELETE FROM devices WHERE address = $1 AND id = $2");
            Ok(q.bind(address).bind(id).execute(c).await?.rows_affected() > 0)
        }

        pub(super) async fn drop_devices_of(c: &mut $connection, address: &str) -> Out<()> {
            sqlx::query("DELETE FROM devices WHERE address = $1").bind(address).execute(c).await?;
            Ok(())
        }

        /// Of several servers that offer one at once, the first is followed.
        pub(super) async fn server_key(c: &mut $connection, name: &str, offered: &str) -> Out<String> {
            let q = sqlx::query("INSERT INTO server_keys (name, body) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING");
            q.bind(name).bind(offered).execute(&mut *c).await?;
            let row = sqlx::query("SELECT body FROM server_keys WHERE name = $1").bind(name).fetch_one(c).await?;
            Cells { row: &row, table: "server_keys", of: name }.text("body")
        }
    };
}
