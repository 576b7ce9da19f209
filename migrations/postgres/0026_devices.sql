-- The devices on which somebody is told that they are asked something: where their push service listens, and the keys by which only the device
-- reads what is told. One browser is one endpoint, and belongs to one person.
CREATE TABLE devices (
  id TEXT NOT NULL PRIMARY KEY,
  address TEXT NOT NULL,
  endpoint TEXT NOT NULL UNIQUE,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  name TEXT NOT NULL,
  since BIGINT NOT NULL
);
CREATE INDEX devices_by_address ON devices (address);
-- Keys that the servers of one database share, each made once.
CREATE TABLE server_keys (
  name TEXT NOT NULL PRIMARY KEY,
  body TEXT NOT NULL
);
