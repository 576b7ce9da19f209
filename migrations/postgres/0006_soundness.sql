-- A row that is written to see whether the database takes writes.
CREATE TABLE probe (
  id BIGINT NOT NULL PRIMARY KEY,
  number BIGINT NOT NULL
);
INSERT INTO probe (id, number) VALUES (1, 0);

-- Which campaign a form or a call with a key has made, and out of what: the same again makes no second one.
CREATE TABLE creations (
  number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  address TEXT NOT NULL,
  key TEXT NOT NULL,
  payload TEXT NOT NULL,
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  created_at BIGINT NOT NULL,
  UNIQUE (address, key)
);
