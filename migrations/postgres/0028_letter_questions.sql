-- Which question a turn letter asks, and whose receipt a receipt is: told by what the letter needs to know, wherever in it that stands. Servers that
-- know nothing of these columns fill them as well.
ALTER TABLE letters
  ADD COLUMN question TEXT GENERATED ALWAYS AS (CASE WHEN kind = 'turn' THEN payload::json ->> 'question' END) STORED,
  ADD COLUMN generation BIGINT GENERATED ALWAYS AS (CASE WHEN kind = 'receipt' THEN (payload::json ->> 'generation')::bigint END) STORED;
