-- The position of each campaign as this server last had it: what play goes on from if other rules fold the log differently.
-- No cache: the log alone cannot say what an older version of the rules has shown.
CREATE TABLE heads (
  campaign TEXT NOT NULL PRIMARY KEY REFERENCES campaigns (id),
  seq BIGINT NOT NULL,
  revision BIGINT NOT NULL,
  body TEXT NOT NULL
);
