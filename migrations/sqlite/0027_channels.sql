-- Where a campaign is told of to people beside the table: a channel of Discord or Slack, or a program. `told` is the last entry that a post in the
-- outbox has told of.
CREATE TABLE channels (
  campaign TEXT NOT NULL PRIMARY KEY REFERENCES campaigns (id),
  url TEXT NOT NULL,
  format TEXT NOT NULL,
  secret TEXT NOT NULL,
  language TEXT NOT NULL,
  told INTEGER NOT NULL
);
