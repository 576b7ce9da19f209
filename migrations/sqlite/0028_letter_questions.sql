-- Which question a turn letter asks, and whose receipt a receipt is: told by what the letter needs to know, wherever in it that stands.
ALTER TABLE letters ADD COLUMN question TEXT
  GENERATED ALWAYS AS (CASE WHEN kind = 'turn' AND json_valid(payload) THEN json_extract(payload, '$.question') END) VIRTUAL;
ALTER TABLE letters ADD COLUMN generation INTEGER
  GENERATED ALWAYS AS (CASE WHEN kind = 'receipt' AND json_valid(payload) THEN json_extract(payload, '$.generation') END) VIRTUAL;
