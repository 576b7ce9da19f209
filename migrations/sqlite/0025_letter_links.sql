-- Where the short links of letters lead: a seat, and the question its letter asked. Only a hash of the link is kept. It answers until
-- `expires_at`; until `lets_in_until` it lets its seat in to the pages beside the question.
CREATE TABLE letter_links (
  token_hash TEXT NOT NULL PRIMARY KEY,
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seat INTEGER NOT NULL,
  generation INTEGER NOT NULL,
  question TEXT NOT NULL,
  version INTEGER NOT NULL,
  lets_in_until INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE INDEX letter_links_by_age ON letter_links (expires_at);
