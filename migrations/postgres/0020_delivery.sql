-- A letter that waits because its reader wants it later: until then nobody takes it (`leased_until`), and it was not tried.
ALTER TABLE letters ADD COLUMN held BIGINT NOT NULL DEFAULT 0;
-- The keys of the addresses that bounces of letters go to: only a hash of each. A report counts only if it comes to one.
CREATE TABLE bounce_keys (
  key_hash TEXT NOT NULL PRIMARY KEY,
  letter TEXT NOT NULL,
  made_at BIGINT NOT NULL
);
CREATE INDEX bounce_keys_by_age ON bounce_keys (made_at);
-- Ways on which letters were lost: an address, or that of a webhook. `letter` is the last one lost, which counts once; `told`: the hosts know.
CREATE TABLE lost_ways (
  way TEXT NOT NULL PRIMARY KEY,
  times BIGINT NOT NULL,
  letter TEXT NOT NULL,
  lost_at BIGINT NOT NULL,
  told BIGINT NOT NULL
);
-- What people want of letters, over all campaigns; and their second way.
CREATE TABLE wishes (
  address TEXT NOT NULL PRIMARY KEY,
  body TEXT NOT NULL,
  second TEXT
);
