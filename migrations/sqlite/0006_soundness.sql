-- A row that is written to see whether the database takes writes, with as much beside it as a large turn brings.
CREATE TABLE probe (
  id INTEGER NOT NULL PRIMARY KEY,
  number INTEGER NOT NULL,
  filler BLOB
);
INSERT INTO probe (id, number) VALUES (1, 0);

-- Changes of campaigns and seats, for other processes on the same file: an operator's command tells the server.
CREATE TABLE notices (
  number INTEGER PRIMARY KEY,
  writer TEXT NOT NULL,
  campaign TEXT NOT NULL REFERENCES campaigns (id)
);

-- Which campaign a form or a call with a key has made, and out of what: the same again makes no second one.
CREATE TABLE creations (
  number INTEGER PRIMARY KEY,
  address TEXT NOT NULL,
  key TEXT NOT NULL,
  payload TEXT NOT NULL,
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  created_at INTEGER NOT NULL,
  UNIQUE (address, key)
);
