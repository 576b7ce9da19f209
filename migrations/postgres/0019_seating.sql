-- Seats change hands. An offer of a seat to somebody, or somebody's wish to have it back: good for the generation of the seat's links it was made
-- under, so that all offers of a seat are dead when it has passed to one.
CREATE TABLE seat_offers (
  id TEXT NOT NULL PRIMARY KEY,
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seat BIGINT NOT NULL,
  body TEXT NOT NULL,
  made_at BIGINT NOT NULL
);
CREATE INDEX seat_offers_by_campaign ON seat_offers (campaign, seat);
-- Who held a seat before, up to which generation of its links: old letters lead to what became of it, and to asking for it back.
CREATE TABLE former_holders (
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seat BIGINT NOT NULL,
  generation BIGINT NOT NULL,
  address TEXT NOT NULL,
  name TEXT NOT NULL,
  language TEXT NOT NULL,
  left_at BIGINT NOT NULL,
  seq BIGINT NOT NULL,
  PRIMARY KEY (campaign, seat, generation)
);
-- Who would take over a seat of a campaign.
CREATE TABLE substitutes (
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  address TEXT NOT NULL,
  name TEXT NOT NULL,
  language TEXT NOT NULL,
  offered_at BIGINT NOT NULL,
  PRIMARY KEY (campaign, address)
);
-- The link by which whoever has it offers to be one: good for its latest generation while it is open.
CREATE TABLE substitute_links (
  campaign TEXT NOT NULL PRIMARY KEY REFERENCES campaigns (id),
  generation BIGINT NOT NULL,
  is_open BIGINT NOT NULL
);
-- Whose private talk and promises the holder of a seat may read besides the own: those who held it before and said so, by a hash of the address.
ALTER TABLE seats ADD COLUMN heir_of TEXT NOT NULL DEFAULT '[]';
