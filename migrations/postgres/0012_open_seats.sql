-- The link by which whoever has it asks for a seat that nobody holds: one for each campaign, good for its latest generation while it is open.
CREATE TABLE open_links (
  campaign TEXT NOT NULL PRIMARY KEY REFERENCES campaigns (id),
  generation BIGINT NOT NULL,
  is_open BIGINT NOT NULL
);
